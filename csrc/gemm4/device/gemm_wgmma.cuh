// Owns: the 4-bit product for more than 16 rows of `a` by wgmma (sm_90a): decode in registers, no
// weight in memory.
//
// The result is computed transposed, in tiles of 128 rows of W by kColumns rows of `a`. W is the
// operand in registers, `a` the one in shared memory. Blocks stay and take tile after tile, or
// parts of tiles (gemm4_wide_share.cuh); each has two warpgroups that multiply, 64 rows of W each,
// and one that feeds a ring of stages of 64 of K: one thread moves `a` and the packed bytes as
// boxes by the copy engine (the first packed bytes before the kernel ahead has ended, if it writes
// no weight), two warps bring scales. The weights of the next 32 of K are made while the products
// of these run; made another 32 ahead no product was faster. The next stage is read before the wait
// for products: behind it 32 to 256 rows took 1 to 5 % longer (H200, 128 rows of 14336x4096 and
// 8192x28672 34.7 and 122.4 us, so 33.4 and 116.6); with look-ups behind the products, too, 6 to
// 10 %; with the weights before the wait, in two buffers more, 128 rows 5 % (32 and 64 rows 1 to
// 2 % less); with stages read a step earlier 128 and 256 rows 4 to 6 %. Tiles of 64 rows of W by
// 256 of `a`, a warpgroup for every other stage: 512 rows of 4096x4096 44 us (33). Sums start as
// zeros and are always added to: compilers of CUDA 12.2 run the products one by one otherwise.
//
// Needs K % 64 == 0, blocks of 64 or more or of 32 (as Weights are), `a` and W on 16 bytes. Grid:
// the plan's clusters of kNeighbours times q.team blocks. Shared memory:
// policy::wide_bytes.
#pragma once
#include "device/params.h"
#include "device/policy.h"
#include "device/wgmma.cuh"
#include "gemm4/device/user_functions.cuh"
#include "gemm4/device/wgmma_cluster_splitk.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_dgrad.cuh"
#include "gemm4/device/wgmma_epilogue.cuh"
#include "gemm4/device/wgmma_nested_scales.cuh"
#include "gemm4/device/wgmma_producer.cuh"
#include "gemm4/device/wgmma_scaled_accumulators.cuh"
#include "gemm4/device/wgmma_split_fp16.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The warpgroups that multiply.
template <class T, class Weights, class Tiles>
NYBBLE_DEVICE void multiply_tiles(const Tiles& tiles, u8* shared, u32 base) {
  constexpr int kColumns = Tiles::kColumns;
  using L = wide_layout<kColumns>;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, row = Weights::row(warp, lane);
  const Weights weights(shared, base + L::kW, base + L::kScales, warp);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const u64 descriptor = tile_descriptor(base + L::kA);
  const auto release = [&](u32 empty) { hand_back<Tiles::kNeighbours>(empty, lane); };
  for (int i = 0; i < tiles.count; i++) {
    const wide_tile at = tiles.at(i);
    float sums[kColumns / 2];
#pragma unroll
    for (float& sum : sums) sum = 0.0f;
    const int steps = wide_steps(at);
    u32 a[2][8], pairs[2][4];  // the operands of 32 of K, twice; code pairs of the next
    typename Weights::words words[2];
    u32 running = 0;  // "empty" of the stage whose last products may still run
    barrier_wait(ring.full(), ring.round);
    weights.fetch(words[0], ring.stage);
#pragma unroll
    for (int j = 0; j < 2; j++) {
      weights.look(pairs[j], words[0], j);
      weights.weigh(a[0] + j * 4, pairs[j], words[0], j);
    }
    // the products of one stage, and the first weights of the next if there are `more`
    auto step = [&](const int now, bool more) {
      const u64 b = descriptor + static_cast<u32>(ring.stage * (L::kBoxA / 16));
      const u32 mine = ring.empty();
      ring.next();
#pragma unroll
      for (int h = 0; h < 2; h++) {
        const int source = h == 0 ? now : now ^ 1;  // of the weights to make meanwhile
#pragma unroll
        for (int j = 0; j < 2; j++)
          if (h == 0 || more) weights.look(pairs[j], words[source], h == 0 ? 2 + j : j);
        product_fence();
#pragma unroll
        for (int j = 0; j < 2; j++)
          product<T, kColumns>::run(sums, a[h] + 4 * j, b + (2 * h + j) * 2);
        product_commit();
        if (h == 0 && more) {
          barrier_wait(ring.full(), ring.round);
          weights.fetch(words[now ^ 1], ring.stage);
        }
        product_wait<1>();
        if (h == 0 && running) release(running);
#pragma unroll
        for (int j = 0; j < 2; j++)
          if (h == 0 || more)
            weights.weigh(a[h ^ 1] + 4 * j, pairs[j], words[source], h == 0 ? 2 + j : j);
      }
      running = mine;
    };
#pragma unroll 1
    for (int s = 0; s < steps; s += 2) {
      step(0, true);
      step(1, s + 2 < steps);
    }
    product_wait<0>();
    release(running);
    end_tile<T, Weights>(tiles, ring, at, row, i + 1 == tiles.count, shared, base, sums);
  }
  stores_read();
  if (tiles.kNeighbours > 1) sync_cluster();  // the other block arrives at this one's barriers
}

