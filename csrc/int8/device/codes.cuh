// The int8 codes of LLM.int8(): functions for their scales, for the outlier test, and for vectors
// of codes.
#pragma once
#include "device/element.cuh"

namespace nybble {

// Divides with the hardware's fast division, which has an error of up to 2 ulp. The result is 0 if
// b exceeds 2^126.
NYBBLE_DEVICE float approximate_quotient(float a, float b) {
  float r;
  asm("div.approx.ftz.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  return r;
}

// Scales x so that absmax becomes 127. If absmax is 0, the result is 0. If absmax is tiny, x is
// first scaled up. NaN becomes 0. The factor is computed in the same way as in bitsandbytes'
// kernel, so that values midway between two codes get the same code. With a division that rounds to
// nearest, 4 of 100 000 codes would be different.
struct int8_scale {
  float before, factor;
  int8_scale() = default;
  NYBBLE_DEVICE explicit int8_scale(float absmax) : before(1.0f), factor(0.0f) {
    if (absmax >= 7.52316385e-37f && absmax <= 4.25352959e+37f)  // 2^-120 to 2^125
      factor = approximate_quotient(127.0f, absmax);
    else if (absmax > 1.0f)
      factor = __fdiv_rn(127.0f, absmax);
    else if (absmax > 0.0f)
      before = 18446744073709551616.0f,
      factor = __fdiv_rn(127.0f, absmax * 18446744073709551616.0f);
  }
  // Returns a word whose low byte is the code.
  NYBBLE_DEVICE u32 operator()(float x) const {
    return static_cast<u32>(__float2int_rn(__fmul_rn(__fmul_rn(x, before), factor)));
  }
  // If is_plain is true, the faster function of_number can convert finite values; it rounds them by
  // an addition.
  NYBBLE_DEVICE bool is_plain() const { return before == 1.0f; }
  NYBBLE_DEVICE u32 of_number(float x) const {
    return bits_of(__fadd_rn(__fmul_rn(x, factor), 12582912.0f));
  }
};

NYBBLE_DEVICE bool is_outlier(float x, float threshold) {
  return threshold > 0.0f && fabsf(x) >= threshold;
}
// Returns the smallest magnitude of an outlier. Without a threshold, returns NaN, because
// comparisons with NaN are false. A comparison with this limit needs no branch, but is_outlier
// needs one.
NYBBLE_DEVICE float outlier_limit(float threshold) {
  return threshold > 0.0f ? threshold : quiet_nan();
}
// Returns the factor that converts the codes of a row of W to values.
NYBBLE_DEVICE float code_scale(const float* absmax, i64 row) {
  return __fmul_rn(__ldg(absmax + row), 1.0f / 127.0f);
}
// Returns a limit. Values whose magnitude is below this limit are finite and are not outliers.
NYBBLE_DEVICE float tame_limit(float threshold) {
  return threshold > 0.0f ? threshold : float_of(0x7f800000u);
}
// Returns the largest magnitude in a vector, not counting outliers. The function is not inlined,
// because vectors with an outlier are rare.
template <class T>
__device__ __noinline__ float top_of_any(uint4 raw, float threshold) {
  float v[T::kVector], top = 0;
  T::unpack(raw, v);
#pragma unroll
  for (int j = 0; j < T::kVector; j++)
    if (!is_outlier(v[j], threshold)) top = fmaxf(top, fabsf(v[j]));
  return top;
}

NYBBLE_DEVICE bool has_words(const u8* bytes) { return (reinterpret_cast<u64>(bytes) & 3) == 0; }

template <int V>
struct int8_codes {
  u32 word[V / 4];
  NYBBLE_DEVICE explicit int8_codes(const u32 (&c)[V]) {
#pragma unroll
    for (int j = 0; j < V; j += 4)
      word[j / 4] =
          permute(permute(c[j], c[j + 1], 0x0040), permute(c[j + 2], c[j + 3], 0x0040), 0x5410);
  }
  // Stores the codes as vector i of a row that is aligned to V bytes.
  NYBBLE_DEVICE void store_aligned(signed char* row, i64 i) const {
    if constexpr (V == 8)
      reinterpret_cast<uint2*>(row)[i] = make_uint2(word[0], word[1]);
    else
      reinterpret_cast<u32*>(row)[i] = word[0];
  }
  // Stores the codes as vector i of a row. aligned: whether rows are aligned to 8 bytes.
  NYBBLE_DEVICE void store(signed char* row, i64 i, i64 cols, int aligned) const {
    signed char* to = row + i * V;
    if (aligned && (i + 1) * V <= cols) return store_aligned(row, i);
#pragma unroll
    for (int j = 0; j < V; j++)
      if (i * V + j < cols) to[j] = static_cast<signed char>(word[j / 4] >> (8 * (j & 3)));
  }
  // Clears the codes of columns whose byte in `marks` is 1. The marks are aligned to 4 bytes.
  NYBBLE_DEVICE void clear_words(const u8* marks, i64 i) {
#pragma unroll
    for (int j = 0; j < V / 4; j++)
      word[j] &= ~(*(reinterpret_cast<const u32*>(marks + i * V) + j) * 255u);
  }
  // Does the same with marks of any alignment.
  NYBBLE_DEVICE void clear(const u8* marks, i64 i, i64 cols) {
    if ((i + 1) * V <= cols && has_words(marks)) return clear_words(marks, i);
#pragma unroll
    for (int j = 0; j < V; j++)
      if (i * V + j < cols && marks[i * V + j]) word[j / 4] &= ~(255u << (8 * (j & 3)));
  }
};

}  // namespace nybble
