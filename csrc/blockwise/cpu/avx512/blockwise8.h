// 8-bit blockwise quantization and dequantization with AVX-512 VBMI, for any block size.
#pragma once

#include <type_traits>

#include "blockwise/cpu/avx512/dynamic8.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// Returns the permutation that brings the codes of 64 split elements into natural order.
inline __m512i zip_order() {
  alignas(64) uint8_t index[64];
  for (int i = 0; i < 64; ++i) index[i] = static_cast<uint8_t>((i & 1) * 32 + i / 2);
  return _mm512_load_si512(index);
}

template <class E>
inline __m512i unsplit(__m512i codes, __m512i zip) {
  return kSplit<E> ? _mm512_permutexvar_epi8(zip, codes) : codes;
}
template <class E, class Coder>
__attribute__((always_inline)) inline __m512i encode8(const typename E::storage* a,
                                                      const block_factors& factors,
                                                      const Coder& coder, __m512i zip) {
  __m512 x[4];
  load64(E{}, a, x);
  return unsplit<E>(coder(x, factors), zip);
}

// A block's absmax, and factors that are computed from absmax.
struct block_top8 {
  float top;
  block_factors factors;
};
template <class E, class Coder>
__attribute__((always_inline)) inline block_top8 top_of(const quantize_blockwise_args& q,
                                                        const Coder& coder, int64_t b) {
  const int64_t i = b * q.block_size;
  const auto* a = static_cast<const typename E::storage*>(q.a) + i;
  const float top = absmax_of_lanes<E>(a, least(q.block_size, q.n - i));
  return {top, coder.factors(top)};
}

// Encodes fewer than 64 values. The function is not inlined, so that the main loop can use all
// registers.
template <class E, class Coder>
__attribute__((noinline)) void encode_rest(const typename E::storage* a, float top,
                                           const Coder& coder, int64_t n, uint8_t* out) {
  alignas(64) typename E::storage rest[64] = {};
  std::memcpy(rest, a, static_cast<size_t>(n) * sizeof rest[0]);
  alignas(64) uint8_t codes[64];
  _mm512_store_si512(codes,
                     encode8<E>(rest, coder.local().factors(top), coder.local(), zip_order()));
  std::memcpy(out, codes, static_cast<size_t>(n));
}

template <class E, bool kStream, class Coder>
__attribute__((always_inline)) inline void quantize8_one(const quantize_blockwise_args& q,
                                                         const Coder& coder,
                                                         const midpoints8& scalar, __m512i zip,
                                                         int64_t b, const block_top8& t) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * q.block_size;
  uint8_t* out = q.codes + b * q.block_size;
  const int64_t n = least(q.block_size, q.n - b * q.block_size);
  if (__builtin_expect(t.top == 0.0f, 0)) {
    q.absmax[b] = 0.0f;
    std::memset(out, scalar(0.0f), static_cast<size_t>(n));
    return;
  }
  if (__builtin_expect(!lines_hold(t.top), 0)) return quantize8_block<E>(q, scalar, b);
  q.absmax[b] = t.top;
  const auto lanes = coder.local();
  const uintptr_t ahead = fetched_ahead<E>(q.block_size);
  int64_t i = 0;
  for (; i + 64 <= n; i += 64) {
    prefetch_values(a + i, ahead);
    put<kStream>(out + i, encode8<E>(a + i, t.factors, lanes, zip));
  }
  if (i < n) encode_rest<E>(a + i, t.top, coder, n - i, out + i);
}

// Returns whether to compute absmax one block ahead, which hides its latency. Computing ahead is
// faster if both blocks stay in the cache. If the data is in memory, computing ahead is faster only
// for small blocks of 16-bit types.
template <class E, bool kStream>
inline bool absmax_ahead(int64_t block_size) {
  const int64_t bytes = block_size * static_cast<int64_t>(sizeof(typename E::storage));
  if (kStream) return !std::is_same_v<E, f32> && bytes <= 512;
  return bytes <= 2048;
}

template <class E, bool kStream, class Coder>
inline void quantize8_blocks(const quantize_blockwise_args& q, const Coder& coder,
                             const midpoints8& scalar, int64_t begin, int64_t end) {
  const __m512i zip = zip_order();
  if (!absmax_ahead<E, kStream>(q.block_size)) {
    for (int64_t b = begin; b < end; ++b)
      quantize8_one<E, kStream>(q, coder, scalar, zip, b, top_of<E>(q, coder.local(), b));
    return;
  }
  block_top8 coming = top_of<E>(q, coder.local(), begin);
  for (int64_t b = begin; b < end; ++b) {
    const block_top8 now = coming;
    if (b + 1 < end) coming = top_of<E>(q, coder.local(), b + 1);
    quantize8_one<E, kStream>(q, coder, scalar, zip, b, now);
  }
}

