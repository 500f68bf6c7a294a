// Owns: the 4-bit code books and the coders that turn a value into a nibble with one or two table
// reads.
#pragma once
#include "codebook.h"
#include "element.cuh"

namespace nybble {

enum { kNf4 = 0, kFp4 = 1, kCode16 = 2 };

__device__ constexpr float kNf4Values[16] = NYBBLE_NF4_VALUES;
__device__ constexpr float kFp4Values[16] = NYBBLE_FP4_VALUES;
// A value strictly above threshold i has at least rank i + 1.
constexpr float kNf4Thresholds[15] = {
    -0.8480964004993439f,  -0.6106329262256622f,  -0.4599952697753906f,   -0.33967943489551544f,
    -0.23460740596055984f, -0.13791173323988914f, -0.045525018125772476f, 0.03979014977812767f,
    0.1202552504837513f,   0.2035212516784668f,   0.2920137718319893f,    0.3893125355243683f,
    0.5016634166240692f,   0.6427869200706482f,   0.8614784181118011f};
// On magnitudes; ranks are the codes 0 1 6 7 4 5 2 3.
constexpr float kFp4Thresholds[7] = {0.00260417f, 0.0859375f, 0.20833333f, 0.29166667f,
                                     0.4166667f,  0.583333f,  0.8333333f};
constexpr u32 kFp4Ranks[8] = {0, 1, 6, 7, 4, 5, 2, 3};

// Buckets: y = x * kScale + kCentre lies in one binade, and its top five fraction bits pick one of
// 32 buckets, each with at most one threshold. 32 words are 32 banks: a look-up never conflicts.
struct bucket_table {
  float threshold[32];
  u32 below[32];  // code up to the threshold
  u32 flip[32];   // below ^ flip: code above it
};

template <int N>
__host__ __device__ constexpr bucket_table make_buckets(const float (&thresholds)[N],
                                                        const u32* ranks, double low, double high,
                                                        double scale, double centre) {
  bucket_table t = {};
  const double slack =
      1e-6;  // the fma that finds the bucket rounds; no threshold is this near an edge
  for (int i = 0; i < 32; i++) {
    const double from = (low + (high - low) * i / 32 - centre) / scale,
                 to = (low + (high - low) * (i + 1) / 32 - centre) / scale;
    int rank = 0;
    while (rank < N && thresholds[rank] < from - slack) rank++;
    const bool inside = rank < N && thresholds[rank] < to + slack;
    const u32 below = ranks ? ranks[rank] : rank,
              above = ranks ? ranks[rank + inside] : rank + inside;
    t.threshold[i] = inside ? thresholds[rank] : kLargest;
    t.below[i] = below;
    t.flip[i] = below ^ above;
  }
  return t;
}

constexpr float kNf4Scale = 0.96f, kNf4Centre = 2.98f;  // [-1, 1] -> [2.02, 3.94]
constexpr float kFp4Scale = 0.96f, kFp4Centre = 1.0f;   // [0, 1] -> [1, 1.96]
__device__ constexpr bucket_table kNf4Buckets =
    make_buckets(kNf4Thresholds, nullptr, 2, 4, 0.96f, 2.98f);
__device__ constexpr bucket_table kFp4Buckets =
    make_buckets(kFp4Thresholds, kFp4Ranks, 1, 2, 0.96f, 1.0f);

// bfloat16 input, NF4: (bits << 9) + word has the code in its top four bits. Each threshold stands
// mid-way between the neighbouring quotients that bfloat16 values can give (all 128 x 128
// significands), so no compare is needed and codes equal those of comparing float32 x * (1 /
// absmax); tests/unit/kernels derives these words again.
__device__ constexpr u32 kNf4Fixed[32] = {
    0x00000000, 0xf8000000, 0xfac55600, 0xf8000000, 0xf0000000, 0xe8000000, 0xed985a00, 0xe8000000,
    0xeb148000, 0xe8000000, 0xec4ce600, 0xe8000000, 0xef636e00, 0xf381f800, 0xf8277e00, 0xf8000000,
    0xfdabac00, 0x03c86600, 0x098d1e00, 0x08000000, 0x0ead9000, 0x12b90e00, 0x10000000, 0x14ffe000,
    0x10000000, 0x13955400, 0x10000000, 0x08000000, 0x08b39000, 0x08000000, 0x00000000, 0xf8000000};

// A coder owns kWords words of shared memory (`fill` by all threads, then a barrier), and appends
// the code of one value to the low end of acc. `put` is for finite values of a block whose absmax
// is a normal number; `put_any` for all.
struct nf4_compare {
  static constexpr int kWords = 64;
  static NYBBLE_DEVICE void fill(u32* table, const float*) {
    for (int i = threadIdx.x; i < 32; i += blockDim.x) {
      table[i] = bits_of(kNf4Buckets.threshold[i]);
      table[32 + i] = kNf4Buckets.below[i];
    }
  }
  static NYBBLE_DEVICE float factor(float absmax) { return reciprocal(absmax); }
  static NYBBLE_DEVICE void put(u32& acc, float x, float inverse, const u32* table) {
    const float v = x * inverse;
    const u32 at = (bits_of(fmaf(v, kNf4Scale, kNf4Centre)) >> 18) & 31u;
    acc = acc * 16 + table[32 + at];
    if (v > float_of(table[at])) acc += 1;
  }
  static NYBBLE_DEVICE void put_any(u32& acc, float x, float inverse, const u32* table) {
    if (x * inverse == x * inverse)
      put(acc, x, inverse, table);
    else
      acc *= 16;
  }
};

struct nf4_fixed {
  static constexpr int kWords = 32 + nf4_compare::kWords;
  static NYBBLE_DEVICE void fill(u32* table, const float*) {
    for (int i = threadIdx.x; i < 32; i += blockDim.x) table[i] = kNf4Fixed[i];
    nf4_compare::fill(table + 32, nullptr);
  }
  static NYBBLE_DEVICE float factor(float absmax) { return reciprocal(absmax) * kNf4Scale; }
  static NYBBLE_DEVICE void put(u32& acc, float x, float factor, const u32* table) {
    const u32 f = bits_of(fmaf(x, factor, kNf4Centre));
    const u32 word =
        *reinterpret_cast<const u32*>(reinterpret_cast<const char*>(table) + ((f >> 16) & 0x7cu));
    acc = __funnelshift_l((f << 9) + word, acc, 4);
  }
  static NYBBLE_DEVICE void put_any(u32& acc, float x, float inverse, const u32* table) {
    nf4_compare::put_any(acc, x, inverse, table + 32);
  }
};

struct fp4_compare {
  static constexpr int kWords = 96;
  static NYBBLE_DEVICE void fill(u32* table, const float*) {
    for (int i = threadIdx.x; i < 32; i += blockDim.x) {
      table[i] = bits_of(kFp4Buckets.threshold[i]);
      table[32 + i] = kFp4Buckets.below[i];
      table[64 + i] = kFp4Buckets.flip[i];
    }
  }
  static NYBBLE_DEVICE float factor(float absmax) { return reciprocal(absmax); }
  static NYBBLE_DEVICE void put(u32& acc, float x, float inverse, const u32* table) {
    const float v = x * inverse;
    const u32 at = (bits_of(fmaf(fabsf(v), kFp4Scale, kFp4Centre)) >> 18) & 31u;
    acc = acc * 16 + table[32 + at];
    if (fabsf(v) > float_of(table[at])) acc ^= table[64 + at];
    if (v < 0.0f) acc |= 8;
  }
  static NYBBLE_DEVICE void put_any(u32& acc, float x, float inverse, const u32* table) {
    if (x * inverse == x * inverse)
      put(acc, x, inverse, table);
    else
      acc *= 16;
  }
};

// Any ascending 16-entry code: binary search among the float32 midpoints.
struct code16_search {
  static constexpr int kWords = 16;
  static NYBBLE_DEVICE void fill(u32* table, const float* code) {
    if (threadIdx.x < 15)
      table[threadIdx.x] =
          bits_of(__fmul_rn(__fadd_rn(code[threadIdx.x], code[threadIdx.x + 1]), 0.5f));
  }
  static NYBBLE_DEVICE float factor(float absmax) { return reciprocal(absmax); }
  static NYBBLE_DEVICE void put(u32& acc, float x, float inverse, const u32* table) {
    const float v = x * inverse;
    u32 rank = 0;
#pragma unroll
    for (int step = 8; step; step >>= 1)
      if (v > float_of(table[rank + step - 1])) rank += step;
    acc = acc * 16 + rank;
  }
  static NYBBLE_DEVICE void put_any(u32& acc, float x, float inverse, const u32* table) {
    put(acc, x, inverse, table);
  }
};

}  // namespace nybble
