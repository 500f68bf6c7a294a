// 4-bit products of bfloat16 activations with AVX2, in integers. An instruction multiplies 16 pairs
// of int16, twice as many as a float32 multiply-add. Each activation's columns are converted to
// int16, 512 at a time, with a power of two as their scale. An activation is exact if it is at
// least 1/128 of the largest of the 512. The error of a smaller activation is at most 2^-15 of the
// largest. Where this would lose precision, the float32 products compute the result instead.
#pragma once

#include "cpu/avx2/lanes.h"
#include "gemm4/cpu/generic/integers.h"
#include "gemm4/cpu/generic/vectors.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

class int16_product {
 public:
  static constexpr int64_t kGroup = 64;   // weights: 32 bytes, four vectors
  static constexpr int64_t kPiece = 512;  // columns whose activations share a scale
  static constexpr int64_t kBlocks = kPiece / kGroup;
  static constexpr int64_t kSlab = 32;    // activations that use a decoded chunk
  static constexpr int64_t kFewRows = 8;  // rows of W that are prefetched side by side
  static constexpr int64_t kTileRows = 6;

  const gemm_4bit_args& g;
  const float* book;
  float unit;
  int64_t width;  // number of activations that are interleaved
  int64_t pieces;

  // Returns whether the rows consist of whole groups, each of which has one scale.
  static bool possible(const gemm_4bit_args& args) {
    return args.dtype == NYBBLE_BF16 && args.k % kGroup == 0 && args.block_size >= kGroup;
  }

  explicit int16_product(const gemm_4bit_args& args)
      : g(args),
        book(book_of(args.quant_type, args.code)),
        unit(unit_of(book)),
        width(args.m <= 2   ? args.m
              : args.m <= 4 ? 4
                            : 2),
        pieces(divide_up(args.k, kPiece)) {
    alignas(16) uint8_t bytes[2][16];
    for (int i = 0; i < 16; ++i) {
      // without a unit, the code book may have values that are not finite
      const auto code = static_cast<int16_t>(unit == 0 ? 0.0f : std::rint(book[i] * unit));
      bytes[0][i] = static_cast<uint8_t>(code);
      bytes[1][i] = static_cast<uint8_t>(code >> 8);
    }
    low_ = _mm256_broadcastsi128_si256(load128(bytes[0]));
    high_ = _mm256_broadcastsi128_si256(load128(bytes[1]));
  }

  // Decodes a group: the even elements in two vectors, then the odd elements.
  __attribute__((always_inline)) void decode(const uint8_t* packed, __m256i w[4]) const {
    const __m256i v = load256(packed), fifteen = _mm256_set1_epi8(15);
    const __m256i even = _mm256_and_si256(_mm256_srli_epi16(v, 4), fifteen);
    const __m256i odd = _mm256_and_si256(v, fifteen);
    const __m256i l0 = _mm256_shuffle_epi8(low_, even), h0 = _mm256_shuffle_epi8(high_, even);
    const __m256i l1 = _mm256_shuffle_epi8(low_, odd), h1 = _mm256_shuffle_epi8(high_, odd);
    w[0] = _mm256_unpacklo_epi8(l0, h0);
    w[1] = _mm256_unpackhi_epi8(l0, h0);
    w[2] = _mm256_unpacklo_epi8(l1, h1);
    w[3] = _mm256_unpackhi_epi8(l1, h1);
  }

  // Stores a group of converted columns: its even elements in two vectors, then the odd elements.
  void place(const int16_t* whole, int64_t slot, int16_t* out) const {
    for (int64_t j = 0; j < 4; ++j) {
      int16_t* to = out + (j * width + slot) * 16;
      for (int64_t lane = 0; lane < 16; ++lane)
        to[lane] = whole[2 * (lane / 8 * 16 + j % 2 * 8 + lane % 8) + j / 2];
    }
  }

