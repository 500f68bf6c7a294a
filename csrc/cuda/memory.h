// Device memory that is owned by a scope. The memory is allocated immediately, or in the order of a
// stream.
#pragma once

#include <cstddef>

#include "stubs/cuda.h"

namespace nybble::cuda {

// Needs a current context. If a stream is given, the memory is allocated and freed in stream order,
// which is allowed during a capture. Without a stream, the memory is allocated and freed
// immediately.
class buffer {
 public:
  explicit buffer(std::size_t bytes);
  buffer(std::size_t bytes, void* stream);  // NULL for 0 bytes
  ~buffer();
  buffer(buffer&& other) noexcept
      : data_(other.data_), stream_(other.stream_), ordered_(other.ordered_) {
    other.data_ = 0;
  }
  buffer(const buffer&) = delete;
  buffer& operator=(const buffer&) = delete;
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(data_);
  }

 private:
  CUdeviceptr data_ = 0;
  CUstream stream_ = nullptr;
  bool ordered_ = false;
};

// Queues a fill with zeros in a stream.
void set_zero(void* device, std::size_t bytes, void* stream);
void copy_in(void* device, const void* host, std::size_t bytes);
void copy_out(void* host, const void* device, std::size_t bytes);

}  // namespace nybble::cuda
