// Owns: which of our files a family consists of.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace nybble::nvrtcc {

struct family {
  std::string name;            // "blockwise"
  std::filesystem::path file;  // .../blockwise.cu
  std::map<std::string, std::string>
      closure;  // relative name -> text of the file and all it includes with quotes
};

// Every *.cu of `folder`, sorted by name.
std::vector<family> find_families(const std::filesystem::path& folder);

}  // namespace nybble::nvrtcc
