// nvJitLink linker: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/nvjitlink.h"

#include "adapt.h"
#include "libraries.h"
#include "stub.h"
#include "stubs/report.h"

namespace nybble::stubs {
namespace {
nvJitLinkResult cold_nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void* data, size_t size, const char* name) {
  if (const any_function real = resolve(nvjitlink_library, 0)) return as(cold_nvJitLinkAddData, real)(handle, inputType, data, size, name);
  static_cast<void>(handle);
  static_cast<void>(inputType);
  static_cast<void>(data);
  static_cast<void>(size);
  static_cast<void>(name);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 0));
}
}  // namespace
extern std::atomic<decltype(&cold_nvJitLinkAddData)> slot_nvJitLinkAddData __asm__("nybble_slot_nvJitLinkAddData") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_nvJitLinkAddData)> slot_nvJitLinkAddData{&cold_nvJitLinkAddData};
namespace {

nvJitLinkResult cold_nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char* fileName) {
  if (const any_function real = resolve(nvjitlink_library, 1)) return as(cold_nvJitLinkAddFile, real)(handle, inputType, fileName);
  static_cast<void>(handle);
  static_cast<void>(inputType);
  static_cast<void>(fileName);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 1));
}
std::atomic<decltype(&cold_nvJitLinkAddFile)> slot_nvJitLinkAddFile{&cold_nvJitLinkAddFile};

nvJitLinkResult cold_nvJitLinkComplete(nvJitLinkHandle handle) {
  if (const any_function real = resolve(nvjitlink_library, 2)) return as(cold_nvJitLinkComplete, real)(handle);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 2));
}
std::atomic<decltype(&cold_nvJitLinkComplete)> slot_nvJitLinkComplete{&cold_nvJitLinkComplete};

nvJitLinkResult cold_nvJitLinkCreate(nvJitLinkHandle* handle, uint32_t numOptions, const char* const* options) {
  if (const any_function real = resolve(nvjitlink_library, 3)) return as(cold_nvJitLinkCreate, real)(handle, numOptions, options);
  zero(handle, 8);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 3));
}
std::atomic<decltype(&cold_nvJitLinkCreate)> slot_nvJitLinkCreate{&cold_nvJitLinkCreate};

nvJitLinkResult cold_nvJitLinkDestroy(nvJitLinkHandle* handle) {
  if (const any_function real = resolve(nvjitlink_library, 4)) return as(cold_nvJitLinkDestroy, real)(handle);
  zero(handle, 8);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 4));
}
std::atomic<decltype(&cold_nvJitLinkDestroy)> slot_nvJitLinkDestroy{&cold_nvJitLinkDestroy};

nvJitLinkResult cold_nvJitLinkGetErrorLog(nvJitLinkHandle handle, char* log) {
  if (const any_function real = resolve(nvjitlink_library, 5)) return as(cold_nvJitLinkGetErrorLog, real)(handle, log);
  static_cast<void>(handle);
  static_cast<void>(log);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 5));
}
std::atomic<decltype(&cold_nvJitLinkGetErrorLog)> slot_nvJitLinkGetErrorLog{&cold_nvJitLinkGetErrorLog};

nvJitLinkResult cold_nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 6)) return as(cold_nvJitLinkGetErrorLogSize, real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 6));
}
std::atomic<decltype(&cold_nvJitLinkGetErrorLogSize)> slot_nvJitLinkGetErrorLogSize{&cold_nvJitLinkGetErrorLogSize};

nvJitLinkResult cold_nvJitLinkGetInfoLog(nvJitLinkHandle handle, char* log) {
  if (const any_function real = resolve(nvjitlink_library, 7)) return as(cold_nvJitLinkGetInfoLog, real)(handle, log);
  static_cast<void>(handle);
  static_cast<void>(log);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 7));
}
std::atomic<decltype(&cold_nvJitLinkGetInfoLog)> slot_nvJitLinkGetInfoLog{&cold_nvJitLinkGetInfoLog};

nvJitLinkResult cold_nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 8)) return as(cold_nvJitLinkGetInfoLogSize, real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 8));
}
std::atomic<decltype(&cold_nvJitLinkGetInfoLogSize)> slot_nvJitLinkGetInfoLogSize{&cold_nvJitLinkGetInfoLogSize};

