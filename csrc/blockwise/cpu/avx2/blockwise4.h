// 4-bit quantization and dequantization with AVX2.
//
// Quantization finds a code by a binary search of four levels. Two tables of 8 entries, in
// registers, hold the thresholds of the third and the fourth level. A comparison returns 0 or -1,
// so the sum of the comparisons' results is the negated index i. So entry i of a table is stored at
// position -i & 7.
#pragma once

#include "blockwise/cpu/generic/blockwise4.h"
#include "cpu/avx2/lanes.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

struct coder4_lanes {
  __m256 second_low, second_high, first, third, fourth;
  __m256i fp4_order;

  explicit coder4_lanes(const coder4& scalar)
      : second_low(_mm256_set1_ps(scalar.threshold[3])),
        second_high(_mm256_set1_ps(scalar.threshold[11])),
        first(_mm256_set1_ps(scalar.threshold[7])) {
    alignas(32) float a[8] = {};
    alignas(32) float b[8] = {};
    for (int i = 0; i < 4; ++i) a[-i & 7] = scalar.threshold[4 * i + 1];
    for (int i = 0; i < 8; ++i) b[-i & 7] = scalar.threshold[2 * i];
    third = _mm256_load_ps(a);
    fourth = _mm256_load_ps(b);
    alignas(16) uint8_t codes[16];
    for (int i = 0; i < 16; ++i)
      codes[i] = static_cast<uint8_t>(kFp4Order[i & 7] | ((i & 8) != 0 ? 8 : 0));
    fp4_order = _mm256_broadcastsi128_si256(load128(codes));
  }
  // Returns the negated number of thresholds below y.
  __m256i negative_rank(__m256 y) const {
    const __m256 c1 = _mm256_cmp_ps(y, first, _CMP_GT_OQ);
    const __m256 c2 = _mm256_cmp_ps(y, _mm256_blendv_ps(second_low, second_high, c1), _CMP_GT_OQ);
    __m256i i = as_int(c1);
    i = _mm256_add_epi32(_mm256_add_epi32(i, i), as_int(c2));
    const __m256 c3 = _mm256_cmp_ps(y, _mm256_permutevar8x32_ps(third, i), _CMP_GT_OQ);
    i = _mm256_add_epi32(_mm256_add_epi32(i, i), as_int(c3));
    const __m256 c4 = _mm256_cmp_ps(y, _mm256_permutevar8x32_ps(fourth, i), _CMP_GT_OQ);
    return _mm256_add_epi32(_mm256_add_epi32(i, i), as_int(c4));
  }
  template <bool kFp4>
  __m256i negative_code(__m256 y) const {
    if (!kFp4) return negative_rank(y);
    const __m256 below = _mm256_cmp_ps(y, _mm256_setzero_ps(), _CMP_LT_OQ);
    const __m256i eight = _mm256_slli_epi32(as_int(below), 3);
    return _mm256_add_epi32(negative_rank(magnitude(y)), eight);
  }
};

// Converts four vectors of negated codes to 32 bytes in natural order.
inline __m256i bytes_of_codes(const __m256i c[4]) {
  const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  const __m256i words =
      _mm256_packs_epi16(_mm256_packs_epi32(c[0], c[1]), _mm256_packs_epi32(c[2], c[3]));
  return _mm256_permutevar8x32_epi32(_mm256_abs_epi8(words), order);
}

// Encodes 32 elements to 16 bytes.
template <class E, bool kFp4>
inline void encode32(E, const typename E::storage* a, __m256 inverse, const coder4_lanes& coder,
                     uint8_t* to) {
  __m256i c[4];
  for (int i = 0; i < 4; ++i)
    c[i] = coder.negative_code<kFp4>(_mm256_mul_ps(load8(E{}, a + 8 * i), inverse));
  __m256i codes = bytes_of_codes(c);
  if (kFp4) codes = _mm256_shuffle_epi8(coder.fp4_order, codes);
  const __m256i pairs = _mm256_maddubs_epi16(codes, _mm256_set1_epi16(0x0110));
  const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi16(pairs, pairs), 0x08);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_castsi256_si128(packed));
}

// bfloat16: one instruction extracts the even elements, and another extracts the odd elements.
// Nibbles need the same order: even elements are high nibbles, odd elements are low nibbles.
template <bool kFp4>
inline __m256i split_codes(const uint16_t* a, __m256 inverse, const coder4_lanes& coder) {
  const __m256i v = load256(a);
  const __m256 even = as_float(_mm256_slli_epi32(v, 16));
  const __m256 odd =
      as_float(_mm256_and_si256(v, _mm256_set1_epi32(static_cast<int>(0xffff0000u))));
  const __m256i high = coder.negative_code<kFp4>(_mm256_mul_ps(even, inverse));
  const __m256i low = coder.negative_code<kFp4>(_mm256_mul_ps(odd, inverse));
  return _mm256_sub_epi32(_mm256_setzero_si256(),
                          _mm256_add_epi32(_mm256_slli_epi32(high, 8), low));
}
template <class E, bool kFp4>
inline void encode32(bf16, const uint16_t* a, __m256 inverse, const coder4_lanes& coder,
                     uint8_t* to) {
  // 16-bit pairs: the high nibble is in byte 1, and the low nibble is in byte 0
  const __m256i c0 = split_codes<kFp4>(a, inverse, coder);
  const __m256i c1 = split_codes<kFp4>(a + 16, inverse, coder);
  __m256i pairs = _mm256_permute4x64_epi64(_mm256_packus_epi32(c0, c1), 0xD8);
  if (kFp4) pairs = _mm256_shuffle_epi8(coder.fp4_order, pairs);
  const __m256i joined = _mm256_maddubs_epi16(pairs, _mm256_set1_epi16(0x1001));
  const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi16(joined, joined), 0x08);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_castsi256_si128(packed));
}

