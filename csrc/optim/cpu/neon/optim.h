// The optimizer steps with NEON.
#pragma once

#include "blockwise/cpu/neon/blockwise8.h"
#include "optim/cpu/generic/optim.h"

namespace nybble::cpu {
namespace {
namespace neon {

template <bool kDynamicSigned>
struct state_blocks {
  const float* code;
  dynamic_lanes<kDynamicSigned> coder;

  explicit state_blocks(const float* map) : code(map), coder(map) {}
  void decode(const uint8_t* codes, float absmax, float* out) const {
    const float32x4_t scale = vdupq_n_f32(absmax);
    for (int64_t i = 0; i < kStateBlock; i += 4)
      vst1q_f32(out + i, vmulq_f32(look_up4(code, codes + i), scale));
  }
  static float absmax(const float* values) { return absmax_bits<f32>(values, kStateBlock); }
  template <bool kSigned>
  void encode(const float* values, float top, uint8_t* codes) const {
    const float32x4_t inverse = vdupq_n_f32(1.0f / top);
    for (int64_t i = 0; i < kStateBlock; i += 16) {
      vst1q_u8(codes + i, encode16<f32>(values + i, inverse, coder));
      if (!kSigned) continue;
      for (int64_t j = i; j < i + 16; ++j)  // a negative value never gets the code of 0
        codes[j] = static_cast<uint8_t>(codes[j] - (codes[j] == 127 && values[j] < 0.0f ? 1 : 0));
    }
  }
};

}  // namespace neon
}  // namespace
}  // namespace nybble::cpu
