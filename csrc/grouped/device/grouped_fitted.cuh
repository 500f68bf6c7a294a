// Products of stacked 4-bit weights by wgmma (sm_90a) whose tiles fit the experts' rows: a tile has
// as many rows of `a` as its expert needs. So experts with slightly more rows than a tile's usual
// width do not need a second tile.
//
// The blocks are persistent. Each takes every gridDim.x-th tile; adjacent tiles share rows of W, or
// rows of `a`. The rows of an expert that has more rows than the widest tile are divided evenly:
//
//   expert | 0 (70 rows)        | 1 (none) | 2 (180 rows)
//   tiles  | 0 ... r - 1        |          | r (rows 0 to 95), r + 1 (rows 96 to 179), ...
//   width  | 96                 |          | 96
//
// The producer warpgroup and the multiplying warpgroups work as in gemm4/device/gemm_wgmma.cuh. But
// scales have mbarriers of their own, for chunks of eight stages: a warp copies 32 contiguous bytes
// of a row at a time, for any K. The warps store results without waiting for each other.
//
// Narrow tiles multiply the sums of a stage by its scales; tiles of more than 64 columns multiply
// the weights.
#pragma once
#include "device/grouped_fitted.h"
#include "gemm4/device/gemm_wgmma.cuh"
#include "grouped/device/experts.cuh"
#include "grouped/device/grouped_wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The number of warps that copy scales.
constexpr int kFittedScaleWarps = 2;

// Stores 16 bytes. The compiler would divide a store of a uint4 into four.
NYBBLE_DEVICE void store_quad(void* to, const uint4& v) {
  asm volatile("st.global.v4.u32 [%0], {%1,%2,%3,%4};" ::"l"(to), "r"(v.x), "r"(v.y), "r"(v.z),
               "r"(v.w)
               : "memory");
}

// `rows` rows of `a` from row m0 on, and rows of W from row n0 of the stack on, of an expert whose
// first row in the stack is first_row.
struct fitted_tile {
  int m0, rows, n0, first_row;
};

template <class L>
struct fitted_schedule {
  const params::gemm4_grouped_fitted& q;
  expert_list<gaps_of_table> list;

  // All threads of the block must call this.
  NYBBLE_DEVICE fitted_schedule(const params::gemm4_grouped_fitted& q, u8* shared)
      : q(q),
        list(
            q.e, gaps_of_table{shared}, reinterpret_cast<int*>(shared + table_gap(0)),
            [&](i64 rows) {
              return rows < q.e.least ? 0 : parts_of(static_cast<int>(rows)) * q.rows;
            },
            traps()) {}
  NYBBLE_DEVICE static int parts_of(int rows) {
    return quotient(rows + L::kColumns - 1, L::kColumns);
  }
  NYBBLE_DEVICE fitted_tile at(int tile) const {
    const int expert = list.find(tile), first = static_cast<int>(start_of(q.e, expert)),
              rows = static_cast<int>(start_of(q.e, expert + 1)) - first, parts = parts_of(rows),
              each = quotient(rows + 8 * parts - 1, 8 * parts) * 8,
              inside = tile - list.starts[expert], row = quotient(inside, parts),
              from = (inside - row * parts) * each, first_row = expert * static_cast<int>(q.e.g.n);
    return {first + from, min(each, rows - from), first_row + row * L::kRows, first_row};
  }
};

// Calls run(tile) for each tile of this block.
template <class L, class Run>
NYBBLE_DEVICE void each_fitted_tile(const fitted_schedule<L>& tiles, Run run) {
#pragma unroll 1
  for (int i = blockIdx.x; i < tiles.list.all; i += gridDim.x) run(tiles.at(i));
}

// Returns the number of the narrowest form that has enough columns.
template <class L>
NYBBLE_DEVICE int fitted_form(int rows) {
  int form = 0;
#pragma unroll
  for (int f = 0; f + 1 < L::kForms; f++) form += rows > L::width(f);
  return form;
}
template <class L>
NYBBLE_DEVICE int fitted_width(int form) {
  int width = L::kColumns;
#pragma unroll
  for (int f = 0; f + 1 < L::kForms; f++)
    if (form == f) width = L::width(f);
  return width;
}

// Reads the packed words of a stage, and their scales.
template <class T, class L>
struct fitted_weights : packed_reader {
  struct words {
    uint4 row[2][2];
    u32 scale[2];  // float32, or in two parts
  };
  wgmma_pipeline<L::kChunks> chunks;
  int stages = 0;  // of the chunk that have been read

