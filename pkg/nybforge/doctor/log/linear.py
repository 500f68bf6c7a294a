"""Matches regular expressions in time linear in the text (RE2), whatever a log holds.

Python's own engine takes quadratic or cubic time on text that was written to make it do so. RE2
has no look-around and no back-references, so a pattern that needs either does not compile.
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
_OPTIONS.log_errors = False  # they are raised

escape = cast("Callable[[str], str]", re2.escape)


@cache  # re2's own cache holds 128
def compile(pattern: str) -> re.Pattern[str]:
    """Return the compiled pattern; its methods are those of re.Pattern."""
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
    """Return what the matches' one group, or the matches, hold."""
    return compile(pattern).findall(text)


def split(pattern: str, text: str) -> list[str]:
    """Return the parts between the matches."""
    return cast("list[str]", compile(pattern).split(text))


def sub(pattern: str, replacement: str, text: str) -> str:
    """Return the text with each match replaced."""
    return compile(pattern).sub(replacement, text)
