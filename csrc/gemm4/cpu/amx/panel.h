// Weights, activations and results of the AMX 4-bit products. A panel is 16 rows of W. A group has
// 128 weights of each row and is stored in four tiles: the odd and the even elements of its first
// half, then the odd and the even elements of its second half. So all weights of a row of a tile
// are in the same block of 64 weights. The activations are stored in the same order.
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

// Decodes 64 weights of a row into a row of two tiles. The register `table` contains the code book
// twice.
__attribute__((always_inline)) inline void decode_half(const uint8_t* packed, __m512i table,
                                                       uint16_t* odd, uint16_t* even) {
  const __m512i v =
      _mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(packed)));
  _mm512_store_si512(odd, _mm512_permutexvar_epi16(v, table));
  _mm512_store_si512(even, _mm512_permutexvar_epi16(_mm512_srli_epi16(v, 4), table));
}

// The packed bytes of the rows of a panel. If W ends inside the panel, its last row replaces the
// missing rows.
struct panel_rows {
  const uint8_t* packed[kPanel];

  panel_rows(const product_shape& p, int64_t first) {
    for (int64_t r = 0; r < kPanel; ++r) packed[r] = p.row(least(first + r, p.g.n - 1));
  }
};

// The scales of up to kScaledGroups groups of a panel: scale[b][r] is the scale of block b of row
// r.
constexpr int64_t kScaledGroups = 32;

class panel_scales {
 public:
  // Stores the scales of groups group to group + kScaledGroups - 1 for rows first to first + 15.
  // The function is not inlined, because it is rarely called, and copies of it would take half of
  // the compile time.
  __attribute__((noinline)) void select(const product_shape& p, int64_t first, int64_t group) {
    const int64_t weights = least(kScaledGroups, p.groups - group) * kGroup;
    const int64_t blocks = divide_up(weights, p.g.block_size);
    for (int64_t b = 0; b < blocks; b += 16) {
      const int64_t count = least(16, blocks - b);
      const auto valid = static_cast<__mmask16>((1u << count) - 1);
      __m512i v[kPanel];
#pragma GCC unroll 16
      for (int64_t r = 0; r < kPanel; ++r) {
        const int64_t n = least(first + r, p.g.n - 1);
        const int64_t block = ((n * p.g.k + group * kGroup) >> p.log2_block) + b;
        const float* from = p.g.absmax.values + block;
        alignas(64) float expanded[32];
        if (p.g.absmax.codes != nullptr) {
          avx512::expand_scales(p.g.absmax, block, count, expanded);
          from = expanded;
        }
        v[r] = _mm512_maskz_loadu_epi32(valid, from);
      }
      transpose(v);
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i) _mm512_store_si512(scale[b + i], v[i]);
    }
  }

  alignas(64) float scale[2 * kScaledGroups][kPanel];
};

// Stores 64 columns of up to 16 activations as two tiles. A row of a tile has a pair of elements of
// each activation. `columns` is the number of activations for which a row has room.
inline void order_columns(const uint16_t* x, int64_t stride, int64_t count, int64_t columns,
                          uint16_t* out) {
  alignas(64) uint16_t pick[2][kTileWeights];
  for (int i = 0; i < 32; ++i) {
    pick[0][i] = static_cast<uint16_t>(2 * i + 1);
    pick[1][i] = static_cast<uint16_t>(2 * i);
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

// Stores all columns of activations first to first + 15 as tiles.
inline void order_rows(const gemm_4bit_args& g, int64_t first, int64_t columns, uint16_t* out) {
  const auto* x = static_cast<const uint16_t*>(g.a) + first * g.k;
  const int64_t count = least(16, g.m - first);
  for (int64_t k = 0; k < g.k; k += 64)
    order_columns(x + k, g.k, count, columns, out + k * columns);
}

// Stores the results of a panel. Vector v[m] has the sums of activation first + m, one lane per row
// of W.
inline void store_sums(const gemm_4bit_args& g, int64_t first, int64_t n, const __m512i v[16]) {
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
