// Tensor maps (TMA descriptors): how the copy engine of sm_90 addresses a two-dimensional array.
#pragma once

#include <cstdint>

#include "device/params.h"

namespace nybble::cuda {

// A row-major array on 16 bytes whose rows are multiples of 16 bytes, and a box of it.
struct boxed {
  const void* at;
  int element;  // bytes: 1 or 2
  int64_t columns, rows;
  int box_columns, box_rows;  // a row of a box: 32, 64 or 128 bytes, swizzled in
                              // shared memory
};

// False when the driver cannot make it (before CUDA 12.0, or sizes past 2^32).
bool make_map(const boxed& array, params::tensor_map& map);

}  // namespace nybble::cuda
