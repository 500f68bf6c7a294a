// nybble-trace: runs a command with the tracer preloaded.
#include <limits.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "tools/trace/start.h"
#include "tools/trace/verdict.h"

namespace {

constexpr const char* usage =
    "usage: nybble-trace [--output FILE] COMMAND [ARGUMENT…]\n"
    "Runs COMMAND and records its calls of the CUDA driver and runtime. At the end, writes a\n"
    "paragraph about the first failure and its likely cause to standard error, or to FILE.\n";

std::string library() {
  char self[PATH_MAX];
  const ssize_t length = readlink("/proc/self/exe", self, sizeof self);
  if (length <= 0) return "";
  std::string folder(self, static_cast<std::size_t>(length));
  folder.resize(folder.rfind('/'));
  for (const char* below : {"/../lib/libnybble_trace.so", "/libnybble_trace.so"})
    if (access((folder + below).c_str(), R_OK) == 0) return folder + below;
  return "";
}

}  // namespace

int main(int argc, char** argv) {
  int first = 1;
  if (argc > 1 && (std::strcmp(argv[1], "--help") == 0 || std::strcmp(argv[1], "-h") == 0)) {
    std::fputs(usage, stdout);
    return 0;
  }
  if (argc > 2 && std::strcmp(argv[1], "--output") == 0) {
    setenv("NYBBLE_TRACE_FILE", argv[2], 1);
    first = 3;
  }
  if (first >= argc || argv[first][0] == '-') {
    if (first < argc && std::strcmp(argv[first], "--output") != 0)
      std::fprintf(stderr, "nybble-trace: unknown option '%s'\n", argv[first]);
    std::fputs(usage, stderr);
    return 2;
  }
  const std::string preload = library();
  if (preload.empty()) {
    std::fprintf(
        stderr, "nybble-trace: libnybble_trace.so is neither in ../lib nor beside it; reinstall\n");
    return 2;
  }
  if (preload.find_first_of(" :") != std::string::npos) {  // separators in LD_PRELOAD
    std::fprintf(stderr,
                 "nybble-trace: %s cannot be preloaded: its path has a space or a colon; move it\n",
                 preload.c_str());
    return 2;
  }
  const std::vector<std::string> missing = nybble::trace::missing_at_start(argv[first]);
  if (!missing.empty()) {
    const std::string text = nybble::trace::about_missing(missing);
    nybble::trace::tell(std::string("nybble-trace: ") + argv[first] + " cannot start. " + text +
                        "\n");
  }
  const char* const before = std::getenv("LD_PRELOAD");
  const std::string all = before == nullptr || *before == '\0' ? preload : preload + ":" + before;
  setenv("LD_PRELOAD", all.c_str(), 1);
  execvp(argv[first], argv + first);
  std::fprintf(stderr, "nybble-trace: %s: %s\n", argv[first], std::strerror(errno));
  return errno == ENOENT ? 127 : 126;
}
