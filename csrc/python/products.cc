// Computes the number of rows and the result's shape of a product.
#include "python/products.h"

namespace nybble::python {

product product_of(call& c, const tensor& a, int64_t k, int64_t n) {
  product p;
  c.require(a.ndim >= 1 && a.ndim <= kMostDimensions && a.shape[a.ndim - 1] == k);
  if (!c.fine()) return p;
  p.rows = a.count / k, p.ndim = a.ndim;
  for (int i = 0; i < a.ndim - 1; i++) p.shape[i] = a.shape[i];
  p.shape[a.ndim - 1] = n;
  return p;
}

}  // namespace nybble::python
