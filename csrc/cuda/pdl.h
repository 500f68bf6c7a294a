// Decide when a product may read its weight before the PDL wait, from the previous kernel in a
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
// has ended when its blocks start. A launch into a stream cannot know that: another library's
// kernel releases the product when its blocks have exited, before their stores are visible. In a
// captured graph the previous kernel is a known node. If that is our own product, everything before
// it had ended when it released this one, because it does so after its own wait; and it writes
// nothing but its output.
class pdl_predecessor {
 public:
  explicit pdl_predecessor(void* stream) : stream_(stream) {}
  // Whether the only previous node is the last product of this thread, and that product writes none
  // of `reads`.
  template <size_t kCount>
  bool after_product(const std::array<extent, kCount>& reads) const {
    return after_product(reads.data(), kCount);
  }
  // Call after launching a product that only writes `out`: it becomes the predecessor.
  void launched(extent out) const;

 private:
  bool after_product(const extent* reads, size_t count) const;
  void* stream_;
};

}  // namespace nybble::cuda
