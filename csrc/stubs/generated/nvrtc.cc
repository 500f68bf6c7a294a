// NVRTC run-time compiler: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/nvrtc.h"

#include "adapt.h"
#include "libraries.h"
#include "stub.h"
#include "stubs/report.h"

namespace nybble::stubs {
namespace {
nvrtcResult cold_nvrtcAddNameExpression(nvrtcProgram prog, const char* const name_expression) {
  if (const any_function real = resolve(nvrtc_library, 0)) return reinterpret_cast<decltype(&cold_nvrtcAddNameExpression)>(real)(prog, name_expression);
  static_cast<void>(prog);
  static_cast<void>(name_expression);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 0));
}
decltype(&cold_nvrtcAddNameExpression) slot_nvrtcAddNameExpression = &cold_nvrtcAddNameExpression;

nvrtcResult cold_nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char* const* options) {
  if (const any_function real = resolve(nvrtc_library, 1)) return reinterpret_cast<decltype(&cold_nvrtcCompileProgram)>(real)(prog, numOptions, options);
  static_cast<void>(prog);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 1));
}
decltype(&cold_nvrtcCompileProgram) slot_nvrtcCompileProgram = &cold_nvrtcCompileProgram;

nvrtcResult cold_nvrtcCreateProgram(nvrtcProgram* prog, const char* src, const char* name, int numHeaders, const char* const* headers, const char* const* includeNames) {
  if (const any_function real = resolve(nvrtc_library, 2)) return reinterpret_cast<decltype(&cold_nvrtcCreateProgram)>(real)(prog, src, name, numHeaders, headers, includeNames);
  zero(prog, 8);
  static_cast<void>(src);
  static_cast<void>(name);
  static_cast<void>(numHeaders);
  static_cast<void>(headers);
  static_cast<void>(includeNames);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 2));
}
}  // namespace
extern decltype(&cold_nvrtcCreateProgram) slot_nvrtcCreateProgram __asm__("nybble_slot_nvrtcCreateProgram") __attribute__((visibility("hidden")));
decltype(&cold_nvrtcCreateProgram) slot_nvrtcCreateProgram = &cold_nvrtcCreateProgram;
namespace {

nvrtcResult cold_nvrtcDestroyProgram(nvrtcProgram* prog) {
  if (const any_function real = resolve(nvrtc_library, 3)) return reinterpret_cast<decltype(&cold_nvrtcDestroyProgram)>(real)(prog);
  zero(prog, 8);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 3));
}
decltype(&cold_nvrtcDestroyProgram) slot_nvrtcDestroyProgram = &cold_nvrtcDestroyProgram;

nvrtcResult cold_nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo* info, const char** errorLog) {
  if (const any_function real = resolve(nvrtc_library, 4)) return reinterpret_cast<decltype(&cold_nvrtcGetBundledHeadersInfo)>(real)(info, errorLog);
  zero(errorLog, 8);
  static_cast<void>(info);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 4));
}
decltype(&cold_nvrtcGetBundledHeadersInfo) slot_nvrtcGetBundledHeadersInfo = &cold_nvrtcGetBundledHeadersInfo;

nvrtcResult cold_nvrtcGetCUBIN(nvrtcProgram prog, char* cubin) {
  if (const any_function real = resolve(nvrtc_library, 5)) return reinterpret_cast<decltype(&cold_nvrtcGetCUBIN)>(real)(prog, cubin);
  static_cast<void>(prog);
  static_cast<void>(cubin);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 5));
}
decltype(&cold_nvrtcGetCUBIN) slot_nvrtcGetCUBIN = &cold_nvrtcGetCUBIN;

nvrtcResult cold_nvrtcGetCUBINSize(nvrtcProgram prog, size_t* cubinSizeRet) {
  if (const any_function real = resolve(nvrtc_library, 6)) return reinterpret_cast<decltype(&cold_nvrtcGetCUBINSize)>(real)(prog, cubinSizeRet);
  zero(cubinSizeRet, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 6));
}
decltype(&cold_nvrtcGetCUBINSize) slot_nvrtcGetCUBINSize = &cold_nvrtcGetCUBINSize;

