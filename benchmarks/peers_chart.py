"""Draw a comparison of libraries: a chart (SVG) and a table of the results page of a GPU.

Torch's 16-bit linear is the reference of the chart. It is not a peer in the table, because its
weight is four times as large.
"""

from __future__ import annotations

import html
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from peers_results import Row, mean, speedups

OURS, REFERENCE = "nybble", "torch linear"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 860, 460, 60, 190, 40, 50
COLOURS = ("#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f")  # colour-blind safe
DASHES = ("", "7 3", "2 3")
GAP = 15  # between names, in pixels
LEAST, MOST = 1 / 8, 4.0  # the ends of the vertical axis
LIMITED = 0.5  # share of the time at the power limit, from which a peer counts as limited by it
GOAL_LIMITED = 0.97  # the target of a cell if both are limited by it; otherwise 1


def of_type(rows: Sequence[Row], dtype: str, kind: str = "4-bit") -> list[Row]:
    return [row for row in rows if (row["case"]["dtype"], row["case"]["kind"]) == (dtype, kind)]


def lines_of(rows: Sequence[Row]) -> dict[str, dict[int, float]]:
    """Return each library's speed relative to torch's linear, by number of rows.

    A value is the geometric mean over the shapes. A library has no value if a result is wrong or
    missing for any shape, or if the value is below LEAST. A library with fewer than three values
    has no line.
    """
    counts = sorted({row["case"]["rows"] for row in rows})
    names = dict.fromkeys(name for row in rows for name in row["peers"] if name != REFERENCE)
    found: dict[str, dict[int, float]] = {}
    for name in names:
        for count in counts:
            here = [row["peers"] for row in rows if row["case"]["rows"] == count]
            good = [x for x in here if "median_ms" in x.get(name, ()) and not x[name]["wrong"]]
            if len(good) == len(here):
                ratios = [x[REFERENCE]["median_ms"] / x[name]["median_ms"] for x in good]
                if mean(ratios) >= LEAST:
                    found.setdefault(name, {})[count] = mean(ratios)
    return {name: line for name, line in found.items() if len(line) >= 3}


def _places(values: Mapping[str, float]) -> dict[str, float]:
    """Return heights for the names at the ends of lines, so that names do not overlap."""
    places: dict[str, float] = {}
    before = -math.inf
    for name in sorted(values, key=values.__getitem__):
        before = places[name] = max(values[name], before + GAP)
    below = before - (HEIGHT - BOTTOM)
    return {name: place - max(0.0, below) for name, place in places.items()}


def svg(rows: Sequence[Row]) -> str:
    """Return the chart: speed relative to torch's linear by number of rows, on logarithmic axes."""
    lines = lines_of(rows)
    counts = sorted({count for line in lines.values() for count in line})

    def x_of(count: int) -> float:
        share = math.log2(count / counts[0]) / max(1.0, math.log2(counts[-1] / counts[0]))
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def y_of(value: float) -> float:
        share = math.log2(min(value, MOST) / LEAST) / math.log2(MOST / LEAST)
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    parts = [*_axes(counts, x_of, y_of)]
    ends = _places({name: y_of(line[max(line)]) for name, line in lines.items()})
    others = [name for name in lines if name != OURS]
    for name, line in lines.items():
        number = others.index(name) if name in others else 0
        colour = "#d55e00" if name == OURS else COLOURS[number % len(COLOURS)]
        dash = "" if name == OURS else DASHES[number // len(COLOURS) % len(DASHES)]
        points = " ".join(f"{x_of(count):.1f},{y_of(value):.1f}" for count, value in line.items())
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-dasharray="{dash}" '
            f'stroke-width="{4 if name == OURS else 1.8}"><title>{html.escape(name)}</title>'
            "</polyline>"
        )
        parts.append(
            f'<path d="M{x_of(max(line)) + 3:.1f} {y_of(line[max(line)]):.1f}'
            f'L{WIDTH - RIGHT + 14} {ends[name]:.1f}" stroke="{colour}" stroke-width="0.7"/>'
            f'<text x="{WIDTH - RIGHT + 18}" y="{ends[name] + 4:.1f}" fill="{colour}">'
            f"{html.escape(name)}</text>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="13"><title>Speed of 4-bit products relative to '
        "torch's 16-bit linear, by rows</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _axes(counts: Sequence[int], x_of: Any, y_of: Any) -> Iterator[str]:
    for value in (1 / 8, 1 / 4, 1 / 2, 1, 2, 4):
        dark = "#000000" if value == 1 else "#dddddd"
        yield (
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y_of(value):.1f}" y2="{y_of(value):.1f}" '
            f'stroke="{dark}"/><text x="{LEFT - 8}" y="{y_of(value) + 4:.1f}" '
            f'text-anchor="end">{value:g}</text>'
        )
    for count in counts:
        yield (
            f'<text x="{x_of(count):.1f}" y="{HEIGHT - BOTTOM + 20}" '
            f'text-anchor="middle">{count}</text>'
        )
    yield f'<text x="{LEFT}" y="{TOP - 16}">times the speed of torch\'s 16-bit linear</text>'
    yield f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">rows</text>'


