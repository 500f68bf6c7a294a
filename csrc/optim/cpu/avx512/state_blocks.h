// Blocks of 8-bit optimizer states with a dynamic map, with AVX-512.
#pragma once

#include <type_traits>

#include "blockwise/cpu/avx512/blockwise8.h"
#include "optim/cpu/generic/state_codec.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

template <bool kDynamicSigned>
struct state_blocks {
  dynamic_lanes<kDynamicSigned> coder;
  std::conditional_t<kDynamicSigned, symmetric_planes, byte_planes> planes;

  explicit state_blocks(const float* map) : coder(map), planes(map) {}
  void decode(const uint8_t* codes, float absmax, float* out) const {
    const __m512 scale = _mm512_set1_ps(absmax);
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      __m512 f[4];
      planes(_mm512_loadu_si512(codes + i), f);
      for (int j = 0; j < 4; ++j) _mm512_store_ps(out + i + 16 * j, _mm512_mul_ps(f[j], scale));
    }
  }
  static float absmax(const float* values) { return absmax_of_lanes<f32>(values, kStateBlock); }
  // Encodes values 64 * i to 64 * i + 63 for each set bit i of `pieces`.
  template <bool kSigned>
  void encode(const float* values, float top, uint8_t* codes, unsigned pieces = 15) const {
    const auto lanes = coder.local();  // a copy in registers
    const block_factors factors = lanes.factors(top);
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      if ((pieces >> (i / 64) & 1) == 0) continue;
      __m512 x[4];
      load64(f32{}, values + i, x);
      __m512i c = lanes(x, factors);
      if (kSigned) c = keep_sign(c, values + i);
      _mm512_storeu_si512(codes + i, c);
    }
  }
  // Lowers the code of each negative value by one if the code means 0.
  static __m512i keep_sign(__m512i codes, const float* values) {
    const __m512i middle = _mm512_set1_epi8(127);
    const __mmask64 zeros = _mm512_cmpeq_epi8_mask(codes, middle);
    if (__builtin_expect(zeros == 0, 1)) return codes;
    const auto negative = [values](int j) {
      return _mm512_cmp_ps_mask(_mm512_load_ps(values + 16 * j), _mm512_setzero_ps(), _CMP_LT_OQ);
    };
    const __mmask64 below = join(negative(0), negative(1), negative(2), negative(3));
    return _mm512_mask_sub_epi8(codes, zeros & below, codes, _mm512_set1_epi8(1));
  }
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
