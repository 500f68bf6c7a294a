// Owns: choosing and launching the 4-bit products: stream (few rows), wide (all others where the
// image is of sm_90a), tile (more), dequantize + cuBLASLt (many), plain (everything else).
#include <algorithm>
#include <array>
#include <atomic>

#include "kernels/params.h"
#include "kernels/policy.h"
#include "runtime/cuda/blas.h"
#include "runtime/cuda/chain.h"
#include "runtime/cuda/gemm4_parts.h"
#include "runtime/cuda/gemm4_plan.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/shapes.h"
#include "runtime/cuda/tensor_map.h"
#include "runtime/error.h"

namespace nybble::cuda {
namespace {

// Rows of `a` up to which the fused tile kernel is used before dequantizing for cuBLASLt. H200,
// 14336x4096 and 8192x28672: 64 rows 53 and 154 us against 75 and 278, 128 rows 89 and 295 against
// 75 and 278.
constexpr int64_t kMostTileRows = 64;
constexpr int64_t kMostStreamRows = 16;
// The same for the plain kernel. H200, float32, 8 rows of 14336x4096 and 8192x28672: 106 and 469 us
// against 195 and 708, four more rows 50 and 230 us more.
constexpr int64_t kMostPlainRows = 4, kMostPlainF32Rows = 12;
constexpr int64_t kMostStreamSide = 1 << 30;  // the kernel counts in 32 bits

// All that a stream kernel reads before its wait.
std::array<extent, 3> weight_of(const params::gemm4& p) {
  const size_t weights = static_cast<size_t>(p.n * p.k), scales = (weights >> p.block_shift) + 1;
  const params::absmax& a = p.absmax;
  const size_t values = a.codes ? (scales >> a.nested_shift) + 1 : scales;
  return {{{p.packed, weights / 2},
           {a.values, values * sizeof(float)},
           {a.codes, a.codes ? scales : 0}}};
}

void launch_stream(const gemm_4bit_args& g, kernel& k, int32_t device, void* stream) {
  const int64_t tiles = ceil_div(g.n, 16);
  const shape s = {std::min<int64_t>(tiles, multiprocessors(device)), policy::kStreamWarps * 32,
                   policy::stream_bytes(g.m > 8 ? 16 : 8)};
  params::gemm4 p = params_of(g);
  p.tiles_each = static_cast<int>(tiles / s.blocks);
  p.tiles_more = static_cast<int>(tiles % s.blocks);
  const bool make_plain = g.block_size == 32 && g.absmax.codes != nullptr;
  const current scope(device);
  const buffer scales = make_plain ? plain_scales(g, p.absmax, device, stream) : buffer(0, stream);
  const chain ahead(stream);
  p.early = !make_plain && ahead.after_product(weight_of(p));
  k.launch(device, stream, early(s), p);
  // a user's functions may write, too
  if (!kernels_of(g).has_decode && !kernels_of(g).has_epilogue)
    ahead.launched({g.out, static_cast<size_t>(g.m * g.n) * 2});
}

// Splits K until about two blocks a multiprocessor are at work.
void launch_tile(const gemm_4bit_args& g, kernel& k, int columns, int32_t device, void* stream) {
  const int64_t blocks = ceil_div(g.n, policy::kTileRows) * ceil_div(g.m, columns),
                steps = ceil_div(g.k, policy::kTileStep);
  const int64_t wanted = std::max<int64_t>(1, 2 * multiprocessors(device) / blocks);
  const int64_t per_split = ceil_div(steps, std::min(wanted, std::max<int64_t>(1, steps / 8)));
  const int64_t splits = ceil_div(steps, per_split);
  params::gemm4 p = params_of(g);
  p.k_per_split = per_split * policy::kTileStep;
  const shape s = {blocks * splits, policy::kTileThreads, policy::tile_bytes(columns)};
  if (splits == 1) return k.launch(device, stream, s, p);
  const current scope(device);
  const buffer partial(static_cast<size_t>(splits * g.m * g.n) * sizeof(float), stream);
  p.partial = partial.as<float>();
  k.launch(device, stream, s, p);
  reduce(g, p.partial, g.n, static_cast<int>(splits), device, stream);
}

// A word that no other launch has, and that is no number one would find in memory (splitmix64).
uint64_t next_token() {
  static std::atomic<uint64_t> launches{0};
  uint64_t z = (launches.fetch_add(1, std::memory_order_relaxed) + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

// False when the image or the driver lacks what it takes.
bool launch_wide(const gemm_4bit_args& g, int32_t device, void* stream) {
  kernel* wide = kernels_of(g).wide[g.block_size == 32][g.dtype == NYBBLE_BF16];
  const int64_t rows = ceil_div(g.n, policy::kWideRows);
  if (g.m > INT32_MAX || g.n > INT32_MAX || g.k > INT32_MAX - policy::kWideUnit ||
      rows * ceil_div(g.m, 32) > INT32_MAX / 8 || !wide[0].present(device))
    return false;
  const wide_plan plan = plan_wide(g.m, g.n, g.k, multiprocessors(device));
  const int columns = kWideColumns[plan.index], cluster = policy::wide_cluster(columns);
  params::gemm4_wide p = {};
  p.g = params_of(g);
  p.out_boxes = g.n % 8 == 0 && is_aligned(g.out, 16);
  if (!make_map({g.a, 2, g.k, g.m, 64, columns / cluster}, p.a_map) ||
      !make_map({g.packed, 1, g.k / 2, g.n, 32, policy::kWideRows}, p.w_map) ||
      (p.out_boxes && !make_map({g.out, 2, g.n, g.m, 64, policy::wide_chunk(columns)}, p.out_map)))
    return false;
  const int64_t units = ceil_div(g.k, policy::kWideUnit), each = ceil_div(units, plan.splits),
                blocks = plan.clusters * cluster, parts = plan.shared * units;
  p.g.k_per_split = each * policy::kWideUnit;
  p.band = wide_band(g.m, columns);
  p.shared = static_cast<int>(plan.shared);
  p.each = static_cast<int>(parts / plan.clusters);
  p.more = static_cast<int>(parts % plan.clusters);
  p.token = next_token();
  const current scope(device);
  const buffer scales = plain_scales(g, p.g.absmax, device, stream);
  const int64_t floats = plan.splits > 1 ? plan.splits * g.m * g.n : 0,
                sums = plan.shared > 0 ? policy::wide_sum_bytes(columns) + sizeof p.token : 0;
  const buffer workspace(
      static_cast<size_t>(floats) * sizeof(float) + static_cast<size_t>(blocks * sums), stream);
  (plan.splits > 1 ? p.g.partial : p.sums) = workspace.as<float>();
  wide[plan.index].launch(device, stream,
                          early({blocks, policy::kWideThreads, policy::wide_bytes(columns)}), p);
  if (plan.splits > 1) reduce(g, p.g.partial, g.n, static_cast<int>(plan.splits), device, stream);
  return true;
}

// By cuBLASLt over the dequantized weight; false when it cannot. An epilogue gets float32 sums, as
// it does from our own kernels.
bool launch_blas(const gemm_4bit_args& g, int32_t device, void* stream) {
  const buffer weight = dequantized(g, device, stream);
  if (!kernels_of(g).has_epilogue)
    return blas::product(device, stream, g.dtype, g.dtype, g.a, weight.as<void>(), true, g.bias,
                         g.out, g.m, g.n, g.k);
  const buffer sums(static_cast<size_t>(g.m * g.n) * sizeof(float), stream);
  if (!blas::product(device, stream, g.dtype, NYBBLE_F32, g.a, weight.as<void>(), true, nullptr,
                     sums.as<void>(), g.m, g.n, g.k))
    return false;
  reduce(g, sums.as<float>(), g.n, 1, device, stream);
  return true;
}

void launch_plain(const gemm_4bit_args& g, int32_t device, void* stream) {
  kernels_of(g).plain[g.dtype].launch(
      device, stream,
      {ceil_div(g.n, 8 * policy::kPlainWeights) * ceil_div(g.m, policy::kPlainRows),
       policy::kPlainThreads},
      params_of(g));
}

}  // namespace

void gemm_4bit(const gemm_4bit_args& g, int32_t device, void* stream) {
  const current scope(device);
  gemm4_kernels& kernels = kernels_of(g);
  const bool half = g.dtype != NYBBLE_F32;
  const bool tensor_cores =
      half && g.k % 64 == 0 && is_aligned(g.a, 16) && is_aligned(g.packed, 16);
  if (tensor_cores && g.m <= kMostStreamRows && g.n >= 16 && g.n <= kMostStreamSide &&
      g.k <= kMostStreamSide) {
    kernel& k = kernels.stream[g.block_size == 32][g.dtype == NYBBLE_BF16][g.m > 8];
    if (can_run(k, policy::stream_bytes(g.m > 8 ? 16 : 8), device))
      return launch_stream(g, k, device, stream);
  }
  if (tensor_cores && launch_wide(g, device, stream)) return;
  kernel* tile = kernels.tile[g.dtype == NYBBLE_BF16];
  const bool narrow =
      tensor_cores && g.block_size >= 64 && can_run(tile[0], policy::tile_bytes(32), device);
  if (narrow && g.m <= kMostTileRows) {
    const bool wide = g.m > 32 && can_run(tile[1], policy::tile_bytes(64), device);
    return launch_tile(g, tile[wide], wide ? 64 : 32, device, stream);
  }
  if (launch_triples(g, false, device, stream)) return;
  if (g.m > (half ? kMostPlainRows : kMostPlainF32Rows) && launch_blas(g, device, stream)) return;
  if (narrow) return launch_tile(g, tile[0], 32, device, stream);
  launch_plain(g, device, stream);
}

}  // namespace nybble::cuda
