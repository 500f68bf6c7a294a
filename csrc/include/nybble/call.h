/* Calls the functions of nybble.h with all arguments in one array of words. A foreign-function
 * interface such as ctypes needs a microsecond to convert ten arguments, but only a tenth of that
 * to pass a single pointer. */
#ifndef NYBBLE_CALL_H
#define NYBBLE_CALL_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns a text with a line for each function: its name without `nybble_`, a space, and a letter
 * for each argument. The letter is `q` for an integer, an enumeration or a pointer, and `d` for a
 * float. */
NYBBLE_API const char* nybble_operations(void);

/* Calls a function. words[0] is the number of the function's line, counted from 0. The next words
 * are the arguments in order, one 64-bit word each: integers and enumerations by value, pointers by
 * address, and floats as the bits of a double. Returns NYBBLE_INVALID_ARGUMENT if a number does not
 * fit the type of its argument. */
NYBBLE_API nybble_status nybble_call(const int64_t* words);

#ifdef __cplusplus
}
#endif
#endif
