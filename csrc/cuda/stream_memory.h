// Memory that the launches in a stream use one after another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>

namespace nybble::cuda {

struct stream_memory {
  static constexpr std::size_t kBytes = 576 << 10;
  unsigned* zeros = nullptr;               // NULL: no memory
  char* data = nullptr;                    // kBytes
  std::unique_lock<std::mutex> held = {};  // keeps other threads from launching with it
};
// Returns the memory of a stream, which is kept until the process ends; `zeros` is like
// workspace::zeros. This costs the host less than an allocation per launch. It needs a current
// context, and kernels that wait for the previous kernel. The result is empty while the stream is
// being captured (its graph may run in any stream), after the first 64 streams of the process, and
// with drivers before 12.0, which may use the address of a stream again.
stream_memory memory_of_stream(int32_t device, void* stream);

}  // namespace nybble::cuda
