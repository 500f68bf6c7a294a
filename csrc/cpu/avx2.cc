// The avx2 implementation. Compiled with its instruction sets; exports its table only.
#include "blockwise/cpu/avx2/blockwise4.h"
#include "blockwise/cpu/avx2/blockwise8.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/avx2/gemm4.h"
#include "int8/cpu/avx2/int8.h"
#include "int8/cpu/generic/outliers.h"

namespace nybble::cpu {

const kernel_table avx2_table = {
    "avx2",
    "AVX2, FMA and F16C",
    has_avx2,
    avx2::quantize_4bit,
    avx2::dequantize_4bit,
    avx2::gemm_4bit,
    avx2::gemm_4bit_grad,
    avx2::quantize_blockwise,
    avx2::dequantize_blockwise,
    avx2::int8_vectorwise_quant,
    avx2::int8_matmul,
    int8_mm_dequant,
    int8_outliers<8>,
    steps_of<avx2optim_table>::optimizer_8bit,
    steps_of<avx2optim_table>::optimizer_32bit,
};

}  // namespace nybble::cpu
