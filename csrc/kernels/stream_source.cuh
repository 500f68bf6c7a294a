// Owns: the producing side of the few-row 4-bit product: which steps a warp takes, and the ring of
// shared memory it copies them into.
//
// A step is 16 rows of W by kSlice of K. A block's rows go in groups of kTiles steps, a group
// through all of K in chunks of a slice for each warp. In the last chunk, where there are slices
// for a part of the warps only, several warps share a slice, each with steps of its own.
#pragma once
#include "mma.cuh"
#include "params.h"
#include "policy.h"
#include "scale.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

struct stream_layout {
  static constexpr int kWarps = policy::kStreamWarps, kSlice = policy::kStreamSlice,
                       kTiles = policy::kStreamTiles, kStages = policy::kStreamStages;
  static constexpr int kGroups = kSlice / 64, kRow = kSlice / 2, kChunk = kWarps * kSlice,
                       kMostRing = kStages * policy::stream_stage(32);
  static constexpr u32 kTable = policy::kStreamTableAt, kHigh = kTable + 0x10000,
                       kCodes = kHigh + kWarps / 2 * kMostRing, kBeyond = kCodes + 1024;
  static_assert(kSlice == 512, "16 lanes copy a row, a copy for each group, two pieces of scales");
};

// What depends on the K that has one scale, kUnit: 64, or 32 where blocks have 32. A lane then
// takes its eight bytes of a group of 64 as four of each half.
template <int kUnit>
struct stream_ring : stream_layout {
  static constexpr int kStage = policy::stream_stage(kUnit), kRing = kStages * kStage,
                       kScales = kSlice / kUnit;  // of a row
  static_assert(kUnit == 64 || kUnit == 32);
  // Where 16-byte piece `piece` of a row lies: 8-byte reads of four rows, or 4-byte reads of eight,
  // never conflict.
  NYBBLE_DEVICE static int swizzled(int row, int piece) {
    return piece ^ (kUnit == 64 ? (row & 3) << 1 : row & 7);
  }
};

// The steps of a warp: for each group of tiles and each chunk, every stride-th tile from r.
struct stream_walk {
  using L = stream_layout;
  int last, chunks, whole;                  // the block's last tile; chunks, those of all warps
  int k_warp, k_tail, tail_r, tail_stride;  // slice of chunk 0 and of the last one; steps of that
  int group, tiles, chunk;                  // first tile and tiles of the group
  int r, stride, k0;                        // the step: tile of the group, and its slice

  NYBBLE_DEVICE stream_walk(int first, int last, int k, int warp)
      : last(last), whole(k / L::kChunk), k_warp(warp * L::kSlice), group(first), chunk(0) {
    const int rest = k - whole * L::kChunk;
    chunks = whole, tiles = min(L::kTiles, last - first);
    k_tail = 0, tail_r = 0, tail_stride = 1;
    if (rest > 0) {
      const int slices = (rest + L::kSlice - 1) / L::kSlice;
      chunks++, tail_stride = L::kWarps / slices, tail_r = warp / slices;
      k_tail = whole * L::kChunk + (warp - tail_r * slices) * L::kSlice;
      if (tail_r >= tail_stride) tail_r = L::kTiles;  // no step
    }
    enter();
  }
  NYBBLE_DEVICE void enter() {
    const bool all = chunk < whole;
    r = all ? 0 : tail_r, stride = all ? 1 : tail_stride;
    k0 = all ? k_warp + chunk * L::kChunk : k_tail;
  }
  NYBBLE_DEVICE bool more() const { return group < last; }
  NYBBLE_DEVICE void next_group() { group += tiles, tiles = min(L::kTiles, last - group); }
  // From the end of a chunk to the next step with work for this warp.
  NYBBLE_DEVICE void turn() {
    while (r >= tiles && group < last) {
      if (++chunk == chunks) chunk = 0, next_group();
      enter();
    }
  }
};

enum scale_form {
  kScalesWhole,   // as a stage wants them: two 16-byte pieces a row
  kScalesSingle,  // any others that are plain
  kScalesNested,  // 8-bit: through registers, while the products of the step are made
  kScalesFours    // nested; those of a lane's four groups lie in one word, with one second-level
};

// Four nested scales on their way: the codes, a byte each, and the second level's. kScalesFours:
// the bytes that `select` names, and one step.
struct raw_scales {
  u32 codes, select, to;
  float steps[4];
};

template <scale_form kScales, int kUnit>
struct stream_source {
  using L = stream_ring<kUnit>;
  static constexpr bool kNested = kScales == kScalesNested || kScales == kScalesFours;
  // A lane's scales: four groups of row lane / 2; else group lane % 8 of four rows, so that an
  // instruction touches four lines and not sixteen.
  static constexpr bool kFours = kScales == kScalesWhole || kScales == kScalesFours;
  static_assert(kUnit == 64 || !kNested, "nested scales of blocks of 32 are made plain first");
  // Lanes across a row of scales, and the copies that all of them take.
  static constexpr int kAcross = kFours ? L::kScales / 4 : L::kScales, kCopies = kAcross / 2;
  const params::gemm4& p;
  stream_walk at;
  u32 row_bytes, copy_to, pattern;  // the last: raw_scales::select of codes that start with a word
  // The step to copy: this lane's first piece, its scales (of 64) and whether they are inside of K.
  const u8* w;
  u64 block;
  bool inside, scaled;
  float offset = 0.0f;  // nested

