/* Run-time compilation (NVRTC) and linking (nvJitLink or the driver) through libnybble, and where
 * its lazily loaded libraries come from. Same rules as nybble.h: a status, a thread-local text,
 * nothing thrown.
 *
 * A program or linker belongs to one thread at a time. Everything passed in is copied; everything
 * handed out (code, logs) belongs to the object and lives until it is destroyed.
 */
#ifndef NYBBLE_LINK_H
#define NYBBLE_LINK_H

#include "nybble/nybble.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Where libraries come from ---- */
/* Look for wheels' libraries in this folder too, right after what the process has loaded already.
 */
NYBBLE_API nybble_status nybble_library_folder(const char* folder);
/* Use exactly this file for `library` (driver, nvrtc, nvjitlink, cublaslt); before its first use.
 */
NYBBLE_API nybble_status nybble_library_file(const char* library, const char* path);
/* Version of nvrtc or nvjitlink, 1000 * major + 10 * minor; NYBBLE_NO_DRIVER with every file tried
 * when absent. */
NYBBLE_API nybble_status nybble_library_version(const char* library, int32_t* version);
/* Compute capabilities (86 for sm_86) that this NVRTC compiles for. */
NYBBLE_API nybble_status nybble_nvrtc_architectures(int32_t* out, int32_t capacity, int32_t* count);

/* ---- Program: source -> cubin, PTX or LTO IR ---- */
typedef struct nybble_program nybble_program;
NYBBLE_API nybble_status nybble_program_create(const char* source, const char* name,
                                               const char* const* header_names,
                                               const char* const* header_sources, int32_t headers,
                                               nybble_program** program);
/* NYBBLE_BAD_IMAGE when the source does not compile; the text ends with the compiler's log. */
NYBBLE_API nybble_status nybble_program_compile(nybble_program* program, const char* const* options,
                                                int32_t count);
/* kind: "cubin", "ptx" or "ltoir", as the options of the compilation asked for. */
NYBBLE_API nybble_status nybble_program_code(nybble_program* program, const char* kind,
                                             const void** data, uint64_t* size);
NYBBLE_API const char* nybble_program_log(const nybble_program* program);
NYBBLE_API void nybble_program_destroy(nybble_program* program);

/* ---- Linker: cubins, PTX, LTO IR, fat binaries, libraries -> cubin or PTX ---- */
typedef struct nybble_linker nybble_linker;
/* backend: "nvjitlink" or "driver"; the driver's needs a current context at every call. arch:
 * "sm_86". output: "cubin" or "ptx". options: further options of nvJitLink ("-O3"); the driver
 * takes none. */
NYBBLE_API nybble_status nybble_linker_create(const char* backend, const char* arch,
                                              const char* output, int32_t lto,
                                              const char* const* options, int32_t count,
                                              nybble_linker** linker);
/* kind: "ptx", "cubin", "ltoir", "fatbin", "object" or "library". */
NYBBLE_API nybble_status nybble_linker_add(nybble_linker* linker, const char* kind,
                                           const void* data, uint64_t size, const char* name);
NYBBLE_API nybble_status nybble_linker_complete(nybble_linker* linker, const void** data,
                                                uint64_t* size);
/* Readable at any time before destroy, also after a failure; "" when there is none. */
NYBBLE_API const char* nybble_linker_info_log(const nybble_linker* linker);
NYBBLE_API const char* nybble_linker_error_log(const nybble_linker* linker);
NYBBLE_API void nybble_linker_destroy(nybble_linker* linker);

#ifdef __cplusplus
}
#endif
#endif
