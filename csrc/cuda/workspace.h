// Memory for data between the kernels of a product.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cuda/memory.h"

namespace nybble::cuda {

struct kept_memory;

// A build for compute-sanitizer's initcheck, which does not see writes by TMA, by cuBLASLt and by
// memset nodes of graphs. It clears stream-K flags before each launch, graph memory when it is
// allocated, and cuBLASLt's output before it is written, and stores results element by element.
// Otherwise clearing would prevent PDL.
#ifdef NYBBLE_FOR_INITCHECK
constexpr bool kForInitcheck = true;
#else
constexpr bool kForInitcheck = false;
#endif

// Memory in stream order, for the scope that launches its kernels. Needs a current context.
//
// In a captured graph the memory belongs to the graph until the graph, and everything made from it,
// is destroyed: an allocation node between two kernels would prevent PDL (H200, 256 rows of
// 11008x4096: 46.5 instead of 43.4 us). Consecutive products of a graph share it, so two graphs
// made from one capture must not run at the same time; they write the same results anyway. Kernels
// launched with PDL wait before they touch it.
class workspace {
 public:
  // NULL for 0 bytes without zeros.
  workspace(std::size_t bytes, int32_t device, void* stream, bool zeros = false);
  ~workspace();
  workspace(const workspace&) = delete;
  workspace& operator=(const workspace&) = delete;
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(data_);
  }
  // kZeros bytes before the others, if requested. They are 0 before the first kernel that uses
  // them, and each kernel restores that. Graph memory is cleared when it is allocated, because a
  // memset node costs as much as a kernel.
  static constexpr std::size_t kZeros = 256;
  unsigned* zeros() const { return reinterpret_cast<unsigned*>(data_ - kZeros); }

 private:
  char* data_ = nullptr;
  void* stream_;
  kept_memory* kept_ = nullptr;    // that of a captured graph
  std::optional<buffer> ordered_;  // otherwise
};

}  // namespace nybble::cuda
