// Splits float32 values into three bf16 terms, for float32 products by cuBLASLt on tensor cores.
//
// Each term holds the next eight bits of the value, truncated. So the sum of the terms is exact,
// and no term exceeds the value (Henry, Tang, Heinecke: Leveraging the bfloat16 Artificial
// Intelligence Datatype For Higher-Precision Computations, 2019). Of the nine products of two
// terms, six are computed; the other three are below 2^-23. The terms of the six products are
// stored along K, the smallest product first. So one bf16 product with a K that is six times as
// long computes all of them. A non-finite value is stored only in the term that is multiplied last,
// and its other terms are zero. So infinity is never multiplied by zero.
#pragma once
#include "device/code4.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "device/scale.cuh"
#include "gemm4/device/user_functions.cuh"

namespace nybble {

struct bf16_triple {
  u32 first, second, third;  // bf16 values in the upper halves
  u32 finite;                // `first`, or zero if the value is not finite
};

NYBBLE_DEVICE bf16_triple split_bf16(float v) {
  constexpr u32 kUpper = 0xffff0000u;
  const u32 bits = __float_as_uint(v);
  if ((bits & 0x7f800000u) == 0x7f800000u)
    return {bits & 0x007fffffu ? 0x7fff0000u : bits, 0, 0, 0};
  const u32 first = bits & kUpper;
  const float rest = v - __uint_as_float(first);
  const u32 second = __float_as_uint(rest) & kUpper;
  return {first, second, __float_as_uint(rest - __uint_as_float(second)), first};
}

// Stores eight values of W or of `a` as six rows of bf16 terms. The rows are `stride` apart.
template <bool kWeight>
NYBBLE_DEVICE void store_split_bf16(const float (&v)[8], u16* out, i64 stride) {
  u32 six[6][8];
#pragma unroll
  for (int i = 0; i < 8; i++) {
    const bf16_triple t = split_bf16(v[i]);
    six[0][i] = kWeight ? t.third : t.finite;
    six[1][i] = t.second;
    six[2][i] = kWeight ? t.finite : t.third;
    six[3][i] = kWeight ? t.second : t.finite;
    six[4][i] = kWeight ? t.finite : t.second;
    six[5][i] = t.first;
  }
#pragma unroll
  for (int j = 0; j < 6; j++) {
    u32 w[4];
#pragma unroll
    for (int i = 0; i < 4; i++) w[i] = __byte_perm(six[j][2 * i], six[j][2 * i + 1], 0x7632);
    *reinterpret_cast<uint4*>(out + j * stride) = make_uint4(w[0], w[1], w[2], w[3]);
  }
}

// Splits a rectangle of W, eight values per thread.
NYBBLE_DEVICE void split_bf16_weight(const params::gemm4_split_bf16_weight& p) {
  __shared__ float values[16];
  if (threadIdx.x < 16) values[threadIdx.x] = value_of(p.g, threadIdx.x);
  __syncthreads();
  const i64 i = static_cast<i64>(blockIdx.x) * policy::kSplitBf16Threads + threadIdx.x;
  if (i >= p.rows * (p.columns >> 3)) return;
  const i64 row = i / (p.columns >> 3), column = (i - row * (p.columns >> 3)) * 8;
  const i64 e = (p.row + row) * p.g.k + p.column + column;
  const u32 w = __ldg(reinterpret_cast<const u32*>(p.g.packed) + (e >> 3));
  const float scale = scale_of(p.g.absmax, e >> p.g.block_shift);
  float v[8];
#pragma unroll
  for (int j = 0; j < 8; j++)
    v[j] = __fmul_rn(values[(w >> ((j & 1 ? 0 : 4) + 8 * (j >> 1))) & 15], scale);
  store_split_bf16<true>(v, p.out + row * p.row_stride + column, p.term_stride);
}

NYBBLE_DEVICE void split_bf16_rows(const params::gemm4_split_bf16_rows& p) {
  const i64 i = static_cast<i64>(blockIdx.x) * policy::kSplitBf16Threads + threadIdx.x;
  if (i >= p.rows * (p.columns >> 3)) return;
  const i64 row = i / (p.columns >> 3), column = (i - row * (p.columns >> 3)) * 8;
  const float4* from = reinterpret_cast<const float4*>(p.a + row * p.stride + column);
  const float4 x = __ldg(from), y = __ldg(from + 1);
  const float v[8] = {x.x, x.y, x.z, x.w, y.x, y.y, y.z, y.w};
  store_split_bf16<false>(v, p.out + row * 6 * p.columns + column, p.columns);
}

}  // namespace nybble
