"""Optimizer states of DTensors (FSDP 2, tensor parallelism), sharded like their parameters.

Each process has the states of its part of a parameter, with its own blocks of 8-bit and 4-bit
states. A DTensor of scales, or of packed 4-bit codes, is the concatenation of the scales or codes
of all parts. The scales or codes of a smaller part are padded to the size of the largest part.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

import torch
import torch.distributed as dist
from torch import Tensor

from nybble._torch.private import is_traceable_wrapper_subclass
from nybble._torch.releases import dtensors
from nybble.errors import InvalidArgument, Unsupported
from nybble.ops.optim.calls import BLOCK_SIZE, BLOCK_SIZE_4BIT

if TYPE_CHECKING:
    from torch.distributed.tensor import DTensor, Placement

# states that are sharded like their parameter
_SHARDED = ("state1", "state2", "absmax1", "absmax2")
# CAME's second moments, some of which are means over rows or columns
FACTORS = ("sq", "sq_row", "sq_col", "res_row", "res_col")
# values per element of the flat states
_FLAT = {"absmax1": BLOCK_SIZE, "absmax2": BLOCK_SIZE}
_FLAT_4BIT = {"state1": 2, "state2": 2, "absmax1": BLOCK_SIZE_4BIT, "absmax2": BLOCK_SIZE_4BIT}


def is_sharded(p: object) -> TypeGuard[DTensor]:
    """Return whether p is a DTensor, sharded or replicated."""
    kinds = dtensors()
    return kinds is not None and isinstance(p, kinds.DTensor)


def part(p: Tensor) -> Tensor:
    """Return this process's part of a DTensor; the part shares the DTensor's memory. Return other
    tensors unchanged.

    Raises Unsupported for other wrapper subclasses, and for placements that a step cannot update.
    """
    if type(p) in (Tensor, torch.nn.Parameter):
        return p
    if not is_sharded(p):
        if is_traceable_wrapper_subclass(p):
            raise Unsupported(
                f"p is a {type(p).__name__}, which keeps its values in other tensors: use an "
                "optimizer of torch.optim for it"
            )
        return p
    kinds = dtensors()
    for placement in p.placements:
        if type(placement) not in (kinds.Shard, kinds.Replicate):
            raise Unsupported(
                f"p is placed as {placement}: allowed are Shard and Replicate; use an optimizer "
                "of torch.optim for this parameter"
            )
    return p.to_local()


def local_state(name: str, state: Any, p: Tensor) -> Any:
    """Return this process's part of a state, which must be sharded like its parameter p."""
    if is_sharded(state):
        return part(state)
    if name not in _SHARDED or not isinstance(state, Tensor):
        return state
    raise InvalidArgument(
        f"{name} is a {type(state).__name__} of shape {tuple(state.shape)}, but its parameter is a "
        f"{type(p).__name__}: must be a DTensor with the same placement; the state belongs to "
        "another parameter"
    )


def sum_of_parts(p: Tensor, mine: Tensor, dims: Iterable[int]) -> Tensor:
    """Add up the processes' sums over `dims` of p in place; do nothing if p is not sharded along
    these dimensions."""
    if is_sharded(p):
        for number, placement in enumerate(p.placements):
            if placement.is_shard() and placement.dim in dims:  # type: ignore[attr-defined]
                dist.all_reduce(mine, group=p.device_mesh.get_group(number))
    return mine


def gradient(p: Tensor) -> Tensor | None:
    """Return p's gradient.

    A DTensor's gradient is redistributed like p, which may communicate with other processes.
    """
    if not is_sharded(p):
        return p.grad
    if not is_sharded(p.grad):
        raise InvalidArgument(f"p.grad is a {type(p.grad).__name__}: must be a DTensor, like p")
    return p.grad.redistribute(p.device_mesh, p.placements).to_local()


def _cuts(p: Tensor) -> list[tuple[int, int]]:
    """Return (number of parts, tensor dimension) for each mesh dimension that shards p."""
    if not is_sharded(p):
        return []
    pairs = zip(p.device_mesh.shape, p.placements, strict=True)
    # mypy does not know that is_shard() means a Shard
    return [(count, placement.dim) for count, placement in pairs if placement.is_shard()]  # type: ignore[attr-defined]


