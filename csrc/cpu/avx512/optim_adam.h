// Owns: whole blocks of Adam with 8-bit states (AdamW, LAMB) with AVX-512, as a software pipeline:
// while the codes of one block are decoded and its states moved on, the parameters of the block
// before are updated and its states encoded. Nothing waits for a division or a square root, which
// take a third of the time when they run alone (Zen 4: 247 cycles for 64 values, so 175; 160 since
// the codes come from lines; 152 with one question for both states' doubts, one operation for a
// maximum and gradients of scale 1 as they are). The stages of the two blocks stand where what they
// wait for was asked for a while ago: 141 where one state after the other took 146. Without their
// dependences the 300 instructions take 119. Slower: vpermb instead of vpermt2b (which disturbs
// multiply-adds), shifts instead of rotations, the second state looked up by the integer units
// (+10), a loop for each state (+8), or for each stage of 1024 values with its tables in registers
// (+6; +80 from memory).
#pragma once

#include "cpu/avx512/state_blocks.h"
#include "cpu/generic/optim.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

// How far ahead parameters and gradients, and codes, are fetched, in bytes. Cycles for 64 values
// (Zen 4, one thread): 172 so, 180 with twice as much, 182 with four times, 198 with eight; in
// another run 170 so, 171 with three quarters and 175 with half of it.
constexpr uintptr_t kValuesAhead = 1024, kCodesAhead = 256;

// The constants of all blocks, copied once.
struct adam_constants {
  __m512 beta1, beta2, rest1, rest2, gnorm_scale, eps, step, keep;
  symmetric_planes m_planes;
  byte_planes v_planes;
  dynamic_arithmetic<true> m_coder;
  dynamic_arithmetic<false> v_coder;

  adam_constants(const step_constants& c, const state_blocks<true>& m, const state_blocks<false>& v)
      : beta1(_mm512_set1_ps(c.beta1)),
        beta2(_mm512_set1_ps(c.beta2)),
        rest1(_mm512_set1_ps(c.rest1)),
        rest2(_mm512_set1_ps(c.rest2)),
        gnorm_scale(_mm512_set1_ps(c.gnorm_scale)),
        eps(_mm512_set1_ps(c.eps_corrected)),
        step(_mm512_set1_ps(c.scale * c.step_size)),
        keep(_mm512_set1_ps(c.keep)),
        m_planes(m.planes),
        v_planes(v.planes),
        m_coder(m.coder.lanes),
        v_coder(v.coder.lanes) {}
};

// The states of one block after its step, on their way to codes.
struct adam_states {
  alignas(64) float m[kStateBlock];
  alignas(64) float v[kStateBlock];
  float m_top, v_top;
};

// kScaled: the gradients are multiplied by something else than 1.
template <class Lanes, class E, bool kScaled>
class adam_pipeline {
  using T = typename E::storage;
  using codec1 = block_codec<state_blocks<true>>;
  using codec2 = block_codec<state_blocks<false>>;

 public:
  adam_pipeline(const step_constants& c, const nybble_parameter& t, const codec1& m,
                const codec2& v)
      : c_(c), t_(t), m_(m), v_(v) {}

