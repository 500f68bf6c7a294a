// Gathers the outlier columns of an int8 product of many rows into dense copies. Columns of `a` are
// copied unchanged; columns of W are dequantized.
//
// The blocks that quantize `a` gather the columns after they have quantized their rows, when the
// mask is complete. A block lists the marked columns of a segment of the mask in shared memory. Its
// warps copy rows of `a` and W; each lane copies a column, eight columns at a time.
#pragma once
#include "int8/device/outliers_common.cuh"
#include "int8/device/outliers_split_bf16.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// Returns the position of row r of W in the copy. In this order, a lane's sums of four m16n8k16
// tiles belong to eight adjacent columns of the result.
NYBBLE_DEVICE i64 outlier_place(i64 r) {
  int low;  // in PTX, because NVRTC 11.8 rejects the C++ expression in a loop
  asm("and.b32 %0, %1, 31;" : "=r"(low) : "r"(static_cast<int>(r)));
  return r - low + (low & 6) * 4 + (low >> 3) * 2 + (low & 1);
}

template <class T>
struct gathered_row {
  using storage = typename T::storage;
  using terms = outlier_split_bf16<T>;
  const params::int8_gathered& p;
  const storage* from;
  u16* to;
  NYBBLE_DEVICE gathered_row(const params::int8_gathered& all, i64 row) : p(all) {
    from = static_cast<const storage*>(p.o.a) + row * p.o.k, to = p.a + row * p.pitch;
  }
  NYBBLE_DEVICE storage load(i64 column) const { return __ldg(from + column); }
  NYBBLE_DEVICE void store(i64 at, storage v) const {
    u16 term[terms::kTerms];
    terms::split(v, term);
#pragma unroll
    for (int t = 0; t < terms::kTerms; t++) to[t * p.o.m * p.pitch + at] = term[t];
  }
  NYBBLE_DEVICE void clear(i64 at) const { store(at, storage{}); }
};
// A row of W. Positions after the last row are not written, because results for them are not used.
template <class T>
struct gathered_weights {
  using storage = signed char;
  const storage* from;
  u16* to;
  float scale;
  NYBBLE_DEVICE gathered_weights(const params::int8_gathered& p, i64 row) {
    from = p.o.b + row * p.o.k, to = p.w + outlier_place(row) * p.pitch;
    scale = code_scale(p.o.col_absmax, row);
  }
  NYBBLE_DEVICE storage load(i64 column) const { return __ldg(from + column); }
  NYBBLE_DEVICE void store(i64 at, storage code) const {
    to[at] =
        static_cast<u16>(outlier_split_bf16<T>::weights(static_cast<float>(code), 0.0f, scale));
  }
  NYBBLE_DEVICE void clear(i64 at) const { to[at] = 0; }
};

// Copies the listed columns from `from` to `to` - 1 of a segment. Column number i of the list
// becomes column before + i of the copy.
struct gathered_part {
  i64 segment, before;
  int from, to;
  const u16* list;
  template <class Row>
  NYBBLE_DEVICE void copy(const Row& row) const {
    constexpr int kAhead = 8;
    for (int i = from + static_cast<int>(threadIdx.x & 31); i < to; i += 32 * kAhead) {
      typename Row::storage v[kAhead];
#pragma unroll
      for (int j = 0; j < kAhead; j++) v[j] = row.load(segment + list[min(i + j * 32, to - 1)]);
#pragma unroll
      for (int j = 0; j < kAhead; j++)
        if (i + j * 32 < to) row.store(before + i + j * 32, v[j]);
    }
  }
};

template <class Row, class Work>
NYBBLE_DEVICE void each_row(const params::int8_gathered& p, i64 rows, i64 first, i64 apart,
                            const Work& work) {
  for (i64 row = first; row < rows; row += apart) work.copy(Row(p, row));
}
// Copies at most 32 columns of each row, four rows at a time.
template <class Row>
NYBBLE_DEVICE void each_row_of_few(const params::int8_gathered& p, i64 rows, i64 first, i64 apart,
                                   const gathered_part& part) {
  const int i = part.from + static_cast<int>(threadIdx.x & 31),
            column = part.list[min(i, part.to - 1)];
  for (i64 row = first; row < rows; row += apart * 4) {
    const Row four[4] = {{p, row},
                         {p, min(row + apart, rows - 1)},
                         {p, min(row + apart * 2, rows - 1)},
                         {p, min(row + apart * 3, rows - 1)}};
    typename Row::storage v[4];
#pragma unroll
    for (int j = 0; j < 4; j++) v[j] = four[j].load(part.segment + column);
#pragma unroll
    for (int j = 0; j < 4; j++)
      if (i < part.to && row + apart * j < rows) four[j].store(part.before + i, v[j]);
  }
}

