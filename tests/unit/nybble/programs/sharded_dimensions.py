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


def steps(name: str, start: Any, place: Any) -> Any:
    """Return two parameters, and CAME's second moments of the first, after three steps."""
    generator = torch.Generator().manual_seed(1)
    ps = [torch.nn.Parameter(place(one.clone())) for one in (start, start.flip(-1))]
    optimizer = getattr(optim, name)(ps, lr=0.02, weight_decay=0.1)
    for _ in range(3):
        for p in ps:
            p.grad = place(torch.randn(p.shape, generator=generator).to(p.device))
        optimizer.step()
    state = optimizer.state[ps[0]]
    factors = {k: v for k, v in state.items() if k[:3] in ("sq", "sq_", "res")}
    return {"p": ps[0].detach(), "q": ps[1].detach(), **factors}


def main(rank: int, world: int, where: str, folder: str) -> dict[str, float]:
    device, found = join(rank, world, where, folder), {}
    mesh = init_device_mesh(device.type, (world,))
    for kind, shape in ((kind, shape) for kind, shapes in SHAPES.items() for shape in shapes):
        start = torch.randn(shape, generator=torch.Generator().manual_seed(0)).to(device)
        alone = steps(kind, start, lambda one: one)
        for placement in (Replicate(), *(Shard(dim) for dim in range(len(shape)))):
            together = steps(
                kind, start, lambda one, to=placement: distribute_tensor(one, mesh, [to])
            )
            assert alone.keys() == together.keys()
            for name, value in together.items():
                far = (value.full_tensor() - alone[name]).abs().max() / alone[name].abs().max()
                found[f"{name} of {kind}, {shape}, {placement}"] = float(far)
    dist.barrier()
    return found


if __name__ == "__main__":
    answer(main)
