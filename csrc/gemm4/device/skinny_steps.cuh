// The multiplying warps of the skinny GEMMs: gemm_skinny.cuh, and grouped/device/grouped_skinny.cuh
// for stacked weights.
#pragma once
#include "device/pipeline.cuh"
#include "gemm4/device/gemv_tma.cuh"
#include "gemm4/device/microscales.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The parts of a step, and the offsets in a block's shared memory. The code table comes first, and
// the mbarriers are in a gap of the table. warps_m: the number of groups of warps that share
// the row tiles of W. The warps of a group share K of a step.
template <int columns, int warps_m = 1>
struct skinny_layout {
  static constexpr int kColumnTiles = columns, kWarps = policy::kSkinnyWarps,
                       kWarpsK = kWarps / warps_m, kColumns = kColumnTiles * 8,
                       kStep = 64 * kWarpsK, kRowsOfA = kColumns * kStep * 2,
                       kTileWeights = 16 * kStep / 2, kRowScales = policy::kSkinnyStep / 64 * 4,
                       kMostTiles = policy::skinny_most_tiles(kColumns);
  static constexpr u32 kTable = policy::kGemvHalfTableAt, kFull = 128, kEmpty = 192,
                       kStages = 0x10000;
  // The code book of nested scales is in gaps of the table.
  NYBBLE_DEVICE static u32 scale_code(u32 code) { return table_gap(static_cast<int>(code) + 32); }
  static_assert(kWarps * 64 == policy::kSkinnyStep && warps_m <= 2);
  static_assert(policy::kSkinnyMostStages * 8 <= kEmpty - kFull);
  static constexpr bool kMicroscaled = false;
  static constexpr int kBlock = 64;
};

// The same for MXFP4 and NVFP4. A stage has the bytes of the scales.
template <int columns, int block, int warps_m = 1>
struct microscaled_skinny_layout : skinny_layout<columns, warps_m> {
  static constexpr int kBlock = block, kRowScales = policy::kSkinnyStep / block;
  static constexpr bool kMicroscaled = true;
  static constexpr int kMostTiles = policy::skinny_most_tiles(columns * 8, true);
};

// The pipeline of a block: addresses of the first stage and of the mbarriers, the size and number
// of the stages, and the offsets in a stage. If there are scale buffers, their size, and the offset
// of the first buffer from the first stage.
struct skinny_stages {
  u32 first, full, empty, bytes;
  int count;
  u32 second_half, a, scales, scale_buffer = 0;
};

// The current stage and phase, and the stage's offset. With kBuffers, a step has 256 values of K,
// and the scales of two steps are in one of two buffers outside the stages; `step` is the number of
// the step among the four steps of both buffers.
template <bool kBuffers>
struct skinny_position {
  int stage = 0, step = 0;
  u32 parity = 0, offset = 0;
  NYBBLE_DEVICE void next(const skinny_stages& s) {
    offset += s.bytes;
    if (++stage == s.count) stage = 0, offset = 0, parity ^= 1;
    if (kBuffers) step = (step + 1) & 3;
  }
  // Returns the address of the step's scales. `first`: the address in the first buffer or stage.
  // row: the bytes of a row of scales.
  NYBBLE_DEVICE u32 scales(u32 first, int row, const skinny_stages& s) const {
    return kBuffers ? (first ^ (step & 1) * (row / 2)) + (step >> 1) * s.scale_buffer
                    : first + offset;
  }
};

// Multiplies `steps` steps, and adds the results to `total`. The warp has kTiles row tiles,
// starting at tile kTiles * (warp / L::kWarpsK). A branch per tile would keep the compiler from
// overlapping the look-ups of a tile with the products of another, so the number of tiles is a
// template parameter. If a block has fewer tiles, the warp also multiplies bytes that nothing uses.
template <class T, class L, int kTiles>
NYBBLE_DEVICE void multiply_skinny_steps(float (&total)[kTiles][L::kColumnTiles][4], int steps,
                                         const skinny_stages& s,
                                         skinny_position<(L::kWarpsK < L::kWarps)>& at,
                                         u32 lane_address, int warp, int lane) {
  const int g = lane >> 2, t = lane & 3, row = tma_pipeline::row(g), group = warp % L::kWarpsK,
            tile = warp / L::kWarpsK * kTiles;
  constexpr bool mxfp4 = L::kBlock == 32;
  const int byte = mxfp4 ? (group & 1) * 2 + (t >> 1) : t;  // of a word of 8-bit scales
  const u32 words_at = s.first + tile * 2048 + (group >> 2) * s.second_half + row * 128 +
                       (((2 * (group & 3) + (t >> 1)) ^ row) << 4) + (t & 1) * 8,
            scales_at = s.first + s.scales + (tile * 16 + row) * L::kRowScales +
                        (mxfp4 ? (group >> 1) * 4 : (group * 4) ^ ((row >> 2 & 1) << 4)),
            a_at = s.first + s.a + group * L::kColumns * 128 + g * 128;
#pragma unroll 1
  for (int step = 0; step < steps; step++) {
    barrier_wait(s.full + at.stage * 8, at.parity);
    u32 x[L::kColumnTiles][8];
#pragma unroll
    for (int n = 0; n < L::kColumnTiles; n++)
#pragma unroll
      for (int h = 0; h < 2; h++) {
        const uint4 v = shared_quad(a_at + at.offset + n * 1024 + (((2 * t + h) ^ g) << 4));
        x[n][4 * h] = v.x, x[n][4 * h + 1] = v.y, x[n][4 * h + 2] = v.z, x[n][4 * h + 3] = v.w;
      }
    uint2 words[kTiles][2];  // of rows g and g + 8
    float scale[kTiles][2];
    const u32 scales = at.scales(scales_at, L::kRowScales, s);
#pragma unroll
    for (int r = 0; r < kTiles; r++)
#pragma unroll
      for (int i = 0; i < 2; i++) {
        words[r][i] = shared_pair(words_at + at.offset + r * 2048 + i * 1024);
        scale[r][i] = shared_float(scales + (2 * r + i) * 8 * L::kRowScales);
      }
#pragma unroll
    for (int r = 0; r < kTiles; r++) {
      if constexpr (L::kMicroscaled) {
        u32 pairs[2];
#pragma unroll
        for (int i = 0; i < 2; i++) {
          const u32 word = __float_as_uint(scale[r][i]);
          pairs[i] = mxfp4 ? e8m0_pair<T>(word, byte) : e4m3_pair<T>(word, byte);
        }
        multiply_scaled<T, L::kTable>(total[r], x, words[r][0], words[r][1], pairs[0], pairs[1],
                                      lane_address);
      } else {
        float part[L::kColumnTiles][4];
        multiply_group<T, 0, 4, L::kTable>(part, x, words[r][0], words[r][1], lane_address);
        add_scaled(total[r], part, scale[r][0], scale[r][1]);
      }
    }
#pragma unroll
    for (const auto& tile : total)  // needs all values that were read from the stage
      asm volatile("" ::"f"(tile[L::kColumnTiles - 1][0]), "f"(tile[L::kColumnTiles - 1][2])
                   : "memory");
    __syncwarp();
    if (lane < kArrivingLanes) barrier_arrive(s.empty + at.stage * 8);
    at.next(s);
  }
}

#endif

}  // namespace nybble
