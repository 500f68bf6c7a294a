// Measures several subjects in interleaved rounds and reports medians.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <new>
#include <string>
#include <vector>

namespace nybble::bench {

inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

inline double median(std::vector<double> v) {
  if (v.empty()) return 0.0;
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}

// A subject of the benchmark. `run` receives the number of the round and uses it to select a
// buffer.
struct subject {
  std::string name;
  double bytes;  // memory traffic: the bytes of all inputs and outputs
  std::function<void(int64_t)> run;
  std::vector<double> seconds = {};

  double best() const { return *std::min_element(seconds.begin(), seconds.end()); }
};

// Calls every subject once per round, one after the other. So disturbances of the machine affect
// all subjects equally.
inline void measure(std::vector<subject>& subjects, int rounds) {
  for (subject& s : subjects) s.run(0);
  for (int64_t round = 1; round <= rounds; ++round) {
    for (subject& s : subjects) {
      const double start = now();
      s.run(round);
      s.seconds.push_back(now() - start);
    }
  }
}

// Memory that is aligned to 2 MiB. The memory's pages are written once before they are used.
class buffer {
 public:
  explicit buffer(int64_t bytes) : memory_(allocate(bytes)) {}
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(memory_.get());
  }

 private:
  struct release {
    void operator()(void* p) const { std::free(p); }
  };
  static void* allocate(int64_t bytes) {
    const auto rounded = (static_cast<size_t>(bytes) + 4095) / 4096 * 4096;
    void* p = std::aligned_alloc(4096, rounded);
    if (p == nullptr) throw std::bad_alloc();
    for (size_t i = 0; i < rounded; i += 4096)
      static_cast<char*>(p)[i] = static_cast<char>(i >> 12);
    return p;
  }
  std::unique_ptr<void, release> memory_;
};

}  // namespace nybble::bench
