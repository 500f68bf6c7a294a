// Launches the int8 product by wgmma.
#include <algorithm>

#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/policy.h"
#include "int8/launch.h"
#include "int8/plan.h"

namespace nybble::cuda {
namespace {

kernel kernels[4] = {{"int8_wgmma", "int8_wgmma_32"},
                     {"int8_wgmma", "int8_wgmma_64"},
                     {"int8_wgmma", "int8_wgmma_128"},
                     {"int8_wgmma", "int8_wgmma_256"}};
// Kernels whose blocks have a single consumer warpgroup, by int8_tiles::index - 1.
kernel single_kernels[2] = {{"int8_wgmma", "int8_wgmma_single_64"},
                            {"int8_wgmma", "int8_wgmma_single_128"}};
kernel fused_quant_kernels[3] = {{"int8_wgmma", "int8_wgmma_fused_quant_32"},
                                 {"int8_wgmma", "int8_wgmma_fused_quant_64"},
                                 {"int8_wgmma", "int8_wgmma_fused_quant_128"}};
constexpr int64_t kBand = 16;  // columns of tiles

}  // namespace

bool has_int8_wgmma(const int8_matmul_args& g, bool fused_quant, int32_t device) {
  if (!kernels[0].present(device)) return false;
  const int8_tiles chosen = plan_int8_wgmma(g.m, g.n, g.k, multiprocessors(device), fused_quant);
  return policy::int8_wgmma_smem_bytes(kInt8WgmmaColumns[chosen.index], chosen.groups) <=
             shared_limit(device) &&
         (!fused_quant || (chosen.index < 3 && fused_quant_kernels[chosen.index].present(device)));
}

bool launch_int8_wgmma(const int8_matmul_args& g, const params::int8_gemm& record,
                       bool prefetch_weight, int32_t device, void* stream,
                       const params::int8_fused_quant* first) {
  const int8_tiles chosen =
      plan_int8_wgmma(g.m, g.n, g.k, multiprocessors(device), first != nullptr);
  const int columns = kInt8WgmmaColumns[chosen.index],
            bytes = policy::int8_wgmma_smem_bytes(columns, chosen.groups),
            rows_each = chosen.groups * policy::kInt8WgmmaRows,
            cluster_n = policy::int8_wgmma_cluster_n(columns),
            cluster = chosen.cluster_k * cluster_n;
  const int64_t rows = ceil_div(g.n, rows_each * cluster_n);
  params::int8_wgmma_fused_quant whole = {};
  params::int8_wgmma& p = whole.q;
  p.g = record, p.type = g.dtype;
  p.rows = static_cast<int>(rows), p.columns = static_cast<int>(ceil_div(g.m, columns));
  p.band = static_cast<int>(std::min<int64_t>(p.columns, kBand));
  p.cluster_k = chosen.cluster_k, p.pdl_prefetch = prefetch_weight;
  const int64_t tiles = rows * p.columns, at_once = multiprocessors(device) / cluster;
  p.whole = static_cast<int>(chosen.halves ? tiles - tiles % at_once : tiles);
  if (!make_map({g.a, 1, g.k, g.m, policy::kInt8WgmmaStep, columns / cluster_n}, p.a_map) ||
      (chosen.halves &&
       !make_map({g.a, 1, g.k, g.m, policy::kInt8WgmmaStep, columns / cluster_n / 2},
                 p.half_a_map)) ||
      !make_map({g.b, 1, g.k, g.n, policy::kInt8WgmmaStep, rows_each}, p.w_map))
    return false;
  // the output as pairs of bytes, 64 pairs per box
  const bool fused = g.out != nullptr;
  const int pairs = fused && g.dtype != NYBBLE_F32 ? 1 : 2;
  const void* out = fused ? g.out : g.acc;
  p.tma_out = g.n * pairs % 8 == 0 && is_aligned(out, 16) && !kForInitcheck;
  if (p.tma_out &&
      !make_map({out, 2, g.n * pairs, g.m, 64, policy::int8_wgmma_chunk(columns, 2 * pairs)},
                p.out_map))
    return false;
  const int64_t clusters =
      chosen.cluster_k > 1 ? tiles : std::min(tiles, std::max<int64_t>(1, at_once));
  shape s = {clusters * cluster, (chosen.groups + 1) * 128, bytes};
  s.pdl = true, s.cluster = cluster;
  if (first != nullptr)
    s.blocks = std::max(s.blocks, std::min<int64_t>(multiprocessors(device), first->rows.rows) /
                                      chosen.cluster_k * chosen.cluster_k);
  if (first == nullptr) {
    (chosen.groups == 1 ? single_kernels[chosen.index - 1] : kernels[chosen.index])
        .launch(device, stream, s, p);
  } else {
    whole.first = *first;
    fused_quant_kernels[chosen.index].launch(device, stream, s, whole);
  }
  return true;
}

}  // namespace nybble::cuda
