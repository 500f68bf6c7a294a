// A layer of 4-bit experts for few rows (moe_units.cuh). A step has 256 values along K, and the A
// operand is that of m16n8k16 (gemm4/device/gemv.cuh).
//
// Requires: K % 64 == 0; whole quantization blocks of 64 values or more in each row, or MXFP4 or
// NVFP4 with one second-level scale for each expert; n % 16 == 0; aligned rows; at most 32 rows.
#pragma once
#include "gemm4/device/gemv.cuh"
#include "grouped/device/moe_4bit_weights.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// Multiplies the codes of a step, without scales. x: this lane's part of B, 16 values of each group
// of 64 in column lane / 4.
template <class T>
NYBBLE_DEVICE void multiply_moe_codes(float (&part)[4][1][4], const u32 (&x)[4][1][8], u32 stage,
                                      int lane) {
  using L = moe_4bit_layout;
  const u32 w = moe_lane_bytes(stage, lane), lane_address = (L::kTable & ~0xffffu) + lane * 4;
#pragma unroll
  for (int b = 0; b < 4; b++)
    multiply_group<T, 0, 4, L::kTable>(part[b], x[b], shared_pair(w ^ b << 5),
                                       shared_pair((w ^ b << 5) + 8 * L::kRow), lane_address);
}

// Multiplies a step, whose float32 scales are in shared memory.
template <class T>
NYBBLE_DEVICE void multiply_moe_step(float (&total)[4], const u32 (&x)[4][1][8], u32 stage,
                                     int lane) {
  using L = moe_4bit_layout;
  const u32 scales = stage + L::kScales + (lane >> 2) * L::kScalesRow;
  float part[4][1][4];
  multiply_moe_codes<T>(part, x, stage, lane);
  const uint4 s0 = shared_quad(scales), s1 = shared_quad(scales + 8 * L::kScalesRow);
  const u32 low[4] = {s0.x, s0.y, s0.z, s0.w}, high[4] = {s1.x, s1.y, s1.z, s1.w};
#pragma unroll
  for (int b = 0; b < 4; b++)
#pragma unroll
    for (int i = 0; i < 4; i++)
      total[i] = fmaf(part[b][0][i], float_of(i < 2 ? low[b] : high[b]), total[i]);
}

// The same for MXFP4 and NVFP4: adds this lane's sums of two blocks to total[0].
template <class T>
NYBBLE_DEVICE void multiply_moe_step(float (&total)[4], const u32 (&x)[4][1][8], u32 stage,
                                     int lane, const moe_columns& c,
                                     const moe_scale_bytes& scales) {
  float part[4][1][4];
  multiply_moe_codes<T>(part, x, stage, lane);
#pragma unroll
  for (int b = 0; b < 4; b++) {
    const float2 s = scales(b, c);
    const float* const sums = part[b][0];
    total[0] = fmaf(c.high ? sums[2] : sums[0], s.x, total[0]);
    total[0] = fmaf(c.high ? sums[3] : sums[1], s.y, total[0]);
  }
}

// Loads this lane's part of B for a step. a: the lane's first value in the row, or NULL.
NYBBLE_DEVICE void load_moe_values(const u16* a, int groups, u32 (&x)[4][1][8]) {
#pragma unroll
  for (int b = 0; b < 4; b++) {
    uint4 v0 = make_uint4(0, 0, 0, 0), v1 = v0;
    if (a && b < groups) {
      const uint4* from = reinterpret_cast<const uint4*>(a + b * 64);
      v0 = load_behind_wait(from), v1 = load_behind_wait(from + 1);
    }
    set_words(x[b][0], v0, v1);
  }
}

