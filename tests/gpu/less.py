"""What a test leaves out where a launch takes a second, under compute-sanitizer's racecheck
(NYBBLE_TEST_LESS): repetitions, and rows of large weights."""

from __future__ import annotations

import os

LESS = bool(os.environ.get("NYBBLE_TEST_LESS"))
MANY = 1 << 22  # elements


def again(times: int) -> range:
    """Turns of what was done once already, and has to come out the same."""
    return range(0 if LESS else times)


def rows(n: int, k: int) -> int:
    """Return n, or a quarter where the weight [n][k] is large: K stays, by which paths differ."""
    return n // 4 if LESS and n * k > MANY else n
