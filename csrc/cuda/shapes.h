// Arithmetic for launchers: ceiling division, alignment, powers of two, and records of scales.
#pragma once

#include <cstdint>
#include <string>

#include "core/error.h"
#include "device/params.h"
#include "nybble/nybble.h"

namespace nybble::cuda {

inline int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
inline bool is_aligned(const void* p, uintptr_t bytes) {
  return reinterpret_cast<uintptr_t>(p) % bytes == 0;
}
// Returns the number of values in 16 bytes.
inline int vector_of(nybble_dtype dtype) { return dtype == NYBBLE_F32 ? 4 : 8; }

inline int log2_of(const char* name, int32_t value, int32_t least = 32) {
  int shift = 0;
  while (shift < 30 && (1 << shift) < value) shift++;
  if (value < least || (1 << shift) != value)
    throw unsupported(std::string(name) + ": " + std::to_string(value) +
                      " is not supported on CUDA devices; allowed are powers of two from " +
                      std::to_string(least));
  return shift;
}

inline params::absmax absmax_of(const nybble_absmax& a) {
  const bool nested = a.codes != nullptr;
  int shift = 0;
  if (nested) {
    while (shift < 30 && (1 << shift) < a.block_size) shift++;
    if (a.block_size < 1 || (1 << shift) != a.block_size)
      throw unsupported("absmax.block_size: " + std::to_string(a.block_size) +
                        " is not supported on CUDA devices; allowed are powers of two");
  }
  return {a.values, a.codes, a.code, a.offset, shift};
}

}  // namespace nybble::cuda
