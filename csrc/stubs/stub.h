// The record of a library, and functions that resolve its functions. The generated stubs and the
// loader share them.
#pragma once

#if !defined(__unix__) && !defined(__APPLE__)
#error "nybble's lazy CUDA stubs need POSIX dlopen; Windows is not supported"
#endif

#include <atomic>
#include <cstddef>
#include <cstring>

// A stub with arguments on the stack is a bare jump through `nybble_slot_<name>`, because compilers
// would copy each argument. On architectures other than x86-64 and aarch64, such a stub is a C++
// function.
#ifdef NYBBLE_STUBS_EXPORTED
#define NYBBLE_STUB_HIDE(name) ""
#else
#define NYBBLE_STUB_HIDE(name) ".hidden " name "\n"
#endif
#if defined(__GNUC__) && !defined(__APPLE__) && (defined(__x86_64__) || defined(__aarch64__))
#define NYBBLE_STUB_JUMPS 1
#define NYBBLE_STUB_JUMP(name)                                                             \
  __asm__(".pushsection .text\n.p2align 4\n.globl " name                                   \
          "\n" NYBBLE_STUB_HIDE(name) ".type " name ", %function\n" name                   \
                                      ":\n" NYBBLE_STUB_GO(name) ".size " name ", .-" name \
                                                                 "\n.popsection\n")
#else
#define NYBBLE_STUB_JUMPS 0
#endif
// Loads the function pointer in a slot. Slots are plain pointers, because using std::atomic for
// each function's type takes a third of the stubs' compile time.
#define NYBBLE_STUB_LOAD(slot) __atomic_load_n(&(slot), __ATOMIC_ACQUIRE)
#if defined(__x86_64__)
#define NYBBLE_STUB_GO(name) "endbr64\nmovq nybble_slot_" name "(%rip), %rax\njmp *%rax\n"
// A stub of a function that no header declares is a bare jump too. The first call of such a stub
// saves every register that can hold an argument, gets the function from
// `nybble_untyped_<library>`, and jumps to it.
#define NYBBLE_UNTYPED_STUB(library, name, index)                                                  \
  NYBBLE_STUB_JUMP(name);                                                                          \
  __asm__(".pushsection .text\n.p2align 4\n.globl nybble_cold_" name "\n.hidden nybble_cold_" name \
          "\nnybble_cold_" name ":\nendbr64\npushq $" index "\njmp nybble_untyped_call_" library   \
          "\n.popsection\n")
#define NYBBLE_STUB_UNTYPED_CALL(library)                                                    \
  __asm__(".pushsection .text\n.p2align 4\nnybble_untyped_call_" library                     \
          ":\npushq %rdi\npushq %rsi\npushq %rdx\npushq %rcx\npushq %r8\npushq %r9\n"        \
          "subq $128, %rsp\nmovups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\n"                  \
          "movups %xmm2, 32(%rsp)\nmovups %xmm3, 48(%rsp)\nmovups %xmm4, 64(%rsp)\n"         \
          "movups %xmm5, 80(%rsp)\nmovups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"        \
          "movq 176(%rsp), %rdi\ncall nybble_untyped_" library                               \
          "\nmovups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\n"         \
          "movups 48(%rsp), %xmm3\nmovups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\n"         \
          "movups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\naddq $128, %rsp\npopq %r9\n"     \
          "popq %r8\npopq %rcx\npopq %rdx\npopq %rsi\npopq %rdi\naddq $8, %rsp\njmp *%rax\n" \
          ".popsection\n")
#elif defined(__aarch64__)
// `hint #34` is the instruction `bti c`. The load-acquire ldar makes visible what another thread
// wrote before it published the slot.
#define NYBBLE_STUB_GO(name)                                                        \
  "hint #34\nadrp x16, nybble_slot_" name "\nadd x16, x16, :lo12:nybble_slot_" name \
  "\nldar x16, [x16]\nbr x16\n"
#define NYBBLE_UNTYPED_STUB(library, name, index)                                                  \
  NYBBLE_STUB_JUMP(name);                                                                          \
  __asm__(".pushsection .text\n.p2align 4\n.globl nybble_cold_" name "\n.hidden nybble_cold_" name \
          "\nnybble_cold_" name ":\nhint #34\nmovz x16, #" index                                   \
          "\nb nybble_untyped_call_" library "\n.popsection\n")