const char* cold_nvrtcGetErrorString(nvrtcResult result) {
  if (const any_function real = resolve(nvrtc_library, 7)) return reinterpret_cast<decltype(&cold_nvrtcGetErrorString)>(real)(result);
  static_cast<void>(result);
  return static_cast<void>(failure(nvrtc_library, 7)), last_detail();
}
decltype(&cold_nvrtcGetErrorString) slot_nvrtcGetErrorString = &cold_nvrtcGetErrorString;

nvrtcResult cold_nvrtcGetLTOIR(nvrtcProgram prog, char* LTOIR) {
  if (const any_function real = resolve(nvrtc_library, 8)) return reinterpret_cast<decltype(&cold_nvrtcGetLTOIR)>(real)(prog, LTOIR);
  static_cast<void>(prog);
  static_cast<void>(LTOIR);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 8));
}
decltype(&cold_nvrtcGetLTOIR) slot_nvrtcGetLTOIR = &cold_nvrtcGetLTOIR;

nvrtcResult cold_nvrtcGetLTOIRSize(nvrtcProgram prog, size_t* LTOIRSizeRet) {
  if (const any_function real = resolve(nvrtc_library, 9)) return reinterpret_cast<decltype(&cold_nvrtcGetLTOIRSize)>(real)(prog, LTOIRSizeRet);
  zero(LTOIRSizeRet, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 9));
}
decltype(&cold_nvrtcGetLTOIRSize) slot_nvrtcGetLTOIRSize = &cold_nvrtcGetLTOIRSize;

nvrtcResult cold_nvrtcGetLoweredName(nvrtcProgram prog, const char* const name_expression, const char** lowered_name) {
  if (const any_function real = resolve(nvrtc_library, 10)) return reinterpret_cast<decltype(&cold_nvrtcGetLoweredName)>(real)(prog, name_expression, lowered_name);
  zero(lowered_name, 8);
  static_cast<void>(prog);
  static_cast<void>(name_expression);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 10));
}
decltype(&cold_nvrtcGetLoweredName) slot_nvrtcGetLoweredName = &cold_nvrtcGetLoweredName;

nvrtcResult cold_nvrtcGetNVVM(nvrtcProgram prog, char* nvvm) {
  if (const any_function real = resolve(nvrtc_library, 11)) return reinterpret_cast<decltype(&cold_nvrtcGetNVVM)>(real)(prog, nvvm);
  static_cast<void>(prog);
  static_cast<void>(nvvm);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 11));
}
decltype(&cold_nvrtcGetNVVM) slot_nvrtcGetNVVM = &cold_nvrtcGetNVVM;

nvrtcResult cold_nvrtcGetNVVMSize(nvrtcProgram prog, size_t* nvvmSizeRet) {
  if (const any_function real = resolve(nvrtc_library, 12)) return reinterpret_cast<decltype(&cold_nvrtcGetNVVMSize)>(real)(prog, nvvmSizeRet);
  zero(nvvmSizeRet, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 12));
}
decltype(&cold_nvrtcGetNVVMSize) slot_nvrtcGetNVVMSize = &cold_nvrtcGetNVVMSize;

nvrtcResult cold_nvrtcGetNumSupportedArchs(int* numArchs) {
  if (const any_function real = resolve(nvrtc_library, 13)) return reinterpret_cast<decltype(&cold_nvrtcGetNumSupportedArchs)>(real)(numArchs);
  zero(numArchs, 4);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 13));
}
decltype(&cold_nvrtcGetNumSupportedArchs) slot_nvrtcGetNumSupportedArchs = &cold_nvrtcGetNumSupportedArchs;

nvrtcResult cold_nvrtcGetOptiXIR(nvrtcProgram prog, char* optixir) {
  if (const any_function real = resolve(nvrtc_library, 14)) return reinterpret_cast<decltype(&cold_nvrtcGetOptiXIR)>(real)(prog, optixir);
  static_cast<void>(prog);
  static_cast<void>(optixir);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 14));
}
decltype(&cold_nvrtcGetOptiXIR) slot_nvrtcGetOptiXIR = &cold_nvrtcGetOptiXIR;

nvrtcResult cold_nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t* optixirSizeRet) {
  if (const any_function real = resolve(nvrtc_library, 15)) return reinterpret_cast<decltype(&cold_nvrtcGetOptiXIRSize)>(real)(prog, optixirSizeRet);
  zero(optixirSizeRet, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 15));
}
decltype(&cold_nvrtcGetOptiXIRSize) slot_nvrtcGetOptiXIRSize = &cold_nvrtcGetOptiXIRSize;

