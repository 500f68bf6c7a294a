// LLM.int8() quantization by rows and by columns. It also marks outlier columns.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "int8/device/codes.cuh"

namespace nybble {

// The group of threads that quantizes a row. Here it consists of all threads of a block.
struct all_threads {
  NYBBLE_DEVICE int count() const { return static_cast<int>(blockDim.x); }
  NYBBLE_DEVICE void sync() const { __syncthreads(); }
};

template <class Group>
NYBBLE_DEVICE float group_max(float m, const Group& group) {
  __shared__ float parts[32];
#pragma unroll
  for (int o = 16; o; o >>= 1) m = fmaxf(m, __shfl_xor_sync(kFullWarp, m, o));
  if ((threadIdx.x & 31) == 0) parts[threadIdx.x >> 5] = m;
  group.sync();
  m = 0;
  for (int i = 0; i < group.count() >> 5; i++) m = fmaxf(m, parts[i]);
  group.sync();
  return m;
}

// Loads vector i of a row. kWhole: whether rows are known to consist of whole, aligned vectors.
// Code for other rows would take most of the compile time of kernels that need none.
template <class T, bool kWhole>
NYBBLE_DEVICE uint4 int8_load(const params::int8_quant& q, const void* row, i64 i) {
  if constexpr (kWhole)
    return __ldg(static_cast<const uint4*>(row) + i);
  else
    return load_vector<T>(row, i, q.cols, q.vector);
}

// Quantizes a vector of a row. tame: whether all values are finite, there are no outliers, and
// absmax is normal.
template <class T, bool kWhole>
NYBBLE_DEVICE void int8_store_row(const params::int8_quant& q, i64 row, i64 i, const uint4& raw,
                                  const int8_scale& scale, bool tame) {
  constexpr int V = T::kVector;
  float v[V];
  u32 c[V];
  T::unpack(raw, v);
  if (tame) {
#pragma unroll
    for (int j = 0; j < V; j++) c[j] = scale.of_number(v[j]);
  } else {
#pragma unroll
    for (int j = 0; j < V; j++) c[j] = scale(v[j]);
  }
  int8_codes<V> codes(c);
  if (q.threshold > 0.0f) {
    if (q.rows == 1) {
#pragma unroll
      for (int j = 0; j < V; j++)
        if (kWhole || i * V + j < q.cols) q.outlier_cols[i * V + j] = is_outlier(v[j], q.threshold);
    }
    if constexpr (kWhole)
      codes.clear_words(q.outlier_cols, i);
    else
      codes.clear(q.outlier_cols, i, q.cols);
  }
  if constexpr (kWhole)
    codes.store_aligned(q.q_row + row * q.cols, i);
  else
    codes.store(q.q_row + row * q.cols, i, q.cols, q.vector);
}

// Quantizes a row with a group of threads. Each thread keeps its first kInt8RegisterVectors vectors
// in registers, and reads its other vectors twice. If there are several rows, the outlier columns
// are already marked. If there is a single row, this function marks them.
template <class T, bool kWhole, class Group>
NYBBLE_DEVICE void int8_quantize_row(const params::int8_quant& q, i64 row, const Group& group) {
  constexpr int kHeld = policy::kInt8RegisterVectors;
  const int threads = group.count();
  const i64 vectors = (q.cols + T::kVector - 1) / T::kVector,
            beyond = threadIdx.x + kHeld * threads;
  const typename T::storage* a = static_cast<const typename T::storage*>(q.a) + row * q.cols;
  uint4 held[kHeld];
  u32 most = 0;
#pragma unroll
  for (int h = 0; h < kHeld; h++) {
    const i64 i = threadIdx.x + h * threads;
    held[h] = i < vectors ? int8_load<T, kWhole>(q, a, i) : make_uint4(0, 0, 0, 0);
  }
#pragma unroll
  for (int h = 0; h < kHeld; h++) most = T::merge(most, T::magnitude(held[h]));
  float top = T::absmax(most);
  bool tame = top < tame_limit(q.threshold);
  if (!tame) {
    top = 0;
#pragma unroll
    for (int h = 0; h < kHeld; h++) top = fmaxf(top, top_of_any<T>(held[h], q.threshold));
  }
  for (i64 i = beyond; i < vectors; i += threads)
    top = fmaxf(top, top_of_any<T>(int8_load<T, kWhole>(q, a, i), q.threshold));
  top = group_max(top, group);
  if (threadIdx.x == 0) q.row_absmax[row] = top;
  const int8_scale scale(top);
  tame = tame && scale.is_plain();
#pragma unroll
  for (int h = 0; h < kHeld; h++) {
    const i64 i = threadIdx.x + h * threads;
    if (i >= vectors) break;
    int8_store_row<T, kWhole>(q, row, i, held[h], scale, tame);
  }
  for (i64 i = beyond; i < vectors; i += threads)
    int8_store_row<T, kWhole>(q, row, i, int8_load<T, kWhole>(q, a, i), scale, false);
}

// Quantizes rows. A block quantizes one row at a time.
template <class T>
NYBBLE_DEVICE void int8_quantize_rows(const params::int8_quant& q) {
  for (i64 row = blockIdx.x; row < q.rows; row += gridDim.x)
    int8_quantize_row<T, false>(q, row, all_threads());
}

// A block's part of the matrix in the column kernels: a strip of kRows rows. Each lane of a warp
// has a vector of columns, and each warp has every eighth row. blockIdx.x is column group + number
// of column groups * strip.
template <class T, int kRows, bool kWhole>
struct int8_strip {
  static constexpr int kAhead = policy::kInt8ColumnAhead, kWarps = policy::kInt8ColumnThreads / 32;
  const params::int8_quant& q;
  i64 i, first, last;  // i: vector within a row; first, last: start and end of this warp's rows

