// Owns: bitsandbytes' dynamic 8-bit maps as arithmetic (exact nearest neighbour without a search),
// any other ascending map by a search in registers, and the 256-entry look-up for the way back.
//
// Dynamic map: with decade i (0..6) and z = |y| * 10^(6-i) in (0.1, 1], w = (z + 0.8) / 0.9 lies in
// [1, 2) and   signed: code = 127 +- floor(2^i * w)     unsigned: code = floor(2^(i+1) * w) - 1.
// The decade comes from the exponent of |y| (an octave holds at most one class edge) and one exact
// comparison; its number is how far the bits of w are shifted down to leave 2^i * w as 16.16 fixed
// point. (All factors are scaled by 2^-126, so that the bits of w in [1, 2) are its significand.)
// w is nudged up by a few units: when the fraction is below kDoubt the value may lie on either side
// of the midpoint below, and the true midpoint decides. A negative value counts one ulp larger at a
// class edge, because "strictly greater goes up" sends a tie away from zero there.
#pragma once

#include "cpu/avx512/lanes.h"
#include "cpu/generic/dynamic8.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// In 2^-16 codes: the nudge is at most 4, what rounding adds or takes under 2.
constexpr int kDoubt = 8;

// What the arithmetic needs, derived from the map, which stays the only truth.
struct dynamic_tables {
  midpoints8 mid;
  alignas(64) float edge[32];     // by low 5 bits of the exponent: first |y| of the next class
  alignas(64) int32_t below[32];  // class of the octave below it: how far w is shifted down
  alignas(64) float scale[16];    // by the low 4 bits of that: what |y| is multiplied by

  dynamic_tables(const float* code, bool is_signed) : mid(code) {
    const int first =
        is_signed ? 7 : 6;  // shift of decade 0; zero's is one more, the top code's -1
    float edges[8];
    for (int k = 0; k < 8; ++k) {
      edges[k] = std::nextafter(mid.mid[is_signed ? 126 + (1 << k) : (2 << k) - 2], 2.0f);
    }
    for (float& factor : scale) factor = 0.0f;
    scale[first + 1] = 0.2f * 0x1p31f * 0x1p-126f;  // what is clamped to 2^-31 comes out above 1
    double power = 1e6;
    for (int k = 0; k < 7; ++k, power /= 10) {
      scale[first - k] = static_cast<float>(power / 0.9 * 0x1p-126);
    }
    // the top code: w a little above 1, so that its shift leaves a byte of 128 or 0
    scale[(first - 7) & 15] = static_cast<float>((1.002 - 0.8 / 0.9) * 0x1p-126);
    for (int e = 0; e < 32; ++e) {
      const float low = std::ldexp(1.0f, e - 31);
      int k = -1;
      edge[e] = float_of(0x7f800000u);
      for (int j = 0; j < 8; ++j) {
        if (edges[j] <= low) {
          k = j;
        } else if (edges[j] < 2 * low) {
          edge[e] = edges[j];
        }
      }
      below[e] = first - k;
    }
  }
};

// The constants of the arithmetic. A loop that stores bytes works on a local copy: bytes might
// alias anything else, which would then be loaded again and again.
template <bool kSigned>
struct dynamic_arithmetic {
  __m512 e0, e1, scale, tiny, offset;
  __m512i top, b0, b1, doubt, third, fourth;
  const float* mid;

  explicit dynamic_arithmetic(const dynamic_tables& tables)
      : e0(_mm512_load_ps(tables.edge)),
        e1(_mm512_load_ps(tables.edge + 16)),
        scale(_mm512_load_ps(tables.scale)),
        tiny(_mm512_set1_ps(0x1p-31f)),
        offset(_mm512_set1_ps(
            static_cast<float>((0.8 / 0.9 + (kSigned ? 0x1p-20 : 0x1p-21)) * 0x1p-126))),
        top(as_int(_mm512_set1_ps(1.995f * 0x1p-126f))),
        b0(_mm512_load_si512(tables.below)),
        b1(_mm512_load_si512(tables.below + 16)),
        doubt(_mm512_set1_epi32(0x10000 - kDoubt)),
        third(byte_of_lanes(2)),
        fourth(byte_of_lanes(3)),
        mid(tables.mid.mid) {}

