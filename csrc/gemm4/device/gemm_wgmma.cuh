// 4-bit GEMM by wgmma (sm_90a) for more than 16 rows of `a`: warp-specialized and persistent, with
// W dequantized in registers.
//
// The result is computed transposed, in tiles of 128 rows of W by kColumns rows of `a`. W is the
// register operand of wgmma, and `a` is the shared-memory operand. A block has three warpgroups:
//
//   producer warpgroup                   consumer warpgroups 0 and 1 (64 rows of W each)
//   -----------------------------------  -------------------------------------------------------
//   warp 0: TMA boxes of `a` and W       wait full[s], read packed rows and scales of stage s
//           (multicast in a cluster)     look up code pairs, multiply by scales (in registers)
//   warps 1, 2: scales, 4 stages ahead   4 x wgmma k16, while the next weights are dequantized
//   warp 3: stream-K signals             arrive empty[s]
//
//   time ->
//   producer   | load s   | load s+1 | load s+2 | load s+3 | ...
//   dequantize            | s        | s+1      | s+2      | ...
//   wgmma                      | s        | s+1      | s+2      | ...
//   epilogue                                                bias, user epilogue, TMA store
//
// Blocks are persistent. The tile scheduler (wgmma_scheduler.cuh) assigns whole tiles, splits of K
// (which gemm4_reduce adds), stream-K parts, or halves of K for cluster split-K
// (wgmma_cluster_splitk.cuh). The kernel sets accumulators to zero, and every product adds to them.
// If the first product instead overwrote them, the compiler of CUDA 12.2 would serialize the
// products. W may be loaded before the PDL wait if the previous kernel does not write it.
//
// Requires: K % 64 == 0; a quantization block size of at least 64, or of 32 if template parameter
// Weights selects it; and `a` and W aligned to 16 bytes. The grid has the plan's number of
// clusters, each of kClusterN * q.cluster_k blocks.
#pragma once
#include "device/params.h"
#include "device/policy.h"
#include "device/wgmma.cuh"
#include "gemm4/device/user_functions.cuh"
#include "gemm4/device/wgmma_cluster_splitk.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_dgrad.cuh"
#include "gemm4/device/wgmma_epilogue.cuh"
#include "gemm4/device/wgmma_microscaled.cuh"
#include "gemm4/device/wgmma_nested_scales.cuh"
#include "gemm4/device/wgmma_producer.cuh"
#include "gemm4/device/wgmma_scaled_accumulators.cuh"
#include "gemm4/device/wgmma_split_fp16.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// This is the code that the two consumer warpgroups run.
template <class T, class Weights, class Tiles>
NYBBLE_DEVICE void consume_weights(const Tiles& tiles, u8* shared, u32 base) {
  constexpr int kColumns = Tiles::kColumns;
  using L = wgmma_smem_layout<kColumns>;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, row = Weights::row(warp, lane);
  const Weights weights(shared, base + L::kW, base + L::kScales, warp);
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  const u64 descriptor = smem_descriptor(base + L::kA);
  const auto release = [&](u32 empty) { consumer_release<Tiles::kClusterN>(empty, lane); };
  for (int i = 0; i < tiles.count; i++) {
    const auto at = tiles.at(i);
    float accumulators[kColumns / 2];
#pragma unroll
    for (float& sum : accumulators) sum = 0.0f;
    const int steps = k_steps(at);
    u32 a[2][8], pairs[2][4];  // double-buffered operands of 32 values along K; next code pairs
    typename Weights::words words[2];
    u32 running = 0;  // `empty` mbarrier of the previous stage, whose last products may still run
    barrier_wait(pipeline.full(), pipeline.round);
    weights.fetch(words[0], pipeline.stage);
#pragma unroll
    for (int j = 0; j < 2; j++) {
      weights.look(pairs[j], words[0], j);
      weights.weigh(a[0] + j * 4, pairs[j], words[0], j);
    }
    // Multiplies one stage. If `more` is true, it also dequantizes the first weights of the next
    // stage.
    auto step = [&](const int now, bool more) {
      const u64 b = descriptor + static_cast<u32>(pipeline.stage * (L::kBoxA / 16));
      const u32 mine = pipeline.empty();
      pipeline.next();
#pragma unroll
      for (int h = 0; h < 2; h++) {
        const int source = h == 0 ? now : now ^ 1;  // stage of the weights to dequantize
#pragma unroll
        for (int j = 0; j < 2; j++)
          if (h == 0 || more) weights.look(pairs[j], words[source], h == 0 ? 2 + j : j);
        wgmma_fence();
#pragma unroll
        for (int j = 0; j < 2; j++)
          wgmma<T, kColumns>::run(accumulators, a[h] + 4 * j, b + (2 * h + j) * 2);
        wgmma_commit();
        if (h == 0 && more) {
          barrier_wait(pipeline.full(), pipeline.round);
          weights.fetch(words[now ^ 1], pipeline.stage);
        }
        wgmma_wait<1>();
        if (h == 0 && running) release(running);
#pragma unroll
        for (int j = 0; j < 2; j++)
          if (h == 0 || more)
            weights.weigh(a[h ^ 1] + 4 * j, pairs[j], words[source], h == 0 ? 2 + j : j);
      }
      running = mine;
    };
#pragma unroll 1
    for (int s = 0; s < steps; s += 2) {
      step(0, true);
      step(1, s + 2 < steps);
    }
    wgmma_wait<0>();
    release(running);
    if constexpr (Weights::kTensorScale)
      multiply_by_tensor_scale(tiles.tensor_scale(at), accumulators);
    tile_epilogue<T, Weights>(tiles, pipeline, at, row, i + 1 == tiles.count, shared, base,
                              accumulators);
  }
  tma_store_wait();
  // The block must not exit earlier, because the cluster's other block may still arrive at its
  // mbarriers.
  if (tiles.kClusterN > 1) cluster_sync();
}

