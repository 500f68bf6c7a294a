// The CPU benchmark. It measures each operation and the memory ceilings, and prints one JSON
// document to stdout and a table to stderr.
//   cpu_bench [--rounds N] [--rows N] [--cols N] [--only TEXT]
#include <omp.h>

#include <cmath>
#include <cstring>
#include <random>

#include "bench/ceilings.h"
#include "bench/measure.h"
#include "nybble/nybble.h"

using namespace nybble::bench;

namespace {

struct options {
  int rounds = 15;
  int64_t rows = 4096, cols = 4096;
  std::string only;
};

std::vector<float> dynamic_map(bool is_signed) {
  std::vector<float> out = {0.0f, 1.0f};
  for (int i = 0; i < 7; ++i) {
    const int parts = is_signed ? 1 << i : 2 << i;
    for (int j = 0; j < parts; ++j) {
      const double v = (0.1 + 0.9 * (j + 0.5) / parts) * std::pow(10.0, i - 6);
      out.push_back(static_cast<float>(v));
      if (is_signed) out.push_back(static_cast<float>(-v));
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

void need(nybble_status status) {
  if (status == NYBBLE_OK) return;
  std::fprintf(stderr, "cpu_bench: %s\n", nybble_last_error());
  std::exit(1);
}

// The data that all subjects use. Each round uses another copy of the weights, so that products
// read weights from memory instead of the cache.
struct data {
  int64_t rows, cols, n;
  std::vector<float> signed_map = dynamic_map(true), unsigned_map = dynamic_map(false);
  buffer f32, f32_out, bf, bf_out, packed, absmax, codes, codes2, grad, absmax2, acts, out;
  int copies;
  nybble_absmax scales(int64_t copy) const {
    return {absmax.as<float>() + copy * (n / 64), nullptr, nullptr, nullptr, 0};
  }

  explicit data(const options& o)
      : rows(o.rows),
        cols(o.cols),
        n(o.rows * o.cols),
        f32(n * 4),
        f32_out(n * 4),
        bf(n * 2),
        bf_out(n * 2),
        packed(n / 2 * copies_of(n)),
        absmax(n / 64 * 4 * copies_of(n)),
        codes(n * 2),
        codes2(n),
        grad(n * 4),
        absmax2(n / 64 * 4),
        acts(64 * cols * 4),
        out(64 * rows * 4),
        copies(copies_of(n)) {
    std::mt19937 random(1);
    std::normal_distribution<float> normal;
    std::vector<float> sample(1 << 16);
    for (float& x : sample) x = normal(random);
    for (int64_t i = 0; i < n; ++i) {
      const float x = sample[static_cast<size_t>(i * 31 % 65521)];
      f32.as<float>()[i] = x;
      grad.as<float>()[i] = 0.01f * x;
      uint32_t bits;
      std::memcpy(&bits, &x, 4);
      bf.as<uint16_t>()[i] = static_cast<uint16_t>(bits >> 16);
      if (i < 64 * cols) acts.as<uint16_t>()[i] = static_cast<uint16_t>(bits >> 16);
    }
    for (int64_t c = 0; c < copies; ++c) {
      need(nybble_quantize_4bit(f32.as<void>(), NYBBLE_F32, n, 64, NYBBLE_NF4, nullptr,
                                absmax.as<float>() + c * (n / 64),
                                packed.as<uint8_t>() + c * (n / 2), NYBBLE_CPU, nullptr));
    }
  }
  static int copies_of(int64_t n) { return static_cast<int>((int64_t{256} << 20) / (n / 2) + 1); }
};

void ceilings(data& d, std::vector<subject>& out) {
  const double bytes = static_cast<double>(d.n) * 4;
  out.push_back({"NT copy", 2 * bytes, [&d](int64_t) {
                   copy_streaming(d.f32_out.as<void>(), d.f32.as<void>(), d.n * 4);
                 }});
  out.push_back({"plain copy", 2 * bytes,
                 [&d](int64_t) { copy_plain(d.f32_out.as<void>(), d.f32.as<void>(), d.n * 4); }});
  out.push_back({"read", bytes, [&d](int64_t) { read_only(d.f32.as<void>(), d.n * 4); }});
  out.push_back({"fill", bytes, [&d](int64_t) { fill(d.f32_out.as<void>(), d.n * 4); }});
}

void blockwise(data& d, std::vector<subject>& out) {
  for (const nybble_dtype dtype : {NYBBLE_F32, NYBBLE_BF16}) {
    const double wide = dtype == NYBBLE_F32 ? 4.0 : 2.0;
    const std::string suffix = dtype == NYBBLE_F32 ? " fp32" : " bf16";
    const void* a = dtype == NYBBLE_F32 ? d.f32.as<void>() : d.bf.as<void>();
    void* o = dtype == NYBBLE_F32 ? d.f32_out.as<void>() : d.bf_out.as<void>();
    const auto n = static_cast<double>(d.n);
    const double four = n * (wide + 0.5 + 4.0 / 64), eight = n * (wide + 1 + 4.0 / 256);
    out.push_back({"quantize_4bit" + suffix, four, [&d, a, dtype](int64_t) {
                     need(nybble_quantize_4bit(a, dtype, d.n, 64, NYBBLE_NF4, nullptr,
                                               d.absmax2.as<float>(), d.codes.as<uint8_t>(),
                                               NYBBLE_CPU, nullptr));
                   }});
    out.push_back({"dequantize_4bit" + suffix, four, [&d, o, dtype](int64_t) {
                     const nybble_absmax s = d.scales(0);
                     need(nybble_dequantize_4bit(d.packed.as<uint8_t>(), &s, d.n, 64, NYBBLE_NF4,
                                                 nullptr, o, dtype, NYBBLE_CPU, nullptr));
                   }});
    out.push_back({"quantize_blockwise" + suffix, eight, [&d, a, dtype](int64_t) {
                     need(nybble_quantize_blockwise(a, dtype, d.n, 256, d.signed_map.data(),
                                                    d.absmax2.as<float>(), d.codes.as<uint8_t>(),
                                                    NYBBLE_CPU, nullptr));
                   }});
    out.push_back({"dequantize_blockwise" + suffix, eight, [&d, o, dtype](int64_t) {
                     need(nybble_dequantize_blockwise(d.codes.as<uint8_t>(), d.absmax2.as<float>(),
                                                      d.signed_map.data(), d.n, 256, o, dtype,
                                                      NYBBLE_CPU, nullptr));
                   }});
  }
}

void products(data& d, std::vector<subject>& out) {
  const auto n = static_cast<double>(d.n);
  for (const nybble_dtype dtype : {NYBBLE_BF16, NYBBLE_F32}) {
    for (const int64_t m : {1, 4, 16, 64}) {
      const std::string name =
          "gemm_4bit m=" + std::to_string(m) + (dtype == NYBBLE_F32 ? " fp32" : " bf16");
      const void* a = dtype == NYBBLE_F32 ? d.f32.as<void>() : d.acts.as<void>();
      out.push_back({name, n * (0.5 + 4.0 / 64), [&d, m, a, dtype](int64_t round) {
                       const int64_t c = round % d.copies;
                       const nybble_absmax s = d.scales(c);
                       need(nybble_gemm_4bit(a, dtype, m, d.rows, d.cols,
                                             d.packed.as<uint8_t>() + c * (d.n / 2), &s, 64,
                                             NYBBLE_NF4, nullptr, nullptr, d.out.as<void>(),
                                             NYBBLE_CPU, nullptr));
                     }});
    }
  }
  out.push_back({"gemm_4bit_grad m=16 bf16", n * (0.5 + 4.0 / 64), [&d](int64_t round) {
                   const int64_t c = round % d.copies;
                   const nybble_absmax s = d.scales(c);
                   need(nybble_gemm_4bit_grad(d.bf.as<void>(), NYBBLE_BF16, 16, d.rows, d.cols,
                                              d.packed.as<uint8_t>() + c * (d.n / 2), &s, 64,
                                              NYBBLE_NF4, nullptr, d.bf_out.as<void>(), NYBBLE_CPU,
                                              nullptr));
                 }});
  for (const int64_t m : {1, 16}) {
    out.push_back({"int8_scaled_mm m=" + std::to_string(m) + " bf16", n, [&d, m](int64_t round) {
                     const int8_t* w = d.packed.as<int8_t>() + round % (d.copies / 2) * d.n;
                     need(nybble_int8_scaled_mm(d.codes2.as<int8_t>(), w, d.absmax2.as<float>(),
                                                d.absmax2.as<float>(), nullptr, m, d.rows, d.cols,
                                                d.out.as<void>(), NYBBLE_BF16, NYBBLE_CPU,
                                                nullptr));
                   }});
  }
  out.push_back({"int8_vectorwise_quant bf16", n * 3, [&d](int64_t) {
                   need(nybble_int8_vectorwise_quant(
                       d.bf.as<void>(), NYBBLE_BF16, d.rows, d.cols, 0.0f, d.codes.as<int8_t>(),
                       d.absmax2.as<float>(), nullptr, NYBBLE_CPU, nullptr));
                 }});
}

void optimizers(data& d, std::vector<subject>& out) {
  const auto n = static_cast<double>(d.n);
  static const nybble_hyperparameters h{1e-3f, 0.9f,  0.999f, 0.0f, 0.0f,
                                        1e-8f, 0.01f, 1.0f,   0.0f, 0};
  out.push_back({"AdamW 8-bit step fp32", n * 16, [&d](int64_t round) {
                   const nybble_parameter t{d.f32_out.as<void>(),
                                            d.grad.as<void>(),
                                            d.codes.as<void>(),
                                            d.codes2.as<void>(),
                                            d.absmax2.as<float>(),
                                            d.absmax2.as<float>() + d.n / 256,
                                            nullptr,
                                            d.n,
                                            static_cast<int32_t>(round + 1)};
                   need(nybble_optimizer_update_8bit(NYBBLE_ADAM, NYBBLE_F32, &t, 1, &h,
                                                     d.signed_map.data(), d.unsigned_map.data(),
                                                     NYBBLE_CPU, nullptr));
                 }});
}

double of(const std::vector<subject>& all, const char* name) {
  for (const subject& s : all)
    if (s.name == name) return s.bytes / median(s.seconds);
  return 0.0;
}

void report(const std::vector<subject>& all, const options& o) {
  const double nt = of(all, "NT copy"), plain = of(all, "plain copy");
  std::printf(
      "{\"version\": 1, \"kind\": \"cpu_bench\", \"implementation\": \"%s\", \"threads\": %d, "
      "\"rows\": %lld, \"cols\": %lld, \"rounds\": %d, \"results\": [",
      nybble_cpu_active(), omp_get_max_threads(), static_cast<long long>(o.rows),
      static_cast<long long>(o.cols), o.rounds);
  std::fprintf(stderr, "%-28s %9s %9s %8s %8s %8s\n", "", "median ms", "best ms", "GB/s", "NT copy",
               "plain");
  const char* comma = "";
  for (const subject& s : all) {
    const double t = median(s.seconds), rate = s.bytes / t;
    std::fprintf(stderr, "%-28s %9.3f %9.3f %8.2f %8.2f %8.2f\n", s.name.c_str(), t * 1e3,
                 s.best() * 1e3, rate / 1e9, rate / nt, rate / plain);
    std::printf(
        "%s\n  {\"name\": \"%s\", \"median_ms\": %.4f, \"best_ms\": %.4f, \"gb_per_s\": %.3f}",
        comma, s.name.c_str(), t * 1e3, s.best() * 1e3, rate / 1e9);
    comma = ",";
  }
  std::printf("\n]}\n");
}

options parse(int argc, char** argv) {
  options o;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--rounds") == 0) o.rounds = std::atoi(argv[i + 1]);
    if (std::strcmp(argv[i], "--rows") == 0) o.rows = std::atoll(argv[i + 1]);
    if (std::strcmp(argv[i], "--cols") == 0) o.cols = std::atoll(argv[i + 1]);
    if (std::strcmp(argv[i], "--only") == 0) o.only = argv[i + 1];
  }
  return o;
}

}  // namespace

int main(int argc, char** argv) {
  const options o = parse(argc, argv);
  data d(o);
  std::vector<subject> all;
  ceilings(d, all);
  std::vector<subject> rest;
  blockwise(d, rest);
  products(d, rest);
  optimizers(d, rest);
  for (subject& s : rest)
    if (s.name.find(o.only) != std::string::npos) all.push_back(std::move(s));
  measure(all, o.rounds);
  report(all, o);
}
