// Warp-specialized 4-bit GEMV for 9 to 16 rows of `a` in 16-bit types, with plain scales of blocks
// of 64 (sm_90a).
//
// Four producer warps load the weights and scales by TMA, so the eight multiplying warps spend no
// instructions on loads. A step has two tiles of 16 rows of W and 256 values along K. The part of
// `a` that a step needs takes 64 registers; in gemv_tma.cuh it takes 128. So more look-ups can be
// in flight.
//
//   producer warp i            multiplying warps 2i and 2i + 1
//   -------------------------  ----------------------------------------
//   wait empty[s], TMA boxes   wait full[s], multiply, arrive at empty[s]
//
// Requires: K % 256 == 0; rows aligned to 16 bytes; and n >= 16.
#pragma once
#include "gemm4/device/gemv_tma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

struct specialized_layout : gemv_smem_layout {
  static constexpr int kSlice = policy::kSpecializedGemvSlice, kGroups = kSlice / 64,
                       kChunk = kWarps * kSlice, kConsumers = kWarps * 32,
                       kWeights = 16 * kSlice / 2,
                       kScaleBytes = 16 * 32,  // of 512 values along K, because of TMA's alignment
      kTile = kWeights + kScaleBytes, kStage = 2 * kTile, kPipelineBytes = kStages * kStage,
                       kEmpty = kWarps * kStages * 8;
  static constexpr u32 kBarriers = kCodes;
  static_assert(kSlice == 256 && kPipelineBytes <= kMaxPipelineBytes);
  // Returns the address of the `full` mbarrier; the `empty` mbarrier is kEmpty bytes after it.
  NYBBLE_DEVICE static u32 barrier(int warp, int stage) {
    return kBarriers + (warp * kStages + stage) * 8;
  }
};
using specialized_scheduler = gemv_scheduler_of<policy::kGemvTiles / 2, false, specialized_layout>;

// The producer that fills the pipeline of a multiplying warp.
struct specialized_producer {
  using L = specialized_layout;
  const params::gemm4_gemv_tma& q;
  specialized_scheduler at;  // counts pairs of tiles
  int first, last, warp;
  u32 pipeline;
  NYBBLE_DEVICE specialized_producer(const params::gemm4_gemv_tma& q, u32 base, int first, int last,
                                     int warp)
      : q(q),
        at(0, (last - first + 1) / 2, static_cast<int>(q.g.k), warp),
        first(first),
        last(last),
        warp(warp),
        pipeline(pipeline_of<L>(base, warp)) {
    at.turn();
  }
  // Prefetches the first steps into L2. A whole warp calls this.
  NYBBLE_DEVICE void prefetch(int lane) const {
    if (!at.more()) return;
#pragma unroll 1
    for (int s = 0, r = at.r; s < L::kStages && r < at.tiles; s++, r += at.stride) {
      const int tile = min(first + (at.group + r) * 2 + (lane >> 4), last - 1),
                row = min(tile * 16, static_cast<int>(q.g.n) - 16) + (lane & 15);
      const i64 weight = row * q.g.k + at.k0;
      prefetch_l2(q.g.packed + (weight >> 1));
      prefetch_l2(q.g.absmax.values + (weight >> 6));
    }
  }
  // If there is a next step, waits until its stage is empty and loads it. A single thread calls
  // this.
  NYBBLE_DEVICE void load(int stage, u32 parity) {
    if (!at.more()) return;
    const u32 full = L::barrier(warp, stage);
    barrier_wait(full + L::kEmpty, parity ^ 1);
    const int tile = first + (at.group + at.r) * 2, tiles = min(2, last - tile);
    barrier_arrive_expect_tx(full, tiles * L::kTile);
#pragma unroll 1
    for (int u = 0; u < tiles; u++) {
      const u32 to = pipeline + stage * L::kStage + u * L::kWeights;
      const int row = min((tile + u) * 16, static_cast<int>(q.g.n) - 16);
      tma_load(to, &q.w_map, at.k0 / 2, row, full);
      tma_load(to + 2 * L::kWeights - u * (L::kWeights - L::kScaleBytes), &q.scales_map,
               (at.k0 & ~511) / 32, row, full);
    }
    at.r += at.stride;
    if (at.r >= at.tiles) at.turn();
  }
};

// Multiplies the first kTiles row tiles of a step. half: which half of the stage's scales belongs
// to this step.
template <class T, int kTiles>
NYBBLE_DEVICE void multiply_row_tiles(float (&total)[2][2][4],
                                      const gemv_fragment<2, 64, specialized_layout::kGroups>& a,
                                      u32 stage, int half, int lane) {
  using L = specialized_layout;
  const int g = tma_pipeline::row(lane >> 2), t = lane & 3;
  const u32 lane_address = L::kTable + lane * 4, row = stage + g * 128 + (t & 1) * 8,
            scales = stage + 2 * L::kWeights + g * 32 + ((half ^ (g >> 2 & 1)) << 4);
  u32 s[kTiles][2][4];
#pragma unroll
  for (int u = 0; u < kTiles; u++)
#pragma unroll
    for (int i = 0; i < 2; i++) {
      const uint4 f = shared_quad(scales + u * L::kScaleBytes + i * 256);
      s[u][i][0] = f.x, s[u][i][1] = f.y, s[u][i][2] = f.z, s[u][i][3] = f.w;
    }
#pragma unroll
  for (int b = 0; b < L::kGroups; b++)
#pragma unroll
    for (int u = 0; u < kTiles; u++) {
      float part[2][4];
      const u32 bytes = row + u * L::kWeights + (((2 * b + (t >> 1)) ^ g) << 4);
      multiply_group<T, 0, 4>(part, a.x[b], shared_pair(bytes), shared_pair(bytes + 1024),
                              lane_address);
      add_scaled(total[u], part, float_of(s[u][0][b]), float_of(s[u][1][b]));
    }
}

