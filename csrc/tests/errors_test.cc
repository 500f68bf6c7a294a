// Errors for bad arguments. Each error names the argument, its value and the allowed values, and
// the call writes nothing.
#include "nybble/call.h"
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

void refused(nybble_status status, std::initializer_list<const char*> words) {
  NYBBLE_EXPECT(status == NYBBLE_INVALID_ARGUMENT, "status " + std::to_string(status));
  for (const char* word : words) {
    NYBBLE_EXPECT(std::strstr(nybble_last_error(), word) != nullptr,
                  std::string("no '") + word + "' in: " + nybble_last_error());
  }
}

struct arrays {
  float a[64] = {};
  float absmax[64];
  uint8_t packed[64];
  alignas(16) float wide[64 * 64];
  std::vector<float> map = dynamic_map(true);
  arrays() {
    std::fill(std::begin(absmax), std::end(absmax), 7.0f);
    std::fill(std::begin(packed), std::end(packed), uint8_t{99});
    std::fill(std::begin(wide), std::end(wide), 7.0f);
  }
  bool untouched() const {
    return std::count(std::begin(absmax), std::end(absmax), 7.0f) == 64 &&
           std::count(std::begin(packed), std::end(packed), 99) == 64 &&
           std::count(std::begin(wide), std::end(wide), 7.0f) == 64 * 64;
  }
};

void quantization() {
  arrays x;
  const auto four = [&x](const void* a, nybble_dtype dtype, int64_t n, int32_t block,
                         nybble_quant_type type, const float* code, int32_t device, void* stream) {
    return nybble_quantize_4bit(a, dtype, n, block, type, code, x.absmax, x.packed, device, stream);
  };
  refused(four(nullptr, NYBBLE_F32, 8, 64, NYBBLE_NF4, nullptr, -1, nullptr), {"a: NULL"});
  refused(four(x.a, static_cast<nybble_dtype>(3), 8, 64, NYBBLE_NF4, nullptr, -1, nullptr),
          {"dtype: 3", "NYBBLE_F32", "NYBBLE_BF16"});
  refused(four(x.a, NYBBLE_F32, -1, 64, NYBBLE_NF4, nullptr, -1, nullptr), {"n: -1", "0 to"});
  refused(four(x.a, NYBBLE_F32, 8, 48, NYBBLE_NF4, nullptr, -1, nullptr),
          {"block_size: 48", "32, 64", "4096"});
  refused(four(x.a, NYBBLE_F32, 8, 64, NYBBLE_NF4, x.a, -1, nullptr), {"code: 0x", "NULL unless"});
  refused(four(x.a, NYBBLE_F32, 8, 64, NYBBLE_CODE16, nullptr, -1, nullptr), {"code: NULL", "16"});
  refused(four(x.a, NYBBLE_F32, 8, 64, NYBBLE_E2M1, nullptr, -1, nullptr),
          {"quant_type: 3 (NYBBLE_E2M1)", "NYBBLE_NF4"});
  refused(four(x.a, NYBBLE_F32, 8, 64, static_cast<nybble_quant_type>(4), nullptr, -1, nullptr),
          {"quant_type: 4", "NYBBLE_NF4"});
  refused(four(x.a, NYBBLE_F32, 8, 64, NYBBLE_NF4, nullptr, -2, nullptr), {"device: -2", "-1"});
  refused(four(x.a, NYBBLE_F32, 8, 64, NYBBLE_NF4, nullptr, -1, &x), {"stream: 0x", "NULL"});
  const void* odd = reinterpret_cast<const char*>(x.a) + 1;
  refused(four(odd, NYBBLE_F32, 8, 64, NYBBLE_NF4, nullptr, -1, nullptr),
          {"a: 0x", "multiple of 4"});
  uint8_t scales[2];
  const auto micro = [&](const void* a, int64_t n, int32_t block, uint8_t* to, float* tensor) {
    return nybble_quantize_microscaled(a, NYBBLE_F32, n, block, to, tensor, x.packed, -1, nullptr);
  };
  refused(micro(nullptr, 32, 32, scales, x.absmax), {"a: NULL"});
  refused(micro(odd, 32, 32, scales, x.absmax), {"a: 0x", "multiple of 4"});
  refused(micro(x.a, -32, 32, scales, x.absmax), {"n: -32", "0 to"});
  refused(micro(x.a, 48, 32, scales, x.absmax), {"n: 48", "multiples of block_size"});
  refused(micro(x.a, 64, 64, scales, x.absmax), {"block_size: 64", "32 (MXFP4), 16 (NVFP4)"});
  refused(micro(x.a, 32, 0, scales, x.absmax), {"block_size: 0", "16 (NVFP4)"});
  refused(micro(x.a, 32, 32, nullptr, x.absmax), {"scales: NULL"});
  refused(micro(x.a, 32, 16, scales, nullptr), {"tensor_scale: NULL"});
  const nybble_status on_device =
      nybble_quantize_microscaled(x.a, NYBBLE_F32, 32, 16, scales, x.absmax, x.packed, 0, nullptr);
  NYBBLE_EXPECT(on_device == NYBBLE_UNSUPPORTED, "quantize_microscaled on a CUDA device");
  std::vector<float> code = book4(NYBBLE_CODE16);
  code[5] = code[4] - 1.0f;
  refused(four(x.a, NYBBLE_F32, 8, 64, NYBBLE_CODE16, code.data(), -1, nullptr),
          {"code[5]:", "ascending"});
  x.map[200] = NAN;
  refused(nybble_quantize_blockwise(x.a, NYBBLE_F32, 8, 256, x.map.data(), x.absmax, x.packed, -1,
                                    nullptr),
          {"code[200]: nan", "ascending"});
  refused(nybble_quantize_blockwise(x.a, NYBBLE_F32, 8, 0, x.map.data(), x.absmax, x.packed, -1,
                                    nullptr),
          {"block_size: 0", "1 or more"});
  NYBBLE_EXPECT(x.untouched(), "something was written");
}

