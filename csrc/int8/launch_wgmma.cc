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

kernel kernels[4] = {{"int8", "int8_wide_32"},
                     {"int8", "int8_wide_64"},
                     {"int8", "int8_wide_128"},
                     {"int8", "int8_wide_256"}};
kernel layer_kernels[3] = {{"int8", "int8_wide_layer_32"},
                           {"int8", "int8_wide_layer_64"},
                           {"int8", "int8_wide_layer_128"}};
constexpr int kColumns[4] = {32, 64, 128, 256};
constexpr int64_t kBand = 16;  // columns of tiles
// What a tile costs beside its columns, in columns.
constexpr int64_t kTileCost = 24;

struct plan {
  int index;  // of kColumns
  int team;
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
  if (rows * ceil_div(m, kColumns[best.index]) * 2 <= multiprocessors && steps >= 8) best.team = 2;
  return best;
}

}  // namespace

bool launch_int8_wide(const int8_matmul_args& g, const params::int8_gemm& record, bool early_weight,
                      int32_t device, void* stream, const params::int8_first* first) {
  const int64_t rows = ceil_div(g.n, policy::kWideRows),
                steps = ceil_div(g.k, policy::kInt8WideStep);
  if (g.m > INT_MAX / 2 || g.n > INT_MAX / 2 || g.k > INT_MAX / 8 ||
      rows * ceil_div(g.m, kColumns[0]) > INT_MAX / 8 || !kernels[0].present(device))
    return false;
  const plan chosen = plan_of(g.m, rows, steps, multiprocessors(device));
  const int columns = kColumns[chosen.index], bytes = policy::int8_wide_bytes(columns);
  if (bytes > shared_limit(device)) return false;
  if (first != nullptr && (chosen.index > 2 || !layer_kernels[chosen.index].present(device)))
    return false;
  params::int8_wide_layer whole = {};
  params::int8_wide& p = whole.q;
  p.g = record, p.type = g.dtype;
  p.rows = static_cast<int>(rows), p.columns = static_cast<int>(ceil_div(g.m, columns));
  p.band = static_cast<int>(std::min<int64_t>(p.columns, kBand));
  p.team = chosen.team, p.early = early_weight;
  if (!make_map({g.a, 1, g.k, g.m, policy::kInt8WideStep, columns}, p.a_map) ||
      !make_map({g.b, 1, g.k, g.n, policy::kInt8WideStep, policy::kWideRows}, p.w_map))
    return false;
  // out in pairs of bytes, 64 to a box
  const bool fused = g.out != nullptr;
  const int pairs = fused && g.dtype != NYBBLE_F32 ? 1 : 2;
  const void* out = fused ? g.out : g.acc;
  p.out_boxes = g.n * pairs % 8 == 0 && is_aligned(out, 16) && !kForInitcheck;
  if (p.out_boxes &&
      !make_map({out, 2, g.n * pairs, g.m, 64, policy::int8_wide_chunk(columns)}, p.out_map))
    return false;
  const int64_t clusters =
      std::min<int64_t>(rows * p.columns, std::max(1, multiprocessors(device) / chosen.team));
  shape s = {chosen.team == 1 ? clusters : rows * p.columns * chosen.team, policy::kInt8WideThreads,
             bytes};
  s.overlap = true, s.cluster = chosen.team;
  if (first != nullptr)
    s.blocks = std::max(s.blocks, std::min<int64_t>(multiprocessors(device), first->rows.rows) /
                                      chosen.team * chosen.team);
  if (first == nullptr) {
    kernels[chosen.index].launch(device, stream, s, p);
  } else {
    whole.first = *first;
    layer_kernels[chosen.index].launch(device, stream, s, whole);
  }
  return true;
}

}  // namespace nybble::cuda
