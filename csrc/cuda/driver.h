// The CUDA driver: starts it once, converts its errors to exceptions, and reads device facts.
#pragma once

#include <cstdint>
#include <string>

#include "nybble/nybble.h"
#include "stubs/cuda.h"

namespace nybble::cuda {

constexpr int kMaxDevices = 64;

// Throws the typed error for `result`. `what` is the failed call, for example "nybble_quantize_4bit
// on device 0: cuLaunchKernel".
[[noreturn]] void raise(CUresult result, const std::string& what);
inline void check(CUresult result, const char* what) {
  if (result != CUDA_SUCCESS) raise(result, what);
}

// Starts the driver once. If this fails, throws no_driver with a list of all files that were tried.
void start();
int device_count();
int driver_version();
nybble_device_facts facts(int32_t device);
int attribute(int32_t device, CUdevice_attribute which);

}  // namespace nybble::cuda
