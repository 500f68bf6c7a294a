// Enables subnormal numbers while a CPU kernel runs, because the kernels' bit arithmetic needs
// them. After torch.set_flush_denormal, a thread and the threads that it starts flush subnormal
// numbers to zero.
#pragma once

#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace nybble::cpu {

// Enables subnormal numbers in this thread for a scope.
class plain_numbers {
 public:
  plain_numbers() : before_(get()) {
    if ((before_ & kFlush) != 0) set(before_ & ~kFlush);
  }
  ~plain_numbers() {
    if ((before_ & kFlush) != 0) set(before_);
  }
  plain_numbers(const plain_numbers&) = delete;
  plain_numbers& operator=(const plain_numbers&) = delete;

 private:
#if defined(__x86_64__)
  using mode = uint32_t;
  static constexpr mode kFlush = 0x8040;  // FTZ, DAZ
  static mode get() { return _mm_getcsr(); }
  static void set(mode value) { _mm_setcsr(value); }
#elif defined(__aarch64__)
  using mode = uint64_t;
  static constexpr mode kFlush = mode{1} << 24;  // FZ
  static mode get() {
    mode value;
    __asm__ volatile("mrs %0, fpcr" : "=r"(value));
    return value;
  }
  static void set(mode value) { __asm__ volatile("msr fpcr, %0" : : "r"(value)); }
#else
  using mode = uint32_t;
  static constexpr mode kFlush = 0;
  static mode get() { return 0; }
  static void set(mode) {}
#endif

  const mode before_;
};

}  // namespace nybble::cpu
