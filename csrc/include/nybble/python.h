/* Builtins for Python over torch's tensors: a call of nybble.functional in one piece, without
 * Python's own part of a call (which takes longer than small work).
 *
 * The library knows neither Python nor torch: the interpreter's functions and torch's objects come
 * in by address. A builtin does the plain case and returns None for every other, without a trace.
 */
#ifndef NYBBLE_PYTHON_H
#define NYBBLE_PYTHON_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Names, with a blank after each: functions of CPython's stable ABI; objects of the caller's. */
NYBBLE_API const char* nybble_python_functions(void);
NYBBLE_API const char* nybble_python_objects(void);

/* Makes the builtins of an interpreter: a new tuple of them, each with its name, or NULL where
 * `exchange` (DLPack's C exchange of torch.Tensor) is of an unknown version. functions, objects:
 * addresses in the order of the names. pooled: CPU results of that many bytes are left to the
 * caller. To be called with the interpreter held; keeps references until the process ends. */
NYBBLE_API void* nybble_python_open(const void* const* functions, void* const* objects,
                                    const void* exchange, int64_t pooled);

#ifdef __cplusplus
}
#endif
#endif
