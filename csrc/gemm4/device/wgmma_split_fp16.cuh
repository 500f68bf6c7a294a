// Float32 products in the wgmma GEMM. Each code and each value of `a` is split into two fp16 terms
// (split_fp16.cuh).
//
// The producer loads the first and second terms of `a` as separate rows, so a tile of kColumns
// columns has kColumns / 2 rows of `a`. The accumulators of a stage start at zero. When they are
// complete, they are multiplied by the stage's scales while the products of the other warpgroup
// run.
#pragma once
#include "device/pipeline.cuh"
#include "gemm4/device/split_fp16.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_scheduler.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

struct split_fp16_operand : packed_reader {
  static constexpr bool kDgrad = false;
  static constexpr int kTerms = 2, kSumStages = 2;  // half as many accumulators as for 16-bit types
  static NYBBLE_DEVICE void fill(const params::gemm4& p, u8* table) { fill_split_table(p, table); }
  template <int kColumns>
  using scales = plain_scales<whole_scale, kColumns, 64>;
  using words = packed_rows;
  using packed_reader::packed_reader;

  // Looks up the operands of step `j` (16 values along K): first terms, then second terms.
  NYBBLE_DEVICE void look(u32* a, const words& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const u8* entry = entry_of(w.row, i, j);
      a[i] = *reinterpret_cast<const u32*>(entry);
      a[4 + i] = *reinterpret_cast<const u32*>(entry + 128);
    }
  }
};

// Stores a warpgroup's accumulators as results or as partial results. n: this thread's row of W.
// down: the inverse of the factor that scales the codes.
template <int kRows>
NYBBLE_DEVICE void store_split_fp16(const params::gemm4& p, const work_tile& at, i64 n, float down,
                                    const float (&accumulators)[kRows / 2]) {
  const i64 m0 = (at.m0 >> 1) + (threadIdx.x & 3) * 2;
  const float* bias = static_cast<const float*>(p.bias);
#pragma unroll
  for (int h = 0; h < 2; h++, n += 8) {
    if (n >= p.n) return;
    const float b = bias && !p.partial ? __ldg(bias + n) : 0.0f;
    float* to = p.partial ? p.partial + at.split * p.m * p.n : static_cast<float*>(p.out);
    to += m0 * p.n + n;
#pragma unroll
    for (int j = 0; j < kRows / 8; j++)
#pragma unroll
      for (int i = 0; i < 2; i++) {
        const i64 m = m0 + j * 8 + i;
        if (m < p.m) {
          const float v = accumulators[j * 4 + h * 2 + i] * __ldg(p.down + m) * down;
          *to = p.partial ? v : finish(v + b, m, n);
        }
        to += i == 0 ? p.n : 7 * p.n;
      }
  }
}

// The code that the two consumer warpgroups run.
template <class Tiles>
NYBBLE_DEVICE void consume_split_fp16(const Tiles& tiles, u8* shared, u32 base) {
  using L = wgmma_smem_layout<Tiles::kColumns>;
  constexpr int kRows = Tiles::kColumns / 2;  // number of rows of `a`
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5,
            row = split_fp16_operand::row(warp, lane);
  const params::gemm4_wgmma& q = tiles.q;
  const float down = down_to(exponent_of_codes(q.g));
  const split_fp16_operand weights(shared, base + L::kW, base + L::kScales, warp);
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  const u64 descriptor = smem_descriptor(base + L::kA);
  constexpr u64 kSecond = kRows * 128 / 16;
  const auto release = [&](u32 empty) { consumer_release<Tiles::kClusterN>(empty, lane); };
  for (int i = 0; i < tiles.count; i++) {
    const work_tile at = tiles.at(i);
    float accumulators[kRows / 2], part[kRows / 2];
#pragma unroll
    for (int e = 0; e < kRows / 2; e++) accumulators[e] = part[e] = 0.0f;
    const int steps = k_steps(at);
    u32 a[2][16];  // double-buffered operands of 32 values along K
    split_fp16_operand::words words;
    barrier_wait(pipeline.full(), pipeline.round);
    weights.fetch(words, pipeline.stage);
    weights.look(a[0], words, 0), weights.look(a[0] + 8, words, 1);
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
      const u64 b = descriptor + static_cast<u32>(pipeline.stage * (L::kBoxA / 16));
      const u32 mine = pipeline.empty();
      const float scale[2] = {words.scale[0], words.scale[1]};
      pipeline.next();
#pragma unroll
      for (int h = 0; h < 2; h++) {
        if (h == 1) weights.look(a[1], words, 2), weights.look(a[1] + 8, words, 3);
        wgmma_fence();
#pragma unroll
        for (int j = 0; j < 2; j++) {
          const u32* first = a[h] + 8 * j;
          const u64 x = b + (2 * h + j) * 2;
          if (h + j == 0)
            wgmma<f16, kRows>::template run<0>(part, first, x);
          else
            wgmma<f16, kRows>::run(part, first, x);
          wgmma<f16, kRows>::run(part, first + 4, x);
          wgmma<f16, kRows>::run(part, first, x + kSecond);
        }
        wgmma_commit();
      }
      const bool more = s + 1 < steps;
      if (more) {
        barrier_wait(pipeline.full(), pipeline.round);
        weights.fetch(words, pipeline.stage);
      }
      wgmma_wait<1>();
      if (more) weights.look(a[0], words, 0), weights.look(a[0] + 8, words, 1);
      wgmma_wait<0>();
      release(mine);
#pragma unroll
      for (int e = 0; e < kRows / 2; e++)
        accumulators[e] = fmaf(part[e], scale[e >> 1 & 1], accumulators[e]);
    }
    if (!at.ends) {
      store_streamk_partial(tiles, accumulators);
      continue;
    }
    reduce_streamk_partials<split_fp16_operand::kSumStages, Tiles>(pipeline, base, at.before, lane,
                                                                   accumulators);
    store_split_fp16<kRows>(q.g, at, at.n0 + row, down, accumulators);
  }
  // The other block may still arrive at this block's mbarriers.
  if (tiles.kClusterN > 1) cluster_sync();
}

#endif

}  // namespace nybble
