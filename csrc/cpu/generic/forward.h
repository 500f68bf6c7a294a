// Functions that forward operations to another implementation. A unit uses them for operations that
// it does not implement itself. The functions are in an unnamed namespace, because a unit exports
// only its table.
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
  static void optimizer_4bit(const optimizer_args& args) { kTable.step_4bit(args); }
};

}  // namespace
}  // namespace nybble::cpu
