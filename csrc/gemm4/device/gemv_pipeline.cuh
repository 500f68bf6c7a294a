// Scheduler, producer and cp.async pipeline of the GEMV kernels. Each warp is its own producer.
//
// A step is 16 rows of W by kSlice values along K. A block processes its row tiles in groups of
// kTiles. For each group, the block goes through all of K in chunks. A chunk has one slice of K per
// warp. If the last chunk has fewer slices than warps, several warps share a slice, and each of
// these warps takes every stride-th tile of the group:
//
//   chunk 0:  warp 0: k [0, 512)      warp 1: k [512, 1024)     ...  warp 7: k [3584, 4096)
//   last one: warps 0, 2, 4, 6: k [4096, 4608), tiles 0, 1, 2, 3    warps 1, 3, 5, 7: k [4608, …)
//
// While stage s is multiplied, stage s + kStages - 1 is copied.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "device/scale.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

struct gemv_smem_layout {
  static constexpr int kWarps = policy::kGemvWarps, kSlice = policy::kGemvSlice,
                       kTiles = policy::kGemvTiles, kStages = policy::kGemvStages,
                       kEvenSlice = policy::kGemvEvenSlice;
  static constexpr int kGroups = kSlice / 64, kRow = kSlice / 2, kChunk = kWarps * kSlice,
                       kMaxPipelineBytes = kStages * policy::gemv_stage_bytes(32);
  static constexpr u32 kTable = policy::kGemvTableAt, kHigh = kTable + 0x10000,
                       kCodes = kHigh + kWarps / 2 * kMaxPipelineBytes, kSeconds = kCodes + 1024,
                       kBeyond = kSeconds + policy::kGemvSeconds * 4;
  static_assert(kSlice == 512 && kWarps == 8, "16 lanes copy a row; two pieces of scales");
  NYBBLE_DEVICE static u32 pipeline_of(u32 base, int warp, int bytes) {
    return warp < kWarps / 2 ? base + warp * bytes : kHigh + (warp - kWarps / 2) * bytes;
  }
  // If a chunk has `slices` slices: the number of warps that share a slice, and the place of this
  // warp among them: kWarps / slices and warp / slices, without slow divisions.
  NYBBLE_DEVICE static int sharing(int slices) { return 0x11112248 >> (slices - 1) * 4 & 15; }
  NYBBLE_DEVICE static int turn_of(int warp, int slices) {
    return slices == 1 ? warp : warp * (0x20252b34405680ull >> (slices - 2) * 8 & 255) >> 8;
  }
};

// The layout of a block that leaves room for another block on its multiprocessor. The code table
// comes first, and there are no second-level scales.
struct gemv_half_layout : gemv_smem_layout {
  static constexpr int kWarps = policy::kGemvHalfWarps, kStages = policy::kGemvHalfStages,
                       kChunk = kWarps * kSlice;
  static constexpr u32 kTable = policy::kGemvHalfTableAt, kPipelines = kTable + 0x10000,
                       kCodes = kPipelines + kWarps * kStages * policy::gemv_stage_bytes(32),
                       kSeconds = kCodes, kBeyond = kCodes + 1024;
  NYBBLE_DEVICE static u32 pipeline_of(u32, int warp, int size) { return kPipelines + warp * size; }
  static_assert(kWarps == 4);
  NYBBLE_DEVICE static int sharing(int slices) { return slices > 2 ? 1 : 4 >> (slices - 1); }
  NYBBLE_DEVICE static int turn_of(int warp, int slices) {
    return slices > 2 ? warp >= slices : warp >> (slices - 1);
  }
};

// Constants that depend on kUnit, the number of values along K that share a scale. kUnit is 32 if
// the block size is 32, otherwise 64. If kUnit is 32, a lane has four bytes of each half of a group
// of 64.
template <int kUnit, class Layout = gemv_smem_layout>
struct gemv_pipeline : Layout {
  static constexpr int kStage = policy::gemv_stage_bytes(kUnit),
                       kPipelineBytes = Layout::kStages * kStage,
                       kScales = Layout::kSlice / kUnit;  // number of scales per row
  static_assert(kUnit == 64 || kUnit == 32);
  // Returns the position of 16-byte piece `piece` of a row. In this order, 8-byte reads of four
  // rows and 4-byte reads of eight rows have no bank conflicts.
  NYBBLE_DEVICE static int swizzled(int row, int piece) {
    return piece ^ (kUnit == 64 ? (row & 3) << 1 : row & 7);
  }
};

