/* The functions of nybble.h, called by a record of words: for callers that pay for each argument.
 *
 * A foreign-function interface (Python's ctypes) takes a microsecond to convert ten arguments, and
 * a tenth of that to pass one pointer.
 */
#ifndef NYBBLE_CALL_H
#define NYBBLE_CALL_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum nybble_function NYBBLE_ENUM {
  NYBBLE_CALL_QUANTIZE_4BIT = 0,
  NYBBLE_CALL_DEQUANTIZE_4BIT = 1,
  NYBBLE_CALL_GEMM_4BIT = 2,
  NYBBLE_CALL_GEMM_4BIT_GRAD = 3,
  NYBBLE_CALL_QUANTIZE_BLOCKWISE = 4,
  NYBBLE_CALL_DEQUANTIZE_BLOCKWISE = 5,
  NYBBLE_CALL_INT8_VECTORWISE_QUANT = 6,
  NYBBLE_CALL_INT8_DOUBLE_QUANT = 7,
  NYBBLE_CALL_INT8_LINEAR_MATMUL = 8,
  NYBBLE_CALL_INT8_MM_DEQUANT = 9,
  NYBBLE_CALL_INT8_SCALED_MM = 10,
  NYBBLE_CALL_OPTIMIZER_UPDATE_8BIT = 11,
  NYBBLE_CALL_OPTIMIZER_UPDATE_32BIT = 12,
  NYBBLE_CALL_EMBEDDING_4BIT = 13,
  NYBBLE_CALL_EMBEDDING_8BIT = 14,
  NYBBLE_CALL_INT8_GRAD = 15,
  NYBBLE_CALL_INT8_LINEAR = 16
} nybble_function;

/* words[0]: a nybble_function; then its arguments in their order, a 64-bit word each: integers and
 * enumerations by value, pointers by address, floats as the bits of a double. The caller gives as
 * many words as the function has arguments, and one. A number that does not fit its argument is
 * refused. */
NYBBLE_API nybble_status nybble_call(const int64_t* words);

#ifdef __cplusplus
}
#endif
#endif
