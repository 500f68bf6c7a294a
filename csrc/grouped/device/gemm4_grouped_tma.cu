// Defines kernels for stacked 4-bit weights that are fed by TMA, for few and for a moderate number
// of rows. Only images of sm_90a have them; the launcher checks.
//
//   gemm4_grouped_gemv_tma_<type>
//   gemm4_grouped_skinny_<type>
//   gemm4_grouped_skinny_microscaled_<type>    MXFP4 and NVFP4
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#include "gemm4/device/kernel.cuh"
#include "grouped/device/grouped_gemv_tma.cuh"
#include "grouped/device/grouped_skinny.cuh"

namespace nybble {

#define NYBBLE_GROUPED_GEMV_TMA(type)                                                      \
  NYBBLE_GEMM(gemm4_grouped_gemv_tma_##type, gemm4_grouped, policy::kGroupedTmaThreads, 1, \
              grouped_gemv_tma<type>(p))
NYBBLE_GROUPED_GEMV_TMA(bf16)
NYBBLE_GROUPED_GEMV_TMA(f16)
#define NYBBLE_GROUPED_SKINNY(type)                                                         \
  NYBBLE_GEMM(gemm4_grouped_skinny_##type, gemm4_grouped_skinny, policy::kSkinnyThreads, 1, \
              (grouped_skinny<type, 64>(p)))                                                \
  NYBBLE_GEMM(gemm4_grouped_skinny_microscaled_##type, gemm4_grouped_skinny,                \
              policy::kSkinnyThreads, 1, grouped_skinny_microscaled<type>(p))
NYBBLE_GROUPED_SKINNY(bf16)
NYBBLE_GROUPED_SKINNY(f16)

}  // namespace nybble

#else
// Makes the image's bytes reproducible; see gemm4_wgmma.cu.
extern "C" __device__ const int gemm4_grouped_tma_is_of_sm_90a = 0;
#endif
