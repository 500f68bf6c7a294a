"""Matches regular expressions in time linear in the text, with RE2.

Python's re can take quadratic or cubic time on hostile text. RE2 has no look-around and no
back-references: a pattern with either does not compile.
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
_OPTIONS.log_errors = False  # errors are raised instead
_OPTIONS.max_mem = 1 << 20  # bytes for each pattern's automaton; the default is 8 MiB
_OPTIONS_OF_SETS = re2.Options()
_OPTIONS_OF_SETS.log_errors = False
_OPTIONS_OF_SETS.max_mem = 16 << 20


def escape(text: str) -> str:
    """Return the pattern that matches the text."""
    return str(re2.escape(text))


class _Pattern(re2._Regexp):  # type: ignore[misc]
    """A pattern that is compiled when it is first used, with a fast search: re2's own search
    takes three times as long, because it enters a generator and translates positions that are
    not needed."""

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
        if len(data) > len(text):  # the positions of bytes are not those of characters
            spans = [(_characters(data, start), _characters(data, end)) for start, end in spans]
        return _Match(self, text, 0, len(text), spans)


class _Match(re2._Match):  # type: ignore[misc]
    """A match that finds its whole text fast."""

    __slots__ = ()

    def __getitem__(self, group: int | str) -> Any:
        if group == 0:
            start, end = self._spans[0]
            return self._text[start:end]
        return super().__getitem__(group)


def _characters(data: bytes, position: int) -> int:
    """Return how many characters are before the position; -1 for a group that did not match."""
    return len(data[:position].decode()) if position >= 0 else -1


_ANYWHERE, _AT_START = re2._Anchor.UNANCHORED, re2._Anchor.ANCHOR_START


@cache  # the cache of re2 has only 128 entries
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
    """Return the text of each match. If the pattern has a group, return the group's text
    instead."""
    return compile(pattern).findall(text)


def split(pattern: str, text: str) -> list[str]:
    """Return the parts between the matches."""
    return cast("list[str]", compile(pattern).split(text))


def sub(pattern: str, replacement: str, text: str) -> str:
    """Return the text with each match replaced."""
    return compile(pattern).sub(replacement, text)


# an escaped letter, or a character class, or the start of a line
_ANCHORS = re.compile(r"(\\.|\[(?:\\.|[^\]\\])*\])|\^")


def anywhere(pattern: str) -> str:
    """Return a pattern for a text of many lines. It matches each text that has a line which
    `pattern` matches. "^" is removed, because a prefix may precede the text of a line."""
    return "(?m)" + _ANCHORS.sub(r"\1", pattern)


class Set:
    """Patterns that are searched for together, in one pass over the text."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._set = re2.Set.SearchSet(_OPTIONS_OF_SETS)
        for pattern in patterns:
            self._set.Add(pattern)
        self._set.Compile()

    def among(self, data: bytes) -> Iterable[int]:
        """Return the positions of the patterns that match somewhere in the UTF-8 text."""
        return cast("list[int] | None", self._set.Match(data)) or ()
