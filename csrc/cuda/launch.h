// Launchers of the CUDA back end, one per operation. Each launcher takes a checked argument record,
// queues its work on `stream` and throws the errors of core/error.h.
#pragma once

#include "core/operations.h"

namespace nybble::cuda {

#define NYBBLE_CUDA_OPERATION(name, arguments) \
  void name(const arguments& args, int32_t device, void* stream);
#include "core/operations.def"

// Returns the kernels of an attached family, which are created once and kept. A family whose
// kernels have an epilogue has no gradient.
gemm4_kernels& user_kernels(const char* family, bool has_decode, bool has_epilogue);
// If args.q of int8_linear is NULL, the library provides temporary memory. With up to
// kInt8RowsAtOnce rows, it usually needs no such memory. With up to kInt8ValuesAtHand values, it
// uses the stream's memory (stream_memory.h).
constexpr int64_t kInt8RowsAtOnce = 8, kInt8ValuesAtHand = 1 << 19;
// Returns whether the context of `device` exists and is current in the calling thread.
bool is_current(int32_t device) noexcept;
// Queues the move of managed memory to `device`. If the driver does not support this, pages move on
// demand.
void prefetch(const void* start, int64_t bytes, int32_t device, void* stream) noexcept;

}  // namespace nybble::cuda
