#include "search.h"

#include <dlfcn.h>
#include <link.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "abi.h"
#include "coherence.h"
#include "elf_file.h"
#include "trial.h"

namespace nybble::stubs {
namespace {

constexpr const char* held_step = "already loaded";

std::string unknown_major(int major) {
  if (major >= 0 || std::getenv("NYBBLE_STUB_ANY_ABI") != nullptr) return "";
  return "it has no known version node (a newer CUDA major, or not NVIDIA's library);"
         " set NYBBLE_STUB_ANY_ABI=1 to use it anyway";
}

// Checks the functions of an open library. Returns what is wrong with them, or "".
std::string objection(const description& about, void* handle, const char* const* demand) {
  for (int i = 0; i < about.function_count; ++i) {
    const function& one = about.functions[i];
    if (one.gate && symbol(about, handle, one.name) == nullptr) {
      return std::string("it does not export ") + one.name +
             ", so it is the wrong library (expected: " + about.title + ")";
    }
  }
  const char* const missing = lacking(about, handle, demand);
  if (missing == nullptr) return "";
  return std::string("it lacks ") + missing +
         ", which code from this program's version of nvcc calls: a newer one is needed";
}

std::string real_path(void* handle, const std::string& asked) {
  link_map* map = nullptr;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map != nullptr && *map->l_name != '\0')
    return map->l_name;
  return asked;
}

bool has_folder(const std::string& path) { return path.find('/') != std::string::npos; }

// The NVRTC library of the 13.0 wheel finds its builtins library only if the builtins library is
// already loaded.
void load_companion(const description& about, const std::string& path) {
  if (about.companion == nullptr || !has_folder(path)) return;
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

// Checks a file without loading it. Returns the reason why the file cannot be used, or "".
std::string objection_before(const description& about, const candidate& one, bool& refused) {
  int major = one.major;
  int version = 0;
  if (has_folder(one.path)) {
    const elf_facts file = read_elf(one.path, about.spelling == nullptr ? nullptr : gate_of(about));
    if (!file.wrong.empty()) return file.wrong;
    major = abi_major(about, file.nodes);
    version = file.version;
  }
  const std::string unknown = unknown_major(major);
  const std::string wrong = unknown.empty() ? clash(about, major, version) : unknown;
  refused = !wrong.empty();
  return wrong;
}

// Checks an open library. Returns the reason why it cannot be used, or "".
std::string objection_after(const description& about, void* handle, const request& asked,
                            const candidate& one, bool& refused) {
  const int major = abi_major(about, handle);
  std::string wrong = unknown_major(major);
  if (wrong.empty() && one.step != held_step && !has_folder(one.path))
    wrong = clash(about, major, version_by_spelling(about, handle));
  refused = !wrong.empty();
  if (!wrong.empty()) return wrong;
  wrong = objection(about, handle, asked.demand);
  refused = lacking(about, handle, asked.demand) != nullptr;
  return wrong;
}

bool take(const description& about, const request& asked, const candidate& one,
          found_library& found) {
  bool refused = false;
  const auto note = [&](const std::string& outcome) {
    found.attempts.push_back({one.step, one.path, outcome});
    found.refused = found.refused || refused;
    return false;
  };
  const bool held = one.step == held_step;
  if (!held) {
    const std::string wrong = objection_before(about, one, refused);
    if (!wrong.empty()) return note(wrong);
    const std::string hangs = try_constructors(one.path, patience());
    if (!hangs.empty()) return note(hangs);
    load_companion(about, one.path);
  }
  const int flags = RTLD_NOW | RTLD_LOCAL | (held ? RTLD_NOLOAD : 0);
  dlerror();
  void* const handle = dlopen(one.path.c_str(), flags);
  if (handle == nullptr) {
    const char* const text = dlerror();
    return note(text != nullptr ? text : "not loaded any more");
  }
  const std::string wrong = objection_after(about, handle, asked, one, refused);
  if (!wrong.empty()) {
    dlclose(handle);
    return note(wrong);
  }
  found.handle = dlopen(one.path.c_str(), flags | RTLD_NOLOAD | RTLD_NODELETE);  // never unloaded
  found.major = abi_major(about, handle);
  found.step = one.step;
  found.path = real_path(handle, one.path);
  found.refused = false;
  found.attempts.push_back({one.step, found.path, ""});
  return true;
}

// If several files of this library are loaded, returns the file that defines the global symbol.
std::string owner_of_global(const description& about) {
  Dl_info info{};
  void* const address = dlsym(RTLD_DEFAULT, gate_of(about));
  return address != nullptr && dladdr(address, &info) != 0 && info.dli_fname != nullptr
             ? info.dli_fname
             : "";
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
                              "it reports CUDA " + std::to_string(found.version / 1000) +
                                  ", but its version node is for CUDA " +
                                  std::to_string(found.major)});
  }
}

