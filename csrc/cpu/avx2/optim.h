// Owns: the optimizer steps with AVX2.
#pragma once

#include "cpu/avx2/blockwise8.h"
#include "cpu/generic/optim.h"
#include "cpu/table.h"

namespace nybble::cpu {
namespace {
namespace avx2 {

using vector8 = float __attribute__((vector_size(32)));

struct lanes8 {
  using vector = vector8;
  static constexpr int64_t kWidth = 8;
  static vector root(vector x) {
    return reinterpret_cast<vector>(_mm256_sqrt_ps(reinterpret_cast<__m256>(x)));
  }
  template <class E>
  static vector load(E, const typename E::storage* p) {
    prefetch_ahead(p, 2048);
    return reinterpret_cast<vector>(load8(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store8(E{}, p, reinterpret_cast<__m256>(v));
  }
};

// Blocks of 8-bit states of one of the dynamic maps. A call a block, with everything inlined into
// it: the constants stay in registers, and it is compiled once for all optimizers and types.
template <bool kDynamicSigned>
struct dynamic_codec {
  scalar_codec scalar;
  dynamic_lanes<kDynamicSigned> coder;

  explicit dynamic_codec(const float* map) : scalar(map), coder(map) {}

  __attribute__((noinline, flatten)) void decode(const uint8_t* codes, float absmax, int64_t n,
                                                 float* out) const {
    if (n != kStateBlock) return scalar.decode(codes, absmax, n, out);
    const __m256 scale = _mm256_set1_ps(absmax);
    for (int64_t i = 0; i < kStateBlock; i += 8) {
      _mm256_store_ps(out + i, _mm256_mul_ps(look_up8(scalar.code, codes + i), scale));
    }
  }
  template <bool kSigned>
  __attribute__((noinline, flatten)) float encode(const float* values, int64_t n,
                                                  uint8_t* codes) const {
    if (n != kStateBlock) return scalar.template encode<kSigned>(values, n, codes);
    const float top = absmax8<f32>(values, n);
    if (top == 0.0f) {
      std::memset(codes, scalar.mid(0.0f), kStateBlock);
      return 0.0f;
    }
    if (__builtin_expect(unusual(top), 0)) {
      return scalar.template encode<kSigned>(values, n, codes);
    }
    const __m256 inverse = _mm256_set1_ps(1.0f / top);
    for (int64_t i = 0; i < kStateBlock; i += 32) {
      __m256i c = encode8<f32>(values + i, inverse, coder);
      if (kSigned) c = keep_sign(c, values + i);
      put<false>(codes + i, c);
    }
    return top;
  }
  // A negative value that came out as 0 takes the code below it.
  static __m256i keep_sign(__m256i codes, const float* values) {
    const __m256i zeros = _mm256_cmpeq_epi8(codes, _mm256_set1_epi8(127));
    if (__builtin_expect(_mm256_testz_si256(zeros, zeros), 1)) return codes;
    alignas(32) uint8_t out[32];
    put<false>(out, codes);
    for (int i = 0; i < 32; ++i) {
      if (out[i] == 127 && values[i] < 0.0f) --out[i];
    }
    return load256(out);
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
  optimizer_8bit_with<lanes8>(o, codec1, codec2);
}

inline void optimizer_32bit(const optimizer_args& o) {
  if (o.h.skip_zeros != 0) return portable_table.optimizer_32bit(o);
  optimizer_32bit_with<lanes8>(o);
}

}  // namespace avx2
}  // namespace
}  // namespace nybble::cpu