  NYBBLE_DEVICE int8_strip(const params::int8_quant& all, u32 block) : q(all) {
    const i64 groups = ((q.cols + T::kVector - 1) / T::kVector + 31) / 32, at = block / groups;
    i = block % groups * 32 + (threadIdx.x & 31);
    first = at * kRows + (threadIdx.x >> 5), last = min(q.rows, (at + 1) * kRows);
    if (i * T::kVector >= q.cols) last = 0;
  }
  // Loads the vectors of every kWarps-th row, starting with `row`. Rows after the end are zeros.
  NYBBLE_DEVICE void load(i64 row, uint4 (&raw)[kAhead]) const {
    const typename T::storage* a = static_cast<const typename T::storage*>(q.a);
#pragma unroll
    for (int r = 0; r < kAhead; r++) {
      const i64 at = row + r * kWarps;
      raw[r] = at < last ? int8_load<T, kWhole>(q, a + at * q.cols, i) : make_uint4(0, 0, 0, 0);
    }
  }
};

// Shared memory of int8_column_stats, which marks outlier columns and raises the absmax of columns.
// If there are several strips of rows, the caller must zero both arrays first.
template <class T>
struct int8_stat_parts {
  static constexpr int kWarps = policy::kInt8ColumnThreads / 32;
  typename T::storage tops[kWarps][32 * T::kVector];
  u8 marks[kWarps][32];
};
template <class T, bool kWhole, class Group>
NYBBLE_DEVICE void int8_column_stats(const params::int8_quant& q, u32 block,
                                     int8_stat_parts<T>& parts, const Group& group) {
  constexpr int V = T::kVector, kAhead = policy::kInt8ColumnAhead, kRows = policy::kInt8StatRows;
  using strip_of = int8_strip<T, kRows, kWhole>;
  static_assert(kRows == kAhead * strip_of::kWarps, "a warp has its rows at once");
  const strip_of strip(q, block);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  uint4 raw[kAhead], most = make_uint4(0, 0, 0, 0);
  strip.load(strip.first, raw);
#pragma unroll
  for (int r = 0; r < kAhead; r++) most = T::magnitudes(most, raw[r]);
  u32 marked = 0;
  if (!(T::absmax(T::magnitude(most)) < tame_limit(q.threshold))) {
    const float least = outlier_limit(q.threshold);
    float top[V] = {}, v[V];
#pragma unroll
    for (int r = 0; r < kAhead; r++) {
      T::unpack(raw[r], v);
#pragma unroll
      for (int j = 0; j < V; j++) {
        const bool outlier = fabsf(v[j]) >= least;
        marked |= outlier ? 1u << j : 0;
        top[j] = fmaxf(top[j], outlier ? 0.0f : fabsf(v[j]));
      }
    }
    most = T::pack(top);
  }
  *reinterpret_cast<uint4*>(&parts.tops[warp][lane * V]) = most;
  parts.marks[warp][lane] = static_cast<u8>(marked);
  group.sync();
  const i64 column = strip.i / 32 * 32 * V + threadIdx.x;
  if (static_cast<int>(threadIdx.x) >= 32 * V || column >= q.cols) return;
  float largest = 0;
  u32 any = 0;
#pragma unroll
  for (int w = 0; w < strip_of::kWarps; w++)
    largest = fmaxf(largest, T::load(&parts.tops[w][threadIdx.x])),
    any |= parts.marks[w][threadIdx.x / V];
  const bool alone = q.rows <= kRows, mark = (any >> threadIdx.x % V & 1) != 0;
  if ((mark || alone) && q.outlier_cols) q.outlier_cols[column] = mark;
  if (q.col_absmax && alone) q.col_absmax[column] = largest;
  if (q.col_absmax && !alone)
    atomicMax(reinterpret_cast<int*>(q.col_absmax) + column, __float_as_int(largest));
}

template <class T>
NYBBLE_DEVICE void int8_column_stats(const params::int8_quant& q) {
  __shared__ __align__(16) int8_stat_parts<T> parts;
  int8_column_stats<T, false>(q, blockIdx.x, parts, all_threads());
}

template <class T>
NYBBLE_DEVICE void int8_quantize_columns(const params::int8_quant& q) {
  constexpr int V = T::kVector, kAhead = policy::kInt8ColumnAhead;
  using strip_of = int8_strip<T, policy::kInt8ColumnRows, false>;
  const strip_of strip(q, blockIdx.x);
  if (strip.first >= strip.last) return;
  int8_scale scale[V];
#pragma unroll
  for (int j = 0; j < V; j++) {
    const i64 column = strip.i * V + j;
    scale[j] = int8_scale(column < q.cols ? q.col_absmax[column] : 0.0f);
  }
  bool plain = true;
#pragma unroll
  for (int j = 0; j < V; j++) plain = plain && scale[j].is_plain();
  const float limit = plain ? tame_limit(q.threshold) : 0.0f, least = outlier_limit(q.threshold);
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
      if (T::absmax(T::magnitude(raw[r])) < limit) {
#pragma unroll
        for (int j = 0; j < V; j++) c[j] = scale[j].of_number(v[j]);
      } else {
#pragma unroll
        for (int j = 0; j < V; j++) c[j] = fabsf(v[j]) >= least ? 0 : scale[j](v[j]);
      }
      int8_codes<V>(c).store(q.q_col + at * q.cols, strip.i, q.cols, q.vector);
    }
  }
}

}  // namespace nybble
