// Python bindings of the 4-bit product and its gradient.
#include "python/products.h"

namespace nybble::python {

object* product_4bit(call& c, const tensor& a, const weight& w, object* bytes, object* bias,
                     int out_index) {
  c.require(w.ndim == 2);
  const int64_t n = w.shape[0], k = w.shape[1];
  const tensor packed = c.packed(bytes, w.count), add = c.optional(bias, a.type, n);
  const product p = product_of(c, a, k, n);
  if (!c.ready()) return c.refuse();
  const tensor out = out_index < 0 || c.absent(out_index)
                         ? c.pooled(a.type, p.shape, p.ndim)
                         : c.fresh_or(out_index, a.type, p.shape, p.ndim);
  return c.finish([&] {
    return nybble_gemm_4bit(a.data, a.floating(), p.rows, n, k, packed.as<uint8_t>(), &w.absmax,
                            w.block_size, w.type, nullptr, add.data, out.data, c.device(),
                            c.stream());
  });
}

// A, B, state, bias, out, whether to record gradients -> A @ W^T + bias
object* gemm_4bit(call& c) {
  const tensor a = c.floating(c.argument(0));
  const bool recorded = !c.absent(5) && c.wants_gradient({c.argument(0), c.argument(3)});
  c.require(!recorded || c.absent(4));
  const weight w = c.scales(c.argument(2));
  object *const bytes = c.argument(1), *const bias = c.argument(3);
  object* const made = product_4bit(c, a, w, bytes, bias, 4);
  return recorded ? c.recorded(kOf4bit, c.argument(0), bias, bytes, c.argument(2), made) : made;
}

// grad, B, state -> grad @ W
object* gemm_4bit_grad(call& c) {
  const tensor grad = c.floating(c.argument(0));
  const weight w = c.scales(c.argument(2));
  c.require(w.ndim == 2);
  const int64_t n = w.shape[0], k = w.shape[1];
  const tensor packed = c.packed(c.argument(1), w.count);
  const product p = product_of(c, grad, n, k);
  if (!c.ready()) return c.refuse();
  const tensor out = c.pooled(grad.type, p.shape, p.ndim);
  return c.finish([&] {
    return nybble_gemm_4bit_grad(grad.data, grad.floating(), p.rows, n, k, packed.as<uint8_t>(),
                                 &w.absmax, w.block_size, w.type, nullptr, out.data, c.device(),
                                 c.stream());
  });
}

}  // namespace nybble::python
