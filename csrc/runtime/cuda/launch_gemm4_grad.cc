// Owns: choosing and launching the gradient of the 4-bit product: dequantize + cuBLASLt, plain
// where that is missing.
#include <algorithm>

#include "kernels/policy.h"
#include "runtime/cuda/blas.h"
#include "runtime/cuda/gemm4_parts.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/shapes.h"
#include "runtime/error.h"

namespace nybble::cuda {

void gemm_4bit_grad(const gemm_4bit_args& g, int32_t device, void* stream) {
  if (kernels_of(g).has_epilogue)
    throw unsupported("kernels: the derivative of their epilogue is not known");
  const current scope(device);
  if (launch_triples(g, true, device, stream)) return;
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
