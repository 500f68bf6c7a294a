#include "tools/trace/record.h"

#include <dlfcn.h>
#include <link.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "tools/trace/images.h"
#include "tools/trace/verdict.h"

namespace nybble::trace {
namespace {

struct module_record {
  std::vector<module_arch> archs;
  std::string file;
};
struct kernel_record {
  std::string name;
  const void* module;
};
struct launch_record {
  const void* kernel;
  unsigned x, y, z, threads;
};

struct memory {
  std::mutex lock;
  std::unordered_map<const void*, module_record> modules;
  std::unordered_map<const void*, kernel_record> kernels;
  failure first;
  std::array<launch_record, 256> launches{};
  std::atomic<unsigned long long> launch_count{0};
  std::atomic<bool> has_failed{false};
  bool about_kernel = false;  // whether `first` is about a kernel or the machine
  std::atomic<bool> asked_device{false};
  device_facts device;
};
memory& mine() {
  static auto* const all = new memory();  // never destroyed, because wrappers may run at exit
  return *all;
}

std::string file_of(const void* address) {
  Dl_info info{};
  return dladdr(address, &info) != 0 && info.dli_fname != nullptr ? info.dli_fname : "";
}

// Adds what is known about a kernel to the report. The caller must hold the lock.
void describe(memory& all, const void* kernel, failure& into) {
  const auto found = all.kernels.find(kernel);
  if (found == all.kernels.end()) return;
  into.kernel = found->second.name;
  const auto module = all.modules.find(found->second.module);
  if (module == all.modules.end()) return;
  into.archs = module->second.archs;
  into.module = module->second.file;
}

// Reads the properties of this thread's device once, since the driver cannot be called at exit.
void remember_device() {
  memory& all = mine();
  if (all.asked_device.exchange(true)) return;
  const auto current = reinterpret_cast<int (*)(int*)>(find_real("libcuda", "cuCtxGetDevice"));
  const auto get =
      reinterpret_cast<int (*)(int*, int, int)>(find_real("libcuda", "cuDeviceGetAttribute"));
  const auto name =
      reinterpret_cast<int (*)(char*, int, int)>(find_real("libcuda", "cuDeviceGetName"));
  device_facts facts;
  int device = 0;
  char text[256] = "";
  if (current == nullptr || get == nullptr || name == nullptr) return;
  if (current(&device) != 0) device = 0;
  facts.known = get(&facts.major, 75, device) == 0 && get(&facts.minor, 76, device) == 0 &&
                name(text, sizeof text, device) == 0;
  facts.name = text;
  const std::lock_guard<std::mutex> lock(all.lock);
  all.device = std::move(facts);
}

thread_local const void* launching = nullptr;  // the runtime's current launch in this thread

bool benign(int code) { return code == 0 || code == 600; }  // 600: not ready yet

// Some failures are harmless, such as a query of an unsupported property. So the first failure
// about a kernel or the machine replaces an earlier failure about anything else.
void keep_first(const char* function, int code, const void* kernel, const void* module,
                const char* name, bool about_kernel = true) {
  remember_device();
  memory& all = mine();
  const std::lock_guard<std::mutex> lock(all.lock);
  if (all.has_failed && (all.about_kernel || !about_kernel)) return;
  all.about_kernel = about_kernel;
  all.first = {};
  all.first.function = function;
  all.first.code = code;
  describe(all, kernel == nullptr ? launching : kernel, all.first);
  if (name != nullptr) all.first.kernel = name;
  const auto found = all.modules.find(module);
  if (found != all.modules.end()) {
    all.first.archs = found->second.archs;
    all.first.module = found->second.file;
  }
  all.has_failed = true;
}

}  // namespace

void failed(const char* function, int code) noexcept try {
  memory& all = mine();
  if (benign(code) || all.has_failed) return;
  keep_first(function, code, nullptr, nullptr, nullptr,
             launching != nullptr || about_machine(code));
} catch (...) {
}

void loaded(const void* module, const void* image, int code) noexcept try {
  memory& all = mine();
  {
    const std::lock_guard<std::mutex> lock(all.lock);
    const void* const key = code == 0 ? module : image;
    all.modules[key] = {architectures(image), file_of(image)};
  }
  if (code == 0) remember_device();
  if (code != 0) keep_first("loading a module", code, nullptr, image, nullptr);
} catch (...) {
}

void looked_up(const void* kernel, const void* module, const char* name, int code) noexcept try {
  if (code != 0) return keep_first("looking up a kernel", code, nullptr, module, name);
  memory& all = mine();
  const std::lock_guard<std::mutex> lock(all.lock);
  all.kernels[kernel] = {name, module};
} catch (...) {
}

void same_kernel(const void* function, const void* kernel, int code) noexcept try {
  if (!benign(code)) return keep_first("looking up a kernel", code, kernel, nullptr, nullptr);
  memory& all = mine();
  const std::lock_guard<std::mutex> lock(all.lock);
  const auto found = all.kernels.find(kernel);
  if (code == 0 && found != all.kernels.end()) all.kernels[function] = kernel_record(found->second);
} catch (...) {
}

void launched(const void* kernel, unsigned x, unsigned y, unsigned z, unsigned threads,
              int code) noexcept try {
  // The caller ignores this driver launch: it is part of a runtime launch, which the runtime's
  // wrapper records.
  if (launching != nullptr && launching != kernel) return;
  memory& all = mine();
  const auto index = all.launch_count.fetch_add(1, std::memory_order_relaxed);
  if (index == 0) remember_device();
  all.launches[index % all.launches.size()] = {kernel, x, y, z, threads};
  if (!benign(code)) keep_first("launching a kernel", code, kernel, nullptr, nullptr);
} catch (...) {
}

runtime_launch::runtime_launch(const void* kernel) noexcept
    : outer_(std::exchange(launching, kernel)) {}
runtime_launch::~runtime_launch() { launching = outer_; }

void used(const void* kernel, int code) noexcept try {
  if (!benign(code)) keep_first("preparing a kernel", code, kernel, nullptr, nullptr);
} catch (...) {
}

void registered_binary(void** handle, const void* wrapper_struct) noexcept try {
  memory& all = mine();
  const std::lock_guard<std::mutex> lock(all.lock);
  all.modules[handle] = {architectures(wrapper_struct), file_of(wrapper_struct)};
} catch (...) {
}

void registered_kernel(void** handle, const void* host, const char* name) noexcept try {
  memory& all = mine();
  const std::lock_guard<std::mutex> lock(all.lock);
  all.kernels[host] = {name, handle};
} catch (...) {
}

void handed_out(const char* symbol, void** function, unsigned long long flags, int code) noexcept
    try {
  if (code != 0 || function == nullptr || *function == nullptr) return;
  // A program may ask the driver for a particular version of a function. So only functions that
  // have the same type in every version and with every flag are replaced.
  static constexpr const char* safe[] = {
      "cuModuleLoadData",    "cuModuleLoadDataEx", "cuModuleLoadFatBinary",
      "cuModuleGetFunction", "cuLibraryLoadData",  "cuLibraryGetKernel",
      "cuKernelGetFunction", "cuLaunchKernel",     "cuLaunchKernelEx"};
  for (const char* const one : safe) {
    if (std::strcmp(one, symbol) != 0) continue;
    const bool launches = std::strncmp(symbol, "cuLaunch", 8) == 0;
    const std::string name = symbol + std::string(launches && (flags & 2) != 0 ? "_ptsz" : "");
    const wrapper* const found = wrapper_of(name.c_str());
    if (found == nullptr || *function == found->address) return;
    set_real(*found, *function);
    *function = found->address;
    return;
  }
} catch (...) {
}

void set_real(const wrapper& one, void* function) {
  // `real` points to a variable whose type is a pointer to this function.
  using pointer __attribute__((may_alias)) = void*;
  __atomic_store_n(static_cast<pointer*>(one.real), function, __ATOMIC_RELEASE);
}

void* reach(const char* stem, const char* name) {
  void* const found = find_real(stem, name);
  const wrapper* const mine = found == nullptr ? nullptr : wrapper_of(name);
  if (mine != nullptr) set_real(*mine, found);
  return found;
}

const wrapper* wrapper_of(const char* name) {
  static const auto* const by_name = [] {
    auto* const all = new std::unordered_map<std::string, const wrapper*>();
    for (std::size_t i = 0; i < driver_wrapper_count; ++i)
      (*all)[driver_wrappers[i].name] = &driver_wrappers[i];
    for (std::size_t i = 0; i < cudart_wrapper_count; ++i)
      (*all)[cudart_wrappers[i].name] = &cudart_wrappers[i];
    return all;
  }();
  const auto found = by_name->find(name);
  return found == by_name->end() ? nullptr : found->second;
}

void* find_real(const char* stem, const char* name) {
  if (void* const next = real_dlsym(RTLD_NEXT, name)) return next;
  struct request {
    const char* stem;
    std::vector<std::string> files;
  } wanted{stem, {}};
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* out) {
        auto* const ask = static_cast<request*>(out);
        const std::string path = info->dlpi_name == nullptr ? "" : info->dlpi_name;
        const std::string base = path.substr(path.rfind('/') + 1);
        const std::size_t length = std::strlen(ask->stem);
        const bool mine_too = base.compare(0, length, ask->stem) == 0 && base.size() > length &&
                              (base[length] == '.' || base[length] == '-');
        if (mine_too) ask->files.push_back(path);
        return 0;
      },
      &wanted);
  for (const std::string& file : wanted.files) {
    void* const handle = dlopen(file.c_str(), RTLD_NOW | RTLD_NOLOAD);
    void* const found = handle == nullptr ? nullptr : real_dlsym(handle, name);
    if (found != nullptr) return found;
  }
  return nullptr;
}

summary look_back() {
  memory& all = mine();
  const std::lock_guard<std::mutex> lock(all.lock);
  summary out;
  out.launches = all.launch_count;
  out.modules = all.modules.size();
  std::set<std::pair<std::string, const void*>> distinct;  // a kernel can have several handles
  for (const auto& one : all.kernels) distinct.insert({one.second.name, one.second.module});
  out.kernels = distinct.size();
  out.failed = all.has_failed;
  out.first = all.first;
  out.device = all.device;
  out.missing = not_found();
  return out;
}

}  // namespace nybble::trace
