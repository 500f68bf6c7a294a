// Owns: the 4-bit product for up to 16 rows of `a` in 16-bit types where the copy engine brings W
// (sm_90a): with plain scales, and with nested ones that fit into shared memory.
//
// As gemm4_stream.cuh (the steps, the codes, the sums, who has which of `a`), but for the copies:
// one thread of a warp asks for the weights of a step as two boxes of 128 bytes by 16 rows, and for
// the scales of blocks of 64 as a third; other scales come as they do there. That leaves 50 of 550
// instructions of a step out, and an eighth of what shared memory's pipe does. H200, gpu.py at
// 10bb4b9 without and at 540e085 with, us by 1, 8 and 16 rows: 14336x4096 10.3, 11.3, 14.7 and 9.7,
// 10.9, 14.3; 8192x28672 33.2, 36.6, 52.4 and 31.9, 35.6, 48.6; 4096x4096 5.3, 5.9, 7.5 and 4.7,
// 5.5, 7.0. Nested scales lie in shared memory from the beginning (stream_kept.cuh); loaded beside
// boxes, by lanes, they took 47 us for 35.6 (8192x28672, 1 row).
//
// Up to 8 rows of `a`, too, are read before the wait where the product ahead does not write them.
// In graphs, 1, 4 and 8 rows of 4096x4096 4.47, 4.74, 5.24 us, so 4.26, 4.45, 4.88, of
// 14336x4096 9.14, 9.49, 10.39, so 9.07, 9.30, 10.01; 16 rows took 6.77 and 6.88.
//
// Kept out for 16 rows of 8192x28672: `a` for 64 of K loaded just before four row tiles use it,
// with sums that stay in registers, sixteen warps 58 to 60 us (W as boxes 54 to 56), eight 59 to
// 63; `a` through shared memory by the copy engine, a slice ahead, 56; a quarter of the codes
// looked up in registers by permutes 59. `a` of the last part of K asked into the L1 cache before:
// no gain (14336x4160, 1, 8, 16 rows 10.95, 12.3, 16.0 us for 11.05, 12.15, 15.6).
#pragma once
#include "device/wgmma.cuh"
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/gemv_nested_scales.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A warp's ring: the weights of its stages, then their scales; and a barrier for each stage. Halves
// of rows lie in lines of 128 bytes, swizzled as the copy engine does it, and so do boxed scales in
// lines of 32.
struct boxed_ring : stream_ring<64> {
  static constexpr int kHalf = 16 * 128, kWeights = 2 * kHalf, kScaleBytes = 16 * kScales * 4,
                       kRing = 14336;
  static constexpr u32 kBarriers = kHigh + kWarps / 2 * kRing;
  static_assert(kStages * (kWeights + kScaleBytes) <= kRing && kRing % 1024 == 0);
  static_assert(kBarriers + kWarps * kStages * 8 <= kCodes);
  // The row that quad g takes of each eight: so that 8-byte reads of four of them never conflict.
  NYBBLE_DEVICE static int row(int g) { return (g & 3) * 2 + (g >> 2); }
};

// Multiplies the step whose weights and scales lie there, and makes the next one's scales of kept
// ones. kPart: the first `groups` of it alone.
template <class T, scale_form kScales, bool kPart, int kColumnTiles>
NYBBLE_DEVICE void multiply_boxes(float (&total)[kColumnTiles][4],
                                  const stream_columns<kColumnTiles, 64>& a, u32 weights,
                                  u32 scales, next_scales& next, int lane, int groups) {
  using L = boxed_ring;
  constexpr bool kBoxedScales = kScales == kScalesWhole, kKept = kScales == kScalesKept;
  const int g = L::row(lane >> 2), t = lane & 3;
  const u32 lane_address = L::kTable + lane * 4, row = weights + g * 128 + (t & 1) * 8,
            turn = kBoxedScales ? (g >> 2 & 1) << 4 : 0;
  scales += g * L::kScales * 4;
  if (kKept && kPart) next.make(0, L::kGroups + 1);
#pragma unroll
  for (int h = 0; h < L::kGroups; h += 4) {
    if (kPart && h >= groups) break;
    const u32 at = scales + (h * 4 ^ turn);
    const uint4 f0 = shared_quad(at), f1 = shared_quad(at + 8 * L::kScales * 4);
    const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
    for (int b = h; b < h + 4; b++) {
      if (kPart && b >= groups) break;
      if (kKept && !kPart) next.make(b, b + 1);
      float part[kColumnTiles][4];
      const u32 bytes = row + (b >> 2) * L::kHalf + (((2 * (b & 3) + (t >> 1)) ^ g) << 4);
      multiply_group<T, 0, 4>(part, a.x[b], shared_pair(bytes), shared_pair(bytes + L::kHalf / 2),
                              lane_address);
      add_scaled(total, part, float_of(s0[b - h]), float_of(s1[b - h]));
    }
  }
  if (kKept && !kPart) next.make(L::kGroups, L::kGroups + 1);
}