// Multiplies `count` parts. Each warp multiplies its steps, and stores its sums for each unit.
template <class T, moe_scaling kScaling, bool kDown, class Ready>
NYBBLE_DEVICE void multiply_moe_parts(const params::moe_product& p, const moe_part* parts,
                                      int count, int warp, int lane, Ready ready) {
  using L = moe_4bit_layout;
  constexpr bool kNested = kScaling == moe_scaling::nested,
                 kMicroscaled = kScaling == moe_scaling::microscaled;
  const int g = lane >> 2, t = lane & 3, slices = p.slices;
  const u32 pipeline = L::kPipeline + warp * (L::kStages * L::kStage),
            end = pipeline + L::kStages * L::kStage;
  const moe_copier<kScaling, kDown> copier(p, lane);
  [[maybe_unused]] const moe_columns columns(p, t);
  moe_step step(slices, warp), copied = step, scaled = step;
  [[maybe_unused]] moe_nested_scales<kDown> scales;
  u32 to = pipeline, stage = pipeline;
  const auto copy = [&] {
    if (copied.part < count) {
      copier.copy(parts[copied.part], copied.slice, to, lane);
      copied.next(slices);
    }
    cp_async_commit();
    to += L::kStage;
    if (to == end) to = pipeline;
  };
#pragma unroll 1
  for (int s = 0; s < L::kStages - 1; s++) copy();
  if constexpr (kNested)
    if (step.part < count) scales.load(p, copier, parts[step.part], step.slice, lane);
  ready();
  if constexpr (kNested) {
    if (step.part < count) scales.store(copier, stage, lane);
    scaled.next(slices);
  }
  int loaded = -1, loaded_row = -1;
  u32 x[4][1][8];
  float total[4] = {}, sum = 0.0f;
#pragma unroll 1
  while (step.part < count) {
    const moe_part& part = parts[step.part];
    if (kDown || step.slice != loaded || part.row != loaded_row) {
      loaded = step.slice, loaded_row = part.row;
      const u16* const a = kMicroscaled      ? columns.row_of(part, kDown, g, t)
                           : g == 0          ? part.first
                           : kDown && g == 1 ? part.second
                                             : nullptr;
      load_moe_values(a ? a + loaded * policy::kMoe4bitSlice + t * 16 : nullptr,
                      copier.groups - loaded * 4, x);
    }
    copy();
    if constexpr (kNested)
      if (scaled.part < count) scales.load(p, copier, parts[scaled.part], scaled.slice, lane);
    cp_async_wait<L::kStages - 1>();
    __syncwarp();
    if constexpr (kMicroscaled)
      multiply_moe_step<T>(total, x, stage, lane, columns,
                           moe_scale_bytes(copier, columns, part, stage, lane));
    else
      multiply_moe_step<T>(total, x, stage, lane);
    stage += L::kStage;
    if (stage == end) stage = pipeline;
    if constexpr (kNested) {
      if (scaled.part < count) scales.store(copier, stage, lane);
      scaled.next(slices);
    }
    const int before = step.part;
    step.next(slices);
    if (step.part == before) continue;
    const int unit = part.unit;
    const bool ends = step.part >= count || parts[step.part].unit != unit;
    const u32 sums = L::kSums + (unit * policy::kMoeFewWarps + warp) * 64 + g * 4;
    if constexpr (kMicroscaled) {
      const float factor = columns.high ? part.second_factor : part.first_factor,
                  weight = columns.high ? part.second_weight : part.first_weight;
      sum = fmaf(kDown ? weight : 1.0f, total[0] * factor, sum);
      if (ends) {
        if (kDown || !columns.mxfp4) sum += __shfl_xor_sync(kFullWarp, sum, 1);
        if (kDown) sum += __shfl_xor_sync(kFullWarp, sum, 2);
        if (kDown ? t == 0 : columns.mxfp4 ? t < 2 : columns.first == 0)
          store_shared(sums + (!kDown && columns.high ? 32 : 0), sum);
        sum = 0.0f;
      }
    } else if constexpr (kDown) {
      // rows 0 to 7 times column 0, and rows 8 to 15 times column 1
      sum = fmaf(part.second_weight, total[3], fmaf(part.first_weight, total[0], sum));
      if (ends) {
        if (t == 0) store_shared(sums, sum);
        sum = 0.0f;
      }
    } else if (t == 0) {
      store_shared(sums, total[0]);
      store_shared(sums + 32, total[2]);
    }
#pragma unroll
    for (int j = 0; j < 4; j++) total[j] = 0.0f;
  }
  cp_async_wait<0>();
}

template <class T, moe_scaling kScaling, bool down>
struct moe_4bit_weights {
  using type = T;
  using L = moe_4bit_layout;
  static constexpr bool kDown = down;
  static constexpr int kBits = 4;
  static constexpr bool kTensorFactors = kScaling == moe_scaling::microscaled;
  u8* window;  // the start of shared memory

  NYBBLE_DEVICE void begin(const params::moe_product& p) const {
    fill_code_table<T, policy::kMoeFewThreads>(p.g, window + L::kTable);
  }
  NYBBLE_DEVICE void begin_late(const params::moe_product& p) const {
    if constexpr (kScaling == moe_scaling::nested) {
      for (int i = threadIdx.x - 32; i < 256; i += policy::kMoeFewThreads - 32) {
        const float scale = load_before_wait(p.g.absmax.code + i),
                    copies[4] = {scale, scale, scale, scale};
#pragma unroll
        for (int j = 0; j < 8; j++)  // eight lanes write to all banks together
          store_shared_quad(L::kBook + i * 256 + ((j + threadIdx.x) & 7) * 16, copies);
      }
    }
  }
  // moe_down: brings the rows of `a` to L1.
  NYBBLE_DEVICE void rows_arrived(const params::moe_product& p) const {
    if (!kDown) return;
    const char* const a = static_cast<const char*>(p.g.a);
    const int bytes = static_cast<int>(p.tokens * p.per_token * p.g.k * 2);
    for (int i = threadIdx.x * 128; i < min(bytes, 32 << 10); i += policy::kMoeFewThreads * 128)
      load_behind_wait(reinterpret_cast<const u32*>(a + i));
  }
  template <class Ready>
  NYBBLE_DEVICE void multiply(const params::moe_product& p, const moe_part* parts, int count,
                              int warp, int lane, Ready ready) const {
    multiply_moe_parts<T, kScaling, kDown>(p, parts, count, warp, lane, ready);
  }
  NYBBLE_DEVICE float sum_of_unit(const params::moe_product&, const moe_part*, u32 sums,
                                  int lane) const {
    constexpr int kHalf = policy::kMoeFewWarps / 2;
    float sum = 0.0f;
#pragma unroll
    for (int w = 0; w < kHalf; w++)
      sum += shared_float(sums + ((lane >> 4) * kHalf + w) * 64 + (lane & 15) * 4);
    return sum + __shfl_xor_sync(kFullWarp, sum, 16);
  }
};

#endif

}  // namespace nybble
