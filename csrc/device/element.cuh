// Traits of the element types float32, float16 and bfloat16: conversions and 16-byte vectors. A
// conversion is a single instruction if the architecture has such an instruction; otherwise it is
// bit arithmetic. This file needs no CUDA header.
#pragma once

namespace nybble {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using i64 = long long;

#define NYBBLE_DEVICE __device__ __forceinline__

constexpr float kSmallestNormal = 1.17549435e-38f, kLargest = 3.40282347e+38f;
constexpr u32 kFullWarp = 0xffffffffu;

// Returns lane 0's value. All lanes of the warp must call this, with the same value: it tells the
// compiler that the value is the same. If a loop or a role depends on another value, ptxas (from
// CUDA 12.4 on) synchronizes the lanes before each wgmma, and keeps descriptors in registers of
// each lane, from which they must be copied for each wgmma.
NYBBLE_DEVICE int uniform(int x) { return __shfl_sync(kFullWarp, x, 0); }

// The values of nybble_dtype.
enum { kF32, kF16, kBf16 };

NYBBLE_DEVICE u32 bits_of(float x) { return __float_as_uint(x); }
NYBBLE_DEVICE float float_of(u32 x) { return __uint_as_float(x); }
__host__ __device__ constexpr u32 positive_float_bits(float x) {
  int exponent = 127;
  while (x >= 2) x /= 2, exponent++;
  while (x < 1) x *= 2, exponent--;
  return (static_cast<u32>(exponent) << 23) + static_cast<u32>((x - 1) * 8388608.0f);
}
NYBBLE_DEVICE float quiet_nan() { return float_of(0x7fc00000u); }
NYBBLE_DEVICE float reciprocal(float x) {
  float r;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
  return r;
}
NYBBLE_DEVICE u32 permute(u32 a, u32 b, u32 selector) {
  u32 r;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(selector));
  return r;
}
NYBBLE_DEVICE u32 larger(u32 a, u32 b) { return a > b ? a : b; }

// Returns, in every lane, the largest of the warp's words.
NYBBLE_DEVICE u32 warp_larger(u32 m) {
#if __CUDA_ARCH__ >= 800
  u32 r;
  asm("redux.sync.max.u32 %0, %1, %2;" : "=r"(r) : "r"(m), "r"(kFullWarp));
  return r;
#else
#pragma unroll
  for (int o = 16; o; o >>= 1) m = larger(m, __shfl_xor_sync(kFullWarp, m, o));
  return m;
#endif
}

// Sums each of kValues values over the warp. Each lane gets the sum of one value, values[i]; the
// upper bits of the lane number are i. kOffset is 16 at first, and half as large in each recursive
// call.
template <int kOffset, int kValues>
NYBBLE_DEVICE float sum_over_lanes(float (&values)[kValues], int lane) {
  if constexpr (kOffset == 0) {
    return values[0];
  } else if constexpr (kValues == 1) {
    values[0] += __shfl_xor_sync(kFullWarp, values[0], kOffset);
    return sum_over_lanes<kOffset / 2>(values, lane);
  } else {
    constexpr int kHalf = kValues / 2;
    const bool upper = lane & kOffset;
    float half[kHalf];
#pragma unroll
    for (int i = 0; i < kHalf; i++) {
      const float kept = upper ? values[i + kHalf] : values[i],
                  given = upper ? values[i] : values[i + kHalf];
      half[i] = kept + __shfl_xor_sync(kFullWarp, given, kOffset);
    }
    return sum_over_lanes<kOffset / 2>(half, lane);
  }
}

// Returns the sum of the values of this lane and all lanes before it.
template <class Int>
NYBBLE_DEVICE Int sum_up_to_lane(Int value, int lane) {
#pragma unroll
  for (int o = 1; o < 32; o <<= 1) {
    const Int other = __shfl_up_sync(kFullWarp, value, o);
    if (lane >= o) value += other;
  }
  return value;
}

