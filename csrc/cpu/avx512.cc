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

namespace {

// The operations of this unit; others are forwarded.
struct unit : forward_to<portable_table> {
  static constexpr auto quantize_4bit = avx512::quantize_4bit;
  static constexpr auto dequantize_4bit = avx512::dequantize_4bit;
  static constexpr auto gemm_4bit = avx512::gemm_4bit;
  static constexpr auto gemm_4bit_grad = avx512::gemm_4bit_grad;
  static constexpr auto quantize_blockwise = avx512::quantize_blockwise;
  static constexpr auto dequantize_blockwise = avx512::dequantize_blockwise;
  static constexpr auto int8_vectorwise_quant = avx512::int8_vectorwise_quant;
  static constexpr auto int8_matmul = avx512::int8_matmul;
  static constexpr auto int8_mm_dequant = cpu::int8_mm_dequant;
  static constexpr auto int8_outliers = cpu::int8_outliers<16>;
  static constexpr auto optimizer_8bit = steps_of<avx512optim_table>::optimizer_8bit;
  static constexpr auto optimizer_32bit = steps_of<avx512optim_table>::optimizer_32bit;
};

}  // namespace

const kernel_table avx512_table = {
    "avx512",
    "AVX-512 F, BW, DQ, VL, VBMI, VBMI2 and VNNI",
    has_avx512,
#define NYBBLE_CPU_OPERATION(name, arguments) unit::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
