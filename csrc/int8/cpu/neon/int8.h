// The int8 operations with NEON. If the unit is compiled for dot product instructions, the product
// uses them, otherwise widening multiplications. Both are exact.
#pragma once

#include "cpu/neon/lanes.h"
#include "int8/cpu/generic/vectors.h"

namespace nybble::cpu {
namespace {
namespace neon {

inline int32x4_t add_products(int32x4_t sum, int8x16_t a, int8x16_t b) {
#if defined(__ARM_FEATURE_DOTPROD)
  return vdotq_s32(sum, a, b);
#else
  sum = vpadalq_s16(sum, vmull_s8(vget_low_s8(a), vget_low_s8(b)));
  return vpadalq_s16(sum, vmull_high_s8(a, b));
#endif
}

// Multiplies row n by C activations, starting at activation m.
template <class E, int C>
inline void int8_row_products(const int8_matmul_args& g, int64_t m, int64_t n) {
  const int8_t* w = g.b + n * g.k;
  int32x4_t acc[C];
  for (int c = 0; c < C; ++c) acc[c] = vdupq_n_s32(0);
  int64_t k = 0;
  for (; k + 16 <= g.k; k += 16) {
    const int8x16_t v = vld1q_s8(w + k);
    for (int c = 0; c < C; ++c) acc[c] = add_products(acc[c], v, vld1q_s8(g.a + (m + c) * g.k + k));
  }
  for (int c = 0; c < C; ++c) {
    const auto rest = static_cast<uint32_t>(int8_dot(g.a + (m + c) * g.k + k, w + k, g.k - k));
    const auto sum = static_cast<int32_t>(static_cast<uint32_t>(vaddvq_s32(acc[c])) + rest);
    if (g.acc != nullptr) g.acc[(m + c) * g.n + n] = sum;
    if (g.out != nullptr) int8_store<E>(g, m + c, n, sum);
  }
}

inline void int8_matmul(const int8_matmul_args& g) {
  const int64_t rows = most(1, (int64_t{1} << 16) / g.k);
  for_dtype(g.dtype, [&](auto element) {
    using E = decltype(element);
    parallel_for(g.n, g.n * g.k < kSmall ? g.n : rows, [&](int64_t begin, int64_t end) {
      int64_t m = 0;
      for (; m + 4 <= g.m; m += 4)
        for (int64_t n = begin; n < end; ++n) int8_row_products<E, 4>(g, m, n);
      for (; m < g.m; ++m)
        for (int64_t n = begin; n < end; ++n) int8_row_products<E, 1>(g, m, n);
    });
  });
}

inline void int8_vectorwise_quant(const int8_vectorwise_quant_args& q) {
  vector_int8_quant<int8_vectors<lanes4>>(q);
}

}  // namespace neon
}  // namespace
}  // namespace nybble::cpu
