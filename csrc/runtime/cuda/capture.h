// Owns: asking the driver where a stream that is being captured stands.
#pragma once

#include <cstddef>
#include <vector>

#include "stubs/cuda.h"

namespace nybble::cuda {

// The nodes that the stream's next launch will depend on.
struct capture_place {
  cuuint64_t capture = 0;  // unique in a process; 0: not capturing
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
