// Owns: how the sums of gemm4_wide.cuh leave the registers, as results or as parts of them.
#pragma once
#include "gemm4/device/user_functions.cuh"
#include "gemm4/device/wgmma_cluster_splitk.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A warpgroup's sums as float32 partial results; n: this thread's row of W, the other is kNext on.
template <int kNext, int kColumns>
NYBBLE_DEVICE void store_partial(const params::gemm4& p, const wide_tile& at, i64 n,
                                 const float (&sums)[kColumns / 2]) {
  const int two_t = (threadIdx.x & 3) * 2,
            left = static_cast<int>(min(p.m - at.m0, i64{kColumns})) - two_t;
  const bool low = n < p.n, high = n + kNext < p.n;
  float* to = p.partial + (at.split * p.m + at.m0 + two_t) * p.n + n;
#pragma unroll
  for (int j = 0; j < kColumns / 8; j++)
#pragma unroll
    for (int i = 0; i < 2; i++) {
      if (low && j * 8 + i < left) to[0] = sums[j * 4 + i];
      if (high && j * 8 + i < left) to[kNext] = sums[j * 4 + 2 + i];
      to += i == 0 ? p.n : 7 * p.n;
    }
}

// A staged chunk (rows of `a` by 64 of W, 128-byte swizzle) where boxes cannot be stored.
NYBBLE_DEVICE void store_singly(const params::gemm4& p, const u8* staged, i64 m0, i64 n0,
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

// 64 columns of W by a chunk of rows of `a` with bias and epilogue, in 16 bits, to where they are
// staged; n: this thread's row of W.
template <class T, int kColumns>
NYBBLE_DEVICE void stage_chunk(const params::gemm4& p, i64 m0, i64 n, u32 staging,
                               const float* sums) {
  const int lane = threadIdx.x & 31, warp = (threadIdx.x >> 5) & 3;
  const u16* bias = static_cast<const u16*>(p.bias);
  const float b0 = bias && n < p.n ? T::load(bias + n) : 0.0f,
              b1 = bias && n + 8 < p.n ? T::load(bias + n + 8) : 0.0f;
  const int row = (lane & 7) + (lane >> 4) * 8, piece = warp * 2 + (lane >> 3 & 1);
  const u32 to = staging + row * 128 + ((piece ^ (row & 7)) << 4);
#pragma unroll
  for (int j = 0; j < policy::wide_chunk(kColumns) / 16; j++) {
    const float* d = sums + j * 8;
    const i64 m = m0 + j * 16 + (lane & 3) * 2;
    u32 v[4];
#pragma unroll
    for (int i = 0; i < 4; i++) {  // [8 of `a`][8 of W]
      const i64 mi = m + (i >> 1) * 8, ni = n + (i & 1) * 8;
      const float b = i & 1 ? b1 : b0;
      v[i] = T::pair(finish(d[2 * i] + b, mi, ni), finish(d[2 * i + 1] + b, mi + 1, ni));
    }
    store_matrices(to + j * 16 * 128, v[0], v[1], v[2], v[3]);
  }
}

// The same of a gradient (gemm4_wide_turned.cuh): rows g and g + 8 of a warp's 16 are columns 2g
// and 2g + 1, side by side in a row of the result.
template <class T, int kColumns>
NYBBLE_DEVICE void stage_turned_chunk(u32 staging, const float* sums) {
  const int lane = threadIdx.x & 31, g = lane >> 2, t = lane & 3,
            piece = (threadIdx.x >> 5 & 3) * 2 + (g >> 2);
#pragma unroll
  for (int j = 0; j < policy::wide_chunk(kColumns) / 8; j++)
#pragma unroll
    for (int i = 0; i < 2; i++) {
      const int row = 2 * t + i;
      store_shared(staging + (j * 8 + row) * 128 + ((piece ^ row) << 4) + (g & 3) * 4,
                   float_of(T::pair(sums[j * 4 + i], sums[j * 4 + i + 2])));
    }
}

// A warpgroup's sums, of the chunks that its block has in full. `half`: which warpgroup. They are
// staged one after the other; of the block's last tile all at once, where the ring was.
template <class T, bool kTurned, class Tiles>
NYBBLE_DEVICE void store_result(const params::gemm4_wide& q, const wide_team<Tiles>& team,
                                const wide_tile& at, int half, i64 n, u8* shared, bool last,
                                const float (&sums)[Tiles::kColumns / 2]) {
  constexpr int kColumns = Tiles::kColumns, kChunk = policy::wide_chunk(kColumns);
  using L = wide_layout<kColumns>;
  const bool leader = (threadIdx.x & 127) == 0;
  u8* const first =
      shared + (last ? L::kA + half * kColumns * 128 : L::kStaging + half * kChunk * 128);
  const auto staging = [&](int c) { return first + (last ? c * 128 : 0); };
  const auto send = [&](int c) {
    const i64 n0 = at.n0 + half * 64, m0 = at.m0 + c;
    if (!q.out_boxes)
      store_singly(q.g, staging(c), m0, n0, kChunk);
    else if (leader)
      store_box(&q.out_map, static_cast<int>(n0), static_cast<int>(m0), shared_address(staging(c)));
  };
  if (last) sync_some(5, policy::kWideMultiplying);  // the ring is read
#pragma unroll
  for (int c = 0; c < kColumns; c += kChunk) {
    if (!team.has(c / kChunk)) continue;
    if (!last) {
      if (leader) stores_read();
      sync_some(2 + half, 128);
    }
    if constexpr (kTurned)
      stage_turned_chunk<T, kColumns>(shared_address(staging(c)), sums + c / 2);
    else
      stage_chunk<T, kColumns>(q.g, at.m0 + c, n, shared_address(staging(c)), sums + c / 2);
    if (last) continue;
    fence_shared();
    sync_some(2 + half, 128);
    send(c);
  }
  if (!last) return;
  fence_shared();
  sync_some(2 + half, 128);
#pragma unroll 1
  for (int c = 0; c < kColumns; c += kChunk)
    if (team.has(c / kChunk)) send(c);
}

// A tile's end: its sums with those of other clusters and of the team become results, or are left
// for the cluster that has the end of K. `row`: this thread's, of the tile's; `last`: of the
// block's tiles.
template <class T, class Weights, class Tiles, class Ring>
NYBBLE_DEVICE void end_tile(const Tiles& tiles, Ring& ring, const wide_tile& at, int row, bool last,
                            u8* shared, u32 base, float (&sums)[Tiles::kColumns / 2]) {
  if (!at.ends) {
    leave_sums(tiles, sums);
    return;
  }
  const params::gemm4_wide& q = tiles.q;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  take_sums<Weights::kSumStages, Tiles>(ring, base, at.before, lane, sums);
  const wide_team<Tiles> team(tiles);
  if (tiles.team > 1) team.exchange(base, sums);
  if (q.g.partial)
    store_partial<Weights::kNext, Tiles::kColumns>(q.g, at, at.n0 + row, sums);
  else
    store_result<T, Weights::kTurned>(q, team, at, warp >> 2, at.n0 + row, shared, last, sums);
}

#endif

}  // namespace nybble
