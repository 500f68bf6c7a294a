// Owns: the names of the int8 kernels. int8_tile_*, int8_stream_*, int8_layer_*, int8_grad_*,
// int8_quantize_gather_* and int8_outliers_many_* are missing from images below sm_80, those of
// wgmma from all but sm_90a's; the launcher asks.
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

// They are launched early: each waits, before anything else, for the kernel before it.
#define NYBBLE_INT8_KERNEL(name, record, bounds, body)                               \
  extern "C" __global__ void __launch_bounds__ bounds name(const params::record p) { \
    wait_for_previous();                                                             \
    body;                                                                            \
  }
#define NYBBLE_INT8(name, record, body) NYBBLE_INT8_KERNEL(name, record, (256), body)
#define NYBBLE_INT8_TYPE(type)                                                            \
  NYBBLE_INT8_KERNEL(int8_quantize_rows_##type, int8_quant, (1024),                       \
                     (overlap_next(), int8_quantize_rows<type>(p)))                       \
  NYBBLE_INT8(int8_column_facts_##type, int8_quant, (int8_column_facts<type>(p)))         \
  NYBBLE_INT8(int8_quantize_columns_##type, int8_quant, (int8_quantize_columns<type>(p))) \
  NYBBLE_INT8(int8_dequantize_##type, int8_gemm, (int8_dequantize<type>(p)))              \
  NYBBLE_INT8(int8_dequantize_few_##type, int8_gemm, (int8_dequantize_few<type>(p)))      \
  NYBBLE_INT8(int8_plain_##type, int8_gemm, (int8_plain<type>(p)))                        \
  NYBBLE_INT8_KERNEL(int8_outliers_##type, int8_outliers,                                 \
                     (policy::kInt8OutlierThreads, policy::kInt8OutlierBlocks),           \
                     (int8_outliers<type>(p)))
NYBBLE_INT8_TYPE(f32)
NYBBLE_INT8_TYPE(f16)
NYBBLE_INT8_TYPE(bf16)

// From 6.1 the compiler makes dp4a of int8_plain's byte products by itself, so nvrtcc must not
// assemble sm_61 from compute_60: a comparison tells it that the two see different code.
#if __CUDA_ARCH__ >= 610
#endif

#if __CUDA_ARCH__ >= 800
#define NYBBLE_INT8_ROWS(name, body) \
  extern "C" __global__ void __launch_bounds__(256, 1) name(const params::int8_gemm p) { body; }
#define NYBBLE_INT8_STREAM(type)                                                           \
  NYBBLE_INT8_ROWS(int8_stream_##type##_8, (int8_stream<1>(p, int8_rows_given<type>{p})))  \
  NYBBLE_INT8_ROWS(int8_stream_##type##_16, (int8_stream<2>(p, int8_rows_given<type>{p}))) \
  NYBBLE_INT8_KERNEL(int8_layer_##type, int8_layer, (256, 1), (int8_layer<type>(p)))       \
  NYBBLE_INT8_KERNEL(int8_stream_layer_##type##_8, int8_stream_layer, (256, 1),            \
                     (int8_stream<1>(p.g, int8_rows_first<type>{p})))                      \
  NYBBLE_INT8_KERNEL(int8_stream_layer_##type##_16, int8_stream_layer, (256, 1),           \
                     (int8_stream<2>(p.g, int8_rows_first<type>{p})))
NYBBLE_INT8_STREAM(f32)
NYBBLE_INT8_STREAM(f16)
NYBBLE_INT8_STREAM(bf16)
#define NYBBLE_INT8_MANY(type, blocks)                                                    \
  NYBBLE_INT8_KERNEL(int8_quantize_gather_##type, int8_quant_gather, (1024),              \
                     (overlap_next(), int8_quantize_rows<type>(p.quant), __syncthreads(), \
                      int8_outliers_gather<type>(p.g)))                                   \
  NYBBLE_INT8_KERNEL(int8_outliers_many_##type, int8_gathered,                            \
                     (policy::kInt8OutlierThreads, blocks), (int8_outliers_many<type>(p)))
NYBBLE_INT8_MANY(f32, 1)
NYBBLE_INT8_MANY(f16, 2)
NYBBLE_INT8_MANY(bf16, 2)
#define NYBBLE_INT8_GRAD(type, terms, tiles, rows)          \
  NYBBLE_INT8_KERNEL(int8_grad_##type##_##rows, gemm4_grad, \
                     (policy::int8_grad_warps(rows) * 32, 1), (int8_grad<type, terms, tiles>(p)))
#define NYBBLE_INT8_GRADS(type, terms) \
  NYBBLE_INT8_GRAD(type, terms, 1, 8)  \
  NYBBLE_INT8_GRAD(type, terms, 2, 16) \
  NYBBLE_INT8_GRAD(type, terms, 4, 32)
NYBBLE_INT8_GRADS(f32, 3)
NYBBLE_INT8_GRADS(f16, 2)
NYBBLE_INT8_GRADS(bf16, 1)
NYBBLE_INT8(int8_tile_f32, int8_gemm, (int8_tile<f32>(p)))
NYBBLE_INT8(int8_tile_f16, int8_gemm, (int8_tile<f16>(p)))
NYBBLE_INT8(int8_tile_bf16, int8_gemm, (int8_tile<bf16>(p)))
#endif

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define NYBBLE_INT8_WIDE(columns)                                           \
  extern "C" __global__ void __launch_bounds__(policy::kInt8WideThreads, 1) \
      int8_wide_##columns(const __grid_constant__ params::int8_wide p) {    \
    int8_wide<columns>(p, int8_wide_given{p});                              \
  }
NYBBLE_INT8_WIDE(32)
NYBBLE_INT8_WIDE(64)
NYBBLE_INT8_WIDE(128)
NYBBLE_INT8_WIDE(256)
#define NYBBLE_INT8_OUTLIERS_WIDE(type, columns)                        \
  extern "C" __global__ void __launch_bounds__(policy::kWideThreads, 1) \
      int8_outliers_wide_##type##_##columns(                            \
          const __grid_constant__ params::int8_outliers_wide p) {       \
    wait_for_previous();                                                \
    int8_outliers_wide<type, columns>(p);                               \
  }
NYBBLE_INT8_OUTLIERS_WIDE(f32, 128)
NYBBLE_INT8_OUTLIERS_WIDE(f16, 128)
NYBBLE_INT8_OUTLIERS_WIDE(bf16, 128)
NYBBLE_INT8_OUTLIERS_WIDE(f16, 256)
NYBBLE_INT8_OUTLIERS_WIDE(bf16, 256)
#define NYBBLE_INT8_WIDE_LAYER(columns)                                              \
  extern "C" __global__ void __launch_bounds__(policy::kInt8WideThreads, 1)          \
      int8_wide_layer_##columns(const __grid_constant__ params::int8_wide_layer p) { \
    int8_wide<columns>(p.q, int8_wide_first{p});                                     \
  }
NYBBLE_INT8_WIDE_LAYER(32)
NYBBLE_INT8_WIDE_LAYER(64)
NYBBLE_INT8_WIDE_LAYER(128)
#endif

}  // namespace nybble
