// 4-bit GEMV in float32 by multiply-adds (sm_90 and newer). A look-up converts two codes at once.
//
// Blocks, warps and pipelines are the same as in gemv.cuh. In a step, each lane multiplies 16
// values along K for each row of W and each row of `a`. The 16 values are in the same quantization
// block. The sums of the lanes are added for four rows of W at a time. If `a` has more than two
// rows, each block computes four of them.
//
// Requires: K % 64 == 0; a quantization block size of at least 64; rows aligned to 16 bytes; and n
// >= 16.
#pragma once
#include "gemm4/device/gemv_epilogue.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// Fills 256 pairs, which are 256 bytes apart, with 16 copies each. The other 128 bytes of each
// entry are for partial sums.
NYBBLE_DEVICE void fill_float_pairs(const params::gemm4& p, u8* table) {
  const int entry = threadIdx.x;  // 256 threads
  const u32 a = bits_of(value_of(p, entry >> 4)), b = bits_of(value_of(p, entry & 15));
  uint4* to = reinterpret_cast<uint4*>(table + entry * 256);
#pragma unroll
  for (int j = 0; j < 8; j++) to[(j + threadIdx.x) & 7] = make_uint4(a, b, a, b);
}

// Looks up the values of eight codes.
NYBBLE_DEVICE void look_up_floats(float* c, u32 codes, u32 lane_address) {
#pragma unroll
  for (int j = 0; j < 4; j++)  // bytes of the address: lane, codes[j], 1, 0
    asm("ld.shared.v2.f32 {%0,%1}, [%2];"
        : "=f"(c[2 * j]), "=f"(c[2 * j + 1])
        : "r"(__byte_perm(codes, lane_address, 0x7604 | j << 4)));
}

// This lane's part of `a`.
template <int kRows>
struct gemv_f32_fragment {
  float x[kRows][16];
  const float* row;  // address of this lane's first element in the first row
  i64 stride;
  int k;     // the number of values from this element to the end of K
  int rows;  // the number of rows

  NYBBLE_DEVICE gemv_f32_fragment(const params::gemm4& p, int m0, int m, int lane)
      : row(static_cast<const float*>(p.a) + m0 * p.k + lane * 16),
        stride(p.k),
        k(static_cast<int>(p.k) - lane * 16),
        rows(m) {}
  NYBBLE_DEVICE bool inside(int k0) const { return k0 < k; }
  // Loads the values at k0. Values after the last row or after the end of K are zeros. Weights and
  // scales after the end of K are also zeros.
  NYBBLE_DEVICE void load(int k0) {
#pragma unroll
    for (int m = 0; m < kRows; m++) {
      const float4* from = reinterpret_cast<const float4*>(row + m * stride + k0);
#pragma unroll
      for (int i = 0; i < 4; i++) {
        float4 v = make_float4(0, 0, 0, 0);
        if (k0 < k && m < rows) v = __ldg(from + i);
        x[m][4 * i] = v.x, x[m][4 * i + 1] = v.y, x[m][4 * i + 2] = v.z, x[m][4 * i + 3] = v.w;
      }
    }
  }
};

// Multiplies the step in the stage at `from`, and adds the results to the sums of tile r. If
// `fresh` is true, stores the results as new sums instead. inside: whether this lane's part is
// within K. If it is not, the lane uses a scale of zero, because nested scales after the end of K
// belong to another row.
template <int kRows, class Sums>
NYBBLE_DEVICE void multiply_floats(const gemv_f32_fragment<kRows>& a, u32 from, int r, bool fresh,
                                   bool inside) {
  using L = gemv_pipeline<64>;
  constexpr int kTogether = 4, kShare = 32 / (kTogether * kRows);  // lanes with the same sum
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, index = lane / kShare;
  const bool stores = lane % kShare == 0;
  const u32 lane_address = L::kTable + (lane & 15) * 8, weights = from + (lane & 1) * 8,
            scales = from + 16 * L::kRow + (lane >> 2) * 4;
  float sum[16 / kTogether];
#pragma unroll
  for (int i = 0; i < 16; i += kTogether) {
    float part[kTogether * kRows];
#pragma unroll
    for (int j = 0; j < kTogether; j++) {
      const uint2 w = shared_pair(weights + (i + j) * L::kRow + (L::swizzled(j, lane >> 1) << 4));
      const float scale = inside ? shared_float(scales + (i + j) * L::kScales * 4) : 0.0f;
      float c[16];
      look_up_floats(c, w.x, lane_address);
      look_up_floats(c + 8, w.y, lane_address);
#pragma unroll
      for (int m = 0; m < kRows; m++) {
        float s = c[0] * a.x[m][0];
#pragma unroll
        for (int e = 1; e < 16; e++) s = fmaf(c[e], a.x[m][e], s);
        part[j * kRows + m] = s * scale;
      }
    }
    sum[i / kTogether] = sum_over_lanes<16>(part, lane);
  }
  if (stores) {  // all stores come last, because a store would separate look-ups
#pragma unroll
    for (int i = 0; i < 16; i += kTogether) {
      const u32 at = Sums::at(r, warp, index % kRows, i + index / kRows);
      store_shared(at, fresh ? sum[i / kTogether] : shared_float(at) + sum[i / kTogether]);
    }
  }
}

