"""Finds which literals (needles) a piece of a log contains, all in one pass."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from nybforge.doctor.log import linear

# Tools wrap long messages and put boxes around them: a space in a needle matches such a line break.
BREAK = r"(?: |[ \t]*\n(?:[ \t]|[│|])*)"


def wrapped(needle: str) -> str:
    """Return the pattern of a needle whose words may be on two lines.

    >>> wrapped("driver is")
    'driver(?: |[ \\\\t]*\\\\n(?:[ \\\\t]|[│|])*)is'
    """
    return linear.escape(needle).replace("\\ ", BREAK)


def _loosely(needle: str) -> str:
    """Return a pattern that has fewer states and matches wherever the wrapped needle matches."""
    return linear.escape(needle).replace("\\ ", r"[ \t\n](?:[ \t\n|]|│)*")


class Needles:
    """A set of lower-case literals to search for together."""

    def __init__(self, written: Iterable[str]) -> None:
        self._written = sorted(set(written))
        self._set = linear.Set(map(_loosely, self._written))

    def among(self, lowered: bytes) -> frozenset[str]:
        """Return the needles that the lower-case data contains. A few of these needles may have
        more space between their words than a tool that wraps lines puts there."""
        return frozenset(map(self._written.__getitem__, self._set.among(lowered)))


@lru_cache(maxsize=4)
def needles(written: frozenset[str]) -> Needles:
    """Return the set of these needles; compiling a set takes as long as reading a short log."""
    return Needles(written)
