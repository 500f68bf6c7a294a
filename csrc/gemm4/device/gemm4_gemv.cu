// Defines the few-row kernels of the 4-bit product for which sm_90a has faster replacements.
//
//   gemm4_gemv_tma_*    sm_90a: GEMV with plain scales, nested scales of small weights, or the
//                       scales of MXFP4 and NVFP4
//   gemm4_skinny_*      sm_90a: 9 to 32 rows, scales of blocks of 64, or of MXFP4 and NVFP4
//   gemm4_gemv_*        sm_90 and newer, not sm_90a: GEMV with plain scales
//   gemm4_gemv_microscaled_*    the same with MXFP4 and NVFP4
//   gemm4_mma_*         sm_80 and newer, not sm_90a (gemm4_wgmma_* replace them)
//   gemm4_mma_microscaled_*     the same with MXFP4 and NVFP4
//   gemm4_mma_mxfp4_*   sm_120a, sm_120f and the like: MXFP4 on FP4 tensor cores
//   gemm4_tcgen05_mxfp4_128     sm_100a, sm_100f and the like: the same for more rows
#include "gemm4/device/gemm_mma.cuh"
#include "gemm4/device/gemm_mma_mxfp4.cuh"
#include "gemm4/device/gemm_skinny.cuh"
#include "gemm4/device/gemm_tcgen05_mxfp4.cuh"
#include "gemm4/device/gemv_tma.cuh"
#include "gemm4/device/kernel.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define NYBBLE_GEMV_TMA(type, rows)                                   \
  NYBBLE_GEMM(gemm4_gemv_tma_##type##_##rows, gemm4_gemv_tma, 256, 1, \
              (gemm4_gemv_tma<type, rows / 8>(p)))
NYBBLE_GEMV_KERNELS(NYBBLE_GEMV_TMA)
#define NYBBLE_SKINNY(type, rows)                                                    \
  NYBBLE_GEMM(gemm4_skinny_##type##_##rows, gemm4_skinny, policy::kSkinnyThreads, 1, \
              (gemm4_skinny<type, skinny_layout<rows / 8>>(p)))
#define NYBBLE_SKINNY_MICROSCALED(type, rows)                                                    \
  NYBBLE_GEMM(gemm4_skinny_microscaled_##type##_##rows, gemm4_skinny, policy::kSkinnyThreads, 1, \
              (gemm4_skinny_microscaled<type, rows / 8>(p)))
#define NYBBLE_SKINNY_KERNELS(kernel) \
  kernel(bf16, 16) kernel(bf16, 32) kernel(f16, 16) kernel(f16, 32)
NYBBLE_SKINNY_KERNELS(NYBBLE_SKINNY)
// Images with user functions omit kernels for MXFP4 and NVFP4, because the user waits while the
// image is compiled.
#if !defined(NYBBLE_USER_DECODE) && !defined(NYBBLE_USER_EPILOGUE)
NYBBLE_SKINNY_KERNELS(NYBBLE_SKINNY_MICROSCALED)
#endif
#else
#if __CUDA_ARCH__ >= 900
#define NYBBLE_GEMV_PLAIN(type, rows)                                                         \
  NYBBLE_GEMM(gemm4_gemv_##type##_##rows, gemm4, 256, 1, (gemm4_gemv<type, rows / 8, 64>(p))) \
  NYBBLE_GEMM(gemm4_gemv_microscaled_##type##_##rows, gemm4, 256, 1,                          \
              (gemm4_gemv_microscaled<type, rows / 8>(p)))
NYBBLE_GEMV_KERNELS(NYBBLE_GEMV_PLAIN)
#endif
#if __CUDA_ARCH__ >= 800
#define NYBBLE_MMA(type, columns)                                                              \
  NYBBLE_GEMM(gemm4_mma_##type##_##columns, gemm4, policy::kTileThreads, tile_blocks(columns), \
              (gemm4_mma<type, columns>(p)))
NYBBLE_MMA(bf16, 32)
NYBBLE_MMA(bf16, 64)
NYBBLE_MMA(f16, 32)
NYBBLE_MMA(f16, 64)
#endif
#if !defined(NYBBLE_USER_DECODE) && !defined(NYBBLE_USER_EPILOGUE)
#if __CUDA_ARCH__ >= 800
#define NYBBLE_MMA_MICROSCALED(type, columns)                                        \
  NYBBLE_GEMM(gemm4_mma_microscaled_##type##_##columns, gemm4, policy::kTileThreads, \
              tile_blocks(columns), (gemm4_mma<type, columns, true>(p)))
NYBBLE_MMA_MICROSCALED(bf16, 32)
NYBBLE_MMA_MICROSCALED(bf16, 64)
NYBBLE_MMA_MICROSCALED(f16, 32)
NYBBLE_MMA_MICROSCALED(f16, 64)
#if __CUDA_ARCH__ < 900 || __CUDA_ARCH__ >= 1200
// The others use GEMV for up to 16 rows.
NYBBLE_MMA(bf16, 16)
NYBBLE_MMA(f16, 16)
NYBBLE_MMA_MICROSCALED(bf16, 16)
NYBBLE_MMA_MICROSCALED(f16, 16)
#endif
#endif
#if defined(NYBBLE_BLOCK_SCALED_MMA)
NYBBLE_GEMM(gemm4_mma_mxfp4_32, gemm4, 256, 2, (gemm4_mma_mxfp4<32>(p)))
NYBBLE_GEMM(gemm4_mma_mxfp4_64, gemm4, 256, 1, (gemm4_mma_mxfp4<64>(p)))
#endif
#if defined(NYBBLE_TCGEN05)
NYBBLE_GEMM(gemm4_tcgen05_mxfp4_128, gemm4, 256, 1, gemm4_tcgen05_mxfp4(p))
#endif
#endif
#endif

}  // namespace nybble

#if __CUDA_ARCH__ < 800
// The file needs an external symbol: without one, the compiler puts its process number into
// internal names, and the image's bytes differ in every build.
extern "C" __device__ const int gemm4_gemv_is_of_sm_80 = 0;
#endif
