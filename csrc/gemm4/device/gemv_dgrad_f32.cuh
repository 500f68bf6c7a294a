// Gradient of the 4-bit product for few rows in float32 (sm_90 and newer): grad_a[m][k] = sum over
// n of grad_out[m][n] * W[n][k]. W is read once per kRows rows of grad_out.
//
// A lane computes eight columns. In each row these are one word of packed codes, in which the lane
// looks up two values at a time. The kernel multiplies grad_out by the scales. Each warp has its
// own cp.async pipeline; a step has 16 rows of W. Requires K % 32 == 0, plain scales, and W aligned
// to 16 bytes.
#pragma once
#include "device/gemv_dgrad_scheduler.cuh"
#include "gemm4/device/user_functions.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

template <int kRows>
struct dgrad_f32_smem_layout {
  static constexpr int kWarps = policy::dgrad_f32_warps(kRows),
                       kStages = policy::dgrad_f32_stages(kRows), kThreads = kWarps * 32,
                       kColumns = 256;
  static constexpr int kWeights = 16 * 128, kScales = 16 * 8 * 4, kInputs = 16 * kRows * 4,
                       kStage = kWeights + kScales + kInputs, kPipelineBytes = kStages * kStage;
  static constexpr int kSums =
      policy::kDgradTableBytes + kWarps * kPipelineBytes;  // the warps' sums
};

template <int kRows>
struct dgrad_f32_producer {
  using L = dgrad_f32_smem_layout<kRows>;
  const params::gemm4& p;
  dgrad_scheduler at;
  i64 row_bytes;
  int lane, warp, m0;
  NYBBLE_DEVICE dgrad_f32_producer(const params::gemm4_dgrad& q, int block, int m0)
      : p(q.g),
        at(q, block),
        row_bytes(q.g.k >> 1),
        lane(threadIdx.x & 31),
        warp(threadIdx.x >> 5),
        m0(m0) {}
  NYBBLE_DEVICE void copy(u32 stage) {
    if (at.left > 0) {
      const int n0 = (at.unit * L::kWarps + warp) * 16, k0 = at.tile * L::kColumns,
                rows = static_cast<int>(p.n) - n0;
      const int k = k0 + (lane & 7) * 32, n = lane >> 3;
      const u8* w = p.packed + (n0 + n) * row_bytes + (k >> 1);
      const i64 first = static_cast<i64>(n0 + n) * p.k + k;
#pragma unroll
      for (int j = 0; j < 4; j++) {
        const bool there = k < p.k && n + 4 * j < rows;
        cp_async_16(stage + j * 512 + lane * 16, w + 4 * j * row_bytes, there);
        cp_async_4(stage + L::kWeights + j * 128 + lane * 4,
                   p.absmax.values + ((first + 4 * j * p.k) >> p.block_shift), there);
      }
#pragma unroll
      for (int e = lane; e < 16 * kRows; e += 32) {  // [16 of n][kRows]
        const int r = e & 15, m = e >> 4;
        cp_async_4(stage + L::kWeights + L::kScales + (r * kRows + m) * 4,
                   static_cast<const float*>(p.a) + (m0 + m) * p.n + n0 + r,
                   m0 + m < p.m && r < rows);
      }
      at.next();
    }
    cp_async_commit();
  }
};

// Fills a table of 256 pairs of float32 codes, with one copy for each lane.
template <int kThreads>
NYBBLE_DEVICE void fill_float_table(const params::gemm4& p, u8* table) {
  for (int i = threadIdx.x; i < 256 * 16; i += kThreads) {
    const int entry = i >> 4;
    const u32 a = bits_of(value_of(p, entry >> 4)), b = bits_of(value_of(p, entry & 15));
    reinterpret_cast<uint4*>(table)[i] = make_uint4(a, b, a, b);
  }
}

