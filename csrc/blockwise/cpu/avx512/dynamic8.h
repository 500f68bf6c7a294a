// 8-bit codes with AVX-512. bitsandbytes' dynamic maps are encoded by piecewise-linear functions,
// which return the exact nearest entry without a search; generic/dynamic8.h explains the formula.
// Any other ascending map is encoded by a search in registers. Decoding is a look-up in 256
// entries.
#pragma once

#include "blockwise/cpu/generic/dynamic8.h"
#include "cpu/avx512/lanes.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// The factors that scale a block's values.
struct block_factors {
  __m512 inverse;  // value * inverse is the exact quotient
  __m512 key;      // value * key is about kKey times the quotient
  __m512 limit;    // unsigned map: the largest value whose code is below 255
};

// The constants of the lines, which are the linear pieces of the formula. A loop that stores bytes
// must use a local copy of them. Otherwise the compiler reloads the constants after each store,
// because byte stores may alias them.
template <bool kSigned>
struct dynamic_arithmetic {
  using lines = dynamic_lines<kSigned>;
  __m512 scale, offset, least, slope, bias;
  __m512i doubt, third, fourth;
  const float* mid;

  explicit dynamic_arithmetic(const midpoints8& map, const lines& from)
      : scale(_mm512_load_ps(from.scale)),
        offset(_mm512_load_ps(from.offset)),
        least(_mm512_set1_ps(lines::kLeast)),
        slope(_mm512_set1_ps(lines::kSlope)),
        bias(_mm512_set1_ps(0x1.8p23f + lines::kBias)),
        doubt(_mm512_set1_epi32(0x10000 - kDoubt)),
        third(byte_of_lanes(2)),
        fourth(byte_of_lanes(3)),
        mid(map.mid) {}

