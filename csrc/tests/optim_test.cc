// Compares one step of each optimizer, with 32-bit and 8-bit states, with a double-precision step.
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

struct tensor {
  std::vector<double> p, g, s1, s2, s3;
};

// The optimizers' published rules, in double precision. Weight decay is applied at the same point
// as in bitsandbytes' kernels.
struct rule {
  nybble_optimizer kind;
  nybble_hyperparameters h;
  int32_t step;

  bool two() const { return kind == NYBBLE_ADAM || kind == NYBBLE_LAMB || kind == NYBBLE_ADEMAMIX; }
  double max_scale(const tensor& t) const {
    if (h.max_unorm <= 0.0f || kind == NYBBLE_LION || kind == NYBBLE_ADEMAMIX ||
        kind == NYBBLE_ADAGRAD)
      return 1.0;
    double parameter = 0.0, update = 0.0;
    for (size_t i = 0; i < t.p.size(); ++i) {
      const double g = t.g[i] * h.gnorm_scale;
      double u = 0.0;
      if (two()) {
        const double m = (h.beta1 * t.s1[i] + (1 - h.beta1) * g) / (1 - std::pow(h.beta1, step));
        const double v =
            (h.beta2 * t.s2[i] + (1 - h.beta2) * g * g) / (1 - std::pow(h.beta2, step));
        u = m / (std::sqrt(v) + h.eps);
      } else if (kind == NYBBLE_RMSPROP) {
        u = g / (std::sqrt(h.beta1 * t.s1[i] + (1 - h.beta1) * g * g) + h.eps);
      } else {
        u = step == 1 ? g : h.beta1 * t.s1[i] + g;
      }
      parameter += t.p[i] * t.p[i];
      update += u * u;
    }
    const double limit = h.max_unorm * std::sqrt(parameter) + (two() ? 0.0 : h.eps);
    return std::sqrt(update) > limit && parameter > 0.0 ? limit / std::sqrt(update) : 1.0;
  }
  void apply(tensor& t) const {
    const double scale = max_scale(t);
    const double c1 = 1 - std::pow(static_cast<double>(h.beta1), step);
    const double c2 = std::sqrt(1 - std::pow(static_cast<double>(h.beta2), step));
    const double decay = h.weight_decay > 0.0f ? h.weight_decay : 0.0;
    for (size_t i = 0; i < t.p.size(); ++i) {
      double& p = t.p[i];
      double& s = t.s1[i];
      double g = t.g[i] * h.gnorm_scale;
      if (h.skip_zeros != 0 && g == 0.0) continue;
      if (two()) {
        s = h.beta1 * s + (1 - h.beta1) * g;
        t.s2[i] = h.beta2 * t.s2[i] + (1 - h.beta2) * g * g;
        if (kind == NYBBLE_ADEMAMIX) {
          t.s3[i] = h.beta3 * t.s3[i] + (1 - h.beta3) * g;
          p -= h.lr * ((s / c1 + h.alpha * t.s3[i]) / (std::sqrt(t.s2[i]) / c2 + h.eps));
        } else {
          p -= scale * h.lr * c2 / c1 * (s / (std::sqrt(t.s2[i]) + h.eps * c2));
        }
        p *= 1 - h.lr * decay;
      } else if (kind == NYBBLE_LION) {
        const double direction = h.beta1 * s + (1 - h.beta1) * g;
        p = p * (1 - h.lr * decay) - h.lr * ((direction > 0) - (direction < 0));
        s = h.beta2 * s + (1 - h.beta2) * g;
      } else {
        g += p * decay;
        if (kind == NYBBLE_RMSPROP) {
          s = h.beta1 * s + (1 - h.beta1) * g * g;
          p -= scale * h.lr * g / (std::sqrt(s) + h.eps);
        } else if (kind == NYBBLE_ADAGRAD) {
          s += g * g;
          p -= h.lr * g / (std::sqrt(s) + h.eps);
        } else {
          s = step == 1 ? g : h.beta1 * s + g;
          p -= scale * h.lr * s;
        }
      }
    }
  }
};

