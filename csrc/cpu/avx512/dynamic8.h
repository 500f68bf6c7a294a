// Owns: bitsandbytes' dynamic 8-bit maps as lines (exact nearest neighbour without a search; the
// formula is in generic/dynamic8.h), any other ascending map by a search in registers, and the
// 256-entry look-up for the way back.
#pragma once

#include "cpu/avx512/lanes.h"
#include "cpu/generic/dynamic8.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// What the values of a block are multiplied by.
struct block_factors {
  __m512 inverse;  // the quotient that is rounded to the map
  __m512 key;      // its approximation, times kKey
  __m512 limit;    // unsigned map: the largest value whose code is below 255
};

// The constants of the lines. A loop that stores bytes works on a local copy: bytes might alias
// anything else, which would then be loaded again and again.
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
    if (!kSigned) {  // by trying the values around the quotient
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
  // The place on the lines of four vectors as 8.16 fixed point, below 8 bits of no meaning. Stage
  // by stage: one vector after the other leaves the scheduler full of waiting instructions.
  __attribute__((always_inline)) void fixed(const __m512 x[4], const block_factors& f,
                                            __m512i u[4]) const {
    __m512 a[4], w[4];
    __m512i k[4];
    for (int i = 0; i < 4; ++i) a[i] = _mm512_mul_ps(x[i], f.key);
    for (int i = 0; i < 4; ++i) {
      a[i] = kSigned ? _mm512_range_ps(a[i], least, 0x0B)  // larger magnitude, sign cleared
                     : _mm512_max_ps(a[i], least);
    }
    // 7 - k in the low bits
    for (int i = 0; i < 4; ++i) {
      k[i] = as_int(_mm512_fmadd_ps(_mm512_cvtepi32_ps(as_int(a[i])), slope, bias));
    }
    for (int i = 0; i < 4; ++i) w[i] = _mm512_permutexvar_ps(k[i], offset);
    for (int i = 0; i < 4; ++i) {
      w[i] = _mm512_fmadd_ps(a[i], _mm512_permutexvar_ps(k[i], scale), w[i]);
    }
    // a rotation looks at the low five bits of k only
    for (int i = 0; i < 4; ++i) {
      if (kSigned) {
        u[i] = _mm512_rorv_epi32(as_int(w[i]), k[i]);
      } else {
        const __mmask16 below = _mm512_cmp_ps_mask(x[i], f.limit, _CMP_LE_OQ);
        u[i] = _mm512_mask_rorv_epi32(_mm512_set1_epi32(0x018000), below, as_int(w[i]), k[i]);
      }
    }
  }
  // Whether the lines leave one of 64 values open: the smallest fractions (low words) of all say.
  bool doubtful(const __m512i u[4]) const { return in_doubt(least_of(u)) != 0; }
  static __m512i least_of(const __m512i u[4]) {
    return _mm512_min_epu16(_mm512_min_epu16(u[0], u[1]), _mm512_min_epu16(u[2], u[3]));
  }
  __mmask16 in_doubt(__m512i fractions) const { return _mm512_testn_epi32_mask(fractions, doubt); }
  // The quotient y is within a few ulp of the midpoint below its code: ask the midpoint.
  __attribute__((always_inline)) __m512i settle(__m512i u, __m512 y) const {
    const __mmask16 m = _mm512_testn_epi32_mask(u, doubt);
    const __mmask16 negative = _mm512_movepi32_mask(as_int(y));
    __m512i index =
        _mm512_add_epi32(_mm512_srli_epi32(u, 16), _mm512_set1_epi32(kSigned ? 125 : -3));
    if (kSigned) {
      index = _mm512_mask_sub_epi32(index, negative, _mm512_set1_epi32(253), index);
    }
    // stays inside the table whatever the other lanes hold
    index = _mm512_and_si512(index, _mm512_set1_epi32(0xff));
    const __m512 g = _mm512_mask_i32gather_ps(y, m, index, mid, 4);
    const __mmask16 greater = _mm512_cmp_ps_mask(y, g, _CMP_GT_OQ);
    const __mmask16 stays = kSigned ? _kxor_mask16(greater, negative) : greater;
    return _mm512_mask_sub_epi32(u, _kandn_mask16(stays, m), u, _mm512_set1_epi32(0x10000));
  }
  // 64 codes. Nothing is called, so that the constants stay in registers.
  __attribute__((always_inline)) __m512i operator()(const __m512 x[4],
                                                    const block_factors& f) const {
    __m512i u[4];
    fixed(x, f, u);
    if (__builtin_expect(doubtful(u), 0)) {
      for (int i = 0; i < 4; ++i) u[i] = settle(u[i], _mm512_mul_ps(x[i], f.inverse));
    }
    return pack(u, kSigned ? negatives(x) : 0);
  }
  __mmask64 negatives(const __m512 x[4]) const {
    return _mm512_movepi8_mask(
        gather_bytes(as_int(x[0]), as_int(x[1]), as_int(x[2]), as_int(x[3]), fourth));
  }
  __m512i pack(const __m512i u[4], __mmask64 negative) const {
    const __m512i t = gather_bytes(u[0], u[1], u[2], u[3], third);
    if (!kSigned) return _mm512_sub_epi8(t, _mm512_set1_epi8(2));
    return _mm512_mask_subs_epu8(_mm512_add_epi8(t, _mm512_set1_epi8(126)), negative,
                                 _mm512_set1_epi8(static_cast<char>(128)), t);
  }
};

