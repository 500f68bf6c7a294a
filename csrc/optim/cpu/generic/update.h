// The update rule of each optimizer, for a value or a vector of values. Sources: bitsandbytes' CUDA
// kernels; Adam (arXiv 1412.6980), AdamW (1711.05101), Lion (2302.06675), LAMB (1904.00962), LARS
// (1708.03888), AdEMAMix (2409.03137).
#pragma once

#include <cmath>

#include "cpu/generic/element.h"
#include "device/stochastic.h"

namespace nybble::cpu {
namespace {

// The constants that all values of a tensor use in a step.
struct step_constants {
  float lr, beta1, beta2, beta3, alpha, eps, decay, gnorm_scale;
  float rest1, rest2, rest3;       // 1 - beta
  float correction1, correction2;  // 1 - beta1^t, sqrt(1 - beta2^t)
  float step_size, eps_corrected;  // Adam's lr * correction2 / correction1, eps * correction2
  float keep;                      // 1 - lr * weight_decay
  float y_factor;                  // Schedule-Free: factor with which p adds the update
  float scale;                     // factor of the update, set by max_unorm
  float momentum_keep;             // Momentum's beta1, or 0 in the first step
  bool skip_zeros;
  unsigned noise;  // random bits of stochastic rounding; 0 rounds to nearest

