// Producer warps of the wgmma GEMM. They load `a` and W by TMA, load scales and stream-K partial
// accumulators, and send stream-K signals.
#pragma once
#include "device/pipeline.cuh"
#include "gemm4/device/wgmma_scheduler.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Loads the partial accumulators of the `before` preceding clusters. A cluster's partial
// accumulators fill the `a` parts of kSumStages stages.
template <int kSumStages, class Tiles, class Pipeline>
NYBBLE_DEVICE void load_streamk_partials(const Tiles& tiles, Pipeline& pipeline, u32 base,
                                         int before) {
  using L = wgmma_smem_layout<Tiles::kColumns>;
  for (int back = 1; back <= before; back++) {
    const int block = tiles.block_before(back);
    wait_acquire(tiles.flag_of(block), tiles.q.token);
    *tiles.flag_of(block) = 0;
    fence_proxy_async_global();
#pragma unroll 1
    for (int s = 0; s < kSumStages; s++, pipeline.next()) {
      barrier_wait(pipeline.empty(), pipeline.round ^ 1);
      barrier_arrive_expect_tx(pipeline.full(), L::kBoxA);
      tma_load_bulk(base + L::kA + pipeline.stage * L::kBoxA,
                    tiles.sums_of(block) + s * (L::kBoxA / 4), L::kBoxA, pipeline.full());
    }
  }
}

// Loads `a` and W, and the partial accumulators of the preceding clusters. A single thread runs
// this code. If several threads waited for a stage, a slow thread could miss a phase.
template <bool kDgrad, int kSumStages, class Tiles>
NYBBLE_DEVICE void tma_producer(const Tiles& tiles, u32 base) {
  using L = wgmma_smem_layout<Tiles::kColumns>;
  const params::gemm4_wgmma& q = tiles.q;
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  const auto load_weights = [&](int n, int k) {
    barrier_arrive_expect_tx(pipeline.full(), L::kBoxA + L::kBoxW);
    tma_load(base + L::kW + pipeline.stage * L::kBoxW, &q.w_map, kDgrad ? n / 2 : k / 2,
             kDgrad ? k : n, pipeline.full());
  };
  for (int i = 0; i < tiles.count; i++) {
    const auto t = tiles.at(i);
    int there = 0;  // number of stages whose weights are already being loaded
    if (i == 0) {
      const int first = q.g.pdl_prefetch ? min(k_steps(t), L::kStages) : 0;
#pragma unroll 1
      for (; there < first; there++, pipeline.next())
        load_weights(static_cast<int>(t.n0), t.k_from + there * 64);
      pipeline = {base + L::kBarriers};
      pdl_wait();
      pdl_launch_dependents();
    }
    const int steps = k_steps(t), m0 = static_cast<int>(t.m0);
#pragma unroll 1
    for (int s = 0; s < steps; s++, pipeline.next()) {
      const int k = t.k_from + s * 64;
      const u32 to = base + L::kA + pipeline.stage * L::kBoxA;
      if (s >= there) {
        barrier_wait(pipeline.empty(), pipeline.round ^ 1);
        load_weights(static_cast<int>(t.n0), k);
      }
      if (tiles.kClusterN == 1)
        tma_load(to, &q.a_map, t.input_column(k), m0, pipeline.full());
      else
        tma_load_multicast(to + tiles.cluster_n_rank * (L::kBoxA / 2), &q.a_map, t.input_column(k),
                           m0 + tiles.cluster_n_rank * (tiles.kColumns / 2), pipeline.full());
    }
    if constexpr (Tiles::kStreamK)
      load_streamk_partials<kSumStages>(tiles, pipeline, base, t.before);
  }
}

// Signals to the other clusters that this block has stored its partial accumulators. A single warp
// runs this code.
template <class Tiles>
NYBBLE_DEVICE void signal_streamk_partial(const Tiles& tiles) {
  if constexpr (Tiles::kStreamK) {
    if (!tiles.leaves()) return;
    named_barrier_sync(4, policy::kWgmmaConsumerThreads + 32);
    if ((threadIdx.x & 31) == 0) store_release(tiles.flag_of(blockIdx.x), tiles.q.token);
  }
}

// Loads scales, four stages ahead. Two warps run this code; `thread` is 0 to 63.
template <class Scales, int kSumStages, class Tiles>
NYBBLE_DEVICE void scale_producer(const Tiles& tiles, u8* shared, u32 base, int thread) {
  using L = wgmma_smem_layout<Tiles::kColumns>;
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  const auto arrive = [&] {
    if ((thread & 31) < kArrivingLanes) barrier_arrive(pipeline.full());
    pipeline.next();
  };
  Scales::begin(tiles.q.g, base, thread);
  for (int i = 0; i < tiles.count; i++) {
    const work_tile t = tiles.at(i);
    const int steps = k_steps(t);
    Scales next;
#pragma unroll 1
    for (int s = -4; s < steps; s += 4) {
      const auto now = Scales::made(next, base, s >= 0);
      next.load(tiles.q.g, t, t.k_from + (s + 4) * 64, thread);
      if (s < 0) {
        if (i == 0) Scales::ready();
        continue;
      }
#pragma unroll
      for (int g = 0; g < 4; g++) {
        if (s + g >= steps) break;
        barrier_wait(pipeline.empty(), pipeline.round ^ 1);
        now.store(shared, pipeline.stage, g, thread);
        __syncwarp();
        arrive();
      }
    }
#pragma unroll 1
    for (int s = 0; s < t.before * kSumStages; s++) {
      barrier_wait(pipeline.empty(), pipeline.round ^ 1);
      arrive();
    }
  }
}

#endif

}  // namespace nybble