// Returns the larger magnitude in each 16-bit half. Infinity and NaN count as larger than any
// number.
NYBBLE_DEVICE u32 larger_halves(u32 a, u32 b) {
#if __CUDA_ARCH__ >= 900 && __CUDACC_VER_MAJOR__ >= 12  // needs PTX 8.0
  u32 r;
  asm("max.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
#else
  return larger(a & 0xffffu, b & 0xffffu) | larger(a & 0xffff0000u, b & 0xffff0000u);
#endif
}

// std::conditional: `type` is A if kFirst, else B.
template <bool kFirst, class A, class B>
struct conditional {
  using type = A;
};
template <class A, class B>
struct conditional<false, A, B> {
  using type = B;
};

// The unsigned integer type that has kBytes bytes.
template <int kBytes>
struct word_of;
template <>
struct word_of<2> {
  using type = u16;
};
template <>
struct word_of<4> {
  using type = u32;
};
template <>
struct word_of<8> {
  using type = u64;
};

// The traits. A 16-byte vector has kVector values. `magnitude` reduces a vector to a word that has
// its largest magnitude, and `merge` returns the larger of two such words. `absmax` converts the
// final word to a float, which is NaN if any value was NaN. `of` returns the trait as an object.
// Kernels call its functions on this object, because half_type is chosen at run time.
struct f32 {
  using storage = float;
  static NYBBLE_DEVICE f32 of(int) { return {}; }
  static NYBBLE_DEVICE int dtype() { return kF32; }
  static constexpr int kVector = 4, kVectorShift = 2;
  static NYBBLE_DEVICE float load(const storage* p) { return *p; }
  static NYBBLE_DEVICE void store(storage* p, float v) { *p = v; }
  static NYBBLE_DEVICE void unpack(const uint4& w, float (&v)[4]) {
    v[0] = float_of(w.x), v[1] = float_of(w.y), v[2] = float_of(w.z), v[3] = float_of(w.w);
  }
  static NYBBLE_DEVICE uint4 pack(const float (&v)[4]) {
    return make_uint4(bits_of(v[0]), bits_of(v[1]), bits_of(v[2]), bits_of(v[3]));
  }
  static NYBBLE_DEVICE u32 merge(u32 a, u32 b) { return larger(a, b); }
  static NYBBLE_DEVICE u32 single(u32 m) { return m; }
  static NYBBLE_DEVICE u32 magnitude(const uint4& w) {
    const u32 m = 0x7fffffffu;
    return larger(larger(w.x & m, w.y & m), larger(w.z & m, w.w & m));
  }
  // Returns the larger magnitude at each position.
  static NYBBLE_DEVICE uint4 magnitudes(const uint4& a, const uint4& w) {
    const u32 m = 0x7fffffffu;
    return make_uint4(larger(a.x, w.x & m), larger(a.y, w.y & m), larger(a.z, w.z & m),
                      larger(a.w, w.w & m));
  }
  static NYBBLE_DEVICE float absmax(u32 m) { return float_of(m); }
  // Returns 0xff in byte i if value 4j + i is negative.
  static NYBBLE_DEVICE u32 signs(const uint4& w, int) {
    return permute(permute(w.x, w.y, 0x00fb), permute(w.z, w.w, 0x00fb), 0x5410);
  }
};

struct half_words {
  using storage = u16;
  static constexpr int kVector = 8, kVectorShift = 3;
  static NYBBLE_DEVICE u32 merge(u32 a, u32 b) { return larger_halves(a, b); }
  // Returns the larger of the two halves as an integer.
  static NYBBLE_DEVICE u32 single(u32 m) { return larger(m & 0xffffu, m >> 16); }
  static NYBBLE_DEVICE u32 signs(const uint4& w, int j) {
    return j == 0 ? permute(w.x, w.y, 0xfdb9) : permute(w.z, w.w, 0xfdb9);
  }
  static NYBBLE_DEVICE u32 magnitude(const uint4& w) {
    const u32 m = 0x7fff7fffu;
    return larger_halves(larger_halves(w.x & m, w.y & m), larger_halves(w.z & m, w.w & m));
  }
  static NYBBLE_DEVICE uint4 magnitudes(const uint4& a, const uint4& w) {
    const u32 m = 0x7fff7fffu;
    return make_uint4(larger_halves(a.x, w.x & m), larger_halves(a.y, w.y & m),
                      larger_halves(a.z, w.z & m), larger_halves(a.w, w.w & m));
  }
};

// Functions of T (float16 or bfloat16) that call T's functions low, high and pair.
template <class T>
struct half_of : half_words {
  static NYBBLE_DEVICE T of(int) { return {}; }
  static NYBBLE_DEVICE float load(const storage* p) { return T::low(*p); }
  static NYBBLE_DEVICE void unpack(const uint4& w, float (&v)[8]) {
    v[0] = T::low(w.x), v[1] = T::high(w.x), v[2] = T::low(w.y), v[3] = T::high(w.y);
    v[4] = T::low(w.z), v[5] = T::high(w.z), v[6] = T::low(w.w), v[7] = T::high(w.w);
  }
  static NYBBLE_DEVICE uint4 pack(const float (&v)[8]) {
    return make_uint4(T::pair(v[0], v[1]), T::pair(v[2], v[3]), T::pair(v[4], v[5]),
                      T::pair(v[6], v[7]));
  }
  static NYBBLE_DEVICE float absmax(u32 m) { return T::low(single(m)); }
};

struct f16 : half_of<f16> {
  static NYBBLE_DEVICE int dtype() { return kF16; }
  static NYBBLE_DEVICE float widen(u16 h) {
    float r;
    asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(h));
    return r;
  }
  static NYBBLE_DEVICE u16 narrow(float v) {
    u16 r;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(r) : "f"(v));
    return r;
  }
  static NYBBLE_DEVICE float low(u32 w) { return widen(static_cast<u16>(w)); }
  static NYBBLE_DEVICE float high(u32 w) { return widen(static_cast<u16>(w >> 16)); }
  static NYBBLE_DEVICE u32 pair(float lo, float hi) {
#if __CUDA_ARCH__ >= 800
    u32 r;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
    return r;
#else
    return narrow(lo) | static_cast<u32>(narrow(hi)) << 16;
#endif
  }
  static NYBBLE_DEVICE void store(storage* p, float v) { *p = narrow(v); }
};

