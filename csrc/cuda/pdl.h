// Decide whether a product may read its weight before the PDL wait. This depends on the previous
// kernel in a captured stream.
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
// have ended when the blocks of the product start. A launch into a stream cannot know that: if the
// previous kernel is another library's, the product starts when that kernel's blocks have exited,
// which is before their stores are visible. In a captured graph, the previous kernel is a known
// node. If that node is one of our products, all earlier kernels had ended when it let the next
// product start, because a product does so only after its own wait. The node itself writes nothing
// but its output.
class pdl_predecessor {
 public:
  explicit pdl_predecessor(void* stream) : stream_(stream) {}
  // Returns whether the only previous node is the last product of this thread, and that product
  // writes none of `reads`.
  template <size_t kCount>
  bool after_product(const std::array<extent, kCount>& reads) const {
    return after_product(reads.data(), kCount);
  }
  // Call this after launching a product that writes only `out`. The product becomes the
  // predecessor.
  void launched(extent out) const;

 private:
  bool after_product(const extent* reads, size_t count) const;
  void* stream_;
};

}  // namespace nybble::cuda
