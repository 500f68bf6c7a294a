// 4-bit GEMV with MXFP4 and NVFP4 weights for up to 16 rows of `a` (sm_90 up), as in gemv.cuh.
//
// The scales stay in 8 bits: a stage has a slice's scale bytes, one cp.async per lane. They become
// float32 when they are used, without a table: E8M0 bytes (blocks of 32) are exponents, and E4M3
// bytes (blocks of 16) have a conversion instruction. So they are the values of p.absmax.code, and
// p.absmax.offset is 0. An mma step has 16 values of K, so a block of 16 is one step:
//
//   8 bytes of a block of 16:  | t=0: 2 bytes | t=1: 2 bytes | t=2: 2 bytes | t=3: 2 bytes |
//
// Requires K % 256 == 0, scales aligned to 16 bytes, a single second-level scale, and what gemv.cuh
// requires.
#pragma once
#include "gemm4/device/gemv.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

NYBBLE_DEVICE float e8m0_value(u32 word, int byte) {
  const u32 code = word >> (8 * byte) & 255;
  // 0 is 2^-127, which is subnormal, and 255 is NaN
  return float_of(code << 23 | (((code + 1) & 254) == 0 ? 0x400000u : 0u));
}

// Converts four E4M3 bytes.
NYBBLE_DEVICE void e4m3_values(u32 word, float (&v)[4]) {
  u32 low, high;
  asm("{\n .reg .b16 l, h;\n mov.b32 {l, h}, %2;\n cvt.rn.f16x2.e4m3x2 %0, l;\n"
      " cvt.rn.f16x2.e4m3x2 %1, h;\n}"
      : "=r"(low), "=r"(high)
      : "r"(word));
  v[0] = f16::low(low), v[1] = f16::high(low), v[2] = f16::low(high), v[3] = f16::high(high);
}

template <int kBytes>
NYBBLE_DEVICE void cp_async_bytes(u32 to, const void* from, bool there) {
  if constexpr (kBytes == 16)
    cp_async_16(to, from, there);
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(to), "l"(from), "n"(kBytes),
                 "r"(there ? kBytes : 0)
                 : "memory");
}

// Starts to copy the scales of the step `at` to the stage at `to`: 256 values of a row per lane.
template <int kBlock>
NYBBLE_DEVICE void copy_scale_bytes(const params::gemm4& p, const gemv_scheduler& at, u32 to,
                                    int lane) {
  constexpr int kBytes = 256 / kBlock;
  const int row = min((at.group + at.r) * 16, static_cast<int>(p.n) - 16) + (lane >> 1),
            k = at.k0 + (lane & 1) * 256;
  cp_async_bytes<kBytes>(to + 16 * gemv_smem_layout::kRow + lane * kBytes,
                         p.absmax.codes + (static_cast<u64>(row) * p.k + k) / kBlock,
                         at.more() && k < p.k);
}

// For blocks of 16: returns this lane's bytes of group b of row g. `row` is the start of row g.
NYBBLE_DEVICE uint2 sixteenth_words(u32 row, int g, int t, int b) {
  u32 part[4];
#pragma unroll
  for (int q = 0; q < 4; q++)
    asm volatile(
        "{\n .reg .u16 h;\n ld.shared.u16 h, [%1];\n cvt.u32.u16 %0, h;\n}"
        : "=r"(part[q])
        : "r"(row + t * 2 + (q & 1) * 8 + (gemv_pipeline<32>::swizzled(g, 2 * b + (q >> 1)) << 4)));
  return make_uint2(__byte_perm(part[0], part[1], 0x5410), __byte_perm(part[2], part[3], 0x5410));
}

