// Names of the int8 kernels, except the wgmma kernels, which are a family of their own. <type> is
// f32, f16 or bf16. Kernels without a type in their name have results of any type.
//
//   int8_gemv_dgrad_*_8, int8_gemv_dgrad_*_16    images of sm_90 and newer
//   int8_mma, int8_gemv_*, int8_fused_linear_*, int8_gemv_dgrad_*_32, int8_quantize_gather_*,
//   int8_outliers_mma_*    images of sm_80 and newer
//   all others             every image
// The launcher checks which kernels an image has.
#include "int8/device/fused_linear.cuh"
#include "int8/device/fused_quant.cuh"
#include "int8/device/gemv_dgrad.cuh"
#include "int8/device/outliers.cuh"
#include "int8/device/outliers_mma.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

// These kernels are launched with PDL. Each kernel first waits for the previous kernel.
#define NYBBLE_INT8_KERNEL(name, record, bounds, body)                               \
  extern "C" __global__ void __launch_bounds__ bounds name(const params::record p) { \
    pdl_wait();                                                                      \
    body;                                                                            \
  }
#define NYBBLE_INT8(name, record, body) NYBBLE_INT8_KERNEL(name, record, (256), body)
#define NYBBLE_INT8_TYPE(type)                                                            \
  NYBBLE_INT8_KERNEL(int8_quantize_rows_##type, int8_quant, (1024),                       \
                     (pdl_launch_dependents(), int8_quantize_rows<type>(p)))              \
  NYBBLE_INT8(int8_column_stats_##type, int8_quant, (int8_column_stats<type>(p)))         \
  NYBBLE_INT8(int8_quantize_columns_##type, int8_quant, (int8_quantize_columns<type>(p))) \
  NYBBLE_INT8(int8_dequantize_##type, int8_gemm, (int8_dequantize<type>(p)))              \
  NYBBLE_INT8(int8_dequantize_few_##type, int8_gemm, (int8_dequantize_few<type>(p)))      \
  NYBBLE_INT8_KERNEL(int8_outliers_##type, int8_outliers,                                 \
                     (policy::kInt8OutlierThreads, policy::kInt8OutlierBlocks),           \
                     (int8_outliers<type>(p)))
NYBBLE_INT8_TYPE(f32)
NYBBLE_INT8_TYPE(f16)
NYBBLE_INT8_TYPE(bf16)
NYBBLE_INT8(int8_simt, int8_gemm, (multiply_simt(p)))

// For sm_61 and newer the compiler uses dp4a in int8_simt, so nvrtcc must not assemble sm_61 from
// compute_60. This comparison makes the two sources differ.
#if __CUDA_ARCH__ >= 610
#endif

#if __CUDA_ARCH__ >= 800
#define NYBBLE_INT8_GEMV(rows)                         \
  extern "C" __global__ void __launch_bounds__(256, 1) \
      int8_gemv_##rows(const params::int8_gemm p) {    \
    int8_gemv<rows / 8>(p, int8_quantized_rows{p});    \
  }
NYBBLE_INT8_GEMV(8)
NYBBLE_INT8_GEMV(16)
#define NYBBLE_INT8_LINEAR(type)                                                         \
  NYBBLE_INT8_KERNEL(int8_fused_linear_##type, int8_fused_linear, (256, 1),              \
                     (int8_fused_linear<type>(p)))                                       \
  NYBBLE_INT8_KERNEL(int8_gemv_fused_quant_##type##_8, int8_gemv_fused_quant, (256, 1),  \
                     (int8_gemv<1>(p.g, int8_fused_quant_source<type>{p})))              \
  NYBBLE_INT8_KERNEL(int8_gemv_fused_quant_##type##_16, int8_gemv_fused_quant, (256, 1), \
                     (int8_gemv<2>(p.g, int8_fused_quant_source<type>{p})))
NYBBLE_INT8_LINEAR(f32)
NYBBLE_INT8_LINEAR(f16)
NYBBLE_INT8_LINEAR(bf16)
#define NYBBLE_INT8_OUTLIERS_MMA(type, blocks)                                                     \
  NYBBLE_INT8_KERNEL(int8_quantize_gather_##type, int8_quant_gather, (1024),                       \
                     (pdl_launch_dependents(), int8_quantize_rows<type>(p.quant), __syncthreads(), \
                      int8_outliers_gather<type>(p.g)))                                            \
  NYBBLE_INT8_KERNEL(int8_outliers_mma_##type, int8_gathered,                                      \
                     (policy::kInt8OutlierThreads, blocks), (int8_outliers_mma<type>(p)))
NYBBLE_INT8_OUTLIERS_MMA(f32, 1)
NYBBLE_INT8_OUTLIERS_MMA(f16, 2)
NYBBLE_INT8_OUTLIERS_MMA(bf16, 2)
#define NYBBLE_INT8_GEMV_DGRAD(type, terms, tiles, rows)           \
  NYBBLE_INT8_KERNEL(int8_gemv_dgrad_##type##_##rows, gemm4_dgrad, \
                     (policy::int8_dgrad_warps(rows) * 32, 1), (int8_grad<type, terms, tiles>(p)))
#if __CUDA_ARCH__ >= 900
#define NYBBLE_INT8_GEMV_DGRADS(type, terms) \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 1, 8)  \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 2, 16) \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 4, 32)
#else  // too little shared memory for the kernels of 8 and 16 rows
#define NYBBLE_INT8_GEMV_DGRADS(type, terms) NYBBLE_INT8_GEMV_DGRAD(type, terms, 4, 32)
#endif
NYBBLE_INT8_GEMV_DGRADS(f32, 3)
NYBBLE_INT8_GEMV_DGRADS(f16, 2)
NYBBLE_INT8_GEMV_DGRADS(bf16, 1)
NYBBLE_INT8(int8_mma, int8_gemm, (multiply_mma(p)))
#endif

}  // namespace nybble
