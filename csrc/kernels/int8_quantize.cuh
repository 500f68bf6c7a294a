// Owns: the LLM.int8 quantization kernels: by rows and by columns, with outlier columns.
#pragma once
#include "element.cuh"
#include "mma.cuh"
#include "params.h"
#include "policy.h"

namespace nybble {

// Scales x, of at most absmax in magnitude, so that absmax becomes 127; an absmax of 0 gives 0; a
// tiny one is scaled up first. NaN becomes 0, as the conversion has it.
struct int8_scale {
  float before, factor;
  int8_scale() = default;
  NYBBLE_DEVICE explicit int8_scale(float absmax) : before(1.0f), factor(0.0f) {
    if (absmax >= 7.52316385e-37f)
      factor = __fdiv_rn(127.0f, absmax);  // 2^-120
    else if (absmax > 0.0f)
      before = 18446744073709551616.0f,
      factor = __fdiv_rn(127.0f, absmax * 18446744073709551616.0f);
  }
  NYBBLE_DEVICE u32 operator()(float x) const {
    return static_cast<u32>(__float2int_rn(__fmul_rn(__fmul_rn(x, before), factor))) & 255u;
  }
};

NYBBLE_DEVICE bool is_outlier(float x, float threshold) {
  return threshold > 0.0f && fabsf(x) >= threshold;
}

// Vector i of row `row`, whatever its alignment.
template <class T>
NYBBLE_DEVICE void load_row(const params::int8_quant& q, i64 row, i64 i, float (&v)[T::kVector]) {
  const typename T::storage* a = static_cast<const typename T::storage*>(q.a) + row * q.cols;
  T::unpack(load_vector<T>(a, i, q.cols, q.vector), v);
}

template <int V>
NYBBLE_DEVICE void store_int8(signed char* row, i64 i, i64 cols, int vector, const u32 (&c)[V]) {
  signed char* to = row + i * V;
  if (vector && (i + 1) * V <= cols) {
    u32 w[V / 4];
#pragma unroll
    for (int j = 0; j < V / 4; j++)
      w[j] = c[4 * j] | c[4 * j + 1] << 8 | c[4 * j + 2] << 16 | c[4 * j + 3] << 24;
    if constexpr (V == 8)
      *reinterpret_cast<uint2*>(to) = make_uint2(w[0], w[1]);
    else
      *reinterpret_cast<u32*>(to) = w[0];
    return;
  }
#pragma unroll
  for (int j = 0; j < V; j++)
    if (i * V + j < cols) to[j] = static_cast<signed char>(c[j]);
}

NYBBLE_DEVICE float block_max(float m) {
  __shared__ float parts[32];
#pragma unroll
  for (int o = 16; o; o >>= 1) m = fmaxf(m, __shfl_xor_sync(kFullWarp, m, o));
  if ((threadIdx.x & 31) == 0) parts[threadIdx.x >> 5] = m;
  __syncthreads();
  m = 0;
  for (int i = 0; i < static_cast<int>(blockDim.x >> 5); i++) m = fmaxf(m, parts[i]);
  __syncthreads();
  return m;
}

// A block takes a row. Its first kInt8Held vectors a thread stay in registers; what is beyond is
// read twice (the second time from the cache). Outlier columns were marked before; of a single row,
// whose outliers are its own, they are marked here.
template <class T>
NYBBLE_DEVICE void int8_quantize_rows(const params::int8_quant& q) {
  constexpr int V = T::kVector, kHeld = policy::kInt8Held;
  const i64 vectors = (q.cols + V - 1) / V, beyond = threadIdx.x + kHeld * blockDim.x;
  for (i64 row = blockIdx.x; row < q.rows; row += gridDim.x) {
    float top = 0, v[V];
    uint4 held[kHeld];
    auto raise = [&] {
#pragma unroll
      for (int j = 0; j < V; j++)
        if (!is_outlier(v[j], q.threshold)) top = fmaxf(top, fabsf(v[j]));
    };
    const typename T::storage* a = static_cast<const typename T::storage*>(q.a) + row * q.cols;
#pragma unroll
    for (int h = 0; h < kHeld; h++) {
      const i64 i = threadIdx.x + h * blockDim.x;
      held[h] = i < vectors ? load_vector<T>(a, i, q.cols, q.vector) : make_uint4(0, 0, 0, 0);
    }
#pragma unroll
    for (int h = 0; h < kHeld; h++) T::unpack(held[h], v), raise();
    for (i64 i = beyond; i < vectors; i += blockDim.x) load_row<T>(q, row, i, v), raise();
    top = block_max(top);
    if (threadIdx.x == 0) q.row_absmax[row] = top;
    const int8_scale scale(top);
    auto code = [&](i64 i) {
      u32 c[V];
#pragma unroll
      for (int j = 0; j < V; j++) c[j] = scale(v[j]);
      if (q.threshold > 0.0f) {
#pragma unroll
        for (int j = 0; j < V; j++) {
          if (i * V + j >= q.cols) break;
          u8& mark = q.outlier_cols[i * V + j];
          if (q.rows == 1) mark = is_outlier(v[j], q.threshold);
          if (mark) c[j] = 0;
        }
      }
      store_int8(q.q_row + row * q.cols, i, q.cols, q.vector, c);
    };
#pragma unroll
    for (int h = 0; h < kHeld; h++) {
      const i64 i = threadIdx.x + h * blockDim.x;
      if (i >= vectors) break;
      T::unpack(held[h], v), code(i);
    }
    for (i64 i = beyond; i < vectors; i += blockDim.x) load_row<T>(q, row, i, v), code(i);
  }
}

// What a block of the column kernels works on: a vector of 32 lanes' columns each, rows in strips
// of kRows, of which each warp takes every eighth. blockIdx.x = column group + groups * strip.
template <class T, int kRows>
struct int8_strip {
  static constexpr int kAhead = policy::kInt8ColumnAhead, kWarps = policy::kInt8ColumnThreads / 32;
  const params::int8_quant& q;
  i64 i, first, last;  // vector of a row; rows: this warp's first, and behind the last