template <int kRows, scale_form kScales>
NYBBLE_DEVICE void gemv_f32_block(const params::gemm4& p, u8* shared) {
  using L = gemv_pipeline<64>;
  constexpr bool kGroups = kRows == policy::kGemvF32Rows;
  constexpr int kColumns = kRows < 2 ? 2 : kRows;
  using sums = gemv_partials<kColumns>;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const u32 pipeline = pipeline_of<L>(base, warp), pipeline_end = pipeline + L::kPipelineBytes;
  // Blocks with the same tiles have adjacent numbers, so that they share W through the L2 cache.
  const int groups = kGroups ? (static_cast<int>(p.m) + kRows - 1) / kRows : 1,
            block = blockIdx.x / groups, m0 = (blockIdx.x - block * groups) * kRows,
            rows = kGroups ? min(static_cast<int>(p.m) - m0, kRows) : kRows,
            first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  const gemv_scheduler start(first, last, static_cast<int>(p.k), warp);
  gemv_producer<kScales, 64> producer(p, start, lane);
  raw_scales raw[L::kStages - 1];
  auto copy = [&](u32 to, raw_scales& scales) {
    producer.copy_all_weights(to);
    producer.copy_scales(to, lane, scales);
    cp_async_commit();
    producer.advance(lane);
  };
  auto begin = [&] {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) copy(pipeline + s * L::kStage, raw[s]);
  };
  const bool prefetch = p.pdl_prefetch;
  if (prefetch)
    begin();
  else
    producer.prefetch(lane);
  pdl_wait_if(!codes_are_known(p));
  fill_float_pairs(p, shared + (L::kTable - base));
  const gemv_epilogue share(rows);
  gemv_f32_fragment<kRows> a(p, m0, rows, lane);
  pdl_wait();
  pdl_launch_dependents();  // not earlier: the next product may prefetch its weight at once
  producer.load_codes();
  if (!prefetch) begin();
  gemv_scheduler at = start;
  int have = -1;  // start along K of the loaded part of `a`
  u32 from = pipeline;
  __syncthreads();
#pragma unroll
  for (int s = 0; s < L::kStages - 1; s++) producer.store_scales(raw[s]);
  raw_scales late = raw[L::kStages - 2];  // nested scales are loaded two steps ahead
  while (at.more()) {
    if (at.group != first) __syncthreads();  // all threads have read the previous sums
    if (at.whole == 0) {                     // some warps have no step for some tiles
      for (int r = 0; r < at.tiles; r++) sums::clear(r, warp, lane);
      __syncwarp();
    }
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh(), inside = kScales != kScalesWords || a.inside(at.k0);
      if (at.r < at.tiles && at.k0 != have) a.load(have = at.k0);
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        cp_async_wait<L::kStages - 2>();
        __syncwarp();
        copy(from == pipeline ? pipeline_end - L::kStage : from - L::kStage, raw[0]);
        multiply_floats<kRows, sums>(a, from, at.r, fresh, inside);
        producer.store_scales(late);
        late = raw[0];
        from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
      }
    }
    __syncthreads();
    store_group<f32, kColumns>(p, share, at.group, at.tiles, m0);
    at.next_group();
  }
}

// kRows: the number of rows of `a` per block. With kRows = 4, `a` may have more rows: each block
// computes one group of four. With a smaller kRows, each block computes all rows.
template <int kRows>
NYBBLE_DEVICE void gemm4_gemv_f32(const params::gemm4& p) {
  extern __shared__ __align__(1024) u8 shared[];
  if (p.absmax.codes == nullptr)
    gemv_f32_block<kRows, kScalesSingle>(p, shared);
  else if (nested_in_fours(p))
    gemv_f32_block<kRows, kScalesFours>(p, shared);
  else
    gemv_f32_block<kRows, kScalesWords>(p, shared);
}

#endif

}  // namespace nybble
