// Replaces dlsym, through which runtimes find the driver's functions, and reports at exit.
#include <dlfcn.h>
#include <link.h>

#include <cstdlib>
#include <cstring>
#include <string>

#include "tools/trace/record.h"
#include "tools/trace/verdict.h"

namespace nybble::trace {

namespace {

// Returns the C library's own version of a function that this file replaces.
template <class Function>
Function next_of(const char* name) {
  for (const char* version : {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"})
    if (void* const found = dlvsym(RTLD_NEXT, name, version))
      return reinterpret_cast<Function>(found);
  std::abort();  // every supported glibc has one of these versions
}

// All functions are found at the first call, because dlvsym clears the text of dlerror.
struct loader_functions {
  void* (*dlsym)(void*, const char*);
  void* (*dlopen)(const char*, int);
  char* (*dlerror)();
};
const loader_functions& real_loader() {
  static const loader_functions real = {next_of<void* (*)(void*, const char*)>("dlsym"),
                                        next_of<void* (*)(const char*, int)>("dlopen"),
                                        next_of<char* (*)()>("dlerror")};
  return real;
}

}  // namespace

void* real_dlsym(void* handle, const char* name) { return real_loader().dlsym(handle, name); }

namespace {

bool from_cuda(void* address) {
  Dl_info info{};
  if (dladdr(address, &info) == 0 || info.dli_fname == nullptr) return false;
  const std::string path = info.dli_fname;
  const std::string base = path.substr(path.rfind('/') + 1);
  return base.compare(0, 11, "libcuda.so.") == 0 || base.compare(0, 9, "libcudart") == 0;
}

// Writes the report at exit, if possible before the destructors of the CUDA libraries run.
__attribute__((destructor)) void report() {
  const char* const quiet = std::getenv("NYBBLE_TRACE_QUIET");
  const summary seen = look_back();
  if (quiet != nullptr && std::strcmp(quiet, "1") == 0) return;
  const std::string text = verdict(seen);
  if (!text.empty()) tell(text);
}

}  // namespace
}  // namespace nybble::trace

// RTLD_NEXT, RTLD_DEFAULT and the search of dlopen depend on the caller's address, so these calls
// must be tail calls at any optimisation level.
#if defined(__GNUC__) && !defined(__clang__)
#define NYBBLE_TRACE_TAIL_CALLS __attribute__((visibility("default"), optimize("O2")))
#else
#define NYBBLE_TRACE_TAIL_CALLS __attribute__((visibility("default")))
#endif

extern "C" NYBBLE_TRACE_TAIL_CALLS void* dlsym(void* handle, const char* name) {
  using nybble::trace::wrapper;
  const auto real = nybble::trace::real_loader().dlsym;
  if (handle == RTLD_NEXT || handle == RTLD_DEFAULT ||
      (std::strncmp(name, "cu", 2) != 0 && std::strncmp(name, "__cuda", 6) != 0)) {
    return real(handle, name);
  }
  void* const found = real(handle, name);
  const wrapper* const mine = found == nullptr ? nullptr : nybble::trace::wrapper_of(name);
  if (mine == nullptr || !nybble::trace::from_cuda(found)) return found;
  set_real(*mine, found);
  return mine->address;
}

extern "C" NYBBLE_TRACE_TAIL_CALLS void* dlopen(const char* file, int flags) {
  const auto real = nybble::trace::real_loader().dlopen;
  nybble::trace::asked_for(file);
  return real(file, flags);
}

extern "C" __attribute__((visibility("default"))) char* dlerror() {
  char* const text = nybble::trace::real_loader().dlerror();
  nybble::trace::loader_said(text);
  return text;
}
