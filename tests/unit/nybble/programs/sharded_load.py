"""One of two processes that load another model's checkpoint into an FSDP 2 model.

python sharded_load.py RANK 2 cpu|cuda FOLDER KIND…     prints the greatest differences as JSON

Kinds: int8, nf4, bf16.

Axolotl and others distribute each tensor of a full checkpoint and load the DTensors.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist
from group import answer, join
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, distribute_tensor

from nybble import nn

KINDS = {
    "int8": lambda: nn.Linear8bitLt(64, 64, bias=False, has_fp16_weights=False),
    "nf4": lambda: nn.Linear4bit(64, 64, bias=False, quant_type="nf4"),
    "bf16": lambda: nn.Linear4bit(64, 64, bias=False, quant_storage=torch.bfloat16),
}
X = torch.randn(4, 64, generator=torch.Generator().manual_seed(1))


def model(kind: str, seed: int, device: torch.device) -> Any:
    torch.manual_seed(seed)
    adapter = torch.nn.Linear(64, 8, bias=False)
    return torch.nn.Sequential(KINDS[kind](), torch.nn.ReLU(), KINDS[kind](), adapter).to(device)


def sharded(made: Any, device: torch.device) -> Any:
    mesh = init_device_mesh(device.type, (2,))
    for layer in (made[0], made[2], made[3]):
        fully_shard(layer, mesh=mesh)
    return fully_shard(made, mesh=mesh)


def losses(made: Any) -> Any:
    optimizer = torch.optim.SGD(made[3].parameters(), lr=0.5)
    found = []
    for _ in range(3):
        loss = made(X.to(made[3].weight.device)).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        found.append(loss.item())
    return torch.tensor(found)


def load(kind: str, assign: bool, device: torch.device) -> float:
    source, target = model(kind, 1, device), sharded(model(kind, 2, device), device)
    x = X.to(device)
    before, own = target(x).detach(), target.state_dict()
    given = dict(source.state_dict())
    for name, value in given.items():
        if isinstance(own[name], DTensor):
            given[name] = distribute_tensor(value, own[name].device_mesh, own[name].placements)
    target.load_state_dict(given, assign=assign)
    wanted, found = source(x), target(x)
    assert (before - wanted).abs().max() > 0.1
    trained = (losses(source) - losses(target)).abs().max()
    return float(max((found - wanted).abs().max(), trained))


def main(rank: int, world: int, where: str, folder: str, *kinds: str) -> dict[str, float]:
    device = join(rank, world, where, folder)
    found = {f"{kind} {way}": load(kind, way, device) for kind in kinds for way in (False, True)}
    dist.barrier()
    return found


if __name__ == "__main__":
    answer(main)
