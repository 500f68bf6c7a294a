// Owns: what is known about the kernel ahead of a product in a stream that is being captured.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nybble::cuda {

struct extent {
  const void* start;
  size_t bytes;
};

// A product may read its weight, and `a`, before griddepcontrol.wait if all that writes it has
// ended when the product's blocks start. A launch into a stream cannot know: the kernel ahead,
// someone else's, releases the product when its blocks have exited, which is before their stores
// can be read. In a captured graph the kernel ahead is a node that can be compared. Where it is our
// own product, all before it had ended and could be read when that one released this (it does so
// after its own wait), and itself it writes nothing but its output.
class pdl_predecessor {
 public:
  explicit pdl_predecessor(void* stream) : stream_(stream) {}
  // Whether the only node ahead is the product that this thread launched last, and writes none of
  // `reads`.
  template <size_t kCount>
  bool after_product(const std::array<extent, kCount>& reads) const {
    return after_product(reads.data(), kCount);
  }
  // After the launch of a product that writes `out` alone: it is ahead of what comes.
  void launched(extent out) const;

 private:
  bool after_product(const extent* reads, size_t count) const;
  void* stream_;
};

}  // namespace nybble::cuda
