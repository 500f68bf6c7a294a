// Owns: 8-bit blockwise quantization and dequantization with AVX2, any block size.
//
// The dynamic maps as arithmetic (see the AVX-512 unit for the formula): the decade is read off the
// float's bits by a multiplication that is never too high and at most one too low, plus one exact
// comparison; values within kSlack of a midpoint go to the search over the true midpoints.
#pragma once

#include "cpu/avx2/lanes.h"
#include "cpu/generic/dynamic8.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

constexpr float kSlack = 1.0f / 4096;  // distance to an integer code below which midpoints decide

template <bool kSigned>
struct dynamic_lanes {
  midpoints8 mid;
  __m256 edge, scale, lowest, highest, offset, top, slope, shift;

  explicit dynamic_lanes(const float* code) : mid(code) {
    alignas(32) float edges[8], next[8], scales[8];
    double power = 1e6;
    for (int k = 0; k < 8; ++k, power /= 10) {
      edges[k] = std::nextafter(mid.mid[kSigned ? 126 + (1 << k) : (2 << k) - 2], 2.0f);
      scales[k] = static_cast<float>(power / 0.9);
    }
    for (int k = 0; k < 8; ++k) next[k] = k < 6 ? edges[k + 1] : float_of(0x7f800000u);
    edge = _mm256_load_ps(next);
    scale = _mm256_load_ps(scales);
    lowest = _mm256_set1_ps(edges[0]);
    highest = _mm256_set1_ps(edges[7]);
    offset = _mm256_set1_ps(static_cast<float>(0.8 / 0.9));
    top = _mm256_set1_ps(1.995f);  // keeps values just above a power of ten in their decade
    slope = _mm256_set1_ps(static_cast<float>(0.30103 / (1 << 23)));
    shift = _mm256_set1_ps(static_cast<float>(7 - 127 * 0.30103 - 0.5));
  }
  // Signed: the code minus 127; unsigned: the code. Lowers `near` to the least distance.
  __m256i operator()(__m256 y, __m256& near) const {
    __m256 raw = y;
    if (kSigned) {  // one ulp more when negative: a tie at a decade's edge goes away from zero
      const __m256i sign = _mm256_srai_epi32(as_int(y), 31);
      raw = as_float(_mm256_sub_epi32(as_int(magnitude(y)), sign));
    }
    const __m256 a = _mm256_max_ps(raw, lowest);
    __m256i k = _mm256_cvttps_epi32(_mm256_fmadd_ps(_mm256_cvtepi32_ps(as_int(a)), slope, shift));
    const __m256 above = _mm256_cmp_ps(a, _mm256_permutevar8x32_ps(edge, k), _CMP_GE_OQ);
    k = _mm256_sub_epi32(k, as_int(above));
    const __m256 w =
        _mm256_min_ps(_mm256_fmadd_ps(a, _mm256_permutevar8x32_ps(scale, k), offset), top);
    const __m256i raise = kSigned ? k : _mm256_add_epi32(k, _mm256_set1_epi32(1));
    const __m256 t = as_float(_mm256_add_epi32(as_int(w), _mm256_slli_epi32(raise, 23)));
    near = _mm256_min_ps(near, magnitude(_mm256_sub_ps(t, _mm256_round_ps(t, 8))));
    __m256i c = _mm256_cvttps_epi32(t);
    if (!kSigned) c = _mm256_sub_epi32(c, _mm256_set1_epi32(1));
    c = _mm256_sub_epi32(c, as_int(_mm256_cmp_ps(raw, highest, _CMP_GE_OQ)));
    c = _mm256_and_si256(c, as_int(_mm256_cmp_ps(raw, lowest, _CMP_GE_OQ)));
    if (!kSigned) return c;
    return _mm256_sign_epi32(c, _mm256_or_si256(as_int(y), _mm256_set1_epi32(1)));
  }
  // 32 codes of 4 vectors.
  __m256i codes32(const __m256 y[4]) const {
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    const __m256i middle = _mm256_set1_epi16(kSigned ? 127 : 0);
    __m256 near = _mm256_set1_ps(1.0f);
    __m256i c[4];
    for (int i = 0; i < 4; ++i) c[i] = (*this)(y[i], near);
    const __m256i low = _mm256_add_epi16(_mm256_packs_epi32(c[0], c[1]), middle);
    const __m256i high = _mm256_add_epi16(_mm256_packs_epi32(c[2], c[3]), middle);
    __m256i codes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
    const __m256 slack = _mm256_set1_ps(kSlack);
    if (__builtin_expect(_mm256_movemask_ps(_mm256_cmp_ps(near, slack, _CMP_LT_OQ)) != 0, 0)) {
      codes = settle(codes, y);
    }
    return codes;
  }
  __attribute__((noinline)) __m256i settle(__m256i codes, const __m256 y[4]) const {
    alignas(32) uint8_t out[32];
    _mm256_store_si256(reinterpret_cast<__m256i*>(out), codes);
    for (int i = 0; i < 4; ++i) {
      __m256 near = _mm256_set1_ps(1.0f);
      (*this)(y[i], near);
      alignas(32) float value[8];
      _mm256_store_ps(value, y[i]);
      int bits = _mm256_movemask_ps(_mm256_cmp_ps(near, _mm256_set1_ps(kSlack), _CMP_LT_OQ));
      for (; bits != 0; bits &= bits - 1) {
        const int lane = __builtin_ctz(static_cast<unsigned>(bits));
        out[8 * i + lane] = mid(value[lane]);
      }
    }
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(out));
  }
};

