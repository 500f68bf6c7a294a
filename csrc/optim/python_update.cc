// Python bindings of an optimizer step on one parameter and its states.
#include "python/call.h"

namespace nybble::python {
namespace {

struct named {
  const char* name;
  nybble_optimizer optimizer;
};
constexpr named kOptimizers[] = {
    {"adam", NYBBLE_ADAM},         {"adamw", NYBBLE_ADAM},   {"lion", NYBBLE_LION},
    {"momentum", NYBBLE_MOMENTUM}, {"sgd", NYBBLE_MOMENTUM}, {"rmsprop", NYBBLE_RMSPROP},
    {"adagrad", NYBBLE_ADAGRAD},   {"lamb", NYBBLE_LAMB},    {"lars", NYBBLE_LARS},
    {"ademamix", NYBBLE_ADEMAMIX},
};

nybble_optimizer optimizer_of(call& c, object* name) {
  c.require(c.has_type(name, {kStr}));
  for (const named& one : kOptimizers)
    if (c.fine() && py.PyUnicode_CompareWithASCIIString(name, one.name) == 0) return one.optimizer;
  c.require(false);
  return NYBBLE_ADAM;
}

// The code that both bindings share. Its arguments have the same order as the arguments of the
// bindings.
struct update {
  nybble_optimizer optimizer;
  dtype type;
  nybble_parameter parameter = {};
  nybble_hyperparameters h = {};

  update(call& c, object* name, object* p, object* g, object* step)
      : optimizer(optimizer_of(c, name)) {
    const tensor values = c.floating(p);
    type = values.type;
    parameter.p = values.data, parameter.n = values.count;
    parameter.g = c.array(g, type, values.count).data;
    parameter.step = static_cast<int32_t>(c.whole(step, 1, INT32_MAX));
  }
  bool two_states() const { return has_two_states(optimizer); }
  void states(call& c, dtype kind, object* first, object* second) {
    parameter.state1 = c.array(first, kind, first_states(optimizer) * parameter.n).data;
    if (two_states()) parameter.state2 = c.array(second, kind, parameter.n).data;
  }
};

// Reads the hyperparameters. Reads the hyperparameters. `arguments` has the position of each
// hyperparameter in the call, in the order of the fields of nybble_hyperparameters.
void numbers(call& c, nybble_hyperparameters& h, const int (&arguments)[8]) {
  float* const all[] = {&h.lr,    &h.beta1, &h.beta2,        &h.beta3,
                        &h.alpha, &h.eps,   &h.weight_decay, &h.gnorm_scale};
  for (int i = 0; i < 8; i++) *all[i] = c.finite(c.argument(arguments[i]));
}

}  // namespace

// optimizer_name, g, p, state1, beta1, eps, step, lr, state2, beta2, beta3, alpha, weight_decay,
// gnorm_scale, unorm_vec, max_unorm, skip_zeros -> an empty tuple
object* optimizer_update_32bit(call& c) {
  update u(c, c.argument(0), c.argument(2), c.argument(1), c.argument(6));
  u.states(c, kF32, c.argument(3), c.argument(8));
  numbers(c, u.h, {7, 4, 9, 10, 11, 5, 12, 13});
  u.h.max_unorm = c.finite(c.argument(15));
  u.h.skip_zeros = c.flag(c.argument(16));
  u.parameter.norm = c.optional(c.argument(14), kF32, 1).as<float>();
  c.require_apart();
  if (!c.ready()) return c.refuse();
  return c.finish([&] {
    return nybble_optimizer_update_32bit(u.optimizer, static_cast<nybble_dtype>(u.type),
                                         &u.parameter, 1, &u.h, c.device(), c.stream());
  });
}

// optimizer_name, g, p, state1, state2, beta1, beta2, beta3, alpha, eps, step, lr, qmap1, qmap2,
// absmax1, absmax2, weight_decay, gnorm_scale, skip_zeros -> an empty tuple
object* optimizer_update_8bit(call& c) {
  update u(c, c.argument(0), c.argument(2), c.argument(1), c.argument(10));
  u.states(c, kU8, c.argument(3), c.argument(4));
  numbers(c, u.h, {11, 5, 6, 7, 8, 9, 16, 17});
  u.h.skip_zeros = c.flag(c.argument(18));
  const int64_t blocks = ceil_div(u.parameter.n, kStateBlock);
  const float *const code1 = c.array(c.argument(12), kF32, 256).as<float>(),
                     *const code2 = c.optional(c.argument(13), kF32, 256).as<float>();
  u.parameter.absmax1 =
      c.array(c.argument(14), kF32, first_states(u.optimizer) * blocks).as<float>();
  if (u.two_states()) {
    c.require(code2 != nullptr);
    u.parameter.absmax2 = c.array(c.argument(15), kF32, blocks).as<float>();
  }
  c.require_apart();
  if (!c.ready()) return c.refuse();
  return c.finish([&] {
    return nybble_optimizer_update_8bit(u.optimizer, static_cast<nybble_dtype>(u.type),
                                        &u.parameter, 1, &u.h, code1, code2, c.device(),
                                        c.stream());
  });
}

}  // namespace nybble::python
