// Owns: the 4-bit products over vectors of any width. An instruction set brings `Ops`: how a group
// of eight vectors of weights is decoded, which element a lane holds, the scales of a group.
// Activations are put into that order once per call, instead of ordering the weights.
#pragma once

#include "cpu/generic/gemm4.h"

namespace nybble::cpu {
namespace {

// The block of an element; sizes are powers of two, and a division took an eighth of the time of a
// product with one activation (AVX2: 16.1 to 14.0 cycles for 64 weights).
inline int64_t block_of(const gemm_4bit_args& g, int64_t element) {
  return element >> __builtin_ctz(static_cast<unsigned>(g.block_size));
}

// GCC reads a value that several operations share from memory again for each of them; this keeps it
// in a register. With AVX2 twelve multiply-adds then need eight loads instead of fourteen, which
// they had waited for (batch 16: 1.84 to 1.60 ms for 1024 rows of 4096, one thread).
template <class V>
inline V in_register(V v) {
#if defined(__x86_64__)
  asm("" : "+v"(v));
#endif
  return v;
}

// Ops: `vector` of kLanes floats; kGroup = 8 * kLanes weights; rows must be multiples of
// kRowMultiple long; decode(bytes, out[8]), element(j, lane), scale(args, first element, count),
// fma, splat, sum, load, store.
template <class Ops>
struct vector_product {
  using V = typename Ops::vector;
  static constexpr int64_t kGroup = Ops::kGroup, kLanes = Ops::kLanes;

  const gemm_4bit_args& g;
  Ops ops;
  int64_t groups;  // of a row; the last may be short

  explicit vector_product(const gemm_4bit_args& args)
      : g(args), ops(book_of(args.quant_type, args.code)), groups(divide_up(args.k, kGroup)) {}

  int64_t valid(int64_t at) const { return least(kGroup, g.k - at * kGroup); }
  void decode(int64_t n, int64_t at, V out[8]) const {
    const uint8_t* from = g.packed + (n * g.k + at * kGroup) / 2;
    alignas(64) uint8_t padded[kGroup / 2];
    if (valid(at) < kGroup) {
      std::memset(padded, 0, sizeof padded);
      std::memcpy(padded, from, static_cast<size_t>(valid(at) / 2));
      from = padded;
    }
    ops.decode(from, out);
  }
  V scale(int64_t n, int64_t at) const { return Ops::scale(g, n * g.k + at * kGroup, valid(at)); }

  // Activations [m, m + width) side by side in the order of the decoded weights; zeros beyond.
  template <class E>
  void order(int64_t m, int64_t width, float* out) const {
    const auto* a = static_cast<const typename E::storage*>(g.a);
    for (int64_t at = 0; at < groups; ++at) {
      for (int64_t j = 0; j < 8; ++j) {
        for (int64_t c = 0; c < width; ++c) {
          for (int64_t lane = 0; lane < kLanes; ++lane, ++out) {
            const int64_t k = at * kGroup + Ops::element(j, lane);
            *out = m + c < g.m && k < g.k ? E::widen(a[(m + c) * g.k + k]) : 0.0f;
          }
        }
      }
    }
  }
  template <class E>
  void finish(int64_t m, int64_t n, float value) const {
    if (g.bias != nullptr) value += E::widen(static_cast<const typename E::storage*>(g.bias)[n]);
    static_cast<typename E::storage*>(g.out)[m * g.n + n] = E::narrow(value);
  }
};

// Rows [begin, end) times C activations: scales are applied to the sums of a group's products.
template <class Ops, class E, int C>
inline void vector_few(const vector_product<Ops>& p, const float* x, int64_t m, int64_t begin,
                       int64_t end) {
  using V = typename Ops::vector;
  constexpr int64_t kLanes = Ops::kLanes;
  for (int64_t n = begin; n < end; ++n) {
    V total[C];
    for (int c = 0; c < C; ++c) total[c] = Ops::splat(0.0f);
    const float* xs = x;
    for (int64_t at = 0; at < p.groups; ++at, xs += 8 * C * kLanes) {
      V w[8];
      __builtin_prefetch(p.g.packed + (n * p.g.k + at * Ops::kGroup) / 2 + 1024);
      p.decode(n, at, w);
      const V scale = p.scale(n, at);
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
    }
    for (int c = 0; c < C && m + c < p.g.m; ++c) {
      p.template finish<E>(m + c, n, Ops::sum(total[c]));
    }
  }
}

// More activations: six rows of one chunk of columns are decoded (scaled) into the L1 cache, then
// multiplied by pairs of activations in tiles of 6 x 2, which twelve of sixteen registers hold. The
// activations come from the second-level cache: six rows share what is loaded of them.
constexpr int64_t kTileRows = 6, kTilePairs = 8;
constexpr int64_t kTileWeights = 512;  // of a row

template <class Ops>
struct vector_tile {
  using V = typename Ops::vector;
  static constexpr int64_t kLanes = Ops::kLanes, kGroups = kTileWeights / Ops::kGroup;
  static constexpr int64_t kStride = kTileWeights;

  const vector_product<Ops>& p;
  alignas(64) float weights[kTileRows * kStride];
  V sums[kTilePairs][kTileRows * 2];

