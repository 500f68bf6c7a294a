// Defines the kernels for stacked int8 weights:
//
//   int8_grouped_gemv, int8_grouped_mma    images of sm_80 and newer
//   int8_grouped_dgrad_terms_<number>, int8_grouped_dgrad_mma_<number>    images of sm_80 and newer
//   int8_grouped_<other>_<type>, int8_grouped_simt    every image
#include "grouped/device/int8_grouped.cuh"
#include "grouped/device/int8_grouped_dgrad.cuh"
#include "int8/device/kernel.cuh"

namespace nybble {

#define NYBBLE_INT8_GROUPED(type)                                               \
  NYBBLE_INT8_KERNEL(int8_grouped_marks_##type, int8_grouped_rows, (256),       \
                     (int8_grouped_marks<type>(p)))                             \
  NYBBLE_INT8_KERNEL(int8_grouped_quantize_##type, int8_grouped_rows, (256),    \
                     (pdl_launch_dependents(), int8_grouped_quantize<type>(p))) \
  NYBBLE_INT8_KERNEL(int8_grouped_outliers_##type, int8_grouped_outliers,       \
                     (policy::kInt8OutlierThreads, policy::kInt8OutlierBlocks), \
                     (int8_grouped_outliers<type>(p)))                          \
  NYBBLE_INT8_KERNEL(int8_grouped_dgrad_##type, int8_grouped_outliers, (256),   \
                     (int8_grouped_dgrad<type>(p)))
NYBBLE_INT8_GROUPED(f32)
NYBBLE_INT8_GROUPED(f16)
NYBBLE_INT8_GROUPED(bf16)
NYBBLE_INT8_KERNEL(int8_grouped_simt, int8_grouped, (256), (multiply_grouped_simt(p)))

#if __CUDA_ARCH__ >= 800
// The macro adds no wait at the kernel's start, because the kernel reads weights before its wait.
#define NYBBLE_INT8_GROUPED_GEMV(name)                                                      \
  extern "C" __global__ void __launch_bounds__(256, 1) name(const params::int8_grouped p) { \
    multiply_grouped_gemv(p);                                                               \
  }
NYBBLE_INT8_GROUPED_GEMV(int8_grouped_gemv)
NYBBLE_INT8_KERNEL(int8_grouped_mma, int8_grouped, (256), (multiply_grouped_mma(p)))
#define NYBBLE_INT8_GROUPED_DGRAD(terms)                                            \
  NYBBLE_INT8_KERNEL(int8_grouped_dgrad_terms_##terms, int8_grouped_dgrad, (256),   \
                     (pdl_launch_dependents(), int8_grouped_dgrad_terms<terms>(p))) \
  NYBBLE_INT8_KERNEL(int8_grouped_dgrad_mma_##terms, int8_grouped_dgrad,            \
                     (256, params::int8_grouped_dgrad::kBlocks),                    \
                     (int8_grouped_dgrad_mma<terms>(p)))
NYBBLE_INT8_GROUPED_DGRAD(1)
NYBBLE_INT8_GROUPED_DGRAD(2)
#endif

}  // namespace nybble
