// Look-ups in quantized tables on the CPU.
#pragma once

#include "core/operations.h"

namespace nybble::cpu {

// Throws invalid_argument for an index outside the table, before anything is written.
void embedding(const embedding_args& args);

}  // namespace nybble::cpu
