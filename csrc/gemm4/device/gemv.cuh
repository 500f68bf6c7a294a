// Owns: the 4-bit product for up to 16 rows of `a`: streams the packed weight once, at the speed of
// memory (sm_90 up).
//
// W is the 16-row A operand of m16n8k16, `a` the 8-column B operand. K is permuted inside each
// group of 64 so that lane t of a quad owns 8 consecutive packed bytes. A byte becomes a pair of
// codes by one byte-permute, which builds the complete shared address, and one load from a table
// with a copy per bank (never a conflict). The scale multiplies float32 sums per group of 64, so a
// weight is never rounded after scaling. The eight warps of a block split K and keep their slice of
// `a` in registers; each streams its own steps through its own cp.async ring: no barrier until the
// cross-warp sum, once per group of tiles. Needs K % 64 == 0, blocks of 64 or more, 16-byte rows,
// n >= 16. One block a multiprocessor.
#pragma once
#include "gemm4/device/gemv_epilogue.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

template <int kByte>
NYBBLE_DEVICE u32 code_pair(u32 w, u32 lane_address) {
  return shared_word(
      __byte_perm(w, lane_address, 0x7604 | (kByte << 4)));  // bytes: lane, w[kByte], 1, 0
}

// 256 entries at a stride of 256 bytes, 32 copies each; the other 128 bytes hold sums. All threads
// of the block.
template <class T>
NYBBLE_DEVICE void fill_stream_table(const params::gemm4& p, u8* table) {
  const int entry = threadIdx.x;  // 256 threads
  const u32 v = T::pair(value_of(p, entry >> 4), value_of(p, entry & 15));
  uint4* to = reinterpret_cast<uint4*>(table + entry * 256);
#pragma unroll
  for (int j = 0; j < 8; j++)  // eight lanes fill the eight columns of banks
    to[(j + threadIdx.x) & 7] = make_uint4(v, v, v, v);
}

// This lane's part of `a`: rows g and g + 8, 16 of each group of 64.
template <int kColumnTiles, int kUnit>
struct stream_columns {
  static constexpr int kEach = kUnit / 4;  // that lie together
  u32 x[stream_layout::kGroups][kColumnTiles][8];
  const u16* row[kColumnTiles];  // at this lane's first element; NULL: no such row
  int k;                         // what is left of K there

  NYBBLE_DEVICE stream_columns(const params::gemm4& p, int lane) {
    const int g = lane >> 2, t = lane & 3;
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
      row[n] =
          n * 8 + g < p.m ? static_cast<const u16*>(p.a) + (n * 8 + g) * p.k + t * kEach : nullptr;
    k = static_cast<int>(p.k) - t * kEach;
  }
  NYBBLE_DEVICE void load(int b, int k0) {
    const int from = k0 + b * 64;
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++) {
      uint4 v0 = make_uint4(0, 0, 0, 0), v1 = v0;
      if (row[n] && from < k) {
        const uint4* a = reinterpret_cast<const uint4*>(row[n] + from);
        v0 = __ldg(a), v1 = __ldg(a + (kUnit == 64 ? 1 : 4));
      }
      x[b][n][0] = v0.x, x[b][n][1] = v0.y, x[b][n][2] = v0.z, x[b][n][3] = v0.w;
      x[b][n][4] = v1.x, x[b][n][5] = v1.y, x[b][n][6] = v1.z, x[b][n][7] = v1.w;
    }
  }
};

// Products kFrom up to kTo of the four of a group of 64: 16 rows whose packed bytes are w0 (row g)
// and w1 (row g + 8).
template <class T, int kFrom, int kTo, int kColumnTiles>
NYBBLE_DEVICE void multiply_group(float (&part)[kColumnTiles][4], const u32 (&x)[kColumnTiles][8],
                                  uint2 w0, uint2 w1, u32 lane_address) {
#pragma unroll
  for (int j = kFrom; j < kTo; j++) {
    const u32 p0 = j < 2 ? w0.x : w0.y, p1 = j < 2 ? w1.x : w1.y;
    u32 a0, a1, a2, a3;
    if (j & 1)
      a0 = code_pair<2>(p0, lane_address), a1 = code_pair<2>(p1, lane_address),
      a2 = code_pair<3>(p0, lane_address), a3 = code_pair<3>(p1, lane_address);
    else
      a0 = code_pair<0>(p0, lane_address), a1 = code_pair<0>(p1, lane_address),
      a2 = code_pair<1>(p0, lane_address), a3 = code_pair<1>(p1, lane_address);
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
      if (j == kFrom)
        multiply_first<T>(part[n], a0, a1, a2, a3, x[n][2 * j], x[n][2 * j + 1]);
      else
        multiply<T>(part[n], a0, a1, a2, a3, x[n][2 * j], x[n][2 * j + 1]);
  }
}

