// Owns: choosing and launching the 4-bit products: stream (few rows), wide (all others where the
// image is of sm_90a), tile (more), dequantize + cuBLASLt (many), plain (everything else).
#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

#include "kernels/codebook.h"
#include "kernels/params.h"
#include "kernels/policy.h"
#include "runtime/cuda/blas.h"
#include "runtime/cuda/chain.h"
#include "runtime/cuda/gemm4_kernels.h"
#include "runtime/cuda/gemm4_plan.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda/shapes.h"
#include "runtime/cuda/tensor_map.h"
#include "runtime/error.h"

namespace nybble::cuda {
namespace {

gemm4_kernels shipped("gemm4");

gemm4_kernels& kernels_of(const gemm_4bit_args& g) {
  return g.kernels != nullptr ? *g.kernels : shipped;
}

// Rows of `a` up to which the fused tile kernel is used before dequantizing for cuBLASLt. H200,
// 14336x4096 and 8192x28672: 64 rows 53 and 154 us against 75 and 278, 128 rows 89 and 295 against
// 75 and 278.
constexpr int64_t kMostTileRows = 64;
constexpr int64_t kMostStreamRows = 16;
constexpr int64_t kMostStreamSide = 1 << 30;  // the kernel counts in 32 bits

params::gemm4 params_of(const gemm_4bit_args& g) {
  constexpr float nf4[16] = NYBBLE_NF4_VALUES, fp4[16] = NYBBLE_FP4_VALUES;
  params::gemm4 p = {};
  p.a = g.a, p.packed = g.packed, p.absmax = absmax_of(g.absmax),
  p.code = g.quant_type == NYBBLE_CODE16 ? g.code : nullptr;
  p.bias = g.bias, p.out = g.out;
  std::memcpy(p.values, g.quant_type == NYBBLE_FP4 ? fp4 : nf4, sizeof p.values);
  p.m = g.m, p.n = g.n, p.k = g.k, p.k_per_split = g.k;
  p.block_shift = log2_of("block_size", g.block_size);
  p.vector = g.k % 8 == 0 && is_aligned(g.a, 16) && is_aligned(g.packed, 4);
  return p;
}

// Sums `splits` partial products into out, adding the bias.
void reduce(const gemm_4bit_args& g, const float* partial, int64_t columns, int splits,
            int32_t device, void* stream) {
  const params::gemm4_reduce r = {partial, g.bias, g.out, g.m * columns, columns, splits};
  shape s = {ceil_div(r.count, policy::kReduceThreads), policy::kReduceThreads};
  s.overlap = true;
  kernels_of(g).reduce[g.dtype].launch(device, stream, s, r);
}

// Whether the image has the kernel and the device the shared memory it needs (8.6, 8.9 and 12.x
// have 99 KiB a block).
bool can_run(kernel& k, int shared_bytes, int32_t device) {
  return k.present(device) && shared_bytes <= shared_limit(device);
}

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
  const chain ahead(stream);
  p.early = ahead.after_product(weight_of(p));
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

// The scales as float32, made plain first where they are nested: in the product each would be
// looked up once for every tile of columns. H200, 8192x28672, 4096 rows: 3894 us nested, 2870
// plain.
buffer plain_scales(const gemm_4bit_args& g, params::absmax& scales, int32_t device, void* stream) {
  const int64_t count = g.absmax.codes == nullptr ? 0 : ceil_div(g.n * g.k, g.block_size);
  buffer values(static_cast<size_t>(count) * sizeof(float), stream);
  if (count == 0) return values;
  shape s = {ceil_div(count, policy::kReduceThreads * 4), policy::kReduceThreads};
  s.overlap = true;
  kernels_of(g).scales.launch(device, stream, s,
                              params::gemm4_scales{scales, values.as<float>(), count});
  scales = {values.as<float>(), nullptr, nullptr, nullptr, 0};
  return values;
}

// False when the image or the driver lacks what it takes.
bool launch_wide(const gemm_4bit_args& g, int32_t device, void* stream) {
  kernel* wide = kernels_of(g).wide[g.dtype == NYBBLE_BF16];
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

// The whole weight in `dtype`, in the stream's order.
buffer dequantized(const gemm_4bit_args& g, int32_t device, void* stream) {
  const current scope(device);
  buffer weight(static_cast<size_t>(g.n * g.k) * (g.dtype == NYBBLE_F32 ? 4 : 2), stream);
  dequantize_4bit_args d = {g.packed,     g.absmax, g.n * g.k,         g.block_size,
                            g.quant_type, g.code,   weight.as<void>(), g.dtype};
  gemm4_kernels& kernels = kernels_of(g);
  if (!kernels.has_decode) {
    dequantize_4bit(d, device, stream);
    return weight;
  }
  const buffer values(16 * sizeof(float), stream);
  kernels.values.launch(device, stream, {1, 32}, params::gemm4_values{values.as<float>()});
  d.quant_type = NYBBLE_CODE16, d.code = values.as<float>();
  dequantize_4bit(d, device, stream);
  return weight;
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
  const bool tensor_cores = half && g.k % 64 == 0 && g.block_size >= 64 && is_aligned(g.a, 16) &&
                            is_aligned(g.packed, 16);
  if (tensor_cores && g.m <= kMostStreamRows && g.n >= 16 && g.n <= kMostStreamSide &&
      g.k <= kMostStreamSide) {
    kernel& k = kernels.stream[g.dtype == NYBBLE_BF16][g.m > 8];
    if (can_run(k, policy::stream_bytes(g.m > 8 ? 16 : 8), device))
      return launch_stream(g, k, device, stream);
  }
  if (tensor_cores && launch_wide(g, device, stream)) return;
  kernel* tile = kernels.tile[g.dtype == NYBBLE_BF16];
  const bool narrow = tensor_cores && can_run(tile[0], policy::tile_bytes(32), device);
  if (narrow && g.m <= kMostTileRows) {
    const bool wide = g.m > 32 && can_run(tile[1], policy::tile_bytes(64), device);
    return launch_tile(g, tile[wide], wide ? 64 : 32, device, stream);
  }
  if (g.m > 4 && launch_blas(g, device, stream)) return;
  if (narrow) return launch_tile(g, tile[0], 32, device, stream);
  launch_plain(g, device, stream);
}

void gemm_4bit_grad(const gemm_4bit_args& g, int32_t device, void* stream) {
  if (kernels_of(g).has_epilogue)
    throw unsupported("kernels: the derivative of their epilogue is not known");
  const current scope(device);
  {
    const buffer weight = dequantized(g, device, stream);
    if (blas::product(device, stream, g.dtype, g.dtype, g.a, weight.as<void>(), false, nullptr,
                      g.out, g.m, g.k, g.n))
      return;
  }
  const int64_t blocks = ceil_div(g.k, policy::kGradThreads) * ceil_div(g.m, policy::kPlainRows);
  const int64_t wanted = std::max<int64_t>(1, 8 * multiprocessors(device) / blocks);
  const int64_t per_split = ceil_div(g.n, std::min(wanted, std::max<int64_t>(1, g.n / 64))),
                splits = ceil_div(g.n, per_split);
  params::gemm4 p = params_of(g);
  p.k_per_split = per_split;
  const shape s = {blocks * splits, policy::kGradThreads};
  if (splits == 1) return kernels_of(g).grad[g.dtype].launch(device, stream, s, p);
  const buffer partial(static_cast<size_t>(splits * g.m * g.k) * sizeof(float), stream);
  p.partial = partial.as<float>();
  kernels_of(g).grad[g.dtype].launch(device, stream, s, p);
  reduce(g, p.partial, g.k, static_cast<int>(splits), device, stream);
}

}  // namespace nybble::cuda
