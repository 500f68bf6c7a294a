// The weights and scales of layers of 4-bit experts with few rows (moe_4bit.cuh), and their copies.
#pragma once
#include "gemm4/device/gemv_microscaled.cuh"
#include "grouped/device/moe_units.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// The scales of the weights: float32, 8 bits with second scales, or those of MXFP4 and NVFP4.
enum class moe_scaling { plain, nested, microscaled };

// The shared memory of a block. Between the copies of two entries of the code table, there are the
// copies of an entry of the code book of nested scales.
struct moe_4bit_layout {
  static constexpr int kAtOnce = policy::kMoe4bitAtOnce, kMostParts = policy::kMoe4bitParts,
                       kRow = policy::kMoe4bitSlice / 2, kScales = kRow * 16,
                       kScalesRow = policy::kMoe4bitSlice / 64 * 4,
                       kStage = kScales + 16 * kScalesRow, kStages = policy::kMoe4bitStages;
  static constexpr u32 kTable = 1024, kBook = kTable + 128, kSums = kTable + 256 * 256,
                       kParts = kSums + kAtOnce * policy::kMoeFewWarps * 64,
                       kCount = kParts + kMostParts * sizeof(moe_part), kPipeline = kCount + 128;
  static_assert(kRow == 128 && kPipeline % 128 == 0 && kStage % 128 == 0);
  static_assert(kPipeline + policy::kMoeFewWarps * kStages * kStage ==
                kTable + policy::kMoe4bitBytes);
};

// Copies the weights and scales of steps.
template <moe_scaling kScaling, bool kDown>
struct moe_copier : moe_row_copier<kDown> {
  using L = moe_4bit_layout;
  int scales_from, scales_to, groups;  // of this lane: an index, bytes; number of groups in a row
  int shift;
  bool wide;         // plain scales: whether those of a row are 16 aligned bytes in each step
  int wide_from;     // bytes: of row `lane`
  int scale_stride;  // microscaled: bytes between rows

  NYBBLE_DEVICE moe_copier(const params::moe_product& p, int lane)
      : moe_row_copier<kDown>(p, static_cast<int>(p.g.k >> 1), lane), shift(p.g.block_shift) {
    const int each = moe_row_stride<kDown>(p);
    groups = static_cast<int>(p.g.k >> 6);
    // scales: two groups of row lane / 2
    scales_from =
        ((lane >> 1 & 7) * each * static_cast<int>(p.g.k) >> shift) + ((lane & 1) * 128 >> shift);
    scale_stride = groups * (shift == 5 ? 2 : 4) * each;
    wide = p.g.block_shift == 6 && groups % 4 == 0;
    wide_from = (lane & 7) * each * groups * 4;
    scales_to = L::kScales + (lane >> 1) * L::kScalesRow + (lane & 1) * (L::kScalesRow / 2);
  }
  NYBBLE_DEVICE void copy(const moe_part& part, int slice, u32 stage, int lane) const {
    this->copy_rows(part, slice, stage, lane);
    if constexpr (kScaling == moe_scaling::microscaled) return copy_bytes(part, slice, stage, lane);
    if (kScaling == moe_scaling::plain && wide) {
      const bool there = !kDown || (lane & 8 ? part.high : part.low);
      if (lane < 16)
        cp_async_16(stage + L::kScales + lane * 16,
                    (lane & 8 ? part.high_scales : part.low_scales) + wide_from + slice * 16,
                    there);
      return;
    }
    const u8* const scales = lane & 16 ? part.high_scales : part.low_scales;
    const int index = scales_from + (slice * policy::kMoe4bitSlice >> shift),
              group = slice * 4 + (lane & 1) * 2;
    if constexpr (kScaling == moe_scaling::plain) {
      const float* values = reinterpret_cast<const float*>(scales) + index;
      const bool there = !kDown || (lane & 16 ? part.high : part.low);
      cp_async_4(stage + scales_to, values, there && group < groups);
      cp_async_4(stage + scales_to + 4, values + (64 >> shift), there && group + 1 < groups);
    } else {
      if (group < groups) prefetch_l2(scales + index);
    }
  }
  // Starts to copy the scales of MXFP4 or NVFP4. Those after the end of K, which belong to another
  // row, become zeros. The 8 bytes of a row of MXFP4 can start at any even address, so 16 aligned
  // bytes are copied.
  NYBBLE_DEVICE void copy_bytes(const moe_part& part, int slice, u32 stage, int lane) const {
    const auto row_of = [&](bool upper, int row) {
      return (upper ? part.high_scales : part.low_scales) + row * scale_stride;
    };
    if (shift == 5) {
      const bool upper = lane & 16, there = !kDown || (upper ? part.high : part.low);
      const u8 *const row = row_of(upper, lane >> 1 & 7), *const end = row + groups * 2;
      const u64 start = reinterpret_cast<u64>(row + slice * 8) & ~u64{7};
      const u8* const piece = reinterpret_cast<const u8*>(start) + (lane & 1) * 8;
      const int left = static_cast<int>(end - piece);
      cp_async_bytes<8>(stage + L::kScales + lane * 8, piece, there ? min(max(left, 0), 8) : 0);
      return;
    }
    const int group = slice * 4 + (lane & 3);
    const bool inside = group < groups;
    cp_async_4(stage + L::kScales + lane * 4, row_of(false, lane >> 2) + group * 4,
               inside && (!kDown || part.low));
    cp_async_4(stage + L::kScales + 128 + lane * 4, row_of(true, lane >> 2) + group * 4,
               inside && (!kDown || part.high));
  }
};

