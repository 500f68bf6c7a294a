// Argument checks of the C interface. An error names the argument, its value and the allowed
// values. Checks write nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "nybble/nybble.h"

namespace nybble::check {

[[noreturn]] void fail(const char* argument, const std::string& value, const char* allowed);

void device_and_stream(int32_t device, const void* stream);
void dtype(nybble_dtype value);
constexpr int64_t kMostElements = INT64_C(1) << 56;
// A count of elements: not negative, and small enough for byte offsets in 64 bits.
void count(const char* argument, int64_t value, int64_t least = 0);
// Product of two counts, refused when it does not fit.
int64_t product(const char* arguments, int64_t a, int64_t b);
// Not NULL, and aligned to its element (`alignment` bytes).
void pointer(const char* argument, const void* value, size_t alignment);
void optional_pointer(const char* argument, const void* value, size_t alignment);
void block_size_4bit(int32_t value);
void block_size_8bit(int32_t value);
// `code` must be NULL for the built-in types; with NYBBLE_CODE16 it must be there (and, when it is
// host memory that quantization searches, finite and ascending).
void code_4bit(nybble_quant_type type, const float* code, int32_t device, bool searched);
void code_8bit(const char* argument, const float* code, int32_t device, bool searched);
void absmax(const nybble_absmax* value);

size_t bytes_of(nybble_dtype value);

}  // namespace nybble::check
