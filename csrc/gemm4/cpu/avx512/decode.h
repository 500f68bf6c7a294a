// Weights, scales and activations for the AVX-512 4-bit products. Groups of 128 weights (64 bytes)
// are decoded in nibble order. Each product first reorders the activations in the same way.
//
//   bfloat16   32 words of four nibbles; bits 0, 4, 8 and 12 of word j hold elements 4j+1, 4j, 4j+3
//              and 4j+2. Four shifts and four vpermw make four vectors (the table is stored twice).
//   float32    16 double words of eight nibbles. Eight vpermps make eight vectors.
//
// For both types, lane j of a sum covers elements 8j to 8j + 7 of the group. K is a multiple of 8,
// so a block never starts inside a lane, and each scale multiplies a sum of eight products.
#pragma once

#include "cpu/avx512/lanes.h"
#include "gemm4/cpu/generic/gemm4.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

constexpr int64_t kGroup = 128;

struct fp32_dot {
  using unit = float;
  static constexpr int kVectors = 8;  // per group of 128 weights
  static constexpr int64_t kLanes = 16;
  static __m512i table(__m512 book) { return as_int(book); }
  static __m512 mac(__m512 sum, __m512i a, __m512i b) {
    return _mm512_fmadd_ps(as_float(a), as_float(b), sum);
  }
  template <int kShift>
  static __m512i look_up(__m512i v, __m512i table) {
    // Shifts and look-ups use the same execution port; rotations and products use another port. If
    // rotations replace two of the seven shifts, products of a W in memory take 7 % less time. If
    // rotations replace all seven shifts, products of a W in the cache take 16 % longer.
    constexpr bool kRotate = kShift == 12 || kShift == 24;
    const __m512i moved = kRotate ? _mm512_ror_epi32(v, kShift) : _mm512_srli_epi32(v, kShift);
    return _mm512_permutexvar_epi32(kShift == 0 ? v : moved, table);
  }
  template <class E>
  static void order(const typename E::storage* x, float* out, int64_t stride) {
    // lane 4q + t of a half holds element 8t + (4 * half + q ^ 1) of 32
    const __m512i low = _mm512_setr_epi32(1, 9, 17, 25, 0, 8, 16, 24, 3, 11, 19, 27, 2, 10, 18, 26);
    const __m512i high = _mm512_add_epi32(low, _mm512_set1_epi32(4));
    __m512 part[2][4];
    for (int i = 0; i < 4; ++i) {
      const __m512 a = load16(E{}, x + 32 * i), b = load16(E{}, x + 32 * i + 16);
      part[0][i] = _mm512_permutex2var_ps(a, low, b);
      part[1][i] = _mm512_permutex2var_ps(a, high, b);
    }
    for (int half = 0; half < 2; ++half, out += 4 * stride) {  // transposes the 4 x 4 quarters
      const __m512* v = part[half];
      const __m512 a = _mm512_shuffle_f32x4(v[0], v[1], 0x44);
      const __m512 b = _mm512_shuffle_f32x4(v[2], v[3], 0x44);
      const __m512 c = _mm512_shuffle_f32x4(v[0], v[1], 0xEE);
      const __m512 d = _mm512_shuffle_f32x4(v[2], v[3], 0xEE);
      _mm512_store_ps(out, _mm512_shuffle_f32x4(a, b, 0x88));
      _mm512_store_ps(out + stride, _mm512_shuffle_f32x4(a, b, 0xDD));
      _mm512_store_ps(out + 2 * stride, _mm512_shuffle_f32x4(c, d, 0x88));
      _mm512_store_ps(out + 3 * stride, _mm512_shuffle_f32x4(c, d, 0xDD));
    }
  }
};

