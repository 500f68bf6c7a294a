// Integer products of more than four activations with AVX-512 (integers.h). The kernel decodes a
// chunk (512 columns of 12 rows) into the L1 cache, and multiplies it by four activations at a
// time.
#pragma once

#include "gemm4/cpu/avx512/integers.h"
#include "gemm4/cpu/avx512/tiles.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

struct int16_tile {
  using P = int16_product;
  static constexpr int64_t kRows = P::kTileRows, kAtOnce = 3;

  const P& q;
  alignas(64) int16_t weights[kRows][P::kPiece];
  float scales[P::kPieceGroups][kRows][2];
  __m512 sums[P::kSlab / 4][kRows * 4];

  explicit int16_tile(const P& product) : q(product) {}
  void decode(int64_t row, int64_t last, int64_t first, int64_t groups) {
    const product_shape& p = q.p;
    // The prefetches are for the same columns of the next tile, because hardware prefetchers do not
    // predict them.
    const auto ahead = static_cast<uintptr_t>(kRows * p.g.k / 2);
    const auto scales_ahead = static_cast<uintptr_t>(kRows * p.g.k >> p.log2_block);
    for (int64_t r = 0; r < kRows; ++r) {
      const int64_t n = least(row + r, last);
      const int64_t start = n * p.g.k + first * kGroup, block = start >> p.log2_block;
      alignas(64) float expanded[P::kPiece / 64 + 16];
      const float* from = p.g.absmax.values + block;
      if (p.g.absmax.codes != nullptr) {
        expand_scales(p.g.absmax, block, divide_up(groups * kGroup, p.g.block_size), expanded);
        from = expanded;
      } else {
        prefetch_l2_ahead(from, scales_ahead * sizeof(float));
      }
      const int64_t inside = start - (block << p.log2_block);
      const uint8_t* packed = p.row(n) + first * 64;
      for (int64_t i = 0; i < groups; ++i) {
        prefetch_l2_ahead(packed + i * 64, ahead);
        const float* scale = from + ((inside + i * kGroup) >> p.log2_block);
        scales[i][r][0] = scale[0];
        scales[i][r][1] = scale[p.log2_block == 6 ? 1 : 0];
        const __m512i v = _mm512_loadu_si512(packed + i * 64);
#pragma GCC unroll 4
        for (unsigned step = 0; step < 4; ++step)
          _mm512_store_si512(
              weights[r] + i * kGroup + step * 32,
              _mm512_permutexvar_epi16(step == 0 ? v : _mm512_srli_epi16(v, 4 * step), q.table));
      }
    }
  }
  // Multiplies the chunk by four activations.
  void multiply(const int16_t* x, const float* x_scale, int64_t groups, int64_t four, bool start) {
    for (int64_t r = 0; r < kRows; r += kAtOnce)
      multiply_rows(r, x, x_scale, groups, sums[four] + 4 * r, start);
  }

 private:
  // The sums of three rows and four activations, in int32 and in float32, fill 24 registers.
  __attribute__((noinline)) void multiply_rows(int64_t first, const int16_t* x,
                                               const float* x_scale, int64_t groups, __m512* out,
                                               bool start) const {
    __m512 part[kAtOnce * 4];
#pragma GCC unroll 12
    for (int64_t i = 0; i < kAtOnce * 4; ++i) part[i] = _mm512_setzero_ps();
    for (int64_t at = 0; at < groups; ++at) {
      __m512i acc[kAtOnce * 4];
#pragma GCC unroll 12
      for (int64_t i = 0; i < kAtOnce * 4; ++i) acc[i] = _mm512_setzero_si512();
#pragma GCC unroll 4
      for (int64_t step = 0; step < 4; ++step) {
        const int16_t* xs = x + (at * 4 + step) * 4 * 32;
        const __m512i x0 = _mm512_load_si512(xs), x1 = _mm512_load_si512(xs + 32);
        const __m512i x2 = _mm512_load_si512(xs + 64), x3 = _mm512_load_si512(xs + 96);
#pragma GCC unroll 3
        for (int64_t r = 0; r < kAtOnce; ++r) {
          const __m512i w = _mm512_load_si512(weights[first + r] + at * kGroup + step * 32);
          acc[4 * r] = _mm512_dpwssd_epi32(acc[4 * r], w, x0);
          acc[4 * r + 1] = _mm512_dpwssd_epi32(acc[4 * r + 1], w, x1);
          acc[4 * r + 2] = _mm512_dpwssd_epi32(acc[4 * r + 2], w, x2);
          acc[4 * r + 3] = _mm512_dpwssd_epi32(acc[4 * r + 3], w, x3);
        }
      }
#pragma GCC unroll 3
      for (int64_t r = 0; r < kAtOnce; ++r) {
        const __m512 scale = two_scales(scales[at][first + r][0], scales[at][first + r][1]);
#pragma GCC unroll 4
        for (int64_t c = 0; c < 4; ++c)
          part[4 * r + c] =
              _mm512_fmadd_ps(_mm512_cvtepi32_ps(acc[4 * r + c]), scale, part[4 * r + c]);
      }
    }
#pragma GCC unroll 12
    for (int64_t i = 0; i < kAtOnce * 4; ++i) {
      const __m512 before = start ? _mm512_setzero_ps() : out[i];
      out[i] = _mm512_fmadd_ps(part[i], _mm512_set1_ps(x_scale[i % 4]), before);
    }
  }
};

inline void int16_product::tiles(const int16_t* x, const float* x_scale, int64_t m, int64_t begin,
                                 int64_t end) const {
  int16_tile tile(*this);
  const int64_t fours = divide_up(least(kSlab, g.m - m), 4);
  for (int64_t row = begin; row < end; row += kTileRows) {
    for (int64_t piece = 0; piece < pieces; ++piece) {
      const int64_t first = piece * kPieceGroups, groups = least(kPieceGroups, p.groups - first);
      tile.decode(row, end - 1, first, groups);
      for (int64_t four = 0; four < fours; ++four)
        tile.multiply(x + 4 * (four * g.k + first * kGroup), x_scale + 4 * (four * pieces + piece),
                      groups, four, piece == 0);
    }
    for (int64_t four = 0; four < fours; ++four)
      for (int64_t r = 0; r < least(kTileRows, end - row); r += 4)
        store_tile<bf16>(g, m + four * 4, row + r, least(4, end - row - r),
                         sum16(tile.sums[four] + 4 * r));
  }
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
