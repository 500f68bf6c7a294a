// The avx512 implementation. This file is compiled for the instruction sets that it needs, and
// exports only its function table.
#include "blockwise/cpu/avx512/blockwise4.h"
#include "blockwise/cpu/avx512/blockwise4_dequantize.h"
#include "blockwise/cpu/avx512/blockwise8.h"
#include "blockwise/cpu/generic/microscaled.h"
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
namespace avx512 {
using cpu::int8_mm_dequant;
using cpu::quantize_microscaled;
constexpr auto int8_outliers = cpu::int8_outliers<16>;
constexpr auto optimizer_8bit = steps_of<avx512optim_table>::optimizer_8bit;
constexpr auto optimizer_32bit = steps_of<avx512optim_table>::optimizer_32bit;
constexpr auto optimizer_4bit = steps_of<avx512optim_table>::optimizer_4bit;
}  // namespace avx512
}  // namespace

const kernel_table avx512_table = {
    "avx512",
    "AVX-512 F, BW, DQ, VL, VBMI, VBMI2 and VNNI",
    has_avx512,
#define NYBBLE_CPU_OPERATION(name, arguments) avx512::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
