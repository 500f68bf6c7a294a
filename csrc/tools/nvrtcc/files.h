// Reading whole files and writing them so that no reader ever sees half of one.
#pragma once

#include <filesystem>
#include <string>

namespace nybble::nvrtcc {

std::string read_file(const std::filesystem::path& path);
// Writes beside `path` and renames; a crash leaves the old file or none.
void write_file(const std::filesystem::path& path, const std::string& bytes);

}  // namespace nybble::nvrtcc
