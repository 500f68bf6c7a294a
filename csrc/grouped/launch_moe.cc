// Launches the steps of a mixture-of-experts layer around its products.
#include <algorithm>
#include <climits>
#include <string>

#include "core/error.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"

namespace nybble::cuda {
namespace {

kernel route_kernel = {"moe", "moe_route"};
kernel gate_kernels[3] = {NYBBLE_KERNEL_WIDTHS("moe", "moe_gate", "")},
       sum_kernels[3] = {NYBBLE_KERNEL_WIDTHS("moe", "moe_sum", "")};

void check_at_most(const char* name, int64_t value, int64_t most) {
  if (value > most)
    throw unsupported(std::string(name) + ": " + std::to_string(value) +
                      " is not supported; at most " + std::to_string(most) + " is");
}

// Returns the shape of a kernel whose threads each compute one 16-byte vector of the result.
shape one_vector_per_thread(int64_t rows, int64_t n, nybble_dtype dtype) {
  return with_pdl(
      {ceil_div(rows * ceil_div(n, vector_of(dtype)), policy::kMoeThreads), policy::kMoeThreads});
}

}  // namespace

void moe_route(const moe_route_args& args, int32_t device, void* stream) {
  check_at_most("rows", args.rows, policy::kMoeRouteRows);
  check_at_most("experts", args.experts, policy::kMoeRouteThreads - 1);
  const int rows = static_cast<int>(args.rows), experts = static_cast<int>(args.experts),
            slots = experts + 1,
            segments =
                std::clamp(rows / policy::kMoeRouteLeast, 1, policy::kMoeRouteThreads / slots),
            threads = static_cast<int>(ceil_div(std::max(slots * segments, 128), 32) * 32);
  const params::moe_route p = {reinterpret_cast<const params::i64*>(args.ids),
                               reinterpret_cast<params::i64*>(args.tokens),
                               args.positions,
                               args.owners,
                               args.offsets,
                               args.first,
                               rows,
                               static_cast<int>(std::min<int64_t>(args.per_token, INT_MAX)),
                               experts,
                               segments,
                               args.partial};
  route_kernel.launch(device, stream, with_pdl({1, threads}), p);
}

void moe_gate(const moe_gate_args& args, int32_t device, void* stream) {
  const bool aligned = args.n % vector_of(args.dtype) == 0 && is_aligned(args.x, 16) &&
                       is_aligned(args.bias, 16) && is_aligned(args.out, 16);
  const params::moe_gate p = {args.x,
                              args.bias,
                              args.owners,
                              args.out,
                              args.rows,
                              args.n,
                              args.dtype,
                              static_cast<int>(std::min<int64_t>(args.experts, INT_MAX)),
                              args.activation == NYBBLE_CLAMPED_SWIGLU,
                              args.alpha,
                              args.limit,
                              aligned};
  gate_kernels[args.dtype].launch(device, stream,
                                  one_vector_per_thread(args.rows, args.n, args.dtype), p);
}

void moe_sum(const moe_sum_args& args, int32_t device, void* stream) {
  const bool aligned = args.n % vector_of(args.dtype) == 0 && is_aligned(args.x, 16) &&
                       is_aligned(args.bias, 16) && is_aligned(args.out, 16);
  const params::moe_sum p = {args.x,
                             args.bias,
                             args.owners,
                             args.positions,
                             args.weights,
                             args.out,
                             args.tokens,
                             args.n,
                             args.dtype,
                             static_cast<int>(std::min<int64_t>(args.per_token, INT_MAX)),
                             static_cast<int>(std::min<int64_t>(args.experts, INT_MAX)),
                             args.weights_dtype,
                             aligned};
  sum_kernels[args.dtype].launch(device, stream,
                                 one_vector_per_thread(args.tokens, args.n, args.dtype), p);
}

}  // namespace nybble::cuda
