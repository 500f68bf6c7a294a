// Nested scales of the TMA-fed GEMV, which each thread block keeps in shared memory: the codes of
// its rows (which are contiguous in memory), the code book, and the second-level scales. Each step
// dequantizes the next step's scales. On H200, a product with 16 rows of 14336x4160 takes 15.5 us.
// The product takes 16.3 us if each step copies its codes, and 19.7 us if each lane loads its codes
// from global memory.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// A place is the index of a scale, where every 64 values along K have a scale. Places are counted
// from the first scale that has the same second-level value as the thread block's first scale.
struct resident_scales {
  u32 codes, seconds, book;  // addresses; `codes` is that of place 0, even if it is not copied
  // index in W of the scale at place 0; place of the block's first scale
  u32 origin, before;
  int shift;  // log2 of the number of places per code
  u32 each;   // log2 of the number of places per second-level value
  float offset;

  // first_tile: the first tile of this block. book: the address to which the code book and the
  // offset are copied.
  NYBBLE_DEVICE resident_scales(const params::gemm4& p, u32 book, int first_tile)
      : book(book), shift(p.block_shift - 6), each(shift + p.absmax.nested_shift) {
    const u64 begin = first_scale(p, first_tile);
    origin = static_cast<u32>(begin >> each << each), before = static_cast<u32>(begin) - origin;
  }
  // Returns the index of the first scale of a tile. The last tile of a matrix overlaps the previous
  // tile.
  NYBBLE_DEVICE static u64 first_scale(const params::gemm4& p, int tile) {
    return static_cast<u64>(min(tile * 16, static_cast<int>(p.n) - 16)) *
           static_cast<u32>(p.k >> 6);
  }
  // Starts to copy the scales of tiles first to end - 1. All threads of the block must call this.
  NYBBLE_DEVICE void copy(const params::gemm4& p, u32 to, int first, int end) {
    const params::absmax& from = p.absmax;
    const u64 begin = first_scale(p, first),
              last = first_scale(p, end - 1) + 16 * static_cast<u32>(p.k >> 6) - 1,
              // The first value and the first code to copy.
        value = begin >> each, code = begin >> shift & ~15ull;
    const int count = static_cast<int>((last >> shift) + 1 - code),
              values = static_cast<int>((last >> each) + 1 - value), i = threadIdx.x;
    codes = to - static_cast<u32>(code - (value << from.nested_shift));
    seconds = to + policy::resident_code_bytes(count);
    for (int j = i * 16; j < count; j += 256 * 16) {
      if (count - j >= 16)
        cp_async_16_alone(to + j, from.codes + code + j);
      else
        store_shared_part(to + j, from.codes + code + j, count - j);
    }
    for (int j = i; j < values; j += 256)
      cp_async_4(seconds + j * 4, from.values + value + j, true);
    cp_async_4(book + i * 4, from.code + i, true);
    if (i == 0) cp_async_4(book + 1024, from.offset, from.offset != nullptr);
    cp_async_commit();
  }
  // Call this when the copies of all threads have arrived.
  NYBBLE_DEVICE void arrived() { offset = shared_float(book + 1024); }
  // Returns the place of a scale. If `ours` is false, the scale does not belong to this thread
  // block, and the result is the place of the block's first scale. `block` is the scale's index in
  // W, counted as if every 64 values along K had their own scale.
  NYBBLE_DEVICE u32 place(u64 block, bool ours) const {
    return ours ? static_cast<u32>(block) - origin : before;
  }
  // Returns a byte selector for the codes of the four scales that start at `place`. The four digits
  // of the selector are positions relative to the code of `place`.
  NYBBLE_DEVICE u32 selected(u32 place) const {
    if (shift == 0) return 0x3210;
    if (shift == 1) return place & 1 ? 0x2110 : 0x1100;
    const int left = (1 << shift) - static_cast<int>(place & ((1u << shift) - 1));
    return 0x11110000u >> (16 - 4 * min(4, left)) & 0xffffu;
  }
};

// Dequantizes this lane's four scales of the next step. The three parts of the work run between the
// products of groups of 64 values along K.
struct next_scales {
  const resident_scales& resident;
  u32 place, to, codes;
  float steps[2], found[4];

  NYBBLE_DEVICE next_scales(const resident_scales& resident, u32 place, u32 to)
      : resident(resident), place(place), to(to) {}
  NYBBLE_DEVICE void make(int from, int end) {
    constexpr int kRead = policy::kResidentRead, kFind = policy::kResidentFind,
                  kStore = policy::kResidentStore;
    if (from <= kRead && kRead < end) read_codes();
    if (from <= kFind && kFind < end) find();
    if (from <= kStore && kStore < end) store();
  }
  NYBBLE_DEVICE void read_codes() {
    const u32 at = resident.codes + (place >> resident.shift),
              second = resident.seconds + (place >> resident.each) * 4;
    codes = __byte_perm(shared_word_now(at & ~3u), shared_word_now((at & ~3u) + 4),
                        resident.selected(place) + (at & 3) * 0x1111);
    steps[0] = shared_float(second), steps[1] = shared_float(second + 4);
  }
  NYBBLE_DEVICE void find() {
#pragma unroll
    for (int j = 0; j < 4; j++)
      found[j] =
          shared_float(resident.book + ((j == 0 ? codes << 2 : codes >> (8 * j - 2)) & 0x3fc));
  }
  // The results are rounded in the same way as in scale_of. Scales after the end of K belong to
  // another row. Such scales may be infinite or NaN, so no product may use them.
  NYBBLE_DEVICE void store() const {
    const int left = (1 << resident.each) - static_cast<int>(place & ((1u << resident.each) - 1));
    float s[4];
#pragma unroll
    for (int j = 0; j < 4; j++)
      s[j] = __fadd_rn(__fmul_rn(found[j], j < left ? steps[0] : steps[1]), resident.offset);
    store_shared_quad(to, s);
  }
};

#endif

}  // namespace nybble
