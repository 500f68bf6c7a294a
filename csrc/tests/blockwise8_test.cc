// 8-bit blockwise quantization and dequantization, compared bit by bit with the reference.
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "device/dynamic_map.h"
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

constexpr int64_t kSizes[] = {1, 2, 15, 16, 17, 63, 64, 65, 255, 256, 257, 511, 1021, 4097};

// Returns bitsandbytes' maps, two maps without a formula, and a map that is almost the dynamic map.
std::vector<std::vector<float>> maps() {
  std::vector<std::vector<float>> out = {dynamic_map(true), dynamic_map(false)};
  std::vector<float> linear, odd;
  for (int i = 0; i < 256; ++i) {
    linear.push_back(-1.0f + static_cast<float>(i) / 127.5f);
    odd.push_back(std::pow(static_cast<float>(i / 3) / 86.0f, 3.0f));  // with repeated entries
  }
  out.push_back(linear);
  out.push_back(odd);
  out.push_back(out[0]);
  out.back()[200] = (out[0][200] * 3.0f + out[0][201]) / 4.0f;
  return out;
}

void compare_codes(const std::vector<float>& map, const void* a, guarded<float>& absmax,
                   guarded<uint8_t>& codes, data_kind kind, nybble_dtype dtype, int32_t block,
                   int64_t n) {
  const std::vector<float> bounds = bounds8(map);
  for (int64_t i = 0; i < n; ++i) {
    const float top = absmax[i / block];
    const double value = decode(a, dtype, i);
    const float y = std::isnan(value) ? NAN : top == 0.0f ? 0.0f : scaled(value, top);
    const int want = below(bounds, y);
    NYBBLE_EXPECT(codes[i] == want, where("code", dtype, n, i) +
                                        code_text(block, kind, codes[i], want) + ", y " +
                                        std::to_string(y));
  }
}

