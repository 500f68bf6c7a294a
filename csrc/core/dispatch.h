// Runs an operation whose arguments have been checked. On the CPU, the operation runs at once; on a
// CUDA device, it is queued in a stream.
#pragma once

#include "cpu/dispatch.h"
#include "cuda/launch.h"

#define NYBBLE_DISPATCH(operation, args, device, stream)                                      \
  ((device) == NYBBLE_CPU ? ::nybble::cpu::run(&::nybble::cpu::kernel_table::operation, args) \
                          : ::nybble::cuda::operation(args, device, stream))
