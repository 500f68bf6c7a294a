// The argument records of the optimizers' kernels. See params.h.
#pragma once

namespace nybble {
namespace params {

using u8 = unsigned char;
using u16 = unsigned short;
using i64 = long long;

// An optimizer step of up to kMostTensors tensors. A unit is 256 values of a tensor, and a warp
// processes a unit at a time.
constexpr int kMostTensors = 36;

struct optim_tensor {
  void* p;
  const void* g;
  void* s1;        // AdEMAMix: [2][n]
  void* s2;        // Schedule-Free: z
  float* absmax1;  // a scale per 256 values (8-bit) or 128 (4-bit); AdEMAMix: [2][blocks]
  float* absmax2;
  float* norm;         // where to store the sum of update^2, or NULL
  double norm_factor;  // with two states, factor of the sum: (correction2 / correction1)^2
  i64 n;
  i64 first_unit;
  float correction1, correction2;  // 1 - beta1^t, sqrt(1 - beta2^t)
  float step_size, eps_corrected;  // lr * correction2 / correction1, eps * correction2
  float momentum_keep;             // beta1; 0 in the first step
  // aligned: whether p, g, z and 32-bit states are aligned to 16 bytes, 8-bit states to 8, and
  // 4-bit states to 4. noise: random bits for stochastic rounding (device/stochastic.h); 0 rounds
  // to nearest.
  unsigned aligned : 1, noise : 31;
};

struct optim {
  float lr, beta1, beta2, beta3, alpha, eps, decay, gnorm_scale, rest1, rest2, rest3, keep,
      max_unorm;
  int skip_zeros, optimizer, tensors, dtype;
  const float* code1;
  const float* code2;
  // Both pointers are NULL without max_unorm. `scales` [tensors] has the factors that limit the
  // updates. For one 8-bit state, `norms` [tensors][2] has the sums of p^2 and of update^2 instead.
  union {
    float* scales;
    double* norms;
  };
  double* parts;  // each block's sums: [tensors][blocks][2], or [blocks][2] in optim_fused_norms_*
  // In optim_norms_* kernels, this is the count for is_last_block. In optim_fused_norms_* kernels,
  // it is the word for grid_barrier, or NULL if each tensor has a single block.
  unsigned* arrived;
  i64 units;
  optim_tensor tensor[kMostTensors];
};
static_assert(sizeof(optim) <= 4096, "a kernel's arguments are at most 4096 bytes");

// The passes of CAME over `matrices` matrices [rows][cols] of one tensor (optim/device/came.cuh).
// An update is the product of the gradient, the factor of its row, the factor of its column, the
// `mean` of its matrix, and `scale`. A NULL pointer means that all its factors are 1.
struct came {
  void* p;
  const void* g;
  void* m;
  float* absmax;
  const float* code;                          // NULL if m is float32
  const float *row, *col, *scale;             // shapes [matrices * rows], [matrices][cols] and [1]
  const float* mean;                          // [matrices]
  const float *res_row, *res_col, *res_mean;  // only optim_came_step uses these
  float* row_sums;                            // [ceil(cols / 256)][matrices * rows]
  float* col_sums;                            // [matrices][strips][cols]
  // If `parts` [blocks] is not NULL, optim_came_sums stores the sums of squares of the update
  // there, and no other sums. Then optim_came_distances limits the update: it multiplies `scale` by
  // a factor, which it also stores in *clipped. clip: the largest root mean square of the update.
  float* clipped;
  double* parts;
  i64 matrices, rows, cols, strips, strip_rows;
  float beta1, rest1, lr, decay, clip;
  int dtype, backward;
};

// Updates CAME's moments. tiles: the number of rows of row_sums.
struct came_moments {
  const float *row_sums, *col_sums;
  float *row, *col, *row_factor, *col_factor;
  float* mean;    // [matrices]
  double* parts;  // [matrices][ceil(rows / 256)]
  unsigned* arrived;
  i64 matrices, rows, cols, strips, tiles;
  float rest, eps;
};

}  // namespace params
}  // namespace nybble
