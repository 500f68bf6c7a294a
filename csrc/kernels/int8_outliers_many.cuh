// Owns: the outlier columns' part of an int8 product of many rows, as a prompt's, whose layers may
// have hundreds of them.
//
// A block takes 128 rows by 128 columns of the result, so that what it brings serves four times as
// many products as in a block of int8_outliers. The mask is looked at in segments. Where few of a
// segment's columns are marked they are listed and gathered; else all are brought, in whole
// vectors, and those of `a` that are not marked become zeros. The next step's values are on their
// way while this one's are multiplied.
#pragma once
#include "int8_outliers.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// What the ways to bring a step's columns know of their tile.
template <class T>
struct many_tile {
  static constexpr int kStep = policy::kInt8OutlierStep, kSide = policy::kInt8ManyTile,
                       kPitch = outlier_values<T>::kPitch;
  using storage = typename T::storage;
  static constexpr int kPart = kSide * kPitch;  // words of a step: a side's rows
  const params::int8_outliers& p;
  i64 m0, n0;
  const u32* marks;  // of a segment: 32 columns a word
  const u16* list;   // of marked columns of a segment
  // Where row r of the weight's tile is kept: lanes then have eight neighbours of the result.
  static NYBBLE_DEVICE int place(int r) {
    return (r & ~31) + (r & 6) * 4 + (r >> 3 & 3) * 2 + (r & 1);
  }
  NYBBLE_DEVICE float scale(int r) const {
    return __fmul_rn(__ldg(p.col_absmax + min(n0 + r, p.n - 1)), 1.0f / 127.0f);
  }
  static NYBBLE_DEVICE u16 keep(float v) { return outlier_values<T>::keep(v); }
};

// A lane has a column, a warp sixteen rows of either side.
template <class T>
struct many_gathered {
  using tile = many_tile<T>;
  static constexpr int kBuffers = 1;  // the list has the place of the other
  static constexpr int kEach = tile::kSide / (policy::kInt8OutlierThreads / 32);
  const tile& t;
  const typename T::storage* a;
  const signed char* b;
  int k, last_a, last_b, row, count;
  float scale;  // of row `lane`
  typename T::storage x[kEach];
  signed char w[kEach];

  NYBBLE_DEVICE many_gathered(const tile& all, i64 first, int marked)
      : t(all), k(static_cast<int>(all.p.k)), count(marked) {
    row = (threadIdx.x >> 5) * kEach;
    const i64 m = min(t.m0 + row, t.p.m - 1), n = min(t.n0 + row, t.p.n - 1);
    a = static_cast<const typename T::storage*>(t.p.a) + m * t.p.k + first;
    b = t.p.b + n * t.p.k + first;
    last_a = static_cast<int>(min(t.p.m - 1 - m, static_cast<i64>(kEach)));
    last_b = static_cast<int>(min(t.p.n - 1 - n, static_cast<i64>(kEach)));
    scale = t.scale(row + static_cast<int>(threadIdx.x) % kEach);
  }
  NYBBLE_DEVICE int steps() const { return (count + tile::kStep - 1) / tile::kStep; }
  // Every lane loads, so that nothing waits for a branch: those without a column the last one.
  NYBBLE_DEVICE void load(int step) {
    const int column =
        t.list[min(step * tile::kStep + static_cast<int>(threadIdx.x & 31), count - 1)];
#pragma unroll
    for (int i = 0; i < kEach; i++) {
      x[i] = a[min(i, last_a) * k + column];
      w[i] = b[min(i, last_b) * k + column];
    }
  }
  NYBBLE_DEVICE void store(int step, u16* a_part, u16* b_part) const {
    const int lane = threadIdx.x & 31;
    const bool there = step * tile::kStep + lane < count;
#pragma unroll
    for (int i = 0; i < kEach; i++) {
      const float v = __fmul_rn(static_cast<float>(w[i]), __shfl_sync(kFullWarp, scale, i));
      a_part[(row + i) * tile::kPitch + lane] = there ? tile::keep(T::load(x + i)) : 0;
      b_part[tile::place(row + i) * tile::kPitch + lane] = tile::keep(there ? v : 0.0f);
    }
  }
};

