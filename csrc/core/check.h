// Argument checks of the C interface. An error names the argument, its value and the allowed
// values. Checks do not write to arguments.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "core/operations.h"
#include "nybble/nybble.h"

namespace nybble::check {

[[noreturn]] void fail(const char* argument, const std::string& value, const char* allowed);

void device_and_stream(int32_t device, const void* stream);
void dtype(nybble_dtype value);
void common(int32_t device, const void* stream, nybble_dtype value);  // does both checks above
// Throws unsupported if the device is the CPU. what: the operation's name in the error.
void cuda_device(const char* what, int32_t device);
void cpu_device(const char* what, int32_t device);  // throws unsupported if it is a CUDA device
constexpr int64_t kMostElements = INT64_C(1) << 56;
// Checks that a count of elements is at least `least`, and that byte offsets fit in 64 bits.
void count(const char* argument, int64_t value, int64_t least = 0);
// Returns the product of two counts. Throws if the product is too large.
int64_t product(const char* arguments, int64_t a, int64_t b);
// Checks the sizes of a matrix product. m and n may be 0.
void product_sizes(int64_t m, int64_t n, int64_t k);
void threshold(float value);
// Checks that a pointer is not NULL, and that it is aligned to the size of an element
// (`alignment`).
void pointer(const char* argument, const void* value, size_t alignment);
void optional_pointer(const char* argument, const void* value, size_t alignment);
// Checks a 4-bit block size. Blocks of 16 are allowed only for NYBBLE_E2M1.
void block_size_4bit(int32_t value, nybble_quant_type type);
void block_size_8bit(int32_t value);
// Checks that `code` is NULL for the built-in types, and not NULL for NYBBLE_CODE16. `searched`
// says that the operation quantizes, that is, searches the code book. A quantization does not
// support NYBBLE_E2M1, and the values of its `code` must be finite and ascending, which is checked
// if `code` is in host memory.
void code_4bit(nybble_quant_type type, const float* code, int32_t device, bool searched);
void code_8bit(const char* argument, const float* code, int32_t device, bool searched);
// Checks the map of optimizer states, which has `entries` values.
void state_map(const char* argument, const float* code, int entries, int32_t device);
void absmax(const nybble_absmax* value);
// Checks the arrays of a 4-bit product or of its gradient. The function does not read g.absmax; the
// caller must assign `scales` to it.
void product_arrays_4bit(bool gradient, const gemm_4bit_args& g, const nybble_absmax* scales);

size_t bytes_of(nybble_dtype value);

}  // namespace nybble::check
