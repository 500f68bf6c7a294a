// Owns: the optimizer step kernels: many tensors in one launch, 32-bit states or 8-bit states in
// blocks of 256.
//
// A warp takes a unit of 256 values, eight a lane, and loads its next unit before it works on this
// one. 8-bit states decode through their maps and encode through the key tables of code8.cuh when
// the maps are the dynamic ones, else by search. 512 threads; 8-bit: 20.5 KiB of static shared
// memory, so blocks are long-lived.
#pragma once
#include "code8.cuh"
#include "optim_rules.cuh"
#include "policy.h"

namespace nybble {

// Eight values of type T from element `at`; past `n` zeros.
template <class T>
struct eight {
  static constexpr int kWords = 8 / T::kVector;
  uint4 raw[kWords];
  NYBBLE_DEVICE void load(const void* a, i64 at, i64 n, bool whole) {
#pragma unroll
    for (int i = 0; i < kWords; i++)
      raw[i] = whole ? __ldcg(reinterpret_cast<const uint4*>(a) + at / T::kVector + i)
                     : load_vector<T>(a, at / T::kVector + i, n, 0);
  }
  NYBBLE_DEVICE void values(float (&v)[8]) const {
    float part[T::kVector];
#pragma unroll
    for (int i = 0; i < kWords; i++) {
      T::unpack(raw[i], part);
#pragma unroll
      for (int j = 0; j < T::kVector; j++) v[i * T::kVector + j] = part[j];
    }
  }
  static NYBBLE_DEVICE void store(void* a, i64 at, i64 n, bool whole, const float (&v)[8]) {
    float part[T::kVector];
#pragma unroll
    for (int i = 0; i < kWords; i++) {
#pragma unroll
      for (int j = 0; j < T::kVector; j++) part[j] = v[i * T::kVector + j];
      store_vector<T>(a, at / T::kVector + i, n, whole, part);
    }
  }
};

__device__ __noinline__ uint2 gather_codes(const u8* p, i64 left) {
  u32 w[2] = {0, 0};
#pragma unroll
  for (int j = 0; j < 8; j++)
    if (j < left) w[j >> 2] |= static_cast<u32>(p[j]) << (8 * (j & 3));
  return make_uint2(w[0], w[1]);
}
__device__ __noinline__ void scatter_codes(u8* p, i64 left, uint2 codes) {
#pragma unroll
  for (int j = 0; j < 8; j++)
    if (j < left) p[j] = static_cast<u8>((j < 4 ? codes.x : codes.y) >> (8 * (j & 3)));
}

// One state of a unit as stored: eight codes and the block's absmax, or eight floats.
template <bool kEightBit>
struct stored_state;
template <>
struct stored_state<true> {
  uint2 codes;
  float absmax;
  NYBBLE_DEVICE void load(const void* s, const float* scales, i64 at, i64 n, bool whole) {
    const u8* p = static_cast<const u8*>(s) + at;
    if (whole) {
      codes = *reinterpret_cast<const uint2*>(p);
    } else {
      codes = gather_codes(p, n - at);
    }
    absmax = scales[at >> 8];
  }
  NYBBLE_DEVICE void values(const float* map, float (&v)[8]) const {
#pragma unroll
    for (int j = 0; j < 8; j++)
      v[j] = map[((j < 4 ? codes.x : codes.y) >> (8 * (j & 3))) & 255u] * absmax;
  }
};
template <>
struct stored_state<false> {
  eight<f32> raw;
  NYBBLE_DEVICE void load(const void* s, const float*, i64 at, i64 n, bool whole) {
    raw.load(s, at, n, whole);
  }
  NYBBLE_DEVICE void values(const float*, float (&v)[8]) const { raw.values(v); }
};

// Where a unit lies. Units are numbered through all tensors.
struct unit_place {
  int tensor;
  i64 at, n;  // first element of the lane
  bool whole;
};
NYBBLE_DEVICE unit_place place_of(const params::optim& o, i64 unit, int tensor) {
  while (tensor + 1 < o.tensors && o.tensor[tensor + 1].first_unit <= unit) tensor++;
  const params::optim_tensor& t = o.tensor[tensor];
  const i64 block = (unit - t.first_unit) << 8;
  return {tensor, block + (threadIdx.x & 31) * 8, t.n, t.aligned && block + 256 <= t.n};
}

struct state_maps {
  const float* map[2];  // signed, unsigned
  const u32* keys[2];
  bool quick;  // both are the dynamic maps
};

NYBBLE_DEVICE float warp_absmax(const float (&v)[8]) {
  float m = 0;
#pragma unroll
  for (int j = 0; j < 8; j++) m = fmaxf(m, fabsf(v[j]));
#pragma unroll
  for (int o = 16; o; o >>= 1) m = fmaxf(m, __shfl_xor_sync(kFullWarp, m, o));
  return m;
}

__device__ __noinline__ uint2 encode_carefully(float a, float b, float c, float d, float e, float f,
                                               float g, float h, float absmax, const float* map,
                                               bool keep_sign) {
  const float v[8] = {a, b, c, d, e, f, g, h};
  const float up = absmax < kSmallestNormal ? 18446744073709551616.0f : 1.0f,
              inverse = absmax > 0.0f ? reciprocal(absmax * up) : 0.0f;
  u32 out[2] = {0, 0};
#pragma unroll
  for (int j = 0; j < 8; j++) {
    u32 code = search_index(v[j] * up * inverse, map);
    if (keep_sign && v[j] < 0.0f && map[code] == 0.0f && code > 0) code--;
    out[j >> 2] |= code << (8 * (j & 3));
  }
  return make_uint2(out[0], out[1]);
}

// The codes of a block's values; a negative value of a signed map never becomes the code of 0.
template <bool kSigned>
NYBBLE_DEVICE uint2 encode_state(const float (&v)[8], float absmax, const state_maps& maps) {
  if (maps.quick && absmax >= kSmallestNormal && absmax <= kLargest) {
    const float inverse = reciprocal(absmax);
    const u32* keys = maps.keys[!kSigned];
    u32 out[2];
#pragma unroll
    for (int w = 0; w < 2; w++) {
      u32 k[4];
#pragma unroll
      for (int j = 0; j < 4; j++)
        k[j] = kSigned ? key_index<signed_key>(v[4 * w + j] * inverse, keys)
                       : key_index<unsigned_key>(fmaxf(v[4 * w + j] * inverse, 0.0f), keys);
      u32 bytes = top_bytes(k[0], k[1], k[2], k[3]);
      if (kSigned) {
        const u32 negative = sign_bytes(v[4 * w], v[4 * w + 1], v[4 * w + 2], v[4 * w + 3]);
        const u32 zero = ~(((bytes & 0x7f7f7f7fu) + 0x7f7f7f7fu) | bytes) & 0x80808080u;
        bytes = signed_index(bytes + ((zero >> 7) & negative), negative);
      }
      out[w] = bytes;
    }
    return make_uint2(out[0], out[1]);
  }
  return encode_carefully(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], absmax,
                          maps.map[!kSigned], kSigned);
}

