// Records the CUDA libraries that the program tried to load, and which of them were not found.
#include <link.h>

#include <algorithm>
#include <cstring>
#include <mutex>
#include <string>
#include <vector>

#include "tools/trace/record.h"
#include "tools/trace/verdict.h"

namespace nybble::trace {
namespace {

struct asked {
  std::mutex lock;
  std::vector<std::string> names;
};
asked& mine() {
  static auto* const all = new asked();  // never destroyed, because it is used at exit
  return *all;
}

}  // namespace

void asked_for(const char* file) noexcept try {
  static constexpr const char* stems[] = {
      "libcuda.so",  "libcudart", "libnvrtc", "libnvJitLink",   "libcublas", "libcusparse",
      "libcusolver", "libcurand", "libcufft", "libnvidia-ptxj", "libcudnn",  "libnccl"};
  std::string name = file == nullptr ? "" : file;
  name.erase(0, name.rfind('/') + 1);
  for (const char* const stem : stems) {
    if (name.compare(0, std::strlen(stem), stem) != 0) continue;
    asked& all = mine();
    const std::lock_guard<std::mutex> lock(all.lock);
    if (std::find(all.names.begin(), all.names.end(), name) == all.names.end())
      all.names.push_back(name);
    return;
  }
} catch (...) {
}

void loader_said(const char* text) noexcept try {
  const std::string said = text == nullptr ? "" : text;
  const std::size_t end = said.find(": cannot open shared object file");
  if (end != std::string::npos) asked_for(said.substr(0, end).c_str());
} catch (...) {
}

std::vector<std::string> not_found() {
  std::vector<std::string> wanted;
  {
    asked& all = mine();
    const std::lock_guard<std::mutex> lock(all.lock);
    wanted = all.names;
  }
  std::vector<std::string> held;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* out) {
        const std::string path = info->dlpi_name == nullptr ? "" : info->dlpi_name;
        static_cast<std::vector<std::string>*>(out)->push_back(path.substr(path.rfind('/') + 1));
        return 0;
      },
      &held);
  std::vector<std::string> left;
  for (const std::string& name : wanted) {
    const std::string kind = name.substr(0, name.find('.'));
    const bool there = std::any_of(held.begin(), held.end(), [&](const std::string& one) {
      return one.compare(0, kind.size(), kind) == 0 &&
             (one[kind.size()] == '.' || one[kind.size()] == '-');
    });
    if (!there) left.push_back(name);
  }
  return left;
}

}  // namespace nybble::trace