  explicit vector_tile(const vector_product<Ops>& product) : p(product) {}
  void decode(int64_t row, int64_t last, int64_t first, int64_t count) {
    for (int64_t r = 0; r < kTileRows; ++r) {
      const int64_t n = least(row + r, last);
      for (int64_t at = 0; at < count; ++at) {
        V w[8];
        p.decode(n, first + at, w);
        const V scale = p.scale(n, first + at);
        float* to = weights + r * kStride + at * Ops::kGroup;
        for (int64_t j = 0; j < 8; ++j) Ops::store(to + j * kLanes, w[j] * scale);
      }
    }
  }
  // The decoded chunk times one pair of activations.
  __attribute__((noinline)) void multiply(const float* x, int64_t count, int64_t pair, bool start) {
    V acc[kTileRows * 2];
#pragma GCC unroll 12
    for (int i = 0; i < kTileRows * 2; ++i) acc[i] = start ? Ops::splat(0.0f) : sums[pair][i];
    for (int64_t i = 0; i < count * Ops::kGroup; i += kLanes) {
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

// Rows [begin, end) times `pairs` pairs of activations from m on; x holds them in pairs.
template <class Ops, class E>
inline void vector_tiles(const vector_product<Ops>& p, const float* x, int64_t m, int64_t pairs,
                         int64_t begin, int64_t end) {
  vector_tile<Ops> tile(p);
  constexpr int64_t kGroups = vector_tile<Ops>::kGroups;
  const int64_t stride = 2 * p.groups * Ops::kGroup;
  for (int64_t row = begin; row < end; row += kTileRows) {
    for (int64_t first = 0; first < p.groups; first += kGroups) {
      const int64_t count = least(kGroups, p.groups - first);
      tile.decode(row, end - 1, first, count);
      for (int64_t pair = 0; pair < pairs; ++pair) {
        tile.multiply(x + pair * stride + 2 * first * Ops::kGroup, count, pair, first == 0);
      }
    }
    for (int64_t c = 0; c < 2 * pairs && m + c < p.g.m; ++c) {
      for (int64_t r = 0; r < least(kTileRows, end - row); ++r) {
        p.template finish<E>(m + c, row + r, Ops::sum(tile.sums[c / 2][2 * r + c % 2]));
      }
    }
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

// ---- backward: grad_a[m][columns] = sum over rows of grad[m][n] * W[n][columns] ----

constexpr int64_t kGradRows = 16;   // decoded at a time
constexpr int64_t kGradBatch = 32;  // activations whose sums stay in the cache

// The columns of one group, for activations [m0, m0 + batch).
template <class Ops, class E>
inline void vector_grad_group(const vector_product<Ops>& p, int64_t at, int64_t m0, int64_t batch) {
  using V = typename Ops::vector;
  constexpr int64_t kLanes = Ops::kLanes, kGroup = Ops::kGroup;
  const auto* grad = static_cast<const typename E::storage*>(p.g.a);
  alignas(64) float weights[kGradRows][kGroup];
  alignas(64) float sums[kGradBatch][kGroup];
  std::memset(sums, 0, static_cast<size_t>(batch) * sizeof sums[0]);
  for (int64_t n0 = 0; n0 < p.g.n; n0 += kGradRows) {
    const int64_t rows = least(kGradRows, p.g.n - n0);
    for (int64_t r = 0; r < rows; ++r) {
      V w[8];
      __builtin_prefetch(p.g.packed + ((n0 + r + 2 * kGradRows) * p.g.k + at * kGroup) / 2);
      p.decode(n0 + r, at, w);
      const V scale = p.scale(n0 + r, at);
      for (int j = 0; j < 8; ++j) Ops::store(&weights[r][j * kLanes], w[j] * scale);
    }
    for (int64_t m = 0; m < batch; ++m) {
      V acc[8];
#pragma GCC unroll 8
      for (int j = 0; j < 8; ++j) acc[j] = Ops::load(&sums[m][j * kLanes]);
      for (int64_t r = 0; r < rows; ++r) {
        const V x = Ops::splat(E::widen(grad[(m0 + m) * p.g.n + n0 + r]));
#pragma GCC unroll 8
        for (int j = 0; j < 8; ++j)
          acc[j] = Ops::fma(Ops::load(&weights[r][j * kLanes]), x, acc[j]);
      }
#pragma GCC unroll 8
      for (int j = 0; j < 8; ++j) Ops::store(&sums[m][j * kLanes], acc[j]);
    }
  }
  auto* out = static_cast<typename E::storage*>(p.g.out);
  for (int64_t m = 0; m < batch; ++m) {
    for (int64_t j = 0; j < 8; ++j) {
      for (int64_t lane = 0; lane < kLanes; ++lane) {
        const int64_t k = at * kGroup + Ops::element(j, lane);
        if (k < p.g.k) out[(m0 + m) * p.g.k + k] = E::narrow(sums[m][j * kLanes + lane]);
      }
    }
  }
}

template <class Ops, class E>
inline void vector_gemm_grad(const gemm_4bit_args& g) {
  const vector_product<Ops> p(g);
  parallel_for(p.groups, g.n * g.k < kSmall ? p.groups : 1, [&](int64_t begin, int64_t end) {
    for (int64_t at = begin; at < end; ++at) {
      for (int64_t m0 = 0; m0 < g.m; m0 += kGradBatch) {
        vector_grad_group<Ops, E>(p, at, m0, least(kGradBatch, g.m - m0));
      }
    }
  });
}

// Rows of any length: by spans of `Spans` where the vectors cannot take them.
template <class Ops, class Spans>
inline void vector_gemm_grad_or_spans(const gemm_4bit_args& g) {
  if (g.k % Ops::kRowMultiple != 0) return gemm_4bit_grad_by_rows<span_decoder<Spans>>(g);
  for_dtype(g.dtype, [&](auto element) { vector_gemm_grad<Ops, decltype(element)>(g); });
}

}  // namespace
}  // namespace nybble::cpu
