// Finds libraries whose absence prevents a program from starting, and so from being traced.
#pragma once

#include <string>
#include <vector>

namespace nybble::trace {

// NVIDIA's libraries that `command` (a path, or a name found by PATH) is linked to and the loader
// does not find. Does not run the command.
std::vector<std::string> missing_at_start(const std::string& command);

}  // namespace nybble::trace
