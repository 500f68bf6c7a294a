"""Matches regular expressions with RE2. The time is linear in the length of the text.

Python's re can take quadratic or cubic time on hostile text. RE2 supports neither look-around nor
back-references, so a pattern that uses one of them does not compile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, cast

import re2

__all__ = [
    "Set",
    "anywhere",
    "compile",
    "compile_bytes",
    "escape",
    "findall",
    "finditer",
    "fullmatch",
    "match",
    "search",
    "split",
    "sub",
]

_OPTIONS = re2.Options()
_OPTIONS.log_errors = False  # errors are raised and not logged
# the memory limit of each pattern's automaton in bytes; the default is 8 MiB
_OPTIONS.max_mem = 1 << 20
_OPTIONS_OF_SETS = re2.Options()
_OPTIONS_OF_SETS.log_errors = False
_OPTIONS_OF_SETS.max_mem = 16 << 20


def escape(text: str) -> str:
    """Return a pattern that matches exactly this text."""
    return str(re2.escape(text))


class _Pattern(re2._Regexp):  # type: ignore[misc]
    """A pattern that is compiled when it is first used, with a fast search. The search of re2 takes
    three times as long, because it starts a generator and computes character positions that are not
    needed."""

    __slots__ = ()

    def __init__(self, pattern: str | bytes) -> None:
        self._pattern = pattern  # type: ignore[misc]

    def __getattr__(self, name: str) -> Any:
        if name != "_regexp":
            raise AttributeError(name)
        super().__init__(self._pattern, _OPTIONS)
        return self._regexp

    def search(self, text: Any, pos: int | None = None, endpos: int | None = None) -> Any:
        return self._first(_ANYWHERE, text, pos, endpos)

    def match(self, text: Any, pos: int | None = None, endpos: int | None = None) -> Any:
        return self._first(_AT_START, text, pos, endpos)

    def _first(self, anchor: Any, text: Any, pos: int | None, endpos: int | None) -> Any:
        if pos is not None or endpos is not None:
            return next(self._match(anchor, text, pos, endpos), None)
        data = text.encode() if isinstance(text, str) else text
        spans = self._regexp.Match(anchor, data, 0, len(data))
        if spans[0][0] < 0:
            return None
        # some characters have several bytes, so a byte's position differs from its character's
        if len(data) > len(text):
            spans = [(_characters(data, start), _characters(data, end)) for start, end in spans]
        return _Match(self, text, 0, len(text), spans)


class _Match(re2._Match):  # type: ignore[misc]
    """A match that returns its whole text quickly."""

    __slots__ = ()

    def __getitem__(self, group: int | str) -> Any:
        if group == 0:
            start, end = self._spans[0]
            return self._text[start:end]
        return super().__getitem__(group)


def _characters(data: bytes, position: int) -> int:
    """Return how many characters are before the byte position. For a group that did not match,
    return -1."""
    return len(data[:position].decode()) if position >= 0 else -1


_ANYWHERE, _AT_START = re2._Anchor.UNANCHORED, re2._Anchor.ANCHOR_START


@cache  # the cache of re2 keeps only 128 patterns
def compile(pattern: str) -> re.Pattern[str]:
    """Return the compiled pattern, which has the methods of re.Pattern."""
    return cast("re.Pattern[str]", _Pattern(pattern))


@cache
def compile_bytes(pattern: str) -> re.Pattern[bytes]:
    """Return the compiled pattern for UTF-8 bytes."""
    return cast("re.Pattern[bytes]", _Pattern(pattern.encode()))


def search(pattern: str, text: str) -> re.Match[str] | None:
    """Return the first match anywhere in the text."""
    return compile(pattern).search(text)


def match(pattern: str, text: str) -> re.Match[str] | None:
    """Return the match at the start of the text."""
    return compile(pattern).match(text)


def fullmatch(pattern: str, text: str) -> re.Match[str] | None:
    """Return the match of the whole text."""
    return compile(pattern).fullmatch(text)


def finditer(pattern: str, text: str) -> Iterator[re.Match[str]]:
    """Yield the matches in the text, one after the other."""
    return compile(pattern).finditer(text)


def findall(pattern: str, text: str) -> list[Any]:
    """Return the text of each match. If the pattern has a group, return the text of the group for
    each match."""
    return compile(pattern).findall(text)


def split(pattern: str, text: str) -> list[str]:
    """Return the parts between the matches."""
    return cast("list[str]", compile(pattern).split(text))


def sub(pattern: str, replacement: str, text: str) -> str:
    """Return the text with each match replaced."""
    return compile(pattern).sub(replacement, text)


# An escaped letter, a character class or a "^". A "^" is an anchor only outside the other two.
_ANCHORS = re.compile(r"(\\.|\[(?:\\.|[^\]\\])*\])|\^")


def anywhere(pattern: str) -> str:
    """Return a pattern for a text of many lines. It matches every text in which one line matches
    `pattern`. Each "^" is removed from the pattern, because a prefix may precede the text of a
    line."""
    return "(?m)" + _ANCHORS.sub(r"\1", pattern)


class Set:
    """Patterns that are all searched for in one pass over the text."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._set = re2.Set.SearchSet(_OPTIONS_OF_SETS)
        for pattern in patterns:
            self._set.Add(pattern)
        self._set.Compile()

    def among(self, data: bytes) -> Iterable[int]:
        """Return the indexes of the patterns that match somewhere in the UTF-8 text."""
        return cast("list[int] | None", self._set.Match(data)) or ()
