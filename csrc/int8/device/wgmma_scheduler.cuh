// The shared memory layout and the tile scheduler of the int8 wgmma GEMM.
#pragma once
#include "device/params.h"
#include "device/pipeline.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The offsets of the parts of shared memory, in bytes. groups: the number of consumer warpgroups.
template <int columns, int groups>
struct int8_wgmma_smem_layout {
  static constexpr int kColumns = columns, kGroups = groups, kConsumers = groups * 128,
                       kStages = policy::int8_wgmma_stages(columns, groups),
                       kRows = groups * policy::kInt8WgmmaRows, kStep = policy::kInt8WgmmaStep,
                       kClusterN = policy::int8_wgmma_cluster_n(columns), kBoxA = columns * kStep,
                       kBoxW = kRows * kStep;
  // Results are stored in chunks of rows of `a`. Each warpgroup has kPlaces buffers for chunks, and
  // its own copy of the rows' scales.
  static constexpr int kPlaces = policy::int8_wgmma_places(columns),
                       kPlace = policy::int8_wgmma_place_bytes(columns);
  static constexpr int kA = 0, kW = kStages * kBoxA, kStaging = kW + kStages * kBoxW,
                       kScales = kStaging + groups * kPlaces * kPlace,
                       kBarriers = kScales + groups * columns * 4;
  static_assert(kBarriers + 16 * kStages == policy::int8_wgmma_smem_bytes(columns, groups));
};

// The bounds of a tile: where its results end, and the row of W that gives column 0 of the results.
struct int8_whole_product {
  static constexpr bool kMixed = false;  // whether TMA can store only some of the chunks
  const params::int8_gemm& g;
  int m_end;
  NYBBLE_DEVICE i64 m() const { return m_end; }
  NYBBLE_DEVICE i64 n() const { return g.n; }
  NYBBLE_DEVICE i64 first_row() const { return 0; }
  // Returns whether TMA may store rows of results up to `end`.
  NYBBLE_DEVICE bool can_store(i64) const { return true; }
};

// The tiles of a block, and its part of K. The blocks of a cluster share either K of a tile
// (q.cluster_k) or rows of `a` (kClusterN). If halves is true, the last tiles may be computed as
// two halves with half the rows of `a`, so that more multiprocessors share them.
template <class Layout, bool halves>
struct int8_tile_scheduler {
  using L = Layout;
  static constexpr int kColumns = L::kColumns;
  static constexpr bool kHalves = halves;
  const params::int8_wgmma& q;
  int blocks, cluster, cluster_k_rank, cluster_n_rank, k_from, steps;  // blocks: of a cluster

  NYBBLE_DEVICE explicit int8_tile_scheduler(const params::int8_wgmma& p) : q(p) {
    blocks = L::kClusterN == 1 ? q.cluster_k : L::kClusterN;
    cluster = static_cast<int>(blockIdx.x) / blocks;
    const int rank = static_cast<int>(blockIdx.x) % blocks;
    cluster_k_rank = L::kClusterN == 1 ? rank : 0, cluster_n_rank = L::kClusterN == 1 ? 0 : rank;
    const int all = static_cast<int>((q.g.k + L::kStep - 1) / L::kStep),
              first = all * cluster_k_rank / q.cluster_k;
    k_from = first * L::kStep, steps = all * (cluster_k_rank + 1) / q.cluster_k - first;
  }
  NYBBLE_DEVICE int count() const {
    const int tiles = q.rows * q.columns, all = kHalves ? 2 * tiles - q.whole : tiles;
    return cluster < all ? (all - cluster - 1) / clusters() + 1 : 0;
  }
  // Returns whether W need not stay in L2. Times in us of bf16 layers without and with this (H200):
  //              14336x4096   11008x4096   4096x14336   8192x28672   4096x4096
  //    32 rows   19.0, 18.0   15.8, 15.2   20.6, 19.6   60.9, 59.5   9.3, 9.3
  //   256 rows   29.5, 28.9   26.6, 25.9   33.5, 32.2   106, 104     13.8, 13.8
  //   512 rows   53.4, 51.7   43.8, 43.2   53.8, 51.9   185, 176     16.9, 17.2
  // With more rows there is no clear difference.
  NYBBLE_DEVICE bool evicts_weights() const { return q.g.m <= 512 && q.g.n * q.g.k > i64{1} << 25; }
  // Returns whether tile i is a half.
  NYBBLE_DEVICE bool half(int i) const { return kHalves && cluster + i * clusters() >= q.whole; }
  // Gets the first row of W and the first row of `a` of tile i, and returns its bounds.
  NYBBLE_DEVICE int8_whole_product at(int i, int& n0, int& m0) const {
    int tile = cluster + i * clusters(), row, column, width = kColumns, from = 0;
    if (half(i)) {
      const int behind = tile - q.whole;
      tile = q.whole + behind / 2, width = kColumns / 2, from = behind % 2 * width;
    }
    rasterize(q, tile, row, column);
    n0 = (row * L::kClusterN + cluster_n_rank) * L::kRows, m0 = column * kColumns + from;
    return {q.g, static_cast<int>(min(q.g.m, i64{m0} + width))};
  }

 private:
  NYBBLE_DEVICE int clusters() const { return static_cast<int>(gridDim.x) / blocks; }
};

#endif

}  // namespace nybble
