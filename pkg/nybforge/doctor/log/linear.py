"""Matches regular expressions in time linear in the text, with RE2.

Python's re can take quadratic or cubic time on hostile text. RE2 has no look-around and no
back-references: a pattern with either does not compile.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import re2

__all__ = [
    "compile",
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

escape = cast("Callable[[str], str]", re2.escape)


@cache  # the cache of re2 has only 128 entries
def compile(pattern: str) -> re.Pattern[str]:
    """Return the compiled pattern, which has the methods of re.Pattern."""
    return cast("re.Pattern[str]", re2.compile(pattern, _OPTIONS))


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
