// Wrappers of mma.sync and tcgen05.mma with block scales, and of conversions to and from E4M3. Only
// targets with a suffix have these instructions. The family sm_120f (sm_120a, sm_120f, sm_121a and
// sm_121f) has mma.sync with block scales, and the family sm_100f (sm_100a, sm_100f, sm_103a and
// sm_103f) has tcgen05.mma. They define __CUDA_ARCH_FAMILY_SPECIFIC__; CUDA 12.8 has only sm_100a
// and sm_120a, and only the other macros.
#pragma once
#include "device/wgmma.cuh"
#include "gemm4/device/microscales.cuh"

namespace nybble {

// The layouts of tcgen05 (PTX ISA 9.1, section 9.7.16). A tile in shared memory has 8 bits per
// value, and rows of 128 bytes along K, which are swizzled: a piece of 16 bytes is at another
// position in each of 8 rows. Sixteen 4-bit codes are the first half of a piece, and the second
// half is not used. Tiles start at multiples of 1024 bytes.
namespace tcgen05 {

// Returns the offset of piece number `piece` of a row in a tile.
__host__ __device__ constexpr u32 piece_offset(u32 row, u32 piece) {
  return row * 128 + ((piece ^ (row & 7)) << 4);
}

// Returns the offset of a row's scales of the four blocks of a tile. Tensor memory has the scales
// of rows 0 to 31 in one column of 32-bit words, then those of the next 32 rows in the next column.
__host__ __device__ constexpr u32 scale_offset(u32 row) { return (row & 31) * 16 + (row >> 5) * 4; }
constexpr u32 kScaleBytes = 512, kScaleColumns = 4;

// Returns the descriptor of a matrix that starts at the address. Eight rows have 1024 bytes, and
// the swizzle has 128 bytes. To start at a block of 32 values along K, add 32 bytes per block.
__host__ __device__ constexpr u64 tile_descriptor(u32 address) {
  return u64{2} << 61 | u64{1} << 46 | u64{1024 >> 4} << 32 | u64{1} << 16 |
         (address & 0x3ffff) >> 4;
}
// The same for scales: eight rows have 128 bytes, without swizzle.
__host__ __device__ constexpr u64 scale_descriptor(u32 address) {
  return u64{1} << 46 | u64{128 >> 4} << 32 | (address & 0x3ffff) >> 4;
}

// Returns the descriptor of the instruction: A is E2M1 and has 128 rows, B is E4M3, scales are
// E8M0. block: which byte of the words of scales belongs to the values along K.
__host__ __device__ constexpr u32 instruction_descriptor(u32 columns, u32 block) {
  return block << 4 | 5u << 7 | columns >> 3 << 17 | 1u << 23 | 128u >> 7 << 27 | block << 29;
}

}  // namespace tcgen05

#if __CUDA_ARCH__ >= 1000

// Returns two numbers as E4M3 bytes, rounded to the nearest. NaN stays NaN.
NYBBLE_DEVICE u32 to_e4m3(float low, float high) {
  u16 r;
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(high), "f"(low));
  return r;
}

// Subtracts the E4M3 numbers in the low two bytes of a word.
NYBBLE_DEVICE void subtract_e4m3(u32 word, float& low, float& high) {
  const u32 halves = e4m3_halves(word);
  low -= f16::low(halves), high -= f16::high(halves);
}

#endif

#if __CUDA_ARCH__ >= 1200 && __CUDA_ARCH__ < 1300
#if defined(__CUDA_ARCH_FAMILY_SPECIFIC__) || defined(__CUDA_ARCH_FEAT_SM120_ALL)
#define NYBBLE_BLOCK_SCALED_MMA

// Computes c[16][8] += (a[16][32] * a_scale[16]) * (b[32][8] * b_scale[8]). The type of `a` is E2M1
// in the middle four bits of bytes, the type of `b` is E4M3, and scales are E8M0. Byte kByte of
// a_scale has the scale of row g in lane 4g and of row g + 8 in lane 4g + 1; byte kByte of b_scale
// has the scale of column g in lane 4g.
template <int kByte>
NYBBLE_DEVICE void mma_mxfp4(float (&c)[4], const u32 (&a)[4], u32 b0, u32 b1, u32 a_scale,
                             u32 b_scale) {
  asm("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e4m3.f32"
      ".ue8m0 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3}, %10, {%12,0}, %11, {%12,0};"
      : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1), "r"(a_scale), "r"(b_scale),
        "n"(kByte));
}

#endif
#endif

#if __CUDA_ARCH__ >= 1000 && __CUDA_ARCH__ < 1100
#if defined(__CUDA_ARCH_FAMILY_SPECIFIC__) || defined(__CUDA_ARCH_FEAT_SM100_ALL)
#define NYBBLE_TCGEN05

namespace tcgen05 {

// Allocates columns of tensor memory, and stores their address at `to` in shared memory. A whole
// warp calls this. The block cannot allocate again.
template <int kColumns>
NYBBLE_DEVICE void allocate(u32 to) {
  asm volatile(
      "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;\n"
      "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;" ::"r"(to),
      "n"(kColumns)
      : "memory");
}
template <int kColumns>
NYBBLE_DEVICE void deallocate(u32 at) {
  asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;" ::"r"(at), "n"(kColumns)
               : "memory");
}
// Order tcgen05 instructions before or after a synchronization with other threads.
NYBBLE_DEVICE void fence_before_sync() {
  asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
}
NYBBLE_DEVICE void fence_after_sync() {
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
}
// Copies 32 rows of 16 bytes to four columns of tensor memory, and repeats them in each group of 32
// lanes. One thread calls this, multiply and commit.
NYBBLE_DEVICE void copy_scales(u32 to, u64 descriptor) {
  asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;" ::"r"(to), "l"(descriptor)
               : "memory");
}
// Computes sums[128][columns] = (a[128][32] * a_scales[128]) * (b[32][columns] *
// b_scales[columns]), plus the previous sums if `add`. The sums and scales are in tensor memory.
NYBBLE_DEVICE void multiply(u32 sums, u64 a, u64 b, u32 instruction, u32 a_scales, u32 b_scales,
                            bool add) {
  asm volatile(
      "{\n.reg .pred p;\nsetp.ne.u32 p, %6, 0;\n"
      "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale [%0], %1, %2, %3, [%4], [%5], p;\n}" ::
          "r"(sums),
      "l"(a), "l"(b), "r"(instruction), "r"(a_scales), "r"(b_scales), "r"(static_cast<u32>(add))
      : "memory");
}
// Arrives at the mbarrier when this thread's earlier copies and products are complete.
NYBBLE_DEVICE void commit(u32 barrier) {
  asm volatile(
      "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(barrier)
      : "memory");
}
// Loads 16 columns of the lane of tensor memory that has this lane's number, counted from `from`.
NYBBLE_DEVICE void load(float (&v)[16], u32 from) {
  asm volatile(
      "tcgen05.ld.sync.aligned.32x32b.x16.b32 {%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,"
      "%15}, [%16];\ntcgen05.wait::ld.sync.aligned;"
      : "=f"(v[0]), "=f"(v[1]), "=f"(v[2]), "=f"(v[3]), "=f"(v[4]), "=f"(v[5]), "=f"(v[6]),
        "=f"(v[7]), "=f"(v[8]), "=f"(v[9]), "=f"(v[10]), "=f"(v[11]), "=f"(v[12]), "=f"(v[13]),
        "=f"(v[14]), "=f"(v[15])
      : "r"(from)
      : "memory");
}

}  // namespace tcgen05

#endif
#endif

}  // namespace nybble
