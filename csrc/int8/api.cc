// C API of the int8 operations.
#include <algorithm>

#include "core/check.h"
#include "core/dispatch.h"
#include "core/error.h"

namespace check = nybble::check;

namespace {

template <class T>
void clear(T* values, int64_t n) {
  if (values != nullptr) std::fill_n(values, n, T{0});
}

// Writes the results for a matrix without elements: every absmax is 0, and there are no outliers.
void quantize_nothing(const nybble::int8_vectorwise_quant_args& q, int32_t device, void* stream) {
  if (q.row_absmax != nullptr) check::pointer("row_absmax", q.row_absmax, alignof(float));
  if (q.col_absmax != nullptr) check::pointer("col_absmax", q.col_absmax, alignof(float));
  if (device != NYBBLE_CPU) return nybble::cuda::int8_vectorwise_quant(q, device, stream);
  clear(q.row_absmax, q.rows);
  clear(q.col_absmax, q.cols);
  clear(q.outlier_cols, q.cols);
}

void quantize(const nybble::int8_vectorwise_quant_args& q, const char* row_name, bool both,
              int32_t device, void* stream) {
  check::common(device, stream, q.dtype);
  check::count("rows", q.rows);
  check::count("cols", q.cols);
  check::product("rows * cols", q.rows, q.cols);
  check::threshold(q.threshold);
  if (q.rows == 0 || q.cols == 0) return quantize_nothing(q, device, stream);
  check::pointer("a", q.a, check::bytes_of(q.dtype));
  check::pointer(row_name, q.q_row, 1);
  check::pointer("row_absmax", q.row_absmax, alignof(float));
  if (both) {
    check::pointer("q_col", q.q_col, 1);
    check::pointer("col_absmax", q.col_absmax, alignof(float));
  }
  if (q.threshold > 0.0f) check::pointer("outlier_cols", q.outlier_cols, 1);
  NYBBLE_DISPATCH(int8_vectorwise_quant, q, device, stream);
}

// The flag `scaled` says whether the product is dequantized into `out`.
nybble_status product(const nybble::int8_matmul_args& args, bool scaled, int32_t device,
                      void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, args.dtype);
    check::product_sizes(args.m, args.n, args.k);
    if (args.m == 0 || args.n == 0) return;
    check::pointer("a", args.a, 1);
    check::pointer("b", args.b, 1);
    if (scaled) {
      check::pointer("row_absmax", args.row_absmax, alignof(float));
      check::pointer("col_absmax", args.col_absmax, alignof(float));
      check::optional_pointer("bias", args.bias, check::bytes_of(args.dtype));
      check::pointer("out", args.out, check::bytes_of(args.dtype));
    } else {
      check::pointer("out", args.acc, alignof(int32_t));
    }
    NYBBLE_DISPATCH(int8_matmul, args, device, stream);
  });
}

}  // namespace

extern "C" {

nybble_status nybble_int8_vectorwise_quant(const void* a, nybble_dtype dtype, int64_t rows,
                                           int64_t cols, float threshold, int8_t* q,
                                           float* row_absmax, uint8_t* outlier_cols, int32_t device,
                                           void* stream) {
  return nybble::guard([&] {
    quantize({a, dtype, rows, cols, threshold, q, nullptr, row_absmax, nullptr, outlier_cols}, "q",
             false, device, stream);
  });
}

nybble_status nybble_int8_double_quant(const void* a, nybble_dtype dtype, int64_t rows,
                                       int64_t cols, float threshold, int8_t* q_row, int8_t* q_col,
                                       float* row_absmax, float* col_absmax, uint8_t* outlier_cols,
                                       int32_t device, void* stream) {
  return nybble::guard([&] {
    quantize({a, dtype, rows, cols, threshold, q_row, q_col, row_absmax, col_absmax, outlier_cols},
             "q_row", true, device, stream);
  });
}

nybble_status nybble_int8_linear_matmul(const int8_t* a, const int8_t* b, int64_t m, int64_t n,
                                        int64_t k, int32_t* out, int32_t device, void* stream) {
  return product({a, b, m, n, k, out, nullptr, nullptr, nullptr, nullptr, NYBBLE_F32}, false,
                 device, stream);
}

nybble_status nybble_int8_mm_dequant(const int32_t* acc, const float* row_absmax,
                                     const float* col_absmax, const void* bias, int64_t m,
                                     int64_t n, void* out, nybble_dtype dtype, int32_t device,
                                     void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::count("m", m);
    check::count("n", n);
    check::product("m * n", m, n);
    if (m == 0 || n == 0) return;
    check::pointer("acc", acc, alignof(int32_t));
    check::pointer("row_absmax", row_absmax, alignof(float));
    check::pointer("col_absmax", col_absmax, alignof(float));
    check::optional_pointer("bias", bias, check::bytes_of(dtype));
    check::pointer("out", out, check::bytes_of(dtype));
    const nybble::int8_mm_dequant_args args{acc, row_absmax, col_absmax, bias, m, n, out, dtype};
    NYBBLE_DISPATCH(int8_mm_dequant, args, device, stream);
  });
}