template <bool kSigned>
NYBBLE_DEVICE void store_state(void* s, float* scales, const unit_place& u, i64 base,
                               i64 scale_base, float (&v)[8], const state_maps& maps) {
#pragma unroll
  for (int j = 0; j < 8; j++) v[j] += 0.0f;  // -0 becomes 0, which has no sign to keep
  if (!u.whole) {                            // what lies past the end has no part in absmax
    const int left = static_cast<int>(min(u.n - u.at, i64{8}));
#pragma unroll
    for (int j = 0; j < 8; j++)
      if (j >= left) v[j] = 0.0f;
  }
  const float absmax = warp_absmax(v);
  const uint2 codes = encode_state<kSigned>(v, absmax, maps);
  u8* p = static_cast<u8*>(s) + base + u.at;
  if (u.whole && (base & 7) == 0) {
    *reinterpret_cast<uint2*>(p) = codes;
  } else {
    scatter_codes(p, u.n - u.at, codes);
  }
  if ((threadIdx.x & 31) == 0) scales[scale_base + (u.at >> 8)] = absmax;
}

// Static shared memory of the 8-bit kernels.
struct optim_tables {
  u32 signed_words[signed_key::kWords];
  u32 unsigned_words[unsigned_key::kWords];
  float map1[256], map2[256];
};

