// Adds the outlier columns that the quantization has listed (quantize_listed.cuh) to the results of
// few rows. A multiprocessor runs a single block. The sums have the order of int8_outliers, and so
// the same bits.
//
// The kernel may start while the product runs: a block loads its first operands, and only then
// waits for the results. This is safe because each product kernel lets this kernel start only after
// its own PDL wait, when the quantization and all kernels before it have ended. The count, the list
// and the copies of `a`, which the quantization has written, are read by load_before_wait.
#pragma once
#include "int8/device/quantize_listed.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// Adds a short list. A block computes 32 rows by 128 columns of the result, as in int8_outliers.
template <class T>
NYBBLE_DEVICE void add_short_list(const params::int8_gathered& p, int count, u16* shared) {
  using values = outlier_values<T>;
  constexpr int kColumns = policy::kInt8OutlierColumns, kRows = policy::kInt8OutlierRows,
                kWarps = policy::kInt8OutlierThreads / 32, kPitch = values::kPitch,
                kEach = kRows / kWarps, kMine = kColumns / kWarps;
  u16 *const a_part = shared, *const w_part = shared + kRows * kPitch;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, low = warp / 4 * 16,
            left = warp % 4 * 32, tiles = static_cast<int>((p.o.n + kColumns - 1) / kColumns),
            all = tiles * static_cast<int>((p.o.m + kRows - 1) / kRows);
  const int column = load_before_wait(p.columns + min(lane, count - 1));
  for (int tile = blockIdx.x; tile < all; tile += gridDim.x) {
    const i64 n0 = static_cast<i64>(tile % tiles) * kColumns,
              m0 = static_cast<i64>(tile / tiles) * kRows;
    const float scale =
        code_scale(p.o.col_absmax, min(n0 + lane % kMine * kWarps + warp, p.o.n - 1));
    signed char w[kMine];
    u16 x[kEach];
#pragma unroll
    for (int i = 0; i < kMine; i++)
      w[i] = __ldg(p.o.b + min(n0 + i * kWarps + warp, p.o.n - 1) * p.o.k + column);
#pragma unroll
    for (int i = 0; i < kEach; i++)
      x[i] = __ldg(static_cast<const u16*>(p.o.a) + min(m0 + i * kWarps + warp, p.o.m - 1) * p.o.k +
                   column);
    pdl_wait();
    pdl_launch_dependents();
    outlier_results<T> results(p.o, n0 + left);
    results.load(m0 + low);
#pragma unroll
    for (int i = 0; i < kMine; i++) {
      const float v = __fmul_rn(static_cast<float>(w[i]), __shfl_sync(kFullWarp, scale, i));
      w_part[(i * kWarps + warp) * kPitch + lane] = values::keep(lane < count ? v : 0.0f);
    }
#pragma unroll
    for (int i = 0; i < kEach; i++)
      a_part[(i * kWarps + warp) * kPitch + lane] = lane < count ? x[i] : 0;
    __syncthreads();
    float c[4][4] = {};
    values::multiply_step(c, a_part + low * kPitch, w_part + left * kPitch);
    results.add(m0 + low, c);
    __syncthreads();
  }
}

// The operands of a step of kStep listed columns, in a thread's registers.
template <class T>
struct listed_step {
  static constexpr int kStep = 128, kSide = policy::kInt8ListedSide,
                       kThreads = policy::kInt8OutlierThreads, kMine = kSide / (kThreads / 32),
                       kParts = kStep / 32, kPieces = kStep / 8,
                       kVectors = kSide * kPieces / kThreads, kPitch = kStep + 8,
                       kValues = kSide * kPitch;  // of each operand in shared memory
  signed char codes[kMine][kParts];
  uint4 vectors[kVectors];  // of the copies of `a`

  // n: the first of the warp's rows of W. from: number of the step's first listed column. column:
  // the numbers of the lane's columns.
  NYBBLE_DEVICE void load(const params::int8_gathered& p, i64 n, i64 m0, int count, int from,
                          const int (&column)[kParts]) {
#pragma unroll
    for (int r = 0; r < kMine; r++) {
      const signed char* w = p.o.b + min(n + r, p.o.n - 1) * p.o.k;
#pragma unroll
      for (int i = 0; i < kParts; i++) codes[r][i] = __ldg(w + column[i]);
    }
#pragma unroll
    for (int i = 0; i < kVectors; i++) {
      const int at = static_cast<int>(threadIdx.x) + i * kThreads, k = from + at % kPieces * 8;
      const i64 m = m0 + at / kPieces;
      vectors[i] = make_uint4(0, 0, 0, 0);
      if (m < p.o.m && k < count)  // zeros pad the copies
        vectors[i] = load_before_wait(reinterpret_cast<const uint4*>(p.a + m * p.pitch + k));
    }
  }
  // Stores the operands in shared memory. scales: the scales of the warp's rows of W. left: the
  // number of listed columns from the step's first column on.
  NYBBLE_DEVICE void store(u16* a, u16* w, const float (&scales)[kMine], int left) const {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
#pragma unroll
    for (int r = 0; r < kMine; r++)
#pragma unroll
      for (int i = 0; i < kParts; i++) {
        const float v = __fmul_rn(static_cast<float>(codes[r][i]), scales[r]);
        w[(warp * kMine + r) * kPitch + i * 32 + lane] =
            outlier_values<T>::keep(i * 32 + lane < left ? v : 0.0f);
      }
#pragma unroll
    for (int i = 0; i < kVectors; i++) {
      const int at = static_cast<int>(threadIdx.x) + i * kThreads;
      *reinterpret_cast<uint4*>(a + at / kPieces * kPitch + at % kPieces * 8) = vectors[i];
    }
  }
};

