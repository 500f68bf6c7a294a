// Memory through which the kernels of a product pass data to each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cuda/memory.h"

namespace nybble::cuda {

struct kept_memory;

// True in a build for compute-sanitizer's initcheck, which does not see writes by TMA, by cuBLASLt
// and by memset nodes of graphs. Such a build clears stream-K flags before each launch, graph
// memory when it is allocated, and cuBLASLt's output before it is written. It stores results
// element by element. Other builds do not clear, because clearing prevents PDL.
#ifdef NYBBLE_FOR_INITCHECK
constexpr bool kForInitcheck = true;
#else
constexpr bool kForInitcheck = false;
#endif

// Memory that is allocated in stream order, for the scope that launches the kernels. Needs a
// current context.
//
// In a captured graph the memory belongs to the graph until the graph, and everything made from it,
// is destroyed: an allocation node between two kernels would prevent PDL (H200, 256 rows of
// 11008x4096: 46.5 instead of 43.4 us). Consecutive products of a graph share the memory. So two
// graphs made from the same capture must not run at the same time; they write to the same results
// anyway. Kernels launched with PDL wait for the previous kernel before they touch the memory.
class workspace {
 public:
  // The memory is NULL if `bytes` is 0 and `zeros` is false.
  workspace(std::size_t bytes, int32_t device, void* stream, bool zeros = false);
  ~workspace();
  workspace(const workspace&) = delete;
  workspace& operator=(const workspace&) = delete;
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(data_);
  }
  // With `zeros`, kZeros bytes precede the other memory. They are 0 before the first kernel that
  // uses them, and each kernel sets them to 0 again. Graph memory is cleared when it is allocated,
  // because a memset node costs as much as a kernel.
  static constexpr std::size_t kZeros = 256;
  unsigned* zeros() const { return reinterpret_cast<unsigned*>(data_ - kZeros); }

 private:
  char* data_ = nullptr;
  void* stream_;
  kept_memory* kept_ = nullptr;    // memory of a captured graph
  std::optional<buffer> ordered_;  // in all other cases
};

}  // namespace nybble::cuda
