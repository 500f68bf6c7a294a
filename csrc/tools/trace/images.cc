#include "tools/trace/images.h"

#include <elf.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace nybble::trace {
namespace {

constexpr std::uint32_t wrapper_magic = 0x466243b1;  // struct { magic, version, data, … }
constexpr std::uint32_t fatbin_magic = 0xba55ed50;

template <class Number>
Number at(const unsigned char* data, std::size_t offset) {
  Number value;
  std::memcpy(&value, data + offset, sizeof value);
  return value;
}

std::vector<module_arch> fat_binary(const unsigned char* data) {
  std::vector<module_arch> all;
  const auto header = at<std::uint16_t>(data, 6);
  const auto size = at<std::uint64_t>(data, 8);
  for (std::uint64_t offset = 0; offset + 64 <= size;) {
    const unsigned char* const entry = data + header + offset;
    const auto kind = at<std::uint16_t>(entry, 0);
    const auto entry_header = at<std::uint32_t>(entry, 4);
    const auto payload = at<std::uint64_t>(entry, 8);
    if (kind == 0 || kind > 64 || entry_header < 32 || entry_header > 4096) break;
    all.push_back({kind == 1, static_cast<int>(at<std::uint32_t>(entry, 28))});
    offset += entry_header + payload;
  }
  return all;
}

std::vector<module_arch> cubin(const unsigned char* data) {
  const auto* const header = reinterpret_cast<const Elf64_Ehdr*>(data);
  const bool newer = header->e_ident[EI_ABIVERSION] >= 8;
  return {
      {false, static_cast<int>(newer ? (header->e_flags >> 8) & 0xff : header->e_flags & 0xff)}};
}

}  // namespace

std::vector<module_arch> architectures(const void* image) {
  if (image == nullptr) return {};
  const auto* const data = static_cast<const unsigned char*>(image);
  const auto magic = at<std::uint32_t>(data, 0);
  if (magic == wrapper_magic) return architectures(at<const void*>(data, 8));
  if (magic == fatbin_magic) return fat_binary(data);
  if (std::memcmp(data, ELFMAG, SELFMAG) == 0) return cubin(data);
  const char* const text = reinterpret_cast<const char*>(data);
  int arch = 0;
  if (std::sscanf(text, "FAKECUBIN sm_%d", &arch) == 1) return {{false, arch}};  // tests/fakes
  const char* const target = std::strstr(text, ".target sm_");
  if (target != nullptr && std::sscanf(target, ".target sm_%d", &arch) == 1) return {{true, arch}};
  return {};
}

bool fits(const std::vector<module_arch>& all, int major, int minor) {
  return std::any_of(all.begin(), all.end(), [&](const module_arch& one) {
    if (one.ptx) return one.arch <= 10 * major + minor;
    return one.arch / 10 == major && one.arch % 10 <= minor;
  });
}

std::string list(const std::vector<module_arch>& all) {
  std::string text;
  for (const module_arch& one : all) {
    text += (text.empty() ? "" : ", ") + std::string(one.ptx ? "compute_" : "sm_") +
            std::to_string(one.arch);
  }
  return text.empty() ? "nothing that can be read" : text;
}

}  // namespace nybble::trace
