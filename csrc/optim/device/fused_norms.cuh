// A step with max_unorm in a single launch. Each warp keeps its unit in registers while the norms
// are computed, and uses the unit again in the step. All units of a block belong to the same
// tensor, because optim_tensor::first_unit is a multiple of the number of warps per block. Either
// each tensor has a single block, or all blocks are resident and wait at a grid barrier.
#pragma once
#include "device/grid_barrier.cuh"
#include "optim/device/norms.cuh"

namespace nybble {

template <int kStates, int kBits>
NYBBLE_DEVICE void step_fused_norms(const params::optim& o) {
  constexpr int kWarps = policy::kFusedNormThreads / 32;
  int tensor = 0;
  while (tensor + 1 < o.tensors && o.tensor[tensor + 1].first_unit <= blockIdx.x * kWarps) tensor++;
  const params::optim_tensor& t = o.tensor[tensor];
  const u32 lane = threadIdx.x & 31, first = static_cast<u32>(t.first_unit),
            units = static_cast<u32>((t.n + kUnit - 1) / kUnit),
            at = blockIdx.x * kWarps - first + (threadIdx.x >> 5);
  unit_data<any_type, kStates, kBits> unit;
  if (t.aligned && at < static_cast<u32>(t.n / kUnit))
    unit.load({o.dtype}, t, at * 32 + lane);
  else if (at < units)
    unit.load_any({o.dtype}, t, at * kUnit + lane * 8);
  state_maps maps = {{nullptr, nullptr}, {nullptr, nullptr}, true};
  if constexpr (kBits != 32) {
    __shared__ __align__(128) optim_tables<(kStates > 1)> tables;
    maps = load_tables<(kStates > 1), policy::kFusedNormThreads>(o, tables);
  }
  double sums[2] = {0, 0};
  if (at < units) add_squares(o, t, t.n - at * kUnit - lane * 8, unit, maps, sums);
  add_over_block<kWarps>(sums);
  if (o.arrived) {
    double2* const parts = reinterpret_cast<double2*>(o.parts);
    if (threadIdx.x == 0) parts[blockIdx.x] = make_double2(sums[0], sums[1]);
    grid_barrier(o.arrived);
    sums[0] = sums[1] = 0;
    for (u32 i = threadIdx.x; i * kWarps < units; i += policy::kFusedNormThreads) {
      const double2 part = __ldcg(parts + first / kWarps + i);
      sums[0] += part.x, sums[1] += part.y;
    }
    add_over_block<kWarps>(sums);
  }
  const float scale = update_scale<kStates>(o, t, sums);
  if (t.norm && blockIdx.x * kWarps == first && threadIdx.x == 0)
    *t.norm = static_cast<float>(sums[1]);
  if (at >= units) return;
  const bool quick = maps.quick && at < whole_units<kStates, kBits>(o, t);
  if (!quick || !step_quickly<true>(o, t, scale, at * 32 + lane, unit, maps, [] {}))
    step_carefully<kStates, kBits>(o, tensor, at, scale, maps.map[0], maps.map[1]);
}

}  // namespace nybble
