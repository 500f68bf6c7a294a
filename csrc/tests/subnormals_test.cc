// Quantization and optimizer steps on normal numbers must not compute with subnormal numbers,
// because an instruction with a subnormal number takes 150 cycles on Intel. The test runs only on
// x86-64, where MXCSR flags report subnormal numbers. It is skipped on other architectures.
#include "tests/check.h"
#include "tests/reference.h"

#if defined(__x86_64__)
#include <immintrin.h>

using namespace nybble::test;

namespace {

constexpr int64_t kSize = 4096, kBlock = 256;  // so small that the library uses only this thread

// Returns whether the call had subnormal operands or results in this thread.
template <class Call>
bool meets_subnormals(Call&& call) {
  constexpr unsigned kAll = 0x3f, kOperand = 0x02, kResult = 0x10;
  _mm_setcsr(_mm_getcsr() & ~kAll);
  call();
  return (_mm_getcsr() & (kOperand | kResult)) != 0;
}

void quantize_case(const std::vector<float>& map, nybble_dtype dtype) {
  guarded<float> absmax(kSize / kBlock, 0);
  guarded<uint8_t> codes(kSize, 0);
  std::vector<float> x = values(data_kind::normal, kSize, seed());
  for (float& one : x) one = std::abs(one) + 0.01f;
  auto a = encoded(x, dtype);
  const bool met = meets_subnormals([&] {
    NYBBLE_EXPECT_OK(nybble_quantize_blockwise(a.data(), dtype, kSize, kBlock, map.data(),
                                               absmax.data(), codes.data(), NYBBLE_CPU, nullptr));
  });
  NYBBLE_EXPECT(!met, where("quantizing met subnormal numbers", dtype, kSize, 0));
  for (const int32_t block : {16, 32}) {
    guarded<uint8_t> scales(kSize / block, 0);
    const bool met_by_block = meets_subnormals([&] {
      NYBBLE_EXPECT_OK(nybble_quantize_microscaled(a.data(), dtype, kSize, block, scales.data(),
                                                   absmax.data(), codes.data(), NYBBLE_CPU,
                                                   nullptr));
    });
    NYBBLE_EXPECT(!met_by_block, where("quantizing met subnormal numbers", dtype, kSize, block));
  }
}

void step_case(nybble_optimizer kind) {
  constexpr size_t kStates = 3, kCount = kSize;
  const size_t last = (kind == NYBBLE_ADEMAMIX ? 2 : 1) * kCount;
  std::vector<float> p(kCount, 1.0f), g(kCount), scales(kStates * kCount / kBlock, 0.5f), norm(1);
  for (size_t i = 0; i < kCount; ++i) g[i] = 0.01f + static_cast<float>(i % 97) / 97.0f;
  std::vector<uint8_t> codes(kStates * kCount, 200);
  nybble_parameter t{};
  t.p = p.data(), t.g = g.data(), t.n = kSize, t.step = 2, t.norm = norm.data();
  t.state1 = codes.data(), t.state2 = &codes[last];
  t.absmax1 = scales.data(), t.absmax2 = &scales[last / kBlock];
  nybble_hyperparameters h{};
  h.lr = 1e-2f, h.beta1 = 0.9f, h.beta2 = 0.95f, h.beta3 = 0.99f, h.alpha = 5.0f, h.eps = 1e-8f;
  h.gnorm_scale = 1.0f;
  const std::vector<float> maps[2] = {dynamic_map(true), dynamic_map(false)};
  const bool met = meets_subnormals([&] {
    NYBBLE_EXPECT_OK(nybble_optimizer_update_8bit(kind, NYBBLE_F32, &t, 1, &h, maps[0].data(),
                                                  maps[1].data(), NYBBLE_CPU, nullptr));
  });
  NYBBLE_EXPECT(!met, "a step of optimizer " + std::to_string(kind) + " met subnormal numbers");
}

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes)
    for (const bool is_signed : {false, true}) quantize_case(dynamic_map(is_signed), dtype);
  for (int kind = NYBBLE_ADAM; kind <= NYBBLE_ADEMAMIX; ++kind)
    step_case(static_cast<nybble_optimizer>(kind));
  return report("subnormals");
}

#else

int main() {
  std::fprintf(stderr, "skipped: this processor has no flags for subnormal numbers\n");
  return 77;
}

#endif
