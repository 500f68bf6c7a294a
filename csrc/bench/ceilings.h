// The memory ceilings with which the benchmark compares its times: a copy with non-temporal stores,
// a plain copy, a read, and a fill. They use as many threads as the operations do.
#pragma once

#include <cstdint>

namespace nybble::bench {

void copy_streaming(void* to, const void* from, int64_t bytes);
void copy_plain(void* to, const void* from, int64_t bytes);
void read_only(const void* from, int64_t bytes);
void fill(void* to, int64_t bytes);

}  // namespace nybble::bench
