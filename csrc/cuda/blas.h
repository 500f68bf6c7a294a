// Owns: products through cuBLASLt, reached lazily. Absence is an answer, not an error.
#pragma once

#include <cstdint>

#include "nybble/nybble.h"

namespace nybble::cuda::blas {

// Whether there is a cuBLASLt for the device: to be asked before the weight of a product is
// dequantized for it.
bool is_there(int32_t device);
// Row-major out[m][n] = a[m][k] * (transposed_b ? b[n][k]^T : b[k][n]) (+ bias[n]), float32 sums; a
// and b of `in`, out and bias of `result`; `add`: to what out holds. False when there is no
// cuBLASLt or it has no algorithm; then nothing was queued.
bool product(int32_t device, void* stream, nybble_dtype in, nybble_dtype result, const void* a,
             const void* b, bool transposed_b, const void* bias, void* out, int64_t m, int64_t n,
             int64_t k, bool add = false);
// Row-major int32 out[m][n] = a[m][k] * b[n][k]^T of int8.
bool product_int8(int32_t device, void* stream, const int8_t* a, const int8_t* b, int32_t* out,
                  int64_t m, int64_t n, int64_t k);

}  // namespace nybble::cuda::blas
