// Decides whether a product may read its weight before the PDL wait. The answer depends on the
// kernel that precedes the product in a captured stream.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nybble::cuda {

struct extent {
  const void* start;
  size_t bytes;
};

// A product may read its weight and `a` before griddepcontrol.wait if all kernels that write them
// have ended when the product's blocks start. In a stream that is not captured, the library cannot
// know this, because the previous kernel may belong to another library. In that case the product
// starts when the previous kernel's blocks have exited, although the stores of these blocks may not
// be visible yet. In a captured graph, the previous kernel is a known node. If this node is a
// product of this library, it lets the next product start only after its own wait, and by then all
// earlier kernels have ended. The node itself writes only its output, which pdl_predecessor
// compares with the memory that the next product reads.
class pdl_predecessor {
 public:
  explicit pdl_predecessor(void* stream) : stream_(stream) {}
  // Returns whether two conditions hold: the next launch depends only on the last product of this
  // thread, and that product writes none of `reads`.
  template <size_t kCount>
  bool after_product(const std::array<extent, kCount>& reads) const {
    return after_product(reads.data(), kCount);
  }
  // Call this after the launch of a product that writes only `out`. The product is then the
  // predecessor.
  void launched(extent out) const;

 private:
  bool after_product(const extent* reads, size_t count) const;
  void* stream_;
};

}  // namespace nybble::cuda
