// Compares steps of Adam with 4-bit states, and of Schedule-Free AdamW, with double-precision
// steps.
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

constexpr float kAlpha = 0.25f;
const nybble_hyperparameters kHyper{1e-2f, 0.9f, 0.99f, 0.0f, kAlpha, 1e-3f,
                                    0.1f,  0.5f, 0.0f,  0,    0};

bool is_near(nybble_dtype dtype, double got, double want) {
  const double digit = dtype == NYBBLE_BF16 ? 0x1p-8 : dtype == NYBBLE_F16 ? 0x1p-10 : 0x1p-22;
  return std::fabs(got - want) <= std::fabs(want) * digit + kHyper.lr * 2e-4 + 1e-7;
}

// The quantized state of a tensor, which has only non-negative values or signed values, in blocks
// of `block` values.
struct coded {
  std::vector<float> map;
  int64_t n, block;
  guarded<uint8_t> codes;
  guarded<float> absmax;

  coded(std::vector<float> book, int64_t count, int64_t block_size, data_kind kind, uint64_t salt)
      : map(std::move(book)),
        n(count),
        block(block_size),
        codes(map.size() == 16 ? (n + 1) / 2 : n, 1),
        absmax((n + block - 1) / block, 1) {
    const std::vector<float>& random = values(kind, n, salt);
    for (int64_t i = 0; i < codes.size(); ++i)
      codes[i] = static_cast<uint8_t>(std::fabs(random[static_cast<size_t>(i)]) * 90.0f);
    for (int64_t b = 0; b < absmax.size(); ++b)
      absmax[b] = 0.05f + std::fabs(random[static_cast<size_t>(b * block)]);
  }
  int code(int64_t i) { return map.size() == 16 ? nibble(codes.data(), i) : codes[i]; }
  double entry(int64_t i) { return map[static_cast<size_t>(code(i))]; }
  std::vector<double> decoded() {
    std::vector<double> x;
    for (int64_t i = 0; i < n; ++i) x.push_back(entry(i) * absmax[i / block]);
    return x;
  }
  // Each code must be the nearest one, and each scale the absmax of its block.
  void compare(nybble_dtype dtype, const std::vector<double>& want) {
    for (int64_t i = 0; i < n; ++i) {
      double top = 0.0, least = INFINITY;
      for (int64_t j = i / block * block; j < std::min(n, (i / block + 1) * block); ++j)
        top = std::max(top, std::fabs(want[static_cast<size_t>(j)]));
      const double y = want[static_cast<size_t>(i)] / top;
      for (const float one : map) least = std::min(least, std::fabs(one - y));
      NYBBLE_EXPECT(std::fabs(absmax[i / block] - top) <= 1e-5 * top &&
                        std::fabs(entry(i) - y) <= least + 1e-5,
                    where("state", dtype, n, i));
    }
  }
};

// The arrays that a step of Adam and a step of Schedule-Free AdamW both have.
struct arrays {
  guarded<uint16_t> p, g;
  std::vector<double> old, gradient;
  arrays(nybble_dtype dtype, int64_t n)
      : p(encoded(values(data_kind::normal, n, 1), dtype, 1)),
        g(encoded(values(data_kind::normal, n, 2), dtype, 1)) {
    for (int64_t i = 0; i < n; ++i) {
      old.push_back(decode(p.data(), dtype, i));
      gradient.push_back(decode(g.data(), dtype, i) * kHyper.gnorm_scale);
    }
  }
  nybble_parameter row(int64_t n, int32_t step) {
    nybble_parameter t{};
    t.p = p.data(), t.g = g.data(), t.n = n, t.step = step;
    return t;
  }
};