// Any ascending map: three levels of a binary search in a register, five by gathers.
struct search_lanes {
  midpoints8 mid;
  __m256 upper;

  explicit search_lanes(const float* code) : mid(code) {
    alignas(32) float values[8];
    for (int i = 0; i < 8; ++i) values[i] = mid.mid[32 * i + 31];
    upper = _mm256_load_ps(values);
  }
  __m256i operator()(__m256 y) const {
    __m256i at = _mm256_setzero_si256();
    for (int step = 4; step > 0; step /= 2) {
      const __m256i index = _mm256_add_epi32(at, _mm256_set1_epi32(step - 1));
      const __m256 above = _mm256_cmp_ps(y, _mm256_permutevar8x32_ps(upper, index), _CMP_GT_OQ);
      at = _mm256_add_epi32(at, _mm256_and_si256(as_int(above), _mm256_set1_epi32(step)));
    }
    at = _mm256_slli_epi32(at, 5);
    for (int step = 16; step > 0; step /= 2) {
      const __m256i index = _mm256_add_epi32(at, _mm256_set1_epi32(step - 1));
      const __m256 above = _mm256_cmp_ps(y, _mm256_i32gather_ps(mid.mid, index, 4), _CMP_GT_OQ);
      at = _mm256_add_epi32(at, _mm256_and_si256(as_int(above), _mm256_set1_epi32(step)));
    }
    return at;
  }
  __m256i codes32(const __m256 y[4]) const {
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    const __m256i low = _mm256_packus_epi32((*this)(y[0]), (*this)(y[1]));
    const __m256i high = _mm256_packus_epi32((*this)(y[2]), (*this)(y[3]));
    return _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
  }
};

template <class E, class Coder>
inline __m256i encode8(const typename E::storage* a, __m256 inverse, const Coder& coder) {
  __m256 y[4];
  for (int i = 0; i < 4; ++i) y[i] = _mm256_mul_ps(load8(E{}, a + 8 * i), inverse);
  return coder.codes32(y);
}

template <class E>
inline float absmax8(const typename E::storage* a, int64_t n) {
  __m256i top = _mm256_setzero_si256();
  int64_t i = 0;
  for (; i + 16 <= n; i += 16) top = magnitude_bits(E{}, top, a + i);
  if (i < n) {
    alignas(32) typename E::storage rest[16] = {};
    std::memcpy(rest, a + i, static_cast<size_t>(n - i) * sizeof rest[0]);
    top = magnitude_bits(E{}, top, rest);
  }
  return absmax_from(E{}, top);
}

