// The states of a unit of 256 values, eight per lane. They are 8-bit codes with an absmax, or
// float32. The functions in this file load, decode, encode and store units, which may be whole,
// partial or unaligned.
#pragma once
#include "device/any_type.cuh"
#include "device/code8.cuh"
#include "device/params.h"

namespace nybble {

constexpr int kUnit = 256;

#if __CUDA_ARCH__ >= 700
#define NYBBLE_APART __device__ __noinline__
#else  // If the function took a reference, the compiler would copy the kernel's argument.
#define NYBBLE_APART NYBBLE_DEVICE
#endif

// The maps and key tables in shared memory. quick: whether both maps are dynamic maps, for which
// there are key tables.
struct state_maps {
  const float* map[2];  // signed, unsigned
  const u32* keys[2];
  bool quick;
};

template <int kBits>
struct stored_state;
template <>
struct stored_state<8> {
  using storage = u8;
  uint2 codes;
  float absmax;
  // These loads use the L1 cache. If they bypassed it (.cg), the step would be a tenth slower
  // (H200).
  NYBBLE_DEVICE void load(const void* s, const float* scales, u32 group) {
    codes = static_cast<const uint2*>(s)[group];
    absmax = scales[group / 32];
  }
  NYBBLE_DEVICE void load_any(const void* s, const float* scales, i64 at, i64 n) {
    const u8* p = static_cast<const u8*>(s) + at;
    u32 w[2] = {0, 0};
#pragma unroll
    for (int j = 0; j < 8; j++)
      if (at + j < n) w[j >> 2] |= static_cast<u32>(p[j]) << (8 * (j & 3));
    codes = make_uint2(w[0], w[1]);
    absmax = scales[at / kUnit];
  }
  // Adding zero converts -0 to 0. A negative code in a block of zeros would otherwise give -0.
  static NYBBLE_DEVICE float value(u32 code, const float* map, float absmax) {
    return fmaf(map[code], absmax, 0.0f);
  }
  NYBBLE_DEVICE void values(const float* map, float (&v)[8]) const {
#pragma unroll
    for (int j = 0; j < 8; j++) {
      // offset in bytes of the code's value, computed without a further shift
      const u32 word = j < 4 ? codes.x : codes.y;
      const int shift = 8 * (j & 3) - 2;
      const u32 offset = (shift < 0 ? word << 2 : word >> (shift & 31)) & 1020u;
      const float entry =
          *reinterpret_cast<const float*>(reinterpret_cast<const char*>(map) + offset);
      v[j] = fmaf(entry, absmax, 0.0f);
    }
  }
};
template <>
struct stored_state<32> {
  using storage = float;
  eight raw;
  NYBBLE_DEVICE void load(const void* s, const float*, u32 group) { raw.load(kFloats, s, group); }
  NYBBLE_DEVICE void load_any(const void* s, const float*, i64 at, i64 n) {
    raw = gather_eight({kF32}, static_cast<const float*>(s) + at, n - at);
  }
  static NYBBLE_DEVICE float value(float stored, const float*, float) { return stored; }
  NYBBLE_DEVICE void values(const float*, float (&v)[8]) const { raw.values(kFloats, v); }
};

// Returns the absmax of the warp's values. NaN is ignored.
NYBBLE_DEVICE float warp_absmax(const float (&v)[8]) {
  float m = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) m = fmaxf(m, fabsf(v[j]));
  return float_of(warp_larger(bits_of(m)));
}
// The same, but if any value is NaN or infinite, the result is not finite.
NYBBLE_DEVICE float warp_absmax_or_nan(const float (&v)[8]) {
  float m = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) {
#if __CUDA_ARCH__ >= 800
    asm("max.NaN.f32 %0, %0, %1;" : "+f"(m) : "f"(fabsf(v[j])));
#else  // The bits of NaN are above those of all other numbers.
    m = float_of(max(bits_of(m), bits_of(fabsf(v[j]))));
#endif
  }
  return float_of(warp_larger(bits_of(m)));
}
// Returns the largest of the warp's values. The values must not be negative. If any value is not
// finite, the result is not finite.
NYBBLE_DEVICE float warp_largest_or_nan(const float (&v)[8]) {
  int m = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) m = max(m, __float_as_int(v[j]));
  return float_of(warp_larger(static_cast<u32>(m)));
}
// Returns whether a key table supports an absmax. With flushed keys, 2^-kDown / absmax must be a
// normal number, and all values that do not get the code of 0 must be normal numbers too.
template <bool kFlushed = false>
NYBBLE_DEVICE bool is_codable(float absmax) {
  constexpr float kLeast = kFlushed ? 1.97215226e-31f : kSmallestNormal,  // 2^-102
      kMost = kFlushed ? 4194304.0f : kLargest;                           // 2^22
  return absmax >= kLeast && absmax <= kMost;
}