template <class T, int kColumnTiles, scale_form kScales>
NYBBLE_DEVICE void boxed_block(const params::gemm4_boxes& q, u8* shared) {
  constexpr bool kBoxedScales = kScales == kScalesWhole, kKept = kScales == kScalesKept,
                 kCopied = kScales == kScalesSingle;
  using L = boxed_ring;
  using sums = stream_sums<kColumnTiles * 8>;
  const params::gemm4& p = q.g;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = __shfl_sync(kFullWarp, threadIdx.x >> 5, 0);
  const u32 ring = ring_of<L>(base, warp), ring_scales = ring + L::kStages * L::kWeights,
            full = L::kBarriers + warp * L::kStages * 8;
  const int block = blockIdx.x, first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  const stream_walk start(first, last, static_cast<int>(p.k), warp);
  stream_source<kScales, 64> source(p, start, lane);
  kept_scales kept(p, L::kCodes, first);
  if (lane == 0) {
    for (int s = 0; s < L::kStages; s++) barrier_init(full + s * 8, 1);
    fence_barriers();
  }
  __syncwarp();
  // Starts copying the next step to a stage that all lanes are done with.
  const auto copy = [&](int stage) {
    const u32 barrier = full + stage * 8, to = ring + stage * L::kWeights,
              scales = ring_scales + stage * L::kScaleBytes;
    if (source.at.more() && lane == 0) {
      const int row = min((source.at.group + source.at.r) * 16, static_cast<int>(p.n) - 16),
                k0 = source.at.k0;
      barrier_expect(barrier, L::kWeights + (kBoxedScales ? L::kScaleBytes : 0));
      copy_box(to, &q.w_map, k0 / 2, row, barrier);
      copy_box(to + L::kHalf, &q.w_map, k0 / 2 + 128, row, barrier);
      if (kBoxedScales) copy_box(scales, &q.scales_map, k0 / 32, row, barrier);
    }
    if constexpr (kCopied) {
      raw_scales none;
      source.copy_scales(scales - 16 * L::kRow, lane, none);  // as if behind a stage's weights
      copy_commit();
    }
    source.advance(lane);
  };
  u32 place[L::kStages - 1];  // of this lane's kept scales in the steps being copied
  const auto begin = [&] {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) {
      if (kKept) place[s] = kept.place(source.block, source.scaled);
      copy(s);
    }
    constexpr int kColumns = kColumnTiles * 8;
    const int tiles = p.tiles_each + (p.tiles_more > 0);
    if (kKept) kept.copy(p, L::kBeyond + policy::stream_beyond(kColumns, tiles), first, last);
  };
  const bool early = p.early;
  if (early)
    begin();
  else
    source.prefetch(lane);
  if (!codes_are_known(p)) wait_for_previous();
  fill_stream_table<T>(p, shared + (L::kTable - base));
  const stream_share share(static_cast<int>(p.m));
  stream_columns<kColumnTiles, 64> a(p, lane);
  int have = start.k0;
  const auto load_rows = [&] {
#pragma unroll
    for (int b = 0; b < L::kGroups; b++) a.load(b, have);
  };
  const bool rows_early = kColumnTiles == 1 && p.early > 1;
  if (rows_early) load_rows();
  wait_for_previous();
  if (p.bias && static_cast<int>(threadIdx.x) < last - first)
    prefetch_l2(static_cast<const u16*>(p.bias) + (first + threadIdx.x) * 16);
  overlap_next();  // not before: the next product may read its weight as soon as it starts
  if (!early) begin();
  stream_walk at = start;
  if (!rows_early) load_rows();
  if (kKept) copy_wait<0>();
  __syncthreads();
  if (kKept) {
    kept.arrived();
    next_scales(kept, place[0], ring_scales + lane * 16).make(0, L::kGroups + 1);
  }
  const int turned = L::row(lane >> 2) * 4 + (lane & 3);
  int stage = 0;
  u32 parity = 0;
  while (at.more()) {
    if (at.group != first) __syncthreads();  // the previous sums have been read
    if (at.whole == 0) {                     // not all warps have steps of all tiles
      for (int r = 0; r < at.tiles; r++)
        sums::each(r, warp, lane, [](int, int, u32 to) { store_shared(to, 0.0f); });
    }
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh();
      const int groups = min(L::kGroups, (static_cast<int>(p.k) - at.k0) / 64);
      if (at.r < at.tiles && at.k0 != have) {
        have = at.k0;
        load_rows();
      }
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        if (kCopied) copy_wait<L::kStages - 2>();
        __syncwarp();
        float total[kColumnTiles][4];
        sums::each(at.r, warp, turned, [&](int n, int i, u32 place) {
          total[n][i] = fresh ? 0.0f : shared_float(place);
        });
        // The stage before: all that was read of it is in the sums, which have been stored.
        next_scales next(
            kept, place[1],
            ring_scales + (stage + 1 == L::kStages ? 0 : stage + 1) * L::kScaleBytes + lane * 16);
        if (kKept) place[1] = kept.place(source.block, source.scaled);
        copy(stage == 0 ? L::kStages - 1 : stage - 1);
        barrier_wait(full + stage * 8, parity);
        const u32 weights = ring + stage * L::kWeights,
                  scales = ring_scales + stage * L::kScaleBytes;
        if (!kBoxedScales && groups < L::kGroups)
          multiply_boxes<T, kScales, true>(total, a, weights, scales, next, lane, groups);
        else
          multiply_boxes<T, kScales, false>(total, a, weights, scales, next, lane, groups);
        sums::each(at.r, warp, turned,
                   [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
        if (++stage == L::kStages) stage = 0, parity ^= 1;
      }
    }
    __syncthreads();
    store_group<T, kColumnTiles * 8>(p, share, at.group, at.tiles);
    at.next_group();
  }
}

template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemm4_boxes(const params::gemm4_boxes& q) {
  extern __shared__ __align__(1024) u8 shared[];
  if (q.g.absmax.codes) return boxed_block<T, kColumnTiles, kScalesKept>(q, shared);
  if (q.boxed_scales) return boxed_block<T, kColumnTiles, kScalesWhole>(q, shared);
  boxed_block<T, kColumnTiles, kScalesSingle>(q, shared);
}

#endif

}  // namespace nybble
