// Computes the product of the outlier columns (mixed decomposition of LLM.int8()), and adds it to
// the result of an int8 product in the element type. The host does not know how many outlier
// columns there are.
//
// A block computes 128 columns of the result in 16 * kTiles rows. The block lists 32 marked columns
// at a time in shared memory, gathers their values from `a` and W, and multiplies them on tensor
// cores. For float32, and on architectures before sm_80, it uses multiply-adds instead of tensor
// cores. If many of the first columns are marked, the block multiplies all columns
// (outliers_dense.cuh). Columns are added in ascending order, so results do not depend on the
// launch.
#pragma once
#include "int8/device/outliers_dense.cuh"

namespace nybble {

// The format of values in shared memory, and the product of 16 rows of `a` with 32 columns of the
// result, which a warp computes. Accumulator c[j] is one of four m16n8k16 tiles; the lane has rows
// lane / 4 and lane / 4 + 8 of it. Column 2t + i of tile j is column 8t + 2j + i of the result, so
// that a lane has eight adjacent columns.
template <class T>
struct outliers_by_float {
  using storage = float;
  static constexpr int kPitch = policy::kInt8OutlierStep + 1;
  static NYBBLE_DEVICE float keep(float v) {
    typename T::storage s;
    T::store(&s, v);
    return T::load(&s);
  }
  static NYBBLE_DEVICE void multiply_step(float (&c)[4][4], const float* a, const float* b) {
    const int g = (threadIdx.x & 31) >> 2, t = threadIdx.x & 3;
#pragma unroll 2
    for (int k = 0; k < policy::kInt8OutlierStep; k++) {
      const float x[2] = {a[g * kPitch + k], a[(g + 8) * kPitch + k]};
#pragma unroll
      for (int i = 0; i < 8; i++) {
        const float w = b[(t * 8 + i) * kPitch + k];
#pragma unroll
        for (int half = 0; half < 2; half++) {
          float& sum = c[i >> 1][half * 2 + (i & 1)];
          sum = fmaf(x[half], w, sum);
        }
      }
    }
  }
};

template <class T>
struct outlier_values : outliers_by_float<T> {};

#if __CUDA_ARCH__ >= 800
template <class T>
struct outliers_by_tensor {
  using storage = u16;
  static constexpr int kPitch = policy::kInt8OutlierStep + 8;
  static NYBBLE_DEVICE u16 keep(float v) {
    u16 s;
    T::store(&s, v);
    return s;
  }
  static NYBBLE_DEVICE u32 pair(const storage* from, int row, int k) {
    return *reinterpret_cast<const u32*>(from + row * kPitch + k);
  }
  static NYBBLE_DEVICE void multiply_step(float (&c)[4][4], const storage* a, const storage* b) {
    const int g = (threadIdx.x & 31) >> 2, t = threadIdx.x & 3, column = g / 2 * 8 + g % 2;
#pragma unroll
    for (int k = 0; k < policy::kInt8OutlierStep; k += 16) {
      const int at = k + t * 2;
      const u32 a0 = pair(a, g, at), a1 = pair(a, g + 8, at), a2 = pair(a, g, at + 8),
                a3 = pair(a, g + 8, at + 8);
#pragma unroll
      for (int j = 0; j < 4; j++)
        mma<T>(c[j], a0, a1, a2, a3, pair(b, column + 2 * j, at), pair(b, column + 2 * j, at + 8));
    }
  }
};
template <>
struct outlier_values<f16> : outliers_by_tensor<f16> {};
template <>
struct outlier_values<bf16> : outliers_by_tensor<bf16> {};
#endif

// Computes out[m][n] += a[m][c] * (b[n][c] * col_absmax[n] / 127), summed over the marked columns
// c. The number `block`, which is less than `blocks`, is (column tile of the result) + (number of
// column tiles) * (first row tile).
template <class T>
NYBBLE_DEVICE void int8_outliers(const params::int8_outliers& p, u32 block = blockIdx.x,
                                 u32 blocks = gridDim.x) {
  using values = outlier_values<T>;
  using storage = typename T::storage;
  constexpr int kStep = policy::kInt8OutlierStep, kColumns = policy::kInt8OutlierColumns,
                kRows = policy::kInt8OutlierRows, kWarps = policy::kInt8OutlierThreads / 32,
                kPitch = values::kPitch, kEach = kRows / kWarps, kMine = kColumns / kWarps;
  static_assert(kWarps == kColumns / 32 * (kRows / 16), "a warp has 16 rows by 32 columns");
  __shared__ u32 list[kStep], counts[kWarps];
  __shared__ __align__(16) typename values::storage a_part[kRows * kPitch],
      b_part[kColumns * kPitch];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, low = warp / 4 * 16,
            left = warp % 4 * 32, tiles = static_cast<int>((p.n + kColumns - 1) / kColumns);
  const i64 n0 = static_cast<i64>(block % tiles) * kColumns,
            apart = static_cast<i64>(blocks / tiles) * kRows,
            first = static_cast<i64>(block / tiles) * kRows;
  const storage* a = static_cast<const storage*>(p.a);
  // Loads the values of `have` listed columns (at least one). A lane without a column loads the
  // last column again, so that loads need no branch.
  const auto load_weights = [&](int have) {
    const u32 column = list[min(lane, have - 1)];
    const float scale =  // the scale of row `lane` of this warp
        code_scale(p.col_absmax, min(n0 + lane % kMine * kWarps + warp, p.n - 1));
    signed char w[kMine];
#pragma unroll
    for (int i = 0; i < kMine; i++) w[i] = p.b[min(n0 + i * kWarps + warp, p.n - 1) * p.k + column];
#pragma unroll
    for (int i = 0; i < kMine; i++) {
      const float v = __fmul_rn(static_cast<float>(w[i]), __shfl_sync(kFullWarp, scale, i));
      b_part[(i * kWarps + warp) * kPitch + lane] = values::keep(lane < have ? v : 0.0f);
    }
  };
  storage x[kEach];
  const auto load_rows = [&](i64 m0, int have) {
    const u32 column = list[min(lane, have - 1)];
#pragma unroll
    for (int i = 0; i < kEach; i++) {
      x[i] = a[min(m0 + i * kWarps + warp, p.m - 1) * p.k + column];
      if (lane >= have) x[i] = storage{};
    }
  };
  const auto multiply_rows = [&](float (&c)[4][4]) {
#pragma unroll
    for (int i = 0; i < kEach; i++)
      a_part[(i * kWarps + warp) * kPitch + lane] = values::keep(T::load(x + i));
    __syncthreads();
    values::multiply_step(c, a_part + low * kPitch, b_part + left * kPitch);
  };
  outlier_results<T> results(p, n0 + left);
  for (i64 m0 = first; m0 < p.m; m0 += apart) {
    float c[4][4] = {};
    int carried = 0;
    bool any = false;  // whether the columns need more than one step
    for (i64 from_column = 0; from_column < p.k; from_column += outlier_marks::kSegment) {
      outlier_marks found;
      const int count = found.find(counts, p.outlier_cols, from_column, p.k, carried);
#if __CUDA_ARCH__ >= 800
      if (from_column == 0 && dense_outliers<T>::suit(p, count))
        return int8_outliers_dense<T>(p, counts, low, n0 + left, m0, apart);
#endif
      int from = 0;
      for (;; from += kStep) {
        found.list(list, from);
        __syncthreads();
        if (from + kStep > count) break;
        load_rows(m0, kStep);
        load_weights(kStep);
        multiply_rows(c);
        __syncthreads();
        any = true;
      }
      carried = count - from;
    }
    if (carried == 0 && !any) return;
    results.load(m0 + low);
    if (carried > 0) {
      load_rows(m0, carried);
      load_weights(carried);
    }
    if (any) {
      if (carried > 0) multiply_rows(c);
      results.add(m0 + low, c);
      __syncthreads();
      continue;
    }
    // This loop is for a single step of columns: the weights are the same for all rows, so they are
    // loaded once. The next rows are loaded while the current rows are multiplied.
    for (;;) {
      multiply_rows(c);
      outlier_results<T> now = results;
      const i64 next = m0 + apart;
      if (next < p.m) {
        results.load(next + low);
        load_rows(next, carried);
      }
      now.add(m0 + low, c);
      if (next >= p.m) return;
      __syncthreads();
#pragma unroll
      for (int j = 0; j < 16; j++) c[j >> 2][j & 3] = 0.0f;
      m0 = next;
    }
  }
}

}  // namespace nybble
