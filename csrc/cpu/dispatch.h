// Choose the CPU implementation: the best one, or the one that NYBBLE_FORCE_CPU or a test names.
#pragma once

#include <cstdint>

#include "cpu/plain_numbers.h"
#include "cpu/table.h"

namespace nybble::cpu {

// The implementations compiled in, best first; the last one runs everywhere.
int32_t implementation_count();
const kernel_table& implementation(int32_t index);  // 0 <= index < implementation_count()

// The active implementation. Throws invalid_argument for an unknown name in NYBBLE_FORCE_CPU and
// unsupported for one this machine cannot run; both list what is available. Thread safe.
const kernel_table& active();

// Runs one operation of the active implementation.
template <class Args>
void run(void (*kernel_table::*operation)(const Args&), const Args& args) {
  const plain_numbers guard;
  (active().*operation)(args);
}

// Makes `name` the active one; NULL returns to the automatic choice and reads NYBBLE_FORCE_CPU
// again. Throws like active(), and then changes nothing.
void force(const char* name);

}  // namespace nybble::cpu
