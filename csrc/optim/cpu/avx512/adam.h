// Adam with 8-bit states (also AdamW and LAMB) with AVX-512. Whole blocks go through a software
// pipeline. While the loop decodes and updates the states of a block, it also updates the
// parameters of the previous block and encodes its states. This hides the latency of divisions and
// square roots. On Zen 4, 64 values take 112 cycles; without the pipeline they take 247. The order
// of the stages was chosen by measurement.
//
// Loads and stores limit the speed. So values that are used twice stay in registers (`held`). The
// second state is computed from its codes, because a look-up would read 16 table registers.
//
// A state gets the nearest code. But if a state is less than 2^-13 codes away from a midpoint, it
// may get either of the two adjacent codes (an error of 1e-6 of the block's maximum).
#pragma once

#include "optim/cpu/avx512/adam_units.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// The prefetch distances in bytes: the first for parameters and gradients, the second for codes
// (measured on Zen 4).
constexpr uintptr_t kValuesAhead = 2048, kCodesAhead = 256;

// The updated states of a block before they are encoded.
struct adam_states {
  alignas(64) float m[kStateBlock];
  alignas(64) float v[kStateBlock];
  float m_top, v_top;
};

template <class Lanes, class E>
class adam_pipeline {
  using T = typename E::storage;
  using codec1 = block_codec<state_blocks<true>>;
  using codec2 = block_codec<state_blocks<false>>;

 public:
  adam_pipeline(const step_constants& c, const nybble_parameter& t, const codec1& m,
                const codec2& v)
      : c_(c), t_(t), m_(m), v_(v) {
    std::memset(zeros_, 127, sizeof zeros_);
  }

  // Updates blocks begin to end - 1, which are all whole. The slow path is outside the inner loop,
  // because the loop would take 12 % longer with a branch to it inside.
  void run(int64_t begin, int64_t end) {
    const adam_constants k(c_, m_.blocks, v_.blocks);
    for (int64_t b = begin; b < end; ++b) {
      int side = 0;
      bool usual = start(k, b);
      if (usual) {
        for (++b; b < end; ++b) {
          side ^= 1;
          usual = pass<true, true>(k, b, states_[side], states_[side ^ 1]);
          if (__builtin_expect(!usual, 0)) break;
        }
      }
      if (usual) return finish(k, end, side);
      plain_block(b);
    }
  }

