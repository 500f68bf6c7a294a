// Owns: the names of the 4-bit product's kernels, but for those by wgmma (gemm4_wide.cu and, of
// gradients, gemm4_turned.cu; families of their own, as they take longest to compile).
// gemm4_stream_* (sm_90 up) and gemm4_tile_* (sm_80 up) are missing from images of older
// architectures; in those of sm_90a gemm4_wide.cu's are in gemm4_tile_*'s place, and gemm4_boxes_*
// in gemm4_stream_*'s but for nested scales of large weights. The launcher asks.
#include "gemm4/device/gemm_mma.cuh"
#include "gemm4/device/gemm_simt.cuh"
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/gemv_dgrad.cuh"
#include "gemm4/device/gemv_dgrad_f32.cuh"
#include "gemm4/device/gemv_f32.cuh"
#include "gemm4/device/gemv_split_fp16.cuh"
#include "gemm4/device/gemv_tma.cuh"
#include "gemm4/device/split_bf16.cuh"

namespace nybble {

#define NYBBLE_GEMM(name, record, threads, blocks, body)        \
  extern "C" __global__ void __launch_bounds__(threads, blocks) \
      name(const __grid_constant__ params::record p) {          \
    body;                                                       \
  }
#if __CUDA_ARCH__ < 700
#undef __grid_constant__
#define __grid_constant__
#endif

#if __CUDA_ARCH__ >= 900
#define NYBBLE_STREAM(name, type, unit)                                                   \
  NYBBLE_GEMM(gemm4_##name##_##type##_8, gemm4, 256, 1, (gemm4_stream<type, 1, unit>(p))) \
  NYBBLE_GEMM(gemm4_##name##_##type##_16, gemm4, 256, 1, (gemm4_stream<type, 2, unit>(p)))
NYBBLE_STREAM(stream, bf16, 64)
NYBBLE_STREAM(stream, f16, 64)
NYBBLE_STREAM(stream32, bf16, 32)
NYBBLE_STREAM(stream32, f16, 32)
#define NYBBLE_STREAM_FLOAT(rows) \
  NYBBLE_GEMM(gemm4_stream_f32_##rows, gemm4, 256, 1, (gemm4_stream_float<rows>(p)))
NYBBLE_STREAM_FLOAT(1)
NYBBLE_STREAM_FLOAT(2)
NYBBLE_STREAM_FLOAT(4)
NYBBLE_GEMM(gemm4_stream_terms, gemm4, 256, 1, (stream_terms(p)))
NYBBLE_GEMM(gemm4_row_terms, gemm4_row_terms, policy::kTermThreads, 2, (split_in_two(p)))

#define NYBBLE_GRAD(name, type, way, rows)                                            \
  NYBBLE_GEMM(gemm4_##name##_##type##_##rows, gemm4_grad, policy::kGradWarps * 32, 1, \
              (gemm4_grad_half<type, way, rows / 8>(p)))
#define NYBBLE_GRAD_FLOAT(rows)                                                          \
  NYBBLE_GEMM(gemm4_grad_f32_##rows, gemm4_grad, policy::grad_float_warps(rows) * 32, 1, \
              (gemm4_grad_float<rows>(p)))
NYBBLE_GRAD(grad, bf16, scaled_rows, 8)
NYBBLE_GRAD(grad, bf16, scaled_rows, 16)
NYBBLE_GRAD(grad32, bf16, scaled_weights, 8)
NYBBLE_GRAD(grad32, bf16, scaled_weights, 16)
NYBBLE_GRAD(grad32, f16, scaled_weights, 8)
NYBBLE_GRAD(grad32, f16, scaled_weights, 16)
NYBBLE_GRAD_FLOAT(1)
NYBBLE_GRAD_FLOAT(8)
NYBBLE_GRAD_FLOAT(16)
#endif

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define NYBBLE_BOXES(type)                                                            \
  NYBBLE_GEMM(gemm4_boxes_##type##_8, gemm4_boxes, 256, 1, (gemm4_boxes<type, 1>(p))) \
  NYBBLE_GEMM(gemm4_boxes_##type##_16, gemm4_boxes, 256, 1, (gemm4_boxes<type, 2>(p)))
NYBBLE_BOXES(bf16)
NYBBLE_BOXES(f16)
#elif __CUDA_ARCH__ >= 800
#define NYBBLE_TILE(type, columns) \
  NYBBLE_GEMM(gemm4_tile_##type##_##columns, gemm4, 256, 2, (gemm4_tile<type, columns>(p)))
NYBBLE_TILE(bf16, 32)
NYBBLE_TILE(bf16, 64)
NYBBLE_TILE(f16, 32)
NYBBLE_TILE(f16, 64)
#endif

#define NYBBLE_PLAIN(type)                                                   \
  NYBBLE_GEMM(gemm4_plain_##type, gemm4, 256, 4, (gemm4_plain<type>(p)))     \
  NYBBLE_GEMM(gemm4_grad_##type, gemm4, 128, 8, (gemm4_grad_plain<type>(p))) \
  NYBBLE_GEMM(gemm4_reduce_##type, gemm4_reduce, 256, 4, (gemm4_reduce<type>(p)))
NYBBLE_PLAIN(f32)
NYBBLE_PLAIN(f16)
NYBBLE_PLAIN(bf16)
NYBBLE_GEMM(gemm4_scales, gemm4_scales, 256, 4, (make_scales(p)))
#if __CUDA_ARCH__ >= 800
NYBBLE_GEMM(gemm4_weight_triples, gemm4_weight_triples, policy::kTripleThreads, 4,
            (split_weights(p)))
NYBBLE_GEMM(gemm4_row_triples, gemm4_row_triples, policy::kTripleThreads, 4, (split_rows(p)))
#endif

#ifdef NYBBLE_USER_DECODE
// The user's code book as a table, for the dequantizing paths. One warp.
extern "C" __global__ void __launch_bounds__(32, 1) gemm4_values(const params::gemm4_values p) {
  if (threadIdx.x < 16) p.values[threadIdx.x] = ::decode(threadIdx.x);
}
#endif

}  // namespace nybble
