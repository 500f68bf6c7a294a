// Finds conflicts between the version of a library and the libraries that this process has loaded
// or will load.
#pragma once

#include <string>

#include "stub.h"

namespace nybble::stubs {

// The torch that this process may import later, found beside NVIDIA's wheels without importing it.
struct torch_facts {
  std::string folder;  // "" without torch, or if torch has no CUDA
  int major = 0;       // major of the CUDA version that torch is built for
  int version = 0;     // 1000 * major + 10 * minor
};
torch_facts installed_torch();

// Returns the CUDA major that new libraries should have. It is the major of the loaded runtime, or
// else the major of torch; 0 means any major.
int expected_major();

// Returns why this version must not be loaded, or "" if it may. `version` is 0 if it is unknown
// before loading.
std::string clash(const description& about, int major, int version);

}  // namespace nybble::stubs
