// Finds the architectures of device code in fat binaries, cubins and PTX.
#pragma once

#include <string>
#include <vector>

namespace nybble::trace {

struct module_arch {
  bool ptx = false;
  int arch = 0;  // 86
};

// Reads a fat binary or the struct around it, a cubin, or PTX text. Returns an empty list if the
// format is unknown.
std::vector<module_arch> architectures(const void* image);
// Returns whether any of the code can run on a device of this compute capability.
bool fits(const std::vector<module_arch>& all, int major, int minor);
std::string list(const std::vector<module_arch>& all);

}  // namespace nybble::trace
