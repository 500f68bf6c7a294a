// 4-bit GEMM by mma.sync (sm_80 and newer) for many rows of `a`. W is dequantized in registers.
//
// A thread block computes 128 rows of W by kColumns rows of `a`. Its eight warps form two groups of
// four, and each warp of a group has 32 rows of W. A step has 128 values along K, and each group
// takes one half of them. At the end, the sums of the two groups are added. W and `a` are copied by
// cp.async into a pipeline of several stages. The operands, the permutation of K and the scaling
// are the same as in gemv.cuh. The block number is row tile + row tiles * (column tile + column
// tiles * split).
//
// MXFP4 and NVFP4: the 16 adjacent values that a lane has in each group of 64 belong to one block,
// so a scale multiplies a lane's weights. The products have at most six significant bits, so they
// are exact unless they exceed the range of the type. The sums are multiplied by the tensor's
// scale.
//
// Requires K % 64 == 0, a quantization block size of at least 64, or MXFP4 or NVFP4 with a single
// second-level scale, and rows aligned to 16 bytes.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "device/scale.cuh"
#include "gemm4/device/code_pairs.cuh"
#include "gemm4/device/user_functions.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// The blocks per multiprocessor for which a kernel is compiled. Where one fits, tiles of 64 columns
// are faster with more than 128 registers (69 us -> 59 us), but tiles of 16 columns are slower (30
// -> 32; 14336x4096, code for sm_80 on an H200 with one block per multiprocessor).
NYBBLE_DEVICE constexpr int tile_blocks(int columns) {
#if __CUDA_ARCH__ == 860 || __CUDA_ARCH__ == 890 || __CUDA_ARCH__ >= 1200
  if (columns == 64) return 1;
#endif
  return 2;
}

template <int kByte>
NYBBLE_DEVICE u32 tile_pair(u32 w, const u8* table, u32 lane_offset) {
  const u32 offset = kByte == 0 ? w << 7 : w >> (8 * kByte - 7);
  return *reinterpret_cast<const u32*>(table + ((offset & 0x7f80u) | lane_offset));
}

