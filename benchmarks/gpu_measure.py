"""Measurements for benchmarks/gpu.py: three methods, the ceiling, rows, facts of the machine."""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
from origin import add_commit_option, as_json, origin, result_file

Call = Callable[[], Any]
Sides = Sequence[Sequence[Call]]  # nybble's, bitsandbytes', ...: calls with rotated inputs
Method = Callable[[Sides], list[float]]
DEVICE = "cuda"
FLUSH_BYTES = 256 << 20  # bytes, as in triton's do_bench: four times an H200's L2
L2_BYTES = 60e6
# The number of launches in a graph, if they take at most 6 ms. Each replay adds 5.7 us: a launch of
# 9.1 us takes 9.8 us in a graph of 7 launches (H200). Graphs of models have hundreds of launches.
LAUNCHES = 64
SLICE_US, SLICES = 8e3, 6
TURNS = 4  # turns of each side in `single`


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One measured case."""

    operation: str
    case: str
    method: str
    ours_us: float
    theirs_us: float
    faster: float
    share: float | None  # fraction of the ceiling's rate
    torch_us: float | None = None


def each(function: Callable[..., Any], inputs: Iterable[Any], /, **options: Any) -> list[Call]:
    """Return a call of the function for each input: an argument or a tuple of arguments."""
    return [partial(function, *(x if isinstance(x, tuple) else (x,)), **options) for x in inputs]


def chosen(
    parser: argparse.ArgumentParser, option: str, part: str, names: Sequence[str]
) -> list[str]:
    """Return the names that contain the value of an option; raise an error if there are none."""
    found = [name for name in names if part in name]
    if not found:
        parser.error(f"{option} {part}: expected a part of {', '.join(names)}")
    return found


def numbers(text: str) -> list[int]:
    """Return the integers of a comma-separated list."""
    return [int(each) for each in text.split(",") if each]


def _event() -> Any:
    return torch.cuda.Event(enable_timing=True)  # type: ignore[no-untyped-call]


def _times(calls: Sequence[Call], before: Call | None = None) -> list[float]:
    """Return the time of each call in microseconds, measured with events. Before each call, queue
    `before`."""
    pairs = [(_event(), _event()) for _ in calls]
    for (start, stop), call in zip(pairs, calls, strict=True):
        if before is not None:
            before()
        start.record()
        call()
        stop.record()
    torch.cuda.synchronize()
    return [float(start.elapsed_time(stop)) * 1e3 for start, stop in pairs]


def _between(calls: Sequence[Call], before: Call | None = None) -> float:
    """Return the median of `_times`."""
    return statistics.median(_times(calls, before))


def single(sides: Sides) -> list[float]:
    """Return for each side the median time of one launch after an L2 flush.

    Each side makes as many launches as fit in 12 ms, but at least 9 and at most 80. The sides take
    turns, because clocks change: an empty kernel takes 3.4 to 3.8 us.
    """
    flush = torch.empty(FLUSH_BYTES, dtype=torch.uint8, device=DEVICE)
    counts = []
    for calls in sides:
        for call in calls:
            call()
        rough = _between([*calls, *calls, *calls][:5], flush.zero_)
        counts.append(min(80, max(9, int(12e3 / (rough + 80)))))
    times: list[list[float]] = [[] for _ in sides]
    order = list(range(len(sides)))
    for turn in range(TURNS):
        for i in order:
            some = range(turn, counts[i], TURNS)
            times[i] += _times([sides[i][j % len(sides[i])] for j in some], flush.zero_)
        order.reverse()
    return [statistics.median(one) for one in times]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A CUDA graph that launches each call once or more."""

    replay: Call
    launches: int
    turns: int  # replays per time slice

    def launch_us(self) -> float:
        """Return the time per launch in a slice, after a warm-up replay that evicts the previous
        side's data from the cache.

        If the slice has several replays, this is the median of its thirds. While another process
        has the host's core for some ms, the GPU waits for replays, which lengthens one third.
        """
        parts = min(3, self.turns)
        turns = self.turns // parts

        def part() -> None:
            for _ in range(turns):
                self.replay()

        self.replay()
        return _between([part] * parts) / (self.launches * turns)


def record(calls: Sequence[Call], stream: Any) -> Recorded:
    """Record the calls in a graph, several times each. If a call takes 2 ms or more, record only
    three calls, because the order of such long calls has no effect."""
    for call in calls:
        call()
    rough = max(1.0, _between(calls[:3]))
    if rough > 2e3:
        calls = calls[:3]
    loops = max(1, int(min(LAUNCHES / len(calls), 6e3 / rough / len(calls))))
    recorded = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recorded, stream=stream):
        for _ in range(loops):
            for call in calls:
                call()
    launches = loops * len(calls)
    return Recorded(recorded.replay, launches, max(1, int(SLICE_US / (rough * launches))))


