// Functions that the launchers of the 4-bit product and of its gradient share.
#include "gemm4/launch.h"

#include <strings.h>

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <cstring>

#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/codebook.h"
#include "device/policy.h"

namespace nybble::cuda {

namespace {
gemm4_kernels shipped("gemm4", "gemm4_gemv", "gemm4_wgmma", "gemm4_wgmma_dgrad");

// The kernels for FP4 tensor cores are used only if the user says so, because no GPU has run them.
bool allows_fp4_tensor_cores() {
  static const bool allowed = [] {
    const char* const value = std::getenv("NYBBLE_FP4_TENSOR_CORES");
    for (const char* off : {"", "0", "false", "no", "off"})
      if (value == nullptr || strcasecmp(value, off) == 0) return false;
    return true;
  }();
  return allowed;
}
}  // namespace

gemm4_kernels& kernels_of(const gemm_4bit_args& g) {
  return g.kernels != nullptr ? *g.kernels : shipped;
}

params::gemm4 params_of(const gemm_4bit_args& g) {
  constexpr float nf4[16] = NYBBLE_NF4_VALUES, fp4[16] = NYBBLE_FP4_VALUES,
                  e2m1[16] = NYBBLE_E2M1_VALUES;
  params::gemm4 p = {};
  p.a = g.a, p.packed = g.packed, p.absmax = absmax_of(g.absmax),
  p.code = g.quant_type == NYBBLE_CODE16 ? g.code : nullptr;
  p.bias = g.bias, p.out = g.out;
  const float* const book = g.quant_type == NYBBLE_FP4    ? fp4
                            : g.quant_type == NYBBLE_E2M1 ? e2m1
                                                          : nf4;
  std::memcpy(p.values, book, sizeof p.values);
  p.m = g.m, p.n = g.n, p.k = g.k, p.k_per_split = g.k;
  p.block_shift = log2_of("block_size", g.block_size, 16);
  p.vector = g.k % 8 == 0 && is_aligned(g.a, 16) && is_aligned(g.packed, 4);
  return p;
}

bool reads_nested(const gemm_4bit_args& g) {
  return g.block_size > 32 && ceil_div(g.n * g.k, g.block_size) % 4 == 0 &&
         is_aligned(g.absmax.codes, 4);
}

bool reads_microscaled(const gemm_4bit_args& g) {
  return g.quant_type == NYBBLE_E2M1 && !kernels_of(g).has_decode && g.block_size <= 32 &&
         g.absmax.codes != nullptr && g.k % 64 == 0 && is_aligned(g.absmax.codes, 16) &&
         ceil_div(g.n * g.k, g.block_size) <= g.absmax.block_size;
}

gemm4_problem problem_of(const gemm_4bit_args& g, int32_t device) {
  gemm4_kernels& kernels = kernels_of(g);
  const bool nested = g.absmax.codes != nullptr, a_aligned = is_aligned(g.a, 16),
             microscaled = reads_microscaled(g),
             user_functions = kernels.has_decode || kernels.has_epilogue,
             fp4 = microscaled && g.block_size == 32 && g.dtype == NYBBLE_BF16 && !user_functions &&
                   allows_fp4_tensor_cores();
  return {g.dtype == NYBBLE_F32,
          g.m,
          g.n,
          g.k,
          g.block_size,
          a_aligned,
          is_aligned(g.packed, 16),
          is_aligned(g.a, 8),
          nested,
          nested && reads_nested(g),
          microscaled,
          g.k % 8 == 0 && a_aligned && is_aligned(g.packed, 4),
          user_functions,
          fp4 && kernels.mma_mxfp4[0].present(device)    ? fp4_kernels::mma
          : fp4 && kernels.tcgen05_mxfp4.present(device) ? fp4_kernels::tcgen05
                                                         : fp4_kernels::none};
}

void reduce(const gemm_4bit_args& g, const float* partial, int64_t columns, int splits,
            int32_t device, void* stream) {
  const params::gemm4_reduce r = {partial, g.bias, g.out, g.m * columns, columns, splits};
  shape s = {ceil_div(r.count, policy::kReduceThreads * 4), policy::kReduceThreads};
  s.pdl = true;
  kernels_of(g).reduce[g.dtype].launch(device, stream, s, r);
}

bool share_units(params::gemm4_dgrad& p, int64_t tiles, int64_t units, int64_t groups,
                 int32_t device) {
  const int64_t all = tiles * units;
  if (all > INT_MAX / 2) return false;
  const int64_t blocks = std::min(all, std::max<int64_t>(1, multiprocessors(device) / groups)),
                each = all / blocks, more = all % blocks;
  const bool whole = more == 0 && (each % units == 0 || units % each == 0);
  p.blocks = static_cast<int>(blocks), p.units = static_cast<int>(units);
  p.each = static_cast<int>(each), p.more = static_cast<int>(more);
  p.places = static_cast<int>(whole ? ceil_div(units, each) : (units + each - 2) / each + 1);
  return true;
}

bool can_run(kernel& k, int shared_bytes, int32_t device) {
  return k.present(device) && shared_bytes <= shared_limit(device);
}

int64_t plain_scales(const gemm_4bit_args& g) {
  return g.absmax.codes == nullptr ? 0 : ceil_div(ceil_div(g.n * g.k, g.block_size), 64) * 64;
}

void make_plain(const gemm_4bit_args& g, params::absmax& scales, float* values, int32_t device,
                void* stream) {
  const int64_t count = ceil_div(g.n * g.k, g.block_size);
  shape s = {ceil_div(count, policy::kReduceThreads * 4), policy::kReduceThreads};
  s.pdl = true;
  kernels_of(g).dequantize_scales.launch(device, stream, s,
                                         params::gemm4_dequantize_scales{scales, values, count});
  scales = {values, nullptr, nullptr, nullptr, 0};
}

std::array<extent, 5> weight_of(const params::gemm4& p) {
  const size_t weights = static_cast<size_t>(p.n * p.k), scales = (weights >> p.block_shift) + 1;
  const params::absmax& a = p.absmax;
  const size_t values = a.codes ? (scales >> a.nested_shift) + 1 : scales;
  return {{{p.packed, weights / 2},
           {a.values, values * sizeof(float)},
           {a.codes, a.codes ? scales : 0},
           {a.code, a.codes ? 256 * sizeof(float) : 0},
           {a.offset, a.codes && a.offset ? sizeof(float) : 0}}};
}

void launched(const gemm_4bit_args& g, const pdl_predecessor& ahead, int64_t results) {
  const gemm4_kernels& kernels = kernels_of(g);
  // A user's epilogue may also write to memory.
  if (kernels.has_epilogue) return;
  ahead.launched({g.out, static_cast<size_t>(results) * (g.dtype == NYBBLE_F32 ? 4 : 2)});
}

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

}  // namespace nybble::cuda
