// 4-bit quantization and dequantization with NEON. Quantization counts the thresholds below each
// value. Dequantization looks up 16 nibbles at once in byte planes: plane i has byte i of each of
// the 16 values in the code book.
#pragma once

#include "blockwise/cpu/generic/blockwise4.h"
#include "cpu/neon/lanes.h"

namespace nybble::cpu {
namespace {
namespace neon {

struct coder4_lanes {
  const coder4& scalar;
  uint8x16_t fp4_order;

  explicit coder4_lanes(const coder4& plain) : scalar(plain) {
    uint8_t codes[16];
    for (int i = 0; i < 16; ++i)
      codes[i] = static_cast<uint8_t>(kFp4Order[i & 7] | ((i & 8) != 0 ? 8 : 0));
    fp4_order = vld1q_u8(codes);
  }
  template <bool kFp4>
  uint32x4_t rank(float32x4_t y) const {
    const float32x4_t key = kFp4 ? vabsq_f32(y) : y;
    uint32x4_t above = vdupq_n_u32(0);
    for (int i = 0; i < (kFp4 ? 7 : 15); ++i)
      above = vsubq_u32(above, vcgtq_f32(key, vdupq_n_f32(scalar.threshold[i])));
    if (!kFp4) return above;
    return vorrq_u32(above, vandq_u32(vcltzq_f32(y), vdupq_n_u32(8)));
  }
  // Returns 16 codes in natural order.
  template <class E, bool kFp4>
  uint8x16_t codes16(const typename E::storage* a, float32x4_t inverse) const {
    uint16x4_t half[4];
    for (int i = 0; i < 4; ++i)
      half[i] = vmovn_u32(rank<kFp4>(vmulq_f32(load4(E{}, a + 4 * i), inverse)));
    const uint8x16_t codes = vcombine_u8(vmovn_u16(vcombine_u16(half[0], half[1])),
                                         vmovn_u16(vcombine_u16(half[2], half[3])));
    return kFp4 ? vqtbl1q_u8(fp4_order, codes) : codes;
  }
};

template <class E, bool kFp4>
inline void quantize4_whole(const quantize_4bit_args& q, const coder4_lanes& coder, int64_t b) {
  const int64_t size = q.block_size;
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * size;
  const float absmax = absmax_bits<E>(a, size);
  if (unusual(absmax)) return quantize4_block<E>(q, coder.scalar, b);
  q.absmax[b] = absmax;
  const float32x4_t inverse = vdupq_n_f32(1.0f / absmax);
  uint8_t* out = q.packed + b * (size / 2);
  for (int64_t i = 0; i < size; i += 32) {
    const uint8x16_t x = coder.codes16<E, kFp4>(a + i, inverse);
    const uint8x16_t y = coder.codes16<E, kFp4>(a + i + 16, inverse);
    vst1q_u8(out + i / 2, vorrq_u8(vshlq_n_u8(vuzp1q_u8(x, y), 4), vuzp2q_u8(x, y)));
  }
}

template <bool kFp4>
inline void quantize_4bit_with(const quantize_4bit_args& q) {
  const coder4 scalar(q);
  const coder4_lanes coder(scalar);
  for_blocks(q, [&](auto element, int64_t b) {
    using E = decltype(element);
    if ((b + 1) * q.block_size > q.n) return quantize4_block<E>(q, scalar, b);
    quantize4_whole<E, kFp4>(q, coder, b);
  });
}

inline void quantize_4bit(const quantize_4bit_args& q) {
  if (q.quant_type == NYBBLE_FP4) return quantize_4bit_with<true>(q);
  quantize_4bit_with<false>(q);
}

// The 16 floats of a code book as four byte planes.
struct book_planes {
  uint8x16_t plane[4];

  explicit book_planes(const float* book) {
    for (int p = 0; p < 4; ++p) {
      uint8_t bytes[16];
      for (int i = 0; i < 16; ++i) bytes[i] = static_cast<uint8_t>(bits_of(book[i]) >> (8 * p));
      plane[p] = vld1q_u8(bytes);
    }
  }
  // Returns 16 values in the same order as their indices.
  void look_up(uint8x16_t index, float32x4_t out[4]) const {
    const uint8x16_t a = vqtbl1q_u8(plane[0], index), b = vqtbl1q_u8(plane[1], index);
    const uint8x16_t c = vqtbl1q_u8(plane[2], index), d = vqtbl1q_u8(plane[3], index);
    const uint16x8_t l01 = vreinterpretq_u16_u8(vzip1q_u8(a, b));
    const uint16x8_t h01 = vreinterpretq_u16_u8(vzip2q_u8(a, b));
    const uint16x8_t l23 = vreinterpretq_u16_u8(vzip1q_u8(c, d));
    const uint16x8_t h23 = vreinterpretq_u16_u8(vzip2q_u8(c, d));
    out[0] = vreinterpretq_f32_u16(vzip1q_u16(l01, l23));
    out[1] = vreinterpretq_f32_u16(vzip2q_u16(l01, l23));
    out[2] = vreinterpretq_f32_u16(vzip1q_u16(h01, h23));
    out[3] = vreinterpretq_f32_u16(vzip2q_u16(h01, h23));
  }
};

// Dequantizes `count` values of one block. `count` is a multiple of 32.
template <class E>
inline void dequantize4_whole(E, const uint8_t* q, const book_planes& planes, float scale,
                              int64_t count, typename E::storage* out) {
  const float32x4_t s = vdupq_n_f32(scale);
  for (int64_t i = 0; i < count; i += 32) {
    const uint8x16_t v = vld1q_u8(q + i / 2);
    const uint8x16_t high = vshrq_n_u8(v, 4), low = vandq_u8(v, vdupq_n_u8(15));
    float32x4_t f[8];
    planes.look_up(vzip1q_u8(high, low), f);
    planes.look_up(vzip2q_u8(high, low), f + 4);
    for (int j = 0; j < 8; ++j) store4(E{}, out + i + 4 * j, vmulq_f32(f[j], s));
  }
}

inline void dequantize_4bit(const dequantize_4bit_args& d) {
  if (d.block_size < 32) return cpu::dequantize_4bit(d);
  const float* book = book_of(d.quant_type, d.code);
  const book_planes planes(book);
  for_blocks(
      d,
      [&](auto element, int64_t b) {
        using E = decltype(element);
        const int64_t i = b * d.block_size;
        if (i + d.block_size > d.n) return dequantize4_block<E>(d, book, b);
        dequantize4_whole(E{}, d.packed + i / 2, planes, scale_at(d.absmax, b), d.block_size,
                          static_cast<typename E::storage*>(d.out) + i);
      },
      65536);
}

}  // namespace neon
}  // namespace
}  // namespace nybble::cpu