// Writes zeros after the last copied column.
struct gathered_end {
  i64 from, to;
  template <class Row>
  NYBBLE_DEVICE void copy(const Row& row) const {
    for (i64 at = from + (threadIdx.x & 31); at < to; at += 32) row.clear(at);
  }
};

// Returns whether any column is marked. All threads of the block must call this.
NYBBLE_DEVICE bool has_outliers(const u8* mask, i64 columns) {
  const bool vectors = (reinterpret_cast<u64>(mask) & 15) == 0;
  const i64 whole = vectors ? columns / 16 : 0;
  u32 any = 0;
  for (i64 i = threadIdx.x; i < whole; i += blockDim.x) {
    const uint4 v = __ldg(reinterpret_cast<const uint4*>(mask) + i);
    any |= v.x | v.y | v.z | v.w;
  }
  for (i64 i = whole * 16 + threadIdx.x; i < columns; i += blockDim.x) any |= mask[i];
  return __syncthreads_or(any != 0) != 0;
}

template <class T>
NYBBLE_DEVICE void int8_outliers_gather(const params::int8_gathered& p) {
  __shared__ u32 counts[policy::kInt8OutlierThreads / 32];
  __shared__ u16 list[outlier_marks::kSegment];
  const i64 blocks = min(static_cast<int>(gridDim.x), p.blocks);
  if (blockIdx.x >= blocks) return;
  if (p.first == 0 && !has_outliers(p.o.outlier_cols, p.o.k)) {
    if (blockIdx.x == 0 && threadIdx.x == 0) *p.count = 0;
    return;
  }
  // In this launch the number of columns is known, because an earlier launch has counted them.
  if (p.first > 0 && *static_cast<volatile unsigned*>(p.count) <= p.first) return;
  const i64 warps = blockDim.x >> 5, first = blockIdx.x * warps + (threadIdx.x >> 5),
            apart = blocks * warps;
  i64 carried = 0;  // number of marked columns before the segment
  for (i64 segment = 0; segment < p.o.k; segment += outlier_marks::kSegment) {
    outlier_marks found;
    const int count = found.find(counts, p.o.outlier_cols, segment, p.o.k, 0);
    for (; found.marks; found.rank++, found.marks &= found.marks - 1)
      list[found.rank] =
          static_cast<u16>(found.at - segment + __ffs(static_cast<int>(found.marks)) - 1);
    __syncthreads();
    const i64 before = carried - p.first;  // column of the copy for the first mark of the segment
    const gathered_part part = {
        segment, before, static_cast<int>(max(-before, static_cast<i64>(0))),
        static_cast<int>(min(p.pitch - before, static_cast<i64>(count))), list};
    if (part.to - part.from > 32) {
      each_row<gathered_row<T>>(p, p.o.m, first, apart, part);
      each_row<gathered_weights<T>>(p, p.o.n, first, apart, part);
    } else if (part.to > part.from) {
      each_row_of_few<gathered_row<T>>(p, p.o.m, first, apart, part);
      each_row_of_few<gathered_weights<T>>(p, p.o.n, first, apart, part);
    }
    carried += count;
    __syncthreads();
  }
  if (blockIdx.x == 0 && threadIdx.x == 0) *p.count = static_cast<unsigned>(carried);
  const i64 columns = min(carried - p.first, p.pitch);
  if (columns % 64 == 0) return;
  const gathered_end end = {columns, (columns + 63) & ~63ll};
  each_row<gathered_row<T>>(p, p.o.m, first, apart, end);
  each_row<gathered_weights<T>>(p, p.o.n, first, apart, end);
}

#endif

}  // namespace nybble
