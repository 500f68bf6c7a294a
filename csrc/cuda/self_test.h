// Compares the blockwise family, if it is loaded, with the CPU on small inputs.
#pragma once

#include <cstdint>

namespace nybble::cuda {

// Throws internal_error if a result differs. The text of the error describes the first difference.
void self_test(int32_t device);

}  // namespace nybble::cuda
