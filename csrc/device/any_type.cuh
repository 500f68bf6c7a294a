// Element types that are chosen at run time, and eight values of such a type. Memory-bound kernels
// use them, so that one kernel serves several types.
#pragma once
#include "device/element.cuh"

namespace nybble {

// The type of parameters and gradients. Eight values of the type fill kVectors 16-byte vectors: 2
// for float32, 1 for float16 and bfloat16. kVectors is 0 if the number is known only at run time.
// All threads of a launch have the same type and take the same branches.
template <int kVectors>
struct parameter_type {
  static constexpr bool kWide = kVectors == 2;
  int dtype;
  NYBBLE_DEVICE int vectors() const { return kVectors ? kVectors : dtype == kF32 ? 2 : 1; }
  NYBBLE_DEVICE half_type half() const { return half_type::of(dtype); }
  // Returns the bits of value i.
  NYBBLE_DEVICE u32 load(const void* a, i64 i) const {
    return vectors() == 2 ? static_cast<const u32*>(a)[i] : static_cast<const u16*>(a)[i];
  }
  NYBBLE_DEVICE float value(const void* a, i64 i) const { return widen(load(a, i)); }
  NYBBLE_DEVICE float widen(u32 bits) const {
    const u16 narrow = static_cast<u16>(bits);
    return vectors() == 2 ? float_of(bits) : half().load(&narrow);
  }
  NYBBLE_DEVICE void store(void* a, i64 i, float v) const {
    if (vectors() == 2)
      static_cast<float*>(a)[i] = v;
    else
      half().store(static_cast<u16*>(a) + i, v);
  }
};
using any_type = parameter_type<0>;
constexpr parameter_type<2> kFloats = {kF32};

// Eight values. Eight values, as one or two vectors. Only float32 uses the second vector.
struct eight {
  uint4 raw[2];
  // Loads the eight values of group number `group` from an aligned array.
  template <class Type>
  NYBBLE_DEVICE void load(Type type, const void* a, i64 group) {
    const uint4* const from = static_cast<const uint4*>(a) + group * type.vectors();
    raw[0] = __ldcg(from);
    if (type.vectors() == 2) raw[1] = __ldcg(from + 1);
  }
  template <class Type>
  NYBBLE_DEVICE void values(Type type, float (&v)[8]) const {
    if (type.vectors() == 2) {
#pragma unroll
      for (int i = 0; i < 2; i++) {
        v[4 * i] = float_of(raw[i].x), v[4 * i + 1] = float_of(raw[i].y);
        v[4 * i + 2] = float_of(raw[i].z), v[4 * i + 3] = float_of(raw[i].w);
      }
    } else {
      type.half().unpack(raw[0], v);
    }
  }
  template <class Type>
  NYBBLE_DEVICE void pack(Type type, const float (&v)[8]) {
    if (type.vectors() == 2) {
#pragma unroll
      for (int i = 0; i < 2; i++)
        raw[i] = make_uint4(bits_of(v[4 * i]), bits_of(v[4 * i + 1]), bits_of(v[4 * i + 2]),
                            bits_of(v[4 * i + 3]));
    } else {
      raw[0] = type.half().pack(v);
    }
  }
  template <class Type>
  NYBBLE_DEVICE void store(Type type, void* a, i64 group) const {
    uint4* const to = static_cast<uint4*>(a) + group * type.vectors();
    to[0] = raw[0];
    if (type.vectors() == 2) to[1] = raw[1];
  }
};

// A type that is known at compile time, and its eight values.
template <class T>
struct one_type {
  static constexpr bool kWide = T::kVector == 4;
  int dtype;
};
template <class T>
struct eight_of {
  static constexpr int kWords = 8 / T::kVector;
  uint4 raw[kWords];
  NYBBLE_DEVICE void load(one_type<T>, const void* a, u32 group) {
#pragma unroll
    for (int i = 0; i < kWords; i++)
      raw[i] = __ldcg(static_cast<const uint4*>(a) + static_cast<u64>(group) * kWords + i);
  }
  NYBBLE_DEVICE void load_any(const void* a, i64 at, i64 n) {
#pragma unroll
    for (int i = 0; i < kWords; i++) raw[i] = gather_vector<T>(a, at + i * T::kVector, n);
  }
  NYBBLE_DEVICE void values(one_type<T>, float (&v)[8]) const {
    float part[T::kVector];
#pragma unroll
    for (int i = 0; i < kWords; i++) {
      T::unpack(raw[i], part);
#pragma unroll
      for (int j = 0; j < T::kVector; j++) v[i * T::kVector + j] = part[j];
    }
  }
  NYBBLE_DEVICE void pack(one_type<T>, const float (&v)[8]) {
    float part[T::kVector];
#pragma unroll
    for (int i = 0; i < kWords; i++) {
#pragma unroll
      for (int j = 0; j < T::kVector; j++) part[j] = v[i * T::kVector + j];
      raw[i] = T::pack(part);
    }
  }
  NYBBLE_DEVICE void store(one_type<T>, void* a, u32 group) const {
#pragma unroll
    for (int i = 0; i < kWords; i++)
      static_cast<uint4*>(a)[static_cast<u64>(group) * kWords + i] = raw[i];
  }
  NYBBLE_DEVICE void store_any(void* a, i64 at, i64 n) const {
#pragma unroll
    for (int i = 0; i < kWords; i++) scatter_vector<T>(a, at + i * T::kVector, n, raw[i]);
  }
};
template <class Type>
struct eight_for {
  using type = eight;
};
template <class T>
struct eight_for<one_type<T>> {
  using type = eight_of<T>;
};

// Loads up to eight values one by one. Values after the end are zeros.
__device__ __noinline__ eight gather_eight(any_type type, const void* a, i64 left) {
  u32 w[8] = {}, half[4];
#pragma unroll
  for (int j = 0; j < 8; j++)
    if (j < left) w[j] = type.load(a, j);
#pragma unroll
  for (int j = 0; j < 4; j++) half[j] = w[2 * j] | w[2 * j + 1] << 16;
  if (type.vectors() == 1) return {{make_uint4(half[0], half[1], half[2], half[3])}};
  return {{make_uint4(w[0], w[1], w[2], w[3]), make_uint4(w[4], w[5], w[6], w[7])}};
}

}  // namespace nybble
