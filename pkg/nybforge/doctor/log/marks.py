"""Classifies single lines of a log by the patterns in outcome.toml, for example as good, bad or
plain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import tomli

from nybforge.doctor.log import linear
from nybforge.doctor.log.lines import bare

__all__ = ["FILE", "Kind", "Line", "kind", "marks"]

FILE = Path(__file__).parents[1] / "outcome.toml"
LONGEST = 1000  # only this many characters of a line are read

Kind = Literal["harmless", "continued", "bad", "verdict", "teardown", "negated", "good", "plain"]
Line = tuple[int, str]  # the number and the text of a line
_KINDS: tuple[Kind, ...] = get_args(Kind)  # if several kinds match a line, the first one counts
_EXCERPT = linear.compile(r"\s*\d+ +\| ")  # source code in a compiler's message
# Source code, disassembly, lists of files and the output of `free`. A person may print these, and
# they do not show whether the program works.
_CODE = linear.compile(
    r"\s*(?://|/\*|\*/|#(?:include|define|!/)|(?:from [\w.]+ )?import [\w.]+(?:, [\w.]+)*$|"
    r"from [\w.]+ import \w|def \w+\(|class \w+[(:]|return\b.*[)\]\w]$|@\w+$|"
    r"\.(?:version \d|target sm_|address_size \d|visible |reg |param )|# SPDX-|"
    r"[0-9a-f]+:\s+(?:[0-9a-f]{2} ){2,}|(?:Mem|Swap|total):\s+\d+\S*(?:\s+\d|$)|"
    r"total \d+$|[-bcdlps](?:[r-][w-][xsStT-]){3}[.+]? +\d)"
)
_COUNTED = linear.compile(r"\[\s*(\d+)/\s*(\d+)\]")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Marks:
    harmless: str
    together: linear.Set
    kinds: tuple[Kind, ...]


def marks() -> list[Mapping[str, object]]:
    """Return the entries of the data file: a kind, a pattern and examples for each."""
    rows: list[Mapping[str, object]] = tomli.loads(FILE.read_text(encoding="utf-8"))["marks"]
    assert all(row["kind"] in _KINDS for row in rows)
    return rows


@cache
def _compiled() -> _Marks:
    rows = [(row["kind"], str(row["pattern"])) for row in marks()]
    kept = [(kind, pattern) for kind, pattern in rows if kind != "harmless"]
    return _Marks(
        harmless="|".join(f"(?:{pattern})" for kind, pattern in rows if kind == "harmless"),
        together=linear.Set(pattern for _, pattern in kept),
        kinds=tuple(kind for kind, _ in kept),  # type: ignore[misc]
    )


def kind(line: str) -> Kind:
    """Return what the line says about the state of the program.

    >>> kind("2 passed, 0 failed in 0.1s"), kind("make: *** [all] Error 1"), kind("step 3 of 9")
    ('verdict', 'bad', 'good')
    """
    text = bare(line[:LONGEST])
    if not text.strip() or _EXCERPT.match(line) or _CODE.match(text):
        return "continued"
    compiled = _compiled()
    text = linear.sub(compiled.harmless, "", text)
    found = {compiled.kinds[index] for index in compiled.together.among(text.encode())}
    if not found:
        count = _COUNTED.search(text)
        return "good" if count and count[1] == count[2] else "plain"
    first = min(found, key=_KINDS.index)
    return "plain" if first == "negated" else first
