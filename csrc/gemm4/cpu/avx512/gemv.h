// 4-bit products of one to four activations with AVX-512. On Intel's processors, the kernel reads
// several parts of W at the same time. It multiplies partial sums by the scales.
#pragma once

#include "cpu/features.h"
#include "gemm4/cpu/avx512/decode.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// The number of sums of a group for each activation. It is the same for one to four activations,
// so that a row of the result has the same bits, whether it is computed alone or with other rows.
constexpr int kSums = 2;

// Multiplies the vectors of a group, from number kStep on, by C activations.
template <class Dot, int C, int kStep>
__attribute__((always_inline)) inline void group_products(__m512i v, __m512i table,
                                                          const typename Dot::unit* x,
                                                          __m512 sum[C][kSums]) {
  if constexpr (kStep < Dot::kVectors) {
    const __m512i w = Dot::template look_up<4 * kStep>(v, table);
    const typename Dot::unit* at = x + kStep * C * Dot::kLanes;
#pragma GCC unroll 4
    for (int c = 0; c < C; ++c)
      sum[c][kStep % kSums] =
          Dot::mac(sum[c][kStep % kSums], w, _mm512_load_si512(at + c * Dot::kLanes));
    group_products<Dot, C, kStep + 1>(v, table, x, sum);
  }
}

// Multiplies a group by C activations and by the scales. Always inlined, because GCC would
// otherwise keep the totals in memory.
template <class Dot, int C>
__attribute__((always_inline)) inline void add_group(__m512i v, __m512i table, __m512 scale,
                                                     const typename Dot::unit* x, __m512 total[C]) {
  __m512 sum[C][kSums];
#pragma GCC unroll 4
  for (int c = 0; c < C; ++c)
    for (int i = 0; i < kSums; ++i) sum[c][i] = _mm512_setzero_ps();
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
                              const typename Dot::unit* x, int64_t groups, __m512* total) {
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

template <class Dot>
using groups_function = void (*)(const uint8_t* w, const float* scales, int shift, __m512i table,
                                 const typename Dot::unit* x, int64_t groups, __m512* total);

// Returns aligned_groups_of for blocks of 2^log2_block weights.
template <class Dot, int C>
inline groups_function<Dot> aligned_groups(int log2_block) {
  if (log2_block == 6) return aligned_groups_of<Dot, C, 2>;
  if (log2_block == 5) return aligned_groups_of<Dot, C, 4>;
  return log2_block == 4 ? aligned_groups_of<Dot, C, 8> : aligned_groups_of<Dot, C, 1>;
}

constexpr int64_t kStretch = 128 * kGroup;  // number of elements whose scales are converted at once

// Adds the products of `count` groups of a row that has a short group, or blocks that cross rows,
// starting at group `first`. The scales start at element `begin` of the row.
template <class Dot, int C>
__attribute__((noinline)) void add_groups(const product_shape& p, int64_t n, int64_t first,
                                          int64_t count, const row_scales<kStretch, false>& scales,
                                          int64_t begin, __m512i table, const typename Dot::unit* x,
                                          __m512 total[C]) {
  for (int64_t at = first; at < first + count; ++at, x += kGroup * C) {
    const __m512 scale = scales.lanes(at * kGroup - begin, p.lanes(at));
    add_group<Dot, C>(p.load(p.row(n), at), table, scale, x, total);
  }
}

// Stores the sums of `rows` rows of W that are `apart` rows apart, for `valid` activations. The
// sums of a row are `width` vectors.
template <class E>
inline void store_rows(const gemm_4bit_args& g, int64_t m, int64_t valid, int64_t n, int64_t apart,
                       int64_t rows, const __m512* total, int64_t width) {
  for (int64_t r = 0; r < rows; ++r)
    for (int64_t c = 0; c < valid; ++c)
      finish<E>(g, m + c, n + r * apart, _mm512_reduce_add_ps(total[r * width + c]));
}
using rows_store = void (*)(const gemm_4bit_args&, int64_t, int64_t, int64_t, int64_t, int64_t,
                            const __m512*, int64_t);

// Multiplies rows begin to end - 1 by C activations. On Intel's processors, the memory delivers
// several long streams of rows faster than one, and rows of all streams use the same activations
// before the next ones are loaded into the L1 cache. On Zen 4, several rows at once took 1.4 to 1.8
// times as long as one. The code is the same for all types of results; `store` stores the sums.
template <class Dot, int C>
__attribute__((noinline)) void few_sums(const product_shape& p, const typename Dot::unit* x,
                                        int64_t m, int64_t valid, int64_t begin, int64_t end,
                                        rows_store store) {
  constexpr int64_t kStreams = C > 2 ? 8 : 4, kStretchGroups = kStretch / kGroup;
  const bool streams = is_intel();
  const int64_t apart = divide_up(end - begin, streams ? kStreams : 1);
  const int64_t part = streams ? (C > 2 ? 8 : 16) : kStretchGroups;  // groups of a row at a time
  const __m512i table = Dot::table(p.book);
  const groups_function<Dot> aligned = aligned_groups<Dot, C>(p.log2_block);
  const bool whole = p.aligned && p.tail == kGroup;
  row_scales<kStretch, false> scales[kStreams];
  for (int64_t n = begin; n < begin + apart; ++n) {
    const int64_t rows = divide_up(end - n, apart);
    __m512 total[kStreams][C];
    std::memset(total, 0, sizeof total[0] * static_cast<size_t>(rows));
    for (int64_t first = 0; first < p.groups; first += kStretchGroups) {
      const int64_t groups = least(kStretchGroups, p.groups - first), k = first * kGroup;
      for (int64_t r = 0; r < rows; ++r)
        scales[r].set(p, n + r * apart, k, least(p.g.k - k, kStretch));
      for (int64_t at = 0; at < groups; at += part) {
        const int64_t count = least(part, groups - at);
        const auto* xs = x + (first + at) * kGroup * C;
        for (int64_t r = 0; r < rows; ++r) {
          if (whole)
            aligned(p.row(n + r * apart) + (first + at) * 64, scales[r].aligned(at * kGroup),
                    p.log2_block - 7, table, xs, count, total[r]);
          else
            add_groups<Dot, C>(p, n + r * apart, first + at, count, scales[r], k, table, xs,
                               total[r]);
        }
      }
    }
    store(p.g, m, valid, n, apart, rows, total[0], C);
  }
}

template <class Dot, class E, int C>
inline void few_rows(const product_shape& p, const typename Dot::unit* x, int64_t m, int64_t valid,
                     int64_t begin, int64_t end) {
  few_sums<Dot, C>(p, x, m, valid, begin, end, store_rows<E>);
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
