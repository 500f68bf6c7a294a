// C API of the products with stacked int8 weights.
#include <string>

#include "core/check.h"
#include "core/error.h"
#include "cuda/launch.h"
#include "nybble/nybble.h"

namespace check = nybble::check;

namespace {

void check_stack(const char* what, int64_t m, int64_t n, int64_t k, int64_t experts,
                 const int32_t* offsets, const int8_t* b, const float* col_absmax, int32_t device) {
  check::cuda_device(what, device);
  check::count("n", n, 1);
  check::count("k", k, 1);
  check::product_sizes(m, n, k);
  check::count("experts", experts, 1);
  check::product("experts * n * k", experts, check::product("n * k", n, k));
  if (m == 0) return;
  check::pointer("offsets", offsets, alignof(int32_t));
  check::pointer("b", b, 1);
  check::pointer("col_absmax", col_absmax, alignof(float));
}

}  // namespace

extern "C" {

nybble_status nybble_int8_linear_grouped(const void* a, nybble_dtype dtype, int64_t m, int64_t n,
                                         int64_t k, int64_t experts, const int32_t* offsets,
                                         float threshold, const int8_t* b, const float* col_absmax,
                                         void* out, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::threshold(threshold);
    check_stack("int8_linear_grouped", m, n, k, experts, offsets, b, col_absmax, device);
    if (m == 0) return;
    check::pointer("a", a, check::bytes_of(dtype));
    check::pointer("out", out, check::bytes_of(dtype));
    nybble::cuda::int8_linear_grouped(
        {{a, dtype, m, n, k, threshold, nullptr, nullptr, nullptr, b, col_absmax, nullptr, out},
         experts,
         offsets},
        device, stream);
  });
}

nybble_status nybble_int8_grad_grouped(const void* grad_out, nybble_dtype dtype, int64_t m,
                                       int64_t n, int64_t k, int64_t experts,
                                       const int32_t* offsets, const int8_t* b,
                                       const float* col_absmax, void* grad_a, int32_t device,
                                       void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check_stack("int8_grad_grouped", m, n, k, experts, offsets, b, col_absmax, device);
    if (m == 0) return;
    check::pointer("grad_out", grad_out, check::bytes_of(dtype));
    check::pointer("grad_a", grad_a, check::bytes_of(dtype));
    nybble::cuda::int8_grad_grouped(
        {{grad_out, dtype, m, n, k, b, col_absmax, grad_a}, experts, offsets}, device, stream);
  });
}

}  // extern "C"
