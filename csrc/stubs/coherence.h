// Which library versions conflict with those that this process has loaded or will load.
#pragma once

#include <string>

#include "stub.h"

namespace nybble::stubs {

// The torch that this process may import later, found beside NVIDIA's wheels without importing it.
struct torch_facts {
  std::string folder;  // "": no torch, or one without CUDA
  int major = 0;       // of the CUDA version it is built for
  int version = 0;     // 1000 * major + 10 * minor
};
torch_facts installed_torch();

// The CUDA major that new libraries should have: the loaded runtime's, else torch's; 0: any.
int expected_major();

// Why this version must not be loaded, or "". `version` 0: unknown before loading.
std::string clash(const description& about, int major, int version);

}  // namespace nybble::stubs
