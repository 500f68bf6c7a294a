// The scalar double-precision reference: conversions, code books, nearest codes. The reference
// implements the description of the formats, and does not copy the library's code. A float
// expression such as x * (1 / absmax) is computed in double and rounded once, which gives the same
// bits as float arithmetic.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "nybble/nybble.h"
#include "tests/check.h"

namespace nybble::test {

constexpr nybble_dtype kAllDtypes[] = {NYBBLE_F32, NYBBLE_F16, NYBBLE_BF16};

inline int64_t bytes_of(nybble_dtype dtype) { return dtype == NYBBLE_F32 ? 4 : 2; }

// Rounds half to even to a binary format with `digits` significant bits and the given smallest
// normal exponent. The caller handles overflow.
inline double round_to(double x, int digits, int least_exponent) {
  if (x == 0.0 || !std::isfinite(x)) return x;
  int exponent = 0;
  std::frexp(x, &exponent);  // |x| in [2^(exponent-1), 2^exponent)
  const int unit = std::max(exponent - digits, least_exponent - digits + 1);
  return std::ldexp(std::nearbyint(std::ldexp(x, -unit)), unit);
}

inline uint16_t encode_half(double x) {
  const uint16_t sign = std::signbit(x) ? 0x8000 : 0;
  if (std::isnan(x)) return 0x7e00;
  const double r = std::fabs(round_to(x, 11, -14));
  if (r > 65504.0) return static_cast<uint16_t>(sign | 0x7c00);
  if (r < 0x1p-14) return static_cast<uint16_t>(sign | static_cast<int>(r * 0x1p24));
  int exponent = 0;
  const double fraction = std::frexp(r, &exponent);
  const int mantissa = static_cast<int>((fraction * 2.0 - 1.0) * 1024.0);
  return static_cast<uint16_t>(sign | (exponent - 1 + 15) << 10 | mantissa);
}

inline uint16_t encode_bfloat(double x) {
  if (std::isnan(x)) return 0x7fc0;
  const float r = static_cast<float>(round_to(x, 8, -126));
  uint32_t bits;
  std::memcpy(&bits, &r, 4);
  return static_cast<uint16_t>(bits >> 16);
}

inline double decode_half(uint16_t bits) {
  const double sign = (bits & 0x8000) != 0 ? -1.0 : 1.0;
  const int exponent = bits >> 10 & 31;
  const int mantissa = bits & 1023;
  if (exponent == 31) return mantissa != 0 ? NAN : sign * INFINITY;
  if (exponent == 0) return sign * std::ldexp(mantissa, -24);
  return sign * std::ldexp(1024 + mantissa, exponent - 25);
}

inline std::vector<double> all_halves() {
  std::vector<double> out;
  for (int bits = 0; bits < 65536; ++bits) out.push_back(decode_half(static_cast<uint16_t>(bits)));
  return out;
}

inline double decode(const void* data, nybble_dtype dtype, int64_t i) {
  static const std::vector<double> halves = all_halves();
  if (dtype == NYBBLE_F32) return static_cast<const float*>(data)[i];
  const uint16_t bits = static_cast<const uint16_t*>(data)[i];
  return dtype == NYBBLE_F16 ? halves[bits] : bits_float(static_cast<uint32_t>(bits) << 16);
}

inline void encode(double value, void* data, nybble_dtype dtype, int64_t i) {
  if (dtype == NYBBLE_F32) static_cast<float*>(data)[i] = static_cast<float>(value);
  if (dtype == NYBBLE_F16) static_cast<uint16_t*>(data)[i] = encode_half(value);
  if (dtype == NYBBLE_BF16) static_cast<uint16_t*>(data)[i] = encode_bfloat(value);
}

// An uninitialized array of a dtype, `shift` elements past a 64-byte boundary.
inline guarded<uint16_t> array_of(nybble_dtype dtype, int64_t n, int64_t shift = 0) {
  return guarded<uint16_t>(n * bytes_of(dtype) / 2, shift * bytes_of(dtype) / 2);
}
inline guarded<uint16_t> encoded(const std::vector<float>& from, nybble_dtype dtype,
                                 int64_t shift = 0) {
  auto to = array_of(dtype, static_cast<int64_t>(from.size()), shift);
  for (size_t i = 0; i < from.size(); ++i)
    encode(from[i], to.data(), dtype, static_cast<int64_t>(i));
  return to;
}

// ---- code books ----
inline std::vector<float> book4(nybble_quant_type type) {
  static const float kNf4[] = {
      -1.000000000f,         -0.6961928009986877f,  -0.5250730514526367f,  -0.39491748809814453f,
      -0.28444138169288635f, -0.18477343022823334f, -0.09105003625154495f, 0.000000000f,
      0.07958029955625534f,  0.16093020141124725f,  0.24611230194568634f,  0.33791524171829224f,
      0.44070982933044434f,  0.5626170039176941f,   0.7229568362236023f,   1.000000000f};
  if (type == NYBBLE_NF4) return {std::begin(kNf4), std::end(kNf4)};
  std::vector<float> out;
  if (type == NYBBLE_FP4) {
    for (const float sign : {1.0f, -1.0f})
      for (const float v : {0.0f, 0.0625f, 8.0f, 12.0f, 4.0f, 6.0f, 2.0f, 3.0f})
        out.push_back(sign * static_cast<float>(static_cast<double>(v) / 12.0));
    return out;
  }
  if (type == NYBBLE_E2M1) {
    for (const float sign : {1.0f, -1.0f})
      for (const float v : {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f})
        out.push_back(sign * v);
    return out;
  }
  for (int i = 0; i < 16; ++i)  // an ascending table of a user, which is not symmetric
    out.push_back(-0.9f + 0.12f * static_cast<float>(i) + 0.003f * static_cast<float>(i * i % 7));
  return out;
}

// Returns the bounds between adjacent codes: a value above bound i gets a code above code i.
inline std::vector<float> bounds4(nybble_quant_type type, const std::vector<float>& book) {
  if (type == NYBBLE_FP4)
    return {0.00260417f, 0.0859375f, 0.20833333f, 0.29166667f, 0.4166667f, 0.583333f, 0.8333333f};
  if (type == NYBBLE_NF4)
    return {-0.8480964004993439f,   -0.6106329262256622f,  -0.4599952697753906f,
            -0.33967943489551544f,  -0.23460740596055984f, -0.13791173323988914f,
            -0.045525018125772476f, 0.03979014977812767f,  0.1202552504837513f,
            0.2035212516784668f,    0.2920137718319893f,   0.3893125355243683f,
            0.5016634166240692f,    0.6427869200706482f,   0.8614784178118011f};
  std::vector<float> out;
  for (size_t i = 0; i < 15; ++i)
    out.push_back(static_cast<float>((static_cast<double>(book[i]) + book[i + 1]) / 2.0));
  return out;
}

// Returns the number of ascending bounds that are less than y; 0 for NaN.
inline int below(const std::vector<float>& bounds, float y) {
  return static_cast<int>(std::lower_bound(bounds.begin(), bounds.end(), y) - bounds.begin());
}

inline int nearest4(nybble_quant_type type, const std::vector<float>& bounds, float y) {
  if (type != NYBBLE_FP4) return below(bounds, y);
  static const int kCode[8] = {0, 1, 6, 7, 4, 5, 2, 3};
  return kCode[below(bounds, std::fabs(y))] + (y < 0 ? 8 : 0);
}

// ---- MXFP4 and NVFP4 ----
inline double e4m3(int code) {
  return code < 8 ? code * 0x1p-9 : std::ldexp(8 + code % 8, code / 8 - 10);
}

// Returns the index of the nearest of `count` ascending values; ties to the even index.
template <class Value>
int nearest_even(double y, int count, const Value& value) {
  int best = 0;
  for (int i = 1; i < count; ++i) {
    const double gain = std::fabs(value(best) - y) - std::fabs(value(i) - y);
    if (gain > 0.0 || (gain == 0.0 && i % 2 == 0)) best = i;
  }
  return best;
}

struct microscaled_scale {
  int code;
  double step;  // 0 if all values get code 0
};
// top: the block's absmax, infinite if a value is not finite. The tensor's scale is not used for
// MXFP4.
inline microscaled_scale microscaled_scale_for(int32_t block, double top, double tensor) {
  if (!std::isfinite(top)) return {block == 32 ? 255 : 0x7f, 0.0};
  if (block == 32) {
    const int code = top > 0.0 ? std::max(std::ilogb(top) - 2 + 127, 0) : 0;
    return {code, std::ldexp(1.0, code - 127)};
  }
  if (top == 0.0) return {0x38, 0.0};
  const double unit = 6.0 * (tensor > 0.0 ? tensor : 1.0);
  const int code = std::max(1, nearest_even(top / unit, 127, e4m3));
  return {code, e4m3(code) * tensor};
}

// Returns the map of create_dynamic_map. Decade i has the midpoints of 2^i equal parts of [0.1, 1].
inline std::vector<float> dynamic_map(bool is_signed) {
  std::vector<float> out = {0.0f, 1.0f};
  for (int i = 0; i < 7; ++i) {
    const int parts = is_signed ? 1 << i : 2 << i;
    for (int j = 0; j < parts; ++j) {
      const double low = 0.1 + 0.9 * j / parts;
      const double high = 0.1 + 0.9 * (j + 1) / parts;
      const float v = static_cast<float>((low + high) / 2.0 * std::pow(10.0, i - 6));
      out.push_back(v);
      if (is_signed) out.push_back(-v);
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

// Returns the midpoint between entries i and i + 1 of an 8-bit map.
inline float midpoint(const std::vector<float>& map, size_t i) {
  return static_cast<float>(static_cast<double>(map[i]) + map[i + 1]) * 0.5f;
}

// Returns the bounds between adjacent codes of an 8-bit map.
inline std::vector<float> bounds8(const std::vector<float>& map) {
  std::vector<float> out;
  for (size_t i = 0; i < 255; ++i) out.push_back(midpoint(map, i));
  return out;
}

// ---- scales ----
inline float absmax_of(const void* a, nybble_dtype dtype, int64_t begin, int64_t end) {
  double top = 0.0;
  for (int64_t i = begin; i < end; ++i) {
    const double x = std::fabs(decode(a, dtype, i));
    if (x > top) top = x;
  }
  return static_cast<float>(top);
}

// Returns x * (1 / absmax) in float. If absmax is subnormal, x and absmax are first scaled by 2^64.
inline float scaled(double x, float absmax) {
  double m = absmax;
  if (m > 0.0 && m < 0x1p-126) {
    x *= 0x1p64;
    m *= 0x1p64;
  }
  const float inverse = static_cast<float>(1.0 / m);
  return static_cast<float>(x * inverse);
}

inline float nested_scale(const nybble_absmax& s, int64_t i) {
  if (s.codes == nullptr) return s.values[i];
  const float product =
      static_cast<float>(static_cast<double>(s.code[s.codes[i]]) * s.values[i / s.block_size]);
  if (s.offset == nullptr) return product;
  return static_cast<float>(static_cast<double>(product) + *s.offset);
}

inline int nibble(const uint8_t* packed, int64_t i) {
  return i % 2 == 0 ? packed[i / 2] >> 4 : packed[i / 2] & 15;
}

inline std::string where(const char* what, nybble_dtype dtype, int64_t n, int64_t i) {
  return std::string(what) + ": dtype " + std::to_string(dtype) + ", n " + std::to_string(n) +
         ", index " + std::to_string(i);
}

inline std::string code_text(int32_t block, data_kind kind, int got, int want) {
  return ", block size " + std::to_string(block) + ", kind " +
         std::to_string(static_cast<int>(kind)) + ": got " + std::to_string(got) + ", want " +
         std::to_string(want);
}

inline bool same(double a, double b) {
  return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

}  // namespace nybble::test