def best_peer(row: Row) -> tuple[float, str]:
    """Return the time of the fastest correct peer divided by ours, and the peer's name."""
    found = {name: x for name, x in speedups(row, OURS).items() if name != REFERENCE}
    name = min(found, key=found.__getitem__)
    return found[name], name


def _limited(row: Row, name: str) -> bool:
    """Return whether nybble and the peer are both at the power limit."""
    facts = [row["peers"][one]["facts"] for one in (OURS, name)]
    return all(one.get("power_cap", 0) >= LIMITED for one in facts)


def _cell(row: Row) -> tuple[str, str, bool]:
    """Return the fastest peer's time divided by ours, as text; its name; and whether the ratio
    reaches the target. Ratios that miss it are bold; † marks those below 1 that reach it."""
    ratio, name = best_peer(row)
    text = f"{ratio:.2f}"
    if float(text) >= 1:
        return text, name, True
    reached = float(text) >= GOAL_LIMITED and _limited(row, name)
    return (f"{text}†" if reached else f"**{text}**"), name, reached


def _shape(row: Row) -> str:
    return f"{row['case']['n']}x{row['case']['k']}"


def _cells(rows: Sequence[Row]) -> dict[str, dict[int, tuple[str, str, bool]]]:
    """Return the cells by shape and number of rows."""
    found: dict[str, dict[int, tuple[str, str, bool]]] = {}
    for row in rows:
        found.setdefault(_shape(row), {})[row["case"]["rows"]] = _cell(row)
    return found


def _reached(rows: Sequence[Row]) -> str:
    return f"{sum(_cell(row)[2] for row in rows)} of {len(rows)}"


def _least(rows: Sequence[Row]) -> str:
    """Return the smallest ratio of these rows, with its peer and shape; empty without rows."""
    if not rows:
        return ""
    row = min(rows, key=best_peer)
    return f"{' '.join(_cell(row)[:2])}, {_shape(row)}"


def table(rows: Sequence[Row], other: Sequence[Row] = (), name: str = "") -> list[list[str]]:
    """Return the table of the fastest peer's time divided by ours, with a line per row count.

    other: rows of another dtype, if any; a last column with this name has their smallest ratios.
    """
    cells = _cells(rows)
    counts = sorted({row["case"]["rows"] for row in rows})
    lines = [[str(n), *(" ".join(line[n][:2]) for line in cells.values())] for n in counts]
    ends = [_reached([row for row in rows if _shape(row) == shape]) for shape in cells]
    lines.append(["reached", *ends])
    if other:
        for n, line in zip(counts, lines, strict=False):
            line.append(_least([row for row in other if row["case"]["rows"] == n]))
        lines[-1].append(_reached(other))
    return [["rows", *cells, *[name] * bool(other)], *lines]


def table_by_shape(rows: Sequence[Row]) -> list[list[str]]:
    """Return the same ratios with a line per shape, and without the peers' names."""
    counts = sorted({row["case"]["rows"] for row in rows})
    lines = [[shape, *(line[n][0] for n in counts)] for shape, line in _cells(rows).items()]
    return [["shape \\ rows", *map(str, counts)], *lines]
