// The int8 product with AVX-512 VNNI, and its dequantization.
//
// The dot product instruction multiplies unsigned bytes by signed bytes. So the kernel multiplies w
// + 128 (computed by an xor) instead of a weight w, and subtracts 128 * sum(a) at the end. The
// result is exact modulo 2^32. Up to four activations are multiplied by one weight row at a time.
// With more activations, tiles of 4 rows x 4 activations are used.
#pragma once

#include "cpu/avx512/lanes.h"
#include "int8/cpu/generic/int8.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

constexpr int64_t kStep = 64;  // bytes of a vector
// The number of columns of a tile, chosen so that 4 rows and 4 activations fill half of the L1
// cache.
constexpr int64_t kChunk = 2048;

// Activations, interleaved in groups of `width`. Zeros pad the activations to whole vectors.
// `corrections` has 128 * sum(a) for each activation.
struct int8_operand {
  int64_t width, steps;
  const int8_t* values;
  const int32_t* corrections;

  const int8_t* at(int64_t m, int64_t step) const {
    return values + (m / width * width * steps + step * width) * kStep;
  }
};

inline int8_operand arrange(const int8_matmul_args& g, int64_t width) {
  const int64_t rounded = divide_up(g.m, width) * width, steps = divide_up(g.k, kStep);
  const auto bytes = static_cast<size_t>(rounded * steps * kStep);
  auto* values = static_cast<int8_t*>(scratch(bytes + static_cast<size_t>(rounded) * 4));
  auto* corrections = reinterpret_cast<int32_t*>(values + bytes);
  if (rounded != g.m) std::memset(values, 0, bytes + static_cast<size_t>(rounded) * 4);
  for (int64_t m = 0; m < g.m; ++m) {
    int8_t* to = values + (m / width * width * steps + m % width) * kStep;
    __m512i sum = _mm512_setzero_si512();
    for (int64_t s = 0; s < steps; ++s) {
      const int64_t left = g.k - s * kStep;
      const __mmask64 mask = left >= kStep ? ~__mmask64{0} : (__mmask64{1} << left) - 1;
      const __m512i v = _mm512_maskz_loadu_epi8(mask, g.a + m * g.k + s * kStep);
      sum = _mm512_dpbusd_epi32(sum, _mm512_set1_epi8(1), v);
      _mm512_store_si512(to + s * width * kStep, v);
    }
    corrections[m] =
        static_cast<int32_t>(static_cast<uint32_t>(_mm512_reduce_add_epi32(sum)) * 128u);
  }
  return {width, steps, values, corrections};
}

// Loads 64 weights as w + 128. The load may include bytes after the end of the row, because they
// are multiplied by activations that are 0.
inline __m512i load_weights(const int8_t* row, int64_t step, int64_t k) {
  const __m512i flip = _mm512_set1_epi8(-128);
  const int64_t left = k - step * kStep;
  if (left >= kStep) return _mm512_xor_si512(_mm512_loadu_si512(row + step * kStep), flip);
  return _mm512_xor_si512(_mm512_maskz_loadu_epi8((__mmask64{1} << left) - 1, row + step * kStep),
                          flip);
}

template <class E>
inline void store_one(const int8_matmul_args& g, int64_t m, int64_t n, int32_t acc) {
  if (g.acc != nullptr) g.acc[m * g.n + n] = acc;
  if (g.out != nullptr) int8_store<E>(g, m, n, acc);
}

