// Look-ups in quantized tables on the CPU.
#pragma once

#include "core/operations.h"

namespace nybble::cpu {

// Throws invalid_argument if an index is outside the table. In that case, nothing has been written.
void embedding(const embedding_args& args);

}  // namespace nybble::cpu
