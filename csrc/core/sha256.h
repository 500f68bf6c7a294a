// Computes a SHA-256 digest as 64 hex digits. nvrtcc writes digests into manifests, and libnybble
// checks images against them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace nybble {

class sha256 {
 public:
  void add(const void* data, std::size_t size);
  // Returns the digest. Do not use the object after this call.
  std::string hex();

 private:
  void block(const unsigned char* p);
  std::uint32_t state_[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  unsigned char pending_[64] = {};
  std::size_t held_ = 0;
  std::uint64_t total_ = 0;
};

inline std::string sha256_hex(const std::string& bytes) {
  sha256 h;
  h.add(bytes.data(), bytes.size());
  return h.hex();
}

}  // namespace nybble
