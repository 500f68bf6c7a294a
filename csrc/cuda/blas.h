// Matrix products with cuBLASLt, which is loaded at first use. If cuBLASLt cannot be loaded, the
// functions return false.
#pragma once

#include <cstdint>

#include "nybble/nybble.h"

namespace nybble::cuda::blas {

// Returns whether cuBLASLt is available for the device. Call this before a weight is dequantized
// for cuBLASLt.
bool is_there(int32_t device);
// Computes row-major out[m][n] = a[m][k] * (transposed_b ? b[n][k]^T : b[k][n]) (+ bias[n]),
// accumulated in float32. `a` and b have type `in`; out and bias have type `result`. If `add` is
// set, adds the product to out. Returns false and queues nothing if cuBLASLt is missing or has no
// algorithm.
bool product(int32_t device, void* stream, nybble_dtype in, nybble_dtype result, const void* a,
             const void* b, bool transposed_b, const void* bias, void* out, int64_t m, int64_t n,
             int64_t k, bool add = false);
// Computes row-major int32 out[m][n] = a[m][k] * b[n][k]^T for int8 arrays.
bool product_int8(int32_t device, void* stream, const int8_t* a, const int8_t* b, int32_t* out,
                  int64_t m, int64_t n, int64_t k);

}  // namespace nybble::cuda::blas
