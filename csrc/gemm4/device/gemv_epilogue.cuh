// Epilogue of the GEMV kernels: where a block stores the partial sums of its warps, and how it adds
// them.
#pragma once
#include "gemm4/device/gemv_pipeline.cuh"
#include "gemm4/device/user_functions.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// Shared memory for the float32 partial sums of a group of tiles. A line is 32 sums: those of one
// warp for two columns of a tile. The first 256 lines are between the entries of the code table.
// kColumns must be even.
template <int kColumns, int kTiles = policy::kGemvTiles, class Layout = gemv_smem_layout>
struct gemv_partials {
  using L = Layout;
  static constexpr int kPairs = kColumns / 2, kLines = L::kWarps * kPairs,
                       kNear = 256 / kLines;  // tiles whose lines are between table entries
  NYBBLE_DEVICE static u32 line(int r, int warp, int pair) {
    const int i = r * kLines + warp * kPairs + pair;
    return kNear >= kTiles || r < kNear ? L::kTable + 128 + i * 256 : L::kBeyond + (i - 256) * 128;
  }
  // The XOR in the address avoids bank conflicts between the quads of a warp.
  NYBBLE_DEVICE static u32 at(int r, int warp, int column, int row) {
    const int word = (((column & 1) << 4) + row) ^ (((column >> 1) & 3) << 3);
    return line(r, warp, column >> 1) + word * 4;
  }
  NYBBLE_DEVICE static void clear(int r, int warp, int lane) {
#pragma unroll
    for (int i = 0; i < kPairs; i++) store_shared(line(r, warp, i) + lane * 4, 0.0f);
  }
  // Adds the sums of a row of `a`, which takes kParts columns.
  template <int kParts = 1>
  NYBBLE_DEVICE static float sum(int r, int m, int row) {
    float s = 0;
#pragma unroll
    for (int i = 0; i < kParts; i++)
#pragma unroll
      for (int w = 0; w < L::kWarps; w++) s += shared_float(at(r, w, m * kParts + i, row));
    return s;
  }
  // Calls `visit` with the address of each sum that a lane has for a tile, in the order of mma
  // accumulators.
  template <class F>
  NYBBLE_DEVICE static void each(int r, int warp, int lane, F&& visit) {
    const u32 first = line(r, warp, lane & 3) + (lane >> 2) * 4;
#pragma unroll
    for (int n = 0; n < kColumns / 8; n++)
#pragma unroll
      for (int i = 0; i < 4; i++) {  // column 2t + (i & 1), row g + 8 (i >> 1)
        const int place = (i & 1) * 2 + (i >> 1);
        visit(n, i,
              first + n * 4 * (kNear >= kTiles || r < kNear ? 256 : 128) +
                  ((place ^ (lane & 3)) << 5));
      }
  }
};

// The outputs of a group that a thread stores. They are kWarps * 32 apart. The constructor does the
// divisions, while the first weights are in flight.
struct gemv_epilogue {
  int per, r, i, step_r, step_i;
  NYBBLE_DEVICE explicit gemv_epilogue(int m, int warps = gemv_smem_layout::kWarps)
      : per(16 * m),
        r(threadIdx.x / per),
        i(threadIdx.x - r * per),
        step_r(warps * 32 / per),
        step_i(warps * 32 - step_r * per) {}
};

// Prefetches the bias of the row tiles [first, last).
NYBBLE_DEVICE void prefetch_bias(const params::gemm4& p, int first, int last) {
  if (p.bias && static_cast<int>(threadIdx.x) < last - first)
    prefetch_l2(static_cast<const u16*>(p.bias) + (first + threadIdx.x) * 16);
}

// Sets a warp's sums of a group's tiles to zero if some warps have no step for some tiles.
template <class Sums, class Scheduler>
NYBBLE_DEVICE void clear_sums(const Scheduler& at, int tiles, int warp, int lane) {
  if (at.starts_partly()) {
    for (int r = 0; r < tiles; r++)
      Sums::each(r, warp, lane, [](int, int, u32 to) { store_shared(to, 0.0f); });
  }
}

// Multiplies the partial sums of a group by `factor`, adds them, and stores the results. m0: the
// row of `out` for the first column. kParts: the number of columns of a row of `a`. If n is not a
// multiple of 16, the last tile has rows of the tile before it too. It does not store them, because
// the two tiles can add the products in different orders.
template <class T, int kColumns, int kTiles = policy::kGemvTiles, class Layout = gemv_smem_layout,
          int kParts = 1>
NYBBLE_DEVICE void store_group(const params::gemm4& p, const gemv_epilogue& share, int tile,
                               int tiles, int m0 = 0, float factor = 1.0f) {
  using value = typename T::storage;
  using sums = gemv_partials<kColumns, kTiles, Layout>;
  for (int r = share.r, i = share.i; r < tiles;) {
    const int column = i >> 4, row = i & 15, m = m0 + column;
    const i64 n = min((tile + r) * 16, static_cast<int>(p.n) - 16) + row;
    float sum = sums::template sum<kParts>(r, column, row) * factor;
    if (p.bias) sum += T::load(static_cast<const value*>(p.bias) + n);
    if (n >= (tile + r) * 16) T::store(static_cast<value*>(p.out) + m * p.n + n, finish(sum, m, n));
    r += share.step_r, i += share.step_i;
    if (i >= share.per) i -= share.per, r++;
  }
}

// Returns whether all thread blocks can use kScalesFours.
NYBBLE_DEVICE bool nested_in_fours(const params::gemm4& p) {
  const params::absmax& scales = p.absmax;
  const u64 weights = static_cast<u64>(p.tiles_each + 1) * 16 * p.k,  // maximum per block
      most = (weights >> p.block_shift >> scales.nested_shift) + 2;   // values of these scales
  return p.k % gemv_smem_layout::kSlice == 0 && scales.nested_shift >= 2 &&
         (reinterpret_cast<u64>(scales.codes) & 3) == 0 && (p.n * p.k >> p.block_shift) % 4 == 0 &&
         most <= policy::kGemvSeconds;
}

#endif

}  // namespace nybble
