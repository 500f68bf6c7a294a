// The gradient of stacked int8 weights by wgmma (sm_90a), for many rows of 16-bit types. It
// multiplies one fp16 term of each value of `a` (int8_grouped_dgrad.cuh) by the codes.
//
// The result is computed transposed, in tiles of 128 columns of W by kRows rows of `a`. The codes
// are the register operand: ldmatrix reads them transposed, and they are converted to fp16 while
// the products of the previous step run. A producer thread loads boxes of terms and codes by TMA.
// If n is not a multiple of the step, the last codes belong to another expert; the terms there are
// zeros.
#pragma once
#include "device/pipeline.cuh"
#include "grouped/device/int8_grouped_dgrad.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The tiles of a block.
template <int kRows>
struct int8_dgrad_tiles {
  const params::int8_grouped_dgrad& p;
  int strips;  // of 128 columns of W
  expert_list<int*> list;
  struct place {
    int first_row_of_w, k0, m0;
    i64 end;  // of the expert's rows of `a`
  };
  NYBBLE_DEVICE int8_dgrad_tiles(const params::int8_grouped_dgrad& all, int* starts, int* sums)
      : p(all),
        strips(static_cast<int>((all.e.g.k + 127) / 128)),
        list(all.e, starts, sums, [this](i64 rows) { return tiles_of(rows) * strips; }, traps()) {}
  NYBBLE_DEVICE static int tiles_of(i64 rows) {
    return static_cast<int>((rows + kRows - 1) / kRows);
  }
  // Tiles of the same columns of W are adjacent, so that they read W at about the same time.
  NYBBLE_DEVICE place at(int tile) const {
    const int expert = list.find(tile), inside = tile - list.starts[expert];
    const i64 first = start_of(p.e, expert), end = start_of(p.e, expert + 1);
    const int down = tiles_of(end - first), strip = inside / down;
    return {static_cast<int>(expert * p.e.g.n), strip * 128,
            static_cast<int>(first) + (inside - strip * down) * kRows, end};
  }
};

template <int kRows>
NYBBLE_DEVICE void int8_grouped_dgrad_wgmma(const params::int8_grouped_dgrad_wgmma& q) {
  constexpr int kStages = policy::int8_dgrad_wgmma_stages(kRows), kCodes = kRows * 128,
                kStage = kCodes + 64 * 128;
  extern __shared__ __align__(1024) u8 shared[];
  __shared__ int starts[params::int8_grouped_dgrad::kListed], sums[policy::kWgmmaThreads / 32];
  __shared__ __align__(8) u64 barriers[2 * kStages];
  const params::int8_grouped_dgrad& p = q.g;
  const int thread = threadIdx.x, lane = thread & 31, warp = thread >> 5;
  const u32 base = shared_address(shared);
  const int steps = p.pitch / 64;  // an even number
  wgmma_pipeline<kStages> pipeline = {shared_address(barriers)};
  if (thread == 0) {
    tma_prefetch_descriptor(&q.a_map), tma_prefetch_descriptor(&q.w_map);
    pipeline.begin(pipeline.barriers, 1, policy::kWgmmaConsumerThreads / 32 * kArrivingLanes);
    fence_barrier_init();
  }
  pdl_wait();
  const int8_dgrad_tiles<kRows> tiles(p, starts, sums);
  __syncthreads();
  if (thread >= policy::kWgmmaConsumerThreads) {
    setmaxnreg_dec<policy::kInt8WgmmaProducerRegisters>();
    if (thread == policy::kWgmmaConsumerThreads) {
#pragma unroll 1
      for (int tile = blockIdx.x; tile < tiles.list.all; tile += gridDim.x) {
        const auto at = tiles.at(tile);
#pragma unroll 1
        for (int s = 0; s < steps; s++, pipeline.next()) {
          const u32 to = base + pipeline.stage * kStage;
          barrier_wait(pipeline.empty(), pipeline.round ^ 1);
          barrier_arrive_expect_tx(pipeline.full(), kStage);
          tma_load(to, &q.a_map, s * 64, at.m0, pipeline.full());
          tma_load(to + kCodes, &q.w_map, at.k0, at.first_row_of_w + s * 64, pipeline.full());
        }
      }
    }
  } else {
    setmaxnreg_inc<policy::kInt8WgmmaConsumerRegisters>();
    const half_type type = half_type::of(p.e.g.dtype);
    const u64 descriptor = smem_descriptor(base);
    const u32 codes_at = base + kCodes + lane * 128 + ((warp ^ (lane & 7)) << 4);
    // Converts the codes of a stage to operands of four products.
    const auto convert = [&](u32(&a)[16], int stage) {
#pragma unroll
      for (int h = 0; h < 2; h++) {
        u32 r[4];
        ldmatrix_transposed(r, codes_at + stage * kStage + h * 32 * 128);
#pragma unroll
        for (int i = 0; i < 4; i++) {
          a[h * 8 + i * 2] = codes_as_fp16(r[i] ^ 0x80808080u, 0x4240);
          a[h * 8 + i * 2 + 1] = codes_as_fp16(r[i] ^ 0x80808080u, 0x4341);
        }
      }
    };
#pragma unroll 1
    for (int tile = blockIdx.x; tile < tiles.list.all; tile += gridDim.x) {
      const auto at = tiles.at(tile);
      float sum[kRows / 2];
#pragma unroll
      for (float& v : sum) v = 0.0f;
      u32 a[2][16], running = 0;  // `empty` mbarrier of the step whose products may still run
      barrier_wait(pipeline.full(), pipeline.round);
      convert(a[0], pipeline.stage);
      const auto step = [&](const int now, bool more) {
        const u64 b = descriptor + static_cast<u32>(pipeline.stage * (kStage / 16));
        const u32 mine = pipeline.empty();
        pipeline.next();
        wgmma_fence();
#pragma unroll
        for (int j = 0; j < 4; j++) wgmma<f16, kRows>::run(sum, a[now] + 4 * j, b + j * 2);
        wgmma_commit();
        if (more) barrier_wait(pipeline.full(), pipeline.round);
        wgmma_wait<1>();
        if (running) consumer_release<1>(running, lane);
        running = mine;
        if (more) convert(a[now ^ 1], pipeline.stage);
      };
#pragma unroll 1
      for (int s = 0; s < steps; s += 2) {
        step(0, true);
        step(1, s + 2 < steps);
      }
      wgmma_wait<0>();
      consumer_release<1>(running, lane);
      // this thread's results: two adjacent columns of every fourth pair of rows
      const i64 column = at.k0 + warp * 16 + (lane >> 2) * 2;
      if (column >= p.e.g.k) continue;
#pragma unroll
      for (int j = 0; j < kRows / 4; j++) {
        const i64 m = at.m0 + j / 2 * 8 + (lane & 3) * 2 + j % 2;
        if (m >= at.end) continue;
        const float factor = load_behind_wait(p.down + m);
        *reinterpret_cast<u32*>(static_cast<u16*>(p.e.g.out) + m * p.e.g.k + column) =
            type.pair(sum[j / 2 * 4 + j % 2] * factor, sum[j / 2 * 4 + 2 + j % 2] * factor);
      }
    }
  }
  clear_rows(p.e, p.e.g.out, p.e.g.k, 2);
}

#endif

}  // namespace nybble
