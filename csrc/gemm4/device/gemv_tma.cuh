// 4-bit GEMV for 16-bit types. TMA loads the weights (sm_90a). The scales are plain, or those of
// MXFP4 and NVFP4; they may be nested if they fit into shared memory.
//
// Only the producer differs from gemv.cuh. One thread per warp loads the weights of a step as two
// TMA boxes of 128 bytes by 16 rows. If the block size is 64, this thread loads the scales as a
// third box; otherwise the lanes copy them (gemv_microscaled.cuh for MXFP4 and NVFP4). Nested
// scales are loaded once, before the first step (gemv_nested_scales.cuh). If the previous product
// does not write `a`, the kernel reads up to 8 rows of `a` before the PDL wait.
//
// Times in us on H200 for 1 / 8 / 16 rows, first gemv (cp.async), then gemv_tma:
//   14336x4096    10.3 / 11.3 / 14.7    9.7 / 10.9 / 14.3
//    4096x4096     5.3 /  5.9 /  7.5    4.7 /  5.5 /  7.0
#pragma once
#include "device/wgmma.cuh"
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/gemv_microscaled.cuh"
#include "gemm4/device/gemv_nested_scales.cuh"
#include "gemm4/device/gemv_single_row.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A warp's pipeline. The pipeline's memory contains the weights of all stages, followed by the
// scales of all stages. Each stage has an mbarrier. The weights are in lines of 128 bytes (half a
// row) with TMA's swizzle. Scales that TMA loads are in lines of 32 bytes.
struct tma_pipeline : gemv_pipeline<64> {
  static constexpr int kHalf = 16 * 128, kWeights = 2 * kHalf, kScaleBytes = 16 * kScales * 4,
                       kPipelineBytes = 14336;
  static constexpr u32 kBarriers = kHigh + kWarps / 2 * kPipelineBytes;
  static_assert(kStages * (kWeights + kScaleBytes) <= kPipelineBytes && kPipelineBytes % 1024 == 0);
  static_assert(kBarriers + kWarps * kStages * 8 <= kCodes);
  // Returns which of eight rows quad g reads. In this order, 8-byte reads of four rows have no bank
  // conflicts.
  NYBBLE_DEVICE static int row(int g) { return (g & 3) * 2 + (g >> 2); }
};

// Reads a lane's packed bytes of group b of row g, or of row g + 8 if `high` is true, from a stage
// that TMA has filled. `row` is the address of row g.
template <int kUnit>
struct tma_words {
  u32 row;
  int g, t;
  NYBBLE_DEVICE tma_words(u32 weights, int lane) : g(tma_pipeline::row(lane >> 2)), t(lane & 3) {
    row = weights + g * 128;
  }
  // Returns the swizzle of the row's scales, if they have 32 bytes.
  NYBBLE_DEVICE u32 turn() const { return (g >> 2 & 1) << 4; }
  NYBBLE_DEVICE uint2 operator()(int b, bool high) const {
    using L = tma_pipeline;
    const u32 at = row + (b >> 2) * L::kHalf + (high ? L::kHalf / 2 : 0);
    const int piece = 2 * (b & 3);
    if constexpr (kUnit == 32)
      return make_uint2(shared_word_now(at + ((piece ^ g) << 4) + t * 4),
                        shared_word_now(at + (((piece + 1) ^ g) << 4) + t * 4));
    else
      return shared_pair(at + (((piece + (t >> 1)) ^ g) << 4) + (t & 1) * 8);
  }
};

// Multiplies the weights and scales of a step. If nested scales are resident in shared memory, it
// also dequantizes the scales of the next step. With kPart, it multiplies only the first `groups`
// groups.
template <class T, scale_form kScales, bool kPart, int kColumnTiles>
NYBBLE_DEVICE void multiply_tma_stage(float (&total)[kColumnTiles][4],
                                      const gemv_fragment<kColumnTiles, 64>& a, u32 weights,
                                      u32 scales, next_scales& next, int lane, int groups) {
  using L = tma_pipeline;
  constexpr bool kBoxedScales = kScales == kScalesWhole, kResident = kScales == kScalesResident;
  const int g = L::row(lane >> 2), t = lane & 3;
  const u32 lane_address = L::kTable + lane * 4, row = weights + g * 128 + (t & 1) * 8,
            turn = kBoxedScales ? (g >> 2 & 1) << 4 : 0;
  scales += g * L::kScales * 4;
  if (kResident && kPart) next.make(0, L::kGroups + 1);
#pragma unroll
  for (int h = 0; h < L::kGroups; h += 4) {
    if (kPart && h >= groups) break;
    const u32 at = scales + (h * 4 ^ turn);
    const uint4 f0 = shared_quad(at), f1 = shared_quad(at + 8 * L::kScales * 4);
    const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
    for (int b = h; b < h + 4; b++) {
      if (kPart && b >= groups) break;
      if (kResident && !kPart) next.make(b, b + 1);
      float part[kColumnTiles][4];
      const u32 bytes = row + (b >> 2) * L::kHalf + (((2 * (b & 3) + (t >> 1)) ^ g) << 4);
      multiply_group<T, 0, 4>(part, a.x[b], shared_pair(bytes), shared_pair(bytes + L::kHalf / 2),
                              lane_address);
      add_scaled(total, part, float_of(s0[b - h]), float_of(s1[b - h]));
    }
  }
  if (kResident && !kPart) next.make(L::kGroups, L::kGroups + 1);
}

