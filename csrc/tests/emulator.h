// Runs a kernel of csrc/*/device on the host, so that a kernel for a GPU that nobody has can be
// tested. Include this file before the kernel's header. A thread block has 256 threads, which are
// fibers. They run warp by warp from one barrier of the block to the next, in one of two orders, so
// that a missing barrier gives wrong results in one of the orders. Asynchronous copies are made as
// early or as late as possible.
#pragma once

#include <ucontext.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#define __device__
#define __host__
#define __global__
#define __shared__
#define __forceinline__ inline
#define __noinline__ inline
#define __align__(bytes) __attribute__((aligned(bytes)))

struct uint2 {
  uint32_t x, y;
};
struct uint4 {
  uint32_t x, y, z, w;
};
inline uint4 make_uint4(uint32_t x, uint32_t y, uint32_t z, uint32_t w) { return {x, y, z, w}; }

namespace nybble::emulator {

constexpr int kThreads = 256, kLanes = 32;
enum class order { forward, backward };
enum class copies { early, late };

struct copy {
  void* to;
  const void* from;
  int size, bytes;  // the bytes after `bytes` become zeros
  void make() const {
    std::memset(to, 0, static_cast<size_t>(size));
    std::memcpy(to, from, static_cast<size_t>(bytes));
  }
};

struct fiber {
  ucontext_t context;
  std::unique_ptr<char[]> stack{new char[kStackBytes]};
  bool ended = false, at_barrier = false, waiting = false;
  std::deque<std::vector<copy>> groups;  // committed copies that are not made
  std::vector<copy> group;
  static constexpr size_t kStackBytes = 1 << 16;
};

struct block_state {
  std::vector<fiber> fibers{kThreads};
  ucontext_t scheduler;
  int running = 0;
  copies when = copies::early;
  std::function<void()> kernel;
  int arrived[kThreads / kLanes] = {}, rounds[kThreads / kLanes] = {};
  unsigned char operands[kThreads][64];  // of warp-wide instructions
};

inline block_state*& current() {
  static block_state* state;
  return state;
}
inline fiber& self() { return current()->fibers[static_cast<size_t>(current()->running)]; }
inline int lane() { return current()->running % kLanes; }
inline int warp() { return current()->running / kLanes; }
inline void pause() { swapcontext(&self().context, &current()->scheduler); }
// Pauses this thread until all other threads have ended, wait, or are at a barrier.
inline void wait() {
  self().waiting = true;
  pause();
}

// Waits for the other lanes of the warp.
inline void warp_barrier() {
  block_state& s = *current();
  const int w = warp(), round = s.rounds[w];
  if (++s.arrived[w] == kLanes) s.arrived[w] = 0, s.rounds[w]++;
  while (s.rounds[w] == round) pause();
}

// Gives `use` a function that returns the operand of a lane of this warp.
template <class T, class Use>
auto with_operands(const T& own, Use use) {
  static_assert(sizeof(T) <= sizeof current()->operands[0]);
  std::memcpy(current()->operands[current()->running], &own, sizeof own);
  warp_barrier();
  const auto result = use([](int of) {
    T operand;
    std::memcpy(&operand, current()->operands[warp() * kLanes + of], sizeof operand);
    return operand;
  });
  warp_barrier();
  return result;
}

// The arrays that a kernel may read with __ldg and cp.async, and the number of other reads.
inline std::vector<std::pair<const void*, size_t>> readable;
inline int reads_outside = 0;
inline void check_read(const void* from, size_t bytes) {
  const char* const at = static_cast<const char*>(from);
  for (const auto& [start, size] : readable) {
    const char* const first = static_cast<const char*>(start);
    if (at >= first && at + bytes <= first + size) return;
  }
  reads_outside++;
}

inline void start() {
  current()->kernel();
  self().ended = true;
  pause();
}

// Runs one thread block.
inline void run(order first, copies when, std::function<void()> kernel) {
  block_state s;
  current() = &s;
  s.when = when, s.kernel = std::move(kernel);
  for (fiber& f : s.fibers) {
    getcontext(&f.context);
    f.context.uc_stack.ss_sp = f.stack.get(), f.context.uc_stack.ss_size = fiber::kStackBytes;
    makecontext(&f.context, start, 0);
  }
  const auto ended = [](const fiber& f) { return f.ended; };
  while (!std::all_of(s.fibers.begin(), s.fibers.end(), ended)) {
    for (int i = 0; i < kThreads / kLanes; i++) {
      const int w = first == order::forward ? i : kThreads / kLanes - 1 - i;
      for (bool more = true; more;) {
        more = false;
        for (s.running = w * kLanes; s.running < (w + 1) * kLanes; s.running++) {
          if (self().ended || self().at_barrier || self().waiting) continue;
          swapcontext(&s.scheduler, &self().context);
          more = true;
        }
      }
    }
    const auto waiting = [](const fiber& f) { return f.waiting; };
    const bool again = std::any_of(s.fibers.begin(), s.fibers.end(), waiting);
    for (fiber& f : s.fibers) f.at_barrier = f.at_barrier && again, f.waiting = false;
  }
}

struct thread_index {
  struct number {
    operator unsigned() const { return static_cast<unsigned>(current()->running); }
  } x;
};

}  // namespace nybble::emulator

