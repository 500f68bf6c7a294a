// 4-bit GEMV in float32 on fp16 tensor cores (sm_90 and newer). Each code and each value of `a` is
// split into two fp16 terms (split_fp16.cuh).
//
// Blocks, warps and pipelines are the same as in gemv.cuh. A block computes eight rows of `a`;
// other blocks compute the remaining rows.
//
// Requires: K % 64 == 0; a quantization block size of at least 64; plain scales; rows aligned to 16
// bytes; and n >= 16.
#pragma once
#include "gemm4/device/gemv_epilogue.cuh"
#include "gemm4/device/split_fp16.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// The partial sums of a group of tiles in float32, in lines of 32 sums. A line of shared memory has
// the sums of one warp for two rows of `a` and a tile.
struct split_fp16_partials {
  using L = gemv_smem_layout;
  static constexpr int kPairs = policy::kSplitFp16Rows / 2, kLines = L::kWarps * kPairs;
  NYBBLE_DEVICE static u32 line(int r, int warp, int pair) {
    return L::kBeyond + (r * kLines + warp * kPairs + pair) * 128;
  }
  // The XOR avoids bank conflicts between the quads of a warp.
  NYBBLE_DEVICE static u32 at(int r, int warp, int column, int row) {
    return line(r, warp, column >> 1) +
           (((((column & 1) << 4) + row) ^ (((column >> 1) & 3) << 3)) << 2);
  }
  NYBBLE_DEVICE static float sum(int r, int column, int row) {
    float s = 0;
#pragma unroll
    for (int w = 0; w < L::kWarps; w++) s += shared_float(at(r, w, column, row));
    return s;
  }
  // Calls `visit` with the address of each sum that a lane has for a tile, in the order of mma
  // accumulators: number i has column 2t + (i & 1) and row g + 8 (i >> 1).
  template <class F>
  NYBBLE_DEVICE static void each(int r, int warp, int lane, F&& visit) {
    const u32 first = line(r, warp, lane & 3) + (lane >> 2) * 4;
#pragma unroll
    for (int i = 0; i < 4; i++) visit(i, first + ((((i & 1) * 2 + (i >> 1)) ^ (lane & 3)) << 5));
  }
};

// The part of `a` that a lane multiplies: in row g, both terms of 16 values of each group of 64
// along K.
struct split_fp16_fragment {
  u32 x[gemv_smem_layout::kGroups][2][8];
  const u16* row;  // this lane's first element of the first terms
  i64 second;      // distance from the first terms to the second terms of the row
  int k;           // the number of values along K

  NYBBLE_DEVICE split_fp16_fragment(const params::gemm4& p, int m0, int lane)
      : row(static_cast<const u16*>(p.a) + (2 * m0 + (lane >> 2)) * p.k + (lane & 3) * 16),
        second(policy::kSplitFp16Rows * p.k),
        k(static_cast<int>(p.k)) {}
  NYBBLE_DEVICE void load(int k0) {
#pragma unroll
    for (int b = 0; b < gemv_smem_layout::kGroups; b++)
#pragma unroll
      for (int n = 0; n < 2; n++) {
        uint4 v0 = make_uint4(0, 0, 0, 0), v1 = v0;
        if (k0 + b * 64 < k) {
          const uint4* a = reinterpret_cast<const uint4*>(row + n * second + k0 + b * 64);
          v0 = __ldg(a), v1 = __ldg(a + 1);
        }
        set_words(x[b][n], v0, v1);
      }
  }
};

template <int kByte>
NYBBLE_DEVICE void look_up_split_codes(u32& first, u32& second, u32 w, u32 lane_address) {
  const u32 at = __byte_perm(w, lane_address, 0x7604 | (kByte << 4));  // lane, w[kByte], 1, 0
  first = shared_word(at), second = shared_word(at + 128);
}

