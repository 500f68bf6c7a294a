// Launches the skinny GEMM of the products with stacked 4-bit weights.
#include <climits>

#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/grouped_skinny.h"
#include "gemm4/launch.h"
#include "grouped/launch.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_GROUPED_SKINNY(name)                     \
  {{"gemm4_grouped_tma", "gemm4_grouped_" name "_f16"}, \
   {"gemm4_grouped_tma", "gemm4_grouped_" name "_bf16"}}
kernel skinny[2][2] = {NYBBLE_GROUPED_SKINNY("skinny"),  // [MXFP4 and NVFP4][bf16]
                       NYBBLE_GROUPED_SKINNY("skinny_microscaled")};

kernel& skinny_of(const gemm_4bit_args& g) {
  return skinny[reads_microscaled(g)][g.dtype == NYBBLE_BF16];
}

// Returns whether TMA can load the scales, or make_plain can dequantize them first.
bool suits_scales(const gemm_4bit_args& g) {
  if (!reads_microscaled(g))
    return g.block_size == 64 && (g.absmax.codes != nullptr || is_aligned(g.absmax.values, 16));
  // The kernel multiplies weights by scales in the 16-bit type. MXFP4 scales exceed float16.
  return is_aligned(g.absmax.codes, 16) && (g.block_size == 16 || g.dtype == NYBBLE_BF16);
}

}  // namespace

bool suits_grouped_skinny(const gemm_4bit_args& g, const params::gemm4_grouped& p, int32_t device) {
  return suits_scales(g) && g.k % (2 * policy::kGroupedSkinnyStep) == 0 && g.n % 8 == 0 &&
         is_aligned(g.a, 16) && is_aligned(g.packed, 16) && is_aligned(g.out, 16) &&
         p.experts <= policy::kGroupedSkinnyListed && p.experts * g.n <= INT_MAX &&
         can_run(skinny_of(g), policy::kGroupedSkinnyBytes, device);
}

bool launch_grouped_skinny(const gemm_4bit_args& g, const params::gemm4_grouped& e, int32_t device,
                           void* stream) {
  const int64_t rows = e.experts * g.n;
  const bool micro = reads_microscaled(g), nested = g.absmax.codes != nullptr && !micro;
  const workspace memory(nested ? static_cast<size_t>(e.experts * e.expert_scales) * 4 : 0, device,
                         stream);
  const float* const scales = nested ? memory.as<float>() : g.absmax.values;
  params::gemm4_grouped_skinny q = {};
  for (int i = 0; i < 4; i++)
    if (!make_map({g.a, 2, g.k, g.m, 64, 8 * (i + 1)}, q.a_maps[i])) return false;
  constexpr int kStep = policy::kGroupedSkinnyStep, kRows = policy::kGroupedSkinnyRows;
  const boxed scale_boxes =
      micro ? boxed{g.absmax.codes, 1, g.k / g.block_size, rows, 2 * kStep / g.block_size, kRows}
            : boxed{scales, 2, g.k / 32, rows, kStep / 16, kRows};
  if (!make_map({g.packed, 1, g.k / 2, rows, kStep / 2, kRows}, q.w_map) ||
      !make_map(scale_boxes, q.scales_map))
    return false;
  if (nested) make_plain(e, memory.as<float>(), device, stream);
  q.e = e;
  const shape s = {multiprocessors(device), policy::kSkinnyThreads, policy::kGroupedSkinnyBytes};
  skinny_of(g).launch(device, stream, with_pdl(s), q);
  return true;
}

}  // namespace nybble::cuda