// Returns the address of a warp's pipeline.
template <class L>
NYBBLE_DEVICE u32 pipeline_of(u32 base, int warp) {
  return L::pipeline_of(base, warp, L::kPipelineBytes);
}

template <bool kAlternates>
struct gemv_chunk_order {
  bool backward = false;
};
template <>
struct gemv_chunk_order<false> {
  static constexpr bool backward = false;
};

// The steps of a warp. In each group of tiles and each chunk, the warp takes every stride-th tile,
// starting at tile r of the group. A group has up to kMost tiles. With kEven, slices of the last
// chunk are shorter if each warp can then have a slice. With kAlternates, every other group goes
// through the chunks backward, so that it starts with the slice of `a` that is in registers.
template <int kMost, bool kEven, class Layout = gemv_smem_layout, bool kAlternates = false>
struct gemv_scheduler_of : gemv_chunk_order<kAlternates> {
  using L = Layout;
  static constexpr bool kLimited = kEven;
  // last: the end of the block's tiles. chunks, whole: the number of chunks, and of those that have
  // a slice for every warp.
  int last, chunks, whole;
  // k_warp, k_tail: starts of the warp's slices in the first and in the last chunk. tail_end: the
  // end of the slice in the last chunk. tail_r, tail_stride: first tile and stride in the last
  // chunk.
  int k_warp, k_tail, tail_end, tail_r, tail_stride;
  int group, tiles, chunk;  // first tile and number of tiles of the group
  // current step: its tile of the group, its stride, and the start of its slice
  int r, stride, k0;

  NYBBLE_DEVICE gemv_scheduler_of(int first, int last, int k, int warp)
      : last(last), whole(k / L::kChunk), k_warp(warp * L::kSlice), group(first), chunk(0) {
    const int rest = k - whole * L::kChunk;
    chunks = whole, tiles = min(kMost, last - first);
    k_tail = tail_end = 0, tail_r = 0, tail_stride = 1;
    if (rest > 0) {
      const bool shorter =
          kEven && rest > L::kWarps / 2 * L::kSlice && rest <= L::kWarps * L::kEvenSlice;
      const int slice = shorter ? L::kEvenSlice : L::kSlice, slices = (rest + slice - 1) / slice;
      chunks++, tail_stride = L::sharing(slices), tail_r = L::turn_of(warp, slices);
      k_tail = whole * L::kChunk + (warp - tail_r * slices) * slice;
      tail_end = min(k, k_tail + slice);
      if (tail_r >= tail_stride) tail_r = kMost;  // the warp has no step in the last chunk
    }
    enter();
  }
  NYBBLE_DEVICE void enter() {
    const bool all = chunk < whole;
    r = all ? 0 : tail_r, stride = all ? 1 : tail_stride;
    k0 = all ? k_warp + chunk * L::kChunk : k_tail;
  }
  // Returns the end of the current slice along K, or a larger number. Only with kEven.
  NYBBLE_DEVICE int limit(int k) const { return chunk >= whole ? tail_end : k; }
  NYBBLE_DEVICE bool more() const { return group < last; }
  // Returns whether this is the first chunk and every warp has a slice in this chunk. If so, sums
  // start at zero.
  NYBBLE_DEVICE bool fresh() const {
    if constexpr (kAlternates) return chunk == first_chunk() && chunk < whole;
    return chunk == 0 && whole > 0;
  }
  NYBBLE_DEVICE int first_chunk() const { return this->backward ? chunks - 1 : 0; }
  NYBBLE_DEVICE void next_group() {
    group += tiles, tiles = min(kMost, last - group);
    if constexpr (kAlternates) this->backward = !this->backward;
    if constexpr (!kAlternates) chunk = 0;
  }
  // Returns whether some warps have no slice in the group's first chunk.
  NYBBLE_DEVICE bool starts_partly() const {
    if constexpr (kAlternates) return first_chunk() >= whole;
    return whole == 0;
  }
  // Moves to the next chunk of the group. Returns false if there is none.
  NYBBLE_DEVICE bool next_chunk() {
    if constexpr (!kAlternates) return ++chunk != chunks;
    if (chunk == (this->backward ? 0 : chunks - 1)) return false;
    chunk += this->backward ? -1 : 1;
    return true;
  }
  // Continues at this warp's next step if a chunk has ended.
  NYBBLE_DEVICE void turn() {
    while (r >= tiles && group < last) {
      if (!next_chunk()) next_group();
      enter();
    }
  }
};

