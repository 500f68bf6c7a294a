// Owns: blockwise quantization kernels, 4 and 8 bits, over element type and
// code.
//
// Quantize: a warp's lane takes vectors of 16 bytes. Blocks of up to 32 vectors live in a segment
// of a warp
// (`quantize_segments`: absmax by shuffles, kQuantizeVectors loads in flight); larger ones take a
// whole warp that reads its block twice, the second time from the cache (`quantize_warps`). Grids
// are one-dimensional and any size is correct.
#pragma once
#include "code4.cuh"
#include "code8.cuh"
#include "params.h"
#include "policy.h"

namespace nybble {

// Encoders: a vector of values -> a word of codes. `start` fills shared memory and ends with a
// barrier.
template <class T, class Coder>
struct encode4 {
  static constexpr int kBits = 4, kBytes = T::kVector / 2, kWords = Coder::kWords;
  static constexpr bool kPrefetch = false;  // short-lived blocks: the grid covers all at once
  using word = typename word_of<kBytes>::type;
  using args = params::quantize_4bit;
  const u32* table;
  NYBBLE_DEVICE void start(u32* shared, const float* code) {
    Coder::fill(shared, code);
    table = shared;
    __syncthreads();
  }
  NYBBLE_DEVICE word encode(const uint4&, const float (&v)[T::kVector], float absmax) const {
    const float factor = Coder::factor(absmax);
    u32 acc = 0;
#pragma unroll
    for (int j = T::kVector - 2; j >= 0; j -= 2) {
      Coder::put(acc, v[j], factor, table);
      Coder::put(acc, v[j + 1], factor, table);
    }
    return static_cast<word>(acc);
  }
  NYBBLE_DEVICE bool quick() const { return true; }
  static NYBBLE_DEVICE float at_zero_absmax() {
    return quiet_nan();
  }  // code 0, as bitsandbytes' 0 * inf
  static NYBBLE_DEVICE word encode_any(const float (&y)[T::kVector], const u32* table) {
    u32 acc = 0;
#pragma unroll
    for (int j = T::kVector - 2; j >= 0; j -= 2) {
      Coder::put_any(acc, y[j], 1.0f, table);
      Coder::put_any(acc, y[j + 1], 1.0f, table);
    }
    return static_cast<word>(acc);
  }
};

template <class T>
struct encode8 {
  static constexpr int kBits = 8, kBytes = T::kVector, kWords = unsigned_key::kWords + 256;
  static constexpr bool kPrefetch = true;  // tables are dear: blocks live long
  using word = typename word_of<kBytes>::type;
  using args = params::quantize_blockwise;
  const u32* table;
  map_kind kind;
  NYBBLE_DEVICE void start(u32* shared, const float* code) {
    copy_words(shared, kSignedKeys.word, signed_key::kWords);
    copy_map(reinterpret_cast<float*>(shared + unsigned_key::kWords), code);
    kind = classify_map(code);
    if (kind == kUnsignedMap) {
      copy_words(shared, kUnsignedKeys.word, unsigned_key::kWords);
      __syncthreads();
    }
    table = shared;
  }
  // The key tables know two maps; any other is searched in the careful path.
  NYBBLE_DEVICE bool quick() const { return kind != kAnyMap; }
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
    return by_fours([&](int j) {
      return top_bytes(key_index<unsigned_key>(fmaxf(v[j] * inverse, 0.0f), t),
                       key_index<unsigned_key>(fmaxf(v[j + 1] * inverse, 0.0f), t),
                       key_index<unsigned_key>(fmaxf(v[j + 2] * inverse, 0.0f), t),
                       key_index<unsigned_key>(fmaxf(v[j + 3] * inverse, 0.0f), t));
    });
  }
  static NYBBLE_DEVICE word encode_any(const float (&y)[T::kVector], const u32* table) {
    const float* m = reinterpret_cast<const float*>(table + unsigned_key::kWords);
    return by_fours([&](int j) {
      return search_index(y[j], m) | search_index(y[j + 1], m) << 8 |
             search_index(y[j + 2], m) << 16 | search_index(y[j + 3], m) << 24;
    });
  }
};

// Codes of vector i; a code past the end is not written (4 bits: an odd tail's low nibble is the
// code of 0).
template <class Encoder>
NYBBLE_DEVICE void store_codes(u8* out, i64 i, i64 n, int aligned, typename Encoder::word w) {
  constexpr int B = Encoder::kBytes;
  const i64 bytes = Encoder::kBits == 4 ? (n + 1) >> 1 : n;
  if (aligned && (i + 1) * B <= bytes) {
    reinterpret_cast<typename Encoder::word*>(out)[i] = w;
    return;
  }
#pragma unroll
  for (int j = 0; j < B; j++)
    if (i * B + j < bytes) out[i * B + j] = static_cast<u8>(w >> (8 * j));
}

