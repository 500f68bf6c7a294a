// Launches a layer of 4-bit experts for few rows: a kernel for each product.
#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "grouped/launch.h"

namespace nybble::cuda {
namespace {

// Kernels by type (float16, bfloat16) and by scales (plain, nested, those of MXFP4 and NVFP4).
#define NYBBLE_MOE_4BIT_SCALES(name) \
  {{"moe_4bit", name}, {"moe_4bit", name "_nested"}, {"moe_4bit", name "_microscaled"}}
#define NYBBLE_MOE_4BIT_KERNELS(name) \
  {NYBBLE_MOE_4BIT_SCALES(name "_f16"), NYBBLE_MOE_4BIT_SCALES(name "_bf16")}
kernel gate_up_kernels[2][3] = NYBBLE_MOE_4BIT_KERNELS("moe_gate_up"),
       down_kernels[2][3] = NYBBLE_MOE_4BIT_KERNELS("moe_down");

// Returns the index of the kernels for a weight's scales.
int scaling_of(const gemm_4bit_args& g) {
  return g.absmax.codes == nullptr ? 0 : reads_microscaled(g) ? 2 : 1;
}

// Returns whether the kernels can read an expert's weight and compute its results.
bool suits(const gemm_4bit_args& g, int64_t experts) {
  const bool nested = g.absmax.codes != nullptr;
  const int64_t scales = g.n * g.k / g.block_size;
  return g.n % 16 == 0 && g.k % 64 == 0 &&
         (reads_microscaled(g) || (g.block_size >= 64 && g.k % g.block_size == 0)) &&
         is_aligned(g.a, 16) && is_aligned(g.packed, 16) &&
         (nested || is_aligned(g.absmax.values, 16)) && experts * scales < int64_t{1} << 32 &&
         g.n * g.k < int64_t{1} << 31;
}

params::moe_4bit params_of_layer(const moe_4bit_args& args, const gemm_4bit_args& g) {
  const params::gemm4_grouped e = grouped_params({g, args.experts, nullptr});
  params::moe_4bit p = {};
  p.g = e.g, p.expert_bytes = e.expert_bytes;
  p.expert_scales = e.expert_scales, p.expert_seconds = e.expert_seconds;
  p.ids = reinterpret_cast<const params::i64*>(args.ids);
  p.first = args.first, p.all = args.all;
  p.experts = static_cast<int>(args.experts), p.tokens = static_cast<int>(args.tokens);
  p.per_token = static_cast<int>(args.per_token), p.pairs = (p.per_token + 1) / 2;
  p.slices = static_cast<int>(ceil_div(g.k, policy::kMoe4bitSlice));
  p.activation = args.activation, p.alpha = args.alpha, p.limit = args.limit;
  p.weights = args.weights, p.weights_dtype = args.weights_dtype;
  return p;
}

// Returns whether these kernels are faster than moe_route, products of sorted rows and the steps
// between them. The products' kernels take less time for each weight, and read the weight of an
// expert only once for several rows. Times in us of a layer in a CUDA graph (H200), with other
// kernels and with these:
//   tokens                  Qwen3          gpt-oss        DeepSeek-V3    Mixtral
//      1                    22.7  12.6     37.6   29.3    68.7   76.4    66.8   77.1
//      2                    33.3  22.0     53.6   53.1
//      3                    37.0  31.0
//      4                    41.4  42.8
//   1, nested scales        27.6  16.4     46.3   37.1    87.8  109.0
//   3, nested scales        46.0  42.4
//   1, MXFP4                28.3  13.7     43.2   33.0    79.7   87.7    81.0   90.7
//   2, MXFP4                38.5  24.6     58.9   59.9
//   3, MXFP4                41.6  35.1
//   4, MXFP4                44.9  47.7
// NVFP4 takes as long as MXFP4, within 4 %.
bool is_faster(const moe_4bit_args& args) {
  constexpr int64_t kMostWeights = 120 << 20;
  const gemm_4bit_args &up = args.gate_up, &down = args.down;
  return args.tokens * args.per_token * (up.n * up.k + down.n * down.k) <= kMostWeights;
}

}  // namespace

void moe_4bit(const moe_4bit_args& args, int32_t device, void* stream) {
  const current scope(device);
  const gemm_4bit_args &up = args.gate_up, &down = args.down;
  const int64_t rows = args.tokens * args.per_token;
  const bool bf16 = up.dtype == NYBBLE_BF16;
  const int scaling = scaling_of(up);
  kernel &first = gate_up_kernels[bf16][scaling], &second = down_kernels[bf16][scaling];
  *args.launched = rows <= policy::kMoe4bitRows && up.dtype != NYBBLE_F32 &&
                   args.experts < int64_t{1} << 31 && scaling == scaling_of(down) &&
                   suits(up, args.experts) && suits(down, args.experts) && is_faster(args) &&
                   can_run(first, policy::kMoe4bitBytes, device) &&
                   can_run(second, policy::kMoe4bitBytes, device);
  if (!*args.launched) return;
  const shape s =
      with_pdl({multiprocessors(device), policy::kMoe4bitThreads, policy::kMoe4bitBytes});
  params::moe_4bit p = params_of_layer(args, up);
  p.items = static_cast<int>(rows), p.tiles = static_cast<int>(up.n / 16);
  first.launch(device, stream, s, p);
  p = params_of_layer(args, down);
  p.items = static_cast<int>(args.tokens), p.tiles = static_cast<int>(down.n / 8);
  second.launch(device, stream, s, p);
}

}  // namespace nybble::cuda