struct bf16 : half_of<bf16> {
  static NYBBLE_DEVICE int dtype() { return kBf16; }
  static NYBBLE_DEVICE float low(u32 w) { return float_of(w << 16); }
  static NYBBLE_DEVICE float high(u32 w) { return float_of(w & 0xffff0000u); }
  static NYBBLE_DEVICE u32 rounded(float v) {  // nearest even; NaN becomes the canonical NaN
    const u32 b = bits_of(v);
    return v == v ? (b + 0x7fffu + ((b >> 16) & 1u)) >> 16 : 0x7fffu;
  }
  static NYBBLE_DEVICE u32 pair(float lo, float hi) {
#if __CUDA_ARCH__ >= 800
    u32 r;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
    return r;
#else
    return rounded(lo) | rounded(hi) << 16;
#endif
  }
  static NYBBLE_DEVICE void store(storage* p, float v) { *p = static_cast<u16>(pair(v, 0.0f)); }
};

// float16 or bfloat16, chosen at run time by a branch that is the same in all threads. Memory-bound
// kernels use it, so that a single kernel serves both types.
struct half_type : half_words {
  int is_bf16;
  static NYBBLE_DEVICE half_type of(int dtype) { return {{}, dtype == kBf16}; }
  NYBBLE_DEVICE int dtype() const { return is_bf16 ? kBf16 : kF16; }
  NYBBLE_DEVICE u32 pair(float lo, float hi) const {
    return is_bf16 ? bf16::pair(lo, hi) : f16::pair(lo, hi);
  }
  NYBBLE_DEVICE float low(u32 w) const { return is_bf16 ? bf16::low(w) : f16::low(w); }
  NYBBLE_DEVICE float high(u32 w) const { return is_bf16 ? bf16::high(w) : f16::high(w); }
  NYBBLE_DEVICE float load(const storage* p) const {
    return is_bf16 ? bf16::load(p) : f16::load(p);
  }
  NYBBLE_DEVICE void store(storage* p, float v) const {
    if (is_bf16)
      bf16::store(p, v);
    else
      f16::store(p, v);
  }
  NYBBLE_DEVICE void unpack(const uint4& w, float (&v)[8]) const {
    if (is_bf16)
      bf16::unpack(w, v);
    else
      f16::unpack(w, v);
  }
  NYBBLE_DEVICE uint4 pack(const float (&v)[8]) const {
    return is_bf16 ? bf16::pack(v) : f16::pack(v);
  }
  NYBBLE_DEVICE float absmax(u32 m) const { return is_bf16 ? bf16::absmax(m) : f16::absmax(m); }
};

