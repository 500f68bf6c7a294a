// The code book of 4-bit products in integers: activations become int16 with a power of two as
// their scale, and the code book becomes integers of 14 bits.
#pragma once

#include <cmath>

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

}  // namespace
}  // namespace nybble::cpu
