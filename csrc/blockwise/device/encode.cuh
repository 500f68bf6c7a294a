// Encoders of the blockwise quantization kernels. They convert a vector of values to a word of
// codes.
#pragma once
#include "blockwise/device/sorted_map.cuh"
#include "device/code4.cuh"
#include "device/code8.cuh"
#include "device/params.h"
#include "device/policy.h"

namespace nybble {

// Calls f(u, raw[u], absmax[u]) for each vector. Without kUnroll, a loop rotates the vectors
// through the same registers. Its code is a quarter as large as the unrolled code, but 5 to 10 %
// slower.
template <bool kUnroll, int N, class F>
NYBBLE_DEVICE void for_each_vector(const uint4 (&raw)[N], const float (&absmax)[N], F f) {
  if constexpr (kUnroll) {
#pragma unroll
    for (int u = 0; u < N; u++) f(u, raw[u], absmax[u]);
  } else {
    uint4 w[N];
    float top[N];
#pragma unroll
    for (int u = 0; u < N; u++) w[u] = raw[u], top[u] = absmax[u];
#pragma unroll 1
    for (int u = 0; u < N; u++) {
      f(u, w[0], top[0]);
#pragma unroll
      for (int j = 1; j < N; j++) w[j - 1] = w[j], top[j - 1] = top[j];
    }
  }
}

// An encoder. An encoder has these members. All threads must call `start`, which fills tables in
// `shared` (kWords words). `encode` calls store(u, word, absmax) for each vector. kTuned: whether
// the kernel is for the tuned block size. kKind: the code book, or -1 if the kernel supports
// several.
template <class T, bool kTuned, int kKind = -1>
struct encode4 {
  static constexpr bool kOneType = kKind >= 0;
  static constexpr int kOfKernel = kKind;
  static constexpr float kLeast = kKind == kFp4 ? fp4_key::kLeast : kSmallestNormal,
                         kMost = kKind == kFp4 ? fp4_key::kMost : kLargest;
  static constexpr int kBits = 4, kBytes = T::kVector / 2, kWords = 1;
  static constexpr bool kPrefetch = false;  // the grid covers all values at once
  using word = typename word_of<kBytes>::type;
  using args = params::quantize_4bit;
  T type;
  const float* book;
  int kind;
  float least, most;  // the range of absmax that the encoder supports
  u32 first_word;     // this lane's words of the encoder's table
  float second_word;
  NYBBLE_DEVICE explicit encode4(const args& p)
      : type(T::of(p.dtype)), book(p.code), kind(kKind < 0 ? p.quant_type : kKind) {}
  NYBBLE_DEVICE bool is_bf16_nf4() const { return T::kVector == 8 && type.dtype() == kBf16; }
  NYBBLE_DEVICE void start(u32*) {
    least = kind == kFp4 ? fp4_key::kLeast : kSmallestNormal;
    most = kind == kFp4 ? fp4_key::kMost : kLargest;
    if (kind == kFp4) {
      first_word = fp4_key::fill().word;
    } else if (kind == kCode16) {
      second_word = code16_search::fill(book).middle;
    } else if (is_bf16_nf4()) {
      first_word = nf4_fixed::fill().word;
    } else {
      const nf4_compare coder = nf4_compare::fill();
      first_word = coder.below, second_word = coder.threshold;
    }
  }
  template <class Type, class Coder, int N, class Store>
  static NYBBLE_DEVICE void encode_with(Type type, const Coder& coder, const uint4 (&raw)[N],
                                        const float (&absmax)[N], Store store) {
    for_each_vector<true>(raw, absmax, [&](int u, const uint4& w, float top) {
      float v[T::kVector];
      type.unpack(w, v);
      store(u, static_cast<word>(coder.encode(v, top)), absmax[u]);
    });
  }
  template <bool kUnroll, int N, class Store>
  NYBBLE_DEVICE void encode(const uint4 (&raw)[N], const float (&absmax)[N], Store store) const {
    if (kind == kFp4) return encode_with(type, fp4_key{first_word}, raw, absmax, store);
    if (!kTuned && kind == kCode16)
      return encode_with(type, code16_search{second_word}, raw, absmax, store);
    const nf4_compare compare = {second_word, first_word};
    if constexpr (T::kVector == 8) {
      if (is_bf16_nf4()) return encode_with(bf16(), nf4_fixed{first_word}, raw, absmax, store);
      encode_with(f16(), compare, raw, absmax, store);
    } else {
      encode_with(type, compare, raw, absmax, store);
    }
  }
  NYBBLE_DEVICE bool quick() const { return true; }
  // NaN gets code 0; bitsandbytes also gives code 0 to all values if absmax is 0
  static NYBBLE_DEVICE float at_zero_absmax() { return quiet_nan(); }
  // Returns the codes of values that may be infinite or NaN.
  static NYBBLE_DEVICE word encode_any(const float (&y)[T::kVector], const float* book) {
    u32 acc = 0;
#pragma unroll
    for (int j = T::kVector - 1; j >= 0; j--) acc = acc * 16 + encode_any(kKind, y[j ^ 1], book);
    return static_cast<word>(acc);
  }
  static NYBBLE_DEVICE u32 encode_any(int kind, float y, const float* book) {
    return kind == kNf4   ? nf4_compare::any(y)
           : kind == kFp4 ? fp4_key::any(y)
                          : code16_search::any(y, book);
  }
};

template <class T>
struct encode8 {
  static constexpr int kBits = 8, kBytes = T::kVector, kWords = sizeof(sorted_table) / 4;
  static constexpr bool kOneType = false;
  // the thread blocks are persistent, because filling the tables takes long
  static constexpr bool kPrefetch = true;
  static constexpr float least = kSmallestNormal, most = kLargest;
  using word = typename word_of<kBytes>::type;
  using args = params::quantize_blockwise;
  T type;
  const float* code;
  const u32* table;
  const float* book;
  map_kind kind;
  NYBBLE_DEVICE explicit encode8(const args& p) : type(T::of(p.dtype)), code(p.code) {}
  // Fills the tables. `code` is NULL for the signed dynamic map.
  NYBBLE_DEVICE void start(u32* shared) {
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
  // Returns the kind of the caller's map. All threads of the block must call this; it ends with a
  // barrier.
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
  // Returns whether the fast path supports the map. The general path handles maps that do not
  // ascend.
  NYBBLE_DEVICE bool quick() const { return kind != kAnyMap; }
  static NYBBLE_DEVICE float at_zero_absmax() { return 0.0f; }
  template <class F>
  static NYBBLE_DEVICE word by_fours(F four) {
    if (T::kVector == 4) return static_cast<word>(four(0));
    return static_cast<word>(four(0) | static_cast<u64>(four(T::kVector - 4)) << 32);
  }
  // Calls `codes` for each scaled vector and stores the codes that it returns.
  template <bool kUnroll, int N, class Store, class Codes>
  NYBBLE_DEVICE void encode_with(const uint4 (&raw)[N], const float (&absmax)[N], Store store,
                                 Codes codes) const {
    for_each_vector<kUnroll>(raw, absmax, [&](int u, const uint4& w, float top) {
      const float inverse = reciprocal(top);
      float v[T::kVector];
      u32 out[T::kVector / 4];
      type.unpack(w, v);
#pragma unroll
      for (int j = 0; j < T::kVector; j++) v[j] *= inverse;
      codes(w, v, out);
      store(u, by_fours([&](int j) { return out[j / 4]; }), absmax[u]);
    });
  }
  template <bool kUnroll, int N, class Store>
  NYBBLE_DEVICE void encode(const uint4 (&raw)[N], const float (&absmax)[N], Store store) const {
    using values = float[T::kVector];
    using words = u32[T::kVector / 4];
    const u32* t = table;
    if (kind == kSignedMap) {
      encode_with<true>(raw, absmax, store, [&](const uint4& w, const values& v, words& out) {
#pragma unroll
        for (int j = 0; j < T::kVector; j += 4)
          out[j / 4] = signed_index(key_indices<signed_key>(t, [&](int i) { return v[j + i]; }),
                                    T::signs(w, j / 4));
      });
    } else if (kind == kSortedMap) {
      encode_with<kUnroll>(raw, absmax, store, [&](const uint4&, const values& v, words& out) {
        sorted_codes(v, *reinterpret_cast<const sorted_table*>(t), out);
      });
    } else {
      encode_with<kUnroll>(raw, absmax, store, [&](const uint4&, const values& v, words& out) {
#pragma unroll
        for (int j = 0; j < T::kVector; j += 4)
          out[j / 4] = key_indices<unsigned_key>(t, [&](int i) { return fmaxf(v[j + i], 0.0f); });
      });
    }
  }
  static NYBBLE_DEVICE u32 encode_any(int, float y, const float* map) {
    return search_index(y, map);
  }
};

// A version of encode8 for kernels that have a single type. It looks up the kind of map for each
// vector. It is 12 % faster than encode8 if several warps share a quantization block (H200).
template <class T>
struct encode8_of : encode8<T> {
  static constexpr bool kOneType = true;
  static constexpr int kOfKernel = 0;  // not used
  static constexpr float kLeast = kSmallestNormal, kMost = kLargest;
  using typename encode8<T>::word;
  using encode8<T>::encode8, encode8<T>::kind, encode8<T>::table, encode8<T>::by_fours;
  NYBBLE_DEVICE word codes(const uint4& raw, const float (&v)[T::kVector], float absmax) const {
    const float inverse = reciprocal(absmax);
    const u32* t = table;
    if (kind == kSignedMap)
      return by_fours([&](int j) {
        return signed_index(key_indices<signed_key>(t, [&](int i) { return v[j + i] * inverse; }),
                            T::signs(raw, j / 4));
      });
    if (kind == kSortedMap) {
      const sorted_table& any = *reinterpret_cast<const sorted_table*>(t);
      float y[T::kVector];
      u32 out[T::kVector / 4];
#pragma unroll
      for (int j = 0; j < T::kVector; j++) y[j] = v[j] * inverse;
      sorted_codes(y, any, out);
      return by_fours([&](int j) { return out[j / 4]; });
    }
    return by_fours([&](int j) {
      return key_indices<unsigned_key>(t, [&](int i) { return fmaxf(v[j + i] * inverse, 0.0f); });
    });
  }
  static NYBBLE_DEVICE word encode_any(const float (&y)[T::kVector], const float* m) {
    return by_fours([&](int j) {
      return search_index(y[j], m) | search_index(y[j + 1], m) << 8 |
             search_index(y[j + 2], m) << 16 | search_index(y[j + 3], m) << 24;
    });
  }
  // Stores the codes. Overwrites both arrays.
  template <bool kUnroll, int N, class Store>
  NYBBLE_DEVICE void encode(uint4 (&raw)[N], float (&absmax)[N], Store store) const {
    const auto one = [&](int u, const uint4& w, float top) {
      float v[T::kVector];
      T::unpack(w, v);
      store(u, codes(w, v, top), top);
    };
    if (kUnroll || kind == kSignedMap) {
#pragma unroll
      for (int u = 0; u < N; u++) one(u, raw[u], absmax[u]);
    } else {
#pragma unroll 1
      for (int u = 0; u < N; u++) {
        one(u, raw[0], absmax[0]);
#pragma unroll
        for (int j = 1; j < N; j++) raw[j - 1] = raw[j], absmax[j - 1] = absmax[j];
      }
    }
  }
};

}  // namespace nybble