// Weights: wide_decoder, wide_unscaled for tiles of few columns, or wide_terms, or wide_turned for
// gradients (then q.g.n are the columns of W, and q.g.k its rows); wide_nested and
// wide_turned_nested where scales are nested. kNeighbours 1 for tiles of 256: kernels for teams.
template <class T, int kColumns, class Weights, int kNeighbours = policy::wide_neighbours(kColumns)>
NYBBLE_DEVICE void gemm4_wide(const params::gemm4_wide& q) {
  using L = wide_layout<kColumns>;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared), barriers = base + L::kBarriers;
  const wide_tiles<kColumns, kNeighbours> tiles(q);
  const int warp = threadIdx.x >> 5, multiplying = policy::kWideMultiplying;
  if (threadIdx.x == 0) {
    prefetch_map(&q.a_map), prefetch_map(&q.w_map);
    // the boxes' thread and two warps with scales fill it
    wide_ring<L::kStages>::begin(barriers, 1 + 2 * kArriving,
                                 multiplying / 32 * tiles.kNeighbours * kArriving);
    if (tiles.kTeams) barrier_init(base + L::kSums, 1);
    fence_barriers();
  }
  if (tiles.kNeighbours > 1)
    sync_cluster();
  else
    __syncthreads();
  if (static_cast<int>(threadIdx.x) >= multiplying) {
    fewer_registers<policy::kWideFeedRegisters>();
    if (!q.g.early) wait_for_previous();
    if (static_cast<int>(threadIdx.x) == multiplying)
      feed_boxes<Weights::kTurned, Weights::kSumStages>(tiles, base);
    else if (warp == multiplying / 32 + 1 || warp == multiplying / 32 + 2)
      feed_scales<typename Weights::template scales<kColumns>, Weights::kSumStages>(
          tiles, shared, base, threadIdx.x - multiplying - 32);
    else if (warp == multiplying / 32 + 3)
      hand_over_sums(tiles);
  } else {
    more_registers<policy::kWideMultiplyRegisters>();
    if (!codes_are_known(q.g)) wait_for_previous();
    Weights::fill(q.g, shared);
    sync_some(1, multiplying);
    if constexpr (Weights::kTerms == 2)
      multiply_terms(tiles, shared, base);
    else if constexpr (Weights::kScaled)
      multiply_tiles<T, Weights>(tiles, shared, base);
    else
      multiply_unscaled<T, Weights>(tiles, shared, base);
  }
}

#endif

}  // namespace nybble