nvrtcResult cold_nvrtcGetPCHCreateStatus(nvrtcProgram prog) {
  if (const any_function real = resolve(nvrtc_library, 16)) return reinterpret_cast<decltype(&cold_nvrtcGetPCHCreateStatus)>(real)(prog);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 16));
}
decltype(&cold_nvrtcGetPCHCreateStatus) slot_nvrtcGetPCHCreateStatus = &cold_nvrtcGetPCHCreateStatus;

nvrtcResult cold_nvrtcGetPCHHeapSize(size_t* ret) {
  if (const any_function real = resolve(nvrtc_library, 17)) return reinterpret_cast<decltype(&cold_nvrtcGetPCHHeapSize)>(real)(ret);
  zero(ret, 8);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 17));
}
decltype(&cold_nvrtcGetPCHHeapSize) slot_nvrtcGetPCHHeapSize = &cold_nvrtcGetPCHHeapSize;

nvrtcResult cold_nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t* size) {
  if (const any_function real = resolve(nvrtc_library, 18)) return reinterpret_cast<decltype(&cold_nvrtcGetPCHHeapSizeRequired)>(real)(prog, size);
  zero(size, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 18));
}
decltype(&cold_nvrtcGetPCHHeapSizeRequired) slot_nvrtcGetPCHHeapSizeRequired = &cold_nvrtcGetPCHHeapSizeRequired;

nvrtcResult cold_nvrtcGetPTX(nvrtcProgram prog, char* ptx) {
  if (const any_function real = resolve(nvrtc_library, 19)) return reinterpret_cast<decltype(&cold_nvrtcGetPTX)>(real)(prog, ptx);
  static_cast<void>(prog);
  static_cast<void>(ptx);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 19));
}
decltype(&cold_nvrtcGetPTX) slot_nvrtcGetPTX = &cold_nvrtcGetPTX;

nvrtcResult cold_nvrtcGetPTXSize(nvrtcProgram prog, size_t* ptxSizeRet) {
  if (const any_function real = resolve(nvrtc_library, 20)) return reinterpret_cast<decltype(&cold_nvrtcGetPTXSize)>(real)(prog, ptxSizeRet);
  zero(ptxSizeRet, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 20));
}
decltype(&cold_nvrtcGetPTXSize) slot_nvrtcGetPTXSize = &cold_nvrtcGetPTXSize;

nvrtcResult cold_nvrtcGetProgramLog(nvrtcProgram prog, char* log) {
  if (const any_function real = resolve(nvrtc_library, 21)) return reinterpret_cast<decltype(&cold_nvrtcGetProgramLog)>(real)(prog, log);
  static_cast<void>(prog);
  static_cast<void>(log);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 21));
}
decltype(&cold_nvrtcGetProgramLog) slot_nvrtcGetProgramLog = &cold_nvrtcGetProgramLog;

nvrtcResult cold_nvrtcGetProgramLogSize(nvrtcProgram prog, size_t* logSizeRet) {
  if (const any_function real = resolve(nvrtc_library, 22)) return reinterpret_cast<decltype(&cold_nvrtcGetProgramLogSize)>(real)(prog, logSizeRet);
  zero(logSizeRet, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 22));
}
decltype(&cold_nvrtcGetProgramLogSize) slot_nvrtcGetProgramLogSize = &cold_nvrtcGetProgramLogSize;

nvrtcResult cold_nvrtcGetSupportedArchs(int* supportedArchs) {
  if (const any_function real = resolve(nvrtc_library, 23)) return reinterpret_cast<decltype(&cold_nvrtcGetSupportedArchs)>(real)(supportedArchs);
  zero(supportedArchs, 4);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 23));
}
decltype(&cold_nvrtcGetSupportedArchs) slot_nvrtcGetSupportedArchs = &cold_nvrtcGetSupportedArchs;

