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
  if (const any_function real = resolve(nvjitlink_library, 0)) return reinterpret_cast<decltype(&cold_nvJitLinkAddData)>(real)(handle, inputType, data, size, name);
  static_cast<void>(handle);
  static_cast<void>(inputType);
  static_cast<void>(data);
  static_cast<void>(size);
  static_cast<void>(name);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 0));
}
}  // namespace
extern decltype(&cold_nvJitLinkAddData) slot_nvJitLinkAddData __asm__("nybble_slot_nvJitLinkAddData") __attribute__((visibility("hidden")));
decltype(&cold_nvJitLinkAddData) slot_nvJitLinkAddData = &cold_nvJitLinkAddData;
namespace {

nvJitLinkResult cold_nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char* fileName) {
  if (const any_function real = resolve(nvjitlink_library, 1)) return reinterpret_cast<decltype(&cold_nvJitLinkAddFile)>(real)(handle, inputType, fileName);
  static_cast<void>(handle);
  static_cast<void>(inputType);
  static_cast<void>(fileName);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 1));
}
decltype(&cold_nvJitLinkAddFile) slot_nvJitLinkAddFile = &cold_nvJitLinkAddFile;

nvJitLinkResult cold_nvJitLinkComplete(nvJitLinkHandle handle) {
  if (const any_function real = resolve(nvjitlink_library, 2)) return reinterpret_cast<decltype(&cold_nvJitLinkComplete)>(real)(handle);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 2));
}
decltype(&cold_nvJitLinkComplete) slot_nvJitLinkComplete = &cold_nvJitLinkComplete;

nvJitLinkResult cold_nvJitLinkCreate(nvJitLinkHandle* handle, uint32_t numOptions, const char* const* options) {
  if (const any_function real = resolve(nvjitlink_library, 3)) return reinterpret_cast<decltype(&cold_nvJitLinkCreate)>(real)(handle, numOptions, options);
  zero(handle, 8);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 3));
}
decltype(&cold_nvJitLinkCreate) slot_nvJitLinkCreate = &cold_nvJitLinkCreate;

nvJitLinkResult cold_nvJitLinkDestroy(nvJitLinkHandle* handle) {
  if (const any_function real = resolve(nvjitlink_library, 4)) return reinterpret_cast<decltype(&cold_nvJitLinkDestroy)>(real)(handle);
  zero(handle, 8);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 4));
}
decltype(&cold_nvJitLinkDestroy) slot_nvJitLinkDestroy = &cold_nvJitLinkDestroy;

nvJitLinkResult cold_nvJitLinkGetErrorLog(nvJitLinkHandle handle, char* log) {
  if (const any_function real = resolve(nvjitlink_library, 5)) return reinterpret_cast<decltype(&cold_nvJitLinkGetErrorLog)>(real)(handle, log);
  static_cast<void>(handle);
  static_cast<void>(log);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 5));
}
decltype(&cold_nvJitLinkGetErrorLog) slot_nvJitLinkGetErrorLog = &cold_nvJitLinkGetErrorLog;

nvJitLinkResult cold_nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 6)) return reinterpret_cast<decltype(&cold_nvJitLinkGetErrorLogSize)>(real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 6));
}
decltype(&cold_nvJitLinkGetErrorLogSize) slot_nvJitLinkGetErrorLogSize = &cold_nvJitLinkGetErrorLogSize;

nvJitLinkResult cold_nvJitLinkGetInfoLog(nvJitLinkHandle handle, char* log) {
  if (const any_function real = resolve(nvjitlink_library, 7)) return reinterpret_cast<decltype(&cold_nvJitLinkGetInfoLog)>(real)(handle, log);
  static_cast<void>(handle);
  static_cast<void>(log);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 7));
}
decltype(&cold_nvJitLinkGetInfoLog) slot_nvJitLinkGetInfoLog = &cold_nvJitLinkGetInfoLog;

nvJitLinkResult cold_nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 8)) return reinterpret_cast<decltype(&cold_nvJitLinkGetInfoLogSize)>(real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 8));
}
decltype(&cold_nvJitLinkGetInfoLogSize) slot_nvJitLinkGetInfoLogSize = &cold_nvJitLinkGetInfoLogSize;

nvJitLinkResult cold_nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void* cubin) {
  if (const any_function real = resolve(nvjitlink_library, 9)) return reinterpret_cast<decltype(&cold_nvJitLinkGetLinkedCubin)>(real)(handle, cubin);
  static_cast<void>(handle);
  static_cast<void>(cubin);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 9));
}
decltype(&cold_nvJitLinkGetLinkedCubin) slot_nvJitLinkGetLinkedCubin = &cold_nvJitLinkGetLinkedCubin;

nvJitLinkResult cold_nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 10)) return reinterpret_cast<decltype(&cold_nvJitLinkGetLinkedCubinSize)>(real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 10));
}
decltype(&cold_nvJitLinkGetLinkedCubinSize) slot_nvJitLinkGetLinkedCubinSize = &cold_nvJitLinkGetLinkedCubinSize;

nvJitLinkResult cold_nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void* ltoir) {
  if (const any_function real = resolve(nvjitlink_library, 11)) return reinterpret_cast<decltype(&cold_nvJitLinkGetLinkedLTOIR)>(real)(handle, ltoir);
  static_cast<void>(handle);
  static_cast<void>(ltoir);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 11));
}
decltype(&cold_nvJitLinkGetLinkedLTOIR) slot_nvJitLinkGetLinkedLTOIR = &cold_nvJitLinkGetLinkedLTOIR;

nvJitLinkResult cold_nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 12)) return reinterpret_cast<decltype(&cold_nvJitLinkGetLinkedLTOIRSize)>(real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 12));
}
decltype(&cold_nvJitLinkGetLinkedLTOIRSize) slot_nvJitLinkGetLinkedLTOIRSize = &cold_nvJitLinkGetLinkedLTOIRSize;

nvJitLinkResult cold_nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char* ptx) {
  if (const any_function real = resolve(nvjitlink_library, 13)) return reinterpret_cast<decltype(&cold_nvJitLinkGetLinkedPtx)>(real)(handle, ptx);
  static_cast<void>(handle);
  static_cast<void>(ptx);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 13));
}
decltype(&cold_nvJitLinkGetLinkedPtx) slot_nvJitLinkGetLinkedPtx = &cold_nvJitLinkGetLinkedPtx;

nvJitLinkResult cold_nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t* size) {
  if (const any_function real = resolve(nvjitlink_library, 14)) return reinterpret_cast<decltype(&cold_nvJitLinkGetLinkedPtxSize)>(real)(handle, size);
  zero(size, 8);
  static_cast<void>(handle);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 14));
}
decltype(&cold_nvJitLinkGetLinkedPtxSize) slot_nvJitLinkGetLinkedPtxSize = &cold_nvJitLinkGetLinkedPtxSize;

