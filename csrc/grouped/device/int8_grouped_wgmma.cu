// Defines the wgmma kernels for stacked int8 weights: int8_grouped_wgmma_<tile columns> and
// int8_grouped_dgrad_wgmma_<tile rows>. Only images of sm_90a have them; the launcher checks.
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#include "grouped/device/int8_grouped_dgrad_wgmma.cuh"
#include "grouped/device/int8_grouped_wgmma.cuh"

namespace nybble {

#define NYBBLE_INT8_GROUPED_WGMMA(columns)                                                 \
  extern "C" __global__ void __launch_bounds__(policy::kWgmmaThreads, 1)                   \
      int8_grouped_wgmma_##columns(const __grid_constant__ params::int8_grouped_wgmma p) { \
    int8_grouped_wgmma<columns>(p);                                                        \
  }
NYBBLE_INT8_GROUPED_WGMMA(32)
NYBBLE_INT8_GROUPED_WGMMA(64)
NYBBLE_INT8_GROUPED_WGMMA(128)
NYBBLE_INT8_GROUPED_WGMMA(256)

#define NYBBLE_INT8_GROUPED_DGRAD_WGMMA(rows)                            \
  extern "C" __global__ void __launch_bounds__(policy::kWgmmaThreads, 1) \
      int8_grouped_dgrad_wgmma_##rows(                                   \
          const __grid_constant__ params::int8_grouped_dgrad_wgmma p) {  \
    int8_grouped_dgrad_wgmma<rows>(p);                                   \
  }
NYBBLE_INT8_GROUPED_DGRAD_WGMMA(128)
NYBBLE_INT8_GROUPED_DGRAD_WGMMA(256)

}  // namespace nybble

#else
// See gemm4_wgmma.cu.
extern "C" __device__ const int int8_grouped_wgmma_is_of_sm_90a = 0;
#endif