// Returns the tolerance. An update has about the size of lr. The update is computed in float32,
// then p is rounded once to its dtype.
constexpr double kStateTolerance = 1e-5;
double p_tolerance(nybble_dtype dtype, double p, float lr) {
  const double digit = dtype == NYBBLE_BF16 ? 0x1p-8 : dtype == NYBBLE_F16 ? 0x1p-10 : 0x1p-22;
  return std::fabs(p) * digit + lr * 2e-4 + (dtype == NYBBLE_F16 ? 1e-7 : 0.0);
}

// Returns hyperparameters. eps is large here, so that the result shows where eps is added. A
// negative weight decay must have no effect.
nybble_hyperparameters hyper(bool decay, float max_unorm, bool skip) {
  return {1e-2f, 0.9f,      0.99f,        0.999f, 3.0f, 1e-3f, decay ? 0.1f : -0.1f,
          0.5f,  max_unorm, skip ? 1 : 0, 0};
}

std::string label(const rule& r, nybble_dtype dtype, const char* what, int64_t i, double got,
                  double want) {
  char line[200];
  std::snprintf(line, sizeof line, "optimizer %d, dtype %d, step %d: %s[%lld] is %.9g, want %.9g",
                r.kind, dtype, r.step, what, static_cast<long long>(i), got, want);
  return line;
}

tensor make(nybble_dtype dtype, int64_t n, bool positive_state) {
  tensor t;
  const std::vector<float>&p = values(data_kind::normal, n, 1),
        &g = values(data_kind::normal, n, 2), &m = values(data_kind::normal, n, 3),
        &v = values(data_kind::normal, n, 4);
  guarded<uint16_t> cell(2);
  for (size_t i = 0; i < static_cast<size_t>(n); ++i) {
    encode(p[i], cell.data(), dtype, 0);
    t.p.push_back(decode(cell.data(), dtype, 0));
    encode(i % 11 == 0 ? 0.0 : g[i], cell.data(), dtype, 0);
    t.g.push_back(decode(cell.data(), dtype, 0));
    t.s1.push_back(positive_state ? 0.2f * v[i] * v[i] : 0.3f * m[i]);
    t.s2.push_back(0.1f * v[i] * v[i]);
    t.s3.push_back(0.2f * m[(i + 7) % p.size()]);
  }
  return t;
}

std::vector<float> floats(const std::vector<double>& from) { return {from.begin(), from.end()}; }

void compare_p(const rule& r, nybble_dtype dtype, const void* p, const tensor& want) {
  for (size_t i = 0; i < want.p.size(); ++i) {
    const double got = decode(p, dtype, static_cast<int64_t>(i));
    const bool overflowed = dtype == NYBBLE_F16 && std::fabs(want.p[i]) > 65500.0;
    const bool near =
        overflowed || std::fabs(got - want.p[i]) <= p_tolerance(dtype, want.p[i], r.h.lr);
    NYBBLE_EXPECT(near, label(r, dtype, "p", static_cast<int64_t>(i), got, want.p[i]));
  }
}

