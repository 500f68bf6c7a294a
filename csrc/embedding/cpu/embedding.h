// Look-ups in quantized tables on the CPU.
#pragma once

#include "core/operations.h"

namespace nybble::cpu {

// Throws invalid_argument if an index is outside the table. Nothing has been written then.
void embedding(const embedding_args& args);

}  // namespace nybble::cpu
