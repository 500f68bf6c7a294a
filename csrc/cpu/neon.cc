// The neon implementation. Exports its table only.
#include "blockwise/cpu/neon/blockwise4.h"
#include "blockwise/cpu/neon/blockwise8.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/neon/gemm4.h"
#include "int8/cpu/neon/int8.h"
#include "optim/cpu/neon/optim.h"

namespace nybble::cpu {

const kernel_table neon_table = {
    "neon",
    "NEON",
    has_neon,
    neon::quantize_4bit,
    neon::dequantize_4bit,
    neon::gemm_4bit,
    neon::gemm_4bit_grad,
    neon::quantize_blockwise,
    neon::dequantize_blockwise,
    neon::int8_vectorwise_quant,
    neon::int8_matmul,
    forward_to<portable_table>::int8_mm_dequant,
    forward_to<portable_table>::int8_outliers,
    neon::optimizer_8bit,
    neon::optimizer_32bit,
};

}  // namespace nybble::cpu
