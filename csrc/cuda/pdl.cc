// Remembers the product that this thread launched last, and checks whether it directly precedes the
// next launch (see pdl.h).
#include "cuda/pdl.h"

#include "cuda/capture.h"

namespace nybble::cuda {
namespace {

struct place {
  cuuint64_t capture = 0;  // unique number of the capture in this process; 0 if the stream is not
                           // captured
  CUgraphNode node = nullptr;
};

// Returns the node on which the next launch will depend, or no node if there are several.
place sole_place_of(void* stream) {
  const capture_place all = place_of(stream);
  return all.nodes.size() == 1 ? place{all.capture, all.nodes[0]} : place{};
}

thread_local place last;
thread_local extent last_out;

bool overlap(const extent& a, const extent& b) {
  const uintptr_t x = reinterpret_cast<uintptr_t>(a.start),
                  y = reinterpret_cast<uintptr_t>(b.start);
  return x < y + b.bytes && y < x + a.bytes;
}

}  // namespace

bool pdl_predecessor::after_product(const extent* reads, size_t count) const {
  if (last.capture == 0) return false;
  const place here = sole_place_of(stream_);
  if (here.capture != last.capture || here.node != last.node) return false;
  for (size_t i = 0; i < count; i++)
    if (overlap(reads[i], last_out)) return false;
  return true;
}

void pdl_predecessor::launched(extent out) const {
  last = sole_place_of(stream_);
  last_out = out;
}

}  // namespace nybble::cuda
