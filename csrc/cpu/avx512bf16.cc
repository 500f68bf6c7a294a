// The avx512bf16 implementation: the avx512 functions, but with bfloat16 dot products and
// conversions.
#include "blockwise/cpu/avx512/blockwise8.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/avx512/gemm4.h"

namespace nybble::cpu {
namespace {

void gemm_4bit_bf16(const gemm_4bit_args& g) {
  // With more than four rows, the kernel supports four scaled tables per group of weights, but
  // blocks of 16 weights would need eight tables.
  const bool small_blocks = g.block_size < 32 && g.m > 4;
  if (g.dtype != NYBBLE_BF16 || small_blocks || !avx512::product_shape::possible(g))
    return avx512_table.gemm_4bit(g);
  const auto in_bf16 = [](const gemm_4bit_args& args) {
    avx512::gemm_4bit_with<avx512::bf16_dot, bf16>(args);
  };
  // integers were not measured on AMD's processors, whose bfloat16 dot products are faster
  if (!is_intel() || !avx512::int16_product::possible(g)) return in_bf16(g);
  integer_gemm<avx512::int16_product>(g, in_bf16);
}

// The bf16 conversion instruction replaces ten instructions, so 64 values take 25 instead of 35
// cycles.
void dequantize_blockwise_bf16(const dequantize_blockwise_args& d) {
  if (d.dtype != NYBBLE_BF16) return avx512_table.dequantize_blockwise(d);
  avx512::dequantize_blockwise_to<bf16>(d);
}

struct unit : forward_to<avx512_table> {
  static constexpr auto gemm_4bit = gemm_4bit_bf16;
  static constexpr auto dequantize_blockwise = dequantize_blockwise_bf16;
};

}  // namespace

const kernel_table avx512bf16_table = {
    "avx512bf16",
    "AVX-512 F, BW, DQ, VL, VBMI, VBMI2, VNNI and BF16",
    has_avx512bf16,
#define NYBBLE_CPU_OPERATION(name, arguments) unit::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
