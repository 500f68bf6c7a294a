// The dense path for outlier columns (sm_80 and newer). It multiplies all columns, with zeros
// instead of the values of unmarked columns.
//
// A warp computes 16 rows by 32 columns of the result, the same as in outlier_values. The values of
// K are permuted inside each group of 32, so the operands of a lane are eight adjacent values of a
// row. The lane loads these values one step ahead.
#pragma once
#include "int8/device/outliers_common.cuh"
#include "int8/device/outliers_split_bf16.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

template <class T>
struct dense_outliers {
  using storage = typename T::storage;
  using terms = outlier_split_bf16<T>;
  using number = typename terms::number;
  static constexpr int kStep = 32, kMine = 8, kTerms = terms::kTerms;
  const params::int8_outliers& p;
  const storage* a;
  const signed char* w;
  int a_apart, w_apart[3];  // distances in values from the first row
  float scale[4];
  int columns;  // number of columns from this lane's first column on

  // Computes the results that start at row m and column n. The sums are over columns `first` to
  // first + all - 1 of `a` and W.
  NYBBLE_DEVICE dense_outliers(const params::int8_outliers& o, i64 m, i64 n, i64 first, int all)
      : p(o) {
    const int g = (threadIdx.x & 31) >> 2, mine = (threadIdx.x & 3) * kMine;
    columns = all - mine;
    const i64 upper = min(m + g, p.m - 1), k = first + mine;
    a = static_cast<const storage*>(p.a) + upper * p.k + k;
    a_apart = static_cast<int>((min(m + g + 8, p.m - 1) - upper) * p.k);
    const i64 left = min(n + g / 2 * 8 + g % 2, p.n - 1);
    w = p.b + left * p.k + k;
#pragma unroll
    for (int j = 0; j < 4; j++) {
      const i64 row = min(n + g / 2 * 8 + g % 2 + 2 * j, p.n - 1);
      scale[j] = code_scale(p.col_absmax, row);
      if (j > 0) w_apart[j - 1] = static_cast<int>((row - left) * p.k);
    }
  }
  // Returns whether this path should be used: the lanes' loads are aligned, and the first segment
  // has enough marks.
  static NYBBLE_DEVICE bool suit(const params::int8_outliers& p, i64 marked) {
    const u64 places = reinterpret_cast<u64>(p.a) | reinterpret_cast<u64>(p.b);
    return marked * policy::kInt8OutlierDense > min(p.k, outlier_marks::kSegment + 0ll) &&
           p.k % kMine == 0 && p.k < 1 << 27 && (places & 15) == 0;
  }

