// 8-bit blockwise quantization and dequantization with NEON, for any block size. Dynamic maps use a
// formula; other maps use the portable search.
#pragma once

#include "blockwise/cpu/generic/dynamic8.h"
#include "cpu/neon/lanes.h"

namespace nybble::cpu {
namespace {
namespace neon {

constexpr float kSlack = 1.0f / 4096;  // for results nearer to an integer, midpoints decide

// Eight floats that are looked up by index.
struct eight_floats {
  uint8x16x2_t bytes;

  explicit eight_floats(const float* values) {
    bytes.val[0] = vreinterpretq_u8_f32(vld1q_f32(values));
    bytes.val[1] = vreinterpretq_u8_f32(vld1q_f32(values + 4));
  }
  float32x4_t operator()(uint32x4_t index) const {
    const uint32x4_t at = vaddq_u32(vmulq_n_u32(index, 0x04040404u), vdupq_n_u32(0x03020100u));
    return vreinterpretq_f32_u8(vqtbl2q_u8(bytes, vreinterpretq_u8_u32(at)));
  }
};

// The edges of the decades (powers of ten), and the factors that scale each decade to a width of 1.
struct decades {
  float lowest, highest, next[8], scale[8];

  decades(const midpoints8& mid, bool is_signed) {
    float edges[8];
    double power = 1e6;
    for (int k = 0; k < 8; ++k, power /= 10) {
      edges[k] = std::nextafter(mid.mid[is_signed ? 126 + (1 << k) : (2 << k) - 2], 2.0f);
      scale[k] = static_cast<float>(power / 0.9);
    }
    for (int k = 0; k < 8; ++k) next[k] = k < 6 ? edges[k + 1] : float_of(0x7f800000u);
    lowest = edges[0];
    highest = edges[7];
  }
};

template <bool kSigned>
struct dynamic_lanes {
  midpoints8 mid;
  decades parts;
  eight_floats edge, scale;

  explicit dynamic_lanes(const float* code)
      : mid(code), parts(mid, kSigned), edge(parts.next), scale(parts.scale) {}

