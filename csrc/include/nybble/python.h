/* Python builtins that work on torch's tensors. They replace the Python code in nybble.functional,
 * which takes longer than a small operation.
 *
 * The library is linked to neither Python nor torch. The caller passes the addresses of the
 * interpreter's functions and of torch's objects. A builtin handles simple cases only. In other
 * cases it returns None and has no side effects.
 */
#ifndef NYBBLE_PYTHON_H
#define NYBBLE_PYTHON_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The first function returns the names of functions of CPython's stable ABI, and the second returns
 * the names of objects. A space follows each name. The caller passes their addresses to
 * nybble_python_open. */
NYBBLE_API const char* nybble_python_functions(void);
NYBBLE_API const char* nybble_python_objects(void);

/* Makes the builtins of an interpreter. Returns them as a new tuple in the order of their names, or
 * returns NULL if `exchange` (the DLPack C exchange of torch.Tensor) has an unknown version.
 * `functions` and `objects` are the addresses, in the order of the two lists of names. CPU results
 * of at least `pooled` bytes are allocated by the caller, not by the builtins. The calling thread
 * must hold the interpreter lock. The library keeps references to the objects until the process
 * ends. */
NYBBLE_API void* nybble_python_open(const void* const* functions, void* const* objects,
                                    const void* exchange, int64_t pooled);

#ifdef __cplusplus
}
#endif
#endif
