// Loads, stores and conversions of 16 to 64 elements with AVX-512. A vector of bfloat16 is split
// into its even and its odd elements, by a shift and an AND. Nibbles are split in the same order,
// first even and then odd elements.
#pragma once

#include <immintrin.h>

#include "cpu/generic/element.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// Whether 64 elements are loaded as four vectors in this order: the even elements of 0..31 and of
// 32..63, then the odd elements of 0..31 and of 32..63.
template <class E>
constexpr bool kSplit = false;
template <>
constexpr bool kSplit<bf16> = true;

inline __m512 as_float(__m512i v) { return _mm512_castsi512_ps(v); }
inline __m512i as_int(__m512 v) { return _mm512_castps_si512(v); }

inline void load64(f32, const float* p, __m512 x[4]) {
  for (int i = 0; i < 4; ++i) x[i] = _mm512_loadu_ps(p + 16 * i);
}
inline void load64(f16, const uint16_t* p, __m512 x[4]) {
  for (int i = 0; i < 4; ++i)
    x[i] = _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p + 16 * i)));
}
inline void load64(bf16, const uint16_t* p, __m512 x[4]) {
  const __m512i odd = _mm512_set1_epi32(static_cast<int>(0xffff0000u));
  for (int i = 0; i < 2; ++i) {
    const __m512i v = _mm512_loadu_si512(p + 32 * i);
    x[i] = as_float(_mm512_slli_epi32(v, 16));
    x[i + 2] = as_float(_mm512_and_si512(v, odd));
  }
}

inline __m512 load16(f32, const float* p) { return _mm512_loadu_ps(p); }
inline __m512 load16(f16, const uint16_t* p) {
  return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)));
}
inline __m512 load16(bf16, const uint16_t* p) {
  const __m256i v = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p));
  return as_float(_mm512_slli_epi32(_mm512_cvtepu16_epi32(v), 16));
}

// Rounds to nearest even. The result is in the low half of each lane. Subnormals and NaN are kept.
inline __m512i round_bf16(__m512 f) {
  const __m512i bits = as_int(f);
  const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
  const __m512i sum = _mm512_add_epi32(bits, _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff)));
  const __mmask16 nan = _mm512_cmp_ps_mask(f, f, _CMP_UNORD_Q);
  const __m512i quiet = _mm512_or_si512(bits, _mm512_set1_epi32(0x400000));
  return _mm512_srli_epi32(_mm512_mask_mov_epi32(sum, nan, quiet), 16);
}

inline __m256i narrow16(f16, __m512 f) {
  return _mm512_cvtps_ph(f, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
inline __m256i narrow16(bf16, __m512 f) { return _mm512_cvtepi32_epi16(round_bf16(f)); }

inline void store16(f32, float* p, __m512 f) { _mm512_storeu_ps(p, f); }
template <class E>
inline void store16(E, uint16_t* p, __m512 f) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), narrow16(E{}, f));
}

template <bool kStream>
inline void put(void* to, __m512i v) {
  if (kStream)
    _mm512_stream_si512(static_cast<__m512i*>(to), v);
  else
    _mm512_storeu_si512(to, v);
}

// Stores 64 floats in natural order. If kStream is set, the target must be aligned to 64 bytes.
template <bool kStream>
inline void store64(f32, float* p, const __m512 f[4]) {
  for (int i = 0; i < 4; ++i) put<kStream>(p + 16 * i, as_int(f[i]));
}
template <bool kStream, class E>
inline void store64(E, uint16_t* p, const __m512 f[4]) {
  for (int i = 0; i < 2; ++i) {
    const __m512i low = _mm512_castsi256_si512(narrow16(E{}, f[2 * i]));
    put<kStream>(p + 32 * i, _mm512_inserti64x4(low, narrow16(E{}, f[2 * i + 1]), 1));
  }
}

// Stores 64 values that are neither NaN nor subnormal, in natural order. Subnormal values are not
// supported, because the conversion instruction would flush them to zero.
template <bool kStream, class E>
inline void store64_numbers(E, typename E::storage* p, const __m512 f[4]) {
  store64<kStream>(E{}, p, f);
}
template <bool kStream>
inline void store64_numbers(bf16, uint16_t* p, const __m512 f[4]) {
#if defined(__AVX512BF16__)
  for (int i = 0; i < 2; ++i) {
    const __m512bh both = _mm512_cvtne2ps_pbh(f[2 * i + 1], f[2 * i]);
    put<kStream>(p + 32 * i, reinterpret_cast<__m512i>(both));
  }
#else
  alignas(64) uint16_t upper[32];
  for (int i = 0; i < 32; ++i) upper[i] = static_cast<uint16_t>(2 * i + 1);
  const __m512i halves = _mm512_load_si512(upper);
  __m512i r[4];
  for (int i = 0; i < 4; ++i) {
    const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(as_int(f[i]), 16), _mm512_set1_epi32(1));
    r[i] = _mm512_add_epi32(_mm512_add_epi32(as_int(f[i]), _mm512_set1_epi32(0x7fff)), odd);
  }
  for (int i = 0; i < 2; ++i)
    put<kStream>(p + 32 * i, _mm512_permutex2var_epi16(r[2 * i], halves, r[2 * i + 1]));
