// Splits float32 values into two fp16 terms, for float32 products on tensor cores.
//
// Each row of `a` and the code book are scaled by a power of two, so that the largest value is at
// least 2^14 and no term leaves fp16's range. Values down to 2^-17 of the largest value keep 22
// bits; values below 2^-39 of the largest value become zero. Of the four products of two terms, an
// accumulator sums three. The product of the two second terms is left out, because it is below
// 2^-21. Then the block's scale multiplies the accumulator. A non-finite value is stored in the
// first term, and its second term is zero. The two terms of a code are both zero, or both nonzero
// with the same sign, so infinity is never multiplied by a zero term of a nonzero code. For K = 64
// to 28736, the relative error of a result (norm-wise) is 2.5e-7 with GEMV or 6e-7 with wgmma.
// Float32 multiply-adds have an error of up to 1.2e-6.
#pragma once
#include "device/mma.cuh"
#include "device/policy.h"
#include "device/scale.cuh"
#include "gemm4/device/user_functions.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// The factors for a largest value with this exponent: up_from returns the factor that makes the
// value at least 2^14, and down_to returns the inverse of this factor. The exponent is biased, as
// in the bits of a float. Both factors are normal numbers.
NYBBLE_DEVICE float up_from(int exponent) {
  return float_of(static_cast<u32>(268 - exponent) << 23);
}
NYBBLE_DEVICE float down_to(int exponent) {
  return float_of(static_cast<u32>(exponent - 14) << 23);
}
NYBBLE_DEVICE u32 finite_bits(float v) {
  const u32 bits = bits_of(v) & 0x7fffffffu;
  return bits < 0x7f800000u ? bits : 0;
}
NYBBLE_DEVICE int exponent_of(u32 most) { return max(static_cast<int>(most >> 23), 15); }

// Returns the exponent of the largest code. All threads of a warp must call this.
NYBBLE_DEVICE int exponent_of_codes(const params::gemm4& p) {
  return exponent_of(warp_larger(finite_bits(value_of(p, threadIdx.x & 15))));
}

// Returns the two terms of a code. The second term is in the upper half.
NYBBLE_DEVICE u32 split_code(float v) {
  const float size = fabsf(v);
  const u32 sign = bits_of(v) >> 31 << 15;
  if (size == 0.0f) return 0;
  if (!(size <= kLargest)) return f16::narrow(v);
  u16 first;
  asm("cvt.rz.f16.f32 %0, %1;" : "=h"(first) : "f"(size));
  if (first > 1 && f16::widen(first) == size) first--;
  if (first == 0) first = 1;
  const u32 second = larger(f16::narrow(fmaxf(size - f16::widen(first), 0.0f)), 1u);
  return (first | sign) | (second | sign) << 16;
}

// Fills the table: 256 pairs of codes with 32 copies each. An entry has the first terms of a pair,
// followed by its second terms. Requires 256 threads.
NYBBLE_DEVICE void fill_split_table(const params::gemm4& p, u8* table) {
  const int entry = threadIdx.x;
  const float up = up_from(exponent_of_codes(p));
  const u32 high = split_code(value_of(p, entry >> 4) * up),
            low = split_code(value_of(p, entry & 15) * up), v = permute(high, low, 0x5410),
            w = permute(high, low, 0x7632);
  uint4* to = reinterpret_cast<uint4*>(table + entry * 256);
#pragma unroll
  for (int j = 0; j < 8; j++) {
    to[(j + threadIdx.x) & 7] = make_uint4(v, v, v, v);
    to[8 + ((j + threadIdx.x) & 7)] = make_uint4(w, w, w, w);
  }
}

// Splits eight values into their first terms and their second terms, packed into words.
NYBBLE_DEVICE void split_eight(const float4& x, const float4& y, float up, uint4& first,
                               uint4& second) {
  const float v[8] = {x.x, x.y, x.z, x.w, y.x, y.y, y.z, y.w};
  u32 a[4], b[4];
#pragma unroll
  for (int i = 0; i < 4; i++) {
    const float v0 = v[2 * i] * up, v1 = v[2 * i + 1] * up;
    a[i] = f16::pair(v0, v1);
    const float r0 = fabsf(v0) <= kLargest ? v0 - f16::low(a[i]) : 0.0f,
                r1 = fabsf(v1) <= kLargest ? v1 - f16::high(a[i]) : 0.0f;
    b[i] = f16::pair(r0, r1);
  }
  first = make_uint4(a[0], a[1], a[2], a[3]), second = make_uint4(b[0], b[1], b[2], b[3]);
}

// Prepares a product. A block splits one row of `a`; further blocks dequantize nested scales. Rows
// after the last row become zeros.
NYBBLE_DEVICE void split_fp16_rows(const params::gemm4_split_fp16_rows& p) {
  constexpr int kThreads = policy::kSplitFp16Threads;
  __shared__ u32 largest[kThreads / 32];
  pdl_wait();
  pdl_launch_dependents();
  if (static_cast<int>(blockIdx.x) >= p.blocks) {
    const i64 from =
        static_cast<i64>(blockIdx.x - p.blocks) * (kThreads * policy::kSplitFp16Scales) +
        threadIdx.x;
#pragma unroll
    for (int j = 0; j < policy::kSplitFp16Scales; j++) {
      const i64 i = from + j * kThreads;
      if (i < p.scales.count) p.scales.out[i] = scale_of<true>(p.scales.from, i);
    }
    return;
  }
  // Each thread keeps its first eight values in registers, and reads its other values a second
  // time.
  const int row = blockIdx.x, tile = row / p.rows_per_tile, eights = static_cast<int>(p.k) >> 3,
            count = row < p.rows ? eights : 0;
  const float4* from = reinterpret_cast<const float4*>(p.a + row * p.k);
  const auto largest_of = [](const float4& v) {
    return larger(larger(finite_bits(v.x), finite_bits(v.y)),
                  larger(finite_bits(v.z), finite_bits(v.w)));
  };
  float4 x = make_float4(0, 0, 0, 0), y = x;
  int i = threadIdx.x;
  if (i < count) x = __ldg(from + 2 * i), y = __ldg(from + 2 * i + 1);
  u32 most = larger(largest_of(x), largest_of(y));
#pragma unroll 2
  for (int j = i + kThreads; j < count; j += kThreads)
    most =
        larger(most, larger(largest_of(__ldg(from + 2 * j)), largest_of(__ldg(from + 2 * j + 1))));
  most = warp_larger(most);
  if ((i & 31) == 0) largest[i >> 5] = most;
  __syncthreads();
  const int exponent = exponent_of(warp_larger(largest[i & (kThreads / 32 - 1)]));
  const float up = up_from(exponent);
  if (i == 0) p.down[row] = down_to(exponent);
  uint4 *first = reinterpret_cast<uint4*>(p.out +
                                          (static_cast<i64>(tile) * p.rows_per_tile + row) * p.k),
        *second = first + (p.rows_per_tile * p.k >> 3);
#pragma unroll 1
  while (i < eights) {
    const float4 x0 = x, y0 = y;
    const int next = i + kThreads;
    if (next < count) x = __ldg(from + 2 * next), y = __ldg(from + 2 * next + 1);
    split_eight(x0, y0, up, first[i], second[i]);
    i = next;
  }
}

#endif

}  // namespace nybble
