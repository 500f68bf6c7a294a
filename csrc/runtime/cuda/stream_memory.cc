// Owns: the table of the streams' memories.
#include "runtime/cuda/stream_memory.h"

#include <mutex>
#include <vector>

#include "runtime/cuda/capture.h"
#include "runtime/cuda/driver.h"
#include "runtime/cuda/workspace.h"

namespace nybble::cuda {
namespace {

constexpr std::size_t kMostStreams = 64;
constexpr int kStreamIds = 12000;  // the driver that has them

struct entry {
  int32_t device;
  unsigned long long stream;  // unique in a process
  buffer memory;
  stream_memory parts() const {
    return {memory.as<unsigned>(), memory.as<char>() + workspace::kZeros};
  }
};
struct table {
  std::mutex lock;
  std::vector<entry> all;
};
table& known() {
  static auto* const kept = new table;  // outlives other threads
  return *kept;
}

}  // namespace

stream_memory memory_of_stream(int32_t device, void* stream) {
  static const bool driver_can = driver_version() >= kStreamIds;
  if (!driver_can) return {};
  const capture_place here = place_of(stream);
  if (here.capture != 0 || here.spoilt) return {};  // asking would end the capture, or hide its end
  unsigned long long id = 0;
  check(cuStreamGetId(static_cast<CUstream>(stream), &id), "cuStreamGetId");
  table& t = known();
  const std::lock_guard<std::mutex> hold(t.lock);
  for (const entry& e : t.all)
    if (e.stream == id && e.device == device) return e.parts();
  if (t.all.size() == kMostStreams) return {};
  buffer memory(workspace::kZeros + stream_memory::kBytes, stream);
  set_zero(memory.as<void>(), workspace::kZeros, stream);
  t.all.push_back({device, id, std::move(memory)});
  return t.all.back().parts();
}

}  // namespace nybble::cuda
