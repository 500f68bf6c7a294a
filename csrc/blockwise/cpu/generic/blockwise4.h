// Portable 4-bit quantization and dequantization, block by block.
#pragma once

#include "cpu/generic/formats.h"

namespace nybble::cpu {
namespace {

// Encodes values in any 4-bit format.
struct coder4 {
  float threshold[15];
  bool fp4;

  explicit coder4(const quantize_4bit_args& q) : fp4(q.quant_type == NYBBLE_FP4) {
    const float infinity = float_of(0x7f800000u);
    for (int i = 0; i < 15; ++i) {
      if (fp4) {
        threshold[i] = i < 7 ? kFp4Threshold[i] : infinity;
      } else {
        threshold[i] =
            q.quant_type == NYBBLE_NF4 ? kNf4Threshold[i] : (q.code[i] + q.code[i + 1]) * 0.5f;
      }
    }
  }
  uint8_t operator()(float y) const {
    const float key = fp4 ? float_of(bits_of(y) & 0x7fffffffu) : y;
    int above = 0;
    for (int i = 0; i < 15; ++i) above += key > threshold[i] ? 1 : 0;
    if (!fp4) return static_cast<uint8_t>(above);
    return static_cast<uint8_t>(kFp4Order[above & 7] | (y < 0.0f ? 8 : 0));
  }
};

// Writes the absmax and the codes of block b. The last block may be shorter.
template <class E>
inline void quantize4_block(const quantize_4bit_args& q, const coder4& coder, int64_t b) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * q.block_size;
  uint8_t* out = q.packed + b * (q.block_size / 2);
  const int64_t n = least(q.block_size, q.n - b * q.block_size);
  const float top = absmax_of<E>(a, n);
  const block_scale scale = scale_for(top);
  q.absmax[b] = top;
  if (top == 0.0f) {  // the block contains only zeros and NaN
    std::memset(out, 0, static_cast<size_t>(divide_up(n, 2)));
    if (n % 2 != 0) out[n / 2] = coder(0.0f);
    return;
  }
  for (int64_t i = 0; i + 1 < n; i += 2) {
    const uint8_t high = coder(scale(E::widen(a[i])));
    const uint8_t low = coder(scale(E::widen(a[i + 1])));
    out[i / 2] = static_cast<uint8_t>(high << 4 | low);
  }
  if (n % 2 != 0) {
    const uint8_t high = coder(scale(E::widen(a[n - 1])));
    out[n / 2] = static_cast<uint8_t>(high << 4 | coder(0.0f));
  }
}

inline void quantize_4bit(const quantize_4bit_args& q) {
  const coder4 coder(q);
  for_blocks(q, [&](auto element, int64_t b) { quantize4_block<decltype(element)>(q, coder, b); });
}

// Dequantizes elements begin to end - 1 of a block. `begin` must be even.
template <class E>
inline void dequantize4_span(const dequantize_4bit_args& d, const float* book, float scale,
                             int64_t begin, int64_t end) {
  typename E::storage table[16];
  for (int i = 0; i < 16; ++i) table[i] = E::narrow(book[i] * scale);
  auto* out = static_cast<typename E::storage*>(d.out);
  int64_t i = begin;
  for (; i + 1 < end; i += 2) {
    const uint8_t byte = d.packed[i / 2];
    out[i] = table[byte >> 4];
    out[i + 1] = table[byte & 15];
  }
  if (i < end) out[i] = table[d.packed[i / 2] >> 4];
}

template <class E>
inline void dequantize4_block(const dequantize_4bit_args& d, const float* book, int64_t b) {
  const int64_t begin = b * d.block_size;
  dequantize4_span<E>(d, book, scale_at(d.absmax, b), begin, least(begin + d.block_size, d.n));
}

inline void dequantize_4bit(const dequantize_4bit_args& d) {
  const float* book = book_of(d.quant_type, d.code);
  for_blocks(d, [&](auto element, int64_t b) { dequantize4_block<decltype(element)>(d, book, b); });
}

// Dequantizes with vectors. Type `Unit` dequantizes blocks. It is constructed from the code book.
// Its member whole<kStream>(element, bytes, scale, count, out) dequantizes a whole block. If
// `streams` returns true, kStream is set, and stores bypass the caches.
template <class Unit, class E, bool kStream>
inline void dequantize4_blocks(const dequantize_4bit_args& d, const float* book, int64_t begin,
                               int64_t end) {
  const Unit unit(book);
  auto* out = static_cast<typename E::storage*>(d.out);
  for (int64_t b = begin; b < end; ++b) {
    const int64_t i = b * d.block_size;
    if (i + d.block_size > d.n) return dequantize4_block<E>(d, book, b);
    __builtin_prefetch(d.packed + i / 2 + 1024);
    unit.template whole<kStream>(E{}, d.packed + i / 2, scale_at(d.absmax, b), d.block_size,
                                 out + i);
  }
}

template <class Unit>
inline void dequantize_4bit_by(const dequantize_4bit_args& d) {
  const float* book = book_of(d.quant_type, d.code);
  for_dtype(d.dtype, [&](auto element) {
    using E = decltype(element);
    const bool stream =
        Unit::streams(d.out, d.n * static_cast<int64_t>(sizeof(typename E::storage)));
    parallel_for(divide_up(d.n, d.block_size), grain_of(d.n, d.block_size, 65536),
                 [&](int64_t begin, int64_t end) {
                   if (stream) return dequantize4_blocks<Unit, E, true>(d, book, begin, end);
                   dequantize4_blocks<Unit, E, false>(d, book, begin, end);
                 });
  });
}

}  // namespace
}  // namespace nybble::cpu
