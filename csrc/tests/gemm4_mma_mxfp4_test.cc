// Runs the MXFP4 kernels for FP4 tensor cores in an emulator. The emulated mma follows the tables
// of the PTX ISA (9.7.14.3 "Block Scaling for mma.sync", 9.7.14.5 "Matrix Fragments for
// mma.m16n8k32").
#include "tests/emulator_tcgen05.h"

#define NYBBLE_BLOCK_SCALED_MMA
#define NYBBLE_TCGEN05

namespace nybble {
template <int kByte>
void mma_mxfp4(float (&c)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1, uint32_t a_scale,
               uint32_t b_scale);
uint32_t to_e4m3(float low, float high);
void subtract_e4m3(uint32_t word, float& low, float& high);
}  // namespace nybble

#include "gemm4/device/gemm_tcgen05_mxfp4.cuh"
#include "tests/reference.h"

namespace nybble {

alignas(1024) u8 shared[policy::kTcgen05SmemBytes];
static_assert(sizeof shared >= policy::mma_mxfp4_smem_bytes(64));

using emulator::e2m1, emulator::e4m3, emulator::e8m0;

namespace {

double bfloat(u16 bits) { return test::bits_float(static_cast<uint32_t>(bits) << 16); }

// Returns the E4M3 byte that is nearest to `x`; of two nearest, the even one.
uint32_t nearest_e4m3(float x) {
  if (std::isnan(x)) return 0x7f;
  const int exponent = std::max(x == 0 ? -6 : std::ilogb(x), -6),
            steps = static_cast<int>(std::nearbyint(std::ldexp(std::abs(x), 3 - exponent)));
  const int byte = (exponent + 6) * 8 + steps;  // 16 steps are the first of the next exponent
  return static_cast<uint32_t>(std::min(byte, 126)) | (std::signbit(x) ? 128u : 0u);
}

struct mma_operands {
  uint32_t a[4], b[2], a_scale, b_scale;
};

}  // namespace

uint32_t to_e4m3(float low, float high) { return nearest_e4m3(low) | nearest_e4m3(high) << 8; }

void subtract_e4m3(uint32_t word, float& low, float& high) {
  low -= static_cast<float>(e4m3(static_cast<int>(word & 255)));
  high -= static_cast<float>(e4m3(static_cast<int>(word >> 8 & 255)));
}

template <int kByte>
void mma_mxfp4(float (&c)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1, uint32_t a_scale,
               uint32_t b_scale) {
  const mma_operands own = {{a[0], a[1], a[2], a[3]}, {b0, b1}, a_scale, b_scale};
  const int lane = emulator::lane(), group = lane >> 2, in_group = lane % 4;
  emulator::with_operands(own, [&](auto of) {
    // only the rows and columns of this lane's results
    double matrix_a[16][32], matrix_b[32][8], scales_a[16], scales_b[8];
    for (int l = 0; l < 32; l++) {
      const mma_operands x = of(l);
      const int g = l >> 2, t = l % 4;
      for (int i = 0; i < 16 && g == group; i++) {
        const int row = i < 4 || (i >= 8 && i < 12) ? g : g + 8,
                  byte = static_cast<int>(x.a[i / 4] >> i % 4 * 8 & 255);
        NYBBLE_EXPECT((byte & 0xc3) == 0, "a code is not in the middle of its byte");
        matrix_a[row][t * 4 + (i & 3) + (i < 8 ? 0 : 16)] = e2m1(byte >> 2 & 15);
      }
      for (int i = 0; i < 8 && g / 2 == in_group; i++)
        matrix_b[t * 4 + (i & 3) + (i < 4 ? 0 : 16)][g] =
            e4m3(static_cast<int>(x.b[i / 4] >> i % 4 * 8 & 255));
      // thread-id 0: the first two lanes of a quad have the scales of A, the first has those of B
      if (t < 2) scales_a[g + t * 8] = e8m0(static_cast<int>(x.a_scale >> kByte * 8 & 255));
      if (t == 0) scales_b[g] = e8m0(static_cast<int>(x.b_scale >> kByte * 8 & 255));
    }
    for (int i = 0; i < 4; i++) {
      const int row = i < 2 ? group : group + 8, column = in_group * 2 + (i & 1);
      double sum = 0;
      for (int k = 0; k < 32; k++) sum += matrix_a[row][k] * matrix_b[k][column];
      c[i] = static_cast<float>(c[i] + sum * scales_a[row] * scales_b[column]);
    }
    return 0;
  });
}

namespace {

struct product {
  int64_t m, n, k;
  std::vector<u16> a, bias;
  std::vector<uint8_t> packed, scales;
  float factor = 1;