// gather_vector loads a vector element by element, with zeros after the end; scatter_vector stores
// a vector. Both are not inlined, because only partial vectors and unaligned arrays need them.
template <class T>
__device__ __noinline__ uint4 gather_vector(const void* a, i64 first, i64 n) {
  const typename T::storage* p = static_cast<const typename T::storage*>(a) + first;
  float v[T::kVector];
#pragma unroll
  for (int j = 0; j < T::kVector; j++) v[j] = first + j < n ? T::load(p + j) : 0.0f;
  return T::pack(v);
}
template <class T>
__device__ __noinline__ void scatter_vector(void* out, i64 first, i64 n, uint4 w) {
  typename T::storage* p = static_cast<typename T::storage*>(out) + first;
  float v[T::kVector];
  T::unpack(w, v);
#pragma unroll
  for (int j = 0; j < T::kVector; j++)
    if (first + j < n) T::store(p + j, v[j]);
}

// Load and store a vector of a half_type by copying its bits. Half is u16.
template <class Half>
__device__ __noinline__ uint4 gather_halves(const Half* p, i64 left) {
  u32 w[4] = {};
#pragma unroll
  for (int j = 0; j < 8; j++)
    if (j < left) w[j / 2] |= static_cast<u32>(p[j]) << (j % 2 * 16);
  return make_uint4(w[0], w[1], w[2], w[3]);
}
template <class Half>
__device__ __noinline__ void scatter_halves(Half* p, i64 left, uint4 v) {
  const u32 w[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
  for (int j = 0; j < 8; j++)
    if (j < left) p[j] = static_cast<Half>(w[j / 2] >> (j % 2 * 16));
}
template <class T>
NYBBLE_DEVICE uint4 gather(T, const void* a, i64 first, i64 n) {
  return gather_vector<T>(a, first, n);
}
NYBBLE_DEVICE uint4 gather(half_type, const void* a, i64 first, i64 n) {
  return gather_halves(static_cast<const u16*>(a) + first, n - first);
}
template <class T>
NYBBLE_DEVICE void scatter(T, void* out, i64 first, i64 n, uint4 w) {
  scatter_vector<T>(out, first, n, w);
}
NYBBLE_DEVICE void scatter(half_type, void* out, i64 first, i64 n, uint4 w) {
  scatter_halves(static_cast<u16*>(out) + first, n - first, w);
}

// Returns vector i of an array of n elements. Elements after the end are zeros. aligned: whether
// the array is aligned to 16 bytes.
template <class T>
NYBBLE_DEVICE uint4 load_vector(const void* a, i64 i, i64 n, int aligned) {
  if (aligned && (i + 1) * T::kVector <= n) return __ldg(reinterpret_cast<const uint4*>(a) + i);
  return gather(T::of(0), a, i * T::kVector, n);
}

template <class T>
NYBBLE_DEVICE void store_vector(T type, void* out, i64 i, i64 n, int aligned,
                                const float (&v)[T::kVector]) {
  if (aligned && (i + 1) * T::kVector <= n)
    reinterpret_cast<uint4*>(out)[i] = type.pack(v);
  else
    scatter(type, out, i * T::kVector, n, type.pack(v));
}

}  // namespace nybble
