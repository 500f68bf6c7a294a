// The table of the memory that each stream owns.
#include "cuda/stream_memory.h"

#include <deque>
#include <utility>

#include "cuda/capture.h"
#include "cuda/driver.h"
#include "cuda/workspace.h"

namespace nybble::cuda {
namespace {

constexpr std::size_t kMostStreams = 64;
constexpr int kStreamIds = 12000;  // the first driver with unique stream numbers

struct entry {
  entry(int32_t its_device, unsigned long long its_stream, buffer its_memory)
      : device(its_device), stream(its_stream), memory(std::move(its_memory)) {}
  int32_t device;
  unsigned long long stream;  // the stream's number, which is unique in the process
  buffer memory;
  std::mutex held;
};
struct table {
  std::mutex lock;
  std::deque<entry> all;  // a deque does not move its entries
};
table& known() {
  static auto* const kept = new table;  // never destroyed: threads may outlive it
  return *kept;
}

entry* entry_of(int32_t device, unsigned long long id, void* stream) {
  table& t = known();
  const std::lock_guard<std::mutex> hold(t.lock);
  for (entry& e : t.all)
    if (e.stream == id && e.device == device) return &e;
  if (t.all.size() == kMostStreams) return nullptr;
  buffer memory(workspace::kZeros + stream_memory::kBytes, stream);
  set_zero(memory.as<void>(), workspace::kZeros, stream);
  return &t.all.emplace_back(device, id, std::move(memory));
}

}  // namespace

stream_memory memory_of_stream(int32_t device, void* stream) {
  static const bool driver_can = driver_version() >= kStreamIds;
  if (!driver_can) return {};
  const capture_place here = place_of(stream);
  if (here.capture != 0 || here.spoilt) return {};  // cuStreamGetId would invalidate the capture
  unsigned long long id = 0;
  check(cuStreamGetId(static_cast<CUstream>(stream), &id), "cuStreamGetId");
  entry* const found = entry_of(device, id, stream);
  if (found == nullptr) return {};
  return {found->memory.as<counters>(), found->memory.as<char>() + workspace::kZeros,
          std::unique_lock<std::mutex>(found->held)};
}

}  // namespace nybble::cuda
