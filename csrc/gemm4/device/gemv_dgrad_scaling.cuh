// Gradients of few rows multiply either grad_out or the weights by the scales of W. This file has
// the code for both ways, and the pipeline stage of a warp: 16 rows of 256 columns with their
// scales.
#pragma once
#include "device/gemv_dgrad_scheduler.cuh"
#include "gemm4/device/code_pairs.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// The packed bytes of 16 rows. The four lanes t of a quad read rows 4t + i at the same time, so
// these rows are adjacent. The order of the 16-byte pieces avoids bank conflicts.
struct dgrad_stage {
  static constexpr int kRow = 128, kWeights = 16 * kRow;
  NYBBLE_DEVICE static u32 place(int t, int i) { return (4 * i + t) * kRow; }
  NYBBLE_DEVICE static u32 swizzled(int t, int piece) { return (piece ^ 2 * t) << 4; }
};

// Multiplies grad_out by the scales in float32, and rounds the products to the type of grad_out.
// Requires a type with the range of float32, a block size of at least 64, and K % 64 == 0. A lane
// computes eight of every 64 columns.
template <class T>
struct scaled_rows : dgrad_stage {
  static constexpr int kScales = 2, kStage = kWeights + 256, kOperands = 4;  // scales: [16][4]
  // The row and the column of the first scale that this lane loads. The lane's other scales are in
  // the same column, eight rows apart.
  NYBBLE_DEVICE static int scale_row(int lane) { return lane >> 2; }
  NYBBLE_DEVICE static int scale_column(int lane) { return (lane & 3) * 64; }
  NYBBLE_DEVICE static u32 scale_at(int lane) { return kWeights + lane * 4; }
  static constexpr int kScaleRows = 8, kScaleBytes = 128;
  NYBBLE_DEVICE static int column(int g, int w) { return w * 64 + g * 8; }

  u32 at;
  uint4 scales[4];
  NYBBLE_DEVICE explicit scaled_rows(u32 stage) {
    const int lane = threadIdx.x & 31, g = lane >> 2, t = lane & 3;
    at = stage + t * kRow + (t << 5) + g * 4;
#pragma unroll
    for (int i = 0; i < 4; i++) scales[i] = shared_quad(stage + kWeights + (4 * t + i) * 16);
  }
  template <int kTiles>
  NYBBLE_DEVICE void make_rows(u32 (&b)[4][kTiles][2], const int c, uint2 x) const {
    const float v[4] = {T::low(x.x), T::high(x.x), T::low(x.y), T::high(x.y)};
#pragma unroll
    for (int w = 0; w < 4; w++) {
      float s[4];
#pragma unroll
      for (int i = 0; i < 4; i++)
        s[i] = float_of(w == 0   ? scales[i].x
                        : w == 1 ? scales[i].y
                        : w == 2 ? scales[i].z
                                 : scales[i].w);
      b[w][c][0] = T::pair(v[0] * s[0], v[1] * s[1]);
      b[w][c][1] = T::pair(v[2] * s[2], v[3] * s[3]);
    }
  }
  NYBBLE_DEVICE void words(u32 (&x)[4], const int w) const {
#pragma unroll
    for (int i = 0; i < 4; i++) x[i] = shared_word_now((at ^ w << 5) + i * 4 * kRow);
  }
  NYBBLE_DEVICE u32 weigh(u32 v, int) const { return v; }
};

// Multiplies the weights by the scales, two rows at a time. A scale consists of two parts
// (code_pairs.cuh), so each weight is rounded only once. A lane computes 32 columns. All weights of
// a row in these columns are in the same block.
template <class T>
struct scaled_weights : dgrad_stage {
  static constexpr int kScales = 4, kStage = kWeights + 512, kOperands = 1;  // scales: [lane][4]
  NYBBLE_DEVICE static int scale_row(int lane) { return (lane & 3) * 4; }
  NYBBLE_DEVICE static int scale_column(int lane) { return (lane >> 2) * 32; }
  NYBBLE_DEVICE static u32 scale_at(int lane) { return kWeights + lane * 16; }
  static constexpr int kScaleRows = 1, kScaleBytes = 4;
  NYBBLE_DEVICE static int column(int g, int w) { return g * 32 + w * 8; }

