/* Builtins for Python on torch's tensors: a call of nybble.functional without Python's own
 * overhead, which exceeds small work.
 *
 * The library is linked to neither Python nor torch: the interpreter's functions and torch's
 * objects are passed by address. A builtin handles simple cases and returns None for all others,
 * without side effects.
 */
#ifndef NYBBLE_PYTHON_H
#define NYBBLE_PYTHON_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Names, each followed by a blank: functions of CPython's stable ABI; objects that the caller
 * passes. */
NYBBLE_API const char* nybble_python_functions(void);
NYBBLE_API const char* nybble_python_objects(void);

/* Makes the builtins of an interpreter: a new tuple of them, in the order of their names, or NULL
 * if `exchange` (DLPack's C exchange of torch.Tensor) has an unknown version. functions, objects:
 * addresses in the order of the names. pooled: CPU results of at least so many bytes are left to
 * the caller. Call it with the interpreter held. References are kept until the process ends. */
NYBBLE_API void* nybble_python_open(const void* const* functions, void* const* objects,
                                    const void* exchange, int64_t pooled);

#ifdef __cplusplus
}
#endif
#endif
