// Functions that the files that launch int8 kernels share.
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
// whether the question is about the kernel that also quantizes `a`.
bool has_int8_wgmma(const int8_matmul_args& g, bool fused_quant, int32_t device);
// Launches the wgmma kernel, which requires has_int8_wgmma and int8_path::wgmma. Returns false if
// the driver does not support tensor maps. prefetch_weight: whether the previous kernel does not
// write any weight, and lets this kernel start only after all earlier kernels have ended. first:
// the rows of `a` that this kernel must quantize, at most policy::kMaxQueuedUnits, or NULL.
bool launch_int8_wgmma(const int8_matmul_args& g, const params::int8_gemm& record,
                       bool prefetch_weight, int32_t device, void* stream,
                       const params::int8_fused_quant* first = nullptr);

// Functions for the product of the outlier columns of `a` and W. For many rows, the columns are
// first gathered into a buffer of int8_outlier_bytes bytes. For few rows, this buffer has the list
// of the columns and their values of `a`. If int8_outlier_bytes is 0, the product reads the mask.
// Allocate the buffer before the first launch, because an allocation between two launches prevents
// PDL.
std::size_t int8_outlier_bytes(const int8_linear_args& l, int32_t device);
// Describes the copies of the first columns, which quantize_int8_rows will make.
params::int8_gathered int8_outlier_copies(const int8_linear_args& l, char* memory, int32_t device);
// Adds the products of the outlier columns. gathered: the copies of the first columns, or NULL.
void add_int8_outliers(const int8_linear_args& l, const params::int8_gathered* gathered,
                       int32_t device, void* stream);
// Quantizes rows, one per block. gathered: the columns to gather, or NULL.
void quantize_int8_rows(const params::int8_quant& q, const params::int8_gathered* gathered,
                        int dtype, int64_t blocks, int threads, int32_t device, void* stream);
// Quantizes rows, and also columns if q_col is set. The argument `gathered` is the same as in
// quantize_int8_rows.
void quantize_int8(const int8_vectorwise_quant_args& q, const params::int8_gathered* gathered,
                   int32_t device, void* stream);

}  // namespace nybble::cuda
