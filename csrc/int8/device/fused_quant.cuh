// Owns: an int8 layer of more rows in one kernel (sm_80 up): the blocks of its product quantize the
// rows of `a` first, a row each, while their first weights are on their way.
#pragma once
#include "device/grid_barrier.cuh"
#include "device/wgmma.cuh"
#include "int8/device/gemv.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// The rows' units, and before them the outlier columns'. The first of the counts is of blocks that
// have gone.
NYBBLE_DEVICE shared_out int8_first_rows(const params::int8_first& f) {
  return {f.counts + 1, static_cast<u32>(f.rows.rows)};
}
template <class T>
NYBBLE_DEVICE shared_out int8_first_facts(const params::int8_first& f) {
  constexpr int kColumns = 32 * T::kVector;
  return {f.counts + 1 + shared_out::kWords,
          static_cast<u32>((f.rows.cols + kColumns - 1) / kColumns)};
}
NYBBLE_DEVICE void leave_int8_first(const params::int8_first& f) {
  leave_shared_out(f.counts, f.counts + 1, 2 * shared_out::kWords);
}

// parts: in shared memory, where outliers are looked for. `written`: by each thread behind its
// stores.
template <class T, class Team, class Written>
NYBBLE_DEVICE void int8_quantize_first(const params::int8_first& f, void* parts, const Team& team,
                                       Written&& written) {
  if (f.rows.threshold > 0.0f)
    int8_first_facts<T>(f).run(team, [&](u32 unit) {
      int8_column_facts<T>(f.rows, unit, *static_cast<int8_fact_parts<T>*>(parts), team);
    });
  int8_first_rows(f).run(team, [&](u32 unit) {
    int8_quantize_row<T>(f.rows, unit, team);
    written();
  });
}

// Rows for int8_stream.
template <class T>
struct int8_rows_first {
  const params::int8_stream_layer& p;
  NYBBLE_DEVICE void before_weights() const {}
  NYBBLE_DEVICE void behind_weights() const {
    extern __shared__ __align__(1024) u8 shared[];
    int8_quantize_first<T>(p.first, shared, all_threads(), [] {});
    if (threadIdx.x == 0) leave_int8_first(p.first);
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
