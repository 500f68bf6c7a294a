"""Selects the needles that a piece of a log may contain, by the words in it.

Most lines of a big log match no rule. It is much faster to split the log into words and look up
each word in a set than to search the log for hundreds of needles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

# Letters are converted to lower case and other characters separate words. Digits and underscores
# are deleted, so that numbers need no look-up.
_PARTS = bytes(
    ord(chr(code).lower()) if code < 128 and chr(code).isalpha() else 32 for code in range(256)
)
_GO = b"0123456789_"

_SHORTEST_WORD = 3  # shorter words ("is", "of") are in almost every line


@dataclass(frozen=True, slots=True)
class Needle:
    """A lower-case literal. A ~ at either end means that the word may continue there."""

    written: str
    words: tuple[bytes, ...]  # the complete words, without short words
    pairs: tuple[tuple[bytes, bytes], ...]  # pairs of adjacent words


@cache  # only for the rules' own texts; creating the needles took most of the time for a short log
def needle(written: str) -> Needle:
    """Return the needle for that text.

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
    """A set of needles to search for together."""

    def __init__(self, written: Iterable[str]) -> None:
        self._needles = [needle(text) for text in sorted(set(written))]
        self._words = frozenset(word for one in self._needles for word in one.words)

    def likely(self, data: bytes) -> frozenset[str]:
        """Return the needles that the data may contain."""
        words = list(filter(self._words.__contains__, data.translate(_PARTS, _GO).split()))
        seen = set(words)
        followed = set(pairwise(words))
        return frozenset(
            one.written
            for one in self._needles
            if seen.issuperset(one.words) and followed.issuperset(one.pairs)
        )
