// Owns: the optimizer steps with AVX-512: states decoded into 3 KiB of L1 cache, updated 16 at a
// time and requantized from there, in one pass over memory (16 bytes a parameter for Adam in
// float32, where 32-bit states need 28). Open: about 1.2 times the time of the prototype it
// follows; not for want of fused multiply-adds (the prototype is as fast without them in its
// update).
#pragma once

#include "cpu/avx512/dynamic8.h"
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
  template <class E>
  static vector load(E, const typename E::storage* p) {
    prefetch_ahead(p, 2048);
    return reinterpret_cast<vector>(load16(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store16(E{}, p, reinterpret_cast<__m512>(v));
  }
};

// Blocks of 8-bit states of one of the dynamic maps. A call a block, with everything inlined into
// it: the constants stay in registers, and it is compiled once for all optimizers and types.
template <bool kDynamicSigned>
struct dynamic_codec {
  scalar_codec scalar;
  dynamic_lanes<kDynamicSigned> coder;
  byte_planes planes;
  uint8_t zero;

  explicit dynamic_codec(const float* map)
      : scalar(map), coder(map), planes(map), zero(scalar.mid(0.0f)) {}

  __attribute__((noinline, flatten)) void decode(const uint8_t* codes, float absmax, int64_t n,
                                                 float* out) const {
    if (n != kStateBlock) return scalar.decode(codes, absmax, n, out);
    const __m512 scale = _mm512_set1_ps(absmax);
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      __m512 f[4];
      planes(_mm512_loadu_si512(codes + i), f);
      for (int j = 0; j < 4; ++j) _mm512_store_ps(out + i + 16 * j, _mm512_mul_ps(f[j], scale));
    }
  }
  template <bool kSigned>
  __attribute__((noinline, flatten)) float encode(const float* values, int64_t n,
                                                  uint8_t* codes) const {
    if (n != kStateBlock) return scalar.template encode<kSigned>(values, n, codes);
    __m512i bits[2] = {_mm512_setzero_si512(), _mm512_setzero_si512()};
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      bits[0] = magnitude_bits(f32{}, bits[0], values + i);
      bits[1] = magnitude_bits(f32{}, bits[1], values + i + 32);
    }
    const float top = float_of(_mm512_reduce_max_epu32(_mm512_max_epu32(bits[0], bits[1])));
    if (__builtin_expect(top == 0.0f, 0)) {
      std::memset(codes, zero, kStateBlock);
      return 0.0f;
    }
    if (__builtin_expect(unusual(_mm_set1_ps(top)), 0)) {
      return scalar.template encode<kSigned>(values, n, codes);
    }
    const __m512 inverse = _mm512_set1_ps(1.0f / top);
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      __m512 y[4];
      for (int j = 0; j < 4; ++j) {
        y[j] = _mm512_mul_ps(_mm512_load_ps(values + i + 16 * j), inverse);
      }
      __m512i c = coder(y);
      if (kSigned) c = keep_sign(c, values + i);
      _mm512_storeu_si512(codes + i, c);
    }
    return top;
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
  const bool one_map = o.code2 == nullptr;
  if (o.h.skip_zeros != 0 || kind_of(o.code1) != map_kind::signed_dynamic ||
      (!one_map && kind_of(o.code2) != map_kind::unsigned_dynamic)) {
    return portable_table.optimizer_8bit(o);
  }
  const dynamic_codec<true> codec1(o.code1);
  const dynamic_codec<false> codec2(second_map(o));  // with one map nothing reads it
  optimizer_8bit_with<lanes16>(o, codec1, codec2);
}

inline void optimizer_32bit(const optimizer_args& o) {
  if (o.h.skip_zeros != 0) return portable_table.optimizer_32bit(o);
  optimizer_32bit_with<lanes16>(o);
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
