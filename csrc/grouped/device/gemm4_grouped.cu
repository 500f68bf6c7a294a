// Defines the kernels for stacked 4-bit weights:
//
//   gemm4_grouped_gemv_<type>, gemm4_grouped_scales    images of sm_90 and newer
//   gemm4_grouped_mma_<type>_<columns>, gemm4_grouped_mma_microscaled_<type>_<columns>
//                                         images of sm_80 and newer
//   gemm4_grouped_simt_<type>, gemm4_grouped_simt_dgrad_<type>    every image
#include "gemm4/device/kernel.cuh"
#include "grouped/device/grouped.cuh"

namespace nybble {

#define NYBBLE_GROUPED(name, threads, blocks, body) \
  NYBBLE_GEMM(gemm4_grouped_##name, gemm4_grouped, threads, blocks, body)

#if __CUDA_ARCH__ >= 900
NYBBLE_GROUPED(gemv_bf16, policy::kGemvHalfWarps * 32, 2, grouped_gemv<bf16>(p))
NYBBLE_GROUPED(gemv_f16, policy::kGemvHalfWarps * 32, 2, grouped_gemv<f16>(p))
NYBBLE_GEMM(gemm4_grouped_scales, gemm4_grouped_scales, 256, 2, grouped_scales(p))
#endif

#if __CUDA_ARCH__ >= 800
#define NYBBLE_GROUPED_MMA(type, columns)                                                        \
  NYBBLE_GROUPED(mma_##type##_##columns, policy::kTileThreads, tile_blocks(columns),             \
                 (grouped_mma<type, columns, false>(p)))                                         \
  NYBBLE_GROUPED(mma_microscaled_##type##_##columns, policy::kTileThreads, tile_blocks(columns), \
                 (grouped_mma<type, columns, true>(p)))
NYBBLE_GROUPED_MMA(bf16, 32)
NYBBLE_GROUPED_MMA(bf16, 64)
NYBBLE_GROUPED_MMA(f16, 32)
NYBBLE_GROUPED_MMA(f16, 64)
#if __CUDA_ARCH__ < 900 || __CUDA_ARCH__ >= 1200
// The others use GEMV for experts with up to 16 rows.
NYBBLE_GROUPED_MMA(bf16, 16)
NYBBLE_GROUPED_MMA(f16, 16)
#endif
#endif

#define NYBBLE_GROUPED_SIMT(type)                                               \
  NYBBLE_GROUPED(simt_##type, policy::kSimtThreads, 2, (grouped_simt<type>(p))) \
  NYBBLE_GROUPED(simt_dgrad_##type, policy::kSimtDgradThreads, 8, (grouped_simt_dgrad<type>(p)))
NYBBLE_GROUPED_SIMT(f32)
NYBBLE_GROUPED_SIMT(f16)
NYBBLE_GROUPED_SIMT(bf16)

}  // namespace nybble
