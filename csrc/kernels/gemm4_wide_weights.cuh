// Owns: how gemm4_wide.cuh makes weights of packed bytes, in the registers of wgmma's operand.
//
// wgmma fixes which of K a thread needs: 2t and 2t + 1 of each 8. So thread t of a quad reads all
// words of its rows and takes byte t of each. One byte-permute makes of it the place in a table of
// code pairs with a copy per bank, and a multiply-add in the 16-bit type with the scale in two
// parts rounds the product once, of codes rounded to the type. H200, 14336x4096, M = 512 and 2048:
// 94 and 360 us; float32 codes (two multiplies and a conversion more, twice the bytes of the table)
// 105 and 396, all 16 products of a row and scale in registers and byte-permutes 119 and 408: the
// chip's power limits these, and shared memory.
#pragma once
#include "gemm4_user.cuh"
#include "policy.h"
#include "wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Two values of the type at once: a * b and a * b + c, rounded once; and the part of a scale whose
// rounding to the type is finite (a scale is that and a rest).
template <class T>
struct paired;
#define NYBBLE_PAIRED(type, word, most)                                                    \
  template <>                                                                              \
  struct paired<type> {                                                                    \
    static NYBBLE_DEVICE u32 multiply(u32 a, u32 b) {                                      \
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

// A scale as a value of the type and what that rounding left.
template <class T>
NYBBLE_DEVICE u32 in_two_parts(float s) {
  const float part = paired<T>::main_part(s), main = T::low(T::pair(part, part));
  return T::pair(main, s - main);
}

// 256 pairs at a stride of 256 bytes, 32 copies each. 256 threads.
template <class T>
NYBBLE_DEVICE void fill_wide_table(const params::gemm4& p, u8* table) {
  const int entry = threadIdx.x;
  const u32 v = T::pair(value_of(p, entry >> 4), value_of(p, entry & 15));
  uint4* to = reinterpret_cast<uint4*>(table + entry * 256);
#pragma unroll
  for (int j = 0; j < 8; j++) to[(j + threadIdx.x) & 7] = make_uint4(v, v, v, v);
}

// What a thread needs of 64 of K: rows g and g + 8 of its warp's 16, with their scales as pairs of
// the type and of what that rounding left.
struct wide_words {
  uint4 row[2][2];  // [g, g + 8][32 of K]
  u32 scale[2], rest[2];
};

template <class T>
struct wide_decoder {
  const u8* table;  // shared memory's start
  u32 words_at, scales_at, swizzle, lane_offset, selector;

  // `row` of the block's 128
  NYBBLE_DEVICE wide_decoder(const u8* shared, u32 words, u32 scales, int row)
      : table(shared),
        words_at(words + row * 32),
        scales_at(scales + row * 4),
        swizzle((row >> 2 & 1) << 4),
        lane_offset((threadIdx.x & 31) * 4),
        selector(0x5504u | (threadIdx.x & 3) << 4) {}  // bytes: lane, byte t of the word, 0, 0

  NYBBLE_DEVICE void fetch(wide_words& w, int stage) const {
    const u32 at = words_at + stage * policy::kWideRows * 32,
              scale = scales_at + stage * policy::kWideRows * 4;
#pragma unroll
    for (int r = 0; r < 2; r++) {
#pragma unroll
      for (int h = 0; h < 2; h++) w.row[r][h] = shared_quad(at + r * 256 + (h << 4 ^ swizzle));
      const u32 s = shared_word_now(scale + r * 32);
      w.scale[r] = permute(s, 0, 0x1010), w.rest[r] = permute(s, 0, 0x3232);
    }
  }
  // Code pairs of the 16 of K `j`, in the order of the operand's registers.
  NYBBLE_DEVICE void look(u32 (&v)[4], const wide_words& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const uint4& q = w.row[i & 1][j >> 1];
      const u32 word = j & 1 ? (i < 2 ? q.z : q.w) : (i < 2 ? q.x : q.y);
      v[i] = *reinterpret_cast<const u32*>(table + permute(word, lane_offset, selector));
    }
  }
  static NYBBLE_DEVICE void weigh(u32* a, const u32 (&v)[4], const wide_words& w) {
#pragma unroll
    for (int i = 0; i < 4; i++)
      a[i] =
          paired<T>::multiply_add(v[i], w.scale[i & 1], paired<T>::multiply(v[i], w.rest[i & 1]));
  }
};

#endif

}  // namespace nybble
