// Zeroed memory that the blocks of a launch share. The launch uses the stream's own memory if that
// is large enough.
#pragma once

#include <cstddef>
#include <optional>

#include "cuda/device.h"
#include "cuda/stream_memory.h"

namespace nybble::cuda {

class launch_memory {
 public:
  launch_memory(size_t bytes, int32_t device, void* stream) : scope_(device) {
    if (bytes <= stream_memory::kBytes) kept_ = memory_of_stream(device, stream);
    if (kept_.zeros == nullptr) own_.emplace(bytes, device, stream, true);
  }
  counters* zeros() const { return own_ ? own_->zeros() : kept_.zeros; }
  double* sums() const { return reinterpret_cast<double*>(own_ ? own_->as<char>() : kept_.data); }

 private:
  const current scope_;
  stream_memory kept_;
  std::optional<workspace> own_;
};

}  // namespace nybble::cuda
