// Products of experts with few rows: a GEMV kernel of stacked 4-bit weights that is fed by TMA.
//
// A row tile of 16 rows of W, and its scales, are contiguous in memory. A producer thread copies
// whole tiles to a pipeline, over the ends of experts. Eight warps share K: each multiplies its
// part of every tile, and keeps its part of `a` in registers for all tiles of an expert.
//
// Requires: K % 256 == 64, because rows then start in different banks; K of at most 3072; plain
// scales of blocks of 64, or the scales of MXFP4; n % 16 == 0.
#pragma once
#include "device/wgmma.cuh"
#include "gemm4/device/code_pairs.cuh"
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/microscales.cuh"
#include "grouped/device/experts.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The shared memory of a block: code table and sums, stages, mbarriers, segments, sums, list.
struct grouped_tma_layout : gemv_smem_layout {
  static constexpr int kConsumers = kWarps * 32, kThreads = policy::kGroupedTmaThreads,
                       kSegments = 16, kGroups = policy::kGroupedTmaMostK / 64 / kWarps;
  static constexpr u32 kTable = policy::kGemvHalfTableAt, kPipeline = kTable + 0x10000,
                       kEnd = kTable + policy::kGroupedTmaBytes,
                       kStarts = kEnd - policy::kGroupedMostListed * 4, kSums = kStarts - 64,
                       kFound = kSums - kSegments * 32, kBarriers = kFound - 128, kBeyond = kEnd;
};

// Up to 16 rows of an expert, and row tiles [first, last). next: the unit of work after this
// expert's rows.
struct grouped_tma_segment {
  int expert, row, rows, first, last, next, unused[2];
};
static_assert(sizeof(grouped_tma_segment) == 32);

// The current stage and phase. A stage has a row tile of W and its scales. kUnit: the number of
// values that share a scale, 64, or 32 for MXFP4.
template <int kUnit>
struct grouped_tma_pipeline {
  using L = grouped_tma_layout;
  u32 weights, scales;  // bytes
  int stages, stage = 0;
  u32 parity = 0;
  NYBBLE_DEVICE explicit grouped_tma_pipeline(int k)
      : weights(k * 8),
        scales(kUnit == 64 ? k : k / 2),
        stages(min(8, static_cast<int>((L::kBarriers - L::kPipeline) / (weights + scales)))) {}
  NYBBLE_DEVICE u32 at() const { return L::kPipeline + stage * (weights + scales); }
  NYBBLE_DEVICE u32 full() const { return L::kBarriers + stage * 16; }
  NYBBLE_DEVICE u32 empty() const { return full() + 8; }
  NYBBLE_DEVICE void next() {
    if (++stage == stages) stage = 0, parity ^= 1;
  }
  NYBBLE_DEVICE void begin() const {
    for (int s = 0; s < stages; s++) {
      barrier_init(L::kBarriers + s * 16, 1);
      barrier_init(L::kBarriers + s * 16 + 8, L::kWarps * kArrivingLanes);
    }
    fence_barrier_init();
  }
  // Copies the row tiles of a segment. A single thread calls this.
  NYBBLE_DEVICE void copy(const params::gemm4_grouped& p, const grouped_tma_segment& s) {
    const u8* w = p.g.packed + s.expert * p.expert_bytes + static_cast<i64>(s.first) * weights;
    const u8* values =
        (kUnit == 64 ? reinterpret_cast<const u8*>(p.g.absmax.values) : p.g.absmax.codes) +
        s.expert * p.expert_scales * (kUnit == 64 ? 4 : 1) + static_cast<i64>(s.first) * scales;
#pragma unroll 1
    for (int tile = s.first; tile < s.last; tile++) {
      barrier_wait(empty(), parity ^ 1);
      barrier_arrive_expect_tx(full(), static_cast<int>(weights + scales));
      tma_load_bulk(at(), w, static_cast<int>(weights), full());
      tma_load_bulk(at() + weights, values, static_cast<int>(scales), full());
      w += weights, values += scales;
      next();
    }
  }
};

