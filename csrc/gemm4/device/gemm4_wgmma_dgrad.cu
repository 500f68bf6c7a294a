// Owns: the names of the kernels by wgmma of the 4-bit product's gradients, which images of sm_90a
// alone have. The launcher asks. Products with an epilogue of a user's have no gradient.
#if defined(__CUDA_ARCH_FEAT_SM90_ALL) && !defined(NYBBLE_USER_EPILOGUE)
#include "gemm4/device/wgmma_kernels.cuh"

namespace nybble {

NYBBLE_WIDE_TYPE(turned, bf16, wide_turned<bf16>)
NYBBLE_WIDE_TYPE(turned, f16, wide_turned<f16>)
#if !defined(NYBBLE_USER_DECODE)  // whose images users wait for
NYBBLE_WIDE_TYPE(turned_nested, bf16, wide_turned_nested<bf16>)
NYBBLE_WIDE_TYPE(turned_nested, f16, wide_turned_nested<f16>)
NYBBLE_TEAM(turned, bf16, wide_turned<bf16>)
NYBBLE_TEAM(turned, f16, wide_turned<f16>)
NYBBLE_TEAM(turned_nested, bf16, wide_turned_nested<bf16>)
NYBBLE_TEAM(turned_nested, f16, wide_turned_nested<f16>)
#endif

}  // namespace nybble

#else
// Without something external the compiler names what is internal after its own process: other bytes
// each time.
extern "C" __device__ const int gemm4_turned_is_of_sm_90a = 0;
#endif
