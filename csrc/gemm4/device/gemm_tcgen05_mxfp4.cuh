// 4-bit GEMM for MXFP4 weights and bf16 `a` by tcgen05.mma with block scales
// (block_scaled_mma.cuh). No GPU has run this kernel. csrc/tests/gemm4_mma_mxfp4_test.cc runs it in
// an emulator.
//
// As in gemm_mma_mxfp4.cuh, the E2M1 codes of W are operand A, and the values of `a` are split into
// two E4M3 terms, which are operand B of two instructions. tcgen05.mma takes the first code of a
// byte from its low four bits, but W has the second value there. So the terms of both values are
// exchanged too.
//
// A thread block computes 128 rows of W by 128 rows of `a`, in steps of 128 values along K. All its
// threads copy W into a pipeline of several stages, split the values, and store the terms in one of
// two buffers. One thread starts the products of a step. While they run, the threads prepare the
// next step. A stage and a buffer are written again when the products that read them are complete.
// The sums of all steps are in tensor memory.
//
// Columns of tensor memory:  | sums 128 | two buffers of scales: W, first terms, second terms |
//
// The block number and the requirements are the same as in gemm_mma_mxfp4.cuh.
#pragma once
#include "gemm4/device/gemm_mma_mxfp4.cuh"

namespace nybble {

#ifdef NYBBLE_TCGEN05

// Returns the bytes of eight values in pairs, the value with the odd number first.
NYBBLE_DEVICE uint2 odd_first(u32 even, u32 odd) {
  return {__byte_perm(even, odd, 0x1504), __byte_perm(even, odd, 0x3726)};
}

NYBBLE_DEVICE void gemm4_tcgen05_mxfp4(const params::gemm4& p, i64 block = blockIdx.x) {
  using tcgen05::kScaleBytes, tcgen05::kScaleColumns, tcgen05::piece_offset;
  constexpr int kStages = policy::kMxfp4Stages, kStep = policy::kTileStep,
                kRows = policy::kTileRows, kColumns = policy::kTcgen05Columns,
                kPieces = kColumns / 16, kTile = policy::kTcgen05TileBytes;
  constexpr int kTerms = kStages * kTile, kScales = kTerms + 4 * kTile,
                kBarriers = kScales + 6 * kScaleBytes, kTensorAddress = kBarriers + 16,
                kTensorColumns = 256;
  static_assert(kTensorAddress + 16 == policy::kTcgen05SmemBytes && kTile == kColumns * kStep);
  static_assert(kColumns + 6 * kScaleColumns <= kTensorColumns);
  extern __shared__ __align__(1024) u8 shared[];
  const u32 start = shared_address(shared);
  const int thread = threadIdx.x, lane = thread & 31, warp = thread >> 5, g = lane >> 2,
            t = lane & 3;
  const i64 row_tiles = (p.n + kRows - 1) / kRows, column_tiles = (p.m + kColumns - 1) / kColumns;
  const i64 n0 = block % row_tiles * kRows, rest = block / row_tiles,
            m0 = rest % column_tiles * kColumns, split = rest / column_tiles;
  const i64 k_from = split * p.k_per_split;
  const int k_length = static_cast<int>(min(p.k - k_from, p.k_per_split)),
            steps = max((k_length + kStep - 1) / kStep, 1);  // without values, the sums are 0

  if (warp == 0) tcgen05::allocate<kTensorColumns>(start + kTensorAddress);
  if (thread == 0) {
    barrier_init(start + kBarriers, 1);
    barrier_init(start + kBarriers + 8, 1);
    fence_barrier_init();
  }
  // A thread copies 16 codes of each of four rows of W.
  const int w_row = thread >> 3, w_piece = thread & 7;
  const u8* const w_from = p.packed + (((n0 + w_row) * p.k + k_from) >> 1) + w_piece * 8;
  const int w_rows = static_cast<int>(min(p.n - n0, i64{kRows})) - w_row;
  const u32 w_to = start + piece_offset(w_row, w_piece);
  const auto copy_weights = [&](int step) {
    const bool inside = step * kStep + w_piece * 16 < k_length;
#pragma unroll
    for (int i = 0; i < 4; i++)
      cp_async_8(w_to + step % kStages * kTile + i * 4096,
                 w_from + i * 16 * p.k + step * (kStep / 2), inside && i * 32 < w_rows);
    cp_async_commit();
  };
  // The values of `a`: piece i of this thread is in row column + 16 * i, in block `warp & 3`. The
  // first 128 threads also have the scales of one row of W.
  const int column = (warp >> 2) * 8 + g, k_at = (warp & 3) * 32 + t * 8;
  const u16* const a_from = static_cast<const u16*>(p.a) + (m0 + column) * p.k + k_from + k_at;
  const u16* const w_scales =
      reinterpret_cast<const u16*>(p.absmax.codes + ((n0 + thread) * p.k + k_from) / 32);
  uint4 values[kPieces];
  u32 w_scale;
  const auto load_values = [&](int step) {
#pragma unroll
    for (int i = 0; i < kPieces; i++)
      values[i] = m0 + column + i * 16 < p.m && step * kStep + k_at < k_length
                      ? __ldg(reinterpret_cast<const uint4*>(a_from + i * 16 * p.k + step * kStep))
                      : make_uint4(0, 0, 0, 0);
    const int left = thread < kRows && n0 + thread < p.n ? k_length - step * kStep : 0;
    const u32 low = left > 0 ? __ldg(w_scales + step * 2) : 0,
              high = left > 64 ? __ldg(w_scales + step * 2 + 1) : 0;
    w_scale = low | high << 16;
  };
  const auto store_terms = [&](int step) {
    u8* const terms = shared + kTerms + (step & 1) * 2 * kTile;
    u8* const scales = shared + kScales + (step & 1) * 3 * kScaleBytes;
    if (thread < kRows) *reinterpret_cast<u32*>(scales + tcgen05::scale_offset(thread)) = w_scale;
#pragma unroll
    for (int i = 0; i < kPieces; i++) {
      u32 scale;
      const uint4 even_odd = split_e4m3(values[i], scale);
      const int row = column + i * 16;
      u8* const to = terms + piece_offset(row, (warp & 3) * 2 + (t >> 1)) + (t & 1) * 8;
      *reinterpret_cast<uint2*>(to) = odd_first(even_odd.x, even_odd.y);
      *reinterpret_cast<uint2*>(to + kTile) = odd_first(even_odd.z, even_odd.w);
      if (t != 0) continue;
      u8* const scale_to = scales + kScaleBytes + tcgen05::scale_offset(row) + (warp & 3);
      scale_to[0] = static_cast<u8>(scale);
      scale_to[kScaleBytes] = static_cast<u8>(scale - 5);  // 1 / 32
    }
  };
  const auto multiply = [&](int step, u32 sums) {
    const u32 scales = sums + kColumns + (step & 1) * 3 * kScaleColumns,
              scales_from = start + kScales + (step & 1) * 3 * kScaleBytes,
              w = start + step % kStages * kTile, terms = start + kTerms + (step & 1) * 2 * kTile;
    tcgen05::fence_after_sync();
#pragma unroll
    for (int i = 0; i < 3; i++)
      tcgen05::copy_scales(scales + i * kScaleColumns,
                           tcgen05::scale_descriptor(scales_from + i * kScaleBytes));
#pragma unroll
    for (int i = 0; i < 8; i++) {
      const int of = i >> 1, term = ~i & 1;  // the second terms are smaller, so they are first
      tcgen05::multiply(sums, tcgen05::tile_descriptor(w + of * 32),
                        tcgen05::tile_descriptor(terms + term * kTile + of * 32),
                        tcgen05::instruction_descriptor(kColumns, of), scales,
                        scales + (1 + term) * kScaleColumns, step > 0 || i > 0);
    }
    tcgen05::commit(start + kBarriers + (step & 1) * 8);
  };
  const auto wait_for = [&](int step) {
    barrier_wait(start + kBarriers + (step & 1) * 8, step >> 1 & 1);
  };

#pragma unroll 1
  for (int s = 0; s < kStages - 1; s++) copy_weights(s);
  load_values(0);
  store_terms(0);
  load_values(1);
#pragma unroll 1
  for (int step = 0; step < steps; step++) {
    cp_async_wait<kStages - 2>();
    fence_proxy_async_shared();  // the products read what this thread has written
    __syncthreads();
    if (thread == 0) multiply(step, *reinterpret_cast<const u32*>(shared + kTensorAddress));
    if (step > 0) wait_for(step - 1);
    copy_weights(step + kStages - 1);
    store_terms(step + 1);
    load_values(step + 2);
  }
  wait_for(steps - 1);
  tcgen05::fence_after_sync();

  // A warp has 32 rows of W, and half of the rows of `a`.
  const u32 sums = *reinterpret_cast<const u32*>(shared + kTensorAddress);
  const float factor = __ldg(p.absmax.values);
  const i64 n = n0 + (warp & 3) * 32 + lane, m_first = m0 + (warp >> 2) * (kColumns / 2);
  const float bias = p.bias && n < p.n ? bf16::load(static_cast<const u16*>(p.bias) + n) : 0.0f;
#pragma unroll 1
  for (int c = 0; c < kColumns / 2; c += 16) {
    float v[16];
    tcgen05::load(v, sums + ((warp & 3) << 21) + (warp >> 2) * (kColumns / 2) + c);
#pragma unroll
    for (int i = 0; i < 16; i++) {
      const i64 m = m_first + c + i;
      if (m >= p.m || n >= p.n) continue;
      if (p.partial)
        p.partial[(split * p.m + m) * p.n + n] = v[i] * factor;
      else
        bf16::store(static_cast<u16*>(p.out) + m * p.n + n, v[i] * factor + bias);
    }
  }
  tcgen05::fence_before_sync();
  __syncthreads();
  tcgen05::fence_after_sync();
  if (warp == 0) tcgen05::deallocate<kTensorColumns>(sums);
}

#endif

}  // namespace nybble
