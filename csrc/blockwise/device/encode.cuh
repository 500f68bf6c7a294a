// Encoders of the blockwise quantization kernels. They turn a vector of values into a word of
// codes.
#pragma once
#include "blockwise/device/sorted_map.cuh"
#include "device/code4.cuh"
#include "device/code8.cuh"
#include "device/params.h"
#include "device/policy.h"

namespace nybble {

// All threads call `start`, which fills the tables; `shared` has kWords words.
template <class T, class Coder>
struct encode4 {
  static constexpr int kBits = 4, kBytes = T::kVector / 2, kWords = 1;
  static constexpr bool kPrefetch = false;  // the grid covers all values at once
  static constexpr float kLeast = Coder::kLeast, kMost = Coder::kMost;
  using word = typename word_of<kBytes>::type;
  using args = params::quantize_4bit;
  Coder coder;
  const float* book;
  NYBBLE_DEVICE void start(u32*, const float* code) {
    coder.fill(code);
    book = code;
  }
  NYBBLE_DEVICE word encode(const uint4&, const float (&v)[T::kVector], float absmax) const {
    return static_cast<word>(coder.template encode<T>(v, absmax));
  }
  NYBBLE_DEVICE bool quick() const { return true; }
  NYBBLE_DEVICE bool usual() const { return true; }
  // code 0, the same as bitsandbytes
  static NYBBLE_DEVICE float at_zero_absmax() { return quiet_nan(); }
  static NYBBLE_DEVICE word encode_any(const float (&y)[T::kVector], const float* book) {
    u32 acc = 0;
#pragma unroll
    for (int j = T::kVector - 1; j >= 0; j--) acc = acc * 16 + Coder::any(y[j ^ 1], book);
    return static_cast<word>(acc);
  }
};

template <class T>
struct encode8 {
  static constexpr int kBits = 8, kBytes = T::kVector, kWords = sizeof(sorted_table) / 4;
  // blocks are persistent, because filling the tables takes long
  static constexpr bool kPrefetch = true;
  static constexpr float kLeast = kSmallestNormal, kMost = kLargest;
  using word = typename word_of<kBytes>::type;
  using args = params::quantize_blockwise;
  const u32* table;
  const float* book;
  map_kind kind;
  // `code` is NULL for the signed dynamic map.
  NYBBLE_DEVICE void start(u32* shared, const float* code) {
    constexpr int kThreads = policy::kQuantizeThreads;
    static_assert(kThreads == 256, "a thread has an entry of the map");
    const int i = threadIdx.x;
    words_to_come<signed_key::kWords, kThreads> keys;
    keys.load(kSignedKeys.word);
    sorted_table& any = *reinterpret_cast<sorted_table*>(shared);
    table = shared, book = any.map, kind = kSignedMap;
    if (code == nullptr) {
      any.map[i] = dynamic_signed(i);
      keys.store(shared);
      __syncthreads();
      return;
    }
    const float below = __ldg(code + max(i - 1, 0)), value = __ldg(code + i),
                above = __ldg(code + min(i + 1, 255));
    clear(any);
    any.map[i] = value;
    kind = kind_of(any, value, above);
    if (kind == kSignedMap) {
      keys.store(shared);
      __syncthreads();
    } else if (kind == kUnsignedMap) {
      words_to_come<unsigned_key::kWords, kThreads> others;
      others.load(kUnsignedKeys.word);
      others.store(shared);
      __syncthreads();
    } else if (kind == kSortedMap) {
      make_sorted(any, below, value, above);
    }
  }
  // Collective over the block; ends with a barrier.
  static NYBBLE_DEVICE map_kind kind_of(sorted_table& t, float value, float above) {
    const int i = threadIdx.x;
    const u32 is_signed = __all_sync(kFullWarp, value == dynamic_signed(i)) ? 1u : 0u,
              is_unsigned = __all_sync(kFullWarp, value == kDynamicUnsigned[i]) ? 2u : 0u,
              ascends = __all_sync(kFullWarp, value <= above) ? 4u : 0u;
    if ((i & 31) == 0) t.kinds[i >> 5] = is_signed | is_unsigned | ascends;
    __syncthreads();
    u32 all = 7;
#pragma unroll
    for (int w = 0; w < 8; w++) all &= t.kinds[w];
    return all & 1 ? kSignedMap : all & 2 ? kUnsignedMap : all & 4 ? kSortedMap : kAnyMap;
  }
  // Maps that do not ascend use the careful path.
  NYBBLE_DEVICE bool quick() const { return kind != kAnyMap; }
  NYBBLE_DEVICE bool usual() const { return kind == kSignedMap; }
  static NYBBLE_DEVICE float at_zero_absmax() { return 0.0f; }
  template <class F>
  static NYBBLE_DEVICE word by_fours(F four) {
    if (T::kVector == 4) return static_cast<word>(four(0));
    return static_cast<word>(four(0) | static_cast<u64>(four(T::kVector - 4)) << 32);
  }
  NYBBLE_DEVICE word encode(const uint4& raw, const float (&v)[T::kVector], float absmax) const {
    const float inverse = reciprocal(absmax);
    const u32* t = table;
    if (kind == kSignedMap)
      return by_fours([&](int j) {
        const u32 k = top_bytes(key_index<signed_key>(v[j] * inverse, t),
                                key_index<signed_key>(v[j + 1] * inverse, t),
                                key_index<signed_key>(v[j + 2] * inverse, t),
                                key_index<signed_key>(v[j + 3] * inverse, t));
        return signed_index(k, T::signs(raw, j / 4));
      });
    if (kind == kSortedMap) {
      const sorted_table& any = *reinterpret_cast<const sorted_table*>(t);
      float y[T::kVector];
      u32 codes[T::kVector / 4];
#pragma unroll
      for (int j = 0; j < T::kVector; j++) y[j] = v[j] * inverse;
      sorted_codes(y, any, codes);
      return by_fours([&](int j) { return codes[j / 4]; });
    }
    return by_fours([&](int j) {
      return top_bytes(key_index<unsigned_key>(fmaxf(v[j] * inverse, 0.0f), t),
                       key_index<unsigned_key>(fmaxf(v[j + 1] * inverse, 0.0f), t),
                       key_index<unsigned_key>(fmaxf(v[j + 2] * inverse, 0.0f), t),
                       key_index<unsigned_key>(fmaxf(v[j + 3] * inverse, 0.0f), t));
    });
  }
  static NYBBLE_DEVICE word encode_any(const float (&y)[T::kVector], const float* m) {
    return by_fours([&](int j) {
      return search_index(y[j], m) | search_index(y[j + 1], m) << 8 |
             search_index(y[j + 2], m) << 16 | search_index(y[j + 3], m) << 24;
    });
  }
};

}  // namespace nybble
