// C API of the 4-bit products.
#include "core/check.h"
#include "core/dispatch.h"
#include "core/error.h"

namespace check = nybble::check;

namespace {

// User functions are device code. The CPU cannot run device code, so these functions need a CUDA
// device.
nybble::cuda::gemm4_kernels* kernels_of(const nybble_gemm4_kernels* kernels, int32_t device) {
  if (kernels == nullptr) check::fail("kernels", "NULL", "the result of nybble_gemm4_kernels_get");
  if (device == NYBBLE_CPU)
    throw nybble::unsupported("kernels: user-defined functions run on CUDA devices only");
  return reinterpret_cast<nybble::cuda::gemm4_kernels*>(const_cast<nybble_gemm4_kernels*>(kernels));
}

using user_kernels = const nybble_gemm4_kernels* const*;

// `user` points to the handle of an image with user functions. It is NULL for the shipped kernels.
nybble_status product(bool gradient, nybble::gemm_4bit_args args, const nybble_absmax* absmax,
                      int32_t device, void* stream, user_kernels user = nullptr) {
  return nybble::guard([&] {
    check::device_and_stream(device, stream);
    if (user != nullptr) args.kernels = kernels_of(*user, device);
    check::code_4bit(args.quant_type, args.code, device, false);
    if (gradient) check::count("n", args.n, 1);
    check::dtype(args.dtype);
    check::product_sizes(args.m, args.n, args.k);
    check::block_size_4bit(args.block_size, args.quant_type);
    if (args.m == 0 || args.n == 0) return;
    check::product_arrays_4bit(gradient, args, absmax);
    args.absmax = *absmax;
    if (gradient) return NYBBLE_DISPATCH(gemm_4bit_grad, args, device, stream);
    NYBBLE_DISPATCH(gemm_4bit, args, device, stream);
  });
}

}  // namespace

extern "C" {

nybble_status nybble_gemm_4bit(const void* a, nybble_dtype dtype, int64_t m, int64_t n, int64_t k,
                               const uint8_t* packed, const nybble_absmax* absmax,
                               int32_t block_size, nybble_quant_type quant_type, const float* code,
                               const void* bias, void* out, int32_t device, void* stream) {
  return product(false, {a, dtype, m, n, k, packed, {}, block_size, quant_type, code, bias, out},
                 absmax, device, stream);
}

nybble_status nybble_gemm_4bit_grad(const void* grad_out, nybble_dtype dtype, int64_t m, int64_t n,
                                    int64_t k, const uint8_t* packed, const nybble_absmax* absmax,
                                    int32_t block_size, nybble_quant_type quant_type,
                                    const float* code, void* grad_a, int32_t device, void* stream) {
  return product(
      true, {grad_out, dtype, m, n, k, packed, {}, block_size, quant_type, code, nullptr, grad_a},
      absmax, device, stream);
}

nybble_status nybble_gemm4_kernels_get(const char* family, int32_t has_decode, int32_t has_epilogue,
                                       const nybble_gemm4_kernels** kernels) {
  return nybble::guard([&] {
    if (family == nullptr) check::fail("family", "NULL", "the family of an attached image");
    if (kernels == nullptr) check::fail("kernels", "NULL", "a pointer to the result");
    *kernels = reinterpret_cast<const nybble_gemm4_kernels*>(
        &nybble::cuda::user_kernels(family, has_decode != 0, has_epilogue != 0));
  });
}

nybble_status nybble_gemm_4bit_user(const nybble_gemm4_kernels* kernels, const void* a,
                                    nybble_dtype dtype, int64_t m, int64_t n, int64_t k,
                                    const uint8_t* packed, const nybble_absmax* absmax,
                                    int32_t block_size, nybble_quant_type quant_type,
                                    const float* code, const void* bias, void* out, int32_t device,
                                    void* stream) {
  return product(false, {a, dtype, m, n, k, packed, {}, block_size, quant_type, code, bias, out},
                 absmax, device, stream, &kernels);
}

nybble_status nybble_gemm_4bit_grad_user(const nybble_gemm4_kernels* kernels, const void* grad_out,
                                         nybble_dtype dtype, int64_t m, int64_t n, int64_t k,
                                         const uint8_t* packed, const nybble_absmax* absmax,
                                         int32_t block_size, nybble_quant_type quant_type,
                                         const float* code, void* grad_a, int32_t device,
                                         void* stream) {
  return product(
      true, {grad_out, dtype, m, n, k, packed, {}, block_size, quant_type, code, nullptr, grad_a},
      absmax, device, stream, &kernels);
}

}  // extern "C"
