// Memory that a stream's launches share one after the other.
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
// The memory of a stream, kept until the process ends; `zeros` as in workspace::zeros. It costs the
// host less than an allocation per launch. Needs a current context, and kernels that wait for the
// previous one. There is none for a stream that is being captured (its graph may run anywhere),
// after the first 64 streams of the process, and with drivers before 12.0, which may reuse the
// address of a stream.
stream_memory memory_of_stream(int32_t device, void* stream);

}  // namespace nybble::cuda
