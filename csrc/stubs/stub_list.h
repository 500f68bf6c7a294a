// Macros that define the functions of a library from its generated list. The library's generated
// file includes the list three times. Before each time, it defines NYBBLE_PHASE as one of these
// prefixes:
//
//   NYBBLE_COLD_   the cold paths and the slots
//   NYBBLE_ROW_    the entries of the table
//   NYBBLE_STUB_   the stubs
//
// The list has these entries:
//
//   FUNCTION, number, failed, type, name, (parameters), (arguments), clear, gate, forms, also
//   STACK_FUNCTION   the same for a function that has arguments on the stack
//   UNTYPED, library, name, number
//
// number: the index in the table. failed: what the cold path, which runs at the first call, returns
// if it cannot get the real function: the error code (CODE), its text (TEXT), 0 (VALUE) or nothing
// (VOID). clear: statements that clear the outputs before that. gate, forms, also: see `function`
// in stub.h.
#pragma once
#include "stub.h"
#include "stubs/report.h"

#define NYBBLE_ENTRY(kind, ...) NYBBLE_ENTRY_OF(NYBBLE_PHASE, kind)(__VA_ARGS__)
#define NYBBLE_ENTRY_OF(phase, kind) NYBBLE_ENTRY_JOIN(phase, kind)
#define NYBBLE_ENTRY_JOIN(phase, kind) phase##kind

#define NYBBLE_FAILED_CODE(type, failure) return static_cast<type>(failure)
#define NYBBLE_FAILED_TEXT(type, failure) return static_cast<void>(failure), last_detail()
#define NYBBLE_FAILED_VALUE(type, failure) \
  static_cast<void>(failure);              \
  return {}
#define NYBBLE_FAILED_VOID(type, failure) static_cast<void>(failure)

#define NYBBLE_COLD_PATH(number, failed, type, name, parameters, arguments, clear) \
  type cold_##name parameters {                                                    \
    if (const any_function real = resolve(NYBBLE_STUB_LIBRARY, number))            \
      return reinterpret_cast<decltype(&cold_##name)>(real) arguments;             \
    clear NYBBLE_FAILED_##failed(type, failure(NYBBLE_STUB_LIBRARY, number));      \
  }
#define NYBBLE_COLD_FUNCTION(number, failed, type, name, parameters, arguments, clear, ...) \
  NYBBLE_COLD_PATH(number, failed, type, name, parameters, arguments, clear)                \
  decltype(&cold_##name) slot_##name = &cold_##name;
#define NYBBLE_COLD_STACK_FUNCTION(number, failed, type, name, parameters, arguments, clear, ...) \
  NYBBLE_COLD_PATH(number, failed, type, name, parameters, arguments, clear)                      \
  }                                                                                               \
  extern decltype(&cold_##name) NYBBLE_HIDDEN_SLOT(name);                                         \
  decltype(&cold_##name) slot_##name = &cold_##name;                                              \
  namespace {
#define NYBBLE_HIDDEN_SLOT(name) \
  slot_##name __asm__("nybble_slot_" #name) __attribute__((visibility("hidden")))

#define NYBBLE_ROW_FUNCTION(number, failed, type, name, parameters, arguments, clear, ...) \
  {#name, &slot_##name, __VA_ARGS__},
#define NYBBLE_ROW_STACK_FUNCTION NYBBLE_ROW_FUNCTION

#define NYBBLE_STUB_FUNCTION(number, failed, type, name, parameters, arguments, ...) \
  type name parameters { return NYBBLE_STUB_LOAD(nybble::stubs::slot_##name) arguments; }

#if NYBBLE_STUB_JUMPS
#define NYBBLE_COLD_UNTYPED(library, name, number)                            \
  }                                                                           \
  extern "C" __attribute__((visibility("hidden"))) void nybble_cold_##name(); \
  extern any_function NYBBLE_HIDDEN_SLOT(name);                               \
  any_function slot_##name = &nybble_cold_##name;                             \
  namespace {
#define NYBBLE_ROW_UNTYPED(library, name, number) {#name, &slot_##name, false, nullptr},
#define NYBBLE_STUB_STACK_FUNCTION(number, failed, type, name, ...) NYBBLE_STUB_JUMP(#name);
#define NYBBLE_STUB_UNTYPED(library, name, number) NYBBLE_UNTYPED_STUB(library, #name, number);
#else
#define NYBBLE_COLD_UNTYPED(library, name, number)
#define NYBBLE_ROW_UNTYPED(library, name, number)
#define NYBBLE_STUB_STACK_FUNCTION NYBBLE_STUB_FUNCTION
#define NYBBLE_STUB_UNTYPED(library, name, number)
#endif