// Adds the sums of rows g and g + 8 with their scales.
template <int kColumnTiles>
NYBBLE_DEVICE void add_scaled(float (&total)[kColumnTiles][4], const float (&part)[kColumnTiles][4],
                              float g0, float g1) {
#pragma unroll
  for (int n = 0; n < kColumnTiles; n++) {
    total[n][0] = fmaf(part[n][0], g0, total[n][0]);
    total[n][1] = fmaf(part[n][1], g0, total[n][1]);
    total[n][2] = fmaf(part[n][2], g1, total[n][2]);
    total[n][3] = fmaf(part[n][3], g1, total[n][3]);
  }
}

// With blocks of 32: this lane's bytes of group b of row g, which starts at `row`.
NYBBLE_DEVICE uint2 half_words(u32 row, int g, int t, int b) {
  using L = stream_ring<32>;
  return make_uint2(shared_word_now(row + t * 4 + (L::swizzled(g, 2 * b) << 4)),
                    shared_word_now(row + t * 4 + (L::swizzled(g, 2 * b + 1) << 4)));
}

// Multiplies the step at `from` and adds to `total`. kPart: the first `groups` of it alone.
template <class T, int kUnit, bool kPart, int kColumnTiles>
NYBBLE_DEVICE void multiply_step(float (&total)[kColumnTiles][4],
                                 const stream_columns<kColumnTiles, kUnit>& a, u32 from, int lane,
                                 int groups) {
  using L = stream_ring<kUnit>;
  constexpr int kPer = kUnit / 16;  // groups to a quad of scales
  const int g = lane >> 2, t = lane & 3;
  const u32 lane_address = L::kTable + lane * 4, row = from + g * L::kRow,
            scales = from + 16 * L::kRow + g * L::kScales * 4;
#pragma unroll
  for (int h = 0; h < L::kGroups; h += kPer) {
    if (kPart && h >= groups) break;
    const u32 at = scales + h / kPer * 16;
    const uint4 f0 = shared_quad(at), f1 = shared_quad(at + 8 * L::kScales * 4);
    const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
    for (int b = h; b < h + kPer; b++) {
      if (kPart && b >= groups) break;
      float part[kColumnTiles][4];
      if constexpr (kUnit == 64) {
        const u32 bytes = row + (t & 1) * 8 + (L::swizzled(g, 2 * b + (t >> 1)) << 4);
        multiply_group<T, 0, 4>(part, a.x[b], shared_pair(bytes), shared_pair(bytes + 8 * L::kRow),
                                lane_address);
        add_scaled(total, part, float_of(s0[b - h]), float_of(s1[b - h]));
      } else {
        const uint2 w0 = half_words(row, g, t, b), w1 = half_words(row + 8 * L::kRow, g, t, b);
        multiply_group<T, 0, 2>(part, a.x[b], w0, w1, lane_address);
        add_scaled(total, part, float_of(s0[2 * (b - h)]), float_of(s1[2 * (b - h)]));
        multiply_group<T, 2, 4>(part, a.x[b], w0, w1, lane_address);
        add_scaled(total, part, float_of(s0[2 * (b - h) + 1]), float_of(s1[2 * (b - h) + 1]));
      }
    }
  }
}

