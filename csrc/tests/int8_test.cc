// Compares the int8 operations with the reference. Quantized values and products must be exact;
// dequantized values must be within float32 rounding.
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

int8_t quantized(double x, float absmax) {
  if (absmax == 0.0f || std::isnan(x)) return 0;
  double m = absmax;
  if (m < 0x1p-120) {
    m *= 0x1p64;
    x *= 0x1p64;
  }
  const float factor = static_cast<float>(127.0 / m);
  const double y = static_cast<float>(x * factor);
  if (std::isnan(y)) return 0;
  return static_cast<int8_t>(std::nearbyint(std::max(-127.0, std::min(127.0, y))));
}

void vectorwise(nybble_dtype dtype, data_kind kind, int64_t rows, int64_t cols, float threshold,
                bool both) {
  auto a = encoded(values(kind, rows * cols, static_cast<uint64_t>(cols)), dtype, 1);
  guarded<int8_t> q(rows * cols, 1), q_col(rows * cols, 3);
  guarded<float> row_absmax(rows), col_absmax(cols, 1);
  guarded<uint8_t> outliers(cols, 1);
  uint8_t* marks = threshold > 0.0f ? outliers.data() : nullptr;
  if (both) {
    NYBBLE_EXPECT_OK(nybble_int8_double_quant(a.data(), dtype, rows, cols, threshold, q.data(),
                                              q_col.data(), row_absmax.data(), col_absmax.data(),
                                              marks, NYBBLE_CPU, nullptr));
  } else {
    NYBBLE_EXPECT_OK(nybble_int8_vectorwise_quant(a.data(), dtype, rows, cols, threshold, q.data(),
                                                  row_absmax.data(), marks, NYBBLE_CPU, nullptr));
  }
  NYBBLE_EXPECT(q.intact() && q_col.intact() && row_absmax.intact() && col_absmax.intact() &&
                    outliers.intact(),
                where("wrote past the end", dtype, rows, cols));
  const auto value = [&](int64_t r, int64_t c) { return decode(a.data(), dtype, r * cols + c); };
  const auto outlier = [&](double v) { return threshold > 0.0f && std::fabs(v) >= threshold; };
  for (int64_t c = 0; c < cols; ++c) {
    bool marked = false;
    float top = 0.0f;
    for (int64_t r = 0; r < rows; ++r) {
      const double v = value(r, c);
      if (outlier(v))
        marked = true;
      else if (std::fabs(v) > top)
        top = static_cast<float>(std::fabs(v));
    }
    if (marks != nullptr)
      NYBBLE_EXPECT(marks[c] == (marked ? 1 : 0), where("outlier column", dtype, cols, c));
    if (!both) continue;
    NYBBLE_EXPECT(same(col_absmax[c], top), where("column absmax", dtype, cols, c));
    for (int64_t r = 0; r < rows; ++r) {
      const int want = outlier(value(r, c)) ? 0 : quantized(value(r, c), top);
      NYBBLE_EXPECT(q_col[r * cols + c] == want, where("column code", dtype, r, c));
    }
  }
  for (int64_t r = 0; r < rows; ++r) {
    float top = 0.0f;
    for (int64_t c = 0; c < cols; ++c) {
      const double v = std::fabs(value(r, c));
      if (!outlier(v) && v > top) top = static_cast<float>(v);
    }
    NYBBLE_EXPECT(same(row_absmax[r], top), where("row absmax", dtype, rows, r));
    for (int64_t c = 0; c < cols; ++c) {
      const bool masked = rows > 1 ? marks != nullptr && marks[c] != 0 : outlier(value(r, c));
      const int want = masked ? 0 : quantized(value(r, c), top);
      NYBBLE_EXPECT(q[r * cols + c] == want, where("row code", dtype, r, c) + ": got " +
                                                 std::to_string(q[r * cols + c]) + ", want " +
                                                 std::to_string(want));
    }
  }
}