// False for zero, denormal, infinite and NaN.
NYBBLE_DEVICE bool is_normal(float absmax) {
  return absmax >= kSmallestNormal && absmax <= kLargest;
}

// The careful path takes every block: NaN is not counted in absmax and has code 0; a denormal
// absmax is scaled up first.
template <int V>
NYBBLE_DEVICE float largest_number(const float (&v)[V]) {
  float m = 0;
#pragma unroll
  for (int j = 0; j < V; j++) m = fmaxf(m, fabsf(v[j]));
  return m;
}
template <class T, class Encoder>
NYBBLE_DEVICE typename Encoder::word encode_carefully(const u32* table, float (&v)[T::kVector],
                                                      float absmax) {
  const float up = absmax < kSmallestNormal ? 18446744073709551616.0f : 1.0f,
              inverse = reciprocal(absmax * up);
#pragma unroll
  for (int j = 0; j < T::kVector; j++)
    v[j] = absmax > 0.0f ? (v[j] * up) * inverse : Encoder::at_zero_absmax() + 0.0f * v[j];
  return Encoder::encode_any(v, table);
}

// Vectors `first`, first + 32 … of a lane: one of each block in a segment, or all of a block that
// has the warp. All lanes take part. Out of line, since every kernel of a type and code shares it.
template <class T, class Encoder>
__device__ __noinline__ void quantize_carefully(const u32* table, const void* a, float* scales,
                                                u8* codes, i64 n, int aligned, i64 first,
                                                int shift) {
  const i64 end = first + (shift > 5 ? 1ll << shift : 32);
  float v[T::kVector], absmax = 0;
#pragma unroll 1
  for (i64 i = first; i < end; i += 32) {
    T::unpack(load_vector<T>(a, i, n, aligned), v);
    absmax = fmaxf(absmax, largest_number(v));
  }
#pragma unroll 1
  for (int o = 0; o < min(shift, 5); o++)
    absmax = fmaxf(absmax, __shfl_xor_sync(kFullWarp, absmax, 1 << o));
#pragma unroll 1
  for (i64 i = first; i < end; i += 32) {
    T::unpack(load_vector<T>(a, i, n, aligned), v);
    const typename Encoder::word w = encode_carefully<T, Encoder>(table, v, absmax);
    if (i * T::kVector >= n) return;
    store_codes<Encoder>(codes, i, n, aligned, w);
    if ((i & ((1ll << shift) - 1)) == 0) scales[i >> shift] = absmax;
  }
}

NYBBLE_DEVICE u8* codes_of(const params::quantize_4bit& p) { return p.packed; }
NYBBLE_DEVICE u8* codes_of(const params::quantize_blockwise& p) { return p.codes; }

