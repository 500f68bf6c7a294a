// Owns: memory that the launches of a stream share, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>

namespace nybble::cuda {

struct stream_memory {
  static constexpr std::size_t kBytes = 576 << 10;
  unsigned* zeros = nullptr;               // NULL: there is none
  char* data = nullptr;                    // kBytes
  std::unique_lock<std::mutex> held = {};  // no other thread launches what uses it
};
// A stream's memory, kept until the process ends; zeros as workspace::zeros has them. Costs the
// host less than memory for one launch, and a launch less than zeros in it. Needs a current
// context. None for a stream that is being captured (its graph runs anywhere), behind the first 64
// streams of the process, and where the driver cannot tell a stream from one before it at its
// address (before 12.0). For kernels that wait for the one before them.
stream_memory memory_of_stream(int32_t device, void* stream);

}  // namespace nybble::cuda
