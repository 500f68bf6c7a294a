// The AVX-512 operations of the products with vectors of any width.
#pragma once

#include "gemm4/cpu/avx512/decode.h"
#include "gemm4/cpu/generic/panels.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

struct product_ops {
  using vector = float __attribute__((vector_size(64)));
  static constexpr int64_t kLanes = 16, kGroup = 128, kSpan = 8;
  __m512i book;

  explicit product_ops(const float* values) : book(as_int(_mm512_loadu_ps(values))) {}
  template <int kStep>
  void steps(__m512i v, vector out[8]) const {
    if constexpr (kStep < 8) {
      out[kStep] = reinterpret_cast<vector>(fp32_dot::look_up<4 * kStep>(v, book));
      steps<kStep + 1>(v, out);
    }
  }
  void decode(const uint8_t* bytes, vector out[8]) const {
    steps<0>(_mm512_loadu_si512(bytes), out);
  }
  static constexpr int64_t element(int64_t j, int64_t lane) { return 8 * lane + (j ^ 1); }
  static vector scale(const span_scales& s) {
    if (s.first >> s.shift == (s.first + 15) >> s.shift) return splat(s[0]);
    if (s.shift == 3 && s.first % 8 == 0) return reinterpret_cast<vector>(two_scales(s[0], s[8]));
    alignas(64) float lanes[16];
    for (int64_t lane = 0; lane < 16; ++lane) lanes[lane] = s[lane];
    return load(lanes);
  }
  static vector fma(vector a, vector b, vector c) {
    return reinterpret_cast<vector>(_mm512_fmadd_ps(
        reinterpret_cast<__m512>(a), reinterpret_cast<__m512>(b), reinterpret_cast<__m512>(c)));
  }
  static vector splat(float x) { return reinterpret_cast<vector>(_mm512_set1_ps(x)); }
  static vector load(const float* p) { return reinterpret_cast<vector>(_mm512_load_ps(p)); }
  static void store(float* p, vector v) { _mm512_store_ps(p, reinterpret_cast<__m512>(v)); }
  template <class E>
  static vector widen(E element, const typename E::storage* p) {
    return reinterpret_cast<vector>(load16(element, p));
  }
  template <class E>
  static void narrow(E element, typename E::storage* p, vector v) {
    store16(element, p, reinterpret_cast<__m512>(v));
  }
  static float sum(vector v) { return _mm512_reduce_add_ps(reinterpret_cast<__m512>(v)); }
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