  NYBBLE_DEVICE fitted_weights(const u8* shared, u32 base, int warp)
      : packed_reader(shared, base + L::kW, 0, warp), chunks{base + L::kChunkBarriers} {
    const int r = row(warp, threadIdx.x & 31);
    scales_at = base + L::kScales + r * 32 + ((r >> 2 & 1) << 4);
  }
  // Releases the chunk of scales.
  NYBBLE_DEVICE void next_chunk() {
    consumer_release<1>(chunks.empty(), threadIdx.x & 31);
    chunks.next();
    stages = 0;
  }
  template <bool kParts>
  NYBBLE_DEVICE void fetch(words& w, int stage) {
    if (stages == L::kChunk) next_chunk();
    if (stages == 0) barrier_wait(chunks.full(), chunks.round);
    const u32 at = words_at + stage * L::kBoxW,
              scale = (scales_at + chunks.stage * L::kBoxScales) ^ (stages * 4);
    stages++;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      read_row(w.row[r], at + r * 256);
      const float f = shared_float(scale + r * 256);
      w.scale[r] = kParts ? in_two_parts<T>(f) : __float_as_uint(f);
    }
  }
  NYBBLE_DEVICE void look(u32* v, const words& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) v[i] = *reinterpret_cast<const u32*>(entry_of(w.row, i, j));
  }
  static NYBBLE_DEVICE void weigh(u32* a, const u32 (&v)[4], const words& w) {
#pragma unroll
    for (int i = 0; i < 4; i++)
      a[i] = paired<T>::multiply_add(v[i], permute(w.scale[i & 1], 0, 0x1010),
                                     paired<T>::multiply(v[i], permute(w.scale[i & 1], 0, 0x3232)));
  }
};

// What a multiplying warp needs for all tiles.
template <class T, class L>
struct fitted_warp {
  const params::gemm4_grouped_fitted& q;
  int steps, warp, lane;
  u64 descriptor;  // of the first stage's `a`
  u32 staging;
  wgmma_pipeline<L::kStages> pipeline;
  fitted_weights<T, L> weights;

  // Multiplies the sums by the scales, as gemm4/device/wgmma_scaled_accumulators.cuh.
  template <int kWidth>
  NYBBLE_DEVICE void multiply_codes(float (&sums)[kWidth / 2]) {
    float part[kWidth / 2], scale[2][2];
    u32 a[2][16];  // the operands of two stages
#pragma unroll
    for (float& p : part) p = 0.0f;
    const auto look = [&](const int to) {
      typename fitted_weights<T, L>::words w;
      barrier_wait(pipeline.full(), pipeline.round);
      weights.template fetch<false>(w, pipeline.stage);
      scale[to][0] = float_of(w.scale[0]), scale[to][1] = float_of(w.scale[1]);
#pragma unroll
      for (int j = 0; j < 4; j++) weights.look(a[to] + 4 * j, w, j);
    };
    look(0);
    const auto step = [&](const int now, bool more) {
      const u64 b = descriptor + static_cast<u32>(pipeline.stage * (L::kBoxA / 16));
      const u32 mine = pipeline.empty();
      pipeline.next();
      wgmma_fence();
      wgmma<T, kWidth>::template run<0>(part, a[now], b);
#pragma unroll
      for (int j = 1; j < 4; j++) wgmma<T, kWidth>::run(part, a[now] + 4 * j, b + j * 2);
      wgmma_commit();
      if (more) look(now ^ 1);
      wgmma_wait<0>();
      consumer_release<1>(mine, lane);
#pragma unroll
      for (int e = 0; e < kWidth / 2; e++) sums[e] = fmaf(part[e], scale[now][e >> 1 & 1], sums[e]);
    };
#pragma unroll 1
    for (int s = 0; s < steps; s += 2) {
      step(0, true);
      step(1, s + 2 < steps);
    }
  }