  product(int64_t rows, int64_t columns, int64_t length, uint64_t salt)
      : m(rows),
        n(columns),
        k(length),
        a(static_cast<size_t>(m * k)),
        bias(static_cast<size_t>(n)),
        packed(static_cast<size_t>(n * k / 2)),
        scales(static_cast<size_t>(n * k / 32)) {
    std::mt19937_64 random(test::seed() + salt);
    std::normal_distribution<float> normal;
    for (u16& x : a) x = test::encode_bfloat(normal(random));
    for (u16& x : bias) x = test::encode_bfloat(normal(random));
    for (uint8_t& x : packed) x = static_cast<uint8_t>(random());
    for (uint8_t& x : scales) x = static_cast<uint8_t>(117 + random() % 8);
  }
  double weight(int64_t row, int64_t i) const {
    return e2m1(test::nibble(packed.data(), row * k + i)) *
           e8m0(scales[static_cast<size_t>((row * k + i) / 32)]) * factor;
  }
  double value(int64_t row, int64_t i) const { return bfloat(a[static_cast<size_t>(row * k + i)]); }

  // Returns the sums of each split of K, or, if there are no splits, the results.
  template <int kColumns>
  std::vector<float> compute(int64_t splits, emulator::order order, emulator::copies when) {
    std::vector<float> partial(static_cast<size_t>(std::max<int64_t>(splits, 1) * m * n), NAN);
    std::vector<u16> out(static_cast<size_t>(m * n));
    params::gemm4 p = {};
    p.a = a.data(), p.packed = packed.data(),
    p.absmax = {&factor, scales.data(), nullptr, nullptr, 0};
    p.bias = bias.data(), p.out = out.data(), p.partial = splits > 0 ? partial.data() : nullptr;
    p.m = m, p.n = n, p.k = k, p.k_per_split = k;
    const int64_t steps = (k + policy::kTileStep - 1) / policy::kTileStep,
                  all = std::max<int64_t>(splits, 1);
    p.k_per_split = (steps + all - 1) / all * policy::kTileStep;
    const int64_t blocks =
        (n + policy::kTileRows - 1) / policy::kTileRows * ((m + kColumns - 1) / kColumns) * all;
    emulator::readable = {{a.data(), a.size() * 2},
                          {packed.data(), packed.size()},
                          {scales.data(), scales.size()},
                          {&factor, sizeof factor}};
    for (int64_t block = 0; block < blocks; block++) {
      std::memset(shared, 0xa5, sizeof shared);
      emulator::run(order, when, [&] {
        if constexpr (kColumns == policy::kTcgen05Columns)
          gemm4_tcgen05_mxfp4(p, block);
        else
          gemm4_mma_mxfp4<kColumns>(p, block);
      });
    }
    NYBBLE_EXPECT(emulator::tensor.columns == 0, "tensor memory is still allocated");
    if (splits == 0)
      for (size_t i = 0; i < out.size(); i++) partial[i] = static_cast<float>(bfloat(out[i]));
    return partial;
  }
};

// Compares the sums of float32 and the rounded results with those of a plain product.
template <int kColumns>
void test_product(product p, int64_t splits, emulator::order order, emulator::copies when) {
  const std::vector<float> found = p.compute<kColumns>(splits, order, when);
  const std::string what = std::to_string(p.m) + " rows of " + std::to_string(p.n) + "x" +
                           std::to_string(p.k) + ", " + std::to_string(splits) + " splits, ";
  for (int64_t m = 0; m < p.m; m++)
    for (int64_t n = 0; n < p.n; n++) {
      double sum = 0, most = 0, got = 0;
      for (int64_t i = 0; i < p.k; i++) {
        const double term = p.value(m, i) * p.weight(n, i);
        sum += term, most += std::abs(term);
      }
      for (int64_t s = 0; s < std::max<int64_t>(splits, 1); s++)
        got += found[static_cast<size_t>((s * p.m + m) * p.n + n)];
      const double bias = splits == 0 ? bfloat(p.bias[static_cast<size_t>(n)]) : 0;
      const double allowed =
          std::ldexp(most, -22) + (splits == 0 ? std::ldexp(std::abs(sum + bias), -8) : 0);
      NYBBLE_EXPECT(std::isnan(sum) ? std::isnan(got) : std::abs(got - (sum + bias)) <= allowed,
                    what + "result " + std::to_string(m) + ", " + std::to_string(n) + " is " +
                        std::to_string(got) + ", expected " + std::to_string(sum + bias));
    }
}

void test_products() {
  using emulator::copies;
  using emulator::order;
  test_product<32>({37, 200, 64 * 9, 1}, 0, order::forward, copies::late);
  test_product<32>({32, 128, 768, 2}, 3, order::backward, copies::early);
  test_product<64>({70, 131, 64 * 3, 3}, 1, order::backward, copies::late);
  test_product<64>({64, 128, 768, 4}, 2, order::forward, copies::early);
  test_product<64>({1, 16, 64, 5}, 0, order::forward, copies::late);
  test_product<128>({70, 200, 64 * 9, 7}, 0, order::forward, copies::late);
  test_product<128>({130, 131, 64 * 3, 8}, 1, order::backward, copies::early);
  test_product<128>({128, 128, 1280, 9}, 0, order::backward, copies::late);
  test_product<128>({65, 128, 640, 10}, 4, order::forward, copies::early);  // one split is empty
}

// Zeros, numbers of all sizes, NaN and infinity in `a`; scales of W that are NaN.
template <int kColumns>
void test_special_values() {
  product p(16, 64, 192, 6);
  p.factor = 0.375f;
  const auto at = [&](int64_t row, int64_t i) -> u16& {
    return p.a[static_cast<size_t>(row * p.k + i)];
  };
  for (int64_t i = 0; i < p.k; i++) {
    at(0, i) = 0;
    at(1, i) = static_cast<u16>(at(1, i) & 0x807f);                               // subnormal
    at(2, i) = static_cast<u16>((at(2, i) & 0x807f) | 0x7b80);                    // large
    at(3, i) = static_cast<u16>((at(3, i) & 0x807f) | (0x3f80 - i % 15 * 0x80));  // 15 exponents
    at(4, i) = static_cast<u16>((at(4, i) & 0x807f) | (i % 32 == 0 ? 0x4300 : 0x0080));
  }
  at(5, 40) = 0x7fc0, at(6, 191) = 0x7f80, at(7, 0) = 0xff80;
  p.scales[static_cast<size_t>(9 * p.k / 32)] = 255;  // row 9 of W
  for (uint8_t& x : p.packed) x |= 0x11;              // an infinite value times 0 is NaN
  const std::vector<float> found =
      p.compute<kColumns>(1, emulator::order::forward, emulator::copies::late);
  for (int64_t m = 0; m < p.m; m++)
    for (int64_t n = 0; n < p.n; n++) {
      double sum = 0, most = 0;
      for (int64_t i = 0; i < p.k; i++)
        sum += p.value(m, i) * p.weight(n, i), most += std::abs(p.value(m, i) * p.weight(n, i));
      const float got = found[static_cast<size_t>(m * p.n + n)];
      const bool nan = (m >= 5 && m < 8) || n == 9;
      NYBBLE_EXPECT(nan ? std::isnan(got)
                        : std::abs(got - sum) <= std::ldexp(most, -22) + std::ldexp(1.0, -149),
                    "special values: result " + std::to_string(m) + ", " + std::to_string(n) +
                        " is " + std::to_string(got) + ", expected " + std::to_string(sum));
    }
}

// Splits every bf16 number, in blocks with different largest exponents.
void test_split() {
  constexpr size_t kBlocks = emulator::kThreads / 4;
  for (const int largest : {0, 1, 5, 12, 13, 27, 127, 200, 254}) {
    const int count = (largest + 1) * 128;
    const double power = std::ldexp(1.0, std::max(largest, 12) - 127);
    for (int first = 0; first < count; first += kBlocks * 31) {
      u16 numbers[kBlocks][32];
      for (size_t i = 0; i < kBlocks * 31; i++) {
        const int bits = (first + static_cast<int>(i)) % count;
        numbers[i / 31][i % 31] = static_cast<u16>(bits | (bits % 3 == 0 ? 0x8000 : 0));
      }
      for (auto& block : numbers) block[31] = static_cast<u16>(largest << 7 | 0x7f);
      uint4 terms[emulator::kThreads];
      u32 scales[emulator::kThreads];
      emulator::run(emulator::order::forward, emulator::copies::early, [&] {
        uint4 values;
        std::memcpy(&values, numbers[threadIdx.x / 4] + threadIdx.x % 4 * 8, sizeof values);
        terms[threadIdx.x] = split_e4m3(values, scales[threadIdx.x]);
      });
      for (size_t i = 0; i < kBlocks * 32; i++) {
        const uint4& found = terms[i / 8];
        const auto byte = [&](u32 even, u32 odd) {
          return e4m3(static_cast<int>((i % 2 == 0 ? even : odd) >> i / 2 % 4 * 8 & 255));
        };
        const double x = bfloat(numbers[i / 32][i % 32]),
                     sum = (byte(found.x, found.y) + byte(found.z, found.w) / 32) *
                           e8m0(static_cast<int>(scales[i / 8])),
                     error = std::abs(sum - x);
        NYBBLE_EXPECT(std::abs(x) >= power / (1 << 14) ? error == 0 : error <= power / (1 << 22),
                      "largest exponent " + std::to_string(largest) + ": the terms of " +
                          std::to_string(x) + " differ by " + std::to_string(error));
      }
    }
  }
}

}  // namespace
}  // namespace nybble

int main() {
  nybble::test_products();
  nybble::test_special_values<32>();
  nybble::test_special_values<nybble::policy::kTcgen05Columns>();
  nybble::test_split();
  NYBBLE_EXPECT(nybble::emulator::reads_outside == 0, "the kernel reads outside its operands");
  return nybble::test::report("gemm4_mma_mxfp4");
}
