// 4-bit products of one to four activations with AVX-512. Weight rows are read from memory one at a
// time. Reading two or four rows at once would take 1.4 to 1.8 times as long. The kernel multiplies
// partial sums by the scales.
#pragma once

#include "gemm4/cpu/avx512/decode.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// Multiplies the vectors of a group, from number kStep on, by C activations.
template <class Dot, int C, int kStep>
__attribute__((always_inline)) inline void group_products(__m512i v, __m512i table,
                                                          const typename Dot::unit* x,
                                                          __m512 sum[C][2]) {
  if constexpr (kStep < Dot::kVectors) {
    const __m512i w = Dot::template look_up<4 * kStep>(v, table);
    const typename Dot::unit* at = x + kStep * C * Dot::kLanes;
#pragma GCC unroll 4
    for (int c = 0; c < C; ++c)
      sum[c][kStep & 1] = Dot::mac(sum[c][kStep & 1], w, _mm512_load_si512(at + c * Dot::kLanes));
    group_products<Dot, C, kStep + 1>(v, table, x, sum);
  }
}

// Multiplies a group by C activations and by the scales. Always inlined, because GCC would
// otherwise keep the totals in memory.
template <class Dot, int C>
__attribute__((always_inline)) inline void add_group(__m512i v, __m512i table, __m512 scale,
                                                     const typename Dot::unit* x, __m512 total[C]) {
  __m512 sum[C][2];
#pragma GCC unroll 4
  for (int c = 0; c < C; ++c) sum[c][0] = sum[c][1] = _mm512_setzero_ps();
  group_products<Dot, C, 0>(v, table, x, sum);
#pragma GCC unroll 4
  for (int c = 0; c < C; ++c)
    total[c] = _mm512_fmadd_ps(_mm512_add_ps(sum[c][0], sum[c][1]), scale, total[c]);
}

// Returns the kPer scales of a group that starts at a block boundary. Each scale is for 128 / kPer
// weights.
template <int kPer>
inline __m512 group_scales(const float* from) {
  if (kPer == 1) return _mm512_set1_ps(*from);
  if (kPer == 2) return two_scales(from[0], from[1]);
  if (kPer == 8)
    return _mm512_permutexvar_ps(_mm512_srli_epi32(eighths(), 4),
                                 _mm512_castps256_ps512(_mm256_loadu_ps(from)));
  const __m512i quarter = _mm512_srli_epi32(eighths(), 5);
  return _mm512_permutexvar_ps(quarter, _mm512_castps128_ps512(_mm_loadu_ps(from)));
}

// Adds the products of `groups` whole groups of a row that starts at a block boundary. Each group
// has kPer scales. If kPer is 1, 2^shift groups share a scale.
template <class Dot, int C, int kPer>
inline void aligned_groups_of(const uint8_t* w, const float* scales, int shift, __m512i table,
                              const typename Dot::unit* x, int64_t groups, __m512 total[C]) {
  __m512 sum[C];  // in registers, because GCC must assume that `w` points into `total`
#pragma GCC unroll 4
  for (int c = 0; c < C; ++c) sum[c] = total[c];
  for (int64_t at = 0; at < groups; ++at) {
    const float* from = kPer == 1 ? scales + (at >> shift) : scales + at * kPer;
    // Prefetching the scales saves a quarter of the time of float32 products whose scales are in
    // memory. For bfloat16 products, the speed of reading the weights is the limit, and the
    // prefetch would make them up to 3 % slower.
    prefetch_ahead(w + at * 64, 2048);
    if (Dot::kVectors == 8) prefetch_ahead(from, 512);
    const __m512 scale = group_scales<kPer>(from);
    add_group<Dot, C>(_mm512_loadu_si512(w + at * 64), table, scale, x + at * kGroup * C, sum);
  }
#pragma GCC unroll 4
  for (int c = 0; c < C; ++c) total[c] = sum[c];
}

template <class Dot, int C>
inline void aligned_groups(const product_shape& p, const uint8_t* w, const float* scales,
                           __m512i table, const typename Dot::unit* x, int64_t groups,
                           __m512 total[C]) {
  if (p.log2_block == 6)
    aligned_groups_of<Dot, C, 2>(w, scales, 0, table, x, groups, total);
  else if (p.log2_block == 5)
    aligned_groups_of<Dot, C, 4>(w, scales, 0, table, x, groups, total);
  else if (p.log2_block == 4)
    aligned_groups_of<Dot, C, 8>(w, scales, 0, table, x, groups, total);
  else
    aligned_groups_of<Dot, C, 1>(w, scales, p.log2_block - 7, table, x, groups, total);
}

constexpr int64_t kStretch = 128 * kGroup;  // number of elements whose scales are converted at once

// Adds the products of a row that has short groups, nested scales, or blocks that cross rows.
template <class Dot, int C>
inline void general_row(const product_shape& p, int64_t n, __m512i table,
                        const typename Dot::unit* x, row_scales<kStretch, false>& scales,
                        __m512 total[C]) {
  const int64_t per_stretch = kStretch / kGroup;
  for (int64_t first = 0; first < p.groups; first += per_stretch) {
    const int64_t last = least(p.groups, first + per_stretch);
    const uint8_t* w = p.row(n) + first * 64;
    const auto* xs = x + first * kGroup * C;
    const int64_t elements = least(p.g.k - first * kGroup, kStretch);
    scales.set(p, n, first * kGroup, elements);
    int64_t at = 0;
    if (p.aligned) {
      at = elements / kGroup;
      aligned_groups<Dot, C>(p, w, scales.aligned(0), table, xs, at, total);
    }
    for (; at < last - first; ++at) {
      const __mmask16 lanes = p.lanes(first + at);
      const __m512i v = p.load(p.row(n), first + at);
      add_group<Dot, C>(v, table, scales.lanes(at * kGroup, lanes), xs + at * kGroup * C, total);
    }
  }
}

// Multiplies rows begin to end - 1 by C activations, starting at activation m.
template <class Dot, class E, int C>
inline void few_rows(const product_shape& p, const typename Dot::unit* x, int64_t m, int64_t valid,
                     int64_t begin, int64_t end) {
  const __m512i table = Dot::table(p.book);
  const bool simple = p.aligned && p.tail == kGroup && p.g.absmax.codes == nullptr;
  const int64_t blocks = p.g.k >> p.log2_block;
  row_scales<kStretch, false> scales;
  for (int64_t n = begin; n < end; ++n) {
    __m512 total[C];
    for (int c = 0; c < C; ++c) total[c] = _mm512_setzero_ps();
    if (simple) {
      aligned_groups<Dot, C>(p, p.row(n), p.g.absmax.values + n * blocks, table, x, p.groups,
                             total);
    } else {
      general_row<Dot, C>(p, n, table, x, scales, total);
    }
    for (int c = 0; c < valid; ++c) finish<E>(p.g, m + c, n, _mm512_reduce_add_ps(total[c]));
  }
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