// Whether scales multiply the weights instead of the sums. MXFP4 weights are exact in bf16, except
// those of 2^128 or more, which become infinite. Times in us of 5760x2880 (gpt-oss) in MXFP4, with
// 4, 16, 64 and 512 tokens (H200): 40, 125, 274 and 579, or with scaled sums 41, 126, 284 and 614.
template <class T, int kUnit>
constexpr bool kWeightsScaled = false;
template <>
constexpr bool kWeightsScaled<bf16, 32> = true;

NYBBLE_DEVICE u32 shared_byte(u32 at) {
  u32 v;
  asm volatile("{\n.reg .b16 h;\nld.shared.u8 h, [%1];\ncvt.u32.u16 %0, h;\n}" : "=r"(v) : "r"(at));
  return v;
}

// Multiplies the groups of 64 values of a row tile of MXFP4. A lane's 16 values of a group are in
// one unit, so they have one scale per row.
template <class T, int kColumnTiles, int kGroups>
NYBBLE_DEVICE void multiply_scaled_tile(float (&total)[kColumnTiles][4],
                                        const gemv_fragment<kColumnTiles, 64, kGroups>& a, u32 w,
                                        u32 low, u32 scale, u32 low_scale, int count, int lane) {
  constexpr u32 kTable = grouped_tma_layout::kTable;
  const u32 lane_address = (kTable & ~0xffffu) + lane * 4;
  w += (lane & 3) * 8, scale += lane >> 1 & 1;
  float other[kColumnTiles][4] = {};  // a second chain of sums
#pragma unroll
  for (int b = 0; b < kGroups; b++) {
    const u32 s0 = shared_byte(scale + b * 2), s1 = shared_byte(scale + low_scale + b * 2),
              codes = b < count ? s0 | s1 << 16 : 0, special = ~ordinary_bytes(codes);
    const uint2 w0 = shared_pair(w + b * 32), w1 = shared_pair(w + low + b * 32);
    // the bits of `special` become the fractions of exponents 0 and 255, for 2^-127 and NaN
    const u32 f0 = (__byte_perm(codes, special, 0x0404) >> 1) & 0x7fc07fc0u,
              f1 = (__byte_perm(codes, special, 0x2626) >> 1) & 0x7fc07fc0u;
#pragma unroll
    for (int j = 0; j < 4; j++) {
      const u32 p0 = j < 2 ? w0.x : w0.y, p1 = j < 2 ? w1.x : w1.y;
      u32 v[4];
      if (j & 1)
        v[0] = code_pair<2, kTable>(p0, lane_address),
        v[1] = code_pair<2, kTable>(p1, lane_address),
        v[2] = code_pair<3, kTable>(p0, lane_address),
        v[3] = code_pair<3, kTable>(p1, lane_address);
      else
        v[0] = code_pair<0, kTable>(p0, lane_address),
        v[1] = code_pair<0, kTable>(p1, lane_address),
        v[2] = code_pair<1, kTable>(p0, lane_address),
        v[3] = code_pair<1, kTable>(p1, lane_address);
#pragma unroll
      for (int i = 0; i < 4; i++) v[i] = paired<T>::multiply(v[i], i & 1 ? f1 : f0);
#pragma unroll
      for (int n = 0; n < kColumnTiles; n++)
        mma<T>(b & 1 ? other[n] : total[n], v[0], v[1], v[2], v[3], a.x[b][n][2 * j],
               a.x[b][n][2 * j + 1]);
    }
  }
#pragma unroll
  for (int n = 0; n < kColumnTiles; n++)
#pragma unroll
    for (int i = 0; i < 4; i++) total[n][i] += other[n][i];
}

// Returns the two bytes at an address that is a multiple of two.
NYBBLE_DEVICE u32 shared_bytes(u32 at) {
  u32 v;
  asm volatile("{\n.reg .b16 h;\nld.shared.b16 h, [%1];\ncvt.u32.u16 %0, h;\n}"
               : "=r"(v)
               : "r"(at));
  return v;
}

