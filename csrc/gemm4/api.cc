// C interface of the 4-bit products: checks, then dispatch.
#include "core/check.h"
#include "core/error.h"
#include "cpu/dispatch.h"
#include "cuda/launch.h"
#include "nybble/nybble.h"

namespace check = nybble::check;

namespace {

// Check everything but the pointers. False if there is nothing to compute.
bool sizes(const nybble::gemm_4bit_args& g) {
  check::dtype(g.dtype);
  check::count("m", g.m);
  check::count("n", g.n);
  check::count("k", g.k, 1);
  check::product("n * k", g.n, g.k);
  check::product("m * k", g.m, g.k);
  check::product("m * n", g.m, g.n);
  check::block_size_4bit(g.block_size);
  return g.m != 0 && g.n != 0;
}

void pointers(const nybble::gemm_4bit_args& g, const nybble_absmax* absmax, const char* in,
              const char* out) {
  check::pointer(in, g.a, check::bytes_of(g.dtype));
  check::pointer("packed", g.packed, 1);
  check::absmax(absmax);
  check::optional_pointer("bias", g.bias, check::bytes_of(g.dtype));
  check::pointer(out, g.out, check::bytes_of(g.dtype));
}

// Shared by the plain and the user-defined product, after their own checks.
void forward(nybble::gemm_4bit_args& args, const nybble_absmax* absmax, int32_t device,
             void* stream) {
  if (!sizes(args)) return;
  pointers(args, absmax, "a", "out");
  args.absmax = *absmax;
  if (device != NYBBLE_CPU) return nybble::cuda::gemm_4bit(args, device, stream);
  nybble::cpu::run(&nybble::cpu::kernel_table::gemm_4bit, args);
}

void backward(nybble::gemm_4bit_args& args, const nybble_absmax* absmax, int32_t device,
              void* stream) {
  check::count("n", args.n, 1);
  if (!sizes(args)) return;
  pointers(args, absmax, "grad_out", "grad_a");
  args.absmax = *absmax;
  if (device != NYBBLE_CPU) return nybble::cuda::gemm_4bit_grad(args, device, stream);
  nybble::cpu::run(&nybble::cpu::kernel_table::gemm_4bit_grad, args);
}

// User functions are device code: the CPU cannot run them.
nybble::cuda::gemm4_kernels* user_kernels(const nybble_gemm4_kernels* kernels, int32_t device) {
  if (kernels == nullptr) check::fail("kernels", "NULL", "the result of nybble_gemm4_kernels_get");
  if (device == NYBBLE_CPU)
    throw nybble::unsupported("kernels: user-defined functions run on CUDA devices only");
  return reinterpret_cast<nybble::cuda::gemm4_kernels*>(const_cast<nybble_gemm4_kernels*>(kernels));
}

}  // namespace

extern "C" {

nybble_status nybble_gemm_4bit(const void* a, nybble_dtype dtype, int64_t m, int64_t n, int64_t k,
                               const uint8_t* packed, const nybble_absmax* absmax,
                               int32_t block_size, nybble_quant_type quant_type, const float* code,
                               const void* bias, void* out, int32_t device, void* stream) {
  return nybble::guard([&] {
    nybble::gemm_4bit_args args{a,  dtype,      m,          n,    k,    packed,
                                {}, block_size, quant_type, code, bias, out};
    check::device_and_stream(device, stream);
    check::code_4bit(quant_type, code, device, false);
    forward(args, absmax, device, stream);
  });
}

nybble_status nybble_gemm_4bit_grad(const void* grad_out, nybble_dtype dtype, int64_t m, int64_t n,
                                    int64_t k, const uint8_t* packed, const nybble_absmax* absmax,
                                    int32_t block_size, nybble_quant_type quant_type,
                                    const float* code, void* grad_a, int32_t device, void* stream) {
  return nybble::guard([&] {
    nybble::gemm_4bit_args args{grad_out, dtype,      m,          n,    k,       packed,
                                {},       block_size, quant_type, code, nullptr, grad_a};
    check::device_and_stream(device, stream);
    check::code_4bit(quant_type, code, device, false);
    backward(args, absmax, device, stream);
  });
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
  return nybble::guard([&] {
    nybble::gemm_4bit_args args{a,  dtype,      m,          n,    k,    packed,
                                {}, block_size, quant_type, code, bias, out};
    check::device_and_stream(device, stream);
    args.kernels = user_kernels(kernels, device);
    check::code_4bit(quant_type, code, device, false);
    forward(args, absmax, device, stream);
  });
}

nybble_status nybble_gemm_4bit_grad_user(const nybble_gemm4_kernels* kernels, const void* grad_out,
                                         nybble_dtype dtype, int64_t m, int64_t n, int64_t k,
                                         const uint8_t* packed, const nybble_absmax* absmax,
                                         int32_t block_size, nybble_quant_type quant_type,
                                         const float* code, void* grad_a, int32_t device,
                                         void* stream) {
  return nybble::guard([&] {
    nybble::gemm_4bit_args args{grad_out, dtype,      m,          n,    k,       packed,
                                {},       block_size, quant_type, code, nullptr, grad_a};
    check::device_and_stream(device, stream);
    args.kernels = user_kernels(kernels, device);
    check::code_4bit(quant_type, code, device, false);
    backward(args, absmax, device, stream);
  });
}

}  // extern "C"
