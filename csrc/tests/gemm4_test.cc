// Compares 4-bit products and gradients with a double-precision product of the decoded weight.
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

// Returns the tolerance relative to the sum of |a * w|. For float32 and float16, the library
// computes with float32 weights and adds 16 partial sums. For bfloat16, it may round both a weight
// and its scale to bfloat16. Each rounding has an error of 2^-9, and both errors may have the same
// sign.
double tolerance(nybble_dtype dtype) { return dtype == NYBBLE_BF16 ? 0x1p-7 : 0x1p-20; }
double rounding(nybble_dtype dtype) {
  return dtype == NYBBLE_BF16 ? 0x1p-8 : dtype == NYBBLE_F16 ? 0x1p-10 : 0x1p-22;
}

struct problem {
  nybble_dtype dtype;
  nybble_quant_type type;
  int64_t m, n, k;
  int32_t block;
  bool nested, bias;
  int64_t shift;
};

struct weights {
  std::vector<float> book, map, scales, decoded;
  std::vector<uint8_t> packed, scale_codes;
  float offset = 0.4f;
  nybble_absmax absmax{};

  explicit weights(const problem& p) : book(book4(p.type)), map(dynamic_map(true)) {
    std::mt19937_64 random(seed() + static_cast<uint64_t>(p.n * p.k + p.block));
    const int64_t count = p.n * p.k;
    const int64_t blocks = (count + p.block - 1) / p.block;
    packed.resize(static_cast<size_t>((count + 1) / 2));
    scale_codes.resize(static_cast<size_t>(blocks));
    scales.resize(static_cast<size_t>(p.nested ? (blocks + 255) / 256 : blocks));
    for (uint8_t& byte : packed) byte = static_cast<uint8_t>(random());
    for (uint8_t& c : scale_codes) c = static_cast<uint8_t>(random());
    for (float& s : scales) s = 0.1f + static_cast<float>(random() % 1000) / 1000.0f;
    absmax = {scales.data(), nullptr, nullptr, nullptr, 0};
    if (p.nested) absmax = {scales.data(), scale_codes.data(), map.data(), &offset, 256};
    for (int64_t i = 0; i < count; ++i) {
      decoded.push_back(book[static_cast<size_t>(nibble(packed.data(), i))] *
                        nested_scale(absmax, i / p.block));
    }
  }
};

std::string text(const problem& p, const char* what, int64_t i, double got, double want) {
  char line[240];
  std::snprintf(line, sizeof line,
                "%s: dtype %d type %d m %lld n %lld k %lld block %d nested %d bias %d at %lld: got "
                "%.9g, want %.9g",
                what, p.dtype, p.type, static_cast<long long>(p.m), static_cast<long long>(p.n),
                static_cast<long long>(p.k), p.block, p.nested, p.bias, static_cast<long long>(i),
                got, want);
  return line;
}

void compare(const problem& p, const char* what, int64_t i, double got, double want, double sum) {
  const double allowed = sum * tolerance(p.dtype) + std::fabs(want) * rounding(p.dtype) + 1e-7;
  NYBBLE_EXPECT(std::fabs(got - want) <= allowed, text(p, what, i, got, want));
}

