// 4-bit quantization with AVX-512 VBMI.
//
// Each value selects a bin, so no search is needed. NF4 thresholds are at least 0.0804 apart, so
// each of 31 bins of width 1/15 over [-1, 1] contains at most one threshold. Bins of width 1/31
// also contain at most one threshold of the FP4 magnitudes.
//
//   bin  = low 5 bits of (y * bins + 1.5 * 2^23)
//   code = base[bin] + (y > threshold[bin])
//
// Only the computation of the bin is approximate, and no bin edge is near a threshold. On Zen 4, 64
// float32 values take 31 cycles; with a binary search, they take 84.
#pragma once

#include <type_traits>

#include "blockwise/cpu/generic/blockwise4.h"
#include "cpu/avx512/lanes.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// For each bin: the threshold in the bin, and the number of thresholds below the bin.
struct bin_tables {
  alignas(64) float threshold[32];
  alignas(64) uint8_t base[64];

  // Fills the `count` bins from bin `first` on. Bin k covers (k - 0.5) / bins to (k + 0.5) / bins.
  bin_tables(const float* thresholds, int n, int bins, int first, int count) {
    for (int i = 0; i < 32; ++i) threshold[i] = float_of(0x7f800000u);
    for (int i = 0; i < 64; ++i) base[i] = 0;
    for (int k = first; k < first + count; ++k) {
      const float low = (static_cast<float>(k) - 0.5f) / static_cast<float>(bins);
      const float high = (static_cast<float>(k) + 0.5f) / static_cast<float>(bins);
      int below = 0;
      for (int i = 0; i < n; ++i)
        if (thresholds[i] < low)
          ++below;
        else if (thresholds[i] < high)
          threshold[k & 31] = thresholds[i];
      base[k & 31] = static_cast<uint8_t>(below);
      base[(k & 31) + 32] = static_cast<uint8_t>(below);
    }
  }
};

constexpr float kMagic = 12582912.0f;  // 1.5 * 2^23: x + kMagic has round(x) in its low bits

// The coders return 64 codes as bytes. The order of the codes is the order of the elements in the
// vectors.
struct nf4_lanes {
  __m512 t0, t1, bins, magic;
  __m512i base, low_bytes;

  explicit nf4_lanes(const quantize_4bit_args&)
      : bins(_mm512_set1_ps(15.0f)), magic(_mm512_set1_ps(kMagic)), low_bytes(byte_of_lanes(0)) {
    const bin_tables tables(kNf4Threshold, 15, 15, -15, 31);
    t0 = _mm512_load_ps(tables.threshold);
    t1 = _mm512_load_ps(tables.threshold + 16);
    base = _mm512_load_si512(tables.base);
  }
  __m512i operator()(const __m512 y[4]) const {
    __m512i bin[4];
    __mmask16 above[4];
    for (int i = 0; i < 4; ++i) {
      bin[i] = as_int(_mm512_fmadd_ps(y[i], bins, magic));
      above[i] = _mm512_cmp_ps_mask(y[i], _mm512_permutex2var_ps(t0, bin[i], t1), _CMP_GT_OQ);
    }
    const __m512i index = gather_bytes(bin[0], bin[1], bin[2], bin[3], low_bytes);
    const __m512i code = _mm512_permutexvar_epi8(index, base);
    return _mm512_mask_add_epi8(code, join(above[0], above[1], above[2], above[3]), code,
                                _mm512_set1_epi8(1));
  }
};

struct fp4_lanes {
  __m512 t0, t1, bins, magic;
  __m512i base, low_bytes, order;

  explicit fp4_lanes(const quantize_4bit_args&)
      : bins(_mm512_set1_ps(31.0f)), magic(_mm512_set1_ps(kMagic)), low_bytes(byte_of_lanes(0)) {
    const bin_tables tables(kFp4Threshold, 7, 31, 0, 32);
    t0 = _mm512_load_ps(tables.threshold);
    t1 = _mm512_load_ps(tables.threshold + 16);
    base = _mm512_load_si512(tables.base);
    alignas(64) uint8_t codes[64];
    for (int i = 0; i < 64; ++i)
      codes[i] = static_cast<uint8_t>(kFp4Order[i & 7] | ((i & 8) != 0 ? 8 : 0));
    order = _mm512_load_si512(codes);
  }
  __m512i operator()(const __m512 y[4]) const {
    __m512i bin[4];
    __mmask16 above[4];
    __mmask16 negative[4];
    for (int i = 0; i < 4; ++i) {
      const __m512 a = _mm512_abs_ps(y[i]);
      bin[i] = as_int(_mm512_fmadd_ps(a, bins, magic));
      above[i] = _mm512_cmp_ps_mask(a, _mm512_permutex2var_ps(t0, bin[i], t1), _CMP_GT_OQ);
      negative[i] = _mm512_cmp_ps_mask(y[i], _mm512_setzero_ps(), _CMP_LT_OQ);
    }
    const __m512i index = gather_bytes(bin[0], bin[1], bin[2], bin[3], low_bytes);
    __m512i rank = _mm512_permutexvar_epi8(index, base);
    rank = _mm512_mask_add_epi8(rank, join(above[0], above[1], above[2], above[3]), rank,
                                _mm512_set1_epi8(1));
    rank = _mm512_mask_add_epi8(rank, join(negative[0], negative[1], negative[2], negative[3]),
                                rank, _mm512_set1_epi8(8));
    return _mm512_permutexvar_epi8(rank, order);
  }
};

