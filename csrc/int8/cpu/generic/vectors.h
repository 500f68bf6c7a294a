// Row-wise and column-wise int8 quantization with vectors of any width.
#pragma once

#include "int8/cpu/generic/int8.h"

namespace nybble::cpu {
namespace {

// The steps of a quantization, for any Lanes. Lanes has two vector types of GCC, `vector` (kWidth
// floats) and `integers`, and the functions load and store_bytes. A mask has all ones in the lanes
// that are set.
template <class Lanes>
struct int8_vectors {
  using V = typename Lanes::vector;
  using mask = typename Lanes::integers;
  static constexpr int64_t kWidth = Lanes::kWidth;
  const float threshold;

  static V splat(float x) { return V{} + x; }
  static V magnitude(V x) {
    return reinterpret_cast<V>(reinterpret_cast<mask>(x) & (mask{} + 0x7fffffff));
  }
  template <class E>
  static V load(E, const typename E::storage* a) {
    return Lanes::template load<false>(E{}, a);
  }
  mask outlier(V magnitude) const {
    if (!(threshold > 0.0f)) return mask{};
    return reinterpret_cast<mask>(magnitude >= splat(threshold));
  }
  // Returns the larger value of each lane. Ignores NaN in `m`, and the lanes in `dropped`.
  static V larger(V top, V m, mask dropped) {
    m = reinterpret_cast<V>(reinterpret_cast<mask>(m) & ~dropped);
    return m > top ? m : top;
  }
  static float largest(V tops) {
    float top = 0.0f;
    for (int64_t lane = 0; lane < kWidth; ++lane) top = tops[lane] > top ? tops[lane] : top;
    return top;
  }
  // Rounds to nearest even, clamps to -127..127, converts NaN and dropped values to 0, and stores n
  // bytes.
  static void store(V y, mask dropped, int64_t n, int8_t* out) {
    y = y < splat(-127.0f) ? splat(-127.0f) : y;
    y = y > splat(127.0f) ? splat(127.0f) : y;
    y = y == y ? y : V{};
    const mask rounded = reinterpret_cast<mask>(y + splat(12582912.0f)) - 0x4b400000;
    const mask kept = rounded & ~dropped;
    if (n >= kWidth) return Lanes::store_bytes(out, kept);
    alignas(64) int8_t bytes[kWidth];
    Lanes::store_bytes(bytes, kept);
    std::memcpy(out, bytes, static_cast<size_t>(n));
  }
  // Return and store the marks of n columns.
  static mask marks(const uint8_t* from, int64_t n) {
    alignas(64) int32_t wide[kWidth] = {};
    for (int64_t i = 0; i < least(n, kWidth); ++i) wide[i] = from[i] != 0 ? -1 : 0;
    mask marked;
    std::memcpy(&marked, wide, sizeof wide);
    return marked;
  }
  static void store_marks(mask marked, int64_t n, uint8_t* to) {
    for (int64_t lane = 0; lane < n; ++lane) to[lane] = marked[lane] != 0 ? 1 : 0;
  }
  // Stores the absmax of n columns and sets their factors. Returns false if a column needs two
  // factors, because its absmax is subnormal.
  static bool factors(V tops, int64_t n, float* absmax, V& factor) {
    bool one = true;
    for (int64_t lane = 0; lane < n; ++lane) {
      absmax[lane] = tops[lane];
      const int8_scale scale(tops[lane]);
      one = one && scale.before == 1.0f;
      factor[lane] = scale.factor;
    }
    return one;
  }
};

// Loads up to kWidth elements and sets the other lanes to zero.
template <class Vectors, class E>
inline auto load_some(const typename E::storage* a, int64_t n) {
  if (n >= Vectors::kWidth) return Vectors::load(E{}, a);
  alignas(64) typename E::storage rest[Vectors::kWidth] = {};
  std::memcpy(rest, a, static_cast<size_t>(n) * sizeof rest[0]);
  return Vectors::load(E{}, rest);
}

template <class Vectors, class E>
inline void int8_row(const int8_vectorwise_quant_args& q, int64_t r) {
  using V = typename Vectors::V;
  const Vectors on{q.threshold};
  const int64_t cols = q.cols;  // a copy: byte stores may alias the original
  const auto* a = static_cast<const typename E::storage*>(q.a) + r * cols;
  V tops{};
  for (int64_t i = 0; i < cols; i += on.kWidth) {
    const V m = on.magnitude(load_some<Vectors, E>(a + i, cols - i));
    tops = on.larger(tops, m, on.outlier(m));
  }
  const float absmax = on.largest(tops);
  const int8_scale scale(absmax);
  if (__builtin_expect(scale.before != 1.0f, 0)) return int8_quant_row<E>(q, r);
  q.row_absmax[r] = absmax;
  const V factor = on.splat(scale.factor);
  const bool by_column = q.rows > 1 && q.outlier_cols != nullptr && q.threshold > 0.0f;
  const uint8_t* const marks = q.outlier_cols;
  int8_t* const out = q.q_row + r * cols;
  for (int64_t i = 0; i < cols; i += on.kWidth) {
    const V x = load_some<Vectors, E>(a + i, cols - i);
    const auto dropped = by_column ? on.marks(marks + i, cols - i) : on.outlier(on.magnitude(x));
    on.store(x * factor, dropped, cols - i, out + i);
  }
}

// Computes the outlier marks, the absmax and the codes of up to kWidth columns, starting at column
// i.
template <class Vectors, class E>
inline void int8_columns(const int8_vectorwise_quant_args& q, int64_t i) {
  using V = typename Vectors::V;
  const Vectors on{q.threshold};
  const int64_t n = least(on.kWidth, q.cols - i);
  const auto* a = static_cast<const typename E::storage*>(q.a) + i;
  V tops{}, factor{};
  typename Vectors::mask marked{};
  for (int64_t r = 0; r < q.rows; ++r) {
    const V m = on.magnitude(load_some<Vectors, E>(a + r * q.cols, n));
    const auto out = on.outlier(m);
    marked |= out;
    tops = on.larger(tops, m, out);
  }
  if (q.outlier_cols != nullptr) on.store_marks(marked, n, q.outlier_cols + i);
  if (q.q_col == nullptr) return;
  if (__builtin_expect(!on.factors(tops, n, q.col_absmax + i, factor), 0))
    return int8_quant_columns<E>(q, i, i + n);
  for (int64_t r = 0; r < q.rows; ++r) {
    const V x = load_some<Vectors, E>(a + r * q.cols, n);
    on.store(x * factor, on.outlier(on.magnitude(x)), n, q.q_col + r * q.cols + i);
  }
}

template <class Vectors>
inline void vector_int8_quant(const int8_vectorwise_quant_args& q) {
  const int64_t n = q.rows * q.cols, pieces = divide_up(q.cols, Vectors::kWidth);
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    if (q.outlier_cols != nullptr || q.q_col != nullptr) {
      const int64_t grain = n < kSmall ? pieces : 64 / Vectors::kWidth;
      parallel_for(pieces, grain, [&](int64_t begin, int64_t end) {
        for (int64_t piece = begin; piece < end; ++piece)
          int8_columns<Vectors, E>(q, piece * Vectors::kWidth);
      });
    }
    parallel_for(q.rows, grain_of(n, q.cols), [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) int8_row<Vectors, E>(q, r);
    });
  });
}

}  // namespace
}  // namespace nybble::cpu
