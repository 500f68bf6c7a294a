// The kernels of CAME, for matrices whose rows have a multiple of eight values. A step needs the
// mean squares over rows and over columns, both for the gradient and for the update's distance from
// the momentum. It also needs the mean square of the update.
//
//   optim_came_sums       sums of squares of the gradient, or of the update
//   optim_came_distances  limits the update; sums of squares of the distances
//   optim_came_moments    adds means to the moments, and turns the moments into factors
//   optim_came_step       stores the momentum and updates the parameters
//
// Successive passes over the matrix have opposite directions, because the cache then still has the
// values that the previous pass read last.
#pragma once
#include "device/grid_barrier.cuh"
#include "optim/device/norms.cuh"

namespace nybble {

// Loads eight factors of columns, or ones.
NYBBLE_DEVICE void load_factors(const float* factors, i64 at, float (&v)[8]) {
#pragma unroll
  for (int i = 0; i < 2; i++) {
    const float4 part = factors ? __ldg(reinterpret_cast<const float4*>(factors + at) + i)
                                : make_float4(1.0f, 1.0f, 1.0f, 1.0f);
    v[4 * i] = part.x, v[4 * i + 1] = part.y, v[4 * i + 2] = part.z, v[4 * i + 3] = part.w;
  }
}
// Returns the factor of all updates of a matrix.
NYBBLE_DEVICE float came_scale(const params::came& c, i64 matrix) {
  return (c.scale ? __ldg(c.scale) : 1.0f) * (c.mean ? __ldg(c.mean + matrix) : 1.0f);
}

struct no_state {
  NYBBLE_DEVICE void load(const void*, const float*, u32) {}
};

// Eight adjacent values of a row. kBits: the number of bits of the momentum, or 0 without momentum.
template <class Type, int kBits>
struct came_values {
  typename eight_for<Type>::type g;
  typename conditional<kBits != 0, stored_state<kBits>, no_state>::type m;
  float row;

