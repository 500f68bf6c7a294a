// Forward operations to another implementation's table, for units without their own code. In an
// unnamed namespace, because a unit exports its table only.
#pragma once

#include "cpu/table.h"

namespace nybble::cpu {
namespace {

template <const kernel_table& kTable>
struct forward_to {
#define NYBBLE_CPU_OPERATION(name, arguments) \
  static void name(const arguments& args) { kTable.name(args); }
#include "core/operations.def"
};

template <const optimizer_table& kTable>
struct steps_of {
  static void optimizer_8bit(const optimizer_args& args) { kTable.step_8bit(args); }
  static void optimizer_32bit(const optimizer_args& args) { kTable.step_32bit(args); }
};

}  // namespace
}  // namespace nybble::cpu
