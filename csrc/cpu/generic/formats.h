// Code books and decision thresholds of the 4-bit formats, and the rules for scales. Every
// implementation (CPU and CUDA) follows these rules exactly.
//
// Quantization of a block: absmax is the largest |x|, not counting NaN. y is x * (1 / absmax) with
// IEEE division and multiplication, not fused. The code is the number of thresholds below y, so NaN
// gets code 0. This leads to these special cases:
//   all-zero block   absmax 0; 4-bit codes 0 (0 * inf is NaN), 8-bit codes of the value 0
//   infinite absmax  finite x get the code of the value 0, infinite x get code 0
//   subnormal absmax 1 / absmax would overflow, so x and absmax are first scaled by 2^64
#pragma once

#include "cpu/generic/element.h"

namespace nybble::cpu {
namespace {

alignas(64) constexpr float kNf4[16] = {
    -1.000000000f,         -0.6961928009986877f,  -0.5250730514526367f,  -0.39491748809814453f,
    -0.28444138169288635f, -0.18477343022823334f, -0.09105003625154495f, 0.000000000f,
    0.07958029955625534f,  0.16093020141124725f,  0.24611230194568634f,  0.33791524171829224f,
    0.44070982933044434f,  0.5626170039176941f,   0.7229568362236023f,   1.000000000f};

// The code of a value is at least i + 1 if the value exceeds kNf4Threshold[i]. The thresholds are
// those of bitsandbytes' CUDA kernels.
constexpr float kNf4Threshold[15] = {
    -0.8480964004993439f,  -0.6106329262256622f,  -0.4599952697753906f,   -0.33967943489551544f,
    -0.23460740596055984f, -0.13791173323988914f, -0.045525018125772476f, 0.03979014977812767f,
    0.1202552504837513f,   0.2035212516784668f,   0.2920137718319893f,    0.3893125355243683f,
    0.5016634166240692f,   0.6427869200706482f,   0.8614784178118011f};

alignas(64) constexpr float kFp4[16] = {
    0.0f,  0.0625f / 12,  8.0f / 12,  1.0f,  4.0f / 12,  0.5f,  2.0f / 12,  0.25f,
    -0.0f, -0.0625f / 12, -8.0f / 12, -1.0f, -4.0f / 12, -0.5f, -2.0f / 12, -0.25f};

alignas(64) constexpr float kE2m1[16] = {0.0f,  0.5f,  1.0f,  1.5f,  2.0f,  3.0f,  4.0f,  6.0f,
                                         -0.0f, -0.5f, -1.0f, -1.5f, -2.0f, -3.0f, -4.0f, -6.0f};

// The thresholds of |y|. The code of the i-th smallest magnitude is kFp4Order[i], plus 8 if y < 0.
constexpr float kFp4Threshold[7] = {0.00260417f, 0.0859375f, 0.20833333f, 0.29166667f,
                                    0.4166667f,  0.583333f,  0.8333333f};
constexpr uint8_t kFp4Order[8] = {0, 1, 6, 7, 4, 5, 2, 3};

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

// Returns the scale for 8-bit maps. It makes the values of an all-zero block 0 instead of NaN.
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
    const int64_t second = (first + i) / s.block_size;  // a division per second-level scale
    const int64_t stop = least(count, (second + 1) * s.block_size - first);
    const float value = s.values[second];
    const float offset = s.offset == nullptr ? -0.0f : *s.offset;  // adding -0 changes no value
    for (; i < stop; ++i) out[i] = s.code[s.codes[first + i]] * value + offset;
  }
}

}  // namespace
}  // namespace nybble::cpu