#endif
}

// ---- absmax as the unsigned maximum of the bits; NaN is the largest, so the caller sees it ----
inline __m512i magnitude_bits(f32, __m512i top, const float* p) {  // 32 elements
  const __m512i mask = _mm512_set1_epi32(0x7fffffff);
  const __m512i a = _mm512_and_si512(_mm512_loadu_si512(p), mask);
  const __m512i b = _mm512_and_si512(_mm512_loadu_si512(p + 16), mask);
  return _mm512_max_epu32(top, _mm512_max_epu32(a, b));
}
template <class E>
inline __m512i magnitude_bits(E, __m512i top, const uint16_t* p) {
  const __m512i v = _mm512_and_si512(_mm512_loadu_si512(p), _mm512_set1_epi16(0x7fff));
  return _mm512_max_epu16(top, v);
}
// Reduces the 16-bit lanes of `top` to 32-bit lanes, which can be compared as unsigned numbers.
inline __m512i fold_bits(f32, __m512i top) { return top; }
inline __m512i fold_bits(f16, __m512i top) {
  const __m512i both = _mm512_max_epu16(top, _mm512_srli_epi32(top, 16));
  return _mm512_and_si512(both, _mm512_set1_epi32(0xffff));
}
inline __m512i fold_bits(bf16, __m512i top) {
  const __m512i both = _mm512_max_epu16(top, _mm512_slli_epi32(top, 16));
  return _mm512_and_si512(both, _mm512_set1_epi32(static_cast<int>(0xffff0000u)));
}
// Converts four lanes of the result of fold_bits to float.
inline __m128 float_bits(f32, __m128i bits) { return _mm_castsi128_ps(bits); }
inline __m128 float_bits(bf16, __m128i bits) { return _mm_castsi128_ps(bits); }
inline __m128 float_bits(f16, __m128i bits) { return _mm_cvtph_ps(_mm_packus_epi32(bits, bits)); }

