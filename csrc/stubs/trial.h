// A trial of a library in a child process, before this process depends on it.
#pragma once

#include <chrono>
#include <string>

namespace nybble::stubs {

// How long a library's constructors, or another thread's load, may take before a call gives up.
std::chrono::milliseconds patience();

// "" when the constructors of `file` (a path, or a name for the loader) end within `patience`, or
// when that cannot be tried; else what is wrong. A constructor that loops holds the loader's lock
// of its process for good: no later dlopen and not even exit() gets through, so it must not happen
// in this one.
std::string try_constructors(const std::string& file, std::chrono::milliseconds patience);

}  // namespace nybble::stubs