// A thread has eight columns of two rows of `a` and sixteen of one of the weight.
template <class T>
struct many_whole {
  using tile = many_tile<T>;
  static constexpr int kBuffers = 2;
  const tile& t;
  const uint4* a[2];
  const uint4* b;
  int columns;
  float scale;
  uint4 x[2], w;

  NYBBLE_DEVICE many_whole(const tile& all, i64 first, int of_segment)
      : t(all), columns(of_segment) {
    const int r = threadIdx.x >> 2;
#pragma unroll
    for (int i = 0; i < 2; i++)
      a[i] = reinterpret_cast<const uint4*>(static_cast<const typename T::storage*>(t.p.a) +
                                            min(t.m0 + r + i * 64, t.p.m - 1) * t.p.k + first) +
             (threadIdx.x & 3);
    b = reinterpret_cast<const uint4*>(t.p.b + min(t.n0 + (threadIdx.x >> 1), t.p.n - 1) * t.p.k +
                                       first) +
        (threadIdx.x & 1);
    scale = t.scale(threadIdx.x >> 1);
  }
  NYBBLE_DEVICE int steps() const { return (columns + tile::kStep - 1) / tile::kStep; }
  NYBBLE_DEVICE void load(int step) {
    const uint4 none = make_uint4(0, 0, 0, 0);
    const int at = step * tile::kStep;
    const bool has_a = at + static_cast<int>(threadIdx.x & 3) * 8 < columns,
               has_b = at + static_cast<int>(threadIdx.x & 1) * 16 < columns;
#pragma unroll
    for (int i = 0; i < 2; i++) x[i] = has_a ? __ldg(a[i] + step * 4) : none;
    w = has_b ? __ldg(b + step * 2) : none;
  }
  // Of eight codes.
  NYBBLE_DEVICE uint4 values(u32 low, u32 high) const {
    float v[8];
#pragma unroll
    for (int j = 0; j < 8; j++) {
      const int code = static_cast<int>((j < 4 ? low : high) << (24 - j % 4 * 8)) >> 24;
      v[j] = __fmul_rn(static_cast<float>(code), scale);
    }
    return T::pack(v);
  }
  NYBBLE_DEVICE void store(int step, u16* a_part, u16* b_part) const {
    const u32 bits = t.marks[step] >> ((threadIdx.x & 3) * 8);
    const auto only = [&](u32 pair, int j) {
      return pair & ((bits >> 2 * j & 1) * 0xffffu | (bits >> (2 * j + 1) & 1) * 0xffff0000u);
    };
#pragma unroll
    for (int i = 0; i < 2; i++)
      *reinterpret_cast<uint4*>(a_part + ((threadIdx.x >> 2) + i * 64) * tile::kPitch +
                                (threadIdx.x & 3) * 8) =
          make_uint4(only(x[i].x, 0), only(x[i].y, 1), only(x[i].z, 2), only(x[i].w, 3));
    uint4* to = reinterpret_cast<uint4*>(b_part + tile::place(threadIdx.x >> 1) * tile::kPitch +
                                         (threadIdx.x & 1) * 16);
    to[0] = values(w.x, w.y), to[1] = values(w.z, w.w);
  }
};

// A block's sums, of which a warp has 64 rows by 32 columns.
template <class T>
struct many_sums {
  using tile = many_tile<T>;
  static constexpr int kPitch = tile::kPitch;
  u16 (&parts)[2][2 * tile::kPart];  // a side behind the other
  int low, left;
  u32 a_at, b_at;
  float c[4][4][4] = {};