template <class E, int C>
inline void int8_few(const int8_matmul_args& g, const int8_operand& x, int64_t begin, int64_t end) {
  for (int64_t n = begin; n < end; ++n) {
    const int8_t* w = g.b + n * g.k;
    __m512i acc[C][2];
    for (int c = 0; c < C; ++c) acc[c][0] = acc[c][1] = _mm512_setzero_si512();
    int64_t s = 0;
    for (; s + 2 <= g.k / kStep; s += 2) {
      prefetch(w + s * kStep + 4096);
      prefetch(w + s * kStep + 4160);
      for (int half = 0; half < 2; ++half) {
        const __m512i v =
            _mm512_xor_si512(_mm512_loadu_si512(w + (s + half) * kStep), _mm512_set1_epi8(-128));
        for (int c = 0; c < C; ++c) {
          const __m512i a = _mm512_load_si512(x.at(0, s + half) + c * kStep);
          acc[c][half] = _mm512_dpbusd_epi32(acc[c][half], v, a);
        }
      }
    }
    for (; s < x.steps; ++s) {
      const __m512i v = load_weights(w, s, g.k);
      for (int c = 0; c < C; ++c)
        acc[c][0] = _mm512_dpbusd_epi32(acc[c][0], v, _mm512_load_si512(x.at(0, s) + c * kStep));
    }
    for (int c = 0; c < C; ++c) {
      const int32_t sum = _mm512_reduce_add_epi32(_mm512_add_epi32(acc[c][0], acc[c][1]));
      store_one<E>(g, c, n,
                   static_cast<int32_t>(static_cast<uint32_t>(sum) -
                                        static_cast<uint32_t>(x.corrections[c])));
    }
  }
}

inline __m512i fold_int(__m512i a, __m512i b, __mmask16 m, __m512i swap) {
  return _mm512_add_epi32(_mm512_mask_blend_epi32(m, a, b), _mm512_permutex2var_epi32(a, swap, b));
}
inline __m512i sum16_int(const __m512i* a) {  // lane i = sum of a[i]
  __m512i t[8];
  for (int i = 0; i < 8; ++i) t[i] = fold_int(a[i], a[i + 8], 0xFF00, swap_index(0));
  for (int i = 0; i < 4; ++i) t[i] = fold_int(t[i], t[i + 4], 0xF0F0, swap_index(1));
  for (int i = 0; i < 2; ++i) t[i] = fold_int(t[i], t[i + 2], 0xCCCC, swap_index(2));
  return fold_int(t[0], t[1], 0xAAAA, swap_index(3));
}

// Stores the products of activations m to m + 3 and rows n to n + 3. Lane 4 * c + r of `sums` holds
// the product of activation c and row r.
template <class E>
inline void store_tile(const int8_matmul_args& g, const int8_operand& x, int64_t m, int64_t n,
                       int64_t rows, __m512i sums) {
  const __m128i correction = _mm_loadu_si128(reinterpret_cast<const __m128i*>(x.corrections + m));
  const __m512i each = _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  const __m512i acc =
      _mm512_sub_epi32(sums, _mm512_permutexvar_epi32(each, _mm512_castsi128_si512(correction)));
  alignas(64) int32_t value[16];
  _mm512_store_si512(value, acc);
  const bool whole = rows == 4 && m + 4 <= g.m;
  if (whole && g.out != nullptr && g.acc == nullptr) {
    const __m512 row =
        _mm512_permutexvar_ps(each, _mm512_castps128_ps512(_mm_loadu_ps(g.row_absmax + m)));
    const __m512 col = _mm512_mul_ps(_mm512_broadcast_f32x4(_mm_loadu_ps(g.col_absmax + n)),
                                     _mm512_set1_ps(kInt8Product));
    __m512 y = _mm512_mul_ps(_mm512_mul_ps(_mm512_cvtepi32_ps(acc), row), col);
    if (g.bias != nullptr) {
      alignas(16) float bias[4];
      for (int r = 0; r < 4; ++r)
        bias[r] = E::widen(static_cast<const typename E::storage*>(g.bias)[n + r]);
      y = _mm512_add_ps(y, _mm512_broadcast_f32x4(_mm_load_ps(bias)));
    }
    alignas(64) typename E::storage narrow[16];
    store16(E{}, narrow, y);
    auto* out = static_cast<typename E::storage*>(g.out) + m * g.n + n;
    for (int c = 0; c < 4; ++c) std::memcpy(out + c * g.n, narrow + 4 * c, 4 * sizeof *narrow);
    return;
  }
  for (int64_t c = 0; c < 4 && m + c < g.m; ++c)
    for (int64_t r = 0; r < rows; ++r) store_one<E>(g, m + c, n + r, value[4 * c + r]);
}

