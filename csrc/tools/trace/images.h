// Which architectures a piece of device code carries: fat binaries, cubins, PTX.
#pragma once

#include <string>
#include <vector>

namespace nybble::trace {

struct carried {
  bool ptx = false;
  int arch = 0;  // 86
};

// What `image` holds: a fat binary or the wrapper struct around one, a cubin, PTX text; empty when
// unknown.
std::vector<carried> architectures(const void* image);
// Whether some of it can run on a device of this compute capability.
bool fits(const std::vector<carried>& all, int major, int minor);
std::string list(const std::vector<carried>& all);

}  // namespace nybble::trace