nvJitLinkResult cold_nvJitLinkVersion(unsigned int* major, unsigned int* minor) {
  if (const any_function real = resolve(nvjitlink_library, 15)) return reinterpret_cast<decltype(&cold_nvJitLinkVersion)>(real)(major, minor);
  zero(major, 4);
  zero(minor, 4);
  return static_cast<nvJitLinkResult>(failure(nvjitlink_library, 15));
}
decltype(&cold_nvJitLinkVersion) slot_nvJitLinkVersion = &cold_nvJitLinkVersion;

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_nvjitlink(int index) { return untyped(nvjitlink_library, index); }
}  // namespace
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAPI();
extern any_function slot___nvJitLinkAPI __asm__("nybble_slot___nvJitLinkAPI") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAPI = &nybble_cold___nvJitLinkAPI;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_0();
extern any_function slot___nvJitLinkAddData_12_0 __asm__("nybble_slot___nvJitLinkAddData_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_0 = &nybble_cold___nvJitLinkAddData_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_1();
extern any_function slot___nvJitLinkAddData_12_1 __asm__("nybble_slot___nvJitLinkAddData_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_1 = &nybble_cold___nvJitLinkAddData_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_2();
extern any_function slot___nvJitLinkAddData_12_2 __asm__("nybble_slot___nvJitLinkAddData_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_2 = &nybble_cold___nvJitLinkAddData_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_3();
extern any_function slot___nvJitLinkAddData_12_3 __asm__("nybble_slot___nvJitLinkAddData_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_3 = &nybble_cold___nvJitLinkAddData_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_4();
extern any_function slot___nvJitLinkAddData_12_4 __asm__("nybble_slot___nvJitLinkAddData_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_4 = &nybble_cold___nvJitLinkAddData_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_5();
extern any_function slot___nvJitLinkAddData_12_5 __asm__("nybble_slot___nvJitLinkAddData_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_5 = &nybble_cold___nvJitLinkAddData_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_6();
extern any_function slot___nvJitLinkAddData_12_6 __asm__("nybble_slot___nvJitLinkAddData_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_6 = &nybble_cold___nvJitLinkAddData_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_7();
extern any_function slot___nvJitLinkAddData_12_7 __asm__("nybble_slot___nvJitLinkAddData_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_7 = &nybble_cold___nvJitLinkAddData_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_8();
extern any_function slot___nvJitLinkAddData_12_8 __asm__("nybble_slot___nvJitLinkAddData_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_8 = &nybble_cold___nvJitLinkAddData_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_12_9();
extern any_function slot___nvJitLinkAddData_12_9 __asm__("nybble_slot___nvJitLinkAddData_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_12_9 = &nybble_cold___nvJitLinkAddData_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_13_0();
extern any_function slot___nvJitLinkAddData_13_0 __asm__("nybble_slot___nvJitLinkAddData_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_13_0 = &nybble_cold___nvJitLinkAddData_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_13_1();
extern any_function slot___nvJitLinkAddData_13_1 __asm__("nybble_slot___nvJitLinkAddData_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_13_1 = &nybble_cold___nvJitLinkAddData_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_13_2();
extern any_function slot___nvJitLinkAddData_13_2 __asm__("nybble_slot___nvJitLinkAddData_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_13_2 = &nybble_cold___nvJitLinkAddData_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_13_3();
extern any_function slot___nvJitLinkAddData_13_3 __asm__("nybble_slot___nvJitLinkAddData_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_13_3 = &nybble_cold___nvJitLinkAddData_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_13_4();
extern any_function slot___nvJitLinkAddData_13_4 __asm__("nybble_slot___nvJitLinkAddData_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_13_4 = &nybble_cold___nvJitLinkAddData_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddData_13_5();
extern any_function slot___nvJitLinkAddData_13_5 __asm__("nybble_slot___nvJitLinkAddData_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddData_13_5 = &nybble_cold___nvJitLinkAddData_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_0();
extern any_function slot___nvJitLinkAddFile_12_0 __asm__("nybble_slot___nvJitLinkAddFile_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_0 = &nybble_cold___nvJitLinkAddFile_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_1();
extern any_function slot___nvJitLinkAddFile_12_1 __asm__("nybble_slot___nvJitLinkAddFile_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_1 = &nybble_cold___nvJitLinkAddFile_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_2();
extern any_function slot___nvJitLinkAddFile_12_2 __asm__("nybble_slot___nvJitLinkAddFile_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_2 = &nybble_cold___nvJitLinkAddFile_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_3();
extern any_function slot___nvJitLinkAddFile_12_3 __asm__("nybble_slot___nvJitLinkAddFile_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_3 = &nybble_cold___nvJitLinkAddFile_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_4();
extern any_function slot___nvJitLinkAddFile_12_4 __asm__("nybble_slot___nvJitLinkAddFile_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_4 = &nybble_cold___nvJitLinkAddFile_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_5();
extern any_function slot___nvJitLinkAddFile_12_5 __asm__("nybble_slot___nvJitLinkAddFile_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_5 = &nybble_cold___nvJitLinkAddFile_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_6();
extern any_function slot___nvJitLinkAddFile_12_6 __asm__("nybble_slot___nvJitLinkAddFile_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_6 = &nybble_cold___nvJitLinkAddFile_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_7();
extern any_function slot___nvJitLinkAddFile_12_7 __asm__("nybble_slot___nvJitLinkAddFile_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_7 = &nybble_cold___nvJitLinkAddFile_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_8();
extern any_function slot___nvJitLinkAddFile_12_8 __asm__("nybble_slot___nvJitLinkAddFile_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_8 = &nybble_cold___nvJitLinkAddFile_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_12_9();
extern any_function slot___nvJitLinkAddFile_12_9 __asm__("nybble_slot___nvJitLinkAddFile_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_12_9 = &nybble_cold___nvJitLinkAddFile_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_13_0();
extern any_function slot___nvJitLinkAddFile_13_0 __asm__("nybble_slot___nvJitLinkAddFile_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_13_0 = &nybble_cold___nvJitLinkAddFile_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_13_1();
extern any_function slot___nvJitLinkAddFile_13_1 __asm__("nybble_slot___nvJitLinkAddFile_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_13_1 = &nybble_cold___nvJitLinkAddFile_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_13_2();
extern any_function slot___nvJitLinkAddFile_13_2 __asm__("nybble_slot___nvJitLinkAddFile_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_13_2 = &nybble_cold___nvJitLinkAddFile_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_13_3();
extern any_function slot___nvJitLinkAddFile_13_3 __asm__("nybble_slot___nvJitLinkAddFile_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_13_3 = &nybble_cold___nvJitLinkAddFile_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_13_4();
extern any_function slot___nvJitLinkAddFile_13_4 __asm__("nybble_slot___nvJitLinkAddFile_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_13_4 = &nybble_cold___nvJitLinkAddFile_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkAddFile_13_5();
extern any_function slot___nvJitLinkAddFile_13_5 __asm__("nybble_slot___nvJitLinkAddFile_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkAddFile_13_5 = &nybble_cold___nvJitLinkAddFile_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_0();
extern any_function slot___nvJitLinkComplete_12_0 __asm__("nybble_slot___nvJitLinkComplete_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_0 = &nybble_cold___nvJitLinkComplete_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_1();
extern any_function slot___nvJitLinkComplete_12_1 __asm__("nybble_slot___nvJitLinkComplete_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_1 = &nybble_cold___nvJitLinkComplete_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_2();
extern any_function slot___nvJitLinkComplete_12_2 __asm__("nybble_slot___nvJitLinkComplete_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_2 = &nybble_cold___nvJitLinkComplete_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_3();
extern any_function slot___nvJitLinkComplete_12_3 __asm__("nybble_slot___nvJitLinkComplete_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_3 = &nybble_cold___nvJitLinkComplete_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_4();
extern any_function slot___nvJitLinkComplete_12_4 __asm__("nybble_slot___nvJitLinkComplete_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_4 = &nybble_cold___nvJitLinkComplete_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_5();
extern any_function slot___nvJitLinkComplete_12_5 __asm__("nybble_slot___nvJitLinkComplete_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_5 = &nybble_cold___nvJitLinkComplete_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_6();
extern any_function slot___nvJitLinkComplete_12_6 __asm__("nybble_slot___nvJitLinkComplete_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_6 = &nybble_cold___nvJitLinkComplete_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_7();
extern any_function slot___nvJitLinkComplete_12_7 __asm__("nybble_slot___nvJitLinkComplete_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_7 = &nybble_cold___nvJitLinkComplete_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_8();
extern any_function slot___nvJitLinkComplete_12_8 __asm__("nybble_slot___nvJitLinkComplete_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_8 = &nybble_cold___nvJitLinkComplete_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_12_9();
extern any_function slot___nvJitLinkComplete_12_9 __asm__("nybble_slot___nvJitLinkComplete_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_12_9 = &nybble_cold___nvJitLinkComplete_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_13_0();
extern any_function slot___nvJitLinkComplete_13_0 __asm__("nybble_slot___nvJitLinkComplete_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_13_0 = &nybble_cold___nvJitLinkComplete_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_13_1();
extern any_function slot___nvJitLinkComplete_13_1 __asm__("nybble_slot___nvJitLinkComplete_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_13_1 = &nybble_cold___nvJitLinkComplete_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_13_2();
extern any_function slot___nvJitLinkComplete_13_2 __asm__("nybble_slot___nvJitLinkComplete_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_13_2 = &nybble_cold___nvJitLinkComplete_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_13_3();
extern any_function slot___nvJitLinkComplete_13_3 __asm__("nybble_slot___nvJitLinkComplete_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_13_3 = &nybble_cold___nvJitLinkComplete_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_13_4();
extern any_function slot___nvJitLinkComplete_13_4 __asm__("nybble_slot___nvJitLinkComplete_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_13_4 = &nybble_cold___nvJitLinkComplete_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkComplete_13_5();
extern any_function slot___nvJitLinkComplete_13_5 __asm__("nybble_slot___nvJitLinkComplete_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkComplete_13_5 = &nybble_cold___nvJitLinkComplete_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_0();
extern any_function slot___nvJitLinkCreate_12_0 __asm__("nybble_slot___nvJitLinkCreate_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_0 = &nybble_cold___nvJitLinkCreate_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_1();
extern any_function slot___nvJitLinkCreate_12_1 __asm__("nybble_slot___nvJitLinkCreate_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_1 = &nybble_cold___nvJitLinkCreate_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_2();
extern any_function slot___nvJitLinkCreate_12_2 __asm__("nybble_slot___nvJitLinkCreate_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_2 = &nybble_cold___nvJitLinkCreate_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_3();
extern any_function slot___nvJitLinkCreate_12_3 __asm__("nybble_slot___nvJitLinkCreate_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_3 = &nybble_cold___nvJitLinkCreate_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_4();
extern any_function slot___nvJitLinkCreate_12_4 __asm__("nybble_slot___nvJitLinkCreate_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_4 = &nybble_cold___nvJitLinkCreate_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_5();
extern any_function slot___nvJitLinkCreate_12_5 __asm__("nybble_slot___nvJitLinkCreate_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_5 = &nybble_cold___nvJitLinkCreate_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_6();
extern any_function slot___nvJitLinkCreate_12_6 __asm__("nybble_slot___nvJitLinkCreate_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_6 = &nybble_cold___nvJitLinkCreate_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_7();
extern any_function slot___nvJitLinkCreate_12_7 __asm__("nybble_slot___nvJitLinkCreate_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_7 = &nybble_cold___nvJitLinkCreate_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_8();
extern any_function slot___nvJitLinkCreate_12_8 __asm__("nybble_slot___nvJitLinkCreate_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_8 = &nybble_cold___nvJitLinkCreate_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_12_9();
extern any_function slot___nvJitLinkCreate_12_9 __asm__("nybble_slot___nvJitLinkCreate_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_12_9 = &nybble_cold___nvJitLinkCreate_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_13_0();
extern any_function slot___nvJitLinkCreate_13_0 __asm__("nybble_slot___nvJitLinkCreate_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_13_0 = &nybble_cold___nvJitLinkCreate_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_13_1();
extern any_function slot___nvJitLinkCreate_13_1 __asm__("nybble_slot___nvJitLinkCreate_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_13_1 = &nybble_cold___nvJitLinkCreate_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_13_2();
extern any_function slot___nvJitLinkCreate_13_2 __asm__("nybble_slot___nvJitLinkCreate_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_13_2 = &nybble_cold___nvJitLinkCreate_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_13_3();
extern any_function slot___nvJitLinkCreate_13_3 __asm__("nybble_slot___nvJitLinkCreate_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_13_3 = &nybble_cold___nvJitLinkCreate_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_13_4();
extern any_function slot___nvJitLinkCreate_13_4 __asm__("nybble_slot___nvJitLinkCreate_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_13_4 = &nybble_cold___nvJitLinkCreate_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkCreate_13_5();
extern any_function slot___nvJitLinkCreate_13_5 __asm__("nybble_slot___nvJitLinkCreate_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkCreate_13_5 = &nybble_cold___nvJitLinkCreate_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_0();
extern any_function slot___nvJitLinkDestroy_12_0 __asm__("nybble_slot___nvJitLinkDestroy_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_0 = &nybble_cold___nvJitLinkDestroy_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_1();
extern any_function slot___nvJitLinkDestroy_12_1 __asm__("nybble_slot___nvJitLinkDestroy_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_1 = &nybble_cold___nvJitLinkDestroy_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_2();
extern any_function slot___nvJitLinkDestroy_12_2 __asm__("nybble_slot___nvJitLinkDestroy_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_2 = &nybble_cold___nvJitLinkDestroy_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_3();
extern any_function slot___nvJitLinkDestroy_12_3 __asm__("nybble_slot___nvJitLinkDestroy_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_3 = &nybble_cold___nvJitLinkDestroy_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_4();
extern any_function slot___nvJitLinkDestroy_12_4 __asm__("nybble_slot___nvJitLinkDestroy_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_4 = &nybble_cold___nvJitLinkDestroy_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_5();
extern any_function slot___nvJitLinkDestroy_12_5 __asm__("nybble_slot___nvJitLinkDestroy_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_5 = &nybble_cold___nvJitLinkDestroy_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_6();
extern any_function slot___nvJitLinkDestroy_12_6 __asm__("nybble_slot___nvJitLinkDestroy_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_6 = &nybble_cold___nvJitLinkDestroy_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_7();
extern any_function slot___nvJitLinkDestroy_12_7 __asm__("nybble_slot___nvJitLinkDestroy_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_7 = &nybble_cold___nvJitLinkDestroy_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_8();
extern any_function slot___nvJitLinkDestroy_12_8 __asm__("nybble_slot___nvJitLinkDestroy_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_8 = &nybble_cold___nvJitLinkDestroy_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_12_9();
extern any_function slot___nvJitLinkDestroy_12_9 __asm__("nybble_slot___nvJitLinkDestroy_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_12_9 = &nybble_cold___nvJitLinkDestroy_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_13_0();
extern any_function slot___nvJitLinkDestroy_13_0 __asm__("nybble_slot___nvJitLinkDestroy_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_13_0 = &nybble_cold___nvJitLinkDestroy_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_13_1();
extern any_function slot___nvJitLinkDestroy_13_1 __asm__("nybble_slot___nvJitLinkDestroy_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_13_1 = &nybble_cold___nvJitLinkDestroy_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_13_2();
extern any_function slot___nvJitLinkDestroy_13_2 __asm__("nybble_slot___nvJitLinkDestroy_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_13_2 = &nybble_cold___nvJitLinkDestroy_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_13_3();
extern any_function slot___nvJitLinkDestroy_13_3 __asm__("nybble_slot___nvJitLinkDestroy_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_13_3 = &nybble_cold___nvJitLinkDestroy_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_13_4();
extern any_function slot___nvJitLinkDestroy_13_4 __asm__("nybble_slot___nvJitLinkDestroy_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_13_4 = &nybble_cold___nvJitLinkDestroy_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkDestroy_13_5();
extern any_function slot___nvJitLinkDestroy_13_5 __asm__("nybble_slot___nvJitLinkDestroy_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkDestroy_13_5 = &nybble_cold___nvJitLinkDestroy_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_0();
extern any_function slot___nvJitLinkGetErrorLogSize_12_0 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_0 = &nybble_cold___nvJitLinkGetErrorLogSize_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_1();
extern any_function slot___nvJitLinkGetErrorLogSize_12_1 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_1 = &nybble_cold___nvJitLinkGetErrorLogSize_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_2();
extern any_function slot___nvJitLinkGetErrorLogSize_12_2 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_2 = &nybble_cold___nvJitLinkGetErrorLogSize_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_3();
extern any_function slot___nvJitLinkGetErrorLogSize_12_3 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_3 = &nybble_cold___nvJitLinkGetErrorLogSize_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_4();
extern any_function slot___nvJitLinkGetErrorLogSize_12_4 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_4 = &nybble_cold___nvJitLinkGetErrorLogSize_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_5();
extern any_function slot___nvJitLinkGetErrorLogSize_12_5 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_5 = &nybble_cold___nvJitLinkGetErrorLogSize_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_6();
extern any_function slot___nvJitLinkGetErrorLogSize_12_6 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_6 = &nybble_cold___nvJitLinkGetErrorLogSize_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_7();
extern any_function slot___nvJitLinkGetErrorLogSize_12_7 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_7 = &nybble_cold___nvJitLinkGetErrorLogSize_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_8();
extern any_function slot___nvJitLinkGetErrorLogSize_12_8 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_8 = &nybble_cold___nvJitLinkGetErrorLogSize_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_12_9();
extern any_function slot___nvJitLinkGetErrorLogSize_12_9 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_12_9 = &nybble_cold___nvJitLinkGetErrorLogSize_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_13_0();
extern any_function slot___nvJitLinkGetErrorLogSize_13_0 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_13_0 = &nybble_cold___nvJitLinkGetErrorLogSize_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_13_1();
extern any_function slot___nvJitLinkGetErrorLogSize_13_1 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_13_1 = &nybble_cold___nvJitLinkGetErrorLogSize_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_13_2();
extern any_function slot___nvJitLinkGetErrorLogSize_13_2 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_13_2 = &nybble_cold___nvJitLinkGetErrorLogSize_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_13_3();
extern any_function slot___nvJitLinkGetErrorLogSize_13_3 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_13_3 = &nybble_cold___nvJitLinkGetErrorLogSize_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_13_4();
extern any_function slot___nvJitLinkGetErrorLogSize_13_4 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_13_4 = &nybble_cold___nvJitLinkGetErrorLogSize_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLogSize_13_5();
extern any_function slot___nvJitLinkGetErrorLogSize_13_5 __asm__("nybble_slot___nvJitLinkGetErrorLogSize_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLogSize_13_5 = &nybble_cold___nvJitLinkGetErrorLogSize_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_0();
extern any_function slot___nvJitLinkGetErrorLog_12_0 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_0 = &nybble_cold___nvJitLinkGetErrorLog_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_1();
extern any_function slot___nvJitLinkGetErrorLog_12_1 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_1 = &nybble_cold___nvJitLinkGetErrorLog_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_2();
extern any_function slot___nvJitLinkGetErrorLog_12_2 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_2 = &nybble_cold___nvJitLinkGetErrorLog_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_3();
extern any_function slot___nvJitLinkGetErrorLog_12_3 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_3 = &nybble_cold___nvJitLinkGetErrorLog_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_4();
extern any_function slot___nvJitLinkGetErrorLog_12_4 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_4 = &nybble_cold___nvJitLinkGetErrorLog_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_5();
extern any_function slot___nvJitLinkGetErrorLog_12_5 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_5 = &nybble_cold___nvJitLinkGetErrorLog_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_6();
extern any_function slot___nvJitLinkGetErrorLog_12_6 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_6 = &nybble_cold___nvJitLinkGetErrorLog_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_7();
extern any_function slot___nvJitLinkGetErrorLog_12_7 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_7 = &nybble_cold___nvJitLinkGetErrorLog_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_8();
extern any_function slot___nvJitLinkGetErrorLog_12_8 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_8 = &nybble_cold___nvJitLinkGetErrorLog_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_12_9();
extern any_function slot___nvJitLinkGetErrorLog_12_9 __asm__("nybble_slot___nvJitLinkGetErrorLog_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_12_9 = &nybble_cold___nvJitLinkGetErrorLog_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_13_0();
extern any_function slot___nvJitLinkGetErrorLog_13_0 __asm__("nybble_slot___nvJitLinkGetErrorLog_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_13_0 = &nybble_cold___nvJitLinkGetErrorLog_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_13_1();
extern any_function slot___nvJitLinkGetErrorLog_13_1 __asm__("nybble_slot___nvJitLinkGetErrorLog_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_13_1 = &nybble_cold___nvJitLinkGetErrorLog_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_13_2();
extern any_function slot___nvJitLinkGetErrorLog_13_2 __asm__("nybble_slot___nvJitLinkGetErrorLog_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_13_2 = &nybble_cold___nvJitLinkGetErrorLog_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_13_3();
extern any_function slot___nvJitLinkGetErrorLog_13_3 __asm__("nybble_slot___nvJitLinkGetErrorLog_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_13_3 = &nybble_cold___nvJitLinkGetErrorLog_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_13_4();
extern any_function slot___nvJitLinkGetErrorLog_13_4 __asm__("nybble_slot___nvJitLinkGetErrorLog_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_13_4 = &nybble_cold___nvJitLinkGetErrorLog_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetErrorLog_13_5();
extern any_function slot___nvJitLinkGetErrorLog_13_5 __asm__("nybble_slot___nvJitLinkGetErrorLog_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetErrorLog_13_5 = &nybble_cold___nvJitLinkGetErrorLog_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_0();
extern any_function slot___nvJitLinkGetInfoLogSize_12_0 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_0 = &nybble_cold___nvJitLinkGetInfoLogSize_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_1();
extern any_function slot___nvJitLinkGetInfoLogSize_12_1 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_1 = &nybble_cold___nvJitLinkGetInfoLogSize_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_2();
extern any_function slot___nvJitLinkGetInfoLogSize_12_2 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_2 = &nybble_cold___nvJitLinkGetInfoLogSize_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_3();
extern any_function slot___nvJitLinkGetInfoLogSize_12_3 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_3 = &nybble_cold___nvJitLinkGetInfoLogSize_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_4();
extern any_function slot___nvJitLinkGetInfoLogSize_12_4 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_4 = &nybble_cold___nvJitLinkGetInfoLogSize_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_5();
extern any_function slot___nvJitLinkGetInfoLogSize_12_5 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_5 = &nybble_cold___nvJitLinkGetInfoLogSize_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_6();
extern any_function slot___nvJitLinkGetInfoLogSize_12_6 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_6 = &nybble_cold___nvJitLinkGetInfoLogSize_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_7();
extern any_function slot___nvJitLinkGetInfoLogSize_12_7 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_7 = &nybble_cold___nvJitLinkGetInfoLogSize_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_8();
extern any_function slot___nvJitLinkGetInfoLogSize_12_8 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_8 = &nybble_cold___nvJitLinkGetInfoLogSize_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_12_9();
extern any_function slot___nvJitLinkGetInfoLogSize_12_9 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_12_9 = &nybble_cold___nvJitLinkGetInfoLogSize_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_13_0();
extern any_function slot___nvJitLinkGetInfoLogSize_13_0 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_13_0 = &nybble_cold___nvJitLinkGetInfoLogSize_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_13_1();
extern any_function slot___nvJitLinkGetInfoLogSize_13_1 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_13_1 = &nybble_cold___nvJitLinkGetInfoLogSize_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_13_2();
extern any_function slot___nvJitLinkGetInfoLogSize_13_2 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_13_2 = &nybble_cold___nvJitLinkGetInfoLogSize_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_13_3();
extern any_function slot___nvJitLinkGetInfoLogSize_13_3 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_13_3 = &nybble_cold___nvJitLinkGetInfoLogSize_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_13_4();
extern any_function slot___nvJitLinkGetInfoLogSize_13_4 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_13_4 = &nybble_cold___nvJitLinkGetInfoLogSize_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLogSize_13_5();
extern any_function slot___nvJitLinkGetInfoLogSize_13_5 __asm__("nybble_slot___nvJitLinkGetInfoLogSize_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLogSize_13_5 = &nybble_cold___nvJitLinkGetInfoLogSize_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_0();
extern any_function slot___nvJitLinkGetInfoLog_12_0 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_0 = &nybble_cold___nvJitLinkGetInfoLog_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_1();
extern any_function slot___nvJitLinkGetInfoLog_12_1 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_1 = &nybble_cold___nvJitLinkGetInfoLog_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_2();
extern any_function slot___nvJitLinkGetInfoLog_12_2 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_2 = &nybble_cold___nvJitLinkGetInfoLog_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_3();
extern any_function slot___nvJitLinkGetInfoLog_12_3 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_3 = &nybble_cold___nvJitLinkGetInfoLog_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_4();
extern any_function slot___nvJitLinkGetInfoLog_12_4 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_4 = &nybble_cold___nvJitLinkGetInfoLog_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_5();
extern any_function slot___nvJitLinkGetInfoLog_12_5 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_5 = &nybble_cold___nvJitLinkGetInfoLog_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_6();
extern any_function slot___nvJitLinkGetInfoLog_12_6 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_6 = &nybble_cold___nvJitLinkGetInfoLog_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_7();
extern any_function slot___nvJitLinkGetInfoLog_12_7 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_7 = &nybble_cold___nvJitLinkGetInfoLog_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_8();
extern any_function slot___nvJitLinkGetInfoLog_12_8 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_8 = &nybble_cold___nvJitLinkGetInfoLog_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_12_9();
extern any_function slot___nvJitLinkGetInfoLog_12_9 __asm__("nybble_slot___nvJitLinkGetInfoLog_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_12_9 = &nybble_cold___nvJitLinkGetInfoLog_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_13_0();
extern any_function slot___nvJitLinkGetInfoLog_13_0 __asm__("nybble_slot___nvJitLinkGetInfoLog_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_13_0 = &nybble_cold___nvJitLinkGetInfoLog_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_13_1();
extern any_function slot___nvJitLinkGetInfoLog_13_1 __asm__("nybble_slot___nvJitLinkGetInfoLog_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_13_1 = &nybble_cold___nvJitLinkGetInfoLog_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_13_2();
extern any_function slot___nvJitLinkGetInfoLog_13_2 __asm__("nybble_slot___nvJitLinkGetInfoLog_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_13_2 = &nybble_cold___nvJitLinkGetInfoLog_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_13_3();
extern any_function slot___nvJitLinkGetInfoLog_13_3 __asm__("nybble_slot___nvJitLinkGetInfoLog_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_13_3 = &nybble_cold___nvJitLinkGetInfoLog_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_13_4();
extern any_function slot___nvJitLinkGetInfoLog_13_4 __asm__("nybble_slot___nvJitLinkGetInfoLog_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_13_4 = &nybble_cold___nvJitLinkGetInfoLog_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetInfoLog_13_5();
extern any_function slot___nvJitLinkGetInfoLog_13_5 __asm__("nybble_slot___nvJitLinkGetInfoLog_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetInfoLog_13_5 = &nybble_cold___nvJitLinkGetInfoLog_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_0();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_0 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_0 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_1();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_1 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_1 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_2();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_2 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_2 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_3();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_3 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_3 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_4();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_4 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_4 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_5();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_5 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_5 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_6();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_6 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_6 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_7();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_7 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_7 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_8();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_8 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_8 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_12_9();
extern any_function slot___nvJitLinkGetLinkedCubinSize_12_9 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_12_9 = &nybble_cold___nvJitLinkGetLinkedCubinSize_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_13_0();
extern any_function slot___nvJitLinkGetLinkedCubinSize_13_0 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_13_0 = &nybble_cold___nvJitLinkGetLinkedCubinSize_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_13_1();
extern any_function slot___nvJitLinkGetLinkedCubinSize_13_1 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_13_1 = &nybble_cold___nvJitLinkGetLinkedCubinSize_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_13_2();
extern any_function slot___nvJitLinkGetLinkedCubinSize_13_2 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_13_2 = &nybble_cold___nvJitLinkGetLinkedCubinSize_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_13_3();
extern any_function slot___nvJitLinkGetLinkedCubinSize_13_3 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_13_3 = &nybble_cold___nvJitLinkGetLinkedCubinSize_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_13_4();
extern any_function slot___nvJitLinkGetLinkedCubinSize_13_4 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_13_4 = &nybble_cold___nvJitLinkGetLinkedCubinSize_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubinSize_13_5();
extern any_function slot___nvJitLinkGetLinkedCubinSize_13_5 __asm__("nybble_slot___nvJitLinkGetLinkedCubinSize_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubinSize_13_5 = &nybble_cold___nvJitLinkGetLinkedCubinSize_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_0();
extern any_function slot___nvJitLinkGetLinkedCubin_12_0 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_0 = &nybble_cold___nvJitLinkGetLinkedCubin_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_1();
extern any_function slot___nvJitLinkGetLinkedCubin_12_1 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_1 = &nybble_cold___nvJitLinkGetLinkedCubin_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_2();
extern any_function slot___nvJitLinkGetLinkedCubin_12_2 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_2 = &nybble_cold___nvJitLinkGetLinkedCubin_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_3();
extern any_function slot___nvJitLinkGetLinkedCubin_12_3 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_3 = &nybble_cold___nvJitLinkGetLinkedCubin_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_4();
extern any_function slot___nvJitLinkGetLinkedCubin_12_4 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_4 = &nybble_cold___nvJitLinkGetLinkedCubin_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_5();
extern any_function slot___nvJitLinkGetLinkedCubin_12_5 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_5 = &nybble_cold___nvJitLinkGetLinkedCubin_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_6();
extern any_function slot___nvJitLinkGetLinkedCubin_12_6 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_6 = &nybble_cold___nvJitLinkGetLinkedCubin_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_7();
extern any_function slot___nvJitLinkGetLinkedCubin_12_7 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_7 = &nybble_cold___nvJitLinkGetLinkedCubin_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_8();
extern any_function slot___nvJitLinkGetLinkedCubin_12_8 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_8 = &nybble_cold___nvJitLinkGetLinkedCubin_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_12_9();
extern any_function slot___nvJitLinkGetLinkedCubin_12_9 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_12_9 = &nybble_cold___nvJitLinkGetLinkedCubin_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_13_0();
extern any_function slot___nvJitLinkGetLinkedCubin_13_0 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_13_0 = &nybble_cold___nvJitLinkGetLinkedCubin_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_13_1();
extern any_function slot___nvJitLinkGetLinkedCubin_13_1 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_13_1 = &nybble_cold___nvJitLinkGetLinkedCubin_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_13_2();
extern any_function slot___nvJitLinkGetLinkedCubin_13_2 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_13_2 = &nybble_cold___nvJitLinkGetLinkedCubin_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_13_3();
extern any_function slot___nvJitLinkGetLinkedCubin_13_3 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_13_3 = &nybble_cold___nvJitLinkGetLinkedCubin_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_13_4();
extern any_function slot___nvJitLinkGetLinkedCubin_13_4 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_13_4 = &nybble_cold___nvJitLinkGetLinkedCubin_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedCubin_13_5();
extern any_function slot___nvJitLinkGetLinkedCubin_13_5 __asm__("nybble_slot___nvJitLinkGetLinkedCubin_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedCubin_13_5 = &nybble_cold___nvJitLinkGetLinkedCubin_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_0();
extern any_function slot___nvJitLinkGetLinkedLTOIRSize_13_0 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIRSize_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIRSize_13_0 = &nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_1();
extern any_function slot___nvJitLinkGetLinkedLTOIRSize_13_1 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIRSize_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIRSize_13_1 = &nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_2();
extern any_function slot___nvJitLinkGetLinkedLTOIRSize_13_2 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIRSize_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIRSize_13_2 = &nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_3();
extern any_function slot___nvJitLinkGetLinkedLTOIRSize_13_3 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIRSize_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIRSize_13_3 = &nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_4();
extern any_function slot___nvJitLinkGetLinkedLTOIRSize_13_4 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIRSize_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIRSize_13_4 = &nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_5();
extern any_function slot___nvJitLinkGetLinkedLTOIRSize_13_5 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIRSize_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIRSize_13_5 = &nybble_cold___nvJitLinkGetLinkedLTOIRSize_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIR_13_0();
extern any_function slot___nvJitLinkGetLinkedLTOIR_13_0 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIR_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIR_13_0 = &nybble_cold___nvJitLinkGetLinkedLTOIR_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIR_13_1();
extern any_function slot___nvJitLinkGetLinkedLTOIR_13_1 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIR_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIR_13_1 = &nybble_cold___nvJitLinkGetLinkedLTOIR_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIR_13_2();
extern any_function slot___nvJitLinkGetLinkedLTOIR_13_2 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIR_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIR_13_2 = &nybble_cold___nvJitLinkGetLinkedLTOIR_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIR_13_3();
extern any_function slot___nvJitLinkGetLinkedLTOIR_13_3 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIR_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIR_13_3 = &nybble_cold___nvJitLinkGetLinkedLTOIR_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIR_13_4();
extern any_function slot___nvJitLinkGetLinkedLTOIR_13_4 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIR_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIR_13_4 = &nybble_cold___nvJitLinkGetLinkedLTOIR_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedLTOIR_13_5();
extern any_function slot___nvJitLinkGetLinkedLTOIR_13_5 __asm__("nybble_slot___nvJitLinkGetLinkedLTOIR_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedLTOIR_13_5 = &nybble_cold___nvJitLinkGetLinkedLTOIR_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_0();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_0 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_0 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_1();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_1 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_1 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_2();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_2 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_2 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_3();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_3 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_3 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_4();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_4 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_4 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_5();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_5 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_5 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_6();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_6 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_6 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_7();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_7 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_7 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_8();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_8 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_8 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_12_9();
extern any_function slot___nvJitLinkGetLinkedPtxSize_12_9 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_12_9 = &nybble_cold___nvJitLinkGetLinkedPtxSize_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_13_0();
extern any_function slot___nvJitLinkGetLinkedPtxSize_13_0 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_13_0 = &nybble_cold___nvJitLinkGetLinkedPtxSize_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_13_1();
extern any_function slot___nvJitLinkGetLinkedPtxSize_13_1 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_13_1 = &nybble_cold___nvJitLinkGetLinkedPtxSize_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_13_2();
extern any_function slot___nvJitLinkGetLinkedPtxSize_13_2 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_13_2 = &nybble_cold___nvJitLinkGetLinkedPtxSize_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_13_3();
extern any_function slot___nvJitLinkGetLinkedPtxSize_13_3 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_13_3 = &nybble_cold___nvJitLinkGetLinkedPtxSize_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_13_4();
extern any_function slot___nvJitLinkGetLinkedPtxSize_13_4 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_13_4 = &nybble_cold___nvJitLinkGetLinkedPtxSize_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtxSize_13_5();
extern any_function slot___nvJitLinkGetLinkedPtxSize_13_5 __asm__("nybble_slot___nvJitLinkGetLinkedPtxSize_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtxSize_13_5 = &nybble_cold___nvJitLinkGetLinkedPtxSize_13_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_0();
extern any_function slot___nvJitLinkGetLinkedPtx_12_0 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_0 = &nybble_cold___nvJitLinkGetLinkedPtx_12_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_1();
extern any_function slot___nvJitLinkGetLinkedPtx_12_1 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_1 = &nybble_cold___nvJitLinkGetLinkedPtx_12_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_2();
extern any_function slot___nvJitLinkGetLinkedPtx_12_2 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_2 = &nybble_cold___nvJitLinkGetLinkedPtx_12_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_3();
extern any_function slot___nvJitLinkGetLinkedPtx_12_3 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_3 = &nybble_cold___nvJitLinkGetLinkedPtx_12_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_4();
extern any_function slot___nvJitLinkGetLinkedPtx_12_4 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_4 = &nybble_cold___nvJitLinkGetLinkedPtx_12_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_5();
extern any_function slot___nvJitLinkGetLinkedPtx_12_5 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_5 = &nybble_cold___nvJitLinkGetLinkedPtx_12_5;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_6();
extern any_function slot___nvJitLinkGetLinkedPtx_12_6 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_6") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_6 = &nybble_cold___nvJitLinkGetLinkedPtx_12_6;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_7();
extern any_function slot___nvJitLinkGetLinkedPtx_12_7 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_7") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_7 = &nybble_cold___nvJitLinkGetLinkedPtx_12_7;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_8();
extern any_function slot___nvJitLinkGetLinkedPtx_12_8 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_8") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_8 = &nybble_cold___nvJitLinkGetLinkedPtx_12_8;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_12_9();
extern any_function slot___nvJitLinkGetLinkedPtx_12_9 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_12_9") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_12_9 = &nybble_cold___nvJitLinkGetLinkedPtx_12_9;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_13_0();
extern any_function slot___nvJitLinkGetLinkedPtx_13_0 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_13_0") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_13_0 = &nybble_cold___nvJitLinkGetLinkedPtx_13_0;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_13_1();
extern any_function slot___nvJitLinkGetLinkedPtx_13_1 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_13_1") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_13_1 = &nybble_cold___nvJitLinkGetLinkedPtx_13_1;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_13_2();
extern any_function slot___nvJitLinkGetLinkedPtx_13_2 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_13_2") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_13_2 = &nybble_cold___nvJitLinkGetLinkedPtx_13_2;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_13_3();
extern any_function slot___nvJitLinkGetLinkedPtx_13_3 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_13_3") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_13_3 = &nybble_cold___nvJitLinkGetLinkedPtx_13_3;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_13_4();
extern any_function slot___nvJitLinkGetLinkedPtx_13_4 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_13_4") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_13_4 = &nybble_cold___nvJitLinkGetLinkedPtx_13_4;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___nvJitLinkGetLinkedPtx_13_5();
extern any_function slot___nvJitLinkGetLinkedPtx_13_5 __asm__("nybble_slot___nvJitLinkGetLinkedPtx_13_5") __attribute__((visibility("hidden")));
any_function slot___nvJitLinkGetLinkedPtx_13_5 = &nybble_cold___nvJitLinkGetLinkedPtx_13_5;
namespace {
#endif
constexpr function functions[] = {
    {"nvJitLinkAddData", &slot_nvJitLinkAddData, false, nullptr},
    {"nvJitLinkAddFile", &slot_nvJitLinkAddFile, false, nullptr},
    {"nvJitLinkComplete", &slot_nvJitLinkComplete, true, nullptr},
    {"nvJitLinkCreate", &slot_nvJitLinkCreate, true, nullptr},
    {"nvJitLinkDestroy", &slot_nvJitLinkDestroy, false, nullptr},
    {"nvJitLinkGetErrorLog", &slot_nvJitLinkGetErrorLog, false, nullptr},
    {"nvJitLinkGetErrorLogSize", &slot_nvJitLinkGetErrorLogSize, false, nullptr},
    {"nvJitLinkGetInfoLog", &slot_nvJitLinkGetInfoLog, false, nullptr},
    {"nvJitLinkGetInfoLogSize", &slot_nvJitLinkGetInfoLogSize, false, nullptr},
    {"nvJitLinkGetLinkedCubin", &slot_nvJitLinkGetLinkedCubin, false, nullptr},
    {"nvJitLinkGetLinkedCubinSize", &slot_nvJitLinkGetLinkedCubinSize, false, nullptr},
    {"nvJitLinkGetLinkedLTOIR", &slot_nvJitLinkGetLinkedLTOIR, false, nullptr},
    {"nvJitLinkGetLinkedLTOIRSize", &slot_nvJitLinkGetLinkedLTOIRSize, false, nullptr},
    {"nvJitLinkGetLinkedPtx", &slot_nvJitLinkGetLinkedPtx, false, nullptr},
    {"nvJitLinkGetLinkedPtxSize", &slot_nvJitLinkGetLinkedPtxSize, false, nullptr},
    {"nvJitLinkVersion", &slot_nvJitLinkVersion, false, nullptr},
#if NYBBLE_STUB_JUMPS
    {"__nvJitLinkAPI", &slot___nvJitLinkAPI, false, nullptr},
    {"__nvJitLinkAddData_12_0", &slot___nvJitLinkAddData_12_0, false, nullptr},
    {"__nvJitLinkAddData_12_1", &slot___nvJitLinkAddData_12_1, false, nullptr},
    {"__nvJitLinkAddData_12_2", &slot___nvJitLinkAddData_12_2, false, nullptr},
    {"__nvJitLinkAddData_12_3", &slot___nvJitLinkAddData_12_3, false, nullptr},
    {"__nvJitLinkAddData_12_4", &slot___nvJitLinkAddData_12_4, false, nullptr},
    {"__nvJitLinkAddData_12_5", &slot___nvJitLinkAddData_12_5, false, nullptr},
    {"__nvJitLinkAddData_12_6", &slot___nvJitLinkAddData_12_6, false, nullptr},
    {"__nvJitLinkAddData_12_7", &slot___nvJitLinkAddData_12_7, false, nullptr},
    {"__nvJitLinkAddData_12_8", &slot___nvJitLinkAddData_12_8, false, nullptr},
    {"__nvJitLinkAddData_12_9", &slot___nvJitLinkAddData_12_9, false, nullptr},
    {"__nvJitLinkAddData_13_0", &slot___nvJitLinkAddData_13_0, false, nullptr},
    {"__nvJitLinkAddData_13_1", &slot___nvJitLinkAddData_13_1, false, nullptr},
    {"__nvJitLinkAddData_13_2", &slot___nvJitLinkAddData_13_2, false, nullptr},
    {"__nvJitLinkAddData_13_3", &slot___nvJitLinkAddData_13_3, false, nullptr},
    {"__nvJitLinkAddData_13_4", &slot___nvJitLinkAddData_13_4, false, nullptr},
    {"__nvJitLinkAddData_13_5", &slot___nvJitLinkAddData_13_5, false, nullptr},
    {"__nvJitLinkAddFile_12_0", &slot___nvJitLinkAddFile_12_0, false, nullptr},
    {"__nvJitLinkAddFile_12_1", &slot___nvJitLinkAddFile_12_1, false, nullptr},
    {"__nvJitLinkAddFile_12_2", &slot___nvJitLinkAddFile_12_2, false, nullptr},
    {"__nvJitLinkAddFile_12_3", &slot___nvJitLinkAddFile_12_3, false, nullptr},
    {"__nvJitLinkAddFile_12_4", &slot___nvJitLinkAddFile_12_4, false, nullptr},
    {"__nvJitLinkAddFile_12_5", &slot___nvJitLinkAddFile_12_5, false, nullptr},
    {"__nvJitLinkAddFile_12_6", &slot___nvJitLinkAddFile_12_6, false, nullptr},
    {"__nvJitLinkAddFile_12_7", &slot___nvJitLinkAddFile_12_7, false, nullptr},
    {"__nvJitLinkAddFile_12_8", &slot___nvJitLinkAddFile_12_8, false, nullptr},
    {"__nvJitLinkAddFile_12_9", &slot___nvJitLinkAddFile_12_9, false, nullptr},
    {"__nvJitLinkAddFile_13_0", &slot___nvJitLinkAddFile_13_0, false, nullptr},
    {"__nvJitLinkAddFile_13_1", &slot___nvJitLinkAddFile_13_1, false, nullptr},
    {"__nvJitLinkAddFile_13_2", &slot___nvJitLinkAddFile_13_2, false, nullptr},
    {"__nvJitLinkAddFile_13_3", &slot___nvJitLinkAddFile_13_3, false, nullptr},
    {"__nvJitLinkAddFile_13_4", &slot___nvJitLinkAddFile_13_4, false, nullptr},
    {"__nvJitLinkAddFile_13_5", &slot___nvJitLinkAddFile_13_5, false, nullptr},
    {"__nvJitLinkComplete_12_0", &slot___nvJitLinkComplete_12_0, false, nullptr},
    {"__nvJitLinkComplete_12_1", &slot___nvJitLinkComplete_12_1, false, nullptr},
    {"__nvJitLinkComplete_12_2", &slot___nvJitLinkComplete_12_2, false, nullptr},
    {"__nvJitLinkComplete_12_3", &slot___nvJitLinkComplete_12_3, false, nullptr},
    {"__nvJitLinkComplete_12_4", &slot___nvJitLinkComplete_12_4, false, nullptr},
    {"__nvJitLinkComplete_12_5", &slot___nvJitLinkComplete_12_5, false, nullptr},
    {"__nvJitLinkComplete_12_6", &slot___nvJitLinkComplete_12_6, false, nullptr},
    {"__nvJitLinkComplete_12_7", &slot___nvJitLinkComplete_12_7, false, nullptr},
    {"__nvJitLinkComplete_12_8", &slot___nvJitLinkComplete_12_8, false, nullptr},
    {"__nvJitLinkComplete_12_9", &slot___nvJitLinkComplete_12_9, false, nullptr},
    {"__nvJitLinkComplete_13_0", &slot___nvJitLinkComplete_13_0, false, nullptr},
    {"__nvJitLinkComplete_13_1", &slot___nvJitLinkComplete_13_1, false, nullptr},
    {"__nvJitLinkComplete_13_2", &slot___nvJitLinkComplete_13_2, false, nullptr},
    {"__nvJitLinkComplete_13_3", &slot___nvJitLinkComplete_13_3, false, nullptr},
    {"__nvJitLinkComplete_13_4", &slot___nvJitLinkComplete_13_4, false, nullptr},
    {"__nvJitLinkComplete_13_5", &slot___nvJitLinkComplete_13_5, false, nullptr},
    {"__nvJitLinkCreate_12_0", &slot___nvJitLinkCreate_12_0, false, nullptr},
    {"__nvJitLinkCreate_12_1", &slot___nvJitLinkCreate_12_1, false, nullptr},
    {"__nvJitLinkCreate_12_2", &slot___nvJitLinkCreate_12_2, false, nullptr},
    {"__nvJitLinkCreate_12_3", &slot___nvJitLinkCreate_12_3, false, nullptr},
    {"__nvJitLinkCreate_12_4", &slot___nvJitLinkCreate_12_4, false, nullptr},
    {"__nvJitLinkCreate_12_5", &slot___nvJitLinkCreate_12_5, false, nullptr},
    {"__nvJitLinkCreate_12_6", &slot___nvJitLinkCreate_12_6, false, nullptr},
    {"__nvJitLinkCreate_12_7", &slot___nvJitLinkCreate_12_7, false, nullptr},
    {"__nvJitLinkCreate_12_8", &slot___nvJitLinkCreate_12_8, false, nullptr},
    {"__nvJitLinkCreate_12_9", &slot___nvJitLinkCreate_12_9, false, nullptr},
    {"__nvJitLinkCreate_13_0", &slot___nvJitLinkCreate_13_0, false, nullptr},
    {"__nvJitLinkCreate_13_1", &slot___nvJitLinkCreate_13_1, false, nullptr},
    {"__nvJitLinkCreate_13_2", &slot___nvJitLinkCreate_13_2, false, nullptr},
    {"__nvJitLinkCreate_13_3", &slot___nvJitLinkCreate_13_3, false, nullptr},
    {"__nvJitLinkCreate_13_4", &slot___nvJitLinkCreate_13_4, false, nullptr},
    {"__nvJitLinkCreate_13_5", &slot___nvJitLinkCreate_13_5, false, nullptr},
    {"__nvJitLinkDestroy_12_0", &slot___nvJitLinkDestroy_12_0, false, nullptr},
    {"__nvJitLinkDestroy_12_1", &slot___nvJitLinkDestroy_12_1, false, nullptr},
    {"__nvJitLinkDestroy_12_2", &slot___nvJitLinkDestroy_12_2, false, nullptr},
    {"__nvJitLinkDestroy_12_3", &slot___nvJitLinkDestroy_12_3, false, nullptr},
    {"__nvJitLinkDestroy_12_4", &slot___nvJitLinkDestroy_12_4, false, nullptr},
    {"__nvJitLinkDestroy_12_5", &slot___nvJitLinkDestroy_12_5, false, nullptr},
    {"__nvJitLinkDestroy_12_6", &slot___nvJitLinkDestroy_12_6, false, nullptr},
    {"__nvJitLinkDestroy_12_7", &slot___nvJitLinkDestroy_12_7, false, nullptr},
    {"__nvJitLinkDestroy_12_8", &slot___nvJitLinkDestroy_12_8, false, nullptr},
    {"__nvJitLinkDestroy_12_9", &slot___nvJitLinkDestroy_12_9, false, nullptr},
    {"__nvJitLinkDestroy_13_0", &slot___nvJitLinkDestroy_13_0, false, nullptr},
    {"__nvJitLinkDestroy_13_1", &slot___nvJitLinkDestroy_13_1, false, nullptr},
    {"__nvJitLinkDestroy_13_2", &slot___nvJitLinkDestroy_13_2, false, nullptr},
    {"__nvJitLinkDestroy_13_3", &slot___nvJitLinkDestroy_13_3, false, nullptr},
    {"__nvJitLinkDestroy_13_4", &slot___nvJitLinkDestroy_13_4, false, nullptr},
    {"__nvJitLinkDestroy_13_5", &slot___nvJitLinkDestroy_13_5, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_0", &slot___nvJitLinkGetErrorLogSize_12_0, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_1", &slot___nvJitLinkGetErrorLogSize_12_1, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_2", &slot___nvJitLinkGetErrorLogSize_12_2, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_3", &slot___nvJitLinkGetErrorLogSize_12_3, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_4", &slot___nvJitLinkGetErrorLogSize_12_4, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_5", &slot___nvJitLinkGetErrorLogSize_12_5, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_6", &slot___nvJitLinkGetErrorLogSize_12_6, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_7", &slot___nvJitLinkGetErrorLogSize_12_7, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_8", &slot___nvJitLinkGetErrorLogSize_12_8, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_12_9", &slot___nvJitLinkGetErrorLogSize_12_9, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_13_0", &slot___nvJitLinkGetErrorLogSize_13_0, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_13_1", &slot___nvJitLinkGetErrorLogSize_13_1, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_13_2", &slot___nvJitLinkGetErrorLogSize_13_2, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_13_3", &slot___nvJitLinkGetErrorLogSize_13_3, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_13_4", &slot___nvJitLinkGetErrorLogSize_13_4, false, nullptr},
    {"__nvJitLinkGetErrorLogSize_13_5", &slot___nvJitLinkGetErrorLogSize_13_5, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_0", &slot___nvJitLinkGetErrorLog_12_0, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_1", &slot___nvJitLinkGetErrorLog_12_1, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_2", &slot___nvJitLinkGetErrorLog_12_2, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_3", &slot___nvJitLinkGetErrorLog_12_3, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_4", &slot___nvJitLinkGetErrorLog_12_4, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_5", &slot___nvJitLinkGetErrorLog_12_5, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_6", &slot___nvJitLinkGetErrorLog_12_6, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_7", &slot___nvJitLinkGetErrorLog_12_7, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_8", &slot___nvJitLinkGetErrorLog_12_8, false, nullptr},
    {"__nvJitLinkGetErrorLog_12_9", &slot___nvJitLinkGetErrorLog_12_9, false, nullptr},
    {"__nvJitLinkGetErrorLog_13_0", &slot___nvJitLinkGetErrorLog_13_0, false, nullptr},
    {"__nvJitLinkGetErrorLog_13_1", &slot___nvJitLinkGetErrorLog_13_1, false, nullptr},
    {"__nvJitLinkGetErrorLog_13_2", &slot___nvJitLinkGetErrorLog_13_2, false, nullptr},
    {"__nvJitLinkGetErrorLog_13_3", &slot___nvJitLinkGetErrorLog_13_3, false, nullptr},
    {"__nvJitLinkGetErrorLog_13_4", &slot___nvJitLinkGetErrorLog_13_4, false, nullptr},
    {"__nvJitLinkGetErrorLog_13_5", &slot___nvJitLinkGetErrorLog_13_5, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_0", &slot___nvJitLinkGetInfoLogSize_12_0, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_1", &slot___nvJitLinkGetInfoLogSize_12_1, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_2", &slot___nvJitLinkGetInfoLogSize_12_2, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_3", &slot___nvJitLinkGetInfoLogSize_12_3, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_4", &slot___nvJitLinkGetInfoLogSize_12_4, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_5", &slot___nvJitLinkGetInfoLogSize_12_5, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_6", &slot___nvJitLinkGetInfoLogSize_12_6, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_7", &slot___nvJitLinkGetInfoLogSize_12_7, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_8", &slot___nvJitLinkGetInfoLogSize_12_8, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_12_9", &slot___nvJitLinkGetInfoLogSize_12_9, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_13_0", &slot___nvJitLinkGetInfoLogSize_13_0, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_13_1", &slot___nvJitLinkGetInfoLogSize_13_1, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_13_2", &slot___nvJitLinkGetInfoLogSize_13_2, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_13_3", &slot___nvJitLinkGetInfoLogSize_13_3, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_13_4", &slot___nvJitLinkGetInfoLogSize_13_4, false, nullptr},
    {"__nvJitLinkGetInfoLogSize_13_5", &slot___nvJitLinkGetInfoLogSize_13_5, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_0", &slot___nvJitLinkGetInfoLog_12_0, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_1", &slot___nvJitLinkGetInfoLog_12_1, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_2", &slot___nvJitLinkGetInfoLog_12_2, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_3", &slot___nvJitLinkGetInfoLog_12_3, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_4", &slot___nvJitLinkGetInfoLog_12_4, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_5", &slot___nvJitLinkGetInfoLog_12_5, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_6", &slot___nvJitLinkGetInfoLog_12_6, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_7", &slot___nvJitLinkGetInfoLog_12_7, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_8", &slot___nvJitLinkGetInfoLog_12_8, false, nullptr},
    {"__nvJitLinkGetInfoLog_12_9", &slot___nvJitLinkGetInfoLog_12_9, false, nullptr},
    {"__nvJitLinkGetInfoLog_13_0", &slot___nvJitLinkGetInfoLog_13_0, false, nullptr},
    {"__nvJitLinkGetInfoLog_13_1", &slot___nvJitLinkGetInfoLog_13_1, false, nullptr},
    {"__nvJitLinkGetInfoLog_13_2", &slot___nvJitLinkGetInfoLog_13_2, false, nullptr},
    {"__nvJitLinkGetInfoLog_13_3", &slot___nvJitLinkGetInfoLog_13_3, false, nullptr},
    {"__nvJitLinkGetInfoLog_13_4", &slot___nvJitLinkGetInfoLog_13_4, false, nullptr},
    {"__nvJitLinkGetInfoLog_13_5", &slot___nvJitLinkGetInfoLog_13_5, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_0", &slot___nvJitLinkGetLinkedCubinSize_12_0, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_1", &slot___nvJitLinkGetLinkedCubinSize_12_1, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_2", &slot___nvJitLinkGetLinkedCubinSize_12_2, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_3", &slot___nvJitLinkGetLinkedCubinSize_12_3, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_4", &slot___nvJitLinkGetLinkedCubinSize_12_4, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_5", &slot___nvJitLinkGetLinkedCubinSize_12_5, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_6", &slot___nvJitLinkGetLinkedCubinSize_12_6, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_7", &slot___nvJitLinkGetLinkedCubinSize_12_7, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_8", &slot___nvJitLinkGetLinkedCubinSize_12_8, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_12_9", &slot___nvJitLinkGetLinkedCubinSize_12_9, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_13_0", &slot___nvJitLinkGetLinkedCubinSize_13_0, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_13_1", &slot___nvJitLinkGetLinkedCubinSize_13_1, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_13_2", &slot___nvJitLinkGetLinkedCubinSize_13_2, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_13_3", &slot___nvJitLinkGetLinkedCubinSize_13_3, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_13_4", &slot___nvJitLinkGetLinkedCubinSize_13_4, false, nullptr},
    {"__nvJitLinkGetLinkedCubinSize_13_5", &slot___nvJitLinkGetLinkedCubinSize_13_5, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_0", &slot___nvJitLinkGetLinkedCubin_12_0, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_1", &slot___nvJitLinkGetLinkedCubin_12_1, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_2", &slot___nvJitLinkGetLinkedCubin_12_2, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_3", &slot___nvJitLinkGetLinkedCubin_12_3, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_4", &slot___nvJitLinkGetLinkedCubin_12_4, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_5", &slot___nvJitLinkGetLinkedCubin_12_5, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_6", &slot___nvJitLinkGetLinkedCubin_12_6, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_7", &slot___nvJitLinkGetLinkedCubin_12_7, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_8", &slot___nvJitLinkGetLinkedCubin_12_8, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_12_9", &slot___nvJitLinkGetLinkedCubin_12_9, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_13_0", &slot___nvJitLinkGetLinkedCubin_13_0, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_13_1", &slot___nvJitLinkGetLinkedCubin_13_1, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_13_2", &slot___nvJitLinkGetLinkedCubin_13_2, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_13_3", &slot___nvJitLinkGetLinkedCubin_13_3, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_13_4", &slot___nvJitLinkGetLinkedCubin_13_4, false, nullptr},
    {"__nvJitLinkGetLinkedCubin_13_5", &slot___nvJitLinkGetLinkedCubin_13_5, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIRSize_13_0", &slot___nvJitLinkGetLinkedLTOIRSize_13_0, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIRSize_13_1", &slot___nvJitLinkGetLinkedLTOIRSize_13_1, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIRSize_13_2", &slot___nvJitLinkGetLinkedLTOIRSize_13_2, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIRSize_13_3", &slot___nvJitLinkGetLinkedLTOIRSize_13_3, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIRSize_13_4", &slot___nvJitLinkGetLinkedLTOIRSize_13_4, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIRSize_13_5", &slot___nvJitLinkGetLinkedLTOIRSize_13_5, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIR_13_0", &slot___nvJitLinkGetLinkedLTOIR_13_0, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIR_13_1", &slot___nvJitLinkGetLinkedLTOIR_13_1, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIR_13_2", &slot___nvJitLinkGetLinkedLTOIR_13_2, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIR_13_3", &slot___nvJitLinkGetLinkedLTOIR_13_3, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIR_13_4", &slot___nvJitLinkGetLinkedLTOIR_13_4, false, nullptr},
    {"__nvJitLinkGetLinkedLTOIR_13_5", &slot___nvJitLinkGetLinkedLTOIR_13_5, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_0", &slot___nvJitLinkGetLinkedPtxSize_12_0, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_1", &slot___nvJitLinkGetLinkedPtxSize_12_1, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_2", &slot___nvJitLinkGetLinkedPtxSize_12_2, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_3", &slot___nvJitLinkGetLinkedPtxSize_12_3, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_4", &slot___nvJitLinkGetLinkedPtxSize_12_4, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_5", &slot___nvJitLinkGetLinkedPtxSize_12_5, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_6", &slot___nvJitLinkGetLinkedPtxSize_12_6, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_7", &slot___nvJitLinkGetLinkedPtxSize_12_7, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_8", &slot___nvJitLinkGetLinkedPtxSize_12_8, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_12_9", &slot___nvJitLinkGetLinkedPtxSize_12_9, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_13_0", &slot___nvJitLinkGetLinkedPtxSize_13_0, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_13_1", &slot___nvJitLinkGetLinkedPtxSize_13_1, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_13_2", &slot___nvJitLinkGetLinkedPtxSize_13_2, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_13_3", &slot___nvJitLinkGetLinkedPtxSize_13_3, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_13_4", &slot___nvJitLinkGetLinkedPtxSize_13_4, false, nullptr},
    {"__nvJitLinkGetLinkedPtxSize_13_5", &slot___nvJitLinkGetLinkedPtxSize_13_5, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_0", &slot___nvJitLinkGetLinkedPtx_12_0, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_1", &slot___nvJitLinkGetLinkedPtx_12_1, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_2", &slot___nvJitLinkGetLinkedPtx_12_2, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_3", &slot___nvJitLinkGetLinkedPtx_12_3, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_4", &slot___nvJitLinkGetLinkedPtx_12_4, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_5", &slot___nvJitLinkGetLinkedPtx_12_5, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_6", &slot___nvJitLinkGetLinkedPtx_12_6, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_7", &slot___nvJitLinkGetLinkedPtx_12_7, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_8", &slot___nvJitLinkGetLinkedPtx_12_8, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_12_9", &slot___nvJitLinkGetLinkedPtx_12_9, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_13_0", &slot___nvJitLinkGetLinkedPtx_13_0, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_13_1", &slot___nvJitLinkGetLinkedPtx_13_1, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_13_2", &slot___nvJitLinkGetLinkedPtx_13_2, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_13_3", &slot___nvJitLinkGetLinkedPtx_13_3, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_13_4", &slot___nvJitLinkGetLinkedPtx_13_4, false, nullptr},
    {"__nvJitLinkGetLinkedPtx_13_5", &slot___nvJitLinkGetLinkedPtx_13_5, false, nullptr},
#endif
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
    functions, sizeof functions / sizeof *functions, sonames, 2, groups, 3,
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
nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char* fileName) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkAddFile)(handle, inputType, fileName); }
nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkComplete)(handle); }
nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle* handle, uint32_t numOptions, const char* const* options) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkCreate)(handle, numOptions, options); }
nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle* handle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkDestroy)(handle); }
nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char* log) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetErrorLog)(handle, log); }
nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetErrorLogSize)(handle, size); }
nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char* log) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetInfoLog)(handle, log); }
nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetInfoLogSize)(handle, size); }
nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void* cubin) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetLinkedCubin)(handle, cubin); }
nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetLinkedCubinSize)(handle, size); }
nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void* ltoir) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetLinkedLTOIR)(handle, ltoir); }
nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetLinkedLTOIRSize)(handle, size); }
nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char* ptx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetLinkedPtx)(handle, ptx); }
nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkGetLinkedPtxSize)(handle, size); }
nvJitLinkResult nvJitLinkVersion(unsigned int* major, unsigned int* minor) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkVersion)(major, minor); }
#if !NYBBLE_STUB_JUMPS
nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void* data, size_t size, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_nvJitLinkAddData)(handle, inputType, data, size, name); }
#endif
}

#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_JUMP("nvJitLinkAddData");
NYBBLE_STUB_UNTYPED_CALL("nvjitlink");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAPI", "16");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_0", "17");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_1", "18");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_2", "19");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_3", "20");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_4", "21");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_5", "22");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_6", "23");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_7", "24");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_8", "25");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_12_9", "26");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_13_0", "27");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_13_1", "28");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_13_2", "29");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_13_3", "30");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_13_4", "31");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddData_13_5", "32");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_0", "33");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_1", "34");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_2", "35");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_3", "36");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_4", "37");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_5", "38");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_6", "39");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_7", "40");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_8", "41");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_12_9", "42");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_13_0", "43");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_13_1", "44");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_13_2", "45");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_13_3", "46");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_13_4", "47");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkAddFile_13_5", "48");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_0", "49");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_1", "50");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_2", "51");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_3", "52");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_4", "53");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_5", "54");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_6", "55");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_7", "56");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_8", "57");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_12_9", "58");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_13_0", "59");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_13_1", "60");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_13_2", "61");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_13_3", "62");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_13_4", "63");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkComplete_13_5", "64");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_0", "65");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_1", "66");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_2", "67");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_3", "68");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_4", "69");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_5", "70");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_6", "71");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_7", "72");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_8", "73");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_12_9", "74");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_13_0", "75");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_13_1", "76");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_13_2", "77");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_13_3", "78");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_13_4", "79");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkCreate_13_5", "80");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_0", "81");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_1", "82");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_2", "83");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_3", "84");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_4", "85");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_5", "86");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_6", "87");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_7", "88");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_8", "89");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_12_9", "90");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_13_0", "91");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_13_1", "92");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_13_2", "93");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_13_3", "94");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_13_4", "95");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkDestroy_13_5", "96");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_0", "97");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_1", "98");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_2", "99");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_3", "100");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_4", "101");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_5", "102");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_6", "103");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_7", "104");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_8", "105");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_12_9", "106");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_13_0", "107");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_13_1", "108");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_13_2", "109");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_13_3", "110");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_13_4", "111");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLogSize_13_5", "112");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_0", "113");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_1", "114");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_2", "115");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_3", "116");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_4", "117");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_5", "118");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_6", "119");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_7", "120");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_8", "121");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_12_9", "122");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_13_0", "123");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_13_1", "124");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_13_2", "125");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_13_3", "126");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_13_4", "127");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetErrorLog_13_5", "128");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_0", "129");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_1", "130");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_2", "131");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_3", "132");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_4", "133");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_5", "134");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_6", "135");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_7", "136");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_8", "137");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_12_9", "138");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_13_0", "139");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_13_1", "140");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_13_2", "141");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_13_3", "142");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_13_4", "143");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLogSize_13_5", "144");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_0", "145");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_1", "146");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_2", "147");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_3", "148");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_4", "149");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_5", "150");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_6", "151");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_7", "152");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_8", "153");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_12_9", "154");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_13_0", "155");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_13_1", "156");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_13_2", "157");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_13_3", "158");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_13_4", "159");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetInfoLog_13_5", "160");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_0", "161");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_1", "162");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_2", "163");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_3", "164");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_4", "165");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_5", "166");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_6", "167");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_7", "168");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_8", "169");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_12_9", "170");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_13_0", "171");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_13_1", "172");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_13_2", "173");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_13_3", "174");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_13_4", "175");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubinSize_13_5", "176");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_0", "177");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_1", "178");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_2", "179");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_3", "180");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_4", "181");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_5", "182");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_6", "183");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_7", "184");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_8", "185");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_12_9", "186");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_13_0", "187");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_13_1", "188");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_13_2", "189");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_13_3", "190");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_13_4", "191");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedCubin_13_5", "192");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIRSize_13_0", "193");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIRSize_13_1", "194");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIRSize_13_2", "195");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIRSize_13_3", "196");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIRSize_13_4", "197");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIRSize_13_5", "198");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIR_13_0", "199");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIR_13_1", "200");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIR_13_2", "201");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIR_13_3", "202");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIR_13_4", "203");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedLTOIR_13_5", "204");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_0", "205");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_1", "206");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_2", "207");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_3", "208");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_4", "209");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_5", "210");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_6", "211");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_7", "212");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_8", "213");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_12_9", "214");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_13_0", "215");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_13_1", "216");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_13_2", "217");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_13_3", "218");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_13_4", "219");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtxSize_13_5", "220");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_0", "221");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_1", "222");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_2", "223");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_3", "224");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_4", "225");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_5", "226");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_6", "227");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_7", "228");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_8", "229");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_12_9", "230");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_13_0", "231");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_13_1", "232");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_13_2", "233");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_13_3", "234");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_13_4", "235");
NYBBLE_STUB_UNTYPED("nvjitlink", "__nvJitLinkGetLinkedPtx_13_5", "236");
#endif
