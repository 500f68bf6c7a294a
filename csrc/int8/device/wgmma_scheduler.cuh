// Owns: the places of int8_wide.cuh in shared memory, and which tiles a block has.
#pragma once
#include "device/params.h"
#include "device/pipeline.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Places in shared memory, in bytes from its start.
template <int kColumns>
struct int8_wide_layout {
  static constexpr int kStages = policy::int8_wide_stages(kColumns), kRows = policy::kWideRows,
                       kStep = policy::kInt8WideStep, kBoxA = kColumns * kStep,
                       kBoxW = kRows * kStep;
  // Results leave in chunks of so many rows of `a`; a warpgroup has two places for one.
  static constexpr int kChunk = policy::int8_wide_chunk(kColumns), kPlace = kChunk * 256;
  static constexpr int kA = 0, kW = kStages * kBoxA, kStaging = kW + kStages * kBoxW,
                       kScales = kStaging + 4 * kPlace, kBarriers = kScales + kColumns * 4;
  static_assert(kBarriers + 16 * kStages == policy::int8_wide_bytes(kColumns));
};

// A block's tiles, and its part of their K.
template <int kColumns>
struct int8_wide_tiles {
  using L = int8_wide_layout<kColumns>;
  const params::int8_wide& q;
  int cluster, member, k_from, steps;

  NYBBLE_DEVICE explicit int8_wide_tiles(const params::int8_wide& p) : q(p) {
    cluster = static_cast<int>(blockIdx.x) / q.team, member = static_cast<int>(blockIdx.x) % q.team;
    const int all = static_cast<int>((q.g.k + L::kStep - 1) / L::kStep),
              first = all * member / q.team;
    k_from = first * L::kStep, steps = all * (member + 1) / q.team - first;
  }
  NYBBLE_DEVICE int count() const {
    const int all = q.rows * q.columns, clusters = static_cast<int>(gridDim.x) / q.team;
    return cluster < all ? (all - cluster - 1) / clusters + 1 : 0;
  }
  // Row of W and row of `a` of tile i of this block's.
  NYBBLE_DEVICE void at(int i, int& n0, int& m0) const {
    int row, column;
    place_in_band(q, cluster + i * (static_cast<int>(gridDim.x) / q.team), row, column);
    n0 = row * L::kRows, m0 = column * kColumns;
  }
};

#endif

}  // namespace nybble
