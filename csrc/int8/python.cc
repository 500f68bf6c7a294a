// Python bindings of the int8 operations.
#include "cuda/launch.h"
#include "python/products.h"

namespace nybble::python {
namespace {

// Returns the number of rows of a tensor that has at least two dimensions.
int64_t rows_of(call& c, const tensor& a) {
  c.require(a.ndim >= 2);
  return c.fine() ? a.count / a.shape[a.ndim - 1] : 1;
}

// The weight matrix of a product: int8 codes of shape [n, k].
struct matrix {
  tensor codes;
  int64_t n = 1, k = 1;
  matrix(call& c, object* rows) : codes(c.array(rows, kI8)) {
    c.require(codes.ndim == 2);
    if (c.fine()) n = codes.shape[0], k = codes.shape[1];
  }
};
}  // namespace

// A, threshold -> int8, row absmax, outlier mask (None if threshold is 0)
object* int8_vectorwise_quant(call& c) {
  const tensor a = c.floating(c.argument(0));
  const double threshold = c.number(c.argument(1), 0.0);
  const int64_t rows = rows_of(c, a);
  if (!c.ready()) return c.refuse();
  const int64_t columns = a.shape[a.ndim - 1];
  const tensor q = c.fresh(kI8, a.shape, a.ndim), stats = c.fresh(kF32, {rows}),
               mask = threshold > 0.0 ? c.fresh(kU8, {columns}) : tensor{};
  const auto quantize = [&] {
    return nybble_int8_vectorwise_quant(
        a.data, a.floating(), rows, columns, static_cast<float>(threshold), q.as<int8_t>(),
        stats.as<float>(), mask.as<uint8_t>(), c.device(), c.stream());
  };
  return threshold > 0.0 ? c.finish(quantize) : c.finish(quantize, {c.known(kNone)});
}

// A, B, out, dtype (None or int32) -> int32 A @ B^T
object* int8_linear_matmul(call& c) {
  const tensor a = c.array(c.argument(0), kI8);
  const matrix b(c, c.argument(1));
  const product p = product_of(c, a, b.k, b.n);
  c.require(c.absent(3) || c.is(3, kInt32));
  if (!c.ready()) return c.refuse();
  const tensor out = c.fresh_or(2, kI32, p.shape, p.ndim);
  return c.finish([&] {
    return nybble_int8_linear_matmul(a.as<int8_t>(), b.codes.as<int8_t>(), p.rows, b.n, b.k,
                                     out.as<int32_t>(), c.device(), c.stream());
  });
}

// A, row_stats, col_stats, out, bias, dtype (None: dtype of out, or float16) -> values
object* int8_mm_dequant(call& c) {
  const tensor a = c.array(c.argument(0), kI32);
  const int64_t m = rows_of(c, a), n = c.fine() ? a.count / m : 1;
  const tensor row = c.array(c.argument(1), kF32, m), column = c.array(c.argument(2), kF32, n);
  const dtype type = !c.absent(5)  ? c.floating_type(c.argument(5))
                     : c.absent(3) ? kF16
                                   : c.floating_type(c.attribute(c.argument(3), kDtype));
  const tensor bias = c.optional(c.argument(4), type, n);
  if (!c.ready()) return c.refuse();
  const tensor out = c.fresh_or(3, type, a.shape, a.ndim);
  return c.finish([&] {
    return nybble_int8_mm_dequant(a.as<int32_t>(), row.as<float>(), column.as<float>(), bias.data,
                                  m, n, out.data, out.floating(), c.device(), c.stream());
  });
}

// A, B, row_stats, col_stats, bias, dtype (None: float16) -> values
object* int8_scaled_mm(call& c) {
  const tensor a = c.array(c.argument(0), kI8);
  const matrix b(c, c.argument(1));
  const product p = product_of(c, a, b.k, b.n);
  const tensor row = c.array(c.argument(2), kF32, p.rows),
               column = c.array(c.argument(3), kF32, b.n);
  const dtype type = c.absent(5) ? kF16 : c.floating_type(c.argument(5));
  const tensor bias = c.optional(c.argument(4), type, b.n);
  if (!c.ready()) return c.refuse();
  const tensor out = c.pooled(type, p.shape, p.ndim);
  return c.finish([&] {
    return nybble_int8_scaled_mm(a.as<int8_t>(), b.codes.as<int8_t>(), row.as<float>(),
                                 column.as<float>(), bias.data, p.rows, b.n, b.k, out.data,
                                 out.floating(), c.device(), c.stream());
  });
}

object* product_8bit(call& c, object* a, object* rows, object* absmax, object* added,
                     object* outliers) {
  const tensor x = c.floating(a);
  const auto threshold = static_cast<float>(c.number(outliers, 0.0));
  const matrix b(c, rows);
  const int64_t n = b.n, k = b.k;
  const product p = product_of(c, x, k, n);
  const tensor scales = c.array(absmax, kF32, n), bias = c.optional(added, x.type, n);
  if (!c.ready()) return c.refuse();
  const tensor out = c.pooled(x.type, p.shape, p.ndim);
  // One allocation holds the row scales, the quantized x and the outlier marks. CUDA devices rarely
  // need this memory if x has few rows or values.
  float* tops = nullptr;
  int8_t* q = nullptr;
  uint8_t* marks = nullptr;
  if (c.device() == NYBBLE_CPU ||
      (p.rows > cuda::kInt8RowsAtOnce && x.count > cuda::kInt8ValuesAtHand)) {
    const int64_t lead = ceil_div(p.rows * 4, 256) * 256,
                  marks_at = lead + ceil_div(x.count, 256) * 256;
    const tensor both = c.scratch(kI8, {marks_at + (threshold > 0.0f ? k : 0)});
    tops = both.as<float>(), q = both.as<int8_t>() + lead;
    marks = threshold > 0.0f ? both.as<uint8_t>() + marks_at : nullptr;
  }
  return c.finish([&] {
    return nybble_int8_linear(x.data, x.floating(), p.rows, n, k, threshold, q, tops, marks,
                              b.codes.as<int8_t>(), scales.as<float>(), bias.data, out.data,
                              c.device(), c.stream());
  });
}

// A, CB, SCB, bias, threshold -> A @ weight^T + bias
object* int8_linear(call& c) {
  return product_8bit(c, c.argument(0), c.argument(1), c.argument(2), c.argument(3), c.argument(4));
}

// grad, CB, SCB -> grad @ weight (CUDA only)
object* int8_grad(call& c) {
  const tensor grad = c.floating(c.argument(0));
  const matrix b(c, c.argument(1));
  const product p = product_of(c, grad, b.n, b.k);
  const tensor scales = c.array(c.argument(2), kF32, b.n);
  c.require(c.device() != NYBBLE_CPU);
  if (!c.ready()) return c.refuse();
  const tensor out = c.fresh(grad.type, p.shape, p.ndim);
  return c.finish([&] {
    return nybble_int8_grad(grad.data, grad.floating(), p.rows, b.n, b.k, b.codes.as<int8_t>(),
                            scales.as<float>(), out.data, c.device(), c.stream());
  });
}

}  // namespace nybble::python