nvrtcResult cold_nvrtcGetTileIR(nvrtcProgram prog, char* TileIR) {
  if (const any_function real = resolve(nvrtc_library, 24)) return reinterpret_cast<decltype(&cold_nvrtcGetTileIR)>(real)(prog, TileIR);
  static_cast<void>(prog);
  static_cast<void>(TileIR);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 24));
}
decltype(&cold_nvrtcGetTileIR) slot_nvrtcGetTileIR = &cold_nvrtcGetTileIR;

nvrtcResult cold_nvrtcGetTileIRSize(nvrtcProgram prog, size_t* TileIRSizeRet) {
  if (const any_function real = resolve(nvrtc_library, 25)) return reinterpret_cast<decltype(&cold_nvrtcGetTileIRSize)>(real)(prog, TileIRSizeRet);
  zero(TileIRSizeRet, 8);
  static_cast<void>(prog);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 25));
}
decltype(&cold_nvrtcGetTileIRSize) slot_nvrtcGetTileIRSize = &cold_nvrtcGetTileIRSize;

nvrtcResult cold_nvrtcInstallBundledHeaders(const char* installPath, unsigned int flags, const char** errorLog) {
  if (const any_function real = resolve(nvrtc_library, 26)) return reinterpret_cast<decltype(&cold_nvrtcInstallBundledHeaders)>(real)(installPath, flags, errorLog);
  zero(errorLog, 8);
  static_cast<void>(installPath);
  static_cast<void>(flags);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 26));
}
decltype(&cold_nvrtcInstallBundledHeaders) slot_nvrtcInstallBundledHeaders = &cold_nvrtcInstallBundledHeaders;

nvrtcResult cold_nvrtcRemoveBundledHeaders(const char* installPath, const char** errorLog) {
  if (const any_function real = resolve(nvrtc_library, 27)) return reinterpret_cast<decltype(&cold_nvrtcRemoveBundledHeaders)>(real)(installPath, errorLog);
  zero(errorLog, 8);
  static_cast<void>(installPath);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 27));
}
decltype(&cold_nvrtcRemoveBundledHeaders) slot_nvrtcRemoveBundledHeaders = &cold_nvrtcRemoveBundledHeaders;

nvrtcResult cold_nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void*, void*), void* payload) {
  if (const any_function real = resolve(nvrtc_library, 28)) return reinterpret_cast<decltype(&cold_nvrtcSetFlowCallback)>(real)(prog, callback, payload);
  static_cast<void>(prog);
  static_cast<void>(callback);
  static_cast<void>(payload);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 28));
}
decltype(&cold_nvrtcSetFlowCallback) slot_nvrtcSetFlowCallback = &cold_nvrtcSetFlowCallback;

nvrtcResult cold_nvrtcSetPCHHeapSize(size_t size) {
  if (const any_function real = resolve(nvrtc_library, 29)) return reinterpret_cast<decltype(&cold_nvrtcSetPCHHeapSize)>(real)(size);
  static_cast<void>(size);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 29));
}
decltype(&cold_nvrtcSetPCHHeapSize) slot_nvrtcSetPCHHeapSize = &cold_nvrtcSetPCHHeapSize;

