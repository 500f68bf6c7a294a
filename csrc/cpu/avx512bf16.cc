// The avx512bf16 implementation: the avx512 unit with bfloat16 dot products and conversions.
// Exports its table only.
#include "blockwise/cpu/avx512/blockwise8.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/avx512/gemm4.h"

namespace nybble::cpu {
namespace {

void gemm_4bit_bf16(const gemm_4bit_args& g) {
  if (g.dtype != NYBBLE_BF16 || !avx512::product_shape::possible(g)) {
    return avx512_table.gemm_4bit(g);
  }
  avx512::gemm_4bit_with<avx512::bf16_dot, bf16>(g);
}

// The conversion is one instruction where the avx512 unit has ten: 25 cycles for 64 values, not 35.
void dequantize_blockwise_bf16(const dequantize_blockwise_args& d) {
  if (d.dtype != NYBBLE_BF16) return avx512_table.dequantize_blockwise(d);
  avx512::dequantize_blockwise_to<bf16>(d);
}

}  // namespace

const kernel_table avx512bf16_table = {
    "avx512bf16",
    "AVX-512 F, BW, DQ, VL, VBMI, VBMI2, VNNI and BF16",
    has_avx512bf16,
    forward_to<avx512_table>::quantize_4bit,
    forward_to<avx512_table>::dequantize_4bit,
    gemm_4bit_bf16,
    forward_to<avx512_table>::gemm_4bit_grad,
    forward_to<avx512_table>::quantize_blockwise,
    dequantize_blockwise_bf16,
    forward_to<avx512_table>::int8_vectorwise_quant,
    forward_to<avx512_table>::int8_matmul,
    forward_to<avx512_table>::int8_mm_dequant,
    forward_to<avx512_table>::int8_outliers,
    forward_to<avx512_table>::optimizer_8bit,
    forward_to<avx512_table>::optimizer_32bit,
};

}  // namespace nybble::cpu
