// Macros that define the wgmma GEMM kernels. Kernel names are gemm4_<scales and
// direction>_<type>_<number of tile columns, or splitk>.
#pragma once
#include "gemm4/device/gemm_wgmma.cuh"

#define NYBBLE_WGMMA_KERNEL(name, type, columns, ...)                    \
  extern "C" __global__ void __launch_bounds__(policy::kWgmmaThreads, 1) \
      name(const __grid_constant__ params::gemm4_wgmma p) {              \
    gemm4_wgmma<type, columns, __VA_ARGS__>(p);                          \
  }
#define NYBBLE_WGMMA(name, type, columns, ...) \
  NYBBLE_WGMMA_KERNEL(gemm4_##name##_##type##_##columns, type, columns, __VA_ARGS__)
#define NYBBLE_CLUSTER_SPLITK(name, type, ...) \
  NYBBLE_WGMMA_KERNEL(gemm4_##name##_##type##_splitk, type, 256, __VA_ARGS__, 1)
// Product kernels. Narrow tiles and wide tiles have different Weights types.
#define NYBBLE_WGMMA_BY_COLUMNS(name, type, few, ...) \
  NYBBLE_WGMMA(name, type, 32, few<type>)             \
  NYBBLE_WGMMA(name, type, 64, few<type>)             \
  NYBBLE_WGMMA(name, type, 128, __VA_ARGS__)          \
  NYBBLE_WGMMA(name, type, 256, __VA_ARGS__)
#define NYBBLE_WGMMA_TYPE(name, type, ...)   \
  NYBBLE_WGMMA(name, type, 32, __VA_ARGS__)  \
  NYBBLE_WGMMA(name, type, 64, __VA_ARGS__)  \
  NYBBLE_WGMMA(name, type, 128, __VA_ARGS__) \
  NYBBLE_WGMMA(name, type, 256, __VA_ARGS__)
