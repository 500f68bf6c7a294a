// C API of embedding look-ups.
#include <string>

#include "core/check.h"
#include "core/error.h"
#include "cuda/launch.h"
#include "embedding/cpu/embedding.h"
#include "nybble/nybble.h"

namespace check = nybble::check;

namespace {

void sizes(int32_t device, const void* stream, nybble_dtype dtype, int32_t index_bits,
           int64_t count, int64_t rows, int64_t columns) {
  check::common(device, stream, dtype);
  if (index_bits != 32 && index_bits != 64)
    check::fail("index_bits", std::to_string(index_bits), "32 and 64");
  check::count("count", count);
  check::count("rows", rows);
  check::count("columns", columns);
  check::product("rows * columns", rows, columns);
  check::product("count * columns", count, columns);
}

void look_up(const nybble::embedding_args& args, int32_t device, void* stream) {
  check::pointer("indices", args.indices, static_cast<size_t>(args.index_bits / 8));
  check::pointer("out", args.out, check::bytes_of(args.dtype));
  if (device != NYBBLE_CPU) return nybble::cuda::embedding(args, device, stream);
  nybble::cpu::embedding(args);
}

}  // namespace

extern "C" {

nybble_status nybble_embedding_4bit(const void* indices, int32_t index_bits, int64_t count,
                                    const uint8_t* packed, const nybble_absmax* absmax,
                                    int64_t rows, int64_t columns, int32_t block_size,
                                    nybble_quant_type quant_type, const float* code, void* out,
                                    nybble_dtype dtype, int32_t device, void* stream) {
  return nybble::guard([&] {
    sizes(device, stream, dtype, index_bits, count, rows, columns);
    check::block_size_4bit(block_size, quant_type);
    check::code_4bit(quant_type, code, device, false);
    if (count == 0 || columns == 0) return;
    check::pointer("packed", packed, 1);
    check::absmax(absmax);
    look_up({indices, index_bits, count, packed, *absmax, rows, columns, true, block_size,
             quant_type, code, out, dtype},
            device, stream);
  });
}

nybble_status nybble_embedding_8bit(const void* indices, int32_t index_bits, int64_t count,
                                    const int8_t* table, const float* row_absmax, int64_t rows,
                                    int64_t columns, void* out, nybble_dtype dtype, int32_t device,
                                    void* stream) {
  return nybble::guard([&] {
    sizes(device, stream, dtype, index_bits, count, rows, columns);
    if (count == 0 || columns == 0) return;
    check::pointer("table", table, 1);
    check::pointer("row_absmax", row_absmax, alignof(float));
    const auto* const codes = reinterpret_cast<const uint8_t*>(table);
    const nybble_absmax absmax{row_absmax, nullptr, nullptr, nullptr, 0};
    look_up({indices, index_bits, count, codes, absmax, rows, columns, false, 0, NYBBLE_NF4,
             nullptr, out, dtype},
            device, stream);
  });
}

}  // extern "C"