constexpr nybble::emulator::thread_index threadIdx = {};
struct {
  unsigned x;
} constexpr blockIdx = {};  // kernels get the block's number as an argument

inline void __syncthreads() {
  nybble::emulator::self().at_barrier = true;
  nybble::emulator::pause();
}
template <class T>
T __shfl_xor_sync(uint32_t, T value, int mask) {
  using namespace nybble::emulator;
  return with_operands(value, [&](auto of) { return of(lane() ^ mask); });
}
template <class T>
T __shfl_up_sync(uint32_t, T value, int by) {
  using namespace nybble::emulator;
  return with_operands(value, [&](auto of) { return of(std::max(lane() - by, 0)); });
}
template <class T>
T __shfl_sync(uint32_t, T value, int from) {
  using namespace nybble::emulator;
  return with_operands(value, [&](auto of) { return of(from); });
}
template <class T>
T __ldg(const T* p) {
  nybble::emulator::check_read(p, sizeof *p);
  return *p;
}
inline uint32_t __byte_perm(uint32_t low, uint32_t high, uint32_t selector) {
  const uint64_t both = static_cast<uint64_t>(high) << 32 | low;
  uint32_t r = 0;
  for (int i = 0; i < 4; i++)
    r |= static_cast<uint32_t>(both >> (selector >> i * 4 & 7) * 8 & 255) << i * 8;
  return r;
}
inline uint32_t __float_as_uint(float x) {
  uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return bits;
}
inline float __uint_as_float(uint32_t bits) {
  float x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}
// Addresses of shared memory are offsets in nybble::shared.
namespace nybble {
extern unsigned char shared[];
}
inline size_t __cvta_generic_to_shared(const void* p) {
  return static_cast<size_t>(static_cast<const unsigned char*>(p) - nybble::shared);
}

namespace nybble {

using std::max;
using std::min;

inline void cp_async(uint32_t to, const void* from, int size, bool there) {
  if (there) emulator::check_read(from, static_cast<size_t>(size));
  const emulator::copy one = {shared + to, from, size, there ? size : 0};
  if (emulator::current()->when == emulator::copies::early)
    one.make();
  else
    emulator::self().group.push_back(one);
}
inline void cp_async_16(uint32_t to, const void* from, bool there) {
  cp_async(to, from, 16, there);
}
inline void cp_async_8(uint32_t to, const void* from, bool there) { cp_async(to, from, 8, there); }
inline void cp_async_commit() {
  emulator::fiber& f = emulator::self();
  f.groups.push_back(std::move(f.group));
  f.group.clear();
}
template <int kPending>
void cp_async_wait() {
  emulator::fiber& f = emulator::self();
  for (; f.groups.size() > kPending; f.groups.pop_front())
    for (const emulator::copy& one : f.groups.front()) one.make();
}

}  // namespace nybble
