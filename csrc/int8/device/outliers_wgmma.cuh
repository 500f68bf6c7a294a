// Owns: int8_outliers_many's product by wgmma (sm_90a), in tiles of 128 rows by 128 or 256
// columns of the result.
//
// One warp moves boxes of 64 columns of both copies into a ring of stages, from which two
// warpgroups multiply, 64 rows each. Blocks stay and take tile after tile, so that the next tile's
// boxes come while results are added.
#pragma once
#include "device/pipeline.cuh"
#include "int8/device/outliers_mma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Places in shared memory, in bytes from its start, and a block's tiles.
template <int kOfTile>
struct outlier_wide_tiles {
  static constexpr int kRows = policy::kOutlierWideRows, kColumns = kOfTile,
                       kStages = policy::outlier_wide_stages(kColumns),
                       kStep = policy::kOutlierWideStep, kBoxA = kRows * kStep * 2,
                       kBoxW = kColumns * kStep * 2;
  static constexpr int kA = 0, kW = kStages * kBoxA, kBarriers = kW + kStages * kBoxW;
  static_assert(kBarriers + 16 * kStages == policy::outlier_wide_bytes(kColumns));
  const params::int8_outliers_wide& q;
  NYBBLE_DEVICE int first() const { return static_cast<int>(blockIdx.x); }
  NYBBLE_DEVICE int end() const { return q.rows * q.columns; }
  NYBBLE_DEVICE int step() const { return static_cast<int>(gridDim.x); }
  NYBBLE_DEVICE void at(int tile, int& n0, int& m0) const {
    int row, column;
    place_in_band(q, tile, row, column);
    n0 = row * kColumns, m0 = column * kRows;
  }
};

// One warp, whose first lane moves boxes; all ask for the results that a tile is added to.
template <class T, int kColumns>
NYBBLE_DEVICE void outlier_wide_feed(const outlier_wide_tiles<kColumns>& tiles,
                                     const outlier_steps<T>& steps, u32 base) {
  using L = outlier_wide_tiles<kColumns>;
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const params::int8_outliers& o = tiles.q.g.o;
  const int rows_of_term = static_cast<int>(o.m), lane = threadIdx.x & 31;
#pragma unroll 1
  for (int tile = tiles.first(); tile < tiles.end(); tile += tiles.step()) {
    int n0, m0;
    tiles.at(tile, n0, m0);
    constexpr int kLine = 128 / sizeof(typename T::storage);
#pragma unroll 1
    for (int i = lane; i < L::kRows * (kColumns / kLine); i += 32) {
      const i64 m = m0 + i % L::kRows, n = n0 + i / L::kRows * kLine;
      if (m < o.m && n < o.n)
        prefetch_l2(static_cast<const typename T::storage*>(o.out) + m * o.n + n);
    }
#pragma unroll 1
    for (int term = outlier_terms<T>::kTerms - 1; term >= 0; term--)
#pragma unroll 1
      for (int s = 0; s < steps.steps; s++, ring.next()) {
        barrier_wait(ring.empty(), ring.round ^ 1);
        if (lane > 0) continue;
        barrier_expect(ring.full(), L::kBoxA + L::kBoxW);
        copy_box(base + L::kA + ring.stage * L::kBoxA, &tiles.q.a_map, s * L::kStep,
                 term * rows_of_term + m0, ring.full());
        copy_box(base + L::kW + ring.stage * L::kBoxW, &tiles.q.w_map, s * L::kStep, n0,
                 ring.full());
      }
  }
}

// A warp's 16 rows from m on: results of 128 columns are on their way together.
template <class T, int kColumns, class Sums>
NYBBLE_DEVICE void outlier_wide_finish(const params::int8_outliers& o, const Sums& sums, i64 m,
                                       int n0) {
#pragma unroll
  for (int j = 0; j < kColumns / 32; j += 4) {
    const i64 n = n0 + j * 32;
    outlier_results<T> results[4] = {{o, n}, {o, n + 32}, {o, n + 64}, {o, n + 96}};
#pragma unroll
    for (int i = 0; i < 4; i++) results[i].load(m);
#pragma unroll
    for (int i = 0; i < 4; i++) {
      float c[4][4];
      sums.result(c, j + i);
      outlier_terms<T>::finish(c, o, results[i].n);
      results[i].add(m, c);
    }
  }
}

template <class T, int kColumns>
NYBBLE_DEVICE void outlier_wide_multiply(const outlier_wide_tiles<kColumns>& tiles,
                                         const outlier_steps<T>& steps, u32 base) {
  using L = outlier_wide_tiles<kColumns>;
  using products = product<typename outlier_terms<T>::number, kColumns>;
  const int lane = threadIdx.x & 31, row = (threadIdx.x >> 5) * 16, all = steps.all();
  const u64 a = tile_descriptor(base + L::kA + (row & 64) * L::kStep * 2),
            w = tile_descriptor(base + L::kW);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
#pragma unroll 1
  for (int tile = tiles.first(); tile < tiles.end(); tile += tiles.step()) {
    int n0, m0;
    tiles.at(tile, n0, m0);
    outlier_sums<T, kColumns / 2> sums;
    u32 running = 0;  // "empty" of the stage whose products may still run
#pragma unroll 1
    for (int s = 0; s < all; s++, ring.next()) {
      barrier_wait(ring.full(), ring.round);
      product_fence();
#pragma unroll
      for (int k = 0; k < L::kStep / 16; k++)
        products::run(sums.part, a + static_cast<u32>(ring.stage * (L::kBoxA / 16) + k * 2),
                      w + static_cast<u32>(ring.stage * (L::kBoxW / 16) + k * 2));
      product_commit();
      product_wait<1>();
      if (running && lane < kArriving) barrier_arrive(running);
      running = ring.empty();
      if (sums.kept_now(s, L::kStep)) {
        product_wait<0>();
        sums.keep();
      }
    }
    product_wait<0>();
    if (lane < kArriving) barrier_arrive(running);
    outlier_wide_finish<T, kColumns>(tiles.q.g.o, sums, m0 + row, n0);
  }
}

template <class T, int kColumns>
NYBBLE_DEVICE void int8_outliers_wide(const params::int8_outliers_wide& q) {
  using L = outlier_wide_tiles<kColumns>;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared), barriers = base + L::kBarriers;
  const L tiles = {q};
  const outlier_steps<T> steps(q.g, L::kStep);
  if (steps.steps == 0) return;
  if (threadIdx.x == 0) {
    prefetch_map(&q.a_map), prefetch_map(&q.w_map);
    wide_ring<L::kStages>::begin(barriers, 1, policy::kWideMultiplying / 32 * kArriving);
    fence_barriers();
  }
  __syncthreads();
  if (static_cast<int>(threadIdx.x) >= policy::kWideMultiplying) {
    fewer_registers<policy::kWideFeedRegisters>();
    if (static_cast<int>(threadIdx.x) < policy::kWideMultiplying + 32)
      outlier_wide_feed<T, kColumns>(tiles, steps, base);
  } else {
    more_registers<policy::kWideMultiplyRegisters>();
    outlier_wide_multiply<T, kColumns>(tiles, steps, base);
  }
}

#endif

}  // namespace nybble
