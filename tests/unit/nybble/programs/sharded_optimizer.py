"""One of two processes that train a model of FSDP 2's DTensors with nybble's optimizers.

python sharded_optimizer.py RANK 2 cpu|cuda FOLDER OPTIMIZER…     prints each optimizer's results as
JSON

The model has three layers. The first weight is sharded into 5 and 4 whole blocks of 256, the second
into parts of 576 elements. The second process has no part of the third.
"""

from __future__ import annotations

import copy
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from group import answer, join
from torch.distributed.checkpoint.state_dict import (
    StateDictOptions,
    get_optimizer_state_dict,
    set_model_state_dict,
    set_optimizer_state_dict,
)
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

from nybble import errors, optim

FLAT = StateDictOptions(flatten_optimizer_state_dict=True)
FULL = StateDictOptions(full_state_dict=True)
SENT = StateDictOptions(full_state_dict=True, broadcast_from_rank0=True)


def model(device: torch.device) -> Any:
    torch.manual_seed(0)
    sizes = ((256, 9), (9, 128), (128, 1))
    layers = [torch.nn.Linear(*size, dtype=torch.bfloat16) for size in sizes]
    made = torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2])
    return made.to(device)


def sharded(device: torch.device, like: dict[str, Any] | None = None) -> Any:
    made, mesh = model(device), init_device_mesh(device.type, (2,))
    for layer in made:
        if len(list(layer.parameters())):
            fully_shard(layer, mesh=mesh)
    fully_shard(made, mesh=mesh)
    if like is not None:
        made.load_state_dict(like)
    return made


def train(net: Any, optimizer: Any, steps: int) -> list[float]:
    generator, losses = torch.Generator().manual_seed(3), []
    x, y = (torch.randn(32, n, generator=generator).bfloat16() for n in (256, 1))
    device = next(net.parameters()).device
    x, y = x.to(device), y.to(device)
    for _ in range(steps):
        optimizer.zero_grad()
        loss = (net(x) - y).float().square().mean()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    return losses


def same(one: Any, other: Any) -> bool:
    pairs = zip(one.parameters(), other.parameters(), strict=True)
    return all(torch.equal(p.to_local(), q.to_local()) for p, q in pairs)


def refusal(act: Any) -> str:
    try:
        act()
    except errors.NybbleError as error:
        return str(error)
    return ""


def check(device: torch.device, rank: int, folder: str, name: str) -> dict[str, Any]:
    def stepper(net: Any, least: int = 256) -> Any:
        params: Any = [*net.parameters()]
        if name.startswith("Muon"):
            params = [[p for p in params if p.dim() == n] for n in (1, 2)]
            params = [
                {"params": params[n], "use_muon": n == 1, "lr": (0.01, 0.1)[n]} for n in (0, 1)
            ]
        lr = 5e-4 if name.startswith("CAME") else 1e-2
        made = getattr(optim, name)(params, lr=lr, min_8bit_size=least)
        if name.startswith("AdamWScheduleFree"):
            made.train()
        return made

    alone, net = model(device), sharded(device)
    own, optimizer = stepper(alone), stepper(net)
    seen: dict[str, Any] = {"alone": train(alone, own, 6), "together": train(net, optimizer, 3)}
    weights = {key: value.clone() for key, value in net.state_dict().items()}
    dcp.save(get_optimizer_state_dict(net, optimizer), checkpoint_id=f"{folder}/{name}")
    whole = copy.deepcopy(get_optimizer_state_dict(net, optimizer, options=FULL))
    flat = copy.deepcopy(get_optimizer_state_dict(net, optimizer, options=FLAT))
    seen["together"] += train(net, optimizer, 3)

    again = sharded(device, weights)
    other = stepper(again)
    saved = get_optimizer_state_dict(again, other)
    dcp.load(saved, checkpoint_id=f"{folder}/{name}")
    set_optimizer_state_dict(again, other, saved)
    train(again, other, 3)
    seen["of shards"] = same(net, again)

    again = sharded(device, weights)
    other = stepper(again)
    for states in whole["state"].values():  # NCCL sends only contiguous tensors
        states.update((k, v.contiguous()) for k, v in states.items() if isinstance(v, torch.Tensor))
    set_optimizer_state_dict(again, other, {} if rank else whole, options=SENT)
    train(again, other, 3)
    seen["of the whole"] = same(net, again)

    again = sharded(device, weights)
    other = stepper(again)
    set_optimizer_state_dict(again, other, flat, options=FLAT)
    train(again, other, 3)
    seen["of the flat"] = same(net, again)

    one = model(device)  # only its first layer has 8-bit states
    whole_steps = stepper(one, 2048)
    train(one, whole_steps, 3)
    saved = copy.deepcopy(get_optimizer_state_dict(one, whole_steps))
    again = sharded(device)
    set_model_state_dict(again, copy.deepcopy(one.state_dict()), options=FULL)
    other = stepper(again, 2048)
    set_optimizer_state_dict(again, other, saved, options=FULL)
    seen["of one"] = train(one, whole_steps, 3), train(again, other, 3)

    seen["other parts"] = refusal(lambda: set_optimizer_state_dict(alone, own, whole))
    other = stepper(sharded(device))
    seen["not cut"] = refusal(lambda: other.load_state_dict(own.state_dict()))
    limited = optim.LAMB8bit(net.parameters())
    seen["a norm"] = refusal(lambda: train(net, limited, 1))
    dist.barrier()
    return seen


def main(rank: int, world: int, where: str, folder: str, *names: str) -> dict[str, Any]:
    device = join(rank, world, where, folder)
    return {name: check(device, rank, folder, name) for name in names}


if __name__ == "__main__":
    answer(main)
