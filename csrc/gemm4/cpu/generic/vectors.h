// The 4-bit products with vectors of any width. Each instruction set supplies a type `Ops`. It
// decodes a group of eight vectors of weights, tells which element each lane holds, and returns the
// scales of a group. Each product first reorders the activations in the order of the lanes.
#pragma once

#include "gemm4/cpu/generic/gemm4.h"

namespace nybble::cpu {
namespace {

// Returns the number of the block that contains an element. This is a shift, because a division
// would make a product with one activation an eighth slower.
inline int64_t block_of(const gemm_4bit_args& g, int64_t element) {
  return element >> __builtin_ctz(static_cast<unsigned>(g.block_size));
}

// Keeps a value in a register, which GCC would otherwise load again for each use. With AVX2, this
// saves two of fourteen loads per twelve multiply-adds (16 activations take 1.60 instead of 1.84
// ms).
template <class V>
inline V in_register(V v) {
#if defined(__x86_64__)
  asm("" : "+v"(v));
#endif
  return v;
}

// The scales of a group of weights. All weights of a span have the same scale.
struct span_scales {
  const float* blocks;
  int64_t first;  // index of the first span; span 0 is the start of blocks[0]
  int shift;      // log2 of the number of spans in a block
  float operator[](int64_t span) const { return blocks[(first + span) >> shift]; }
};

// Ops has these members:
//   vector                      holds kLanes floats
//   kGroup = 8 * kLanes         the number of weights of a group
//   kSpan                       a number of consecutive weights that always share a scale; row
//                               lengths are multiples of it
//   decode(bytes, out[8]), element(j, lane), scale(span_scales), fma, splat, sum, load and store
//
// by_sixteens adapts an `Ops` with a kSpan of 32 to blocks of 16. Vectors j with j % 4 < 2 hold the
// first halves of spans of 32 weights; half_scale(span_scales, 0) returns their scales.
template <class Ops>
struct by_sixteens : Ops {
  static constexpr int64_t kSpan = 16;
  using Ops::Ops;
};

template <class Ops>
struct vector_product {
  using V = typename Ops::vector;
  static constexpr int64_t kGroup = Ops::kGroup, kLanes = Ops::kLanes, kSpan = Ops::kSpan;
  static constexpr int64_t kPiece = 512;  // number of weights whose scales are looked up at once

  const gemm_4bit_args& g;
  Ops ops;
  int64_t groups;  // number of groups per row; the last group may be shorter

  explicit vector_product(const gemm_4bit_args& args)
      : g(args), ops(book_of(args.quant_type, args.code)), groups(divide_up(args.k, kGroup)) {}

  // Calls body(group, its decoded weights, their scales) for each group of `count` elements of row
  // n, starting at element k. `count` is at most kPiece. Only the last group of a row may be
  // shorter.
  template <class Body>
  __attribute__((always_inline)) void decoded(int64_t n, int64_t k, int64_t count,
                                              const Body& body) const {
    const int64_t first = n * g.k + k, block = block_of(g, first), whole = count / kGroup;
    float single[kPiece / 16 + 1];  // blocks have at least 16 weights
    const float* scales = single;
    if (g.absmax.codes == nullptr) {
      scales = g.absmax.values + block;
    } else {
      const int64_t last = block_of(g, first + count - 1);
      scales_at(g.absmax, block, last + 1 - block, single);
    }
    const int64_t inside = (first - block * g.block_size) / kSpan;
    const int shift = __builtin_ctz(static_cast<unsigned>(g.block_size / kSpan));
    const uint8_t* from = g.packed + first / 2;
    for (int64_t at = 0; at < whole; ++at) {
      V w[8];
      ops.decode(from + at * (kGroup / 2), w);
      apply(at, w, span_scales{scales, inside + at * (kGroup / kSpan), shift}, body);
    }
    if (whole * kGroup < count) short_group(first, count, whole, body);
  }

  // Stores `width` activations, starting at activation m. The activations are interleaved, and in
  // the order of the decoded weights. Activations after the last one are zeros.
  template <class E>
  void order(int64_t m, int64_t width, float* out) const {
    const auto* a = static_cast<const typename E::storage*>(g.a);
    for (int64_t at = 0; at < groups; ++at) {
      for (int64_t c = 0; c < width; ++c) {
        float wide[kGroup] = {};
        const int64_t count = m + c < g.m ? least(kGroup, g.k - at * kGroup) : 0;
        for (int64_t i = 0; i < count; ++i) wide[i] = E::widen(a[(m + c) * g.k + at * kGroup + i]);
        for (int64_t j = 0; j < 8; ++j) {
          float* to = out + ((at * 8 + j) * width + c) * kLanes;
          for (int64_t lane = 0; lane < kLanes; ++lane) to[lane] = wide[Ops::element(j, lane)];
        }
      }
    }
  }
  template <class E>
  void finish(int64_t m, int64_t n, float value) const {
    if (g.bias != nullptr) value += E::widen(static_cast<const typename E::storage*>(g.bias)[n]);
    static_cast<typename E::storage*>(g.out)[m * g.n + n] = E::narrow(value);
  }

