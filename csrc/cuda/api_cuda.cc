// Exported functions about devices, images and libraries.
#include <string>

#include "core/error.h"
#include "cuda/device.h"
#include "cuda/driver.h"
#include "cuda/self_test.h"
#include "nybble/nybble.h"
#include "stubs/report.h"

namespace {

template <class T>
void need(const char* name, const T* pointer) {
  if (pointer == nullptr)
    throw nybble::invalid_argument(std::string(name) + ": NULL; expected a pointer to the result");
}

}  // namespace

extern "C" {

nybble_status nybble_cuda_driver_version(int32_t* version) {
  return nybble::guard([&] {
    need("version", version);
    *version = nybble::cuda::driver_version();
  });
}

nybble_status nybble_cuda_device_count(int32_t* count) {
  return nybble::guard([&] {
    need("count", count);
    *count = nybble::cuda::device_count();
  });
}

nybble_status nybble_cuda_device_facts(int32_t device, nybble_device_facts* facts) {
  return nybble::guard([&] {
    need("facts", facts);
    *facts = nybble::cuda::facts(device);
  });
}

nybble_status nybble_cuda_attach(int32_t device, const nybble_image* images, int32_t count) {
  return nybble::guard([&] { nybble::cuda::attach(device, images, count); });
}

nybble_status nybble_cuda_load(int32_t device, const char* family) {
  return nybble::guard([&] { nybble::cuda::load(device, family); });
}

nybble_status nybble_cuda_make_images_with(nybble_make_image make) {
  return nybble::guard([&] { nybble::cuda::make_images_with(make); });
}

nybble_status nybble_cuda_self_test(int32_t device) {
  return nybble::guard([&] { nybble::cuda::self_test(device); });
}

const char* nybble_libraries_json(void) {
  static thread_local std::string text;
  try {
    text = nybble::stubs::libraries_json();
    return text.c_str();
  } catch (...) {
    return "{}";
  }
}

}  // extern "C"
