// Macros that define kernels of the 4-bit product.
#pragma once

#if __CUDA_ARCH__ < 700
#undef __grid_constant__
#define __grid_constant__
#endif
#define NYBBLE_GEMM(name, record, threads, blocks, body)        \
  extern "C" __global__ void __launch_bounds__(threads, blocks) \
      name(const __grid_constant__ params::record p) {          \
    body;                                                       \
  }
// Defines all GEMV kernels by calling the macro `kernel(type, rows)`.
#define NYBBLE_GEMV_KERNELS(kernel) kernel(bf16, 8) kernel(bf16, 16) kernel(f16, 8) kernel(f16, 16)
