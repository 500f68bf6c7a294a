// Starts the driver, converts its errors, and reads the facts of a device.
#include "cuda/driver.h"

#include <cstdio>
#include <cstring>
#include <mutex>

#include "core/error.h"
#include "stubs/report.h"

namespace nybble::cuda {
namespace {

std::string name_of(CUresult result) {
  const char *name = nullptr, *text = nullptr;
  cuGetErrorName(result, &name);
  cuGetErrorString(result, &text);
  return (name ? std::string(name) : "unknown CUDA error") + " (" + std::to_string(result) + ")" +
         (text ? std::string(": ") + text : "");
}

[[noreturn]] void raise_no_driver() {
  cuInit(0);  // without a driver this call fails, and the stub stores the reason
  throw no_driver(std::string("no usable CUDA driver (the CPU, device -1, works without one): ") +
                  stubs::last_detail());
}

// Returns whether an error destroys the context. After such an error, every later call of the
// process fails with the same error.
bool is_sticky(CUresult result) {
  switch (result) {
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_ECC_UNCORRECTABLE:
      return true;
    default:
      return false;
  }
}

}  // namespace

void raise(CUresult result, const std::string& what) {
  if (result == CUDA_ERROR_OUT_OF_MEMORY)
    throw out_of_memory(what + ": the device is out of memory; the library stays usable");
  std::string text = what + ": " + name_of(result);
  if (is_sticky(result))
    text +=
        "; an earlier kernel of this process failed and the device's context is lost: run under "
        "compute-sanitizer or with "
        "CUDA_LAUNCH_BLOCKING=1 to find it, and restart the process";
  if (result == CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
    text +=
        "; an earlier call invalidated the capture of the CUDA graph (a synchronization, an "
        "allocation, a copy to the host, or a call of another thread): see the first error since "
        "the capture began";
  throw cuda_error(text);
}

void start() {
  static std::once_flag once;
  static CUresult result = CUDA_SUCCESS;
  std::call_once(once, [] { result = cuInit(0); });
  if (result != CUDA_SUCCESS && !stubs::available("driver")) raise_no_driver();
  if (result == CUDA_ERROR_NO_DEVICE)
    throw no_driver(
        "the CUDA driver sees no device (CUDA_ERROR_NO_DEVICE): check nvidia-smi and "
        "CUDA_VISIBLE_DEVICES; the CPU (device -1) works");
  if (result != CUDA_SUCCESS)
    throw no_driver("the CUDA driver did not start: cuInit: " + name_of(result));
}

int device_count() {
  start();
  int count = 0;
  check(cuDeviceGetCount(&count), "cuDeviceGetCount");
  return count < kMaxDevices ? count : kMaxDevices;
}

int driver_version() {
  int version = 0;
  const CUresult result = cuDriverGetVersion(&version);
  if (result != CUDA_SUCCESS && !stubs::available("driver")) raise_no_driver();
  check(result, "cuDriverGetVersion");
  return version;
}

int attribute(int32_t device, CUdevice_attribute which) {
  CUdevice handle = 0;
  check(cuDeviceGet(&handle, device), "cuDeviceGet");
  int value = 0;
  check(cuDeviceGetAttribute(&value, which, handle), "cuDeviceGetAttribute");
  return value;
}

nybble_device_facts facts(int32_t device) {
  const int count = device_count();
  if (device < 0 || device >= count)
    throw invalid_argument("device: " + std::to_string(device) + " is not one of this machine's " +
                           std::to_string(count) + " CUDA devices (0 to " +
                           std::to_string(count - 1) + ")");
  nybble_device_facts f = {};
  CUdevice handle = 0;
  check(cuDeviceGet(&handle, device), "cuDeviceGet");
  check(cuDeviceGetName(f.name, sizeof f.name, handle), "cuDeviceGetName");
  CUuuid uuid = {};
  check(cuDeviceGetUuid(&uuid, handle), "cuDeviceGetUuid");
  unsigned char bytes[16];
  std::memcpy(bytes, &uuid, sizeof bytes);
  char* out = f.uuid + std::snprintf(f.uuid, sizeof f.uuid, "GPU-");
  for (int i = 0; i < 16; i++) {
    const bool dash = i == 4 || i == 6 || i == 8 || i == 10;
    out += std::snprintf(out, 4, dash ? "-%02x" : "%02x", bytes[i]);
  }
  f.major = attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
  f.minor = attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
  f.integrated = attribute(device, CU_DEVICE_ATTRIBUTE_INTEGRATED);
  f.multiprocessors = attribute(device, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
  f.l2_bytes = attribute(device, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
  size_t memory = 0;
  check(cuDeviceTotalMem_v2(&memory, handle), "cuDeviceTotalMem");
  f.memory = memory;
  return f;
}

}  // namespace nybble::cuda
