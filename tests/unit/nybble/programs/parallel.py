"""One of the processes that train a model with one of nybble's optimizers, save it and load it.

python parallel.py RANK WORLD cpu|cuda FOLDER WAY OPTIMIZER…     prints the results as JSON

Ways: data (DDP: each process has a part of the rows), tensor (a part of each trained layer), fsdp
(FSDP 2: a part of every layer).

The frozen layers are quantized, as in QLoRA.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from group import answer, join
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from torch.nn.parallel import DistributedDataParallel

from nybble import nn, optim

ROWS, WIDTH = 16, 64


def model(way: str, device: torch.device, seed: int = 4) -> Any:
    torch.manual_seed(seed)
    four = {"quant_type": "nf4", "quant_storage": torch.bfloat16}  # as FSDP before torch 2.13 needs
    frozen: list[Any] = [nn.Linear4bit(WIDTH, WIDTH, bias=False, **four)]
    if way != "fsdp":
        frozen.append(nn.Linear8bitLt(WIDTH, WIDTH, has_fp16_weights=False))
    trained = [torch.nn.Linear(WIDTH, 256), torch.nn.ReLU(), torch.nn.Linear(256, WIDTH)]
    for layer in frozen:
        layer.requires_grad_(False)
    made = torch.nn.Sequential(torch.nn.Sequential(*frozen), torch.nn.Sequential(*trained))
    return made.to(device)


def divided(way: str, device: torch.device, seed: int = 4) -> Any:
    """Return the model after the processes have divided it."""
    made = model(way, device, seed)
    if way == "data":
        return DistributedDataParallel(made, [device] if device.type == "cuda" else None)
    mesh = init_device_mesh(device.type, (dist.get_world_size(),))
    if way == "tensor":
        parallelize_module(made[1], mesh, {"0": ColwiseParallel(), "2": RowwiseParallel()})
        return made
    for layer in (*made[0], made[1][0], made[1][2]):
        fully_shard(layer, mesh=mesh)
    return fully_shard(made, mesh=mesh)


def stepper(net: Any, name: str) -> Any:
    trained = [p for p in net.parameters() if p.requires_grad]
    return getattr(optim, name)(trained, lr=5e-3, min_8bit_size=256)


def train(net: Any, optimizer: Any, device: torch.device, steps: int) -> list[float]:
    """Return the losses, each over all rows."""
    generator, losses = torch.Generator().manual_seed(3), []
    x, y = (torch.randn(ROWS, WIDTH, generator=generator) for _ in range(2))
    if isinstance(net, DistributedDataParallel):
        mine = slice(dist.get_rank(), None, dist.get_world_size())
        x, y = x[mine], y[mine]
    x, y = x.to(device), y.to(device)
    for _ in range(steps):
        optimizer.zero_grad()
        loss = (net(x) - y).square().mean()
        loss.backward()
        optimizer.step()
        total = loss.detach().clone()
        dist.all_reduce(total)
        losses.append(float(total) / dist.get_world_size())
    return losses


def local(net: Any) -> torch.Tensor:
    """Return this process's trained values."""
    parts = [p.detach() for p in net.parameters() if p.requires_grad]
    parts = [p.to_local() if hasattr(p, "to_local") else p for p in parts]
    return torch.cat([p.flatten() for p in parts])


def states(net: Any, optimizer: Any) -> dict[str, Any]:
    return dict(zip(("model", "optimizer"), get_state_dict(whole(net), optimizer), strict=True))


def whole(net: Any) -> Any:
    """Return the model inside DDP. torch cannot load a quantized layer's scales through DDP."""
    return net.module if isinstance(net, DistributedDataParallel) else net


def check(way: str, device: torch.device, folder: str, name: str) -> dict[str, Any]:
    alone, net = model(way, device), divided(way, device)
    optimizer = stepper(net, name)
    seen: dict[str, Any] = {"alone": train(alone, stepper(alone, name), device, 6)}
    seen["together"] = train(net, optimizer, device, 3)
    dcp.save(states(net, optimizer), checkpoint_id=f"{folder}/{name}")
    seen["together"] += train(net, optimizer, device, 3)

    again = divided(way, device, seed=5)
    other = stepper(again, name)
    saved = states(again, other)
    dcp.load(saved, checkpoint_id=f"{folder}/{name}")
    set_state_dict(
        whole(again), other, model_state_dict=saved["model"], optim_state_dict=saved["optimizer"]
    )
    train(again, other, device, 3)
    values = local(net)
    seen["loaded"] = torch.equal(values, local(again))
    parts = [torch.empty_like(values) for _ in range(dist.get_world_size())]
    dist.all_gather(parts, values)
    seen["equal"] = all(torch.equal(parts[0], part) for part in parts)
    seen["part"] = values.numel() / local(alone).numel()
    dist.barrier()
    return seen


def main(rank: int, world: int, where: str, folder: str, way: str, *names: str) -> dict[str, Any]:
    device = join(rank, world, where, folder)
    return {name: check(way, device, folder, name) for name in names}


if __name__ == "__main__":
    answer(main)