nybble_status nybble_int8_scaled_mm(const int8_t* a, const int8_t* b, const float* row_absmax,
                                    const float* col_absmax, const void* bias, int64_t m, int64_t n,
                                    int64_t k, void* out, nybble_dtype dtype, int32_t device,
                                    void* stream) {
  return product({a, b, m, n, k, nullptr, row_absmax, col_absmax, bias, out, dtype}, true, device,
                 stream);
}

nybble_status nybble_int8_linear(const void* a, nybble_dtype dtype, int64_t m, int64_t n, int64_t k,
                                 float threshold, int8_t* q, float* row_absmax,
                                 uint8_t* outlier_cols, const int8_t* b, const float* col_absmax,
                                 const void* bias, void* out, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::product_sizes(m, n, k);
    check::threshold(threshold);
    if (m == 0 || n == 0) return;
    check::pointer("a", a, check::bytes_of(dtype));
    if (q != nullptr || device == NYBBLE_CPU) {
      check::pointer("q", q, 1);
      check::pointer("row_absmax", row_absmax, alignof(float));
      if (threshold > 0.0f) check::pointer("outlier_cols", outlier_cols, 1);
    }
    check::pointer("b", b, 1);
    check::pointer("col_absmax", col_absmax, alignof(float));
    check::optional_pointer("bias", bias, check::bytes_of(dtype));
    check::pointer("out", out, check::bytes_of(dtype));
    const nybble::int8_linear_args layer{
        a, dtype, m, n, k, threshold, q, row_absmax, outlier_cols, b, col_absmax, bias, out};
    if (device != NYBBLE_CPU) return nybble::cuda::int8_linear(layer, device, stream);
    using table = nybble::cpu::kernel_table;
    const bool outliers = threshold > 0.0f;
    nybble::cpu::run(&table::int8_vectorwise_quant,
                     {a, dtype, m, k, threshold, q, nullptr, row_absmax, nullptr,
                      outliers ? outlier_cols : nullptr});
    nybble::cpu::run(&table::int8_matmul,
                     {q, b, m, n, k, nullptr, row_absmax, col_absmax, bias, out, dtype});
    if (outliers) nybble::cpu::run(&table::int8_outliers, layer);
  });
}

nybble_status nybble_int8_grad(const void* grad_out, nybble_dtype dtype, int64_t m, int64_t n,
                               int64_t k, const int8_t* b, const float* row_absmax, void* grad_a,
                               int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::count("m", m);
    check::count("n", n, 1);
    check::count("k", k);
    check::product("m * n", m, n);
    check::product("n * k", n, k);
    check::product("m * k", m, k);
    if (m == 0 || k == 0) return;
    check::pointer("grad_out", grad_out, check::bytes_of(dtype));
    check::pointer("b", b, 1);
    check::pointer("row_absmax", row_absmax, alignof(float));
    check::pointer("grad_a", grad_a, check::bytes_of(dtype));
    check::cuda_device("int8_grad", device);
    nybble::cuda::int8_grad({grad_out, dtype, m, n, k, b, row_absmax, grad_a}, device, stream);
  });
}

}  // extern "C"
