// Products of experts with a moderate number of rows: the skinny GEMM of stacked 4-bit weights
// (sm_90a), with plain scales of blocks of 64, or the scales of MXFP4 and NVFP4.
//
// The pipeline is that of gemm4/device/gemm_skinny.cuh. The work consists of units: 256 rows of an
// expert's W, for up to 32 rows of `a`. Each block computes every gridDim.x-th unit. Its producer
// thread loads the first steps of the next unit while the warps add the sums of a unit. The units
// of the same rows of W are adjacent, so W is read from memory once, also if an expert has more
// than 32 rows:
//
//   expert  | 0 (20 rows) | 1 (none) | 2 (40 rows)
//   units   | 0 ... u - 1 |          | u: rows 0 to 23, u + 1: rows 24 to 39; the next rows of W
//   ...
//
// A step has 256 values of K; two warps share the row tiles, and four share a step:
//
//   first 8 row tiles     | warp 0: k [0, 64) | warp 1: [64, 128) | warp 2 | warp 3 |
//   the other 8 row tiles | warp 4            | warp 5            | warp 6 | warp 7 |
//
// So `a` is loaded for 16 row tiles at a time, and each result is the sum of four warps. The dense
// kernel has too few row tiles for this. TMA takes a fixed time for each row of a box, so the
// scales of two steps are loaded together.
//
// Requires: K % 512 == 0; n % 8 == 0; `a`, W, scales and results aligned to 16 bytes.
#pragma once
#include "device/grouped_skinny.h"
#include "gemm4/device/skinny_steps.cuh"
#include "grouped/device/experts.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The shared memory of a block: the code table, which has exchanged sums in its gaps; stages, with
// W and `a`; two buffers of scales; the list of experts and its sums; mbarriers.
struct grouped_skinny_layout {
  static constexpr int kStages = policy::kGroupedSkinnyStages, kRows = policy::kGroupedSkinnyRows,
                       kStep = policy::kGroupedSkinnyStep;
  static constexpr u32 kA = kRows * kStep / 2, kStage = policy::kGroupedSkinnyStageBytes,
                       kScaleBytes = policy::kGroupedSkinnyScaleBytes, kFirst = 0x10000,
                       kScales = kFirst + kStages * kStage, kStarts = kScales + 2 * kScaleBytes,
                       kSums = kStarts + policy::kGroupedSkinnyListed * 4, kBarriers = kSums + 64;
  static_assert(kStage % 1024 == 0 && kStages <= 3);
  static_assert(kBarriers + kStages * 16 <= policy::kGroupedSkinnyBytes);
};

// A unit of work: `count` rows of `a` from row `row` on, and kRows rows of the expert's W from row
// `first` on.
struct grouped_skinny_unit {
  int expert, row, count, first;
};

struct grouped_skinny_units {
  const params::gemm4_grouped& p;
  int blocks;  // of kRows rows of W
  expert_list<int*> list;

  // All threads of the block must call this.
  NYBBLE_DEVICE grouped_skinny_units(const params::gemm4_grouped& p, u8* shared)
      : p(p),
        blocks((static_cast<int>(p.g.n) + policy::kGroupedSkinnyRows - 1) /
               policy::kGroupedSkinnyRows),
        list(
            p, reinterpret_cast<int*>(shared + grouped_skinny_layout::kStarts),
            reinterpret_cast<int*>(shared + grouped_skinny_layout::kSums),
            [&](i64 rows) { return blocks * parts_of(static_cast<int>(rows)); }, traps()) {}
  // Returns the number of parts into which the rows of an expert are divided. All have the same
  // number of rows, a multiple of eight, except the last.
  NYBBLE_DEVICE static int parts_of(int rows) { return (rows + 31) >> 5; }
  NYBBLE_DEVICE grouped_skinny_unit at(int i) const {
    const int expert = list.find(i), row = static_cast<int>(start_of(p, expert)),
              rows = static_cast<int>(start_of(p, expert + 1)) - row, parts = parts_of(rows),
              each = (rows + 8 * parts - 1) / (8 * parts) * 8, inside = i - list.starts[expert],
              block = inside / parts, part = inside - block * parts;
    return {expert, row + part * each, min(each, rows - part * each),
            block * policy::kGroupedSkinnyRows};
  }
};

// The layouts of a kernel. block: 64, or the block size of MXFP4 or NVFP4.
template <int block>
struct grouped_skinny_tiles {
  template <int kColumnTiles>
  using layout = microscaled_skinny_layout<kColumnTiles, block, 2>;
};
template <>
struct grouped_skinny_tiles<64> {
  template <int kColumnTiles>
  using layout = skinny_layout<kColumnTiles, 2>;
};