def _largest(p: Tensor) -> tuple[int, ...]:
    """Return the shape of the largest part."""
    shape = list(p.shape)
    for count, dim in _cuts(p):
        shape[dim] = -(-shape[dim] // count)
    return tuple(shape)


def blocks(p: Tensor, size: int = BLOCK_SIZE) -> int:
    """Return the number of blocks of `size` values of the largest part of p."""
    return -(-math.prod(_largest(p)) // size)


def zeros(p: Tensor, times: int, dtype: torch.dtype) -> Tensor:
    """Return zeros with p's shape and placement; if times is not 1, add a leading dimension."""
    lead = () if times == 1 else (times,)
    return _placed(p, (*lead, *p.shape), dtype, [n + len(lead) for n in range(p.dim())])


def zero_blocks(
    p: Tensor, times: int = 1, size: int = BLOCK_SIZE, dtype: torch.dtype = torch.float32
) -> Tensor:
    """Return zeros, one for each block of `size` values of each part, for example as scales."""
    lead = () if times == 1 else (times,)
    shape = (*lead, _flat_size(p, size))
    return _placed(p, shape, dtype, [len(lead)] * p.dim())


def _flat_size(p: Tensor, size: int) -> int:
    """Return the number of blocks of all parts, each padded to the largest part's number."""
    return blocks(p, size) * math.prod(parts for parts, _ in _cuts(p))


def _placed(
    p: Tensor, shape: tuple[int, ...], dtype: torch.dtype, dims: Sequence[int | None]
) -> Tensor:
    """Return zeros whose dimension dims[n] is sharded like dimension n of p. None: replicated."""
    if not is_sharded(p):
        return torch.zeros(shape, dtype=dtype, device=p.device)
    made: Tensor = dtensors().zeros(
        shape, dtype=dtype, device_mesh=p.device_mesh, placements=_placements(p, dims)
    )
    return made


def _placements(p: DTensor, dims: Sequence[int | None]) -> list[Placement]:
    """Convert p's placements for a tensor whose dimension dims[n] is p's dimension n."""
    kinds = dtensors()
    made: list[Placement] = []
    for one in p.placements:
        dim = dims[one.dim] if one.is_shard() else None  # type: ignore[attr-defined]
        made.append(kinds.Replicate() if dim is None else kinds.Shard(dim))
    return made


def zero_factors(p: Tensor, name: str) -> Tensor:
    """Return CAME's second moments of p, or of its rows or columns, sharded like p."""
    return _placed(p, _factor_shape(p, name), torch.float32, _factor_dims(p, name))


def _factor_shape(p: Tensor, name: str) -> torch.Size:
    """Return the shape of CAME's second moments of p, or of its rows or columns."""
    dims = _factor_dims(p, name)
    return torch.Size(size for size, dim in zip(p.shape, dims, strict=True) if dim is not None)


def _factor_dims(p: Tensor, name: str) -> list[int | None]:
    """Map each dimension of p to a dimension of a second moment; None: averaged over this
    dimension."""
    last = p.dim() - 1
    mean = {"row": last, "col": last - 1}.get(name.rpartition("_")[2])
    return [n - (mean is not None and n > mean) if n != mean else None for n in range(p.dim())]


def shard_like(p: Tensor, name: str, state: Tensor, four: bool = False) -> Tensor:
    """Shard the saved state of a whole parameter like the DTensor p; return other states unchanged.

    four: the state has 4 bits. For 8-bit and 4-bit states, call `check_block_layout` first.
    """
    if not is_sharded(p) or is_sharded(state):
        return state
    lead, size = state.dim() - p.dim(), (_FLAT_4BIT if four else _FLAT).get(name)
    dims: Sequence[int | None] = [n + lead for n in range(p.dim())]
    if size is not None:
        dims = [state.dim() - 1] * p.dim()
        if state.shape[-1] == -(-p.numel() // size):  # the last part may be smaller than the others
            missing = _flat_size(p, size) - state.shape[-1]
            state = torch.nn.functional.pad(state, (0, missing))
    elif name in FACTORS and state.shape == _factor_shape(p, name):
        dims = _factor_dims(p, name)
    elif name not in _SHARDED or state.shape[lead:] != p.shape:
        return state
    return _cut(p, state, _placements(p, dims))


def layout(p: Tensor) -> object:
    """Return how p is sharded; None if it is not a DTensor. Layouts can be compared and hashed."""
    return (p.device_mesh, p.placements) if is_sharded(p) else None


def gathered(p: Tensor, mine: Tensor) -> Tensor:
    """Return the whole stack [n, *p.shape] of which `mine` is this process's part. Each tensor of
    the stack is sharded like p."""
    if not is_sharded(p):
        return mine
    made: Tensor = dtensors().DTensor.from_local(
        *(mine, p.device_mesh, _stack_placements(p)), run_check=False,
        shape=torch.Size((len(mine), *p.shape)), stride=(p.numel(), *p.stride()),
    )  # fmt: skip
    return made.full_tensor()  # type: ignore[attr-defined, no-any-return]


def part_like(p: Tensor, whole: Tensor) -> Tensor:
    """Return this process's part of a stack [n, *p.shape], which is equal in all processes. Each
    tensor of the stack is sharded like p."""
    return _cut(p, whole, _stack_placements(p)).to_local() if is_sharded(p) else whole


def _stack_placements(p: DTensor) -> list[Placement]:
    return _placements(p, range(1, p.dim() + 1))


def _cut(p: DTensor, whole: Tensor, placements: list[Placement]) -> DTensor:
    kinds = dtensors()
    everywhere = [kinds.Replicate()] * p.device_mesh.ndim
    made = kinds.DTensor.from_local(whole, p.device_mesh, everywhere, run_check=False)
    return made.redistribute(placements=placements)  # type: ignore[no-any-return]


def _order(p: Tensor) -> str:
    """Describe how blocks are sharded; '' if the parts have the same blocks as the whole tensor."""
    largest, cuts = _largest(p), _cuts(p)
    if largest == tuple(p.shape):
        return ""
    if len(cuts) == 1 and cuts[0][1] == 0 and math.prod(largest) % BLOCK_SIZE == 0:
        return ""
    return f"{'x'.join(str(parts) for parts, _ in cuts)} parts of {largest}"


def order(p: Tensor) -> int:
    """Return `_order` as a number for checkpoints; 0 means the same blocks as in the whole
    tensor."""
    return zlib.crc32(_order(p).encode())


def check_block_layout(p: Tensor, saved: int | None) -> None:
    """Raise InvalidArgument for quantized states that were saved with a different sharding."""
    if (saved or 0) != order(p):
        raise InvalidArgument(
            f"the quantized states of a parameter of shape {tuple(p.shape)} were saved with a "
            f"different sharding (here: {_order(p) or 'whole blocks'}): load them with the "
            "number of processes that saved them"
        )
