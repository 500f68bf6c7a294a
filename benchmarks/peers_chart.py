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


def _cells(rows: Sequence[Row]) -> dict[str, dict[int, tuple[str, str]]]:
    """Return the fastest peer's time divided by ours, and its name, by shape and number of rows.

    Ratios below 1 are bold.
    """
    found: dict[str, dict[int, tuple[str, str]]] = {}
    for row in rows:
        ratio, name = best_peer(row)
        text = f"{ratio:.2f}"
        shape = f"{row['case']['n']}x{row['case']['k']}"
        cell = (text if float(text) >= 1 else f"**{text}**", name)
        found.setdefault(shape, {})[row["case"]["rows"]] = cell
    return found


def table(rows: Sequence[Row]) -> list[list[str]]:
    """Return the table of the fastest peer's time divided by ours, with a line per row count."""
    cells = _cells(rows)
    counts = sorted({row["case"]["rows"] for row in rows})
    lines = [[str(n), *(" ".join(line[n]) for line in cells.values())] for n in counts]
    return [["rows", *cells], *lines]


def table_by_shape(rows: Sequence[Row]) -> list[list[str]]:
    """Return the same table with a line per shape, and without the peers' names."""
    counts = sorted({row["case"]["rows"] for row in rows})
    lines = [[shape, *(line[n][0] for n in counts)] for shape, line in _cells(rows).items()]
    return [["shape \\ rows", *map(str, counts)], *lines]