nvJitLinkResult cold_nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void* cubin) {
  if (const any_function real = resolve(nvjitlink_library, 9)) return as(cold_nvJitLinkGetLinkedCubin, real)(handle, cubin);
  static_cast<void>(handle);
  static_cast<void>(cubin);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 9));
}
std::atomic<decltype(&cold_nvJitLinkGetLinkedCubin)> slot_nvJitLinkGetLinkedCubin{&cold_nvJitLinkGetLinkedCubin};

nvJitLinkResult cold_nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 10)) return as(cold_nvJitLinkGetLinkedCubinSize, real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 10));
}
std::atomic<decltype(&cold_nvJitLinkGetLinkedCubinSize)> slot_nvJitLinkGetLinkedCubinSize{&cold_nvJitLinkGetLinkedCubinSize};

nvJitLinkResult cold_nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void* ltoir) {
  if (const any_function real = resolve(nvjitlink_library, 11)) return as(cold_nvJitLinkGetLinkedLTOIR, real)(handle, ltoir);
  static_cast<void>(handle);
  static_cast<void>(ltoir);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 11));
}
std::atomic<decltype(&cold_nvJitLinkGetLinkedLTOIR)> slot_nvJitLinkGetLinkedLTOIR{&cold_nvJitLinkGetLinkedLTOIR};

nvJitLinkResult cold_nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 12)) return as(cold_nvJitLinkGetLinkedLTOIRSize, real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 12));
}
std::atomic<decltype(&cold_nvJitLinkGetLinkedLTOIRSize)> slot_nvJitLinkGetLinkedLTOIRSize{&cold_nvJitLinkGetLinkedLTOIRSize};

nvJitLinkResult cold_nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char* ptx) {
  if (const any_function real = resolve(nvjitlink_library, 13)) return as(cold_nvJitLinkGetLinkedPtx, real)(handle, ptx);
  static_cast<void>(handle);
  static_cast<void>(ptx);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 13));
}
std::atomic<decltype(&cold_nvJitLinkGetLinkedPtx)> slot_nvJitLinkGetLinkedPtx{&cold_nvJitLinkGetLinkedPtx};

nvJitLinkResult cold_nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 14)) return as(cold_nvJitLinkGetLinkedPtxSize, real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 14));
}
std::atomic<decltype(&cold_nvJitLinkGetLinkedPtxSize)> slot_nvJitLinkGetLinkedPtxSize{&cold_nvJitLinkGetLinkedPtxSize};

nvJitLinkResult cold_nvJitLinkVersion(unsigned int* major, unsigned int* minor) {
  if (const any_function real = resolve(nvjitlink_library, 15)) return as(cold_nvJitLinkVersion, real)(major, minor);
  zero(major, 4);
  zero(minor, 4);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 15));
}
std::atomic<decltype(&cold_nvJitLinkVersion)> slot_nvJitLinkVersion{&cold_nvJitLinkVersion};

