// Launches the kernels of CAME.
#include <algorithm>

#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"
#include "optim/launch_memory.h"

namespace nybble::cuda {
namespace {

// [dtype]
kernel sums_kernels[3] = {NYBBLE_KERNEL_WIDTHS("optim", "optim_came_sums", "")};
kernel distances8_kernels[3] = {NYBBLE_KERNEL_WIDTHS("optim", "optim_came_distances_8bit", "")};
kernel came_step8_kernels[3] = {NYBBLE_KERNEL_WIDTHS("optim", "optim_came_step_8bit", "")};
kernel distances32_kernel = {"optim", "optim_came_distances_32bit"};
kernel came_step32_kernel = {"optim", "optim_came_step_32bit"};
kernel moments_kernel = {"optim", "optim_came_moments"};
constexpr int64_t kWarps = policy::kCameThreads / 32, kStepRows = 2;

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

int64_t blocks_of_sums(const nybble_came& c) {
  return c.matrices * c.strips * ceil_div(c.cols, 256);
}

void launch_sums(const nybble_came& c, params::came p, int32_t device, void* stream) {
  p.strip_rows = ceil_div(c.rows, c.strips);
  kernel& k = p.m == nullptr      ? sums_kernels[c.dtype]
              : p.code == nullptr ? distances32_kernel
                                  : distances8_kernels[c.dtype];
  k.launch(device, stream, with_pdl({blocks_of_sums(c), policy::kCameThreads}), p);
}

void launch_step(const nybble_came& c, params::came p, int32_t device, void* stream) {
  const int64_t units = ceil_div(c.matrices * c.rows * c.cols, 256);
  // Each block with 8-bit momentum first fills tables, so there are few blocks.
  int64_t blocks = std::min(ceil_div(units, kWarps),
                            int64_t{4} * policy::kCameStepBlocks * multiprocessors(device));
  if (c.cols % 256 == 0) {
    p.strips = ceil_div(c.rows, kWarps * kStepRows);
    p.strip_rows = ceil_div(c.rows, p.strips);
    blocks = c.matrices * p.strips * (c.cols / 256);
  }
  kernel& k = p.code == nullptr ? came_step32_kernel : came_step8_kernels[c.dtype];
  k.launch(device, stream, with_pdl({blocks, policy::kCameThreads}), p);
}

}  // namespace

void came_sums(const nybble_came& c, int32_t device, void* stream) {
  launch_sums(c, params_of(c), device, stream);
}

void came_step(const nybble_came& c, int32_t device, void* stream) {
  launch_step(c, params_of(c), device, stream);
}

void came_update(const nybble_came& c, int32_t device, void* stream) {
  const int64_t of_rows = ceil_div(c.rows, policy::kCameThreads),
                of_cols = ceil_div(c.cols, policy::kCameThreads),
                parts = std::max(c.matrices * of_rows, blocks_of_sums(c));
  const size_t bytes = static_cast<size_t>(parts) * sizeof(double) +
                       (2 * static_cast<size_t>(c.matrices) + 1) * sizeof(float);
  const launch_memory memory(bytes, device, stream);
  float* const scalars = reinterpret_cast<float*>(memory.sums() + parts);
  params::came_moments moments = {};
  moments.row_sums = c.row_sums, moments.col_sums = c.col_sums;
  moments.parts = memory.sums(), moments.arrived = &memory.zeros()->last_block;
  moments.matrices = c.matrices, moments.rows = c.rows, moments.cols = c.cols,
  moments.strips = c.strips, moments.tiles = ceil_div(c.cols, 256);
  const auto launch_moments = [&](float* row, float* col, float* row_factor, float* col_factor,
                                  float beta, float eps, float* mean) {
    moments.row = row, moments.col = col, moments.mean = mean;
    moments.row_factor = row_factor, moments.col_factor = col_factor;
    moments.rest = 1.0f - beta, moments.eps = eps;
    moments_kernel.launch(device, stream,
                          with_pdl({c.matrices * (of_rows + of_cols), policy::kCameThreads}),
                          moments);
  };
  params::came p = params_of(c);
  p.clip = c.clip_threshold;
  // the sums of squares of the gradient
  p.m = nullptr, p.row = p.col = nullptr, p.scale = nullptr;
  launch_sums(c, p, device, stream);
  launch_moments(c.sq_row, c.sq_col, c.row, c.col, c.beta2, c.eps, scalars);
  // the sums of squares of the update
  p.row = c.row, p.col = c.col, p.mean = scalars;
  p.parts = memory.sums(), p.backward = 1;
  launch_sums(c, p, device, stream);
  // the sums of squares of the update's distance from the momentum
  p.m = c.m, p.clipped = scalars + 2 * c.matrices, p.backward = 0;
  launch_sums(c, p, device, stream);
  launch_moments(c.res_sq_row, c.res_sq_col, c.res_row, c.res_col, c.beta3, c.res_eps,
                 scalars + c.matrices);
  p.scale = p.clipped, p.res_mean = scalars + c.matrices, p.backward = 1;
  launch_step(c, p, device, stream);
}

}  // namespace nybble::cuda
