#include "tools/nvrtcc/files.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

#include "tools/nvrtcc/failure.h"

namespace nybble::nvrtcc {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw failure(exit_usage, "cannot read " + path.string() + ": " + std::strerror(errno));
  return {std::istreambuf_iterator<char>(in), {}};
}

namespace {

// Returns a name for a temporary file of this process. The name is unique even on a file system
// that several hosts share.
std::string writer() {
  char host[256] = {};
  gethostname(host, sizeof host - 1);
  return std::to_string(getpid()) + "." + host;
}

}  // namespace

void write_file(const std::filesystem::path& path, const std::string& bytes) {
  std::filesystem::path part = path;
  part += ".part" + writer();
  {
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.flush();
    if (!out) {
      const std::string why = std::strerror(errno);
      std::error_code ignored;
      std::filesystem::remove(part, ignored);
      throw failure(exit_tool, "cannot write " + path.string() + ": " + why);
    }
  }
  std::filesystem::rename(part, path);
}

}  // namespace nybble::nvrtcc