// kShift: log2 of a block's vectors, up to 7 (all vectors of a warp at once); -1 for a run-time
// choice. 256 threads; static shared memory Encoder::kWords * 4.
template <class T, class Encoder, int kShift>
NYBBLE_DEVICE void quantize_segments(const typename Encoder::args& p) {
  constexpr int V = T::kVector, U = policy::kQuantizeVectors;
  // First vectors on their way while the tables are filled. H200, shares of a copy: blocks of 128,
  // NF4 0.71 / 0.83 to 0.73 / 0.87, FP4 0.57 / 0.64 to 0.60 / 0.68; blocks of 64 0.80 to 0.79.
  constexpr bool kEarly = Encoder::kPrefetch || kShift < 0;
  constexpr bool kRotate = kShift < 0 && V == 8;
  constexpr bool kGather =
      kShift >= 0 && kShift <= 5 && (32 >> (kShift < 0 ? 0 : kShift)) * U <= 32;
  constexpr int kPer = kGather ? 32 >> (kShift < 0 ? 0 : kShift) : 1;
  __shared__ __align__(128) u32 shared[Encoder::kWords];
  Encoder encoder;
  if (!kEarly) encoder.start(shared, p.code);
  const int lane = threadIdx.x & 31, shift = kShift >= 0 ? kShift : p.block_shift - T::kVectorShift;
  const i64 vectors = (p.n + V - 1) / V, step = static_cast<i64>(gridDim.x) * blockDim.x * U;
  i64 quick = p.aligned ? p.n / V - 32 * U : -1;  // the last start of a whole group of vectors
  const uint4* a = static_cast<const uint4*>(p.a);
  typename Encoder::word* out = reinterpret_cast<typename Encoder::word*>(codes_of(p));
  i64 from = (static_cast<i64>(blockIdx.x) * (blockDim.x >> 5) + (threadIdx.x >> 5)) * 32 * U;
  uint4 next[U];
  const auto load = [&](i64 at) {
#pragma unroll
    for (int u = 0; u < U; u++) next[u] = __ldg(a + at + lane + u * 32);
  };
  if (kEarly) {
    if (from <= quick) load(from);
    encoder.start(shared, p.code);
  }
  if (!encoder.quick()) quick = -1;
  for (; from < vectors; from += step) {
    const i64 base = from + lane;
    if (from <= quick) {
      uint4 raw[U];
      float absmax[U];
#pragma unroll
      for (int u = 0; u < U; u++) raw[u] = kEarly ? next[u] : __ldg(a + base + u * 32);
      if (Encoder::kPrefetch && from + step <= quick) load(from + step);
      u32 m[U];
#pragma unroll
      for (int u = 0; u < U; u++) m[u] = T::magnitude(raw[u]);
      if (shift > 5) {
        m[0] = m[1] = T::merge(m[0], m[1]), m[2] = m[3] = T::merge(m[2], m[3]);
        if (shift > 6) m[0] = m[1] = m[2] = m[3] = T::merge(m[0], m[2]);
      }
      bool normal = true;
#pragma unroll
      for (int u = 0; u < U; u++) {
        if (kShift >= 5) {
          m[u] = warp_larger(T::single(m[u]));
        } else {
#pragma unroll
          for (int o = 1; o < 32; o <<= 1)
            if (o < 1 << shift) m[u] = T::merge(m[u], __shfl_xor_sync(kFullWarp, m[u], o));
        }
        absmax[u] = T::absmax(m[u]);
        normal = normal && is_normal(absmax[u]);
      }
      if (__all_sync(kFullWarp, normal)) {
        float keep = 0;  // a lane keeps the absmax of one of the warp's blocks: one store for all
        // kRotate: the loop stays a loop, over rotating registers. A quarter of the code to
        // compile, 5 to 10 % slower.
#pragma unroll(kRotate ? 1 : U)
        for (int u = 0; u < U; u++) {
          const int at = kRotate ? 0 : u;
          float v[V];
          T::unpack(raw[at], v);
          out[base + u * 32] = encoder.encode(raw[at], v, absmax[at]);
          if (kGather) {
            const float f = __shfl_sync(kFullWarp, absmax[at], (lane % kPer) << shift);
            if (lane / kPer == u) keep = f;
          } else if (((base + u * 32) & ((1 << shift) - 1)) == 0) {
            p.absmax[(base + u * 32) >> shift] = absmax[at];
          }
          if (kRotate) {
#pragma unroll
            for (int j = 1; j < U; j++) raw[j - 1] = raw[j], absmax[j - 1] = absmax[j];
          }
        }
        if (kGather && lane < kPer * U) p.absmax[(from >> shift) + lane] = keep;
        if (kEarly && !Encoder::kPrefetch) return;
        continue;
      }
    }
#pragma unroll 1
    for (int u = 0; u < U; u += shift > 5 ? 1 << (shift - 5) : 1)
      quantize_carefully<T, Encoder>(encoder.table, p.a, p.absmax, codes_of(p), p.n, p.aligned,
                                     base + u * 32, shift);
    if (kEarly && !Encoder::kPrefetch) return;
  }
}

// A warp per block, which it reads twice.
template <class T, class Encoder>
NYBBLE_DEVICE void quantize_warps(const typename Encoder::args& p) {
  constexpr int V = T::kVector;
  __shared__ __align__(128) u32 shared[Encoder::kWords];
  Encoder encoder;
  encoder.start(shared, p.code);
  const int lane = threadIdx.x & 31, per = 1 << (p.block_shift - T::kVectorShift);
  const i64 blocks = (p.n + per * V - 1) >> p.block_shift,
            step = static_cast<i64>(gridDim.x) * (blockDim.x >> 5);
  for (i64 block = static_cast<i64>(blockIdx.x) * (blockDim.x >> 5) + (threadIdx.x >> 5);
       block < blocks; block += step) {
    const uint4* a = static_cast<const uint4*>(p.a) + block * per;
    typename Encoder::word* out =
        reinterpret_cast<typename Encoder::word*>(codes_of(p)) + block * per;
    float absmax = 0;
    const bool whole = p.aligned && encoder.quick() && (block + 1) * per * V <= p.n;
    if (whole) {
      u32 m = 0;
#pragma unroll 4
      for (int i = lane; i < per; i += 32) m = T::merge(m, T::magnitude(__ldg(a + i)));
#pragma unroll
      for (int o = 1; o < 32; o <<= 1) m = T::merge(m, __shfl_xor_sync(kFullWarp, m, o));
      absmax = T::absmax(m);
    }
    if (is_normal(absmax)) {  // the same in all lanes
#pragma unroll(Encoder::kPrefetch ? 2 : 1)
      for (int i = lane; i < per; i += 32) {
        float v[V];
        const uint4 raw = __ldg(a + i);
        T::unpack(raw, v);
        out[i] = encoder.encode(raw, v, absmax);
      }
      if (lane == 0) p.absmax[block] = absmax;
    } else {
      quantize_carefully<T, Encoder>(encoder.table, p.a, p.absmax, codes_of(p), p.n, p.aligned,
                                     block * per + lane, p.block_shift - T::kVectorShift);
    }
  }
}

}  // namespace nybble
