// Owns: functions that hand an operation on to another implementation's table, for units that have
// nothing better for it. In an unnamed namespace: a unit exports its table only.
#pragma once

#include "cpu/table.h"

namespace nybble::cpu {
namespace {

template <const kernel_table& kTable>
struct handed_to {
  static void quantize_4bit(const quantize_4bit_args& args) { kTable.quantize_4bit(args); }
  static void dequantize_4bit(const dequantize_4bit_args& args) { kTable.dequantize_4bit(args); }
  static void gemm_4bit(const gemm_4bit_args& args) { kTable.gemm_4bit(args); }
  static void gemm_4bit_grad(const gemm_4bit_args& args) { kTable.gemm_4bit_grad(args); }
  static void quantize_blockwise(const quantize_blockwise_args& args) {
    kTable.quantize_blockwise(args);
  }
  static void dequantize_blockwise(const dequantize_blockwise_args& args) {
    kTable.dequantize_blockwise(args);
  }
  static void int8_vectorwise_quant(const int8_vectorwise_quant_args& args) {
    kTable.int8_vectorwise_quant(args);
  }
  static void int8_matmul(const int8_matmul_args& args) { kTable.int8_matmul(args); }
  static void int8_mm_dequant(const int8_mm_dequant_args& args) { kTable.int8_mm_dequant(args); }
  static void int8_outliers(const int8_linear_args& args) { kTable.int8_outliers(args); }
  static void optimizer_8bit(const optimizer_args& args) { kTable.optimizer_8bit(args); }
  static void optimizer_32bit(const optimizer_args& args) { kTable.optimizer_32bit(args); }
};

template <const optimizer_table& kTable>
struct steps_of {
  static void optimizer_8bit(const optimizer_args& args) { kTable.step_8bit(args); }
  static void optimizer_32bit(const optimizer_args& args) { kTable.step_32bit(args); }
};

}  // namespace
}  // namespace nybble::cpu
