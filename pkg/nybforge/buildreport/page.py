"""Writes HTML pages that need no other file: the report, and the device × target tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nybforge.matrix import WORDS, Limits, limits_table, text_of
from nybforge.report import duration

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = ["matrix_page", "report_page"]

FOLDER = Path(__file__).parent
KIB = 1024
SHORT = 10  # seconds; shorter times are shown with one decimal
MOST_PROCESSES = 50  # limit of rows in the table of processes


def report_page(document: Mapping[str, Any]) -> str:
    """Return the HTML page of a report that `collect` made."""
    return _render("report.html.j2", report=document)


def matrix_page(document: Mapping[str, Any]) -> str:
    """Return the page of the tables that `matrix.to_json` made."""
    return _render("matrix.html.j2", matrix=document)


def _render(name: str, **values: Any) -> str:
    parts = {key: (FOLDER / f"page.{key}").read_text("utf-8") for key in ("css", "js")}
    return _templates().get_template(name).render(**parts, **values)


@cache
def _templates() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"size": size, "time": took, "longest": longest}
    environment.filters["limits_table"] = lambda rows: limits_table([Limits(**row) for row in rows])
    environment.globals |= {"text_of": text_of, "how_words": WORDS}
    return environment


def size(count: int) -> str:
    """Return a number of bytes in human-readable form.

    >>> size(900), size(1536), size(5 * 1024 * 1024)
    ('900 B', '1.5 KiB', '5.0 MiB')
    """
    if count < KIB:
        return f"{count} B"
    unit, name = (KIB, "KiB") if count < KIB**2 else (KIB**2, "MiB")
    return f"{count / unit:.1f} {name}"


def took(seconds: float) -> str:
    """Return a duration in human-readable form.

    >>> took(2.34), took(130.4)
    ('2.3 s', '2:10')
    """
    return f"{seconds:.1f} s" if seconds < SHORT else duration(seconds)


def longest(timeline: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the longest bars of a timeline, the longest first."""
    bars = [bar for node in timeline["nodes"] for row in node["rows"] for bar in row]
    return sorted(bars, key=lambda bar: bar["start"] - bar["end"])[:MOST_PROCESSES]
