// Products of stacked 4-bit weights. They run the code of the 4-bit product on the rows of each
// expert. Experts without rows cost nothing.
//
// In most kernels, each expert has a group of blocks_each thread blocks, for up to `slots` experts.
// In the GEMV kernels, there is one block per multiprocessor, and each takes an equal share of the
// row tiles of all experts.
#pragma once
#include "gemm4/device/gemm_mma.cuh"
#include "gemm4/device/gemm_simt.cuh"
#include "gemm4/device/gemv.cuh"
#include "grouped/device/experts.cuh"

namespace nybble {

// Calls run(product, block) with the product of this block's expert. Does nothing if there is no
// such expert.
template <class T, bool kGradient, class Run>
NYBBLE_DEVICE void grouped(const params::gemm4_grouped& p, Run run) {
  pdl_wait();
  if (p.clear) clear_rows(p, p.g.out, kGradient ? p.g.k : p.g.n, sizeof(typename T::storage));
  const i64 slot = blockIdx.x / p.blocks_each, block = blockIdx.x % p.blocks_each;
  const expert_rows x = find_expert(p, static_cast<int>(slot));
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

// Each block keeps the same rows of W and loops over the rows of `a` of its expert.
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

template <class T, int kColumnTiles, class Ready>
NYBBLE_DEVICE void gemv_of_expert(const params::gemm4& g, u8* shared, gemv_part part, Ready ready) {
  const params::absmax& scales = g.absmax;
  constexpr int kTiles = kColumnTiles == 1 ? policy::kGroupedGemvTiles : policy::kGemvTiles;
  if (g.block_shift == 5) {
    if (scales.codes)
      return gemv_block<T, kColumnTiles, 32, kScalesBytes, true, kTiles, true>(g, shared, 0, part,
                                                                               ready);
    return gemv_block<T, kColumnTiles, 32, kScalesSingle, true, kTiles, true>(g, shared, 0, part,
                                                                              ready);
  }
  if (scales.codes)
    return gemv_block<T, kColumnTiles, 64, kScalesWords, true, kTiles, true>(g, shared, 0, part,
                                                                             ready);
  if (g.k % 256 == 0 && g.block_shift == 6 && (reinterpret_cast<u64>(scales.values) & 15) == 0)
    return gemv_block<T, kColumnTiles, 64, kScalesWhole, true, kTiles, false>(g, shared, 0, part,
                                                                              ready);
  gemv_block<T, kColumnTiles, 64, kScalesSingle, true, kTiles, true>(g, shared, 0, part, ready);
}

// For experts with up to p.most rows. All blocks have equal shares of the row tiles. An expert is
// read again for each 16 rows. A tile costs 2 for up to 8 rows of `a`, and 3 for up to 16 rows.
//
// With pdl_prefetch, the block reads the offsets, and starts to copy weights, before it fills the
// table and waits for the previous kernel.
template <class T>
NYBBLE_DEVICE void grouped_gemv(const params::gemm4_grouped& p) {
  extern __shared__ __align__(1024) u8 shared[];
  constexpr u32 kList = gemv_smem_layout::kBeyond +
                        policy::gemv_overflow_bytes(policy::kGroupedFewRows, policy::kGemvTiles);
  int* const starts = reinterpret_cast<int*>(shared + (kList - shared_address(shared)));
  int* const sums = starts + policy::kGroupedMostListed;
  const bool known = codes_are_known(p.g), prefetch = p.g.pdl_prefetch && known;
  const auto begin = [&] {
    if (!known) pdl_wait();
    fill_code_table<T>(p.g, shared + (gemv_smem_layout::kTable - shared_address(shared)));
    if (!p.beside) pdl_wait();
    pdl_launch_dependents();
  };
  bool ready = !prefetch;
  if (ready) begin();
  const auto begin_once = [&] {
    if (!ready) begin();
    ready = true;
  };
  const int tiles = static_cast<int>((p.g.n + 15) / 16);
  const auto each = [](i64 rows) {
    const int rest = static_cast<int>(rows & 15);
    return static_cast<int>(rows >> 4) * 3 + (rest > 8 ? 3 : rest > 0 ? 2 : 0);
  };
  const expert_list<int*> list(
      p, starts, sums, [&](i64 rows) { return rows <= p.most ? tiles * each(rows) : 0; },
      fails_assertion());
  // A share starts at list.all * block / gridDim.x. So if the number of experts divides the number
  // of blocks, no block has parts of two experts.
  const u32 share = static_cast<u32>(list.all) / gridDim.x,
            rest = static_cast<u32>(list.all) - share * gridDim.x;
  const auto start_of_share = [&](u32 block) {
    return static_cast<int>(share * block + rest * block / gridDim.x);
  };
  const int end = start_of_share(blockIdx.x + 1);
  for (int at = start_of_share(blockIdx.x); at < end;) {
    const int e = list.find(at),
              pass = static_cast<int>(static_cast<u32>(at - starts[e]) / (tiles * 3)),
              start = starts[e] + pass * tiles * 3;
    const i64 first = start_of(p, e) + pass * 16, rows = min(start_of(p, e + 1) - first, i64{16});
    const int per = each(rows);
    // the tiles that start in this block's share
    const gemv_part part = {(at - start + per - 1) / per,
                            min(tiles, (end - start + per - 1) / per)};
    if (part.first < part.last) {
      const params::gemm4 g = product_of<T, false>(p, {e, first, rows});
      if (rows > 8)
        gemv_of_expert<T, 2>(g, shared, part, begin_once);
      else
        gemv_of_expert<T, 1>(g, shared, part, begin_once);
      cp_async_commit();
      cp_async_wait<0>();
    }
    at = start + tiles * per;
    __syncthreads();  // before the next product writes to shared memory
  }
  begin_once();
  if (p.clear) clear_rows(p, p.g.out, p.g.n, sizeof(typename T::storage));
  if (p.beside) pdl_wait();
}

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
