// The element types float32, float16 and bfloat16 as tag types, with exact scalar conversions.
// Everything has internal linkage, so that each instruction-set unit has its own copy.
#pragma once

#include <cstdint>
#include <cstring>

#include "core/operations.h"
#include "cpu/threads.h"

namespace nybble::cpu {
namespace {

// Returns the value of type To that has the same bits.
template <class To, class From>
inline To same_bits(From value) {
  static_assert(sizeof(To) == sizeof(From));
  To made;
  std::memcpy(&made, &value, sizeof made);
  return made;
}
inline uint32_t bits_of(float value) { return same_bits<uint32_t>(value); }
inline float float_of(uint32_t bits) { return same_bits<float>(bits); }

struct f32 {
  using storage = float;
  static float widen(float value) { return value; }
  static float narrow(float value) { return value; }
};

struct bf16 {
  using storage = uint16_t;
  static float widen(uint16_t value) { return float_of(static_cast<uint32_t>(value) << 16); }
  // Rounds to nearest even. Subnormals are kept, and NaN becomes a quiet NaN.
  static uint16_t narrow(float value) {
    const uint32_t bits = bits_of(value);
    if ((bits & 0x7fffffffu) > 0x7f800000u) return static_cast<uint16_t>(bits >> 16 | 0x40u);
    return static_cast<uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
  }
};

struct f16 {
  using storage = uint16_t;
  static float widen(uint16_t value) {
    const uint32_t sign = static_cast<uint32_t>(value & 0x8000u) << 16;
    const uint32_t magnitude = value & 0x7fffu;
    if (magnitude >= 0x7c00u) return float_of(sign | 0x7f800000u | (magnitude & 0x3ffu) << 13);
    // the factor 2^112 corrects the exponent bias; the result is exact, even for subnormals
    return float_of(sign | bits_of(float_of(magnitude << 13) * 0x1p112f));
  }
  static uint16_t narrow(float value) {
    const uint32_t bits = bits_of(value);
    const uint32_t sign = bits >> 16 & 0x8000u;
    const uint32_t magnitude = bits & 0x7fffffffu;
    uint32_t half;
    if (magnitude > 0x7f800000u)
      half = 0x7e00u | (magnitude >> 13 & 0x3ffu);
    else if (magnitude >= 0x477ff000u)  // values from 65520 on round to infinity
      half = 0x7c00u;
    else if (magnitude < 0x38800000u)  // subnormal: adding 0.5 rounds at the last bit of float16
      half = bits_of(float_of(magnitude) + 0.5f) - 0x3f000000u;
    else
      half = (magnitude - 0x38000000u + 0xfffu + (magnitude >> 13 & 1u)) >> 13;
    return static_cast<uint16_t>(sign | half);
  }
};

// Calls body(tag) for the element type of `dtype`.
template <class Body>
inline void for_dtype(nybble_dtype dtype, const Body& body) {
  switch (dtype) {
    case NYBBLE_F32:
      return body(f32{});
    case NYBBLE_F16:
      return body(f16{});
    case NYBBLE_BF16:
      return body(bf16{});
  }
}

inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
inline int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }
inline int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

// Calls parallel_chunks with a lambda that takes begin and end.
template <class Body>
inline void parallel_for(int64_t items, int64_t grain, const Body& body) {
  parallel_chunks(
      items, grain,
      [](const void* context, int64_t begin, int64_t end) {
        (*static_cast<const Body*>(context))(begin, end);
      },
      &body);
}

// Returns the number of blocks of `block_size` values in a piece of work. A piece has about 32 768
// values. If there are fewer than 16 384 values in all, they form a single piece, because a second
// thread would cost more time than it saves.
constexpr int64_t kSmall = 16384;
inline int64_t grain_of(int64_t n, int64_t block_size, int64_t values = 32768) {
  if (n < kSmall) return divide_up(n, block_size);
  return most(1, least(values, divide_up(n, 2)) / block_size);
}

}  // namespace
}  // namespace nybble::cpu
