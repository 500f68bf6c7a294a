// Lists the files that a stub tries, in order: already loaded, wheels, conda, loader, toolkits,
// platform folders.
#include <dirent.h>
#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <utility>

#include "search.h"
#include "stubs/report.h"

namespace nybble::stubs {
namespace {

#if defined(__aarch64__)
constexpr const char* target_folder = "targets/sbsa-linux/lib";
constexpr const char* platform_folders[] = {"/usr/lib/aarch64-linux-gnu/tegra",
                                            "/usr/lib/aarch64-linux-gnu/nvidia",
                                            "/usr/local/cuda/targets/aarch64-linux/lib",
                                            "/usr/local/cuda/compat",
                                            "/usr/lib/wsl/lib",
                                            "/run/opengl-driver/lib",
                                            "/usr/local/nvidia/lib64"};
#else
constexpr const char* target_folder = "targets/x86_64-linux/lib";
constexpr const char* platform_folders[] = {"/usr/lib/wsl/lib", "/usr/local/cuda/compat",
                                            "/run/opengl-driver/lib", "/usr/local/nvidia/lib64"};
#endif

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::string base_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

// Returns whether a path is a file of this library: accepts "libcudart.so.12" and
// "libcudart-a1b2c3.so.12", refuses "libcudart_stub.so" and "libcudart.so".
bool of_kind(const description& about, const std::string& path) {
  const std::string name = base_name(path);
  const std::string stem = about.stem;
  if (name.compare(0, stem.size(), stem) != 0) return false;
  std::size_t at = stem.size();
  if (at < name.size() && name[at] == '-') {
    while (++at < name.size() && std::isxdigit(static_cast<unsigned char>(name[at])) != 0) {
    }
  }
  return name.compare(at, 4, ".so.") == 0 && path.find("/stubs/") == std::string::npos;
}

struct folder_list {
  std::mutex lock;
  std::vector<std::string> folders;
};
folder_list& handed_over() {
  static auto* const list = new folder_list();  // never destroyed, because stubs may run at exit
  return *list;
}

std::string own_file() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void*>(&loader_generation), &info) == 0) return "";
  char real[PATH_MAX];
  return info.dli_fname != nullptr && realpath(info.dli_fname, real) != nullptr ? real : "";
}

// Returns every site-packages folder above this library's own file.
std::vector<std::string> own_sites() {
  std::vector<std::string> sites;
  for (std::string path = own_file(); path.size() > 1; path.resize(path.rfind('/'))) {
    const std::string name = base_name(path);
    if (name == "site-packages" || name == "dist-packages") sites.push_back(path);
    if (path.rfind('/') == std::string::npos) break;
  }
  return sites;
}

// Returns $CONDA_PREFIX if the running program is in that prefix, otherwise the conda prefix in
// which this library is installed.
std::string conda_prefix() {
  char program[PATH_MAX];
  const ssize_t length = readlink("/proc/self/exe", program, sizeof program);
  const std::string running = length > 0 ? std::string(program, static_cast<size_t>(length)) : "";
  char real[PATH_MAX];
  const std::string active = variable("CONDA_PREFIX");
  if (!active.empty() && realpath(active.c_str(), real) != nullptr) {
    const std::string prefix = std::string(real) + "/";
    if (running.compare(0, prefix.size(), prefix) == 0) return real;
  }
  const std::string mine = own_file();
  const std::size_t at = mine.rfind("/lib/");
  const std::string prefix = at == std::string::npos ? "" : mine.substr(0, at);
  return !prefix.empty() && access((prefix + "/conda-meta").c_str(), R_OK) == 0 ? prefix : "";
}

// Returns the folders /usr/local/cuda-X.Y, newest first.
std::vector<std::string> toolkit_roots() {
  std::vector<std::pair<std::pair<int, int>, std::string>> found;
  if (DIR* const folder = opendir("/usr/local")) {
    while (const dirent* const entry = readdir(folder)) {
      int major = 0;
      int minor = 0;
      if (std::sscanf(entry->d_name, "cuda-%d.%d", &major, &minor) == 2)
        found.push_back({{major, minor}, std::string("/usr/local/") + entry->d_name});
    }
    closedir(folder);
  }
  std::sort(found.rbegin(), found.rend());
  std::vector<std::string> roots;
  for (const char* name : {"CUDA_PATH", "CUDA_HOME"})
    if (!variable(name).empty()) roots.push_back(variable(name));
  roots.emplace_back("/usr/local/cuda");
  for (const auto& one : found) roots.push_back(one.second);
  return roots;
}

std::vector<std::string> added_folders() {
  folder_list& list = handed_over();
  const std::lock_guard<std::mutex> lock(list.lock);
  return list.folders;
}

