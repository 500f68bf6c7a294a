// The random bits of stochastic rounding to bfloat16. The bits depend only on the step and on the
// value's index in its tensor, and are the same on the CPU and the GPU. So the replicas of a model
// (DDP) stay equal, and a training that resumes from a checkpoint uses the same bits as one that
// was never interrupted.
#pragma once

#include "device/policy.h"

namespace nybble {

// Chris Wellons' mixing function "lowbias32".
NYBBLE_BOTH constexpr unsigned mixed_bits(unsigned x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ (x >> 16);
}
// Returns a number of 31 bits for a step, from which the random bits of its values are computed.
// Its lowest bit is always set, because 0 means that values are not rounded stochastically.
NYBBLE_BOTH constexpr unsigned noise_of_step(unsigned step) { return (mixed_bits(step) >> 1) | 1u; }
// Returns the hash from which the random bits of the eight values 8 * group to 8 * group + 7 are
// computed.
NYBBLE_BOTH constexpr unsigned noise_of_group(unsigned noise, long long group) {
  unsigned x = static_cast<unsigned>(group) + 0x9e3779b9u * noise +
               0x85ebca6bu * static_cast<unsigned>(group >> 32);
  x ^= x >> 16;
  x *= 0x7feb352du;
  return x ^ (x >> 15);
}
// Returns the 16 random bits of value 8 * group + i. The group's hash is multiplied by a different
// factor for each value. This is like the last step of the mixing function.
NYBBLE_BOTH constexpr unsigned noise_of_value(unsigned group_bits, unsigned i) {
  return group_bits * (mixed_bits(i + 1) | 1u) >> 16;
}
// Rounds the bits of a float to the bits of a bfloat16. The probability of rounding away from zero
// is equal to the fraction that is cut off. noise: 16 random bits.
NYBBLE_BOTH constexpr unsigned round_stochastically(unsigned bits, unsigned noise) {
  const bool finite = (bits & 0x7f800000u) != 0x7f800000u;
  return finite ? (bits + noise) & 0xffff0000u : bits;
}

}  // namespace nybble
