// Owns: choosing the tiles of the int8 product by wgmma, and launching it.
#include <algorithm>
#include <climits>

#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/policy.h"
#include "int8/launch.h"

namespace nybble::cuda {
namespace {

kernel kernels[4] = {{"int8", "int8_wgmma_32"},
                     {"int8", "int8_wgmma_64"},
                     {"int8", "int8_wgmma_128"},
                     {"int8", "int8_wgmma_256"}};
kernel fused_quant_kernels[3] = {{"int8", "int8_wgmma_fused_quant_32"},
                                 {"int8", "int8_wgmma_fused_quant_64"},
                                 {"int8", "int8_wgmma_fused_quant_128"}};
constexpr int kColumns[4] = {32, 64, 128, 256};
constexpr int64_t kBand = 16;  // columns of tiles
// What a tile costs beside its columns, in columns.
constexpr int64_t kTileCost = 24;

struct plan {
  int index;  // of kColumns
  int cluster_k;
};

// Wide tiles read less, narrow ones fill the multiprocessors better. H200, us of a bf16 layer in a
// graph with tiles of 128 and 256: 14336x4096, 256 and 512 rows 33.9 and 62.1, 32.6 and 56.3;
// 8192x28672 107 and 210, 149 and 192; 11008x4096 31.8 and 47.4, 30.7 and 55.0. Two blocks a tile,
// 4096x4096, 64, 128 and 256 rows: 11.6, 14.0, 15.6 (13.5, 16.5, 17.1).
plan plan_of(int64_t m, int64_t rows, int64_t steps, int multiprocessors) {
  plan best = {m <= 32 ? 0 : m <= 64 ? 1 : 2, 1};
  const auto cost = [&](int i) {
    return ceil_div(rows * ceil_div(m, kColumns[i]), multiprocessors) * (kColumns[i] + kTileCost);
  };
  if (m > kColumns[2] && cost(3) < cost(2)) best.index = 3;
  if (rows * ceil_div(m, kColumns[best.index]) * 2 <= multiprocessors && steps >= 8)
    best.cluster_k = 2;
  return best;
}

}  // namespace

bool launch_int8_wgmma(const int8_matmul_args& g, const params::int8_gemm& record,
                       bool prefetch_weight, int32_t device, void* stream,
                       const params::int8_fused_quant* first) {
  const int64_t rows = ceil_div(g.n, policy::kWgmmaRows),
                steps = ceil_div(g.k, policy::kInt8WgmmaStep);
  if (g.m > INT_MAX / 2 || g.n > INT_MAX / 2 || g.k > INT_MAX / 8 ||
      rows * ceil_div(g.m, kColumns[0]) > INT_MAX / 8 || !kernels[0].present(device))
    return false;
  const plan chosen = plan_of(g.m, rows, steps, multiprocessors(device));
  const int columns = kColumns[chosen.index], bytes = policy::int8_wgmma_smem_bytes(columns);
  if (bytes > shared_limit(device)) return false;
  if (first != nullptr && (chosen.index > 2 || !fused_quant_kernels[chosen.index].present(device)))
    return false;
  params::int8_wgmma_fused_quant whole = {};
  params::int8_wgmma& p = whole.q;
  p.g = record, p.type = g.dtype;
  p.rows = static_cast<int>(rows), p.columns = static_cast<int>(ceil_div(g.m, columns));
  p.band = static_cast<int>(std::min<int64_t>(p.columns, kBand));
  p.cluster_k = chosen.cluster_k, p.pdl_prefetch = prefetch_weight;
  if (!make_map({g.a, 1, g.k, g.m, policy::kInt8WgmmaStep, columns}, p.a_map) ||
      !make_map({g.b, 1, g.k, g.n, policy::kInt8WgmmaStep, policy::kWgmmaRows}, p.w_map))
    return false;
  // out in pairs of bytes, 64 to a box
  const bool fused = g.out != nullptr;
  const int pairs = fused && g.dtype != NYBBLE_F32 ? 1 : 2;
  const void* out = fused ? g.out : g.acc;
  p.tma_out = g.n * pairs % 8 == 0 && is_aligned(out, 16) && !kForInitcheck;
  if (p.tma_out &&
      !make_map({out, 2, g.n * pairs, g.m, 64, policy::int8_wgmma_epilogue_rows(columns)},
                p.out_map))
    return false;
  const int64_t clusters =
      std::min<int64_t>(rows * p.columns, std::max(1, multiprocessors(device) / chosen.cluster_k));
  shape s = {chosen.cluster_k == 1 ? clusters : rows * p.columns * chosen.cluster_k,
             policy::kInt8WgmmaThreads, bytes};
  s.pdl = true, s.cluster = chosen.cluster_k;
  if (first != nullptr)
    s.blocks = std::max(s.blocks, std::min<int64_t>(multiprocessors(device), first->rows.rows) /
                                      chosen.cluster_k * chosen.cluster_k);
  if (first == nullptr) {
    kernels[chosen.index].launch(device, stream, s, p);
  } else {
    whole.first = *first;
    fused_quant_kernels[chosen.index].launch(device, stream, s, whole);
  }
  return true;
}

}  // namespace nybble::cuda
