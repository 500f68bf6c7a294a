// Launches the optimizer steps. One launch steps many tensors. With max_unorm, the norms are
// computed by the same launch or by an earlier launch.
#include <algorithm>
#include <cmath>

#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"
#include "device/stochastic.h"
#include "optim/launch_memory.h"
#include "optim/plan.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_OPTIM(name) {"optim", "optim_" name}
// [states - 1][dtype]
kernel step8_kernels[3][3] = {{NYBBLE_KERNEL_TYPES("optim", "optim_1state_8bit", "")},
                              {NYBBLE_KERNEL_WIDTHS("optim", "optim_2state_8bit", "")},
                              {NYBBLE_KERNEL_WIDTHS("optim", "optim_3state_8bit", "")}};
kernel step4_kernels[3] = {NYBBLE_KERNEL_WIDTHS("optim", "optim_2state_4bit", "")};
kernel schedule_free8_kernels[3] = {NYBBLE_KERNEL_WIDTHS("optim", "optim_schedule_free_8bit", "")};
kernel schedule_free32_kernel = NYBBLE_OPTIM("schedule_free_32bit");
kernel step32_kernels[3] = {NYBBLE_OPTIM("1state_32bit"), NYBBLE_OPTIM("2state_32bit"),
                            NYBBLE_OPTIM("3state_32bit")};
// [whether 8 bits][states - 1]
kernel norm_kernels[2][2] = {
    {NYBBLE_OPTIM("norms_1state_32bit"), NYBBLE_OPTIM("norms_2state_32bit")},
    {NYBBLE_OPTIM("norms_1state_8bit"), NYBBLE_OPTIM("norms_2state_8bit")}};
kernel fused_norm_kernels[2][2] = {
    {NYBBLE_OPTIM("fused_norms_1state_32bit"), NYBBLE_OPTIM("fused_norms_2state_32bit")},
    {NYBBLE_OPTIM("fused_norms_1state_8bit"), NYBBLE_OPTIM("fused_norms_2state_8bit")}};

// The number of states that the functions of device/policy.h expect. Schedule-Free has a moment and
// an iterate z, and z needs as many registers as two states.
int states_of(nybble_optimizer optimizer) {
  if (optimizer == NYBBLE_ADEMAMIX || optimizer == NYBBLE_SCHEDULE_FREE) return 3;
  return has_two_states(optimizer) ? 2 : 1;
}

kernel& step_kernel(const optimizer_args& o, int bits) {
  const int states = states_of(o.optimizer);
  if (o.optimizer == NYBBLE_SCHEDULE_FREE)
    return bits == 8 ? schedule_free8_kernels[o.dtype] : schedule_free32_kernel;
  if (bits == 4) return step4_kernels[o.dtype];
  return bits == 8 ? step8_kernels[states - 1][o.dtype] : step32_kernels[states - 1];
}

params::optim header_of(const optimizer_args& o) {
  const nybble_hyperparameters& h = o.h;
  params::optim p = {};
  p.lr = h.lr, p.beta1 = h.beta1, p.beta2 = h.beta2, p.beta3 = h.beta3, p.alpha = h.alpha,
  p.eps = h.eps;
  p.decay = h.weight_decay > 0.0f ? h.weight_decay : 0.0f;
  p.gnorm_scale = h.gnorm_scale, p.rest1 = 1.0f - h.beta1, p.rest2 = 1.0f - h.beta2,
  p.rest3 = 1.0f - h.beta3;
  p.keep = 1.0f - h.lr * p.decay;
  if (o.optimizer == NYBBLE_SCHEDULE_FREE) p.keep = h.lr * (h.beta1 * (1.0f - h.alpha) - 1.0f);
  p.max_unorm = h.max_unorm, p.skip_zeros = h.skip_zeros != 0;
  p.optimizer = o.optimizer, p.dtype = o.dtype;
  p.code1 = o.code1, p.code2 = o.code2 != nullptr ? o.code2 : o.code1;
  return p;
}

// The bias corrections, which need powers of the betas. Consecutive tensors are usually at the same
// step, so the powers are computed only when the step changes.
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

params::optim_tensor tensor_of(const optimizer_args& o, const nybble_parameter& t,
                               const corrections& c, int bits, bool stochastic,
                               int64_t first_unit) {
  const nybble_hyperparameters& h = o.h;
  params::optim_tensor r = {};
  r.p = t.p, r.g = t.g, r.s1 = t.state1, r.s2 = t.state2, r.absmax1 = t.absmax1,
  r.absmax2 = t.absmax2, r.norm = t.norm;
  r.n = t.n, r.first_unit = first_unit;
  r.correction1 = c.first, r.correction2 = c.second;
  r.step_size = h.lr * r.correction2 / r.correction1;
  r.eps_corrected = h.eps * r.correction2;
  const double ratio = static_cast<double>(r.correction2) / r.correction1;
  r.norm_factor = ratio * ratio;
  r.momentum_keep = t.step == 1 ? 0.0f : h.beta1;
  const uintptr_t state = bits == 32 ? 16 : bits,
                  second = o.optimizer == NYBBLE_SCHEDULE_FREE ? 16 : state;
  r.aligned = is_aligned(t.p, 16) && is_aligned(t.g, 16) && is_aligned(t.state1, state) &&
              is_aligned(t.state2, second);
  r.noise = stochastic ? noise_of_step(static_cast<unsigned>(t.step)) : 0;
  return r;
}