// Initializes the mbarriers. A single thread calls this; the caller then synchronizes the block or
// the cluster.
template <int kColumns, int kClusterN>
NYBBLE_DEVICE void begin_wgmma_pipeline(const params::gemm4_wgmma& q, u32 base) {
  using L = wgmma_smem_layout<kColumns>;
  if (threadIdx.x != 0) return;
  tma_prefetch_descriptor(&q.a_map), tma_prefetch_descriptor(&q.w_map);
  // one thread issues TMA boxes and two warps store scales
  wgmma_pipeline<L::kStages>::begin(
      base + L::kBarriers, 1 + 2 * kArrivingLanes,
      policy::kWgmmaConsumerThreads / 32 * kClusterN * kArrivingLanes);
  if (policy::wgmma_cluster_splitk(kColumns, kClusterN)) barrier_init(base + L::kSums, 1);
  fence_barrier_init();
}

// Runs the code of this thread's role: producer warp or consumer warpgroup.
template <class T, class Weights, class Tiles>
NYBBLE_DEVICE void run_wgmma_roles(const Tiles& tiles, u8* shared, int warp) {
  const params::gemm4_wgmma& q = tiles.q;
  const u32 base = shared_address(shared);
  constexpr int multiplying = policy::kWgmmaConsumerThreads;
  if (static_cast<int>(threadIdx.x) >= multiplying) {
    setmaxnreg_dec<policy::kWgmmaProducerRegisters>();
    pdl_wait_if(!q.g.pdl_prefetch);
    if (static_cast<int>(threadIdx.x) == multiplying)
      tma_producer<Weights::kDgrad, Weights::kSumStages>(tiles, base);
    else if (warp == multiplying / 32 + 1 || warp == multiplying / 32 + 2)
      scale_producer<typename Weights::template scales<Tiles::kColumns>, Weights::kSumStages>(
          tiles, shared, base, threadIdx.x - multiplying - 32);
    else if (warp == multiplying / 32 + 3)
      signal_streamk_partial(tiles);
  } else {
    setmaxnreg_inc<policy::kWgmmaConsumerRegisters>();
    pdl_wait_if(!codes_are_known(q.g));
    Weights::fill(q.g, shared);
    named_barrier_sync(1, multiplying);
    if constexpr (Weights::kTerms == 2)
      consume_split_fp16(tiles, shared, base);
    else if constexpr (Weights::kWholeStages)
      consume_stages<T, Weights>(tiles, shared, base);
    else
      consume_weights<T, Weights>(tiles, shared, base);
  }
}

// Weights is weight_dequantizer, code_operand (narrow tiles), split_fp16_operand (float32),
// dgrad_dequantizer (gradients), microscaled_dequantizer or microscaled_operand (MXFP4 and NVFP4),
// or a nested_* variant, which reads nested scales. For gradients, q.g.n is the number of columns
// of W, and q.g.k is the number of rows. Kernels with tiles of 256 columns and a kClusterN of 1 are
// for cluster split-K.
template <class T, int kColumns, class Weights, int kClusterN = policy::wgmma_cluster_n(kColumns)>
NYBBLE_DEVICE void gemm4_wgmma(const params::gemm4_wgmma& q) {
  extern __shared__ __align__(1024) u8 shared[];
  const tile_scheduler<kColumns, kClusterN> tiles(q);
  const int warp = threadIdx.x >> 5;  // before the barriers, as in the measured version
  begin_wgmma_pipeline<kColumns, kClusterN>(q, shared_address(shared));
  if (tiles.kClusterN > 1)
    cluster_sync();
  else
    __syncthreads();
  run_wgmma_roles<T, Weights>(tiles, shared, warp);
}

#endif

}  // namespace nybble
