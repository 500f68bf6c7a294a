// The code book of 4-bit products in integers: activations become int16 with a power of two as
// their scale, and the code book becomes integers of 14 bits.
#pragma once

#include <cmath>
#include <cstring>

#include "cpu/generic/formats.h"

namespace nybble::cpu {
namespace {

// A code book is multiplied by a factor with which its largest value becomes one of these integers.
// Sums of eight products with int16 then stay below 2^31. With 8064, all values of FP4 become
// integers.
constexpr float kLargestCode[] = {8190.0f, 8064.0f};
constexpr float kPrecision = 0x1p-9f;  // the relative error of rounding to bfloat16

// Returns the factor that makes the values of a code book integers of 14 bits. Returns 0 if the
// integers would be less precise than bfloat16.
inline float unit_of(const float* book) {
  float largest = 0.0f;
  for (int i = 0; i < 16; ++i) largest = std::fmax(largest, std::fabs(book[i]));
  if (!(largest >= 0x1p-16f && largest <= 0x1p12f)) return 0;  // scales might overflow
  for (const float code : kLargestCode) {
    bool precise = true;
    for (int i = 0; i < 16; ++i) {
      const float value = book[i] * (code / largest);
      const float lost = std::fabs(value - std::rint(value));
      precise = precise && lost <= std::fabs(value) * kPrecision;  // false for NaN
    }
    if (precise) return code / largest;
  }
  return 0;
}

// Converts activation m, and stores its groups with those of the other activations of the same
// width. Returns false if the integers would lose precision.
template <class P>
inline bool order(const P& p, int64_t m, int64_t slot, int16_t* out, float* scale) {
  alignas(64) int16_t whole[P::kPiece];
  for (int64_t piece = 0; piece < p.pieces; ++piece) {
    const int64_t k = piece * P::kPiece, count = least(P::kPiece, p.g.k - k);
    float power = 0.0f;
    if (m < p.g.m)
      power = P::to_int16(static_cast<const uint16_t*>(p.g.a) + m * p.g.k + k, count, whole);
    if (power != power) return false;
    if (power == 0.0f) std::memset(whole, 0, sizeof whole);
    scale[piece * p.width + slot] = power / p.unit;
    for (int64_t i = 0; i < count; i += P::kGroup)
      p.place(whole + i, slot, out + (k + i) * p.width);
  }
  return true;
}

// Computes a product with P's integers. otherwise(args) computes the products of activations that
// cannot be converted. P has these members:
//   kSlab                     number of activations that use a decoded chunk of W
//   unit                      of the code book
//   width, pieces             number of activations that are stored together, and of their scales
//   kPiece                    number of columns whose activations share a scale
//   to_int16(a, count, whole) converts a piece; returns its scale, or NaN if it loses precision
//   place(whole, slot, x)     stores kGroup converted columns beside those of other activations
//   few<C>(x, scale, begin, end)       multiplies rows begin to end - 1 of W by C activations
//   tiles(x, scale, m, begin, end)     the same for up to kSlab activations from activation m on
template <class P, class Otherwise>
inline void integer_gemm(const gemm_4bit_args& g, const Otherwise& otherwise) {
  const P p(g);
  if (p.unit == 0) return otherwise(g);
  const int64_t rows = divide_up(g.m, p.width) * p.width, slabs = divide_up(g.m, P::kSlab);
  // `otherwise` orders the activations of a slab in float32 in the same scratch memory, which must
  // not grow after the first result is written.
  const int64_t values = rows * g.k * 2, slab_bytes = most(values, P::kSlab * (g.k + 64) * 4);
  const int64_t scale_bytes = rows * p.pieces * 4;
  auto* memory =
      static_cast<uint8_t*>(scratch(static_cast<size_t>(slab_bytes + scale_bytes + slabs)));
  auto* x = reinterpret_cast<int16_t*>(memory);
  auto* x_scale = reinterpret_cast<float*>(memory + slab_bytes);
  bool* converted = reinterpret_cast<bool*>(memory + slab_bytes + scale_bytes);
  for (int64_t slab = 0; slab < slabs; ++slab) {
    converted[slab] = true;
    for (int64_t m = slab * P::kSlab; m < least(rows, (slab + 1) * P::kSlab); ++m) {
      const int64_t first = m / p.width * p.width;
      converted[slab] =
          converted[slab] && order(p, m, m % p.width, x + first * g.k, x_scale + first * p.pieces);
    }
  }
  const int64_t grain = divide_up(int64_t{1} << 18, g.k * 24) * 24;  // 128 KiB of weights
  parallel_for(g.n, g.n * g.k < kSmall ? g.n : grain, [&](int64_t begin, int64_t end) {
    if (g.m > 4) {
      for (int64_t slab = 0; slab < slabs; ++slab) {
        const int64_t m = slab * P::kSlab;
        if (converted[slab]) p.tiles(x + m * g.k, x_scale + m * p.pieces, m, begin, end);
      }
    } else if (converted[0]) {
      if (g.m == 1) return p.template few<1>(x, x_scale, begin, end);
      if (g.m == 2) return p.template few<2>(x, x_scale, begin, end);
      p.template few<4>(x, x_scale, begin, end);
    }
  });
  for (int64_t slab = 0; slab < slabs; ++slab) {
    if (converted[slab]) continue;
    gemm_4bit_args part = g;
    part.m = least(P::kSlab, g.m - slab * P::kSlab);
    part.a = static_cast<const uint16_t*>(g.a) + slab * P::kSlab * g.k;
    part.out = static_cast<uint16_t*>(g.out) + slab * P::kSlab * g.n;
    otherwise(part);
  }
}

}  // namespace
}  // namespace nybble::cpu
