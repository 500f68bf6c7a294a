"""One of the processes among which FSDP 1 or 2 shards a model's 4-bit weights (gloo or NCCL).

python sharded.py RANK WORLD cpu|cuda FOLDER 1|2|2-policy…     prints each version's results as JSON

2-policy: FSDP 2 computes in bfloat16; packed bytes are stored as float32 and sharded unevenly.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist
from group import answer, join

from nybble import nn


def model(device: torch.device, kind: str) -> Any:
    """Return two frozen 4-bit layers in bf16 storage, as in QLoRA with FSDP, and a trained head."""
    torch.manual_seed(4)
    storage, width = (torch.float32, 9) if kind == "2-policy" else (torch.bfloat16, 64)
    made = torch.nn.Sequential(
        nn.Linear4bit(64, 64, bias=False, quant_type="nf4", quant_storage=storage),
        nn.Linear4bit(64, width, bias=False, quant_type="nf4", quant_storage=storage),
        torch.nn.Linear(width, 8, dtype=torch.bfloat16),
    )
    return made.to(device)


def shard(plain: Any, kind: str, device: torch.device) -> Any:
    if kind != "1":
        from torch.distributed.device_mesh import init_device_mesh
        from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard

        mesh = init_device_mesh(device.type, (dist.get_world_size(),))
        policy = MixedPrecisionPolicy(torch.bfloat16 if kind == "2-policy" else None)
        for layer in plain:
            fully_shard(layer, mesh=mesh, mp_policy=policy)
        return fully_shard(plain, mesh=mesh, mp_policy=policy)
    from torch.distributed.fsdp import FullyShardedDataParallel
    from torch.distributed.fsdp.wrap import ModuleWrapPolicy

    return FullyShardedDataParallel(
        plain,
        auto_wrap_policy=ModuleWrapPolicy({nn.Linear4bit, torch.nn.Linear}),
        use_orig_params=True,
        device_id=device,
    )


def train(net: Any, x: Any, steps: int) -> list[float]:
    optimizer = torch.optim.SGD([p for p in net.parameters() if p.requires_grad], lr=0.05)
    losses = []
    for _ in range(steps):
        loss = net(x).float().square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(float(loss.detach()))
    return losses


def gather(together: Any, alone: Any, wanted: dict[str, Any], x: Any, kind: str) -> dict[str, Any]:
    """Gather the whole state_dict, compare it with the unsharded model's, and load it."""
    from torch.distributed.checkpoint.state_dict import StateDictOptions, get_model_state_dict

    options = StateDictOptions(full_state_dict=True, cpu_offload=True)
    gathered = get_model_state_dict(together, options=options)
    if dist.get_rank():
        return {}  # only the first process has the state
    quantized = [name for name in wanted if not name.startswith("2.")]
    again = model(x.device, kind)
    again.load_state_dict(gathered)
    with torch.no_grad():
        return {
            "names": sorted(set(wanted) ^ set(gathered)),
            "changed": [
                name
                for name in quantized
                if not torch.equal(
                    gathered[name].view(torch.uint8), wanted[name].cpu().view(torch.uint8)
                )
            ],
            "reload": float((again(x) - alone(x)).abs().max()),
        }


def check(device: torch.device, kind: str) -> dict[str, Any]:
    x = torch.randn(8, 64, generator=torch.Generator().manual_seed(1)).bfloat16().to(device)
    alone = model(device, kind)
    wanted = {name: value.clone() for name, value in alone.state_dict().items()}
    together = shard(model(device, kind), kind, device)
    local = [p.to_local() if hasattr(p, "to_local") else p for p in together.parameters()]
    seen: dict[str, Any] = {
        "local bytes": sum(p.nbytes for p in local),
        "all bytes": sum(p.nbytes for p in alone.parameters()),
        "alone": train(alone, x, 5),
        "together": train(together, x, 5),
    }
    if kind != "1":  # torch 2.13 crashes when FSDP 1 gathers layers on the CPU
        seen |= gather(together, alone, wanted, x, kind)
    dist.barrier()
    return seen


def main(rank: int, world: int, where: str, folder: str, *kinds: str) -> dict[str, Any]:
    device = join(rank, world, where, folder)
    return {kind: check(device, kind) for kind in kinds}


if __name__ == "__main__":
    answer(main)
