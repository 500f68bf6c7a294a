// Encodes and decodes blocks of 8-bit optimizer states. Dynamic maps use the code of an instruction
// set; other maps use portable code.
#pragma once

#include "blockwise/cpu/generic/dynamic8.h"

namespace nybble::cpu {
namespace {

constexpr int64_t kStateBlock = 256;

// The codec for any map. The functions of this codec are not inlined, so that they are compiled
// once, and not once for each optimizer and type.
struct scalar_codec {
  const float* code;
  midpoints8 mid;

  explicit scalar_codec(const float* map) : code(map), mid(map) {}
  __attribute__((noinline)) void decode(const uint8_t* codes, float absmax, int64_t n,
                                        float* out) const {
    for (int64_t i = 0; i < n; ++i) out[i] = code[codes[i]] * absmax;
  }
  // Encodes a block and returns its absmax. With kSigned, a negative value never gets the code of
  // 0, so that its sign is kept.
  template <bool kSigned>
  __attribute__((noinline)) float encode(const float* values, int64_t n, uint8_t* codes) const {
    const float top = absmax_of<f32>(values, n);
    const block_scale scale = scale8_for(top);
    for (int64_t i = 0; i < n; ++i) {
      uint8_t c = mid(scale(values[i]));
      if (kSigned && values[i] < 0.0f && code[c] == 0.0f && c > 0) --c;
      codes[i] = c;
    }
    return top;
  }
};

// The codec for a dynamic map. Blocks has decode(codes, absmax, out), absmax(values) and
// encode<kSigned>(values, top, codes), which process whole blocks. absmax returns NaN if a value is
// NaN. All these functions are inlined into the same function, so that constants stay in registers.
template <class Blocks>
struct block_codec {
  scalar_codec scalar;
  Blocks blocks;

  explicit block_codec(const float* map) : scalar(map), blocks(map) {}
  __attribute__((noinline, flatten)) void decode(const uint8_t* codes, float absmax, int64_t n,
                                                 float* out) const {
    if (n != kStateBlock) return scalar.decode(codes, absmax, n, out);
    blocks.decode(codes, absmax, out);
  }
  template <bool kSigned>
  __attribute__((noinline, flatten)) float encode(const float* values, int64_t n,
                                                  uint8_t* codes) const {
    if (n != kStateBlock) return scalar.template encode<kSigned>(values, n, codes);
    const float top = blocks.absmax(values);
    if (__builtin_expect(top == 0.0f, 0)) {
      std::memset(codes, scalar.mid(0.0f), kStateBlock);
      return 0.0f;
    }
    if (__builtin_expect(!lines_hold(top), 0))  // also true for NaN
      return scalar.template encode<kSigned>(values, n, codes);
    blocks.template encode<kSigned>(values, top, codes);
    return top;
  }
};

}  // namespace
}  // namespace nybble::cpu
