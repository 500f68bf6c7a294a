// The neondot implementation: the neon unit with the int8 dot product. Exports its table
// only.
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "int8/cpu/neon/int8.h"

namespace nybble::cpu {

const kernel_table neondot_table = {
    "neondot",
    "NEON with the int8 dot product (Armv8.2)",
    has_neon_dot,
    forward_to<neon_table>::quantize_4bit,
    forward_to<neon_table>::dequantize_4bit,
    forward_to<neon_table>::gemm_4bit,
    forward_to<neon_table>::gemm_4bit_grad,
    forward_to<neon_table>::quantize_blockwise,
    forward_to<neon_table>::dequantize_blockwise,
    forward_to<neon_table>::int8_vectorwise_quant,
    neon::int8_matmul,
    forward_to<neon_table>::int8_mm_dequant,
    forward_to<neon_table>::int8_outliers,
    forward_to<neon_table>::optimizer_8bit,
    forward_to<neon_table>::optimizer_32bit,
};

}  // namespace nybble::cpu
