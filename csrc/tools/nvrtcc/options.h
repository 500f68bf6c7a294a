// nvrtcc's command line.
#pragma once

#include <string>
#include <vector>

namespace nybble::nvrtcc {

struct options {
  bool set = false, version = false, help = false;
  std::string compiler = "nvrtc", library, nvcc;  // the device compiler and its path
  std::vector<std::string> includes;
  // one image
  std::string arch, output, source;
  // a set
  std::string target, toolkit, out, cache, sources;
  std::string ptxas;  // if empty, the device compiler makes each cubin
  std::vector<std::string> archs;
  int jobs = 1;
};

extern const char* const kUsage;
// Throws failure(exit_usage), which names the wrong word.
options parse(const std::vector<std::string>& words);

}  // namespace nybble::nvrtcc
