// Names of the int8 kernels that every image has. <type> is f32, f16 or bf16. Kernels without a
// type in their name have results of any type. The files int8_tensor.cu, int8_fused.cu and
// int8_wgmma.cu have the kernels for newer architectures.
#include "int8/device/gemm_mma.cuh"
#include "int8/device/kernel.cuh"
#include "int8/device/outliers.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

#define NYBBLE_INT8(name, record, body) NYBBLE_INT8_KERNEL(name, record, (256), body)
#define NYBBLE_INT8_TYPE(type)                                                            \
  NYBBLE_INT8_KERNEL(int8_quantize_rows_##type, int8_quant, (1024),                       \
                     (pdl_launch_dependents(), int8_quantize_rows<type>(p)))              \
  NYBBLE_INT8(int8_column_stats_##type, int8_quant,                                       \
              (pdl_launch_dependents(), int8_column_stats<type>(p)))                      \
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

// In int8_simt, the compiler uses dp4a for sm_61 and newer, so nvrtcc must not assemble sm_61 from
// PTX of compute_60. This comparison makes the preprocessed sources of the two architectures
// differ.
#if __CUDA_ARCH__ >= 610
#endif

}  // namespace nybble