  __attribute__((always_inline)) block_factors factors(float top) const {
    const float inverse = 1.0f / top;
    const __m512 all = _mm512_set1_ps(inverse);
    block_factors f{all, _mm512_set1_ps(inverse * lines::kKey), all};
    if (!kSigned) {  // the limit is one of the floats around mid[254] * top
      const __m512i lane =
          _mm512_setr_epi32(-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7);
      const __m512i near = as_int(_mm512_set1_ps(mid[254] * top));
      const __m512 tried = as_float(_mm512_add_epi32(near, lane));
      const __mmask16 below =
          _mm512_cmp_ps_mask(_mm512_mul_ps(tried, all), _mm512_set1_ps(mid[254]), _CMP_LE_OQ);
      const int count = __builtin_popcount(below) - 9;
      f.limit = as_float(_mm512_add_epi32(near, _mm512_set1_epi32(count)));
    }
    return f;
  }
  // Returns the codes of four vectors in 8.16 fixed point. The top 8 bits are undefined. Each stage
  // processes all four vectors, which hides the latency of its instructions.
  __attribute__((always_inline)) void fixed(const __m512 x[4], const block_factors& f,
                                            __m512i u[4]) const {
    __m512 a[4];
    keyed(x, f, a);
    on_lines(x, a, f, u);
  }
  // The two steps of `fixed`: `keyed` computes the magnitudes, and `on_lines` computes the
  // fixed-point codes.
  __attribute__((always_inline)) void keyed(const __m512 x[4], const block_factors& f,
                                            __m512 a[4]) const {
    for (int i = 0; i < 4; ++i) a[i] = _mm512_mul_ps(x[i], f.key);
    for (int i = 0; i < 4; ++i) {
      // the larger magnitude, with the sign bit cleared
      a[i] = kSigned ? _mm512_range_ps(a[i], least, 0x0B) : _mm512_max_ps(a[i], least);
    }
  }
  __attribute__((always_inline)) void on_lines(const __m512 x[4], const __m512 a[4],
                                               const block_factors& f, __m512i u[4]) const {
    __m512 w[4];
    __m512i k[4];
    choose(a, k);
    follow(a, k, w);
    if (kSigned) return turn(w, k, u);
    for (int i = 0; i < 4; ++i) {
      const __mmask16 below = _mm512_cmp_ps_mask(x[i], f.limit, _CMP_LE_OQ);
      u[i] = _mm512_mask_rorv_epi32(_mm512_set1_epi32(0x018000), below, as_int(w[i]), k[i]);
    }
  }
  // The first step of `on_lines`. Finds each value's line: the low bits of the result are 7 - k,
  // where k is the number of the line.
  __attribute__((always_inline)) void choose(const __m512 a[4], __m512i k[4]) const {
    for (int i = 0; i < 4; ++i)
      k[i] = as_int(_mm512_fmadd_ps(_mm512_cvtepi32_ps(as_int(a[i])), slope, bias));
  }
  __attribute__((always_inline)) void follow(const __m512 a[4], const __m512i k[4],
                                             __m512 w[4]) const {
    for (int i = 0; i < 4; ++i) w[i] = _mm512_permutexvar_ps(k[i], offset);
    for (int i = 0; i < 4; ++i)
      w[i] = _mm512_fmadd_ps(a[i], _mm512_permutexvar_ps(k[i], scale), w[i]);
  }
  // Rotates the bits of w into fixed point. This needs no mask, because a rotation uses only the
  // low five bits of k. With the unsigned map, the function sets the code of values above `limit`
  // to 254.
  __attribute__((always_inline)) static void turn(const __m512 w[4], const __m512i k[4],
                                                  __m512i u[4]) {
    for (int i = 0; i < 4; ++i) u[i] = _mm512_rorv_epi32(as_int(w[i]), k[i]);
  }
  // Returns whether any of 64 values must be compared with its midpoint.
  bool doubtful(const __m512i u[4]) const { return in_doubt(least_of(u)) != 0; }
  static __m512i least_of(const __m512i u[4]) {
    return _mm512_min_epu16(_mm512_min_epu16(u[0], u[1]), _mm512_min_epu16(u[2], u[3]));
  }
  __mmask16 in_doubt(__m512i fractions) const { return _mm512_testn_epi32_mask(fractions, doubt); }
  // Returns a mask of the values whose code is one too high. The value is slightly below the
  // midpoint between its code and the next lower code. Few values are this close to a midpoint, so
  // they are compared one at a time. Gathers would take 10 more cycles per 64 bfloat16 values.
  __attribute__((always_inline)) __mmask64 step_down(const __m512 x[4], const __m512i u[4],
                                                     const block_factors& f) const {
    alignas(64) float values[64];
    alignas(64) uint32_t places[64];
    __mmask16 m[4];
    for (int i = 0; i < 4; ++i) {
      _mm512_store_ps(values + 16 * i, x[i]);
      _mm512_store_si512(places + 16 * i, u[i]);
      m[i] = in_doubt(u[i]);
    }
    const float inverse = _mm512_cvtss_f32(f.inverse);
    uint64_t down = 0;
    for (uint64_t open = join(m[0], m[1], m[2], m[3]); open != 0; open &= open - 1) {
      const int i = __builtin_ctzll(open);
      const float y = values[i] * inverse;
      const bool negative = kSigned && bits_of(y) >> 31 != 0;
      const uint32_t above = (places[i] >> 16) + (kSigned ? 125 : -3);
      const bool greater = y > mid[(negative ? 253 - above : above) & 0xff];
      down |= static_cast<uint64_t>(greater == negative) << i;
    }
    return down;
  }
  // Returns 64 codes. The function calls no function that is not inlined, so that the constants
  // stay in registers.
  __attribute__((always_inline)) __m512i operator()(const __m512 x[4],
                                                    const block_factors& f) const {
    __m512i u[4];
    fixed(x, f, u);
    __m512i places = gather_bytes(u[0], u[1], u[2], u[3], third);
    if (__builtin_expect(doubtful(u), 0))
      places = _mm512_mask_sub_epi8(places, step_down(x, u, f), places, _mm512_set1_epi8(1));
    return codes_of(places, kSigned ? negatives(x) : 0);
  }
  __mmask64 negatives(const __m512 x[4]) const {
    return _mm512_movepi8_mask(
        gather_bytes(as_int(x[0]), as_int(x[1]), as_int(x[2]), as_int(x[3]), fourth));
  }
  __m512i pack(const __m512i u[4], __mmask64 negative) const {
    return codes_of(gather_bytes(u[0], u[1], u[2], u[3], third), negative);
  }
  static __m512i codes_of(__m512i places, __mmask64 negative) {
    if (!kSigned) return _mm512_sub_epi8(places, _mm512_set1_epi8(2));
    return _mm512_mask_subs_epu8(_mm512_add_epi8(places, _mm512_set1_epi8(126)), negative,
                                 _mm512_set1_epi8(static_cast<char>(128)), places);
  }
};

template <bool kSigned>
struct dynamic_lanes {
  midpoints8 mid;
  dynamic_arithmetic<kSigned> lanes;

  explicit dynamic_lanes(const float* code) : mid(code), lanes(mid, dynamic_lines<kSigned>(mid)) {}
  dynamic_arithmetic<kSigned> local() const { return lanes; }
};

// Encodes with any ascending map by a binary search. The first five levels of the search use tables
// in two registers, and the other three use gathers.
struct search_lanes {
  midpoints8 mid;
  __m512 upper0, upper1;
  __m512i low_bytes;

