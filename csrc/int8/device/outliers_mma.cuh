// The product of gathered outlier columns by mma.sync (sm_80 and newer), for many rows. A thread
// block computes 128 rows by 128 columns of the result. The values of the next step are in flight
// while the values of the current step are multiplied.
#pragma once
#include "int8/device/outliers_gather.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// The steps of a tile. The steps go through all columns once for each term of `a`, with the
// smallest term first.
template <class T>
struct outlier_steps {
  int columns, steps;  // steps: the number of steps per term
  NYBBLE_DEVICE outlier_steps(const params::int8_gathered& p, int step) {
    const i64 count = *static_cast<const volatile unsigned*>(p.count);
    columns = static_cast<int>(min(max(count - p.first, static_cast<i64>(0)), p.pitch));
    steps = (columns + step - 1) / step;
  }
  NYBBLE_DEVICE int all() const { return steps * outlier_split_bf16<T>::kTerms; }
  NYBBLE_DEVICE int term(int i) const { return outlier_split_bf16<T>::kTerms - 1 - i / steps; }
};

// Tensor cores truncate their sums when they accumulate. So for float32, a tensor core sums only a
// limited number of steps, and the result is then added to a second sum. Other types need no second
// sum.
template <class T, int kSums>
struct outlier_sums {
  float part[kSums] = {};
  NYBBLE_DEVICE bool kept_now(int, int) const { return false; }
  NYBBLE_DEVICE void keep() {}
  // Returns the sums of 16 rows by 32 columns in the layout of outlier_results.
  NYBBLE_DEVICE void result(float (&c)[4][4], int i) const {
#pragma unroll
    for (int j = 0; j < 16; j++) c[j >> 2][j & 3] = part[i * 16 + j];
  }
};
template <int kSums>
struct outlier_sums<f32, kSums> {
  float part[kSums] = {}, all[kSums] = {};
  NYBBLE_DEVICE bool kept_now(int step, int columns) const {
    return (step + 1) % (policy::kOutlierF32Columns / columns) == 0;
  }
  NYBBLE_DEVICE void keep() {
#pragma unroll
    for (int i = 0; i < kSums; i++) all[i] += part[i], part[i] = 0.0f;
  }
  NYBBLE_DEVICE void result(float (&c)[4][4], int i) const {
#pragma unroll
    for (int j = 0; j < 16; j++) c[j >> 2][j & 3] = all[i * 16 + j] + part[i * 16 + j];
  }
};

// A block's tile. Each warp computes 64 rows by 32 columns of the tile.
template <class T>
struct outlier_mma_tile {
  using number = typename outlier_split_bf16<T>::number;
  static constexpr int kStep = policy::kInt8OutlierStep, kSide = policy::kInt8OutlierMmaTile,
                       kPitch = kStep + 8, kPart = kSide * kPitch;  // in values
  const params::int8_gathered& p;
  i64 m0, n0;
  u32 start, a_at, b_at;  // addresses of the operands in shared memory
  int low, left;
  outlier_sums<T, 64> sums;

  NYBBLE_DEVICE outlier_mma_tile(const params::int8_gathered& all, u32 parts)
      : p(all), start(parts) {
    static_assert(kSide == 128 && policy::kInt8OutlierThreads == 256, "eight warps");
    const i64 tiles = (p.o.m + kSide - 1) / kSide;
    m0 = blockIdx.x % tiles * kSide, n0 = blockIdx.x / tiles * kSide;
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    low = warp % 2 * 64, left = warp / 2 * 32;
    a_at = start + ((low + (lane & 15)) * kPitch + (lane >> 4) * 8) * 2;
    b_at = start + kPart * 2 +
           ((left + (lane & 7) + ((lane >> 4) << 3)) * kPitch + (lane >> 3 & 1) * 8) * 2;
  }
  // Each thread copies four pieces of 16 bytes.
  NYBBLE_DEVICE void copy(int buffer, int term, int step) const {
    const int row = threadIdx.x >> 2, piece = (threadIdx.x & 3) * 8;
    const i64 rows = (p.o.n + 31) & ~31ll, at = static_cast<i64>(step) * kStep + piece;
#pragma unroll
    for (int i = 0; i < 2; i++) {
      const u32 to = start + (buffer * 2 * kPart + (row + i * 64) * kPitch + piece) * 2;
      cp_async_16(to, p.a + (term * p.o.m + min(m0 + row + i * 64, p.o.m - 1)) * p.pitch + at,
                  true);
      cp_async_16(to + kPart * 2, p.w + min(n0 + row + i * 64, rows - 1) * p.pitch + at, true);
    }
  }
  NYBBLE_DEVICE void multiply_step(int buffer) {
    const u32 beyond = buffer * 2 * kPart * 2;
#pragma unroll
    for (int k = 0; k < kStep; k += 16) {
      u32 x[4][4], w[2][4];
#pragma unroll
      for (int i = 0; i < 4; i++) ldmatrix(x[i], a_at + beyond + (i * 16 * kPitch + k) * 2);
#pragma unroll
      for (int i = 0; i < 2; i++) ldmatrix(w[i], b_at + beyond + (i * 16 * kPitch + k) * 2);
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          mma<number>(reinterpret_cast<float (&)[4]>(sums.part[i * 16 + j * 4]), x[i][0], x[i][1],
                      x[i][2], x[i][3], w[j >> 1][(j & 1) * 2], w[j >> 1][(j & 1) * 2 + 1]);
    }
  }
  NYBBLE_DEVICE void finish() {
    const i64 n = n0 + left;
    outlier_results<T> results[4] = {{p.o, n}, {p.o, n}, {p.o, n}, {p.o, n}};
#pragma unroll
    for (int i = 0; i < 4; i++) results[i].load(m0 + low + i * 16);
#pragma unroll
    for (int i = 0; i < 4; i++) {
      float c[4][4];
      sums.result(c, i);
      outlier_split_bf16<T>::finish(c, p.o, results[i].n);
      results[i].add(m0 + low + i * 16, c);
    }
  }
};

template <class T>
NYBBLE_DEVICE void int8_outliers_mma(const params::int8_gathered& p) {
  using tile_of = outlier_mma_tile<T>;
  __shared__ __align__(16) u16 parts[2][2 * tile_of::kPart];  // `a`, then W
  const outlier_steps<T> steps(p, tile_of::kStep);
  const int all = steps.all();
  if (all == 0) return;
  tile_of tile(p, shared_address(parts));
  const auto copy = [&](int i) {
    if (i < all) tile.copy(i & 1, steps.term(i), i % steps.steps);
    cp_async_commit();
  };
  copy(0);
  for (int i = 0; i < all; i++) {
    cp_async_wait<0>();
    __syncthreads();
    copy(i + 1);
    tile.multiply_step(i & 1);
    if (tile.sums.kept_now(i, tile_of::kStep)) tile.sums.keep();
  }
  tile.finish();
}

#endif

}  // namespace nybble
