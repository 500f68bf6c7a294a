// Run CPU work in threads with OpenMP, using the libgomp that torch has already loaded and the
// limits of torch and the environment (omp_get_max_threads).
#pragma once

#include <cstddef>
#include <cstdint>

namespace nybble::cpu {

using chunk_function = void (*)(const void* context, int64_t begin, int64_t end);

// Calls run(context, begin, end) over [0, items) in pieces of `grain`. Threads, including the
// caller, take pieces from a shared counter, so that a slow core does not delay the others. It is
// one call on this thread if there is one piece, if one thread is allowed, inside another parallel
// region, or in a child of a process that had used threads before it forked. `run` must not throw.
void parallel_chunks(int64_t items, int64_t grain, chunk_function run, const void* context);

// The number of threads that parallel_chunks may use now.
int threads_allowed();

// This thread's scratch memory, 64-byte aligned, not initialised; valid until the next call. Throws
// std::bad_alloc. A kernel call uses it at most once per thread.
void* scratch(size_t bytes);

// The size in bytes of the last-level cache that a core reaches.
size_t last_level_cache();

}  // namespace nybble::cpu
