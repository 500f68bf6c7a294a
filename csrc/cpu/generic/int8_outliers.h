// Owns: the outlier columns' part of an int8 product (LLM.int8's mixed decomposition), added to the
// result: summed in float32, with weights rounded to the element type, as on a GPU.
#pragma once

#include "cpu/generic/element.h"

namespace nybble::cpu {
namespace {

// kWidth: floats of a vector register. A thread takes kColumns columns of the result and up to
// kRows rows, and goes through the outlier columns, kListed at a time: their weights, which stand a
// row of B apart, are gathered once for all those rows.
template <int64_t kWidth>
struct outlier_product {
  typedef float vector __attribute__((vector_size(kWidth * sizeof(float))));
  static constexpr int64_t kVectors = 4;
  static constexpr int64_t kColumns = kWidth * kVectors, kRows = 256, kListed = 64;

  const int8_linear_args& o;

  // Up to kListed of the marked columns from `at` on, which moves behind them.
  int64_t list(int64_t* columns, int64_t& at) const {
    int64_t count = 0;
    for (; count < kListed; at = columns[count++] + 1) {
      const void* mark = std::memchr(o.outlier_cols + at, 1, static_cast<size_t>(o.k - at));
      if (mark == nullptr) break;
      columns[count] = static_cast<const uint8_t*>(mark) - o.outlier_cols;
    }
    return count;
  }

  // Weights of `count` columns for results n to n + wide, side by side for each column.
  template <class E>
  void gather(int64_t n, int64_t wide, const int64_t* columns, int64_t count,
              float (*weights)[kColumns]) const {
    constexpr int64_t kAhead = 4;  // rows: each weight is a cache line of its own from memory
    float line[kListed];
    for (int64_t i = 0; i < wide; ++i) {
      const int8_t* row = o.b + (n + i) * o.k;
      if (i + kAhead < wide)
        for (int64_t j = 0; j < count; ++j) __builtin_prefetch(row + kAhead * o.k + columns[j]);
      const float scale = o.col_absmax[n + i] * (1.0f / 127.0f);
      for (int64_t j = 0; j < count; ++j) line[j] = static_cast<float>(row[columns[j]]) * scale;
      for (int64_t j = 0; j < count; ++j) weights[j][i] = E::widen(E::narrow(line[j]));
    }
  }

  // sums += A's elements in these columns of row m times their weights.
  template <class E>
  void multiply(int64_t m, const int64_t* columns, int64_t count, const float (*weights)[kColumns],
                float* sums) const {
    const auto* a = static_cast<const typename E::storage*>(o.a) + m * o.k;
    vector sum[kVectors];
    std::memcpy(sum, sums, sizeof sum);
    for (int64_t j = 0; j < count; ++j) {
      const vector x = vector{} + E::widen(a[columns[j]]);
      for (int64_t v = 0; v < kVectors; ++v) {
        vector w;
        std::memcpy(&w, weights[j] + v * kWidth, sizeof w);
        sum[v] += x * w;
      }
    }
    std::memcpy(sums, sum, sizeof sum);
  }

  template <class E>
  void tile(int64_t n) const {
    alignas(64) float weights[kListed][kColumns];
    alignas(64) float sums[kRows][kColumns];
    int64_t columns[kListed];
    const int64_t wide = least(kColumns, o.n - n);
    if (wide < kColumns) std::memset(weights, 0, sizeof weights);
    for (int64_t m = 0; m < o.m; m += kRows) {
      const int64_t rows = least(kRows, o.m - m);
      std::memset(sums, 0, static_cast<size_t>(rows) * sizeof sums[0]);
      for (int64_t at = 0, count = list(columns, at); count > 0; count = list(columns, at)) {
        gather<E>(n, wide, columns, count, weights);
        for (int64_t r = 0; r < rows; ++r) multiply<E>(m + r, columns, count, weights, sums[r]);
      }
      for (int64_t r = 0; r < rows; ++r) {
        auto* out = static_cast<typename E::storage*>(o.out) + (m + r) * o.n + n;
        for (int64_t i = 0; i < wide; ++i) out[i] = E::narrow(E::widen(out[i]) + sums[r][i]);
      }
    }
  }
};

template <int64_t kWidth>
inline void int8_outliers(const int8_linear_args& o) {
  using product = outlier_product<kWidth>;
  int64_t outliers = 0;
  for (int64_t i = 0; i < o.k; ++i) outliers += o.outlier_cols[i];
  if (outliers == 0) return;
  const int64_t each = outliers * (o.m + 8);  // what a column costs: a gathered weight takes longer
  for_dtype(o.dtype, [&](auto element) {
    parallel_for(divide_up(o.n, product::kColumns), grain_of(o.n * each, product::kColumns * each),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t i = begin; i < end; ++i)
                     product{o}.template tile<decltype(element)>(i * product::kColumns);
                 });
  });
}

}  // namespace
}  // namespace nybble::cpu
