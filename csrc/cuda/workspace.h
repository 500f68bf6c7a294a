// Owns: the memory between the kernels of one product.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cuda/memory.h"

namespace nybble::cuda {

struct kept_memory;

// For compute-sanitizer's initcheck, which reports a word asked of memory that nobody wrote, and
// seems to know neither what the copy engine and cuBLASLt write nor what a graph's node clears: the
// words that tell of shared tiles are cleared first, a graph's memory where it is allocated,
// cuBLASLt's int8 sums before it writes them; and results are stored singly. Cleared for every
// launch they would cost the kernel its early start (H200, graphs, 128 rows of 11008x4096: 31.3 us
// instead of 26.0).
#ifdef NYBBLE_FOR_INITCHECK
constexpr bool kForInitcheck = true;
#else
constexpr bool kForInitcheck = false;
#endif

// Memory in `stream`'s order for a scope in which its kernels are launched. Needs a current
// context. In a captured graph it is memory of the graph's own, until the graph and all that was
// made of it are gone: an allocation would be a node between kernels, of which the second then
// cannot start early (H200, graphs of products with allocations and so, us: 256 rows of 11008x4096
// 46.5, 43.4, of 14336x4096 54.8, 55.5; 512 rows 75.7, 75.1 and 102.2, 98.6; 4096x4096 the same).
// Products of a graph share it where one comes after the other. So two graphs made of one capture
// must not run at once, as for the results of its kernels anyway. Kernels that start early wait
// before they touch it.
class workspace {
 public:
  // Nothing, and NULL, for 0 bytes without zeros.
  workspace(std::size_t bytes, int32_t device, void* stream, bool zeros = false);
  ~workspace();
  workspace(const workspace&) = delete;
  workspace& operator=(const workspace&) = delete;
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(data_);
  }
  // kZeros bytes ahead of the others, where they are asked for: 0 before the first kernel that has
  // them, and each kernel leaves in them what the next one may find. In a graph they are cleared
  // where they are allocated: by a node they would cost as much as a kernel (H200, LAMB of 65536
  // values, us: 11.3).
  static constexpr std::size_t kZeros = 256;
  unsigned* zeros() const { return reinterpret_cast<unsigned*>(data_ - kZeros); }

 private:
  char* data_ = nullptr;
  void* stream_;
  kept_memory* kept_ = nullptr;    // a captured graph's
  std::optional<buffer> ordered_;  // without one
};

}  // namespace nybble::cuda
