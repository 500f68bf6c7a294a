// Defines the entry of an int8 kernel.
#pragma once
#include "device/mma.cuh"

// These kernels are launched with PDL. The macro makes each kernel wait for the previous kernel
// first.
#define NYBBLE_INT8_KERNEL(name, record, bounds, body)                               \
  extern "C" __global__ void __launch_bounds__ bounds name(const params::record p) { \
    pdl_wait();                                                                      \
    body;                                                                            \
  }
