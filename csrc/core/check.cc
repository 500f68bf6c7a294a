// Argument checks of the C interface.
#include "core/check.h"

#include <cmath>
#include <cstdio>

#include "core/error.h"

namespace nybble::check {
namespace {

std::string text_of(const void* value) {
  if (value == nullptr) return "NULL";
  char text[32];
  std::snprintf(text, sizeof text, "%p", value);
  return text;
}

void ascending(const char* argument, const float* code, int entries) {
  for (int i = 0; i < entries; ++i) {
    if (std::isfinite(code[i]) && (i == 0 || code[i - 1] <= code[i])) continue;
    char name[48];
    char value[64];
    std::snprintf(name, sizeof name, "%s[%d]", argument, i);
    std::snprintf(value, sizeof value, "%.9g", static_cast<double>(code[i]));
    fail(name, value, "finite values in ascending order");
  }
}

}  // namespace

void fail(const char* argument, const std::string& value, const char* allowed) {
  throw invalid_argument(std::string(argument) + ": " + value +
                         " is not allowed; allowed: " + allowed);
}

void device_and_stream(int32_t device, const void* stream) {
  if (device < NYBBLE_CPU)
    fail("device", std::to_string(device), "-1 (CPU) or a CUDA device number from 0");
  if (device == NYBBLE_CPU && stream != nullptr)
    fail("stream", text_of(stream), "NULL when device is -1 (CPU)");
}

void dtype(nybble_dtype value) {
  if (value == NYBBLE_F32 || value == NYBBLE_F16 || value == NYBBLE_BF16) return;
  fail("dtype", std::to_string(static_cast<int>(value)),
       "0 (NYBBLE_F32), 1 (NYBBLE_F16), 2 (NYBBLE_BF16)");
}

void common(int32_t device, const void* stream, nybble_dtype value) {
  device_and_stream(device, stream);
  dtype(value);
}

void cuda_device(const char* what, int32_t device) {
  if (device == NYBBLE_CPU)
    throw unsupported(std::string(what) + ": device -1 (CPU) is not supported; CUDA devices are");
}

void cpu_device(const char* what, int32_t device) {
  if (device != NYBBLE_CPU)
    throw unsupported(std::string(what) + ": device " + std::to_string(device) +
                      " is not supported; -1 (CPU) is");
}

void count(const char* argument, int64_t value, int64_t least) {
  if (value >= least && value <= kMostElements) return;
  fail(argument, std::to_string(value), least == 0 ? "0 to 2^56" : "1 to 2^56");
}

int64_t product(const char* arguments, int64_t a, int64_t b) {
  int64_t result = 0;
  if (!__builtin_mul_overflow(a, b, &result) && result <= kMostElements) return result;
  fail(arguments, std::to_string(a) + " * " + std::to_string(b), "at most 2^56 elements");
}

void product_sizes(int64_t m, int64_t n, int64_t k) {
  count("m", m);
  count("n", n);
  count("k", k, 1);
  product("m * k", m, k);
  product("n * k", n, k);
  product("m * n", m, n);
}

void threshold(float value) {
  if (!(value >= 0.0f)) fail("threshold", std::to_string(value), "0 or more");
}

void optional_pointer(const char* argument, const void* value, size_t alignment) {
  if (reinterpret_cast<uintptr_t>(value) % alignment == 0) return;
  const std::string allowed = "an address that is a multiple of " + std::to_string(alignment);
  fail(argument, text_of(value), allowed.c_str());
}

void pointer(const char* argument, const void* value, size_t alignment) {
  if (value == nullptr) fail(argument, "NULL", "a pointer to memory of the device");
  optional_pointer(argument, value, alignment);
}

void block_size_4bit(int32_t value, nybble_quant_type type) {
  const bool power_of_two = value > 0 && (value & (value - 1)) == 0, e2m1 = type == NYBBLE_E2M1;
  if (power_of_two && value >= (e2m1 ? 16 : 32) && value <= 4096) return;
  fail("block_size", std::to_string(value),
       e2m1 ? "16, 32, 64, 128, 256, 512, 1024, 2048, 4096"
            : "32, 64, 128, 256, 512, 1024, 2048, 4096");
}

void block_size_8bit(int32_t value) {
  if (value >= 1) return;
  fail("block_size", std::to_string(value), "1 or more");
}

void code_4bit(nybble_quant_type type, const float* code, int32_t device, bool searched) {
  if (type == NYBBLE_E2M1 && searched)
    fail("quant_type", "3 (NYBBLE_E2M1)", "0 (NYBBLE_NF4), 1 (NYBBLE_FP4), 2 (NYBBLE_CODE16)");
  if (type == NYBBLE_NF4 || type == NYBBLE_FP4 || type == NYBBLE_E2M1) {
    if (code == nullptr) return;
    fail("code", text_of(code), "NULL unless quant_type is 2 (NYBBLE_CODE16)");
  }
  if (type != NYBBLE_CODE16) {
    fail("quant_type", std::to_string(static_cast<int>(type)),
         "0 (NYBBLE_NF4), 1 (NYBBLE_FP4), 2 (NYBBLE_CODE16), 3 (NYBBLE_E2M1)");
  }
  if (code == nullptr) fail("code", "NULL", "16 values when quant_type is 2 (NYBBLE_CODE16)");
  optional_pointer("code", code, alignof(float));
  if (device == NYBBLE_CPU && searched) ascending("code", code, 16);
}

void code_8bit(const char* argument, const float* code, int32_t device, bool searched) {
  if (searched) return state_map(argument, code, 256, device);
  pointer(argument, code, alignof(float));
}

void state_map(const char* argument, const float* code, int entries, int32_t device) {
  pointer(argument, code, alignof(float));
  if (device == NYBBLE_CPU) ascending(argument, code, entries);
}

void absmax(const nybble_absmax* value) {
  if (value == nullptr) fail("absmax", "NULL", "a nybble_absmax");
  pointer("absmax.values", value->values, alignof(float));
  if (value->codes == nullptr) return;
  pointer("absmax.code", value->code, alignof(float));
  optional_pointer("absmax.offset", value->offset, alignof(float));
  if (value->block_size >= 1) return;
  fail("absmax.block_size", std::to_string(value->block_size), "1 or more");
}

void product_arrays_4bit(bool gradient, const gemm_4bit_args& g, const nybble_absmax* scales) {
  const size_t width = bytes_of(g.dtype);
  pointer(gradient ? "grad_out" : "a", g.a, width);
  pointer("packed", g.packed, 1);
  absmax(scales);
  optional_pointer("bias", g.bias, width);
  pointer(gradient ? "grad_a" : "out", g.out, width);
}

size_t bytes_of(nybble_dtype value) { return value == NYBBLE_F32 ? 4 : 2; }

}  // namespace nybble::check
