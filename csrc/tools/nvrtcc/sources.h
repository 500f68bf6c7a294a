// Which of our files a family consists of, and what of their text is code.
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
      closure;  // relative name -> text of the file and all it includes with quotes
};

// The code of a C++ text: no comments, continued lines joined. Text with a raw string comes back as
// it is, for what looks like a comment may stand in one.
std::string without_comments(const std::string& text);

// Every *.cu in `folder` and its subfolders, sorted by name. Quoted includes are relative to
// `folder`. Throws for two files of one name.
std::vector<family> find_families(const std::filesystem::path& folder);

}  // namespace nybble::nvrtcc
