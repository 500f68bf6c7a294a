// Names of the kernels for stacked 4-bit weights:
//
//   gemm4_grouped_gemv_<type>_<rows>    images of sm_90 and newer
//   gemm4_grouped_simt_<type>, gemm4_grouped_simt_dgrad_<type>    every image
#include "grouped/device/grouped.cuh"

namespace nybble {

#if __CUDA_ARCH__ < 700
#define __grid_constant__
#endif
#define NYBBLE_GROUPED(name, threads, blocks, body)                           \
  extern "C" __global__ void __launch_bounds__(threads, blocks)               \
      gemm4_grouped_##name(const __grid_constant__ params::gemm4_grouped p) { \
    body;                                                                     \
  }

#if __CUDA_ARCH__ >= 900
#define NYBBLE_GROUPED_GEMV(type)                                     \
  NYBBLE_GROUPED(gemv_##type##_8, 256, 1, (grouped_gemv<type, 1>(p))) \
  NYBBLE_GROUPED(gemv_##type##_16, 256, 1, (grouped_gemv<type, 2>(p)))
NYBBLE_GROUPED_GEMV(bf16)
NYBBLE_GROUPED_GEMV(f16)
#endif

#define NYBBLE_GROUPED_SIMT(type)                                               \
  NYBBLE_GROUPED(simt_##type, policy::kSimtThreads, 2, (grouped_simt<type>(p))) \
  NYBBLE_GROUPED(simt_dgrad_##type, policy::kSimtDgradThreads, 8, (grouped_simt_dgrad<type>(p)))
NYBBLE_GROUPED_SIMT(f32)
NYBBLE_GROUPED_SIMT(f16)
NYBBLE_GROUPED_SIMT(bf16)

}  // namespace nybble
