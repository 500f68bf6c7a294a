// Owns: the int8 operations with AVX2: products as 16-bit pairs (vpmaddwd), exact for every int8
// value. Quantization of rows; columns and outliers are left to the plain code.
#pragma once

#include "cpu/avx2/lanes.h"
#include "cpu/generic/int8.h"
#include "cpu/table.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

inline int32_t reduce_int(__m256i v) {
  __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
  s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4E));
  return _mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 0xB1)));
}

// Row n times C activations, widened to 16 bits and side by side in steps of 16.
template <class E, int C>
inline void int8_row_products(const int8_matmul_args& g, const int16_t* x, int64_t m, int64_t n) {
  const int8_t* w = g.b + n * g.k;
  const int64_t steps = divide_up(g.k, 16);
  __m256i acc[C];
  for (int c = 0; c < C; ++c) acc[c] = _mm256_setzero_si256();
  for (int64_t s = 0; s < steps; ++s) {
    alignas(16) int8_t rest[16] = {};
    const int8_t* from = w + s * 16;
    if (s * 16 + 16 > g.k) {
      std::memcpy(rest, from, static_cast<size_t>(g.k - s * 16));
      from = rest;
    }
    if (s % 4 == 0) prefetch(w + s * 16 + 2048);
    const __m256i v = _mm256_cvtepi8_epi16(load128(from));
    for (int c = 0; c < C; ++c) {
      acc[c] = _mm256_add_epi32(acc[c], _mm256_madd_epi16(v, load256(x + (s * C + c) * 16)));
    }
  }
  for (int c = 0; c < C && m + c < g.m; ++c) {
    const int32_t sum = reduce_int(acc[c]);
    if (g.acc != nullptr) g.acc[(m + c) * g.n + n] = sum;
    if (g.out != nullptr) int8_store<E>(g, m + c, n, sum);
  }
}

inline void widen_activations(const int8_matmul_args& g, int64_t m, int64_t width, int16_t* out) {
  for (int64_t s = 0; s < divide_up(g.k, 16); ++s) {
    for (int64_t c = 0; c < width; ++c) {
      for (int64_t i = s * 16; i < s * 16 + 16; ++i) {
        *out++ = m + c < g.m && i < g.k ? g.a[(m + c) * g.k + i] : int16_t{0};
      }
    }
  }
}

inline void int8_matmul(const int8_matmul_args& g) {
  const int64_t width = g.m == 1 ? 1 : g.m <= 4 ? 4 : 8;
  const int64_t pieces = divide_up(g.m, width), stride = width * divide_up(g.k, 16) * 16;
  auto* x = static_cast<int16_t*>(scratch(static_cast<size_t>(pieces * stride) * sizeof(int16_t)));
  for (int64_t i = 0; i < pieces; ++i) widen_activations(g, i * width, width, x + i * stride);
  const int64_t rows = most(1, (int64_t{1} << 17) / g.k);
  for_dtype(g.dtype, [&](auto element) {
    using E = decltype(element);
    parallel_for(g.n, g.n * g.k < kSmall ? g.n : rows, [&](int64_t begin, int64_t end) {
      for (int64_t i = 0; i < pieces; ++i) {
        for (int64_t n = begin; n < end; ++n) {
          if (width == 1) {
            int8_row_products<E, 1>(g, x + i * stride, i * width, n);
          } else if (width == 4) {
            int8_row_products<E, 4>(g, x + i * stride, i * width, n);
          } else {
            int8_row_products<E, 8>(g, x + i * stride, i * width, n);
          }
        }
      }
    });
  });
}

template <class E>
inline void int8_row(const int8_vectorwise_quant_args& q, int64_t row) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + row * q.cols;
  __m256 top = _mm256_setzero_ps();
  int64_t i = 0;
  // the second operand survives when the first is NaN
  for (; i + 8 <= q.cols; i += 8) top = _mm256_max_ps(magnitude(load8(E{}, a + i)), top);
  alignas(32) float lanes[8];
  _mm256_store_ps(lanes, top);
  float absmax = absmax_of<E>(a + i, q.cols - i);
  for (const float lane : lanes) absmax = lane > absmax ? lane : absmax;
  const int8_scale scale(absmax);
  if (scale.before != 1.0f) return int8_quant_row<E>(q, row);
  q.row_absmax[row] = absmax;
  int8_t* out = q.q_row + row * q.cols;
  const __m256 factor = _mm256_set1_ps(scale.factor);
  for (i = 0; i + 8 <= q.cols; i += 8) {
    const __m256 y = _mm256_mul_ps(load8(E{}, a + i), factor);
    const __m256 ordered = _mm256_cmp_ps(y, y, _CMP_ORD_Q);
    __m256i r = _mm256_and_si256(_mm256_cvtps_epi32(y), as_int(ordered));
    r = _mm256_max_epi32(r, _mm256_set1_epi32(-127));
    const __m128i words =
        _mm_packs_epi32(_mm256_castsi256_si128(r), _mm256_extracti128_si256(r, 1));
    _mm_storel_epi64(reinterpret_cast<__m128i*>(out + i), _mm_packs_epi16(words, words));
  }
  for (; i < q.cols; ++i) out[i] = scale(E::widen(a[i]));
}

inline void int8_vectorwise_quant(const int8_vectorwise_quant_args& q) {
  if (q.threshold > 0.0f || q.outlier_cols != nullptr || q.q_col != nullptr) {
    return portable_table.int8_vectorwise_quant(q);
  }
  for_dtype(q.dtype, [&](auto element) {
    parallel_for(q.rows, grain_of(q.rows * q.cols, q.cols), [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) int8_row<decltype(element)>(q, row);
    });
  });
}

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