 private:
  // Calls body. With blocks of 16, the two halves of a span have different scales. In this case,
  // the function multiplies the weights by their scales, and `body` gets a scale of 1.
  template <class Body>
  __attribute__((always_inline)) static void apply(int64_t at, V w[8], const span_scales& scales,
                                                   const Body& body) {
    if constexpr (kSpan == 16) {
      const V first = Ops::half_scale(scales, 0), second = Ops::half_scale(scales, 1);
      for (int64_t j = 0; j < 8; ++j) w[j] *= j % 4 < 2 ? first : second;
      body(at, w, Ops::splat(1.0f));
    } else {
      body(at, w, Ops::scale(scales));
    }
  }
  // Decodes the last group of a row. Elements after the end of the row are zeros.
  template <class Body>
  void short_group(int64_t first, int64_t count, int64_t at, const Body& body) const {
    alignas(64) uint8_t bytes[kGroup / 2] = {};
    float scales[kGroup / kSpan] = {};
    for (int64_t i = at * kGroup; i < count; i += kSpan)
      scales[(i - at * kGroup) / kSpan] = scale_at(g.absmax, block_of(g, first + i));
    std::memcpy(bytes, g.packed + (first + at * kGroup) / 2,
                static_cast<size_t>(count % kGroup / 2));
    V w[8];
    ops.decode(bytes, w);
    apply(at, w, span_scales{scales, 0, 0}, body);
  }
};

// Multiplies rows begin to end - 1 by C activations. The sum of a group's products is multiplied by
// the scale.
template <class Ops, class E, int C>
inline void vector_few(const vector_product<Ops>& p, const float* x, int64_t m, int64_t begin,
                       int64_t end) {
  using V = typename Ops::vector;
  constexpr int64_t kLanes = Ops::kLanes, kPiece = vector_product<Ops>::kPiece;
  for (int64_t n = begin; n < end; ++n) {
    V total[C];
    for (int c = 0; c < C; ++c) total[c] = Ops::splat(0.0f);
    for (int64_t k = 0; k < p.g.k; k += kPiece) {
      const uint8_t* ahead = p.g.packed + (n * p.g.k + k) / 2 + 1024;
      const auto add = [&](int64_t at, const V w[8], V scale) __attribute__((always_inline)) {
        __builtin_prefetch(ahead + at * (Ops::kGroup / 2));
        const float* xs = x + (k + at * Ops::kGroup) * C;
        for (int c = 0; c < C; ++c) {
          V even = Ops::load(xs + c * kLanes) * w[0];
          V odd = Ops::load(xs + (C + c) * kLanes) * w[1];
#pragma GCC unroll 3
          for (int j = 2; j < 8; j += 2) {
            even = Ops::fma(Ops::load(xs + (j * C + c) * kLanes), w[j], even);
            odd = Ops::fma(Ops::load(xs + ((j + 1) * C + c) * kLanes), w[j + 1], odd);
          }
          total[c] = Ops::fma(even + odd, scale, total[c]);
        }
      };
      p.decoded(n, k, least(kPiece, p.g.k - k), add);
    }
    for (int c = 0; c < C && m + c < p.g.m; ++c) p.template finish<E>(m + c, n, Ops::sum(total[c]));
  }
}

// With more than four activations, the kernel decodes a chunk (some columns of six rows) into the
// L1 cache, and multiplies the weights by their scales. Then it multiplies the chunk by pairs of
// activations. The sums of six rows and a pair fill twelve of the sixteen registers. All six rows
// use the same load of an activation from the L2 cache.
constexpr int64_t kTileRows = 6, kTilePairs = 8;

template <class Ops>
struct vector_tile {
  using V = typename Ops::vector;
  static constexpr int64_t kLanes = Ops::kLanes, kStride = vector_product<Ops>::kPiece;

  const vector_product<Ops>& p;
  alignas(64) float weights[kTileRows * kStride];
  V sums[kTilePairs][kTileRows * 2];

