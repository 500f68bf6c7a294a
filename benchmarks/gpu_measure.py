"""How benchmarks/gpu.py measures: the two methods, the ceiling, one row per case, the machine."""

from __future__ import annotations

import math
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import bitsandbytes
import torch
from triton.testing import do_bench

import nybble

Call = Callable[[], Any]
DEVICE = "cuda"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One measured case."""

    operation: str
    case: str
    method: str
    ours_us: float
    theirs_us: float
    faster: float
    share: float | None  # of the ceiling
    torch_us: float | None = None


def single(calls: list[Call]) -> float:
    turn = [0]

    def step() -> None:
        turn[0] = (turn[0] + 1) % len(calls)
        calls[turn[0]]()

    return float(do_bench(step, warmup=10, rep=40, return_mode="median")) * 1e3


def graph(calls: list[Call]) -> float:
    """Time per launch in a graph; falls back to `single` where a call cannot be captured."""
    loops = max(1, 12 // len(calls))
    for call in calls:
        call()
    torch.cuda.synchronize()
    recorded = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recorded):
        for _ in range(loops):
            for call in calls:
                call()
    warm = time.perf_counter() + 0.03
    while time.perf_counter() < warm:
        recorded.replay()
        torch.cuda.synchronize()
    times = []
    for _ in range(9):
        start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        recorded.replay()
        stop.record()
        stop.synchronize()
        times.append(start.elapsed_time(stop) * 1e3)
    return statistics.median(times) / (loops * len(calls))


def copy_rate() -> float:
    """Bytes per microsecond of a 1 GiB device copy, read and written."""
    a, b = (torch.empty(1 << 30, dtype=torch.uint8, device=DEVICE) for _ in range(2))
    a.random_()
    return 2 * (1 << 30) / single([lambda: b.copy_(a)])


def rotation(n: int) -> int:
    """How many inputs of n 4-bit weights exceed three L2 caches."""
    return max(3, math.ceil(3 * 60e6 / (n * 0.5625)))


class Bench:
    """Collects rows and prints each as it comes."""

    def __init__(self, only: str) -> None:
        self.only, self.copy = only, copy_rate()
        self.rows: list[Row] = []
        self.failed: list[str] = []

    def add(
        self,
        operation: str,
        case: str,
        method: Callable[[list[Call]], float],
        mine: list[Call],
        theirs: list[Call],
        nbytes: float | None = None,
        linear: list[Call] | None = None,
    ) -> None:
        try:
            a, b = method(mine), method(theirs)
            c = method(linear) if linear else None
        except Exception as error:
            self.failed.append(f"{operation} {case}: {error}"[:300])
            print("FAILED", self.failed[-1], flush=True)
            torch.cuda.synchronize()
            return
        share = nbytes / a / self.copy if nbytes else None
        row = Row(
            operation=operation, case=case, method=method.__name__, ours_us=round(a, 2),
            theirs_us=round(b, 2), faster=round(b / a, 3),
            share=None if share is None else round(share, 3),
            torch_us=None if c is None else round(c, 2),
        )  # fmt: skip
        self.rows.append(row)
        tail = "" if share is None else f"  share {share:.3f}"
        tail += "" if c is None else f"  torch {c:9.2f} us, {c / a:.2f} times"
        print(
            f"{operation:22s} {case:34s} {row.method:6s} {a:9.2f} us, theirs {b:9.2f}, "
            f"{b / a:6.2f} times{tail}",
            flush=True,
        )

    def wants(self, operation: str) -> bool:
        return self.only in operation


def machine() -> dict[str, Any]:
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    facts = torch.cuda.get_device_properties(0)
    return {
        "gpu": facts.name,
        "capability": f"{facts.major}.{facts.minor}",
        "multiprocessors": facts.multi_processor_count,
        "python": platform.python_version(),
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        "bitsandbytes": bitsandbytes.__version__,
        "nybble": nybble.__version__,
        "commit": commit or None,
        "command": " ".join(["python", *sys.argv]),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }
