// 8-bit blockwise quantization and dequantization with AVX2, for any block size. Dynamic maps use
// the formula of generic/dynamic8.h. A search determines the codes of values near a midpoint.
#pragma once

#include "blockwise/cpu/generic/dynamic8.h"
#include "cpu/avx2/lanes.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

// The factors that scale a block's values.
struct block_factors {
  __m256 inverse;  // value * inverse is the exact quotient
  __m256 key;      // value * key is about kKey times the quotient
  __m256 limit;    // unsigned map: the largest value whose code is below 255
};

template <bool kSigned>
struct dynamic_lanes {
  using lines = dynamic_lines<kSigned>;
  midpoints8 mid;
  __m256 scale, offset;

  explicit dynamic_lanes(const float* code) : mid(code) {
    const lines from(mid);
    scale = _mm256_load_ps(from.scale);
    offset = _mm256_load_ps(from.offset);
  }
  block_factors factors(float top) const {
    const float inverse = 1.0f / top;
    const __m256 all = _mm256_set1_ps(inverse);
    block_factors f{all, _mm256_set1_ps(inverse * lines::kKey), all};
    if (!kSigned) {  // the limit is one of the eight floats around mid[254] * top
      const __m256i lane = _mm256_setr_epi32(-4, -3, -2, -1, 0, 1, 2, 3);
      const __m256i near = as_int(_mm256_set1_ps(mid.mid[254] * top));
      const __m256 tried = as_float(_mm256_add_epi32(near, lane));
      const __m256 below =
          _mm256_cmp_ps(_mm256_mul_ps(tried, all), _mm256_set1_ps(mid.mid[254]), _CMP_LE_OQ);
      const int count = __builtin_popcount(static_cast<unsigned>(_mm256_movemask_ps(below))) - 5;
      f.limit = as_float(_mm256_add_epi32(near, _mm256_set1_epi32(count)));
    }
    return f;
  }
  // Returns the codes in 8.16 fixed point. The top 8 bits are undefined.
  __m256i fixed(__m256 x, const block_factors& f) const {
    const __m256 size = _mm256_mul_ps(x, f.key);
    const __m256 a = _mm256_max_ps(kSigned ? magnitude(size) : size, _mm256_set1_ps(lines::kLeast));
    __m256i k = _mm256_cvtps_epi32(_mm256_fmadd_ps(_mm256_cvtepi32_ps(as_int(a)),
                                                   _mm256_set1_ps(lines::kSlope),
                                                   _mm256_set1_ps(lines::kBias)));
    if (!kSigned) k = _mm256_max_epi32(k, _mm256_setzero_si256());  // line 7 is valid up to 1
    const __m256 w =
        _mm256_fmadd_ps(a, _mm256_permutevar8x32_ps(scale, k), _mm256_permutevar8x32_ps(offset, k));
    return _mm256_srlv_epi32(as_int(w), k);
  }
  // Returns the code (unsigned map), or the code minus 127 (signed map).
  static __m256i code_of(__m256i u, __m256 x, const block_factors& f) {
    const __m256i third =  // selects the third byte of each lane
        _mm256_broadcastsi128_si256(
            _mm_setr_epi8(2, -1, -1, -1, 6, -1, -1, -1, 10, -1, -1, -1, 14, -1, -1, -1));
    const __m256i c = _mm256_shuffle_epi8(
        _mm256_sub_epi32(u, _mm256_set1_epi32(kSigned ? 0x10000 : 0x20000)), third);
    if (kSigned) return _mm256_sign_epi32(c, _mm256_or_si256(as_int(x), _mm256_set1_epi32(1)));
    const __m256 above = _mm256_cmp_ps(x, f.limit, _CMP_GT_OQ);
    return _mm256_blendv_epi8(c, _mm256_set1_epi32(255), as_int(above));
  }
  // Returns a bit mask of the lanes whose code is not certain, because the fraction (the low word)
  // is too small.
  static int open(__m256i u) {
    const __m256i fraction = _mm256_and_si256(u, _mm256_set1_epi32(0x10000 - kDoubt));
    const __m256i none = _mm256_cmpeq_epi32(fraction, _mm256_setzero_si256());
    return _mm256_movemask_ps(as_float(none));
  }
  // Returns the 32 codes of 4 vectors.
  __m256i codes32(const __m256 x[4], const block_factors& f) const {
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    __m256i u[4], c[4];
    for (int i = 0; i < 4; ++i) u[i] = fixed(x[i], f);
    for (int i = 0; i < 4; ++i) c[i] = code_of(u[i], x[i], f);
    __m256i low = _mm256_packs_epi32(c[0], c[1]), high = _mm256_packs_epi32(c[2], c[3]);
    if (kSigned) {
      low = _mm256_add_epi16(low, _mm256_set1_epi16(127));
      high = _mm256_add_epi16(high, _mm256_set1_epi16(127));
    }
    const __m256i codes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
    const __m256i least_of =
        _mm256_min_epu16(_mm256_min_epu16(u[0], u[1]), _mm256_min_epu16(u[2], u[3]));
    if (__builtin_expect(open(least_of) != 0, 0)) return settle(codes, u, x, f);
    return codes;
  }
  __attribute__((noinline)) __m256i settle(__m256i codes, const __m256i u[4], const __m256 x[4],
                                           const block_factors& f) const {
    alignas(32) uint8_t out[32];
    _mm256_store_si256(reinterpret_cast<__m256i*>(out), codes);
    for (int i = 0; i < 4; ++i) {
      alignas(32) float value[8];
      _mm256_store_ps(value, _mm256_mul_ps(x[i], f.inverse));
      for (int bits = open(u[i]); bits != 0; bits &= bits - 1) {
        const int lane = __builtin_ctz(static_cast<unsigned>(bits));
        out[8 * i + lane] = mid(value[lane]);
      }
    }
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(out));
  }
};

