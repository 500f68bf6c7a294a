// Owns: what one step does to one value, for every optimizer; the same rules as csrc/cpu
// (optim_update.h names the papers).
#pragma once
#include "element.cuh"
#include "params.h"

namespace nybble {

// nybble_optimizer's values.
enum { kAdam, kMomentum, kRmsprop, kLion, kAdagrad, kLamb, kLars, kAdemamix };

NYBBLE_DEVICE float root(float x) {
  float r;
  asm("sqrt.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
  return r;
}
NYBBLE_DEVICE float sign_of(float x) { return (x > 0.0f ? 1.0f : 0.0f) - (x < 0.0f ? 1.0f : 0.0f); }

struct value_state {
  float p, s1, s2, s3;
};

NYBBLE_DEVICE void update_adam(const params::optim& o, const params::optim_tensor& t, float scale,
                               float g, value_state& v) {
  v.s1 = v.s1 * o.beta1 + g * o.rest1;
  v.s2 = v.s2 * o.beta2 + (g * g) * o.rest2;
  v.p = (v.p - __fdividef(v.s1, root(v.s2) + t.eps_corrected) * (scale * t.step_size)) * o.keep;
}
NYBBLE_DEVICE void update_ademamix(const params::optim& o, const params::optim_tensor& t, float g,
                                   value_state& v) {
  v.s1 = v.s1 * o.beta1 + g * o.rest1;
  v.s3 = v.s3 * o.beta3 + g * o.rest3;
  v.s2 = v.s2 * o.beta2 + (g * g) * o.rest2;
  const float mixed = __fdividef(v.s1, t.correction1) + v.s3 * o.alpha;
  v.p = (v.p - __fdividef(mixed, __fdividef(root(v.s2), t.correction2) + o.eps) * o.lr) * o.keep;
}
NYBBLE_DEVICE void update_one_state(const params::optim& o, const params::optim_tensor& t,
                                    float scale, float g, value_state& v) {
  if (o.optimizer == kLion) {
    v.p = v.p * o.keep - sign_of(v.s1 * o.beta1 + g * o.rest1) * o.lr;
    v.s1 = v.s1 * o.beta2 + g * o.rest2;
    return;
  }
  const float decayed = g + v.p * o.decay;
  if (o.optimizer == kMomentum || o.optimizer == kLars) {
    v.s1 = v.s1 * t.momentum_keep + decayed;
    v.p = v.p - (v.s1 * o.lr) * scale;
  } else if (o.optimizer == kRmsprop) {
    v.s1 = v.s1 * o.beta1 + (decayed * decayed) * o.rest1;
    v.p = v.p - __fdividef(decayed, root(v.s1) + o.eps) * o.lr * scale;
  } else {
    v.s1 = v.s1 + decayed * decayed;
    v.p = v.p - __fdividef(decayed, root(v.s1) + o.eps) * o.lr;
  }
}

template <int kStates>
NYBBLE_DEVICE void update(const params::optim& o, const params::optim_tensor& t, float scale,
                          float raw, value_state& v) {
  const float g = raw * o.gnorm_scale;
  if (kStates == 1) update_one_state(o, t, scale, g, v);
  if (kStates == 2) update_adam(o, t, scale, g, v);
  if (kStates == 3) update_ademamix(o, t, g, v);
}

// The same with what is rare: zero gradients to skip, and with 8-bit states gradients that are not
// finite.
template <int kStates, bool kEightBit>
NYBBLE_DEVICE void update_carefully(const params::optim& o, const params::optim_tensor& t,
                                    float scale, float raw, value_state& v) {
  const value_state before = v;
  update<kStates>(o, t, scale, raw, v);
  if (o.skip_zeros && raw * o.gnorm_scale == 0.0f) v = before;
  if (kEightBit && kStates > 1 && !(fabsf(raw) <= kLargest)) v = {before.p, 0.0f, 0.0f, 0.0f};
}

// The term whose squares max_unorm sums.
NYBBLE_DEVICE float norm_term(const params::optim& o, const params::optim_tensor& t, float g,
                              float s1, float s2) {
  if (o.optimizer == kMomentum || o.optimizer == kLars) return s1 * t.momentum_keep + g;
  if (o.optimizer == kRmsprop) return __fdividef(g, root(s1 * o.beta1 + o.rest1 * (g * g)) + o.eps);
  const float m = __fdividef(s1 * o.beta1 + o.rest1 * g, t.correction1);
  return __fdividef(
      m, root(__fdividef(s2 * o.beta2 + o.rest2 * (g * g), t.correction2 * t.correction2)) + o.eps);
}

NYBBLE_DEVICE float update_scale(const params::optim& o, int tensor, bool one_state) {
  if (o.norms == nullptr) return 1.0f;
  const float update = static_cast<float>(sqrt(o.norms[2 * tensor + 1]));
  const float limit =
      o.max_unorm * static_cast<float>(sqrt(o.norms[2 * tensor])) + (one_state ? o.eps : 0.0f);
  return update > limit ? limit / update : 1.0f;
}

}  // namespace nybble
