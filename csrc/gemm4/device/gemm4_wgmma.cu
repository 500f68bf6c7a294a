// Owns: the names of the 4-bit product's kernels by wgmma, which images of sm_90a alone have. The
// launcher asks.
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#include "gemm4/device/wgmma_kernels.cuh"

namespace nybble {

NYBBLE_WIDE_TWO(wide, bf16, wide_unscaled, wide_decoder<bf16, 64>)
NYBBLE_WIDE_TWO(wide, f16, wide_unscaled, wide_decoder<f16, 64>)
NYBBLE_WIDE_TYPE(wide32, bf16, wide_decoder<bf16, 32>)
NYBBLE_WIDE_TYPE(wide32, f16, wide_decoder<f16, 32>)
NYBBLE_WIDE(wide, f32, 64, wide_terms)
NYBBLE_WIDE(wide, f32, 128, wide_terms)
NYBBLE_WIDE(wide, f32, 256, wide_terms)
#if !defined(NYBBLE_USER_DECODE) && !defined(NYBBLE_USER_EPILOGUE)  // whose images users wait for
NYBBLE_WIDE_TWO(nested, bf16, wide_unscaled_nested, wide_nested<bf16>)
NYBBLE_WIDE_TWO(nested, f16, wide_unscaled_nested, wide_nested<f16>)
NYBBLE_TEAM(wide, bf16, wide_decoder<bf16, 64>)
NYBBLE_TEAM(wide, f16, wide_decoder<f16, 64>)
NYBBLE_TEAM(nested, bf16, wide_nested<bf16>)
NYBBLE_TEAM(nested, f16, wide_nested<f16>)
#endif

}  // namespace nybble

#else
// Without something external the compiler names what is internal after its own process: other bytes
// each time.
extern "C" __device__ const int gemm4_wide_is_of_sm_90a = 0;
#endif
