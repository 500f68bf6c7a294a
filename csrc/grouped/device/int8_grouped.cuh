// Products of stacked int8 weights (LLM.int8). They run the code of the int8 products on the rows
// of each expert, so results have the same bits as products of the single experts.
//
// With a threshold, each expert has its own outlier columns: one kernel marks them, the rows are
// quantized without them, and the outlier product follows the int8 product.
#pragma once
#include "grouped/device/gemv_shares.cuh"
#include "int8/device/gemv.cuh"
#include "int8/device/outliers.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

// Returns the parameters of an expert's product.
NYBBLE_DEVICE params::int8_gemm product_of(const params::int8_grouped& p, i64 expert, i64 first,
                                           i64 rows) {
  params::int8_gemm g = p.g;
  g.m = rows;
  g.a += first * g.k, g.row_absmax += first;
  g.b += expert * g.n * g.k, g.col_absmax += expert * g.n;
  g.out = static_cast<u8*>(g.out) + first * g.n * (g.dtype == kF32 ? 4 : 2);
  return g;
}

// Calls run(product, block) for each block of a product: the product of this thread block's expert.
// count(g): the number of blocks of product g.
template <class Count, class Run>
NYBBLE_DEVICE void int8_of_experts(const params::int8_grouped& p, Count count, Run run) {
  clear_rows(p, p.g.out, p.g.n, p.g.dtype == kF32 ? 4 : 2);
  const expert_rows x = find_expert(p, static_cast<int>(blockIdx.x / p.blocks_each));
  if (x.rows == 0) return;
  __shared__ params::int8_gemm g;
  if (threadIdx.x == 0) g = product_of(p, x.expert, x.first, x.rows);
  __syncthreads();
  for (i64 i = blockIdx.x % p.blocks_each; i < count(g); i += p.blocks_each) {
    run(g, i);
    __syncthreads();  // before the next product writes to shared memory
  }
}

NYBBLE_DEVICE void multiply_grouped_simt(const params::int8_grouped& p) {
  int8_of_experts(
      p, [](const params::int8_gemm& g) { return (g.m * g.n + 7) / 8; },
      [](const params::int8_gemm& g, i64 block) { multiply_simt(g, block); });
}

// Marks the outlier columns of each expert. A block reads one row at a time. The marks must be zero
// before the launch.
template <class T>
NYBBLE_DEVICE void int8_grouped_marks(const params::int8_grouped_rows& p) {
  const params::int8_quant& q = p.quant;
  const expert_rows x = find_expert(p.e, static_cast<int>(blockIdx.x / p.e.blocks_each));
  for (i64 r = blockIdx.x % p.e.blocks_each; r < x.rows; r += p.e.blocks_each) {
    const typename T::storage* row =
        static_cast<const typename T::storage*>(q.a) + (x.first + r) * q.cols;
    for (i64 c = threadIdx.x; c < q.cols; c += blockDim.x)
      if (is_outlier(T::load(row + c), q.threshold)) q.outlier_cols[x.expert * q.cols + c] = 1;
  }
}

// Quantizes the rows of each expert, except for its outlier columns.
template <class T>
NYBBLE_DEVICE void int8_grouped_quantize(const params::int8_grouped_rows& p) {
  const expert_rows x = find_expert(p.e, static_cast<int>(blockIdx.x / p.e.blocks_each));
  params::int8_quant q = p.quant;
  q.rows = 2;  // the columns are marked
  q.outlier_cols += x.expert * q.cols;
  int8_quantize_rows<T>(q, x.first + blockIdx.x % p.e.blocks_each, x.first + x.rows,
                        p.e.blocks_each);
}

// Adds the products of the outlier columns.
template <class T>
NYBBLE_DEVICE void int8_grouped_outliers(const params::int8_grouped_outliers& p) {
  const expert_rows x = find_expert(p.e, static_cast<int>(blockIdx.x / p.e.blocks_each));
  if (x.rows == 0) return;
  __shared__ params::int8_outliers o;
  if (threadIdx.x == 0) {
    o = p.o;
    o.m = x.rows;
    o.a = static_cast<const typename T::storage*>(o.a) + x.first * o.k;
    o.out = static_cast<typename T::storage*>(o.out) + x.first * o.n;
    o.b += x.expert * o.n * o.k, o.col_absmax += x.expert * o.n;
    o.outlier_cols += x.expert * o.k;
  }
  __syncthreads();
  int8_outliers<T>(o, blockIdx.x % p.e.blocks_each, p.e.blocks_each);
}

