// Cluster split-K: the two blocks of a cluster compute the same tile, each over one half of K. They
// exchange accumulators through distributed shared memory.
//
//   block 0: K [0, K/2)     accumulators | cols 0..N/2-1 keep | cols N/2..N-1 send ->  block 1
//   block 1: K [K/2, K)     accumulators | cols 0..N/2-1 send | cols N/2..N-1 keep |
//                                          -> block 0
//
// A block sends its accumulators to the pipeline stages of the other block. At this point all
// stages are free, because each block has only one tile. An mbarrier counts the bytes and signals
// completion. With two cluster barriers instead of this mbarrier, the kernel would take 0.5 us
// longer.
#pragma once
#include "gemm4/device/wgmma_producer.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

template <class Tiles>
struct cluster_splitk {
  static constexpr int kColumns = Tiles::kColumns,
                       kChunk = policy::wgmma_epilogue_columns(kColumns),
                       kChunks = kColumns / kChunk,
                       kFours = kChunk / 8;  // groups of four accumulators per thread and chunk
  const Tiles& tiles;

  NYBBLE_DEVICE explicit cluster_splitk(const Tiles& all) : tiles(all) {}

  // Returns whether this block receives the complete accumulators of chunk `c`.
  NYBBLE_DEVICE bool has(int c) const {
    return tiles.cluster_k == 1 || c * 2 / kChunks == tiles.cluster_k_rank;
  }

  // All consumer threads of both blocks must call this function.
  NYBBLE_DEVICE void exchange(u32 base, float (&accumulators)[kColumns / 2]) const {
    const u32 at = base + wgmma_smem_layout<kColumns>::kA + threadIdx.x * 16;
    const auto place = [&](int c, int j) {  // the chunks of both halves start at offset 0
      return at + (c % ((kChunks + 1) / 2) * kFours + j) * (policy::kWgmmaConsumerThreads * 16);
    };
    const u32 arrived = base + wgmma_smem_layout<kColumns>::kSums;
    if (threadIdx.x == 0) barrier_arrive_expect_tx(arrived, kColumns / 2 * policy::kWgmmaRows * 4);
    cluster_sync_relaxed();  // both blocks have finished reading their pipelines
#pragma unroll
    for (int c = 0; c < kChunks; c++)
      if (!has(c))
#pragma unroll
        for (int j = 0; j < kFours; j++)
          st_async_cluster(place(c, j), 1 - tiles.cluster_k_rank, arrived,
                           accumulators + (c * kFours + j) * 4);
    barrier_wait(arrived, 0);
#pragma unroll
    for (int c = 0; c < kChunks; c++)
      if (has(c))
#pragma unroll
        for (int j = 0; j < kFours; j++) {
          const uint4 v = shared_quad(place(c, j));
          float* sum = accumulators + (c * kFours + j) * 4;
          sum[0] += float_of(v.x), sum[1] += float_of(v.y);
          sum[2] += float_of(v.z), sum[3] += float_of(v.w);
        }
  }
};

#endif

}  // namespace nybble
