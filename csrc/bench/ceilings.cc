// Measures the memory bandwidths with which benchmarks/cpu.py compares the kernels: a copy with
// non-temporal stores, a plain copy, a read, and a fill. Each measurement uses as many threads as
// the operations do.
#include <omp.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace {

constexpr int64_t kPiece = 1 << 17;

template <class Body>
void in_pieces(int64_t bytes, const Body& body) {
#pragma omp parallel
  {
#pragma omp for schedule(dynamic, 1) nowait
    for (int64_t i = 0; i < (bytes + kPiece - 1) / kPiece; ++i)
      body(i * kPiece, std::min(kPiece, bytes - i * kPiece));
#if defined(__x86_64__)
    _mm_sfence();  // one fence per thread, as in the kernels
#endif
  }
}

void stream(char* to, const char* from, int64_t bytes) {
#if defined(__x86_64__)
  for (int64_t i = 0; i < bytes; i += 16) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + i),
                     _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i)));
  }
#else
  std::memcpy(to, from, static_cast<size_t>(bytes));
#endif
}

}  // namespace

extern "C" {

void copy_streaming(void* to, const void* from, int64_t bytes) {
  in_pieces(bytes, [=](int64_t at, int64_t n) {
    stream(static_cast<char*>(to) + at, static_cast<const char*>(from) + at, n);
  });
}

void copy_plain(void* to, const void* from, int64_t bytes) {
  in_pieces(bytes, [=](int64_t at, int64_t n) {
    std::memcpy(static_cast<char*>(to) + at, static_cast<const char*>(from) + at,
                static_cast<size_t>(n));
  });
}

void read_only(const void* from, int64_t bytes) {
  in_pieces(bytes, [=](int64_t at, int64_t n) {
    const auto* p = reinterpret_cast<const uint64_t*>(static_cast<const char*>(from) + at);
    uint64_t sum[8] = {};
    for (int64_t i = 0; i + 8 <= n / 8; i += 8)
      for (int j = 0; j < 8; ++j) sum[j] += p[i + j];
    volatile uint64_t keep = sum[0] + sum[1] + sum[2] + sum[3] + sum[4] + sum[5] + sum[6] + sum[7];
    static_cast<void>(keep);
  });
}

void fill(void* to, int64_t bytes) {
  in_pieces(bytes, [=](int64_t at, int64_t n) {
    std::memset(static_cast<char*>(to) + at, 7, static_cast<size_t>(n));
  });
}

}  // extern "C"