// Returns E8M0 byte i of `codes` as a number. The bits of `special`, ~ordinary_bytes(codes), become
// the fractions of exponents 0 and 255, for 2^-127 and NaN. A select for each scale is slower (16
// tokens of gpt-oss: 145 us instead of 125 us).
NYBBLE_DEVICE float e8m0_value(u32 codes, u32 special, int i) {
  return float_of((__byte_perm(codes, special, i << 12 | (i + 4) << 8) >> 1) & 0x7fc00000u);
}

// As multiply_row_tile, for MXFP4 and up to kFewRows rows of `a`. Each unit of 32 values has its
// own column of B (kParts of gemv_fragment), so the scales multiply the sums of a whole group
// instead of the weights, and a lane has the sums of two units. Times in us of 5760x2880 (gpt-oss),
// with 4, 8, 16, 32 and 64 tokens (H200), with kFewRows of 0, 1, 2 and 4:
//   0  40.0  69.7  119.8  190.2  260.0      2  39.0  67.7  117.3  188.7  256.6
//   1  39.2  68.5  117.3  186.9  256.2      4  39.0  67.8  115.5  193.5  261.7
constexpr int kFewRows = 2;
template <class T, int kGroups>
NYBBLE_DEVICE void multiply_row_tile(float (&total)[1][4],
                                     const gemv_fragment<1, 64, kGroups, 2>& a, u32 w, u32 low,
                                     u32 scale, u32 low_scale, int count, int lane) {
  constexpr u32 kTable = grouped_tma_layout::kTable;
  const u32 lane_address = (kTable & ~0xffffu) + lane * 4;
  w += (lane & 3) * 8;
#pragma unroll
  for (int b = 0; b < kGroups; b++) {
    const u32 s0 = shared_bytes(scale + b * 2), s1 = shared_bytes(scale + low_scale + b * 2),
              codes = b < count ? s0 | s1 << 16 : 0, special = ~ordinary_bytes(codes);
    float part[1][4];
    multiply_group<T, 0, 4, kTable>(part, a.x[b], shared_pair(w + b * 32),
                                    shared_pair(w + low + b * 32), lane_address);
#pragma unroll
    for (int i = 0; i < 4; i++)
      total[0][i] = fmaf(part[0][i], e8m0_value(codes, special, i), total[0][i]);
  }
}

// Multiplies the groups of 64 values of a row tile. w, scale: where the groups of row lane / 4
// start in the stage. low, low_scale: the distances to the row eight rows below. count: the number
// of this warp's groups. After them, the scales belong to other values and may not be finite.
template <class T, int kColumnTiles, int kUnit, int kGroups>
NYBBLE_DEVICE void multiply_row_tile(float (&total)[kColumnTiles][4],
                                     const gemv_fragment<kColumnTiles, kUnit, kGroups>& a, u32 w,
                                     u32 low, u32 scale, u32 low_scale, int count, int lane) {
  constexpr u32 kTable = grouped_tma_layout::kTable;
  const u32 lane_address = (kTable & ~0xffffu) + lane * 4;
  // Lanes of rows 4 to 7 read MXFP4's units of a group in the other order, to avoid bank conflicts.
  const bool turned = lane >= 16;
  w += kUnit == 64 ? (lane & 3) * 8 : (lane & 3) * 4 + (turned ? 16 : 0);
#pragma unroll
  for (int b = 0; b < kGroups; b++) {
    float part[kColumnTiles][4];
    if constexpr (kUnit == 64) {
      const float s0 = shared_float(scale + b * 4), s1 = shared_float(scale + low_scale + b * 4);
      multiply_group<T, 0, 4, kTable>(part, a.x[b], shared_pair(w + b * 32),
                                      shared_pair(w + low + b * 32), lane_address);
      add_scaled(total, part, b < count ? s0 : 0.0f, b < count ? s1 : 0.0f);
    } else {
      const u32 s0 = shared_bytes(scale + b * 2), s1 = shared_bytes(scale + low_scale + b * 2),
                codes = b < count ? s0 | s1 << 16 : 0;
      const auto units = [&](u32 at) {
        const u32 x = shared_word_now(at), y = shared_word_now(turned ? at - 16 : at + 16);
        return turned ? make_uint2(y, x) : make_uint2(x, y);
      };
      const uint2 w0 = units(w + b * 32), w1 = units(w + low + b * 32);
      const u32 special = ~ordinary_bytes(codes);
      const auto value = [&](int i) { return e8m0_value(codes, special, i); };
      multiply_group<T, 0, 2, kTable>(part, a.x[b], w0, w1, lane_address);
      add_scaled(total, part, value(0), value(2));
      multiply_group<T, 2, 4, kTable>(part, a.x[b], w0, w1, lane_address);
      add_scaled(total, part, value(1), value(3));
    }
  }
}

