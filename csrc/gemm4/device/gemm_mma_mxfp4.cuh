// 4-bit GEMM for MXFP4 weights and bf16 `a` on FP4 tensor cores, by mma.sync with block scales
// (block_scaled_mma.cuh). No GPU has run this kernel. csrc/tests/gemm4_mma_mxfp4_test.cc runs it in
// an emulator.
//
// W is not decoded: its E2M1 codes are operand A, and its E8M0 scales are the scales of A. Operand
// B is E4M3, which has four significant bits, and bf16 has eight. So each value of `a` becomes the
// sum of two E4M3 terms, and two mma instructions multiply the terms by the same codes:
//
//   a = (first + second / 32) * 2^(e - 134)
//
// Here e is the exponent (with bf16's bias of 127) of the largest of 32 values along K, and at
// least 12. The sum is exact for values of at least 2^-14 times the power of two 2^(e - 127). It
// differs from smaller values by at most 2^-22 times this power. If one of the 32 values is NaN or
// infinite, all their terms are NaN.
//
// A thread block computes 128 rows of W by kColumns rows of `a`, in steps of 128 values along K.
// Each of its eight warps has 16 rows of W. cp.async copies W into a pipeline of several stages.
// The block splits the values of the next step, and stores the terms in one of two buffers, before
// it multiplies the current step. The sums of a step are added to the totals in float32, because
// tensor cores may add with fewer bits. The block number is the same as in gemm_mma.cuh.
//
// Requires K % 64 == 0, rows aligned to 16 bytes, scales aligned to 2 bytes, and a single
// second-level scale.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "gemm4/device/block_scaled_mma.cuh"