// Encodes to any ascending code book by a binary search in one register.
struct code16_lanes {
  __m512 threshold;
  __m512i low_bytes;

  explicit code16_lanes(const quantize_4bit_args& q) : low_bytes(byte_of_lanes(0)) {
    const coder4 scalar(q);
    threshold = _mm512_maskz_loadu_ps(0x7fff, scalar.threshold);
  }
  __m512i operator()(const __m512 y[4]) const {
    __m512i code[4];
    for (int i = 0; i < 4; ++i) {
      code[i] = _mm512_setzero_si512();
      for (int step = 8; step > 0; step /= 2) {
        const __m512i at = _mm512_add_epi32(code[i], _mm512_set1_epi32(step - 1));
        const __mmask16 above =
            _mm512_cmp_ps_mask(y[i], _mm512_permutexvar_ps(at, threshold), _CMP_GT_OQ);
        code[i] = _mm512_mask_add_epi32(code[i], above, code[i], _mm512_set1_epi32(step));
      }
    }
    return gather_bytes(code[0], code[1], code[2], code[3], low_bytes);
  }
};

// Packs 64 codes into 32 bytes.
template <class E>
inline void store_nibbles(uint8_t* to, __m512i codes) {
  __m256i packed;
  if (kSplit<E>) {  // the lower half has the even elements, and the upper half has the odd elements
    packed = _mm256_or_si256(_mm256_slli_epi16(_mm512_castsi512_si256(codes), 4),
                             _mm512_extracti64x4_epi64(codes, 1));
  } else {
    const __m512i pairs = _mm512_maddubs_epi16(codes, _mm512_set1_epi16(0x0110));
    packed = _mm512_cvtepi16_epi8(pairs);
  }
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), packed);
}

template <class E, class Coder>
inline void encode64(const typename E::storage* a, __m512 first, __m512 second, const Coder& coder,
                     uint8_t* to) {
  __m512 x[4];
  load64(E{}, a, x);
  x[0] = _mm512_mul_ps(x[0], first);
  x[1] = _mm512_mul_ps(x[1], kSplit<E> ? second : first);
  x[2] = _mm512_mul_ps(x[2], kSplit<E> ? first : second);
  x[3] = _mm512_mul_ps(x[3], second);
  store_nibbles<E>(to, coder(x));
}

// The prefetch distance in bytes. The distances were measured with data in memory. Distances of 2,
// 6 and 12 KiB are slower for float32, and a distance of 8 KiB is slower for bfloat16.
template <class E>
constexpr uintptr_t kFetch = std::is_same_v<E, f32> ? 8192 : 2048;

// Returns the absmax of the four whole blocks that start at block b.
template <class E>
inline __m128 tops_of(const quantize_4bit_args& q, int64_t b) {
  const int64_t size = q.block_size;
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * size;
  __m512i top[4];
  for (int64_t i = 0; i < 4; ++i) {
    top[i] = _mm512_setzero_si512();
    for (int64_t j = 0; j < size; j += 32) {
      const auto* p = a + i * size + j;
      top[i] = magnitude_bits(E{}, top[i], p);
      for (size_t at = 0; at < 32 * sizeof(*p); at += 64) prefetch_ahead(p, kFetch<E> + at);
    }
    top[i] = fold_bits(E{}, top[i]);
  }
  return float_bits(E{}, reduce4(top[0], top[1], top[2], top[3]));
}