// Multiplies the step in the stage at `from`, and adds the results to `total`.
NYBBLE_DEVICE void multiply_split_fp16_step(float (&total)[4], const split_fp16_fragment& a,
                                            u32 from, int lane) {
  using L = gemv_pipeline<64>;
  const int g = lane >> 2, t = lane & 3;
  const u32 lane_address = L::kTable + lane * 4, row = from + g * L::kRow,
            scales = from + 16 * L::kRow + g * L::kScales * 4;
#pragma unroll
  for (int h = 0; h < L::kGroups; h += 4) {
    const uint4 f0 = shared_quad(scales + h * 4),
                f1 = shared_quad(scales + h * 4 + 8 * L::kScales * 4);
    const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
    for (int b = h; b < h + 4; b++) {
      const u32 bytes = row + (t & 1) * 8 + (L::swizzled(g, 2 * b + (t >> 1)) << 4);
      const uint2 w0 = shared_pair(bytes), w1 = shared_pair(bytes + 8 * L::kRow);
      float part[4], rest[4];
#pragma unroll
      for (int j = 0; j < 4; j++) {
        const u32 p0 = j < 2 ? w0.x : w0.y, p1 = j < 2 ? w1.x : w1.y;
        u32 c[4], d[4];
        if (j & 1) {
          look_up_split_codes<2>(c[0], d[0], p0, lane_address),
              look_up_split_codes<2>(c[1], d[1], p1, lane_address);
          look_up_split_codes<3>(c[2], d[2], p0, lane_address),
              look_up_split_codes<3>(c[3], d[3], p1, lane_address);
        } else {
          look_up_split_codes<0>(c[0], d[0], p0, lane_address),
              look_up_split_codes<0>(c[1], d[1], p1, lane_address);
          look_up_split_codes<1>(c[2], d[2], p0, lane_address),
              look_up_split_codes<1>(c[3], d[3], p1, lane_address);
        }
        const u32(&x)[8] = a.x[b][0], (&y)[8] = a.x[b][1];
        if (j == 0) {
          mma_zero<f16>(part, c[0], c[1], c[2], c[3], x[0], x[1]);
          mma_zero<f16>(rest, c[0], c[1], c[2], c[3], y[0], y[1]);
        } else {
          mma<f16>(part, c[0], c[1], c[2], c[3], x[2 * j], x[2 * j + 1]);
          mma<f16>(rest, c[0], c[1], c[2], c[3], y[2 * j], y[2 * j + 1]);
        }
        mma<f16>(rest, d[0], d[1], d[2], d[3], x[2 * j], x[2 * j + 1]);
      }
#pragma unroll
      for (int i = 0; i < 4; i++)
        total[i] = fmaf(part[i] + rest[i], float_of(i < 2 ? s0[b - h] : s1[b - h]), total[i]);
    }
  }
}

// As store_group.
NYBBLE_DEVICE void store_split_fp16_group(const params::gemm4& p, const gemv_epilogue& share,
                                          int m0, int tile, int tiles, float down) {
  for (int r = share.r, i = share.i; r < tiles;) {
    const int m = m0 + (i >> 4), row = i & 15;
    const i64 n = min((tile + r) * 16, static_cast<int>(p.n) - 16) + row;
    float sum = split_fp16_partials::sum(r, i >> 4, row) * __ldg(p.down + m) * down;
    if (p.bias) sum += static_cast<const float*>(p.bias)[n];
    if (n >= (tile + r) * 16) static_cast<float*>(p.out)[m * p.n + n] = finish(sum, m, n);
    r += share.step_r, i += share.step_i;
    if (i >= share.per) i -= share.per, r++;
  }
}

NYBBLE_DEVICE void gemv_split_fp16(const params::gemm4& p) {
  using L = gemv_pipeline<64>;
  using sums = split_fp16_partials;
  constexpr int kRows = policy::kSplitFp16Rows;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const u32 pipeline = pipeline_of<L>(base, warp), pipeline_end = pipeline + L::kPipelineBytes;
  // blocks with the same tiles are adjacent, so that they share W through the L2 cache
  const int row_groups = (static_cast<int>(p.m) + kRows - 1) / kRows,
            block = blockIdx.x / row_groups, m0 = (blockIdx.x - block * row_groups) * kRows,
            first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  const gemv_scheduler start(first, last, static_cast<int>(p.k), warp);
  gemv_producer<kScalesSingle, 64> producer(p, start, lane);
  raw_scales none;
  auto copy = [&](u32 to) {
    producer.copy_all_weights(to);
    producer.copy_scales(to, lane, none);
    cp_async_commit();
    producer.advance(lane);
  };
  const bool prefetch = p.pdl_prefetch;
  if (prefetch) {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) copy(pipeline + s * L::kStage);
  } else {
    producer.prefetch(lane);
  }
  pdl_wait_if(!codes_are_known(p));
  fill_split_table(p, shared + (L::kTable - base));
  const float down = down_to(exponent_of_codes(p));
  const gemv_epilogue share(min(static_cast<int>(p.m) - m0, kRows));
  split_fp16_fragment a(p, m0, lane);
  pdl_wait();
  pdl_launch_dependents();  // not earlier, because the next product may prefetch its weight at once
  if (!prefetch) {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) copy(pipeline + s * L::kStage);
  }
  gemv_scheduler at = start;
  int have = at.k0;
  a.load(have);
  u32 from = pipeline;
  __syncthreads();
  while (at.more()) {
    if (at.group != first) __syncthreads();  // all threads have read the previous sums
    if (at.whole == 0) {                     // some warps have no step for some tiles
      for (int r = 0; r < at.tiles; r++)
        sums::each(r, warp, lane, [](int, u32 to) { store_shared(to, 0.0f); });
    }
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh();
      if (at.r < at.tiles && at.k0 != have) a.load(have = at.k0);
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        cp_async_wait<L::kStages - 2>();
        __syncwarp();
        float total[4];
        sums::each(at.r, warp, lane,
                   [&](int i, u32 place) { total[i] = fresh ? 0.0f : shared_float(place); });
        copy(from == pipeline ? pipeline_end - L::kStage : from - L::kStage);
        multiply_split_fp16_step(total, a, from, lane);
        sums::each(at.r, warp, lane, [&](int i, u32 place) { store_shared(place, total[i]); });
        from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
      }
    }
    __syncthreads();
    store_split_fp16_group(p, share, m0, at.group, at.tiles, down);
    at.next_group();
  }
}

#endif

}  // namespace nybble
