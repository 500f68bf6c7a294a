// Gradient of the 4-bit product for few rows on tensor cores (sm_90 and newer): grad_a[m][k] = sum
// over n of grad_out[m][n] * W[n][k]. W is read once per 8 * kTiles rows of grad_out.
//
// W transposed is the 16-row A operand of m16n8k16. From every 16 rows of W, lane t of a quad reads
// the same columns of rows 4t to 4t + 3. It combines the codes of two rows at a time into bytes,
// and looks up their values as pairs. The rows of the A operand are columns of W. Their order makes
// a lane's loads contiguous. The scales are different for each row of W, over which the kernel
// sums, so it cannot multiply the sum by them. Instead it multiplies one of the operands by the
// scales; the template parameter Scaling selects which one (gemv_dgrad_scaling.cuh). Each warp has
// its own cp.async pipeline; a step has 16 rows of W.
//
// Requires: K % 32 == 0; N % 4 == 0; plain scales; W aligned to 16 bytes; and grad_out aligned to 8
// bytes.
#pragma once
#include "device/gemv_dgrad_scheduler.cuh"
#include "gemm4/device/gemv_dgrad_scaling.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// grad_out as the B operand. Thread t of quad g holds values 4t to 4t + 3 of every 16 values of row
// g.
template <int kTiles>
struct dgrad_fragment {
  uint2 x[kTiles];
  const u16* row[kTiles];  // NULL if there is no such row
  int n, left;             // lane's position in unit 0; number of rows of W from there on
  NYBBLE_DEVICE dgrad_fragment(const params::gemm4& p, int m0) {
    n = (threadIdx.x >> 5) * 16 + (threadIdx.x & 3) * 4;
    left = static_cast<int>(p.n) - n;
#pragma unroll
    for (int c = 0; c < kTiles; c++) {
      const int m = m0 + c * 8 + ((threadIdx.x & 31) >> 2);
      row[c] = m < p.m ? static_cast<const u16*>(p.a) + m * p.n + n : nullptr;
    }
  }
  NYBBLE_DEVICE void load(int first) {  // first: the first row of the unit
#pragma unroll
    for (int c = 0; c < kTiles; c++) {
      x[c] = make_uint2(0, 0);
      if (row[c] && first < left) x[c] = __ldg(reinterpret_cast<const uint2*>(row[c] + first));
    }
  }
};

template <class T, class Scaling, int kTiles>
NYBBLE_DEVICE void multiply_rows(float (&sums)[kTiles][4][4][4], const uint2 (&rows)[kTiles],
                                 const u8* table, u32 stage) {
  const Scaling scaling(stage);
  u32 b[Scaling::kOperands][kTiles][2];
#pragma unroll
  for (int c = 0; c < kTiles; c++) scaling.make_rows(b, c, rows[c]);
  const u32 lane_offset = (threadIdx.x & 31) * 4;
#pragma unroll
  for (int w = 0; w < 4; w++) {
    u32 x[4];
    scaling.words(x, w);
    const u32 codes[4] = {even_codes(x[0], x[1]), odd_codes(x[0], x[1]), even_codes(x[2], x[3]),
                          odd_codes(x[2], x[3])};
#pragma unroll
    for (int j = 0; j < 4; j++) {
      u32 a[4];
#pragma unroll
      for (int i = 0; i < 4; i++)
        a[i] = scaling.weigh(
            *reinterpret_cast<const u32*>(table + permute(codes[i], lane_offset, 0x5504u | j << 4)),
            i >> 1);
      const int o = Scaling::kOperands == 1 ? 0 : w;
#pragma unroll
      for (int c = 0; c < kTiles; c++)
        mma<T>(sums[c][w][j], a[0], a[1], a[2], a[3], b[o][c][0], b[o][c][1]);
    }
  }
}

