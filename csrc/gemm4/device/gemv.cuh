// 4-bit GEMV for up to 16 rows of `a` (sm_90 and newer). The kernel reads the packed W once, at
// memory bandwidth.
//
// W is the 16-row A operand of m16n8k16, and `a` is the 8-column B operand. The values of K are
// permuted inside each group of 64, so that lane t of a quad has 8 consecutive packed bytes:
//
//   32 bytes of a row of W:  | t=0: 8 bytes | t=1: 8 bytes | t=2: 8 bytes | t=3: 8 bytes |
//   codes of lane t:           16 values of K, in 4 mma steps of 4
//
// A byte-permute turns a packed byte into the shared-memory address of its code pair. The table has
// a copy for each bank (code_pairs.cuh). The sum over a group of 64 values along K is in float32
// and is then multiplied by the scale, so no scaled weight is rounded. The eight warps of a block
// share K. Each warp keeps its slice of `a` in registers and has its own cp.async pipeline
// (gemv_pipeline.cuh). The block synchronizes only to add the warps' sums, once per group of tiles.
// Each multiprocessor runs one block.
//
// Requires: K % 64 == 0; a quantization block size of at least 32; rows aligned to 16 bytes; and n
// >= 16.
#pragma once
#include "gemm4/device/code_pairs.cuh"
#include "gemm4/device/gemv_epilogue.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// Returns the table address of byte kByte of each word. kTable is the address of the table; its low
// 16 bits become the constant offset of the load instruction.
template <int kByte, u32 kTable = policy::kGemvTableAt>
NYBBLE_DEVICE u32 code_pair(u32 w, u32 lane_address) {
  // address bytes: lane, w[kByte], and the high bytes of kTable
  return shared_word_from<kTable & 0xffff>(__byte_perm(w, lane_address, 0x7604 | (kByte << 4)));
}

// Fills the table's 256 entries, which are 256 bytes apart, with 32 copies each. The other 128
// bytes of each entry are for partial sums. All threads of the block must call this.
template <class T, int kThreads = policy::kGemvWarps * 32>
NYBBLE_DEVICE void fill_code_table(const params::gemm4& p, u8* table) {
#pragma unroll
  for (int i = 0; i < 256; i += kThreads) {
    const int entry = i + threadIdx.x;
    const u32 v = T::pair(value_of(p, entry >> 4), value_of(p, entry & 15));
    uint4* to = reinterpret_cast<uint4*>(table + entry * 256);
#pragma unroll
    for (int j = 0; j < 8; j++)  // eight lanes write to all banks together
      to[(j + threadIdx.x) & 7] = make_uint4(v, v, v, v);
  }
}

// The part of `a` that a lane multiplies: 16 values of each group of 64 along K, in row g of each
// tile of 8 rows of `a`. With kParts of 2 or 4, a row of `a` takes kParts columns of B, and each of
// them has only one of kParts equal parts of each group, and otherwise zeros.
template <int kColumnTiles, int kUnit, int kGroups = gemv_smem_layout::kGroups, int kParts = 1>
struct gemv_fragment {
  static constexpr int kEach = kUnit / 4;  // number of adjacent values that a lane has
  u32 x[kGroups][kColumnTiles][8];
  const u16* row[kColumnTiles];  // this lane's first element; NULL if there is no such row
  int k;                         // the number of values from this element to the end of K

  NYBBLE_DEVICE gemv_fragment(const params::gemm4& p, int lane) {
    const int g = lane >> 2, t = lane & 3;
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
      row[n] = (n * 8 + g) / kParts < p.m && t * kParts / 4 == g % kParts
                   ? static_cast<const u16*>(p.a) + (n * 8 + g) / kParts * p.k + t * kEach
                   : nullptr;
    k = static_cast<int>(p.k) - t * kEach;
  }
  // Loads the slice that starts at k0.
  NYBBLE_DEVICE void load(int k0) {
#pragma unroll
    for (int b = 0; b < kGroups; b++) load(b, k0);
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
      set_words(x[b][n], v0, v1);
    }
  }
};

// Multiplies mma steps kFrom to kTo - 1 of a group of 64 values along K, for 16 rows of W. w0 has
// the packed bytes of row g, and w1 has the packed bytes of row g + 8. With kAdds, adds the
// products to `part`.
template <class T, int kFrom, int kTo, u32 kTable = policy::kGemvTableAt, bool kAdds = false,
          int kColumnTiles>