def graph(sides: Sides, stream: Any = None) -> list[float]:
    """Return each side's time per launch in a CUDA graph: the median of slices of at least 8 ms.

    The sides take turns, because clocks depend on power: after other work, a graph takes up to 15 %
    longer. The order of the turns alternates, so that no side always runs after the side that
    lowers the clocks most (5 %).
    """
    graphs = [record(calls, stream) for calls in sides]
    start = time.perf_counter()
    while time.perf_counter() - start < 0.03:  # clocks fall while the host creates inputs
        for one in graphs:
            one.launch_us()
    times: list[list[float]] = [[] for _ in graphs]
    order = list(range(len(graphs)))
    for _ in range(SLICES):
        for i in order:
            times[i].append(graphs[i].launch_us())
        order.reverse()
    return [statistics.median(one) for one in times]


def host(sides: Sides) -> list[float]:
    """Return for each side the host time of a call (us): the median of five runs of 80 calls."""
    answer = []
    for calls in sides:
        for _ in range(40):
            calls[0]()
        torch.cuda.synchronize()
        times = []
        for _ in range(5):
            start = time.perf_counter()
            for _ in range(80):
                calls[0]()
            times.append((time.perf_counter() - start) / 80 * 1e6)
            torch.cuda.synchronize()
        answer.append(statistics.median(times))
    return answer


def copy_rate() -> float:
    """Return the bytes read and written per microsecond by a 1 GiB device copy."""
    a, b = (torch.empty(1 << 30, dtype=torch.uint8, device=DEVICE) for _ in range(2))
    a.random_()
    return 2 * (1 << 30) / single([[lambda: b.copy_(a)]])[0]


def add_result_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that Results reads."""
    parser.add_argument("--json", type=result_file, help="write the results to this file")
    add_commit_option(parser)


class Results:
    """Prints the machine and each row as JSON, and also writes them to the file of --json."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.file, self.copy = options.json, copy_rate()
        self.facts = {**machine(options.commit), "copy bytes per us": round(self.copy)}
        self.rows: list[dict[str, Any]] = []
        print(json.dumps(self.facts), flush=True)

    def add(self, row: dict[str, Any]) -> None:
        print(json.dumps(row), flush=True)
        self.rows.append(row)
        if self.file:
            self.file.write_text(as_json(self.facts, self.rows), encoding="utf-8")


def rotation(nbytes: float) -> int:
    """Return the number of inputs of `nbytes` that together exceed three L2 caches."""
    return max(3, math.ceil(3 * L2_BYTES / nbytes))


class Bench:
    """Collects rows, and prints each row when it is added."""

    def __init__(self, only: str) -> None:
        self.only, self.copy = only, copy_rate()
        self.rows: list[Row] = []
        self.failed: list[str] = []

    def add(
        self,
        operation: str,
        case: str,
        method: Method,
        mine: Sequence[Call],
        theirs: Sequence[Call],
        nbytes: float | None = None,
        linear: Sequence[Call] | None = None,
    ) -> None:
        try:
            a, b, *more = method([mine, theirs, linear] if linear else [mine, theirs])
        except Exception as error:
            self.fail(f"{operation} {case}", error)
            return
        c = more[0] if more else None
        share = nbytes / a / self.copy if nbytes and method is not host else None
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
            f"{operation:24s} {case:36s} {row.method:6s} {a:9.2f} us, theirs {b:9.2f}, "
            f"{b / a:6.2f} times{tail}",
            flush=True,
        )

    def fail(self, what: str, error: Exception) -> None:
        self.failed.append(f"{what}: {error}"[:300])
        print("FAILED", self.failed[-1], flush=True)
        torch.cuda.synchronize()

    def wants(self, operation: str) -> bool:
        return self.only in operation


def machine(commit: str | None = None) -> dict[str, Any]:
    import nybble

    facts = torch.cuda.get_device_properties(0)
    return {
        "gpu": facts.name,
        "capability": f"{facts.major}.{facts.minor}",
        "multiprocessors": facts.multi_processor_count,
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        # only if this process compares with it
        "bitsandbytes": getattr(sys.modules.get("bitsandbytes"), "__version__", None),
        "nybble": nybble.__version__,
        **origin(commit),
    }
