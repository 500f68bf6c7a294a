// Defines the int8 wgmma kernels, for sm_90a only. They are an image family of their own, so that
// sm_90 and sm_90a can share the PTX of all other kernels.
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#include "int8/device/gemm_wgmma.cuh"
#include "int8/device/outliers_wgmma.cuh"

namespace nybble {

// Lets the next kernel start when the previous kernel has ended.
struct int8_wgmma_then_next : int8_wgmma_quantized {
  NYBBLE_DEVICE void before_products(u8*) const {
    pdl_wait();
    pdl_launch_dependents();
  }
};

#define NYBBLE_INT8_WGMMA(name, columns, groups)                        \
  extern "C" __global__ void __launch_bounds__((groups + 1) * 128, 1)   \
      int8_wgmma_##name(const __grid_constant__ params::int8_wgmma p) { \
    int8_wgmma<columns, groups>(p, int8_wgmma_then_next{{p}});          \
  }
NYBBLE_INT8_WGMMA(32, 32, 2)
NYBBLE_INT8_WGMMA(64, 64, 2)
NYBBLE_INT8_WGMMA(128, 128, 2)
NYBBLE_INT8_WGMMA(256, 256, 2)
NYBBLE_INT8_WGMMA(single_64, 64, 1)
NYBBLE_INT8_WGMMA(single_128, 128, 1)
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
  extern "C" __global__ void __launch_bounds__(policy::kWgmmaThreads, 1)                           \
      int8_wgmma_fused_quant_##columns(const __grid_constant__ params::int8_wgmma_fused_quant p) { \
    int8_wgmma<columns, 2>(p.q, int8_wgmma_fused_quant{p});                                        \
  }
NYBBLE_INT8_WGMMA_FUSED_QUANT(32)
NYBBLE_INT8_WGMMA_FUSED_QUANT(64)
NYBBLE_INT8_WGMMA_FUSED_QUANT(128)

}  // namespace nybble

#else
// Without an external symbol, the compiler puts its process number into internal names, and the
// image's bytes would differ in every build.
extern "C" __device__ const int int8_wgmma_is_of_sm_90a = 0;
#endif
