// Epilogue of the wgmma GEMM. It adds the bias, runs the user epilogue and stores the results by
// TMA; or it stores the accumulators as float32 partial results.
#pragma once
#include "gemm4/device/user_functions.cuh"
#include "gemm4/device/wgmma_cluster_splitk.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Stores a warpgroup's accumulators as float32 partial results. Each thread has the accumulators of
// rows n and n + kNext of W.
template <int kNext, int kColumns>
NYBBLE_DEVICE void store_partial(const params::gemm4& p, const work_tile& at, i64 n,
                                 const float (&accumulators)[kColumns / 2]) {
  const int two_t = (threadIdx.x & 3) * 2,
            left = static_cast<int>(min(p.m - at.m0, i64{kColumns})) - two_t;
  const bool low = n < p.n, high = n + kNext < p.n;
  float* to = p.partial + (at.split * p.m + at.m0 + two_t) * p.n + n;
#pragma unroll
  for (int j = 0; j < kColumns / 8; j++)
#pragma unroll
    for (int i = 0; i < 2; i++) {
      if (low && j * 8 + i < left) to[0] = accumulators[j * 4 + i];
      if (high && j * 8 + i < left) to[kNext] = accumulators[j * 4 + 2 + i];
      to += i == 0 ? p.n : 7 * p.n;
    }
}

// Stores a staged chunk (some rows of `a` by 64 rows of W, with 128-byte swizzle). It is called if
// TMA cannot store the chunk.
NYBBLE_DEVICE void store_elementwise(const params::gemm4& p, const u8* staged, i64 m0, i64 n0,
                                     int rows) {
  u16* out = static_cast<u16*>(p.out);
#pragma unroll 1
  for (int i = threadIdx.x & 127; i < rows * 64; i += 128) {
    const int m = i >> 6, n = i & 63;
    if (m0 + m < p.m && n0 + n < p.n)
      out[(m0 + m) * p.n + n0 + n] = *reinterpret_cast<const u16*>(
          staged + m * 128 + (((n >> 3) ^ (m & 7)) << 4) + (n & 7) * 2);
  }
}

// Applies the bias and the user epilogue to a chunk of results (some rows of `a` by 64 rows of W),
// and stages it in 16 bits. n: this thread's row of W.
template <class T, int kColumns>
NYBBLE_DEVICE void stage_result(const params::gemm4& p, i64 m0, i64 n, u32 staging,
                                const float* accumulators) {
  const int lane = threadIdx.x & 31, warp = (threadIdx.x >> 5) & 3;
  const u16* bias = static_cast<const u16*>(p.bias);
  const float b0 = bias && n < p.n ? T::load(bias + n) : 0.0f,
              b1 = bias && n + 8 < p.n ? T::load(bias + n + 8) : 0.0f;
  const int row = (lane & 7) + (lane >> 4) * 8, piece = warp * 2 + (lane >> 3 & 1);
  const u32 to = staging + row * 128 + ((piece ^ (row & 7)) << 4);
#pragma unroll
  for (int j = 0; j < policy::wgmma_epilogue_columns(kColumns) / 16; j++) {
    const float* d = accumulators + j * 8;
    const i64 m = m0 + j * 16 + (lane & 3) * 2;
    u32 v[4];
#pragma unroll
    for (int i = 0; i < 4; i++) {  // [which 8 rows of `a`][which 8 rows of W]
      const i64 mi = m + (i >> 1) * 8, ni = n + (i & 1) * 8;
      const float b = i & 1 ? b1 : b0;
      v[i] = T::pair(finish(d[2 * i] + b, mi, ni), finish(d[2 * i + 1] + b, mi + 1, ni));
    }
    stmatrix_transposed(to + j * 16 * 128, v[0], v[1], v[2], v[3]);
  }
}

// Stages a chunk of a gradient (wgmma_dgrad.cuh). Rows g and g + 8 of a warp's 16 rows are columns
// 2g and 2g + 1, which are adjacent in a row of the result.
template <class T, int kColumns>
NYBBLE_DEVICE void stage_dgrad_result(u32 staging, const float* accumulators) {
  const int lane = threadIdx.x & 31, g = lane >> 2, t = lane & 3,
            piece = (threadIdx.x >> 5 & 3) * 2 + (g >> 2);
#pragma unroll
  for (int j = 0; j < policy::wgmma_epilogue_columns(kColumns) / 8; j++)
#pragma unroll
    for (int i = 0; i < 2; i++) {
      const int row = 2 * t + i;
      store_shared(staging + (j * 8 + row) * 128 + ((piece ^ row) << 4) + (g & 3) * 4,
                   float_of(T::pair(accumulators[j * 4 + i], accumulators[j * 4 + i + 2])));
    }
}

