// Declarations for the launchers of the products with stacked 4-bit weights.
#pragma once

#include "core/operations.h"
#include "device/params.h"

namespace nybble::cuda {

// Returns the parameters of a product for all of its rows.
params::gemm4_grouped grouped_params(const gemm_4bit_grouped_args& args);
// Returns whether the device and the weight meet the requirements of the wgmma kernels.
bool suits_grouped_wgmma(const gemm_4bit_args& g, const params::gemm4_grouped& p, int32_t device);
// Launches the wgmma kernel for the experts with at least p.least rows. Returns false if the image
// has no such kernel, or if the weight or the driver does not meet its requirements.
bool launch_grouped_wgmma(const gemm_4bit_grouped_args& args, params::gemm4_grouped p,
                          bool gradient, int32_t device, void* stream);

// Returns whether the skinny GEMM can compute a product. suits_tensor_cores (launch.cc) must be
// true. The number of rows does not matter.
bool suits_grouped_skinny(const gemm_4bit_args& g, const params::gemm4_grouped& p, int32_t device);
// Launches the skinny GEMM for all experts. Returns false if the driver does not support its tensor
// maps.
bool launch_grouped_skinny(const gemm_4bit_args& g, const params::gemm4_grouped& e, int32_t device,
                           void* stream);
// Dequantizes the nested scales of the experts with e.least to e.most rows into `values`.
void make_plain(params::gemm4_grouped e, float* values, int32_t device, void* stream);

}  // namespace nybble::cuda
