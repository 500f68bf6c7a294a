// Owns: how the clusters of gemm4_wide.cuh share the tiles, and where they leave sums of parts.
//
// Whole tiles go round, or splits of all tiles (their sums are added by another kernel). Or every
// cluster has one tile and is a team of two blocks, each with a part of K, which exchange their
// sums (gemm4_wide_team.cuh); such have no neighbours. Where the last round would leave many
// multiprocessors idle, the first tiles are shared by units of 256 of K: every cluster gets as
// many, in order, and goes from its last unit back to its first, so that it waits for clusters
// before it alone (which started before it). Sums of a part without its tile's end are left in
// memory, and the cluster with the end adds them, the nearest first, always in that order.
#pragma once
#include "device/params.h"
#include "device/pipeline.cuh"
#include "device/policy.h"
#include "device/wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A block's tile or part of one; k_from and k_to are multiples of 256 but for K's end.
struct wide_tile {
  i64 m0, n0;
  int k_from, k_to;
  int split;
  int before;  // clusters with earlier parts of the tile
  bool ends;   // at the end of K, of the split's, or of a member's part
};

// Of numbers that are not negative: half of the instructions of a signed division.
NYBBLE_DEVICE int quotient(u32 a, u32 b) { return static_cast<int>(a / b); }

// What the block's cluster does. Divisions stay out of what a loop carries: the compiler takes
// their results for different in each thread, and the loops over the ring grow by a sixth.
template <int columns, int neighbours>
struct wide_tiles {
  static constexpr int kColumns = columns, kNeighbours = neighbours, kUnit = policy::kWideUnit,
                       kRows = policy::kWideRows * kNeighbours;
  static constexpr bool kTeams = policy::wide_teams(kColumns, kNeighbours);
  const params::gemm4_wide& q;
  int team, rank, member, cluster, clusters, from, to, last, parts, count;
  NYBBLE_DEVICE explicit wide_tiles(const params::gemm4_wide& all)
      : q(all),
        team(kTeams ? q.team : 1),
        rank(blockIdx.x % kNeighbours),
        member(blockIdx.x & (team - 1)),
        cluster((blockIdx.x / kNeighbours) >> (team - 1)),
        clusters((gridDim.x / kNeighbours) >> (team - 1)),
        from(start(cluster)),
        to(start(cluster + 1)),
        last(to > from ? quotient(to - 1, q.units) : 0),
        parts(to > from ? last - quotient(from, q.units) + 1 : 0),
        count(parts + quotient(q.rows * q.columns * q.splits - q.shared - cluster + clusters - 1,
                               clusters)) {}

  NYBBLE_DEVICE wide_tile at(int i) const {
    const bool part = i < parts;
    const int tile = part ? last - i : q.shared + cluster + (i - parts) * clusters,
              zero = tile * q.units,
              first = part ? max(from - zero, 0) : q.units * member >> (team - 1),
              end = part ? min(to - zero, q.units) : q.units * (member + 1) >> (team - 1);
    const int split = q.splits == 1 ? 0 : quotient(tile, q.rows * q.columns),
              of_split = tile - split * q.rows * q.columns,
              band = q.band == q.columns ? 0 : quotient(of_split, q.rows * q.band),
              inside = of_split - band * q.rows * q.band,
              width = min(q.band, q.columns - band * q.band), row = quotient(inside, width);
    wide_tile t;
    t.m0 = static_cast<i64>(band * q.band + inside - row * width) * kColumns;
    t.n0 = static_cast<i64>(row) * kRows + rank * policy::kWideRows;
    const int k = split * q.units * kUnit;
    t.k_from = k + first * kUnit, t.k_to = min(static_cast<int>(q.g.k), k + end * kUnit);
    t.split = split;
    t.before = 0;
    if (part && first > 0 && end == q.units)
      for (int c = cluster; start(c) > zero; c--) t.before++;
    t.ends = !part || end == q.units;
    return t;
  }
  // Whether the block leaves sums for a cluster after its own: those of its first tile.
  NYBBLE_DEVICE bool leaves() const { return to > from && to != (last + 1) * q.units; }
  // Where block `rank` of the cluster `back` clusters before this one leaves its sums; each has
  // room for one tile, as only the first part of a cluster's share can lack its tile's end.
  NYBBLE_DEVICE int block_before(int back) const { return (cluster - back) * kNeighbours + rank; }
  NYBBLE_DEVICE float* sums_of(int block) const {
    return q.sums + static_cast<i64>(block) * (kColumns * policy::kWideRows);
  }
  NYBBLE_DEVICE u64* flag_of(int block) const {
    return reinterpret_cast<u64*>(sums_of(gridDim.x)) + block;
  }

 private:
  // A cluster's first unit of the shared tiles.
  NYBBLE_DEVICE int start(int c) const { return c * q.each + min(c, q.more); }
};
// Groups of 64 of K, always an even number: what lies behind the last reads as zeros.
NYBBLE_DEVICE int wide_steps(const wide_tile& t) { return (t.k_to - t.k_from + 127) / 128 * 2; }

// The sums of a part of a tile, for the cluster with its end: four of each thread, then the next.
template <class Tiles, int kSums>
NYBBLE_DEVICE void leave_sums(const Tiles& tiles, const float (&sums)[kSums]) {
  float4* to = reinterpret_cast<float4*>(tiles.sums_of(blockIdx.x)) + threadIdx.x;
#pragma unroll
  for (int j = 0; j < kSums; j += 4)
    __stcg(to + j / 4 * policy::kWideMultiplying,
           make_float4(sums[j], sums[j + 1], sums[j + 2], sums[j + 3]));
  arrive_some(4, policy::kWideMultiplying + 32);  // hand_over_sums
}

// Adds such sums, of stage `part` of their stages.
template <int kColumns, int kSums>
NYBBLE_DEVICE void add_sums(u32 stage, int part, float (&sums)[kSums]) {
  constexpr int kFours = kColumns / 32;
#pragma unroll
  for (int j = 0; j < kFours; j++) {
    const uint4 v = shared_quad(stage + (j * policy::kWideMultiplying + threadIdx.x) * 16);
    float* sum = sums + (part * kFours + j) * 4;
    sum[0] += float_of(v.x), sum[1] += float_of(v.y);
    sum[2] += float_of(v.z), sum[3] += float_of(v.w);
  }
}

// Adds those of `before` clusters.
template <int kSumStages, class Tiles, class Ring, int kSums>
NYBBLE_DEVICE void take_sums(Ring& ring, u32 base, int before, int lane, float (&sums)[kSums]) {
  using L = wide_layout<Tiles::kColumns>;
  for (int back = 1; back <= before; back++)
#pragma unroll
    for (int part = 0; part < kSumStages; part++, ring.next()) {
      barrier_wait(ring.full(), ring.round);
      add_sums<Tiles::kColumns>(base + L::kA + ring.stage * L::kBoxA, part, sums);
      // Loads still under way would read the box that comes next, as arriving at a barrier does
      // not wait for them (H200, gradients of 512 rows by 8192x28672: by tiles of 128 nine of ten
      // runs wrong, by tiles of 256 one of eighty).
      fence_shared();
      __syncwarp();
      hand_back<Tiles::kNeighbours>(ring.empty(), lane);
    }
}

#endif

}  // namespace nybble
