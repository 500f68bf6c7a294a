// Finds the OpenMP runtime when threads are first needed, so that the library can be loaded without
// it. The first choice is the OpenMP runtime that torch has loaded, under any file name. The second
// choice is libgomp.so.1. If neither is found, each call starts threads of its own.
#include <dlfcn.h>
#include <link.h>
#include <omp.h>
#include <pthread.h>
#include <sched.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "cpu/threads.h"

namespace {

struct runtime {
  void (*parallel)(void (*run)(void*), void* data, unsigned threads, unsigned flags);
  int (*max_threads)();
  int (*in_parallel)();
};

thread_local bool among_others = false;  // true in the threads of own_parallel

struct work {
  void (*run)(void*);
  void* data;
};

void* take_part(void* given) {
  const auto* const mine = static_cast<const work*>(given);
  among_others = true;
  mine->run(mine->data);
  among_others = false;
  return nullptr;
}

void own_parallel(void (*run)(void*), void* data, unsigned threads, unsigned) {
  work shared{run, data};
  std::vector<pthread_t> others(std::max(threads, 1u) - 1);
  size_t started = 0;  // less than requested if no more threads can be started
  while (started < others.size() &&
         pthread_create(&others[started], nullptr, take_part, &shared) == 0) {
    ++started;
  }
  take_part(&shared);
  for (size_t i = 0; i < started; ++i) pthread_join(others[i], nullptr);
}

int own_max_threads() {
  static const int count = [] {
    const char* const asked = std::getenv("OMP_NUM_THREADS");
    if (asked != nullptr && std::atoi(asked) > 0) return std::atoi(asked);
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    return sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 1;
  }();
  return count;
}

int own_in_parallel() { return among_others ? 1 : 0; }

// torch's wheels contain their own libgomp, whose file name may contain a digest.
int is_libgomp(dl_phdr_info* about, size_t, void* handle) {
  const char* const slash = std::strrchr(about->dlpi_name, '/');
  if (slash == nullptr || std::strncmp(slash, "/libgomp", 8) != 0) return 0;
  if (std::strstr(slash, "plugin") != nullptr) return 0;
  *static_cast<void**>(handle) = dlopen(about->dlpi_name, RTLD_NOW | RTLD_NOLOAD);
  return 1;
}

runtime find_runtime() {
  // a runtime to which the program is linked, or which it preloads
  void* handle = RTLD_DEFAULT;
  if (dlsym(handle, "GOMP_parallel") == nullptr) {
    handle = nullptr;
    dl_iterate_phdr(is_libgomp, &handle);
    if (handle == nullptr) handle = dlopen("libgomp.so.1", RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) return {own_parallel, own_max_threads, own_in_parallel};
  }
  runtime found{};
  found.parallel = reinterpret_cast<decltype(found.parallel)>(dlsym(handle, "GOMP_parallel"));
  found.max_threads =
      reinterpret_cast<decltype(found.max_threads)>(dlsym(handle, "omp_get_max_threads"));
  found.in_parallel =
      reinterpret_cast<decltype(found.in_parallel)>(dlsym(handle, "omp_in_parallel"));
  if (found.parallel != nullptr && found.max_threads != nullptr && found.in_parallel != nullptr)
    return found;
  return {own_parallel, own_max_threads, own_in_parallel};
}

const runtime& the_runtime() {
  static const runtime found = find_runtime();
  return found;
}

}  // namespace

// The OpenMP functions that GCC's code for threads.cc calls. The library does not export these
// functions.
extern "C" {
void GOMP_parallel(void (*run)(void*), void* data, unsigned threads, unsigned flags) {
  the_runtime().parallel(run, data, threads, flags);
}
int omp_get_max_threads() noexcept { return the_runtime().max_threads(); }
int omp_in_parallel() noexcept { return the_runtime().in_parallel(); }
}
