// The product of gathered outlier columns by wgmma (sm_90a), in tiles of 128 rows by 128 or 256
// columns.
//
// A producer warp loads boxes of 64 columns of both copies into a pipeline by TMA. Each of two
// consumer warpgroups multiplies 64 rows. Blocks are persistent, so the boxes of the next tile are
// loaded while the sums of the current tile are added to the results.
#pragma once
#include "device/pipeline.cuh"
#include "int8/device/outliers_mma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The layout of shared memory, and the tiles of a block.
template <int kOfTile>
struct outlier_tile_scheduler {
  static constexpr int kRows = policy::kOutlierWgmmaRows, kColumns = kOfTile,
                       kStages = policy::outlier_wgmma_stages(kColumns),
                       kStep = policy::kOutlierWgmmaStep, kBoxA = kRows * kStep * 2,
                       kBoxW = kColumns * kStep * 2;
  static constexpr int kA = 0, kW = kStages * kBoxA, kBarriers = kW + kStages * kBoxW;
  static_assert(kBarriers + 16 * kStages == policy::outlier_wgmma_smem_bytes(kColumns));
  const params::int8_outliers_wgmma& q;
  NYBBLE_DEVICE int first() const { return static_cast<int>(blockIdx.x); }
  NYBBLE_DEVICE int end() const { return q.rows * q.columns; }
  NYBBLE_DEVICE int step() const { return static_cast<int>(gridDim.x); }
  NYBBLE_DEVICE void at(int tile, int& n0, int& m0) const {
    int row, column;
    rasterize(q, tile, row, column);
    n0 = row * kColumns, m0 = column * kRows;
  }
};

// This is the code of the producer warp. Its first lane starts TMA loads. All lanes prefetch the
// old results, to which the products will be added.
template <class T, int kColumns>
NYBBLE_DEVICE void outlier_wgmma_producer(const outlier_tile_scheduler<kColumns>& tiles,
                                          const outlier_steps<T>& steps, u32 base) {
  using L = outlier_tile_scheduler<kColumns>;
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
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
    for (int term = outlier_split_bf16<T>::kTerms - 1; term >= 0; term--)
#pragma unroll 1
      for (int s = 0; s < steps.steps; s++, pipeline.next()) {
        barrier_wait(pipeline.empty(), pipeline.round ^ 1);
        if (lane > 0) continue;
        barrier_arrive_expect_tx(pipeline.full(), L::kBoxA + L::kBoxW);
        tma_load(base + L::kA + pipeline.stage * L::kBoxA, &tiles.q.a_map, s * L::kStep,
                 term * rows_of_term + m0, pipeline.full());
        tma_load(base + L::kW + pipeline.stage * L::kBoxW, &tiles.q.w_map, s * L::kStep, n0,
                 pipeline.full());
      }
  }
}

// Adds the sums of a warp's 16 rows, starting at row m, to the results. The results of 128 columns
// are loaded at once.
template <class T, int kColumns, class Sums>
NYBBLE_DEVICE void outlier_wgmma_epilogue(const params::int8_outliers& o, const Sums& accumulators,
                                          i64 m, int n0) {
#pragma unroll
  for (int j = 0; j < kColumns / 32; j += 4) {
    const i64 n = n0 + j * 32;
    outlier_results<T> results[4] = {{o, n}, {o, n + 32}, {o, n + 64}, {o, n + 96}};
#pragma unroll
    for (int i = 0; i < 4; i++) results[i].load(m);
#pragma unroll
    for (int i = 0; i < 4; i++) {
      float c[4][4];
      accumulators.result(c, j + i);
      outlier_split_bf16<T>::finish(c, o, results[i].n);
      results[i].add(m, c);
    }
  }
}

template <class T, int kColumns>
NYBBLE_DEVICE void outlier_wgmma_consumer(const outlier_tile_scheduler<kColumns>& tiles,
                                          const outlier_steps<T>& steps, u32 base) {
  using L = outlier_tile_scheduler<kColumns>;
  using products = wgmma<typename outlier_split_bf16<T>::number, kColumns>;
  const int lane = threadIdx.x & 31, row = uniform(threadIdx.x >> 5) * 16, all = steps.all();
  const u64 a = smem_descriptor(base + L::kA + (row & 64) * L::kStep * 2),
            w = smem_descriptor(base + L::kW);
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
#pragma unroll 1
  for (int tile = tiles.first(); tile < tiles.end(); tile += tiles.step()) {
    int n0, m0;
    tiles.at(tile, n0, m0);
    outlier_sums<T, kColumns / 2> accumulators;
    u32 running = 0;  // `empty` mbarrier of the stage whose products may still run
#pragma unroll 1
    for (int s = 0; s < all; s++, pipeline.next()) {
      barrier_wait(pipeline.full(), pipeline.round);
      wgmma_fence();
#pragma unroll
      for (int k = 0; k < L::kStep / 16; k++)
        products::run(accumulators.part,
                      a + static_cast<u32>(pipeline.stage * (L::kBoxA / 16) + k * 2),
                      w + static_cast<u32>(pipeline.stage * (L::kBoxW / 16) + k * 2));
      wgmma_commit();
      wgmma_wait<1>();
      if (running && lane < kArrivingLanes) barrier_arrive(running);
      running = pipeline.empty();
      if (accumulators.kept_now(s, L::kStep)) {
        wgmma_wait<0>();
        accumulators.keep();
      }
    }
    wgmma_wait<0>();
    if (lane < kArrivingLanes) barrier_arrive(running);
    outlier_wgmma_epilogue<T, kColumns>(tiles.q.g.o, accumulators, m0 + row, n0);
  }
}

template <class T, int kColumns>
NYBBLE_DEVICE void int8_outliers_wgmma(const params::int8_outliers_wgmma& q) {
  using L = outlier_tile_scheduler<kColumns>;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared), barriers = base + L::kBarriers;
  const L tiles = {q};
  const outlier_steps<T> steps(q.g, L::kStep);
  if (steps.steps == 0) return;
  if (threadIdx.x == 0) {
    tma_prefetch_descriptor(&q.a_map), tma_prefetch_descriptor(&q.w_map);
    wgmma_pipeline<L::kStages>::begin(barriers, 1,
                                      policy::kWgmmaConsumerThreads / 32 * kArrivingLanes);
    fence_barrier_init();
  }
  __syncthreads();
  if (static_cast<int>(threadIdx.x) >= policy::kWgmmaConsumerThreads) {
    setmaxnreg_dec<policy::kWgmmaProducerRegisters>();
    if (static_cast<int>(threadIdx.x) < policy::kWgmmaConsumerThreads + 32)
      outlier_wgmma_producer<T, kColumns>(tiles, steps, base);
  } else {
    setmaxnreg_inc<policy::kWgmmaConsumerRegisters>();
    outlier_wgmma_consumer<T, kColumns>(tiles, steps, base);
  }
}

#endif

}  // namespace nybble
