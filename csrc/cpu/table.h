// The shape of a CPU implementation: one function per operation, one table per instruction
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
#define NYBBLE_CPU_OPERATION(name, arguments) void (*name)(const arguments&);
#include "core/operations.def"
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
