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
};

summary look_back();
// Pure: the paragraph.
std::string verdict(const summary& seen, const device_facts& device);
// "void gemm<float>(int)" for "_Z4gemmIfEvi".
std::string demangled(const std::string& name);

}  // namespace nybble::trace