using gemv_scheduler = gemv_scheduler_of<policy::kGemvTiles, false>;

// How scales are copied to shared memory. Nested scales are in registers while the previous step is
// multiplied, except with kScalesResident.
enum scale_form {
  kScalesWhole,   // plain scales, copied in 16-byte pieces of a row
  kScalesSingle,  // plain scales, copied one by one
  // Nested: a lane's four codes are one word, with one of the second-level values in shared memory.
  kScalesFours,
  kScalesWords,  // nested scales, general case: two words of codes and two second-level values
  kScalesBytes,  // E8M0 bytes of blocks of 32: a lane has eight, which are stored in 16 bits each
  kScalesResident,  // nested scales, kept in shared memory (gemv_nested_scales.cuh)
  kScalesE8M0,      // bytes of MXFP4 (gemv_tma.cuh)
  kScalesE4M3       // bytes of NVFP4 (gemv_tma.cuh, grouped_gemv.cuh)
};

// Four nested scales in flight. `codes` and `more` are the words that contain the codes, and
// `select` selects the codes' bytes. With kScalesFours, `next` is the index of the second-level
// value. With kScalesWords, steps[0] is the second-level value of the codes before byte `next`, and
// steps[1] is the second-level value of the other codes.
struct raw_scales {
  u32 codes, more, select, next, to;
  float steps[2];
};

template <scale_form kScales, int kUnit, class Scheduler = gemv_scheduler>
struct gemv_producer {
  using L = gemv_pipeline<kUnit, typename Scheduler::L>;
  static constexpr bool kNested = kScales == kScalesFours || kScales == kScalesWords,
                        kBytes = kScales == kScalesBytes;
  // With kFours, a lane copies the scales of four groups of row lane / 2. Without kFours, it copies
  // the scale of group lane % 8 in each of four rows, so an instruction accesses four cache lines
  // instead of sixteen.
  static constexpr bool kFours = kScales != kScalesSingle, kResident = kScales == kScalesResident;
  static_assert(kUnit == 64 || !(kNested || kResident),
                "nested scales of blocks of 32 are made plain first");
  // The number of lanes that copy a row of scales, and the number of copies that each lane makes.
  static constexpr int kAcross = kBytes   ? 2
                                 : kFours ? L::kScales / 4
                                          : L::kScales,
                       kCopies = kAcross / 2;
  // A shift instead of a division: signed divisions take more instructions, and make the compiler
  // reorder the products of a step.
  static constexpr int kAcrossShift = kAcross == 2   ? 1
                                      : kAcross == 4 ? 2
                                      : kAcross == 8 ? 3
                                                     : 4,
                       kUnitShift = kUnit == 64 ? 6 : 5;
  static_assert(1 << kAcrossShift == kAcross);
  const params::gemm4& p;
  Scheduler at;
  u32 row_bytes, copy_to;
  // The step to copy. w: this lane's first piece of W. block: the index of its first scale, counted
  // as if every kUnit values along K had their own scale. inside and scaled: whether these weights
  // and scales are within K.
  const u8* w;
  u64 block;
  bool inside, scaled;
  u32 valid = 0;  // with kScalesBytes: 65536 * number of this lane's scales within K
  // For nested scales: positions relative to the block's first row.
  u32 near = 0, first_row = 0, first_near = 0, first_byte = 0, first_step = 0, last_word = 0,
      last_value = 0;
  const u32* words = nullptr;
  const float* values = nullptr;
  float offset = 0.0f;

