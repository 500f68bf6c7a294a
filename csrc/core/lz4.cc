// The LZ4 block and frame formats.
#include "core/lz4.h"

#include <algorithm>
#include <cstdint>

namespace nybble {
namespace {

struct input {
  const char *at, *end;
  std::size_t left() const { return static_cast<std::size_t>(end - at); }
  std::size_t byte() { return static_cast<unsigned char>(*at++); }
};

// A length of 15 is continued in the bytes that follow. This function adds these bytes to the
// length. Returns false if the input ends too early.
bool read_length(input& in, std::size_t& length) {
  if (length < 15) return true;
  std::size_t more = 255;
  while (more == 255 && in.left() > 0) length += more = in.byte();
  return more < 255;
}

// Appends `length` bytes. Copies `length` bytes to the end of `out`; the source starts `offset`
// bytes before the end of `out`. If `length` exceeds `offset`, the copy repeats the last `offset`
// bytes.
void repeat(std::string& out, std::size_t offset, std::size_t length) {
  while (length > 0) {
    const std::size_t count = std::min(length, offset);
    out.append(out, out.size() - offset, count);
    length -= count, offset += count;
  }
}

bool read_block(input in, std::string& out) {
  const std::size_t start = out.size();
  while (in.left() > 0) {
    const std::size_t token = in.byte();
    std::size_t literals = token >> 4, length = token & 15;
    if (!read_length(in, literals) || literals > in.left()) return false;
    out.append(in.at, literals);
    in.at += literals;
    if (in.left() == 0) return true;  // the last sequence has no match
    if (in.left() < 2) return false;
    const std::size_t low = in.byte(), offset = low | in.byte() << 8;
    if (!read_length(in, length) || offset == 0 || offset > out.size() - start) return false;
    repeat(out, offset, length + 4);
    if (out.size() - start > kLz4BlockSize) return false;
  }
  return false;
}

std::uint32_t read_size(input& in) {
  std::uint32_t size = 0;
  for (int shift = 0; shift < 32; shift += 8)
    size |= static_cast<std::uint32_t>(in.byte()) << shift;
  return size;
}

}  // namespace

bool is_lz4(const std::string& bytes) { return bytes.compare(0, 4, kLz4Header, 4) == 0; }

bool decompress_lz4(const std::string& frame, std::string& content) {
  if (frame.compare(0, kLz4HeaderSize, kLz4Header) != 0) return false;
  input in{frame.data() + kLz4HeaderSize, frame.data() + frame.size()};
  content.clear();
  content.reserve(frame.size() * 4);
  while (in.left() >= 4) {
    const std::uint32_t word = read_size(in), size = word & 0x7fffffff;
    if (word == 0) return in.left() == 0;
    if (size > in.left() || size > kLz4BlockSize) return false;
    if (word != size)
      content.append(in.at, size);  // the block is not compressed
    else if (!read_block({in.at, in.at + size}, content))
      return false;
    in.at += size;
  }
  return false;
}

}  // namespace nybble
