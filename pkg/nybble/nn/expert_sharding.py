"""The division of a layer's experts among processes, which sum the results."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import torch
from torch import Tensor

from nybble._torch.releases import dtensors
from nybble.errors import InvalidArgument, Unsupported

if TYPE_CHECKING:
    from torch.distributed import ProcessGroup
    from torch.distributed.device_mesh import DeviceMesh


def _total(x: Tensor, group: ProcessGroup) -> Tensor:
    """Return the sum of the group's tensors. This function has no derivative."""
    total = x.clone(memory_format=torch.contiguous_format)
    torch.distributed.all_reduce(total, group=group)
    return total


class _Sum(torch.autograd.Function):
    """The sum over a group. All processes compute the same loss, so the gradient is unchanged."""

    @staticmethod
    def forward(ctx: object, x: Tensor, group: ProcessGroup) -> Tensor:
        return _total(x, group)

    @staticmethod
    def backward(ctx: object, *grads: Tensor) -> tuple[Tensor, None]:
        return grads[0], None


class _Node(Protocol):
    group: ProcessGroup


class _Input(torch.autograd.Function):
    """An input that all processes have. Each process computes a part of its gradient."""

    @staticmethod
    def forward(ctx: _Node, x: Tensor, group: ProcessGroup) -> Tensor:
        ctx.group = group
        return x.view_as(x)

    @staticmethod
    def backward(ctx: _Node, *grads: Tensor) -> tuple[Tensor, None]:
        return _total(grads[0], ctx.group), None


class Sharding(NamedTuple):
    """How processes divide a layer: like torch's placement Shard(0), so all shards but the last
    ones have the same size.

    mesh: the processes, in one dimension. experts: the experts of the whole layer. sums: whether
    the layer sums the results of all processes.
    """

    mesh: DeviceMesh
    experts: int
    sums: bool

    def span(self) -> tuple[int, int]:
        """Return the first expert of this process, and the first one of the next process."""
        most = -(-self.experts // self.mesh.size())
        first = most * self.mesh.get_local_rank()
        return first, min(first + most, self.experts)

    def input(self, x: Tensor) -> Tensor:
        """Return an input of a layer that sums its results."""
        if not (torch.is_grad_enabled() and x.requires_grad):
            return x
        made: Tensor = _Input.apply(x, self.mesh.get_group())  # type: ignore[no-untyped-call]
        return made

    def sum(self, x: Tensor) -> Tensor:
        """Return the sum of all processes' results."""
        made: Tensor = _Sum.apply(x, self.mesh.get_group())  # type: ignore[no-untyped-call]
        return made

    def whole(self, array: Tensor) -> Tensor:
        """Return a DTensor of the whole layer for an array of this shard, without copying it."""
        from torch.distributed.device_mesh import DeviceMesh
        from torch.distributed.tensor import DTensor, Shard

        if isinstance(array, DTensor):
            raise Unsupported(
                "state_dict: FSDP has divided experts that shard_experts had divided before: "
                "expected one of them\nhint: exclude the experts from FSDP (ignored_params)"
            )
        mesh, kind = self.mesh, array.device.type
        if kind not in ("meta", mesh.device_type):  # the layer was moved after it was divided
            mesh = DeviceMesh.from_group(mesh.get_group(), kind)
        return DTensor.from_local(
            array, mesh, [Shard(0)], run_check=False,
            shape=torch.Size((self.experts, *array.shape[1:])), stride=array.stride(),
        )  # fmt: skip

    def own(self, array: Tensor) -> Tensor:
        """Return this shard of an array from a checkpoint: a DTensor, or a tensor of the whole
        layer. Return other tensors unchanged."""
        kinds = dtensors()
        if kinds is not None and isinstance(array, kinds.DTensor):
            from torch.distributed.tensor import Shard

            alike = torch.equal(array.device_mesh.mesh, self.mesh.mesh)
            if alike and tuple(array.placements) == (Shard(0),):
                part: Tensor = array.to_local()
                return part
            array = array.full_tensor()
        first, end = self.span()
        # copied, because load_state_dict(assign=True) would keep the memory of the whole array
        return array[first:end].clone() if array.dim() and array.shape[0] == self.experts else array


def checked(name: str, experts: int, mesh: DeviceMesh, sums: bool) -> Sharding:
    """Return the sharding of a layer, after checking that every process gets at least one
    expert."""
    ranks, most = mesh.size(), -(-experts // mesh.size())
    filled = -(-experts // most)
    if filled < ranks:
        raise InvalidArgument(
            f"{name}: cannot divide {experts} experts among {ranks} processes: expected at "
            f"least one expert in each process, but shares of {most} fill only {filled} processes"
            f"\nhint: use a group of {filled} processes"
        )
    return Sharding(mesh, experts, sums)
