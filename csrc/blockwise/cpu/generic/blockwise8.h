// Portable 8-bit blockwise quantization and dequantization with any ascending 256-entry map. An
// entry is the nearest to a value if the value is between the entry's two midpoints. Midpoint i is
// float((code[i] + code[i + 1]) / 2).
#pragma once

#include "cpu/generic/formats.h"

namespace nybble::cpu {
namespace {

struct midpoints8 {
  float mid[256];  // mid[255] is infinity

  explicit midpoints8(const float* code) {
    for (int i = 0; i < 255; ++i) mid[i] = (code[i] + code[i + 1]) * 0.5f;
    mid[255] = float_of(0x7f800000u);
  }
  // Returns the number of midpoints below y. NaN gives 0.
  uint8_t operator()(float y) const {
    int low = 0;
    for (int step = 128; step > 0; step >>= 1) low += y > mid[low + step - 1] ? step : 0;
    return static_cast<uint8_t>(low);
  }
};

template <class E>
inline void quantize8_block(const quantize_blockwise_args& q, const midpoints8& coder, int64_t b) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * q.block_size;
  uint8_t* out = q.codes + b * q.block_size;
  const int64_t n = least(q.block_size, q.n - b * q.block_size);
  const float top = absmax_of<E>(a, n);
  const block_scale scale = scale8_for(top);
  q.absmax[b] = top;
  for (int64_t i = 0; i < n; ++i) out[i] = coder(scale(E::widen(a[i])));
}

inline void quantize_blockwise(const quantize_blockwise_args& q) {
  const midpoints8 coder(q.code);
  for_blocks(q, [&](auto element, int64_t b) { quantize8_block<decltype(element)>(q, coder, b); });
}

template <class E>
inline void dequantize8_span(const dequantize_blockwise_args& d, float scale, int64_t begin,
                             int64_t end) {
  auto* out = static_cast<typename E::storage*>(d.out);
  for (int64_t i = begin; i < end; ++i) out[i] = E::narrow(d.code[d.codes[i]] * scale);
}

inline void dequantize_blockwise(const dequantize_blockwise_args& d) {
  for_blocks(d, [&](auto element, int64_t b) {
    const int64_t begin = b * d.block_size;
    dequantize8_span<decltype(element)>(d, d.absmax[b], begin, least(begin + d.block_size, d.n));
  });
}

}  // namespace
}  // namespace nybble::cpu
