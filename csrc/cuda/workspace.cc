// Memory that captured graphs keep for the temporary data of their products. Freed memory stays in
// a list for later graphs, and returns to the system only if an allocation would otherwise fail.
#include "cuda/workspace.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "cuda/capture.h"

namespace nybble::cuda {

struct kept_memory {
  CUdeviceptr data = 0;
  std::size_t bytes = 0;
  bool zeros = false;  // whether the first kZeros bytes stay zero (for counters)
  int32_t device = 0;
  cuuint64_t capture = 0;    // the capture whose graph has this memory, or 0
  captured_product product;  // last user of the memory; `last` is NULL during its launch
};

namespace {

constexpr std::size_t kGrain = 2 << 20;         // the driver's allocation unit
constexpr std::size_t kMostBytes = 1ull << 30;  // per capture
constexpr unsigned kNoSync = 1, kMove = 1;      // CU_USER_OBJECT_NO_DESTRUCTOR_SYNC, …_MOVE
constexpr unsigned kNonBlocking = 1;            // CU_STREAM_NON_BLOCKING

// The memory of all graphs. No code calls the driver while it holds the lock, because a thread of
// the driver calls give_back, which takes the lock.
struct kept_list {
  std::mutex lock;
  std::vector<kept_memory*> all;
};
kept_list& all_kept() {
  static auto* const kept = new kept_list;  // threads may outlive it
  return *kept;
}

// The driver calls this function when the graph, and everything made from the graph, have run and
// are destroyed.
void give_back(void* memory) {
  const std::lock_guard<std::mutex> hold(all_kept().lock);
  static_cast<kept_memory*>(memory)->capture = 0;
}

// Finds memory of this capture that an earlier product used and that the next product may use.
kept_memory* reuse(std::size_t bytes, bool zeros, const capture_place& here) {
  std::vector<captured_product> products;
  {
    const std::lock_guard<std::mutex> hold(all_kept().lock);
    for (const kept_memory* m : all_kept().all)
      if (m->capture == here.capture && m->product.last != nullptr) {
        products.push_back(m->product);
        products.back().wanted = m->zeros == zeros && m->bytes >= bytes;
      }
  }
  const CUgraphNode last_node = find_before(here, products);
  if (last_node == nullptr) return nullptr;
  const std::lock_guard<std::mutex> hold(all_kept().lock);
  for (kept_memory* m : all_kept().all)
    if (m->capture == here.capture && m->product.last == last_node && m->zeros == zeros &&
        m->bytes >= bytes) {
      m->product.last = nullptr;
      return m;
    }
  return nullptr;
}

// Finds the smallest free memory that is large enough. If the graph would exceed its limit, returns
// NULL and sets `full`.
kept_memory* adopt(std::size_t bytes, bool zeros, int32_t device, cuuint64_t capture, bool& full) {
  const std::lock_guard<std::mutex> hold(all_kept().lock);
  std::size_t had = bytes;
  kept_memory* found = nullptr;
  for (kept_memory* m : all_kept().all) {
    if (m->capture == capture) had += m->bytes;
    if (m->capture == 0 && m->device == device && m->zeros == zeros && m->bytes >= bytes &&
        (found == nullptr || m->bytes < found->bytes))
      found = m;
  }
  full = had > kMostBytes;
  if (full || found == nullptr) return nullptr;
  found->capture = capture, found->product = {};
  return found;
}

}  // namespace

void free_unused_workspaces(int32_t device) {
  std::vector<kept_memory*> gone;
  {
    const std::lock_guard<std::mutex> hold(all_kept().lock);
    std::vector<kept_memory*>& all = all_kept().all;
    const auto stays = [&](const kept_memory* m) { return m->capture != 0 || m->device != device; };
    const auto end = std::stable_partition(all.begin(), all.end(), stays);
    gone.assign(end, all.end());
    all.erase(end, all.end());
  }
  for (kept_memory* m : gone) {
    cuMemFree_v2(m->data);
    delete m;
  }
}

namespace {

// Clears memory and waits for the result. Uses a new stream, because other streams may be captured.
bool clear(CUdeviceptr data, std::size_t bytes) {
  CUstream stream = nullptr;
  if (cuStreamCreate(&stream, kNonBlocking) != CUDA_SUCCESS) return false;
  const bool cleared = cuMemsetD8Async(data, 0, bytes, stream) == CUDA_SUCCESS &&
                       cuStreamSynchronize(stream) == CUDA_SUCCESS;
  cuStreamDestroy_v2(stream);
  return cleared;
}

kept_memory* allocate(std::size_t bytes, bool zeros, int32_t device, cuuint64_t capture) {
  auto memory = std::make_unique<kept_memory>();
  memory->bytes = (bytes + kGrain - 1) / kGrain * kGrain;
  memory->zeros = zeros, memory->device = device, memory->capture = capture;
  const relaxed mode;
  if (cuMemAlloc_v2(&memory->data, memory->bytes) != CUDA_SUCCESS) {
    free_unused_workspaces(device);
    if (cuMemAlloc_v2(&memory->data, memory->bytes) != CUDA_SUCCESS) return nullptr;
  }
  const std::size_t clean = kForInitcheck ? memory->bytes : zeros ? workspace::kZeros : 0;
  if (clean > 0 && !clear(memory->data, clean)) {
    cuMemFree_v2(memory->data);
    return nullptr;
  }
  const std::lock_guard<std::mutex> hold(all_kept().lock);
  all_kept().all.push_back(memory.get());
  return memory.release();
}

// Gets memory for the capture's graph. Returns NULL if the graph would exceed its limit, or if the
// driver cannot tie the memory to the graph.
kept_memory* keep(std::size_t bytes, bool zeros, int32_t device, const capture_place& here) {
  if (kept_memory* again = reuse(bytes, zeros, here)) return again;
  bool full = false;
  kept_memory* memory = adopt(bytes, zeros, device, here.capture, full);
  if (full) return nullptr;
  if (memory == nullptr) memory = allocate(bytes, zeros, device, here.capture);
  if (memory == nullptr) return nullptr;
  CUuserObject object = nullptr;
  if (cuUserObjectCreate(&object, memory, give_back, 1, kNoSync) != CUDA_SUCCESS) {
    give_back(memory);
    return nullptr;
  }
  if (cuGraphRetainUserObject(here.graph, object, 1, kMove) == CUDA_SUCCESS) return memory;
  cuUserObjectRelease(object, 1);
  return nullptr;
}

}  // namespace

workspace::workspace(std::size_t bytes, int32_t device, void* stream, bool zeros)
    : stream_(stream) {
  const std::size_t ahead = zeros ? kZeros : 0, all = ahead + bytes;
  if (all == 0) return;
  capture_place here = place_of(stream);
  if (here.capture != 0) kept_ = keep(all, zeros, device, here);
  if (kept_ != nullptr) {
    kept_->product.ahead = std::move(here.nodes);
    data_ = reinterpret_cast<char*>(kept_->data) + ahead;
    return;
  }
  ordered_.emplace(all, stream);
  data_ = ordered_->as<char>() + ahead;
  if (zeros) set_zero(this->zeros(), kZeros, stream);
}

workspace::~workspace() {
  if (kept_ == nullptr) return;
  const capture_place here = place_of(stream_);
  const std::lock_guard<std::mutex> hold(all_kept().lock);
  if (here.capture == kept_->capture && here.nodes.size() == 1) kept_->product.last = here.nodes[0];
}

}  // namespace nybble::cuda
