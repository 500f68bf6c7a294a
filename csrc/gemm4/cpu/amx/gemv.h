// 4-bit products of one or two activations, for the processors that have AMX. On them, a bfloat16
// dot product takes 2.6 times as long as an int16 dot product (VNNI). So the kernel converts each
// group of 128 activations to int16 with a power of two as its scale, and the code book to integers
// of 14 bits. An activation is exact if it is at least 1/128 of the group's maximum. The error of a
// smaller activation is at most 2^-15 of the maximum. If a group or the code book would lose
// precision, the tiles compute the product instead.
#pragma once

#include "gemm4/cpu/amx/panel.h"
#include "gemm4/cpu/generic/integers.h"

namespace nybble::cpu {
namespace {
namespace amx {

constexpr int64_t kGemvRows = 8;

// The activations in nibble order (avx512/decode.h), and the scale of each group. The groups of C
// activations are interleaved.
struct int16_rows {
  const int16_t* x;
  const float* scale;
};

// Converts 128 bfloat16 elements in place. Returns their scale. Returns NaN if the elements cannot
// be converted: if one is not finite, if all are tiny, or if the sum of the rounding errors is too
// large in relation to the sum of the elements below 1/16 of the maximum.
inline float to_int16(uint16_t* x) {
  __m512i top = _mm512_setzero_si512();
  for (int i = 0; i < 128; i += 32) top = avx512::magnitude_bits(bf16{}, top, x + i);
  const auto bits = static_cast<uint32_t>(
      _mm512_reduce_max_epu32(_mm512_srli_epi32(avx512::fold_bits(bf16{}, top), 16)));
  if (bits == 0) return 0.0f;  // the elements, 0 or -0, are not converted
  const auto biased = static_cast<int>(bits >> 7);
  if (biased == 0xff || biased < 64) return __builtin_nanf("");
  const int exponent = biased - 127;
  const float up = float_of(static_cast<uint32_t>(127 + 14 - exponent) << 23);
  __m512 small = _mm512_setzero_ps(), lost = _mm512_setzero_ps();
  for (int i = 0; i < 128; i += 16) {
    const __m512 value = _mm512_mul_ps(avx512::load16(bf16{}, x + i), _mm512_set1_ps(up));
    const __m512i whole = _mm512_cvtps_epi32(value);
    const __m512 size = _mm512_abs_ps(value);
    const __mmask16 is_small = _mm512_cmp_ps_mask(size, _mm512_set1_ps(1024), _CMP_LE_OQ);
    small = _mm512_mask_add_ps(small, is_small, small, size);
    lost = _mm512_add_ps(lost, _mm512_abs_ps(_mm512_sub_ps(value, _mm512_cvtepi32_ps(whole))));
    _mm256_store_si256(reinterpret_cast<__m256i*>(x + i), _mm512_cvtepi32_epi16(whole));
  }
  if (_mm512_reduce_add_ps(lost) > kPrecision * _mm512_reduce_add_ps(small))
    return __builtin_nanf("");
  return float_of(static_cast<uint32_t>(127 - 14 + exponent) << 23);
}

// The scales of a row of W, converted to float32 for kScaledGroups groups at a time.
class converted_scales {
 public:
  // Returns the scales of groups first to first + groups - 1 of row n, and prefetches those of the
  // same groups kGemvRows rows later.
  const float* at(const product_shape& p, int64_t n, int64_t first, int64_t groups) {
    const int64_t block = (n * p.g.k + first * kGroup) >> p.log2_block;
    const auto ahead = static_cast<uintptr_t>((kGemvRows * p.g.k) >> p.log2_block);
    if (p.g.absmax.codes == nullptr) {
      const float* from = p.g.absmax.values + block;
      for (int64_t i = 0; i < groups * kGroup >> p.log2_block; i += 16)
        avx512::prefetch_ahead(from + i, ahead * sizeof(float));
      return from;
    }
    avx512::prefetch_ahead(p.g.absmax.codes + block, ahead);
    avx512::expand_scales(p.g.absmax, block, divide_up(groups * kGroup, p.g.block_size), room_);
    return room_;
  }

 private:
  alignas(64) float room_[2 * kScaledGroups + 16];
};

// Prefetches the next kGemvRows rows into the L2 cache: a cache line of each row, then the next
// cache line of each row.
struct next_rows {
  const uint8_t* packed;  // the current rows
  uintptr_t stride;