void dequantization_and_products() {
  arrays x;
  const nybble_absmax none{};
  const nybble_absmax half{x.absmax, x.packed, nullptr, nullptr, 256};
  const nybble_absmax empty{x.absmax, x.packed, x.map.data(), nullptr, 0};
  const auto four = [&x](const nybble_absmax* s) {
    return nybble_dequantize_4bit(x.packed, s, 8, 64, NYBBLE_NF4, nullptr, x.wide, NYBBLE_F32, -1,
                                  nullptr);
  };
  refused(four(nullptr), {"absmax: NULL"});
  refused(four(&none), {"absmax.values: NULL"});
  refused(four(&half), {"absmax.code: NULL"});
  refused(four(&empty), {"absmax.block_size: 0"});
  const nybble_absmax good{x.absmax, nullptr, nullptr, nullptr, 0};
  const auto block = [&](nybble_quant_type type, int32_t size) {
    return nybble_dequantize_4bit(x.packed, &good, 8, size, type, nullptr, x.wide, NYBBLE_F32, -1,
                                  nullptr);
  };
  refused(block(NYBBLE_NF4, 16), {"block_size: 16", "allowed: 32, 64"});
  refused(block(NYBBLE_E2M1, 8), {"block_size: 8", "allowed: 16, 32"});
  const auto gemm = [&](int64_t m, int64_t n, int64_t k) {
    return nybble_gemm_4bit(x.a, NYBBLE_F32, m, n, k, x.packed, &good, 64, NYBBLE_NF4, nullptr,
                            nullptr, x.wide, -1, nullptr);
  };
  refused(gemm(-1, 2, 2), {"m: -1"});
  refused(gemm(1, 2, 0), {"k: 0", "1 to"});
  refused(gemm(1, INT64_C(1) << 40, INT64_C(1) << 40), {"n * k: ", "2^56"});
  refused(nybble_int8_linear_matmul(nullptr, nullptr, 1, 1, 1, nullptr, -1, nullptr), {"a: NULL"});
  refused(nybble_int8_vectorwise_quant(x.a, NYBBLE_F32, 2, 2, -1.0f,
                                       reinterpret_cast<int8_t*>(x.packed), x.absmax, nullptr, -1,
                                       nullptr),
          {"threshold: -1", "0 or more"});
  refused(
      nybble_int8_vectorwise_quant(x.a, NYBBLE_F32, 2, 2, 6.0f, reinterpret_cast<int8_t*>(x.packed),
                                   x.absmax, nullptr, -1, nullptr),
      {"outlier_cols: NULL"});
  NYBBLE_EXPECT(x.untouched(), "something was written");
}

