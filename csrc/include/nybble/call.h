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

/* The functions: a line each, its name without `nybble_`, a blank, and a letter for each argument:
 * `q` for an integer, an enumeration or a pointer, `d` for a float. */
NYBBLE_API const char* nybble_operations(void);

/* words[0]: the number of the function's line, from 0; then its arguments in order, a 64-bit word
 * each: integers and enumerations by value, pointers by address, floats as the bits of a double.
 * The caller supplies one word more than the function has arguments. A number that does not fit its
 * argument is refused. */
NYBBLE_API nybble_status nybble_call(const int64_t* words);

#ifdef __cplusplus
}
#endif
#endif
