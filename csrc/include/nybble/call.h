/* Call the functions of nybble.h by a record of words. A foreign-function interface such as ctypes
 * needs a microsecond to convert ten arguments, and a tenth of that to pass one pointer. */
#ifndef NYBBLE_CALL_H
#define NYBBLE_CALL_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One line per function: its name without `nybble_`, a blank, and a letter per argument: `q` for an
 * integer, an enumeration or a pointer, `d` for a float. */
NYBBLE_API const char* nybble_operations(void);

/* words[0]: the number of the function's line, from 0. Then its arguments in order, one 64-bit word
 * each: integers and enumerations by value, pointers by address, floats as the bits of a double.
 * Returns NYBBLE_INVALID_ARGUMENT for a number that does not fit its argument. */
NYBBLE_API nybble_status nybble_call(const int64_t* words);

#ifdef __cplusplus
}
#endif
#endif