// Multiplies row tiles [first, last) of an expert. The sums of two groups of tiles alternate, so
// one barrier per group is enough. parity: which of the two is next. kParts: see gemv_fragment.
template <class T, int kColumnTiles, int kUnit, int kParts = 1>
NYBBLE_DEVICE void consume_row_tiles(const params::gemm4& p, int first, int last,
                                     grouped_tma_pipeline<kUnit>& pipeline, int warp, int lane,
                                     int& parity) {
  using L = grouped_tma_layout;
  constexpr int kTiles = 8 / kColumnTiles, kEach = kTiles / 2;
  using sums = gemv_partials<kColumnTiles * 8, kTiles, L>;
  using value = typename T::storage;
  const int groups = static_cast<int>(p.k) / 64, from = groups * warp / L::kWarps,
            count = groups * (warp + 1) / L::kWarps - from;
  constexpr bool kScaled = kWeightsScaled<T, kUnit> && kParts == 1;
  constexpr int kLayout = kScaled || kParts == 2 ? 64 : kUnit;  // of gemv_fragment
  gemv_fragment<kColumnTiles, kLayout, L::kGroups, kParts> a(p, lane);
#pragma unroll
  for (int b = 0; b < L::kGroups; b++) a.load(b, b < count ? from * 64 : static_cast<int>(p.k));
  const gemv_epilogue share(static_cast<int>(p.m), L::kWarps);
  const float factor = kUnit == 32 ? __ldg(p.absmax.values) : 1.0f;
  const int g = lane >> 2;
  const u32 row = g * (pipeline.weights / 16) + from * 32, low = pipeline.weights / 2,
            each = kUnit == 64 ? 4 : 2,  // bytes of a group's scales
      scale = pipeline.weights + (g * groups + from) * each, low_scale = 8 * groups * each;
#pragma unroll 1
  for (int tile = first; tile < last; tile += kEach, parity ^= 1) {
    const int tiles = min(kEach, last - tile), base = parity * kEach;
#pragma unroll 1
    for (int r = 0; r < tiles; r++) {
      barrier_wait(pipeline.full(), pipeline.parity);
      float total[kColumnTiles][4] = {};
      if constexpr (kScaled)
        multiply_scaled_tile<T>(total, a, pipeline.at() + row, low, pipeline.at() + scale,
                                low_scale, count, lane);
      else
        multiply_row_tile<T>(total, a, pipeline.at() + row, low, pipeline.at() + scale, low_scale,
                             count, lane);
      sums::each(base + r, warp, lane,
                 [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
      __syncwarp();  // the stored sums use all values that were read from the stage
      if (lane < kArrivingLanes) barrier_arrive(pipeline.empty());
      pipeline.next();
    }
    named_barrier_sync(1, L::kConsumers);
    for (int r = share.r, i = share.i; r < tiles;) {
      const int m = i >> 4;
      const i64 n = (tile + r) * 16 + (i & 15);
      float sum = sums::template sum<kParts>(base + r, m, i & 15) * factor;
      if (p.bias) sum += T::load(static_cast<const value*>(p.bias) + n);
      T::store(static_cast<value*>(p.out) + m * p.n + n, finish(sum, m, n));
      r += share.step_r, i += share.step_i;
      if (i >= share.per) i -= share.per, r++;
    }
  }
}

// For experts with up to p.most rows. All blocks have equal shares of the units of work.
template <class T, int kUnit>
NYBBLE_DEVICE void grouped_gemv_tma_of(const params::gemm4_grouped& p) {
  using L = grouped_tma_layout;
  extern __shared__ __align__(1024) u8 shared[];
  u8* const window = shared - shared_address(shared);
  grouped_tma_segment* const found = reinterpret_cast<grouped_tma_segment*>(window + L::kFound);
  int* const sums = reinterpret_cast<int*>(window + L::kSums);
  int* const starts = reinterpret_cast<int*>(window + L::kStarts);
  const int lane = threadIdx.x & 31, warp = uniform(threadIdx.x >> 5);
  const bool known = codes_are_known(p.g), prefetch = p.g.pdl_prefetch && known;
  pdl_wait_if(!prefetch && !(known && p.beside));
  if (!prefetch) pdl_launch_dependents();
  grouped_tma_pipeline<kUnit> pipeline(static_cast<int>(p.g.k));
  if (threadIdx.x == 0) pipeline.begin();
  const int tiles = static_cast<int>(p.g.n / 16);
  const expert_list<int*> list(
      p, starts, sums,
      [&](i64 rows) { return rows <= p.most ? tiles * gemv_units(static_cast<int>(rows)) : 0; },
      fails_assertion());
  const auto start_of_share = [&](u32 block) {
    return static_cast<int>(static_cast<u64>(static_cast<u32>(list.all)) * block / gridDim.x);
  };
  const int end = start_of_share(blockIdx.x + 1);
  int at = start_of_share(blockIdx.x), parity = 0;
  bool ready = false;
  const auto begin = [&] {
    if (ready) return;
    ready = true;
    if (warp >= L::kWarps) return;
    fill_code_table<T, L::kConsumers>(p.g, window + L::kTable);
    if (prefetch) pdl_wait(), pdl_launch_dependents();
    named_barrier_sync(1, L::kConsumers);
  };
  while (at < end) {
    int count = 0;
    for (; at < end && count < L::kSegments; count++) {
      visit_gemv_rows(p, list, at, tiles, 0, L::kThreads, [&](int e, int row, int rows, int start) {
        const int each = rows > 8 ? 3 : 2;
        found[count] = {e,
                        row,
                        rows,
                        (at - start + each - 1) / each,
                        min(tiles, (end - start + each - 1) / each),
                        start + tiles * each};
      });
      __syncthreads();
      at = found[count].next;
    }
    begin();
    if (warp == L::kWarps) {
      for (int i = 0; i < count && lane == 0; i++) pipeline.copy(p, found[i]);
      __syncwarp();
    } else {
      for (int i = 0; i < count; i++) {
        const grouped_tma_segment s = found[i];
        const params::gemm4 g = product_of<T, false>(p, {s.expert, s.row, s.rows});
        if (s.rows > 8)
          consume_row_tiles<T, 2>(g, s.first, s.last, pipeline, warp, lane, parity);
        else if (kUnit == 32 && s.rows <= kFewRows)
          consume_row_tiles<T, 1, kUnit, 2>(g, s.first, s.last, pipeline, warp, lane, parity);
        else
          consume_row_tiles<T, 1>(g, s.first, s.last, pipeline, warp, lane, parity);
        named_barrier_sync(1, L::kConsumers);  // the next segment's sums can have other places
      }
    }
    __syncthreads();  // before the next segments are listed
  }
  begin();
  if (p.clear) {
    pdl_wait_if(!p.beside);
    clear_rows(p, p.g.out, p.g.n, sizeof(typename T::storage));
  }
  pdl_wait_if(p.beside);
}
template <class T>
NYBBLE_DEVICE void grouped_gemv_tma(const params::gemm4_grouped& p) {
  if (p.g.block_shift == 5)
    grouped_gemv_tma_of<T, 32>(p);
  else
    grouped_gemv_tma_of<T, 64>(p);
}

#endif

}  // namespace nybble
