"""Let FSDP 2 gather the parts of a 4-bit weight without changing a bit.

FSDP 2 gathers plain shards with torch._foreach_copy_, which converts to float32 on CUDA. If the
storage is bfloat16 or float16, the conversion changes each pair of packed bytes that forms a NaN. A
mixed-precision policy of FSDP converts every byte. Therefore `fsdp_pre_all_gather`, which FSDP 2
calls, returns the bytes as integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble import errors
from nybble._torch import private

if TYPE_CHECKING:
    from torch.distributed.device_mesh import DeviceMesh

# NCCL and gloo do not support two-byte integers.
_INTEGERS = {1: torch.uint8, 2: torch.uint8, 4: torch.int32, 8: torch.int64}

# operators that return a PackedShard for a PackedShard, for FSDP and its checkpoints
_KEPT = frozenset(
    getattr(torch.ops.aten, name)
    for name in ("detach", "slice", "view", "clone", "_to_copy", "_pin_memory", "new_zeros")
)


class PackedShard(Tensor):
    """Rows of packed bytes in any storage dtype. nn.Parameter keeps this class (a wrapper
    subclass)."""

    bits: Tensor

    @staticmethod
    def __new__(cls, bits: Tensor) -> PackedShard:
        made: PackedShard = private.make_wrapper_subclass(
            cls, bits.shape, bits.stride(), bits.storage_offset(), dtype=bits.dtype,
            device=bits.device,
        )  # fmt: skip
        made.bits = bits
        return made

    __torch_function__ = private.no_torch_function

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]
        cls, func: Any, types: object, args: Any = (), kwargs: Any = None
    ) -> Any:
        plain = private.map_tensors(cls, lambda shard: shard.bits, (args, kwargs))
        result = func(*plain[0], **(plain[1] or {}))
        if func is torch.ops.aten.copy_.default:
            return args[0]
        return cls(result) if func.overloadpacket in _KEPT else result

    def __reduce_ex__(self, protocol: object) -> Any:
        # a checkpoint stores a shard as a plain tensor
        return self.bits.__reduce_ex__(protocol)  # type: ignore[no-untyped-call]

    def __repr__(self, *, tensor_contents: object = None) -> str:  # type: ignore[override]
        return f"PackedShard({self.bits!r})"

    def fsdp_pre_all_gather(
        self, mesh: DeviceMesh, outer_size: torch.Size, outer_stride: tuple[int, ...],
        module: torch.nn.Module, mp_policy: object,
    ) -> tuple[tuple[Tensor, ...], torch.dtype]:  # fmt: skip
        """Return this process's part, padded to the size of the first shard."""
        rows, left = divmod(outer_size[0], mesh.size())
        shard = self.bits
        if left:  # FSDP's storage has the padding after the shard
            shard = shard.as_strided((rows + 1, *outer_size[1:]), shard.stride())
        if not left or shard.element_size() != 2:
            return (shard.view(_INTEGERS[shard.element_size()]),), shard.dtype
        if shard.is_cuda:  # FSDP does not accept the changed shape of padded bytes
            raise errors.InvalidArgument(
                f"quant_storage is {shard.dtype}: {outer_size[0]} rows cannot be divided among "
                f"{mesh.size()} processes evenly; use quant_storage=torch.uint8 or torch.float32"
            )
        return (shard,), shard.dtype  # on CPUs, FSDP copies every bit unchanged

    def fsdp_post_all_gather(
        self, all_gather_outputs: tuple[Tensor, ...], metadata: torch.dtype,
        param_dtype: torch.dtype, *, out: Tensor | None = None,
    ) -> tuple[Tensor, tuple[Tensor, ...]] | None:  # fmt: skip
        """Return the whole weight as a view of the gathered bytes. If `out` is given, `out` is
        already this view, and None is returned."""
        if out is not None:
            return None
        return all_gather_outputs[0].view(metadata), ()


def with_packed_shard(weight: Tensor) -> Tensor:
    """Make the local part of a DTensor a PackedShard; return other tensors unchanged."""
    if not hasattr(weight, "to_local"):
        return weight
    from torch.distributed.tensor import DTensor  # already imported, because weight is a DTensor

    assert isinstance(weight, DTensor)
    part = weight.to_local().detach()
    if isinstance(part, PackedShard):
        return weight
    return DTensor.from_local(
        PackedShard(part), weight.device_mesh, weight.placements, run_check=False,
        shape=weight.shape, stride=weight.stride(),
    )  # fmt: skip
