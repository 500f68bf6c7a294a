// Owns: how gemm4_wide.cuh multiplies in tiles of few columns: by codes, not weights, and the sums
// of a stage by its scales.
//
// A stage has one scale for each row of W, so its sums start anew and are multiplied when they are
// done; meanwhile the other warpgroup's products run. 32 and 64 columns have 16 and 32 sums a
// thread, where weights are 32 multiplications by two parts of a scale. H100, bf16, us, 32 and 64
// rows, weights scaled and so: 14336x4096 19.1 and 21.7, 17.7 and 20.5; 8192x28672 67.0 and 77.7,
// 61.1 and 72.3; 11008x4096 16.3 and 18.6, 14.9 and 17.9; 4096x4096 9.6 and 10.7, 9.1 and 10.5. In
// tiles of 128, 128 rows: 14336x4096 30.2 and 31.0, 8192x28672 101 and 109. Results are nearer,
// too, as no weight is rounded: a relative error of 2.1e-3 instead of 2.65e-3, which is their
// type's own. benchmarks/results/h200-tried.md has what was no better.
#pragma once
#include "gemm4/device/code_pairs.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_epilogue.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

template <class T>
struct wide_unscaled : wide_reader {
  static constexpr bool kTurned = false, kScaled = false;
  static constexpr int kTerms = 1, kSumStages = 4;
  static NYBBLE_DEVICE void fill(const params::gemm4& p, u8* table) {
    fill_pair_table<T, 256>(p, table);
  }
  template <int kColumns>
  using scales = wide_scales<scale_whole, kColumns, 64>;
  using wide_reader::wide_reader;
  static constexpr int kNext = 8;  // from this thread's first row to the other of a pair

  // The operands of the 64 of K in `stage`, and the scales of their rows.
  NYBBLE_DEVICE void look(u32 (&a)[16], float (&scale)[2], int stage) const {
    wide_row_words w;
    fetch(w, stage);
    scale[0] = w.scale[0], scale[1] = w.scale[1];
#pragma unroll
    for (int j = 0; j < 4; j++)
#pragma unroll
      for (int i = 0; i < 4; i++)
        a[4 * j + i] = *reinterpret_cast<const u32*>(entry_of(w.row, i, j));
  }
};

// The warpgroups that multiply.
template <class T, class Weights, class Tiles>
NYBBLE_DEVICE void multiply_unscaled(const Tiles& tiles, u8* shared, u32 base) {
  constexpr int kColumns = Tiles::kColumns;
  using L = wide_layout<kColumns>;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, row = Weights::row(warp, lane);
  const Weights weights(shared, base + L::kW, base + L::kScales, warp);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const u64 descriptor = tile_descriptor(base + L::kA);
  for (int i = 0; i < tiles.count; i++) {
    const wide_tile at = tiles.at(i);
    float sums[kColumns / 2], part[kColumns / 2], scale[2][2];
#pragma unroll
    for (int e = 0; e < kColumns / 2; e++) sums[e] = part[e] = 0.0f;
    const int steps = wide_steps(at);
    u32 a[2][16];  // the operands of a stage, twice
    barrier_wait(ring.full(), ring.round);
    weights.look(a[0], scale[0], ring.stage);
    // the products of one stage, and meanwhile the operands of the next if there are `more`
    auto step = [&](const int now, bool more) {
      const u64 b = descriptor + static_cast<u32>(ring.stage * (L::kBoxA / 16));
      const u32 mine = ring.empty();
      ring.next();
      product_fence();
      product<T, kColumns>::template run<0>(part, a[now], b);
#pragma unroll
      for (int j = 1; j < 4; j++) product<T, kColumns>::run(part, a[now] + 4 * j, b + j * 2);
      product_commit();
      if (more) {
        barrier_wait(ring.full(), ring.round);
        weights.look(a[now ^ 1], scale[now ^ 1], ring.stage);
      }
      product_wait<0>();
      hand_back<Tiles::kNeighbours>(mine, lane);
#pragma unroll
      for (int e = 0; e < kColumns / 2; e++)
        sums[e] = fmaf(part[e], scale[now][e >> 1 & 1], sums[e]);
    };
#pragma unroll 1
    for (int s = 0; s < steps; s += 2) {
      step(0, true);
      step(1, s + 2 < steps);
    }
    end_tile<T, Weights>(tiles, ring, at, row, i + 1 == tiles.count, shared, base, sums);
  }
  stores_read();
  if (tiles.kNeighbours > 1) sync_cluster();  // the other block arrives at this one's barriers
}

#endif

}  // namespace nybble
