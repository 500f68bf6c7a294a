// Products of stacked 4-bit weights (the experts of a mixture-of-experts layer): finds the expert
// of a thread block on the device, and runs the 4-bit product's code on this expert's rows. Experts
// without rows cost nothing, and the host need not know the routing.
//
// In most kernels, each of up to `slots` experts has a group of blocks_each thread blocks. In the
// GEMV kernels, one block per multiprocessor takes an equal share of the row tiles of all experts.
#pragma once
#include "gemm4/device/gemm_mma.cuh"
#include "gemm4/device/gemm_simt.cuh"
#include "gemm4/device/gemv.cuh"

extern "C" __device__ void __assertfail(const char* message, const char* file, unsigned line,
                                        const char* function, decltype(sizeof(0)) char_bytes);

namespace nybble {

struct expert_rows {
  i64 expert, first, rows;  // rows is 0 if there is no such expert
};

// Stops the kernel if expert e's rows do not follow those of the experts before it.
NYBBLE_DEVICE void check_offset(const params::gemm4_grouped& p, i64 e) {
  const int end = __ldg(p.offsets + e), start = e == 0 ? 0 : __ldg(p.offsets + e - 1);
  if (start <= end && end <= p.g.m) return;
  __assertfail("offsets ascend to at most the number of rows", "nybble/grouped.cuh", 24, "grouped",
               1);
}

// Returns the start of expert e's rows, within [0, m] for any offsets.
NYBBLE_DEVICE i64 start_of(const params::gemm4_grouped& p, i64 e) {
  const i64 start = e == 0 ? 0 : __ldg(p.offsets + e - 1);
  return start < 0 ? 0 : min(start, p.g.m);
}

// Returns the rows of the slot-th expert that has `least` to `most` rows. All threads of the block
// take part, and all get the same result. If there is no such expert, `expert` is the number of
// experts with so many rows.
NYBBLE_DEVICE expert_rows find_expert(const params::gemm4_grouped& p, i64 slot) {
  __shared__ int counts[8];  // of the warps
  __shared__ i64 found[3];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;
  i64 earlier = 0;  // experts
  for (i64 base = 0; base < p.experts; base += blockDim.x) {
    const i64 e = base + threadIdx.x, first = e < p.experts ? start_of(p, e) : 0,
              rows = e < p.experts ? start_of(p, e + 1) - first : 0;
    if (e < p.experts) check_offset(p, e);
    const bool mine = rows >= p.least && rows <= p.most;
    const u32 hit = __ballot_sync(kFullWarp, mine);
    if (lane == 0) counts[warp] = __popc(hit);
    __syncthreads();
    i64 before = earlier + __popc(hit & ((1u << lane) - 1));
    for (int w = 0; w < warps; w++) {
      if (w < warp) before += counts[w];
      earlier += counts[w];
    }
    if (mine && before == slot) found[0] = e, found[1] = first, found[2] = rows;
    __syncthreads();
    if (slot < earlier) return {found[0], found[1], found[2]};
  }
  return {earlier, 0, 0};
}

// Returns the product of one expert. kInner and kOuter are the sizes of a row of `a` and of `out`.
template <class T, bool kGradient>
NYBBLE_DEVICE params::gemm4 product_of(const params::gemm4_grouped& p, const expert_rows& x) {
  using value = typename T::storage;
  params::gemm4 g = p.g;
  g.m = x.rows;
  g.a = static_cast<const value*>(g.a) + x.first * (kGradient ? g.n : g.k);
  g.out = static_cast<value*>(g.out) + x.first * (kGradient ? g.k : g.n);
  if (g.bias) g.bias = static_cast<const value*>(g.bias) + x.expert * g.n;
  g.packed += x.expert * p.expert_bytes;
  if (g.absmax.codes) {
    g.absmax.codes += x.expert * p.expert_scales;
    g.absmax.values += x.expert * p.expert_seconds;
    if (g.absmax.offset) g.absmax.offset += x.expert;
  } else {
    g.absmax.values += x.expert * p.expert_scales;
  }
  return g;
}

// Stores zeros in the rows after the last expert's. All blocks of the grid take part.
template <class T, bool kGradient>
NYBBLE_DEVICE void clear_rest(const params::gemm4_grouped& p) {
  using value = typename T::storage;
  const i64 columns = kGradient ? p.g.k : p.g.n, end = p.g.m * columns;
  value* const out = static_cast<value*>(p.g.out);
  for (i64 i = start_of(p, p.experts) * columns + static_cast<i64>(blockIdx.x) * blockDim.x +
               threadIdx.x;
       i < end; i += static_cast<i64>(gridDim.x) * blockDim.x)
    T::store(out + i, 0.0f);
}

// Calls run(product, block) with the product of this block's expert, if it has one.
template <class T, bool kGradient, class Run>
NYBBLE_DEVICE void grouped(const params::gemm4_grouped& p, Run run) {
  pdl_wait();
  if (p.clear) clear_rest<T, kGradient>(p);
  const i64 slot = blockIdx.x / p.blocks_each, block = blockIdx.x % p.blocks_each;
  const expert_rows x = find_expert(p, slot);
  if (x.rows > 0) run(product_of<T, kGradient>(p, x), block);
}

template <class T>
NYBBLE_DEVICE void grouped_simt(const params::gemm4_grouped& p) {
  grouped<T, false>(p, [&](const params::gemm4& g, i64 block) {
    constexpr i64 kRows = 8 * policy::kSimtWeights;
    const i64 blocks =
        (g.n + kRows - 1) / kRows * ((g.m + policy::kSimtRows - 1) / policy::kSimtRows);
    for (; block < blocks; block += p.blocks_each) {
      gemm4_simt<T>(g, block);
      __syncthreads();  // before the next product fills its table
    }
  });
}

template <class T>
NYBBLE_DEVICE void grouped_simt_dgrad(const params::gemm4_grouped& p) {
  grouped<T, true>(p, [&](const params::gemm4& g, i64 block) {
    const i64 blocks = (g.k + policy::kSimtDgradThreads - 1) / policy::kSimtDgradThreads *
                       ((g.m + policy::kSimtRows - 1) / policy::kSimtRows);
    for (; block < blocks; block += p.blocks_each) {
      gemm4_simt_dgrad<T>(g, block);
      __syncthreads();
    }
  });
}

#if __CUDA_ARCH__ >= 800

// A block keeps its rows of W and goes through the expert's rows.
template <class T, int kColumns>
NYBBLE_DEVICE void grouped_mma(const params::gemm4_grouped& p) {
  grouped<T, false>(p, [&](const params::gemm4& g, i64 block) {
    const i64 blocks =
        (g.n + policy::kTileRows - 1) / policy::kTileRows * ((g.m + kColumns - 1) / kColumns);
    for (; block < blocks; block += p.blocks_each) {
      gemm4_mma<T, kColumns>(g, block);
      __syncthreads();  // before the next product writes to shared memory
    }
  });
}

#endif

#if __CUDA_ARCH__ >= 900

template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemv_of_expert(const params::gemm4& g, u8* shared, int first, int last) {
  const params::absmax& scales = g.absmax;
  if (scales.codes) return gemv_block<T, kColumnTiles, 64, kScalesWords>(g, shared, first, last);
  if (g.k % 256 == 0 && g.block_shift == 6 && (reinterpret_cast<u64>(scales.values) & 15) == 0)
    return gemv_block<T, kColumnTiles, 64, kScalesWhole>(g, shared, first, last);
  gemv_block<T, kColumnTiles, 64, kScalesSingle>(g, shared, first, last);
}

// For experts with up to 8 * kColumnTiles rows. The blocks have equal shares of all tiles.
template <class T, int kColumnTiles>
NYBBLE_DEVICE void grouped_gemv(const params::gemm4_grouped& p) {
  extern __shared__ __align__(1024) u8 shared[];
  pdl_wait();
  if (p.clear) clear_rest<T, false>(p);
  const i64 tiles = (p.g.n + 15) / 16, all = find_expert(p, p.experts).expert * tiles,
            end = all * (blockIdx.x + 1) / gridDim.x;
  for (i64 at = all * blockIdx.x / gridDim.x; at < end;) {
    const i64 slot = at / tiles, first = at - slot * tiles, last = min(tiles, first + end - at);
    params::gemm4 g = product_of<T, false>(p, find_expert(p, slot));
    g.pdl_prefetch = 1;  // the previous kernel has ended
    gemv_of_expert<T, kColumnTiles>(g, shared, static_cast<int>(first), static_cast<int>(last));
    at += last - first;
    cp_async_wait<0>();
    __syncthreads();  // before the next product writes to shared memory
  }
}

#endif

}  // namespace nybble
