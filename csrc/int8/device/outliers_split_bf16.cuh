// Operands of the outlier products on tensor cores (sm_80 and newer): values of `a` and dequantized
// codes, as 16-bit numbers. A float32 value is split into three bfloat16 terms of eight bits each.
// A code needs only a single term. The scales are applied after the product.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "int8/device/codes.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// Converts values of `a` and pairs of codes to type `number`.
template <class T>
struct outlier_split_bf16 {
  using number = T;
  static constexpr int kTerms = 1;
  static NYBBLE_DEVICE void split(typename T::storage v, u16 (&to)[1]) { to[0] = v; }
  static NYBBLE_DEVICE u32 weights(float low, float high, float scale) {
    return T::pair(__fmul_rn(low, scale), __fmul_rn(high, scale));
  }
  static NYBBLE_DEVICE void finish(float (&)[4][4], const params::int8_outliers&, i64) {}
};
template <>
struct outlier_split_bf16<f32> {
  using number = bf16;
  static constexpr int kTerms = 3;
  // Splits a value. Each term is truncated, not rounded, so that the largest values stay finite. A
  // non-finite value is stored in the first term, and its other terms are zero.
  static NYBBLE_DEVICE void split(float v, u16 (&to)[3]) {
    const bool finite = fabsf(v) <= kLargest;
    if (!finite) {
      bf16::store(&to[0], v), to[1] = 0, to[2] = 0;
      return;
    }
#pragma unroll
    for (u16& term : to) {
      term = static_cast<u16>(bits_of(v) >> 16);
      v -= float_of(bits_of(v) & 0xffff0000u);
    }
  }
  static NYBBLE_DEVICE u32 weights(float low, float high, float) { return bf16::pair(low, high); }
  // Multiplies a lane's sums, which are in the order of outlier_results, by the scales. n: the
  // first of their eight columns.
  static NYBBLE_DEVICE void finish(float (&c)[4][4], const params::int8_outliers& p, i64 n) {
#pragma unroll
    for (int i = 0; i < 8; i++) {
      const float scale = code_scale(p.col_absmax, min(n + i, p.n - 1));
      c[i >> 1][i & 1] *= scale, c[i >> 1][2 + (i & 1)] *= scale;
    }
  }
};

#endif

}  // namespace nybble
