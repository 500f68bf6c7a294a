/* Python builtins that work on torch's tensors. They avoid the overhead of the Python code in
 * nybble.functional, which takes longer than a small operation.
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

/* Both return names, each followed by a space. The caller passes these functions of CPython's
 * stable ABI, and these objects, to nybble_python_open. */
NYBBLE_API const char* nybble_python_functions(void);
NYBBLE_API const char* nybble_python_objects(void);

/* Makes the builtins of an interpreter. Returns a new tuple of them, in the order of their names,
 * or NULL if `exchange` (DLPack's C exchange of torch.Tensor) has an unknown version. functions,
 * objects: the addresses, in the order of the names above. pooled: the caller allocates CPU results
 * of at least this many bytes. The calling thread must hold the interpreter. References are kept
 * until the process ends. */
NYBBLE_API void* nybble_python_open(const void* const* functions, void* const* objects,
                                    const void* exchange, int64_t pooled);

#ifdef __cplusplus
}
#endif
#endif
