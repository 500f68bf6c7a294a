// Decompresses the images of a set, which are stored as LZ4 frames.
#pragma once

#include <string>

namespace nybble {

// The first bytes of each frame that nvrtcc writes: the format's magic number, flags for
// independent blocks of at most 4 MiB without checksums, and the header's checksum.
inline constexpr char kLz4Header[] = "\x04\x22\x4d\x18\x60\x70\x73";
inline constexpr std::size_t kLz4HeaderSize = sizeof kLz4Header - 1;
inline constexpr std::size_t kLz4BlockSize = std::size_t{4} << 20;

// Returns whether the bytes start with the magic number of LZ4 frames.
bool is_lz4(const std::string& bytes);

// Writes the content of a frame to `content`. Returns false if the frame is damaged or has features
// that nvrtcc's frames do not have.
bool decompress_lz4(const std::string& frame, std::string& content);

}  // namespace nybble
