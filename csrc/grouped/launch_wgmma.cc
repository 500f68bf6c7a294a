// Launches the wgmma kernels of the products with stacked 4-bit weights.
#include <algorithm>
#include <climits>

#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "grouped/launch.h"

namespace nybble::cuda {
namespace {

// The numbers of columns that a tile can have. by_columns is indexed by [gradient][bf16][form].
constexpr int kForms[] = {32, 64, 128, 256};
#define NYBBLE_GROUPED_WGMMA(name) {"gemm4_grouped_wgmma", "gemm4_grouped_wgmma_" name}
#define NYBBLE_GROUPED_FORMS(first, type)                         \
  {NYBBLE_GROUPED_WGMMA(first), NYBBLE_GROUPED_WGMMA(type "_64"), \
   NYBBLE_GROUPED_WGMMA(type "_128"), NYBBLE_GROUPED_WGMMA(type "_256")}
kernel by_columns[2][2][4] = {
    {NYBBLE_GROUPED_FORMS("f16_32", "f16"), NYBBLE_GROUPED_FORMS("bf16_32", "bf16")},
    {NYBBLE_GROUPED_FORMS("dgrad_f16_64", "dgrad_f16"),
     NYBBLE_GROUPED_FORMS("dgrad_bf16_64", "dgrad_bf16")}};
kernel scales_kernel = {"gemm4_grouped", "gemm4_grouped_scales"};

// Chooses the tile from the mean number of rows per expert. Each line of the table has the number
// of experts, the shape of an expert's weight, the mean, and the times in us with tiles of 32, 64,
// 128 and 256 columns (H200, uniform routing):
//     8 of 28672x4096,   16    217  239  306  434    (with the GEMV kernel)
//   128 of  1536x2048,   32    161  143  195  290
//     8 of 28672x4096,  128   1067  763  656  687
//   128 of  1536x2048,  256          688  530  493
//     8 of 28672x4096, 1024         5640 4400 3331
int form_of(int64_t mean, bool gradient) {
  const int form = mean >= 256 ? 3 : mean >= 64 ? 2 : mean > 16 ? 1 : 0;
  return gradient ? std::max(form, 1) : form;  // gradients have no tiles of 32 columns
}

bool suits(const gemm_4bit_args& g, const params::gemm4_grouped& p) {
  return g.dtype != NYBBLE_F32 && g.k % 64 == 0 && g.n % 8 == 0 && g.block_size > 32 &&
         g.n * g.k % g.block_size == 0 && is_aligned(g.a, 16) && is_aligned(g.packed, 16) &&
         is_aligned(g.out, 16) && p.experts <= policy::kGroupedMostExperts &&
         p.experts * g.n <= INT_MAX;
}

}  // namespace

void make_plain(params::gemm4_grouped e, float* values, int32_t device, void* stream) {
  e.blocks_each = static_cast<int>(std::clamp<int64_t>(e.expert_scales / 4096, 1, 64));
  e.clear = 0;
  scales_kernel.launch(device, stream, {static_cast<int64_t>(e.slots) * e.blocks_each, 256},
                       params::gemm4_grouped_scales{e, values});
}

bool launch_grouped_wgmma(const gemm_4bit_grouped_args& args, params::gemm4_grouped e,
                          bool gradient, int32_t device, void* stream) {
  const gemm_4bit_args& g = args.g;
  const int form = form_of(g.m / e.slots, gradient);
  kernel& run = by_columns[gradient][g.dtype == NYBBLE_BF16][form];
  if (!suits(g, e) || !run.present(device)) return false;
  const int columns = kForms[form], cluster = policy::wgmma_cluster_n(columns);
  const int64_t n = gradient ? g.k : g.n, k = gradient ? g.n : g.k, rows = e.experts * g.n;
  params::gemm4_grouped_wgmma p = {};
  if (!make_map({g.a, 2, k, g.m, 64, columns / cluster}, p.w.a_map) ||
      !make_map(
          {g.packed, 1, g.k / 2, rows, gradient ? 64 : 32, gradient ? 64 : policy::kWgmmaRows},
          p.w.w_map))
    return false;
  e.slots = static_cast<int>(std::min<int64_t>(e.slots, g.m / e.least));
  p.e = e, p.w.g = e.g;
  p.w.g.n = gradient ? g.k : rows, p.w.g.k = gradient ? rows : g.k;
  p.w.rows = static_cast<int>(ceil_div(n, policy::kWgmmaRows * cluster));
  p.w.band = policy::kGroupedBandRows / columns;
  const bool nested = g.absmax.codes != nullptr;
  const workspace memory(nested ? static_cast<size_t>(e.experts * e.expert_scales) * 4 : 0, device,
                         stream);
  if (nested) {
    make_plain(e, memory.as<float>(), device, stream);
    p.w.g.absmax = {memory.as<float>(), nullptr, nullptr, nullptr, 0};
  }
  const int64_t tiles = p.w.rows * (g.m / columns + e.slots);
  shape s = {std::min<int64_t>(tiles, multiprocessors(device) / cluster) * cluster,
             policy::kWgmmaThreads, policy::wgmma_smem_bytes(columns)};
  s.pdl = true, s.cluster = cluster;
  run.launch(device, stream, s, p);
  return true;
}

}  // namespace nybble::cuda
