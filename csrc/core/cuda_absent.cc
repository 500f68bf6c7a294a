// A build without CUDA: every call for a device throws `unsupported`.
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

#define NYBBLE_CUDA_OPERATION(name, arguments) \
  void name(const arguments&, int32_t device, void*) { absent(device); }
#include "core/operations.def"
gemm4_kernels& user_kernels(const char*, bool, bool) { absent(0); }
bool is_current(int32_t) noexcept { return false; }
void prefetch(const void*, int64_t, int32_t, void*) noexcept {}

}  // namespace nybble::cuda

extern "C" {

#define NYBBLE_ABSENT(name, device, ...)                         \
  nybble_status nybble_cuda_##name(__VA_ARGS__) {                \
    return nybble::guard([=] { nybble::cuda::absent(device); }); \
  }
NYBBLE_ABSENT(driver_version, 0, int32_t*)
NYBBLE_ABSENT(device_count, 0, int32_t*)
NYBBLE_ABSENT(device_facts, device, int32_t device, nybble_device_facts*)
NYBBLE_ABSENT(attach, device, int32_t device, const nybble_image*, int32_t)
NYBBLE_ABSENT(load, device, int32_t device, const char*)
NYBBLE_ABSENT(make_images_with, 0, nybble_make_image)
NYBBLE_ABSENT(self_test, device, int32_t device)
NYBBLE_ABSENT(gemm4_candidates, device, const nybble_gemm4_choice*, nybble_gemm4_choice*, int32_t,
              int32_t*, int32_t device, void*)
NYBBLE_ABSENT(gemm4_measure, device, const nybble_gemm4_choice*, int32_t, float*, int32_t device,
              void*)
NYBBLE_ABSENT(gemm4_use, device, const nybble_gemm4_choice*, int32_t, int32_t device)
const char* nybble_libraries_json(void) { return "{}"; }

}  // extern "C"