  NYBBLE_DEVICE stream_source(const params::gemm4& p, const stream_walk& start, int lane)
      : p(p), at(start), row_bytes(static_cast<u32>(p.k >> 1)) {
    pattern = p.block_shift == 6 ? 0x3210 : p.block_shift == 7 ? 0x1100 : 0;
    copy_to = (lane >> 4) * L::kRow + (L::swizzled(lane >> 4, lane & 15) << 4);
    at.turn();
    aim(lane);
  }
  // The last tile of a matrix overlaps the one before.
  NYBBLE_DEVICE void aim(int lane) {
    const u32 row = static_cast<u32>(min((at.group + at.r) * 16, static_cast<int>(p.n) - 16));
    const int k = at.more() ? static_cast<int>(p.k) : 0, k0 = at.k0 + (lane & 15) * 32,
              k1 = at.k0 + lane % kAcross * (kFours ? 4 * kUnit : kUnit);
    w = p.packed + static_cast<u64>(row + (lane >> 4)) * row_bytes + (k0 >> 1);
    block = static_cast<u64>(row + lane / kAcross) * row_scales() + k1 / kUnit;
    inside = k0 < k, scaled = k1 < k;
  }
  NYBBLE_DEVICE u32 row_scales() const { return row_bytes / (kUnit / 2); }
  NYBBLE_DEVICE void advance(int lane) {
    at.r += at.stride;
    if (at.r >= at.tiles) at.turn();
    aim(lane);
  }

  // Starts copying part j of eight of the weights to the stage at `to`.
  NYBBLE_DEVICE void copy_weights(u32 to, int j) const {
    copy16(to + (copy_to ^ (kUnit == 64 ? (j & 1) << 6 : (j & 3) << 5)) + j * 2 * L::kRow,
           w + static_cast<u64>(row_bytes) * (j * 2), inside);
  }
  // Starts copying the scales; nested ones still need store_scales, when they have arrived.
  NYBBLE_DEVICE void copy_scales(u32 to, int lane, raw_scales& raw) const {
    to += 16 * L::kRow + lane * (kFours ? 16 : 4);
    if constexpr (kScales == kScalesWhole) {
#pragma unroll
      for (int j = 0; j < kCopies; j++)
        copy16(to + j * 512, p.absmax.values + block + row_scales() * (j * (32 / kAcross)), scaled);
    }
    raw.to = to, raw.codes = 0;
    if constexpr (kScales == kScalesFours) {
      const u64 b = block >> (p.block_shift - 6);
      if (scaled) raw.codes = __ldg(reinterpret_cast<const u32*>(p.absmax.codes + (b & ~3ull)));
      raw.select = pattern + (static_cast<u32>(b) & 3) * 0x1111;
      raw.steps[0] = scaled ? __ldg(p.absmax.values + (b >> p.absmax.nested_shift)) : 0.0f;
    }
    if constexpr (!kFours) {
#pragma unroll
      for (int j = 0; j < kCopies; j++) {
        const u64 b = (block + row_scales() * (j * (32 / kAcross))) >>
                      (p.block_shift - (kUnit == 64 ? 6 : 5));
        if constexpr (kScales == kScalesSingle) {
          copy4(to + j * 128, p.absmax.values + b, scaled);
        } else {
          raw.codes |= (scaled ? __ldg(p.absmax.codes + b) : 0u) << (8 * j);
          raw.steps[j] = scaled ? __ldg(p.absmax.values + (b >> p.absmax.nested_shift)) : 0.0f;
        }
      }
    }
  }
  // The same roundings as scale_of. Outside of K the step is 0, and multiplies zeros of `a`.
  NYBBLE_DEVICE void store_scales(const raw_scales& raw) const {
    if constexpr (kNested) {
      const u32 codes = kFours ? __byte_perm(raw.codes, 0, raw.select) : raw.codes;
      float s[4];
#pragma unroll
      for (int j = 0; j < 4; j++) {
        const u32 code = (codes >> (8 * j)) & 255;
        s[j] = __fmul_rn(shared_float(L::kCodes + code * 4), raw.steps[kFours ? 0 : j]);
        if (p.absmax.offset) s[j] = __fadd_rn(s[j], offset);
      }
      if constexpr (kFours) {
        store_shared_quad(raw.to, s);
      } else {
#pragma unroll
        for (int j = 0; j < 4; j++) store_shared(raw.to + j * 128, s[j]);
      }
    }
  }
  NYBBLE_DEVICE void copy_all_weights(u32 to) const {
#pragma unroll
    for (int j = 0; j < 8; j++) copy_weights(to, j);
  }
  // What the second level's codes mean, to shared memory; after the wait, and before a barrier.
  NYBBLE_DEVICE void load_codes() {
    if constexpr (kNested) {
      store_shared(L::kCodes + threadIdx.x * 4, __ldg(p.absmax.code + threadIdx.x));
      if (p.absmax.offset) offset = __ldg(p.absmax.offset);
    }
  }

  // Brings the first steps into the L2, which is no read: it need not wait for the kernel before.
  NYBBLE_DEVICE void prefetch(int lane) const {
    const int k1 = at.k0 + (lane & 1) * 256;
    if (k1 >= p.k || !at.more()) return;
#pragma unroll 1
    for (int s = 0, r = at.r; s < L::kStages && r < at.tiles; s++, r += at.stride) {
      const i64 row = min((at.group + r) * 16, static_cast<int>(p.n) - 16) + (lane >> 1);
      const i64 b = (row * p.k + k1) >> p.block_shift;
      prefetch_l2(p.packed + row * row_bytes + (k1 >> 1));
      prefetch_l2(p.absmax.codes ? static_cast<const void*>(p.absmax.codes + b)
                                 : static_cast<const void*>(p.absmax.values + b));
    }
  }
};

#endif

}  // namespace nybble
