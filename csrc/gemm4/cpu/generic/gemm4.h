// The portable 4-bit matrix products. A weight row, or a part of it, is decoded to float32 in
// scratch memory. Rows may have any length, and may share bytes or blocks with adjacent rows. For
// rows that share bytes or blocks, the code for each instruction set uses these products with its
// own faster decoder.
#pragma once

#include "cpu/generic/formats.h"

namespace nybble::cpu {
namespace {

// Decodes elements begin to end - 1 of the flattened weight to float32.
inline void decode4(const gemm_4bit_args& g, const float* book, int64_t begin, int64_t end,
                    float* out) {
  int64_t i = begin;
  while (i < end) {
    const int64_t block = i / g.block_size;
    const int64_t stop = least(end, (block + 1) * g.block_size);
    const float scale = scale_at(g.absmax, block);
    for (; i < stop; ++i) {
      const uint8_t byte = g.packed[i / 2];
      *out++ = book[i % 2 == 0 ? byte >> 4 : byte & 15] * scale;
    }
  }
}

// A decoder decodes up to kDecodePiece elements into `room`, which has space for kDecodeRoom
// floats. The decoder returns the address of the first decoded element.
constexpr int64_t kDecodePiece = 2048;  // 8 KiB, a quarter of an L1 cache
constexpr int64_t kDecodeRoom = kDecodePiece + 64;

struct plain_decoder {
  const gemm_4bit_args& g;
  const float* book;

  explicit plain_decoder(const gemm_4bit_args& args)
      : g(args), book(book_of(args.quant_type, args.code)) {}
  const float* operator()(int64_t begin, int64_t end, float* room) const {
    decode4(g, book, begin, end, room);
    return room;
  }
};

// Vectors::span(packed, scale, count, out) decodes `count` elements of a block (a multiple of 32).
template <class Vectors>
struct span_decoder {
  const gemm_4bit_args& g;
  const float* book;
  Vectors vectors;

  explicit span_decoder(const gemm_4bit_args& args)
      : g(args), book(book_of(args.quant_type, args.code)), vectors(book) {}
  const float* operator()(int64_t begin, int64_t end, float* room) const {
    if (g.block_size < 32) {
      decode4(g, book, begin, end, room);
      return room;
    }
    const int64_t first = begin / 32 * 32;
    const int64_t last = least(divide_up(end, 32), g.n * g.k / 32) * 32;  // whole vectors
    int64_t i = first;
    while (i < last) {
      const int64_t block = i / g.block_size;
      const int64_t stop = least(last, (block + 1) * g.block_size);
      vectors.span(g.packed + i / 2, scale_at(g.absmax, block), stop - i, room + (i - first));
      i = stop;
    }
    if (i < end) decode4(g, book, i, end, room + (i - first));
    return room + (begin - first);
  }
};

// Multiplies a decoded row by an activation. There are always 16 partial sums, so that the order of
// the additions does not depend on the vector width.
template <class E>
inline float dot_row(const typename E::storage* a, const float* w, int64_t k) {
  float part[16] = {};
  int64_t i = 0;
  for (; i + 16 <= k; i += 16)
    for (int j = 0; j < 16; ++j) part[j] += E::widen(a[i + j]) * w[i + j];
  for (int j = 0; i < k; ++i, ++j) part[j] += E::widen(a[i]) * w[i];
  for (int half = 8; half > 0; half /= 2)
    for (int j = 0; j < half; ++j) part[j] += part[j + half];
  return part[0];
}

template <class E, class Decoder>
inline void gemm4_rows(const gemm_4bit_args& g, const Decoder& decode, int64_t first,
                       int64_t last) {
  const auto* a = static_cast<const typename E::storage*>(g.a);
  const auto* bias = static_cast<const typename E::storage*>(g.bias);
  auto* out = static_cast<typename E::storage*>(g.out);
  alignas(64) float room[kDecodeRoom];
  constexpr int64_t kTile = 16;  // number of activations per decoded piece
  for (int64_t row = first; row < last; ++row) {
    for (int64_t m0 = 0; m0 < g.m; m0 += kTile) {
      const int64_t tile = least(kTile, g.m - m0);
      float sum[kTile] = {};
      for (int64_t k0 = 0; k0 < g.k; k0 += kDecodePiece) {
        const int64_t piece = least(kDecodePiece, g.k - k0);
        const float* weights = decode(row * g.k + k0, row * g.k + k0 + piece, room);
        for (int64_t m = 0; m < tile; ++m)
          sum[m] += dot_row<E>(a + (m0 + m) * g.k + k0, weights, piece);
      }
      for (int64_t m = 0; m < tile; ++m) {
        const float value = bias == nullptr ? sum[m] : sum[m] + E::widen(bias[row]);
        out[(m0 + m) * g.n + row] = E::narrow(value);
      }
    }
  }
}

template <class Decoder>
inline void gemm_4bit_by_rows(const gemm_4bit_args& g) {
  const Decoder decode(g);
  for_dtype(g.dtype, [&](auto element) {
    parallel_for(g.n, grain_of(g.n * g.k, g.k), [&](int64_t begin, int64_t end) {
      gemm4_rows<decltype(element)>(g, decode, begin, end);
    });
  });
}

inline void gemm_4bit(const gemm_4bit_args& g) { gemm_4bit_by_rows<plain_decoder>(g); }

// Computes `width` columns of grad_a for all m, starting at column k0. Threads share the columns,
// because the results of columns are independent.
constexpr int64_t kGradColumns = 256;

template <class E, class Decoder>
inline void gemm4_grad_columns(const gemm_4bit_args& g, const Decoder& decode, int64_t k0,
                               int64_t width) {
  const auto* grad = static_cast<const typename E::storage*>(g.a);
  auto* out = static_cast<typename E::storage*>(g.out);
  constexpr int64_t kTile = 16;
  alignas(64) float room[kDecodeRoom];
  alignas(64) float sum[kTile][kGradColumns];
  for (int64_t m0 = 0; m0 < g.m; m0 += kTile) {
    const int64_t tile = least(kTile, g.m - m0);
    std::memset(sum, 0, sizeof sum);
    for (int64_t row = 0; row < g.n; ++row) {
      const float* weights = decode(row * g.k + k0, row * g.k + k0 + width, room);
      for (int64_t m = 0; m < tile; ++m) {
        const float x = E::widen(grad[(m0 + m) * g.n + row]);
        for (int64_t i = 0; i < width; ++i) sum[m][i] += x * weights[i];
      }
    }
    for (int64_t m = 0; m < tile; ++m)
      for (int64_t i = 0; i < width; ++i) out[(m0 + m) * g.k + k0 + i] = E::narrow(sum[m][i]);
  }
}

template <class Decoder>
inline void gemm_4bit_grad_by_rows(const gemm_4bit_args& g) {
  const Decoder decode(g);
  const int64_t pieces = divide_up(g.k, kGradColumns);
  for_dtype(g.dtype, [&](auto element) {
    parallel_for(pieces, g.n * g.k < kSmall ? pieces : 1, [&](int64_t begin, int64_t end) {
      for (int64_t piece = begin; piece < end; ++piece) {
        const int64_t k0 = piece * kGradColumns;
        gemm4_grad_columns<decltype(element)>(g, decode, k0, least(kGradColumns, g.k - k0));
      }
    });
  });
}

inline void gemm_4bit_grad(const gemm_4bit_args& g) { gemm_4bit_grad_by_rows<plain_decoder>(g); }

}  // namespace
}  // namespace nybble::cpu
