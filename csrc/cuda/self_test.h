// Compare every loaded family with the CPU on small inputs.
#pragma once

#include <cstdint>

namespace nybble::cuda {

// Throws internal_error, which names the first difference.
void self_test(int32_t device);

}  // namespace nybble::cuda
