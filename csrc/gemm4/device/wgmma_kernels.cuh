// Owns: how the kernels of gemm4_wide.cuh are named: by scales and gradient, type, and columns of
// their tiles, or `team`.
#pragma once
#include "gemm4/device/gemm_wgmma.cuh"

#define NYBBLE_WIDE_KERNEL(name, type, columns, ...)                    \
  extern "C" __global__ void __launch_bounds__(policy::kWideThreads, 1) \
      name(const __grid_constant__ params::gemm4_wide p) {              \
    gemm4_wide<type, columns, __VA_ARGS__>(p);                          \
  }
#define NYBBLE_WIDE(name, type, columns, ...) \
  NYBBLE_WIDE_KERNEL(gemm4_##name##_##type##_##columns, type, columns, __VA_ARGS__)
#define NYBBLE_TEAM(name, type, ...) \
  NYBBLE_WIDE_KERNEL(gemm4_##name##_##type##_team, type, 256, __VA_ARGS__, 1)
// Products with other Weights for tiles of few columns than of many.
#define NYBBLE_WIDE_TWO(name, type, few, ...) \
  NYBBLE_WIDE(name, type, 32, few<type>)      \
  NYBBLE_WIDE(name, type, 64, few<type>)      \
  NYBBLE_WIDE(name, type, 128, __VA_ARGS__)   \
  NYBBLE_WIDE(name, type, 256, __VA_ARGS__)
#define NYBBLE_WIDE_TYPE(name, type, ...)   \
  NYBBLE_WIDE(name, type, 32, __VA_ARGS__)  \
  NYBBLE_WIDE(name, type, 64, __VA_ARGS__)  \
  NYBBLE_WIDE(name, type, 128, __VA_ARGS__) \
  NYBBLE_WIDE(name, type, 256, __VA_ARGS__)
