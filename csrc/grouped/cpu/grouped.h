// Products of stacked 4-bit weights on the CPU.
#pragma once

#include "core/operations.h"

namespace nybble::cpu {

// Computes each expert's rows with the active implementation's product, or with its gradient.
// Throws invalid_argument for offsets that are not ascending or exceed the rows.
void gemm_4bit_grouped(const gemm_4bit_grouped_args& args, bool gradient);

}  // namespace nybble::cpu