// kSingle: whether gemv_single_row.cuh multiplies. It needs a single row of `a`, nested scales of
// blocks of 64, and whole steps. kParts: see gemv_fragment. kScaleWords: see has_scale_words.
template <class T, int kColumnTiles, scale_form kScales, bool kSingle = false, int kParts = 1,
          bool kScaleWords = false>
NYBBLE_DEVICE void gemv_tma_block(const params::gemm4_gemv_tma& q, u8* shared) {
  constexpr bool kBoxedScales = kScales == kScalesWhole, kResident = kScales == kScalesResident,
                 kMicroscaled = kScales == kScalesE8M0 || kScales == kScalesE4M3,
                 kCopied = kScales == kScalesSingle || kScales == kScalesE8M0 || kScaleWords;
  using L = tma_pipeline;
  constexpr int kBlock = kScales == kScalesE8M0 ? 32 : 16;  // only for kMicroscaled
  constexpr int kUnit = kScales == kScalesE8M0 ? 32 : 64;   // the layout of gemv.cuh
  constexpr u32 kBoxBytes = kMicroscaled ? 16 * L::kSlice / kBlock : L::kScaleBytes;
  using sums = gemv_partials<kColumnTiles * 8>;
  const params::gemm4& p = q.g;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = uniform(threadIdx.x >> 5);
  const u32 pipeline = pipeline_of<L>(base, warp),
            pipeline_scales = pipeline + L::kStages * L::kWeights,
            full = L::kBarriers + warp * L::kStages * 8;
  const int block = blockIdx.x, first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  // Whether TMA loads the scales. It cannot if rows of bytes are not whole pieces of 16 bytes.
  const bool boxed = kBoxedScales || (kScales == kScalesE4M3 && !kScaleWords) ||
                     (kScales == kScalesE8M0 && !kScaleWords && q.tma_scales);
  const gemv_scheduler start(first, last, static_cast<int>(p.k), warp);
  gemv_producer<kMicroscaled ? kScalesSingle : kScales, 64> producer(p, start, lane);
  resident_scales resident(p, L::kCodes, first);
  if (lane == 0) {
    for (int s = 0; s < L::kStages; s++) barrier_init(full + s * 8, 1);
    fence_barrier_init();
  }
  __syncwarp();
  // Starts to copy the next step to a stage. All lanes must have finished reading the stage.
  const auto copy = [&](int stage) {
    const u32 barrier = full + stage * 8, to = pipeline + stage * L::kWeights,
              scales = pipeline_scales + stage * L::kScaleBytes;
    if (producer.at.more() && lane == 0) {
      const int row = min((producer.at.group + producer.at.r) * 16, static_cast<int>(p.n) - 16),
                k0 = producer.at.k0;
      barrier_arrive_expect_tx(barrier, L::kWeights + (boxed ? kBoxBytes : 0));
      tma_load(to, &q.w_map, k0 / 2, row, barrier);
      tma_load(to + L::kHalf, &q.w_map, k0 / 2 + 128, row, barrier);
      if (boxed)
        tma_load(scales, &q.scales_map, kMicroscaled ? k0 / kBlock : k0 / 32, row, barrier);
    }
    if constexpr (kCopied && !kMicroscaled) {
      raw_scales none;
      producer.copy_scales(scales - 16 * L::kRow, lane, none);  // copy_scales skips weights
      cp_async_commit();
    } else if (kMicroscaled && !boxed) {
      copy_scale_bytes<kBlock>(p, producer.at, scales, lane, kScaleWords,
                               kScales == kScalesE4M3 ? (lane >> 3 & 1) << 4 : 0);
      cp_async_commit();
    }
    producer.advance(lane);
  };
  u32 place[L::kStages - 1];  // place of this lane's resident scales, for each step in flight
  const auto begin = [&] {
#pragma unroll(kScaleWords ? 1 : L::kStages - 1)
    for (int s = 0; s < L::kStages - 1; s++) {
      if (kResident) place[s] = resident.place(producer.block, producer.scaled);
      copy(s);
    }
    constexpr int kColumns = kColumnTiles * 8;
    const int tiles = p.tiles_each + (p.tiles_more > 0);
    if (kResident)
      resident.copy(p, L::kBeyond + policy::gemv_overflow_bytes(kColumns, tiles), first, last);
  };
  const bool prefetch = p.pdl_prefetch;
  if (prefetch)
    begin();
  else
    producer.prefetch(lane);
  pdl_wait_if(!codes_are_known(p));
  fill_code_table<T>(p, shared + (L::kTable - base));
  const gemv_epilogue share(static_cast<int>(p.m));
  typename conditional<kSingle, gemv_single_row,
                       gemv_fragment<kColumnTiles, kUnit, L::kGroups, kParts>>::type a(p, lane);
  int have = start.k0;
  const bool rows_prefetched = kColumnTiles == 1 && p.pdl_prefetch > 1;
  if (rows_prefetched) a.load(have);
  pdl_wait();
  prefetch_bias(p, first, last);
  pdl_launch_dependents();  // only here: the next product may prefetch its weight at once
  if (!prefetch) begin();
  const float factor = kMicroscaled ? load_behind_wait(p.absmax.values) : 1.0f;
  gemv_scheduler at = start;
  if (!rows_prefetched) a.load(have);
  if (kResident) cp_async_wait<0>();
  __syncthreads();
  if (kResident) {
    resident.arrived();
    if (!kSingle)
      next_scales(resident, place[0], pipeline_scales + lane * 16).make(0, L::kGroups + 1);
  }
  const int turned = L::row(lane >> 2) * 4 + (lane & 3);
  int stage = 0;
  u32 parity = 0;
  while (at.more()) {
    if (at.group != first) __syncthreads();  // all threads have read the previous sums
    clear_sums<sums>(at, at.tiles, warp, lane);
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh();
      const int groups = min(L::kGroups, (static_cast<int>(p.k) - at.k0) / 64);
      if (at.r < at.tiles && at.k0 != have) a.load(have = at.k0);
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        if (kCopied) cp_async_wait<L::kStages - 2>();
        __syncwarp();
        float total[kColumnTiles][4];
        sums::each(at.r, warp, turned, [&](int n, int i, u32 place) {
          total[n][i] = fresh ? 0.0f : shared_float(place);
        });
        // all reads of the previous stage are done, because the stored sums depend on them
        next_scales next(resident, place[1],
                         pipeline_scales +
                             (stage + 1 == L::kStages ? 0 : stage + 1) * L::kScaleBytes +
                             lane * 16);
        if (kResident && !kSingle) place[1] = resident.place(producer.block, producer.scaled);
        copy(stage == 0 ? L::kStages - 1 : stage - 1);
        barrier_wait(full + stage * 8, parity);
        const u32 weights = pipeline + stage * L::kWeights,
                  scales = pipeline_scales + stage * L::kScaleBytes;
        const tma_words<kUnit> words(weights, lane);
        if constexpr (kSingle) {
          const u32 row_scales = static_cast<u32>(p.k >> 6),
                    row = min((at.group + at.r) * 16, static_cast<int>(p.n) - 16) + words.g,
                    place = row * row_scales + (at.k0 >> 6) + (lane & 3) * 2 - resident.origin;
          multiply_single_row<T>(total, a, words, single_row_scales(resident, place, row_scales),
                                 lane);
        } else if constexpr (kMicroscaled) {
          multiply_microscaled<T>(total, a, words, scales, words.g, lane, kScaleWords, p,
                                  at.group + at.r);
        } else if (!kBoxedScales && groups < L::kGroups)
          multiply_tma_stage<T, kScales, true>(total, a, weights, scales, next, lane, groups);
        else
          multiply_tma_stage<T, kScales, false>(total, a, weights, scales, next, lane, groups);
        sums::each(at.r, warp, turned,
                   [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
        if (++stage == L::kStages) stage = 0, parity ^= 1;
      }
    }
    __syncthreads();
    store_group<T, kColumnTiles * 8, L::kTiles, gemv_smem_layout, kParts>(p, share, at.group,
                                                                          at.tiles, 0, factor);
    at.next_group();
  }
}

