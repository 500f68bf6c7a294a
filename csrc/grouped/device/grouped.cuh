// Products of stacked 4-bit weights. They run the code of the 4-bit product on the rows of each
// expert. Experts without rows cost nothing.
//
// In most kernels, each expert has a group of blocks_each thread blocks, for up to `slots` experts.
// In the GEMV kernels, there is one block per multiprocessor, and each takes an equal share of the
// row tiles of all experts.
#pragma once
#include "gemm4/device/gemm_mma.cuh"
#include "gemm4/device/gemm_simt.cuh"
#include "grouped/device/experts.cuh"
#include "grouped/device/grouped_gemv.cuh"

namespace nybble {

// Calls run(product, block) with the product of this block's expert. Does nothing if there is no
// such expert.
template <class T, bool kGradient, class Run>
NYBBLE_DEVICE void grouped(const params::gemm4_grouped& p, Run run) {
  pdl_wait();
  if (p.clear) clear_rows(p, p.g.out, kGradient ? p.g.k : p.g.n, sizeof(typename T::storage));
  const i64 slot = blockIdx.x / p.blocks_each, block = blockIdx.x % p.blocks_each;
  const expert_rows x = find_expert(p, static_cast<int>(slot));
  if (x.rows == 0) return;
  // in shared memory, because registers are scarce: with a copy in each thread, the loop of
  // gemm4_mma with tiles of 64 columns had 74 loads and stores of spilled registers (sm_80,
  // CUDA 13.0)
  __shared__ params::gemm4 product;
  if (threadIdx.x == 0) product = product_of<T, kGradient>(p, x);
  __syncthreads();
  run(product, block);
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

// Each block keeps the same rows of W and loops over the rows of `a` of its expert.
template <class T, int kColumns, bool kMicroscaled>
NYBBLE_DEVICE void grouped_mma(const params::gemm4_grouped& p) {
  grouped<T, false>(p, [&](const params::gemm4& g, i64 block) {
    const i64 blocks =
        (g.n + policy::kTileRows - 1) / policy::kTileRows * ((g.m + kColumns - 1) / kColumns);
    for (; block < blocks; block += p.blocks_each) {
      gemm4_mma<T, kColumns, kMicroscaled>(g, block);
      __syncthreads();  // before the next product writes to shared memory
    }
  });
}

#endif

#if __CUDA_ARCH__ >= 900

// Dequantizes the nested scales of the experts with e.least to e.most rows.
NYBBLE_DEVICE void grouped_scales(const params::gemm4_grouped_scales& q) {
  grouped<f32, false>(q.e, [&](const params::gemm4& g, i64 block) {
    float* const to = q.out + (g.absmax.codes - q.e.g.absmax.codes);
    for (i64 i = block * blockDim.x + threadIdx.x; i < q.e.expert_scales;
         i += static_cast<i64>(q.e.blocks_each) * blockDim.x)
      to[i] = scale_of<true>(g.absmax, i);
  });
}

#endif

}  // namespace nybble
