// Owns: what the blocks of a launch wait for: the barrier of a cooperative one, and which came
// last.
#pragma once
#include "element.cuh"

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
NYBBLE_DEVICE bool came_last(u32* count) {
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

}  // namespace nybble
