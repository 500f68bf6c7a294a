// The portable implementation runs on every machine. The other implementations use it where they
// have no code of their own.
#include "blockwise/cpu/generic/blockwise4.h"
#include "blockwise/cpu/generic/blockwise8.h"
#include "blockwise/cpu/generic/microscaled.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/generic/gemm4.h"
#include "int8/cpu/generic/int8.h"
#include "int8/cpu/generic/outliers.h"

namespace nybble::cpu {

const kernel_table portable_table = {
    "portable",
    "nothing beyond the base architecture",
    always,
    quantize_4bit,
    quantize_microscaled,
    dequantize_4bit,
    gemm_4bit,
    gemm_4bit_grad,
    quantize_blockwise,
    dequantize_blockwise,
    int8_vectorwise_quant,
    int8_matmul,
    int8_mm_dequant,
    int8_outliers<4>,
    steps_of<portableoptim_table>::optimizer_8bit,
    steps_of<portableoptim_table>::optimizer_32bit,
    steps_of<portableoptim_table>::optimizer_4bit,
};

}  // namespace nybble::cpu
