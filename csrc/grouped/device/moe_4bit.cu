// Defines the kernels of layers of 4-bit experts with few rows (sm_90 and newer).
//
//   moe_gate_up_<type>, moe_down_<type>: plain scales
//   moe_gate_up_<type>_nested, moe_down_<type>_nested
//   moe_gate_up_<type>_microscaled, moe_down_<type>_microscaled: MXFP4 and NVFP4
#if __CUDA_ARCH__ >= 900
#include "gemm4/device/kernel.cuh"
#include "grouped/device/moe_4bit.cuh"

namespace nybble {

#define NYBBLE_MOE_4BIT(type, suffix, scaling)                                             \
  NYBBLE_GEMM(moe_gate_up_##type##suffix, moe_product, policy::kMoeFewThreads, 2,          \
              (compute_moe_units<moe_4bit_weights<type, moe_scaling::scaling, false>>(p))) \
  NYBBLE_GEMM(moe_down_##type##suffix, moe_product, policy::kMoeFewThreads, 2,             \
              (compute_moe_units<moe_4bit_weights<type, moe_scaling::scaling, true>>(p)))
NYBBLE_MOE_4BIT(bf16, , plain)
NYBBLE_MOE_4BIT(bf16, _nested, nested)
NYBBLE_MOE_4BIT(bf16, _microscaled, microscaled)
NYBBLE_MOE_4BIT(f16, , plain)
NYBBLE_MOE_4BIT(f16, _nested, nested)
NYBBLE_MOE_4BIT(f16, _microscaled, microscaled)

}  // namespace nybble

#else
// Makes the image's bytes reproducible; see gemm4_wgmma.cu.
extern "C" __device__ const int moe_4bit_is_of_sm_90 = 0;
#endif
