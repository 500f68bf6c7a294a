// Owns: the CUDA back end's entry points, one per operation, with the argument records that the C
// interface has already checked. Each queues its work on `stream` and throws the errors of
// core/error.h.
#pragma once

#include "core/operations.h"

namespace nybble::cuda {

void quantize_4bit(const quantize_4bit_args& args, int32_t device, void* stream);
void dequantize_4bit(const dequantize_4bit_args& args, int32_t device, void* stream);
void gemm_4bit(const gemm_4bit_args& args, int32_t device, void* stream);
// With args.kernels of an epilogue: unsupported, its derivative is not known.
void gemm_4bit_grad(const gemm_4bit_args& args, int32_t device, void* stream);
// The kernels of an attached family of that name; made once and kept.
gemm4_kernels& user_kernels(const char* family, bool has_decode, bool has_epilogue);
void quantize_blockwise(const quantize_blockwise_args& args, int32_t device, void* stream);
void dequantize_blockwise(const dequantize_blockwise_args& args, int32_t device, void* stream);
void embedding(const embedding_args& args, int32_t device, void* stream);
void int8_vectorwise_quant(const int8_vectorwise_quant_args& args, int32_t device, void* stream);
void int8_matmul(const int8_matmul_args& args, int32_t device, void* stream);
void int8_grad(const int8_grad_args& args, int32_t device, void* stream);
// Without args.q it has memory of its own where it takes any: up to so many rows it mostly does
// not, and up to so many values it has that at hand.
constexpr int64_t kInt8RowsAtOnce = 8, kInt8ValuesAtHand = 1 << 19;
void int8_linear(const int8_linear_args& args, int32_t device, void* stream);
void int8_mm_dequant(const int8_mm_dequant_args& args, int32_t device, void* stream);
void optimizer_8bit(const optimizer_args& args, int32_t device, void* stream);
void optimizer_32bit(const optimizer_args& args, int32_t device, void* stream);
// Whether `device`'s context, used before, is the calling thread's current one.
bool is_current(int32_t device) noexcept;
// Queues the move of managed memory to `device`; a driver that cannot moves pages on demand.
void prefetch(const void* start, int64_t bytes, int32_t device, void* stream) noexcept;

}  // namespace nybble::cuda
