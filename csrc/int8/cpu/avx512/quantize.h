// Row-wise and column-wise int8 quantization with AVX-512.
#pragma once

#include "cpu/avx512/lanes.h"
#include "int8/cpu/generic/int8.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// Compares magnitudes with the threshold. If there is no threshold, it is NaN, so that every
// comparison is false.
struct outlier_test {
  __m512 threshold;
  explicit outlier_test(float t)
      : threshold(_mm512_set1_ps(t > 0.0f ? t : float_of(0x7fc00000u))) {}
  __mmask16 operator()(__m512 magnitude) const {
    return _mm512_cmp_ps_mask(magnitude, threshold, _CMP_GE_OQ);
  }
};

inline __mmask16 first_lanes(int64_t n) {
  return n >= 16 ? __mmask16{0xffff} : static_cast<__mmask16>((1u << n) - 1);
}

// Loads up to 16 elements and sets the other lanes to zero.
template <class E>
inline __m512 load_some(const typename E::storage* a, int64_t n) {
  if (n >= 16) return load16(E{}, a);
  typename E::storage rest[16] = {};
  std::memcpy(rest, a, static_cast<size_t>(n) * sizeof rest[0]);
  return load16(E{}, rest);
}

// Rounds to nearest even; NaN becomes 0.
inline __m128i to_int8(__m512 y, __mmask16 keep) {
  const __mmask16 ordered = _mm512_mask_cmp_ps_mask(keep, y, y, _CMP_ORD_Q);
  const __m512i r = _mm512_maskz_cvtps_epi32(ordered, y);
  return _mm512_cvtsepi32_epi8(_mm512_max_epi32(r, _mm512_set1_epi32(-127)));
}

template <class E>
inline void int8_row(const int8_vectorwise_quant_args& q, int64_t row) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + row * q.cols;
  const outlier_test outlier(q.threshold);
  __m512 top = _mm512_setzero_ps();
  for (int64_t i = 0; i < q.cols; i += 16) {
    const __m512 m = _mm512_abs_ps(load_some<E>(a + i, q.cols - i));
    // if m is NaN, the result is the second operand
    top = _mm512_mask_max_ps(top, _knot_mask16(outlier(m)), m, top);
  }
  const float absmax = _mm512_reduce_max_ps(top);
  if (__builtin_expect(absmax > 0.0f && absmax < 0x1p-120f, 0)) return int8_quant_row<E>(q, row);
  q.row_absmax[row] = absmax;
  const __m512 factor = _mm512_set1_ps(absmax == 0.0f ? 0.0f : 127.0f / absmax);
  int8_t* out = q.q_row + row * q.cols;
  const bool by_column = q.rows > 1 && q.outlier_cols != nullptr && q.threshold > 0.0f;
  for (int64_t i = 0; i < q.cols; i += 16) {
    const __mmask16 there = first_lanes(q.cols - i);
    const __m512 x = load_some<E>(a + i, q.cols - i);
    __mmask16 keep = _knot_mask16(outlier(_mm512_abs_ps(x)));
    if (by_column) {
      keep =
          _mm_testn_epi8_mask(_mm_maskz_loadu_epi8(there, q.outlier_cols + i), _mm_set1_epi8(-1));
    }
    _mm_mask_storeu_epi8(out + i, there, to_int8(_mm512_mul_ps(x, factor), keep));
  }
}

// Computes the outlier marks, the absmax and the codes of up to 16 columns, starting at column i.
template <class E>
inline void int8_columns(const int8_vectorwise_quant_args& q, int64_t i) {
  const int64_t n = least(16, q.cols - i);
  const outlier_test outlier(q.threshold);
  const auto* a = static_cast<const typename E::storage*>(q.a) + i;
  __m512 top = _mm512_setzero_ps();
  __mmask16 marked = 0;
  for (int64_t row = 0; row < q.rows; ++row) {
    const __m512 m = _mm512_abs_ps(load_some<E>(a + row * q.cols, n));
    const __mmask16 out = outlier(m);
    marked = _kor_mask16(marked, out);
    top = _mm512_mask_max_ps(top, _knot_mask16(out), m, top);
  }
  if (q.outlier_cols != nullptr)
    _mm_mask_storeu_epi8(q.outlier_cols + i, first_lanes(n), _mm_maskz_set1_epi8(marked, 1));
  if (q.q_col == nullptr) return;
  _mm512_mask_storeu_ps(q.col_absmax + i, first_lanes(n), top);
  const __mmask16 tiny =
      _mm512_mask_cmp_ps_mask(_mm512_cmp_ps_mask(top, _mm512_setzero_ps(), _CMP_GT_OQ), top,
                              _mm512_set1_ps(0x1p-120f), _CMP_LT_OQ);
  if (__builtin_expect(tiny, 0)) return int8_quant_columns<E>(q, i, i + n);
  const __mmask16 some = _mm512_cmp_ps_mask(top, _mm512_setzero_ps(), _CMP_NEQ_OQ);
  const __m512 factor = _mm512_maskz_div_ps(some, _mm512_set1_ps(127.0f), top);
  for (int64_t row = 0; row < q.rows; ++row) {
    const __m512 x = load_some<E>(a + row * q.cols, n);
    const __mmask16 keep = _knot_mask16(outlier(_mm512_abs_ps(x)));
    _mm_mask_storeu_epi8(q.q_col + row * q.cols + i, first_lanes(n),
                         to_int8(_mm512_mul_ps(x, factor), keep));
  }
}

inline void int8_vectorwise_quant(const int8_vectorwise_quant_args& q) {
  const int64_t n = q.rows * q.cols;
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    if (q.outlier_cols != nullptr || q.q_col != nullptr) {
      const int64_t pieces = divide_up(q.cols, 16);
      parallel_for(pieces, n < kSmall ? pieces : 4, [&](int64_t begin, int64_t end) {
        for (int64_t piece = begin; piece < end; ++piece) int8_columns<E>(q, piece * 16);
      });
    }
    parallel_for(q.rows, grain_of(n, q.cols), [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) int8_row<E>(q, row);
    });
  });
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
