// Tile scheduler of the wgmma GEMM. It selects the tile, or the part of a tile's K, that a cluster
// computes next.
//
// There are four schedules, from which gemm4/plan.cc chooses:
//   whole tiles      clusters take tile after tile, round-robin
//   split-K          all tiles have the same number of splits; gemm4_reduce adds them
//   cluster split-K  one tile per cluster; its two blocks take half of K each and exchange partial
//                    accumulators through distributed shared memory (wgmma_cluster_splitk.cuh)
//   stream-K         all clusters share the first tiles in units of 256 values of K:
//
//     K units    | tile 0              | tile 1              | tile 2              |
//     clusters   |  C0          |  C1          |  C2          |  C3          | ...
//     A cluster goes through its tiles from the last to the first: C1 computes its part of tile 1
//     first, and the end of tile 0 last. So a cluster waits only for preceding clusters, which
//     started earlier.
//
// The cluster that has the end of a tile's K adds the partial accumulators of the preceding
// clusters. The addition starts with the nearest cluster, so the order is always the same.
#pragma once
#include "device/params.h"
#include "device/pipeline.cuh"
#include "device/policy.h"
#include "device/wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A tile of this block, or a part of a tile along K. k_from and k_to are multiples of 256, but the
// end of K need not be.
struct work_tile {
  i64 m0, n0;
  int k_from, k_to;
  int split;
  int before;  // number of clusters that compute earlier parts of this tile
  bool ends;   // whether the part has the end of K, of the split, or of this block's half
  // Returns the column of `a` that corresponds to `k`.
  NYBBLE_DEVICE int input_column(int k) const { return k; }
};

// Divides non-negative numbers. A signed division would take twice as many instructions.
NYBBLE_DEVICE int quotient(u32 a, u32 b) { return static_cast<int>(a / b); }

// The tiles and parts of tiles of a block. The values that change in the pipeline loops are
// computed without divisions. The compiler assumes that results of divisions differ between
// threads, so divisions would make the loops a sixth larger.
template <int columns, int cluster_n>
struct tile_scheduler {
  static constexpr int kColumns = columns, kClusterN = cluster_n, kUnit = policy::kStreamKUnit,
                       kRows = policy::kWgmmaRows * kClusterN;
  static constexpr bool kClusterSplitK = policy::wgmma_cluster_splitk(kColumns, kClusterN);
  // Kernels with this form of tiles are for cluster split-K only, in which each cluster has a
  // single tile (plan.h). The code for the other schedules would be a third of these kernels' code.
  static constexpr bool kOneTile = kColumns == 256 && kClusterSplitK, kStreamK = !kOneTile;
  const params::gemm4_wgmma& q;
  int cluster_k, cluster_n_rank, cluster_k_rank, cluster, clusters, from, to, last, parts, count;
  NYBBLE_DEVICE explicit tile_scheduler(const params::gemm4_wgmma& all)
      : q(all),
        cluster_k(kOneTile         ? 2
                  : kClusterSplitK ? q.cluster_k
                                   : 1),
        cluster_n_rank(blockIdx.x % kClusterN),
        cluster_k_rank(blockIdx.x & (cluster_k - 1)),
        cluster((blockIdx.x / kClusterN) >> (cluster_k - 1)),
        clusters((gridDim.x / kClusterN) >> (cluster_k - 1)),
        from(kOneTile ? 0 : start(cluster)),
        to(kOneTile ? 0 : start(cluster + 1)),
        last(to > from ? quotient(to - 1, q.units) : 0),
        parts(to > from ? last - quotient(from, q.units) + 1 : 0),
        count(kOneTile ? 1
                       : parts + quotient(q.rows * q.columns * q.splits - q.streamk_tiles -
                                              cluster + clusters - 1,
                                          clusters)) {}

