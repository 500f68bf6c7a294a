// Finds conflicts between the version of a library and the libraries that this process has loaded
// or will load.
#pragma once

#include <string>

#include "stub.h"

namespace nybble::stubs {

// The torch that this process may import later. It is found in the folders of NVIDIA's wheels,
// without importing it.
struct torch_facts {
  std::string folder;  // "" if there is no torch, or if torch has no CUDA
  int major = 0;       // major version of the CUDA for which torch is built
  int version = 0;     // 1000 * major + 10 * minor
};
torch_facts installed_torch();

// Returns the CUDA major that new libraries should have. This is the major of the loaded runtime
// or, if none is loaded, of torch. 0 means that any major is allowed.
int expected_major();

// Returns the reason why this version must not be loaded, or "". `version` is 0 if the version is
// not known before the library is loaded.
std::string clash(const description& about, int major, int version);

}  // namespace nybble::stubs
