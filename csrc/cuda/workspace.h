// Memory between the kernels of one product.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cuda/memory.h"

namespace nybble::cuda {

struct kept_memory;

// For compute-sanitizer's initcheck, which reports reads of memory that nobody wrote and does not
// see writes by TMA, by cuBLASLt and by memset nodes of graphs. This build clears stream-K flags
// before each launch, graph memory where it is allocated, and cuBLASLt's int8 output before it is
// written, and stores results element by element. In a normal build clearing for every launch would
// prevent PDL (H200, graphs, 128 rows of 11008x4096: 31.3 us instead of 26.0).
#ifdef NYBBLE_FOR_INITCHECK
constexpr bool kForInitcheck = true;
#else
constexpr bool kForInitcheck = false;
#endif

// Memory in stream order for a scope in which its kernels are launched. Needs a current context.
// In a captured graph it is memory of the graph itself, until the graph and everything made from it
// are gone: an allocation would be a node between kernels, and the second kernel could not use PDL
// (H200, graphs of products with allocations and without, us: 256 rows of 11008x4096 46.5 and 43.4;
// 512 rows of 14336x4096 102.2 and 98.6). Consecutive products of a graph share it, so two graphs
// made from one capture must not run at the same time (nor could they, as they write the same
// results). Kernels launched with PDL wait before they touch it.
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
  // kZeros bytes in front of the others, if requested: 0 before the first kernel that uses them,
  // and each kernel restores that. In a graph they are cleared where they are allocated, because a
  // memset node costs as much as a kernel (H200, LAMB of 65536 values: 11.3 us).
  static constexpr std::size_t kZeros = 256;
  unsigned* zeros() const { return reinterpret_cast<unsigned*>(data_ - kZeros); }

 private:
  char* data_ = nullptr;
  void* stream_;
  kept_memory* kept_ = nullptr;    // a captured graph's
  std::optional<buffer> ordered_;  // without one
};

}  // namespace nybble::cuda
