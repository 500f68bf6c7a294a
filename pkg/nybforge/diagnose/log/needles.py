"""Which needles can be in a piece at all: looks for a few shared words before the many needles."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

# In nearly every piece of a build log: a group around one of these would save nothing.
COMMON = frozenset(
    {
        "cannot",
        "code",
        "compiler",
        "could",
        "cuda",
        "error",
        "exit",
        "failed",
        "file",
        "found",
        "from",
        "host",
        "library",
        "load",
        "name",
        "nvcc",
        "path",
        "python",
        "status",
        "that",
        "this",
        "version",
        "were",
        "with",
    }
)


@cache
def grouped(needles: frozenset[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return needles by a word they share; a needle that shares none stands for itself.

    >>> grouped(frozenset({"no rust here", "rust again"}))
    (('rust', ('no rust here', 'rust again')),)
    """
    words = {
        needle: [word for word in re.findall(r"[a-z]{4,}", needle) if word not in COMMON]
        for needle in needles
    }
    left = set(needles)
    groups: list[tuple[str, tuple[str, ...]]] = []
    while left:
        counts = Counter(word for needle in left for word in set(words[needle]))
        word, size = min(counts.items(), key=lambda item: (-item[1], item[0]), default=("", 0))
        if size < 2:
            break
        members = {needle for needle in left if word in words[needle]}
        groups.append((word, tuple(sorted(members))))
        left -= members
    return (*groups, *((needle, (needle,)) for needle in sorted(left)))


def present(text: str, needles: Iterable[str]) -> frozenset[str]:
    """Return those of the needles that are in the text (which is in lower case)."""
    found: set[str] = set()
    for word, members in grouped(frozenset(needles)):
        if word in text:
            found.update(needle for needle in members if needle in text)
    return frozenset(found)