void optimizer_steps() {
  arrays x;
  const nybble_hyperparameters h{1e-3f, 0.9f, 0.99f, 0.0f, 0.0f, 1e-8f, 0.0f, 1.0f, 0.0f, 0, 0};
  nybble_parameter t[2] = {};
  t[0] = {x.wide, x.a, x.absmax, x.absmax, nullptr, nullptr, nullptr, 8, 1};
  t[1] = t[0];
  t[1].g = nullptr;
  const auto step = [&](int optimizer, int32_t count, const nybble_hyperparameters* hp) {
    return nybble_optimizer_update_32bit(static_cast<nybble_optimizer>(optimizer), NYBBLE_F32, t,
                                         count, hp, -1, nullptr);
  };
  refused(step(9, 1, &h), {"optimizer: 9", "NYBBLE_SCHEDULE_FREE"});
  refused(step(0, -1, &h), {"count: -1"});
  refused(step(0, 1, nullptr), {"hyperparameters: NULL"});
  refused(step(0, 2, &h), {"parameters[1].g: NULL"});  // before the first tensor is changed
  t[1] = t[0];
  t[1].step = 0;
  refused(step(0, 2, &h), {"parameters[1].step: 0", "1 or more"});
  t[1] = t[0];
  t[1].state2 = nullptr;
  refused(step(0, 2, &h), {"parameters[1].state2: NULL"});
  refused(nybble_optimizer_update_8bit(NYBBLE_ADAM, NYBBLE_F32, t, 1, &h, x.map.data(), nullptr, -1,
                                       nullptr),
          {"code2: NULL"});
  nybble_hyperparameters stochastic = h;
  stochastic.stochastic_rounding = 1;
  refused(step(NYBBLE_LION, 1, &stochastic), {"stochastic_rounding: 1", "one state"});
  NYBBLE_EXPECT(x.untouched(), "something was written");
}

void optimizer_steps_of_one_rule() {
  arrays x;
  nybble_hyperparameters h{1e-3f, 0.9f, 0.99f, 0.0f, 0.0f, 1e-8f, 0.0f, 1.0f, 0.0f, 0, 0};
  nybble_parameter t{x.wide, x.a, x.packed, x.packed, x.absmax, nullptr, nullptr, 8, 1};
  const auto four = [&](nybble_optimizer optimizer, const float* code2) {
    return nybble_optimizer_update_4bit(optimizer, NYBBLE_F32, &t, 1, &h, x.map.data(), code2, -1,
                                        nullptr);
  };
  refused(four(NYBBLE_LION, nullptr), {"optimizer: 3", "NYBBLE_ADAM", "4-bit states"});
  refused(four(NYBBLE_ADAM, nullptr), {"code2: NULL"});
  refused(four(NYBBLE_ADAM, x.map.data()), {"parameters[0].absmax2: NULL"});
  h.max_unorm = 1.0f;
  refused(four(NYBBLE_ADAM, x.map.data()), {"max_unorm: 1", "4-bit states"});
  t.state1 = x.absmax, t.state2 = x.packed + 1;
  refused(nybble_optimizer_update_32bit(NYBBLE_SCHEDULE_FREE, NYBBLE_F32, &t, 1, &h, -1, nullptr),
          {"parameters[0].state2: 0x", "multiple of 4"});
  NYBBLE_EXPECT(x.untouched(), "something was written");
}

