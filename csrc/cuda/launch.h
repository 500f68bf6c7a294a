// Launchers of the CUDA back end, one per operation, with checked argument records. Each queues its
// work on `stream` and throws the errors of core/error.h.
#pragma once

#include "core/operations.h"

namespace nybble::cuda {

#define NYBBLE_CUDA_OPERATION(name, arguments) \
  void name(const arguments& args, int32_t device, void* stream);
#include "core/operations.def"

// The kernels of an attached family, created once and kept. With an epilogue they have no gradient.
gemm4_kernels& user_kernels(const char* family, bool has_decode, bool has_epilogue);
// int8_linear without args.q uses the library's memory if it needs any: mostly none up to
// kInt8RowsAtOnce rows, and the stream's memory up to kInt8ValuesAtHand values.
constexpr int64_t kInt8RowsAtOnce = 8, kInt8ValuesAtHand = 1 << 19;
// Whether the context of `device` exists and is current in the calling thread.
bool is_current(int32_t device) noexcept;
// Queues moving managed memory to `device`. Drivers that cannot do that move pages on demand.
void prefetch(const void* start, int64_t bytes, int32_t device, void* stream) noexcept;

}  // namespace nybble::cuda