void quantize_case(const std::vector<float>& map, data_kind kind, nybble_dtype dtype, int32_t block,
                   int64_t n, int64_t shift) {
  const int64_t blocks = (n + block - 1) / block;
  guarded<float> absmax(blocks, shift);
  guarded<uint8_t> codes(n, shift);
  std::vector<float> x = values(kind, n, static_cast<uint64_t>(n + block));
  for (size_t i = 0; kind == data_kind::ties && i < x.size(); ++i) {
    // midpoints of the map, which are exact ties if the block's absmax is 1
    if (i % 3 != 0) x[i] = midpoint(map, i * 7 % 255);
  }
  auto a = encoded(x, dtype, shift);
  NYBBLE_EXPECT_OK(nybble_quantize_blockwise(a.data(), dtype, n, block, map.data(), absmax.data(),
                                             codes.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(absmax.intact() && codes.intact(), where("wrote past the end", dtype, n, block));
  for (int64_t b = 0; b < blocks; ++b) {
    const float top = absmax_of(a.data(), dtype, b * block, std::min(n, (b + 1) * block));
    NYBBLE_EXPECT(same(absmax[b], top), where("absmax", dtype, n, b));
  }
  compare_codes(map, a.data(), absmax, codes, kind, dtype, block, n);
}

void dequantize_case(const std::vector<float>& map, nybble_dtype dtype, int32_t block, int64_t n,
                     int64_t shift) {
  std::mt19937_64 random(seed() + static_cast<uint64_t>(n * 17 + block));
  const int64_t blocks = (n + block - 1) / block;
  guarded<uint8_t> codes(n, shift);
  guarded<float> absmax(blocks, shift);
  auto out = array_of(dtype, n, shift);
  for (int64_t i = 0; i < n; ++i) codes[i] = static_cast<uint8_t>(random());
  static const float kScales[] = {0.7f,  1e-39f,   3e38f,    0.0f, 2.5f,
                                  1e-7f, 65504.0f, INFINITY, NAN,  1e-33f};
  for (int64_t i = 0; i < blocks; ++i) absmax[i] = kScales[random() % 10];
  NYBBLE_EXPECT_OK(nybble_dequantize_blockwise(codes.data(), absmax.data(), map.data(), n, block,
                                               out.data(), dtype, NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(out.intact(), where("wrote past the end", dtype, n, block));
  guarded<uint16_t> want(2, 0);
  for (int64_t i = 0; i < n; ++i) {
    const double product = map[codes[i]] * static_cast<double>(absmax[i / block]);
    encode(static_cast<float>(product), want.data(), dtype, 0);
    NYBBLE_EXPECT(same(decode(out.data(), dtype, i), decode(want.data(), dtype, 0)),
                  where("value", dtype, n, i) + ", block size " + std::to_string(block));
  }
}

// Flushes subnormal numbers to zero in this thread, the same as torch.set_flush_denormal. The
// destructor restores the mode and checks that the library did not change it.
class flushing {
 public:
#if defined(__x86_64__)
  explicit flushing(bool wanted) : before_(_mm_getcsr()), mine_(before_ | (wanted ? 0x8040 : 0)) {
    _mm_setcsr(mine_);
  }
  ~flushing() {
    NYBBLE_EXPECT(_mm_getcsr() == mine_, "the caller's floating-point mode changed");
    _mm_setcsr(before_);
  }

 private:
  unsigned before_, mine_;
#else
  explicit flushing(bool) {}
#endif
};

// Tests values within a few ulp of every midpoint, for which the formula alone cannot decide.
void midpoints_case(const std::vector<float>& map, float top, bool flush) {
  constexpr int kNear = 6, kBlock = 4096;
  const int64_t n = 1 + 255 * (2 * kNear + 1);
  guarded<float> a(n, 0), absmax(1, 0);
  guarded<uint8_t> codes(n, 0);
  a[0] = top;
  for (int64_t i = 1; i < n; ++i) {
    const float y = midpoint(map, static_cast<size_t>((i - 1) % 255)),
                toward = (i - 1) / 255 < kNear ? -2.0f : 2.0f;
    a[i] = y * top;
    for (int64_t steps = std::abs((i - 1) / 255 - kNear); steps > 0; --steps)
      a[i] = std::nextafter(a[i], toward * top);
  }
  {
    const flushing caller(flush);
    NYBBLE_EXPECT_OK(nybble_quantize_blockwise(a.data(), NYBBLE_F32, n, kBlock, map.data(),
                                               absmax.data(), codes.data(), NYBBLE_CPU, nullptr));
  }
  compare_codes(map, a.data(), absmax, codes, data_kind::ties, NYBBLE_F32, kBlock, n);
}

// Tests that a NULL code means the signed dynamic map, with exactly the bits that bitsandbytes
// computes. Some entries of reference.h's map differ by an ulp.
void no_map_case(nybble_dtype dtype, int64_t n) {
  std::vector<float> map(256);
  for (size_t i = 0; i < 256; ++i)
    map[i] = i < 127 ? -nybble::kDynamicSigned[127 - i] : nybble::kDynamicSigned[i - 127];
  auto a = encoded(values(data_kind::normal, n, seed()), dtype);
  guarded<float> absmax(1, 0), named(1, 0);
  guarded<uint8_t> codes(n, 0), with_map(n, 0);
  NYBBLE_EXPECT_OK(nybble_quantize_blockwise(a.data(), dtype, n, 4096, nullptr, absmax.data(),
                                             codes.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT_OK(nybble_quantize_blockwise(a.data(), dtype, n, 4096, map.data(), named.data(),
                                             with_map.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(same(absmax[0], named[0]), where("absmax", dtype, n, 0));
  for (int64_t i = 0; i < n; ++i)
    NYBBLE_EXPECT(codes[i] == with_map[i], where("code", dtype, n, i));
}

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes) {
    for (const std::vector<float>& map : maps()) {
      for (const int64_t n : kSizes) {
        for (const int32_t block : {1, 7, 64, 100, 256, 4096}) {
          for (const data_kind kind : kAllKinds) quantize_case(map, kind, dtype, block, n, n % 3);
          dequantize_case(map, dtype, block, n, n % 3);
        }
      }
      quantize_case(map, data_kind::decades, dtype, 256, 100003, 1);
      quantize_case(map, data_kind::normal, dtype, 4096, 100003, 0);
      dequantize_case(map, dtype, 256, 100003, 1);
    }
    no_map_case(dtype, 4001);
  }
  for (const std::vector<float>& map : maps()) {
    for (const float top : {1.0f, 0.37f, 1.9999999f, 3e-20f, 1.2e-38f, 1.7e20f, 9e28f, 3e38f})
      midpoints_case(map, top, false);
    midpoints_case(map, 1.0f, true);
  }
  return report("blockwise8");
}
