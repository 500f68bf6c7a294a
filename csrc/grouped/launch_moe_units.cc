// Launches a layer of 4-bit or 8-bit experts for few rows: a kernel for each product.
#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/moe_units.h"
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
kernel gate_up_8bit[2] = {{"moe_8bit", "moe_8bit_gate_up_f16"},
                          {"moe_8bit", "moe_8bit_gate_up_bf16"}},
       down_8bit[2] = {{"moe_8bit", "moe_8bit_down_f16"}, {"moe_8bit", "moe_8bit_down_bf16"}};

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

bool suits(const moe_8bit_product& g) {
  return g.n % 16 == 0 && g.k % 16 == 0 && is_aligned(g.a, 16) && is_aligned(g.b, 16) &&
         is_aligned(g.col_absmax, 16) && g.m * g.k <= policy::kMoe8bitRowBytes &&
         g.n * g.k < int64_t{1} << 31;
}

void set_layer(params::moe_product& p, const moe_layer_args& l) {
  p.ids = reinterpret_cast<const params::i64*>(l.ids);
  p.first = l.first, p.all = l.all;
  p.experts = static_cast<int>(l.experts), p.tokens = static_cast<int>(l.tokens);
  p.per_token = static_cast<int>(l.per_token), p.pairs = (p.per_token + 1) / 2;
  p.activation = l.activation, p.alpha = l.alpha, p.limit = l.limit;
  p.weights = l.weights, p.weights_dtype = l.weights_dtype;
}

params::moe_product params_of(const moe_4bit_args& args, const gemm_4bit_args& g) {
  const params::gemm4_grouped e = grouped_params({g, args.layer.experts, nullptr});
  params::moe_product p = {};
  set_layer(p, args.layer);
  p.g = e.g, p.expert_bytes = e.expert_bytes;
  p.expert_scales = e.expert_scales, p.expert_seconds = e.expert_seconds;
  p.slices = static_cast<int>(ceil_div(g.k, policy::kMoe4bitSlice));
  return p;
}

params::moe_product params_of(const moe_8bit_args& args, const moe_8bit_product& g) {
  params::moe_product p = {};
  set_layer(p, args.layer);
  p.g.m = g.m, p.g.n = g.n, p.g.k = g.k;
  p.g.a = g.a, p.g.bias = g.bias, p.g.out = g.out;
  p.g.packed = reinterpret_cast<const uint8_t*>(g.b), p.g.absmax.values = g.col_absmax;
  p.expert_bytes = g.n * g.k, p.expert_scales = g.n;
  p.slices = static_cast<int>(ceil_div(g.k, policy::kMoe8bitSlice));
  p.threshold = args.threshold;
  return p;
}

// Launches the kernels of both products.
void launch_products(kernel& first, params::moe_product gate_up, kernel& second,
                     params::moe_product down, int bytes, int32_t device, void* stream) {
  const shape s = with_pdl({multiprocessors(device), policy::kMoeFewThreads, bytes});
  gate_up.items = gate_up.tokens * gate_up.per_token;
  gate_up.tiles = static_cast<int>(gate_up.g.n / 16);
  first.launch(device, stream, s, gate_up);
  down.items = down.tokens, down.tiles = static_cast<int>(down.g.n / 8);
  second.launch(device, stream, s, down);
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
  return args.layer.tokens * args.layer.per_token * (up.n * up.k + down.n * down.k) <= kMostWeights;
}

// The same for 8-bit experts. With several tokens, rows can read the same expert. Times in us of a
// layer in a CUDA graph (H200), with other kernels and with these:
//   tokens, threshold       Qwen3          gpt-oss        DeepSeek-V3    Mixtral
//   1, 0                    29.3  19.9     47.2   41.6    106   95.3     97.9  100
//   1, 6 (outliers)         47.6  21.4     75.4   50.8    164    147    154    124
//   2, 0                    40.6  31.6     73.6   65.8
//   3, 0                    48.4  43.9
//   4, 0                    55.3  57.2
// Without a graph, a layer of one token takes 155 to 186 us with other kernels, and 75 to 155 us
// with these.
bool is_faster(const moe_8bit_args& args) {
  constexpr int64_t kMostWeights = 192 << 20;
  const moe_8bit_product &up = args.gate_up, &down = args.down;
  const int64_t tokens = args.layer.tokens;
  return tokens == 1 ||
         tokens * args.layer.per_token * (up.n * up.k + down.n * down.k) <= kMostWeights;
}

}  // namespace

void moe_4bit(const moe_4bit_args& args, int32_t device, void* stream) {
  const current scope(device);
  const gemm_4bit_args &up = args.gate_up, &down = args.down;
  const moe_layer_args& l = args.layer;
  const bool bf16 = up.dtype == NYBBLE_BF16;
  const int scaling = scaling_of(up);
  kernel &first = gate_up_kernels[bf16][scaling], &second = down_kernels[bf16][scaling];
  *l.launched = l.tokens * l.per_token <= policy::kMoeFewRows && up.dtype != NYBBLE_F32 &&
                l.experts < int64_t{1} << 31 && scaling == scaling_of(down) &&
                suits(up, l.experts) && suits(down, l.experts) && is_faster(args) &&
                can_run(first, policy::kMoe4bitBytes, device) &&
                can_run(second, policy::kMoe4bitBytes, device);
  if (*l.launched)
    launch_products(first, params_of(args, up), second, params_of(args, down),
                    policy::kMoe4bitBytes, device, stream);
}

void moe_8bit(const moe_8bit_args& args, int32_t device, void* stream) {
  const current scope(device);
  const moe_layer_args& l = args.layer;
  const bool bf16 = args.dtype == NYBBLE_BF16;
  kernel &first = gate_up_8bit[bf16], &second = down_8bit[bf16];
  *l.launched = l.tokens * l.per_token <= policy::kMoeFewRows && args.dtype != NYBBLE_F32 &&
                (l.tokens == 1 || args.threshold == 0.0f) && l.experts < int64_t{1} << 31 &&
                suits(args.gate_up) && suits(args.down) && is_faster(args) &&
                can_run(first, policy::kMoe8bitBytes, device) &&
                can_run(second, policy::kMoe8bitBytes, device);
  if (*l.launched)
    launch_products(first, params_of(args, args.gate_up), second, params_of(args, args.down),
                    policy::kMoe8bitBytes, device, stream);
}

}  // namespace nybble::cuda
