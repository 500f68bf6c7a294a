// 4-bit GEMM for 9 to 32 rows of `a` in 16-bit types, with scales of blocks of 64 or of MXFP4 and
// NVFP4 (sm_90a).
//
// A producer thread loads W, its scales and `a` by TMA into a pipeline of steps of 512 values along
// K. Eight warps multiply; each warp has 64 of the 512 values, so every value of `a` and W is read
// from shared memory only once:
//
//   a step:   row tiles of 16 rows of W  | warp 0: k [0, 64) | warp 1: [64, 128) | ... | warp 7 |
//             rows of `a`                | warp 0            | warp 1            | ... | warp 7 |
//
// If the scales are nested, three more warps dequantize them for each step (skinny_scales.cuh). The
// 8-bit scales of MXFP4 and NVFP4 are loaded by TMA, and multiply the weights.
//
// The values of K are permuted inside each group of 64, and codes are looked up, as in gemv.cuh.
// The GEMV kernels keep `a` in registers. For more than 8 rows this leaves too few registers to
// hide the latency of look-ups and mma. So here a warp loads its part of `a` once per step, for all
// row tiles of its block. A block has up to kMostTiles row tiles. After its last step, the block
// adds the sums of its warps. If K is long and there are few row tiles, the two blocks of a cluster
// share K, and each adds and stores half of the columns. Alternatives for 16 rows of 8192x28672
// took 40.2 us (sixteen warps) and 40.4 us (steps of 256) instead of 37.1 us.
//
// Times in us on H200 for 16 rows: gemv_tma.cuh, then this kernel. For nested scales in brackets.
//   8192x28672   48.4, 38.7 (52, 46)       4096x14336   18.1, 13.8 (19.0, 15.7)
//   14336x4096   14.0, 12.8 (15.1, 14.2)   5120x13824   20.7, 15.3 (23.1, 17.9)
//
// Requires: K % 256 == 0 (MXFP4: 512); `a`, W, and plain and 8-bit scales aligned to 16 bytes;
// codes of nested scales aligned to 4 bytes, with at least four codes per second-level scale; and
// n >= 16. For MXFP4 and NVFP4, p.absmax must be as in gemv_microscaled.cuh.
#pragma once
#include "gemm4/device/skinny_scales.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The code of the producer thread.
template <class L>
struct skinny_producer {
  const params::gemm4_skinny& q;
  const skinny_block<L>& block;
  u32 base;
  NYBBLE_DEVICE void load_weights(int stage, int step) const {
    const u32 to = base + L::kStages + stage * q.stage_bytes, full = base + L::kFull + stage * 8;
    const int k = (block.from + step) * L::kStep;
    barrier_arrive_expect_tx(full, block.box_bytes);
    tma_load(to, &q.w_map, k / 2, block.first * 16, full);
    tma_load(to + block.second_half, &q.w_map, k / 2 + 128, block.first * 16, full);
    if (!block.nested)
      tma_load(to + block.scales, &q.scales_map, L::kMicroscaled ? k >> q.g.block_shift : k / 32,
               block.first * 16, full);
  }
  NYBBLE_DEVICE void load_rows(int stage, int step) const {
    const u32 to = base + L::kStages + stage * q.stage_bytes + block.a,
              full = base + L::kFull + stage * 8;
#pragma unroll
    for (int g = 0; g < L::kWarps; g++)
      tma_load(to + g * L::kColumns * 128, &q.a_map, (block.from + step) * L::kStep + g * 64, 0,
               full);
  }
  // Prefetches the first stages' weights into L2. A whole warp calls this.
  NYBBLE_DEVICE void prefetch(int lane) const {
    const int from = block.from * L::kStep,
              end = min(static_cast<int>(q.g.k), from + min(q.stages, block.steps) * L::kStep);
#pragma unroll 1
    for (int k = from + (lane >> 4 << 8); k < end; k += 512)
#pragma unroll 1
      for (int r = 0; r < block.tiles; r++) {
        const i64 row = min((block.first + r) * 16 + (lane & 15), static_cast<int>(q.g.n) - 1),
                  weight = row * q.g.k + k;
        prefetch_l2(q.g.packed + (weight >> 1));
        if (L::kMicroscaled)
          prefetch_l2(q.g.absmax.codes + (weight >> q.g.block_shift));
        else if (!block.nested)
          prefetch_l2(q.g.absmax.values + (weight >> 6));
      }
  }
  // Initializes the mbarriers and loads the first stages. `a` is loaded after the PDL wait, and so
  // is W unless it may be prefetched.
  NYBBLE_DEVICE void begin() const {
    for (int s = 0; s < q.stages; s++) {
      barrier_init(base + L::kFull + s * 8, block.nested ? 1 + 3 * kArrivingLanes : 1);
      barrier_init(base + L::kEmpty + s * 8, L::kWarps * kArrivingLanes);
    }
    fence_barrier_init();
    const int first = min(q.stages, block.steps);
    pdl_wait_if(!q.g.pdl_prefetch);
    for (int s = 0; s < first; s++) load_weights(s, s);
    pdl_wait();
    for (int s = 0; s < first; s++) load_rows(s, s);
    pdl_launch_dependents();  // only here, because the next product may prefetch its weight at once
  }
  NYBBLE_DEVICE void run() const {
    int stage = 0;
    u32 parity = 0;
#pragma unroll 1
    for (int step = q.stages; step < block.steps; step++) {
      barrier_wait(base + L::kEmpty + stage * 8, parity);
      load_weights(stage, step), load_rows(stage, step);
      if (++stage == q.stages) stage = 0, parity ^= 1;
    }
  }
};

