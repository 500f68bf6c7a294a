"""With NYBBLE_TEST_LESS, reduce the repetitions and the rows and columns of large weights.

This is for tests under compute-sanitizer, where a launch takes a second. Racecheck's time grows
with the size of the weight and with the rows of `a`. A process alone on an H200 takes 0.03 s for a
small product, and 0.06 s for a million weights and 128 rows of `a`.
"""

from __future__ import annotations

import os

LESS = bool(os.environ.get("NYBBLE_TEST_LESS"))
MANY, TILE = 1 << 17, 128  # elements; the most rows of W that a thread block processes
# (rows of `a`, rows of W, columns of W) of a 4-bit product by tiles -> a smaller product for which
# csrc/gemm4/plan.cc chooses the same plan on 132 multiprocessors. Plans are the same if these are
# the same: the width of tiles, the tiles per block, the division of K (none, splits or shared
# tiles), and whether TMA boxes write the results. For gradients, rows and columns of W are
# exchanged. The last four are int8 products (csrc/int8/launch_wgmma.cc).
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
    """Return a range of repetitions for a test whose repetitions must all give the same result."""
    return range(0 if LESS else times)


def rows(n: int, k: int) -> int:
    """Return n. If the weight [n][k] is large, return a smaller size, which consists of whole tiles
    and the remainder of n."""
    return min(n, n % TILE + max(1, MANY // k // TILE) * TILE) if LESS else n


def depth(k: int) -> int:
    """Return k. If k is large, return 1024 plus the remainder of k, which exceeds all stages of a
    kernel's pipeline."""
    return k % 1024 + 1024 if LESS and k > 2048 else k


def like(m: int, n: int, k: int) -> tuple[int, int, int]:
    """Return the sizes of a product by tiles, or smaller sizes that use the same plan."""
    return LIKE.get((m, n, k), (m, n, k)) if LESS else (m, n, k)
