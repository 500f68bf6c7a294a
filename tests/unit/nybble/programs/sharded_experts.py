"""One of two processes that share the experts of a layer: by FSDP 2, `shard` and `shard_experts`.

python sharded_experts.py RANK 2 cpu|cuda FOLDER KIND…     prints the results as JSON

Kinds: nf4, int8.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.distributed as dist
from group import answer, join
from torch.distributed.checkpoint.state_dict import StateDictOptions, get_model_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.distributed.tensor import DTensor, Replicate

from nybble import errors, nn

EXPERTS, HIDDEN, INNER, TOKENS = 5, 64, 96, 12  # two processes get three and two experts


def layer(kind: str, device: torch.device, experts: int = EXPERTS, seed: int = 4) -> Any:
    torch.manual_seed(seed)
    up, down = torch.randn(experts, 2 * INNER, HIDDEN) / 8, torch.randn(experts, HIDDEN, INNER) / 8
    if kind == "int8":
        return nn.Experts8bit.from_float(up.to(device), down.to(device))
    return nn.Experts4bit.from_float(up.to(device), down.to(device), compress_statistics=True)


def nbytes(model: torch.nn.Module) -> int:
    arrays = (*model.parameters(), *model.buffers())
    return sum(one.untyped_storage().nbytes() for one in arrays)


def refusal(call: Callable[..., object], *args: object) -> str:
    try:
        call(*args)
    except errors.NybbleError as error:
        return str(error)
    return ""


def copies(state: dict[str, Any], device: torch.device) -> dict[str, Any]:
    """Return DTensors with a copy of the array in each process."""
    mesh = init_device_mesh(device.type, (2,))
    return {
        name: DTensor.from_local(array, mesh, [Replicate()], run_check=False)
        for name, array in state.items()
    }


def divided(kind: str, device: torch.device, alone: Any, *inputs: Any) -> dict[str, Any]:
    """Results of shard_experts, as largest differences from the layer `alone`."""
    x, ids, weights = inputs
    model = torch.nn.ModuleDict({"experts": layer(kind, device)})
    whole = nbytes(model)
    assert nn.shard_experts(model) is model
    experts = model["experts"]
    cotangent = torch.randn(TOKENS, HIDDEN).to(device)
    results = []
    for one in (alone, experts):
        out = one(x, ids, weights)
        results.append((out, *torch.autograd.grad((out * cotangent).sum(), (x, weights))))
    with torch.no_grad():
        results.extend([(one(x, ids, weights), one(x[:EXPERTS])) for one in (alone, experts)])
    pairs = [pair for at in (0, 2) for pair in zip(*results[at : at + 2], strict=True)]
    options = StateDictOptions(full_state_dict=True, cpu_offload=True)
    gathered = get_model_state_dict(experts, options=options)
    saved = [torch.equal(gathered[k], v.cpu()) for k, v in alone.state_dict().items() if gathered]
    reloaded, parts = [], experts.state_dict()
    parts = {name: part.clone() for name, part in parts.items()}
    copied = copies(layer(kind, device, seed=5).state_dict(), device)
    for state, source in (
        (layer(kind, device, seed=5).state_dict(), None), (parts, alone), (copied, None)
    ):  # fmt: skip
        experts.load_state_dict(state)
        source = source or layer(kind, device, seed=5)
        reloaded.append(float((experts(x, ids, weights) - source(x, ids, weights)).abs().max()))
    return {
        "bytes": nbytes(model) / whole,
        "far": [float((found - wanted).abs().max()) for wanted, found in pairs],
        "saved": all(saved),
        "reloaded": reloaded,
        "refused": [
            refusal(nn.shard_experts, model),
            refusal(nn.shard_experts, layer(kind, device).shard(0, 2)),
            refusal(nn.shard_experts, torch.nn.ModuleDict({"few": layer(kind, device, 1)})),
            refusal(nn.shard_experts, torch.nn.Linear(2, 2)),
            refusal(nn.shard_experts, torch.nn.ModuleDict({"base_layer": layer(kind, device)})),
            refusal(nn.shard_experts, layer(kind, device), init_device_mesh(device.type, (1, 2))),
            refusal(fully_shard(nn.shard_experts(layer(kind, device))).state_dict),
        ],
    }


def main(rank: int, world: int, where: str, folder: str, *kinds: str) -> dict[str, Any]:
    device = join(rank, world, where, folder)
    mesh = init_device_mesh(device.type, (2,))
    torch.manual_seed(1)
    x = torch.randn(TOKENS, HIDDEN).to(device).requires_grad_()
    ids = torch.randint(0, EXPERTS, (TOKENS, 2)).to(device)
    weights = torch.rand(TOKENS, 2).to(device).requires_grad_()
    seen: dict[str, Any] = {}
    for kind in kinds:
        alone = layer(kind, device)
        wanted = alone(x, ids, weights)
        (gradient,) = torch.autograd.grad(wanted.sum(), x)
        together = fully_shard(
            layer(kind, device), mesh=mesh, mp_policy=MixedPrecisionPolicy(torch.bfloat16)
        )
        together.compute_dtype = alone.compute_dtype
        local = sum(p.to_local().nbytes for p in together.parameters())
        found = together(x, ids, weights)
        (of_shards,) = torch.autograd.grad(found.sum(), x)
        options = StateDictOptions(full_state_dict=True, cpu_offload=True)
        gathered = get_model_state_dict(together, options=options)
        part = alone.shard(rank, 2)(x, ids, weights).detach()
        dist.all_reduce(part)
        seen[kind] = {
            "local": local / sum(p.nbytes for p in alone.parameters()),
            "difference": float((found - wanted).abs().max()),
            "gradient": float((of_shards - gradient).abs().max()),
            "parallel": float((part - wanted).abs().max()),
            "saved": rank != 0
            or all(torch.equal(gathered[k], v.cpu()) for k, v in alone.state_dict().items()),
            "divided": divided(kind, device, alone, x, ids, weights),
        }
    dist.barrier()
    return seen


if __name__ == "__main__":
    answer(main)