template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemm4_gemv_tma(const params::gemm4_gemv_tma& q) {
  extern __shared__ __align__(1024) u8 shared[];
#ifndef NYBBLE_USER_DECODE  // a user's codes are not those of MXFP4 or NVFP4
  if constexpr (kColumnTiles == 1) {
    if (q.g.block_shift < 6 && has_scale_words(q.g))
      return q.g.block_shift == 4 ? gemv_tma_block<T, 1, kScalesE4M3, false, 1, true>(q, shared)
                                  : gemv_tma_block<T, 1, kScalesE8M0, false, 1, true>(q, shared);
    if (q.g.block_shift == 4 && q.g.m <= 2)
      return gemv_tma_block<T, 1, kScalesE4M3, false, 4>(q, shared);
  }
  if (q.g.block_shift == 4) return gemv_tma_block<T, kColumnTiles, kScalesE4M3>(q, shared);
  if (q.g.block_shift == 5) return gemv_tma_block<T, kColumnTiles, kScalesE8M0>(q, shared);
#endif
  if constexpr (kColumnTiles == 1) {
    if (q.g.absmax.codes && q.g.m == 1 && q.g.block_shift == 6 && q.g.k % policy::kGemvSlice == 0)
      return gemv_tma_block<T, 1, kScalesResident, true>(q, shared);
  }
  if (q.g.absmax.codes) return gemv_tma_block<T, kColumnTiles, kScalesResident>(q, shared);
  if (q.tma_scales) return gemv_tma_block<T, kColumnTiles, kScalesWhole>(q, shared);
  gemv_tma_block<T, kColumnTiles, kScalesSingle>(q, shared);
}

#endif

}  // namespace nybble
