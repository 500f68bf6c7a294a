"""Run a program as several processes of one group."""

from __future__ import annotations

import os
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from forks import Forks, answer_of

__all__ = ["rank_env", "run_ranks"]

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = ROOT / "tests/unit/nybble/programs"
ENV = {
    "OMP_NUM_THREADS": "1",
    "GLOO_SOCKET_IFNAME": "lo",
    "NCCL_SOCKET_IFNAME": "lo",
    "NCCL_NVLS_ENABLE": "0",
}


def rank_env() -> dict[str, str]:
    """Return the environment variables of the processes."""
    pythonpath = os.pathsep.join(filter(None, [str(ROOT / "pkg"), os.environ.get("PYTHONPATH")]))
    return {**os.environ, **ENV, "PYTHONPATH": pythonpath}


def run_ranks(
    name: str, where: str, folder: Path, *more: str, world: int = 2, forks: Forks | None = None
) -> dict[str, Any]:
    """Run `programs/NAME.py RANK WORLD WHERE FOLDER MORE…`; return the last JSON of rank 0."""
    program = PROGRAMS / f"{name}.py"
    ranks = [(program, str(rank), str(world), where, folder, *more) for rank in range(world)]
    with nullcontext(forks) if forks else Forks((), rank_env()) as parent:
        done = parent.run(folder, *ranks)
    # of the failed processes, prefer one that failed by itself to one that was aborted afterwards
    return answer_of(max(done, key=lambda one: (one.returncode != 0, one.returncode)))
