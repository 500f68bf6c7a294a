// The update rule of each optimizer, applied to a single value. The rules are the same as in
// csrc/optim/cpu/generic/update.h, which cites the papers.
#pragma once
#include "device/element.cuh"
#include "device/params.h"
#include "device/stochastic.h"

namespace nybble {

// The values of nybble_optimizer.
enum { kAdam, kMomentum, kRmsprop, kLion, kAdagrad, kLamb, kLars, kAdemamix, kScheduleFree };

NYBBLE_DEVICE float root(float x) {
  float r;
  asm("sqrt.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
  return r;
}
NYBBLE_DEVICE float sign_of(float x) { return (x > 0.0f ? 1.0f : 0.0f) - (x < 0.0f ? 1.0f : 0.0f); }

// The functions for the square root and the quotient flush subnormal numbers to zero.
NYBBLE_DEVICE float quotient(float a, float b) { return a * reciprocal(b); }

struct value_state {
  float p, s1, s2, s3;
};

// The moments of Adam and AdEMAMix. The functions multiply `gradient` by gnorm_scale. The caller of
// decayed_moments has already multiplied the moments by their betas: it multiplies the absmax of a
// quantized moment, which takes fewer instructions than multiplying each value.
struct decayed_moments {
  float first, second, slow;
  explicit NYBBLE_DEVICE decayed_moments(const params::optim& o)
      : first(o.rest1 * o.gnorm_scale),
        second(root(o.rest2) * o.gnorm_scale),
        slow(o.rest3 * o.gnorm_scale) {}
  NYBBLE_DEVICE void add(float gradient, value_state& v) const {
    const float g = gradient * second;
    v.s1 = v.s1 + gradient * first;
    v.s2 = v.s2 + g * g;
    v.s3 = v.s3 + gradient * slow;
  }
};
NYBBLE_DEVICE void step_moments(const params::optim& o, float g, value_state& v) {
  v.s1 = v.s1 * o.beta1 + g * o.rest1;
  v.s2 = v.s2 * o.beta2 + (g * g) * o.rest2;
  v.s3 = v.s3 * o.beta3 + g * o.rest3;
}
NYBBLE_DEVICE void step_adam(const params::optim& o, const params::optim_tensor& t, float scale,
                             value_state& v) {
  v.p = (v.p - quotient(v.s1, root(v.s2) + t.eps_corrected) * (scale * t.step_size)) * o.keep;
}
NYBBLE_DEVICE void step_ademamix(const params::optim& o, const params::optim_tensor& t,
                                 value_state& v) {
  const float mixed = quotient(v.s1, t.correction1) + v.s3 * o.alpha;
  v.p = (v.p - quotient(mixed, quotient(root(v.s2), t.correction2) + o.eps) * o.lr) * o.keep;
}
template <int kStates>
NYBBLE_DEVICE void step_parameter(const params::optim& o, const params::optim_tensor& t,
                                  float scale, value_state& v) {
  if (kStates == 3)
    step_ademamix(o, t, v);
  else
    step_adam(o, t, scale, v);
}
NYBBLE_DEVICE void update_lion(const params::optim& o, float g, value_state& v) {
  v.p = v.p * o.keep - sign_of(v.s1 * o.beta1 + g * o.rest1) * o.lr;
  v.s1 = v.s1 * o.beta2 + g * o.rest2;
}
NYBBLE_DEVICE void update_momentum(const params::optim& o, const params::optim_tensor& t,
                                   float scale, float g, value_state& v) {
  v.s1 = v.s1 * t.momentum_keep + (g + v.p * o.decay);
  v.p = v.p - (v.s1 * o.lr) * scale;
}
NYBBLE_DEVICE void update_rmsprop(const params::optim& o, float scale, float g, value_state& v) {
  const float decayed = g + v.p * o.decay;
  v.s1 = v.s1 * o.beta1 + (decayed * decayed) * o.rest1;
  v.p = v.p - quotient(decayed, root(v.s1) + o.eps) * o.lr * scale;
}
NYBBLE_DEVICE void update_adagrad(const params::optim& o, float g, value_state& v) {
  const float decayed = g + v.p * o.decay;
  v.s1 = v.s1 + decayed * decayed;
  v.p = v.p - quotient(decayed, root(v.s1) + o.eps) * o.lr;
}
// State s1 is the second moment, which the function multiplies by `beta2`, and s2 is the iterate z.
// o.alpha: the weight of z in this step's average. o.keep: the factor with which p adds the update.
NYBBLE_DEVICE void update_schedule_free(const params::optim& o, const params::optim_tensor& t,
                                        float beta2, float g, value_state& v) {
  v.s1 = v.s1 * beta2 + (g * g) * o.rest2;
  const float update = quotient(g * t.correction2, root(v.s1) + t.eps_corrected) + v.p * o.decay;
  v.p = v.p + (v.s2 - v.p) * o.alpha + update * o.keep;
  v.s2 = v.s2 - update * o.lr;
}

// A lane's kCount values. This file has no generic lambdas, because NVRTC 11.8 treats them as host
// functions.
template <int kStates, int kCount = 8>
struct unit_values {
  float p[kCount], g[kCount], s[kStates][kCount];
  // Applies `rule` to each value. With kCareful, it also handles two rare cases: zero gradients
  // that must be skipped and, with quantized states, gradients whose squares (with one state: new
  // states) are not finite.
  template <bool kCareful, bool kQuantized, class Rule>
  NYBBLE_DEVICE void each(const params::optim& o, Rule rule) {
#pragma unroll
    for (int j = 0; j < kCount; j++) {
      const value_state before = {p[j], s[0][j], s[kStates > 1][j], s[kStates - 1][j]};
      const float scaled = g[j] * o.gnorm_scale;
      value_state v = before;
      rule(scaled, v);
      if (kCareful) {
        if (o.skip_zeros && scaled == 0.0f) v = before;
        const float tested = kStates > 1 ? scaled * scaled : fabsf(v.s1);
        if (kQuantized && !(tested <= kLargest)) v = {before.p, 0.0f, 0.0f, 0.0f};
      }
      p[j] = v.p, s[0][j] = v.s1;
      if (kStates > 1) s[kStates > 1][j] = v.s2;
      if (kStates > 2) s[kStates - 1][j] = v.s3;
    }
  }
};

template <int kCount>
struct schedule_free_values : unit_values<2, kCount> {};

// Rounds value i of a tensor to bfloat16.
NYBBLE_DEVICE float rounded_stochastically(float v, u32 noise, i64 i) {
  const u32 bits = noise_of_group(noise, i >> 3);
  return float_of(
      round_stochastically(bits_of(v), noise_of_value(bits, static_cast<unsigned>(i) & 7u)));
}
// Rounds the eight values of a group to bfloat16. Returns whether all values were finite. If they
// were not, the results are wrong.
NYBBLE_DEVICE bool round_stochastically(const float (&v)[8], u32 noise, u32 group, uint4& rounded) {
  const u32 bits = noise_of_group(noise, group);
  float zero = 0;  // NaN if a value is not finite
  u32 pair[4];
#pragma unroll
  for (int j = 0; j < 4; j++) {
    zero = fmaf(v[2 * j], 0.0f, fmaf(v[2 * j + 1], 0.0f, zero));
    pair[j] = permute(bits_of(v[2 * j]) + noise_of_value(bits, 2 * j),
                      bits_of(v[2 * j + 1]) + noise_of_value(bits, 2 * j + 1), 0x7632);
  }
  rounded = make_uint4(pair[0], pair[1], pair[2], pair[3]);
  return zero == 0.0f;
}

// Applies the rule of this launch's optimizer. The rule is selected once per unit.
template <bool kCareful, bool kQuantized, int kStates, int kCount>
NYBBLE_DEVICE void update(const params::optim& o, const params::optim_tensor& t, float scale,
                          unit_values<kStates, kCount>& v) {
  if constexpr (kStates > 1 && kQuantized && !kCareful) {
    const decayed_moments moments(o);
#pragma unroll
    for (int j = 0; j < kCount; j++) {
      value_state s = {v.p[j], v.s[0][j], v.s[1][j], v.s[kStates - 1][j]};
      moments.add(v.g[j], s);
      step_parameter<kStates>(o, t, scale, s);
      v.p[j] = s.p, v.s[0][j] = s.s1, v.s[1][j] = s.s2;
      if (kStates > 2) v.s[kStates - 1][j] = s.s3;
    }
  } else if constexpr (kStates > 1) {
    v.template each<kCareful, kQuantized>(o, [&](float g, value_state& s) {
      step_moments(o, g, s);
      step_parameter<kStates>(o, t, scale, s);
    });
  } else {
    if (o.optimizer == kLion)
      v.template each<kCareful, kQuantized>(o,
                                            [&](float g, value_state& s) { update_lion(o, g, s); });
    else if (o.optimizer == kMomentum || o.optimizer == kLars)
      v.template each<kCareful, kQuantized>(
          o, [&](float g, value_state& s) { update_momentum(o, t, scale, g, s); });
    else if (o.optimizer == kRmsprop)
      v.template each<kCareful, kQuantized>(
          o, [&](float g, value_state& s) { update_rmsprop(o, scale, g, s); });
    else
      v.template each<kCareful, kQuantized>(
          o, [&](float g, value_state& s) { update_adagrad(o, g, s); });
  }
}

template <bool kCareful, bool kQuantized, int kCount>
NYBBLE_DEVICE void update(const params::optim& o, const params::optim_tensor& t,
                          schedule_free_values<kCount>& v) {
  v.template each<kCareful, kQuantized>(o, [&](float g, value_state& s) {
    update_schedule_free(o, t, kQuantized && !kCareful ? 1.0f : o.beta2, g, s);
  });
}

// Returns the term whose squares are summed for max_unorm. With two states, the term does not
// include norm_factor. Instead the tensor's sum is multiplied by norm_factor later.
template <int kStates>
NYBBLE_DEVICE float norm_term(const params::optim& o, const params::optim_tensor& t, float g,
                              float s1, float s2) {
  if constexpr (kStates == 1) {
    if (o.optimizer != kRmsprop) return s1 * t.momentum_keep + g;
    return quotient(g, root(s1 * o.beta1 + o.rest1 * (g * g)) + o.eps);
  }
  return quotient(s1 * o.beta1 + o.rest1 * g,
                  root(s2 * o.beta2 + o.rest2 * (g * g)) + t.eps_corrected);
}
// Returns the factor that limits a tensor's updates. norms: the tensor's sums of p^2 and of
// update^2. If all values of a tensor are zero, its updates are not limited. Otherwise the limit
// would be 0, and the tensor would never change.
NYBBLE_DEVICE float update_scale(const params::optim& o, const double* norms, bool one_state) {
  const float update = static_cast<float>(sqrt(norms[1]));
  const float limit = o.max_unorm * static_cast<float>(sqrt(norms[0])) + (one_state ? o.eps : 0.0f);
  return update > limit && norms[0] > 0.0 ? limit / update : 1.0f;
}
// Returns the same factor. With two states, it first multiplies the sum of update^2 by norm_factor.
template <int kStates>
NYBBLE_DEVICE float update_scale(const params::optim& o, const params::optim_tensor& t,
                                 double (&sums)[2]) {
  if (kStates > 1) sums[1] *= t.norm_factor;
  return update_scale(o, sums, kStates == 1);
}

}  // namespace nybble
