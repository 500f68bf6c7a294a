// Defines the wgmma kernels of the 4-bit product. Only images of sm_90a have these kernels, and the
// launcher checks for them.
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#include "gemm4/device/wgmma_kernels.cuh"

namespace nybble {

NYBBLE_WGMMA_BY_COLUMNS(wgmma, bf16, code_operand, weight_dequantizer<bf16, 64>)
NYBBLE_WGMMA_BY_COLUMNS(wgmma, f16, code_operand, weight_dequantizer<f16, 64>)
NYBBLE_WGMMA_TYPE(wgmma32, bf16, weight_dequantizer<bf16, 32>)
NYBBLE_WGMMA_TYPE(wgmma32, f16, weight_dequantizer<f16, 32>)
NYBBLE_WGMMA(wgmma, f32, 64, split_fp16_operand)
NYBBLE_WGMMA(wgmma, f32, 128, split_fp16_operand)
NYBBLE_WGMMA(wgmma, f32, 256, split_fp16_operand)
// Images with user functions do not contain these kernels, because the user waits while the image
// is compiled.
#if !defined(NYBBLE_USER_DECODE) && !defined(NYBBLE_USER_EPILOGUE)
NYBBLE_WGMMA_BY_COLUMNS(wgmma_microscaled, bf16, microscaled_operand, microscaled_dequantizer<bf16>)
NYBBLE_WGMMA_BY_COLUMNS(wgmma_microscaled, f16, microscaled_operand, microscaled_dequantizer<f16>)
NYBBLE_WGMMA_BY_COLUMNS(wgmma_nested, bf16, nested_code_operand, nested_weight_dequantizer<bf16>)
NYBBLE_WGMMA_BY_COLUMNS(wgmma_nested, f16, nested_code_operand, nested_weight_dequantizer<f16>)
NYBBLE_CLUSTER_SPLITK(wgmma, bf16, weight_dequantizer<bf16, 64>)
NYBBLE_CLUSTER_SPLITK(wgmma, f16, weight_dequantizer<f16, 64>)
NYBBLE_CLUSTER_SPLITK(wgmma_nested, bf16, nested_weight_dequantizer<bf16>)
NYBBLE_CLUSTER_SPLITK(wgmma_nested, f16, nested_weight_dequantizer<f16>)
#endif

}  // namespace nybble

#else
// Without an external symbol, the compiler puts its process number into internal names, and the
// image's bytes would differ in every build.
extern "C" __device__ const int gemm4_wgmma_is_of_sm_90a = 0;
#endif
