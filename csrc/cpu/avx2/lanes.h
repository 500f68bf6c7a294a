// Loads, stores and conversions of 8 elements of each type with AVX2, FMA and F16C.
#pragma once

#include <immintrin.h>

#include "cpu/generic/element.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

inline __m256 as_float(__m256i v) { return _mm256_castsi256_ps(v); }
inline __m256i as_int(__m256 v) { return _mm256_castps_si256(v); }
inline __m128i load128(const void* p) { return _mm_loadu_si128(static_cast<const __m128i*>(p)); }
inline __m256i load256(const void* p) { return _mm256_loadu_si256(static_cast<const __m256i*>(p)); }
inline __m256 magnitude(__m256 x) {
  return _mm256_and_ps(x, as_float(_mm256_set1_epi32(0x7fffffff)));
}

inline __m256 load8(f32, const float* p) { return _mm256_loadu_ps(p); }
inline __m256 load8(f16, const uint16_t* p) { return _mm256_cvtph_ps(load128(p)); }
inline __m256 load8(bf16, const uint16_t* p) {
  return as_float(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p)), 16));
}

// Rounds to nearest even. The result is in the low half of each lane. Subnormals and NaN are kept.
inline __m256i round_bf16(__m256 f) {
  const __m256i bits = as_int(f);
  const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
  const __m256i sum = _mm256_add_epi32(bits, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff)));
  const __m256i quiet = _mm256_or_si256(bits, _mm256_set1_epi32(0x400000));
  const __m256 nan = _mm256_cmp_ps(f, f, _CMP_UNORD_Q);
  return _mm256_srli_epi32(as_int(_mm256_blendv_ps(as_float(sum), as_float(quiet), nan)), 16);
}

inline __m128i narrow8(f16, __m256 f) {
  return _mm256_cvtps_ph(f, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
inline __m128i narrow8(bf16, __m256 f) {
  const __m256i r = round_bf16(f);
  return _mm_packus_epi32(_mm256_castsi256_si128(r), _mm256_extracti128_si256(r, 1));
}

template <bool kStream>
inline void put(void* to, __m256i v) {
  if (kStream)
    _mm256_stream_si256(static_cast<__m256i*>(to), v);
  else
    _mm256_storeu_si256(static_cast<__m256i*>(to), v);
}
inline void store8(f32, float* p, __m256 f) { _mm256_storeu_ps(p, f); }
template <class E>
inline void store8(E, uint16_t* p, __m256 f) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(p), narrow8(E{}, f));
}
// Stores 16 elements. If kStream is set, the target must be aligned to 32 bytes.
template <bool kStream>
inline void store16(f32, float* p, __m256 a, __m256 b) {
  put<kStream>(p, as_int(a));
  put<kStream>(p + 8, as_int(b));
}
template <bool kStream, class E>
inline void store16(E, uint16_t* p, __m256 a, __m256 b) {
  put<kStream>(p, _mm256_set_m128i(narrow8(E{}, b), narrow8(E{}, a)));
}

// ---- absmax as the unsigned maximum of the bits, in which NaN is larger than any number ----
inline __m256i magnitude_bits(f32, __m256i top, const float* p) {  // 16 elements
  const __m256i mask = _mm256_set1_epi32(0x7fffffff);
  const __m256i a = _mm256_and_si256(load256(p), mask);
  return _mm256_max_epu32(top, _mm256_max_epu32(a, _mm256_and_si256(load256(p + 8), mask)));
}
template <class E>
inline __m256i magnitude_bits(E, __m256i top, const uint16_t* p) {
  return _mm256_max_epu16(top, _mm256_and_si256(load256(p), _mm256_set1_epi16(0x7fff)));
}
inline uint32_t reduce_bits(f32, __m256i top) {
  __m128i h = _mm_max_epu32(_mm256_castsi256_si128(top), _mm256_extracti128_si256(top, 1));
  h = _mm_max_epu32(h, _mm_shuffle_epi32(h, 0x4E));
  h = _mm_max_epu32(h, _mm_shuffle_epi32(h, 0xB1));
  return static_cast<uint32_t>(_mm_cvtsi128_si32(h));
}
inline uint32_t reduce_halves(__m256i top) {
  __m128i h = _mm_max_epu16(_mm256_castsi256_si128(top), _mm256_extracti128_si256(top, 1));
  // The only horizontal instruction for 16-bit values, _mm_minpos_epu16, finds a minimum, so it
  // gets the complements.
  h = _mm_minpos_epu16(_mm_xor_si128(h, _mm_set1_epi16(-1)));
  return (static_cast<uint32_t>(_mm_cvtsi128_si32(h)) ^ 0xffffu) & 0xffffu;
}
inline float absmax_from(f32, __m256i top) { return float_of(reduce_bits(f32{}, top)); }
inline float absmax_from(bf16, __m256i top) { return float_of(reduce_halves(top) << 16); }
inline float absmax_from(f16, __m256i top) {
  return f16::widen(static_cast<uint16_t>(reduce_halves(top)));
}

// Returns whether the absmax `top` is zero, subnormal, infinite or NaN. The fast path does not
// support such a block.
inline bool unusual(float top) { return bits_of(top) - 0x00800000u >= 0x7f000000u; }

// Prefetches. The address is computed as an integer, because pointer arithmetic is undefined
// outside an array. The functions are always inlined, because GCC 12 drops calls to functions that
// only prefetch.
__attribute__((always_inline)) inline void prefetch_ahead(const void* p, uintptr_t bytes) {
  _mm_prefetch(reinterpret_cast<const char*>(reinterpret_cast<uintptr_t>(p) + bytes), _MM_HINT_T0);
}
__attribute__((always_inline)) inline void prefetch(const void* p) {
  _mm_prefetch(static_cast<const char*>(p), _MM_HINT_T0);
}

// Operations on eight values at a time, for code that all instruction sets share.
struct lanes8 {
  using vector = float __attribute__((vector_size(32)));
  using integers = int32_t __attribute__((vector_size(32)));
  static constexpr int64_t kWidth = 8;
  static vector root(vector x) {
    return reinterpret_cast<vector>(_mm256_sqrt_ps(reinterpret_cast<__m256>(x)));
  }
  template <bool kFar, class E>  // kFar: the data is in memory, not in the cache
  static vector load(E, const typename E::storage* p) {
    if (kFar) prefetch_ahead(p, 2048);
    return reinterpret_cast<vector>(load8(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store8(E{}, p, reinterpret_cast<__m256>(v));
  }
  static void store_bytes(int8_t* p, integers v) {  // values in -128..127
    const __m256i r = reinterpret_cast<__m256i>(v);
    const __m128i words =
        _mm_packs_epi32(_mm256_castsi256_si128(r), _mm256_extracti128_si256(r, 1));
    _mm_storel_epi64(reinterpret_cast<__m128i*>(p), _mm_packs_epi16(words, words));
  }
};

// Applies the rule of should_stream in avx512/lanes.h.
inline bool should_stream(const void* out, int64_t bytes) {
  if (reinterpret_cast<uintptr_t>(out) % 32 != 0) return false;
  const auto cache = static_cast<int64_t>(last_level_cache());
  return bytes > (threads_allowed() == 1 ? cache / 4 : cache);
}

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
