// The 4-bit products with AVX2 and FMA. Registers hold the code book as byte planes: plane i has
// byte i of each value. The instruction vpshufb looks up 32 nibbles at once, and two levels of
// unpacking produce float32 values. For bfloat16 activations, the code book is rounded to bfloat16.
// So only two planes are needed instead of four. Most products of bfloat16 activations use integers
// instead (integers.h).
#pragma once

#include "blockwise/cpu/avx2/blockwise4.h"
#include "gemm4/cpu/avx2/integers.h"
#include "gemm4/cpu/generic/panels.h"
#include "gemm4/cpu/generic/vectors_dgrad.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

// A group of 64 weights in 32 bytes. Each 128-bit lane holds 32 consecutive weights, which share a
// scale.
struct group64 {
  using vector = float __attribute__((vector_size(32)));
  static constexpr int64_t kLanes = 8, kGroup = 64, kSpan = 32;

  static __m256i plane(const float* book, int shift, bool round) {
    alignas(16) uint8_t bytes[16];
    for (int i = 0; i < 16; ++i) {
      const uint32_t bits =
          round ? static_cast<uint32_t>(bf16::narrow(book[i])) << 16 : bits_of(book[i]);
      bytes[i] = static_cast<uint8_t>(bits >> shift);
    }
    return _mm256_broadcastsi128_si256(load128(bytes));
  }
  static __m256i nibbles(__m256i v, int half) {  // half 0: even elements (high nibbles)
    const __m256i fifteen = _mm256_set1_epi8(15);
    return _mm256_and_si256(half == 0 ? _mm256_srli_epi16(v, 4) : v, fifteen);
  }
  static vector scale(const span_scales& s) {
    return reinterpret_cast<vector>(_mm256_set_m128(_mm_set1_ps(s[1]), _mm_set1_ps(s[0])));
  }
  static vector half_scale(const span_scales& s, int half) {
    return reinterpret_cast<vector>(
        _mm256_set_m128(_mm_set1_ps(s[2 + half]), _mm_set1_ps(s[half])));
  }
  static vector fma(vector a, vector b, vector c) {
    return reinterpret_cast<vector>(_mm256_fmadd_ps(
        reinterpret_cast<__m256>(a), reinterpret_cast<__m256>(b), reinterpret_cast<__m256>(c)));
  }
  static vector splat(float x) { return reinterpret_cast<vector>(_mm256_set1_ps(x)); }
  static vector load(const float* p) { return reinterpret_cast<vector>(_mm256_load_ps(p)); }
  static void store(float* p, vector v) { _mm256_store_ps(p, reinterpret_cast<__m256>(v)); }
  template <class E>
  static vector widen(E element, const typename E::storage* p) {
    return reinterpret_cast<vector>(load8(element, p));
  }
  template <class E>
  static void narrow(E element, typename E::storage* p, vector v) {
    store8(element, p, reinterpret_cast<__m256>(v));
  }
  static float sum(vector v) {
    const __m256 x = reinterpret_cast<__m256>(v);
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
    s = _mm_add_ps(s, _mm_movehl_ps(s, s));
    return _mm_cvtss_f32(_mm_add_ss(s, _mm_movehdup_ps(s)));
  }
};

struct exact_ops : group64 {
  __m256i planes[4];
  explicit exact_ops(const float* book) {
    for (int i = 0; i < 4; ++i) planes[i] = plane(book, 8 * i, false);
  }
  void decode(const uint8_t* bytes, vector out[8]) const {
    const __m256i v = load256(bytes);
#pragma GCC unroll 2
    for (int half = 0; half < 2; ++half) {
      const __m256i n = nibbles(v, half);
      const __m256i a = _mm256_shuffle_epi8(planes[0], n), b = _mm256_shuffle_epi8(planes[1], n);
      const __m256i c = _mm256_shuffle_epi8(planes[2], n), d = _mm256_shuffle_epi8(planes[3], n);
      const __m256i l01 = _mm256_unpacklo_epi8(a, b), h01 = _mm256_unpackhi_epi8(a, b);
      const __m256i l23 = _mm256_unpacklo_epi8(c, d), h23 = _mm256_unpackhi_epi8(c, d);
      out[4 * half] = reinterpret_cast<vector>(_mm256_unpacklo_epi16(l01, l23));
      out[4 * half + 1] = reinterpret_cast<vector>(_mm256_unpackhi_epi16(l01, l23));
      out[4 * half + 2] = reinterpret_cast<vector>(_mm256_unpacklo_epi16(h01, h23));
      out[4 * half + 3] = reinterpret_cast<vector>(_mm256_unpackhi_epi16(h01, h23));
    }
  }
  static constexpr int64_t element(int64_t j, int64_t lane) {
    const int64_t byte = lane / 4 * 16 + j % 4 * 4 + lane % 4;
    return 2 * byte + j / 4;
  }
};

