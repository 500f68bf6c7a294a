/* The part of the C interface for mixture-of-experts layers. nybble.h includes this file and has
 * the conventions. */
#ifndef NYBBLE_EXPERTS_H
#define NYBBLE_EXPERTS_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The steps of a mixture-of-experts layer around its two grouped products, without gradients. CUDA
 * devices only. There is a row for each of the `per_token` experts of a token: row r belongs to
 * token r / per_token.
 *
 * moe_route sorts rows by expert; rows of one expert keep their order. The expert of row r is
 * ids[r] - first. For each sorted row, out [rows][n] has its token's row of x [tokens][n], and
 * owners [rows] has its expert. positions [rows] has the place of each row among the sorted rows.
 * offsets [experts] says where each expert's rows end. `all` is the number of experts of the whole
 * layer. Ids in [0, all) may belong to no expert of this call: such rows are sorted to the end and
 * have owner `experts`. Other ids are an error: all offsets become -1, and the product's kernel
 * fails. Supported are rows <= 16384 and experts <= 1023. */
NYBBLE_API nybble_status nybble_moe_route(const void* x, nybble_dtype dtype, int64_t n,
                                          const int64_t* ids, int64_t rows, int64_t per_token,
                                          int64_t first, int64_t experts, int64_t all, void* out,
                                          int32_t* positions, int32_t* owners, int32_t* offsets,
                                          int32_t device, void* stream);
typedef enum nybble_moe_activation NYBBLE_ENUM {
  NYBBLE_SWIGLU = 0,         /* x is [gate, up]: silu(gate) * up */
  NYBBLE_CLAMPED_SWIGLU = 1, /* gpt-oss: gate and up alternate; with gate <= limit and |up| <=
                                limit, gate * sigmoid(alpha * gate) * (up + 1) */
  NYBBLE_GEGLU = 2,          /* x is [gate, up]: gelu(gate) * up */
  NYBBLE_GEGLU_TANH = 3      /* the same with the tanh approximation of gelu */
} nybble_moe_activation;
/* out [rows][n] = activation(x [rows][2 * n] + bias [experts][2 * n] of the row's owner). bias may
 * be NULL. Rows without an expert have no bias. */
NYBBLE_API nybble_status nybble_moe_gate(const void* x, nybble_dtype dtype, int64_t rows, int64_t n,
                                         const void* bias, const int32_t* owners, int64_t experts,
                                         nybble_moe_activation activation, float alpha, float limit,
                                         void* out, int32_t device, void* stream);
/* out [tokens][n] = sum over a token's rows of weights [tokens][per_token] * (x + bias), added in
 * the order of the rows. x [tokens * per_token][n] has the sorted rows. bias may be NULL. Rows
 * without an expert count as 0. */
NYBBLE_API nybble_status nybble_moe_sum(const void* x, nybble_dtype dtype, int64_t tokens,
                                        int64_t per_token, int64_t n, const void* bias,
                                        const int32_t* owners, const int32_t* positions,
                                        int64_t experts, const void* weights,
                                        nybble_dtype weights_dtype, void* out, int32_t device,
                                        void* stream);
/* A whole layer of 4-bit experts for few rows, in two kernels: out [tokens][k] = the sum over a
 * token's rows of weights [tokens][per_token] * (down of activation(gate_up of x)). x is
 * [tokens][k]. gate_up has an expert's weight [2 * inner][k] for each of `experts`, and down has
 * [k][inner]; their scales are as in gemm_4bit_grouped. ids, per_token, first and all: as in
 * moe_route. Biases may be NULL. between: memory for [tokens * per_token][inner] values. *launched:
 * 1; or 0 if these kernels do not support the device, the type, the shape, or more than 32 rows, or
 * if the other functions are faster. In that case, the function does nothing else. */
NYBBLE_API nybble_status nybble_moe_4bit(
    const void* x, nybble_dtype dtype, int64_t tokens, int64_t k, int64_t inner, const int64_t* ids,
    int64_t per_token, int64_t first, int64_t experts, int64_t all, const uint8_t* gate_up,
    const nybble_absmax* gate_up_absmax, const void* gate_up_bias, const uint8_t* down,
    const nybble_absmax* down_absmax, const void* down_bias, int32_t block_size,
    nybble_quant_type quant_type, nybble_moe_activation activation, float alpha, float limit,
    const void* weights, nybble_dtype weights_dtype, void* between, void* out, int32_t* launched,
    int32_t device, void* stream);
/* The same for int8 weights, whose rows have scales as in int8_linear_grouped. threshold: as there;
 * with a threshold, these kernels support a single token. */
NYBBLE_API nybble_status
nybble_moe_8bit(const void* x, nybble_dtype dtype, int64_t tokens, int64_t k, int64_t inner,
                const int64_t* ids, int64_t per_token, int64_t first, int64_t experts, int64_t all,
                const int8_t* gate_up, const float* gate_up_absmax, const void* gate_up_bias,
                const int8_t* down, const float* down_absmax, const void* down_bias,
                float threshold, nybble_moe_activation activation, float alpha, float limit,
                const void* weights, nybble_dtype weights_dtype, void* between, void* out,
                int32_t* launched, int32_t device, void* stream);

#ifdef __cplusplus
}
#endif
#endif
