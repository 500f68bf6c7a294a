// Functions that read the scale of a 4-bit block, plain or nested (double quantization).
#pragma once
#include "device/element.cuh"
#include "device/params.h"

namespace nybble {

// Rounds the product code * scale, adds the offset, and rounds again. The result has the same bits
// as when a separate kernel dequantizes the scales.
template <bool kNested>
NYBBLE_DEVICE float scale_of(const params::absmax& a, i64 block) {
  if (!kNested) return __ldg(a.values + block);
  const float s = __fmul_rn(__ldg(a.code + __ldg(a.codes + block)),
                            __ldg(a.values + (block >> a.nested_shift)));
  return a.offset ? __fadd_rn(s, __ldg(a.offset)) : s;
}

// Returns the scale, plain or nested. Whether scales are nested is decided at run time, in the same
// way for all threads of a launch.
NYBBLE_DEVICE float scale_of(const params::absmax& a, i64 block) {
  return a.codes ? scale_of<true>(a, block) : scale_of<false>(a, block);
}

}  // namespace nybble
