// Names of the int8 kernels with tensor cores (images of sm_80 and newer; the launcher checks).
//
//   int8_gemv_dgrad_*_8, int8_gemv_dgrad_*_16    images of sm_90 and newer
//   all others                                   images of sm_80 and newer
#if __CUDA_ARCH__ >= 800
#include "int8/device/gemv.cuh"
#include "int8/device/gemv_dgrad.cuh"
#include "int8/device/kernel.cuh"
#include "int8/device/outliers_listed.cuh"
#include "int8/device/outliers_mma.cuh"

namespace nybble {

#define NYBBLE_INT8_GEMV(rows)                         \
  extern "C" __global__ void __launch_bounds__(256, 1) \
      int8_gemv_##rows(const params::int8_gemm p) {    \
    int8_gemv<rows / 8>(p, int8_quantized_rows{p});    \
  }
NYBBLE_INT8_GEMV(8)
NYBBLE_INT8_GEMV(16)
#define NYBBLE_INT8_OUTLIERS_MMA(type, blocks)                                                     \
  NYBBLE_INT8_KERNEL(int8_quantize_gather_##type, int8_quant_gather, (1024),                       \
                     (pdl_launch_dependents(), int8_quantize_rows<type>(p.quant), __syncthreads(), \
                      int8_outliers_gather<type>(p.g)))                                            \
  NYBBLE_INT8_KERNEL(int8_outliers_mma_##type, int8_gathered,                                      \
                     (policy::kInt8OutlierThreads, blocks), (int8_outliers_mma<type>(p)))
NYBBLE_INT8_OUTLIERS_MMA(f32, 1)
NYBBLE_INT8_OUTLIERS_MMA(f16, 2)
NYBBLE_INT8_OUTLIERS_MMA(bf16, 2)
#define NYBBLE_INT8_LISTED(type)                                               \
  extern "C" __global__ void __launch_bounds__(policy::kInt8RowThreads)        \
      int8_quantize_listed_##type(const params::int8_quant_gather p) {         \
    int8_quantize_listed<type>(p);                                             \
  }                                                                            \
  extern "C" __global__ void __launch_bounds__(policy::kInt8OutlierThreads, 1) \
      int8_outliers_listed_##type(const params::int8_gathered p) {             \
    int8_outliers_listed<type>(p);                                             \
  }
NYBBLE_INT8_LISTED(f16)
NYBBLE_INT8_LISTED(bf16)
#define NYBBLE_INT8_GEMV_DGRAD(type, terms, tiles, rows)           \
  NYBBLE_INT8_KERNEL(int8_gemv_dgrad_##type##_##rows, gemm4_dgrad, \
                     (policy::int8_dgrad_warps(rows) * 32, 1), (int8_grad<type, terms, tiles>(p)))
#if __CUDA_ARCH__ >= 900
#define NYBBLE_INT8_GEMV_DGRADS(type, terms) \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 1, 8)  \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 2, 16) \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 4, 32)
#else  // too little shared memory for the 8-row and 16-row kernels
#define NYBBLE_INT8_GEMV_DGRADS(type, terms) NYBBLE_INT8_GEMV_DGRAD(type, terms, 4, 32)
#endif
NYBBLE_INT8_GEMV_DGRADS(f32, 3)
NYBBLE_INT8_GEMV_DGRADS(f16, 2)
NYBBLE_INT8_GEMV_DGRADS(bf16, 1)
NYBBLE_INT8_KERNEL(int8_mma, int8_gemm, (256), (multiply_mma(p)))

}  // namespace nybble

#else
// See gemm4_wgmma.cu.
extern "C" __device__ const int int8_tensor_is_of_sm_80 = 0;
#endif
