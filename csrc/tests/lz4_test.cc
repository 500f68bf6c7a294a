// Tests that compressed images decompress to the same bytes, and that damaged frames are refused.
#include "core/lz4.h"

#include <memory>

#include "tests/check.h"
#include "tools/nvrtcc/compress.h"

using nybble::decompress_lz4;

namespace {

std::mt19937_64 random_bits(7);  // NOLINT: the same bytes in each run

std::size_t below(std::size_t n) { return random_bits() % n; }

// Returns bytes that repeat earlier bytes in all lengths and distances, as machine code does.
std::string content(std::size_t size) {
  std::string out;
  while (out.size() < size) {
    if (out.empty() || below(3) == 0) {
      for (std::size_t n = below(40); n-- > 0;) out += static_cast<char>(random_bits());
      continue;
    }
    const std::size_t from = below(out.size());
    for (std::size_t i = 0, n = below(below(8) == 0 ? 3000 : 30); i < n; i++) out += out[from + i];
  }
  out.resize(size);
  return out;
}

void round_trip(const std::string& bytes) {
  const std::string frame = nybble::nvrtcc::compress_lz4(bytes);
  std::string found;
  NYBBLE_EXPECT(nybble::is_lz4(frame) && decompress_lz4(frame, found) && found == bytes,
                std::to_string(bytes.size()) + " bytes");
}

// A sanitizer detects reads after the frame's end.
bool accepted(const std::string& frame) {
  std::string found;
  return decompress_lz4(frame, found);
}

void damage() {
  const std::string frame = nybble::nvrtcc::compress_lz4(content(5000));
  for (std::size_t size = 0; size < frame.size(); size++)
    NYBBLE_EXPECT(!accepted(frame.substr(0, size)), "cut to " + std::to_string(size));
  NYBBLE_EXPECT(!accepted(frame + '\0'), "a byte behind the end");
  for (std::size_t i = 0; i < nybble::kLz4HeaderSize; i++) {
    std::string other = frame;
    other[i] = static_cast<char>(other[i] ^ 1);
    NYBBLE_EXPECT(!accepted(other), "header byte " + std::to_string(i));
  }
  for (int i = 0; i < 20000; i++) {  // no error required: a literal may have changed
    std::string other = frame;
    for (std::size_t n = 1 + below(4); n-- > 0;)
      other[below(other.size())] = static_cast<char>(random_bits());
    accepted(other);
  }
}

void refuse_matches_outside_the_block() {
  const auto frame = [](const std::string& block) {
    const std::string size{static_cast<char>(block.size()), 0, 0, 0};
    return std::string(nybble::kLz4Header, nybble::kLz4HeaderSize) + size + block +
           std::string(4, '\0');
  };
  const std::string tail(
      "\x50"
      "abcde",
      6);
  NYBBLE_EXPECT(accepted(frame(std::string("\x10x\x01\x00", 4) + tail)), "a match of the start");
  NYBBLE_EXPECT(!accepted(frame(std::string("\x10x\x02\x00", 4) + tail)), "before the start");
  NYBBLE_EXPECT(!accepted(frame(std::string("\x10x\x00\x00", 4) + tail)), "an offset of 0");
  NYBBLE_EXPECT(!accepted(frame(std::string("\x10x\x01\x00", 4))), "no last literals");
  NYBBLE_EXPECT(!accepted(frame("")), "an empty block");
}

}  // namespace

int main() {
  for (std::size_t size = 0; size < 300; size++) round_trip(content(size));
  for (const std::size_t size : {65535, 65536, 65537, 70000, 1 << 20}) round_trip(content(size));
  for (const std::size_t size : {1, 12, 13, 64, 1000, 100000}) round_trip(std::string(size, '\0'));
  std::string noise(100000, '\0');
  for (char& c : noise) c = static_cast<char>(random_bits());
  round_trip(noise);
  round_trip(content(nybble::kLz4BlockSize + 77) + noise);
  damage();
  refuse_matches_outside_the_block();
  return nybble::test::report("lz4");
}
