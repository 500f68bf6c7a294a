// Products of stacked 4-bit weights (the experts of a mixture-of-experts layer): finds experts and
// their rows in the offsets on the device, so that the host need not know the routing.
#pragma once
#include "device/element.cuh"
#include "device/mma.cuh"
#include "device/params.h"

extern "C" __device__ void __assertfail(const char* message, const char* file, unsigned line,
                                        const char* function, decltype(sizeof(0)) char_bytes);

namespace nybble {

struct expert_rows {
  i64 expert, first, rows;
  int start;  // the costs of all experts before it
};

// Stops the kernel if expert e's rows do not follow those of the experts before it.
NYBBLE_DEVICE void check_offset(const params::gemm4_grouped& p, i64 e) {
  const int end = __ldg(p.offsets + e), start = e == 0 ? 0 : __ldg(p.offsets + e - 1);
  if (start <= end && end <= p.g.m) return;
  __assertfail("offsets ascend to at most the number of rows", "nybble/experts.cuh", 24, "grouped",
               1);
}

// Returns the start of expert e's rows, within [0, m] for any offsets.
NYBBLE_DEVICE i64 start_of(const params::gemm4_grouped& p, i64 e) {
  const i64 start = e == 0 ? 0 : __ldg(p.offsets + e - 1);
  return start < 0 ? 0 : min(start, p.g.m);
}

// Returns the sum of `value` over the threads before this one, and in `all` the sum over all
// threads. All threads of the block take part, and synchronize before they change `sums`, which has
// an element for each warp.
NYBBLE_DEVICE int sum_before(int value, int* sums, int& all) {
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;
  int through = value;
#pragma unroll
  for (int d = 1; d < 32; d *= 2) {
    const int other = __shfl_up_sync(kFullWarp, through, d);
    if (lane >= d) through += other;
  }
  if (lane == 31) sums[warp] = through;
  __syncthreads();
  int before = through - value;
  all = 0;
#pragma unroll 4
  for (int w = 0; w < warps; w++) {
    if (w < warp) before += sums[w];
    all += sums[w];
  }
  return before;
}

// Calls visit(expert, first row, rows) for each expert of the stack, in one of the block's threads.
// The call is repeated with rows = 0 for threads without an expert.
template <class Visit>
NYBBLE_DEVICE void each_expert(const params::gemm4_grouped& p, Visit visit) {
  for (i64 base = 0; base < p.experts; base += blockDim.x) {
    const i64 e = base + threadIdx.x, first = e < p.experts ? start_of(p, e) : 0,
              rows = e < p.experts ? start_of(p, e + 1) - first : 0;
    if (e < p.experts) check_offset(p, e);
    if (!visit(e, first, rows)) return;
  }
}

// find_expert(p, kNoExpert, cost) returns the sum of all costs.
constexpr int kNoExpert = 0x7fffffff;

// Gives each expert a stretch of cost(rows) numbers, one after the other from 0, and returns the
// expert whose stretch includes `at`. If there is none, `rows` is 0 and `start` is the sum of all
// costs. All threads of the block take part, and all get the same result.
template <class Cost>
NYBBLE_DEVICE expert_rows find_expert(const params::gemm4_grouped& p, int at, Cost cost) {
  __shared__ int sums[8];
  __shared__ expert_rows found;
  int before = 0;
  bool is_found = false;
  each_expert(p, [&](i64 e, i64 first, i64 rows) {
    int all;
    const int mine = cost(rows), start = before + sum_before(mine, sums, all);
    before += all;
    if (at >= start && at < start + mine) found = {e, first, rows, start};
    __syncthreads();
    is_found = at < before;
    return !is_found;
  });
  return is_found ? found : expert_rows{0, 0, 0, before};
}

// Returns the product of one expert. kInner and kOuter are the sizes of a row of `a` and of `out`.
template <class T, bool kGradient>
NYBBLE_DEVICE params::gemm4 product_of(const params::gemm4_grouped& p, const expert_rows& x) {
  using value = typename T::storage;
  params::gemm4 g = p.g;
  g.m = x.rows;
  g.a = static_cast<const value*>(g.a) + x.first * (kGradient ? g.n : g.k);
  g.out = static_cast<value*>(g.out) + x.first * (kGradient ? g.k : g.n);
  if (g.bias) g.bias = static_cast<const value*>(g.bias) + x.expert * g.n;
  g.packed += x.expert * p.expert_bytes;
  if (g.absmax.codes) {
    g.absmax.codes += x.expert * p.expert_scales;
    g.absmax.values += x.expert * p.expert_seconds;
    if (g.absmax.offset) g.absmax.offset += x.expert;
  } else {
    g.absmax.values += x.expert * p.expert_scales;
  }
  return g;
}

// Stores zeros in the rows after the last expert's. All blocks of the grid take part.
template <class T, bool kGradient>
NYBBLE_DEVICE void clear_rest(const params::gemm4_grouped& p) {
  using value = typename T::storage;
  const i64 columns = kGradient ? p.g.k : p.g.n, end = p.g.m * columns;
  value* const out = static_cast<value*>(p.g.out);
  for (i64 i = start_of(p, p.experts) * columns + static_cast<i64>(blockIdx.x) * blockDim.x +
               threadIdx.x;
       i < end; i += static_cast<i64>(gridDim.x) * blockDim.x)
    T::store(out + i, 0.0f);
}

}  // namespace nybble
