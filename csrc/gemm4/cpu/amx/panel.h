// Weights, activations and results of the AMX 4-bit products. A panel is 16 rows of W. A group of
// 128 weights of a row fills a row of four tiles, in nibble order (avx512/decode.h):
//
//   tile 2h      first and second vector of half h of the group: elements 4i + 1, then 4i
//   tile 2h + 1  third and fourth vector: elements 4i + 3, then 4i + 2
//
// So a tile never crosses a block of 64 weights. The activations are stored in the same order.
#pragma once

#include "cpu/amx/tile.h"
#include "gemm4/cpu/avx512/decode.h"

namespace nybble::cpu {
namespace {
namespace amx {

using avx512::kGroup;
using avx512::product_shape;

constexpr int64_t kPanel = 16, kTileWeights = 32;

struct group_tiles {
  alignas(64) uint16_t tile[4][kPanel][kTileWeights];
};

// Stores the four vectors of a group in row `row` of four tiles.
template <class Vector>
__attribute__((always_inline)) inline void store_group(uint16_t* tiles, int64_t tile_stride,
                                                       int64_t row, const Vector& vector) {
  uint16_t* to = tiles + row * kTileWeights;
#pragma GCC unroll 4
  for (int step = 0; step < 4; ++step) {
    const __m512i w = vector(step);
    uint16_t* at = to + step / 2 * tile_stride + step % 2 * 16;
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(at), _mm512_castsi512_si256(w));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(at + 2 * tile_stride),
                        _mm512_extracti64x4_epi64(w, 1));
  }
}

// The packed bytes and the scales of the rows of a panel. The last row takes the place of rows
// after it.
struct panel_rows {
  const uint8_t* packed[kPanel];
  const float* scales[kPanel];  // at the first block of the selected columns

  panel_rows(const product_shape& p, int64_t first) {
    for (int64_t r = 0; r < kPanel; ++r) packed[r] = p.row(least(first + r, p.g.n - 1));
  }
  // Selects columns starting at group `group`. Nested scales of `blocks` blocks per row are
  // computed into `room`.
  void select(const product_shape& p, int64_t first, int64_t group, int64_t blocks, float* room) {
    for (int64_t r = 0; r < kPanel; ++r) {
      const int64_t n = least(first + r, p.g.n - 1);
      const int64_t block = (n * p.g.k + group * kGroup) >> p.log2_block;
      scales[r] = p.g.absmax.values + block;
      if (p.g.absmax.codes == nullptr) continue;
      avx512::expand_scales(p.g.absmax, block, blocks, room + r * blocks);
      scales[r] = room + r * blocks;
    }
  }
};

// Prefetches `lines` cache lines into the second-level cache.
__attribute__((always_inline)) inline void prefetch_lines(const void* from, int64_t offset,
                                                          int64_t lines) {
  const auto at = reinterpret_cast<uintptr_t>(from) + static_cast<uintptr_t>(offset);
  for (int64_t i = 0; i < lines; ++i)
    _mm_prefetch(reinterpret_cast<const char*>(at + static_cast<uintptr_t>(i) * 64), _MM_HINT_T1);
}

// Orders 64 columns of up to 16 activations as two tiles. A row of a tile has a pair of elements of
// each activation; `columns` is the number of activations that a row has room for.
inline void order_columns(const uint16_t* x, int64_t stride, int64_t count, int64_t columns,
                          uint16_t* out) {
  alignas(64) uint16_t pick[2][kTileWeights];
  for (int i = 0; i < 32; ++i) {
    pick[0][i] = static_cast<uint16_t>(4 * (i & 15) + (i < 16 ? 1 : 0));
    pick[1][i] = static_cast<uint16_t>(4 * (i & 15) + (i < 16 ? 3 : 2));
  }
  const auto valid = static_cast<__mmask16>((1u << columns) - 1);
  for (int tile = 0; tile < 2; ++tile, out += 32 * columns) {
    const __m512i index = _mm512_load_si512(pick[tile]);
    __m512i v[16];
#pragma GCC unroll 16
    for (int m = 0; m < 16; ++m) {
      v[m] = _mm512_setzero_si512();
      if (m < count)
        v[m] = _mm512_permutex2var_epi16(_mm512_loadu_si512(x + m * stride), index,
                                         _mm512_loadu_si512(x + m * stride + 32));
    }
    transpose(v);
#pragma GCC unroll 16
    for (int row = 0; row < 16; ++row)
      _mm512_mask_storeu_epi32(out + row * 2 * columns, valid, v[row]);
  }
}

// Orders all columns of activations [first, first + 16).
inline void order_rows(const gemm_4bit_args& g, int64_t first, int64_t columns, uint16_t* out) {
  const auto* x = static_cast<const uint16_t*>(g.a) + first * g.k;
  const int64_t count = least(16, g.m - first);
  for (int64_t k = 0; k < g.k; k += 64) order_columns(x + k, g.k, count, columns, out + k * columns);
}

// Stores the sums of a panel; v[r] has the sums of row n + r, one lane per activation.
inline void store_sums(const gemm_4bit_args& g, int64_t first, int64_t n, __m512i v[16]) {
  transpose(v);
  const int64_t rows = least(kPanel, g.n - n), count = least(16, g.m - first);
  const auto valid = static_cast<__mmask16>((1u << rows) - 1);
  __m512 bias = _mm512_setzero_ps();
  if (g.bias != nullptr) {
    const auto* from = static_cast<const uint16_t*>(g.bias) + n;
    bias = avx512::as_float(
        _mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(valid, from)), 16));
  }
#pragma GCC unroll 16
  for (int m = 0; m < 16; ++m) {
    if (m >= count) break;
    const __m512 y = _mm512_add_ps(avx512::as_float(v[m]), bias);
    _mm256_mask_storeu_epi16(static_cast<uint16_t*>(g.out) + (first + m) * g.n + n, valid,
                             avx512::narrow16(bf16{}, y));
  }
}

}  // namespace amx
}  // namespace
}  // namespace nybble::cpu
