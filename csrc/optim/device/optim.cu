// Names of the optimizer kernels: optim_, optim_norms_ and optim_fused_norms_
// <states>state_<bits>bit_<type>.
#include "device/mma.cuh"
#include "optim/device/fused_norms.cuh"

namespace nybble {

#if __CUDA_ARCH__ < 700
#undef __grid_constant__
#define __grid_constant__
#endif
// These kernels are launched with PDL. Each kernel first waits for the previous kernel.
#define NYBBLE_OPTIM(name, threads, blocks, body)               \
  extern "C" __global__ void __launch_bounds__(threads, blocks) \
      name(const __grid_constant__ params::optim o) {           \
    pdl_wait();                                                 \
    body;                                                       \
  }
#define NYBBLE_NORMS(name, body) \
  NYBBLE_OPTIM(name, policy::kNormThreads, policy::kNormBlocksPerProcessor, body)
#define NYBBLE_FUSED_NORMS(name, body) NYBBLE_OPTIM(name, policy::kFusedNormThreads, 2, body)
#define NYBBLE_OPTIM8(states, type)                                \
  NYBBLE_OPTIM(optim_##states##state_8bit_##type, 256,             \
               policy::optim_resident(states, type::kVector == 4), \
               (optimizer_step<type, states, true>(o)))
#define NYBBLE_OPTIM_TYPE(type)                                                                    \
  NYBBLE_OPTIM8(1, type)                                                                           \
  NYBBLE_OPTIM8(2, type)                                                                           \
  NYBBLE_OPTIM8(3, type)                                                                           \
  NYBBLE_OPTIM(optim_1state_32bit_##type, 512, 1, (optimizer_step<type, 1, false>(o)))             \
  NYBBLE_OPTIM(optim_2state_32bit_##type, 512, 1, (optimizer_step<type, 2, false>(o)))             \
  NYBBLE_OPTIM(optim_3state_32bit_##type, 512, 1, (optimizer_step<type, 3, false>(o)))             \
  NYBBLE_NORMS(optim_norms_1state_8bit_##type, (optimizer_norms<type, 1, true>(o)))                \
  NYBBLE_NORMS(optim_norms_2state_8bit_##type, (optimizer_norms<type, 2, true>(o)))                \
  NYBBLE_NORMS(optim_norms_1state_32bit_##type, (optimizer_norms<type, 1, false>(o)))              \
  NYBBLE_NORMS(optim_norms_2state_32bit_##type, (optimizer_norms<type, 2, false>(o)))              \
  NYBBLE_FUSED_NORMS(optim_fused_norms_1state_8bit_##type, (step_fused_norms<type, 1, true>(o)))   \
  NYBBLE_FUSED_NORMS(optim_fused_norms_2state_8bit_##type, (step_fused_norms<type, 2, true>(o)))   \
  NYBBLE_FUSED_NORMS(optim_fused_norms_1state_32bit_##type, (step_fused_norms<type, 1, false>(o))) \
  NYBBLE_FUSED_NORMS(optim_fused_norms_2state_32bit_##type, (step_fused_norms<type, 2, false>(o)))
NYBBLE_OPTIM_TYPE(f32)
NYBBLE_OPTIM_TYPE(f16)
NYBBLE_OPTIM_TYPE(bf16)

}  // namespace nybble
