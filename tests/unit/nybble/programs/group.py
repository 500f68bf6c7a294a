"""The process group of the programs that run as several processes: `join` is their first step."""

from __future__ import annotations

import torch
import torch.distributed as dist


def join(rank: int, world: int, where: str, folder: str) -> torch.device:
    """Join the group that meets in a folder, and return this process's device.

    `where` is "cpu" (gloo), or "cuda" (NCCL, with one GPU per process).
    """
    device = torch.device(where, rank) if where == "cuda" else torch.device("cpu")
    if where == "cuda":
        torch.cuda.set_device(device)
    dist.init_process_group(
        "nccl" if where == "cuda" else "gloo",
        init_method=f"file://{folder}/rendezvous",
        rank=rank,
        world_size=world,
    )
    return device
