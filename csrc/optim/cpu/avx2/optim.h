// The optimizer steps with AVX2.
#pragma once

#include "blockwise/cpu/avx2/blockwise8.h"
#include "optim/cpu/generic/optim.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

template <bool kDynamicSigned>
struct state_blocks {
  const float* code;
  dynamic_lanes<kDynamicSigned> coder;

  explicit state_blocks(const float* map) : code(map), coder(map) {}
  void decode(const uint8_t* codes, float absmax, float* out) const {
    const __m256 scale = _mm256_set1_ps(absmax);
    for (int64_t i = 0; i < kStateBlock; i += 8)
      _mm256_store_ps(out + i, _mm256_mul_ps(look_up8(code, codes + i), scale));
  }
  static float absmax(const float* values) { return absmax8<f32>(values, kStateBlock); }
  template <bool kSigned>
  void encode(const float* values, float top, uint8_t* codes) const {
    const block_factors factors = coder.factors(top);
    for (int64_t i = 0; i < kStateBlock; i += 32) {
      __m256i c = encode8<f32>(values + i, factors, coder);
      if (kSigned) c = keep_sign(c, values + i);
      put<false>(codes + i, c);
    }
  }
  // Lowers by one the code of each negative value that has the code of 0.
  static __m256i keep_sign(__m256i codes, const float* values) {
    const __m256i zeros = _mm256_cmpeq_epi8(codes, _mm256_set1_epi8(127));
    if (__builtin_expect(_mm256_testz_si256(zeros, zeros), 1)) return codes;
    alignas(32) uint8_t out[32];
    put<false>(out, codes);
    for (int i = 0; i < 32; ++i)
      if (out[i] == 127 && values[i] < 0.0f) --out[i];
    return load256(out);
  }
};

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
