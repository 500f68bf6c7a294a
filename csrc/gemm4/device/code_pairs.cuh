// Weights as pairs of 16-bit values. A table in shared memory maps a packed byte to a pair. A pair
// is then multiplied by a scale, which is stored as a value and the rounding error of this value.
//
// A packed byte holds two adjacent codes of a row of W. The table has one entry for each of the 256
// bytes. Each of the 32 banks has its own copy, so look-ups have no bank conflicts:
//
//   byte of W        table entry (kStride bytes apart)          operand register (bits 31-16, 15-0)
//   +----+----+      +------+------+-- 32 copies --+            +---------------+---------------+
//   | hi | lo |  ->  | lane | lane | ...    | lane |  -> lane:  | value(lo) 16b | value(hi) 16b |
//   +----+----+      |  0   |  1   |        |  31  |            +---------------+---------------+
//                    +------+------+---------------+
#pragma once
#include "device/params.h"
#include "gemm4/device/user_functions.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// Arithmetic on two values at once: a * b, and a * b + c rounded once. main_part limits a scale to
// the finite range of the type. Only sm_90 and newer can multiply bf16x2.
template <class T>
struct paired;
#define NYBBLE_PAIRED(type, word, most)                                                    \
  template <>                                                                              \
  struct paired<type> {                                                                    \
    static NYBBLE_DEVICE u32 multiply(u32 a, u32 b) {                                      \
      if constexpr (__CUDA_ARCH__ < 900) return multiply_add(a, b, 0x80008000u); /* -0 */  \
      u32 r;                                                                               \
      asm("mul.rn." #word " %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));                      \
      return r;                                                                            \
    }                                                                                      \
    static NYBBLE_DEVICE u32 multiply_add(u32 a, u32 b, u32 c) {                           \
      u32 r;                                                                               \
      asm("fma.rn." #word " %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));          \
      return r;                                                                            \
    }                                                                                      \
    static NYBBLE_DEVICE float main_part(float s) { return fminf(fmaxf(s, -most), most); } \
  };
NYBBLE_PAIRED(f16, f16x2, 65504.0f)
NYBBLE_PAIRED(bf16, bf16x2, 3.3895314e38f)

// Returns the two parts of a scale: its value in the 16-bit type, and the rounding error of this
// value.
template <class T>
NYBBLE_DEVICE u32 in_two_parts(float s) {
  const float part = paired<T>::main_part(s), main = T::low(T::pair(part, part));
  return T::pair(main, s - main);
}

// Combine the codes of two rows a and b into bytes: even_codes combines the codes of even columns,
// odd_codes those of odd columns. If a single lop3 did the last two operations, few-row gradients
// would be a fifth slower.
NYBBLE_DEVICE u32 even_codes(u32 a, u32 b) { return (a & 0xf0f0f0f0u) | (b >> 4 & 0x0f0f0f0fu); }
NYBBLE_DEVICE u32 odd_codes(u32 a, u32 b) { return (a << 4 & 0xf0f0f0f0u) | (b & 0x0f0f0f0fu); }

#endif

// Fills the table: 256 pairs with 32 copies each. Requires 256 threads. Each thread starts with a
// different copy, so that eight threads together write to all banks.
template <class T, int kStride>
NYBBLE_DEVICE void fill_pair_table(const params::gemm4& p, u8* table) {
  const int entry = threadIdx.x;
  const u32 v = T::pair(value_of(p, entry >> 4), value_of(p, entry & 15));
  uint4* to = reinterpret_cast<uint4*>(table + entry * kStride);
#pragma unroll
  for (int j = 0; j < 8; j++) to[(j + threadIdx.x) & 7] = make_uint4(v, v, v, v);
}

}  // namespace nybble
