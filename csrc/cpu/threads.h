// How CPU work reaches the cores: OpenMP, through the libgomp that torch has already loaded,
// within the limits of torch and of the environment (omp_get_max_threads).
#pragma once

#include <cstddef>
#include <cstdint>

namespace nybble::cpu {

using chunk_function = void (*)(const void* context, int64_t begin, int64_t end);

// Calls run(context, begin, end) over [0, items) in pieces of `grain`, handed out from one counter,
// so that a disturbed core delays nobody. The caller works too. Where no more threads can be
// started, fewer work. With one piece, one thread allowed,
// inside another parallel region, or in the child of a process that worked in threads before it
// forked: one call, on this thread. `run` must not throw.
void parallel_chunks(int64_t items, int64_t grain, chunk_function run, const void* context);

// Threads that parallel_chunks may use now.
int threads_allowed();

// This thread's scratch memory, 64-byte aligned, not initialised; valid until the thread asks
// again. Throws std::bad_alloc. One kernel call asks at most once per thread.
void* scratch(size_t bytes);

// Size in bytes of the last-level cache that a core reaches: what is larger may go past the caches.
size_t last_level_cache();

}  // namespace nybble::cpu
