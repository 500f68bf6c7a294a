// Launches the steps of a mixture-of-experts layer around its products.
#include <algorithm>
#include <climits>
#include <initializer_list>
#include <string>

#include "core/error.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/pdl.h"
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

// Returns a number that is an int in the kernel's arguments.
int int_of(const char* name, int64_t value) {
  check_at_most(name, value, INT_MAX);
  return static_cast<int>(value);
}

// Returns whether rows of n values are whole 16-byte vectors in all these arrays.
bool has_vectors(int64_t n, nybble_dtype dtype, std::initializer_list<const void*> arrays) {
  return n % vector_of(dtype) == 0 &&
         std::all_of(arrays.begin(), arrays.end(), [](const void* p) { return is_aligned(p, 16); });
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
            slots = experts + 1, bytes = args.dtype == NYBBLE_F32 ? 4 : 2,
            piece = has_vectors(args.n, args.dtype, {args.x, args.out}) ? 16 : 2,
            all = int_of("n", args.n * bytes / piece * policy::kMoeRouteEach),  // of a block
      pieces = all / policy::kMoeRouteEach;                                     // of a row
  // Each block copies a part of a row, or several whole rows.
  const int blocks = std::max(multiprocessors(device),
                              static_cast<int>(ceil_div(rows, policy::kMoeRouteEach))),
            each = static_cast<int>(ceil_div(rows, blocks)),
            part = static_cast<int>(ceil_div(pieces, std::max(1, blocks / rows))),
            parts = static_cast<int>(ceil_div(pieces, part)),
            segments =
                std::clamp(rows / policy::kMoeRouteLeast, 1, policy::kMoeRouteThreads / slots),
            threads = std::max({slots * segments, std::min(each * part, 512), 128});
  const params::moe_route p = {args.x,      reinterpret_cast<const params::i64*>(args.ids),
                               args.out,    args.positions,
                               args.owners, args.offsets,
                               args.first,  args.all,
                               rows,        int_of("per_token", args.per_token),
                               experts,     segments,
                               each,        parts,
                               pieces,      piece};
  const shape s = {
      ceil_div(rows, each) * parts, static_cast<int>(ceil_div(threads, 32) * 32),
      policy::moe_route_segment(rows, segments) * segments * static_cast<int>(sizeof(short))};
  route_kernel.launch(device, stream, with_pdl(s), p);
}

void moe_gate(const moe_gate_args& args, int32_t device, void* stream) {
  const pdl_predecessor ahead(stream);
  const params::moe_gate p = {args.x,
                              args.bias,
                              args.owners,
                              args.out,
                              args.rows,
                              args.n,
                              args.dtype,
                              int_of("experts", args.experts),
                              static_cast<int>(args.activation),
                              args.alpha,
                              args.limit,
                              has_vectors(args.n, args.dtype, {args.x, args.bias, args.out})};
  gate_kernels[args.dtype].launch(device, stream,
                                  one_vector_per_thread(args.rows, args.n, args.dtype), p);
  // Like a product, this kernel lets the next one start only after its own wait.
  const int64_t bytes = args.rows * args.n * (args.dtype == NYBBLE_F32 ? 4 : 2);
  ahead.launched({args.out, static_cast<size_t>(bytes)});
}

void moe_sum(const moe_sum_args& args, int32_t device, void* stream) {
  const params::moe_sum p = {args.x,
                             args.bias,
                             args.owners,
                             args.positions,
                             args.weights,
                             args.out,
                             args.tokens,
                             args.n,
                             args.dtype,
                             int_of("per_token", args.per_token),
                             int_of("experts", args.experts),
                             args.weights_dtype,
                             has_vectors(args.n, args.dtype, {args.x, args.bias, args.out})};
  sum_kernels[args.dtype].launch(device, stream,
                                 one_vector_per_thread(args.tokens, args.n, args.dtype), p);
}

}  // namespace nybble::cuda
