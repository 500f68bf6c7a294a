// Owns: 8-bit blockwise quantization and dequantization with AVX-512 VBMI, any block size.
#pragma once

#include "cpu/avx512/dynamic8.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// Codes of 64 split elements back into natural order.
inline __m512i zip_order() {
  alignas(64) uint8_t index[64];
  for (int i = 0; i < 64; ++i) index[i] = static_cast<uint8_t>((i & 1) * 32 + i / 2);
  return _mm512_load_si512(index);
}

template <class E, class Coder>
inline __m512i encode8(const typename E::storage* a, __m512 inverse, const Coder& coder,
                       __m512i zip) {
  __m512 y[4];
  load64(E{}, a, y);
  for (int i = 0; i < 4; ++i) y[i] = _mm512_mul_ps(y[i], inverse);
  const __m512i codes = coder(y);
  return kSplit<E> ? _mm512_permutexvar_epi8(zip, codes) : codes;
}

template <class E>
inline float absmax8(const typename E::storage* a, int64_t n) {
  __m512i top[2] = {_mm512_setzero_si512(), _mm512_setzero_si512()};
  int64_t i = 0;
  for (; i + 64 <= n; i += 64) {
    top[0] = magnitude_bits(E{}, top[0], a + i);
    top[1] = magnitude_bits(E{}, top[1], a + i + 32);
  }
  if (i < n) {
    alignas(64) typename E::storage rest[64] = {};
    std::memcpy(rest, a + i, static_cast<size_t>(n - i) * sizeof rest[0]);
    top[0] = magnitude_bits(E{}, top[0], rest);
    top[1] = magnitude_bits(E{}, top[1], rest + 32);
  }
  const __m512i bits = _mm512_max_epu32(fold_bits(E{}, top[0]), fold_bits(E{}, top[1]));
  const auto most_bits = static_cast<int>(_mm512_reduce_max_epu32(bits));
  return _mm_cvtss_f32(float_bits(E{}, _mm_cvtsi32_si128(most_bits)));
}

// A block's absmax, and its reciprocal where that is an ordinary number.
struct block_top8 {
  float top = 0.0f, inverse = 0.0f;
};
template <class E>
inline block_top8 top_of(const quantize_blockwise_args& q, int64_t b) {
  const int64_t i = b * q.block_size;
  const auto* a = static_cast<const typename E::storage*>(q.a) + i;
  const float top = absmax8<E>(a, least(q.block_size, q.n - i));
  return {top, 1.0f / top};
}

template <class E, class Coder>
inline void quantize8_one(const quantize_blockwise_args& q, const Coder& coder,
                          const midpoints8& scalar, __m512i zip, int64_t b, block_top8 t) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * q.block_size;
  uint8_t* out = q.codes + b * q.block_size;
  const int64_t n = least(q.block_size, q.n - b * q.block_size);
  if (__builtin_expect(t.top == 0.0f, 0)) {
    q.absmax[b] = 0.0f;
    std::memset(out, scalar(0.0f), static_cast<size_t>(n));
    return;
  }
  if (__builtin_expect(unusual(_mm_set1_ps(t.top)), 0)) return quantize8_block<E>(q, scalar, b);
  q.absmax[b] = t.top;
  const __m512 inverse = _mm512_set1_ps(t.inverse);
  int64_t i = 0;
  for (; i + 64 <= n; i += 64) {
    for (size_t line = 0; line < 64 * sizeof(*a); line += 64) {
      prefetch_ahead(reinterpret_cast<const char*>(a + i) + line, 2048);
    }
    _mm512_storeu_si512(out + i, encode8<E>(a + i, inverse, coder, zip));
  }
  if (i < n) {
    alignas(64) typename E::storage rest[64] = {};
    std::memcpy(rest, a + i, static_cast<size_t>(n - i) * sizeof rest[0]);
    alignas(64) uint8_t codes[64];
    _mm512_store_si512(codes, encode8<E>(rest, inverse, coder, zip));
    std::memcpy(out + i, codes, static_cast<size_t>(n - i));
  }
}

// The absmax of a block takes a while to come out of its values: it is asked for a block ahead.
template <class Coder>
inline void quantize_blockwise_with(const quantize_blockwise_args& q, const Coder& coder,
                                    const midpoints8& scalar) {
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    parallel_for(divide_up(q.n, q.block_size), grain_of(q.n, q.block_size),
                 [&](int64_t begin, int64_t end) {
                   const __m512i zip = zip_order();
                   block_top8 coming = top_of<E>(q, begin);
                   for (int64_t b = begin; b < end; ++b) {
                     const block_top8 now = coming;
                     if (b + 1 < end) coming = top_of<E>(q, b + 1);
                     quantize8_one<E>(q, coder, scalar, zip, b, now);
                   }
                 });
  });
}

inline void quantize_blockwise(const quantize_blockwise_args& q) {
  switch (kind_of(q.code)) {
    case map_kind::signed_dynamic: {
      const dynamic_lanes<true> coder(q.code);
      return quantize_blockwise_with(q, coder, coder.tables.mid);
    }
    case map_kind::unsigned_dynamic: {
      const dynamic_lanes<false> coder(q.code);  // negative values get code 0, the nearest
      return quantize_blockwise_with(q, coder, coder.tables.mid);
    }
    case map_kind::other: {
      const search_lanes coder(q.code);
      return quantize_blockwise_with(q, coder, coder.mid);
    }
  }
}

// ---- dequantization ----

template <class E, bool kStream>
inline void dequantize8_blocks(const dequantize_blockwise_args& d, int64_t begin, int64_t end) {
  const byte_planes planes(d.code);
  auto* out = static_cast<typename E::storage*>(d.out);
  for (int64_t b = begin; b < end; ++b) {
    const __m512 scale = _mm512_set1_ps(d.absmax[b]);
    const int64_t stop = least((b + 1) * d.block_size, d.n);
    int64_t i = b * d.block_size;
    for (; i + 64 <= stop; i += 64) {
      prefetch(d.codes + i + 1024);
      __m512 f[4];
      planes(_mm512_loadu_si512(d.codes + i), f);
      for (int j = 0; j < 4; ++j) f[j] = _mm512_mul_ps(f[j], scale);
      store64<kStream>(E{}, out + i, f);
    }
    if (i < stop) dequantize8_span<E>(d, d.absmax[b], i, stop);
  }
  if (kStream) _mm_sfence();
}

inline void dequantize_blockwise(const dequantize_blockwise_args& d) {
  for_dtype(d.dtype, [&](auto element) {
    using E = decltype(element);
    const int64_t bytes = d.n * static_cast<int64_t>(sizeof(typename E::storage));
    const bool stream = d.block_size % 64 == 0 && should_stream(d.out, bytes);
    parallel_for(divide_up(d.n, d.block_size), grain_of(d.n, d.block_size, 65536),
                 [&](int64_t begin, int64_t end) {
                   if (stream) return dequantize8_blocks<E, true>(d, begin, end);
                   dequantize8_blocks<E, false>(d, begin, end);
                 });
  });
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