template <class T, int kColumns, bool kMicroscaled = false>
NYBBLE_DEVICE void gemm4_mma(const params::gemm4& p, i64 block = blockIdx.x) {
  constexpr int kStages = policy::tile_stages(kColumns), kStep = policy::kTileStep,
                kRows = policy::kTileRows, kTiles = kColumns / 8;
  constexpr int kWeightBytes = kRows * kStep / 2, kStage = kWeightBytes + kColumns * kStep * 2;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 table = shared_address(shared), pipeline = table + policy::kTileTableBytes;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3,
            half = warp >> 2, group = warp & 3;
  const i64 row_tiles = (p.n + kRows - 1) / kRows, column_tiles = (p.m + kColumns - 1) / kColumns;
  const i64 n0 = block % row_tiles * kRows, rest = block / row_tiles,
            m0 = rest % column_tiles * kColumns, split = rest / column_tiles;
  const i64 k_from = split * p.k_per_split, k_to = min(p.k, k_from + p.k_per_split);
  const int steps = static_cast<int>((k_to - k_from + kStep - 1) / kStep);
  const int scale_shift = p.block_shift - (kMicroscaled ? 4 : 6);

  // The number of 16-byte pieces of W and of `a` that this thread copies per stage. In a stage, a
  // row of W has 4 pieces and a row of `a` has 16.
  constexpr int kWeightCopies = kWeightBytes / 16 / policy::kTileThreads;
  constexpr int kInputCopies = kColumns * 16 / policy::kTileThreads;
  const u8* w_from =
      p.packed + (((n0 + (threadIdx.x >> 2)) * p.k + k_from) >> 1) + (threadIdx.x & 3) * 16;
  const u16* a_from = static_cast<const u16*>(p.a) + (m0 + (threadIdx.x >> 4)) * p.k + k_from +
                      (threadIdx.x & 15) * 8;
  // the size of 64 rows of W in bytes, and of 16 rows of `a` in elements
  const i64 w_stride = p.k >> 1 << 6, a_stride = p.k << 4;
  const int w_rows =
      static_cast<int>(min(p.n - n0, static_cast<i64>(kRows))) - static_cast<int>(threadIdx.x >> 2);
  const int a_rows = static_cast<int>(min(p.m - m0, static_cast<i64>(kColumns))) -
                     static_cast<int>(threadIdx.x >> 4);
  // The two halves of a stage are stored separately, so that reading 16 rows of one half has no
  // bank conflicts.
  const u32 w_to =
      ((threadIdx.x & 3) >> 1) * (kRows * 32) + (threadIdx.x >> 2) * 32 + (threadIdx.x & 1) * 16;
  const u32 a_to = kWeightBytes + ((threadIdx.x & 15) >> 3) * (kColumns * 128) +
                   (threadIdx.x >> 4) * 128 + (((threadIdx.x & 7) ^ ((threadIdx.x >> 4) & 1)) << 4);
  int k_left = static_cast<int>(k_to - k_from);  // counted from the stage that is filled next
  u32 filling = pipeline;
  auto issue = [&]() {
    if (k_left > 0) {
      const bool w_inside = static_cast<int>(threadIdx.x & 3) * 32 < k_left,
                 a_inside = static_cast<int>(threadIdx.x & 15) * 8 < k_left;
#pragma unroll
      for (int i = 0; i < kWeightCopies; i++)
        cp_async_16(filling + w_to + i * 64 * 32, w_from + i * w_stride,
                    w_inside && i * 64 < w_rows);
#pragma unroll
      for (int i = 0; i < kInputCopies; i++)
        cp_async_16(filling + a_to + i * 16 * 128, a_from + i * a_stride,
                    a_inside && i * 16 < a_rows);
      w_from += kStep / 2, a_from += kStep, k_left -= kStep;
      filling = filling + kStage == pipeline + kStages * kStage ? pipeline : filling + kStage;
    }
    cp_async_commit();
  };
  // Scales of rows g, g + 8, g + 16 and g + 24 of this warp for the next step.
  float next[4];
  constexpr int kUnitShift = kMicroscaled ? 4 : 6;  // of the first scale's number
  const i64 first_block =
                ((n0 + group * 32 + g) * p.k + k_from + half * 64 + (kMicroscaled ? t * 16 : 0)) >>
                kUnitShift,
            eight_rows = p.k * 8 >> kUnitShift;
  const int scale_rows = static_cast<int>(min(p.n - n0 - group * 32 - g, i64{32})),
            half_left = static_cast<int>(k_to - k_from) - half * 64;
  auto load_scales = [&](int step) {
    const bool inside = step * kStep < half_left;
#pragma unroll
    for (int i = 0; i < 4; i++) {
      next[i] = 0.0f;
      if (!inside || i * 8 >= scale_rows) continue;
      const i64 at = (first_block + i * eight_rows + step * (kStep >> kUnitShift)) >> scale_shift;
      // with a conversion instead of this look-up, 64 tokens of gpt-oss' experts take 8 to 23 %
      // longer
      next[i] =
          kMicroscaled ? __ldg(p.absmax.code + __ldg(p.absmax.codes + at)) : scale_of(p.absmax, at);
    }
  };
#pragma unroll 1
  for (int s = 0; s < kStages - 1; s++) issue();
  load_scales(0);
  fill_pair_table<T, 128>(p, shared);

  const u32 lane_offset = lane * 4;
  float total[2][kTiles][4] = {};
  u32 reading = pipeline;
  for (int step = 0; step < steps; step++) {
    cp_async_wait<kStages - 2>();
    __syncthreads();
    issue();
    const float scale[4] = {next[0], next[1], next[2], next[3]};
    if (step + 1 < steps) load_scales(step + 1);
    const u32 at = reading;
    reading = reading + kStage == pipeline + kStages * kStage ? pipeline : reading + kStage;
    const u32 w_at = at + half * (kRows * 32) + (group * 32 + g) * 32 + t * 8;
    uint2 w[4];
#pragma unroll
    for (int i = 0; i < 4; i++) w[i] = shared_pair(w_at + i * 8 * 32);
    u32 a[2][16];  // [row tile][4 accumulators of an mma]
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const uint2 lo = w[2 * r], hi = w[2 * r + 1];
#pragma unroll
      for (int j = 0; j < 4; j++) {
        const u32 p0 = j < 2 ? lo.x : lo.y, p1 = j < 2 ? hi.x : hi.y;
        if (j & 1)
          a[r][4 * j] = tile_pair<2>(p0, shared, lane_offset),
                   a[r][4 * j + 1] = tile_pair<2>(p1, shared, lane_offset),
                   a[r][4 * j + 2] = tile_pair<3>(p0, shared, lane_offset),
                   a[r][4 * j + 3] = tile_pair<3>(p1, shared, lane_offset);
        else
          a[r][4 * j] = tile_pair<0>(p0, shared, lane_offset),
                   a[r][4 * j + 1] = tile_pair<0>(p1, shared, lane_offset),
                   a[r][4 * j + 2] = tile_pair<1>(p0, shared, lane_offset),
                   a[r][4 * j + 3] = tile_pair<1>(p1, shared, lane_offset);
      }
      if constexpr (kMicroscaled) {
        const u32 pair[2] = {T::pair(scale[2 * r], scale[2 * r]),
                             T::pair(scale[2 * r + 1], scale[2 * r + 1])};
#pragma unroll
        for (int i = 0; i < 16; i++) a[r][i] = paired<T>::multiply(a[r][i], pair[i & 1]);
      }
    }
    const u32 x_at = at + kWeightBytes + half * (kColumns * 128) + g * 128;
#pragma unroll
    for (int n = 0; n < kTiles; n += 2) {  // four independent chains of products at a time
      u32 b[2][8];
#pragma unroll
      for (int i = 0; i < 2; i++) {
        const u32 row_at = x_at + (n + i) * 8 * 128;
        const uint4 b0 = shared_quad(row_at + (((2 * t) ^ (g & 1)) << 4));
        const uint4 b1 = shared_quad(row_at + (((2 * t + 1) ^ (g & 1)) << 4));
        b[i][0] = b0.x, b[i][1] = b0.y, b[i][2] = b0.z, b[i][3] = b0.w;
        b[i][4] = b1.x, b[i][5] = b1.y, b[i][6] = b1.z, b[i][7] = b1.w;
      }
      float part[2][2][4];
#pragma unroll
      for (int j = 0; j < 4; j++)
#pragma unroll
        for (int i = 0; i < 2; i++)
#pragma unroll
          for (int r = 0; r < 2; r++)
            if (kMicroscaled)
              mma<T>(total[r][n + i], a[r][4 * j], a[r][4 * j + 1], a[r][4 * j + 2],
                     a[r][4 * j + 3], b[i][2 * j], b[i][2 * j + 1]);
            else if (j == 0)
              mma_zero<T>(part[r][i], a[r][4 * j], a[r][4 * j + 1], a[r][4 * j + 2],
                          a[r][4 * j + 3], b[i][2 * j], b[i][2 * j + 1]);
            else
              mma<T>(part[r][i], a[r][4 * j], a[r][4 * j + 1], a[r][4 * j + 2], a[r][4 * j + 3],
                     b[i][2 * j], b[i][2 * j + 1]);
#pragma unroll
      for (int i = 0; i < 2 && !kMicroscaled; i++)
#pragma unroll
        for (int r = 0; r < 2; r++)
#pragma unroll
          for (int e = 0; e < 4; e++)
            total[r][n + i][e] = fmaf(part[r][i][e], scale[2 * r + (e >> 1)], total[r][n + i][e]);
    }
  }

  cp_async_wait<0>();
  __syncthreads();
  constexpr int kPitch = kRows + 4;
  float* accumulators =
      reinterpret_cast<float*>(shared + policy::kTileTableBytes);  // [kColumns][kPitch]
