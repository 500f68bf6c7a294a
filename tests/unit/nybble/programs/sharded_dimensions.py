"""One of two processes that step DTensors, sharded along each dimension, with CAME and Muon.

python sharded_dimensions.py RANK WORLD cpu|cuda FOLDER    prints differences from unsharded steps
"""

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist
from group import answer, join
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import Replicate, Shard, distribute_tensor

from nybble import optim

SHAPES = {
    "CAME": ((5000,), (81, 64), (3, 41, 40)), "Muon": ((1, 64), (81, 64), (3, 41, 40)),
}  # fmt: skip


def steps(name: str, p: Any, place: Any) -> Any:
    """Return the parameter and CAME's second moments after three steps."""
    generator = torch.Generator().manual_seed(1)
    optimizer = getattr(optim, name)([p], lr=0.02, weight_decay=0.1)
    for _ in range(3):
        p.grad = place(torch.randn(p.shape, generator=generator).to(p.device))
        optimizer.step()
    factors = {k: v for k, v in optimizer.state[p].items() if k[:3] in ("sq", "sq_", "res")}
    return {"p": p.detach(), **factors}


def main(rank: int, world: int, where: str, folder: str) -> dict[str, float]:
    device, found = join(rank, world, where, folder), {}
    mesh = init_device_mesh(device.type, (world,))
    for kind, shape in ((kind, shape) for kind, shapes in SHAPES.items() for shape in shapes):
        start = torch.randn(shape, generator=torch.Generator().manual_seed(0)).to(device)
        alone = steps(kind, torch.nn.Parameter(start.clone()), lambda g: g)
        for placement in (Replicate(), *(Shard(dim) for dim in range(len(shape)))):
            together = steps(
                kind,
                torch.nn.Parameter(distribute_tensor(start.clone(), mesh, [placement])),
                lambda g, to=placement: distribute_tensor(g, mesh, [to]),
            )
            assert alone.keys() == together.keys()
            for name, value in together.items():
                far = (value.full_tensor() - alone[name]).abs().max() / alone[name].abs().max()
                found[f"{name} of {kind}, {shape}, {placement}"] = float(far)
    dist.barrier()
    return found


if __name__ == "__main__":
    answer(main)