  NYBBLE_DEVICE explicit int8_strip(const params::int8_quant& all) : q(all) {
    const i64 groups = ((q.cols + T::kVector - 1) / T::kVector + 31) / 32, at = blockIdx.x / groups;
    i = blockIdx.x % groups * 32 + (threadIdx.x & 31);
    first = at * kRows + (threadIdx.x >> 5), last = min(q.rows, (at + 1) * kRows);
    if (i * T::kVector >= q.cols) last = 0;
  }
  // Vectors of the rows row, row + kWarps …; zeros beyond the last.
  NYBBLE_DEVICE void load(i64 row, uint4 (&raw)[kAhead]) const {
    const typename T::storage* a = static_cast<const typename T::storage*>(q.a);
#pragma unroll
    for (int r = 0; r < kAhead; r++) {
      const i64 at = row + r * kWarps;
      raw[r] =
          at < last ? load_vector<T>(a + at * q.cols, i, q.cols, q.vector) : make_uint4(0, 0, 0, 0);
    }
  }
};

// Marks outlier columns and raises column absmax, both zeroed before where there is more than one
// strip of rows.
template <class T>
NYBBLE_DEVICE void int8_column_facts(const params::int8_quant& q) {
  constexpr int V = T::kVector, kAhead = policy::kInt8ColumnAhead, kRows = policy::kInt8FactRows;
  using strip_of = int8_strip<T, kRows>;
  __shared__ float tops[strip_of::kWarps][32 * V];
  __shared__ u8 marks[strip_of::kWarps][32 * V];
  const strip_of strip(q);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  float top[V] = {}, v[V];
  bool marked[V] = {};
  uint4 raw[kAhead];
  for (i64 row = strip.first; row < strip.last; row += kAhead * strip.kWarps) {
    strip.load(row, raw);
#pragma unroll
    for (int r = 0; r < kAhead; r++) {
      T::unpack(raw[r], v);
#pragma unroll
      for (int j = 0; j < V; j++) {
        if (is_outlier(v[j], q.threshold))
          marked[j] = true;
        else
          top[j] = fmaxf(top[j], fabsf(v[j]));
      }
    }
  }
#pragma unroll
  for (int j = 0; j < V; j++)
    tops[warp][lane * V + j] = top[j], marks[warp][lane * V + j] = marked[j];
  __syncthreads();
  const i64 column = strip.i / 32 * 32 * V + threadIdx.x;
  if (static_cast<int>(threadIdx.x) >= 32 * V || column >= q.cols) return;
  float most = 0;
  bool any = false;
#pragma unroll
  for (int w = 0; w < strip_of::kWarps; w++)
    most = fmaxf(most, tops[w][threadIdx.x]), any = any || marks[w][threadIdx.x];
  const bool alone = q.rows <= kRows;
  if ((any || alone) && q.outlier_cols) q.outlier_cols[column] = any;
  if (q.col_absmax && alone) q.col_absmax[column] = most;
  if (q.col_absmax && !alone)
    atomicMax(reinterpret_cast<int*>(q.col_absmax) + column, __float_as_int(most));
}

template <class T>
NYBBLE_DEVICE void int8_quantize_columns(const params::int8_quant& q) {
  constexpr int V = T::kVector, kAhead = policy::kInt8ColumnAhead;
  using strip_of = int8_strip<T, policy::kInt8ColumnRows>;
  const strip_of strip(q);
  if (strip.first >= strip.last) return;
  int8_scale scale[V];
#pragma unroll
  for (int j = 0; j < V; j++) {
    const i64 column = strip.i * V + j;
    scale[j] = int8_scale(column < q.cols ? q.col_absmax[column] : 0.0f);
  }
  float v[V];
  uint4 raw[kAhead];
  for (i64 row = strip.first; row < strip.last; row += kAhead * strip.kWarps) {
    strip.load(row, raw);
#pragma unroll
    for (int r = 0; r < kAhead; r++) {
      const i64 at = row + r * strip.kWarps;
      if (at >= strip.last) return;
      T::unpack(raw[r], v);
      u32 c[V];
#pragma unroll
      for (int j = 0; j < V; j++) c[j] = is_outlier(v[j], q.threshold) ? 0 : scale[j](v[j]);
      store_int8(q.q_col + at * q.cols, strip.i, q.cols, q.vector, c);
    }
  }
}

}  // namespace nybble
