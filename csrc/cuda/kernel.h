// A kernel that the library finds by its name, and the kernel's function handle on each device. A
// launch usually costs an atomic load and a driver call.
#pragma once

#include <atomic>
#include <cstdint>

#include "cuda/device.h"
#include "cuda/driver.h"

namespace nybble::cuda {

struct shape {
  int64_t blocks;  // 1 … 2^31 - 1
  int threads;
  int shared_bytes = 0;  // dynamic shared memory
  int shared_limit = 0;  // the kernel's limit, set by its first launch; 0: shared_bytes
  // Programmatic dependent launch: the kernel may start before the previous kernel has ended. The
  // kernel's own code waits for the end of the previous kernel. The image must be for compute
  // capability 9.0 or newer.
  bool pdl = false;
  int cluster = 1;  // blocks per cluster; more than 1 needs an image for 9.0 or newer
};

constexpr shape with_pdl(shape s) {
  s.pdl = true;
  return s;
}

// Defines a kernel for each element type, in the order of nybble_dtype.
#define NYBBLE_KERNEL_TYPES(family, prefix, suffix) \
  {family, prefix "_f32" suffix}, {family, prefix "_f16" suffix}, { family, prefix "_bf16" suffix }

// Defines a kernel for float32, and a second kernel for both 16-bit types, which chooses the type
// at run time.
#define NYBBLE_KERNEL_WIDTHS(family, prefix, suffix) \
  {family, prefix "_f32" suffix}, {family, prefix "_half" suffix}, { family, prefix "_half" suffix }

// Objects of this class are static. There is one for each kernel of an image.
class kernel {
 public:
  constexpr kernel(const char* family, const char* name) : family_(family), name_(name) {}
  // Returns false if the attached image has no such kernel. The first call loads the family.
  bool present(int32_t device);
  template <class Params>
  void launch(int32_t device, void* stream, const shape& s, const Params& params) {
    void* arguments[] = {const_cast<Params*>(&params)};
    launch_erased(device, stream, s, arguments, false);
  }
  // Returns the number of blocks of this shape that can be resident at once, or 0 if the device has
  // no cooperative launches. The result is cached, so every call for a kernel must pass the same
  // shape.
  int64_t max_resident_blocks(int32_t device, const shape& s);
  // Launches a kernel whose blocks are all resident at once. If the blocks do not fit on the part
  // of the device that the stream may use, returns false and launches nothing.
  template <class Params>
  bool launch_cooperative(int32_t device, void* stream, const shape& s, const Params& params) {
    void* arguments[] = {const_cast<Params*>(&params)};
    return launch_erased(device, stream, s, arguments, true);
  }

 private:
  bool launch_erased(int32_t device, void* stream, const shape& s, void** arguments, bool together);
  CUfunction prepare(int32_t device, const shape& s);

  const char *family_, *name_;
  std::atomic<CUfunction> handles_[kMaxDevices] = {};
  std::atomic<bool> supports_pdl_[kMaxDevices] = {};        // whether `pdl` has an effect
  std::atomic<int8_t> present_[kMaxDevices] = {};           // 0 unknown, 1 yes, -1 no
  std::atomic<int> max_resident_blocks_[kMaxDevices] = {};  // 0 means unknown, -1 none
};

}  // namespace nybble::cuda
