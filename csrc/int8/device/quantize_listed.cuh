// Quantizes few rows of `a`, and lists the outlier columns (sm_80 and newer, 16-bit types). If
// there are many, their values of `a` are also copied next to one another, so that the product
// loads whole vectors of `a`.
#pragma once
#include "int8/device/outliers.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// The count if the columns are not listed, because there are too many or the dense path is faster.
constexpr u32 kOutliersNotListed = 0xffffffff;
// A list of at most this many columns is short: the product gathers the values of `a` itself.
constexpr int kShortOutlierList = policy::kInt8OutlierStep;

// Quantizes one row per block, and lists the marked columns. Rows have at most kInt8ListedColumns
// values, so a thread has all its vectors in registers. The previous kernel is int8_column_stats,
// which has made the marks. It does not write `a`, and lets this kernel start after all earlier
// kernels have ended. So the block loads its row before the PDL wait, and the product may prefetch
// its weight.
template <class T>
NYBBLE_DEVICE void int8_quantize_listed(const params::int8_quant_gather& p) {
  constexpr int V = T::kVector, kColumns = policy::kInt8ListedColumns;
  __shared__ u32 marks[kColumns / 32], sums[32];
  __shared__ u16 list[(kColumns / policy::kInt8OutlierDense / 64 + 1) * 64];
  pdl_launch_dependents();
  const all_threads group;
  const int threads = group.count(), lane = threadIdx.x & 31, warp = threadIdx.x >> 5,
            columns = static_cast<int>(p.quant.cols), first = static_cast<int>(threadIdx.x) * 32;
  const int8_row<T> row(p.quant, blockIdx.x);
  int8_row_vectors<T> held;
  held.load(row, threads);
  const int8_row_top found = int8_top_of_row<T>(row, held, group, 0);
  pdl_wait();
  u32 mine = 0;  // the marks of 32 columns
  if (first < columns) {
    mine = bits_of_marks(row.marks + first);
    if (first + 16 < columns) mine |= bits_of_marks(row.marks + first + 16) << 16;
    marks[threadIdx.x] = mine;
  }
  const bool any = __syncthreads_or(mine != 0) != 0;
  if (threadIdx.x == 0) p.quant.row_absmax[blockIdx.x] = found.top;
  const int8_scale scale(found.top);
  const bool tame = found.tame && scale.is_plain();
#pragma unroll
  for (int h = 0; h < held.kCount; h++) {
    const int i = static_cast<int>(threadIdx.x) + h * threads;
    if (i * V >= columns) break;
    float v[V];
    u32 c[V];
    T::unpack(held.vector[h], v);
    const u32 marked = any ? marks[i * V >> 5] >> (i * V & 31) : 0;
#pragma unroll
    for (int j = 0; j < V; j++)
      c[j] = marked >> j & 1 ? 0 : tame ? scale.of_number(v[j]) : scale(v[j]);
    int8_codes<V>(c).store_aligned(row.codes, i);
  }
  const bool writes_list = blockIdx.x == 0, leads = writes_list && threadIdx.x == 0;
  if (!any) {
    if (leads) *p.g.count = 0;
    return;
  }
  int rank = sum_up_to_lane(__popc(mine), lane);
  if (lane == 31) sums[warp] = rank;
  __syncthreads();
  rank -= __popc(mine);
  int count = 0, in_segment = 0;  // marks of all columns, and of the first segment of the mask
  for (int w = 0; w < threads >> 5; w++) {
    rank += w < warp ? sums[w] : 0;
    count += sums[w];
    if (w < outlier_marks::kSegment / 1024) in_segment = count;
  }
  if (count > p.g.pitch || dense_outliers<T>::suit(p.g.o, in_segment)) {
    if (leads) *p.g.count = kOutliersNotListed;
    return;
  }
  if (leads) *p.g.count = count;
  const bool is_short = count <= kShortOutlierList;
  if (is_short && !writes_list) return;
  for (; mine; rank++, mine &= mine - 1)
    list[rank] = static_cast<u16>(first + __ffs(static_cast<int>(mine)) - 1);
  __syncthreads();
  if (writes_list)
    for (int i = threadIdx.x; i < count; i += threads) p.g.columns[i] = list[i];
  if (is_short) return;
  u16* to = p.g.a + blockIdx.x * p.g.pitch;
#pragma unroll 4
  for (int i = threadIdx.x; i < count; i += threads) to[i] = __ldg(row.a + list[i]);
  for (int i = count + static_cast<int>(threadIdx.x); i < ((count + 63) & ~63); i += threads)
    to[i] = 0;
}

#endif

}  // namespace nybble
