// Defines the wrappers of a library. The file that includes this header defines these macros:
//
//   NYBBLE_TRACED            the library: driver or cudart
//   NYBBLE_TRACED_STEM       the start of the library's file name
//   NYBBLE_TRACED_ABSENT     the status if the library is not loaded
//   NYBBLE_TRACED_FUNCTIONS  the generated list of its functions
//
// A function of the list returns a status (STATUS), something else (VALUE) or nothing (VOID).
// LAUNCH is a launch function of the runtime; the kernel is the first argument of its hook. A hook
// is a call of an event function of record.h. It may use the parameters of the wrapped function,
// and `code`, its result.
#include "tools/trace/record.h"

#define NYBBLE_PASTE(a, b) a##b
#define NYBBLE_NAME(library, suffix) NYBBLE_PASTE(library, suffix)
#define NYBBLE_BEGIN(type, name, declared, absent)                               \
  static decltype(&::name) real_##name = nullptr;                                \
  extern "C" type name declared {                                                \
    auto real = __atomic_load_n(&real_##name, __ATOMIC_ACQUIRE);                 \
    if (real == nullptr)                                                         \
      real = reinterpret_cast<decltype(real)>(reach(NYBBLE_TRACED_STEM, #name)); \
    if (real == nullptr) return absent;
#define NYBBLE_END(type, name, passed, ...)             \
  const auto code = real passed;                        \
  __VA_ARGS__;                                          \
  if (code != 0) failed(#name, static_cast<int>(code)); \
  return code;                                          \
  }
#define NYBBLE_STATUS(type, name, declared, passed, ...)                      \
  NYBBLE_BEGIN(type, name, declared, static_cast<type>(NYBBLE_TRACED_ABSENT)) \
  NYBBLE_END(type, name, passed, __VA_ARGS__)
#define NYBBLE_KERNEL_OF(event) NYBBLE_FIRST_OF_##event
#define NYBBLE_FIRST_OF_launched(kernel, ...) kernel
#define NYBBLE_LAUNCH(type, name, declared, passed, hook)                     \
  NYBBLE_BEGIN(type, name, declared, static_cast<type>(NYBBLE_TRACED_ABSENT)) \
  const runtime_launch inside(NYBBLE_KERNEL_OF(hook));                        \
  NYBBLE_END(type, name, passed, hook)
#define NYBBLE_VALUE(type, name, declared, passed, ...) \
  NYBBLE_BEGIN(type, name, declared, {})                \
  const auto code = real passed;                        \
  __VA_ARGS__;                                          \
  return code;                                          \
  }
#define NYBBLE_VOID(name, declared, passed, ...) \
  NYBBLE_BEGIN(void, name, declared, )           \
  real passed;                                   \
  __VA_ARGS__;                                   \
  }

namespace nybble::trace {

#include NYBBLE_TRACED_FUNCTIONS

#undef NYBBLE_STATUS
#undef NYBBLE_LAUNCH
#undef NYBBLE_VALUE
#undef NYBBLE_VOID
#define NYBBLE_ROW(name) {#name, reinterpret_cast<void*>(&::name), &real_##name},
#define NYBBLE_STATUS(type, name, ...) NYBBLE_ROW(name)
#define NYBBLE_LAUNCH(type, name, ...) NYBBLE_ROW(name)
#define NYBBLE_VALUE(type, name, ...) NYBBLE_ROW(name)
#define NYBBLE_VOID(name, ...) NYBBLE_ROW(name)
extern const wrapper NYBBLE_NAME(NYBBLE_TRACED, _wrappers)[] = {
#include NYBBLE_TRACED_FUNCTIONS
};
extern const std::size_t NYBBLE_NAME(NYBBLE_TRACED, _wrapper_count) =
    sizeof NYBBLE_NAME(NYBBLE_TRACED, _wrappers) / sizeof(wrapper);

}  // namespace nybble::trace
