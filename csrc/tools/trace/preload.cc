// Owns: the preloaded library's two ends: dlsym, through which runtimes reach the driver, and the
// report at exit.
#include <dlfcn.h>
#include <link.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "tools/trace/record.h"
#include "tools/trace/verdict.h"

namespace nybble::trace {

void* real_dlsym(void* handle, const char* name) {
  using function = void* (*)(void*, const char*);
  static const auto real = [] {
    for (const char* version : {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"}) {
      if (void* const found = dlvsym(RTLD_NEXT, "dlsym", version)) {
        return reinterpret_cast<function>(found);
      }
    }
    return static_cast<function>(nullptr);
  }();
  return real == nullptr ? nullptr : real(handle, name);
}

namespace {

using dlsym_function = void* (*)(void*, const char*);

bool from_cuda(void* address) {
  Dl_info info{};
  if (dladdr(address, &info) == 0 || info.dli_fname == nullptr) return false;
  const std::string path = info.dli_fname;
  const std::string base = path.substr(path.rfind('/') + 1);
  return base.compare(0, 11, "libcuda.so.") == 0 || base.compare(0, 9, "libcudart") == 0;
}

// Runs at exit, before the CUDA libraries' own destructors as far as the loader lets us.
__attribute__((destructor)) void report() {
  const char* const quiet = std::getenv("NYBBLE_TRACE_QUIET");
  const summary seen = look_back();
  if (quiet != nullptr && std::strcmp(quiet, "1") == 0) return;
  if (seen.launches == 0 && seen.modules == 0 && !seen.failed) return;  // no CUDA in this process
  const std::string text = verdict(seen, seen.device);
  const char* const path = std::getenv("NYBBLE_TRACE_FILE");
  FILE* const file = path == nullptr ? stderr : std::fopen(path, "a");
  if (file == nullptr) return;
  std::fputs(text.c_str(), file);
  if (path != nullptr) std::fclose(file);
}

}  // namespace
}  // namespace nybble::trace

// RTLD_NEXT and RTLD_DEFAULT depend on who asks: those go on by a tail call, untouched.
extern "C" __attribute__((visibility("default"))) void* dlsym(void* handle, const char* name) {
  using nybble::trace::wrapper;
  static const auto real = [] {
    for (const char* version : {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"}) {
      if (void* const found = dlvsym(RTLD_NEXT, "dlsym", version)) {
        return reinterpret_cast<nybble::trace::dlsym_function>(found);
      }
    }
    std::abort();  // a C library without dlsym cannot have called this
  }();
  if (handle == RTLD_NEXT || handle == RTLD_DEFAULT ||
      (std::strncmp(name, "cu", 2) != 0 && std::strncmp(name, "__cuda", 6) != 0)) {
    return real(handle, name);
  }
  void* const found = real(handle, name);
  const wrapper* const mine = found == nullptr ? nullptr : nybble::trace::wrapper_of(name);
  if (mine == nullptr || !nybble::trace::from_cuda(found)) return found;
  mine->set_real(found);
  return mine->address;
}
