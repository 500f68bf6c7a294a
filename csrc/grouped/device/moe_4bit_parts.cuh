// What the blocks of moe_4bit.cuh read: the list of their parts, the steps of their warps, and the
// copies of weights and scales.
#pragma once
#include "device/mma.cuh"
#include "device/policy.h"
#include "gemm4/device/gemv_microscaled.cuh"
#include "grouped/device/experts.cuh"
#include "grouped/device/moe.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// The scales of the weights: float32, 8 bits with second scales, or those of MXFP4 and NVFP4.
enum class moe_scaling { plain, nested, microscaled };

// What a block reads for a unit of work: in `down`, for two of the token's rows.
struct alignas(16) moe_part {
  const u8 *low, *high;  // W: rows 0 and 8 of the A operand; NULL: no such row
  const u8 *low_scales, *high_scales;
  const u16 *first, *second;          // rows of `a`; NULL: none
  int unit;                           // of the units that are computed at once
  int row;                            // gate_up: the row
  int first_expert, second_expert;    // of these rows; 0 if there is no such row
  float first_weight, second_weight;  // down: the weights of the rows, also 0
  float first_factor, second_factor;  // microscaled: the tensors' scales
};
static_assert(sizeof(moe_part) == 80);

// The shared memory of a block. Between the copies of two entries of the code table, there are the
// copies of an entry of the code book of nested scales.
struct moe_4bit_layout {
  static constexpr int kWarps = policy::kMoe4bitWarps, kAtOnce = policy::kMoe4bitAtOnce,
                       kRow = policy::kMoe4bitSlice / 2, kScales = kRow * 16,
                       kScalesRow = policy::kMoe4bitSlice / 64 * 4,
                       kStage = kScales + 16 * kScalesRow, kStages = policy::kMoe4bitStages;
  static constexpr u32 kTable = 1024, kBook = kTable + 128, kSums = kTable + 256 * 256,
                       kParts = kSums + kAtOnce * kWarps * 64,
                       kCount = kParts + policy::kMoe4bitParts * 80, kPipeline = kCount + 128;
  static_assert(kRow == 128 && kPipeline % 128 == 0 && kStage % 128 == 0);
  static_assert(kPipeline + kWarps * kStages * kStage == kTable + policy::kMoe4bitBytes);
};

// The stride of the rows of W in half of the A operand.
template <bool kDown>
NYBBLE_DEVICE int moe_row_stride(const params::moe_4bit& p) {
  return !kDown && p.activation == kClampedSwiglu ? 2 : 1;
}

// Returns the expert of a row, or -1 if this call does not have it.
NYBBLE_DEVICE int moe_expert(const params::moe_4bit& p, int row) {
  const i64 id = load_before_wait(p.ids + row), expert = id - p.first;
  if (static_cast<u64>(id) >= static_cast<u64>(p.all)) fails_assertion{}();
  return static_cast<u64>(expert) < static_cast<u64>(p.experts) ? static_cast<int>(expert) : -1;
}

// Returns the weight of a row. moe_down reads it before the PDL wait.
NYBBLE_DEVICE float moe_weight(const params::moe_4bit& p, int row) {
  if (p.weights_dtype == kF32) return load_before_wait(static_cast<const float*>(p.weights) + row);
  const u16 bits = load_before_wait(static_cast<const u16*>(p.weights) + row);
  return half_type::of(p.weights_dtype).load(&bits);
}