// Encodes four whole blocks, starting at block b.
template <class E, class Coder>
inline void quantize4_blocks(const quantize_4bit_args& q, const Coder& coder, const coder4& scalar,
                             int64_t b, __m128 absmax) {
  const int64_t size = q.block_size;
  const auto* a = static_cast<const typename E::storage*>(q.a) + b * size;
  uint8_t* out = q.packed + b * (size / 2);
  if (__builtin_expect(unusual(absmax), 0)) {
    for (int64_t i = 0; i < 4; ++i) quantize4_block<E>(q, scalar, b + i);
    return;
  }
  _mm_storeu_ps(q.absmax + b, absmax);
  alignas(16) float inverse[4];
  _mm_store_ps(inverse, _mm_div_ps(_mm_set1_ps(1.0f), absmax));
  if (size == 32) {
    for (int i = 0; i < 4; i += 2, a += 64, out += 32)
      encode64<E>(a, _mm512_set1_ps(inverse[i]), _mm512_set1_ps(inverse[i + 1]), coder, out);
    return;
  }
  for (const float factor : inverse) {
    const __m512 all = _mm512_set1_ps(factor);
    for (int64_t j = 0; j < size; j += 64, a += 64, out += 32) encode64<E>(a, all, all, coder, out);
  }
}

// Encodes groups of four whole blocks. With kAhead, the absmax of a group is computed while the
// previous group is encoded (64 values take 31 instead of 39 cycles).
template <class E, bool kAhead, class Coder>
inline void quantize4_fours(const quantize_4bit_args& q, const Coder& coder, const coder4& scalar,
                            int64_t begin, int64_t end) {
  const Coder local = coder;  // in registers: byte stores may alias the original
  __m128 coming = kAhead && begin < end ? tops_of<E>(q, begin * 4) : _mm_setzero_ps();
  for (int64_t four = begin; four < end; ++four) {
    const __m128 now = kAhead ? coming : tops_of<E>(q, four * 4);
    if (kAhead && four + 1 < end) coming = tops_of<E>(q, four * 4 + 4);
    quantize4_blocks<E>(q, local, scalar, four * 4, now);
  }
}

// Encodes whole blocks one at a time. It is for blocks so large that four of them
// together do not fit into the L1 cache.
template <class E, class Coder>
inline void quantize4_large(const quantize_4bit_args& q, const Coder& coder, const coder4& scalar,
                            int64_t begin, int64_t end) {
  const Coder local = coder;  // in registers: byte stores may alias the original
  const uintptr_t ahead = fetched_ahead<E>(q.block_size);
  for (int64_t b = begin; b < end; ++b) {
    const auto* a = static_cast<const typename E::storage*>(q.a) + b * q.block_size;
    const float top = absmax_of_lanes<E>(a, q.block_size);
    if (__builtin_expect((unusual(_mm_set1_ps(top)) & 1) != 0, 0)) {
      quantize4_block<E>(q, scalar, b);
      continue;
    }
    q.absmax[b] = top;
    const __m512 inverse = _mm512_set1_ps(1.0f / top);
    uint8_t* out = q.packed + b * (q.block_size / 2);
    for (int64_t j = 0; j < q.block_size; j += 64) {
      prefetch_values(a + j, ahead);
      encode64<E>(a + j, inverse, inverse, local, out + j / 2);
    }
  }
}

// Chooses the fastest of three loops. For bfloat16 data in memory, computing absmax one group ahead
// saves a fifth of the time; for float32 data in memory, it is slower. Large blocks take 0.5 to 0.8
// of the time if they are encoded one by one instead of in groups of four. For float32 blocks of
// 256 in the cache, groups of four are faster.
template <class Coder>
inline void quantize_4bit_with(const quantize_4bit_args& q) {
  const Coder coder(q);
  const coder4 scalar(q);
  const int64_t whole = q.n / q.block_size / 4 * 4;  // number of blocks in whole groups of four
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    const int64_t fours = divide_up(divide_up(q.n, q.block_size), 4);
    const bool far = q.n * static_cast<int64_t>(sizeof(typename E::storage)) >
                     static_cast<int64_t>(last_level_cache());
    const bool large = q.block_size >= (far && std::is_same_v<E, f32> ? 256 : 512);
    parallel_for(fours, grain_of(q.n, 4 * q.block_size), [&](int64_t begin, int64_t end) {
      const int64_t last = least(end, whole / 4);
      if (large)
        quantize4_large<E>(q, coder, scalar, begin * 4, last * 4);
      else if (far && std::is_same_v<E, f32>)
        quantize4_fours<E, false>(q, coder, scalar, begin, last);
      else
        quantize4_fours<E, true>(q, coder, scalar, begin, last);
      if (end > last) {
        const int64_t blocks = divide_up(q.n, q.block_size);
        for (int64_t b = most(begin, last) * 4; b < blocks; ++b) quantize4_block<E>(q, scalar, b);
      }
    });
  });
}

inline void quantize_4bit(const quantize_4bit_args& q) {
  if (q.quant_type == NYBBLE_NF4) return quantize_4bit_with<nf4_lanes>(q);
  if (q.quant_type == NYBBLE_FP4) return quantize_4bit_with<fp4_lanes>(q);
  return quantize_4bit_with<code16_lanes>(q);
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
