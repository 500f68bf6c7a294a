// The amxbf16 implementation: the avx512bf16 unit with bfloat16 products in AMX tiles.
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/amx/gemm4.h"

namespace nybble::cpu {
namespace {

void gemm_4bit_amx(const gemm_4bit_args& g) {
  if (!amx::possible(g)) return avx512bf16_table.gemm_4bit(g);
  amx::gemm_4bit(g);
}

struct unit : forward_to<avx512bf16_table> {
  static constexpr auto gemm_4bit = gemm_4bit_amx;
};

}  // namespace

const kernel_table amxbf16_table = {
    "amxbf16",
    "AVX-512 F, BW, DQ, VL, VBMI, VBMI2, VNNI and BF16, and AMX with BF16",
    has_amxbf16,
#define NYBBLE_CPU_OPERATION(name, arguments) unit::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