  // Returns the scales of the blocks of `count` elements of row n, one for each group.
  const float* scales(int64_t n, int64_t k, int64_t count, float room[kBlocks]) const {
    const int shift = __builtin_ctz(static_cast<unsigned>(g.block_size));
    const int64_t first = n * g.k + k, block = first >> shift;
    if (g.absmax.codes == nullptr && shift == 6) return g.absmax.values + block;
    if (g.absmax.codes != nullptr && shift == 6) {
      scales_at(g.absmax, block, count / kGroup, room);
      return room;
    }
    for (int64_t i = 0; i < count; i += kGroup)
      room[i / kGroup] = scale_at(g.absmax, (first + i) >> shift);
    return room;
  }

  template <int C>
  void few(const int16_t* x, const float* x_scale, int64_t begin, int64_t end) const;
  void tiles(const int16_t* x, const float* x_scale, int64_t m, int64_t begin, int64_t end) const;

  void finish(int64_t m, int64_t n, float value) const {
    if (g.bias != nullptr) value += bf16::widen(static_cast<const uint16_t*>(g.bias)[n]);
    static_cast<uint16_t*>(g.out)[m * g.n + n] = bf16::narrow(value);
  }
  static float sum(__m256 x) {
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
    s = _mm_add_ps(s, _mm_movehl_ps(s, s));
    return _mm_cvtss_f32(_mm_add_ss(s, _mm_movehdup_ps(s)));
  }

  // Converts `count` activations. Returns their scale, or NaN if they cannot be converted: if one
  // is not finite, if all are tiny, or if the sum of the rounding errors is too large in relation
  // to the sum of the activations up to 1/32 of the largest.
  static float to_int16(const uint16_t* x, int64_t count, int16_t* out) {
    __m256i top = _mm256_setzero_si256();
    for (int64_t i = 0; i < count; i += 16) top = magnitude_bits(bf16{}, top, x + i);
    const uint32_t bits = reduce_halves(top);
    if (bits == 0) return 0.0f;
    const auto biased = static_cast<int>(bits >> 7);
    if (biased == 0xff || biased < 64) return __builtin_nanf("");
    const int exponent = biased - 127;
    const __m256 up = _mm256_set1_ps(float_of(static_cast<uint32_t>(127 + 14 - exponent) << 23));
    const __m256 bound = _mm256_set1_ps(1024.0f);
    __m256 small = _mm256_setzero_ps(), lost = _mm256_setzero_ps();
    for (int64_t i = 0; i < count; i += 16) {
      __m256i whole[2];
      for (int half = 0; half < 2; ++half) {
        const __m256 value = _mm256_mul_ps(load8(bf16{}, x + i + 8 * half), up);
        whole[half] = _mm256_cvtps_epi32(value);
        const __m256 size = magnitude(value);
        small = _mm256_add_ps(small, _mm256_and_ps(size, _mm256_cmp_ps(size, bound, _CMP_LE_OQ)));
        lost =
            _mm256_add_ps(lost, magnitude(_mm256_sub_ps(value, _mm256_cvtepi32_ps(whole[half]))));
      }
      const __m256i both = _mm256_packs_epi32(whole[0], whole[1]);
      _mm256_store_si256(reinterpret_cast<__m256i*>(out + i), _mm256_permute4x64_epi64(both, 0xD8));
    }
    if (sum(lost) > kPrecision * sum(small)) return __builtin_nanf("");
    return float_of(static_cast<uint32_t>(127 - 14 + exponent) << 23);
  }

 private:
  __m256i low_, high_;
};

inline __m256i load_int16(const int16_t* p) {
  return _mm256_load_si256(reinterpret_cast<const __m256i*>(p));
}

// Prefetches the next kFewRows rows: a cache line of each row, then the next cache line of each
// row.
class next_rows {
 public:
  next_rows(const uint8_t* packed, int64_t stride, int64_t line)
      : packed_(packed),
        stride_(static_cast<uintptr_t>(stride)),
        line_(static_cast<uintptr_t>(line)) {}
  __attribute__((always_inline)) void prefetch() {
    constexpr auto kRows = static_cast<uintptr_t>(int16_product::kFewRows);
    prefetch_ahead(packed_, (kRows + line_ % kRows) * stride_ + line_ / kRows * 64);
    ++line_;
  }

