// The two kernels of CAME, for matrices whose rows have a multiple of eight values. A step needs
// the means of squares over rows and over columns three times: of the gradient, of the update, and
// of the update's distance from the momentum. optim_came_sums computes their sums. optim_came_step
// then stores the momentum and updates the parameters. The momentum is 8-bit or float32.
#pragma once
#include "optim/device/step.cuh"

namespace nybble {

// Eight adjacent values of a row.
struct came_values {
  eight g, m;  // m.raw[0]: 8-bit codes in x and y
  float absmax, row;

  // at: the index of the first value.
  NYBBLE_DEVICE void load(const params::came& c, any_type type, i64 at, i64 row_index) {
    g.load(type, c.g, at / 8);
    row = c.row ? __ldg(c.row + row_index) : 1.0f;
    if (!c.m) return;
    if (c.code) {
      const uint2 codes = static_cast<const uint2*>(c.m)[at / 8];
      m.raw[0].x = codes.x, m.raw[0].y = codes.y, absmax = c.absmax[at / kUnit];
    } else {
      m.load(kFloats, c.m, at / 8);
    }
  }
  // Computes the clipped update u, and the momentum after it. col: the factors of the columns.
  NYBBLE_DEVICE void update(const params::came& c, any_type type, const float* map,
                            const float (&col)[8], float scale, float (&u)[8],
                            float (&momentum)[8]) const {
    g.values(type, u);
#pragma unroll
    for (int j = 0; j < 8; j++) u[j] *= row * col[j] * scale;
    if (!c.m) return;
    if (c.code)
      stored_state<8>{make_uint2(m.raw[0].x, m.raw[0].y), absmax}.values(map, momentum);
    else
      m.values(kFloats, momentum);
#pragma unroll
    for (int j = 0; j < 8; j++) momentum[j] = momentum[j] * c.beta1 + u[j] * c.rest1;
  }
};

// Loads eight factors of columns, or ones.
NYBBLE_DEVICE void load_factors(const float* factors, i64 at, float (&v)[8]) {
#pragma unroll
  for (int i = 0; i < 2; i++) {
    const float4 part = factors ? __ldg(reinterpret_cast<const float4*>(factors + at) + i)
                                : make_float4(1.0f, 1.0f, 1.0f, 1.0f);
    v[4 * i] = part.x, v[4 * i + 1] = part.y, v[4 * i + 2] = part.z, v[4 * i + 3] = part.w;
  }
}

// Sums the squares over the rows and the columns of a tile: 256 columns of a strip of rows. A warp
// has every eighth group of kRows rows, and a lane has eight adjacent columns.
NYBBLE_DEVICE void came_sums(const params::came& c) {
  constexpr int kWarps = policy::kCameThreads / 32, kRows = 4;
  __shared__ float map[256], parts[kWarps][kUnit];
  if (c.code) copy_map(map, c.code);
  if (c.code) __syncthreads();
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 tiles = (c.cols + kUnit - 1) / kUnit, strip = blockIdx.x / tiles,
            tile = blockIdx.x % tiles, col = tile * kUnit + lane * 8, matrix = strip / c.strips,
            first = matrix * c.rows + strip % c.strips * c.strip_rows,
            end = min(first + c.strip_rows, (matrix + 1) * c.rows);
  const any_type type = {c.dtype};
  const bool inside = col < c.cols;
  const float scale = c.scale ? __ldg(c.scale) : 1.0f;
  float factor[8], sums[8] = {};
  load_factors(inside ? c.col : nullptr, matrix * c.cols + col, factor);
  for (i64 i = first + warp * kRows; i < end; i += kWarps * kRows) {
    came_values d[kRows];
    float row_sums[kRows];
#pragma unroll
    for (int k = 0; k < kRows; k++)
      if (inside && i + k < end) d[k].load(c, type, (i + k) * c.cols + col, i + k);
#pragma unroll
    for (int k = 0; k < kRows; k++) {
      row_sums[k] = 0.0f;
      if (!inside || i + k >= end) continue;
      float u[8], m[8];
      d[k].update(c, type, map, factor, scale, u, m);
#pragma unroll
      for (int j = 0; j < 8; j++) {
        const float v = c.m ? u[j] - m[j] : u[j];
        sums[j] += v * v;
        row_sums[k] += v * v;
      }
    }
    const float sum = sum_over_lanes<16>(row_sums, lane);
    // lanes 0, 8, 16 and 24 have the sums of rows 0 to 3
    if ((lane & 7) == 0 && i + lane / 8 < end) c.row_sums[(i + lane / 8) * tiles + tile] = sum;
  }
#pragma unroll
  for (int j = 0; j < 8; j++) parts[warp][lane * 8 + j] = sums[j];
  __syncthreads();
  const i64 at = tile * kUnit + threadIdx.x;
  float sum = 0.0f;
#pragma unroll
  for (int w = 0; w < kWarps; w++) sum += parts[w][threadIdx.x];
  if (at < c.cols) c.col_sums[strip * c.cols + at] = sum;
}

// Stores the momentum and updates the parameters. A warp has a unit of 256 adjacent values.
NYBBLE_DEVICE void came_step(const params::came& c) {
  __shared__ __align__(128) optim_tables<false> tables;
  params::optim o = {};
  o.code1 = c.code;
  state_maps maps = {};
  if (c.code) maps = load_tables<false, policy::kCameThreads>(o, tables);
  const any_type type = {c.dtype};
  const float scale = __ldg(c.scale);
  const i64 n = c.matrices * c.rows * c.cols, units = (n + kUnit - 1) / kUnit,
            step = static_cast<i64>(gridDim.x) * (policy::kCameThreads / 32);
  i64 unit = static_cast<i64>(blockIdx.x) * (policy::kCameThreads / 32) + (threadIdx.x >> 5);
  for (; unit < units; unit += step) {
    const i64 at = unit * kUnit + (threadIdx.x & 31) * 8, row = at / c.cols;
    const bool inside = at < n;
    came_values d;
    eight p;
    float col[8], res_col[8], v[8], u[8], m[8] = {}, res_row = 0.0f;
    if (inside) {
      const i64 column = row / c.rows * c.cols + at % c.cols;
      d.load(c, type, at, row);
      p.load(type, c.p, at / 8);
      load_factors(c.col, column, col);
      load_factors(c.res_col, column, res_col);
      res_row = __ldg(c.res_row + row);
      d.update(c, type, maps.map[0], col, scale, u, m);
      p.values(type, v);
#pragma unroll
      for (int j = 0; j < 8; j++)
        v[j] = v[j] - c.lr * (m[j] * (res_row * res_col[j]) + c.decay * v[j]);
      p.pack(type, v);
      p.store(type, c.p, at / 8);
    }
    if (!c.code) {
      if (!inside) continue;
      eight raw;
      raw.pack(kFloats, m);
      raw.store(kFloats, c.m, at / 8);
      continue;
    }
    const float absmax = warp_absmax(m);
    if (maps.quick && is_codable(absmax) && (unit + 1) * kUnit <= n) {
      static_cast<uint2*>(c.m)[at / 8] = encode_state<true, false>(m, absmax, maps.keys[0]);
      if ((threadIdx.x & 31) == 0) c.absmax[unit] = absmax;
    } else {
      store_state_unrolled<true>(c.m, c.absmax, at, n, m[0], m[1], m[2], m[3], m[4], m[5], m[6],
                                 m[7], maps.map[0]);
    }
  }
}

}  // namespace nybble
