// Queries the capture state of a stream, and allows calls that are otherwise illegal during a
// capture.
#pragma once

#include <cstddef>
#include <vector>

#include "stubs/cuda.h"

namespace nybble::cuda {

// Allows this thread to allocate and to create pools while a capture is active.
class relaxed {
 public:
  relaxed() { cuThreadExchangeStreamCaptureMode(&mode_); }
  ~relaxed() { cuThreadExchangeStreamCaptureMode(&mode_); }
  relaxed(const relaxed&) = delete;
  relaxed& operator=(const relaxed&) = delete;

 private:
  CUstreamCaptureMode mode_ = CU_STREAM_CAPTURE_MODE_RELAXED;
};

// The nodes on which the next launch in the stream will depend.
struct capture_place {
  cuuint64_t capture = 0;  // unique in the process; 0 if the stream is not captured
  bool spoilt = false;     // whether an illegal call has invalidated the capture
  CUgraph graph = nullptr;
  std::vector<CUgraphNode> nodes;
};
capture_place place_of(void* stream);

// A product in a captured graph. Its kernels wait for the nodes in `ahead`, even with PDL.
struct captured_product {
  std::vector<CUgraphNode> ahead;  // the nodes on which its first kernel depends
  CUgraphNode last = nullptr;
  bool wanted = false;
};

// Finds a product whose flag `wanted` is set, and which is certain to have ended when the next
// launch at `here` starts. Returns the last node of that product, or NULL. Searches only the
// nearest few hundred nodes.
CUgraphNode find_before(const capture_place& here, const std::vector<captured_product>& products);

}  // namespace nybble::cuda
