// Owns: the shape of a CPU implementation: one function per operation, one table per instruction
// set, and the list of those compiled in.
#pragma once

#include "core/operations.h"

namespace nybble::cpu {

// Arguments are already checked. A function returns when its work is done; it may use the threads
// OpenMP allows the caller. It throws only std::bad_alloc (before anything is written).
struct kernel_table {
  const char* name;         // what NYBBLE_FORCE_CPU takes
  const char* description;  // the instruction sets it needs
  bool (*supported)();
  void (*quantize_4bit)(const quantize_4bit_args&);
  void (*dequantize_4bit)(const dequantize_4bit_args&);
  void (*gemm_4bit)(const gemm_4bit_args&);
  void (*gemm_4bit_grad)(const gemm_4bit_args&);
  void (*quantize_blockwise)(const quantize_blockwise_args&);
  void (*dequantize_blockwise)(const dequantize_blockwise_args&);
  void (*int8_vectorwise_quant)(const int8_vectorwise_quant_args&);
  void (*int8_matmul)(const int8_matmul_args&);
  void (*int8_mm_dequant)(const int8_mm_dequant_args&);
  void (*int8_outliers)(const int8_linear_args&);  // adds them to what is in `out`
  void (*optimizer_8bit)(const optimizer_args&);
  void (*optimizer_32bit)(const optimizer_args&);
};

// The optimizer steps of an implementation whose kernel_table hands them on.
struct optimizer_table {
  void (*step_8bit)(const optimizer_args&);
  void (*step_32bit)(const optimizer_args&);
};

// Defined by the units in this folder; those of other architectures do not exist in this build.
extern const kernel_table portable_table;
extern const optimizer_table portableoptim_table;
#if defined(__x86_64__)
extern const kernel_table avx2_table;
extern const kernel_table avx512_table;
extern const kernel_table avx512bf16_table;
extern const optimizer_table avx2optim_table;
extern const optimizer_table avx512optim_table;
#elif defined(__aarch64__)
extern const kernel_table neon_table;
extern const kernel_table neondot_table;
#endif

}  // namespace nybble::cpu
