// Lets a program or library that links this file run on glibc 2.17, even if it is built with a
// newer glibc. Some functions were added after 2.17, or got a new version. The hidden definitions
// here replace them for our code and the static C++ library. Most of them jump to the old version,
// which newer glibcs still contain. tests/integration/test_old_glibc.py prints the names to add.
#define _GNU_SOURCE
#include <features.h>

#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
#include <dlfcn.h>
#include <linux/fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "versions.h"

#if defined(__x86_64__)
#define JUMP(symbol) "endbr64\njmp *" symbol "@GOTPCREL(%rip)\n"
#else
#define JUMP(symbol) \
  "hint #34\nadrp x16, :got:" symbol "\nldr x16, [x16, #:got_lo12:" symbol "]\nbr x16\n"
#endif

// This must be a jump: dlopen and dlsym find their caller by the return address.
#define JUMP_TO(name, target, first) \
  __asm__(".pushsection .text." #name ",\"ax\",%progbits\n"                   \
          ".globl " #name "\n.hidden " #name "\n.type " #name ", %function\n" \
          ".symver old_" #name ", " #target "@" GLIBC(first) "\n"             \
          ".p2align 4\n" #name ":\n.cfi_startproc\n" JUMP("old_" #name)       \
          ".cfi_endproc\n.size " #name ", .-" #name "\n.popsection\n")
#define OLD(name, first) JUMP_TO(name, name, first)

#pragma GCC visibility push(hidden)

// 2.34 moved libdl and libpthread into libc.
#define MOVED(library, name, first) OLD(name, first);
#include "moved.def"

// These functions have newer versions that do not set errno: from 2.27 (float), 2.29 and 2.38
OLD(exp, "2.2.5");
OLD(exp2, "2.2.5");
OLD(exp2f, "2.2.5");
OLD(expf, "2.2.5");
OLD(fmod, "2.2.5");
OLD(fmodf, "2.2.5");
OLD(log, "2.2.5");
OLD(log2, "2.2.5");
OLD(log2f, "2.2.5");
OLD(logf, "2.2.5");
OLD(pow, "2.2.5");
OLD(powf, "2.2.5");

// These functions exist since 2.38. They are the C23 variants, which also read "0b1".
JUMP_TO(__isoc23_fscanf, __isoc99_fscanf, "2.7");
JUMP_TO(__isoc23_sscanf, __isoc99_sscanf, "2.7");
JUMP_TO(__isoc23_strtol, strtol, "2.2.5");
JUMP_TO(__isoc23_strtoll, strtoll, "2.2.5");
JUMP_TO(__isoc23_strtoul, strtoul, "2.2.5");
JUMP_TO(__isoc23_strtoull, strtoull, "2.2.5");

// This variable exists since 2.32. 0 means that there may be other threads, which is always safe.
char __libc_single_threaded = 0;

// These functions exist since 2.33. They are declared here, because no header that declares them is
// included.
int stat(const char* path, void* out) {
  return (int)syscall(SYS_newfstatat, AT_FDCWD, path, out, 0);
}
int lstat(const char* path, void* out) {
  return (int)syscall(SYS_newfstatat, AT_FDCWD, path, out, AT_SYMLINK_NOFOLLOW);
}
int fstat(int file, void* out) { return (int)syscall(SYS_fstat, file, out); }
int fstatat(int folder, const char* path, void* out, int flags) {
  return (int)syscall(SYS_newfstatat, folder, path, out, flags);
}
// Offsets have 64 bits, so the functions for 64-bit offsets are the same
int stat64(const char*, void*) __attribute__((alias("stat")));
int lstat64(const char*, void*) __attribute__((alias("lstat")));
int fstat64(int, void*) __attribute__((alias("fstat")));
int fstatat64(int, const char*, void*, int) __attribute__((alias("fstatat")));

// getentropy exists since 2.25, arc4random since 2.36. std::random_device calls them, but nothing
// here uses it.
int getentropy(void* out, size_t bytes) {
  return syscall(SYS_getrandom, out, bytes, 0) == (long)bytes ? 0 : -1;
}
uint32_t arc4random(void) {
  uint32_t word;
  if (getentropy(&word, sizeof word) != 0) abort();
  return word;
}

// Destructors of thread-local objects, which glibc supports since 2.18. On an older glibc a pthread
// key runs them.
struct at_exit {
  void (*run)(void*);
  void* object;
  struct at_exit* next;
};
static pthread_key_t at_exit_key;
static pthread_once_t at_exit_once = PTHREAD_ONCE_INIT;

static void run_all(void* first) {
  for (struct at_exit* each = first; each != NULL;) {
    struct at_exit* const next = each->next;
    each->run(each->object);
    free(each);
    each = next;
  }
}

static void make_key(void) {
  if (pthread_key_create(&at_exit_key, run_all) != 0) abort();
}

int __cxa_thread_atexit_impl(void (*run)(void*), void* object, void* library) {
  typedef int (*function)(void (*)(void*), void*, void*);
  const function real = (function)dlsym(RTLD_DEFAULT, "__cxa_thread_atexit_impl");
  if (real != NULL) return real(run, object, library);
  struct at_exit* const added = malloc(sizeof *added);
  if (added == NULL) return -1;
  pthread_once(&at_exit_once, make_key);
  *added = (struct at_exit){run, object, pthread_getspecific(at_exit_key)};
  return pthread_setspecific(at_exit_key, added);
}
#endif
