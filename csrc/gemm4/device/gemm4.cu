// Names of the 4-bit product's kernels, except the wgmma kernels. The wgmma kernels take longest to
// compile and have separate image families.
//
//   gemm4_gemv_*, gemm4_gemv_dgrad_*    images of sm_90 and newer
//   gemm4_gemv_tma_*                    sm_90a; they replace gemm4_gemv_*, except for nested scales
//                                       of large weights
//   gemm4_mma_*                         sm_80 and newer, not sm_90a (gemm4_wgmma_* replace them)
//   gemm4_simt_*, gemm4_reduce_*, gemm4_dequantize_scales    every image
#include "gemm4/device/gemm_mma.cuh"
#include "gemm4/device/gemm_simt.cuh"
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/gemv_dgrad.cuh"
#include "gemm4/device/gemv_dgrad_f32.cuh"
#include "gemm4/device/gemv_f32.cuh"
#include "gemm4/device/gemv_split_fp16.cuh"
#include "gemm4/device/gemv_tma.cuh"
#include "gemm4/device/split_bf16.cuh"

namespace nybble {

#define NYBBLE_GEMM(name, record, threads, blocks, body)        \
  extern "C" __global__ void __launch_bounds__(threads, blocks) \
      name(const __grid_constant__ params::record p) {          \
    body;                                                       \
  }
#if __CUDA_ARCH__ < 700
#undef __grid_constant__
#define __grid_constant__
#endif

#if __CUDA_ARCH__ >= 900
#define NYBBLE_GEMV(name, type, unit)                                                   \
  NYBBLE_GEMM(gemm4_##name##_##type##_8, gemm4, 256, 1, (gemm4_gemv<type, 1, unit>(p))) \
  NYBBLE_GEMM(gemm4_##name##_##type##_16, gemm4, 256, 1, (gemm4_gemv<type, 2, unit>(p)))
NYBBLE_GEMV(gemv, bf16, 64)
NYBBLE_GEMV(gemv, f16, 64)
NYBBLE_GEMV(gemv32, bf16, 32)
NYBBLE_GEMV(gemv32, f16, 32)
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

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define NYBBLE_GEMV_TMA(type)                                                                  \
  NYBBLE_GEMM(gemm4_gemv_tma_##type##_8, gemm4_gemv_tma, 256, 1, (gemm4_gemv_tma<type, 1>(p))) \
  NYBBLE_GEMM(gemm4_gemv_tma_##type##_16, gemm4_gemv_tma, 256, 1, (gemm4_gemv_tma<type, 2>(p)))
NYBBLE_GEMV_TMA(bf16)
NYBBLE_GEMV_TMA(f16)
#elif __CUDA_ARCH__ >= 800
#define NYBBLE_MMA(type, columns) \
  NYBBLE_GEMM(gemm4_mma_##type##_##columns, gemm4, 256, 2, (gemm4_mma<type, columns>(p)))
NYBBLE_MMA(bf16, 32)
NYBBLE_MMA(bf16, 64)
NYBBLE_MMA(f16, 32)
NYBBLE_MMA(f16, 64)
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
// Writes the user's code book as a table, for the paths that dequantize W. Runs as one warp.
extern "C" __global__ void __launch_bounds__(32, 1) gemm4_values(const params::gemm4_values p) {
  if (threadIdx.x < 16) p.values[threadIdx.x] = ::decode(threadIdx.x);
}
#endif

}  // namespace nybble