// Multiplies the step at `from` and adds to `total`.
template <class T, int kBlock, int kColumnTiles>
NYBBLE_DEVICE void multiply_microscaled(float (&total)[kColumnTiles][4],
                                        const gemv_fragment<kColumnTiles, kBlock>& a, u32 from,
                                        int lane, float step) {
  using L = gemv_pipeline<32>;
  constexpr int kRowScales = L::kSlice / kBlock, kPer = kBlock / 4;  // groups per 16 scales
  const int g = lane >> 2, t = lane & 3;
  const u32 lane_address = L::kTable + lane * 4, row = from + g * L::kRow,
            scales = from + 16 * L::kRow + g * kRowScales;
#pragma unroll
  for (int h = 0; h < L::kGroups; h += kPer) {
    const u32 at = scales + h * (64 / kBlock);
    const uint4 f0 = shared_quad(at), f1 = shared_quad(at + 8 * kRowScales);
    const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
    for (int b = h; b < h + kPer; b++) {
      float part[kColumnTiles][4];
      const auto add = [&](float v0, float v1) {
        add_scaled(total, part, __fmul_rn(v0, step), __fmul_rn(v1, step));
      };
      if constexpr (kBlock == 32) {
        const uint2 w0 = half_words(row, g, t, b), w1 = half_words(row + 8 * L::kRow, g, t, b);
        const u32 c0 = s0[b >> 1] >> (b & 1) * 16, c1 = s1[b >> 1] >> (b & 1) * 16;
        multiply_group<T, 0, 2>(part, a.x[b], w0, w1, lane_address);
        add(e8m0_value(c0, 0), e8m0_value(c1, 0));
        multiply_group<T, 2, 4>(part, a.x[b], w0, w1, lane_address);
        add(e8m0_value(c0, 1), e8m0_value(c1, 1));
      } else {
        const uint2 w0 = sixteenth_words(row, g, t, b),
                    w1 = sixteenth_words(row + 8 * L::kRow, g, t, b);
        float v0[4], v1[4];
        e4m3_values(s0[b - h], v0), e4m3_values(s1[b - h], v1);
        multiply_group<T, 0, 1>(part, a.x[b], w0, w1, lane_address);
        add(v0[0], v1[0]);
        multiply_group<T, 1, 2>(part, a.x[b], w0, w1, lane_address);
        add(v0[1], v1[1]);
        multiply_group<T, 2, 3>(part, a.x[b], w0, w1, lane_address);
        add(v0[2], v1[2]);
        multiply_group<T, 3, 4>(part, a.x[b], w0, w1, lane_address);
        add(v0[3], v1[3]);
      }
    }
  }
}

template <class T, int kColumnTiles, int kBlock>
NYBBLE_DEVICE void gemv_microscaled_block(const params::gemm4& p, u8* shared) {
  using L = gemv_pipeline<32>;
  using sums = gemv_partials<kColumnTiles * 8>;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, block = blockIdx.x;
  const u32 pipeline = pipeline_of<L>(base, warp), pipeline_end = pipeline + L::kPipelineBytes;
  const int first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  const gemv_scheduler start(first, last, static_cast<int>(p.k), warp);
  gemv_producer<kScalesSingle, 32> producer(p, start, lane);  // of the weights
  const auto copy = [&](u32 to) {
    producer.copy_all_weights(to);
    copy_scale_bytes<kBlock>(p, producer.at, to, lane);
    cp_async_commit();
    producer.advance(lane);
  };
  const auto begin = [&] {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) copy(pipeline + s * L::kStage);
  };
  const bool prefetch = p.pdl_prefetch;
  if (prefetch)
    begin();
  else
    producer.prefetch(lane);
  if (!codes_are_known(p)) pdl_wait();
  fill_code_table<T>(p, shared + (L::kTable - base));
  const gemv_epilogue share(static_cast<int>(p.m));
  gemv_fragment<kColumnTiles, kBlock> a(p, lane);
  pdl_wait();
  if (p.bias && static_cast<int>(threadIdx.x) < last - first)
    prefetch_l2(static_cast<const u16*>(p.bias) + (first + threadIdx.x) * 16);
  pdl_launch_dependents();  // only here, because the next product may prefetch its weight at once
  if (!prefetch) begin();
  const float step = __ldg(p.absmax.values);
  gemv_scheduler at = start;
  int have = at.k0;
  const auto load_rows = [&] {
#pragma unroll
    for (int b = 0; b < L::kGroups; b++) a.load(b, have);
  };
  load_rows();
  __syncthreads();
  u32 from = pipeline;
  while (at.more()) {
    if (at.group != first) __syncthreads();  // all threads have read the previous sums
    if (at.whole == 0) {                     // some warps have no step for some tiles
      for (int r = 0; r < at.tiles; r++)
        sums::each(r, warp, lane, [](int, int, u32 to) { store_shared(to, 0.0f); });
    }
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh();
      if (at.r < at.tiles && at.k0 != have) {
        have = at.k0;
        load_rows();
      }
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        cp_async_wait<L::kStages - 2>();
        __syncwarp();
        float total[kColumnTiles][4];
        sums::each(at.r, warp, lane, [&](int n, int i, u32 place) {
          total[n][i] = fresh ? 0.0f : shared_float(place);
        });
        copy(from == pipeline ? pipeline_end - L::kStage : from - L::kStage);
        multiply_microscaled<T, kBlock>(total, a, from, lane, step);
        sums::each(at.r, warp, lane,
                   [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
        from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
      }
    }
    __syncthreads();
    store_group<T, kColumnTiles * 8>(p, share, at.group, at.tiles);
    at.next_group();
  }
}

template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemm4_gemv_microscaled(const params::gemm4& p) {
  extern __shared__ __align__(1024) u8 shared[];
  if (p.block_shift == 5)
    gemv_microscaled_block<T, kColumnTiles, 32>(p, shared);
  else
    gemv_microscaled_block<T, kColumnTiles, 16>(p, shared);
}

#endif

}  // namespace nybble