  u32 main[2], rest[2];
  uint4 codes[4];
  NYBBLE_DEVICE explicit scaled_weights(u32 stage) {
    const int lane = threadIdx.x & 31, g = lane >> 2, t = lane & 3;
    const uint4 v = shared_quad(stage + kWeights + lane * 16);
    const float s[4] = {float_of(v.x), float_of(v.y), float_of(v.z), float_of(v.w)};
#pragma unroll
    for (int i = 0; i < 2; i++) {
      main[i] = T::pair(paired<T>::main_part(s[2 * i]), paired<T>::main_part(s[2 * i + 1]));
      rest[i] = T::pair(s[2 * i] - T::low(main[i]), s[2 * i + 1] - T::high(main[i]));
    }
#pragma unroll
    for (int i = 0; i < 4; i++) codes[i] = shared_quad(stage + place(t, i) + swizzled(t, g));
  }
  template <int kTiles>
  NYBBLE_DEVICE void make_rows(u32 (&b)[1][kTiles][2], const int c, uint2 x) const {
    b[0][c][0] = x.x, b[0][c][1] = x.y;
  }
  NYBBLE_DEVICE void words(u32 (&x)[4], const int w) const {
#pragma unroll
    for (int i = 0; i < 4; i++)
      x[i] = w == 0 ? codes[i].x : w == 1 ? codes[i].y : w == 2 ? codes[i].z : codes[i].w;
  }
  NYBBLE_DEVICE u32 weigh(u32 v, const int i) const {
    return paired<T>::multiply_add(v, main[i], paired<T>::multiply(v, rest[i]));
  }
};

// A warp's producer. The producer copies the warp's 16 rows of each unit. Divisions are needed only
// at the start of a tile.
template <class Scaling>
struct dgrad_producer {
  static constexpr int kWarps = policy::kDgradWarps;
  const params::gemm4& p;
  dgrad_scheduler at;
  i64 row_bytes, row_scales;  // 0 if a block can span several rows
  const u8* w;
  const float* scales;
  int rows;             // number of rows of W from this warp's first row to the end
  bool inside, scaled;  // whether the weights and the scales are within K
  NYBBLE_DEVICE dgrad_producer(const params::gemm4_dgrad& q, int block)
      : p(q.g), at(q, block), row_bytes(q.g.k >> 1) {
    row_scales = p.k & ((1ll << p.block_shift) - 1) ? 0 : p.k >> p.block_shift;
    aim();
  }
  NYBBLE_DEVICE void aim() {
    const int lane = threadIdx.x & 31, n0 = (at.unit * kWarps + (threadIdx.x >> 5)) * 16,
              k0 = at.tile * 256, k1 = k0 + (lane & 7) * 32, k2 = k0 + Scaling::scale_column(lane);
    rows = static_cast<int>(p.n) - n0;
    inside = k1 < p.k, scaled = k2 < p.k;
    w = p.packed + (n0 + (lane >> 3)) * row_bytes + (k1 >> 1);
    scales = p.absmax.values + (((n0 + Scaling::scale_row(lane)) * p.k + k2) >> p.block_shift);
  }
  NYBBLE_DEVICE void copy(u32 stage) {
    if (at.left > 0) {
      const int lane = threadIdx.x & 31, r = lane >> 3, n = Scaling::scale_row(lane);
#pragma unroll
      for (int j = 0; j < 4; j++)
        cp_async_16(stage + Scaling::place(j, r) + Scaling::swizzled(j, lane & 7),
                    w + 4 * j * row_bytes, inside && 4 * j + r < rows);
#pragma unroll
      for (int i = 0; i < Scaling::kScales; i++)
        cp_async_4(stage + Scaling::scale_at(lane) + i * Scaling::kScaleBytes,
                   row_scales ? scales + i * Scaling::kScaleRows * row_scales : scale_of_row(i),
                   scaled && n + i * Scaling::kScaleRows < rows);
      at.next();
      if (at.unit == 0 || row_scales == 0) {
        aim();
      } else {
        rows -= kWarps * 16, w += kWarps * 16 * row_bytes, scales += kWarps * 16 * row_scales;
      }
    }
    cp_async_commit();
  }
  NYBBLE_DEVICE const float* scale_of_row(int i) const {
    const int lane = threadIdx.x & 31;
    const i64 n = p.n - rows + Scaling::scale_row(lane) + i * Scaling::kScaleRows;
    return p.absmax.values +
           ((n * p.k + at.tile * 256 + Scaling::scale_column(lane)) >> p.block_shift);
  }
};

#endif

}  // namespace nybble