// What a lane of the first warp lists: part number `lane` of the units from `begin` on. Units of
// the same results of all rows or tokens are adjacent. Most of the work is done before the PDL
// wait.
template <bool kDown, moe_scaling kScaling>
struct moe_place {
  int unit, first, second;
  i64 low, high, low_scales, high_scales;  // offsets in an expert: bytes of W, and scales
  NYBBLE_DEVICE moe_place(const params::moe_4bit& p, int begin, int lane) {
    unit = kDown ? lane / p.pairs : lane;
    const int tile = (begin + unit) / p.items, item = begin + unit - tile * p.items,
              at = tile * 8 * moe_row_stride<kDown>(p);
    int other = at;
    first = item, second = -1;
    if constexpr (kDown) {
      const int pair = lane - unit * p.pairs;
      first = item * p.per_token + pair * 2;
      if (pair * 2 + 1 < p.per_token) second = first + 1;
    } else {
      other += p.activation == kClampedSwiglu ? 1 : static_cast<int>(p.g.n >> 1);
    }
    low = at * p.g.k, high = other * p.g.k;
    low_scales = low >> p.g.block_shift, high_scales = high >> p.g.block_shift;
    low >>= 1, high >>= 1;
  }
  // Lists the parts. Returns their number: rows without an expert have none in gate_up.
  NYBBLE_DEVICE int list(const params::moe_4bit& p, moe_part* parts, int count, int lane) const {
    const bool there = lane < count;
    const int e = there ? moe_expert(p, first) : -1, f = !kDown ? e
                                                         : there && second >= 0
                                                             ? moe_expert(p, second)
                                                             : -1;
    const bool listed = kDown ? there : e >= 0;
    const u32 all = __ballot_sync(kFullWarp, listed);
    if (!listed) return __popc(all);
    const params::absmax& a = p.g.absmax;
    moe_part& part = parts[__popc(all & ((1u << lane) - 1))];
    const u8* const scales = a.codes ? a.codes : reinterpret_cast<const u8*>(a.values);
    const int size = a.codes ? 1 : 4;
    part.low = e < 0 ? nullptr : p.g.packed + e * p.expert_bytes + low;
    part.high = f < 0 ? nullptr : p.g.packed + f * p.expert_bytes + high;
    part.low_scales = scales + (max(e, 0) * p.expert_scales + low_scales) * size;
    part.high_scales = scales + (max(f, 0) * p.expert_scales + high_scales) * size;
    const u16* const values = static_cast<const u16*>(p.g.a);
    part.first = e < 0 ? nullptr : values + (kDown ? first : first / p.per_token) * p.g.k;
    part.second = kDown && f >= 0 ? values + second * p.g.k : nullptr;
    part.unit = unit, part.row = first, part.first_expert = max(e, 0),
    part.second_expert = max(f, 0);
    if constexpr (kDown) {
      part.first_weight = e < 0 ? 0.0f : moe_weight(p, first);
      part.second_weight = f < 0 ? 0.0f : moe_weight(p, second);
    }
    if constexpr (kScaling == moe_scaling::microscaled) {
      part.first_factor = load_before_wait(a.values + max(e, 0));
      part.second_factor = load_before_wait(a.values + max(f, 0));
    }
    return __popc(all);
  }
};

// The steps of a warp: 16 rows of W by a slice of K. A warp has each kWarps-th step of a block.
struct moe_step {
  int part = 0, slice;
  NYBBLE_DEVICE moe_step(int slices, int warp) : slice(warp) { turn(slices); }
  NYBBLE_DEVICE void turn(int slices) {
    while (slice >= slices) slice -= slices, part++;
  }
  NYBBLE_DEVICE void next(int slices) {
    slice += policy::kMoe4bitWarps;
    turn(slices);
  }
};

// Copies the weights and scales of steps. Pieces of 16 bytes are swizzled, so that 8-byte reads of
// four rows have no bank conflicts.
template <moe_scaling kScaling, bool kDown>
struct moe_copier {
  using L = moe_4bit_layout;
  int stride, from, four_rows, to;     // bytes: of a row; of this lane
  int scales_from, scales_to, groups;  // of this lane: an index, bytes; number of groups in a row
  int shift;
  bool wide;         // plain scales: whether those of a row are 16 aligned bytes in each step
  int wide_from;     // bytes: of row `lane`
  int scale_stride;  // microscaled: bytes between rows

  NYBBLE_DEVICE moe_copier(const params::moe_4bit& p, int lane) : shift(p.g.block_shift) {
    const int row = lane >> 3, piece = lane & 7, each = moe_row_stride<kDown>(p);
    stride = static_cast<int>(p.g.k >> 1), groups = static_cast<int>(p.g.k >> 6);
    from = row * stride * each + piece * 16, four_rows = 4 * stride * each;
    to = row * L::kRow + ((piece ^ row << 1) << 4);
    // scales: two groups of row lane / 2
    scales_from =
        ((lane >> 1 & 7) * each * static_cast<int>(p.g.k) >> shift) + ((lane & 1) * 128 >> shift);
    scale_stride = groups * (shift == 5 ? 2 : 4) * each;
    wide = p.g.block_shift == 6 && groups % 4 == 0;
    wide_from = (lane & 7) * each * groups * 4;
    scales_to = L::kScales + (lane >> 1) * L::kScalesRow + (lane & 1) * (L::kScalesRow / 2);
  }
  NYBBLE_DEVICE void copy(const moe_part& part, int slice, u32 stage, int lane) const {
    const int at = slice * L::kRow;
    const bool inside = at + (lane & 7) * 16 < stride;
    const u8 *low = part.low + at + from, *high = part.high + at + from;
    const bool first = inside && (!kDown || part.low), second = inside && (!kDown || part.high);
    cp_async_16(stage + to, low, first);
    cp_async_16(stage + to + 4 * L::kRow, low + four_rows, first);
    cp_async_16(stage + to + 8 * L::kRow, high, second);
    cp_async_16(stage + to + 12 * L::kRow, high + four_rows, second);
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

  NYBBLE_DEVICE void load(const params::moe_4bit& p,
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
  NYBBLE_DEVICE moe_columns(const params::moe_4bit& p, int t) : mxfp4(p.g.block_shift == 5) {
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
