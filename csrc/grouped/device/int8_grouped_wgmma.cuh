// Products of stacked int8 weights by wgmma (sm_90a). This is the kernel of
// int8/device/gemm_wgmma.cuh with the tile scheduler of grouped_wgmma.cuh: the stack is a single
// weight with experts * n rows, and a tile does not store the results of other experts' rows.
#pragma once
#include "grouped/device/experts.cuh"
#include "int8/device/gemm_wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

struct int8_expert_bounds {
  static constexpr bool kMixed = true;
  i64 m_end, first;
  i64 rows;
  NYBBLE_DEVICE i64 m() const { return m_end; }
  NYBBLE_DEVICE i64 n() const { return first + rows; }
  NYBBLE_DEVICE i64 first_row() const { return first; }
  // TMA would also store the results of the next expert's rows.
  NYBBLE_DEVICE bool can_store(i64 end) const { return end <= m_end; }
};

template <int columns>
struct int8_grouped_tiles {
  static constexpr int kColumns = columns;
  static constexpr bool kHalves = false;
  using L = int8_wgmma_smem_layout<kColumns, 2>;
  const params::int8_wgmma& q;
  const params::int8_grouped& e;
  int cluster, clusters, cluster_n_rank;
  expert_list<int*> list;
  int steps, k_from = 0, cluster_k_rank = 0;

  // All threads of the block must call this.
  NYBBLE_DEVICE int8_grouped_tiles(const params::int8_grouped_wgmma& p, int* starts, int* sums)
      : q(p.w),
        e(p.e),
        cluster(static_cast<int>(blockIdx.x) / L::kClusterN),
        clusters(static_cast<int>(gridDim.x) / L::kClusterN),
        cluster_n_rank(static_cast<int>(blockIdx.x) % L::kClusterN),
        list(
            e, starts, sums, [&](i64 rows) { return columns_of(rows) * q.rows; }, traps()),
        steps(static_cast<int>((e.g.k + L::kStep - 1) / L::kStep)) {}
  NYBBLE_DEVICE int count() const {
    return cluster < list.all ? (list.all - cluster - 1) / clusters + 1 : 0;
  }
  NYBBLE_DEVICE bool half(int) const { return false; }
  NYBBLE_DEVICE bool evicts_weights() const { return false; }
  // Tiles of the same rows of W are adjacent, so that they read these rows at about the same time.
  NYBBLE_DEVICE int8_expert_bounds at(int i, int& n0, int& m0) const {
    const int tile = cluster + i * clusters, expert = list.find(tile),
              inside = tile - list.starts[expert];
    const i64 first = start_of(e, expert), end = start_of(e, expert + 1),
              first_row = expert * e.g.n;
    const int all = columns_of(end - first), row = inside / all;
    n0 = static_cast<int>(first_row) + (row * L::kClusterN + cluster_n_rank) * L::kRows;
    m0 = static_cast<int>(first) + (inside - row * all) * kColumns;
    return {end, first_row, e.g.n};
  }

 private:
  NYBBLE_DEVICE static int columns_of(i64 rows) {
    return static_cast<int>((rows + kColumns - 1) / kColumns);
  }
};

// The previous kernel quantizes the rows. The previous kernel does not write offsets or weights,
// and all kernels before it have ended.
template <int kColumns>
NYBBLE_DEVICE void int8_grouped_wgmma(const params::int8_grouped_wgmma& p) {
  using L = int8_wgmma_smem_layout<kColumns, 2>;
  int8_wgmma<L>(p.w, int8_wgmma_quantized{p.w}, [&](u8* shared) {
    int* const starts = reinterpret_cast<int*>(shared + policy::int8_wgmma_smem_bytes(kColumns, 2));
    int* const sums = reinterpret_cast<int*>(shared + L::kStaging);
    return int8_grouped_tiles<kColumns>(p, starts, sums);
  });
  clear_rows(p.e, p.e.g.out, p.e.g.n, p.w.type == kF32 ? 4 : 2);
}

#endif

}  // namespace nybble
