// Products of stacked 4-bit weights on the CPU.
#pragma once

#include "core/operations.h"

namespace nybble::cpu {

// Computes the rows of each expert with the product, or the gradient, of the active implementation.
// Throws invalid_argument if offsets are not ascending or exceed the number of rows.
void gemm_4bit_grouped(const gemm_4bit_grouped_args& args, bool gradient);

}  // namespace nybble::cpu
