// Owns: the sums of squares that max_unorm limits updates by (LAMB, LARS), and steps of small
// tensors that take them in one launch.
#pragma once
#include "optim.cuh"

namespace nybble {

// In float64 where float32 is not enough: far from 1, and zeros.
NYBBLE_DEVICE double sum_of_squares(const float (&v)[8]) {
  float sum = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) sum += v[j] * v[j];
  if (sum >= 1e-30f && sum <= kLargest) return sum;
  double exact = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) exact += static_cast<double>(v[j]) * v[j];
  return exact;
}

// Adds the block's sum. Collective.
template <int kWarps>
NYBBLE_DEVICE void add_block_sum(double* to, double sum) {
  __shared__ double parts[kWarps];
#pragma unroll
  for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(kFullWarp, sum, o);
  if ((threadIdx.x & 31) == 0) parts[threadIdx.x >> 5] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    sum = 0;
    for (int w = 0; w < kWarps; w++) sum += parts[w];
    atomicAdd(to, sum);
  }
  __syncthreads();
}

// A unit's part of the two sums; `left`: values from this lane's first to the tensor's end.
template <class T, int kStates, bool kEightBit>
NYBBLE_DEVICE void add_squares(const params::optim& o, const params::optim_tensor& t, i64 left,
                               const unit_data<T, kStates, kEightBit>& d, const state_maps& maps,
                               double (&sums)[2]) {
  unit_values<kStates> v;
  d.values(maps, v);
#pragma unroll
  for (int j = 0; j < 8; j++) {
    const float term = norm_term(o, t, v.g[j] * o.gnorm_scale, v.s[0][j], v.s[kStates - 1][j]);
    v.g[j] = j < left ? term : 0.0f;
  }
  sums[0] += sum_of_squares(v.p);
  sums[1] += sum_of_squares(v.g);
}

// The whole step of a small tensor by a block of its own: its sums, then its units. Not of 8-bit
// states: the careful step and the quick one may differ in a last bit, which their codes show.
template <class T, int kStates>
NYBBLE_DEVICE void step_alone(const params::optim& o, int tensor, const state_maps& maps) {
  constexpr int kWarps = policy::kNormThreads / 32;
  __shared__ double totals[2];
  if (threadIdx.x < 2) totals[threadIdx.x] = 0;
  const params::optim_tensor& t = o.tensor[tensor];
  const int units = static_cast<int>((t.n + kUnit - 1) / kUnit), lane = threadIdx.x & 31,
            whole = t.aligned ? static_cast<int>(t.n / kUnit) : 0, warp = threadIdx.x >> 5;
  double sums[2] = {0, 0};
#pragma unroll 1
  for (int at = warp; at < units; at += kWarps) {
    unit_data<T, kStates, false> d;
    if (at < whole)
      d.load(t, static_cast<u32>(at) * 32 + lane);
    else
      d.load_any(t, at * kUnit + lane * 8);
    add_squares<T, kStates, false>(o, t, t.n - at * kUnit - lane * 8, d, maps, sums);
  }
  __syncthreads();
  add_block_sum<kWarps>(totals, sums[0]);
  add_block_sum<kWarps>(totals + 1, sums[1] * norm_factor<kStates>(t));
  const float scale = update_scale(o, totals, kStates == 1);
  if (t.norm && threadIdx.x == 0) *t.norm = static_cast<float>(totals[1]);
#pragma unroll 1
  for (int at = warp; at < units; at += kWarps)
    step_carefully<T, kStates, false>(o, tensor, at, scale, maps.map[0], maps.map[1]);
}

// The sums that max_unorm needs, before the step. A block adds its part once a tensor. Without a
// place for them (32 bits) the step is done, too, a tensor by a block.
template <class T, int kStates, bool kEightBit>
NYBBLE_DEVICE void optimizer_norms(const params::optim& o) {
  constexpr int kWarps = policy::kNormThreads / 32;
  __shared__ float map1[256], map2[256];
  if (kEightBit) {
    copy_map(map1, o.code1);
    if (kStates > 1) copy_map(map2, o.code2);
    __syncthreads();
  }
  const state_maps maps = {{map1, map2}, {}, false};
  if constexpr (!kEightBit)
    if (o.norms == nullptr) return step_alone<T, kStates>(o, static_cast<int>(blockIdx.x), maps);
  const u32 warp = threadIdx.x >> 5, lane = threadIdx.x & 31;
  const i64 step = static_cast<i64>(gridDim.x) * kWarps;
  i64 first = static_cast<i64>(blockIdx.x) * kWarps;  // the unit of the block's first warp
  for (int i = 0; i < o.tensors; i++) {
    const params::optim_tensor& t = o.tensor[i];
    const i64 units = (t.n + kUnit - 1) / kUnit, whole = t.aligned ? t.n / kUnit : 0;
    if (first - t.first_unit >= units) continue;
    unit_data<T, kStates, kEightBit> next;
    const auto load = [&](i64 at) {
      if (at >= 0 && at < whole)
        next.load(t, static_cast<u32>(at) * 32 + lane);
      else if (at >= 0 && at < units)
        next.load_any(t, at * kUnit + lane * 8);
    };
    double sums[2] = {0, 0};
    load(first - t.first_unit + warp);
    for (; first - t.first_unit < units; first += step) {
      const i64 at = first - t.first_unit + warp;
      const unit_data<T, kStates, kEightBit> d = next;
      load(at + step);
      if (at >= 0 && at < units) add_squares(o, t, t.n - at * kUnit - lane * 8, d, maps, sums);
    }
    if (first - step + kWarps > t.first_unit + units) first -= step;  // the next tensor's, too
    add_block_sum<kWarps>(o.norms + 2 * i, sums[0]);
    add_block_sum<kWarps>(o.norms + 2 * i + 1, sums[1] * norm_factor<kStates>(t));
  }
}

}  // namespace nybble
