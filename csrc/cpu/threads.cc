// Runs CPU work in threads, and keeps scratch memory for each thread.
#include "cpu/threads.h"

#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

#include "cpu/plain_numbers.h"

#if defined(__SANITIZE_THREAD__)
// The thread sanitizer reports false races in libgomp, because libgomp is not compiled with the
// sanitizer. Plain threads avoid these reports, and the sanitizer still finds real races.
#include <thread>
#else
#include <omp.h>
#endif

namespace nybble::cpu {
namespace {

// Makes stores that bypass the caches visible to other threads. Each thread calls this function
// once, after its last piece of work. A call after each piece of work would take 15 % of the time
// of quantize_blockwise.
void end_of_stores() {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

struct job {
  int64_t items, grain;
  chunk_function run;
  const void* context;
  std::atomic<int64_t> next{0};

  void work() {
    const plain_numbers guard;
    for (;;) {
      const int64_t begin = next.fetch_add(grain, std::memory_order_relaxed);
      if (begin >= items) return end_of_stores();
      run(context, begin, std::min(begin + grain, items));
    }
  }
};

struct release {
  void operator()(void* memory) const { std::free(memory); }
};

struct scratch_memory {
  std::unique_ptr<void, release> memory;
  size_t bytes = 0;
};

// Returns the size of the third-level cache that this core shares, or 0 if it is unknown. The
// operating system reports this size; glibc may report the total of the whole socket instead.
size_t cache_of_kernel() {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(
      std::fopen("/sys/devices/system/cpu/cpu0/cache/index3/size", "re"), std::fclose);
  unsigned kilobytes = 0;
  if (!file || std::fscanf(file.get(), "%uK", &kilobytes) != 1) return 0;
  return size_t{kilobytes} << 10;
}

void run_alone(int64_t items, chunk_function run, const void* context) {
  run(context, 0, items);
  end_of_stores();
}

}  // namespace

#if defined(__SANITIZE_THREAD__)
int threads_allowed() { return 3; }

void parallel_chunks(int64_t items, int64_t grain, chunk_function run, const void* context) {
  if (items <= grain) return run_alone(items, run, context);
  job shared{items, grain, run, context, {0}};
  std::vector<std::thread> others;
  for (int i = 1; i < threads_allowed(); ++i) others.emplace_back([&shared] { shared.work(); });
  shared.work();
  for (std::thread& other : others) other.join();
}
#else
namespace {

// A forked child does not have its parent's threads, but GCC's OpenMP runtime would wait for them
// forever. So the child of a process that has started threads uses only one thread.
std::atomic<bool> team_was_made{false}, team_was_lost{false};

void make_team() {
  if (team_was_made.exchange(true)) return;
  pthread_atfork(nullptr, nullptr, [] { team_was_lost.store(true, std::memory_order_relaxed); });
}

// A thread that is started as a trial. The thread ends when `gate` is unlocked.
struct trial {
  std::mutex* gate = nullptr;
  pthread_t handle = {};
  long number = 0;
};

void* pass_gate(void* context) {
  auto& mine = *static_cast<trial*>(context);
  mine.number = syscall(SYS_gettid);
  const std::lock_guard<std::mutex> passed(*mine.gate);
  return nullptr;
}

// Waits until the operating system no longer counts a thread that has ended. The operating system
// may count the thread for some time after pthread_join returns.
void wait_until_gone(const trial& one) {
  char path[64];
  std::snprintf(path, sizeof path, "/proc/self/task/%ld", one.number);
  for (int i = 0; i < 1000 && access(path, F_OK) == 0; ++i) usleep(20);
}

// Returns the number of threads that can run, including this one. The number is `wanted`, or less
// if a limit is reached (RLIMIT_NPROC, pids.max of a container, memory for stacks).
int startable(int wanted) {
  std::vector<trial> others(static_cast<size_t>(wanted - 1));
  std::mutex gate;
  size_t started = 0;
  {
    const std::lock_guard<std::mutex> closed(gate);
    for (trial& one : others) {
      one.gate = &gate;
      if (pthread_create(&one.handle, nullptr, pass_gate, &one) != 0) break;
      ++started;
    }
  }
  for (size_t i = 0; i < started; ++i) pthread_join(others[i].handle, nullptr);
  for (size_t i = 0; i < started; ++i) wait_until_gone(others[i]);
  if (started == others.size()) return wanted;
  return std::max(1, static_cast<int>(started));  // leave one thread for other code
}

void run_in_team(int threads, job& shared) {
#pragma omp parallel num_threads(threads)
  shared.work();
}

// GCC's OpenMP runtime ends the process if it cannot start a thread. The runtime keeps a team of
// threads for each calling thread. So before a calling thread uses a larger team, this function
// tests whether that many threads can be started.
void run_in_new_team(int threads, int& most, job& shared) {
  static std::mutex one_at_a_time;  // keeps other teams from starting threads at the same time
  const std::lock_guard<std::mutex> hold(one_at_a_time);
  most = startable(threads);
  run_in_team(std::min(threads, most), shared);
}

}  // namespace

int threads_allowed() {
  const bool alone = team_was_lost.load(std::memory_order_relaxed) || omp_in_parallel() != 0;
  return alone ? 1 : omp_get_max_threads();
}

void parallel_chunks(int64_t items, int64_t grain, chunk_function run, const void* context) {
  if (items <= grain) return run_alone(items, run, context);
  const int threads =
      static_cast<int>(std::min<int64_t>(threads_allowed(), (items + grain - 1) / grain));
  if (threads <= 1) return run_alone(items, run, context);
  if (!team_was_made.load(std::memory_order_relaxed)) make_team();
  job shared{items, grain, run, context, {0}};
  static thread_local int tried = 1, most = 1;  // numbers of threads, including this one
  if (threads <= tried) return run_in_team(std::min(threads, most), shared);
  tried = threads;
  run_in_new_team(threads, most, shared);
}
#endif

void* scratch(size_t bytes) {
  static thread_local scratch_memory mine;
  if (mine.bytes < bytes) {
    const size_t rounded = (bytes + 4095) & ~size_t{4095};
    mine.memory.reset();
    mine.bytes = 0;
    mine.memory.reset(std::aligned_alloc(64, rounded));
    if (!mine.memory) throw std::bad_alloc();
    mine.bytes = rounded;
  }
  return mine.memory.get();
}

size_t last_level_cache() {
  static const size_t bytes = [] {
    const size_t found = cache_of_kernel();
    if (found > 0) return found;
    long guess = 0;
#if defined(_SC_LEVEL3_CACHE_SIZE)
    guess = sysconf(_SC_LEVEL3_CACHE_SIZE);
#endif
    return guess > 0 ? static_cast<size_t>(guess) : size_t{32} << 20;
  }();
  return bytes;
}

}  // namespace nybble::cpu
