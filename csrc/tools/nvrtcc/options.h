// Nvrtcc's command line as a record.
#pragma once

#include <string>
#include <vector>

namespace nybble::nvrtcc {

struct options {
  bool set = false, version = false, help = false;
  std::string compiler = "nvrtc", library, nvcc;  // which device compiler, and where it is
  std::vector<std::string> includes;
  // one image
  std::string arch, output, source;
  // a set
  std::string target, toolkit, out, cache, sources;
  std::string ptxas;  // empty: the device compiler makes each cubin by itself
  std::vector<std::string> archs;
  int jobs = 1;
};

extern const char* const kUsage;
// Throws failure(exit_usage) naming the word it cannot use.
options parse(const std::vector<std::string>& words);

}  // namespace nybble::nvrtcc
