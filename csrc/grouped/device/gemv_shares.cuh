// Divides the row tiles of stacked weights among the blocks of a GEMV kernel, in equal shares.
//
// A block's work consists of segments. A segment has row tiles of one expert and up to 16 rows of
// `a`; it ends where a share or an expert ends. An expert with more rows is read more than once.
//
//   expert   | 3 (1 row)         | 7 (20 rows)                            | 9 (2 rows)  ...
//   block    | 0       | 1         | 2        | 3      | 4       ...
//   segments   3         3, 7        7 (rows 0-15), 7 (rows 16-19)   ...
#pragma once
#include "device/policy.h"
#include "grouped/device/experts.cuh"

namespace nybble {

// The experts that the kernel computes, with the start of each expert's work. A row tile costs 2
// for up to 8 rows of `a`, and 3 for up to 16 rows.
struct gemv_experts {
  struct entry {
    int start, expert;
  };
  entry* entries;  // [policy::kInt8GroupedListed], in shared memory
  int count, all;

  NYBBLE_DEVICE static int cost(i64 rows) {
    const int rest = static_cast<int>(rows & 15);
    return static_cast<int>(rows >> 4) * 3 + (rest > 8 ? 3 : rest > 0 ? 2 : 0);
  }
  // All threads of the block must call this.
  template <class P>
  NYBBLE_DEVICE gemv_experts(const P& p, int tiles, entry* entries, i64* sums)
      : entries(entries), count(0), all(0) {
    each_expert(p, [&](i64 e, i64, i64 rows) {
      const int units = rows <= p.most ? tiles * cost(rows) : 0;
      i64 more;
      const i64 before = sum_before<i64>(static_cast<i64>(units > 0) << 32 | units, sums, more);
      if (units > 0)
        entries[count + static_cast<int>(before >> 32)] = {all + static_cast<int>(before),
                                                           static_cast<int>(e)};
      all += static_cast<int>(more), count += static_cast<int>(more >> 32);
      __syncthreads();  // all threads have read the sums, and the entries are complete
      return true;
    });
  }
};

// A block's part of the work. The object is in shared memory, because all registers are in use.
struct gemv_share {
  gemv_experts::entry entries[policy::kInt8GroupedListed];
  i64 sums[policy::kInt8GemvWarps];
  int count, begin, end, number;  // number: the first expert's place in the list

  // All threads of the block must call this. Returns false if no expert has rows.
  template <class P>
  NYBBLE_DEVICE bool divide(const P& p) {
    const gemv_experts experts(p, static_cast<int>((p.g.n + 15) / 16), entries, sums);
    const i64 all = experts.all;
    const int from = static_cast<int>(all * blockIdx.x / gridDim.x);
    if (threadIdx.x == 0)
      count = experts.count, begin = from,
      end = static_cast<int>(all * (blockIdx.x + 1) / gridDim.x);
    for (int i = threadIdx.x; i < experts.count; i += blockDim.x)
      if (entries[i].start <= from && (i + 1 == experts.count || from < entries[i + 1].start))
        number = i;
    __syncthreads();
    return all > 0;
  }
};

// Row tiles [first, last) of one expert, and `rows` rows of `a` from `row` on. If there are no more
// segments, rows is 0.
struct gemv_segment {
  int expert, first, last, row, rows;
};

// The position of a segment: the expert's place in the list, and which 16 of its rows.
struct gemv_segments {
  int number, pass;

  template <class P>
  NYBBLE_DEVICE gemv_segment find(const P& p, const gemv_share& share) {
    const int tiles = static_cast<int>((p.g.n + 15) / 16);
    for (; number < share.count; number++, pass = 0) {
      const gemv_experts::entry at = share.entries[number];
      if (at.start >= share.end) break;
      const int from = static_cast<int>(start_of(p, at.expert)),
                all = static_cast<int>(start_of(p, at.expert + 1)) - from,
                each = gemv_experts::cost(all), first = (share.begin - at.start + each - 1) / each,
                last = (share.end - at.start + each - 1) / each, rows = min(all - pass * 16, 16);
      if (rows > 0 && max(first, 0) < min(last, tiles))
        return {at.expert, max(first, 0), min(last, tiles), from + pass * 16, rows};
    }
    return {0, 0, 0, 0, 0};
  }
  template <class P>
  NYBBLE_DEVICE gemv_segment next(const P& p, const gemv_share& share) {
    pass++;
    return find(p, share);
  }
};

}  // namespace nybble
