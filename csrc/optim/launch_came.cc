// Launches the two kernels of CAME.
#include <algorithm>

#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"

namespace nybble::cuda {
namespace {

kernel sums_kernel = {"optim", "optim_came_sums"};
kernel step_kernel_of_came = {"optim", "optim_came_step"};

params::came params_of(const nybble_came& c) {
  params::came p = {};
  p.p = c.p, p.g = c.g, p.m = c.m, p.absmax = c.absmax, p.code = c.m != nullptr ? c.code : nullptr;
  p.row = c.row, p.col = c.col, p.scale = c.scale, p.res_row = c.res_row, p.res_col = c.res_col;
  p.row_sums = c.row_sums, p.col_sums = c.col_sums;
  p.matrices = c.matrices, p.rows = c.rows, p.cols = c.cols, p.strips = c.strips;
  p.beta1 = c.beta1, p.rest1 = 1.0f - c.beta1, p.lr = c.lr, p.decay = c.weight_decay;
  p.dtype = c.dtype;
  return p;
}

}  // namespace

void came_sums(const nybble_came& c, int32_t device, void* stream) {
  params::came p = params_of(c);
  p.strip_rows = ceil_div(c.rows, c.strips);
  const int64_t blocks = c.matrices * c.strips * ceil_div(c.cols, 256);
  sums_kernel.launch(device, stream, with_pdl({blocks, policy::kCameThreads}), p);
}

void came_step(const nybble_came& c, int32_t device, void* stream) {
  constexpr int64_t kWarps = policy::kCameThreads / 32;
  const int64_t units = ceil_div(c.matrices * c.rows * c.cols, 256),
                most = int64_t{4} * policy::kCameStepBlocks * multiprocessors(device);
  const int64_t blocks = std::min(ceil_div(units, kWarps), most);
  step_kernel_of_came.launch(device, stream, with_pdl({blocks, policy::kCameThreads}),
                             params_of(c));
}

}  // namespace nybble::cuda
