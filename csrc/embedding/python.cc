// Python bindings of embedding look-ups.
#include "python/call.h"

namespace nybble::python {
namespace {

// Allocates a result that has `columns` columns and a row for each index.
tensor rows_for(call& c, const tensor& indices, int64_t columns, dtype type) {
  int64_t shape[kMostDimensions];
  for (int i = 0; i < indices.ndim; i++) shape[i] = indices.shape[i];
  shape[indices.ndim] = columns;
  return c.pooled(type, shape, indices.ndim + 1);
}

constexpr int32_t bits_of(const tensor& indices) { return indices.type == kI64 ? 64 : 32; }

}  // namespace

// indices, table, quant_state -> values in the state's dtype
object* embedding_4bit(call& c) {
  const tensor indices = c.indices(c.argument(0));
  const weight w = c.scales(c.argument(2));
  c.require(w.ndim == 2);
  const tensor table = c.packed(c.argument(1), w.count);
  const dtype type = c.floating_type(c.attribute(c.argument(2), kDtype));
  if (!c.ready()) return c.refuse();
  const tensor out = rows_for(c, indices, w.shape[1], type);
  return c.finish([&] {
    return nybble_embedding_4bit(indices.data, bits_of(indices), indices.count, table.as<uint8_t>(),
                                 &w.absmax, w.shape[0], w.shape[1], w.block_size, w.type, nullptr,
                                 out.data, out.floating(), c.device(), c.stream());
  });
}

// indices, table, row absmax, dtype -> values
object* embedding_8bit(call& c) {
  const tensor indices = c.indices(c.argument(0)), table = c.array(c.argument(1), kI8);
  c.require(table.ndim == 2);
  const int64_t rows = c.fine() ? table.shape[0] : 1, columns = c.fine() ? table.shape[1] : 1;
  const tensor absmax = c.array(c.argument(2), kF32, rows);
  const dtype type = c.floating_type(c.argument(3));
  if (!c.ready()) return c.refuse();
  const tensor out = rows_for(c, indices, columns, type);
  return c.finish([&] {
    return nybble_embedding_8bit(indices.data, bits_of(indices), indices.count, table.as<int8_t>(),
                                 absmax.as<float>(), rows, columns, out.data, out.floating(),
                                 c.device(), c.stream());
  });
}

}  // namespace nybble::python
