// Links with nvJitLink, which keeps pointers to names until nvJitLinkComplete. Even if the creation
// of a handle failed, the handle owns a log and must be destroyed.
#include <utility>

#include "core/error.h"
#include "link/linker.h"
#include "stubs/nvjitlink.h"
#include "stubs/report.h"

namespace nybble::link {
namespace {

int nvjitlink_input(const std::string& kind) {
  if (kind == "cubin") return NVJITLINK_INPUT_CUBIN;
  if (kind == "ptx") return NVJITLINK_INPUT_PTX;
  if (kind == "ltoir") return NVJITLINK_INPUT_LTOIR;
  if (kind == "fatbin") return NVJITLINK_INPUT_FATBIN;
  if (kind == "object") return NVJITLINK_INPUT_OBJECT;
  if (kind == "library") return NVJITLINK_INPUT_LIBRARY;
  throw invalid_argument("kind: '" + kind +
                         "' is none of cubin, ptx, ltoir, fatbin, object, library");
}

const char* nvjitlink_message(nvJitLinkResult code) {
  static constexpr const char* names[] = {"success",
                                          "unrecognized option",
                                          "missing -arch",
                                          "invalid input",
                                          "PTX does not compile",
                                          "LTO IR does not compile",
                                          "internal error",
                                          "thread pool",
                                          "unrecognized input",
                                          "finalize",
                                          "null input",
                                          "incompatible options",
                                          "incorrect input type",
                                          "arch mismatch",
                                          "outdated library",
                                          "missing fatbin",
                                          "unrecognized arch",
                                          "unsupported arch",
                                          "LTO not enabled"};
  const auto index = static_cast<std::size_t>(code);
  return index < sizeof names / sizeof names[0] ? names[index] : "unknown error";
}

class nvjitlink final : public linker {
 public:
  explicit nvjitlink(const link_options& options) : ptx_(options.output == "ptx") {
    options_.push_back("-arch=" + options.arch);
    if (options.lto) options_.emplace_back("-lto");
    if (ptx_) options_.emplace_back("-ptx");
    for (const std::string& one : options.extra) options_.push_back(one);
    std::vector<const char*> words;
    for (const std::string& one : options_) words.push_back(one.c_str());
    const nvJitLinkResult code =
        nvJitLinkCreate(&handle_, static_cast<uint32_t>(words.size()), words.data());
    if (code == NVJITLINK_SUCCESS) return;
    read_logs();
    const std::string text = failed("nvJitLinkCreate", code);
    destroy();  // no destructor runs after an exception in the constructor
    if (!stubs::available("nvjitlink")) throw no_driver(text);
    throw unsupported(text);
  }
  ~nvjitlink() override { destroy(); }

 private:
  int input_type(const std::string& kind) const override { return nvjitlink_input(kind); }

  void take(int type, std::string& data, const char* name) override {
    check("adding", nvJitLinkAddData(handle_, type, data.data(), data.size(), name));
  }

  void link() override {
    check("linking", nvJitLinkComplete(handle_));
    read_logs();
    std::size_t size = 0;
    check("reading the size", ptx_ ? nvJitLinkGetLinkedPtxSize(handle_, &size)
                                   : nvJitLinkGetLinkedCubinSize(handle_, &size));
    code_.assign(size, '\0');
    check("reading the code", ptx_ ? nvJitLinkGetLinkedPtx(handle_, code_.data())
                                   : nvJitLinkGetLinkedCubin(handle_, code_.data()));
  }

  void check(const char* what, nvJitLinkResult code) {
    if (code == NVJITLINK_SUCCESS) return;
    read_logs();
    throw bad_image(failed(what, code));
  }

  std::string failed(const char* what, nvJitLinkResult code) const {
    std::string text = "nvJitLink";
    if (stubs::available("nvjitlink")) text += version_text(stubs::version_of("nvjitlink"));
    text += std::string(": ") + what + " failed: " + nvjitlink_message(code) + " (" +
            std::to_string(code) + "); options:";
    for (const std::string& one : options_) text += " " + one;
    return with_logs(std::move(text), "nvjitlink");
  }

  void read_logs() {
    if (handle_ == nullptr) return;
    read(error_log_, nvJitLinkGetErrorLogSize, nvJitLinkGetErrorLog);
    read(info_log_, nvJitLinkGetInfoLogSize, nvJitLinkGetInfoLog);
  }

  void read(std::string& log, nvJitLinkResult (*size_of)(nvJitLinkHandle, std::size_t*),
            nvJitLinkResult (*get)(nvJitLinkHandle, char*)) {
    std::size_t size = 0;
    if (size_of(handle_, &size) != NVJITLINK_SUCCESS || size == 0) return;
    std::string text(size + 1, '\0');
    if (get(handle_, text.data()) != NVJITLINK_SUCCESS) return;
    log = text.c_str();
  }

  void destroy() noexcept {
    if (handle_ != nullptr) nvJitLinkDestroy(&handle_);
    handle_ = nullptr;
  }

  const bool ptx_;
  std::vector<std::string> options_;
  nvJitLinkHandle handle_ = nullptr;  // destroyed first
};

}  // namespace

std::unique_ptr<linker> make_nvjitlink(const link_options& options) {
  return std::make_unique<nvjitlink>(options);
}

int nvjitlink_version() {
  if (!stubs::available("nvjitlink")) {
    std::size_t unused = 0;
    static_cast<void>(nvJitLinkGetErrorLogSize(nullptr, &unused));  // the stub stores the reason
    throw no_driver(std::string("nvJitLink: ") + stubs::last_detail());
  }
  const int known = stubs::version_of("nvjitlink");
  if (known == 0) throw unsupported("nvJitLink does not report its version");
  return known;
}

}  // namespace nybble::link
