// Adds the product of the outlier columns to an int8 product (mixed decomposition of LLM.int8).
// Sums are in float32, and weights are rounded to the element type, the same as on a GPU.
#pragma once

#include "cpu/generic/element.h"

namespace nybble::cpu {
namespace {

// Sizes of the work of a thread, where a vector register has kWidth floats. The thread computes
// kColumns columns of the result for up to kRows rows. It processes kListed outlier columns at a
// time and gathers their weights once for all rows. Registers hold the sums of kTogether rows at
// the same time. If there are many rows, the thread also gathers the activations once, as floats.
// The floats overwrite the quantized rows, which are no longer needed.
template <int64_t kWidth>
struct outlier_product {
  typedef float vector __attribute__((vector_size(kWidth * sizeof(float))));
  static constexpr int64_t kVectors = 4;
  static constexpr int64_t kColumns = kWidth * kVectors, kRows = 256, kListed = 64;
  static constexpr int64_t kTogether = kWidth == 16 ? 4 : 2, kMany = 16;

  const int8_linear_args& o;
  const int64_t outliers;

  int64_t row_bytes() const { return outliers * int64_t{sizeof(float)}; }  // of a gathered row
  bool gathered() const { return o.m >= kMany && row_bytes() <= o.k; }

  // Lists up to kListed marked columns. The search starts at column `at`, and then sets `at` to the
  // column after the listed columns.
  int64_t list(int64_t* columns, int64_t& at) const {
    int64_t count = 0;
    while (count < kListed && at < o.k) {
      const void* mark = std::memchr(o.outlier_cols + at, 1, static_cast<size_t>(o.k - at));
      if (mark != nullptr) columns[count++] = static_cast<const uint8_t*>(mark) - o.outlier_cols;
      at = mark != nullptr ? columns[count - 1] + 1 : o.k;
    }
    return count;
  }

  // Gathers the weights of `count` columns for results n to n + wide - 1, interleaved by column.
  template <class E>
  void gather(int64_t n, int64_t wide, const int64_t* columns, int64_t count,
              float (*weights)[kColumns]) const {
    // prefetch distance in rows; every weight is in a different cache line
    constexpr int64_t kAhead = 4;
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

  template <class E>
  void gather_row(int64_t m) const {
    const auto* a = static_cast<const typename E::storage*>(o.a) + m * o.k;
    int8_t* out = o.q + m * row_bytes();
    int64_t columns[kListed];
    for (int64_t at = 0, count = list(columns, at); count > 0; count = list(columns, at)) {
      float line[kListed];
      for (int64_t j = 0; j < count; ++j) line[j] = E::widen(a[columns[j]]);
      const size_t bytes = static_cast<size_t>(count) * sizeof(float);
      std::memcpy(out, line, bytes);
      out += bytes;
    }
  }

  // For each row, multiplies the elements at `places` by their weights and adds the products to the
  // sums. Rows are `stride` bytes apart.
  template <class E, int64_t kCount>
  static void multiply(const char* a, int64_t stride, const int64_t* places, int64_t count,
                       const float (*weights)[kColumns], float (*sums)[kColumns]) {
    using storage = typename E::storage;
    vector sum[kCount][kVectors];
    std::memcpy(sum, sums, sizeof sum);
    for (int64_t j = 0; j < count; ++j) {
      vector w[kVectors];
      std::memcpy(w, weights[j], sizeof w);
      const char* one = a + places[j] * int64_t{sizeof(storage)};
      for (int64_t r = 0; r < kCount; ++r) {
        storage value;
        std::memcpy(&value, one + r * stride, sizeof value);
        const vector x = vector{} + E::widen(value);
        for (int64_t v = 0; v < kVectors; ++v) sum[r][v] += x * w[v];
      }
    }
    std::memcpy(sums, sum, sizeof sum);
  }

  template <class E>
  static void multiply(const void* a, int64_t stride, int64_t rows, const int64_t* places,
                       int64_t count, const float (*weights)[kColumns], float (*sums)[kColumns]) {
    const auto* row = static_cast<const char*>(a);
    int64_t r = 0;
    for (; r + kTogether <= rows; r += kTogether)
      multiply<E, kTogether>(row + r * stride, stride, places, count, weights, sums + r);
    for (; r < rows; ++r)
      multiply<E, 1>(row + r * stride, stride, places, count, weights, sums + r);
  }

  template <class E>
  void tile(int64_t n) const {
    alignas(64) float weights[kListed][kColumns];
    alignas(64) float sums[kRows][kColumns];
    int64_t columns[kListed];
    const int64_t wide = least(kColumns, o.n - n), size = int64_t{sizeof(typename E::storage)};
    if (wide < kColumns) std::memset(weights, 0, sizeof weights);
    for (int64_t m = 0; m < o.m; m += kRows) {
      const int64_t rows = least(kRows, o.m - m);
      std::memset(sums, 0, static_cast<size_t>(rows) * sizeof sums[0]);
      int64_t done = 0;
      for (int64_t at = 0, count = list(columns, at); count > 0; count = list(columns, at)) {
        gather<E>(n, wide, columns, count, weights);
        if (gathered()) {
          for (int64_t j = 0; j < count; ++j) columns[j] = done + j;
          multiply<f32>(o.q + m * row_bytes(), row_bytes(), rows, columns, count, weights, sums);
        } else {
          const auto* a = static_cast<const char*>(o.a) + m * o.k * size;
          multiply<E>(a, o.k * size, rows, columns, count, weights, sums);
        }
        done += count;
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
  const int64_t each = outliers * (o.m + 8);  // per column; gathering costs as much as 8 rows
  const product all{o, outliers};
  for_dtype(o.dtype, [&](auto element) {
    if (all.gathered())
      parallel_for(o.m, grain_of(o.m * outliers, outliers), [&](int64_t begin, int64_t end) {
        for (int64_t m = begin; m < end; ++m) all.template gather_row<decltype(element)>(m);
      });
    parallel_for(divide_up(o.n, product::kColumns), grain_of(o.n * each, product::kColumns * each),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t i = begin; i < end; ++i)
                     all.template tile<decltype(element)>(i * product::kColumns);
                 });
  });
}

}  // namespace
}  // namespace nybble::cpu
