// The cache of compressed images, by key.
#pragma once

#include <filesystem>
#include <string>

namespace nybble::nvrtcc {

// A cache of images. It does not throw errors, because nvrtcc also works without it and then only
// has more to compile. It prints its first error.
class image_cache {
 public:
  // An empty folder name means no cache.
  explicit image_cache(std::string folder) : folder_(std::move(folder)) {}
  // Returns the compressed image, or an empty string if there is none or if it is damaged.
  std::string read(const std::string& key);
  void write(const std::string& key, const std::string& packed);
  // Also keeps the image of `key` under another key.
  void link(const std::string& key, const std::string& other);

 private:
  std::filesystem::path path(const std::string& key) const;
  void warn(const std::exception& error);

  std::string folder_;
  bool warned_ = false;
};

}  // namespace nybble::nvrtcc
