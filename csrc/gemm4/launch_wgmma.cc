// Owns: launching the 4-bit product by wgmma after its plan (gemm4_plan.h).
#include <atomic>

#include "cuda/pdl.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/params.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "gemm4/plan.h"

namespace nybble::cuda {
namespace {

// A word that no other launch has, and that is no number one would find in memory (splitmix64),
// which thus need not be cleared.
uint64_t next_token() {
  static std::atomic<uint64_t> launches{0};
  uint64_t z = (launches.fetch_add(1, std::memory_order_relaxed) + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

// The kernels of all widths, that for teams of the last form where the image has it, and whether
// they read nested scales as they are. Those of blocks of 32, which have no teams, are made plain
// first, and for an image without such kernels.
struct some_kernels {
  kernel *widths, *teams;
  bool has_teams, nested;
};

some_kernels kernels_for(const gemm_4bit_args& g, bool gradient, int32_t device) {
  gemm4_kernels& all = kernels_of(g);
  const bool bf16 = g.dtype == NYBBLE_BF16;
  const auto of = [&](kernel* widths, bool nested) -> some_kernels {
    kernel& teams = all.teams[gradient][nested][bf16];
    return {widths, &teams, g.block_size != 32 && teams.present(device), nested};
  };
  if (g.block_size == 32) return of(all.wide[1][bf16], false);
  kernel* const nested = gradient ? all.turned[1][bf16] : all.wide[2][bf16];
  if (g.absmax.codes != nullptr && nested->present(device)) return of(nested, true);
  return of(gradient ? all.turned[0][bf16] : all.wide[0][bf16], false);
}

}  // namespace

size_t bytes_between(const wide_plan& plan, int64_t m, int64_t n) {
  const auto [columns, neighbours] = kWideForms[plan.index];
  const int64_t blocks = plan.clusters * neighbours * plan.team,
                sums = policy::wide_sum_bytes(columns) + int64_t{sizeof(uint64_t)};
  return static_cast<size_t>(plan.splits > 1   ? plan.splits * m * n * int64_t{sizeof(float)}
                             : plan.shared > 0 ? blocks * sums
                                               : 0);
}

void run_wide(kernel& run, params::gemm4_wide& p, const wide_plan& plan, const gemm_4bit_args& g,
              float* between, int32_t device, void* stream) {
  const auto [columns, neighbours] = kWideForms[plan.index];
  const int cluster = neighbours * plan.team;
  const int64_t units = ceil_div(p.g.k, policy::kWideUnit), blocks = plan.clusters * cluster,
                parts = plan.shared * units;
  p.rows = static_cast<int>(ceil_div(p.g.n, policy::kWideRows * neighbours));
  p.splits = static_cast<int>(plan.splits);
  p.units = static_cast<int>(ceil_div(units, plan.splits));
  p.team = plan.team;
  p.shared = static_cast<int>(plan.shared);
  p.each = static_cast<int>(parts / plan.clusters);
  p.more = static_cast<int>(parts % plan.clusters);
  p.token = next_token();
  (plan.splits > 1 ? p.g.partial : p.sums) = between;
  if (kForInitcheck && plan.shared > 0)
    set_zero(p.sums + blocks * (policy::wide_sum_bytes(columns) / 4),
             static_cast<size_t>(blocks) * sizeof p.token, stream);
  shape s = {blocks, policy::kWideThreads, policy::wide_bytes(columns)};
  s.overlap = true, s.cluster = cluster;
  run.launch(device, stream, s, p);
  if (plan.splits > 1) reduce(g, p.g.partial, p.g.n, p.splits, device, stream);
}

bool launch_wide(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream) {
  const some_kernels kernels = kernels_for(g, gradient, device);
  const int64_t n = gradient ? g.k : g.n, k = gradient ? g.n : g.k,
                rows = ceil_div(n, policy::kWideRows);
  if (g.m > INT32_MAX || n > INT32_MAX || k > INT32_MAX - policy::kWideUnit ||
      rows * ceil_div(g.m, 32) > INT32_MAX / 8 || !kernels.widths->present(device))
    return false;
  const wide_plan plan = plan_wide(g.m, n, k, multiprocessors(device), gradient, kernels.has_teams);
  const auto [columns, neighbours] = kWideForms[plan.index];
  params::gemm4_wide p = {};
  p.g = params_of(g);
  p.g.n = n, p.g.k = k;
  p.out_boxes = n % 8 == 0 && is_aligned(g.out, 16) && !kForInitcheck;
  if (!make_map({g.a, 2, k, g.m, 64, columns / neighbours}, p.a_map) ||
      !make_map({g.packed, 1, g.k / 2, g.n, gradient ? 64 : 32, gradient ? 64 : policy::kWideRows},
                p.w_map) ||
      (p.out_boxes && !make_map({g.out, 2, n, g.m, 64, policy::wide_chunk(columns)}, p.out_map)))
    return false;
  p.columns = static_cast<int>(ceil_div(g.m, columns));
  p.band = wide_band(g.m, columns);
  const current scope(device);
  const int64_t scales = kernels.nested ? 0 : plain_scales(g);
  const workspace memory(static_cast<size_t>(scales) * sizeof(float) + bytes_between(plan, g.m, n),
                         device, stream);
  float* const values = memory.as<float>();
  const chain ahead(stream);
  if (scales > 0) make_plain(g, p.g.absmax, values, device, stream);
  p.g.early = scales == 0 && ahead.after_product(weight_of(p.g));
  run_wide(plan.index == kTeamForm ? *kernels.teams : kernels.widths[plan.index], p, plan, g,
           values + scales, device, stream);
  launched(g, ahead, g.m * n);
  return true;
}

}  // namespace nybble::cuda
