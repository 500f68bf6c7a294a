"""Time implementations in turn for benchmarks/cpu.py, and measure the load of other processes and
the memory ceilings."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
_TICKS = os.sysconf("SC_CLK_TCK")
_CORES = os.cpu_count() or 1

# name -> (function of csrc/bench/ceilings.cc, passes over the array)
_CEILINGS = {
    "NT copy": ("copy_streaming", 2),
    "plain copy": ("copy_plain", 2),
    "read": ("read_only", 1),
    "fill": ("fill", 1),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """One implementation of a case. It is timed by making the `calls` in turn, so that their data
    are not in the cache."""

    name: str
    calls: Sequence[Callable[[], Any]]


@dataclass(slots=True, kw_only=True)
class Times:
    """The seconds of each round of a subject, and the rounds that other processes disturbed."""

    seconds: list[float] = field(default_factory=list)
    disturbed: int = 0

    def summary(self) -> dict[str, Any]:
        return {
            "best_ms": min(self.seconds) * 1e3,
            "median_ms": statistics.median(self.seconds) * 1e3,
            "rounds": len(self.seconds),
            "disturbed": self.disturbed,
        }


def _busy() -> float:
    """Return the CPU time, in seconds, that the whole machine has used."""
    fields = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]
    user, nice, system, _idle, _wait, irq, softirq, steal = map(int, fields)
    return (user + nice + system + irq + softirq + steal) / _TICKS


def _sample(subject: Subject, turn: int, inner: int) -> tuple[float, bool]:
    """Return the seconds per call, and whether other processes ran at the same time."""
    calls = subject.calls
    busy, own = _busy(), time.process_time()
    start = time.perf_counter()
    for index in range(inner):
        calls[(turn * inner + index) % len(calls)]()
    wall = time.perf_counter() - start
    foreign = (_busy() - busy) - (time.process_time() - own)
    return wall / inner, foreign > 0.1 * wall * _CORES + 0.02


def interleave(subjects: Sequence[Subject], rounds: int) -> dict[str, Times]:
    """Time the subjects in turn for `rounds` rounds; a sample lasts about 20 ms."""
    inner = {}
    for subject in subjects:
        for call in subject.calls:  # warm-up: the peer's first call repacks a weight
            call()
        start = time.perf_counter()
        subject.calls[0]()
        once = max(time.perf_counter() - start, 1e-7)
        inner[subject.name] = max(1, min(500, int(0.02 / once)))
    times = {subject.name: Times() for subject in subjects}
    for turn in range(rounds):
        for subject in subjects:
            seconds, disturbed = _sample(subject, turn, inner[subject.name])
            times[subject.name].seconds.append(seconds)
            times[subject.name].disturbed += disturbed
    return times


@contextmanager
def reused_memory() -> Iterator[None]:
    """Let the C library keep large freed blocks, so that calls in this context have no page faults.

    When the context ends, the memory is returned to the system.
    """
    library = ctypes.CDLL(None)
    mmap_max, trim_threshold = -4, -1
    library.mallopt(mmap_max, 0)
    library.mallopt(trim_threshold, 1 << 30)
    try:
        yield
    finally:
        library.mallopt(mmap_max, 65536)
        library.mallopt(trim_threshold, 1 << 27)
        library.malloc_trim(0)


class Ceilings:
    """The memory ceilings, as subjects that are timed in turn with a case. Without a C compiler,
    there are no ceilings.

    The arrays must be much larger than the cache: with 32 MB of cache, arrays of 64 MB raised the
    measured read rate by a quarter.
    """

    def __init__(self) -> None:
        library = _build()
        self._size = 256 << 20
        self._source = np.ones(self._size if library else 0, np.uint8)
        self._target = np.zeros_like(self._source)
        self.subjects: list[Subject] = []
        for name, (symbol, _) in _CEILINGS.items() if library else ():
            function = getattr(ctypes.CDLL(str(library)), symbol)
            arguments: list[Any] = [ctypes.c_int64(self._size)]
            if name != "fill":
                arguments.insert(0, ctypes.c_void_p(self._source.ctypes.data))
            if name != "read":
                arguments.insert(0, ctypes.c_void_p(self._target.ctypes.data))
            self.subjects.append(Subject(name=name, calls=[partial(function, *arguments)]))

    def rates(self, times: Mapping[str, Times]) -> dict[str, float]:
        """Return the rates of the ceilings in `times`, in GB/s."""
        return {
            name: passes * self._size / times[name].summary()["median_ms"] / 1e6
            for name, (_, passes) in _CEILINGS.items()
            if name in times
        }


def _build() -> Path | None:
    compiler = shutil.which("c++")
    if compiler is None:
        return None
    target = ROOT / "build/benchmarks/ceilings.so"
    target.parent.mkdir(parents=True, exist_ok=True)
    source = ROOT / "csrc/bench/ceilings.cc"
    command = [compiler, "-std=c++17", "-O3", "-march=native", "-fopenmp", "-shared", "-fPIC"]
    command += [str(source), "-o", str(target)]
    return target if subprocess.run(command).returncode == 0 else None


def machine() -> dict[str, Any]:
    """Return the machine's facts."""
    model = "unknown"
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith(("model name", "Model")):
            model = line.partition(":")[2].strip()
            break
    return {
        "cpu": model,
        "cores": _CORES,
        "machine": platform.machine(),
        "kernel": platform.release(),
        "python": platform.python_version(),
        "load": os.getloadavg()[0],
    }
