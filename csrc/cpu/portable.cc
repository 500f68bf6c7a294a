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

namespace {

constexpr kernel_table table() {
  constexpr auto int8_outliers = cpu::int8_outliers<4>;
  constexpr auto optimizer_8bit = steps_of<portableoptim_table>::optimizer_8bit;
  constexpr auto optimizer_32bit = steps_of<portableoptim_table>::optimizer_32bit;
  constexpr auto optimizer_4bit = steps_of<portableoptim_table>::optimizer_4bit;
  return {
      "portable",
      "nothing beyond the base architecture",
      always,
#define NYBBLE_CPU_OPERATION(name, arguments) name,
#include "core/operations.def"
  };
}

}  // namespace

const kernel_table portable_table = table();

}  // namespace nybble::cpu