void step32(const rule& r, nybble_dtype dtype, int64_t n) {
  const bool positive = r.kind == NYBBLE_RMSPROP || r.kind == NYBBLE_ADAGRAD;
  tensor want = make(dtype, n, positive);
  const bool triple = r.kind == NYBBLE_ADEMAMIX;
  auto p = encoded(floats(want.p), dtype, 1), g = encoded(floats(want.g), dtype, 1);
  guarded<float> s1(triple ? 2 * n : n, 1), s2(n, 1);
  for (int64_t i = 0; i < n; ++i) {
    const size_t at = static_cast<size_t>(i);
    want.s1[at] = s1[i] = static_cast<float>(want.s1[at]);
    want.s2[at] = s2[i] = static_cast<float>(want.s2[at]);
    if (triple) want.s3[at] = s1[n + i] = static_cast<float>(want.s3[at]);
  }
  float norm = -1.0f;
  const nybble_parameter t{p.data(), g.data(), s1.data(), s2.data(), nullptr,
                           nullptr,  &norm,    n,         r.step};
  NYBBLE_EXPECT_OK(nybble_optimizer_update_32bit(r.kind, dtype, &t, 1, &r.h, NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(p.intact() && s1.intact() && s2.intact(), where("wrote past the end", dtype, n, 0));
  r.apply(want);
  compare_p(r, dtype, p.data(), want);
  for (int64_t i = 0; i < n; ++i) {
    const size_t at = static_cast<size_t>(i);
    const auto near = [&](const char* what, double got, double value) {
      NYBBLE_EXPECT(std::fabs(got - value) <= kStateTolerance * (std::fabs(value) + 1e-2),
                    label(r, dtype, what, i, got, value));
    };
    near("state1", s1[i], want.s1[at]);
    if (r.two()) near("state2", s2[i], want.s2[at]);
    if (triple) near("state1 (second half)", s1[n + i], want.s3[at]);
  }
}

// Returns the distance from y to the nearest entry of an ascending map. Bisection keeps the thread
// sanitizer's run short.
double distance(const std::vector<float>& map, double y) {
  const auto above = std::lower_bound(map.begin(), map.end(), y);
  const double up = above == map.end() ? INFINITY : *above - y;
  const double down = above == map.begin() ? INFINITY : y - *(above - 1);
  return std::min(up, down);
}

struct quantized_state {
  std::vector<float> map;
  guarded<uint8_t> codes;
  guarded<float> absmax;

  quantized_state(bool is_signed, int64_t n, int64_t parts)
      : map(dynamic_map(is_signed)), codes(parts * n, 1), absmax(parts * ((n + 255) / 256), 1) {}
  int64_t blocks() const { return absmax.size(); }
  void set(std::vector<double>& s, int64_t part, int64_t parts) {
    const int64_t n = static_cast<int64_t>(s.size());
    const std::vector<float> x = floats(s);
    const int64_t first = part * (absmax.size() / parts);
    NYBBLE_EXPECT_OK(nybble_quantize_blockwise(x.data(), NYBBLE_F32, n, 256, map.data(),
                                               absmax.data() + first, codes.data() + part * n,
                                               NYBBLE_CPU, nullptr));
    for (int64_t i = 0; i < n; ++i) s[static_cast<size_t>(i)] = value(i, part, parts, n);
  }
  float value(int64_t i, int64_t part, int64_t parts, int64_t n) {
    return map[codes[part * n + i]] * absmax[part * (absmax.size() / parts) + i / 256];
  }
  // Each code must be the nearest one to the new state, except that a negative value must keep its
  // sign.
  void compare(const rule& r, nybble_dtype dtype, const std::vector<double>& want, int64_t part,
               int64_t parts, bool keeps_sign) {
    const int64_t n = static_cast<int64_t>(want.size());
    for (int64_t i = 0; i < n; ++i) {
      const double top = absmax[part * (absmax.size() / parts) + i / 256];
      const double y = top == 0.0 ? 0.0 : want[static_cast<size_t>(i)] / top;
      const int code = codes[part * n + i];
      const double off = std::fabs(map[static_cast<size_t>(code)] - y);
      NYBBLE_EXPECT(
          off <= distance(map, y) + kStateTolerance,
          label(r, dtype, "8-bit state", part * n + i, map[static_cast<size_t>(code)], y));
      if (keeps_sign && y < -1e-7) {
        NYBBLE_EXPECT(map[static_cast<size_t>(code)] < 0,
                      label(r, dtype, "sign of state", i, code, y));
      }
    }
  }
};

void step8(const rule& r, nybble_dtype dtype, int64_t n) {
  const bool triple = r.kind == NYBBLE_ADEMAMIX;
  tensor want = make(dtype, n, r.kind == NYBBLE_RMSPROP || r.kind == NYBBLE_ADAGRAD);
  const int64_t parts = triple ? 2 : 1;
  quantized_state first(true, n, parts), second(false, n, 1);
  first.set(want.s1, 0, parts);
  if (triple) first.set(want.s3, 1, parts);
  second.set(want.s2, 0, 1);
  auto p = encoded(floats(want.p), dtype, 1), g = encoded(floats(want.g), dtype, 1);
  nybble_parameter t{};
  t.p = p.data(), t.g = g.data(), t.n = n, t.step = r.step;
  t.state1 = first.codes.data(), t.state2 = second.codes.data();
  t.absmax1 = first.absmax.data(), t.absmax2 = second.absmax.data();
  NYBBLE_EXPECT_OK(nybble_optimizer_update_8bit(r.kind, dtype, &t, 1, &r.h, first.map.data(),
                                                second.map.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(p.intact() && first.codes.intact() && second.codes.intact() &&
                    first.absmax.intact() && second.absmax.intact(),
                where("wrote past the end", dtype, n, 8));
  r.apply(want);
  compare_p(r, dtype, p.data(), want);
  first.compare(r, dtype, want.s1, 0, parts, true);
  if (triple) first.compare(r, dtype, want.s3, 1, parts, true);
  if (r.two()) second.compare(r, dtype, want.s2, 0, 1, false);
}

// One parameter with 8-bit states.
struct eight_bit_step {
  size_t n;
  std::vector<float> p, g, m1, m2, code1 = dynamic_map(true), code2 = dynamic_map(false);
  std::vector<uint8_t> s1, s2;
  eight_bit_step(size_t count, float absmax, uint8_t code)
      : n(count), p(n, 1.0f), g(n, 0.5f), m1(2, absmax), m2(2, absmax), s1(n, code), s2(n, code) {}
  void step(nybble_optimizer kind, int32_t number, bool decay) {
    const nybble_parameter t{p.data(),  g.data(),  s1.data(), s2.data(),
                             m1.data(), m2.data(), nullptr,   static_cast<int64_t>(n),
                             number};
    const nybble_hyperparameters h = hyper(decay, 0.0f, false);
    NYBBLE_EXPECT_OK(nybble_optimizer_update_8bit(kind, NYBBLE_F32, &t, 1, &h, code1.data(),
                                                  code2.data(), NYBBLE_CPU, nullptr));
  }
  float first(size_t i) const { return code1[s1[i]]; }
  float second(size_t i) const { return code2[s2[i]]; }
};

// A gradient whose square is not finite (momentum, Lion: that is not finite) clears its 8-bit
// states and leaves the parameter unchanged.
void broken_gradients(nybble_optimizer kind) {
  eight_bit_step x(300, 1.0f, 200);
  x.g[3] = NAN;
  x.g[40] = kind == NYBBLE_MOMENTUM || kind == NYBBLE_LION ? -INFINITY : 1e20f;
  x.g[299] = INFINITY;
  x.step(kind, 2, true);
  for (size_t i = 0; i < x.n; ++i) {
    const bool broken = i == 3 || i == 40 || i == 299;
    const auto at = static_cast<int64_t>(i);
    NYBBLE_EXPECT((x.p[i] == 1.0f) == broken, where("parameter", NYBBLE_F32, 300, at));
    NYBBLE_EXPECT((x.first(i) == 0.0f) == broken, where("state1", NYBBLE_F32, 300, at));
    NYBBLE_EXPECT(kind != NYBBLE_ADAM || (x.second(i) == 0.0f) == broken,
                  where("state2", NYBBLE_F32, 300, at));
  }
}

// Tests states slightly below a block's maximum, which are between the last codes of the map. Also
// tests gradients of -0. In a first step, when the codes and absmax are 0, they give states of 0.
void edges_of_the_maps() {
  eight_bit_step x(512, 0.0f, 0);
  for (size_t i = 0; i < x.n; ++i)
    x.g[i] = i % 2 != 0 ? -0.0f : 1.0f - 1e-5f * static_cast<float>(i);
  x.step(NYBBLE_ADAM, 1, false);
  for (size_t i = 0; i < x.n; ++i) {
    const double y = static_cast<double>(x.g[i]) / x.g[i / 256 * 256], m = x.first(i);
    const bool near = std::fabs(m - y) <= distance(x.code1, y) + kStateTolerance &&
                      std::fabs(x.second(i) - y * y) <= distance(x.code2, y * y) + kStateTolerance;
    const auto at = static_cast<int64_t>(i);
    NYBBLE_EXPECT(near, where("states near the maximum", NYBBLE_F32, 512, at));
    NYBBLE_EXPECT(y != 0.0 || (m == 0.0 && x.p[i] == 1.0f),
                  where("state of a gradient of -0", NYBBLE_F32, 512, at));
  }
}

// Lion updates by the sign of the gradient, which is 0 for NaN, and 1 or -1 for an infinity.
void lion_broken_gradients() {
  const int64_t n = 300;
  std::vector<float> p(n, 1.0f), g(n, 0.5f), m(n, 0.25f);
  g[3] = g[298] = NAN;
  g[5] = INFINITY;
  g[299] = -INFINITY;
  const nybble_parameter t{p.data(), g.data(), m.data(), nullptr, nullptr, nullptr, nullptr, n, 2};
  const nybble_hyperparameters h = hyper(true, 0.0f, false);
  NYBBLE_EXPECT_OK(
      nybble_optimizer_update_32bit(NYBBLE_LION, NYBBLE_F32, &t, 1, &h, NYBBLE_CPU, nullptr));
  const float keep = 1.0f - h.lr * h.weight_decay;
  for (int64_t i = 0; i < n; ++i) {
    const float sign = i == 3 || i == 298 ? 0.0f : i == 299 ? -1.0f : 1.0f;
    NYBBLE_EXPECT(p[static_cast<size_t>(i)] == keep - sign * h.lr,
                  where("Lion's parameter", NYBBLE_F32, n, i));
  }
}

// A parameter without elements is skipped, for any addresses and any position in the list.
void parameters_of_no_elements(nybble_optimizer kind) {
  const int64_t n = 300;
  const nybble_hyperparameters h = hyper(true, 0.02f, false);
  const bool triple = kind == NYBBLE_ADEMAMIX;
  std::vector<float> map(256);
  for (int i = 0; i < 256; ++i) map[static_cast<size_t>(i)] = static_cast<float>(i) / 255.0f;
  for (const bool eight_bit : {false, true}) {
    std::vector<float> moved[2];
    for (const bool among : {false, true}) {
      std::vector<float> p(n, 1.0f), g(n, 0.5f), norm(1), state(3 * n, 0.25f), scales(6, 1.0f);
      std::vector<uint8_t> codes(3 * n, 7);
      const auto part = [&](size_t at) {
        return eight_bit ? static_cast<void*>(codes.data() + at) : state.data() + at;
      };
      const nybble_parameter real{
          p.data(), g.data(), part(0), part((triple ? 2 : 1) * n), scales.data(), &scales[4],
          &norm[0], n,        2};
      const nybble_parameter rows[3] = {{}, real, {}};
      const nybble_parameter* first = among ? rows : &real;
      const int32_t count = among ? 3 : 1;
      NYBBLE_EXPECT_OK(eight_bit ? nybble_optimizer_update_8bit(kind, NYBBLE_F32, first, count, &h,
                                                                map.data(), map.data(), NYBBLE_CPU,
                                                                nullptr)
                                 : nybble_optimizer_update_32bit(kind, NYBBLE_F32, first, count, &h,
                                                                 NYBBLE_CPU, nullptr));
      NYBBLE_EXPECT(p[0] != 1.0f, "the parameter among empty ones did not move");
      moved[among] = p;
    }
    NYBBLE_EXPECT(moved[0] == moved[1], "empty parameters change the others' results");
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes) {
    for (int kind = NYBBLE_ADAM; kind <= NYBBLE_ADEMAMIX; ++kind) {
      for (const int64_t n : {1, 15, 255, 256, 257, 300, 512, 1021, 70001}) {
        for (const int32_t step : {1, 5}) {
          // These tensors are large enough for several threads. Each optimizer is tested with one
          // dtype, because the test is slow under emulation.
          if (n > 70000 && (step == 1 || kind % 3 != static_cast<int>(dtype))) continue;
          const bool norm = kind == NYBBLE_LAMB || kind == NYBBLE_LARS || n % 2 == 0;
          const rule r{static_cast<nybble_optimizer>(kind),
                       hyper(step == 5, norm ? 0.02f : 0.0f, n == 300), step};
          step32(r, dtype, n);
          step8(r, dtype, n);
        }
      }
    }
  }
  for (const nybble_optimizer kind :
       {NYBBLE_ADAM, NYBBLE_MOMENTUM, NYBBLE_RMSPROP, NYBBLE_LION, NYBBLE_ADAGRAD})
    broken_gradients(kind);
  edges_of_the_maps();
  lion_broken_gradients();
  for (int kind = NYBBLE_ADAM; kind <= NYBBLE_ADEMAMIX; ++kind)
    parameters_of_no_elements(static_cast<nybble_optimizer>(kind));
  return report("optim");
}
