// Launchers of the CUDA back end, one per operation. Each launcher takes a checked argument record,
// queues its work on `stream` and throws the errors of core/error.h.
#pragma once

#include "core/operations.h"

namespace nybble::cuda {

#define NYBBLE_CUDA_OPERATION(name, arguments) \
  void name(const arguments& args, int32_t device, void* stream);
#include "core/operations.def"

// Returns the kernels of an attached family with user functions. They are created once and kept. A
// family whose kernels have an epilogue has no gradient.
gemm4_kernels& user_kernels(const char* family, bool has_decode, bool has_epilogue);
// Limits for int8_linear without caller's memory: if args.q is NULL, the library provides the
// temporary memory. Up to kInt8RowsAtOnce rows usually need no temporary memory. Up to
// kInt8ValuesAtHand values use the stream's memory (stream_memory.h), which needs no allocation.
constexpr int64_t kInt8RowsAtOnce = 8, kInt8ValuesAtHand = 1 << 19;
// Returns whether the context of `device` exists and is current in the calling thread.
bool is_current(int32_t device) noexcept;
// Queues a prefetch, which moves managed memory to `device`. If the driver does not support
// prefetches, pages move when a kernel reads them.
void prefetch(const void* start, int64_t bytes, int32_t device, void* stream) noexcept;

}  // namespace nybble::cuda
