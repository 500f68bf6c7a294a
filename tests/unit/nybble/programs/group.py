"""The first and the last step of the programs that run as several processes: `join`, `answer`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable

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


def answer(main: Callable[..., object]) -> None:
    """Print main(RANK, WORLD, …) as JSON, with the arguments of the command line, and exit."""
    rank, world, *more = sys.argv[1:]
    print(json.dumps(main(int(rank), int(world), *more)))
    sys.stdout.flush()
    os._exit(0)  # with FSDP 1, torch 2.13 sometimes aborts at exit
