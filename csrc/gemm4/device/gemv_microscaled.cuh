// 4-bit GEMV with MXFP4 and NVFP4 weights for up to 16 rows of `a` (sm_90 and newer). Except for
// the scales, the kernel works in the same way as gemv.cuh. sm_90a uses the kernel of gemv_tma.cuh
// with multiply_microscaled.
//
// A stage holds the scales of its slice as bytes, which cp.async copies.
// The scales are converted to numbers without a table, so p.absmax.code must have the values of
// their 8-bit type, and p.absmax.offset must be 0.
//
//   MXFP4   An E8M0 byte is the exponent of a float32 number, which multiplies the accumulators of
//           a block of 32.
//   NVFP4   An instruction converts E4M3 bytes. A scale multiplies the 16 weights of its block,
//           which all belong to one lane. The products of a weight and a scale have six
//           significant bits, so they are exact in both 16-bit types.
//
// The sums are multiplied by the tensor's scale. Requires scales aligned to 16 bytes, a single
// second-level scale, and what gemv.cuh requires.
#pragma once
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/microscales.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// Copies kBytes bytes (4, 8 or 16), of which the last kBytes - `there` become zeros.
template <int kBytes>
NYBBLE_DEVICE void cp_async_bytes(u32 to, const void* from, int there) {
  if constexpr (kBytes == 16)
    cp_async_16(to, from, there != 0);
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(to), "l"(from), "n"(kBytes),
                 "r"(there)
                 : "memory");
}

// Stores two bytes, and two zeros.
NYBBLE_DEVICE void store_shared_half(u32 to, const void* from) {
  u16 bytes;
  asm volatile("ld.global.u16 %0, [%1];" : "=h"(bytes) : "l"(from) : "memory");
  store_shared(to, float_of(bytes));
}

// Whether the scales of the weights are copied word by word. Their rows are then 32 bytes apart.
NYBBLE_DEVICE bool has_scale_words(const params::gemm4& p) { return p.k % 256 != 0; }

// Starts to copy the scales of step `at` to address `to`. Two lanes copy the scales of a row: each
// with one instruction, or word by word. In the second case, a row of MXFP4 can start in the middle
// of a word, so its scales are in five words, and rows are 32 bytes apart. turn: see tma_words.
template <int kBlock>
NYBBLE_DEVICE void copy_scale_bytes(const params::gemm4& p, const gemv_scheduler& at, u32 to,
                                    int lane, bool words, u32 turn = 0) {
  constexpr int kBytes = 256 / kBlock;
  const int row = min((at.group + at.r) * 16, static_cast<int>(p.n) - 16) + (lane >> 1),
            half = lane & 1;
  if (!words) {
    const int k = at.k0 + half * 256;
    cp_async_bytes<kBytes>(to + lane * kBytes,
                           p.absmax.codes + (static_cast<u64>(row) * p.k + k) / kBlock,
                           at.more() && k < p.k ? kBytes : 0);
    return;
  }
  constexpr int kWords = kBlock == 16 ? 4 : 3;  // of a lane
  const u32 row_bytes = static_cast<u32>(p.k) / kBlock, byte = static_cast<u32>(at.k0) / kBlock;
  const u64 start = static_cast<u64>(static_cast<u32>(row)) * row_bytes + byte;
  const int before = static_cast<int>(start) & 3, first = half * kWords * 4;
  // Bytes after the end of K belong to another row, and could be NaN.
  const int left = at.more() ? static_cast<int>(row_bytes - byte) + before - first : 0;
  const u8* const from = p.absmax.codes + start - before + first;
  to += (lane >> 1) * 32 + (first ^ turn);
  // The array may end in the middle of a word, of which compute-sanitizer counts all bytes as read.
  const bool ends = kBlock == 32 && row == static_cast<int>(p.n) - 1;
#pragma unroll
  for (int i = 0; i < kWords * 4; i += 4) {
    if (ends && left - i == 2)
      store_shared_half(to + i, from + i);
    else
      cp_async_bytes<4>(to + i, from + i, min(max(left - i, 0), 4));
  }
}

// The scales of a step for two rows: the bytes of 16 blocks each.
struct scale_bytes {
  u32 s0[4], s1[4];
  NYBBLE_DEVICE scale_bytes(u32 at, u32 distance) {
    const uint4 f0 = shared_quad(at), f1 = shared_quad(at + distance);
    s0[0] = f0.x, s0[1] = f0.y, s0[2] = f0.z, s0[3] = f0.w;
    s1[0] = f1.x, s1[1] = f1.y, s1[2] = f1.z, s1[3] = f1.w;
  }
  NYBBLE_DEVICE void skip_half_word(u32 at, u32 distance) {
    const u32 last0 = shared_word_now(at + 16), last1 = shared_word_now(at + distance + 16);
#pragma unroll
    for (int i = 0; i < 4; i++) {
      s0[i] = __byte_perm(s0[i], i < 3 ? s0[i + 1] : last0, 0x5432);
      s1[i] = __byte_perm(s1[i], i < 3 ? s1[i + 1] : last1, 0x5432);
    }
  }
};

