// SIMT kernels, which compute in float32 and support every architecture, type, size and alignment.
// These kernels are the fallbacks of the 4-bit product and its gradient, the split-K reduction, and
// the dequantization of nested scales.
#pragma once
#include "device/code4.cuh"
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "device/scale.cuh"
#include "gemm4/device/user_functions.cuh"

namespace nybble {

NYBBLE_DEVICE void fill_values(const params::gemm4& p, float* shared) {
  if (threadIdx.x < 16) shared[threadIdx.x] = value_of(p, threadIdx.x);
  __syncthreads();
}

// Loads eight values of a row-major array, starting at element `from`. The array is aligned to 16
// bytes, and `from` is a multiple of 8.
template <class T>
NYBBLE_DEVICE void load_eight(const void* a, i64 from, float (&v)[8]) {
  const uint4* q =
      reinterpret_cast<const uint4*>(static_cast<const typename T::storage*>(a) + from);
  float part[T::kVector];
#pragma unroll
  for (int i = 0; i < 8 / T::kVector; i++) {
    T::unpack(__ldg(q + i), part);
#pragma unroll
    for (int j = 0; j < T::kVector; j++) v[i * T::kVector + j] = part[j];
  }
}
NYBBLE_DEVICE float weight_at(const params::gemm4& p, const float* values, i64 element) {
  return values[(p.packed[element >> 1] >> (element & 1 ? 0 : 4)) & 15];
}

// A warp computes kSimtWeights rows of W by kSimtRows rows of `a`. The codes and scales of
// kSimtSteps steps along K are in flight. A row group of W has 8 * kSimtWeights rows. The number of
// a block is (row group of W) + (number of row groups of W) * (row group of `a`).
template <class T>
NYBBLE_DEVICE void gemm4_simt(const params::gemm4& p, i64 block = blockIdx.x) {
  constexpr int R = policy::kSimtRows, W = policy::kSimtWeights, S = policy::kSimtSteps;
  __shared__ float values[16];
  fill_values(p, values);
  const int lane = threadIdx.x & 31;
  const i64 groups = (p.n + 8 * W - 1) / (8 * W),
            n0 = (block % groups * 8 + (threadIdx.x >> 5)) * W, m0 = block / groups * R;
  if (n0 >= p.n) return;
  i64 start[W];  // Rows after the last read the last row instead, and their results are not stored.
#pragma unroll
  for (int i = 0; i < W; i++) start[i] = min(n0 + i, p.n - 1) * p.k;
  float sum[W][R] = {};
  if (p.vector) {
    for (i64 k0 = lane * 8; k0 < p.k; k0 += 256 * S) {
      u32 w[S][W];
      float scale[S][W];
#pragma unroll
      for (int s = 0; s < S; s++)
#pragma unroll
        for (int i = 0; i < W; i++) {
          const i64 k = k0 + s * 256, e = start[i] + k;
          if (k >= p.k) break;
          w[s][i] = __ldg(reinterpret_cast<const u32*>(p.packed) + (e >> 3));
          scale[s][i] = scale_of(p.absmax, e >> p.block_shift);
        }
#pragma unroll
      for (int s = 0; s < S; s++) {
        const i64 k = k0 + s * 256;
        if (k >= p.k) break;
        float wv[W][8];
#pragma unroll
        for (int i = 0; i < W; i++)
#pragma unroll
          for (int j = 0; j < 8; j++)
            wv[i][j] = values[(w[s][i] >> ((j & 1 ? 0 : 4) + 8 * (j >> 1))) & 15];
#pragma unroll
        for (int r = 0; r < R; r++) {
          if (m0 + r >= p.m) break;
          float x[8];
          load_eight<T>(p.a, (m0 + r) * p.k + k, x);
#pragma unroll
          for (int i = 0; i < W; i++) {  // eight values share a block
            float part = x[0] * wv[i][0];
#pragma unroll
            for (int j = 1; j < 8; j++) part = fmaf(x[j], wv[i][j], part);
            sum[i][r] = fmaf(part, scale[s][i], sum[i][r]);
          }
        }
      }
    }
  } else {
    for (i64 k = lane; k < p.k; k += 32) {
#pragma unroll
      for (int i = 0; i < W; i++) {
        const i64 e = start[i] + k;
        const float w = weight_at(p, values, e) * scale_of(p.absmax, e >> p.block_shift);
#pragma unroll
        for (int r = 0; r < R; r++)
          if (m0 + r < p.m)
            sum[i][r] =
                fmaf(T::load(static_cast<const typename T::storage*>(p.a) + (m0 + r) * p.k + k), w,
                     sum[i][r]);
      }
    }
  }
#pragma unroll
  for (int i = 0; i < W; i++)
#pragma unroll
    for (int r = 0; r < R; r++) {
      const i64 m = m0 + r, n = n0 + i;
#pragma unroll
      for (int o = 16; o; o >>= 1) sum[i][r] += __shfl_xor_sync(kFullWarp, sum[i][r], o);
      if (lane != 0 || m >= p.m || n >= p.n) continue;
      const float bias =
          p.bias ? T::load(static_cast<const typename T::storage*>(p.bias) + n) : 0.0f;
      T::store(static_cast<typename T::storage*>(p.out) + m * p.n + n,
               finish(sum[i][r] + bias, m, n));
    }
}

// Computes grad_a[m][k] = sum over n of a[m][n] * W[n][k], where `a` is grad_out. A thread computes
// column k of kSimtRows rows, and sums over the part of n that belongs to its split. k_per_split is
// a number of rows of W. The number of a block is (column group) + (number of column groups) *
// ((row group) + (number of row groups) * split).
template <class T>
NYBBLE_DEVICE void gemm4_simt_dgrad(const params::gemm4& p, i64 block = blockIdx.x) {
  constexpr int R = policy::kSimtRows;
  __shared__ float values[16];
  fill_values(p, values);
  const i64 groups = (p.k + policy::kSimtDgradThreads - 1) / policy::kSimtDgradThreads,
            rows = (p.m + R - 1) / R;
  const i64 k = block % groups * policy::kSimtDgradThreads + threadIdx.x, rest = block / groups,
            m0 = rest % rows * R, split = rest / rows;
  if (k >= p.k) return;
  float sum[R] = {};
  const i64 end = min(p.n, (split + 1) * p.k_per_split);
  for (i64 n = split * p.k_per_split; n < end; n++) {
    const i64 e = n * p.k + k;
    const float w = weight_at(p, values, e) * scale_of(p.absmax, e >> p.block_shift);
#pragma unroll
    for (int r = 0; r < R; r++)
      if (m0 + r < p.m)
        sum[r] = fmaf(T::load(static_cast<const typename T::storage*>(p.a) + (m0 + r) * p.n + n), w,
                      sum[r]);
  }
#pragma unroll
  for (int r = 0; r < R; r++) {
    if (m0 + r >= p.m) break;
    if (p.partial)
      p.partial[(split * p.m + m0 + r) * p.k + k] = sum[r];
    else
      T::store(static_cast<typename T::storage*>(p.out) + (m0 + r) * p.k + k, sum[r]);
  }
}

NYBBLE_DEVICE void make_scales(const params::gemm4_dequantize_scales& p) {
  const i64 first = static_cast<i64>(blockIdx.x) * policy::kReduceThreads * 4 + threadIdx.x;
  pdl_wait();
#pragma unroll
  for (int j = 0; j < 4; j++) {
    const i64 i = first + j * policy::kReduceThreads;
    if (i < p.count) p.out[i] = scale_of<true>(p.from, i);
  }
}

// Adds the partial results of splits. Each thread computes four sums, so that its loads overlap.
template <class T>
NYBBLE_DEVICE void gemm4_reduce(const params::gemm4_reduce& p) {
  const i64 first = static_cast<i64>(blockIdx.x) * (policy::kReduceThreads * 4) + threadIdx.x;
  pdl_wait();
  pdl_launch_dependents();
  float sum[4];
#pragma unroll
  for (int j = 0; j < 4; j++) {
    const i64 i = first + j * policy::kReduceThreads;
    sum[j] = p.bias && i < p.count
                 ? T::load(static_cast<const typename T::storage*>(p.bias) + i % p.n)
                 : 0.0f;
  }
  for (int s = 0; s < p.splits; s++)
#pragma unroll
    for (int j = 0; j < 4; j++) {
      const i64 i = first + j * policy::kReduceThreads;
      if (i < p.count) sum[j] += p.partial[s * p.count + i];
    }
#pragma unroll
  for (int j = 0; j < 4; j++) {
    const i64 i = first + j * policy::kReduceThreads;
    if (i < p.count)
      T::store(static_cast<typename T::storage*>(p.out) + i, finish(sum[j], i / p.n, i % p.n));
  }
}

}  // namespace nybble
