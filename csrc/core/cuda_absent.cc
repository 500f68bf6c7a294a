// Owns: what a build without the CUDA room answers: every call for a device is unsupported.
#include <string>

#include "core/error.h"
#include "cuda/launch.h"
#include "nybble/nybble.h"

namespace nybble::cuda {
namespace {

[[noreturn]] void absent(int32_t device) {
  throw unsupported(
      "device: " + std::to_string(device) +
      " is not available: this libnybble was built without CUDA; supported: -1 (CPU)");
}

}  // namespace

void quantize_4bit(const quantize_4bit_args&, int32_t device, void*) { absent(device); }
void dequantize_4bit(const dequantize_4bit_args&, int32_t device, void*) { absent(device); }
void gemm_4bit(const gemm_4bit_args&, int32_t device, void*) { absent(device); }
void gemm_4bit_grad(const gemm_4bit_args&, int32_t device, void*) { absent(device); }
gemm4_kernels& user_kernels(const char*, bool, bool) { absent(0); }
void quantize_blockwise(const quantize_blockwise_args&, int32_t device, void*) { absent(device); }
void dequantize_blockwise(const dequantize_blockwise_args&, int32_t device, void*) {
  absent(device);
}
void embedding(const embedding_args&, int32_t device, void*) { absent(device); }
void int8_vectorwise_quant(const int8_vectorwise_quant_args&, int32_t device, void*) {
  absent(device);
}
void int8_matmul(const int8_matmul_args&, int32_t device, void*) { absent(device); }
void int8_grad(const int8_grad_args&, int32_t device, void*) { absent(device); }
void int8_linear(const int8_linear_args&, int32_t device, void*) { absent(device); }
void int8_mm_dequant(const int8_mm_dequant_args&, int32_t device, void*) { absent(device); }
void optimizer_8bit(const optimizer_args&, int32_t device, void*) { absent(device); }
void optimizer_32bit(const optimizer_args&, int32_t device, void*) { absent(device); }
bool is_current(int32_t) noexcept { return false; }
void prefetch(const void*, int64_t, int32_t, void*) noexcept {}

}  // namespace nybble::cuda

extern "C" {

nybble_status nybble_cuda_driver_version(int32_t*) {
  return nybble::guard([] { nybble::cuda::absent(0); });
}
nybble_status nybble_cuda_device_count(int32_t*) {
  return nybble::guard([] { nybble::cuda::absent(0); });
}
nybble_status nybble_cuda_device_facts(int32_t device, nybble_device_facts*) {
  return nybble::guard([device] { nybble::cuda::absent(device); });
}
nybble_status nybble_cuda_attach(int32_t device, const nybble_image*, int32_t) {
  return nybble::guard([device] { nybble::cuda::absent(device); });
}
nybble_status nybble_cuda_load(int32_t device, const char*) {
  return nybble::guard([device] { nybble::cuda::absent(device); });
}
nybble_status nybble_cuda_self_test(int32_t device) {
  return nybble::guard([device] { nybble::cuda::absent(device); });
}
const char* nybble_libraries_json(void) { return "{}"; }

}  // extern "C"
