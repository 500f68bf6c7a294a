#include "tools/nvrtcc/manifest.h"

namespace nybble::nvrtcc {
namespace {

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      out += '\\', out += c;
    else if (byte < 0x20)
      out += "\\u00", out += "0123456789abcdef"[byte >> 4], out += "0123456789abcdef"[byte & 15];
    else
      out += c;
  }
  return out + "\"";
}

std::string fields(const listed_file& f) {
  return "\"file\": " + quoted(f.file) + ", \"size\": " + std::to_string(f.size) +
         ", \"sha256\": " + quoted(f.sha256);
}

}  // namespace

std::string to_json(const manifest& m) {
  std::string out =
      "{\n  \"schema\": 2,\n  \"target\": " + quoted(m.target) +
      ",\n  \"toolkit\": " + quoted(m.toolkit) +
      ",\n  \"device_compiler\": {\"name\": " + quoted(m.compiler) +
      ", \"version\": " + quoted(m.compiler_version) +
      (m.assembler_version.empty() ? "}"
                                   : "},\n  \"assembler\": {\"name\": \"ptxas\", \"version\": " +
                                         quoted(m.assembler_version) + "}") +
      ",\n  \"ptx_isa\": " + quoted(m.ptx_isa) +
      ",\n  \"kernel_abi\": " + std::to_string(m.kernel_abi) + ",\n  \"images\": [";
  const char* separator = "\n    ";
  for (const listed_image& i : m.images) {
    out += separator + ("{\"family\": " + quoted(i.family)) + ", \"kind\": " + quoted(i.kind) +
           ", \"arch\": " + quoted(i.arch) +
           (i.assembled_from.empty() ? "" : ", \"assembled_from\": " + quoted(i.assembled_from)) +
           ", " + fields(i.file) + ", \"compression\": \"lz4\", \"uncompressed_size\": " +
           std::to_string(i.uncompressed_size) +
           ", \"uncompressed_sha256\": " + quoted(i.uncompressed_sha256) + "}";
    separator = ",\n    ";
  }
  out += "\n  ],\n  \"sources\": [";
  separator = "\n    ";
  for (const listed_file& f : m.sources) {
    out += separator + ("{" + fields(f)) + "}";
    separator = ",\n    ";
  }
  return out + "\n  ]\n}\n";
}

}  // namespace nybble::nvrtcc
