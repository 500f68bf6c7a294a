// The compiler that calls NVRTC, loaded with dlopen. All functions that this file calls have the
// same signatures in CUDA 11, 12 and 13.
#include <dlfcn.h>

#include "tools/nvrtcc/compiler.h"
#include "tools/nvrtcc/failure.h"
#include "tools/nvrtcc/files.h"

namespace nybble::nvrtcc {
namespace {

namespace fs = std::filesystem;
using program = struct opaque_program*;

class nvrtc : public compiler {
 public:
  explicit nvrtc(const std::string& library) {
    open(library);
    bind(version_, "nvrtcVersion");
    bind(create_, "nvrtcCreateProgram");
    bind(compile_, "nvrtcCompileProgram");
    bind(destroy_, "nvrtcDestroyProgram");
    bind(error_, "nvrtcGetErrorString");
    bind(log_size_, "nvrtcGetProgramLogSize");
    bind(log_, "nvrtcGetProgramLog");
    bind(ptx_size_, "nvrtcGetPTXSize");
    bind(ptx_, "nvrtcGetPTX");
    bind(cubin_size_, "nvrtcGetCUBINSize");
    bind(cubin_, "nvrtcGetCUBIN");
  }
  std::string name() const override { return "nvrtc"; }
  std::string version() const override {
    int major = 0, minor = 0;
    check(version_(&major, &minor), "nvrtcVersion");
    return std::to_string(major) + "." + std::to_string(minor);
  }
  std::string compile(const compilation& what) override;

 private:
  void open(const std::string& library);
  void preload_builtins(const fs::path& library);
  template <class Function>
  void bind(Function& function, const char* name) {
    function = reinterpret_cast<Function>(dlsym(handle_, name));
    if (function == nullptr)
      throw failure(exit_tool, loaded_ + " has no " + name + ": is it NVRTC 11.2 or newer?");
  }
  void check(int result, const std::string& what) const {
    if (result != 0) throw failure(exit_tool, what + ": " + error_(result));
  }
  std::string log(program p) const {
    std::size_t size = 0;
    if (log_size_(p, &size) != 0 || size <= 1) return "";
    std::string text(size, '\0');
    log_(p, text.data());
    text.resize(size - 1);
    return text;
  }

  void* handle_ = nullptr;
  std::string loaded_;
  int (*version_)(int*, int*);
  int (*create_)(program*, const char*, const char*, int, const char* const*, const char* const*);
  int (*compile_)(program, int, const char* const*);
  int (*destroy_)(program*);
  const char* (*error_)(int);
  int (*log_size_)(program, std::size_t*);
  int (*log_)(program, char*);
  int (*ptx_size_)(program, std::size_t*);
  int (*ptx_)(program, char*);
  int (*cubin_size_)(program, std::size_t*);
  int (*cubin_)(program, char*);
};

// The NVRTC library of the 13.0 wheel has no RUNPATH, so it finds its builtins library only if the
// builtins library is already loaded.
void nvrtc::preload_builtins(const fs::path& library) {
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(library.parent_path(), error))
    if (entry.path().filename().string().rfind("libnvrtc-builtins.so", 0) == 0)
      dlopen(entry.path().c_str(), RTLD_NOW | RTLD_GLOBAL);
}

void nvrtc::open(const std::string& library) {
  std::vector<std::string> names = {library};
  if (library.empty()) names = {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"};
  std::string tried;
  for (const std::string& name : names) {
    if (name.find('/') != std::string::npos) preload_builtins(name);
    handle_ = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle_ != nullptr) {
      loaded_ = name;
      return;
    }
    tried += "\n  " + std::string(dlerror());
  }
  throw failure(exit_tool, "NVRTC could not be loaded:" + tried +
                               "\nhint: pass --library PATH of libnvrtc.so.<major>");
}

std::string nvrtc::compile(const compilation& what) {
  const std::string source = read_file(what.source);
  std::vector<std::string> options = code_options(what.arch);
  options.push_back("-I" + what.source.parent_path().string());
  for (const std::string& folder : what.includes) options.push_back("-I" + folder);
  std::vector<const char*> pointers;
  for (const std::string& option : options) pointers.push_back(option.c_str());

  program p = nullptr;
  check(create_(&p, source.c_str(), what.source.c_str(), 0, nullptr, nullptr),
        "nvrtcCreateProgram");
  const int result = compile_(p, static_cast<int>(pointers.size()), pointers.data());
  std::string image;
  if (result == 0) {
    std::size_t size = 0;
    check((what.is_ptx() ? ptx_size_ : cubin_size_)(p, &size), "size of the image");
    image.resize(size);
    check((what.is_ptx() ? ptx_ : cubin_)(p, image.data()), "image");
    if (what.is_ptx()) image.resize(size - 1);  // without the terminating zero
  }
  const std::string messages = log(p);
  destroy_(&p);
  if (result != 0)
    throw failure(exit_compile, what.source.string() + " for " + what.arch + ": NVRTC " +
                                    version() + ": " + error_(result) + "\n" + messages);
  return image;
}

}  // namespace

std::vector<std::string> code_options(const std::string& arch) {
  return {"-arch=" + arch, "-std=c++17"};
}

std::unique_ptr<compiler> load_nvrtc(const std::string& library) {
  return std::make_unique<nvrtc>(library);
}

}  // namespace nybble::nvrtcc
