// Compiles with NVRTC. The texts of errors contain the compiler's log.
#include "link/program.h"

#include <locale.h>

#include "core/error.h"
#include "stubs/report.h"

namespace nybble::link {
namespace {

std::string message(nvrtcResult code) {
  if (!stubs::available("nvrtc")) return stubs::last_detail();
  const char* const text = nvrtcGetErrorString(code);
  return text == nullptr ? "error " + std::to_string(code) : text;
}

void check(nvrtcResult code, const char* what) {
  if (code == NVRTC_SUCCESS) return;
  if (!stubs::available("nvrtc")) throw no_driver(message(code));
  throw unsupported(std::string(what) + ": " + message(code));
}

// Restores the thread's locale. NVRTC before 12.6.2 changes the thread's locale to the C locale,
// and does not restore it.
class keep_locale {
 public:
  keep_locale() : before_(uselocale(nullptr)) {}
  ~keep_locale() { uselocale(before_); }
  keep_locale(const keep_locale&) = delete;
  keep_locale& operator=(const keep_locale&) = delete;

 private:
  locale_t before_;
};

}  // namespace

program::program(std::string source, std::string name,
                 std::vector<std::pair<std::string, std::string>> headers)
    : source_(std::move(source)), name_(std::move(name)), headers_(std::move(headers)) {
  for (const auto& one : headers_) {
    header_names_.push_back(one.first.c_str());
    header_texts_.push_back(one.second.c_str());
  }
  check(nvrtcCreateProgram(&handle_, source_.c_str(), name_.c_str(),
                           static_cast<int>(headers_.size()), header_texts_.data(),
                           header_names_.data()),
        "nvrtcCreateProgram");
}

program::~program() {
  if (handle_ != nullptr) nvrtcDestroyProgram(&handle_);
}

void program::compile(const std::vector<std::string>& options) {
  std::vector<const char*> words;
  for (const std::string& one : options) words.push_back(one.c_str());
  const keep_locale locale;
  const nvrtcResult code =
      nvrtcCompileProgram(handle_, static_cast<int>(words.size()), words.data());
  std::size_t size = 0;
  if (nvrtcGetProgramLogSize(handle_, &size) == NVRTC_SUCCESS && size > 1) {
    log_.assign(size, '\0');
    if (nvrtcGetProgramLog(handle_, log_.data()) != NVRTC_SUCCESS) log_.clear();
    log_.resize(log_.find('\0') == std::string::npos ? log_.size() : log_.find('\0'));
  }
  if (code == NVRTC_SUCCESS) return;
  throw bad_image(name_ + " does not compile: " + message(code) + "\n" + log_);
}

const std::string& program::code(const std::string& kind) {
  struct getter {
    const char* kind;
    nvrtcResult (*size)(nvrtcProgram, std::size_t*);
    nvrtcResult (*data)(nvrtcProgram, char*);
  };
  static constexpr getter getters[] = {{"cubin", nvrtcGetCUBINSize, nvrtcGetCUBIN},
                                       {"ptx", nvrtcGetPTXSize, nvrtcGetPTX},
                                       {"ltoir", nvrtcGetLTOIRSize, nvrtcGetLTOIR}};
  for (const getter& one : getters) {
    if (kind != one.kind) continue;
    std::size_t size = 0;
    check(one.size(handle_, &size), "reading the compiled size");
    if (size == 0) {
      throw invalid_argument(name_ + ": no " + kind +
                             " was made; the options ask for another kind of code");
    }
    code_.assign(size, '\0');
    check(one.data(handle_, code_.data()), "reading the compiled code");
    return code_;
  }
  throw invalid_argument("kind: '" + kind + "' is none of cubin, ptx, ltoir");
}

int nvrtc_version() {
  int major = 0;
  int minor = 0;
  check(nvrtcVersion(&major, &minor), "nvrtcVersion");
  return 1000 * major + 10 * minor;
}

std::vector<int> nvrtc_architectures() {
  int count = 0;
  check(nvrtcGetNumSupportedArchs(&count), "nvrtcGetNumSupportedArchs");
  std::vector<int> found(static_cast<std::size_t>(count));
  check(nvrtcGetSupportedArchs(found.data()), "nvrtcGetSupportedArchs");
  return found;
}

}  // namespace nybble::link