NYBBLE_DEVICE state_maps load_tables(const params::optim& o, optim_tables& tables, bool second) {
  copy_words(tables.signed_words, kSignedKeys.word, signed_key::kWords);
  copy_map(tables.map1, o.code1);
  if (second) {
    copy_words(tables.unsigned_words, kUnsignedKeys.word, unsigned_key::kWords);
    copy_map(tables.map2, o.code2);
  }
  const bool quick =
      classify_map(o.code1) == kSignedMap && (!second || classify_map(o.code2) == kUnsignedMap);
  return {{tables.map1, tables.map2}, {tables.signed_words, tables.unsigned_words}, quick};
}

template <class T, int kStates, bool kEightBit>
struct unit_data {
  eight<T> p, g;
  stored_state<kEightBit> s1, s2, s3;
  NYBBLE_DEVICE void load(const params::optim& o, const unit_place& u) {
    const params::optim_tensor& t = o.tensor[u.tensor];
    p.load(t.p, u.at, u.n, u.whole);
    g.load(t.g, u.at, u.n, u.whole);
    s1.load(t.s1, t.absmax1, u.at, u.n, u.whole);
    if (kStates > 1) s2.load(t.s2, t.absmax2, u.at, u.n, u.whole);
    if (kStates > 2)
      s3.load(static_cast<const char*>(t.s1) + u.n * (kEightBit ? 1 : 4),
              t.absmax1 + ((u.n + 255) >> 8), u.at, u.n, u.whole && (u.n & 7) == 0);
  }
};

template <class T, int kStates, bool kEightBit>
NYBBLE_DEVICE void optimizer_step(const params::optim& o) {
  state_maps maps = {};
  if constexpr (kEightBit) {
    __shared__ __align__(128) optim_tables tables;
    maps = load_tables(o, tables, kStates > 1);
    __syncthreads();
  }
  const i64 step = static_cast<i64>(gridDim.x) * (blockDim.x >> 5);
  i64 unit = static_cast<i64>(blockIdx.x) * (blockDim.x >> 5) + (threadIdx.x >> 5);
  if (unit >= o.units) return;
  unit_place next_place = place_of(o, unit, 0);
  unit_data<T, kStates, kEightBit> next;
  next.load(o, next_place);
  int scaled = -1;
  float scale = 1.0f;
  for (; unit < o.units; unit += step) {
    const unit_place u = next_place;
    const unit_data<T, kStates, kEightBit> d = next;
    if (unit + step < o.units) {
      next_place = place_of(o, unit + step, u.tensor);
      next.load(o, next_place);
    }
    const params::optim_tensor& t = o.tensor[u.tensor];
    if (scaled != u.tensor) scale = update_scale(o, u.tensor, kStates == 1), scaled = u.tensor;
    if (o.norms && t.norm && u.at == 0) *t.norm = static_cast<float>(o.norms[2 * u.tensor + 1]);
    float pv[8], gv[8], v1[8], v2[8] = {}, v3[8] = {};
    d.p.values(pv);
    d.g.values(gv);
    d.s1.values(maps.map[0], v1);
    if (kStates > 1) d.s2.values(maps.map[1], v2);
    if (kStates > 2) d.s3.values(maps.map[0], v3);
    float spoilt = 0;  // NaN when a gradient is not finite
#pragma unroll
    for (int j = 0; j < 8; j++) spoilt = fmaf(gv[j], 0.0f, spoilt);
    if (__all_sync(kFullWarp, spoilt == 0.0f) && !o.skip_zeros) {
#pragma unroll
      for (int j = 0; j < 8; j++) {
        value_state v = {pv[j], v1[j], v2[j], v3[j]};
        update<kStates>(o, t, scale, gv[j], v);
        pv[j] = v.p, v1[j] = v.s1, v2[j] = v.s2, v3[j] = v.s3;
      }
    } else {
#pragma unroll
      for (int j = 0; j < 8; j++) {
        value_state v = {pv[j], v1[j], v2[j], v3[j]};
        update_carefully<kStates, kEightBit>(o, t, scale, gv[j], v);
        pv[j] = v.p, v1[j] = v.s1, v2[j] = v.s2, v3[j] = v.s3;
      }
    }
    eight<T>::store(t.p, u.at, u.n, u.whole, pv);
    if constexpr (kEightBit) {
      store_state<true>(t.s1, t.absmax1, u, 0, 0, v1, maps);
      if (kStates > 1) store_state<false>(t.s2, t.absmax2, u, 0, 0, v2, maps);
      if (kStates > 2) store_state<true>(t.s1, t.absmax1, u, u.n, (u.n + 255) >> 8, v3, maps);
    } else {
      eight<f32>::store(t.s1, u.at, u.n, u.whole, v1);
      if (kStates > 1) eight<f32>::store(t.s2, u.at, u.n, u.whole, v2);
      if (kStates > 2)
        eight<f32>::store(static_cast<float*>(t.s1) + u.n, u.at, u.n, u.whole && (u.n & 3) == 0,
                          v3);
    }
  }
}

