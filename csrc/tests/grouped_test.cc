// Compares products with stacked 4-bit weights, and their gradients, with the products and
// gradients of single experts.
#include <algorithm>

#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

struct problem {
  nybble_dtype dtype;
  int64_t n, k;
  int32_t block;
  bool nested, bias;
  std::vector<int32_t> offsets;
  int64_t rest;  // rows after the last expert's rows
};

struct stack {
  int64_t bytes, scales, seconds;  // of an expert
  std::vector<float> map = dynamic_map(true), values, offset;
  std::vector<uint8_t> packed, codes;

  explicit stack(const problem& p)
      : bytes((p.n * p.k + 1) / 2),
        scales((p.n * p.k + p.block - 1) / p.block),
        seconds((scales + 255) / 256) {
    std::mt19937_64 random(seed() + static_cast<uint64_t>(p.n * p.k));
    const auto experts = static_cast<int64_t>(p.offsets.size());
    packed.resize(static_cast<size_t>(experts * bytes));
    codes.resize(static_cast<size_t>(experts * scales));
    values.resize(static_cast<size_t>(experts * (p.nested ? seconds : scales)));
    offset.resize(static_cast<size_t>(experts));
    for (uint8_t& byte : packed) byte = static_cast<uint8_t>(random());
    for (uint8_t& code : codes) code = static_cast<uint8_t>(random());
    for (float& s : values) s = 0.1f + static_cast<float>(random() % 1000) / 1000.0f;
    for (float& o : offset) o = static_cast<float>(random() % 1000) / 1000.0f;
  }
  nybble_absmax absmax(const problem& p, int64_t e) const {
    if (!p.nested) return {values.data() + e * scales, nullptr, nullptr, nullptr, 0};
    return {values.data() + e * seconds, codes.data() + e * scales, map.data(), offset.data() + e,
            256};
  }
};

void compare(const problem& p, bool gradient) {
  const stack w(p);
  const int64_t inner = gradient ? p.n : p.k, outer = gradient ? p.k : p.n,
                width = bytes_of(p.dtype), experts = static_cast<int64_t>(p.offsets.size()),
                m = p.offsets.back() + p.rest;
  auto a = encoded(values(data_kind::normal, m * inner, 5), p.dtype, 0);
  auto bias = encoded(values(data_kind::normal, experts * p.n, 6), p.dtype, 0);
  auto out = array_of(p.dtype, m * outer, 0), wanted = array_of(p.dtype, m * outer, 0);
  std::memset(wanted.data(), 0, static_cast<size_t>(m * outer * width));
  const nybble_absmax all = w.absmax(p, 0);
  NYBBLE_EXPECT_OK(
      gradient ? nybble_gemm_4bit_grouped_grad(a.data(), p.dtype, m, p.n, p.k, experts,
                                               p.offsets.data(), w.packed.data(), &all, p.block,
                                               NYBBLE_NF4, nullptr, out.data(), NYBBLE_CPU, nullptr)
               : nybble_gemm_4bit_grouped(a.data(), p.dtype, m, p.n, p.k, experts, p.offsets.data(),
                                          w.packed.data(), &all, p.block, NYBBLE_NF4, nullptr,
                                          p.bias ? bias.data() : nullptr, out.data(), NYBBLE_CPU,
                                          nullptr));
  for (int64_t e = 0, first = 0; e < experts; first = p.offsets[static_cast<size_t>(e++)]) {
    const int64_t rows = p.offsets[static_cast<size_t>(e)] - first;
    if (rows == 0) continue;
    const nybble_absmax absmax = w.absmax(p, e);
    const auto* x = reinterpret_cast<const char*>(a.data()) + first * inner * width;
    auto* y = reinterpret_cast<char*>(wanted.data()) + first * outer * width;
    const uint8_t* packed = w.packed.data() + e * w.bytes;
    const char* added =
        p.bias ? reinterpret_cast<const char*>(bias.data()) + e * p.n * width : nullptr;
    NYBBLE_EXPECT_OK(
        gradient ? nybble_gemm_4bit_grad(x, p.dtype, rows, p.n, p.k, packed, &absmax, p.block,
                                         NYBBLE_NF4, nullptr, y, NYBBLE_CPU, nullptr)
                 : nybble_gemm_4bit(x, p.dtype, rows, p.n, p.k, packed, &absmax, p.block,
                                    NYBBLE_NF4, nullptr, added, y, NYBBLE_CPU, nullptr));
  }
  NYBBLE_EXPECT(out.intact(), "wrote past the end");
  NYBBLE_EXPECT(std::memcmp(out.data(), wanted.data(), static_cast<size_t>(m * outer * width)) == 0,
                "differs from the single experts' products");
}

void refusals() {
  const problem p{NYBBLE_F32, 4, 32, 32, false, false, {2, 1, 3}, 0};
  const stack w(p);
  const nybble_absmax absmax = w.absmax(p, 0);
  std::vector<float> a(3 * 32), out(3 * 4, 7.0f);
  const auto call = [&](int64_t experts, const int32_t* offsets) {
    return nybble_gemm_4bit_grouped(a.data(), NYBBLE_F32, 3, 4, 32, experts, offsets,
                                    w.packed.data(), &absmax, 32, NYBBLE_NF4, nullptr, nullptr,
                                    out.data(), NYBBLE_CPU, nullptr);
  };
  NYBBLE_EXPECT(call(3, p.offsets.data()) == NYBBLE_INVALID_ARGUMENT, "descending offsets");
  NYBBLE_EXPECT(std::strstr(nybble_last_error(), "offsets[1]: 1") != nullptr, nybble_last_error());
  const int32_t beyond[] = {1, 2, 4};
  NYBBLE_EXPECT(call(3, beyond) == NYBBLE_INVALID_ARGUMENT, "offsets after the rows");
  NYBBLE_EXPECT(call(0, beyond) == NYBBLE_INVALID_ARGUMENT, "no experts");
  NYBBLE_EXPECT(call(3, nullptr) == NYBBLE_INVALID_ARGUMENT, "no offsets");
  NYBBLE_EXPECT(std::all_of(out.begin(), out.end(), [](float x) { return x == 7.0f; }),
                "a refused call wrote to its result");
}

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes) {
    for (const bool nested : {false, true}) {
      for (const bool gradient : {false, true}) {
        compare({dtype, 24, 128, 64, nested, true, {3, 3, 4, 24, 24}, 0}, gradient);
        compare({dtype, 33, 192, 128, nested, false, {0, 40, 41, 42, 43, 44, 45, 46}, 3}, gradient);
        compare({dtype, 7, 9, 32, nested, true, {1, 1, 6}, 1}, gradient);
        compare({dtype, 5, 64, 64, nested, false, {0, 0}, 2}, gradient);
      }
    }
  }
  refusals();
  return report("grouped");
}
