// One coherent set: which versions may not join what this process holds or will load.
#pragma once

#include <string>

#include "stub.h"

namespace nybble::stubs {

// The torch that this process may import later: found beside NVIDIA's wheels, never imported.
struct torch_facts {
  std::string folder;  // "" when there is none, or one without CUDA
  int major = 0;       // of the CUDA version it is built for
  int version = 0;     // 1000 * major + 10 * minor
};
torch_facts installed_torch();

// The CUDA major that new libraries should have: the loaded runtime's, else torch's; 0: any.
int expected_major();

// "" or why a file of this library must stay out. `version` 0: not known before it is loaded.
std::string clash(const description& about, int major, int version);

}  // namespace nybble::stubs
