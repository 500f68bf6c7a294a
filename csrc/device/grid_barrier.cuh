// Three ways to synchronize the blocks of a launch: a grid barrier, a test for the last block, and
// a work queue.
#pragma once
#include "device/element.cuh"
#include "device/policy.h"

namespace nybble {

// A barrier over the grid. All blocks must be resident. After the barrier, each block sees all
// writes that the other blocks made before the barrier, except when it reads through ld.global.nc.
// The lower 31 bits of `arrived` are 0 before and after the barrier; the top bit flips.
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

// Returns whether this block is the last block of the grid to call this function. The last block
// sees the writes of all other blocks. `count` must be 0 before the first call, and is 0 again
// after the last. All threads of the block must call it.
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

// A queue of units of work. Blocks leave the queue only when all units are done. Each block first
// takes the units that are assigned to it. A block that has waited for a long time also takes units
// that their own block has not taken, so blocks need not all be resident at once. If two blocks do
// the same unit, both get the same results. `done` points to the number of finished units, followed
// by one bit per taken unit. All these words must be 0 before the launch.
struct work_queue {
  static constexpr u32 kWords = 1 + policy::kMaxQueuedUnits / 32, kPollsBeforeStealing = 2048;
  u32* done;
  u32 units;  // at most policy::kMaxQueuedUnits

  // Marks a unit as taken; returns false if it was already taken. A single thread calls this
  // function.
  NYBBLE_DEVICE bool take(u32 unit) const {
    const u32 bit = 1u << (unit & 31);
    return (atomicOr(done + 1 + (unit >> 5), bit) & bit) == 0;
  }
  NYBBLE_DEVICE void finish() const {
    __threadfence();
    atomicAdd(done, 1u);
  }
  NYBBLE_DEVICE bool all_done() const { return *static_cast<const volatile u32*>(done) >= units; }
  // Waits until all units are done. After that, the writes of all units are visible, except through
  // ld.global.nc.
  NYBBLE_DEVICE void wait() const {
    while (!all_done()) {
    }
    __threadfence();
  }
  // Waits until all units are done, and then returns `units`. If it has waited for a long time,
  // returns a unit that no block has taken instead.
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
      work(unit);  // this is the only call of `work`, which is long and inlined
      group.sync();
      if (mine) finish();
    }
  }
};
// Clears the queue's words. One thread of each block calls this when the block no longer reads
// `counts`. The call of the last block clears the words. `gone` must be 0 before the first call,
// and is 0 again after the last.
NYBBLE_DEVICE void reset_work_queue(u32* gone, u32* counts, int words) {
  if (atomicInc(gone, gridDim.x - 1) != gridDim.x - 1) return;
  for (int i = 0; i < words; i++) counts[i] = 0;
}

}  // namespace nybble