constexpr function functions[] = {
    {"nvJitLinkAddData", &publish<slot_nvJitLinkAddData>, false, nullptr},
    {"nvJitLinkAddFile", &publish<slot_nvJitLinkAddFile>, false, nullptr},
    {"nvJitLinkComplete", &publish<slot_nvJitLinkComplete>, true, nullptr},
    {"nvJitLinkCreate", &publish<slot_nvJitLinkCreate>, true, nullptr},
    {"nvJitLinkDestroy", &publish<slot_nvJitLinkDestroy>, false, nullptr},
    {"nvJitLinkGetErrorLog", &publish<slot_nvJitLinkGetErrorLog>, false, nullptr},
    {"nvJitLinkGetErrorLogSize", &publish<slot_nvJitLinkGetErrorLogSize>, false, nullptr},
    {"nvJitLinkGetInfoLog", &publish<slot_nvJitLinkGetInfoLog>, false, nullptr},
    {"nvJitLinkGetInfoLogSize", &publish<slot_nvJitLinkGetInfoLogSize>, false, nullptr},
    {"nvJitLinkGetLinkedCubin", &publish<slot_nvJitLinkGetLinkedCubin>, false, nullptr},
    {"nvJitLinkGetLinkedCubinSize", &publish<slot_nvJitLinkGetLinkedCubinSize>, false, nullptr},
    {"nvJitLinkGetLinkedLTOIR", &publish<slot_nvJitLinkGetLinkedLTOIR>, false, nullptr},
    {"nvJitLinkGetLinkedLTOIRSize", &publish<slot_nvJitLinkGetLinkedLTOIRSize>, false, nullptr},
    {"nvJitLinkGetLinkedPtx", &publish<slot_nvJitLinkGetLinkedPtx>, false, nullptr},
    {"nvJitLinkGetLinkedPtxSize", &publish<slot_nvJitLinkGetLinkedPtxSize>, false, nullptr},
    {"nvJitLinkVersion", &publish<slot_nvJitLinkVersion>, false, nullptr},
};
constexpr soname sonames[] = {
    { 13, "libnvJitLink.so.13"},
    { 12, "libnvJitLink.so.12"},
};
constexpr const char* group_linking[] = { "nvJitLinkAddData", "nvJitLinkAddFile", "nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubin", nullptr};
constexpr const char* group_ptx[] = { "nvJitLinkGetLinkedPtxSize", "nvJitLinkGetLinkedPtx", nullptr};
constexpr const char* group_lto_output[] = { "nvJitLinkGetLinkedLTOIRSize", "nvJitLinkGetLinkedLTOIR", nullptr};
constexpr group groups[] = {
    {"linking", group_linking},
    {"ptx", group_ptx},
    {"lto_output", group_lto_output},
};
constexpr description about = {
    "nvjitlink", "nvJitLink linker", "NYBBLE_LIBNVJITLINK", "libnvJitLink", "nvjitlink",
    functions, 16, sonames, 2, groups, 3,
    "nvJitLinkVersion", true,
    nullptr, "__%s_12_%d",
    6, 6, 6,
};
}  // namespace
library nvjitlink_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(nvjitlink_library), true);
}
}  // namespace nybble::stubs

extern "C" {
nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char* fileName) { return nybble::stubs::slot_nvJitLinkAddFile.load(std::memory_order_acquire)(handle, inputType, fileName); }
nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle) { return nybble::stubs::slot_nvJitLinkComplete.load(std::memory_order_acquire)(handle); }
nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle* handle, uint32_t numOptions, const char* const* options) { return nybble::stubs::slot_nvJitLinkCreate.load(std::memory_order_acquire)(handle, numOptions, options); }
nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle* handle) { return nybble::stubs::slot_nvJitLinkDestroy.load(std::memory_order_acquire)(handle); }
nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char* log) { return nybble::stubs::slot_nvJitLinkGetErrorLog.load(std::memory_order_acquire)(handle, log); }
nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t* size) { return nybble::stubs::slot_nvJitLinkGetErrorLogSize.load(std::memory_order_acquire)(handle, size); }
nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char* log) { return nybble::stubs::slot_nvJitLinkGetInfoLog.load(std::memory_order_acquire)(handle, log); }
nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t* size) { return nybble::stubs::slot_nvJitLinkGetInfoLogSize.load(std::memory_order_acquire)(handle, size); }
nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void* cubin) { return nybble::stubs::slot_nvJitLinkGetLinkedCubin.load(std::memory_order_acquire)(handle, cubin); }
nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t* size) { return nybble::stubs::slot_nvJitLinkGetLinkedCubinSize.load(std::memory_order_acquire)(handle, size); }
nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void* ltoir) { return nybble::stubs::slot_nvJitLinkGetLinkedLTOIR.load(std::memory_order_acquire)(handle, ltoir); }
nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t* size) { return nybble::stubs::slot_nvJitLinkGetLinkedLTOIRSize.load(std::memory_order_acquire)(handle, size); }
nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char* ptx) { return nybble::stubs::slot_nvJitLinkGetLinkedPtx.load(std::memory_order_acquire)(handle, ptx); }
nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t* size) { return nybble::stubs::slot_nvJitLinkGetLinkedPtxSize.load(std::memory_order_acquire)(handle, size); }
nvJitLinkResult nvJitLinkVersion(unsigned int* major, unsigned int* minor) { return nybble::stubs::slot_nvJitLinkVersion.load(std::memory_order_acquire)(major, minor); }
#if !NYBBLE_STUB_JUMPS
nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void* data, size_t size, const char* name) { return nybble::stubs::slot_nvJitLinkAddData.load(std::memory_order_acquire)(handle, inputType, data, size, name); }
#endif
}

#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_JUMP("nvJitLinkAddData");
#endif