// The code of the multiplying warps.
template <class T>
NYBBLE_DEVICE void consume_gemv_steps(const params::gemm4& p, u8* shared, u32 base, int first,
                                      int last, int warp) {
  using L = specialized_layout;
  using sums = gemv_partials<16>;
  const int lane = threadIdx.x & 31;
  if (!codes_are_known(p)) pdl_wait();
  fill_code_table<T>(p, shared + (L::kTable - base));
  const gemv_epilogue share(static_cast<int>(p.m));
  gemv_fragment<2, 64, L::kGroups> a(p, lane);
  specialized_scheduler at(0, (last - first + 1) / 2, static_cast<int>(p.k), warp);
  int have = at.k0;
  pdl_wait();
  prefetch_bias(p, first, last);
  pdl_launch_dependents();  // only here, because the next product may prefetch its weight at once
  a.load(have);
  __syncthreads();
  const int turned = tma_pipeline::row(lane >> 2) * 4 + (lane & 3);
  const u32 pipeline = pipeline_of<L>(base, warp);
  int stage = 0;
  u32 parity = 0;
  while (at.more()) {
    if (at.group != 0) named_barrier_sync(1, L::kConsumers);  // all have read the previous sums
    const int tile = first + at.group * 2, tiles = min(last - tile, at.tiles * 2);
    clear_sums<sums>(at, tiles, warp, lane);
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh();
      if (at.r < at.tiles && at.k0 != have) a.load(have = at.k0);
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        float total[2][2][4];
#pragma unroll
        for (int u = 0; u < 2; u++)
          sums::each(at.r * 2 + u, warp, turned, [&](int n, int i, u32 place) {
            total[u][n][i] = fresh ? 0.0f : shared_float(place);
          });
        const u32 full = L::barrier(warp, stage), step = pipeline + stage * L::kStage;
        const int half = at.k0 >> 8 & 1;
        barrier_wait(full, parity);
        if (at.r * 2 + 1 < tiles)
          multiply_row_tiles<T, 2>(total, a, step, half, lane);
        else
          multiply_row_tiles<T, 1>(total, a, step, half, lane);
#pragma unroll
        for (int u = 0; u < 2; u++)
          sums::each(at.r * 2 + u, warp, turned,
                     [&](int n, int i, u32 place) { store_shared(place, total[u][n][i]); });
        __syncwarp();  // the stored sums use all values that were read from the stage
        if (lane < kArrivingLanes) barrier_arrive(full + L::kEmpty);
        if (++stage == L::kStages) stage = 0, parity ^= 1;
      }
    }
    named_barrier_sync(1, L::kConsumers);
    store_group<T, 16>(p, share, tile, tiles);
    at.next_group();
  }
}

template <class T>
NYBBLE_DEVICE void gemm4_gemv_specialized(const params::gemm4_gemv_tma& q) {
  extern __shared__ __align__(1024) u8 shared[];
  using L = specialized_layout;
  const params::gemm4& p = q.g;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = __shfl_sync(kFullWarp, threadIdx.x >> 5, 0),
            block = blockIdx.x, first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  if (warp < L::kWarps) {
    setmaxnreg_inc<policy::kSpecializedGemvRegisters>();
    return consume_gemv_steps<T>(p, shared, base, first, last, warp);
  }
  setmaxnreg_dec<policy::kSpecializedGemvProducerRegisters>();
  const int filled = (warp - L::kWarps) * 2;
  specialized_producer even(q, base, first, last, filled), odd(q, base, first, last, filled + 1);
  const auto fill = [&](u32 parity) {
#pragma unroll 1
    for (int s = 0; s < L::kStages; s++) even.load(s, parity), odd.load(s, parity);
  };
  if (!p.pdl_prefetch) even.prefetch(lane), odd.prefetch(lane);
  if (lane == 0) {
    for (int i = 0; i < 2 * L::kStages; i++) {
      barrier_init(L::barrier(filled, i), 1);
      barrier_init(L::barrier(filled, i) + L::kEmpty, kArrivingLanes);
    }
    fence_barrier_init();
    if (!p.pdl_prefetch) pdl_wait();
    fill(0);
  }
  __syncthreads();
  if (lane != 0) return;
#pragma unroll 1
  for (u32 parity = 1; even.at.more() || odd.at.more(); parity ^= 1) fill(parity);
}

#endif

}  // namespace nybble
