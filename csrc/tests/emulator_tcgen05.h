// Emulates the instructions tcgen05 and mbarrier for the emulator of kernels. It follows the text
// of the PTX ISA 9.1, section 9.7.16 "Tensorcore 5th Generation Family Instructions", and does not
// use the functions of block_scaled_mma.cuh. Comments name the subsections. Asynchronous
// instructions run at once, or when a thread waits for them.
#pragma once

#include <cmath>
#include <map>

#include "tests/check.h"
#include "tests/emulator.h"

namespace nybble::emulator {

inline double e8m0(int byte) { return byte == 255 ? NAN : std::ldexp(1.0, byte - 127); }
inline double e2m1(int code) {
  constexpr double kValues[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
  return (code & 8) != 0 ? -kValues[code & 7] : kValues[code & 7];
}
inline double e4m3(int byte) {
  static const std::vector<double> kValues = [] {
    std::vector<double> values;
    for (int code = 0; code < 127; code++)
      values.push_back(code < 8 ? std::ldexp(code, -9) : std::ldexp(8 + code % 8, code / 8 - 10));
    values.push_back(NAN);
    return values;
  }();
  const double value = kValues[static_cast<size_t>(byte & 127)];
  return (byte & 128) != 0 ? -value : value;
}

struct tensor_core {
  struct barrier {
    int count = 0, pending = 0;
    uint32_t phase = 0;
  };
  // 9.7.16.1: 128 lanes of 512 columns, each with 32 bits; in addresses, the lane is in bits 16-31
  uint32_t memory[128][512];
  uint32_t first = 0, columns = 0;                     // the allocated columns
  int fences[kThreads] = {}, commits = 0, copied = 0;  // numbers of instructions
  std::map<uint32_t, barrier> barriers;
  std::deque<std::function<void()>> waiting;

  uint32_t& cell(uint32_t lane, uint32_t column) {
    NYBBLE_EXPECT(lane < 128 && column - first < columns, "tensor memory is not allocated");
    return memory[lane & 127][column & 511];
  }
  void issue(bool now, std::function<void()> instruction) {
    // 9.7.16.6.5: instructions read shared memory in the async proxy
    NYBBLE_EXPECT(*std::min_element(fences, fences + kThreads) > commits,
                  "a thread has not used fence.proxy.async after it wrote the operands");
    if (now || current()->when == copies::early)
      instruction();
    else
      waiting.push_back(std::move(instruction));
  }
};
inline tensor_core tensor;

inline int bits(uint64_t word, int low, int high) {
  return static_cast<int>(word >> low & ((uint64_t{1} << (high - low + 1)) - 1));
}

// Returns the address of 16-byte element `k` of row `row` of a K-major matrix. Table 40 has the
// fields of the descriptor, 9.7.16.3.3 the canonical layouts.
inline uint32_t matrix_address(uint64_t descriptor, int row, int k) {
  const int mode = bits(descriptor, 61, 63), swizzle = mode == 0 ? 0 : 4 - mode / 2;
  NYBBLE_EXPECT(mode % 2 == 0, "the swizzling mode is not supported");
  NYBBLE_EXPECT(bits(descriptor, 46, 48) == 1 && bits(descriptor, 49, 60) == 0 &&
                    bits(descriptor, 14, 15) == 0 && bits(descriptor, 30, 31) == 0,
                "a fixed field of the matrix descriptor has another value");
  const int start = bits(descriptor, 0, 13) * 16, leading = bits(descriptor, 16, 29) * 16,
            stride = bits(descriptor, 32, 45) * 16;
  NYBBLE_EXPECT(swizzle == 0 || leading == 16, "9.7.16.3.1.1: the leading dimension is not 1");
  // in 128-bit elements: ((8,m),(1,2k)):((1,SBO),(1,LBO)); swizzled: ((2^B,SBO),(1,1))
  const int at =
      start + row % 8 * (16 << swizzle) + row / 8 * stride + k * (swizzle ? 16 : leading);
  // Swizzle<B,4,3>: bits 4 to 3 + B are combined with the bits three places higher
  return static_cast<uint32_t>(at ^ (at >> 3 & ((1 << swizzle) - 1) << 4));
}

// Returns value number k of a row. Types: E4M3 0, E2M1 5 (table 43). 9.7.16.10.4.4
// and 9.7.16.9.1.1: sixteen 4-bit values are followed by 8 bytes of padding.
inline double matrix_value(uint64_t descriptor, int type, int row, int k) {
  const unsigned char* const element = shared + matrix_address(descriptor, row, k / 16);
  NYBBLE_EXPECT(type == 0 || type == 5, "the type of an operand is neither E4M3 nor E2M1");
  return type == 5 ? e2m1(element[k % 16 / 2] >> k % 2 * 4 & 15) : e4m3(element[k % 16]);
}

}  // namespace nybble::emulator

namespace nybble {

inline void fence_barrier_init() {}
inline void fence_proxy_async_shared() { emulator::tensor.fences[emulator::current()->running]++; }
inline void barrier_init(uint32_t at, int count) {
  emulator::tensor.barriers[at] = {count, count, 0};
}
inline void barrier_wait(uint32_t at, uint32_t parity) {
  emulator::tensor_core& t = emulator::tensor;
  for (int turns = 0; t.barriers[at].phase == parity && turns < 2; turns++) {
    for (; t.barriers[at].phase == parity && !t.waiting.empty(); t.waiting.pop_front())
      t.waiting.front()();
    if (t.barriers[at].phase == parity) emulator::wait();  // another thread may arrive
  }
  NYBBLE_EXPECT(t.barriers[at].phase != parity, "a thread waits forever for an mbarrier");
}

namespace tcgen05 {

inline void fence_before_sync() {}
inline void fence_after_sync() {}

template <int kColumns>
void allocate(uint32_t to) {
  static_assert(kColumns >= 32 && kColumns <= 512 && (kColumns & (kColumns - 1)) == 0);
  emulator::tensor_core& t = emulator::tensor;
  if (emulator::lane() == 0) {
    NYBBLE_EXPECT(t.columns == 0, "tensor memory is allocated twice");
    std::memset(t.memory, 0xff, sizeof t.memory);
    t.columns = kColumns, t.first = 512 - kColumns;
    std::memcpy(shared + to, &t.first, 4);
  }
  emulator::warp_barrier();
}
template <int kColumns>
void deallocate(uint32_t at) {
  emulator::tensor_core& t = emulator::tensor;
  NYBBLE_EXPECT(emulator::warp() == 0 && at == t.first && t.waiting.empty(),
                "the wrong tensor memory is deallocated, or it is in use");
  emulator::warp_barrier();
  t.columns = 0;
}

// 9.7.16.9.2: 32x128b with warpx4 copies 32 rows of 128 bits to the lanes of each of the four
// warps. 9.7.16.6.2: a copy precedes later products, but not always follows earlier ones. So every
// second copy is made at once.
inline void copy_scales(uint32_t to, uint64_t descriptor) {
  const bool now = emulator::tensor.copied++ % 2 == 1;
  emulator::tensor.issue(now, [=] {
    for (uint32_t lane = 0; lane < 128; lane++)
      for (uint32_t c = 0; c < 4; c++)
        std::memcpy(
            &emulator::tensor.cell((to >> 16) + lane, (to & 0xffff) + c),
            shared + emulator::matrix_address(descriptor, static_cast<int>(lane) % 32, 0) + c * 4,
            4);
  });
}

inline void multiply(uint32_t sums, uint64_t a, uint64_t b, uint32_t instruction, uint32_t a_scales,
                     uint32_t b_scales, bool add) {
  using emulator::bits;
  emulator::tensor.issue(false, [=] {
    // Table 43: instruction descriptor of kind::mxf8f6f4
    const int columns = bits(instruction, 17, 22) * 8, rows = bits(instruction, 27, 28) * 128;
    NYBBLE_EXPECT((instruction & 0x8701e04f) == 0 && bits(instruction, 23, 23) == 1,
                  "a fixed field of the instruction descriptor has another value, or the matrices "
                  "are sparse, negated or transposed, or the scales are not UE8M0");
    NYBBLE_EXPECT(rows == 128 && columns >= 8 && columns <= 256, "the shape is not supported");
    static double matrix_a[128][32], matrix_b[256][32];  // stacks of fibers are small
    for (int k = 0; k < 32; k++) {
      for (int row = 0; row < rows; row++)
        matrix_a[row][k] = emulator::matrix_value(a, bits(instruction, 7, 9), row, k);
      for (int n = 0; n < columns; n++)
        matrix_b[n][k] = emulator::matrix_value(b, bits(instruction, 10, 12), n, k);
    }
    // 9.7.16.10.7: the 32 lanes of a warp have all scales, those of 32 rows in each column. The
    // scale factor data ID is the byte of the word.
    const auto scale = [](uint32_t at, int row, int warp, int id) {
      const uint32_t word =
          emulator::tensor.cell((at >> 16) + static_cast<uint32_t>(warp * 32 + row % 32),
                                (at & 0xffff) + static_cast<uint32_t>(row / 32));
      return emulator::e8m0(static_cast<int>(word >> id * 8 & 255));
    };
    for (int row = 0; row < rows; row++)
      for (int n = 0; n < columns; n++) {
        double sum = 0;
        for (int k = 0; k < 32; k++) sum += matrix_a[row][k] * matrix_b[n][k];
        sum *= scale(a_scales, row, row / 32, bits(instruction, 29, 30)) *
               scale(b_scales, n, row / 32, bits(instruction, 4, 5));
        // 9.7.16.10.5.4, layout D: row i is in lane i
        uint32_t& to = emulator::tensor.cell((sums >> 16) + static_cast<uint32_t>(row),
                                             (sums & 0xffff) + static_cast<uint32_t>(n));
        to = __float_as_uint(static_cast<float>(sum + (add ? __uint_as_float(to) : 0.0f)));
      }
  });
}

inline void commit(uint32_t barrier) {
  emulator::tensor.issue(false, [=] {
    emulator::tensor_core::barrier& b = emulator::tensor.barriers[barrier];
    if (--b.pending == 0) b.pending = b.count, b.phase ^= 1;
  });
  emulator::tensor.commits++;
}

// 9.7.16.8.1: a warp accesses the 32 lanes that belong to its number in the warpgroup.
inline void load(float (&v)[16], uint32_t from) {
  const auto lane = static_cast<uint32_t>(emulator::lane());
  NYBBLE_EXPECT(from >> 16 == static_cast<uint32_t>(emulator::warp() % 4 * 32),
                "a warp loads lanes of another warp");
  for (uint32_t i = 0; i < 16; i++)
    v[i] = __uint_as_float(emulator::tensor.cell((from >> 16) + lane, (from & 0xffff) + i));
}

}  // namespace tcgen05
}  // namespace nybble
