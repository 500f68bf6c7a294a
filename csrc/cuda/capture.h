// Owns: asking the driver where a stream that is being captured stands; calls beside captures.
#pragma once

#include <cstddef>
#include <vector>

#include "stubs/cuda.h"

namespace nybble::cuda {

// Lets this thread allocate, and make pools, while there are captures.
class relaxed {
 public:
  relaxed() { cuThreadExchangeStreamCaptureMode(&mode_); }
  ~relaxed() { cuThreadExchangeStreamCaptureMode(&mode_); }
  relaxed(const relaxed&) = delete;
  relaxed& operator=(const relaxed&) = delete;

 private:
  CUstreamCaptureMode mode_ = CU_STREAM_CAPTURE_MODE_RELAXED;
};

// The nodes that the stream's next launch will depend on.
struct capture_place {
  cuuint64_t capture = 0;  // unique in a process; 0: not capturing
  bool spoilt = false;     // was capturing, until a call that cannot be captured
  CUgraph graph = nullptr;
  std::vector<CUgraphNode> nodes;
};
capture_place place_of(void* stream);

// A product in a captured graph. Its kernels wait for what was ahead of them, where they start
// early, too.
struct captured_product {
  std::vector<CUgraphNode> ahead;  // what its first kernel depended on
  CUgraphNode last = nullptr;
  bool wanted = false;
};

// The last node of a wanted product that has ended for certain when what is launched next at `here`
// starts, or NULL. Looks at the nearest few hundred nodes.
CUgraphNode find_before(const capture_place& here, const std::vector<captured_product>& products);

}  // namespace nybble::cuda
