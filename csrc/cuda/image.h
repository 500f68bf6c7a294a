// Owns: an image file as attached, and reading it with every check.
#pragma once

#include <cstdint>
#include <string>

namespace nybble::cuda {

struct image {
  std::string family, path, sha256;
  uint64_t size = 0;
  int32_t kernel_abi = 0;
};

// The file's bytes (PTX ends with a zero). Throws bad_image when the kernel ABI is not ours, the
// file is missing, its size or its hash is not the manifest's.
std::string read_image(const image& i);

}  // namespace nybble::cuda
