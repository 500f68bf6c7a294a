// Chooses the CPU implementation. The choice is the best implementation that this machine can run,
// unless NYBBLE_FORCE_CPU or a test names another.
#pragma once

#include <cstdint>

#include "cpu/plain_numbers.h"
#include "cpu/table.h"

namespace nybble::cpu {

// The implementations in this build, from best to worst. The last one runs on every machine.
int32_t implementation_count();
const kernel_table& implementation(int32_t index);  // 0 <= index < implementation_count()

// Returns the active implementation. Throws invalid_argument if NYBBLE_FORCE_CPU has an unknown
// name, and unsupported if this machine cannot run the implementation that it names. Both errors
// list the available implementations. Thread safe.
const kernel_table& active();

// Runs an operation of the active implementation.
template <class Args>
void run(void (*kernel_table::*operation)(const Args&), const Args& args) {
  const plain_numbers guard;
  (active().*operation)(args);
}

// Makes `name` the active implementation. NULL restores the automatic choice, which reads
// NYBBLE_FORCE_CPU again. If active() would throw with this name, throws the same error and changes
// nothing.
void force(const char* name);

}  // namespace nybble::cpu
