// The 4-bit products of many activations in float32. A strip has as many rows of W as the sums of
// two vectors of activations need registers. The kernel decodes some columns of a strip into the L1
// cache, and multiplies them by all activations of a batch. The lanes of a vector are activations,
// so that the sums need no reduction: each multiply-add has one weight and a vector of activations.
// Several strips use the same columns of the activations before the next columns are loaded into
// the L2 cache.
#pragma once

#include "gemm4/cpu/generic/vectors.h"

namespace nybble::cpu {
namespace {

// The columns of a group in the order of the decoded weights.
template <class Ops>
struct column_order {
  uint8_t column[Ops::kGroup];
  constexpr column_order() : column{} {
    for (int64_t j = 0; j < 8; ++j)
      for (int64_t lane = 0; lane < Ops::kLanes; ++lane)
        column[j * Ops::kLanes + lane] = static_cast<uint8_t>(Ops::element(j, lane));
  }
};

template <class Ops, int kRows>
class panel_product {
  using V = typename Ops::vector;
  static constexpr int64_t kGroup = Ops::kGroup, kLanes = Ops::kLanes, kWidth = 2 * kLanes;
  static constexpr int64_t kColumns = 256;  // columns that are decoded at once
  // activations that use a decoded strip
  static constexpr int64_t kBatch = kLanes == 16 ? 512 : 128;
  static constexpr int64_t kStride = kBatch + kLanes;  // of sums; not a power of two
  static constexpr int64_t kStrips = 112 / kRows;      // most strips that use the same activations
  static constexpr int64_t kAhead = 16;                // columns whose activations are prefetched
  static constexpr int64_t kPanel = kStrips * kRows;
  static constexpr int64_t kRounded = (kPanel + kLanes - 1) / kLanes * kLanes;
  static constexpr column_order<Ops> kOrder{};

 public:
  explicit panel_product(const gemm_4bit_args& args)
      : p_(args), blocks_(divide_up(args.m, kWidth)), columns_(p_.groups * kGroup) {}

  void run() {
    const gemm_4bit_args& g = p_.g;
    const int64_t rounded = divide_up(g.m, kLanes) * kLanes;
    auto* x = static_cast<float*>(scratch(static_cast<size_t>(rounded * columns_) * sizeof(float)));
    const bool small = g.n * g.k < kSmall;
    const int64_t items = blocks_ * p_.groups, strips = divide_up(g.n, kRows);
    for_dtype(g.dtype, [&](auto element) {
      using E = decltype(element);
      parallel_for(items, small ? items : most(1, 65536 / (kWidth * kGroup)),
                   [&](int64_t begin, int64_t end) {
                     for (int64_t i = begin; i < end; ++i)
                       order<E>(i / p_.groups, i % p_.groups, x);
                   });
      parallel_for(strips, small ? strips : most(1, strips / (4 * threads_allowed())),
                   [&](int64_t begin, int64_t end) {
                     alignas(64) float sums[kPanel * kStride];
                     // few activations stay in the L2 cache
                     const int64_t most_strips = g.m > kBatch / 4 ? kStrips : kStrips / 2;
                     for (int64_t m = 0; m < g.m; m += kBatch)
                       for (int64_t strip = begin; strip < end; strip += most_strips) {
                         const int64_t n = strip * kRows, count = least(most_strips, end - strip);
                         add(x, m, n, count, sums);
                         store<E>(sums, m, n, least(count * kRows, g.n - n));
                       }
                   });
    });
  }

