// The steps of int8 quantization with AVX-512.
#pragma once

#include "cpu/avx512/lanes.h"
#include "int8/cpu/generic/vectors.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// A version of the generic int8_vectors with the same members.
struct int8_vectors {
  using V = __m512;
  using mask = __mmask16;
  static constexpr int64_t kWidth = 16;
  const __m512 threshold;

  // Without a threshold, the limit is NaN, so that every comparison is false.
  explicit int8_vectors(float t)
      : threshold(_mm512_set1_ps(t > 0.0f ? t : float_of(0x7fc00000u))) {}
  static __m512 splat(float x) { return _mm512_set1_ps(x); }
  static __m512 magnitude(__m512 x) { return _mm512_abs_ps(x); }
  template <class E>
  static __m512 load(E, const typename E::storage* a) {
    return load16(E{}, a);
  }
  __mmask16 outlier(__m512 magnitude) const {
    return _mm512_cmp_ps_mask(magnitude, threshold, _CMP_GE_OQ);
  }
  static __m512 larger(__m512 top, __m512 m, __mmask16 dropped) {
    // if m is NaN, the result is the second operand
    return _mm512_mask_max_ps(top, _knot_mask16(dropped), m, top);
  }
  static float largest(__m512 tops) { return _mm512_reduce_max_ps(tops); }
  static __mmask16 first(int64_t n) {
    return n >= 16 ? __mmask16{0xffff} : static_cast<__mmask16>((1u << n) - 1);
  }
  static void store(__m512 y, __mmask16 dropped, int64_t n, int8_t* out) {
    const __mmask16 kept = _mm512_mask_cmp_ps_mask(_knot_mask16(dropped), y, y, _CMP_ORD_Q);
    const __m512i r = _mm512_maskz_cvtps_epi32(kept, y);
    _mm_mask_storeu_epi8(out, first(n),
                         _mm512_cvtsepi32_epi8(_mm512_max_epi32(r, _mm512_set1_epi32(-127))));
  }
  static __mmask16 marks(const uint8_t* from, int64_t n) {
    return _mm_test_epi8_mask(_mm_maskz_loadu_epi8(first(n), from), _mm_set1_epi8(-1));
  }
  static void store_marks(__mmask16 marked, int64_t n, uint8_t* to) {
    _mm_mask_storeu_epi8(to, first(n), _mm_maskz_set1_epi8(marked, 1));
  }
  static bool factors(__m512 tops, int64_t n, float* absmax, __m512& factor) {
    _mm512_mask_storeu_ps(absmax, first(n), tops);
    const __mmask16 some = _mm512_cmp_ps_mask(tops, _mm512_setzero_ps(), _CMP_NEQ_OQ);
    factor = _mm512_maskz_div_ps(some, _mm512_set1_ps(127.0f), tops);
    return _mm512_mask_cmp_ps_mask(some, tops, _mm512_set1_ps(0x1p-120f), _CMP_LT_OQ) == 0;
  }
};

inline void int8_vectorwise_quant(const int8_vectorwise_quant_args& q) {
  vector_int8_quant<int8_vectors>(q);
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
