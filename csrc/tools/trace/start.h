// What keeps a program from starting at all, which no preloaded library lives to tell.
#pragma once

#include <string>
#include <vector>

namespace nybble::trace {

// NVIDIA's libraries that `command` (a name for PATH, or a path) needs at its start and the loader
// does not find. Nothing of the command is run.
std::vector<std::string> missing_at_start(const std::string& command);

}  // namespace nybble::trace
