#include "coherence.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "search.h"

namespace nybble::stubs {
namespace {

// Returns the CUDA version in the line `cuda: Optional[str] = '12.8'` of torch/version.py, or 0.
// The line is written differently in different torch releases.
int cuda_of(const std::string& version_file) {
  std::ifstream file(version_file);
  for (std::string line; std::getline(file, line);) {
    const bool named = line.compare(0, 4, "cuda") == 0 && line.size() > 4 &&
                       std::strchr(" :=", line[4]) != nullptr;
    const std::size_t quote = named ? line.find_first_of("'\"") : std::string::npos;
    int major = 0;
    int minor = 0;
    if (quote != std::string::npos &&
        std::sscanf(line.c_str() + quote + 1, "%d.%d", &major, &minor) == 2) {
      return 1000 * major + 10 * minor;
    }
  }
  return 0;
}

std::string dotted(int version) {
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

bool named(const description& about, const char* name) {
  return std::strcmp(about.name, name) == 0;
}

}  // namespace

torch_facts installed_torch() {
  const char* const off = std::getenv("NYBBLE_STUB_TORCH");
  if (off != nullptr && std::strcmp(off, "0") == 0) return {};
  for (const std::string& site : site_folders()) {
    const int version = cuda_of(site + "/torch/version.py");
    if (version != 0) return {site + "/torch", version / 1000, version};
  }
  return {};
}

int expected_major() {
  const int held = loaded_cudart_major();
  return held > 0 ? held : installed_torch().major;
}

std::string clash(const description& about, int major, int version) {
  const bool runtime = named(about, "cudart");
  const bool linker = named(about, "nvjitlink");
  if (!runtime && !linker) return "";
  const torch_facts torch = installed_torch();
  const int held = runtime ? loaded_cudart_major() : 0;
  if (held > 0 && major != held) {
    return "it is CUDA " + std::to_string(major) + "'s; the process holds CUDA " +
           std::to_string(held) + "'s runtime already, and two do not mix";
  }
  if (runtime && held == 0 && torch.major > 0 && major != torch.major) {
    return "it is CUDA " + std::to_string(major) + "'s; " + torch.folder + " will load CUDA " +
           std::to_string(torch.major) +
           "'s, and two do not mix (NYBBLE_STUB_TORCH=0 if torch will not be imported)";
  }
  if (linker && major == torch.major && version != 0 && version < torch.version) {
    return "it is " + dotted(version) + "; " + torch.folder + " will need " +
           dotted(torch.version) +
           " or newer in its place (NYBBLE_STUB_TORCH=0 if torch will not be imported)";
  }
  return "";
}

}  // namespace nybble::stubs
