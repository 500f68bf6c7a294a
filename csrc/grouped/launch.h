// Declarations for the launchers of the products with stacked 4-bit weights.
#pragma once

#include "core/operations.h"
#include "device/params.h"

namespace nybble::cuda {

// Launches the wgmma kernel for the experts with at least p.least rows. Returns false if the image
// has no such kernel, or if the weight or the driver does not meet its requirements.
bool launch_grouped_wgmma(const gemm_4bit_grouped_args& args, params::gemm4_grouped p,
                          bool gradient, int32_t device, void* stream);

}  // namespace nybble::cuda