// Adds the sums of all warps, which are exchanged through the gaps between the table's entries, and
// stores the results.
template <class T, class Scaling, int kTiles>
NYBBLE_DEVICE void finish_tile(const float (&sums)[kTiles][4][4][4],
                               const dgrad_epilogue<T>& places, u32 table, int m0, int k0) {
  constexpr int kWarps = policy::kDgradWarps, kParts = 16 / kWarps;  // a part has 16 sums
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
#pragma unroll
  for (int first = 0; first < kTiles * 4; first += kParts) {
#pragma unroll
    for (int part = 0; part < kParts; part++)
#pragma unroll
      for (int i = 0; i < 16; i++) {  // i >> 1 is one of the lane's eight columns
        const int c = (first + part) / 4, w = (first + part) % 4, v = i >> 1;
        store_shared(table + 128 + ((warp * kParts + part) * 16 + i) * 256 +
                         ((lane ^ ((v & 3) | (v >> 2) << 4)) << 2),
                     sums[c][w][v >> 1][(v & 1) * 2 + (i & 1)]);
      }
    __syncthreads();
#pragma unroll
    for (int part = 0; part < kParts; part++)
      for (int o = threadIdx.x; o < 512; o += kWarps * 32) {
        const int v = o & 7, g = o >> 3 & 7, odd = o >> 6 & 1, t = o >> 7, i = v * 2 + odd,
                  from = (g * 4 + t) ^ ((v & 3) | (v >> 2) << 4), c = (first + part) / 4,
                  w = (first + part) % 4;
        float sum = 0.0f;
#pragma unroll
        for (int s = 0; s < kWarps; s++)
          sum += shared_float(table + 128 + ((s * kParts + part) * 16 + i) * 256 + from * 4);
        places.store(m0 + c * 8 + 2 * t + odd, k0 + Scaling::column(g, w) + v, sum);
      }
    __syncthreads();
  }
}

template <class T, template <class> class ScalingOf, int kTiles>
NYBBLE_DEVICE void gemm4_gemv_dgrad(const params::gemm4_dgrad& q) {
  using Scaling = ScalingOf<T>;
  constexpr int kWarps = policy::kDgradWarps, kStages = policy::kDgradStages,
                kStage = Scaling::kStage, kPipelineBytes = kStages * kStage;
  extern __shared__ __align__(1024) u8 shared[];
  const params::gemm4& p = q.g;
  const u32 table = shared_address(shared),
            pipeline = table + policy::kDgradTableBytes + (threadIdx.x >> 5) * kPipelineBytes,
            pipeline_end = pipeline + kPipelineBytes;
  const int block = blockIdx.x % q.blocks, m0 = blockIdx.x / q.blocks * kTiles * 8;
  pdl_wait_if(!codes_are_known(p));
  fill_pair_table<T, 256>(p, shared);
  dgrad_producer<Scaling> producer(q, block);
  dgrad_fragment<kTiles> rows(p, m0);
  dgrad_scheduler at(q, block);
  pdl_wait();
  pdl_launch_dependents();
#pragma unroll
  for (int s = 0; s < kStages - 1; s++) producer.copy(pipeline + s * kStage);
  rows.load(at.unit * (kWarps * 16));
  __syncthreads();
  float sums[kTiles][4][4][4] = {};
  u32 from = pipeline;
  for (; at.left > 0; at.next()) {
    cp_async_wait<kStages - 2>();
    __syncwarp();
    producer.copy(from == pipeline ? pipeline_end - kStage : from - kStage);
    uint2 now[kTiles];
#pragma unroll
    for (int c = 0; c < kTiles; c++) now[c] = rows.x[c];
    rows.load((at.unit + 1 == at.units ? 0 : at.unit + 1) * (kWarps * 16));
    multiply_rows<T, Scaling>(sums, now, shared, from);
    from = from + kStage == pipeline_end ? pipeline : from + kStage;
    if (at.ends()) {
      finish_tile<T, Scaling>(sums, dgrad_epilogue<T>(q, at, block), table, m0, at.tile * 256);
#pragma unroll
      for (int i = 0; i < kTiles * 64; i++) (&sums[0][0][0][0])[i] = 0.0f;
    }
  }
}

#endif

}  // namespace nybble
