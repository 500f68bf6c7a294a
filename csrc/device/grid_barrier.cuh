// Synchronization between the blocks of a launch: a grid barrier for cooperative launches, a test
// for the last block, and a work queue whose units all blocks finish before any of them goes on.
#pragma once
#include "device/element.cuh"
#include "device/policy.h"

namespace nybble {

// Collective over the grid, whose blocks are all resident. What a block wrote before it can be read
// behind it by all, not by ld.global.nc. `arrived` is this launch's alone while it runs: its lower
// 31 bits are 0 before and afterwards, the highest one turns with each barrier.
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

// Whether this block is the last of the grid to come here: it can read what the others wrote
// before. `count` is 0 before and afterwards. Collective over the block.
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

// Units of work that the blocks of a launch do before all of them go on: each its own, and who
// waits long what nobody has begun, so that blocks need not be resident at once. A unit may be done
// twice, and writes the same then. done, taken: 0 before.
struct work_queue {
  static constexpr u32 kWords = 1 + policy::kMaxQueuedUnits / 32, kPollsBeforeStealing = 2048;
  u32* done;
  u32 units;  // up to policy::kMaxQueuedUnits

  // Of one thread.
  NYBBLE_DEVICE bool take(u32 unit) const {
    const u32 bit = 1u << (unit & 31);
    return (atomicOr(done + 1 + (unit >> 5), bit) & bit) == 0;
  }
  NYBBLE_DEVICE void finish() const {
    __threadfence();
    atomicAdd(done, 1u);
  }
  NYBBLE_DEVICE bool all_done() const { return *static_cast<const volatile u32*>(done) >= units; }
  // Behind it what was written can be read, not by ld.global.nc.
  NYBBLE_DEVICE void wait() const {
    while (!all_done()) {
    }
    __threadfence();
  }
  // The same; or a unit that is left.
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
// One thread, when none of its block looks at `words` of counts any more: the last block clears
// them. `gone`: 0 before and afterwards.
NYBBLE_DEVICE void reset_work_queue(u32* gone, u32* counts, int words) {
  if (atomicInc(gone, gridDim.x - 1) != gridDim.x - 1) return;
  for (int i = 0; i < words; i++) counts[i] = 0;
}

}  // namespace nybble
