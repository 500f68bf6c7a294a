#include "abi.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdio>

#include "elf_file.h"

namespace nybble::stubs {

const char* gate_of(const description& about) {
  for (int i = 0; i < about.function_count; ++i)
    if (about.functions[i].gate) return about.functions[i].name;
  return about.functions[0].name;
}

int abi_major(const description& about, void* handle) {
  for (int i = 0; i < about.soname_count; ++i) {
    const soname& one = about.sonames[i];
    if (one.major == 0) return 0;
    if (dlvsym(handle, gate_of(about), one.name) != nullptr) return one.major;
    for (int minor = 9; about.spelling != nullptr && minor >= 0; --minor) {
      char name[128];
      std::snprintf(name, sizeof name, about.spelling, gate_of(about), minor);
      if (dlvsym(handle, name, one.name) != nullptr) return one.major;
    }
  }
  return -1;
}

int abi_major(const description& about, const std::vector<std::string>& nodes) {
  for (int i = 0; i < about.soname_count; ++i) {
    const soname& one = about.sonames[i];
    if (one.major == 0) return 0;
    if (std::find(nodes.begin(), nodes.end(), one.name) != nodes.end()) return one.major;
  }
  return -1;
}

void* symbol(const description& about, void* handle, const char* name) {
  if (void* const address = dlsym(handle, name)) return address;
  for (int minor = 9; about.spelling != nullptr && minor >= 0; --minor) {
    char older[128];
    std::snprintf(older, sizeof older, about.spelling, name, minor);
    if (void* const address = dlsym(handle, older)) return address;
  }
  return nullptr;
}

int version_by_spelling(const description& about, void* handle) {
  if (about.spelling == nullptr) return 0;
  return newest_suffix(gate_of(about),
                       [&](const char* name) { return dlsym(handle, name) != nullptr; });
}

const char* lacking(const description& about, void* handle, const char* const* names) {
  for (; names != nullptr && *names != nullptr; ++names)
    if (symbol(about, handle, *names) == nullptr) return *names;
  return nullptr;
}

}  // namespace nybble::stubs
