// Compress images.
#pragma once

#include <string>

namespace nybble::nvrtcc {

// Returns the LZ4 frame of the bytes (see core/lz4.h).
std::string compress_lz4(const std::string& bytes);

}  // namespace nybble::nvrtcc
