// The tracer's report: a paragraph about the first failure and its likely cause.
#pragma once

#include <string>
#include <vector>

#include "tools/trace/images.h"

namespace nybble::trace {

struct failure {
  std::string function, kernel, module;
  std::vector<module_arch> archs;
  int code = 0;
};

struct device_facts {
  bool known = false;
  std::string name;
  int major = 0, minor = 0;
};

struct summary {
  unsigned long long launches = 0;
  std::size_t modules = 0, kernels = 0;
  bool failed = false;
  failure first;
  device_facts device;
  std::vector<std::string> missing;  // CUDA libraries that were not found
};

summary look_back();
// Returns the CUDA libraries that the program tried to load and that are not loaded in any version.
std::vector<std::string> not_found();
// Returns whether the code means that there is no usable driver or device.
bool about_machine(int code);
// Returns the report; "" if the program did not use CUDA.
std::string verdict(const summary& seen);
// Returns sentences that name the libraries that were not found.
std::string about_missing(const std::vector<std::string>& names);
// Appends the paragraph to the file named in NYBBLE_TRACE_FILE. If this variable is not set, writes
// the paragraph to standard error.
void tell(const std::string& paragraph);
// Demangles a name: returns "void gemm<float>(int)" for "_Z4gemmIfEvi".
std::string demangled(const std::string& name);

}  // namespace nybble::trace
