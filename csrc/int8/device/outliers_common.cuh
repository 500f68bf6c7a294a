// Code that the outlier kernels share. It finds the marked columns in a segment of the mask (the
// array outlier_cols), and loads the previous results while the sums are computed.
#pragma once
#include "device/policy_outliers.h"
#include "int8/device/gemm_mma.cuh"

namespace nybble {

// Returns one bit for each of 16 marks, which are bytes of 0 or 1. The marks are aligned to 16
// bytes.
NYBBLE_DEVICE u32 bits_of_marks(const u8* mask) {
  const uint4 v = load_behind_wait(reinterpret_cast<const uint4*>(mask));
  const u32 word[4] = {v.x, v.y, v.z, v.w};
  u32 bits = 0;
#pragma unroll
  for (int j = 0; j < 4; j++) bits |= word[j] * 0x10204080u >> 28 << 4 * j;
  return bits;
}

// The marks of the 32 columns that a thread has in a segment of the mask, and the number of marks
// before these columns.
struct outlier_marks {
  static constexpr int kSegment = policy::kInt8OutlierThreads * 32;
  u32 marks = 0;
  i64 at = 0;
  int rank = 0;
  // Finds the marks of the segment that starts at column `first`. Returns `carried` plus the number
  // of marks in the segment. The first kInt8OutlierThreads threads find marks, but all threads of
  // the block must call this. `counts` has a word for each of these threads' warps.
  NYBBLE_DEVICE int find(u32* counts, const u8* mask, i64 first, i64 columns, int carried) {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const bool mine = static_cast<int>(threadIdx.x) < policy::kInt8OutlierThreads;
    at = first + static_cast<i64>(threadIdx.x) * 32, marks = 0;
    if (mine && at + 32 <= columns && (reinterpret_cast<u64>(mask) & 15) == 0) {
      marks = bits_of_marks(mask + at) | bits_of_marks(mask + at + 16) << 16;
    } else if (mine) {
      for (int i = 0; i < 32; i++)
        if (at + i < columns && mask[at + i]) marks |= 1u << i;
    }
    const int sum = sum_up_to_lane(__popc(marks), lane);
    if (mine && lane == 31) counts[warp] = sum;
    __syncthreads();
    rank = carried + sum - __popc(marks);
    for (int w = 0; w < policy::kInt8OutlierThreads / 32; w++) {
      rank += w < warp ? counts[w] : 0;
      carried += counts[w];
    }
    return carried;
  }
  // Lists the marked columns of a step in `to`. `from` is the rank of the step's first marked
  // column.
  NYBBLE_DEVICE void list(u32* to, int from) {
    for (; marks && rank < from + policy::kInt8OutlierStep; rank++, marks &= marks - 1)
      to[rank - from] = static_cast<u32>(at) + __ffs(static_cast<int>(marks)) - 1;
  }
};

// A lane's results in a tile: two rows of eight columns.
template <class T>
struct outlier_results {
  static constexpr int kPieces = 8 / T::kVector;
  const params::int8_outliers& p;
  i64 n;
  bool whole;
  uint4 piece[2][kPieces];

  NYBBLE_DEVICE outlier_results(const params::int8_outliers& all, i64 n0)
      : p(all), n(n0 + (threadIdx.x & 3) * 8) {
    whole = p.n % 8 == 0 && (reinterpret_cast<u64>(p.out) & 15) == 0;
  }
  NYBBLE_DEVICE typename T::storage* row(i64 m, int half) const {
    return static_cast<typename T::storage*>(p.out) +
           (m + ((threadIdx.x & 31) >> 2) + half * 8) * p.n;
  }
  NYBBLE_DEVICE bool has(i64 m, int half) const {
    return m + ((threadIdx.x & 31) >> 2) + half * 8 < p.m && n < p.n;
  }
  NYBBLE_DEVICE void load(i64 m) {
#pragma unroll
    for (int half = 0; half < 2; half++)
#pragma unroll
      for (int i = 0; i < kPieces; i++)
        if (has(m, half)) {
          const typename T::storage* from = row(m, half);
          piece[half][i] = whole ? *(reinterpret_cast<const uint4*>(from + n) + i)
                                 : gather_vector<T>(from, n + i * T::kVector, p.n);
        }
  }
  NYBBLE_DEVICE void add(i64 m, const float (&c)[4][4]) {
#pragma unroll
    for (int half = 0; half < 2; half++)
#pragma unroll
      for (int i = 0; i < kPieces; i++) {
        if (!has(m, half)) continue;
        float v[T::kVector];
        T::unpack(piece[half][i], v);
#pragma unroll
        for (int e = 0; e < T::kVector; e++) {
          const int at = i * T::kVector + e;
          v[e] += c[at >> 1][half * 2 + (at & 1)];
        }
        if (whole)
          *(reinterpret_cast<uint4*>(row(m, half) + n) + i) = T::pack(v);
        else
          scatter_vector<T>(row(m, half), n + i * T::kVector, p.n, T::pack(v));
      }
  }
};

}  // namespace nybble
