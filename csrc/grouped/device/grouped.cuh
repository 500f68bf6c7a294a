// Products of stacked 4-bit weights (the experts of a mixture-of-experts layer): finds the expert
// of a thread block on the device, and runs the 4-bit product's code on this expert's rows.
//
// A grid has `slots` groups of blocks_each thread blocks. Group s takes the s-th expert that has
// rows, so that experts without tokens cost nothing and the host need not know the routing. One
// more group stores zeros in the rows after the last expert's.
#pragma once
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

// Returns the rows of the slot-th expert that has rows. All threads of the block take part, and all
// get the same result.
NYBBLE_DEVICE expert_rows find_expert(const params::gemm4_grouped& p, i64 slot) {
  __shared__ int counts[8];  // of the warps
  __shared__ i64 found[3];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;
  if (threadIdx.x == 0) found[2] = 0;
  for (i64 base = 0; base < p.experts; base += blockDim.x) {
    const i64 e = base + threadIdx.x, first = e < p.experts ? start_of(p, e) : 0,
              rows = e < p.experts ? start_of(p, e + 1) - first : 0;
    if (e < p.experts) check_offset(p, e);
    const u32 hit = __ballot_sync(kFullWarp, rows > 0);
    if (lane == 0) counts[warp] = __popc(hit);
    __syncthreads();
    i64 before = __popc(hit & ((1u << lane) - 1)), all = 0;
    for (int w = 0; w < warps; w++) {
      if (w < warp) before += counts[w];
      all += counts[w];
    }
    if (rows > 0 && before == slot) found[0] = e, found[1] = first, found[2] = rows;
    __syncthreads();
    if (slot < all) break;
    slot -= all;
  }
  return {found[0], found[1], found[2]};
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

// Stores zeros in the rows after the last expert's.
template <class T, bool kGradient>
NYBBLE_DEVICE void clear_rest(const params::gemm4_grouped& p, i64 block) {
  using value = typename T::storage;
  const i64 columns = kGradient ? p.g.k : p.g.n, end = p.g.m * columns;
  value* const out = static_cast<value*>(p.g.out);
  for (i64 i = start_of(p, p.experts) * columns + block * blockDim.x + threadIdx.x; i < end;
       i += static_cast<i64>(p.blocks_each) * blockDim.x)
    T::store(out + i, 0.0f);
}

// Calls run(product, block) with the product of this block's expert, if it has one.
template <class T, bool kGradient, class Run>
NYBBLE_DEVICE void grouped(const params::gemm4_grouped& p, Run run) {
  pdl_wait();
  const i64 slot = blockIdx.x / p.blocks_each, block = blockIdx.x % p.blocks_each;
  if (slot == p.slots) return clear_rest<T, kGradient>(p, block);
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

#if __CUDA_ARCH__ >= 900

template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemv_of_expert(const params::gemm4& g, u8* shared, int block) {
  const params::absmax& scales = g.absmax;
  if (scales.codes) return gemv_block<T, kColumnTiles, 64, kScalesWords>(g, shared, block);
  if (g.k % 256 == 0 && g.block_shift == 6 && (reinterpret_cast<u64>(scales.values) & 15) == 0)
    return gemv_block<T, kColumnTiles, 64, kScalesWhole>(g, shared, block);
  gemv_block<T, kColumnTiles, 64, kScalesSingle>(g, shared, block);
}

// Reads the weight once per 8 * kColumnTiles rows of an expert.
template <class T, int kColumnTiles>
NYBBLE_DEVICE void grouped_gemv(const params::gemm4_grouped& p) {
  extern __shared__ __align__(1024) u8 shared[];
  grouped<T, false>(p, [&](params::gemm4 g, i64 block) {
    for (i64 left = g.m; left > 0; left -= 8 * kColumnTiles) {
      g.m = min(left, static_cast<i64>(8 * kColumnTiles));
      gemv_of_expert<T, kColumnTiles>(g, shared, static_cast<int>(block));
      g.a = static_cast<const u16*>(g.a) + g.m * g.k;
      g.out = static_cast<u16*>(g.out) + g.m * g.n;
      cp_async_wait<0>();
      __syncthreads();  // before the next product writes to shared memory
    }
  });
}

#endif

}  // namespace nybble