 private:
  const uint8_t* packed_;  // the first of the current rows
  uintptr_t stride_, line_;
};

// Multiplies rows begin to end - 1 by C activations, one row after the other. At the same time, it
// prefetches the next rows side by side (amx/gemv.h).
template <int C>
inline void int16_product::few(const int16_t* x, const float* x_scale, int64_t begin,
                               int64_t end) const {
  const int64_t row_bytes = g.k / 2;
  for (int64_t n = begin; n < end; ++n) {
    const uint8_t* packed = g.packed + n * row_bytes;
    const int64_t inside = (n - begin) % kFewRows;
    next_rows next(packed - inside * row_bytes, row_bytes, inside * divide_up(row_bytes, 64));
    __m256 total[C];
    for (int c = 0; c < C; ++c) total[c] = _mm256_setzero_ps();
    for (int64_t piece = 0; piece < pieces; ++piece) {
      const int64_t k = piece * kPiece, count = least(kPiece, g.k - k);
      float room[kBlocks];
      const float* scale = scales(n, k, count, room);
      prefetch_ahead(scale, static_cast<uintptr_t>(row_bytes));
      __m256 part[C];
      for (int c = 0; c < C; ++c) part[c] = _mm256_setzero_ps();
      for (int64_t i = 0; i < count; i += kGroup) {
        if (i % 128 == 0) next.prefetch();
        __m256i w[4];
        decode(packed + (k + i) / 2, w);
        const __m256 s = _mm256_broadcast_ss(scale + i / kGroup);
        const int16_t* xs = x + (k + i) * C;
#pragma GCC unroll 4
        for (int c = 0; c < C; ++c) {
          __m256i even = _mm256_madd_epi16(w[0], load_int16(xs + c * 16));
          __m256i odd = _mm256_madd_epi16(w[1], load_int16(xs + (C + c) * 16));
          even = _mm256_add_epi32(even, _mm256_madd_epi16(w[2], load_int16(xs + (2 * C + c) * 16)));
          odd = _mm256_add_epi32(odd, _mm256_madd_epi16(w[3], load_int16(xs + (3 * C + c) * 16)));
          part[c] = _mm256_fmadd_ps(_mm256_cvtepi32_ps(_mm256_add_epi32(even, odd)), s, part[c]);
        }
      }
      for (int c = 0; c < C; ++c)
        total[c] = _mm256_fmadd_ps(part[c], _mm256_broadcast_ss(x_scale + piece * C + c), total[c]);
    }
    for (int c = 0; c < C && c < g.m; ++c) finish(c, n, sum(total[c]));
  }
}

// Products of more than four activations: decodes a chunk (512 columns of six rows) into the L1
// cache, and multiplies it by pairs of activations.
struct int16_tile {
  using P = int16_product;
  static constexpr int64_t kRows = P::kTileRows;

  const P& p;
  alignas(32) int16_t weights[kRows][P::kPiece];
  float scales[P::kBlocks][kRows];
  __m256 sums[P::kSlab / 2][kRows * 2];

  explicit int16_tile(const P& product) : p(product) {}
  void decode(int64_t row, int64_t last, int64_t k, int64_t count) {
    for (int64_t r = 0; r < kRows; ++r) {
      const int64_t n = least(row + r, last);
      float room[P::kBlocks];
      const float* from = p.scales(n, k, count, room);
      const uint8_t* packed = p.g.packed + (n * p.g.k + k) / 2;
      // Prefetches the same columns of the next tile, because hardware prefetchers do not predict
      // them.
      const auto ahead = static_cast<uintptr_t>(kRows * p.g.k / 2);
      if (p.g.absmax.codes == nullptr) prefetch_ahead(from, ahead / 8);
      for (int64_t i = 0; i < count; i += P::kGroup) {
        prefetch_ahead(packed + i / 2, ahead);
        scales[i / P::kGroup][r] = from[i / P::kGroup];
        __m256i w[4];
        p.decode(packed + i / 2, w);
        for (int j = 0; j < 4; ++j)
          _mm256_store_si256(reinterpret_cast<__m256i*>(weights[r] + i + 16 * j), w[j]);
      }
    }
  }
  // Multiplies the chunk by a pair of activations.
  void multiply(const int16_t* x, const float* x_scale, int64_t count, int64_t pair, bool start) {
    for (int64_t r = 0; r < kRows; r += kAtOnce)
      multiply_rows(r, x, x_scale, count, sums[pair] + 2 * r, start);
  }