namespace nybble {

#if defined(NYBBLE_BLOCK_SCALED_MMA) || defined(NYBBLE_TCGEN05)

// Returns the E4M3 bytes of the four values with even numbers, or with odd numbers if kOdd is 1.
// Replaces the values by their rounding errors, multiplied by 32.
template <int kOdd>
NYBBLE_DEVICE u32 take_term(float (&v)[8]) {
  u32 term = 0;
#pragma unroll
  for (int i = 0; i < 2; i++) {
    float &low = v[4 * i + kOdd], &high = v[4 * i + 2 + kOdd];
    const u32 pair = to_e4m3(low, high);
    subtract_e4m3(pair, low, high);
    low *= 32, high *= 32;
    term |= pair << 16 * i;
  }
  return term;
}

// Splits eight values. Four lanes with adjacent numbers have a block of 32 values. Returns the
// first terms of the values with even and with odd numbers, and their second terms. Sets `scale` to
// the E8M0 scale of the block's first terms.
NYBBLE_DEVICE uint4 split_e4m3(const uint4& values, u32& scale) {
  u32 most = bf16::magnitude(values);
  most = bf16::merge(most, __shfl_xor_sync(kFullWarp, most, 1));
  most = bf16::merge(most, __shfl_xor_sync(kFullWarp, most, 2));
  const u32 exponent = bf16::single(most) >> 7, e = min(max(exponent, 12u), 254u);
  // the largest value becomes at least 128 and less than 256
  const float factor = exponent == 255 ? quiet_nan() : float_of((261 - e) << 23);
  scale = e - 7;
  float v[8];
  bf16::unpack(values, v);
#pragma unroll
  for (float& x : v) x *= factor;
  uint4 terms;
  terms.x = take_term<0>(v), terms.y = take_term<1>(v);
  terms.z = take_term<0>(v), terms.w = take_term<1>(v);
  return terms;
}

#endif

#ifdef NYBBLE_BLOCK_SCALED_MMA

// Multiplies block kBlock of a step. w: this lane's codes of row g, and after 8 rows those of row
// g + 8; terms: of the first column tile; b_scale: of the first terms, for each column tile. In A
// and B, values along K have this order: a lane's values with even numbers, then those with odd
// numbers.
template <int kBlock, int kTiles>
NYBBLE_DEVICE void multiply_mxfp4(float (&sums)[kTiles][4], const u8* w, const u8* terms,
                                  u32 w_scale, const u32 (&b_scale)[kTiles]) {
  constexpr u32 kMiddle = 0x3c3c3c3c;  // the first value of a byte is in its high four bits
  const u32 row0 = *reinterpret_cast<const u32*>(w), row8 = *reinterpret_cast<const u32*>(w + 512);
  const u32 a[4] = {row0 >> 2 & kMiddle, row8 >> 2 & kMiddle, row0 << 2 & kMiddle,
                    row8 << 2 & kMiddle};
#pragma unroll
  for (int c = 0; c < kTiles; c++) {
    const uint4 b = *reinterpret_cast<const uint4*>(terms + (c * 4 + kBlock) * 512);
    mma_mxfp4<kBlock>(sums[c], a, b.z, b.w, w_scale, b_scale[c] - 0x05050505);  // 1 / 32
    mma_mxfp4<kBlock>(sums[c], a, b.x, b.y, w_scale, b_scale[c]);
  }
}

template <int kColumns>
NYBBLE_DEVICE void gemm4_mma_mxfp4(const params::gemm4& p, i64 block = blockIdx.x) {
  constexpr int kStages = policy::kMxfp4Stages, kStep = policy::kTileStep,
                kRows = policy::kTileRows, kTiles = kColumns / 8, kPieces = kTiles / 2;
  constexpr int kWeightBytes = kRows * kStep / 2, kTerms = kStages * kWeightBytes,
                kTermBytes = kColumns * kStep * 2, kScales = kTerms + 2 * kTermBytes;
  static_assert(kScales + 2 * kColumns * 4 == policy::mma_mxfp4_smem_bytes(kColumns));
  extern __shared__ __align__(1024) u8 shared[];
  const int thread = threadIdx.x, lane = thread & 31, warp = thread >> 5, g = lane >> 2,
            t = lane & 3;
  const i64 row_tiles = (p.n + kRows - 1) / kRows, column_tiles = (p.m + kColumns - 1) / kColumns;
  const i64 n0 = block % row_tiles * kRows, rest = block / row_tiles,
            m0 = rest % column_tiles * kColumns, split = rest / column_tiles;
  const i64 k_from = split * p.k_per_split;
  const int k_length = static_cast<int>(min(p.k - k_from, p.k_per_split)),
            steps = (k_length + kStep - 1) / kStep;

  // A row of W has 64 bytes in a stage, in four pieces of one block each. The position of a piece
  // avoids bank conflicts between rows.
  const u8* w_from = p.packed + (((n0 + (thread >> 2)) * p.k + k_from) >> 1) + (thread & 3) * 16;
  const int w_rows = static_cast<int>(min(p.n - n0, i64{kRows})) - (thread >> 2);
  const u32 w_to =
      shared_address(shared) + (thread >> 2) * 64 + (((thread & 3) ^ (thread >> 3 & 3)) << 4);
  const auto copy_weights = [&](int step) {
    const bool inside = step * kStep + (thread & 3) * 32 < k_length;
#pragma unroll
    for (int i = 0; i < 2; i++)
      cp_async_16(w_to + step % kStages * kWeightBytes + i * 4096,
                  w_from + i * 32 * p.k + step * (kStep / 2), inside && i * 64 < w_rows);
    cp_async_commit();
  };
  // The scales of this lane's row of W: bytes 0 to 3 are for the blocks of a step.
  const int w_row = warp * 16 + g + (lane & 1) * 8;
  const u16* const w_scales =
      reinterpret_cast<const u16*>(p.absmax.codes + ((n0 + w_row) * p.k + k_from) / 32);
  const auto scales_of = [&](int step) {
    const int left = n0 + w_row < p.n ? k_length - step * kStep : 0;
    const u32 low = left > 0 ? __ldg(w_scales + step * 2) : 0,
              high = left > 64 ? __ldg(w_scales + step * 2 + 1) : 0;
    return low | high << 16;
  };
  // The values of `a`: piece i of this thread is in row column + 16 * i, in block `warp & 3`.
  const int column = (warp >> 2) * 8 + g, k_at = (warp & 3) * 32 + t * 8;
  const u16* const a_from = static_cast<const u16*>(p.a) + (m0 + column) * p.k + k_from + k_at;
  uint4 values[kPieces];
  const auto load_values = [&](int step) {
#pragma unroll
    for (int i = 0; i < kPieces; i++)
      values[i] = m0 + column + i * 16 < p.m && step * kStep + k_at < k_length
                      ? __ldg(reinterpret_cast<const uint4*>(a_from + i * 16 * p.k + step * kStep))
                      : make_uint4(0, 0, 0, 0);
  };
  const auto store_terms = [&](int step) {
    u8 *const terms = shared + kTerms + (step & 1) * kTermBytes, *const scales =
                                                                     shared + kScales +
                                                                     (step & 1) * kColumns * 4;
#pragma unroll
    for (int i = 0; i < kPieces; i++) {
      u32 scale;
      reinterpret_cast<uint4*>(terms)[thread + i * policy::kTileThreads] =
          split_e4m3(values[i], scale);
      if (t == 0) scales[(column + i * 16) * 4 + (warp & 3)] = static_cast<u8>(scale);
    }
  };

#pragma unroll 1
  for (int s = 0; s < kStages - 1; s++) copy_weights(s);
  load_values(0);
  u32 next_scale = scales_of(0);
  store_terms(0);
  load_values(1);
  float total[kTiles][4] = {};
#pragma unroll 1
  for (int step = 0; step < steps; step++) {
    cp_async_wait<kStages - 2>();
    __syncthreads();
    copy_weights(step + kStages - 1);
    const u32 w_scale = next_scale;
    next_scale = scales_of(step + 1);
    store_terms(step + 1);
    load_values(step + 2);
    const u8 *const w = shared + step % kStages * kWeightBytes + (warp * 16 + g) * 64 + t * 4,
                    *const terms = shared + kTerms + (step & 1) * kTermBytes + lane * 16;
    const u32* const scales =
        reinterpret_cast<const u32*>(shared + kScales + (step & 1) * kColumns * 4) + g;
    float sums[kTiles][4] = {};
    u32 b_scale[kTiles];
#pragma unroll
    for (int c = 0; c < kTiles; c++) b_scale[c] = scales[c * 8];
    const int turn = (g >> 1 & 3) << 4;
    multiply_mxfp4<0>(sums, w + turn, terms, w_scale, b_scale);
    multiply_mxfp4<1>(sums, w + (turn ^ 16), terms, w_scale, b_scale);
    multiply_mxfp4<2>(sums, w + (turn ^ 32), terms, w_scale, b_scale);
    multiply_mxfp4<3>(sums, w + (turn ^ 48), terms, w_scale, b_scale);
#pragma unroll
    for (int c = 0; c < kTiles; c++)
#pragma unroll
      for (int i = 0; i < 4; i++) total[c][i] += sums[c][i];
  }

  const float factor = __ldg(p.absmax.values);
#pragma unroll
  for (int c = 0; c < kTiles; c++)
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const i64 m = m0 + c * 8 + t * 2 + (i & 1), n = n0 + warp * 16 + g + (i >> 1) * 8;
      if (m >= p.m || n >= p.n) continue;
      const float sum = total[c][i] * factor;
      if (p.partial)
        p.partial[(split * p.m + m) * p.n + n] = sum;
      else
        bf16::store(static_cast<u16*>(p.out) + m * p.n + n,
                    sum + (p.bias ? bf16::load(static_cast<const u16*>(p.bias) + n) : 0.0f));
    }
}

#endif

}  // namespace nybble
