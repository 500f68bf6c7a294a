"""Finds which needles can be in a piece by its words, before its text is searched.

A big log is mostly lines no rule asks for. Cutting it into words and looking these up takes a
fraction of what looking for hundreds of needles in its text would.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

# Letters stay, in lower case; what is between them parts words, but for digits and low lines,
# which go: numbers need no look-up then.
_PARTS = bytes(
    ord(chr(code).lower()) if code < 128 and chr(code).isalpha() else 32 for code in range(256)
)
_GO = b"0123456789_"

_SHORTEST_WORD = 3  # "is" and "the" and "of" are everywhere


@dataclass(frozen=True, slots=True)
class Needle:
    """A lower-case literal; written with ~ at an end where its word may go on."""

    written: str
    words: tuple[bytes, ...]  # those that stand alone, short ones left out
    pairs: tuple[tuple[bytes, bytes], ...]  # of words that follow each other


@cache  # they are the rules' own, and most of what a short log took was making them
def needle(written: str) -> Needle:
    """Return the needle of that text.

    >>> needle("driver is too old").words
    (b'driver', b'too', b'old')
    >>> needle("~error: build succe~").words
    (b'build',)
    """
    text = written.strip("~")
    words = [
        word.encode()
        for found in re.finditer(r"\w+", text, re.ASCII)
        if len(word := re.sub(r"[\d_]", "", found[0])) >= _SHORTEST_WORD
        and not (found.start() == 0 and written.startswith("~"))
        and not (found.end() == len(text) and written.endswith("~"))
    ]
    return Needle(written, tuple(words), tuple(pairwise(words)))


class Needles:
    """Many needles that are looked for at once."""

    def __init__(self, written: Iterable[str]) -> None:
        self._needles = [needle(text) for text in sorted(set(written))]
        self._words = frozenset(word for one in self._needles for word in one.words)

    def likely(self, data: bytes) -> frozenset[str]:
        """Return those that can be in the data."""
        words = list(filter(self._words.__contains__, data.translate(_PARTS, _GO).split()))
        seen = set(words)
        followed = set(pairwise(words))
        return frozenset(
            one.written
            for one in self._needles
            if seen.issuperset(one.words) and followed.issuperset(one.pairs)
        )
