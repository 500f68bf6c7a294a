// Experts of a product with stacked weights (a mixture-of-experts layer). The device finds the
// experts and their rows in the offsets, so the host need not know the routing.
#pragma once
#include "device/element.cuh"
#include "device/mma.cuh"
#include "device/params.h"

extern "C" __device__ void __assertfail(const char* message, const char* file, unsigned line,
                                        const char* function, decltype(sizeof(0)) char_bytes);

namespace nybble {

struct expert_rows {
  i64 expert, first, rows;
};

// Two ways to stop the kernel with an error. wgmma kernels use `traps`, because the compiler
// serializes wgmma instructions in a kernel that calls a function such as __assertfail.
struct fails_assertion {
  NYBBLE_DEVICE void operator()() const {
    __assertfail("offsets ascend to at most the number of rows", "nybble/experts.cuh", 24,
                 "grouped", 1);
  }
};
struct traps {
  NYBBLE_DEVICE void operator()() const { asm volatile("trap;"); }
};

// In these functions, P is params::gemm4_grouped or params::int8_grouped.
//
// Returns an offset, clamped to [0, m], because the offsets may be wrong.
template <class P>
NYBBLE_DEVICE i64 clamped(const P& p, i64 offset) {
  return offset < 0 ? 0 : min(offset, p.g.m);
}

// Returns the start of expert e's rows.
template <class P>
NYBBLE_DEVICE i64 start_of(const P& p, i64 e) {
  return clamped(p, e == 0 ? 0 : __ldg(p.offsets + e - 1));
}

// Returns the sum of `value` over the threads before this one, and sets `all` to the sum over all
// threads. sums: an element for each warp. All threads of the block must call this, and must
// synchronize before they change `sums` again.
template <class Int>
NYBBLE_DEVICE Int sum_before(Int value, Int* sums, Int& all) {
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;
  Int through = value;
#pragma unroll
  for (int d = 1; d < 32; d *= 2) {
    const Int other = __shfl_up_sync(kFullWarp, through, d);
    if (lane >= d) through += other;
  }
  if (lane == 31) sums[warp] = through;
  __syncthreads();
  Int before = through - value;
  all = 0;
#pragma unroll 4
  for (int w = 0; w < warps; w++) {
    if (w < warp) before += sums[w];
    all += sums[w];
  }
  return before;
}

// Calls visit(expert, first row, number of rows) for each expert of the stack until `visit` returns
// false. Each thread of the block visits its own experts; a thread without an expert passes 0 rows.
// Calls `stop` if offsets are wrong.
template <class P, class Visit, class Stop = fails_assertion>
NYBBLE_DEVICE void each_expert(const P& p, Visit visit, Stop stop = {}) {
  for (i64 base = 0; base < p.experts; base += blockDim.x) {
    const i64 e = base + threadIdx.x;
    const int end = e < p.experts ? __ldg(p.offsets + e) : 0,
              start = e < p.experts && e > 0 ? __ldg(p.offsets + e - 1) : 0;
    if (e < p.experts && (start > end || end > p.g.m)) stop();
    const i64 first = clamped(p, start), rows = e < p.experts ? clamped(p, end) - first : 0;
    if (!visit(e, first, rows)) return;
  }
}

// Of the experts that have p.least to p.most rows, returns expert number `slot`. If there is no
// such expert, `rows` is 0. All threads of the block must call this, and all get the same result.
template <class P>
NYBBLE_DEVICE expert_rows find_expert(const P& p, int slot) {
  __shared__ int sums[8];
  __shared__ expert_rows found;
  if (threadIdx.x == 0) found.rows = 0;
  each_expert(p, [&](i64 e, i64 first, i64 rows) {
    const bool mine = rows > 0 && rows >= p.least && rows <= p.most;
    int all;
    const int before = sum_before<int>(mine, sums, all);
    if (mine && before == slot) found = {e, first, rows};
    __syncthreads();
    slot -= all;
    return slot >= 0;
  });
  return found;
}

// Lists where each expert's work starts: at the sum of cost(rows) over the preceding experts.
// Starts is the type of the array in shared memory that holds the list.
template <class Starts>
struct expert_list {
  Starts starts;
  int experts, all;

  // All threads of the block must call this.
  template <class P, class Cost, class Stop>
  NYBBLE_DEVICE expert_list(const P& p, Starts starts, int* sums, Cost cost, Stop stop)
      : starts(starts), experts(static_cast<int>(p.experts)), all(0) {
    const auto visit = [&](i64 e, i64, i64 rows) {
      int more;
      const int start = all + sum_before<int>(rows > 0 ? cost(rows) : 0, sums, more);
      if (e < experts) starts[e] = start;
      all += more;
      __syncthreads();  // all threads have read the sums, and the starts are complete
      return true;
    };
    each_expert(p, visit, stop);
    all = uniform(all);
  }
  // Returns the expert whose work includes unit `at` of the total. `at` must be less than `all`.
  NYBBLE_DEVICE int find(int at) const {
    int expert = 0;
    for (int after = experts; after - expert > 1;) {
      const int middle = (expert + after) >> 1;
      (starts[middle] <= at ? expert : after) = middle;
    }
    return expert;
  }
};

// Returns the cost of a row tile of W in the GEMV kernels, in units. They read the tile again for
// each 16 rows of `a`. The tile costs 2 units for up to 8 rows, and 3 units for up to 16 rows.
NYBBLE_DEVICE int gemv_units(int rows) {
  return (rows >> 4) * 3 + ((rows & 15) > 8 ? 3 : (rows & 15) > 0 ? 2 : 0);
}

// Calls visit(expert, first row, number of rows, first unit of work) for the up to 16 rows of `a`
// whose work includes unit `at` of the list. A single thread of the `threads` threads calls it.
// tiles: the number of row tiles of W. An expert's work starts with `change` units for the change
// to this expert; the first unit of work comes after them.
template <class P, class Starts, class Visit>
NYBBLE_DEVICE void visit_gemv_rows(const P& p, const expert_list<Starts>& list, int at, int tiles,
                                   int change, int threads, Visit visit) {
  for (int e = threadIdx.x; e < list.experts; e += threads) {
    const int before = list.starts[e], start = before + change,
              next = e + 1 < list.experts ? list.starts[e + 1] : list.all;
    if (before > at || at >= next) continue;
    const int first = static_cast<int>(start_of(p, e)),
              rows = static_cast<int>(start_of(p, e + 1)) - first,
              pass = rows > 16 ? max(0, at - start) / (tiles * 3) : 0;
    visit(e, first + pass * 16, min(rows - pass * 16, 16), start + pass * tiles * 3);
  }
}

// Returns the parameters of an expert's product, or of its gradient if kGradient is true.
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

// Stores zeros in the rows after the last expert's rows. All blocks of the grid must call this.
// size: the bytes of an element, 2 or 4.
template <class P>
NYBBLE_DEVICE void clear_rows(const P& p, void* out, i64 columns, int size) {
  u16* const to = static_cast<u16*>(out);
  const i64 each = columns * (size / 2), end = p.g.m * each;
#pragma unroll 1
  for (i64 i =
           start_of(p, p.experts) * each + static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x;
       i < end; i += static_cast<i64>(gridDim.x) * blockDim.x)
    to[i] = 0;
}

}  // namespace nybble