// The code of a multiplying warp. Stores the warp's sums, with `line` words per column, which are
// padded against bank conflicts.
template <class T, class L, int kTiles>
NYBBLE_DEVICE void multiply_skinny(const params::gemm4_skinny& q, const skinny_block<L>& block,
                                   u32 base, float* sums, int line, int warp, int lane) {
  constexpr int kColumnTiles = L::kColumnTiles;
  const int t = lane & 3, row = tma_pipeline::row(lane >> 2);
  float total[kTiles][kColumnTiles][4] = {};
  skinny_position<false> at;
  multiply_skinny_steps<T, L>(
      total, block.steps,
      {base + L::kStages, base + L::kFull, base + L::kEmpty, static_cast<u32>(q.stage_bytes),
       q.stages, block.second_half, block.a, block.scales},
      at, base - L::kTable + lane * 4, warp, lane);
  named_barrier_sync(1, L::kWarps * 32);  // all warps have read the stages, which sums overwrite
  float* const to = sums + (warp * L::kColumns + t * 2) * line + row;
#pragma unroll
  for (int r = 0; r < kTiles; r++) {
    if (r >= block.tiles) break;
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
#pragma unroll
      for (int i = 0; i < 4; i++)
        to[(n * 8 + (i & 1)) * line + r * 16 + (i >> 1) * 8] = total[r][n][i];
  }
  named_barrier_sync(1, L::kWarps * 32);
}

// Calls multiply_skinny for blocks of up to `most` row tiles.
template <class T, class L, int kTiles = L::kMostTiles, class... A>
NYBBLE_DEVICE void multiply_skinny_tiles(int most, const A&... arguments) {
  if (most == kTiles)
    multiply_skinny<T, L, kTiles>(arguments...);
  else if constexpr (kTiles > 1)
    multiply_skinny_tiles<T, L, kTiles - 1>(most, arguments...);
}