  NYBBLE_DEVICE gemv_producer(const params::gemm4& p, const Scheduler& start, int lane)
      : p(p), at(start), row_bytes(static_cast<u32>(p.k >> 1)) {
    copy_to = (lane >> 4) * L::kRow + (L::swizzled(lane >> 4, lane & 15) << 4);
    if constexpr (kNested) find_nested();
    at.turn();
    aim(lane);
  }
  // Finds the first nested scale of the block.
  NYBBLE_DEVICE void find_nested() {
    first_row = static_cast<u32>(min(at.group * 16, static_cast<int>(p.n) - 16));
    const int codes_shift = p.block_shift - 6, shift = p.absmax.nested_shift;
    const u64 scale = static_cast<u64>(first_row) * row_scales(), code = scale >> codes_shift,
              last = (static_cast<u64>(p.n) * p.k - 1) >> p.block_shift, most = 0xfffffffeu,
              start = reinterpret_cast<u64>(p.absmax.codes + code);
    words = reinterpret_cast<const u32*>(start & ~3ull), values = p.absmax.values + (code >> shift);
    first_near = static_cast<u32>(scale - (code << codes_shift));
    first_byte = static_cast<u32>(start & 3);
    first_step = static_cast<u32>(code - (code >> shift << shift));
    last_word = static_cast<u32>(min((first_byte + last - code) >> 2, most));
    last_value = static_cast<u32>(min((last >> shift) - (code >> shift), most));
  }
  // Sets what this lane copies next. The last tile of a matrix overlaps the previous tile.
  NYBBLE_DEVICE void aim(int lane) {
    const u32 row = static_cast<u32>(min((at.group + at.r) * 16, static_cast<int>(p.n) - 16));
    const int k = !at.more()            ? 0
                  : Scheduler::kLimited ? at.limit(static_cast<int>(p.k))
                                        : static_cast<int>(p.k),
              k0 = at.k0 + (lane & 15) * 32,
              k1 = at.k0 + (lane & (kAcross - 1)) * (kBytes   ? 8 * kUnit
                                                     : kFours ? 4 * kUnit
                                                              : kUnit);
    w = p.packed + static_cast<u64>(row + (lane >> 4)) * row_bytes + (k0 >> 1);
    if constexpr (kNested)
      near = (row + (lane >> kAcrossShift) - first_row) * row_scales() + (k1 >> kUnitShift) +
             first_near;
    else
      block = static_cast<u64>(row + (lane >> kAcrossShift)) * row_scales() + (k1 >> kUnitShift);
    inside = k0 < k, scaled = k1 < k;
    if constexpr (kBytes) valid = static_cast<u32>(min(max(k - k1, 0), 256)) << 11;
  }
  NYBBLE_DEVICE u32 row_scales() const { return row_bytes / (kUnit / 2); }
  NYBBLE_DEVICE void advance(int lane) {
    at.r += at.stride;
    if (at.r >= at.tiles) at.turn();
    aim(lane);
  }

