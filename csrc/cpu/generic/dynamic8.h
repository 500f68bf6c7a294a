// Owns: recognising bitsandbytes' dynamic 8-bit maps, for the units that replace their search by
// arithmetic.
#pragma once

#include <cmath>

#include "cpu/generic/blockwise8.h"

namespace nybble::cpu {
namespace {

enum class map_kind { signed_dynamic, unsigned_dynamic, other };

// Whether the map is, to a few ulp, one of create_dynamic_map's: zero, decades of 2^i equal parts,
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
      if (std::fabs(code[at] - ideal) > 1e-6 * ideal) return map_kind::other;
      if (is_signed && code[254 - at] != -code[at]) return map_kind::other;
    }
  }
  return is_signed ? map_kind::signed_dynamic : map_kind::unsigned_dynamic;
}

}  // namespace
}  // namespace nybble::cpu