NYBBLE_DEVICE void multiply_group(float (&part)[kColumnTiles][4], const u32 (&x)[kColumnTiles][8],
                                  uint2 w0, uint2 w1, u32 lane_address) {
#pragma unroll
  for (int j = kFrom; j < kTo; j++) {
    const u32 p0 = j < 2 ? w0.x : w0.y, p1 = j < 2 ? w1.x : w1.y;
    u32 a0, a1, a2, a3;
    if (j & 1)
      a0 = code_pair<2, kTable>(p0, lane_address), a1 = code_pair<2, kTable>(p1, lane_address),
      a2 = code_pair<3, kTable>(p0, lane_address), a3 = code_pair<3, kTable>(p1, lane_address);
    else
      a0 = code_pair<0, kTable>(p0, lane_address), a1 = code_pair<0, kTable>(p1, lane_address),
      a2 = code_pair<1, kTable>(p0, lane_address), a3 = code_pair<1, kTable>(p1, lane_address);
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
      if (j == kFrom && !kAdds)
        mma_zero<T>(part[n], a0, a1, a2, a3, x[n][2 * j], x[n][2 * j + 1]);
      else
        mma<T>(part[n], a0, a1, a2, a3, x[n][2 * j], x[n][2 * j + 1]);
  }
}

// The same for all steps of a group, with weights that are multiplied by scales in the 16-bit type:
// s0 (row g) and s1 (row g + 8) are pairs of equal scales. Adds the products to `sums`.
template <class T, u32 kTable = policy::kGemvTableAt, int kColumnTiles>
NYBBLE_DEVICE void multiply_scaled(float (&sums)[kColumnTiles][4], const u32 (&x)[kColumnTiles][8],
                                   uint2 w0, uint2 w1, u32 s0, u32 s1, u32 lane_address) {
#pragma unroll
  for (int j = 0; j < 4; j++) {
    const u32 p0 = j < 2 ? w0.x : w0.y, p1 = j < 2 ? w1.x : w1.y;
    u32 c[4];
    if (j & 1)
      c[0] = code_pair<2, kTable>(p0, lane_address), c[1] = code_pair<2, kTable>(p1, lane_address),
      c[2] = code_pair<3, kTable>(p0, lane_address), c[3] = code_pair<3, kTable>(p1, lane_address);
    else
      c[0] = code_pair<0, kTable>(p0, lane_address), c[1] = code_pair<0, kTable>(p1, lane_address),
      c[2] = code_pair<1, kTable>(p0, lane_address), c[3] = code_pair<1, kTable>(p1, lane_address);
#pragma unroll
    for (int i = 0; i < 4; i++) c[i] = paired<T>::multiply(c[i], i & 1 ? s1 : s0);
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
      mma<T>(sums[n], c[0], c[1], c[2], c[3], x[n][2 * j], x[n][2 * j + 1]);
  }
}

// Multiplies the sums of row g by g0 and the sums of row g + 8 by g1, and adds both to `total`.
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

// Only for a block size of 32: returns this lane's bytes of group b of row g. `row` is the address
// of row g.
NYBBLE_DEVICE uint2 half_words(u32 row, int g, int t, int b) {
  using L = gemv_pipeline<32>;
  return make_uint2(shared_word_now(row + t * 4 + (L::swizzled(g, 2 * b) << 4)),
                    shared_word_now(row + t * 4 + (L::swizzled(g, 2 * b + 1) << 4)));
}

// Multiplies the first kCount groups of a step, whose stage is at address `from`, and adds the
// results to `total`. With kPart, it multiplies only the first `groups` of these groups.
template <class T, int kUnit, bool kPart, int kColumnTiles, int kCount = gemv_smem_layout::kGroups,
          class Layout = gemv_smem_layout>
NYBBLE_DEVICE void multiply_step(float (&total)[kColumnTiles][4],
                                 const gemv_fragment<kColumnTiles, kUnit>& a, u32 from, int lane,
                                 int groups) {
  using L = gemv_pipeline<kUnit, Layout>;
  constexpr int kPer = kUnit / 16;  // number of groups per four scales
  constexpr u32 kTable = L::kTable;
  const int g = lane >> 2, t = lane & 3;
  const u32 lane_address = (kTable & ~0xffffu) + lane * 4, row = from + g * L::kRow,
            scales = from + 16 * L::kRow + g * L::kScales * 4;
#pragma unroll
  for (int h = 0; h < kCount; h += kPer) {
    if (kPart && h >= groups) break;
    const u32 at = scales + h / kPer * 16;
    const uint4 f0 = shared_quad(at), f1 = shared_quad(at + 8 * L::kScales * 4);
    const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
    for (int b = h; b < min(h + kPer, kCount); b++) {
      if (kPart && b >= groups) break;
      float part[kColumnTiles][4];
      if constexpr (kUnit == 64) {
        const u32 bytes = row + (t & 1) * 8 + (L::swizzled(g, 2 * b + (t >> 1)) << 4);
        multiply_group<T, 0, 4, kTable>(part, a.x[b], shared_pair(bytes),
                                        shared_pair(bytes + 8 * L::kRow), lane_address);
        add_scaled(total, part, float_of(s0[b - h]), float_of(s1[b - h]));
      } else {
        const uint2 w0 = half_words(row, g, t, b), w1 = half_words(row + 8 * L::kRow, g, t, b);
        multiply_group<T, 0, 2, kTable>(part, a.x[b], w0, w1, lane_address);
        add_scaled(total, part, float_of(s0[2 * (b - h)]), float_of(s1[2 * (b - h)]));
        multiply_group<T, 2, 4, kTable>(part, a.x[b], w0, w1, lane_address);
        add_scaled(total, part, float_of(s0[2 * (b - h) + 1]), float_of(s1[2 * (b - h) + 1]));
      }
    }
  }
}