// Multiplies rows begin to end - 1 by kFours * 4 activations, starting at activation m.
template <class E, int kFours>
inline void int8_tiles(const int8_matmul_args& g, const int8_operand& x, int64_t m, int64_t begin,
                       int64_t end) {
  constexpr int64_t kAhead = (4 + kFours - 1) / kFours;  // number of rows that each pass prefetches
  for (int64_t n = begin; n < end; n += 4) {
    const int8_t* w[4];
    for (int64_t r = 0; r < 4; ++r) w[r] = g.b + least(n + r, end - 1) * g.k;
    __m512i sums[kFours][16];
    for (int64_t first = 0; first < x.steps; first += kChunk / kStep) {
      const int64_t last = least(x.steps, first + kChunk / kStep);
      for (int four = 0; four < kFours; ++four) {
        __m512i acc[16];
#pragma GCC unroll 16
        for (int i = 0; i < 16; ++i) acc[i] = first == 0 ? _mm512_setzero_si512() : sums[four][i];
        for (int64_t s = first; s < last; ++s) {
          const int8_t* a = x.at(m + 4 * four, s);
          for (int64_t r = four * kAhead; r < least(4, (four + 1) * kAhead); ++r)
            _mm_prefetch(reinterpret_cast<const char*>(w[r] + 4 * g.k + s * kStep), _MM_HINT_T1);
          const __m512i w0 = load_weights(w[0], s, g.k), w1 = load_weights(w[1], s, g.k);
          const __m512i w2 = load_weights(w[2], s, g.k), w3 = load_weights(w[3], s, g.k);
#pragma GCC unroll 4
          for (int c = 0; c < 4; ++c) {
            const __m512i v = _mm512_load_si512(a + c * kStep);
            acc[4 * c] = _mm512_dpbusd_epi32(acc[4 * c], w0, v);
            acc[4 * c + 1] = _mm512_dpbusd_epi32(acc[4 * c + 1], w1, v);
            acc[4 * c + 2] = _mm512_dpbusd_epi32(acc[4 * c + 2], w2, v);
            acc[4 * c + 3] = _mm512_dpbusd_epi32(acc[4 * c + 3], w3, v);
          }
        }
#pragma GCC unroll 16
        for (int i = 0; i < 16; ++i) sums[four][i] = acc[i];
      }
    }
    for (int four = 0; four < kFours; ++four)
      store_tile<E>(g, x, m + 4 * four, n, least(4, end - n), sum16_int(sums[four]));
  }
}

template <class E>
inline void int8_rows(const int8_matmul_args& g, const int8_operand& x, int64_t begin,
                      int64_t end) {
  using few = void (*)(const int8_matmul_args&, const int8_operand&, int64_t, int64_t);
  static constexpr few kFew[] = {int8_few<E, 1>, int8_few<E, 2>, int8_few<E, 3>, int8_few<E, 4>};
  using tiles = void (*)(const int8_matmul_args&, const int8_operand&, int64_t, int64_t, int64_t);
  static constexpr tiles kTiles[] = {int8_tiles<E, 1>, int8_tiles<E, 2>, int8_tiles<E, 3>,
                                     int8_tiles<E, 4>};
  if (g.m <= 4) return kFew[g.m - 1](g, x, begin, end);
  for (int64_t m = 0; m < g.m; m += 16)
    kTiles[least(4, divide_up(g.m - m, 4)) - 1](g, x, m, begin, end);
}

inline void int8_matmul(const int8_matmul_args& g) {
  const int8_operand x = arrange(g, g.m <= 4 ? g.m : 4);
  const int64_t rows = most(4, (int64_t{1} << 17) / g.k / 4 * 4);  // 128 KiB of weights
  for_dtype(g.dtype, [&](auto element) {
    parallel_for(g.n, g.n * g.k < kSmall ? g.n : rows, [&](int64_t begin, int64_t end) {
      int8_rows<decltype(element)>(g, x, begin, end);
    });
  });
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
