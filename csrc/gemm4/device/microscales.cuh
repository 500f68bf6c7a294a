// Converts the 8-bit scales of MXFP4 (E8M0) and NVFP4 (E4M3) to numbers, without a table (sm_90 and
// newer).
#pragma once
#include "device/element.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// Converts the E8M0 bytes in the low byte of each half of a word to bf16. Byte 0 is 2^-127, which
// is subnormal, and byte 255 is NaN.
NYBBLE_DEVICE u32 e8m0_values(u32 bytes) {
  u32 r;
  asm("{\n .reg .b32 x;\n max.bf16x2 x, %1, %2;\n fma.rn.bf16x2 %0, x, %3, x;\n}"
      : "=r"(r)
      : "r"(bytes << 7), "r"(0x00400040), "r"(0));  // infinity * 0 is NaN
  return r;
}

// Returns E8M0 bytes `byte` and `byte` + 1 of a word as a bf16 pair.
NYBBLE_DEVICE u32 e8m0_adjacent(u32 word, int byte) {
  return e8m0_values(__byte_perm(word, 0, 0x4040 | (byte + 1) << 8 | byte));
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

// Returns the E4M3 numbers in the low two bytes of a word as a pair.
template <class T>
NYBBLE_DEVICE u32 e4m3_adjacent(u32 word) {
  const u32 halves = e4m3_halves(word);
  return T::pair(f16::low(halves), f16::high(halves));
}

// Returns E8M0 byte `byte` of a word as a pair of equal values.
template <class T>
NYBBLE_DEVICE u32 e8m0_pair(u32 word, int byte) {
  const float value = bf16::high(e8m0_values(__byte_perm(word, 0, byte << 8 | 0x4044)));
  return T::pair(value, value);
}
template <>
NYBBLE_DEVICE u32 e8m0_pair<bf16>(u32 word, int byte) {
  return e8m0_values(__byte_perm(word, 0, byte * 0x101 | 0x4040));
}

// Returns E4M3 byte `byte` of a word as a pair of equal values.
template <class T>
NYBBLE_DEVICE u32 e4m3_pair(u32 word, int byte) {
  return pair_as<T>(e4m3_halves(__byte_perm(word, 0, byte * 0x11)));
}

#endif

}  // namespace nybble
