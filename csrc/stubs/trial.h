// Tries a library's constructors in a child process before this process loads it.
#pragma once

#include <chrono>
#include <string>

namespace nybble::stubs {

// Returns the time limit for a library's constructors, and for waiting until another thread has
// loaded it.
std::chrono::milliseconds patience();

// Tries the constructors of `file` (a path, or a name for the loader). Returns "" if the
// constructors end within `patience`, or if they cannot be tried; otherwise returns what is wrong.
// This protects the process: a constructor that never returns holds the loader's lock, so every
// later dlopen and exit() of its process would block.
std::string try_constructors(const std::string& file, std::chrono::milliseconds patience);

}  // namespace nybble::stubs
