// The 4-bit products with NEON. 16 bytes are 32 weights of the same block.
#pragma once

#include "blockwise/cpu/neon/blockwise4.h"
#include "gemm4/cpu/generic/vectors_dgrad.h"

namespace nybble::cpu {
namespace {
namespace neon {

struct product_ops {
  using vector = float32x4_t;
  static constexpr int64_t kLanes = 4, kGroup = 32, kSpan = 32;
  book_planes planes;

  explicit product_ops(const float* book) : planes(book) {}
  void decode(const uint8_t* bytes, vector out[8]) const {
    const uint8x16_t v = vld1q_u8(bytes);
    planes.look_up(vshrq_n_u8(v, 4), out);
    planes.look_up(vandq_u8(v, vdupq_n_u8(15)), out + 4);
  }
  static int64_t element(int64_t j, int64_t lane) { return 2 * (j % 4 * 4 + lane) + j / 4; }
  static vector scale(const span_scales& s) { return splat(s[0]); }
  static vector half_scale(const span_scales& s, int half) { return splat(s[half]); }
  static vector fma(vector a, vector b, vector c) { return vfmaq_f32(c, a, b); }
  static vector splat(float x) { return vdupq_n_f32(x); }
  static vector load(const float* p) { return vld1q_f32(p); }
  static void store(float* p, vector v) { vst1q_f32(p, v); }
  static float sum(vector v) { return vaddvq_f32(v); }
};

// Decodes the parts of rows that share bytes or blocks with adjacent rows.
struct span_vectors {
  book_planes planes;
  explicit span_vectors(const float* book) : planes(book) {}
  void span(const uint8_t* packed, float scale, int64_t count, float* out) const {
    dequantize4_whole(f32{}, packed, planes, scale, count, out);
  }
};

inline void gemm_4bit(const gemm_4bit_args& g) {
  if (g.block_size < 32 && g.k % 16 == 0)
    return for_dtype(g.dtype, [&](auto element) {
      vector_gemm<by_sixteens<product_ops>, decltype(element)>(g);
    });
  if (g.k % product_ops::kSpan != 0) return gemm_4bit_by_rows<span_decoder<span_vectors>>(g);
  for_dtype(g.dtype, [&](auto element) { vector_gemm<product_ops, decltype(element)>(g); });
}

inline void gemm_4bit_grad(const gemm_4bit_args& g) {
  vector_gemm_grad_or_spans<product_ops, span_vectors>(g);
}

}  // namespace neon
}  // namespace
}  // namespace nybble::cpu
