// Reads an attached image file and checks it against its manifest entry.
#pragma once

#include <cstdint>
#include <string>

namespace nybble::cuda {

struct image {
  std::string family, path, sha256;
  uint64_t size = 0;
  int32_t kernel_abi = 0;
};

// Returns the image. If the file is an LZ4 frame, returns its content, which is PTX with a
// terminating zero. Throws bad_image if the kernel ABI differs, the file is missing, its size or
// hash does not match the manifest, or it cannot be decompressed.
std::string read_image(const image& i);

}  // namespace nybble::cuda
