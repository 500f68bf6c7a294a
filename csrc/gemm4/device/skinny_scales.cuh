// How the skinny GEMM (gemm_skinny.cuh) divides its work, and the warps that convert scales.
#pragma once
#include "gemm4/device/skinny_steps.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The row tiles of a block, its part of K, and the offsets in a stage, which has in order: the
// first half of each row of W, the second half, `a`, and the scales. A thread can issue only few
// TMA boxes per step, so a box has as many rows as the largest block, and can contain rows of the
// next block.
template <class L>
struct skinny_block {
  int first, tiles, from, steps, rank, box_bytes;
  bool nested;
  u32 second_half, a, scales;
  NYBBLE_DEVICE explicit skinny_block(const params::gemm4_skinny& q) {
    const int block = static_cast<int>(blockIdx.x) >> (q.cluster_k - 1),
              all = (static_cast<int>(q.g.k) + L::kStep - 1) / L::kStep;
    rank = static_cast<int>(blockIdx.x) & (q.cluster_k - 1);
    first = q.g.tiles_each * block + min(block, q.g.tiles_more);
    tiles = q.g.tiles_each + (block < q.g.tiles_more);
    from = all * rank >> (q.cluster_k - 1);
    steps = (all * (rank + 1) >> (q.cluster_k - 1)) - from;
    const int most = q.g.tiles_each + (q.g.tiles_more > 0);
    second_half = most * (L::kTileWeights / 2), a = 2 * second_half, scales = a + L::kRowsOfA;
    nested = !L::kMicroscaled && q.g.absmax.codes != nullptr;
    box_bytes = static_cast<int>(scales) + (nested ? 0 : most * 16 * L::kRowScales);
  }
};

// Dequantizes nested scales. Three warps run this code; a thread (0 to 95) has rows `thread` and
// thread + 96 of the block. The codes are loaded two steps ahead.
template <class L>
struct skinny_scale_producer {
  static constexpr int kRows = L::kMostTiles * 16, kThreads = 96,
                       kEach = (kRows + kThreads - 1) / kThreads;
  const params::gemm4_skinny& q;
  const skinny_block<L>& block;
  u32 base;
  int thread;
  // Four codes and their second-level scale, of both halves of a row's step. There are none after
  // the end of K.
  struct raw {
    u32 codes[kEach][2];
    float value[kEach][2];
    bool there[2];
  };

  NYBBLE_DEVICE void load(raw& to, int step) const {
    const params::absmax& scales = q.g.absmax;
#pragma unroll
    for (int h = 0; h < 2; h++) {
      const int k = (block.from + step) * L::kStep + h * 256;
      to.there[h] = step < block.steps && k < q.g.k;
#pragma unroll
      for (int e = 0; e < kEach; e++) {
        const i64 row = min(block.first * 16 + thread + e * kThreads, static_cast<int>(q.g.n) - 1),
                  first = (row * q.g.k + k) >> 6;
        to.codes[e][h] = 0, to.value[e][h] = 0.0f;
        if (to.there[h] && thread + e * kThreads < block.tiles * 16) {
          to.codes[e][h] = load_behind_wait(reinterpret_cast<const u32*>(scales.codes + first));
          to.value[e][h] = load_behind_wait(scales.values + (first >> scales.nested_shift));
        }
      }
    }
  }
  NYBBLE_DEVICE void store(const raw& from, int stage, float offset) const {
#pragma unroll
    for (int e = 0; e < kEach; e++) {
      const int row = thread + e * kThreads;
      if (row >= block.tiles * 16) break;
      const u32 to = base + L::kStages + stage * q.stage_bytes + block.scales + row * 32;
#pragma unroll
      for (int h = 0; h < 2; h++) {
        float scale[4] = {};
        if (from.there[h])
#pragma unroll
          for (int i = 0; i < 4; i++) {
            const float code = shared_float(base + L::scale_code(from.codes[e][h] >> i * 8 & 255));
            scale[i] = __fadd_rn(__fmul_rn(code, from.value[e][h]), offset);
          }
        store_shared_quad(to + ((h ^ (row >> 2 & 1)) << 4), scale);
      }
    }
  }
  NYBBLE_DEVICE void run() const {
    const params::absmax& scales = q.g.absmax;
    pdl_wait_if(!q.g.pdl_prefetch);
    for (int i = thread; i < 256; i += kThreads)
      store_shared(base + L::scale_code(i), load_behind_wait(scales.code + i));
    const float offset = scales.offset ? load_behind_wait(scales.offset) : 0.0f;
    raw ahead[2];
    load(ahead[0], 0), load(ahead[1], 1);
    __syncthreads();
    int stage = 0;
    u32 parity = 1;
    const auto fill = [&](raw& scales, int step) {
      if (step >= block.steps) return;
      barrier_wait(base + L::kEmpty + stage * 8, parity);
      store(scales, stage, offset);
      __syncwarp();
      if ((thread & 31) < kArrivingLanes) barrier_arrive(base + L::kFull + stage * 8);
      load(scales, step + 2);
      if (++stage == q.stages) stage = 0, parity ^= 1;
    };
#pragma unroll 1
    for (int step = 0; step < block.steps; step += 2)
      fill(ahead[0], step), fill(ahead[1], step + 1);
  }
};

#endif

}  // namespace nybble