// Reads a lane's packed bytes of group b of row g, or of row g + 8 if `high` is true, from a stage
// that cp.async has filled. `row` is the address of row g.
template <int kUnit>
struct copied_words {
  u32 row;
  int g, t;
  NYBBLE_DEVICE copied_words(u32 stage, int lane)
      : row(stage + (lane >> 2) * gemv_pipeline<kUnit>::kRow), g(lane >> 2), t(lane & 3) {}
  static NYBBLE_DEVICE u32 turn() { return 0; }
  NYBBLE_DEVICE uint2 operator()(int b, bool high) const {
    using L = gemv_pipeline<kUnit>;
    const u32 at = row + (high ? 8 * L::kRow : 0);
    if constexpr (kUnit == 32)
      return half_words(at, g, t, b);
    else
      return shared_pair(at + (t & 1) * 8 + (L::swizzled(g, 2 * b + (t >> 1)) << 4));
  }
};

// Multiplies a step of row tile `tile`, and adds the results to `total`. from: the address of the
// scales; g: the row of the tile; scale_words: whether scales were copied word by word.
template <class T, int kColumnTiles, class Words>
NYBBLE_DEVICE void multiply_microscaled(float (&total)[kColumnTiles][4],
                                        const gemv_fragment<kColumnTiles, 32>& a,
                                        const Words& words, u32 from, int g, int lane,
                                        bool scale_words, const params::gemm4& p, int tile) {
  using L = gemv_pipeline<32>;
  const u32 lane_address = L::kTable + lane * 4;
  const u32 distance = scale_words ? 32 : 16, at = from + g * distance;
  scale_bytes scales(at, 8 * distance);
  if (scale_words && p.k % 128 != 0) {  // rows with odd numbers start in the middle of a word
    const int row = min(tile * 16, static_cast<int>(p.n) - 16) + g;
    if (row & 1) scales.skip_half_word(at, 8 * distance);
  }
#pragma unroll
  for (int b = 0; b < L::kGroups; b++) {
    float part[kColumnTiles][4];
    const uint2 w0 = words(b, false), w1 = words(b, true);
    const u32 s0 = e8m0_adjacent(scales.s0[b >> 1], (b & 1) * 2),
              s1 = e8m0_adjacent(scales.s1[b >> 1], (b & 1) * 2);
    multiply_group<T, 0, 2>(part, a.x[b], w0, w1, lane_address);
    add_scaled(total, part, bf16::low(s0), bf16::low(s1));
    multiply_group<T, 2, 4>(part, a.x[b], w0, w1, lane_address);
    add_scaled(total, part, bf16::high(s0), bf16::high(s1));
  }
}

template <class T, u32 kTable = policy::kGemvTableAt, int kColumnTiles, class Words>
NYBBLE_DEVICE void multiply_microscaled(float (&total)[kColumnTiles][4],
                                        const gemv_fragment<kColumnTiles, 64>& a,
                                        const Words& words, u32 from, int g, int lane, bool,
                                        const params::gemm4&, int) {
  using L = gemv_pipeline<64>;
  const int t = lane & 3;
  const u32 lane_address = (kTable & ~0xffffu) + lane * 4;
  // Several independent sums, because products that add to the same sums wait for each other.
  constexpr int kSums = kColumnTiles == 1 ? 4 : 2;
  float more[kSums - 1][kColumnTiles][4] = {};
#pragma unroll
  for (int h = 0; h < L::kGroups; h += 4) {
    const scale_bytes scales(from + g * 32 + (h * 4 ^ words.turn()), 8 * 32);
#pragma unroll
    for (int b = h; b < h + 4; b++) {
      const uint2 w0 = words(b, false), w1 = words(b, true);
      const u32 s0 = e4m3_pair<T>(scales.s0[b - h], t), s1 = e4m3_pair<T>(scales.s1[b - h], t);
      multiply_scaled<T, kTable>(b % kSums ? more[(b + kSums - 1) % kSums] : total, a.x[b], w0, w1,
                                 s0, s1, lane_address);
    }
  }
#pragma unroll
  for (const auto& sums : more)
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
#pragma unroll
      for (int i = 0; i < 4; i++) total[n][i] += sums[n][i];
}

