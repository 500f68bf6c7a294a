// The code of the wgmma GEMM for narrow tiles. It multiplies weights without their scales, and then
// multiplies the accumulators of each stage by the stage's scales. (MXFP4 and NVFP4 weights are
// multiplied by their scales before, because this is a single exact multiplication per pair.)
//
// A stage has a scale for each row of W. The accumulators of a stage start at zero. When they are
// complete, they are scaled while the products of the other warpgroup run. Scaling the accumulators
// takes 16 multiplications per thread with 32 columns, and 32 with 64 columns; scaling the weights
// takes 64. The results are also more accurate, because no weight is rounded: the relative error is
// 2.1e-3 instead of 2.65e-3. With tiles of 128 columns, scaling the weights is faster.
//
// H100, bf16, us, 32 / 64 rows:    weights scaled   accumulators scaled
//   14336x4096                     19.1 / 21.7      17.7 / 20.5
//    4096x4096                      9.6 / 10.7       9.1 / 10.5
#pragma once
#include "gemm4/device/code_pairs.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_epilogue.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

template <class T>
struct code_operand : packed_reader {
  static constexpr bool kDgrad = false, kWholeStages = true;
  static constexpr int kTerms = 1, kSumStages = 4;
  static NYBBLE_DEVICE void fill(const params::gemm4& p, u8* table) {
    fill_pair_table<T, 256>(p, table);
  }
  template <int kColumns>
  using scales = plain_scales<whole_scale, kColumns, 64>;
  using packed_reader::packed_reader;
  static constexpr int kNext = 8;  // the distance between this thread's two rows

  // Looks up the operands in `stage` (64 values along K), and the scales of their rows.
  NYBBLE_DEVICE void look(u32 (&a)[16], float (&scale)[2], int stage) const {
    packed_rows w;
    fetch(w, stage);
    scale[0] = w.scale[0], scale[1] = w.scale[1];
#pragma unroll
    for (int j = 0; j < 4; j++)
#pragma unroll
      for (int i = 0; i < 4; i++)
        a[4 * j + i] = *reinterpret_cast<const u32*>(entry_of(w.row, i, j));
  }
};

// Multiplies the accumulators by the scale of an MXFP4 or NVFP4 tensor.
template <int kCount>
NYBBLE_DEVICE void multiply_by_tensor_scale(const float* scale, float (&accumulators)[kCount]) {
  const float factor = load_behind_wait(scale);
#pragma unroll
  for (float& sum : accumulators) sum *= factor;
}

template <bool kFirst, class A>
NYBBLE_DEVICE A& choose(A& first, A& second) {
  if constexpr (kFirst)
    return first;
  else
    return second;
}

// The code that the two consumer warpgroups run.
template <class T, class Weights, class Tiles>
NYBBLE_DEVICE void consume_stages(const Tiles& tiles, u8* shared, u32 base) {
  constexpr int kColumns = Tiles::kColumns;
  using L = wgmma_smem_layout<kColumns>;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, row = Weights::row(warp, lane);
  const Weights weights(shared, base + L::kW, base + L::kScales, warp);
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  const u64 descriptor = smem_descriptor(base + L::kA);
  for (int i = 0; i < tiles.count; i++) {
    const auto at = tiles.at(i);
    constexpr bool kScaled = Weights::kTensorScale;  // whether the operands are scaled
    float accumulators[kColumns / 2], part[kColumns / 2], scale[2][2];
#pragma unroll
    for (int e = 0; e < kColumns / 2; e++) accumulators[e] = part[e] = 0.0f;
    const int steps = k_steps(at);
    u32 a[2][16];  // the double-buffered operands of a stage
    barrier_wait(pipeline.full(), pipeline.round);
    weights.look(a[0], scale[0], pipeline.stage);
    // Multiplies a stage. If `more` is true, it also looks up the operands of the next stage.
    auto step = [&](const int now, bool more) {
      const u64 b = descriptor + static_cast<u32>(pipeline.stage * (L::kBoxA / 16));
      const u32 mine = pipeline.empty();
      pipeline.next();
      auto& sums = choose<kScaled>(accumulators, part);
      wgmma_fence();
      wgmma<T, kColumns>::template run<kScaled>(sums, a[now], b);
#pragma unroll
      for (int j = 1; j < 4; j++) wgmma<T, kColumns>::run(sums, a[now] + 4 * j, b + j * 2);
      wgmma_commit();
      if (more) {
        barrier_wait(pipeline.full(), pipeline.round);
        weights.look(a[now ^ 1], scale[now ^ 1], pipeline.stage);
      }
      wgmma_wait<0>();
      consumer_release<Tiles::kClusterN>(mine, lane);
      if constexpr (!kScaled)
#pragma unroll
        for (int e = 0; e < kColumns / 2; e++)
          accumulators[e] = fmaf(part[e], scale[now][e >> 1 & 1], accumulators[e]);
    };
#pragma unroll 1
    for (int s = 0; s < steps; s += 2) {
      step(0, true);
      step(1, s + 2 < steps);
    }
    if constexpr (kScaled) multiply_by_tensor_scale(tiles.tensor_scale(at), accumulators);
    tile_epilogue<T, Weights>(tiles, pipeline, at, row, i + 1 == tiles.count, shared, base,
                              accumulators);
  }
  tma_store_wait();
  // The other block may still arrive at this block's mbarriers.
  if (tiles.kClusterN > 1) cluster_sync();
}

#endif

}  // namespace nybble