  // Only for MXFP4 and NVFP4.
  NYBBLE_DEVICE const float* tensor_scale(const work_tile&) const { return q.g.absmax.values; }
  NYBBLE_DEVICE work_tile at(int i) const {
    const bool part = !kOneTile && i < parts;
    const int tile = kOneTile ? cluster
                     : part   ? last - i
                              : q.streamk_tiles + cluster + (i - parts) * clusters,
              zero = tile * q.units,
              first = part ? max(from - zero, 0) : q.units * cluster_k_rank >> (cluster_k - 1),
              end = part ? min(to - zero, q.units)
                         : q.units * (cluster_k_rank + 1) >> (cluster_k - 1);
    const int split = kOneTile || q.splits == 1 ? 0 : quotient(tile, q.rows * q.columns),
              of_split = tile - split * q.rows * q.columns,
              band = q.band == q.columns ? 0 : quotient(of_split, q.rows * q.band),
              inside = of_split - band * q.rows * q.band,
              width = min(q.band, q.columns - band * q.band), row = quotient(inside, width);
    work_tile t;
    t.m0 = static_cast<i64>(band * q.band + inside - row * width) * kColumns;
    t.n0 = static_cast<i64>(row) * kRows + cluster_n_rank * policy::kWgmmaRows;
    const int k = split * q.units * kUnit;
    t.k_from = k + first * kUnit, t.k_to = min(static_cast<int>(q.g.k), k + end * kUnit);
    t.split = split;
    t.before = 0;
    if (part && first > 0 && end == q.units)
      for (int c = cluster; start(c) > zero; c--) t.before++;
    t.ends = !part || end == q.units;
    return t;
  }
  // Returns whether this block stores the partial accumulators of its first tile for a later
  // cluster.
  NYBBLE_DEVICE bool leaves() const { return to > from && to != (last + 1) * q.units; }
  // Returns a block whose partial accumulators this block adds. That block is in the cluster that
  // is `back` clusters earlier, and has the same rank there. Each block has memory for the partial
  // accumulators of one tile. One tile is enough, because only the first part that a cluster
  // computes can lack the end of its tile.
  NYBBLE_DEVICE int block_before(int back) const {
    return (cluster - back) * kClusterN + cluster_n_rank;
  }
  NYBBLE_DEVICE float* sums_of(int block) const {
    return q.partials + static_cast<i64>(block) * (kColumns * policy::kWgmmaRows);
  }
  NYBBLE_DEVICE u64* flag_of(int block) const {
    return reinterpret_cast<u64*>(sums_of(gridDim.x)) + block;
  }

 private:
  // Returns the number of the first unit that cluster `c` computes in the tiles that the clusters
  // share.
  NYBBLE_DEVICE int start(int c) const { return c * q.each + min(c, q.more); }
};
// Returns the number of steps of 64 values along K. The number is always even; values after the end
// of K are read as zeros.
NYBBLE_DEVICE int k_steps(const work_tile& t) { return (t.k_to - t.k_from + 127) / 128 * 2; }

// Stores the partial accumulators of a tile for the cluster that has the end of its K. Each thread
// stores four accumulators at a time.
template <class Tiles, int kSums>
NYBBLE_DEVICE void store_streamk_partial(const Tiles& tiles, const float (&accumulators)[kSums]) {
  float4* to = reinterpret_cast<float4*>(tiles.sums_of(blockIdx.x)) + threadIdx.x;
#pragma unroll
  for (int j = 0; j < kSums; j += 4)
    __stcg(to + j / 4 * policy::kWgmmaConsumerThreads,
           make_float4(accumulators[j], accumulators[j + 1], accumulators[j + 2],
                       accumulators[j + 3]));
  named_barrier_arrive(4, policy::kWgmmaConsumerThreads + 32);  // for signal_streamk_partial
}

// Adds the partial accumulators in a stage. The stage holds part number `part` of a cluster's
// partial accumulators.
template <int kColumns, int kSums>
NYBBLE_DEVICE void add_streamk_partial(u32 stage, int part, float (&accumulators)[kSums]) {
  constexpr int kFours = kColumns / 32;
#pragma unroll
  for (int j = 0; j < kFours; j++) {
    const uint4 v = shared_quad(stage + (j * policy::kWgmmaConsumerThreads + threadIdx.x) * 16);
    float* sum = accumulators + (part * kFours + j) * 4;
    sum[0] += float_of(v.x), sum[1] += float_of(v.y);
    sum[2] += float_of(v.z), sum[3] += float_of(v.w);
  }
}

// Adds the partial accumulators of the `before` preceding clusters.
template <int kSumStages, class Tiles, class Pipeline, int kSums>
NYBBLE_DEVICE void reduce_streamk_partials(Pipeline& pipeline, u32 base, int before, int lane,
                                           float (&accumulators)[kSums]) {
  using L = wgmma_smem_layout<Tiles::kColumns>;
  for (int back = 1; back <= before; back++)
#pragma unroll
    for (int part = 0; part < kSumStages; part++, pipeline.next()) {
      barrier_wait(pipeline.full(), pipeline.round);
      add_streamk_partial<Tiles::kColumns>(base + L::kA + pipeline.stage * L::kBoxA, part,
                                           accumulators);
      // This fence is needed because an arrival at an mbarrier does not wait for loads in flight.
      // Without it, such a load could read data of the next box (seen on H200 as wrong gradients).
      fence_proxy_async_shared();
      __syncwarp();
      consumer_release<Tiles::kClusterN>(pipeline.empty(), lane);
    }
}

#endif

}  // namespace nybble