template <class T, int kColumnTiles, int kUnit, scale_form kScales>
NYBBLE_DEVICE void stream_block(const params::gemm4& p, u8* shared) {
  using L = stream_ring<kUnit>;
  using sums = stream_sums<kColumnTiles * 8>;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const u32 ring = ring_of<L>(base, warp), ring_end = ring + L::kRing;
  const int block = blockIdx.x, first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  const stream_walk start(first, last, static_cast<int>(p.k), warp);
  stream_source<kScales, kUnit> source(p, start, lane);
  raw_scales raw[L::kStages - 1];
  auto begin = [&] {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) {
      const u32 to = ring + s * L::kStage;
      source.copy_all_weights(to);
      source.copy_scales(to, lane, raw[s]);
      copy_commit();
      source.advance(lane);
    }
  };
  const bool early = p.early;
  if (early)
    begin();
  else
    source.prefetch(lane);
  if (!codes_are_known(p)) wait_for_previous();
  fill_stream_table<T>(p, shared + (L::kTable - base));
  const stream_share share(static_cast<int>(p.m));
  stream_columns<kColumnTiles, kUnit> a(p, lane);
  wait_for_previous();
  if (p.bias && static_cast<int>(threadIdx.x) < last - first)
    prefetch_l2(static_cast<const u16*>(p.bias) + (first + threadIdx.x) * 16);
  overlap_next();  // not before: the next product may read its weight as soon as it starts
  source.load_codes();
  if (!early) begin();
  stream_walk at = start;
  int have = at.k0;
#pragma unroll
  for (int b = 0; b < L::kGroups; b++) a.load(b, have);
  __syncthreads();
#pragma unroll
  for (int s = 0; s < L::kStages - 1; s++) source.store_scales(raw[s]);
  raw_scales late = raw[L::kStages - 2];  // nested scales have two steps' time to arrive
  u32 from = ring;
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
#pragma unroll
        for (int b = 0; b < L::kGroups; b++) a.load(b, at.k0);
        have = at.k0;
      }
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        copy_wait<L::kStages - 2>();
        __syncwarp();
        float total[kColumnTiles][4];
        sums::each(at.r, warp, lane, [&](int n, int i, u32 place) {
          total[n][i] = fresh ? 0.0f : shared_float(place);
        });
        const u32 to = from == ring ? ring_end - L::kStage : from - L::kStage;
        source.copy_all_weights(to);
        source.copy_scales(to, lane, raw[0]);
        copy_commit();
        if (kScales == kScalesWords && groups < L::kGroups)
          multiply_step<T, kUnit, true>(total, a, from, lane, groups);
        else
          multiply_step<T, kUnit, false>(total, a, from, lane, groups);
        source.store_scales(late);
        late = raw[0];
        source.advance(lane);
        sums::each(at.r, warp, lane,
                   [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
        from = from + L::kStage == ring_end ? ring : from + L::kStage;
      }
    }
    __syncthreads();
    store_group<T, kColumnTiles * 8>(p, share, at.group, at.tiles);
    at.next_group();
  }
}

// kUnit 32: blocks of 32, whose scales are plain.
template <class T, int kColumnTiles, int kUnit>
NYBBLE_DEVICE void gemm4_stream(const params::gemm4& p) {
  extern __shared__ __align__(1024) u8 shared[];
  const params::absmax& scales = p.absmax;
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  constexpr bool kPlain = kUnit == 32;  // gemm4_boxes.cuh has the others
#else
  constexpr bool kPlain = true;
#endif
  const bool fours = p.k % (4 * kUnit) == 0;  // of a lane's groups
  if (kPlain && scales.codes == nullptr && fours && 1 << p.block_shift == kUnit &&
      (reinterpret_cast<u64>(scales.values) & 15) == 0)
    return stream_block<T, kColumnTiles, kUnit, kScalesWhole>(p, shared);
  if (kUnit == 32 || (kPlain && scales.codes == nullptr))
    return stream_block<T, kColumnTiles, kUnit, kScalesSingle>(p, shared);
  if constexpr (kUnit == 64) {
    if (nested_in_fours(p))
      stream_block<T, kColumnTiles, kUnit, kScalesFours>(p, shared);
    else
      stream_block<T, kColumnTiles, kUnit, kScalesWords>(p, shared);
  }
}

#endif

}  // namespace nybble
