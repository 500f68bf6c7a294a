// Memory that consecutive launches in a stream share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>

#include "cuda/workspace.h"

namespace nybble::cuda {

struct stream_memory {
  static constexpr std::size_t kBytes = 1 << 20;
  counters* zeros = nullptr;               // NULL if there is no memory
  char* data = nullptr;                    // kBytes bytes
  std::unique_lock<std::mutex> held = {};  // excludes launches of other threads with this memory
};
// Returns the memory of a stream, which is kept until the process ends. `zeros` has the same
// meaning as workspace::zeros. Sharing memory takes less host time than an allocation for each
// launch. The caller must have made a context current, and kernels with this memory must wait for
// the previous kernel. The function returns no memory in three cases: while the stream is being
// captured (its graph may later run in any stream), after the first 64 streams of the process, and
// with drivers before 12.0, which may reuse the address of a stream.
stream_memory memory_of_stream(int32_t device, void* stream);

}  // namespace nybble::cuda
