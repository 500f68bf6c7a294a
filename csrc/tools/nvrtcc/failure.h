// nvrtcc's error type: an exit code, and a text that main() prints.
#pragma once

#include <stdexcept>
#include <string>

namespace nybble::nvrtcc {

enum exit_code { exit_usage = 2, exit_tool = 4, exit_compile = 5 };

class failure : public std::runtime_error {
 public:
  failure(exit_code exit, const std::string& text) : std::runtime_error(text), exit_(exit) {}
  exit_code exit() const { return exit_; }

 private:
  exit_code exit_;
};

}  // namespace nybble::nvrtcc