// Adds the sums of kSharing warps that share K, and calls store(tile, sums) for each of the row
// tiles whose sums this warp then has. In each round, two warps give each other half of their sums.
template <class L, int kSharing, int kTiles, class Store>
NYBBLE_DEVICE void add_skinny_sums(const float (&total)[kTiles][L::kColumnTiles][4], u32 table,
                                   int tile, int warp, int lane, Store store) {
  if constexpr (kSharing == 1) {
#pragma unroll
    for (int r = 0; r < kTiles; r++) store(tile + r, total[r]);
  } else {
    constexpr int kHalf = kTiles / 2, kOther = kSharing / 2,
                  kFit = 32 / (kHalf * 4),  // column tiles that can be exchanged at once
        kAtOnce = kFit < L::kColumnTiles ? kFit : L::kColumnTiles;
    const bool upper = (warp & kOther) != 0;
    const u32 own = table + 128 + warp * 32 * 256 + lane * 4, other = own ^ (kOther * 32 * 256);
    const auto sync = [&] { named_barrier_sync(2 + warp / L::kWarpsK, L::kWarpsK * 32); };
    float kept[kHalf][L::kColumnTiles][4];
#pragma unroll
    for (int from = 0; from < L::kColumnTiles; from += kAtOnce) {
      if (from > 0) sync();  // the other warp has read the previous sums
      u32 place = 0;
#pragma unroll
      for (int n = from; n < min(from + kAtOnce, L::kColumnTiles); n++)
#pragma unroll
        for (int i = 0; i < kHalf * 4; i++, place += 256) {
          const int r = i >> 2, v = i & 3;
          store_shared(own + place, upper ? total[r][n][v] : total[r + kHalf][n][v]);
          kept[r][n][v] = upper ? total[r + kHalf][n][v] : total[r][n][v];
        }
      sync();
      place = 0;
#pragma unroll
      for (int n = from; n < min(from + kAtOnce, L::kColumnTiles); n++)
#pragma unroll
        for (int i = 0; i < kHalf * 4; i++, place += 256)
          kept[i >> 2][n][i & 3] += shared_float(other + place);
    }
    if (kSharing > 2) sync();
    add_skinny_sums<L, kOther>(kept, table, tile + (upper ? kHalf : 0), warp, lane, store);
  }
}

// Multiplies a unit, and stores the results.
template <class T, int kBlock, int kColumnTiles>
NYBBLE_DEVICE void compute_skinny_unit(const params::gemm4_grouped& p,
                                       const grouped_skinny_unit& unit, const skinny_stages& stages,
                                       skinny_position<true>& at, u32 base, int warp, int lane) {
  using L = typename grouped_skinny_tiles<kBlock>::template layout<kColumnTiles>;
  using value = typename T::storage;
  constexpr int kTiles = policy::kGroupedSkinnyRows / 16 / (L::kWarps / L::kWarpsK);
  float total[kTiles][kColumnTiles][4] = {};
  multiply_skinny_steps<T, L>(total, static_cast<int>(p.g.k) / L::kStep, stages, at,
                              base - L::kTable + lane * 4, warp, lane);
  named_barrier_sync(1, L::kWarps * 32);  // all warps have read the previous unit's sums
  const params::gemm4 g = product_of<T, false>(p, {unit.expert, unit.row, unit.count});
  const int row = tma_pipeline::row(lane >> 2), rows = static_cast<int>(g.n);
  const bool odd = row & 1;  // two lanes exchange sums, so that each stores pairs of rows
  const float factor = L::kMicroscaled ? load_behind_wait(g.absmax.values) : 1.0f;
  add_skinny_sums<L, L::kWarpsK>(
      total, base, warp / L::kWarpsK * kTiles, warp, lane,
      [&](int tile, const float (&sums)[kColumnTiles][4]) {
#pragma unroll
        for (int i = 0; i < 4; i += 2) {
          const int first = unit.first + tile * 16 + (row & ~1) + i * 4;
          float bias[2] = {};
          if (g.bias && first < rows) {
            bias[0] = T::load(static_cast<const value*>(g.bias) + first);
            bias[1] = T::load(static_cast<const value*>(g.bias) + first + 1);
          }
#pragma unroll
          for (int n = 0; n < kColumnTiles; n++) {
            const int column = n * 8 + (lane & 3) * 2 + odd;
            const float got = __shfl_xor_sync(kFullWarp, odd ? sums[n][i] : sums[n][i + 1], 16);
            float low = odd ? got : sums[n][i], high = odd ? sums[n][i + 1] : got;
            if (L::kMicroscaled) low *= factor, high *= factor;
            low += bias[0], high += bias[1];
            if (column < g.m && first < rows)
              *reinterpret_cast<u32*>(static_cast<value*>(g.out) + column * g.n + first) =
                  T::pair(low, high);
          }
        }
      });
}