// Stores those chunks whose complete sums are in this block. half: the number of the warpgroup.
// Chunks are staged one after the other. For the block's last tile, all chunks are staged at once
// in the memory of the pipeline.
template <class T, bool kDgrad, class Tiles>
NYBBLE_DEVICE void store_result(const params::gemm4_wgmma& q, const cluster_splitk<Tiles>& splitk,
                                const work_tile& at, int half, i64 n, u8* shared, bool last,
                                const float (&accumulators)[Tiles::kColumns / 2]) {
  constexpr int kColumns = Tiles::kColumns, kChunk = policy::wgmma_epilogue_columns(kColumns);
  using L = wgmma_smem_layout<kColumns>;
  const bool leader = (threadIdx.x & 127) == 0;
  u8* const first =
      shared + (last ? L::kA + half * kColumns * 128 : L::kStaging + half * kChunk * 128);
  const auto staging = [&](int c) { return first + (last ? c * 128 : 0); };
  const auto send = [&](int c) {
    const i64 n0 = at.n0 + half * 64, m0 = at.m0 + c;
    if (!q.tma_out)
      store_elementwise(q.g, staging(c), m0, n0, kChunk);
    else if (leader)
      tma_store(&q.out_map, static_cast<int>(n0), static_cast<int>(m0), shared_address(staging(c)));
  };
  // Wait until all threads have finished reading the pipeline.
  if (last) named_barrier_sync(5, policy::kWgmmaConsumerThreads);
#pragma unroll
  for (int c = 0; c < kColumns; c += kChunk) {
    if (!splitk.has(c / kChunk)) continue;
    if (!last) {
      if (leader) tma_store_wait();
      named_barrier_sync(2 + half, 128);
    }
    if constexpr (kDgrad)
      stage_dgrad_result<T, kColumns>(shared_address(staging(c)), accumulators + c / 2);
    else
      stage_result<T, kColumns>(q.g, at.m0 + c, n, shared_address(staging(c)),
                                accumulators + c / 2);
    if (last) continue;
    fence_proxy_async_shared();
    named_barrier_sync(2 + half, 128);
    send(c);
  }
  if (!last) return;
  fence_proxy_async_shared();
  named_barrier_sync(2 + half, 128);
#pragma unroll 1
  for (int c = 0; c < kColumns; c += kChunk)
    if (splitk.has(c / kChunk)) send(c);
}

// The epilogue of a tile. First it adds the partial accumulators of other clusters and of the
// cluster's other block. Then it stores the results. If another cluster has the end of the tile's
// K, it stores its own partial accumulators for that cluster instead. row: this thread's row within
// the tile. last: whether this is the block's last tile.
template <class T, class Weights, class Tiles, class Pipeline>
NYBBLE_DEVICE void tile_epilogue(const Tiles& tiles, Pipeline& pipeline, const work_tile& at,
                                 int row, bool last, u8* shared, u32 base,
                                 float (&accumulators)[Tiles::kColumns / 2]) {
  const params::gemm4_wgmma& q = tiles.q;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  if constexpr (Tiles::kStreamK) {
    if (!at.ends) {
      store_streamk_partial(tiles, accumulators);
      return;
    }
    reduce_streamk_partials<Weights::kSumStages, Tiles>(pipeline, base, at.before, lane,
                                                        accumulators);
  }
  const cluster_splitk<Tiles> splitk(tiles);
  if (tiles.cluster_k > 1) splitk.exchange(base, accumulators);
  if (!Tiles::kOneTile && q.g.partial)
    store_partial<Weights::kNext, Tiles::kColumns>(q.g, at, at.n0 + row, accumulators);
  else
    store_result<T, Weights::kDgrad>(q, splitk, at, warp >> 2, at.n0 + row, shared, last,
                                     accumulators);
}

#endif

}  // namespace nybble