// Encodes with any ascending map by a binary search. The first three levels of the search use a
// table in a register, and the other five use gathers.
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
  static block_factors factors(float top) {
    const __m256 inverse = _mm256_set1_ps(1.0f / top);
    return {inverse, inverse, inverse};
  }
  __m256i codes32(const __m256 x[4], const block_factors& f) const {
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    __m256 y[4];
    for (int i = 0; i < 4; ++i) y[i] = _mm256_mul_ps(x[i], f.inverse);
    const __m256i low = _mm256_packus_epi32((*this)(y[0]), (*this)(y[1]));
    const __m256i high = _mm256_packus_epi32((*this)(y[2]), (*this)(y[3]));
    return _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
  }
};

template <class E, class Coder>
inline __m256i encode8(const typename E::storage* a, const block_factors& factors,
                       const Coder& coder) {
  __m256 x[4];
  for (int i = 0; i < 4; ++i) x[i] = load8(E{}, a + 8 * i);
  return coder.codes32(x, factors);
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
  if (__builtin_expect(!lines_hold(top), 0)) return quantize8_block<E>(q, coder.mid, b);
  q.absmax[b] = top;
  const block_factors factors = coder.factors(top);
  int64_t i = 0;
  for (; i + 32 <= n; i += 32) {
    prefetch(a + i + 512);
    if (sizeof *a == 4) prefetch(a + i + 528);
    put<false>(out + i, encode8<E>(a + i, factors, coder));
  }
  if (i < n) {
    alignas(32) typename E::storage rest[32] = {};
    std::memcpy(rest, a + i, static_cast<size_t>(n - i) * sizeof rest[0]);
    alignas(32) uint8_t codes[32];
    put<false>(codes, encode8<E>(rest, factors, coder));
    std::memcpy(out + i, codes, static_cast<size_t>(n - i));
  }
}

inline void quantize_blockwise(const quantize_blockwise_args& q) {
  with_coder<dynamic_lanes<true>, dynamic_lanes<false>, search_lanes>(q.code, [&](const auto& by) {
    for_blocks(q, [&](auto element, int64_t b) { quantize8_one<decltype(element)>(q, by, b); });
  });
}

// ---- dequantization by scalar look-ups: 64 values take 41 cycles on Zen 4 (gathers: 89) ----

inline __m128i look_up4(const float* code, const uint8_t* c) {
  uint32_t four;
  std::memcpy(&four, c, sizeof four);
  const auto at = [code](uint32_t i) { return static_cast<int>(bits_of(code[i])); };
  __m128i v = _mm_cvtsi32_si128(at(four & 0xff));
  v = _mm_insert_epi32(v, at(four >> 8 & 0xff), 1);
  v = _mm_insert_epi32(v, at(four >> 16 & 0xff), 2);
  return _mm_insert_epi32(v, at(four >> 24), 3);
}
inline __m256 look_up8(const float* code, const uint8_t* c) {
  return as_float(_mm256_set_m128i(look_up4(code, c + 4), look_up4(code, c)));
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
