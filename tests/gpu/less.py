"""Reduce tests under compute-sanitizer, where a launch takes a second (NYBBLE_TEST_LESS):
repetitions, and rows and columns of large weights. Racecheck's time goes with both: alone on an
H200, 0.03 s for a small product, 0.06 s for a million weights and 128 rows of `a`."""

from __future__ import annotations

import os

LESS = bool(os.environ.get("NYBBLE_TEST_LESS"))
MANY, TILE = 1 << 17, 128  # elements; rows of W that a block has at most
# (rows of `a`, rows and columns of W) of 4-bit products by tiles, and what 132 multiprocessors do
# in the same way (csrc/gemm4/plan.cc): tiles as wide and as many to a block, K whole,
# in splits or shared, results by boxes or not. Of gradients rows and columns change places. The
# last four are int8's (csrc/int8/launch_wgmma.cc).
LIKE = {
    (512, 4096, 2048): (512, 2176, 320),
    (512, 4096, 4096): (512, 3456, 3072),
    (470, 3989, 4160): (470, 3413, 3136),
    (48, 4096, 4096): (48, 2176, 2048),
    (512, 11008, 4096): (512, 8576, 384),
    (64, 11008, 4096): (64, 8576, 640),
    (512, 11008, 2048): (512, 8576, 384),
    (300, 17000, 64): (300, 11368, 64),
    (40, 320, 28672): (40, 320, 4096),
    (64, 36352, 2048): (64, 33920, 320),
    (128, 37504, 2048): (128, 33920, 320),
    (300, 29568, 2048): (300, 17920, 576),
    (300, 20000, 272): (300, 8480, 272),
    (1000, 17001, 1040): (1000, 4329, 272),
    (700, 33000, 2048): (700, 11240, 272),
    (1100, 17001, 400): (1100, 3433, 272),
}


def again(times: int) -> range:
    """Return the number of repetitions, which must give the same result."""
    return range(0 if LESS else times)


def rows(n: int, k: int) -> int:
    """Return n, or fewer where the weight [n][k] is large: whole tiles and what is over of n."""
    return min(n, n % TILE + max(1, MANY // k // TILE) * TILE) if LESS else n


def depth(k: int) -> int:
    """Return k, or 1024 and what is over of k: more than a kernel's ring of stages has."""
    return k % 1024 + 1024 if LESS and k > 2048 else k


def like(m: int, n: int, k: int) -> tuple[int, int, int]:
    """Return the sizes of a product by tiles, or smaller ones that use the same plan."""
    return LIKE.get((m, n, k), (m, n, k)) if LESS else (m, n, k)
