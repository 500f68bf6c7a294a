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

namespace {

// The operations of this unit; others are forwarded.
struct unit : forward_to<portable_table> {
  static constexpr auto quantize_4bit = avx2::quantize_4bit;
  static constexpr auto dequantize_4bit = avx2::dequantize_4bit;
  static constexpr auto gemm_4bit = avx2::gemm_4bit;
  static constexpr auto gemm_4bit_grad = avx2::gemm_4bit_grad;
  static constexpr auto quantize_blockwise = avx2::quantize_blockwise;
  static constexpr auto dequantize_blockwise = avx2::dequantize_blockwise;
  static constexpr auto int8_vectorwise_quant = avx2::int8_vectorwise_quant;
  static constexpr auto int8_matmul = avx2::int8_matmul;
  static constexpr auto int8_mm_dequant = cpu::int8_mm_dequant;
  static constexpr auto int8_outliers = cpu::int8_outliers<8>;
  static constexpr auto optimizer_8bit = steps_of<avx2optim_table>::optimizer_8bit;
  static constexpr auto optimizer_32bit = steps_of<avx2optim_table>::optimizer_32bit;
};

}  // namespace

const kernel_table avx2_table = {
    "avx2",
    "AVX2, FMA and F16C",
    has_avx2,
#define NYBBLE_CPU_OPERATION(name, arguments) unit::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
