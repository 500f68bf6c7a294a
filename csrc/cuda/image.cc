// Checks an image file before its bytes are passed to the driver.
#include "cuda/image.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

#include "core/error.h"
#include "core/lz4.h"
#include "core/sha256.h"
#include "nybble/nybble.h"

namespace nybble::cuda {

std::string read_image(const image& i) {
  const std::string what = "image of family " + i.family + ": " + i.path;
  const char* const again = "; install the nybble-kernels package again";
  if (i.kernel_abi != NYBBLE_KERNEL_ABI)
    throw bad_image(what + " has kernel ABI " + std::to_string(i.kernel_abi) +
                    ", this libnybble needs " + std::to_string(NYBBLE_KERNEL_ABI) +
                    ": install nybble-kernels and libnybble of the same version");
  std::ifstream in(i.path, std::ios::binary);
  if (!in) throw bad_image(what + " cannot be opened: " + std::strerror(errno) + again);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  if (bytes.size() != i.size)
    throw bad_image(what + " has " + std::to_string(bytes.size()) + " bytes, its manifest says " +
                    std::to_string(i.size) + (bytes.size() < i.size ? " (truncated)" : "") + again);
  const std::string found = sha256_hex(bytes);
  if (found != i.sha256)
    throw bad_image(what + " has sha256 " + found + ", its manifest says " + i.sha256 + again);
  if (!is_lz4(bytes)) return bytes;
  std::string content;
  if (!decompress_lz4(bytes, content))
    throw bad_image(what + " is not an LZ4 frame that this libnybble can decompress" + again);
  return content;
}

}  // namespace nybble::cuda
