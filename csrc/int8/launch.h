// Shared by the files that launch int8 kernels.
#pragma once

#include <cstddef>

#include "core/operations.h"
#include "cuda/kernel.h"
#include "device/params.h"

namespace nybble::cuda {

#define NYBBLE_INT8_TYPES_OF(name, suffix) NYBBLE_KERNEL_TYPES("int8", name, suffix)
#define NYBBLE_INT8_TYPES(name) NYBBLE_INT8_TYPES_OF(name, "")

// Whether the image and the device have the wgmma kernel of this product. fused_quant: the kernel
// that quantizes `a` itself.
bool has_int8_wgmma(const int8_matmul_args& g, bool fused_quant, int32_t device);
// Requires has_int8_wgmma and int8_path::wgmma. Returns false if the driver has no tensor maps.
// prefetch_weight: the previous kernel writes no weight, and all kernels before it had ended when
// it released this one. first: rows of `a` for the kernel to quantize, up to
// policy::kMaxQueuedUnits.
bool launch_int8_wgmma(const int8_matmul_args& g, const params::int8_gemm& record,
                       bool prefetch_weight, int32_t device, void* stream,
                       const params::int8_fused_quant* first = nullptr);

// Adds the product of the outlier columns of `a` and W. For many rows the columns are first
// gathered into memory of int8_outlier_bytes (0: not gathered). Allocate it before the kernels: an
// allocation between them would prevent PDL.
std::size_t int8_outlier_bytes(const int8_linear_args& l, int32_t device);
// Describes the copies of the first columns, which quantize_int8_rows makes.
params::int8_gathered int8_outlier_copies(const int8_linear_args& l, char* memory, int32_t device);
// gathered: those copies, or NULL for few rows.
void add_int8_outliers(const int8_linear_args& l, const params::int8_gathered* gathered,
                       int32_t device, void* stream);
// Quantizes rows, one per block. gathered: NULL, or columns to gather.
void quantize_int8_rows(const params::int8_quant& q, const params::int8_gathered* gathered,
                        int dtype, int64_t blocks, int threads, int32_t device, void* stream);

}  // namespace nybble::cuda
