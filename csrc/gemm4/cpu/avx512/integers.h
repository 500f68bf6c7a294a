// 4-bit products of bfloat16 activations with AVX-512, in integers. On Intel's processors, a
// bfloat16 dot product takes 2.6 times as long as an int16 dot product (VNNI). Each activation's
// columns are converted to int16, 512 at a time, with a power of two as their scale. An activation
// is exact if it is at least 1/128 of the largest of the 512. The error of a smaller activation is
// at most 2^-15 of the largest. Where this would lose precision, other kernels compute the product.
#pragma once

#include "gemm4/cpu/avx512/decode.h"
#include "gemm4/cpu/generic/integers.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

class int16_product {
 public:
  static constexpr int64_t kGroup = avx512::kGroup;
  static constexpr int64_t kPiece = 512;  // columns whose activations share a scale
  static constexpr int64_t kPieceGroups = kPiece / kGroup;
  static constexpr int64_t kSlab = 16;       // activations that use a decoded chunk
  static constexpr uintptr_t kAhead = 2048;  // prefetch distance in each row, in bytes
  static constexpr int64_t kScaled = 8;      // pieces whose scales are converted at once
  static constexpr int64_t kTileRows = 12;

  const gemm_4bit_args& g;
  product_shape p;
  float unit;
  int64_t width;  // number of activations that are interleaved
  int64_t pieces;
  __m512i table;

  // Returns whether the product has rows of whole groups, and blocks of at least half a group.
  static bool possible(const gemm_4bit_args& args) {
    return args.dtype == NYBBLE_BF16 && args.k % kGroup == 0 && args.k % args.block_size == 0 &&
           args.block_size >= 64;
  }

  explicit int16_product(const gemm_4bit_args& args)
      : g(args),
        p(args),
        unit(unit_of(book_of(args.quant_type, args.code))),
        width(args.m <= 2 ? args.m : 4),
        pieces(divide_up(args.k, kPiece)),
        table(_mm512_broadcast_i64x4(_mm512_cvtepi32_epi16(
            _mm512_cvtps_epi32(_mm512_mul_ps(p.book, _mm512_set1_ps(unit)))))) {}

  // Stores a group of converted columns in nibble order (decode.h).
  void place(const int16_t* whole, int64_t slot, int16_t* out) const {
    nibble_order(whole, out + slot * 32, width * 32);
  }

  // Divides the rows into kStreams parts, and multiplies the rows of all parts at the same time.
  template <int C>
  void few(const int16_t* x, const float* x_scale, int64_t begin, int64_t end) const {
    int64_t part = divide_up(end - begin, kStreams<C>);
    if (part >= 64) part |= 1;  // at distances of many KiB, the parts would use the same cache sets
    for (int64_t n = begin; n < begin + part; ++n) {
      if (p.log2_block == 6)
        few_rows<C, true>(x, x_scale, n, part, end - 1);
      else
        few_rows<C, false>(x, x_scale, n, part, end - 1);
    }
  }
  void tiles(const int16_t* x, const float* x_scale, int64_t m, int64_t begin, int64_t end) const;

  // Converts `count` activations. Returns their scale, or NaN if they cannot be converted: if one
  // is not finite, if all are tiny, or if the sum of the rounding errors is too large in relation
  // to the sum of the activations up to 1/32 of the largest.
  static float to_int16(const uint16_t* x, int64_t count, int16_t* out) {
    __m512i top = _mm512_setzero_si512();
    for (int64_t i = 0; i < count; i += 32) top = magnitude_bits(bf16{}, top, x + i);
    const auto bits = static_cast<uint32_t>(
        _mm512_reduce_max_epu32(_mm512_srli_epi32(fold_bits(bf16{}, top), 16)));
    if (bits == 0) return 0.0f;
    const auto biased = static_cast<int>(bits >> 7);
    if (biased == 0xff || biased < 64) return __builtin_nanf("");
    const int exponent = biased - 127;
    const __m512 up = _mm512_set1_ps(float_of(static_cast<uint32_t>(127 + 14 - exponent) << 23));
    __m512 small = _mm512_setzero_ps(), lost = _mm512_setzero_ps();
    for (int64_t i = 0; i < count; i += 16) {
      const __m512 value = _mm512_mul_ps(load16(bf16{}, x + i), up);
      const __m512i whole = _mm512_cvtps_epi32(value);
      const __m512 size = _mm512_abs_ps(value);
      const __mmask16 is_small = _mm512_cmp_ps_mask(size, _mm512_set1_ps(1024), _CMP_LE_OQ);
      small = _mm512_mask_add_ps(small, is_small, small, size);
      lost = _mm512_add_ps(lost, _mm512_abs_ps(_mm512_sub_ps(value, _mm512_cvtepi32_ps(whole))));
      _mm256_store_si256(reinterpret_cast<__m256i*>(out + i), _mm512_cvtepi32_epi16(whole));
    }
    if (_mm512_reduce_add_ps(lost) > kPrecision * _mm512_reduce_add_ps(small))
      return __builtin_nanf("");
    return float_of(static_cast<uint32_t>(127 - 14 + exponent) << 23);
  }