  // Starts to copy part j of eight of the weights to the stage at `to`.
  NYBBLE_DEVICE void copy_weights(u32 to, int j) const {
    cp_async_16(to + (copy_to ^ (kUnit == 64 ? (j & 1) << 6 : (j & 3) << 5)) + j * 2 * L::kRow,
                w + static_cast<u64>(row_bytes) * (j * 2), inside);
  }
  // Starts to copy the scales. For nested scales, call store_scales later, when they have been
  // loaded.
  NYBBLE_DEVICE void copy_scales(u32 to, int lane, raw_scales& raw) const {
    to += 16 * L::kRow + lane * (kFours ? 16 : 4);
    if constexpr (kScales == kScalesWhole) {
#pragma unroll
      for (int j = 0; j < kCopies; j++)
        cp_async_16(to + j * 512, p.absmax.values + block + row_scales() * (j * (32 / kAcross)),
                    scaled);
    }
    if constexpr (kScales == kScalesSingle) {
#pragma unroll
      for (int j = 0; j < kCopies; j++) {
        const u64 b = (block + row_scales() * (j * (32 / kAcross))) >>
                      (p.block_shift - (kUnit == 64 ? 6 : 5));
        cp_async_4(to + j * 128, p.absmax.values + b, scaled);
      }
    }
    if constexpr (kBytes) {
      // Three words contain the lane's eight scales, and the fourth has their selector and their
      // number. An expert's scales are a whole number of words. Scales after the end of K belong to
      // another row.
      const u32* const from = reinterpret_cast<const u32*>(p.absmax.codes);
      const u32 word = static_cast<u32>(block) >> 2,
                last = (static_cast<u32>(p.n) * row_scales() >> 2) - 1;
      cp_async_4(to, from + word, scaled);
      cp_async_4(to + 4, from + min(word + 1, last), scaled);
      cp_async_4(to + 8, from + min(word + 2, last), scaled);
      store_shared(to + 12, float_of(0x3210 + (static_cast<u32>(block) & 3) * 0x1111 + valid));
    }
    if constexpr (kNested) {
      const int shift = p.block_shift - 6, nested_shift = p.absmax.nested_shift;
      const u32 code = near >> shift, byte = code + first_byte, step = code + first_step,
                value = step >> nested_shift;
      raw.to = to, raw.codes = raw.more = 0;
      raw.select = selected(shift) + (byte & 3) * 0x1111;
      if (scaled) raw.codes = __ldg(words + (byte >> 2));
      if constexpr (kScales == kScalesFours) {
        raw.next = scaled ? value : 0;
      } else {
        raw.next = ((value + 1) << nested_shift) - step + (byte & 3);
        raw.steps[0] = raw.steps[1] = 0.0f;
        if (scaled) {
          raw.more = __ldg(words + min((byte >> 2) + 1, last_word));
          raw.steps[0] = __ldg(values + value);
          raw.steps[1] = __ldg(values + min(value + 1, last_value));
        }
      }
    }
  }
  // Returns a byte selector for the codes of this lane's four groups. The four digits of the
  // selector are positions relative to the lane's first code. The block size is 64 << shift.
  NYBBLE_DEVICE u32 selected(int shift) const {
    if (shift == 0) return 0x3210;
    if constexpr (kScales == kScalesFours) return shift == 1 ? 0x1100 : 0;
    if (shift == 1) return near & 1 ? 0x2110 : 0x1100;
    const int left = (1 << shift) - static_cast<int>(near & ((1u << shift) - 1));
    return 0x11110000u >> (16 - 4 * min(4, left)) & 0xffffu;
  }
  // Rounds in the same way as scale_of. With kScalesWords, scales after the end of K belong to
  // another row. They may be infinite or NaN, so no product may use them.
  NYBBLE_DEVICE void store_scales(const raw_scales& raw) const {
    if constexpr (kNested) {
      constexpr bool kOne = kScales == kScalesFours;
      const u32 codes = __byte_perm(raw.codes, raw.more, raw.select);
      const float step = kOne ? shared_float(L::kSeconds + raw.next * 4) : raw.steps[0];
      float s[4];
#pragma unroll
      for (int j = 0; j < 4; j++) {
        const u32 code = (codes >> (8 * j)) & 255;
        const bool second = !kOne && (raw.select >> (4 * j) & 15) >= raw.next;
        s[j] = __fmul_rn(shared_float(L::kCodes + code * 4), second ? raw.steps[1] : step);
        if (p.absmax.offset) s[j] = __fadd_rn(s[j], offset);
      }
      store_shared_quad(raw.to, s);
    }
  }
  NYBBLE_DEVICE void copy_all_weights(u32 to) const {
#pragma unroll
    for (int j = 0; j < 8; j++) copy_weights(to, j);
  }
  // Copies the code book and the second-level values to shared memory. Call this after the PDL wait
  // and before a barrier.
  NYBBLE_DEVICE void load_codes() {
    if constexpr (kNested) {
      static_assert(policy::kGemvSeconds == 256, "as many as codes");
#pragma unroll
      for (int j = 0; j < 256; j += L::kWarps * 32) {
        const u32 i = j + threadIdx.x;
        const float code = __ldg(p.absmax.code + i),
                    value = kScales == kScalesFours ? __ldg(values + min(i, last_value)) : 0;
        store_shared(L::kCodes + i * 4, code);
        if (kScales == kScalesFours) store_shared(L::kSeconds + i * 4, value);
      }
      if (p.absmax.offset) offset = __ldg(p.absmax.offset);
    }
  }

  // Prefetches the first steps into L2. The prefetch need not wait for the previous kernel, because
  // it returns no values.
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
