"""One of two processes that share the experts of a layer: by FSDP 2, and by expert parallelism.

python sharded_experts.py RANK 2 cpu|cuda FOLDER KIND…     prints the results as JSON

Kinds: nf4, int8.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import torch
import torch.distributed as dist
from group import join
from torch.distributed.checkpoint.state_dict import StateDictOptions, get_model_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard

from nybble import nn

EXPERTS, HIDDEN, INNER, TOKENS = 5, 64, 96, 12  # two processes get three and two experts


def layer(kind: str, device: torch.device) -> Any:
    torch.manual_seed(4)
    up, down = torch.randn(EXPERTS, 2 * INNER, HIDDEN) / 8, torch.randn(EXPERTS, HIDDEN, INNER) / 8
    if kind == "int8":
        return nn.Experts8bit.from_float(up.to(device), down.to(device))
    return nn.Experts4bit.from_float(up.to(device), down.to(device), compress_statistics=True)


def main(rank: int, world: int, where: str, folder: str, *kinds: str) -> dict[str, Any]:
    device = join(rank, world, where, folder)
    mesh = init_device_mesh(device.type, (2,))
    torch.manual_seed(1)
    x = torch.randn(TOKENS, HIDDEN).to(device).requires_grad_()
    ids = torch.randint(0, EXPERTS, (TOKENS, 2)).to(device)
    weights = torch.rand(TOKENS, 2).to(device)
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
        }
    dist.barrier()
    return seen


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])))
    sys.stdout.flush()
    os._exit(0)
