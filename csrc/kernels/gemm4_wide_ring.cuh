// Owns: the ring of stages of gemm4_wide.cuh, and all places in its shared memory.
#pragma once
#include "policy.h"
#include "wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Places in shared memory, in bytes from its start.
template <int kColumns>
struct wide_layout {
  static constexpr int kStages = policy::wide_stages(kColumns), kRows = policy::kWideRows,
                       kBoxA = kColumns * 128, kBoxW = kRows * 32, kBoxScales = kRows * 4;
  static constexpr int kA = policy::kWideTableBytes, kW = kA + kStages * kBoxA,
                       kStaging = kW + kStages * kBoxW,
                       kScales = kStaging + 2 * policy::wide_chunk(kColumns) * 128,
                       kBarriers = kScales + kStages * kBoxScales,
                       kSums = kBarriers + 16 * kStages;  // a barrier for a team's sums
  static_assert(kSums + 16 == policy::wide_bytes(kColumns));
};

// A stage of the ring; each stage has a barrier for "full" and, behind those, one for "empty".
template <int kStages>
struct wide_ring {
  u32 barriers;
  int stage = 0;
  u32 round = 0;  // parity
  NYBBLE_DEVICE u32 full() const { return barriers + stage * 8; }
  NYBBLE_DEVICE u32 empty() const { return barriers + (kStages + stage) * 8; }
  NYBBLE_DEVICE void next() {
    if (++stage == kStages) stage = 0, round ^= 1;
  }
};

// A stage that a warp has read goes back to those who fill it, in all blocks that have it.
template <int kNeighbours>
NYBBLE_DEVICE void hand_back(u32 empty, int lane) {
  if (kNeighbours == 1 && lane < kArriving) barrier_arrive(empty);
  if (kNeighbours > 1 && (kArriving > 1 || lane < 2))
    barrier_arrive_at(empty, kArriving > 1 ? lane & 1 : lane);
  if (kNeighbours > 1 && kArriving > 1) barrier_arrive_at(empty, ~lane & 1);
}

#endif

}  // namespace nybble
