// Owns: what the files that launch int8 products share.
#pragma once

#include "kernels/params.h"
#include "runtime/cuda/kernel.h"
#include "runtime/operations.h"

namespace nybble::cuda {

// By wgmma, for `a` and W on 16 bytes and k % 16 == 0; false when the shape, the image or the
// device lacks what it takes. early_weight: the kernel ahead writes no weight, and what is ahead of
// that had ended when that one released this.
// first: it quantizes the rows of `a` itself, up to policy::kMostShared, where nobody ahead has.
bool launch_int8_wide(const int8_matmul_args& g, const params::int8_gemm& record, bool early_weight,
                      int32_t device, void* stream, const params::int8_first* first = nullptr);

}  // namespace nybble::cuda