 private:
  template <int C>
  static constexpr int kStreams = C == 1 ? 4 : 2;  // with more, the sums would not fit in registers

  template <int C, bool kHalves>
  void few_rows(const int16_t* x, const float* x_scale, int64_t n, int64_t apart,
                int64_t last) const;
};

// The scales of a row of W in float32, for kScaled pieces at a time.
class int16_scales {
 public:
  // Returns the scales of `groups` groups of row n, starting at group `first`. Prefetches those of
  // the same groups of the next row.
  const float* at(const product_shape& p, int64_t n, int64_t first, int64_t groups) {
    const int64_t block = (n * p.g.k + first * kGroup) >> p.log2_block;
    const int64_t count = divide_up(groups * kGroup, p.g.block_size);
    const auto ahead = static_cast<uintptr_t>(p.g.k >> p.log2_block);
    if (p.g.absmax.codes == nullptr) {
      const float* from = p.g.absmax.values + block;
      for (int64_t i = 0; i < count; i += 16) prefetch_ahead(from + i, ahead * sizeof(float));
      return from;
    }
    prefetch_ahead(p.g.absmax.codes + block, ahead);
    expand_scales(p.g.absmax, block, count, room_);
    return room_;
  }

 private:
  alignas(64) float room_[int16_product::kScaled * int16_product::kPiece / 64 + 16];
};

// Multiplies kStreams rows of W by C activations: rows n, n + apart and so on, but at most `last`.
// The memory delivers four long streams faster than one, and faster than eight rows side by side.
template <int C, bool kHalves>
inline void int16_product::few_rows(const int16_t* x, const float* x_scale, int64_t n,
                                    int64_t apart, int64_t last) const {
  constexpr int R = kStreams<C>;
  int64_t rows[R];
  int16_scales converted[R];
  const float* scales[R];
  __m512 total[R][C];
#pragma GCC unroll 4
  for (int r = 0; r < R; ++r) {
    rows[r] = least(n + r * apart, last);
#pragma GCC unroll 4
    for (int c = 0; c < C; ++c) total[r][c] = _mm512_setzero_ps();
  }
  for (int64_t piece = 0; piece < pieces; ++piece) {
    const int64_t first = piece * kPieceGroups, inside = piece % kScaled * kPieceGroups;
    const int64_t groups = least(kPieceGroups, p.groups - first);
    __m512 part[R][C];
#pragma GCC unroll 4
    for (int r = 0; r < R; ++r) {
      if (inside == 0)
        scales[r] =
            converted[r].at(p, rows[r], first, least(kScaled * kPieceGroups, p.groups - first));
#pragma GCC unroll 4
      for (int c = 0; c < C; ++c) part[r][c] = _mm512_setzero_ps();
    }
    for (int64_t i = 0; i < groups; ++i) {
      const int64_t at = first + i, block = ((inside + i) * kGroup) >> p.log2_block;
      const int16_t* xs = x + at * kGroup * C;
      __m512i v[R], sum[R][C];
#pragma GCC unroll 4
      for (int r = 0; r < R; ++r) {
        const uint8_t* packed = p.row(rows[r]) + at * 64;
        prefetch_ahead(packed, kAhead);
        v[r] = _mm512_loadu_si512(packed);
      }
#pragma GCC unroll 4
      for (int step = 0; step < 4; ++step) {
#pragma GCC unroll 4
        for (int r = 0; r < R; ++r) {
          const __m512i w = _mm512_permutexvar_epi16(
              step == 0 ? v[r] : _mm512_srli_epi16(v[r], static_cast<unsigned>(4 * step)), table);
#pragma GCC unroll 4
          for (int c = 0; c < C; ++c) {
            const __m512i values = _mm512_load_si512(xs + (step * C + c) * 32);
            sum[r][c] = step == 0 ? _mm512_madd_epi16(w, values)
                                  : _mm512_dpwssd_epi32(sum[r][c], w, values);
          }
        }
      }
#pragma GCC unroll 4
      for (int r = 0; r < R; ++r) {
        const float* s = scales[r] + block;
        const __m512 scale = kHalves ? two_scales(s[0], s[1]) : _mm512_set1_ps(s[0]);
#pragma GCC unroll 4
        for (int c = 0; c < C; ++c)
          part[r][c] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(sum[r][c]), scale, part[r][c]);
      }
    }
#pragma GCC unroll 4
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 4
      for (int c = 0; c < C; ++c)
        total[r][c] =
            _mm512_fmadd_ps(part[r][c], _mm512_set1_ps(x_scale[piece * C + c]), total[r][c]);
  }
#pragma GCC unroll 4
  for (int r = 0; r < R; ++r)
    for (int c = 0; c < C && c < g.m; ++c)
      finish<bf16>(g, c, rows[r], _mm512_reduce_add_ps(total[r][c]));
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
