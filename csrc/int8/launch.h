// Shared by the files that launch int8 kernels.
#pragma once

#include <cstddef>

#include "core/operations.h"
#include "cuda/kernel.h"
#include "device/params.h"

namespace nybble::cuda {

#define NYBBLE_INT8_TYPES(name) NYBBLE_KERNEL_TYPES("int8", name, "")
#define NYBBLE_INT8_TENSOR_TYPES(name, suffix) NYBBLE_KERNEL_TYPES("int8_tensor", name, suffix)
#define NYBBLE_INT8_FUSED_TYPES(name, suffix) NYBBLE_KERNEL_TYPES("int8_fused", name, suffix)

// Whether the image has the wgmma kernel of this product and the device can run it. fused_quant:
// whether the kernel that also quantizes `a` is meant.
bool has_int8_wgmma(const int8_matmul_args& g, bool fused_quant, int32_t device);
// Requires has_int8_wgmma and int8_path::wgmma. Returns false if the driver does not support tensor
// maps. prefetch_weight: the previous kernel does not write any weight, and lets this kernel start
// only after all earlier kernels have ended. first: rows of `a` that this kernel must quantize, at
// most policy::kMaxQueuedUnits.
bool launch_int8_wgmma(const int8_matmul_args& g, const params::int8_gemm& record,
                       bool prefetch_weight, int32_t device, void* stream,
                       const params::int8_fused_quant* first = nullptr);

// Functions for the product of the outlier columns of `a` and W. For many rows, the columns are
// first gathered into int8_outlier_bytes bytes of memory. If this number is 0, they are not
// gathered. Allocate this memory before the first launch, because an allocation between two
// launches prevents PDL.
std::size_t int8_outlier_bytes(const int8_linear_args& l, int32_t device);
// Describes the copies of the first columns. quantize_int8_rows makes these copies.
params::int8_gathered int8_outlier_copies(const int8_linear_args& l, char* memory, int32_t device);
// gathered: the copies of the first columns, or NULL for few rows.
void add_int8_outliers(const int8_linear_args& l, const params::int8_gathered* gathered,
                       int32_t device, void* stream);
// Quantizes rows, one per block. gathered: the columns to gather, or NULL.
void quantize_int8_rows(const params::int8_quant& q, const params::int8_gathered* gathered,
                        int dtype, int64_t blocks, int threads, int32_t device, void* stream);
// Quantizes rows, and columns if q_col is set. gathered: see quantize_int8_rows.
void quantize_int8(const int8_vectorwise_quant_args& q, const params::int8_gathered* gathered,
                   int32_t device, void* stream);

}  // namespace nybble::cuda
