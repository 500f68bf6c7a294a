// Defines the wgmma kernels for stacked 4-bit weights. Only images of sm_90a have them; the
// launcher checks.
//
//   gemm4_grouped_fitted_<type>_<narrow or wide>
//   gemm4_grouped_wgmma_<type>_256, gemm4_grouped_wgmma_dgrad_<type>_<tile columns>
//   gemm4_grouped_microscaled_<type>_<tile columns>, gemm4_grouped_microscaled_dgrad_<...>
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#include "grouped/device/grouped_fitted.cuh"

namespace nybble {

#define NYBBLE_GROUPED_WGMMA(name, type, columns, ...)                   \
  extern "C" __global__ void __launch_bounds__(policy::kWgmmaThreads, 1) \
      gemm4_grouped_##name##_##type##_##columns(                         \
          const __grid_constant__ params::gemm4_grouped_wgmma p) {       \
    grouped_wgmma<type, columns, __VA_ARGS__>(p);                        \
  }
#define NYBBLE_GROUPED_FITTED(type, form)                                          \
  extern "C" __global__ void __launch_bounds__(policy::fitted_##form::kThreads, 1) \
      gemm4_grouped_fitted_##type##_##form(                                        \
          const __grid_constant__ params::gemm4_grouped_fitted p) {                \
    grouped_fitted<type, policy::fitted_##form>(p);                                \
  }
#define NYBBLE_GROUPED_BY_COLUMNS(name, type, few, ...) \
  NYBBLE_GROUPED_WGMMA(name, type, 64, few)             \
  NYBBLE_GROUPED_WGMMA(name, type, 128, __VA_ARGS__)    \
  NYBBLE_GROUPED_WGMMA(name, type, 256, __VA_ARGS__)
#define NYBBLE_GROUPED_DGRAD(name, type, ...) \
  NYBBLE_GROUPED_BY_COLUMNS(name, type, __VA_ARGS__, __VA_ARGS__)
#define NYBBLE_GROUPED_WGMMA_TYPE(type)                                   \
  NYBBLE_GROUPED_FITTED(type, narrow)                                     \
  NYBBLE_GROUPED_FITTED(type, wide)                                       \
  NYBBLE_GROUPED_WGMMA(wgmma, type, 256, weight_dequantizer<type, 64>)    \
  NYBBLE_GROUPED_DGRAD(wgmma_dgrad, type, dgrad_dequantizer<type>)        \
  NYBBLE_GROUPED_BY_COLUMNS(microscaled, type, microscaled_operand<type>, \
                            microscaled_dequantizer<type>)                \
  NYBBLE_GROUPED_DGRAD(microscaled_dgrad, type, microscaled_dgrad_dequantizer<type>)
NYBBLE_GROUPED_WGMMA_TYPE(bf16)
NYBBLE_GROUPED_WGMMA_TYPE(f16)

}  // namespace nybble

#else
// Makes the image's bytes reproducible; see gemm4_wgmma.cu.
extern "C" __device__ const int gemm4_grouped_wgmma_is_of_sm_90a = 0;
#endif