nvrtcResult cold_nvrtcVersion(int* major, int* minor) {
  if (const any_function real = resolve(nvrtc_library, 30)) return reinterpret_cast<decltype(&cold_nvrtcVersion)>(real)(major, minor);
  zero(major, 4);
  zero(minor, 4);
  return static_cast<nvrtcResult>(failure(nvrtc_library, 30));
}
decltype(&cold_nvrtcVersion) slot_nvrtcVersion = &cold_nvrtcVersion;

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_nvrtc(int index) { return untyped(nvrtc_library, index); }
}  // namespace
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvrtcCPEx();
extern any_function slot___nvrtcCPEx __asm__("nybble_slot___nvrtcCPEx") __attribute__((visibility("hidden")));
any_function slot___nvrtcCPEx = &nybble_cold___nvrtcCPEx;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvrtcNvvmHandle();
extern any_function slot___nvrtcNvvmHandle __asm__("nybble_slot___nvrtcNvvmHandle") __attribute__((visibility("hidden")));
any_function slot___nvrtcNvvmHandle = &nybble_cold___nvrtcNvvmHandle;
namespace {
#endif
constexpr function functions[] = {
    {"nvrtcAddNameExpression", &slot_nvrtcAddNameExpression, false, nullptr},
    {"nvrtcCompileProgram", &slot_nvrtcCompileProgram, true, nullptr},
    {"nvrtcCreateProgram", &slot_nvrtcCreateProgram, true, nullptr},
    {"nvrtcDestroyProgram", &slot_nvrtcDestroyProgram, false, nullptr},
    {"nvrtcGetBundledHeadersInfo", &slot_nvrtcGetBundledHeadersInfo, false, nullptr},
    {"nvrtcGetCUBIN", &slot_nvrtcGetCUBIN, false, nullptr},
    {"nvrtcGetCUBINSize", &slot_nvrtcGetCUBINSize, false, nullptr},
    {"nvrtcGetErrorString", &slot_nvrtcGetErrorString, false, nullptr},
    {"nvrtcGetLTOIR", &slot_nvrtcGetLTOIR, false, nullptr},
    {"nvrtcGetLTOIRSize", &slot_nvrtcGetLTOIRSize, false, nullptr},
    {"nvrtcGetLoweredName", &slot_nvrtcGetLoweredName, false, nullptr},
    {"nvrtcGetNVVM", &slot_nvrtcGetNVVM, false, nullptr},
    {"nvrtcGetNVVMSize", &slot_nvrtcGetNVVMSize, false, nullptr},
    {"nvrtcGetNumSupportedArchs", &slot_nvrtcGetNumSupportedArchs, false, nullptr},
    {"nvrtcGetOptiXIR", &slot_nvrtcGetOptiXIR, false, nullptr},
    {"nvrtcGetOptiXIRSize", &slot_nvrtcGetOptiXIRSize, false, nullptr},
    {"nvrtcGetPCHCreateStatus", &slot_nvrtcGetPCHCreateStatus, false, nullptr},
    {"nvrtcGetPCHHeapSize", &slot_nvrtcGetPCHHeapSize, false, nullptr},
    {"nvrtcGetPCHHeapSizeRequired", &slot_nvrtcGetPCHHeapSizeRequired, false, nullptr},
    {"nvrtcGetPTX", &slot_nvrtcGetPTX, false, nullptr},
    {"nvrtcGetPTXSize", &slot_nvrtcGetPTXSize, false, nullptr},
    {"nvrtcGetProgramLog", &slot_nvrtcGetProgramLog, false, nullptr},
    {"nvrtcGetProgramLogSize", &slot_nvrtcGetProgramLogSize, false, nullptr},
    {"nvrtcGetSupportedArchs", &slot_nvrtcGetSupportedArchs, false, nullptr},
    {"nvrtcGetTileIR", &slot_nvrtcGetTileIR, false, nullptr},
    {"nvrtcGetTileIRSize", &slot_nvrtcGetTileIRSize, false, nullptr},
    {"nvrtcInstallBundledHeaders", &slot_nvrtcInstallBundledHeaders, false, nullptr},
    {"nvrtcRemoveBundledHeaders", &slot_nvrtcRemoveBundledHeaders, false, nullptr},
    {"nvrtcSetFlowCallback", &slot_nvrtcSetFlowCallback, false, nullptr},
    {"nvrtcSetPCHHeapSize", &slot_nvrtcSetPCHHeapSize, false, nullptr},
    {"nvrtcVersion", &slot_nvrtcVersion, true, nullptr},
#if NYBBLE_STUB_JUMPS
    {"__nvrtcCPEx", &slot___nvrtcCPEx, false, nullptr},
    {"__nvrtcNvvmHandle", &slot___nvrtcNvvmHandle, false, nullptr},
#endif
};
constexpr soname sonames[] = {
    { 13, "libnvrtc.so.13"},
    { 12, "libnvrtc.so.12"},
    { 11, "libnvrtc.so.11.2"},
};
constexpr const char* group_cubin[] = { "nvrtcGetCUBINSize", "nvrtcGetCUBIN", nullptr};
constexpr const char* group_architectures[] = { "nvrtcGetNumSupportedArchs", "nvrtcGetSupportedArchs", nullptr};
constexpr const char* group_lto[] = { "nvrtcGetLTOIRSize", "nvrtcGetLTOIR", nullptr};
constexpr const char* group_precompiled_headers[] = { "nvrtcGetPCHHeapSize", "nvrtcSetPCHHeapSize", nullptr};
constexpr group groups[] = {
    {"cubin", group_cubin},
    {"architectures", group_architectures},
    {"lto", group_lto},
    {"precompiled_headers", group_precompiled_headers},
};
constexpr description about = {
    "nvrtc", "NVRTC run-time compiler", "NYBBLE_LIBNVRTC", "libnvrtc", "cuda_nvrtc",
    functions, sizeof functions / sizeof *functions, sonames, 3, groups, 4,
    "nvrtcVersion", true,
    "libnvrtc-builtins", nullptr,
    11, 11, 11,
};
}  // namespace
library nvrtc_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(nvrtc_library), true);
}
}  // namespace nybble::stubs