template <class E, bool kFp4>
inline void quantize4_whole(const quantize_4bit_args& q, const coder4_lanes& coder,
                            const coder4& scalar, int64_t b) {
  const int64_t size = q.block_size;
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * size;
  __m256i top = _mm256_setzero_si256();
  for (int64_t i = 0; i < size; i += 32) {
    top = magnitude_bits(E{}, top, a + i);
    top = magnitude_bits(E{}, top, a + i + 16);
    prefetch(a + i + 640);
    if (sizeof *a == 4) prefetch(a + i + 656);
  }
  const float absmax = absmax_from(E{}, top);
  if (__builtin_expect(unusual(absmax), 0)) return quantize4_block<E>(q, scalar, b);
  q.absmax[b] = absmax;
  const __m256 inverse = _mm256_set1_ps(1.0f / absmax);
  uint8_t* out = q.packed + b * (size / 2);
  for (int64_t i = 0; i < size; i += 32) encode32<E, kFp4>(E{}, a + i, inverse, coder, out + i / 2);
}

template <bool kFp4>
inline void quantize_4bit_with(const quantize_4bit_args& q) {
  const coder4 scalar(q);
  const coder4_lanes coder(scalar);
  for_blocks(q, [&](auto element, int64_t b) {
    using E = decltype(element);
    if ((b + 1) * q.block_size > q.n) return quantize4_block<E>(q, scalar, b);
    quantize4_whole<E, kFp4>(q, coder, scalar, b);
  });
}

inline void quantize_4bit(const quantize_4bit_args& q) {
  if (q.quant_type == NYBBLE_FP4) return quantize_4bit_with<true>(q);
  quantize_4bit_with<false>(q);
}

// ---- dequantization: the code book is scaled once per block; registers hold it for look-ups ----

template <bool kStream>
inline void dequantize4_whole(f32, const uint8_t* q, __m256 low, __m256 high, int64_t size,
                              float* out) {
  const __m256i shift = _mm256_set1_epi64x(4);  // even lane: high nibble; odd lane: low nibble
  for (int64_t i = 0; i < size; i += 8) {
    __m256i b = _mm256_cvtepu8_epi64(_mm_loadu_si32(q + i / 2));
    b = _mm256_srlv_epi32(_mm256_shuffle_epi32(b, 0xA0), shift);
    const __m256 v =
        _mm256_blendv_ps(_mm256_permutevar8x32_ps(low, b), _mm256_permutevar8x32_ps(high, b),
                         as_float(_mm256_slli_epi32(b, 28)));
    put<kStream>(out + i, as_int(v));
  }
}

// 16-bit elements: the scaled code book is stored as two byte planes (all low bytes, and all high
// bytes), and one instruction looks up 32 nibbles in a plane.
template <bool kStream, class E>
inline void dequantize4_whole(E, const uint8_t* q, __m256 low, __m256 high, int64_t size,
                              uint16_t* out) {
  const __m128i a = narrow8(E{}, low), b = narrow8(E{}, high), byte = _mm_set1_epi16(0xff);
  const __m256i lower =
      _mm256_broadcastsi128_si256(_mm_packus_epi16(_mm_and_si128(a, byte), _mm_and_si128(b, byte)));
  const __m256i upper =
      _mm256_broadcastsi128_si256(_mm_packus_epi16(_mm_srli_epi16(a, 8), _mm_srli_epi16(b, 8)));
  const __m256i nibble = _mm256_set1_epi8(15);
  const auto halves = [&](__m128i bytes, __m256i& v0, __m256i& v1) __attribute__((always_inline)) {
    // 8 packed bytes per 128-bit lane, so that unpacking restores the natural order
    const __m256i p = _mm256_permute4x64_epi64(_mm256_castsi128_si256(bytes), 0x10);
    const __m256i n = _mm256_unpacklo_epi8(_mm256_and_si256(_mm256_srli_epi16(p, 4), nibble),
                                           _mm256_and_si256(p, nibble));
    const __m256i l = _mm256_shuffle_epi8(lower, n), h = _mm256_shuffle_epi8(upper, n);
    v0 = _mm256_unpacklo_epi8(l, h), v1 = _mm256_unpackhi_epi8(l, h);
  };
  __m256i v0, v1;
  if (size == 16) {
    halves(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(q)), v0, v1);
    return put<kStream>(out, _mm256_permute2x128_si256(v0, v1, 0x20));
  }
  for (int64_t i = 0; i < size; i += 32) {
    halves(load128(q + i / 2), v0, v1);
    put<kStream>(out + i, _mm256_permute2x128_si256(v0, v1, 0x20));
    put<kStream>(out + i + 16, _mm256_permute2x128_si256(v0, v1, 0x31));
  }
}

struct scaled_book {
  __m256 low, high;
  explicit scaled_book(const float* values)
      : low(_mm256_loadu_ps(values)), high(_mm256_loadu_ps(values + 8)) {}
  static bool streams(const void* out, int64_t bytes) { return should_stream(out, bytes); }
  template <bool kStream, class E>
  void whole(E, const uint8_t* q, float scale, int64_t size, typename E::storage* out) const {
    const __m256 all = _mm256_set1_ps(scale);
    dequantize4_whole<kStream>(E{}, q, _mm256_mul_ps(low, all), _mm256_mul_ps(high, all), size,
                               out);
  }
};

inline void dequantize_4bit(const dequantize_4bit_args& d) { dequantize_4bit_by<scaled_book>(d); }

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
