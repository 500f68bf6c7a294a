// Converts the 8-bit scales of MXFP4 (E8M0) and NVFP4 (E4M3) to numbers, without a table (sm_90 and
// newer).
#pragma once
#include "device/element.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// Returns E8M0 byte `byte` of a word. Byte 0 is 2^-127, which is subnormal, and byte 255 is NaN.
// Without kSpecial, the word must not contain these two bytes.
template <bool kSpecial>
NYBBLE_DEVICE float e8m0_value(u32 word, int byte) {
  const u32 exponent = __byte_perm(word, 0, byte << 12 | 0x444) >> 1;
  const u32 special = 0x400000u;
  return float_of(kSpecial && ((exponent + 0x800000u) & 0x7f000000u) == 0 ? exponent | special
                                                                          : exponent);
}

// Returns a word. In each byte, bit 7 is 0 if the byte of `v` is 0 or 255 (all its bits are equal),
// otherwise 1.
NYBBLE_DEVICE u32 ordinary_bytes(u32 v) { return ((v ^ v >> 1) & 0x7f7f7f7fu) + 0x7f7f7f7fu; }

// Returns the E4M3 numbers in the low two bytes of a word as a pair of float16 values.
NYBBLE_DEVICE u32 e4m3_halves(u32 word) {
  u32 r;
  asm("{\n .reg .b16 l, h;\n mov.b32 {l, h}, %1;\n cvt.rn.f16x2.e4m3x2 %0, l;\n}"
      : "=r"(r)
      : "r"(word));
  return r;
}

template <class T>
NYBBLE_DEVICE u32 pair_as(u32 halves) {
  const float value = f16::low(halves);
  return T::pair(value, value);
}
template <>
NYBBLE_DEVICE u32 pair_as<f16>(u32 halves) {
  return halves;
}

// Returns E4M3 byte `byte` of a word as a pair of equal values.
template <class T>
NYBBLE_DEVICE u32 e4m3_pair(u32 word, int byte) {
  return pair_as<T>(e4m3_halves(__byte_perm(word, 0, byte * 0x11)));
}

#endif

}  // namespace nybble