  explicit search_lanes(const float* code) : mid(code), low_bytes(byte_of_lanes(0)) {
    alignas(64) float upper[32];
    for (int i = 0; i < 32; ++i) upper[i] = mid.mid[8 * i + 7];
    upper0 = _mm512_load_ps(upper);
    upper1 = _mm512_load_ps(upper + 16);
  }
  static block_factors factors(float top) {
    const __m512 inverse = _mm512_set1_ps(1.0f / top);
    return {inverse, inverse, inverse};
  }
  __m512i operator()(const __m512 x[4], const block_factors& f) const {
    __m512i code[4];
    for (int i = 0; i < 4; ++i) {
      const __m512 y = _mm512_mul_ps(x[i], f.inverse);
      __m512i at = _mm512_setzero_si512();
      for (int step = 16; step > 0; step /= 2) {
        const __m512i index = _mm512_add_epi32(at, _mm512_set1_epi32(step - 1));
        const __m512 m = _mm512_permutex2var_ps(upper0, index, upper1);
        const __mmask16 above = _mm512_cmp_ps_mask(y, m, _CMP_GT_OQ);
        at = _mm512_mask_add_epi32(at, above, at, _mm512_set1_epi32(step));
      }
      at = _mm512_slli_epi32(at, 3);
      for (int step = 4; step > 0; step /= 2) {
        const __m512i index = _mm512_add_epi32(at, _mm512_set1_epi32(step - 1));
        const __m512 m = _mm512_i32gather_ps(index, mid.mid, 4);
        const __mmask16 above = _mm512_cmp_ps_mask(y, m, _CMP_GT_OQ);
        at = _mm512_mask_add_epi32(at, above, at, _mm512_set1_epi32(step));
      }
      code[i] = at;
    }
    return gather_bytes(code[0], code[1], code[2], code[3], low_bytes);
  }

  const search_lanes& local() const { return *this; }
};

// Joins the four byte planes of 64 floats. Callers first permute the codes with plane_order, so
// that the unpacking in join_planes restores the natural order.
inline __m512i plane_order(__m512i codes) {
  return _mm512_permutexvar_epi32(
      _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15), codes);
}
inline void join_planes(const __m512i v[4], __m512 f[4]) {
  const __m512i l01 = _mm512_unpacklo_epi8(v[0], v[1]), h01 = _mm512_unpackhi_epi8(v[0], v[1]);
  const __m512i l23 = _mm512_unpacklo_epi8(v[2], v[3]), h23 = _mm512_unpackhi_epi8(v[2], v[3]);
  f[0] = as_float(_mm512_unpacklo_epi16(l01, l23));
  f[1] = as_float(_mm512_unpackhi_epi16(l01, l23));
  f[2] = as_float(_mm512_unpacklo_epi16(h01, h23));
  f[3] = as_float(_mm512_unpackhi_epi16(h01, h23));
}
inline __m512i plane_bytes(const float* values, int plane, int first) {
  alignas(64) uint8_t b[64];
  for (int i = 0; i < 64; ++i)
    b[i] = static_cast<uint8_t>(bits_of(values[first + i]) >> (8 * plane));
  return _mm512_load_si512(b);
}

// 256 floats as four byte planes. A plane fills four registers. A vpermi2b instruction looks up 64
// codes in 128 entries. 64 values take 26 to 28 cycles on Zen 4; scalar loads take 62.
struct byte_planes {
  __m512i p[4][4];

  explicit byte_planes(const float* code) {
    for (int plane = 0; plane < 4; ++plane)
      for (int r = 0; r < 4; ++r) p[plane][r] = plane_bytes(code, plane, 64 * r);
  }
  __m512i plane(int i, __m512i c, __mmask64 upper) const {
    return _mm512_mask_blend_epi8(upper, _mm512_permutex2var_epi8(p[i][0], c, p[i][1]),
                                  _mm512_permutex2var_epi8(p[i][2], c, p[i][3]));
  }
  // Looks up 64 codes. look_up returns byte planes, and operator() returns float values.
  void look_up(__m512i codes, __m512i v[4]) const {
    const __m512i c = plane_order(codes);
    const __mmask64 upper = _mm512_movepi8_mask(c);
    for (int i = 0; i < 4; ++i) v[i] = plane(i, c, upper);
  }
  void operator()(__m512i codes, __m512 f[4]) const {
    __m512i v[4];
    look_up(codes, v);
    join_planes(v, f);
  }
};

// The signed dynamic map in half as many registers. The map is symmetric, except that it contains 1
// but not -1. The entry for 1 (128 entries from the middle) is stored as -1 at index 0; its sign is
// then flipped.
struct symmetric_planes {
  __m512i p[4][2];

  explicit symmetric_planes(const float* code) {
    float values[128] = {-1.0f};
    std::memcpy(values + 1, code + 128, 127 * sizeof(float));
    for (int plane = 0; plane < 4; ++plane)
      for (int r = 0; r < 2; ++r) p[plane][r] = plane_bytes(values, plane, 64 * r);
  }
  void look_up(__m512i codes, __m512i v[4]) const {
    const __m512i away = _mm512_sub_epi8(plane_order(codes), _mm512_set1_epi8(127));
    const __mmask64 numbers = _mm512_test_epi8_mask(away, away);  // codes outside this mask mean 0
    const __m512i rank = _mm512_abs_epi8(away);
    for (int i = 0; i < 4; ++i)
      v[i] = _mm512_maskz_permutex2var_epi8(numbers, p[i][0], rank, p[i][1]);
    constexpr int kXorAnd = 0x78;  // a ^ (b & c)
    v[3] = _mm512_ternarylogic_epi32(v[3], away, _mm512_set1_epi8(-128), kXorAnd);
  }
  void operator()(__m512i codes, __m512 f[4]) const {
    __m512i v[4];
    look_up(codes, v);
    join_planes(v, f);
  }
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
