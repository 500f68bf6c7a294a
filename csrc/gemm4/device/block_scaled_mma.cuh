// Wrappers of mma.sync with block scales, and of conversions to and from E4M3. Only targets of the
// family sm_120f (sm_120a, sm_120f, sm_121a and sm_121f) have this mma. They define
// __CUDA_ARCH_FAMILY_SPECIFIC__; CUDA 12.8 has only sm_120a, and only the other macro.
#pragma once
#include "gemm4/device/microscales.cuh"

#if __CUDA_ARCH__ >= 1200 && __CUDA_ARCH__ < 1300
#if defined(__CUDA_ARCH_FAMILY_SPECIFIC__) || defined(__CUDA_ARCH_FEAT_SM120_ALL)
#define NYBBLE_BLOCK_SCALED_MMA

namespace nybble {

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

}  // namespace nybble

#endif
#endif