  NYBBLE_DEVICE void load(const params::came& c, Type type, u32 group, u32 row_index) {
    g.load(type, c.g, group);
    m.load(c.m, c.absmax, group);
    row = c.row ? __ldg(c.row + row_index) : 1.0f;
  }
  // Computes the clipped update u, and the momentum after the update. col: the factors of the
  // columns.
  NYBBLE_DEVICE void update(const params::came& c, Type type, const float* map,
                            const float (&col)[8], float scale, float (&u)[8],
                            float (&momentum)[8]) {
    g.values(type, u);
    const float factor = row * scale;
#pragma unroll
    for (int j = 0; j < 8; j++) u[j] *= factor * col[j];
    if constexpr (kBits == 8) m.absmax *= c.beta1;  // decays all values
    if constexpr (kBits != 0) {
      const float decay = kBits == 8 ? 1.0f : c.beta1;
      m.values(map, momentum);
#pragma unroll
      for (int j = 0; j < 8; j++) momentum[j] = momentum[j] * decay + u[j] * c.rest1;
    }
  }
};

// Returns the factor that limits the root mean square of the update to c.clip. c.parts are the sums
// of squares of the blocks of optim_came_sums, which has as many blocks as the caller. All threads
// of the block must call this.
NYBBLE_DEVICE float came_clip(const params::came& c) {
  double sums[2] = {0, 0};
  for (u32 i = threadIdx.x; i < gridDim.x; i += policy::kCameThreads)
    sums[0] += __ldcg(c.parts + i);
  add_over_block<policy::kCameThreads / 32>(sums);
  const double n = static_cast<double>(c.matrices) * c.rows * c.cols;
  const float rms = static_cast<float>(sqrt(sums[0] / n)) / c.clip;
  return rms <= 1.0f ? 1.0f : 1.0f / rms;
}

// Sums the squares over the rows and the columns of a tile: 256 columns of a strip of rows. The
// values are the updates or, with a momentum, the distances of the updates from the momentum. A
// warp has every eighth group of kRows rows, and a lane has eight adjacent columns. After a warp
// has converted the values of a row, it loads the row of its next group.
template <class Type, int kBits>
NYBBLE_DEVICE void came_sums(const params::came& c) {
  constexpr int kWarps = policy::kCameThreads / 32, kRows = kBits || Type::kWide ? 2 : 4;
  __shared__ float map[kBits == 8 ? 256 : 1], parts[kWarps][kUnit];
  if (kBits == 8) copy_map(map, c.code);
  if (kBits == 8) __syncthreads();
  const u32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5, rows = static_cast<u32>(c.rows),
            groups = static_cast<u32>(c.cols / 8), tiles = (groups + 31) / 32,
            strip = blockIdx.x / tiles, tile = blockIdx.x % tiles,
            matrix = strip / static_cast<u32>(c.strips),
            strip_rows = static_cast<u32>(c.strip_rows),
            first = matrix * rows + strip % static_cast<u32>(c.strips) * strip_rows,
            end = min(first + strip_rows, (matrix + 1) * rows), at = tile * 32 + lane,
            step = kWarps * kRows;
  const Type type = {c.dtype};
  const bool inside = at < groups;
  float factor[8], sums[8] = {};
  load_factors(inside ? c.col : nullptr, (static_cast<i64>(matrix) * groups + at) * 8, factor);
  came_values<Type, kBits> d[kRows];
  const auto load = [&](u32 row, int k) {
    d[k] = {};
    if (inside && row + k < end) d[k].load(c, type, (row + k) * groups + at, row + k);
  };
  // All warps of a block have the same number of rounds, so that addresses of shared memory can be
  // in uniform registers.
  const u32 begin = first + warp * kRows,
            rounds = first < end ? (end - first + step - 1) / step : 0;
  u32 row = c.backward ? begin + (rounds - 1) * step : begin;
#pragma unroll
  for (int k = 0; k < kRows; k++)
    if (rounds > 0) load(row, k);
  float scale = came_scale(c, matrix);
  if (kBits != 0 && c.parts) {
    const float clipped = came_clip(c);
    scale *= clipped;
    if (blockIdx.x == 0 && threadIdx.x == 0) *c.clipped = clipped;
  }
  for (u32 round = 0; round < rounds; round++) {
    const u32 here = row;
    row = c.backward ? row - step : row + step;
    float row_sums[kRows];
#pragma unroll
    for (int k = 0; k < kRows; k++) {
      float u[8], m[8] = {};
      d[k].update(c, type, map, factor, scale, u, m);
      if (round + 1 < rounds) load(row, k);
      row_sums[k] = 0.0f;
#pragma unroll
      for (int j = 0; j < 8; j++) {
        const float v = kBits ? u[j] - m[j] : u[j];
        sums[j] += v * v;
        row_sums[k] += v * v;
      }
    }
    if (kBits == 0 && c.parts) continue;
    const float sum = sum_over_lanes<16>(row_sums, static_cast<int>(lane));
    // the first lane of each part of the warp has the sum of one row
    const u32 k = lane / (32 / kRows);
    if (lane % (32 / kRows) == 0 && here + k < end)
      c.row_sums[static_cast<i64>(tile) * c.matrices * rows + here + k] = sum;
  }
  if constexpr (kBits == 0) {
    if (c.parts) {
      double total[2] = {0, 0};
#pragma unroll
      for (int j = 0; j < 8; j++) total[0] += sums[j];
      add_over_block<kWarps>(total);
      if (threadIdx.x == 0) c.parts[blockIdx.x] = total[0];
      return;
    }
  }
#pragma unroll
  for (int j = 0; j < 8; j++) parts[warp][lane * 8 + j] = sums[j];
  __syncthreads();
  const i64 col = static_cast<i64>(tile) * kUnit + threadIdx.x;
  float sum = 0.0f;
#pragma unroll
  for (int w = 0; w < kWarps; w++) sum += parts[w][threadIdx.x];
  if (col < c.cols) c.col_sums[strip * c.cols + col] = sum;
}

// Adds the means of squares to the moments, and computes the factors 1 / sqrt(moment). A thread has
// a row or a column of a matrix. For each matrix, the last block computes the square root of the
// mean of the row moments. When the factors of rows are used, they are multiplied by this number.
NYBBLE_DEVICE void came_moments(const params::came_moments& c) {
  constexpr int kThreads = policy::kCameThreads, kWarps = kThreads / 32;
  const u32 of_rows = static_cast<u32>((c.rows + kThreads - 1) / kThreads),
            of_cols = static_cast<u32>((c.cols + kThreads - 1) / kThreads),
            matrix = blockIdx.x / (of_rows + of_cols), part = blockIdx.x % (of_rows + of_cols);
  const bool is_row = part < of_rows;
  const i64 size = is_row ? c.rows : c.cols, parts = is_row ? c.tiles : c.strips,
            i = static_cast<i64>(is_row ? part : part - of_rows) * kThreads + threadIdx.x,
            stride = is_row ? c.matrices * c.rows : c.cols, at = matrix * size + i;
  const float* sums = is_row ? c.row_sums + at : c.col_sums + matrix * c.strips * c.cols + i;
  double total[2] = {0, 0};
  if (i < size) {
    float* const moment = (is_row ? c.row : c.col) + at;
    const float old = *moment;
    float sum = 0.0f;
#pragma unroll 16
    for (i64 k = 0; k < parts; k++) sum += __ldcg(sums + k * stride);
    const float mean = sum / static_cast<float>(is_row ? c.cols : c.rows) + c.eps,
                now = old + c.rest * (mean - old);
    *moment = now;
    (is_row ? c.row_factor : c.col_factor)[at] = rsqrtf(now);
    total[0] = is_row ? now : 0.0;
  }
  add_over_block<kWarps>(total);
  if (is_row && threadIdx.x == 0) c.parts[matrix * of_rows + part] = total[0];
  if (!is_last_block(c.arrived)) return;
  const u32 lane = threadIdx.x & 31;
  for (i64 m = threadIdx.x >> 5; m < c.matrices; m += kWarps) {
    double sum[2] = {0, 0};
    for (u32 k = lane; k < of_rows; k += 32) sum[0] += __ldcg(c.parts + m * of_rows + k);
    add_over_warp(sum);
    if (lane == 0) c.mean[m] = static_cast<float>(sqrt(sum[0] / static_cast<double>(c.rows)));
  }
}

// A unit of 256 values, eight per lane.
template <class Type, int kBits>
struct came_unit {
  came_values<Type, kBits> d;
  typename eight_for<Type>::type p;
  float res_row;
  NYBBLE_DEVICE void load(const params::came& c, Type type, u32 group, u32 row) {
    d.load(c, type, group, row);
    p.load(type, c.p, group);
    res_row = __ldg(c.res_row + row);
  }
  // Updates the parameters and computes the momentum. Calls load_next when the values of this unit
  // have been converted.
  template <class Load>
  NYBBLE_DEVICE void step(const params::came& c, Type type, const float* map, float scale,
                          float res_scale, const float (&col)[8], const float (&res_col)[8],
                          u32 group, float (&m)[8], Load load_next) {
    float u[8], v[8];
    d.update(c, type, map, col, scale, u, m);
    p.values(type, v);
    const float keep = 1.0f - c.lr * c.decay, rate = c.lr * (res_row * res_scale);
    load_next();
#pragma unroll
    for (int j = 0; j < 8; j++) v[j] = v[j] * keep - (m[j] * res_col[j]) * rate;
    typename eight_for<Type>::type to;
    to.pack(type, v);
    to.store(type, c.p, group);
  }
};

// Stores the momentum of a unit.
template <int kBits>
NYBBLE_DEVICE void store_momentum(const params::came& c, u32 group, i64 n, const float (&m)[8],
                                  const state_maps& maps) {
  if constexpr (kBits == 32) {
    if (group * 8ll >= n) return;
    eight raw;
    raw.pack(kFloats, m);
    raw.store(kFloats, c.m, group);
  } else {
    const float absmax = warp_absmax(m);
    if (maps.quick && is_codable(absmax) && (group / 32 + 1ll) * kUnit <= n) {
      static_cast<uint2*>(c.m)[group] = encode_state<true, false>(m, absmax, maps.keys[0]);
      if ((threadIdx.x & 31) == 0) c.absmax[group / 32] = absmax;
    } else {
      store_state_unrolled<true>(c.m, c.absmax, group * 8ll, n, m[0], m[1], m[2], m[3], m[4], m[5],
                                 m[6], m[7], maps.map[0]);
    }
  }
}

// Stores the momentum and updates the parameters. If rows have a multiple of 256 values, a block
// has a tile as in came_sums, and a warp has every eighth row of this tile. Otherwise a warp has
// every c.strips-th unit of the array.
template <class Type, int kBits>
NYBBLE_DEVICE void came_step(const params::came& c) {
  constexpr u32 kWarps = policy::kCameThreads / 32;
  const Type type = {c.dtype};
  const u32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5, rows = static_cast<u32>(c.rows),
            groups = static_cast<u32>(c.cols / 8), tiles = groups / 32,
            strips = static_cast<u32>(c.strips), strip_rows = static_cast<u32>(c.strip_rows);
  const bool whole = groups % 32 == 0;
  const i64 n = c.matrices * c.rows * c.cols;
  // of a tile
  const u32 block = c.backward ? gridDim.x - 1 - blockIdx.x : blockIdx.x,
            strip = whole ? block / tiles : 0, at = whole ? block % tiles * 32 + lane : 0,
            matrix = strip / strips, first = matrix * rows + strip % strips * strip_rows,
            end = min(first + strip_rows, (matrix + 1) * rows);
  u32 row = first + warp;
  came_unit<Type, kBits> d;
  float col[8], res_col[8], m[8];
  const auto load_unit = [&](u32 i) {
    if (whole && i < end) d.load(c, type, i * groups + at, i);
  };
  const auto load_columns = [&](u32 of, u32 group) {
    const i64 i = (static_cast<i64>(of) * groups + group) * 8;
    load_factors(c.col, i, col);
    load_factors(c.res_col, i, res_col);
  };
  load_unit(row);
  if (whole) load_columns(matrix, at);
  state_maps maps = {};
  if constexpr (kBits == 8) {
    __shared__ __align__(128) optim_tables<false> tables;
    params::optim o = {};
    o.code1 = c.code;
    maps = load_tables<false, policy::kCameThreads>(o, tables);
  }
  const auto res_scale_of = [&](u32 of) { return c.res_mean ? __ldg(c.res_mean + of) : 1.0f; };
  if (whole) {
    const float scale = came_scale(c, matrix), res_scale = res_scale_of(matrix);
    for (; row < end; row += kWarps) {
      const u32 group = row * groups + at;
      d.step(c, type, maps.map[0], scale, res_scale, col, res_col, group, m,
             [&] { load_unit(row + kWarps); });
      store_momentum<kBits>(c, group, n, m, maps);
    }
    return;
  }
  const u32 units = static_cast<u32>((n + kUnit - 1) / kUnit);
  for (u32 unit = blockIdx.x * kWarps + warp; unit < units; unit += gridDim.x * kWarps) {
    const u32 group = unit * 32 + lane, i = group / groups, of = i / rows;
#pragma unroll
    for (int j = 0; j < 8; j++) m[j] = 0.0f;
    if (group * 8ll < n) {
      load_columns(of, group - i * groups);
      d.load(c, type, group, i);
      d.step(c, type, maps.map[0], came_scale(c, of), res_scale_of(of), col, res_col, group, m,
             [] {});
    }
    store_momentum<kBits>(c, group, n, m, maps);
  }
}

}  // namespace nybble