 private:
  // With kFirst, updates the states of block b. With kSecond, updates the parameters and the codes
  // of block b - 1. If the maximum of a state of block b is zero, subnormal, infinite or NaN,
  // returns false and writes nothing to block b.
  template <bool kFirst, bool kSecond>
  __attribute__((always_inline)) bool pass(const adam_constants& k, int64_t b, adam_states& now,
                                           const adam_states& before) {
    const block_factors m_factors = k.m_coder.factors(kSecond ? before.m_top : 1.0f);
    const block_factors v_factors = k.v_coder.factors(kSecond ? before.v_top : 1.0f);
    const __m512 m_scale = _mm512_set1_ps(kFirst ? t_.absmax1[b] * k.decay1 : 0.0f);
    const __m512 v_scale = _mm512_set1_ps(kFirst ? t_.absmax2[b] * k.decay2 : 0.0f);
    const __m512 v_slope = _mm512_mul_ps(_mm512_load_ps(k.v_values.slope), v_scale);
    const __m512 v_start = _mm512_mul_ps(_mm512_load_ps(k.v_values.start), v_scale);
    const int64_t first = b * kStateBlock, second = first - kStateBlock;
    auto* const m_codes = static_cast<uint8_t*>(t_.state1);
    auto* const v_codes = static_cast<uint8_t*>(t_.state2);
    const auto* const g = static_cast<const T*>(t_.g) + first;
    auto* const p = static_cast<T*>(t_.p) + second;
    // If absmax is 0, the stored codes have no meaning. The function replaces them by codes that
    // mean 0, to avoid a wrong sign.
    const uint8_t* const m_from = !kFirst || t_.absmax1[b] == 0.0f ? zeros_ : m_codes + first;
    __m512i tops[2] = {_mm512_setzero_si512(), _mm512_setzero_si512()};
    unsigned open = 0;  // a bit per 64 values
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      __m512 ratio[4], m[4], v[4], m_key[4], v_key[4], m_line[4], v_line[4], v_numbers[4];
      __m512i m_index[4], v_index[4], m_places[4], v_places[4], m_bytes[4];
      __mmask64 negative = 0;
      if (kSecond) load_held(before.m + i, m);
      if (kFirst) numbers_of(v_codes + first + i, v_numbers);
      if (kSecond) {
        load_held(before.v + i, v);
        roots(v, ratio);
        k.v_coder.keyed(v, v_factors, v_key);
      }
      if (kFirst) look_up(k.m_planes, m_from + i, m_bytes);
      if (kSecond) {
        k.v_coder.choose(v_key, v_index);
        negative = k.m_coder.negatives(m);
        k.v_coder.follow(v_key, v_index, v_line);
      }
      if (kFirst) tops[1] = step_v(v_numbers, v_slope, v_start, g + i, now.v + i, tops[1]);
      if (kSecond) k.v_coder.turn(v_line, v_index, v_places);
      if (kFirst) tops[0] = step_m(m_bytes, m_scale, g + i, now.m + i, tops[0]);
      if (kSecond) {
        divide(m, k.eps, ratio);
        k.m_coder.keyed(m, m_factors, m_key);
        k.m_coder.choose(m_key, m_index);
        k.m_coder.follow(m_key, m_index, m_line);
        open |= pack_v(k, v_places, v_codes + second + i) << (i / 64);
        update_parameters(k, ratio, p + i);
        k.m_coder.turn(m_line, m_index, m_places);
        pack_m(k, negative, m_places, m_codes + second + i);
      }
    }
    if (kSecond && __builtin_expect(open != 0, 0)) settle(before, second, open);
    if (!kFirst) return false;
    now.m_top = float_of(_mm512_reduce_max_epu32(tops[0]));
    now.v_top = float_of(_mm512_reduce_max_epu32(tops[1]));
    if (__builtin_expect(!lines_hold(now.m_top) || !lines_hold(now.v_top), 0)) return false;
    t_.absmax1[b] = now.m_top * k.unit1;
    t_.absmax2[b] = now.v_top * k.unit2;
    return true;
  }

  static __attribute__((always_inline)) void load_held(const float* from, __m512 x[4]) {
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) x[j] = held(_mm512_load_ps(from + 16 * j));
  }
  static __attribute__((always_inline)) void roots(const __m512 v[4], __m512 root[4]) {
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) root[j] = _mm512_sqrt_ps(v[j]);
  }
  static __attribute__((always_inline)) void divide(const __m512 m[4], __m512 eps,
                                                    __m512 ratio[4]) {
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) ratio[j] = _mm512_div_ps(m[j], _mm512_add_ps(ratio[j], eps));
  }
  static __attribute__((always_inline)) void update_parameters(const adam_constants& k,
                                                               const __m512 ratio[4], T* p) {
    const __m512 keep = held(k.keep), step = held(k.step);
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      T* const to = p + 16 * j;
      prefetch_ahead(to, kValuesAhead + kStateBlock * sizeof *p);
      const __m512 kept = _mm512_mul_ps(load16(E{}, to), keep);
      store16(E{}, to, _mm512_fnmadd_ps(ratio[j], step, kept));
    }
  }
  template <class Planes>
  static __attribute__((always_inline)) void look_up(const Planes& planes, const uint8_t* codes,
                                                     __m512i bytes[4]) {
    prefetch_ahead(codes, kCodesAhead);
    planes.look_up(_mm512_loadu_si512(codes), bytes);
  }
  // Computes c + 1.5 for 64 codes c. The value is computed as (2^23 + c) - (2^23 - 1.5).
  static __attribute__((always_inline)) void numbers_of(const uint8_t* codes, __m512 n[4]) {
    prefetch_ahead(codes, kCodesAhead);
    const __m512i c = plane_order(_mm512_loadu_si512(codes));
    const __m512i zero = _mm512_setzero_si512(), power = _mm512_set1_epi16(0x4B00);
    const __m512i low = _mm512_unpacklo_epi8(c, zero), high = _mm512_unpackhi_epi8(c, zero);
    n[0] = as_float(_mm512_unpacklo_epi16(low, power));
    n[1] = as_float(_mm512_unpackhi_epi16(low, power));
    n[2] = as_float(_mm512_unpacklo_epi16(high, power));
    n[3] = as_float(_mm512_unpackhi_epi16(high, power));
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) n[j] = _mm512_sub_ps(n[j], _mm512_set1_ps(0x1p23f - 1.5f));
  }
  // step_m and step_v apply adam::update in the units of adam_constants. Both return the largest
  // magnitude so far.
  static __attribute__((always_inline)) __m512i step_m(const __m512i bytes[4], __m512 scale,
                                                       const T* g, float* m, __m512i top) {
    __m512 s[4];
    join_planes(bytes, s);
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      s[j] = _mm512_fmadd_ps(s[j], scale, load16(E{}, g + 16 * j));
      _mm512_store_ps(m + 16 * j, s[j]);
      // larger magnitude; ignores NaN, but v is NaN in that case
      top = as_int(_mm512_range_ps(as_float(top), s[j], 0x0B));
    }
    return top;
  }
  static __attribute__((always_inline)) __m512i step_v(const __m512 numbers[4], __m512 slope,
                                                       __m512 start, const T* g, float* v,
                                                       __m512i top) {
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      prefetch_ahead(g + 16 * j, kValuesAhead);
      const __m512i index = _mm512_srli_epi32(as_int(numbers[j]), 23);
      const __m512 by = load16(E{}, g + 16 * j);
      const __m512 fresh = _mm512_fmadd_ps(by, by, _mm512_permutexvar_ps(index, start));
      const __m512 s = _mm512_fmadd_ps(numbers[j], _mm512_permutexvar_ps(index, slope), fresh);
      _mm512_store_ps(v + 16 * j, s);
      top = _mm512_max_epu32(top, as_int(s));  // a negative value selects the slow path
    }
    return top;
  }
  static __attribute__((always_inline)) void pack_m(const adam_constants& k, __mmask64 negative,
                                                    const __m512i places[4], uint8_t* codes) {
    const __m512i c = k.m_coder.pack(places, negative);
    // the code of a negative value never means 0
    _mm512_storeu_si512(codes, _mm512_mask_min_epu8(c, negative, c, _mm512_set1_epi8(126)));
  }
  // Returns whether `settle` must encode the values again. This is necessary if a code is 254,
  // because the lines also give 254 to values whose nearest code is 255.
  static __attribute__((always_inline)) unsigned pack_v(const adam_constants& k,
                                                        const __m512i places[4], uint8_t* codes) {
    const __m512i c = k.v_coder.pack(places, 0);
    _mm512_storeu_si512(codes, c);
    return _mm512_cmpeq_epi8_mask(c, _mm512_set1_epi8(static_cast<char>(254))) != 0;
  }

  __attribute__((noinline)) bool start(const adam_constants& k, int64_t b) {
    return pass<true, false>(k, b, states_[0], states_[1]);
  }
  __attribute__((noinline)) void finish(const adam_constants& k, int64_t end, int side) {
    pass<false, true>(k, end, states_[side ^ 1], states_[side]);
  }
  __attribute__((noinline, cold)) void settle(const adam_states& s, int64_t at,
                                              unsigned open) const {
    auto* const codes = static_cast<uint8_t*>(t_.state2) + at;
    v_.blocks.template encode<false>(s.v, s.v_top, codes, open);
  }
  __attribute__((noinline, cold)) void plain_block(int64_t b) const {
    state_block s;
    const int64_t at = b * kStateBlock;
    decode_states<adam>(t_, m_, v_, b, kStateBlock, s);
    update_values<Lanes, adam, E, true>(c_, at, static_cast<T*>(t_.p) + at,
                                        static_cast<const T*>(t_.g) + at, kStateBlock, s.s1, s.s2,
                                        s.s3);
    encode_states<adam>(t_, m_, v_, b, kStateBlock, s);
  }

  const step_constants& c_;
  const nybble_parameter& t_;
  const codec1& m_;
  const codec2& v_;
  adam_states states_[2];
  alignas(64) uint8_t zeros_[kStateBlock];  // codes that mean 0
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
