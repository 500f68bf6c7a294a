// Blockwise quantization kernels for 4 and 8 bits. They are templates over the element type and the
// encoder.
//
// A lane reads vectors of 16 bytes and has kQuantizeVectors of them in flight.
//   subwarp, cta   quantize_segments: a quantization block is (part of) a warp, and shuffles give
//                  absmax; or it is several warps of a thread block, which use shared memory
//   two_pass       quantize_warps: a warp reads a larger block twice, the second time from the
//                  cache
// Grids are one-dimensional and may have any size.
#pragma once
#include "blockwise/device/encode.cuh"

namespace nybble {

// A quantization block has 1 << kShift vectors, or 1 << block_shift vectors if kShift is negative.
// With kInWarp, a block has at most as many vectors as one warp. With kAcrossWarps, it has the
// vectors of two or more warps, at most of a whole thread block.
constexpr int kInWarp = -1, kAcrossWarps = -2;

// Stores the codes of vector i, except codes after the end. With 4 bits and an odd n, the last low
// nibble is the code of 0.
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

// Returns whether the fast path supports this absmax: it is a normal number and within the
// encoder's own limits.
template <class Encoder>
NYBBLE_DEVICE bool is_quick(const Encoder& encoder, float absmax) {
  if constexpr (Encoder::kOneType)
    return absmax >= Encoder::kLeast && absmax <= Encoder::kMost;
  else
    return absmax >= encoder.least && absmax <= encoder.most;
}

// Encodes a vector on the general path, with an unrolled loop.
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

// The general path, which handles every block. absmax ignores NaN, and NaN gets code 0. If absmax
// is subnormal, the values and absmax are first scaled up.
//
// The whole warp must call this function. A lane quantizes vector number `first`. If a block has
// more than 32 vectors, the lane also quantizes every 32nd vector after it, up to the end of the
// block. The loops of kernels for several types are not unrolled, because each of these kernels
// contains a copy of this code.
template <class T, class Encoder>
NYBBLE_DEVICE void quantize_any(T type, int kind, const float* book, const void* a, float* scales,
                                u8* codes, i64 n, int aligned, i64 first, int shift) {
  using word = typename Encoder::word;
  constexpr int V = T::kVector;
  const i64 end = first + (shift > 5 ? 1ll << shift : 32);
  float v[V], absmax = 0;
#pragma unroll 1
  for (i64 i = first; i < end; i += 32) {
    type.unpack(load_vector<T>(a, i, n, aligned), v);
#pragma unroll
    for (int j = 0; j < V; j++) absmax = fmaxf(absmax, fabsf(v[j]));
  }
#pragma unroll 1
  for (int o = 0; o < min(shift, 5); o++)
    absmax = fmaxf(absmax, __shfl_xor_sync(kFullWarp, absmax, 1 << o));
  const float up = absmax < kSmallestNormal ? 18446744073709551616.0f : 1.0f,
              inverse = reciprocal(absmax * up);
#pragma unroll 1
  for (i64 i = first; i < end; i += 32) {
    type.unpack(load_vector<T>(a, i, n, aligned), v);
    const auto scaled = [&](int j) {
      return absmax > 0.0f ? (v[j] * up) * inverse : Encoder::at_zero_absmax() + 0.0f * v[j];
    };
    word w = 0;
    if constexpr (Encoder::kOneType) {
      w = encode_carefully<T, Encoder>(book, v, absmax);
    } else {
#pragma unroll 1
      for (int j = 0; j < V; j++) {
        const int place = Encoder::kBits == 4 ? j ^ 1 : j;
        w |= static_cast<word>(Encoder::encode_any(kind, scaled(j), book))
             << (place * Encoder::kBits);
      }
    }
    if (i * V >= n) return;
    store_codes<Encoder>(codes, i, n, aligned, w);
    if ((i & ((1ll << shift) - 1)) == 0) scales[i >> shift] = absmax;
  }
}

// Not inlined. The second form is for kernels with a single type and code book.
template <class T, class Encoder>
__device__ __noinline__ void quantize_carefully(int dtype, int kind, const float* book,
                                                const void* a, float* scales, u8* codes, i64 n,
                                                int aligned, i64 first, int shift) {
  quantize_any<T, Encoder>(T::of(dtype), kind, book, a, scales, codes, n, aligned, first, shift);
}
template <class T, class Encoder>
__device__ __noinline__ void quantize_carefully(const float* book, const void* a, float* scales,
                                                u8* codes, i64 n, int aligned, i64 first,
                                                int shift) {
  quantize_any<T, Encoder>(T(), Encoder::kOfKernel, book, a, scales, codes, n, aligned, first,
                           shift);
}

NYBBLE_DEVICE u8* codes_of(const params::quantize_4bit& p) { return p.packed; }
NYBBLE_DEVICE u8* codes_of(const params::quantize_blockwise& p) { return p.codes; }

// For each of a lane's vectors, returns the absmax of the vector's block. A block has up to 1 << 7
// vectors; so many are all vectors of a warp. For larger blocks, the result is the absmax of the
// warp's vectors.
template <class T, int kShift>
NYBBLE_DEVICE void block_absmax(T type, const uint4 (&raw)[policy::kQuantizeVectors], int shift,
                                float (&absmax)[policy::kQuantizeVectors]) {
  constexpr int U = policy::kQuantizeVectors;
  static_assert(U == 4, "pairs of pairs");
  u32 m[U];
#pragma unroll
  for (int u = 0; u < U; u++) m[u] = T::magnitude(raw[u]);
  if constexpr (kShift >= 0 && kShift < 5 &&
                T::kVector == 8) {  // two vectors are the halves of a word
#pragma unroll
    for (int u = 0; u < U; u += 2) {
      u32 pair = larger_halves(permute(m[u], m[u + 1], 0x5410), permute(m[u], m[u + 1], 0x7632));
#pragma unroll
      for (int o = 1; o < 1 << kShift; o <<= 1)
        pair = larger_halves(pair, __shfl_xor_sync(kFullWarp, pair, o));
      absmax[u] = type.low(pair), absmax[u + 1] = type.high(pair);
    }
    return;
  }
  if (kShift == kAcrossWarps || shift > 5) {
    m[0] = m[1] = T::merge(m[0], m[1]), m[2] = m[3] = T::merge(m[2], m[3]);
    if (kShift == kAcrossWarps || shift > 6) m[0] = m[1] = m[2] = m[3] = T::merge(m[0], m[2]);
  }
  if constexpr (kShift < 5 && kShift != kAcrossWarps) {
#pragma unroll(kShift >= 0 ? kShift : 1)
    for (int o = 1; o < 1 << min(shift, 5); o <<= 1) {
#pragma unroll
      for (int u = 0; u < U; u++) m[u] = T::merge(m[u], __shfl_xor_sync(kFullWarp, m[u], o));
    }
  }
#pragma unroll
  for (int u = 0; u < U; u++) {
    if (kShift >= 5 || kShift == kAcrossWarps) m[u] = warp_larger(T::single(m[u]));
    absmax[u] = type.absmax(m[u]);
  }
}

// Returns the largest absmax of the 1 << groups warps that share a block. All threads of the thread
// block must call this. Callers alternate `parity` between 0 and 1, so that a single barrier per
// call is enough.
NYBBLE_DEVICE float warps_absmax(float mine, int groups, int parity) {
  __shared__ u32 largest[2][policy::kQuantizeThreads / 32];
  const int warp = threadIdx.x >> 5, first = warp >> groups << groups;
  if ((threadIdx.x & 31) == 0) largest[parity][warp] = bits_of(mine);
  __syncthreads();
  u32 m = 0;
#pragma unroll 1
  for (int i = 0; i < 1 << groups; i++) m = max(m, largest[parity][first + i]);
  return float_of(m);
}

// Quantizes kQuantizeVectors vectors per lane at a time. The first vectors are loaded before the
// tables are filled. Requires whole warps (8 bits: 256 threads) and Encoder::kWords * 4 bytes of
// static shared memory.
template <class T, class Encoder, int kShift>
NYBBLE_DEVICE void quantize_segments(const typename Encoder::args& p) {
  constexpr int V = T::kVector, U = policy::kQuantizeVectors;
  constexpr bool kTogether = kShift == kAcrossWarps;
  constexpr bool kUnroll = kShift >= 0 || V == 4 || Encoder::kBits == 4;
  constexpr bool kGather =
      kShift >= 0 && kShift <= 5 && (32 >> (kShift < 0 ? 0 : kShift)) * U <= 32;
  constexpr int kPer = kGather ? 32 >> (kShift < 0 ? 0 : kShift) : 1;
  __shared__ __align__(128) u32 shared[Encoder::kWords];
  const int lane = threadIdx.x & 31, shift = kShift >= 0 ? kShift : p.block_shift - T::kVectorShift;
  const i64 vectors = (p.n + V - 1) / V, step = static_cast<i64>(gridDim.x) * blockDim.x * U;
  // If warps share blocks, all warps of the thread block work on adjacent vectors, and `apart` is
  // the distance from the first warp's vectors to this warp's vectors.
  const int apart = kTogether ? (threadIdx.x >> 5) * (32 * U) : 0;
  // last position at which a complete group of vectors can start
  i64 quick = p.aligned ? p.n / V - (kTogether ? static_cast<int>(blockDim.x) * U : 32 * U) : -1;
  int parity = 0;
  const uint4* a = static_cast<const uint4*>(p.a);
  typename Encoder::word* out = reinterpret_cast<typename Encoder::word*>(codes_of(p));
  i64 from = (static_cast<i64>(blockIdx.x) * (blockDim.x >> 5) + (threadIdx.x >> 5)) * 32 * U;
  uint4 next[U];
  const auto load = [&](i64 at) {
#pragma unroll
    for (int u = 0; u < U; u++) next[u] = __ldg(a + at + lane + u * 32);
  };
  if (from - apart <= quick) load(from);
  Encoder encoder(p);
  encoder.start(shared);
  if (!encoder.quick()) quick = -1;
  for (; from - apart < vectors; from += step) {
    const i64 base = from + lane;
    if (from - apart <= quick) {
      uint4 raw[U];
      float absmax[U];
#pragma unroll
      for (int u = 0; u < U; u++) raw[u] = next[u];
      if (Encoder::kPrefetch && from + step - apart <= quick) load(from + step);
      block_absmax<T, kShift>(encoder.type, raw, shift, absmax);
      if (kTogether) {
        absmax[0] = warps_absmax(absmax[0], shift - 7, parity ^= 1);
        absmax[1] = absmax[2] = absmax[3] = absmax[0];
      }
      // each lane keeps the absmax of one block, so that a single store instruction writes them all
      float keep = 1.0f;
      bool normal = true;
#pragma unroll
      for (int u = 0; u < U; u++) {
        if (kGather) {
          const float f = __shfl_sync(kFullWarp, absmax[u], (lane % kPer) << shift);
          if (lane / kPer == u) keep = f;
        } else {
          normal = normal && is_quick(encoder, absmax[u]);
        }
      }
      if (__all_sync(kFullWarp, normal && is_quick(encoder, keep))) {
        encoder.template encode<kUnroll>(
            raw, absmax, [&](int u, typename Encoder::word w, float top) {
              out[base + u * 32] = w;
              if (!kGather && ((base + u * 32) & ((1 << shift) - 1)) == 0)
                p.absmax[(base + u * 32) >> shift] = top;
            });
        if (kGather && lane < kPer * U) p.absmax[(from >> shift) + lane] = keep;
        if (!Encoder::kPrefetch) return;
        continue;
      }
    }
#pragma unroll 1
    for (int u = 0; u < U; u += shift > 5 ? 1 << (shift - 5) : 1)
      if (!kTogether || (from & ((1 << shift) - 1)) == 0) {  // this warp starts the block
        if constexpr (Encoder::kOneType)
          quantize_carefully<T, Encoder>(encoder.book, p.a, p.absmax, codes_of(p), p.n, p.aligned,
                                         base + u * 32, shift);
        else
          quantize_carefully<T, Encoder>(p.dtype, encoder.kind, encoder.book, p.a, p.absmax,
                                         codes_of(p), p.n, p.aligned, base + u * 32, shift);
      }
    if (!Encoder::kPrefetch) return;
  }
}

// Quantizes blocks. A warp quantizes a whole block, which it reads twice.
template <class T, class Encoder>
NYBBLE_DEVICE void quantize_warps(const typename Encoder::args& p) {
  constexpr int V = T::kVector;
  __shared__ __align__(128) u32 shared[Encoder::kWords];
  Encoder encoder(p);
  encoder.start(shared);
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
      absmax = encoder.type.absmax(m);
    }
    if (is_quick(encoder, absmax)) {                 // the result is the same in all lanes
      constexpr int N = Encoder::kPrefetch ? 2 : 1;  // a lane has an even number of vectors
      float top[N];
#pragma unroll
      for (int u = 0; u < N; u++) top[u] = absmax;
#pragma unroll 1
      for (int i = lane; i < per; i += 32 * N) {
        uint4 raw[N];
#pragma unroll
        for (int u = 0; u < N; u++) raw[u] = __ldg(a + i + 32 * u);
        encoder.template encode<true>(
            raw, top, [&](int u, typename Encoder::word w, float) { out[i + 32 * u] = w; });
      }
      if (lane == 0) p.absmax[block] = absmax;
    } else {
      quantize_carefully<T, Encoder>(p.dtype, encoder.kind, encoder.book, p.a, p.absmax,
                                     codes_of(p), p.n, p.aligned, block * per + lane,
                                     p.block_shift - T::kVectorShift);
    }
  }
}

}  // namespace nybble