void product(nybble_dtype dtype, int64_t m, int64_t n, int64_t k, bool with_bias) {
  std::mt19937_64 random(seed() + static_cast<uint64_t>(m * n * k));
  const int64_t unit = bytes_of(dtype) / 2;
  guarded<int8_t> a(m * k, 1), b(n * k, 3);
  guarded<int32_t> acc(m * n, 1);
  guarded<float> row(m, 1), col(n);
  guarded<uint16_t> bias(n * unit, unit), fused(m * n * unit, unit), apart(m * n * unit);
  for (int64_t i = 0; i < m * k; ++i) a[i] = static_cast<int8_t>(random());  // -128 included
  for (int64_t i = 0; i < n * k; ++i) b[i] = static_cast<int8_t>(random());
  for (int64_t i = 0; i < m; ++i) row[i] = static_cast<float>(random() % 1000) / 100.0f;
  for (int64_t i = 0; i < n; ++i) col[i] = static_cast<float>(random() % 1000) / 300.0f;
  for (int64_t i = 0; i < n; ++i)
    encode(0.25 * static_cast<double>(random() % 64), bias.data(), dtype, i);
  const void* shift = with_bias ? bias.data() : nullptr;
  NYBBLE_EXPECT_OK(
      nybble_int8_linear_matmul(a.data(), b.data(), m, n, k, acc.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT_OK(nybble_int8_mm_dequant(acc.data(), row.data(), col.data(), shift, m, n,
                                          apart.data(), dtype, NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT_OK(nybble_int8_scaled_mm(a.data(), b.data(), row.data(), col.data(), shift, m, n, k,
                                         fused.data(), dtype, NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(acc.intact() && apart.intact() && fused.intact(),
                where("past the end", dtype, m, n));
  for (int64_t i = 0; i < m * n; ++i) {
    int64_t sum = 0;
    for (int64_t j = 0; j < k; ++j) sum += a[i / n * k + j] * b[i % n * k + j];
    NYBBLE_EXPECT(acc[i] == static_cast<int32_t>(sum), where("product", dtype, k, i));
    double want = static_cast<double>(sum) * row[i / n] * col[i % n] / 16129.0;
    const double size = std::fabs(want) + 16.0;
    if (with_bias) want += decode(bias.data(), dtype, i % n);
    const double step = dtype == NYBBLE_BF16 ? 0x1p-8 : dtype == NYBBLE_F16 ? 0x1p-10 : 0x1p-21;
    for (const void* out :
         {static_cast<const void*>(apart.data()), static_cast<const void*>(fused.data())}) {
      const double got = decode(out, dtype, i);
      const bool overflowed = dtype == NYBBLE_F16 && std::fabs(want) > 65500.0;
      NYBBLE_EXPECT(overflowed || std::fabs(got - want) <= size * step,
                    where("dequantized", dtype, k, i) + ": got " + std::to_string(got) + ", want " +
                        std::to_string(want));
    }
  }
}

// Tests a layer with threshold 6, in which no, some, or all columns are outliers.
void layer(nybble_dtype dtype, int64_t m, int64_t n, int64_t k, int64_t every, bool with_bias) {
  std::mt19937_64 random(seed() + static_cast<uint64_t>(m * n * k + every));
  const int64_t unit = bytes_of(dtype) / 2;
  guarded<uint16_t> a(m * k * unit, unit), bias(n * unit, unit), out(m * n * unit, unit);
  guarded<uint16_t> base(m * n * unit);
  guarded<int8_t> b(n * k, 3), q(m * k, 1);
  guarded<float> row(m, 1), col(n);
  guarded<uint8_t> marks(k, 1);
  const auto draw = [&] { return static_cast<double>(random() % 513) / 64.0 - 4.0; };
  for (int64_t i = 0; i < m * k; ++i) encode(draw(), a.data(), dtype, i);
  for (int64_t c = 0; every > 0 && c < k; c += every)
    encode(random() % 2 == 0 ? 9.0 : -60.0, a.data(), dtype, random() % m * k + c);
  for (int64_t i = 0; i < n * k; ++i) b[i] = static_cast<int8_t>(random() % 255 - 127);
  for (int64_t i = 0; i < n; ++i) col[i] = static_cast<float>(random() % 1000) / 300.0f;
  for (int64_t i = 0; i < n; ++i) encode(draw(), bias.data(), dtype, i);
  const void* shift = with_bias ? bias.data() : nullptr;
  NYBBLE_EXPECT_OK(nybble_int8_linear(a.data(), dtype, m, n, k, 6.0f, q.data(), row.data(),
                                      marks.data(), b.data(), col.data(), shift, out.data(),
                                      NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT(out.intact() && q.intact() && marks.intact(), where("past the end", dtype, m, n));
  NYBBLE_EXPECT_OK(nybble_int8_vectorwise_quant(a.data(), dtype, m, k, 6.0f, q.data(), row.data(),
                                                marks.data(), NYBBLE_CPU, nullptr));
  NYBBLE_EXPECT_OK(nybble_int8_scaled_mm(q.data(), b.data(), row.data(), col.data(), shift, m, n, k,
                                         base.data(), dtype, NYBBLE_CPU, nullptr));
  guarded<uint16_t> weight(unit);
  for (int64_t i = 0; i < m * n; ++i) {
    double want = decode(base.data(), dtype, i), size = std::fabs(want);
    for (int64_t c = 0; c < k; ++c) {
      if (marks[c] == 0) continue;
      const float scale = col[i % n] * (1.0f / 127.0f);
      encode(static_cast<float>(b[i % n * k + c]) * scale, weight.data(), dtype, 0);
      const double term = decode(a.data(), dtype, i / n * k + c) * decode(weight.data(), dtype, 0);
      want += term, size += std::fabs(term);
    }
    const double step = dtype == NYBBLE_BF16 ? 0x1p-8 : dtype == NYBBLE_F16 ? 0x1p-11 : 0x1p-23;
    const double got = decode(out.data(), dtype, i);
    NYBBLE_EXPECT(std::fabs(got - want) <= step * std::fabs(want) + 1e-5 * size,
                  where("layer", dtype, k, i) + ": got " + std::to_string(got) + ", want " +
                      std::to_string(want));
    if (every == 0) NYBBLE_EXPECT(got == want, where("no outliers", dtype, k, i));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int stop = select_implementation(argc, argv);
  if (stop >= 0) return stop;
  for (const nybble_dtype dtype : kAllDtypes) {
    for (const data_kind kind : kAllKinds) {
      for (const int64_t cols : {1, 15, 16, 17, 63, 64, 65, 127, 300}) {
        for (const float threshold : {0.0f, 1.5f}) {
          vectorwise(dtype, kind, 1, cols, threshold, false);
          vectorwise(dtype, kind, 5, cols, threshold, false);
          vectorwise(dtype, kind, 7, cols, threshold, true);
        }
      }
      vectorwise(dtype, kind, 37, 1021, 2.5f, true);
    }
    for (const int64_t k : {1, 15, 63, 64, 65, 128, 200, 1021}) {
      for (const int64_t m : {1, 2, 5, 16, 19})
        for (const int64_t n : {1, 3, 16, 37}) product(dtype, m, n, k, (m + n) % 2 == 0);
    }
    product(dtype, 16, 130, 1024, true);
    // the copies of all outlier columns exactly fill q
    layer(dtype, 19, 77, 200, 4, false);
    for (const int64_t every : {0, 1, 7}) {
      for (const int64_t k : {1, 64, 200}) {
        for (const int64_t m : {1, 5})
          for (const int64_t n : {1, 16, 77}) layer(dtype, m, n, k, every, n % 2 == 1);
      }
      layer(dtype, 259, 70, 97, every, true);  // more rows than the library sums at once
    }
  }
  return report("int8");
}
