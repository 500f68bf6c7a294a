// Row-wise and column-wise int8 quantization with vectors of any width.
#pragma once

#include "int8/cpu/generic/int8.h"

namespace nybble::cpu {
namespace {

// Lanes has the types `vector` (kWidth floats) and `integers`, which are vector types of GCC, and
// the functions load and store_bytes.
template <class Lanes>
struct int8_vectors {
  using V = typename Lanes::vector;
  using I = typename Lanes::integers;
  static constexpr int64_t kWidth = Lanes::kWidth;

  static V splat(float x) { return V{} + x; }
  static V magnitude(V x) {
    return reinterpret_cast<V>(reinterpret_cast<I>(x) & (I{} + 0x7fffffff));
  }
  // Loads up to kWidth elements and sets the other lanes to zero.
  template <class E>
  static V load(const typename E::storage* a, int64_t n) {
    if (n >= kWidth) return Lanes::template load<false>(E{}, a);
    alignas(64) typename E::storage rest[kWidth] = {};
    std::memcpy(rest, a, static_cast<size_t>(n) * sizeof rest[0]);
    return Lanes::template load<false>(E{}, rest);
  }
  // Returns a lane mask with all ones in lanes whose magnitude is an outlier.
  static I outlier(V magnitude, float threshold) {
    if (!(threshold > 0.0f)) return I{};
    return reinterpret_cast<I>(magnitude >= splat(threshold));
  }
  // Returns the larger value of each lane. NaN in `m` is ignored.
  static V larger(V top, V m) { return m > top ? m : top; }

  // Rounds to nearest even, clamps to -127..127, converts NaN and dropped values to 0, and stores n
  // bytes.
  static void store(V y, I dropped, int64_t n, int8_t* out) {
    y = y < splat(-127.0f) ? splat(-127.0f) : y;
    y = y > splat(127.0f) ? splat(127.0f) : y;
    y = y == y ? y : V{};
    const I rounded = reinterpret_cast<I>(y + splat(12582912.0f)) - 0x4b400000;
    const I kept = rounded & ~dropped;
    if (n >= kWidth) return Lanes::store_bytes(out, kept);
    alignas(64) int8_t bytes[kWidth];
    Lanes::store_bytes(bytes, kept);
    std::memcpy(out, bytes, static_cast<size_t>(n));
  }
  // Returns the marks of n columns as a lane mask.
  static I marks(const uint8_t* from, int64_t n) {
    alignas(64) int32_t wide[kWidth] = {};
    for (int64_t i = 0; i < least(n, kWidth); ++i) wide[i] = from[i] != 0 ? -1 : 0;
    I mask;
    std::memcpy(&mask, wide, sizeof wide);
    return mask;
  }

  template <class E>
  static void row(const int8_vectorwise_quant_args& q, int64_t r) {
    const auto* a = static_cast<const typename E::storage*>(q.a) + r * q.cols;
    V tops{};
    for (int64_t i = 0; i < q.cols; i += kWidth) {
      const V m = magnitude(load<E>(a + i, q.cols - i));
      tops = larger(tops, reinterpret_cast<V>(reinterpret_cast<I>(m) & ~outlier(m, q.threshold)));
    }
    float absmax = 0.0f;
    for (int64_t lane = 0; lane < kWidth; ++lane) absmax = most_float(absmax, tops[lane]);
    const int8_scale scale(absmax);
    if (__builtin_expect(scale.before != 1.0f, 0)) return int8_quant_row<E>(q, r);
    q.row_absmax[r] = absmax;
    const V factor = splat(scale.factor);
    const bool by_column = q.rows > 1 && q.outlier_cols != nullptr && q.threshold > 0.0f;
    for (int64_t i = 0; i < q.cols; i += kWidth) {
      const V x = load<E>(a + i, q.cols - i);
      const I dropped = by_column    ? marks(q.outlier_cols + i, q.cols - i)
                        : q.rows > 1 ? I{}
                                     : outlier(magnitude(x), q.threshold);
      store(x * factor, dropped, q.cols - i, q.q_row + r * q.cols + i);
    }
  }
  static float most_float(float a, float b) { return b > a ? b : a; }

  // Computes the outlier marks, the absmax and the codes of up to kWidth columns, starting at
  // column i.
  template <class E>
  static void columns(const int8_vectorwise_quant_args& q, int64_t i) {
    const int64_t n = least(kWidth, q.cols - i);
    const auto* a = static_cast<const typename E::storage*>(q.a) + i;
    V tops{};
    I marked{};
    for (int64_t r = 0; r < q.rows; ++r) {
      const V m = magnitude(load<E>(a + r * q.cols, n));
      const I out = outlier(m, q.threshold);
      marked |= out;
      tops = larger(tops, reinterpret_cast<V>(reinterpret_cast<I>(m) & ~out));
    }
    V factor{};
    bool tiny = false;
    for (int64_t lane = 0; lane < n; ++lane) {
      if (q.outlier_cols != nullptr) q.outlier_cols[i + lane] = marked[lane] != 0 ? 1 : 0;
      if (q.q_col == nullptr) continue;
      q.col_absmax[i + lane] = tops[lane];
      const int8_scale scale(tops[lane]);
      tiny = tiny || scale.before != 1.0f;
      factor[lane] = scale.factor;
    }
    if (q.q_col == nullptr) return;
    if (__builtin_expect(tiny, 0)) return int8_quant_columns<E>(q, i, i + n);
    for (int64_t r = 0; r < q.rows; ++r) {
      const V x = load<E>(a + r * q.cols, n);
      store(x * factor, outlier(magnitude(x), q.threshold), n, q.q_col + r * q.cols + i);
    }
  }
};

template <class Lanes>
inline void vector_int8_quant(const int8_vectorwise_quant_args& q) {
  using vectors = int8_vectors<Lanes>;
  const int64_t n = q.rows * q.cols, pieces = divide_up(q.cols, vectors::kWidth);
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    if (q.outlier_cols != nullptr || q.q_col != nullptr) {
      const int64_t grain = n < kSmall ? pieces : 64 / vectors::kWidth;
      parallel_for(pieces, grain, [&](int64_t begin, int64_t end) {
        for (int64_t piece = begin; piece < end; ++piece)
          vectors::template columns<E>(q, piece * vectors::kWidth);
      });
    }
    parallel_for(q.rows, grain_of(n, q.cols), [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) vectors::template row<E>(q, r);
    });
  });
}

}  // namespace
}  // namespace nybble::cpu
