// Portable int8 operations (LLM.int8): row-wise and column-wise quantization with outlier columns,
// the int32 product, and the dequantization of this product.
#pragma once

#include "cpu/generic/formats.h"

namespace nybble::cpu {
namespace {

constexpr float kInt8Product = 1.0f / (127.0f * 127.0f);

// Scales x so that absmax becomes 127. If absmax is 0, the result is 0. formats.h explains how a
// subnormal absmax is handled.
struct int8_scale {
  float before, factor;
  explicit int8_scale(float absmax) : before(1.0f), factor(0.0f) {
    if (absmax >= 0x1p-120f) {
      factor = 127.0f / absmax;
    } else if (absmax > 0.0f) {
      before = 0x1p64f;
      factor = 127.0f / (absmax * 0x1p64f);
    }
  }
  // Rounds to nearest even. NaN becomes 0.
  int8_t operator()(float x) const {
    const float y = (x * before) * factor;
    if (!(y >= -127.0f)) return y < 0.0f ? -127 : 0;
    if (y >= 127.0f) return 127;
    return static_cast<int8_t>(static_cast<int32_t>(bits_of(y + 12582912.0f) - 0x4b400000u));
  }
};

inline float magnitude_of(float x) { return float_of(bits_of(x) & 0x7fffffffu); }

// Returns whether a magnitude is an outlier. Outliers are not included in any absmax. If the
// threshold is 0, there are no outliers.
inline bool is_outlier(float magnitude, float threshold) {
  return threshold > 0.0f && magnitude >= threshold;
}

template <class E>
inline void int8_quant_row(const int8_vectorwise_quant_args& q, int64_t row) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + row * q.cols;
  float top = 0.0f;
  for (int64_t i = 0; i < q.cols; ++i) {
    const float magnitude = magnitude_of(E::widen(a[i]));
    if (magnitude > top && !is_outlier(magnitude, q.threshold)) top = magnitude;
  }
  q.row_absmax[row] = top;
  const int8_scale scale(top);
  int8_t* out = q.q_row + row * q.cols;
  for (int64_t i = 0; i < q.cols; ++i) {
    const float x = E::widen(a[i]);
    const bool masked = q.rows > 1 ? q.outlier_cols != nullptr && q.outlier_cols[i] != 0
                                   : is_outlier(magnitude_of(x), q.threshold);
    out[i] = masked ? int8_t{0} : scale(x);
  }
}

// Computes the outlier marks of columns begin to end - 1, and their absmax if it is requested.
template <class E>
inline void int8_column_facts(const int8_vectorwise_quant_args& q, int64_t begin, int64_t end) {
  const auto* a = static_cast<const typename E::storage*>(q.a);
  for (int64_t i = begin; i < end; ++i) {
    if (q.outlier_cols != nullptr) q.outlier_cols[i] = 0;
    if (q.q_col != nullptr) q.col_absmax[i] = 0.0f;
  }
  for (int64_t row = 0; row < q.rows; ++row) {
    for (int64_t i = begin; i < end; ++i) {
      const float magnitude = magnitude_of(E::widen(a[row * q.cols + i]));
      if (is_outlier(magnitude, q.threshold)) {
        if (q.outlier_cols != nullptr) q.outlier_cols[i] = 1;
      } else if (q.q_col != nullptr && magnitude > q.col_absmax[i]) {
        q.col_absmax[i] = magnitude;
      }
    }
  }
}

template <class E>
inline void int8_quant_columns(const int8_vectorwise_quant_args& q, int64_t begin, int64_t end) {
  const auto* a = static_cast<const typename E::storage*>(q.a);
  constexpr int64_t kPiece = 256;
  for (int64_t i0 = begin; i0 < end; i0 += kPiece) {
    const int64_t i1 = least(end, i0 + kPiece);
    for (int64_t row = 0; row < q.rows; ++row) {
      for (int64_t i = i0; i < i1; ++i) {
        const float x = E::widen(a[row * q.cols + i]);
        const bool masked = is_outlier(magnitude_of(x), q.threshold);
        q.q_col[row * q.cols + i] = masked ? int8_t{0} : int8_scale(q.col_absmax[i])(x);
      }
    }
  }
}

inline void int8_vectorwise_quant(const int8_vectorwise_quant_args& q) {
  const int64_t n = q.rows * q.cols;
  const int64_t columns = n < kSmall ? q.cols : 256;
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    if (q.outlier_cols != nullptr || q.q_col != nullptr) {
      parallel_for(q.cols, columns,
                   [&](int64_t begin, int64_t end) { int8_column_facts<E>(q, begin, end); });
    }
    parallel_for(q.rows, grain_of(n, q.cols), [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) int8_quant_row<E>(q, row);
    });
    if (q.q_col != nullptr) {
      parallel_for(q.cols, columns,
                   [&](int64_t begin, int64_t end) { int8_quant_columns<E>(q, begin, end); });
    }
  });
}

// int32 arithmetic wraps around, the same as on the GPU.
inline int32_t int8_dot(const int8_t* a, const int8_t* b, int64_t k) {
  uint32_t sum = 0;
  for (int64_t i = 0; i < k; ++i) sum += static_cast<uint32_t>(a[i] * b[i]);
  return static_cast<int32_t>(sum);
}

template <class E>
inline void int8_store(const int8_matmul_args& g, int64_t m, int64_t n, int32_t acc) {
  float value = (static_cast<float>(acc) * g.row_absmax[m]) * (g.col_absmax[n] * kInt8Product);
  if (g.bias != nullptr) value += E::widen(static_cast<const typename E::storage*>(g.bias)[n]);
  static_cast<typename E::storage*>(g.out)[m * g.n + n] = E::narrow(value);
}

inline void int8_matmul(const int8_matmul_args& g) {
  for_dtype(g.dtype, [&](auto element) {
    parallel_for(g.n, grain_of(g.n * g.k, g.k), [&](int64_t begin, int64_t end) {
      for (int64_t n = begin; n < end; ++n) {
        for (int64_t m = 0; m < g.m; ++m) {
          const int32_t acc = int8_dot(g.a + m * g.k, g.b + n * g.k, g.k);
          if (g.acc != nullptr) g.acc[m * g.n + n] = acc;
          if (g.out != nullptr) int8_store<decltype(element)>(g, m, n, acc);
        }
      }
    });
  });
}

inline void int8_mm_dequant(const int8_mm_dequant_args& d) {
  for_dtype(d.dtype, [&](auto element) {
    using E = decltype(element);
    const auto* bias = static_cast<const typename E::storage*>(d.bias);
    auto* out = static_cast<typename E::storage*>(d.out);
    parallel_for(d.m, grain_of(d.m * d.n, d.n), [&](int64_t begin, int64_t end) {
      for (int64_t m = begin; m < end; ++m) {
        for (int64_t n = 0; n < d.n; ++n) {
          float value = (static_cast<float>(d.acc[m * d.n + n]) * d.row_absmax[m]) *
                        (d.col_absmax[n] * kInt8Product);
          if (bias != nullptr) value += E::widen(bias[n]);
          out[m * d.n + n] = E::narrow(value);
        }
      }
    });
  });
}

}  // namespace
}  // namespace nybble::cpu
