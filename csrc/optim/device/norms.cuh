// The sums of squares that max_unorm needs (LAMB, LARS), in a launch before the step.
#pragma once
#include "device/grid_barrier.cuh"
#include "optim/device/step.cuh"

namespace nybble {

// Not inlined, because it is rarely called.
__device__ __noinline__ double exact_sum_of_squares(float a, float b, float c, float d, float e,
                                                    float f, float g, float h) {
  const float v[8] = {a, b, c, d, e, f, g, h};
  double exact = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) exact += static_cast<double>(v[j]) * v[j];
  return exact;
}
// Returns the sum of squares. The sum is computed in float64 if float32 would overflow or lose too
// much accuracy.
NYBBLE_DEVICE double sum_of_squares(const float (&v)[8]) {
  float sum = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) sum += v[j] * v[j];
  if (sum >= 1e-30f && sum <= kLargest) return sum;
  return exact_sum_of_squares(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
}

NYBBLE_DEVICE void add_over_warp(double (&sums)[2]) {
#pragma unroll 1
  for (int o = 16; o; o >>= 1) {
    sums[0] += __shfl_xor_sync(kFullWarp, sums[0], o);
    sums[1] += __shfl_xor_sync(kFullWarp, sums[1], o);
  }
}

// Adds the sums of all threads of the block and returns the totals to every thread. All threads of
// the block must call this.
template <int kWarps>
NYBBLE_DEVICE void add_over_block(double (&sums)[2]) {
  __shared__ double parts[kWarps][2];
  add_over_warp(sums);
  const int warp = threadIdx.x >> 5;
  if ((threadIdx.x & 31) == 0) parts[warp][0] = sums[0], parts[warp][1] = sums[1];
  __syncthreads();
  sums[0] = sums[1] = 0;
#pragma unroll
  for (int w = 0; w < kWarps; w++) sums[0] += parts[w][0], sums[1] += parts[w][1];
  __syncthreads();
}

// Adds a unit's squares to `sums`. left: the number of values from this lane's first value to the
// end of the tensor.
template <int kStates, int kBits>
NYBBLE_DEVICE void add_squares(const params::optim& o, const params::optim_tensor& t, i64 left,
                               const unit_data<any_type, kStates, kBits>& d, const state_maps& maps,
                               double (&sums)[2]) {
  unit_values<kStates> v;
  d.values({o.dtype}, maps, v);
#pragma unroll
  for (int j = 0; j < 8; j++) {
    const float term =
        norm_term<kStates>(o, t, v.g[j] * o.gnorm_scale, v.s[0][j], v.s[kStates - 1][j]);
    v.g[j] = j < left ? term : 0.0f;
  }
  sums[0] += sum_of_squares(v.p);
  sums[1] += sum_of_squares(v.g);
}

// Adds the parts of each tensor that the blocks have stored. Then stores the factors of the
// updates, or the sums (if with_norms). All warps of one block call this.
template <int kStates, int kBits>
NYBBLE_DEVICE void add_parts(const params::optim& o) {
  constexpr int kWarps = policy::kNormThreads / 32, kAtOnce = 8;
  const u32 blocks = gridDim.x, lane = threadIdx.x & 31;
#pragma unroll 1
  for (int tensor = threadIdx.x >> 5; tensor < o.tensors; tensor += kWarps) {
    const params::optim_tensor& t = o.tensor[tensor];
    const i64 units = (t.n + kUnit - 1) / kUnit;
    const u32 first = static_cast<u32>(t.first_unit / kWarps),
              chunks = static_cast<u32>((t.first_unit + units - 1) / kWarps) - first + 1,
              count = min(chunks, blocks), at = first % blocks;
    const double2* parts =
        reinterpret_cast<const double2*>(o.parts) + static_cast<i64>(tensor) * blocks;
    double sums[2] = {0, 0};
    for (u32 i = lane; i < count; i += 32 * kAtOnce) {
      double2 part[kAtOnce];
#pragma unroll
      for (u32 j = 0; j < kAtOnce; j++) {
        const u32 block = at + i + 32 * j;
        part[j] = make_double2(0.0, 0.0);
        if (i + 32 * j < count) part[j] = __ldcg(parts + (block < blocks ? block : block - blocks));
      }
#pragma unroll
      for (u32 j = 0; j < kAtOnce; j++) sums[0] += part[j].x, sums[1] += part[j].y;
    }
    add_over_warp(sums);
    if constexpr (with_norms(kStates, kBits)) {
      if (lane == 0) reinterpret_cast<double2*>(o.norms)[tensor] = make_double2(sums[0], sums[1]);
    } else {
      const float scale = update_scale<kStates>(o, t, sums);
      if (lane == 0) o.scales[tensor] = scale;
      if (lane == 0 && t.norm) *t.norm = static_cast<float>(sums[1]);
    }
  }
}

// Computes the sums that max_unorm needs before the step. Each block stores its part of a tensor's
// sums. The last block that finishes adds the parts, always in the same order.
template <int kStates, int kBits>
NYBBLE_DEVICE void optimizer_norms(const params::optim& o) {
  constexpr int kWarps = policy::kNormThreads / 32;
  __shared__ float map1[256], map2[256];
  if (kBits == 8) {
    copy_map(map1, o.code1);
    if (kStates > 1) copy_map(map2, o.code2);
    __syncthreads();
  }
  const state_maps maps = {{map1, map2}, {}, false};
  const u32 warp = threadIdx.x >> 5, lane = threadIdx.x & 31;
  const any_type type = {o.dtype};
  const i64 step = static_cast<i64>(gridDim.x) * kWarps;
  i64 first = static_cast<i64>(blockIdx.x) * kWarps;  // unit of the block's first warp
  for (int i = 0; i < o.tensors; i++) {
    const params::optim_tensor& t = o.tensor[i];
    const i64 units = (t.n + kUnit - 1) / kUnit, whole = t.aligned ? t.n / kUnit : 0;
    if (first - t.first_unit >= units) continue;
    unit_data<any_type, kStates, kBits> next;
    const auto load = [&](i64 at) {
      if (at >= 0 && at < whole) next.load(type, t, static_cast<u32>(at) * 32 + lane);
    };
    double sums[2] = {0, 0};
    load(first - t.first_unit + warp);
    for (; first - t.first_unit < units; first += step) {
      const i64 at = first - t.first_unit + warp;
      unit_data<any_type, kStates, kBits> d = next;
      load(at + step);
      if (at >= whole && at < units) d.load_any(type, t, at * kUnit + lane * 8);
      if (at >= 0 && at < units) add_squares(o, t, t.n - at * kUnit - lane * 8, d, maps, sums);
    }
    // if this round also contains the first units of the next tensor, use it again
    if (first - step + kWarps > t.first_unit + units) first -= step;
    add_over_block<kWarps>(sums);
    if (threadIdx.x == 0)
      reinterpret_cast<double2*>(o.parts)[static_cast<i64>(i) * gridDim.x + blockIdx.x] =
          make_double2(sums[0], sums[1]);
  }
  if (is_last_block(o.arrived)) add_parts<kStates, kBits>(o);
}

}  // namespace nybble
