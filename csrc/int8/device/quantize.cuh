// LLM.int8() quantization by rows and by columns. The kernels also mark outlier columns.
#pragma once
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "int8/device/codes.cuh"

namespace nybble {

// The group of threads that quantizes a row. In this version, the group consists of all threads of
// a block.
struct all_threads {
  NYBBLE_DEVICE int count() const { return static_cast<int>(blockDim.x); }
  NYBBLE_DEVICE void sync() const { __syncthreads(); }
};

// Returns the largest value m in the group. m must not be negative or NaN. The group must
// synchronize before it calls this function again with the same value of `turn` (0 or 1).
template <class Group>
NYBBLE_DEVICE float group_max(float m, const Group& group, int turn) {
  __shared__ u32 parts[2][32];
  const u32 lane = threadIdx.x & 31, largest = warp_larger(bits_of(m));
  if (lane == 0) parts[turn][threadIdx.x >> 5] = largest;
  group.sync();
  return float_of(warp_larger(lane < static_cast<u32>(group.count()) >> 5 ? parts[turn][lane] : 0));
}

// What the threads that quantize a row share.
template <class T>
struct int8_row {
  const typename T::storage* a;
  signed char* codes;
  u8* marks;  // NULL without a threshold
  i64 cols;
  float threshold;
  int aligned;     // rows consist of whole, aligned vectors
  int marks_here;  // whether the row's quantization also marks the outlier columns

  NYBBLE_DEVICE int8_row(const params::int8_quant& q, i64 row)
      : a(static_cast<const typename T::storage*>(q.a) + row * q.cols),
        codes(q.q_row + row * q.cols),
        marks(q.threshold > 0.0f ? q.outlier_cols : nullptr),
        cols(q.cols),
        threshold(q.threshold),
        aligned(q.vector),
        marks_here(q.rows == 1 && q.threshold > 0.0f) {}
  NYBBLE_DEVICE i64 vectors() const { return (cols + T::kVector - 1) / T::kVector; }
};

// Quantizes vector i of a row. The function is not inlined, because most rows are aligned and have
// few outliers.
template <class T>
__device__ __noinline__ void int8_store_any(int8_row<T> row, i64 i, uint4 raw, int8_scale scale) {
  constexpr int V = T::kVector;
  float v[V];
  u32 c[V];
  T::unpack(raw, v);
#pragma unroll
  for (int j = 0; j < V; j++) c[j] = scale(v[j]);
  int8_codes<V> codes(c);
  if (row.marks_here) {
#pragma unroll
    for (int j = 0; j < V; j++)
      if (i * V + j < row.cols) row.marks[i * V + j] = is_outlier(v[j], row.threshold);
  }
  if (row.marks) codes.clear(row.marks, i, row.cols);
  codes.store(row.codes, i, row.cols, row.aligned);
}

// The vectors of a row that a thread of a group keeps in registers: its first
// kInt8RegisterVectors vectors.
template <class T>
struct int8_row_vectors {
  static constexpr int kCount = policy::kInt8RegisterVectors, V = T::kVector;
  uint4 vector[kCount];

