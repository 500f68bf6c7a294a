// A program that NVRTC compiles at run time.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "stubs/nvrtc.h"

namespace nybble::link {

class program {
 public:
  // headers: pairs of a header's name, as in #include, and its text.
  program(std::string source, std::string name,
          std::vector<std::pair<std::string, std::string>> headers);
  ~program();
  program(const program&) = delete;
  program& operator=(const program&) = delete;

  // Throws with NVRTC's log if the source does not compile.
  void compile(const std::vector<std::string>& options);
  // Returns the compiled code, which lives as long as the program. kind: cubin, ptx or ltoir.
  const std::string& code(const std::string& kind);
  const std::string& log() const { return log_; }

 private:
  // These members are declared before the handle, so that they are destroyed after it: NVRTC may
  // keep pointers to them.
  std::string source_, name_, log_, code_;
  std::vector<std::pair<std::string, std::string>> headers_;
  std::vector<const char*> header_names_, header_texts_;
  nvrtcProgram handle_ = nullptr;
};

// Returns NVRTC's version as 1000 * major + 10 * minor. Throws if NVRTC is missing.
int nvrtc_version();
std::vector<int> nvrtc_architectures();

}  // namespace nybble::link
