// 4-bit dequantization with AVX-512 VBMI. The code book is multiplied by the scale once per block,
// and each vector of values then takes a single look-up.
#pragma once

#include "blockwise/cpu/generic/blockwise4.h"
#include "cpu/avx512/lanes.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

template <bool kStream>
inline void dequantize4_whole(f32, const uint8_t* q, __m512 table, int64_t size, float* out) {
  const __m512i shift = _mm512_set1_epi64(4);  // even lane: high nibble; odd lane: low nibble
  for (int64_t i = 0; i < size; i += 16) {
    // both halves of a 64-bit lane get the same byte; the look-up uses the low 4 bits of an index
    __m512i b = _mm512_cvtepu8_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(q + i / 2)));
    b = _mm512_shuffle_epi32(b, static_cast<_MM_PERM_ENUM>(0xA0));
    put<kStream>(out + i, as_int(_mm512_permutexvar_ps(_mm512_srlv_epi32(b, shift), table)));
  }
}
template <bool kStream, class E>
inline void dequantize4_whole(E, const uint8_t* q, __m512 table, int64_t size, uint16_t* out) {
  const __m512i shift = _mm512_set1_epi32(4);  // even 16-bit lane: high nibble
  // two copies of the code book, because the look-up also uses bit 4 of an index
  const __m512i narrow = _mm512_broadcast_i64x4(narrow16(E{}, table));
  const auto values = [&](__m128i bytes) __attribute__((always_inline)) {
    __m512i b = _mm512_cvtepu8_epi32(bytes);
    b = _mm512_or_si512(b, _mm512_slli_epi32(b, 16));
    return _mm512_permutexvar_epi16(_mm512_srlv_epi16(b, shift), narrow);
  };
  if (size == 16) {
    const __m512i v = values(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(q)));
    return _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), _mm512_castsi512_si256(v));
  }
  for (int64_t i = 0; i < size; i += 32)
    put<kStream>(out + i, values(_mm_loadu_si128(reinterpret_cast<const __m128i*>(q + i / 2))));
}

struct scaled_book {
  __m512 book;
  explicit scaled_book(const float* values) : book(_mm512_loadu_ps(values)) {}
  static bool streams(const void* out, int64_t bytes) { return should_stream(out, bytes); }
  template <bool kStream, class E>
  void whole(E, const uint8_t* q, float scale, int64_t size, typename E::storage* out) const {
    dequantize4_whole<kStream>(E{}, q, _mm512_mul_ps(book, _mm512_set1_ps(scale)), size, out);
  }
};

inline void dequantize_4bit(const dequantize_4bit_args& d) { dequantize_4bit_by<scaled_book>(d); }

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
