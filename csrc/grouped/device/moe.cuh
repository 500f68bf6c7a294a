// The steps of a mixture-of-experts layer around its two grouped products: route, gate, sum.
#pragma once
#include "device/policy.h"
#include "grouped/device/experts.cuh"

namespace nybble {

// The values of nybble_moe_activation.
enum { kSwiglu, kClampedSwiglu, kGeglu, kGegluTanh };

// Copies this block's part of its rows. rows: the row of x for each of them.
template <class Piece>
NYBBLE_DEVICE void copy_rows(const params::moe_route& p, const int* rows, int start, int count,
                             int part) {
  const u32 pieces = p.pieces, each = (pieces + p.parts - 1) / p.parts, first = part * each,
            width = min(each, pieces - first), all = count * width;
  const Piece* const from = static_cast<const Piece*>(p.x) + first;
  Piece* const to = static_cast<Piece*>(p.out) + static_cast<i64>(start) * pieces + first;
#pragma unroll 4
  for (u32 i = threadIdx.x; i < all; i += blockDim.x) {
    const u32 row = i / width, at = i - row * width;
    to[static_cast<i64>(row) * pieces + at] =
        __ldg(from + static_cast<i64>(rows[row]) * pieces + at);
  }
}

// Sorts the rows by a stable counting sort, and copies them. Thread number slot * segments + s
// counts the rows of one slot in segment s: a slot is an expert, and the last slot is for rows
// without an expert. The threads are in the order of the sorted rows, so a prefix sum of their
// counts gives the places. All blocks sort, so that each knows which rows of x it copies.
NYBBLE_DEVICE void route_rows(const params::moe_route& p) {
  extern __shared__ short slots[];  // of each row, and of the rest of the last segment
  __shared__ int sums[policy::kMoeRouteThreads / 32];
  __shared__ int own_rows[policy::kMoeRouteEach];
  const int length = policy::moe_route_segment(p.rows, p.segments), thread = threadIdx.x;
  int wrong = 0;
  for (int i = thread; i < length * p.segments; i += blockDim.x) {
    int slot = -1;  // after the last row
    if (i < p.rows) {
      const i64 id = p.ids[i], own = id - p.first;
      const bool inside = static_cast<u64>(own) < static_cast<u64>(p.experts);
      slot = inside ? static_cast<int>(own) : p.experts;
      wrong |= static_cast<u64>(id) >= static_cast<u64>(p.all);
    }
    slots[i] = static_cast<short>(slot);
  }
  wrong = __syncthreads_or(wrong);
  const int own = thread / p.segments, segment = thread % p.segments, first = segment * length;
  int count = 0;
#pragma unroll 4
  for (int i = first; i < first + length; i++) count += slots[i] == own;
  int all, place = sum_before<int>(count, sums, all);
  const int block = static_cast<int>(blockIdx.x), part = block % p.parts,
            start = block / p.parts * p.each, rows = min(p.each, p.rows - start);
  if (block == 0 && own < p.experts && segment == p.segments - 1)
    p.offsets[own] = wrong ? -1 : place + count;
#pragma unroll 4
  for (int i = first; i < first + (count > 0 ? length : 0); i++)
    if (slots[i] == own) {
      if (block == 0) p.positions[i] = place, p.owners[place] = own;
      if (static_cast<u32>(place - start) < static_cast<u32>(rows))
        own_rows[place - start] = i / p.per_token;
      place++;
    }
  __syncthreads();
  if (p.piece_bytes == 16)
    copy_rows<uint4>(p, own_rows, start, rows, part);
  else
    copy_rows<u16>(p, own_rows, start, rows, part);
}

NYBBLE_DEVICE float sigmoid(float x) { return 1.0f / (1.0f + expf(-x)); }

// The activation functions of gates. 1 + tanh(y) is 2 * sigmoid(2 * y), and 1 + erf(y) is twice the
// distribution function of the normal distribution. Neither cancels for negative x.
NYBBLE_DEVICE float activated(float x, int activation) {
  if (activation == kGeglu) return x * normcdff(x);
  return x *
         sigmoid(activation == kGegluTanh ? x * fmaf(x * x, 0.0713548162726f, 1.59576912161f) : x);
}

// Returns the gate of a layer for the values of its two halves. P: a record with `activation`,
// `alpha` and `limit`.
template <class P>
NYBBLE_DEVICE float gated(float gate, float up, const P& p) {
  if (p.activation != kClampedSwiglu) return activated(gate, p.activation) * up;
  gate = gate > p.limit ? p.limit : gate;  // comparisons keep NaN
  up = up > p.limit ? p.limit : up < -p.limit ? -p.limit : up;
  return (up + 1.0f) * (gate * sigmoid(p.alpha * gate));
}

// Loads the values from element `at` on; elements from `end` on are zeros. aligned: whether this is
// a whole, aligned vector.
template <class T>
NYBBLE_DEVICE void load_values(T type, const void* from, i64 at, bool aligned, i64 end,
                               float (&v)[T::kVector]) {
  const typename T::storage* p = static_cast<const typename T::storage*>(from) + at;
  type.unpack(aligned ? __ldg(reinterpret_cast<const uint4*>(p)) : gather(type, from, at, end), v);
}
template <class T>
NYBBLE_DEVICE void store_values(T type, void* to, i64 at, bool aligned, i64 end,
                                const float (&v)[T::kVector]) {
  if (aligned)
    *reinterpret_cast<uint4*>(static_cast<typename T::storage*>(to) + at) = type.pack(v);
  else
    scatter(type, to, at, end, type.pack(v));
}

// The vector of a result [rows][n] that this thread computes.
template <class T>
struct own_vector {
  i64 row, column;
  NYBBLE_DEVICE explicit own_vector(i64 n) {
    const i64 across = (n + T::kVector - 1) / T::kVector,
              i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x;
    row = i <= 0xffffffff && across <= 0xffffffff ? static_cast<u32>(i) / static_cast<u32>(across)
                                                  : i / across;
    column = (i - row * across) * T::kVector;
  }
};

// Adds the bias of an expert, if there is one, to values from column `at` on.
template <class T>
NYBBLE_DEVICE void add_bias(T type, const void* bias, int expert, int experts, i64 columns, i64 at,
                            bool aligned, float (&v)[T::kVector]) {
  if (!bias || expert >= experts) return;
  float b[T::kVector];
  load_values(type, bias, expert * columns + at, aligned, (expert + 1) * columns, b);
#pragma unroll
  for (int j = 0; j < T::kVector; j++) v[j] += b[j];
}

template <class T>
NYBBLE_DEVICE void gate_rows(const params::moe_gate& p) {
  constexpr int V = T::kVector;
  const T type = T::of(p.dtype);
  const own_vector<T> own(p.n);
  if (own.row >= p.rows) return;
  const i64 columns = 2 * p.n, start = own.row * columns;
  // the columns of the input vectors of the gate and of up: adjacent if the two alternate
  const bool clamped = p.activation == kClampedSwiglu;
  const i64 at[2] = {clamped ? 2 * own.column : own.column,
                     clamped ? 2 * own.column + V : own.column + p.n};
  float x[2][V], out[V];
#pragma unroll
  for (int h = 0; h < 2; h++) {
    load_values(type, p.x, start + at[h], p.aligned, start + columns, x[h]);
    add_bias(type, p.bias, p.owners[own.row], p.experts, columns, at[h], p.aligned, x[h]);
  }
#pragma unroll
  for (int j = 0; j < V; j++) {
    out[j] = clamped ? gated(x[2 * j / V][2 * j % V], x[2 * j / V][2 * j % V + 1], p)
                     : gated(x[0][j], x[1][j], p);
  }
  store_values(type, p.out, own.row * p.n + own.column, p.aligned, (own.row + 1) * p.n, out);
}

NYBBLE_DEVICE float weight_at(const void* weights, i64 i, int dtype) {
  if (dtype == kF32) return static_cast<const float*>(weights)[i];
  return half_type::of(dtype).load(static_cast<const u16*>(weights) + i);
}

template <class T>
NYBBLE_DEVICE void sum_rows(const params::moe_sum& p) {
  const own_vector<T> own(p.n);
  if (own.row >= p.tokens) return;
  const T type = T::of(p.dtype);
  float sum[T::kVector] = {};
#pragma unroll 2
  for (int e = 0; e < p.per_token; e++) {
    const i64 row = own.row * p.per_token + e, position = p.positions[row];
    const int expert = p.owners[position];
    if (expert >= p.experts) continue;
    float x[T::kVector];
    load_values(type, p.x, position * p.n + own.column, p.aligned, (position + 1) * p.n, x);
    add_bias(type, p.bias, expert, p.experts, p.n, own.column, p.aligned, x);
    const float weight = weight_at(p.weights, row, p.weights_dtype);
#pragma unroll
    for (int j = 0; j < T::kVector; j++) sum[j] = fmaf(weight, x[j], sum[j]);
  }
  store_values(type, p.out, own.row * p.n + own.column, p.aligned, (own.row + 1) * p.n, sum);
}

}  // namespace nybble
