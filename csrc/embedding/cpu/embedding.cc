// Look-ups in quantized tables, row by row. If the rows of a 4-bit table consist of whole blocks
// with plain scales, the active CPU implementation dequantizes the rows.
#include "embedding/cpu/embedding.h"

#include <algorithm>
#include <string>

#include "blockwise/cpu/generic/blockwise4.h"
#include "core/check.h"
#include "cpu/dispatch.h"

namespace nybble::cpu {
namespace {

int64_t index_at(const embedding_args& e, int64_t i) {
  return e.index_bits == 64 ? static_cast<const int64_t*>(e.indices)[i]
                            : static_cast<const int32_t*>(e.indices)[i];
}

void check_indices(const embedding_args& e) {
  for (int64_t i = 0; i < e.count; ++i) {
    const int64_t index = index_at(e, i);
    if (index >= 0 && index < e.rows) continue;
    check::fail(("indices[" + std::to_string(i) + "]").c_str(), std::to_string(index),
                ("0 to the number of rows, " + std::to_string(e.rows) + ", less one").c_str());
  }
}

template <class E>
void row_of_int8(const embedding_args& e, int64_t row, typename E::storage* out) {
  const auto* from = reinterpret_cast<const int8_t*>(e.table) + row * e.columns;
  const float scale = e.absmax.values[row] / 127.0f;  // bitsandbytes rounds in the same way on the
                                                      // CPU
  for (int64_t c = 0; c < e.columns; ++c) out[c] = E::narrow(static_cast<float>(from[c]) * scale);
}

// Looks up a row that may start and end inside a block, and even inside a byte.
template <class E>
void row_of_pieces(const embedding_args& e, const float* book, int64_t row,
                   typename E::storage* out) {
  const int64_t first = row * e.columns, end = first + e.columns;
  for (int64_t at = first; at < end;) {
    const int64_t block = at / e.block_size, stop = std::min(end, (block + 1) * e.block_size);
    const float scale = scale_at(e.absmax, block);
    for (; at < stop; ++at) {
      const int code = e.table[at / 2] >> (at % 2 == 0 ? 4 : 0) & 15;
      out[at - first] = E::narrow(book[code] * scale);
    }
  }
}

void whole_row(const embedding_args& e, int64_t row, void* out) {
  nybble_absmax scales = e.absmax;
  scales.values += row * (e.columns / e.block_size);
  active().dequantize_4bit({e.table + row * e.columns / 2, scales, e.columns, e.block_size,
                            e.quant_type, e.code, out, e.dtype});
}

}  // namespace

void embedding(const embedding_args& e) {
  const plain_numbers guard;
  check_indices(e);
  const bool whole = e.four_bits && e.columns % e.block_size == 0 && e.absmax.codes == nullptr;
  const float* book = e.four_bits ? book_of(e.quant_type, e.code) : nullptr;
  for_dtype(e.dtype, [&](auto element) {
    using E = decltype(element);
    parallel_for(e.count, grain_of(e.count * e.columns, e.columns),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t i = begin; i < end; ++i) {
                     const int64_t row = index_at(e, i);
                     auto* out = static_cast<typename E::storage*>(e.out) + i * e.columns;
                     if (whole)
                       whole_row(e, row, out);
                     else if (e.four_bits)
                       row_of_pieces<E>(e, book, row, out);
                     else
                       row_of_int8<E>(e, row, out);
                   }
                 });
  });
}

}  // namespace nybble::cpu
