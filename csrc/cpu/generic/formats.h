// The rules for 4-bit and 8-bit scales and codes, and the code books as aligned arrays. Every
// implementation (CPU and CUDA) follows these rules exactly.
//
// A block is quantized in this way: absmax is the largest |x| in the block, without NaN. For each
// x, y is x * (1 / absmax), computed as an IEEE division and a separate IEEE multiplication. The
// code of x is the number of thresholds below y, so NaN gets code 0. This leads to these special
// cases:
//   all-zero block   absmax 0; 4-bit codes 0 (0 * inf is NaN), 8-bit codes of the value 0
//   infinite absmax  finite x get the code of the value 0, infinite x get code 0
//   subnormal absmax 1 / absmax would overflow, so x and absmax are first scaled by 2^64
#pragma once

#include "cpu/generic/element.h"
#include "device/codebook.h"

namespace nybble::cpu {
namespace {

alignas(64) constexpr float kNf4[16] = NYBBLE_NF4_VALUES;
alignas(64) constexpr float kFp4[16] = NYBBLE_FP4_VALUES;
alignas(64) constexpr float kE2m1[16] = NYBBLE_E2M1_VALUES;
constexpr float kNf4Threshold[15] = NYBBLE_NF4_THRESHOLDS;
constexpr float kFp4Threshold[7] = NYBBLE_FP4_THRESHOLDS;
constexpr uint8_t kFp4Order[8] = {0, 1, 6, 7, 4, 5, 2, 3};  // codes by ascending magnitude

inline const float* book_of(nybble_quant_type type, const float* code) {
  if (type == NYBBLE_E2M1) return kE2m1;
  return type == NYBBLE_NF4 ? kNf4 : type == NYBBLE_FP4 ? kFp4 : code;
}

// y = (x * before) * inverse
struct block_scale {
  float before, inverse;
  float operator()(float x) const { return (x * before) * inverse; }
};

inline block_scale scale_for(float absmax) {
  if (absmax > 0.0f && absmax < 0x1p-126f) return {0x1p64f, 1.0f / (absmax * 0x1p64f)};
  return {1.0f, 1.0f / absmax};
}

// Returns the scale for 8-bit maps. This scale makes the values of an all-zero block 0 instead of
// NaN.
inline block_scale scale8_for(float absmax) {
  if (absmax == 0.0f) return {1.0f, 0.0f};
  return scale_for(absmax);
}

// Calls body(element, b) for each quantization block b, in parallel.
template <class Args, class Body>
inline void for_blocks(const Args& q, const Body& body, int64_t values = 32768) {
  for_dtype(q.dtype, [&](auto element) {
    parallel_for(divide_up(q.n, q.block_size), grain_of(q.n, q.block_size, values),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t b = begin; b < end; ++b) body(element, b);
                 });
  });
}

template <class E>
inline float absmax_of(const typename E::storage* a, int64_t n) {
  float top = 0.0f;
  for (int64_t i = 0; i < n; ++i) {
    const float magnitude = float_of(bits_of(E::widen(a[i])) & 0x7fffffffu);
    top = magnitude > top ? magnitude : top;
  }
  return top;
}

// Returns the scale of block i of a 4-bit array. Multiplication and addition are rounded
// separately.
inline float scale_at(const nybble_absmax& s, int64_t i) {
  if (s.codes == nullptr) return s.values[i];
  const float value = s.code[s.codes[i]] * s.values[i / s.block_size];
  return s.offset == nullptr ? value : value + *s.offset;
}

// Writes the scales of `count` blocks, starting at block `first`.
inline void scales_at(const nybble_absmax& s, int64_t first, int64_t count, float* out) {
  for (int64_t i = 0; i < count;) {
    const int64_t second = (first + i) / s.block_size;  // one division for each second-level scale
    const int64_t stop = least(count, (second + 1) * s.block_size - first);
    const float value = s.values[second];
    // adding -0 changes no value, not even -0
    const float offset = s.offset == nullptr ? -0.0f : *s.offset;
    for (; i < stop; ++i) out[i] = s.code[s.codes[first + i]] * value + offset;
  }
}

}  // namespace
}  // namespace nybble::cpu
