// The neon implementation.
#include "blockwise/cpu/generic/microscaled.h"
#include "blockwise/cpu/neon/blockwise4.h"
#include "blockwise/cpu/neon/blockwise8.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/neon/gemm4.h"
#include "int8/cpu/neon/int8.h"
#include "optim/cpu/neon/optim.h"

namespace nybble::cpu {

namespace {

struct unit : forward_to<portable_table> {
  static constexpr auto quantize_4bit = neon::quantize_4bit;
  static constexpr auto quantize_microscaled = cpu::quantize_microscaled;
  static constexpr auto dequantize_4bit = neon::dequantize_4bit;
  static constexpr auto gemm_4bit = neon::gemm_4bit;
  static constexpr auto gemm_4bit_grad = neon::gemm_4bit_grad;
  static constexpr auto quantize_blockwise = neon::quantize_blockwise;
  static constexpr auto dequantize_blockwise = neon::dequantize_blockwise;
  static constexpr auto int8_vectorwise_quant = neon::int8_vectorwise_quant;
  static constexpr auto int8_matmul = neon::int8_matmul;
  static constexpr auto optimizer_8bit = optimizer_8bit_by<neon::lanes4, neon::state_blocks>;
  static constexpr auto optimizer_32bit = optimizer_32bit_with<neon::lanes4>;
  static constexpr auto optimizer_4bit = optimizer_4bit_with<neon::lanes4, neon_table>;
};

}  // namespace

const kernel_table neon_table = {
    "neon",
    "NEON",
    has_neon,
#define NYBBLE_CPU_OPERATION(name, arguments) unit::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
