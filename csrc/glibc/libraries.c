// Stand-ins for libdl.so.2 and libpthread.so.0, which only the linker reads. The stand-ins define
// the functions that the real libraries had before glibc 2.34. So the linker records that these
// functions are in libdl or libpthread, although the build machine's libc has the functions too.
// The loader of glibc 2.17 to 2.29 needs this record. Without it, the loader would search libc for
// the functions, and would stop with an error.
#include "versions.h"

// A default version (@@) would also define the name without a version. The linker would then
// resolve the reference in old_symbols.c to the definition in old_symbols.c, which would jump to
// itself.
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