// Stores a group of 128 values of 16 bits as four vectors in nibble order.
inline void nibble_order(const void* values, void* out, int64_t stride) {
  alignas(64) uint16_t pick[32];
  for (int j = 0; j < 32; ++j) pick[j] = static_cast<uint16_t>(4 * (j & 15));
  const __m512i fourth = _mm512_load_si512(pick);
  const auto* x = static_cast<const uint16_t*>(values);
  const __m512i a = _mm512_loadu_si512(x), b = _mm512_loadu_si512(x + 32);
  const __m512i c = _mm512_loadu_si512(x + 64), d = _mm512_loadu_si512(x + 96);
  for (int s = 0; s < 4; ++s) {
    const __m512i index = _mm512_add_epi16(fourth, _mm512_set1_epi16(static_cast<short>(s ^ 1)));
    const __m512i low = _mm512_permutex2var_epi16(a, index, b);
    const __m512i high = _mm512_permutex2var_epi16(c, index, d);
    _mm512_store_si512(static_cast<uint16_t*>(out) + s * stride,
                       _mm512_inserti64x4(low, _mm512_castsi512_si256(high), 1));
  }
}

#if defined(__AVX512BF16__)
struct bf16_dot {
  using unit = uint16_t;
  static constexpr int kVectors = 4;
  static constexpr int64_t kLanes = 32;
  static __m512i table(__m512 book) { return _mm512_broadcast_i64x4(narrow16(bf16{}, book)); }
  static __m512 mac(__m512 sum, __m512i a, __m512i b) {
    return _mm512_dpbf16_ps(sum, reinterpret_cast<__m512bh>(a), reinterpret_cast<__m512bh>(b));
  }
  template <int kShift>
  static __m512i look_up(__m512i v, __m512i table) {
    return _mm512_permutexvar_epi16(kShift == 0 ? v : _mm512_srli_epi16(v, kShift), table);
  }
  template <class E>
  static void order(const uint16_t* x, uint16_t* out, int64_t stride) {
    nibble_order(x, out, stride);
  }
};
#endif

// The shape of a product.
struct product_shape {
  const gemm_4bit_args& g;
  __m512 book;
  int64_t groups;  // groups of 128 weights per row; the last group may be shorter
  int64_t tail;    // number of elements in the last group, 1 to 128
  int log2_block;
  bool aligned;  // whether rows start at block boundaries

  explicit product_shape(const gemm_4bit_args& args)
      : g(args),
        book(_mm512_loadu_ps(book_of(args.quant_type, args.code))),
        groups(divide_up(args.k, kGroup)),
        tail(args.k - (groups - 1) * kGroup),
        log2_block(__builtin_ctz(static_cast<unsigned>(args.block_size))),
        aligned(args.k % args.block_size == 0) {}
  // Returns whether these kernels support the shape. They do not support rows that share bytes or
  // lanes.
  static bool possible(const gemm_4bit_args& args) { return args.k % 8 == 0; }

  const uint8_t* row(int64_t n) const { return g.packed + n * (g.k / 2); }
  // Loads the 64 bytes of group `at`. Bytes after the end of the row are zero.
  __m512i load(const uint8_t* packed_row, int64_t at) const {
    if (at + 1 < groups || tail == kGroup) return _mm512_loadu_si512(packed_row + at * 64);
    return _mm512_maskz_loadu_epi8((uint64_t{1} << (tail / 2)) - 1, packed_row + at * 64);
  }
  __mmask16 lanes(int64_t at) const {  // returns the lanes of group `at` that are inside the row
    if (at + 1 < groups) return 0xffff;
    return static_cast<__mmask16>((1u << (tail / 8)) - 1);
  }
};

// Returns the index of the first element of each lane of a group.
inline __m512i eighths() {
  return _mm512_setr_epi32(0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120);
}

// Returns the scales of a group of two blocks. Each half of the vector has the scale of one block.
// The function uses no shuffle, because shuffles already limit the decoding speed.
inline __m512 two_scales(float low, float high) {
  return _mm512_mask_broadcastss_ps(_mm512_set1_ps(low), 0xff00, _mm_set_ss(high));
}

// Converts `count` scales, starting at scale `first`, to float32. Not inlined, because many kernels
// call the function once for many weights.
__attribute__((noinline)) inline void expand_scales(const nybble_absmax& s, int64_t first,
                                                    int64_t count, float* out) {
  const __m512 offset = _mm512_set1_ps(s.offset == nullptr ? 0.0f : *s.offset);
  int64_t i = 0;
  while (i < count) {
    const int64_t second = (first + i) / s.block_size;
    const int64_t stop = least(count, (second + 1) * s.block_size - first);
    const __m512 value = _mm512_set1_ps(s.values[second]);
    for (; i < stop; i += 16) {
      const auto mask = static_cast<__mmask16>(stop - i >= 16 ? 0xffff : (1 << (stop - i)) - 1);
      const __m128i codes = _mm_maskz_loadu_epi8(mask, s.codes + first + i);
      const __m512 c = _mm512_i32gather_ps(_mm512_cvtepu8_epi32(codes), s.code, 4);
      __m512 scale = _mm512_mul_ps(c, value);
      if (s.offset != nullptr) scale = _mm512_add_ps(scale, offset);
      _mm512_mask_storeu_ps(out + i, mask, scale);
    }
    i = stop;
  }
}

