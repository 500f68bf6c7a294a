// Compiles one source file for one architecture to an image.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace nybble::nvrtcc {

struct compilation {
  std::string arch;  // sm_86 (a cubin) or compute_60 (PTX)
  std::filesystem::path source;
  std::vector<std::string> includes;
  bool is_ptx() const { return arch.rfind("compute_", 0) == 0; }
};

// Returns the options that determine the code, without paths. These options are part of the cache
// key.
std::vector<std::string> code_options(const std::string& arch);

class compiler {
 public:
  virtual ~compiler() = default;
  virtual std::string name() const = 0;     // "nvrtc" or "nvcc"
  virtual std::string version() const = 0;  // "12.2"
  // Throws a failure that contains the compiler's messages.
  virtual std::string compile(const compilation& what) = 0;
};

// Loads NVRTC. `library` is a file or a SONAME; if it is empty, the SONAMEs of CUDA 13, 12 and 11
// are tried.
std::unique_ptr<compiler> load_nvrtc(const std::string& library);
std::unique_ptr<compiler> find_nvcc(const std::string& nvcc);

}  // namespace nybble::nvrtcc
