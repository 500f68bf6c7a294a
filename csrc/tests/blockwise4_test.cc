// 4-bit quantization and dequantization, compared bit by bit with the reference.
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

constexpr int64_t kSizes[] = {1,   2,   31,  32,  33,  63,   64,   65,
                              127, 129, 255, 256, 257, 1021, 4095, 4097};

void quantize_case(data_kind kind, nybble_dtype dtype, nybble_quant_type type, int32_t block,
                   int64_t n, int64_t shift) {
  const std::vector<float> book = book4(type), bounds = bounds4(type, book);
  const float* code = type == NYBBLE_CODE16 ? book.data() : nullptr;
  const int64_t blocks = (n + block - 1) / block;
  auto a = encoded(values(kind, n, static_cast<uint64_t>(n + block)), dtype, shift);
  guarded<float> absmax(blocks, shift);
  guarded<uint8_t> packed((n + 1) / 2, shift);
  NYBBLE_EXPECT_OK(nybble_quantize_4bit(a.data(), dtype, n, block, type, code, absmax.data(),
                                        packed.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(absmax.intact() && packed.intact(), where("wrote past the end", dtype, n, block));
  for (int64_t b = 0; b < blocks; ++b) {
    const float top = absmax_of(a.data(), dtype, b * block, std::min(n, (b + 1) * block));
    NYBBLE_EXPECT(same(absmax[b], top), where("absmax", dtype, n, b));
  }
  for (int64_t i = 0; i < n; ++i) {
    const float y = scaled(decode(a.data(), dtype, i), absmax[i / block]);
    const int want = nearest4(type, bounds, y), got = nibble(packed.data(), i);
    NYBBLE_EXPECT(got == want, where("code", dtype, n, i) + code_text(block, kind, got, want) +
                                   ", type " + std::to_string(type));
  }
  if (n % 2 != 0)
    NYBBLE_EXPECT((packed[n / 2] & 15) == nearest4(type, bounds, 0.0f), where("pad", dtype, n, n));
}

void microscaled_case(data_kind kind, nybble_dtype dtype, int32_t block, int64_t n, int64_t shift) {
  const std::vector<float> book = book4(NYBBLE_E2M1);
  const int64_t blocks = n / block;
  auto a = encoded(values(kind, n, static_cast<uint64_t>(n + block)), dtype, shift);
  guarded<uint8_t> scales(blocks, shift), packed(n / 2, shift);
  guarded<float> tensor(1, shift);
  NYBBLE_EXPECT_OK(nybble_quantize_microscaled(a.data(), dtype, n, block, scales.data(),
                                               tensor.data(), packed.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(scales.intact() && packed.intact() && tensor.intact(),
                where("wrote past the end", dtype, n, block));
  std::vector<double> tops(static_cast<size_t>(blocks));
  double most = 0.0;
  for (int64_t i = 0; i < n; ++i) {
    double& top = tops[static_cast<size_t>(i / block)];
    const double x = std::fabs(decode(a.data(), dtype, i));
    if (!(x <= top)) top = std::isnan(x) ? INFINITY : x;
  }
  for (const double top : tops)
    if (std::isfinite(top)) most = std::max(most, top);
  const float of_tensor = block == 32 ? 1.0f : static_cast<float>(most / (448.0 * 6.0));
  NYBBLE_EXPECT(tensor[0] == of_tensor, where("tensor's scale", dtype, n, block));
  for (int64_t b = 0; b < blocks; ++b) {
    const auto want = microscaled_scale_for(block, tops[static_cast<size_t>(b)], of_tensor);
    NYBBLE_EXPECT(scales[b] == want.code,
                  where("scale", dtype, n, b) + code_text(block, kind, scales[b], want.code));
    for (int64_t i = b * block; i < (b + 1) * block; ++i) {
      const double x = decode(a.data(), dtype, i);
      const auto value = [&book](int code) { return book[static_cast<size_t>(code)]; };
      int code = want.step == 0.0 ? 0 : nearest_even(std::fabs(x) / want.step, 8, value);
      if (want.step != 0.0 && x < 0.0) code += 8;
      const int got = nibble(packed.data(), i);
      NYBBLE_EXPECT(got == code, where("code", dtype, n, i) + code_text(block, kind, got, code));
    }
  }
}

void dequantize_case(nybble_dtype dtype, nybble_quant_type type, int32_t block, int64_t n,
                     int64_t shift, bool nested) {
  std::mt19937_64 random(seed() + static_cast<uint64_t>(n * 31 + block));
  const std::vector<float> book = book4(type);
  const std::vector<float> map = dynamic_map(true);
  const float* code = type == NYBBLE_CODE16 ? book.data() : nullptr;
  const int64_t blocks = (n + block - 1) / block;
  guarded<uint8_t> packed((n + 1) / 2, shift), scale_codes(blocks, shift);
  guarded<float> scales(nested ? (blocks + 255) / 256 : blocks, shift);
  auto out = array_of(dtype, n, shift);
  for (int64_t i = 0; i < packed.size(); ++i) packed[i] = static_cast<uint8_t>(random());
  for (int64_t i = 0; i < blocks; ++i) scale_codes[i] = static_cast<uint8_t>(random());
  static const float kScales[] = {0.7f, 1e-39f, 3e38f, 0.0f, 2.5f, 1e-7f, 65504.0f, INFINITY, NAN};
  for (int64_t i = 0; i < scales.size(); ++i) scales[i] = kScales[random() % (nested ? 1 : 9)];
  const float offset = 0.31f;
  nybble_absmax absmax{scales.data(), nullptr, nullptr, nullptr, 0};
  if (nested) absmax = {scales.data(), scale_codes.data(), map.data(), &offset, 256};
  NYBBLE_EXPECT_OK(nybble_dequantize_4bit(packed.data(), &absmax, n, block, type, code, out.data(),
                                          dtype, NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(out.intact(), where("wrote past the end", dtype, n, block));
  guarded<uint16_t> want(2, 0);
  for (int64_t i = 0; i < n; ++i) {
    const float scale = nested_scale(absmax, i / block);
    const double product =
        book[static_cast<size_t>(nibble(packed.data(), i))] * static_cast<double>(scale);
    encode(static_cast<float>(product), want.data(), dtype, 0);
    NYBBLE_EXPECT(same(decode(out.data(), dtype, i), decode(want.data(), dtype, 0)),
                  where("value", dtype, n, i) + ", block size " + std::to_string(block));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes) {
    for (const nybble_quant_type type : {NYBBLE_NF4, NYBBLE_FP4, NYBBLE_CODE16}) {
      for (const int64_t n : kSizes) {
        for (const int32_t block : {32, 64, 128, 256, 1024, 4096}) {
          for (const data_kind kind : kAllKinds) quantize_case(kind, dtype, type, block, n, n % 3);
          dequantize_case(dtype, type, block, n, n % 3, false);
          dequantize_case(dtype, type, block, n, n % 2, true);
        }
      }
      // n is large enough for several threads. Only two block sizes are tested, because the test is
      // slow under emulation.
      const bool odd = (dtype + type) % 2 != 0;
      for (const int32_t block : {odd ? 32 : 64, odd ? 512 : 2048}) {
        quantize_case(data_kind::decades, dtype, type, block, 100003, 1);
        dequantize_case(dtype, type, block, 100003, 1, false);
        dequantize_case(dtype, type, block, 100003, 0, true);
      }
    }
  }
  for (const nybble_dtype dtype : kAllDtypes)
    for (const int64_t n : kSizes)
      for (const int32_t block : {16, 32})
        for (const bool nested : {false, true})
          dequantize_case(dtype, NYBBLE_E2M1, block, n, n % 3, nested);
  for (const nybble_dtype dtype : kAllDtypes)
    for (const int32_t block : {16, 32})
      for (const data_kind kind : kAllKinds)
        for (const int64_t blocks : {1, 2, 3, 31, 32, 33, 64, 65, 129, 2500})  // several threads
          microscaled_case(kind, dtype, block, block * blocks, blocks % 3);
  NYBBLE_EXPECT_OK(nybble_quantize_4bit(nullptr, NYBBLE_F32, 0, 64, NYBBLE_NF4, nullptr, nullptr,
                                        nullptr, NYBBLE_CPU, nullptr));
  return report("blockwise4");
}
