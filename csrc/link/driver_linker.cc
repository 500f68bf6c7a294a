// Links with the driver. The driver writes into the option arrays until the link state is
// destroyed.
#include <utility>

#include "core/error.h"
#include "link/linker.h"
#include "stubs/cuda.h"
#include "stubs/report.h"

namespace nybble::link {
namespace {

constexpr std::size_t log_bytes = 16384;

int number_of(const std::string& kind) {
  if (kind == "cubin") return CU_JIT_INPUT_CUBIN;
  if (kind == "ptx") return CU_JIT_INPUT_PTX;
  if (kind == "fatbin") return CU_JIT_INPUT_FATBINARY;
  if (kind == "object") return CU_JIT_INPUT_OBJECT;
  if (kind == "library") return CU_JIT_INPUT_LIBRARY;
  if (kind == "ltoir") throw unsupported("the driver's linker takes no LTO IR");
  throw invalid_argument("kind: '" + kind + "' is none of cubin, ptx, fatbin, object, library");
}

std::string name_of(CUresult code) {
  const char* name = nullptr;
  if (cuGetErrorName(code, &name) == CUDA_SUCCESS && name != nullptr) return name;
  return "error " + std::to_string(code);
}

class driver_linker final : public linker {
 public:
  explicit driver_linker(const link_options& options)
      : arch_(options.arch), info_(log_bytes, '\0'), error_(log_bytes, '\0') {
    option(CU_JIT_INFO_LOG_BUFFER, info_.data());
    option(CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, reinterpret_cast<void*>(log_bytes));
    option(CU_JIT_ERROR_LOG_BUFFER, error_.data());
    option(CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, reinterpret_cast<void*>(log_bytes));
    const CUresult code = cuLinkCreate_v2(static_cast<unsigned int>(keys_.size()), keys_.data(),
                                          values_.data(), &state_);
    if (code == CUDA_SUCCESS) {
      static_cast<void>(cuCtxGetCurrent(&context_));
      return;
    }
    read_logs();
    const std::string text = failed("cuLinkCreate", code);
    destroy();
    if (!stubs::available("driver")) throw no_driver(text);
    throw cuda_error(text);
  }
  ~driver_linker() override { destroy(); }

 private:
  int input_type(const std::string& kind) const override { return number_of(kind); }

  void take(int type, std::string& data, const char* name) override {
    check("cuLinkAddData",
          cuLinkAddData_v2(state_, type, data.data(), data.size(), name, 0, nullptr, nullptr));
  }

  void link() override {
    void* cubin = nullptr;
    std::size_t size = 0;
    check("cuLinkComplete", cuLinkComplete(state_, &cubin, &size));
    code_.assign(static_cast<const char*>(cubin), size);  // the link state owns the cubin
    read_logs();
  }

  void option(int key, void* value) {
    keys_.push_back(key);
    values_.push_back(value);
  }

  void check(const char* what, CUresult code) {
    if (code == CUDA_SUCCESS) return;
    read_logs();
    throw cuda_error(failed(what, code));
  }

  std::string failed(const char* what, CUresult code) const {
    int version = 0;
    static_cast<void>(cuDriverGetVersion(&version));
    std::string text = "the driver's linker" + version_text(version) + ": " + what +
                       " failed: " + name_of(code) + " (" + std::to_string(code) +
                       "), linking for " + arch_ + "; options: logs alone";
    return with_logs(std::move(text), "driver");
  }

  void read_logs() {
    info_log_ = info_.c_str();
    error_log_ = error_.c_str();
  }

  // Makes the context current again in which cuLinkCreate was called, because cuLinkDestroy needs
  // it.
  void destroy() noexcept {
    if (state_ == nullptr) return;
    CUcontext now = nullptr;
    const bool other =
        cuCtxGetCurrent(&now) == CUDA_SUCCESS && now != context_ && context_ != nullptr;
    const bool pushed = other && cuCtxPushCurrent_v2(context_) == CUDA_SUCCESS;
    static_cast<void>(cuLinkDestroy(state_));
    if (pushed) static_cast<void>(cuCtxPopCurrent_v2(&now));
    state_ = nullptr;
  }

  const std::string arch_;
  std::vector<CUjit_option> keys_;  // the driver keeps pointers to these, so they must not grow
  std::vector<void*> values_;
  std::string info_, error_;
  CUcontext context_ = nullptr;
  CUlinkState state_ = nullptr;  // destroyed first
};

}  // namespace

std::unique_ptr<linker> make_driver_linker(const link_options& options) {
  return std::make_unique<driver_linker>(options);
}

}  // namespace nybble::link
