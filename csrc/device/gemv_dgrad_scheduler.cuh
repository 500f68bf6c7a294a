// The scheduler and the epilogue of the few-row gradients of gemm4 and int8. These kernels read W
// once.
//
// W is divided into tiles of columns, and a tile is divided into units of 16 rows per warp. Each
// block gets the same number of consecutive units, so several blocks may share a tile:
//
//   units   | tile 0        | tile 1        | tile 2        |
//   blocks  | block 0 | block 1 | block 2 | block 3 | block 4 |
//
// Each block stores its partial sums of a tile in its own place of p.partial. gemm4_reduce adds the
// partial sums, always in the same order, so results are reproducible.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"

namespace nybble {

#if __CUDA_ARCH__ >= 800

struct dgrad_scheduler {
  // units: number of units per tile. tile, unit: the current tile, and the current unit in it.
  // left: the number of units that this block still has to process.
  int units, tile, unit, left;
  NYBBLE_DEVICE dgrad_scheduler(const params::gemm4_dgrad& q, int block)
      : units(q.units), left(q.each + (block < q.more ? 1 : 0)) {
    const int first = q.each * block + min(block, q.more);
    tile = first / units, unit = first - tile * units;
  }
  NYBBLE_DEVICE void next() {
    left--;
    if (++unit == units) unit = 0, tile++;
  }
  // Returns whether the unit is the last of its tile or of this block. After this unit, the block's
  // sums for the tile are complete.
  NYBBLE_DEVICE bool ends() const { return left == 1 || unit + 1 == units; }
};

// Returns the block that processes unit number `unit` of the launch.
NYBBLE_DEVICE int dgrad_block_of(const params::gemm4_dgrad& q, int unit) {
  const int long_ones = q.more * (q.each + 1);
  return unit < long_ones ? unit / (q.each + 1) : (unit - long_ones) / q.each + q.more;
}

// Stores this block's sums of tile `at.tile` in the block's place of p.partial. The block that
// processes the last unit of the tile also zeroes the places that no block uses.
template <class T>
struct dgrad_epilogue {
  const params::gemm4_dgrad& q;
  int place, last;
  NYBBLE_DEVICE dgrad_epilogue(const params::gemm4_dgrad& q, const dgrad_scheduler& at, int block)
      : q(q), place(block - dgrad_block_of(q, at.tile * at.units)) {
    last = at.unit + 1 == at.units ? q.places - 1 : place;
  }
  NYBBLE_DEVICE void store(i64 m, i64 k, float sum) const {
    const params::gemm4& p = q.g;
    if (m >= p.m || k >= p.k) return;
    if (!p.partial) return T::store(static_cast<typename T::storage*>(p.out) + m * p.k + k, sum);
    float* to = p.partial + (place * p.m + m) * p.k + k;
    *to = sum;
    for (int i = place; i < last; i++) *(to += p.m * p.k) = 0.0f;
  }
};

#endif

}  // namespace nybble