// The sums that max_unorm needs, before the step. A block adds its part once per unit in float64.
template <class T>
NYBBLE_DEVICE void optimizer_norms(const params::optim& o) {
  __shared__ float map1[256], map2[256];
  const bool second = o.tensor[0].s2 != nullptr;
  if (o.eight_bit) {
    for (int i = threadIdx.x; i < 256; i += blockDim.x) {
      map1[i] = o.code1[i];
      if (second) map2[i] = o.code2[i];
    }
    __syncthreads();
  }
  const i64 step = static_cast<i64>(gridDim.x) * (blockDim.x >> 5);
  unit_place u = {0, 0, 0, false};
  for (i64 unit = static_cast<i64>(blockIdx.x) * (blockDim.x >> 5) + (threadIdx.x >> 5);
       unit < o.units; unit += step) {
    u = place_of(o, unit, u.tensor);
    const params::optim_tensor& t = o.tensor[u.tensor];
    float pv[8], gv[8], v1[8], v2[8] = {};
    eight<T> raw;
    raw.load(t.p, u.at, u.n, u.whole);
    raw.values(pv);
    raw.load(t.g, u.at, u.n, u.whole);
    raw.values(gv);
    if (o.eight_bit) {
      stored_state<true> s;
      s.load(t.s1, t.absmax1, u.at, u.n, u.whole);
      s.values(map1, v1);
      if (second) s.load(t.s2, t.absmax2, u.at, u.n, u.whole), s.values(map2, v2);
    } else {
      stored_state<false> s;
      s.load(t.s1, nullptr, u.at, u.n, u.whole);
      s.values(nullptr, v1);
      if (second) s.load(t.s2, nullptr, u.at, u.n, u.whole), s.values(nullptr, v2);
    }
    double sums[2] = {0, 0};
#pragma unroll
    for (int j = 0; j < 8; j++) {
      if (u.at + j >= u.n) break;
      const double term = norm_term(o, t, gv[j] * o.gnorm_scale, v1[j], v2[j]);
      sums[0] += static_cast<double>(pv[j]) * pv[j];
      sums[1] += term * term;
    }
#pragma unroll
    for (int i = 0; i < 2; i++) {
      for (int k = 16; k; k >>= 1) sums[i] += __shfl_xor_sync(kFullWarp, sums[i], k);
      if ((threadIdx.x & 31) == 0) atomicAdd(o.norms + 2 * u.tensor + i, sums[i]);
    }
  }
}

}  // namespace nybble
