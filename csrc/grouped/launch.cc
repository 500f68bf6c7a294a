// Launch the products with stacked 4-bit weights. The kernels read the routing on the device.
#include <algorithm>

#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"
#include "gemm4/launch.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_GROUPED_KERNEL(name) {"gemm4_grouped", "gemm4_grouped_" name}
kernel gemv[2][2] = {{NYBBLE_GROUPED_KERNEL("gemv_f16_8"), NYBBLE_GROUPED_KERNEL("gemv_f16_16")},
                     {NYBBLE_GROUPED_KERNEL("gemv_bf16_8"), NYBBLE_GROUPED_KERNEL("gemv_bf16_16")}};
kernel simt[3] = {NYBBLE_KERNEL_TYPES("gemm4_grouped", "gemm4_grouped_simt", "")},
       simt_dgrad[3] = {NYBBLE_KERNEL_TYPES("gemm4_grouped", "gemm4_grouped_simt_dgrad", "")};

params::gemm4_grouped grouped_params(const gemm_4bit_grouped_args& args) {
  const gemm_4bit_args& g = args.g;
  params::gemm4_grouped p = {};
  p.g = params_of(g);
  p.offsets = args.offsets, p.experts = args.experts;
  p.expert_bytes = (g.n * g.k + 1) / 2;
  p.expert_scales = ceil_div(g.n * g.k, g.block_size);
  if (g.absmax.codes != nullptr) p.expert_seconds = ceil_div(p.expert_scales, g.absmax.block_size);
  p.slots = static_cast<int>(std::min(g.m, args.experts));
  if (p.expert_bytes % 4 != 0) p.g.vector = 0;
  return p;
}

// Whether each expert's weight fulfils the requirements of the GEMV kernels.
bool suits_gemv(const gemm_4bit_grouped_args& args, const params::gemm4_grouped& p) {
  const gemm_4bit_args& g = args.g;
  const bool nested = g.absmax.codes != nullptr;
  return g.dtype != NYBBLE_F32 && g.k % 64 == 0 && g.n >= 16 && g.block_size > 32 &&
         is_aligned(g.a, 16) && is_aligned(g.packed, 16) && p.expert_bytes % 16 == 0 &&
         (!nested || (p.expert_scales % 4 == 0 && is_aligned(g.absmax.codes, 4)));
}

// Returns how many blocks share an expert's tiles. If there are few experts, all blocks together
// occupy each multiprocessor once. If there are many, more and smaller shares even out the experts.
int64_t blocks_of_expert(int64_t slots, int64_t tiles, int32_t device) {
  const int64_t processors = multiprocessors(device);
  int64_t each = std::max<int64_t>(1, processors / slots);
  if (4 * slots > processors)
    each = std::max(each, std::min(ceil_div(4 * processors, slots), tiles / policy::kGemvTiles));
  return std::min(each, tiles);
}

// The fourth parameter is the number of rows or columns of W that a block of the kernel computes.
void launch_simt(kernel& run, params::gemm4_grouped& p, int64_t outer, int64_t per_block,
                 int threads, int32_t device, void* stream) {
  const int64_t row_groups = ceil_div(ceil_div(p.g.m, p.slots), policy::kSimtRows);
  p.blocks_each =
      static_cast<int>(std::min<int64_t>(ceil_div(outer, per_block) * row_groups, 1 << 14));
  run.launch(device, stream, {static_cast<int64_t>(p.slots + 1) * p.blocks_each, threads}, p);
}

}  // namespace

void gemm_4bit_grouped(const gemm_4bit_grouped_args& args, int32_t device, void* stream) {
  const gemm_4bit_args& g = args.g;
  const current scope(device);
  params::gemm4_grouped p = grouped_params(args);
  if (suits_gemv(args, p)) {
    const bool many = g.m > 8;
    const int bytes = policy::gemv_smem_bytes(many ? 16 : 8);
    kernel& run = gemv[g.dtype == NYBBLE_BF16][many];
    if (can_run(run, bytes, device)) {
      const int64_t tiles = ceil_div(g.n, 16);
      p.blocks_each = static_cast<int>(blocks_of_expert(p.slots, tiles, device));
      p.g.tiles_each = static_cast<int>(tiles / p.blocks_each);
      p.g.tiles_more = static_cast<int>(tiles % p.blocks_each);
      return run.launch(
          device, stream,
          {static_cast<int64_t>(p.slots + 1) * p.blocks_each, policy::kGemvWarps * 32, bytes}, p);
    }
  }
  launch_simt(simt[g.dtype], p, g.n, 8 * policy::kSimtWeights, policy::kSimtThreads, device,
              stream);
}

void gemm_4bit_grouped_grad(const gemm_4bit_grouped_args& args, int32_t device, void* stream) {
  const current scope(device);
  params::gemm4_grouped p = grouped_params(args);
  p.g.k_per_split = args.g.n;
  launch_simt(simt_dgrad[args.g.dtype], p, args.g.k, policy::kSimtDgradThreads,
              policy::kSimtDgradThreads, device, stream);
}

}  // namespace nybble::cuda
