// Owns: asking the driver which node a captured stream stands at.
#include "runtime/cuda/chain.h"

#include "runtime/cuda/driver.h"

namespace nybble::cuda {
namespace {

struct place {
  cuuint64_t capture = 0;  // unique in a process; 0: not capturing
  CUgraphNode node = nullptr;
};

// The sole node that the next launch will depend on.
place place_of(void* stream) {
  place here;
  if (stream == nullptr) return here;  // the legacy stream is never captured
  CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
  cuuint64_t capture = 0;
  const CUgraphNode* nodes = nullptr;
  size_t count = 0;
  if (cuStreamGetCaptureInfo_v2(static_cast<CUstream>(stream), &status, &capture, nullptr, &nodes,
                                &count) != CUDA_SUCCESS ||
      status != CU_STREAM_CAPTURE_STATUS_ACTIVE || count != 1)
    return here;
  here.capture = capture, here.node = nodes[0];
  return here;
}

thread_local place last;
thread_local extent last_out;

bool overlap(const extent& a, const extent& b) {
  const uintptr_t x = reinterpret_cast<uintptr_t>(a.start),
                  y = reinterpret_cast<uintptr_t>(b.start);
  return x < y + b.bytes && y < x + a.bytes;
}

}  // namespace

bool chain::after_product(const extent* reads, size_t count) const {
  if (last.capture == 0) return false;
  const place here = place_of(stream_);
  if (here.capture != last.capture || here.node != last.node) return false;
  for (size_t i = 0; i < count; i++)
    if (overlap(reads[i], last_out)) return false;
  return true;
}

void chain::launched(extent out) const {
  last = place_of(stream_);
  last_out = out;
}

}  // namespace nybble::cuda