#define NYBBLE_STUB_UNTYPED_CALL(library)                                                       \
  __asm__(                                                                                      \
      ".pushsection .text\n.p2align 4\nnybble_untyped_call_" library                            \
      ":\nstp x29, x30, [sp, #-224]!\nmov x29, sp\nstp x0, x1, [sp, #16]\n"                     \
      "stp x2, x3, [sp, #32]\nstp x4, x5, [sp, #48]\nstp x6, x7, [sp, #64]\n"                   \
      "str x8, [sp, #80]\nstp q0, q1, [sp, #96]\nstp q2, q3, [sp, #128]\n"                      \
      "stp q4, q5, [sp, #160]\nstp q6, q7, [sp, #192]\nmov x0, x16\nbl nybble_untyped_" library \
      "\nmov x16, x0\nldp x0, x1, [sp, #16]\nldp x2, x3, [sp, #32]\nldp x4, x5, [sp, #48]\n"    \
      "ldp x6, x7, [sp, #64]\nldr x8, [sp, #80]\nldp q0, q1, [sp, #96]\n"                       \
      "ldp q2, q3, [sp, #128]\nldp q4, q5, [sp, #160]\nldp q6, q7, [sp, #192]\n"                \
      "ldp x29, x30, [sp], #224\nbr x16\n.popsection\n")
#endif

namespace nybble::stubs {

using any_function = void (*)();

// How to call a function in one CUDA major of its library: call `symbol`, or the adapter of
// `symbol` that `adapt` returns (`adapt` is null if none is needed). If `symbol` is null, the
// function has another type in that major, and the call is refused.
struct form {
  int major;
  const char* symbol;
  any_function (*adapt)(any_function);
};

// A function of a library. `slot` points to the function pointer that its stub calls. `forms` is
// set only if the function differs between majors; its last entry has major 0. `gate` says that a
// file without this function is not this library. `also` is null, or a null-terminated array of
// functions that the callers of this function also need; a file without them is skipped.
struct function {
  const char* name;
  void* slot;
  bool gate;
  const form* forms;
  const char* const* also = nullptr;
};

// A file name that the loader may find, and its ABI major (0 if the library has no version node).
struct soname {
  int major;
  const char* name;
};

// A group of functions that are used together. The group is available if the library has all of
// them.
struct group {
  const char* name;
  const char* const* functions;  // null-terminated
};

struct description {
  const char* name;
  const char* title;
  const char* variable;  // the environment variable that names its file
  const char* stem;      // "libcudart": the start of its file names
  const char* wheel;     // its folder below nvidia/ in the wheels of CUDA 11 and 12
  const function* functions;
  int function_count;
  const soname* sonames;  // newest first
  int soname_count;
  const group* groups;
  int group_count;
  const char* version_function;  // int f(int*, int*) or int f(int*), or null
  bool version_pair;             // whether version_function is int f(int*, int*)
  const char* companion;         // a library to load first ("libnvrtc-builtins"), or null
  const char* spelling;          // printf format of older names ("__%s_12_%d"), or null
  int absent_code;
  int missing_code;
  int refused_code;
};

struct found_library;

// The state of a library. It is constant-initialised and never destroyed, because constructors may
// call stubs.
struct library {
  const description* about;
  std::atomic<found_library*> state{nullptr};
  std::atomic<library*> next{nullptr};
  std::atomic<const char*> forced{nullptr};
  std::atomic<const char* const*> demand{nullptr};  // `also` of a function that was called
  std::atomic<bool> busy{false};
  std::atomic<bool> warned{false};
  std::atomic<bool> listed{false};
  constexpr explicit library(const description* text) : about(text) {}
};

// Registers a library for the functions of report.h.
void know(library& which);
// Returns the real function of slot `index`, or null. Loads the library if needed.
any_function resolve(library& which, int index) noexcept;
// Returns the error code for a stub to return after resolve() returned null. Sets the detail text
// of the thread, and prints a warning the first time.
int failure(library& which, int index) noexcept;
// Does the same as resolve() for functions without a known type. If there is no real function,
// returns a function that returns the code of failure().
any_function untyped(library& which, int index) noexcept;
// Returns the error code of this thread's last call of the library if the call failed in the stub,
// before it reached the real library. The real cudaGetLastError does not know about this error.
// Returns 0 if there is no such error. Resets the code to 0, unless `keep` is set.
int pending(const library& which, bool keep) noexcept;

inline void zero(const void* out, std::size_t bytes) {
  if (out != nullptr) std::memset(const_cast<void*>(out), 0, bytes);
}

// Stores the library's function in the variable `Real`, and returns the adapter that calls it.
template <auto& Real, auto Adapter>
any_function adapter_of(any_function real) {
  using pointer = decltype(Real.load());
  Real.store(reinterpret_cast<pointer>(real), std::memory_order_release);
  return reinterpret_cast<any_function>(Adapter);
}

}  // namespace nybble::stubs