  __attribute__((always_inline)) void prefetch(uintptr_t line) const {
    constexpr auto kRows = static_cast<uintptr_t>(kGemvRows);
    const uintptr_t row = kRows + line % kRows;
    avx512::prefetch_l2_ahead(packed, row * stride + line / kRows * 64);
  }
};

// Multiplies rows n to n + kGemvRows - 1 of W by C activations, one row after the other. At the
// same time, it prefetches the next rows side by side: the memory delivers eight streams faster
// than one (15.8 instead of 12.6 GB/s).
template <int C, bool kHalves>
inline void gemv_rows(const product_shape& p, const int16_rows& a, __m512i table, int64_t n) {
  const next_rows next{p.row(n), static_cast<uintptr_t>(p.g.k / 2)};
  const int64_t rows = least(kGemvRows, p.g.n - n);
  converted_scales converted;
  for (int64_t r = 0; r < rows; ++r) {
    const uint8_t* packed = p.row(n + r);
    __m512 total[C];
#pragma GCC unroll 2
    for (int c = 0; c < C; ++c) total[c] = _mm512_setzero_ps();
    for (int64_t first = 0; first < p.groups; first += kScaledGroups) {
      const int64_t groups = least(kScaledGroups, p.groups - first);
      const float* scales = converted.at(p, n + r, first, groups);
      for (int64_t i = 0; i < groups; ++i) {
        const int64_t at = first + i, block = (i * kGroup) >> p.log2_block;
        const int16_t* x = a.x + at * kGroup * C;
        const __m512i v = _mm512_loadu_si512(packed + at * 64);
        next.prefetch(static_cast<uintptr_t>(r * p.groups + at));
        __m512i sum[C];
#pragma GCC unroll 2
        for (int c = 0; c < C; ++c) sum[c] = _mm512_setzero_si512();
#pragma GCC unroll 4
        for (int step = 0; step < 4; ++step) {
          const __m512i w = _mm512_permutexvar_epi16(
              step == 0 ? v : _mm512_srli_epi16(v, static_cast<unsigned>(4 * step)), table);
#pragma GCC unroll 2
          for (int c = 0; c < C; ++c)
            sum[c] = _mm512_dpwssd_epi32(sum[c], w, _mm512_load_si512(x + c * kGroup + step * 32));
        }
        const __m512 scale = kHalves ? avx512::two_scales(scales[block], scales[block + 1])
                                     : _mm512_set1_ps(scales[block]);
#pragma GCC unroll 2
        for (int c = 0; c < C; ++c)
          total[c] = _mm512_fmadd_ps(
              _mm512_mul_ps(_mm512_cvtepi32_ps(sum[c]), _mm512_set1_ps(a.scale[at * C + c])), scale,
              total[c]);
      }
    }
    for (int c = 0; c < C; ++c) avx512::finish<bf16>(p.g, c, n + r, _mm512_reduce_add_ps(total[c]));
  }
}

// Computes the product with C activations. Returns false, and computes nothing, if the integers
// would be less precise than bfloat16. `x` has room for the activations and their scales.
template <int C>
inline bool gemv(const product_shape& p, uint16_t* x) {
  const float unit = unit_of(book_of(p.g.quant_type, p.g.code));
  if (unit == 0) return false;
  const __m256i codes =
      _mm512_cvtepi32_epi16(_mm512_cvtps_epi32(_mm512_mul_ps(p.book, _mm512_set1_ps(unit))));
  const __m512i table = _mm512_broadcast_i64x4(codes);
  auto* scale = reinterpret_cast<float*>(x + p.g.k * C);
  for (int64_t i = 0; i < p.groups * C; ++i) {
    const auto* from = static_cast<const uint16_t*>(p.g.a) + i % C * p.g.k + i / C * kGroup;
    avx512::bf16_dot::order<bf16>(from, x + i * kGroup, avx512::bf16_dot::kLanes);
    const float power = to_int16(x + i * kGroup);
    if (power != power) return false;
    scale[i] = power / unit;
  }
  const int16_rows a{reinterpret_cast<const int16_t*>(x), scale};
  const int64_t pieces = divide_up(p.g.n, kGemvRows);
  const int64_t grain = most(1, (int64_t{1} << 18) / (p.g.k * kGemvRows));  // 128 KiB of weights
  parallel_for(pieces, p.g.n * p.g.k < kSmall ? pieces : grain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      if (p.log2_block == 6)
        gemv_rows<C, true>(p, a, table, i * kGemvRows);
      else
        gemv_rows<C, false>(p, a, table, i * kGemvRows);
    }
  });
  return true;
}

}  // namespace amx
}  // namespace
}  // namespace nybble::cpu
