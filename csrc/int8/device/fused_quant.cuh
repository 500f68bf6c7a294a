// An int8 product that also quantizes `a` (sm_80 and newer). The blocks of the product take rows of
// `a` from a work queue, and quantize them while their first weights are in flight.
#pragma once
#include "device/grid_barrier.cuh"
#include "int8/device/gemv.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// The work queues: int8_fused_quant_stats returns the queue of outlier statistics, which is
// processed first, and int8_fused_quant_rows returns the queue of rows. Word 0 of `counts` is the
// number of blocks that have finished.
NYBBLE_DEVICE work_queue int8_fused_quant_rows(const params::int8_fused_quant& f) {
  return {f.counts + 1, static_cast<u32>(f.rows.rows)};
}
template <class T>
NYBBLE_DEVICE work_queue int8_fused_quant_stats(const params::int8_fused_quant& f) {
  constexpr int kColumns = 32 * T::kVector;
  return {f.counts + 1 + work_queue::kWords,
          static_cast<u32>((f.rows.cols + kColumns - 1) / kColumns)};
}
NYBBLE_DEVICE void leave_int8_fused_quant(const params::int8_fused_quant& f) {
  reset_work_queue(f.counts, f.counts + 1, 2 * work_queue::kWords);
}

// Quantizes rows. parts: shared memory for outlier statistics. written: a function that each thread
// calls after it has stored its codes. Rows consist of whole, aligned vectors, because the products
// require it.
template <class T, class Group, class Written>
NYBBLE_DEVICE void int8_quantize_first(const params::int8_fused_quant& f, void* parts,
                                       const Group& group, Written&& written) {
  if (f.rows.threshold > 0.0f)
    int8_fused_quant_stats<T>(f).run(group, [&](u32 unit) {
      int8_column_stats<T, true>(f.rows, unit, *static_cast<int8_stat_parts<T>*>(parts), group);
    });
  int8_fused_quant_rows(f).run(group, [&](u32 unit) {
    int8_quantize_row<T>(f.rows, unit, group);
    written();
  });
}

// Quantizes the rows of `a`, and supplies int8_gemv with the quantized rows.
template <class T>
struct int8_fused_quant_source {
  const params::int8_gemv_fused_quant& p;
  NYBBLE_DEVICE void before_weights() const {}
  NYBBLE_DEVICE void behind_weights() const {
    extern __shared__ __align__(1024) u8 shared[];
    int8_quantize_first<T>(p.first, shared, all_threads(), [] {});
    if (threadIdx.x == 0) leave_int8_fused_quant(p.first);
  }
  NYBBLE_DEVICE uint4 part(int m, int k) const {
    return load_behind_wait(reinterpret_cast<const uint4*>(p.g.a + m * p.g.k + k));
  }
  template <class Output>
  NYBBLE_DEVICE void before_results(int, const Output&) const {}
  NYBBLE_DEVICE void finish(const int8_output& o, int sum) const {
    int8_finish<T>(p.g, o.m, o.n, sum);
  }
};

#endif

}  // namespace nybble
