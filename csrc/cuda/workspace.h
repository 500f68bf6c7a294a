// Memory through which the kernels of a product pass data to one another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cuda/memory.h"

namespace nybble::cuda {

struct kept_memory;

// Frees the memory that no captured graph uses, so that other libraries can use it. Needs a current
// context.
void free_unused_workspaces(int32_t device);

// True in a build for compute-sanitizer's initcheck. That tool does not see writes by TMA, by
// cuBLASLt and by memset nodes of graphs. Such a build clears stream-K flags before each launch,
// graph memory when it is allocated, and the output of cuBLASLt before it is written. It also
// stores results element by element. Other builds clear nothing, because clearing prevents PDL.
#ifdef NYBBLE_FOR_INITCHECK
constexpr bool kForInitcheck = true;
#else
constexpr bool kForInitcheck = false;
#endif

// The counters in front of a workspace, for kernels that need some. All counters are 0 before the
// first kernel. Each kind of counter has words of its own: a grid barrier flips the top bit of its
// word, but the other counters must be 0 again after each kernel.
struct counters {
  unsigned barrier;     // of grid_barrier
  unsigned last_block;  // of is_last_block
  unsigned queues[62];  // of work_queue and reset_work_queue
};

// Memory that is allocated in stream order. The memory belongs to the scope that launches the
// kernels. Needs a current context.
//
// In a captured graph, the memory belongs to the graph until the graph and everything made from it
// are destroyed. An allocation node between two kernels would prevent PDL (H200, 256 rows of
// 11008x4096: 46.5 instead of 43.4 us). Consecutive products of a graph share the memory. So two
// executable graphs from the same capture must not run at the same time. They could not run at the
// same time anyway, because both write to the same results. A kernel that is launched with PDL
// waits for the previous kernel before it uses the memory.
class workspace {
 public:
  // If `bytes` is 0 and `zeros` is false, there is no memory and its address is NULL.
  workspace(std::size_t bytes, int32_t device, void* stream, bool zeros = false);
  ~workspace();
  workspace(const workspace&) = delete;
  workspace& operator=(const workspace&) = delete;
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(data_);
  }
  // If `zeros` is set, counters precede the memory. Graph memory is cleared when it is allocated,
  // because a memset node would cost as much as a kernel.
  static constexpr std::size_t kZeros = sizeof(counters);
  counters* zeros() const { return reinterpret_cast<counters*>(data_ - kZeros); }

 private:
  char* data_ = nullptr;
  void* stream_;
  kept_memory* kept_ = nullptr;    // memory of a captured graph
  std::optional<buffer> ordered_;  // memory in all other cases
};

}  // namespace nybble::cuda
