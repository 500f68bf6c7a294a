// A run-time compilation with NVRTC.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "stubs/nvrtc.h"

namespace nybble::link {

class program {
 public:
  // headers: the names as in #include, and the texts.
  program(std::string source, std::string name,
          std::vector<std::pair<std::string, std::string>> headers);
  ~program();
  program(const program&) = delete;
  program& operator=(const program&) = delete;

  // Throws with NVRTC's log if the source does not compile.
  void compile(const std::vector<std::string>& options);
  // kind: cubin, ptx or ltoir. The result lives as long as the program.
  const std::string& code(const std::string& kind);
  const std::string& log() const { return log_; }

 private:
  // These are declared before the handle, so that they are destroyed after it: NVRTC may point to
  // them.
  std::string source_, name_, log_, code_;
  std::vector<std::pair<std::string, std::string>> headers_;
  std::vector<const char*> header_names_, header_texts_;
  nvrtcProgram handle_ = nullptr;
};

// Returns 1000 * major + 10 * minor. Throws if NVRTC is missing.
int nvrtc_version();
std::vector<int> nvrtc_architectures();

}  // namespace nybble::link
