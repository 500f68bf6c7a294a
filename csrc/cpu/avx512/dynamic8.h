// Owns: bitsandbytes' dynamic 8-bit maps as arithmetic (exact nearest neighbour without a search),
// any other ascending map by a search in registers, and the 256-entry look-up for the way back.
//
// Dynamic map: with decade i (0..6) and z = |y| * 10^(6-i) in (0.1, 1], w = (z + 0.8) / 0.9 lies in
// [1, 2) and   signed: code = 127 +- floor(2^i * w)     unsigned: code = floor(2^(i+1) * w) - 1,
// so w's exponent is simply raised. The decade comes from the exponent of |y| (an octave holds at
// most one class edge) and one exact comparison. 2^i * w is taken as 16.16 fixed point, nudged up
// by a few units: when the fraction is below kDoubt the value may lie on either side of the
// midpoint below, and the true midpoint decides. A negative value counts one ulp larger at a class
// edge, because "strictly greater goes up" sends a tie away from zero there.
#pragma once

#include "cpu/avx512/lanes.h"
#include "cpu/generic/dynamic8.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

constexpr int kDoubt = 32;  // in 2^-16 codes

// What the arithmetic needs, derived from the map, which stays the only truth.
struct dynamic_tables {
  midpoints8 mid;
  alignas(64) float edge[32];     // by low 5 bits of the exponent: first |y| of the next class
  alignas(64) int32_t below[32];  // class of the octave below it: exponent to add, class number
  alignas(64) float scale[16];    // by class number: 0 zero, 1..7 decades, 8 the top code

  dynamic_tables(const float* code, bool is_signed) : mid(code) {
    float edges[8];
    for (int k = 0; k < 8; ++k) {
      edges[k] = std::nextafter(mid.mid[is_signed ? 126 + (1 << k) : (2 << k) - 2], 2.0f);
    }
    for (int k = 0; k < 16; ++k) scale[k] = 0.0f;
    scale[0] = is_signed ? 0.0f : 0.2f * 0x1p31f;
    double power = 1e6;
    for (int k = 0; k < 7; ++k, power /= 10) scale[k + 1] = static_cast<float>(power / 0.9);
    scale[8] = static_cast<float>(1.002 - 0.8 / 0.9);
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
      below[e] = (k + (is_signed ? 16 : 17)) * (1 << 23) + k + 1;
    }
  }
};

template <bool kSigned>
struct dynamic_lanes {
  dynamic_tables tables;
  __m512 e0, e1, scale, tiny, offset, top;
  __m512i b0, b1, next, doubt, third, fourth;

  explicit dynamic_lanes(const float* code)
      : tables(code, kSigned),
        e0(_mm512_load_ps(tables.edge)),
        e1(_mm512_load_ps(tables.edge + 16)),
        scale(_mm512_load_ps(tables.scale)),
        tiny(_mm512_set1_ps(0x1p-31f)),
        offset(_mm512_set1_ps(static_cast<float>(0.8 / 0.9 + 0x1p-20))),
        top(_mm512_set1_ps(1.995f)),
        b0(_mm512_load_si512(tables.below)),
        b1(_mm512_load_si512(tables.below + 16)),
        next(_mm512_set1_epi32((1 << 23) + 1)),
        doubt(_mm512_set1_epi32(0x10000 - kDoubt)),
        third(byte_of_lanes(2)),
        fourth(byte_of_lanes(3)) {}

  __m512i fixed(__m512 y) const {
    __m512 a;
    if (kSigned) {
      a = _mm512_range_ps(y, tiny, 0x0B);  // larger magnitude, sign cleared
      a = as_float(_mm512_sub_epi32(as_int(a), _mm512_srai_epi32(as_int(y), 31)));
    } else {
      a = _mm512_max_ps(y, tiny);
    }
    const __m512i octave = _mm512_srli_epi32(as_int(a), 23);
    const __mmask16 above =
        _mm512_cmp_ps_mask(a, _mm512_permutex2var_ps(e0, octave, e1), _CMP_GE_OQ);
    __m512i k = _mm512_permutex2var_epi32(b0, octave, b1);
    k = _mm512_mask_add_epi32(k, above, k, next);
    const __m512 w =
        _mm512_min_ps(_mm512_fmadd_ps(a, _mm512_permutexvar_ps(k, scale), offset), top);
    return _mm512_cvttps_epi32(as_float(_mm512_add_epi32(as_int(w), k)));
  }
  // The value is within a few ulp of the midpoint below its code: ask the midpoint.
  __attribute__((noinline)) __m512i settle(__m512i u, __m512 y) const {
    const __mmask16 m = _mm512_testn_epi32_mask(u, doubt);
    const __mmask16 negative = _mm512_movepi32_mask(as_int(y));
    if (m == 0) return u;
    const __m512i r = _mm512_srli_epi32(u, 16);
    __m512i index = _mm512_add_epi32(r, _mm512_set1_epi32(kSigned ? 126 : -2));
    if (kSigned) index = _mm512_mask_sub_epi32(index, negative, _mm512_set1_epi32(127), r);
    // a value below every midpoint has no midpoint below it; stay inside the table
    index = _mm512_max_epi32(index, _mm512_setzero_si512());
    const __m512 g = _mm512_mask_i32gather_ps(y, m, index, tables.mid.mid, 4);
    const __mmask16 greater = _mm512_cmp_ps_mask(y, g, _CMP_GT_OQ);
    const __mmask16 stays = kSigned ? _kxor_mask16(greater, negative) : greater;
    return _mm512_mask_sub_epi32(u, _kandn_mask16(stays, m), u, _mm512_set1_epi32(0x10000));
  }
  __m512i operator()(const __m512 y[4]) const {
    __m512i u[4] = {fixed(y[0]), fixed(y[1]), fixed(y[2]), fixed(y[3])};
    const __m512i least = _mm512_min_epu16(_mm512_min_epu16(u[0], u[1]),
                                           _mm512_min_epu16(u[2], u[3]));  // low words matter
    if (__builtin_expect(_mm512_testn_epi32_mask(least, doubt), 0)) {
      for (int i = 0; i < 4; ++i) u[i] = settle(u[i], y[i]);
    }
    const __m512i t = gather_bytes(u[0], u[1], u[2], u[3], third);
    if (!kSigned) return _mm512_sub_epi8(t, _mm512_set1_epi8(1));
    const __mmask64 negative = _mm512_movepi8_mask(
        gather_bytes(as_int(y[0]), as_int(y[1]), as_int(y[2]), as_int(y[3]), fourth));
    const __m512i middle = _mm512_set1_epi8(127);
    return _mm512_mask_subs_epu8(_mm512_add_epi8(middle, t), negative, middle, t);
  }
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
