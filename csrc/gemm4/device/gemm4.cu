// Defines the kernels of the 4-bit product, except for two kinds of kernels, which are in other
// image families. The first kind differs between sm_90 and sm_90a (gemm4_gemv.cu). Without these
// kernels, sm_90a can use the PTX that is compiled from this file for sm_90. The second kind is the
// wgmma kernels, which take longest to compile.
//
//   gemm4_gemv32_*, gemm4_gemv_nested_*, gemm4_gemv_f32_*, gemm4_gemv_split_fp16,
//   gemm4_gemv_dgrad_*                                       images of sm_90 and newer
//   gemm4_split_bf16_*                                       sm_80 and newer
//   gemm4_simt_*, gemm4_reduce_*, gemm4_dequantize_scales    every image
#include "gemm4/device/gemm_simt.cuh"
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/gemv_dgrad.cuh"
#include "gemm4/device/gemv_dgrad_f32.cuh"
#include "gemm4/device/gemv_f32.cuh"
#include "gemm4/device/gemv_split_fp16.cuh"
#include "gemm4/device/kernel.cuh"
#include "gemm4/device/split_bf16.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900
#define NYBBLE_GEMV(type, rows)                                                                 \
  NYBBLE_GEMM(gemm4_gemv32_##type##_##rows, gemm4, 256, 1, (gemm4_gemv<type, rows / 8, 32>(p))) \
  NYBBLE_GEMM(gemm4_gemv_nested_##type##_##rows, gemm4, 256, 1,                                 \
              (gemm4_gemv_nested<type, rows / 8>(p)))
NYBBLE_GEMV_KERNELS(NYBBLE_GEMV)
#define NYBBLE_GEMV_F32(rows) \
  NYBBLE_GEMM(gemm4_gemv_f32_##rows, gemm4, 256, 1, (gemm4_gemv_f32<rows>(p)))
NYBBLE_GEMV_F32(1)
NYBBLE_GEMV_F32(2)
NYBBLE_GEMV_F32(4)
NYBBLE_GEMM(gemm4_gemv_split_fp16, gemm4, 256, 1, (gemv_split_fp16(p)))
NYBBLE_GEMM(gemm4_split_fp16_rows, gemm4_split_fp16_rows, policy::kSplitFp16Threads, 2,
            (split_fp16_rows(p)))

#define NYBBLE_GEMV_DGRAD(name, type, scaling, rows)                                    \
  NYBBLE_GEMM(gemm4_##name##_##type##_##rows, gemm4_dgrad, policy::kDgradWarps * 32, 1, \
              (gemm4_gemv_dgrad<type, scaling, rows / 8>(p)))
#define NYBBLE_GEMV_DGRAD_F32(rows)                                                            \
  NYBBLE_GEMM(gemm4_gemv_dgrad_f32_##rows, gemm4_dgrad, policy::dgrad_f32_warps(rows) * 32, 1, \
              (gemm4_gemv_dgrad_f32<rows>(p)))
NYBBLE_GEMV_DGRAD(gemv_dgrad, bf16, scaled_rows, 8)
NYBBLE_GEMV_DGRAD(gemv_dgrad, bf16, scaled_rows, 16)
NYBBLE_GEMV_DGRAD(gemv_dgrad32, bf16, scaled_weights, 8)
NYBBLE_GEMV_DGRAD(gemv_dgrad32, bf16, scaled_weights, 16)
NYBBLE_GEMV_DGRAD(gemv_dgrad32, f16, scaled_weights, 8)
NYBBLE_GEMV_DGRAD(gemv_dgrad32, f16, scaled_weights, 16)
NYBBLE_GEMV_DGRAD_F32(1)
NYBBLE_GEMV_DGRAD_F32(8)
NYBBLE_GEMV_DGRAD_F32(16)
#endif

#define NYBBLE_SIMT(type)                                                          \
  NYBBLE_GEMM(gemm4_simt_##type, gemm4, 256, 4, (gemm4_simt<type>(p)))             \
  NYBBLE_GEMM(gemm4_simt_dgrad_##type, gemm4, 128, 8, (gemm4_simt_dgrad<type>(p))) \
  NYBBLE_GEMM(gemm4_reduce_##type, gemm4_reduce, 256, 4, (gemm4_reduce<type>(p)))
NYBBLE_SIMT(f32)
NYBBLE_SIMT(f16)
NYBBLE_SIMT(bf16)
NYBBLE_GEMM(gemm4_dequantize_scales, gemm4_dequantize_scales, 256, 4, (make_scales(p)))
#if __CUDA_ARCH__ >= 800
NYBBLE_GEMM(gemm4_split_bf16_weight, gemm4_split_bf16_weight, policy::kSplitBf16Threads, 4,
            (split_bf16_weight(p)))
NYBBLE_GEMM(gemm4_split_bf16_rows, gemm4_split_bf16_rows, policy::kSplitBf16Threads, 4,
            (split_bf16_rows(p)))
#endif

#ifdef NYBBLE_USER_DECODE
// Writes the value of each code for the paths that dequantize W. The kernel runs as a single warp.
extern "C" __global__ void __launch_bounds__(32, 1) gemm4_values(const params::gemm4_values p) {
  if (threadIdx.x < 16) p.values[threadIdx.x] = ::decode(threadIdx.x);
}
#endif

}  // namespace nybble
