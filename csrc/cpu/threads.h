// Runs CPU work in OpenMP threads. It uses the libgomp that torch has already loaded, and the
// thread limits of torch and the environment (omp_get_max_threads).
#pragma once

#include <cstddef>
#include <cstdint>

namespace nybble::cpu {

using chunk_function = void (*)(const void* context, int64_t begin, int64_t end);

// Calls run(context, begin, end) for items 0 to items - 1, in pieces of `grain` items. The threads,
// including the caller, take pieces from a shared counter, so that a slow core does not delay the
// others. In four cases, `run` is called only once, in this thread: there is only one piece, only
// one thread is allowed, the caller is inside another parallel region, or this process is a fork of
// a process that had used threads. `run` must not throw.
void parallel_chunks(int64_t items, int64_t grain, chunk_function run, const void* context);

// Returns the number of threads that parallel_chunks may use now.
int threads_allowed();

// Returns this thread's scratch memory. The memory is aligned to 64 bytes, not initialised, and
// valid until the next call. Throws std::bad_alloc. A kernel call may get scratch memory only once
// per thread.
void* scratch(size_t bytes);

// Returns the size in bytes of the last-level cache that a core can use.
size_t last_level_cache();

}  // namespace nybble::cpu