// The scales of up to kElements weights of a row. If possible, the kernel reads the scales where
// they are. With kCopy, the scales of a short last group are copied and padded with zeros, because
// the kernel may read a few scales after the end.
template <int64_t kElements, bool kCopy>
class row_scales {
 public:
  // Selects `count` elements of row n, starting at element `begin` (a multiple of 128).
  void set(const product_shape& p, int64_t n, int64_t begin, int64_t count) {
    const int64_t start = n * p.g.k + begin;
    const int64_t first = start >> p.log2_block;
    log2_ = p.log2_block;
    blocks_ = ((start + count - 1) >> log2_) - first + 1;
    inside_ = start - (first << log2_);
    scales_ = p.g.absmax.values + first;
    if (p.g.absmax.codes != nullptr)
      expand_scales(p.g.absmax, first, blocks_, expanded_);
    else if (kCopy && count % kGroup != 0)
      std::memcpy(expanded_, scales_, static_cast<size_t>(blocks_) * sizeof(float));
    else
      return;
    scales_ = expanded_;
    _mm256_storeu_ps(expanded_ + blocks_, _mm256_setzero_ps());
  }
  // Returns the scale of each lane of the group at element `at`. Lanes outside `valid` get 0.
  __m512 lanes(int64_t at, __mmask16 valid) const {
    const int64_t block = (inside_ + at) >> log2_;
    const auto within = static_cast<int>(inside_ + at - (block << log2_));
    const __m512i index = _mm512_srl_epi32(_mm512_add_epi32(eighths(), _mm512_set1_epi32(within)),
                                           _mm_cvtsi32_si128(log2_));
    const int64_t left = blocks_ - block;  // a group overlaps at most nine blocks
    const auto there = static_cast<__mmask16>(left >= 16 ? 0xffff : (1 << left) - 1);
    const __m512 near = _mm512_maskz_loadu_ps(there, scales_ + block);
    return _mm512_maskz_permutexvar_ps(valid, index, near);
  }
  // Returns a pointer to the scale of the block that contains element `at`; the scales of later
  // blocks follow. Rows must start at block boundaries.
  const float* aligned(int64_t at) const { return scales_ + (at >> log2_); }

 private:
  int log2_ = 0;
  int64_t blocks_ = 0, inside_ = 0;
  const float* scales_ = nullptr;
  alignas(64) float expanded_[kElements / 16 + 32];
};

// Stores activation m in nibble order. Zeros pad the activation to whole groups. The vectors of
// `width` activations are interleaved, and `slot` is the position of activation m among them.
template <class Dot, class E>
inline void order_activations(const gemm_4bit_args& g, int64_t m, int64_t width, int64_t slot,
                              typename Dot::unit* out) {
  const auto* x = static_cast<const typename E::storage*>(g.a) + m * g.k;
  const int64_t stride = width * Dot::kLanes;
  alignas(64) typename E::storage padded[kGroup];
  for (int64_t k = 0; k < g.k; k += kGroup) {
    const typename E::storage* from = x + k;
    if (k + kGroup > g.k) {
      std::memset(padded, 0, sizeof padded);
      std::memcpy(padded, from, static_cast<size_t>(g.k - k) * sizeof padded[0]);
      from = padded;
    }
    Dot::template order<E>(from, out + k * width + slot * Dot::kLanes, stride);
  }
}

template <class E>
inline void finish(const gemm_4bit_args& g, int64_t m, int64_t n, float value) {
  if (g.bias != nullptr) value += E::widen(static_cast<const typename E::storage*>(g.bias)[n]);
  static_cast<typename E::storage*>(g.out)[m * g.n + n] = E::narrow(value);
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
