// Reads whole files; writes them atomically.
#pragma once

#include <filesystem>
#include <string>

namespace nybble::nvrtcc {

std::string read_file(const std::filesystem::path& path);
// Writes a temporary file beside `path` and renames it.
void write_file(const std::filesystem::path& path, const std::string& bytes);

}  // namespace nybble::nvrtcc
