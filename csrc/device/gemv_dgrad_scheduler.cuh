// Owns: how the few-row gradients by a 4-bit weight share W among blocks, and how the sums of a
// block's warps, and of blocks that share columns, come together: always in the same order.
//
// W is cut into tiles of columns and a tile into units of rows, 16 for each warp. The units of all
// tiles in order are dealt out evenly, so a tile's rows may be of several blocks: each has a place
// in p.partial, and gemm4_reduce adds the places.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"

namespace nybble {

#if __CUDA_ARCH__ >= 800

struct grad_walk {
  int units, tile, unit, left;  // units of a tile; the current one; units left to this block
  NYBBLE_DEVICE grad_walk(const params::gemm4_grad& q, int block)
      : units(q.units), left(q.each + (block < q.more ? 1 : 0)) {
    const int first = q.each * block + min(block, q.more);
    tile = first / units, unit = first - tile * units;
  }
  NYBBLE_DEVICE void next() {
    left--;
    if (++unit == units) unit = 0, tile++;
  }
  // The last unit of a tile, or this block's last: its sums are complete.
  NYBBLE_DEVICE bool ends() const { return left == 1 || unit + 1 == units; }
};

// Which block has a unit.
NYBBLE_DEVICE int grad_block_of(const params::gemm4_grad& q, int unit) {
  const int long_ones = q.more * (q.each + 1);
  return unit < long_ones ? unit / (q.each + 1) : (unit - long_ones) / q.each + q.more;
}

// A finished sum of tile `at.tile` to its place; the block with the tile's end also fills the
// places that no block has.
template <class T>
struct grad_places {
  const params::gemm4_grad& q;
  int place, last;
  NYBBLE_DEVICE grad_places(const params::gemm4_grad& q, const grad_walk& at, int block)
      : q(q), place(block - grad_block_of(q, at.tile * at.units)) {
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
