"""Run a program as several processes of one group."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

__all__ = ["run_ranks"]

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = ROOT / "tests/unit/nybble/programs"
ENV = {
    "OMP_NUM_THREADS": "1",
    "GLOO_SOCKET_IFNAME": "lo",
    "NCCL_SOCKET_IFNAME": "lo",
    "NCCL_NVLS_ENABLE": "0",
    "PYTHONFAULTHANDLER": "1",
}
LIMIT = 240  # seconds


def _abort(processes: list[subprocess.Popen[str]]) -> None:
    """End the processes. Each writes the stacks of its threads, which show where it waits."""
    for process in processes:
        process.send_signal(signal.SIGABRT)


def run_ranks(name: str, where: str, folder: Path, *more: str, world: int = 2) -> dict[str, Any]:
    """Run `programs/NAME.py RANK WORLD WHERE FOLDER MORE…`; return the last JSON of rank 0."""
    pythonpath = os.pathsep.join(filter(None, [str(ROOT / "pkg"), os.environ.get("PYTHONPATH")]))
    processes = [
        subprocess.Popen(
            [sys.executable, PROGRAMS / f"{name}.py", str(rank), str(world), where, folder, *more],
            env={**os.environ, **ENV, "PYTHONPATH": pythonpath},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in range(world)
    ]
    watch = threading.Timer(LIMIT, _abort, [processes])
    watch.start()
    outputs = [process.communicate() for process in processes]
    watch.cancel()
    for process, (_, complaint) in zip(processes, outputs, strict=True):
        assert process.returncode == 0, complaint[-3000:]
    answer: dict[str, Any] = json.loads(outputs[0][0].strip().splitlines()[-1])
    return answer
