// The gradient of the 4-bit product with AVX-512.
#pragma once

#include "gemm4/cpu/avx512/gemm4.h"
#include "gemm4/cpu/generic/vectors_dgrad.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

inline void gemm_4bit_grad(const gemm_4bit_args& g) {
  vector_gemm_grad_or_spans<product_ops, span_vectors>(g);
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
