"""Run a program as several processes of one group."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
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


def _output(process: subprocess.Popen[str]) -> str:
    """Return what the process printed; raise AssertionError with its errors if it failed."""
    output, complaint = process.communicate()
    assert process.returncode == 0, complaint[-3000:]
    return output


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
    with ThreadPoolExecutor(world) as pool:
        outputs = [pool.submit(_output, process) for process in processes]
        finished, waiting = wait(outputs, LIMIT, FIRST_EXCEPTION)
        for process in processes:
            if process.poll() is None:
                process.send_signal(signal.SIGABRT)  # it prints where each thread waits
    failures = [str(one.exception()) for one in (*finished, *waiting) if one.exception()]
    assert not failures, "\n".join(failures)
    answer: dict[str, Any] = json.loads(outputs[0].result().strip().splitlines()[-1])
    return answer