  // 2^i * w of four vectors as 8.16 fixed point, below 8 bits of no meaning. Stage by stage: one
  // vector after the other leaves the scheduler full of waiting instructions (Zen 4: 62 cycles for
  // 64 values, so 43).
  __attribute__((always_inline)) void fixed(const __m512 y[4], __m512i u[4]) const {
    __m512 a[4], edge[4], w[4];
    __m512i k[4];
    __mmask16 above[4];
    for (int i = 0; i < 4; ++i) {
      a[i] = kSigned ? _mm512_range_ps(y[i], tiny, 0x0B)  // larger magnitude, sign cleared
                     : _mm512_max_ps(y[i], tiny);
    }
    if (kSigned) {
      for (int i = 0; i < 4; ++i) u[i] = _mm512_srai_epi32(as_int(y[i]), 31);
      for (int i = 0; i < 4; ++i) a[i] = as_float(_mm512_sub_epi32(as_int(a[i]), u[i]));
    }
    for (int i = 0; i < 4; ++i) k[i] = _mm512_srli_epi32(as_int(a[i]), 23);  // octave
    for (int i = 0; i < 4; ++i) edge[i] = _mm512_permutex2var_ps(e0, k[i], e1);
    for (int i = 0; i < 4; ++i) k[i] = _mm512_permutex2var_epi32(b0, k[i], b1);
    for (int i = 0; i < 4; ++i) above[i] = _mm512_cmp_ps_mask(a[i], edge[i], _CMP_GE_OQ);
    for (int i = 0; i < 4; ++i)
      k[i] = _mm512_mask_add_epi32(k[i], above[i], k[i], _mm512_set1_epi32(-1));
    for (int i = 0; i < 4; ++i) w[i] = _mm512_permutexvar_ps(k[i], scale);
    for (int i = 0; i < 4; ++i) w[i] = _mm512_fmadd_ps(a[i], w[i], offset);
    // an unsigned minimum: any unit takes it, and positive floats order as their bits
    for (int i = 0; i < 4; ++i) u[i] = _mm512_min_epu32(as_int(w[i]), top);
    // a rotation also takes the -1 of the unsigned map's top code, but competes with
    // multiplications
    for (int i = 0; i < 4; ++i) {
      u[i] = kSigned ? _mm512_srlv_epi32(u[i], k[i]) : _mm512_rorv_epi32(u[i], k[i]);
    }
  }
  // Whether the arithmetic leaves one of 64 values open (low words matter).
  bool doubtful(const __m512i u[4]) const {
    const __m512i least =
        _mm512_min_epu16(_mm512_min_epu16(u[0], u[1]), _mm512_min_epu16(u[2], u[3]));
    return _mm512_testn_epi32_mask(least, doubt) != 0;
  }
  // The value is within a few ulp of the midpoint below its code: ask the midpoint.
  __attribute__((always_inline)) __m512i settle(__m512i u, __m512 y) const {
    const __mmask16 m = _mm512_testn_epi32_mask(u, doubt);
    const __mmask16 negative = _mm512_movepi32_mask(as_int(y));
    const __m512i r = _mm512_and_si512(_mm512_srli_epi32(u, 16), _mm512_set1_epi32(0xff));
    __m512i index = _mm512_add_epi32(r, _mm512_set1_epi32(kSigned ? 126 : -2));
    if (kSigned) index = _mm512_mask_sub_epi32(index, negative, _mm512_set1_epi32(127), r);
    // a value below every midpoint has no midpoint below it; stay inside the table
    index = _mm512_max_epi32(index, _mm512_setzero_si512());
    const __m512 g = _mm512_mask_i32gather_ps(y, m, index, mid, 4);
    const __mmask16 greater = _mm512_cmp_ps_mask(y, g, _CMP_GT_OQ);
    const __mmask16 stays = kSigned ? _kxor_mask16(greater, negative) : greater;
    return _mm512_mask_sub_epi32(u, _kandn_mask16(stays, m), u, _mm512_set1_epi32(0x10000));
  }
  // 64 codes. Nothing is called, so that the constants stay in registers.
  __attribute__((always_inline)) __m512i operator()(const __m512 y[4]) const {
    __m512i u[4];
    fixed(y, u);
    if (__builtin_expect(doubtful(u), 0)) {
      for (int i = 0; i < 4; ++i) u[i] = settle(u[i], y[i]);
    }
    return pack(u, kSigned ? negatives(y) : 0);
  }
  __mmask64 negatives(const __m512 y[4]) const {
    return _mm512_movepi8_mask(
        gather_bytes(as_int(y[0]), as_int(y[1]), as_int(y[2]), as_int(y[3]), fourth));
  }
  __m512i pack(const __m512i u[4], __mmask64 negative) const {
    const __m512i t = gather_bytes(u[0], u[1], u[2], u[3], third);
    if (!kSigned) return _mm512_sub_epi8(t, _mm512_set1_epi8(1));
    const __m512i middle = _mm512_set1_epi8(127);
    return _mm512_mask_subs_epu8(_mm512_add_epi8(middle, t), negative, middle, t);
  }
};

template <bool kSigned>
struct dynamic_lanes {
  dynamic_tables tables;
  dynamic_arithmetic<kSigned> lanes;

  explicit dynamic_lanes(const float* code) : tables(code, kSigned), lanes(tables) {}
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
  __m512i operator()(const __m512 y[4]) const {
    __m512i code[4];
    for (int i = 0; i < 4; ++i) {
      __m512i at = _mm512_setzero_si512();
      for (int step = 16; step > 0; step /= 2) {
        const __m512i index = _mm512_add_epi32(at, _mm512_set1_epi32(step - 1));
        const __m512 m = _mm512_permutex2var_ps(upper0, index, upper1);
        const __mmask16 above = _mm512_cmp_ps_mask(y[i], m, _CMP_GT_OQ);
        at = _mm512_mask_add_epi32(at, above, at, _mm512_set1_epi32(step));
      }
      at = _mm512_slli_epi32(at, 3);
      for (int step = 4; step > 0; step /= 2) {
        const __m512i index = _mm512_add_epi32(at, _mm512_set1_epi32(step - 1));
        const __m512 m = _mm512_i32gather_ps(index, mid.mid, 4);
        const __mmask16 above = _mm512_cmp_ps_mask(y[i], m, _CMP_GT_OQ);
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