// Computes this thread block's row tiles. All blocks have the same number of tiles, or one more.
template <class T, int kColumnTiles, int kUnit, scale_form kScales>
NYBBLE_DEVICE void gemv_block(const params::gemm4& p, u8* shared, int block = blockIdx.x) {
  using L = gemv_pipeline<kUnit>;
  using sums = gemv_partials<kColumnTiles * 8>;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const u32 pipeline = pipeline_of<L>(base, warp), pipeline_end = pipeline + L::kPipelineBytes;
  const int first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  const gemv_scheduler start(first, last, static_cast<int>(p.k), warp);
  gemv_producer<kScales, kUnit> producer(p, start, lane);
  raw_scales raw[L::kStages - 1];
  auto begin = [&] {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) {
      const u32 to = pipeline + s * L::kStage;
      producer.copy_all_weights(to);
      producer.copy_scales(to, lane, raw[s]);
      cp_async_commit();
      producer.advance(lane);
    }
  };
  const bool prefetch = p.pdl_prefetch;
  if (prefetch)
    begin();
  else
    producer.prefetch(lane);
  pdl_wait_if(!codes_are_known(p));
  fill_code_table<T>(p, shared + (L::kTable - base));
  const gemv_epilogue share(static_cast<int>(p.m));
  gemv_fragment<kColumnTiles, kUnit> a(p, lane);
  pdl_wait();
  prefetch_bias(p, first, last);
  // Only here, after the first loads of this product, because the next product may prefetch its
  // weight as soon as it starts.
  pdl_launch_dependents();
  producer.load_codes();
  if (!prefetch) begin();
  gemv_scheduler at = start;
  int have = at.k0;
  a.load(have);
  __syncthreads();
#pragma unroll
  for (int s = 0; s < L::kStages - 1; s++) producer.store_scales(raw[s]);
  raw_scales late = raw[L::kStages - 2];  // nested scales are loaded two steps ahead
  u32 from = pipeline;
  while (at.more()) {
    if (at.group != first) __syncthreads();  // now all threads have read the previous sums
    clear_sums<sums>(at, at.tiles, warp, lane);
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh();
      const int groups = min(L::kGroups, (static_cast<int>(p.k) - at.k0) / 64);
      if (at.r < at.tiles && at.k0 != have) a.load(have = at.k0);
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        cp_async_wait<L::kStages - 2>();
        __syncwarp();
        float total[kColumnTiles][4];
        sums::each(at.r, warp, lane, [&](int n, int i, u32 place) {
          total[n][i] = fresh ? 0.0f : shared_float(place);
        });
        const u32 to = from == pipeline ? pipeline_end - L::kStage : from - L::kStage;
        producer.copy_all_weights(to);
        producer.copy_scales(to, lane, raw[0]);
        cp_async_commit();
        if (kScales == kScalesWords && groups < L::kGroups)
          multiply_step<T, kUnit, true>(total, a, from, lane, groups);
        else
          multiply_step<T, kUnit, false>(total, a, from, lane, groups);
        producer.store_scales(late);
        late = raw[0];
        producer.advance(lane);
        sums::each(at.r, warp, lane,
                   [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
        from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
      }
    }
    __syncthreads();
    store_group<T, kColumnTiles * 8>(p, share, at.group, at.tiles);
    at.next_group();
  }
}

// Products with plain scales. kUnit is 32 if the block size is 32, otherwise 64.
template <class T, int kColumnTiles, int kUnit>
NYBBLE_DEVICE void gemm4_gemv(const params::gemm4& p) {
  extern __shared__ __align__(1024) u8 shared[];
  const bool fours = p.k % (4 * kUnit) == 0;  // whether the number of groups is a multiple of four
  if (fours && 1 << p.block_shift == kUnit && (reinterpret_cast<u64>(p.absmax.values) & 15) == 0)
    gemv_block<T, kColumnTiles, kUnit, kScalesWhole>(p, shared);
  else
    gemv_block<T, kColumnTiles, kUnit, kScalesSingle>(p, shared);
}
template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemm4_gemv_nested(const params::gemm4& p) {
  extern __shared__ __align__(1024) u8 shared[];
  if (nested_in_fours(p))
    gemv_block<T, kColumnTiles, 64, kScalesFours>(p, shared);
  else
    gemv_block<T, kColumnTiles, 64, kScalesWords>(p, shared);
}

#endif

}  // namespace nybble
