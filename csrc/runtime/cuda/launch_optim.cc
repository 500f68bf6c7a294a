// Owns: launching optimizer steps: tensors in groups of one launch, constants per tensor, the norms
// that max_unorm needs.
#include <algorithm>
#include <cmath>

#include "kernels/params.h"
#include "kernels/policy.h"
#include "runtime/cuda/kernel.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda/shapes.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_OPTIM_TYPES(name) \
  {"optim", name "_f32"}, {"optim", name "_f16"}, {"optim", name "_bf16"}
// [8 bit][states - 1][dtype]
kernel step_kernels[2][3][3] = {{{NYBBLE_OPTIM_TYPES("optim_1state_32bit")},
                                 {NYBBLE_OPTIM_TYPES("optim_2state_32bit")},
                                 {NYBBLE_OPTIM_TYPES("optim_3state_32bit")}},
                                {{NYBBLE_OPTIM_TYPES("optim_1state_8bit")},
                                 {NYBBLE_OPTIM_TYPES("optim_2state_8bit")},
                                 {NYBBLE_OPTIM_TYPES("optim_3state_8bit")}}};
kernel norm_kernels[2][2][3] = {{{NYBBLE_OPTIM_TYPES("optim_norms_1state_32bit")},
                                 {NYBBLE_OPTIM_TYPES("optim_norms_2state_32bit")}},
                                {{NYBBLE_OPTIM_TYPES("optim_norms_1state_8bit")},
                                 {NYBBLE_OPTIM_TYPES("optim_norms_2state_8bit")}}};

int states_of(nybble_optimizer optimizer) {
  return optimizer == NYBBLE_ADEMAMIX ? 3 : has_two_states(optimizer) ? 2 : 1;
}
bool has_norm(nybble_optimizer optimizer) {
  return optimizer != NYBBLE_LION && optimizer != NYBBLE_ADEMAMIX && optimizer != NYBBLE_ADAGRAD;
}

params::optim header_of(const optimizer_args& o, bool eight_bit) {
  const nybble_hyperparameters& h = o.h;
  params::optim p = {};
  p.lr = h.lr, p.beta1 = h.beta1, p.beta2 = h.beta2, p.beta3 = h.beta3, p.alpha = h.alpha,
  p.eps = h.eps;
  p.decay = h.weight_decay > 0.0f ? h.weight_decay : 0.0f;
  p.gnorm_scale = h.gnorm_scale, p.rest1 = 1.0f - h.beta1, p.rest2 = 1.0f - h.beta2,
  p.rest3 = 1.0f - h.beta3;
  p.keep = 1.0f - h.lr * p.decay, p.max_unorm = h.max_unorm, p.skip_zeros = h.skip_zeros != 0;
  p.optimizer = o.optimizer, p.eight_bit = eight_bit;
  p.code1 = o.code1, p.code2 = o.code2 != nullptr ? o.code2 : o.code1;
  return p;
}

// Tensors are mostly at one step: powers are taken once for each that differs from the one before.
struct corrections {
  int32_t step = 0;
  float first = 0, second = 0;  // 1 - beta1^t, sqrt(1 - beta2^t)

  void at(int32_t wanted, const nybble_hyperparameters& h) {
    if (wanted == step) return;
    step = wanted;
    first = static_cast<float>(1.0 - std::pow(static_cast<double>(h.beta1), wanted));
    second = static_cast<float>(std::sqrt(1.0 - std::pow(static_cast<double>(h.beta2), wanted)));
  }
};

params::optim_tensor tensor_of(const nybble_parameter& t, const nybble_hyperparameters& h,
                               const corrections& c, bool eight_bit, int64_t first_unit) {
  params::optim_tensor r = {};
  r.p = t.p, r.g = t.g, r.s1 = t.state1, r.s2 = t.state2, r.absmax1 = t.absmax1,
  r.absmax2 = t.absmax2, r.norm = t.norm;
  r.n = t.n, r.first_unit = first_unit;
  r.correction1 = c.first, r.correction2 = c.second;
  r.step_size = h.lr * r.correction2 / r.correction1;
  r.eps_corrected = h.eps * r.correction2;
  r.momentum_keep = t.step == 1 ? 0.0f : h.beta1;
  const uintptr_t state = eight_bit ? 8 : 16;
  r.aligned = is_aligned(t.p, 16) && is_aligned(t.g, 16) && is_aligned(t.state1, state) &&
              is_aligned(t.state2, state);
  return r;
}

void step(const optimizer_args& o, bool eight_bit, const params::optim& ready, int32_t device,
          void* stream) {
  params::optim p = ready;
  const int states = states_of(o.optimizer);
  const auto shape_of = [&](int threads, int64_t least, int per_processor, int units_per_warp) {
    const int64_t warps = threads / 32, all = multiprocessors(device);
    const int64_t low = std::min(ceil_div(p.units, warps), least * all);
    return shape{std::clamp(ceil_div(p.units, warps * units_per_warp), low, per_processor * all),
                 threads};
  };
  const shape s = shape_of(policy::optim_threads(eight_bit), policy::optim_resident(states),
                           policy::optim_blocks_per_processor(eight_bit, states),
                           eight_bit ? policy::optim_units(states) : 1);
  kernel& k = step_kernels[eight_bit][states - 1][o.dtype];
  if (!(o.h.max_unorm > 0.0f) || !has_norm(o.optimizer))
    return k.launch(device, stream, early(s), p);
  kernel& norm = norm_kernels[eight_bit][states - 1][o.dtype];
  if (!eight_bit && std::all_of(p.tensor, p.tensor + p.tensors, [](const params::optim_tensor& t) {
        return t.n <= policy::kNormAlone;
      }))
    return norm.launch(device, stream, early({p.tensors, policy::kNormThreads}), p);
  const current scope(device);
  const size_t bytes = static_cast<size_t>(p.tensors) * 2 * sizeof(double);
  const buffer norms(bytes, stream);
  set_zero(norms.as<void>(), bytes, stream);
  p.norms = norms.as<double>();
  norm.launch(device, stream, shape_of(policy::kNormThreads, 1, policy::kNormBlocksPerProcessor, 1),
              p);
  k.launch(device, stream, early(s), p);
}

void all_steps(const optimizer_args& o, bool eight_bit, int32_t device, void* stream) {
  params::optim p = header_of(o, eight_bit);
  corrections c;
  for (int32_t i = 0; i < o.count; i++) {
    if (o.parameters[i].n > 0) {
      c.at(o.parameters[i].step, o.h);
      p.tensor[p.tensors++] = tensor_of(o.parameters[i], o.h, c, eight_bit, p.units);
      p.units += ceil_div(o.parameters[i].n, 256);
    }
    if (p.tensors == params::kMostTensors || (i + 1 == o.count && p.tensors > 0)) {
      step(o, eight_bit, p, device, stream);
      p.tensors = 0, p.units = 0;
    }
  }
}

}  // namespace

void optimizer_8bit(const optimizer_args& o, int32_t device, void* stream) {
  all_steps(o, true, device, stream);
}
void optimizer_32bit(const optimizer_args& o, int32_t device, void* stream) {
  all_steps(o, false, device, stream);
}

}  // namespace nybble::cuda
