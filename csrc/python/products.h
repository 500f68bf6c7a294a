// Products that functions and layers share.
#pragma once

#include "python/call.h"

namespace nybble::python {

// The number of rows of a [..., k], and the shape of the product [..., n].
struct product {
  int64_t rows = 0, shape[kMostDimensions] = {};
  int ndim = 0;
};

product product_of(call& c, const tensor& a, int64_t k, int64_t n);

// a @ W^T + bias. The result is stored in argument `out_index` of the call, unless that argument is
// None. -1 means that the call has no such argument.
object* product_4bit(call& c, const tensor& a, const weight& w, object* bytes, object* bias,
                     int out_index = -1);

// a @ (rows * absmax / 127)^T + added. outliers is the threshold for outliers; 0 means none.
object* product_8bit(call& c, object* a, object* rows, object* absmax, object* added,
                     object* outliers);

}  // namespace nybble::python
