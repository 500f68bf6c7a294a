// Tries candidates until one is this library with an ABI we know; records what came of each.
#include "search.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <sys/stat.h>

#include <cstdio>
#include <cstdlib>

namespace nybble::stubs {
namespace {

#if defined(__aarch64__)
constexpr int machine = EM_AARCH64;
#elif defined(__x86_64__)
constexpr int machine = EM_X86_64;
#else
constexpr int machine = EM_NONE;  // not checked
#endif

const char* gate_of(const description& about) {
  for (int i = 0; i < about.function_count; ++i) {
    if (about.functions[i].gate) return about.functions[i].name;
  }
  return about.functions[0].name;
}

// The ABI major of an open library by its version node, whatever its file is called; -1: unknown.
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

void* symbol(const description& about, void* handle, const char* name) {
  if (void* const address = dlsym(handle, name)) return address;
  for (int minor = 9; about.spelling != nullptr && minor >= 0; --minor) {
    char older[128];
    std::snprintf(older, sizeof older, about.spelling, name, minor);
    if (void* const address = dlsym(handle, older)) return address;
  }
  return nullptr;
}

// What is wrong with an open library, or "".
std::string objection(const description& about, void* handle, int major) {
  if (major < 0) {
    if (std::getenv("NYBBLE_STUB_ANY_ABI") != nullptr) return "";
    return "it has no version node that is known (a newer CUDA major, or not NVIDIA's);"
           " NYBBLE_STUB_ANY_ABI=1 tries it anyway";
  }
  for (int i = 0; i < about.function_count; ++i) {
    const function& one = about.functions[i];
    if (one.gate && symbol(about, handle, one.name) == nullptr) {
      return std::string("it lacks ") + one.name + ", so it is not " + about.title;
    }
  }
  return "";
}

std::string real_path(void* handle, const std::string& asked) {
  link_map* map = nullptr;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map != nullptr && *map->l_name != '\0') {
    return map->l_name;
  }
  return asked;
}

// NVRTC 13.0's wheel cannot find its own builtins: put them into the process first.
void load_companion(const description& about, const std::string& path) {
  if (about.companion == nullptr || path.find('/') == std::string::npos) return;
  const std::string folder = path.substr(0, path.rfind('/') + 1);
  const std::string name = path.substr(path.rfind('/') + 1);
  const int major = std::atoi(name.c_str() + name.find(".so.") + 4);
  for (int minor = 9; major >= 13 && minor >= 0; --minor) {
    const std::string file =
        folder + about.companion + ".so." + std::to_string(major) + "." + std::to_string(minor);
    struct stat facts{};
    if (stat(file.c_str(), &facts) == 0) {
      dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
      return;
    }
  }
}

bool take(const description& about, const candidate& one, int flags, found_library& found) {
  const auto note = [&](const std::string& outcome) {
    found.attempts.push_back({one.step, one.path, outcome});
    return false;
  };
  if (one.path.find('/') != std::string::npos && flags == 0) {
    const std::string wrong = why_not_elf(one.path);
    if (!wrong.empty()) return note(wrong);
    load_companion(about, one.path);
  }
  dlerror();
  void* const handle = dlopen(one.path.c_str(), flags | RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (handle == nullptr) {
    const char* const text = dlerror();
    return note(text != nullptr ? text : "not loaded any more");
  }
  const int major = abi_major(about, handle);
  const std::string wrong = objection(about, handle, major);
  if (!wrong.empty()) {
    found.refused = found.refused || major < 0;
    return note(wrong);  // stays open: another part of the process may be in it
  }
  found.handle = handle;
  found.major = major;
  found.step = one.step;
  found.path = real_path(handle, one.path);
  found.refused = false;
  found.attempts.push_back({one.step, found.path, ""});
  return true;
}

// Several files of this library are in the process: the one that owns the global symbol.
std::string owner_of_global(const description& about) {
  Dl_info info{};
  void* const address = dlsym(RTLD_DEFAULT, gate_of(about));
  return address != nullptr && dladdr(address, &info) != 0 && info.dli_fname != nullptr
             ? info.dli_fname
             : "";
}

// nvJitLink 12.0 to 12.2 has no version function: its newest name's suffix tells.
int version_by_spelling(const description& about, void* handle) {
  for (int minor = 9; about.spelling != nullptr && minor >= 0; --minor) {
    char name[128];
    std::snprintf(name, sizeof name, about.spelling, gate_of(about), minor);
    if (dlsym(handle, name) != nullptr) return 12000 + 10 * minor;
  }
  return 0;
}

void read_version(const description& about, found_library& found) {
  if (about.version_function == nullptr) return;
  void* const address = symbol(about, found.handle, about.version_function);
  if (address == nullptr) {
    found.version = version_by_spelling(about, found.handle);
    return;
  }
  int major = 0;
  int minor = 0;
  if (about.version_pair) {
    const auto ask = reinterpret_cast<int (*)(int*, int*)>(address);
    if (ask(&major, &minor) == 0) found.version = 1000 * major + 10 * minor;
  } else {
    const auto ask = reinterpret_cast<int (*)(int*)>(address);
    if (ask(&major) == 0) found.version = major;
  }
  if (found.version != 0 && found.major != 0 && found.version / 1000 != found.major) {
    found.attempts.push_back({"version", found.path,
                              "it says it is CUDA " + std::to_string(found.version / 1000) +
                                  ", its version node says " + std::to_string(found.major)});
  }
}

void bind(const description& about, found_library& found) {
  found.functions.assign(static_cast<std::size_t>(about.function_count), nullptr);
  for (int i = 0; i < about.function_count; ++i) {
    const function& one = about.functions[i];
    const char* name = one.name;
    any_function (*publish)(any_function) = one.publish;
    for (const form* f = one.forms; f != nullptr && f->major != 0; ++f) {
      if (f->major != found.major) continue;
      name = f->symbol;
      publish = f->publish;
    }
    void* const address = name == nullptr ? nullptr : symbol(about, found.handle, name);
    if (address == nullptr) continue;
    found.functions[static_cast<std::size_t>(i)] = publish(reinterpret_cast<any_function>(address));
  }
}

bool find(const description& about, const char* forced, int preferred, found_library& found) {
  const char* const variable = std::getenv(about.variable);
  if (forced != nullptr) return take(about, {"given file", forced}, 0, found);
  if (variable != nullptr && *variable != '\0') {
    return take(about, {about.variable, variable}, 0, found);
  }
  std::vector<candidate> held = already_loaded(about);
  if (held.size() > 1) {
    const std::string owner = owner_of_global(about);
    for (const candidate& one : held) {
      if (one.path == owner && take(about, one, RTLD_NOLOAD, found)) return true;
    }
  }
  for (const candidate& one : held) {
    if (take(about, one, RTLD_NOLOAD, found)) return true;
  }
  const bool runtime = std::string(about.name) == "cudart";
  if (runtime && !held.empty()) return false;  // never a second CUDA runtime in one process
  for (const candidate& one : candidates(about, preferred)) {
    if (take(about, one, 0, found)) return true;
  }
  return false;
}

}  // namespace

std::string why_not_elf(const std::string& path) {
  struct stat facts{};
  if (stat(path.c_str(), &facts) != 0) return "no such file";
  if (S_ISDIR(facts.st_mode)) return "it is a folder";
  if (facts.st_size == 0)
    return "it is empty (a container's placeholder that nothing was bound to?)";
  FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return "it cannot be read";
  Elf64_Ehdr header{};
  const std::size_t got = std::fread(&header, 1, sizeof header, file);
  std::fclose(file);
  if (got < sizeof header || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) {
    return "it is not an ELF library";
  }
  if (header.e_ident[EI_CLASS] != ELFCLASS64 ||
      (machine != EM_NONE && header.e_machine != machine)) {
    return "it is for another machine (ELF machine " + std::to_string(header.e_machine) +
           ", this one is " + std::to_string(machine) + ")";
  }
  return "";
}

void search(const description& about, const char* forced, int preferred, found_library& found) {
  found.generation = loader_generation();
  if (!find(about, forced, preferred, found)) return;
  read_version(about, found);
  bind(about, found);
}

}  // namespace nybble::stubs