// Removes the version that NVIDIA's header adds to a name: returns "nvJitLinkCreate" for
// "__nvJitLinkCreate_12_8".
std::string without_version(const char* name) {
  if (std::strncmp(name, "__", 2) != 0) return name;
  std::string plain = name + 2;
  for (int i = 0; i < 2; ++i) plain.resize(std::min(plain.rfind('_'), plain.size()));
  return plain;
}

// Stores `real` in a slot. The slot is a variable whose type is a pointer to this function.
void publish(void* slot, any_function real) {
  using pointer __attribute__((may_alias)) = any_function;
  __atomic_store_n(static_cast<pointer*>(slot), real, __ATOMIC_RELEASE);
}

void bind(const description& about, found_library& found) {
  const loaded_symbols symbols(found.handle, gate_of(about));
  std::string last;  // spellings of the same function are adjacent in the table
  void* last_address = nullptr;
  const auto named = [&](const char* name) {
    void* const address = symbols.find(name);
    if (address != nullptr || about.spelling == nullptr) return address;
    const std::string plain = without_version(name);
    if (plain == last) return last_address;
    last = plain;
    char older[128];  // the function's name with this release's version
    std::snprintf(older, sizeof older, about.spelling, plain.c_str(), found.version % 1000 / 10);
    void* const same = symbols.find(plain.c_str());
    return last_address = same != nullptr ? same : symbols.find(older);
  };
  found.functions.assign(static_cast<std::size_t>(about.function_count), nullptr);
  for (int i = 0; i < about.function_count; ++i) {
    const function& one = about.functions[i];
    const char* name = one.name;
    any_function (*adapt)(any_function) = nullptr;
    for (const form* f = one.forms; f != nullptr && f->major != 0; ++f) {
      if (f->major != found.major) continue;
      name = f->symbol;
      adapt = f->adapt;
    }
    void* const address = name == nullptr ? nullptr : named(name);
    if (address == nullptr || lacking(about, found.handle, one.also) != nullptr) continue;
    auto real = reinterpret_cast<any_function>(address);
    if (adapt != nullptr) real = adapt(real);
    publish(one.slot, real);
    found.functions[static_cast<std::size_t>(i)] = real;
  }
}

bool find(const description& about, const request& asked, found_library& found) {
  const char* const variable = std::getenv(about.variable);
  if (asked.forced != nullptr) return take(about, asked, {"given file", asked.forced}, found);
  if (variable != nullptr && *variable != '\0')
    return take(about, asked, {about.variable, variable}, found);
  found.attempts.push_back({about.variable, "", "not set"});
  std::vector<candidate> held = already_loaded(about);
  if (held.empty()) found.attempts.push_back({held_step, "", "none in this process"});
  if (held.size() > 1) {
    const std::string owner = owner_of_global(about);
    std::stable_partition(held.begin(), held.end(),
                          [&](const candidate& one) { return one.path == owner; });
  }
  for (const candidate& one : held)
    if (take(about, asked, one, found)) return true;
  const bool runtime = std::string(about.name) == "cudart";
  if (runtime && !held.empty()) return false;  // a process must not have two CUDA runtimes
  for (const candidate& one : candidates(about, asked.preferred))
    if (!one.outcome.empty())
      found.attempts.push_back({one.step, one.path, one.outcome});
    else if (take(about, asked, one, found))
      return true;
  return false;
}

}  // namespace

void search(const description& about, const request& asked, found_library& found) {
  found.generation = loader_generation();
  if (!find(about, asked, found)) return;
  read_version(about, found);
  const auto start = std::chrono::steady_clock::now();
  bind(about, found);
  const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - start;
  found.bind_us = took.count();
}

}  // namespace nybble::stubs
