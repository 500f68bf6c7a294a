// A kernel by name, its function handle on each device, and its launch. The hot path is one atomic
// load and one launch.
#pragma once

#include <atomic>
#include <cstdint>

#include "cuda/device.h"
#include "cuda/driver.h"

namespace nybble::cuda {

struct shape {
  int64_t blocks;  // 1 … 2^31 - 1
  int threads;
  int shared_bytes =
      0;  // dynamic; the first launch on a device sets the kernel's limit to `shared_limit`
  int shared_limit = 0;  // the largest that later launches will ask for; 0: shared_bytes
  // Programmatic dependent launch: the kernel may start before the previous one has ended, and
  // waits for it itself. Needs an image for 9.0 or newer. It also saves the host 0.5 us (H200).
  bool pdl = false;
  int cluster = 1;  // blocks of a cluster; more than one where the image is for 9.0 or newer
};

constexpr shape with_pdl(shape s) {
  s.pdl = true;
  return s;
}

// Static objects, one for each kernel of an image.
class kernel {
 public:
  constexpr kernel(const char* family, const char* name) : family_(family), name_(name) {}
  // False if the attached image has no such kernel (an older architecture). Loads the family;
  // cached.
  bool present(int32_t device);
  // `params`: the kernel's one argument record.
  template <class Params>
  void launch(int32_t device, void* stream, const shape& s, const Params& params) {
    void* arguments[] = {const_cast<Params*>(&params)};
    launch_erased(device, stream, s, arguments, false);
  }
  // How many blocks of that shape (the same in every call) can be resident at once and wait for
  // each other; 0 if the device has no cooperative launches.
  int64_t max_resident_blocks(int32_t device, const shape& s);
  // Launch with all blocks resident at once. False, with nothing launched, if the part of the
  // device that the stream may use has too little room.
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
  std::atomic<bool> supports_pdl_[kMaxDevices] = {};        // whether `pdl` works on the device
  std::atomic<int8_t> present_[kMaxDevices] = {};           // 0 unknown, 1 yes, -1 no
  std::atomic<int> max_resident_blocks_[kMaxDevices] = {};  // 0 unknown, -1 none
};

}  // namespace nybble::cuda