template <int kRows>
NYBBLE_DEVICE void add_rows(float (&sums)[kRows][8], const u8* table, u32 stage) {
  using L = dgrad_f32_smem_layout<kRows>;
  const int lane = threadIdx.x & 31;
  const u32 lane_offset = lane * 8, scales = stage + L::kWeights + (lane >> 2) * 4,
            inputs = stage + L::kWeights + L::kScales;
#pragma unroll(kRows == 1 ? 16 : kRows == 8 ? 4 : 2)
  for (int r = 0; r < 16; r++) {
    const u32 codes = shared_word_now(stage + r * 128 + lane * 4);
    const float scale = shared_float(scales + r * 32);
    float2 w[4];
#pragma unroll
    for (int j = 0; j < 4; j++)
      w[j] =
          *reinterpret_cast<const float2*>(table + permute(codes, lane_offset, 0x5504u | j << 4));
    float x[kRows];
    if constexpr (kRows % 4 == 0) {
#pragma unroll
      for (int i = 0; i < kRows; i += 4) {
        const uint4 v = shared_quad(inputs + (r * kRows + i) * 4);
        x[i] = float_of(v.x), x[i + 1] = float_of(v.y), x[i + 2] = float_of(v.z),
        x[i + 3] = float_of(v.w);
      }
    } else {
#pragma unroll
      for (int i = 0; i < kRows; i++) x[i] = shared_float(inputs + (r * kRows + i) * 4);
    }
#pragma unroll
    for (int i = 0; i < kRows; i++) {
      const float y = x[i] * scale;
#pragma unroll
      for (int j = 0; j < 4; j++) {
        sums[i][2 * j] = fmaf(y, w[j].x, sums[i][2 * j]);
        sums[i][2 * j + 1] = fmaf(y, w[j].y, sums[i][2 * j + 1]);
      }
    }
  }
}

template <int kRows>
NYBBLE_DEVICE void finish_columns(const float (&sums)[kRows][8], const dgrad_epilogue<f32>& places,
                                  u32 scratch, int m0, int k0) {
  using L = dgrad_f32_smem_layout<kRows>;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
#pragma unroll
  for (int m = 0; m < kRows; m++) {
#pragma unroll
    for (int j = 0; j < 8; j++)
      store_shared(scratch + (warp * 8 + j) * 128 + ((lane ^ j << 2) << 2), sums[m][j]);
    __syncthreads();
    for (int o = threadIdx.x; o < L::kColumns; o += L::kThreads) {
      const int j = o & 7, from = (o >> 3) ^ j << 2;
      float sum = 0.0f;
#pragma unroll
      for (int s = 0; s < L::kWarps; s++)
        sum += shared_float(scratch + (s * 8 + j) * 128 + from * 4);
      places.store(m0 + m, k0 + o, sum);
    }
    __syncthreads();
  }
}

template <int kRows>
NYBBLE_DEVICE void gemm4_gemv_dgrad_f32(const params::gemm4_dgrad& q) {
  using L = dgrad_f32_smem_layout<kRows>;
  extern __shared__ __align__(1024) u8 shared[];
  const params::gemm4& p = q.g;
  const u32 start = shared_address(shared),
            pipeline = start + policy::kDgradTableBytes + (threadIdx.x >> 5) * L::kPipelineBytes,
            pipeline_end = pipeline + L::kPipelineBytes;
  const int block = blockIdx.x % q.blocks, m0 = blockIdx.x / q.blocks * kRows;
  pdl_wait_if(!codes_are_known(p));
  fill_float_table<L::kThreads>(p, shared);
  dgrad_f32_producer<kRows> producer(q, block, m0);
  dgrad_scheduler at = producer.at;
  pdl_wait();
  pdl_launch_dependents();
#pragma unroll
  for (int s = 0; s < L::kStages - 1; s++) producer.copy(pipeline + s * L::kStage);
  __syncthreads();
  float sums[kRows][8] = {};
  u32 from = pipeline;
  for (; at.left > 0; at.next()) {
    cp_async_wait<L::kStages - 2>();
    __syncwarp();
    producer.copy(from == pipeline ? pipeline_end - L::kStage : from - L::kStage);
    add_rows<kRows>(sums, shared, from);
    from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
    if (at.ends()) {
      finish_columns<kRows>(sums, dgrad_epilogue<f32>(q, at, block), start + L::kSums, m0,
                            at.tile * L::kColumns);
#pragma unroll
      for (int i = 0; i < kRows * 8; i++) (&sums[0][0])[i] = 0.0f;
    }
  }
}

#endif

}  // namespace nybble
