// Finds missing libraries that prevent a program from starting, so that it cannot be traced.
#pragma once

#include <string>
#include <vector>

namespace nybble::trace {

// Returns those of NVIDIA's libraries to which `command` (a path, or a name found in PATH) is
// linked and which the loader does not find. The function does not run the command.
std::vector<std::string> missing_at_start(const std::string& command);

}  // namespace nybble::trace
