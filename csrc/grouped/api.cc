// C API of the products with stacked 4-bit weights.
#include "core/check.h"
#include "core/error.h"
#include "cuda/launch.h"
#include "grouped/cpu/grouped.h"
#include "nybble/nybble.h"

namespace check = nybble::check;

namespace {

nybble_status product(bool gradient, nybble::gemm_4bit_grouped_args args,
                      const nybble_absmax* absmax, int32_t device, void* stream) {
  return nybble::guard([&] {
    nybble::gemm_4bit_args& g = args.g;
    check::common(device, stream, g.dtype);
    check::code_4bit(g.quant_type, g.code, device, false);
    check::count("n", g.n, 1);
    check::product_sizes(g.m, g.n, g.k);
    check::count("experts", args.experts, 1);
    check::product("experts * n * k", args.experts, check::product("n * k", g.n, g.k));
    check::block_size_4bit(g.block_size, g.quant_type);
    if (g.m == 0) return;
    check::pointer("offsets", args.offsets, alignof(int32_t));
    check::product_arrays_4bit(gradient, g, absmax);
    g.absmax = *absmax;
    if (device == NYBBLE_CPU) return nybble::cpu::gemm_4bit_grouped(args, gradient);
    if (gradient) return nybble::cuda::gemm_4bit_grouped_grad(args, device, stream);
    nybble::cuda::gemm_4bit_grouped(args, device, stream);
  });
}

}  // namespace

extern "C" {

nybble_status nybble_gemm_4bit_grouped(const void* a, nybble_dtype dtype, int64_t m, int64_t n,
                                       int64_t k, int64_t experts, const int32_t* offsets,
                                       const uint8_t* packed, const nybble_absmax* absmax,
                                       int32_t block_size, nybble_quant_type quant_type,
                                       const float* code, const void* bias, void* out,
                                       int32_t device, void* stream) {
  return product(
      false,
      {{a, dtype, m, n, k, packed, {}, block_size, quant_type, code, bias, out}, experts, offsets},
      absmax, device, stream);
}

nybble_status nybble_gemm_4bit_grouped_grad(const void* grad_out, nybble_dtype dtype, int64_t m,
                                            int64_t n, int64_t k, int64_t experts,
                                            const int32_t* offsets, const uint8_t* packed,
                                            const nybble_absmax* absmax, int32_t block_size,
                                            nybble_quant_type quant_type, const float* code,
                                            void* grad_a, int32_t device, void* stream) {
  return product(
      true,
      {{grad_out, dtype, m, n, k, packed, {}, block_size, quant_type, code, nullptr, grad_a},
       experts,
       offsets},
      absmax, device, stream);
}

}  // extern "C"
