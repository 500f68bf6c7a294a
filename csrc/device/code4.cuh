// The 4-bit code books (NF4, FP4, custom), and encoders that turn values into nibbles. An encoder
// uses one or two table look-ups. A table has 32 words, one per lane, and shuffles read it.
#pragma once
#include "device/codebook.h"
#include "device/element.cuh"

namespace nybble {

enum { kNf4 = 0, kFp4 = 1, kCode16 = 2, kE2m1 = 3 };

__device__ constexpr float kNf4Values[16] = NYBBLE_NF4_VALUES;
__device__ constexpr float kFp4Values[16] = NYBBLE_FP4_VALUES;
__device__ constexpr float kE2m1Values[16] = NYBBLE_E2M1_VALUES;
constexpr float kNf4Thresholds[15] = NYBBLE_NF4_THRESHOLDS;
constexpr float kFp4Thresholds[7] = NYBBLE_FP4_THRESHOLDS;

// A table for y = x * kScale + kCentre. All y are between two adjacent powers of two, so the top
// five fraction bits of y select one of 32 buckets. A bucket contains at most one threshold.
struct bucket_table {
  float threshold[32];
  u32 below[32];  // rank of the bucket's values up to its threshold
};

__host__ __device__ constexpr bucket_table make_buckets(double low, double high, double scale,
                                                        double centre) {
  bucket_table t = {};
  const double slack =
      1e-6;  // exceeds the fma's rounding error; no threshold is so close to an edge
  for (int i = 0; i < 32; i++) {
    const double from = (low + (high - low) * i / 32 - centre) / scale,
                 to = (low + (high - low) * (i + 1) / 32 - centre) / scale;
    int rank = 0;
    while (rank < 15 && kNf4Thresholds[rank] < from - slack) rank++;
    const bool inside = rank < 15 && kNf4Thresholds[rank] < to + slack;
    t.threshold[i] = inside ? kNf4Thresholds[rank] : kLargest;
    t.below[i] = rank;
  }
  return t;
}

constexpr float kNf4Scale = 0.96f, kNf4Centre = 2.98f;  // maps [-1, 1] to [2.02, 3.94]
__device__ constexpr bucket_table kNf4Buckets = make_buckets(2, 4, 0.96f, 2.98f);

// NF4 for bfloat16 input. The sum (bits << 9) + word has the code in its top four bits. In this
// table, each threshold is midway between two adjacent quotients of bfloat16 values (checked for
// all 128 x 128 significands). So no comparison is needed, and the codes are equal to those that a
// comparison of float32 x * (1 / absmax) with the thresholds gives. tests/unit/kernels recomputes
// these words.
__device__ constexpr u32 kNf4Fixed[32] = {
    0x00000000, 0xf8000000, 0xfac55600, 0xf8000000, 0xf0000000, 0xe8000000, 0xed985a00, 0xe8000000,
    0xeb148000, 0xe8000000, 0xec4ce600, 0xe8000000, 0xef636e00, 0xf381f800, 0xf8277e00, 0xf8000000,
    0xfdabac00, 0x03c86600, 0x098d1e00, 0x08000000, 0x0ead9000, 0x12b90e00, 0x10000000, 0x14ffe000,
    0x10000000, 0x13955400, 0x10000000, 0x08000000, 0x08b39000, 0x08000000, 0x00000000, 0xf8000000};

// FP4's magnitudes are spaced like the magnitudes of a float. So the exponent and the first
// mantissa bit of
// |x / absmax| select a table word, for magnitudes from 2^-9 to 1. The top four bits of bits * 33 +
// word are the sign and the rank. The factor 33 is odd, so the sign bit does not change. The rank
// is exact for every float. To select the first word, a multiplication by kFp4Down flushes
// quotients below 2^-9 (rank 0) to zero. The codes of ranks 0 to 7 are 0 1 6 7 4 5 2 3, which is
// rank ^ (rank & 2) << 1.
struct fp4_keys {
  u32 word[32];
};
constexpr u32 kFp4DownBits = 117u << 23, kFp4Factor = 33;
constexpr float kFp4Down = 6.01853108e-36f;  // 2^-117
__host__ __device__ constexpr fp4_keys make_fp4_keys() {
  fp4_keys t = {};
  int rank = 0;
  for (u32 key = 2; key <= 20; key++) {
    const u32 low = key << 22;
    u32 threshold = 0xffffffffu;
    while (rank < 7) {
      threshold = positive_float_bits(kFp4Thresholds[rank]) - kFp4DownBits;
      if (threshold >= low) break;
      rank++;
    }
    const bool inside = rank < 7 && threshold - low < 1u << 22;
    const u32 base = inside
                         ? (static_cast<u32>(rank + 1) << 28) - (threshold - low + 1) * kFp4Factor
                         : static_cast<u32>(rank) << 28;
    t.word[key] = base - low * kFp4Factor;
  }
  return t;
}
__device__ constexpr fp4_keys kFp4Keys = make_fp4_keys();

// Returns x * y + 0. Subnormals are flushed to zero. A product that is flushed keeps its sign, but
// an exact -0 becomes 0.
NYBBLE_DEVICE float flushed_product(float x, float y) {
  float r;
  asm("fma.rn.ftz.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(x), "f"(y), "f"(0.0f));
  return r;
}
NYBBLE_DEVICE u32 lane_of_warp() { return threadIdx.x & 31; }

// An encoder. An encoder has these members. `fill` loads the one or two table words that each lane
// keeps. `encode` returns the codes of a vector of finite values; the first code is in the high
// half of the first byte. The whole warp must call `encode`, and the block's absmax must be a
// normal number (for fp4_key: from kLeast to kMost). `any` returns the code of a single x / absmax.
struct nf4_compare {
  float threshold;
  u32 below;
  static NYBBLE_DEVICE nf4_compare fill() {
    return {__ldg(kNf4Buckets.threshold + lane_of_warp()),
            __ldg(kNf4Buckets.below + lane_of_warp())};
  }
  template <int kVector>
  NYBBLE_DEVICE u32 encode(const float (&v)[kVector], float absmax) const {
    const float inverse = reciprocal(absmax);
    u32 acc = 0;
#pragma unroll
    for (int j = kVector - 1; j >= 0; j--) {
      const float y = v[j ^ 1] * inverse;
      const u32 bucket = bits_of(fmaf(y, kNf4Scale, kNf4Centre)) >> 18;
      acc = acc * 16 + __shfl_sync(kFullWarp, below, bucket);
      if (y > __shfl_sync(kFullWarp, threshold, bucket)) acc += 1;
    }
    return acc;
  }
  static NYBBLE_DEVICE u32 any(float y) {
    const u32 bucket = (bits_of(fmaf(y, kNf4Scale, kNf4Centre)) >> 18) & 31u;
    return y == y ? kNf4Buckets.below[bucket] + (y > kNf4Buckets.threshold[bucket]) : 0;
  }
};

struct nf4_fixed {
  u32 word;
  static NYBBLE_DEVICE nf4_fixed fill() { return {__ldg(kNf4Fixed + lane_of_warp())}; }
  template <int kVector>
  NYBBLE_DEVICE u32 encode(const float (&v)[kVector], float absmax) const {
    const float factor = reciprocal(absmax) * kNf4Scale;
    u32 acc = 0;
#pragma unroll
    for (int j = kVector - 1; j >= 0; j--) {
      const u32 f = bits_of(fmaf(v[j ^ 1], factor, kNf4Centre));
      acc = __funnelshift_l((f << 9) + __shfl_sync(kFullWarp, word, f >> 18), acc, 4);
    }
    return acc;
  }
};

struct fp4_key {
  // With these limits, absmax * 2^-9 and kFp4Down / absmax are normal numbers.
  static constexpr float kLeast = kFp4Down, kMost = 256.0f;
  u32 word;
  static NYBBLE_DEVICE fp4_key fill() { return {__ldg(kFp4Keys.word + lane_of_warp())}; }
  static NYBBLE_DEVICE u32 codes(u32 ranks) { return ranks ^ (ranks & 0x22222222u) << 1; }
  template <int kVector>
  NYBBLE_DEVICE u32 encode(const float (&v)[kVector], float absmax) const {
    const float factor = reciprocal(absmax) * kFp4Down;
    u32 acc = 0;
#pragma unroll
    for (int j = kVector - 1; j >= 0; j--) {
      const u32 y = bits_of(flushed_product(v[j ^ 1], factor));
      acc = __funnelshift_l(y * kFp4Factor + __shfl_sync(kFullWarp, word, y >> 22), acc, 4);
    }
    return codes(acc);
  }
  static NYBBLE_DEVICE u32 any(float y) {
    const u32 b = bits_of(flushed_product(fabsf(y), kFp4Down)),
              rank = (b * kFp4Factor + kFp4Keys.word[(b >> 22) & 31]) >> 28;
    return y == y ? codes(rank) | (y < 0.0f ? 8 : 0) : 0;
  }
};

// Encodes to any ascending 16-entry code book, by a binary search among the float32 midpoints.
struct code16_search {
  float middle;
  static NYBBLE_DEVICE float middle_of(const float* code, u32 i) {
    return __fmul_rn(__fadd_rn(code[i], code[i + 1]), 0.5f);
  }
  static NYBBLE_DEVICE code16_search fill(const float* code) {
    return {lane_of_warp() < 15 ? middle_of(code, lane_of_warp()) : 0.0f};
  }
  template <int kVector>
  NYBBLE_DEVICE u32 encode(const float (&v)[kVector], float absmax) const {
    const float inverse = reciprocal(absmax);
    u32 rank[kVector] = {}, acc = 0;
#pragma unroll 1
    for (int step = 8; step; step >>= 1) {
#pragma unroll
      for (int j = 0; j < kVector; j++)
        if (v[j] * inverse > __shfl_sync(kFullWarp, middle, rank[j] + step - 1)) rank[j] += step;
    }
#pragma unroll
    for (int j = kVector - 1; j >= 0; j--) acc = acc * 16 + rank[j ^ 1];
    return acc;
  }
  static NYBBLE_DEVICE u32 any(float y, const float* code) {
    u32 rank = 0;
    for (int step = 8; step; step >>= 1)
      if (y > middle_of(code, rank + step - 1)) rank += step;
    return rank;
  }
};

}  // namespace nybble