void steps_of_came() {
  arrays x;
  nybble_came c{};
  c.g = x.wide, c.cols = 8, c.rows = c.matrices = c.strips = 1;
  c.row_sums = c.col_sums = x.absmax;
  const auto sums = [&c] { return nybble_came_sums(&c, -1, nullptr); };
  refused(nybble_came_sums(nullptr, -1, nullptr), {"came: NULL"});
  NYBBLE_EXPECT(sums() == NYBBLE_UNSUPPORTED, "steps of CAME on the CPU");
  refused(nybble_came_step(&c, -1, nullptr), {"p: NULL"});
  refused(nybble_came_update(&c, -1, nullptr), {"m: NULL"});
  c.strips = 0;
  refused(sums(), {"strips: 0", "1 to"});
  c.cols = 12;
  refused(sums(), {"cols: 12", "a multiple of 8"});
  c.rows = -1;
  refused(sums(), {"rows: -1"});
  NYBBLE_EXPECT(x.untouched(), "something was written");
}

void nothing_to_do_is_fine() {
  const nybble_hyperparameters h{};
  NYBBLE_EXPECT_OK(nybble_gemm_4bit(nullptr, NYBBLE_F32, 0, 4, 4, nullptr, nullptr, 64, NYBBLE_NF4,
                                    nullptr, nullptr, nullptr, -1, nullptr));
  NYBBLE_EXPECT_OK(nybble_int8_linear_matmul(nullptr, nullptr, 3, 0, 4, nullptr, -1, nullptr));
  NYBBLE_EXPECT_OK(
      nybble_optimizer_update_32bit(NYBBLE_LION, NYBBLE_F32, nullptr, 0, &h, -1, nullptr));
}

void calls_by_record() {
  arrays x;
  std::vector<int64_t> words = record_of("quantize_4bit", x.a, NYBBLE_F32, 8, 64, NYBBLE_NF4, 0,
                                         x.absmax, x.packed, NYBBLE_CPU, 0);
  refused(nybble_call(nullptr), {"words: NULL"});
  words[0] = number_of("");  // one more than the number of the last function
  const std::string number = "words[0]: " + std::to_string(words[0]);
  refused(nybble_call(words.data()), {number.c_str(), "nybble_operations"});
  words[0] = -1;
  refused(nybble_call(words.data()), {"words[0]: -1"});
  words[0] = number_of("quantize_4bit");
  words[4] = (INT64_C(1) << 32) + 64;
  refused(nybble_call(words.data()),
          {"argument 4 of nybble_quantize_4bit", "4294967360", "32 bits"});
  words[4] = 48;
  refused(nybble_call(words.data()), {"block_size: 48"});
  const double threshold = -1.0;
  int64_t bits;
  std::memcpy(&bits, &threshold, sizeof bits);
  const auto int8 = record_of("int8_vectorwise_quant", x.a, NYBBLE_F32, 2, 2, bits, x.packed,
                              x.absmax, 0, NYBBLE_CPU, 0);
  refused(nybble_call(int8.data()), {"threshold: -1"});
  NYBBLE_EXPECT(x.untouched(), "something was written");
  words[4] = 64;
  NYBBLE_EXPECT_OK(nybble_call(words.data()));
  NYBBLE_EXPECT(x.absmax[0] == 0.0f && x.absmax[1] == 7.0f, "not what nybble_quantize_4bit does");
}

}  // namespace

int main() {
  calls_by_record();
  quantization();
  dequantization_and_products();
  optimizer_steps();
  optimizer_steps_of_one_rule();
  steps_of_came();
  nothing_to_do_is_fine();
  return report("errors");
}
