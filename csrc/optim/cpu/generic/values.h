// Applies an optimizer's rule to consecutive values with float32 states.
#pragma once

#include <type_traits>

#include "optim/cpu/generic/state_codec.h"
#include "optim/cpu/generic/update.h"

namespace nybble::cpu {
namespace {

// The states of a block as float32. States that the optimizer does not have stay zero.
struct state_block {
  alignas(64) float s1[kStateBlock];
  alignas(64) float s2[kStateBlock];
  alignas(64) float s3[kStateBlock];
};

// Lanes that process one value at a time. All Lanes types have these members.
struct scalar_lanes {
  using vector = float;
  static constexpr int64_t kWidth = 1;
  static float root(float x) { return std::sqrt(x); }
  template <bool kFar, class E>
  static float load(E, const typename E::storage* p) {
    return E::widen(*p);
  }
  template <class E>
  static void store(E, typename E::storage* p, float v) {
    *p = E::narrow(v);
  }
};

template <class V, class Mask>
inline V select(Mask mask, V yes, V no) {
  return mask ? yes : no;
}

// Applies the rule to whole vectors, starting at value i. Returns the index of the first value that
// it did not update. With kEightBit, the states are dequantized copies in the cache. They must be
// finite: an infinite state would make all values of its block NaN. So a gradient whose square is
// not finite (with one state: a gradient whose new state is not finite) leaves its parameter
// unchanged and sets its states to 0 (see also kKeepsSecond).
template <class Lanes, class Rule, class E, bool kEightBit>
__attribute__((noinline)) int64_t update_vectors(const step_constants& c,
                                                 typename E::storage* __restrict__ p,
                                                 const typename E::storage* __restrict__ g,
                                                 int64_t i, int64_t n, float* __restrict__ s1,
                                                 float* __restrict__ s2, float* __restrict__ s3) {
  using V = typename Lanes::vector;
  constexpr bool kFar = !kEightBit;
  for (; i + Lanes::kWidth <= n; i += Lanes::kWidth) {
    const V gradient = Lanes::template load<true>(E{}, g + i) * c.gnorm_scale;
    value_state<V> v{Lanes::template load<true>(E{}, p + i),
                     Lanes::template load<kFar>(f32{}, s1 + i), V{}, V{}};
    if (Rule::kStates > 1) v.s2 = Lanes::template load<kFar>(f32{}, s2 + i);
    if (Rule::kStates > 2) v.s3 = Lanes::template load<kFar>(f32{}, s3 + i);
    const V before = v.p, second = Rule::kKeepsSecond ? v.s2 : V{};
    Rule::template update<Lanes>(c, gradient, v);
    if (kEightBit) {
      const V tested = Rule::kStates > 1 ? gradient * gradient : v.s1;
      const auto fine = tested - tested == 0.0f;  // false if the tested value is not finite
      v.p = select(fine, v.p, before);
      v.s1 = select(fine, v.s1, V{});
      v.s2 = select(fine, v.s2, second);
      v.s3 = select(fine, v.s3, V{});
    }
    Lanes::store(E{}, p + i, v.p);
    Lanes::store(f32{}, s1 + i, v.s1);
    if (Rule::kStates > 1) Lanes::store(f32{}, s2 + i, v.s2);
    if (Rule::kStates > 2) Lanes::store(f32{}, s3 + i, v.s3);
  }
  return i;
}

// The functions below call update_vectors through a pointer. So they are compiled once for each
// type, and not again for each rule.
template <class E>
using vectors_update = int64_t (*)(const step_constants&, typename E::storage*,
                                   const typename E::storage*, int64_t, int64_t, float*, float*,
                                   float*);

// Updates the last values of an array in padded copies.
template <class Lanes, class E>
__attribute__((noinline, noclone)) void update_rest(vectors_update<E> update, int count_of_states,
                                                    const step_constants& c, typename E::storage* p,
                                                    const typename E::storage* g, int64_t n,
                                                    float* const from[3]) {
  constexpr int64_t kWidth = Lanes::kWidth;
  alignas(64) typename E::storage rest[2][kWidth] = {};
  alignas(64) float states[3][kWidth] = {};
  const auto count = static_cast<size_t>(n);
  std::memcpy(rest[0], p, count * sizeof *p);
  std::memcpy(rest[1], g, count * sizeof *g);
  for (int s = 0; s < count_of_states; ++s) std::memcpy(states[s], from[s], count * sizeof(float));
  update(c, rest[0], rest[1], 0, kWidth, states[0], states[1], states[2]);
  std::memcpy(p, rest[0], count * sizeof *p);
  for (int s = 0; s < count_of_states; ++s) std::memcpy(from[s], states[s], count * sizeof(float));
}

template <class Lanes, class E>
inline void update_all(vectors_update<E> update, int count_of_states, const step_constants& c,
                       typename E::storage* p, const typename E::storage* g, int64_t n, float* s1,
                       float* s2, float* s3) {
  const int64_t i = update(c, p, g, 0, n, s1, s2, s3);
  if (i == n) return;
  float* const rest[3] = {s1 + i, count_of_states > 1 ? s2 + i : s2,
                          count_of_states > 2 ? s3 + i : s3};
  update_rest<Lanes, E>(update, count_of_states, c, p + i, g + i, n - i, rest);
}

// Restores `now` from `before` where the gradient is 0.
template <class E, class T>
__attribute__((noinline)) void put_back(float gnorm_scale,
                                        const typename E::storage* __restrict__ g,
                                        const T* __restrict__ before, int64_t n,
                                        T* __restrict__ now) {
  for (int64_t i = 0; i < n; ++i)
    now[i] = E::widen(g[i]) * gnorm_scale == 0.0f ? before[i] : now[i];
}

// Applies the rule with skip_zeros. The function copies a block at a time, so that the copies fit
// in the cache.
template <class Lanes, class E>
__attribute__((noinline, noclone)) void update_skipping(
    vectors_update<E> update, int count_of_states, const step_constants& c, typename E::storage* p,
    const typename E::storage* g, int64_t n, float* s1, float* s2, float* s3) {
  typename E::storage values[kStateBlock];
  state_block before;
  float *const states[3] = {s1, s2, s3}, *const kept[3] = {before.s1, before.s2, before.s3};
  for (int64_t i = 0; i < n; i += kStateBlock) {
    const int64_t count = least(kStateBlock, n - i);
    float* at[3] = {};
    std::memcpy(values, p + i, static_cast<size_t>(count) * sizeof *values);
    for (int s = 0; s < count_of_states; ++s) {
      at[s] = states[s] + i;
      std::memcpy(kept[s], at[s], static_cast<size_t>(count) * sizeof(float));
    }
    update_all<Lanes, E>(update, count_of_states, c, p + i, g + i, count, at[0], at[1], at[2]);
    put_back<E>(c.gnorm_scale, g + i, values, count, p + i);
    for (int s = 0; s < count_of_states; ++s)
      put_back<E>(c.gnorm_scale, g + i, kept[s], count, at[s]);
  }
}

template <class Lanes, class E>
inline void update_by(vectors_update<E> update, int count_of_states, const step_constants& c,
                      typename E::storage* p, const typename E::storage* g, int64_t n, float* s1,
                      float* s2, float* s3) {
  if (__builtin_expect(c.skip_zeros, 0))
    return update_skipping<Lanes, E>(update, count_of_states, c, p, g, n, s1, s2, s3);
  update_all<Lanes, E>(update, count_of_states, c, p, g, n, s1, s2, s3);
}

template <class Lanes, class Rule, class E, bool kEightBit>
inline void update_to_nearest(const step_constants& c, typename E::storage* p,
                              const typename E::storage* g, int64_t n, float* s1, float* s2,
                              float* s3) {
  update_by<Lanes, E>(update_vectors<Lanes, Rule, E, kEightBit>, Rule::kStates, c, p, g, n, s1, s2,
                      s3);
}

// Stores values as stochastically rounded bfloat16. first: the index of the first value in its
// tensor.
__attribute__((noinline)) inline void store_stochastically(const float* values, unsigned noise,
                                                           int64_t first, int64_t n,
                                                           bf16::storage* p) {
  for (int64_t i = 0; i < n; ++i) {
    const int64_t at = first + i;
    const unsigned group = noise_of_group(noise, at >> 3);
    unsigned bits;
    std::memcpy(&bits, values + i, sizeof bits);
    bits = round_stochastically(bits, noise_of_value(group, static_cast<unsigned>(at) & 7u));
    p[i] = static_cast<bf16::storage>(bits >> 16);
  }
}

// Updates bfloat16 parameters a block at a time, in float32 copies, and rounds them stochastically.
template <class Lanes>
__attribute__((noinline, noclone)) void update_stochastically(
    vectors_update<f32> update, int count_of_states, const step_constants& c, int64_t first,
    bf16::storage* p, const bf16::storage* g, int64_t n, float* s1, float* s2, float* s3) {
  alignas(64) float values[kStateBlock], gradient[kStateBlock];
  for (int64_t i = 0; i < n; i += kStateBlock) {
    const int64_t count = least(kStateBlock, n - i);
    for (int64_t j = 0; j < count; ++j) {
      values[j] = bf16::widen(p[i + j]);
      gradient[j] = bf16::widen(g[i + j]);
    }
    update_by<Lanes, f32>(update, count_of_states, c, values, gradient, count, s1 + i, s2 + i,
                          count_of_states > 2 ? s3 + i : s3);
    store_stochastically(values, c.noise, first + i, count, p + i);
  }
}

// Updates n values. first: the index of the first value in its tensor.
template <class Lanes, class Rule, class E, bool kEightBit>
inline void update_values(const step_constants& c, int64_t first, typename E::storage* p,
                          const typename E::storage* g, int64_t n, float* s1, float* s2,
                          float* s3) {
  if constexpr (Rule::kStates > 1 && std::is_same_v<E, bf16>)
    if (__builtin_expect(c.noise != 0, 0))
      return update_stochastically<Lanes>(update_vectors<Lanes, Rule, f32, kEightBit>,
                                          Rule::kStates, c, first, p, g, n, s1, s2, s3);
  update_to_nearest<Lanes, Rule, E, kEightBit>(c, p, g, n, s1, s2, s3);
}

// Calls body(element, parameter) for each parameter that has elements.
template <class Body>
inline void for_parameters(const optimizer_args& o, const Body& body) {
  for_dtype(o.dtype, [&](auto element) {
    for (int32_t i = 0; i < o.count; ++i)
      if (o.parameters[i].n != 0) body(element, o.parameters[i]);
  });
}

}  // namespace
}  // namespace nybble::cpu
