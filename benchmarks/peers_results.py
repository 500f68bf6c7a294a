"""The results of a comparison of peers: speedups, a Markdown table, changes since a baseline."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

__all__ = ["Row", "changes", "line", "mean", "speedups", "table"]

Row = Mapping[str, Any]
FACTS = ("activations", "weights")  # a peer's facts that the table shows
SLOWER = 0.9  # a speedup that is below this share of the baseline's speedup is reported


def speedups(row: Row, ours: str) -> dict[str, float]:
    """Return each other peer's time divided by ours; wrong peers are left out."""
    peers = row["peers"]
    if "median_ms" not in peers.get(ours, ()):
        return {}
    mine = peers[ours]["median_ms"]
    return {
        name: one["median_ms"] / mine
        for name, one in peers.items()
        if name != ours and "median_ms" in one and not one["wrong"]
    }


def mean(ratios: Sequence[float]) -> float:
    """Return the geometric mean; NaN if there are no values."""
    return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else math.nan


def _name(case: Mapping[str, Any]) -> str:
    return f"{case['n']}x{case['k']} {case['dtype']}, {case['rows']} rows"


def line(row: Row) -> str:
    """Return a row as text: the case, and each peer's time and error, or the reason for their
    absence."""
    parts = []
    for name, one in row["peers"].items():
        if "median_ms" not in one:
            parts.append(f"{name}: {one.get('absent') or one.get('failed')}")
        else:
            mark = " WRONG" if one["wrong"] else ""
            parts.append(f"{name} {one['median_ms']:.4g} ms (error {one['error']:.4f}{mark})")
    return f"{_name(row['case'])}:\n  " + "\n  ".join(parts)


def _cell(rows: Iterable[Row], ours: str, peer: str) -> str:
    ratios = [found[peer] for row in rows if peer in (found := speedups(row, ours))]
    if not ratios:
        return ""
    least = f" ({min(ratios):.2f})" if len(ratios) > 1 else ""
    return f"{mean(ratios):.2f}{least}"


def _notes(rows: Sequence[Row], peer: str) -> list[str]:
    """Return a peer's facts and greatest error, or the reason why it has no time."""
    found = [row["peers"][peer] for row in rows]
    timed = [one for one in found if "median_ms" in one]
    if not timed:
        reason = found[0].get("absent") or found[0].get("failed")
        return [str(reason), "", ""]
    mark = ", wrong" if any(one["wrong"] for one in timed) else ""
    facts = timed[0]["facts"]
    return [
        *(str(facts.get(fact, "")) for fact in FACTS),
        f"{max(one['error'] for one in timed):.4f}{mark}",
    ]


def table(rows: Sequence[Row], ours: str) -> str:
    """Return a Markdown table of speedups over each peer, by number of rows.

    A cell contains the geometric mean over the shapes, and the smallest value in parentheses.
    """
    counts = sorted({row["case"]["rows"] for row in rows})
    head = ["peer", *FACTS, "error", *(f"{count} rows" for count in counts)]
    lines = [head, ["---"] * (1 + len(FACTS) + 1) + ["---:"] * len(counts)]
    peers = dict.fromkeys(name for row in rows for name in row["peers"] if name != ours)
    for peer in peers:
        cells = [
            _cell([row for row in rows if row["case"]["rows"] == count], ours, peer)
            for count in counts
        ]
        lines.append([peer, *_notes(rows, peer), *cells])
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def changes(rows: Sequence[Row], baseline: Sequence[Row], ours: str) -> Iterator[str]:
    """Yield the speedups that fell since the baseline, a line each."""
    before: dict[str, dict[str, float]] = {}
    for row in baseline:  # several runs may have different peers for one case
        before.setdefault(_name(row["case"]), {}).update(speedups(row, ours))
    for row in rows:
        name = _name(row["case"])
        for peer, now in speedups(row, ours).items():
            then = before.get(name, {}).get(peer)
            if then is not None and now < SLOWER * then:
                yield f"{name}: {then:.2f} to {now:.2f} times as fast as {peer}"
