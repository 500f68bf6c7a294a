// Owns: how the blocks of gemm4_wide.cuh share the tiles, and the warps that fill their rings.
#pragma once
#include "params.h"
#include "policy.h"
#include "scale.cuh"
#include "wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Places in shared memory, in bytes from its start.
template <int kColumns>
struct wide_layout {
  static constexpr int kStages = policy::wide_stages(kColumns), kRows = policy::kWideRows,
                       kBoxA = kColumns * 128, kBoxW = kRows * 32, kBoxScales = kRows * 4;
  static constexpr int kA = policy::kWideTableBytes, kW = kA + kStages * kBoxA,
                       kStaging = kW + kStages * kBoxW,
                       kScales = kStaging + 2 * policy::wide_chunk(kColumns) * 128,
                       kBarriers = kScales + kStages * kBoxScales;
  static_assert(kBarriers + 16 * kStages == policy::wide_bytes(kColumns));
};

// A tile and its part of K; neighbours in time share rows of W.
struct wide_tile {
  i64 m0, n0;
  int k_from, k_to, split;
};
template <int kColumns>
struct wide_tiles {
  int rows, columns, count;
  NYBBLE_DEVICE explicit wide_tiles(const params::gemm4& p)
      : rows(static_cast<int>((p.n + policy::kWideRows - 1) / policy::kWideRows)),
        columns(static_cast<int>((p.m + kColumns - 1) / kColumns)),
        count(rows * columns * static_cast<int>((p.k + p.k_per_split - 1) / p.k_per_split)) {}
  NYBBLE_DEVICE wide_tile at(const params::gemm4& p, int i) const {
    const int rest = i / columns, split = rest / rows;
    const i64 from = split * p.k_per_split;
    return {static_cast<i64>(i - rest * columns) * kColumns,
            static_cast<i64>(rest - split * rows) * policy::kWideRows, static_cast<int>(from),
            static_cast<int>(min(p.k, from + p.k_per_split)), split};
  }
};
// Groups of 64 of K, always an even number: what lies behind the last reads as zeros.
NYBBLE_DEVICE int wide_steps(const wide_tile& t) { return (t.k_to - t.k_from + 127) / 128 * 2; }

// A stage of the ring; each stage has a barrier for "full" and, behind those, one for "empty".
template <int kStages>
struct wide_ring {
  u32 barriers;
  int stage = 0;
  u32 round = 0;  // parity
  NYBBLE_DEVICE u32 full() const { return barriers + stage * 8; }
  NYBBLE_DEVICE u32 empty() const { return barriers + (kStages + stage) * 8; }
  NYBBLE_DEVICE void next() {
    if (++stage == kStages) stage = 0, round ^= 1;
  }
};

// One thread: the boxes of `a` and W.
template <int kColumns>
NYBBLE_DEVICE void feed_boxes(const params::gemm4_wide& q, u32 base) {
  using L = wide_layout<kColumns>;
  const wide_tiles<kColumns> tiles(q.g);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  prefetch_map(&q.a_map), prefetch_map(&q.w_map);
  for (int i = blockIdx.x; i < tiles.count; i += gridDim.x) {
    const wide_tile t = tiles.at(q.g, i);
    const int steps = wide_steps(t), m0 = static_cast<int>(t.m0), n0 = static_cast<int>(t.n0);
    for (int s = 0; s < steps; s++, ring.next()) {
      const int k = t.k_from + s * 64;
      barrier_wait(ring.empty(), ring.round ^ 1);
      barrier_expect(ring.full(), L::kBoxA + L::kBoxW);
      copy_box(base + L::kW + ring.stage * L::kBoxW, &q.w_map, k / 2, n0, ring.full());
      copy_box(base + L::kA + ring.stage * L::kBoxA, &q.a_map, k, m0, ring.full());
    }
  }
}

// The scales of rows n and n + 64 for four groups of 64 from k; zeros outside.
struct wide_scales {
  float of[4][2];
  NYBBLE_DEVICE void load(const params::gemm4& p, i64 n, int k, int k_to, bool vectors) {
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const i64 row = n + r * 64, first = row * p.k + k;
      const bool inside = row < p.n;
      if (vectors) {
        float4 v = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
        if (inside && k < k_to)
          v = __ldg(reinterpret_cast<const float4*>(p.absmax.values + (first >> 6)));
        of[0][r] = v.x, of[1][r] = v.y, of[2][r] = v.z, of[3][r] = v.w;
      } else {
#pragma unroll
        for (int g = 0; g < 4; g++)
          of[g][r] = inside && k + g * 64 < k_to
                         ? scale_of(p.absmax, (first + g * 64) >> p.block_shift)
                         : 0.0f;
      }
    }
  }
};

// Two warps: the scales, loaded four stages ahead. `thread`: 0 … 63.
template <int kColumns>
NYBBLE_DEVICE void feed_scales(const params::gemm4& p, u8* shared, u32 base, int thread) {
  using L = wide_layout<kColumns>;
  const wide_tiles<kColumns> tiles(p);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  float* const scales = reinterpret_cast<float*>(shared + L::kScales) + thread;
  const bool vectors = p.absmax.codes == nullptr && p.block_shift == 6 &&
                       (p.k | p.k_per_split) % 256 == 0 &&
                       (reinterpret_cast<u64>(p.absmax.values) & 15) == 0;
  for (int i = blockIdx.x; i < tiles.count; i += gridDim.x) {
    const wide_tile t = tiles.at(p, i);
    const int steps = wide_steps(t);
    wide_scales next;
    next.load(p, t.n0 + thread, t.k_from, t.k_to, vectors);
    for (int s = 0; s < steps; s += 4) {
      const wide_scales now = next;
      next.load(p, t.n0 + thread, t.k_from + (s + 4) * 64, t.k_to, vectors);
#pragma unroll
      for (int g = 0; g < 4; g++) {
        if (s + g >= steps) break;
        barrier_wait(ring.empty(), ring.round ^ 1);
        float* to = scales + ring.stage * policy::kWideRows;
        to[0] = now.of[g][0], to[64] = now.of[g][1];
        __syncwarp();
        if ((thread & 31) == 0) barrier_arrive(ring.full());
        ring.next();
      }
    }
  }
}

#endif

}  // namespace nybble