// Tests out = a @ W^T + bias. If `gradient` is true, tests the gradient: out = a @ W.
void product(const problem& p, bool gradient) {
  const weights w(p);
  const int64_t inner = gradient ? p.n : p.k, outer = gradient ? p.k : p.n;
  auto a = encoded(values(data_kind::normal, p.m * inner, gradient ? 7 : 5), p.dtype, p.shift);
  auto bias = encoded(values(data_kind::normal, p.n, 6), p.dtype, p.shift);
  auto out = array_of(p.dtype, p.m * outer, p.shift);
  guarded<uint8_t> packed(static_cast<int64_t>(w.packed.size()), p.shift);
  std::memcpy(packed.data(), w.packed.data(), w.packed.size());
  const float* code = p.type == NYBBLE_CODE16 ? w.book.data() : nullptr;
  NYBBLE_EXPECT_OK(
      gradient ? nybble_gemm_4bit_grad(a.data(), p.dtype, p.m, p.n, p.k, packed.data(), &w.absmax,
                                       p.block, p.type, code, out.data(), NYBBLE_CPU, nullptr)
               : nybble_gemm_4bit(a.data(), p.dtype, p.m, p.n, p.k, packed.data(), &w.absmax,
                                  p.block, p.type, code, p.bias ? bias.data() : nullptr, out.data(),
                                  NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(out.intact(), text(p, "wrote past the end", gradient, 0, 0));
  std::vector<double> left;
  for (int64_t i = 0; i < p.m * inner; ++i) left.push_back(decode(a.data(), p.dtype, i));
  for (int64_t at = 0; at < p.m * outer; ++at) {
    const int64_t row = at / outer, column = at % outer;
    double want = p.bias && !gradient ? decode(bias.data(), p.dtype, column) : 0.0,
           sum = std::fabs(want);
    for (int64_t i = 0; i < inner; ++i) {
      const int64_t weight = gradient ? i * p.k + column : column * p.k + i;
      const double term =
          left[static_cast<size_t>(row * inner + i)] * w.decoded[static_cast<size_t>(weight)];
      want += term;
      sum += std::fabs(term);
    }
    compare(p, gradient ? "backward" : "forward", at, decode(out.data(), p.dtype, at), want, sum);
  }
}
// Tests that a NaN or infinite activation changes all products of its own row, and no product of
// another row.
void not_finite(int64_t m, float value) {
  const problem p{NYBBLE_BF16, NYBBLE_NF4, m, 21, 256, 64, false, false, 0};
  const weights w(p);
  std::vector<float> a = values(data_kind::normal, m * p.k, 5);
  a[static_cast<size_t>(p.k - 3)] = value;
  auto encoded_a = encoded(a, p.dtype, 0);
  auto out = array_of(p.dtype, m * p.n, 0);
  NYBBLE_EXPECT_OK(nybble_gemm_4bit(encoded_a.data(), p.dtype, m, p.n, p.k, w.packed.data(),
                                    &w.absmax, p.block, p.type, nullptr, nullptr, out.data(),
                                    NYBBLE_CPU, nullptr));
  for (int64_t i = 0; i < m * p.n; ++i) {
    const double got = decode(out.data(), p.dtype, i);
    NYBBLE_EXPECT(std::isfinite(got) == (i >= p.n), text(p, "not finite", i, got, value));
  }
}
// The large activation has a weight of 0, so only the small activations contribute to the product.
// The small activations all have the same weight and the same sign, so that rounding errors of the
// activations would add up.
void beside_an_outlier(int64_t m, nybble_quant_type type, float large, float small, uint8_t code) {
  const int64_t k = 128;
  std::vector<float> a(static_cast<size_t>(m * k), small);
  for (int64_t row = 0; row < m; ++row) a[static_cast<size_t>(row * k)] = large;
  auto encoded_a = encoded(a, NYBBLE_BF16, 0);
  std::vector<uint8_t> packed(static_cast<size_t>(k / 2), static_cast<uint8_t>(code * 17));
  const uint8_t zero = type == NYBBLE_NF4 ? 7 : 0;
  packed[0] = static_cast<uint8_t>(zero * 16 + code);
  const std::vector<float> scales = {1, 1}, book = book4(type);
  const nybble_absmax absmax = {scales.data(), nullptr, nullptr, nullptr, 0};
  auto out = array_of(NYBBLE_BF16, m, 0);
  NYBBLE_EXPECT_OK(nybble_gemm_4bit(encoded_a.data(), NYBBLE_BF16, m, 1, k, packed.data(), &absmax,
                                    64, type, nullptr, nullptr, out.data(), NYBBLE_CPU, nullptr));
  const double want =
      127 * decode(encoded_a.data(), NYBBLE_BF16, 1) * static_cast<double>(book[code]);
  const problem p{NYBBLE_BF16, type, m, 1, k, 64, false, false, 0};
  for (int64_t i = 0; i < m; ++i)
    compare(p, "beside an outlier", i, decode(out.data(), NYBBLE_BF16, i), want, std::fabs(want));
}
void forward(const problem& p) { product(p, false); }
void backward(const problem& p) { product(p, true); }

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes) {
    for (const nybble_quant_type type : {NYBBLE_NF4, NYBBLE_FP4, NYBBLE_CODE16}) {
      for (const bool nested : {false, true}) {
        for (const int64_t m : {1, 2, 3, 4, 5, 16, 17, 33}) {
          // In some shapes K is a multiple of the block size, in some rows share blocks, and in
          // some K is odd, so that rows share bytes.
          forward({dtype, type, m, 9, 128, 64, nested, m % 2 == 0, 0});
          forward({dtype, type, m, 33, 192, 64, nested, m % 2 != 0, m % 2});
          forward({dtype, type, m, 5, 1000, 64, nested, true, 1});
          forward({dtype, type, m, 3, 37, 32, nested, false, 1});
          forward({dtype, type, m, 4, 512, 256, nested, false, 0});
          backward({dtype, type, m, 9, 128, 64, nested, false, 0});
          backward({dtype, type, m, 21, 321, 64, nested, false, m % 2});
        }
        forward({dtype, type, 1, 1, 1, 64, nested, true, 0});
        forward({dtype, type, 1, 67, 1280, 64, nested, true, 0});
        forward({dtype, type, 7, 6, 4096, 4096, nested, true, 0});
        forward({dtype, type, 20, 7, 3072, 32, nested, true, 0});
      }
      // n and k are large enough for several threads and several blocks of columns; the reference
      // takes most of the test's time.
      const bool nested = (dtype + type) % 2 != 0;
      forward({dtype, type, 16, 40, 2112, 64, nested, false, 0});
      backward({dtype, type, 16, 130, 1280, 64, nested, false, 0});
      // activations and rows of W that fill several panels, with parts of vectors and strips
      forward({dtype, type, 43, 75, 520, 64, nested, true, 1});
    }
  }
  // several batches of activations and panels
  for (const int32_t block : {32, 64, 256})
    forward({NYBBLE_F32, NYBBLE_NF4, 550, 131, 256, block, block == 64, true, 0});
  // bfloat16 rows of whole groups of 128 weights. The shapes cover each width of a tile, short
  // panels of 16 and 32 rows of W, more than 32 groups, and activations in several batches.
  for (const int32_t block : {64, 128, 512, 4096}) {
    const bool nested = block == 128 || block == 4096;  // FP4 uses the opposite (!nested)
    for (const int64_t m : {1, 2, 3, 6, 8, 9, 16, 18, 40})
      forward({NYBBLE_BF16, NYBBLE_NF4, m, 19, 4096, block, nested, m % 2 == 0, m % 2});
    for (const int64_t m : {1, 4, 33})
      forward({NYBBLE_BF16, NYBBLE_FP4, m, 35, 12288, block, !nested, true, 0});
    forward({NYBBLE_BF16, NYBBLE_NF4, 150, 5, 8192, block, nested, false, 1});
  }
  for (const int64_t m : {1, 2, 4, 20}) {
    not_finite(m, INFINITY);
    not_finite(m, NAN);
    beside_an_outlier(m, NYBBLE_NF4, 1000, 0.01f, 15);
    beside_an_outlier(m, NYBBLE_NF4, 1000, 0.5f, 15);
    beside_an_outlier(m, NYBBLE_FP4, 1, 1, 1);
  }
  // blocks of 16 and 32. K is a multiple of 256 (256, 3072), a multiple of 16 alone, so that rows
  // share blocks of 32 (80, 208, 1008), or odd, so that rows share all blocks (37)
  for (const nybble_dtype dtype : kAllDtypes)
    for (const int64_t m : {1, 2, 4, 5, 17})
      for (const int64_t k : {256, 3072, 80, 208, 1008, 37})
        for (const int32_t block : {16, 32}) {
          forward({dtype, NYBBLE_E2M1, m, 9, k, block, true, m % 2 == 0, m % 2});
          forward({dtype, NYBBLE_E2M1, m, 6, k, block, false, false, 0});
          backward({dtype, NYBBLE_E2M1, m, 9, k, block, true, false, m % 2});
        }
  return report("gemm4");
}