void step4(nybble_dtype dtype, int64_t n, int32_t step) {
  std::vector<float> first = {-0.8875f, -0.6625f, -0.4375f, -0.2125f, -0.0775f, -0.0325f,
                              -0.0055f, 0.0f,     0.0055f,  0.0325f,  0.0775f,  0.2125f,
                              0.4375f,  0.6625f,  0.8875f,  1.0f};
  std::vector<float> second;
  for (int i = 1; i <= 16; ++i) second.push_back(static_cast<float>(i) / 16.0f);
  arrays x(dtype, n);
  coded m(first, n, 128, data_kind::normal, 3), v(second, n, 128, data_kind::normal, 4);
  std::vector<double> s1 = m.decoded(), s2 = v.decoded();
  nybble_parameter t = x.row(n, step);
  t.state1 = m.codes.data(), t.state2 = v.codes.data();
  t.absmax1 = m.absmax.data(), t.absmax2 = v.absmax.data();
  NYBBLE_EXPECT_OK(nybble_optimizer_update_4bit(NYBBLE_ADAM, dtype, &t, 1, &kHyper, m.map.data(),
                                                v.map.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(x.p.intact() && m.codes.intact() && v.codes.intact() && m.absmax.intact() &&
                    v.absmax.intact(),
                where("wrote past the end", dtype, n, 4));
  const double c1 = 1 - std::pow(static_cast<double>(kHyper.beta1), step);
  const double c2 = 1 - std::pow(static_cast<double>(kHyper.beta2), step);
  for (size_t i = 0; i < x.old.size(); ++i) {
    const double g = x.gradient[i];
    s1[i] = kHyper.beta1 * s1[i] + (1.0 - kHyper.beta1) * g;
    s2[i] = kHyper.beta2 * s2[i] + (1.0 - kHyper.beta2) * g * g;
    const double update = s1[i] / c1 / (std::sqrt(s2[i] / c2) + kHyper.eps);
    const double want = (x.old[i] - kHyper.lr * update) * (1.0 - kHyper.lr * kHyper.weight_decay);
    const auto at = static_cast<int64_t>(i);
    NYBBLE_EXPECT(is_near(dtype, decode(x.p.data(), dtype, at), want), where("p", dtype, n, at));
  }
  m.compare(dtype, s1);
  v.compare(dtype, s2);
}

void schedule_free(nybble_dtype dtype, int64_t n, bool eight_bit) {
  arrays x(dtype, n);
  auto z = encoded(values(data_kind::normal, n, 5), dtype, 1);
  coded v(dynamic_map(false), n, 256, data_kind::normal, 6);
  std::vector<double> s = v.decoded();
  std::vector<float> wide(s.begin(), s.end());
  nybble_parameter t = x.row(n, 3);
  t.state1 = eight_bit ? static_cast<void*>(v.codes.data()) : wide.data();
  t.state2 = z.data();
  t.absmax1 = v.absmax.data();
  std::vector<double> old_z;
  for (int64_t i = 0; i < n; ++i) old_z.push_back(decode(z.data(), dtype, i));
  NYBBLE_EXPECT_OK(eight_bit
                       ? nybble_optimizer_update_8bit(NYBBLE_SCHEDULE_FREE, dtype, &t, 1, &kHyper,
                                                      v.map.data(), nullptr, NYBBLE_CPU, nullptr)
                       : nybble_optimizer_update_32bit(NYBBLE_SCHEDULE_FREE, dtype, &t, 1, &kHyper,
                                                       NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(x.p.intact() && z.intact() && v.codes.intact() && v.absmax.intact(),
                where("wrote past the end", dtype, n, 8));
  const double c2 = 1 - std::pow(static_cast<double>(kHyper.beta2), 3);
  for (size_t i = 0; i < x.old.size(); ++i) {
    const auto at = static_cast<int64_t>(i);
    const double g = x.gradient[i], y = x.old[i];
    s[i] = kHyper.beta2 * s[i] + (1.0 - kHyper.beta2) * g * g;
    const double update = g / (std::sqrt(s[i] / c2) + kHyper.eps) + kHyper.weight_decay * y;
    const double want_y =
        y + kAlpha * (old_z[i] - y) + kHyper.lr * (kHyper.beta1 * (1.0 - kAlpha) - 1.0) * update;
    NYBBLE_EXPECT(is_near(dtype, decode(x.p.data(), dtype, at), want_y), where("y", dtype, n, at));
    NYBBLE_EXPECT(is_near(dtype, decode(z.data(), dtype, at), old_z[i] - kHyper.lr * update),
                  where("z", dtype, n, at));
    if (!eight_bit)
      NYBBLE_EXPECT(std::fabs(wide[i] - s[i]) <= 1e-5 * s[i], where("v", dtype, n, at));
  }
  if (eight_bit) v.compare(dtype, s);
}

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes) {
    for (const int64_t n : {1, 2, 127, 128, 129, 255, 256, 257, 1021}) {
      for (const int32_t step : {1, 5}) step4(dtype, n, step);
      for (const bool eight_bit : {false, true}) schedule_free(dtype, n, eight_bit);
    }
  }
  return report("optim_states");
}