  // Returns the number of the row's vectors that the group's threads keep in registers.
  static NYBBLE_DEVICE int count(const int8_row<T>& row, int threads) {
    return static_cast<int>(min(row.vectors(), static_cast<i64>(kCount) * threads));
  }
  NYBBLE_DEVICE void load(const int8_row<T>& row, int threads) {
    const int all = count(row, threads);
    const uint4* const from = reinterpret_cast<const uint4*>(row.a);
#pragma unroll
    for (int h = 0; h < kCount; h++) {
      const int i = static_cast<int>(threadIdx.x) + h * threads;
      vector[h] = make_uint4(0, 0, 0, 0);
      if (row.aligned && i < all) vector[h] = __ldg(from + i);
    }
    if (row.aligned) return;
#pragma unroll
    for (int h = 0; h < kCount; h++) {
      const int i = static_cast<int>(threadIdx.x) + h * threads;
      if (i < all) vector[h] = gather_vector<T>(row.a, static_cast<i64>(i) * V, row.cols);
    }
  }
  // tame: whether all values are finite, there are no outliers, and absmax is a normal number.
  NYBBLE_DEVICE void store(const int8_row<T>& row, int threads, const int8_scale& scale,
                           bool tame) const {
    const int all = count(row, threads);
    const bool quick = tame && row.aligned && !row.marks_here && has_words(row.marks);
#pragma unroll
    for (int h = 0; h < kCount; h++) {
      const int i = static_cast<int>(threadIdx.x) + h * threads;
      if (i >= all) break;
      if (!quick) {
        int8_store_any<T>(row, i, vector[h], scale);
        continue;
      }
      float v[V];
      u32 c[V];
      T::unpack(vector[h], v);
#pragma unroll
      for (int j = 0; j < V; j++) c[j] = scale.of_number(v[j]);
      int8_codes<V> codes(c);
      if (row.marks) codes.clear_words(row.marks, i);
      codes.store_aligned(row.codes, i);
    }
  }
};

// The absmax of a row, not counting outliers. tame: whether the values that this thread holds are
// finite and are not outliers.
struct int8_row_top {
  float top;
  bool tame;
};

// Returns the absmax of a row. The group of threads has loaded `held`, and reads the other vectors.
// group_max explains `turn`.
template <class T, class Group>
NYBBLE_DEVICE int8_row_top int8_top_of_row(const int8_row<T>& row, const int8_row_vectors<T>& held,
                                           const Group& group, int turn) {
  constexpr int kHeld = int8_row_vectors<T>::kCount;
  const int threads = group.count();
  const i64 vectors = row.vectors(), beyond = threadIdx.x + kHeld * threads;
  u32 most = 0;
#pragma unroll
  for (int h = 0; h < kHeld; h++) most = T::merge(most, T::magnitude(held.vector[h]));
  float top = T::absmax(most);
  bool tame = top < tame_limit(row.threshold);
  if (!tame) {
    top = 0;
#pragma unroll
    for (int h = 0; h < kHeld; h++) top = fmaxf(top, top_of_any<T>(held.vector[h], row.threshold));
  }
  for (i64 i = beyond; i < vectors; i += threads)
    top = fmaxf(top, top_of_any<T>(load_vector<T>(row.a, i, row.cols, row.aligned), row.threshold));
  return {group_max(top, group, turn), tame};
}

// Quantizes a row. If the matrix has several rows, the outlier columns are already marked; if it
// has a single row, this function marks them.
template <class T>
NYBBLE_DEVICE void int8_store_row(const int8_row<T>& row, float* absmax,
                                  const int8_row_vectors<T>& held, int threads,
                                  const int8_row_top& found) {
  constexpr int kHeld = int8_row_vectors<T>::kCount;
  if (threadIdx.x == 0) *absmax = found.top;
  const int8_scale scale(found.top);
  held.store(row, threads, scale, found.tame && scale.is_plain());
  for (i64 i = threadIdx.x + kHeld * threads; i < row.vectors(); i += threads)
    int8_store_any<T>(row, i, load_vector<T>(row.a, i, row.cols, row.aligned), scale);
}

// Quantizes a row with a group of threads, which has loaded `held`.
template <class T, class Group>
NYBBLE_DEVICE void int8_quantize_loaded(const int8_row<T>& row, float* absmax,
                                        const int8_row_vectors<T>& held, const Group& group,
                                        int turn) {
  int8_store_row<T>(row, absmax, held, group.count(), int8_top_of_row<T>(row, held, group, turn));
}

// Quantizes a row that consists of whole, aligned vectors. The group must synchronize before it
// quantizes another row.
template <class T, class Group>
NYBBLE_DEVICE void int8_quantize_row(const params::int8_quant& q, i64 row, const Group& group) {
  int8_row<T> place(q, row);
  place.aligned = 1;  // otherwise the kernel would also contain code for other rows
  int8_row_vectors<T> held;
  held.load(place, group.count());
  int8_quantize_loaded<T>(place, q.row_absmax + row, held, group, 0);
}

// Quantizes the rows from `row` to `end`, `step` apart. The block quantizes one row at a time, and
// loads its next row at the same time.
template <class T>
NYBBLE_DEVICE void int8_quantize_rows(const params::int8_quant& q, i64 row, i64 end, i64 step) {
  const all_threads group;
  int8_row_vectors<T> next;
  if (row < end) next.load(int8_row<T>(q, row), group.count());
  for (int turn = 0; row < end; turn ^= 1) {
    const int8_row_vectors<T> held = next;
    const i64 now = row;
    row += step;
    if (row < end) next.load(int8_row<T>(q, row), group.count());
    int8_quantize_loaded<T>(int8_row<T>(q, now), q.row_absmax + now, held, group, turn);
  }
}

template <class T>
NYBBLE_DEVICE void int8_quantize_rows(const params::int8_quant& q) {
  int8_quantize_rows<T>(q, blockIdx.x, q.rows, gridDim.x);
}

// A block's part of the matrix in the column kernels: a strip of kRows rows. Each lane of a warp
// has a vector of columns, and each warp has every eighth row. The block number is (column group) +
// (number of column groups) * strip. kWhole: whether rows are known to consist of whole, aligned
// vectors.
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
      raw[r] = make_uint4(0, 0, 0, 0);
      if (kWhole && at < last)
        raw[r] = __ldg(reinterpret_cast<const uint4*>(a + at * q.cols) + i);
      else if (at < last)
        raw[r] = load_vector<T>(a + at * q.cols, i, q.cols, q.vector);
    }
  }
};

// Shared memory of int8_column_stats. This function marks outlier columns and raises the absmax of
// columns; if there are several strips of rows, the caller must first set both result arrays to
// zero.
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