template <class E, class Coder>
inline void quantize8_one(const quantize_blockwise_args& q, const Coder& coder, int64_t b) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * q.block_size;
  uint8_t* out = q.codes + b * q.block_size;
  const int64_t n = least(q.block_size, q.n - b * q.block_size);
  const float top = absmax8<E>(a, n);
  if (__builtin_expect(unusual(top), 0)) return quantize8_block<E>(q, coder.mid, b);
  q.absmax[b] = top;
  const __m256 inverse = _mm256_set1_ps(1.0f / top);
  int64_t i = 0;
  for (; i + 32 <= n; i += 32) {
    prefetch(a + i + 512);
    if (sizeof *a == 4) prefetch(a + i + 528);
    put<false>(out + i, encode8<E>(a + i, inverse, coder));
  }
  if (i < n) {
    alignas(32) typename E::storage rest[32] = {};
    std::memcpy(rest, a + i, static_cast<size_t>(n - i) * sizeof rest[0]);
    alignas(32) uint8_t codes[32];
    put<false>(codes, encode8<E>(rest, inverse, coder));
    std::memcpy(out + i, codes, static_cast<size_t>(n - i));
  }
}

template <class Coder>
inline void quantize_blockwise_with(const quantize_blockwise_args& q) {
  const Coder coder(q.code);
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    parallel_for(divide_up(q.n, q.block_size), grain_of(q.n, q.block_size),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t b = begin; b < end; ++b) quantize8_one<E>(q, coder, b);
                 });
  });
}

inline void quantize_blockwise(const quantize_blockwise_args& q) {
  switch (kind_of(q.code)) {
    case map_kind::signed_dynamic:
      return quantize_blockwise_with<dynamic_lanes<true>>(q);
    case map_kind::unsigned_dynamic:
      return quantize_blockwise_with<dynamic_lanes<false>>(q);
    case map_kind::other:
      return quantize_blockwise_with<search_lanes>(q);
  }
}

// ---- dequantization: eight scalar loads beat a gather on Zen 4 ----

inline __m256 look_up8(const float* code, const uint8_t* c) {
  return _mm256_setr_ps(code[c[0]], code[c[1]], code[c[2]], code[c[3]], code[c[4]], code[c[5]],
                        code[c[6]], code[c[7]]);
}

template <class E, bool kStream>
inline void dequantize8_blocks(const dequantize_blockwise_args& d, int64_t begin, int64_t end) {
  auto* out = static_cast<typename E::storage*>(d.out);
  for (int64_t b = begin; b < end; ++b) {
    const __m256 scale = _mm256_set1_ps(d.absmax[b]);
    const int64_t stop = least((b + 1) * d.block_size, d.n);
    int64_t i = b * d.block_size;
    for (; i + 16 <= stop; i += 16) {
      const __m256 x = _mm256_mul_ps(look_up8(d.code, d.codes + i), scale);
      const __m256 y = _mm256_mul_ps(look_up8(d.code, d.codes + i + 8), scale);
      store16<kStream>(E{}, out + i, x, y);
    }
    if (i < stop) dequantize8_span<E>(d, d.absmax[b], i, stop);
  }
}

inline void dequantize_blockwise(const dequantize_blockwise_args& d) {
  for_dtype(d.dtype, [&](auto element) {
    using E = decltype(element);
    const int64_t bytes = d.n * static_cast<int64_t>(sizeof(typename E::storage));
    const bool stream = d.block_size % 16 == 0 && should_stream(d.out, bytes);
    parallel_for(divide_up(d.n, d.block_size), grain_of(d.n, d.block_size, 65536),
                 [&](int64_t begin, int64_t end) {
                   if (stream) return dequantize8_blocks<E, true>(d, begin, end);
                   dequantize8_blocks<E, false>(d, begin, end);
                 });
  });
}

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