struct rounded_ops : group64 {
  __m256i low, high;
  explicit rounded_ops(const float* book)
      : low(plane(book, 16, true)), high(plane(book, 24, true)) {}
  void decode(const uint8_t* bytes, vector out[8]) const {
    const __m256i v = load256(bytes);
    const __m256i upper = _mm256_set1_epi32(static_cast<int>(0xffff0000u));
#pragma GCC unroll 2
    for (int half = 0; half < 2; ++half) {
      const __m256i n = nibbles(v, half);
      const __m256i l = _mm256_shuffle_epi8(low, n), h = _mm256_shuffle_epi8(high, n);
      const __m256i w0 = _mm256_unpacklo_epi8(l, h), w1 = _mm256_unpackhi_epi8(l, h);
      out[4 * half] = reinterpret_cast<vector>(_mm256_slli_epi32(w0, 16));
      out[4 * half + 1] = reinterpret_cast<vector>(_mm256_and_si256(w0, upper));
      out[4 * half + 2] = reinterpret_cast<vector>(_mm256_slli_epi32(w1, 16));
      out[4 * half + 3] = reinterpret_cast<vector>(_mm256_and_si256(w1, upper));
    }
  }
  static constexpr int64_t element(int64_t j, int64_t lane) {
    const int64_t byte = lane / 4 * 16 + j % 4 / 2 * 8 + lane % 4 * 2 + j % 2;
    return 2 * byte + j / 4;
  }
};

// Decodes the parts of rows that share bytes or blocks with adjacent rows.
struct span_vectors {
  __m256 low, high;
  explicit span_vectors(const float* book)
      : low(_mm256_loadu_ps(book)), high(_mm256_loadu_ps(book + 8)) {}
  void span(const uint8_t* packed, float scale, int64_t count, float* out) const {
    const __m256 s = _mm256_set1_ps(scale);
    dequantize4_whole<false>(f32{}, packed, _mm256_mul_ps(low, s), _mm256_mul_ps(high, s), count,
                             out);
  }
};

template <class Ops, class E>
inline void float_gemm(const gemm_4bit_args& g) {
  if (g.m > 24) return panel_gemm<exact_ops, 6>(g, vector_gemm<Ops, E>);
  vector_gemm<Ops, E>(g);
}

inline void gemm_4bit(const gemm_4bit_args& g) {
  if (g.block_size < 32 && g.k % 16 == 0)
    return for_dtype(
        g.dtype, [&](auto element) { vector_gemm<by_sixteens<exact_ops>, decltype(element)>(g); });
  if (g.k % group64::kSpan != 0) return gemm_4bit_by_rows<span_decoder<span_vectors>>(g);
  if (g.dtype == NYBBLE_F32) return float_gemm<exact_ops, f32>(g);
  if (g.dtype == NYBBLE_F16) return float_gemm<exact_ops, f16>(g);
  const auto in_float32 = [](const gemm_4bit_args& args) { float_gemm<rounded_ops, bf16>(args); };
  if (!int16_product::possible(g)) return in_float32(g);
  integer_gemm<int16_product>(g, in_float32);
}

inline void gemm_4bit_grad(const gemm_4bit_args& g) {
  vector_gemm_grad_or_spans<exact_ops, span_vectors>(g);
}

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
