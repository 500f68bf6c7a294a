// Products of stacked 4-bit weights by wgmma (sm_90a), for experts with at least `least` rows. This
// is the persistent kernel of gemm4/device/gemm_wgmma.cuh with a different tile scheduler.
//
// The producers see the stack as a single weight with experts * n rows. Each block first computes,
// in shared memory, where the tiles of each expert start. Then it takes every gridDim.x-th tile:
//
//   expert      | 0 (300 rows)  | 1 (none) | 2 (40 rows) | ...
//   tiles       | 0 ... 3 r - 1 |          | 3 r ... 4 r | ...       r row tiles, 128 columns
//
// If the last tile of an expert has more columns than the expert has rows of `a` left, the tile
// also reads rows of the next expert. The results of these rows are not stored.
#pragma once
#include "gemm4/device/gemm_wgmma.cuh"
#include "grouped/device/experts.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// n0 (for gradients, k_from and k_to) is a row number within the stack. first_row: the expert's
// first row in the stack. m_end: the end of the expert's rows of `a`.
struct grouped_tile : work_tile {
  i64 m_end;
  int first_row;
  bool gradient;
  NYBBLE_DEVICE int input_column(int k) const { return gradient ? k - first_row : k; }
};

// The elements of the expert list. They are in the gaps of the code table, after the sums of the
// warps, which are overwritten by the second scales of up to eight stages (wgmma_dequantize.cuh).
struct gaps_of_table {
  u8* shared;
  NYBBLE_DEVICE int& operator[](i64 expert) const {
    return *reinterpret_cast<int*>(shared +
                                   table_gap(8 * policy::kWgmmaRows + static_cast<int>(expert)));
  }
};

template <int columns, int cluster_n, bool gradient>
struct grouped_tiles {
  static constexpr int kColumns = columns, kClusterN = cluster_n;
  static constexpr bool kStreamK = false;
  const params::gemm4_wgmma& q;
  const params::gemm4_grouped& e;
  int cluster_n_rank, cluster, clusters;
  expert_list<gaps_of_table> list;
  int count;

  // All threads of the block must call this. The constructor writes the list to the gaps of the
  // code table.
  NYBBLE_DEVICE grouped_tiles(const params::gemm4_grouped_wgmma& p, u8* shared)
      : q(p.w),
        e(p.e),
        cluster_n_rank(blockIdx.x % kClusterN),
        cluster(blockIdx.x / kClusterN),
        clusters(gridDim.x / kClusterN),
        list(
            e, gaps_of_table{shared}, reinterpret_cast<int*>(shared + table_gap(0)),
            [&](i64 rows) { return rows < e.least ? 0 : columns_of(rows) * q.rows; }, traps()),
        count(cluster < list.all ? (list.all - cluster + clusters - 1) / clusters : 0) {}

  NYBBLE_DEVICE grouped_tile at(int i) const {
    const int tile = cluster + i * clusters;
    const int expert = list.find(tile);
    const i64 first = start_of(e, expert);
    grouped_tile t;
    t.m_end = start_of(e, expert + 1);
    t.gradient = gradient;
    t.first_row = expert * static_cast<int>(e.g.n);
    const int all = columns_of(t.m_end - first), of_expert = tile - list.starts[expert],
              band = quotient(of_expert, q.rows * q.band),
              inside = of_expert - band * q.rows * q.band, width = min(q.band, all - band * q.band),
              row = quotient(inside, width);
    t.m0 = first + static_cast<i64>(band * q.band + inside - row * width) * kColumns;
    t.n0 = static_cast<i64>(row * kClusterN + cluster_n_rank) * policy::kWgmmaRows +
           (gradient ? 0 : t.first_row);
    t.k_from = gradient ? t.first_row : 0;
    t.k_to = gradient ? t.first_row + static_cast<int>(e.g.n) : static_cast<int>(e.g.k);
    t.split = t.before = 0;
    t.ends = true;
    return t;
  }
  NYBBLE_DEVICE bool leaves() const { return false; }
  // Only for MXFP4 and NVFP4.
  NYBBLE_DEVICE const float* tensor_scale(const grouped_tile& t) const {
    return e.g.absmax.values + quotient(t.first_row, static_cast<int>(e.g.n));
  }

 private:
  NYBBLE_DEVICE static int columns_of(i64 rows) {
    return static_cast<int>((rows + kColumns - 1) / kColumns);
  }
};

// Stores the results of the tile's expert. Each chunk is staged, and then stored in pieces of 16
// bytes.
template <class T, class Weights, int kColumns, int kClusterN, class Pipeline>
NYBBLE_DEVICE void tile_epilogue(const grouped_tiles<kColumns, kClusterN, Weights::kDgrad>& tiles,
                                 Pipeline&, const grouped_tile& at, int row, bool, u8* shared, u32,
                                 float (&accumulators)[kColumns / 2]) {
  constexpr int kChunk = policy::wgmma_epilogue_columns(kColumns);
  const int half = threadIdx.x >> 7;
  const u8* const staged = shared + wgmma_smem_layout<kColumns>::kStaging + half * kChunk * 128;
  const i64 columns = Weights::kDgrad ? tiles.e.g.k : tiles.e.g.n,
            n0 = at.n0 + half * 64 - (Weights::kDgrad ? 0 : at.first_row);
#pragma unroll
  for (int c = 0; c < kColumns; c += kChunk) {
    const i64 m0 = at.m0 + c;
    if (m0 >= at.m_end) break;
    named_barrier_sync(2 + half, 128);  // all threads have read the previous chunk
    if constexpr (Weights::kDgrad)
      stage_dgrad_result<T, kColumns>(shared_address(staged), accumulators + c / 2);
    else
      stage_result<T, kColumns>(tiles.q.g, m0, at.n0 + row, shared_address(staged),
                                accumulators + c / 2);
    named_barrier_sync(2 + half, 128);
    const int rows = static_cast<int>(min(at.m_end - m0, i64{kChunk}));
#pragma unroll 1
    for (int i = threadIdx.x & 127; i < rows * 8; i += 128) {
      const int m = i >> 3, piece = i & 7;
      const i64 n = n0 + piece * 8;
      if (n < columns)
        *reinterpret_cast<uint4*>(static_cast<u16*>(tiles.e.g.out) + (m0 + m) * columns + n) =
            *reinterpret_cast<const uint4*>(staged + m * 128 + ((piece ^ (m & 7)) << 4));
    }
  }
}

// Weights: one of the Weights types of gemm4_wgmma that read plain scales, or those of MXFP4 and
// NVFP4.
template <class T, int kColumns, class Weights, int kClusterN = policy::wgmma_cluster_n(kColumns)>
NYBBLE_DEVICE void grouped_wgmma(const params::gemm4_grouped_wgmma& p) {
  extern __shared__ __align__(1024) u8 shared[];
  begin_wgmma_pipeline<kColumns, kClusterN>(p.w, shared_address(shared));
  pdl_wait();
  pdl_launch_dependents();  // the next kernel may overlap this one: see launch.cc
  const grouped_tiles<kColumns, kClusterN, Weights::kDgrad> tiles(p, shared);
  if (kClusterN > 1) cluster_sync();
  if (p.e.clear)
    clear_rows(p.e, p.e.g.out, Weights::kDgrad ? p.e.g.k : p.e.g.n, sizeof(typename T::storage));
  run_wgmma_roles<T, Weights>(tiles, shared, threadIdx.x >> 5);
}

#endif

}  // namespace nybble
