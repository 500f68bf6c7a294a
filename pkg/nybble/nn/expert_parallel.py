"""Expert parallelism (arXiv 2006.16668): the processes of a group divide the experts of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from nybble.errors import InvalidArgument
from nybble.nn.expert_sharding import checked
from nybble.nn.experts import Experts

if TYPE_CHECKING:
    from torch.distributed import ProcessGroup
    from torch.distributed.device_mesh import DeviceMesh


def _mesh(group: ProcessGroup | DeviceMesh | None, device: str) -> DeviceMesh:
    """Return a mesh with one dimension for the argument `group` of shard_experts."""
    dist = torch.distributed
    if not (dist.is_available() and dist.is_initialized()):
        raise InvalidArgument(
            "shard_experts: expected an initialized process group, but torch.distributed is not "
            "initialized\nhint: call torch.distributed.init_process_group first"
        )
    from torch.distributed.device_mesh import DeviceMesh

    if isinstance(group, DeviceMesh):
        if group.ndim != 1:
            raise InvalidArgument(
                f"group is a mesh with {group.ndim} dimensions: expected one dimension\nhint: pass "
                f"one dimension of the mesh, for example group['ep']"
            )
        if group.get_coordinate() is None:
            raise InvalidArgument(
                f"group: expected a mesh with this process (rank {dist.get_rank()}), but this "
                "process does not belong to the mesh"
            )
        return group
    if group is not None and dist.get_rank(group) < 0:
        raise InvalidArgument(
            f"group: expected a group of this process (rank {dist.get_rank()}), but this process "
            "does not belong to the group"
        )
    processes = dist.group.WORLD if group is None else group
    assert processes is not None
    return DeviceMesh.from_group(processes, "cpu" if device == "meta" else device)


def shard_experts(
    model: torch.nn.Module, group: ProcessGroup | DeviceMesh | None = None
) -> torch.nn.Module:
    """Keep this process's experts in every Experts4bit and Experts8bit of a model; free the others.

    The processes of `group` (a ProcessGroup, or a DeviceMesh with one dimension; default: all
    processes) divide the experts of each layer like torch.chunk. Each layer then sums the results
    [tokens, hidden] of all processes in its compute dtype, so all processes must call the model
    with the same inputs. Apart from rounding, the results, and the gradients of hidden_states and
    top_k_weights, are those of the whole layer. `state_dict` contains DTensors of the whole layers.
    `load_state_dict` accepts such DTensors, and tensors of the whole layers.

    Changes the model in place and returns it. Raises InvalidArgument, before anything is changed,
    if torch.distributed is not initialized, if this process does not belong to the group, if the
    model has no experts, sharded experts or experts with adapters, or if a process would get no
    experts.
    """
    found = {name: one for name, one in model.named_modules() if isinstance(one, Experts)}
    if not found:
        raise InvalidArgument(
            f"model is a {type(model).__name__} without Experts4bit and Experts8bit: expected at "
            "least one\nhint: quantize the experts first"
        )
    mesh = _mesh(group, next(next(iter(found.values())).parameters()).device.type)
    made = []
    for name, one in found.items():
        name = name or type(one).__name__
        if one.is_shard:
            raise InvalidArgument(
                f"{name} is already a shard with {one.num_experts} experts: expected a whole layer"
                "\nhint: call shard_experts once, and not on layers that `shard` returned"
            )
        if name.rpartition(".")[2] == "base_layer":
            raise InvalidArgument(
                f"{name} has adapters: expected experts without adapters\nhint: call shard_experts "
                "before peft.get_peft_model"
            )
        made.append((one, checked(name, one.num_experts, mesh, sums=True)))
    for one, sharding in made:
        one.keep_shard(sharding)
    return model
