// Defines the wgmma kernels of the 4-bit product's gradient. Only images of sm_90a have them; the
// launcher checks. Products with a user epilogue have no gradient.
#if defined(__CUDA_ARCH_FEAT_SM90_ALL) && !defined(NYBBLE_USER_EPILOGUE)
#include "gemm4/device/wgmma_kernels.cuh"

namespace nybble {

NYBBLE_WGMMA_TYPE(wgmma_dgrad, bf16, dgrad_dequantizer<bf16>)
NYBBLE_WGMMA_TYPE(wgmma_dgrad, f16, dgrad_dequantizer<f16>)
// Images with user functions omit these kernels, because the user waits while the image is
// compiled.
#if !defined(NYBBLE_USER_DECODE)
NYBBLE_WGMMA_TYPE(wgmma_dgrad_nested, bf16, nested_dgrad_dequantizer<bf16>)
NYBBLE_WGMMA_TYPE(wgmma_dgrad_nested, f16, nested_dgrad_dequantizer<f16>)
NYBBLE_CLUSTER_SPLITK(wgmma_dgrad, bf16, dgrad_dequantizer<bf16>)
NYBBLE_CLUSTER_SPLITK(wgmma_dgrad, f16, dgrad_dequantizer<f16>)
NYBBLE_CLUSTER_SPLITK(wgmma_dgrad_nested, bf16, nested_dgrad_dequantizer<bf16>)
NYBBLE_CLUSTER_SPLITK(wgmma_dgrad_nested, f16, nested_dgrad_dequantizer<f16>)
#endif

}  // namespace nybble

#else
// Makes the image's bytes reproducible; see gemm4_wgmma.cu.
extern "C" __device__ const int gemm4_wgmma_dgrad_is_of_sm_90a = 0;
#endif
