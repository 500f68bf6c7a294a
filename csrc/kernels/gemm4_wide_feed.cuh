// Owns: the rings of gemm4_wide.cuh and the warps that fill them.
#pragma once
#include "gemm4_wide_share.cuh"
#include "gemm4_wide_weights.cuh"
#include "scale.cuh"

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

// What brings sums of an earlier part of a tile, in `a`'s places of so many stages.
constexpr int kWideSumStages = 4;

// One thread, for no stage may be skipped by who waits for it: the boxes of `a` and W; where
// clusters before this one have parts of a tile, their sums behind those.
template <int kColumns, bool kTurned>
NYBBLE_DEVICE void feed_boxes(const params::gemm4_wide& q, u32 base) {
  using L = wide_layout<kColumns>;
  const wide_tiles<kColumns> tiles(q);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  prefetch_map(&q.a_map), prefetch_map(&q.w_map);
  for (int i = 0; i < tiles.count; i++) {
    const wide_tile t = tiles.at(i);
    const int steps = wide_steps(t), m0 = static_cast<int>(t.m0), n0 = static_cast<int>(t.n0);
    for (int s = 0; s < steps; s++, ring.next()) {
      const int k = t.k_from + s * 64;
      const u32 to = base + L::kA + ring.stage * L::kBoxA;
      barrier_wait(ring.empty(), ring.round ^ 1);
      barrier_expect(ring.full(), L::kBoxA + L::kBoxW);
      copy_box(base + L::kW + ring.stage * L::kBoxW, &q.w_map, kTurned ? n0 / 2 : k / 2,
               kTurned ? k : n0, ring.full());
      if (tiles.kNeighbours == 1)
        copy_box(to, &q.a_map, k, m0, ring.full());
      else
        copy_box_for_two(to + tiles.rank * (L::kBoxA / 2), &q.a_map, k,
                         m0 + tiles.rank * (kColumns / 2), ring.full());
    }
    for (int back = 1; back <= t.before; back++) {
      const int block = tiles.block_before(back);
      wait_until(tiles.flag_of(block), q.token);
      *tiles.flag_of(block) = 0;
      fence_device_stores();
      for (int s = 0; s < kWideSumStages; s++, ring.next()) {
        barrier_wait(ring.empty(), ring.round ^ 1);
        barrier_expect(ring.full(), L::kBoxA);
        copy_lines(base + L::kA + ring.stage * L::kBoxA, tiles.sums_of(block) + s * (L::kBoxA / 4),
                   L::kBoxA, ring.full());
      }
    }
  }
}

// One warp: tells the other clusters that this block's sums are there.
template <int kColumns>
NYBBLE_DEVICE void hand_over_sums(const params::gemm4_wide& q) {
  const wide_tiles<kColumns> tiles(q);
  if (tiles.count == 0 || tiles.at(0).ends) return;  // no other part lacks its tile's end
  sync_some(4, policy::kWideMultiplying + 32);
  if ((threadIdx.x & 31) == 0) publish(tiles.flag_of(blockIdx.x), q.token);
}

// The scales of rows n and n + 64 for four groups of 64 from k, one for each kUnit; zeros outside.
template <int kUnit>
struct wide_scales {
  static constexpr int kCount = 256 / kUnit;
  float of[kCount][2];
  NYBBLE_DEVICE void load(const params::gemm4& p, i64 n, int k, int k_to, bool vectors) {
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const i64 row = n + r * 64, first = row * p.k + k;
      const bool inside = row < p.n;
#pragma unroll
      for (int i = 0; i < kCount; i += 4) {
        if (vectors) {
          float4 v = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
          if (inside && k + i * kUnit < k_to)
            v = __ldg(reinterpret_cast<const float4*>(p.absmax.values + first / kUnit + i));
          of[i][r] = v.x, of[i + 1][r] = v.y, of[i + 2][r] = v.z, of[i + 3][r] = v.w;
        } else {
#pragma unroll
          for (int g = i; g < i + 4; g++)
            of[g][r] = inside && k + g * kUnit < k_to
                           ? scale_of(p.absmax, (first + g * kUnit) >> p.block_shift)
                           : 0.0f;
        }
      }
    }
  }
};

// Two warps: the scales in two parts, loaded four stages ahead. `thread`: 0 … 63.
template <class T, int kColumns, int kUnit>
NYBBLE_DEVICE void feed_scales(const params::gemm4_wide& q, u8* shared, u32 base, int thread) {
  using L = wide_layout<kColumns>;
  const params::gemm4& p = q.g;
  const wide_tiles<kColumns> tiles(q);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  u32* const scales = reinterpret_cast<u32*>(shared + L::kScales) + thread;
  u8* const second = shared + wide_second_scales::at(thread);
  const bool vectors = p.absmax.codes == nullptr && 1 << p.block_shift == kUnit &&
                       p.k % (4 * kUnit) == 0 && (reinterpret_cast<u64>(p.absmax.values) & 15) == 0;
  for (int i = 0; i < tiles.count; i++) {
    const wide_tile t = tiles.at(i);
    const int steps = wide_steps(t);
    wide_scales<kUnit> next;
    next.load(p, t.n0 + thread, t.k_from, t.k_to, vectors);
    for (int s = 0; s < steps; s += 4) {
      const wide_scales<kUnit> now = next;
      next.load(p, t.n0 + thread, t.k_from + (s + 4) * 64, t.k_to, vectors);
#pragma unroll
      for (int g = 0; g < 4; g++) {
        if (s + g >= steps) break;
        barrier_wait(ring.empty(), ring.round ^ 1);
        const auto& first = now.of[g * (64 / kUnit)];
        u32* to = scales + ring.stage * policy::kWideRows;
        to[0] = in_two_parts<T>(first[0]), to[64] = in_two_parts<T>(first[1]);
        if constexpr (kUnit == 32) {
          const auto& other = now.of[2 * g + 1];
          u8* at = second + ring.stage * wide_second_scales::kStage;
          *reinterpret_cast<u32*>(at) = in_two_parts<T>(other[0]);
          *reinterpret_cast<u32*>(at + 512) = in_two_parts<T>(other[1]);
        }
        __syncwarp();
        if ((thread & 31) < kArriving) barrier_arrive(ring.full());
        ring.next();
      }
    }
    for (int s = 0; s < t.before * kWideSumStages; s++, ring.next()) {
      barrier_wait(ring.empty(), ring.round ^ 1);
      if ((thread & 31) < kArriving) barrier_arrive(ring.full());
    }
  }
}

#endif

}  // namespace nybble
