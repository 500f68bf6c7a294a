"""Finds which needles a piece of a log contains, all in one pass. A needle is a literal. A line can
match a pattern only if it contains one of the pattern's needles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from nybforge.doctor.log import linear

# Tools wrap long messages and put boxes around them. So a space in a needle also matches a line
# break with the characters of a box.
BREAK = r"(?: |[ \t]*\n(?:[ \t]|[│|])*)"


def wrapped(needle: str) -> str:
    """Return a pattern for a needle. It also matches if a line break separates the needle's words.

    >>> wrapped("driver is")
    'driver(?: |[ \\\\t]*\\\\n(?:[ \\\\t]|[│|])*)is'
    """
    return linear.escape(needle).replace("\\ ", BREAK)


def _loosely(needle: str) -> str:
    """Return a pattern that matches wherever the pattern of `wrapped` matches, and in a few other
    places. It has fewer states."""
    return linear.escape(needle).replace("\\ ", r"[ \t\n](?:[ \t\n|]|│)*")


class Needles:
    """A set of lower-case literals to search for together."""

    def __init__(self, written: Iterable[str]) -> None:
        self._written = sorted(set(written))
        self._set = linear.Set(map(_loosely, self._written))

    def among(self, lowered: bytes) -> frozenset[str]:
        """Return the needles that the lower-case data contains. The result may include a needle
        whose words are separated by more blank space than a line break of a tool has."""
        return frozenset(map(self._written.__getitem__, self._set.among(lowered)))


@lru_cache(maxsize=4)
def needles(written: frozenset[str]) -> Needles:
    """Return the set of these needles. Recent sets are kept, because compiling a set takes as long
    as reading a short log."""
    return Needles(written)
