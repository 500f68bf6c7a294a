// CUDA driver: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/cuda.h"

#include "adapt.h"
#include "libraries.h"
#include "stub.h"
#include "stubs/report.h"

namespace nybble::stubs {
namespace {
CUresult cold_cuArray3DCreate(CUarray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1* pAllocateArray) {
  if (const any_function real = resolve(driver_library, 0)) return as(cold_cuArray3DCreate, real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 0));
}
std::atomic<decltype(&cold_cuArray3DCreate)> slot_cuArray3DCreate{&cold_cuArray3DCreate};

CUresult cold_cuArray3DCreate_v2(CUarray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pAllocateArray) {
  if (const any_function real = resolve(driver_library, 1)) return as(cold_cuArray3DCreate_v2, real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 1));
}
std::atomic<decltype(&cold_cuArray3DCreate_v2)> slot_cuArray3DCreate_v2{&cold_cuArray3DCreate_v2};

CUresult cold_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 2)) return as(cold_cuArray3DGetDescriptor, real)(pArrayDescriptor, hArray);
  static_cast<void>(pArrayDescriptor);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 2));
}
std::atomic<decltype(&cold_cuArray3DGetDescriptor)> slot_cuArray3DGetDescriptor{&cold_cuArray3DGetDescriptor};

CUresult cold_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 3)) return as(cold_cuArray3DGetDescriptor_v2, real)(pArrayDescriptor, hArray);
  zero(pArrayDescriptor, 40);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 3));
}
std::atomic<decltype(&cold_cuArray3DGetDescriptor_v2)> slot_cuArray3DGetDescriptor_v2{&cold_cuArray3DGetDescriptor_v2};

CUresult cold_cuArrayCreate(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR_v1* pAllocateArray) {
  if (const any_function real = resolve(driver_library, 4)) return as(cold_cuArrayCreate, real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 4));
}
std::atomic<decltype(&cold_cuArrayCreate)> slot_cuArrayCreate{&cold_cuArrayCreate};

CUresult cold_cuArrayCreate_v2(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR* pAllocateArray) {
  if (const any_function real = resolve(driver_library, 5)) return as(cold_cuArrayCreate_v2, real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 5));
}
std::atomic<decltype(&cold_cuArrayCreate_v2)> slot_cuArrayCreate_v2{&cold_cuArrayCreate_v2};

CUresult cold_cuArrayDestroy(CUarray hArray) {
  if (const any_function real = resolve(driver_library, 6)) return as(cold_cuArrayDestroy, real)(hArray);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 6));
}
std::atomic<decltype(&cold_cuArrayDestroy)> slot_cuArrayDestroy{&cold_cuArrayDestroy};

CUresult cold_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 7)) return as(cold_cuArrayGetDescriptor, real)(pArrayDescriptor, hArray);
  static_cast<void>(pArrayDescriptor);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 7));
}
std::atomic<decltype(&cold_cuArrayGetDescriptor)> slot_cuArrayGetDescriptor{&cold_cuArrayGetDescriptor};

CUresult cold_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 8)) return as(cold_cuArrayGetDescriptor_v2, real)(pArrayDescriptor, hArray);
  zero(pArrayDescriptor, 24);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 8));
}
std::atomic<decltype(&cold_cuArrayGetDescriptor_v2)> slot_cuArrayGetDescriptor_v2{&cold_cuArrayGetDescriptor_v2};

CUresult cold_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUarray array, CUdevice device) {
  if (const any_function real = resolve(driver_library, 9)) return as(cold_cuArrayGetMemoryRequirements, real)(memoryRequirements, array, device);
  zero(memoryRequirements, 32);
  static_cast<void>(array);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 9));
}
std::atomic<decltype(&cold_cuArrayGetMemoryRequirements)> slot_cuArrayGetMemoryRequirements{&cold_cuArrayGetMemoryRequirements};

CUresult cold_cuArrayGetPlane(CUarray* pPlaneArray, CUarray hArray, unsigned int planeIdx) {
  if (const any_function real = resolve(driver_library, 10)) return as(cold_cuArrayGetPlane, real)(pPlaneArray, hArray, planeIdx);
  zero(pPlaneArray, 8);
  static_cast<void>(hArray);
  static_cast<void>(planeIdx);
  return static_cast<CUresult>(failure(driver_library, 10));
}
std::atomic<decltype(&cold_cuArrayGetPlane)> slot_cuArrayGetPlane{&cold_cuArrayGetPlane};

CUresult cold_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUarray array) {
  if (const any_function real = resolve(driver_library, 11)) return as(cold_cuArrayGetSparseProperties, real)(sparseProperties, array);
  zero(sparseProperties, 48);
  static_cast<void>(array);
  return static_cast<CUresult>(failure(driver_library, 11));
}
std::atomic<decltype(&cold_cuArrayGetSparseProperties)> slot_cuArrayGetSparseProperties{&cold_cuArrayGetSparseProperties};

CUresult cold_cuCheckpointOperationComplete(CUcheckpointOperationHandle handle) {
  if (const any_function real = resolve(driver_library, 12)) return as(cold_cuCheckpointOperationComplete, real)(handle);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 12));
}
std::atomic<decltype(&cold_cuCheckpointOperationComplete)> slot_cuCheckpointOperationComplete{&cold_cuCheckpointOperationComplete};

CUresult cold_cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs* args) {
  if (const any_function real = resolve(driver_library, 13)) return as(cold_cuCheckpointProcessCheckpoint, real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 13));
}
std::atomic<decltype(&cold_cuCheckpointProcessCheckpoint)> slot_cuCheckpointProcessCheckpoint{&cold_cuCheckpointProcessCheckpoint};

CUresult cold_cuCheckpointProcessGetRestoreThreadId(int pid, int* tid) {
  if (const any_function real = resolve(driver_library, 14)) return as(cold_cuCheckpointProcessGetRestoreThreadId, real)(pid, tid);
  static_cast<void>(pid);
  static_cast<void>(tid);
  return static_cast<CUresult>(failure(driver_library, 14));
}
std::atomic<decltype(&cold_cuCheckpointProcessGetRestoreThreadId)> slot_cuCheckpointProcessGetRestoreThreadId{&cold_cuCheckpointProcessGetRestoreThreadId};

CUresult cold_cuCheckpointProcessGetState(int pid, CUprocessState* state) {
  if (const any_function real = resolve(driver_library, 15)) return as(cold_cuCheckpointProcessGetState, real)(pid, state);
  zero(state, 4);
  static_cast<void>(pid);
  return static_cast<CUresult>(failure(driver_library, 15));
}
std::atomic<decltype(&cold_cuCheckpointProcessGetState)> slot_cuCheckpointProcessGetState{&cold_cuCheckpointProcessGetState};

CUresult cold_cuCheckpointProcessLock(int pid, CUcheckpointLockArgs* args) {
  if (const any_function real = resolve(driver_library, 16)) return as(cold_cuCheckpointProcessLock, real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 16));
}
std::atomic<decltype(&cold_cuCheckpointProcessLock)> slot_cuCheckpointProcessLock{&cold_cuCheckpointProcessLock};

CUresult cold_cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs* args) {
  if (const any_function real = resolve(driver_library, 17)) return as(cold_cuCheckpointProcessRestore, real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 17));
}
std::atomic<decltype(&cold_cuCheckpointProcessRestore)> slot_cuCheckpointProcessRestore{&cold_cuCheckpointProcessRestore};

CUresult cold_cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs* args) {
  if (const any_function real = resolve(driver_library, 18)) return as(cold_cuCheckpointProcessUnlock, real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 18));
}
std::atomic<decltype(&cold_cuCheckpointProcessUnlock)> slot_cuCheckpointProcessUnlock{&cold_cuCheckpointProcessUnlock};

CUresult cold_cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 19)) return as(cold_cuCoredumpDeregisterCompleteCallback, real)(callback);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 19));
}
std::atomic<decltype(&cold_cuCoredumpDeregisterCompleteCallback)> slot_cuCoredumpDeregisterCompleteCallback{&cold_cuCoredumpDeregisterCompleteCallback};

CUresult cold_cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 20)) return as(cold_cuCoredumpDeregisterStartCallback, real)(callback);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 20));
}
std::atomic<decltype(&cold_cuCoredumpDeregisterStartCallback)> slot_cuCoredumpDeregisterStartCallback{&cold_cuCoredumpDeregisterStartCallback};

CUresult cold_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 21)) return as(cold_cuCoredumpGetAttribute, real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 21));
}
std::atomic<decltype(&cold_cuCoredumpGetAttribute)> slot_cuCoredumpGetAttribute{&cold_cuCoredumpGetAttribute};

CUresult cold_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 22)) return as(cold_cuCoredumpGetAttributeGlobal, real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 22));
}
std::atomic<decltype(&cold_cuCoredumpGetAttributeGlobal)> slot_cuCoredumpGetAttributeGlobal{&cold_cuCoredumpGetAttributeGlobal};

CUresult cold_cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) {
  if (const any_function real = resolve(driver_library, 23)) return as(cold_cuCoredumpRegisterCompleteCallback, real)(callback, userData, callbackOut);
  zero(callbackOut, 8);
  static_cast<void>(callback);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 23));
}
std::atomic<decltype(&cold_cuCoredumpRegisterCompleteCallback)> slot_cuCoredumpRegisterCompleteCallback{&cold_cuCoredumpRegisterCompleteCallback};

CUresult cold_cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) {
  if (const any_function real = resolve(driver_library, 24)) return as(cold_cuCoredumpRegisterStartCallback, real)(callback, userData, callbackOut);
  zero(callbackOut, 8);
  static_cast<void>(callback);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 24));
}
std::atomic<decltype(&cold_cuCoredumpRegisterStartCallback)> slot_cuCoredumpRegisterStartCallback{&cold_cuCoredumpRegisterStartCallback};

CUresult cold_cuCoredumpSetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 25)) return as(cold_cuCoredumpSetAttribute, real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 25));
}
std::atomic<decltype(&cold_cuCoredumpSetAttribute)> slot_cuCoredumpSetAttribute{&cold_cuCoredumpSetAttribute};

CUresult cold_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 26)) return as(cold_cuCoredumpSetAttributeGlobal, real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 26));
}
std::atomic<decltype(&cold_cuCoredumpSetAttributeGlobal)> slot_cuCoredumpSetAttributeGlobal{&cold_cuCoredumpSetAttributeGlobal};

CUresult cold_cuCtxAttach(CUcontext* pctx, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 27)) return as(cold_cuCtxAttach, real)(pctx, flags);
  zero(pctx, 8);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 27));
}
std::atomic<decltype(&cold_cuCtxAttach)> slot_cuCtxAttach{&cold_cuCtxAttach};

CUresult cold_cuCtxCreate(CUcontext* pctx, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 28)) return as(cold_cuCtxCreate, real)(pctx, flags, dev);
  zero(pctx, 8);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 28));
}
std::atomic<decltype(&cold_cuCtxCreate)> slot_cuCtxCreate{&cold_cuCtxCreate};

CUresult cold_cuCtxCreate_v2(CUcontext* pctx, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 29)) return as(cold_cuCtxCreate_v2, real)(pctx, flags, dev);
  zero(pctx, 8);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 29));
}
std::atomic<decltype(&cold_cuCtxCreate_v2)> slot_cuCtxCreate_v2{&cold_cuCtxCreate_v2};

CUresult cold_cuCtxCreate_v3(CUcontext* pctx, CUexecAffinityParam* paramsArray, int numParams, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 30)) return as(cold_cuCtxCreate_v3, real)(pctx, paramsArray, numParams, flags, dev);
  zero(pctx, 8);
  static_cast<void>(paramsArray);
  static_cast<void>(numParams);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 30));
}
}  // namespace
extern std::atomic<decltype(&cold_cuCtxCreate_v3)> slot_cuCtxCreate_v3 __asm__("nybble_slot_cuCtxCreate_v3") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuCtxCreate_v3)> slot_cuCtxCreate_v3{&cold_cuCtxCreate_v3};
namespace {

CUresult cold_cuCtxCreate_v4(CUcontext* pctx, CUctxCreateParams* ctxCreateParams, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 31)) return as(cold_cuCtxCreate_v4, real)(pctx, ctxCreateParams, flags, dev);
  zero(pctx, 8);
  static_cast<void>(ctxCreateParams);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 31));
}
std::atomic<decltype(&cold_cuCtxCreate_v4)> slot_cuCtxCreate_v4{&cold_cuCtxCreate_v4};

CUresult cold_cuCtxDestroy(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 32)) return as(cold_cuCtxDestroy, real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 32));
}
std::atomic<decltype(&cold_cuCtxDestroy)> slot_cuCtxDestroy{&cold_cuCtxDestroy};

CUresult cold_cuCtxDestroy_v2(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 33)) return as(cold_cuCtxDestroy_v2, real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 33));
}
std::atomic<decltype(&cold_cuCtxDestroy_v2)> slot_cuCtxDestroy_v2{&cold_cuCtxDestroy_v2};

CUresult cold_cuCtxDetach(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 34)) return as(cold_cuCtxDetach, real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 34));
}
std::atomic<decltype(&cold_cuCtxDetach)> slot_cuCtxDetach{&cold_cuCtxDetach};

CUresult cold_cuCtxDisablePeerAccess(CUcontext peerContext) {
  if (const any_function real = resolve(driver_library, 35)) return as(cold_cuCtxDisablePeerAccess, real)(peerContext);
  static_cast<void>(peerContext);
  return static_cast<CUresult>(failure(driver_library, 35));
}
std::atomic<decltype(&cold_cuCtxDisablePeerAccess)> slot_cuCtxDisablePeerAccess{&cold_cuCtxDisablePeerAccess};

CUresult cold_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 36)) return as(cold_cuCtxEnablePeerAccess, real)(peerContext, Flags);
  static_cast<void>(peerContext);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 36));
}
std::atomic<decltype(&cold_cuCtxEnablePeerAccess)> slot_cuCtxEnablePeerAccess{&cold_cuCtxEnablePeerAccess};

CUresult cold_cuCtxFromGreenCtx(CUcontext* pContext, CUgreenCtx hCtx) {
  if (const any_function real = resolve(driver_library, 37)) return as(cold_cuCtxFromGreenCtx, real)(pContext, hCtx);
  zero(pContext, 8);
  static_cast<void>(hCtx);
  return static_cast<CUresult>(failure(driver_library, 37));
}
std::atomic<decltype(&cold_cuCtxFromGreenCtx)> slot_cuCtxFromGreenCtx{&cold_cuCtxFromGreenCtx};

CUresult cold_cuCtxGetApiVersion(CUcontext ctx, unsigned int* version) {
  if (const any_function real = resolve(driver_library, 38)) return as(cold_cuCtxGetApiVersion, real)(ctx, version);
  zero(version, 4);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 38));
}
std::atomic<decltype(&cold_cuCtxGetApiVersion)> slot_cuCtxGetApiVersion{&cold_cuCtxGetApiVersion};

CUresult cold_cuCtxGetCacheConfig(CUfunc_cache* pconfig) {
  if (const any_function real = resolve(driver_library, 39)) return as(cold_cuCtxGetCacheConfig, real)(pconfig);
  zero(pconfig, 4);
  return static_cast<CUresult>(failure(driver_library, 39));
}
std::atomic<decltype(&cold_cuCtxGetCacheConfig)> slot_cuCtxGetCacheConfig{&cold_cuCtxGetCacheConfig};

CUresult cold_cuCtxGetCurrent(CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 40)) return as(cold_cuCtxGetCurrent, real)(pctx);
  zero(pctx, 8);
  return static_cast<CUresult>(failure(driver_library, 40));
}
std::atomic<decltype(&cold_cuCtxGetCurrent)> slot_cuCtxGetCurrent{&cold_cuCtxGetCurrent};

CUresult cold_cuCtxGetDevResource(CUcontext hCtx, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 41)) return as(cold_cuCtxGetDevResource, real)(hCtx, resource, type);
  static_cast<void>(hCtx);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 41));
}
std::atomic<decltype(&cold_cuCtxGetDevResource)> slot_cuCtxGetDevResource{&cold_cuCtxGetDevResource};

CUresult cold_cuCtxGetDevice(CUdevice* device) {
  if (const any_function real = resolve(driver_library, 42)) return as(cold_cuCtxGetDevice, real)(device);
  zero(device, 4);
  return static_cast<CUresult>(failure(driver_library, 42));
}
std::atomic<decltype(&cold_cuCtxGetDevice)> slot_cuCtxGetDevice{&cold_cuCtxGetDevice};

CUresult cold_cuCtxGetDevice_v2(CUdevice* device, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 43)) return as(cold_cuCtxGetDevice_v2, real)(device, ctx);
  zero(device, 4);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 43));
}
std::atomic<decltype(&cold_cuCtxGetDevice_v2)> slot_cuCtxGetDevice_v2{&cold_cuCtxGetDevice_v2};

CUresult cold_cuCtxGetExecAffinity(CUexecAffinityParam* pExecAffinity, CUexecAffinityType type) {
  if (const any_function real = resolve(driver_library, 44)) return as(cold_cuCtxGetExecAffinity, real)(pExecAffinity, type);
  zero(pExecAffinity, 8);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 44));
}
std::atomic<decltype(&cold_cuCtxGetExecAffinity)> slot_cuCtxGetExecAffinity{&cold_cuCtxGetExecAffinity};

CUresult cold_cuCtxGetFlags(unsigned int* flags) {
  if (const any_function real = resolve(driver_library, 45)) return as(cold_cuCtxGetFlags, real)(flags);
  zero(flags, 4);
  return static_cast<CUresult>(failure(driver_library, 45));
}
std::atomic<decltype(&cold_cuCtxGetFlags)> slot_cuCtxGetFlags{&cold_cuCtxGetFlags};

CUresult cold_cuCtxGetId(CUcontext ctx, unsigned long long* ctxId) {
  if (const any_function real = resolve(driver_library, 46)) return as(cold_cuCtxGetId, real)(ctx, ctxId);
  zero(ctxId, 8);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 46));
}
std::atomic<decltype(&cold_cuCtxGetId)> slot_cuCtxGetId{&cold_cuCtxGetId};

CUresult cold_cuCtxGetLimit(size_t* pvalue, CUlimit limit) {
  if (const any_function real = resolve(driver_library, 47)) return as(cold_cuCtxGetLimit, real)(pvalue, limit);
  zero(pvalue, 8);
  static_cast<void>(limit);
  return static_cast<CUresult>(failure(driver_library, 47));
}
std::atomic<decltype(&cold_cuCtxGetLimit)> slot_cuCtxGetLimit{&cold_cuCtxGetLimit};

CUresult cold_cuCtxGetSharedMemConfig(CUsharedconfig* pConfig) {
  if (const any_function real = resolve(driver_library, 48)) return as(cold_cuCtxGetSharedMemConfig, real)(pConfig);
  zero(pConfig, 4);
  return static_cast<CUresult>(failure(driver_library, 48));
}
std::atomic<decltype(&cold_cuCtxGetSharedMemConfig)> slot_cuCtxGetSharedMemConfig{&cold_cuCtxGetSharedMemConfig};

CUresult cold_cuCtxGetStreamPriorityRange(int* leastPriority, int* greatestPriority) {
  if (const any_function real = resolve(driver_library, 49)) return as(cold_cuCtxGetStreamPriorityRange, real)(leastPriority, greatestPriority);
  zero(leastPriority, 4);
  zero(greatestPriority, 4);
  return static_cast<CUresult>(failure(driver_library, 49));
}
std::atomic<decltype(&cold_cuCtxGetStreamPriorityRange)> slot_cuCtxGetStreamPriorityRange{&cold_cuCtxGetStreamPriorityRange};

CUresult cold_cuCtxPopCurrent(CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 50)) return as(cold_cuCtxPopCurrent, real)(pctx);
  zero(pctx, 8);
  return static_cast<CUresult>(failure(driver_library, 50));
}
std::atomic<decltype(&cold_cuCtxPopCurrent)> slot_cuCtxPopCurrent{&cold_cuCtxPopCurrent};

CUresult cold_cuCtxPopCurrent_v2(CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 51)) return as(cold_cuCtxPopCurrent_v2, real)(pctx);
  zero(pctx, 8);
  return static_cast<CUresult>(failure(driver_library, 51));
}
std::atomic<decltype(&cold_cuCtxPopCurrent_v2)> slot_cuCtxPopCurrent_v2{&cold_cuCtxPopCurrent_v2};

CUresult cold_cuCtxPushCurrent(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 52)) return as(cold_cuCtxPushCurrent, real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 52));
}
std::atomic<decltype(&cold_cuCtxPushCurrent)> slot_cuCtxPushCurrent{&cold_cuCtxPushCurrent};

CUresult cold_cuCtxPushCurrent_v2(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 53)) return as(cold_cuCtxPushCurrent_v2, real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 53));
}
std::atomic<decltype(&cold_cuCtxPushCurrent_v2)> slot_cuCtxPushCurrent_v2{&cold_cuCtxPushCurrent_v2};

CUresult cold_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 54)) return as(cold_cuCtxRecordEvent, real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 54));
}
std::atomic<decltype(&cold_cuCtxRecordEvent)> slot_cuCtxRecordEvent{&cold_cuCtxRecordEvent};

CUresult cold_cuCtxResetPersistingL2Cache() {
  if (const any_function real = resolve(driver_library, 55)) return as(cold_cuCtxResetPersistingL2Cache, real)();
  return static_cast<CUresult>(failure(driver_library, 55));
}
std::atomic<decltype(&cold_cuCtxResetPersistingL2Cache)> slot_cuCtxResetPersistingL2Cache{&cold_cuCtxResetPersistingL2Cache};

CUresult cold_cuCtxSetCacheConfig(CUfunc_cache config) {
  if (const any_function real = resolve(driver_library, 56)) return as(cold_cuCtxSetCacheConfig, real)(config);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 56));
}
std::atomic<decltype(&cold_cuCtxSetCacheConfig)> slot_cuCtxSetCacheConfig{&cold_cuCtxSetCacheConfig};

CUresult cold_cuCtxSetCurrent(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 57)) return as(cold_cuCtxSetCurrent, real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 57));
}
std::atomic<decltype(&cold_cuCtxSetCurrent)> slot_cuCtxSetCurrent{&cold_cuCtxSetCurrent};

CUresult cold_cuCtxSetFlags(unsigned int flags) {
  if (const any_function real = resolve(driver_library, 58)) return as(cold_cuCtxSetFlags, real)(flags);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 58));
}
std::atomic<decltype(&cold_cuCtxSetFlags)> slot_cuCtxSetFlags{&cold_cuCtxSetFlags};

CUresult cold_cuCtxSetLimit(CUlimit limit, size_t value) {
  if (const any_function real = resolve(driver_library, 59)) return as(cold_cuCtxSetLimit, real)(limit, value);
  static_cast<void>(limit);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 59));
}
std::atomic<decltype(&cold_cuCtxSetLimit)> slot_cuCtxSetLimit{&cold_cuCtxSetLimit};

CUresult cold_cuCtxSetSharedMemConfig(CUsharedconfig config) {
  if (const any_function real = resolve(driver_library, 60)) return as(cold_cuCtxSetSharedMemConfig, real)(config);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 60));
}
std::atomic<decltype(&cold_cuCtxSetSharedMemConfig)> slot_cuCtxSetSharedMemConfig{&cold_cuCtxSetSharedMemConfig};

CUresult cold_cuCtxSynchronize() {
  if (const any_function real = resolve(driver_library, 61)) return as(cold_cuCtxSynchronize, real)();
  return static_cast<CUresult>(failure(driver_library, 61));
}
std::atomic<decltype(&cold_cuCtxSynchronize)> slot_cuCtxSynchronize{&cold_cuCtxSynchronize};

CUresult cold_cuCtxSynchronize_v2(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 62)) return as(cold_cuCtxSynchronize_v2, real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 62));
}
std::atomic<decltype(&cold_cuCtxSynchronize_v2)> slot_cuCtxSynchronize_v2{&cold_cuCtxSynchronize_v2};

CUresult cold_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 63)) return as(cold_cuCtxWaitEvent, real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 63));
}
std::atomic<decltype(&cold_cuCtxWaitEvent)> slot_cuCtxWaitEvent{&cold_cuCtxWaitEvent};

CUresult cold_cuDestroyExternalMemory(CUexternalMemory extMem) {
  if (const any_function real = resolve(driver_library, 64)) return as(cold_cuDestroyExternalMemory, real)(extMem);
  static_cast<void>(extMem);
  return static_cast<CUresult>(failure(driver_library, 64));
}
std::atomic<decltype(&cold_cuDestroyExternalMemory)> slot_cuDestroyExternalMemory{&cold_cuDestroyExternalMemory};

CUresult cold_cuDestroyExternalSemaphore(CUexternalSemaphore extSem) {
  if (const any_function real = resolve(driver_library, 65)) return as(cold_cuDestroyExternalSemaphore, real)(extSem);
  static_cast<void>(extSem);
  return static_cast<CUresult>(failure(driver_library, 65));
}
std::atomic<decltype(&cold_cuDestroyExternalSemaphore)> slot_cuDestroyExternalSemaphore{&cold_cuDestroyExternalSemaphore};

CUresult cold_cuDevResourceGenerateDesc(CUdevResourceDesc* phDesc, CUdevResource* resources, unsigned int nbResources) {
  if (const any_function real = resolve(driver_library, 66)) return as(cold_cuDevResourceGenerateDesc, real)(phDesc, resources, nbResources);
  zero(phDesc, 8);
  static_cast<void>(resources);
  static_cast<void>(nbResources);
  return static_cast<CUresult>(failure(driver_library, 66));
}
std::atomic<decltype(&cold_cuDevResourceGenerateDesc)> slot_cuDevResourceGenerateDesc{&cold_cuDevResourceGenerateDesc};

CUresult cold_cuDevSmResourceSplit(CUdevResource* result, unsigned int nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS* groupParams) {
  if (const any_function real = resolve(driver_library, 67)) return as(cold_cuDevSmResourceSplit, real)(result, nbGroups, input, remainder, flags, groupParams);
  static_cast<void>(result);
  static_cast<void>(nbGroups);
  static_cast<void>(input);
  static_cast<void>(remainder);
  static_cast<void>(flags);
  static_cast<void>(groupParams);
  return static_cast<CUresult>(failure(driver_library, 67));
}
}  // namespace
extern std::atomic<decltype(&cold_cuDevSmResourceSplit)> slot_cuDevSmResourceSplit __asm__("nybble_slot_cuDevSmResourceSplit") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuDevSmResourceSplit)> slot_cuDevSmResourceSplit{&cold_cuDevSmResourceSplit};
namespace {

CUresult cold_cuDevSmResourceSplitByCount(CUdevResource* result, unsigned int* nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, unsigned int minCount) {
  if (const any_function real = resolve(driver_library, 68)) return as(cold_cuDevSmResourceSplitByCount, real)(result, nbGroups, input, remainder, flags, minCount);
  zero(nbGroups, 4);
  static_cast<void>(result);
  static_cast<void>(input);
  static_cast<void>(remainder);
  static_cast<void>(flags);
  static_cast<void>(minCount);
  return static_cast<CUresult>(failure(driver_library, 68));
}
}  // namespace
extern std::atomic<decltype(&cold_cuDevSmResourceSplitByCount)> slot_cuDevSmResourceSplitByCount __asm__("nybble_slot_cuDevSmResourceSplitByCount") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuDevSmResourceSplitByCount)> slot_cuDevSmResourceSplitByCount{&cold_cuDevSmResourceSplitByCount};
namespace {

CUresult cold_cuDeviceCanAccessPeer(int* canAccessPeer, CUdevice dev, CUdevice peerDev) {
  if (const any_function real = resolve(driver_library, 69)) return as(cold_cuDeviceCanAccessPeer, real)(canAccessPeer, dev, peerDev);
  zero(canAccessPeer, 4);
  static_cast<void>(dev);
  static_cast<void>(peerDev);
  return static_cast<CUresult>(failure(driver_library, 69));
}
std::atomic<decltype(&cold_cuDeviceCanAccessPeer)> slot_cuDeviceCanAccessPeer{&cold_cuDeviceCanAccessPeer};

CUresult cold_cuDeviceComputeCapability(int* major, int* minor, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 70)) return as(cold_cuDeviceComputeCapability, real)(major, minor, dev);
  zero(major, 4);
  zero(minor, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 70));
}
std::atomic<decltype(&cold_cuDeviceComputeCapability)> slot_cuDeviceComputeCapability{&cold_cuDeviceComputeCapability};

CUresult cold_cuDeviceGet(CUdevice* device, int ordinal) {
  if (const any_function real = resolve(driver_library, 71)) return as(cold_cuDeviceGet, real)(device, ordinal);
  zero(device, 4);
  static_cast<void>(ordinal);
  return static_cast<CUresult>(failure(driver_library, 71));
}
std::atomic<decltype(&cold_cuDeviceGet)> slot_cuDeviceGet{&cold_cuDeviceGet};

CUresult cold_cuDeviceGetAttribute(int* pi, CUdevice_attribute attrib, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 72)) return as(cold_cuDeviceGetAttribute, real)(pi, attrib, dev);
  zero(pi, 4);
  static_cast<void>(attrib);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 72));
}
std::atomic<decltype(&cold_cuDeviceGetAttribute)> slot_cuDeviceGetAttribute{&cold_cuDeviceGetAttribute};

CUresult cold_cuDeviceGetByPCIBusId(CUdevice* dev, const char* pciBusId) {
  if (const any_function real = resolve(driver_library, 73)) return as(cold_cuDeviceGetByPCIBusId, real)(dev, pciBusId);
  zero(dev, 4);
  static_cast<void>(pciBusId);
  return static_cast<CUresult>(failure(driver_library, 73));
}
std::atomic<decltype(&cold_cuDeviceGetByPCIBusId)> slot_cuDeviceGetByPCIBusId{&cold_cuDeviceGetByPCIBusId};

CUresult cold_cuDeviceGetCliqueCount(size_t* count, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 74)) return as(cold_cuDeviceGetCliqueCount, real)(count, dev);
  zero(count, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 74));
}
std::atomic<decltype(&cold_cuDeviceGetCliqueCount)> slot_cuDeviceGetCliqueCount{&cold_cuDeviceGetCliqueCount};

CUresult cold_cuDeviceGetCliqueInfo(CUcliqueInfo* cliqueInfo, size_t* count, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 75)) return as(cold_cuDeviceGetCliqueInfo, real)(cliqueInfo, count, dev);
  zero(cliqueInfo, 8);
  zero(count, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 75));
}
std::atomic<decltype(&cold_cuDeviceGetCliqueInfo)> slot_cuDeviceGetCliqueInfo{&cold_cuDeviceGetCliqueInfo};

CUresult cold_cuDeviceGetCount(int* count) {
  if (const any_function real = resolve(driver_library, 76)) return as(cold_cuDeviceGetCount, real)(count);
  zero(count, 4);
  return static_cast<CUresult>(failure(driver_library, 76));
}
std::atomic<decltype(&cold_cuDeviceGetCount)> slot_cuDeviceGetCount{&cold_cuDeviceGetCount};

CUresult cold_cuDeviceGetDefaultMemPool(CUmemoryPool* pool_out, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 77)) return as(cold_cuDeviceGetDefaultMemPool, real)(pool_out, dev);
  zero(pool_out, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 77));
}
std::atomic<decltype(&cold_cuDeviceGetDefaultMemPool)> slot_cuDeviceGetDefaultMemPool{&cold_cuDeviceGetDefaultMemPool};

CUresult cold_cuDeviceGetDevResource(CUdevice device, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 78)) return as(cold_cuDeviceGetDevResource, real)(device, resource, type);
  static_cast<void>(device);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 78));
}
std::atomic<decltype(&cold_cuDeviceGetDevResource)> slot_cuDeviceGetDevResource{&cold_cuDeviceGetDevResource};

CUresult cold_cuDeviceGetExecAffinitySupport(int* pi, CUexecAffinityType type, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 79)) return as(cold_cuDeviceGetExecAffinitySupport, real)(pi, type, dev);
  zero(pi, 4);
  static_cast<void>(type);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 79));
}
std::atomic<decltype(&cold_cuDeviceGetExecAffinitySupport)> slot_cuDeviceGetExecAffinitySupport{&cold_cuDeviceGetExecAffinitySupport};

CUresult cold_cuDeviceGetFabricClusterUuid(CUuuid* uuid, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 80)) return as(cold_cuDeviceGetFabricClusterUuid, real)(uuid, dev);
  zero(uuid, 16);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 80));
}
std::atomic<decltype(&cold_cuDeviceGetFabricClusterUuid)> slot_cuDeviceGetFabricClusterUuid{&cold_cuDeviceGetFabricClusterUuid};

CUresult cold_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 81)) return as(cold_cuDeviceGetGraphMemAttribute, real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 81));
}
std::atomic<decltype(&cold_cuDeviceGetGraphMemAttribute)> slot_cuDeviceGetGraphMemAttribute{&cold_cuDeviceGetGraphMemAttribute};

CUresult cold_cuDeviceGetHostAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 82)) return as(cold_cuDeviceGetHostAtomicCapabilities, real)(capabilities, operations, count, dev);
  zero(capabilities, 4);
  static_cast<void>(operations);
  static_cast<void>(count);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 82));
}
std::atomic<decltype(&cold_cuDeviceGetHostAtomicCapabilities)> slot_cuDeviceGetHostAtomicCapabilities{&cold_cuDeviceGetHostAtomicCapabilities};

CUresult cold_cuDeviceGetLuid(char* luid, unsigned int* deviceNodeMask, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 83)) return as(cold_cuDeviceGetLuid, real)(luid, deviceNodeMask, dev);
  zero(luid, 1);
  zero(deviceNodeMask, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 83));
}
std::atomic<decltype(&cold_cuDeviceGetLuid)> slot_cuDeviceGetLuid{&cold_cuDeviceGetLuid};

CUresult cold_cuDeviceGetMemPool(CUmemoryPool* pool, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 84)) return as(cold_cuDeviceGetMemPool, real)(pool, dev);
  zero(pool, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 84));
}
std::atomic<decltype(&cold_cuDeviceGetMemPool)> slot_cuDeviceGetMemPool{&cold_cuDeviceGetMemPool};

CUresult cold_cuDeviceGetName(char* name, int len, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 85)) return as(cold_cuDeviceGetName, real)(name, len, dev);
  zero(name, 1);
  static_cast<void>(len);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 85));
}
std::atomic<decltype(&cold_cuDeviceGetName)> slot_cuDeviceGetName{&cold_cuDeviceGetName};

CUresult cold_cuDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, CUdevice dev, int flags) {
  if (const any_function real = resolve(driver_library, 86)) return as(cold_cuDeviceGetNvSciSyncAttributes, real)(nvSciSyncAttrList, dev, flags);
  static_cast<void>(nvSciSyncAttrList);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 86));
}
std::atomic<decltype(&cold_cuDeviceGetNvSciSyncAttributes)> slot_cuDeviceGetNvSciSyncAttributes{&cold_cuDeviceGetNvSciSyncAttributes};

CUresult cold_cuDeviceGetP2PAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice) {
  if (const any_function real = resolve(driver_library, 87)) return as(cold_cuDeviceGetP2PAtomicCapabilities, real)(capabilities, operations, count, srcDevice, dstDevice);
  zero(capabilities, 4);
  static_cast<void>(operations);
  static_cast<void>(count);
  static_cast<void>(srcDevice);
  static_cast<void>(dstDevice);
  return static_cast<CUresult>(failure(driver_library, 87));
}
}  // namespace
extern std::atomic<decltype(&cold_cuDeviceGetP2PAtomicCapabilities)> slot_cuDeviceGetP2PAtomicCapabilities __asm__("nybble_slot_cuDeviceGetP2PAtomicCapabilities") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuDeviceGetP2PAtomicCapabilities)> slot_cuDeviceGetP2PAtomicCapabilities{&cold_cuDeviceGetP2PAtomicCapabilities};
namespace {

CUresult cold_cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) {
  if (const any_function real = resolve(driver_library, 88)) return as(cold_cuDeviceGetP2PAttribute, real)(value, attrib, srcDevice, dstDevice);
  zero(value, 4);
  static_cast<void>(attrib);
  static_cast<void>(srcDevice);
  static_cast<void>(dstDevice);
  return static_cast<CUresult>(failure(driver_library, 88));
}
std::atomic<decltype(&cold_cuDeviceGetP2PAttribute)> slot_cuDeviceGetP2PAttribute{&cold_cuDeviceGetP2PAttribute};

CUresult cold_cuDeviceGetPCIBusId(char* pciBusId, int len, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 89)) return as(cold_cuDeviceGetPCIBusId, real)(pciBusId, len, dev);
  zero(pciBusId, 1);
  static_cast<void>(len);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 89));
}
std::atomic<decltype(&cold_cuDeviceGetPCIBusId)> slot_cuDeviceGetPCIBusId{&cold_cuDeviceGetPCIBusId};

CUresult cold_cuDeviceGetProperties(CUdevprop* prop, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 90)) return as(cold_cuDeviceGetProperties, real)(prop, dev);
  zero(prop, 56);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 90));
}
std::atomic<decltype(&cold_cuDeviceGetProperties)> slot_cuDeviceGetProperties{&cold_cuDeviceGetProperties};

CUresult cold_cuDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 91)) return as(cold_cuDeviceGetTexture1DLinearMaxWidth, real)(maxWidthInElements, format, numChannels, dev);
  zero(maxWidthInElements, 8);
  static_cast<void>(format);
  static_cast<void>(numChannels);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 91));
}
std::atomic<decltype(&cold_cuDeviceGetTexture1DLinearMaxWidth)> slot_cuDeviceGetTexture1DLinearMaxWidth{&cold_cuDeviceGetTexture1DLinearMaxWidth};

CUresult cold_cuDeviceGetUuid(CUuuid* uuid, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 92)) return as(cold_cuDeviceGetUuid, real)(uuid, dev);
  static_cast<void>(uuid);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 92));
}
std::atomic<decltype(&cold_cuDeviceGetUuid)> slot_cuDeviceGetUuid{&cold_cuDeviceGetUuid};

CUresult cold_cuDeviceGetUuid_v2(CUuuid* uuid, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 93)) return as(cold_cuDeviceGetUuid_v2, real)(uuid, dev);
  zero(uuid, 16);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 93));
}
std::atomic<decltype(&cold_cuDeviceGetUuid_v2)> slot_cuDeviceGetUuid_v2{&cold_cuDeviceGetUuid_v2};

CUresult cold_cuDeviceGraphMemTrim(CUdevice device) {
  if (const any_function real = resolve(driver_library, 94)) return as(cold_cuDeviceGraphMemTrim, real)(device);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 94));
}
std::atomic<decltype(&cold_cuDeviceGraphMemTrim)> slot_cuDeviceGraphMemTrim{&cold_cuDeviceGraphMemTrim};

CUresult cold_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int* flags, int* active) {
  if (const any_function real = resolve(driver_library, 95)) return as(cold_cuDevicePrimaryCtxGetState, real)(dev, flags, active);
  zero(flags, 4);
  zero(active, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 95));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxGetState)> slot_cuDevicePrimaryCtxGetState{&cold_cuDevicePrimaryCtxGetState};

CUresult cold_cuDevicePrimaryCtxRelease(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 96)) return as(cold_cuDevicePrimaryCtxRelease, real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 96));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxRelease)> slot_cuDevicePrimaryCtxRelease{&cold_cuDevicePrimaryCtxRelease};

CUresult cold_cuDevicePrimaryCtxRelease_v2(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 97)) return as(cold_cuDevicePrimaryCtxRelease_v2, real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 97));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxRelease_v2)> slot_cuDevicePrimaryCtxRelease_v2{&cold_cuDevicePrimaryCtxRelease_v2};

CUresult cold_cuDevicePrimaryCtxReset(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 98)) return as(cold_cuDevicePrimaryCtxReset, real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 98));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxReset)> slot_cuDevicePrimaryCtxReset{&cold_cuDevicePrimaryCtxReset};

CUresult cold_cuDevicePrimaryCtxReset_v2(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 99)) return as(cold_cuDevicePrimaryCtxReset_v2, real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 99));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxReset_v2)> slot_cuDevicePrimaryCtxReset_v2{&cold_cuDevicePrimaryCtxReset_v2};

CUresult cold_cuDevicePrimaryCtxRetain(CUcontext* pctx, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 100)) return as(cold_cuDevicePrimaryCtxRetain, real)(pctx, dev);
  zero(pctx, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 100));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxRetain)> slot_cuDevicePrimaryCtxRetain{&cold_cuDevicePrimaryCtxRetain};

CUresult cold_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 101)) return as(cold_cuDevicePrimaryCtxSetFlags, real)(dev, flags);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 101));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxSetFlags)> slot_cuDevicePrimaryCtxSetFlags{&cold_cuDevicePrimaryCtxSetFlags};

CUresult cold_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 102)) return as(cold_cuDevicePrimaryCtxSetFlags_v2, real)(dev, flags);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 102));
}
std::atomic<decltype(&cold_cuDevicePrimaryCtxSetFlags_v2)> slot_cuDevicePrimaryCtxSetFlags_v2{&cold_cuDevicePrimaryCtxSetFlags_v2};

CUresult cold_cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void* userData, CUasyncCallbackHandle* callback) {
  if (const any_function real = resolve(driver_library, 103)) return as(cold_cuDeviceRegisterAsyncNotification, real)(device, callbackFunc, userData, callback);
  zero(callback, 8);
  static_cast<void>(device);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 103));
}
std::atomic<decltype(&cold_cuDeviceRegisterAsyncNotification)> slot_cuDeviceRegisterAsyncNotification{&cold_cuDeviceRegisterAsyncNotification};

CUresult cold_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 104)) return as(cold_cuDeviceSetGraphMemAttribute, real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 104));
}
std::atomic<decltype(&cold_cuDeviceSetGraphMemAttribute)> slot_cuDeviceSetGraphMemAttribute{&cold_cuDeviceSetGraphMemAttribute};

CUresult cold_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool) {
  if (const any_function real = resolve(driver_library, 105)) return as(cold_cuDeviceSetMemPool, real)(dev, pool);
  static_cast<void>(dev);
  static_cast<void>(pool);
  return static_cast<CUresult>(failure(driver_library, 105));
}
std::atomic<decltype(&cold_cuDeviceSetMemPool)> slot_cuDeviceSetMemPool{&cold_cuDeviceSetMemPool};

CUresult cold_cuDeviceTotalMem(unsigned int* bytes, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 106)) return as(cold_cuDeviceTotalMem, real)(bytes, dev);
  zero(bytes, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 106));
}
std::atomic<decltype(&cold_cuDeviceTotalMem)> slot_cuDeviceTotalMem{&cold_cuDeviceTotalMem};

CUresult cold_cuDeviceTotalMem_v2(size_t* bytes, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 107)) return as(cold_cuDeviceTotalMem_v2, real)(bytes, dev);
  zero(bytes, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 107));
}
std::atomic<decltype(&cold_cuDeviceTotalMem_v2)> slot_cuDeviceTotalMem_v2{&cold_cuDeviceTotalMem_v2};

CUresult cold_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 108)) return as(cold_cuDeviceUnregisterAsyncNotification, real)(device, callback);
  static_cast<void>(device);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 108));
}
std::atomic<decltype(&cold_cuDeviceUnregisterAsyncNotification)> slot_cuDeviceUnregisterAsyncNotification{&cold_cuDeviceUnregisterAsyncNotification};

CUresult cold_cuDriverGetVersion(int* driverVersion) {
  if (const any_function real = resolve(driver_library, 109)) return as(cold_cuDriverGetVersion, real)(driverVersion);
  zero(driverVersion, 4);
  return static_cast<CUresult>(failure(driver_library, 109));
}
std::atomic<decltype(&cold_cuDriverGetVersion)> slot_cuDriverGetVersion{&cold_cuDriverGetVersion};

CUresult cold_cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection* conn, CUgraphicsResource* pCudaResource, CUstream* pStream, unsigned int timeout) {
  if (const any_function real = resolve(driver_library, 110)) return as(cold_cuEGLStreamConsumerAcquireFrame, real)(conn, pCudaResource, pStream, timeout);
  zero(conn, 8);
  zero(pCudaResource, 8);
  zero(pStream, 8);
  static_cast<void>(timeout);
  return static_cast<CUresult>(failure(driver_library, 110));
}
std::atomic<decltype(&cold_cuEGLStreamConsumerAcquireFrame)> slot_cuEGLStreamConsumerAcquireFrame{&cold_cuEGLStreamConsumerAcquireFrame};

CUresult cold_cuEGLStreamConsumerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream) {
  if (const any_function real = resolve(driver_library, 111)) return as(cold_cuEGLStreamConsumerConnect, real)(conn, stream);
  zero(conn, 8);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 111));
}
std::atomic<decltype(&cold_cuEGLStreamConsumerConnect)> slot_cuEGLStreamConsumerConnect{&cold_cuEGLStreamConsumerConnect};

CUresult cold_cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection* conn, EGLStreamKHR stream, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 112)) return as(cold_cuEGLStreamConsumerConnectWithFlags, real)(conn, stream, flags);
  zero(conn, 8);
  static_cast<void>(stream);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 112));
}
std::atomic<decltype(&cold_cuEGLStreamConsumerConnectWithFlags)> slot_cuEGLStreamConsumerConnectWithFlags{&cold_cuEGLStreamConsumerConnectWithFlags};

CUresult cold_cuEGLStreamConsumerDisconnect(CUeglStreamConnection* conn) {
  if (const any_function real = resolve(driver_library, 113)) return as(cold_cuEGLStreamConsumerDisconnect, real)(conn);
  zero(conn, 8);
  return static_cast<CUresult>(failure(driver_library, 113));
}
std::atomic<decltype(&cold_cuEGLStreamConsumerDisconnect)> slot_cuEGLStreamConsumerDisconnect{&cold_cuEGLStreamConsumerDisconnect};

CUresult cold_cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection* conn, CUgraphicsResource pCudaResource, CUstream* pStream) {
  if (const any_function real = resolve(driver_library, 114)) return as(cold_cuEGLStreamConsumerReleaseFrame, real)(conn, pCudaResource, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(pCudaResource);
  return static_cast<CUresult>(failure(driver_library, 114));
}
std::atomic<decltype(&cold_cuEGLStreamConsumerReleaseFrame)> slot_cuEGLStreamConsumerReleaseFrame{&cold_cuEGLStreamConsumerReleaseFrame};

CUresult cold_cuEGLStreamProducerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream, EGLint width, EGLint height) {
  if (const any_function real = resolve(driver_library, 115)) return as(cold_cuEGLStreamProducerConnect, real)(conn, stream, width, height);
  zero(conn, 8);
  static_cast<void>(stream);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<CUresult>(failure(driver_library, 115));
}
std::atomic<decltype(&cold_cuEGLStreamProducerConnect)> slot_cuEGLStreamProducerConnect{&cold_cuEGLStreamProducerConnect};

CUresult cold_cuEGLStreamProducerDisconnect(CUeglStreamConnection* conn) {
  if (const any_function real = resolve(driver_library, 116)) return as(cold_cuEGLStreamProducerDisconnect, real)(conn);
  zero(conn, 8);
  return static_cast<CUresult>(failure(driver_library, 116));
}
std::atomic<decltype(&cold_cuEGLStreamProducerDisconnect)> slot_cuEGLStreamProducerDisconnect{&cold_cuEGLStreamProducerDisconnect};

CUresult cold_cuEGLStreamProducerPresentFrame(CUeglStreamConnection* conn, CUeglFrame eglframe, CUstream* pStream) {
  if (const any_function real = resolve(driver_library, 117)) return as(cold_cuEGLStreamProducerPresentFrame, real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<CUresult>(failure(driver_library, 117));
}
std::atomic<decltype(&cold_cuEGLStreamProducerPresentFrame)> slot_cuEGLStreamProducerPresentFrame{&cold_cuEGLStreamProducerPresentFrame};

CUresult cold_cuEGLStreamProducerReturnFrame(CUeglStreamConnection* conn, CUeglFrame* eglframe, CUstream* pStream) {
  if (const any_function real = resolve(driver_library, 118)) return as(cold_cuEGLStreamProducerReturnFrame, real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<CUresult>(failure(driver_library, 118));
}
std::atomic<decltype(&cold_cuEGLStreamProducerReturnFrame)> slot_cuEGLStreamProducerReturnFrame{&cold_cuEGLStreamProducerReturnFrame};

CUresult cold_cuEventCreate(CUevent* phEvent, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 119)) return as(cold_cuEventCreate, real)(phEvent, Flags);
  zero(phEvent, 8);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 119));
}
std::atomic<decltype(&cold_cuEventCreate)> slot_cuEventCreate{&cold_cuEventCreate};

CUresult cold_cuEventCreateFromEGLSync(CUevent* phEvent, EGLSyncKHR eglSync, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 120)) return as(cold_cuEventCreateFromEGLSync, real)(phEvent, eglSync, flags);
  zero(phEvent, 8);
  static_cast<void>(eglSync);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 120));
}
std::atomic<decltype(&cold_cuEventCreateFromEGLSync)> slot_cuEventCreateFromEGLSync{&cold_cuEventCreateFromEGLSync};

CUresult cold_cuEventDestroy(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 121)) return as(cold_cuEventDestroy, real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 121));
}
std::atomic<decltype(&cold_cuEventDestroy)> slot_cuEventDestroy{&cold_cuEventDestroy};

CUresult cold_cuEventDestroy_v2(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 122)) return as(cold_cuEventDestroy_v2, real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 122));
}
std::atomic<decltype(&cold_cuEventDestroy_v2)> slot_cuEventDestroy_v2{&cold_cuEventDestroy_v2};

CUresult cold_cuEventElapsedTime(float* pMilliseconds, CUevent hStart, CUevent hEnd) {
  if (const any_function real = resolve(driver_library, 123)) return as(cold_cuEventElapsedTime, real)(pMilliseconds, hStart, hEnd);
  zero(pMilliseconds, 4);
  static_cast<void>(hStart);
  static_cast<void>(hEnd);
  return static_cast<CUresult>(failure(driver_library, 123));
}
std::atomic<decltype(&cold_cuEventElapsedTime)> slot_cuEventElapsedTime{&cold_cuEventElapsedTime};

CUresult cold_cuEventElapsedTime_v2(float* pMilliseconds, CUevent hStart, CUevent hEnd) {
  if (const any_function real = resolve(driver_library, 124)) return as(cold_cuEventElapsedTime_v2, real)(pMilliseconds, hStart, hEnd);
  zero(pMilliseconds, 4);
  static_cast<void>(hStart);
  static_cast<void>(hEnd);
  return static_cast<CUresult>(failure(driver_library, 124));
}
std::atomic<decltype(&cold_cuEventElapsedTime_v2)> slot_cuEventElapsedTime_v2{&cold_cuEventElapsedTime_v2};

CUresult cold_cuEventQuery(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 125)) return as(cold_cuEventQuery, real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 125));
}
std::atomic<decltype(&cold_cuEventQuery)> slot_cuEventQuery{&cold_cuEventQuery};

CUresult cold_cuEventRecord(CUevent hEvent, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 126)) return as(cold_cuEventRecord, real)(hEvent, hStream);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 126));
}
std::atomic<decltype(&cold_cuEventRecord)> slot_cuEventRecord{&cold_cuEventRecord};

CUresult cold_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 127)) return as(cold_cuEventRecordWithFlags, real)(hEvent, hStream, flags);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 127));
}
std::atomic<decltype(&cold_cuEventRecordWithFlags)> slot_cuEventRecordWithFlags{&cold_cuEventRecordWithFlags};

CUresult cold_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 128)) return as(cold_cuEventRecordWithFlags_ptsz, real)(hEvent, hStream, flags);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 128));
}
std::atomic<decltype(&cold_cuEventRecordWithFlags_ptsz)> slot_cuEventRecordWithFlags_ptsz{&cold_cuEventRecordWithFlags_ptsz};

CUresult cold_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 129)) return as(cold_cuEventRecord_ptsz, real)(hEvent, hStream);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 129));
}
std::atomic<decltype(&cold_cuEventRecord_ptsz)> slot_cuEventRecord_ptsz{&cold_cuEventRecord_ptsz};

CUresult cold_cuEventSynchronize(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 130)) return as(cold_cuEventSynchronize, real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 130));
}
std::atomic<decltype(&cold_cuEventSynchronize)> slot_cuEventSynchronize{&cold_cuEventSynchronize};

CUresult cold_cuExternalMemoryGetMappedBuffer(CUdeviceptr* devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC* bufferDesc) {
  if (const any_function real = resolve(driver_library, 131)) return as(cold_cuExternalMemoryGetMappedBuffer, real)(devPtr, extMem, bufferDesc);
  zero(devPtr, 8);
  static_cast<void>(extMem);
  static_cast<void>(bufferDesc);
  return static_cast<CUresult>(failure(driver_library, 131));
}
std::atomic<decltype(&cold_cuExternalMemoryGetMappedBuffer)> slot_cuExternalMemoryGetMappedBuffer{&cold_cuExternalMemoryGetMappedBuffer};

CUresult cold_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray* mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC* mipmapDesc) {
  if (const any_function real = resolve(driver_library, 132)) return as(cold_cuExternalMemoryGetMappedMipmappedArray, real)(mipmap, extMem, mipmapDesc);
  static_cast<void>(mipmap);
  static_cast<void>(extMem);
  static_cast<void>(mipmapDesc);
  return static_cast<CUresult>(failure(driver_library, 132));
}
std::atomic<decltype(&cold_cuExternalMemoryGetMappedMipmappedArray)> slot_cuExternalMemoryGetMappedMipmappedArray{&cold_cuExternalMemoryGetMappedMipmappedArray};

CUresult cold_cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 133)) return as(cold_cuFabricCpyBatchAsync, real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 133));
}
std::atomic<decltype(&cold_cuFabricCpyBatchAsync)> slot_cuFabricCpyBatchAsync{&cold_cuFabricCpyBatchAsync};

CUresult cold_cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 134)) return as(cold_cuFabricCpyBatchAsync_ptsz, real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 134));
}
std::atomic<decltype(&cold_cuFabricCpyBatchAsync_ptsz)> slot_cuFabricCpyBatchAsync_ptsz{&cold_cuFabricCpyBatchAsync_ptsz};

CUresult cold_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) {
  if (const any_function real = resolve(driver_library, 135)) return as(cold_cuFlushGPUDirectRDMAWrites, real)(target, scope);
  static_cast<void>(target);
  static_cast<void>(scope);
  return static_cast<CUresult>(failure(driver_library, 135));
}
std::atomic<decltype(&cold_cuFlushGPUDirectRDMAWrites)> slot_cuFlushGPUDirectRDMAWrites{&cold_cuFlushGPUDirectRDMAWrites};

CUresult cold_cuFuncGetAttribute(int* pi, CUfunction_attribute attrib, CUfunction hfunc) {
  if (const any_function real = resolve(driver_library, 136)) return as(cold_cuFuncGetAttribute, real)(pi, attrib, hfunc);
  zero(pi, 4);
  static_cast<void>(attrib);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 136));
}
std::atomic<decltype(&cold_cuFuncGetAttribute)> slot_cuFuncGetAttribute{&cold_cuFuncGetAttribute};

CUresult cold_cuFuncGetModule(CUmodule* hmod, CUfunction hfunc) {
  if (const any_function real = resolve(driver_library, 137)) return as(cold_cuFuncGetModule, real)(hmod, hfunc);
  zero(hmod, 8);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 137));
}
std::atomic<decltype(&cold_cuFuncGetModule)> slot_cuFuncGetModule{&cold_cuFuncGetModule};

CUresult cold_cuFuncGetName(const char** name, CUfunction hfunc) {
  if (const any_function real = resolve(driver_library, 138)) return as(cold_cuFuncGetName, real)(name, hfunc);
  zero(name, 8);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 138));
}
std::atomic<decltype(&cold_cuFuncGetName)> slot_cuFuncGetName{&cold_cuFuncGetName};

CUresult cold_cuFuncGetParamCount(CUfunction func, size_t* paramCount) {
  if (const any_function real = resolve(driver_library, 139)) return as(cold_cuFuncGetParamCount, real)(func, paramCount);
  zero(paramCount, 8);
  static_cast<void>(func);
  return static_cast<CUresult>(failure(driver_library, 139));
}
std::atomic<decltype(&cold_cuFuncGetParamCount)> slot_cuFuncGetParamCount{&cold_cuFuncGetParamCount};

CUresult cold_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) {
  if (const any_function real = resolve(driver_library, 140)) return as(cold_cuFuncGetParamInfo, real)(func, paramIndex, paramOffset, paramSize);
  zero(paramOffset, 8);
  zero(paramSize, 8);
  static_cast<void>(func);
  static_cast<void>(paramIndex);
  return static_cast<CUresult>(failure(driver_library, 140));
}
std::atomic<decltype(&cold_cuFuncGetParamInfo)> slot_cuFuncGetParamInfo{&cold_cuFuncGetParamInfo};

CUresult cold_cuFuncIsLoaded(CUfunctionLoadingState* state, CUfunction function) {
  if (const any_function real = resolve(driver_library, 141)) return as(cold_cuFuncIsLoaded, real)(state, function);
  zero(state, 4);
  static_cast<void>(function);
  return static_cast<CUresult>(failure(driver_library, 141));
}
std::atomic<decltype(&cold_cuFuncIsLoaded)> slot_cuFuncIsLoaded{&cold_cuFuncIsLoaded};

CUresult cold_cuFuncLoad(CUfunction function) {
  if (const any_function real = resolve(driver_library, 142)) return as(cold_cuFuncLoad, real)(function);
  static_cast<void>(function);
  return static_cast<CUresult>(failure(driver_library, 142));
}
std::atomic<decltype(&cold_cuFuncLoad)> slot_cuFuncLoad{&cold_cuFuncLoad};

CUresult cold_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value) {
  if (const any_function real = resolve(driver_library, 143)) return as(cold_cuFuncSetAttribute, real)(hfunc, attrib, value);
  static_cast<void>(hfunc);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 143));
}
std::atomic<decltype(&cold_cuFuncSetAttribute)> slot_cuFuncSetAttribute{&cold_cuFuncSetAttribute};

CUresult cold_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z) {
  if (const any_function real = resolve(driver_library, 144)) return as(cold_cuFuncSetBlockShape, real)(hfunc, x, y, z);
  static_cast<void>(hfunc);
  static_cast<void>(x);
  static_cast<void>(y);
  static_cast<void>(z);
  return static_cast<CUresult>(failure(driver_library, 144));
}
std::atomic<decltype(&cold_cuFuncSetBlockShape)> slot_cuFuncSetBlockShape{&cold_cuFuncSetBlockShape};

CUresult cold_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config) {
  if (const any_function real = resolve(driver_library, 145)) return as(cold_cuFuncSetCacheConfig, real)(hfunc, config);
  static_cast<void>(hfunc);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 145));
}
std::atomic<decltype(&cold_cuFuncSetCacheConfig)> slot_cuFuncSetCacheConfig{&cold_cuFuncSetCacheConfig};

CUresult cold_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config) {
  if (const any_function real = resolve(driver_library, 146)) return as(cold_cuFuncSetSharedMemConfig, real)(hfunc, config);
  static_cast<void>(hfunc);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 146));
}
std::atomic<decltype(&cold_cuFuncSetSharedMemConfig)> slot_cuFuncSetSharedMemConfig{&cold_cuFuncSetSharedMemConfig};

CUresult cold_cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes) {
  if (const any_function real = resolve(driver_library, 147)) return as(cold_cuFuncSetSharedSize, real)(hfunc, bytes);
  static_cast<void>(hfunc);
  static_cast<void>(bytes);
  return static_cast<CUresult>(failure(driver_library, 147));
}
std::atomic<decltype(&cold_cuFuncSetSharedSize)> slot_cuFuncSetSharedSize{&cold_cuFuncSetSharedSize};

CUresult cold_cuGLCtxCreate(CUcontext* pCtx, unsigned int Flags, CUdevice device) {
  if (const any_function real = resolve(driver_library, 148)) return as(cold_cuGLCtxCreate, real)(pCtx, Flags, device);
  zero(pCtx, 8);
  static_cast<void>(Flags);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 148));
}
std::atomic<decltype(&cold_cuGLCtxCreate)> slot_cuGLCtxCreate{&cold_cuGLCtxCreate};

CUresult cold_cuGLCtxCreate_v2(CUcontext* pCtx, unsigned int Flags, CUdevice device) {
  if (const any_function real = resolve(driver_library, 149)) return as(cold_cuGLCtxCreate_v2, real)(pCtx, Flags, device);
  zero(pCtx, 8);
  static_cast<void>(Flags);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 149));
}
std::atomic<decltype(&cold_cuGLCtxCreate_v2)> slot_cuGLCtxCreate_v2{&cold_cuGLCtxCreate_v2};

CUresult cold_cuGLGetDevices(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) {
  if (const any_function real = resolve(driver_library, 150)) return as(cold_cuGLGetDevices, real)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
  zero(pCudaDeviceCount, 4);
  zero(pCudaDevices, 4);
  static_cast<void>(cudaDeviceCount);
  static_cast<void>(deviceList);
  return static_cast<CUresult>(failure(driver_library, 150));
}
std::atomic<decltype(&cold_cuGLGetDevices)> slot_cuGLGetDevices{&cold_cuGLGetDevices};

CUresult cold_cuGLGetDevices_v2(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) {
  if (const any_function real = resolve(driver_library, 151)) return as(cold_cuGLGetDevices_v2, real)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
  zero(pCudaDeviceCount, 4);
  zero(pCudaDevices, 4);
  static_cast<void>(cudaDeviceCount);
  static_cast<void>(deviceList);
  return static_cast<CUresult>(failure(driver_library, 151));
}
std::atomic<decltype(&cold_cuGLGetDevices_v2)> slot_cuGLGetDevices_v2{&cold_cuGLGetDevices_v2};

CUresult cold_cuGLInit() {
  if (const any_function real = resolve(driver_library, 152)) return as(cold_cuGLInit, real)();
  return static_cast<CUresult>(failure(driver_library, 152));
}
std::atomic<decltype(&cold_cuGLInit)> slot_cuGLInit{&cold_cuGLInit};

CUresult cold_cuGLMapBufferObject(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer) {
  if (const any_function real = resolve(driver_library, 153)) return as(cold_cuGLMapBufferObject, real)(dptr, size, buffer);
  zero(dptr, 4);
  zero(size, 4);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 153));
}
std::atomic<decltype(&cold_cuGLMapBufferObject)> slot_cuGLMapBufferObject{&cold_cuGLMapBufferObject};

CUresult cold_cuGLMapBufferObjectAsync(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 154)) return as(cold_cuGLMapBufferObjectAsync, real)(dptr, size, buffer, hStream);
  zero(dptr, 4);
  zero(size, 4);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 154));
}
std::atomic<decltype(&cold_cuGLMapBufferObjectAsync)> slot_cuGLMapBufferObjectAsync{&cold_cuGLMapBufferObjectAsync};

CUresult cold_cuGLMapBufferObjectAsync_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 155)) return as(cold_cuGLMapBufferObjectAsync_v2, real)(dptr, size, buffer, hStream);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 155));
}
std::atomic<decltype(&cold_cuGLMapBufferObjectAsync_v2)> slot_cuGLMapBufferObjectAsync_v2{&cold_cuGLMapBufferObjectAsync_v2};

CUresult cold_cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 156)) return as(cold_cuGLMapBufferObjectAsync_v2_ptsz, real)(dptr, size, buffer, hStream);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 156));
}
std::atomic<decltype(&cold_cuGLMapBufferObjectAsync_v2_ptsz)> slot_cuGLMapBufferObjectAsync_v2_ptsz{&cold_cuGLMapBufferObjectAsync_v2_ptsz};

CUresult cold_cuGLMapBufferObject_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer) {
  if (const any_function real = resolve(driver_library, 157)) return as(cold_cuGLMapBufferObject_v2, real)(dptr, size, buffer);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 157));
}
std::atomic<decltype(&cold_cuGLMapBufferObject_v2)> slot_cuGLMapBufferObject_v2{&cold_cuGLMapBufferObject_v2};

CUresult cold_cuGLMapBufferObject_v2_ptds(CUdeviceptr* dptr, size_t* size, GLuint buffer) {
  if (const any_function real = resolve(driver_library, 158)) return as(cold_cuGLMapBufferObject_v2_ptds, real)(dptr, size, buffer);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 158));
}
std::atomic<decltype(&cold_cuGLMapBufferObject_v2_ptds)> slot_cuGLMapBufferObject_v2_ptds{&cold_cuGLMapBufferObject_v2_ptds};

CUresult cold_cuGLRegisterBufferObject(GLuint buffer) {
  if (const any_function real = resolve(driver_library, 159)) return as(cold_cuGLRegisterBufferObject, real)(buffer);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 159));
}
std::atomic<decltype(&cold_cuGLRegisterBufferObject)> slot_cuGLRegisterBufferObject{&cold_cuGLRegisterBufferObject};

CUresult cold_cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 160)) return as(cold_cuGLSetBufferObjectMapFlags, real)(buffer, Flags);
  static_cast<void>(buffer);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 160));
}
std::atomic<decltype(&cold_cuGLSetBufferObjectMapFlags)> slot_cuGLSetBufferObjectMapFlags{&cold_cuGLSetBufferObjectMapFlags};

CUresult cold_cuGLUnmapBufferObject(GLuint buffer) {
  if (const any_function real = resolve(driver_library, 161)) return as(cold_cuGLUnmapBufferObject, real)(buffer);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 161));
}
std::atomic<decltype(&cold_cuGLUnmapBufferObject)> slot_cuGLUnmapBufferObject{&cold_cuGLUnmapBufferObject};

CUresult cold_cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 162)) return as(cold_cuGLUnmapBufferObjectAsync, real)(buffer, hStream);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 162));
}
std::atomic<decltype(&cold_cuGLUnmapBufferObjectAsync)> slot_cuGLUnmapBufferObjectAsync{&cold_cuGLUnmapBufferObjectAsync};

CUresult cold_cuGLUnregisterBufferObject(GLuint buffer) {
  if (const any_function real = resolve(driver_library, 163)) return as(cold_cuGLUnregisterBufferObject, real)(buffer);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 163));
}
std::atomic<decltype(&cold_cuGLUnregisterBufferObject)> slot_cuGLUnregisterBufferObject{&cold_cuGLUnregisterBufferObject};

CUresult cold_cuGetErrorName(CUresult error, const char** pStr) {
  if (const any_function real = resolve(driver_library, 164)) return as(cold_cuGetErrorName, real)(error, pStr);
  zero(pStr, 8);
  static_cast<void>(error);
  return static_cast<CUresult>(failure(driver_library, 164));
}
std::atomic<decltype(&cold_cuGetErrorName)> slot_cuGetErrorName{&cold_cuGetErrorName};

CUresult cold_cuGetErrorString(CUresult error, const char** pStr) {
  if (const any_function real = resolve(driver_library, 165)) return as(cold_cuGetErrorString, real)(error, pStr);
  zero(pStr, 8);
  static_cast<void>(error);
  return static_cast<CUresult>(failure(driver_library, 165));
}
std::atomic<decltype(&cold_cuGetErrorString)> slot_cuGetErrorString{&cold_cuGetErrorString};

CUresult cold_cuGetExportTable(const void** ppExportTable, const CUuuid* pExportTableId) {
  if (const any_function real = resolve(driver_library, 166)) return as(cold_cuGetExportTable, real)(ppExportTable, pExportTableId);
  zero(ppExportTable, 8);
  static_cast<void>(pExportTableId);
  return static_cast<CUresult>(failure(driver_library, 166));
}
std::atomic<decltype(&cold_cuGetExportTable)> slot_cuGetExportTable{&cold_cuGetExportTable};

CUresult cold_cuGetProcAddress(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags) {
  if (const any_function real = resolve(driver_library, 167)) return as(cold_cuGetProcAddress, real)(symbol, pfn, cudaVersion, flags);
  zero(pfn, 8);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 167));
}
std::atomic<decltype(&cold_cuGetProcAddress)> slot_cuGetProcAddress{&cold_cuGetProcAddress};

CUresult cold_cuGetProcAddress_v2(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult* symbolStatus) {
  if (const any_function real = resolve(driver_library, 168)) return as(cold_cuGetProcAddress_v2, real)(symbol, pfn, cudaVersion, flags, symbolStatus);
  zero(pfn, 8);
  zero(symbolStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 168));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGetProcAddress_v2)> slot_cuGetProcAddress_v2 __asm__("nybble_slot_cuGetProcAddress_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGetProcAddress_v2)> slot_cuGetProcAddress_v2{&cold_cuGetProcAddress_v2};
namespace {

CUresult cold_cuGraphAddBatchMemOpNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 169)) return as(cold_cuGraphAddBatchMemOpNode, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 169));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddBatchMemOpNode)> slot_cuGraphAddBatchMemOpNode __asm__("nybble_slot_cuGraphAddBatchMemOpNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddBatchMemOpNode)> slot_cuGraphAddBatchMemOpNode{&cold_cuGraphAddBatchMemOpNode};
namespace {

CUresult cold_cuGraphAddChildGraphNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraph childGraph) {
  if (const any_function real = resolve(driver_library, 170)) return as(cold_cuGraphAddChildGraphNode, real)(phGraphNode, hGraph, dependencies, numDependencies, childGraph);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(childGraph);
  return static_cast<CUresult>(failure(driver_library, 170));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddChildGraphNode)> slot_cuGraphAddChildGraphNode __asm__("nybble_slot_cuGraphAddChildGraphNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddChildGraphNode)> slot_cuGraphAddChildGraphNode{&cold_cuGraphAddChildGraphNode};
namespace {

CUresult cold_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 171)) return as(cold_cuGraphAddDependencies, real)(hGraph, from, to, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 171));
}
std::atomic<decltype(&cold_cuGraphAddDependencies)> slot_cuGraphAddDependencies{&cold_cuGraphAddDependencies};

CUresult cold_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 172)) return as(cold_cuGraphAddDependencies_v2, real)(hGraph, from, to, edgeData, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 172));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddDependencies_v2)> slot_cuGraphAddDependencies_v2 __asm__("nybble_slot_cuGraphAddDependencies_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddDependencies_v2)> slot_cuGraphAddDependencies_v2{&cold_cuGraphAddDependencies_v2};
namespace {

CUresult cold_cuGraphAddEmptyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 173)) return as(cold_cuGraphAddEmptyNode, real)(phGraphNode, hGraph, dependencies, numDependencies);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 173));
}
std::atomic<decltype(&cold_cuGraphAddEmptyNode)> slot_cuGraphAddEmptyNode{&cold_cuGraphAddEmptyNode};

CUresult cold_cuGraphAddEventRecordNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) {
  if (const any_function real = resolve(driver_library, 174)) return as(cold_cuGraphAddEventRecordNode, real)(phGraphNode, hGraph, dependencies, numDependencies, event);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 174));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddEventRecordNode)> slot_cuGraphAddEventRecordNode __asm__("nybble_slot_cuGraphAddEventRecordNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddEventRecordNode)> slot_cuGraphAddEventRecordNode{&cold_cuGraphAddEventRecordNode};
namespace {

CUresult cold_cuGraphAddEventWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) {
  if (const any_function real = resolve(driver_library, 175)) return as(cold_cuGraphAddEventWaitNode, real)(phGraphNode, hGraph, dependencies, numDependencies, event);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 175));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddEventWaitNode)> slot_cuGraphAddEventWaitNode __asm__("nybble_slot_cuGraphAddEventWaitNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddEventWaitNode)> slot_cuGraphAddEventWaitNode{&cold_cuGraphAddEventWaitNode};
namespace {

CUresult cold_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 176)) return as(cold_cuGraphAddExternalSemaphoresSignalNode, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 176));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddExternalSemaphoresSignalNode)> slot_cuGraphAddExternalSemaphoresSignalNode __asm__("nybble_slot_cuGraphAddExternalSemaphoresSignalNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddExternalSemaphoresSignalNode)> slot_cuGraphAddExternalSemaphoresSignalNode{&cold_cuGraphAddExternalSemaphoresSignalNode};
namespace {

CUresult cold_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 177)) return as(cold_cuGraphAddExternalSemaphoresWaitNode, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 177));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddExternalSemaphoresWaitNode)> slot_cuGraphAddExternalSemaphoresWaitNode __asm__("nybble_slot_cuGraphAddExternalSemaphoresWaitNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddExternalSemaphoresWaitNode)> slot_cuGraphAddExternalSemaphoresWaitNode{&cold_cuGraphAddExternalSemaphoresWaitNode};
namespace {

CUresult cold_cuGraphAddHostNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 178)) return as(cold_cuGraphAddHostNode, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 178));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddHostNode)> slot_cuGraphAddHostNode __asm__("nybble_slot_cuGraphAddHostNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddHostNode)> slot_cuGraphAddHostNode{&cold_cuGraphAddHostNode};
namespace {

CUresult cold_cuGraphAddKernelNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 179)) return as(cold_cuGraphAddKernelNode, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 179));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddKernelNode)> slot_cuGraphAddKernelNode __asm__("nybble_slot_cuGraphAddKernelNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddKernelNode)> slot_cuGraphAddKernelNode{&cold_cuGraphAddKernelNode};
namespace {

CUresult cold_cuGraphAddKernelNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 180)) return as(cold_cuGraphAddKernelNode_v2, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 180));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddKernelNode_v2)> slot_cuGraphAddKernelNode_v2 __asm__("nybble_slot_cuGraphAddKernelNode_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddKernelNode_v2)> slot_cuGraphAddKernelNode_v2{&cold_cuGraphAddKernelNode_v2};
namespace {

CUresult cold_cuGraphAddMemAllocNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 181)) return as(cold_cuGraphAddMemAllocNode, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 181));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddMemAllocNode)> slot_cuGraphAddMemAllocNode __asm__("nybble_slot_cuGraphAddMemAllocNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddMemAllocNode)> slot_cuGraphAddMemAllocNode{&cold_cuGraphAddMemAllocNode};
namespace {

CUresult cold_cuGraphAddMemFreeNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 182)) return as(cold_cuGraphAddMemFreeNode, real)(phGraphNode, hGraph, dependencies, numDependencies, dptr);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 182));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddMemFreeNode)> slot_cuGraphAddMemFreeNode __asm__("nybble_slot_cuGraphAddMemFreeNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddMemFreeNode)> slot_cuGraphAddMemFreeNode{&cold_cuGraphAddMemFreeNode};
namespace {

CUresult cold_cuGraphAddMemcpyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 183)) return as(cold_cuGraphAddMemcpyNode, real)(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(copyParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 183));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddMemcpyNode)> slot_cuGraphAddMemcpyNode __asm__("nybble_slot_cuGraphAddMemcpyNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddMemcpyNode)> slot_cuGraphAddMemcpyNode{&cold_cuGraphAddMemcpyNode};
namespace {

CUresult cold_cuGraphAddMemsetNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 184)) return as(cold_cuGraphAddMemsetNode, real)(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(memsetParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 184));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddMemsetNode)> slot_cuGraphAddMemsetNode __asm__("nybble_slot_cuGraphAddMemsetNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddMemsetNode)> slot_cuGraphAddMemsetNode{&cold_cuGraphAddMemsetNode};
namespace {

CUresult cold_cuGraphAddNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 185)) return as(cold_cuGraphAddNode, real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 185));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddNode)> slot_cuGraphAddNode __asm__("nybble_slot_cuGraphAddNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddNode)> slot_cuGraphAddNode{&cold_cuGraphAddNode};
namespace {

CUresult cold_cuGraphAddNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 186)) return as(cold_cuGraphAddNode_v2, real)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 186));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddNode_v2)> slot_cuGraphAddNode_v2 __asm__("nybble_slot_cuGraphAddNode_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddNode_v2)> slot_cuGraphAddNode_v2{&cold_cuGraphAddNode_v2};
namespace {

CUresult cold_cuGraphAddNode_v3(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 187)) return as(cold_cuGraphAddNode_v3, real)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 187));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphAddNode_v3)> slot_cuGraphAddNode_v3 __asm__("nybble_slot_cuGraphAddNode_v3") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphAddNode_v3)> slot_cuGraphAddNode_v3{&cold_cuGraphAddNode_v3};
namespace {

CUresult cold_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams_out) {
  if (const any_function real = resolve(driver_library, 188)) return as(cold_cuGraphBatchMemOpNodeGetParams, real)(hNode, nodeParams_out);
  zero(nodeParams_out, 32);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 188));
}
std::atomic<decltype(&cold_cuGraphBatchMemOpNodeGetParams)> slot_cuGraphBatchMemOpNodeGetParams{&cold_cuGraphBatchMemOpNodeGetParams};

CUresult cold_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 189)) return as(cold_cuGraphBatchMemOpNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 189));
}
std::atomic<decltype(&cold_cuGraphBatchMemOpNodeSetParams)> slot_cuGraphBatchMemOpNodeSetParams{&cold_cuGraphBatchMemOpNodeSetParams};

CUresult cold_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 190)) return as(cold_cuGraphChildGraphNodeGetGraph, real)(hNode, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 190));
}
std::atomic<decltype(&cold_cuGraphChildGraphNodeGetGraph)> slot_cuGraphChildGraphNodeGetGraph{&cold_cuGraphChildGraphNodeGetGraph};

CUresult cold_cuGraphClone(CUgraph* phGraphClone, CUgraph originalGraph) {
  if (const any_function real = resolve(driver_library, 191)) return as(cold_cuGraphClone, real)(phGraphClone, originalGraph);
  zero(phGraphClone, 8);
  static_cast<void>(originalGraph);
  return static_cast<CUresult>(failure(driver_library, 191));
}
std::atomic<decltype(&cold_cuGraphClone)> slot_cuGraphClone{&cold_cuGraphClone};

CUresult cold_cuGraphConditionalHandleCreate(CUgraphConditionalHandle* pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 192)) return as(cold_cuGraphConditionalHandleCreate, real)(pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
  zero(pHandle_out, 8);
  static_cast<void>(hGraph);
  static_cast<void>(ctx);
  static_cast<void>(defaultLaunchValue);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 192));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphConditionalHandleCreate)> slot_cuGraphConditionalHandleCreate __asm__("nybble_slot_cuGraphConditionalHandleCreate") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphConditionalHandleCreate)> slot_cuGraphConditionalHandleCreate{&cold_cuGraphConditionalHandleCreate};
namespace {

CUresult cold_cuGraphCreate(CUgraph* phGraph, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 193)) return as(cold_cuGraphCreate, real)(phGraph, flags);
  zero(phGraph, 8);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 193));
}
std::atomic<decltype(&cold_cuGraphCreate)> slot_cuGraphCreate{&cold_cuGraphCreate};

CUresult cold_cuGraphDebugDotPrint(CUgraph hGraph, const char* path, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 194)) return as(cold_cuGraphDebugDotPrint, real)(hGraph, path, flags);
  static_cast<void>(hGraph);
  static_cast<void>(path);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 194));
}
std::atomic<decltype(&cold_cuGraphDebugDotPrint)> slot_cuGraphDebugDotPrint{&cold_cuGraphDebugDotPrint};

CUresult cold_cuGraphDestroy(CUgraph hGraph) {
  if (const any_function real = resolve(driver_library, 195)) return as(cold_cuGraphDestroy, real)(hGraph);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 195));
}
std::atomic<decltype(&cold_cuGraphDestroy)> slot_cuGraphDestroy{&cold_cuGraphDestroy};

CUresult cold_cuGraphDestroyNode(CUgraphNode hNode) {
  if (const any_function real = resolve(driver_library, 196)) return as(cold_cuGraphDestroyNode, real)(hNode);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 196));
}
std::atomic<decltype(&cold_cuGraphDestroyNode)> slot_cuGraphDestroyNode{&cold_cuGraphDestroyNode};

CUresult cold_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent* event_out) {
  if (const any_function real = resolve(driver_library, 197)) return as(cold_cuGraphEventRecordNodeGetEvent, real)(hNode, event_out);
  zero(event_out, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 197));
}
std::atomic<decltype(&cold_cuGraphEventRecordNodeGetEvent)> slot_cuGraphEventRecordNodeGetEvent{&cold_cuGraphEventRecordNodeGetEvent};

CUresult cold_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 198)) return as(cold_cuGraphEventRecordNodeSetEvent, real)(hNode, event);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 198));
}
std::atomic<decltype(&cold_cuGraphEventRecordNodeSetEvent)> slot_cuGraphEventRecordNodeSetEvent{&cold_cuGraphEventRecordNodeSetEvent};

CUresult cold_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent* event_out) {
  if (const any_function real = resolve(driver_library, 199)) return as(cold_cuGraphEventWaitNodeGetEvent, real)(hNode, event_out);
  zero(event_out, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 199));
}
std::atomic<decltype(&cold_cuGraphEventWaitNodeGetEvent)> slot_cuGraphEventWaitNodeGetEvent{&cold_cuGraphEventWaitNodeGetEvent};

CUresult cold_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 200)) return as(cold_cuGraphEventWaitNodeSetEvent, real)(hNode, event);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 200));
}
std::atomic<decltype(&cold_cuGraphEventWaitNodeSetEvent)> slot_cuGraphEventWaitNodeSetEvent{&cold_cuGraphEventWaitNodeSetEvent};

CUresult cold_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 201)) return as(cold_cuGraphExecBatchMemOpNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 201));
}
std::atomic<decltype(&cold_cuGraphExecBatchMemOpNodeSetParams)> slot_cuGraphExecBatchMemOpNodeSetParams{&cold_cuGraphExecBatchMemOpNodeSetParams};

CUresult cold_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) {
  if (const any_function real = resolve(driver_library, 202)) return as(cold_cuGraphExecChildGraphNodeSetParams, real)(hGraphExec, hNode, childGraph);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(childGraph);
  return static_cast<CUresult>(failure(driver_library, 202));
}
std::atomic<decltype(&cold_cuGraphExecChildGraphNodeSetParams)> slot_cuGraphExecChildGraphNodeSetParams{&cold_cuGraphExecChildGraphNodeSetParams};

CUresult cold_cuGraphExecDestroy(CUgraphExec hGraphExec) {
  if (const any_function real = resolve(driver_library, 203)) return as(cold_cuGraphExecDestroy, real)(hGraphExec);
  static_cast<void>(hGraphExec);
  return static_cast<CUresult>(failure(driver_library, 203));
}
std::atomic<decltype(&cold_cuGraphExecDestroy)> slot_cuGraphExecDestroy{&cold_cuGraphExecDestroy};

CUresult cold_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 204)) return as(cold_cuGraphExecEventRecordNodeSetEvent, real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 204));
}
std::atomic<decltype(&cold_cuGraphExecEventRecordNodeSetEvent)> slot_cuGraphExecEventRecordNodeSetEvent{&cold_cuGraphExecEventRecordNodeSetEvent};

CUresult cold_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 205)) return as(cold_cuGraphExecEventWaitNodeSetEvent, real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 205));
}
std::atomic<decltype(&cold_cuGraphExecEventWaitNodeSetEvent)> slot_cuGraphExecEventWaitNodeSetEvent{&cold_cuGraphExecEventWaitNodeSetEvent};

CUresult cold_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 206)) return as(cold_cuGraphExecExternalSemaphoresSignalNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 206));
}
std::atomic<decltype(&cold_cuGraphExecExternalSemaphoresSignalNodeSetParams)> slot_cuGraphExecExternalSemaphoresSignalNodeSetParams{&cold_cuGraphExecExternalSemaphoresSignalNodeSetParams};

CUresult cold_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 207)) return as(cold_cuGraphExecExternalSemaphoresWaitNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 207));
}
std::atomic<decltype(&cold_cuGraphExecExternalSemaphoresWaitNodeSetParams)> slot_cuGraphExecExternalSemaphoresWaitNodeSetParams{&cold_cuGraphExecExternalSemaphoresWaitNodeSetParams};

CUresult cold_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t* flags) {
  if (const any_function real = resolve(driver_library, 208)) return as(cold_cuGraphExecGetFlags, real)(hGraphExec, flags);
  zero(flags, 8);
  static_cast<void>(hGraphExec);
  return static_cast<CUresult>(failure(driver_library, 208));
}
std::atomic<decltype(&cold_cuGraphExecGetFlags)> slot_cuGraphExecGetFlags{&cold_cuGraphExecGetFlags};

CUresult cold_cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int* graphId) {
  if (const any_function real = resolve(driver_library, 209)) return as(cold_cuGraphExecGetId, real)(hGraphExec, graphId);
  zero(graphId, 4);
  static_cast<void>(hGraphExec);
  return static_cast<CUresult>(failure(driver_library, 209));
}
std::atomic<decltype(&cold_cuGraphExecGetId)> slot_cuGraphExecGetId{&cold_cuGraphExecGetId};

CUresult cold_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 210)) return as(cold_cuGraphExecHostNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 210));
}
std::atomic<decltype(&cold_cuGraphExecHostNodeSetParams)> slot_cuGraphExecHostNodeSetParams{&cold_cuGraphExecHostNodeSetParams};

CUresult cold_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 211)) return as(cold_cuGraphExecKernelNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 211));
}
std::atomic<decltype(&cold_cuGraphExecKernelNodeSetParams)> slot_cuGraphExecKernelNodeSetParams{&cold_cuGraphExecKernelNodeSetParams};

CUresult cold_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 212)) return as(cold_cuGraphExecKernelNodeSetParams_v2, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 212));
}
std::atomic<decltype(&cold_cuGraphExecKernelNodeSetParams_v2)> slot_cuGraphExecKernelNodeSetParams_v2{&cold_cuGraphExecKernelNodeSetParams_v2};

CUresult cold_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 213)) return as(cold_cuGraphExecMemcpyNodeSetParams, real)(hGraphExec, hNode, copyParams, ctx);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(copyParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 213));
}
std::atomic<decltype(&cold_cuGraphExecMemcpyNodeSetParams)> slot_cuGraphExecMemcpyNodeSetParams{&cold_cuGraphExecMemcpyNodeSetParams};

CUresult cold_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 214)) return as(cold_cuGraphExecMemsetNodeSetParams, real)(hGraphExec, hNode, memsetParams, ctx);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(memsetParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 214));
}
std::atomic<decltype(&cold_cuGraphExecMemsetNodeSetParams)> slot_cuGraphExecMemsetNodeSetParams{&cold_cuGraphExecMemsetNodeSetParams};

CUresult cold_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 215)) return as(cold_cuGraphExecNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 215));
}
std::atomic<decltype(&cold_cuGraphExecNodeSetParams)> slot_cuGraphExecNodeSetParams{&cold_cuGraphExecNodeSetParams};

CUresult cold_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode* hErrorNode_out, CUgraphExecUpdateResult* updateResult_out) {
  if (const any_function real = resolve(driver_library, 216)) return as(cold_cuGraphExecUpdate, real)(hGraphExec, hGraph, hErrorNode_out, updateResult_out);
  zero(hErrorNode_out, 8);
  zero(updateResult_out, 4);
  static_cast<void>(hGraphExec);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 216));
}
std::atomic<decltype(&cold_cuGraphExecUpdate)> slot_cuGraphExecUpdate{&cold_cuGraphExecUpdate};

CUresult cold_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo* resultInfo) {
  if (const any_function real = resolve(driver_library, 217)) return as(cold_cuGraphExecUpdate_v2, real)(hGraphExec, hGraph, resultInfo);
  static_cast<void>(hGraphExec);
  static_cast<void>(hGraph);
  static_cast<void>(resultInfo);
  return static_cast<CUresult>(failure(driver_library, 217));
}
std::atomic<decltype(&cold_cuGraphExecUpdate_v2)> slot_cuGraphExecUpdate_v2{&cold_cuGraphExecUpdate_v2};

CUresult cold_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* params_out) {
  if (const any_function real = resolve(driver_library, 218)) return as(cold_cuGraphExternalSemaphoresSignalNodeGetParams, real)(hNode, params_out);
  zero(params_out, 24);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 218));
}
std::atomic<decltype(&cold_cuGraphExternalSemaphoresSignalNodeGetParams)> slot_cuGraphExternalSemaphoresSignalNodeGetParams{&cold_cuGraphExternalSemaphoresSignalNodeGetParams};

CUresult cold_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 219)) return as(cold_cuGraphExternalSemaphoresSignalNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 219));
}
std::atomic<decltype(&cold_cuGraphExternalSemaphoresSignalNodeSetParams)> slot_cuGraphExternalSemaphoresSignalNodeSetParams{&cold_cuGraphExternalSemaphoresSignalNodeSetParams};

CUresult cold_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS* params_out) {
  if (const any_function real = resolve(driver_library, 220)) return as(cold_cuGraphExternalSemaphoresWaitNodeGetParams, real)(hNode, params_out);
  zero(params_out, 24);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 220));
}
std::atomic<decltype(&cold_cuGraphExternalSemaphoresWaitNodeGetParams)> slot_cuGraphExternalSemaphoresWaitNodeGetParams{&cold_cuGraphExternalSemaphoresWaitNodeGetParams};

CUresult cold_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 221)) return as(cold_cuGraphExternalSemaphoresWaitNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 221));
}
std::atomic<decltype(&cold_cuGraphExternalSemaphoresWaitNodeSetParams)> slot_cuGraphExternalSemaphoresWaitNodeSetParams{&cold_cuGraphExternalSemaphoresWaitNodeSetParams};

CUresult cold_cuGraphGetEdges(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, size_t* numEdges) {
  if (const any_function real = resolve(driver_library, 222)) return as(cold_cuGraphGetEdges, real)(hGraph, from, to, numEdges);
  zero(numEdges, 8);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  return static_cast<CUresult>(failure(driver_library, 222));
}
std::atomic<decltype(&cold_cuGraphGetEdges)> slot_cuGraphGetEdges{&cold_cuGraphGetEdges};

CUresult cold_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, CUgraphEdgeData* edgeData, size_t* numEdges) {
  if (const any_function real = resolve(driver_library, 223)) return as(cold_cuGraphGetEdges_v2, real)(hGraph, from, to, edgeData, numEdges);
  zero(numEdges, 8);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  return static_cast<CUresult>(failure(driver_library, 223));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphGetEdges_v2)> slot_cuGraphGetEdges_v2 __asm__("nybble_slot_cuGraphGetEdges_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphGetEdges_v2)> slot_cuGraphGetEdges_v2{&cold_cuGraphGetEdges_v2};
namespace {

CUresult cold_cuGraphGetId(CUgraph hGraph, unsigned int* graphId) {
  if (const any_function real = resolve(driver_library, 224)) return as(cold_cuGraphGetId, real)(hGraph, graphId);
  zero(graphId, 4);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 224));
}
std::atomic<decltype(&cold_cuGraphGetId)> slot_cuGraphGetId{&cold_cuGraphGetId};

CUresult cold_cuGraphGetNodes(CUgraph hGraph, CUgraphNode* nodes, size_t* numNodes) {
  if (const any_function real = resolve(driver_library, 225)) return as(cold_cuGraphGetNodes, real)(hGraph, nodes, numNodes);
  zero(nodes, 8);
  zero(numNodes, 8);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 225));
}
std::atomic<decltype(&cold_cuGraphGetNodes)> slot_cuGraphGetNodes{&cold_cuGraphGetNodes};

CUresult cold_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode* rootNodes, size_t* numRootNodes) {
  if (const any_function real = resolve(driver_library, 226)) return as(cold_cuGraphGetRootNodes, real)(hGraph, rootNodes, numRootNodes);
  zero(numRootNodes, 8);
  static_cast<void>(hGraph);
  static_cast<void>(rootNodes);
  return static_cast<CUresult>(failure(driver_library, 226));
}
std::atomic<decltype(&cold_cuGraphGetRootNodes)> slot_cuGraphGetRootNodes{&cold_cuGraphGetRootNodes};

CUresult cold_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 227)) return as(cold_cuGraphHostNodeGetParams, real)(hNode, nodeParams);
  zero(nodeParams, 16);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 227));
}
std::atomic<decltype(&cold_cuGraphHostNodeGetParams)> slot_cuGraphHostNodeGetParams{&cold_cuGraphHostNodeGetParams};

CUresult cold_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 228)) return as(cold_cuGraphHostNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 228));
}
std::atomic<decltype(&cold_cuGraphHostNodeSetParams)> slot_cuGraphHostNodeSetParams{&cold_cuGraphHostNodeSetParams};

CUresult cold_cuGraphInstantiate(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) {
  if (const any_function real = resolve(driver_library, 229)) return as(cold_cuGraphInstantiate, real)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
  zero(phGraphExec, 8);
  zero(phErrorNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(logBuffer);
  static_cast<void>(bufferSize);
  return static_cast<CUresult>(failure(driver_library, 229));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphInstantiate)> slot_cuGraphInstantiate __asm__("nybble_slot_cuGraphInstantiate") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphInstantiate)> slot_cuGraphInstantiate{&cold_cuGraphInstantiate};
namespace {

CUresult cold_cuGraphInstantiateWithFlags(CUgraphExec* phGraphExec, CUgraph hGraph, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 230)) return as(cold_cuGraphInstantiateWithFlags, real)(phGraphExec, hGraph, flags);
  zero(phGraphExec, 8);
  static_cast<void>(hGraph);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 230));
}
std::atomic<decltype(&cold_cuGraphInstantiateWithFlags)> slot_cuGraphInstantiateWithFlags{&cold_cuGraphInstantiateWithFlags};

CUresult cold_cuGraphInstantiateWithParams(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) {
  if (const any_function real = resolve(driver_library, 231)) return as(cold_cuGraphInstantiateWithParams, real)(phGraphExec, hGraph, instantiateParams);
  zero(phGraphExec, 8);
  static_cast<void>(hGraph);
  static_cast<void>(instantiateParams);
  return static_cast<CUresult>(failure(driver_library, 231));
}
std::atomic<decltype(&cold_cuGraphInstantiateWithParams)> slot_cuGraphInstantiateWithParams{&cold_cuGraphInstantiateWithParams};

CUresult cold_cuGraphInstantiateWithParams_ptsz(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) {
  if (const any_function real = resolve(driver_library, 232)) return as(cold_cuGraphInstantiateWithParams_ptsz, real)(phGraphExec, hGraph, instantiateParams);
  zero(phGraphExec, 8);
  static_cast<void>(hGraph);
  static_cast<void>(instantiateParams);
  return static_cast<CUresult>(failure(driver_library, 232));
}
std::atomic<decltype(&cold_cuGraphInstantiateWithParams_ptsz)> slot_cuGraphInstantiateWithParams_ptsz{&cold_cuGraphInstantiateWithParams_ptsz};

CUresult cold_cuGraphInstantiate_v2(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) {
  if (const any_function real = resolve(driver_library, 233)) return as(cold_cuGraphInstantiate_v2, real)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
  zero(phGraphExec, 8);
  zero(phErrorNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(logBuffer);
  static_cast<void>(bufferSize);
  return static_cast<CUresult>(failure(driver_library, 233));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphInstantiate_v2)> slot_cuGraphInstantiate_v2 __asm__("nybble_slot_cuGraphInstantiate_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphInstantiate_v2)> slot_cuGraphInstantiate_v2{&cold_cuGraphInstantiate_v2};
namespace {

CUresult cold_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src) {
  if (const any_function real = resolve(driver_library, 234)) return as(cold_cuGraphKernelNodeCopyAttributes, real)(dst, src);
  static_cast<void>(dst);
  static_cast<void>(src);
  return static_cast<CUresult>(failure(driver_library, 234));
}
std::atomic<decltype(&cold_cuGraphKernelNodeCopyAttributes)> slot_cuGraphKernelNodeCopyAttributes{&cold_cuGraphKernelNodeCopyAttributes};

CUresult cold_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue* value_out) {
  if (const any_function real = resolve(driver_library, 235)) return as(cold_cuGraphKernelNodeGetAttribute, real)(hNode, attr, value_out);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<CUresult>(failure(driver_library, 235));
}
std::atomic<decltype(&cold_cuGraphKernelNodeGetAttribute)> slot_cuGraphKernelNodeGetAttribute{&cold_cuGraphKernelNodeGetAttribute};

CUresult cold_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 236)) return as(cold_cuGraphKernelNodeGetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 236));
}
std::atomic<decltype(&cold_cuGraphKernelNodeGetParams)> slot_cuGraphKernelNodeGetParams{&cold_cuGraphKernelNodeGetParams};

CUresult cold_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 237)) return as(cold_cuGraphKernelNodeGetParams_v2, real)(hNode, nodeParams);
  zero(nodeParams, 72);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 237));
}
std::atomic<decltype(&cold_cuGraphKernelNodeGetParams_v2)> slot_cuGraphKernelNodeGetParams_v2{&cold_cuGraphKernelNodeGetParams_v2};

CUresult cold_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue* value) {
  if (const any_function real = resolve(driver_library, 238)) return as(cold_cuGraphKernelNodeSetAttribute, real)(hNode, attr, value);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 238));
}
std::atomic<decltype(&cold_cuGraphKernelNodeSetAttribute)> slot_cuGraphKernelNodeSetAttribute{&cold_cuGraphKernelNodeSetAttribute};

CUresult cold_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 239)) return as(cold_cuGraphKernelNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 239));
}
std::atomic<decltype(&cold_cuGraphKernelNodeSetParams)> slot_cuGraphKernelNodeSetParams{&cold_cuGraphKernelNodeSetParams};

CUresult cold_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 240)) return as(cold_cuGraphKernelNodeSetParams_v2, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 240));
}
std::atomic<decltype(&cold_cuGraphKernelNodeSetParams_v2)> slot_cuGraphKernelNodeSetParams_v2{&cold_cuGraphKernelNodeSetParams_v2};

CUresult cold_cuGraphLaunch(CUgraphExec hGraph, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 241)) return as(cold_cuGraphLaunch, real)(hGraph, hStream);
  static_cast<void>(hGraph);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 241));
}
std::atomic<decltype(&cold_cuGraphLaunch)> slot_cuGraphLaunch{&cold_cuGraphLaunch};

CUresult cold_cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 242)) return as(cold_cuGraphLaunch_ptsz, real)(hGraphExec, hStream);
  static_cast<void>(hGraphExec);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 242));
}
std::atomic<decltype(&cold_cuGraphLaunch_ptsz)> slot_cuGraphLaunch_ptsz{&cold_cuGraphLaunch_ptsz};

CUresult cold_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS* params_out) {
  if (const any_function real = resolve(driver_library, 243)) return as(cold_cuGraphMemAllocNodeGetParams, real)(hNode, params_out);
  zero(params_out, 120);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 243));
}
std::atomic<decltype(&cold_cuGraphMemAllocNodeGetParams)> slot_cuGraphMemAllocNodeGetParams{&cold_cuGraphMemAllocNodeGetParams};

CUresult cold_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr* dptr_out) {
  if (const any_function real = resolve(driver_library, 244)) return as(cold_cuGraphMemFreeNodeGetParams, real)(hNode, dptr_out);
  zero(dptr_out, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 244));
}
std::atomic<decltype(&cold_cuGraphMemFreeNodeGetParams)> slot_cuGraphMemFreeNodeGetParams{&cold_cuGraphMemFreeNodeGetParams};

CUresult cold_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D* nodeParams) {
  if (const any_function real = resolve(driver_library, 245)) return as(cold_cuGraphMemcpyNodeGetParams, real)(hNode, nodeParams);
  zero(nodeParams, 200);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 245));
}
std::atomic<decltype(&cold_cuGraphMemcpyNodeGetParams)> slot_cuGraphMemcpyNodeGetParams{&cold_cuGraphMemcpyNodeGetParams};

CUresult cold_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D* nodeParams) {
  if (const any_function real = resolve(driver_library, 246)) return as(cold_cuGraphMemcpyNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 246));
}
std::atomic<decltype(&cold_cuGraphMemcpyNodeSetParams)> slot_cuGraphMemcpyNodeSetParams{&cold_cuGraphMemcpyNodeSetParams};

CUresult cold_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 247)) return as(cold_cuGraphMemsetNodeGetParams, real)(hNode, nodeParams);
  zero(nodeParams, 40);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 247));
}
std::atomic<decltype(&cold_cuGraphMemsetNodeGetParams)> slot_cuGraphMemsetNodeGetParams{&cold_cuGraphMemsetNodeGetParams};

CUresult cold_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 248)) return as(cold_cuGraphMemsetNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 248));
}
std::atomic<decltype(&cold_cuGraphMemsetNodeSetParams)> slot_cuGraphMemsetNodeSetParams{&cold_cuGraphMemsetNodeSetParams};

CUresult cold_cuGraphNodeFindInClone(CUgraphNode* phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) {
  if (const any_function real = resolve(driver_library, 249)) return as(cold_cuGraphNodeFindInClone, real)(phNode, hOriginalNode, hClonedGraph);
  zero(phNode, 8);
  static_cast<void>(hOriginalNode);
  static_cast<void>(hClonedGraph);
  return static_cast<CUresult>(failure(driver_library, 249));
}
std::atomic<decltype(&cold_cuGraphNodeFindInClone)> slot_cuGraphNodeFindInClone{&cold_cuGraphNodeFindInClone};

CUresult cold_cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 250)) return as(cold_cuGraphNodeGetContainingGraph, real)(hNode, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 250));
}
std::atomic<decltype(&cold_cuGraphNodeGetContainingGraph)> slot_cuGraphNodeGetContainingGraph{&cold_cuGraphNodeGetContainingGraph};

CUresult cold_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode* dependencies, size_t* numDependencies) {
  if (const any_function real = resolve(driver_library, 251)) return as(cold_cuGraphNodeGetDependencies, real)(hNode, dependencies, numDependencies);
  zero(numDependencies, 8);
  static_cast<void>(hNode);
  static_cast<void>(dependencies);
  return static_cast<CUresult>(failure(driver_library, 251));
}
std::atomic<decltype(&cold_cuGraphNodeGetDependencies)> slot_cuGraphNodeGetDependencies{&cold_cuGraphNodeGetDependencies};

CUresult cold_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode* dependencies, CUgraphEdgeData* edgeData, size_t* numDependencies) {
  if (const any_function real = resolve(driver_library, 252)) return as(cold_cuGraphNodeGetDependencies_v2, real)(hNode, dependencies, edgeData, numDependencies);
  zero(numDependencies, 8);
  static_cast<void>(hNode);
  static_cast<void>(dependencies);
  static_cast<void>(edgeData);
  return static_cast<CUresult>(failure(driver_library, 252));
}
std::atomic<decltype(&cold_cuGraphNodeGetDependencies_v2)> slot_cuGraphNodeGetDependencies_v2{&cold_cuGraphNodeGetDependencies_v2};

CUresult cold_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode* dependentNodes, size_t* numDependentNodes) {
  if (const any_function real = resolve(driver_library, 253)) return as(cold_cuGraphNodeGetDependentNodes, real)(hNode, dependentNodes, numDependentNodes);
  zero(dependentNodes, 8);
  zero(numDependentNodes, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 253));
}
std::atomic<decltype(&cold_cuGraphNodeGetDependentNodes)> slot_cuGraphNodeGetDependentNodes{&cold_cuGraphNodeGetDependentNodes};

CUresult cold_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode* dependentNodes, CUgraphEdgeData* edgeData, size_t* numDependentNodes) {
  if (const any_function real = resolve(driver_library, 254)) return as(cold_cuGraphNodeGetDependentNodes_v2, real)(hNode, dependentNodes, edgeData, numDependentNodes);
  zero(dependentNodes, 8);
  zero(numDependentNodes, 8);
  static_cast<void>(hNode);
  static_cast<void>(edgeData);
  return static_cast<CUresult>(failure(driver_library, 254));
}
std::atomic<decltype(&cold_cuGraphNodeGetDependentNodes_v2)> slot_cuGraphNodeGetDependentNodes_v2{&cold_cuGraphNodeGetDependentNodes_v2};

CUresult cold_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int* isEnabled) {
  if (const any_function real = resolve(driver_library, 255)) return as(cold_cuGraphNodeGetEnabled, real)(hGraphExec, hNode, isEnabled);
  zero(isEnabled, 4);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 255));
}
std::atomic<decltype(&cold_cuGraphNodeGetEnabled)> slot_cuGraphNodeGetEnabled{&cold_cuGraphNodeGetEnabled};

CUresult cold_cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int* nodeId) {
  if (const any_function real = resolve(driver_library, 256)) return as(cold_cuGraphNodeGetLocalId, real)(hNode, nodeId);
  zero(nodeId, 4);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 256));
}
std::atomic<decltype(&cold_cuGraphNodeGetLocalId)> slot_cuGraphNodeGetLocalId{&cold_cuGraphNodeGetLocalId};

CUresult cold_cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 257)) return as(cold_cuGraphNodeGetParams, real)(hNode, nodeParams);
  zero(nodeParams, 256);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 257));
}
std::atomic<decltype(&cold_cuGraphNodeGetParams)> slot_cuGraphNodeGetParams{&cold_cuGraphNodeGetParams};

CUresult cold_cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long* toolsNodeId) {
  if (const any_function real = resolve(driver_library, 258)) return as(cold_cuGraphNodeGetToolsId, real)(hNode, toolsNodeId);
  zero(toolsNodeId, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 258));
}
std::atomic<decltype(&cold_cuGraphNodeGetToolsId)> slot_cuGraphNodeGetToolsId{&cold_cuGraphNodeGetToolsId};

CUresult cold_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType* type) {
  if (const any_function real = resolve(driver_library, 259)) return as(cold_cuGraphNodeGetType, real)(hNode, type);
  zero(type, 4);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 259));
}
std::atomic<decltype(&cold_cuGraphNodeGetType)> slot_cuGraphNodeGetType{&cold_cuGraphNodeGetType};

CUresult cold_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled) {
  if (const any_function real = resolve(driver_library, 260)) return as(cold_cuGraphNodeSetEnabled, real)(hGraphExec, hNode, isEnabled);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(isEnabled);
  return static_cast<CUresult>(failure(driver_library, 260));
}
std::atomic<decltype(&cold_cuGraphNodeSetEnabled)> slot_cuGraphNodeSetEnabled{&cold_cuGraphNodeSetEnabled};

CUresult cold_cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 261)) return as(cold_cuGraphNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 261));
}
std::atomic<decltype(&cold_cuGraphNodeSetParams)> slot_cuGraphNodeSetParams{&cold_cuGraphNodeSetParams};

CUresult cold_cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 262)) return as(cold_cuGraphNodeSetParams_v2, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 262));
}
std::atomic<decltype(&cold_cuGraphNodeSetParams_v2)> slot_cuGraphNodeSetParams_v2{&cold_cuGraphNodeSetParams_v2};

CUresult cold_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count) {
  if (const any_function real = resolve(driver_library, 263)) return as(cold_cuGraphReleaseUserObject, real)(graph, object, count);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 263));
}
std::atomic<decltype(&cold_cuGraphReleaseUserObject)> slot_cuGraphReleaseUserObject{&cold_cuGraphReleaseUserObject};

CUresult cold_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 264)) return as(cold_cuGraphRemoveDependencies, real)(hGraph, from, to, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 264));
}
std::atomic<decltype(&cold_cuGraphRemoveDependencies)> slot_cuGraphRemoveDependencies{&cold_cuGraphRemoveDependencies};

CUresult cold_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 265)) return as(cold_cuGraphRemoveDependencies_v2, real)(hGraph, from, to, edgeData, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 265));
}
}  // namespace
extern std::atomic<decltype(&cold_cuGraphRemoveDependencies_v2)> slot_cuGraphRemoveDependencies_v2 __asm__("nybble_slot_cuGraphRemoveDependencies_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuGraphRemoveDependencies_v2)> slot_cuGraphRemoveDependencies_v2{&cold_cuGraphRemoveDependencies_v2};
namespace {

CUresult cold_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 266)) return as(cold_cuGraphRetainUserObject, real)(graph, object, count, flags);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 266));
}
std::atomic<decltype(&cold_cuGraphRetainUserObject)> slot_cuGraphRetainUserObject{&cold_cuGraphRetainUserObject};

CUresult cold_cuGraphUpload(CUgraphExec hGraph, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 267)) return as(cold_cuGraphUpload, real)(hGraph, hStream);
  static_cast<void>(hGraph);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 267));
}
std::atomic<decltype(&cold_cuGraphUpload)> slot_cuGraphUpload{&cold_cuGraphUpload};

CUresult cold_cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 268)) return as(cold_cuGraphUpload_ptsz, real)(hGraphExec, hStream);
  static_cast<void>(hGraphExec);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 268));
}
std::atomic<decltype(&cold_cuGraphUpload_ptsz)> slot_cuGraphUpload_ptsz{&cold_cuGraphUpload_ptsz};

CUresult cold_cuGraphicsEGLRegisterImage(CUgraphicsResource* pCudaResource, EGLImageKHR image, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 269)) return as(cold_cuGraphicsEGLRegisterImage, real)(pCudaResource, image, flags);
  zero(pCudaResource, 8);
  static_cast<void>(image);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 269));
}
std::atomic<decltype(&cold_cuGraphicsEGLRegisterImage)> slot_cuGraphicsEGLRegisterImage{&cold_cuGraphicsEGLRegisterImage};

CUresult cold_cuGraphicsGLRegisterBuffer(CUgraphicsResource* pCudaResource, GLuint buffer, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 270)) return as(cold_cuGraphicsGLRegisterBuffer, real)(pCudaResource, buffer, Flags);
  zero(pCudaResource, 8);
  static_cast<void>(buffer);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 270));
}
std::atomic<decltype(&cold_cuGraphicsGLRegisterBuffer)> slot_cuGraphicsGLRegisterBuffer{&cold_cuGraphicsGLRegisterBuffer};

CUresult cold_cuGraphicsGLRegisterImage(CUgraphicsResource* pCudaResource, GLuint image, GLenum target, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 271)) return as(cold_cuGraphicsGLRegisterImage, real)(pCudaResource, image, target, Flags);
  zero(pCudaResource, 8);
  static_cast<void>(image);
  static_cast<void>(target);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 271));
}
std::atomic<decltype(&cold_cuGraphicsGLRegisterImage)> slot_cuGraphicsGLRegisterImage{&cold_cuGraphicsGLRegisterImage};

CUresult cold_cuGraphicsMapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 272)) return as(cold_cuGraphicsMapResources, real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 272));
}
std::atomic<decltype(&cold_cuGraphicsMapResources)> slot_cuGraphicsMapResources{&cold_cuGraphicsMapResources};

CUresult cold_cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 273)) return as(cold_cuGraphicsMapResources_ptsz, real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 273));
}
std::atomic<decltype(&cold_cuGraphicsMapResources_ptsz)> slot_cuGraphicsMapResources_ptsz{&cold_cuGraphicsMapResources_ptsz};

CUresult cold_cuGraphicsResourceGetMappedEglFrame(CUeglFrame* eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel) {
  if (const any_function real = resolve(driver_library, 274)) return as(cold_cuGraphicsResourceGetMappedEglFrame, real)(eglFrame, resource, index, mipLevel);
  zero(eglFrame, 64);
  static_cast<void>(resource);
  static_cast<void>(index);
  static_cast<void>(mipLevel);
  return static_cast<CUresult>(failure(driver_library, 274));
}
std::atomic<decltype(&cold_cuGraphicsResourceGetMappedEglFrame)> slot_cuGraphicsResourceGetMappedEglFrame{&cold_cuGraphicsResourceGetMappedEglFrame};

CUresult cold_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray* pMipmappedArray, CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 275)) return as(cold_cuGraphicsResourceGetMappedMipmappedArray, real)(pMipmappedArray, resource);
  zero(pMipmappedArray, 8);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 275));
}
std::atomic<decltype(&cold_cuGraphicsResourceGetMappedMipmappedArray)> slot_cuGraphicsResourceGetMappedMipmappedArray{&cold_cuGraphicsResourceGetMappedMipmappedArray};

CUresult cold_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1* pDevPtr, unsigned int* pSize, CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 276)) return as(cold_cuGraphicsResourceGetMappedPointer, real)(pDevPtr, pSize, resource);
  zero(pDevPtr, 4);
  zero(pSize, 4);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 276));
}
std::atomic<decltype(&cold_cuGraphicsResourceGetMappedPointer)> slot_cuGraphicsResourceGetMappedPointer{&cold_cuGraphicsResourceGetMappedPointer};

CUresult cold_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr* pDevPtr, size_t* pSize, CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 277)) return as(cold_cuGraphicsResourceGetMappedPointer_v2, real)(pDevPtr, pSize, resource);
  zero(pDevPtr, 8);
  zero(pSize, 8);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 277));
}
std::atomic<decltype(&cold_cuGraphicsResourceGetMappedPointer_v2)> slot_cuGraphicsResourceGetMappedPointer_v2{&cold_cuGraphicsResourceGetMappedPointer_v2};

CUresult cold_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 278)) return as(cold_cuGraphicsResourceSetMapFlags, real)(resource, flags);
  static_cast<void>(resource);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 278));
}
std::atomic<decltype(&cold_cuGraphicsResourceSetMapFlags)> slot_cuGraphicsResourceSetMapFlags{&cold_cuGraphicsResourceSetMapFlags};

CUresult cold_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 279)) return as(cold_cuGraphicsResourceSetMapFlags_v2, real)(resource, flags);
  static_cast<void>(resource);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 279));
}
std::atomic<decltype(&cold_cuGraphicsResourceSetMapFlags_v2)> slot_cuGraphicsResourceSetMapFlags_v2{&cold_cuGraphicsResourceSetMapFlags_v2};

CUresult cold_cuGraphicsSubResourceGetMappedArray(CUarray* pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel) {
  if (const any_function real = resolve(driver_library, 280)) return as(cold_cuGraphicsSubResourceGetMappedArray, real)(pArray, resource, arrayIndex, mipLevel);
  zero(pArray, 8);
  static_cast<void>(resource);
  static_cast<void>(arrayIndex);
  static_cast<void>(mipLevel);
  return static_cast<CUresult>(failure(driver_library, 280));
}
std::atomic<decltype(&cold_cuGraphicsSubResourceGetMappedArray)> slot_cuGraphicsSubResourceGetMappedArray{&cold_cuGraphicsSubResourceGetMappedArray};

CUresult cold_cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 281)) return as(cold_cuGraphicsUnmapResources, real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 281));
}
std::atomic<decltype(&cold_cuGraphicsUnmapResources)> slot_cuGraphicsUnmapResources{&cold_cuGraphicsUnmapResources};

CUresult cold_cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 282)) return as(cold_cuGraphicsUnmapResources_ptsz, real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 282));
}
std::atomic<decltype(&cold_cuGraphicsUnmapResources_ptsz)> slot_cuGraphicsUnmapResources_ptsz{&cold_cuGraphicsUnmapResources_ptsz};

CUresult cold_cuGraphicsUnregisterResource(CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 283)) return as(cold_cuGraphicsUnregisterResource, real)(resource);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 283));
}
std::atomic<decltype(&cold_cuGraphicsUnregisterResource)> slot_cuGraphicsUnregisterResource{&cold_cuGraphicsUnregisterResource};

CUresult cold_cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource* pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 284)) return as(cold_cuGraphicsVDPAURegisterOutputSurface, real)(pCudaResource, vdpSurface, flags);
  zero(pCudaResource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 284));
}
std::atomic<decltype(&cold_cuGraphicsVDPAURegisterOutputSurface)> slot_cuGraphicsVDPAURegisterOutputSurface{&cold_cuGraphicsVDPAURegisterOutputSurface};

CUresult cold_cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource* pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 285)) return as(cold_cuGraphicsVDPAURegisterVideoSurface, real)(pCudaResource, vdpSurface, flags);
  zero(pCudaResource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 285));
}
std::atomic<decltype(&cold_cuGraphicsVDPAURegisterVideoSurface)> slot_cuGraphicsVDPAURegisterVideoSurface{&cold_cuGraphicsVDPAURegisterVideoSurface};

CUresult cold_cuGreenCtxCreate(CUgreenCtx* phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 286)) return as(cold_cuGreenCtxCreate, real)(phCtx, desc, dev, flags);
  zero(phCtx, 8);
  static_cast<void>(desc);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 286));
}
std::atomic<decltype(&cold_cuGreenCtxCreate)> slot_cuGreenCtxCreate{&cold_cuGreenCtxCreate};

CUresult cold_cuGreenCtxDestroy(CUgreenCtx hCtx) {
  if (const any_function real = resolve(driver_library, 287)) return as(cold_cuGreenCtxDestroy, real)(hCtx);
  static_cast<void>(hCtx);
  return static_cast<CUresult>(failure(driver_library, 287));
}
std::atomic<decltype(&cold_cuGreenCtxDestroy)> slot_cuGreenCtxDestroy{&cold_cuGreenCtxDestroy};

CUresult cold_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 288)) return as(cold_cuGreenCtxGetDevResource, real)(hCtx, resource, type);
  static_cast<void>(hCtx);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 288));
}
std::atomic<decltype(&cold_cuGreenCtxGetDevResource)> slot_cuGreenCtxGetDevResource{&cold_cuGreenCtxGetDevResource};

CUresult cold_cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long* greenCtxId) {
  if (const any_function real = resolve(driver_library, 289)) return as(cold_cuGreenCtxGetId, real)(greenCtx, greenCtxId);
  zero(greenCtxId, 8);
  static_cast<void>(greenCtx);
  return static_cast<CUresult>(failure(driver_library, 289));
}
std::atomic<decltype(&cold_cuGreenCtxGetId)> slot_cuGreenCtxGetId{&cold_cuGreenCtxGetId};

CUresult cold_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 290)) return as(cold_cuGreenCtxRecordEvent, real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 290));
}
std::atomic<decltype(&cold_cuGreenCtxRecordEvent)> slot_cuGreenCtxRecordEvent{&cold_cuGreenCtxRecordEvent};

CUresult cold_cuGreenCtxStreamCreate(CUstream* phStream, CUgreenCtx greenCtx, unsigned int flags, int priority) {
  if (const any_function real = resolve(driver_library, 291)) return as(cold_cuGreenCtxStreamCreate, real)(phStream, greenCtx, flags, priority);
  zero(phStream, 8);
  static_cast<void>(greenCtx);
  static_cast<void>(flags);
  static_cast<void>(priority);
  return static_cast<CUresult>(failure(driver_library, 291));
}
std::atomic<decltype(&cold_cuGreenCtxStreamCreate)> slot_cuGreenCtxStreamCreate{&cold_cuGreenCtxStreamCreate};

CUresult cold_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 292)) return as(cold_cuGreenCtxWaitEvent, real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 292));
}
std::atomic<decltype(&cold_cuGreenCtxWaitEvent)> slot_cuGreenCtxWaitEvent{&cold_cuGreenCtxWaitEvent};

CUresult cold_cuImportExternalMemory(CUexternalMemory* extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC* memHandleDesc) {
  if (const any_function real = resolve(driver_library, 293)) return as(cold_cuImportExternalMemory, real)(extMem_out, memHandleDesc);
  zero(extMem_out, 8);
  static_cast<void>(memHandleDesc);
  return static_cast<CUresult>(failure(driver_library, 293));
}
std::atomic<decltype(&cold_cuImportExternalMemory)> slot_cuImportExternalMemory{&cold_cuImportExternalMemory};

CUresult cold_cuImportExternalSemaphore(CUexternalSemaphore* extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC* semHandleDesc) {
  if (const any_function real = resolve(driver_library, 294)) return as(cold_cuImportExternalSemaphore, real)(extSem_out, semHandleDesc);
  zero(extSem_out, 8);
  static_cast<void>(semHandleDesc);
  return static_cast<CUresult>(failure(driver_library, 294));
}
std::atomic<decltype(&cold_cuImportExternalSemaphore)> slot_cuImportExternalSemaphore{&cold_cuImportExternalSemaphore};

CUresult cold_cuInit(unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 295)) return as(cold_cuInit, real)(Flags);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 295));
}
std::atomic<decltype(&cold_cuInit)> slot_cuInit{&cold_cuInit};

CUresult cold_cuIpcCloseMemHandle(CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 296)) return as(cold_cuIpcCloseMemHandle, real)(dptr);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 296));
}
std::atomic<decltype(&cold_cuIpcCloseMemHandle)> slot_cuIpcCloseMemHandle{&cold_cuIpcCloseMemHandle};

CUresult cold_cuIpcGetEventHandle(CUipcEventHandle* pHandle, CUevent event) {
  if (const any_function real = resolve(driver_library, 297)) return as(cold_cuIpcGetEventHandle, real)(pHandle, event);
  static_cast<void>(pHandle);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 297));
}
std::atomic<decltype(&cold_cuIpcGetEventHandle)> slot_cuIpcGetEventHandle{&cold_cuIpcGetEventHandle};

CUresult cold_cuIpcGetMemHandle(CUipcMemHandle* pHandle, CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 298)) return as(cold_cuIpcGetMemHandle, real)(pHandle, dptr);
  static_cast<void>(pHandle);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 298));
}
std::atomic<decltype(&cold_cuIpcGetMemHandle)> slot_cuIpcGetMemHandle{&cold_cuIpcGetMemHandle};

CUresult cold_cuIpcOpenEventHandle(CUevent* phEvent, CUipcEventHandle handle) {
  if (const any_function real = resolve(driver_library, 299)) return as(cold_cuIpcOpenEventHandle, real)(phEvent, handle);
  zero(phEvent, 8);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 299));
}
std::atomic<decltype(&cold_cuIpcOpenEventHandle)> slot_cuIpcOpenEventHandle{&cold_cuIpcOpenEventHandle};

CUresult cold_cuIpcOpenMemHandle(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 300)) return as(cold_cuIpcOpenMemHandle, real)(pdptr, handle, Flags);
  zero(pdptr, 8);
  static_cast<void>(handle);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 300));
}
std::atomic<decltype(&cold_cuIpcOpenMemHandle)> slot_cuIpcOpenMemHandle{&cold_cuIpcOpenMemHandle};

CUresult cold_cuIpcOpenMemHandle_v2(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 301)) return as(cold_cuIpcOpenMemHandle_v2, real)(pdptr, handle, Flags);
  zero(pdptr, 8);
  static_cast<void>(handle);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 301));
}
std::atomic<decltype(&cold_cuIpcOpenMemHandle_v2)> slot_cuIpcOpenMemHandle_v2{&cold_cuIpcOpenMemHandle_v2};

CUresult cold_cuKernelGetAttribute(int* pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 302)) return as(cold_cuKernelGetAttribute, real)(pi, attrib, kernel, dev);
  zero(pi, 4);
  static_cast<void>(attrib);
  static_cast<void>(kernel);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 302));
}
std::atomic<decltype(&cold_cuKernelGetAttribute)> slot_cuKernelGetAttribute{&cold_cuKernelGetAttribute};

CUresult cold_cuKernelGetFunction(CUfunction* pFunc, CUkernel kernel) {
  if (const any_function real = resolve(driver_library, 303)) return as(cold_cuKernelGetFunction, real)(pFunc, kernel);
  zero(pFunc, 8);
  static_cast<void>(kernel);
  return static_cast<CUresult>(failure(driver_library, 303));
}
std::atomic<decltype(&cold_cuKernelGetFunction)> slot_cuKernelGetFunction{&cold_cuKernelGetFunction};

CUresult cold_cuKernelGetLibrary(CUlibrary* pLib, CUkernel kernel) {
  if (const any_function real = resolve(driver_library, 304)) return as(cold_cuKernelGetLibrary, real)(pLib, kernel);
  zero(pLib, 8);
  static_cast<void>(kernel);
  return static_cast<CUresult>(failure(driver_library, 304));
}
std::atomic<decltype(&cold_cuKernelGetLibrary)> slot_cuKernelGetLibrary{&cold_cuKernelGetLibrary};

CUresult cold_cuKernelGetName(const char** name, CUkernel hfunc) {
  if (const any_function real = resolve(driver_library, 305)) return as(cold_cuKernelGetName, real)(name, hfunc);
  zero(name, 8);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 305));
}
std::atomic<decltype(&cold_cuKernelGetName)> slot_cuKernelGetName{&cold_cuKernelGetName};

CUresult cold_cuKernelGetParamCount(CUkernel kernel, size_t* paramCount) {
  if (const any_function real = resolve(driver_library, 306)) return as(cold_cuKernelGetParamCount, real)(kernel, paramCount);
  zero(paramCount, 8);
  static_cast<void>(kernel);
  return static_cast<CUresult>(failure(driver_library, 306));
}
std::atomic<decltype(&cold_cuKernelGetParamCount)> slot_cuKernelGetParamCount{&cold_cuKernelGetParamCount};

CUresult cold_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t* paramOffset, size_t* paramSize) {
  if (const any_function real = resolve(driver_library, 307)) return as(cold_cuKernelGetParamInfo, real)(kernel, paramIndex, paramOffset, paramSize);
  zero(paramOffset, 8);
  zero(paramSize, 8);
  static_cast<void>(kernel);
  static_cast<void>(paramIndex);
  return static_cast<CUresult>(failure(driver_library, 307));
}
std::atomic<decltype(&cold_cuKernelGetParamInfo)> slot_cuKernelGetParamInfo{&cold_cuKernelGetParamInfo};

CUresult cold_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 308)) return as(cold_cuKernelSetAttribute, real)(attrib, val, kernel, dev);
  static_cast<void>(attrib);
  static_cast<void>(val);
  static_cast<void>(kernel);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 308));
}
std::atomic<decltype(&cold_cuKernelSetAttribute)> slot_cuKernelSetAttribute{&cold_cuKernelSetAttribute};

CUresult cold_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 309)) return as(cold_cuKernelSetCacheConfig, real)(kernel, config, dev);
  static_cast<void>(kernel);
  static_cast<void>(config);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 309));
}
std::atomic<decltype(&cold_cuKernelSetCacheConfig)> slot_cuKernelSetCacheConfig{&cold_cuKernelSetCacheConfig};

CUresult cold_cuLaunch(CUfunction f) {
  if (const any_function real = resolve(driver_library, 310)) return as(cold_cuLaunch, real)(f);
  static_cast<void>(f);
  return static_cast<CUresult>(failure(driver_library, 310));
}
std::atomic<decltype(&cold_cuLaunch)> slot_cuLaunch{&cold_cuLaunch};

CUresult cold_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) {
  if (const any_function real = resolve(driver_library, 311)) return as(cold_cuLaunchCooperativeKernel, real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
  static_cast<void>(f);
  static_cast<void>(gridDimX);
  static_cast<void>(gridDimY);
  static_cast<void>(gridDimZ);
  static_cast<void>(blockDimX);
  static_cast<void>(blockDimY);
  static_cast<void>(blockDimZ);
  static_cast<void>(sharedMemBytes);
  static_cast<void>(hStream);
  static_cast<void>(kernelParams);
  return static_cast<CUresult>(failure(driver_library, 311));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLaunchCooperativeKernel)> slot_cuLaunchCooperativeKernel __asm__("nybble_slot_cuLaunchCooperativeKernel") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLaunchCooperativeKernel)> slot_cuLaunchCooperativeKernel{&cold_cuLaunchCooperativeKernel};
namespace {

CUresult cold_cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS* launchParamsList, unsigned int numDevices, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 312)) return as(cold_cuLaunchCooperativeKernelMultiDevice, real)(launchParamsList, numDevices, flags);
  static_cast<void>(launchParamsList);
  static_cast<void>(numDevices);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 312));
}
std::atomic<decltype(&cold_cuLaunchCooperativeKernelMultiDevice)> slot_cuLaunchCooperativeKernelMultiDevice{&cold_cuLaunchCooperativeKernelMultiDevice};

CUresult cold_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) {
  if (const any_function real = resolve(driver_library, 313)) return as(cold_cuLaunchCooperativeKernel_ptsz, real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
  static_cast<void>(f);
  static_cast<void>(gridDimX);
  static_cast<void>(gridDimY);
  static_cast<void>(gridDimZ);
  static_cast<void>(blockDimX);
  static_cast<void>(blockDimY);
  static_cast<void>(blockDimZ);
  static_cast<void>(sharedMemBytes);
  static_cast<void>(hStream);
  static_cast<void>(kernelParams);
  return static_cast<CUresult>(failure(driver_library, 313));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLaunchCooperativeKernel_ptsz)> slot_cuLaunchCooperativeKernel_ptsz __asm__("nybble_slot_cuLaunchCooperativeKernel_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLaunchCooperativeKernel_ptsz)> slot_cuLaunchCooperativeKernel_ptsz{&cold_cuLaunchCooperativeKernel_ptsz};
namespace {

CUresult cold_cuLaunchGrid(CUfunction f, int grid_width, int grid_height) {
  if (const any_function real = resolve(driver_library, 314)) return as(cold_cuLaunchGrid, real)(f, grid_width, grid_height);
  static_cast<void>(f);
  static_cast<void>(grid_width);
  static_cast<void>(grid_height);
  return static_cast<CUresult>(failure(driver_library, 314));
}
std::atomic<decltype(&cold_cuLaunchGrid)> slot_cuLaunchGrid{&cold_cuLaunchGrid};

CUresult cold_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 315)) return as(cold_cuLaunchGridAsync, real)(f, grid_width, grid_height, hStream);
  static_cast<void>(f);
  static_cast<void>(grid_width);
  static_cast<void>(grid_height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 315));
}
std::atomic<decltype(&cold_cuLaunchGridAsync)> slot_cuLaunchGridAsync{&cold_cuLaunchGridAsync};

CUresult cold_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void* userData) {
  if (const any_function real = resolve(driver_library, 316)) return as(cold_cuLaunchHostFunc, real)(hStream, fn, userData);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 316));
}
std::atomic<decltype(&cold_cuLaunchHostFunc)> slot_cuLaunchHostFunc{&cold_cuLaunchHostFunc};

CUresult cold_cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void* userData) {
  if (const any_function real = resolve(driver_library, 317)) return as(cold_cuLaunchHostFunc_ptsz, real)(hStream, fn, userData);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 317));
}
std::atomic<decltype(&cold_cuLaunchHostFunc_ptsz)> slot_cuLaunchHostFunc_ptsz{&cold_cuLaunchHostFunc_ptsz};

CUresult cold_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) {
  if (const any_function real = resolve(driver_library, 318)) return as(cold_cuLaunchHostFunc_v2, real)(hStream, fn, userData, syncMode);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  static_cast<void>(syncMode);
  return static_cast<CUresult>(failure(driver_library, 318));
}
std::atomic<decltype(&cold_cuLaunchHostFunc_v2)> slot_cuLaunchHostFunc_v2{&cold_cuLaunchHostFunc_v2};

CUresult cold_cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) {
  if (const any_function real = resolve(driver_library, 319)) return as(cold_cuLaunchHostFunc_v2_ptsz, real)(hStream, fn, userData, syncMode);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  static_cast<void>(syncMode);
  return static_cast<CUresult>(failure(driver_library, 319));
}
std::atomic<decltype(&cold_cuLaunchHostFunc_v2_ptsz)> slot_cuLaunchHostFunc_v2_ptsz{&cold_cuLaunchHostFunc_v2_ptsz};

CUresult cold_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 320)) return as(cold_cuLaunchKernel, real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
  static_cast<void>(f);
  static_cast<void>(gridDimX);
  static_cast<void>(gridDimY);
  static_cast<void>(gridDimZ);
  static_cast<void>(blockDimX);
  static_cast<void>(blockDimY);
  static_cast<void>(blockDimZ);
  static_cast<void>(sharedMemBytes);
  static_cast<void>(hStream);
  static_cast<void>(kernelParams);
  static_cast<void>(extra);
  return static_cast<CUresult>(failure(driver_library, 320));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLaunchKernel)> slot_cuLaunchKernel __asm__("nybble_slot_cuLaunchKernel") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLaunchKernel)> slot_cuLaunchKernel{&cold_cuLaunchKernel};
namespace {

CUresult cold_cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 321)) return as(cold_cuLaunchKernelEx, real)(config, f, kernelParams, extra);
  static_cast<void>(config);
  static_cast<void>(f);
  static_cast<void>(kernelParams);
  static_cast<void>(extra);
  return static_cast<CUresult>(failure(driver_library, 321));
}
std::atomic<decltype(&cold_cuLaunchKernelEx)> slot_cuLaunchKernelEx{&cold_cuLaunchKernelEx};

CUresult cold_cuLaunchKernelEx_ptsz(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 322)) return as(cold_cuLaunchKernelEx_ptsz, real)(config, f, kernelParams, extra);
  static_cast<void>(config);
  static_cast<void>(f);
  static_cast<void>(kernelParams);
  static_cast<void>(extra);
  return static_cast<CUresult>(failure(driver_library, 322));
}
std::atomic<decltype(&cold_cuLaunchKernelEx_ptsz)> slot_cuLaunchKernelEx_ptsz{&cold_cuLaunchKernelEx_ptsz};

CUresult cold_cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 323)) return as(cold_cuLaunchKernel_ptsz, real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
  static_cast<void>(f);
  static_cast<void>(gridDimX);
  static_cast<void>(gridDimY);
  static_cast<void>(gridDimZ);
  static_cast<void>(blockDimX);
  static_cast<void>(blockDimY);
  static_cast<void>(blockDimZ);
  static_cast<void>(sharedMemBytes);
  static_cast<void>(hStream);
  static_cast<void>(kernelParams);
  static_cast<void>(extra);
  return static_cast<CUresult>(failure(driver_library, 323));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLaunchKernel_ptsz)> slot_cuLaunchKernel_ptsz __asm__("nybble_slot_cuLaunchKernel_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLaunchKernel_ptsz)> slot_cuLaunchKernel_ptsz{&cold_cuLaunchKernel_ptsz};
namespace {

CUresult cold_cuLibraryEnumerateKernels(CUkernel* kernels, unsigned int numKernels, CUlibrary lib) {
  if (const any_function real = resolve(driver_library, 324)) return as(cold_cuLibraryEnumerateKernels, real)(kernels, numKernels, lib);
  static_cast<void>(kernels);
  static_cast<void>(numKernels);
  static_cast<void>(lib);
  return static_cast<CUresult>(failure(driver_library, 324));
}
std::atomic<decltype(&cold_cuLibraryEnumerateKernels)> slot_cuLibraryEnumerateKernels{&cold_cuLibraryEnumerateKernels};

CUresult cold_cuLibraryGetGlobal(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) {
  if (const any_function real = resolve(driver_library, 325)) return as(cold_cuLibraryGetGlobal, real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 325));
}
std::atomic<decltype(&cold_cuLibraryGetGlobal)> slot_cuLibraryGetGlobal{&cold_cuLibraryGetGlobal};

CUresult cold_cuLibraryGetKernel(CUkernel* pKernel, CUlibrary library, const char* name) {
  if (const any_function real = resolve(driver_library, 326)) return as(cold_cuLibraryGetKernel, real)(pKernel, library, name);
  zero(pKernel, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 326));
}
std::atomic<decltype(&cold_cuLibraryGetKernel)> slot_cuLibraryGetKernel{&cold_cuLibraryGetKernel};

CUresult cold_cuLibraryGetKernelCount(unsigned int* count, CUlibrary lib) {
  if (const any_function real = resolve(driver_library, 327)) return as(cold_cuLibraryGetKernelCount, real)(count, lib);
  zero(count, 4);
  static_cast<void>(lib);
  return static_cast<CUresult>(failure(driver_library, 327));
}
std::atomic<decltype(&cold_cuLibraryGetKernelCount)> slot_cuLibraryGetKernelCount{&cold_cuLibraryGetKernelCount};

CUresult cold_cuLibraryGetManaged(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) {
  if (const any_function real = resolve(driver_library, 328)) return as(cold_cuLibraryGetManaged, real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 328));
}
std::atomic<decltype(&cold_cuLibraryGetManaged)> slot_cuLibraryGetManaged{&cold_cuLibraryGetManaged};

CUresult cold_cuLibraryGetModule(CUmodule* pMod, CUlibrary library) {
  if (const any_function real = resolve(driver_library, 329)) return as(cold_cuLibraryGetModule, real)(pMod, library);
  zero(pMod, 8);
  static_cast<void>(library);
  return static_cast<CUresult>(failure(driver_library, 329));
}
std::atomic<decltype(&cold_cuLibraryGetModule)> slot_cuLibraryGetModule{&cold_cuLibraryGetModule};

CUresult cold_cuLibraryGetUnifiedFunction(void** fptr, CUlibrary library, const char* symbol) {
  if (const any_function real = resolve(driver_library, 330)) return as(cold_cuLibraryGetUnifiedFunction, real)(fptr, library, symbol);
  zero(fptr, 8);
  static_cast<void>(library);
  static_cast<void>(symbol);
  return static_cast<CUresult>(failure(driver_library, 330));
}
std::atomic<decltype(&cold_cuLibraryGetUnifiedFunction)> slot_cuLibraryGetUnifiedFunction{&cold_cuLibraryGetUnifiedFunction};

CUresult cold_cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(driver_library, 331)) return as(cold_cuLibraryLoadData, real)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
  zero(library, 8);
  static_cast<void>(code);
  static_cast<void>(jitOptions);
  static_cast<void>(jitOptionsValues);
  static_cast<void>(numJitOptions);
  static_cast<void>(libraryOptions);
  static_cast<void>(libraryOptionValues);
  static_cast<void>(numLibraryOptions);
  return static_cast<CUresult>(failure(driver_library, 331));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLibraryLoadData)> slot_cuLibraryLoadData __asm__("nybble_slot_cuLibraryLoadData") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLibraryLoadData)> slot_cuLibraryLoadData{&cold_cuLibraryLoadData};
namespace {

CUresult cold_cuLibraryLoadFromFile(CUlibrary* library, const char* fileName, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(driver_library, 332)) return as(cold_cuLibraryLoadFromFile, real)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
  zero(library, 8);
  static_cast<void>(fileName);
  static_cast<void>(jitOptions);
  static_cast<void>(jitOptionsValues);
  static_cast<void>(numJitOptions);
  static_cast<void>(libraryOptions);
  static_cast<void>(libraryOptionValues);
  static_cast<void>(numLibraryOptions);
  return static_cast<CUresult>(failure(driver_library, 332));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLibraryLoadFromFile)> slot_cuLibraryLoadFromFile __asm__("nybble_slot_cuLibraryLoadFromFile") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLibraryLoadFromFile)> slot_cuLibraryLoadFromFile{&cold_cuLibraryLoadFromFile};
namespace {

CUresult cold_cuLibraryUnload(CUlibrary library) {
  if (const any_function real = resolve(driver_library, 333)) return as(cold_cuLibraryUnload, real)(library);
  static_cast<void>(library);
  return static_cast<CUresult>(failure(driver_library, 333));
}
std::atomic<decltype(&cold_cuLibraryUnload)> slot_cuLibraryUnload{&cold_cuLibraryUnload};

CUresult cold_cuLinkAddData(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 334)) return as(cold_cuLinkAddData, real)(state, type, data, size, name, numOptions, options, optionValues);
  static_cast<void>(state);
  static_cast<void>(type);
  static_cast<void>(data);
  static_cast<void>(size);
  static_cast<void>(name);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 334));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLinkAddData)> slot_cuLinkAddData __asm__("nybble_slot_cuLinkAddData") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLinkAddData)> slot_cuLinkAddData{&cold_cuLinkAddData};
namespace {

CUresult cold_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 335)) return as(cold_cuLinkAddData_v2, real)(state, type, data, size, name, numOptions, options, optionValues);
  static_cast<void>(state);
  static_cast<void>(type);
  static_cast<void>(data);
  static_cast<void>(size);
  static_cast<void>(name);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 335));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLinkAddData_v2)> slot_cuLinkAddData_v2 __asm__("nybble_slot_cuLinkAddData_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLinkAddData_v2)> slot_cuLinkAddData_v2{&cold_cuLinkAddData_v2};
namespace {

CUresult cold_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 336)) return as(cold_cuLinkAddFile, real)(state, type, path, numOptions, options, optionValues);
  static_cast<void>(state);
  static_cast<void>(type);
  static_cast<void>(path);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 336));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLinkAddFile)> slot_cuLinkAddFile __asm__("nybble_slot_cuLinkAddFile") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLinkAddFile)> slot_cuLinkAddFile{&cold_cuLinkAddFile};
namespace {

CUresult cold_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 337)) return as(cold_cuLinkAddFile_v2, real)(state, type, path, numOptions, options, optionValues);
  static_cast<void>(state);
  static_cast<void>(type);
  static_cast<void>(path);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 337));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLinkAddFile_v2)> slot_cuLinkAddFile_v2 __asm__("nybble_slot_cuLinkAddFile_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLinkAddFile_v2)> slot_cuLinkAddFile_v2{&cold_cuLinkAddFile_v2};
namespace {

CUresult cold_cuLinkComplete(CUlinkState state, void** cubinOut, size_t* sizeOut) {
  if (const any_function real = resolve(driver_library, 338)) return as(cold_cuLinkComplete, real)(state, cubinOut, sizeOut);
  zero(cubinOut, 8);
  zero(sizeOut, 8);
  static_cast<void>(state);
  return static_cast<CUresult>(failure(driver_library, 338));
}
std::atomic<decltype(&cold_cuLinkComplete)> slot_cuLinkComplete{&cold_cuLinkComplete};

CUresult cold_cuLinkCreate(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) {
  if (const any_function real = resolve(driver_library, 339)) return as(cold_cuLinkCreate, real)(numOptions, options, optionValues, stateOut);
  zero(stateOut, 8);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 339));
}
std::atomic<decltype(&cold_cuLinkCreate)> slot_cuLinkCreate{&cold_cuLinkCreate};

CUresult cold_cuLinkCreate_v2(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) {
  if (const any_function real = resolve(driver_library, 340)) return as(cold_cuLinkCreate_v2, real)(numOptions, options, optionValues, stateOut);
  zero(stateOut, 8);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 340));
}
std::atomic<decltype(&cold_cuLinkCreate_v2)> slot_cuLinkCreate_v2{&cold_cuLinkCreate_v2};

CUresult cold_cuLinkDestroy(CUlinkState state) {
  if (const any_function real = resolve(driver_library, 341)) return as(cold_cuLinkDestroy, real)(state);
  static_cast<void>(state);
  return static_cast<CUresult>(failure(driver_library, 341));
}
std::atomic<decltype(&cold_cuLinkDestroy)> slot_cuLinkDestroy{&cold_cuLinkDestroy};

CUresult cold_cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 342)) return as(cold_cuLogicalEndpointAddDevice, real)(leId, dev);
  static_cast<void>(leId);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 342));
}
std::atomic<decltype(&cold_cuLogicalEndpointAddDevice)> slot_cuLogicalEndpointAddDevice{&cold_cuLogicalEndpointAddDevice};

CUresult cold_cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void* ptr, cuuint64_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 343)) return as(cold_cuLogicalEndpointBindAddr, real)(leId, dev, offset, ptr, size, flags);
  static_cast<void>(leId);
  static_cast<void>(dev);
  static_cast<void>(offset);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 343));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLogicalEndpointBindAddr)> slot_cuLogicalEndpointBindAddr __asm__("nybble_slot_cuLogicalEndpointBindAddr") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLogicalEndpointBindAddr)> slot_cuLogicalEndpointBindAddr{&cold_cuLogicalEndpointBindAddr};
namespace {

CUresult cold_cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 344)) return as(cold_cuLogicalEndpointBindMem, real)(leId, dev, offset, memHandle, memOffset, size, flags);
  static_cast<void>(leId);
  static_cast<void>(dev);
  static_cast<void>(offset);
  static_cast<void>(memHandle);
  static_cast<void>(memOffset);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 344));
}
}  // namespace
extern std::atomic<decltype(&cold_cuLogicalEndpointBindMem)> slot_cuLogicalEndpointBindMem __asm__("nybble_slot_cuLogicalEndpointBindMem") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuLogicalEndpointBindMem)> slot_cuLogicalEndpointBindMem{&cold_cuLogicalEndpointBindMem};
namespace {

CUresult cold_cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp* prop) {
  if (const any_function real = resolve(driver_library, 345)) return as(cold_cuLogicalEndpointCreate, real)(leId, prop);
  static_cast<void>(leId);
  static_cast<void>(prop);
  return static_cast<CUresult>(failure(driver_library, 345));
}
std::atomic<decltype(&cold_cuLogicalEndpointCreate)> slot_cuLogicalEndpointCreate{&cold_cuLogicalEndpointCreate};

CUresult cold_cuLogicalEndpointDestroy(CUlogicalEndpointId leId) {
  if (const any_function real = resolve(driver_library, 346)) return as(cold_cuLogicalEndpointDestroy, real)(leId);
  static_cast<void>(leId);
  return static_cast<CUresult>(failure(driver_library, 346));
}
std::atomic<decltype(&cold_cuLogicalEndpointDestroy)> slot_cuLogicalEndpointDestroy{&cold_cuLogicalEndpointDestroy};

CUresult cold_cuLogicalEndpointExport(void* handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType) {
  if (const any_function real = resolve(driver_library, 347)) return as(cold_cuLogicalEndpointExport, real)(handle, leId, handleType);
  static_cast<void>(handle);
  static_cast<void>(leId);
  static_cast<void>(handleType);
  return static_cast<CUresult>(failure(driver_library, 347));
}
std::atomic<decltype(&cold_cuLogicalEndpointExport)> slot_cuLogicalEndpointExport{&cold_cuLogicalEndpointExport};

CUresult cold_cuLogicalEndpointGetLimits(cuuint64_t* bindAlignment, cuuint64_t* maxSize, const CUlogicalEndpointProp* prop) {
  if (const any_function real = resolve(driver_library, 348)) return as(cold_cuLogicalEndpointGetLimits, real)(bindAlignment, maxSize, prop);
  zero(bindAlignment, 8);
  zero(maxSize, 8);
  static_cast<void>(prop);
  return static_cast<CUresult>(failure(driver_library, 348));
}
std::atomic<decltype(&cold_cuLogicalEndpointGetLimits)> slot_cuLogicalEndpointGetLimits{&cold_cuLogicalEndpointGetLimits};

CUresult cold_cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count) {
  if (const any_function real = resolve(driver_library, 349)) return as(cold_cuLogicalEndpointIdRelease, real)(baseLeId, count);
  static_cast<void>(baseLeId);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 349));
}
std::atomic<decltype(&cold_cuLogicalEndpointIdRelease)> slot_cuLogicalEndpointIdRelease{&cold_cuLogicalEndpointIdRelease};

CUresult cold_cuLogicalEndpointIdReserve(CUlogicalEndpointId* baseLeId, cuuint32_t count) {
  if (const any_function real = resolve(driver_library, 350)) return as(cold_cuLogicalEndpointIdReserve, real)(baseLeId, count);
  zero(baseLeId, 4);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 350));
}
std::atomic<decltype(&cold_cuLogicalEndpointIdReserve)> slot_cuLogicalEndpointIdReserve{&cold_cuLogicalEndpointIdReserve};

CUresult cold_cuLogicalEndpointImport(CUlogicalEndpointId leId, const void* handle, CUlogicalEndpointIpcHandleType handleType) {
  if (const any_function real = resolve(driver_library, 351)) return as(cold_cuLogicalEndpointImport, real)(leId, handle, handleType);
  static_cast<void>(leId);
  static_cast<void>(handle);
  static_cast<void>(handleType);
  return static_cast<CUresult>(failure(driver_library, 351));
}
std::atomic<decltype(&cold_cuLogicalEndpointImport)> slot_cuLogicalEndpointImport{&cold_cuLogicalEndpointImport};

CUresult cold_cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int* queryStatus) {
  if (const any_function real = resolve(driver_library, 352)) return as(cold_cuLogicalEndpointQuery, real)(leId, count, queryStatus);
  zero(queryStatus, 4);
  static_cast<void>(leId);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 352));
}
std::atomic<decltype(&cold_cuLogicalEndpointQuery)> slot_cuLogicalEndpointQuery{&cold_cuLogicalEndpointQuery};

CUresult cold_cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size) {
  if (const any_function real = resolve(driver_library, 353)) return as(cold_cuLogicalEndpointUnbind, real)(leId, dev, offset, size);
  static_cast<void>(leId);
  static_cast<void>(dev);
  static_cast<void>(offset);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 353));
}
std::atomic<decltype(&cold_cuLogicalEndpointUnbind)> slot_cuLogicalEndpointUnbind{&cold_cuLogicalEndpointUnbind};

CUresult cold_cuLogsCurrent(CUlogIterator* iterator_out, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 354)) return as(cold_cuLogsCurrent, real)(iterator_out, flags);
  zero(iterator_out, 4);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 354));
}
std::atomic<decltype(&cold_cuLogsCurrent)> slot_cuLogsCurrent{&cold_cuLogsCurrent};

CUresult cold_cuLogsDumpToFile(CUlogIterator* iterator, const char* pathToFile, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 355)) return as(cold_cuLogsDumpToFile, real)(iterator, pathToFile, flags);
  static_cast<void>(iterator);
  static_cast<void>(pathToFile);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 355));
}
std::atomic<decltype(&cold_cuLogsDumpToFile)> slot_cuLogsDumpToFile{&cold_cuLogsDumpToFile};

CUresult cold_cuLogsDumpToMemory(CUlogIterator* iterator, char* buffer, size_t* size, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 356)) return as(cold_cuLogsDumpToMemory, real)(iterator, buffer, size, flags);
  zero(size, 8);
  static_cast<void>(iterator);
  static_cast<void>(buffer);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 356));
}
std::atomic<decltype(&cold_cuLogsDumpToMemory)> slot_cuLogsDumpToMemory{&cold_cuLogsDumpToMemory};

CUresult cold_cuLogsRegisterCallback(CUlogsCallback callbackFunc, void* userData, CUlogsCallbackHandle* callback_out) {
  if (const any_function real = resolve(driver_library, 357)) return as(cold_cuLogsRegisterCallback, real)(callbackFunc, userData, callback_out);
  zero(callback_out, 8);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 357));
}
std::atomic<decltype(&cold_cuLogsRegisterCallback)> slot_cuLogsRegisterCallback{&cold_cuLogsRegisterCallback};

CUresult cold_cuLogsUnregisterCallback(CUlogsCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 358)) return as(cold_cuLogsUnregisterCallback, real)(callback);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 358));
}
std::atomic<decltype(&cold_cuLogsUnregisterCallback)> slot_cuLogsUnregisterCallback{&cold_cuLogsUnregisterCallback};

CUresult cold_cuMemAddressFree(CUdeviceptr ptr, size_t size) {
  if (const any_function real = resolve(driver_library, 359)) return as(cold_cuMemAddressFree, real)(ptr, size);
  static_cast<void>(ptr);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 359));
}
std::atomic<decltype(&cold_cuMemAddressFree)> slot_cuMemAddressFree{&cold_cuMemAddressFree};

CUresult cold_cuMemAddressReserve(CUdeviceptr* ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 360)) return as(cold_cuMemAddressReserve, real)(ptr, size, alignment, addr, flags);
  zero(ptr, 8);
  static_cast<void>(size);
  static_cast<void>(alignment);
  static_cast<void>(addr);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 360));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemAddressReserve)> slot_cuMemAddressReserve __asm__("nybble_slot_cuMemAddressReserve") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemAddressReserve)> slot_cuMemAddressReserve{&cold_cuMemAddressReserve};
namespace {

CUresult cold_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) {
  if (const any_function real = resolve(driver_library, 361)) return as(cold_cuMemAdvise, real)(devPtr, count, advice, device);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 361));
}
std::atomic<decltype(&cold_cuMemAdvise)> slot_cuMemAdvise{&cold_cuMemAdvise};

CUresult cold_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location) {
  if (const any_function real = resolve(driver_library, 362)) return as(cold_cuMemAdvise_v2, real)(devPtr, count, advice, location);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(location);
  return static_cast<CUresult>(failure(driver_library, 362));
}
std::atomic<decltype(&cold_cuMemAdvise_v2)> slot_cuMemAdvise_v2{&cold_cuMemAdvise_v2};

CUresult cold_cuMemAlloc(CUdeviceptr_v1* dptr, unsigned int bytesize) {
  if (const any_function real = resolve(driver_library, 363)) return as(cold_cuMemAlloc, real)(dptr, bytesize);
  zero(dptr, 4);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 363));
}
std::atomic<decltype(&cold_cuMemAlloc)> slot_cuMemAlloc{&cold_cuMemAlloc};

CUresult cold_cuMemAllocAsync(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 364)) return as(cold_cuMemAllocAsync, real)(dptr, bytesize, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 364));
}
std::atomic<decltype(&cold_cuMemAllocAsync)> slot_cuMemAllocAsync{&cold_cuMemAllocAsync};

CUresult cold_cuMemAllocAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 365)) return as(cold_cuMemAllocAsync_ptsz, real)(dptr, bytesize, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 365));
}
std::atomic<decltype(&cold_cuMemAllocAsync_ptsz)> slot_cuMemAllocAsync_ptsz{&cold_cuMemAllocAsync_ptsz};

CUresult cold_cuMemAllocFromPoolAsync(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 366)) return as(cold_cuMemAllocFromPoolAsync, real)(dptr, bytesize, pool, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(pool);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 366));
}
std::atomic<decltype(&cold_cuMemAllocFromPoolAsync)> slot_cuMemAllocFromPoolAsync{&cold_cuMemAllocFromPoolAsync};

CUresult cold_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 367)) return as(cold_cuMemAllocFromPoolAsync_ptsz, real)(dptr, bytesize, pool, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(pool);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 367));
}
std::atomic<decltype(&cold_cuMemAllocFromPoolAsync_ptsz)> slot_cuMemAllocFromPoolAsync_ptsz{&cold_cuMemAllocFromPoolAsync_ptsz};

CUresult cold_cuMemAllocHost(void** pp, unsigned int bytesize) {
  if (const any_function real = resolve(driver_library, 368)) return as(cold_cuMemAllocHost, real)(pp, bytesize);
  zero(pp, 8);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 368));
}
std::atomic<decltype(&cold_cuMemAllocHost)> slot_cuMemAllocHost{&cold_cuMemAllocHost};

CUresult cold_cuMemAllocHost_v2(void** pp, size_t bytesize) {
  if (const any_function real = resolve(driver_library, 369)) return as(cold_cuMemAllocHost_v2, real)(pp, bytesize);
  zero(pp, 8);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 369));
}
std::atomic<decltype(&cold_cuMemAllocHost_v2)> slot_cuMemAllocHost_v2{&cold_cuMemAllocHost_v2};

CUresult cold_cuMemAllocManaged(CUdeviceptr* dptr, size_t bytesize, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 370)) return as(cold_cuMemAllocManaged, real)(dptr, bytesize, flags);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 370));
}
std::atomic<decltype(&cold_cuMemAllocManaged)> slot_cuMemAllocManaged{&cold_cuMemAllocManaged};

CUresult cold_cuMemAllocPitch(CUdeviceptr_v1* dptr, unsigned int* pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes) {
  if (const any_function real = resolve(driver_library, 371)) return as(cold_cuMemAllocPitch, real)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
  zero(dptr, 4);
  zero(pPitch, 4);
  static_cast<void>(WidthInBytes);
  static_cast<void>(Height);
  static_cast<void>(ElementSizeBytes);
  return static_cast<CUresult>(failure(driver_library, 371));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemAllocPitch)> slot_cuMemAllocPitch __asm__("nybble_slot_cuMemAllocPitch") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemAllocPitch)> slot_cuMemAllocPitch{&cold_cuMemAllocPitch};
namespace {

CUresult cold_cuMemAllocPitch_v2(CUdeviceptr* dptr, size_t* pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes) {
  if (const any_function real = resolve(driver_library, 372)) return as(cold_cuMemAllocPitch_v2, real)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
  zero(dptr, 8);
  zero(pPitch, 8);
  static_cast<void>(WidthInBytes);
  static_cast<void>(Height);
  static_cast<void>(ElementSizeBytes);
  return static_cast<CUresult>(failure(driver_library, 372));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemAllocPitch_v2)> slot_cuMemAllocPitch_v2 __asm__("nybble_slot_cuMemAllocPitch_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemAllocPitch_v2)> slot_cuMemAllocPitch_v2{&cold_cuMemAllocPitch_v2};
namespace {

CUresult cold_cuMemAlloc_v2(CUdeviceptr* dptr, size_t bytesize) {
  if (const any_function real = resolve(driver_library, 373)) return as(cold_cuMemAlloc_v2, real)(dptr, bytesize);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 373));
}
std::atomic<decltype(&cold_cuMemAlloc_v2)> slot_cuMemAlloc_v2{&cold_cuMemAlloc_v2};

CUresult cold_cuMemBatchDecompressAsync(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) {
  if (const any_function real = resolve(driver_library, 374)) return as(cold_cuMemBatchDecompressAsync, real)(paramsArray, count, flags, errorIndex, stream);
  zero(errorIndex, 8);
  static_cast<void>(paramsArray);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 374));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemBatchDecompressAsync)> slot_cuMemBatchDecompressAsync __asm__("nybble_slot_cuMemBatchDecompressAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemBatchDecompressAsync)> slot_cuMemBatchDecompressAsync{&cold_cuMemBatchDecompressAsync};
namespace {

CUresult cold_cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) {
  if (const any_function real = resolve(driver_library, 375)) return as(cold_cuMemBatchDecompressAsync_ptsz, real)(paramsArray, count, flags, errorIndex, stream);
  zero(errorIndex, 8);
  static_cast<void>(paramsArray);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 375));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemBatchDecompressAsync_ptsz)> slot_cuMemBatchDecompressAsync_ptsz __asm__("nybble_slot_cuMemBatchDecompressAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemBatchDecompressAsync_ptsz)> slot_cuMemBatchDecompressAsync_ptsz{&cold_cuMemBatchDecompressAsync_ptsz};
namespace {

CUresult cold_cuMemCreate(CUmemGenericAllocationHandle* handle, size_t size, const CUmemAllocationProp* prop, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 376)) return as(cold_cuMemCreate, real)(handle, size, prop, flags);
  zero(handle, 8);
  static_cast<void>(size);
  static_cast<void>(prop);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 376));
}
std::atomic<decltype(&cold_cuMemCreate)> slot_cuMemCreate{&cold_cuMemCreate};

CUresult cold_cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 377)) return as(cold_cuMemDiscardAndPrefetchBatchAsync, real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(prefetchLocs);
  static_cast<void>(prefetchLocIdxs);
  static_cast<void>(numPrefetchLocs);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 377));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemDiscardAndPrefetchBatchAsync)> slot_cuMemDiscardAndPrefetchBatchAsync __asm__("nybble_slot_cuMemDiscardAndPrefetchBatchAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemDiscardAndPrefetchBatchAsync)> slot_cuMemDiscardAndPrefetchBatchAsync{&cold_cuMemDiscardAndPrefetchBatchAsync};
namespace {

CUresult cold_cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 378)) return as(cold_cuMemDiscardAndPrefetchBatchAsync_ptsz, real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(prefetchLocs);
  static_cast<void>(prefetchLocIdxs);
  static_cast<void>(numPrefetchLocs);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 378));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemDiscardAndPrefetchBatchAsync_ptsz)> slot_cuMemDiscardAndPrefetchBatchAsync_ptsz __asm__("nybble_slot_cuMemDiscardAndPrefetchBatchAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemDiscardAndPrefetchBatchAsync_ptsz)> slot_cuMemDiscardAndPrefetchBatchAsync_ptsz{&cold_cuMemDiscardAndPrefetchBatchAsync_ptsz};
namespace {

CUresult cold_cuMemDiscardBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 379)) return as(cold_cuMemDiscardBatchAsync, real)(dptrs, sizes, count, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 379));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemDiscardBatchAsync)> slot_cuMemDiscardBatchAsync __asm__("nybble_slot_cuMemDiscardBatchAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemDiscardBatchAsync)> slot_cuMemDiscardBatchAsync{&cold_cuMemDiscardBatchAsync};
namespace {

CUresult cold_cuMemDiscardBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 380)) return as(cold_cuMemDiscardBatchAsync_ptsz, real)(dptrs, sizes, count, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 380));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemDiscardBatchAsync_ptsz)> slot_cuMemDiscardBatchAsync_ptsz __asm__("nybble_slot_cuMemDiscardBatchAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemDiscardBatchAsync_ptsz)> slot_cuMemDiscardBatchAsync_ptsz{&cold_cuMemDiscardBatchAsync_ptsz};
namespace {

CUresult cold_cuMemExportToShareableHandle(void* shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 381)) return as(cold_cuMemExportToShareableHandle, real)(shareableHandle, handle, handleType, flags);
  static_cast<void>(shareableHandle);
  static_cast<void>(handle);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 381));
}
std::atomic<decltype(&cold_cuMemExportToShareableHandle)> slot_cuMemExportToShareableHandle{&cold_cuMemExportToShareableHandle};

CUresult cold_cuMemFree(CUdeviceptr_v1 dptr) {
  if (const any_function real = resolve(driver_library, 382)) return as(cold_cuMemFree, real)(dptr);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 382));
}
std::atomic<decltype(&cold_cuMemFree)> slot_cuMemFree{&cold_cuMemFree};

CUresult cold_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 383)) return as(cold_cuMemFreeAsync, real)(dptr, hStream);
  static_cast<void>(dptr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 383));
}
std::atomic<decltype(&cold_cuMemFreeAsync)> slot_cuMemFreeAsync{&cold_cuMemFreeAsync};

CUresult cold_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 384)) return as(cold_cuMemFreeAsync_ptsz, real)(dptr, hStream);
  static_cast<void>(dptr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 384));
}
std::atomic<decltype(&cold_cuMemFreeAsync_ptsz)> slot_cuMemFreeAsync_ptsz{&cold_cuMemFreeAsync_ptsz};

CUresult cold_cuMemFreeHost(void* p) {
  if (const any_function real = resolve(driver_library, 385)) return as(cold_cuMemFreeHost, real)(p);
  static_cast<void>(p);
  return static_cast<CUresult>(failure(driver_library, 385));
}
std::atomic<decltype(&cold_cuMemFreeHost)> slot_cuMemFreeHost{&cold_cuMemFreeHost};

CUresult cold_cuMemFree_v2(CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 386)) return as(cold_cuMemFree_v2, real)(dptr);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 386));
}
std::atomic<decltype(&cold_cuMemFree_v2)> slot_cuMemFree_v2{&cold_cuMemFree_v2};

CUresult cold_cuMemGetAccess(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 387)) return as(cold_cuMemGetAccess, real)(flags, location, ptr);
  zero(flags, 8);
  static_cast<void>(location);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 387));
}
std::atomic<decltype(&cold_cuMemGetAccess)> slot_cuMemGetAccess{&cold_cuMemGetAccess};

CUresult cold_cuMemGetAddressRange(CUdeviceptr_v1* pbase, unsigned int* psize, CUdeviceptr_v1 dptr) {
  if (const any_function real = resolve(driver_library, 388)) return as(cold_cuMemGetAddressRange, real)(pbase, psize, dptr);
  zero(pbase, 4);
  zero(psize, 4);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 388));
}
std::atomic<decltype(&cold_cuMemGetAddressRange)> slot_cuMemGetAddressRange{&cold_cuMemGetAddressRange};

CUresult cold_cuMemGetAddressRange_v2(CUdeviceptr* pbase, size_t* psize, CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 389)) return as(cold_cuMemGetAddressRange_v2, real)(pbase, psize, dptr);
  zero(pbase, 8);
  zero(psize, 8);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 389));
}
std::atomic<decltype(&cold_cuMemGetAddressRange_v2)> slot_cuMemGetAddressRange_v2{&cold_cuMemGetAddressRange_v2};

CUresult cold_cuMemGetAllocationGranularity(size_t* granularity, const CUmemAllocationProp* prop, CUmemAllocationGranularity_flags option) {
  if (const any_function real = resolve(driver_library, 390)) return as(cold_cuMemGetAllocationGranularity, real)(granularity, prop, option);
  zero(granularity, 8);
  static_cast<void>(prop);
  static_cast<void>(option);
  return static_cast<CUresult>(failure(driver_library, 390));
}
std::atomic<decltype(&cold_cuMemGetAllocationGranularity)> slot_cuMemGetAllocationGranularity{&cold_cuMemGetAllocationGranularity};

CUresult cold_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp* prop, CUmemGenericAllocationHandle handle) {
  if (const any_function real = resolve(driver_library, 391)) return as(cold_cuMemGetAllocationPropertiesFromHandle, real)(prop, handle);
  zero(prop, 32);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 391));
}
std::atomic<decltype(&cold_cuMemGetAllocationPropertiesFromHandle)> slot_cuMemGetAllocationPropertiesFromHandle{&cold_cuMemGetAllocationPropertiesFromHandle};

CUresult cold_cuMemGetDefaultMemPool(CUmemoryPool* pool_out, CUmemLocation* location, CUmemAllocationType type) {
  if (const any_function real = resolve(driver_library, 392)) return as(cold_cuMemGetDefaultMemPool, real)(pool_out, location, type);
  zero(pool_out, 8);
  static_cast<void>(location);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 392));
}
std::atomic<decltype(&cold_cuMemGetDefaultMemPool)> slot_cuMemGetDefaultMemPool{&cold_cuMemGetDefaultMemPool};

CUresult cold_cuMemGetHandleForAddressRange(void* handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 393)) return as(cold_cuMemGetHandleForAddressRange, real)(handle, dptr, size, handleType, flags);
  static_cast<void>(handle);
  static_cast<void>(dptr);
  static_cast<void>(size);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 393));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemGetHandleForAddressRange)> slot_cuMemGetHandleForAddressRange __asm__("nybble_slot_cuMemGetHandleForAddressRange") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemGetHandleForAddressRange)> slot_cuMemGetHandleForAddressRange{&cold_cuMemGetHandleForAddressRange};
namespace {

CUresult cold_cuMemGetInfo(unsigned int* free, unsigned int* total) {
  if (const any_function real = resolve(driver_library, 394)) return as(cold_cuMemGetInfo, real)(free, total);
  zero(free, 4);
  zero(total, 4);
  return static_cast<CUresult>(failure(driver_library, 394));
}
std::atomic<decltype(&cold_cuMemGetInfo)> slot_cuMemGetInfo{&cold_cuMemGetInfo};

CUresult cold_cuMemGetInfo_v2(size_t* free, size_t* total) {
  if (const any_function real = resolve(driver_library, 395)) return as(cold_cuMemGetInfo_v2, real)(free, total);
  zero(free, 8);
  zero(total, 8);
  return static_cast<CUresult>(failure(driver_library, 395));
}
std::atomic<decltype(&cold_cuMemGetInfo_v2)> slot_cuMemGetInfo_v2{&cold_cuMemGetInfo_v2};

CUresult cold_cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation* location_out) {
  if (const any_function real = resolve(driver_library, 396)) return as(cold_cuMemGetLocationInfo, real)(ptr, size, summaryGranularity, samplingGranularity, location_out);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(summaryGranularity);
  static_cast<void>(samplingGranularity);
  static_cast<void>(location_out);
  return static_cast<CUresult>(failure(driver_library, 396));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemGetLocationInfo)> slot_cuMemGetLocationInfo __asm__("nybble_slot_cuMemGetLocationInfo") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemGetLocationInfo)> slot_cuMemGetLocationInfo{&cold_cuMemGetLocationInfo};
namespace {

CUresult cold_cuMemGetMemPool(CUmemoryPool* pool, CUmemLocation* location, CUmemAllocationType type) {
  if (const any_function real = resolve(driver_library, 397)) return as(cold_cuMemGetMemPool, real)(pool, location, type);
  zero(pool, 8);
  static_cast<void>(location);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 397));
}
std::atomic<decltype(&cold_cuMemGetMemPool)> slot_cuMemGetMemPool{&cold_cuMemGetMemPool};

CUresult cold_cuMemHostAlloc(void** pp, size_t bytesize, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 398)) return as(cold_cuMemHostAlloc, real)(pp, bytesize, Flags);
  zero(pp, 8);
  static_cast<void>(bytesize);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 398));
}
std::atomic<decltype(&cold_cuMemHostAlloc)> slot_cuMemHostAlloc{&cold_cuMemHostAlloc};

CUresult cold_cuMemHostGetDevicePointer(CUdeviceptr_v1* pdptr, void* p, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 399)) return as(cold_cuMemHostGetDevicePointer, real)(pdptr, p, Flags);
  zero(pdptr, 4);
  static_cast<void>(p);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 399));
}
std::atomic<decltype(&cold_cuMemHostGetDevicePointer)> slot_cuMemHostGetDevicePointer{&cold_cuMemHostGetDevicePointer};

CUresult cold_cuMemHostGetDevicePointer_v2(CUdeviceptr* pdptr, void* p, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 400)) return as(cold_cuMemHostGetDevicePointer_v2, real)(pdptr, p, Flags);
  zero(pdptr, 8);
  static_cast<void>(p);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 400));
}
std::atomic<decltype(&cold_cuMemHostGetDevicePointer_v2)> slot_cuMemHostGetDevicePointer_v2{&cold_cuMemHostGetDevicePointer_v2};

CUresult cold_cuMemHostGetFlags(unsigned int* pFlags, void* p) {
  if (const any_function real = resolve(driver_library, 401)) return as(cold_cuMemHostGetFlags, real)(pFlags, p);
  zero(pFlags, 4);
  static_cast<void>(p);
  return static_cast<CUresult>(failure(driver_library, 401));
}
std::atomic<decltype(&cold_cuMemHostGetFlags)> slot_cuMemHostGetFlags{&cold_cuMemHostGetFlags};

CUresult cold_cuMemHostRegister(void* p, size_t bytesize, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 402)) return as(cold_cuMemHostRegister, real)(p, bytesize, Flags);
  static_cast<void>(p);
  static_cast<void>(bytesize);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 402));
}
std::atomic<decltype(&cold_cuMemHostRegister)> slot_cuMemHostRegister{&cold_cuMemHostRegister};

CUresult cold_cuMemHostRegister_v2(void* p, size_t bytesize, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 403)) return as(cold_cuMemHostRegister_v2, real)(p, bytesize, Flags);
  static_cast<void>(p);
  static_cast<void>(bytesize);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 403));
}
std::atomic<decltype(&cold_cuMemHostRegister_v2)> slot_cuMemHostRegister_v2{&cold_cuMemHostRegister_v2};

CUresult cold_cuMemHostUnregister(void* p) {
  if (const any_function real = resolve(driver_library, 404)) return as(cold_cuMemHostUnregister, real)(p);
  static_cast<void>(p);
  return static_cast<CUresult>(failure(driver_library, 404));
}
std::atomic<decltype(&cold_cuMemHostUnregister)> slot_cuMemHostUnregister{&cold_cuMemHostUnregister};

CUresult cold_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle* handle, void* osHandle, CUmemAllocationHandleType shHandleType) {
  if (const any_function real = resolve(driver_library, 405)) return as(cold_cuMemImportFromShareableHandle, real)(handle, osHandle, shHandleType);
  zero(handle, 8);
  static_cast<void>(osHandle);
  static_cast<void>(shHandleType);
  return static_cast<CUresult>(failure(driver_library, 405));
}
std::atomic<decltype(&cold_cuMemImportFromShareableHandle)> slot_cuMemImportFromShareableHandle{&cold_cuMemImportFromShareableHandle};

CUresult cold_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 406)) return as(cold_cuMemMap, real)(ptr, size, offset, handle, flags);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(offset);
  static_cast<void>(handle);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 406));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemMap)> slot_cuMemMap __asm__("nybble_slot_cuMemMap") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemMap)> slot_cuMemMap{&cold_cuMemMap};
namespace {

CUresult cold_cuMemMapArrayAsync(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 407)) return as(cold_cuMemMapArrayAsync, real)(mapInfoList, count, hStream);
  static_cast<void>(mapInfoList);
  static_cast<void>(count);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 407));
}
std::atomic<decltype(&cold_cuMemMapArrayAsync)> slot_cuMemMapArrayAsync{&cold_cuMemMapArrayAsync};

CUresult cold_cuMemMapArrayAsync_ptsz(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 408)) return as(cold_cuMemMapArrayAsync_ptsz, real)(mapInfoList, count, hStream);
  static_cast<void>(mapInfoList);
  static_cast<void>(count);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 408));
}
std::atomic<decltype(&cold_cuMemMapArrayAsync_ptsz)> slot_cuMemMapArrayAsync_ptsz{&cold_cuMemMapArrayAsync_ptsz};

CUresult cold_cuMemPoolCreate(CUmemoryPool* pool, const CUmemPoolProps* poolProps) {
  if (const any_function real = resolve(driver_library, 409)) return as(cold_cuMemPoolCreate, real)(pool, poolProps);
  zero(pool, 8);
  static_cast<void>(poolProps);
  return static_cast<CUresult>(failure(driver_library, 409));
}
std::atomic<decltype(&cold_cuMemPoolCreate)> slot_cuMemPoolCreate{&cold_cuMemPoolCreate};

CUresult cold_cuMemPoolDestroy(CUmemoryPool pool) {
  if (const any_function real = resolve(driver_library, 410)) return as(cold_cuMemPoolDestroy, real)(pool);
  static_cast<void>(pool);
  return static_cast<CUresult>(failure(driver_library, 410));
}
std::atomic<decltype(&cold_cuMemPoolDestroy)> slot_cuMemPoolDestroy{&cold_cuMemPoolDestroy};

CUresult cold_cuMemPoolExportPointer(CUmemPoolPtrExportData* shareData_out, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 411)) return as(cold_cuMemPoolExportPointer, real)(shareData_out, ptr);
  zero(shareData_out, 64);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 411));
}
std::atomic<decltype(&cold_cuMemPoolExportPointer)> slot_cuMemPoolExportPointer{&cold_cuMemPoolExportPointer};

CUresult cold_cuMemPoolExportToShareableHandle(void* handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 412)) return as(cold_cuMemPoolExportToShareableHandle, real)(handle_out, pool, handleType, flags);
  static_cast<void>(handle_out);
  static_cast<void>(pool);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 412));
}
std::atomic<decltype(&cold_cuMemPoolExportToShareableHandle)> slot_cuMemPoolExportToShareableHandle{&cold_cuMemPoolExportToShareableHandle};

CUresult cold_cuMemPoolGetAccess(CUmemAccess_flags* flags, CUmemoryPool memPool, CUmemLocation* location) {
  if (const any_function real = resolve(driver_library, 413)) return as(cold_cuMemPoolGetAccess, real)(flags, memPool, location);
  zero(flags, 4);
  static_cast<void>(memPool);
  static_cast<void>(location);
  return static_cast<CUresult>(failure(driver_library, 413));
}
std::atomic<decltype(&cold_cuMemPoolGetAccess)> slot_cuMemPoolGetAccess{&cold_cuMemPoolGetAccess};

CUresult cold_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 414)) return as(cold_cuMemPoolGetAttribute, real)(pool, attr, value);
  static_cast<void>(pool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 414));
}
std::atomic<decltype(&cold_cuMemPoolGetAttribute)> slot_cuMemPoolGetAttribute{&cold_cuMemPoolGetAttribute};

CUresult cold_cuMemPoolImportFromShareableHandle(CUmemoryPool* pool_out, void* handle, CUmemAllocationHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 415)) return as(cold_cuMemPoolImportFromShareableHandle, real)(pool_out, handle, handleType, flags);
  zero(pool_out, 8);
  static_cast<void>(handle);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 415));
}
std::atomic<decltype(&cold_cuMemPoolImportFromShareableHandle)> slot_cuMemPoolImportFromShareableHandle{&cold_cuMemPoolImportFromShareableHandle};

CUresult cold_cuMemPoolImportPointer(CUdeviceptr* ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData* shareData) {
  if (const any_function real = resolve(driver_library, 416)) return as(cold_cuMemPoolImportPointer, real)(ptr_out, pool, shareData);
  zero(ptr_out, 8);
  static_cast<void>(pool);
  static_cast<void>(shareData);
  return static_cast<CUresult>(failure(driver_library, 416));
}
std::atomic<decltype(&cold_cuMemPoolImportPointer)> slot_cuMemPoolImportPointer{&cold_cuMemPoolImportPointer};

CUresult cold_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc* map, size_t count) {
  if (const any_function real = resolve(driver_library, 417)) return as(cold_cuMemPoolSetAccess, real)(pool, map, count);
  static_cast<void>(pool);
  static_cast<void>(map);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 417));
}
std::atomic<decltype(&cold_cuMemPoolSetAccess)> slot_cuMemPoolSetAccess{&cold_cuMemPoolSetAccess};

CUresult cold_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 418)) return as(cold_cuMemPoolSetAttribute, real)(pool, attr, value);
  static_cast<void>(pool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 418));
}
std::atomic<decltype(&cold_cuMemPoolSetAttribute)> slot_cuMemPoolSetAttribute{&cold_cuMemPoolSetAttribute};

CUresult cold_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep) {
  if (const any_function real = resolve(driver_library, 419)) return as(cold_cuMemPoolTrimTo, real)(pool, minBytesToKeep);
  static_cast<void>(pool);
  static_cast<void>(minBytesToKeep);
  return static_cast<CUresult>(failure(driver_library, 419));
}
std::atomic<decltype(&cold_cuMemPoolTrimTo)> slot_cuMemPoolTrimTo{&cold_cuMemPoolTrimTo};

CUresult cold_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 420)) return as(cold_cuMemPrefetchAsync, real)(devPtr, count, dstDevice, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 420));
}
std::atomic<decltype(&cold_cuMemPrefetchAsync)> slot_cuMemPrefetchAsync{&cold_cuMemPrefetchAsync};

CUresult cold_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 421)) return as(cold_cuMemPrefetchAsync_ptsz, real)(devPtr, count, dstDevice, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 421));
}
std::atomic<decltype(&cold_cuMemPrefetchAsync_ptsz)> slot_cuMemPrefetchAsync_ptsz{&cold_cuMemPrefetchAsync_ptsz};

CUresult cold_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 422)) return as(cold_cuMemPrefetchAsync_v2, real)(devPtr, count, location, flags, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 422));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemPrefetchAsync_v2)> slot_cuMemPrefetchAsync_v2 __asm__("nybble_slot_cuMemPrefetchAsync_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemPrefetchAsync_v2)> slot_cuMemPrefetchAsync_v2{&cold_cuMemPrefetchAsync_v2};
namespace {

CUresult cold_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 423)) return as(cold_cuMemPrefetchAsync_v2_ptsz, real)(devPtr, count, location, flags, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 423));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemPrefetchAsync_v2_ptsz)> slot_cuMemPrefetchAsync_v2_ptsz __asm__("nybble_slot_cuMemPrefetchAsync_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemPrefetchAsync_v2_ptsz)> slot_cuMemPrefetchAsync_v2_ptsz{&cold_cuMemPrefetchAsync_v2_ptsz};
namespace {

CUresult cold_cuMemPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 424)) return as(cold_cuMemPrefetchBatchAsync, real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(prefetchLocs);
  static_cast<void>(prefetchLocIdxs);
  static_cast<void>(numPrefetchLocs);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 424));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemPrefetchBatchAsync)> slot_cuMemPrefetchBatchAsync __asm__("nybble_slot_cuMemPrefetchBatchAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemPrefetchBatchAsync)> slot_cuMemPrefetchBatchAsync{&cold_cuMemPrefetchBatchAsync};
namespace {

CUresult cold_cuMemPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 425)) return as(cold_cuMemPrefetchBatchAsync_ptsz, real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(prefetchLocs);
  static_cast<void>(prefetchLocIdxs);
  static_cast<void>(numPrefetchLocs);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 425));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemPrefetchBatchAsync_ptsz)> slot_cuMemPrefetchBatchAsync_ptsz __asm__("nybble_slot_cuMemPrefetchBatchAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemPrefetchBatchAsync_ptsz)> slot_cuMemPrefetchBatchAsync_ptsz{&cold_cuMemPrefetchBatchAsync_ptsz};
namespace {

CUresult cold_cuMemRangeGetAttribute(void* data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) {
  if (const any_function real = resolve(driver_library, 426)) return as(cold_cuMemRangeGetAttribute, real)(data, dataSize, attribute, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSize);
  static_cast<void>(attribute);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 426));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemRangeGetAttribute)> slot_cuMemRangeGetAttribute __asm__("nybble_slot_cuMemRangeGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemRangeGetAttribute)> slot_cuMemRangeGetAttribute{&cold_cuMemRangeGetAttribute};
namespace {

CUresult cold_cuMemRangeGetAttributes(void** data, size_t* dataSizes, CUmem_range_attribute* attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) {
  if (const any_function real = resolve(driver_library, 427)) return as(cold_cuMemRangeGetAttributes, real)(data, dataSizes, attributes, numAttributes, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSizes);
  static_cast<void>(attributes);
  static_cast<void>(numAttributes);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 427));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemRangeGetAttributes)> slot_cuMemRangeGetAttributes __asm__("nybble_slot_cuMemRangeGetAttributes") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemRangeGetAttributes)> slot_cuMemRangeGetAttributes{&cold_cuMemRangeGetAttributes};
namespace {

CUresult cold_cuMemRelease(CUmemGenericAllocationHandle handle) {
  if (const any_function real = resolve(driver_library, 428)) return as(cold_cuMemRelease, real)(handle);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 428));
}
std::atomic<decltype(&cold_cuMemRelease)> slot_cuMemRelease{&cold_cuMemRelease};

CUresult cold_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle* handle, void* addr) {
  if (const any_function real = resolve(driver_library, 429)) return as(cold_cuMemRetainAllocationHandle, real)(handle, addr);
  zero(handle, 8);
  static_cast<void>(addr);
  return static_cast<CUresult>(failure(driver_library, 429));
}
std::atomic<decltype(&cold_cuMemRetainAllocationHandle)> slot_cuMemRetainAllocationHandle{&cold_cuMemRetainAllocationHandle};

CUresult cold_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc* desc, size_t count) {
  if (const any_function real = resolve(driver_library, 430)) return as(cold_cuMemSetAccess, real)(ptr, size, desc, count);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(desc);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 430));
}
std::atomic<decltype(&cold_cuMemSetAccess)> slot_cuMemSetAccess{&cold_cuMemSetAccess};

CUresult cold_cuMemSetMemPool(CUmemLocation* location, CUmemAllocationType type, CUmemoryPool pool) {
  if (const any_function real = resolve(driver_library, 431)) return as(cold_cuMemSetMemPool, real)(location, type, pool);
  static_cast<void>(location);
  static_cast<void>(type);
  static_cast<void>(pool);
  return static_cast<CUresult>(failure(driver_library, 431));
}
std::atomic<decltype(&cold_cuMemSetMemPool)> slot_cuMemSetMemPool{&cold_cuMemSetMemPool};

CUresult cold_cuMemUnmap(CUdeviceptr ptr, size_t size) {
  if (const any_function real = resolve(driver_library, 432)) return as(cold_cuMemUnmap, real)(ptr, size);
  static_cast<void>(ptr);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 432));
}
std::atomic<decltype(&cold_cuMemUnmap)> slot_cuMemUnmap{&cold_cuMemUnmap};

CUresult cold_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 433)) return as(cold_cuMemcpy, real)(dst, src, ByteCount);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 433));
}
std::atomic<decltype(&cold_cuMemcpy)> slot_cuMemcpy{&cold_cuMemcpy};

CUresult cold_cuMemcpy2D(const CUDA_MEMCPY2D_v1* pCopy) {
  if (const any_function real = resolve(driver_library, 434)) return as(cold_cuMemcpy2D, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 434));
}
std::atomic<decltype(&cold_cuMemcpy2D)> slot_cuMemcpy2D{&cold_cuMemcpy2D};

CUresult cold_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 435)) return as(cold_cuMemcpy2DAsync, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 435));
}
std::atomic<decltype(&cold_cuMemcpy2DAsync)> slot_cuMemcpy2DAsync{&cold_cuMemcpy2DAsync};

CUresult cold_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 436)) return as(cold_cuMemcpy2DAsync_v2, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 436));
}
std::atomic<decltype(&cold_cuMemcpy2DAsync_v2)> slot_cuMemcpy2DAsync_v2{&cold_cuMemcpy2DAsync_v2};

CUresult cold_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 437)) return as(cold_cuMemcpy2DAsync_v2_ptsz, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 437));
}
std::atomic<decltype(&cold_cuMemcpy2DAsync_v2_ptsz)> slot_cuMemcpy2DAsync_v2_ptsz{&cold_cuMemcpy2DAsync_v2_ptsz};

CUresult cold_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1* pCopy) {
  if (const any_function real = resolve(driver_library, 438)) return as(cold_cuMemcpy2DUnaligned, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 438));
}
std::atomic<decltype(&cold_cuMemcpy2DUnaligned)> slot_cuMemcpy2DUnaligned{&cold_cuMemcpy2DUnaligned};

CUresult cold_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 439)) return as(cold_cuMemcpy2DUnaligned_v2, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 439));
}
std::atomic<decltype(&cold_cuMemcpy2DUnaligned_v2)> slot_cuMemcpy2DUnaligned_v2{&cold_cuMemcpy2DUnaligned_v2};

CUresult cold_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 440)) return as(cold_cuMemcpy2DUnaligned_v2_ptds, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 440));
}
std::atomic<decltype(&cold_cuMemcpy2DUnaligned_v2_ptds)> slot_cuMemcpy2DUnaligned_v2_ptds{&cold_cuMemcpy2DUnaligned_v2_ptds};

CUresult cold_cuMemcpy2D_v2(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 441)) return as(cold_cuMemcpy2D_v2, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 441));
}
std::atomic<decltype(&cold_cuMemcpy2D_v2)> slot_cuMemcpy2D_v2{&cold_cuMemcpy2D_v2};

CUresult cold_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 442)) return as(cold_cuMemcpy2D_v2_ptds, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 442));
}
std::atomic<decltype(&cold_cuMemcpy2D_v2_ptds)> slot_cuMemcpy2D_v2_ptds{&cold_cuMemcpy2D_v2_ptds};

CUresult cold_cuMemcpy3D(const CUDA_MEMCPY3D_v1* pCopy) {
  if (const any_function real = resolve(driver_library, 443)) return as(cold_cuMemcpy3D, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 443));
}
std::atomic<decltype(&cold_cuMemcpy3D)> slot_cuMemcpy3D{&cold_cuMemcpy3D};

CUresult cold_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 444)) return as(cold_cuMemcpy3DAsync, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 444));
}
std::atomic<decltype(&cold_cuMemcpy3DAsync)> slot_cuMemcpy3DAsync{&cold_cuMemcpy3DAsync};

CUresult cold_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 445)) return as(cold_cuMemcpy3DAsync_v2, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 445));
}
std::atomic<decltype(&cold_cuMemcpy3DAsync_v2)> slot_cuMemcpy3DAsync_v2{&cold_cuMemcpy3DAsync_v2};

CUresult cold_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 446)) return as(cold_cuMemcpy3DAsync_v2_ptsz, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 446));
}
std::atomic<decltype(&cold_cuMemcpy3DAsync_v2_ptsz)> slot_cuMemcpy3DAsync_v2_ptsz{&cold_cuMemcpy3DAsync_v2_ptsz};

CUresult cold_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 447)) return as(cold_cuMemcpy3DBatchAsync, real)(numOps, opList, failIdx, flags, hStream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 447));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpy3DBatchAsync)> slot_cuMemcpy3DBatchAsync __asm__("nybble_slot_cuMemcpy3DBatchAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpy3DBatchAsync)> slot_cuMemcpy3DBatchAsync{&cold_cuMemcpy3DBatchAsync};
namespace {

CUresult cold_cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 448)) return as(cold_cuMemcpy3DBatchAsync_ptsz, real)(numOps, opList, failIdx, flags, hStream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 448));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpy3DBatchAsync_ptsz)> slot_cuMemcpy3DBatchAsync_ptsz __asm__("nybble_slot_cuMemcpy3DBatchAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpy3DBatchAsync_ptsz)> slot_cuMemcpy3DBatchAsync_ptsz{&cold_cuMemcpy3DBatchAsync_ptsz};
namespace {

CUresult cold_cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 449)) return as(cold_cuMemcpy3DBatchAsync_v2, real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 449));
}
std::atomic<decltype(&cold_cuMemcpy3DBatchAsync_v2)> slot_cuMemcpy3DBatchAsync_v2{&cold_cuMemcpy3DBatchAsync_v2};

CUresult cold_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 450)) return as(cold_cuMemcpy3DBatchAsync_v2_ptsz, real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 450));
}
std::atomic<decltype(&cold_cuMemcpy3DBatchAsync_v2_ptsz)> slot_cuMemcpy3DBatchAsync_v2_ptsz{&cold_cuMemcpy3DBatchAsync_v2_ptsz};

CUresult cold_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER* pCopy) {
  if (const any_function real = resolve(driver_library, 451)) return as(cold_cuMemcpy3DPeer, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 451));
}
std::atomic<decltype(&cold_cuMemcpy3DPeer)> slot_cuMemcpy3DPeer{&cold_cuMemcpy3DPeer};

CUresult cold_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 452)) return as(cold_cuMemcpy3DPeerAsync, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 452));
}
std::atomic<decltype(&cold_cuMemcpy3DPeerAsync)> slot_cuMemcpy3DPeerAsync{&cold_cuMemcpy3DPeerAsync};

CUresult cold_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 453)) return as(cold_cuMemcpy3DPeerAsync_ptsz, real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 453));
}
std::atomic<decltype(&cold_cuMemcpy3DPeerAsync_ptsz)> slot_cuMemcpy3DPeerAsync_ptsz{&cold_cuMemcpy3DPeerAsync_ptsz};

CUresult cold_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER* pCopy) {
  if (const any_function real = resolve(driver_library, 454)) return as(cold_cuMemcpy3DPeer_ptds, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 454));
}
std::atomic<decltype(&cold_cuMemcpy3DPeer_ptds)> slot_cuMemcpy3DPeer_ptds{&cold_cuMemcpy3DPeer_ptds};

CUresult cold_cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 455)) return as(cold_cuMemcpy3DWithAttributesAsync, real)(op, flags, hStream);
  static_cast<void>(op);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 455));
}
std::atomic<decltype(&cold_cuMemcpy3DWithAttributesAsync)> slot_cuMemcpy3DWithAttributesAsync{&cold_cuMemcpy3DWithAttributesAsync};

CUresult cold_cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 456)) return as(cold_cuMemcpy3DWithAttributesAsync_ptsz, real)(op, flags, hStream);
  static_cast<void>(op);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 456));
}
std::atomic<decltype(&cold_cuMemcpy3DWithAttributesAsync_ptsz)> slot_cuMemcpy3DWithAttributesAsync_ptsz{&cold_cuMemcpy3DWithAttributesAsync_ptsz};

CUresult cold_cuMemcpy3D_v2(const CUDA_MEMCPY3D* pCopy) {
  if (const any_function real = resolve(driver_library, 457)) return as(cold_cuMemcpy3D_v2, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 457));
}
std::atomic<decltype(&cold_cuMemcpy3D_v2)> slot_cuMemcpy3D_v2{&cold_cuMemcpy3D_v2};

CUresult cold_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D* pCopy) {
  if (const any_function real = resolve(driver_library, 458)) return as(cold_cuMemcpy3D_v2_ptds, real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 458));
}
std::atomic<decltype(&cold_cuMemcpy3D_v2_ptds)> slot_cuMemcpy3D_v2_ptds{&cold_cuMemcpy3D_v2_ptds};

CUresult cold_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 459)) return as(cold_cuMemcpyAsync, real)(dst, src, ByteCount, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 459));
}
std::atomic<decltype(&cold_cuMemcpyAsync)> slot_cuMemcpyAsync{&cold_cuMemcpyAsync};

CUresult cold_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 460)) return as(cold_cuMemcpyAsync_ptsz, real)(dst, src, ByteCount, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 460));
}
std::atomic<decltype(&cold_cuMemcpyAsync_ptsz)> slot_cuMemcpyAsync_ptsz{&cold_cuMemcpyAsync_ptsz};

CUresult cold_cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 461)) return as(cold_cuMemcpyAtoA, real)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 461));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyAtoA)> slot_cuMemcpyAtoA __asm__("nybble_slot_cuMemcpyAtoA") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyAtoA)> slot_cuMemcpyAtoA{&cold_cuMemcpyAtoA};
namespace {

CUresult cold_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 462)) return as(cold_cuMemcpyAtoA_v2, real)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 462));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyAtoA_v2)> slot_cuMemcpyAtoA_v2 __asm__("nybble_slot_cuMemcpyAtoA_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyAtoA_v2)> slot_cuMemcpyAtoA_v2{&cold_cuMemcpyAtoA_v2};
namespace {

CUresult cold_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 463)) return as(cold_cuMemcpyAtoA_v2_ptds, real)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 463));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyAtoA_v2_ptds)> slot_cuMemcpyAtoA_v2_ptds __asm__("nybble_slot_cuMemcpyAtoA_v2_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyAtoA_v2_ptds)> slot_cuMemcpyAtoA_v2_ptds{&cold_cuMemcpyAtoA_v2_ptds};
namespace {

CUresult cold_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 464)) return as(cold_cuMemcpyAtoD, real)(dstDevice, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 464));
}
std::atomic<decltype(&cold_cuMemcpyAtoD)> slot_cuMemcpyAtoD{&cold_cuMemcpyAtoD};

CUresult cold_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 465)) return as(cold_cuMemcpyAtoD_v2, real)(dstDevice, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 465));
}
std::atomic<decltype(&cold_cuMemcpyAtoD_v2)> slot_cuMemcpyAtoD_v2{&cold_cuMemcpyAtoD_v2};

CUresult cold_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 466)) return as(cold_cuMemcpyAtoD_v2_ptds, real)(dstDevice, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 466));
}
std::atomic<decltype(&cold_cuMemcpyAtoD_v2_ptds)> slot_cuMemcpyAtoD_v2_ptds{&cold_cuMemcpyAtoD_v2_ptds};

CUresult cold_cuMemcpyAtoH(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 467)) return as(cold_cuMemcpyAtoH, real)(dstHost, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 467));
}
std::atomic<decltype(&cold_cuMemcpyAtoH)> slot_cuMemcpyAtoH{&cold_cuMemcpyAtoH};

CUresult cold_cuMemcpyAtoHAsync(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 468)) return as(cold_cuMemcpyAtoHAsync, real)(dstHost, srcArray, srcOffset, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 468));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyAtoHAsync)> slot_cuMemcpyAtoHAsync __asm__("nybble_slot_cuMemcpyAtoHAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyAtoHAsync)> slot_cuMemcpyAtoHAsync{&cold_cuMemcpyAtoHAsync};
namespace {

CUresult cold_cuMemcpyAtoHAsync_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 469)) return as(cold_cuMemcpyAtoHAsync_v2, real)(dstHost, srcArray, srcOffset, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 469));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyAtoHAsync_v2)> slot_cuMemcpyAtoHAsync_v2 __asm__("nybble_slot_cuMemcpyAtoHAsync_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyAtoHAsync_v2)> slot_cuMemcpyAtoHAsync_v2{&cold_cuMemcpyAtoHAsync_v2};
namespace {

CUresult cold_cuMemcpyAtoHAsync_v2_ptsz(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 470)) return as(cold_cuMemcpyAtoHAsync_v2_ptsz, real)(dstHost, srcArray, srcOffset, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 470));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyAtoHAsync_v2_ptsz)> slot_cuMemcpyAtoHAsync_v2_ptsz __asm__("nybble_slot_cuMemcpyAtoHAsync_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyAtoHAsync_v2_ptsz)> slot_cuMemcpyAtoHAsync_v2_ptsz{&cold_cuMemcpyAtoHAsync_v2_ptsz};
namespace {

CUresult cold_cuMemcpyAtoH_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 471)) return as(cold_cuMemcpyAtoH_v2, real)(dstHost, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 471));
}
std::atomic<decltype(&cold_cuMemcpyAtoH_v2)> slot_cuMemcpyAtoH_v2{&cold_cuMemcpyAtoH_v2};

CUresult cold_cuMemcpyAtoH_v2_ptds(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 472)) return as(cold_cuMemcpyAtoH_v2_ptds, real)(dstHost, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 472));
}
std::atomic<decltype(&cold_cuMemcpyAtoH_v2_ptds)> slot_cuMemcpyAtoH_v2_ptds{&cold_cuMemcpyAtoH_v2_ptds};

CUresult cold_cuMemcpyBatchAsync(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 473)) return as(cold_cuMemcpyBatchAsync, real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream);
  zero(failIdx, 8);
  static_cast<void>(dsts);
  static_cast<void>(srcs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(attrs);
  static_cast<void>(attrsIdxs);
  static_cast<void>(numAttrs);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 473));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyBatchAsync)> slot_cuMemcpyBatchAsync __asm__("nybble_slot_cuMemcpyBatchAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyBatchAsync)> slot_cuMemcpyBatchAsync{&cold_cuMemcpyBatchAsync};
namespace {

CUresult cold_cuMemcpyBatchAsync_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 474)) return as(cold_cuMemcpyBatchAsync_ptsz, real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream);
  zero(failIdx, 8);
  static_cast<void>(dsts);
  static_cast<void>(srcs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(attrs);
  static_cast<void>(attrsIdxs);
  static_cast<void>(numAttrs);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 474));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyBatchAsync_ptsz)> slot_cuMemcpyBatchAsync_ptsz __asm__("nybble_slot_cuMemcpyBatchAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyBatchAsync_ptsz)> slot_cuMemcpyBatchAsync_ptsz{&cold_cuMemcpyBatchAsync_ptsz};
namespace {

CUresult cold_cuMemcpyBatchAsync_v2(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 475)) return as(cold_cuMemcpyBatchAsync_v2, real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
  static_cast<void>(dsts);
  static_cast<void>(srcs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(attrs);
  static_cast<void>(attrsIdxs);
  static_cast<void>(numAttrs);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 475));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyBatchAsync_v2)> slot_cuMemcpyBatchAsync_v2 __asm__("nybble_slot_cuMemcpyBatchAsync_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyBatchAsync_v2)> slot_cuMemcpyBatchAsync_v2{&cold_cuMemcpyBatchAsync_v2};
namespace {

CUresult cold_cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 476)) return as(cold_cuMemcpyBatchAsync_v2_ptsz, real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
  static_cast<void>(dsts);
  static_cast<void>(srcs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(attrs);
  static_cast<void>(attrsIdxs);
  static_cast<void>(numAttrs);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 476));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyBatchAsync_v2_ptsz)> slot_cuMemcpyBatchAsync_v2_ptsz __asm__("nybble_slot_cuMemcpyBatchAsync_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyBatchAsync_v2_ptsz)> slot_cuMemcpyBatchAsync_v2_ptsz{&cold_cuMemcpyBatchAsync_v2_ptsz};
namespace {

CUresult cold_cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 477)) return as(cold_cuMemcpyDtoA, real)(dstArray, dstOffset, srcDevice, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 477));
}
std::atomic<decltype(&cold_cuMemcpyDtoA)> slot_cuMemcpyDtoA{&cold_cuMemcpyDtoA};

CUresult cold_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 478)) return as(cold_cuMemcpyDtoA_v2, real)(dstArray, dstOffset, srcDevice, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 478));
}
std::atomic<decltype(&cold_cuMemcpyDtoA_v2)> slot_cuMemcpyDtoA_v2{&cold_cuMemcpyDtoA_v2};

CUresult cold_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 479)) return as(cold_cuMemcpyDtoA_v2_ptds, real)(dstArray, dstOffset, srcDevice, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 479));
}
std::atomic<decltype(&cold_cuMemcpyDtoA_v2_ptds)> slot_cuMemcpyDtoA_v2_ptds{&cold_cuMemcpyDtoA_v2_ptds};

CUresult cold_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 480)) return as(cold_cuMemcpyDtoD, real)(dstDevice, srcDevice, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 480));
}
std::atomic<decltype(&cold_cuMemcpyDtoD)> slot_cuMemcpyDtoD{&cold_cuMemcpyDtoD};

CUresult cold_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 481)) return as(cold_cuMemcpyDtoDAsync, real)(dstDevice, srcDevice, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 481));
}
std::atomic<decltype(&cold_cuMemcpyDtoDAsync)> slot_cuMemcpyDtoDAsync{&cold_cuMemcpyDtoDAsync};

CUresult cold_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 482)) return as(cold_cuMemcpyDtoDAsync_v2, real)(dstDevice, srcDevice, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 482));
}
std::atomic<decltype(&cold_cuMemcpyDtoDAsync_v2)> slot_cuMemcpyDtoDAsync_v2{&cold_cuMemcpyDtoDAsync_v2};

CUresult cold_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 483)) return as(cold_cuMemcpyDtoDAsync_v2_ptsz, real)(dstDevice, srcDevice, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 483));
}
std::atomic<decltype(&cold_cuMemcpyDtoDAsync_v2_ptsz)> slot_cuMemcpyDtoDAsync_v2_ptsz{&cold_cuMemcpyDtoDAsync_v2_ptsz};

CUresult cold_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 484)) return as(cold_cuMemcpyDtoD_v2, real)(dstDevice, srcDevice, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 484));
}
std::atomic<decltype(&cold_cuMemcpyDtoD_v2)> slot_cuMemcpyDtoD_v2{&cold_cuMemcpyDtoD_v2};

CUresult cold_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 485)) return as(cold_cuMemcpyDtoD_v2_ptds, real)(dstDevice, srcDevice, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 485));
}
std::atomic<decltype(&cold_cuMemcpyDtoD_v2_ptds)> slot_cuMemcpyDtoD_v2_ptds{&cold_cuMemcpyDtoD_v2_ptds};

CUresult cold_cuMemcpyDtoH(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 486)) return as(cold_cuMemcpyDtoH, real)(dstHost, srcDevice, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 486));
}
std::atomic<decltype(&cold_cuMemcpyDtoH)> slot_cuMemcpyDtoH{&cold_cuMemcpyDtoH};

CUresult cold_cuMemcpyDtoHAsync(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 487)) return as(cold_cuMemcpyDtoHAsync, real)(dstHost, srcDevice, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 487));
}
std::atomic<decltype(&cold_cuMemcpyDtoHAsync)> slot_cuMemcpyDtoHAsync{&cold_cuMemcpyDtoHAsync};

CUresult cold_cuMemcpyDtoHAsync_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 488)) return as(cold_cuMemcpyDtoHAsync_v2, real)(dstHost, srcDevice, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 488));
}
std::atomic<decltype(&cold_cuMemcpyDtoHAsync_v2)> slot_cuMemcpyDtoHAsync_v2{&cold_cuMemcpyDtoHAsync_v2};

CUresult cold_cuMemcpyDtoHAsync_v2_ptsz(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 489)) return as(cold_cuMemcpyDtoHAsync_v2_ptsz, real)(dstHost, srcDevice, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 489));
}
std::atomic<decltype(&cold_cuMemcpyDtoHAsync_v2_ptsz)> slot_cuMemcpyDtoHAsync_v2_ptsz{&cold_cuMemcpyDtoHAsync_v2_ptsz};

CUresult cold_cuMemcpyDtoH_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 490)) return as(cold_cuMemcpyDtoH_v2, real)(dstHost, srcDevice, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 490));
}
std::atomic<decltype(&cold_cuMemcpyDtoH_v2)> slot_cuMemcpyDtoH_v2{&cold_cuMemcpyDtoH_v2};

CUresult cold_cuMemcpyDtoH_v2_ptds(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 491)) return as(cold_cuMemcpyDtoH_v2_ptds, real)(dstHost, srcDevice, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 491));
}
std::atomic<decltype(&cold_cuMemcpyDtoH_v2_ptds)> slot_cuMemcpyDtoH_v2_ptds{&cold_cuMemcpyDtoH_v2_ptds};

CUresult cold_cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 492)) return as(cold_cuMemcpyHtoA, real)(dstArray, dstOffset, srcHost, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 492));
}
std::atomic<decltype(&cold_cuMemcpyHtoA)> slot_cuMemcpyHtoA{&cold_cuMemcpyHtoA};

CUresult cold_cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 493)) return as(cold_cuMemcpyHtoAAsync, real)(dstArray, dstOffset, srcHost, ByteCount, hStream);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 493));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyHtoAAsync)> slot_cuMemcpyHtoAAsync __asm__("nybble_slot_cuMemcpyHtoAAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyHtoAAsync)> slot_cuMemcpyHtoAAsync{&cold_cuMemcpyHtoAAsync};
namespace {

CUresult cold_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 494)) return as(cold_cuMemcpyHtoAAsync_v2, real)(dstArray, dstOffset, srcHost, ByteCount, hStream);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 494));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyHtoAAsync_v2)> slot_cuMemcpyHtoAAsync_v2 __asm__("nybble_slot_cuMemcpyHtoAAsync_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyHtoAAsync_v2)> slot_cuMemcpyHtoAAsync_v2{&cold_cuMemcpyHtoAAsync_v2};
namespace {

CUresult cold_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 495)) return as(cold_cuMemcpyHtoAAsync_v2_ptsz, real)(dstArray, dstOffset, srcHost, ByteCount, hStream);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 495));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyHtoAAsync_v2_ptsz)> slot_cuMemcpyHtoAAsync_v2_ptsz __asm__("nybble_slot_cuMemcpyHtoAAsync_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyHtoAAsync_v2_ptsz)> slot_cuMemcpyHtoAAsync_v2_ptsz{&cold_cuMemcpyHtoAAsync_v2_ptsz};
namespace {

CUresult cold_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 496)) return as(cold_cuMemcpyHtoA_v2, real)(dstArray, dstOffset, srcHost, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 496));
}
std::atomic<decltype(&cold_cuMemcpyHtoA_v2)> slot_cuMemcpyHtoA_v2{&cold_cuMemcpyHtoA_v2};

CUresult cold_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 497)) return as(cold_cuMemcpyHtoA_v2_ptds, real)(dstArray, dstOffset, srcHost, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 497));
}
std::atomic<decltype(&cold_cuMemcpyHtoA_v2_ptds)> slot_cuMemcpyHtoA_v2_ptds{&cold_cuMemcpyHtoA_v2_ptds};

CUresult cold_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 498)) return as(cold_cuMemcpyHtoD, real)(dstDevice, srcHost, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 498));
}
std::atomic<decltype(&cold_cuMemcpyHtoD)> slot_cuMemcpyHtoD{&cold_cuMemcpyHtoD};

CUresult cold_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 499)) return as(cold_cuMemcpyHtoDAsync, real)(dstDevice, srcHost, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 499));
}
std::atomic<decltype(&cold_cuMemcpyHtoDAsync)> slot_cuMemcpyHtoDAsync{&cold_cuMemcpyHtoDAsync};

CUresult cold_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 500)) return as(cold_cuMemcpyHtoDAsync_v2, real)(dstDevice, srcHost, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 500));
}
std::atomic<decltype(&cold_cuMemcpyHtoDAsync_v2)> slot_cuMemcpyHtoDAsync_v2{&cold_cuMemcpyHtoDAsync_v2};

CUresult cold_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 501)) return as(cold_cuMemcpyHtoDAsync_v2_ptsz, real)(dstDevice, srcHost, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 501));
}
std::atomic<decltype(&cold_cuMemcpyHtoDAsync_v2_ptsz)> slot_cuMemcpyHtoDAsync_v2_ptsz{&cold_cuMemcpyHtoDAsync_v2_ptsz};

CUresult cold_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 502)) return as(cold_cuMemcpyHtoD_v2, real)(dstDevice, srcHost, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 502));
}
std::atomic<decltype(&cold_cuMemcpyHtoD_v2)> slot_cuMemcpyHtoD_v2{&cold_cuMemcpyHtoD_v2};

CUresult cold_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 503)) return as(cold_cuMemcpyHtoD_v2_ptds, real)(dstDevice, srcHost, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 503));
}
std::atomic<decltype(&cold_cuMemcpyHtoD_v2_ptds)> slot_cuMemcpyHtoD_v2_ptds{&cold_cuMemcpyHtoD_v2_ptds};

CUresult cold_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 504)) return as(cold_cuMemcpyPeer, real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 504));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyPeer)> slot_cuMemcpyPeer __asm__("nybble_slot_cuMemcpyPeer") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyPeer)> slot_cuMemcpyPeer{&cold_cuMemcpyPeer};
namespace {

CUresult cold_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 505)) return as(cold_cuMemcpyPeerAsync, real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 505));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyPeerAsync)> slot_cuMemcpyPeerAsync __asm__("nybble_slot_cuMemcpyPeerAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyPeerAsync)> slot_cuMemcpyPeerAsync{&cold_cuMemcpyPeerAsync};
namespace {

CUresult cold_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 506)) return as(cold_cuMemcpyPeerAsync_ptsz, real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 506));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyPeerAsync_ptsz)> slot_cuMemcpyPeerAsync_ptsz __asm__("nybble_slot_cuMemcpyPeerAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyPeerAsync_ptsz)> slot_cuMemcpyPeerAsync_ptsz{&cold_cuMemcpyPeerAsync_ptsz};
namespace {

CUresult cold_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 507)) return as(cold_cuMemcpyPeer_ptds, real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 507));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyPeer_ptds)> slot_cuMemcpyPeer_ptds __asm__("nybble_slot_cuMemcpyPeer_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyPeer_ptds)> slot_cuMemcpyPeer_ptds{&cold_cuMemcpyPeer_ptds};
namespace {

CUresult cold_cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 508)) return as(cold_cuMemcpyWithAttributesAsync, real)(dst, src, size, attr, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(size);
  static_cast<void>(attr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 508));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyWithAttributesAsync)> slot_cuMemcpyWithAttributesAsync __asm__("nybble_slot_cuMemcpyWithAttributesAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyWithAttributesAsync)> slot_cuMemcpyWithAttributesAsync{&cold_cuMemcpyWithAttributesAsync};
namespace {

CUresult cold_cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 509)) return as(cold_cuMemcpyWithAttributesAsync_ptsz, real)(dst, src, size, attr, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(size);
  static_cast<void>(attr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 509));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemcpyWithAttributesAsync_ptsz)> slot_cuMemcpyWithAttributesAsync_ptsz __asm__("nybble_slot_cuMemcpyWithAttributesAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemcpyWithAttributesAsync_ptsz)> slot_cuMemcpyWithAttributesAsync_ptsz{&cold_cuMemcpyWithAttributesAsync_ptsz};
namespace {

CUresult cold_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 510)) return as(cold_cuMemcpy_ptds, real)(dst, src, ByteCount);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 510));
}
std::atomic<decltype(&cold_cuMemcpy_ptds)> slot_cuMemcpy_ptds{&cold_cuMemcpy_ptds};

CUresult cold_cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N) {
  if (const any_function real = resolve(driver_library, 511)) return as(cold_cuMemsetD16, real)(dstDevice, us, N);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 511));
}
std::atomic<decltype(&cold_cuMemsetD16)> slot_cuMemsetD16{&cold_cuMemsetD16};

CUresult cold_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 512)) return as(cold_cuMemsetD16Async, real)(dstDevice, us, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 512));
}
std::atomic<decltype(&cold_cuMemsetD16Async)> slot_cuMemsetD16Async{&cold_cuMemsetD16Async};

CUresult cold_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 513)) return as(cold_cuMemsetD16Async_ptsz, real)(dstDevice, us, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 513));
}
std::atomic<decltype(&cold_cuMemsetD16Async_ptsz)> slot_cuMemsetD16Async_ptsz{&cold_cuMemsetD16Async_ptsz};

CUresult cold_cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N) {
  if (const any_function real = resolve(driver_library, 514)) return as(cold_cuMemsetD16_v2, real)(dstDevice, us, N);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 514));
}
std::atomic<decltype(&cold_cuMemsetD16_v2)> slot_cuMemsetD16_v2{&cold_cuMemsetD16_v2};

CUresult cold_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N) {
  if (const any_function real = resolve(driver_library, 515)) return as(cold_cuMemsetD16_v2_ptds, real)(dstDevice, us, N);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 515));
}
std::atomic<decltype(&cold_cuMemsetD16_v2_ptds)> slot_cuMemsetD16_v2_ptds{&cold_cuMemsetD16_v2_ptds};

CUresult cold_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height) {
  if (const any_function real = resolve(driver_library, 516)) return as(cold_cuMemsetD2D16, real)(dstDevice, dstPitch, us, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 516));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D16)> slot_cuMemsetD2D16 __asm__("nybble_slot_cuMemsetD2D16") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D16)> slot_cuMemsetD2D16{&cold_cuMemsetD2D16};
namespace {

CUresult cold_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 517)) return as(cold_cuMemsetD2D16Async, real)(dstDevice, dstPitch, us, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 517));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D16Async)> slot_cuMemsetD2D16Async __asm__("nybble_slot_cuMemsetD2D16Async") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D16Async)> slot_cuMemsetD2D16Async{&cold_cuMemsetD2D16Async};
namespace {

CUresult cold_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 518)) return as(cold_cuMemsetD2D16Async_ptsz, real)(dstDevice, dstPitch, us, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 518));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D16Async_ptsz)> slot_cuMemsetD2D16Async_ptsz __asm__("nybble_slot_cuMemsetD2D16Async_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D16Async_ptsz)> slot_cuMemsetD2D16Async_ptsz{&cold_cuMemsetD2D16Async_ptsz};
namespace {

CUresult cold_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 519)) return as(cold_cuMemsetD2D16_v2, real)(dstDevice, dstPitch, us, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 519));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D16_v2)> slot_cuMemsetD2D16_v2 __asm__("nybble_slot_cuMemsetD2D16_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D16_v2)> slot_cuMemsetD2D16_v2{&cold_cuMemsetD2D16_v2};
namespace {

CUresult cold_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 520)) return as(cold_cuMemsetD2D16_v2_ptds, real)(dstDevice, dstPitch, us, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 520));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D16_v2_ptds)> slot_cuMemsetD2D16_v2_ptds __asm__("nybble_slot_cuMemsetD2D16_v2_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D16_v2_ptds)> slot_cuMemsetD2D16_v2_ptds{&cold_cuMemsetD2D16_v2_ptds};
namespace {

CUresult cold_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height) {
  if (const any_function real = resolve(driver_library, 521)) return as(cold_cuMemsetD2D32, real)(dstDevice, dstPitch, ui, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 521));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D32)> slot_cuMemsetD2D32 __asm__("nybble_slot_cuMemsetD2D32") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D32)> slot_cuMemsetD2D32{&cold_cuMemsetD2D32};
namespace {

CUresult cold_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 522)) return as(cold_cuMemsetD2D32Async, real)(dstDevice, dstPitch, ui, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 522));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D32Async)> slot_cuMemsetD2D32Async __asm__("nybble_slot_cuMemsetD2D32Async") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D32Async)> slot_cuMemsetD2D32Async{&cold_cuMemsetD2D32Async};
namespace {

CUresult cold_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 523)) return as(cold_cuMemsetD2D32Async_ptsz, real)(dstDevice, dstPitch, ui, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 523));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D32Async_ptsz)> slot_cuMemsetD2D32Async_ptsz __asm__("nybble_slot_cuMemsetD2D32Async_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D32Async_ptsz)> slot_cuMemsetD2D32Async_ptsz{&cold_cuMemsetD2D32Async_ptsz};
namespace {

CUresult cold_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 524)) return as(cold_cuMemsetD2D32_v2, real)(dstDevice, dstPitch, ui, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 524));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D32_v2)> slot_cuMemsetD2D32_v2 __asm__("nybble_slot_cuMemsetD2D32_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D32_v2)> slot_cuMemsetD2D32_v2{&cold_cuMemsetD2D32_v2};
namespace {

CUresult cold_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 525)) return as(cold_cuMemsetD2D32_v2_ptds, real)(dstDevice, dstPitch, ui, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 525));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D32_v2_ptds)> slot_cuMemsetD2D32_v2_ptds __asm__("nybble_slot_cuMemsetD2D32_v2_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D32_v2_ptds)> slot_cuMemsetD2D32_v2_ptds{&cold_cuMemsetD2D32_v2_ptds};
namespace {

CUresult cold_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height) {
  if (const any_function real = resolve(driver_library, 526)) return as(cold_cuMemsetD2D8, real)(dstDevice, dstPitch, uc, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 526));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D8)> slot_cuMemsetD2D8 __asm__("nybble_slot_cuMemsetD2D8") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D8)> slot_cuMemsetD2D8{&cold_cuMemsetD2D8};
namespace {

CUresult cold_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 527)) return as(cold_cuMemsetD2D8Async, real)(dstDevice, dstPitch, uc, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 527));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D8Async)> slot_cuMemsetD2D8Async __asm__("nybble_slot_cuMemsetD2D8Async") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D8Async)> slot_cuMemsetD2D8Async{&cold_cuMemsetD2D8Async};
namespace {

CUresult cold_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 528)) return as(cold_cuMemsetD2D8Async_ptsz, real)(dstDevice, dstPitch, uc, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 528));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D8Async_ptsz)> slot_cuMemsetD2D8Async_ptsz __asm__("nybble_slot_cuMemsetD2D8Async_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D8Async_ptsz)> slot_cuMemsetD2D8Async_ptsz{&cold_cuMemsetD2D8Async_ptsz};
namespace {

CUresult cold_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 529)) return as(cold_cuMemsetD2D8_v2, real)(dstDevice, dstPitch, uc, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 529));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D8_v2)> slot_cuMemsetD2D8_v2 __asm__("nybble_slot_cuMemsetD2D8_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D8_v2)> slot_cuMemsetD2D8_v2{&cold_cuMemsetD2D8_v2};
namespace {

CUresult cold_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 530)) return as(cold_cuMemsetD2D8_v2_ptds, real)(dstDevice, dstPitch, uc, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 530));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMemsetD2D8_v2_ptds)> slot_cuMemsetD2D8_v2_ptds __asm__("nybble_slot_cuMemsetD2D8_v2_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMemsetD2D8_v2_ptds)> slot_cuMemsetD2D8_v2_ptds{&cold_cuMemsetD2D8_v2_ptds};
namespace {

CUresult cold_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N) {
  if (const any_function real = resolve(driver_library, 531)) return as(cold_cuMemsetD32, real)(dstDevice, ui, N);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 531));
}
std::atomic<decltype(&cold_cuMemsetD32)> slot_cuMemsetD32{&cold_cuMemsetD32};

CUresult cold_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 532)) return as(cold_cuMemsetD32Async, real)(dstDevice, ui, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 532));
}
std::atomic<decltype(&cold_cuMemsetD32Async)> slot_cuMemsetD32Async{&cold_cuMemsetD32Async};

CUresult cold_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 533)) return as(cold_cuMemsetD32Async_ptsz, real)(dstDevice, ui, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 533));
}
std::atomic<decltype(&cold_cuMemsetD32Async_ptsz)> slot_cuMemsetD32Async_ptsz{&cold_cuMemsetD32Async_ptsz};

CUresult cold_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N) {
  if (const any_function real = resolve(driver_library, 534)) return as(cold_cuMemsetD32_v2, real)(dstDevice, ui, N);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 534));
}
std::atomic<decltype(&cold_cuMemsetD32_v2)> slot_cuMemsetD32_v2{&cold_cuMemsetD32_v2};

CUresult cold_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N) {
  if (const any_function real = resolve(driver_library, 535)) return as(cold_cuMemsetD32_v2_ptds, real)(dstDevice, ui, N);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 535));
}
std::atomic<decltype(&cold_cuMemsetD32_v2_ptds)> slot_cuMemsetD32_v2_ptds{&cold_cuMemsetD32_v2_ptds};

CUresult cold_cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N) {
  if (const any_function real = resolve(driver_library, 536)) return as(cold_cuMemsetD8, real)(dstDevice, uc, N);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 536));
}
std::atomic<decltype(&cold_cuMemsetD8)> slot_cuMemsetD8{&cold_cuMemsetD8};

CUresult cold_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 537)) return as(cold_cuMemsetD8Async, real)(dstDevice, uc, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 537));
}
std::atomic<decltype(&cold_cuMemsetD8Async)> slot_cuMemsetD8Async{&cold_cuMemsetD8Async};

CUresult cold_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 538)) return as(cold_cuMemsetD8Async_ptsz, real)(dstDevice, uc, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 538));
}
std::atomic<decltype(&cold_cuMemsetD8Async_ptsz)> slot_cuMemsetD8Async_ptsz{&cold_cuMemsetD8Async_ptsz};

CUresult cold_cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N) {
  if (const any_function real = resolve(driver_library, 539)) return as(cold_cuMemsetD8_v2, real)(dstDevice, uc, N);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 539));
}
std::atomic<decltype(&cold_cuMemsetD8_v2)> slot_cuMemsetD8_v2{&cold_cuMemsetD8_v2};

CUresult cold_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N) {
  if (const any_function real = resolve(driver_library, 540)) return as(cold_cuMemsetD8_v2_ptds, real)(dstDevice, uc, N);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 540));
}
std::atomic<decltype(&cold_cuMemsetD8_v2_ptds)> slot_cuMemsetD8_v2_ptds{&cold_cuMemsetD8_v2_ptds};

CUresult cold_cuMipmappedArrayCreate(CUmipmappedArray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pMipmappedArrayDesc, unsigned int numMipmapLevels) {
  if (const any_function real = resolve(driver_library, 541)) return as(cold_cuMipmappedArrayCreate, real)(pHandle, pMipmappedArrayDesc, numMipmapLevels);
  zero(pHandle, 8);
  static_cast<void>(pMipmappedArrayDesc);
  static_cast<void>(numMipmapLevels);
  return static_cast<CUresult>(failure(driver_library, 541));
}
std::atomic<decltype(&cold_cuMipmappedArrayCreate)> slot_cuMipmappedArrayCreate{&cold_cuMipmappedArrayCreate};

CUresult cold_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) {
  if (const any_function real = resolve(driver_library, 542)) return as(cold_cuMipmappedArrayDestroy, real)(hMipmappedArray);
  static_cast<void>(hMipmappedArray);
  return static_cast<CUresult>(failure(driver_library, 542));
}
std::atomic<decltype(&cold_cuMipmappedArrayDestroy)> slot_cuMipmappedArrayDestroy{&cold_cuMipmappedArrayDestroy};

CUresult cold_cuMipmappedArrayGetLevel(CUarray* pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level) {
  if (const any_function real = resolve(driver_library, 543)) return as(cold_cuMipmappedArrayGetLevel, real)(pLevelArray, hMipmappedArray, level);
  zero(pLevelArray, 8);
  static_cast<void>(hMipmappedArray);
  static_cast<void>(level);
  return static_cast<CUresult>(failure(driver_library, 543));
}
std::atomic<decltype(&cold_cuMipmappedArrayGetLevel)> slot_cuMipmappedArrayGetLevel{&cold_cuMipmappedArrayGetLevel};

CUresult cold_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUmipmappedArray mipmap, CUdevice device) {
  if (const any_function real = resolve(driver_library, 544)) return as(cold_cuMipmappedArrayGetMemoryRequirements, real)(memoryRequirements, mipmap, device);
  zero(memoryRequirements, 32);
  static_cast<void>(mipmap);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 544));
}
std::atomic<decltype(&cold_cuMipmappedArrayGetMemoryRequirements)> slot_cuMipmappedArrayGetMemoryRequirements{&cold_cuMipmappedArrayGetMemoryRequirements};

CUresult cold_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUmipmappedArray mipmap) {
  if (const any_function real = resolve(driver_library, 545)) return as(cold_cuMipmappedArrayGetSparseProperties, real)(sparseProperties, mipmap);
  zero(sparseProperties, 48);
  static_cast<void>(mipmap);
  return static_cast<CUresult>(failure(driver_library, 545));
}
std::atomic<decltype(&cold_cuMipmappedArrayGetSparseProperties)> slot_cuMipmappedArrayGetSparseProperties{&cold_cuMipmappedArrayGetSparseProperties};

CUresult cold_cuModuleEnumerateFunctions(CUfunction* functions, unsigned int numFunctions, CUmodule mod) {
  if (const any_function real = resolve(driver_library, 546)) return as(cold_cuModuleEnumerateFunctions, real)(functions, numFunctions, mod);
  static_cast<void>(functions);
  static_cast<void>(numFunctions);
  static_cast<void>(mod);
  return static_cast<CUresult>(failure(driver_library, 546));
}
std::atomic<decltype(&cold_cuModuleEnumerateFunctions)> slot_cuModuleEnumerateFunctions{&cold_cuModuleEnumerateFunctions};

CUresult cold_cuModuleGetFunction(CUfunction* hfunc, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 547)) return as(cold_cuModuleGetFunction, real)(hfunc, hmod, name);
  zero(hfunc, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 547));
}
std::atomic<decltype(&cold_cuModuleGetFunction)> slot_cuModuleGetFunction{&cold_cuModuleGetFunction};

CUresult cold_cuModuleGetFunctionCount(unsigned int* count, CUmodule mod) {
  if (const any_function real = resolve(driver_library, 548)) return as(cold_cuModuleGetFunctionCount, real)(count, mod);
  zero(count, 4);
  static_cast<void>(mod);
  return static_cast<CUresult>(failure(driver_library, 548));
}
std::atomic<decltype(&cold_cuModuleGetFunctionCount)> slot_cuModuleGetFunctionCount{&cold_cuModuleGetFunctionCount};

CUresult cold_cuModuleGetGlobal(CUdeviceptr_v1* dptr, unsigned int* bytes, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 549)) return as(cold_cuModuleGetGlobal, real)(dptr, bytes, hmod, name);
  zero(dptr, 4);
  zero(bytes, 4);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 549));
}
std::atomic<decltype(&cold_cuModuleGetGlobal)> slot_cuModuleGetGlobal{&cold_cuModuleGetGlobal};

CUresult cold_cuModuleGetGlobal_v2(CUdeviceptr* dptr, size_t* bytes, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 550)) return as(cold_cuModuleGetGlobal_v2, real)(dptr, bytes, hmod, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 550));
}
std::atomic<decltype(&cold_cuModuleGetGlobal_v2)> slot_cuModuleGetGlobal_v2{&cold_cuModuleGetGlobal_v2};

CUresult cold_cuModuleGetLoadingMode(CUmoduleLoadingMode* mode) {
  if (const any_function real = resolve(driver_library, 551)) return as(cold_cuModuleGetLoadingMode, real)(mode);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 551));
}
std::atomic<decltype(&cold_cuModuleGetLoadingMode)> slot_cuModuleGetLoadingMode{&cold_cuModuleGetLoadingMode};

CUresult cold_cuModuleGetSurfRef(CUsurfref* pSurfRef, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 552)) return as(cold_cuModuleGetSurfRef, real)(pSurfRef, hmod, name);
  zero(pSurfRef, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 552));
}
std::atomic<decltype(&cold_cuModuleGetSurfRef)> slot_cuModuleGetSurfRef{&cold_cuModuleGetSurfRef};

CUresult cold_cuModuleGetTexRef(CUtexref* pTexRef, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 553)) return as(cold_cuModuleGetTexRef, real)(pTexRef, hmod, name);
  zero(pTexRef, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 553));
}
std::atomic<decltype(&cold_cuModuleGetTexRef)> slot_cuModuleGetTexRef{&cold_cuModuleGetTexRef};

CUresult cold_cuModuleLoad(CUmodule* module, const char* fname) {
  if (const any_function real = resolve(driver_library, 554)) return as(cold_cuModuleLoad, real)(module, fname);
  zero(module, 8);
  static_cast<void>(fname);
  return static_cast<CUresult>(failure(driver_library, 554));
}
std::atomic<decltype(&cold_cuModuleLoad)> slot_cuModuleLoad{&cold_cuModuleLoad};

CUresult cold_cuModuleLoadData(CUmodule* module, const void* image) {
  if (const any_function real = resolve(driver_library, 555)) return as(cold_cuModuleLoadData, real)(module, image);
  zero(module, 8);
  static_cast<void>(image);
  return static_cast<CUresult>(failure(driver_library, 555));
}
std::atomic<decltype(&cold_cuModuleLoadData)> slot_cuModuleLoadData{&cold_cuModuleLoadData};

CUresult cold_cuModuleLoadDataEx(CUmodule* module, const void* image, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 556)) return as(cold_cuModuleLoadDataEx, real)(module, image, numOptions, options, optionValues);
  zero(module, 8);
  static_cast<void>(image);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 556));
}
}  // namespace
extern std::atomic<decltype(&cold_cuModuleLoadDataEx)> slot_cuModuleLoadDataEx __asm__("nybble_slot_cuModuleLoadDataEx") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuModuleLoadDataEx)> slot_cuModuleLoadDataEx{&cold_cuModuleLoadDataEx};
namespace {

CUresult cold_cuModuleLoadFatBinary(CUmodule* module, const void* fatCubin) {
  if (const any_function real = resolve(driver_library, 557)) return as(cold_cuModuleLoadFatBinary, real)(module, fatCubin);
  zero(module, 8);
  static_cast<void>(fatCubin);
  return static_cast<CUresult>(failure(driver_library, 557));
}
std::atomic<decltype(&cold_cuModuleLoadFatBinary)> slot_cuModuleLoadFatBinary{&cold_cuModuleLoadFatBinary};

CUresult cold_cuModuleUnload(CUmodule hmod) {
  if (const any_function real = resolve(driver_library, 558)) return as(cold_cuModuleUnload, real)(hmod);
  static_cast<void>(hmod);
  return static_cast<CUresult>(failure(driver_library, 558));
}
std::atomic<decltype(&cold_cuModuleUnload)> slot_cuModuleUnload{&cold_cuModuleUnload};

CUresult cold_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 559)) return as(cold_cuMulticastAddDevice, real)(mcHandle, dev);
  static_cast<void>(mcHandle);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 559));
}
std::atomic<decltype(&cold_cuMulticastAddDevice)> slot_cuMulticastAddDevice{&cold_cuMulticastAddDevice};

CUresult cold_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 560)) return as(cold_cuMulticastBindAddr, real)(mcHandle, mcOffset, memptr, size, flags);
  static_cast<void>(mcHandle);
  static_cast<void>(mcOffset);
  static_cast<void>(memptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 560));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMulticastBindAddr)> slot_cuMulticastBindAddr __asm__("nybble_slot_cuMulticastBindAddr") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMulticastBindAddr)> slot_cuMulticastBindAddr{&cold_cuMulticastBindAddr};
namespace {

CUresult cold_cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 561)) return as(cold_cuMulticastBindAddr_v2, real)(mcHandle, dev, mcOffset, memptr, size, flags);
  static_cast<void>(mcHandle);
  static_cast<void>(dev);
  static_cast<void>(mcOffset);
  static_cast<void>(memptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 561));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMulticastBindAddr_v2)> slot_cuMulticastBindAddr_v2 __asm__("nybble_slot_cuMulticastBindAddr_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMulticastBindAddr_v2)> slot_cuMulticastBindAddr_v2{&cold_cuMulticastBindAddr_v2};
namespace {

CUresult cold_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 562)) return as(cold_cuMulticastBindMem, real)(mcHandle, mcOffset, memHandle, memOffset, size, flags);
  static_cast<void>(mcHandle);
  static_cast<void>(mcOffset);
  static_cast<void>(memHandle);
  static_cast<void>(memOffset);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 562));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMulticastBindMem)> slot_cuMulticastBindMem __asm__("nybble_slot_cuMulticastBindMem") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMulticastBindMem)> slot_cuMulticastBindMem{&cold_cuMulticastBindMem};
namespace {

CUresult cold_cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 563)) return as(cold_cuMulticastBindMem_v2, real)(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags);
  static_cast<void>(mcHandle);
  static_cast<void>(dev);
  static_cast<void>(mcOffset);
  static_cast<void>(memHandle);
  static_cast<void>(memOffset);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 563));
}
}  // namespace
extern std::atomic<decltype(&cold_cuMulticastBindMem_v2)> slot_cuMulticastBindMem_v2 __asm__("nybble_slot_cuMulticastBindMem_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuMulticastBindMem_v2)> slot_cuMulticastBindMem_v2{&cold_cuMulticastBindMem_v2};
namespace {

CUresult cold_cuMulticastCreate(CUmemGenericAllocationHandle* mcHandle, const CUmulticastObjectProp* prop) {
  if (const any_function real = resolve(driver_library, 564)) return as(cold_cuMulticastCreate, real)(mcHandle, prop);
  zero(mcHandle, 8);
  static_cast<void>(prop);
  return static_cast<CUresult>(failure(driver_library, 564));
}
std::atomic<decltype(&cold_cuMulticastCreate)> slot_cuMulticastCreate{&cold_cuMulticastCreate};

CUresult cold_cuMulticastGetGranularity(size_t* granularity, const CUmulticastObjectProp* prop, CUmulticastGranularity_flags option) {
  if (const any_function real = resolve(driver_library, 565)) return as(cold_cuMulticastGetGranularity, real)(granularity, prop, option);
  zero(granularity, 8);
  static_cast<void>(prop);
  static_cast<void>(option);
  return static_cast<CUresult>(failure(driver_library, 565));
}
std::atomic<decltype(&cold_cuMulticastGetGranularity)> slot_cuMulticastGetGranularity{&cold_cuMulticastGetGranularity};

CUresult cold_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) {
  if (const any_function real = resolve(driver_library, 566)) return as(cold_cuMulticastUnbind, real)(mcHandle, dev, mcOffset, size);
  static_cast<void>(mcHandle);
  static_cast<void>(dev);
  static_cast<void>(mcOffset);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 566));
}
std::atomic<decltype(&cold_cuMulticastUnbind)> slot_cuMulticastUnbind{&cold_cuMulticastUnbind};

CUresult cold_cuOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) {
  if (const any_function real = resolve(driver_library, 567)) return as(cold_cuOccupancyAvailableDynamicSMemPerBlock, real)(dynamicSmemSize, func, numBlocks, blockSize);
  zero(dynamicSmemSize, 8);
  static_cast<void>(func);
  static_cast<void>(numBlocks);
  static_cast<void>(blockSize);
  return static_cast<CUresult>(failure(driver_library, 567));
}
std::atomic<decltype(&cold_cuOccupancyAvailableDynamicSMemPerBlock)> slot_cuOccupancyAvailableDynamicSMemPerBlock{&cold_cuOccupancyAvailableDynamicSMemPerBlock};

CUresult cold_cuOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) {
  if (const any_function real = resolve(driver_library, 568)) return as(cold_cuOccupancyMaxActiveBlocksPerMultiprocessor, real)(numBlocks, func, blockSize, dynamicSMemSize);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  return static_cast<CUresult>(failure(driver_library, 568));
}
std::atomic<decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessor)> slot_cuOccupancyMaxActiveBlocksPerMultiprocessor{&cold_cuOccupancyMaxActiveBlocksPerMultiprocessor};

CUresult cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 569)) return as(cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, real)(numBlocks, func, blockSize, dynamicSMemSize, flags);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 569));
}
}  // namespace
extern std::atomic<decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)> slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags __asm__("nybble_slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)> slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags{&cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags};
namespace {

CUresult cold_cuOccupancyMaxActiveClusters(int* numClusters, CUfunction func, const CUlaunchConfig* config) {
  if (const any_function real = resolve(driver_library, 570)) return as(cold_cuOccupancyMaxActiveClusters, real)(numClusters, func, config);
  zero(numClusters, 4);
  static_cast<void>(func);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 570));
}
std::atomic<decltype(&cold_cuOccupancyMaxActiveClusters)> slot_cuOccupancyMaxActiveClusters{&cold_cuOccupancyMaxActiveClusters};

CUresult cold_cuOccupancyMaxPotentialBlockSize(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit) {
  if (const any_function real = resolve(driver_library, 571)) return as(cold_cuOccupancyMaxPotentialBlockSize, real)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit);
  zero(minGridSize, 4);
  zero(blockSize, 4);
  static_cast<void>(func);
  static_cast<void>(blockSizeToDynamicSMemSize);
  static_cast<void>(dynamicSMemSize);
  static_cast<void>(blockSizeLimit);
  return static_cast<CUresult>(failure(driver_library, 571));
}
}  // namespace
extern std::atomic<decltype(&cold_cuOccupancyMaxPotentialBlockSize)> slot_cuOccupancyMaxPotentialBlockSize __asm__("nybble_slot_cuOccupancyMaxPotentialBlockSize") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuOccupancyMaxPotentialBlockSize)> slot_cuOccupancyMaxPotentialBlockSize{&cold_cuOccupancyMaxPotentialBlockSize};
namespace {

CUresult cold_cuOccupancyMaxPotentialBlockSizeWithFlags(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 572)) return as(cold_cuOccupancyMaxPotentialBlockSizeWithFlags, real)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags);
  zero(minGridSize, 4);
  zero(blockSize, 4);
  static_cast<void>(func);
  static_cast<void>(blockSizeToDynamicSMemSize);
  static_cast<void>(dynamicSMemSize);
  static_cast<void>(blockSizeLimit);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 572));
}
}  // namespace
extern std::atomic<decltype(&cold_cuOccupancyMaxPotentialBlockSizeWithFlags)> slot_cuOccupancyMaxPotentialBlockSizeWithFlags __asm__("nybble_slot_cuOccupancyMaxPotentialBlockSizeWithFlags") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuOccupancyMaxPotentialBlockSizeWithFlags)> slot_cuOccupancyMaxPotentialBlockSizeWithFlags{&cold_cuOccupancyMaxPotentialBlockSizeWithFlags};
namespace {

CUresult cold_cuOccupancyMaxPotentialClusterSize(int* clusterSize, CUfunction func, const CUlaunchConfig* config) {
  if (const any_function real = resolve(driver_library, 573)) return as(cold_cuOccupancyMaxPotentialClusterSize, real)(clusterSize, func, config);
  zero(clusterSize, 4);
  static_cast<void>(func);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 573));
}
std::atomic<decltype(&cold_cuOccupancyMaxPotentialClusterSize)> slot_cuOccupancyMaxPotentialClusterSize{&cold_cuOccupancyMaxPotentialClusterSize};

CUresult cold_cuParamSetSize(CUfunction hfunc, unsigned int numbytes) {
  if (const any_function real = resolve(driver_library, 574)) return as(cold_cuParamSetSize, real)(hfunc, numbytes);
  static_cast<void>(hfunc);
  static_cast<void>(numbytes);
  return static_cast<CUresult>(failure(driver_library, 574));
}
std::atomic<decltype(&cold_cuParamSetSize)> slot_cuParamSetSize{&cold_cuParamSetSize};

CUresult cold_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 575)) return as(cold_cuParamSetTexRef, real)(hfunc, texunit, hTexRef);
  static_cast<void>(hfunc);
  static_cast<void>(texunit);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 575));
}
std::atomic<decltype(&cold_cuParamSetTexRef)> slot_cuParamSetTexRef{&cold_cuParamSetTexRef};

CUresult cold_cuParamSetf(CUfunction hfunc, int offset, float value) {
  if (const any_function real = resolve(driver_library, 576)) return as(cold_cuParamSetf, real)(hfunc, offset, value);
  static_cast<void>(hfunc);
  static_cast<void>(offset);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 576));
}
std::atomic<decltype(&cold_cuParamSetf)> slot_cuParamSetf{&cold_cuParamSetf};

CUresult cold_cuParamSeti(CUfunction hfunc, int offset, unsigned int value) {
  if (const any_function real = resolve(driver_library, 577)) return as(cold_cuParamSeti, real)(hfunc, offset, value);
  static_cast<void>(hfunc);
  static_cast<void>(offset);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 577));
}
std::atomic<decltype(&cold_cuParamSeti)> slot_cuParamSeti{&cold_cuParamSeti};

CUresult cold_cuParamSetv(CUfunction hfunc, int offset, void* ptr, unsigned int numbytes) {
  if (const any_function real = resolve(driver_library, 578)) return as(cold_cuParamSetv, real)(hfunc, offset, ptr, numbytes);
  static_cast<void>(hfunc);
  static_cast<void>(offset);
  static_cast<void>(ptr);
  static_cast<void>(numbytes);
  return static_cast<CUresult>(failure(driver_library, 578));
}
std::atomic<decltype(&cold_cuParamSetv)> slot_cuParamSetv{&cold_cuParamSetv};

CUresult cold_cuPointerGetAttribute(void* data, CUpointer_attribute attribute, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 579)) return as(cold_cuPointerGetAttribute, real)(data, attribute, ptr);
  static_cast<void>(data);
  static_cast<void>(attribute);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 579));
}
std::atomic<decltype(&cold_cuPointerGetAttribute)> slot_cuPointerGetAttribute{&cold_cuPointerGetAttribute};

CUresult cold_cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute* attributes, void** data, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 580)) return as(cold_cuPointerGetAttributes, real)(numAttributes, attributes, data, ptr);
  static_cast<void>(numAttributes);
  static_cast<void>(attributes);
  static_cast<void>(data);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 580));
}
std::atomic<decltype(&cold_cuPointerGetAttributes)> slot_cuPointerGetAttributes{&cold_cuPointerGetAttributes};

CUresult cold_cuPointerSetAttribute(const void* value, CUpointer_attribute attribute, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 581)) return as(cold_cuPointerSetAttribute, real)(value, attribute, ptr);
  static_cast<void>(value);
  static_cast<void>(attribute);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 581));
}
std::atomic<decltype(&cold_cuPointerSetAttribute)> slot_cuPointerSetAttribute{&cold_cuPointerSetAttribute};

CUresult cold_cuProfilerInitialize(const char* configFile, const char* outputFile, int outputMode) {
  if (const any_function real = resolve(driver_library, 582)) return as(cold_cuProfilerInitialize, real)(configFile, outputFile, outputMode);
  static_cast<void>(configFile);
  static_cast<void>(outputFile);
  static_cast<void>(outputMode);
  return static_cast<CUresult>(failure(driver_library, 582));
}
std::atomic<decltype(&cold_cuProfilerInitialize)> slot_cuProfilerInitialize{&cold_cuProfilerInitialize};

CUresult cold_cuProfilerStart() {
  if (const any_function real = resolve(driver_library, 583)) return as(cold_cuProfilerStart, real)();
  return static_cast<CUresult>(failure(driver_library, 583));
}
std::atomic<decltype(&cold_cuProfilerStart)> slot_cuProfilerStart{&cold_cuProfilerStart};

CUresult cold_cuProfilerStop() {
  if (const any_function real = resolve(driver_library, 584)) return as(cold_cuProfilerStop, real)();
  return static_cast<CUresult>(failure(driver_library, 584));
}
std::atomic<decltype(&cold_cuProfilerStop)> slot_cuProfilerStop{&cold_cuProfilerStop};

CUresult cold_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 585)) return as(cold_cuSignalExternalSemaphoresAsync, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 585));
}
std::atomic<decltype(&cold_cuSignalExternalSemaphoresAsync)> slot_cuSignalExternalSemaphoresAsync{&cold_cuSignalExternalSemaphoresAsync};

CUresult cold_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 586)) return as(cold_cuSignalExternalSemaphoresAsync_ptsz, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 586));
}
std::atomic<decltype(&cold_cuSignalExternalSemaphoresAsync_ptsz)> slot_cuSignalExternalSemaphoresAsync_ptsz{&cold_cuSignalExternalSemaphoresAsync_ptsz};

CUresult cold_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 587)) return as(cold_cuStreamAddCallback, real)(hStream, callback, userData, flags);
  static_cast<void>(hStream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 587));
}
std::atomic<decltype(&cold_cuStreamAddCallback)> slot_cuStreamAddCallback{&cold_cuStreamAddCallback};

CUresult cold_cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 588)) return as(cold_cuStreamAddCallback_ptsz, real)(hStream, callback, userData, flags);
  static_cast<void>(hStream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 588));
}
std::atomic<decltype(&cold_cuStreamAddCallback_ptsz)> slot_cuStreamAddCallback_ptsz{&cold_cuStreamAddCallback_ptsz};

CUresult cold_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 589)) return as(cold_cuStreamAttachMemAsync, real)(hStream, dptr, length, flags);
  static_cast<void>(hStream);
  static_cast<void>(dptr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 589));
}
std::atomic<decltype(&cold_cuStreamAttachMemAsync)> slot_cuStreamAttachMemAsync{&cold_cuStreamAttachMemAsync};

CUresult cold_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 590)) return as(cold_cuStreamAttachMemAsync_ptsz, real)(hStream, dptr, length, flags);
  static_cast<void>(hStream);
  static_cast<void>(dptr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 590));
}
std::atomic<decltype(&cold_cuStreamAttachMemAsync_ptsz)> slot_cuStreamAttachMemAsync_ptsz{&cold_cuStreamAttachMemAsync_ptsz};

CUresult cold_cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 591)) return as(cold_cuStreamBatchMemOp, real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 591));
}
std::atomic<decltype(&cold_cuStreamBatchMemOp)> slot_cuStreamBatchMemOp{&cold_cuStreamBatchMemOp};

CUresult cold_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 592)) return as(cold_cuStreamBatchMemOp_ptsz, real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 592));
}
std::atomic<decltype(&cold_cuStreamBatchMemOp_ptsz)> slot_cuStreamBatchMemOp_ptsz{&cold_cuStreamBatchMemOp_ptsz};

CUresult cold_cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 593)) return as(cold_cuStreamBatchMemOp_v2, real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 593));
}
std::atomic<decltype(&cold_cuStreamBatchMemOp_v2)> slot_cuStreamBatchMemOp_v2{&cold_cuStreamBatchMemOp_v2};

CUresult cold_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 594)) return as(cold_cuStreamBatchMemOp_v2_ptsz, real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 594));
}
std::atomic<decltype(&cold_cuStreamBatchMemOp_v2_ptsz)> slot_cuStreamBatchMemOp_v2_ptsz{&cold_cuStreamBatchMemOp_v2_ptsz};

CUresult cold_cuStreamBeginCapture(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 595)) return as(cold_cuStreamBeginCapture, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 595));
}
std::atomic<decltype(&cold_cuStreamBeginCapture)> slot_cuStreamBeginCapture{&cold_cuStreamBeginCapture};

CUresult cold_cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) {
  if (const any_function real = resolve(driver_library, 596)) return as(cold_cuStreamBeginCaptureToCig, real)(hStream, streamCigCaptureParams);
  static_cast<void>(hStream);
  static_cast<void>(streamCigCaptureParams);
  return static_cast<CUresult>(failure(driver_library, 596));
}
std::atomic<decltype(&cold_cuStreamBeginCaptureToCig)> slot_cuStreamBeginCaptureToCig{&cold_cuStreamBeginCaptureToCig};

CUresult cold_cuStreamBeginCaptureToCig_ptsz(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) {
  if (const any_function real = resolve(driver_library, 597)) return as(cold_cuStreamBeginCaptureToCig_ptsz, real)(hStream, streamCigCaptureParams);
  static_cast<void>(hStream);
  static_cast<void>(streamCigCaptureParams);
  return static_cast<CUresult>(failure(driver_library, 597));
}
std::atomic<decltype(&cold_cuStreamBeginCaptureToCig_ptsz)> slot_cuStreamBeginCaptureToCig_ptsz{&cold_cuStreamBeginCaptureToCig_ptsz};

CUresult cold_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 598)) return as(cold_cuStreamBeginCaptureToGraph, real)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(hStream);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 598));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamBeginCaptureToGraph)> slot_cuStreamBeginCaptureToGraph __asm__("nybble_slot_cuStreamBeginCaptureToGraph") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamBeginCaptureToGraph)> slot_cuStreamBeginCaptureToGraph{&cold_cuStreamBeginCaptureToGraph};
namespace {

CUresult cold_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 599)) return as(cold_cuStreamBeginCaptureToGraph_ptsz, real)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(hStream);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 599));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamBeginCaptureToGraph_ptsz)> slot_cuStreamBeginCaptureToGraph_ptsz __asm__("nybble_slot_cuStreamBeginCaptureToGraph_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamBeginCaptureToGraph_ptsz)> slot_cuStreamBeginCaptureToGraph_ptsz{&cold_cuStreamBeginCaptureToGraph_ptsz};
namespace {

CUresult cold_cuStreamBeginCapture_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 600)) return as(cold_cuStreamBeginCapture_ptsz, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 600));
}
std::atomic<decltype(&cold_cuStreamBeginCapture_ptsz)> slot_cuStreamBeginCapture_ptsz{&cold_cuStreamBeginCapture_ptsz};

CUresult cold_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 601)) return as(cold_cuStreamBeginCapture_v2, real)(hStream, mode);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 601));
}
std::atomic<decltype(&cold_cuStreamBeginCapture_v2)> slot_cuStreamBeginCapture_v2{&cold_cuStreamBeginCapture_v2};

CUresult cold_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 602)) return as(cold_cuStreamBeginCapture_v2_ptsz, real)(hStream, mode);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 602));
}
std::atomic<decltype(&cold_cuStreamBeginCapture_v2_ptsz)> slot_cuStreamBeginCapture_v2_ptsz{&cold_cuStreamBeginCapture_v2_ptsz};

CUresult cold_cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) {
  if (const any_function real = resolve(driver_library, 603)) return as(cold_cuStreamBeginRecaptureToGraph, real)(hStream, mode, hGraph, callbackFunc, userData);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  static_cast<void>(hGraph);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 603));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamBeginRecaptureToGraph)> slot_cuStreamBeginRecaptureToGraph __asm__("nybble_slot_cuStreamBeginRecaptureToGraph") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamBeginRecaptureToGraph)> slot_cuStreamBeginRecaptureToGraph{&cold_cuStreamBeginRecaptureToGraph};
namespace {

CUresult cold_cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) {
  if (const any_function real = resolve(driver_library, 604)) return as(cold_cuStreamBeginRecaptureToGraph_ptsz, real)(hStream, mode, hGraph, callbackFunc, userData);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  static_cast<void>(hGraph);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 604));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamBeginRecaptureToGraph_ptsz)> slot_cuStreamBeginRecaptureToGraph_ptsz __asm__("nybble_slot_cuStreamBeginRecaptureToGraph_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamBeginRecaptureToGraph_ptsz)> slot_cuStreamBeginRecaptureToGraph_ptsz{&cold_cuStreamBeginRecaptureToGraph_ptsz};
namespace {

CUresult cold_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream) {
  if (const any_function real = resolve(driver_library, 605)) return as(cold_cuStreamCopyAttributes, real)(dstStream, srcStream);
  static_cast<void>(dstStream);
  static_cast<void>(srcStream);
  return static_cast<CUresult>(failure(driver_library, 605));
}
std::atomic<decltype(&cold_cuStreamCopyAttributes)> slot_cuStreamCopyAttributes{&cold_cuStreamCopyAttributes};

CUresult cold_cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src) {
  if (const any_function real = resolve(driver_library, 606)) return as(cold_cuStreamCopyAttributes_ptsz, real)(dst, src);
  static_cast<void>(dst);
  static_cast<void>(src);
  return static_cast<CUresult>(failure(driver_library, 606));
}
std::atomic<decltype(&cold_cuStreamCopyAttributes_ptsz)> slot_cuStreamCopyAttributes_ptsz{&cold_cuStreamCopyAttributes_ptsz};

CUresult cold_cuStreamCreate(CUstream* phStream, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 607)) return as(cold_cuStreamCreate, real)(phStream, Flags);
  zero(phStream, 8);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 607));
}
std::atomic<decltype(&cold_cuStreamCreate)> slot_cuStreamCreate{&cold_cuStreamCreate};

CUresult cold_cuStreamCreateWithPriority(CUstream* phStream, unsigned int flags, int priority) {
  if (const any_function real = resolve(driver_library, 608)) return as(cold_cuStreamCreateWithPriority, real)(phStream, flags, priority);
  zero(phStream, 8);
  static_cast<void>(flags);
  static_cast<void>(priority);
  return static_cast<CUresult>(failure(driver_library, 608));
}
std::atomic<decltype(&cold_cuStreamCreateWithPriority)> slot_cuStreamCreateWithPriority{&cold_cuStreamCreateWithPriority};

CUresult cold_cuStreamDestroy(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 609)) return as(cold_cuStreamDestroy, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 609));
}
std::atomic<decltype(&cold_cuStreamDestroy)> slot_cuStreamDestroy{&cold_cuStreamDestroy};

CUresult cold_cuStreamDestroy_v2(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 610)) return as(cold_cuStreamDestroy_v2, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 610));
}
std::atomic<decltype(&cold_cuStreamDestroy_v2)> slot_cuStreamDestroy_v2{&cold_cuStreamDestroy_v2};

CUresult cold_cuStreamEndCapture(CUstream hStream, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 611)) return as(cold_cuStreamEndCapture, real)(hStream, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 611));
}
std::atomic<decltype(&cold_cuStreamEndCapture)> slot_cuStreamEndCapture{&cold_cuStreamEndCapture};

CUresult cold_cuStreamEndCaptureToCig(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 612)) return as(cold_cuStreamEndCaptureToCig, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 612));
}
std::atomic<decltype(&cold_cuStreamEndCaptureToCig)> slot_cuStreamEndCaptureToCig{&cold_cuStreamEndCaptureToCig};

CUresult cold_cuStreamEndCaptureToCig_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 613)) return as(cold_cuStreamEndCaptureToCig_ptsz, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 613));
}
std::atomic<decltype(&cold_cuStreamEndCaptureToCig_ptsz)> slot_cuStreamEndCaptureToCig_ptsz{&cold_cuStreamEndCaptureToCig_ptsz};

CUresult cold_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 614)) return as(cold_cuStreamEndCapture_ptsz, real)(hStream, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 614));
}
std::atomic<decltype(&cold_cuStreamEndCapture_ptsz)> slot_cuStreamEndCapture_ptsz{&cold_cuStreamEndCapture_ptsz};

CUresult cold_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value) {
  if (const any_function real = resolve(driver_library, 615)) return as(cold_cuStreamGetAttribute, real)(hStream, attr, value);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 615));
}
std::atomic<decltype(&cold_cuStreamGetAttribute)> slot_cuStreamGetAttribute{&cold_cuStreamGetAttribute};

CUresult cold_cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value_out) {
  if (const any_function real = resolve(driver_library, 616)) return as(cold_cuStreamGetAttribute_ptsz, real)(hStream, attr, value_out);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<CUresult>(failure(driver_library, 616));
}
std::atomic<decltype(&cold_cuStreamGetAttribute_ptsz)> slot_cuStreamGetAttribute_ptsz{&cold_cuStreamGetAttribute_ptsz};

CUresult cold_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) {
  if (const any_function real = resolve(driver_library, 617)) return as(cold_cuStreamGetCaptureInfo, real)(hStream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 617));
}
std::atomic<decltype(&cold_cuStreamGetCaptureInfo)> slot_cuStreamGetCaptureInfo{&cold_cuStreamGetCaptureInfo};

CUresult cold_cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) {
  if (const any_function real = resolve(driver_library, 618)) return as(cold_cuStreamGetCaptureInfo_ptsz, real)(hStream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 618));
}
std::atomic<decltype(&cold_cuStreamGetCaptureInfo_ptsz)> slot_cuStreamGetCaptureInfo_ptsz{&cold_cuStreamGetCaptureInfo_ptsz};

CUresult cold_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 619)) return as(cold_cuStreamGetCaptureInfo_v2, real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 619));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v2)> slot_cuStreamGetCaptureInfo_v2 __asm__("nybble_slot_cuStreamGetCaptureInfo_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v2)> slot_cuStreamGetCaptureInfo_v2{&cold_cuStreamGetCaptureInfo_v2};
namespace {

CUresult cold_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 620)) return as(cold_cuStreamGetCaptureInfo_v2_ptsz, real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 620));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v2_ptsz)> slot_cuStreamGetCaptureInfo_v2_ptsz __asm__("nybble_slot_cuStreamGetCaptureInfo_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v2_ptsz)> slot_cuStreamGetCaptureInfo_v2_ptsz{&cold_cuStreamGetCaptureInfo_v2_ptsz};
namespace {

CUresult cold_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 621)) return as(cold_cuStreamGetCaptureInfo_v3, real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(edgeData_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 621));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v3)> slot_cuStreamGetCaptureInfo_v3 __asm__("nybble_slot_cuStreamGetCaptureInfo_v3") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v3)> slot_cuStreamGetCaptureInfo_v3{&cold_cuStreamGetCaptureInfo_v3};
namespace {

CUresult cold_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 622)) return as(cold_cuStreamGetCaptureInfo_v3_ptsz, real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(edgeData_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 622));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v3_ptsz)> slot_cuStreamGetCaptureInfo_v3_ptsz __asm__("nybble_slot_cuStreamGetCaptureInfo_v3_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamGetCaptureInfo_v3_ptsz)> slot_cuStreamGetCaptureInfo_v3_ptsz{&cold_cuStreamGetCaptureInfo_v3_ptsz};
namespace {

CUresult cold_cuStreamGetCtx(CUstream hStream, CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 623)) return as(cold_cuStreamGetCtx, real)(hStream, pctx);
  zero(pctx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 623));
}
std::atomic<decltype(&cold_cuStreamGetCtx)> slot_cuStreamGetCtx{&cold_cuStreamGetCtx};

CUresult cold_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 624)) return as(cold_cuStreamGetCtx_ptsz, real)(hStream, pctx);
  zero(pctx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 624));
}
std::atomic<decltype(&cold_cuStreamGetCtx_ptsz)> slot_cuStreamGetCtx_ptsz{&cold_cuStreamGetCtx_ptsz};

CUresult cold_cuStreamGetCtx_v2(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) {
  if (const any_function real = resolve(driver_library, 625)) return as(cold_cuStreamGetCtx_v2, real)(hStream, pCtx, pGreenCtx);
  zero(pCtx, 8);
  zero(pGreenCtx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 625));
}
std::atomic<decltype(&cold_cuStreamGetCtx_v2)> slot_cuStreamGetCtx_v2{&cold_cuStreamGetCtx_v2};

CUresult cold_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) {
  if (const any_function real = resolve(driver_library, 626)) return as(cold_cuStreamGetCtx_v2_ptsz, real)(hStream, pCtx, pGreenCtx);
  zero(pCtx, 8);
  zero(pGreenCtx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 626));
}
std::atomic<decltype(&cold_cuStreamGetCtx_v2_ptsz)> slot_cuStreamGetCtx_v2_ptsz{&cold_cuStreamGetCtx_v2_ptsz};

CUresult cold_cuStreamGetDevResource(CUstream hStream, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 627)) return as(cold_cuStreamGetDevResource, real)(hStream, resource, type);
  static_cast<void>(hStream);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 627));
}
std::atomic<decltype(&cold_cuStreamGetDevResource)> slot_cuStreamGetDevResource{&cold_cuStreamGetDevResource};

CUresult cold_cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 628)) return as(cold_cuStreamGetDevResource_ptsz, real)(hStream, resource, type);
  static_cast<void>(hStream);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 628));
}
std::atomic<decltype(&cold_cuStreamGetDevResource_ptsz)> slot_cuStreamGetDevResource_ptsz{&cold_cuStreamGetDevResource_ptsz};

CUresult cold_cuStreamGetDevice(CUstream hStream, CUdevice* device) {
  if (const any_function real = resolve(driver_library, 629)) return as(cold_cuStreamGetDevice, real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 629));
}
std::atomic<decltype(&cold_cuStreamGetDevice)> slot_cuStreamGetDevice{&cold_cuStreamGetDevice};

CUresult cold_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice* device) {
  if (const any_function real = resolve(driver_library, 630)) return as(cold_cuStreamGetDevice_ptsz, real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 630));
}
std::atomic<decltype(&cold_cuStreamGetDevice_ptsz)> slot_cuStreamGetDevice_ptsz{&cold_cuStreamGetDevice_ptsz};

CUresult cold_cuStreamGetFlags(CUstream hStream, unsigned int* flags) {
  if (const any_function real = resolve(driver_library, 631)) return as(cold_cuStreamGetFlags, real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 631));
}
std::atomic<decltype(&cold_cuStreamGetFlags)> slot_cuStreamGetFlags{&cold_cuStreamGetFlags};

CUresult cold_cuStreamGetFlags_ptsz(CUstream hStream, unsigned int* flags) {
  if (const any_function real = resolve(driver_library, 632)) return as(cold_cuStreamGetFlags_ptsz, real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 632));
}
std::atomic<decltype(&cold_cuStreamGetFlags_ptsz)> slot_cuStreamGetFlags_ptsz{&cold_cuStreamGetFlags_ptsz};

CUresult cold_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx* phCtx) {
  if (const any_function real = resolve(driver_library, 633)) return as(cold_cuStreamGetGreenCtx, real)(hStream, phCtx);
  zero(phCtx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 633));
}
std::atomic<decltype(&cold_cuStreamGetGreenCtx)> slot_cuStreamGetGreenCtx{&cold_cuStreamGetGreenCtx};

CUresult cold_cuStreamGetId(CUstream hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(driver_library, 634)) return as(cold_cuStreamGetId, real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 634));
}
std::atomic<decltype(&cold_cuStreamGetId)> slot_cuStreamGetId{&cold_cuStreamGetId};

CUresult cold_cuStreamGetId_ptsz(CUstream hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(driver_library, 635)) return as(cold_cuStreamGetId_ptsz, real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 635));
}
std::atomic<decltype(&cold_cuStreamGetId_ptsz)> slot_cuStreamGetId_ptsz{&cold_cuStreamGetId_ptsz};

CUresult cold_cuStreamGetPriority(CUstream hStream, int* priority) {
  if (const any_function real = resolve(driver_library, 636)) return as(cold_cuStreamGetPriority, real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 636));
}
std::atomic<decltype(&cold_cuStreamGetPriority)> slot_cuStreamGetPriority{&cold_cuStreamGetPriority};

CUresult cold_cuStreamGetPriority_ptsz(CUstream hStream, int* priority) {
  if (const any_function real = resolve(driver_library, 637)) return as(cold_cuStreamGetPriority_ptsz, real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 637));
}
std::atomic<decltype(&cold_cuStreamGetPriority_ptsz)> slot_cuStreamGetPriority_ptsz{&cold_cuStreamGetPriority_ptsz};

CUresult cold_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus* captureStatus) {
  if (const any_function real = resolve(driver_library, 638)) return as(cold_cuStreamIsCapturing, real)(hStream, captureStatus);
  zero(captureStatus, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 638));
}
std::atomic<decltype(&cold_cuStreamIsCapturing)> slot_cuStreamIsCapturing{&cold_cuStreamIsCapturing};

CUresult cold_cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus) {
  if (const any_function real = resolve(driver_library, 639)) return as(cold_cuStreamIsCapturing_ptsz, real)(hStream, captureStatus);
  zero(captureStatus, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 639));
}
std::atomic<decltype(&cold_cuStreamIsCapturing_ptsz)> slot_cuStreamIsCapturing_ptsz{&cold_cuStreamIsCapturing_ptsz};

CUresult cold_cuStreamQuery(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 640)) return as(cold_cuStreamQuery, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 640));
}
std::atomic<decltype(&cold_cuStreamQuery)> slot_cuStreamQuery{&cold_cuStreamQuery};

CUresult cold_cuStreamQuery_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 641)) return as(cold_cuStreamQuery_ptsz, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 641));
}
std::atomic<decltype(&cold_cuStreamQuery_ptsz)> slot_cuStreamQuery_ptsz{&cold_cuStreamQuery_ptsz};

CUresult cold_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* param) {
  if (const any_function real = resolve(driver_library, 642)) return as(cold_cuStreamSetAttribute, real)(hStream, attr, param);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(param);
  return static_cast<CUresult>(failure(driver_library, 642));
}
std::atomic<decltype(&cold_cuStreamSetAttribute)> slot_cuStreamSetAttribute{&cold_cuStreamSetAttribute};

CUresult cold_cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* value) {
  if (const any_function real = resolve(driver_library, 643)) return as(cold_cuStreamSetAttribute_ptsz, real)(hStream, attr, value);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 643));
}
std::atomic<decltype(&cold_cuStreamSetAttribute_ptsz)> slot_cuStreamSetAttribute_ptsz{&cold_cuStreamSetAttribute_ptsz};

CUresult cold_cuStreamSynchronize(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 644)) return as(cold_cuStreamSynchronize, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 644));
}
std::atomic<decltype(&cold_cuStreamSynchronize)> slot_cuStreamSynchronize{&cold_cuStreamSynchronize};

CUresult cold_cuStreamSynchronize_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 645)) return as(cold_cuStreamSynchronize_ptsz, real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 645));
}
std::atomic<decltype(&cold_cuStreamSynchronize_ptsz)> slot_cuStreamSynchronize_ptsz{&cold_cuStreamSynchronize_ptsz};

CUresult cold_cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 646)) return as(cold_cuStreamUpdateCaptureDependencies, real)(hStream, dependencies, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 646));
}
std::atomic<decltype(&cold_cuStreamUpdateCaptureDependencies)> slot_cuStreamUpdateCaptureDependencies{&cold_cuStreamUpdateCaptureDependencies};

CUresult cold_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 647)) return as(cold_cuStreamUpdateCaptureDependencies_ptsz, real)(hStream, dependencies, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 647));
}
std::atomic<decltype(&cold_cuStreamUpdateCaptureDependencies_ptsz)> slot_cuStreamUpdateCaptureDependencies_ptsz{&cold_cuStreamUpdateCaptureDependencies_ptsz};

CUresult cold_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 648)) return as(cold_cuStreamUpdateCaptureDependencies_v2, real)(hStream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 648));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamUpdateCaptureDependencies_v2)> slot_cuStreamUpdateCaptureDependencies_v2 __asm__("nybble_slot_cuStreamUpdateCaptureDependencies_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamUpdateCaptureDependencies_v2)> slot_cuStreamUpdateCaptureDependencies_v2{&cold_cuStreamUpdateCaptureDependencies_v2};
namespace {

CUresult cold_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 649)) return as(cold_cuStreamUpdateCaptureDependencies_v2_ptsz, real)(hStream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 649));
}
}  // namespace
extern std::atomic<decltype(&cold_cuStreamUpdateCaptureDependencies_v2_ptsz)> slot_cuStreamUpdateCaptureDependencies_v2_ptsz __asm__("nybble_slot_cuStreamUpdateCaptureDependencies_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuStreamUpdateCaptureDependencies_v2_ptsz)> slot_cuStreamUpdateCaptureDependencies_v2_ptsz{&cold_cuStreamUpdateCaptureDependencies_v2_ptsz};
namespace {

CUresult cold_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 650)) return as(cold_cuStreamWaitEvent, real)(hStream, hEvent, Flags);
  static_cast<void>(hStream);
  static_cast<void>(hEvent);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 650));
}
std::atomic<decltype(&cold_cuStreamWaitEvent)> slot_cuStreamWaitEvent{&cold_cuStreamWaitEvent};

CUresult cold_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 651)) return as(cold_cuStreamWaitEvent_ptsz, real)(hStream, hEvent, Flags);
  static_cast<void>(hStream);
  static_cast<void>(hEvent);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 651));
}
std::atomic<decltype(&cold_cuStreamWaitEvent_ptsz)> slot_cuStreamWaitEvent_ptsz{&cold_cuStreamWaitEvent_ptsz};

CUresult cold_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 652)) return as(cold_cuStreamWaitValue32, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 652));
}
std::atomic<decltype(&cold_cuStreamWaitValue32)> slot_cuStreamWaitValue32{&cold_cuStreamWaitValue32};

CUresult cold_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 653)) return as(cold_cuStreamWaitValue32_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 653));
}
std::atomic<decltype(&cold_cuStreamWaitValue32_ptsz)> slot_cuStreamWaitValue32_ptsz{&cold_cuStreamWaitValue32_ptsz};

CUresult cold_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 654)) return as(cold_cuStreamWaitValue32_v2, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 654));
}
std::atomic<decltype(&cold_cuStreamWaitValue32_v2)> slot_cuStreamWaitValue32_v2{&cold_cuStreamWaitValue32_v2};

CUresult cold_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 655)) return as(cold_cuStreamWaitValue32_v2_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 655));
}
std::atomic<decltype(&cold_cuStreamWaitValue32_v2_ptsz)> slot_cuStreamWaitValue32_v2_ptsz{&cold_cuStreamWaitValue32_v2_ptsz};

CUresult cold_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 656)) return as(cold_cuStreamWaitValue64, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 656));
}
std::atomic<decltype(&cold_cuStreamWaitValue64)> slot_cuStreamWaitValue64{&cold_cuStreamWaitValue64};

CUresult cold_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 657)) return as(cold_cuStreamWaitValue64_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 657));
}
std::atomic<decltype(&cold_cuStreamWaitValue64_ptsz)> slot_cuStreamWaitValue64_ptsz{&cold_cuStreamWaitValue64_ptsz};

CUresult cold_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 658)) return as(cold_cuStreamWaitValue64_v2, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 658));
}
std::atomic<decltype(&cold_cuStreamWaitValue64_v2)> slot_cuStreamWaitValue64_v2{&cold_cuStreamWaitValue64_v2};

CUresult cold_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 659)) return as(cold_cuStreamWaitValue64_v2_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 659));
}
std::atomic<decltype(&cold_cuStreamWaitValue64_v2_ptsz)> slot_cuStreamWaitValue64_v2_ptsz{&cold_cuStreamWaitValue64_v2_ptsz};

CUresult cold_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 660)) return as(cold_cuStreamWriteValue32, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 660));
}
std::atomic<decltype(&cold_cuStreamWriteValue32)> slot_cuStreamWriteValue32{&cold_cuStreamWriteValue32};

CUresult cold_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 661)) return as(cold_cuStreamWriteValue32_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 661));
}
std::atomic<decltype(&cold_cuStreamWriteValue32_ptsz)> slot_cuStreamWriteValue32_ptsz{&cold_cuStreamWriteValue32_ptsz};

CUresult cold_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 662)) return as(cold_cuStreamWriteValue32_v2, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 662));
}
std::atomic<decltype(&cold_cuStreamWriteValue32_v2)> slot_cuStreamWriteValue32_v2{&cold_cuStreamWriteValue32_v2};

CUresult cold_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 663)) return as(cold_cuStreamWriteValue32_v2_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 663));
}
std::atomic<decltype(&cold_cuStreamWriteValue32_v2_ptsz)> slot_cuStreamWriteValue32_v2_ptsz{&cold_cuStreamWriteValue32_v2_ptsz};

CUresult cold_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 664)) return as(cold_cuStreamWriteValue64, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 664));
}
std::atomic<decltype(&cold_cuStreamWriteValue64)> slot_cuStreamWriteValue64{&cold_cuStreamWriteValue64};

CUresult cold_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 665)) return as(cold_cuStreamWriteValue64_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 665));
}
std::atomic<decltype(&cold_cuStreamWriteValue64_ptsz)> slot_cuStreamWriteValue64_ptsz{&cold_cuStreamWriteValue64_ptsz};

CUresult cold_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 666)) return as(cold_cuStreamWriteValue64_v2, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 666));
}
std::atomic<decltype(&cold_cuStreamWriteValue64_v2)> slot_cuStreamWriteValue64_v2{&cold_cuStreamWriteValue64_v2};

CUresult cold_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 667)) return as(cold_cuStreamWriteValue64_v2_ptsz, real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 667));
}
std::atomic<decltype(&cold_cuStreamWriteValue64_v2_ptsz)> slot_cuStreamWriteValue64_v2_ptsz{&cold_cuStreamWriteValue64_v2_ptsz};

CUresult cold_cuSurfObjectCreate(CUsurfObject* pSurfObject, const CUDA_RESOURCE_DESC* pResDesc) {
  if (const any_function real = resolve(driver_library, 668)) return as(cold_cuSurfObjectCreate, real)(pSurfObject, pResDesc);
  zero(pSurfObject, 8);
  static_cast<void>(pResDesc);
  return static_cast<CUresult>(failure(driver_library, 668));
}
std::atomic<decltype(&cold_cuSurfObjectCreate)> slot_cuSurfObjectCreate{&cold_cuSurfObjectCreate};

CUresult cold_cuSurfObjectDestroy(CUsurfObject surfObject) {
  if (const any_function real = resolve(driver_library, 669)) return as(cold_cuSurfObjectDestroy, real)(surfObject);
  static_cast<void>(surfObject);
  return static_cast<CUresult>(failure(driver_library, 669));
}
std::atomic<decltype(&cold_cuSurfObjectDestroy)> slot_cuSurfObjectDestroy{&cold_cuSurfObjectDestroy};

CUresult cold_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUsurfObject surfObject) {
  if (const any_function real = resolve(driver_library, 670)) return as(cold_cuSurfObjectGetResourceDesc, real)(pResDesc, surfObject);
  static_cast<void>(pResDesc);
  static_cast<void>(surfObject);
  return static_cast<CUresult>(failure(driver_library, 670));
}
std::atomic<decltype(&cold_cuSurfObjectGetResourceDesc)> slot_cuSurfObjectGetResourceDesc{&cold_cuSurfObjectGetResourceDesc};

CUresult cold_cuSurfRefGetArray(CUarray* phArray, CUsurfref hSurfRef) {
  if (const any_function real = resolve(driver_library, 671)) return as(cold_cuSurfRefGetArray, real)(phArray, hSurfRef);
  zero(phArray, 8);
  static_cast<void>(hSurfRef);
  return static_cast<CUresult>(failure(driver_library, 671));
}
std::atomic<decltype(&cold_cuSurfRefGetArray)> slot_cuSurfRefGetArray{&cold_cuSurfRefGetArray};

CUresult cold_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 672)) return as(cold_cuSurfRefSetArray, real)(hSurfRef, hArray, Flags);
  static_cast<void>(hSurfRef);
  static_cast<void>(hArray);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 672));
}
std::atomic<decltype(&cold_cuSurfRefSetArray)> slot_cuSurfRefSetArray{&cold_cuSurfRefSetArray};

CUresult cold_cuTensorMapEncodeIm2col(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const int* pixelBoxLowerCorner, const int* pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) {
  if (const any_function real = resolve(driver_library, 673)) return as(cold_cuTensorMapEncodeIm2col, real)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill);
  static_cast<void>(tensorMap);
  static_cast<void>(tensorDataType);
  static_cast<void>(tensorRank);
  static_cast<void>(globalAddress);
  static_cast<void>(globalDim);
  static_cast<void>(globalStrides);
  static_cast<void>(pixelBoxLowerCorner);
  static_cast<void>(pixelBoxUpperCorner);
  static_cast<void>(channelsPerPixel);
  static_cast<void>(pixelsPerColumn);
  static_cast<void>(elementStrides);
  static_cast<void>(interleave);
  static_cast<void>(swizzle);
  static_cast<void>(l2Promotion);
  static_cast<void>(oobFill);
  return static_cast<CUresult>(failure(driver_library, 673));
}
}  // namespace
extern std::atomic<decltype(&cold_cuTensorMapEncodeIm2col)> slot_cuTensorMapEncodeIm2col __asm__("nybble_slot_cuTensorMapEncodeIm2col") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuTensorMapEncodeIm2col)> slot_cuTensorMapEncodeIm2col{&cold_cuTensorMapEncodeIm2col};
namespace {

CUresult cold_cuTensorMapEncodeIm2colWide(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) {
  if (const any_function real = resolve(driver_library, 674)) return as(cold_cuTensorMapEncodeIm2colWide, real)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill);
  static_cast<void>(tensorMap);
  static_cast<void>(tensorDataType);
  static_cast<void>(tensorRank);
  static_cast<void>(globalAddress);
  static_cast<void>(globalDim);
  static_cast<void>(globalStrides);
  static_cast<void>(pixelBoxLowerCornerWidth);
  static_cast<void>(pixelBoxUpperCornerWidth);
  static_cast<void>(channelsPerPixel);
  static_cast<void>(pixelsPerColumn);
  static_cast<void>(elementStrides);
  static_cast<void>(interleave);
  static_cast<void>(mode);
  static_cast<void>(swizzle);
  static_cast<void>(l2Promotion);
  static_cast<void>(oobFill);
  return static_cast<CUresult>(failure(driver_library, 674));
}
}  // namespace
extern std::atomic<decltype(&cold_cuTensorMapEncodeIm2colWide)> slot_cuTensorMapEncodeIm2colWide __asm__("nybble_slot_cuTensorMapEncodeIm2colWide") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuTensorMapEncodeIm2colWide)> slot_cuTensorMapEncodeIm2colWide{&cold_cuTensorMapEncodeIm2colWide};
namespace {

CUresult cold_cuTensorMapEncodeTiled(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const cuuint32_t* boxDim, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) {
  if (const any_function real = resolve(driver_library, 675)) return as(cold_cuTensorMapEncodeTiled, real)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill);
  static_cast<void>(tensorMap);
  static_cast<void>(tensorDataType);
  static_cast<void>(tensorRank);
  static_cast<void>(globalAddress);
  static_cast<void>(globalDim);
  static_cast<void>(globalStrides);
  static_cast<void>(boxDim);
  static_cast<void>(elementStrides);
  static_cast<void>(interleave);
  static_cast<void>(swizzle);
  static_cast<void>(l2Promotion);
  static_cast<void>(oobFill);
  return static_cast<CUresult>(failure(driver_library, 675));
}
}  // namespace
extern std::atomic<decltype(&cold_cuTensorMapEncodeTiled)> slot_cuTensorMapEncodeTiled __asm__("nybble_slot_cuTensorMapEncodeTiled") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuTensorMapEncodeTiled)> slot_cuTensorMapEncodeTiled{&cold_cuTensorMapEncodeTiled};
namespace {

CUresult cold_cuTensorMapReplaceAddress(CUtensorMap* tensorMap, void* globalAddress) {
  if (const any_function real = resolve(driver_library, 676)) return as(cold_cuTensorMapReplaceAddress, real)(tensorMap, globalAddress);
  static_cast<void>(tensorMap);
  static_cast<void>(globalAddress);
  return static_cast<CUresult>(failure(driver_library, 676));
}
std::atomic<decltype(&cold_cuTensorMapReplaceAddress)> slot_cuTensorMapReplaceAddress{&cold_cuTensorMapReplaceAddress};

CUresult cold_cuTensorMapSetAllocationClass(CUtensorMap* tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass* outAllocClass) {
  if (const any_function real = resolve(driver_library, 677)) return as(cold_cuTensorMapSetAllocationClass, real)(tensorMap, allocClass, outAllocClass);
  zero(outAllocClass, 4);
  static_cast<void>(tensorMap);
  static_cast<void>(allocClass);
  return static_cast<CUresult>(failure(driver_library, 677));
}
std::atomic<decltype(&cold_cuTensorMapSetAllocationClass)> slot_cuTensorMapSetAllocationClass{&cold_cuTensorMapSetAllocationClass};

CUresult cold_cuTexObjectCreate(CUtexObject* pTexObject, const CUDA_RESOURCE_DESC* pResDesc, const CUDA_TEXTURE_DESC* pTexDesc, const CUDA_RESOURCE_VIEW_DESC* pResViewDesc) {
  if (const any_function real = resolve(driver_library, 678)) return as(cold_cuTexObjectCreate, real)(pTexObject, pResDesc, pTexDesc, pResViewDesc);
  zero(pTexObject, 8);
  static_cast<void>(pResDesc);
  static_cast<void>(pTexDesc);
  static_cast<void>(pResViewDesc);
  return static_cast<CUresult>(failure(driver_library, 678));
}
std::atomic<decltype(&cold_cuTexObjectCreate)> slot_cuTexObjectCreate{&cold_cuTexObjectCreate};

CUresult cold_cuTexObjectDestroy(CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 679)) return as(cold_cuTexObjectDestroy, real)(texObject);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 679));
}
std::atomic<decltype(&cold_cuTexObjectDestroy)> slot_cuTexObjectDestroy{&cold_cuTexObjectDestroy};

CUresult cold_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 680)) return as(cold_cuTexObjectGetResourceDesc, real)(pResDesc, texObject);
  static_cast<void>(pResDesc);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 680));
}
std::atomic<decltype(&cold_cuTexObjectGetResourceDesc)> slot_cuTexObjectGetResourceDesc{&cold_cuTexObjectGetResourceDesc};

CUresult cold_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC* pResViewDesc, CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 681)) return as(cold_cuTexObjectGetResourceViewDesc, real)(pResViewDesc, texObject);
  static_cast<void>(pResViewDesc);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 681));
}
std::atomic<decltype(&cold_cuTexObjectGetResourceViewDesc)> slot_cuTexObjectGetResourceViewDesc{&cold_cuTexObjectGetResourceViewDesc};

CUresult cold_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC* pTexDesc, CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 682)) return as(cold_cuTexObjectGetTextureDesc, real)(pTexDesc, texObject);
  static_cast<void>(pTexDesc);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 682));
}
std::atomic<decltype(&cold_cuTexObjectGetTextureDesc)> slot_cuTexObjectGetTextureDesc{&cold_cuTexObjectGetTextureDesc};

CUresult cold_cuTexRefCreate(CUtexref* pTexRef) {
  if (const any_function real = resolve(driver_library, 683)) return as(cold_cuTexRefCreate, real)(pTexRef);
  zero(pTexRef, 8);
  return static_cast<CUresult>(failure(driver_library, 683));
}
std::atomic<decltype(&cold_cuTexRefCreate)> slot_cuTexRefCreate{&cold_cuTexRefCreate};

CUresult cold_cuTexRefDestroy(CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 684)) return as(cold_cuTexRefDestroy, real)(hTexRef);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 684));
}
std::atomic<decltype(&cold_cuTexRefDestroy)> slot_cuTexRefDestroy{&cold_cuTexRefDestroy};

CUresult cold_cuTexRefGetAddress(CUdeviceptr_v1* pdptr, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 685)) return as(cold_cuTexRefGetAddress, real)(pdptr, hTexRef);
  zero(pdptr, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 685));
}
std::atomic<decltype(&cold_cuTexRefGetAddress)> slot_cuTexRefGetAddress{&cold_cuTexRefGetAddress};

CUresult cold_cuTexRefGetAddressMode(CUaddress_mode* pam, CUtexref hTexRef, int dim) {
  if (const any_function real = resolve(driver_library, 686)) return as(cold_cuTexRefGetAddressMode, real)(pam, hTexRef, dim);
  zero(pam, 4);
  static_cast<void>(hTexRef);
  static_cast<void>(dim);
  return static_cast<CUresult>(failure(driver_library, 686));
}
std::atomic<decltype(&cold_cuTexRefGetAddressMode)> slot_cuTexRefGetAddressMode{&cold_cuTexRefGetAddressMode};

CUresult cold_cuTexRefGetAddress_v2(CUdeviceptr* pdptr, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 687)) return as(cold_cuTexRefGetAddress_v2, real)(pdptr, hTexRef);
  zero(pdptr, 8);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 687));
}
std::atomic<decltype(&cold_cuTexRefGetAddress_v2)> slot_cuTexRefGetAddress_v2{&cold_cuTexRefGetAddress_v2};

CUresult cold_cuTexRefGetArray(CUarray* phArray, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 688)) return as(cold_cuTexRefGetArray, real)(phArray, hTexRef);
  zero(phArray, 8);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 688));
}
std::atomic<decltype(&cold_cuTexRefGetArray)> slot_cuTexRefGetArray{&cold_cuTexRefGetArray};

CUresult cold_cuTexRefGetBorderColor(float* pBorderColor, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 689)) return as(cold_cuTexRefGetBorderColor, real)(pBorderColor, hTexRef);
  static_cast<void>(pBorderColor);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 689));
}
std::atomic<decltype(&cold_cuTexRefGetBorderColor)> slot_cuTexRefGetBorderColor{&cold_cuTexRefGetBorderColor};

CUresult cold_cuTexRefGetFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 690)) return as(cold_cuTexRefGetFilterMode, real)(pfm, hTexRef);
  zero(pfm, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 690));
}
std::atomic<decltype(&cold_cuTexRefGetFilterMode)> slot_cuTexRefGetFilterMode{&cold_cuTexRefGetFilterMode};

CUresult cold_cuTexRefGetFlags(unsigned int* pFlags, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 691)) return as(cold_cuTexRefGetFlags, real)(pFlags, hTexRef);
  zero(pFlags, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 691));
}
std::atomic<decltype(&cold_cuTexRefGetFlags)> slot_cuTexRefGetFlags{&cold_cuTexRefGetFlags};

CUresult cold_cuTexRefGetFormat(CUarray_format* pFormat, int* pNumChannels, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 692)) return as(cold_cuTexRefGetFormat, real)(pFormat, pNumChannels, hTexRef);
  zero(pFormat, 4);
  zero(pNumChannels, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 692));
}
std::atomic<decltype(&cold_cuTexRefGetFormat)> slot_cuTexRefGetFormat{&cold_cuTexRefGetFormat};

CUresult cold_cuTexRefGetMaxAnisotropy(int* pmaxAniso, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 693)) return as(cold_cuTexRefGetMaxAnisotropy, real)(pmaxAniso, hTexRef);
  zero(pmaxAniso, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 693));
}
std::atomic<decltype(&cold_cuTexRefGetMaxAnisotropy)> slot_cuTexRefGetMaxAnisotropy{&cold_cuTexRefGetMaxAnisotropy};

CUresult cold_cuTexRefGetMipmapFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 694)) return as(cold_cuTexRefGetMipmapFilterMode, real)(pfm, hTexRef);
  zero(pfm, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 694));
}
std::atomic<decltype(&cold_cuTexRefGetMipmapFilterMode)> slot_cuTexRefGetMipmapFilterMode{&cold_cuTexRefGetMipmapFilterMode};

CUresult cold_cuTexRefGetMipmapLevelBias(float* pbias, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 695)) return as(cold_cuTexRefGetMipmapLevelBias, real)(pbias, hTexRef);
  zero(pbias, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 695));
}
std::atomic<decltype(&cold_cuTexRefGetMipmapLevelBias)> slot_cuTexRefGetMipmapLevelBias{&cold_cuTexRefGetMipmapLevelBias};

CUresult cold_cuTexRefGetMipmapLevelClamp(float* pminMipmapLevelClamp, float* pmaxMipmapLevelClamp, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 696)) return as(cold_cuTexRefGetMipmapLevelClamp, real)(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef);
  zero(pminMipmapLevelClamp, 4);
  zero(pmaxMipmapLevelClamp, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 696));
}
std::atomic<decltype(&cold_cuTexRefGetMipmapLevelClamp)> slot_cuTexRefGetMipmapLevelClamp{&cold_cuTexRefGetMipmapLevelClamp};

CUresult cold_cuTexRefGetMipmappedArray(CUmipmappedArray* phMipmappedArray, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 697)) return as(cold_cuTexRefGetMipmappedArray, real)(phMipmappedArray, hTexRef);
  zero(phMipmappedArray, 8);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 697));
}
std::atomic<decltype(&cold_cuTexRefGetMipmappedArray)> slot_cuTexRefGetMipmappedArray{&cold_cuTexRefGetMipmappedArray};

CUresult cold_cuTexRefSetAddress(unsigned int* ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int bytes) {
  if (const any_function real = resolve(driver_library, 698)) return as(cold_cuTexRefSetAddress, real)(ByteOffset, hTexRef, dptr, bytes);
  zero(ByteOffset, 4);
  static_cast<void>(hTexRef);
  static_cast<void>(dptr);
  static_cast<void>(bytes);
  return static_cast<CUresult>(failure(driver_library, 698));
}
std::atomic<decltype(&cold_cuTexRefSetAddress)> slot_cuTexRefSetAddress{&cold_cuTexRefSetAddress};

CUresult cold_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1* desc, CUdeviceptr_v1 dptr, unsigned int Pitch) {
  if (const any_function real = resolve(driver_library, 699)) return as(cold_cuTexRefSetAddress2D, real)(hTexRef, desc, dptr, Pitch);
  static_cast<void>(hTexRef);
  static_cast<void>(desc);
  static_cast<void>(dptr);
  static_cast<void>(Pitch);
  return static_cast<CUresult>(failure(driver_library, 699));
}
std::atomic<decltype(&cold_cuTexRefSetAddress2D)> slot_cuTexRefSetAddress2D{&cold_cuTexRefSetAddress2D};

CUresult cold_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) {
  if (const any_function real = resolve(driver_library, 700)) return as(cold_cuTexRefSetAddress2D_v2, real)(hTexRef, desc, dptr, Pitch);
  static_cast<void>(hTexRef);
  static_cast<void>(desc);
  static_cast<void>(dptr);
  static_cast<void>(Pitch);
  return static_cast<CUresult>(failure(driver_library, 700));
}
std::atomic<decltype(&cold_cuTexRefSetAddress2D_v2)> slot_cuTexRefSetAddress2D_v2{&cold_cuTexRefSetAddress2D_v2};

CUresult cold_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) {
  if (const any_function real = resolve(driver_library, 701)) return as(cold_cuTexRefSetAddress2D_v3, real)(hTexRef, desc, dptr, Pitch);
  static_cast<void>(hTexRef);
  static_cast<void>(desc);
  static_cast<void>(dptr);
  static_cast<void>(Pitch);
  return static_cast<CUresult>(failure(driver_library, 701));
}
std::atomic<decltype(&cold_cuTexRefSetAddress2D_v3)> slot_cuTexRefSetAddress2D_v3{&cold_cuTexRefSetAddress2D_v3};

CUresult cold_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am) {
  if (const any_function real = resolve(driver_library, 702)) return as(cold_cuTexRefSetAddressMode, real)(hTexRef, dim, am);
  static_cast<void>(hTexRef);
  static_cast<void>(dim);
  static_cast<void>(am);
  return static_cast<CUresult>(failure(driver_library, 702));
}
std::atomic<decltype(&cold_cuTexRefSetAddressMode)> slot_cuTexRefSetAddressMode{&cold_cuTexRefSetAddressMode};

CUresult cold_cuTexRefSetAddress_v2(size_t* ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes) {
  if (const any_function real = resolve(driver_library, 703)) return as(cold_cuTexRefSetAddress_v2, real)(ByteOffset, hTexRef, dptr, bytes);
  zero(ByteOffset, 8);
  static_cast<void>(hTexRef);
  static_cast<void>(dptr);
  static_cast<void>(bytes);
  return static_cast<CUresult>(failure(driver_library, 703));
}
std::atomic<decltype(&cold_cuTexRefSetAddress_v2)> slot_cuTexRefSetAddress_v2{&cold_cuTexRefSetAddress_v2};

CUresult cold_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 704)) return as(cold_cuTexRefSetArray, real)(hTexRef, hArray, Flags);
  static_cast<void>(hTexRef);
  static_cast<void>(hArray);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 704));
}
std::atomic<decltype(&cold_cuTexRefSetArray)> slot_cuTexRefSetArray{&cold_cuTexRefSetArray};

CUresult cold_cuTexRefSetBorderColor(CUtexref hTexRef, float* pBorderColor) {
  if (const any_function real = resolve(driver_library, 705)) return as(cold_cuTexRefSetBorderColor, real)(hTexRef, pBorderColor);
  static_cast<void>(hTexRef);
  static_cast<void>(pBorderColor);
  return static_cast<CUresult>(failure(driver_library, 705));
}
std::atomic<decltype(&cold_cuTexRefSetBorderColor)> slot_cuTexRefSetBorderColor{&cold_cuTexRefSetBorderColor};

CUresult cold_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm) {
  if (const any_function real = resolve(driver_library, 706)) return as(cold_cuTexRefSetFilterMode, real)(hTexRef, fm);
  static_cast<void>(hTexRef);
  static_cast<void>(fm);
  return static_cast<CUresult>(failure(driver_library, 706));
}
std::atomic<decltype(&cold_cuTexRefSetFilterMode)> slot_cuTexRefSetFilterMode{&cold_cuTexRefSetFilterMode};

CUresult cold_cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 707)) return as(cold_cuTexRefSetFlags, real)(hTexRef, Flags);
  static_cast<void>(hTexRef);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 707));
}
std::atomic<decltype(&cold_cuTexRefSetFlags)> slot_cuTexRefSetFlags{&cold_cuTexRefSetFlags};

CUresult cold_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) {
  if (const any_function real = resolve(driver_library, 708)) return as(cold_cuTexRefSetFormat, real)(hTexRef, fmt, NumPackedComponents);
  static_cast<void>(hTexRef);
  static_cast<void>(fmt);
  static_cast<void>(NumPackedComponents);
  return static_cast<CUresult>(failure(driver_library, 708));
}
std::atomic<decltype(&cold_cuTexRefSetFormat)> slot_cuTexRefSetFormat{&cold_cuTexRefSetFormat};

CUresult cold_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso) {
  if (const any_function real = resolve(driver_library, 709)) return as(cold_cuTexRefSetMaxAnisotropy, real)(hTexRef, maxAniso);
  static_cast<void>(hTexRef);
  static_cast<void>(maxAniso);
  return static_cast<CUresult>(failure(driver_library, 709));
}
std::atomic<decltype(&cold_cuTexRefSetMaxAnisotropy)> slot_cuTexRefSetMaxAnisotropy{&cold_cuTexRefSetMaxAnisotropy};

CUresult cold_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm) {
  if (const any_function real = resolve(driver_library, 710)) return as(cold_cuTexRefSetMipmapFilterMode, real)(hTexRef, fm);
  static_cast<void>(hTexRef);
  static_cast<void>(fm);
  return static_cast<CUresult>(failure(driver_library, 710));
}
std::atomic<decltype(&cold_cuTexRefSetMipmapFilterMode)> slot_cuTexRefSetMipmapFilterMode{&cold_cuTexRefSetMipmapFilterMode};

CUresult cold_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias) {
  if (const any_function real = resolve(driver_library, 711)) return as(cold_cuTexRefSetMipmapLevelBias, real)(hTexRef, bias);
  static_cast<void>(hTexRef);
  static_cast<void>(bias);
  return static_cast<CUresult>(failure(driver_library, 711));
}
std::atomic<decltype(&cold_cuTexRefSetMipmapLevelBias)> slot_cuTexRefSetMipmapLevelBias{&cold_cuTexRefSetMipmapLevelBias};

CUresult cold_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) {
  if (const any_function real = resolve(driver_library, 712)) return as(cold_cuTexRefSetMipmapLevelClamp, real)(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
  static_cast<void>(hTexRef);
  static_cast<void>(minMipmapLevelClamp);
  static_cast<void>(maxMipmapLevelClamp);
  return static_cast<CUresult>(failure(driver_library, 712));
}
std::atomic<decltype(&cold_cuTexRefSetMipmapLevelClamp)> slot_cuTexRefSetMipmapLevelClamp{&cold_cuTexRefSetMipmapLevelClamp};

CUresult cold_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 713)) return as(cold_cuTexRefSetMipmappedArray, real)(hTexRef, hMipmappedArray, Flags);
  static_cast<void>(hTexRef);
  static_cast<void>(hMipmappedArray);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 713));
}
std::atomic<decltype(&cold_cuTexRefSetMipmappedArray)> slot_cuTexRefSetMipmappedArray{&cold_cuTexRefSetMipmappedArray};

CUresult cold_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode* mode) {
  if (const any_function real = resolve(driver_library, 714)) return as(cold_cuThreadExchangeStreamCaptureMode, real)(mode);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 714));
}
std::atomic<decltype(&cold_cuThreadExchangeStreamCaptureMode)> slot_cuThreadExchangeStreamCaptureMode{&cold_cuThreadExchangeStreamCaptureMode};

CUresult cold_cuUserObjectCreate(CUuserObject* object_out, void* ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 715)) return as(cold_cuUserObjectCreate, real)(object_out, ptr, destroy, initialRefcount, flags);
  zero(object_out, 8);
  static_cast<void>(ptr);
  static_cast<void>(destroy);
  static_cast<void>(initialRefcount);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 715));
}
}  // namespace
extern std::atomic<decltype(&cold_cuUserObjectCreate)> slot_cuUserObjectCreate __asm__("nybble_slot_cuUserObjectCreate") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuUserObjectCreate)> slot_cuUserObjectCreate{&cold_cuUserObjectCreate};
namespace {

CUresult cold_cuUserObjectRelease(CUuserObject object, unsigned int count) {
  if (const any_function real = resolve(driver_library, 716)) return as(cold_cuUserObjectRelease, real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 716));
}
std::atomic<decltype(&cold_cuUserObjectRelease)> slot_cuUserObjectRelease{&cold_cuUserObjectRelease};

CUresult cold_cuUserObjectRetain(CUuserObject object, unsigned int count) {
  if (const any_function real = resolve(driver_library, 717)) return as(cold_cuUserObjectRetain, real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 717));
}
std::atomic<decltype(&cold_cuUserObjectRetain)> slot_cuUserObjectRetain{&cold_cuUserObjectRetain};

CUresult cold_cuVDPAUCtxCreate(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(driver_library, 718)) return as(cold_cuVDPAUCtxCreate, real)(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
  zero(pCtx, 8);
  static_cast<void>(flags);
  static_cast<void>(device);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<CUresult>(failure(driver_library, 718));
}
}  // namespace
extern std::atomic<decltype(&cold_cuVDPAUCtxCreate)> slot_cuVDPAUCtxCreate __asm__("nybble_slot_cuVDPAUCtxCreate") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuVDPAUCtxCreate)> slot_cuVDPAUCtxCreate{&cold_cuVDPAUCtxCreate};
namespace {

CUresult cold_cuVDPAUCtxCreate_v2(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(driver_library, 719)) return as(cold_cuVDPAUCtxCreate_v2, real)(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
  zero(pCtx, 8);
  static_cast<void>(flags);
  static_cast<void>(device);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<CUresult>(failure(driver_library, 719));
}
}  // namespace
extern std::atomic<decltype(&cold_cuVDPAUCtxCreate_v2)> slot_cuVDPAUCtxCreate_v2 __asm__("nybble_slot_cuVDPAUCtxCreate_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cuVDPAUCtxCreate_v2)> slot_cuVDPAUCtxCreate_v2{&cold_cuVDPAUCtxCreate_v2};
namespace {

CUresult cold_cuVDPAUGetDevice(CUdevice* pDevice, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(driver_library, 720)) return as(cold_cuVDPAUGetDevice, real)(pDevice, vdpDevice, vdpGetProcAddress);
  zero(pDevice, 4);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<CUresult>(failure(driver_library, 720));
}
std::atomic<decltype(&cold_cuVDPAUGetDevice)> slot_cuVDPAUGetDevice{&cold_cuVDPAUGetDevice};

CUresult cold_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 721)) return as(cold_cuWaitExternalSemaphoresAsync, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 721));
}
std::atomic<decltype(&cold_cuWaitExternalSemaphoresAsync)> slot_cuWaitExternalSemaphoresAsync{&cold_cuWaitExternalSemaphoresAsync};

CUresult cold_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 722)) return as(cold_cuWaitExternalSemaphoresAsync_ptsz, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 722));
}
std::atomic<decltype(&cold_cuWaitExternalSemaphoresAsync_ptsz)> slot_cuWaitExternalSemaphoresAsync_ptsz{&cold_cuWaitExternalSemaphoresAsync_ptsz};

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_driver(int index) { return untyped(driver_library, index); }
}  // namespace
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cuEGLApiInit();
extern std::atomic<any_function> slot_cuEGLApiInit __asm__("nybble_slot_cuEGLApiInit") __attribute__((visibility("hidden")));
std::atomic<any_function> slot_cuEGLApiInit{&nybble_cold_cuEGLApiInit};
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cuMemGetAttribute();
extern std::atomic<any_function> slot_cuMemGetAttribute __asm__("nybble_slot_cuMemGetAttribute") __attribute__((visibility("hidden")));
std::atomic<any_function> slot_cuMemGetAttribute{&nybble_cold_cuMemGetAttribute};
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cuMemGetAttribute_v2();
extern std::atomic<any_function> slot_cuMemGetAttribute_v2 __asm__("nybble_slot_cuMemGetAttribute_v2") __attribute__((visibility("hidden")));
std::atomic<any_function> slot_cuMemGetAttribute_v2{&nybble_cold_cuMemGetAttribute_v2};
namespace {
#endif
constexpr function functions[] = {
    {"cuArray3DCreate", &publish<slot_cuArray3DCreate>, false, nullptr},
    {"cuArray3DCreate_v2", &publish<slot_cuArray3DCreate_v2>, false, nullptr},
    {"cuArray3DGetDescriptor", &publish<slot_cuArray3DGetDescriptor>, false, nullptr},
    {"cuArray3DGetDescriptor_v2", &publish<slot_cuArray3DGetDescriptor_v2>, false, nullptr},
    {"cuArrayCreate", &publish<slot_cuArrayCreate>, false, nullptr},
    {"cuArrayCreate_v2", &publish<slot_cuArrayCreate_v2>, false, nullptr},
    {"cuArrayDestroy", &publish<slot_cuArrayDestroy>, false, nullptr},
    {"cuArrayGetDescriptor", &publish<slot_cuArrayGetDescriptor>, false, nullptr},
    {"cuArrayGetDescriptor_v2", &publish<slot_cuArrayGetDescriptor_v2>, false, nullptr},
    {"cuArrayGetMemoryRequirements", &publish<slot_cuArrayGetMemoryRequirements>, false, nullptr},
    {"cuArrayGetPlane", &publish<slot_cuArrayGetPlane>, false, nullptr},
    {"cuArrayGetSparseProperties", &publish<slot_cuArrayGetSparseProperties>, false, nullptr},
    {"cuCheckpointOperationComplete", &publish<slot_cuCheckpointOperationComplete>, false, nullptr},
    {"cuCheckpointProcessCheckpoint", &publish<slot_cuCheckpointProcessCheckpoint>, false, nullptr},
    {"cuCheckpointProcessGetRestoreThreadId", &publish<slot_cuCheckpointProcessGetRestoreThreadId>, false, nullptr},
    {"cuCheckpointProcessGetState", &publish<slot_cuCheckpointProcessGetState>, false, nullptr},
    {"cuCheckpointProcessLock", &publish<slot_cuCheckpointProcessLock>, false, nullptr},
    {"cuCheckpointProcessRestore", &publish<slot_cuCheckpointProcessRestore>, false, nullptr},
    {"cuCheckpointProcessUnlock", &publish<slot_cuCheckpointProcessUnlock>, false, nullptr},
    {"cuCoredumpDeregisterCompleteCallback", &publish<slot_cuCoredumpDeregisterCompleteCallback>, false, nullptr},
    {"cuCoredumpDeregisterStartCallback", &publish<slot_cuCoredumpDeregisterStartCallback>, false, nullptr},
    {"cuCoredumpGetAttribute", &publish<slot_cuCoredumpGetAttribute>, false, nullptr},
    {"cuCoredumpGetAttributeGlobal", &publish<slot_cuCoredumpGetAttributeGlobal>, false, nullptr},
    {"cuCoredumpRegisterCompleteCallback", &publish<slot_cuCoredumpRegisterCompleteCallback>, false, nullptr},
    {"cuCoredumpRegisterStartCallback", &publish<slot_cuCoredumpRegisterStartCallback>, false, nullptr},
    {"cuCoredumpSetAttribute", &publish<slot_cuCoredumpSetAttribute>, false, nullptr},
    {"cuCoredumpSetAttributeGlobal", &publish<slot_cuCoredumpSetAttributeGlobal>, false, nullptr},
    {"cuCtxAttach", &publish<slot_cuCtxAttach>, false, nullptr},
    {"cuCtxCreate", &publish<slot_cuCtxCreate>, false, nullptr},
    {"cuCtxCreate_v2", &publish<slot_cuCtxCreate_v2>, false, nullptr},
    {"cuCtxCreate_v3", &publish<slot_cuCtxCreate_v3>, false, nullptr},
    {"cuCtxCreate_v4", &publish<slot_cuCtxCreate_v4>, false, nullptr},
    {"cuCtxDestroy", &publish<slot_cuCtxDestroy>, false, nullptr},
    {"cuCtxDestroy_v2", &publish<slot_cuCtxDestroy_v2>, false, nullptr},
    {"cuCtxDetach", &publish<slot_cuCtxDetach>, false, nullptr},
    {"cuCtxDisablePeerAccess", &publish<slot_cuCtxDisablePeerAccess>, false, nullptr},
    {"cuCtxEnablePeerAccess", &publish<slot_cuCtxEnablePeerAccess>, false, nullptr},
    {"cuCtxFromGreenCtx", &publish<slot_cuCtxFromGreenCtx>, false, nullptr},
    {"cuCtxGetApiVersion", &publish<slot_cuCtxGetApiVersion>, false, nullptr},
    {"cuCtxGetCacheConfig", &publish<slot_cuCtxGetCacheConfig>, false, nullptr},
    {"cuCtxGetCurrent", &publish<slot_cuCtxGetCurrent>, false, nullptr},
    {"cuCtxGetDevResource", &publish<slot_cuCtxGetDevResource>, false, nullptr},
    {"cuCtxGetDevice", &publish<slot_cuCtxGetDevice>, false, nullptr},
    {"cuCtxGetDevice_v2", &publish<slot_cuCtxGetDevice_v2>, false, nullptr},
    {"cuCtxGetExecAffinity", &publish<slot_cuCtxGetExecAffinity>, false, nullptr},
    {"cuCtxGetFlags", &publish<slot_cuCtxGetFlags>, false, nullptr},
    {"cuCtxGetId", &publish<slot_cuCtxGetId>, false, nullptr},
    {"cuCtxGetLimit", &publish<slot_cuCtxGetLimit>, false, nullptr},
    {"cuCtxGetSharedMemConfig", &publish<slot_cuCtxGetSharedMemConfig>, false, nullptr},
    {"cuCtxGetStreamPriorityRange", &publish<slot_cuCtxGetStreamPriorityRange>, false, nullptr},
    {"cuCtxPopCurrent", &publish<slot_cuCtxPopCurrent>, false, nullptr},
    {"cuCtxPopCurrent_v2", &publish<slot_cuCtxPopCurrent_v2>, false, nullptr},
    {"cuCtxPushCurrent", &publish<slot_cuCtxPushCurrent>, false, nullptr},
    {"cuCtxPushCurrent_v2", &publish<slot_cuCtxPushCurrent_v2>, false, nullptr},
    {"cuCtxRecordEvent", &publish<slot_cuCtxRecordEvent>, false, nullptr},
    {"cuCtxResetPersistingL2Cache", &publish<slot_cuCtxResetPersistingL2Cache>, false, nullptr},
    {"cuCtxSetCacheConfig", &publish<slot_cuCtxSetCacheConfig>, false, nullptr},
    {"cuCtxSetCurrent", &publish<slot_cuCtxSetCurrent>, false, nullptr},
    {"cuCtxSetFlags", &publish<slot_cuCtxSetFlags>, false, nullptr},
    {"cuCtxSetLimit", &publish<slot_cuCtxSetLimit>, false, nullptr},
    {"cuCtxSetSharedMemConfig", &publish<slot_cuCtxSetSharedMemConfig>, false, nullptr},
    {"cuCtxSynchronize", &publish<slot_cuCtxSynchronize>, false, nullptr},
    {"cuCtxSynchronize_v2", &publish<slot_cuCtxSynchronize_v2>, false, nullptr},
    {"cuCtxWaitEvent", &publish<slot_cuCtxWaitEvent>, false, nullptr},
    {"cuDestroyExternalMemory", &publish<slot_cuDestroyExternalMemory>, false, nullptr},
    {"cuDestroyExternalSemaphore", &publish<slot_cuDestroyExternalSemaphore>, false, nullptr},
    {"cuDevResourceGenerateDesc", &publish<slot_cuDevResourceGenerateDesc>, false, nullptr},
    {"cuDevSmResourceSplit", &publish<slot_cuDevSmResourceSplit>, false, nullptr},
    {"cuDevSmResourceSplitByCount", &publish<slot_cuDevSmResourceSplitByCount>, false, nullptr},
    {"cuDeviceCanAccessPeer", &publish<slot_cuDeviceCanAccessPeer>, false, nullptr},
    {"cuDeviceComputeCapability", &publish<slot_cuDeviceComputeCapability>, false, nullptr},
    {"cuDeviceGet", &publish<slot_cuDeviceGet>, false, nullptr},
    {"cuDeviceGetAttribute", &publish<slot_cuDeviceGetAttribute>, false, nullptr},
    {"cuDeviceGetByPCIBusId", &publish<slot_cuDeviceGetByPCIBusId>, false, nullptr},
    {"cuDeviceGetCliqueCount", &publish<slot_cuDeviceGetCliqueCount>, false, nullptr},
    {"cuDeviceGetCliqueInfo", &publish<slot_cuDeviceGetCliqueInfo>, false, nullptr},
    {"cuDeviceGetCount", &publish<slot_cuDeviceGetCount>, true, nullptr},
    {"cuDeviceGetDefaultMemPool", &publish<slot_cuDeviceGetDefaultMemPool>, false, nullptr},
    {"cuDeviceGetDevResource", &publish<slot_cuDeviceGetDevResource>, false, nullptr},
    {"cuDeviceGetExecAffinitySupport", &publish<slot_cuDeviceGetExecAffinitySupport>, false, nullptr},
    {"cuDeviceGetFabricClusterUuid", &publish<slot_cuDeviceGetFabricClusterUuid>, false, nullptr},
    {"cuDeviceGetGraphMemAttribute", &publish<slot_cuDeviceGetGraphMemAttribute>, false, nullptr},
    {"cuDeviceGetHostAtomicCapabilities", &publish<slot_cuDeviceGetHostAtomicCapabilities>, false, nullptr},
    {"cuDeviceGetLuid", &publish<slot_cuDeviceGetLuid>, false, nullptr},
    {"cuDeviceGetMemPool", &publish<slot_cuDeviceGetMemPool>, false, nullptr},
    {"cuDeviceGetName", &publish<slot_cuDeviceGetName>, false, nullptr},
    {"cuDeviceGetNvSciSyncAttributes", &publish<slot_cuDeviceGetNvSciSyncAttributes>, false, nullptr},
    {"cuDeviceGetP2PAtomicCapabilities", &publish<slot_cuDeviceGetP2PAtomicCapabilities>, false, nullptr},
    {"cuDeviceGetP2PAttribute", &publish<slot_cuDeviceGetP2PAttribute>, false, nullptr},
    {"cuDeviceGetPCIBusId", &publish<slot_cuDeviceGetPCIBusId>, false, nullptr},
    {"cuDeviceGetProperties", &publish<slot_cuDeviceGetProperties>, false, nullptr},
    {"cuDeviceGetTexture1DLinearMaxWidth", &publish<slot_cuDeviceGetTexture1DLinearMaxWidth>, false, nullptr},
    {"cuDeviceGetUuid", &publish<slot_cuDeviceGetUuid>, false, nullptr},
    {"cuDeviceGetUuid_v2", &publish<slot_cuDeviceGetUuid_v2>, false, nullptr},
    {"cuDeviceGraphMemTrim", &publish<slot_cuDeviceGraphMemTrim>, false, nullptr},
    {"cuDevicePrimaryCtxGetState", &publish<slot_cuDevicePrimaryCtxGetState>, false, nullptr},
    {"cuDevicePrimaryCtxRelease", &publish<slot_cuDevicePrimaryCtxRelease>, false, nullptr},
    {"cuDevicePrimaryCtxRelease_v2", &publish<slot_cuDevicePrimaryCtxRelease_v2>, false, nullptr},
    {"cuDevicePrimaryCtxReset", &publish<slot_cuDevicePrimaryCtxReset>, false, nullptr},
    {"cuDevicePrimaryCtxReset_v2", &publish<slot_cuDevicePrimaryCtxReset_v2>, false, nullptr},
    {"cuDevicePrimaryCtxRetain", &publish<slot_cuDevicePrimaryCtxRetain>, false, nullptr},
    {"cuDevicePrimaryCtxSetFlags", &publish<slot_cuDevicePrimaryCtxSetFlags>, false, nullptr},
    {"cuDevicePrimaryCtxSetFlags_v2", &publish<slot_cuDevicePrimaryCtxSetFlags_v2>, false, nullptr},
    {"cuDeviceRegisterAsyncNotification", &publish<slot_cuDeviceRegisterAsyncNotification>, false, nullptr},
    {"cuDeviceSetGraphMemAttribute", &publish<slot_cuDeviceSetGraphMemAttribute>, false, nullptr},
    {"cuDeviceSetMemPool", &publish<slot_cuDeviceSetMemPool>, false, nullptr},
    {"cuDeviceTotalMem", &publish<slot_cuDeviceTotalMem>, false, nullptr},
    {"cuDeviceTotalMem_v2", &publish<slot_cuDeviceTotalMem_v2>, false, nullptr},
    {"cuDeviceUnregisterAsyncNotification", &publish<slot_cuDeviceUnregisterAsyncNotification>, false, nullptr},
    {"cuDriverGetVersion", &publish<slot_cuDriverGetVersion>, true, nullptr},
    {"cuEGLStreamConsumerAcquireFrame", &publish<slot_cuEGLStreamConsumerAcquireFrame>, false, nullptr},
    {"cuEGLStreamConsumerConnect", &publish<slot_cuEGLStreamConsumerConnect>, false, nullptr},
    {"cuEGLStreamConsumerConnectWithFlags", &publish<slot_cuEGLStreamConsumerConnectWithFlags>, false, nullptr},
    {"cuEGLStreamConsumerDisconnect", &publish<slot_cuEGLStreamConsumerDisconnect>, false, nullptr},
    {"cuEGLStreamConsumerReleaseFrame", &publish<slot_cuEGLStreamConsumerReleaseFrame>, false, nullptr},
    {"cuEGLStreamProducerConnect", &publish<slot_cuEGLStreamProducerConnect>, false, nullptr},
    {"cuEGLStreamProducerDisconnect", &publish<slot_cuEGLStreamProducerDisconnect>, false, nullptr},
    {"cuEGLStreamProducerPresentFrame", &publish<slot_cuEGLStreamProducerPresentFrame>, false, nullptr},
    {"cuEGLStreamProducerReturnFrame", &publish<slot_cuEGLStreamProducerReturnFrame>, false, nullptr},
    {"cuEventCreate", &publish<slot_cuEventCreate>, false, nullptr},
    {"cuEventCreateFromEGLSync", &publish<slot_cuEventCreateFromEGLSync>, false, nullptr},
    {"cuEventDestroy", &publish<slot_cuEventDestroy>, false, nullptr},
    {"cuEventDestroy_v2", &publish<slot_cuEventDestroy_v2>, false, nullptr},
    {"cuEventElapsedTime", &publish<slot_cuEventElapsedTime>, false, nullptr},
    {"cuEventElapsedTime_v2", &publish<slot_cuEventElapsedTime_v2>, false, nullptr},
    {"cuEventQuery", &publish<slot_cuEventQuery>, false, nullptr},
    {"cuEventRecord", &publish<slot_cuEventRecord>, false, nullptr},
    {"cuEventRecordWithFlags", &publish<slot_cuEventRecordWithFlags>, false, nullptr},
    {"cuEventRecordWithFlags_ptsz", &publish<slot_cuEventRecordWithFlags_ptsz>, false, nullptr},
    {"cuEventRecord_ptsz", &publish<slot_cuEventRecord_ptsz>, false, nullptr},
    {"cuEventSynchronize", &publish<slot_cuEventSynchronize>, false, nullptr},
    {"cuExternalMemoryGetMappedBuffer", &publish<slot_cuExternalMemoryGetMappedBuffer>, false, nullptr},
    {"cuExternalMemoryGetMappedMipmappedArray", &publish<slot_cuExternalMemoryGetMappedMipmappedArray>, false, nullptr},
    {"cuFabricCpyBatchAsync", &publish<slot_cuFabricCpyBatchAsync>, false, nullptr},
    {"cuFabricCpyBatchAsync_ptsz", &publish<slot_cuFabricCpyBatchAsync_ptsz>, false, nullptr},
    {"cuFlushGPUDirectRDMAWrites", &publish<slot_cuFlushGPUDirectRDMAWrites>, false, nullptr},
    {"cuFuncGetAttribute", &publish<slot_cuFuncGetAttribute>, false, nullptr},
    {"cuFuncGetModule", &publish<slot_cuFuncGetModule>, false, nullptr},
    {"cuFuncGetName", &publish<slot_cuFuncGetName>, false, nullptr},
    {"cuFuncGetParamCount", &publish<slot_cuFuncGetParamCount>, false, nullptr},
    {"cuFuncGetParamInfo", &publish<slot_cuFuncGetParamInfo>, false, nullptr},
    {"cuFuncIsLoaded", &publish<slot_cuFuncIsLoaded>, false, nullptr},
    {"cuFuncLoad", &publish<slot_cuFuncLoad>, false, nullptr},
    {"cuFuncSetAttribute", &publish<slot_cuFuncSetAttribute>, false, nullptr},
    {"cuFuncSetBlockShape", &publish<slot_cuFuncSetBlockShape>, false, nullptr},
    {"cuFuncSetCacheConfig", &publish<slot_cuFuncSetCacheConfig>, false, nullptr},
    {"cuFuncSetSharedMemConfig", &publish<slot_cuFuncSetSharedMemConfig>, false, nullptr},
    {"cuFuncSetSharedSize", &publish<slot_cuFuncSetSharedSize>, false, nullptr},
    {"cuGLCtxCreate", &publish<slot_cuGLCtxCreate>, false, nullptr},
    {"cuGLCtxCreate_v2", &publish<slot_cuGLCtxCreate_v2>, false, nullptr},
    {"cuGLGetDevices", &publish<slot_cuGLGetDevices>, false, nullptr},
    {"cuGLGetDevices_v2", &publish<slot_cuGLGetDevices_v2>, false, nullptr},
    {"cuGLInit", &publish<slot_cuGLInit>, false, nullptr},
    {"cuGLMapBufferObject", &publish<slot_cuGLMapBufferObject>, false, nullptr},
    {"cuGLMapBufferObjectAsync", &publish<slot_cuGLMapBufferObjectAsync>, false, nullptr},
    {"cuGLMapBufferObjectAsync_v2", &publish<slot_cuGLMapBufferObjectAsync_v2>, false, nullptr},
    {"cuGLMapBufferObjectAsync_v2_ptsz", &publish<slot_cuGLMapBufferObjectAsync_v2_ptsz>, false, nullptr},
    {"cuGLMapBufferObject_v2", &publish<slot_cuGLMapBufferObject_v2>, false, nullptr},
    {"cuGLMapBufferObject_v2_ptds", &publish<slot_cuGLMapBufferObject_v2_ptds>, false, nullptr},
    {"cuGLRegisterBufferObject", &publish<slot_cuGLRegisterBufferObject>, false, nullptr},
    {"cuGLSetBufferObjectMapFlags", &publish<slot_cuGLSetBufferObjectMapFlags>, false, nullptr},
    {"cuGLUnmapBufferObject", &publish<slot_cuGLUnmapBufferObject>, false, nullptr},
    {"cuGLUnmapBufferObjectAsync", &publish<slot_cuGLUnmapBufferObjectAsync>, false, nullptr},
    {"cuGLUnregisterBufferObject", &publish<slot_cuGLUnregisterBufferObject>, false, nullptr},
    {"cuGetErrorName", &publish<slot_cuGetErrorName>, false, nullptr},
    {"cuGetErrorString", &publish<slot_cuGetErrorString>, false, nullptr},
    {"cuGetExportTable", &publish<slot_cuGetExportTable>, false, nullptr},
    {"cuGetProcAddress", &publish<slot_cuGetProcAddress>, false, nullptr},
    {"cuGetProcAddress_v2", &publish<slot_cuGetProcAddress_v2>, false, nullptr},
    {"cuGraphAddBatchMemOpNode", &publish<slot_cuGraphAddBatchMemOpNode>, false, nullptr},
    {"cuGraphAddChildGraphNode", &publish<slot_cuGraphAddChildGraphNode>, false, nullptr},
    {"cuGraphAddDependencies", &publish<slot_cuGraphAddDependencies>, false, nullptr},
    {"cuGraphAddDependencies_v2", &publish<slot_cuGraphAddDependencies_v2>, false, nullptr},
    {"cuGraphAddEmptyNode", &publish<slot_cuGraphAddEmptyNode>, false, nullptr},
    {"cuGraphAddEventRecordNode", &publish<slot_cuGraphAddEventRecordNode>, false, nullptr},
    {"cuGraphAddEventWaitNode", &publish<slot_cuGraphAddEventWaitNode>, false, nullptr},
    {"cuGraphAddExternalSemaphoresSignalNode", &publish<slot_cuGraphAddExternalSemaphoresSignalNode>, false, nullptr},
    {"cuGraphAddExternalSemaphoresWaitNode", &publish<slot_cuGraphAddExternalSemaphoresWaitNode>, false, nullptr},
    {"cuGraphAddHostNode", &publish<slot_cuGraphAddHostNode>, false, nullptr},
    {"cuGraphAddKernelNode", &publish<slot_cuGraphAddKernelNode>, false, nullptr},
    {"cuGraphAddKernelNode_v2", &publish<slot_cuGraphAddKernelNode_v2>, false, nullptr},
    {"cuGraphAddMemAllocNode", &publish<slot_cuGraphAddMemAllocNode>, false, nullptr},
    {"cuGraphAddMemFreeNode", &publish<slot_cuGraphAddMemFreeNode>, false, nullptr},
    {"cuGraphAddMemcpyNode", &publish<slot_cuGraphAddMemcpyNode>, false, nullptr},
    {"cuGraphAddMemsetNode", &publish<slot_cuGraphAddMemsetNode>, false, nullptr},
    {"cuGraphAddNode", &publish<slot_cuGraphAddNode>, false, nullptr},
    {"cuGraphAddNode_v2", &publish<slot_cuGraphAddNode_v2>, false, nullptr},
    {"cuGraphAddNode_v3", &publish<slot_cuGraphAddNode_v3>, false, nullptr},
    {"cuGraphBatchMemOpNodeGetParams", &publish<slot_cuGraphBatchMemOpNodeGetParams>, false, nullptr},
    {"cuGraphBatchMemOpNodeSetParams", &publish<slot_cuGraphBatchMemOpNodeSetParams>, false, nullptr},
    {"cuGraphChildGraphNodeGetGraph", &publish<slot_cuGraphChildGraphNodeGetGraph>, false, nullptr},
    {"cuGraphClone", &publish<slot_cuGraphClone>, false, nullptr},
    {"cuGraphConditionalHandleCreate", &publish<slot_cuGraphConditionalHandleCreate>, false, nullptr},
    {"cuGraphCreate", &publish<slot_cuGraphCreate>, false, nullptr},
    {"cuGraphDebugDotPrint", &publish<slot_cuGraphDebugDotPrint>, false, nullptr},
    {"cuGraphDestroy", &publish<slot_cuGraphDestroy>, false, nullptr},
    {"cuGraphDestroyNode", &publish<slot_cuGraphDestroyNode>, false, nullptr},
    {"cuGraphEventRecordNodeGetEvent", &publish<slot_cuGraphEventRecordNodeGetEvent>, false, nullptr},
    {"cuGraphEventRecordNodeSetEvent", &publish<slot_cuGraphEventRecordNodeSetEvent>, false, nullptr},
    {"cuGraphEventWaitNodeGetEvent", &publish<slot_cuGraphEventWaitNodeGetEvent>, false, nullptr},
    {"cuGraphEventWaitNodeSetEvent", &publish<slot_cuGraphEventWaitNodeSetEvent>, false, nullptr},
    {"cuGraphExecBatchMemOpNodeSetParams", &publish<slot_cuGraphExecBatchMemOpNodeSetParams>, false, nullptr},
    {"cuGraphExecChildGraphNodeSetParams", &publish<slot_cuGraphExecChildGraphNodeSetParams>, false, nullptr},
    {"cuGraphExecDestroy", &publish<slot_cuGraphExecDestroy>, false, nullptr},
    {"cuGraphExecEventRecordNodeSetEvent", &publish<slot_cuGraphExecEventRecordNodeSetEvent>, false, nullptr},
    {"cuGraphExecEventWaitNodeSetEvent", &publish<slot_cuGraphExecEventWaitNodeSetEvent>, false, nullptr},
    {"cuGraphExecExternalSemaphoresSignalNodeSetParams", &publish<slot_cuGraphExecExternalSemaphoresSignalNodeSetParams>, false, nullptr},
    {"cuGraphExecExternalSemaphoresWaitNodeSetParams", &publish<slot_cuGraphExecExternalSemaphoresWaitNodeSetParams>, false, nullptr},
    {"cuGraphExecGetFlags", &publish<slot_cuGraphExecGetFlags>, false, nullptr},
    {"cuGraphExecGetId", &publish<slot_cuGraphExecGetId>, false, nullptr},
    {"cuGraphExecHostNodeSetParams", &publish<slot_cuGraphExecHostNodeSetParams>, false, nullptr},
    {"cuGraphExecKernelNodeSetParams", &publish<slot_cuGraphExecKernelNodeSetParams>, false, nullptr},
    {"cuGraphExecKernelNodeSetParams_v2", &publish<slot_cuGraphExecKernelNodeSetParams_v2>, false, nullptr},
    {"cuGraphExecMemcpyNodeSetParams", &publish<slot_cuGraphExecMemcpyNodeSetParams>, false, nullptr},
    {"cuGraphExecMemsetNodeSetParams", &publish<slot_cuGraphExecMemsetNodeSetParams>, false, nullptr},
    {"cuGraphExecNodeSetParams", &publish<slot_cuGraphExecNodeSetParams>, false, nullptr},
    {"cuGraphExecUpdate", &publish<slot_cuGraphExecUpdate>, false, nullptr},
    {"cuGraphExecUpdate_v2", &publish<slot_cuGraphExecUpdate_v2>, false, nullptr},
    {"cuGraphExternalSemaphoresSignalNodeGetParams", &publish<slot_cuGraphExternalSemaphoresSignalNodeGetParams>, false, nullptr},
    {"cuGraphExternalSemaphoresSignalNodeSetParams", &publish<slot_cuGraphExternalSemaphoresSignalNodeSetParams>, false, nullptr},
    {"cuGraphExternalSemaphoresWaitNodeGetParams", &publish<slot_cuGraphExternalSemaphoresWaitNodeGetParams>, false, nullptr},
    {"cuGraphExternalSemaphoresWaitNodeSetParams", &publish<slot_cuGraphExternalSemaphoresWaitNodeSetParams>, false, nullptr},
    {"cuGraphGetEdges", &publish<slot_cuGraphGetEdges>, false, nullptr},
    {"cuGraphGetEdges_v2", &publish<slot_cuGraphGetEdges_v2>, false, nullptr},
    {"cuGraphGetId", &publish<slot_cuGraphGetId>, false, nullptr},
    {"cuGraphGetNodes", &publish<slot_cuGraphGetNodes>, false, nullptr},
    {"cuGraphGetRootNodes", &publish<slot_cuGraphGetRootNodes>, false, nullptr},
    {"cuGraphHostNodeGetParams", &publish<slot_cuGraphHostNodeGetParams>, false, nullptr},
    {"cuGraphHostNodeSetParams", &publish<slot_cuGraphHostNodeSetParams>, false, nullptr},
    {"cuGraphInstantiate", &publish<slot_cuGraphInstantiate>, false, nullptr},
    {"cuGraphInstantiateWithFlags", &publish<slot_cuGraphInstantiateWithFlags>, false, nullptr},
    {"cuGraphInstantiateWithParams", &publish<slot_cuGraphInstantiateWithParams>, false, nullptr},
    {"cuGraphInstantiateWithParams_ptsz", &publish<slot_cuGraphInstantiateWithParams_ptsz>, false, nullptr},
    {"cuGraphInstantiate_v2", &publish<slot_cuGraphInstantiate_v2>, false, nullptr},
    {"cuGraphKernelNodeCopyAttributes", &publish<slot_cuGraphKernelNodeCopyAttributes>, false, nullptr},
    {"cuGraphKernelNodeGetAttribute", &publish<slot_cuGraphKernelNodeGetAttribute>, false, nullptr},
    {"cuGraphKernelNodeGetParams", &publish<slot_cuGraphKernelNodeGetParams>, false, nullptr},
    {"cuGraphKernelNodeGetParams_v2", &publish<slot_cuGraphKernelNodeGetParams_v2>, false, nullptr},
    {"cuGraphKernelNodeSetAttribute", &publish<slot_cuGraphKernelNodeSetAttribute>, false, nullptr},
    {"cuGraphKernelNodeSetParams", &publish<slot_cuGraphKernelNodeSetParams>, false, nullptr},
    {"cuGraphKernelNodeSetParams_v2", &publish<slot_cuGraphKernelNodeSetParams_v2>, false, nullptr},
    {"cuGraphLaunch", &publish<slot_cuGraphLaunch>, false, nullptr},
    {"cuGraphLaunch_ptsz", &publish<slot_cuGraphLaunch_ptsz>, false, nullptr},
    {"cuGraphMemAllocNodeGetParams", &publish<slot_cuGraphMemAllocNodeGetParams>, false, nullptr},
    {"cuGraphMemFreeNodeGetParams", &publish<slot_cuGraphMemFreeNodeGetParams>, false, nullptr},
    {"cuGraphMemcpyNodeGetParams", &publish<slot_cuGraphMemcpyNodeGetParams>, false, nullptr},
    {"cuGraphMemcpyNodeSetParams", &publish<slot_cuGraphMemcpyNodeSetParams>, false, nullptr},
    {"cuGraphMemsetNodeGetParams", &publish<slot_cuGraphMemsetNodeGetParams>, false, nullptr},
    {"cuGraphMemsetNodeSetParams", &publish<slot_cuGraphMemsetNodeSetParams>, false, nullptr},
    {"cuGraphNodeFindInClone", &publish<slot_cuGraphNodeFindInClone>, false, nullptr},
    {"cuGraphNodeGetContainingGraph", &publish<slot_cuGraphNodeGetContainingGraph>, false, nullptr},
    {"cuGraphNodeGetDependencies", &publish<slot_cuGraphNodeGetDependencies>, false, nullptr},
    {"cuGraphNodeGetDependencies_v2", &publish<slot_cuGraphNodeGetDependencies_v2>, false, nullptr},
    {"cuGraphNodeGetDependentNodes", &publish<slot_cuGraphNodeGetDependentNodes>, false, nullptr},
    {"cuGraphNodeGetDependentNodes_v2", &publish<slot_cuGraphNodeGetDependentNodes_v2>, false, nullptr},
    {"cuGraphNodeGetEnabled", &publish<slot_cuGraphNodeGetEnabled>, false, nullptr},
    {"cuGraphNodeGetLocalId", &publish<slot_cuGraphNodeGetLocalId>, false, nullptr},
    {"cuGraphNodeGetParams", &publish<slot_cuGraphNodeGetParams>, false, nullptr},
    {"cuGraphNodeGetToolsId", &publish<slot_cuGraphNodeGetToolsId>, false, nullptr},
    {"cuGraphNodeGetType", &publish<slot_cuGraphNodeGetType>, false, nullptr},
    {"cuGraphNodeSetEnabled", &publish<slot_cuGraphNodeSetEnabled>, false, nullptr},
    {"cuGraphNodeSetParams", &publish<slot_cuGraphNodeSetParams>, false, nullptr},
    {"cuGraphNodeSetParams_v2", &publish<slot_cuGraphNodeSetParams_v2>, false, nullptr},
    {"cuGraphReleaseUserObject", &publish<slot_cuGraphReleaseUserObject>, false, nullptr},
    {"cuGraphRemoveDependencies", &publish<slot_cuGraphRemoveDependencies>, false, nullptr},
    {"cuGraphRemoveDependencies_v2", &publish<slot_cuGraphRemoveDependencies_v2>, false, nullptr},
    {"cuGraphRetainUserObject", &publish<slot_cuGraphRetainUserObject>, false, nullptr},
    {"cuGraphUpload", &publish<slot_cuGraphUpload>, false, nullptr},
    {"cuGraphUpload_ptsz", &publish<slot_cuGraphUpload_ptsz>, false, nullptr},
    {"cuGraphicsEGLRegisterImage", &publish<slot_cuGraphicsEGLRegisterImage>, false, nullptr},
    {"cuGraphicsGLRegisterBuffer", &publish<slot_cuGraphicsGLRegisterBuffer>, false, nullptr},
    {"cuGraphicsGLRegisterImage", &publish<slot_cuGraphicsGLRegisterImage>, false, nullptr},
    {"cuGraphicsMapResources", &publish<slot_cuGraphicsMapResources>, false, nullptr},
    {"cuGraphicsMapResources_ptsz", &publish<slot_cuGraphicsMapResources_ptsz>, false, nullptr},
    {"cuGraphicsResourceGetMappedEglFrame", &publish<slot_cuGraphicsResourceGetMappedEglFrame>, false, nullptr},
    {"cuGraphicsResourceGetMappedMipmappedArray", &publish<slot_cuGraphicsResourceGetMappedMipmappedArray>, false, nullptr},
    {"cuGraphicsResourceGetMappedPointer", &publish<slot_cuGraphicsResourceGetMappedPointer>, false, nullptr},
    {"cuGraphicsResourceGetMappedPointer_v2", &publish<slot_cuGraphicsResourceGetMappedPointer_v2>, false, nullptr},
    {"cuGraphicsResourceSetMapFlags", &publish<slot_cuGraphicsResourceSetMapFlags>, false, nullptr},
    {"cuGraphicsResourceSetMapFlags_v2", &publish<slot_cuGraphicsResourceSetMapFlags_v2>, false, nullptr},
    {"cuGraphicsSubResourceGetMappedArray", &publish<slot_cuGraphicsSubResourceGetMappedArray>, false, nullptr},
    {"cuGraphicsUnmapResources", &publish<slot_cuGraphicsUnmapResources>, false, nullptr},
    {"cuGraphicsUnmapResources_ptsz", &publish<slot_cuGraphicsUnmapResources_ptsz>, false, nullptr},
    {"cuGraphicsUnregisterResource", &publish<slot_cuGraphicsUnregisterResource>, false, nullptr},
    {"cuGraphicsVDPAURegisterOutputSurface", &publish<slot_cuGraphicsVDPAURegisterOutputSurface>, false, nullptr},
    {"cuGraphicsVDPAURegisterVideoSurface", &publish<slot_cuGraphicsVDPAURegisterVideoSurface>, false, nullptr},
    {"cuGreenCtxCreate", &publish<slot_cuGreenCtxCreate>, false, nullptr},
    {"cuGreenCtxDestroy", &publish<slot_cuGreenCtxDestroy>, false, nullptr},
    {"cuGreenCtxGetDevResource", &publish<slot_cuGreenCtxGetDevResource>, false, nullptr},
    {"cuGreenCtxGetId", &publish<slot_cuGreenCtxGetId>, false, nullptr},
    {"cuGreenCtxRecordEvent", &publish<slot_cuGreenCtxRecordEvent>, false, nullptr},
    {"cuGreenCtxStreamCreate", &publish<slot_cuGreenCtxStreamCreate>, false, nullptr},
    {"cuGreenCtxWaitEvent", &publish<slot_cuGreenCtxWaitEvent>, false, nullptr},
    {"cuImportExternalMemory", &publish<slot_cuImportExternalMemory>, false, nullptr},
    {"cuImportExternalSemaphore", &publish<slot_cuImportExternalSemaphore>, false, nullptr},
    {"cuInit", &publish<slot_cuInit>, true, nullptr},
    {"cuIpcCloseMemHandle", &publish<slot_cuIpcCloseMemHandle>, false, nullptr},
    {"cuIpcGetEventHandle", &publish<slot_cuIpcGetEventHandle>, false, nullptr},
    {"cuIpcGetMemHandle", &publish<slot_cuIpcGetMemHandle>, false, nullptr},
    {"cuIpcOpenEventHandle", &publish<slot_cuIpcOpenEventHandle>, false, nullptr},
    {"cuIpcOpenMemHandle", &publish<slot_cuIpcOpenMemHandle>, false, nullptr},
    {"cuIpcOpenMemHandle_v2", &publish<slot_cuIpcOpenMemHandle_v2>, false, nullptr},
    {"cuKernelGetAttribute", &publish<slot_cuKernelGetAttribute>, false, nullptr},
    {"cuKernelGetFunction", &publish<slot_cuKernelGetFunction>, false, nullptr},
    {"cuKernelGetLibrary", &publish<slot_cuKernelGetLibrary>, false, nullptr},
    {"cuKernelGetName", &publish<slot_cuKernelGetName>, false, nullptr},
    {"cuKernelGetParamCount", &publish<slot_cuKernelGetParamCount>, false, nullptr},
    {"cuKernelGetParamInfo", &publish<slot_cuKernelGetParamInfo>, false, nullptr},
    {"cuKernelSetAttribute", &publish<slot_cuKernelSetAttribute>, false, nullptr},
    {"cuKernelSetCacheConfig", &publish<slot_cuKernelSetCacheConfig>, false, nullptr},
    {"cuLaunch", &publish<slot_cuLaunch>, false, nullptr},
    {"cuLaunchCooperativeKernel", &publish<slot_cuLaunchCooperativeKernel>, false, nullptr},
    {"cuLaunchCooperativeKernelMultiDevice", &publish<slot_cuLaunchCooperativeKernelMultiDevice>, false, nullptr},
    {"cuLaunchCooperativeKernel_ptsz", &publish<slot_cuLaunchCooperativeKernel_ptsz>, false, nullptr},
    {"cuLaunchGrid", &publish<slot_cuLaunchGrid>, false, nullptr},
    {"cuLaunchGridAsync", &publish<slot_cuLaunchGridAsync>, false, nullptr},
    {"cuLaunchHostFunc", &publish<slot_cuLaunchHostFunc>, false, nullptr},
    {"cuLaunchHostFunc_ptsz", &publish<slot_cuLaunchHostFunc_ptsz>, false, nullptr},
    {"cuLaunchHostFunc_v2", &publish<slot_cuLaunchHostFunc_v2>, false, nullptr},
    {"cuLaunchHostFunc_v2_ptsz", &publish<slot_cuLaunchHostFunc_v2_ptsz>, false, nullptr},
    {"cuLaunchKernel", &publish<slot_cuLaunchKernel>, false, nullptr},
    {"cuLaunchKernelEx", &publish<slot_cuLaunchKernelEx>, false, nullptr},
    {"cuLaunchKernelEx_ptsz", &publish<slot_cuLaunchKernelEx_ptsz>, false, nullptr},
    {"cuLaunchKernel_ptsz", &publish<slot_cuLaunchKernel_ptsz>, false, nullptr},
    {"cuLibraryEnumerateKernels", &publish<slot_cuLibraryEnumerateKernels>, false, nullptr},
    {"cuLibraryGetGlobal", &publish<slot_cuLibraryGetGlobal>, false, nullptr},
    {"cuLibraryGetKernel", &publish<slot_cuLibraryGetKernel>, false, nullptr},
    {"cuLibraryGetKernelCount", &publish<slot_cuLibraryGetKernelCount>, false, nullptr},
    {"cuLibraryGetManaged", &publish<slot_cuLibraryGetManaged>, false, nullptr},
    {"cuLibraryGetModule", &publish<slot_cuLibraryGetModule>, false, nullptr},
    {"cuLibraryGetUnifiedFunction", &publish<slot_cuLibraryGetUnifiedFunction>, false, nullptr},
    {"cuLibraryLoadData", &publish<slot_cuLibraryLoadData>, false, nullptr},
    {"cuLibraryLoadFromFile", &publish<slot_cuLibraryLoadFromFile>, false, nullptr},
    {"cuLibraryUnload", &publish<slot_cuLibraryUnload>, false, nullptr},
    {"cuLinkAddData", &publish<slot_cuLinkAddData>, false, nullptr},
    {"cuLinkAddData_v2", &publish<slot_cuLinkAddData_v2>, false, nullptr},
    {"cuLinkAddFile", &publish<slot_cuLinkAddFile>, false, nullptr},
    {"cuLinkAddFile_v2", &publish<slot_cuLinkAddFile_v2>, false, nullptr},
    {"cuLinkComplete", &publish<slot_cuLinkComplete>, false, nullptr},
    {"cuLinkCreate", &publish<slot_cuLinkCreate>, false, nullptr},
    {"cuLinkCreate_v2", &publish<slot_cuLinkCreate_v2>, false, nullptr},
    {"cuLinkDestroy", &publish<slot_cuLinkDestroy>, false, nullptr},
    {"cuLogicalEndpointAddDevice", &publish<slot_cuLogicalEndpointAddDevice>, false, nullptr},
    {"cuLogicalEndpointBindAddr", &publish<slot_cuLogicalEndpointBindAddr>, false, nullptr},
    {"cuLogicalEndpointBindMem", &publish<slot_cuLogicalEndpointBindMem>, false, nullptr},
    {"cuLogicalEndpointCreate", &publish<slot_cuLogicalEndpointCreate>, false, nullptr},
    {"cuLogicalEndpointDestroy", &publish<slot_cuLogicalEndpointDestroy>, false, nullptr},
    {"cuLogicalEndpointExport", &publish<slot_cuLogicalEndpointExport>, false, nullptr},
    {"cuLogicalEndpointGetLimits", &publish<slot_cuLogicalEndpointGetLimits>, false, nullptr},
    {"cuLogicalEndpointIdRelease", &publish<slot_cuLogicalEndpointIdRelease>, false, nullptr},
    {"cuLogicalEndpointIdReserve", &publish<slot_cuLogicalEndpointIdReserve>, false, nullptr},
    {"cuLogicalEndpointImport", &publish<slot_cuLogicalEndpointImport>, false, nullptr},
    {"cuLogicalEndpointQuery", &publish<slot_cuLogicalEndpointQuery>, false, nullptr},
    {"cuLogicalEndpointUnbind", &publish<slot_cuLogicalEndpointUnbind>, false, nullptr},
    {"cuLogsCurrent", &publish<slot_cuLogsCurrent>, false, nullptr},
    {"cuLogsDumpToFile", &publish<slot_cuLogsDumpToFile>, false, nullptr},
    {"cuLogsDumpToMemory", &publish<slot_cuLogsDumpToMemory>, false, nullptr},
    {"cuLogsRegisterCallback", &publish<slot_cuLogsRegisterCallback>, false, nullptr},
    {"cuLogsUnregisterCallback", &publish<slot_cuLogsUnregisterCallback>, false, nullptr},
    {"cuMemAddressFree", &publish<slot_cuMemAddressFree>, false, nullptr},
    {"cuMemAddressReserve", &publish<slot_cuMemAddressReserve>, false, nullptr},
    {"cuMemAdvise", &publish<slot_cuMemAdvise>, false, nullptr},
    {"cuMemAdvise_v2", &publish<slot_cuMemAdvise_v2>, false, nullptr},
    {"cuMemAlloc", &publish<slot_cuMemAlloc>, false, nullptr},
    {"cuMemAllocAsync", &publish<slot_cuMemAllocAsync>, false, nullptr},
    {"cuMemAllocAsync_ptsz", &publish<slot_cuMemAllocAsync_ptsz>, false, nullptr},
    {"cuMemAllocFromPoolAsync", &publish<slot_cuMemAllocFromPoolAsync>, false, nullptr},
    {"cuMemAllocFromPoolAsync_ptsz", &publish<slot_cuMemAllocFromPoolAsync_ptsz>, false, nullptr},
    {"cuMemAllocHost", &publish<slot_cuMemAllocHost>, false, nullptr},
    {"cuMemAllocHost_v2", &publish<slot_cuMemAllocHost_v2>, false, nullptr},
    {"cuMemAllocManaged", &publish<slot_cuMemAllocManaged>, false, nullptr},
    {"cuMemAllocPitch", &publish<slot_cuMemAllocPitch>, false, nullptr},
    {"cuMemAllocPitch_v2", &publish<slot_cuMemAllocPitch_v2>, false, nullptr},
    {"cuMemAlloc_v2", &publish<slot_cuMemAlloc_v2>, false, nullptr},
    {"cuMemBatchDecompressAsync", &publish<slot_cuMemBatchDecompressAsync>, false, nullptr},
    {"cuMemBatchDecompressAsync_ptsz", &publish<slot_cuMemBatchDecompressAsync_ptsz>, false, nullptr},
    {"cuMemCreate", &publish<slot_cuMemCreate>, false, nullptr},
    {"cuMemDiscardAndPrefetchBatchAsync", &publish<slot_cuMemDiscardAndPrefetchBatchAsync>, false, nullptr},
    {"cuMemDiscardAndPrefetchBatchAsync_ptsz", &publish<slot_cuMemDiscardAndPrefetchBatchAsync_ptsz>, false, nullptr},
    {"cuMemDiscardBatchAsync", &publish<slot_cuMemDiscardBatchAsync>, false, nullptr},
    {"cuMemDiscardBatchAsync_ptsz", &publish<slot_cuMemDiscardBatchAsync_ptsz>, false, nullptr},
    {"cuMemExportToShareableHandle", &publish<slot_cuMemExportToShareableHandle>, false, nullptr},
    {"cuMemFree", &publish<slot_cuMemFree>, false, nullptr},
    {"cuMemFreeAsync", &publish<slot_cuMemFreeAsync>, false, nullptr},
    {"cuMemFreeAsync_ptsz", &publish<slot_cuMemFreeAsync_ptsz>, false, nullptr},
    {"cuMemFreeHost", &publish<slot_cuMemFreeHost>, false, nullptr},
    {"cuMemFree_v2", &publish<slot_cuMemFree_v2>, false, nullptr},
    {"cuMemGetAccess", &publish<slot_cuMemGetAccess>, false, nullptr},
    {"cuMemGetAddressRange", &publish<slot_cuMemGetAddressRange>, false, nullptr},
    {"cuMemGetAddressRange_v2", &publish<slot_cuMemGetAddressRange_v2>, false, nullptr},
    {"cuMemGetAllocationGranularity", &publish<slot_cuMemGetAllocationGranularity>, false, nullptr},
    {"cuMemGetAllocationPropertiesFromHandle", &publish<slot_cuMemGetAllocationPropertiesFromHandle>, false, nullptr},
    {"cuMemGetDefaultMemPool", &publish<slot_cuMemGetDefaultMemPool>, false, nullptr},
    {"cuMemGetHandleForAddressRange", &publish<slot_cuMemGetHandleForAddressRange>, false, nullptr},
    {"cuMemGetInfo", &publish<slot_cuMemGetInfo>, false, nullptr},
    {"cuMemGetInfo_v2", &publish<slot_cuMemGetInfo_v2>, false, nullptr},
    {"cuMemGetLocationInfo", &publish<slot_cuMemGetLocationInfo>, false, nullptr},
    {"cuMemGetMemPool", &publish<slot_cuMemGetMemPool>, false, nullptr},
    {"cuMemHostAlloc", &publish<slot_cuMemHostAlloc>, false, nullptr},
    {"cuMemHostGetDevicePointer", &publish<slot_cuMemHostGetDevicePointer>, false, nullptr},
    {"cuMemHostGetDevicePointer_v2", &publish<slot_cuMemHostGetDevicePointer_v2>, false, nullptr},
    {"cuMemHostGetFlags", &publish<slot_cuMemHostGetFlags>, false, nullptr},
    {"cuMemHostRegister", &publish<slot_cuMemHostRegister>, false, nullptr},
    {"cuMemHostRegister_v2", &publish<slot_cuMemHostRegister_v2>, false, nullptr},
    {"cuMemHostUnregister", &publish<slot_cuMemHostUnregister>, false, nullptr},
    {"cuMemImportFromShareableHandle", &publish<slot_cuMemImportFromShareableHandle>, false, nullptr},
    {"cuMemMap", &publish<slot_cuMemMap>, false, nullptr},
    {"cuMemMapArrayAsync", &publish<slot_cuMemMapArrayAsync>, false, nullptr},
    {"cuMemMapArrayAsync_ptsz", &publish<slot_cuMemMapArrayAsync_ptsz>, false, nullptr},
    {"cuMemPoolCreate", &publish<slot_cuMemPoolCreate>, false, nullptr},
    {"cuMemPoolDestroy", &publish<slot_cuMemPoolDestroy>, false, nullptr},
    {"cuMemPoolExportPointer", &publish<slot_cuMemPoolExportPointer>, false, nullptr},
    {"cuMemPoolExportToShareableHandle", &publish<slot_cuMemPoolExportToShareableHandle>, false, nullptr},
    {"cuMemPoolGetAccess", &publish<slot_cuMemPoolGetAccess>, false, nullptr},
    {"cuMemPoolGetAttribute", &publish<slot_cuMemPoolGetAttribute>, false, nullptr},
    {"cuMemPoolImportFromShareableHandle", &publish<slot_cuMemPoolImportFromShareableHandle>, false, nullptr},
    {"cuMemPoolImportPointer", &publish<slot_cuMemPoolImportPointer>, false, nullptr},
    {"cuMemPoolSetAccess", &publish<slot_cuMemPoolSetAccess>, false, nullptr},
    {"cuMemPoolSetAttribute", &publish<slot_cuMemPoolSetAttribute>, false, nullptr},
    {"cuMemPoolTrimTo", &publish<slot_cuMemPoolTrimTo>, false, nullptr},
    {"cuMemPrefetchAsync", &publish<slot_cuMemPrefetchAsync>, false, nullptr},
    {"cuMemPrefetchAsync_ptsz", &publish<slot_cuMemPrefetchAsync_ptsz>, false, nullptr},
    {"cuMemPrefetchAsync_v2", &publish<slot_cuMemPrefetchAsync_v2>, false, nullptr},
    {"cuMemPrefetchAsync_v2_ptsz", &publish<slot_cuMemPrefetchAsync_v2_ptsz>, false, nullptr},
    {"cuMemPrefetchBatchAsync", &publish<slot_cuMemPrefetchBatchAsync>, false, nullptr},
    {"cuMemPrefetchBatchAsync_ptsz", &publish<slot_cuMemPrefetchBatchAsync_ptsz>, false, nullptr},
    {"cuMemRangeGetAttribute", &publish<slot_cuMemRangeGetAttribute>, false, nullptr},
    {"cuMemRangeGetAttributes", &publish<slot_cuMemRangeGetAttributes>, false, nullptr},
    {"cuMemRelease", &publish<slot_cuMemRelease>, false, nullptr},
    {"cuMemRetainAllocationHandle", &publish<slot_cuMemRetainAllocationHandle>, false, nullptr},
    {"cuMemSetAccess", &publish<slot_cuMemSetAccess>, false, nullptr},
    {"cuMemSetMemPool", &publish<slot_cuMemSetMemPool>, false, nullptr},
    {"cuMemUnmap", &publish<slot_cuMemUnmap>, false, nullptr},
    {"cuMemcpy", &publish<slot_cuMemcpy>, false, nullptr},
    {"cuMemcpy2D", &publish<slot_cuMemcpy2D>, false, nullptr},
    {"cuMemcpy2DAsync", &publish<slot_cuMemcpy2DAsync>, false, nullptr},
    {"cuMemcpy2DAsync_v2", &publish<slot_cuMemcpy2DAsync_v2>, false, nullptr},
    {"cuMemcpy2DAsync_v2_ptsz", &publish<slot_cuMemcpy2DAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpy2DUnaligned", &publish<slot_cuMemcpy2DUnaligned>, false, nullptr},
    {"cuMemcpy2DUnaligned_v2", &publish<slot_cuMemcpy2DUnaligned_v2>, false, nullptr},
    {"cuMemcpy2DUnaligned_v2_ptds", &publish<slot_cuMemcpy2DUnaligned_v2_ptds>, false, nullptr},
    {"cuMemcpy2D_v2", &publish<slot_cuMemcpy2D_v2>, false, nullptr},
    {"cuMemcpy2D_v2_ptds", &publish<slot_cuMemcpy2D_v2_ptds>, false, nullptr},
    {"cuMemcpy3D", &publish<slot_cuMemcpy3D>, false, nullptr},
    {"cuMemcpy3DAsync", &publish<slot_cuMemcpy3DAsync>, false, nullptr},
    {"cuMemcpy3DAsync_v2", &publish<slot_cuMemcpy3DAsync_v2>, false, nullptr},
    {"cuMemcpy3DAsync_v2_ptsz", &publish<slot_cuMemcpy3DAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpy3DBatchAsync", &publish<slot_cuMemcpy3DBatchAsync>, false, nullptr},
    {"cuMemcpy3DBatchAsync_ptsz", &publish<slot_cuMemcpy3DBatchAsync_ptsz>, false, nullptr},
    {"cuMemcpy3DBatchAsync_v2", &publish<slot_cuMemcpy3DBatchAsync_v2>, false, nullptr},
    {"cuMemcpy3DBatchAsync_v2_ptsz", &publish<slot_cuMemcpy3DBatchAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpy3DPeer", &publish<slot_cuMemcpy3DPeer>, false, nullptr},
    {"cuMemcpy3DPeerAsync", &publish<slot_cuMemcpy3DPeerAsync>, false, nullptr},
    {"cuMemcpy3DPeerAsync_ptsz", &publish<slot_cuMemcpy3DPeerAsync_ptsz>, false, nullptr},
    {"cuMemcpy3DPeer_ptds", &publish<slot_cuMemcpy3DPeer_ptds>, false, nullptr},
    {"cuMemcpy3DWithAttributesAsync", &publish<slot_cuMemcpy3DWithAttributesAsync>, false, nullptr},
    {"cuMemcpy3DWithAttributesAsync_ptsz", &publish<slot_cuMemcpy3DWithAttributesAsync_ptsz>, false, nullptr},
    {"cuMemcpy3D_v2", &publish<slot_cuMemcpy3D_v2>, false, nullptr},
    {"cuMemcpy3D_v2_ptds", &publish<slot_cuMemcpy3D_v2_ptds>, false, nullptr},
    {"cuMemcpyAsync", &publish<slot_cuMemcpyAsync>, false, nullptr},
    {"cuMemcpyAsync_ptsz", &publish<slot_cuMemcpyAsync_ptsz>, false, nullptr},
    {"cuMemcpyAtoA", &publish<slot_cuMemcpyAtoA>, false, nullptr},
    {"cuMemcpyAtoA_v2", &publish<slot_cuMemcpyAtoA_v2>, false, nullptr},
    {"cuMemcpyAtoA_v2_ptds", &publish<slot_cuMemcpyAtoA_v2_ptds>, false, nullptr},
    {"cuMemcpyAtoD", &publish<slot_cuMemcpyAtoD>, false, nullptr},
    {"cuMemcpyAtoD_v2", &publish<slot_cuMemcpyAtoD_v2>, false, nullptr},
    {"cuMemcpyAtoD_v2_ptds", &publish<slot_cuMemcpyAtoD_v2_ptds>, false, nullptr},
    {"cuMemcpyAtoH", &publish<slot_cuMemcpyAtoH>, false, nullptr},
    {"cuMemcpyAtoHAsync", &publish<slot_cuMemcpyAtoHAsync>, false, nullptr},
    {"cuMemcpyAtoHAsync_v2", &publish<slot_cuMemcpyAtoHAsync_v2>, false, nullptr},
    {"cuMemcpyAtoHAsync_v2_ptsz", &publish<slot_cuMemcpyAtoHAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpyAtoH_v2", &publish<slot_cuMemcpyAtoH_v2>, false, nullptr},
    {"cuMemcpyAtoH_v2_ptds", &publish<slot_cuMemcpyAtoH_v2_ptds>, false, nullptr},
    {"cuMemcpyBatchAsync", &publish<slot_cuMemcpyBatchAsync>, false, nullptr},
    {"cuMemcpyBatchAsync_ptsz", &publish<slot_cuMemcpyBatchAsync_ptsz>, false, nullptr},
    {"cuMemcpyBatchAsync_v2", &publish<slot_cuMemcpyBatchAsync_v2>, false, nullptr},
    {"cuMemcpyBatchAsync_v2_ptsz", &publish<slot_cuMemcpyBatchAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpyDtoA", &publish<slot_cuMemcpyDtoA>, false, nullptr},
    {"cuMemcpyDtoA_v2", &publish<slot_cuMemcpyDtoA_v2>, false, nullptr},
    {"cuMemcpyDtoA_v2_ptds", &publish<slot_cuMemcpyDtoA_v2_ptds>, false, nullptr},
    {"cuMemcpyDtoD", &publish<slot_cuMemcpyDtoD>, false, nullptr},
    {"cuMemcpyDtoDAsync", &publish<slot_cuMemcpyDtoDAsync>, false, nullptr},
    {"cuMemcpyDtoDAsync_v2", &publish<slot_cuMemcpyDtoDAsync_v2>, false, nullptr},
    {"cuMemcpyDtoDAsync_v2_ptsz", &publish<slot_cuMemcpyDtoDAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpyDtoD_v2", &publish<slot_cuMemcpyDtoD_v2>, false, nullptr},
    {"cuMemcpyDtoD_v2_ptds", &publish<slot_cuMemcpyDtoD_v2_ptds>, false, nullptr},
    {"cuMemcpyDtoH", &publish<slot_cuMemcpyDtoH>, false, nullptr},
    {"cuMemcpyDtoHAsync", &publish<slot_cuMemcpyDtoHAsync>, false, nullptr},
    {"cuMemcpyDtoHAsync_v2", &publish<slot_cuMemcpyDtoHAsync_v2>, false, nullptr},
    {"cuMemcpyDtoHAsync_v2_ptsz", &publish<slot_cuMemcpyDtoHAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpyDtoH_v2", &publish<slot_cuMemcpyDtoH_v2>, false, nullptr},
    {"cuMemcpyDtoH_v2_ptds", &publish<slot_cuMemcpyDtoH_v2_ptds>, false, nullptr},
    {"cuMemcpyHtoA", &publish<slot_cuMemcpyHtoA>, false, nullptr},
    {"cuMemcpyHtoAAsync", &publish<slot_cuMemcpyHtoAAsync>, false, nullptr},
    {"cuMemcpyHtoAAsync_v2", &publish<slot_cuMemcpyHtoAAsync_v2>, false, nullptr},
    {"cuMemcpyHtoAAsync_v2_ptsz", &publish<slot_cuMemcpyHtoAAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpyHtoA_v2", &publish<slot_cuMemcpyHtoA_v2>, false, nullptr},
    {"cuMemcpyHtoA_v2_ptds", &publish<slot_cuMemcpyHtoA_v2_ptds>, false, nullptr},
    {"cuMemcpyHtoD", &publish<slot_cuMemcpyHtoD>, false, nullptr},
    {"cuMemcpyHtoDAsync", &publish<slot_cuMemcpyHtoDAsync>, false, nullptr},
    {"cuMemcpyHtoDAsync_v2", &publish<slot_cuMemcpyHtoDAsync_v2>, false, nullptr},
    {"cuMemcpyHtoDAsync_v2_ptsz", &publish<slot_cuMemcpyHtoDAsync_v2_ptsz>, false, nullptr},
    {"cuMemcpyHtoD_v2", &publish<slot_cuMemcpyHtoD_v2>, false, nullptr},
    {"cuMemcpyHtoD_v2_ptds", &publish<slot_cuMemcpyHtoD_v2_ptds>, false, nullptr},
    {"cuMemcpyPeer", &publish<slot_cuMemcpyPeer>, false, nullptr},
    {"cuMemcpyPeerAsync", &publish<slot_cuMemcpyPeerAsync>, false, nullptr},
    {"cuMemcpyPeerAsync_ptsz", &publish<slot_cuMemcpyPeerAsync_ptsz>, false, nullptr},
    {"cuMemcpyPeer_ptds", &publish<slot_cuMemcpyPeer_ptds>, false, nullptr},
    {"cuMemcpyWithAttributesAsync", &publish<slot_cuMemcpyWithAttributesAsync>, false, nullptr},
    {"cuMemcpyWithAttributesAsync_ptsz", &publish<slot_cuMemcpyWithAttributesAsync_ptsz>, false, nullptr},
    {"cuMemcpy_ptds", &publish<slot_cuMemcpy_ptds>, false, nullptr},
    {"cuMemsetD16", &publish<slot_cuMemsetD16>, false, nullptr},
    {"cuMemsetD16Async", &publish<slot_cuMemsetD16Async>, false, nullptr},
    {"cuMemsetD16Async_ptsz", &publish<slot_cuMemsetD16Async_ptsz>, false, nullptr},
    {"cuMemsetD16_v2", &publish<slot_cuMemsetD16_v2>, false, nullptr},
    {"cuMemsetD16_v2_ptds", &publish<slot_cuMemsetD16_v2_ptds>, false, nullptr},
    {"cuMemsetD2D16", &publish<slot_cuMemsetD2D16>, false, nullptr},
    {"cuMemsetD2D16Async", &publish<slot_cuMemsetD2D16Async>, false, nullptr},
    {"cuMemsetD2D16Async_ptsz", &publish<slot_cuMemsetD2D16Async_ptsz>, false, nullptr},
    {"cuMemsetD2D16_v2", &publish<slot_cuMemsetD2D16_v2>, false, nullptr},
    {"cuMemsetD2D16_v2_ptds", &publish<slot_cuMemsetD2D16_v2_ptds>, false, nullptr},
    {"cuMemsetD2D32", &publish<slot_cuMemsetD2D32>, false, nullptr},
    {"cuMemsetD2D32Async", &publish<slot_cuMemsetD2D32Async>, false, nullptr},
    {"cuMemsetD2D32Async_ptsz", &publish<slot_cuMemsetD2D32Async_ptsz>, false, nullptr},
    {"cuMemsetD2D32_v2", &publish<slot_cuMemsetD2D32_v2>, false, nullptr},
    {"cuMemsetD2D32_v2_ptds", &publish<slot_cuMemsetD2D32_v2_ptds>, false, nullptr},
    {"cuMemsetD2D8", &publish<slot_cuMemsetD2D8>, false, nullptr},
    {"cuMemsetD2D8Async", &publish<slot_cuMemsetD2D8Async>, false, nullptr},
    {"cuMemsetD2D8Async_ptsz", &publish<slot_cuMemsetD2D8Async_ptsz>, false, nullptr},
    {"cuMemsetD2D8_v2", &publish<slot_cuMemsetD2D8_v2>, false, nullptr},
    {"cuMemsetD2D8_v2_ptds", &publish<slot_cuMemsetD2D8_v2_ptds>, false, nullptr},
    {"cuMemsetD32", &publish<slot_cuMemsetD32>, false, nullptr},
    {"cuMemsetD32Async", &publish<slot_cuMemsetD32Async>, false, nullptr},
    {"cuMemsetD32Async_ptsz", &publish<slot_cuMemsetD32Async_ptsz>, false, nullptr},
    {"cuMemsetD32_v2", &publish<slot_cuMemsetD32_v2>, false, nullptr},
    {"cuMemsetD32_v2_ptds", &publish<slot_cuMemsetD32_v2_ptds>, false, nullptr},
    {"cuMemsetD8", &publish<slot_cuMemsetD8>, false, nullptr},
    {"cuMemsetD8Async", &publish<slot_cuMemsetD8Async>, false, nullptr},
    {"cuMemsetD8Async_ptsz", &publish<slot_cuMemsetD8Async_ptsz>, false, nullptr},
    {"cuMemsetD8_v2", &publish<slot_cuMemsetD8_v2>, false, nullptr},
    {"cuMemsetD8_v2_ptds", &publish<slot_cuMemsetD8_v2_ptds>, false, nullptr},
    {"cuMipmappedArrayCreate", &publish<slot_cuMipmappedArrayCreate>, false, nullptr},
    {"cuMipmappedArrayDestroy", &publish<slot_cuMipmappedArrayDestroy>, false, nullptr},
    {"cuMipmappedArrayGetLevel", &publish<slot_cuMipmappedArrayGetLevel>, false, nullptr},
    {"cuMipmappedArrayGetMemoryRequirements", &publish<slot_cuMipmappedArrayGetMemoryRequirements>, false, nullptr},
    {"cuMipmappedArrayGetSparseProperties", &publish<slot_cuMipmappedArrayGetSparseProperties>, false, nullptr},
    {"cuModuleEnumerateFunctions", &publish<slot_cuModuleEnumerateFunctions>, false, nullptr},
    {"cuModuleGetFunction", &publish<slot_cuModuleGetFunction>, false, nullptr},
    {"cuModuleGetFunctionCount", &publish<slot_cuModuleGetFunctionCount>, false, nullptr},
    {"cuModuleGetGlobal", &publish<slot_cuModuleGetGlobal>, false, nullptr},
    {"cuModuleGetGlobal_v2", &publish<slot_cuModuleGetGlobal_v2>, false, nullptr},
    {"cuModuleGetLoadingMode", &publish<slot_cuModuleGetLoadingMode>, false, nullptr},
    {"cuModuleGetSurfRef", &publish<slot_cuModuleGetSurfRef>, false, nullptr},
    {"cuModuleGetTexRef", &publish<slot_cuModuleGetTexRef>, false, nullptr},
    {"cuModuleLoad", &publish<slot_cuModuleLoad>, false, nullptr},
    {"cuModuleLoadData", &publish<slot_cuModuleLoadData>, false, nullptr},
    {"cuModuleLoadDataEx", &publish<slot_cuModuleLoadDataEx>, false, nullptr},
    {"cuModuleLoadFatBinary", &publish<slot_cuModuleLoadFatBinary>, false, nullptr},
    {"cuModuleUnload", &publish<slot_cuModuleUnload>, false, nullptr},
    {"cuMulticastAddDevice", &publish<slot_cuMulticastAddDevice>, false, nullptr},
    {"cuMulticastBindAddr", &publish<slot_cuMulticastBindAddr>, false, nullptr},
    {"cuMulticastBindAddr_v2", &publish<slot_cuMulticastBindAddr_v2>, false, nullptr},
    {"cuMulticastBindMem", &publish<slot_cuMulticastBindMem>, false, nullptr},
    {"cuMulticastBindMem_v2", &publish<slot_cuMulticastBindMem_v2>, false, nullptr},
    {"cuMulticastCreate", &publish<slot_cuMulticastCreate>, false, nullptr},
    {"cuMulticastGetGranularity", &publish<slot_cuMulticastGetGranularity>, false, nullptr},
    {"cuMulticastUnbind", &publish<slot_cuMulticastUnbind>, false, nullptr},
    {"cuOccupancyAvailableDynamicSMemPerBlock", &publish<slot_cuOccupancyAvailableDynamicSMemPerBlock>, false, nullptr},
    {"cuOccupancyMaxActiveBlocksPerMultiprocessor", &publish<slot_cuOccupancyMaxActiveBlocksPerMultiprocessor>, false, nullptr},
    {"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", &publish<slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags>, false, nullptr},
    {"cuOccupancyMaxActiveClusters", &publish<slot_cuOccupancyMaxActiveClusters>, false, nullptr},
    {"cuOccupancyMaxPotentialBlockSize", &publish<slot_cuOccupancyMaxPotentialBlockSize>, false, nullptr},
    {"cuOccupancyMaxPotentialBlockSizeWithFlags", &publish<slot_cuOccupancyMaxPotentialBlockSizeWithFlags>, false, nullptr},
    {"cuOccupancyMaxPotentialClusterSize", &publish<slot_cuOccupancyMaxPotentialClusterSize>, false, nullptr},
    {"cuParamSetSize", &publish<slot_cuParamSetSize>, false, nullptr},
    {"cuParamSetTexRef", &publish<slot_cuParamSetTexRef>, false, nullptr},
    {"cuParamSetf", &publish<slot_cuParamSetf>, false, nullptr},
    {"cuParamSeti", &publish<slot_cuParamSeti>, false, nullptr},
    {"cuParamSetv", &publish<slot_cuParamSetv>, false, nullptr},
    {"cuPointerGetAttribute", &publish<slot_cuPointerGetAttribute>, false, nullptr},
    {"cuPointerGetAttributes", &publish<slot_cuPointerGetAttributes>, false, nullptr},
    {"cuPointerSetAttribute", &publish<slot_cuPointerSetAttribute>, false, nullptr},
    {"cuProfilerInitialize", &publish<slot_cuProfilerInitialize>, false, nullptr},
    {"cuProfilerStart", &publish<slot_cuProfilerStart>, false, nullptr},
    {"cuProfilerStop", &publish<slot_cuProfilerStop>, false, nullptr},
    {"cuSignalExternalSemaphoresAsync", &publish<slot_cuSignalExternalSemaphoresAsync>, false, nullptr},
    {"cuSignalExternalSemaphoresAsync_ptsz", &publish<slot_cuSignalExternalSemaphoresAsync_ptsz>, false, nullptr},
    {"cuStreamAddCallback", &publish<slot_cuStreamAddCallback>, false, nullptr},
    {"cuStreamAddCallback_ptsz", &publish<slot_cuStreamAddCallback_ptsz>, false, nullptr},
    {"cuStreamAttachMemAsync", &publish<slot_cuStreamAttachMemAsync>, false, nullptr},
    {"cuStreamAttachMemAsync_ptsz", &publish<slot_cuStreamAttachMemAsync_ptsz>, false, nullptr},
    {"cuStreamBatchMemOp", &publish<slot_cuStreamBatchMemOp>, false, nullptr},
    {"cuStreamBatchMemOp_ptsz", &publish<slot_cuStreamBatchMemOp_ptsz>, false, nullptr},
    {"cuStreamBatchMemOp_v2", &publish<slot_cuStreamBatchMemOp_v2>, false, nullptr},
    {"cuStreamBatchMemOp_v2_ptsz", &publish<slot_cuStreamBatchMemOp_v2_ptsz>, false, nullptr},
    {"cuStreamBeginCapture", &publish<slot_cuStreamBeginCapture>, false, nullptr},
    {"cuStreamBeginCaptureToCig", &publish<slot_cuStreamBeginCaptureToCig>, false, nullptr},
    {"cuStreamBeginCaptureToCig_ptsz", &publish<slot_cuStreamBeginCaptureToCig_ptsz>, false, nullptr},
    {"cuStreamBeginCaptureToGraph", &publish<slot_cuStreamBeginCaptureToGraph>, false, nullptr},
    {"cuStreamBeginCaptureToGraph_ptsz", &publish<slot_cuStreamBeginCaptureToGraph_ptsz>, false, nullptr},
    {"cuStreamBeginCapture_ptsz", &publish<slot_cuStreamBeginCapture_ptsz>, false, nullptr},
    {"cuStreamBeginCapture_v2", &publish<slot_cuStreamBeginCapture_v2>, false, nullptr},
    {"cuStreamBeginCapture_v2_ptsz", &publish<slot_cuStreamBeginCapture_v2_ptsz>, false, nullptr},
    {"cuStreamBeginRecaptureToGraph", &publish<slot_cuStreamBeginRecaptureToGraph>, false, nullptr},
    {"cuStreamBeginRecaptureToGraph_ptsz", &publish<slot_cuStreamBeginRecaptureToGraph_ptsz>, false, nullptr},
    {"cuStreamCopyAttributes", &publish<slot_cuStreamCopyAttributes>, false, nullptr},
    {"cuStreamCopyAttributes_ptsz", &publish<slot_cuStreamCopyAttributes_ptsz>, false, nullptr},
    {"cuStreamCreate", &publish<slot_cuStreamCreate>, false, nullptr},
    {"cuStreamCreateWithPriority", &publish<slot_cuStreamCreateWithPriority>, false, nullptr},
    {"cuStreamDestroy", &publish<slot_cuStreamDestroy>, false, nullptr},
    {"cuStreamDestroy_v2", &publish<slot_cuStreamDestroy_v2>, false, nullptr},
    {"cuStreamEndCapture", &publish<slot_cuStreamEndCapture>, false, nullptr},
    {"cuStreamEndCaptureToCig", &publish<slot_cuStreamEndCaptureToCig>, false, nullptr},
    {"cuStreamEndCaptureToCig_ptsz", &publish<slot_cuStreamEndCaptureToCig_ptsz>, false, nullptr},
    {"cuStreamEndCapture_ptsz", &publish<slot_cuStreamEndCapture_ptsz>, false, nullptr},
    {"cuStreamGetAttribute", &publish<slot_cuStreamGetAttribute>, false, nullptr},
    {"cuStreamGetAttribute_ptsz", &publish<slot_cuStreamGetAttribute_ptsz>, false, nullptr},
    {"cuStreamGetCaptureInfo", &publish<slot_cuStreamGetCaptureInfo>, false, nullptr},
    {"cuStreamGetCaptureInfo_ptsz", &publish<slot_cuStreamGetCaptureInfo_ptsz>, false, nullptr},
    {"cuStreamGetCaptureInfo_v2", &publish<slot_cuStreamGetCaptureInfo_v2>, false, nullptr},
    {"cuStreamGetCaptureInfo_v2_ptsz", &publish<slot_cuStreamGetCaptureInfo_v2_ptsz>, false, nullptr},
    {"cuStreamGetCaptureInfo_v3", &publish<slot_cuStreamGetCaptureInfo_v3>, false, nullptr},
    {"cuStreamGetCaptureInfo_v3_ptsz", &publish<slot_cuStreamGetCaptureInfo_v3_ptsz>, false, nullptr},
    {"cuStreamGetCtx", &publish<slot_cuStreamGetCtx>, false, nullptr},
    {"cuStreamGetCtx_ptsz", &publish<slot_cuStreamGetCtx_ptsz>, false, nullptr},
    {"cuStreamGetCtx_v2", &publish<slot_cuStreamGetCtx_v2>, false, nullptr},
    {"cuStreamGetCtx_v2_ptsz", &publish<slot_cuStreamGetCtx_v2_ptsz>, false, nullptr},
    {"cuStreamGetDevResource", &publish<slot_cuStreamGetDevResource>, false, nullptr},
    {"cuStreamGetDevResource_ptsz", &publish<slot_cuStreamGetDevResource_ptsz>, false, nullptr},
    {"cuStreamGetDevice", &publish<slot_cuStreamGetDevice>, false, nullptr},
    {"cuStreamGetDevice_ptsz", &publish<slot_cuStreamGetDevice_ptsz>, false, nullptr},
    {"cuStreamGetFlags", &publish<slot_cuStreamGetFlags>, false, nullptr},
    {"cuStreamGetFlags_ptsz", &publish<slot_cuStreamGetFlags_ptsz>, false, nullptr},
    {"cuStreamGetGreenCtx", &publish<slot_cuStreamGetGreenCtx>, false, nullptr},
    {"cuStreamGetId", &publish<slot_cuStreamGetId>, false, nullptr},
    {"cuStreamGetId_ptsz", &publish<slot_cuStreamGetId_ptsz>, false, nullptr},
    {"cuStreamGetPriority", &publish<slot_cuStreamGetPriority>, false, nullptr},
    {"cuStreamGetPriority_ptsz", &publish<slot_cuStreamGetPriority_ptsz>, false, nullptr},
    {"cuStreamIsCapturing", &publish<slot_cuStreamIsCapturing>, false, nullptr},
    {"cuStreamIsCapturing_ptsz", &publish<slot_cuStreamIsCapturing_ptsz>, false, nullptr},
    {"cuStreamQuery", &publish<slot_cuStreamQuery>, false, nullptr},
    {"cuStreamQuery_ptsz", &publish<slot_cuStreamQuery_ptsz>, false, nullptr},
    {"cuStreamSetAttribute", &publish<slot_cuStreamSetAttribute>, false, nullptr},
    {"cuStreamSetAttribute_ptsz", &publish<slot_cuStreamSetAttribute_ptsz>, false, nullptr},
    {"cuStreamSynchronize", &publish<slot_cuStreamSynchronize>, false, nullptr},
    {"cuStreamSynchronize_ptsz", &publish<slot_cuStreamSynchronize_ptsz>, false, nullptr},
    {"cuStreamUpdateCaptureDependencies", &publish<slot_cuStreamUpdateCaptureDependencies>, false, nullptr},
    {"cuStreamUpdateCaptureDependencies_ptsz", &publish<slot_cuStreamUpdateCaptureDependencies_ptsz>, false, nullptr},
    {"cuStreamUpdateCaptureDependencies_v2", &publish<slot_cuStreamUpdateCaptureDependencies_v2>, false, nullptr},
    {"cuStreamUpdateCaptureDependencies_v2_ptsz", &publish<slot_cuStreamUpdateCaptureDependencies_v2_ptsz>, false, nullptr},
    {"cuStreamWaitEvent", &publish<slot_cuStreamWaitEvent>, false, nullptr},
    {"cuStreamWaitEvent_ptsz", &publish<slot_cuStreamWaitEvent_ptsz>, false, nullptr},
    {"cuStreamWaitValue32", &publish<slot_cuStreamWaitValue32>, false, nullptr},
    {"cuStreamWaitValue32_ptsz", &publish<slot_cuStreamWaitValue32_ptsz>, false, nullptr},
    {"cuStreamWaitValue32_v2", &publish<slot_cuStreamWaitValue32_v2>, false, nullptr},
    {"cuStreamWaitValue32_v2_ptsz", &publish<slot_cuStreamWaitValue32_v2_ptsz>, false, nullptr},
    {"cuStreamWaitValue64", &publish<slot_cuStreamWaitValue64>, false, nullptr},
    {"cuStreamWaitValue64_ptsz", &publish<slot_cuStreamWaitValue64_ptsz>, false, nullptr},
    {"cuStreamWaitValue64_v2", &publish<slot_cuStreamWaitValue64_v2>, false, nullptr},
    {"cuStreamWaitValue64_v2_ptsz", &publish<slot_cuStreamWaitValue64_v2_ptsz>, false, nullptr},
    {"cuStreamWriteValue32", &publish<slot_cuStreamWriteValue32>, false, nullptr},
    {"cuStreamWriteValue32_ptsz", &publish<slot_cuStreamWriteValue32_ptsz>, false, nullptr},
    {"cuStreamWriteValue32_v2", &publish<slot_cuStreamWriteValue32_v2>, false, nullptr},
    {"cuStreamWriteValue32_v2_ptsz", &publish<slot_cuStreamWriteValue32_v2_ptsz>, false, nullptr},
    {"cuStreamWriteValue64", &publish<slot_cuStreamWriteValue64>, false, nullptr},
    {"cuStreamWriteValue64_ptsz", &publish<slot_cuStreamWriteValue64_ptsz>, false, nullptr},
    {"cuStreamWriteValue64_v2", &publish<slot_cuStreamWriteValue64_v2>, false, nullptr},
    {"cuStreamWriteValue64_v2_ptsz", &publish<slot_cuStreamWriteValue64_v2_ptsz>, false, nullptr},
    {"cuSurfObjectCreate", &publish<slot_cuSurfObjectCreate>, false, nullptr},
    {"cuSurfObjectDestroy", &publish<slot_cuSurfObjectDestroy>, false, nullptr},
    {"cuSurfObjectGetResourceDesc", &publish<slot_cuSurfObjectGetResourceDesc>, false, nullptr},
    {"cuSurfRefGetArray", &publish<slot_cuSurfRefGetArray>, false, nullptr},
    {"cuSurfRefSetArray", &publish<slot_cuSurfRefSetArray>, false, nullptr},
    {"cuTensorMapEncodeIm2col", &publish<slot_cuTensorMapEncodeIm2col>, false, nullptr},
    {"cuTensorMapEncodeIm2colWide", &publish<slot_cuTensorMapEncodeIm2colWide>, false, nullptr},
    {"cuTensorMapEncodeTiled", &publish<slot_cuTensorMapEncodeTiled>, false, nullptr},
    {"cuTensorMapReplaceAddress", &publish<slot_cuTensorMapReplaceAddress>, false, nullptr},
    {"cuTensorMapSetAllocationClass", &publish<slot_cuTensorMapSetAllocationClass>, false, nullptr},
    {"cuTexObjectCreate", &publish<slot_cuTexObjectCreate>, false, nullptr},
    {"cuTexObjectDestroy", &publish<slot_cuTexObjectDestroy>, false, nullptr},
    {"cuTexObjectGetResourceDesc", &publish<slot_cuTexObjectGetResourceDesc>, false, nullptr},
    {"cuTexObjectGetResourceViewDesc", &publish<slot_cuTexObjectGetResourceViewDesc>, false, nullptr},
    {"cuTexObjectGetTextureDesc", &publish<slot_cuTexObjectGetTextureDesc>, false, nullptr},
    {"cuTexRefCreate", &publish<slot_cuTexRefCreate>, false, nullptr},
    {"cuTexRefDestroy", &publish<slot_cuTexRefDestroy>, false, nullptr},
    {"cuTexRefGetAddress", &publish<slot_cuTexRefGetAddress>, false, nullptr},
    {"cuTexRefGetAddressMode", &publish<slot_cuTexRefGetAddressMode>, false, nullptr},
    {"cuTexRefGetAddress_v2", &publish<slot_cuTexRefGetAddress_v2>, false, nullptr},
    {"cuTexRefGetArray", &publish<slot_cuTexRefGetArray>, false, nullptr},
    {"cuTexRefGetBorderColor", &publish<slot_cuTexRefGetBorderColor>, false, nullptr},
    {"cuTexRefGetFilterMode", &publish<slot_cuTexRefGetFilterMode>, false, nullptr},
    {"cuTexRefGetFlags", &publish<slot_cuTexRefGetFlags>, false, nullptr},
    {"cuTexRefGetFormat", &publish<slot_cuTexRefGetFormat>, false, nullptr},
    {"cuTexRefGetMaxAnisotropy", &publish<slot_cuTexRefGetMaxAnisotropy>, false, nullptr},
    {"cuTexRefGetMipmapFilterMode", &publish<slot_cuTexRefGetMipmapFilterMode>, false, nullptr},
    {"cuTexRefGetMipmapLevelBias", &publish<slot_cuTexRefGetMipmapLevelBias>, false, nullptr},
    {"cuTexRefGetMipmapLevelClamp", &publish<slot_cuTexRefGetMipmapLevelClamp>, false, nullptr},
    {"cuTexRefGetMipmappedArray", &publish<slot_cuTexRefGetMipmappedArray>, false, nullptr},
    {"cuTexRefSetAddress", &publish<slot_cuTexRefSetAddress>, false, nullptr},
    {"cuTexRefSetAddress2D", &publish<slot_cuTexRefSetAddress2D>, false, nullptr},
    {"cuTexRefSetAddress2D_v2", &publish<slot_cuTexRefSetAddress2D_v2>, false, nullptr},
    {"cuTexRefSetAddress2D_v3", &publish<slot_cuTexRefSetAddress2D_v3>, false, nullptr},
    {"cuTexRefSetAddressMode", &publish<slot_cuTexRefSetAddressMode>, false, nullptr},
    {"cuTexRefSetAddress_v2", &publish<slot_cuTexRefSetAddress_v2>, false, nullptr},
    {"cuTexRefSetArray", &publish<slot_cuTexRefSetArray>, false, nullptr},
    {"cuTexRefSetBorderColor", &publish<slot_cuTexRefSetBorderColor>, false, nullptr},
    {"cuTexRefSetFilterMode", &publish<slot_cuTexRefSetFilterMode>, false, nullptr},
    {"cuTexRefSetFlags", &publish<slot_cuTexRefSetFlags>, false, nullptr},
    {"cuTexRefSetFormat", &publish<slot_cuTexRefSetFormat>, false, nullptr},
    {"cuTexRefSetMaxAnisotropy", &publish<slot_cuTexRefSetMaxAnisotropy>, false, nullptr},
    {"cuTexRefSetMipmapFilterMode", &publish<slot_cuTexRefSetMipmapFilterMode>, false, nullptr},
    {"cuTexRefSetMipmapLevelBias", &publish<slot_cuTexRefSetMipmapLevelBias>, false, nullptr},
    {"cuTexRefSetMipmapLevelClamp", &publish<slot_cuTexRefSetMipmapLevelClamp>, false, nullptr},
    {"cuTexRefSetMipmappedArray", &publish<slot_cuTexRefSetMipmappedArray>, false, nullptr},
    {"cuThreadExchangeStreamCaptureMode", &publish<slot_cuThreadExchangeStreamCaptureMode>, false, nullptr},
    {"cuUserObjectCreate", &publish<slot_cuUserObjectCreate>, false, nullptr},
    {"cuUserObjectRelease", &publish<slot_cuUserObjectRelease>, false, nullptr},
    {"cuUserObjectRetain", &publish<slot_cuUserObjectRetain>, false, nullptr},
    {"cuVDPAUCtxCreate", &publish<slot_cuVDPAUCtxCreate>, false, nullptr},
    {"cuVDPAUCtxCreate_v2", &publish<slot_cuVDPAUCtxCreate_v2>, false, nullptr},
    {"cuVDPAUGetDevice", &publish<slot_cuVDPAUGetDevice>, false, nullptr},
    {"cuWaitExternalSemaphoresAsync", &publish<slot_cuWaitExternalSemaphoresAsync>, false, nullptr},
    {"cuWaitExternalSemaphoresAsync_ptsz", &publish<slot_cuWaitExternalSemaphoresAsync_ptsz>, false, nullptr},
#if NYBBLE_STUB_JUMPS
    {"cuEGLApiInit", &publish<slot_cuEGLApiInit>, false, nullptr},
    {"cuMemGetAttribute", &publish<slot_cuMemGetAttribute>, false, nullptr},
    {"cuMemGetAttribute_v2", &publish<slot_cuMemGetAttribute_v2>, false, nullptr},
#endif
};
constexpr soname sonames[] = {
    { 0, "libcuda.so.1"},
};
constexpr const char* group_modules[] = { "cuModuleLoadDataEx", "cuModuleGetFunction", "cuModuleGetGlobal_v2", "cuModuleUnload", "cuLaunchKernel", nullptr};
constexpr const char* group_libraries[] = { "cuLibraryLoadData", "cuLibraryGetKernel", "cuLibraryUnload", "cuKernelGetFunction", nullptr};
constexpr const char* group_launch_extended[] = { "cuLaunchKernelEx", "cuOccupancyMaxActiveClusters", nullptr};
constexpr const char* group_linking[] = { "cuLinkCreate_v2", "cuLinkAddData_v2", "cuLinkComplete", "cuLinkDestroy", nullptr};
constexpr const char* group_graphs[] = { "cuStreamBeginCapture_v2", "cuStreamEndCapture", "cuGraphInstantiateWithFlags", "cuGraphLaunch", nullptr};
constexpr const char* group_memory_pools[] = { "cuMemAllocAsync", "cuMemFreeAsync", "cuMemPoolCreate", nullptr};
constexpr const char* group_tensor_maps[] = { "cuTensorMapEncodeTiled", nullptr};
constexpr group groups[] = {
    {"modules", group_modules},
    {"libraries", group_libraries},
    {"launch_extended", group_launch_extended},
    {"linking", group_linking},
    {"graphs", group_graphs},
    {"memory_pools", group_memory_pools},
    {"tensor_maps", group_tensor_maps},
};
constexpr description about = {
    "driver", "CUDA driver", "NYBBLE_LIBCUDA", "libcuda", "",
    functions, sizeof functions / sizeof *functions, sonames, 1, groups, 7,
    nullptr, false,
    nullptr, nullptr,
    34, 302, 36,
};
}  // namespace
library driver_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(driver_library), true);
}
}  // namespace nybble::stubs

extern "C" {
CUresult cuArray3DCreate(CUarray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1* pAllocateArray) { return nybble::stubs::slot_cuArray3DCreate.load(std::memory_order_acquire)(pHandle, pAllocateArray); }
CUresult cuArray3DCreate_v2(CUarray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pAllocateArray) { return nybble::stubs::slot_cuArray3DCreate_v2.load(std::memory_order_acquire)(pHandle, pAllocateArray); }
CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) { return nybble::stubs::slot_cuArray3DGetDescriptor.load(std::memory_order_acquire)(pArrayDescriptor, hArray); }
CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR* pArrayDescriptor, CUarray hArray) { return nybble::stubs::slot_cuArray3DGetDescriptor_v2.load(std::memory_order_acquire)(pArrayDescriptor, hArray); }
CUresult cuArrayCreate(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR_v1* pAllocateArray) { return nybble::stubs::slot_cuArrayCreate.load(std::memory_order_acquire)(pHandle, pAllocateArray); }
CUresult cuArrayCreate_v2(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR* pAllocateArray) { return nybble::stubs::slot_cuArrayCreate_v2.load(std::memory_order_acquire)(pHandle, pAllocateArray); }
CUresult cuArrayDestroy(CUarray hArray) { return nybble::stubs::slot_cuArrayDestroy.load(std::memory_order_acquire)(hArray); }
CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) { return nybble::stubs::slot_cuArrayGetDescriptor.load(std::memory_order_acquire)(pArrayDescriptor, hArray); }
CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR* pArrayDescriptor, CUarray hArray) { return nybble::stubs::slot_cuArrayGetDescriptor_v2.load(std::memory_order_acquire)(pArrayDescriptor, hArray); }
CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUarray array, CUdevice device) { return nybble::stubs::slot_cuArrayGetMemoryRequirements.load(std::memory_order_acquire)(memoryRequirements, array, device); }
CUresult cuArrayGetPlane(CUarray* pPlaneArray, CUarray hArray, unsigned int planeIdx) { return nybble::stubs::slot_cuArrayGetPlane.load(std::memory_order_acquire)(pPlaneArray, hArray, planeIdx); }
CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUarray array) { return nybble::stubs::slot_cuArrayGetSparseProperties.load(std::memory_order_acquire)(sparseProperties, array); }
CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle) { return nybble::stubs::slot_cuCheckpointOperationComplete.load(std::memory_order_acquire)(handle); }
CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs* args) { return nybble::stubs::slot_cuCheckpointProcessCheckpoint.load(std::memory_order_acquire)(pid, args); }
CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int* tid) { return nybble::stubs::slot_cuCheckpointProcessGetRestoreThreadId.load(std::memory_order_acquire)(pid, tid); }
CUresult cuCheckpointProcessGetState(int pid, CUprocessState* state) { return nybble::stubs::slot_cuCheckpointProcessGetState.load(std::memory_order_acquire)(pid, state); }
CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs* args) { return nybble::stubs::slot_cuCheckpointProcessLock.load(std::memory_order_acquire)(pid, args); }
CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs* args) { return nybble::stubs::slot_cuCheckpointProcessRestore.load(std::memory_order_acquire)(pid, args); }
CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs* args) { return nybble::stubs::slot_cuCheckpointProcessUnlock.load(std::memory_order_acquire)(pid, args); }
CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback) { return nybble::stubs::slot_cuCoredumpDeregisterCompleteCallback.load(std::memory_order_acquire)(callback); }
CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback) { return nybble::stubs::slot_cuCoredumpDeregisterStartCallback.load(std::memory_order_acquire)(callback); }
CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) { return nybble::stubs::slot_cuCoredumpGetAttribute.load(std::memory_order_acquire)(attrib, value, size); }
CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) { return nybble::stubs::slot_cuCoredumpGetAttributeGlobal.load(std::memory_order_acquire)(attrib, value, size); }
CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) { return nybble::stubs::slot_cuCoredumpRegisterCompleteCallback.load(std::memory_order_acquire)(callback, userData, callbackOut); }
CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) { return nybble::stubs::slot_cuCoredumpRegisterStartCallback.load(std::memory_order_acquire)(callback, userData, callbackOut); }
CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) { return nybble::stubs::slot_cuCoredumpSetAttribute.load(std::memory_order_acquire)(attrib, value, size); }
CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) { return nybble::stubs::slot_cuCoredumpSetAttributeGlobal.load(std::memory_order_acquire)(attrib, value, size); }
CUresult cuCtxAttach(CUcontext* pctx, unsigned int flags) { return nybble::stubs::slot_cuCtxAttach.load(std::memory_order_acquire)(pctx, flags); }
CUresult cuCtxCreate(CUcontext* pctx, unsigned int flags, CUdevice dev) { return nybble::stubs::slot_cuCtxCreate.load(std::memory_order_acquire)(pctx, flags, dev); }
CUresult cuCtxCreate_v2(CUcontext* pctx, unsigned int flags, CUdevice dev) { return nybble::stubs::slot_cuCtxCreate_v2.load(std::memory_order_acquire)(pctx, flags, dev); }
CUresult cuCtxCreate_v4(CUcontext* pctx, CUctxCreateParams* ctxCreateParams, unsigned int flags, CUdevice dev) { return nybble::stubs::slot_cuCtxCreate_v4.load(std::memory_order_acquire)(pctx, ctxCreateParams, flags, dev); }
CUresult cuCtxDestroy(CUcontext ctx) { return nybble::stubs::slot_cuCtxDestroy.load(std::memory_order_acquire)(ctx); }
CUresult cuCtxDestroy_v2(CUcontext ctx) { return nybble::stubs::slot_cuCtxDestroy_v2.load(std::memory_order_acquire)(ctx); }
CUresult cuCtxDetach(CUcontext ctx) { return nybble::stubs::slot_cuCtxDetach.load(std::memory_order_acquire)(ctx); }
CUresult cuCtxDisablePeerAccess(CUcontext peerContext) { return nybble::stubs::slot_cuCtxDisablePeerAccess.load(std::memory_order_acquire)(peerContext); }
CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags) { return nybble::stubs::slot_cuCtxEnablePeerAccess.load(std::memory_order_acquire)(peerContext, Flags); }
CUresult cuCtxFromGreenCtx(CUcontext* pContext, CUgreenCtx hCtx) { return nybble::stubs::slot_cuCtxFromGreenCtx.load(std::memory_order_acquire)(pContext, hCtx); }
CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int* version) { return nybble::stubs::slot_cuCtxGetApiVersion.load(std::memory_order_acquire)(ctx, version); }
CUresult cuCtxGetCacheConfig(CUfunc_cache* pconfig) { return nybble::stubs::slot_cuCtxGetCacheConfig.load(std::memory_order_acquire)(pconfig); }
CUresult cuCtxGetCurrent(CUcontext* pctx) { return nybble::stubs::slot_cuCtxGetCurrent.load(std::memory_order_acquire)(pctx); }
CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource* resource, CUdevResourceType type) { return nybble::stubs::slot_cuCtxGetDevResource.load(std::memory_order_acquire)(hCtx, resource, type); }
CUresult cuCtxGetDevice(CUdevice* device) { return nybble::stubs::slot_cuCtxGetDevice.load(std::memory_order_acquire)(device); }
CUresult cuCtxGetDevice_v2(CUdevice* device, CUcontext ctx) { return nybble::stubs::slot_cuCtxGetDevice_v2.load(std::memory_order_acquire)(device, ctx); }
CUresult cuCtxGetExecAffinity(CUexecAffinityParam* pExecAffinity, CUexecAffinityType type) { return nybble::stubs::slot_cuCtxGetExecAffinity.load(std::memory_order_acquire)(pExecAffinity, type); }
CUresult cuCtxGetFlags(unsigned int* flags) { return nybble::stubs::slot_cuCtxGetFlags.load(std::memory_order_acquire)(flags); }
CUresult cuCtxGetId(CUcontext ctx, unsigned long long* ctxId) { return nybble::stubs::slot_cuCtxGetId.load(std::memory_order_acquire)(ctx, ctxId); }
CUresult cuCtxGetLimit(size_t* pvalue, CUlimit limit) { return nybble::stubs::slot_cuCtxGetLimit.load(std::memory_order_acquire)(pvalue, limit); }
CUresult cuCtxGetSharedMemConfig(CUsharedconfig* pConfig) { return nybble::stubs::slot_cuCtxGetSharedMemConfig.load(std::memory_order_acquire)(pConfig); }
CUresult cuCtxGetStreamPriorityRange(int* leastPriority, int* greatestPriority) { return nybble::stubs::slot_cuCtxGetStreamPriorityRange.load(std::memory_order_acquire)(leastPriority, greatestPriority); }
CUresult cuCtxPopCurrent(CUcontext* pctx) { return nybble::stubs::slot_cuCtxPopCurrent.load(std::memory_order_acquire)(pctx); }
CUresult cuCtxPopCurrent_v2(CUcontext* pctx) { return nybble::stubs::slot_cuCtxPopCurrent_v2.load(std::memory_order_acquire)(pctx); }
CUresult cuCtxPushCurrent(CUcontext ctx) { return nybble::stubs::slot_cuCtxPushCurrent.load(std::memory_order_acquire)(ctx); }
CUresult cuCtxPushCurrent_v2(CUcontext ctx) { return nybble::stubs::slot_cuCtxPushCurrent_v2.load(std::memory_order_acquire)(ctx); }
CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) { return nybble::stubs::slot_cuCtxRecordEvent.load(std::memory_order_acquire)(hCtx, hEvent); }
CUresult cuCtxResetPersistingL2Cache() { return nybble::stubs::slot_cuCtxResetPersistingL2Cache.load(std::memory_order_acquire)(); }
CUresult cuCtxSetCacheConfig(CUfunc_cache config) { return nybble::stubs::slot_cuCtxSetCacheConfig.load(std::memory_order_acquire)(config); }
CUresult cuCtxSetCurrent(CUcontext ctx) { return nybble::stubs::slot_cuCtxSetCurrent.load(std::memory_order_acquire)(ctx); }
CUresult cuCtxSetFlags(unsigned int flags) { return nybble::stubs::slot_cuCtxSetFlags.load(std::memory_order_acquire)(flags); }
CUresult cuCtxSetLimit(CUlimit limit, size_t value) { return nybble::stubs::slot_cuCtxSetLimit.load(std::memory_order_acquire)(limit, value); }
CUresult cuCtxSetSharedMemConfig(CUsharedconfig config) { return nybble::stubs::slot_cuCtxSetSharedMemConfig.load(std::memory_order_acquire)(config); }
CUresult cuCtxSynchronize() { return nybble::stubs::slot_cuCtxSynchronize.load(std::memory_order_acquire)(); }
CUresult cuCtxSynchronize_v2(CUcontext ctx) { return nybble::stubs::slot_cuCtxSynchronize_v2.load(std::memory_order_acquire)(ctx); }
CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) { return nybble::stubs::slot_cuCtxWaitEvent.load(std::memory_order_acquire)(hCtx, hEvent); }
CUresult cuDestroyExternalMemory(CUexternalMemory extMem) { return nybble::stubs::slot_cuDestroyExternalMemory.load(std::memory_order_acquire)(extMem); }
CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem) { return nybble::stubs::slot_cuDestroyExternalSemaphore.load(std::memory_order_acquire)(extSem); }
CUresult cuDevResourceGenerateDesc(CUdevResourceDesc* phDesc, CUdevResource* resources, unsigned int nbResources) { return nybble::stubs::slot_cuDevResourceGenerateDesc.load(std::memory_order_acquire)(phDesc, resources, nbResources); }
CUresult cuDeviceCanAccessPeer(int* canAccessPeer, CUdevice dev, CUdevice peerDev) { return nybble::stubs::slot_cuDeviceCanAccessPeer.load(std::memory_order_acquire)(canAccessPeer, dev, peerDev); }
CUresult cuDeviceComputeCapability(int* major, int* minor, CUdevice dev) { return nybble::stubs::slot_cuDeviceComputeCapability.load(std::memory_order_acquire)(major, minor, dev); }
CUresult cuDeviceGet(CUdevice* device, int ordinal) { return nybble::stubs::slot_cuDeviceGet.load(std::memory_order_acquire)(device, ordinal); }
CUresult cuDeviceGetAttribute(int* pi, CUdevice_attribute attrib, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetAttribute.load(std::memory_order_acquire)(pi, attrib, dev); }
CUresult cuDeviceGetByPCIBusId(CUdevice* dev, const char* pciBusId) { return nybble::stubs::slot_cuDeviceGetByPCIBusId.load(std::memory_order_acquire)(dev, pciBusId); }
CUresult cuDeviceGetCliqueCount(size_t* count, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetCliqueCount.load(std::memory_order_acquire)(count, dev); }
CUresult cuDeviceGetCliqueInfo(CUcliqueInfo* cliqueInfo, size_t* count, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetCliqueInfo.load(std::memory_order_acquire)(cliqueInfo, count, dev); }
CUresult cuDeviceGetCount(int* count) { return nybble::stubs::slot_cuDeviceGetCount.load(std::memory_order_acquire)(count); }
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool* pool_out, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetDefaultMemPool.load(std::memory_order_acquire)(pool_out, dev); }
CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource* resource, CUdevResourceType type) { return nybble::stubs::slot_cuDeviceGetDevResource.load(std::memory_order_acquire)(device, resource, type); }
CUresult cuDeviceGetExecAffinitySupport(int* pi, CUexecAffinityType type, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetExecAffinitySupport.load(std::memory_order_acquire)(pi, type, dev); }
CUresult cuDeviceGetFabricClusterUuid(CUuuid* uuid, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetFabricClusterUuid.load(std::memory_order_acquire)(uuid, dev); }
CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) { return nybble::stubs::slot_cuDeviceGetGraphMemAttribute.load(std::memory_order_acquire)(device, attr, value); }
CUresult cuDeviceGetHostAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetHostAtomicCapabilities.load(std::memory_order_acquire)(capabilities, operations, count, dev); }
CUresult cuDeviceGetLuid(char* luid, unsigned int* deviceNodeMask, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetLuid.load(std::memory_order_acquire)(luid, deviceNodeMask, dev); }
CUresult cuDeviceGetMemPool(CUmemoryPool* pool, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetMemPool.load(std::memory_order_acquire)(pool, dev); }
CUresult cuDeviceGetName(char* name, int len, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetName.load(std::memory_order_acquire)(name, len, dev); }
CUresult cuDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, CUdevice dev, int flags) { return nybble::stubs::slot_cuDeviceGetNvSciSyncAttributes.load(std::memory_order_acquire)(nvSciSyncAttrList, dev, flags); }
CUresult cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) { return nybble::stubs::slot_cuDeviceGetP2PAttribute.load(std::memory_order_acquire)(value, attrib, srcDevice, dstDevice); }
CUresult cuDeviceGetPCIBusId(char* pciBusId, int len, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetPCIBusId.load(std::memory_order_acquire)(pciBusId, len, dev); }
CUresult cuDeviceGetProperties(CUdevprop* prop, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetProperties.load(std::memory_order_acquire)(prop, dev); }
CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetTexture1DLinearMaxWidth.load(std::memory_order_acquire)(maxWidthInElements, format, numChannels, dev); }
CUresult cuDeviceGetUuid(CUuuid* uuid, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetUuid.load(std::memory_order_acquire)(uuid, dev); }
CUresult cuDeviceGetUuid_v2(CUuuid* uuid, CUdevice dev) { return nybble::stubs::slot_cuDeviceGetUuid_v2.load(std::memory_order_acquire)(uuid, dev); }
CUresult cuDeviceGraphMemTrim(CUdevice device) { return nybble::stubs::slot_cuDeviceGraphMemTrim.load(std::memory_order_acquire)(device); }
CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int* flags, int* active) { return nybble::stubs::slot_cuDevicePrimaryCtxGetState.load(std::memory_order_acquire)(dev, flags, active); }
CUresult cuDevicePrimaryCtxRelease(CUdevice dev) { return nybble::stubs::slot_cuDevicePrimaryCtxRelease.load(std::memory_order_acquire)(dev); }
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev) { return nybble::stubs::slot_cuDevicePrimaryCtxRelease_v2.load(std::memory_order_acquire)(dev); }
CUresult cuDevicePrimaryCtxReset(CUdevice dev) { return nybble::stubs::slot_cuDevicePrimaryCtxReset.load(std::memory_order_acquire)(dev); }
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev) { return nybble::stubs::slot_cuDevicePrimaryCtxReset_v2.load(std::memory_order_acquire)(dev); }
CUresult cuDevicePrimaryCtxRetain(CUcontext* pctx, CUdevice dev) { return nybble::stubs::slot_cuDevicePrimaryCtxRetain.load(std::memory_order_acquire)(pctx, dev); }
CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags) { return nybble::stubs::slot_cuDevicePrimaryCtxSetFlags.load(std::memory_order_acquire)(dev, flags); }
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags) { return nybble::stubs::slot_cuDevicePrimaryCtxSetFlags_v2.load(std::memory_order_acquire)(dev, flags); }
CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void* userData, CUasyncCallbackHandle* callback) { return nybble::stubs::slot_cuDeviceRegisterAsyncNotification.load(std::memory_order_acquire)(device, callbackFunc, userData, callback); }
CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) { return nybble::stubs::slot_cuDeviceSetGraphMemAttribute.load(std::memory_order_acquire)(device, attr, value); }
CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool) { return nybble::stubs::slot_cuDeviceSetMemPool.load(std::memory_order_acquire)(dev, pool); }
CUresult cuDeviceTotalMem(unsigned int* bytes, CUdevice dev) { return nybble::stubs::slot_cuDeviceTotalMem.load(std::memory_order_acquire)(bytes, dev); }
CUresult cuDeviceTotalMem_v2(size_t* bytes, CUdevice dev) { return nybble::stubs::slot_cuDeviceTotalMem_v2.load(std::memory_order_acquire)(bytes, dev); }
CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback) { return nybble::stubs::slot_cuDeviceUnregisterAsyncNotification.load(std::memory_order_acquire)(device, callback); }
CUresult cuDriverGetVersion(int* driverVersion) { return nybble::stubs::slot_cuDriverGetVersion.load(std::memory_order_acquire)(driverVersion); }
CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection* conn, CUgraphicsResource* pCudaResource, CUstream* pStream, unsigned int timeout) { return nybble::stubs::slot_cuEGLStreamConsumerAcquireFrame.load(std::memory_order_acquire)(conn, pCudaResource, pStream, timeout); }
CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream) { return nybble::stubs::slot_cuEGLStreamConsumerConnect.load(std::memory_order_acquire)(conn, stream); }
CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection* conn, EGLStreamKHR stream, unsigned int flags) { return nybble::stubs::slot_cuEGLStreamConsumerConnectWithFlags.load(std::memory_order_acquire)(conn, stream, flags); }
CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection* conn) { return nybble::stubs::slot_cuEGLStreamConsumerDisconnect.load(std::memory_order_acquire)(conn); }
CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection* conn, CUgraphicsResource pCudaResource, CUstream* pStream) { return nybble::stubs::slot_cuEGLStreamConsumerReleaseFrame.load(std::memory_order_acquire)(conn, pCudaResource, pStream); }
CUresult cuEGLStreamProducerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream, EGLint width, EGLint height) { return nybble::stubs::slot_cuEGLStreamProducerConnect.load(std::memory_order_acquire)(conn, stream, width, height); }
CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection* conn) { return nybble::stubs::slot_cuEGLStreamProducerDisconnect.load(std::memory_order_acquire)(conn); }
CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection* conn, CUeglFrame eglframe, CUstream* pStream) { return nybble::stubs::slot_cuEGLStreamProducerPresentFrame.load(std::memory_order_acquire)(conn, eglframe, pStream); }
CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection* conn, CUeglFrame* eglframe, CUstream* pStream) { return nybble::stubs::slot_cuEGLStreamProducerReturnFrame.load(std::memory_order_acquire)(conn, eglframe, pStream); }
CUresult cuEventCreate(CUevent* phEvent, unsigned int Flags) { return nybble::stubs::slot_cuEventCreate.load(std::memory_order_acquire)(phEvent, Flags); }
CUresult cuEventCreateFromEGLSync(CUevent* phEvent, EGLSyncKHR eglSync, unsigned int flags) { return nybble::stubs::slot_cuEventCreateFromEGLSync.load(std::memory_order_acquire)(phEvent, eglSync, flags); }
CUresult cuEventDestroy(CUevent hEvent) { return nybble::stubs::slot_cuEventDestroy.load(std::memory_order_acquire)(hEvent); }
CUresult cuEventDestroy_v2(CUevent hEvent) { return nybble::stubs::slot_cuEventDestroy_v2.load(std::memory_order_acquire)(hEvent); }
CUresult cuEventElapsedTime(float* pMilliseconds, CUevent hStart, CUevent hEnd) { return nybble::stubs::slot_cuEventElapsedTime.load(std::memory_order_acquire)(pMilliseconds, hStart, hEnd); }
CUresult cuEventElapsedTime_v2(float* pMilliseconds, CUevent hStart, CUevent hEnd) { return nybble::stubs::slot_cuEventElapsedTime_v2.load(std::memory_order_acquire)(pMilliseconds, hStart, hEnd); }
CUresult cuEventQuery(CUevent hEvent) { return nybble::stubs::slot_cuEventQuery.load(std::memory_order_acquire)(hEvent); }
CUresult cuEventRecord(CUevent hEvent, CUstream hStream) { return nybble::stubs::slot_cuEventRecord.load(std::memory_order_acquire)(hEvent, hStream); }
CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags) { return nybble::stubs::slot_cuEventRecordWithFlags.load(std::memory_order_acquire)(hEvent, hStream, flags); }
CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags) { return nybble::stubs::slot_cuEventRecordWithFlags_ptsz.load(std::memory_order_acquire)(hEvent, hStream, flags); }
CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream) { return nybble::stubs::slot_cuEventRecord_ptsz.load(std::memory_order_acquire)(hEvent, hStream); }
CUresult cuEventSynchronize(CUevent hEvent) { return nybble::stubs::slot_cuEventSynchronize.load(std::memory_order_acquire)(hEvent); }
CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr* devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC* bufferDesc) { return nybble::stubs::slot_cuExternalMemoryGetMappedBuffer.load(std::memory_order_acquire)(devPtr, extMem, bufferDesc); }
CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray* mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC* mipmapDesc) { return nybble::stubs::slot_cuExternalMemoryGetMappedMipmappedArray.load(std::memory_order_acquire)(mipmap, extMem, mipmapDesc); }
CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuFabricCpyBatchAsync.load(std::memory_order_acquire)(numOps, opList, flags, hStream); }
CUresult cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuFabricCpyBatchAsync_ptsz.load(std::memory_order_acquire)(numOps, opList, flags, hStream); }
CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) { return nybble::stubs::slot_cuFlushGPUDirectRDMAWrites.load(std::memory_order_acquire)(target, scope); }
CUresult cuFuncGetAttribute(int* pi, CUfunction_attribute attrib, CUfunction hfunc) { return nybble::stubs::slot_cuFuncGetAttribute.load(std::memory_order_acquire)(pi, attrib, hfunc); }
CUresult cuFuncGetModule(CUmodule* hmod, CUfunction hfunc) { return nybble::stubs::slot_cuFuncGetModule.load(std::memory_order_acquire)(hmod, hfunc); }
CUresult cuFuncGetName(const char** name, CUfunction hfunc) { return nybble::stubs::slot_cuFuncGetName.load(std::memory_order_acquire)(name, hfunc); }
CUresult cuFuncGetParamCount(CUfunction func, size_t* paramCount) { return nybble::stubs::slot_cuFuncGetParamCount.load(std::memory_order_acquire)(func, paramCount); }
CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) { return nybble::stubs::slot_cuFuncGetParamInfo.load(std::memory_order_acquire)(func, paramIndex, paramOffset, paramSize); }
CUresult cuFuncIsLoaded(CUfunctionLoadingState* state, CUfunction function) { return nybble::stubs::slot_cuFuncIsLoaded.load(std::memory_order_acquire)(state, function); }
CUresult cuFuncLoad(CUfunction function) { return nybble::stubs::slot_cuFuncLoad.load(std::memory_order_acquire)(function); }
CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value) { return nybble::stubs::slot_cuFuncSetAttribute.load(std::memory_order_acquire)(hfunc, attrib, value); }
CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z) { return nybble::stubs::slot_cuFuncSetBlockShape.load(std::memory_order_acquire)(hfunc, x, y, z); }
CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config) { return nybble::stubs::slot_cuFuncSetCacheConfig.load(std::memory_order_acquire)(hfunc, config); }
CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config) { return nybble::stubs::slot_cuFuncSetSharedMemConfig.load(std::memory_order_acquire)(hfunc, config); }
CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes) { return nybble::stubs::slot_cuFuncSetSharedSize.load(std::memory_order_acquire)(hfunc, bytes); }
CUresult cuGLCtxCreate(CUcontext* pCtx, unsigned int Flags, CUdevice device) { return nybble::stubs::slot_cuGLCtxCreate.load(std::memory_order_acquire)(pCtx, Flags, device); }
CUresult cuGLCtxCreate_v2(CUcontext* pCtx, unsigned int Flags, CUdevice device) { return nybble::stubs::slot_cuGLCtxCreate_v2.load(std::memory_order_acquire)(pCtx, Flags, device); }
CUresult cuGLGetDevices(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) { return nybble::stubs::slot_cuGLGetDevices.load(std::memory_order_acquire)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList); }
CUresult cuGLGetDevices_v2(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) { return nybble::stubs::slot_cuGLGetDevices_v2.load(std::memory_order_acquire)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList); }
CUresult cuGLInit() { return nybble::stubs::slot_cuGLInit.load(std::memory_order_acquire)(); }
CUresult cuGLMapBufferObject(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer) { return nybble::stubs::slot_cuGLMapBufferObject.load(std::memory_order_acquire)(dptr, size, buffer); }
CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer, CUstream hStream) { return nybble::stubs::slot_cuGLMapBufferObjectAsync.load(std::memory_order_acquire)(dptr, size, buffer, hStream); }
CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) { return nybble::stubs::slot_cuGLMapBufferObjectAsync_v2.load(std::memory_order_acquire)(dptr, size, buffer, hStream); }
CUresult cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) { return nybble::stubs::slot_cuGLMapBufferObjectAsync_v2_ptsz.load(std::memory_order_acquire)(dptr, size, buffer, hStream); }
CUresult cuGLMapBufferObject_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer) { return nybble::stubs::slot_cuGLMapBufferObject_v2.load(std::memory_order_acquire)(dptr, size, buffer); }
CUresult cuGLMapBufferObject_v2_ptds(CUdeviceptr* dptr, size_t* size, GLuint buffer) { return nybble::stubs::slot_cuGLMapBufferObject_v2_ptds.load(std::memory_order_acquire)(dptr, size, buffer); }
CUresult cuGLRegisterBufferObject(GLuint buffer) { return nybble::stubs::slot_cuGLRegisterBufferObject.load(std::memory_order_acquire)(buffer); }
CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags) { return nybble::stubs::slot_cuGLSetBufferObjectMapFlags.load(std::memory_order_acquire)(buffer, Flags); }
CUresult cuGLUnmapBufferObject(GLuint buffer) { return nybble::stubs::slot_cuGLUnmapBufferObject.load(std::memory_order_acquire)(buffer); }
CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream) { return nybble::stubs::slot_cuGLUnmapBufferObjectAsync.load(std::memory_order_acquire)(buffer, hStream); }
CUresult cuGLUnregisterBufferObject(GLuint buffer) { return nybble::stubs::slot_cuGLUnregisterBufferObject.load(std::memory_order_acquire)(buffer); }
CUresult cuGetErrorName(CUresult error, const char** pStr) { return nybble::stubs::slot_cuGetErrorName.load(std::memory_order_acquire)(error, pStr); }
CUresult cuGetErrorString(CUresult error, const char** pStr) { return nybble::stubs::slot_cuGetErrorString.load(std::memory_order_acquire)(error, pStr); }
CUresult cuGetExportTable(const void** ppExportTable, const CUuuid* pExportTableId) { return nybble::stubs::slot_cuGetExportTable.load(std::memory_order_acquire)(ppExportTable, pExportTableId); }
CUresult cuGetProcAddress(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags) { return nybble::stubs::slot_cuGetProcAddress.load(std::memory_order_acquire)(symbol, pfn, cudaVersion, flags); }
CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) { return nybble::stubs::slot_cuGraphAddDependencies.load(std::memory_order_acquire)(hGraph, from, to, numDependencies); }
CUresult cuGraphAddEmptyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies) { return nybble::stubs::slot_cuGraphAddEmptyNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies); }
CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams_out) { return nybble::stubs::slot_cuGraphBatchMemOpNodeGetParams.load(std::memory_order_acquire)(hNode, nodeParams_out); }
CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphBatchMemOpNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph* phGraph) { return nybble::stubs::slot_cuGraphChildGraphNodeGetGraph.load(std::memory_order_acquire)(hNode, phGraph); }
CUresult cuGraphClone(CUgraph* phGraphClone, CUgraph originalGraph) { return nybble::stubs::slot_cuGraphClone.load(std::memory_order_acquire)(phGraphClone, originalGraph); }
CUresult cuGraphCreate(CUgraph* phGraph, unsigned int flags) { return nybble::stubs::slot_cuGraphCreate.load(std::memory_order_acquire)(phGraph, flags); }
CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char* path, unsigned int flags) { return nybble::stubs::slot_cuGraphDebugDotPrint.load(std::memory_order_acquire)(hGraph, path, flags); }
CUresult cuGraphDestroy(CUgraph hGraph) { return nybble::stubs::slot_cuGraphDestroy.load(std::memory_order_acquire)(hGraph); }
CUresult cuGraphDestroyNode(CUgraphNode hNode) { return nybble::stubs::slot_cuGraphDestroyNode.load(std::memory_order_acquire)(hNode); }
CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent* event_out) { return nybble::stubs::slot_cuGraphEventRecordNodeGetEvent.load(std::memory_order_acquire)(hNode, event_out); }
CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event) { return nybble::stubs::slot_cuGraphEventRecordNodeSetEvent.load(std::memory_order_acquire)(hNode, event); }
CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent* event_out) { return nybble::stubs::slot_cuGraphEventWaitNodeGetEvent.load(std::memory_order_acquire)(hNode, event_out); }
CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event) { return nybble::stubs::slot_cuGraphEventWaitNodeSetEvent.load(std::memory_order_acquire)(hNode, event); }
CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphExecBatchMemOpNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) { return nybble::stubs::slot_cuGraphExecChildGraphNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, childGraph); }
CUresult cuGraphExecDestroy(CUgraphExec hGraphExec) { return nybble::stubs::slot_cuGraphExecDestroy.load(std::memory_order_acquire)(hGraphExec); }
CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) { return nybble::stubs::slot_cuGraphExecEventRecordNodeSetEvent.load(std::memory_order_acquire)(hGraphExec, hNode, event); }
CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) { return nybble::stubs::slot_cuGraphExecEventWaitNodeSetEvent.load(std::memory_order_acquire)(hGraphExec, hNode, event); }
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphExecExternalSemaphoresSignalNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphExecExternalSemaphoresWaitNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t* flags) { return nybble::stubs::slot_cuGraphExecGetFlags.load(std::memory_order_acquire)(hGraphExec, flags); }
CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int* graphId) { return nybble::stubs::slot_cuGraphExecGetId.load(std::memory_order_acquire)(hGraphExec, graphId); }
CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphExecHostNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return nybble::stubs::slot_cuGraphExecKernelNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphExecKernelNodeSetParams_v2.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) { return nybble::stubs::slot_cuGraphExecMemcpyNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, copyParams, ctx); }
CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) { return nybble::stubs::slot_cuGraphExecMemsetNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, memsetParams, ctx); }
CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return nybble::stubs::slot_cuGraphExecNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode* hErrorNode_out, CUgraphExecUpdateResult* updateResult_out) { return nybble::stubs::slot_cuGraphExecUpdate.load(std::memory_order_acquire)(hGraphExec, hGraph, hErrorNode_out, updateResult_out); }
CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo* resultInfo) { return nybble::stubs::slot_cuGraphExecUpdate_v2.load(std::memory_order_acquire)(hGraphExec, hGraph, resultInfo); }
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* params_out) { return nybble::stubs::slot_cuGraphExternalSemaphoresSignalNodeGetParams.load(std::memory_order_acquire)(hNode, params_out); }
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphExternalSemaphoresSignalNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS* params_out) { return nybble::stubs::slot_cuGraphExternalSemaphoresWaitNodeGetParams.load(std::memory_order_acquire)(hNode, params_out); }
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphExternalSemaphoresWaitNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, size_t* numEdges) { return nybble::stubs::slot_cuGraphGetEdges.load(std::memory_order_acquire)(hGraph, from, to, numEdges); }
CUresult cuGraphGetId(CUgraph hGraph, unsigned int* graphId) { return nybble::stubs::slot_cuGraphGetId.load(std::memory_order_acquire)(hGraph, graphId); }
CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode* nodes, size_t* numNodes) { return nybble::stubs::slot_cuGraphGetNodes.load(std::memory_order_acquire)(hGraph, nodes, numNodes); }
CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode* rootNodes, size_t* numRootNodes) { return nybble::stubs::slot_cuGraphGetRootNodes.load(std::memory_order_acquire)(hGraph, rootNodes, numRootNodes); }
CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphHostNodeGetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphHostNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphInstantiateWithFlags(CUgraphExec* phGraphExec, CUgraph hGraph, unsigned long long flags) { return nybble::stubs::slot_cuGraphInstantiateWithFlags.load(std::memory_order_acquire)(phGraphExec, hGraph, flags); }
CUresult cuGraphInstantiateWithParams(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) { return nybble::stubs::slot_cuGraphInstantiateWithParams.load(std::memory_order_acquire)(phGraphExec, hGraph, instantiateParams); }
CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) { return nybble::stubs::slot_cuGraphInstantiateWithParams_ptsz.load(std::memory_order_acquire)(phGraphExec, hGraph, instantiateParams); }
CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src) { return nybble::stubs::slot_cuGraphKernelNodeCopyAttributes.load(std::memory_order_acquire)(dst, src); }
CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue* value_out) { return nybble::stubs::slot_cuGraphKernelNodeGetAttribute.load(std::memory_order_acquire)(hNode, attr, value_out); }
CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return nybble::stubs::slot_cuGraphKernelNodeGetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphKernelNodeGetParams_v2.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue* value) { return nybble::stubs::slot_cuGraphKernelNodeSetAttribute.load(std::memory_order_acquire)(hNode, attr, value); }
CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return nybble::stubs::slot_cuGraphKernelNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphKernelNodeSetParams_v2.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphLaunch(CUgraphExec hGraph, CUstream hStream) { return nybble::stubs::slot_cuGraphLaunch.load(std::memory_order_acquire)(hGraph, hStream); }
CUresult cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream) { return nybble::stubs::slot_cuGraphLaunch_ptsz.load(std::memory_order_acquire)(hGraphExec, hStream); }
CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS* params_out) { return nybble::stubs::slot_cuGraphMemAllocNodeGetParams.load(std::memory_order_acquire)(hNode, params_out); }
CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr* dptr_out) { return nybble::stubs::slot_cuGraphMemFreeNodeGetParams.load(std::memory_order_acquire)(hNode, dptr_out); }
CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D* nodeParams) { return nybble::stubs::slot_cuGraphMemcpyNodeGetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D* nodeParams) { return nybble::stubs::slot_cuGraphMemcpyNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphMemsetNodeGetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphMemsetNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphNodeFindInClone(CUgraphNode* phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) { return nybble::stubs::slot_cuGraphNodeFindInClone.load(std::memory_order_acquire)(phNode, hOriginalNode, hClonedGraph); }
CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph* phGraph) { return nybble::stubs::slot_cuGraphNodeGetContainingGraph.load(std::memory_order_acquire)(hNode, phGraph); }
CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode* dependencies, size_t* numDependencies) { return nybble::stubs::slot_cuGraphNodeGetDependencies.load(std::memory_order_acquire)(hNode, dependencies, numDependencies); }
CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode* dependencies, CUgraphEdgeData* edgeData, size_t* numDependencies) { return nybble::stubs::slot_cuGraphNodeGetDependencies_v2.load(std::memory_order_acquire)(hNode, dependencies, edgeData, numDependencies); }
CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode* dependentNodes, size_t* numDependentNodes) { return nybble::stubs::slot_cuGraphNodeGetDependentNodes.load(std::memory_order_acquire)(hNode, dependentNodes, numDependentNodes); }
CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode* dependentNodes, CUgraphEdgeData* edgeData, size_t* numDependentNodes) { return nybble::stubs::slot_cuGraphNodeGetDependentNodes_v2.load(std::memory_order_acquire)(hNode, dependentNodes, edgeData, numDependentNodes); }
CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int* isEnabled) { return nybble::stubs::slot_cuGraphNodeGetEnabled.load(std::memory_order_acquire)(hGraphExec, hNode, isEnabled); }
CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int* nodeId) { return nybble::stubs::slot_cuGraphNodeGetLocalId.load(std::memory_order_acquire)(hNode, nodeId); }
CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return nybble::stubs::slot_cuGraphNodeGetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long* toolsNodeId) { return nybble::stubs::slot_cuGraphNodeGetToolsId.load(std::memory_order_acquire)(hNode, toolsNodeId); }
CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType* type) { return nybble::stubs::slot_cuGraphNodeGetType.load(std::memory_order_acquire)(hNode, type); }
CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled) { return nybble::stubs::slot_cuGraphNodeSetEnabled.load(std::memory_order_acquire)(hGraphExec, hNode, isEnabled); }
CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return nybble::stubs::slot_cuGraphNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return nybble::stubs::slot_cuGraphNodeSetParams_v2.load(std::memory_order_acquire)(hNode, nodeParams); }
CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count) { return nybble::stubs::slot_cuGraphReleaseUserObject.load(std::memory_order_acquire)(graph, object, count); }
CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) { return nybble::stubs::slot_cuGraphRemoveDependencies.load(std::memory_order_acquire)(hGraph, from, to, numDependencies); }
CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags) { return nybble::stubs::slot_cuGraphRetainUserObject.load(std::memory_order_acquire)(graph, object, count, flags); }
CUresult cuGraphUpload(CUgraphExec hGraph, CUstream hStream) { return nybble::stubs::slot_cuGraphUpload.load(std::memory_order_acquire)(hGraph, hStream); }
CUresult cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream) { return nybble::stubs::slot_cuGraphUpload_ptsz.load(std::memory_order_acquire)(hGraphExec, hStream); }
CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource* pCudaResource, EGLImageKHR image, unsigned int flags) { return nybble::stubs::slot_cuGraphicsEGLRegisterImage.load(std::memory_order_acquire)(pCudaResource, image, flags); }
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource* pCudaResource, GLuint buffer, unsigned int Flags) { return nybble::stubs::slot_cuGraphicsGLRegisterBuffer.load(std::memory_order_acquire)(pCudaResource, buffer, Flags); }
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource* pCudaResource, GLuint image, GLenum target, unsigned int Flags) { return nybble::stubs::slot_cuGraphicsGLRegisterImage.load(std::memory_order_acquire)(pCudaResource, image, target, Flags); }
CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return nybble::stubs::slot_cuGraphicsMapResources.load(std::memory_order_acquire)(count, resources, hStream); }
CUresult cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return nybble::stubs::slot_cuGraphicsMapResources_ptsz.load(std::memory_order_acquire)(count, resources, hStream); }
CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame* eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel) { return nybble::stubs::slot_cuGraphicsResourceGetMappedEglFrame.load(std::memory_order_acquire)(eglFrame, resource, index, mipLevel); }
CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray* pMipmappedArray, CUgraphicsResource resource) { return nybble::stubs::slot_cuGraphicsResourceGetMappedMipmappedArray.load(std::memory_order_acquire)(pMipmappedArray, resource); }
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1* pDevPtr, unsigned int* pSize, CUgraphicsResource resource) { return nybble::stubs::slot_cuGraphicsResourceGetMappedPointer.load(std::memory_order_acquire)(pDevPtr, pSize, resource); }
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr* pDevPtr, size_t* pSize, CUgraphicsResource resource) { return nybble::stubs::slot_cuGraphicsResourceGetMappedPointer_v2.load(std::memory_order_acquire)(pDevPtr, pSize, resource); }
CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags) { return nybble::stubs::slot_cuGraphicsResourceSetMapFlags.load(std::memory_order_acquire)(resource, flags); }
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags) { return nybble::stubs::slot_cuGraphicsResourceSetMapFlags_v2.load(std::memory_order_acquire)(resource, flags); }
CUresult cuGraphicsSubResourceGetMappedArray(CUarray* pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel) { return nybble::stubs::slot_cuGraphicsSubResourceGetMappedArray.load(std::memory_order_acquire)(pArray, resource, arrayIndex, mipLevel); }
CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return nybble::stubs::slot_cuGraphicsUnmapResources.load(std::memory_order_acquire)(count, resources, hStream); }
CUresult cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return nybble::stubs::slot_cuGraphicsUnmapResources_ptsz.load(std::memory_order_acquire)(count, resources, hStream); }
CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource) { return nybble::stubs::slot_cuGraphicsUnregisterResource.load(std::memory_order_acquire)(resource); }
CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource* pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags) { return nybble::stubs::slot_cuGraphicsVDPAURegisterOutputSurface.load(std::memory_order_acquire)(pCudaResource, vdpSurface, flags); }
CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource* pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags) { return nybble::stubs::slot_cuGraphicsVDPAURegisterVideoSurface.load(std::memory_order_acquire)(pCudaResource, vdpSurface, flags); }
CUresult cuGreenCtxCreate(CUgreenCtx* phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags) { return nybble::stubs::slot_cuGreenCtxCreate.load(std::memory_order_acquire)(phCtx, desc, dev, flags); }
CUresult cuGreenCtxDestroy(CUgreenCtx hCtx) { return nybble::stubs::slot_cuGreenCtxDestroy.load(std::memory_order_acquire)(hCtx); }
CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource* resource, CUdevResourceType type) { return nybble::stubs::slot_cuGreenCtxGetDevResource.load(std::memory_order_acquire)(hCtx, resource, type); }
CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long* greenCtxId) { return nybble::stubs::slot_cuGreenCtxGetId.load(std::memory_order_acquire)(greenCtx, greenCtxId); }
CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent) { return nybble::stubs::slot_cuGreenCtxRecordEvent.load(std::memory_order_acquire)(hCtx, hEvent); }
CUresult cuGreenCtxStreamCreate(CUstream* phStream, CUgreenCtx greenCtx, unsigned int flags, int priority) { return nybble::stubs::slot_cuGreenCtxStreamCreate.load(std::memory_order_acquire)(phStream, greenCtx, flags, priority); }
CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent) { return nybble::stubs::slot_cuGreenCtxWaitEvent.load(std::memory_order_acquire)(hCtx, hEvent); }
CUresult cuImportExternalMemory(CUexternalMemory* extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC* memHandleDesc) { return nybble::stubs::slot_cuImportExternalMemory.load(std::memory_order_acquire)(extMem_out, memHandleDesc); }
CUresult cuImportExternalSemaphore(CUexternalSemaphore* extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC* semHandleDesc) { return nybble::stubs::slot_cuImportExternalSemaphore.load(std::memory_order_acquire)(extSem_out, semHandleDesc); }
CUresult cuInit(unsigned int Flags) { return nybble::stubs::slot_cuInit.load(std::memory_order_acquire)(Flags); }
CUresult cuIpcCloseMemHandle(CUdeviceptr dptr) { return nybble::stubs::slot_cuIpcCloseMemHandle.load(std::memory_order_acquire)(dptr); }
CUresult cuIpcGetEventHandle(CUipcEventHandle* pHandle, CUevent event) { return nybble::stubs::slot_cuIpcGetEventHandle.load(std::memory_order_acquire)(pHandle, event); }
CUresult cuIpcGetMemHandle(CUipcMemHandle* pHandle, CUdeviceptr dptr) { return nybble::stubs::slot_cuIpcGetMemHandle.load(std::memory_order_acquire)(pHandle, dptr); }
CUresult cuIpcOpenEventHandle(CUevent* phEvent, CUipcEventHandle handle) { return nybble::stubs::slot_cuIpcOpenEventHandle.load(std::memory_order_acquire)(phEvent, handle); }
CUresult cuIpcOpenMemHandle(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) { return nybble::stubs::slot_cuIpcOpenMemHandle.load(std::memory_order_acquire)(pdptr, handle, Flags); }
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) { return nybble::stubs::slot_cuIpcOpenMemHandle_v2.load(std::memory_order_acquire)(pdptr, handle, Flags); }
CUresult cuKernelGetAttribute(int* pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) { return nybble::stubs::slot_cuKernelGetAttribute.load(std::memory_order_acquire)(pi, attrib, kernel, dev); }
CUresult cuKernelGetFunction(CUfunction* pFunc, CUkernel kernel) { return nybble::stubs::slot_cuKernelGetFunction.load(std::memory_order_acquire)(pFunc, kernel); }
CUresult cuKernelGetLibrary(CUlibrary* pLib, CUkernel kernel) { return nybble::stubs::slot_cuKernelGetLibrary.load(std::memory_order_acquire)(pLib, kernel); }
CUresult cuKernelGetName(const char** name, CUkernel hfunc) { return nybble::stubs::slot_cuKernelGetName.load(std::memory_order_acquire)(name, hfunc); }
CUresult cuKernelGetParamCount(CUkernel kernel, size_t* paramCount) { return nybble::stubs::slot_cuKernelGetParamCount.load(std::memory_order_acquire)(kernel, paramCount); }
CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t* paramOffset, size_t* paramSize) { return nybble::stubs::slot_cuKernelGetParamInfo.load(std::memory_order_acquire)(kernel, paramIndex, paramOffset, paramSize); }
CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) { return nybble::stubs::slot_cuKernelSetAttribute.load(std::memory_order_acquire)(attrib, val, kernel, dev); }
CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev) { return nybble::stubs::slot_cuKernelSetCacheConfig.load(std::memory_order_acquire)(kernel, config, dev); }
CUresult cuLaunch(CUfunction f) { return nybble::stubs::slot_cuLaunch.load(std::memory_order_acquire)(f); }
CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS* launchParamsList, unsigned int numDevices, unsigned int flags) { return nybble::stubs::slot_cuLaunchCooperativeKernelMultiDevice.load(std::memory_order_acquire)(launchParamsList, numDevices, flags); }
CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height) { return nybble::stubs::slot_cuLaunchGrid.load(std::memory_order_acquire)(f, grid_width, grid_height); }
CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream) { return nybble::stubs::slot_cuLaunchGridAsync.load(std::memory_order_acquire)(f, grid_width, grid_height, hStream); }
CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void* userData) { return nybble::stubs::slot_cuLaunchHostFunc.load(std::memory_order_acquire)(hStream, fn, userData); }
CUresult cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void* userData) { return nybble::stubs::slot_cuLaunchHostFunc_ptsz.load(std::memory_order_acquire)(hStream, fn, userData); }
CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) { return nybble::stubs::slot_cuLaunchHostFunc_v2.load(std::memory_order_acquire)(hStream, fn, userData, syncMode); }
CUresult cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) { return nybble::stubs::slot_cuLaunchHostFunc_v2_ptsz.load(std::memory_order_acquire)(hStream, fn, userData, syncMode); }
CUresult cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) { return nybble::stubs::slot_cuLaunchKernelEx.load(std::memory_order_acquire)(config, f, kernelParams, extra); }
CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) { return nybble::stubs::slot_cuLaunchKernelEx_ptsz.load(std::memory_order_acquire)(config, f, kernelParams, extra); }
CUresult cuLibraryEnumerateKernels(CUkernel* kernels, unsigned int numKernels, CUlibrary lib) { return nybble::stubs::slot_cuLibraryEnumerateKernels.load(std::memory_order_acquire)(kernels, numKernels, lib); }
CUresult cuLibraryGetGlobal(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) { return nybble::stubs::slot_cuLibraryGetGlobal.load(std::memory_order_acquire)(dptr, bytes, library, name); }
CUresult cuLibraryGetKernel(CUkernel* pKernel, CUlibrary library, const char* name) { return nybble::stubs::slot_cuLibraryGetKernel.load(std::memory_order_acquire)(pKernel, library, name); }
CUresult cuLibraryGetKernelCount(unsigned int* count, CUlibrary lib) { return nybble::stubs::slot_cuLibraryGetKernelCount.load(std::memory_order_acquire)(count, lib); }
CUresult cuLibraryGetManaged(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) { return nybble::stubs::slot_cuLibraryGetManaged.load(std::memory_order_acquire)(dptr, bytes, library, name); }
CUresult cuLibraryGetModule(CUmodule* pMod, CUlibrary library) { return nybble::stubs::slot_cuLibraryGetModule.load(std::memory_order_acquire)(pMod, library); }
CUresult cuLibraryGetUnifiedFunction(void** fptr, CUlibrary library, const char* symbol) { return nybble::stubs::slot_cuLibraryGetUnifiedFunction.load(std::memory_order_acquire)(fptr, library, symbol); }
CUresult cuLibraryUnload(CUlibrary library) { return nybble::stubs::slot_cuLibraryUnload.load(std::memory_order_acquire)(library); }
CUresult cuLinkComplete(CUlinkState state, void** cubinOut, size_t* sizeOut) { return nybble::stubs::slot_cuLinkComplete.load(std::memory_order_acquire)(state, cubinOut, sizeOut); }
CUresult cuLinkCreate(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) { return nybble::stubs::slot_cuLinkCreate.load(std::memory_order_acquire)(numOptions, options, optionValues, stateOut); }
CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) { return nybble::stubs::slot_cuLinkCreate_v2.load(std::memory_order_acquire)(numOptions, options, optionValues, stateOut); }
CUresult cuLinkDestroy(CUlinkState state) { return nybble::stubs::slot_cuLinkDestroy.load(std::memory_order_acquire)(state); }
CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev) { return nybble::stubs::slot_cuLogicalEndpointAddDevice.load(std::memory_order_acquire)(leId, dev); }
CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp* prop) { return nybble::stubs::slot_cuLogicalEndpointCreate.load(std::memory_order_acquire)(leId, prop); }
CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId) { return nybble::stubs::slot_cuLogicalEndpointDestroy.load(std::memory_order_acquire)(leId); }
CUresult cuLogicalEndpointExport(void* handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType) { return nybble::stubs::slot_cuLogicalEndpointExport.load(std::memory_order_acquire)(handle, leId, handleType); }
CUresult cuLogicalEndpointGetLimits(cuuint64_t* bindAlignment, cuuint64_t* maxSize, const CUlogicalEndpointProp* prop) { return nybble::stubs::slot_cuLogicalEndpointGetLimits.load(std::memory_order_acquire)(bindAlignment, maxSize, prop); }
CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count) { return nybble::stubs::slot_cuLogicalEndpointIdRelease.load(std::memory_order_acquire)(baseLeId, count); }
CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId* baseLeId, cuuint32_t count) { return nybble::stubs::slot_cuLogicalEndpointIdReserve.load(std::memory_order_acquire)(baseLeId, count); }
CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void* handle, CUlogicalEndpointIpcHandleType handleType) { return nybble::stubs::slot_cuLogicalEndpointImport.load(std::memory_order_acquire)(leId, handle, handleType); }
CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int* queryStatus) { return nybble::stubs::slot_cuLogicalEndpointQuery.load(std::memory_order_acquire)(leId, count, queryStatus); }
CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size) { return nybble::stubs::slot_cuLogicalEndpointUnbind.load(std::memory_order_acquire)(leId, dev, offset, size); }
CUresult cuLogsCurrent(CUlogIterator* iterator_out, unsigned int flags) { return nybble::stubs::slot_cuLogsCurrent.load(std::memory_order_acquire)(iterator_out, flags); }
CUresult cuLogsDumpToFile(CUlogIterator* iterator, const char* pathToFile, unsigned int flags) { return nybble::stubs::slot_cuLogsDumpToFile.load(std::memory_order_acquire)(iterator, pathToFile, flags); }
CUresult cuLogsDumpToMemory(CUlogIterator* iterator, char* buffer, size_t* size, unsigned int flags) { return nybble::stubs::slot_cuLogsDumpToMemory.load(std::memory_order_acquire)(iterator, buffer, size, flags); }
CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void* userData, CUlogsCallbackHandle* callback_out) { return nybble::stubs::slot_cuLogsRegisterCallback.load(std::memory_order_acquire)(callbackFunc, userData, callback_out); }
CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback) { return nybble::stubs::slot_cuLogsUnregisterCallback.load(std::memory_order_acquire)(callback); }
CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size) { return nybble::stubs::slot_cuMemAddressFree.load(std::memory_order_acquire)(ptr, size); }
CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) { return nybble::stubs::slot_cuMemAdvise.load(std::memory_order_acquire)(devPtr, count, advice, device); }
CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location) { return nybble::stubs::slot_cuMemAdvise_v2.load(std::memory_order_acquire)(devPtr, count, advice, location); }
CUresult cuMemAlloc(CUdeviceptr_v1* dptr, unsigned int bytesize) { return nybble::stubs::slot_cuMemAlloc.load(std::memory_order_acquire)(dptr, bytesize); }
CUresult cuMemAllocAsync(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) { return nybble::stubs::slot_cuMemAllocAsync.load(std::memory_order_acquire)(dptr, bytesize, hStream); }
CUresult cuMemAllocAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) { return nybble::stubs::slot_cuMemAllocAsync_ptsz.load(std::memory_order_acquire)(dptr, bytesize, hStream); }
CUresult cuMemAllocFromPoolAsync(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) { return nybble::stubs::slot_cuMemAllocFromPoolAsync.load(std::memory_order_acquire)(dptr, bytesize, pool, hStream); }
CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) { return nybble::stubs::slot_cuMemAllocFromPoolAsync_ptsz.load(std::memory_order_acquire)(dptr, bytesize, pool, hStream); }
CUresult cuMemAllocHost(void** pp, unsigned int bytesize) { return nybble::stubs::slot_cuMemAllocHost.load(std::memory_order_acquire)(pp, bytesize); }
CUresult cuMemAllocHost_v2(void** pp, size_t bytesize) { return nybble::stubs::slot_cuMemAllocHost_v2.load(std::memory_order_acquire)(pp, bytesize); }
CUresult cuMemAllocManaged(CUdeviceptr* dptr, size_t bytesize, unsigned int flags) { return nybble::stubs::slot_cuMemAllocManaged.load(std::memory_order_acquire)(dptr, bytesize, flags); }
CUresult cuMemAlloc_v2(CUdeviceptr* dptr, size_t bytesize) { return nybble::stubs::slot_cuMemAlloc_v2.load(std::memory_order_acquire)(dptr, bytesize); }
CUresult cuMemCreate(CUmemGenericAllocationHandle* handle, size_t size, const CUmemAllocationProp* prop, unsigned long long flags) { return nybble::stubs::slot_cuMemCreate.load(std::memory_order_acquire)(handle, size, prop, flags); }
CUresult cuMemExportToShareableHandle(void* shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags) { return nybble::stubs::slot_cuMemExportToShareableHandle.load(std::memory_order_acquire)(shareableHandle, handle, handleType, flags); }
CUresult cuMemFree(CUdeviceptr_v1 dptr) { return nybble::stubs::slot_cuMemFree.load(std::memory_order_acquire)(dptr); }
CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) { return nybble::stubs::slot_cuMemFreeAsync.load(std::memory_order_acquire)(dptr, hStream); }
CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream) { return nybble::stubs::slot_cuMemFreeAsync_ptsz.load(std::memory_order_acquire)(dptr, hStream); }
CUresult cuMemFreeHost(void* p) { return nybble::stubs::slot_cuMemFreeHost.load(std::memory_order_acquire)(p); }
CUresult cuMemFree_v2(CUdeviceptr dptr) { return nybble::stubs::slot_cuMemFree_v2.load(std::memory_order_acquire)(dptr); }
CUresult cuMemGetAccess(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr ptr) { return nybble::stubs::slot_cuMemGetAccess.load(std::memory_order_acquire)(flags, location, ptr); }
CUresult cuMemGetAddressRange(CUdeviceptr_v1* pbase, unsigned int* psize, CUdeviceptr_v1 dptr) { return nybble::stubs::slot_cuMemGetAddressRange.load(std::memory_order_acquire)(pbase, psize, dptr); }
CUresult cuMemGetAddressRange_v2(CUdeviceptr* pbase, size_t* psize, CUdeviceptr dptr) { return nybble::stubs::slot_cuMemGetAddressRange_v2.load(std::memory_order_acquire)(pbase, psize, dptr); }
CUresult cuMemGetAllocationGranularity(size_t* granularity, const CUmemAllocationProp* prop, CUmemAllocationGranularity_flags option) { return nybble::stubs::slot_cuMemGetAllocationGranularity.load(std::memory_order_acquire)(granularity, prop, option); }
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp* prop, CUmemGenericAllocationHandle handle) { return nybble::stubs::slot_cuMemGetAllocationPropertiesFromHandle.load(std::memory_order_acquire)(prop, handle); }
CUresult cuMemGetDefaultMemPool(CUmemoryPool* pool_out, CUmemLocation* location, CUmemAllocationType type) { return nybble::stubs::slot_cuMemGetDefaultMemPool.load(std::memory_order_acquire)(pool_out, location, type); }
CUresult cuMemGetInfo(unsigned int* free, unsigned int* total) { return nybble::stubs::slot_cuMemGetInfo.load(std::memory_order_acquire)(free, total); }
CUresult cuMemGetInfo_v2(size_t* free, size_t* total) { return nybble::stubs::slot_cuMemGetInfo_v2.load(std::memory_order_acquire)(free, total); }
CUresult cuMemGetMemPool(CUmemoryPool* pool, CUmemLocation* location, CUmemAllocationType type) { return nybble::stubs::slot_cuMemGetMemPool.load(std::memory_order_acquire)(pool, location, type); }
CUresult cuMemHostAlloc(void** pp, size_t bytesize, unsigned int Flags) { return nybble::stubs::slot_cuMemHostAlloc.load(std::memory_order_acquire)(pp, bytesize, Flags); }
CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1* pdptr, void* p, unsigned int Flags) { return nybble::stubs::slot_cuMemHostGetDevicePointer.load(std::memory_order_acquire)(pdptr, p, Flags); }
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr* pdptr, void* p, unsigned int Flags) { return nybble::stubs::slot_cuMemHostGetDevicePointer_v2.load(std::memory_order_acquire)(pdptr, p, Flags); }
CUresult cuMemHostGetFlags(unsigned int* pFlags, void* p) { return nybble::stubs::slot_cuMemHostGetFlags.load(std::memory_order_acquire)(pFlags, p); }
CUresult cuMemHostRegister(void* p, size_t bytesize, unsigned int Flags) { return nybble::stubs::slot_cuMemHostRegister.load(std::memory_order_acquire)(p, bytesize, Flags); }
CUresult cuMemHostRegister_v2(void* p, size_t bytesize, unsigned int Flags) { return nybble::stubs::slot_cuMemHostRegister_v2.load(std::memory_order_acquire)(p, bytesize, Flags); }
CUresult cuMemHostUnregister(void* p) { return nybble::stubs::slot_cuMemHostUnregister.load(std::memory_order_acquire)(p); }
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle* handle, void* osHandle, CUmemAllocationHandleType shHandleType) { return nybble::stubs::slot_cuMemImportFromShareableHandle.load(std::memory_order_acquire)(handle, osHandle, shHandleType); }
CUresult cuMemMapArrayAsync(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) { return nybble::stubs::slot_cuMemMapArrayAsync.load(std::memory_order_acquire)(mapInfoList, count, hStream); }
CUresult cuMemMapArrayAsync_ptsz(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) { return nybble::stubs::slot_cuMemMapArrayAsync_ptsz.load(std::memory_order_acquire)(mapInfoList, count, hStream); }
CUresult cuMemPoolCreate(CUmemoryPool* pool, const CUmemPoolProps* poolProps) { return nybble::stubs::slot_cuMemPoolCreate.load(std::memory_order_acquire)(pool, poolProps); }
CUresult cuMemPoolDestroy(CUmemoryPool pool) { return nybble::stubs::slot_cuMemPoolDestroy.load(std::memory_order_acquire)(pool); }
CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData* shareData_out, CUdeviceptr ptr) { return nybble::stubs::slot_cuMemPoolExportPointer.load(std::memory_order_acquire)(shareData_out, ptr); }
CUresult cuMemPoolExportToShareableHandle(void* handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags) { return nybble::stubs::slot_cuMemPoolExportToShareableHandle.load(std::memory_order_acquire)(handle_out, pool, handleType, flags); }
CUresult cuMemPoolGetAccess(CUmemAccess_flags* flags, CUmemoryPool memPool, CUmemLocation* location) { return nybble::stubs::slot_cuMemPoolGetAccess.load(std::memory_order_acquire)(flags, memPool, location); }
CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) { return nybble::stubs::slot_cuMemPoolGetAttribute.load(std::memory_order_acquire)(pool, attr, value); }
CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool* pool_out, void* handle, CUmemAllocationHandleType handleType, unsigned long long flags) { return nybble::stubs::slot_cuMemPoolImportFromShareableHandle.load(std::memory_order_acquire)(pool_out, handle, handleType, flags); }
CUresult cuMemPoolImportPointer(CUdeviceptr* ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData* shareData) { return nybble::stubs::slot_cuMemPoolImportPointer.load(std::memory_order_acquire)(ptr_out, pool, shareData); }
CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc* map, size_t count) { return nybble::stubs::slot_cuMemPoolSetAccess.load(std::memory_order_acquire)(pool, map, count); }
CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) { return nybble::stubs::slot_cuMemPoolSetAttribute.load(std::memory_order_acquire)(pool, attr, value); }
CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep) { return nybble::stubs::slot_cuMemPoolTrimTo.load(std::memory_order_acquire)(pool, minBytesToKeep); }
CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) { return nybble::stubs::slot_cuMemPrefetchAsync.load(std::memory_order_acquire)(devPtr, count, dstDevice, hStream); }
CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) { return nybble::stubs::slot_cuMemPrefetchAsync_ptsz.load(std::memory_order_acquire)(devPtr, count, dstDevice, hStream); }
CUresult cuMemRelease(CUmemGenericAllocationHandle handle) { return nybble::stubs::slot_cuMemRelease.load(std::memory_order_acquire)(handle); }
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle* handle, void* addr) { return nybble::stubs::slot_cuMemRetainAllocationHandle.load(std::memory_order_acquire)(handle, addr); }
CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc* desc, size_t count) { return nybble::stubs::slot_cuMemSetAccess.load(std::memory_order_acquire)(ptr, size, desc, count); }
CUresult cuMemSetMemPool(CUmemLocation* location, CUmemAllocationType type, CUmemoryPool pool) { return nybble::stubs::slot_cuMemSetMemPool.load(std::memory_order_acquire)(location, type, pool); }
CUresult cuMemUnmap(CUdeviceptr ptr, size_t size) { return nybble::stubs::slot_cuMemUnmap.load(std::memory_order_acquire)(ptr, size); }
CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) { return nybble::stubs::slot_cuMemcpy.load(std::memory_order_acquire)(dst, src, ByteCount); }
CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1* pCopy) { return nybble::stubs::slot_cuMemcpy2D.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy2DAsync.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy2DAsync_v2.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy2DAsync_v2_ptsz.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1* pCopy) { return nybble::stubs::slot_cuMemcpy2DUnaligned.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D* pCopy) { return nybble::stubs::slot_cuMemcpy2DUnaligned_v2.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D* pCopy) { return nybble::stubs::slot_cuMemcpy2DUnaligned_v2_ptds.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D* pCopy) { return nybble::stubs::slot_cuMemcpy2D_v2.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D* pCopy) { return nybble::stubs::slot_cuMemcpy2D_v2_ptds.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1* pCopy) { return nybble::stubs::slot_cuMemcpy3D.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DAsync.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DAsync_v2.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DAsync_v2_ptsz.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DBatchAsync_v2.load(std::memory_order_acquire)(numOps, opList, flags, hStream); }
CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DBatchAsync_v2_ptsz.load(std::memory_order_acquire)(numOps, opList, flags, hStream); }
CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER* pCopy) { return nybble::stubs::slot_cuMemcpy3DPeer.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DPeerAsync.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DPeerAsync_ptsz.load(std::memory_order_acquire)(pCopy, hStream); }
CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER* pCopy) { return nybble::stubs::slot_cuMemcpy3DPeer_ptds.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DWithAttributesAsync.load(std::memory_order_acquire)(op, flags, hStream); }
CUresult cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DWithAttributesAsync_ptsz.load(std::memory_order_acquire)(op, flags, hStream); }
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D* pCopy) { return nybble::stubs::slot_cuMemcpy3D_v2.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D* pCopy) { return nybble::stubs::slot_cuMemcpy3D_v2_ptds.load(std::memory_order_acquire)(pCopy); }
CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyAsync.load(std::memory_order_acquire)(dst, src, ByteCount, hStream); }
CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyAsync_ptsz.load(std::memory_order_acquire)(dst, src, ByteCount, hStream); }
CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyAtoD.load(std::memory_order_acquire)(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyAtoD_v2.load(std::memory_order_acquire)(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyAtoD_v2_ptds.load(std::memory_order_acquire)(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoH(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyAtoH.load(std::memory_order_acquire)(dstHost, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoH_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyAtoH_v2.load(std::memory_order_acquire)(dstHost, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoH_v2_ptds(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyAtoH_v2_ptds.load(std::memory_order_acquire)(dstHost, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyDtoA.load(std::memory_order_acquire)(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyDtoA_v2.load(std::memory_order_acquire)(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyDtoA_v2_ptds.load(std::memory_order_acquire)(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyDtoD.load(std::memory_order_acquire)(dstDevice, srcDevice, ByteCount); }
CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyDtoDAsync.load(std::memory_order_acquire)(dstDevice, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyDtoDAsync_v2.load(std::memory_order_acquire)(dstDevice, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyDtoDAsync_v2_ptsz.load(std::memory_order_acquire)(dstDevice, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyDtoD_v2.load(std::memory_order_acquire)(dstDevice, srcDevice, ByteCount); }
CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyDtoD_v2_ptds.load(std::memory_order_acquire)(dstDevice, srcDevice, ByteCount); }
CUresult cuMemcpyDtoH(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyDtoH.load(std::memory_order_acquire)(dstHost, srcDevice, ByteCount); }
CUresult cuMemcpyDtoHAsync(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyDtoHAsync.load(std::memory_order_acquire)(dstHost, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoHAsync_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyDtoHAsync_v2.load(std::memory_order_acquire)(dstHost, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoHAsync_v2_ptsz(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyDtoHAsync_v2_ptsz.load(std::memory_order_acquire)(dstHost, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoH_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyDtoH_v2.load(std::memory_order_acquire)(dstHost, srcDevice, ByteCount); }
CUresult cuMemcpyDtoH_v2_ptds(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyDtoH_v2_ptds.load(std::memory_order_acquire)(dstHost, srcDevice, ByteCount); }
CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyHtoA.load(std::memory_order_acquire)(dstArray, dstOffset, srcHost, ByteCount); }
CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyHtoA_v2.load(std::memory_order_acquire)(dstArray, dstOffset, srcHost, ByteCount); }
CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyHtoA_v2_ptds.load(std::memory_order_acquire)(dstArray, dstOffset, srcHost, ByteCount); }
CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyHtoD.load(std::memory_order_acquire)(dstDevice, srcHost, ByteCount); }
CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyHtoDAsync.load(std::memory_order_acquire)(dstDevice, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyHtoDAsync_v2.load(std::memory_order_acquire)(dstDevice, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyHtoDAsync_v2_ptsz.load(std::memory_order_acquire)(dstDevice, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyHtoD_v2.load(std::memory_order_acquire)(dstDevice, srcHost, ByteCount); }
CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyHtoD_v2_ptds.load(std::memory_order_acquire)(dstDevice, srcHost, ByteCount); }
CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) { return nybble::stubs::slot_cuMemcpy_ptds.load(std::memory_order_acquire)(dst, src, ByteCount); }
CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N) { return nybble::stubs::slot_cuMemsetD16.load(std::memory_order_acquire)(dstDevice, us, N); }
CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) { return nybble::stubs::slot_cuMemsetD16Async.load(std::memory_order_acquire)(dstDevice, us, N, hStream); }
CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) { return nybble::stubs::slot_cuMemsetD16Async_ptsz.load(std::memory_order_acquire)(dstDevice, us, N, hStream); }
CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N) { return nybble::stubs::slot_cuMemsetD16_v2.load(std::memory_order_acquire)(dstDevice, us, N); }
CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N) { return nybble::stubs::slot_cuMemsetD16_v2_ptds.load(std::memory_order_acquire)(dstDevice, us, N); }
CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N) { return nybble::stubs::slot_cuMemsetD32.load(std::memory_order_acquire)(dstDevice, ui, N); }
CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) { return nybble::stubs::slot_cuMemsetD32Async.load(std::memory_order_acquire)(dstDevice, ui, N, hStream); }
CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) { return nybble::stubs::slot_cuMemsetD32Async_ptsz.load(std::memory_order_acquire)(dstDevice, ui, N, hStream); }
CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N) { return nybble::stubs::slot_cuMemsetD32_v2.load(std::memory_order_acquire)(dstDevice, ui, N); }
CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N) { return nybble::stubs::slot_cuMemsetD32_v2_ptds.load(std::memory_order_acquire)(dstDevice, ui, N); }
CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N) { return nybble::stubs::slot_cuMemsetD8.load(std::memory_order_acquire)(dstDevice, uc, N); }
CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) { return nybble::stubs::slot_cuMemsetD8Async.load(std::memory_order_acquire)(dstDevice, uc, N, hStream); }
CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) { return nybble::stubs::slot_cuMemsetD8Async_ptsz.load(std::memory_order_acquire)(dstDevice, uc, N, hStream); }
CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N) { return nybble::stubs::slot_cuMemsetD8_v2.load(std::memory_order_acquire)(dstDevice, uc, N); }
CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N) { return nybble::stubs::slot_cuMemsetD8_v2_ptds.load(std::memory_order_acquire)(dstDevice, uc, N); }
CUresult cuMipmappedArrayCreate(CUmipmappedArray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pMipmappedArrayDesc, unsigned int numMipmapLevels) { return nybble::stubs::slot_cuMipmappedArrayCreate.load(std::memory_order_acquire)(pHandle, pMipmappedArrayDesc, numMipmapLevels); }
CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) { return nybble::stubs::slot_cuMipmappedArrayDestroy.load(std::memory_order_acquire)(hMipmappedArray); }
CUresult cuMipmappedArrayGetLevel(CUarray* pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level) { return nybble::stubs::slot_cuMipmappedArrayGetLevel.load(std::memory_order_acquire)(pLevelArray, hMipmappedArray, level); }
CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUmipmappedArray mipmap, CUdevice device) { return nybble::stubs::slot_cuMipmappedArrayGetMemoryRequirements.load(std::memory_order_acquire)(memoryRequirements, mipmap, device); }
CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUmipmappedArray mipmap) { return nybble::stubs::slot_cuMipmappedArrayGetSparseProperties.load(std::memory_order_acquire)(sparseProperties, mipmap); }
CUresult cuModuleEnumerateFunctions(CUfunction* functions, unsigned int numFunctions, CUmodule mod) { return nybble::stubs::slot_cuModuleEnumerateFunctions.load(std::memory_order_acquire)(functions, numFunctions, mod); }
CUresult cuModuleGetFunction(CUfunction* hfunc, CUmodule hmod, const char* name) { return nybble::stubs::slot_cuModuleGetFunction.load(std::memory_order_acquire)(hfunc, hmod, name); }
CUresult cuModuleGetFunctionCount(unsigned int* count, CUmodule mod) { return nybble::stubs::slot_cuModuleGetFunctionCount.load(std::memory_order_acquire)(count, mod); }
CUresult cuModuleGetGlobal(CUdeviceptr_v1* dptr, unsigned int* bytes, CUmodule hmod, const char* name) { return nybble::stubs::slot_cuModuleGetGlobal.load(std::memory_order_acquire)(dptr, bytes, hmod, name); }
CUresult cuModuleGetGlobal_v2(CUdeviceptr* dptr, size_t* bytes, CUmodule hmod, const char* name) { return nybble::stubs::slot_cuModuleGetGlobal_v2.load(std::memory_order_acquire)(dptr, bytes, hmod, name); }
CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode* mode) { return nybble::stubs::slot_cuModuleGetLoadingMode.load(std::memory_order_acquire)(mode); }
CUresult cuModuleGetSurfRef(CUsurfref* pSurfRef, CUmodule hmod, const char* name) { return nybble::stubs::slot_cuModuleGetSurfRef.load(std::memory_order_acquire)(pSurfRef, hmod, name); }
CUresult cuModuleGetTexRef(CUtexref* pTexRef, CUmodule hmod, const char* name) { return nybble::stubs::slot_cuModuleGetTexRef.load(std::memory_order_acquire)(pTexRef, hmod, name); }
CUresult cuModuleLoad(CUmodule* module, const char* fname) { return nybble::stubs::slot_cuModuleLoad.load(std::memory_order_acquire)(module, fname); }
CUresult cuModuleLoadData(CUmodule* module, const void* image) { return nybble::stubs::slot_cuModuleLoadData.load(std::memory_order_acquire)(module, image); }
CUresult cuModuleLoadFatBinary(CUmodule* module, const void* fatCubin) { return nybble::stubs::slot_cuModuleLoadFatBinary.load(std::memory_order_acquire)(module, fatCubin); }
CUresult cuModuleUnload(CUmodule hmod) { return nybble::stubs::slot_cuModuleUnload.load(std::memory_order_acquire)(hmod); }
CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev) { return nybble::stubs::slot_cuMulticastAddDevice.load(std::memory_order_acquire)(mcHandle, dev); }
CUresult cuMulticastCreate(CUmemGenericAllocationHandle* mcHandle, const CUmulticastObjectProp* prop) { return nybble::stubs::slot_cuMulticastCreate.load(std::memory_order_acquire)(mcHandle, prop); }
CUresult cuMulticastGetGranularity(size_t* granularity, const CUmulticastObjectProp* prop, CUmulticastGranularity_flags option) { return nybble::stubs::slot_cuMulticastGetGranularity.load(std::memory_order_acquire)(granularity, prop, option); }
CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) { return nybble::stubs::slot_cuMulticastUnbind.load(std::memory_order_acquire)(mcHandle, dev, mcOffset, size); }
CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) { return nybble::stubs::slot_cuOccupancyAvailableDynamicSMemPerBlock.load(std::memory_order_acquire)(dynamicSmemSize, func, numBlocks, blockSize); }
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) { return nybble::stubs::slot_cuOccupancyMaxActiveBlocksPerMultiprocessor.load(std::memory_order_acquire)(numBlocks, func, blockSize, dynamicSMemSize); }
CUresult cuOccupancyMaxActiveClusters(int* numClusters, CUfunction func, const CUlaunchConfig* config) { return nybble::stubs::slot_cuOccupancyMaxActiveClusters.load(std::memory_order_acquire)(numClusters, func, config); }
CUresult cuOccupancyMaxPotentialClusterSize(int* clusterSize, CUfunction func, const CUlaunchConfig* config) { return nybble::stubs::slot_cuOccupancyMaxPotentialClusterSize.load(std::memory_order_acquire)(clusterSize, func, config); }
CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes) { return nybble::stubs::slot_cuParamSetSize.load(std::memory_order_acquire)(hfunc, numbytes); }
CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef) { return nybble::stubs::slot_cuParamSetTexRef.load(std::memory_order_acquire)(hfunc, texunit, hTexRef); }
CUresult cuParamSetf(CUfunction hfunc, int offset, float value) { return nybble::stubs::slot_cuParamSetf.load(std::memory_order_acquire)(hfunc, offset, value); }
CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value) { return nybble::stubs::slot_cuParamSeti.load(std::memory_order_acquire)(hfunc, offset, value); }
CUresult cuParamSetv(CUfunction hfunc, int offset, void* ptr, unsigned int numbytes) { return nybble::stubs::slot_cuParamSetv.load(std::memory_order_acquire)(hfunc, offset, ptr, numbytes); }
CUresult cuPointerGetAttribute(void* data, CUpointer_attribute attribute, CUdeviceptr ptr) { return nybble::stubs::slot_cuPointerGetAttribute.load(std::memory_order_acquire)(data, attribute, ptr); }
CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute* attributes, void** data, CUdeviceptr ptr) { return nybble::stubs::slot_cuPointerGetAttributes.load(std::memory_order_acquire)(numAttributes, attributes, data, ptr); }
CUresult cuPointerSetAttribute(const void* value, CUpointer_attribute attribute, CUdeviceptr ptr) { return nybble::stubs::slot_cuPointerSetAttribute.load(std::memory_order_acquire)(value, attribute, ptr); }
CUresult cuProfilerInitialize(const char* configFile, const char* outputFile, int outputMode) { return nybble::stubs::slot_cuProfilerInitialize.load(std::memory_order_acquire)(configFile, outputFile, outputMode); }
CUresult cuProfilerStart() { return nybble::stubs::slot_cuProfilerStart.load(std::memory_order_acquire)(); }
CUresult cuProfilerStop() { return nybble::stubs::slot_cuProfilerStop.load(std::memory_order_acquire)(); }
CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return nybble::stubs::slot_cuSignalExternalSemaphoresAsync.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return nybble::stubs::slot_cuSignalExternalSemaphoresAsync_ptsz.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) { return nybble::stubs::slot_cuStreamAddCallback.load(std::memory_order_acquire)(hStream, callback, userData, flags); }
CUresult cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) { return nybble::stubs::slot_cuStreamAddCallback_ptsz.load(std::memory_order_acquire)(hStream, callback, userData, flags); }
CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) { return nybble::stubs::slot_cuStreamAttachMemAsync.load(std::memory_order_acquire)(hStream, dptr, length, flags); }
CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) { return nybble::stubs::slot_cuStreamAttachMemAsync_ptsz.load(std::memory_order_acquire)(hStream, dptr, length, flags); }
CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return nybble::stubs::slot_cuStreamBatchMemOp.load(std::memory_order_acquire)(stream, count, paramArray, flags); }
CUresult cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return nybble::stubs::slot_cuStreamBatchMemOp_ptsz.load(std::memory_order_acquire)(stream, count, paramArray, flags); }
CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return nybble::stubs::slot_cuStreamBatchMemOp_v2.load(std::memory_order_acquire)(stream, count, paramArray, flags); }
CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return nybble::stubs::slot_cuStreamBatchMemOp_v2_ptsz.load(std::memory_order_acquire)(stream, count, paramArray, flags); }
CUresult cuStreamBeginCapture(CUstream hStream) { return nybble::stubs::slot_cuStreamBeginCapture.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) { return nybble::stubs::slot_cuStreamBeginCaptureToCig.load(std::memory_order_acquire)(hStream, streamCigCaptureParams); }
CUresult cuStreamBeginCaptureToCig_ptsz(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) { return nybble::stubs::slot_cuStreamBeginCaptureToCig_ptsz.load(std::memory_order_acquire)(hStream, streamCigCaptureParams); }
CUresult cuStreamBeginCapture_ptsz(CUstream hStream) { return nybble::stubs::slot_cuStreamBeginCapture_ptsz.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode) { return nybble::stubs::slot_cuStreamBeginCapture_v2.load(std::memory_order_acquire)(hStream, mode); }
CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode) { return nybble::stubs::slot_cuStreamBeginCapture_v2_ptsz.load(std::memory_order_acquire)(hStream, mode); }
CUresult cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream) { return nybble::stubs::slot_cuStreamCopyAttributes.load(std::memory_order_acquire)(dstStream, srcStream); }
CUresult cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src) { return nybble::stubs::slot_cuStreamCopyAttributes_ptsz.load(std::memory_order_acquire)(dst, src); }
CUresult cuStreamCreate(CUstream* phStream, unsigned int Flags) { return nybble::stubs::slot_cuStreamCreate.load(std::memory_order_acquire)(phStream, Flags); }
CUresult cuStreamCreateWithPriority(CUstream* phStream, unsigned int flags, int priority) { return nybble::stubs::slot_cuStreamCreateWithPriority.load(std::memory_order_acquire)(phStream, flags, priority); }
CUresult cuStreamDestroy(CUstream hStream) { return nybble::stubs::slot_cuStreamDestroy.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamDestroy_v2(CUstream hStream) { return nybble::stubs::slot_cuStreamDestroy_v2.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamEndCapture(CUstream hStream, CUgraph* phGraph) { return nybble::stubs::slot_cuStreamEndCapture.load(std::memory_order_acquire)(hStream, phGraph); }
CUresult cuStreamEndCaptureToCig(CUstream hStream) { return nybble::stubs::slot_cuStreamEndCaptureToCig.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamEndCaptureToCig_ptsz(CUstream hStream) { return nybble::stubs::slot_cuStreamEndCaptureToCig_ptsz.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph* phGraph) { return nybble::stubs::slot_cuStreamEndCapture_ptsz.load(std::memory_order_acquire)(hStream, phGraph); }
CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value) { return nybble::stubs::slot_cuStreamGetAttribute.load(std::memory_order_acquire)(hStream, attr, value); }
CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value_out) { return nybble::stubs::slot_cuStreamGetAttribute_ptsz.load(std::memory_order_acquire)(hStream, attr, value_out); }
CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) { return nybble::stubs::slot_cuStreamGetCaptureInfo.load(std::memory_order_acquire)(hStream, captureStatus_out, id_out); }
CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) { return nybble::stubs::slot_cuStreamGetCaptureInfo_ptsz.load(std::memory_order_acquire)(hStream, captureStatus_out, id_out); }
CUresult cuStreamGetCtx(CUstream hStream, CUcontext* pctx) { return nybble::stubs::slot_cuStreamGetCtx.load(std::memory_order_acquire)(hStream, pctx); }
CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext* pctx) { return nybble::stubs::slot_cuStreamGetCtx_ptsz.load(std::memory_order_acquire)(hStream, pctx); }
CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) { return nybble::stubs::slot_cuStreamGetCtx_v2.load(std::memory_order_acquire)(hStream, pCtx, pGreenCtx); }
CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) { return nybble::stubs::slot_cuStreamGetCtx_v2_ptsz.load(std::memory_order_acquire)(hStream, pCtx, pGreenCtx); }
CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource* resource, CUdevResourceType type) { return nybble::stubs::slot_cuStreamGetDevResource.load(std::memory_order_acquire)(hStream, resource, type); }
CUresult cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource* resource, CUdevResourceType type) { return nybble::stubs::slot_cuStreamGetDevResource_ptsz.load(std::memory_order_acquire)(hStream, resource, type); }
CUresult cuStreamGetDevice(CUstream hStream, CUdevice* device) { return nybble::stubs::slot_cuStreamGetDevice.load(std::memory_order_acquire)(hStream, device); }
CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice* device) { return nybble::stubs::slot_cuStreamGetDevice_ptsz.load(std::memory_order_acquire)(hStream, device); }
CUresult cuStreamGetFlags(CUstream hStream, unsigned int* flags) { return nybble::stubs::slot_cuStreamGetFlags.load(std::memory_order_acquire)(hStream, flags); }
CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned int* flags) { return nybble::stubs::slot_cuStreamGetFlags_ptsz.load(std::memory_order_acquire)(hStream, flags); }
CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx* phCtx) { return nybble::stubs::slot_cuStreamGetGreenCtx.load(std::memory_order_acquire)(hStream, phCtx); }
CUresult cuStreamGetId(CUstream hStream, unsigned long long* streamId) { return nybble::stubs::slot_cuStreamGetId.load(std::memory_order_acquire)(hStream, streamId); }
CUresult cuStreamGetId_ptsz(CUstream hStream, unsigned long long* streamId) { return nybble::stubs::slot_cuStreamGetId_ptsz.load(std::memory_order_acquire)(hStream, streamId); }
CUresult cuStreamGetPriority(CUstream hStream, int* priority) { return nybble::stubs::slot_cuStreamGetPriority.load(std::memory_order_acquire)(hStream, priority); }
CUresult cuStreamGetPriority_ptsz(CUstream hStream, int* priority) { return nybble::stubs::slot_cuStreamGetPriority_ptsz.load(std::memory_order_acquire)(hStream, priority); }
CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus* captureStatus) { return nybble::stubs::slot_cuStreamIsCapturing.load(std::memory_order_acquire)(hStream, captureStatus); }
CUresult cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus) { return nybble::stubs::slot_cuStreamIsCapturing_ptsz.load(std::memory_order_acquire)(hStream, captureStatus); }
CUresult cuStreamQuery(CUstream hStream) { return nybble::stubs::slot_cuStreamQuery.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamQuery_ptsz(CUstream hStream) { return nybble::stubs::slot_cuStreamQuery_ptsz.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* param) { return nybble::stubs::slot_cuStreamSetAttribute.load(std::memory_order_acquire)(hStream, attr, param); }
CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* value) { return nybble::stubs::slot_cuStreamSetAttribute_ptsz.load(std::memory_order_acquire)(hStream, attr, value); }
CUresult cuStreamSynchronize(CUstream hStream) { return nybble::stubs::slot_cuStreamSynchronize.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamSynchronize_ptsz(CUstream hStream) { return nybble::stubs::slot_cuStreamSynchronize_ptsz.load(std::memory_order_acquire)(hStream); }
CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cuStreamUpdateCaptureDependencies.load(std::memory_order_acquire)(hStream, dependencies, numDependencies, flags); }
CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cuStreamUpdateCaptureDependencies_ptsz.load(std::memory_order_acquire)(hStream, dependencies, numDependencies, flags); }
CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags) { return nybble::stubs::slot_cuStreamWaitEvent.load(std::memory_order_acquire)(hStream, hEvent, Flags); }
CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags) { return nybble::stubs::slot_cuStreamWaitEvent_ptsz.load(std::memory_order_acquire)(hStream, hEvent, Flags); }
CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue32.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue32_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue32_v2.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue32_v2_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue64.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue64_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue64_v2.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWaitValue64_v2_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue32.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue32_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue32_v2.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue32_v2_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue64.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue64_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue64_v2.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return nybble::stubs::slot_cuStreamWriteValue64_v2_ptsz.load(std::memory_order_acquire)(stream, addr, value, flags); }
CUresult cuSurfObjectCreate(CUsurfObject* pSurfObject, const CUDA_RESOURCE_DESC* pResDesc) { return nybble::stubs::slot_cuSurfObjectCreate.load(std::memory_order_acquire)(pSurfObject, pResDesc); }
CUresult cuSurfObjectDestroy(CUsurfObject surfObject) { return nybble::stubs::slot_cuSurfObjectDestroy.load(std::memory_order_acquire)(surfObject); }
CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUsurfObject surfObject) { return nybble::stubs::slot_cuSurfObjectGetResourceDesc.load(std::memory_order_acquire)(pResDesc, surfObject); }
CUresult cuSurfRefGetArray(CUarray* phArray, CUsurfref hSurfRef) { return nybble::stubs::slot_cuSurfRefGetArray.load(std::memory_order_acquire)(phArray, hSurfRef); }
CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags) { return nybble::stubs::slot_cuSurfRefSetArray.load(std::memory_order_acquire)(hSurfRef, hArray, Flags); }
CUresult cuTensorMapReplaceAddress(CUtensorMap* tensorMap, void* globalAddress) { return nybble::stubs::slot_cuTensorMapReplaceAddress.load(std::memory_order_acquire)(tensorMap, globalAddress); }
CUresult cuTensorMapSetAllocationClass(CUtensorMap* tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass* outAllocClass) { return nybble::stubs::slot_cuTensorMapSetAllocationClass.load(std::memory_order_acquire)(tensorMap, allocClass, outAllocClass); }
CUresult cuTexObjectCreate(CUtexObject* pTexObject, const CUDA_RESOURCE_DESC* pResDesc, const CUDA_TEXTURE_DESC* pTexDesc, const CUDA_RESOURCE_VIEW_DESC* pResViewDesc) { return nybble::stubs::slot_cuTexObjectCreate.load(std::memory_order_acquire)(pTexObject, pResDesc, pTexDesc, pResViewDesc); }
CUresult cuTexObjectDestroy(CUtexObject texObject) { return nybble::stubs::slot_cuTexObjectDestroy.load(std::memory_order_acquire)(texObject); }
CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUtexObject texObject) { return nybble::stubs::slot_cuTexObjectGetResourceDesc.load(std::memory_order_acquire)(pResDesc, texObject); }
CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC* pResViewDesc, CUtexObject texObject) { return nybble::stubs::slot_cuTexObjectGetResourceViewDesc.load(std::memory_order_acquire)(pResViewDesc, texObject); }
CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC* pTexDesc, CUtexObject texObject) { return nybble::stubs::slot_cuTexObjectGetTextureDesc.load(std::memory_order_acquire)(pTexDesc, texObject); }
CUresult cuTexRefCreate(CUtexref* pTexRef) { return nybble::stubs::slot_cuTexRefCreate.load(std::memory_order_acquire)(pTexRef); }
CUresult cuTexRefDestroy(CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefDestroy.load(std::memory_order_acquire)(hTexRef); }
CUresult cuTexRefGetAddress(CUdeviceptr_v1* pdptr, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetAddress.load(std::memory_order_acquire)(pdptr, hTexRef); }
CUresult cuTexRefGetAddressMode(CUaddress_mode* pam, CUtexref hTexRef, int dim) { return nybble::stubs::slot_cuTexRefGetAddressMode.load(std::memory_order_acquire)(pam, hTexRef, dim); }
CUresult cuTexRefGetAddress_v2(CUdeviceptr* pdptr, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetAddress_v2.load(std::memory_order_acquire)(pdptr, hTexRef); }
CUresult cuTexRefGetArray(CUarray* phArray, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetArray.load(std::memory_order_acquire)(phArray, hTexRef); }
CUresult cuTexRefGetBorderColor(float* pBorderColor, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetBorderColor.load(std::memory_order_acquire)(pBorderColor, hTexRef); }
CUresult cuTexRefGetFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetFilterMode.load(std::memory_order_acquire)(pfm, hTexRef); }
CUresult cuTexRefGetFlags(unsigned int* pFlags, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetFlags.load(std::memory_order_acquire)(pFlags, hTexRef); }
CUresult cuTexRefGetFormat(CUarray_format* pFormat, int* pNumChannels, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetFormat.load(std::memory_order_acquire)(pFormat, pNumChannels, hTexRef); }
CUresult cuTexRefGetMaxAnisotropy(int* pmaxAniso, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetMaxAnisotropy.load(std::memory_order_acquire)(pmaxAniso, hTexRef); }
CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetMipmapFilterMode.load(std::memory_order_acquire)(pfm, hTexRef); }
CUresult cuTexRefGetMipmapLevelBias(float* pbias, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetMipmapLevelBias.load(std::memory_order_acquire)(pbias, hTexRef); }
CUresult cuTexRefGetMipmapLevelClamp(float* pminMipmapLevelClamp, float* pmaxMipmapLevelClamp, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetMipmapLevelClamp.load(std::memory_order_acquire)(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef); }
CUresult cuTexRefGetMipmappedArray(CUmipmappedArray* phMipmappedArray, CUtexref hTexRef) { return nybble::stubs::slot_cuTexRefGetMipmappedArray.load(std::memory_order_acquire)(phMipmappedArray, hTexRef); }
CUresult cuTexRefSetAddress(unsigned int* ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int bytes) { return nybble::stubs::slot_cuTexRefSetAddress.load(std::memory_order_acquire)(ByteOffset, hTexRef, dptr, bytes); }
CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1* desc, CUdeviceptr_v1 dptr, unsigned int Pitch) { return nybble::stubs::slot_cuTexRefSetAddress2D.load(std::memory_order_acquire)(hTexRef, desc, dptr, Pitch); }
CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) { return nybble::stubs::slot_cuTexRefSetAddress2D_v2.load(std::memory_order_acquire)(hTexRef, desc, dptr, Pitch); }
CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) { return nybble::stubs::slot_cuTexRefSetAddress2D_v3.load(std::memory_order_acquire)(hTexRef, desc, dptr, Pitch); }
CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am) { return nybble::stubs::slot_cuTexRefSetAddressMode.load(std::memory_order_acquire)(hTexRef, dim, am); }
CUresult cuTexRefSetAddress_v2(size_t* ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes) { return nybble::stubs::slot_cuTexRefSetAddress_v2.load(std::memory_order_acquire)(ByteOffset, hTexRef, dptr, bytes); }
CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags) { return nybble::stubs::slot_cuTexRefSetArray.load(std::memory_order_acquire)(hTexRef, hArray, Flags); }
CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float* pBorderColor) { return nybble::stubs::slot_cuTexRefSetBorderColor.load(std::memory_order_acquire)(hTexRef, pBorderColor); }
CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm) { return nybble::stubs::slot_cuTexRefSetFilterMode.load(std::memory_order_acquire)(hTexRef, fm); }
CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags) { return nybble::stubs::slot_cuTexRefSetFlags.load(std::memory_order_acquire)(hTexRef, Flags); }
CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) { return nybble::stubs::slot_cuTexRefSetFormat.load(std::memory_order_acquire)(hTexRef, fmt, NumPackedComponents); }
CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso) { return nybble::stubs::slot_cuTexRefSetMaxAnisotropy.load(std::memory_order_acquire)(hTexRef, maxAniso); }
CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm) { return nybble::stubs::slot_cuTexRefSetMipmapFilterMode.load(std::memory_order_acquire)(hTexRef, fm); }
CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias) { return nybble::stubs::slot_cuTexRefSetMipmapLevelBias.load(std::memory_order_acquire)(hTexRef, bias); }
CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) { return nybble::stubs::slot_cuTexRefSetMipmapLevelClamp.load(std::memory_order_acquire)(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp); }
CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags) { return nybble::stubs::slot_cuTexRefSetMipmappedArray.load(std::memory_order_acquire)(hTexRef, hMipmappedArray, Flags); }
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode* mode) { return nybble::stubs::slot_cuThreadExchangeStreamCaptureMode.load(std::memory_order_acquire)(mode); }
CUresult cuUserObjectRelease(CUuserObject object, unsigned int count) { return nybble::stubs::slot_cuUserObjectRelease.load(std::memory_order_acquire)(object, count); }
CUresult cuUserObjectRetain(CUuserObject object, unsigned int count) { return nybble::stubs::slot_cuUserObjectRetain.load(std::memory_order_acquire)(object, count); }
CUresult cuVDPAUGetDevice(CUdevice* pDevice, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return nybble::stubs::slot_cuVDPAUGetDevice.load(std::memory_order_acquire)(pDevice, vdpDevice, vdpGetProcAddress); }
CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return nybble::stubs::slot_cuWaitExternalSemaphoresAsync.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return nybble::stubs::slot_cuWaitExternalSemaphoresAsync_ptsz.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
#if !NYBBLE_STUB_JUMPS
CUresult cuCtxCreate_v3(CUcontext* pctx, CUexecAffinityParam* paramsArray, int numParams, unsigned int flags, CUdevice dev) { return nybble::stubs::slot_cuCtxCreate_v3.load(std::memory_order_acquire)(pctx, paramsArray, numParams, flags, dev); }
CUresult cuDevSmResourceSplit(CUdevResource* result, unsigned int nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS* groupParams) { return nybble::stubs::slot_cuDevSmResourceSplit.load(std::memory_order_acquire)(result, nbGroups, input, remainder, flags, groupParams); }
CUresult cuDevSmResourceSplitByCount(CUdevResource* result, unsigned int* nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, unsigned int minCount) { return nybble::stubs::slot_cuDevSmResourceSplitByCount.load(std::memory_order_acquire)(result, nbGroups, input, remainder, flags, minCount); }
CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice) { return nybble::stubs::slot_cuDeviceGetP2PAtomicCapabilities.load(std::memory_order_acquire)(capabilities, operations, count, srcDevice, dstDevice); }
CUresult cuGetProcAddress_v2(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult* symbolStatus) { return nybble::stubs::slot_cuGetProcAddress_v2.load(std::memory_order_acquire)(symbol, pfn, cudaVersion, flags, symbolStatus); }
CUresult cuGraphAddBatchMemOpNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphAddBatchMemOpNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddChildGraphNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraph childGraph) { return nybble::stubs::slot_cuGraphAddChildGraphNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, childGraph); }
CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) { return nybble::stubs::slot_cuGraphAddDependencies_v2.load(std::memory_order_acquire)(hGraph, from, to, edgeData, numDependencies); }
CUresult cuGraphAddEventRecordNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) { return nybble::stubs::slot_cuGraphAddEventRecordNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, event); }
CUresult cuGraphAddEventWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) { return nybble::stubs::slot_cuGraphAddEventWaitNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, event); }
CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphAddExternalSemaphoresSignalNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphAddExternalSemaphoresWaitNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddHostNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphAddHostNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddKernelNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return nybble::stubs::slot_cuGraphAddKernelNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddKernelNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphAddKernelNode_v2.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddMemAllocNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS* nodeParams) { return nybble::stubs::slot_cuGraphAddMemAllocNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddMemFreeNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUdeviceptr dptr) { return nybble::stubs::slot_cuGraphAddMemFreeNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, dptr); }
CUresult cuGraphAddMemcpyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) { return nybble::stubs::slot_cuGraphAddMemcpyNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx); }
CUresult cuGraphAddMemsetNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) { return nybble::stubs::slot_cuGraphAddMemsetNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx); }
CUresult cuGraphAddNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraphNodeParams* nodeParams) { return nybble::stubs::slot_cuGraphAddNode.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) { return nybble::stubs::slot_cuGraphAddNode_v2.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams); }
CUresult cuGraphAddNode_v3(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) { return nybble::stubs::slot_cuGraphAddNode_v3.load(std::memory_order_acquire)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams); }
CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle* pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags) { return nybble::stubs::slot_cuGraphConditionalHandleCreate.load(std::memory_order_acquire)(pHandle_out, hGraph, ctx, defaultLaunchValue, flags); }
CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, CUgraphEdgeData* edgeData, size_t* numEdges) { return nybble::stubs::slot_cuGraphGetEdges_v2.load(std::memory_order_acquire)(hGraph, from, to, edgeData, numEdges); }
CUresult cuGraphInstantiate(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) { return nybble::stubs::slot_cuGraphInstantiate.load(std::memory_order_acquire)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize); }
CUresult cuGraphInstantiate_v2(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) { return nybble::stubs::slot_cuGraphInstantiate_v2.load(std::memory_order_acquire)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize); }
CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) { return nybble::stubs::slot_cuGraphRemoveDependencies_v2.load(std::memory_order_acquire)(hGraph, from, to, edgeData, numDependencies); }
CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) { return nybble::stubs::slot_cuLaunchCooperativeKernel.load(std::memory_order_acquire)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams); }
CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) { return nybble::stubs::slot_cuLaunchCooperativeKernel_ptsz.load(std::memory_order_acquire)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams); }
CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) { return nybble::stubs::slot_cuLaunchKernel.load(std::memory_order_acquire)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra); }
CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) { return nybble::stubs::slot_cuLaunchKernel_ptsz.load(std::memory_order_acquire)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra); }
CUresult cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return nybble::stubs::slot_cuLibraryLoadData.load(std::memory_order_acquire)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
CUresult cuLibraryLoadFromFile(CUlibrary* library, const char* fileName, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return nybble::stubs::slot_cuLibraryLoadFromFile.load(std::memory_order_acquire)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) { return nybble::stubs::slot_cuLinkAddData.load(std::memory_order_acquire)(state, type, data, size, name, numOptions, options, optionValues); }
CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) { return nybble::stubs::slot_cuLinkAddData_v2.load(std::memory_order_acquire)(state, type, data, size, name, numOptions, options, optionValues); }
CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) { return nybble::stubs::slot_cuLinkAddFile.load(std::memory_order_acquire)(state, type, path, numOptions, options, optionValues); }
CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) { return nybble::stubs::slot_cuLinkAddFile_v2.load(std::memory_order_acquire)(state, type, path, numOptions, options, optionValues); }
CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void* ptr, cuuint64_t size, unsigned long long flags) { return nybble::stubs::slot_cuLogicalEndpointBindAddr.load(std::memory_order_acquire)(leId, dev, offset, ptr, size, flags); }
CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags) { return nybble::stubs::slot_cuLogicalEndpointBindMem.load(std::memory_order_acquire)(leId, dev, offset, memHandle, memOffset, size, flags); }
CUresult cuMemAddressReserve(CUdeviceptr* ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags) { return nybble::stubs::slot_cuMemAddressReserve.load(std::memory_order_acquire)(ptr, size, alignment, addr, flags); }
CUresult cuMemAllocPitch(CUdeviceptr_v1* dptr, unsigned int* pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes) { return nybble::stubs::slot_cuMemAllocPitch.load(std::memory_order_acquire)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes); }
CUresult cuMemAllocPitch_v2(CUdeviceptr* dptr, size_t* pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes) { return nybble::stubs::slot_cuMemAllocPitch_v2.load(std::memory_order_acquire)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes); }
CUresult cuMemBatchDecompressAsync(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) { return nybble::stubs::slot_cuMemBatchDecompressAsync.load(std::memory_order_acquire)(paramsArray, count, flags, errorIndex, stream); }
CUresult cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) { return nybble::stubs::slot_cuMemBatchDecompressAsync_ptsz.load(std::memory_order_acquire)(paramsArray, count, flags, errorIndex, stream); }
CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemDiscardAndPrefetchBatchAsync.load(std::memory_order_acquire)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemDiscardAndPrefetchBatchAsync_ptsz.load(std::memory_order_acquire)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemDiscardBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemDiscardBatchAsync.load(std::memory_order_acquire)(dptrs, sizes, count, flags, hStream); }
CUresult cuMemDiscardBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemDiscardBatchAsync_ptsz.load(std::memory_order_acquire)(dptrs, sizes, count, flags, hStream); }
CUresult cuMemGetHandleForAddressRange(void* handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags) { return nybble::stubs::slot_cuMemGetHandleForAddressRange.load(std::memory_order_acquire)(handle, dptr, size, handleType, flags); }
CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation* location_out) { return nybble::stubs::slot_cuMemGetLocationInfo.load(std::memory_order_acquire)(ptr, size, summaryGranularity, samplingGranularity, location_out); }
CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags) { return nybble::stubs::slot_cuMemMap.load(std::memory_order_acquire)(ptr, size, offset, handle, flags); }
CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) { return nybble::stubs::slot_cuMemPrefetchAsync_v2.load(std::memory_order_acquire)(devPtr, count, location, flags, hStream); }
CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) { return nybble::stubs::slot_cuMemPrefetchAsync_v2_ptsz.load(std::memory_order_acquire)(devPtr, count, location, flags, hStream); }
CUresult cuMemPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemPrefetchBatchAsync.load(std::memory_order_acquire)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemPrefetchBatchAsync_ptsz.load(std::memory_order_acquire)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemRangeGetAttribute(void* data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) { return nybble::stubs::slot_cuMemRangeGetAttribute.load(std::memory_order_acquire)(data, dataSize, attribute, devPtr, count); }
CUresult cuMemRangeGetAttributes(void** data, size_t* dataSizes, CUmem_range_attribute* attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) { return nybble::stubs::slot_cuMemRangeGetAttributes.load(std::memory_order_acquire)(data, dataSizes, attributes, numAttributes, devPtr, count); }
CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DBatchAsync.load(std::memory_order_acquire)(numOps, opList, failIdx, flags, hStream); }
CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) { return nybble::stubs::slot_cuMemcpy3DBatchAsync_ptsz.load(std::memory_order_acquire)(numOps, opList, failIdx, flags, hStream); }
CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) { return nybble::stubs::slot_cuMemcpyAtoA.load(std::memory_order_acquire)(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyAtoA_v2.load(std::memory_order_acquire)(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyAtoA_v2_ptds.load(std::memory_order_acquire)(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoHAsync(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyAtoHAsync.load(std::memory_order_acquire)(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult cuMemcpyAtoHAsync_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyAtoHAsync_v2.load(std::memory_order_acquire)(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult cuMemcpyAtoHAsync_v2_ptsz(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyAtoHAsync_v2_ptsz.load(std::memory_order_acquire)(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult cuMemcpyBatchAsync(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) { return nybble::stubs::slot_cuMemcpyBatchAsync.load(std::memory_order_acquire)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream); }
CUresult cuMemcpyBatchAsync_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) { return nybble::stubs::slot_cuMemcpyBatchAsync_ptsz.load(std::memory_order_acquire)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream); }
CUresult cuMemcpyBatchAsync_v2(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) { return nybble::stubs::slot_cuMemcpyBatchAsync_v2.load(std::memory_order_acquire)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream); }
CUresult cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) { return nybble::stubs::slot_cuMemcpyBatchAsync_v2_ptsz.load(std::memory_order_acquire)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream); }
CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyHtoAAsync.load(std::memory_order_acquire)(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyHtoAAsync_v2.load(std::memory_order_acquire)(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyHtoAAsync_v2_ptsz.load(std::memory_order_acquire)(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyPeer.load(std::memory_order_acquire)(dstDevice, dstContext, srcDevice, srcContext, ByteCount); }
CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyPeerAsync.load(std::memory_order_acquire)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream); }
CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) { return nybble::stubs::slot_cuMemcpyPeerAsync_ptsz.load(std::memory_order_acquire)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream); }
CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) { return nybble::stubs::slot_cuMemcpyPeer_ptds.load(std::memory_order_acquire)(dstDevice, dstContext, srcDevice, srcContext, ByteCount); }
CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) { return nybble::stubs::slot_cuMemcpyWithAttributesAsync.load(std::memory_order_acquire)(dst, src, size, attr, hStream); }
CUresult cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) { return nybble::stubs::slot_cuMemcpyWithAttributesAsync_ptsz.load(std::memory_order_acquire)(dst, src, size, attr, hStream); }
CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height) { return nybble::stubs::slot_cuMemsetD2D16.load(std::memory_order_acquire)(dstDevice, dstPitch, us, Width, Height); }
CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) { return nybble::stubs::slot_cuMemsetD2D16Async.load(std::memory_order_acquire)(dstDevice, dstPitch, us, Width, Height, hStream); }
CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) { return nybble::stubs::slot_cuMemsetD2D16Async_ptsz.load(std::memory_order_acquire)(dstDevice, dstPitch, us, Width, Height, hStream); }
CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) { return nybble::stubs::slot_cuMemsetD2D16_v2.load(std::memory_order_acquire)(dstDevice, dstPitch, us, Width, Height); }
CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) { return nybble::stubs::slot_cuMemsetD2D16_v2_ptds.load(std::memory_order_acquire)(dstDevice, dstPitch, us, Width, Height); }
CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height) { return nybble::stubs::slot_cuMemsetD2D32.load(std::memory_order_acquire)(dstDevice, dstPitch, ui, Width, Height); }
CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) { return nybble::stubs::slot_cuMemsetD2D32Async.load(std::memory_order_acquire)(dstDevice, dstPitch, ui, Width, Height, hStream); }
CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) { return nybble::stubs::slot_cuMemsetD2D32Async_ptsz.load(std::memory_order_acquire)(dstDevice, dstPitch, ui, Width, Height, hStream); }
CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) { return nybble::stubs::slot_cuMemsetD2D32_v2.load(std::memory_order_acquire)(dstDevice, dstPitch, ui, Width, Height); }
CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) { return nybble::stubs::slot_cuMemsetD2D32_v2_ptds.load(std::memory_order_acquire)(dstDevice, dstPitch, ui, Width, Height); }
CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height) { return nybble::stubs::slot_cuMemsetD2D8.load(std::memory_order_acquire)(dstDevice, dstPitch, uc, Width, Height); }
CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) { return nybble::stubs::slot_cuMemsetD2D8Async.load(std::memory_order_acquire)(dstDevice, dstPitch, uc, Width, Height, hStream); }
CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) { return nybble::stubs::slot_cuMemsetD2D8Async_ptsz.load(std::memory_order_acquire)(dstDevice, dstPitch, uc, Width, Height, hStream); }
CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) { return nybble::stubs::slot_cuMemsetD2D8_v2.load(std::memory_order_acquire)(dstDevice, dstPitch, uc, Width, Height); }
CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) { return nybble::stubs::slot_cuMemsetD2D8_v2_ptds.load(std::memory_order_acquire)(dstDevice, dstPitch, uc, Width, Height); }
CUresult cuModuleLoadDataEx(CUmodule* module, const void* image, unsigned int numOptions, CUjit_option* options, void** optionValues) { return nybble::stubs::slot_cuModuleLoadDataEx.load(std::memory_order_acquire)(module, image, numOptions, options, optionValues); }
CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) { return nybble::stubs::slot_cuMulticastBindAddr.load(std::memory_order_acquire)(mcHandle, mcOffset, memptr, size, flags); }
CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) { return nybble::stubs::slot_cuMulticastBindAddr_v2.load(std::memory_order_acquire)(mcHandle, dev, mcOffset, memptr, size, flags); }
CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) { return nybble::stubs::slot_cuMulticastBindMem.load(std::memory_order_acquire)(mcHandle, mcOffset, memHandle, memOffset, size, flags); }
CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) { return nybble::stubs::slot_cuMulticastBindMem_v2.load(std::memory_order_acquire)(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags); }
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags) { return nybble::stubs::slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.load(std::memory_order_acquire)(numBlocks, func, blockSize, dynamicSMemSize, flags); }
CUresult cuOccupancyMaxPotentialBlockSize(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit) { return nybble::stubs::slot_cuOccupancyMaxPotentialBlockSize.load(std::memory_order_acquire)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit); }
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) { return nybble::stubs::slot_cuOccupancyMaxPotentialBlockSizeWithFlags.load(std::memory_order_acquire)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags); }
CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) { return nybble::stubs::slot_cuStreamBeginCaptureToGraph.load(std::memory_order_acquire)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode); }
CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) { return nybble::stubs::slot_cuStreamBeginCaptureToGraph_ptsz.load(std::memory_order_acquire)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode); }
CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) { return nybble::stubs::slot_cuStreamBeginRecaptureToGraph.load(std::memory_order_acquire)(hStream, mode, hGraph, callbackFunc, userData); }
CUresult cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) { return nybble::stubs::slot_cuStreamBeginRecaptureToGraph_ptsz.load(std::memory_order_acquire)(hStream, mode, hGraph, callbackFunc, userData); }
CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) { return nybble::stubs::slot_cuStreamGetCaptureInfo_v2.load(std::memory_order_acquire)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) { return nybble::stubs::slot_cuStreamGetCaptureInfo_v2_ptsz.load(std::memory_order_acquire)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) { return nybble::stubs::slot_cuStreamGetCaptureInfo_v3.load(std::memory_order_acquire)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) { return nybble::stubs::slot_cuStreamGetCaptureInfo_v3_ptsz.load(std::memory_order_acquire)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cuStreamUpdateCaptureDependencies_v2.load(std::memory_order_acquire)(hStream, dependencies, dependencyData, numDependencies, flags); }
CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cuStreamUpdateCaptureDependencies_v2_ptsz.load(std::memory_order_acquire)(hStream, dependencies, dependencyData, numDependencies, flags); }
CUresult cuTensorMapEncodeIm2col(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const int* pixelBoxLowerCorner, const int* pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return nybble::stubs::slot_cuTensorMapEncodeIm2col.load(std::memory_order_acquire)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill); }
CUresult cuTensorMapEncodeIm2colWide(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return nybble::stubs::slot_cuTensorMapEncodeIm2colWide.load(std::memory_order_acquire)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill); }
CUresult cuTensorMapEncodeTiled(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const cuuint32_t* boxDim, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return nybble::stubs::slot_cuTensorMapEncodeTiled.load(std::memory_order_acquire)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill); }
CUresult cuUserObjectCreate(CUuserObject* object_out, void* ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags) { return nybble::stubs::slot_cuUserObjectCreate.load(std::memory_order_acquire)(object_out, ptr, destroy, initialRefcount, flags); }
CUresult cuVDPAUCtxCreate(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return nybble::stubs::slot_cuVDPAUCtxCreate.load(std::memory_order_acquire)(pCtx, flags, device, vdpDevice, vdpGetProcAddress); }
CUresult cuVDPAUCtxCreate_v2(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return nybble::stubs::slot_cuVDPAUCtxCreate_v2.load(std::memory_order_acquire)(pCtx, flags, device, vdpDevice, vdpGetProcAddress); }
#endif
}

#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_JUMP("cuCtxCreate_v3");
NYBBLE_STUB_JUMP("cuDevSmResourceSplit");
NYBBLE_STUB_JUMP("cuDevSmResourceSplitByCount");
NYBBLE_STUB_JUMP("cuDeviceGetP2PAtomicCapabilities");
NYBBLE_STUB_JUMP("cuGetProcAddress_v2");
NYBBLE_STUB_JUMP("cuGraphAddBatchMemOpNode");
NYBBLE_STUB_JUMP("cuGraphAddChildGraphNode");
NYBBLE_STUB_JUMP("cuGraphAddDependencies_v2");
NYBBLE_STUB_JUMP("cuGraphAddEventRecordNode");
NYBBLE_STUB_JUMP("cuGraphAddEventWaitNode");
NYBBLE_STUB_JUMP("cuGraphAddExternalSemaphoresSignalNode");
NYBBLE_STUB_JUMP("cuGraphAddExternalSemaphoresWaitNode");
NYBBLE_STUB_JUMP("cuGraphAddHostNode");
NYBBLE_STUB_JUMP("cuGraphAddKernelNode");
NYBBLE_STUB_JUMP("cuGraphAddKernelNode_v2");
NYBBLE_STUB_JUMP("cuGraphAddMemAllocNode");
NYBBLE_STUB_JUMP("cuGraphAddMemFreeNode");
NYBBLE_STUB_JUMP("cuGraphAddMemcpyNode");
NYBBLE_STUB_JUMP("cuGraphAddMemsetNode");
NYBBLE_STUB_JUMP("cuGraphAddNode");
NYBBLE_STUB_JUMP("cuGraphAddNode_v2");
NYBBLE_STUB_JUMP("cuGraphAddNode_v3");
NYBBLE_STUB_JUMP("cuGraphConditionalHandleCreate");
NYBBLE_STUB_JUMP("cuGraphGetEdges_v2");
NYBBLE_STUB_JUMP("cuGraphInstantiate");
NYBBLE_STUB_JUMP("cuGraphInstantiate_v2");
NYBBLE_STUB_JUMP("cuGraphRemoveDependencies_v2");
NYBBLE_STUB_JUMP("cuLaunchCooperativeKernel");
NYBBLE_STUB_JUMP("cuLaunchCooperativeKernel_ptsz");
NYBBLE_STUB_JUMP("cuLaunchKernel");
NYBBLE_STUB_JUMP("cuLaunchKernel_ptsz");
NYBBLE_STUB_JUMP("cuLibraryLoadData");
NYBBLE_STUB_JUMP("cuLibraryLoadFromFile");
NYBBLE_STUB_JUMP("cuLinkAddData");
NYBBLE_STUB_JUMP("cuLinkAddData_v2");
NYBBLE_STUB_JUMP("cuLinkAddFile");
NYBBLE_STUB_JUMP("cuLinkAddFile_v2");
NYBBLE_STUB_JUMP("cuLogicalEndpointBindAddr");
NYBBLE_STUB_JUMP("cuLogicalEndpointBindMem");
NYBBLE_STUB_JUMP("cuMemAddressReserve");
NYBBLE_STUB_JUMP("cuMemAllocPitch");
NYBBLE_STUB_JUMP("cuMemAllocPitch_v2");
NYBBLE_STUB_JUMP("cuMemBatchDecompressAsync");
NYBBLE_STUB_JUMP("cuMemBatchDecompressAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemDiscardAndPrefetchBatchAsync");
NYBBLE_STUB_JUMP("cuMemDiscardAndPrefetchBatchAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemDiscardBatchAsync");
NYBBLE_STUB_JUMP("cuMemDiscardBatchAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemGetHandleForAddressRange");
NYBBLE_STUB_JUMP("cuMemGetLocationInfo");
NYBBLE_STUB_JUMP("cuMemMap");
NYBBLE_STUB_JUMP("cuMemPrefetchAsync_v2");
NYBBLE_STUB_JUMP("cuMemPrefetchAsync_v2_ptsz");
NYBBLE_STUB_JUMP("cuMemPrefetchBatchAsync");
NYBBLE_STUB_JUMP("cuMemPrefetchBatchAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemRangeGetAttribute");
NYBBLE_STUB_JUMP("cuMemRangeGetAttributes");
NYBBLE_STUB_JUMP("cuMemcpy3DBatchAsync");
NYBBLE_STUB_JUMP("cuMemcpy3DBatchAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemcpyAtoA");
NYBBLE_STUB_JUMP("cuMemcpyAtoA_v2");
NYBBLE_STUB_JUMP("cuMemcpyAtoA_v2_ptds");
NYBBLE_STUB_JUMP("cuMemcpyAtoHAsync");
NYBBLE_STUB_JUMP("cuMemcpyAtoHAsync_v2");
NYBBLE_STUB_JUMP("cuMemcpyAtoHAsync_v2_ptsz");
NYBBLE_STUB_JUMP("cuMemcpyBatchAsync");
NYBBLE_STUB_JUMP("cuMemcpyBatchAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemcpyBatchAsync_v2");
NYBBLE_STUB_JUMP("cuMemcpyBatchAsync_v2_ptsz");
NYBBLE_STUB_JUMP("cuMemcpyHtoAAsync");
NYBBLE_STUB_JUMP("cuMemcpyHtoAAsync_v2");
NYBBLE_STUB_JUMP("cuMemcpyHtoAAsync_v2_ptsz");
NYBBLE_STUB_JUMP("cuMemcpyPeer");
NYBBLE_STUB_JUMP("cuMemcpyPeerAsync");
NYBBLE_STUB_JUMP("cuMemcpyPeerAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemcpyPeer_ptds");
NYBBLE_STUB_JUMP("cuMemcpyWithAttributesAsync");
NYBBLE_STUB_JUMP("cuMemcpyWithAttributesAsync_ptsz");
NYBBLE_STUB_JUMP("cuMemsetD2D16");
NYBBLE_STUB_JUMP("cuMemsetD2D16Async");
NYBBLE_STUB_JUMP("cuMemsetD2D16Async_ptsz");
NYBBLE_STUB_JUMP("cuMemsetD2D16_v2");
NYBBLE_STUB_JUMP("cuMemsetD2D16_v2_ptds");
NYBBLE_STUB_JUMP("cuMemsetD2D32");
NYBBLE_STUB_JUMP("cuMemsetD2D32Async");
NYBBLE_STUB_JUMP("cuMemsetD2D32Async_ptsz");
NYBBLE_STUB_JUMP("cuMemsetD2D32_v2");
NYBBLE_STUB_JUMP("cuMemsetD2D32_v2_ptds");
NYBBLE_STUB_JUMP("cuMemsetD2D8");
NYBBLE_STUB_JUMP("cuMemsetD2D8Async");
NYBBLE_STUB_JUMP("cuMemsetD2D8Async_ptsz");
NYBBLE_STUB_JUMP("cuMemsetD2D8_v2");
NYBBLE_STUB_JUMP("cuMemsetD2D8_v2_ptds");
NYBBLE_STUB_JUMP("cuModuleLoadDataEx");
NYBBLE_STUB_JUMP("cuMulticastBindAddr");
NYBBLE_STUB_JUMP("cuMulticastBindAddr_v2");
NYBBLE_STUB_JUMP("cuMulticastBindMem");
NYBBLE_STUB_JUMP("cuMulticastBindMem_v2");
NYBBLE_STUB_JUMP("cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags");
NYBBLE_STUB_JUMP("cuOccupancyMaxPotentialBlockSize");
NYBBLE_STUB_JUMP("cuOccupancyMaxPotentialBlockSizeWithFlags");
NYBBLE_STUB_JUMP("cuStreamBeginCaptureToGraph");
NYBBLE_STUB_JUMP("cuStreamBeginCaptureToGraph_ptsz");
NYBBLE_STUB_JUMP("cuStreamBeginRecaptureToGraph");
NYBBLE_STUB_JUMP("cuStreamBeginRecaptureToGraph_ptsz");
NYBBLE_STUB_JUMP("cuStreamGetCaptureInfo_v2");
NYBBLE_STUB_JUMP("cuStreamGetCaptureInfo_v2_ptsz");
NYBBLE_STUB_JUMP("cuStreamGetCaptureInfo_v3");
NYBBLE_STUB_JUMP("cuStreamGetCaptureInfo_v3_ptsz");
NYBBLE_STUB_JUMP("cuStreamUpdateCaptureDependencies_v2");
NYBBLE_STUB_JUMP("cuStreamUpdateCaptureDependencies_v2_ptsz");
NYBBLE_STUB_JUMP("cuTensorMapEncodeIm2col");
NYBBLE_STUB_JUMP("cuTensorMapEncodeIm2colWide");
NYBBLE_STUB_JUMP("cuTensorMapEncodeTiled");
NYBBLE_STUB_JUMP("cuUserObjectCreate");
NYBBLE_STUB_JUMP("cuVDPAUCtxCreate");
NYBBLE_STUB_JUMP("cuVDPAUCtxCreate_v2");
NYBBLE_STUB_UNTYPED_CALL("driver");
NYBBLE_STUB_UNTYPED("driver", "cuEGLApiInit", "723");
NYBBLE_STUB_UNTYPED("driver", "cuMemGetAttribute", "724");
NYBBLE_STUB_UNTYPED("driver", "cuMemGetAttribute_v2", "725");
#endif
