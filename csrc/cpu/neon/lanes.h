// Loads, stores and conversions of 4 elements of each type with NEON (part of every aarch64).
#pragma once

#include <arm_neon.h>

#include "cpu/generic/element.h"

namespace nybble::cpu {
namespace {
namespace neon {

inline float32x4_t load4(f32, const float* p) { return vld1q_f32(p); }
inline float32x4_t load4(bf16, const uint16_t* p) {
  return vreinterpretq_f32_u32(vshll_n_u16(vld1_u16(p), 16));
}
inline float32x4_t load4(f16, const uint16_t* p) {
  return vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16(p)));
}

inline void store4(f32, float* p, float32x4_t v) { vst1q_f32(p, v); }
inline void store4(f16, uint16_t* p, float32x4_t v) {
  vst1_u16(p, vreinterpret_u16_f16(vcvt_f16_f32(v)));
}
// Rounds to nearest even. Subnormals and NaN are kept.
inline void store4(bf16, uint16_t* p, float32x4_t v) {
  const uint32x4_t bits = vreinterpretq_u32_f32(v);
  const uint32x4_t odd = vandq_u32(vshrq_n_u32(bits, 16), vdupq_n_u32(1));
  const uint32x4_t sum = vaddq_u32(bits, vaddq_u32(odd, vdupq_n_u32(0x7fff)));
  const uint32x4_t quiet = vorrq_u32(bits, vdupq_n_u32(0x400000));
  vst1_u16(p, vshrn_n_u32(vbslq_u32(vceqq_f32(v, v), sum, quiet), 16));
}

inline uint32x4_t magnitude_bits(float32x4_t v) {
  return vandq_u32(vreinterpretq_u32_f32(v), vdupq_n_u32(0x7fffffff));
}

// Returns the absmax of n elements (a multiple of 4) as the unsigned maximum of the bits. NaN is
// the largest.
template <class E>
inline float absmax_bits(const typename E::storage* a, int64_t n) {
  uint32x4_t top = vdupq_n_u32(0);
  for (int64_t i = 0; i < n; i += 4) top = vmaxq_u32(top, magnitude_bits(load4(E{}, a + i)));
  return float_of(vmaxvq_u32(top));
}

// Operations on four values at a time, for code that all instruction sets share.
struct lanes4 {
  using vector = float __attribute__((vector_size(16)));
  using integers = int32_t __attribute__((vector_size(16)));
  static constexpr int64_t kWidth = 4;
  static vector root(vector x) {
    return reinterpret_cast<vector>(vsqrtq_f32(reinterpret_cast<float32x4_t>(x)));
  }
  template <bool kFar, class E>  // kFar has no effect, because the hardware prefetches enough
  static vector load(E, const typename E::storage* p) {
    return reinterpret_cast<vector>(load4(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store4(E{}, p, reinterpret_cast<float32x4_t>(v));
  }
  static void store_bytes(int8_t* p, integers v) {  // values in -128..127
    const int16x4_t words = vmovn_s32(reinterpret_cast<int32x4_t>(v));
    const int8x8_t bytes = vmovn_s16(vcombine_s16(words, words));
    const int32_t four = vget_lane_s32(vreinterpret_s32_s8(bytes), 0);
    std::memcpy(p, &four, sizeof four);
  }
};

// Returns whether top is zero, subnormal, infinite or NaN. The fast path does not support these.
inline bool unusual(float top) { return bits_of(top) - 0x00800000u >= 0x7f000000u; }

}  // namespace neon
}  // namespace
}  // namespace nybble::cpu
