// The tracer's one paragraph: which of the known causes the first failure is.
#pragma once

#include <string>
#include <vector>

#include "tools/trace/images.h"

namespace nybble::trace {

struct failure {
  std::string function, kernel, module;
  std::vector<carried> carries;
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
  std::vector<std::string> missing;  // CUDA libraries asked for and not found
};

summary look_back();
// The CUDA libraries that were asked for, of whose kind nothing is in the process.
std::vector<std::string> not_found();
// A code that says that there is no usable driver or device, whatever was called.
bool about_machine(int code);
// Pure: the paragraph; "" when there is nothing to say about CUDA.
std::string verdict(const summary& seen);
// Pure: the sentences about libraries that were not found.
std::string about_missing(const std::vector<std::string>& names);
// Puts a paragraph where NYBBLE_TRACE_FILE says, behind what is there; else on standard error.
void tell(const std::string& paragraph);
// "void gemm<float>(int)" for "_Z4gemmIfEvi".
std::string demangled(const std::string& name);

}  // namespace nybble::trace