// Returns a shape with a warp for every `units_per_warp` units. The shape has at least `least`
// blocks per multiprocessor, unless there are too few units. The shape never has more than
// `per_processor` blocks per multiprocessor.
shape shape_of(int64_t units, int threads, int64_t least, int per_processor, int units_per_warp,
               int32_t device) {
  const int64_t warps = threads / 32, all = multiprocessors(device);
  const int64_t low = std::min(ceil_div(units, warps), least * all);
  return {std::clamp(ceil_div(units, warps * units_per_warp), low, per_processor * all), threads};
}

int64_t units_of(const params::optim_tensor& t) { return ceil_div(t.n, 256); }

// For a launch that computes both the norms and the step: the number of blocks, and the number of
// units of the largest tensor.
struct fused_blocks {
  int64_t blocks = 0, most_units = 0;
};

// Gives each warp one unit, for a launch that computes both the norms and the step.
fused_blocks assign_units(params::optim& p) {
  fused_blocks f;
  for (int i = 0; i < p.tensors; i++) {
    const int64_t units = units_of(p.tensor[i]);
    p.tensor[i].first_unit = f.blocks * kFusedNormWarps;
    f.blocks += ceil_div(units, kFusedNormWarps);
    f.most_units = std::max(f.most_units, units);
  }
  return f;
}

// Launches a step in which all blocks must be resident at once. Returns false if the blocks do not
// fit on the part of the device that the stream may use.
bool step_cooperatively(kernel& k, params::optim& p, const shape& s, int32_t device, void* stream) {
  const launch_memory memory(static_cast<size_t>(s.blocks) * 2 * sizeof(double), device, stream);
  p.arrived = &memory.zeros()->barrier, p.parts = memory.sums();
  return k.launch_cooperative(device, stream, s, p);
}

// Launches a first kernel that computes the norms, and a second kernel that does the step.
void step_behind_norms(const optimizer_args& o, int bits, const params::optim& ready,
                       const shape& s, int32_t device, void* stream) {
  const int states = states_of(o.optimizer);
  params::optim p = ready;
  const shape norms =
      shape_of(p.units, policy::kNormThreads, 1, policy::kNormBlocksPerProcessor, 1, device);
  const size_t sums = static_cast<size_t>(p.tensors) * 2 * sizeof(double);
  const launch_memory memory(sums * (1 + static_cast<size_t>(norms.blocks)), device, stream);
  p.arrived = &memory.zeros()->last_block;
  p.scales = reinterpret_cast<float*>(memory.sums());
  p.parts = memory.sums() + 2 * p.tensors;
  norm_kernels[bits == 8][states - 1].launch(device, stream, with_pdl(norms), p);
  step_kernel(o, bits).launch(device, stream, with_pdl(s), p);
}

void step(const optimizer_args& o, int bits, const params::optim& p, int32_t device, void* stream) {
  const int states = states_of(o.optimizer);
  const bool wide = o.dtype == NYBBLE_F32;
  const shape s =
      shape_of(p.units, policy::optim_threads(bits), policy::optim_resident(bits, states, wide),
               policy::optim_blocks_per_processor(bits, states, wide),
               bits != 32 ? policy::optim_units(states, wide) : 1, device);
  const bool limited = o.h.max_unorm > 0.0f && has_update_norm(o.optimizer);
  if (!limited) return step_kernel(o, bits).launch(device, stream, with_pdl(s), p);
  kernel& fused = fused_norm_kernels[bits == 8][states - 1];
  params::optim one = p;
  const fused_blocks f = assign_units(one);
  const shape of_one = with_pdl({f.blocks, policy::kFusedNormThreads});
  const int64_t resident =
      f.most_units <= kFusedNormWarps ? 0 : fused.max_resident_blocks(device, of_one);
  const optim_path path = choose_optim_path(limited, f.most_units, f.blocks, resident);
  if (path == optim_path::fused_norms) return fused.launch(device, stream, of_one, one);
  if (path == optim_path::norms_first || !step_cooperatively(fused, one, of_one, device, stream))
    step_behind_norms(o, bits, p, s, device, stream);
}

void all_steps(const optimizer_args& o, int bits, int32_t device, void* stream) {
  params::optim p = header_of(o);
  corrections c;
  const bool stochastic = o.h.stochastic_rounding != 0 && o.dtype == NYBBLE_BF16;
  for (int32_t i = 0; i < o.count; i++) {
    if (o.parameters[i].n > 0) {
      c.at(o.parameters[i].step, o.h);
      p.tensor[p.tensors++] = tensor_of(o, o.parameters[i], c, bits, stochastic, p.units);
      p.units += ceil_div(o.parameters[i].n, 256);
    }
    if (p.tensors == params::kMostTensors || (i + 1 == o.count && p.tensors > 0)) {
      step(o, bits, p, device, stream);
      p.tensors = 0, p.units = 0;
    }
  }
}

}  // namespace

void optimizer_8bit(const optimizer_args& o, int32_t device, void* stream) {
  all_steps(o, 8, device, stream);
}
void optimizer_32bit(const optimizer_args& o, int32_t device, void* stream) {
  all_steps(o, 32, device, stream);
}

void optimizer_4bit(const optimizer_args& o, int32_t device, void* stream) {
  all_steps(o, 4, device, stream);
}

}  // namespace nybble::cuda