  NYBBLE_DEVICE void load(uint2 (&codes)[4], int k) const {
#pragma unroll
    for (int j = 0; j < 4; j++)
      codes[j] = k < columns
                     ? __ldg(reinterpret_cast<const uint2*>(w + (j > 0 ? w_apart[j - 1] : 0) + k))
                     : make_uint2(0, 0);
  }
  // Loads pairs of adjacent values of a row and splits them into terms.
  NYBBLE_DEVICE void load(u32 (&to)[kTerms][kMine / 2], int row, int k) const {
    const uint4* from = reinterpret_cast<const uint4*>(a + (row ? a_apart : 0) + k);
#pragma unroll
    for (int e = 0; e < kMine / T::kVector; e++) {
      const uint4 raw = k < columns ? __ldg(from + e) : make_uint4(0, 0, 0, 0);
      if constexpr (kTerms == 1) {
        to[0][0] = raw.x, to[0][1] = raw.y, to[0][2] = raw.z, to[0][3] = raw.w;
      } else {
        float v[T::kVector];
        T::unpack(raw, v);
#pragma unroll
        for (int i = 0; i < T::kVector; i += 2) {
          u16 low[kTerms], high[kTerms];
          terms::split(v[i], low), terms::split(v[i + 1], high);
#pragma unroll
          for (int t = 0; t < kTerms; t++)
            to[t][(e * T::kVector + i) / 2] = low[t] | static_cast<u32>(high[t]) << 16;
        }
      }
    }
  }
  // codes: the codes of the lane's columns, starting at column k. mask: a bit for each column.
  NYBBLE_DEVICE void multiply_step(float (&c)[4][4], const uint2 (&codes)[4], int k,
                                   u32 mask) const {
    u32 keep[kMine / 2], x[2][kTerms][kMine / 2];
#pragma unroll
    for (int i = 0; i < kMine / 2; i++)
      keep[i] = (mask >> 2 * i & 1) * 0xffffu | (mask >> (2 * i + 1) & 1) * 0xffff0000u;
#pragma unroll
    for (int i = 0; i < 2; i++) {
      load(x[i], i, k);
#pragma unroll
      for (int t = 0; t < kTerms; t++)
#pragma unroll
        for (int e = 0; e < kMine / 2; e++) x[i][t][e] &= keep[e];
    }
#pragma unroll
    for (int j = 0; j < 4; j++) {
      u32 y[kMine / 2];
#pragma unroll
      for (int e = 0; e < kMine / 2; e++) {
        const u32 two = (e < 2 ? codes[j].x : codes[j].y) >> e % 2 * 16;
        y[e] = keep[e] & terms::weights(static_cast<float>(static_cast<signed char>(two)),
                                        static_cast<float>(static_cast<signed char>(two >> 8)),
                                        scale[j]);
      }
#pragma unroll
      for (int t = kTerms - 1; t >= 0; t--)
#pragma unroll
        for (int s = 0; s < kMine / 2; s += 2)
          mma<number>(c[j], x[0][t][s], x[1][t][s], x[0][t][s + 1], x[1][t][s + 1], y[s], y[s + 1]);
    }
  }
  // Adds the products of all columns to c. marks: a bit for each column. n: the first of the lane's
  // eight columns of the result.
  NYBBLE_DEVICE void add(float (&c)[4][4], const u32* marks, i64 n) const {
    const int shift = (threadIdx.x & 3) * kMine, all = columns + shift;
    uint2 now[4], next[4];
    load(now, 0);
    const auto step = [&](float (&sums)[4][4], int k) {
      load(next, k + kStep);
      multiply_step(sums, now, k, marks[k >> 5] >> shift & 0xff);
#pragma unroll
      for (int j = 0; j < 4; j++) now[j] = next[j];
    };
    for (int k = 0; k < all;) {
      if constexpr (kTerms == 1) {
        step(c, k), k += kStep;
      } else {  // tensor cores sum short parts, which are added in float32
        float part[4][4] = {};
        for (const int end = min(all, k + policy::kOutlierF32Columns); k < end; k += kStep)
          step(part, k);
        terms::finish(part, p, n);
#pragma unroll
        for (int j = 0; j < 16; j++) c[j >> 2][j & 3] += part[j >> 2][j & 3];
      }
    }
  }
};

// Computes 32 columns of the result, starting at n0, for 16 rows at a time: first the rows from m0
// + low on, then those from m0 + apart + low on, and so on. counts: memory for outlier_marks::find.
// The function is not inlined and takes its arguments by value, because it needs more registers
// than its caller.
template <class T>
__device__ __noinline__ void int8_outliers_dense(params::int8_outliers p, u32* counts, int low,
                                                 i64 n0, i64 m0, i64 apart) {
  __shared__ u32 marks[policy::kInt8OutlierThreads];
  outlier_results<T> results(p, n0);
  for (; m0 < p.m; m0 += apart) {
    float c[4][4] = {};
    for (i64 first = 0; first < p.k; first += outlier_marks::kSegment) {
      outlier_marks found;
      __syncthreads();  // now all threads have read the previous marks and counts
      found.find(counts, p.outlier_cols, first, p.k, 0);
      marks[threadIdx.x] = found.marks;
      __syncthreads();
      const int all = static_cast<int>(min(p.k - first, outlier_marks::kSegment + 0ll));
      if (m0 + low < p.m) dense_outliers<T>(p, m0 + low, n0, first, all).add(c, marks, results.n);
    }
    results.load(m0 + low);
    results.add(m0 + low, c);
  }
}

#endif

}  // namespace nybble
