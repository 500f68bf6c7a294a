// The avx512 implementation. Compiled with its instruction sets; exports its table only.
#include "blockwise/cpu/avx512/blockwise4.h"
#include "blockwise/cpu/avx512/blockwise4_dequantize.h"
#include "blockwise/cpu/avx512/blockwise8.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/avx512/dgrad.h"
#include "gemm4/cpu/avx512/gemm4.h"
#include "int8/cpu/avx512/matmul.h"
#include "int8/cpu/avx512/quantize.h"
#include "int8/cpu/generic/outliers.h"

namespace nybble::cpu {

const kernel_table avx512_table = {
    "avx512",
    "AVX-512 F, BW, DQ, VL, VBMI, VBMI2 and VNNI",
    has_avx512,
    avx512::quantize_4bit,
    avx512::dequantize_4bit,
    avx512::gemm_4bit,
    avx512::gemm_4bit_grad,
    avx512::quantize_blockwise,
    avx512::dequantize_blockwise,
    avx512::int8_vectorwise_quant,
    avx512::int8_matmul,
    int8_mm_dequant,
    int8_outliers<16>,
    steps_of<avx512optim_table>::optimizer_8bit,
    steps_of<avx512optim_table>::optimizer_32bit,
};

}  // namespace nybble::cpu
