"""Arranges the recorded processes and phases of a build as bars in rows, so that the bars of a row
do not overlap. Pure functions."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from nybforge.journal import Entry, Span

__all__ = ["timelines"]

SHORTEST = 0.05  # seconds; shorter waits between two processes are not shown
PHASES = {
    "✔ Successfully updated the build environment": "solve and install the build environment",
    "✔ Successfully updated the host environment": "solve and install the host environment",
    "Checking for symlinks": "build script",
    "Artifact": "write the package",
    "Collecting tests": "prepare the tests",
    "✔ Successfully updated the test environment": "solve and install the test environment",
    "Testing commands": "prepare the tests",
    "✔ all tests passed!": "tests",
}


def timelines(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Return one timeline for each run, newest first. A run on a cluster has the rows of all its
    nodes; the clocks of the nodes are assumed to agree."""
    runs: dict[str, list[Entry]] = {}
    for entry in entries:
        runs.setdefault(entry.run.id, []).append(entry)
    found = [_timeline(group) for group in runs.values()]
    return sorted(found, key=lambda each: -each["started"])


def _timeline(entries: Sequence[Entry]) -> dict[str, Any]:
    began = min(entry.started for entry in entries)
    ended = max(entry.started + entry.seconds for entry in entries)
    nodes = []
    for node in sorted({entry.node for entry in entries}):
        here = [entry for entry in entries if entry.node == node]
        bars = [bar for entry in here for bar in _bars(entry, entry.started - began)]
        rows = _rows(bars)
        nodes.append({"node": node, "cores": max(entry.cores for entry in here), "rows": rows})
    return {
        "run": entries[0].run.id,
        "commit": entries[0].run.commit,
        "started": began,
        "began": min(entry.began for entry in entries),
        "seconds": round(ended - began, 3),
        "slots": max(entry.run.slots for entry in entries),
        "jobs": sorted(entry.job for entry in entries),
        "nodes": nodes,
    }


def _bars(entry: Entry, shift: float) -> Iterator[dict[str, Any]]:
    """Yield the processes of a job, and its phases for the times when no process ran."""
    units = [span for span in entry.spans if span.kind == "unit"]
    for span in (*units, *_uncovered(entry, units)):
        start, end = (max(0.0, round(shift + at, 3)) for at in (span.start, span.end))
        yield {"job": entry.job, "name": span.name, "kind": span.kind, "start": start, "end": end}


def _uncovered(entry: Entry, units: Sequence[Span]) -> Iterator[Span]:
    phases = [span for span in entry.spans if span.kind == "phase"]
    for phase in phases or [Span(name=entry.outcome, kind="phase", start=0.0, end=entry.seconds)]:
        at = phase.start
        for unit in (*units, Span(name="", kind="", start=phase.end, end=phase.end)):
            if min(unit.start, phase.end) - at >= SHORTEST:
                end = min(unit.start, phase.end)
                yield Span(name=phase_name(phase.name), kind="phase", start=at, end=end)
            at = max(at, unit.end)


def phase_name(line: str) -> str:
    """Return the name of the phase that ends with this line of a log.

    >>> phase_name("✔ all tests passed!"), phase_name("publish")
    ('tests', 'publish')
    """
    return next((name for start, name in PHASES.items() if line.startswith(start)), line)


def _rows(bars: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """Put each bar into the first row that is free; open a row if none is free.

    >>> _rows([{"start": 0, "end": 2}, {"start": 1, "end": 3}, {"start": 2, "end": 4}])
    [[{'start': 0, 'end': 2}, {'start': 2, 'end': 4}], [{'start': 1, 'end': 3}]]
    """
    rows: list[list[Mapping[str, Any]]] = []
    busy: list[tuple[float, int]] = []  # (end of the row's last bar, row)
    free: list[int] = []
    for bar in sorted(bars, key=lambda each: (each["start"], each["end"])):
        while busy and busy[0][0] <= bar["start"] + 0.001:
            heapq.heappush(free, heapq.heappop(busy)[1])
        if not free:
            free.append(len(rows))
            rows.append([])
        row = heapq.heappop(free)
        rows[row].append(bar)
        heapq.heappush(busy, (bar["end"], row))
    return rows