// Returns the folders of NVIDIA's wheels: the folders given by add_folder, and the folders beside
// this library.
std::vector<std::string> wheel_folders(const description& about, int major) {
  std::vector<std::string> folders = added_folders();
  const std::string below = major >= 13 ? "cu" + std::to_string(major) : about.wheel;
  for (const std::string& site : own_sites()) folders.push_back(site + "/nvidia/" + below + "/lib");
  return folders;
}

std::vector<std::string> conda_folders() {
  const std::string prefix = conda_prefix();
  if (prefix.empty()) return {};
  return {prefix + "/lib", prefix + "/" + target_folder};
}

std::vector<std::string> toolkit_folders() {
  std::vector<std::string> folders;
  for (const std::string& root : toolkit_roots())
    for (const char* below : {"lib64", "lib", target_folder}) folders.push_back(root + "/" + below);
  return folders;
}

// Collects candidates step by step. If a step finds no file, it adds a candidate that only records
// this.
class places {
 public:
  explicit places(const std::vector<soname>& names) : names_(names) {}

  template <class Folders>
  void step(const char* name, Folders folders_for) {
    const std::size_t before = all_.size();
    std::size_t looked = 0;
    for (const soname& one : names_) {
      for (const std::string& folder : folders_for(one)) {
        const std::string path = folder + "/" + one.name;
        ++looked;
        if (access(path.c_str(), F_OK) == 0) all_.push_back({name, path, one.major});
      }
    }
    if (all_.size() > before) return;
    all_.push_back({name, "", 0, looked == 0 ? "no folder to look into" : "not in its folders"});
  }
  void loader() {
    for (const soname& one : names_) all_.push_back({"loader", one.name, one.major});
  }
  std::vector<candidate> take() { return std::move(all_); }

 private:
  const std::vector<soname>& names_;
  std::vector<candidate> all_;
};

}  // namespace

unsigned long long loader_generation() {
  unsigned long long count = 0;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* out) {
        *static_cast<unsigned long long*>(out) = info->dlpi_adds;
        return 1;
      },
      &count);
  return count;
}

std::vector<candidate> already_loaded(const description& about) {
  // The callback runs while the loader holds its lock, so it only copies names.
  std::vector<std::string> names;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* out) {
        if (info->dlpi_name != nullptr)
          static_cast<std::vector<std::string>*>(out)->emplace_back(info->dlpi_name);
        return 0;
      },
      &names);
  std::vector<candidate> found;
  for (const std::string& name : names)
    if (of_kind(about, name)) found.push_back({"already loaded", name, 0});
  return found;
}

int loaded_cudart_major() {
  static constexpr description kind{"cudart", "",      "",      "libcudart", "", nullptr,
                                    0,        nullptr, 0,       nullptr,     0,  nullptr,
                                    false,    nullptr, nullptr, 0,           0,  0};
  int major = 0;
  for (const candidate& one : already_loaded(kind)) {
    const std::string name = base_name(one.path);
    const int here = std::atoi(name.c_str() + name.find(".so.") + 4);
    if (major != 0 && here != major) return -1;
    major = here;
  }
  return major;
}

void add_folder(const char* folder) {
  folder_list& list = handed_over();
  const std::lock_guard<std::mutex> lock(list.lock);
  if (std::find(list.folders.begin(), list.folders.end(), folder) == list.folders.end())
    list.folders.emplace_back(folder);
}

std::vector<std::string> site_folders() {
  std::vector<std::string> sites = own_sites();
  for (const std::string& folder : added_folders()) {
    const std::size_t at = folder.rfind("/nvidia/");
    if (at == std::string::npos) continue;
    const std::string site = folder.substr(0, at);
    if (std::find(sites.begin(), sites.end(), site) == sites.end()) sites.push_back(site);
  }
  return sites;
}

std::vector<candidate> candidates(const description& about, int preferred) {
  std::vector<soname> names(about.sonames, about.sonames + about.soname_count);
  std::stable_sort(names.begin(), names.end(), [preferred](const soname& a, const soname& b) {
    return (a.major == preferred) > (b.major == preferred);
  });
  places all(names);
  const bool driver = names.front().major == 0;
  if (!driver) {
    all.step("pip wheel", [&](const soname& one) { return wheel_folders(about, one.major); });
    all.step("conda", [&](const soname&) { return conda_folders(); });
  }
  all.loader();
  if (variable("NYBBLE_STUB_SYSTEM") == "0") return all.take();
  if (!driver) all.step("toolkit", [&](const soname&) { return toolkit_folders(); });
  all.step("platform", [&](const soname&) {
    return std::vector<std::string>(std::begin(platform_folders), std::end(platform_folders));
  });
  return all.take();
}

}  // namespace nybble::stubs
