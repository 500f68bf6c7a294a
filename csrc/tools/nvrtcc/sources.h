// The source files of a family, and their code without comments.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace nybble::nvrtcc {

struct family {
  std::string name;            // "blockwise"
  std::filesystem::path file;  // .../blockwise/device/blockwise.cu
  std::map<std::string, std::string>
      closure;  // relative name -> text; the file and all quoted includes
};

// Removes comments and joins continued lines. If the text has a raw string, returns the text
// unchanged, because the raw string could contain a comment mark.
std::string without_comments(const std::string& text);

// Returns every *.cu in `folder` and its subfolders, sorted by name. Quoted includes are relative
// to `folder`. Throws if two files have the same name.
std::vector<family> find_families(const std::filesystem::path& folder);

}  // namespace nybble::nvrtcc
