// Tries a library's constructors in a child process before this process loads it.
#pragma once

#include <chrono>
#include <string>

namespace nybble::stubs {

// The time limit of a library's constructors, and of waiting for another thread to load it.
std::chrono::milliseconds patience();

// Returns "" if the constructors of `file` (a path, or a name for the loader) end within `patience`
// or cannot be tried, else what is wrong. A constructor that never returns holds the loader's lock,
// so every later dlopen and exit() of its process would block.
std::string try_constructors(const std::string& file, std::chrono::milliseconds patience);

}  // namespace nybble::stubs