// The gradient without tensor cores, for any size and alignment: out[m][k] = a[m][n] * (b[n][k] *
// col_absmax[n] / 127). A block computes 128 columns in kRows rows at a time. Each of its eight
// warps multiplies every eighth row of W, and the sums of the warps are added in order.
template <class T>
NYBBLE_DEVICE void int8_grouped_dgrad(const params::int8_grouped_outliers& p) {
  constexpr int kRows = 4, kWarps = 8, kColumns = 128;
  __shared__ float sums[kWarps][kRows][kColumns];
  clear_rows(p.e, p.o.out, p.o.k, sizeof(typename T::storage));
  const expert_rows x = find_expert(p.e, static_cast<int>(blockIdx.x / p.e.blocks_each));
  const i64 strips = (p.o.k + kColumns - 1) / kColumns,
            blocks = strips * ((x.rows + kRows - 1) / kRows);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const signed char* const b = p.o.b + x.expert * p.o.n * p.o.k;
  const float* const scales = p.o.col_absmax + x.expert * p.o.n;
  for (i64 block = blockIdx.x % p.e.blocks_each; block < blocks; block += p.e.blocks_each) {
    const i64 k0 = block % strips * kColumns, m0 = block / strips * kRows;
    const int rows = static_cast<int>(min(x.rows - m0, i64{kRows}));
    const typename T::storage* const a =
        static_cast<const typename T::storage*>(p.o.a) + (x.first + m0) * p.o.n;
    float c[kRows][4] = {};
#pragma unroll 4
    for (i64 n = warp; n < p.o.n; n += kWarps) {
      const float scale = code_scale(scales, n);
      float w[4], g[kRows];
#pragma unroll
      for (int i = 0; i < 4; i++) {
        const i64 k = k0 + i * 32 + lane;
        w[i] = k < p.o.k ? __fmul_rn(static_cast<float>(b[n * p.o.k + k]), scale) : 0.0f;
      }
#pragma unroll
      for (int r = 0; r < kRows; r++) g[r] = r < rows ? T::load(a + r * p.o.n + n) : 0.0f;
#pragma unroll
      for (int r = 0; r < kRows; r++)
#pragma unroll
        for (int i = 0; i < 4; i++) c[r][i] = fmaf(g[r], w[i], c[r][i]);
    }
#pragma unroll
    for (int r = 0; r < kRows; r++)
#pragma unroll
      for (int i = 0; i < 4; i++) sums[warp][r][i * 32 + lane] = c[r][i];
    __syncthreads();
    for (int i = threadIdx.x; i < rows * kColumns; i += kWarps * 32) {
      const int r = i / kColumns, column = i % kColumns;
      float sum = 0;
#pragma unroll
      for (int w = 0; w < kWarps; w++) sum += sums[w][r][column];
      if (k0 + column < p.o.k)
        T::store(
            static_cast<typename T::storage*>(p.o.out) + (x.first + m0 + r) * p.o.k + k0 + column,
            sum);
    }
    __syncthreads();
  }
}

#if __CUDA_ARCH__ >= 800

// Multiplies 128 x 128 outputs of an expert at a time.
NYBBLE_DEVICE void multiply_grouped_mma(const params::int8_grouped& p) {
  constexpr int kTile = policy::kInt8MmaTile;
  int8_of_experts(
      p,
      [](const params::int8_gemm& g) {
        return (g.m + kTile - 1) / kTile * ((g.n + kTile - 1) / kTile);
      },
      [](const params::int8_gemm& g, i64 block) {
        cp_async_wait<0>();
        multiply_mma(g, static_cast<u32>(block));
      });
}

// Supplies the quantized rows of a segment. The previous kernel quantizes them. All kernels before
// it have ended, so this kernel may read offsets and weights before the wait.
struct int8_segment_rows {
  const params::int8_gemm& p;
  NYBBLE_DEVICE void before_weights() const {}
  NYBBLE_DEVICE void behind_weights() const { pdl_wait(); }
  NYBBLE_DEVICE uint4 part(int m, int k) const {
    return load_behind_wait(reinterpret_cast<const uint4*>(p.a + m * p.k + k));
  }
  template <class Output>
  NYBBLE_DEVICE void before_results(int, const Output&) const {}
  NYBBLE_DEVICE void finish(const int8_output& o, int sum) const { int8_finish(p, o.m, o.n, sum); }
};

// For few rows. All blocks have equal shares of the row tiles of all experts.
NYBBLE_DEVICE void multiply_grouped_gemv(const params::int8_grouped& p) {
  __shared__ gemv_share share;
  if (share.divide(p)) {
    gemv_segments segments = {share.number, 0};
    for (gemv_segment s = segments.find(p, share); s.rows > 0; s = segments.next(p, share)) {
      const params::int8_gemm g = product_of(p, s.expert, s.row, s.rows);
      if (s.rows > 8)
        int8_gemv<2, true>(g, int8_segment_rows{g}, {s.first, s.last});
      else
        int8_gemv<1, true>(g, int8_segment_rows{g}, {s.first, s.last});
      __syncthreads();  // before the next product writes to shared memory
    }
  }
  pdl_wait();
  pdl_launch_dependents();
  clear_rows(p, p.g.out, p.g.n, p.g.dtype == kF32 ? 4 : 2);
}

#endif

}  // namespace nybble
