// Entry points of the CUDA back end, one per operation, with argument records that the C interface
// has already checked. Each queues its work on `stream` and throws the errors of core/error.h.
#pragma once

#include "core/operations.h"

namespace nybble::cuda {

#define NYBBLE_CUDA_OPERATION(name, arguments) \
  void name(const arguments& args, int32_t device, void* stream);
#include "core/operations.def"

// The kernels of an attached family of that name; made once and kept. They have no gradient if they
// have an epilogue.
gemm4_kernels& user_kernels(const char* family, bool has_decode, bool has_epilogue);
// int8_linear without args.q uses workspaces if it needs memory at all: up to kInt8RowsAtOnce rows
// it mostly needs none, and up to kInt8ValuesAtHand values the stream's memory is large enough.
constexpr int64_t kInt8RowsAtOnce = 8, kInt8ValuesAtHand = 1 << 19;
// Whether the context of `device` was used before and is the calling thread's current one.
bool is_current(int32_t device) noexcept;
// Queue the move of managed memory to `device`. Drivers that cannot do that move pages on demand.
void prefetch(const void* start, int64_t bytes, int32_t device, void* stream) noexcept;

}  // namespace nybble::cuda
