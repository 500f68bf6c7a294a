// The function table of a CPU implementation, and the tables in this build.
#pragma once

#include "core/operations.h"

namespace nybble::cpu {

// The functions of an implementation. They get checked arguments. Each function returns when the
// work is done. A function may use as many threads as OpenMP allows the caller. A function may
// throw only std::bad_alloc, and only before it writes anything.
struct kernel_table {
  const char* name;         // for NYBBLE_FORCE_CPU
  const char* description;  // the required instruction sets
  bool (*supported)();
#define NYBBLE_CPU_OPERATION(name, arguments) void (*name)(const arguments&);
#include "core/operations.def"
};

// The optimizer steps of an implementation. They are compiled as a separate unit.
struct optimizer_table {
  void (*step_8bit)(const optimizer_args&);
  void (*step_32bit)(const optimizer_args&);
  void (*step_4bit)(const optimizer_args&);
};

extern const kernel_table portable_table;
extern const optimizer_table portableoptim_table;
#if defined(__x86_64__)
extern const kernel_table avx2_table;
extern const kernel_table avx512_table;
extern const kernel_table avx512bf16_table;
extern const kernel_table amxbf16_table;
extern const optimizer_table avx2optim_table;
extern const optimizer_table avx512optim_table;
#elif defined(__aarch64__)
extern const kernel_table neon_table;
extern const kernel_table neondot_table;
#endif

}  // namespace nybble::cpu