// Returns the maximum of each of the four vectors. Lane i has the maximum of vector i.
inline __m128i reduce4(__m512i a, __m512i b, __m512i c, __m512i d) {
  const __m512i ab = _mm512_max_epu32(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
  const __m512i cd = _mm512_max_epu32(_mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d));
  const __m512i all =
      _mm512_max_epu32(_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
  const __m256i half =
      _mm256_max_epu32(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64(all, 1));
  return _mm_max_epu32(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}

template <class E>
__attribute__((always_inline)) inline float absmax_of_lanes(const typename E::storage* a,
                                                            int64_t n) {
  __m512i top[2] = {_mm512_setzero_si512(), _mm512_setzero_si512()};
  int64_t i = 0;
  for (; i + 64 <= n; i += 64) {
    top[0] = magnitude_bits(E{}, top[0], a + i);
    top[1] = magnitude_bits(E{}, top[1], a + i + 32);
  }
  if (i < n) {
    alignas(64) typename E::storage rest[64] = {};
    std::memcpy(rest, a + i, static_cast<size_t>(n - i) * sizeof rest[0]);
    top[0] = magnitude_bits(E{}, top[0], rest);
    top[1] = magnitude_bits(E{}, top[1], rest + 32);
  }
  const __m512i bits = _mm512_max_epu32(fold_bits(E{}, top[0]), fold_bits(E{}, top[1]));
  const auto most_bits = static_cast<int>(_mm512_reduce_max_epu32(bits));
  return _mm_cvtss_f32(float_bits(E{}, _mm_cvtsi32_si128(most_bits)));
}

// Returns a mask of the lanes in which the absmax `top` is zero, subnormal, infinite or NaN.
inline __mmask8 unusual(__m128 top) {
  const __m128i shifted = _mm_sub_epi32(_mm_castps_si128(top), _mm_set1_epi32(0x00800000));
  return static_cast<__mmask8>(_mm_cmpge_epu32_mask(shifted, _mm_set1_epi32(0x7f000000)) & 0xf);
}

// Function gather_bytes collects a byte of each 32-bit lane of four vectors; byte_of_lanes makes
// the index that it needs.
inline __m512i byte_of_lanes(int byte) {
  alignas(64) uint8_t index[64];
  for (int i = 0; i < 64; ++i) index[i] = static_cast<uint8_t>((i & 31) * 4 + byte);
  return _mm512_load_si512(index);
}
inline __m512i gather_bytes(__m512i a, __m512i b, __m512i c, __m512i d, __m512i index) {
  const __m512i ab = _mm512_permutex2var_epi8(a, index, b);
  const __m512i cd = _mm512_permutex2var_epi8(c, index, d);
  return _mm512_inserti64x4(ab, _mm512_castsi512_si256(cd), 1);
}
inline __mmask64 join(__mmask16 a, __mmask16 b, __mmask16 c, __mmask16 d) {
  return _mm512_kunpackd(_mm512_kunpackw(d, c), _mm512_kunpackw(b, a));
}

// Indices that swap groups of 8, 4, 2 and 1 lanes between two vectors. Four levels of swaps and
// additions reduce sixteen vectors to one vector, in which each lane has the sum of one vector.
struct swap_indices {
  alignas(64) int32_t level[4][16];
  constexpr swap_indices() : level{} {
    for (int l = 0; l < 4; ++l) {
      const int bit = 8 >> l;
      for (int i = 0; i < 16; ++i) level[l][i] = (i & bit) != 0 ? (i ^ bit) + 16 : i ^ bit;
    }
  }
};
constexpr swap_indices kSwap;
inline __m512i swap_index(int level) { return _mm512_load_si512(kSwap.level[level]); }

// Prefetches. The address is computed as an integer, because pointer arithmetic is undefined
// outside an array. The function is always inlined, because GCC 12 drops calls to functions that
// only prefetch.
__attribute__((always_inline)) inline void prefetch_ahead(const void* p, uintptr_t bytes) {
  _mm_prefetch(reinterpret_cast<const char*>(reinterpret_cast<uintptr_t>(p) + bytes), _MM_HINT_T0);
}
__attribute__((always_inline)) inline void prefetch_l2_ahead(const void* p, uintptr_t bytes) {
  _mm_prefetch(reinterpret_cast<const char*>(reinterpret_cast<uintptr_t>(p) + bytes), _MM_HINT_T1);
}
__attribute__((always_inline)) inline void prefetch(const void* p) {
  _mm_prefetch(static_cast<const char*>(p), _MM_HINT_T0);
}

// Prefetches 64 values. There is no loop, because GCC 12 removes a loop that only prefetches.
__attribute__((always_inline)) inline void prefetch_values(const float* a, uintptr_t bytes) {
  prefetch_ahead(a, bytes);
  prefetch_ahead(a + 16, bytes);
  prefetch_ahead(a + 32, bytes);
  prefetch_ahead(a + 48, bytes);
}
__attribute__((always_inline)) inline void prefetch_values(const uint16_t* a, uintptr_t bytes) {
  prefetch_ahead(a, bytes);
  prefetch_ahead(a + 32, bytes);
}

// Returns the prefetch distance in bytes while a block is encoded. The distance reaches just past
// the block, because the absmax of the next block is computed first. For large blocks of float32 in
// memory, 64 values take 59 instead of 89 cycles.
template <class E>
inline uintptr_t fetched_ahead(int64_t block_size) {
  const int64_t bytes = block_size * static_cast<int64_t>(sizeof(typename E::storage));
  return static_cast<uintptr_t>(most(2048, bytes + 1024));
}

inline bool full_lines(const void* out) { return reinterpret_cast<uintptr_t>(out) % 64 == 0; }

// Returns whether stores should bypass the caches. Stores should bypass the caches if the result is
// larger than the last-level cache. With one thread, they should bypass the caches if the result is
// larger than a quarter of this cache (1.35 to 1.5 times as fast on Zen 4).
inline bool should_stream(const void* out, int64_t bytes) {
  const auto cache = static_cast<int64_t>(last_level_cache());
  return full_lines(out) && bytes > (threads_allowed() == 1 ? cache / 4 : cache);
}
// Returns whether stores of codes should bypass the caches. `bytes` counts both the bytes that are
// read and the bytes that are written.
inline bool should_stream_codes(const void* out, int64_t bytes) {
  return full_lines(out) && bytes > static_cast<int64_t>(last_level_cache());
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
