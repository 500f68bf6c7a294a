"""The results of a comparison of peers: speedups, a Markdown table, changes since a baseline."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

__all__ = ["Row", "changes", "line", "mean", "merged", "speedup_table", "speedups", "table"]

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


def merged(runs: Iterable[Sequence[Row]]) -> list[Row]:
    """Return a row per case of several runs: each peer's median time, and the time of each run."""
    by_case: dict[str, list[Row]] = {}
    for row in (row for rows in runs for row in rows):
        by_case.setdefault(json.dumps(row["case"], sort_keys=True), []).append(row)
    found: list[Row] = []
    for rows in by_case.values():
        peers: dict[str, list[Mapping[str, Any]]] = {}
        for name, one in (item for row in rows for item in row["peers"].items()):
            peers.setdefault(name, []).append(one)
        found.append(
            {"case": rows[0]["case"], "peers": {name: _middle(x) for name, x in peers.items()}}
        )
    return found


def _short(value: float) -> float:
    return float(f"{value:.4g}")


def _middle(runs: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return a peer's result of several runs: medians, and the greatest error."""
    timed = [one for one in runs if "median_ms" in one]
    if not timed:
        return runs[0]
    facts: dict[str, Any] = {}
    for name in dict.fromkeys(name for one in timed for name in one["facts"]):
        values = [one["facts"][name] for one in timed if name in one["facts"]]
        numeric = all(isinstance(value, int | float) for value in values)
        facts[name] = _short(statistics.median(values)) if numeric else values[0]
    return {
        **{name: _short(max(one[name] for one in timed)) for name in ("error", "weight_error")},
        "facts": facts,
        "runs_ms": [_short(one["median_ms"]) for one in timed],
        "median_ms": _short(statistics.median(one["median_ms"] for one in timed)),
        "wrong": any(one["wrong"] for one in timed),
    }


def _name(case: Mapping[str, Any]) -> str:
    shape = f"{case['n']}x{case['k']} {case['dtype']}"
    if "model" in case:
        return f"{case['model']} {shape}, {case['tokens']} tokens {case['routing']}"
    return f"{shape}, {case['rows']} rows"


def _size(row: Row) -> tuple[int, str]:
    """Return what the columns of the table differ in: the tokens of a model, or the rows."""
    case = row["case"]
    return (case["tokens"], "tokens") if "tokens" in case else (case["rows"], "rows")


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
    found = [row["peers"][peer] for row in rows if peer in row["peers"]]
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


def speedup_table(rows: Sequence[Row], ours: str) -> list[list[str]]:
    """Return the lines of a table of speedups over each peer, by number of rows or tokens.

    A cell contains the geometric mean over the shapes, and the smallest value in parentheses.
    """
    counts = sorted({_size(row) for row in rows})
    names = (f"{count} {unit.removesuffix('s') if count == 1 else unit}" for count, unit in counts)
    lines = [["peer", *FACTS, "error", *names]]
    for peer in dict.fromkeys(name for row in rows for name in row["peers"] if name != ours):
        cells = [_cell([row for row in rows if _size(row) == size], ours, peer) for size in counts]
        lines.append([peer, *_notes(rows, peer), *cells])
    return lines


def table(rows: Sequence[Row], ours: str) -> str:
    """Return `speedup_table` as Markdown."""
    head, *lines = speedup_table(rows, ours)
    sides = ["---"] * (len(FACTS) + 2) + ["---:"] * (len(head) - len(FACTS) - 2)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, sides, *lines))


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
