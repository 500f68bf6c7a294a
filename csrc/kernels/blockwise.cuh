// Owns: blockwise quantization kernels, 4 and 8 bits, over element type and
// code.
//
// Quantize: a warp's lane takes vectors of 16 bytes. Blocks of up to 32 vectors live in a segment
// of a warp
// (`quantize_segments`: absmax by shuffles, kQuantizeVectors loads in flight); larger ones take a
// whole warp that reads its block twice, the second time from the cache (`quantize_warps`). Grids
// are one-dimensional and any size is correct.
#pragma once
#include "blockwise_encode.cuh"

namespace nybble {

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

// False for zero, denormal, infinite and NaN, and for what the coder says.
template <class Encoder>
NYBBLE_DEVICE bool is_quick(float absmax) {
  return absmax >= Encoder::kLeast && absmax <= Encoder::kMost;
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
NYBBLE_DEVICE typename Encoder::word encode_carefully(const float* book, float (&v)[T::kVector],
                                                      float absmax) {
  const float up = absmax < kSmallestNormal ? 18446744073709551616.0f : 1.0f,
              inverse = reciprocal(absmax * up);
#pragma unroll
  for (int j = 0; j < T::kVector; j++)
    v[j] = absmax > 0.0f ? (v[j] * up) * inverse : Encoder::at_zero_absmax() + 0.0f * v[j];
  return Encoder::encode_any(v, book);
}

// Vectors `first`, first + 32 … of a lane: one of each block in a segment, or all of a block that
// has the warp. All lanes take part. Out of line, since every kernel of a type and code shares it.
template <class T, class Encoder>
__device__ __noinline__ void quantize_carefully(const float* book, const void* a, float* scales,
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
    const typename Encoder::word w = encode_carefully<T, Encoder>(book, v, absmax);
    if (i * T::kVector >= n) return;
    store_codes<Encoder>(codes, i, n, aligned, w);
    if ((i & ((1ll << shift) - 1)) == 0) scales[i >> shift] = absmax;
  }
}

NYBBLE_DEVICE u8* codes_of(const params::quantize_4bit& p) { return p.packed; }
NYBBLE_DEVICE u8* codes_of(const params::quantize_blockwise& p) { return p.codes; }

// Absmax of the block of each of a lane's vectors; blocks of 1 << shift vectors, up to 7 (all
// vectors of a warp at once). kShift: the shift where it is known, else -1.
template <class T, int kShift>
NYBBLE_DEVICE void block_absmax(const uint4 (&raw)[policy::kQuantizeVectors], int shift,
                                float (&absmax)[policy::kQuantizeVectors]) {
  constexpr int U = policy::kQuantizeVectors;
  static_assert(U == 4, "pairs of pairs");
  u32 m[U];
#pragma unroll
  for (int u = 0; u < U; u++) m[u] = T::magnitude(raw[u]);
  if constexpr (kShift >= 0 && kShift < 5 &&
                T::kVector == 8) {  // two vectors in the halves of one word
#pragma unroll
    for (int u = 0; u < U; u += 2) {
      u32 pair = larger_halves(permute(m[u], m[u + 1], 0x5410), permute(m[u], m[u + 1], 0x7632));
#pragma unroll
      for (int o = 1; o < 1 << kShift; o <<= 1)
        pair = larger_halves(pair, __shfl_xor_sync(kFullWarp, pair, o));
      absmax[u] = T::low(pair), absmax[u + 1] = T::high(pair);
    }
    return;
  }
  if (shift > 5) {
    m[0] = m[1] = T::merge(m[0], m[1]), m[2] = m[3] = T::merge(m[2], m[3]);
    if (shift > 6) m[0] = m[1] = m[2] = m[3] = T::merge(m[0], m[2]);
  }
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
  }
}

// A lane takes kQuantizeVectors vectors at a time and has them on their way before the tables.
// Whole warps (8 bits: 256 threads); static shared memory Encoder::kWords * 4.
template <class T, class Encoder, int kShift>
NYBBLE_DEVICE void quantize_segments(const typename Encoder::args& p) {
  constexpr int V = T::kVector, U = policy::kQuantizeVectors;
  constexpr bool kRotate = kShift < 0 && V == 8;
  constexpr bool kGather =
      kShift >= 0 && kShift <= 5 && (32 >> (kShift < 0 ? 0 : kShift)) * U <= 32;
  constexpr int kPer = kGather ? 32 >> (kShift < 0 ? 0 : kShift) : 1;
  __shared__ __align__(128) u32 shared[Encoder::kWords];
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
  if (from <= quick) load(from);
  Encoder encoder;
  encoder.start(shared, p.code);
  if (!encoder.quick()) quick = -1;
  for (; from < vectors; from += step) {
    const i64 base = from + lane;
    if (from <= quick) {
      uint4 raw[U];
      float absmax[U];
#pragma unroll
      for (int u = 0; u < U; u++) raw[u] = next[u];
      if (Encoder::kPrefetch && from + step <= quick) load(from + step);
      block_absmax<T, kShift>(raw, shift, absmax);
      float keep = 1.0f;  // a lane keeps the absmax of one of the warp's blocks: one store for all
      bool normal = true;
#pragma unroll
      for (int u = 0; u < U; u++) {
        if (kGather) {
          const float f = __shfl_sync(kFullWarp, absmax[u], (lane % kPer) << shift);
          if (lane / kPer == u) keep = f;
        } else {
          normal = normal && is_quick<Encoder>(absmax[u]);
        }
      }
      if (__all_sync(kFullWarp, normal && is_quick<Encoder>(keep))) {
        // kRotate: the loop stays a loop, over rotating registers. A quarter of the code to
        // compile, 5 to 10 % slower.
#pragma unroll(kRotate ? 1 : U)
        for (int u = 0; u < U; u++) {
          const int at = kRotate ? 0 : u;
          float v[V];
          T::unpack(raw[at], v);
          out[base + u * 32] = encoder.encode(raw[at], v, absmax[at]);
          if (!kGather && ((base + u * 32) & ((1 << shift) - 1)) == 0)
            p.absmax[(base + u * 32) >> shift] = absmax[at];
          if (kRotate) {
#pragma unroll
            for (int j = 1; j < U; j++) raw[j - 1] = raw[j], absmax[j - 1] = absmax[j];
          }
        }
        if (kGather && lane < kPer * U) p.absmax[(from >> shift) + lane] = keep;
        if (!Encoder::kPrefetch) return;
        continue;
      }
    }
#pragma unroll 1
    for (int u = 0; u < U; u += shift > 5 ? 1 << (shift - 5) : 1)
      quantize_carefully<T, Encoder>(encoder.book, p.a, p.absmax, codes_of(p), p.n, p.aligned,
                                     base + u * 32, shift);
    if (!Encoder::kPrefetch) return;
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
    if (is_quick<Encoder>(absmax)) {  // the same in all lanes
#pragma unroll(Encoder::kPrefetch ? 2 : 1)
      for (int i = lane; i < per; i += 32) {
        float v[V];
        const uint4 raw = __ldg(a + i);
        T::unpack(raw, v);
        out[i] = encoder.encode(raw, v, absmax);
      }
      if (lane == 0) p.absmax[block] = absmax;
    } else {
      quantize_carefully<T, Encoder>(encoder.book, p.a, p.absmax, codes_of(p), p.n, p.aligned,
                                     block * per + lane, p.block_shift - T::kVectorShift);
    }
  }
}

}  // namespace nybble