// Adds the warps' sums of each result, and the sums of the cluster's other block, and stores the
// results. All multiplying threads call this.
template <class T, class L>
NYBBLE_DEVICE void store_skinny(const params::gemm4_skinny& q, const skinny_block<L>& block,
                                float* sums, int line, int warp, int lane) {
  using value = typename T::storage;
  const params::gemm4& p = q.g;
  const int first = block.first * 16, rows = min(block.tiles * 16, static_cast<int>(p.n) - first);
  const auto add = [&](int column, int row) {
    float sum = 0.0f;
#pragma unroll
    for (int w = 0; w < L::kWarps; w++) sum += sums[(w * L::kColumns + column) * line + row];
    return sum;
  };
  const float factor = L::kMicroscaled ? load_behind_wait(p.absmax.values) : 1.0f;
  const auto store = [&](int column, int row, float sum) {
    const i64 n = first + row;
    if (L::kMicroscaled) sum *= factor;
    if (p.bias) sum += T::load(static_cast<const value*>(p.bias) + n);
    T::store(static_cast<value*>(p.out) + column * p.n + n, finish(sum, column, n));
  };
  const int columns = min(L::kColumns, static_cast<int>(p.m));
  if (q.cluster_k == 1) {
    for (int c = warp; c < columns; c += L::kWarps)
      for (int r = lane; r < rows; r += 32) store(c, r, add(c, r));
    return;
  }
  // Each block needs the other block's sums of its half of the columns.
  float* const own = sums + L::kWarps * L::kColumns * line;
  for (int c = warp; c < columns; c += L::kWarps)
    for (int r = lane; r < rows; r += 32) own[c * line + r] = add(c, r);
  cluster_sync();
  u32 other;
  asm("mapa.shared::cluster.u32 %0, %1, %2;"
      : "=r"(other)
      : "r"(shared_address(own)), "r"(1 - block.rank));
  const int half = L::kColumns / 2, end = min(columns, (block.rank + 1) * half);
  for (int c = block.rank * half + warp; c < end; c += L::kWarps)
    for (int r = lane; r < rows; r += 32) {
      float sum;
      asm volatile("ld.shared::cluster.f32 %0, [%1];"
                   : "=f"(sum)
                   : "r"(other + (c * line + r) * 4)
                   : "memory");
      store(c, r, own[c * line + r] + sum);
    }
  cluster_sync();  // the other block has read this block's sums
}

// Layout: skinny_layout or microscaled_skinny_layout, with the number of column tiles.
template <class T, class L>
NYBBLE_DEVICE void gemm4_skinny(const params::gemm4_skinny& q) {
  extern __shared__ __align__(1024) u8 shared[];
  const params::gemm4& p = q.g;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = uniform(threadIdx.x >> 5);
  const skinny_block<L> block(q);
  if (warp >= L::kWarps) {
    setmaxnreg_dec<policy::kSkinnyProducerRegisters>();
    const skinny_producer<L> producer = {q, block, base};
    const bool produces = static_cast<int>(threadIdx.x) == L::kWarps * 32;
    if (block.nested && warp > L::kWarps)
      return skinny_scale_producer<L>{q, block, base,
                                      static_cast<int>(threadIdx.x) - (L::kWarps + 1) * 32}
          .run();
    if (!p.pdl_prefetch && warp == L::kWarps) producer.prefetch(lane);
    if (produces) producer.begin();
    __syncthreads();
    if (produces) producer.run();
    return;
  }
  setmaxnreg_inc<policy::kSkinnyRegisters>();
  pdl_wait_if(!codes_are_known(p));
  fill_code_table<T>(p, shared);
  pdl_wait();
  __syncthreads();
  float* const sums = reinterpret_cast<float*>(shared + L::kStages);
  const int most = p.tiles_each + (p.tiles_more > 0), line = most * 16 + 4;
  multiply_skinny_tiles<T, L>(most, q, block, base, sums, line, warp, lane);
  store_skinny<T, L>(q, block, sums, line, warp, lane);
}

template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemm4_skinny_microscaled(const params::gemm4_skinny& q) {
  if (q.g.block_shift == 4)
    gemm4_skinny<T, microscaled_skinny_layout<kColumnTiles, 16>>(q);
  else
    gemm4_skinny<T, microscaled_skinny_layout<kColumnTiles, 32>>(q);
}

#endif

}  // namespace nybble
