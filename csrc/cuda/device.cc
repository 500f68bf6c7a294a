// The state of each device. Contexts and kernel families are created once, under the device's lock.
// Later reads need no lock.
#include "cuda/device.h"

#include <atomic>
#include <map>
#include <mutex>
#include <string>

#include "core/error.h"
#include "cuda/driver.h"
#include "cuda/image.h"
#include "cuda/launch.h"

namespace nybble::cuda {
namespace {

struct state {
  std::atomic<CUcontext> context{nullptr};
  std::atomic<int> multiprocessors{0}, capability{0}, shared_limit{0};
  std::mutex lock;  // the lock guards the members below
  std::map<std::string, image> images;
  std::map<std::string, CUmodule> modules;
};

state& state_of(int32_t device) {
  static state* const states = new state[kMaxDevices];  // never destroyed: threads may outlive it
  if (device < 0 || device >= kMaxDevices) facts(device);  // throws
  return states[device];
}

std::atomic<nybble_make_image> make_image{nullptr};

CUcontext context_of(int32_t device) {
  state& s = state_of(device);
  if (const CUcontext ready = s.context.load(std::memory_order_acquire)) return ready;
  const std::lock_guard<std::mutex> hold(s.lock);
  if (s.context.load(std::memory_order_relaxed) == nullptr) {
    const nybble_device_facts f = facts(device);  // checks the ordinal
    CUdevice handle = 0;
    check(cuDeviceGet(&handle, device), "cuDeviceGet");
    CUcontext made = nullptr;
    check(cuDevicePrimaryCtxRetain(&made, handle), "cuDevicePrimaryCtxRetain");
    s.multiprocessors.store(f.multiprocessors);
    s.capability.store(10 * f.major + f.minor);
    s.shared_limit.store(attribute(device, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN));
    s.context.store(made, std::memory_order_release);
  }
  return s.context.load(std::memory_order_relaxed);
}

std::string device_text(int32_t device) { return "device " + std::to_string(device); }

// Loads an image. If the driver cannot load the image, the error contains the driver's reason, such
// as a PTX error or a missing architecture.
CUmodule load_module(const image& i, int32_t device) {
  const std::string bytes = read_image(i);
  char log[2048] = "";
  CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void* values[] = {log, reinterpret_cast<void*>(sizeof log)};
  CUmodule module = nullptr;
  const CUresult result = cuModuleLoadDataEx(&module, bytes.c_str(), 2, options, values);
  if (result != CUDA_SUCCESS) {
    const int c = capability(device);
    std::string what = "loading " + i.path + " on " + device_text(device) +
                       " (compute capability " + std::to_string(c / 10) + "." +
                       std::to_string(c % 10) + ")";
    if (log[0] != '\0') what += std::string(" [") + log + "]";
    const bool unfit = result == CUDA_ERROR_NO_BINARY_FOR_GPU || result == CUDA_ERROR_INVALID_PTX ||
                       result == CUDA_ERROR_UNSUPPORTED_PTX_VERSION ||
                       result == CUDA_ERROR_INVALID_IMAGE;
    if (unfit)
      throw bad_image(what + ": the driver refused it (error " + std::to_string(result) +
                      "); `python -m nybble` shows which image fits");
    raise(result, what);
  }
  return module;
}

// Returns the loaded module of a family. The caller must hold s.lock, and the device's context must
// be current.
CUmodule family_of(state& s, int32_t device, const std::string& family) {
  const auto loaded = s.modules.find(family);
  if (loaded != s.modules.end()) return loaded->second;
  const auto found = s.images.find(family);
  if (found == s.images.end()) {
    std::string known;
    for (const auto& [name, i] : s.images) known += (known.empty() ? "" : ", ") + name;
    throw bad_image("no image of family " + family + " is attached on " + device_text(device) +
                    " (attached: " + (known.empty() ? "none" : known) +
                    "): install a nybble-kernels package that fits, see `python -m nybble`");
  }
  return s.modules[family] = load_module(found->second, device);
}

}  // namespace

thread_local int32_t current::entered = -1;

// If `device` is already the device of the enclosing scope, no driver call is needed. The library
// never changes the context between entering the outer and the inner scope.
current::current(int32_t device) : before_(entered) {
  if (entered == device) return;
  const CUcontext wanted = context_of(device);
  CUcontext now = nullptr;
  check(cuCtxGetCurrent(&now), "cuCtxGetCurrent");
  if (now != wanted) {
    check(cuCtxPushCurrent_v2(wanted), "cuCtxPushCurrent");
    pushed_ = true;
  }
  entered = device;
}

current::~current() {
  CUcontext popped = nullptr;
  entered = before_;
  if (pushed_) cuCtxPopCurrent_v2(&popped);
}

bool is_current(int32_t device) noexcept {
  if (device < 0 || device >= kMaxDevices) return false;
  const CUcontext wanted = state_of(device).context.load(std::memory_order_acquire);
  CUcontext now = nullptr;
  return wanted != nullptr && cuCtxGetCurrent(&now) == CUDA_SUCCESS && now == wanted;
}

int multiprocessors(int32_t device) {
  context_of(device);
  return state_of(device).multiprocessors.load(std::memory_order_relaxed);
}

int shared_limit(int32_t device) {
  context_of(device);
  return state_of(device).shared_limit.load(std::memory_order_relaxed);
}

int capability(int32_t device) {
  return state_of(device).capability.load(std::memory_order_relaxed);
}

void attach(int32_t device, const nybble_image* images, int32_t count) {
  if (count < 0) throw invalid_argument("count: " + std::to_string(count) + " is negative");
  if (count > 0 && images == nullptr)
    throw invalid_argument("images: NULL with count " + std::to_string(count));
  std::map<std::string, image> wanted;
  for (int32_t i = 0; i < count; i++) {
    const nybble_image& one = images[i];
    if (one.family == nullptr || one.path == nullptr || one.sha256 == nullptr)
      throw invalid_argument("images[" + std::to_string(i) +
                             "]: family, path and sha256 must not be NULL");
    wanted[one.family] = {one.family, one.path, one.sha256, one.size, one.kernel_abi};
  }
  facts(device);  // this call throws if there is no such device
  state& s = state_of(device);
  const std::lock_guard<std::mutex> hold(s.lock);
  for (auto& [family, one] : wanted)
    if (s.modules.count(family) == 0) s.images[family] = std::move(one);
}

void make_images_with(nybble_make_image make) { make_image.store(make); }

void load(int32_t device, const char* family) {
  const current scope(device);
  state& s = state_of(device);
  const std::lock_guard<std::mutex> hold(s.lock);
  if (family != nullptr) {
    family_of(s, device, family);
    return;
  }
  for (const auto& [name, i] : s.images) family_of(s, device, name);
}

bool is_loaded(int32_t device, const char* family) {
  state& s = state_of(device);
  const std::lock_guard<std::mutex> hold(s.lock);
  return s.modules.count(family) != 0;
}

namespace {

// Returns the function `name`. If the image has no such function, the result is NULL, or an
// exception if the function is required.
CUfunction look_up(int32_t device, const char* family, const char* name, bool required) {
  const current scope(device);
  state& s = state_of(device);
  std::string wanted = family;
  std::unique_lock<std::mutex> hold(s.lock);
  if (!wanted.empty() && wanted.back() == '.') {  // one image for each kernel
    wanted += name;
    const nybble_make_image make = make_image.load();
    if (make != nullptr && s.images.count(wanted) == 0) {
      hold.unlock();  // `make` attaches the image
      if (make(device, wanted.c_str()) != 0) throw bad_image("image " + wanted + " was not made");
      hold.lock();
    }
  }
  CUfunction function = nullptr;
  const CUresult result = cuModuleGetFunction(&function, family_of(s, device, wanted), name);
  if (result == CUDA_ERROR_NOT_FOUND) {
    if (!required) return nullptr;
    throw bad_image("image of family " + wanted + ": " + s.images[wanted].path + " has no kernel " +
                    name +
                    ": built for another libnybble; install nybble-kernels of the same version");
  }
  check(result, "cuModuleGetFunction");
  return function;
}

}  // namespace

bool has_function(int32_t device, const char* family, const char* name) {
  return look_up(device, family, name, false) != nullptr;
}

CUfunction find_function(int32_t device, const char* family, const char* name) {
  return look_up(device, family, name, true);
}

}  // namespace nybble::cuda
