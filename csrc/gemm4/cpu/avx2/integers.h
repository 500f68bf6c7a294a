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
  static constexpr int64_t kSlab = 32;    // activations that use decoded weights
  static constexpr int64_t kFewRows = 8;  // rows of W that are prefetched side by side
  static constexpr int64_t kTileRows = 24;

  const gemm_4bit_args& g;
  const float* book;
  float unit;
  int64_t width;  // number of activations that are stored together, group by group
  int64_t pieces;

  // Returns whether the rows consist of whole groups, each of which has one scale.
  static bool possible(const gemm_4bit_args& args) {
    return args.dtype == NYBBLE_BF16 && args.k % kGroup == 0 && args.block_size >= kGroup;
  }

  explicit int16_product(const gemm_4bit_args& args)
      : g(args),
        book(book_of(args.quant_type, args.code)),
        unit(unit_of(book)),
        width(args.m == 3 ? 4 : least(args.m, kSlab)),
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
  // The vectors of up to four activations are interleaved. Otherwise, those of a group are
  // adjacent.
  void place(const int16_t* whole, int64_t slot, int16_t* out) const {
    for (int64_t j = 0; j < 4; ++j) {
      int16_t* to = out + (g.m <= 4 ? j * width + slot : slot * 4 + j) * 16;
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
// prefetches the next rows side by side.
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

// Products of more than four activations. The kernel decodes 64 columns of two rows of W into
// registers, and multiplies them by all activations of a slab. The sums of 512 columns are in
// memory. These columns of the activations stay in the L1 cache for kTileRows rows of W.
class int16_tile {
 public:
  using P = int16_product;

  // x and x_scale are those of `count` activations, starting at activation m.
  int16_tile(const P& product, const int16_t* x, const float* x_scale, int64_t m, int64_t count)
      : p_(product), x_(x), x_scale_(x_scale), m_(m), count_(count) {}

  // Multiplies rows begin to end - 1, at most kTileRows.
  void run(int64_t begin, int64_t end) {
    for (int64_t n = begin; n < end; n += 2) clear(totals_[(n - begin) / 2]);
    for (int64_t piece = 0; piece < p_.pieces; ++piece)
      for (int64_t n = begin; n < end; n += 2)
        multiply(n, least(n + 1, end - 1), piece, totals_[(n - begin) / 2]);
    for (int64_t n = begin; n < end; n += 8)
      for (int64_t c = 0; c < count_; ++c) finish(n, least(8, end - n), c, (n - begin) / 2);
  }

 private:
  using pair = __m256[2];  // the sums of two rows

  void clear(pair* sums) const {
    for (int64_t c = 0; c < count_; ++c) sums[c][0] = sums[c][1] = _mm256_setzero_ps();
  }

  // Multiplies two rows by a piece of the activations.
  void multiply(int64_t n0, int64_t n1, int64_t piece, pair* total) const {
    const int64_t k = piece * P::kPiece, groups = least(P::kPiece, p_.g.k - k) / P::kGroup;
    const int64_t row_bytes = p_.g.k / 2, second = (n1 - n0) * row_bytes;
    const uint8_t* packed = p_.g.packed + n0 * row_bytes + k / 2;
    float room[2][P::kBlocks];
    const float* scale0 = p_.scales(n0, k, groups * P::kGroup, room[0]);
    const float* scale1 = p_.scales(n1, k, groups * P::kGroup, room[1]);
    // Prefetches the next piece of the same rows, or the first piece of the next tile.
    const auto ahead = static_cast<uintptr_t>(
        piece + 1 < p_.pieces ? P::kPiece / 2 : P::kTileRows * row_bytes - k / 2);
    if (p_.g.absmax.codes == nullptr) {
      prefetch_ahead(scale0, ahead / 8);
      prefetch_ahead(scale1, ahead / 8);
    }
    const int16_t* x = x_ + k * p_.width;
    const float* x_scale = x_scale_ + piece * p_.width;
    alignas(64) pair part[P::kSlab];
    clear(part);
    for (int64_t i = 0; i < groups; ++i, x += p_.width * P::kGroup) {
      if (i % 2 == 0) {
        prefetch_ahead(packed + i * 32, ahead);
        prefetch_ahead(packed + second + i * 32, ahead);
      }
      __m256i w[8];
      p_.decode(packed + i * 32, w);
      p_.decode(packed + second + i * 32, w + 4);
      const __m256 s0 = _mm256_broadcast_ss(scale0 + i), s1 = _mm256_broadcast_ss(scale1 + i);
      if (i + 1 < groups)
        multiply_group<false>(w, x, s0, s1, part, x_scale, total);
      else
        multiply_group<true>(w, x, s0, s1, part, x_scale, total);
    }
  }

  template <bool kLast>
  __attribute__((always_inline)) void multiply_group(const __m256i w[8], const int16_t* x,
                                                     __m256 s0, __m256 s1, pair* part,
                                                     const float* x_scale, pair* total) const {
    const int64_t count = count_;
#pragma GCC unroll 2
    for (int64_t c = 0; c < count; ++c, x += P::kGroup) {
      const __m256 y0 = _mm256_cvtepi32_ps(dot(w, x)), y1 = _mm256_cvtepi32_ps(dot(w + 4, x));
      const __m256 z0 = _mm256_fmadd_ps(y0, s0, part[c][0]);
      const __m256 z1 = _mm256_fmadd_ps(y1, s1, part[c][1]);
      if (kLast) {
        const __m256 s = _mm256_broadcast_ss(x_scale + c);
        total[c][0] = _mm256_fmadd_ps(z0, s, total[c][0]);
        total[c][1] = _mm256_fmadd_ps(z1, s, total[c][1]);
      } else {
        part[c][0] = z0;
        part[c][1] = z1;
      }
    }
  }

  // Adds the lanes of activation c's sums of up to eight rows, and stores the results.
  void finish(int64_t n, int64_t rows, int64_t c, int64_t first) const {
    __m256 fours[2];
    for (int64_t i = 0; i < 2; ++i) {
      const __m256* a = totals_[least(first + 2 * i, P::kTileRows / 2 - 1)][c];
      const __m256* b = totals_[least(first + 2 * i + 1, P::kTileRows / 2 - 1)][c];
      fours[i] = _mm256_hadd_ps(_mm256_hadd_ps(a[0], a[1]), _mm256_hadd_ps(b[0], b[1]));
    }
    const __m256 low = _mm256_permute2f128_ps(fours[0], fours[1], 0x20);
    __m256 value = _mm256_add_ps(low, _mm256_permute2f128_ps(fours[0], fours[1], 0x31));
    const gemm_4bit_args& g = p_.g;
    if (rows == 8) {
      if (g.bias != nullptr)
        value = _mm256_add_ps(value, load8(bf16{}, static_cast<const uint16_t*>(g.bias) + n));
      store8(bf16{}, static_cast<uint16_t*>(g.out) + (m_ + c) * g.n + n, value);
      return;
    }
    alignas(32) float values[8];
    _mm256_store_ps(values, value);
    for (int64_t r = 0; r < rows; ++r) p_.finish(m_ + c, n + r, values[r]);
  }

  // Returns the sums of a group's products. Assembly, because GCC would load x into registers,
  // which takes a fifth more instructions.
  __attribute__((always_inline)) static __m256i dot(const __m256i w[4], const int16_t* x) {
    const auto* from = reinterpret_cast<const __m256i*>(x);
    __m256i sum, product;
    asm("vpmaddwd %[x0], %[w0], %[sum]\n\t"
        "vpmaddwd %[x1], %[w1], %[product]\n\t"
        "vpaddd %[product], %[sum], %[sum]\n\t"
        "vpmaddwd %[x2], %[w2], %[product]\n\t"
        "vpaddd %[product], %[sum], %[sum]\n\t"
        "vpmaddwd %[x3], %[w3], %[product]\n\t"
        "vpaddd %[product], %[sum], %[sum]"
        : [sum] "=&x"(sum), [product] "=&x"(product)
        : [w0] "x"(w[0]), [w1] "x"(w[1]), [w2] "x"(w[2]), [w3] "x"(w[3]), [x0] "m"(from[0]),
          [x1] "m"(from[1]), [x2] "m"(from[2]), [x3] "m"(from[3]));
    return sum;
  }

  const P& p_;
  const int16_t* x_;
  const float* x_scale_;
  int64_t m_, count_;
  alignas(64) pair totals_[P::kTileRows / 2][P::kSlab];
};

inline void int16_product::tiles(const int16_t* x, const float* x_scale, int64_t m, int64_t begin,
                                 int64_t end) const {
  int16_tile tile(*this, x, x_scale, m, least(kSlab, g.m - m));
  for (int64_t row = begin; row < end; row += kTileRows) tile.run(row, least(row + kTileRows, end));
}

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
