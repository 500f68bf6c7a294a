// Owns: the warps that fill the rings of gemm4_wide.cuh.
#pragma once
#include "device/pipeline.cuh"
#include "gemm4/device/wgmma_scheduler.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// One thread, for no stage may be skipped by who waits for it: the boxes of `a` and W; where
// clusters before this one have parts of a tile, their sums behind those, in `a`'s places of
// kSumStages stages.
template <bool kTurned, int kSumStages, class Tiles>
NYBBLE_DEVICE void feed_boxes(const Tiles& tiles, u32 base) {
  using L = wide_layout<Tiles::kColumns>;
  const params::gemm4_wide& q = tiles.q;
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const auto bring_weights = [&](int n, int k) {
    barrier_expect(ring.full(), L::kBoxA + L::kBoxW);
    copy_box(base + L::kW + ring.stage * L::kBoxW, &q.w_map, kTurned ? n / 2 : k / 2,
             kTurned ? k : n, ring.full());
  };
  for (int i = 0; i < tiles.count; i++) {
    const wide_tile t = tiles.at(i);
    int there = 0;  // stages whose weights are on their way already
    if (i == 0) {
      const int first = q.g.early ? min(wide_steps(t), L::kStages) : 0;
#pragma unroll 1
      for (; there < first; there++, ring.next())
        bring_weights(static_cast<int>(t.n0), t.k_from + there * 64);
      ring = {base + L::kBarriers};
      wait_for_previous();
      overlap_next();
    }
    const int steps = wide_steps(t), m0 = static_cast<int>(t.m0);
#pragma unroll 1
    for (int s = 0; s < steps; s++, ring.next()) {
      const int k = t.k_from + s * 64;
      const u32 to = base + L::kA + ring.stage * L::kBoxA;
      if (s >= there) {
        barrier_wait(ring.empty(), ring.round ^ 1);
        bring_weights(static_cast<int>(t.n0), k);
      }
      if (tiles.kNeighbours == 1)
        copy_box(to, &q.a_map, k, m0, ring.full());
      else
        copy_box_for_two(to + tiles.rank * (L::kBoxA / 2), &q.a_map, k,
                         m0 + tiles.rank * (tiles.kColumns / 2), ring.full());
    }
    for (int back = 1; back <= t.before; back++) {
      const int block = tiles.block_before(back);
      wait_until(tiles.flag_of(block), q.token);
      *tiles.flag_of(block) = 0;
      fence_device();
#pragma unroll 1
      for (int s = 0; s < kSumStages; s++, ring.next()) {
        barrier_wait(ring.empty(), ring.round ^ 1);
        barrier_expect(ring.full(), L::kBoxA);
        copy_lines(base + L::kA + ring.stage * L::kBoxA, tiles.sums_of(block) + s * (L::kBoxA / 4),
                   L::kBoxA, ring.full());
      }
    }
  }
}

// One warp: tells the other clusters that this block's sums are there.
template <class Tiles>
NYBBLE_DEVICE void hand_over_sums(const Tiles& tiles) {
  if (!tiles.leaves()) return;
  sync_some(4, policy::kWideMultiplying + 32);
  if ((threadIdx.x & 31) == 0) publish(tiles.flag_of(blockIdx.x), tiles.q.token);
}

// Two warps: scales loaded four stages ahead. `thread`: 0 … 63.
template <class Scales, int kSumStages, class Tiles>
NYBBLE_DEVICE void feed_scales(const Tiles& tiles, u8* shared, u32 base, int thread) {
  using L = wide_layout<Tiles::kColumns>;
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const auto arrive = [&] {
    if ((thread & 31) < kArriving) barrier_arrive(ring.full());
    ring.next();
  };
  Scales::begin(tiles.q.g, base, thread);
  for (int i = 0; i < tiles.count; i++) {
    const wide_tile t = tiles.at(i);
    const int steps = wide_steps(t);
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
        barrier_wait(ring.empty(), ring.round ^ 1);
        now.store(shared, ring.stage, g, thread);
        __syncwarp();
        arrive();
      }
    }
#pragma unroll 1
    for (int s = 0; s < t.before * kSumStages; s++) {
      barrier_wait(ring.empty(), ring.round ^ 1);
      arrive();
    }
  }
}

#endif

}  // namespace nybble
