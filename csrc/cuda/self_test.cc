// The self-test of the blockwise family. It runs each operation on small inputs, and compares the
// device's results with the CPU's byte by byte.
#include "cuda/self_test.h"

#include <string>
#include <vector>

#include "core/error.h"
#include "cuda/device.h"
#include "cuda/memory.h"
#include "nybble/nybble.h"

namespace nybble::cuda {
namespace {

// Returns n / 64 for integers n from -512 to 512. Every 32nd value is -8, so each block's absmax is
// 8, its reciprocal is exact, and the device and the CPU must agree on every bit.
std::vector<float> values(int64_t n) {
  std::vector<float> v(static_cast<size_t>(n));
  uint32_t state = 12345;
  for (size_t i = 0; i < v.size(); i++) {
    state = state * 1664525u + 1013904223u;
    v[i] = i % 32 == 0 ? -8.0f : static_cast<float>(static_cast<int>(state >> 22) - 512) / 64.0f;
  }
  return v;
}

void require(nybble_status status) {
  if (status != NYBBLE_OK) throw error(status, nybble_last_error());
}

template <class T>
void compare(const std::string& what, const std::vector<T>& host, const T* device) {
  std::vector<T> got(host.size());
  copy_out(got.data(), device, got.size() * sizeof(T));
  for (size_t i = 0; i < got.size(); i++)
    if (got[i] != host[i])
      throw internal_error("self-test: " + what + " differs at " + std::to_string(i) + ": device " +
                           std::to_string(got[i]) + ", CPU " + std::to_string(host[i]) +
                           ": the image does not work on this device, see `python -m nybble`");
}

void test_4bit(int32_t device, nybble_quant_type type, int32_t block) {
  const int64_t n = 2 * 4096 + 37;
  const std::string what =
      std::string(type == NYBBLE_NF4 ? "NF4" : "FP4") + " in blocks of " + std::to_string(block);
  const std::vector<float> a = values(n);
  const size_t blocks = static_cast<size_t>((n + block - 1) / block),
               bytes = static_cast<size_t>(n + 1) / 2;
  std::vector<float> absmax(blocks), out(a.size());
  std::vector<uint8_t> packed(bytes);
  require(nybble_quantize_4bit(a.data(), NYBBLE_F32, n, block, type, nullptr, absmax.data(),
                               packed.data(), NYBBLE_CPU, nullptr));
  nybble_absmax scales = {absmax.data(), nullptr, nullptr, nullptr, 0};
  require(nybble_dequantize_4bit(packed.data(), &scales, n, block, type, nullptr, out.data(),
                                 NYBBLE_F32, NYBBLE_CPU, nullptr));

  const buffer in(a.size() * 4), d_absmax(blocks * 4), d_packed(bytes), d_out(out.size() * 4);
  copy_in(in.as<void>(), a.data(), a.size() * 4);
  require(nybble_quantize_4bit(in.as<void>(), NYBBLE_F32, n, block, type, nullptr,
                               d_absmax.as<float>(), d_packed.as<uint8_t>(), device, nullptr));
  scales.values = d_absmax.as<float>();
  require(nybble_dequantize_4bit(d_packed.as<uint8_t>(), &scales, n, block, type, nullptr,
                                 d_out.as<void>(), NYBBLE_F32, device, nullptr));
  compare("quantize_4bit " + what + ", absmax,", absmax, d_absmax.as<float>());
  compare("quantize_4bit " + what + ", packed,", packed, d_packed.as<uint8_t>());
  compare("dequantize_4bit " + what, out, d_out.as<float>());
}

void test_8bit(int32_t device, int32_t block) {
  const int64_t n = 2 * 4096 + 37;
  const std::string what = "in blocks of " + std::to_string(block);
  const std::vector<float> a = values(n);
  std::vector<float> code(256);
  // midpoints are odd multiples of 1/2048, so no value is midway between two entries (the back ends
  // have different rules for such values)
  for (int i = 0; i < 256; i++)
    code[static_cast<size_t>(i)] = static_cast<float>(16 * (i - 128) + 1) / 2048.0f;
  const size_t blocks = static_cast<size_t>((n + block - 1) / block);
  std::vector<float> absmax(blocks), out(a.size());
  std::vector<uint8_t> codes(a.size());
  require(nybble_quantize_blockwise(a.data(), NYBBLE_F32, n, block, code.data(), absmax.data(),
                                    codes.data(), NYBBLE_CPU, nullptr));

  const buffer in(a.size() * 4), d_code(1024), d_absmax(blocks * 4), d_codes(codes.size()),
      d_out(out.size() * 4);
  copy_in(in.as<void>(), a.data(), a.size() * 4);
  copy_in(d_code.as<void>(), code.data(), 1024);
  require(nybble_quantize_blockwise(in.as<void>(), NYBBLE_F32, n, block, d_code.as<float>(),
                                    d_absmax.as<float>(), d_codes.as<uint8_t>(), device, nullptr));
  compare("quantize_blockwise " + what + ", absmax,", absmax, d_absmax.as<float>());
  compare("quantize_blockwise " + what + ", codes,", codes, d_codes.as<uint8_t>());
  require(nybble_dequantize_blockwise(codes.data(), absmax.data(), code.data(), n, block,
                                      out.data(), NYBBLE_F32, NYBBLE_CPU, nullptr));
  require(nybble_dequantize_blockwise(d_codes.as<uint8_t>(), d_absmax.as<float>(),
                                      d_code.as<float>(), n, block, d_out.as<void>(), NYBBLE_F32,
                                      device, nullptr));
  compare("dequantize_blockwise " + what, out, d_out.as<float>());
}

}  // namespace

void self_test(int32_t device) {
  const current scope(device);
  if (is_loaded(device, "blockwise")) {
    for (const int32_t block : {64, 256, 4096})
      for (const nybble_quant_type type : {NYBBLE_NF4, NYBBLE_FP4}) test_4bit(device, type, block);
    for (const int32_t block : {64, 256, 4096}) test_8bit(device, block);
  }
}

}  // namespace nybble::cuda
