// The avx2 implementation. This file is compiled for the instruction sets that it needs, and
// exports only its function table.
#include "blockwise/cpu/avx2/blockwise4.h"
#include "blockwise/cpu/avx2/blockwise8.h"
#include "blockwise/cpu/generic/microscaled.h"
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "gemm4/cpu/avx2/gemm4.h"
#include "int8/cpu/avx2/int8.h"
#include "int8/cpu/generic/outliers.h"

namespace nybble::cpu {

namespace {
namespace avx2 {
using cpu::int8_mm_dequant;
using cpu::quantize_microscaled;
constexpr auto int8_outliers = cpu::int8_outliers<8>;
constexpr auto optimizer_8bit = steps_of<avx2optim_table>::optimizer_8bit;
constexpr auto optimizer_32bit = steps_of<avx2optim_table>::optimizer_32bit;
constexpr auto optimizer_4bit = steps_of<avx2optim_table>::optimizer_4bit;
}  // namespace avx2
}  // namespace

const kernel_table avx2_table = {
    "avx2",
    "AVX2, FMA and F16C",
    has_avx2,
#define NYBBLE_CPU_OPERATION(name, arguments) avx2::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
