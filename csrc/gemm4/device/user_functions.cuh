// The two functions of the 4-bit product that a user can define. A user's function `decode` returns
// the value of a code, and `epilogue` returns the value to store for a result. Class
// nybble.cuda.Gemm4 defines the macros, and supplies the functions in the same source or by
// link-time optimization. Shipped images contain no user functions.
#pragma once
#include "device/element.cuh"
#include "device/params.h"

#ifdef NYBBLE_USER_DECODE
__device__ float decode(unsigned code);
#endif
#ifdef NYBBLE_USER_EPILOGUE
__device__ float epilogue(float value, unsigned row, unsigned column);
#endif

namespace nybble {

// Returns the value of a 4-bit code, which is not yet multiplied by the block's scale.
NYBBLE_DEVICE float value_of(const params::gemm4& p, u32 code) {
#ifdef NYBBLE_USER_DECODE
  return ::decode(code);
#else
  return p.code ? __ldg(p.code + code) : p.values[code];
#endif
}

// Returns whether value_of reads only memory that earlier kernels cannot have written. If so,
// kernels fill their tables before the PDL wait. This is true for a user's decode function, which
// may use only the code.
NYBBLE_DEVICE bool codes_are_known(const params::gemm4& p) {
#ifdef NYBBLE_USER_DECODE
  return true;
#else
  return p.code == nullptr;
#endif
}

// Returns the value to store for row `row` of `a` and row `column` of W. `value` is the complete
// sum and includes the bias.
NYBBLE_DEVICE float finish(float value, i64 row, i64 column) {
#ifdef NYBBLE_USER_EPILOGUE
  return ::epilogue(value, static_cast<unsigned>(row), static_cast<unsigned>(column));
#else
  return value;
#endif
}

}  // namespace nybble