template <class T, int kBlock>
NYBBLE_DEVICE void grouped_skinny(const params::gemm4_grouped_skinny& q) {
  using M = grouped_skinny_layout;
  constexpr int kScaleBytes =
      M::kRows * grouped_skinny_tiles<kBlock>::template layout<1>::kRowScales;
  extern __shared__ __align__(1024) u8 shared[];
  const params::gemm4_grouped& p = q.e;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = uniform(threadIdx.x >> 5),
            steps = static_cast<int>(p.g.k) / M::kStep;
  pdl_wait();
  pdl_launch_dependents();
  const skinny_stages stages = {base + M::kFirst,
                                base + M::kBarriers,
                                base + M::kBarriers + 8 * M::kStages,
                                M::kStage,
                                M::kStages,
                                0,
                                M::kA,
                                M::kScales - M::kFirst,
                                M::kScaleBytes};
  const bool produces = static_cast<int>(threadIdx.x) == policy::kSkinnyWarps * 32;
  if (produces) {
    for (int s = 0; s < M::kStages; s++) {
      barrier_init(stages.full + s * 8, 1);
      barrier_init(stages.empty + s * 8, policy::kSkinnyWarps * kArrivingLanes);
    }
    fence_barrier_init();
  }
  const grouped_skinny_units units(p, shared);
  clear_rows(p, p.g.out, p.g.n, sizeof(typename T::storage));
  skinny_position<true> at;
  if (warp >= policy::kSkinnyWarps) {
    setmaxnreg_dec<policy::kSkinnyProducerRegisters>();
    __syncthreads();
    if (produces) {
      at.parity = 1;  // all stages are empty
#pragma unroll 1
      for (int i = blockIdx.x; i < units.list.all; i += gridDim.x) {
        const grouped_skinny_unit unit = units.at(i);
        const int column_tiles = (unit.count + 7) >> 3,
                  row = unit.expert * static_cast<int>(p.g.n) + unit.first,
                  bytes = M::kRows * M::kStep / 2 + column_tiles * 8 * M::kStep * 2;
        const params::tensor_map* const a_map = &q.a_maps[column_tiles - 1];
#pragma unroll 1
        for (int step = 0; step < steps; step++) {
          const u32 to = stages.first + at.offset, full = stages.full + at.stage * 8;
          const int k = step * M::kStep;
          barrier_wait(stages.empty + at.stage * 8, at.parity);
          // The buffer is free: the step before the last three was the last that read it.
          const bool scales = (at.step & 1) == 0;
          barrier_arrive_expect_tx(full, bytes + (scales ? kScaleBytes : 0));
          tma_load(to, &q.w_map, k / 2, row, full);
          if (scales)
            tma_load(base + M::kScales + (at.step >> 1) * M::kScaleBytes, &q.scales_map,
                     k / (kBlock == 64 ? 32 : kBlock), row, full);
#pragma unroll
          for (int g = 0; g < M::kStep / 64; g++)
            tma_load(to + M::kA + g * column_tiles * 8 * 128, a_map, k + g * 64, unit.row, full);
          at.next(stages);
        }
      }
    }
  } else {
    setmaxnreg_inc<policy::kSkinnyRegisters>();
    fill_code_table<T>(p.g, shared);
    __syncthreads();
#pragma unroll 1
    for (int i = blockIdx.x; i < units.list.all; i += gridDim.x) {
      const grouped_skinny_unit unit = units.at(i);
      if (unit.count > 24)
        compute_skinny_unit<T, kBlock, 4>(p, unit, stages, at, base, warp, lane);
      else if (unit.count > 16)
        compute_skinny_unit<T, kBlock, 3>(p, unit, stages, at, base, warp, lane);
      else if (unit.count > 8)
        compute_skinny_unit<T, kBlock, 2>(p, unit, stages, at, base, warp, lane);
      else
        compute_skinny_unit<T, kBlock, 1>(p, unit, stages, at, base, warp, lane);
    }
  }
}

template <class T>
NYBBLE_DEVICE void grouped_skinny_microscaled(const params::gemm4_grouped_skinny& q) {
  if (q.e.g.block_shift == 4)
    grouped_skinny<T, 16>(q);
  else
    grouped_skinny<T, 32>(q);
}
template <>  // MXFP4 scales exceed float16
NYBBLE_DEVICE void grouped_skinny_microscaled<f16>(const params::gemm4_grouped_skinny& q) {
  grouped_skinny<f16, 16>(q);
}

#endif

}  // namespace nybble