#pragma unroll
  for (int pass = 0; pass < 2; pass++) {
    if (half == pass)
#pragma unroll
      for (int r = 0; r < 2; r++)
#pragma unroll
        for (int n = 0; n < kTiles; n++)
#pragma unroll
          for (int i = 0; i < 4; i++) {
            float& s = accumulators[(n * 8 + 2 * t + (i & 1)) * kPitch + group * 32 + r * 16 +
                                    (i >> 1) * 8 + g];
            s = pass ? s + total[r][n][i] : total[r][n][i];
          }
    __syncthreads();
  }
  const float factor = kMicroscaled ? __ldg(p.absmax.values) : 1.0f;
  for (int o = threadIdx.x; o < kColumns * kRows; o += policy::kTileThreads) {
    const int column = o / kRows, row = o % kRows;
    const i64 m = m0 + column, n = n0 + row;
    if (m >= p.m || n >= p.n) continue;
    const float sum = accumulators[column * kPitch + row] * factor;
    if (p.partial)
      p.partial[(split * p.m + m) * p.n + n] = sum;
    else
      T::store(static_cast<u16*>(p.out) + m * p.n + n,
               finish(sum + (p.bias ? T::load(static_cast<const u16*>(p.bias) + n) : 0.0f), m, n));
  }
}

#endif

}  // namespace nybble
