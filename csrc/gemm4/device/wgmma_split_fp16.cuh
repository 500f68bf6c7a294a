// Owns: how gemm4_wide.cuh multiplies float32 on the tensor cores: by two fp16 terms of each code
// and of each value of `a` (gemm4_terms.cuh).
//
// To the warps that feed, first and second terms are rows of `a` one behind the other: a tile of
// kColumns is of half as many real rows. The sums of a stage start anew and are multiplied by its
// scales when they are done; meanwhile the other warpgroup's products run. H200, 14336x4096, 32,
// 64, 128, 512 and 4096 rows: 33, 46, 72, 296 and 2093 us, the last at the limit of power. With two
// stages' sums and operands, so that a warpgroup's products never end: 35, 50, 76 us, and so with
// 32 rows' first terms and `a`'s two in one product: a product with W in registers takes 20 cycles
// more than its columns.
#pragma once
#include "device/pipeline.cuh"
#include "gemm4/device/split_fp16.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_scheduler.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

struct wide_terms : wide_reader {
  static constexpr bool kTurned = false;
  static constexpr int kTerms = 2, kSumStages = 2;  // half as many sums
  static NYBBLE_DEVICE void fill(const params::gemm4& p, u8* table) { fill_term_table(p, table); }
  template <int kColumns>
  using scales = wide_scales<scale_whole, kColumns, 64>;
  using words = wide_row_words;
  using wide_reader::wide_reader;

  // The operands of the 16 of K `j`: of first terms, then of second ones.
  NYBBLE_DEVICE void look(u32* a, const words& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const u8* entry = entry_of(w.row, i, j);
      a[i] = *reinterpret_cast<const u32*>(entry);
      a[4 + i] = *reinterpret_cast<const u32*>(entry + 128);
    }
  }
};

// A warpgroup's sums as results, or as parts of them; n: this thread's row of W. `down`: of the
// codes.
template <int kRows>
NYBBLE_DEVICE void store_terms(const params::gemm4& p, const wide_tile& at, i64 n, float down,
                               const float (&sums)[kRows / 2]) {
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
          const float v = sums[j * 4 + h * 2 + i] * __ldg(p.down + m) * down;
          *to = p.partial ? v : finish(v + b, m, n);
        }
        to += i == 0 ? p.n : 7 * p.n;
      }
  }
}

// The warpgroups that multiply.
template <class Tiles>
NYBBLE_DEVICE void multiply_terms(const Tiles& tiles, u8* shared, u32 base) {
  using L = wide_layout<Tiles::kColumns>;
  constexpr int kRows = Tiles::kColumns / 2;  // of `a`
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, row = wide_terms::row(warp, lane);
  const params::gemm4_wide& q = tiles.q;
  const float down = down_to(exponent_of_codes(q.g));
  const wide_terms weights(shared, base + L::kW, base + L::kScales, warp);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const u64 descriptor = tile_descriptor(base + L::kA);
  constexpr u64 kSecond = kRows * 128 / 16;
  const auto release = [&](u32 empty) { hand_back<Tiles::kNeighbours>(empty, lane); };
  for (int i = 0; i < tiles.count; i++) {
    const wide_tile at = tiles.at(i);
    float sums[kRows / 2], part[kRows / 2];
#pragma unroll
    for (int e = 0; e < kRows / 2; e++) sums[e] = part[e] = 0.0f;
    const int steps = wide_steps(at);
    u32 a[2][16];  // the operands of 32 of K, twice
    wide_terms::words words;
    barrier_wait(ring.full(), ring.round);
    weights.fetch(words, ring.stage);
    weights.look(a[0], words, 0), weights.look(a[0] + 8, words, 1);
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
      const u64 b = descriptor + static_cast<u32>(ring.stage * (L::kBoxA / 16));
      const u32 mine = ring.empty();
      const float scale[2] = {words.scale[0], words.scale[1]};
      ring.next();
#pragma unroll
      for (int h = 0; h < 2; h++) {
        if (h == 1) weights.look(a[1], words, 2), weights.look(a[1] + 8, words, 3);
        product_fence();
#pragma unroll
        for (int j = 0; j < 2; j++) {
          const u32* first = a[h] + 8 * j;
          const u64 x = b + (2 * h + j) * 2;
          if (h + j == 0)
            product<f16, kRows>::template run<0>(part, first, x);
          else
            product<f16, kRows>::run(part, first, x);
          product<f16, kRows>::run(part, first + 4, x);
          product<f16, kRows>::run(part, first, x + kSecond);
        }
        product_commit();
      }
      const bool more = s + 1 < steps;
      if (more) {
        barrier_wait(ring.full(), ring.round);
        weights.fetch(words, ring.stage);
      }
      product_wait<1>();
      if (more) weights.look(a[0], words, 0), weights.look(a[0] + 8, words, 1);
      product_wait<0>();
      release(mine);
#pragma unroll
      for (int e = 0; e < kRows / 2; e++) sums[e] = fmaf(part[e], scale[e >> 1 & 1], sums[e]);
    }
    if (!at.ends) {
      leave_sums(tiles, sums);
      continue;
    }
    take_sums<wide_terms::kSumStages, Tiles>(ring, base, at.before, lane, sums);
    store_terms<kRows>(q.g, at, at.n0 + row, down, sums);
  }
  if (tiles.kNeighbours > 1) sync_cluster();  // the other block arrives at this one's barriers
}

#endif

}  // namespace nybble
