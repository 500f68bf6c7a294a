// Launches the 4-bit product by wgmma, with a plan from plan.h.
#include <atomic>

#include "cuda/pdl.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/params.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "gemm4/plan.h"
#include "gemm4/tuned.h"

namespace nybble::cuda {
namespace {

// Returns a number that differs between launches (splitmix64). Stream-K blocks write it as their
// "ready" mark. Old memory is unlikely to contain this number by chance, so no launch clears the
// memory first.
uint64_t next_token() {
  static std::atomic<uint64_t> launches{0};
  uint64_t z = (launches.fetch_add(1, std::memory_order_relaxed) + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

// The kernels for each number of tile columns, the cluster split-K kernel if the image has it, and
// whether the kernels read nested scales. If the kernels do not read nested scales, a separate
// kernel dequantizes the scales first. This happens with blocks of 32 weights (which also have no
// cluster split-K kernel), and with images without kernels for nested scales. For NVFP4,
// `by_columns` is NULL if the image has no kernels for this format.
struct some_kernels {
  kernel *by_columns, *splitk;
  bool has_splitk, nested;
};

some_kernels kernels_for(const gemm_4bit_args& g, bool gradient, int32_t device) {
  gemm4_kernels& all = kernels_of(g);
  const bool bf16 = g.dtype == NYBBLE_BF16;
  const auto of = [&](kernel* by_columns, bool nested) -> some_kernels {
    kernel& splitk = all.cluster_splitk[gradient][nested][bf16];
    return {by_columns, &splitk, g.block_size != 32 && splitk.present(device), nested};
  };
  kernel* const microscaled = all.wgmma_microscaled[bf16];
  if (!gradient && reads_microscaled(g) && microscaled->present(device))
    return {microscaled, nullptr, false, true};
  if (g.block_size < 32) return {nullptr, nullptr, false, false};
  if (g.block_size == 32) return of(all.wgmma[1][bf16], false);
  kernel* const nested = gradient ? all.wgmma_dgrad[1][bf16] : all.wgmma[2][bf16];
  if (g.absmax.codes != nullptr && nested->present(device)) return of(nested, true);
  return of(gradient ? all.wgmma_dgrad[0][bf16] : all.wgmma[0][bf16], false);
}

}  // namespace

size_t bytes_between(const wgmma_plan& plan, int64_t m, int64_t n) {
  const auto [columns, cluster_n] = kWgmmaForms[plan.index];
  const int64_t blocks = plan.clusters * cluster_n * plan.cluster_k,
                sums = policy::wgmma_partial_bytes(columns) + int64_t{sizeof(uint64_t)};
  return static_cast<size_t>(plan.splits > 1          ? plan.splits * m * n * int64_t{sizeof(float)}
                             : plan.streamk_tiles > 0 ? blocks * sums
                                                      : 0);
}

void run_wgmma(kernel& run, params::gemm4_wgmma& p, const wgmma_plan& plan, const gemm_4bit_args& g,
               float* between, int32_t device, void* stream) {
  const auto [columns, cluster_n] = kWgmmaForms[plan.index];
  const int cluster = cluster_n * plan.cluster_k;
  const int64_t units = ceil_div(p.g.k, policy::kStreamKUnit), blocks = plan.clusters * cluster,
                parts = plan.streamk_tiles * units;
  p.rows = static_cast<int>(ceil_div(p.g.n, policy::kWgmmaRows * cluster_n));
  p.splits = static_cast<int>(plan.splits);
  p.units = static_cast<int>(ceil_div(units, plan.splits));
  p.cluster_k = plan.cluster_k;
  p.streamk_tiles = static_cast<int>(plan.streamk_tiles);
  p.each = static_cast<int>(parts / plan.clusters);
  p.more = static_cast<int>(parts % plan.clusters);
  p.token = next_token();
  (plan.splits > 1 ? p.g.partial : p.partials) = between;
  if (kForInitcheck && plan.streamk_tiles > 0)
    set_zero(p.partials + blocks * (policy::wgmma_partial_bytes(columns) / 4),
             static_cast<size_t>(blocks) * sizeof p.token, stream);
  shape s = {blocks, policy::kWgmmaThreads, policy::wgmma_smem_bytes(columns)};
  s.pdl = true, s.cluster = cluster;
  run.launch(device, stream, s, p);
  if (plan.splits > 1) reduce(g, p.g.partial, p.g.n, p.splits, device, stream);
}

bool has_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device) {
  kernel* const found = kernels_for(g, gradient, device).by_columns;
  return found != nullptr && found->present(device);
}

bool has_cluster_splitk(const gemm_4bit_args& g, int32_t device) {
  return has_wgmma(g, false, device) && kernels_for(g, false, device).has_splitk;
}

bool launch_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream) {
  const some_kernels kernels = kernels_for(g, gradient, device);
  const int64_t n = gradient ? g.k : g.n, k = gradient ? g.n : g.k;
  const gemm4_choice* const chosen = gradient ? nullptr : choice_of(g, gemm4_path::wgmma);
  const wgmma_plan plan =
      chosen != nullptr && (chosen->plan.index != kClusterSplitKForm || kernels.has_splitk)
          ? chosen->plan
          : plan_wgmma(g.m, n, k, multiprocessors(device), gradient, kernels.has_splitk);
  const auto [columns, cluster_n] = kWgmmaForms[plan.index];
  params::gemm4_wgmma p = {};
  p.g = params_of(g);
  p.g.n = n, p.g.k = k;
  p.tma_out = n % 8 == 0 && is_aligned(g.out, 16) && !kForInitcheck;
  if (!make_map({g.a, 2, k, g.m, 64, columns / cluster_n}, p.a_map) ||
      !make_map({g.packed, 1, g.k / 2, g.n, gradient ? 64 : 32, gradient ? 64 : policy::kWgmmaRows},
                p.w_map) ||
      (p.tma_out &&
       !make_map({g.out, 2, n, g.m, 64, policy::wgmma_epilogue_columns(columns)}, p.out_map)))
    return false;
  p.columns = static_cast<int>(ceil_div(g.m, columns));
  p.band = rasterization_band(g.m, columns);
  const current scope(device);
  const int64_t scales = kernels.nested ? 0 : plain_scales(g);
  const workspace memory(static_cast<size_t>(scales) * sizeof(float) + bytes_between(plan, g.m, n),
                         device, stream);
  float* const values = memory.as<float>();
  const pdl_predecessor ahead(stream);
  if (scales > 0) make_plain(g, p.g.absmax, values, device, stream);
  p.g.pdl_prefetch = scales == 0 && ahead.after_product(weight_of(p.g));
  run_wgmma(plan.index == kClusterSplitKForm ? *kernels.splitk : kernels.by_columns[plan.index], p,
            plan, g, values + scales, device, stream);
  launched(g, ahead, g.m * n);
  return true;
}

}  // namespace nybble::cuda
