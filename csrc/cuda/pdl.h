// When a product may read its weight before the PDL wait: knowledge about the previous kernel in a
// captured stream.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nybble::cuda {

struct extent {
  const void* start;
  size_t bytes;
};

// A product may read its weight, and `a`, before griddepcontrol.wait if everything that writes them
// has ended when its blocks start.
// A launch into a stream cannot know that: if the previous kernel is someone else's, the product is
// released when that kernel's blocks have exited, which is before their stores are visible. In a
// captured graph the previous kernel is a node that can be compared. If it is our own product,
// everything before it had ended and was visible when it released this one (it does that after its
// own wait), and it writes nothing but its output.
class pdl_predecessor {
 public:
  explicit pdl_predecessor(void* stream) : stream_(stream) {}
  // Whether the only previous node is the product that this thread launched last, and that product
  // writes none of `reads`.
  template <size_t kCount>
  bool after_product(const std::array<extent, kCount>& reads) const {
    return after_product(reads.data(), kCount);
  }
  // Call after launching a product that writes only `out`: it becomes the predecessor.
  void launched(extent out) const;

 private:
  bool after_product(const extent* reads, size_t count) const;
  void* stream_;
};

}  // namespace nybble::cuda
