// Tensor maps (TMA descriptors) of two-dimensional arrays, for sm_90.
#pragma once

#include <cstdint>

#include "device/params.h"

namespace nybble::cuda {

// A row-major array, and the size of its boxes. The array must be aligned to 16 bytes, and the size
// of a row must be a multiple of 16 bytes.
struct boxed {
  const void* at;
  int element;  // size in bytes: 1 or 2
  int64_t columns, rows;
  int box_columns, box_rows;  // a row of a box has 16 bytes, or 32, 64 or 128 bytes (swizzled)
};

// Creates a tensor map. Returns false if the driver cannot create it (drivers before CUDA 12.0, or
// sizes above 2^32).
bool make_map(const boxed& array, params::tensor_map& map);

}  // namespace nybble::cuda