// Encodes a lane's values with a key table, which must support the absmax. In the signed map, a
// negative value never gets the code of 0.
template <bool kSigned, bool kFlushed>
NYBBLE_DEVICE uint2 encode_state(const float (&v)[8], float absmax, const u32* keys) {
  using flushed = typename flushed_key_of<kSigned>::type;
  const float factor = kFlushed ? flushed_factor<flushed>(absmax) : reciprocal(absmax);
  u32 out[2];
#pragma unroll
  for (int w = 0; w < 2; w++) {
    u32 k[4];
#pragma unroll
    for (int j = 0; j < 4; j++)
      k[j] = kFlushed ? flushed_key_index<flushed>(v[4 * w + j], factor, keys)
                      : key_index<typename key_of<kSigned>::type>(v[4 * w + j] * factor, keys);
    out[w] = top_bytes(k[0], k[1], k[2], k[3]);
    if (kSigned) {
      const u32 negative = sign_bytes(v[4 * w], v[4 * w + 1], v[4 * w + 2], v[4 * w + 3]);
      const u32 zero = ~(((out[w] & 0x7f7f7f7fu) + 0x7f7f7f7fu) | out[w]) & 0x80808080u;
      out[w] = signed_index(out[w] + ((zero >> 7) & negative), negative);
    }
  }
  return make_uint2(out[0], out[1]);
}

// Encodes a lane's values by search and stores the codes. Supports any map, absmax and position.
// The code of value j is stored at `codes` + 32 j. Positions at or after the end are not stored,
// and their values must be zero. left: the number of values from `codes` to the end.
__device__ __noinline__ void store_state_any(bool is_signed, u8* codes, float* scale, i64 left,
                                             const float (&values)[8], const float* map) {
  const float absmax = warp_absmax(values);
  const float up = absmax < kSmallestNormal ? 18446744073709551616.0f : 1.0f,
              inverse = absmax > 0.0f ? reciprocal(absmax * up) : 0.0f;
#pragma unroll 1
  for (int j = 0; j < 8; j++) {
    const float v = values[j] + 0.0f;
    u32 code = search_index(v * up * inverse, map);
    if (is_signed && v < 0.0f && map[code] == 0.0f && code > 0) code--;
    if (32 * j < left) codes[32 * j] = static_cast<u8>(code);
  }
  if ((threadIdx.x & 31) == 0) *scale = absmax;
}

// The same as store_state_any, but with an unrolled loop and adjacent values. The lane's first
// value has position `at` of n.
template <bool kSigned>
__device__ __noinline__ void store_state_unrolled(void* s, float* scales, i64 at, i64 n, float a,
                                                  float b, float c, float d, float e, float f,
                                                  float g, float h, const float* map) {
  float v[8] = {a, b, c, d, e, f, g, h};
  const i64 left = n - at;
#pragma unroll
  for (int j = 0; j < 8; j++) v[j] = j < left ? v[j] + 0.0f : 0.0f;
  const float absmax = warp_absmax(v);
  const float up = absmax < kSmallestNormal ? 18446744073709551616.0f : 1.0f,
              inverse = absmax > 0.0f ? reciprocal(absmax * up) : 0.0f;
  u8* p = static_cast<u8*>(s) + at;
#pragma unroll
  for (int j = 0; j < 8; j++) {
    u32 code = search_index(v[j] * up * inverse, map);
    if (kSigned && v[j] < 0.0f && map[code] == 0.0f && code > 0) code--;
    if (j < left) p[j] = static_cast<u8>(code);
  }
  if ((threadIdx.x & 31) == 0) scales[at / kUnit] = absmax;
}

}  // namespace nybble
