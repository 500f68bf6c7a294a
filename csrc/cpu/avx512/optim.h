// Owns: the optimizer steps with AVX-512: states decoded into 3 KiB of L1 cache, updated 16 at a
// time and requantized from there, in one pass over memory (16 bytes a parameter for Adam in
// float32, where 32-bit states need 28).
#pragma once

#include <type_traits>

#include "cpu/avx512/blockwise8.h"
#include "cpu/generic/optim.h"
#include "cpu/table.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

using vector16 = float __attribute__((vector_size(64)));

struct lanes16 {
  using vector = vector16;
  static constexpr int64_t kWidth = 16;
  static vector root(vector x) {
    return reinterpret_cast<vector>(_mm512_sqrt_ps(reinterpret_cast<__m512>(x)));
  }
  template <bool kFar, class E>  // kFar: from memory, not from the cache
  static vector load(E, const typename E::storage* p) {
    if (kFar) prefetch_ahead(p, 2048);
    return reinterpret_cast<vector>(load16(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store16(E{}, p, reinterpret_cast<__m512>(v));
  }
};

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
  static float absmax(const float* values) { return absmax8<f32>(values, kStateBlock); }
  template <bool kSigned>
  void encode(const float* values, float inverse, uint8_t* codes) const {
    const __m512 factor = _mm512_set1_ps(inverse);
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      __m512 y[4];
      for (int j = 0; j < 4; ++j) {
        y[j] = _mm512_mul_ps(_mm512_load_ps(values + i + 16 * j), factor);
      }
      __m512i c = coder(y);
      if (kSigned) c = keep_sign(c, values + i);
      _mm512_storeu_si512(codes + i, c);
    }
  }
  // A negative value that came out as 0 takes the code below it.
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

inline void optimizer_8bit(const optimizer_args& o) {
  if (optimizer_8bit_dynamic<lanes16, state_blocks>(o)) return;
  portableoptim_table.step_8bit(o);
}

inline void optimizer_32bit(const optimizer_args& o) { optimizer_32bit_with<lanes16>(o); }

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
