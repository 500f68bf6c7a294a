// The test harness, with expectations that count failures, guarded buffers and deterministic data.
#pragma once

#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "nybble/call.h"
#include "nybble/nybble.h"

namespace nybble::test {

inline std::atomic<int>& failures() {
  static std::atomic<int> count{0};
  return count;
}

inline void expect(bool ok, const char* file, int line, const std::string& text) {
  if (ok) return;
  if (++failures() <= 20) std::fprintf(stderr, "%s:%d: %s\n", file, line, text.c_str());
}

#define NYBBLE_EXPECT(ok, text)                                           \
  do {                                                                    \
    if (!(ok)) ::nybble::test::expect(false, __FILE__, __LINE__, (text)); \
  } while (false)

#define NYBBLE_EXPECT_OK(call)                                                      \
  do {                                                                              \
    const nybble_status nybble_status_ = (call);                                    \
    if (nybble_status_ != NYBBLE_OK)                                                \
      ::nybble::test::expect(false, __FILE__, __LINE__,                             \
                             std::string(#call " failed: ") + nybble_last_error()); \
  } while (false)

// An array of n elements, `shift` elements past a 64-byte boundary, followed by guard bytes.
template <class T>
class guarded {
 public:
  explicit guarded(int64_t n, int64_t shift = 0)
      : memory_((static_cast<size_t>(n + shift)) * sizeof(T) + 64 + kGuard, kFill),
        n_(static_cast<size_t>(n)) {
    const auto address = reinterpret_cast<uintptr_t>(memory_.data());
    offset_ = (64 - address % 64) % 64 + static_cast<size_t>(shift) * sizeof(T);
  }
  T* data() { return reinterpret_cast<T*>(memory_.data() + offset_); }
  T& operator[](int64_t i) { return data()[i]; }
  int64_t size() const { return static_cast<int64_t>(n_); }
  bool intact() const {
    for (size_t i = offset_ + n_ * sizeof(T); i < memory_.size(); ++i)
      if (memory_[i] != kFill) return false;
    return true;
  }

 private:
  static constexpr size_t kGuard = 128;
  static constexpr unsigned char kFill = 0xA5;
  std::vector<unsigned char> memory_;
  size_t n_, offset_ = 0;
};

// The seed of the random data. The command line sets it, and failures print it.
inline uint64_t& seed() {
  static uint64_t value = 20260101;
  return value;
}

enum class data_kind { normal, decades, special, zeros, ties };
constexpr data_kind kAllKinds[] = {data_kind::normal, data_kind::decades, data_kind::special,
                                   data_kind::zeros, data_kind::ties};

inline float bits_float(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

inline std::vector<float> generated(data_kind kind, int64_t n, uint64_t salt) {
  std::mt19937_64 random(seed() + salt);
  std::normal_distribution<float> normal;
  static const uint32_t kSpecial[] = {
      0x00000000,  // 0, -0, 1, -1, NaN, two infinities
      0x80000000, 0x3f800000, 0xbf800000, 0x7fc00000, 0x7f800000, 0xff800000,
      0x000116c2,  // 1e-40, -1e-42, 1e-38, 3e38, -3e38, 65504, 1e-45, two signalling NaN
      0x800002ca, 0x006ce3ee, 0x7f61b1e6, 0xff61b1e6, 0x477fe000, 0x00000001,
      0x7f800001, 0xffc12345};
  static const float kTies[] = {
      0.03979014977812767f, -0.8480964004993439f, 0.8614784178118011f, 0.00260417000f,
      0.0859375000f,        0.58333300000f,       0.99609375000f,      0.5000000000f,
      -1.000000000f,        1.000000000f,         0.9929687976837158f, -0.1000000000f,
      0.1000000000f,        0.010000000f,         0.050000000f,        -0.955000000f};
  std::vector<float> out(static_cast<size_t>(n));
  size_t i = 0;
  for (float& x : out) {
    const float z = normal(random);
    switch (kind) {
      case data_kind::normal:
        x = z;
        break;
      case data_kind::decades:
        x = z * std::pow(10.0f, static_cast<float>(random() % 18) - 12.0f);
        break;
      case data_kind::special:  // mostly normal numbers, with runs of subnormals and special values
        x = (i / 200) % 3 == 0  ? z * 1e-39f
            : random() % 9 == 0 ? bits_float(kSpecial[random() % 16])
                                : z;
        break;
      case data_kind::zeros:
        x = (i / 300) % 2 == 0 ? (random() % 2 == 0 ? 0.0f : -0.0f) : z;
        break;
      case data_kind::ties:
        x = kTies[random() % 16] * ((random() & 1) != 0 ? 1.0f : -1.0f);
        break;
    }
    ++i;
  }
  return out;
}

// Returns the same data for the same arguments. The data is cached, because generating it takes a
// third of the time of a test.
inline const std::vector<float>& values(data_kind kind, int64_t n, uint64_t salt) {
  static std::map<std::tuple<data_kind, int64_t, uint64_t>, std::vector<float>> kept;
  std::vector<float>& found = kept[{kind, n, salt}];
  if (found.empty()) found = generated(kind, n, salt);
  return found;
}

// Returns the index of a function for nybble_call. If no function has that name, returns the number
// of functions.
inline int64_t number_of(const std::string& name) {
  std::istringstream lines(nybble_operations());
  int64_t number = 0;
  for (std::string line; std::getline(lines, line); ++number)
    if (line.substr(0, line.find(' ')) == name) break;
  return number;
}

inline int64_t word(const void* p) { return static_cast<int64_t>(reinterpret_cast<uintptr_t>(p)); }
template <class T, class = std::enable_if_t<!std::is_pointer_v<T>>>
int64_t word(T value) {
  return static_cast<int64_t>(value);
}

// Returns the record of a call for nybble_call.
template <class... Arguments>
std::vector<int64_t> record_of(const std::string& name, Arguments... arguments) {
  return {number_of(name), word(arguments)...};
}

// Forces the implementation named on the command line and checks that it is the active one.
// Returns -1 if the test can continue, otherwise its exit status (77 if this machine cannot run the
// implementation).
inline int select_implementation(int argc, char** argv) {
  if (argc > 2) seed() = std::strtoull(argv[2], nullptr, 10);
  if (argc < 2) return -1;
  const nybble_status status = nybble_cpu_force(argv[1]);
  if (status == NYBBLE_UNSUPPORTED) {
    std::fprintf(stderr, "skipped: %s\n", nybble_last_error());
    return 77;
  }
  const char* active = nybble_cpu_active();
  if (status != NYBBLE_OK || active == nullptr || std::strcmp(active, argv[1]) != 0) {
    std::fprintf(stderr, "forced %s, but active is %s: %s\n", argv[1],
                 active == nullptr ? "none" : active, nybble_last_error());
    return 1;
  }
  return -1;
}

inline int report(const char* suite) {
  if (failures() == 0) return 0;
  std::fprintf(stderr, "%s: %d expectations failed (seed %llu)\n", suite, failures().load(),
               static_cast<unsigned long long>(seed()));
  return 1;
}

}  // namespace nybble::test
