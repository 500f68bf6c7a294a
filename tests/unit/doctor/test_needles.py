"""Each line that a pattern matches contains one of the pattern's needles."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

from nybforge.doctor.log.cause import Sign
from nybforge.doctor.log.causes import installed_causes
from nybforge.doctor.log.outcome import MARKS, Mark

SIGNS: list[tuple[str, Sign | Mark]] = [
    *((cause.id, one) for cause in installed_causes() for one in cause.signs),
    *(("outcome", mark) for mark in MARKS),
]


def always_contains(pattern: str, needles: Sequence[str]) -> bool:
    """Return whether each lower-case text that matches the pattern contains a needle.

    The result is False also if this is not certain.
    """
    longest = max(map(len, needles))

    def added(tails: set[str], texts: Sequence[str]) -> set[str]:
        """Return the ends of the texts without a needle; "" stands for any text."""
        longer = [tail + text for tail in tails for text in texts]
        rest = [text for text in longer if not any(needle in text for needle in needles)]
        return _simpler({text[max(0, len(text) - longest + 1) :] for text in rest})

    def after(nodes: Any, tails: set[str]) -> set[str]:
        for kind, value in nodes:
            tails = after_one(str(kind), value, tails)
        return tails

    def after_one(kind: str, value: Any, tails: set[str]) -> set[str]:
        if not tails:
            return tails
        if kind == "LITERAL":
            return added(tails, [chr(value).lower()])
        if kind == "AT":
            return added(tails, ["\n"]) if str(value) == "AT_END" else tails
        if kind == "IN" and all(str(each[0]) == "LITERAL" for each in value):
            return added(tails, [chr(each).lower() for _, each in value])
        if kind == "SUBPATTERN":
            return after(value[-1], tails)
        if kind == "BRANCH":
            return _simpler(set().union(*(after(nodes, tails) for nodes in value[1])))
        if kind in ("MAX_REPEAT", "MIN_REPEAT"):
            least, most, nodes = value
            for _ in range(least):
                tails = after(nodes, tails)
            if most == least or not tails:
                return tails
            return _simpler(tails | after(nodes, tails if most == least + 1 else {""}))
        return {""}  # any character

    return not after(import_module("re._parser").parse(pattern), {""})


def _simpler(tails: set[str]) -> set[str]:
    """Return only "" if it is among the tails, or if there are too many of them."""
    return {""} if "" in tails or len(tails) > 1000 else tails


def test_every_line_a_pattern_matches_holds_one_of_its_needles() -> None:
    missed = []
    for name, one in SIGNS:
        assert all(needle == needle.lower() for needle in one.needles)
        literals = [needle.strip("~") for needle in one.needles]
        if not always_contains(one.pattern.pattern, literals):
            missed.append((name, one.pattern.pattern, one.needles))
    assert missed == []


@pytest.mark.parametrize(
    ("pattern", "needles", "expected"),
    [
        ("(?i)No (?:file|folder)", ["no file", "no folder"], True),
        ("(?i)No (?:file|folder)", ["no file"], False),
        (r"a\w?b", ["ab"], False),
        ("a[bc]+d", ["ab", "ac"], True),
        ("(?:ab)?c", ["abc", "c"], True),
        (r"\d+: failed$", ["failed\n"], True),
        ("failed", ["failed\n"], False),
    ],
)
def test_texts_without_a_needle_are_found(pattern: str, needles: list[str], expected: bool) -> None:
    assert always_contains(pattern, needles) is expected