  // Multiplies the weights by the scales, as consume_weights in gemm4/device/gemm_wgmma.cuh.
  template <int kWidth>
  NYBBLE_DEVICE void multiply_weights(float (&sums)[kWidth / 2]) {
    u32 a[2][8], pairs[2][4];  // operands of 32 values along K
    typename fitted_weights<T, L>::words w[2];
    u32 running = 0;  // `empty` mbarrier of the previous stage
    barrier_wait(pipeline.full(), pipeline.round);
    weights.template fetch<true>(w[0], pipeline.stage);
#pragma unroll
    for (int j = 0; j < 2; j++) {
      weights.look(pairs[j], w[0], j);
      weights.weigh(a[0] + j * 4, pairs[j], w[0]);
    }
    const auto step = [&](const int now, bool more) {
      const u64 b = descriptor + static_cast<u32>(pipeline.stage * (L::kBoxA / 16));
      const u32 mine = pipeline.empty();
      pipeline.next();
#pragma unroll
      for (int h = 0; h < 2; h++) {
        const int source = h == 0 ? now : now ^ 1;  // stage of the weights to dequantize
#pragma unroll
        for (int j = 0; j < 2; j++)
          if (h == 0 || more) weights.look(pairs[j], w[source], h == 0 ? 2 + j : j);
        wgmma_fence();
#pragma unroll
        for (int j = 0; j < 2; j++) wgmma<T, kWidth>::run(sums, a[h] + 4 * j, b + (2 * h + j) * 2);
        wgmma_commit();
        if (h == 0 && more) {
          barrier_wait(pipeline.full(), pipeline.round);
          weights.template fetch<true>(w[now ^ 1], pipeline.stage);
        }
        wgmma_wait<1>();
        if (h == 0 && running) consumer_release<1>(running, lane);
#pragma unroll
        for (int j = 0; j < 2; j++)
          if (h == 0 || more) weights.weigh(a[h ^ 1] + 4 * j, pairs[j], w[source]);
      }
      running = mine;
    };
    int s = 0;
#pragma unroll 1
    do {  // see int8_wgmma_multiply
      step(0, true);
      s += 2;
      step(1, s < steps);
    } while (s < steps);
    wgmma_wait<0>();
    consumer_release<1>(running, lane);
  }

  // Stores the results of the warp's 16 rows of W. The warp stages 16 rows of `a` at a time.
  template <int kWidth>
  NYBBLE_DEVICE void store(const fitted_tile& t, const float (&sums)[kWidth / 2]) const {
    const i64 columns = q.e.g.n;
    const int n = t.n0 - t.first_row + warp * 16, g = lane >> 2;
    const u16* const bias = static_cast<const u16*>(q.e.g.bias) + (t.n0 + warp * 16 + g);
    const float b0 = q.e.g.bias && n + g < columns ? T::load(bias) : 0.0f,
                b1 = q.e.g.bias && n + g + 8 < columns ? T::load(bias + 8) : 0.0f;
    const auto place = [&](int row, int half) {
      return staging + row * 32 + ((half ^ (row >> 2 & 1)) << 4);
    };
    const u32 to = place((lane & 7) + (lane >> 4) * 8, lane >> 3 & 1),
              from = place(lane >> 1, lane & 1);
    const int m = lane >> 1, first = n + (lane & 1) * 8;
    u16* const out = static_cast<u16*>(q.e.g.out) + (t.m0 + m) * columns + first;
#pragma unroll
    for (int j = 0; j < kWidth / 16; j++) {
      if (j * 16 >= t.rows) break;
      u32 v[4];
#pragma unroll
      for (int i = 0; i < 4; i++) {  // [which 8 rows of `a`][which 8 rows of W]
        const float b = i & 1 ? b1 : b0;
        v[i] = T::pair(sums[j * 8 + 2 * i] + b, sums[j * 8 + 2 * i + 1] + b);
      }
      stmatrix_transposed(to, v[0], v[1], v[2], v[3]);
      __syncwarp();
      const uint4 got = shared_quad(from);
      __syncwarp();
      if (first < columns && j * 16 + m < t.rows) store_quad(out + j * 16 * columns, got);
    }
  }

  // Multiplies a tile of form `form`, which is at least kForm.
  template <int kForm = 0>
  NYBBLE_DEVICE void compute(const fitted_tile& t, int form) {
    if constexpr (kForm + 1 < L::kForms)
      if (form != kForm) return compute<kForm + 1>(t, form);
    constexpr int kWidth = L::width(kForm);
    float sums[kWidth / 2];
#pragma unroll
    for (float& sum : sums) sum = 0.0f;
    if constexpr (kWidth <= 64)
      multiply_codes<kWidth>(sums);
    else
      multiply_weights<kWidth>(sums);
    weights.next_chunk();
    store<kWidth>(t, sums);
  }
};

