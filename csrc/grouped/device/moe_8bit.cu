// Defines the kernels of layers of 8-bit experts with few rows (sm_90 and newer).
//
//   moe_8bit_gate_up_<type>, moe_8bit_down_<type>
#if __CUDA_ARCH__ >= 900
#include "gemm4/device/kernel.cuh"
#include "grouped/device/moe_8bit.cuh"

namespace nybble {

#define NYBBLE_MOE_8BIT(type)                                                  \
  NYBBLE_GEMM(moe_8bit_gate_up_##type, moe_product, policy::kMoeFewThreads, 2, \
              (compute_moe_units<moe_8bit_weights<type, false>>(p)))           \
  NYBBLE_GEMM(moe_8bit_down_##type, moe_product, policy::kMoeFewThreads, 2,    \
              (compute_moe_units<moe_8bit_weights<type, true>>(p)))
NYBBLE_MOE_8BIT(bf16)
NYBBLE_MOE_8BIT(f16)

}  // namespace nybble

#else
// Makes the image's bytes reproducible; see gemm4_wgmma.cu.
extern "C" __device__ const int moe_8bit_is_of_sm_90 = 0;
#endif
