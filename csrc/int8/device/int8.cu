// Names of the int8 kernels.
//
//   int8_mma_*, int8_gemv_*, int8_fused_linear_*, int8_gemv_dgrad_*, int8_quantize_gather_*,
//   int8_outliers_mma_*                 images of sm_80 and newer
//   int8_wgmma_*, int8_outliers_wgmma_* sm_90a only
//   all others                          every image
// The launcher checks which kernels an image has.
#include "int8/device/fused_linear.cuh"
#include "int8/device/fused_quant.cuh"
#include "int8/device/gemm_mma.cuh"
#include "int8/device/gemm_wgmma.cuh"
#include "int8/device/gemv.cuh"
#include "int8/device/gemv_dgrad.cuh"
#include "int8/device/outliers.cuh"
#include "int8/device/outliers_mma.cuh"
#include "int8/device/outliers_wgmma.cuh"
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
  NYBBLE_INT8(int8_simt_##type, int8_gemm, (int8_simt<type>(p)))                          \
  NYBBLE_INT8_KERNEL(int8_outliers_##type, int8_outliers,                                 \
                     (policy::kInt8OutlierThreads, policy::kInt8OutlierBlocks),           \
                     (int8_outliers<type>(p)))
NYBBLE_INT8_TYPE(f32)
NYBBLE_INT8_TYPE(f16)
NYBBLE_INT8_TYPE(bf16)

// For sm_61 and newer the compiler uses dp4a in int8_simt, so nvrtcc must not assemble sm_61 from
// compute_60. This comparison makes the two sources differ.
#if __CUDA_ARCH__ >= 610
#endif

#if __CUDA_ARCH__ >= 800
#define NYBBLE_INT8_ROWS(name, body) \
  extern "C" __global__ void __launch_bounds__(256, 1) name(const params::int8_gemm p) { body; }
#define NYBBLE_INT8_GEMV(type)                                                             \
  NYBBLE_INT8_ROWS(int8_gemv_##type##_8, (int8_gemv<1>(p, int8_quantized_rows<type>{p})))  \
  NYBBLE_INT8_ROWS(int8_gemv_##type##_16, (int8_gemv<2>(p, int8_quantized_rows<type>{p}))) \
  NYBBLE_INT8_KERNEL(int8_fused_linear_##type, int8_fused_linear, (256, 1),                \
                     (int8_fused_linear<type>(p)))                                         \
  NYBBLE_INT8_KERNEL(int8_gemv_fused_quant_##type##_8, int8_gemv_fused_quant, (256, 1),    \
                     (int8_gemv<1>(p.g, int8_fused_quant_source<type>{p})))                \
  NYBBLE_INT8_KERNEL(int8_gemv_fused_quant_##type##_16, int8_gemv_fused_quant, (256, 1),   \
                     (int8_gemv<2>(p.g, int8_fused_quant_source<type>{p})))
NYBBLE_INT8_GEMV(f32)
NYBBLE_INT8_GEMV(f16)
NYBBLE_INT8_GEMV(bf16)
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
#define NYBBLE_INT8_GEMV_DGRADS(type, terms) \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 1, 8)  \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 2, 16) \
  NYBBLE_INT8_GEMV_DGRAD(type, terms, 4, 32)
NYBBLE_INT8_GEMV_DGRADS(f32, 3)
NYBBLE_INT8_GEMV_DGRADS(f16, 2)
NYBBLE_INT8_GEMV_DGRADS(bf16, 1)
NYBBLE_INT8(int8_mma_f32, int8_gemm, (int8_mma<f32>(p)))
NYBBLE_INT8(int8_mma_f16, int8_gemm, (int8_mma<f16>(p)))
NYBBLE_INT8(int8_mma_bf16, int8_gemm, (int8_mma<bf16>(p)))
#endif

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define NYBBLE_INT8_WGMMA(columns)                                           \
  extern "C" __global__ void __launch_bounds__(policy::kInt8WgmmaThreads, 1) \
      int8_wgmma_##columns(const __grid_constant__ params::int8_wgmma p) {   \
    int8_wgmma<columns>(p, int8_wgmma_quantized{p});                         \
  }
NYBBLE_INT8_WGMMA(32)
NYBBLE_INT8_WGMMA(64)
NYBBLE_INT8_WGMMA(128)
NYBBLE_INT8_WGMMA(256)
#define NYBBLE_INT8_OUTLIERS_WGMMA(type, columns)                        \
  extern "C" __global__ void __launch_bounds__(policy::kWgmmaThreads, 1) \
      int8_outliers_wgmma_##type##_##columns(                            \
          const __grid_constant__ params::int8_outliers_wgmma p) {       \
    pdl_wait();                                                          \
    int8_outliers_wgmma<type, columns>(p);                               \
  }
NYBBLE_INT8_OUTLIERS_WGMMA(f32, 128)
NYBBLE_INT8_OUTLIERS_WGMMA(f16, 128)
NYBBLE_INT8_OUTLIERS_WGMMA(bf16, 128)
NYBBLE_INT8_OUTLIERS_WGMMA(f16, 256)
NYBBLE_INT8_OUTLIERS_WGMMA(bf16, 256)
#define NYBBLE_INT8_WGMMA_FUSED_QUANT(columns)                                                     \
  extern "C" __global__ void __launch_bounds__(policy::kInt8WgmmaThreads, 1)                       \
      int8_wgmma_fused_quant_##columns(const __grid_constant__ params::int8_wgmma_fused_quant p) { \
    int8_wgmma<columns>(p.q, int8_wgmma_fused_quant{p});                                           \
  }
NYBBLE_INT8_WGMMA_FUSED_QUANT(32)
NYBBLE_INT8_WGMMA_FUSED_QUANT(64)
NYBBLE_INT8_WGMMA_FUSED_QUANT(128)
#endif

}  // namespace nybble
