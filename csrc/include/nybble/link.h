/* Run-time compilation (NVRTC), run-time linking (nvJitLink or the driver), and the search for the
 * lazily loaded libraries. As in nybble.h, functions return a status, set a thread-local text and
 * never throw.
 *
 * Only one thread at a time may use a program or a linker. Arguments are copied. Returned code and
 * logs belong to the program or linker, and stay valid until it is destroyed.
 */
#ifndef NYBBLE_LINK_H
#define NYBBLE_LINK_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Where libraries come from ---- */
/* Adds a folder to the search. The search visits this folder right after the libraries that
 * are already loaded. */
NYBBLE_API nybble_status nybble_library_folder(const char* folder);
/* Sets the file of `library` (driver, nvrtc, nvjitlink or cublaslt). Call this before the library
 * is used for the first time. */
NYBBLE_API nybble_status nybble_library_file(const char* library, const char* path);
/* Gets the version of nvrtc or nvjitlink, as 1000 * major + 10 * minor. If the library is missing,
 * returns NYBBLE_NO_DRIVER, and the error text lists every file that was tried. */
NYBBLE_API nybble_status nybble_library_version(const char* library, int32_t* version);
/* Gets the compute capabilities (such as 86 for sm_86) for which this NVRTC compiles. */
NYBBLE_API nybble_status nybble_nvrtc_architectures(int32_t* out, int32_t capacity, int32_t* count);

/* ---- Program: source -> cubin, PTX or LTO IR ---- */
typedef struct nybble_program nybble_program;
NYBBLE_API nybble_status nybble_program_create(const char* source, const char* name,
                                               const char* const* header_names,
                                               const char* const* header_sources, int32_t headers,
                                               nybble_program** program);
/* Compiles the program. If the source does not compile, returns NYBBLE_BAD_IMAGE, and the error
 * text ends with the compiler's log. */
NYBBLE_API nybble_status nybble_program_compile(nybble_program* program, const char* const* options,
                                                int32_t count);
/* kind: "cubin", "ptx" or "ltoir". The compile options must have requested this kind. */
NYBBLE_API nybble_status nybble_program_code(nybble_program* program, const char* kind,
                                             const void** data, uint64_t* size);
NYBBLE_API const char* nybble_program_log(const nybble_program* program);
NYBBLE_API void nybble_program_destroy(nybble_program* program);

/* ---- Linker: cubins, PTX, LTO IR, fat binaries, libraries -> cubin or PTX ---- */
typedef struct nybble_linker nybble_linker;
/* backend: "nvjitlink" or "driver". The linker of the driver needs a current context at every call.
 * arch: for example "sm_86". output: "cubin" or "ptx". options: for example "-O3", only for
 * nvJitLink. */
NYBBLE_API nybble_status nybble_linker_create(const char* backend, const char* arch,
                                              const char* output, int32_t lto,
                                              const char* const* options, int32_t count,
                                              nybble_linker** linker);
/* kind: "ptx", "cubin", "ltoir", "fatbin", "object" or "library". */
NYBBLE_API nybble_status nybble_linker_add(nybble_linker* linker, const char* kind,
                                           const void* data, uint64_t size, const char* name);
NYBBLE_API nybble_status nybble_linker_complete(nybble_linker* linker, const void** data,
                                                uint64_t* size);
/* Each returns a log of the linker, or "" if there is none, even after a failure. The text is valid
 * until the linker is destroyed. */
NYBBLE_API const char* nybble_linker_info_log(const nybble_linker* linker);
NYBBLE_API const char* nybble_linker_error_log(const nybble_linker* linker);
NYBBLE_API void nybble_linker_destroy(nybble_linker* linker);

#ifdef __cplusplus
}
#endif
#endif
