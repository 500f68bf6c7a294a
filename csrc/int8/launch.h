// Shared by the files that launch int8 products.
#pragma once

#include <cstddef>

#include "core/operations.h"
#include "cuda/kernel.h"
#include "device/params.h"

namespace nybble::cuda {

// Of each element type, by nybble_dtype.
#define NYBBLE_INT8_TYPES(name) {"int8", name "_f32"}, {"int8", name "_f16"}, {"int8", name "_bf16"}

// Whether the image and the device have the wgmma kernel of this product (fused_quant: the one that
// quantizes `a` itself).
bool has_int8_wgmma(const int8_matmul_args& g, bool fused_quant, int32_t device);
// Requires has_int8_wgmma and int8_path::wgmma. False if the driver has no tensor maps.
// prefetch_weight: the previous kernel writes no weight, and all before that had ended when it
// released this one. first: quantize the rows of `a` in the kernel, up to policy::kMaxQueuedUnits.
bool launch_int8_wgmma(const int8_matmul_args& g, const params::int8_gemm& record,
                       bool prefetch_weight, int32_t device, void* stream,
                       const params::int8_fused_quant* first = nullptr);

// Add the product of the outlier columns of `a` and W, in the element type. For many rows the
// columns are gathered first, into memory of int8_outlier_bytes (0: not gathered); allocating it
// between the kernels would prevent PDL.
std::size_t int8_outlier_bytes(const int8_linear_args& l, int32_t device);
// The first gathered columns, which quantize_int8_rows makes.
params::int8_gathered int8_outlier_copies(const int8_linear_args& l, char* memory, int32_t device);
// gathered: those copies, or NULL for few rows.
void add_int8_outliers(const int8_linear_args& l, const params::int8_gathered* gathered,
                       int32_t device, void* stream);
// Quantize rows, a block for each. gathered: NULL, or columns to gather.
void quantize_int8_rows(const params::int8_quant& q, const params::int8_gathered* gathered,
                        int dtype, int64_t blocks, int threads, int32_t device, void* stream);

}  // namespace nybble::cuda
