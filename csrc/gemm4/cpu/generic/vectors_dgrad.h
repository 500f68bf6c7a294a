// The gradient of the 4-bit product with vectors of any width: grad_a[m][columns] is the sum over n
// of grad[m][n] * W[n][columns].
#pragma once

#include "gemm4/cpu/generic/vectors.h"

namespace nybble::cpu {
namespace {

constexpr int64_t kGradRows = 16;   // number of rows that are decoded at once
constexpr int64_t kGradBatch = 32;  // number of activations whose sums stay in the cache

// Computes the columns of a group for `batch` activations, starting at activation m0.
template <class Ops, class E>
inline void vector_grad_group(const vector_product<Ops>& p, int64_t at, int64_t m0, int64_t batch) {
  using V = typename Ops::vector;
  constexpr int64_t kLanes = Ops::kLanes, kGroup = Ops::kGroup;
  const auto* grad = static_cast<const typename E::storage*>(p.g.a);
  const int64_t count = least(kGroup, p.g.k - at * kGroup);
  alignas(64) float weights[kGradRows][kGroup];
  alignas(64) float sums[kGradBatch][kGroup];
  std::memset(sums, 0, static_cast<size_t>(batch) * sizeof sums[0]);
  for (int64_t n0 = 0; n0 < p.g.n; n0 += kGradRows) {
    const int64_t rows = least(kGradRows, p.g.n - n0);
    for (int64_t r = 0; r < rows; ++r) {
      __builtin_prefetch(p.g.packed + ((n0 + r + 2 * kGradRows) * p.g.k + at * kGroup) / 2);
      const auto put = [&](int64_t, const V w[8], V scale) __attribute__((always_inline)) {
        for (int j = 0; j < 8; ++j) Ops::store(&weights[r][j * kLanes], w[j] * scale);
      };
      p.decoded(n0 + r, at * kGroup, count, put);
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
    for (int64_t at = begin; at < end; ++at)
      for (int64_t m0 = 0; m0 < g.m; m0 += kGradBatch)
        vector_grad_group<Ops, E>(p, at, m0, least(kGradBatch, g.m - m0));
  });
}

// Computes the gradient for rows of any length. `Spans` decodes the rows that the vectors cannot
// decode.
template <class Ops, class Spans>
inline void vector_gemm_grad_or_spans(const gemm_4bit_args& g) {
  if constexpr (Ops::kSpan == 32) {
    if (g.block_size < 32) return vector_gemm_grad_or_spans<by_sixteens<Ops>, Spans>(g);
  }
  if (g.k % Ops::kSpan != 0) return gemm_4bit_grad_by_rows<span_decoder<Spans>>(g);
  for_dtype(g.dtype, [&](auto element) { vector_gemm_grad<Ops, decltype(element)>(g); });
}

}  // namespace
}  // namespace nybble::cpu
