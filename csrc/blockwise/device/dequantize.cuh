// Blockwise dequantization kernels for 4 and 8 bits. They are templates over the element type and
// the decoder.
#pragma once
#include "device/code4.cuh"
#include "device/params.h"
#include "device/policy.h"
#include "device/scale.cuh"

namespace nybble {

template <class Word>
NYBBLE_DEVICE Word load_codes(const u8* p, i64 i, i64 bytes, int aligned) {
  constexpr int B = sizeof(Word);
  if (aligned && (i + 1) * B <= bytes) return __ldg(reinterpret_cast<const Word*>(p) + i);
  Word w = 0;
#pragma unroll
  for (int j = 0; j < B; j++)
    if (i * B + j < bytes) w |= static_cast<Word>(p[i * B + j]) << (8 * j);
  return w;
}

NYBBLE_DEVICE const float* code4_of(int quant_type, const float* code) {
  return quant_type == kNf4    ? kNf4Values
         : quant_type == kFp4  ? kFp4Values
         : quant_type == kE2m1 ? kE2m1Values
                               : code;
}

// Decoders convert a word of codes to values. A decoder multiplies the value of a code by the scale
// in float32, and rounds the product once. The whole warp must call `decode` together; a single
// lane may call `decode_alone`.
template <class T>
struct decode4 {  // each half of the warp holds the code book, one value per lane; shuffles read it
  static constexpr int kVectors = policy::kDequantizeVectors, kAhead = policy::kDequantizeAhead;
  static constexpr int kWords = 1, kBytes = T::kVector / 2;
  using word = typename word_of<kBytes>::type;
  using args = params::dequantize_4bit;
  const float* book;
  float code;
  NYBBLE_DEVICE void start(float*, const args& p) {
    book = code4_of(p.quant_type, p.code);
    code = __ldg(book + lane_of_warp() % 16);
  }
  static NYBBLE_DEVICE const u8* codes(const args& p) { return p.packed; }
  static NYBBLE_DEVICE i64 bytes(const args& p) { return (p.n + 1) >> 1; }
  NYBBLE_DEVICE void decode(word w, float scale, float (&v)[T::kVector]) const {
#pragma unroll
    for (int j = 0; j < T::kVector; j++)
      v[j] = __fmul_rn(__shfl_sync(kFullWarp, code, w >> (4 * (j ^ 1))), scale);
  }
  NYBBLE_DEVICE void decode_alone(word w, float scale, float (&v)[T::kVector]) const {
#pragma unroll
    for (int j = 0; j < T::kVector; j++) v[j] = __fmul_rn(book[(w >> (4 * (j ^ 1))) & 15u], scale);
  }
};

template <class T>
// There is a single copy of the map. Several copies would avoid bank conflicts, but filling them
// was slower.
struct decode8 {
  static constexpr int kVectors = policy::kDequantize8Vectors, kAhead = 0;
  static constexpr int kWords = 256, kBytes = T::kVector;
  using word = typename word_of<kBytes>::type;
  using args = params::dequantize_blockwise;
  const float* code;
  NYBBLE_DEVICE void start(float* shared, const args& p) {
    for (int i = threadIdx.x; i < kWords; i += blockDim.x) shared[i] = __ldg(p.code + i);
    __syncthreads();
    code = shared;
  }
  static NYBBLE_DEVICE const u8* codes(const args& p) { return p.codes; }
  static NYBBLE_DEVICE i64 bytes(const args& p) { return p.n; }
  NYBBLE_DEVICE void decode(word w, float scale, float (&v)[T::kVector]) const {
#pragma unroll
    for (int j = 0; j < T::kVector; j++)
      v[j] = __fmul_rn(code[static_cast<u32>(w >> (8 * j)) & 255u], scale);
  }
  NYBBLE_DEVICE void decode_alone(word w, float scale, float (&v)[T::kVector]) const {
    decode(w, scale, v);
  }
};

NYBBLE_DEVICE bool is_nested(const params::dequantize_4bit& p) { return p.absmax.codes; }
NYBBLE_DEVICE bool is_nested(const params::dequantize_blockwise&) { return false; }
template <bool kNested>
NYBBLE_DEVICE float scale_at(const params::dequantize_4bit& p, i64 block) {
  return scale_of<kNested>(p.absmax, block);
}
template <bool kNested>
NYBBLE_DEVICE float scale_at(const params::dequantize_blockwise& p, i64 block) {
  return __ldg(p.absmax + block);
}

// One request prefetches all codes of a block into L2.
NYBBLE_DEVICE void fetch_to_l2(const void* codes, u32 bytes) {
#if __CUDA_ARCH__ >= 900 && __CUDACC_VER_MAJOR__ >= 12  // needs PTX 8.0
  if ((reinterpret_cast<u64>(codes) & 15) == 0)
    asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(codes), "r"(bytes) : "memory");
#endif
}