  step_constants(const nybble_hyperparameters& h, int32_t step)
      : lr(h.lr),
        beta1(h.beta1),
        beta2(h.beta2),
        beta3(h.beta3),
        alpha(h.alpha),
        eps(h.eps),
        decay(h.weight_decay > 0.0f ? h.weight_decay : 0.0f),
        gnorm_scale(h.gnorm_scale),
        rest1(1.0f - h.beta1),
        rest2(1.0f - h.beta2),
        rest3(1.0f - h.beta3),
        correction1(static_cast<float>(1.0 - std::pow(static_cast<double>(h.beta1), step))),
        correction2(
            static_cast<float>(std::sqrt(1.0 - std::pow(static_cast<double>(h.beta2), step)))),
        step_size(h.lr * correction2 / correction1),
        eps_corrected(h.eps * correction2),
        keep(1.0f - h.lr * decay),
        y_factor(h.lr * (h.beta1 * (1.0f - h.alpha) - 1.0f)),
        scale(1.0f),
        momentum_keep(step == 1 ? 0.0f : h.beta1),
        skip_zeros(h.skip_zeros != 0),
        noise(h.stochastic_rounding != 0 ? noise_of_step(static_cast<unsigned>(step)) : 0) {}
};

// The rules work on a float or on a vector of floats, because GCC's vector types have the same
// operators as float. Type Lanes has the other operations. The sign of NaN is 0, the same as in
// bitsandbytes.
template <class V>
inline V sign_of(V x) {
  const V zero{}, one = zero + 1.0f;
  return (x > zero ? one : zero) - (x < zero ? one : zero);
}
template <>
inline float sign_of(float x) {
  return (x > 0.0f ? 1.0f : 0.0f) - (x < 0.0f ? 1.0f : 0.0f);
}

// The parameter and the states of a value, or of a vector of values.
template <class V>
struct value_state {
  V p, s1, s2, s3;
};

// The base of all rules. kKeepsSecond: whether a gradient whose square is not finite leaves a
// quantized second state unchanged, instead of setting it to zero.
template <int kCount>
struct with_states {
  static constexpr int kStates = kCount;
  static constexpr bool kKeepsSecond = false;
};

// Each rule defines its update. If max_unorm limits the update, the rule also defines the term
// whose squares are summed to find the limit.
struct adam : with_states<2> {
  template <class Lanes, class V>
  static void update(const step_constants& c, V g, value_state<V>& v) {
    v.s1 = v.s1 * c.beta1 + g * c.rest1;
    v.s2 = v.s2 * c.beta2 + (g * g) * c.rest2;
    const V ratio = v.s1 / (Lanes::root(v.s2) + c.eps_corrected);
    v.p = (v.p - ratio * (c.scale * c.step_size)) * c.keep;
  }
  static float norm_term(const step_constants& c, float g, float s1, float s2) {
    const float m = (s1 * c.beta1 + c.rest1 * g) / c.correction1;
    const float s = (s2 * c.beta2 + c.rest2 * (g * g)) / (c.correction2 * c.correction2);
    return m / (std::sqrt(s) + c.eps);
  }
};

struct ademamix : with_states<3> {
  template <class Lanes, class V>
  static void update(const step_constants& c, V g, value_state<V>& v) {
    v.s1 = v.s1 * c.beta1 + g * c.rest1;
    v.s3 = v.s3 * c.beta3 + g * c.rest3;
    v.s2 = v.s2 * c.beta2 + (g * g) * c.rest2;
    const V mixed = v.s1 / c.correction1 + v.s3 * c.alpha;
    v.p = (v.p - (mixed / (Lanes::root(v.s2) / c.correction2 + c.eps)) * c.lr) * c.keep;
  }
};

struct momentum : with_states<1> {
  template <class Lanes, class V>
  static void update(const step_constants& c, V g, value_state<V>& v) {
    const V decayed = g + v.p * c.decay;
    v.s1 = v.s1 * c.momentum_keep + decayed;
    v.p = v.p - (v.s1 * c.lr) * c.scale;
  }
  static float norm_term(const step_constants& c, float g, float s1, float) {
    return s1 * c.momentum_keep + g;
  }
};

struct rmsprop : with_states<1> {
  template <class Lanes, class V>
  static void update(const step_constants& c, V g, value_state<V>& v) {
    const V decayed = g + v.p * c.decay;
    v.s1 = v.s1 * c.beta1 + (decayed * decayed) * c.rest1;
    v.p = v.p - ((decayed / (Lanes::root(v.s1) + c.eps)) * c.lr) * c.scale;
  }
  static float norm_term(const step_constants& c, float g, float s1, float) {
    return g / (std::sqrt(s1 * c.beta1 + c.rest1 * (g * g)) + c.eps);
  }
};

struct adagrad : with_states<1> {
  template <class Lanes, class V>
  static void update(const step_constants& c, V g, value_state<V>& v) {
    const V decayed = g + v.p * c.decay;
    v.s1 = v.s1 + decayed * decayed;
    v.p = v.p - (decayed / (Lanes::root(v.s1) + c.eps)) * c.lr;
  }
};

struct lion : with_states<1> {
  template <class Lanes, class V>
  static void update(const step_constants& c, V g, value_state<V>& v) {
    const V direction = v.s1 * c.beta1 + g * c.rest1;
    v.p = v.p * c.keep - sign_of(direction) * c.lr;
    v.s1 = v.s1 * c.beta2 + g * c.rest2;
  }
};

// State s1 is the second moment, and s2 is the iterate z, which has the type of p. alpha: the
// weight of z in the average of this step.
struct schedule_free : with_states<2> {
  static constexpr bool kKeepsSecond = true;
  template <class Lanes, class V>
  static void update(const step_constants& c, V g, value_state<V>& v) {
    v.s1 = v.s1 * c.beta2 + (g * g) * c.rest2;
    const V update = (g * c.correction2) / (Lanes::root(v.s1) + c.eps_corrected) + v.p * c.decay;
    v.p = v.p + (v.s2 - v.p) * c.alpha + update * c.y_factor;
    v.s2 = v.s2 - update * c.lr;
  }
};

// Calls body(tag) with the rule of the optimizer. LAMB is Adam with max_unorm, and LARS is Momentum
// with max_unorm.
template <class Body>
inline void for_optimizer(nybble_optimizer optimizer, const Body& body) {
  switch (optimizer) {
    case NYBBLE_ADAM:
    case NYBBLE_LAMB:
      return body(adam{});
    case NYBBLE_MOMENTUM:
    case NYBBLE_LARS:
      return body(momentum{});
    case NYBBLE_RMSPROP:
      return body(rmsprop{});
    case NYBBLE_LION:
      return body(lion{});
    case NYBBLE_ADAGRAD:
      return body(adagrad{});
    case NYBBLE_ADEMAMIX:
      return body(ademamix{});
    case NYBBLE_SCHEDULE_FREE:  // schedule_free.h
      return;
  }
}

}  // namespace
}  // namespace nybble::cpu
