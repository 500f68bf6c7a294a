// The argument record of each operation, for the checks, the CPU tables and the CUDA launchers.
// The CPU and CUDA back ends get only records that were checked: shapes, sizes and pointers are
// valid, and n > 0.
#pragma once

#include <cstdint>

#include "nybble/nybble.h"

namespace nybble {

namespace cuda {
struct gemm4_kernels;
struct gemm4_choice;
}  // namespace cuda

struct quantize_4bit_args {
  const void* a;
  nybble_dtype dtype;
  int64_t n;
  int32_t block_size;
  nybble_quant_type quant_type;
  const float* code;
  float* absmax;
  uint8_t* packed;
};

struct quantize_microscaled_args {
  const void* a;
  nybble_dtype dtype;
  int64_t n;
  int32_t block_size;  // 32: MXFP4, 16: NVFP4
  uint8_t* scales;
  float* tensor_scale;
  uint8_t* packed;
};

struct dequantize_4bit_args {
  const uint8_t* packed;
  nybble_absmax absmax;
  int64_t n;
  int32_t block_size;
  nybble_quant_type quant_type;
  const float* code;
  void* out;
  nybble_dtype dtype;
};

struct gemm_4bit_args {
  const void* a;  // grad_out for the backward product
  nybble_dtype dtype;
  int64_t m, n, k;
  const uint8_t* packed;
  nybble_absmax absmax;
  int32_t block_size;
  nybble_quant_type quant_type;
  const float* code;
  const void* bias;
  void* out;
  cuda::gemm4_kernels* kernels = nullptr;  // NULL means the library's own kernels
  // The path and the plan to measure. NULL selects the tuned choice for this product. If there is
  // no tuned choice, the library chooses.
  const cuda::gemm4_choice* choice = nullptr;
};

// Products with `experts` stacked weights of one shape. The arrays in `g` have the data of all
// experts. `packed` and `absmax` have one expert after another, and bias is [experts][n]. The m
// rows of `a` are sorted by expert.
struct gemm_4bit_grouped_args {
  gemm_4bit_args g;
  int64_t experts;
  const int32_t* offsets;  // [experts], in the device's memory: where each expert's rows end
};

struct quantize_blockwise_args {
  const void* a;
  nybble_dtype dtype;
  int64_t n;
  int32_t block_size;
  const float* code;
  float* absmax;
  uint8_t* codes;
};

struct dequantize_blockwise_args {
  const uint8_t* codes;
  const float* absmax;
  const float* code;
  int64_t n;
  int32_t block_size;
  void* out;
  nybble_dtype dtype;
};

// Looks up rows in a 4-bit or int8 table. A 4-bit table is quantized in blocks of the flattened
// table. An int8 table has one absmax per row.
struct embedding_args {
  const void* indices;  // NULL (inside the library only) means all rows in order
  int32_t index_bits;
  int64_t count;
  const uint8_t* table;
  nybble_absmax absmax;
  int64_t rows, columns;
  bool four_bits;
  int32_t block_size;  // block_size, quant_type, code: for 4-bit tables
  nybble_quant_type quant_type;
  const float* code;
  void* out;
  nybble_dtype dtype;
};

struct int8_vectorwise_quant_args {
  const void* a;
  nybble_dtype dtype;
  int64_t rows, cols;
  float threshold;
  int8_t* q_row;
  int8_t* q_col;  // may be NULL
  float* row_absmax;
  float* col_absmax;  // NULL if q_col is NULL
  uint8_t* outlier_cols;
};

struct int8_matmul_args {
  const int8_t* a;
  const int8_t* b;
  int64_t m, n, k;
  int32_t* acc;             // int32 product, or NULL if `out` is set
  const float* row_absmax;  // for `out`
  const float* col_absmax;
  const void* bias;
  void* out;
  nybble_dtype dtype;
};

// Quantizes `a`, computes the product and, if the threshold is set, adds the outlier columns. The
// caller provides the temporary arrays.
struct int8_linear_args {
  const void* a;
  nybble_dtype dtype;
  int64_t m, n, k;
  float threshold;
  int8_t* q;
  float* row_absmax;
  uint8_t* outlier_cols;
  const int8_t* b;
  const float* col_absmax;
  const void* bias;
  void* out;
};

struct int8_grad_args {
  const void* grad_out;
  nybble_dtype dtype;
  int64_t m, n, k;
  const int8_t* b;
  const float* row_absmax;
  void* grad_a;
};

// Products with `experts` stacked weights of one shape, as in gemm_4bit_grouped_args. The fields of
// `l` for temporary arrays are not used.
struct int8_linear_grouped_args {
  int8_linear_args l;
  int64_t experts;
  const int32_t* offsets;
};
struct int8_grad_grouped_args {
  int8_grad_args g;
  int64_t experts;
  const int32_t* offsets;
};

// The steps of a mixture-of-experts layer between its products. See nybble.h.
struct moe_route_args {
  const void* x;
  nybble_dtype dtype;
  int64_t n;
  const int64_t* ids;
  int64_t rows, per_token, first, experts, all;
  void* out;
  int32_t *positions, *owners, *offsets;
};
struct moe_gate_args {
  const void* x;
  nybble_dtype dtype;
  int64_t rows, n;
  const void* bias;
  const int32_t* owners;
  int64_t experts;
  nybble_moe_activation activation;
  float alpha, limit;
  void* out;
};
struct moe_sum_args {
  const void* x;
  nybble_dtype dtype;
  int64_t tokens, per_token, n;
  const void* bias;
  const int32_t *owners, *positions;
  int64_t experts;
  const void* weights;
  nybble_dtype weights_dtype;
  void* out;
};
// The routing and the activation of a layer of experts.
struct moe_layer_args {
  const int64_t* ids;
  int64_t tokens, per_token, first, experts, all;
  nybble_moe_activation activation;
  float alpha, limit;
  const void* weights;
  nybble_dtype weights_dtype;
  int32_t* launched;  // becomes 1, or 0 if other kernels must compute the layer
};
// A layer of 4-bit experts. In gate_up and down, the arrays `packed`, `absmax` and `bias` contain
// all experts, m is the number of rows, and n and k are those of an expert's weight.
struct moe_4bit_args {
  gemm_4bit_args gate_up, down;
  moe_layer_args layer;
};
// A layer of 8-bit experts: the products x [m][k] * b [experts][n][k], with a scale for each row of
// b. `out` is between the products, or the result.
struct moe_8bit_product {
  const void* a;
  int64_t m, n, k;
  const int8_t* b;
  const float* col_absmax;
  const void* bias;
  void* out;
};
struct moe_8bit_args {
  nybble_dtype dtype;
  moe_8bit_product gate_up, down;
  float threshold;
  moe_layer_args layer;
};

struct int8_mm_dequant_args {
  const int32_t* acc;
  const float* row_absmax;
  const float* col_absmax;
  const void* bias;
  int64_t m, n;
  void* out;
  nybble_dtype dtype;
};

// Returns whether an optimizer has a second moment in state2. Schedule-Free stores its iterate z in
// state2, and z is not a moment.
constexpr bool has_two_states(nybble_optimizer one) {
  return one == NYBBLE_ADAM || one == NYBBLE_LAMB || one == NYBBLE_ADEMAMIX;
}
// Returns whether max_unorm limits the optimizer's updates. The same optimizers are limited in
// bitsandbytes' kernels.
constexpr bool has_update_norm(nybble_optimizer one) {
  return one != NYBBLE_LION && one != NYBBLE_ADEMAMIX && one != NYBBLE_ADAGRAD &&
         one != NYBBLE_SCHEDULE_FREE;
}

struct optimizer_args {
  nybble_optimizer optimizer;
  nybble_dtype dtype;
  const nybble_parameter* parameters;
  int32_t count;
  nybble_hyperparameters h;
  const float* code1;  // NULL for 32-bit states
  const float* code2;
};

}  // namespace nybble