// kNested: whether the scales are nested. Kernels without this parameter decide at run time.
template <class T, class Decoder, bool kNested = false>
NYBBLE_DEVICE void dequantize(const typename Decoder::args& p) {
  constexpr int V = T::kVector, U = Decoder::kVectors;
  using word = typename Decoder::word;
  __shared__ __align__(128) float shared[Decoder::kWords];
  const i64 vectors = (p.n + V - 1) / V;  // the grid covers all vectors
  const i64 quick = p.aligned ? p.n / V - 32 * U : -1;
  const word* codes = reinterpret_cast<const word*>(Decoder::codes(p));
  const i64 from = (static_cast<i64>(blockIdx.x) * (blockDim.x >> 5) + (threadIdx.x >> 5)) * 32 * U,
            base = from + (threadIdx.x & 31);
  word w[U];
  float s[U], v[V];
  const T type = T::of(p.dtype);
  const bool nested = kNested || is_nested(p);
  if (from <= quick) {  // these loads are in flight while the table is filled
#pragma unroll
    for (int u = 0; u < U; u++) {
      w[u] = __ldg(codes + base + u * 32);
      if (kNested) s[u] = scale_at<true>(p, ((base + u * 32) * V) >> p.block_shift);
    }
    if (!kNested && nested) {
#pragma unroll
      for (int u = 0; u < U; u++) s[u] = scale_at<true>(p, ((base + u * 32) * V) >> p.block_shift);
    } else if (!kNested) {
#pragma unroll
      for (int u = 0; u < U; u++) s[u] = scale_at<false>(p, ((base + u * 32) * V) >> p.block_shift);
    }
  }
  Decoder decoder;
  decoder.start(shared, p);
  // Prefetches the codes of a block that will run later.
  constexpr int kBlock = policy::kDequantizeThreads * U;
  const i64 later = (blockIdx.x + static_cast<i64>(Decoder::kAhead)) * kBlock;
  if (Decoder::kAhead > 0 && threadIdx.x == 0 && later + kBlock <= p.n / V)
    fetch_to_l2(codes + later, kBlock * sizeof(word));
  if (from <= quick) {
#pragma unroll
    for (int u = 0; u < U; u++) {
      decoder.decode(w[u], s[u], v);
      static_cast<uint4*>(p.out)[base + u * 32] = type.pack(v);
    }
  } else {
#pragma unroll 1
    for (i64 i = base; i < base + 32 * U && i < vectors; i += 32) {
      decoder.decode_alone(load_codes<word>(Decoder::codes(p), i, Decoder::bytes(p), p.aligned),
                           nested ? scale_at<true>(p, (i * V) >> p.block_shift)
                                  : scale_at<false>(p, (i * V) >> p.block_shift),
                           v);
      store_vector(type, p.out, i, p.n, p.aligned, v);
    }
  }
}

}  // namespace nybble
