// libdl.so.2 and libpthread.so.0 for the linker, with the functions that they had before
// glibc 2.34. They are never loaded. With them the linker records that these functions are in those
// libraries, although the libc that it links with has them too. The loader of glibc 2.17 to 2.29
// needs this: if libc is searched first and does not have the function there, it stops with an
// error.
#include "versions.h"

// A default version (@@) would also define the name without a version: then the linker resolves the
// reference of old_symbols.c to the definition there, which jumps to itself.
#define STUB(name, first)   \
  void stub_##name(void) {} \
  __asm__(".symver stub_" #name ", " #name "@" GLIBC(first));
#define NOTHING(name, first)
#if defined(NYBBLE_LIBDL)
#define MOVED_dl STUB
#define MOVED_pthread NOTHING
#else
#define MOVED_dl NOTHING
#define MOVED_pthread STUB
#endif
#define MOVED(library, name, first) MOVED_##library(name, first)
#include "moved.def"
