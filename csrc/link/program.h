// One run-time compilation: owns the NVRTC program, its inputs and its log.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "stubs/nvrtc.h"

namespace nybble::link {

class program {
 public:
  // headers: name as in #include, and text.
  program(std::string source, std::string name,
          std::vector<std::pair<std::string, std::string>> headers);
  ~program();
  program(const program&) = delete;
  program& operator=(const program&) = delete;

  // Throws with NVRTC's log when the source does not compile.
  void compile(const std::vector<std::string>& options);
  // kind: cubin, ptx or ltoir. The reference lives as long as the program.
  const std::string& code(const std::string& kind);
  const std::string& log() const { return log_; }

 private:
  // Declared before the handle: members die in reverse order, so what NVRTC may point to outlives
  // it.
  std::string source_, name_, log_, code_;
  std::vector<std::pair<std::string, std::string>> headers_;
  std::vector<const char*> header_names_, header_texts_;
  nvrtcProgram handle_ = nullptr;
};

// 1000 * major + 10 * minor; throws when NVRTC is absent.
int nvrtc_version();
std::vector<int> nvrtc_architectures();

}  // namespace nybble::link