 private:
  static constexpr int64_t kAtOnce = 3;  // rows; their sums fill the registers

  __attribute__((noinline)) void multiply_rows(int64_t first, const int16_t* x,
                                               const float* x_scale, int64_t count, __m256* out,
                                               bool start) const {
    __m256 part[kAtOnce * 2];
#pragma GCC unroll 6
    for (int64_t i = 0; i < kAtOnce * 2; ++i) part[i] = _mm256_setzero_ps();
    for (int64_t at = 0; at < count; at += P::kGroup) {
      __m256i acc[kAtOnce * 2];
#pragma GCC unroll 4
      for (int64_t j = 0; j < 4; ++j) {
        const int16_t* xs = x + 2 * at + j * 32;
        const __m256i x0 = load_int16(xs), x1 = load_int16(xs + 16);
#pragma GCC unroll 3
        for (int64_t r = 0; r < kAtOnce; ++r) {
          const __m256i w = in_register(load_int16(weights[first + r] + at + 16 * j));
          const __m256i y0 = _mm256_madd_epi16(w, x0), y1 = _mm256_madd_epi16(w, x1);
          // in_register, because GCC would otherwise add all products at the end
          acc[2 * r] = in_register(j == 0 ? y0 : _mm256_add_epi32(acc[2 * r], y0));
          acc[2 * r + 1] = in_register(j == 0 ? y1 : _mm256_add_epi32(acc[2 * r + 1], y1));
        }
      }
#pragma GCC unroll 3
      for (int64_t r = 0; r < kAtOnce; ++r) {
        const __m256 scale = _mm256_broadcast_ss(&scales[at / P::kGroup][first + r]);
        part[2 * r] = _mm256_fmadd_ps(_mm256_cvtepi32_ps(acc[2 * r]), scale, part[2 * r]);
        part[2 * r + 1] =
            _mm256_fmadd_ps(_mm256_cvtepi32_ps(acc[2 * r + 1]), scale, part[2 * r + 1]);
      }
    }
#pragma GCC unroll 6
    for (int64_t i = 0; i < kAtOnce * 2; ++i) {
      const __m256 before = start ? _mm256_setzero_ps() : out[i];
      out[i] = _mm256_fmadd_ps(part[i], _mm256_broadcast_ss(x_scale + i % 2), before);
    }
  }
};

inline void int16_product::tiles(const int16_t* x, const float* x_scale, int64_t m, int64_t begin,
                                 int64_t end) const {
  int16_tile tile(*this);
  const int64_t count = least(kSlab, g.m - m), pairs = divide_up(count, 2);
  for (int64_t row = begin; row < end; row += kTileRows) {
    for (int64_t piece = 0; piece < pieces; ++piece) {
      const int64_t k = piece * kPiece, columns = least(kPiece, g.k - k);
      tile.decode(row, end - 1, k, columns);
      for (int64_t pair = 0; pair < pairs; ++pair)
        tile.multiply(x + 2 * (pair * g.k + k), x_scale + 2 * (pair * pieces + piece), columns,
                      pair, piece == 0);
    }
    for (int64_t c = 0; c < count; ++c)
      for (int64_t r = 0; r < least(kTileRows, end - row); ++r)
        finish(m + c, row + r, sum(tile.sums[c / 2][2 * r + c % 2]));
  }
}

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