 private:
  // The number of activations of a block that are stored together.
  int64_t width(int64_t block) const { return p_.g.m - block * kWidth > kLanes ? kWidth : kLanes; }
  // The place of columns k to k + kColumns - 1 of a block. The blocks are side by side, because
  // blocks that are a power of two apart would share the same sets of the L2 cache.
  int64_t place(int64_t block, int64_t k) const {
    const int64_t rounded = divide_up(p_.g.m, kLanes) * kLanes;
    return k * rounded + block * kWidth * least(kColumns, columns_ - k);
  }
  // Stores a group of the activations of a block: the activations of a column are side by side, and
  // the columns are in the order of the decoded weights. Zeros fill the block and the group.
  template <class E>
  void order(int64_t block, int64_t at, float* x) const {
    const gemm_4bit_args& g = p_.g;
    const int64_t wide = width(block), count = least(kGroup, g.k - at * kGroup);
    float* out =
        x + place(block, at * kGroup / kColumns * kColumns) + at * kGroup % kColumns * wide;
    alignas(64) float lines[kLanes][kGroup];
    typename E::storage padded[kGroup];
    for (int64_t first = 0; first < wide; first += kLanes) {
      for (int64_t c = 0; c < kLanes; ++c) {
        const int64_t m = block * kWidth + first + c;
        const auto* a = static_cast<const typename E::storage*>(g.a) + m * g.k + at * kGroup;
        if (m >= g.m || count < kGroup) {
          std::memset(padded, 0, sizeof padded);
          if (m < g.m) std::memcpy(padded, a, static_cast<size_t>(count) * sizeof *padded);
          a = padded;
        }
        for (int64_t i = 0; i < kGroup; i += kLanes)
          Ops::store(&lines[c][i], Ops::widen(E{}, a + i));
      }
      for (int64_t i = 0; i < kGroup; ++i)
        for (int64_t c = 0; c < kLanes; ++c) out[i * wide + first + c] = lines[c][kOrder.column[i]];
    }
  }
  // Computes the sums of a batch of activations, starting at activation m, and some strips of W,
  // starting at row n.
  __attribute__((noinline)) void add(const float* x, int64_t m, int64_t n, int64_t strips,
                                     float* sums) const {
    alignas(64) float weights[kRows * kColumns];
    const int64_t end = least(p_.g.m, m + kBatch);
    for (int64_t k = 0; k < p_.g.k; k += kColumns) {
      const int64_t count = least(kColumns, columns_ - k);
      for (int64_t strip = 0; strip < strips; ++strip) {
        const bool last = strip + 1 == strips;
        const int64_t row = n + strip * kRows;
        decode(row, k, last ? n : row + kRows, last ? k + kColumns : k, weights);
        for (int64_t first = m; first < end; first += kWidth) {
          const int64_t block = first / kWidth, wide = width(block);
          const float* from = x + place(block, k);
          float* to = sums + strip * kRows * kStride + (first - m);
          if (wide == kWidth)
            multiply<2>(weights, from, count, to, k == 0);
          else
            multiply<1>(weights, from, count, to, k == 0);
        }
      }
    }
  }
  // Stores `rows` products of each activation of a batch.
  template <class E>
  void store(const float* sums, int64_t m, int64_t n, int64_t rows) const {
    const gemm_4bit_args& g = p_.g;
    const int64_t end = least(g.m, m + kBatch);
    const auto bytes = static_cast<size_t>(rows) * sizeof(typename E::storage);
    typename E::storage piece[kRounded] = {};
    alignas(64) float bias[kRounded], lines[kLanes][kRounded] = {};
    if (g.bias != nullptr)
      std::memcpy(piece, static_cast<const typename E::storage*>(g.bias) + n, bytes);
    for (int64_t r = 0; r < kRounded; r += kLanes)  // adding -0 changes no value
      Ops::store(bias + r, g.bias != nullptr ? Ops::widen(E{}, piece + r) : Ops::splat(-0.0f));
    for (int64_t i = m; i < end; i += kLanes) {
      for (int64_t r = 0; r < rows; ++r)
        for (int64_t c = 0; c < kLanes; ++c) lines[c][r] = sums[r * kStride + (i - m) + c];
      for (int64_t c = 0; c < least(kLanes, end - i); ++c) {
        for (int64_t r = 0; r < rows; r += kLanes)
          Ops::narrow(E{}, piece + r, Ops::load(&lines[c][r]) + Ops::load(bias + r));
        std::memcpy(static_cast<typename E::storage*>(g.out) + (i + c) * g.n + n, piece, bytes);
      }
    }
  }
  // Decodes columns k to k + kColumns - 1 of a strip, and prefetches the next ones. The last row of
  // W replaces rows after it.
  void decode(int64_t n, int64_t k, int64_t next_n, int64_t next_k, float* out) const {
    const gemm_4bit_args& g = p_.g;
    for (int64_t r = 0; r < kRows; ++r, out += kColumns) {
      const int64_t row = least(n + r, g.n - 1), next = (next_n + r) * g.k + next_k;
      const uint8_t* coming = g.packed + next / 2;
      if (g.absmax.codes == nullptr) __builtin_prefetch(g.absmax.values + block_of(g, next));
      const auto put = [&](int64_t at, const V w[8], V scale) __attribute__((always_inline)) {
        __builtin_prefetch(coming + at * (kGroup / 2));
        for (int64_t j = 0; j < 8; ++j) Ops::store(out + at * kGroup + j * kLanes, w[j] * scale);
      };
      p_.decoded(row, k, least(kColumns, g.k - k), put);
    }
  }
  // Multiplies a decoded strip by one or two vectors of activations. The sums of each kColumns
  // columns are added to the sums of the columns before, which rounds less than a single sum.
  template <int kVectors>
  __attribute__((noinline)) static void multiply(const float* w, const float* x, int64_t count,
                                                 float* sums, bool start) {
    V acc[kRows][kVectors];
#pragma GCC unroll 14
    for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 2
      for (int v = 0; v < kVectors; ++v) acc[r][v] = Ops::splat(0.0f);
    for (int64_t i = 0; i < count; ++i, x += kVectors * kLanes) {
      V a[kVectors];
#pragma GCC unroll 2
      for (int v = 0; v < kVectors; ++v) {
        a[v] = Ops::load(x + v * kLanes);
        __builtin_prefetch(x + (kAhead * kVectors + v) * kLanes);
      }
#pragma GCC unroll 14
      for (int r = 0; r < kRows; ++r) {
        const V one = in_register(Ops::splat(w[r * kColumns + i]));
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v) acc[r][v] = Ops::fma(one, a[v], acc[r][v]);
      }
    }
#pragma GCC unroll 14
    for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 2
      for (int v = 0; v < kVectors; ++v) {
        float* to = sums + r * kStride + v * kLanes;
        Ops::store(to, start ? acc[r][v] : Ops::load(to) + acc[r][v]);
      }
  }

  const vector_product<Ops> p_;
  int64_t blocks_, columns_;
};

// Computes a product of more than 24 activations. The function `few` computes the products of the
// last activations, if they would fill at most a quarter of a vector.
template <class Ops, int kRows, class Few>
inline void panel_gemm(const gemm_4bit_args& g, const Few& few) {
  const int64_t last = g.m % Ops::kLanes, rest = last > Ops::kLanes / 4 ? 0 : last;
  gemm_4bit_args part = g;
  part.m = g.m - rest;
  panel_product<Ops, kRows>(part).run();
  if (rest == 0) return;
  const int64_t size = g.dtype == NYBBLE_F32 ? 4 : 2;
  part.a = static_cast<const uint8_t*>(g.a) + part.m * g.k * size;
  part.out = static_cast<uint8_t*>(g.out) + part.m * g.n * size;
  part.m = rest;
  few(part);
}

}  // namespace
}  // namespace nybble::cpu
