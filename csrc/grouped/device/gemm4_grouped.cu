// Names of the kernels for stacked 4-bit weights:
//
//   gemm4_grouped_gemv_<type>_<rows>    images of sm_90 and newer
//   gemm4_grouped_simt_<type>, gemm4_grouped_simt_dgrad_<type>    every image
#include "gemm4/device/kernel.cuh"
#include "grouped/device/grouped.cuh"

namespace nybble {

#define NYBBLE_GROUPED(name, threads, blocks, body) \
  NYBBLE_GEMM(gemm4_grouped_##name, gemm4_grouped, threads, blocks, body)

#if __CUDA_ARCH__ >= 900
#define NYBBLE_GROUPED_GEMV(type, rows) \
  NYBBLE_GROUPED(gemv_##type##_##rows, 256, 1, (grouped_gemv<type, rows / 8>(p)))
NYBBLE_GEMV_KERNELS(NYBBLE_GROUPED_GEMV)
#endif

#define NYBBLE_GROUPED_SIMT(type)                                               \
  NYBBLE_GROUPED(simt_##type, policy::kSimtThreads, 2, (grouped_simt<type>(p))) \
  NYBBLE_GROUPED(simt_dgrad_##type, policy::kSimtDgradThreads, 8, (grouped_simt_dgrad<type>(p)))
NYBBLE_GROUPED_SIMT(f32)
NYBBLE_GROUPED_SIMT(f16)
NYBBLE_GROUPED_SIMT(bf16)

}  // namespace nybble