extern "C" {
nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char* const name_expression) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcAddNameExpression)(prog, name_expression); }
nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char* const* options) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcCompileProgram)(prog, numOptions, options); }
nvrtcResult nvrtcDestroyProgram(nvrtcProgram* prog) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcDestroyProgram)(prog); }
nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo* info, const char** errorLog) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetBundledHeadersInfo)(info, errorLog); }
nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char* cubin) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetCUBIN)(prog, cubin); }
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t* cubinSizeRet) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetCUBINSize)(prog, cubinSizeRet); }
const char* nvrtcGetErrorString(nvrtcResult result) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetErrorString)(result); }
nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char* LTOIR) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetLTOIR)(prog, LTOIR); }
nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t* LTOIRSizeRet) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetLTOIRSize)(prog, LTOIRSizeRet); }
nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char* const name_expression, const char** lowered_name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetLoweredName)(prog, name_expression, lowered_name); }
nvrtcResult nvrtcGetNVVM(nvrtcProgram prog, char* nvvm) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetNVVM)(prog, nvvm); }
nvrtcResult nvrtcGetNVVMSize(nvrtcProgram prog, size_t* nvvmSizeRet) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetNVVMSize)(prog, nvvmSizeRet); }
nvrtcResult nvrtcGetNumSupportedArchs(int* numArchs) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetNumSupportedArchs)(numArchs); }
nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char* optixir) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetOptiXIR)(prog, optixir); }
nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t* optixirSizeRet) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetOptiXIRSize)(prog, optixirSizeRet); }
nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetPCHCreateStatus)(prog); }
nvrtcResult nvrtcGetPCHHeapSize(size_t* ret) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetPCHHeapSize)(ret); }
nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetPCHHeapSizeRequired)(prog, size); }
nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char* ptx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetPTX)(prog, ptx); }
nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t* ptxSizeRet) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetPTXSize)(prog, ptxSizeRet); }
nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char* log) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetProgramLog)(prog, log); }
nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t* logSizeRet) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetProgramLogSize)(prog, logSizeRet); }
nvrtcResult nvrtcGetSupportedArchs(int* supportedArchs) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetSupportedArchs)(supportedArchs); }
nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char* TileIR) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetTileIR)(prog, TileIR); }
nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t* TileIRSizeRet) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcGetTileIRSize)(prog, TileIRSizeRet); }
nvrtcResult nvrtcInstallBundledHeaders(const char* installPath, unsigned int flags, const char** errorLog) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcInstallBundledHeaders)(installPath, flags, errorLog); }
nvrtcResult nvrtcRemoveBundledHeaders(const char* installPath, const char** errorLog) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcRemoveBundledHeaders)(installPath, errorLog); }
nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void*, void*), void* payload) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcSetFlowCallback)(prog, callback, payload); }
nvrtcResult nvrtcSetPCHHeapSize(size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcSetPCHHeapSize)(size); }
nvrtcResult nvrtcVersion(int* major, int* minor) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcVersion)(major, minor); }
#if !NYBBLE_STUB_JUMPS
nvrtcResult nvrtcCreateProgram(nvrtcProgram* prog, const char* src, const char* name, int numHeaders, const char* const* headers, const char* const* includeNames) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvrtcCreateProgram)(prog, src, name, numHeaders, headers, includeNames); }
#endif
}

#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_JUMP("nvrtcCreateProgram");
NYBBLE_STUB_UNTYPED_CALL("nvrtc");
NYBBLE_STUB_UNTYPED("nvrtc", "__nvrtcCPEx", "31");
NYBBLE_STUB_UNTYPED("nvrtc", "__nvrtcNvvmHandle", "32");
#endif
