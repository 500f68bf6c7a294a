// ptxas, which assembles PTX to the cubin of one architecture.
#pragma once

#include <filesystem>
#include <string>

#include "tools/nvrtcc/process.h"

namespace nybble::nvrtcc {

class assembler {
 public:
  // Throws failure(exit_tool) if `path` cannot be run or is not ptxas.
  explicit assembler(std::string path);
  std::string version() const { return version_; }  // "12.2.140"
  std::string release() const { return version_.substr(0, version_.rfind('.')); }
  // Returns a text with everything that determines the code, except for the PTX. The cache key of a
  // cubin contains this text.
  std::string identity(const std::string& arch) const;
  command assemble(const std::string& arch, const std::filesystem::path& ptx,
                   const std::filesystem::path& cubin) const;

 private:
  std::string path_, version_, described_;
};

}  // namespace nybble::nvrtcc
