// Launches the wgmma kernels of the products with stacked 4-bit weights.
#include <algorithm>
#include <climits>

#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/grouped_fitted.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "grouped/launch.h"

namespace nybble::cuda {
namespace {

// The numbers of columns that the tile of a gradient can have. Arrays are indexed by [bf16].
constexpr int kForms[] = {64, 128, 256};
#define NYBBLE_GROUPED_WGMMA(name) {"gemm4_grouped_wgmma", "gemm4_grouped_" name}
#define NYBBLE_GROUPED_TILES(name)                                      \
  {NYBBLE_GROUPED_WGMMA(name "_64"), NYBBLE_GROUPED_WGMMA(name "_128"), \
   NYBBLE_GROUPED_WGMMA(name "_256")}
#define NYBBLE_GROUPED_TYPES(name) \
  {NYBBLE_GROUPED_TILES(name "_f16"), NYBBLE_GROUPED_TILES(name "_bf16")}
kernel dgrad[2][3] = NYBBLE_GROUPED_TYPES("wgmma_dgrad");
// MXFP4 and NVFP4
kernel microscaled[2][3] = NYBBLE_GROUPED_TYPES("microscaled"),
       microscaled_dgrad[2][3] = NYBBLE_GROUPED_TYPES("microscaled_dgrad");
kernel wgmma_256[2] = {NYBBLE_GROUPED_WGMMA("wgmma_f16_256"),
                       NYBBLE_GROUPED_WGMMA("wgmma_bf16_256")};
kernel fitted_narrow[2] = {NYBBLE_GROUPED_WGMMA("fitted_f16_narrow"),
                           NYBBLE_GROUPED_WGMMA("fitted_bf16_narrow")},
       fitted_wide[2] = {NYBBLE_GROUPED_WGMMA("fitted_f16_wide"),
                         NYBBLE_GROUPED_WGMMA("fitted_bf16_wide")};
kernel scales_kernel = {"gemm4_grouped", "gemm4_grouped_scales"};

// The mean numbers of rows per expert from which wide fitted tiles, and clusters with tiles of 256
// columns, are faster. Times in us (H200, uniform routing) with fitted tiles, and with the tiles of
// 32 to 256 columns that the mean number of rows selected before:
//   mean rows               32          64         128         192         256
//   28672x4096 (Mixtral)             424, 491    531, 670    956, 759  1068, 1067
//   1536x2048 (Qwen3)     126, 140   174, 209    234, 323                469, 494
//   4096x7168 (DeepSeek-V3)                     4350, 5565
//   5760x2880 (gpt-oss)   658, 784   852, 1068  1307, 1599
// The other tiles of the last two columns have 256 columns. With 144 to 255 rows on average, most
// experts need two fitted tiles.
constexpr int64_t kWideRows = 64, kClusterRows = 144;

// Chooses the tile of a gradient, or of a product of MXFP4 or NVFP4, from the mean number of rows
// per expert. Times in us of MXFP4 products (5760x2880, H200):
//   mean rows, routing      64 columns   128 columns   256 columns   torch's bf16 product
//    48 uniform                    860          1135          1723                   1405
//    64 uniform, zipf        1328, 1325    1160, 1417    1739, 1840             1398, 1675
//   128 uniform                   2133          1719          1777                   1937
//   192 uniform, zipf        2791, 2725    2239, 2249    1817, 2486             1771, 2304
//   256 uniform, zipf        3635, 3540    2772, 2741    2600, 2774             2414, 2659
int form_of(int64_t mean, bool gradient) {
  return mean >= (gradient ? 256 : 192) ? 2 : mean >= 64 ? 1 : 0;
}

bool suits(const gemm_4bit_args& g, const params::gemm4_grouped& p) {
  return g.dtype != NYBBLE_F32 && g.k % 64 == 0 && g.n % 8 == 0 &&
         (g.block_size > 32 || reads_microscaled(g)) && g.n * g.k % g.block_size == 0 &&
         is_aligned(g.a, 16) && is_aligned(g.packed, 16) && is_aligned(g.out, 16) &&
         p.experts <= policy::kGroupedMostExperts && p.experts * g.n <= INT_MAX;
}

}  // namespace

bool suits_grouped_wgmma(const gemm_4bit_args& g, const params::gemm4_grouped& p, int32_t device) {
  const bool bf16 = g.dtype == NYBBLE_BF16;
  return suits(g, p) &&
         (reads_microscaled(g) ? microscaled[bf16][0] : fitted_narrow[bf16]).present(device);
}

void make_plain(params::gemm4_grouped e, float* values, int32_t device, void* stream) {
  e.blocks_each = static_cast<int>(std::clamp<int64_t>(e.expert_scales / 4096, 1, 64));
  e.clear = 0;
  scales_kernel.launch(device, stream, {static_cast<int64_t>(e.slots) * e.blocks_each, 256},
                       params::gemm4_grouped_scales{e, values});
}

namespace {

// Returns whether narrow tiles, which have 192 rows of W, are faster than wide tiles, which have
// 128. Wide tiles are faster if there are so few tiles that narrow tiles leave multiprocessors
// idle.
bool prefers_narrow(const gemm_4bit_args& g, const params::gemm4_grouped& e, int32_t device) {
  const int64_t all = multiprocessors(device), experts = std::min<int64_t>(e.slots, g.m / e.least),
                narrow = ceil_div(experts * ceil_div(g.n, policy::fitted_narrow::kRows), all),
                wide = ceil_div(experts * ceil_div(g.n, policy::fitted_wide::kRows), all);
  return g.m < kWideRows * e.slots && 3 * narrow * 7 <= 2 * wide * 8;
}

// Launches the kernel whose tiles fit the experts' rows, in form L.
template <class L>
bool launch_fitted(kernel& run, const gemm_4bit_args& g, params::gemm4_grouped e, int32_t device,
                   void* stream) {
  if (!run.present(device)) return false;
  const int64_t rows = e.experts * g.n;
  params::gemm4_grouped_fitted p = {};
  for (int f = 0; f < L::kForms; f++)
    if (!make_map({g.a, 2, g.k, g.m, 64, L::width(f)}, p.a_maps[f])) return false;
  if (!make_map({g.packed, 1, g.k / 2, rows, 32, L::kRows}, p.w_map)) return false;
  e.slots = static_cast<int>(std::min<int64_t>(e.slots, g.m / e.least));
  p.e = e, p.rows = static_cast<int>(ceil_div(g.n, L::kRows));
  const bool nested = g.absmax.codes != nullptr;
  const workspace memory(nested ? static_cast<size_t>(e.experts * e.expert_scales) * 4 : 0, device,
                         stream);
  if (nested) make_plain(e, memory.as<float>(), device, stream);
  p.scales = nested ? memory.as<float>() : g.absmax.values;
  const int64_t tiles = p.rows * (g.m / L::kColumns + e.slots);
  shape s = {std::min<int64_t>(tiles, multiprocessors(device)), L::kThreads, L::kBytes};
  s.pdl = true;
  run.launch(device, stream, s, p);
  return true;
}

}  // namespace

bool launch_grouped_wgmma(const gemm_4bit_grouped_args& args, params::gemm4_grouped e,
                          bool gradient, int32_t device, void* stream) {
  const gemm_4bit_args& g = args.g;
  const int64_t mean = g.m / e.slots;
  const bool bf16 = g.dtype == NYBBLE_BF16, micro = reads_microscaled(g);
  if (!suits(g, e)) return false;
  if (!gradient && !micro && mean < kClusterRows)
    return prefers_narrow(g, e, device)
               ? launch_fitted<policy::fitted_narrow>(fitted_narrow[bf16], g, e, device, stream)
               : launch_fitted<policy::fitted_wide>(fitted_wide[bf16], g, e, device, stream);
  const int form = gradient || micro ? form_of(mean, gradient) : 2;
  kernel& run = gradient ? (micro ? microscaled_dgrad : dgrad)[bf16][form]
                : micro  ? microscaled[bf16][form]
                         : wgmma_256[bf16];
  if (!run.present(device)) return false;
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
  const bool nested = g.absmax.codes != nullptr && !micro;
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
