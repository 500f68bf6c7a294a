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
#include "gemm4_pairs.cuh"
#include "policy.h"
#include "wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// What a thread needs of 64 of K: rows g and g + 8 of its warp's 16, with their scales as pairs of
// the type and of what that rounding left.
template <int kUnit>
struct wide_words {
  uint4 row[2][2];                                // [g, g + 8][32 of K]
  u32 scale[64 / kUnit][2], rest[64 / kUnit][2];  // [unit][g, g + 8]
};

// Blocks of 32 (kUnit) have two scales to 64 of K: those of the second half lie in the gaps between
// the table's entries, 32 rows to a gap.
struct wide_second_scales {
  static constexpr int kStage = policy::kWideRows / 32 * 256;
  NYBBLE_DEVICE static u32 at(int row) { return 128 + (row >> 5) * 256 + (row & 31) * 4; }
};

template <class T, int kUnit>
struct wide_decoder {
  static constexpr bool kTurned = false;
  static constexpr int kScaled = kUnit;
  using words = wide_words<kUnit>;
  const u8* table;  // shared memory's start
  u32 words_at, scales_at, second_at, swizzle, lane_offset, selector;

  NYBBLE_DEVICE wide_decoder(const u8* shared, u32 words, u32 scales, int warp)
      : table(shared),
        words_at(words + row(warp, threadIdx.x & 31) * 32),
        scales_at(scales + row(warp, threadIdx.x & 31) * 4),
        second_at(shared_address(shared) + wide_second_scales::at(row(warp, threadIdx.x & 31))),
        swizzle((threadIdx.x >> 4 & 1) << 4),
        lane_offset((threadIdx.x & 31) * 4),
        selector(0x5504u | (threadIdx.x & 3) << 4) {}  // bytes: lane, byte t of the word, 0, 0

  // Of the block's 128, this thread's first; the other of a pair is kNext on.
  NYBBLE_DEVICE static int row(int warp, int lane) { return warp * 16 + (lane >> 2); }
  static constexpr int kNext = 8;

  NYBBLE_DEVICE void fetch(wide_words<kUnit>& w, int stage) const {
    const u32 at = words_at + stage * policy::kWideRows * 32,
              scale = scales_at + stage * policy::kWideRows * 4;
#pragma unroll
    for (int r = 0; r < 2; r++) {
#pragma unroll
      for (int h = 0; h < 2; h++) w.row[r][h] = shared_quad(at + r * 256 + (h << 4 ^ swizzle));
#pragma unroll
      for (int u = 0; u < 64 / kUnit; u++) {
        const u32 s = shared_word_now(
            (u == 0 ? scale : second_at + stage * wide_second_scales::kStage) + r * 32);
        w.scale[u][r] = permute(s, 0, 0x1010), w.rest[u][r] = permute(s, 0, 0x3232);
      }
    }
  }
  // Code pairs of the 16 of K `j`, in the order of the operand's registers.
  NYBBLE_DEVICE void look(u32 (&v)[4], const wide_words<kUnit>& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const uint4& q = w.row[i & 1][j >> 1];
      const u32 word = j & 1 ? (i < 2 ? q.z : q.w) : (i < 2 ? q.x : q.y);
      v[i] = *reinterpret_cast<const u32*>(table + permute(word, lane_offset, selector));
    }
  }
  static NYBBLE_DEVICE void weigh(u32* a, const u32 (&v)[4], const wide_words<kUnit>& w,
                                  const int j) {
    const int u = kUnit == 64 ? 0 : j >> 1;
#pragma unroll
    for (int i = 0; i < 4; i++)
      a[i] = paired<T>::multiply_add(v[i], w.scale[u][i & 1],
                                     paired<T>::multiply(v[i], w.rest[u][i & 1]));
  }
};

#endif

}  // namespace nybble
