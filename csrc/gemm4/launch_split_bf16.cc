// Launches float32 4-bit products of many rows, and their gradients, on bf16 tensor cores.
#include <algorithm>

#include "cuda/blas.h"
#include "cuda/device.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/policy.h"
#include "gemm4/launch.h"

namespace nybble::cuda {
namespace {

// Whether six bf16 products are faster than one float32 product. Architectures 8.0, 9.0 and 10.x
// multiply bf16 at least 15 times as fast as float32; on other architectures bf16 is only two to
// four times as fast.
bool has_fast_bf16(int32_t device) {
  const int c = capability(device);
  return c == 80 || c == 90 || c / 10 == 10;
}

shape threads(int64_t count) {
  return {ceil_div(count, policy::kSplitBf16Threads), policy::kSplitBf16Threads};
}

}  // namespace

bool has_split_bf16(const gemm_4bit_args& g, int32_t device) {
  return has_fast_bf16(device) && kernels_of(g).split_bf16_weight.present(device) &&
         blas::is_there(device);
}

bool launch_split_bf16(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream) {
  gemm4_kernels& kernels = kernels_of(g);
  const int64_t summed = gradient ? g.n : g.k, columns = gradient ? g.k : g.n;
  params::gemm4_split_bf16_weight w = {};
  w.g = params_of(g);
  const current scope(device);
  const int64_t most = std::min<int64_t>(summed, policy::kSplitBf16Chunk);
  const buffer rows(static_cast<size_t>(6 * most * g.m) * 2, stream),
      weight(static_cast<size_t>(6 * most * columns) * 2, stream);
  params::gemm4_split_bf16_rows r = {nullptr, rows.as<unsigned short>(), g.m, 0, summed};
  w.out = weight.as<unsigned short>();
  for (int64_t from = 0; from < summed; from += most) {
    const int64_t width = std::min(most, summed - from);
    (gradient ? w.row : w.column) = from;
    w.rows = gradient ? width : g.n, w.columns = gradient ? g.k : width;
    w.row_stride = gradient ? g.k : 6 * width, w.term_stride = gradient ? width * g.k : width;
    r.a = static_cast<const float*>(g.a) + from, r.columns = width;
    kernels.split_bf16_rows.launch(device, stream, threads(r.rows * width / 8), r);
    kernels.split_bf16_weight.launch(device, stream, threads(w.rows * w.columns / 8), w);
    if (!blas::product(device, stream, NYBBLE_BF16, NYBBLE_F32, r.out, w.out, !gradient,
                       from == 0 ? g.bias : nullptr, g.out, g.m, columns, 6 * width, from > 0))
      return false;
  }
  return true;
}

}  // namespace nybble::cuda
