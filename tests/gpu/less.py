"""What a test leaves out where a launch takes a second, under compute-sanitizer's racecheck
(NYBBLE_TEST_LESS): repetitions, and rows of large weights."""

from __future__ import annotations

import os

LESS = bool(os.environ.get("NYBBLE_TEST_LESS"))
MANY, TILE = 1 << 20, 128  # elements; rows of W that a block has at most


def again(times: int) -> range:
    """Turns of what was done once already, and has to come out the same."""
    return range(0 if LESS else times)


def rows(n: int, k: int) -> int:
    """Return n, or fewer where the weight [n][k] is large: whole tiles and what is over of n. K
    stays, by which paths differ."""
    return min(n, n % TILE + max(1, MANY // k // TILE) * TILE) if LESS else n