  // Blocks [begin, end), all whole. The usual way is the inner loop, which has nothing else in it:
  // with a branch to the rare ways inside it took 12 % longer.
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
  // The states of block b (kFirst), the parameters and codes of the block before it (kSecond).
  // Returns whether block b may go on: otherwise a maximum of its states is zero, subnormal,
  // infinite or NaN (as after a gradient that is not finite), and nothing of it has been written.
  template <bool kFirst, bool kSecond>
  __attribute__((always_inline)) bool pass(const adam_constants& k, int64_t b, adam_states& now,
                                           const adam_states& before) {
    const block_factors m_factors = k.m_coder.factors(kSecond ? before.m_top : 1.0f);
    const block_factors v_factors = k.v_coder.factors(kSecond ? before.v_top : 1.0f);
    const __m512 m_scale = _mm512_set1_ps(kFirst ? t_.absmax1[b] : 0.0f);
    const __m512 v_scale = _mm512_set1_ps(kFirst ? t_.absmax2[b] : 0.0f);
    const int64_t first = b * kStateBlock, second = first - kStateBlock;
    auto* const m_codes = static_cast<uint8_t*>(t_.state1);
    auto* const v_codes = static_cast<uint8_t*>(t_.state2);
    const auto* const g = static_cast<const T*>(t_.g) + first;
    auto* const p = static_cast<T*>(t_.p) + second;
    __m512i tops[2] = {_mm512_setzero_si512(), _mm512_setzero_si512()};
    unsigned open = 0;  // a bit for 64 values
    for (int64_t i = 0; i < kStateBlock; i += 64) {
      __m512 ratio[4], x[4], y[4], keyed[4];
      __m512i places[4], m_bytes[4], v_bytes[4];
      m_encoding m_encoded;
      if (kSecond) {
        load64(f32{}, before.m + i, x);
        load64(f32{}, before.v + i, y);
        roots(y, ratio);
        k.m_coder.fixed(x, m_factors, places);
      }
      if (kFirst) look_up(k.m_planes, m_codes + first + i, m_bytes);
      if (kSecond) {
        k.v_coder.keyed(y, v_factors, keyed);
        divide(x, k.eps, ratio);
      }
      if (kFirst) look_up(k.v_planes, v_codes + first + i, v_bytes);
      if (kSecond) m_encoded = pack_m(k, x, places, m_codes + second + i);
      if (kFirst) {
        tops[0] = step_m(k, m_bytes, m_scale, g + i, now.m + i, tops[0]);
        tops[1] = step_v(k, v_bytes, v_scale, g + i, now.v + i, tops[1]);
      }
      if (kSecond) {
        load64(f32{}, before.v + i, y);
        k.v_coder.on_lines(y, keyed, v_factors, places);
        _mm512_storeu_si512(v_codes + second + i, k.v_coder.pack(places, 0));
        const __m512i least = _mm512_min_epu16(m_encoded.least, k.v_coder.least_of(places));
        open |= static_cast<unsigned>((m_encoded.lost | k.v_coder.in_doubt(least)) != 0)
                << (i / 64);
        update_parameters(k, ratio, p + i);
      }
    }
    if (kSecond && __builtin_expect(open != 0, 0)) settle(before, second, open);
    if (!kFirst) return false;
    now.m_top = float_of(_mm512_reduce_max_epu32(tops[0]));
    now.v_top = float_of(_mm512_reduce_max_epu32(tops[1]));
    if (__builtin_expect(!lines_hold(now.m_top) || !lines_hold(now.v_top), 0)) return false;
    t_.absmax1[b] = now.m_top;
    t_.absmax2[b] = now.v_top;
    return true;
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
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      T* const to = p + 16 * j;
      prefetch_ahead(to, kValuesAhead + kStateBlock * sizeof *p);
      const __m512 moved = _mm512_sub_ps(load16(E{}, to), _mm512_mul_ps(ratio[j], k.step));
      store16(E{}, to, _mm512_mul_ps(moved, k.keep));
    }
  }
  template <class Planes>
  static __attribute__((always_inline)) void look_up(const Planes& planes, const uint8_t* codes,
                                                     __m512i bytes[4]) {
    prefetch_ahead(codes, kCodesAhead);
    planes.look_up(_mm512_loadu_si512(codes), bytes);
  }
  static __attribute__((always_inline)) __m512 gradient(const adam_constants& k, const T* g) {
    const __m512 raw = load16(E{}, g);
    return kScaled ? _mm512_mul_ps(raw, k.gnorm_scale) : raw;
  }
  // States in the order of operations of `adam::update`; both return the top so far.
  static __attribute__((always_inline)) __m512i step_m(const adam_constants& k,
                                                       const __m512i bytes[4], __m512 scale,
                                                       const T* g, float* m, __m512i top) {
    __m512 s[4];
    join_planes(bytes, s);
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      const __m512 kept = _mm512_mul_ps(_mm512_mul_ps(s[j], scale), k.beta1);
      s[j] = _mm512_add_ps(kept, _mm512_mul_ps(gradient(k, g + 16 * j), k.rest1));
      _mm512_store_ps(m + 16 * j, s[j]);
      // the larger magnitude; loses a NaN, but v of such a gradient is NaN, too
      top = as_int(_mm512_range_ps(as_float(top), s[j], 0x0B));
    }
    return top;
  }
  static __attribute__((always_inline)) __m512i step_v(const adam_constants& k,
                                                       const __m512i bytes[4], __m512 scale,
                                                       const T* g, float* v, __m512i top) {
    __m512 s[4];
    join_planes(bytes, s);
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      prefetch_ahead(g + 16 * j, kValuesAhead);
      const __m512 by = gradient(k, g + 16 * j);
      const __m512 kept = _mm512_mul_ps(_mm512_mul_ps(s[j], scale), k.beta2);
      s[j] = _mm512_add_ps(kept, _mm512_mul_ps(_mm512_mul_ps(by, by), k.rest2));
      _mm512_store_ps(v + 16 * j, s[j]);
      top = _mm512_max_epu32(top, as_int(s[j]));  // a negative one counts as unusual
    }
    return top;
  }
  // What may call for `settle` after 64 codes: the fractions, negative values that became 0.
  struct m_encoding {
    __m512i least;
    __mmask64 lost;
  };
  static __attribute__((always_inline)) m_encoding pack_m(const adam_constants& k,
                                                          const __m512 x[4],
                                                          const __m512i places[4], uint8_t* codes) {
    const __mmask64 negative = k.m_coder.negatives(x);
    const __m512i c = k.m_coder.pack(places, negative);
    _mm512_storeu_si512(codes, c);
    const __mmask64 lost = _mm512_mask_cmpeq_epi8_mask(negative, c, _mm512_set1_epi8(127));
    return {k.m_coder.least_of(places), lost};
  }

  __attribute__((noinline)) bool start(const adam_constants& k, int64_t b) {
    return pass<true, false>(k, b, states_[0], states_[1]);
  }
  __attribute__((noinline)) void finish(const adam_constants& k, int64_t end, int side) {
    pass<false, true>(k, end, states_[side ^ 1], states_[side]);
  }
  __attribute__((noinline, cold)) void settle(const adam_states& s, int64_t at,
                                              unsigned open) const {
    auto* const m_codes = static_cast<uint8_t*>(t_.state1) + at;
    auto* const v_codes = static_cast<uint8_t*>(t_.state2) + at;
    m_.blocks.template encode<true>(s.m, s.m_top, m_codes, open);
    v_.blocks.template encode<false>(s.v, s.v_top, v_codes, open);
  }
  __attribute__((noinline, cold)) void plain_block(int64_t b) const {
    state_block s;
    const int64_t at = b * kStateBlock;
    decode_states<adam>(t_, m_, v_, b, kStateBlock, s);
    update_values<Lanes, adam, E, true>(c_, static_cast<T*>(t_.p) + at,
                                        static_cast<const T*>(t_.g) + at, kStateBlock, s.s1, s.s2,
                                        s.s3);
    encode_states<adam>(t_, m_, v_, b, kStateBlock, s);
  }

  const step_constants& c_;
  const nybble_parameter& t_;
  const codec1& m_;
  const codec2& v_;
  adam_states states_[2];
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