  explicit vector_tile(const vector_product<Ops>& product) : p(product) {}
  // Decodes `count` elements of six rows, starting at element k of row `row`. Row `last` replaces
  // rows after it.
  void decode(int64_t row, int64_t last, int64_t k, int64_t count) {
    for (int64_t r = 0; r < kTileRows; ++r) {
      const int64_t n = least(row + r, last), ahead = (n + kTileRows) * p.g.k + k;
      float* out = weights + r * kStride;
      // Prefetches the same columns of the next tile, because hardware prefetchers do not predict
      // them.
      const uint8_t* coming = p.g.packed + ahead / 2;
      if (p.g.absmax.codes == nullptr) __builtin_prefetch(p.g.absmax.values + block_of(p.g, ahead));
      const auto put = [&](int64_t at, const V w[8], V scale) __attribute__((always_inline)) {
        __builtin_prefetch(coming + at * (Ops::kGroup / 2));
        float* to = out + at * Ops::kGroup;
        for (int64_t j = 0; j < 8; ++j) Ops::store(to + j * kLanes, w[j] * scale);
      };
      p.decoded(n, k, count, put);
    }
  }
  // Multiplies the decoded chunk by a pair of activations.
  __attribute__((noinline)) void multiply(const float* x, int64_t count, int64_t pair, bool start) {
    V acc[kTileRows * 2];
#pragma GCC unroll 12
    for (int i = 0; i < kTileRows * 2; ++i) acc[i] = start ? Ops::splat(0.0f) : sums[pair][i];
    for (int64_t i = 0; i < count; i += kLanes) {
      const V x0 = Ops::load(x + 2 * i), x1 = Ops::load(x + 2 * i + kLanes);
#pragma GCC unroll 6
      for (int64_t r = 0; r < kTileRows; ++r) {
        const V w = in_register(Ops::load(weights + r * kStride + i));
        acc[2 * r] = Ops::fma(w, x0, acc[2 * r]);
        acc[2 * r + 1] = Ops::fma(w, x1, acc[2 * r + 1]);
      }
    }
#pragma GCC unroll 12
    for (int i = 0; i < kTileRows * 2; ++i) sums[pair][i] = acc[i];
  }
};

// Multiplies rows begin to end - 1 by `pairs` pairs of activations, starting at activation m. The
// array x has the activations in pairs.
template <class Ops, class E>
inline void vector_tiles(const vector_product<Ops>& p, const float* x, int64_t m, int64_t pairs,
                         int64_t begin, int64_t end) {
  vector_tile<Ops> tile(p);
  constexpr int64_t kGroup = Ops::kGroup, kPiece = vector_product<Ops>::kPiece;
  const int64_t stride = 2 * p.groups * kGroup;
  for (int64_t row = begin; row < end; row += kTileRows) {
    for (int64_t k = 0; k < p.g.k; k += kPiece) {
      const int64_t count = least(kPiece, p.g.k - k);
      tile.decode(row, end - 1, k, count);
      for (int64_t pair = 0; pair < pairs; ++pair) {
        const float* from = x + pair * stride + 2 * k;
        tile.multiply(from, divide_up(count, kGroup) * kGroup, pair, k == 0);
      }
    }
    for (int64_t c = 0; c < 2 * pairs && m + c < p.g.m; ++c)
      for (int64_t r = 0; r < least(kTileRows, end - row); ++r)
        p.template finish<E>(m + c, row + r, Ops::sum(tile.sums[c / 2][2 * r + c % 2]));
  }
}

template <class Ops, class E>
inline void vector_gemm(const gemm_4bit_args& g) {
  const vector_product<Ops> p(g);
  const int64_t width = g.m <= 2 ? g.m : g.m <= 4 ? 4 : 2;
  const int64_t pieces = divide_up(g.m, width), stride = width * p.groups * Ops::kGroup;
  auto* x = static_cast<float*>(scratch(static_cast<size_t>(pieces * stride) * sizeof(float)));
  for (int64_t i = 0; i < pieces; ++i) p.template order<E>(i * width, width, x + i * stride);
  const int64_t rows = divide_up(int64_t{1} << 18, g.k * kTileRows) * kTileRows;  // 128 KiB
  parallel_for(g.n, g.n * g.k < kSmall ? g.n : rows, [&](int64_t begin, int64_t end) {
    switch (g.m) {
      case 1:
        return vector_few<Ops, E, 1>(p, x, 0, begin, end);
      case 2:
        return vector_few<Ops, E, 2>(p, x, 0, begin, end);
      case 3:
      case 4:
        return vector_few<Ops, E, 4>(p, x, 0, begin, end);
      default:
        for (int64_t i = 0; i < pieces; i += kTilePairs) {
          const int64_t pairs = least(kTilePairs, pieces - i);
          vector_tiles<Ops, E>(p, x + i * stride, 2 * i, pairs, begin, end);
        }
    }
  });
}

}  // namespace
}  // namespace nybble::cpu
