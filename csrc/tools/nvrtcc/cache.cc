#include "tools/nvrtcc/cache.h"

#include <cstdio>

#include "core/sha256.h"
#include "tools/nvrtcc/files.h"

namespace nybble::nvrtcc {

namespace fs = std::filesystem;

fs::path image_cache::path(const std::string& key) const {
  return fs::path(folder_) / key.substr(0, 2) / (key + ".image");
}

void image_cache::warn(const std::exception& error) {
  if (!warned_)
    std::printf("warning: the image cache %s is not used: %s\n", folder_.c_str(), error.what());
  warned_ = true;
}

// The first line of a cache entry is the digest of the other lines.
std::string image_cache::read(const std::string& key) {
  try {
    if (folder_.empty() || !fs::is_regular_file(path(key))) return "";
    const std::string bytes = read_file(path(key));
    if (bytes.size() < 66 || bytes[64] != '\n') return "";
    std::string packed = bytes.substr(65);
    return sha256_hex(packed) == bytes.substr(0, 64) ? packed : "";
  } catch (const std::exception& error) {
    warn(error);
    return "";
  }
}

void image_cache::write(const std::string& key, const std::string& packed) {
  if (folder_.empty()) return;
  try {
    fs::create_directories(path(key).parent_path());
    write_file(path(key), sha256_hex(packed) + "\n" + packed);
  } catch (const std::exception& error) {
    warn(error);
  }
}

void image_cache::link(const std::string& key, const std::string& other) {
  std::error_code error;
  if (folder_.empty() || !fs::is_regular_file(path(key), error)) return;
  fs::create_directories(path(other).parent_path(), error);
  fs::remove(path(other), error);
  fs::create_hard_link(path(key), path(other), error);
  if (error) write(other, read(key));  // the file system has no hard links
}

}  // namespace nybble::nvrtcc