// Adds a long list. A block computes 32 rows by 32 columns of the result, so that many blocks share
// the list. A step's operands are loaded while the previous step is multiplied.
template <class T>
NYBBLE_DEVICE void add_long_list(const params::int8_gathered& p, int count, u16* shared) {
  using step = listed_step<T>;
  constexpr int kStep = step::kStep, kSide = step::kSide, kPitch = step::kPitch,
                kParts = step::kParts;
  static_assert(4 * step::kValues * 2 <= policy::kInt8ListedSmemBytes,
                "two steps of both operands");
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3,
            low = (warp & 1) * 16, left = (warp >> 1) * 8,
            tiles = static_cast<int>((p.o.n + kSide - 1) / kSide),
            all = tiles * static_cast<int>((p.o.m + kSide - 1) / kSide);
  int column[kParts];
  const auto load_columns = [&](int from) {
#pragma unroll
    for (int i = 0; i < kParts; i++)
      column[i] = load_before_wait(p.columns + min(from + i * 32 + lane, count - 1));
  };
#pragma unroll 1
  for (int tile = blockIdx.x; tile < all; tile += gridDim.x) {
    const i64 n0 = static_cast<i64>(tile % tiles) * kSide,
              m0 = static_cast<i64>(tile / tiles) * kSide, n = n0 + warp * step::kMine;
    float scales[step::kMine], c[4] = {}, old[4];
#pragma unroll
    for (int r = 0; r < step::kMine; r++)
      scales[r] = code_scale(p.o.col_absmax, min(n + r, p.o.n - 1));
    step next;
    load_columns(0);
    next.load(p, n, m0, count, 0, column);
    load_columns(kStep);
    pdl_wait();
    pdl_launch_dependents();
    u16* const out = static_cast<u16*>(p.o.out) + (m0 + low + g) * p.o.n + n0 + left + t * 2;
    const auto place = [&](int i) { return (i >> 1) * 8 * p.o.n + (i & 1); };
    const auto has = [&](int i) {
      return m0 + low + g + (i >> 1) * 8 < p.o.m && n0 + left + t * 2 + (i & 1) < p.o.n;
    };
#pragma unroll
    for (int i = 0; i < 4; i++) old[i] = has(i) ? T::load(out + place(i)) : 0.0f;
    u16* part = shared;  // the other part may still be read by warps that are one step behind
    u16* other = shared + 2 * step::kValues;
#pragma unroll 1
    for (int from = 0; from < count; from += kStep) {
      const step now = next;
      if (from + kStep < count) {
        next.load(p, n, m0, count, from + kStep, column);
        load_columns(from + 2 * kStep);
      }
      now.store(part, part + step::kValues, scales, count - from);
      __syncthreads();
      if (m0 + low < p.o.m) {
        const u16 *a = part + (low + g) * kPitch + t * 2,
                  *w = part + step::kValues + (left + g) * kPitch + t * 2;
        const auto pair = [](const u16* at) { return *reinterpret_cast<const u32*>(at); };
#pragma unroll
        for (int k = 0; k < kStep; k += 16) {
          if (from + k >= count) break;
          mma<T>(c, pair(a + k), pair(a + k + 8 * kPitch), pair(a + k + 8),
                 pair(a + k + 8 * kPitch + 8), pair(w + k), pair(w + k + 8));
        }
      }
      u16* const now_part = part;
      part = other, other = now_part;
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 4; i++)
      if (has(i)) T::store(out + place(i), old[i] + c[i]);
  }
}

// Adds the listed columns. If they are not listed, the first p.blocks blocks use the mask.
template <class T>
NYBBLE_DEVICE void int8_outliers_listed(const params::int8_gathered& p) {
  extern __shared__ __align__(1024) u8 shared[];
  u16* const values = reinterpret_cast<u16*>(shared);
  const u32 count = load_before_wait(reinterpret_cast<const int*>(p.count));
  if (count == 0) return pdl_wait();
  if (count <= kShortOutlierList) return add_short_list<T>(p, static_cast<int>(count), values);
  if (count != kOutliersNotListed) return add_long_list<T>(p, static_cast<int>(count), values);
  pdl_wait();
  if (static_cast<int>(blockIdx.x) < p.blocks) int8_outliers<T>(p.o, blockIdx.x, p.blocks);
}

#endif

}  // namespace nybble
