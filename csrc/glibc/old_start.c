// Starts a program through the old version of __libc_start_main, which every glibc has. Since 2.34
// the C library runs the constructors. Before 2.34, the caller passed functions that run them.
#include <features.h>

#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
#include <stddef.h>

#if defined(__x86_64__)
__asm__(".symver old_start_main, __libc_start_main@GLIBC_2.2.5");
#else
__asm__(".symver old_start_main, __libc_start_main@GLIBC_2.17");
#endif

typedef int main_function(int, char**, char**);
typedef void start_function(int, char**, char**);
extern int old_start_main(main_function*, int, char**, start_function*, void (*)(void),
                          void (*)(void), void*);
extern start_function *__preinit_array_start[], *__preinit_array_end[], *__init_array_start[],
    *__init_array_end[];
extern void _init(void), _fini(void);
extern void (*__fini_array_start[])(void), (*__fini_array_end[])(void);

static void constructors(int count, char** arguments, char** environment) {
  const size_t first = __preinit_array_end - __preinit_array_start,
               others = __init_array_end - __init_array_start;
  for (size_t i = 0; i < first; ++i) __preinit_array_start[i](count, arguments, environment);
  _init();
  for (size_t i = 0; i < others; ++i) __init_array_start[i](count, arguments, environment);
}

static void destructors(void) {
  for (size_t i = __fini_array_end - __fini_array_start; i > 0; --i) __fini_array_start[i - 1]();
  _fini();
}

__attribute__((visibility("hidden"))) int __libc_start_main(main_function* main, int count,
                                                            char** arguments, start_function* init,
                                                            void (*fini)(void),
                                                            void (*loader_fini)(void),
                                                            void* stack_end) {
  // crt1.o of a glibc before 2.34 passes its own functions
  start_function* const begin = init != NULL ? init : constructors;
  void (*const end)(void) = init != NULL ? fini : destructors;
  return old_start_main(main, count, arguments, begin, end, loader_fini, stack_end);
}
#endif
