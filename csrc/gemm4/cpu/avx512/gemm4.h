// The 4-bit products with AVX-512. The functions choose the kernel and divide the rows of W among
// threads.
#pragma once

#include "blockwise/cpu/avx512/blockwise4_dequantize.h"
#include "gemm4/cpu/avx512/gemv.h"
#include "gemm4/cpu/avx512/integer_tiles.h"
#include "gemm4/cpu/avx512/tiles.h"
#include "gemm4/cpu/avx512/vectors.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// Multiplies rows begin to end - 1 by all activations. x holds the activations in groups of four.
template <class Dot, class E>
inline void many_rows(const product_shape& p, const typename Dot::unit* x, bool tiles,
                      int64_t begin, int64_t end) {
  using rows = void (*)(const product_shape&, const typename Dot::unit*, int64_t, int64_t, int64_t,
                        tile_store);
  static constexpr rows kTiles[] = {tile_rows<Dot, 1>, tile_rows<Dot, 2>, tile_rows<Dot, 3>,
                                    tile_rows<Dot, 4>};
  const int64_t fours = divide_up(p.g.m, 4), stride = p.groups * kGroup * 4;
  for (int64_t f = 0; f < fours; f += tiles ? 4 : 1) {
    const auto* from = x + f * stride;
    if (tiles)
      kTiles[least(4, fours - f) - 1](p, from, f * 4, begin, end, store_tile<E>);
    else
      few_rows<Dot, E, 4>(p, from, f * 4, least(4, p.g.m - f * 4), begin, end);
  }
}

template <class Dot, class E>
inline void gemm_4bit_with(const gemm_4bit_args& g) {
  if (Dot::kVectors == 8 && g.m > 24) return panel_gemm<product_ops, 14>(g, gemm_4bit_with<Dot, E>);
  const product_shape p(g);
  const bool few = g.m <= 4;
  const int64_t width = few ? g.m : 4, rounded = divide_up(g.m, width) * width;
  const auto bytes = static_cast<size_t>(rounded * p.groups * kGroup) * sizeof(typename Dot::unit);
  auto* x = static_cast<typename Dot::unit*>(scratch(bytes));
  if (rounded != g.m) std::memset(x, 0, bytes);
  for (int64_t m = 0; m < g.m; ++m)
    order_activations<Dot, E>(g, m, width, m % width, x + m / width * width * p.groups * kGroup);
  // Tiles in bfloat16 multiply the code table by the scale of a block, so rows must start at block
  // boundaries. Tiles in float32 multiply each lane by its scale, so rows may start anywhere.
  const bool tiles = p.aligned || Dot::kVectors == 8;
  const int64_t rows = most(4, (int64_t{1} << 18) / g.k / 4 * 4);  // about 128 KiB of weights
  const int64_t grain = g.n * g.k < kSmall ? g.n : rows;
  parallel_for(g.n, grain, [&](int64_t begin, int64_t end) {
    switch (few ? g.m : 0) {  // a switch, because the number is a template argument
      case 1:
        return few_rows<Dot, E, 1>(p, x, 0, 1, begin, end);
      case 2:
        return few_rows<Dot, E, 2>(p, x, 0, 2, begin, end);
      case 3:
        return few_rows<Dot, E, 3>(p, x, 0, 3, begin, end);
      case 4:
        return few_rows<Dot, E, 4>(p, x, 0, 4, begin, end);
      default:
        return many_rows<Dot, E>(p, x, tiles, begin, end);
    }
  });
}

// Decodes the parts of rows that share bytes or lanes with adjacent rows.
struct span_vectors {
  __m512 book;
  explicit span_vectors(const float* values) : book(_mm512_loadu_ps(values)) {}
  void span(const uint8_t* packed, float scale, int64_t count, float* out) const {
    const __m512 table = _mm512_mul_ps(book, _mm512_set1_ps(scale));
    dequantize4_whole<false>(f32{}, packed, table, count, out);
  }
};

inline void gemm_4bit(const gemm_4bit_args& g) {
  if (!product_shape::possible(g)) return gemm_4bit_by_rows<span_decoder<span_vectors>>(g);
  if (g.dtype == NYBBLE_F32) return gemm_4bit_with<fp32_dot, f32>(g);
  if (g.dtype == NYBBLE_F16) return gemm_4bit_with<fp32_dot, f16>(g);
  const auto in_float32 = [](const gemm_4bit_args& args) { gemm_4bit_with<fp32_dot, bf16>(args); };
  if (!int16_product::possible(g)) return in_float32(g);
  integer_gemm<int16_product>(g, in_float32);
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