// If input and output together are larger than the caches, stores of codes bypass the caches
// (float32 on Zen 4: 1.2 times as fast).
template <class Coder>
inline void quantize_blockwise_with(const quantize_blockwise_args& q, const Coder& coder) {
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    const int64_t bytes = q.n * static_cast<int64_t>(1 + sizeof(typename E::storage));
    const bool stream = q.block_size % 64 == 0 && should_stream_codes(q.codes, bytes);
    parallel_for(divide_up(q.n, q.block_size), grain_of(q.n, q.block_size),
                 [&](int64_t begin, int64_t end) {
                   if (stream) return quantize8_blocks<E, true>(q, coder, coder.mid, begin, end);
                   quantize8_blocks<E, false>(q, coder, coder.mid, begin, end);
                 });
  });
}

inline void quantize_blockwise(const quantize_blockwise_args& q) {
  // with the unsigned map, negative values get code 0, which is their nearest entry
  with_coder<dynamic_lanes<true>, dynamic_lanes<false>, search_lanes>(
      q.code, [&](const auto& coder) { quantize_blockwise_with(q, coder); });
}

// ---- dequantization ----

// kNumbers: whether all results are neither NaN nor subnormal.
template <class E, bool kStream, bool kNumbers, class Planes>
inline void dequantize8_whole(const uint8_t* codes, float absmax, const Planes& planes,
                              int64_t whole, typename E::storage* out) {
  const __m512 scale = _mm512_set1_ps(absmax);
  for (int64_t i = 0; i < whole; i += 64) {
    prefetch_ahead(codes + i, 1024);
    __m512 f[4];
    planes(_mm512_loadu_si512(codes + i), f);
    for (int j = 0; j < 4; ++j) f[j] = _mm512_mul_ps(f[j], scale);
    if (kNumbers)
      store64_numbers<kStream>(E{}, out + i, f);
    else
      store64<kStream>(E{}, out + i, f);
  }
}

// Returns the smallest absmax with which all values of a map are zero or normal numbers, or NaN if
// there is no such absmax.
inline float least_ordinary_top(const float* code) {
  float least_code = 1.0f;
  for (int i = 0; i < 256; ++i) {
    const float magnitude = std::fabs(code[i]);
    if (!(magnitude <= 1.0f)) return std::nanf("");
    if (magnitude > 0.0f && magnitude < least_code) least_code = magnitude;
  }
  return 0x1p-125f / least_code;
}

template <class E, bool kStream, class Planes>
inline void dequantize8_blocks(const dequantize_blockwise_args& d, const Planes& shared,
                               int64_t begin, int64_t end) {
  const Planes planes = shared;  // a copy in registers
  const float least_top = least_ordinary_top(d.code);
  auto* const out = static_cast<typename E::storage*>(d.out);
  for (int64_t b = begin; b < end; ++b) {
    const int64_t at = b * d.block_size, n = least(d.block_size, d.n - at), whole = n / 64 * 64;
    const float absmax = d.absmax[b];
    if (__builtin_expect(absmax >= least_top && absmax - absmax == 0.0f, 1))
      dequantize8_whole<E, kStream, true>(d.codes + at, absmax, planes, whole, out + at);
    else
      dequantize8_whole<E, kStream, false>(d.codes + at, absmax, planes, whole, out + at);
    if (whole < n) dequantize8_span<E>(d, absmax, at + whole, at + n);
  }
}

template <class Planes, class E>
inline void dequantize_blockwise_with(const dequantize_blockwise_args& d) {
  const Planes planes(d.code);
  const int64_t bytes = d.n * static_cast<int64_t>(sizeof(typename E::storage));
  const bool stream = d.block_size % 64 == 0 && should_stream(d.out, bytes);
  parallel_for(divide_up(d.n, d.block_size), grain_of(d.n, d.block_size, 65536),
               [&](int64_t begin, int64_t end) {
                 if (stream) return dequantize8_blocks<E, true>(d, planes, begin, end);
                 dequantize8_blocks<E, false>(d, planes, begin, end);
               });
}

template <class E>
inline void dequantize_blockwise_to(const dequantize_blockwise_args& d) {
  if (kind_of(d.code) == map_kind::signed_dynamic)
    return dequantize_blockwise_with<symmetric_planes, E>(d);
  dequantize_blockwise_with<byte_planes, E>(d);
}

inline void dequantize_blockwise(const dequantize_blockwise_args& d) {
  for_dtype(d.dtype, [&](auto element) { dequantize_blockwise_to<decltype(element)>(d); });
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
