// Encodes to bitsandbytes' dynamic 8-bit maps by a formula instead of a search. This file detects
// these maps and computes the constants of the formula.
//
// Within a decade (from one power of ten to the next), the codes are evenly spaced, so a line maps
// |y| to its code:
//
//   k = round(linear function of the bits of |y| * kKey), the decade (the bits act as a logarithm)
//   w = |y| * scale[k] + offset[k]
//   code in 8.16 fixed point = bits of w >> (7 - k)
//
// The lines are multiplied by 4, so that w is in [4, 8). Where the slope of a line is halved, w is
// in [8, 16). The slope changes at the last code of a decade, which is twice as wide as the other
// codes. Line k is also valid slightly beyond its decade, so an approximate k is sufficient. Line 0
// is multiplied by 2^-126 instead of 4, because its shift would not remove the exponent bit. The
// other lines do not use 2^-126 too, because most of their offsets would be subnormal, and a
// multiply-add with a subnormal operand takes 150 cycles on Intel.
//
// If the fraction of a fixed-point code is below kDoubt, the code may be one too high. A comparison
// with the exact midpoint then determines the code.
#pragma once

#include <cmath>

#include "blockwise/cpu/generic/blockwise8.h"

namespace nybble::cpu {
namespace {

// Both constants are in units of 2^-16 codes. All lines are raised by kNudge, so that errors never
// make a code too low. The largest error is 3.8: 3.2 from rounding (at k = 7, |y| = 1) and 0.6 from
// the map itself. If the fraction is below kDoubt, the value is compared with the midpoint.
constexpr int kNudge = 4, kDoubt = 8;

enum class map_kind { signed_dynamic, unsigned_dynamic, other };

// Returns the kind of the map, if it equals a map of create_dynamic_map within two ulp. Such a map
// consists of zero, decades of 2^i equal parts, and 1. The signed map must be exactly symmetric
// below its top code.
inline map_kind kind_of(const float* code) {
  const bool is_signed = code[0] < 0.0f;
  const int zero = is_signed ? 127 : 0;
  if (code[zero] != 0.0f || code[255] != 1.0f) return map_kind::other;
  int at = zero + 1;
  double power = 1e-6;
  for (int i = 0; i < 7; ++i, power *= 10) {
    const int parts = is_signed ? 1 << i : 2 << i;
    for (int j = 0; j < parts && at < 255; ++j, ++at) {
      const double ideal = (0.1 + 0.9 * (j + 0.5) / parts) * power;
      const double off = std::fabs(code[at] - ideal);
      if (off > 2e-7 * ideal || off > 8e-6 * power / parts) return map_kind::other;
      if (is_signed && code[254 - at] != -code[at]) return map_kind::other;
    }
  }
  return is_signed ? map_kind::signed_dynamic : map_kind::unsigned_dynamic;
}

// Calls body(coder) with a coder for the kind of this map.
template <class Signed, class Unsigned, class Other, class Body>
inline void with_coder(const float* code, const Body& body) {
  switch (kind_of(code)) {
    case map_kind::signed_dynamic:
      return body(Signed(code));
    case map_kind::unsigned_dynamic:
      return body(Unsigned(code));
    case map_kind::other:
      return body(Other(code));
  }
}

// Returns whether the formula works for blocks with this absmax. Both the quotients and the
// quotients times kKey must be normal numbers.
inline bool lines_hold(float top) { return bits_of(top) - 0x00800000u < 0x6f000000u; }

// The constants of the lines, indexed by (7 - k) modulo 16. In the signed map, the integer part of
// a line's result is the code's distance from 127, plus 1. In the unsigned map, it is the code plus
// 2, and a comparison with the last midpoint gives code 255.
template <bool kSigned>
struct dynamic_lines {
  // The significand of kKey was found by a search over all floats; k is right with a margin of
  // 0.0019 octaves. The exponent makes kBias an integer. In the unsigned map, values of at least
  // 16/17 get k = 8. Line 8 is line 7 with half the slope and a shift that is one bit shorter.
  static constexpr float kKey = kSigned ? 1.3505f * 0x1p-12f : 1.5975f * 0x1p-14f;
  static constexpr float kOctaves = kSigned ? 3.159625f : 3.197125f;  // octaves per line
  static constexpr float kSlope = -0x1p-23f / kOctaves;
  static constexpr float kBias = kSigned ? 37.0f : 35.0f;
  static constexpr float kLeast =
      kKey * (kSigned ? 0x1p-22f : 0x1p-24f);  // smaller values count as 0
  alignas(64) float scale[16] = {};
  alignas(64) float offset[16] = {};

  explicit dynamic_lines(const midpoints8& map) {
    const float* const mid = map.mid + (kSigned ? 127 : 0);
    double power = kSigned ? 1e5 : 1e6;
    for (int k = 1; k < 8; ++k, power /= 10)
      set(k, power / 0.9, 0.8 / 0.9 + std::ldexp(1.0, -k), 1 / power);
    // below the decades: zero, and the values that are on the same line as zero
    const double low = mid[0], rise = (kSigned ? 2.0 : 4.0) / (static_cast<double>(mid[1]) - low);
    set(0, rise, (kSigned ? 2.0 : 4.0) - rise * low, mid[1], 0x1p-126);
    // above the decades: a steep line up to the last midpoint, at which the slope halves
    if (kSigned) {
      const double last = mid[126], slope = 0x1p-6 / (mid[127] - last);
      set(7, slope, 2.0 + 0x1p-23 - slope * last, mid[127], 2.0);  // raised by 5 units, or 2.5
    } else {
      set(8, 1 / 0.9, 2 + 0.8 / 0.9 + 0x1p-7, 0.97);
    }
  }

 private:
  // Stores a line. The slope compensates for the rounding of the offset, so that the result at the
  // value `at` does not change.
  void set(int k, double slope, double at_zero, double at, double unit = 4.0) {
    const double raised = at_zero + std::ldexp(kNudge, -16 - (k < 7 ? k : 7));
    float& rounded = offset[(7 - k) & 15];
    rounded = static_cast<float>(raised * unit);
    const double rest = slope * at + raised - rounded / unit;
    scale[(7 - k) & 15] = static_cast<float>(rest / at * unit / kKey);
  }
};

}  // namespace
}  // namespace nybble::cpu
