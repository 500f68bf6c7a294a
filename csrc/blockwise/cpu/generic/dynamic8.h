// Bitsandbytes' dynamic 8-bit maps as arithmetic, for the units that replace their search by
// it: recognising the maps, and the constants of the formula.
//
// Within a decade the codes are evenly spaced, so that a line gives them. Eight lines serve all
// |y|: with k from the bits of |y| (a float's bits are its logarithm, roughly), w = |y| * scale[k]
// + offset[k], scaled by 4 so that the bits of w are the number itself in [1, 2), and half of the
// slope in [2, 4), but for a bit above them. Shifted right by 7 - k these bits are 8.16 fixed
// point, and the code moves on exactly where its integer part does; the bit above lies behind those
// eight. For k = 0 it would not: that line is scaled by 2^-126, which leaves no such bit. (All
// lines were once; then most offsets are subnormal numbers, and a multiply-add of one takes an
// Intel core 150 cycles: 16.8 million float32 took 25.1 ms, not 2.) The change of slope is where
// the last code of a decade is twice as wide as the others; the line k goes on to hold beyond that
// decade, which leaves k room: a linear function of the bits of |y| * kKey, rounded, is always
// right. A fraction below kDoubt may lie on either side of the true midpoint, which then decides.
#pragma once

#include <cmath>

#include "blockwise/cpu/generic/blockwise8.h"

namespace nybble::cpu {
namespace {

// In 2^-16 codes: the nudge of all lines upwards, and below what fraction a code is in doubt. The
// nudge is more than the error, which is 3.2 by rounding (at k = 7, |y| = 1; half as much where the
// slope is) and 0.6 by the map's own entries.
constexpr int kNudge = 4, kDoubt = 8;

enum class map_kind { signed_dynamic, unsigned_dynamic, other };

// Whether the map is, to two ulp, one of create_dynamic_map's: zero, decades of 2^i equal parts,
// one; the signed one exactly symmetric below the top code.
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

// Whether the quotients by this absmax, times kKey too, are ordinary numbers.
inline bool lines_hold(float top) { return bits_of(top) - 0x00800000u < 0x6f000000u; }

// The lines, by the place 7 - k (modulo 16) that their index is computed as. The integer part of
// line k is kSigned: 1 more than the distance of the code from 127; otherwise 2 more than the code
// (which code 255 does not follow: whoever uses the lines compares with its midpoint).
template <bool kSigned>
struct dynamic_lines {
  // kKey has its significand from a search over all (and its exponent makes `kBias` an integer):
  // the bits then meet the ranges of the lines with 0.0019 octaves to spare. Eight lines, but the
  // unsigned map's top seventeenth becomes k = 8, which is line 7 and 2: half of the slope, so that
  // these bits are turned by one less.
  static constexpr float kKey = kSigned ? 1.3505f * 0x1p-12f : 1.5975f * 0x1p-14f;
  static constexpr float kOctaves = kSigned ? 3.159625f : 3.197125f;  // one line to the next
  static constexpr float kSlope = -0x1p-23f / kOctaves;
  static constexpr float kBias = kSigned ? 37.0f : 35.0f;
  static constexpr float kLeast = kKey * (kSigned ? 0x1p-22f : 0x1p-24f);  // for 0 and its like
  alignas(64) float scale[16] = {};
  alignas(64) float offset[16] = {};

  explicit dynamic_lines(const midpoints8& map) {
    const float* const mid = map.mid + (kSigned ? 127 : 0);
    double power = kSigned ? 1e5 : 1e6;
    for (int k = 1; k < 8; ++k, power /= 10) {
      set(k, power / 0.9, 0.8 / 0.9 + std::ldexp(1.0, -k), 1 / power);
    }
    // below the decades: zero and what shares its line
    const double low = mid[0], rise = (kSigned ? 2.0 : 4.0) / (static_cast<double>(mid[1]) - low);
    set(0, rise, (kSigned ? 2.0 : 4.0) - rise * low, mid[1], 0x1p-126);
    if (kSigned) {  // above them, 1: steep up to its first code, where slopes halve
      const double last = mid[126], slope = 0x1p-6 / (mid[127] - last);
      set(7, slope, 2.0 + 0x1p-23 - slope * last, mid[127], 2.0);  // a nudge of 5, then half of it
    } else {
      set(8, 1 / 0.9, 2 + 0.8 / 0.9 + 0x1p-7, 0.97);
    }
  }

 private:
  // `at`: where rounding the slope must not be felt.
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
