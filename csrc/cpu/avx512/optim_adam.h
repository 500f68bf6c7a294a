// Owns: whole blocks of Adam with 8-bit states (AdamW, LAMB) with AVX-512, as a software pipeline:
// while the codes of one block are decoded and its states moved on, the parameters of the block
// before are updated and its states encoded. Nothing waits for a division or a square root, which
// take a third of the time when they run alone (Zen 4: 247 cycles for 64 values, so 175; 160 since
// the codes come from lines; 152 with one question for both states' doubts, one operation for a
// maximum and gradients of scale 1 as they are). Without their dependences its 300 instructions
// take 119. Slower: vpermb instead of vpermt2b (which disturbs multiply-adds), shifts instead of
// rotations, the second state looked up by the integer units (+10).
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
      __m512 ratio[4];
      m_encoding m_encoded;
      if (kSecond) {
#pragma GCC unroll 4
        for (int j = 0; j < 4; ++j) {
          ratio[j] = _mm512_sqrt_ps(_mm512_load_ps(before.v + i + 16 * j));
        }
        m_encoded = encode_m(k, before.m + i, m_factors, m_codes + second + i);
#pragma GCC unroll 4
        for (int j = 0; j < 4; ++j) {
          const __m512 m = _mm512_load_ps(before.m + i + 16 * j);
          ratio[j] = _mm512_div_ps(m, _mm512_add_ps(ratio[j], k.eps));
        }
      }
      if (kFirst) {
        __m512 m[4], v[4];
        decode(k.m_planes, m_codes + first + i, m_scale, m);
        decode(k.v_planes, v_codes + first + i, v_scale, v);
        move_states(k, g + i, m, v);
#pragma GCC unroll 4
        for (int j = 0; j < 4; ++j) {
          _mm512_store_ps(now.m + i + 16 * j, m[j]);
          _mm512_store_ps(now.v + i + 16 * j, v[j]);
          // the larger magnitude; loses a NaN, but v of such a gradient is NaN, too
          tops[0] = as_int(_mm512_range_ps(as_float(tops[0]), m[j], 0x0B));
          tops[1] = _mm512_max_epu32(tops[1], as_int(v[j]));  // a negative one counts as unusual
        }
      }
      if (kSecond) {
        const __m512i v_least = encode_v(k, before.v + i, v_factors, v_codes + second + i);
        const __mmask16 doubt = k.v_coder.in_doubt(_mm512_min_epu16(m_encoded.least, v_least));
        open |= static_cast<unsigned>((m_encoded.lost | doubt) != 0) << (i / 64);
#pragma GCC unroll 4
        for (int j = 0; j < 4; ++j) {
          T* const to = p + i + 16 * j;
          prefetch_ahead(to, kValuesAhead + kStateBlock * sizeof *p);
          const __m512 moved = _mm512_sub_ps(load16(E{}, to), _mm512_mul_ps(ratio[j], k.step));
          store16(E{}, to, _mm512_mul_ps(moved, k.keep));
        }
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

  template <class Planes>
  static __attribute__((always_inline)) void decode(const Planes& planes, const uint8_t* codes,
                                                    __m512 scale, __m512 f[4]) {
    prefetch_ahead(codes, kCodesAhead);
    planes(_mm512_loadu_si512(codes), f);
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) f[j] = _mm512_mul_ps(f[j], scale);
  }
  // In the order of operations of `adam::update`.
  static __attribute__((always_inline)) void move_states(const adam_constants& k, const T* g,
                                                         __m512 m[4], __m512 v[4]) {
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) {
      prefetch_ahead(g + 16 * j, kValuesAhead);
      const __m512 raw = load16(E{}, g + 16 * j);
      const __m512 gradient = kScaled ? _mm512_mul_ps(raw, k.gnorm_scale) : raw;
      const __m512 square = _mm512_mul_ps(gradient, gradient);
      v[j] = _mm512_add_ps(_mm512_mul_ps(v[j], k.beta2), _mm512_mul_ps(square, k.rest2));
      m[j] = _mm512_add_ps(_mm512_mul_ps(m[j], k.beta1), _mm512_mul_ps(gradient, k.rest1));
    }
  }
  // What may call for `settle` after 64 codes: the fractions, negative values that became 0.
  struct m_encoding {
    __m512i least;
    __mmask64 lost;
  };
  static __attribute__((always_inline)) m_encoding encode_m(const adam_constants& k, const float* m,
                                                            const block_factors& factors,
                                                            uint8_t* codes) {
    __m512 x[4];
    __m512i u[4];
    load64(f32{}, m, x);
    k.m_coder.fixed(x, factors, u);
    const __mmask64 negative = k.m_coder.negatives(x);
    const __m512i c = k.m_coder.pack(u, negative);
    _mm512_storeu_si512(codes, c);
    return {k.m_coder.least_of(u), _mm512_mask_cmpeq_epi8_mask(negative, c, _mm512_set1_epi8(127))};
  }
  static __attribute__((always_inline)) __m512i encode_v(const adam_constants& k, const float* v,
                                                         const block_factors& factors,
                                                         uint8_t* codes) {
    __m512 x[4];
    __m512i u[4];
    load64(f32{}, v, x);
    k.v_coder.fixed(x, factors, u);
    _mm512_storeu_si512(codes, k.v_coder.pack(u, 0));
    return k.v_coder.least_of(u);
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
