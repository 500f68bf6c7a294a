// Defines the optimizer kernels, which are named
// {optim,optim_norms,optim_fused_norms}_<states>state_<bits>bit_<type>. The types are f32 and half
// (float16 or bfloat16). Kernels with one 8-bit state have the types f32, f16 and bf16 instead.
// Schedule-Free and CAME have kernels of their own.
#include "device/mma.cuh"
#include "optim/device/came.cuh"
#include "optim/device/fused_norms.cuh"
#include "optim/device/schedule_free.cuh"

namespace nybble {

#if __CUDA_ARCH__ < 700
#undef __grid_constant__
#define __grid_constant__
#endif
// These kernels are launched with PDL, and each first waits for the previous kernel.
#define NYBBLE_OPTIM(name, threads, blocks, body)               \
  extern "C" __global__ void __launch_bounds__(threads, blocks) \
      name(const __grid_constant__ params::optim o) {           \
    pdl_wait();                                                 \
    body;                                                       \
  }
#define NYBBLE_NORMS(name, body) \
  NYBBLE_OPTIM(name, policy::kNormThreads, policy::kNormBlocksPerProcessor, body)
#define NYBBLE_FUSED_NORMS(name, body) NYBBLE_OPTIM(name, policy::kFusedNormThreads, 2, body)
#define NYBBLE_STEP8_TYPE(states, name, type)                               \
  NYBBLE_OPTIM(optim_##states##state_8bit_##name, policy::optim_threads(8), \
               policy::optim_resident(8, states, type::kWide),              \
               (optimizer_step<state_steps<type, states, 8>>(o)))
#define NYBBLE_STEP8(states)                         \
  NYBBLE_STEP8_TYPE(states, half, parameter_type<1>) \
  NYBBLE_STEP8_TYPE(states, f32, parameter_type<2>)
#define NYBBLE_STEP32(states)                                             \
  NYBBLE_OPTIM(optim_##states##state_32bit, policy::optim_threads(32), 1, \
               (optimizer_step<state_steps<any_type, states, 32>>(o)))
NYBBLE_STEP8_TYPE(1, f32, one_type<f32>)
NYBBLE_STEP8_TYPE(1, f16, one_type<f16>)
NYBBLE_STEP8_TYPE(1, bf16, one_type<bf16>)
NYBBLE_STEP8(2)
NYBBLE_STEP8(3)
NYBBLE_STEP32(1)
NYBBLE_STEP32(2)
NYBBLE_STEP32(3)
#define NYBBLE_STEP4(name, type)                                   \
  NYBBLE_OPTIM(optim_2state_4bit_##name, policy::optim_threads(4), \
               policy::optim_resident(4, 2, type::kWide),          \
               (optimizer_step<state_steps<type, 2, 4>>(o)))
NYBBLE_STEP4(half, parameter_type<1>)
NYBBLE_STEP4(f32, parameter_type<2>)
#define NYBBLE_SCHEDULE_FREE(name, type)                                  \
  NYBBLE_OPTIM(optim_schedule_free_8bit_##name, policy::optim_threads(8), \
               policy::optim_resident(8, 3, type::kWide),                 \
               (optimizer_step<schedule_free_steps<type, 8>>(o)))
NYBBLE_SCHEDULE_FREE(half, parameter_type<1>)
NYBBLE_SCHEDULE_FREE(f32, parameter_type<2>)
NYBBLE_OPTIM(optim_schedule_free_32bit, policy::optim_threads(32), 1,
             (optimizer_step<schedule_free_steps<any_type, 32>>(o)))
#define NYBBLE_CAME(name, record, blocks, body)                              \
  extern "C" __global__ void __launch_bounds__(policy::kCameThreads, blocks) \
      name(const __grid_constant__ params::record p) {                       \
    pdl_wait();                                                              \
    body;                                                                    \
  }
#define NYBBLE_CAME_TYPE(name, type)                                                         \
  NYBBLE_CAME(optim_came_sums_##name, came, policy::kCameSumBlocks, (came_sums<type, 0>(p))) \
  NYBBLE_CAME(optim_came_distances_8bit_##name, came, policy::kCameSumBlocks,                \
              (came_sums<type, 8>(p)))                                                       \
  NYBBLE_CAME(optim_came_step_8bit_##name, came, policy::kCameStepBlocks, (came_step<type, 8>(p)))
NYBBLE_CAME_TYPE(half, parameter_type<1>)
NYBBLE_CAME_TYPE(f32, parameter_type<2>)
NYBBLE_CAME(optim_came_distances_32bit, came, policy::kCameSumBlocks, (came_sums<any_type, 32>(p)))
NYBBLE_CAME(optim_came_step_32bit, came, 1, (came_step<any_type, 32>(p)))
NYBBLE_CAME(optim_came_moments, came_moments, 1, came_moments(p))
#define NYBBLE_NORM(states, bits)                                                           \
  NYBBLE_NORMS(optim_norms_##states##state_##bits##bit, (optimizer_norms<states, bits>(o))) \
  NYBBLE_FUSED_NORMS(optim_fused_norms_##states##state_##bits##bit,                         \
                     (step_fused_norms<states, bits>(o)))
NYBBLE_NORM(1, 8)
NYBBLE_NORM(2, 8)
NYBBLE_NORM(1, 32)
NYBBLE_NORM(2, 32)

}  // namespace nybble