template <bool kSigned>
struct dynamic_lanes {
  midpoints8 mid;
  dynamic_arithmetic<kSigned> lanes;

  explicit dynamic_lanes(const float* code) : mid(code), lanes(mid, dynamic_lines<kSigned>(mid)) {}
  dynamic_arithmetic<kSigned> local() const { return lanes; }
};

// Any ascending map: five levels of a binary search in two registers, three by gathers.
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

// Four planes of bytes of 64 floats to floats. The bytes are in this order of 32-bit pieces, which
// comes out of the two unpack levels in natural order:
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
  for (int i = 0; i < 64; ++i) {
    b[i] = static_cast<uint8_t>(bits_of(values[first + i]) >> (8 * plane));
  }
  return _mm512_load_si512(b);
}

// 256 floats as four byte planes of four registers each: vpermi2b looks 128 entries up for 64 codes
// at once. 26-28 cycles per 64 values on Zen 4 (scalar loads: 62).
struct byte_planes {
  __m512i p[4][4];

  explicit byte_planes(const float* code) {
    for (int plane = 0; plane < 4; ++plane) {
      for (int r = 0; r < 4; ++r) p[plane][r] = plane_bytes(code, plane, 64 * r);
    }
  }
  __m512i plane(int i, __m512i c, __mmask64 upper) const {
    return _mm512_mask_blend_epi8(upper, _mm512_permutex2var_epi8(p[i][0], c, p[i][1]),
                                  _mm512_permutex2var_epi8(p[i][2], c, p[i][3]));
  }
  // The values of 64 codes, in natural order.
  void operator()(__m512i codes, __m512 f[4]) const {
    const __m512i c = plane_order(codes);
    const __mmask64 upper = _mm512_movepi8_mask(c);
    const __m512i v[4] = {plane(0, c, upper), plane(1, c, upper), plane(2, c, upper),
                          plane(3, c, upper)};
    join_planes(v, f);
  }
};

// The signed dynamic map in half of that: it is symmetric, except that 1 has no negative.
struct symmetric_planes {
  __m512i p[4][2];

  explicit symmetric_planes(const float* code) {
    for (int plane = 0; plane < 4; ++plane) {
      for (int r = 0; r < 2; ++r) p[plane][r] = plane_bytes(code, plane, 127 + 64 * r);
    }
  }
  void operator()(__m512i codes, __m512 f[4]) const {
    const __m512i c = plane_order(codes), middle = _mm512_set1_epi8(127);
    const __mmask64 negative = _mm512_cmplt_epu8_mask(c, middle);
    const __mmask64 one = _mm512_cmpeq_epi8_mask(c, _mm512_set1_epi8(-1));  // looks 0 up
    const __m512i rank = _mm512_abs_epi8(_mm512_sub_epi8(c, middle));
    __m512i v[4];
    for (int i = 0; i < 4; ++i) v[i] = _mm512_permutex2var_epi8(p[i][0], rank, p[i][1]);
    v[2] = _mm512_mask_mov_epi8(v[2], one, _mm512_set1_epi8(-128));  // 1 is 0x3f800000
    v[3] = _mm512_mask_mov_epi8(v[3], one, _mm512_set1_epi8(0x3f));
    v[3] = _mm512_mask_add_epi8(v[3], negative, v[3], _mm512_set1_epi8(-128));
    join_planes(v, f);
  }
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
