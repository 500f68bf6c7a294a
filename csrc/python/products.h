// Owns: the products that functions and layers share.
#pragma once

#include "python/call.h"

namespace nybble::python {

// a @ W^T + bias, in the caller's array where that argument of the call (none: -1) is not None.
object* product_4bit(call& c, const tensor& a, const weight& w, object* bytes, object* bias,
                     int out_index = -1);

// a @ (rows * absmax / 127)^T + added; with outliers of that magnitude, where it is not 0, on CUDA
// devices.
object* product_8bit(call& c, object* a, object* rows, object* absmax, object* added,
                     object* outliers);

}  // namespace nybble::python