  NYBBLE_DEVICE explicit many_sums(u16 (&of_block)[2][2 * tile::kPart]) : parts(of_block) {
    static_assert(tile::kSide == 128 && policy::kInt8OutlierThreads == 256, "eight warps");
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    low = warp % 2 * 64, left = warp / 2 * 32;
    a_at = shared_address(parts) + ((low + (lane & 15)) * kPitch + (lane >> 4) * 8) * 2;
    b_at = shared_address(parts) + tile::kPart * 2 +
           ((left + (lane & 7) + ((lane >> 4) << 3)) * kPitch + (lane >> 3 & 1) * 8) * 2;
  }
  NYBBLE_DEVICE void multiply_step(int buffer) {
    const u32 beyond = buffer * 2 * tile::kPart * 2;
#pragma unroll
    for (int k = 0; k < tile::kStep; k += 16) {
      u32 x[4][4], w[2][4];
#pragma unroll
      for (int i = 0; i < 4; i++) load_matrices(x[i], a_at + beyond + (i * 16 * kPitch + k) * 2);
#pragma unroll
      for (int i = 0; i < 2; i++) load_matrices(w[i], b_at + beyond + (i * 16 * kPitch + k) * 2);
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          multiply<T>(c[i][j], x[i][0], x[i][1], x[i][2], x[i][3], w[j >> 1][(j & 1) * 2],
                      w[j >> 1][(j & 1) * 2 + 1]);
    }
  }
  template <class Bring>
  NYBBLE_DEVICE void add(Bring bring) {
    bring.load(0);
    const int steps = bring.steps();
    for (int step = 0; step < steps; step++) {
      const int buffer = step % Bring::kBuffers;
      bring.store(step, parts[buffer], parts[buffer] + tile::kPart);
      __syncthreads();
      if (step + 1 < steps) bring.load(step + 1);
      multiply_step(buffer);
      if (Bring::kBuffers == 1) __syncthreads();
    }
  }
};

template <class T>
NYBBLE_DEVICE void int8_outliers_many(const params::int8_outliers& p) {
  using tile = many_tile<T>;
  constexpr int kSide = tile::kSide, kSegment = outlier_marks::kSegment;
  __shared__ __align__(16) u16 parts[2][2 * tile::kPart];
  __shared__ u32 marks[policy::kInt8OutlierThreads], counts[policy::kInt8OutlierThreads / 32];
  u16* const list = parts[1];
  static_assert(kSegment <= 2 * tile::kPart, "any number may be marked");
  const i64 tiles = (p.m + kSide - 1) / kSide;
  const tile t = {p, blockIdx.x % tiles * kSide, blockIdx.x / tiles * kSide, marks, list};
  const bool vectors =
      p.k % 16 == 0 && ((reinterpret_cast<u64>(p.a) | reinterpret_cast<u64>(p.b)) & 15) == 0;
  many_sums<T> sums(parts);
  bool any = false;
  for (i64 first = 0; first < p.k; first += kSegment) {
    outlier_marks found;
    const int count = found.find(counts, p.outlier_cols, first, p.k, 0),
              columns = static_cast<int>(min(p.k - first, static_cast<i64>(kSegment)));
    const bool whole = vectors && count * 100 > columns * policy::kInt8ManyWhole;
    marks[threadIdx.x] = found.marks;
    for (; !whole && found.marks; found.rank++, found.marks &= found.marks - 1)
      list[found.rank] =
          static_cast<u16>(found.at - first + __ffs(static_cast<int>(found.marks)) - 1);
    __syncthreads();
    if (count == 0) continue;
    any = true;
    if (whole)
      sums.add(many_whole<T>(t, first, columns));
    else
      sums.add(many_gathered<T>(t, first, count));
  }
  if (!any) return;
  outlier_results<T> results(p, t.n0 + sums.left);
#pragma unroll
  for (int i = 0; i < 4; i++) {
    const i64 m = t.m0 + sums.low + i * 16;
    results.load(m);
    results.add(m, sums.c[i]);
  }
}

#endif

}  // namespace nybble
