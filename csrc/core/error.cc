// The thread-local text of the last error.
#include "core/error.h"

namespace nybble {
namespace {

struct last_text {
  std::string text;
  const char* shown = "";
};

last_text& mine() {
  static thread_local last_text instance;
  return instance;
}

}  // namespace

void set_last_error(const char* text) noexcept {
  last_text& last = mine();
  try {
    last.text = text;
    last.shown = last.text.c_str();
  } catch (...) {
    last.shown = "out of host memory while keeping an error text";
  }
}

const char* last_error() noexcept { return mine().shown; }

}  // namespace nybble
