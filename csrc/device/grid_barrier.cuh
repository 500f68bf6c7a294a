// Synchronization between the blocks of a launch: a grid barrier for cooperative launches, a test
// for the last block, and a work queue whose units all blocks finish before any of them goes on.
#pragma once
#include "device/element.cuh"
#include "device/policy.h"

namespace nybble {

// Barrier over the grid, whose blocks are all resident. Writes before it are visible after it to
// all blocks (not through ld.global.nc). `arrived` belongs to this launch while it runs: its lower
// 31 bits are 0 before and after, the top bit flips with each barrier.
NYBBLE_DEVICE void grid_barrier(u32* arrived) {
  __syncthreads();
  if (threadIdx.x == 0) {
    __threadfence();
    const u32 before = atomicAdd(arrived, blockIdx.x == 0 ? 0x80000001u - gridDim.x : 1u);
    while (((*static_cast<volatile u32*>(arrived) ^ before) & 0x80000000u) == 0) {
    }
    __threadfence();
  }
  __syncthreads();
}

// Whether this block is the last of the grid to arrive, so that it can read what the others wrote.
// `count` is 0 before and after. Collective over the block.
NYBBLE_DEVICE bool is_last_block(u32* count) {
  __shared__ bool last;
  __syncthreads();
  if (threadIdx.x == 0) {
    __threadfence();
    last = atomicInc(count, gridDim.x - 1) == gridDim.x - 1;
    __threadfence();
  }
  __syncthreads();
  return last;
}

// A queue of units that all blocks finish before any of them goes on. Each block takes its own
// units, and a block that waits long steals units that nobody has begun, so blocks need not be
// resident at once. A unit may be done twice and writes the same values then. done, taken: 0
// before.
struct work_queue {
  static constexpr u32 kWords = 1 + policy::kMaxQueuedUnits / 32, kPollsBeforeStealing = 2048;
  u32* done;
  u32 units;  // up to policy::kMaxQueuedUnits

  // Claim a unit (one thread).
  NYBBLE_DEVICE bool take(u32 unit) const {
    const u32 bit = 1u << (unit & 31);
    return (atomicOr(done + 1 + (unit >> 5), bit) & bit) == 0;
  }
  NYBBLE_DEVICE void finish() const {
    __threadfence();
    atomicAdd(done, 1u);
  }
  NYBBLE_DEVICE bool all_done() const { return *static_cast<const volatile u32*>(done) >= units; }
  // After it, what was written is visible (not through ld.global.nc).
  NYBBLE_DEVICE void wait() const {
    while (!all_done()) {
    }
    __threadfence();
  }
  // The same, or return a unit that is left.
  NYBBLE_DEVICE u32 wait_or_take() const {
    for (u32 asked = 1; !all_done(); asked++) {
      if (asked % kPollsBeforeStealing != 0) continue;
      for (u32 unit = 0; unit < units; unit++)
        if (take(unit)) return unit;
    }
    __threadfence();
    return units;
  }

  template <class Group, class Work>
  NYBBLE_DEVICE void run(const Group& group, Work&& work) const {
    __shared__ u32 left;
    const bool leads = threadIdx.x == 0;
    for (u32 own = blockIdx.x;; own += gridDim.x) {
      u32 unit = own;
      bool mine = leads;
      if (own < units) {
        mine = leads && take(unit);
      } else {
        if (leads) left = wait_or_take();
        group.sync();
        unit = left;
        if (unit >= units) return;
      }
      work(unit);  // once in the code: it is long
      group.sync();
      if (mine) finish();
    }
  }
};
// Call by one thread when its block no longer reads `words` of counts: the last block clears them.
// `gone` is 0 before and after.
NYBBLE_DEVICE void reset_work_queue(u32* gone, u32* counts, int words) {
  if (atomicInc(gone, gridDim.x - 1) != gridDim.x - 1) return;
  for (int i = 0; i < words; i++) counts[i] = 0;
}

}  // namespace nybble