// Copies the scales of a tile, chunk by chunk; scales outside W are zeros. Two warps run this code.
// Eight lanes copy a row's scales, so a warp copies four rows at a time.
template <class L>
NYBBLE_DEVICE void copy_fitted_scales(const params::gemm4_grouped_fitted& q, const fitted_tile& t,
                                      int steps, wgmma_pipeline<L::kChunks>& chunks, u32 base,
                                      int thread) {
  constexpr int kStep = kFittedScaleWarps * 4;
  const int row = thread >> 3, lane = thread & 7, k = static_cast<int>(q.e.g.k),
            left = static_cast<int>(q.e.experts * q.e.g.n) - t.n0 - row;
#pragma unroll 1
  for (int s = 0; s < steps; s += L::kChunk, chunks.next()) {
    const int at_k = (s + lane) * 64;
    const i64 first = static_cast<i64>(t.n0 + row) * k + at_k;
    const u32 to = base + L::kScales + chunks.stage * L::kBoxScales + row * 32 + lane * 4;
    barrier_wait(chunks.empty(), chunks.round ^ 1);
#pragma unroll 4
    for (int r = 0; r < L::kRows; r += kStep) {
      const bool inside = r < left && at_k < k;
      const u32 place = to + r * 32;
      cp_async_4(place ^ (place >> 7 & 1) << 4,
                 q.scales + (inside ? (first + static_cast<i64>(r) * k) >> q.e.g.block_shift : 0),
                 inside);
    }
    cp_async_arrive(chunks.full());
  }
}

// Loads `a` and W of a tile.
template <class L>
NYBBLE_DEVICE void load_fitted_tile(const params::gemm4_grouped_fitted& q, const fitted_tile& t,
                                    int steps, wgmma_pipeline<L::kStages>& pipeline, u32 base) {
  const int form = fitted_form<L>(t.rows), bytes = fitted_width<L>(form) * 128 + L::kBoxW;
  const params::tensor_map* const a_map = &q.a_maps[form];
#pragma unroll 1
  for (int s = 0; s < steps; s++, pipeline.next()) {
    barrier_wait(pipeline.empty(), pipeline.round ^ 1);
    barrier_arrive_expect_tx(pipeline.full(), bytes);
    tma_load(base + L::kW + pipeline.stage * L::kBoxW, &q.w_map, s * 32, t.n0, pipeline.full());
    tma_load(base + L::kA + pipeline.stage * L::kBoxA, a_map, s * 64, t.m0, pipeline.full());
  }
}

// L: policy::fitted_narrow or policy::fitted_wide.
template <class T, class L>
NYBBLE_DEVICE void grouped_fitted(const params::gemm4_grouped_fitted& q) {
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = uniform(threadIdx.x >> 5),
            steps = (static_cast<int>(q.e.g.k) + 127) / 128 * 2;  // even, as k_steps
  const wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  const wgmma_pipeline<L::kChunks> chunks = {base + L::kChunkBarriers};
  if (threadIdx.x == 0) {
    tma_prefetch_descriptor(&q.w_map);
    constexpr int kReading = L::kMultiplying / 32 * kArrivingLanes;
    pipeline.begin(pipeline.barriers, 1, kReading);
    chunks.begin(chunks.barriers, 32 * kFittedScaleWarps, kReading);
    fence_barrier_init();
  }
  pdl_wait();
  pdl_launch_dependents();  // the next kernel may overlap this one: see launch.cc
  const fitted_schedule<L> tiles(q, shared);
  if (q.e.clear) clear_rows(q.e, q.e.g.out, q.e.g.n, sizeof(typename T::storage));
  if (warp >= L::kMultiplying / 32) {
    setmaxnreg_dec<L::kProducerRegisters>();
    const int thread = static_cast<int>(threadIdx.x) - L::kMultiplying - 32;
    if (thread == -32) {
      auto at = pipeline;
      each_fitted_tile(tiles,
                       [&](const fitted_tile& t) { load_fitted_tile<L>(q, t, steps, at, base); });
    } else if (thread >= 0 && thread < 32 * kFittedScaleWarps) {
      auto at = chunks;
      each_fitted_tile(tiles, [&](const fitted_tile& t) {
        copy_fitted_scales<L>(q, t, steps, at, base, thread);
      });
    }
  } else {
    setmaxnreg_inc<L::kRegisters>();
    if (threadIdx.x < 256) fill_pair_table<T, 256>(q.e.g, shared);
    named_barrier_sync(1, L::kMultiplying);
    fitted_warp<T, L> multiplier = {q,
                                    steps,
                                    warp,
                                    lane,
                                    smem_descriptor(base + L::kA),
                                    base + L::kStaging + warp * 512,
                                    pipeline,
                                    {shared, base, warp}};
    each_fitted_tile(tiles, [&](const fitted_tile& t) {
      multiplier.compute(t, uniform(fitted_form<L>(t.rows)));
    });
  }
}

#endif

}  // namespace nybble
