// The constants of the AVX-512 Adam step with 8-bit states, and the factors in units of which it
// keeps the states.
//
// The states are divided by the factor of the gradient, which is (1 - beta1) * gnorm_scale for m
// and (1 - beta2) * gnorm_scale^2 for v; this factor is the unit of the state. The update of m then
// takes one multiply-add, and the update of v takes two (64 values take 127 instead of 141 cycles).
// The update of the parameters multiplies by the units. The stored absmax is not divided by the
// units.
#pragma once

#include <cmath>

#include "optim/cpu/avx512/state_blocks.h"
#include "optim/cpu/generic/optim.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// Keeps a value in a register. Otherwise GCC would load it again for each use.
__attribute__((always_inline)) inline __m512 held(__m512 x) {
  asm("" : "+v"(x));
  return x;
}

// The unsigned dynamic map as lines, with an error of 1e-6 of a value. The value of code c is
// slope[i] * (c + 1.5) + start[i]. The index i is the low four bits of the exponent of c + 1.5,
// which are the bits that vpermps uses. For code 0, the index is 15.
struct decade_values {
  alignas(64) float slope[16] = {}, start[16] = {};

  decade_values() {
    double power = 1e-6;
    for (int i = 0; i < 7; ++i, power *= 10) {
      slope[i] = static_cast<float>(0.45 * power / (1 << i));
      start[i] = static_cast<float>(-0.8 * power);
    }
    start[7] = 1.0f;
  }
};

// The constants that all blocks use, copied once.
struct adam_constants {
  // units of m and v; factors by which their absmax decays, in these units
  float unit1, unit2, decay1, decay2;
  __m512 eps, step, keep;
  symmetric_planes m_planes;
  decade_values v_values;
  dynamic_arithmetic<true> m_coder;
  dynamic_arithmetic<false> v_coder;

  adam_constants(const step_constants& c, const state_blocks<true>& m, const state_blocks<false>& v)
      : unit1(c.rest1 * c.gnorm_scale),
        unit2(c.rest2 * c.gnorm_scale * c.gnorm_scale),
        decay1(c.beta1 / unit1),
        decay2(c.beta2 / unit2),
        eps(_mm512_set1_ps(c.eps_corrected / std::sqrt(unit2))),
        step(_mm512_set1_ps(c.scale * c.step_size * c.keep * (unit1 / std::sqrt(unit2)))),
        keep(_mm512_set1_ps(c.keep)),
        m_planes(m.planes),
        m_coder(m.coder.lanes),
        v_coder(v.coder.lanes) {}
  // Returns whether the units are normal numbers that are far from overflow and underflow.
  static bool possible(const step_constants& c) {
    return c.rest1 >= 0x1p-24f && c.rest2 >= 0x1p-24f && c.gnorm_scale >= 0x1p-30f &&
           c.gnorm_scale <= 0x1p30f;
  }
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