// Nested scales: those of two groups of row lane / 2.
template <bool kDown>
struct moe_nested_scales {
  u32 codes[2];
  float seconds[2], offset;

  NYBBLE_DEVICE void load(const params::moe_product& p,
                          const moe_copier<moe_scaling::nested, kDown>& c, const moe_part& part,
                          int slice, int lane) {
    const params::absmax& a = p.g.absmax;
    const bool upper = lane & 16, there = !kDown || (upper ? part.high : part.low);
    const u8* const scales = upper ? part.high_scales : part.low_scales;
    const int expert = upper ? part.second_expert : part.first_expert,
              group = slice * 4 + (lane & 1) * 2,
              index = c.scales_from + (slice * policy::kMoe4bitSlice >> c.shift);
    const u32 first = static_cast<u32>(scales - (a.codes + expert * p.expert_scales));
    offset = a.offset ? __ldg(a.offset + expert) : 0.0f;
#pragma unroll
    for (int j = 0; j < 2; j++) {
      codes[j] = 0, seconds[j] = 0.0f;
      if (!there || group + j >= c.groups) continue;
      const int at = index + (j * 64 >> c.shift);
      codes[j] = __ldg(scales + at);
      seconds[j] = __ldg(a.values + expert * p.expert_seconds + ((first + at) >> a.nested_shift));
    }
  }
  // Rounds as scale_of (device/scale.cuh) does.
  NYBBLE_DEVICE void store(const moe_copier<moe_scaling::nested, kDown>& c, u32 stage,
                           int lane) const {
#pragma unroll
    for (int j = 0; j < 2; j++) {
      const float scale = shared_float(moe_4bit_layout::kBook + codes[j] * 256 + lane * 4);
      store_shared(stage + c.scales_to + j * 4, __fadd_rn(__fmul_rn(scale, seconds[j]), offset));
    }
  }
};

// MXFP4 and NVFP4: each block of a group of 64 values has its own column of B, so a lane has the
// sums of two adjacent blocks, and their scales, of row g (`high`: of row g + 8).
//
//   columns      0   1   2   3   4   5   6   7
//   MXFP4        low     high    none            (two blocks of 32)
//   NVFP4        low             high            (four blocks of 16)
struct moe_columns {
  bool mxfp4, high;
  int first;  // of the blocks of a group
  NYBBLE_DEVICE moe_columns(const params::moe_product& p, int t) : mxfp4(p.g.block_shift == 5) {
    high = mxfp4 ? t & 1 : t >> 1, first = mxfp4 ? 0 : (t & 1) * 2;
  }
  // Returns the row of `a` that lane (g, t) multiplies, or NULL.
  NYBBLE_DEVICE const u16* row_of(const moe_part& part, bool down, int g, int t) const {
    const int half = mxfp4 ? g >> 1 : g >> 2;
    const bool mine = mxfp4 ? t >> 1 == (g & 1) : t == (g & 3);
    return !mine || half > 1 ? nullptr : down && half ? part.second : part.first;
  }
};

// A lane's scales of a step, which has MXFP4 or NVFP4 weights.
struct moe_scale_bytes {
  u32 words[4];

  template <bool kDown>
  NYBBLE_DEVICE moe_scale_bytes(const moe_copier<moe_scaling::microscaled, kDown>& copier,
                                const moe_columns& c, const moe_part& part, u32 stage, int lane) {
    const int g = lane >> 2;
    const uint4 v = shared_quad(stage + moe_4bit_layout::kScales + g * 16 + (c.high ? 128 : 0));
    words[0] = v.x, words[1] = v.y, words[2] = v.z, words[3] = v.w;
    if (!c.mxfp4) return;
    const u32 at =
        static_cast<u32>(reinterpret_cast<u64>(c.high ? part.high_scales : part.low_scales)) +
        g * copier.scale_stride;
    if (at & 4) words[0] = v.y, words[1] = v.z, words[2] = v.w;
    if (at & 2) {
      words[0] = __byte_perm(words[0], words[1], 0x5432);
      words[1] = __byte_perm(words[1], words[2], 0x5432);
    }
  }
  // Returns the scales of group b's two blocks.
  NYBBLE_DEVICE float2 operator()(int b, const moe_columns& c) const {
    if (c.mxfp4) {
      const u32 pair = e8m0_adjacent(words[b >> 1], (b & 1) * 2);
      return {bf16::low(pair), bf16::high(pair)};
    }
    const u32 pair = e4m3_halves(words[b] >> c.first * 8);
    return {f16::low(pair), f16::high(pair)};
  }
};

#endif

}  // namespace nybble
