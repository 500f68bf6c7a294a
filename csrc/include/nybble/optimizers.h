/* The optimizers' part of the C interface. nybble.h includes this file and has the conventions. */
#ifndef NYBBLE_OPTIMIZERS_H
#define NYBBLE_OPTIMIZERS_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum nybble_optimizer NYBBLE_ENUM {
  NYBBLE_ADAM = 0, /* AdamW is Adam with weight_decay; decay is decoupled as in bitsandbytes */
  NYBBLE_MOMENTUM = 1,
  NYBBLE_RMSPROP = 2,
  NYBBLE_LION = 3,
  NYBBLE_ADAGRAD = 4,
  NYBBLE_LAMB = 5,
  NYBBLE_LARS = 6,
  NYBBLE_ADEMAMIX = 7,
  NYBBLE_SCHEDULE_FREE = 8 /* AdamW; alpha is the weight of z in this step's average */
} nybble_optimizer;

typedef struct nybble_hyperparameters {
  float lr, beta1, beta2, beta3, alpha, eps, weight_decay, gnorm_scale, max_unorm;
  int32_t skip_zeros;
  /* 1 if bfloat16 parameters are rounded stochastically (Adam, LAMB, AdEMAMix). The random bits
   * depend only on the step and the index of the value. Other dtypes are rounded to nearest. */
  int32_t stochastic_rounding;
} nybble_hyperparameters;

/* One tensor of a step. With 32-bit states, state1 and state2 are float32 [n]. With 8-bit states,
 * state1 and state2 are uint8 [n], and absmax1 and absmax2 are float32 [ceil(n / 256)]. AdEMAMix
 * has state1 [2][n] and absmax1 [2][ceil(n / 256)]. Schedule-Free AdamW has the second moment in
 * state1, and the iterate z [n] in state2. z has the dtype of p. With 4-bit states, state1 and
 * state2 are uint8 [ceil(n / 2)], and absmax1 and absmax2 are float32 [ceil(n / 128)]. Unused
 * pointers are NULL. norm is NULL, or points to one float that receives the sum of squared updates
 * if max_unorm > 0. */
typedef struct nybble_parameter {
  void* p;
  const void* g;
  void *state1, *state2;
  float *absmax1, *absmax2;
  float* norm;
  int64_t n;
  int32_t step; /* 1-based */
} nybble_parameter;

/* Does one step of `count` tensors of one dtype. code1 and code2 are the maps of the 8-bit states,
 * with 256 entries each: code1 is the signed map and code2 the unsigned map (Schedule-Free AdamW:
 * code1 is the unsigned map). The library does not keep `parameters` after the call. */
NYBBLE_API nybble_status nybble_optimizer_update_8bit(
    nybble_optimizer optimizer, nybble_dtype dtype, const nybble_parameter* parameters,
    int32_t count, const nybble_hyperparameters* hyperparameters, const float* code1,
    const float* code2, int32_t device, void* stream);
NYBBLE_API nybble_status nybble_optimizer_update_32bit(
    nybble_optimizer optimizer, nybble_dtype dtype, const nybble_parameter* parameters,
    int32_t count, const nybble_hyperparameters* hyperparameters, int32_t device, void* stream);
/* Does one step with 4-bit states, for NYBBLE_ADAM. code1 and code2 have 16 entries. In a byte of a
 * state, the first code is in the high half. */
NYBBLE_API nybble_status nybble_optimizer_update_4bit(
    nybble_optimizer optimizer, nybble_dtype dtype, const nybble_parameter* parameters,
    int32_t count, const nybble_hyperparameters* hyperparameters, const float* code1,
    const float* code2, int32_t device, void* stream);

/* A step of CAME for `matrices` matrices [rows][cols] of one tensor. cols is a multiple of 8, and
 * arrays are aligned to 16 bytes. CUDA devices only. The momentum m is quantized in blocks of 256
 * (uint8 codes, absmax, the map `code`), or is float32 if `code` is NULL.
 *
 * nybble_came_update does a whole step. It updates the moments sq_row, res_sq_row [matrices][rows]
 * and sq_col, res_sq_col [matrices][cols], and uses row, col, res_row, res_col, row_sums and
 * col_sums as temporary memory.
 *
 * The other functions are for matrices that are divided among processes. nybble_came_sums writes
 * parts of the sums of v^2: over the columns to row_sums [ceil(cols / 256)][matrices * rows], and
 * over the rows to col_sums [matrices][strips][cols]. If `row` is NULL, v is g. Otherwise, if m is
 * NULL, v is the update u = g * row[i] * col[j] * scale. Otherwise v is u - m', where m' = beta1 m
 * + (1 - beta1) u. nybble_came_step sets m to m' and subtracts lr * (m' * res_row[i] * res_col[j] +
 * weight_decay * p) from p. */
typedef struct nybble_came {
  void* p;
  const void* g;
  void* m;
  float* absmax;
  const float* code;
  float *row, *col;         /* [matrices * rows], [matrices][cols] */
  const float* scale;       /* one float */
  float *res_row, *res_col; /* the same shapes as row and col */
  float *row_sums, *col_sums;
  int64_t matrices, rows, cols, strips;
  float beta1, lr, weight_decay;
  nybble_dtype dtype;
  /* only for nybble_came_update */
  float *sq_row, *sq_col, *res_sq_row, *res_sq_col;
  float beta2, beta3, eps, res_eps, clip_threshold;
} nybble_came;
NYBBLE_API nybble_status nybble_came_sums(const nybble_came* came, int32_t device, void* stream);
NYBBLE_API nybble_status nybble_came_step(const nybble_came* came, int32_t device, void* stream);
NYBBLE_API nybble_status nybble_came_update(const nybble_came* came, int32_t device, void* stream);

#ifdef __cplusplus
}
#endif
#endif
