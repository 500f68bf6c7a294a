// C API of blockwise quantization, 4 and 8 bits.
#include <array>

#include "core/check.h"
#include "core/dispatch.h"
#include "core/error.h"
#include "device/dynamic_map.h"

namespace check = nybble::check;

namespace {
// Returns the map that is used if `code` is NULL.
const float* signed_map() {
  static const std::array<float, 256> map = [] {
    std::array<float, 256> made = {};
    for (size_t i = 0; i < made.size(); ++i)
      made[i] = i < 127 ? -nybble::kDynamicSigned[127 - i] : nybble::kDynamicSigned[i - 127];
    return made;
  }();
  return map.data();
}
}  // namespace

extern "C" {

nybble_status nybble_quantize_4bit(const void* a, nybble_dtype dtype, int64_t n, int32_t block_size,
                                   nybble_quant_type quant_type, const float* code, float* absmax,
                                   uint8_t* packed, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::count("n", n);
    check::block_size_4bit(block_size, quant_type);
    check::code_4bit(quant_type, code, device, true);
    if (n == 0) return;
    check::pointer("a", a, check::bytes_of(dtype));
    check::pointer("absmax", absmax, alignof(float));
    check::pointer("packed", packed, 1);
    const nybble::quantize_4bit_args args{a,          dtype, n,      block_size,
                                          quant_type, code,  absmax, packed};
    NYBBLE_DISPATCH(quantize_4bit, args, device, stream);
  });
}

nybble_status nybble_quantize_microscaled(const void* a, nybble_dtype dtype, int64_t n,
                                          int32_t block_size, uint8_t* scales, float* tensor_scale,
                                          uint8_t* packed, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::cpu_device("quantize_microscaled", device);
    check::count("n", n);
    if (block_size != 32 && block_size != 16)
      check::fail("block_size", std::to_string(block_size), "32 (MXFP4), 16 (NVFP4)");
    if (n % block_size != 0) check::fail("n", std::to_string(n), "multiples of block_size");
    if (n == 0) return;
    check::pointer("a", a, check::bytes_of(dtype));
    check::pointer("scales", scales, 1);
    check::pointer("tensor_scale", tensor_scale, alignof(float));
    check::pointer("packed", packed, 1);
    nybble::cpu::run(&nybble::cpu::kernel_table::quantize_microscaled,
                     {a, dtype, n, block_size, scales, tensor_scale, packed});
  });
}

nybble_status nybble_dequantize_4bit(const uint8_t* packed, const nybble_absmax* absmax, int64_t n,
                                     int32_t block_size, nybble_quant_type quant_type,
                                     const float* code, void* out, nybble_dtype dtype,
                                     int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::count("n", n);
    check::block_size_4bit(block_size, quant_type);
    check::code_4bit(quant_type, code, device, false);
    if (n == 0) return;
    check::pointer("packed", packed, 1);
    check::absmax(absmax);
    check::pointer("out", out, check::bytes_of(dtype));
    const nybble::dequantize_4bit_args args{packed,     *absmax, n,   block_size,
                                            quant_type, code,    out, dtype};
    NYBBLE_DISPATCH(dequantize_4bit, args, device, stream);
  });
}

nybble_status nybble_quantize_blockwise(const void* a, nybble_dtype dtype, int64_t n,
                                        int32_t block_size, const float* code, float* absmax,
                                        uint8_t* codes, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::count("n", n);
    check::block_size_8bit(block_size);
    if (n == 0) return;
    if (code != nullptr) check::code_8bit("code", code, device, true);
    check::pointer("a", a, check::bytes_of(dtype));
    check::pointer("absmax", absmax, alignof(float));
    check::pointer("codes", codes, 1);
    if (code == nullptr && device == NYBBLE_CPU) code = signed_map();
    const nybble::quantize_blockwise_args args{a, dtype, n, block_size, code, absmax, codes};
    NYBBLE_DISPATCH(quantize_blockwise, args, device, stream);
  });
}

nybble_status nybble_dequantize_blockwise(const uint8_t* codes, const float* absmax,
                                          const float* code, int64_t n, int32_t block_size,
                                          void* out, nybble_dtype dtype, int32_t device,
                                          void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::count("n", n);
    check::block_size_8bit(block_size);
    if (n == 0) return;
    check::pointer("codes", codes, 1);
    check::pointer("absmax", absmax, alignof(float));
    check::code_8bit("code", code, device, false);
    check::pointer("out", out, check::bytes_of(dtype));
    const nybble::dequantize_blockwise_args args{codes, absmax, code, n, block_size, out, dtype};
    NYBBLE_DISPATCH(dequantize_blockwise, args, device, stream);
  });
}

}  // extern "C"