  // Returns the code (unsigned map), or the code minus 127 (signed map). Lowers `near` to the
  // smallest distance between a result and an integer.
  int32x4_t operator()(float32x4_t y, float32x4_t& near) const {
    const uint32x4_t sign = vshrq_n_u32(vreinterpretq_u32_f32(y), 31);
    float32x4_t raw = y;
    // raises the magnitudes of negative values by one ulp, because a negative tie at a decade's
    // edge gets the code with the larger magnitude
    if (kSigned) raw = vreinterpretq_f32_u32(vaddq_u32(vreinterpretq_u32_f32(vabsq_f32(y)), sign));
    const float32x4_t a = vmaxq_f32(raw, vdupq_n_f32(parts.lowest));
    // estimates the decade from the bits, which act as a logarithm; the estimate is exact or one
    // too low
    const float32x4_t bits = vcvtq_f32_s32(vreinterpretq_s32_f32(a));
    const float32x4_t shift = vdupq_n_f32(static_cast<float>(7 - 127 * 0.30103 - 0.5));
    const float slope = static_cast<float>(0.30103 / (1 << 23));
    uint32x4_t k = vcvtq_u32_f32(vfmaq_n_f32(shift, bits, slope));
    k = vsubq_u32(k, vcgeq_f32(a, edge(k)));
    const float32x4_t offset = vdupq_n_f32(static_cast<float>(0.8 / 0.9));
    float32x4_t w = vfmaq_f32(offset, a, scale(k));
    // keeps values slightly above a power of ten in the lower decade
    w = vminq_f32(w, vdupq_n_f32(1.995f));
    const uint32x4_t raise = kSigned ? k : vaddq_u32(k, vdupq_n_u32(1));
    const float32x4_t t =
        vreinterpretq_f32_u32(vaddq_u32(vreinterpretq_u32_f32(w), vshlq_n_u32(raise, 23)));
    near = vminq_f32(near, vabdq_f32(t, vrndnq_f32(t)));
    int32x4_t c = vcvtq_s32_f32(t);
    if (!kSigned) c = vsubq_s32(c, vdupq_n_s32(1));
    c = vsubq_s32(c, vreinterpretq_s32_u32(vcgeq_f32(raw, vdupq_n_f32(parts.highest))));
    c = vandq_s32(c, vreinterpretq_s32_u32(vcgeq_f32(raw, vdupq_n_f32(parts.lowest))));
    if (!kSigned) return c;
    const int32x4_t flip = vnegq_s32(vreinterpretq_s32_u32(sign));
    return vsubq_s32(veorq_s32(c, flip), flip);
  }
  uint8x16_t codes16(const float32x4_t y[4]) const {
    float32x4_t near = vdupq_n_f32(1.0f);
    int16x4_t c[4];
    for (int i = 0; i < 4; ++i) c[i] = vmovn_s32((*this)(y[i], near));
    const int16x8_t middle = vdupq_n_s16(kSigned ? 127 : 0);
    const uint8x16_t codes = vcombine_u8(vqmovun_s16(vaddq_s16(vcombine_s16(c[0], c[1]), middle)),
                                         vqmovun_s16(vaddq_s16(vcombine_s16(c[2], c[3]), middle)));
    return __builtin_expect(vminvq_f32(near) < kSlack, 0) ? settle(y) : codes;
  }
  __attribute__((noinline)) uint8x16_t settle(const float32x4_t y[4]) const {
    float value[16];
    uint8_t code[16];
    for (int i = 0; i < 4; ++i) vst1q_f32(value + 4 * i, y[i]);
    for (int i = 0; i < 16; ++i) code[i] = mid(value[i]);
    return vld1q_u8(code);
  }
};

template <class E, class Coder>
inline uint8x16_t encode16(const typename E::storage* a, float32x4_t inverse, const Coder& coder) {
  float32x4_t y[4];
  for (int i = 0; i < 4; ++i) y[i] = vmulq_f32(load4(E{}, a + 4 * i), inverse);
  return coder.codes16(y);
}

template <class E, class Coder>
inline void quantize8_one(const quantize_blockwise_args& q, const Coder& coder, int64_t b) {
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * q.block_size;
  uint8_t* out = q.codes + b * q.block_size;
  const int64_t n = least(q.block_size, q.n - b * q.block_size);
  const int64_t rest = n % 16;
  alignas(16) typename E::storage last[16] = {};
  std::memcpy(last, a + (n - rest), static_cast<size_t>(rest) * sizeof *a);
  const float whole = absmax_bits<E>(a, n - rest), end = absmax_bits<E>(last, 16);
  const float top = bits_of(whole) > bits_of(end) ? whole : end;  // NaN has larger bits
  if (__builtin_expect(unusual(top), 0)) return quantize8_block<E>(q, coder.mid, b);
  q.absmax[b] = top;
  const float32x4_t inverse = vdupq_n_f32(1.0f / top);
  for (int64_t i = 0; i + 16 <= n; i += 16) vst1q_u8(out + i, encode16<E>(a + i, inverse, coder));
  if (rest == 0) return;
  uint8_t codes[16];
  vst1q_u8(codes, encode16<E>(last, inverse, coder));
  std::memcpy(out + (n - rest), codes, static_cast<size_t>(rest));
}

template <bool kSigned>
inline void quantize_blockwise_with(const quantize_blockwise_args& q) {
  const dynamic_lanes<kSigned> coder(q.code);
  for_blocks(q, [&](auto element, int64_t b) { quantize8_one<decltype(element)>(q, coder, b); });
}

inline void quantize_blockwise(const quantize_blockwise_args& q) {
  switch (kind_of(q.code)) {
    case map_kind::signed_dynamic:
      return quantize_blockwise_with<true>(q);
    case map_kind::unsigned_dynamic:
      return quantize_blockwise_with<false>(q);
    case map_kind::other:
      return cpu::quantize_blockwise(q);
  }
}

// ---- dequantization: scalar loads, vector arithmetic ----

inline float32x4_t look_up4(const float* code, const uint8_t* c) {
  const float v[4] = {code[c[0]], code[c[1]], code[c[2]], code[c[3]]};
  return vld1q_f32(v);
}

inline void dequantize_blockwise(const dequantize_blockwise_args& d) {
  for_blocks(
      d,
      [&](auto element, int64_t b) {
        using E = decltype(element);
        auto* out = static_cast<typename E::storage*>(d.out);
        const float32x4_t scale = vdupq_n_f32(d.absmax[b]);
        const int64_t stop = least((b + 1) * d.block_size, d.n);
        int64_t i = b * d.block_size;
        for (; i + 4 <= stop; i += 4)
          store4(E{}, out + i, vmulq_f32(look_up4(d.code, d.codes + i), scale));
        dequantize8_span<E>(d, d.absmax[b], i, stop);
      },
      65536);
}

}  // namespace neon
}  // namespace
}  // namespace nybble::cpu
