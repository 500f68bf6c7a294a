// The int8 operations with AVX2. Products multiply pairs of 16-bit values (vpmaddwd) and are exact
// for every int8 value.
#pragma once

#include "cpu/avx2/lanes.h"
#include "int8/cpu/generic/vectors.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

inline int32_t reduce_int(__m256i v) {
  __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
  s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4E));
  return _mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 0xB1)));
}

// Multiplies rows n to n + R - 1 by C activations, starting at activation m. The activations are
// widened to 16 bits and interleaved in steps of 16. Row `last` replaces rows after it.
template <class E, int R, int C>
inline void int8_tile(const int8_matmul_args& g, const int16_t* x, int64_t m, int64_t n,
                      int64_t last) {
  const int64_t whole = g.k / 16;
  const int8_t* w[R];
  for (int64_t r = 0; r < R; ++r) w[r] = g.b + least(n + r, last) * g.k;
  __m256i acc[R][C];
  for (int r = 0; r < R; ++r)
    for (int c = 0; c < C; ++c) acc[r][c] = _mm256_setzero_si256();
  const auto step = [&](int64_t s, const auto& load) {
    __m256i a[C];
    for (int c = 0; c < C; ++c) a[c] = load256(x + (s * C + c) * 16);
#pragma GCC unroll 4
    for (int r = 0; r < R; ++r) {
      const __m256i v = _mm256_cvtepi8_epi16(load(r));
#pragma GCC unroll 2
      for (int c = 0; c < C; ++c)
        acc[r][c] = _mm256_add_epi32(acc[r][c], _mm256_madd_epi16(v, a[c]));
    }
  };
  for (int64_t s = 0; s < whole; ++s) {
    if (R == 1 && s % 4 == 0) prefetch_ahead(w[0] + s * 16, 2048);
    step(s, [&](int r) { return load128(w[r] + s * 16); });
  }
  if (g.k % 16 != 0) {
    alignas(16) int8_t rest[R][16] = {};
    for (int r = 0; r < R; ++r)
      std::memcpy(rest[r], w[r] + whole * 16, static_cast<size_t>(g.k % 16));
    step(whole, [&](int r) { return load128(rest[r]); });
  }
  for (int64_t r = 0; r < R && n + r <= last; ++r) {
    for (int c = 0; c < C && m + c < g.m; ++c) {
      const int32_t sum = reduce_int(acc[r][c]);
      if (g.acc != nullptr) g.acc[(m + c) * g.n + n + r] = sum;
      if (g.out != nullptr) int8_store<E>(g, m + c, n + r, sum);
    }
  }
}

inline void widen_activations(const int8_matmul_args& g, int64_t m, int64_t width, int16_t* out) {
  for (int64_t s = 0; s < divide_up(g.k, 16); ++s) {
    for (int64_t c = 0; c < width; ++c)
      for (int64_t i = s * 16; i < s * 16 + 16; ++i)
        *out++ = m + c < g.m && i < g.k ? g.a[(m + c) * g.k + i] : int16_t{0};
  }
}

inline void int8_matmul(const int8_matmul_args& g) {
  const int64_t width = g.m == 1 ? 1 : 2;
  const int64_t pieces = divide_up(g.m, width), stride = width * divide_up(g.k, 16) * 16;
  auto* x = static_cast<int16_t*>(scratch(static_cast<size_t>(pieces * stride) * sizeof(int16_t)));
  for (int64_t i = 0; i < pieces; ++i) widen_activations(g, i * width, width, x + i * stride);
  const int64_t rows = divide_up(int64_t{1} << 17, g.k * 4) * 4;  // about 128 KiB of weights
  for_dtype(g.dtype, [&](auto element) {
    using E = decltype(element);
    parallel_for(g.n, g.n * g.k < kSmall ? g.n : rows, [&](int64_t begin, int64_t end) {
      if (width == 1) {
        for (int64_t n = begin; n < end; ++n) int8_tile<E, 1, 1>(g, x, 0, n, end - 1);
        return;
      }
      for (int64_t n = begin; n < end; n += 4)
        for (int64_t i = 0; i < pieces; ++i)
          int8_tile<E, 4, 2>(g, x + i * stride, 2 * i, n, end - 1);
    });
  });
}

inline void int8_vectorwise_quant(const int8_vectorwise_quant_args& q) {
  vector_int8_quant<int8_vectors<lanes8>>(q);
}
}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
