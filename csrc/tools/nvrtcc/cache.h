// The cache of compressed images, by key.
#pragma once

#include <filesystem>
#include <string>

namespace nybble::nvrtcc {

// A cache of images. The cache does not throw errors, because nvrtcc also works without it, with
// more to compile. It prints only its first error.
class image_cache {
 public:
  // An empty folder name means no cache.
  explicit image_cache(std::string folder) : folder_(std::move(folder)) {}
  // Returns the compressed image. Returns an empty string if the cache does not have the image, or
  // if it is damaged.
  std::string read(const std::string& key);
  void write(const std::string& key, const std::string& packed);
  // Keeps the image of `key` under a second key too.
  void link(const std::string& key, const std::string& other);

 private:
  std::filesystem::path path(const std::string& key) const;
  void warn(const std::exception& error);

  std::string folder_;
  bool warned_ = false;
};

}  // namespace nybble::nvrtcc
