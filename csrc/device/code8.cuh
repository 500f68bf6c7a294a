// The 8-bit dynamic maps, and key tables with which quantization needs no search.
#pragma once
#include "device/dynamic_map.h"
#include "device/element.cuh"

namespace nybble {

NYBBLE_DEVICE float dynamic_signed(int i) {
  return i < 127 ? -kDynamicSigned[127 - i] : kDynamicSigned[i - 127];
}

// A key consists of the exponent and kBits mantissa bits of a magnitude from 2^kLow to 1. A
// threshold is the boundary between two adjacent indices. At most one threshold lies between the
// smallest and the largest magnitude with the same key.
// A key selects a word of the table. (bits << (kBits + 1)) + word has the index in its top byte.
// kDown: magnitudes are multiplied by 2^-kDown before their bits are used.
struct signed_key {
  static constexpr int kBits = 6, kLow = -22, kWords = 23 << 6, kDown = 0;
};
struct unsigned_key {
  static constexpr int kBits = 7, kLow = -23, kWords = 24 << 7, kDown = 0;
};
// Flushed keys need no instruction that limits the magnitude or removes the sign. The
// multiplication by 2^-kDown makes magnitudes below the first key's range subnormal, and flushes
// them to zero, which has the first key.
struct flushed_signed_key {
  static constexpr int kBits = 6, kLow = -23, kWords = 24 << 6, kDown = 104;
};
struct flushed_unsigned_key {
  static constexpr int kBits = 7, kLow = -24, kWords = 25 << 7, kDown = 103;
};

template <bool kSigned>
using key_of = conditional<kSigned, signed_key, unsigned_key>;
template <bool kSigned>
using flushed_key_of = conditional<kSigned, flushed_signed_key, flushed_unsigned_key>;

template <class Key>
struct alignas(16) key_table {
  u32 word[Key::kWords];
};

// Makes the table of one half of a map; `zero` is the index of the value 0 in the whole map. As in
// a binary search, a value midway between two entries gets the entry whose index in the whole map
// is even.
template <class Key, int N>
__host__ __device__ constexpr key_table<Key> make_keys(const float (&map)[N], int zero) {
  key_table<Key> t = {};
  constexpr int shift = 23 - Key::kBits;
  constexpr u32 first = static_cast<u32>(127 + Key::kLow) << Key::kBits,
                down = static_cast<u32>(Key::kDown) << Key::kBits;
  int rank = 0;
  for (int i = 0; i < Key::kWords; i++) {
    const u32 low = (first + i) << shift;
    u32 threshold = 0xffffffffu;
    while (rank < N - 1) {
      threshold =
          positive_float_bits((map[rank] + map[rank + 1]) * 0.5f) - ((rank + zero + 1) % 2 == 0);
      if (threshold >= low) break;
      rank++;
    }
    const bool inside = rank < N - 1 && threshold - low < (1u << shift);
    const u32 rest = inside ? (1u << shift) - (threshold - low + 1) : 0;
    t.word[i] =
        (static_cast<u32>(rank) << 24) + (rest << (Key::kBits + 1)) - ((first - down + i) << 24);
  }
  return t;
}

__device__ constexpr key_table<signed_key> kSignedKeys = make_keys<signed_key>(kDynamicSigned, 127);
__device__ constexpr key_table<unsigned_key> kUnsignedKeys =
    make_keys<unsigned_key>(kDynamicUnsigned, 0);
__device__ constexpr key_table<flushed_signed_key> kFlushedSignedKeys =
    make_keys<flushed_signed_key>(kDynamicSigned, 127);
__device__ constexpr key_table<flushed_unsigned_key> kFlushedUnsignedKeys =
    make_keys<flushed_unsigned_key>(kDynamicUnsigned, 0);

// Words of a constant table that are being copied to shared memory. A block issues all loads before
// its first store, because a store waits for its load. This makes 8-bit kernels up to 5 % faster.
template <int kWords, int kThreads>
struct words_to_come {
  static constexpr int kPieces = kWords / 4, kEach = (kPieces + kThreads - 1) / kThreads;
  uint4 piece[kEach];
  NYBBLE_DEVICE void load(const u32* from) {
#pragma unroll
    for (int i = 0; i < kEach; i++)
      piece[i] = __ldg(reinterpret_cast<const uint4*>(from) +
                       min(static_cast<int>(threadIdx.x) + i * kThreads, kPieces - 1));
  }
  NYBBLE_DEVICE void store(u32* to) const {
#pragma unroll
    for (int i = 0; i < kEach; i++)
      if (threadIdx.x + i * kThreads < kPieces)
        reinterpret_cast<uint4*>(to)[threadIdx.x + i * kThreads] = piece[i];
  }
};

// Copies a map that the caller supplied, which may be aligned only to 4 bytes.
NYBBLE_DEVICE void copy_map(float* to, const float* from) {
  for (int i = threadIdx.x; i < 256; i += blockDim.x) to[i] = __ldg(from + i);
}

// Returns a word whose top byte is the index of the magnitude of v. v must not be NaN.
template <class Key>
NYBBLE_DEVICE u32 key_index(float v, const u32* table) {
  constexpr u32 first = static_cast<u32>(127 + Key::kLow) << Key::kBits;
  const u32 bits = bits_of(fmaxf(fabsf(v), float_of(static_cast<u32>(127 + Key::kLow) << 23)));
  const u32 word = *reinterpret_cast<const u32*>(reinterpret_cast<const char*>(table) - first * 4 +
                                                 ((bits >> (21 - Key::kBits)) & ~3u));
  return (bits << (Key::kBits + 1)) + word;
}
// Does the same for v / absmax with flushed keys. factor: the result of flushed_factor for the
// absmax.
template <class Key>
NYBBLE_DEVICE float flushed_factor(float absmax) {
  return reciprocal(absmax) * float_of(static_cast<u32>(127 - Key::kDown) << 23);
}
template <class Key>
NYBBLE_DEVICE u32 flushed_key_index(float v, float factor, const u32* table) {
  float y;
  asm("mul.rn.ftz.f32 %0, %1, %2;" : "=f"(y) : "f"(v), "f"(factor));
  constexpr u32 mask = 0x7fffffffu >> (21 - Key::kBits) & ~3u;
  const u32 bits = bits_of(y);
  const u32 word = *reinterpret_cast<const u32*>(reinterpret_cast<const char*>(table) +
                                                 ((bits >> (21 - Key::kBits)) & mask));
  return (bits << (Key::kBits + 1)) + word;
}
NYBBLE_DEVICE u32 top_bytes(u32 a, u32 b, u32 c, u32 d) {
  return permute(permute(a, b, 0x0073), permute(c, d, 0x0073), 0x5410);
}
// Returns the indices of the magnitudes of value(0) to value(3), one in each byte.
template <class Key, class Value>
NYBBLE_DEVICE u32 key_indices(const u32* table, Value value) {
  return top_bytes(key_index<Key>(value(0), table), key_index<Key>(value(1), table),
                   key_index<Key>(value(2), table), key_index<Key>(value(3), table));
}
// Returns 0xff in byte j if value j is negative.
NYBBLE_DEVICE u32 sign_bytes(float a, float b, float c, float d) {
  return permute(permute(bits_of(a), bits_of(b), 0x00fb), permute(bits_of(c), bits_of(d), 0x00fb),
                 0x5410);
}
// Converts four magnitude indices (0 to 128) and their sign bytes to map indices: 127 + k for
// positive values, 127 - min(k, 127) for negative values.
NYBBLE_DEVICE u32 signed_index(u32 k, u32 negative) {
  const u32 up = k + 0x7f7f7f7fu, down = (k - ((k >> 7) & 0x01010101u)) ^ 0x7f7f7f7fu;
  return (up & ~negative) | (down & negative);
}

// Returns the index of the entry of an ascending 256-entry map that is nearest to v. bitsandbytes'
// search finds the same entry. NaN gives 0.
NYBBLE_DEVICE u32 search_index(float v, const float* map) {
  int p = 127;
#pragma unroll
  for (int step = 64; step; step >>= 1) p += v > map[p] ? step : -step;
  const float here = map[p];
  if (v > here) return p + (v > (map[p + 1] + here) * 0.5f);
  return p - (p > 0 && v < (map[p > 0 ? p - 1 : 0] + here) * 0.5f);
}

enum map_kind { kAnyMap, kSignedMap, kUnsignedMap, kSortedMap };

}  // namespace nybble