// For up to two rows of NVFP4. Each block of a group of 64 values has its own column of B (kParts
// of gemv_fragment), so the scales multiply the sums of a group, as in gemv.cuh, instead of the
// weights. A lane has the sums of two blocks.
template <class T, class Words>
NYBBLE_DEVICE void multiply_microscaled(float (&total)[1][4],
                                        const gemv_fragment<1, 64, gemv_smem_layout::kGroups, 4>& a,
                                        const Words& words, u32 from, int g, int lane, bool,
                                        const params::gemm4&, int) {
  using L = gemv_pipeline<64>;
  const u32 lane_address = L::kTable + lane * 4;
  const int odd = (lane & 1) * 16;
#pragma unroll
  for (int h = 0; h < L::kGroups; h += 4) {
    const scale_bytes scales(from + g * 32 + (h * 4 ^ words.turn()), 8 * 32);
#pragma unroll
    for (int b = h; b < h + 4; b++) {
      float part[1][4];
      multiply_group<T, 0, 4>(part, a.x[b], words(b, false), words(b, true), lane_address);
      const u32 s0 = e4m3_halves(scales.s0[b - h] >> odd),
                s1 = e4m3_halves(scales.s1[b - h] >> odd);
      total[0][0] = fmaf(part[0][0], f16::low(s0), total[0][0]);
      total[0][1] = fmaf(part[0][1], f16::high(s0), total[0][1]);
      total[0][2] = fmaf(part[0][2], f16::low(s1), total[0][2]);
      total[0][3] = fmaf(part[0][3], f16::high(s1), total[0][3]);
    }
  }
}

template <class T, int kColumnTiles, int kBlock>
NYBBLE_DEVICE void gemv_microscaled_block(const params::gemm4& p, u8* shared) {
  constexpr int kUnit = kBlock == 32 ? 32 : 64;  // the layout of gemv.cuh
  using L = gemv_pipeline<kUnit>;
  using sums = gemv_partials<kColumnTiles * 8>;
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, block = blockIdx.x;
  const u32 pipeline = pipeline_of<L>(base, warp), pipeline_end = pipeline + L::kPipelineBytes;
  const int first = p.tiles_each * block + min(block, p.tiles_more),
            last = first + p.tiles_each + (block < p.tiles_more);
  const gemv_scheduler start(first, last, static_cast<int>(p.k), warp);
  gemv_producer<kScalesSingle, kUnit> producer(p, start, lane);  // of the weights
  const bool words = has_scale_words(p);
  const auto copy = [&](u32 to) {
    producer.copy_all_weights(to);
    copy_scale_bytes<kBlock>(p, producer.at, to + 16 * L::kRow, lane, words);
    cp_async_commit();
    producer.advance(lane);
  };
  const auto begin = [&] {
#pragma unroll
    for (int s = 0; s < L::kStages - 1; s++) copy(pipeline + s * L::kStage);
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
  pdl_launch_dependents();  // only here: the next product may prefetch its weight at once
  if (!prefetch) begin();
  const float factor = __ldg(p.absmax.values);
  gemv_scheduler at = start;
  int have = at.k0;
  a.load(have);
  __syncthreads();
  u32 from = pipeline;
  while (at.more()) {
    if (at.group != first) __syncthreads();  // all threads have read the previous sums
    clear_sums<sums>(at, at.tiles, warp, lane);
    for (at.chunk = 0; at.chunk < at.chunks; at.chunk++) {
      at.enter();
      const bool fresh = at.fresh();
      if (at.r < at.tiles && at.k0 != have) a.load(have = at.k0);
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        cp_async_wait<L::kStages - 2>();
        __syncwarp();
        float total[kColumnTiles][4];
        sums::each(at.r, warp, lane, [&](int n, int i, u32 place) {
          total[n][i] = fresh ? 0.0f : shared_float(place);
        });
        copy(from == pipeline ? pipeline_end - L::kStage : from - L::kStage);
        multiply_microscaled<T>(total, a, copied_words<kUnit>(from, lane), from + 16 * L::kRow,
                                lane >> 2, lane, words, p, at.group + at.r);
        sums::each(at.r, warp, lane,
                   [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
        from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
      }
    }
    __syncthreads();
    store_group<T, kColumnTiles * 8>(p, share, at.group, at.tiles, 0, factor);
    at.next_group();
  }
}

template <class T, int kColumnTiles>
NYBBLE_DEVICE void gemm4_gemv_microscaled(const params::gemm4& p) {
  extern __shared__ __align__(1024) u8 shared[];
  if (p.block_shift == 5)
    gemv_microscaled_block<T, kColumnTiles, 32>(p, shared);
  else
    gemv_microscaled_block<T, kColumnTiles, 16>(p, shared);
}

#endif

}  // namespace nybble
