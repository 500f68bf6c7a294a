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
  if (const any_function real = resolve(driver_library, 0)) return reinterpret_cast<decltype(&cold_cuArray3DCreate)>(real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 0));
}
decltype(&cold_cuArray3DCreate) slot_cuArray3DCreate = &cold_cuArray3DCreate;

CUresult cold_cuArray3DCreate_v2(CUarray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pAllocateArray) {
  if (const any_function real = resolve(driver_library, 1)) return reinterpret_cast<decltype(&cold_cuArray3DCreate_v2)>(real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 1));
}
decltype(&cold_cuArray3DCreate_v2) slot_cuArray3DCreate_v2 = &cold_cuArray3DCreate_v2;

CUresult cold_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 2)) return reinterpret_cast<decltype(&cold_cuArray3DGetDescriptor)>(real)(pArrayDescriptor, hArray);
  static_cast<void>(pArrayDescriptor);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 2));
}
decltype(&cold_cuArray3DGetDescriptor) slot_cuArray3DGetDescriptor = &cold_cuArray3DGetDescriptor;

CUresult cold_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 3)) return reinterpret_cast<decltype(&cold_cuArray3DGetDescriptor_v2)>(real)(pArrayDescriptor, hArray);
  zero(pArrayDescriptor, 40);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 3));
}
decltype(&cold_cuArray3DGetDescriptor_v2) slot_cuArray3DGetDescriptor_v2 = &cold_cuArray3DGetDescriptor_v2;

CUresult cold_cuArrayCreate(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR_v1* pAllocateArray) {
  if (const any_function real = resolve(driver_library, 4)) return reinterpret_cast<decltype(&cold_cuArrayCreate)>(real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 4));
}
decltype(&cold_cuArrayCreate) slot_cuArrayCreate = &cold_cuArrayCreate;

CUresult cold_cuArrayCreate_v2(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR* pAllocateArray) {
  if (const any_function real = resolve(driver_library, 5)) return reinterpret_cast<decltype(&cold_cuArrayCreate_v2)>(real)(pHandle, pAllocateArray);
  zero(pHandle, 8);
  static_cast<void>(pAllocateArray);
  return static_cast<CUresult>(failure(driver_library, 5));
}
decltype(&cold_cuArrayCreate_v2) slot_cuArrayCreate_v2 = &cold_cuArrayCreate_v2;

CUresult cold_cuArrayDestroy(CUarray hArray) {
  if (const any_function real = resolve(driver_library, 6)) return reinterpret_cast<decltype(&cold_cuArrayDestroy)>(real)(hArray);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 6));
}
decltype(&cold_cuArrayDestroy) slot_cuArrayDestroy = &cold_cuArrayDestroy;

CUresult cold_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 7)) return reinterpret_cast<decltype(&cold_cuArrayGetDescriptor)>(real)(pArrayDescriptor, hArray);
  static_cast<void>(pArrayDescriptor);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 7));
}
decltype(&cold_cuArrayGetDescriptor) slot_cuArrayGetDescriptor = &cold_cuArrayGetDescriptor;

CUresult cold_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR* pArrayDescriptor, CUarray hArray) {
  if (const any_function real = resolve(driver_library, 8)) return reinterpret_cast<decltype(&cold_cuArrayGetDescriptor_v2)>(real)(pArrayDescriptor, hArray);
  zero(pArrayDescriptor, 24);
  static_cast<void>(hArray);
  return static_cast<CUresult>(failure(driver_library, 8));
}
decltype(&cold_cuArrayGetDescriptor_v2) slot_cuArrayGetDescriptor_v2 = &cold_cuArrayGetDescriptor_v2;

CUresult cold_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUarray array, CUdevice device) {
  if (const any_function real = resolve(driver_library, 9)) return reinterpret_cast<decltype(&cold_cuArrayGetMemoryRequirements)>(real)(memoryRequirements, array, device);
  zero(memoryRequirements, 32);
  static_cast<void>(array);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 9));
}
decltype(&cold_cuArrayGetMemoryRequirements) slot_cuArrayGetMemoryRequirements = &cold_cuArrayGetMemoryRequirements;

CUresult cold_cuArrayGetPlane(CUarray* pPlaneArray, CUarray hArray, unsigned int planeIdx) {
  if (const any_function real = resolve(driver_library, 10)) return reinterpret_cast<decltype(&cold_cuArrayGetPlane)>(real)(pPlaneArray, hArray, planeIdx);
  zero(pPlaneArray, 8);
  static_cast<void>(hArray);
  static_cast<void>(planeIdx);
  return static_cast<CUresult>(failure(driver_library, 10));
}
decltype(&cold_cuArrayGetPlane) slot_cuArrayGetPlane = &cold_cuArrayGetPlane;

CUresult cold_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUarray array) {
  if (const any_function real = resolve(driver_library, 11)) return reinterpret_cast<decltype(&cold_cuArrayGetSparseProperties)>(real)(sparseProperties, array);
  zero(sparseProperties, 48);
  static_cast<void>(array);
  return static_cast<CUresult>(failure(driver_library, 11));
}
decltype(&cold_cuArrayGetSparseProperties) slot_cuArrayGetSparseProperties = &cold_cuArrayGetSparseProperties;

CUresult cold_cuCheckpointOperationComplete(CUcheckpointOperationHandle handle) {
  if (const any_function real = resolve(driver_library, 12)) return reinterpret_cast<decltype(&cold_cuCheckpointOperationComplete)>(real)(handle);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 12));
}
decltype(&cold_cuCheckpointOperationComplete) slot_cuCheckpointOperationComplete = &cold_cuCheckpointOperationComplete;

CUresult cold_cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs* args) {
  if (const any_function real = resolve(driver_library, 13)) return reinterpret_cast<decltype(&cold_cuCheckpointProcessCheckpoint)>(real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 13));
}
decltype(&cold_cuCheckpointProcessCheckpoint) slot_cuCheckpointProcessCheckpoint = &cold_cuCheckpointProcessCheckpoint;

CUresult cold_cuCheckpointProcessGetRestoreThreadId(int pid, int* tid) {
  if (const any_function real = resolve(driver_library, 14)) return reinterpret_cast<decltype(&cold_cuCheckpointProcessGetRestoreThreadId)>(real)(pid, tid);
  static_cast<void>(pid);
  static_cast<void>(tid);
  return static_cast<CUresult>(failure(driver_library, 14));
}
decltype(&cold_cuCheckpointProcessGetRestoreThreadId) slot_cuCheckpointProcessGetRestoreThreadId = &cold_cuCheckpointProcessGetRestoreThreadId;

CUresult cold_cuCheckpointProcessGetState(int pid, CUprocessState* state) {
  if (const any_function real = resolve(driver_library, 15)) return reinterpret_cast<decltype(&cold_cuCheckpointProcessGetState)>(real)(pid, state);
  zero(state, 4);
  static_cast<void>(pid);
  return static_cast<CUresult>(failure(driver_library, 15));
}
decltype(&cold_cuCheckpointProcessGetState) slot_cuCheckpointProcessGetState = &cold_cuCheckpointProcessGetState;

CUresult cold_cuCheckpointProcessLock(int pid, CUcheckpointLockArgs* args) {
  if (const any_function real = resolve(driver_library, 16)) return reinterpret_cast<decltype(&cold_cuCheckpointProcessLock)>(real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 16));
}
decltype(&cold_cuCheckpointProcessLock) slot_cuCheckpointProcessLock = &cold_cuCheckpointProcessLock;

CUresult cold_cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs* args) {
  if (const any_function real = resolve(driver_library, 17)) return reinterpret_cast<decltype(&cold_cuCheckpointProcessRestore)>(real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 17));
}
decltype(&cold_cuCheckpointProcessRestore) slot_cuCheckpointProcessRestore = &cold_cuCheckpointProcessRestore;

CUresult cold_cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs* args) {
  if (const any_function real = resolve(driver_library, 18)) return reinterpret_cast<decltype(&cold_cuCheckpointProcessUnlock)>(real)(pid, args);
  static_cast<void>(pid);
  static_cast<void>(args);
  return static_cast<CUresult>(failure(driver_library, 18));
}
decltype(&cold_cuCheckpointProcessUnlock) slot_cuCheckpointProcessUnlock = &cold_cuCheckpointProcessUnlock;

CUresult cold_cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 19)) return reinterpret_cast<decltype(&cold_cuCoredumpDeregisterCompleteCallback)>(real)(callback);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 19));
}
decltype(&cold_cuCoredumpDeregisterCompleteCallback) slot_cuCoredumpDeregisterCompleteCallback = &cold_cuCoredumpDeregisterCompleteCallback;

CUresult cold_cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 20)) return reinterpret_cast<decltype(&cold_cuCoredumpDeregisterStartCallback)>(real)(callback);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 20));
}
decltype(&cold_cuCoredumpDeregisterStartCallback) slot_cuCoredumpDeregisterStartCallback = &cold_cuCoredumpDeregisterStartCallback;

CUresult cold_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 21)) return reinterpret_cast<decltype(&cold_cuCoredumpGetAttribute)>(real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 21));
}
decltype(&cold_cuCoredumpGetAttribute) slot_cuCoredumpGetAttribute = &cold_cuCoredumpGetAttribute;

CUresult cold_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 22)) return reinterpret_cast<decltype(&cold_cuCoredumpGetAttributeGlobal)>(real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 22));
}
decltype(&cold_cuCoredumpGetAttributeGlobal) slot_cuCoredumpGetAttributeGlobal = &cold_cuCoredumpGetAttributeGlobal;

CUresult cold_cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) {
  if (const any_function real = resolve(driver_library, 23)) return reinterpret_cast<decltype(&cold_cuCoredumpRegisterCompleteCallback)>(real)(callback, userData, callbackOut);
  zero(callbackOut, 8);
  static_cast<void>(callback);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 23));
}
decltype(&cold_cuCoredumpRegisterCompleteCallback) slot_cuCoredumpRegisterCompleteCallback = &cold_cuCoredumpRegisterCompleteCallback;

CUresult cold_cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) {
  if (const any_function real = resolve(driver_library, 24)) return reinterpret_cast<decltype(&cold_cuCoredumpRegisterStartCallback)>(real)(callback, userData, callbackOut);
  zero(callbackOut, 8);
  static_cast<void>(callback);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 24));
}
decltype(&cold_cuCoredumpRegisterStartCallback) slot_cuCoredumpRegisterStartCallback = &cold_cuCoredumpRegisterStartCallback;

CUresult cold_cuCoredumpSetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 25)) return reinterpret_cast<decltype(&cold_cuCoredumpSetAttribute)>(real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 25));
}
decltype(&cold_cuCoredumpSetAttribute) slot_cuCoredumpSetAttribute = &cold_cuCoredumpSetAttribute;

CUresult cold_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) {
  if (const any_function real = resolve(driver_library, 26)) return reinterpret_cast<decltype(&cold_cuCoredumpSetAttributeGlobal)>(real)(attrib, value, size);
  zero(size, 8);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 26));
}
decltype(&cold_cuCoredumpSetAttributeGlobal) slot_cuCoredumpSetAttributeGlobal = &cold_cuCoredumpSetAttributeGlobal;

CUresult cold_cuCtxAttach(CUcontext* pctx, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 27)) return reinterpret_cast<decltype(&cold_cuCtxAttach)>(real)(pctx, flags);
  zero(pctx, 8);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 27));
}
decltype(&cold_cuCtxAttach) slot_cuCtxAttach = &cold_cuCtxAttach;

CUresult cold_cuCtxCreate(CUcontext* pctx, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 28)) return reinterpret_cast<decltype(&cold_cuCtxCreate)>(real)(pctx, flags, dev);
  zero(pctx, 8);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 28));
}
decltype(&cold_cuCtxCreate) slot_cuCtxCreate = &cold_cuCtxCreate;

CUresult cold_cuCtxCreate_v2(CUcontext* pctx, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 29)) return reinterpret_cast<decltype(&cold_cuCtxCreate_v2)>(real)(pctx, flags, dev);
  zero(pctx, 8);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 29));
}
decltype(&cold_cuCtxCreate_v2) slot_cuCtxCreate_v2 = &cold_cuCtxCreate_v2;

CUresult cold_cuCtxCreate_v3(CUcontext* pctx, CUexecAffinityParam* paramsArray, int numParams, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 30)) return reinterpret_cast<decltype(&cold_cuCtxCreate_v3)>(real)(pctx, paramsArray, numParams, flags, dev);
  zero(pctx, 8);
  static_cast<void>(paramsArray);
  static_cast<void>(numParams);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 30));
}
}  // namespace
extern decltype(&cold_cuCtxCreate_v3) slot_cuCtxCreate_v3 __asm__("nybble_slot_cuCtxCreate_v3") __attribute__((visibility("hidden")));
decltype(&cold_cuCtxCreate_v3) slot_cuCtxCreate_v3 = &cold_cuCtxCreate_v3;
namespace {

CUresult cold_cuCtxCreate_v4(CUcontext* pctx, CUctxCreateParams* ctxCreateParams, unsigned int flags, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 31)) return reinterpret_cast<decltype(&cold_cuCtxCreate_v4)>(real)(pctx, ctxCreateParams, flags, dev);
  zero(pctx, 8);
  static_cast<void>(ctxCreateParams);
  static_cast<void>(flags);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 31));
}
decltype(&cold_cuCtxCreate_v4) slot_cuCtxCreate_v4 = &cold_cuCtxCreate_v4;

CUresult cold_cuCtxDestroy(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 32)) return reinterpret_cast<decltype(&cold_cuCtxDestroy)>(real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 32));
}
decltype(&cold_cuCtxDestroy) slot_cuCtxDestroy = &cold_cuCtxDestroy;

CUresult cold_cuCtxDestroy_v2(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 33)) return reinterpret_cast<decltype(&cold_cuCtxDestroy_v2)>(real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 33));
}
decltype(&cold_cuCtxDestroy_v2) slot_cuCtxDestroy_v2 = &cold_cuCtxDestroy_v2;

CUresult cold_cuCtxDetach(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 34)) return reinterpret_cast<decltype(&cold_cuCtxDetach)>(real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 34));
}
decltype(&cold_cuCtxDetach) slot_cuCtxDetach = &cold_cuCtxDetach;

CUresult cold_cuCtxDisablePeerAccess(CUcontext peerContext) {
  if (const any_function real = resolve(driver_library, 35)) return reinterpret_cast<decltype(&cold_cuCtxDisablePeerAccess)>(real)(peerContext);
  static_cast<void>(peerContext);
  return static_cast<CUresult>(failure(driver_library, 35));
}
decltype(&cold_cuCtxDisablePeerAccess) slot_cuCtxDisablePeerAccess = &cold_cuCtxDisablePeerAccess;

CUresult cold_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 36)) return reinterpret_cast<decltype(&cold_cuCtxEnablePeerAccess)>(real)(peerContext, Flags);
  static_cast<void>(peerContext);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 36));
}
decltype(&cold_cuCtxEnablePeerAccess) slot_cuCtxEnablePeerAccess = &cold_cuCtxEnablePeerAccess;

CUresult cold_cuCtxFromGreenCtx(CUcontext* pContext, CUgreenCtx hCtx) {
  if (const any_function real = resolve(driver_library, 37)) return reinterpret_cast<decltype(&cold_cuCtxFromGreenCtx)>(real)(pContext, hCtx);
  zero(pContext, 8);
  static_cast<void>(hCtx);
  return static_cast<CUresult>(failure(driver_library, 37));
}
decltype(&cold_cuCtxFromGreenCtx) slot_cuCtxFromGreenCtx = &cold_cuCtxFromGreenCtx;

CUresult cold_cuCtxGetApiVersion(CUcontext ctx, unsigned int* version) {
  if (const any_function real = resolve(driver_library, 38)) return reinterpret_cast<decltype(&cold_cuCtxGetApiVersion)>(real)(ctx, version);
  zero(version, 4);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 38));
}
decltype(&cold_cuCtxGetApiVersion) slot_cuCtxGetApiVersion = &cold_cuCtxGetApiVersion;

CUresult cold_cuCtxGetCacheConfig(CUfunc_cache* pconfig) {
  if (const any_function real = resolve(driver_library, 39)) return reinterpret_cast<decltype(&cold_cuCtxGetCacheConfig)>(real)(pconfig);
  zero(pconfig, 4);
  return static_cast<CUresult>(failure(driver_library, 39));
}
decltype(&cold_cuCtxGetCacheConfig) slot_cuCtxGetCacheConfig = &cold_cuCtxGetCacheConfig;

CUresult cold_cuCtxGetCurrent(CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 40)) return reinterpret_cast<decltype(&cold_cuCtxGetCurrent)>(real)(pctx);
  zero(pctx, 8);
  return static_cast<CUresult>(failure(driver_library, 40));
}
decltype(&cold_cuCtxGetCurrent) slot_cuCtxGetCurrent = &cold_cuCtxGetCurrent;

CUresult cold_cuCtxGetDevResource(CUcontext hCtx, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 41)) return reinterpret_cast<decltype(&cold_cuCtxGetDevResource)>(real)(hCtx, resource, type);
  static_cast<void>(hCtx);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 41));
}
decltype(&cold_cuCtxGetDevResource) slot_cuCtxGetDevResource = &cold_cuCtxGetDevResource;

CUresult cold_cuCtxGetDevice(CUdevice* device) {
  if (const any_function real = resolve(driver_library, 42)) return reinterpret_cast<decltype(&cold_cuCtxGetDevice)>(real)(device);
  zero(device, 4);
  return static_cast<CUresult>(failure(driver_library, 42));
}
decltype(&cold_cuCtxGetDevice) slot_cuCtxGetDevice = &cold_cuCtxGetDevice;

CUresult cold_cuCtxGetDevice_v2(CUdevice* device, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 43)) return reinterpret_cast<decltype(&cold_cuCtxGetDevice_v2)>(real)(device, ctx);
  zero(device, 4);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 43));
}
decltype(&cold_cuCtxGetDevice_v2) slot_cuCtxGetDevice_v2 = &cold_cuCtxGetDevice_v2;

CUresult cold_cuCtxGetExecAffinity(CUexecAffinityParam* pExecAffinity, CUexecAffinityType type) {
  if (const any_function real = resolve(driver_library, 44)) return reinterpret_cast<decltype(&cold_cuCtxGetExecAffinity)>(real)(pExecAffinity, type);
  zero(pExecAffinity, 8);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 44));
}
decltype(&cold_cuCtxGetExecAffinity) slot_cuCtxGetExecAffinity = &cold_cuCtxGetExecAffinity;

CUresult cold_cuCtxGetFlags(unsigned int* flags) {
  if (const any_function real = resolve(driver_library, 45)) return reinterpret_cast<decltype(&cold_cuCtxGetFlags)>(real)(flags);
  zero(flags, 4);
  return static_cast<CUresult>(failure(driver_library, 45));
}
decltype(&cold_cuCtxGetFlags) slot_cuCtxGetFlags = &cold_cuCtxGetFlags;

CUresult cold_cuCtxGetId(CUcontext ctx, unsigned long long* ctxId) {
  if (const any_function real = resolve(driver_library, 46)) return reinterpret_cast<decltype(&cold_cuCtxGetId)>(real)(ctx, ctxId);
  zero(ctxId, 8);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 46));
}
decltype(&cold_cuCtxGetId) slot_cuCtxGetId = &cold_cuCtxGetId;

CUresult cold_cuCtxGetLimit(size_t* pvalue, CUlimit limit) {
  if (const any_function real = resolve(driver_library, 47)) return reinterpret_cast<decltype(&cold_cuCtxGetLimit)>(real)(pvalue, limit);
  zero(pvalue, 8);
  static_cast<void>(limit);
  return static_cast<CUresult>(failure(driver_library, 47));
}
decltype(&cold_cuCtxGetLimit) slot_cuCtxGetLimit = &cold_cuCtxGetLimit;

CUresult cold_cuCtxGetSharedMemConfig(CUsharedconfig* pConfig) {
  if (const any_function real = resolve(driver_library, 48)) return reinterpret_cast<decltype(&cold_cuCtxGetSharedMemConfig)>(real)(pConfig);
  zero(pConfig, 4);
  return static_cast<CUresult>(failure(driver_library, 48));
}
decltype(&cold_cuCtxGetSharedMemConfig) slot_cuCtxGetSharedMemConfig = &cold_cuCtxGetSharedMemConfig;

CUresult cold_cuCtxGetStreamPriorityRange(int* leastPriority, int* greatestPriority) {
  if (const any_function real = resolve(driver_library, 49)) return reinterpret_cast<decltype(&cold_cuCtxGetStreamPriorityRange)>(real)(leastPriority, greatestPriority);
  zero(leastPriority, 4);
  zero(greatestPriority, 4);
  return static_cast<CUresult>(failure(driver_library, 49));
}
decltype(&cold_cuCtxGetStreamPriorityRange) slot_cuCtxGetStreamPriorityRange = &cold_cuCtxGetStreamPriorityRange;

CUresult cold_cuCtxPopCurrent(CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 50)) return reinterpret_cast<decltype(&cold_cuCtxPopCurrent)>(real)(pctx);
  zero(pctx, 8);
  return static_cast<CUresult>(failure(driver_library, 50));
}
decltype(&cold_cuCtxPopCurrent) slot_cuCtxPopCurrent = &cold_cuCtxPopCurrent;

CUresult cold_cuCtxPopCurrent_v2(CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 51)) return reinterpret_cast<decltype(&cold_cuCtxPopCurrent_v2)>(real)(pctx);
  zero(pctx, 8);
  return static_cast<CUresult>(failure(driver_library, 51));
}
decltype(&cold_cuCtxPopCurrent_v2) slot_cuCtxPopCurrent_v2 = &cold_cuCtxPopCurrent_v2;

CUresult cold_cuCtxPushCurrent(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 52)) return reinterpret_cast<decltype(&cold_cuCtxPushCurrent)>(real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 52));
}
decltype(&cold_cuCtxPushCurrent) slot_cuCtxPushCurrent = &cold_cuCtxPushCurrent;

CUresult cold_cuCtxPushCurrent_v2(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 53)) return reinterpret_cast<decltype(&cold_cuCtxPushCurrent_v2)>(real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 53));
}
decltype(&cold_cuCtxPushCurrent_v2) slot_cuCtxPushCurrent_v2 = &cold_cuCtxPushCurrent_v2;

CUresult cold_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 54)) return reinterpret_cast<decltype(&cold_cuCtxRecordEvent)>(real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 54));
}
decltype(&cold_cuCtxRecordEvent) slot_cuCtxRecordEvent = &cold_cuCtxRecordEvent;

CUresult cold_cuCtxResetPersistingL2Cache() {
  if (const any_function real = resolve(driver_library, 55)) return reinterpret_cast<decltype(&cold_cuCtxResetPersistingL2Cache)>(real)();
  return static_cast<CUresult>(failure(driver_library, 55));
}
decltype(&cold_cuCtxResetPersistingL2Cache) slot_cuCtxResetPersistingL2Cache = &cold_cuCtxResetPersistingL2Cache;

CUresult cold_cuCtxSetCacheConfig(CUfunc_cache config) {
  if (const any_function real = resolve(driver_library, 56)) return reinterpret_cast<decltype(&cold_cuCtxSetCacheConfig)>(real)(config);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 56));
}
decltype(&cold_cuCtxSetCacheConfig) slot_cuCtxSetCacheConfig = &cold_cuCtxSetCacheConfig;

CUresult cold_cuCtxSetCurrent(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 57)) return reinterpret_cast<decltype(&cold_cuCtxSetCurrent)>(real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 57));
}
decltype(&cold_cuCtxSetCurrent) slot_cuCtxSetCurrent = &cold_cuCtxSetCurrent;

CUresult cold_cuCtxSetFlags(unsigned int flags) {
  if (const any_function real = resolve(driver_library, 58)) return reinterpret_cast<decltype(&cold_cuCtxSetFlags)>(real)(flags);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 58));
}
decltype(&cold_cuCtxSetFlags) slot_cuCtxSetFlags = &cold_cuCtxSetFlags;

CUresult cold_cuCtxSetLimit(CUlimit limit, size_t value) {
  if (const any_function real = resolve(driver_library, 59)) return reinterpret_cast<decltype(&cold_cuCtxSetLimit)>(real)(limit, value);
  static_cast<void>(limit);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 59));
}
decltype(&cold_cuCtxSetLimit) slot_cuCtxSetLimit = &cold_cuCtxSetLimit;

CUresult cold_cuCtxSetSharedMemConfig(CUsharedconfig config) {
  if (const any_function real = resolve(driver_library, 60)) return reinterpret_cast<decltype(&cold_cuCtxSetSharedMemConfig)>(real)(config);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 60));
}
decltype(&cold_cuCtxSetSharedMemConfig) slot_cuCtxSetSharedMemConfig = &cold_cuCtxSetSharedMemConfig;

CUresult cold_cuCtxSynchronize() {
  if (const any_function real = resolve(driver_library, 61)) return reinterpret_cast<decltype(&cold_cuCtxSynchronize)>(real)();
  return static_cast<CUresult>(failure(driver_library, 61));
}
decltype(&cold_cuCtxSynchronize) slot_cuCtxSynchronize = &cold_cuCtxSynchronize;

CUresult cold_cuCtxSynchronize_v2(CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 62)) return reinterpret_cast<decltype(&cold_cuCtxSynchronize_v2)>(real)(ctx);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 62));
}
decltype(&cold_cuCtxSynchronize_v2) slot_cuCtxSynchronize_v2 = &cold_cuCtxSynchronize_v2;

CUresult cold_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 63)) return reinterpret_cast<decltype(&cold_cuCtxWaitEvent)>(real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 63));
}
decltype(&cold_cuCtxWaitEvent) slot_cuCtxWaitEvent = &cold_cuCtxWaitEvent;

CUresult cold_cuDestroyExternalMemory(CUexternalMemory extMem) {
  if (const any_function real = resolve(driver_library, 64)) return reinterpret_cast<decltype(&cold_cuDestroyExternalMemory)>(real)(extMem);
  static_cast<void>(extMem);
  return static_cast<CUresult>(failure(driver_library, 64));
}
decltype(&cold_cuDestroyExternalMemory) slot_cuDestroyExternalMemory = &cold_cuDestroyExternalMemory;

CUresult cold_cuDestroyExternalSemaphore(CUexternalSemaphore extSem) {
  if (const any_function real = resolve(driver_library, 65)) return reinterpret_cast<decltype(&cold_cuDestroyExternalSemaphore)>(real)(extSem);
  static_cast<void>(extSem);
  return static_cast<CUresult>(failure(driver_library, 65));
}
decltype(&cold_cuDestroyExternalSemaphore) slot_cuDestroyExternalSemaphore = &cold_cuDestroyExternalSemaphore;

CUresult cold_cuDevResourceGenerateDesc(CUdevResourceDesc* phDesc, CUdevResource* resources, unsigned int nbResources) {
  if (const any_function real = resolve(driver_library, 66)) return reinterpret_cast<decltype(&cold_cuDevResourceGenerateDesc)>(real)(phDesc, resources, nbResources);
  zero(phDesc, 8);
  static_cast<void>(resources);
  static_cast<void>(nbResources);
  return static_cast<CUresult>(failure(driver_library, 66));
}
decltype(&cold_cuDevResourceGenerateDesc) slot_cuDevResourceGenerateDesc = &cold_cuDevResourceGenerateDesc;

CUresult cold_cuDevSmResourceSplit(CUdevResource* result, unsigned int nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS* groupParams) {
  if (const any_function real = resolve(driver_library, 67)) return reinterpret_cast<decltype(&cold_cuDevSmResourceSplit)>(real)(result, nbGroups, input, remainder, flags, groupParams);
  static_cast<void>(result);
  static_cast<void>(nbGroups);
  static_cast<void>(input);
  static_cast<void>(remainder);
  static_cast<void>(flags);
  static_cast<void>(groupParams);
  return static_cast<CUresult>(failure(driver_library, 67));
}
}  // namespace
extern decltype(&cold_cuDevSmResourceSplit) slot_cuDevSmResourceSplit __asm__("nybble_slot_cuDevSmResourceSplit") __attribute__((visibility("hidden")));
decltype(&cold_cuDevSmResourceSplit) slot_cuDevSmResourceSplit = &cold_cuDevSmResourceSplit;
namespace {

CUresult cold_cuDevSmResourceSplitByCount(CUdevResource* result, unsigned int* nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, unsigned int minCount) {
  if (const any_function real = resolve(driver_library, 68)) return reinterpret_cast<decltype(&cold_cuDevSmResourceSplitByCount)>(real)(result, nbGroups, input, remainder, flags, minCount);
  zero(nbGroups, 4);
  static_cast<void>(result);
  static_cast<void>(input);
  static_cast<void>(remainder);
  static_cast<void>(flags);
  static_cast<void>(minCount);
  return static_cast<CUresult>(failure(driver_library, 68));
}
}  // namespace
extern decltype(&cold_cuDevSmResourceSplitByCount) slot_cuDevSmResourceSplitByCount __asm__("nybble_slot_cuDevSmResourceSplitByCount") __attribute__((visibility("hidden")));
decltype(&cold_cuDevSmResourceSplitByCount) slot_cuDevSmResourceSplitByCount = &cold_cuDevSmResourceSplitByCount;
namespace {

CUresult cold_cuDeviceCanAccessPeer(int* canAccessPeer, CUdevice dev, CUdevice peerDev) {
  if (const any_function real = resolve(driver_library, 69)) return reinterpret_cast<decltype(&cold_cuDeviceCanAccessPeer)>(real)(canAccessPeer, dev, peerDev);
  zero(canAccessPeer, 4);
  static_cast<void>(dev);
  static_cast<void>(peerDev);
  return static_cast<CUresult>(failure(driver_library, 69));
}
decltype(&cold_cuDeviceCanAccessPeer) slot_cuDeviceCanAccessPeer = &cold_cuDeviceCanAccessPeer;

CUresult cold_cuDeviceComputeCapability(int* major, int* minor, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 70)) return reinterpret_cast<decltype(&cold_cuDeviceComputeCapability)>(real)(major, minor, dev);
  zero(major, 4);
  zero(minor, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 70));
}
decltype(&cold_cuDeviceComputeCapability) slot_cuDeviceComputeCapability = &cold_cuDeviceComputeCapability;

CUresult cold_cuDeviceGet(CUdevice* device, int ordinal) {
  if (const any_function real = resolve(driver_library, 71)) return reinterpret_cast<decltype(&cold_cuDeviceGet)>(real)(device, ordinal);
  zero(device, 4);
  static_cast<void>(ordinal);
  return static_cast<CUresult>(failure(driver_library, 71));
}
decltype(&cold_cuDeviceGet) slot_cuDeviceGet = &cold_cuDeviceGet;

CUresult cold_cuDeviceGetAttribute(int* pi, CUdevice_attribute attrib, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 72)) return reinterpret_cast<decltype(&cold_cuDeviceGetAttribute)>(real)(pi, attrib, dev);
  zero(pi, 4);
  static_cast<void>(attrib);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 72));
}
decltype(&cold_cuDeviceGetAttribute) slot_cuDeviceGetAttribute = &cold_cuDeviceGetAttribute;

CUresult cold_cuDeviceGetByPCIBusId(CUdevice* dev, const char* pciBusId) {
  if (const any_function real = resolve(driver_library, 73)) return reinterpret_cast<decltype(&cold_cuDeviceGetByPCIBusId)>(real)(dev, pciBusId);
  zero(dev, 4);
  static_cast<void>(pciBusId);
  return static_cast<CUresult>(failure(driver_library, 73));
}
decltype(&cold_cuDeviceGetByPCIBusId) slot_cuDeviceGetByPCIBusId = &cold_cuDeviceGetByPCIBusId;

CUresult cold_cuDeviceGetCliqueCount(size_t* count, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 74)) return reinterpret_cast<decltype(&cold_cuDeviceGetCliqueCount)>(real)(count, dev);
  zero(count, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 74));
}
decltype(&cold_cuDeviceGetCliqueCount) slot_cuDeviceGetCliqueCount = &cold_cuDeviceGetCliqueCount;

CUresult cold_cuDeviceGetCliqueInfo(CUcliqueInfo* cliqueInfo, size_t* count, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 75)) return reinterpret_cast<decltype(&cold_cuDeviceGetCliqueInfo)>(real)(cliqueInfo, count, dev);
  zero(cliqueInfo, 8);
  zero(count, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 75));
}
decltype(&cold_cuDeviceGetCliqueInfo) slot_cuDeviceGetCliqueInfo = &cold_cuDeviceGetCliqueInfo;

CUresult cold_cuDeviceGetCount(int* count) {
  if (const any_function real = resolve(driver_library, 76)) return reinterpret_cast<decltype(&cold_cuDeviceGetCount)>(real)(count);
  zero(count, 4);
  return static_cast<CUresult>(failure(driver_library, 76));
}
decltype(&cold_cuDeviceGetCount) slot_cuDeviceGetCount = &cold_cuDeviceGetCount;

CUresult cold_cuDeviceGetDefaultMemPool(CUmemoryPool* pool_out, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 77)) return reinterpret_cast<decltype(&cold_cuDeviceGetDefaultMemPool)>(real)(pool_out, dev);
  zero(pool_out, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 77));
}
decltype(&cold_cuDeviceGetDefaultMemPool) slot_cuDeviceGetDefaultMemPool = &cold_cuDeviceGetDefaultMemPool;

CUresult cold_cuDeviceGetDevResource(CUdevice device, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 78)) return reinterpret_cast<decltype(&cold_cuDeviceGetDevResource)>(real)(device, resource, type);
  static_cast<void>(device);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 78));
}
decltype(&cold_cuDeviceGetDevResource) slot_cuDeviceGetDevResource = &cold_cuDeviceGetDevResource;

CUresult cold_cuDeviceGetExecAffinitySupport(int* pi, CUexecAffinityType type, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 79)) return reinterpret_cast<decltype(&cold_cuDeviceGetExecAffinitySupport)>(real)(pi, type, dev);
  zero(pi, 4);
  static_cast<void>(type);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 79));
}
decltype(&cold_cuDeviceGetExecAffinitySupport) slot_cuDeviceGetExecAffinitySupport = &cold_cuDeviceGetExecAffinitySupport;

CUresult cold_cuDeviceGetFabricClusterUuid(CUuuid* uuid, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 80)) return reinterpret_cast<decltype(&cold_cuDeviceGetFabricClusterUuid)>(real)(uuid, dev);
  zero(uuid, 16);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 80));
}
decltype(&cold_cuDeviceGetFabricClusterUuid) slot_cuDeviceGetFabricClusterUuid = &cold_cuDeviceGetFabricClusterUuid;

CUresult cold_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 81)) return reinterpret_cast<decltype(&cold_cuDeviceGetGraphMemAttribute)>(real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 81));
}
decltype(&cold_cuDeviceGetGraphMemAttribute) slot_cuDeviceGetGraphMemAttribute = &cold_cuDeviceGetGraphMemAttribute;

CUresult cold_cuDeviceGetHostAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 82)) return reinterpret_cast<decltype(&cold_cuDeviceGetHostAtomicCapabilities)>(real)(capabilities, operations, count, dev);
  zero(capabilities, 4);
  static_cast<void>(operations);
  static_cast<void>(count);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 82));
}
decltype(&cold_cuDeviceGetHostAtomicCapabilities) slot_cuDeviceGetHostAtomicCapabilities = &cold_cuDeviceGetHostAtomicCapabilities;

CUresult cold_cuDeviceGetLuid(char* luid, unsigned int* deviceNodeMask, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 83)) return reinterpret_cast<decltype(&cold_cuDeviceGetLuid)>(real)(luid, deviceNodeMask, dev);
  zero(luid, 1);
  zero(deviceNodeMask, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 83));
}
decltype(&cold_cuDeviceGetLuid) slot_cuDeviceGetLuid = &cold_cuDeviceGetLuid;

CUresult cold_cuDeviceGetMemPool(CUmemoryPool* pool, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 84)) return reinterpret_cast<decltype(&cold_cuDeviceGetMemPool)>(real)(pool, dev);
  zero(pool, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 84));
}
decltype(&cold_cuDeviceGetMemPool) slot_cuDeviceGetMemPool = &cold_cuDeviceGetMemPool;

CUresult cold_cuDeviceGetName(char* name, int len, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 85)) return reinterpret_cast<decltype(&cold_cuDeviceGetName)>(real)(name, len, dev);
  zero(name, 1);
  static_cast<void>(len);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 85));
}
decltype(&cold_cuDeviceGetName) slot_cuDeviceGetName = &cold_cuDeviceGetName;

CUresult cold_cuDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, CUdevice dev, int flags) {
  if (const any_function real = resolve(driver_library, 86)) return reinterpret_cast<decltype(&cold_cuDeviceGetNvSciSyncAttributes)>(real)(nvSciSyncAttrList, dev, flags);
  static_cast<void>(nvSciSyncAttrList);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 86));
}
decltype(&cold_cuDeviceGetNvSciSyncAttributes) slot_cuDeviceGetNvSciSyncAttributes = &cold_cuDeviceGetNvSciSyncAttributes;

CUresult cold_cuDeviceGetP2PAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice) {
  if (const any_function real = resolve(driver_library, 87)) return reinterpret_cast<decltype(&cold_cuDeviceGetP2PAtomicCapabilities)>(real)(capabilities, operations, count, srcDevice, dstDevice);
  zero(capabilities, 4);
  static_cast<void>(operations);
  static_cast<void>(count);
  static_cast<void>(srcDevice);
  static_cast<void>(dstDevice);
  return static_cast<CUresult>(failure(driver_library, 87));
}
}  // namespace
extern decltype(&cold_cuDeviceGetP2PAtomicCapabilities) slot_cuDeviceGetP2PAtomicCapabilities __asm__("nybble_slot_cuDeviceGetP2PAtomicCapabilities") __attribute__((visibility("hidden")));
decltype(&cold_cuDeviceGetP2PAtomicCapabilities) slot_cuDeviceGetP2PAtomicCapabilities = &cold_cuDeviceGetP2PAtomicCapabilities;
namespace {

CUresult cold_cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) {
  if (const any_function real = resolve(driver_library, 88)) return reinterpret_cast<decltype(&cold_cuDeviceGetP2PAttribute)>(real)(value, attrib, srcDevice, dstDevice);
  zero(value, 4);
  static_cast<void>(attrib);
  static_cast<void>(srcDevice);
  static_cast<void>(dstDevice);
  return static_cast<CUresult>(failure(driver_library, 88));
}
decltype(&cold_cuDeviceGetP2PAttribute) slot_cuDeviceGetP2PAttribute = &cold_cuDeviceGetP2PAttribute;

CUresult cold_cuDeviceGetPCIBusId(char* pciBusId, int len, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 89)) return reinterpret_cast<decltype(&cold_cuDeviceGetPCIBusId)>(real)(pciBusId, len, dev);
  zero(pciBusId, 1);
  static_cast<void>(len);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 89));
}
decltype(&cold_cuDeviceGetPCIBusId) slot_cuDeviceGetPCIBusId = &cold_cuDeviceGetPCIBusId;

CUresult cold_cuDeviceGetProperties(CUdevprop* prop, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 90)) return reinterpret_cast<decltype(&cold_cuDeviceGetProperties)>(real)(prop, dev);
  zero(prop, 56);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 90));
}
decltype(&cold_cuDeviceGetProperties) slot_cuDeviceGetProperties = &cold_cuDeviceGetProperties;

CUresult cold_cuDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 91)) return reinterpret_cast<decltype(&cold_cuDeviceGetTexture1DLinearMaxWidth)>(real)(maxWidthInElements, format, numChannels, dev);
  zero(maxWidthInElements, 8);
  static_cast<void>(format);
  static_cast<void>(numChannels);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 91));
}
decltype(&cold_cuDeviceGetTexture1DLinearMaxWidth) slot_cuDeviceGetTexture1DLinearMaxWidth = &cold_cuDeviceGetTexture1DLinearMaxWidth;

CUresult cold_cuDeviceGetUuid(CUuuid* uuid, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 92)) return reinterpret_cast<decltype(&cold_cuDeviceGetUuid)>(real)(uuid, dev);
  static_cast<void>(uuid);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 92));
}
decltype(&cold_cuDeviceGetUuid) slot_cuDeviceGetUuid = &cold_cuDeviceGetUuid;

CUresult cold_cuDeviceGetUuid_v2(CUuuid* uuid, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 93)) return reinterpret_cast<decltype(&cold_cuDeviceGetUuid_v2)>(real)(uuid, dev);
  zero(uuid, 16);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 93));
}
decltype(&cold_cuDeviceGetUuid_v2) slot_cuDeviceGetUuid_v2 = &cold_cuDeviceGetUuid_v2;

CUresult cold_cuDeviceGraphMemTrim(CUdevice device) {
  if (const any_function real = resolve(driver_library, 94)) return reinterpret_cast<decltype(&cold_cuDeviceGraphMemTrim)>(real)(device);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 94));
}
decltype(&cold_cuDeviceGraphMemTrim) slot_cuDeviceGraphMemTrim = &cold_cuDeviceGraphMemTrim;

CUresult cold_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int* flags, int* active) {
  if (const any_function real = resolve(driver_library, 95)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxGetState)>(real)(dev, flags, active);
  zero(flags, 4);
  zero(active, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 95));
}
decltype(&cold_cuDevicePrimaryCtxGetState) slot_cuDevicePrimaryCtxGetState = &cold_cuDevicePrimaryCtxGetState;

CUresult cold_cuDevicePrimaryCtxRelease(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 96)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxRelease)>(real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 96));
}
decltype(&cold_cuDevicePrimaryCtxRelease) slot_cuDevicePrimaryCtxRelease = &cold_cuDevicePrimaryCtxRelease;

CUresult cold_cuDevicePrimaryCtxRelease_v2(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 97)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxRelease_v2)>(real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 97));
}
decltype(&cold_cuDevicePrimaryCtxRelease_v2) slot_cuDevicePrimaryCtxRelease_v2 = &cold_cuDevicePrimaryCtxRelease_v2;

CUresult cold_cuDevicePrimaryCtxReset(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 98)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxReset)>(real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 98));
}
decltype(&cold_cuDevicePrimaryCtxReset) slot_cuDevicePrimaryCtxReset = &cold_cuDevicePrimaryCtxReset;

CUresult cold_cuDevicePrimaryCtxReset_v2(CUdevice dev) {
  if (const any_function real = resolve(driver_library, 99)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxReset_v2)>(real)(dev);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 99));
}
decltype(&cold_cuDevicePrimaryCtxReset_v2) slot_cuDevicePrimaryCtxReset_v2 = &cold_cuDevicePrimaryCtxReset_v2;

CUresult cold_cuDevicePrimaryCtxRetain(CUcontext* pctx, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 100)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxRetain)>(real)(pctx, dev);
  zero(pctx, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 100));
}
decltype(&cold_cuDevicePrimaryCtxRetain) slot_cuDevicePrimaryCtxRetain = &cold_cuDevicePrimaryCtxRetain;

CUresult cold_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 101)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxSetFlags)>(real)(dev, flags);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 101));
}
decltype(&cold_cuDevicePrimaryCtxSetFlags) slot_cuDevicePrimaryCtxSetFlags = &cold_cuDevicePrimaryCtxSetFlags;

CUresult cold_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 102)) return reinterpret_cast<decltype(&cold_cuDevicePrimaryCtxSetFlags_v2)>(real)(dev, flags);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 102));
}
decltype(&cold_cuDevicePrimaryCtxSetFlags_v2) slot_cuDevicePrimaryCtxSetFlags_v2 = &cold_cuDevicePrimaryCtxSetFlags_v2;

CUresult cold_cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void* userData, CUasyncCallbackHandle* callback) {
  if (const any_function real = resolve(driver_library, 103)) return reinterpret_cast<decltype(&cold_cuDeviceRegisterAsyncNotification)>(real)(device, callbackFunc, userData, callback);
  zero(callback, 8);
  static_cast<void>(device);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 103));
}
decltype(&cold_cuDeviceRegisterAsyncNotification) slot_cuDeviceRegisterAsyncNotification = &cold_cuDeviceRegisterAsyncNotification;

CUresult cold_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 104)) return reinterpret_cast<decltype(&cold_cuDeviceSetGraphMemAttribute)>(real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 104));
}
decltype(&cold_cuDeviceSetGraphMemAttribute) slot_cuDeviceSetGraphMemAttribute = &cold_cuDeviceSetGraphMemAttribute;

CUresult cold_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool) {
  if (const any_function real = resolve(driver_library, 105)) return reinterpret_cast<decltype(&cold_cuDeviceSetMemPool)>(real)(dev, pool);
  static_cast<void>(dev);
  static_cast<void>(pool);
  return static_cast<CUresult>(failure(driver_library, 105));
}
decltype(&cold_cuDeviceSetMemPool) slot_cuDeviceSetMemPool = &cold_cuDeviceSetMemPool;

CUresult cold_cuDeviceTotalMem(unsigned int* bytes, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 106)) return reinterpret_cast<decltype(&cold_cuDeviceTotalMem)>(real)(bytes, dev);
  zero(bytes, 4);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 106));
}
decltype(&cold_cuDeviceTotalMem) slot_cuDeviceTotalMem = &cold_cuDeviceTotalMem;

CUresult cold_cuDeviceTotalMem_v2(size_t* bytes, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 107)) return reinterpret_cast<decltype(&cold_cuDeviceTotalMem_v2)>(real)(bytes, dev);
  zero(bytes, 8);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 107));
}
decltype(&cold_cuDeviceTotalMem_v2) slot_cuDeviceTotalMem_v2 = &cold_cuDeviceTotalMem_v2;

CUresult cold_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 108)) return reinterpret_cast<decltype(&cold_cuDeviceUnregisterAsyncNotification)>(real)(device, callback);
  static_cast<void>(device);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 108));
}
decltype(&cold_cuDeviceUnregisterAsyncNotification) slot_cuDeviceUnregisterAsyncNotification = &cold_cuDeviceUnregisterAsyncNotification;

CUresult cold_cuDriverGetVersion(int* driverVersion) {
  if (const any_function real = resolve(driver_library, 109)) return reinterpret_cast<decltype(&cold_cuDriverGetVersion)>(real)(driverVersion);
  zero(driverVersion, 4);
  return static_cast<CUresult>(failure(driver_library, 109));
}
decltype(&cold_cuDriverGetVersion) slot_cuDriverGetVersion = &cold_cuDriverGetVersion;

CUresult cold_cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection* conn, CUgraphicsResource* pCudaResource, CUstream* pStream, unsigned int timeout) {
  if (const any_function real = resolve(driver_library, 110)) return reinterpret_cast<decltype(&cold_cuEGLStreamConsumerAcquireFrame)>(real)(conn, pCudaResource, pStream, timeout);
  zero(conn, 8);
  zero(pCudaResource, 8);
  zero(pStream, 8);
  static_cast<void>(timeout);
  return static_cast<CUresult>(failure(driver_library, 110));
}
decltype(&cold_cuEGLStreamConsumerAcquireFrame) slot_cuEGLStreamConsumerAcquireFrame = &cold_cuEGLStreamConsumerAcquireFrame;

CUresult cold_cuEGLStreamConsumerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream) {
  if (const any_function real = resolve(driver_library, 111)) return reinterpret_cast<decltype(&cold_cuEGLStreamConsumerConnect)>(real)(conn, stream);
  zero(conn, 8);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 111));
}
decltype(&cold_cuEGLStreamConsumerConnect) slot_cuEGLStreamConsumerConnect = &cold_cuEGLStreamConsumerConnect;

CUresult cold_cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection* conn, EGLStreamKHR stream, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 112)) return reinterpret_cast<decltype(&cold_cuEGLStreamConsumerConnectWithFlags)>(real)(conn, stream, flags);
  zero(conn, 8);
  static_cast<void>(stream);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 112));
}
decltype(&cold_cuEGLStreamConsumerConnectWithFlags) slot_cuEGLStreamConsumerConnectWithFlags = &cold_cuEGLStreamConsumerConnectWithFlags;

CUresult cold_cuEGLStreamConsumerDisconnect(CUeglStreamConnection* conn) {
  if (const any_function real = resolve(driver_library, 113)) return reinterpret_cast<decltype(&cold_cuEGLStreamConsumerDisconnect)>(real)(conn);
  zero(conn, 8);
  return static_cast<CUresult>(failure(driver_library, 113));
}
decltype(&cold_cuEGLStreamConsumerDisconnect) slot_cuEGLStreamConsumerDisconnect = &cold_cuEGLStreamConsumerDisconnect;

CUresult cold_cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection* conn, CUgraphicsResource pCudaResource, CUstream* pStream) {
  if (const any_function real = resolve(driver_library, 114)) return reinterpret_cast<decltype(&cold_cuEGLStreamConsumerReleaseFrame)>(real)(conn, pCudaResource, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(pCudaResource);
  return static_cast<CUresult>(failure(driver_library, 114));
}
decltype(&cold_cuEGLStreamConsumerReleaseFrame) slot_cuEGLStreamConsumerReleaseFrame = &cold_cuEGLStreamConsumerReleaseFrame;

CUresult cold_cuEGLStreamProducerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream, EGLint width, EGLint height) {
  if (const any_function real = resolve(driver_library, 115)) return reinterpret_cast<decltype(&cold_cuEGLStreamProducerConnect)>(real)(conn, stream, width, height);
  zero(conn, 8);
  static_cast<void>(stream);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<CUresult>(failure(driver_library, 115));
}
decltype(&cold_cuEGLStreamProducerConnect) slot_cuEGLStreamProducerConnect = &cold_cuEGLStreamProducerConnect;

CUresult cold_cuEGLStreamProducerDisconnect(CUeglStreamConnection* conn) {
  if (const any_function real = resolve(driver_library, 116)) return reinterpret_cast<decltype(&cold_cuEGLStreamProducerDisconnect)>(real)(conn);
  zero(conn, 8);
  return static_cast<CUresult>(failure(driver_library, 116));
}
decltype(&cold_cuEGLStreamProducerDisconnect) slot_cuEGLStreamProducerDisconnect = &cold_cuEGLStreamProducerDisconnect;

CUresult cold_cuEGLStreamProducerPresentFrame(CUeglStreamConnection* conn, CUeglFrame eglframe, CUstream* pStream) {
  if (const any_function real = resolve(driver_library, 117)) return reinterpret_cast<decltype(&cold_cuEGLStreamProducerPresentFrame)>(real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<CUresult>(failure(driver_library, 117));
}
decltype(&cold_cuEGLStreamProducerPresentFrame) slot_cuEGLStreamProducerPresentFrame = &cold_cuEGLStreamProducerPresentFrame;

CUresult cold_cuEGLStreamProducerReturnFrame(CUeglStreamConnection* conn, CUeglFrame* eglframe, CUstream* pStream) {
  if (const any_function real = resolve(driver_library, 118)) return reinterpret_cast<decltype(&cold_cuEGLStreamProducerReturnFrame)>(real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<CUresult>(failure(driver_library, 118));
}
decltype(&cold_cuEGLStreamProducerReturnFrame) slot_cuEGLStreamProducerReturnFrame = &cold_cuEGLStreamProducerReturnFrame;

CUresult cold_cuEventCreate(CUevent* phEvent, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 119)) return reinterpret_cast<decltype(&cold_cuEventCreate)>(real)(phEvent, Flags);
  zero(phEvent, 8);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 119));
}
decltype(&cold_cuEventCreate) slot_cuEventCreate = &cold_cuEventCreate;

CUresult cold_cuEventCreateFromEGLSync(CUevent* phEvent, EGLSyncKHR eglSync, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 120)) return reinterpret_cast<decltype(&cold_cuEventCreateFromEGLSync)>(real)(phEvent, eglSync, flags);
  zero(phEvent, 8);
  static_cast<void>(eglSync);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 120));
}
decltype(&cold_cuEventCreateFromEGLSync) slot_cuEventCreateFromEGLSync = &cold_cuEventCreateFromEGLSync;

CUresult cold_cuEventDestroy(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 121)) return reinterpret_cast<decltype(&cold_cuEventDestroy)>(real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 121));
}
decltype(&cold_cuEventDestroy) slot_cuEventDestroy = &cold_cuEventDestroy;

CUresult cold_cuEventDestroy_v2(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 122)) return reinterpret_cast<decltype(&cold_cuEventDestroy_v2)>(real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 122));
}
decltype(&cold_cuEventDestroy_v2) slot_cuEventDestroy_v2 = &cold_cuEventDestroy_v2;

CUresult cold_cuEventElapsedTime(float* pMilliseconds, CUevent hStart, CUevent hEnd) {
  if (const any_function real = resolve(driver_library, 123)) return reinterpret_cast<decltype(&cold_cuEventElapsedTime)>(real)(pMilliseconds, hStart, hEnd);
  zero(pMilliseconds, 4);
  static_cast<void>(hStart);
  static_cast<void>(hEnd);
  return static_cast<CUresult>(failure(driver_library, 123));
}
decltype(&cold_cuEventElapsedTime) slot_cuEventElapsedTime = &cold_cuEventElapsedTime;

CUresult cold_cuEventElapsedTime_v2(float* pMilliseconds, CUevent hStart, CUevent hEnd) {
  if (const any_function real = resolve(driver_library, 124)) return reinterpret_cast<decltype(&cold_cuEventElapsedTime_v2)>(real)(pMilliseconds, hStart, hEnd);
  zero(pMilliseconds, 4);
  static_cast<void>(hStart);
  static_cast<void>(hEnd);
  return static_cast<CUresult>(failure(driver_library, 124));
}
decltype(&cold_cuEventElapsedTime_v2) slot_cuEventElapsedTime_v2 = &cold_cuEventElapsedTime_v2;

CUresult cold_cuEventQuery(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 125)) return reinterpret_cast<decltype(&cold_cuEventQuery)>(real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 125));
}
decltype(&cold_cuEventQuery) slot_cuEventQuery = &cold_cuEventQuery;

CUresult cold_cuEventRecord(CUevent hEvent, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 126)) return reinterpret_cast<decltype(&cold_cuEventRecord)>(real)(hEvent, hStream);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 126));
}
decltype(&cold_cuEventRecord) slot_cuEventRecord = &cold_cuEventRecord;

CUresult cold_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 127)) return reinterpret_cast<decltype(&cold_cuEventRecordWithFlags)>(real)(hEvent, hStream, flags);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 127));
}
decltype(&cold_cuEventRecordWithFlags) slot_cuEventRecordWithFlags = &cold_cuEventRecordWithFlags;

CUresult cold_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 128)) return reinterpret_cast<decltype(&cold_cuEventRecordWithFlags_ptsz)>(real)(hEvent, hStream, flags);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 128));
}
decltype(&cold_cuEventRecordWithFlags_ptsz) slot_cuEventRecordWithFlags_ptsz = &cold_cuEventRecordWithFlags_ptsz;

CUresult cold_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 129)) return reinterpret_cast<decltype(&cold_cuEventRecord_ptsz)>(real)(hEvent, hStream);
  static_cast<void>(hEvent);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 129));
}
decltype(&cold_cuEventRecord_ptsz) slot_cuEventRecord_ptsz = &cold_cuEventRecord_ptsz;

CUresult cold_cuEventSynchronize(CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 130)) return reinterpret_cast<decltype(&cold_cuEventSynchronize)>(real)(hEvent);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 130));
}
decltype(&cold_cuEventSynchronize) slot_cuEventSynchronize = &cold_cuEventSynchronize;

CUresult cold_cuExternalMemoryGetMappedBuffer(CUdeviceptr* devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC* bufferDesc) {
  if (const any_function real = resolve(driver_library, 131)) return reinterpret_cast<decltype(&cold_cuExternalMemoryGetMappedBuffer)>(real)(devPtr, extMem, bufferDesc);
  zero(devPtr, 8);
  static_cast<void>(extMem);
  static_cast<void>(bufferDesc);
  return static_cast<CUresult>(failure(driver_library, 131));
}
decltype(&cold_cuExternalMemoryGetMappedBuffer) slot_cuExternalMemoryGetMappedBuffer = &cold_cuExternalMemoryGetMappedBuffer;

CUresult cold_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray* mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC* mipmapDesc) {
  if (const any_function real = resolve(driver_library, 132)) return reinterpret_cast<decltype(&cold_cuExternalMemoryGetMappedMipmappedArray)>(real)(mipmap, extMem, mipmapDesc);
  static_cast<void>(mipmap);
  static_cast<void>(extMem);
  static_cast<void>(mipmapDesc);
  return static_cast<CUresult>(failure(driver_library, 132));
}
decltype(&cold_cuExternalMemoryGetMappedMipmappedArray) slot_cuExternalMemoryGetMappedMipmappedArray = &cold_cuExternalMemoryGetMappedMipmappedArray;

CUresult cold_cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 133)) return reinterpret_cast<decltype(&cold_cuFabricCpyBatchAsync)>(real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 133));
}
decltype(&cold_cuFabricCpyBatchAsync) slot_cuFabricCpyBatchAsync = &cold_cuFabricCpyBatchAsync;

CUresult cold_cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 134)) return reinterpret_cast<decltype(&cold_cuFabricCpyBatchAsync_ptsz)>(real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 134));
}
decltype(&cold_cuFabricCpyBatchAsync_ptsz) slot_cuFabricCpyBatchAsync_ptsz = &cold_cuFabricCpyBatchAsync_ptsz;

CUresult cold_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) {
  if (const any_function real = resolve(driver_library, 135)) return reinterpret_cast<decltype(&cold_cuFlushGPUDirectRDMAWrites)>(real)(target, scope);
  static_cast<void>(target);
  static_cast<void>(scope);
  return static_cast<CUresult>(failure(driver_library, 135));
}
decltype(&cold_cuFlushGPUDirectRDMAWrites) slot_cuFlushGPUDirectRDMAWrites = &cold_cuFlushGPUDirectRDMAWrites;

CUresult cold_cuFuncGetAttribute(int* pi, CUfunction_attribute attrib, CUfunction hfunc) {
  if (const any_function real = resolve(driver_library, 136)) return reinterpret_cast<decltype(&cold_cuFuncGetAttribute)>(real)(pi, attrib, hfunc);
  zero(pi, 4);
  static_cast<void>(attrib);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 136));
}
decltype(&cold_cuFuncGetAttribute) slot_cuFuncGetAttribute = &cold_cuFuncGetAttribute;

CUresult cold_cuFuncGetModule(CUmodule* hmod, CUfunction hfunc) {
  if (const any_function real = resolve(driver_library, 137)) return reinterpret_cast<decltype(&cold_cuFuncGetModule)>(real)(hmod, hfunc);
  zero(hmod, 8);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 137));
}
decltype(&cold_cuFuncGetModule) slot_cuFuncGetModule = &cold_cuFuncGetModule;

CUresult cold_cuFuncGetName(const char** name, CUfunction hfunc) {
  if (const any_function real = resolve(driver_library, 138)) return reinterpret_cast<decltype(&cold_cuFuncGetName)>(real)(name, hfunc);
  zero(name, 8);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 138));
}
decltype(&cold_cuFuncGetName) slot_cuFuncGetName = &cold_cuFuncGetName;

CUresult cold_cuFuncGetParamCount(CUfunction func, size_t* paramCount) {
  if (const any_function real = resolve(driver_library, 139)) return reinterpret_cast<decltype(&cold_cuFuncGetParamCount)>(real)(func, paramCount);
  zero(paramCount, 8);
  static_cast<void>(func);
  return static_cast<CUresult>(failure(driver_library, 139));
}
decltype(&cold_cuFuncGetParamCount) slot_cuFuncGetParamCount = &cold_cuFuncGetParamCount;

CUresult cold_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) {
  if (const any_function real = resolve(driver_library, 140)) return reinterpret_cast<decltype(&cold_cuFuncGetParamInfo)>(real)(func, paramIndex, paramOffset, paramSize);
  zero(paramOffset, 8);
  zero(paramSize, 8);
  static_cast<void>(func);
  static_cast<void>(paramIndex);
  return static_cast<CUresult>(failure(driver_library, 140));
}
decltype(&cold_cuFuncGetParamInfo) slot_cuFuncGetParamInfo = &cold_cuFuncGetParamInfo;

CUresult cold_cuFuncIsLoaded(CUfunctionLoadingState* state, CUfunction function) {
  if (const any_function real = resolve(driver_library, 141)) return reinterpret_cast<decltype(&cold_cuFuncIsLoaded)>(real)(state, function);
  zero(state, 4);
  static_cast<void>(function);
  return static_cast<CUresult>(failure(driver_library, 141));
}
decltype(&cold_cuFuncIsLoaded) slot_cuFuncIsLoaded = &cold_cuFuncIsLoaded;

CUresult cold_cuFuncLoad(CUfunction function) {
  if (const any_function real = resolve(driver_library, 142)) return reinterpret_cast<decltype(&cold_cuFuncLoad)>(real)(function);
  static_cast<void>(function);
  return static_cast<CUresult>(failure(driver_library, 142));
}
decltype(&cold_cuFuncLoad) slot_cuFuncLoad = &cold_cuFuncLoad;

CUresult cold_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value) {
  if (const any_function real = resolve(driver_library, 143)) return reinterpret_cast<decltype(&cold_cuFuncSetAttribute)>(real)(hfunc, attrib, value);
  static_cast<void>(hfunc);
  static_cast<void>(attrib);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 143));
}
decltype(&cold_cuFuncSetAttribute) slot_cuFuncSetAttribute = &cold_cuFuncSetAttribute;

CUresult cold_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z) {
  if (const any_function real = resolve(driver_library, 144)) return reinterpret_cast<decltype(&cold_cuFuncSetBlockShape)>(real)(hfunc, x, y, z);
  static_cast<void>(hfunc);
  static_cast<void>(x);
  static_cast<void>(y);
  static_cast<void>(z);
  return static_cast<CUresult>(failure(driver_library, 144));
}
decltype(&cold_cuFuncSetBlockShape) slot_cuFuncSetBlockShape = &cold_cuFuncSetBlockShape;

CUresult cold_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config) {
  if (const any_function real = resolve(driver_library, 145)) return reinterpret_cast<decltype(&cold_cuFuncSetCacheConfig)>(real)(hfunc, config);
  static_cast<void>(hfunc);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 145));
}
decltype(&cold_cuFuncSetCacheConfig) slot_cuFuncSetCacheConfig = &cold_cuFuncSetCacheConfig;

CUresult cold_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config) {
  if (const any_function real = resolve(driver_library, 146)) return reinterpret_cast<decltype(&cold_cuFuncSetSharedMemConfig)>(real)(hfunc, config);
  static_cast<void>(hfunc);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 146));
}
decltype(&cold_cuFuncSetSharedMemConfig) slot_cuFuncSetSharedMemConfig = &cold_cuFuncSetSharedMemConfig;

CUresult cold_cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes) {
  if (const any_function real = resolve(driver_library, 147)) return reinterpret_cast<decltype(&cold_cuFuncSetSharedSize)>(real)(hfunc, bytes);
  static_cast<void>(hfunc);
  static_cast<void>(bytes);
  return static_cast<CUresult>(failure(driver_library, 147));
}
decltype(&cold_cuFuncSetSharedSize) slot_cuFuncSetSharedSize = &cold_cuFuncSetSharedSize;

CUresult cold_cuGLCtxCreate(CUcontext* pCtx, unsigned int Flags, CUdevice device) {
  if (const any_function real = resolve(driver_library, 148)) return reinterpret_cast<decltype(&cold_cuGLCtxCreate)>(real)(pCtx, Flags, device);
  zero(pCtx, 8);
  static_cast<void>(Flags);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 148));
}
decltype(&cold_cuGLCtxCreate) slot_cuGLCtxCreate = &cold_cuGLCtxCreate;

CUresult cold_cuGLCtxCreate_v2(CUcontext* pCtx, unsigned int Flags, CUdevice device) {
  if (const any_function real = resolve(driver_library, 149)) return reinterpret_cast<decltype(&cold_cuGLCtxCreate_v2)>(real)(pCtx, Flags, device);
  zero(pCtx, 8);
  static_cast<void>(Flags);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 149));
}
decltype(&cold_cuGLCtxCreate_v2) slot_cuGLCtxCreate_v2 = &cold_cuGLCtxCreate_v2;

CUresult cold_cuGLGetDevices(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) {
  if (const any_function real = resolve(driver_library, 150)) return reinterpret_cast<decltype(&cold_cuGLGetDevices)>(real)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
  zero(pCudaDeviceCount, 4);
  zero(pCudaDevices, 4);
  static_cast<void>(cudaDeviceCount);
  static_cast<void>(deviceList);
  return static_cast<CUresult>(failure(driver_library, 150));
}
decltype(&cold_cuGLGetDevices) slot_cuGLGetDevices = &cold_cuGLGetDevices;

CUresult cold_cuGLGetDevices_v2(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) {
  if (const any_function real = resolve(driver_library, 151)) return reinterpret_cast<decltype(&cold_cuGLGetDevices_v2)>(real)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
  zero(pCudaDeviceCount, 4);
  zero(pCudaDevices, 4);
  static_cast<void>(cudaDeviceCount);
  static_cast<void>(deviceList);
  return static_cast<CUresult>(failure(driver_library, 151));
}
decltype(&cold_cuGLGetDevices_v2) slot_cuGLGetDevices_v2 = &cold_cuGLGetDevices_v2;

CUresult cold_cuGLInit() {
  if (const any_function real = resolve(driver_library, 152)) return reinterpret_cast<decltype(&cold_cuGLInit)>(real)();
  return static_cast<CUresult>(failure(driver_library, 152));
}
decltype(&cold_cuGLInit) slot_cuGLInit = &cold_cuGLInit;

CUresult cold_cuGLMapBufferObject(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer) {
  if (const any_function real = resolve(driver_library, 153)) return reinterpret_cast<decltype(&cold_cuGLMapBufferObject)>(real)(dptr, size, buffer);
  zero(dptr, 4);
  zero(size, 4);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 153));
}
decltype(&cold_cuGLMapBufferObject) slot_cuGLMapBufferObject = &cold_cuGLMapBufferObject;

CUresult cold_cuGLMapBufferObjectAsync(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 154)) return reinterpret_cast<decltype(&cold_cuGLMapBufferObjectAsync)>(real)(dptr, size, buffer, hStream);
  zero(dptr, 4);
  zero(size, 4);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 154));
}
decltype(&cold_cuGLMapBufferObjectAsync) slot_cuGLMapBufferObjectAsync = &cold_cuGLMapBufferObjectAsync;

CUresult cold_cuGLMapBufferObjectAsync_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 155)) return reinterpret_cast<decltype(&cold_cuGLMapBufferObjectAsync_v2)>(real)(dptr, size, buffer, hStream);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 155));
}
decltype(&cold_cuGLMapBufferObjectAsync_v2) slot_cuGLMapBufferObjectAsync_v2 = &cold_cuGLMapBufferObjectAsync_v2;

CUresult cold_cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 156)) return reinterpret_cast<decltype(&cold_cuGLMapBufferObjectAsync_v2_ptsz)>(real)(dptr, size, buffer, hStream);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 156));
}
decltype(&cold_cuGLMapBufferObjectAsync_v2_ptsz) slot_cuGLMapBufferObjectAsync_v2_ptsz = &cold_cuGLMapBufferObjectAsync_v2_ptsz;

CUresult cold_cuGLMapBufferObject_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer) {
  if (const any_function real = resolve(driver_library, 157)) return reinterpret_cast<decltype(&cold_cuGLMapBufferObject_v2)>(real)(dptr, size, buffer);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 157));
}
decltype(&cold_cuGLMapBufferObject_v2) slot_cuGLMapBufferObject_v2 = &cold_cuGLMapBufferObject_v2;

CUresult cold_cuGLMapBufferObject_v2_ptds(CUdeviceptr* dptr, size_t* size, GLuint buffer) {
  if (const any_function real = resolve(driver_library, 158)) return reinterpret_cast<decltype(&cold_cuGLMapBufferObject_v2_ptds)>(real)(dptr, size, buffer);
  zero(dptr, 8);
  zero(size, 8);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 158));
}
decltype(&cold_cuGLMapBufferObject_v2_ptds) slot_cuGLMapBufferObject_v2_ptds = &cold_cuGLMapBufferObject_v2_ptds;

CUresult cold_cuGLRegisterBufferObject(GLuint buffer) {
  if (const any_function real = resolve(driver_library, 159)) return reinterpret_cast<decltype(&cold_cuGLRegisterBufferObject)>(real)(buffer);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 159));
}
decltype(&cold_cuGLRegisterBufferObject) slot_cuGLRegisterBufferObject = &cold_cuGLRegisterBufferObject;

CUresult cold_cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 160)) return reinterpret_cast<decltype(&cold_cuGLSetBufferObjectMapFlags)>(real)(buffer, Flags);
  static_cast<void>(buffer);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 160));
}
decltype(&cold_cuGLSetBufferObjectMapFlags) slot_cuGLSetBufferObjectMapFlags = &cold_cuGLSetBufferObjectMapFlags;

CUresult cold_cuGLUnmapBufferObject(GLuint buffer) {
  if (const any_function real = resolve(driver_library, 161)) return reinterpret_cast<decltype(&cold_cuGLUnmapBufferObject)>(real)(buffer);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 161));
}
decltype(&cold_cuGLUnmapBufferObject) slot_cuGLUnmapBufferObject = &cold_cuGLUnmapBufferObject;

CUresult cold_cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 162)) return reinterpret_cast<decltype(&cold_cuGLUnmapBufferObjectAsync)>(real)(buffer, hStream);
  static_cast<void>(buffer);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 162));
}
decltype(&cold_cuGLUnmapBufferObjectAsync) slot_cuGLUnmapBufferObjectAsync = &cold_cuGLUnmapBufferObjectAsync;

CUresult cold_cuGLUnregisterBufferObject(GLuint buffer) {
  if (const any_function real = resolve(driver_library, 163)) return reinterpret_cast<decltype(&cold_cuGLUnregisterBufferObject)>(real)(buffer);
  static_cast<void>(buffer);
  return static_cast<CUresult>(failure(driver_library, 163));
}
decltype(&cold_cuGLUnregisterBufferObject) slot_cuGLUnregisterBufferObject = &cold_cuGLUnregisterBufferObject;

CUresult cold_cuGetErrorName(CUresult error, const char** pStr) {
  if (const any_function real = resolve(driver_library, 164)) return reinterpret_cast<decltype(&cold_cuGetErrorName)>(real)(error, pStr);
  zero(pStr, 8);
  static_cast<void>(error);
  return static_cast<CUresult>(failure(driver_library, 164));
}
decltype(&cold_cuGetErrorName) slot_cuGetErrorName = &cold_cuGetErrorName;

CUresult cold_cuGetErrorString(CUresult error, const char** pStr) {
  if (const any_function real = resolve(driver_library, 165)) return reinterpret_cast<decltype(&cold_cuGetErrorString)>(real)(error, pStr);
  zero(pStr, 8);
  static_cast<void>(error);
  return static_cast<CUresult>(failure(driver_library, 165));
}
decltype(&cold_cuGetErrorString) slot_cuGetErrorString = &cold_cuGetErrorString;

CUresult cold_cuGetExportTable(const void** ppExportTable, const CUuuid* pExportTableId) {
  if (const any_function real = resolve(driver_library, 166)) return reinterpret_cast<decltype(&cold_cuGetExportTable)>(real)(ppExportTable, pExportTableId);
  zero(ppExportTable, 8);
  static_cast<void>(pExportTableId);
  return static_cast<CUresult>(failure(driver_library, 166));
}
decltype(&cold_cuGetExportTable) slot_cuGetExportTable = &cold_cuGetExportTable;

CUresult cold_cuGetProcAddress(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags) {
  if (const any_function real = resolve(driver_library, 167)) return reinterpret_cast<decltype(&cold_cuGetProcAddress)>(real)(symbol, pfn, cudaVersion, flags);
  zero(pfn, 8);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 167));
}
decltype(&cold_cuGetProcAddress) slot_cuGetProcAddress = &cold_cuGetProcAddress;

CUresult cold_cuGetProcAddress_v2(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult* symbolStatus) {
  if (const any_function real = resolve(driver_library, 168)) return reinterpret_cast<decltype(&cold_cuGetProcAddress_v2)>(real)(symbol, pfn, cudaVersion, flags, symbolStatus);
  zero(pfn, 8);
  zero(symbolStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 168));
}
}  // namespace
extern decltype(&cold_cuGetProcAddress_v2) slot_cuGetProcAddress_v2 __asm__("nybble_slot_cuGetProcAddress_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuGetProcAddress_v2) slot_cuGetProcAddress_v2 = &cold_cuGetProcAddress_v2;
namespace {

CUresult cold_cuGraphAddBatchMemOpNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 169)) return reinterpret_cast<decltype(&cold_cuGraphAddBatchMemOpNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 169));
}
}  // namespace
extern decltype(&cold_cuGraphAddBatchMemOpNode) slot_cuGraphAddBatchMemOpNode __asm__("nybble_slot_cuGraphAddBatchMemOpNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddBatchMemOpNode) slot_cuGraphAddBatchMemOpNode = &cold_cuGraphAddBatchMemOpNode;
namespace {

CUresult cold_cuGraphAddChildGraphNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraph childGraph) {
  if (const any_function real = resolve(driver_library, 170)) return reinterpret_cast<decltype(&cold_cuGraphAddChildGraphNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, childGraph);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(childGraph);
  return static_cast<CUresult>(failure(driver_library, 170));
}
}  // namespace
extern decltype(&cold_cuGraphAddChildGraphNode) slot_cuGraphAddChildGraphNode __asm__("nybble_slot_cuGraphAddChildGraphNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddChildGraphNode) slot_cuGraphAddChildGraphNode = &cold_cuGraphAddChildGraphNode;
namespace {

CUresult cold_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 171)) return reinterpret_cast<decltype(&cold_cuGraphAddDependencies)>(real)(hGraph, from, to, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 171));
}
decltype(&cold_cuGraphAddDependencies) slot_cuGraphAddDependencies = &cold_cuGraphAddDependencies;

CUresult cold_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 172)) return reinterpret_cast<decltype(&cold_cuGraphAddDependencies_v2)>(real)(hGraph, from, to, edgeData, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 172));
}
}  // namespace
extern decltype(&cold_cuGraphAddDependencies_v2) slot_cuGraphAddDependencies_v2 __asm__("nybble_slot_cuGraphAddDependencies_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddDependencies_v2) slot_cuGraphAddDependencies_v2 = &cold_cuGraphAddDependencies_v2;
namespace {

CUresult cold_cuGraphAddEmptyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 173)) return reinterpret_cast<decltype(&cold_cuGraphAddEmptyNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 173));
}
decltype(&cold_cuGraphAddEmptyNode) slot_cuGraphAddEmptyNode = &cold_cuGraphAddEmptyNode;

CUresult cold_cuGraphAddEventRecordNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) {
  if (const any_function real = resolve(driver_library, 174)) return reinterpret_cast<decltype(&cold_cuGraphAddEventRecordNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, event);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 174));
}
}  // namespace
extern decltype(&cold_cuGraphAddEventRecordNode) slot_cuGraphAddEventRecordNode __asm__("nybble_slot_cuGraphAddEventRecordNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddEventRecordNode) slot_cuGraphAddEventRecordNode = &cold_cuGraphAddEventRecordNode;
namespace {

CUresult cold_cuGraphAddEventWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) {
  if (const any_function real = resolve(driver_library, 175)) return reinterpret_cast<decltype(&cold_cuGraphAddEventWaitNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, event);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 175));
}
}  // namespace
extern decltype(&cold_cuGraphAddEventWaitNode) slot_cuGraphAddEventWaitNode __asm__("nybble_slot_cuGraphAddEventWaitNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddEventWaitNode) slot_cuGraphAddEventWaitNode = &cold_cuGraphAddEventWaitNode;
namespace {

CUresult cold_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 176)) return reinterpret_cast<decltype(&cold_cuGraphAddExternalSemaphoresSignalNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 176));
}
}  // namespace
extern decltype(&cold_cuGraphAddExternalSemaphoresSignalNode) slot_cuGraphAddExternalSemaphoresSignalNode __asm__("nybble_slot_cuGraphAddExternalSemaphoresSignalNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddExternalSemaphoresSignalNode) slot_cuGraphAddExternalSemaphoresSignalNode = &cold_cuGraphAddExternalSemaphoresSignalNode;
namespace {

CUresult cold_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 177)) return reinterpret_cast<decltype(&cold_cuGraphAddExternalSemaphoresWaitNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 177));
}
}  // namespace
extern decltype(&cold_cuGraphAddExternalSemaphoresWaitNode) slot_cuGraphAddExternalSemaphoresWaitNode __asm__("nybble_slot_cuGraphAddExternalSemaphoresWaitNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddExternalSemaphoresWaitNode) slot_cuGraphAddExternalSemaphoresWaitNode = &cold_cuGraphAddExternalSemaphoresWaitNode;
namespace {

CUresult cold_cuGraphAddHostNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 178)) return reinterpret_cast<decltype(&cold_cuGraphAddHostNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 178));
}
}  // namespace
extern decltype(&cold_cuGraphAddHostNode) slot_cuGraphAddHostNode __asm__("nybble_slot_cuGraphAddHostNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddHostNode) slot_cuGraphAddHostNode = &cold_cuGraphAddHostNode;
namespace {

CUresult cold_cuGraphAddKernelNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 179)) return reinterpret_cast<decltype(&cold_cuGraphAddKernelNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 179));
}
}  // namespace
extern decltype(&cold_cuGraphAddKernelNode) slot_cuGraphAddKernelNode __asm__("nybble_slot_cuGraphAddKernelNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddKernelNode) slot_cuGraphAddKernelNode = &cold_cuGraphAddKernelNode;
namespace {

CUresult cold_cuGraphAddKernelNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 180)) return reinterpret_cast<decltype(&cold_cuGraphAddKernelNode_v2)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 180));
}
}  // namespace
extern decltype(&cold_cuGraphAddKernelNode_v2) slot_cuGraphAddKernelNode_v2 __asm__("nybble_slot_cuGraphAddKernelNode_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddKernelNode_v2) slot_cuGraphAddKernelNode_v2 = &cold_cuGraphAddKernelNode_v2;
namespace {

CUresult cold_cuGraphAddMemAllocNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 181)) return reinterpret_cast<decltype(&cold_cuGraphAddMemAllocNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 181));
}
}  // namespace
extern decltype(&cold_cuGraphAddMemAllocNode) slot_cuGraphAddMemAllocNode __asm__("nybble_slot_cuGraphAddMemAllocNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddMemAllocNode) slot_cuGraphAddMemAllocNode = &cold_cuGraphAddMemAllocNode;
namespace {

CUresult cold_cuGraphAddMemFreeNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 182)) return reinterpret_cast<decltype(&cold_cuGraphAddMemFreeNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, dptr);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 182));
}
}  // namespace
extern decltype(&cold_cuGraphAddMemFreeNode) slot_cuGraphAddMemFreeNode __asm__("nybble_slot_cuGraphAddMemFreeNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddMemFreeNode) slot_cuGraphAddMemFreeNode = &cold_cuGraphAddMemFreeNode;
namespace {

CUresult cold_cuGraphAddMemcpyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 183)) return reinterpret_cast<decltype(&cold_cuGraphAddMemcpyNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(copyParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 183));
}
}  // namespace
extern decltype(&cold_cuGraphAddMemcpyNode) slot_cuGraphAddMemcpyNode __asm__("nybble_slot_cuGraphAddMemcpyNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddMemcpyNode) slot_cuGraphAddMemcpyNode = &cold_cuGraphAddMemcpyNode;
namespace {

CUresult cold_cuGraphAddMemsetNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 184)) return reinterpret_cast<decltype(&cold_cuGraphAddMemsetNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(memsetParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 184));
}
}  // namespace
extern decltype(&cold_cuGraphAddMemsetNode) slot_cuGraphAddMemsetNode __asm__("nybble_slot_cuGraphAddMemsetNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddMemsetNode) slot_cuGraphAddMemsetNode = &cold_cuGraphAddMemsetNode;
namespace {

CUresult cold_cuGraphAddNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 185)) return reinterpret_cast<decltype(&cold_cuGraphAddNode)>(real)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 185));
}
}  // namespace
extern decltype(&cold_cuGraphAddNode) slot_cuGraphAddNode __asm__("nybble_slot_cuGraphAddNode") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddNode) slot_cuGraphAddNode = &cold_cuGraphAddNode;
namespace {

CUresult cold_cuGraphAddNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 186)) return reinterpret_cast<decltype(&cold_cuGraphAddNode_v2)>(real)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 186));
}
}  // namespace
extern decltype(&cold_cuGraphAddNode_v2) slot_cuGraphAddNode_v2 __asm__("nybble_slot_cuGraphAddNode_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddNode_v2) slot_cuGraphAddNode_v2 = &cold_cuGraphAddNode_v2;
namespace {

CUresult cold_cuGraphAddNode_v3(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 187)) return reinterpret_cast<decltype(&cold_cuGraphAddNode_v3)>(real)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams);
  zero(phGraphNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 187));
}
}  // namespace
extern decltype(&cold_cuGraphAddNode_v3) slot_cuGraphAddNode_v3 __asm__("nybble_slot_cuGraphAddNode_v3") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphAddNode_v3) slot_cuGraphAddNode_v3 = &cold_cuGraphAddNode_v3;
namespace {

CUresult cold_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams_out) {
  if (const any_function real = resolve(driver_library, 188)) return reinterpret_cast<decltype(&cold_cuGraphBatchMemOpNodeGetParams)>(real)(hNode, nodeParams_out);
  zero(nodeParams_out, 32);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 188));
}
decltype(&cold_cuGraphBatchMemOpNodeGetParams) slot_cuGraphBatchMemOpNodeGetParams = &cold_cuGraphBatchMemOpNodeGetParams;

CUresult cold_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 189)) return reinterpret_cast<decltype(&cold_cuGraphBatchMemOpNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 189));
}
decltype(&cold_cuGraphBatchMemOpNodeSetParams) slot_cuGraphBatchMemOpNodeSetParams = &cold_cuGraphBatchMemOpNodeSetParams;

CUresult cold_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 190)) return reinterpret_cast<decltype(&cold_cuGraphChildGraphNodeGetGraph)>(real)(hNode, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 190));
}
decltype(&cold_cuGraphChildGraphNodeGetGraph) slot_cuGraphChildGraphNodeGetGraph = &cold_cuGraphChildGraphNodeGetGraph;

CUresult cold_cuGraphClone(CUgraph* phGraphClone, CUgraph originalGraph) {
  if (const any_function real = resolve(driver_library, 191)) return reinterpret_cast<decltype(&cold_cuGraphClone)>(real)(phGraphClone, originalGraph);
  zero(phGraphClone, 8);
  static_cast<void>(originalGraph);
  return static_cast<CUresult>(failure(driver_library, 191));
}
decltype(&cold_cuGraphClone) slot_cuGraphClone = &cold_cuGraphClone;

CUresult cold_cuGraphConditionalHandleCreate(CUgraphConditionalHandle* pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 192)) return reinterpret_cast<decltype(&cold_cuGraphConditionalHandleCreate)>(real)(pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
  zero(pHandle_out, 8);
  static_cast<void>(hGraph);
  static_cast<void>(ctx);
  static_cast<void>(defaultLaunchValue);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 192));
}
}  // namespace
extern decltype(&cold_cuGraphConditionalHandleCreate) slot_cuGraphConditionalHandleCreate __asm__("nybble_slot_cuGraphConditionalHandleCreate") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphConditionalHandleCreate) slot_cuGraphConditionalHandleCreate = &cold_cuGraphConditionalHandleCreate;
namespace {

CUresult cold_cuGraphCreate(CUgraph* phGraph, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 193)) return reinterpret_cast<decltype(&cold_cuGraphCreate)>(real)(phGraph, flags);
  zero(phGraph, 8);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 193));
}
decltype(&cold_cuGraphCreate) slot_cuGraphCreate = &cold_cuGraphCreate;

CUresult cold_cuGraphDebugDotPrint(CUgraph hGraph, const char* path, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 194)) return reinterpret_cast<decltype(&cold_cuGraphDebugDotPrint)>(real)(hGraph, path, flags);
  static_cast<void>(hGraph);
  static_cast<void>(path);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 194));
}
decltype(&cold_cuGraphDebugDotPrint) slot_cuGraphDebugDotPrint = &cold_cuGraphDebugDotPrint;

CUresult cold_cuGraphDestroy(CUgraph hGraph) {
  if (const any_function real = resolve(driver_library, 195)) return reinterpret_cast<decltype(&cold_cuGraphDestroy)>(real)(hGraph);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 195));
}
decltype(&cold_cuGraphDestroy) slot_cuGraphDestroy = &cold_cuGraphDestroy;

CUresult cold_cuGraphDestroyNode(CUgraphNode hNode) {
  if (const any_function real = resolve(driver_library, 196)) return reinterpret_cast<decltype(&cold_cuGraphDestroyNode)>(real)(hNode);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 196));
}
decltype(&cold_cuGraphDestroyNode) slot_cuGraphDestroyNode = &cold_cuGraphDestroyNode;

CUresult cold_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent* event_out) {
  if (const any_function real = resolve(driver_library, 197)) return reinterpret_cast<decltype(&cold_cuGraphEventRecordNodeGetEvent)>(real)(hNode, event_out);
  zero(event_out, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 197));
}
decltype(&cold_cuGraphEventRecordNodeGetEvent) slot_cuGraphEventRecordNodeGetEvent = &cold_cuGraphEventRecordNodeGetEvent;

CUresult cold_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 198)) return reinterpret_cast<decltype(&cold_cuGraphEventRecordNodeSetEvent)>(real)(hNode, event);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 198));
}
decltype(&cold_cuGraphEventRecordNodeSetEvent) slot_cuGraphEventRecordNodeSetEvent = &cold_cuGraphEventRecordNodeSetEvent;

CUresult cold_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent* event_out) {
  if (const any_function real = resolve(driver_library, 199)) return reinterpret_cast<decltype(&cold_cuGraphEventWaitNodeGetEvent)>(real)(hNode, event_out);
  zero(event_out, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 199));
}
decltype(&cold_cuGraphEventWaitNodeGetEvent) slot_cuGraphEventWaitNodeGetEvent = &cold_cuGraphEventWaitNodeGetEvent;

CUresult cold_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 200)) return reinterpret_cast<decltype(&cold_cuGraphEventWaitNodeSetEvent)>(real)(hNode, event);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 200));
}
decltype(&cold_cuGraphEventWaitNodeSetEvent) slot_cuGraphEventWaitNodeSetEvent = &cold_cuGraphEventWaitNodeSetEvent;

CUresult cold_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 201)) return reinterpret_cast<decltype(&cold_cuGraphExecBatchMemOpNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 201));
}
decltype(&cold_cuGraphExecBatchMemOpNodeSetParams) slot_cuGraphExecBatchMemOpNodeSetParams = &cold_cuGraphExecBatchMemOpNodeSetParams;

CUresult cold_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) {
  if (const any_function real = resolve(driver_library, 202)) return reinterpret_cast<decltype(&cold_cuGraphExecChildGraphNodeSetParams)>(real)(hGraphExec, hNode, childGraph);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(childGraph);
  return static_cast<CUresult>(failure(driver_library, 202));
}
decltype(&cold_cuGraphExecChildGraphNodeSetParams) slot_cuGraphExecChildGraphNodeSetParams = &cold_cuGraphExecChildGraphNodeSetParams;

CUresult cold_cuGraphExecDestroy(CUgraphExec hGraphExec) {
  if (const any_function real = resolve(driver_library, 203)) return reinterpret_cast<decltype(&cold_cuGraphExecDestroy)>(real)(hGraphExec);
  static_cast<void>(hGraphExec);
  return static_cast<CUresult>(failure(driver_library, 203));
}
decltype(&cold_cuGraphExecDestroy) slot_cuGraphExecDestroy = &cold_cuGraphExecDestroy;

CUresult cold_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 204)) return reinterpret_cast<decltype(&cold_cuGraphExecEventRecordNodeSetEvent)>(real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 204));
}
decltype(&cold_cuGraphExecEventRecordNodeSetEvent) slot_cuGraphExecEventRecordNodeSetEvent = &cold_cuGraphExecEventRecordNodeSetEvent;

CUresult cold_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) {
  if (const any_function real = resolve(driver_library, 205)) return reinterpret_cast<decltype(&cold_cuGraphExecEventWaitNodeSetEvent)>(real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 205));
}
decltype(&cold_cuGraphExecEventWaitNodeSetEvent) slot_cuGraphExecEventWaitNodeSetEvent = &cold_cuGraphExecEventWaitNodeSetEvent;

CUresult cold_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 206)) return reinterpret_cast<decltype(&cold_cuGraphExecExternalSemaphoresSignalNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 206));
}
decltype(&cold_cuGraphExecExternalSemaphoresSignalNodeSetParams) slot_cuGraphExecExternalSemaphoresSignalNodeSetParams = &cold_cuGraphExecExternalSemaphoresSignalNodeSetParams;

CUresult cold_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 207)) return reinterpret_cast<decltype(&cold_cuGraphExecExternalSemaphoresWaitNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 207));
}
decltype(&cold_cuGraphExecExternalSemaphoresWaitNodeSetParams) slot_cuGraphExecExternalSemaphoresWaitNodeSetParams = &cold_cuGraphExecExternalSemaphoresWaitNodeSetParams;

CUresult cold_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t* flags) {
  if (const any_function real = resolve(driver_library, 208)) return reinterpret_cast<decltype(&cold_cuGraphExecGetFlags)>(real)(hGraphExec, flags);
  zero(flags, 8);
  static_cast<void>(hGraphExec);
  return static_cast<CUresult>(failure(driver_library, 208));
}
decltype(&cold_cuGraphExecGetFlags) slot_cuGraphExecGetFlags = &cold_cuGraphExecGetFlags;

CUresult cold_cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int* graphId) {
  if (const any_function real = resolve(driver_library, 209)) return reinterpret_cast<decltype(&cold_cuGraphExecGetId)>(real)(hGraphExec, graphId);
  zero(graphId, 4);
  static_cast<void>(hGraphExec);
  return static_cast<CUresult>(failure(driver_library, 209));
}
decltype(&cold_cuGraphExecGetId) slot_cuGraphExecGetId = &cold_cuGraphExecGetId;

CUresult cold_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 210)) return reinterpret_cast<decltype(&cold_cuGraphExecHostNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 210));
}
decltype(&cold_cuGraphExecHostNodeSetParams) slot_cuGraphExecHostNodeSetParams = &cold_cuGraphExecHostNodeSetParams;

CUresult cold_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 211)) return reinterpret_cast<decltype(&cold_cuGraphExecKernelNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 211));
}
decltype(&cold_cuGraphExecKernelNodeSetParams) slot_cuGraphExecKernelNodeSetParams = &cold_cuGraphExecKernelNodeSetParams;

CUresult cold_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 212)) return reinterpret_cast<decltype(&cold_cuGraphExecKernelNodeSetParams_v2)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 212));
}
decltype(&cold_cuGraphExecKernelNodeSetParams_v2) slot_cuGraphExecKernelNodeSetParams_v2 = &cold_cuGraphExecKernelNodeSetParams_v2;

CUresult cold_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 213)) return reinterpret_cast<decltype(&cold_cuGraphExecMemcpyNodeSetParams)>(real)(hGraphExec, hNode, copyParams, ctx);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(copyParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 213));
}
decltype(&cold_cuGraphExecMemcpyNodeSetParams) slot_cuGraphExecMemcpyNodeSetParams = &cold_cuGraphExecMemcpyNodeSetParams;

CUresult cold_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) {
  if (const any_function real = resolve(driver_library, 214)) return reinterpret_cast<decltype(&cold_cuGraphExecMemsetNodeSetParams)>(real)(hGraphExec, hNode, memsetParams, ctx);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(memsetParams);
  static_cast<void>(ctx);
  return static_cast<CUresult>(failure(driver_library, 214));
}
decltype(&cold_cuGraphExecMemsetNodeSetParams) slot_cuGraphExecMemsetNodeSetParams = &cold_cuGraphExecMemsetNodeSetParams;

CUresult cold_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 215)) return reinterpret_cast<decltype(&cold_cuGraphExecNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 215));
}
decltype(&cold_cuGraphExecNodeSetParams) slot_cuGraphExecNodeSetParams = &cold_cuGraphExecNodeSetParams;

CUresult cold_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode* hErrorNode_out, CUgraphExecUpdateResult* updateResult_out) {
  if (const any_function real = resolve(driver_library, 216)) return reinterpret_cast<decltype(&cold_cuGraphExecUpdate)>(real)(hGraphExec, hGraph, hErrorNode_out, updateResult_out);
  zero(hErrorNode_out, 8);
  zero(updateResult_out, 4);
  static_cast<void>(hGraphExec);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 216));
}
decltype(&cold_cuGraphExecUpdate) slot_cuGraphExecUpdate = &cold_cuGraphExecUpdate;

CUresult cold_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo* resultInfo) {
  if (const any_function real = resolve(driver_library, 217)) return reinterpret_cast<decltype(&cold_cuGraphExecUpdate_v2)>(real)(hGraphExec, hGraph, resultInfo);
  static_cast<void>(hGraphExec);
  static_cast<void>(hGraph);
  static_cast<void>(resultInfo);
  return static_cast<CUresult>(failure(driver_library, 217));
}
decltype(&cold_cuGraphExecUpdate_v2) slot_cuGraphExecUpdate_v2 = &cold_cuGraphExecUpdate_v2;

CUresult cold_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* params_out) {
  if (const any_function real = resolve(driver_library, 218)) return reinterpret_cast<decltype(&cold_cuGraphExternalSemaphoresSignalNodeGetParams)>(real)(hNode, params_out);
  zero(params_out, 24);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 218));
}
decltype(&cold_cuGraphExternalSemaphoresSignalNodeGetParams) slot_cuGraphExternalSemaphoresSignalNodeGetParams = &cold_cuGraphExternalSemaphoresSignalNodeGetParams;

CUresult cold_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 219)) return reinterpret_cast<decltype(&cold_cuGraphExternalSemaphoresSignalNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 219));
}
decltype(&cold_cuGraphExternalSemaphoresSignalNodeSetParams) slot_cuGraphExternalSemaphoresSignalNodeSetParams = &cold_cuGraphExternalSemaphoresSignalNodeSetParams;

CUresult cold_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS* params_out) {
  if (const any_function real = resolve(driver_library, 220)) return reinterpret_cast<decltype(&cold_cuGraphExternalSemaphoresWaitNodeGetParams)>(real)(hNode, params_out);
  zero(params_out, 24);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 220));
}
decltype(&cold_cuGraphExternalSemaphoresWaitNodeGetParams) slot_cuGraphExternalSemaphoresWaitNodeGetParams = &cold_cuGraphExternalSemaphoresWaitNodeGetParams;

CUresult cold_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 221)) return reinterpret_cast<decltype(&cold_cuGraphExternalSemaphoresWaitNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 221));
}
decltype(&cold_cuGraphExternalSemaphoresWaitNodeSetParams) slot_cuGraphExternalSemaphoresWaitNodeSetParams = &cold_cuGraphExternalSemaphoresWaitNodeSetParams;

CUresult cold_cuGraphGetEdges(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, size_t* numEdges) {
  if (const any_function real = resolve(driver_library, 222)) return reinterpret_cast<decltype(&cold_cuGraphGetEdges)>(real)(hGraph, from, to, numEdges);
  zero(numEdges, 8);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  return static_cast<CUresult>(failure(driver_library, 222));
}
decltype(&cold_cuGraphGetEdges) slot_cuGraphGetEdges = &cold_cuGraphGetEdges;

CUresult cold_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, CUgraphEdgeData* edgeData, size_t* numEdges) {
  if (const any_function real = resolve(driver_library, 223)) return reinterpret_cast<decltype(&cold_cuGraphGetEdges_v2)>(real)(hGraph, from, to, edgeData, numEdges);
  zero(numEdges, 8);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  return static_cast<CUresult>(failure(driver_library, 223));
}
}  // namespace
extern decltype(&cold_cuGraphGetEdges_v2) slot_cuGraphGetEdges_v2 __asm__("nybble_slot_cuGraphGetEdges_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphGetEdges_v2) slot_cuGraphGetEdges_v2 = &cold_cuGraphGetEdges_v2;
namespace {

CUresult cold_cuGraphGetId(CUgraph hGraph, unsigned int* graphId) {
  if (const any_function real = resolve(driver_library, 224)) return reinterpret_cast<decltype(&cold_cuGraphGetId)>(real)(hGraph, graphId);
  zero(graphId, 4);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 224));
}
decltype(&cold_cuGraphGetId) slot_cuGraphGetId = &cold_cuGraphGetId;

CUresult cold_cuGraphGetNodes(CUgraph hGraph, CUgraphNode* nodes, size_t* numNodes) {
  if (const any_function real = resolve(driver_library, 225)) return reinterpret_cast<decltype(&cold_cuGraphGetNodes)>(real)(hGraph, nodes, numNodes);
  zero(nodes, 8);
  zero(numNodes, 8);
  static_cast<void>(hGraph);
  return static_cast<CUresult>(failure(driver_library, 225));
}
decltype(&cold_cuGraphGetNodes) slot_cuGraphGetNodes = &cold_cuGraphGetNodes;

CUresult cold_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode* rootNodes, size_t* numRootNodes) {
  if (const any_function real = resolve(driver_library, 226)) return reinterpret_cast<decltype(&cold_cuGraphGetRootNodes)>(real)(hGraph, rootNodes, numRootNodes);
  zero(numRootNodes, 8);
  static_cast<void>(hGraph);
  static_cast<void>(rootNodes);
  return static_cast<CUresult>(failure(driver_library, 226));
}
decltype(&cold_cuGraphGetRootNodes) slot_cuGraphGetRootNodes = &cold_cuGraphGetRootNodes;

CUresult cold_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 227)) return reinterpret_cast<decltype(&cold_cuGraphHostNodeGetParams)>(real)(hNode, nodeParams);
  zero(nodeParams, 16);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 227));
}
decltype(&cold_cuGraphHostNodeGetParams) slot_cuGraphHostNodeGetParams = &cold_cuGraphHostNodeGetParams;

CUresult cold_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 228)) return reinterpret_cast<decltype(&cold_cuGraphHostNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 228));
}
decltype(&cold_cuGraphHostNodeSetParams) slot_cuGraphHostNodeSetParams = &cold_cuGraphHostNodeSetParams;

CUresult cold_cuGraphInstantiate(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) {
  if (const any_function real = resolve(driver_library, 229)) return reinterpret_cast<decltype(&cold_cuGraphInstantiate)>(real)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
  zero(phGraphExec, 8);
  zero(phErrorNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(logBuffer);
  static_cast<void>(bufferSize);
  return static_cast<CUresult>(failure(driver_library, 229));
}
}  // namespace
extern decltype(&cold_cuGraphInstantiate) slot_cuGraphInstantiate __asm__("nybble_slot_cuGraphInstantiate") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphInstantiate) slot_cuGraphInstantiate = &cold_cuGraphInstantiate;
namespace {

CUresult cold_cuGraphInstantiateWithFlags(CUgraphExec* phGraphExec, CUgraph hGraph, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 230)) return reinterpret_cast<decltype(&cold_cuGraphInstantiateWithFlags)>(real)(phGraphExec, hGraph, flags);
  zero(phGraphExec, 8);
  static_cast<void>(hGraph);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 230));
}
decltype(&cold_cuGraphInstantiateWithFlags) slot_cuGraphInstantiateWithFlags = &cold_cuGraphInstantiateWithFlags;

CUresult cold_cuGraphInstantiateWithParams(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) {
  if (const any_function real = resolve(driver_library, 231)) return reinterpret_cast<decltype(&cold_cuGraphInstantiateWithParams)>(real)(phGraphExec, hGraph, instantiateParams);
  zero(phGraphExec, 8);
  static_cast<void>(hGraph);
  static_cast<void>(instantiateParams);
  return static_cast<CUresult>(failure(driver_library, 231));
}
decltype(&cold_cuGraphInstantiateWithParams) slot_cuGraphInstantiateWithParams = &cold_cuGraphInstantiateWithParams;

CUresult cold_cuGraphInstantiateWithParams_ptsz(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) {
  if (const any_function real = resolve(driver_library, 232)) return reinterpret_cast<decltype(&cold_cuGraphInstantiateWithParams_ptsz)>(real)(phGraphExec, hGraph, instantiateParams);
  zero(phGraphExec, 8);
  static_cast<void>(hGraph);
  static_cast<void>(instantiateParams);
  return static_cast<CUresult>(failure(driver_library, 232));
}
decltype(&cold_cuGraphInstantiateWithParams_ptsz) slot_cuGraphInstantiateWithParams_ptsz = &cold_cuGraphInstantiateWithParams_ptsz;

CUresult cold_cuGraphInstantiate_v2(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) {
  if (const any_function real = resolve(driver_library, 233)) return reinterpret_cast<decltype(&cold_cuGraphInstantiate_v2)>(real)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
  zero(phGraphExec, 8);
  zero(phErrorNode, 8);
  static_cast<void>(hGraph);
  static_cast<void>(logBuffer);
  static_cast<void>(bufferSize);
  return static_cast<CUresult>(failure(driver_library, 233));
}
}  // namespace
extern decltype(&cold_cuGraphInstantiate_v2) slot_cuGraphInstantiate_v2 __asm__("nybble_slot_cuGraphInstantiate_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphInstantiate_v2) slot_cuGraphInstantiate_v2 = &cold_cuGraphInstantiate_v2;
namespace {

CUresult cold_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src) {
  if (const any_function real = resolve(driver_library, 234)) return reinterpret_cast<decltype(&cold_cuGraphKernelNodeCopyAttributes)>(real)(dst, src);
  static_cast<void>(dst);
  static_cast<void>(src);
  return static_cast<CUresult>(failure(driver_library, 234));
}
decltype(&cold_cuGraphKernelNodeCopyAttributes) slot_cuGraphKernelNodeCopyAttributes = &cold_cuGraphKernelNodeCopyAttributes;

CUresult cold_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue* value_out) {
  if (const any_function real = resolve(driver_library, 235)) return reinterpret_cast<decltype(&cold_cuGraphKernelNodeGetAttribute)>(real)(hNode, attr, value_out);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<CUresult>(failure(driver_library, 235));
}
decltype(&cold_cuGraphKernelNodeGetAttribute) slot_cuGraphKernelNodeGetAttribute = &cold_cuGraphKernelNodeGetAttribute;

CUresult cold_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 236)) return reinterpret_cast<decltype(&cold_cuGraphKernelNodeGetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 236));
}
decltype(&cold_cuGraphKernelNodeGetParams) slot_cuGraphKernelNodeGetParams = &cold_cuGraphKernelNodeGetParams;

CUresult cold_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 237)) return reinterpret_cast<decltype(&cold_cuGraphKernelNodeGetParams_v2)>(real)(hNode, nodeParams);
  zero(nodeParams, 72);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 237));
}
decltype(&cold_cuGraphKernelNodeGetParams_v2) slot_cuGraphKernelNodeGetParams_v2 = &cold_cuGraphKernelNodeGetParams_v2;

CUresult cold_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue* value) {
  if (const any_function real = resolve(driver_library, 238)) return reinterpret_cast<decltype(&cold_cuGraphKernelNodeSetAttribute)>(real)(hNode, attr, value);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 238));
}
decltype(&cold_cuGraphKernelNodeSetAttribute) slot_cuGraphKernelNodeSetAttribute = &cold_cuGraphKernelNodeSetAttribute;

CUresult cold_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) {
  if (const any_function real = resolve(driver_library, 239)) return reinterpret_cast<decltype(&cold_cuGraphKernelNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 239));
}
decltype(&cold_cuGraphKernelNodeSetParams) slot_cuGraphKernelNodeSetParams = &cold_cuGraphKernelNodeSetParams;

CUresult cold_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 240)) return reinterpret_cast<decltype(&cold_cuGraphKernelNodeSetParams_v2)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 240));
}
decltype(&cold_cuGraphKernelNodeSetParams_v2) slot_cuGraphKernelNodeSetParams_v2 = &cold_cuGraphKernelNodeSetParams_v2;

CUresult cold_cuGraphLaunch(CUgraphExec hGraph, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 241)) return reinterpret_cast<decltype(&cold_cuGraphLaunch)>(real)(hGraph, hStream);
  static_cast<void>(hGraph);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 241));
}
decltype(&cold_cuGraphLaunch) slot_cuGraphLaunch = &cold_cuGraphLaunch;

CUresult cold_cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 242)) return reinterpret_cast<decltype(&cold_cuGraphLaunch_ptsz)>(real)(hGraphExec, hStream);
  static_cast<void>(hGraphExec);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 242));
}
decltype(&cold_cuGraphLaunch_ptsz) slot_cuGraphLaunch_ptsz = &cold_cuGraphLaunch_ptsz;

CUresult cold_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS* params_out) {
  if (const any_function real = resolve(driver_library, 243)) return reinterpret_cast<decltype(&cold_cuGraphMemAllocNodeGetParams)>(real)(hNode, params_out);
  zero(params_out, 120);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 243));
}
decltype(&cold_cuGraphMemAllocNodeGetParams) slot_cuGraphMemAllocNodeGetParams = &cold_cuGraphMemAllocNodeGetParams;

CUresult cold_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr* dptr_out) {
  if (const any_function real = resolve(driver_library, 244)) return reinterpret_cast<decltype(&cold_cuGraphMemFreeNodeGetParams)>(real)(hNode, dptr_out);
  zero(dptr_out, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 244));
}
decltype(&cold_cuGraphMemFreeNodeGetParams) slot_cuGraphMemFreeNodeGetParams = &cold_cuGraphMemFreeNodeGetParams;

CUresult cold_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D* nodeParams) {
  if (const any_function real = resolve(driver_library, 245)) return reinterpret_cast<decltype(&cold_cuGraphMemcpyNodeGetParams)>(real)(hNode, nodeParams);
  zero(nodeParams, 200);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 245));
}
decltype(&cold_cuGraphMemcpyNodeGetParams) slot_cuGraphMemcpyNodeGetParams = &cold_cuGraphMemcpyNodeGetParams;

CUresult cold_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D* nodeParams) {
  if (const any_function real = resolve(driver_library, 246)) return reinterpret_cast<decltype(&cold_cuGraphMemcpyNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 246));
}
decltype(&cold_cuGraphMemcpyNodeSetParams) slot_cuGraphMemcpyNodeSetParams = &cold_cuGraphMemcpyNodeSetParams;

CUresult cold_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 247)) return reinterpret_cast<decltype(&cold_cuGraphMemsetNodeGetParams)>(real)(hNode, nodeParams);
  zero(nodeParams, 40);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 247));
}
decltype(&cold_cuGraphMemsetNodeGetParams) slot_cuGraphMemsetNodeGetParams = &cold_cuGraphMemsetNodeGetParams;

CUresult cold_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* nodeParams) {
  if (const any_function real = resolve(driver_library, 248)) return reinterpret_cast<decltype(&cold_cuGraphMemsetNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 248));
}
decltype(&cold_cuGraphMemsetNodeSetParams) slot_cuGraphMemsetNodeSetParams = &cold_cuGraphMemsetNodeSetParams;

CUresult cold_cuGraphNodeFindInClone(CUgraphNode* phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) {
  if (const any_function real = resolve(driver_library, 249)) return reinterpret_cast<decltype(&cold_cuGraphNodeFindInClone)>(real)(phNode, hOriginalNode, hClonedGraph);
  zero(phNode, 8);
  static_cast<void>(hOriginalNode);
  static_cast<void>(hClonedGraph);
  return static_cast<CUresult>(failure(driver_library, 249));
}
decltype(&cold_cuGraphNodeFindInClone) slot_cuGraphNodeFindInClone = &cold_cuGraphNodeFindInClone;

CUresult cold_cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 250)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetContainingGraph)>(real)(hNode, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 250));
}
decltype(&cold_cuGraphNodeGetContainingGraph) slot_cuGraphNodeGetContainingGraph = &cold_cuGraphNodeGetContainingGraph;

CUresult cold_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode* dependencies, size_t* numDependencies) {
  if (const any_function real = resolve(driver_library, 251)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetDependencies)>(real)(hNode, dependencies, numDependencies);
  zero(numDependencies, 8);
  static_cast<void>(hNode);
  static_cast<void>(dependencies);
  return static_cast<CUresult>(failure(driver_library, 251));
}
decltype(&cold_cuGraphNodeGetDependencies) slot_cuGraphNodeGetDependencies = &cold_cuGraphNodeGetDependencies;

CUresult cold_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode* dependencies, CUgraphEdgeData* edgeData, size_t* numDependencies) {
  if (const any_function real = resolve(driver_library, 252)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetDependencies_v2)>(real)(hNode, dependencies, edgeData, numDependencies);
  zero(numDependencies, 8);
  static_cast<void>(hNode);
  static_cast<void>(dependencies);
  static_cast<void>(edgeData);
  return static_cast<CUresult>(failure(driver_library, 252));
}
decltype(&cold_cuGraphNodeGetDependencies_v2) slot_cuGraphNodeGetDependencies_v2 = &cold_cuGraphNodeGetDependencies_v2;

CUresult cold_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode* dependentNodes, size_t* numDependentNodes) {
  if (const any_function real = resolve(driver_library, 253)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetDependentNodes)>(real)(hNode, dependentNodes, numDependentNodes);
  zero(dependentNodes, 8);
  zero(numDependentNodes, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 253));
}
decltype(&cold_cuGraphNodeGetDependentNodes) slot_cuGraphNodeGetDependentNodes = &cold_cuGraphNodeGetDependentNodes;

CUresult cold_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode* dependentNodes, CUgraphEdgeData* edgeData, size_t* numDependentNodes) {
  if (const any_function real = resolve(driver_library, 254)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetDependentNodes_v2)>(real)(hNode, dependentNodes, edgeData, numDependentNodes);
  zero(dependentNodes, 8);
  zero(numDependentNodes, 8);
  static_cast<void>(hNode);
  static_cast<void>(edgeData);
  return static_cast<CUresult>(failure(driver_library, 254));
}
decltype(&cold_cuGraphNodeGetDependentNodes_v2) slot_cuGraphNodeGetDependentNodes_v2 = &cold_cuGraphNodeGetDependentNodes_v2;

CUresult cold_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int* isEnabled) {
  if (const any_function real = resolve(driver_library, 255)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetEnabled)>(real)(hGraphExec, hNode, isEnabled);
  zero(isEnabled, 4);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 255));
}
decltype(&cold_cuGraphNodeGetEnabled) slot_cuGraphNodeGetEnabled = &cold_cuGraphNodeGetEnabled;

CUresult cold_cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int* nodeId) {
  if (const any_function real = resolve(driver_library, 256)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetLocalId)>(real)(hNode, nodeId);
  zero(nodeId, 4);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 256));
}
decltype(&cold_cuGraphNodeGetLocalId) slot_cuGraphNodeGetLocalId = &cold_cuGraphNodeGetLocalId;

CUresult cold_cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 257)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetParams)>(real)(hNode, nodeParams);
  zero(nodeParams, 256);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 257));
}
decltype(&cold_cuGraphNodeGetParams) slot_cuGraphNodeGetParams = &cold_cuGraphNodeGetParams;

CUresult cold_cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long* toolsNodeId) {
  if (const any_function real = resolve(driver_library, 258)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetToolsId)>(real)(hNode, toolsNodeId);
  zero(toolsNodeId, 8);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 258));
}
decltype(&cold_cuGraphNodeGetToolsId) slot_cuGraphNodeGetToolsId = &cold_cuGraphNodeGetToolsId;

CUresult cold_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType* type) {
  if (const any_function real = resolve(driver_library, 259)) return reinterpret_cast<decltype(&cold_cuGraphNodeGetType)>(real)(hNode, type);
  zero(type, 4);
  static_cast<void>(hNode);
  return static_cast<CUresult>(failure(driver_library, 259));
}
decltype(&cold_cuGraphNodeGetType) slot_cuGraphNodeGetType = &cold_cuGraphNodeGetType;

CUresult cold_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled) {
  if (const any_function real = resolve(driver_library, 260)) return reinterpret_cast<decltype(&cold_cuGraphNodeSetEnabled)>(real)(hGraphExec, hNode, isEnabled);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(isEnabled);
  return static_cast<CUresult>(failure(driver_library, 260));
}
decltype(&cold_cuGraphNodeSetEnabled) slot_cuGraphNodeSetEnabled = &cold_cuGraphNodeSetEnabled;

CUresult cold_cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 261)) return reinterpret_cast<decltype(&cold_cuGraphNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 261));
}
decltype(&cold_cuGraphNodeSetParams) slot_cuGraphNodeSetParams = &cold_cuGraphNodeSetParams;

CUresult cold_cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams* nodeParams) {
  if (const any_function real = resolve(driver_library, 262)) return reinterpret_cast<decltype(&cold_cuGraphNodeSetParams_v2)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<CUresult>(failure(driver_library, 262));
}
decltype(&cold_cuGraphNodeSetParams_v2) slot_cuGraphNodeSetParams_v2 = &cold_cuGraphNodeSetParams_v2;

CUresult cold_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count) {
  if (const any_function real = resolve(driver_library, 263)) return reinterpret_cast<decltype(&cold_cuGraphReleaseUserObject)>(real)(graph, object, count);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 263));
}
decltype(&cold_cuGraphReleaseUserObject) slot_cuGraphReleaseUserObject = &cold_cuGraphReleaseUserObject;

CUresult cold_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 264)) return reinterpret_cast<decltype(&cold_cuGraphRemoveDependencies)>(real)(hGraph, from, to, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 264));
}
decltype(&cold_cuGraphRemoveDependencies) slot_cuGraphRemoveDependencies = &cold_cuGraphRemoveDependencies;

CUresult cold_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(driver_library, 265)) return reinterpret_cast<decltype(&cold_cuGraphRemoveDependencies_v2)>(real)(hGraph, from, to, edgeData, numDependencies);
  static_cast<void>(hGraph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<CUresult>(failure(driver_library, 265));
}
}  // namespace
extern decltype(&cold_cuGraphRemoveDependencies_v2) slot_cuGraphRemoveDependencies_v2 __asm__("nybble_slot_cuGraphRemoveDependencies_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuGraphRemoveDependencies_v2) slot_cuGraphRemoveDependencies_v2 = &cold_cuGraphRemoveDependencies_v2;
namespace {

CUresult cold_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 266)) return reinterpret_cast<decltype(&cold_cuGraphRetainUserObject)>(real)(graph, object, count, flags);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 266));
}
decltype(&cold_cuGraphRetainUserObject) slot_cuGraphRetainUserObject = &cold_cuGraphRetainUserObject;

CUresult cold_cuGraphUpload(CUgraphExec hGraph, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 267)) return reinterpret_cast<decltype(&cold_cuGraphUpload)>(real)(hGraph, hStream);
  static_cast<void>(hGraph);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 267));
}
decltype(&cold_cuGraphUpload) slot_cuGraphUpload = &cold_cuGraphUpload;

CUresult cold_cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 268)) return reinterpret_cast<decltype(&cold_cuGraphUpload_ptsz)>(real)(hGraphExec, hStream);
  static_cast<void>(hGraphExec);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 268));
}
decltype(&cold_cuGraphUpload_ptsz) slot_cuGraphUpload_ptsz = &cold_cuGraphUpload_ptsz;

CUresult cold_cuGraphicsEGLRegisterImage(CUgraphicsResource* pCudaResource, EGLImageKHR image, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 269)) return reinterpret_cast<decltype(&cold_cuGraphicsEGLRegisterImage)>(real)(pCudaResource, image, flags);
  zero(pCudaResource, 8);
  static_cast<void>(image);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 269));
}
decltype(&cold_cuGraphicsEGLRegisterImage) slot_cuGraphicsEGLRegisterImage = &cold_cuGraphicsEGLRegisterImage;

CUresult cold_cuGraphicsGLRegisterBuffer(CUgraphicsResource* pCudaResource, GLuint buffer, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 270)) return reinterpret_cast<decltype(&cold_cuGraphicsGLRegisterBuffer)>(real)(pCudaResource, buffer, Flags);
  zero(pCudaResource, 8);
  static_cast<void>(buffer);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 270));
}
decltype(&cold_cuGraphicsGLRegisterBuffer) slot_cuGraphicsGLRegisterBuffer = &cold_cuGraphicsGLRegisterBuffer;

CUresult cold_cuGraphicsGLRegisterImage(CUgraphicsResource* pCudaResource, GLuint image, GLenum target, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 271)) return reinterpret_cast<decltype(&cold_cuGraphicsGLRegisterImage)>(real)(pCudaResource, image, target, Flags);
  zero(pCudaResource, 8);
  static_cast<void>(image);
  static_cast<void>(target);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 271));
}
decltype(&cold_cuGraphicsGLRegisterImage) slot_cuGraphicsGLRegisterImage = &cold_cuGraphicsGLRegisterImage;

CUresult cold_cuGraphicsMapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 272)) return reinterpret_cast<decltype(&cold_cuGraphicsMapResources)>(real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 272));
}
decltype(&cold_cuGraphicsMapResources) slot_cuGraphicsMapResources = &cold_cuGraphicsMapResources;

CUresult cold_cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 273)) return reinterpret_cast<decltype(&cold_cuGraphicsMapResources_ptsz)>(real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 273));
}
decltype(&cold_cuGraphicsMapResources_ptsz) slot_cuGraphicsMapResources_ptsz = &cold_cuGraphicsMapResources_ptsz;

CUresult cold_cuGraphicsResourceGetMappedEglFrame(CUeglFrame* eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel) {
  if (const any_function real = resolve(driver_library, 274)) return reinterpret_cast<decltype(&cold_cuGraphicsResourceGetMappedEglFrame)>(real)(eglFrame, resource, index, mipLevel);
  zero(eglFrame, 64);
  static_cast<void>(resource);
  static_cast<void>(index);
  static_cast<void>(mipLevel);
  return static_cast<CUresult>(failure(driver_library, 274));
}
decltype(&cold_cuGraphicsResourceGetMappedEglFrame) slot_cuGraphicsResourceGetMappedEglFrame = &cold_cuGraphicsResourceGetMappedEglFrame;

CUresult cold_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray* pMipmappedArray, CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 275)) return reinterpret_cast<decltype(&cold_cuGraphicsResourceGetMappedMipmappedArray)>(real)(pMipmappedArray, resource);
  zero(pMipmappedArray, 8);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 275));
}
decltype(&cold_cuGraphicsResourceGetMappedMipmappedArray) slot_cuGraphicsResourceGetMappedMipmappedArray = &cold_cuGraphicsResourceGetMappedMipmappedArray;

CUresult cold_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1* pDevPtr, unsigned int* pSize, CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 276)) return reinterpret_cast<decltype(&cold_cuGraphicsResourceGetMappedPointer)>(real)(pDevPtr, pSize, resource);
  zero(pDevPtr, 4);
  zero(pSize, 4);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 276));
}
decltype(&cold_cuGraphicsResourceGetMappedPointer) slot_cuGraphicsResourceGetMappedPointer = &cold_cuGraphicsResourceGetMappedPointer;

CUresult cold_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr* pDevPtr, size_t* pSize, CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 277)) return reinterpret_cast<decltype(&cold_cuGraphicsResourceGetMappedPointer_v2)>(real)(pDevPtr, pSize, resource);
  zero(pDevPtr, 8);
  zero(pSize, 8);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 277));
}
decltype(&cold_cuGraphicsResourceGetMappedPointer_v2) slot_cuGraphicsResourceGetMappedPointer_v2 = &cold_cuGraphicsResourceGetMappedPointer_v2;

CUresult cold_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 278)) return reinterpret_cast<decltype(&cold_cuGraphicsResourceSetMapFlags)>(real)(resource, flags);
  static_cast<void>(resource);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 278));
}
decltype(&cold_cuGraphicsResourceSetMapFlags) slot_cuGraphicsResourceSetMapFlags = &cold_cuGraphicsResourceSetMapFlags;

CUresult cold_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 279)) return reinterpret_cast<decltype(&cold_cuGraphicsResourceSetMapFlags_v2)>(real)(resource, flags);
  static_cast<void>(resource);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 279));
}
decltype(&cold_cuGraphicsResourceSetMapFlags_v2) slot_cuGraphicsResourceSetMapFlags_v2 = &cold_cuGraphicsResourceSetMapFlags_v2;

CUresult cold_cuGraphicsSubResourceGetMappedArray(CUarray* pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel) {
  if (const any_function real = resolve(driver_library, 280)) return reinterpret_cast<decltype(&cold_cuGraphicsSubResourceGetMappedArray)>(real)(pArray, resource, arrayIndex, mipLevel);
  zero(pArray, 8);
  static_cast<void>(resource);
  static_cast<void>(arrayIndex);
  static_cast<void>(mipLevel);
  return static_cast<CUresult>(failure(driver_library, 280));
}
decltype(&cold_cuGraphicsSubResourceGetMappedArray) slot_cuGraphicsSubResourceGetMappedArray = &cold_cuGraphicsSubResourceGetMappedArray;

CUresult cold_cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 281)) return reinterpret_cast<decltype(&cold_cuGraphicsUnmapResources)>(real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 281));
}
decltype(&cold_cuGraphicsUnmapResources) slot_cuGraphicsUnmapResources = &cold_cuGraphicsUnmapResources;

CUresult cold_cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 282)) return reinterpret_cast<decltype(&cold_cuGraphicsUnmapResources_ptsz)>(real)(count, resources, hStream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 282));
}
decltype(&cold_cuGraphicsUnmapResources_ptsz) slot_cuGraphicsUnmapResources_ptsz = &cold_cuGraphicsUnmapResources_ptsz;

CUresult cold_cuGraphicsUnregisterResource(CUgraphicsResource resource) {
  if (const any_function real = resolve(driver_library, 283)) return reinterpret_cast<decltype(&cold_cuGraphicsUnregisterResource)>(real)(resource);
  static_cast<void>(resource);
  return static_cast<CUresult>(failure(driver_library, 283));
}
decltype(&cold_cuGraphicsUnregisterResource) slot_cuGraphicsUnregisterResource = &cold_cuGraphicsUnregisterResource;

CUresult cold_cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource* pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 284)) return reinterpret_cast<decltype(&cold_cuGraphicsVDPAURegisterOutputSurface)>(real)(pCudaResource, vdpSurface, flags);
  zero(pCudaResource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 284));
}
decltype(&cold_cuGraphicsVDPAURegisterOutputSurface) slot_cuGraphicsVDPAURegisterOutputSurface = &cold_cuGraphicsVDPAURegisterOutputSurface;

CUresult cold_cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource* pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 285)) return reinterpret_cast<decltype(&cold_cuGraphicsVDPAURegisterVideoSurface)>(real)(pCudaResource, vdpSurface, flags);
  zero(pCudaResource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 285));
}
decltype(&cold_cuGraphicsVDPAURegisterVideoSurface) slot_cuGraphicsVDPAURegisterVideoSurface = &cold_cuGraphicsVDPAURegisterVideoSurface;

CUresult cold_cuGreenCtxCreate(CUgreenCtx* phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 286)) return reinterpret_cast<decltype(&cold_cuGreenCtxCreate)>(real)(phCtx, desc, dev, flags);
  zero(phCtx, 8);
  static_cast<void>(desc);
  static_cast<void>(dev);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 286));
}
decltype(&cold_cuGreenCtxCreate) slot_cuGreenCtxCreate = &cold_cuGreenCtxCreate;

CUresult cold_cuGreenCtxDestroy(CUgreenCtx hCtx) {
  if (const any_function real = resolve(driver_library, 287)) return reinterpret_cast<decltype(&cold_cuGreenCtxDestroy)>(real)(hCtx);
  static_cast<void>(hCtx);
  return static_cast<CUresult>(failure(driver_library, 287));
}
decltype(&cold_cuGreenCtxDestroy) slot_cuGreenCtxDestroy = &cold_cuGreenCtxDestroy;

CUresult cold_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 288)) return reinterpret_cast<decltype(&cold_cuGreenCtxGetDevResource)>(real)(hCtx, resource, type);
  static_cast<void>(hCtx);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 288));
}
decltype(&cold_cuGreenCtxGetDevResource) slot_cuGreenCtxGetDevResource = &cold_cuGreenCtxGetDevResource;

CUresult cold_cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long* greenCtxId) {
  if (const any_function real = resolve(driver_library, 289)) return reinterpret_cast<decltype(&cold_cuGreenCtxGetId)>(real)(greenCtx, greenCtxId);
  zero(greenCtxId, 8);
  static_cast<void>(greenCtx);
  return static_cast<CUresult>(failure(driver_library, 289));
}
decltype(&cold_cuGreenCtxGetId) slot_cuGreenCtxGetId = &cold_cuGreenCtxGetId;

CUresult cold_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 290)) return reinterpret_cast<decltype(&cold_cuGreenCtxRecordEvent)>(real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 290));
}
decltype(&cold_cuGreenCtxRecordEvent) slot_cuGreenCtxRecordEvent = &cold_cuGreenCtxRecordEvent;

CUresult cold_cuGreenCtxStreamCreate(CUstream* phStream, CUgreenCtx greenCtx, unsigned int flags, int priority) {
  if (const any_function real = resolve(driver_library, 291)) return reinterpret_cast<decltype(&cold_cuGreenCtxStreamCreate)>(real)(phStream, greenCtx, flags, priority);
  zero(phStream, 8);
  static_cast<void>(greenCtx);
  static_cast<void>(flags);
  static_cast<void>(priority);
  return static_cast<CUresult>(failure(driver_library, 291));
}
decltype(&cold_cuGreenCtxStreamCreate) slot_cuGreenCtxStreamCreate = &cold_cuGreenCtxStreamCreate;

CUresult cold_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent) {
  if (const any_function real = resolve(driver_library, 292)) return reinterpret_cast<decltype(&cold_cuGreenCtxWaitEvent)>(real)(hCtx, hEvent);
  static_cast<void>(hCtx);
  static_cast<void>(hEvent);
  return static_cast<CUresult>(failure(driver_library, 292));
}
decltype(&cold_cuGreenCtxWaitEvent) slot_cuGreenCtxWaitEvent = &cold_cuGreenCtxWaitEvent;

CUresult cold_cuImportExternalMemory(CUexternalMemory* extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC* memHandleDesc) {
  if (const any_function real = resolve(driver_library, 293)) return reinterpret_cast<decltype(&cold_cuImportExternalMemory)>(real)(extMem_out, memHandleDesc);
  zero(extMem_out, 8);
  static_cast<void>(memHandleDesc);
  return static_cast<CUresult>(failure(driver_library, 293));
}
decltype(&cold_cuImportExternalMemory) slot_cuImportExternalMemory = &cold_cuImportExternalMemory;

CUresult cold_cuImportExternalSemaphore(CUexternalSemaphore* extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC* semHandleDesc) {
  if (const any_function real = resolve(driver_library, 294)) return reinterpret_cast<decltype(&cold_cuImportExternalSemaphore)>(real)(extSem_out, semHandleDesc);
  zero(extSem_out, 8);
  static_cast<void>(semHandleDesc);
  return static_cast<CUresult>(failure(driver_library, 294));
}
decltype(&cold_cuImportExternalSemaphore) slot_cuImportExternalSemaphore = &cold_cuImportExternalSemaphore;

CUresult cold_cuInit(unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 295)) return reinterpret_cast<decltype(&cold_cuInit)>(real)(Flags);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 295));
}
decltype(&cold_cuInit) slot_cuInit = &cold_cuInit;

CUresult cold_cuIpcCloseMemHandle(CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 296)) return reinterpret_cast<decltype(&cold_cuIpcCloseMemHandle)>(real)(dptr);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 296));
}
decltype(&cold_cuIpcCloseMemHandle) slot_cuIpcCloseMemHandle = &cold_cuIpcCloseMemHandle;

CUresult cold_cuIpcGetEventHandle(CUipcEventHandle* pHandle, CUevent event) {
  if (const any_function real = resolve(driver_library, 297)) return reinterpret_cast<decltype(&cold_cuIpcGetEventHandle)>(real)(pHandle, event);
  static_cast<void>(pHandle);
  static_cast<void>(event);
  return static_cast<CUresult>(failure(driver_library, 297));
}
decltype(&cold_cuIpcGetEventHandle) slot_cuIpcGetEventHandle = &cold_cuIpcGetEventHandle;

CUresult cold_cuIpcGetMemHandle(CUipcMemHandle* pHandle, CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 298)) return reinterpret_cast<decltype(&cold_cuIpcGetMemHandle)>(real)(pHandle, dptr);
  static_cast<void>(pHandle);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 298));
}
decltype(&cold_cuIpcGetMemHandle) slot_cuIpcGetMemHandle = &cold_cuIpcGetMemHandle;

CUresult cold_cuIpcOpenEventHandle(CUevent* phEvent, CUipcEventHandle handle) {
  if (const any_function real = resolve(driver_library, 299)) return reinterpret_cast<decltype(&cold_cuIpcOpenEventHandle)>(real)(phEvent, handle);
  zero(phEvent, 8);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 299));
}
decltype(&cold_cuIpcOpenEventHandle) slot_cuIpcOpenEventHandle = &cold_cuIpcOpenEventHandle;

CUresult cold_cuIpcOpenMemHandle(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 300)) return reinterpret_cast<decltype(&cold_cuIpcOpenMemHandle)>(real)(pdptr, handle, Flags);
  zero(pdptr, 8);
  static_cast<void>(handle);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 300));
}
decltype(&cold_cuIpcOpenMemHandle) slot_cuIpcOpenMemHandle = &cold_cuIpcOpenMemHandle;

CUresult cold_cuIpcOpenMemHandle_v2(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 301)) return reinterpret_cast<decltype(&cold_cuIpcOpenMemHandle_v2)>(real)(pdptr, handle, Flags);
  zero(pdptr, 8);
  static_cast<void>(handle);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 301));
}
decltype(&cold_cuIpcOpenMemHandle_v2) slot_cuIpcOpenMemHandle_v2 = &cold_cuIpcOpenMemHandle_v2;

CUresult cold_cuKernelGetAttribute(int* pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 302)) return reinterpret_cast<decltype(&cold_cuKernelGetAttribute)>(real)(pi, attrib, kernel, dev);
  zero(pi, 4);
  static_cast<void>(attrib);
  static_cast<void>(kernel);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 302));
}
decltype(&cold_cuKernelGetAttribute) slot_cuKernelGetAttribute = &cold_cuKernelGetAttribute;

CUresult cold_cuKernelGetFunction(CUfunction* pFunc, CUkernel kernel) {
  if (const any_function real = resolve(driver_library, 303)) return reinterpret_cast<decltype(&cold_cuKernelGetFunction)>(real)(pFunc, kernel);
  zero(pFunc, 8);
  static_cast<void>(kernel);
  return static_cast<CUresult>(failure(driver_library, 303));
}
decltype(&cold_cuKernelGetFunction) slot_cuKernelGetFunction = &cold_cuKernelGetFunction;

CUresult cold_cuKernelGetLibrary(CUlibrary* pLib, CUkernel kernel) {
  if (const any_function real = resolve(driver_library, 304)) return reinterpret_cast<decltype(&cold_cuKernelGetLibrary)>(real)(pLib, kernel);
  zero(pLib, 8);
  static_cast<void>(kernel);
  return static_cast<CUresult>(failure(driver_library, 304));
}
decltype(&cold_cuKernelGetLibrary) slot_cuKernelGetLibrary = &cold_cuKernelGetLibrary;

CUresult cold_cuKernelGetName(const char** name, CUkernel hfunc) {
  if (const any_function real = resolve(driver_library, 305)) return reinterpret_cast<decltype(&cold_cuKernelGetName)>(real)(name, hfunc);
  zero(name, 8);
  static_cast<void>(hfunc);
  return static_cast<CUresult>(failure(driver_library, 305));
}
decltype(&cold_cuKernelGetName) slot_cuKernelGetName = &cold_cuKernelGetName;

CUresult cold_cuKernelGetParamCount(CUkernel kernel, size_t* paramCount) {
  if (const any_function real = resolve(driver_library, 306)) return reinterpret_cast<decltype(&cold_cuKernelGetParamCount)>(real)(kernel, paramCount);
  zero(paramCount, 8);
  static_cast<void>(kernel);
  return static_cast<CUresult>(failure(driver_library, 306));
}
decltype(&cold_cuKernelGetParamCount) slot_cuKernelGetParamCount = &cold_cuKernelGetParamCount;

CUresult cold_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t* paramOffset, size_t* paramSize) {
  if (const any_function real = resolve(driver_library, 307)) return reinterpret_cast<decltype(&cold_cuKernelGetParamInfo)>(real)(kernel, paramIndex, paramOffset, paramSize);
  zero(paramOffset, 8);
  zero(paramSize, 8);
  static_cast<void>(kernel);
  static_cast<void>(paramIndex);
  return static_cast<CUresult>(failure(driver_library, 307));
}
decltype(&cold_cuKernelGetParamInfo) slot_cuKernelGetParamInfo = &cold_cuKernelGetParamInfo;

CUresult cold_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 308)) return reinterpret_cast<decltype(&cold_cuKernelSetAttribute)>(real)(attrib, val, kernel, dev);
  static_cast<void>(attrib);
  static_cast<void>(val);
  static_cast<void>(kernel);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 308));
}
decltype(&cold_cuKernelSetAttribute) slot_cuKernelSetAttribute = &cold_cuKernelSetAttribute;

CUresult cold_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 309)) return reinterpret_cast<decltype(&cold_cuKernelSetCacheConfig)>(real)(kernel, config, dev);
  static_cast<void>(kernel);
  static_cast<void>(config);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 309));
}
decltype(&cold_cuKernelSetCacheConfig) slot_cuKernelSetCacheConfig = &cold_cuKernelSetCacheConfig;

CUresult cold_cuLaunch(CUfunction f) {
  if (const any_function real = resolve(driver_library, 310)) return reinterpret_cast<decltype(&cold_cuLaunch)>(real)(f);
  static_cast<void>(f);
  return static_cast<CUresult>(failure(driver_library, 310));
}
decltype(&cold_cuLaunch) slot_cuLaunch = &cold_cuLaunch;

CUresult cold_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) {
  if (const any_function real = resolve(driver_library, 311)) return reinterpret_cast<decltype(&cold_cuLaunchCooperativeKernel)>(real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
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
extern decltype(&cold_cuLaunchCooperativeKernel) slot_cuLaunchCooperativeKernel __asm__("nybble_slot_cuLaunchCooperativeKernel") __attribute__((visibility("hidden")));
decltype(&cold_cuLaunchCooperativeKernel) slot_cuLaunchCooperativeKernel = &cold_cuLaunchCooperativeKernel;
namespace {

CUresult cold_cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS* launchParamsList, unsigned int numDevices, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 312)) return reinterpret_cast<decltype(&cold_cuLaunchCooperativeKernelMultiDevice)>(real)(launchParamsList, numDevices, flags);
  static_cast<void>(launchParamsList);
  static_cast<void>(numDevices);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 312));
}
decltype(&cold_cuLaunchCooperativeKernelMultiDevice) slot_cuLaunchCooperativeKernelMultiDevice = &cold_cuLaunchCooperativeKernelMultiDevice;

CUresult cold_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) {
  if (const any_function real = resolve(driver_library, 313)) return reinterpret_cast<decltype(&cold_cuLaunchCooperativeKernel_ptsz)>(real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
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
extern decltype(&cold_cuLaunchCooperativeKernel_ptsz) slot_cuLaunchCooperativeKernel_ptsz __asm__("nybble_slot_cuLaunchCooperativeKernel_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuLaunchCooperativeKernel_ptsz) slot_cuLaunchCooperativeKernel_ptsz = &cold_cuLaunchCooperativeKernel_ptsz;
namespace {

CUresult cold_cuLaunchGrid(CUfunction f, int grid_width, int grid_height) {
  if (const any_function real = resolve(driver_library, 314)) return reinterpret_cast<decltype(&cold_cuLaunchGrid)>(real)(f, grid_width, grid_height);
  static_cast<void>(f);
  static_cast<void>(grid_width);
  static_cast<void>(grid_height);
  return static_cast<CUresult>(failure(driver_library, 314));
}
decltype(&cold_cuLaunchGrid) slot_cuLaunchGrid = &cold_cuLaunchGrid;

CUresult cold_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 315)) return reinterpret_cast<decltype(&cold_cuLaunchGridAsync)>(real)(f, grid_width, grid_height, hStream);
  static_cast<void>(f);
  static_cast<void>(grid_width);
  static_cast<void>(grid_height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 315));
}
decltype(&cold_cuLaunchGridAsync) slot_cuLaunchGridAsync = &cold_cuLaunchGridAsync;

CUresult cold_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void* userData) {
  if (const any_function real = resolve(driver_library, 316)) return reinterpret_cast<decltype(&cold_cuLaunchHostFunc)>(real)(hStream, fn, userData);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 316));
}
decltype(&cold_cuLaunchHostFunc) slot_cuLaunchHostFunc = &cold_cuLaunchHostFunc;

CUresult cold_cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void* userData) {
  if (const any_function real = resolve(driver_library, 317)) return reinterpret_cast<decltype(&cold_cuLaunchHostFunc_ptsz)>(real)(hStream, fn, userData);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 317));
}
decltype(&cold_cuLaunchHostFunc_ptsz) slot_cuLaunchHostFunc_ptsz = &cold_cuLaunchHostFunc_ptsz;

CUresult cold_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) {
  if (const any_function real = resolve(driver_library, 318)) return reinterpret_cast<decltype(&cold_cuLaunchHostFunc_v2)>(real)(hStream, fn, userData, syncMode);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  static_cast<void>(syncMode);
  return static_cast<CUresult>(failure(driver_library, 318));
}
decltype(&cold_cuLaunchHostFunc_v2) slot_cuLaunchHostFunc_v2 = &cold_cuLaunchHostFunc_v2;

CUresult cold_cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) {
  if (const any_function real = resolve(driver_library, 319)) return reinterpret_cast<decltype(&cold_cuLaunchHostFunc_v2_ptsz)>(real)(hStream, fn, userData, syncMode);
  static_cast<void>(hStream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  static_cast<void>(syncMode);
  return static_cast<CUresult>(failure(driver_library, 319));
}
decltype(&cold_cuLaunchHostFunc_v2_ptsz) slot_cuLaunchHostFunc_v2_ptsz = &cold_cuLaunchHostFunc_v2_ptsz;

CUresult cold_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 320)) return reinterpret_cast<decltype(&cold_cuLaunchKernel)>(real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
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
extern decltype(&cold_cuLaunchKernel) slot_cuLaunchKernel __asm__("nybble_slot_cuLaunchKernel") __attribute__((visibility("hidden")));
decltype(&cold_cuLaunchKernel) slot_cuLaunchKernel = &cold_cuLaunchKernel;
namespace {

CUresult cold_cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 321)) return reinterpret_cast<decltype(&cold_cuLaunchKernelEx)>(real)(config, f, kernelParams, extra);
  static_cast<void>(config);
  static_cast<void>(f);
  static_cast<void>(kernelParams);
  static_cast<void>(extra);
  return static_cast<CUresult>(failure(driver_library, 321));
}
decltype(&cold_cuLaunchKernelEx) slot_cuLaunchKernelEx = &cold_cuLaunchKernelEx;

CUresult cold_cuLaunchKernelEx_ptsz(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 322)) return reinterpret_cast<decltype(&cold_cuLaunchKernelEx_ptsz)>(real)(config, f, kernelParams, extra);
  static_cast<void>(config);
  static_cast<void>(f);
  static_cast<void>(kernelParams);
  static_cast<void>(extra);
  return static_cast<CUresult>(failure(driver_library, 322));
}
decltype(&cold_cuLaunchKernelEx_ptsz) slot_cuLaunchKernelEx_ptsz = &cold_cuLaunchKernelEx_ptsz;

CUresult cold_cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) {
  if (const any_function real = resolve(driver_library, 323)) return reinterpret_cast<decltype(&cold_cuLaunchKernel_ptsz)>(real)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
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
extern decltype(&cold_cuLaunchKernel_ptsz) slot_cuLaunchKernel_ptsz __asm__("nybble_slot_cuLaunchKernel_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuLaunchKernel_ptsz) slot_cuLaunchKernel_ptsz = &cold_cuLaunchKernel_ptsz;
namespace {

CUresult cold_cuLibraryEnumerateKernels(CUkernel* kernels, unsigned int numKernels, CUlibrary lib) {
  if (const any_function real = resolve(driver_library, 324)) return reinterpret_cast<decltype(&cold_cuLibraryEnumerateKernels)>(real)(kernels, numKernels, lib);
  static_cast<void>(kernels);
  static_cast<void>(numKernels);
  static_cast<void>(lib);
  return static_cast<CUresult>(failure(driver_library, 324));
}
decltype(&cold_cuLibraryEnumerateKernels) slot_cuLibraryEnumerateKernels = &cold_cuLibraryEnumerateKernels;

CUresult cold_cuLibraryGetGlobal(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) {
  if (const any_function real = resolve(driver_library, 325)) return reinterpret_cast<decltype(&cold_cuLibraryGetGlobal)>(real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 325));
}
decltype(&cold_cuLibraryGetGlobal) slot_cuLibraryGetGlobal = &cold_cuLibraryGetGlobal;

CUresult cold_cuLibraryGetKernel(CUkernel* pKernel, CUlibrary library, const char* name) {
  if (const any_function real = resolve(driver_library, 326)) return reinterpret_cast<decltype(&cold_cuLibraryGetKernel)>(real)(pKernel, library, name);
  zero(pKernel, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 326));
}
decltype(&cold_cuLibraryGetKernel) slot_cuLibraryGetKernel = &cold_cuLibraryGetKernel;

CUresult cold_cuLibraryGetKernelCount(unsigned int* count, CUlibrary lib) {
  if (const any_function real = resolve(driver_library, 327)) return reinterpret_cast<decltype(&cold_cuLibraryGetKernelCount)>(real)(count, lib);
  zero(count, 4);
  static_cast<void>(lib);
  return static_cast<CUresult>(failure(driver_library, 327));
}
decltype(&cold_cuLibraryGetKernelCount) slot_cuLibraryGetKernelCount = &cold_cuLibraryGetKernelCount;

CUresult cold_cuLibraryGetManaged(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) {
  if (const any_function real = resolve(driver_library, 328)) return reinterpret_cast<decltype(&cold_cuLibraryGetManaged)>(real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 328));
}
decltype(&cold_cuLibraryGetManaged) slot_cuLibraryGetManaged = &cold_cuLibraryGetManaged;

CUresult cold_cuLibraryGetModule(CUmodule* pMod, CUlibrary library) {
  if (const any_function real = resolve(driver_library, 329)) return reinterpret_cast<decltype(&cold_cuLibraryGetModule)>(real)(pMod, library);
  zero(pMod, 8);
  static_cast<void>(library);
  return static_cast<CUresult>(failure(driver_library, 329));
}
decltype(&cold_cuLibraryGetModule) slot_cuLibraryGetModule = &cold_cuLibraryGetModule;

CUresult cold_cuLibraryGetUnifiedFunction(void** fptr, CUlibrary library, const char* symbol) {
  if (const any_function real = resolve(driver_library, 330)) return reinterpret_cast<decltype(&cold_cuLibraryGetUnifiedFunction)>(real)(fptr, library, symbol);
  zero(fptr, 8);
  static_cast<void>(library);
  static_cast<void>(symbol);
  return static_cast<CUresult>(failure(driver_library, 330));
}
decltype(&cold_cuLibraryGetUnifiedFunction) slot_cuLibraryGetUnifiedFunction = &cold_cuLibraryGetUnifiedFunction;

CUresult cold_cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(driver_library, 331)) return reinterpret_cast<decltype(&cold_cuLibraryLoadData)>(real)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
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
extern decltype(&cold_cuLibraryLoadData) slot_cuLibraryLoadData __asm__("nybble_slot_cuLibraryLoadData") __attribute__((visibility("hidden")));
decltype(&cold_cuLibraryLoadData) slot_cuLibraryLoadData = &cold_cuLibraryLoadData;
namespace {

CUresult cold_cuLibraryLoadFromFile(CUlibrary* library, const char* fileName, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(driver_library, 332)) return reinterpret_cast<decltype(&cold_cuLibraryLoadFromFile)>(real)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
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
extern decltype(&cold_cuLibraryLoadFromFile) slot_cuLibraryLoadFromFile __asm__("nybble_slot_cuLibraryLoadFromFile") __attribute__((visibility("hidden")));
decltype(&cold_cuLibraryLoadFromFile) slot_cuLibraryLoadFromFile = &cold_cuLibraryLoadFromFile;
namespace {

CUresult cold_cuLibraryUnload(CUlibrary library) {
  if (const any_function real = resolve(driver_library, 333)) return reinterpret_cast<decltype(&cold_cuLibraryUnload)>(real)(library);
  static_cast<void>(library);
  return static_cast<CUresult>(failure(driver_library, 333));
}
decltype(&cold_cuLibraryUnload) slot_cuLibraryUnload = &cold_cuLibraryUnload;

CUresult cold_cuLinkAddData(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 334)) return reinterpret_cast<decltype(&cold_cuLinkAddData)>(real)(state, type, data, size, name, numOptions, options, optionValues);
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
extern decltype(&cold_cuLinkAddData) slot_cuLinkAddData __asm__("nybble_slot_cuLinkAddData") __attribute__((visibility("hidden")));
decltype(&cold_cuLinkAddData) slot_cuLinkAddData = &cold_cuLinkAddData;
namespace {

CUresult cold_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 335)) return reinterpret_cast<decltype(&cold_cuLinkAddData_v2)>(real)(state, type, data, size, name, numOptions, options, optionValues);
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
extern decltype(&cold_cuLinkAddData_v2) slot_cuLinkAddData_v2 __asm__("nybble_slot_cuLinkAddData_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuLinkAddData_v2) slot_cuLinkAddData_v2 = &cold_cuLinkAddData_v2;
namespace {

CUresult cold_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 336)) return reinterpret_cast<decltype(&cold_cuLinkAddFile)>(real)(state, type, path, numOptions, options, optionValues);
  static_cast<void>(state);
  static_cast<void>(type);
  static_cast<void>(path);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 336));
}
}  // namespace
extern decltype(&cold_cuLinkAddFile) slot_cuLinkAddFile __asm__("nybble_slot_cuLinkAddFile") __attribute__((visibility("hidden")));
decltype(&cold_cuLinkAddFile) slot_cuLinkAddFile = &cold_cuLinkAddFile;
namespace {

CUresult cold_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 337)) return reinterpret_cast<decltype(&cold_cuLinkAddFile_v2)>(real)(state, type, path, numOptions, options, optionValues);
  static_cast<void>(state);
  static_cast<void>(type);
  static_cast<void>(path);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 337));
}
}  // namespace
extern decltype(&cold_cuLinkAddFile_v2) slot_cuLinkAddFile_v2 __asm__("nybble_slot_cuLinkAddFile_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuLinkAddFile_v2) slot_cuLinkAddFile_v2 = &cold_cuLinkAddFile_v2;
namespace {

CUresult cold_cuLinkComplete(CUlinkState state, void** cubinOut, size_t* sizeOut) {
  if (const any_function real = resolve(driver_library, 338)) return reinterpret_cast<decltype(&cold_cuLinkComplete)>(real)(state, cubinOut, sizeOut);
  zero(cubinOut, 8);
  zero(sizeOut, 8);
  static_cast<void>(state);
  return static_cast<CUresult>(failure(driver_library, 338));
}
decltype(&cold_cuLinkComplete) slot_cuLinkComplete = &cold_cuLinkComplete;

CUresult cold_cuLinkCreate(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) {
  if (const any_function real = resolve(driver_library, 339)) return reinterpret_cast<decltype(&cold_cuLinkCreate)>(real)(numOptions, options, optionValues, stateOut);
  zero(stateOut, 8);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 339));
}
decltype(&cold_cuLinkCreate) slot_cuLinkCreate = &cold_cuLinkCreate;

CUresult cold_cuLinkCreate_v2(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) {
  if (const any_function real = resolve(driver_library, 340)) return reinterpret_cast<decltype(&cold_cuLinkCreate_v2)>(real)(numOptions, options, optionValues, stateOut);
  zero(stateOut, 8);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 340));
}
decltype(&cold_cuLinkCreate_v2) slot_cuLinkCreate_v2 = &cold_cuLinkCreate_v2;

CUresult cold_cuLinkDestroy(CUlinkState state) {
  if (const any_function real = resolve(driver_library, 341)) return reinterpret_cast<decltype(&cold_cuLinkDestroy)>(real)(state);
  static_cast<void>(state);
  return static_cast<CUresult>(failure(driver_library, 341));
}
decltype(&cold_cuLinkDestroy) slot_cuLinkDestroy = &cold_cuLinkDestroy;

CUresult cold_cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 342)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointAddDevice)>(real)(leId, dev);
  static_cast<void>(leId);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 342));
}
decltype(&cold_cuLogicalEndpointAddDevice) slot_cuLogicalEndpointAddDevice = &cold_cuLogicalEndpointAddDevice;

CUresult cold_cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void* ptr, cuuint64_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 343)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointBindAddr)>(real)(leId, dev, offset, ptr, size, flags);
  static_cast<void>(leId);
  static_cast<void>(dev);
  static_cast<void>(offset);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 343));
}
}  // namespace
extern decltype(&cold_cuLogicalEndpointBindAddr) slot_cuLogicalEndpointBindAddr __asm__("nybble_slot_cuLogicalEndpointBindAddr") __attribute__((visibility("hidden")));
decltype(&cold_cuLogicalEndpointBindAddr) slot_cuLogicalEndpointBindAddr = &cold_cuLogicalEndpointBindAddr;
namespace {

CUresult cold_cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 344)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointBindMem)>(real)(leId, dev, offset, memHandle, memOffset, size, flags);
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
extern decltype(&cold_cuLogicalEndpointBindMem) slot_cuLogicalEndpointBindMem __asm__("nybble_slot_cuLogicalEndpointBindMem") __attribute__((visibility("hidden")));
decltype(&cold_cuLogicalEndpointBindMem) slot_cuLogicalEndpointBindMem = &cold_cuLogicalEndpointBindMem;
namespace {

CUresult cold_cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp* prop) {
  if (const any_function real = resolve(driver_library, 345)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointCreate)>(real)(leId, prop);
  static_cast<void>(leId);
  static_cast<void>(prop);
  return static_cast<CUresult>(failure(driver_library, 345));
}
decltype(&cold_cuLogicalEndpointCreate) slot_cuLogicalEndpointCreate = &cold_cuLogicalEndpointCreate;

CUresult cold_cuLogicalEndpointDestroy(CUlogicalEndpointId leId) {
  if (const any_function real = resolve(driver_library, 346)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointDestroy)>(real)(leId);
  static_cast<void>(leId);
  return static_cast<CUresult>(failure(driver_library, 346));
}
decltype(&cold_cuLogicalEndpointDestroy) slot_cuLogicalEndpointDestroy = &cold_cuLogicalEndpointDestroy;

CUresult cold_cuLogicalEndpointExport(void* handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType) {
  if (const any_function real = resolve(driver_library, 347)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointExport)>(real)(handle, leId, handleType);
  static_cast<void>(handle);
  static_cast<void>(leId);
  static_cast<void>(handleType);
  return static_cast<CUresult>(failure(driver_library, 347));
}
decltype(&cold_cuLogicalEndpointExport) slot_cuLogicalEndpointExport = &cold_cuLogicalEndpointExport;

CUresult cold_cuLogicalEndpointGetLimits(cuuint64_t* bindAlignment, cuuint64_t* maxSize, const CUlogicalEndpointProp* prop) {
  if (const any_function real = resolve(driver_library, 348)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointGetLimits)>(real)(bindAlignment, maxSize, prop);
  zero(bindAlignment, 8);
  zero(maxSize, 8);
  static_cast<void>(prop);
  return static_cast<CUresult>(failure(driver_library, 348));
}
decltype(&cold_cuLogicalEndpointGetLimits) slot_cuLogicalEndpointGetLimits = &cold_cuLogicalEndpointGetLimits;

CUresult cold_cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count) {
  if (const any_function real = resolve(driver_library, 349)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointIdRelease)>(real)(baseLeId, count);
  static_cast<void>(baseLeId);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 349));
}
decltype(&cold_cuLogicalEndpointIdRelease) slot_cuLogicalEndpointIdRelease = &cold_cuLogicalEndpointIdRelease;

CUresult cold_cuLogicalEndpointIdReserve(CUlogicalEndpointId* baseLeId, cuuint32_t count) {
  if (const any_function real = resolve(driver_library, 350)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointIdReserve)>(real)(baseLeId, count);
  zero(baseLeId, 4);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 350));
}
decltype(&cold_cuLogicalEndpointIdReserve) slot_cuLogicalEndpointIdReserve = &cold_cuLogicalEndpointIdReserve;

CUresult cold_cuLogicalEndpointImport(CUlogicalEndpointId leId, const void* handle, CUlogicalEndpointIpcHandleType handleType) {
  if (const any_function real = resolve(driver_library, 351)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointImport)>(real)(leId, handle, handleType);
  static_cast<void>(leId);
  static_cast<void>(handle);
  static_cast<void>(handleType);
  return static_cast<CUresult>(failure(driver_library, 351));
}
decltype(&cold_cuLogicalEndpointImport) slot_cuLogicalEndpointImport = &cold_cuLogicalEndpointImport;

CUresult cold_cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int* queryStatus) {
  if (const any_function real = resolve(driver_library, 352)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointQuery)>(real)(leId, count, queryStatus);
  zero(queryStatus, 4);
  static_cast<void>(leId);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 352));
}
decltype(&cold_cuLogicalEndpointQuery) slot_cuLogicalEndpointQuery = &cold_cuLogicalEndpointQuery;

CUresult cold_cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size) {
  if (const any_function real = resolve(driver_library, 353)) return reinterpret_cast<decltype(&cold_cuLogicalEndpointUnbind)>(real)(leId, dev, offset, size);
  static_cast<void>(leId);
  static_cast<void>(dev);
  static_cast<void>(offset);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 353));
}
decltype(&cold_cuLogicalEndpointUnbind) slot_cuLogicalEndpointUnbind = &cold_cuLogicalEndpointUnbind;

CUresult cold_cuLogsCurrent(CUlogIterator* iterator_out, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 354)) return reinterpret_cast<decltype(&cold_cuLogsCurrent)>(real)(iterator_out, flags);
  zero(iterator_out, 4);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 354));
}
decltype(&cold_cuLogsCurrent) slot_cuLogsCurrent = &cold_cuLogsCurrent;

CUresult cold_cuLogsDumpToFile(CUlogIterator* iterator, const char* pathToFile, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 355)) return reinterpret_cast<decltype(&cold_cuLogsDumpToFile)>(real)(iterator, pathToFile, flags);
  static_cast<void>(iterator);
  static_cast<void>(pathToFile);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 355));
}
decltype(&cold_cuLogsDumpToFile) slot_cuLogsDumpToFile = &cold_cuLogsDumpToFile;

CUresult cold_cuLogsDumpToMemory(CUlogIterator* iterator, char* buffer, size_t* size, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 356)) return reinterpret_cast<decltype(&cold_cuLogsDumpToMemory)>(real)(iterator, buffer, size, flags);
  zero(size, 8);
  static_cast<void>(iterator);
  static_cast<void>(buffer);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 356));
}
decltype(&cold_cuLogsDumpToMemory) slot_cuLogsDumpToMemory = &cold_cuLogsDumpToMemory;

CUresult cold_cuLogsRegisterCallback(CUlogsCallback callbackFunc, void* userData, CUlogsCallbackHandle* callback_out) {
  if (const any_function real = resolve(driver_library, 357)) return reinterpret_cast<decltype(&cold_cuLogsRegisterCallback)>(real)(callbackFunc, userData, callback_out);
  zero(callback_out, 8);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 357));
}
decltype(&cold_cuLogsRegisterCallback) slot_cuLogsRegisterCallback = &cold_cuLogsRegisterCallback;

CUresult cold_cuLogsUnregisterCallback(CUlogsCallbackHandle callback) {
  if (const any_function real = resolve(driver_library, 358)) return reinterpret_cast<decltype(&cold_cuLogsUnregisterCallback)>(real)(callback);
  static_cast<void>(callback);
  return static_cast<CUresult>(failure(driver_library, 358));
}
decltype(&cold_cuLogsUnregisterCallback) slot_cuLogsUnregisterCallback = &cold_cuLogsUnregisterCallback;

CUresult cold_cuMemAddressFree(CUdeviceptr ptr, size_t size) {
  if (const any_function real = resolve(driver_library, 359)) return reinterpret_cast<decltype(&cold_cuMemAddressFree)>(real)(ptr, size);
  static_cast<void>(ptr);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 359));
}
decltype(&cold_cuMemAddressFree) slot_cuMemAddressFree = &cold_cuMemAddressFree;

CUresult cold_cuMemAddressReserve(CUdeviceptr* ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 360)) return reinterpret_cast<decltype(&cold_cuMemAddressReserve)>(real)(ptr, size, alignment, addr, flags);
  zero(ptr, 8);
  static_cast<void>(size);
  static_cast<void>(alignment);
  static_cast<void>(addr);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 360));
}
}  // namespace
extern decltype(&cold_cuMemAddressReserve) slot_cuMemAddressReserve __asm__("nybble_slot_cuMemAddressReserve") __attribute__((visibility("hidden")));
decltype(&cold_cuMemAddressReserve) slot_cuMemAddressReserve = &cold_cuMemAddressReserve;
namespace {

CUresult cold_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) {
  if (const any_function real = resolve(driver_library, 361)) return reinterpret_cast<decltype(&cold_cuMemAdvise)>(real)(devPtr, count, advice, device);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 361));
}
decltype(&cold_cuMemAdvise) slot_cuMemAdvise = &cold_cuMemAdvise;

CUresult cold_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location) {
  if (const any_function real = resolve(driver_library, 362)) return reinterpret_cast<decltype(&cold_cuMemAdvise_v2)>(real)(devPtr, count, advice, location);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(location);
  return static_cast<CUresult>(failure(driver_library, 362));
}
decltype(&cold_cuMemAdvise_v2) slot_cuMemAdvise_v2 = &cold_cuMemAdvise_v2;

CUresult cold_cuMemAlloc(CUdeviceptr_v1* dptr, unsigned int bytesize) {
  if (const any_function real = resolve(driver_library, 363)) return reinterpret_cast<decltype(&cold_cuMemAlloc)>(real)(dptr, bytesize);
  zero(dptr, 4);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 363));
}
decltype(&cold_cuMemAlloc) slot_cuMemAlloc = &cold_cuMemAlloc;

CUresult cold_cuMemAllocAsync(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 364)) return reinterpret_cast<decltype(&cold_cuMemAllocAsync)>(real)(dptr, bytesize, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 364));
}
decltype(&cold_cuMemAllocAsync) slot_cuMemAllocAsync = &cold_cuMemAllocAsync;

CUresult cold_cuMemAllocAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 365)) return reinterpret_cast<decltype(&cold_cuMemAllocAsync_ptsz)>(real)(dptr, bytesize, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 365));
}
decltype(&cold_cuMemAllocAsync_ptsz) slot_cuMemAllocAsync_ptsz = &cold_cuMemAllocAsync_ptsz;

CUresult cold_cuMemAllocFromPoolAsync(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 366)) return reinterpret_cast<decltype(&cold_cuMemAllocFromPoolAsync)>(real)(dptr, bytesize, pool, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(pool);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 366));
}
decltype(&cold_cuMemAllocFromPoolAsync) slot_cuMemAllocFromPoolAsync = &cold_cuMemAllocFromPoolAsync;

CUresult cold_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 367)) return reinterpret_cast<decltype(&cold_cuMemAllocFromPoolAsync_ptsz)>(real)(dptr, bytesize, pool, hStream);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(pool);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 367));
}
decltype(&cold_cuMemAllocFromPoolAsync_ptsz) slot_cuMemAllocFromPoolAsync_ptsz = &cold_cuMemAllocFromPoolAsync_ptsz;

CUresult cold_cuMemAllocHost(void** pp, unsigned int bytesize) {
  if (const any_function real = resolve(driver_library, 368)) return reinterpret_cast<decltype(&cold_cuMemAllocHost)>(real)(pp, bytesize);
  zero(pp, 8);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 368));
}
decltype(&cold_cuMemAllocHost) slot_cuMemAllocHost = &cold_cuMemAllocHost;

CUresult cold_cuMemAllocHost_v2(void** pp, size_t bytesize) {
  if (const any_function real = resolve(driver_library, 369)) return reinterpret_cast<decltype(&cold_cuMemAllocHost_v2)>(real)(pp, bytesize);
  zero(pp, 8);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 369));
}
decltype(&cold_cuMemAllocHost_v2) slot_cuMemAllocHost_v2 = &cold_cuMemAllocHost_v2;

CUresult cold_cuMemAllocManaged(CUdeviceptr* dptr, size_t bytesize, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 370)) return reinterpret_cast<decltype(&cold_cuMemAllocManaged)>(real)(dptr, bytesize, flags);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 370));
}
decltype(&cold_cuMemAllocManaged) slot_cuMemAllocManaged = &cold_cuMemAllocManaged;

CUresult cold_cuMemAllocPitch(CUdeviceptr_v1* dptr, unsigned int* pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes) {
  if (const any_function real = resolve(driver_library, 371)) return reinterpret_cast<decltype(&cold_cuMemAllocPitch)>(real)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
  zero(dptr, 4);
  zero(pPitch, 4);
  static_cast<void>(WidthInBytes);
  static_cast<void>(Height);
  static_cast<void>(ElementSizeBytes);
  return static_cast<CUresult>(failure(driver_library, 371));
}
}  // namespace
extern decltype(&cold_cuMemAllocPitch) slot_cuMemAllocPitch __asm__("nybble_slot_cuMemAllocPitch") __attribute__((visibility("hidden")));
decltype(&cold_cuMemAllocPitch) slot_cuMemAllocPitch = &cold_cuMemAllocPitch;
namespace {

CUresult cold_cuMemAllocPitch_v2(CUdeviceptr* dptr, size_t* pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes) {
  if (const any_function real = resolve(driver_library, 372)) return reinterpret_cast<decltype(&cold_cuMemAllocPitch_v2)>(real)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
  zero(dptr, 8);
  zero(pPitch, 8);
  static_cast<void>(WidthInBytes);
  static_cast<void>(Height);
  static_cast<void>(ElementSizeBytes);
  return static_cast<CUresult>(failure(driver_library, 372));
}
}  // namespace
extern decltype(&cold_cuMemAllocPitch_v2) slot_cuMemAllocPitch_v2 __asm__("nybble_slot_cuMemAllocPitch_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemAllocPitch_v2) slot_cuMemAllocPitch_v2 = &cold_cuMemAllocPitch_v2;
namespace {

CUresult cold_cuMemAlloc_v2(CUdeviceptr* dptr, size_t bytesize) {
  if (const any_function real = resolve(driver_library, 373)) return reinterpret_cast<decltype(&cold_cuMemAlloc_v2)>(real)(dptr, bytesize);
  zero(dptr, 8);
  static_cast<void>(bytesize);
  return static_cast<CUresult>(failure(driver_library, 373));
}
decltype(&cold_cuMemAlloc_v2) slot_cuMemAlloc_v2 = &cold_cuMemAlloc_v2;

CUresult cold_cuMemBatchDecompressAsync(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) {
  if (const any_function real = resolve(driver_library, 374)) return reinterpret_cast<decltype(&cold_cuMemBatchDecompressAsync)>(real)(paramsArray, count, flags, errorIndex, stream);
  zero(errorIndex, 8);
  static_cast<void>(paramsArray);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 374));
}
}  // namespace
extern decltype(&cold_cuMemBatchDecompressAsync) slot_cuMemBatchDecompressAsync __asm__("nybble_slot_cuMemBatchDecompressAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemBatchDecompressAsync) slot_cuMemBatchDecompressAsync = &cold_cuMemBatchDecompressAsync;
namespace {

CUresult cold_cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) {
  if (const any_function real = resolve(driver_library, 375)) return reinterpret_cast<decltype(&cold_cuMemBatchDecompressAsync_ptsz)>(real)(paramsArray, count, flags, errorIndex, stream);
  zero(errorIndex, 8);
  static_cast<void>(paramsArray);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 375));
}
}  // namespace
extern decltype(&cold_cuMemBatchDecompressAsync_ptsz) slot_cuMemBatchDecompressAsync_ptsz __asm__("nybble_slot_cuMemBatchDecompressAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemBatchDecompressAsync_ptsz) slot_cuMemBatchDecompressAsync_ptsz = &cold_cuMemBatchDecompressAsync_ptsz;
namespace {

CUresult cold_cuMemCreate(CUmemGenericAllocationHandle* handle, size_t size, const CUmemAllocationProp* prop, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 376)) return reinterpret_cast<decltype(&cold_cuMemCreate)>(real)(handle, size, prop, flags);
  zero(handle, 8);
  static_cast<void>(size);
  static_cast<void>(prop);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 376));
}
decltype(&cold_cuMemCreate) slot_cuMemCreate = &cold_cuMemCreate;

CUresult cold_cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 377)) return reinterpret_cast<decltype(&cold_cuMemDiscardAndPrefetchBatchAsync)>(real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
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
extern decltype(&cold_cuMemDiscardAndPrefetchBatchAsync) slot_cuMemDiscardAndPrefetchBatchAsync __asm__("nybble_slot_cuMemDiscardAndPrefetchBatchAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemDiscardAndPrefetchBatchAsync) slot_cuMemDiscardAndPrefetchBatchAsync = &cold_cuMemDiscardAndPrefetchBatchAsync;
namespace {

CUresult cold_cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 378)) return reinterpret_cast<decltype(&cold_cuMemDiscardAndPrefetchBatchAsync_ptsz)>(real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
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
extern decltype(&cold_cuMemDiscardAndPrefetchBatchAsync_ptsz) slot_cuMemDiscardAndPrefetchBatchAsync_ptsz __asm__("nybble_slot_cuMemDiscardAndPrefetchBatchAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemDiscardAndPrefetchBatchAsync_ptsz) slot_cuMemDiscardAndPrefetchBatchAsync_ptsz = &cold_cuMemDiscardAndPrefetchBatchAsync_ptsz;
namespace {

CUresult cold_cuMemDiscardBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 379)) return reinterpret_cast<decltype(&cold_cuMemDiscardBatchAsync)>(real)(dptrs, sizes, count, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 379));
}
}  // namespace
extern decltype(&cold_cuMemDiscardBatchAsync) slot_cuMemDiscardBatchAsync __asm__("nybble_slot_cuMemDiscardBatchAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemDiscardBatchAsync) slot_cuMemDiscardBatchAsync = &cold_cuMemDiscardBatchAsync;
namespace {

CUresult cold_cuMemDiscardBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 380)) return reinterpret_cast<decltype(&cold_cuMemDiscardBatchAsync_ptsz)>(real)(dptrs, sizes, count, flags, hStream);
  static_cast<void>(dptrs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 380));
}
}  // namespace
extern decltype(&cold_cuMemDiscardBatchAsync_ptsz) slot_cuMemDiscardBatchAsync_ptsz __asm__("nybble_slot_cuMemDiscardBatchAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemDiscardBatchAsync_ptsz) slot_cuMemDiscardBatchAsync_ptsz = &cold_cuMemDiscardBatchAsync_ptsz;
namespace {

CUresult cold_cuMemExportToShareableHandle(void* shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 381)) return reinterpret_cast<decltype(&cold_cuMemExportToShareableHandle)>(real)(shareableHandle, handle, handleType, flags);
  static_cast<void>(shareableHandle);
  static_cast<void>(handle);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 381));
}
decltype(&cold_cuMemExportToShareableHandle) slot_cuMemExportToShareableHandle = &cold_cuMemExportToShareableHandle;

CUresult cold_cuMemFree(CUdeviceptr_v1 dptr) {
  if (const any_function real = resolve(driver_library, 382)) return reinterpret_cast<decltype(&cold_cuMemFree)>(real)(dptr);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 382));
}
decltype(&cold_cuMemFree) slot_cuMemFree = &cold_cuMemFree;

CUresult cold_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 383)) return reinterpret_cast<decltype(&cold_cuMemFreeAsync)>(real)(dptr, hStream);
  static_cast<void>(dptr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 383));
}
decltype(&cold_cuMemFreeAsync) slot_cuMemFreeAsync = &cold_cuMemFreeAsync;

CUresult cold_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 384)) return reinterpret_cast<decltype(&cold_cuMemFreeAsync_ptsz)>(real)(dptr, hStream);
  static_cast<void>(dptr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 384));
}
decltype(&cold_cuMemFreeAsync_ptsz) slot_cuMemFreeAsync_ptsz = &cold_cuMemFreeAsync_ptsz;

CUresult cold_cuMemFreeHost(void* p) {
  if (const any_function real = resolve(driver_library, 385)) return reinterpret_cast<decltype(&cold_cuMemFreeHost)>(real)(p);
  static_cast<void>(p);
  return static_cast<CUresult>(failure(driver_library, 385));
}
decltype(&cold_cuMemFreeHost) slot_cuMemFreeHost = &cold_cuMemFreeHost;

CUresult cold_cuMemFree_v2(CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 386)) return reinterpret_cast<decltype(&cold_cuMemFree_v2)>(real)(dptr);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 386));
}
decltype(&cold_cuMemFree_v2) slot_cuMemFree_v2 = &cold_cuMemFree_v2;

CUresult cold_cuMemGetAccess(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 387)) return reinterpret_cast<decltype(&cold_cuMemGetAccess)>(real)(flags, location, ptr);
  zero(flags, 8);
  static_cast<void>(location);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 387));
}
decltype(&cold_cuMemGetAccess) slot_cuMemGetAccess = &cold_cuMemGetAccess;

CUresult cold_cuMemGetAddressRange(CUdeviceptr_v1* pbase, unsigned int* psize, CUdeviceptr_v1 dptr) {
  if (const any_function real = resolve(driver_library, 388)) return reinterpret_cast<decltype(&cold_cuMemGetAddressRange)>(real)(pbase, psize, dptr);
  zero(pbase, 4);
  zero(psize, 4);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 388));
}
decltype(&cold_cuMemGetAddressRange) slot_cuMemGetAddressRange = &cold_cuMemGetAddressRange;

CUresult cold_cuMemGetAddressRange_v2(CUdeviceptr* pbase, size_t* psize, CUdeviceptr dptr) {
  if (const any_function real = resolve(driver_library, 389)) return reinterpret_cast<decltype(&cold_cuMemGetAddressRange_v2)>(real)(pbase, psize, dptr);
  zero(pbase, 8);
  zero(psize, 8);
  static_cast<void>(dptr);
  return static_cast<CUresult>(failure(driver_library, 389));
}
decltype(&cold_cuMemGetAddressRange_v2) slot_cuMemGetAddressRange_v2 = &cold_cuMemGetAddressRange_v2;

CUresult cold_cuMemGetAllocationGranularity(size_t* granularity, const CUmemAllocationProp* prop, CUmemAllocationGranularity_flags option) {
  if (const any_function real = resolve(driver_library, 390)) return reinterpret_cast<decltype(&cold_cuMemGetAllocationGranularity)>(real)(granularity, prop, option);
  zero(granularity, 8);
  static_cast<void>(prop);
  static_cast<void>(option);
  return static_cast<CUresult>(failure(driver_library, 390));
}
decltype(&cold_cuMemGetAllocationGranularity) slot_cuMemGetAllocationGranularity = &cold_cuMemGetAllocationGranularity;

CUresult cold_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp* prop, CUmemGenericAllocationHandle handle) {
  if (const any_function real = resolve(driver_library, 391)) return reinterpret_cast<decltype(&cold_cuMemGetAllocationPropertiesFromHandle)>(real)(prop, handle);
  zero(prop, 32);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 391));
}
decltype(&cold_cuMemGetAllocationPropertiesFromHandle) slot_cuMemGetAllocationPropertiesFromHandle = &cold_cuMemGetAllocationPropertiesFromHandle;

CUresult cold_cuMemGetDefaultMemPool(CUmemoryPool* pool_out, CUmemLocation* location, CUmemAllocationType type) {
  if (const any_function real = resolve(driver_library, 392)) return reinterpret_cast<decltype(&cold_cuMemGetDefaultMemPool)>(real)(pool_out, location, type);
  zero(pool_out, 8);
  static_cast<void>(location);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 392));
}
decltype(&cold_cuMemGetDefaultMemPool) slot_cuMemGetDefaultMemPool = &cold_cuMemGetDefaultMemPool;

CUresult cold_cuMemGetHandleForAddressRange(void* handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 393)) return reinterpret_cast<decltype(&cold_cuMemGetHandleForAddressRange)>(real)(handle, dptr, size, handleType, flags);
  static_cast<void>(handle);
  static_cast<void>(dptr);
  static_cast<void>(size);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 393));
}
}  // namespace
extern decltype(&cold_cuMemGetHandleForAddressRange) slot_cuMemGetHandleForAddressRange __asm__("nybble_slot_cuMemGetHandleForAddressRange") __attribute__((visibility("hidden")));
decltype(&cold_cuMemGetHandleForAddressRange) slot_cuMemGetHandleForAddressRange = &cold_cuMemGetHandleForAddressRange;
namespace {

CUresult cold_cuMemGetInfo(unsigned int* free, unsigned int* total) {
  if (const any_function real = resolve(driver_library, 394)) return reinterpret_cast<decltype(&cold_cuMemGetInfo)>(real)(free, total);
  zero(free, 4);
  zero(total, 4);
  return static_cast<CUresult>(failure(driver_library, 394));
}
decltype(&cold_cuMemGetInfo) slot_cuMemGetInfo = &cold_cuMemGetInfo;

CUresult cold_cuMemGetInfo_v2(size_t* free, size_t* total) {
  if (const any_function real = resolve(driver_library, 395)) return reinterpret_cast<decltype(&cold_cuMemGetInfo_v2)>(real)(free, total);
  zero(free, 8);
  zero(total, 8);
  return static_cast<CUresult>(failure(driver_library, 395));
}
decltype(&cold_cuMemGetInfo_v2) slot_cuMemGetInfo_v2 = &cold_cuMemGetInfo_v2;

CUresult cold_cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation* location_out) {
  if (const any_function real = resolve(driver_library, 396)) return reinterpret_cast<decltype(&cold_cuMemGetLocationInfo)>(real)(ptr, size, summaryGranularity, samplingGranularity, location_out);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(summaryGranularity);
  static_cast<void>(samplingGranularity);
  static_cast<void>(location_out);
  return static_cast<CUresult>(failure(driver_library, 396));
}
}  // namespace
extern decltype(&cold_cuMemGetLocationInfo) slot_cuMemGetLocationInfo __asm__("nybble_slot_cuMemGetLocationInfo") __attribute__((visibility("hidden")));
decltype(&cold_cuMemGetLocationInfo) slot_cuMemGetLocationInfo = &cold_cuMemGetLocationInfo;
namespace {

CUresult cold_cuMemGetMemPool(CUmemoryPool* pool, CUmemLocation* location, CUmemAllocationType type) {
  if (const any_function real = resolve(driver_library, 397)) return reinterpret_cast<decltype(&cold_cuMemGetMemPool)>(real)(pool, location, type);
  zero(pool, 8);
  static_cast<void>(location);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 397));
}
decltype(&cold_cuMemGetMemPool) slot_cuMemGetMemPool = &cold_cuMemGetMemPool;

CUresult cold_cuMemHostAlloc(void** pp, size_t bytesize, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 398)) return reinterpret_cast<decltype(&cold_cuMemHostAlloc)>(real)(pp, bytesize, Flags);
  zero(pp, 8);
  static_cast<void>(bytesize);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 398));
}
decltype(&cold_cuMemHostAlloc) slot_cuMemHostAlloc = &cold_cuMemHostAlloc;

CUresult cold_cuMemHostGetDevicePointer(CUdeviceptr_v1* pdptr, void* p, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 399)) return reinterpret_cast<decltype(&cold_cuMemHostGetDevicePointer)>(real)(pdptr, p, Flags);
  zero(pdptr, 4);
  static_cast<void>(p);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 399));
}
decltype(&cold_cuMemHostGetDevicePointer) slot_cuMemHostGetDevicePointer = &cold_cuMemHostGetDevicePointer;

CUresult cold_cuMemHostGetDevicePointer_v2(CUdeviceptr* pdptr, void* p, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 400)) return reinterpret_cast<decltype(&cold_cuMemHostGetDevicePointer_v2)>(real)(pdptr, p, Flags);
  zero(pdptr, 8);
  static_cast<void>(p);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 400));
}
decltype(&cold_cuMemHostGetDevicePointer_v2) slot_cuMemHostGetDevicePointer_v2 = &cold_cuMemHostGetDevicePointer_v2;

CUresult cold_cuMemHostGetFlags(unsigned int* pFlags, void* p) {
  if (const any_function real = resolve(driver_library, 401)) return reinterpret_cast<decltype(&cold_cuMemHostGetFlags)>(real)(pFlags, p);
  zero(pFlags, 4);
  static_cast<void>(p);
  return static_cast<CUresult>(failure(driver_library, 401));
}
decltype(&cold_cuMemHostGetFlags) slot_cuMemHostGetFlags = &cold_cuMemHostGetFlags;

CUresult cold_cuMemHostRegister(void* p, size_t bytesize, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 402)) return reinterpret_cast<decltype(&cold_cuMemHostRegister)>(real)(p, bytesize, Flags);
  static_cast<void>(p);
  static_cast<void>(bytesize);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 402));
}
decltype(&cold_cuMemHostRegister) slot_cuMemHostRegister = &cold_cuMemHostRegister;

CUresult cold_cuMemHostRegister_v2(void* p, size_t bytesize, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 403)) return reinterpret_cast<decltype(&cold_cuMemHostRegister_v2)>(real)(p, bytesize, Flags);
  static_cast<void>(p);
  static_cast<void>(bytesize);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 403));
}
decltype(&cold_cuMemHostRegister_v2) slot_cuMemHostRegister_v2 = &cold_cuMemHostRegister_v2;

CUresult cold_cuMemHostUnregister(void* p) {
  if (const any_function real = resolve(driver_library, 404)) return reinterpret_cast<decltype(&cold_cuMemHostUnregister)>(real)(p);
  static_cast<void>(p);
  return static_cast<CUresult>(failure(driver_library, 404));
}
decltype(&cold_cuMemHostUnregister) slot_cuMemHostUnregister = &cold_cuMemHostUnregister;

CUresult cold_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle* handle, void* osHandle, CUmemAllocationHandleType shHandleType) {
  if (const any_function real = resolve(driver_library, 405)) return reinterpret_cast<decltype(&cold_cuMemImportFromShareableHandle)>(real)(handle, osHandle, shHandleType);
  zero(handle, 8);
  static_cast<void>(osHandle);
  static_cast<void>(shHandleType);
  return static_cast<CUresult>(failure(driver_library, 405));
}
decltype(&cold_cuMemImportFromShareableHandle) slot_cuMemImportFromShareableHandle = &cold_cuMemImportFromShareableHandle;

CUresult cold_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 406)) return reinterpret_cast<decltype(&cold_cuMemMap)>(real)(ptr, size, offset, handle, flags);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(offset);
  static_cast<void>(handle);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 406));
}
}  // namespace
extern decltype(&cold_cuMemMap) slot_cuMemMap __asm__("nybble_slot_cuMemMap") __attribute__((visibility("hidden")));
decltype(&cold_cuMemMap) slot_cuMemMap = &cold_cuMemMap;
namespace {

CUresult cold_cuMemMapArrayAsync(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 407)) return reinterpret_cast<decltype(&cold_cuMemMapArrayAsync)>(real)(mapInfoList, count, hStream);
  static_cast<void>(mapInfoList);
  static_cast<void>(count);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 407));
}
decltype(&cold_cuMemMapArrayAsync) slot_cuMemMapArrayAsync = &cold_cuMemMapArrayAsync;

CUresult cold_cuMemMapArrayAsync_ptsz(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 408)) return reinterpret_cast<decltype(&cold_cuMemMapArrayAsync_ptsz)>(real)(mapInfoList, count, hStream);
  static_cast<void>(mapInfoList);
  static_cast<void>(count);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 408));
}
decltype(&cold_cuMemMapArrayAsync_ptsz) slot_cuMemMapArrayAsync_ptsz = &cold_cuMemMapArrayAsync_ptsz;

CUresult cold_cuMemPoolCreate(CUmemoryPool* pool, const CUmemPoolProps* poolProps) {
  if (const any_function real = resolve(driver_library, 409)) return reinterpret_cast<decltype(&cold_cuMemPoolCreate)>(real)(pool, poolProps);
  zero(pool, 8);
  static_cast<void>(poolProps);
  return static_cast<CUresult>(failure(driver_library, 409));
}
decltype(&cold_cuMemPoolCreate) slot_cuMemPoolCreate = &cold_cuMemPoolCreate;

CUresult cold_cuMemPoolDestroy(CUmemoryPool pool) {
  if (const any_function real = resolve(driver_library, 410)) return reinterpret_cast<decltype(&cold_cuMemPoolDestroy)>(real)(pool);
  static_cast<void>(pool);
  return static_cast<CUresult>(failure(driver_library, 410));
}
decltype(&cold_cuMemPoolDestroy) slot_cuMemPoolDestroy = &cold_cuMemPoolDestroy;

CUresult cold_cuMemPoolExportPointer(CUmemPoolPtrExportData* shareData_out, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 411)) return reinterpret_cast<decltype(&cold_cuMemPoolExportPointer)>(real)(shareData_out, ptr);
  zero(shareData_out, 64);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 411));
}
decltype(&cold_cuMemPoolExportPointer) slot_cuMemPoolExportPointer = &cold_cuMemPoolExportPointer;

CUresult cold_cuMemPoolExportToShareableHandle(void* handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 412)) return reinterpret_cast<decltype(&cold_cuMemPoolExportToShareableHandle)>(real)(handle_out, pool, handleType, flags);
  static_cast<void>(handle_out);
  static_cast<void>(pool);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 412));
}
decltype(&cold_cuMemPoolExportToShareableHandle) slot_cuMemPoolExportToShareableHandle = &cold_cuMemPoolExportToShareableHandle;

CUresult cold_cuMemPoolGetAccess(CUmemAccess_flags* flags, CUmemoryPool memPool, CUmemLocation* location) {
  if (const any_function real = resolve(driver_library, 413)) return reinterpret_cast<decltype(&cold_cuMemPoolGetAccess)>(real)(flags, memPool, location);
  zero(flags, 4);
  static_cast<void>(memPool);
  static_cast<void>(location);
  return static_cast<CUresult>(failure(driver_library, 413));
}
decltype(&cold_cuMemPoolGetAccess) slot_cuMemPoolGetAccess = &cold_cuMemPoolGetAccess;

CUresult cold_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 414)) return reinterpret_cast<decltype(&cold_cuMemPoolGetAttribute)>(real)(pool, attr, value);
  static_cast<void>(pool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 414));
}
decltype(&cold_cuMemPoolGetAttribute) slot_cuMemPoolGetAttribute = &cold_cuMemPoolGetAttribute;

CUresult cold_cuMemPoolImportFromShareableHandle(CUmemoryPool* pool_out, void* handle, CUmemAllocationHandleType handleType, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 415)) return reinterpret_cast<decltype(&cold_cuMemPoolImportFromShareableHandle)>(real)(pool_out, handle, handleType, flags);
  zero(pool_out, 8);
  static_cast<void>(handle);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 415));
}
decltype(&cold_cuMemPoolImportFromShareableHandle) slot_cuMemPoolImportFromShareableHandle = &cold_cuMemPoolImportFromShareableHandle;

CUresult cold_cuMemPoolImportPointer(CUdeviceptr* ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData* shareData) {
  if (const any_function real = resolve(driver_library, 416)) return reinterpret_cast<decltype(&cold_cuMemPoolImportPointer)>(real)(ptr_out, pool, shareData);
  zero(ptr_out, 8);
  static_cast<void>(pool);
  static_cast<void>(shareData);
  return static_cast<CUresult>(failure(driver_library, 416));
}
decltype(&cold_cuMemPoolImportPointer) slot_cuMemPoolImportPointer = &cold_cuMemPoolImportPointer;

CUresult cold_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc* map, size_t count) {
  if (const any_function real = resolve(driver_library, 417)) return reinterpret_cast<decltype(&cold_cuMemPoolSetAccess)>(real)(pool, map, count);
  static_cast<void>(pool);
  static_cast<void>(map);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 417));
}
decltype(&cold_cuMemPoolSetAccess) slot_cuMemPoolSetAccess = &cold_cuMemPoolSetAccess;

CUresult cold_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) {
  if (const any_function real = resolve(driver_library, 418)) return reinterpret_cast<decltype(&cold_cuMemPoolSetAttribute)>(real)(pool, attr, value);
  static_cast<void>(pool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 418));
}
decltype(&cold_cuMemPoolSetAttribute) slot_cuMemPoolSetAttribute = &cold_cuMemPoolSetAttribute;

CUresult cold_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep) {
  if (const any_function real = resolve(driver_library, 419)) return reinterpret_cast<decltype(&cold_cuMemPoolTrimTo)>(real)(pool, minBytesToKeep);
  static_cast<void>(pool);
  static_cast<void>(minBytesToKeep);
  return static_cast<CUresult>(failure(driver_library, 419));
}
decltype(&cold_cuMemPoolTrimTo) slot_cuMemPoolTrimTo = &cold_cuMemPoolTrimTo;

CUresult cold_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 420)) return reinterpret_cast<decltype(&cold_cuMemPrefetchAsync)>(real)(devPtr, count, dstDevice, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 420));
}
decltype(&cold_cuMemPrefetchAsync) slot_cuMemPrefetchAsync = &cold_cuMemPrefetchAsync;

CUresult cold_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 421)) return reinterpret_cast<decltype(&cold_cuMemPrefetchAsync_ptsz)>(real)(devPtr, count, dstDevice, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 421));
}
decltype(&cold_cuMemPrefetchAsync_ptsz) slot_cuMemPrefetchAsync_ptsz = &cold_cuMemPrefetchAsync_ptsz;

CUresult cold_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 422)) return reinterpret_cast<decltype(&cold_cuMemPrefetchAsync_v2)>(real)(devPtr, count, location, flags, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 422));
}
}  // namespace
extern decltype(&cold_cuMemPrefetchAsync_v2) slot_cuMemPrefetchAsync_v2 __asm__("nybble_slot_cuMemPrefetchAsync_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemPrefetchAsync_v2) slot_cuMemPrefetchAsync_v2 = &cold_cuMemPrefetchAsync_v2;
namespace {

CUresult cold_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 423)) return reinterpret_cast<decltype(&cold_cuMemPrefetchAsync_v2_ptsz)>(real)(devPtr, count, location, flags, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 423));
}
}  // namespace
extern decltype(&cold_cuMemPrefetchAsync_v2_ptsz) slot_cuMemPrefetchAsync_v2_ptsz __asm__("nybble_slot_cuMemPrefetchAsync_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemPrefetchAsync_v2_ptsz) slot_cuMemPrefetchAsync_v2_ptsz = &cold_cuMemPrefetchAsync_v2_ptsz;
namespace {

CUresult cold_cuMemPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 424)) return reinterpret_cast<decltype(&cold_cuMemPrefetchBatchAsync)>(real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
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
extern decltype(&cold_cuMemPrefetchBatchAsync) slot_cuMemPrefetchBatchAsync __asm__("nybble_slot_cuMemPrefetchBatchAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemPrefetchBatchAsync) slot_cuMemPrefetchBatchAsync = &cold_cuMemPrefetchBatchAsync;
namespace {

CUresult cold_cuMemPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 425)) return reinterpret_cast<decltype(&cold_cuMemPrefetchBatchAsync_ptsz)>(real)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
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
extern decltype(&cold_cuMemPrefetchBatchAsync_ptsz) slot_cuMemPrefetchBatchAsync_ptsz __asm__("nybble_slot_cuMemPrefetchBatchAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemPrefetchBatchAsync_ptsz) slot_cuMemPrefetchBatchAsync_ptsz = &cold_cuMemPrefetchBatchAsync_ptsz;
namespace {

CUresult cold_cuMemRangeGetAttribute(void* data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) {
  if (const any_function real = resolve(driver_library, 426)) return reinterpret_cast<decltype(&cold_cuMemRangeGetAttribute)>(real)(data, dataSize, attribute, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSize);
  static_cast<void>(attribute);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 426));
}
}  // namespace
extern decltype(&cold_cuMemRangeGetAttribute) slot_cuMemRangeGetAttribute __asm__("nybble_slot_cuMemRangeGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cuMemRangeGetAttribute) slot_cuMemRangeGetAttribute = &cold_cuMemRangeGetAttribute;
namespace {

CUresult cold_cuMemRangeGetAttributes(void** data, size_t* dataSizes, CUmem_range_attribute* attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) {
  if (const any_function real = resolve(driver_library, 427)) return reinterpret_cast<decltype(&cold_cuMemRangeGetAttributes)>(real)(data, dataSizes, attributes, numAttributes, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSizes);
  static_cast<void>(attributes);
  static_cast<void>(numAttributes);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 427));
}
}  // namespace
extern decltype(&cold_cuMemRangeGetAttributes) slot_cuMemRangeGetAttributes __asm__("nybble_slot_cuMemRangeGetAttributes") __attribute__((visibility("hidden")));
decltype(&cold_cuMemRangeGetAttributes) slot_cuMemRangeGetAttributes = &cold_cuMemRangeGetAttributes;
namespace {

CUresult cold_cuMemRelease(CUmemGenericAllocationHandle handle) {
  if (const any_function real = resolve(driver_library, 428)) return reinterpret_cast<decltype(&cold_cuMemRelease)>(real)(handle);
  static_cast<void>(handle);
  return static_cast<CUresult>(failure(driver_library, 428));
}
decltype(&cold_cuMemRelease) slot_cuMemRelease = &cold_cuMemRelease;

CUresult cold_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle* handle, void* addr) {
  if (const any_function real = resolve(driver_library, 429)) return reinterpret_cast<decltype(&cold_cuMemRetainAllocationHandle)>(real)(handle, addr);
  zero(handle, 8);
  static_cast<void>(addr);
  return static_cast<CUresult>(failure(driver_library, 429));
}
decltype(&cold_cuMemRetainAllocationHandle) slot_cuMemRetainAllocationHandle = &cold_cuMemRetainAllocationHandle;

CUresult cold_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc* desc, size_t count) {
  if (const any_function real = resolve(driver_library, 430)) return reinterpret_cast<decltype(&cold_cuMemSetAccess)>(real)(ptr, size, desc, count);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(desc);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 430));
}
decltype(&cold_cuMemSetAccess) slot_cuMemSetAccess = &cold_cuMemSetAccess;

CUresult cold_cuMemSetMemPool(CUmemLocation* location, CUmemAllocationType type, CUmemoryPool pool) {
  if (const any_function real = resolve(driver_library, 431)) return reinterpret_cast<decltype(&cold_cuMemSetMemPool)>(real)(location, type, pool);
  static_cast<void>(location);
  static_cast<void>(type);
  static_cast<void>(pool);
  return static_cast<CUresult>(failure(driver_library, 431));
}
decltype(&cold_cuMemSetMemPool) slot_cuMemSetMemPool = &cold_cuMemSetMemPool;

CUresult cold_cuMemUnmap(CUdeviceptr ptr, size_t size) {
  if (const any_function real = resolve(driver_library, 432)) return reinterpret_cast<decltype(&cold_cuMemUnmap)>(real)(ptr, size);
  static_cast<void>(ptr);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 432));
}
decltype(&cold_cuMemUnmap) slot_cuMemUnmap = &cold_cuMemUnmap;

CUresult cold_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 433)) return reinterpret_cast<decltype(&cold_cuMemcpy)>(real)(dst, src, ByteCount);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 433));
}
decltype(&cold_cuMemcpy) slot_cuMemcpy = &cold_cuMemcpy;

CUresult cold_cuMemcpy2D(const CUDA_MEMCPY2D_v1* pCopy) {
  if (const any_function real = resolve(driver_library, 434)) return reinterpret_cast<decltype(&cold_cuMemcpy2D)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 434));
}
decltype(&cold_cuMemcpy2D) slot_cuMemcpy2D = &cold_cuMemcpy2D;

CUresult cold_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 435)) return reinterpret_cast<decltype(&cold_cuMemcpy2DAsync)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 435));
}
decltype(&cold_cuMemcpy2DAsync) slot_cuMemcpy2DAsync = &cold_cuMemcpy2DAsync;

CUresult cold_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 436)) return reinterpret_cast<decltype(&cold_cuMemcpy2DAsync_v2)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 436));
}
decltype(&cold_cuMemcpy2DAsync_v2) slot_cuMemcpy2DAsync_v2 = &cold_cuMemcpy2DAsync_v2;

CUresult cold_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 437)) return reinterpret_cast<decltype(&cold_cuMemcpy2DAsync_v2_ptsz)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 437));
}
decltype(&cold_cuMemcpy2DAsync_v2_ptsz) slot_cuMemcpy2DAsync_v2_ptsz = &cold_cuMemcpy2DAsync_v2_ptsz;

CUresult cold_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1* pCopy) {
  if (const any_function real = resolve(driver_library, 438)) return reinterpret_cast<decltype(&cold_cuMemcpy2DUnaligned)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 438));
}
decltype(&cold_cuMemcpy2DUnaligned) slot_cuMemcpy2DUnaligned = &cold_cuMemcpy2DUnaligned;

CUresult cold_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 439)) return reinterpret_cast<decltype(&cold_cuMemcpy2DUnaligned_v2)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 439));
}
decltype(&cold_cuMemcpy2DUnaligned_v2) slot_cuMemcpy2DUnaligned_v2 = &cold_cuMemcpy2DUnaligned_v2;

CUresult cold_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 440)) return reinterpret_cast<decltype(&cold_cuMemcpy2DUnaligned_v2_ptds)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 440));
}
decltype(&cold_cuMemcpy2DUnaligned_v2_ptds) slot_cuMemcpy2DUnaligned_v2_ptds = &cold_cuMemcpy2DUnaligned_v2_ptds;

CUresult cold_cuMemcpy2D_v2(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 441)) return reinterpret_cast<decltype(&cold_cuMemcpy2D_v2)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 441));
}
decltype(&cold_cuMemcpy2D_v2) slot_cuMemcpy2D_v2 = &cold_cuMemcpy2D_v2;

CUresult cold_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D* pCopy) {
  if (const any_function real = resolve(driver_library, 442)) return reinterpret_cast<decltype(&cold_cuMemcpy2D_v2_ptds)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 442));
}
decltype(&cold_cuMemcpy2D_v2_ptds) slot_cuMemcpy2D_v2_ptds = &cold_cuMemcpy2D_v2_ptds;

CUresult cold_cuMemcpy3D(const CUDA_MEMCPY3D_v1* pCopy) {
  if (const any_function real = resolve(driver_library, 443)) return reinterpret_cast<decltype(&cold_cuMemcpy3D)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 443));
}
decltype(&cold_cuMemcpy3D) slot_cuMemcpy3D = &cold_cuMemcpy3D;

CUresult cold_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 444)) return reinterpret_cast<decltype(&cold_cuMemcpy3DAsync)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 444));
}
decltype(&cold_cuMemcpy3DAsync) slot_cuMemcpy3DAsync = &cold_cuMemcpy3DAsync;

CUresult cold_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 445)) return reinterpret_cast<decltype(&cold_cuMemcpy3DAsync_v2)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 445));
}
decltype(&cold_cuMemcpy3DAsync_v2) slot_cuMemcpy3DAsync_v2 = &cold_cuMemcpy3DAsync_v2;

CUresult cold_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 446)) return reinterpret_cast<decltype(&cold_cuMemcpy3DAsync_v2_ptsz)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 446));
}
decltype(&cold_cuMemcpy3DAsync_v2_ptsz) slot_cuMemcpy3DAsync_v2_ptsz = &cold_cuMemcpy3DAsync_v2_ptsz;

CUresult cold_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 447)) return reinterpret_cast<decltype(&cold_cuMemcpy3DBatchAsync)>(real)(numOps, opList, failIdx, flags, hStream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 447));
}
}  // namespace
extern decltype(&cold_cuMemcpy3DBatchAsync) slot_cuMemcpy3DBatchAsync __asm__("nybble_slot_cuMemcpy3DBatchAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpy3DBatchAsync) slot_cuMemcpy3DBatchAsync = &cold_cuMemcpy3DBatchAsync;
namespace {

CUresult cold_cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 448)) return reinterpret_cast<decltype(&cold_cuMemcpy3DBatchAsync_ptsz)>(real)(numOps, opList, failIdx, flags, hStream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 448));
}
}  // namespace
extern decltype(&cold_cuMemcpy3DBatchAsync_ptsz) slot_cuMemcpy3DBatchAsync_ptsz __asm__("nybble_slot_cuMemcpy3DBatchAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpy3DBatchAsync_ptsz) slot_cuMemcpy3DBatchAsync_ptsz = &cold_cuMemcpy3DBatchAsync_ptsz;
namespace {

CUresult cold_cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 449)) return reinterpret_cast<decltype(&cold_cuMemcpy3DBatchAsync_v2)>(real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 449));
}
decltype(&cold_cuMemcpy3DBatchAsync_v2) slot_cuMemcpy3DBatchAsync_v2 = &cold_cuMemcpy3DBatchAsync_v2;

CUresult cold_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 450)) return reinterpret_cast<decltype(&cold_cuMemcpy3DBatchAsync_v2_ptsz)>(real)(numOps, opList, flags, hStream);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 450));
}
decltype(&cold_cuMemcpy3DBatchAsync_v2_ptsz) slot_cuMemcpy3DBatchAsync_v2_ptsz = &cold_cuMemcpy3DBatchAsync_v2_ptsz;

CUresult cold_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER* pCopy) {
  if (const any_function real = resolve(driver_library, 451)) return reinterpret_cast<decltype(&cold_cuMemcpy3DPeer)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 451));
}
decltype(&cold_cuMemcpy3DPeer) slot_cuMemcpy3DPeer = &cold_cuMemcpy3DPeer;

CUresult cold_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 452)) return reinterpret_cast<decltype(&cold_cuMemcpy3DPeerAsync)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 452));
}
decltype(&cold_cuMemcpy3DPeerAsync) slot_cuMemcpy3DPeerAsync = &cold_cuMemcpy3DPeerAsync;

CUresult cold_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 453)) return reinterpret_cast<decltype(&cold_cuMemcpy3DPeerAsync_ptsz)>(real)(pCopy, hStream);
  static_cast<void>(pCopy);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 453));
}
decltype(&cold_cuMemcpy3DPeerAsync_ptsz) slot_cuMemcpy3DPeerAsync_ptsz = &cold_cuMemcpy3DPeerAsync_ptsz;

CUresult cold_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER* pCopy) {
  if (const any_function real = resolve(driver_library, 454)) return reinterpret_cast<decltype(&cold_cuMemcpy3DPeer_ptds)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 454));
}
decltype(&cold_cuMemcpy3DPeer_ptds) slot_cuMemcpy3DPeer_ptds = &cold_cuMemcpy3DPeer_ptds;

CUresult cold_cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 455)) return reinterpret_cast<decltype(&cold_cuMemcpy3DWithAttributesAsync)>(real)(op, flags, hStream);
  static_cast<void>(op);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 455));
}
decltype(&cold_cuMemcpy3DWithAttributesAsync) slot_cuMemcpy3DWithAttributesAsync = &cold_cuMemcpy3DWithAttributesAsync;

CUresult cold_cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 456)) return reinterpret_cast<decltype(&cold_cuMemcpy3DWithAttributesAsync_ptsz)>(real)(op, flags, hStream);
  static_cast<void>(op);
  static_cast<void>(flags);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 456));
}
decltype(&cold_cuMemcpy3DWithAttributesAsync_ptsz) slot_cuMemcpy3DWithAttributesAsync_ptsz = &cold_cuMemcpy3DWithAttributesAsync_ptsz;

CUresult cold_cuMemcpy3D_v2(const CUDA_MEMCPY3D* pCopy) {
  if (const any_function real = resolve(driver_library, 457)) return reinterpret_cast<decltype(&cold_cuMemcpy3D_v2)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 457));
}
decltype(&cold_cuMemcpy3D_v2) slot_cuMemcpy3D_v2 = &cold_cuMemcpy3D_v2;

CUresult cold_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D* pCopy) {
  if (const any_function real = resolve(driver_library, 458)) return reinterpret_cast<decltype(&cold_cuMemcpy3D_v2_ptds)>(real)(pCopy);
  static_cast<void>(pCopy);
  return static_cast<CUresult>(failure(driver_library, 458));
}
decltype(&cold_cuMemcpy3D_v2_ptds) slot_cuMemcpy3D_v2_ptds = &cold_cuMemcpy3D_v2_ptds;

CUresult cold_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 459)) return reinterpret_cast<decltype(&cold_cuMemcpyAsync)>(real)(dst, src, ByteCount, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 459));
}
decltype(&cold_cuMemcpyAsync) slot_cuMemcpyAsync = &cold_cuMemcpyAsync;

CUresult cold_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 460)) return reinterpret_cast<decltype(&cold_cuMemcpyAsync_ptsz)>(real)(dst, src, ByteCount, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 460));
}
decltype(&cold_cuMemcpyAsync_ptsz) slot_cuMemcpyAsync_ptsz = &cold_cuMemcpyAsync_ptsz;

CUresult cold_cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 461)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoA)>(real)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 461));
}
}  // namespace
extern decltype(&cold_cuMemcpyAtoA) slot_cuMemcpyAtoA __asm__("nybble_slot_cuMemcpyAtoA") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyAtoA) slot_cuMemcpyAtoA = &cold_cuMemcpyAtoA;
namespace {

CUresult cold_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 462)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoA_v2)>(real)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 462));
}
}  // namespace
extern decltype(&cold_cuMemcpyAtoA_v2) slot_cuMemcpyAtoA_v2 __asm__("nybble_slot_cuMemcpyAtoA_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyAtoA_v2) slot_cuMemcpyAtoA_v2 = &cold_cuMemcpyAtoA_v2;
namespace {

CUresult cold_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 463)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoA_v2_ptds)>(real)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 463));
}
}  // namespace
extern decltype(&cold_cuMemcpyAtoA_v2_ptds) slot_cuMemcpyAtoA_v2_ptds __asm__("nybble_slot_cuMemcpyAtoA_v2_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyAtoA_v2_ptds) slot_cuMemcpyAtoA_v2_ptds = &cold_cuMemcpyAtoA_v2_ptds;
namespace {

CUresult cold_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 464)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoD)>(real)(dstDevice, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 464));
}
decltype(&cold_cuMemcpyAtoD) slot_cuMemcpyAtoD = &cold_cuMemcpyAtoD;

CUresult cold_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 465)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoD_v2)>(real)(dstDevice, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 465));
}
decltype(&cold_cuMemcpyAtoD_v2) slot_cuMemcpyAtoD_v2 = &cold_cuMemcpyAtoD_v2;

CUresult cold_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 466)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoD_v2_ptds)>(real)(dstDevice, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 466));
}
decltype(&cold_cuMemcpyAtoD_v2_ptds) slot_cuMemcpyAtoD_v2_ptds = &cold_cuMemcpyAtoD_v2_ptds;

CUresult cold_cuMemcpyAtoH(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 467)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoH)>(real)(dstHost, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 467));
}
decltype(&cold_cuMemcpyAtoH) slot_cuMemcpyAtoH = &cold_cuMemcpyAtoH;

CUresult cold_cuMemcpyAtoHAsync(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 468)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoHAsync)>(real)(dstHost, srcArray, srcOffset, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 468));
}
}  // namespace
extern decltype(&cold_cuMemcpyAtoHAsync) slot_cuMemcpyAtoHAsync __asm__("nybble_slot_cuMemcpyAtoHAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyAtoHAsync) slot_cuMemcpyAtoHAsync = &cold_cuMemcpyAtoHAsync;
namespace {

CUresult cold_cuMemcpyAtoHAsync_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 469)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoHAsync_v2)>(real)(dstHost, srcArray, srcOffset, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 469));
}
}  // namespace
extern decltype(&cold_cuMemcpyAtoHAsync_v2) slot_cuMemcpyAtoHAsync_v2 __asm__("nybble_slot_cuMemcpyAtoHAsync_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyAtoHAsync_v2) slot_cuMemcpyAtoHAsync_v2 = &cold_cuMemcpyAtoHAsync_v2;
namespace {

CUresult cold_cuMemcpyAtoHAsync_v2_ptsz(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 470)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoHAsync_v2_ptsz)>(real)(dstHost, srcArray, srcOffset, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 470));
}
}  // namespace
extern decltype(&cold_cuMemcpyAtoHAsync_v2_ptsz) slot_cuMemcpyAtoHAsync_v2_ptsz __asm__("nybble_slot_cuMemcpyAtoHAsync_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyAtoHAsync_v2_ptsz) slot_cuMemcpyAtoHAsync_v2_ptsz = &cold_cuMemcpyAtoHAsync_v2_ptsz;
namespace {

CUresult cold_cuMemcpyAtoH_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 471)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoH_v2)>(real)(dstHost, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 471));
}
decltype(&cold_cuMemcpyAtoH_v2) slot_cuMemcpyAtoH_v2 = &cold_cuMemcpyAtoH_v2;

CUresult cold_cuMemcpyAtoH_v2_ptds(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 472)) return reinterpret_cast<decltype(&cold_cuMemcpyAtoH_v2_ptds)>(real)(dstHost, srcArray, srcOffset, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcArray);
  static_cast<void>(srcOffset);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 472));
}
decltype(&cold_cuMemcpyAtoH_v2_ptds) slot_cuMemcpyAtoH_v2_ptds = &cold_cuMemcpyAtoH_v2_ptds;

CUresult cold_cuMemcpyBatchAsync(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 473)) return reinterpret_cast<decltype(&cold_cuMemcpyBatchAsync)>(real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream);
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
extern decltype(&cold_cuMemcpyBatchAsync) slot_cuMemcpyBatchAsync __asm__("nybble_slot_cuMemcpyBatchAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyBatchAsync) slot_cuMemcpyBatchAsync = &cold_cuMemcpyBatchAsync;
namespace {

CUresult cold_cuMemcpyBatchAsync_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 474)) return reinterpret_cast<decltype(&cold_cuMemcpyBatchAsync_ptsz)>(real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream);
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
extern decltype(&cold_cuMemcpyBatchAsync_ptsz) slot_cuMemcpyBatchAsync_ptsz __asm__("nybble_slot_cuMemcpyBatchAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyBatchAsync_ptsz) slot_cuMemcpyBatchAsync_ptsz = &cold_cuMemcpyBatchAsync_ptsz;
namespace {

CUresult cold_cuMemcpyBatchAsync_v2(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 475)) return reinterpret_cast<decltype(&cold_cuMemcpyBatchAsync_v2)>(real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
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
extern decltype(&cold_cuMemcpyBatchAsync_v2) slot_cuMemcpyBatchAsync_v2 __asm__("nybble_slot_cuMemcpyBatchAsync_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyBatchAsync_v2) slot_cuMemcpyBatchAsync_v2 = &cold_cuMemcpyBatchAsync_v2;
namespace {

CUresult cold_cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 476)) return reinterpret_cast<decltype(&cold_cuMemcpyBatchAsync_v2_ptsz)>(real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
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
extern decltype(&cold_cuMemcpyBatchAsync_v2_ptsz) slot_cuMemcpyBatchAsync_v2_ptsz __asm__("nybble_slot_cuMemcpyBatchAsync_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyBatchAsync_v2_ptsz) slot_cuMemcpyBatchAsync_v2_ptsz = &cold_cuMemcpyBatchAsync_v2_ptsz;
namespace {

CUresult cold_cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 477)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoA)>(real)(dstArray, dstOffset, srcDevice, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 477));
}
decltype(&cold_cuMemcpyDtoA) slot_cuMemcpyDtoA = &cold_cuMemcpyDtoA;

CUresult cold_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 478)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoA_v2)>(real)(dstArray, dstOffset, srcDevice, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 478));
}
decltype(&cold_cuMemcpyDtoA_v2) slot_cuMemcpyDtoA_v2 = &cold_cuMemcpyDtoA_v2;

CUresult cold_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 479)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoA_v2_ptds)>(real)(dstArray, dstOffset, srcDevice, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 479));
}
decltype(&cold_cuMemcpyDtoA_v2_ptds) slot_cuMemcpyDtoA_v2_ptds = &cold_cuMemcpyDtoA_v2_ptds;

CUresult cold_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 480)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoD)>(real)(dstDevice, srcDevice, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 480));
}
decltype(&cold_cuMemcpyDtoD) slot_cuMemcpyDtoD = &cold_cuMemcpyDtoD;

CUresult cold_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 481)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoDAsync)>(real)(dstDevice, srcDevice, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 481));
}
decltype(&cold_cuMemcpyDtoDAsync) slot_cuMemcpyDtoDAsync = &cold_cuMemcpyDtoDAsync;

CUresult cold_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 482)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoDAsync_v2)>(real)(dstDevice, srcDevice, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 482));
}
decltype(&cold_cuMemcpyDtoDAsync_v2) slot_cuMemcpyDtoDAsync_v2 = &cold_cuMemcpyDtoDAsync_v2;

CUresult cold_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 483)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoDAsync_v2_ptsz)>(real)(dstDevice, srcDevice, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 483));
}
decltype(&cold_cuMemcpyDtoDAsync_v2_ptsz) slot_cuMemcpyDtoDAsync_v2_ptsz = &cold_cuMemcpyDtoDAsync_v2_ptsz;

CUresult cold_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 484)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoD_v2)>(real)(dstDevice, srcDevice, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 484));
}
decltype(&cold_cuMemcpyDtoD_v2) slot_cuMemcpyDtoD_v2 = &cold_cuMemcpyDtoD_v2;

CUresult cold_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 485)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoD_v2_ptds)>(real)(dstDevice, srcDevice, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 485));
}
decltype(&cold_cuMemcpyDtoD_v2_ptds) slot_cuMemcpyDtoD_v2_ptds = &cold_cuMemcpyDtoD_v2_ptds;

CUresult cold_cuMemcpyDtoH(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 486)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoH)>(real)(dstHost, srcDevice, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 486));
}
decltype(&cold_cuMemcpyDtoH) slot_cuMemcpyDtoH = &cold_cuMemcpyDtoH;

CUresult cold_cuMemcpyDtoHAsync(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 487)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoHAsync)>(real)(dstHost, srcDevice, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 487));
}
decltype(&cold_cuMemcpyDtoHAsync) slot_cuMemcpyDtoHAsync = &cold_cuMemcpyDtoHAsync;

CUresult cold_cuMemcpyDtoHAsync_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 488)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoHAsync_v2)>(real)(dstHost, srcDevice, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 488));
}
decltype(&cold_cuMemcpyDtoHAsync_v2) slot_cuMemcpyDtoHAsync_v2 = &cold_cuMemcpyDtoHAsync_v2;

CUresult cold_cuMemcpyDtoHAsync_v2_ptsz(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 489)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoHAsync_v2_ptsz)>(real)(dstHost, srcDevice, ByteCount, hStream);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 489));
}
decltype(&cold_cuMemcpyDtoHAsync_v2_ptsz) slot_cuMemcpyDtoHAsync_v2_ptsz = &cold_cuMemcpyDtoHAsync_v2_ptsz;

CUresult cold_cuMemcpyDtoH_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 490)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoH_v2)>(real)(dstHost, srcDevice, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 490));
}
decltype(&cold_cuMemcpyDtoH_v2) slot_cuMemcpyDtoH_v2 = &cold_cuMemcpyDtoH_v2;

CUresult cold_cuMemcpyDtoH_v2_ptds(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 491)) return reinterpret_cast<decltype(&cold_cuMemcpyDtoH_v2_ptds)>(real)(dstHost, srcDevice, ByteCount);
  static_cast<void>(dstHost);
  static_cast<void>(srcDevice);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 491));
}
decltype(&cold_cuMemcpyDtoH_v2_ptds) slot_cuMemcpyDtoH_v2_ptds = &cold_cuMemcpyDtoH_v2_ptds;

CUresult cold_cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 492)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoA)>(real)(dstArray, dstOffset, srcHost, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 492));
}
decltype(&cold_cuMemcpyHtoA) slot_cuMemcpyHtoA = &cold_cuMemcpyHtoA;

CUresult cold_cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 493)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoAAsync)>(real)(dstArray, dstOffset, srcHost, ByteCount, hStream);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 493));
}
}  // namespace
extern decltype(&cold_cuMemcpyHtoAAsync) slot_cuMemcpyHtoAAsync __asm__("nybble_slot_cuMemcpyHtoAAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyHtoAAsync) slot_cuMemcpyHtoAAsync = &cold_cuMemcpyHtoAAsync;
namespace {

CUresult cold_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 494)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoAAsync_v2)>(real)(dstArray, dstOffset, srcHost, ByteCount, hStream);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 494));
}
}  // namespace
extern decltype(&cold_cuMemcpyHtoAAsync_v2) slot_cuMemcpyHtoAAsync_v2 __asm__("nybble_slot_cuMemcpyHtoAAsync_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyHtoAAsync_v2) slot_cuMemcpyHtoAAsync_v2 = &cold_cuMemcpyHtoAAsync_v2;
namespace {

CUresult cold_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 495)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoAAsync_v2_ptsz)>(real)(dstArray, dstOffset, srcHost, ByteCount, hStream);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 495));
}
}  // namespace
extern decltype(&cold_cuMemcpyHtoAAsync_v2_ptsz) slot_cuMemcpyHtoAAsync_v2_ptsz __asm__("nybble_slot_cuMemcpyHtoAAsync_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyHtoAAsync_v2_ptsz) slot_cuMemcpyHtoAAsync_v2_ptsz = &cold_cuMemcpyHtoAAsync_v2_ptsz;
namespace {

CUresult cold_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 496)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoA_v2)>(real)(dstArray, dstOffset, srcHost, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 496));
}
decltype(&cold_cuMemcpyHtoA_v2) slot_cuMemcpyHtoA_v2 = &cold_cuMemcpyHtoA_v2;

CUresult cold_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 497)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoA_v2_ptds)>(real)(dstArray, dstOffset, srcHost, ByteCount);
  static_cast<void>(dstArray);
  static_cast<void>(dstOffset);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 497));
}
decltype(&cold_cuMemcpyHtoA_v2_ptds) slot_cuMemcpyHtoA_v2_ptds = &cold_cuMemcpyHtoA_v2_ptds;

CUresult cold_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount) {
  if (const any_function real = resolve(driver_library, 498)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoD)>(real)(dstDevice, srcHost, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 498));
}
decltype(&cold_cuMemcpyHtoD) slot_cuMemcpyHtoD = &cold_cuMemcpyHtoD;

CUresult cold_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 499)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoDAsync)>(real)(dstDevice, srcHost, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 499));
}
decltype(&cold_cuMemcpyHtoDAsync) slot_cuMemcpyHtoDAsync = &cold_cuMemcpyHtoDAsync;

CUresult cold_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 500)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoDAsync_v2)>(real)(dstDevice, srcHost, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 500));
}
decltype(&cold_cuMemcpyHtoDAsync_v2) slot_cuMemcpyHtoDAsync_v2 = &cold_cuMemcpyHtoDAsync_v2;

CUresult cold_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 501)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoDAsync_v2_ptsz)>(real)(dstDevice, srcHost, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 501));
}
decltype(&cold_cuMemcpyHtoDAsync_v2_ptsz) slot_cuMemcpyHtoDAsync_v2_ptsz = &cold_cuMemcpyHtoDAsync_v2_ptsz;

CUresult cold_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 502)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoD_v2)>(real)(dstDevice, srcHost, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 502));
}
decltype(&cold_cuMemcpyHtoD_v2) slot_cuMemcpyHtoD_v2 = &cold_cuMemcpyHtoD_v2;

CUresult cold_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 503)) return reinterpret_cast<decltype(&cold_cuMemcpyHtoD_v2_ptds)>(real)(dstDevice, srcHost, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(srcHost);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 503));
}
decltype(&cold_cuMemcpyHtoD_v2_ptds) slot_cuMemcpyHtoD_v2_ptds = &cold_cuMemcpyHtoD_v2_ptds;

CUresult cold_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 504)) return reinterpret_cast<decltype(&cold_cuMemcpyPeer)>(real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 504));
}
}  // namespace
extern decltype(&cold_cuMemcpyPeer) slot_cuMemcpyPeer __asm__("nybble_slot_cuMemcpyPeer") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyPeer) slot_cuMemcpyPeer = &cold_cuMemcpyPeer;
namespace {

CUresult cold_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 505)) return reinterpret_cast<decltype(&cold_cuMemcpyPeerAsync)>(real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 505));
}
}  // namespace
extern decltype(&cold_cuMemcpyPeerAsync) slot_cuMemcpyPeerAsync __asm__("nybble_slot_cuMemcpyPeerAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyPeerAsync) slot_cuMemcpyPeerAsync = &cold_cuMemcpyPeerAsync;
namespace {

CUresult cold_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 506)) return reinterpret_cast<decltype(&cold_cuMemcpyPeerAsync_ptsz)>(real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 506));
}
}  // namespace
extern decltype(&cold_cuMemcpyPeerAsync_ptsz) slot_cuMemcpyPeerAsync_ptsz __asm__("nybble_slot_cuMemcpyPeerAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyPeerAsync_ptsz) slot_cuMemcpyPeerAsync_ptsz = &cold_cuMemcpyPeerAsync_ptsz;
namespace {

CUresult cold_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 507)) return reinterpret_cast<decltype(&cold_cuMemcpyPeer_ptds)>(real)(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
  static_cast<void>(dstDevice);
  static_cast<void>(dstContext);
  static_cast<void>(srcDevice);
  static_cast<void>(srcContext);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 507));
}
}  // namespace
extern decltype(&cold_cuMemcpyPeer_ptds) slot_cuMemcpyPeer_ptds __asm__("nybble_slot_cuMemcpyPeer_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyPeer_ptds) slot_cuMemcpyPeer_ptds = &cold_cuMemcpyPeer_ptds;
namespace {

CUresult cold_cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 508)) return reinterpret_cast<decltype(&cold_cuMemcpyWithAttributesAsync)>(real)(dst, src, size, attr, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(size);
  static_cast<void>(attr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 508));
}
}  // namespace
extern decltype(&cold_cuMemcpyWithAttributesAsync) slot_cuMemcpyWithAttributesAsync __asm__("nybble_slot_cuMemcpyWithAttributesAsync") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyWithAttributesAsync) slot_cuMemcpyWithAttributesAsync = &cold_cuMemcpyWithAttributesAsync;
namespace {

CUresult cold_cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 509)) return reinterpret_cast<decltype(&cold_cuMemcpyWithAttributesAsync_ptsz)>(real)(dst, src, size, attr, hStream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(size);
  static_cast<void>(attr);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 509));
}
}  // namespace
extern decltype(&cold_cuMemcpyWithAttributesAsync_ptsz) slot_cuMemcpyWithAttributesAsync_ptsz __asm__("nybble_slot_cuMemcpyWithAttributesAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemcpyWithAttributesAsync_ptsz) slot_cuMemcpyWithAttributesAsync_ptsz = &cold_cuMemcpyWithAttributesAsync_ptsz;
namespace {

CUresult cold_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) {
  if (const any_function real = resolve(driver_library, 510)) return reinterpret_cast<decltype(&cold_cuMemcpy_ptds)>(real)(dst, src, ByteCount);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(ByteCount);
  return static_cast<CUresult>(failure(driver_library, 510));
}
decltype(&cold_cuMemcpy_ptds) slot_cuMemcpy_ptds = &cold_cuMemcpy_ptds;

CUresult cold_cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N) {
  if (const any_function real = resolve(driver_library, 511)) return reinterpret_cast<decltype(&cold_cuMemsetD16)>(real)(dstDevice, us, N);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 511));
}
decltype(&cold_cuMemsetD16) slot_cuMemsetD16 = &cold_cuMemsetD16;

CUresult cold_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 512)) return reinterpret_cast<decltype(&cold_cuMemsetD16Async)>(real)(dstDevice, us, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 512));
}
decltype(&cold_cuMemsetD16Async) slot_cuMemsetD16Async = &cold_cuMemsetD16Async;

CUresult cold_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 513)) return reinterpret_cast<decltype(&cold_cuMemsetD16Async_ptsz)>(real)(dstDevice, us, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 513));
}
decltype(&cold_cuMemsetD16Async_ptsz) slot_cuMemsetD16Async_ptsz = &cold_cuMemsetD16Async_ptsz;

CUresult cold_cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N) {
  if (const any_function real = resolve(driver_library, 514)) return reinterpret_cast<decltype(&cold_cuMemsetD16_v2)>(real)(dstDevice, us, N);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 514));
}
decltype(&cold_cuMemsetD16_v2) slot_cuMemsetD16_v2 = &cold_cuMemsetD16_v2;

CUresult cold_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N) {
  if (const any_function real = resolve(driver_library, 515)) return reinterpret_cast<decltype(&cold_cuMemsetD16_v2_ptds)>(real)(dstDevice, us, N);
  static_cast<void>(dstDevice);
  static_cast<void>(us);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 515));
}
decltype(&cold_cuMemsetD16_v2_ptds) slot_cuMemsetD16_v2_ptds = &cold_cuMemsetD16_v2_ptds;

CUresult cold_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height) {
  if (const any_function real = resolve(driver_library, 516)) return reinterpret_cast<decltype(&cold_cuMemsetD2D16)>(real)(dstDevice, dstPitch, us, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 516));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D16) slot_cuMemsetD2D16 __asm__("nybble_slot_cuMemsetD2D16") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D16) slot_cuMemsetD2D16 = &cold_cuMemsetD2D16;
namespace {

CUresult cold_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 517)) return reinterpret_cast<decltype(&cold_cuMemsetD2D16Async)>(real)(dstDevice, dstPitch, us, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 517));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D16Async) slot_cuMemsetD2D16Async __asm__("nybble_slot_cuMemsetD2D16Async") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D16Async) slot_cuMemsetD2D16Async = &cold_cuMemsetD2D16Async;
namespace {

CUresult cold_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 518)) return reinterpret_cast<decltype(&cold_cuMemsetD2D16Async_ptsz)>(real)(dstDevice, dstPitch, us, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 518));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D16Async_ptsz) slot_cuMemsetD2D16Async_ptsz __asm__("nybble_slot_cuMemsetD2D16Async_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D16Async_ptsz) slot_cuMemsetD2D16Async_ptsz = &cold_cuMemsetD2D16Async_ptsz;
namespace {

CUresult cold_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 519)) return reinterpret_cast<decltype(&cold_cuMemsetD2D16_v2)>(real)(dstDevice, dstPitch, us, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 519));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D16_v2) slot_cuMemsetD2D16_v2 __asm__("nybble_slot_cuMemsetD2D16_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D16_v2) slot_cuMemsetD2D16_v2 = &cold_cuMemsetD2D16_v2;
namespace {

CUresult cold_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 520)) return reinterpret_cast<decltype(&cold_cuMemsetD2D16_v2_ptds)>(real)(dstDevice, dstPitch, us, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(us);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 520));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D16_v2_ptds) slot_cuMemsetD2D16_v2_ptds __asm__("nybble_slot_cuMemsetD2D16_v2_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D16_v2_ptds) slot_cuMemsetD2D16_v2_ptds = &cold_cuMemsetD2D16_v2_ptds;
namespace {

CUresult cold_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height) {
  if (const any_function real = resolve(driver_library, 521)) return reinterpret_cast<decltype(&cold_cuMemsetD2D32)>(real)(dstDevice, dstPitch, ui, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 521));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D32) slot_cuMemsetD2D32 __asm__("nybble_slot_cuMemsetD2D32") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D32) slot_cuMemsetD2D32 = &cold_cuMemsetD2D32;
namespace {

CUresult cold_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 522)) return reinterpret_cast<decltype(&cold_cuMemsetD2D32Async)>(real)(dstDevice, dstPitch, ui, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 522));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D32Async) slot_cuMemsetD2D32Async __asm__("nybble_slot_cuMemsetD2D32Async") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D32Async) slot_cuMemsetD2D32Async = &cold_cuMemsetD2D32Async;
namespace {

CUresult cold_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 523)) return reinterpret_cast<decltype(&cold_cuMemsetD2D32Async_ptsz)>(real)(dstDevice, dstPitch, ui, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 523));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D32Async_ptsz) slot_cuMemsetD2D32Async_ptsz __asm__("nybble_slot_cuMemsetD2D32Async_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D32Async_ptsz) slot_cuMemsetD2D32Async_ptsz = &cold_cuMemsetD2D32Async_ptsz;
namespace {

CUresult cold_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 524)) return reinterpret_cast<decltype(&cold_cuMemsetD2D32_v2)>(real)(dstDevice, dstPitch, ui, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 524));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D32_v2) slot_cuMemsetD2D32_v2 __asm__("nybble_slot_cuMemsetD2D32_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D32_v2) slot_cuMemsetD2D32_v2 = &cold_cuMemsetD2D32_v2;
namespace {

CUresult cold_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 525)) return reinterpret_cast<decltype(&cold_cuMemsetD2D32_v2_ptds)>(real)(dstDevice, dstPitch, ui, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(ui);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 525));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D32_v2_ptds) slot_cuMemsetD2D32_v2_ptds __asm__("nybble_slot_cuMemsetD2D32_v2_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D32_v2_ptds) slot_cuMemsetD2D32_v2_ptds = &cold_cuMemsetD2D32_v2_ptds;
namespace {

CUresult cold_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height) {
  if (const any_function real = resolve(driver_library, 526)) return reinterpret_cast<decltype(&cold_cuMemsetD2D8)>(real)(dstDevice, dstPitch, uc, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 526));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D8) slot_cuMemsetD2D8 __asm__("nybble_slot_cuMemsetD2D8") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D8) slot_cuMemsetD2D8 = &cold_cuMemsetD2D8;
namespace {

CUresult cold_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 527)) return reinterpret_cast<decltype(&cold_cuMemsetD2D8Async)>(real)(dstDevice, dstPitch, uc, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 527));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D8Async) slot_cuMemsetD2D8Async __asm__("nybble_slot_cuMemsetD2D8Async") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D8Async) slot_cuMemsetD2D8Async = &cold_cuMemsetD2D8Async;
namespace {

CUresult cold_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 528)) return reinterpret_cast<decltype(&cold_cuMemsetD2D8Async_ptsz)>(real)(dstDevice, dstPitch, uc, Width, Height, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 528));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D8Async_ptsz) slot_cuMemsetD2D8Async_ptsz __asm__("nybble_slot_cuMemsetD2D8Async_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D8Async_ptsz) slot_cuMemsetD2D8Async_ptsz = &cold_cuMemsetD2D8Async_ptsz;
namespace {

CUresult cold_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 529)) return reinterpret_cast<decltype(&cold_cuMemsetD2D8_v2)>(real)(dstDevice, dstPitch, uc, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 529));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D8_v2) slot_cuMemsetD2D8_v2 __asm__("nybble_slot_cuMemsetD2D8_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D8_v2) slot_cuMemsetD2D8_v2 = &cold_cuMemsetD2D8_v2;
namespace {

CUresult cold_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) {
  if (const any_function real = resolve(driver_library, 530)) return reinterpret_cast<decltype(&cold_cuMemsetD2D8_v2_ptds)>(real)(dstDevice, dstPitch, uc, Width, Height);
  static_cast<void>(dstDevice);
  static_cast<void>(dstPitch);
  static_cast<void>(uc);
  static_cast<void>(Width);
  static_cast<void>(Height);
  return static_cast<CUresult>(failure(driver_library, 530));
}
}  // namespace
extern decltype(&cold_cuMemsetD2D8_v2_ptds) slot_cuMemsetD2D8_v2_ptds __asm__("nybble_slot_cuMemsetD2D8_v2_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cuMemsetD2D8_v2_ptds) slot_cuMemsetD2D8_v2_ptds = &cold_cuMemsetD2D8_v2_ptds;
namespace {

CUresult cold_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N) {
  if (const any_function real = resolve(driver_library, 531)) return reinterpret_cast<decltype(&cold_cuMemsetD32)>(real)(dstDevice, ui, N);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 531));
}
decltype(&cold_cuMemsetD32) slot_cuMemsetD32 = &cold_cuMemsetD32;

CUresult cold_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 532)) return reinterpret_cast<decltype(&cold_cuMemsetD32Async)>(real)(dstDevice, ui, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 532));
}
decltype(&cold_cuMemsetD32Async) slot_cuMemsetD32Async = &cold_cuMemsetD32Async;

CUresult cold_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 533)) return reinterpret_cast<decltype(&cold_cuMemsetD32Async_ptsz)>(real)(dstDevice, ui, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 533));
}
decltype(&cold_cuMemsetD32Async_ptsz) slot_cuMemsetD32Async_ptsz = &cold_cuMemsetD32Async_ptsz;

CUresult cold_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N) {
  if (const any_function real = resolve(driver_library, 534)) return reinterpret_cast<decltype(&cold_cuMemsetD32_v2)>(real)(dstDevice, ui, N);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 534));
}
decltype(&cold_cuMemsetD32_v2) slot_cuMemsetD32_v2 = &cold_cuMemsetD32_v2;

CUresult cold_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N) {
  if (const any_function real = resolve(driver_library, 535)) return reinterpret_cast<decltype(&cold_cuMemsetD32_v2_ptds)>(real)(dstDevice, ui, N);
  static_cast<void>(dstDevice);
  static_cast<void>(ui);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 535));
}
decltype(&cold_cuMemsetD32_v2_ptds) slot_cuMemsetD32_v2_ptds = &cold_cuMemsetD32_v2_ptds;

CUresult cold_cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N) {
  if (const any_function real = resolve(driver_library, 536)) return reinterpret_cast<decltype(&cold_cuMemsetD8)>(real)(dstDevice, uc, N);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 536));
}
decltype(&cold_cuMemsetD8) slot_cuMemsetD8 = &cold_cuMemsetD8;

CUresult cold_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 537)) return reinterpret_cast<decltype(&cold_cuMemsetD8Async)>(real)(dstDevice, uc, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 537));
}
decltype(&cold_cuMemsetD8Async) slot_cuMemsetD8Async = &cold_cuMemsetD8Async;

CUresult cold_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) {
  if (const any_function real = resolve(driver_library, 538)) return reinterpret_cast<decltype(&cold_cuMemsetD8Async_ptsz)>(real)(dstDevice, uc, N, hStream);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 538));
}
decltype(&cold_cuMemsetD8Async_ptsz) slot_cuMemsetD8Async_ptsz = &cold_cuMemsetD8Async_ptsz;

CUresult cold_cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N) {
  if (const any_function real = resolve(driver_library, 539)) return reinterpret_cast<decltype(&cold_cuMemsetD8_v2)>(real)(dstDevice, uc, N);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 539));
}
decltype(&cold_cuMemsetD8_v2) slot_cuMemsetD8_v2 = &cold_cuMemsetD8_v2;

CUresult cold_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N) {
  if (const any_function real = resolve(driver_library, 540)) return reinterpret_cast<decltype(&cold_cuMemsetD8_v2_ptds)>(real)(dstDevice, uc, N);
  static_cast<void>(dstDevice);
  static_cast<void>(uc);
  static_cast<void>(N);
  return static_cast<CUresult>(failure(driver_library, 540));
}
decltype(&cold_cuMemsetD8_v2_ptds) slot_cuMemsetD8_v2_ptds = &cold_cuMemsetD8_v2_ptds;

CUresult cold_cuMipmappedArrayCreate(CUmipmappedArray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pMipmappedArrayDesc, unsigned int numMipmapLevels) {
  if (const any_function real = resolve(driver_library, 541)) return reinterpret_cast<decltype(&cold_cuMipmappedArrayCreate)>(real)(pHandle, pMipmappedArrayDesc, numMipmapLevels);
  zero(pHandle, 8);
  static_cast<void>(pMipmappedArrayDesc);
  static_cast<void>(numMipmapLevels);
  return static_cast<CUresult>(failure(driver_library, 541));
}
decltype(&cold_cuMipmappedArrayCreate) slot_cuMipmappedArrayCreate = &cold_cuMipmappedArrayCreate;

CUresult cold_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) {
  if (const any_function real = resolve(driver_library, 542)) return reinterpret_cast<decltype(&cold_cuMipmappedArrayDestroy)>(real)(hMipmappedArray);
  static_cast<void>(hMipmappedArray);
  return static_cast<CUresult>(failure(driver_library, 542));
}
decltype(&cold_cuMipmappedArrayDestroy) slot_cuMipmappedArrayDestroy = &cold_cuMipmappedArrayDestroy;

CUresult cold_cuMipmappedArrayGetLevel(CUarray* pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level) {
  if (const any_function real = resolve(driver_library, 543)) return reinterpret_cast<decltype(&cold_cuMipmappedArrayGetLevel)>(real)(pLevelArray, hMipmappedArray, level);
  zero(pLevelArray, 8);
  static_cast<void>(hMipmappedArray);
  static_cast<void>(level);
  return static_cast<CUresult>(failure(driver_library, 543));
}
decltype(&cold_cuMipmappedArrayGetLevel) slot_cuMipmappedArrayGetLevel = &cold_cuMipmappedArrayGetLevel;

CUresult cold_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUmipmappedArray mipmap, CUdevice device) {
  if (const any_function real = resolve(driver_library, 544)) return reinterpret_cast<decltype(&cold_cuMipmappedArrayGetMemoryRequirements)>(real)(memoryRequirements, mipmap, device);
  zero(memoryRequirements, 32);
  static_cast<void>(mipmap);
  static_cast<void>(device);
  return static_cast<CUresult>(failure(driver_library, 544));
}
decltype(&cold_cuMipmappedArrayGetMemoryRequirements) slot_cuMipmappedArrayGetMemoryRequirements = &cold_cuMipmappedArrayGetMemoryRequirements;

CUresult cold_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUmipmappedArray mipmap) {
  if (const any_function real = resolve(driver_library, 545)) return reinterpret_cast<decltype(&cold_cuMipmappedArrayGetSparseProperties)>(real)(sparseProperties, mipmap);
  zero(sparseProperties, 48);
  static_cast<void>(mipmap);
  return static_cast<CUresult>(failure(driver_library, 545));
}
decltype(&cold_cuMipmappedArrayGetSparseProperties) slot_cuMipmappedArrayGetSparseProperties = &cold_cuMipmappedArrayGetSparseProperties;

CUresult cold_cuModuleEnumerateFunctions(CUfunction* functions, unsigned int numFunctions, CUmodule mod) {
  if (const any_function real = resolve(driver_library, 546)) return reinterpret_cast<decltype(&cold_cuModuleEnumerateFunctions)>(real)(functions, numFunctions, mod);
  static_cast<void>(functions);
  static_cast<void>(numFunctions);
  static_cast<void>(mod);
  return static_cast<CUresult>(failure(driver_library, 546));
}
decltype(&cold_cuModuleEnumerateFunctions) slot_cuModuleEnumerateFunctions = &cold_cuModuleEnumerateFunctions;

CUresult cold_cuModuleGetFunction(CUfunction* hfunc, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 547)) return reinterpret_cast<decltype(&cold_cuModuleGetFunction)>(real)(hfunc, hmod, name);
  zero(hfunc, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 547));
}
decltype(&cold_cuModuleGetFunction) slot_cuModuleGetFunction = &cold_cuModuleGetFunction;

CUresult cold_cuModuleGetFunctionCount(unsigned int* count, CUmodule mod) {
  if (const any_function real = resolve(driver_library, 548)) return reinterpret_cast<decltype(&cold_cuModuleGetFunctionCount)>(real)(count, mod);
  zero(count, 4);
  static_cast<void>(mod);
  return static_cast<CUresult>(failure(driver_library, 548));
}
decltype(&cold_cuModuleGetFunctionCount) slot_cuModuleGetFunctionCount = &cold_cuModuleGetFunctionCount;

CUresult cold_cuModuleGetGlobal(CUdeviceptr_v1* dptr, unsigned int* bytes, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 549)) return reinterpret_cast<decltype(&cold_cuModuleGetGlobal)>(real)(dptr, bytes, hmod, name);
  zero(dptr, 4);
  zero(bytes, 4);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 549));
}
decltype(&cold_cuModuleGetGlobal) slot_cuModuleGetGlobal = &cold_cuModuleGetGlobal;

CUresult cold_cuModuleGetGlobal_v2(CUdeviceptr* dptr, size_t* bytes, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 550)) return reinterpret_cast<decltype(&cold_cuModuleGetGlobal_v2)>(real)(dptr, bytes, hmod, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 550));
}
decltype(&cold_cuModuleGetGlobal_v2) slot_cuModuleGetGlobal_v2 = &cold_cuModuleGetGlobal_v2;

CUresult cold_cuModuleGetLoadingMode(CUmoduleLoadingMode* mode) {
  if (const any_function real = resolve(driver_library, 551)) return reinterpret_cast<decltype(&cold_cuModuleGetLoadingMode)>(real)(mode);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 551));
}
decltype(&cold_cuModuleGetLoadingMode) slot_cuModuleGetLoadingMode = &cold_cuModuleGetLoadingMode;

CUresult cold_cuModuleGetSurfRef(CUsurfref* pSurfRef, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 552)) return reinterpret_cast<decltype(&cold_cuModuleGetSurfRef)>(real)(pSurfRef, hmod, name);
  zero(pSurfRef, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 552));
}
decltype(&cold_cuModuleGetSurfRef) slot_cuModuleGetSurfRef = &cold_cuModuleGetSurfRef;

CUresult cold_cuModuleGetTexRef(CUtexref* pTexRef, CUmodule hmod, const char* name) {
  if (const any_function real = resolve(driver_library, 553)) return reinterpret_cast<decltype(&cold_cuModuleGetTexRef)>(real)(pTexRef, hmod, name);
  zero(pTexRef, 8);
  static_cast<void>(hmod);
  static_cast<void>(name);
  return static_cast<CUresult>(failure(driver_library, 553));
}
decltype(&cold_cuModuleGetTexRef) slot_cuModuleGetTexRef = &cold_cuModuleGetTexRef;

CUresult cold_cuModuleLoad(CUmodule* module, const char* fname) {
  if (const any_function real = resolve(driver_library, 554)) return reinterpret_cast<decltype(&cold_cuModuleLoad)>(real)(module, fname);
  zero(module, 8);
  static_cast<void>(fname);
  return static_cast<CUresult>(failure(driver_library, 554));
}
decltype(&cold_cuModuleLoad) slot_cuModuleLoad = &cold_cuModuleLoad;

CUresult cold_cuModuleLoadData(CUmodule* module, const void* image) {
  if (const any_function real = resolve(driver_library, 555)) return reinterpret_cast<decltype(&cold_cuModuleLoadData)>(real)(module, image);
  zero(module, 8);
  static_cast<void>(image);
  return static_cast<CUresult>(failure(driver_library, 555));
}
decltype(&cold_cuModuleLoadData) slot_cuModuleLoadData = &cold_cuModuleLoadData;

CUresult cold_cuModuleLoadDataEx(CUmodule* module, const void* image, unsigned int numOptions, CUjit_option* options, void** optionValues) {
  if (const any_function real = resolve(driver_library, 556)) return reinterpret_cast<decltype(&cold_cuModuleLoadDataEx)>(real)(module, image, numOptions, options, optionValues);
  zero(module, 8);
  static_cast<void>(image);
  static_cast<void>(numOptions);
  static_cast<void>(options);
  static_cast<void>(optionValues);
  return static_cast<CUresult>(failure(driver_library, 556));
}
}  // namespace
extern decltype(&cold_cuModuleLoadDataEx) slot_cuModuleLoadDataEx __asm__("nybble_slot_cuModuleLoadDataEx") __attribute__((visibility("hidden")));
decltype(&cold_cuModuleLoadDataEx) slot_cuModuleLoadDataEx = &cold_cuModuleLoadDataEx;
namespace {

CUresult cold_cuModuleLoadFatBinary(CUmodule* module, const void* fatCubin) {
  if (const any_function real = resolve(driver_library, 557)) return reinterpret_cast<decltype(&cold_cuModuleLoadFatBinary)>(real)(module, fatCubin);
  zero(module, 8);
  static_cast<void>(fatCubin);
  return static_cast<CUresult>(failure(driver_library, 557));
}
decltype(&cold_cuModuleLoadFatBinary) slot_cuModuleLoadFatBinary = &cold_cuModuleLoadFatBinary;

CUresult cold_cuModuleUnload(CUmodule hmod) {
  if (const any_function real = resolve(driver_library, 558)) return reinterpret_cast<decltype(&cold_cuModuleUnload)>(real)(hmod);
  static_cast<void>(hmod);
  return static_cast<CUresult>(failure(driver_library, 558));
}
decltype(&cold_cuModuleUnload) slot_cuModuleUnload = &cold_cuModuleUnload;

CUresult cold_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev) {
  if (const any_function real = resolve(driver_library, 559)) return reinterpret_cast<decltype(&cold_cuMulticastAddDevice)>(real)(mcHandle, dev);
  static_cast<void>(mcHandle);
  static_cast<void>(dev);
  return static_cast<CUresult>(failure(driver_library, 559));
}
decltype(&cold_cuMulticastAddDevice) slot_cuMulticastAddDevice = &cold_cuMulticastAddDevice;

CUresult cold_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 560)) return reinterpret_cast<decltype(&cold_cuMulticastBindAddr)>(real)(mcHandle, mcOffset, memptr, size, flags);
  static_cast<void>(mcHandle);
  static_cast<void>(mcOffset);
  static_cast<void>(memptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 560));
}
}  // namespace
extern decltype(&cold_cuMulticastBindAddr) slot_cuMulticastBindAddr __asm__("nybble_slot_cuMulticastBindAddr") __attribute__((visibility("hidden")));
decltype(&cold_cuMulticastBindAddr) slot_cuMulticastBindAddr = &cold_cuMulticastBindAddr;
namespace {

CUresult cold_cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 561)) return reinterpret_cast<decltype(&cold_cuMulticastBindAddr_v2)>(real)(mcHandle, dev, mcOffset, memptr, size, flags);
  static_cast<void>(mcHandle);
  static_cast<void>(dev);
  static_cast<void>(mcOffset);
  static_cast<void>(memptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 561));
}
}  // namespace
extern decltype(&cold_cuMulticastBindAddr_v2) slot_cuMulticastBindAddr_v2 __asm__("nybble_slot_cuMulticastBindAddr_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMulticastBindAddr_v2) slot_cuMulticastBindAddr_v2 = &cold_cuMulticastBindAddr_v2;
namespace {

CUresult cold_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 562)) return reinterpret_cast<decltype(&cold_cuMulticastBindMem)>(real)(mcHandle, mcOffset, memHandle, memOffset, size, flags);
  static_cast<void>(mcHandle);
  static_cast<void>(mcOffset);
  static_cast<void>(memHandle);
  static_cast<void>(memOffset);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 562));
}
}  // namespace
extern decltype(&cold_cuMulticastBindMem) slot_cuMulticastBindMem __asm__("nybble_slot_cuMulticastBindMem") __attribute__((visibility("hidden")));
decltype(&cold_cuMulticastBindMem) slot_cuMulticastBindMem = &cold_cuMulticastBindMem;
namespace {

CUresult cold_cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) {
  if (const any_function real = resolve(driver_library, 563)) return reinterpret_cast<decltype(&cold_cuMulticastBindMem_v2)>(real)(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags);
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
extern decltype(&cold_cuMulticastBindMem_v2) slot_cuMulticastBindMem_v2 __asm__("nybble_slot_cuMulticastBindMem_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuMulticastBindMem_v2) slot_cuMulticastBindMem_v2 = &cold_cuMulticastBindMem_v2;
namespace {

CUresult cold_cuMulticastCreate(CUmemGenericAllocationHandle* mcHandle, const CUmulticastObjectProp* prop) {
  if (const any_function real = resolve(driver_library, 564)) return reinterpret_cast<decltype(&cold_cuMulticastCreate)>(real)(mcHandle, prop);
  zero(mcHandle, 8);
  static_cast<void>(prop);
  return static_cast<CUresult>(failure(driver_library, 564));
}
decltype(&cold_cuMulticastCreate) slot_cuMulticastCreate = &cold_cuMulticastCreate;

CUresult cold_cuMulticastGetGranularity(size_t* granularity, const CUmulticastObjectProp* prop, CUmulticastGranularity_flags option) {
  if (const any_function real = resolve(driver_library, 565)) return reinterpret_cast<decltype(&cold_cuMulticastGetGranularity)>(real)(granularity, prop, option);
  zero(granularity, 8);
  static_cast<void>(prop);
  static_cast<void>(option);
  return static_cast<CUresult>(failure(driver_library, 565));
}
decltype(&cold_cuMulticastGetGranularity) slot_cuMulticastGetGranularity = &cold_cuMulticastGetGranularity;

CUresult cold_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) {
  if (const any_function real = resolve(driver_library, 566)) return reinterpret_cast<decltype(&cold_cuMulticastUnbind)>(real)(mcHandle, dev, mcOffset, size);
  static_cast<void>(mcHandle);
  static_cast<void>(dev);
  static_cast<void>(mcOffset);
  static_cast<void>(size);
  return static_cast<CUresult>(failure(driver_library, 566));
}
decltype(&cold_cuMulticastUnbind) slot_cuMulticastUnbind = &cold_cuMulticastUnbind;

CUresult cold_cuOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) {
  if (const any_function real = resolve(driver_library, 567)) return reinterpret_cast<decltype(&cold_cuOccupancyAvailableDynamicSMemPerBlock)>(real)(dynamicSmemSize, func, numBlocks, blockSize);
  zero(dynamicSmemSize, 8);
  static_cast<void>(func);
  static_cast<void>(numBlocks);
  static_cast<void>(blockSize);
  return static_cast<CUresult>(failure(driver_library, 567));
}
decltype(&cold_cuOccupancyAvailableDynamicSMemPerBlock) slot_cuOccupancyAvailableDynamicSMemPerBlock = &cold_cuOccupancyAvailableDynamicSMemPerBlock;

CUresult cold_cuOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) {
  if (const any_function real = resolve(driver_library, 568)) return reinterpret_cast<decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessor)>(real)(numBlocks, func, blockSize, dynamicSMemSize);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  return static_cast<CUresult>(failure(driver_library, 568));
}
decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessor) slot_cuOccupancyMaxActiveBlocksPerMultiprocessor = &cold_cuOccupancyMaxActiveBlocksPerMultiprocessor;

CUresult cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 569)) return reinterpret_cast<decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)>(real)(numBlocks, func, blockSize, dynamicSMemSize, flags);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 569));
}
}  // namespace
extern decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags) slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags __asm__("nybble_slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags") __attribute__((visibility("hidden")));
decltype(&cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags) slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = &cold_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags;
namespace {

CUresult cold_cuOccupancyMaxActiveClusters(int* numClusters, CUfunction func, const CUlaunchConfig* config) {
  if (const any_function real = resolve(driver_library, 570)) return reinterpret_cast<decltype(&cold_cuOccupancyMaxActiveClusters)>(real)(numClusters, func, config);
  zero(numClusters, 4);
  static_cast<void>(func);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 570));
}
decltype(&cold_cuOccupancyMaxActiveClusters) slot_cuOccupancyMaxActiveClusters = &cold_cuOccupancyMaxActiveClusters;

CUresult cold_cuOccupancyMaxPotentialBlockSize(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit) {
  if (const any_function real = resolve(driver_library, 571)) return reinterpret_cast<decltype(&cold_cuOccupancyMaxPotentialBlockSize)>(real)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit);
  zero(minGridSize, 4);
  zero(blockSize, 4);
  static_cast<void>(func);
  static_cast<void>(blockSizeToDynamicSMemSize);
  static_cast<void>(dynamicSMemSize);
  static_cast<void>(blockSizeLimit);
  return static_cast<CUresult>(failure(driver_library, 571));
}
}  // namespace
extern decltype(&cold_cuOccupancyMaxPotentialBlockSize) slot_cuOccupancyMaxPotentialBlockSize __asm__("nybble_slot_cuOccupancyMaxPotentialBlockSize") __attribute__((visibility("hidden")));
decltype(&cold_cuOccupancyMaxPotentialBlockSize) slot_cuOccupancyMaxPotentialBlockSize = &cold_cuOccupancyMaxPotentialBlockSize;
namespace {

CUresult cold_cuOccupancyMaxPotentialBlockSizeWithFlags(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 572)) return reinterpret_cast<decltype(&cold_cuOccupancyMaxPotentialBlockSizeWithFlags)>(real)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags);
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
extern decltype(&cold_cuOccupancyMaxPotentialBlockSizeWithFlags) slot_cuOccupancyMaxPotentialBlockSizeWithFlags __asm__("nybble_slot_cuOccupancyMaxPotentialBlockSizeWithFlags") __attribute__((visibility("hidden")));
decltype(&cold_cuOccupancyMaxPotentialBlockSizeWithFlags) slot_cuOccupancyMaxPotentialBlockSizeWithFlags = &cold_cuOccupancyMaxPotentialBlockSizeWithFlags;
namespace {

CUresult cold_cuOccupancyMaxPotentialClusterSize(int* clusterSize, CUfunction func, const CUlaunchConfig* config) {
  if (const any_function real = resolve(driver_library, 573)) return reinterpret_cast<decltype(&cold_cuOccupancyMaxPotentialClusterSize)>(real)(clusterSize, func, config);
  zero(clusterSize, 4);
  static_cast<void>(func);
  static_cast<void>(config);
  return static_cast<CUresult>(failure(driver_library, 573));
}
decltype(&cold_cuOccupancyMaxPotentialClusterSize) slot_cuOccupancyMaxPotentialClusterSize = &cold_cuOccupancyMaxPotentialClusterSize;

CUresult cold_cuParamSetSize(CUfunction hfunc, unsigned int numbytes) {
  if (const any_function real = resolve(driver_library, 574)) return reinterpret_cast<decltype(&cold_cuParamSetSize)>(real)(hfunc, numbytes);
  static_cast<void>(hfunc);
  static_cast<void>(numbytes);
  return static_cast<CUresult>(failure(driver_library, 574));
}
decltype(&cold_cuParamSetSize) slot_cuParamSetSize = &cold_cuParamSetSize;

CUresult cold_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 575)) return reinterpret_cast<decltype(&cold_cuParamSetTexRef)>(real)(hfunc, texunit, hTexRef);
  static_cast<void>(hfunc);
  static_cast<void>(texunit);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 575));
}
decltype(&cold_cuParamSetTexRef) slot_cuParamSetTexRef = &cold_cuParamSetTexRef;

CUresult cold_cuParamSetf(CUfunction hfunc, int offset, float value) {
  if (const any_function real = resolve(driver_library, 576)) return reinterpret_cast<decltype(&cold_cuParamSetf)>(real)(hfunc, offset, value);
  static_cast<void>(hfunc);
  static_cast<void>(offset);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 576));
}
decltype(&cold_cuParamSetf) slot_cuParamSetf = &cold_cuParamSetf;

CUresult cold_cuParamSeti(CUfunction hfunc, int offset, unsigned int value) {
  if (const any_function real = resolve(driver_library, 577)) return reinterpret_cast<decltype(&cold_cuParamSeti)>(real)(hfunc, offset, value);
  static_cast<void>(hfunc);
  static_cast<void>(offset);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 577));
}
decltype(&cold_cuParamSeti) slot_cuParamSeti = &cold_cuParamSeti;

CUresult cold_cuParamSetv(CUfunction hfunc, int offset, void* ptr, unsigned int numbytes) {
  if (const any_function real = resolve(driver_library, 578)) return reinterpret_cast<decltype(&cold_cuParamSetv)>(real)(hfunc, offset, ptr, numbytes);
  static_cast<void>(hfunc);
  static_cast<void>(offset);
  static_cast<void>(ptr);
  static_cast<void>(numbytes);
  return static_cast<CUresult>(failure(driver_library, 578));
}
decltype(&cold_cuParamSetv) slot_cuParamSetv = &cold_cuParamSetv;

CUresult cold_cuPointerGetAttribute(void* data, CUpointer_attribute attribute, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 579)) return reinterpret_cast<decltype(&cold_cuPointerGetAttribute)>(real)(data, attribute, ptr);
  static_cast<void>(data);
  static_cast<void>(attribute);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 579));
}
decltype(&cold_cuPointerGetAttribute) slot_cuPointerGetAttribute = &cold_cuPointerGetAttribute;

CUresult cold_cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute* attributes, void** data, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 580)) return reinterpret_cast<decltype(&cold_cuPointerGetAttributes)>(real)(numAttributes, attributes, data, ptr);
  static_cast<void>(numAttributes);
  static_cast<void>(attributes);
  static_cast<void>(data);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 580));
}
decltype(&cold_cuPointerGetAttributes) slot_cuPointerGetAttributes = &cold_cuPointerGetAttributes;

CUresult cold_cuPointerSetAttribute(const void* value, CUpointer_attribute attribute, CUdeviceptr ptr) {
  if (const any_function real = resolve(driver_library, 581)) return reinterpret_cast<decltype(&cold_cuPointerSetAttribute)>(real)(value, attribute, ptr);
  static_cast<void>(value);
  static_cast<void>(attribute);
  static_cast<void>(ptr);
  return static_cast<CUresult>(failure(driver_library, 581));
}
decltype(&cold_cuPointerSetAttribute) slot_cuPointerSetAttribute = &cold_cuPointerSetAttribute;

CUresult cold_cuProfilerInitialize(const char* configFile, const char* outputFile, int outputMode) {
  if (const any_function real = resolve(driver_library, 582)) return reinterpret_cast<decltype(&cold_cuProfilerInitialize)>(real)(configFile, outputFile, outputMode);
  static_cast<void>(configFile);
  static_cast<void>(outputFile);
  static_cast<void>(outputMode);
  return static_cast<CUresult>(failure(driver_library, 582));
}
decltype(&cold_cuProfilerInitialize) slot_cuProfilerInitialize = &cold_cuProfilerInitialize;

CUresult cold_cuProfilerStart() {
  if (const any_function real = resolve(driver_library, 583)) return reinterpret_cast<decltype(&cold_cuProfilerStart)>(real)();
  return static_cast<CUresult>(failure(driver_library, 583));
}
decltype(&cold_cuProfilerStart) slot_cuProfilerStart = &cold_cuProfilerStart;

CUresult cold_cuProfilerStop() {
  if (const any_function real = resolve(driver_library, 584)) return reinterpret_cast<decltype(&cold_cuProfilerStop)>(real)();
  return static_cast<CUresult>(failure(driver_library, 584));
}
decltype(&cold_cuProfilerStop) slot_cuProfilerStop = &cold_cuProfilerStop;

CUresult cold_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 585)) return reinterpret_cast<decltype(&cold_cuSignalExternalSemaphoresAsync)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 585));
}
decltype(&cold_cuSignalExternalSemaphoresAsync) slot_cuSignalExternalSemaphoresAsync = &cold_cuSignalExternalSemaphoresAsync;

CUresult cold_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 586)) return reinterpret_cast<decltype(&cold_cuSignalExternalSemaphoresAsync_ptsz)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 586));
}
decltype(&cold_cuSignalExternalSemaphoresAsync_ptsz) slot_cuSignalExternalSemaphoresAsync_ptsz = &cold_cuSignalExternalSemaphoresAsync_ptsz;

CUresult cold_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 587)) return reinterpret_cast<decltype(&cold_cuStreamAddCallback)>(real)(hStream, callback, userData, flags);
  static_cast<void>(hStream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 587));
}
decltype(&cold_cuStreamAddCallback) slot_cuStreamAddCallback = &cold_cuStreamAddCallback;

CUresult cold_cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 588)) return reinterpret_cast<decltype(&cold_cuStreamAddCallback_ptsz)>(real)(hStream, callback, userData, flags);
  static_cast<void>(hStream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 588));
}
decltype(&cold_cuStreamAddCallback_ptsz) slot_cuStreamAddCallback_ptsz = &cold_cuStreamAddCallback_ptsz;

CUresult cold_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 589)) return reinterpret_cast<decltype(&cold_cuStreamAttachMemAsync)>(real)(hStream, dptr, length, flags);
  static_cast<void>(hStream);
  static_cast<void>(dptr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 589));
}
decltype(&cold_cuStreamAttachMemAsync) slot_cuStreamAttachMemAsync = &cold_cuStreamAttachMemAsync;

CUresult cold_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 590)) return reinterpret_cast<decltype(&cold_cuStreamAttachMemAsync_ptsz)>(real)(hStream, dptr, length, flags);
  static_cast<void>(hStream);
  static_cast<void>(dptr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 590));
}
decltype(&cold_cuStreamAttachMemAsync_ptsz) slot_cuStreamAttachMemAsync_ptsz = &cold_cuStreamAttachMemAsync_ptsz;

CUresult cold_cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 591)) return reinterpret_cast<decltype(&cold_cuStreamBatchMemOp)>(real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 591));
}
decltype(&cold_cuStreamBatchMemOp) slot_cuStreamBatchMemOp = &cold_cuStreamBatchMemOp;

CUresult cold_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 592)) return reinterpret_cast<decltype(&cold_cuStreamBatchMemOp_ptsz)>(real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 592));
}
decltype(&cold_cuStreamBatchMemOp_ptsz) slot_cuStreamBatchMemOp_ptsz = &cold_cuStreamBatchMemOp_ptsz;

CUresult cold_cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 593)) return reinterpret_cast<decltype(&cold_cuStreamBatchMemOp_v2)>(real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 593));
}
decltype(&cold_cuStreamBatchMemOp_v2) slot_cuStreamBatchMemOp_v2 = &cold_cuStreamBatchMemOp_v2;

CUresult cold_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 594)) return reinterpret_cast<decltype(&cold_cuStreamBatchMemOp_v2_ptsz)>(real)(stream, count, paramArray, flags);
  static_cast<void>(stream);
  static_cast<void>(count);
  static_cast<void>(paramArray);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 594));
}
decltype(&cold_cuStreamBatchMemOp_v2_ptsz) slot_cuStreamBatchMemOp_v2_ptsz = &cold_cuStreamBatchMemOp_v2_ptsz;

CUresult cold_cuStreamBeginCapture(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 595)) return reinterpret_cast<decltype(&cold_cuStreamBeginCapture)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 595));
}
decltype(&cold_cuStreamBeginCapture) slot_cuStreamBeginCapture = &cold_cuStreamBeginCapture;

CUresult cold_cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) {
  if (const any_function real = resolve(driver_library, 596)) return reinterpret_cast<decltype(&cold_cuStreamBeginCaptureToCig)>(real)(hStream, streamCigCaptureParams);
  static_cast<void>(hStream);
  static_cast<void>(streamCigCaptureParams);
  return static_cast<CUresult>(failure(driver_library, 596));
}
decltype(&cold_cuStreamBeginCaptureToCig) slot_cuStreamBeginCaptureToCig = &cold_cuStreamBeginCaptureToCig;

CUresult cold_cuStreamBeginCaptureToCig_ptsz(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) {
  if (const any_function real = resolve(driver_library, 597)) return reinterpret_cast<decltype(&cold_cuStreamBeginCaptureToCig_ptsz)>(real)(hStream, streamCigCaptureParams);
  static_cast<void>(hStream);
  static_cast<void>(streamCigCaptureParams);
  return static_cast<CUresult>(failure(driver_library, 597));
}
decltype(&cold_cuStreamBeginCaptureToCig_ptsz) slot_cuStreamBeginCaptureToCig_ptsz = &cold_cuStreamBeginCaptureToCig_ptsz;

CUresult cold_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 598)) return reinterpret_cast<decltype(&cold_cuStreamBeginCaptureToGraph)>(real)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(hStream);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 598));
}
}  // namespace
extern decltype(&cold_cuStreamBeginCaptureToGraph) slot_cuStreamBeginCaptureToGraph __asm__("nybble_slot_cuStreamBeginCaptureToGraph") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamBeginCaptureToGraph) slot_cuStreamBeginCaptureToGraph = &cold_cuStreamBeginCaptureToGraph;
namespace {

CUresult cold_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 599)) return reinterpret_cast<decltype(&cold_cuStreamBeginCaptureToGraph_ptsz)>(real)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(hStream);
  static_cast<void>(hGraph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 599));
}
}  // namespace
extern decltype(&cold_cuStreamBeginCaptureToGraph_ptsz) slot_cuStreamBeginCaptureToGraph_ptsz __asm__("nybble_slot_cuStreamBeginCaptureToGraph_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamBeginCaptureToGraph_ptsz) slot_cuStreamBeginCaptureToGraph_ptsz = &cold_cuStreamBeginCaptureToGraph_ptsz;
namespace {

CUresult cold_cuStreamBeginCapture_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 600)) return reinterpret_cast<decltype(&cold_cuStreamBeginCapture_ptsz)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 600));
}
decltype(&cold_cuStreamBeginCapture_ptsz) slot_cuStreamBeginCapture_ptsz = &cold_cuStreamBeginCapture_ptsz;

CUresult cold_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 601)) return reinterpret_cast<decltype(&cold_cuStreamBeginCapture_v2)>(real)(hStream, mode);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 601));
}
decltype(&cold_cuStreamBeginCapture_v2) slot_cuStreamBeginCapture_v2 = &cold_cuStreamBeginCapture_v2;

CUresult cold_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode) {
  if (const any_function real = resolve(driver_library, 602)) return reinterpret_cast<decltype(&cold_cuStreamBeginCapture_v2_ptsz)>(real)(hStream, mode);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 602));
}
decltype(&cold_cuStreamBeginCapture_v2_ptsz) slot_cuStreamBeginCapture_v2_ptsz = &cold_cuStreamBeginCapture_v2_ptsz;

CUresult cold_cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) {
  if (const any_function real = resolve(driver_library, 603)) return reinterpret_cast<decltype(&cold_cuStreamBeginRecaptureToGraph)>(real)(hStream, mode, hGraph, callbackFunc, userData);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  static_cast<void>(hGraph);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 603));
}
}  // namespace
extern decltype(&cold_cuStreamBeginRecaptureToGraph) slot_cuStreamBeginRecaptureToGraph __asm__("nybble_slot_cuStreamBeginRecaptureToGraph") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamBeginRecaptureToGraph) slot_cuStreamBeginRecaptureToGraph = &cold_cuStreamBeginRecaptureToGraph;
namespace {

CUresult cold_cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) {
  if (const any_function real = resolve(driver_library, 604)) return reinterpret_cast<decltype(&cold_cuStreamBeginRecaptureToGraph_ptsz)>(real)(hStream, mode, hGraph, callbackFunc, userData);
  static_cast<void>(hStream);
  static_cast<void>(mode);
  static_cast<void>(hGraph);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<CUresult>(failure(driver_library, 604));
}
}  // namespace
extern decltype(&cold_cuStreamBeginRecaptureToGraph_ptsz) slot_cuStreamBeginRecaptureToGraph_ptsz __asm__("nybble_slot_cuStreamBeginRecaptureToGraph_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamBeginRecaptureToGraph_ptsz) slot_cuStreamBeginRecaptureToGraph_ptsz = &cold_cuStreamBeginRecaptureToGraph_ptsz;
namespace {

CUresult cold_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream) {
  if (const any_function real = resolve(driver_library, 605)) return reinterpret_cast<decltype(&cold_cuStreamCopyAttributes)>(real)(dstStream, srcStream);
  static_cast<void>(dstStream);
  static_cast<void>(srcStream);
  return static_cast<CUresult>(failure(driver_library, 605));
}
decltype(&cold_cuStreamCopyAttributes) slot_cuStreamCopyAttributes = &cold_cuStreamCopyAttributes;

CUresult cold_cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src) {
  if (const any_function real = resolve(driver_library, 606)) return reinterpret_cast<decltype(&cold_cuStreamCopyAttributes_ptsz)>(real)(dst, src);
  static_cast<void>(dst);
  static_cast<void>(src);
  return static_cast<CUresult>(failure(driver_library, 606));
}
decltype(&cold_cuStreamCopyAttributes_ptsz) slot_cuStreamCopyAttributes_ptsz = &cold_cuStreamCopyAttributes_ptsz;

CUresult cold_cuStreamCreate(CUstream* phStream, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 607)) return reinterpret_cast<decltype(&cold_cuStreamCreate)>(real)(phStream, Flags);
  zero(phStream, 8);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 607));
}
decltype(&cold_cuStreamCreate) slot_cuStreamCreate = &cold_cuStreamCreate;

CUresult cold_cuStreamCreateWithPriority(CUstream* phStream, unsigned int flags, int priority) {
  if (const any_function real = resolve(driver_library, 608)) return reinterpret_cast<decltype(&cold_cuStreamCreateWithPriority)>(real)(phStream, flags, priority);
  zero(phStream, 8);
  static_cast<void>(flags);
  static_cast<void>(priority);
  return static_cast<CUresult>(failure(driver_library, 608));
}
decltype(&cold_cuStreamCreateWithPriority) slot_cuStreamCreateWithPriority = &cold_cuStreamCreateWithPriority;

CUresult cold_cuStreamDestroy(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 609)) return reinterpret_cast<decltype(&cold_cuStreamDestroy)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 609));
}
decltype(&cold_cuStreamDestroy) slot_cuStreamDestroy = &cold_cuStreamDestroy;

CUresult cold_cuStreamDestroy_v2(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 610)) return reinterpret_cast<decltype(&cold_cuStreamDestroy_v2)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 610));
}
decltype(&cold_cuStreamDestroy_v2) slot_cuStreamDestroy_v2 = &cold_cuStreamDestroy_v2;

CUresult cold_cuStreamEndCapture(CUstream hStream, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 611)) return reinterpret_cast<decltype(&cold_cuStreamEndCapture)>(real)(hStream, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 611));
}
decltype(&cold_cuStreamEndCapture) slot_cuStreamEndCapture = &cold_cuStreamEndCapture;

CUresult cold_cuStreamEndCaptureToCig(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 612)) return reinterpret_cast<decltype(&cold_cuStreamEndCaptureToCig)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 612));
}
decltype(&cold_cuStreamEndCaptureToCig) slot_cuStreamEndCaptureToCig = &cold_cuStreamEndCaptureToCig;

CUresult cold_cuStreamEndCaptureToCig_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 613)) return reinterpret_cast<decltype(&cold_cuStreamEndCaptureToCig_ptsz)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 613));
}
decltype(&cold_cuStreamEndCaptureToCig_ptsz) slot_cuStreamEndCaptureToCig_ptsz = &cold_cuStreamEndCaptureToCig_ptsz;

CUresult cold_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph* phGraph) {
  if (const any_function real = resolve(driver_library, 614)) return reinterpret_cast<decltype(&cold_cuStreamEndCapture_ptsz)>(real)(hStream, phGraph);
  zero(phGraph, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 614));
}
decltype(&cold_cuStreamEndCapture_ptsz) slot_cuStreamEndCapture_ptsz = &cold_cuStreamEndCapture_ptsz;

CUresult cold_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value) {
  if (const any_function real = resolve(driver_library, 615)) return reinterpret_cast<decltype(&cold_cuStreamGetAttribute)>(real)(hStream, attr, value);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 615));
}
decltype(&cold_cuStreamGetAttribute) slot_cuStreamGetAttribute = &cold_cuStreamGetAttribute;

CUresult cold_cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value_out) {
  if (const any_function real = resolve(driver_library, 616)) return reinterpret_cast<decltype(&cold_cuStreamGetAttribute_ptsz)>(real)(hStream, attr, value_out);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<CUresult>(failure(driver_library, 616));
}
decltype(&cold_cuStreamGetAttribute_ptsz) slot_cuStreamGetAttribute_ptsz = &cold_cuStreamGetAttribute_ptsz;

CUresult cold_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) {
  if (const any_function real = resolve(driver_library, 617)) return reinterpret_cast<decltype(&cold_cuStreamGetCaptureInfo)>(real)(hStream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 617));
}
decltype(&cold_cuStreamGetCaptureInfo) slot_cuStreamGetCaptureInfo = &cold_cuStreamGetCaptureInfo;

CUresult cold_cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) {
  if (const any_function real = resolve(driver_library, 618)) return reinterpret_cast<decltype(&cold_cuStreamGetCaptureInfo_ptsz)>(real)(hStream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 618));
}
decltype(&cold_cuStreamGetCaptureInfo_ptsz) slot_cuStreamGetCaptureInfo_ptsz = &cold_cuStreamGetCaptureInfo_ptsz;

CUresult cold_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 619)) return reinterpret_cast<decltype(&cold_cuStreamGetCaptureInfo_v2)>(real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 619));
}
}  // namespace
extern decltype(&cold_cuStreamGetCaptureInfo_v2) slot_cuStreamGetCaptureInfo_v2 __asm__("nybble_slot_cuStreamGetCaptureInfo_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamGetCaptureInfo_v2) slot_cuStreamGetCaptureInfo_v2 = &cold_cuStreamGetCaptureInfo_v2;
namespace {

CUresult cold_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 620)) return reinterpret_cast<decltype(&cold_cuStreamGetCaptureInfo_v2_ptsz)>(real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 620));
}
}  // namespace
extern decltype(&cold_cuStreamGetCaptureInfo_v2_ptsz) slot_cuStreamGetCaptureInfo_v2_ptsz __asm__("nybble_slot_cuStreamGetCaptureInfo_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamGetCaptureInfo_v2_ptsz) slot_cuStreamGetCaptureInfo_v2_ptsz = &cold_cuStreamGetCaptureInfo_v2_ptsz;
namespace {

CUresult cold_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 621)) return reinterpret_cast<decltype(&cold_cuStreamGetCaptureInfo_v3)>(real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
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
extern decltype(&cold_cuStreamGetCaptureInfo_v3) slot_cuStreamGetCaptureInfo_v3 __asm__("nybble_slot_cuStreamGetCaptureInfo_v3") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamGetCaptureInfo_v3) slot_cuStreamGetCaptureInfo_v3 = &cold_cuStreamGetCaptureInfo_v3;
namespace {

CUresult cold_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(driver_library, 622)) return reinterpret_cast<decltype(&cold_cuStreamGetCaptureInfo_v3_ptsz)>(real)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
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
extern decltype(&cold_cuStreamGetCaptureInfo_v3_ptsz) slot_cuStreamGetCaptureInfo_v3_ptsz __asm__("nybble_slot_cuStreamGetCaptureInfo_v3_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamGetCaptureInfo_v3_ptsz) slot_cuStreamGetCaptureInfo_v3_ptsz = &cold_cuStreamGetCaptureInfo_v3_ptsz;
namespace {

CUresult cold_cuStreamGetCtx(CUstream hStream, CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 623)) return reinterpret_cast<decltype(&cold_cuStreamGetCtx)>(real)(hStream, pctx);
  zero(pctx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 623));
}
decltype(&cold_cuStreamGetCtx) slot_cuStreamGetCtx = &cold_cuStreamGetCtx;

CUresult cold_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext* pctx) {
  if (const any_function real = resolve(driver_library, 624)) return reinterpret_cast<decltype(&cold_cuStreamGetCtx_ptsz)>(real)(hStream, pctx);
  zero(pctx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 624));
}
decltype(&cold_cuStreamGetCtx_ptsz) slot_cuStreamGetCtx_ptsz = &cold_cuStreamGetCtx_ptsz;

CUresult cold_cuStreamGetCtx_v2(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) {
  if (const any_function real = resolve(driver_library, 625)) return reinterpret_cast<decltype(&cold_cuStreamGetCtx_v2)>(real)(hStream, pCtx, pGreenCtx);
  zero(pCtx, 8);
  zero(pGreenCtx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 625));
}
decltype(&cold_cuStreamGetCtx_v2) slot_cuStreamGetCtx_v2 = &cold_cuStreamGetCtx_v2;

CUresult cold_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) {
  if (const any_function real = resolve(driver_library, 626)) return reinterpret_cast<decltype(&cold_cuStreamGetCtx_v2_ptsz)>(real)(hStream, pCtx, pGreenCtx);
  zero(pCtx, 8);
  zero(pGreenCtx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 626));
}
decltype(&cold_cuStreamGetCtx_v2_ptsz) slot_cuStreamGetCtx_v2_ptsz = &cold_cuStreamGetCtx_v2_ptsz;

CUresult cold_cuStreamGetDevResource(CUstream hStream, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 627)) return reinterpret_cast<decltype(&cold_cuStreamGetDevResource)>(real)(hStream, resource, type);
  static_cast<void>(hStream);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 627));
}
decltype(&cold_cuStreamGetDevResource) slot_cuStreamGetDevResource = &cold_cuStreamGetDevResource;

CUresult cold_cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource* resource, CUdevResourceType type) {
  if (const any_function real = resolve(driver_library, 628)) return reinterpret_cast<decltype(&cold_cuStreamGetDevResource_ptsz)>(real)(hStream, resource, type);
  static_cast<void>(hStream);
  static_cast<void>(resource);
  static_cast<void>(type);
  return static_cast<CUresult>(failure(driver_library, 628));
}
decltype(&cold_cuStreamGetDevResource_ptsz) slot_cuStreamGetDevResource_ptsz = &cold_cuStreamGetDevResource_ptsz;

CUresult cold_cuStreamGetDevice(CUstream hStream, CUdevice* device) {
  if (const any_function real = resolve(driver_library, 629)) return reinterpret_cast<decltype(&cold_cuStreamGetDevice)>(real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 629));
}
decltype(&cold_cuStreamGetDevice) slot_cuStreamGetDevice = &cold_cuStreamGetDevice;

CUresult cold_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice* device) {
  if (const any_function real = resolve(driver_library, 630)) return reinterpret_cast<decltype(&cold_cuStreamGetDevice_ptsz)>(real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 630));
}
decltype(&cold_cuStreamGetDevice_ptsz) slot_cuStreamGetDevice_ptsz = &cold_cuStreamGetDevice_ptsz;

CUresult cold_cuStreamGetFlags(CUstream hStream, unsigned int* flags) {
  if (const any_function real = resolve(driver_library, 631)) return reinterpret_cast<decltype(&cold_cuStreamGetFlags)>(real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 631));
}
decltype(&cold_cuStreamGetFlags) slot_cuStreamGetFlags = &cold_cuStreamGetFlags;

CUresult cold_cuStreamGetFlags_ptsz(CUstream hStream, unsigned int* flags) {
  if (const any_function real = resolve(driver_library, 632)) return reinterpret_cast<decltype(&cold_cuStreamGetFlags_ptsz)>(real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 632));
}
decltype(&cold_cuStreamGetFlags_ptsz) slot_cuStreamGetFlags_ptsz = &cold_cuStreamGetFlags_ptsz;

CUresult cold_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx* phCtx) {
  if (const any_function real = resolve(driver_library, 633)) return reinterpret_cast<decltype(&cold_cuStreamGetGreenCtx)>(real)(hStream, phCtx);
  zero(phCtx, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 633));
}
decltype(&cold_cuStreamGetGreenCtx) slot_cuStreamGetGreenCtx = &cold_cuStreamGetGreenCtx;

CUresult cold_cuStreamGetId(CUstream hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(driver_library, 634)) return reinterpret_cast<decltype(&cold_cuStreamGetId)>(real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 634));
}
decltype(&cold_cuStreamGetId) slot_cuStreamGetId = &cold_cuStreamGetId;

CUresult cold_cuStreamGetId_ptsz(CUstream hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(driver_library, 635)) return reinterpret_cast<decltype(&cold_cuStreamGetId_ptsz)>(real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 635));
}
decltype(&cold_cuStreamGetId_ptsz) slot_cuStreamGetId_ptsz = &cold_cuStreamGetId_ptsz;

CUresult cold_cuStreamGetPriority(CUstream hStream, int* priority) {
  if (const any_function real = resolve(driver_library, 636)) return reinterpret_cast<decltype(&cold_cuStreamGetPriority)>(real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 636));
}
decltype(&cold_cuStreamGetPriority) slot_cuStreamGetPriority = &cold_cuStreamGetPriority;

CUresult cold_cuStreamGetPriority_ptsz(CUstream hStream, int* priority) {
  if (const any_function real = resolve(driver_library, 637)) return reinterpret_cast<decltype(&cold_cuStreamGetPriority_ptsz)>(real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 637));
}
decltype(&cold_cuStreamGetPriority_ptsz) slot_cuStreamGetPriority_ptsz = &cold_cuStreamGetPriority_ptsz;

CUresult cold_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus* captureStatus) {
  if (const any_function real = resolve(driver_library, 638)) return reinterpret_cast<decltype(&cold_cuStreamIsCapturing)>(real)(hStream, captureStatus);
  zero(captureStatus, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 638));
}
decltype(&cold_cuStreamIsCapturing) slot_cuStreamIsCapturing = &cold_cuStreamIsCapturing;

CUresult cold_cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus) {
  if (const any_function real = resolve(driver_library, 639)) return reinterpret_cast<decltype(&cold_cuStreamIsCapturing_ptsz)>(real)(hStream, captureStatus);
  zero(captureStatus, 4);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 639));
}
decltype(&cold_cuStreamIsCapturing_ptsz) slot_cuStreamIsCapturing_ptsz = &cold_cuStreamIsCapturing_ptsz;

CUresult cold_cuStreamQuery(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 640)) return reinterpret_cast<decltype(&cold_cuStreamQuery)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 640));
}
decltype(&cold_cuStreamQuery) slot_cuStreamQuery = &cold_cuStreamQuery;

CUresult cold_cuStreamQuery_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 641)) return reinterpret_cast<decltype(&cold_cuStreamQuery_ptsz)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 641));
}
decltype(&cold_cuStreamQuery_ptsz) slot_cuStreamQuery_ptsz = &cold_cuStreamQuery_ptsz;

CUresult cold_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* param) {
  if (const any_function real = resolve(driver_library, 642)) return reinterpret_cast<decltype(&cold_cuStreamSetAttribute)>(real)(hStream, attr, param);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(param);
  return static_cast<CUresult>(failure(driver_library, 642));
}
decltype(&cold_cuStreamSetAttribute) slot_cuStreamSetAttribute = &cold_cuStreamSetAttribute;

CUresult cold_cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* value) {
  if (const any_function real = resolve(driver_library, 643)) return reinterpret_cast<decltype(&cold_cuStreamSetAttribute_ptsz)>(real)(hStream, attr, value);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<CUresult>(failure(driver_library, 643));
}
decltype(&cold_cuStreamSetAttribute_ptsz) slot_cuStreamSetAttribute_ptsz = &cold_cuStreamSetAttribute_ptsz;

CUresult cold_cuStreamSynchronize(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 644)) return reinterpret_cast<decltype(&cold_cuStreamSynchronize)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 644));
}
decltype(&cold_cuStreamSynchronize) slot_cuStreamSynchronize = &cold_cuStreamSynchronize;

CUresult cold_cuStreamSynchronize_ptsz(CUstream hStream) {
  if (const any_function real = resolve(driver_library, 645)) return reinterpret_cast<decltype(&cold_cuStreamSynchronize_ptsz)>(real)(hStream);
  static_cast<void>(hStream);
  return static_cast<CUresult>(failure(driver_library, 645));
}
decltype(&cold_cuStreamSynchronize_ptsz) slot_cuStreamSynchronize_ptsz = &cold_cuStreamSynchronize_ptsz;

CUresult cold_cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 646)) return reinterpret_cast<decltype(&cold_cuStreamUpdateCaptureDependencies)>(real)(hStream, dependencies, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 646));
}
decltype(&cold_cuStreamUpdateCaptureDependencies) slot_cuStreamUpdateCaptureDependencies = &cold_cuStreamUpdateCaptureDependencies;

CUresult cold_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 647)) return reinterpret_cast<decltype(&cold_cuStreamUpdateCaptureDependencies_ptsz)>(real)(hStream, dependencies, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 647));
}
decltype(&cold_cuStreamUpdateCaptureDependencies_ptsz) slot_cuStreamUpdateCaptureDependencies_ptsz = &cold_cuStreamUpdateCaptureDependencies_ptsz;

CUresult cold_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 648)) return reinterpret_cast<decltype(&cold_cuStreamUpdateCaptureDependencies_v2)>(real)(hStream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 648));
}
}  // namespace
extern decltype(&cold_cuStreamUpdateCaptureDependencies_v2) slot_cuStreamUpdateCaptureDependencies_v2 __asm__("nybble_slot_cuStreamUpdateCaptureDependencies_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamUpdateCaptureDependencies_v2) slot_cuStreamUpdateCaptureDependencies_v2 = &cold_cuStreamUpdateCaptureDependencies_v2;
namespace {

CUresult cold_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 649)) return reinterpret_cast<decltype(&cold_cuStreamUpdateCaptureDependencies_v2_ptsz)>(real)(hStream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(hStream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 649));
}
}  // namespace
extern decltype(&cold_cuStreamUpdateCaptureDependencies_v2_ptsz) slot_cuStreamUpdateCaptureDependencies_v2_ptsz __asm__("nybble_slot_cuStreamUpdateCaptureDependencies_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cuStreamUpdateCaptureDependencies_v2_ptsz) slot_cuStreamUpdateCaptureDependencies_v2_ptsz = &cold_cuStreamUpdateCaptureDependencies_v2_ptsz;
namespace {

CUresult cold_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 650)) return reinterpret_cast<decltype(&cold_cuStreamWaitEvent)>(real)(hStream, hEvent, Flags);
  static_cast<void>(hStream);
  static_cast<void>(hEvent);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 650));
}
decltype(&cold_cuStreamWaitEvent) slot_cuStreamWaitEvent = &cold_cuStreamWaitEvent;

CUresult cold_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 651)) return reinterpret_cast<decltype(&cold_cuStreamWaitEvent_ptsz)>(real)(hStream, hEvent, Flags);
  static_cast<void>(hStream);
  static_cast<void>(hEvent);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 651));
}
decltype(&cold_cuStreamWaitEvent_ptsz) slot_cuStreamWaitEvent_ptsz = &cold_cuStreamWaitEvent_ptsz;

CUresult cold_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 652)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue32)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 652));
}
decltype(&cold_cuStreamWaitValue32) slot_cuStreamWaitValue32 = &cold_cuStreamWaitValue32;

CUresult cold_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 653)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue32_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 653));
}
decltype(&cold_cuStreamWaitValue32_ptsz) slot_cuStreamWaitValue32_ptsz = &cold_cuStreamWaitValue32_ptsz;

CUresult cold_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 654)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue32_v2)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 654));
}
decltype(&cold_cuStreamWaitValue32_v2) slot_cuStreamWaitValue32_v2 = &cold_cuStreamWaitValue32_v2;

CUresult cold_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 655)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue32_v2_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 655));
}
decltype(&cold_cuStreamWaitValue32_v2_ptsz) slot_cuStreamWaitValue32_v2_ptsz = &cold_cuStreamWaitValue32_v2_ptsz;

CUresult cold_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 656)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue64)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 656));
}
decltype(&cold_cuStreamWaitValue64) slot_cuStreamWaitValue64 = &cold_cuStreamWaitValue64;

CUresult cold_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 657)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue64_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 657));
}
decltype(&cold_cuStreamWaitValue64_ptsz) slot_cuStreamWaitValue64_ptsz = &cold_cuStreamWaitValue64_ptsz;

CUresult cold_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 658)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue64_v2)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 658));
}
decltype(&cold_cuStreamWaitValue64_v2) slot_cuStreamWaitValue64_v2 = &cold_cuStreamWaitValue64_v2;

CUresult cold_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 659)) return reinterpret_cast<decltype(&cold_cuStreamWaitValue64_v2_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 659));
}
decltype(&cold_cuStreamWaitValue64_v2_ptsz) slot_cuStreamWaitValue64_v2_ptsz = &cold_cuStreamWaitValue64_v2_ptsz;

CUresult cold_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 660)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue32)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 660));
}
decltype(&cold_cuStreamWriteValue32) slot_cuStreamWriteValue32 = &cold_cuStreamWriteValue32;

CUresult cold_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 661)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue32_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 661));
}
decltype(&cold_cuStreamWriteValue32_ptsz) slot_cuStreamWriteValue32_ptsz = &cold_cuStreamWriteValue32_ptsz;

CUresult cold_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 662)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue32_v2)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 662));
}
decltype(&cold_cuStreamWriteValue32_v2) slot_cuStreamWriteValue32_v2 = &cold_cuStreamWriteValue32_v2;

CUresult cold_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 663)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue32_v2_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 663));
}
decltype(&cold_cuStreamWriteValue32_v2_ptsz) slot_cuStreamWriteValue32_v2_ptsz = &cold_cuStreamWriteValue32_v2_ptsz;

CUresult cold_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 664)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue64)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 664));
}
decltype(&cold_cuStreamWriteValue64) slot_cuStreamWriteValue64 = &cold_cuStreamWriteValue64;

CUresult cold_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 665)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue64_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 665));
}
decltype(&cold_cuStreamWriteValue64_ptsz) slot_cuStreamWriteValue64_ptsz = &cold_cuStreamWriteValue64_ptsz;

CUresult cold_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 666)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue64_v2)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 666));
}
decltype(&cold_cuStreamWriteValue64_v2) slot_cuStreamWriteValue64_v2 = &cold_cuStreamWriteValue64_v2;

CUresult cold_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 667)) return reinterpret_cast<decltype(&cold_cuStreamWriteValue64_v2_ptsz)>(real)(stream, addr, value, flags);
  static_cast<void>(stream);
  static_cast<void>(addr);
  static_cast<void>(value);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 667));
}
decltype(&cold_cuStreamWriteValue64_v2_ptsz) slot_cuStreamWriteValue64_v2_ptsz = &cold_cuStreamWriteValue64_v2_ptsz;

CUresult cold_cuSurfObjectCreate(CUsurfObject* pSurfObject, const CUDA_RESOURCE_DESC* pResDesc) {
  if (const any_function real = resolve(driver_library, 668)) return reinterpret_cast<decltype(&cold_cuSurfObjectCreate)>(real)(pSurfObject, pResDesc);
  zero(pSurfObject, 8);
  static_cast<void>(pResDesc);
  return static_cast<CUresult>(failure(driver_library, 668));
}
decltype(&cold_cuSurfObjectCreate) slot_cuSurfObjectCreate = &cold_cuSurfObjectCreate;

CUresult cold_cuSurfObjectDestroy(CUsurfObject surfObject) {
  if (const any_function real = resolve(driver_library, 669)) return reinterpret_cast<decltype(&cold_cuSurfObjectDestroy)>(real)(surfObject);
  static_cast<void>(surfObject);
  return static_cast<CUresult>(failure(driver_library, 669));
}
decltype(&cold_cuSurfObjectDestroy) slot_cuSurfObjectDestroy = &cold_cuSurfObjectDestroy;

CUresult cold_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUsurfObject surfObject) {
  if (const any_function real = resolve(driver_library, 670)) return reinterpret_cast<decltype(&cold_cuSurfObjectGetResourceDesc)>(real)(pResDesc, surfObject);
  static_cast<void>(pResDesc);
  static_cast<void>(surfObject);
  return static_cast<CUresult>(failure(driver_library, 670));
}
decltype(&cold_cuSurfObjectGetResourceDesc) slot_cuSurfObjectGetResourceDesc = &cold_cuSurfObjectGetResourceDesc;

CUresult cold_cuSurfRefGetArray(CUarray* phArray, CUsurfref hSurfRef) {
  if (const any_function real = resolve(driver_library, 671)) return reinterpret_cast<decltype(&cold_cuSurfRefGetArray)>(real)(phArray, hSurfRef);
  zero(phArray, 8);
  static_cast<void>(hSurfRef);
  return static_cast<CUresult>(failure(driver_library, 671));
}
decltype(&cold_cuSurfRefGetArray) slot_cuSurfRefGetArray = &cold_cuSurfRefGetArray;

CUresult cold_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 672)) return reinterpret_cast<decltype(&cold_cuSurfRefSetArray)>(real)(hSurfRef, hArray, Flags);
  static_cast<void>(hSurfRef);
  static_cast<void>(hArray);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 672));
}
decltype(&cold_cuSurfRefSetArray) slot_cuSurfRefSetArray = &cold_cuSurfRefSetArray;

CUresult cold_cuTensorMapEncodeIm2col(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const int* pixelBoxLowerCorner, const int* pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) {
  if (const any_function real = resolve(driver_library, 673)) return reinterpret_cast<decltype(&cold_cuTensorMapEncodeIm2col)>(real)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill);
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
extern decltype(&cold_cuTensorMapEncodeIm2col) slot_cuTensorMapEncodeIm2col __asm__("nybble_slot_cuTensorMapEncodeIm2col") __attribute__((visibility("hidden")));
decltype(&cold_cuTensorMapEncodeIm2col) slot_cuTensorMapEncodeIm2col = &cold_cuTensorMapEncodeIm2col;
namespace {

CUresult cold_cuTensorMapEncodeIm2colWide(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) {
  if (const any_function real = resolve(driver_library, 674)) return reinterpret_cast<decltype(&cold_cuTensorMapEncodeIm2colWide)>(real)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill);
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
extern decltype(&cold_cuTensorMapEncodeIm2colWide) slot_cuTensorMapEncodeIm2colWide __asm__("nybble_slot_cuTensorMapEncodeIm2colWide") __attribute__((visibility("hidden")));
decltype(&cold_cuTensorMapEncodeIm2colWide) slot_cuTensorMapEncodeIm2colWide = &cold_cuTensorMapEncodeIm2colWide;
namespace {

CUresult cold_cuTensorMapEncodeTiled(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const cuuint32_t* boxDim, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) {
  if (const any_function real = resolve(driver_library, 675)) return reinterpret_cast<decltype(&cold_cuTensorMapEncodeTiled)>(real)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill);
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
extern decltype(&cold_cuTensorMapEncodeTiled) slot_cuTensorMapEncodeTiled __asm__("nybble_slot_cuTensorMapEncodeTiled") __attribute__((visibility("hidden")));
decltype(&cold_cuTensorMapEncodeTiled) slot_cuTensorMapEncodeTiled = &cold_cuTensorMapEncodeTiled;
namespace {

CUresult cold_cuTensorMapReplaceAddress(CUtensorMap* tensorMap, void* globalAddress) {
  if (const any_function real = resolve(driver_library, 676)) return reinterpret_cast<decltype(&cold_cuTensorMapReplaceAddress)>(real)(tensorMap, globalAddress);
  static_cast<void>(tensorMap);
  static_cast<void>(globalAddress);
  return static_cast<CUresult>(failure(driver_library, 676));
}
decltype(&cold_cuTensorMapReplaceAddress) slot_cuTensorMapReplaceAddress = &cold_cuTensorMapReplaceAddress;

CUresult cold_cuTensorMapSetAllocationClass(CUtensorMap* tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass* outAllocClass) {
  if (const any_function real = resolve(driver_library, 677)) return reinterpret_cast<decltype(&cold_cuTensorMapSetAllocationClass)>(real)(tensorMap, allocClass, outAllocClass);
  zero(outAllocClass, 4);
  static_cast<void>(tensorMap);
  static_cast<void>(allocClass);
  return static_cast<CUresult>(failure(driver_library, 677));
}
decltype(&cold_cuTensorMapSetAllocationClass) slot_cuTensorMapSetAllocationClass = &cold_cuTensorMapSetAllocationClass;

CUresult cold_cuTexObjectCreate(CUtexObject* pTexObject, const CUDA_RESOURCE_DESC* pResDesc, const CUDA_TEXTURE_DESC* pTexDesc, const CUDA_RESOURCE_VIEW_DESC* pResViewDesc) {
  if (const any_function real = resolve(driver_library, 678)) return reinterpret_cast<decltype(&cold_cuTexObjectCreate)>(real)(pTexObject, pResDesc, pTexDesc, pResViewDesc);
  zero(pTexObject, 8);
  static_cast<void>(pResDesc);
  static_cast<void>(pTexDesc);
  static_cast<void>(pResViewDesc);
  return static_cast<CUresult>(failure(driver_library, 678));
}
decltype(&cold_cuTexObjectCreate) slot_cuTexObjectCreate = &cold_cuTexObjectCreate;

CUresult cold_cuTexObjectDestroy(CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 679)) return reinterpret_cast<decltype(&cold_cuTexObjectDestroy)>(real)(texObject);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 679));
}
decltype(&cold_cuTexObjectDestroy) slot_cuTexObjectDestroy = &cold_cuTexObjectDestroy;

CUresult cold_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 680)) return reinterpret_cast<decltype(&cold_cuTexObjectGetResourceDesc)>(real)(pResDesc, texObject);
  static_cast<void>(pResDesc);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 680));
}
decltype(&cold_cuTexObjectGetResourceDesc) slot_cuTexObjectGetResourceDesc = &cold_cuTexObjectGetResourceDesc;

CUresult cold_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC* pResViewDesc, CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 681)) return reinterpret_cast<decltype(&cold_cuTexObjectGetResourceViewDesc)>(real)(pResViewDesc, texObject);
  static_cast<void>(pResViewDesc);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 681));
}
decltype(&cold_cuTexObjectGetResourceViewDesc) slot_cuTexObjectGetResourceViewDesc = &cold_cuTexObjectGetResourceViewDesc;

CUresult cold_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC* pTexDesc, CUtexObject texObject) {
  if (const any_function real = resolve(driver_library, 682)) return reinterpret_cast<decltype(&cold_cuTexObjectGetTextureDesc)>(real)(pTexDesc, texObject);
  static_cast<void>(pTexDesc);
  static_cast<void>(texObject);
  return static_cast<CUresult>(failure(driver_library, 682));
}
decltype(&cold_cuTexObjectGetTextureDesc) slot_cuTexObjectGetTextureDesc = &cold_cuTexObjectGetTextureDesc;

CUresult cold_cuTexRefCreate(CUtexref* pTexRef) {
  if (const any_function real = resolve(driver_library, 683)) return reinterpret_cast<decltype(&cold_cuTexRefCreate)>(real)(pTexRef);
  zero(pTexRef, 8);
  return static_cast<CUresult>(failure(driver_library, 683));
}
decltype(&cold_cuTexRefCreate) slot_cuTexRefCreate = &cold_cuTexRefCreate;

CUresult cold_cuTexRefDestroy(CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 684)) return reinterpret_cast<decltype(&cold_cuTexRefDestroy)>(real)(hTexRef);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 684));
}
decltype(&cold_cuTexRefDestroy) slot_cuTexRefDestroy = &cold_cuTexRefDestroy;

CUresult cold_cuTexRefGetAddress(CUdeviceptr_v1* pdptr, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 685)) return reinterpret_cast<decltype(&cold_cuTexRefGetAddress)>(real)(pdptr, hTexRef);
  zero(pdptr, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 685));
}
decltype(&cold_cuTexRefGetAddress) slot_cuTexRefGetAddress = &cold_cuTexRefGetAddress;

CUresult cold_cuTexRefGetAddressMode(CUaddress_mode* pam, CUtexref hTexRef, int dim) {
  if (const any_function real = resolve(driver_library, 686)) return reinterpret_cast<decltype(&cold_cuTexRefGetAddressMode)>(real)(pam, hTexRef, dim);
  zero(pam, 4);
  static_cast<void>(hTexRef);
  static_cast<void>(dim);
  return static_cast<CUresult>(failure(driver_library, 686));
}
decltype(&cold_cuTexRefGetAddressMode) slot_cuTexRefGetAddressMode = &cold_cuTexRefGetAddressMode;

CUresult cold_cuTexRefGetAddress_v2(CUdeviceptr* pdptr, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 687)) return reinterpret_cast<decltype(&cold_cuTexRefGetAddress_v2)>(real)(pdptr, hTexRef);
  zero(pdptr, 8);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 687));
}
decltype(&cold_cuTexRefGetAddress_v2) slot_cuTexRefGetAddress_v2 = &cold_cuTexRefGetAddress_v2;

CUresult cold_cuTexRefGetArray(CUarray* phArray, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 688)) return reinterpret_cast<decltype(&cold_cuTexRefGetArray)>(real)(phArray, hTexRef);
  zero(phArray, 8);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 688));
}
decltype(&cold_cuTexRefGetArray) slot_cuTexRefGetArray = &cold_cuTexRefGetArray;

CUresult cold_cuTexRefGetBorderColor(float* pBorderColor, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 689)) return reinterpret_cast<decltype(&cold_cuTexRefGetBorderColor)>(real)(pBorderColor, hTexRef);
  static_cast<void>(pBorderColor);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 689));
}
decltype(&cold_cuTexRefGetBorderColor) slot_cuTexRefGetBorderColor = &cold_cuTexRefGetBorderColor;

CUresult cold_cuTexRefGetFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 690)) return reinterpret_cast<decltype(&cold_cuTexRefGetFilterMode)>(real)(pfm, hTexRef);
  zero(pfm, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 690));
}
decltype(&cold_cuTexRefGetFilterMode) slot_cuTexRefGetFilterMode = &cold_cuTexRefGetFilterMode;

CUresult cold_cuTexRefGetFlags(unsigned int* pFlags, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 691)) return reinterpret_cast<decltype(&cold_cuTexRefGetFlags)>(real)(pFlags, hTexRef);
  zero(pFlags, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 691));
}
decltype(&cold_cuTexRefGetFlags) slot_cuTexRefGetFlags = &cold_cuTexRefGetFlags;

CUresult cold_cuTexRefGetFormat(CUarray_format* pFormat, int* pNumChannels, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 692)) return reinterpret_cast<decltype(&cold_cuTexRefGetFormat)>(real)(pFormat, pNumChannels, hTexRef);
  zero(pFormat, 4);
  zero(pNumChannels, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 692));
}
decltype(&cold_cuTexRefGetFormat) slot_cuTexRefGetFormat = &cold_cuTexRefGetFormat;

CUresult cold_cuTexRefGetMaxAnisotropy(int* pmaxAniso, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 693)) return reinterpret_cast<decltype(&cold_cuTexRefGetMaxAnisotropy)>(real)(pmaxAniso, hTexRef);
  zero(pmaxAniso, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 693));
}
decltype(&cold_cuTexRefGetMaxAnisotropy) slot_cuTexRefGetMaxAnisotropy = &cold_cuTexRefGetMaxAnisotropy;

CUresult cold_cuTexRefGetMipmapFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 694)) return reinterpret_cast<decltype(&cold_cuTexRefGetMipmapFilterMode)>(real)(pfm, hTexRef);
  zero(pfm, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 694));
}
decltype(&cold_cuTexRefGetMipmapFilterMode) slot_cuTexRefGetMipmapFilterMode = &cold_cuTexRefGetMipmapFilterMode;

CUresult cold_cuTexRefGetMipmapLevelBias(float* pbias, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 695)) return reinterpret_cast<decltype(&cold_cuTexRefGetMipmapLevelBias)>(real)(pbias, hTexRef);
  zero(pbias, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 695));
}
decltype(&cold_cuTexRefGetMipmapLevelBias) slot_cuTexRefGetMipmapLevelBias = &cold_cuTexRefGetMipmapLevelBias;

CUresult cold_cuTexRefGetMipmapLevelClamp(float* pminMipmapLevelClamp, float* pmaxMipmapLevelClamp, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 696)) return reinterpret_cast<decltype(&cold_cuTexRefGetMipmapLevelClamp)>(real)(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef);
  zero(pminMipmapLevelClamp, 4);
  zero(pmaxMipmapLevelClamp, 4);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 696));
}
decltype(&cold_cuTexRefGetMipmapLevelClamp) slot_cuTexRefGetMipmapLevelClamp = &cold_cuTexRefGetMipmapLevelClamp;

CUresult cold_cuTexRefGetMipmappedArray(CUmipmappedArray* phMipmappedArray, CUtexref hTexRef) {
  if (const any_function real = resolve(driver_library, 697)) return reinterpret_cast<decltype(&cold_cuTexRefGetMipmappedArray)>(real)(phMipmappedArray, hTexRef);
  zero(phMipmappedArray, 8);
  static_cast<void>(hTexRef);
  return static_cast<CUresult>(failure(driver_library, 697));
}
decltype(&cold_cuTexRefGetMipmappedArray) slot_cuTexRefGetMipmappedArray = &cold_cuTexRefGetMipmappedArray;

CUresult cold_cuTexRefSetAddress(unsigned int* ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int bytes) {
  if (const any_function real = resolve(driver_library, 698)) return reinterpret_cast<decltype(&cold_cuTexRefSetAddress)>(real)(ByteOffset, hTexRef, dptr, bytes);
  zero(ByteOffset, 4);
  static_cast<void>(hTexRef);
  static_cast<void>(dptr);
  static_cast<void>(bytes);
  return static_cast<CUresult>(failure(driver_library, 698));
}
decltype(&cold_cuTexRefSetAddress) slot_cuTexRefSetAddress = &cold_cuTexRefSetAddress;

CUresult cold_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1* desc, CUdeviceptr_v1 dptr, unsigned int Pitch) {
  if (const any_function real = resolve(driver_library, 699)) return reinterpret_cast<decltype(&cold_cuTexRefSetAddress2D)>(real)(hTexRef, desc, dptr, Pitch);
  static_cast<void>(hTexRef);
  static_cast<void>(desc);
  static_cast<void>(dptr);
  static_cast<void>(Pitch);
  return static_cast<CUresult>(failure(driver_library, 699));
}
decltype(&cold_cuTexRefSetAddress2D) slot_cuTexRefSetAddress2D = &cold_cuTexRefSetAddress2D;

CUresult cold_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) {
  if (const any_function real = resolve(driver_library, 700)) return reinterpret_cast<decltype(&cold_cuTexRefSetAddress2D_v2)>(real)(hTexRef, desc, dptr, Pitch);
  static_cast<void>(hTexRef);
  static_cast<void>(desc);
  static_cast<void>(dptr);
  static_cast<void>(Pitch);
  return static_cast<CUresult>(failure(driver_library, 700));
}
decltype(&cold_cuTexRefSetAddress2D_v2) slot_cuTexRefSetAddress2D_v2 = &cold_cuTexRefSetAddress2D_v2;

CUresult cold_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) {
  if (const any_function real = resolve(driver_library, 701)) return reinterpret_cast<decltype(&cold_cuTexRefSetAddress2D_v3)>(real)(hTexRef, desc, dptr, Pitch);
  static_cast<void>(hTexRef);
  static_cast<void>(desc);
  static_cast<void>(dptr);
  static_cast<void>(Pitch);
  return static_cast<CUresult>(failure(driver_library, 701));
}
decltype(&cold_cuTexRefSetAddress2D_v3) slot_cuTexRefSetAddress2D_v3 = &cold_cuTexRefSetAddress2D_v3;

CUresult cold_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am) {
  if (const any_function real = resolve(driver_library, 702)) return reinterpret_cast<decltype(&cold_cuTexRefSetAddressMode)>(real)(hTexRef, dim, am);
  static_cast<void>(hTexRef);
  static_cast<void>(dim);
  static_cast<void>(am);
  return static_cast<CUresult>(failure(driver_library, 702));
}
decltype(&cold_cuTexRefSetAddressMode) slot_cuTexRefSetAddressMode = &cold_cuTexRefSetAddressMode;

CUresult cold_cuTexRefSetAddress_v2(size_t* ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes) {
  if (const any_function real = resolve(driver_library, 703)) return reinterpret_cast<decltype(&cold_cuTexRefSetAddress_v2)>(real)(ByteOffset, hTexRef, dptr, bytes);
  zero(ByteOffset, 8);
  static_cast<void>(hTexRef);
  static_cast<void>(dptr);
  static_cast<void>(bytes);
  return static_cast<CUresult>(failure(driver_library, 703));
}
decltype(&cold_cuTexRefSetAddress_v2) slot_cuTexRefSetAddress_v2 = &cold_cuTexRefSetAddress_v2;

CUresult cold_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 704)) return reinterpret_cast<decltype(&cold_cuTexRefSetArray)>(real)(hTexRef, hArray, Flags);
  static_cast<void>(hTexRef);
  static_cast<void>(hArray);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 704));
}
decltype(&cold_cuTexRefSetArray) slot_cuTexRefSetArray = &cold_cuTexRefSetArray;

CUresult cold_cuTexRefSetBorderColor(CUtexref hTexRef, float* pBorderColor) {
  if (const any_function real = resolve(driver_library, 705)) return reinterpret_cast<decltype(&cold_cuTexRefSetBorderColor)>(real)(hTexRef, pBorderColor);
  static_cast<void>(hTexRef);
  static_cast<void>(pBorderColor);
  return static_cast<CUresult>(failure(driver_library, 705));
}
decltype(&cold_cuTexRefSetBorderColor) slot_cuTexRefSetBorderColor = &cold_cuTexRefSetBorderColor;

CUresult cold_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm) {
  if (const any_function real = resolve(driver_library, 706)) return reinterpret_cast<decltype(&cold_cuTexRefSetFilterMode)>(real)(hTexRef, fm);
  static_cast<void>(hTexRef);
  static_cast<void>(fm);
  return static_cast<CUresult>(failure(driver_library, 706));
}
decltype(&cold_cuTexRefSetFilterMode) slot_cuTexRefSetFilterMode = &cold_cuTexRefSetFilterMode;

CUresult cold_cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 707)) return reinterpret_cast<decltype(&cold_cuTexRefSetFlags)>(real)(hTexRef, Flags);
  static_cast<void>(hTexRef);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 707));
}
decltype(&cold_cuTexRefSetFlags) slot_cuTexRefSetFlags = &cold_cuTexRefSetFlags;

CUresult cold_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) {
  if (const any_function real = resolve(driver_library, 708)) return reinterpret_cast<decltype(&cold_cuTexRefSetFormat)>(real)(hTexRef, fmt, NumPackedComponents);
  static_cast<void>(hTexRef);
  static_cast<void>(fmt);
  static_cast<void>(NumPackedComponents);
  return static_cast<CUresult>(failure(driver_library, 708));
}
decltype(&cold_cuTexRefSetFormat) slot_cuTexRefSetFormat = &cold_cuTexRefSetFormat;

CUresult cold_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso) {
  if (const any_function real = resolve(driver_library, 709)) return reinterpret_cast<decltype(&cold_cuTexRefSetMaxAnisotropy)>(real)(hTexRef, maxAniso);
  static_cast<void>(hTexRef);
  static_cast<void>(maxAniso);
  return static_cast<CUresult>(failure(driver_library, 709));
}
decltype(&cold_cuTexRefSetMaxAnisotropy) slot_cuTexRefSetMaxAnisotropy = &cold_cuTexRefSetMaxAnisotropy;

CUresult cold_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm) {
  if (const any_function real = resolve(driver_library, 710)) return reinterpret_cast<decltype(&cold_cuTexRefSetMipmapFilterMode)>(real)(hTexRef, fm);
  static_cast<void>(hTexRef);
  static_cast<void>(fm);
  return static_cast<CUresult>(failure(driver_library, 710));
}
decltype(&cold_cuTexRefSetMipmapFilterMode) slot_cuTexRefSetMipmapFilterMode = &cold_cuTexRefSetMipmapFilterMode;

CUresult cold_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias) {
  if (const any_function real = resolve(driver_library, 711)) return reinterpret_cast<decltype(&cold_cuTexRefSetMipmapLevelBias)>(real)(hTexRef, bias);
  static_cast<void>(hTexRef);
  static_cast<void>(bias);
  return static_cast<CUresult>(failure(driver_library, 711));
}
decltype(&cold_cuTexRefSetMipmapLevelBias) slot_cuTexRefSetMipmapLevelBias = &cold_cuTexRefSetMipmapLevelBias;

CUresult cold_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) {
  if (const any_function real = resolve(driver_library, 712)) return reinterpret_cast<decltype(&cold_cuTexRefSetMipmapLevelClamp)>(real)(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
  static_cast<void>(hTexRef);
  static_cast<void>(minMipmapLevelClamp);
  static_cast<void>(maxMipmapLevelClamp);
  return static_cast<CUresult>(failure(driver_library, 712));
}
decltype(&cold_cuTexRefSetMipmapLevelClamp) slot_cuTexRefSetMipmapLevelClamp = &cold_cuTexRefSetMipmapLevelClamp;

CUresult cold_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags) {
  if (const any_function real = resolve(driver_library, 713)) return reinterpret_cast<decltype(&cold_cuTexRefSetMipmappedArray)>(real)(hTexRef, hMipmappedArray, Flags);
  static_cast<void>(hTexRef);
  static_cast<void>(hMipmappedArray);
  static_cast<void>(Flags);
  return static_cast<CUresult>(failure(driver_library, 713));
}
decltype(&cold_cuTexRefSetMipmappedArray) slot_cuTexRefSetMipmappedArray = &cold_cuTexRefSetMipmappedArray;

CUresult cold_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode* mode) {
  if (const any_function real = resolve(driver_library, 714)) return reinterpret_cast<decltype(&cold_cuThreadExchangeStreamCaptureMode)>(real)(mode);
  static_cast<void>(mode);
  return static_cast<CUresult>(failure(driver_library, 714));
}
decltype(&cold_cuThreadExchangeStreamCaptureMode) slot_cuThreadExchangeStreamCaptureMode = &cold_cuThreadExchangeStreamCaptureMode;

CUresult cold_cuUserObjectCreate(CUuserObject* object_out, void* ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags) {
  if (const any_function real = resolve(driver_library, 715)) return reinterpret_cast<decltype(&cold_cuUserObjectCreate)>(real)(object_out, ptr, destroy, initialRefcount, flags);
  zero(object_out, 8);
  static_cast<void>(ptr);
  static_cast<void>(destroy);
  static_cast<void>(initialRefcount);
  static_cast<void>(flags);
  return static_cast<CUresult>(failure(driver_library, 715));
}
}  // namespace
extern decltype(&cold_cuUserObjectCreate) slot_cuUserObjectCreate __asm__("nybble_slot_cuUserObjectCreate") __attribute__((visibility("hidden")));
decltype(&cold_cuUserObjectCreate) slot_cuUserObjectCreate = &cold_cuUserObjectCreate;
namespace {

CUresult cold_cuUserObjectRelease(CUuserObject object, unsigned int count) {
  if (const any_function real = resolve(driver_library, 716)) return reinterpret_cast<decltype(&cold_cuUserObjectRelease)>(real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 716));
}
decltype(&cold_cuUserObjectRelease) slot_cuUserObjectRelease = &cold_cuUserObjectRelease;

CUresult cold_cuUserObjectRetain(CUuserObject object, unsigned int count) {
  if (const any_function real = resolve(driver_library, 717)) return reinterpret_cast<decltype(&cold_cuUserObjectRetain)>(real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<CUresult>(failure(driver_library, 717));
}
decltype(&cold_cuUserObjectRetain) slot_cuUserObjectRetain = &cold_cuUserObjectRetain;

CUresult cold_cuVDPAUCtxCreate(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(driver_library, 718)) return reinterpret_cast<decltype(&cold_cuVDPAUCtxCreate)>(real)(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
  zero(pCtx, 8);
  static_cast<void>(flags);
  static_cast<void>(device);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<CUresult>(failure(driver_library, 718));
}
}  // namespace
extern decltype(&cold_cuVDPAUCtxCreate) slot_cuVDPAUCtxCreate __asm__("nybble_slot_cuVDPAUCtxCreate") __attribute__((visibility("hidden")));
decltype(&cold_cuVDPAUCtxCreate) slot_cuVDPAUCtxCreate = &cold_cuVDPAUCtxCreate;
namespace {

CUresult cold_cuVDPAUCtxCreate_v2(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(driver_library, 719)) return reinterpret_cast<decltype(&cold_cuVDPAUCtxCreate_v2)>(real)(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
  zero(pCtx, 8);
  static_cast<void>(flags);
  static_cast<void>(device);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<CUresult>(failure(driver_library, 719));
}
}  // namespace
extern decltype(&cold_cuVDPAUCtxCreate_v2) slot_cuVDPAUCtxCreate_v2 __asm__("nybble_slot_cuVDPAUCtxCreate_v2") __attribute__((visibility("hidden")));
decltype(&cold_cuVDPAUCtxCreate_v2) slot_cuVDPAUCtxCreate_v2 = &cold_cuVDPAUCtxCreate_v2;
namespace {

CUresult cold_cuVDPAUGetDevice(CUdevice* pDevice, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(driver_library, 720)) return reinterpret_cast<decltype(&cold_cuVDPAUGetDevice)>(real)(pDevice, vdpDevice, vdpGetProcAddress);
  zero(pDevice, 4);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<CUresult>(failure(driver_library, 720));
}
decltype(&cold_cuVDPAUGetDevice) slot_cuVDPAUGetDevice = &cold_cuVDPAUGetDevice;

CUresult cold_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 721)) return reinterpret_cast<decltype(&cold_cuWaitExternalSemaphoresAsync)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 721));
}
decltype(&cold_cuWaitExternalSemaphoresAsync) slot_cuWaitExternalSemaphoresAsync = &cold_cuWaitExternalSemaphoresAsync;

CUresult cold_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) {
  if (const any_function real = resolve(driver_library, 722)) return reinterpret_cast<decltype(&cold_cuWaitExternalSemaphoresAsync_ptsz)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<CUresult>(failure(driver_library, 722));
}
decltype(&cold_cuWaitExternalSemaphoresAsync_ptsz) slot_cuWaitExternalSemaphoresAsync_ptsz = &cold_cuWaitExternalSemaphoresAsync_ptsz;

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_driver(int index) { return untyped(driver_library, index); }
}  // namespace
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cuEGLApiInit();
extern any_function slot_cuEGLApiInit __asm__("nybble_slot_cuEGLApiInit") __attribute__((visibility("hidden")));
any_function slot_cuEGLApiInit = &nybble_cold_cuEGLApiInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cuMemGetAttribute();
extern any_function slot_cuMemGetAttribute __asm__("nybble_slot_cuMemGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cuMemGetAttribute = &nybble_cold_cuMemGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cuMemGetAttribute_v2();
extern any_function slot_cuMemGetAttribute_v2 __asm__("nybble_slot_cuMemGetAttribute_v2") __attribute__((visibility("hidden")));
any_function slot_cuMemGetAttribute_v2 = &nybble_cold_cuMemGetAttribute_v2;
namespace {
#endif
constexpr function functions[] = {
    {"cuArray3DCreate", &slot_cuArray3DCreate, false, nullptr},
    {"cuArray3DCreate_v2", &slot_cuArray3DCreate_v2, false, nullptr},
    {"cuArray3DGetDescriptor", &slot_cuArray3DGetDescriptor, false, nullptr},
    {"cuArray3DGetDescriptor_v2", &slot_cuArray3DGetDescriptor_v2, false, nullptr},
    {"cuArrayCreate", &slot_cuArrayCreate, false, nullptr},
    {"cuArrayCreate_v2", &slot_cuArrayCreate_v2, false, nullptr},
    {"cuArrayDestroy", &slot_cuArrayDestroy, false, nullptr},
    {"cuArrayGetDescriptor", &slot_cuArrayGetDescriptor, false, nullptr},
    {"cuArrayGetDescriptor_v2", &slot_cuArrayGetDescriptor_v2, false, nullptr},
    {"cuArrayGetMemoryRequirements", &slot_cuArrayGetMemoryRequirements, false, nullptr},
    {"cuArrayGetPlane", &slot_cuArrayGetPlane, false, nullptr},
    {"cuArrayGetSparseProperties", &slot_cuArrayGetSparseProperties, false, nullptr},
    {"cuCheckpointOperationComplete", &slot_cuCheckpointOperationComplete, false, nullptr},
    {"cuCheckpointProcessCheckpoint", &slot_cuCheckpointProcessCheckpoint, false, nullptr},
    {"cuCheckpointProcessGetRestoreThreadId", &slot_cuCheckpointProcessGetRestoreThreadId, false, nullptr},
    {"cuCheckpointProcessGetState", &slot_cuCheckpointProcessGetState, false, nullptr},
    {"cuCheckpointProcessLock", &slot_cuCheckpointProcessLock, false, nullptr},
    {"cuCheckpointProcessRestore", &slot_cuCheckpointProcessRestore, false, nullptr},
    {"cuCheckpointProcessUnlock", &slot_cuCheckpointProcessUnlock, false, nullptr},
    {"cuCoredumpDeregisterCompleteCallback", &slot_cuCoredumpDeregisterCompleteCallback, false, nullptr},
    {"cuCoredumpDeregisterStartCallback", &slot_cuCoredumpDeregisterStartCallback, false, nullptr},
    {"cuCoredumpGetAttribute", &slot_cuCoredumpGetAttribute, false, nullptr},
    {"cuCoredumpGetAttributeGlobal", &slot_cuCoredumpGetAttributeGlobal, false, nullptr},
    {"cuCoredumpRegisterCompleteCallback", &slot_cuCoredumpRegisterCompleteCallback, false, nullptr},
    {"cuCoredumpRegisterStartCallback", &slot_cuCoredumpRegisterStartCallback, false, nullptr},
    {"cuCoredumpSetAttribute", &slot_cuCoredumpSetAttribute, false, nullptr},
    {"cuCoredumpSetAttributeGlobal", &slot_cuCoredumpSetAttributeGlobal, false, nullptr},
    {"cuCtxAttach", &slot_cuCtxAttach, false, nullptr},
    {"cuCtxCreate", &slot_cuCtxCreate, false, nullptr},
    {"cuCtxCreate_v2", &slot_cuCtxCreate_v2, false, nullptr},
    {"cuCtxCreate_v3", &slot_cuCtxCreate_v3, false, nullptr},
    {"cuCtxCreate_v4", &slot_cuCtxCreate_v4, false, nullptr},
    {"cuCtxDestroy", &slot_cuCtxDestroy, false, nullptr},
    {"cuCtxDestroy_v2", &slot_cuCtxDestroy_v2, false, nullptr},
    {"cuCtxDetach", &slot_cuCtxDetach, false, nullptr},
    {"cuCtxDisablePeerAccess", &slot_cuCtxDisablePeerAccess, false, nullptr},
    {"cuCtxEnablePeerAccess", &slot_cuCtxEnablePeerAccess, false, nullptr},
    {"cuCtxFromGreenCtx", &slot_cuCtxFromGreenCtx, false, nullptr},
    {"cuCtxGetApiVersion", &slot_cuCtxGetApiVersion, false, nullptr},
    {"cuCtxGetCacheConfig", &slot_cuCtxGetCacheConfig, false, nullptr},
    {"cuCtxGetCurrent", &slot_cuCtxGetCurrent, false, nullptr},
    {"cuCtxGetDevResource", &slot_cuCtxGetDevResource, false, nullptr},
    {"cuCtxGetDevice", &slot_cuCtxGetDevice, false, nullptr},
    {"cuCtxGetDevice_v2", &slot_cuCtxGetDevice_v2, false, nullptr},
    {"cuCtxGetExecAffinity", &slot_cuCtxGetExecAffinity, false, nullptr},
    {"cuCtxGetFlags", &slot_cuCtxGetFlags, false, nullptr},
    {"cuCtxGetId", &slot_cuCtxGetId, false, nullptr},
    {"cuCtxGetLimit", &slot_cuCtxGetLimit, false, nullptr},
    {"cuCtxGetSharedMemConfig", &slot_cuCtxGetSharedMemConfig, false, nullptr},
    {"cuCtxGetStreamPriorityRange", &slot_cuCtxGetStreamPriorityRange, false, nullptr},
    {"cuCtxPopCurrent", &slot_cuCtxPopCurrent, false, nullptr},
    {"cuCtxPopCurrent_v2", &slot_cuCtxPopCurrent_v2, false, nullptr},
    {"cuCtxPushCurrent", &slot_cuCtxPushCurrent, false, nullptr},
    {"cuCtxPushCurrent_v2", &slot_cuCtxPushCurrent_v2, false, nullptr},
    {"cuCtxRecordEvent", &slot_cuCtxRecordEvent, false, nullptr},
    {"cuCtxResetPersistingL2Cache", &slot_cuCtxResetPersistingL2Cache, false, nullptr},
    {"cuCtxSetCacheConfig", &slot_cuCtxSetCacheConfig, false, nullptr},
    {"cuCtxSetCurrent", &slot_cuCtxSetCurrent, false, nullptr},
    {"cuCtxSetFlags", &slot_cuCtxSetFlags, false, nullptr},
    {"cuCtxSetLimit", &slot_cuCtxSetLimit, false, nullptr},
    {"cuCtxSetSharedMemConfig", &slot_cuCtxSetSharedMemConfig, false, nullptr},
    {"cuCtxSynchronize", &slot_cuCtxSynchronize, false, nullptr},
    {"cuCtxSynchronize_v2", &slot_cuCtxSynchronize_v2, false, nullptr},
    {"cuCtxWaitEvent", &slot_cuCtxWaitEvent, false, nullptr},
    {"cuDestroyExternalMemory", &slot_cuDestroyExternalMemory, false, nullptr},
    {"cuDestroyExternalSemaphore", &slot_cuDestroyExternalSemaphore, false, nullptr},
    {"cuDevResourceGenerateDesc", &slot_cuDevResourceGenerateDesc, false, nullptr},
    {"cuDevSmResourceSplit", &slot_cuDevSmResourceSplit, false, nullptr},
    {"cuDevSmResourceSplitByCount", &slot_cuDevSmResourceSplitByCount, false, nullptr},
    {"cuDeviceCanAccessPeer", &slot_cuDeviceCanAccessPeer, false, nullptr},
    {"cuDeviceComputeCapability", &slot_cuDeviceComputeCapability, false, nullptr},
    {"cuDeviceGet", &slot_cuDeviceGet, false, nullptr},
    {"cuDeviceGetAttribute", &slot_cuDeviceGetAttribute, false, nullptr},
    {"cuDeviceGetByPCIBusId", &slot_cuDeviceGetByPCIBusId, false, nullptr},
    {"cuDeviceGetCliqueCount", &slot_cuDeviceGetCliqueCount, false, nullptr},
    {"cuDeviceGetCliqueInfo", &slot_cuDeviceGetCliqueInfo, false, nullptr},
    {"cuDeviceGetCount", &slot_cuDeviceGetCount, true, nullptr},
    {"cuDeviceGetDefaultMemPool", &slot_cuDeviceGetDefaultMemPool, false, nullptr},
    {"cuDeviceGetDevResource", &slot_cuDeviceGetDevResource, false, nullptr},
    {"cuDeviceGetExecAffinitySupport", &slot_cuDeviceGetExecAffinitySupport, false, nullptr},
    {"cuDeviceGetFabricClusterUuid", &slot_cuDeviceGetFabricClusterUuid, false, nullptr},
    {"cuDeviceGetGraphMemAttribute", &slot_cuDeviceGetGraphMemAttribute, false, nullptr},
    {"cuDeviceGetHostAtomicCapabilities", &slot_cuDeviceGetHostAtomicCapabilities, false, nullptr},
    {"cuDeviceGetLuid", &slot_cuDeviceGetLuid, false, nullptr},
    {"cuDeviceGetMemPool", &slot_cuDeviceGetMemPool, false, nullptr},
    {"cuDeviceGetName", &slot_cuDeviceGetName, false, nullptr},
    {"cuDeviceGetNvSciSyncAttributes", &slot_cuDeviceGetNvSciSyncAttributes, false, nullptr},
    {"cuDeviceGetP2PAtomicCapabilities", &slot_cuDeviceGetP2PAtomicCapabilities, false, nullptr},
    {"cuDeviceGetP2PAttribute", &slot_cuDeviceGetP2PAttribute, false, nullptr},
    {"cuDeviceGetPCIBusId", &slot_cuDeviceGetPCIBusId, false, nullptr},
    {"cuDeviceGetProperties", &slot_cuDeviceGetProperties, false, nullptr},
    {"cuDeviceGetTexture1DLinearMaxWidth", &slot_cuDeviceGetTexture1DLinearMaxWidth, false, nullptr},
    {"cuDeviceGetUuid", &slot_cuDeviceGetUuid, false, nullptr},
    {"cuDeviceGetUuid_v2", &slot_cuDeviceGetUuid_v2, false, nullptr},
    {"cuDeviceGraphMemTrim", &slot_cuDeviceGraphMemTrim, false, nullptr},
    {"cuDevicePrimaryCtxGetState", &slot_cuDevicePrimaryCtxGetState, false, nullptr},
    {"cuDevicePrimaryCtxRelease", &slot_cuDevicePrimaryCtxRelease, false, nullptr},
    {"cuDevicePrimaryCtxRelease_v2", &slot_cuDevicePrimaryCtxRelease_v2, false, nullptr},
    {"cuDevicePrimaryCtxReset", &slot_cuDevicePrimaryCtxReset, false, nullptr},
    {"cuDevicePrimaryCtxReset_v2", &slot_cuDevicePrimaryCtxReset_v2, false, nullptr},
    {"cuDevicePrimaryCtxRetain", &slot_cuDevicePrimaryCtxRetain, false, nullptr},
    {"cuDevicePrimaryCtxSetFlags", &slot_cuDevicePrimaryCtxSetFlags, false, nullptr},
    {"cuDevicePrimaryCtxSetFlags_v2", &slot_cuDevicePrimaryCtxSetFlags_v2, false, nullptr},
    {"cuDeviceRegisterAsyncNotification", &slot_cuDeviceRegisterAsyncNotification, false, nullptr},
    {"cuDeviceSetGraphMemAttribute", &slot_cuDeviceSetGraphMemAttribute, false, nullptr},
    {"cuDeviceSetMemPool", &slot_cuDeviceSetMemPool, false, nullptr},
    {"cuDeviceTotalMem", &slot_cuDeviceTotalMem, false, nullptr},
    {"cuDeviceTotalMem_v2", &slot_cuDeviceTotalMem_v2, false, nullptr},
    {"cuDeviceUnregisterAsyncNotification", &slot_cuDeviceUnregisterAsyncNotification, false, nullptr},
    {"cuDriverGetVersion", &slot_cuDriverGetVersion, true, nullptr},
    {"cuEGLStreamConsumerAcquireFrame", &slot_cuEGLStreamConsumerAcquireFrame, false, nullptr},
    {"cuEGLStreamConsumerConnect", &slot_cuEGLStreamConsumerConnect, false, nullptr},
    {"cuEGLStreamConsumerConnectWithFlags", &slot_cuEGLStreamConsumerConnectWithFlags, false, nullptr},
    {"cuEGLStreamConsumerDisconnect", &slot_cuEGLStreamConsumerDisconnect, false, nullptr},
    {"cuEGLStreamConsumerReleaseFrame", &slot_cuEGLStreamConsumerReleaseFrame, false, nullptr},
    {"cuEGLStreamProducerConnect", &slot_cuEGLStreamProducerConnect, false, nullptr},
    {"cuEGLStreamProducerDisconnect", &slot_cuEGLStreamProducerDisconnect, false, nullptr},
    {"cuEGLStreamProducerPresentFrame", &slot_cuEGLStreamProducerPresentFrame, false, nullptr},
    {"cuEGLStreamProducerReturnFrame", &slot_cuEGLStreamProducerReturnFrame, false, nullptr},
    {"cuEventCreate", &slot_cuEventCreate, false, nullptr},
    {"cuEventCreateFromEGLSync", &slot_cuEventCreateFromEGLSync, false, nullptr},
    {"cuEventDestroy", &slot_cuEventDestroy, false, nullptr},
    {"cuEventDestroy_v2", &slot_cuEventDestroy_v2, false, nullptr},
    {"cuEventElapsedTime", &slot_cuEventElapsedTime, false, nullptr},
    {"cuEventElapsedTime_v2", &slot_cuEventElapsedTime_v2, false, nullptr},
    {"cuEventQuery", &slot_cuEventQuery, false, nullptr},
    {"cuEventRecord", &slot_cuEventRecord, false, nullptr},
    {"cuEventRecordWithFlags", &slot_cuEventRecordWithFlags, false, nullptr},
    {"cuEventRecordWithFlags_ptsz", &slot_cuEventRecordWithFlags_ptsz, false, nullptr},
    {"cuEventRecord_ptsz", &slot_cuEventRecord_ptsz, false, nullptr},
    {"cuEventSynchronize", &slot_cuEventSynchronize, false, nullptr},
    {"cuExternalMemoryGetMappedBuffer", &slot_cuExternalMemoryGetMappedBuffer, false, nullptr},
    {"cuExternalMemoryGetMappedMipmappedArray", &slot_cuExternalMemoryGetMappedMipmappedArray, false, nullptr},
    {"cuFabricCpyBatchAsync", &slot_cuFabricCpyBatchAsync, false, nullptr},
    {"cuFabricCpyBatchAsync_ptsz", &slot_cuFabricCpyBatchAsync_ptsz, false, nullptr},
    {"cuFlushGPUDirectRDMAWrites", &slot_cuFlushGPUDirectRDMAWrites, false, nullptr},
    {"cuFuncGetAttribute", &slot_cuFuncGetAttribute, false, nullptr},
    {"cuFuncGetModule", &slot_cuFuncGetModule, false, nullptr},
    {"cuFuncGetName", &slot_cuFuncGetName, false, nullptr},
    {"cuFuncGetParamCount", &slot_cuFuncGetParamCount, false, nullptr},
    {"cuFuncGetParamInfo", &slot_cuFuncGetParamInfo, false, nullptr},
    {"cuFuncIsLoaded", &slot_cuFuncIsLoaded, false, nullptr},
    {"cuFuncLoad", &slot_cuFuncLoad, false, nullptr},
    {"cuFuncSetAttribute", &slot_cuFuncSetAttribute, false, nullptr},
    {"cuFuncSetBlockShape", &slot_cuFuncSetBlockShape, false, nullptr},
    {"cuFuncSetCacheConfig", &slot_cuFuncSetCacheConfig, false, nullptr},
    {"cuFuncSetSharedMemConfig", &slot_cuFuncSetSharedMemConfig, false, nullptr},
    {"cuFuncSetSharedSize", &slot_cuFuncSetSharedSize, false, nullptr},
    {"cuGLCtxCreate", &slot_cuGLCtxCreate, false, nullptr},
    {"cuGLCtxCreate_v2", &slot_cuGLCtxCreate_v2, false, nullptr},
    {"cuGLGetDevices", &slot_cuGLGetDevices, false, nullptr},
    {"cuGLGetDevices_v2", &slot_cuGLGetDevices_v2, false, nullptr},
    {"cuGLInit", &slot_cuGLInit, false, nullptr},
    {"cuGLMapBufferObject", &slot_cuGLMapBufferObject, false, nullptr},
    {"cuGLMapBufferObjectAsync", &slot_cuGLMapBufferObjectAsync, false, nullptr},
    {"cuGLMapBufferObjectAsync_v2", &slot_cuGLMapBufferObjectAsync_v2, false, nullptr},
    {"cuGLMapBufferObjectAsync_v2_ptsz", &slot_cuGLMapBufferObjectAsync_v2_ptsz, false, nullptr},
    {"cuGLMapBufferObject_v2", &slot_cuGLMapBufferObject_v2, false, nullptr},
    {"cuGLMapBufferObject_v2_ptds", &slot_cuGLMapBufferObject_v2_ptds, false, nullptr},
    {"cuGLRegisterBufferObject", &slot_cuGLRegisterBufferObject, false, nullptr},
    {"cuGLSetBufferObjectMapFlags", &slot_cuGLSetBufferObjectMapFlags, false, nullptr},
    {"cuGLUnmapBufferObject", &slot_cuGLUnmapBufferObject, false, nullptr},
    {"cuGLUnmapBufferObjectAsync", &slot_cuGLUnmapBufferObjectAsync, false, nullptr},
    {"cuGLUnregisterBufferObject", &slot_cuGLUnregisterBufferObject, false, nullptr},
    {"cuGetErrorName", &slot_cuGetErrorName, false, nullptr},
    {"cuGetErrorString", &slot_cuGetErrorString, false, nullptr},
    {"cuGetExportTable", &slot_cuGetExportTable, false, nullptr},
    {"cuGetProcAddress", &slot_cuGetProcAddress, false, nullptr},
    {"cuGetProcAddress_v2", &slot_cuGetProcAddress_v2, false, nullptr},
    {"cuGraphAddBatchMemOpNode", &slot_cuGraphAddBatchMemOpNode, false, nullptr},
    {"cuGraphAddChildGraphNode", &slot_cuGraphAddChildGraphNode, false, nullptr},
    {"cuGraphAddDependencies", &slot_cuGraphAddDependencies, false, nullptr},
    {"cuGraphAddDependencies_v2", &slot_cuGraphAddDependencies_v2, false, nullptr},
    {"cuGraphAddEmptyNode", &slot_cuGraphAddEmptyNode, false, nullptr},
    {"cuGraphAddEventRecordNode", &slot_cuGraphAddEventRecordNode, false, nullptr},
    {"cuGraphAddEventWaitNode", &slot_cuGraphAddEventWaitNode, false, nullptr},
    {"cuGraphAddExternalSemaphoresSignalNode", &slot_cuGraphAddExternalSemaphoresSignalNode, false, nullptr},
    {"cuGraphAddExternalSemaphoresWaitNode", &slot_cuGraphAddExternalSemaphoresWaitNode, false, nullptr},
    {"cuGraphAddHostNode", &slot_cuGraphAddHostNode, false, nullptr},
    {"cuGraphAddKernelNode", &slot_cuGraphAddKernelNode, false, nullptr},
    {"cuGraphAddKernelNode_v2", &slot_cuGraphAddKernelNode_v2, false, nullptr},
    {"cuGraphAddMemAllocNode", &slot_cuGraphAddMemAllocNode, false, nullptr},
    {"cuGraphAddMemFreeNode", &slot_cuGraphAddMemFreeNode, false, nullptr},
    {"cuGraphAddMemcpyNode", &slot_cuGraphAddMemcpyNode, false, nullptr},
    {"cuGraphAddMemsetNode", &slot_cuGraphAddMemsetNode, false, nullptr},
    {"cuGraphAddNode", &slot_cuGraphAddNode, false, nullptr},
    {"cuGraphAddNode_v2", &slot_cuGraphAddNode_v2, false, nullptr},
    {"cuGraphAddNode_v3", &slot_cuGraphAddNode_v3, false, nullptr},
    {"cuGraphBatchMemOpNodeGetParams", &slot_cuGraphBatchMemOpNodeGetParams, false, nullptr},
    {"cuGraphBatchMemOpNodeSetParams", &slot_cuGraphBatchMemOpNodeSetParams, false, nullptr},
    {"cuGraphChildGraphNodeGetGraph", &slot_cuGraphChildGraphNodeGetGraph, false, nullptr},
    {"cuGraphClone", &slot_cuGraphClone, false, nullptr},
    {"cuGraphConditionalHandleCreate", &slot_cuGraphConditionalHandleCreate, false, nullptr},
    {"cuGraphCreate", &slot_cuGraphCreate, false, nullptr},
    {"cuGraphDebugDotPrint", &slot_cuGraphDebugDotPrint, false, nullptr},
    {"cuGraphDestroy", &slot_cuGraphDestroy, false, nullptr},
    {"cuGraphDestroyNode", &slot_cuGraphDestroyNode, false, nullptr},
    {"cuGraphEventRecordNodeGetEvent", &slot_cuGraphEventRecordNodeGetEvent, false, nullptr},
    {"cuGraphEventRecordNodeSetEvent", &slot_cuGraphEventRecordNodeSetEvent, false, nullptr},
    {"cuGraphEventWaitNodeGetEvent", &slot_cuGraphEventWaitNodeGetEvent, false, nullptr},
    {"cuGraphEventWaitNodeSetEvent", &slot_cuGraphEventWaitNodeSetEvent, false, nullptr},
    {"cuGraphExecBatchMemOpNodeSetParams", &slot_cuGraphExecBatchMemOpNodeSetParams, false, nullptr},
    {"cuGraphExecChildGraphNodeSetParams", &slot_cuGraphExecChildGraphNodeSetParams, false, nullptr},
    {"cuGraphExecDestroy", &slot_cuGraphExecDestroy, false, nullptr},
    {"cuGraphExecEventRecordNodeSetEvent", &slot_cuGraphExecEventRecordNodeSetEvent, false, nullptr},
    {"cuGraphExecEventWaitNodeSetEvent", &slot_cuGraphExecEventWaitNodeSetEvent, false, nullptr},
    {"cuGraphExecExternalSemaphoresSignalNodeSetParams", &slot_cuGraphExecExternalSemaphoresSignalNodeSetParams, false, nullptr},
    {"cuGraphExecExternalSemaphoresWaitNodeSetParams", &slot_cuGraphExecExternalSemaphoresWaitNodeSetParams, false, nullptr},
    {"cuGraphExecGetFlags", &slot_cuGraphExecGetFlags, false, nullptr},
    {"cuGraphExecGetId", &slot_cuGraphExecGetId, false, nullptr},
    {"cuGraphExecHostNodeSetParams", &slot_cuGraphExecHostNodeSetParams, false, nullptr},
    {"cuGraphExecKernelNodeSetParams", &slot_cuGraphExecKernelNodeSetParams, false, nullptr},
    {"cuGraphExecKernelNodeSetParams_v2", &slot_cuGraphExecKernelNodeSetParams_v2, false, nullptr},
    {"cuGraphExecMemcpyNodeSetParams", &slot_cuGraphExecMemcpyNodeSetParams, false, nullptr},
    {"cuGraphExecMemsetNodeSetParams", &slot_cuGraphExecMemsetNodeSetParams, false, nullptr},
    {"cuGraphExecNodeSetParams", &slot_cuGraphExecNodeSetParams, false, nullptr},
    {"cuGraphExecUpdate", &slot_cuGraphExecUpdate, false, nullptr},
    {"cuGraphExecUpdate_v2", &slot_cuGraphExecUpdate_v2, false, nullptr},
    {"cuGraphExternalSemaphoresSignalNodeGetParams", &slot_cuGraphExternalSemaphoresSignalNodeGetParams, false, nullptr},
    {"cuGraphExternalSemaphoresSignalNodeSetParams", &slot_cuGraphExternalSemaphoresSignalNodeSetParams, false, nullptr},
    {"cuGraphExternalSemaphoresWaitNodeGetParams", &slot_cuGraphExternalSemaphoresWaitNodeGetParams, false, nullptr},
    {"cuGraphExternalSemaphoresWaitNodeSetParams", &slot_cuGraphExternalSemaphoresWaitNodeSetParams, false, nullptr},
    {"cuGraphGetEdges", &slot_cuGraphGetEdges, false, nullptr},
    {"cuGraphGetEdges_v2", &slot_cuGraphGetEdges_v2, false, nullptr},
    {"cuGraphGetId", &slot_cuGraphGetId, false, nullptr},
    {"cuGraphGetNodes", &slot_cuGraphGetNodes, false, nullptr},
    {"cuGraphGetRootNodes", &slot_cuGraphGetRootNodes, false, nullptr},
    {"cuGraphHostNodeGetParams", &slot_cuGraphHostNodeGetParams, false, nullptr},
    {"cuGraphHostNodeSetParams", &slot_cuGraphHostNodeSetParams, false, nullptr},
    {"cuGraphInstantiate", &slot_cuGraphInstantiate, false, nullptr},
    {"cuGraphInstantiateWithFlags", &slot_cuGraphInstantiateWithFlags, false, nullptr},
    {"cuGraphInstantiateWithParams", &slot_cuGraphInstantiateWithParams, false, nullptr},
    {"cuGraphInstantiateWithParams_ptsz", &slot_cuGraphInstantiateWithParams_ptsz, false, nullptr},
    {"cuGraphInstantiate_v2", &slot_cuGraphInstantiate_v2, false, nullptr},
    {"cuGraphKernelNodeCopyAttributes", &slot_cuGraphKernelNodeCopyAttributes, false, nullptr},
    {"cuGraphKernelNodeGetAttribute", &slot_cuGraphKernelNodeGetAttribute, false, nullptr},
    {"cuGraphKernelNodeGetParams", &slot_cuGraphKernelNodeGetParams, false, nullptr},
    {"cuGraphKernelNodeGetParams_v2", &slot_cuGraphKernelNodeGetParams_v2, false, nullptr},
    {"cuGraphKernelNodeSetAttribute", &slot_cuGraphKernelNodeSetAttribute, false, nullptr},
    {"cuGraphKernelNodeSetParams", &slot_cuGraphKernelNodeSetParams, false, nullptr},
    {"cuGraphKernelNodeSetParams_v2", &slot_cuGraphKernelNodeSetParams_v2, false, nullptr},
    {"cuGraphLaunch", &slot_cuGraphLaunch, false, nullptr},
    {"cuGraphLaunch_ptsz", &slot_cuGraphLaunch_ptsz, false, nullptr},
    {"cuGraphMemAllocNodeGetParams", &slot_cuGraphMemAllocNodeGetParams, false, nullptr},
    {"cuGraphMemFreeNodeGetParams", &slot_cuGraphMemFreeNodeGetParams, false, nullptr},
    {"cuGraphMemcpyNodeGetParams", &slot_cuGraphMemcpyNodeGetParams, false, nullptr},
    {"cuGraphMemcpyNodeSetParams", &slot_cuGraphMemcpyNodeSetParams, false, nullptr},
    {"cuGraphMemsetNodeGetParams", &slot_cuGraphMemsetNodeGetParams, false, nullptr},
    {"cuGraphMemsetNodeSetParams", &slot_cuGraphMemsetNodeSetParams, false, nullptr},
    {"cuGraphNodeFindInClone", &slot_cuGraphNodeFindInClone, false, nullptr},
    {"cuGraphNodeGetContainingGraph", &slot_cuGraphNodeGetContainingGraph, false, nullptr},
    {"cuGraphNodeGetDependencies", &slot_cuGraphNodeGetDependencies, false, nullptr},
    {"cuGraphNodeGetDependencies_v2", &slot_cuGraphNodeGetDependencies_v2, false, nullptr},
    {"cuGraphNodeGetDependentNodes", &slot_cuGraphNodeGetDependentNodes, false, nullptr},
    {"cuGraphNodeGetDependentNodes_v2", &slot_cuGraphNodeGetDependentNodes_v2, false, nullptr},
    {"cuGraphNodeGetEnabled", &slot_cuGraphNodeGetEnabled, false, nullptr},
    {"cuGraphNodeGetLocalId", &slot_cuGraphNodeGetLocalId, false, nullptr},
    {"cuGraphNodeGetParams", &slot_cuGraphNodeGetParams, false, nullptr},
    {"cuGraphNodeGetToolsId", &slot_cuGraphNodeGetToolsId, false, nullptr},
    {"cuGraphNodeGetType", &slot_cuGraphNodeGetType, false, nullptr},
    {"cuGraphNodeSetEnabled", &slot_cuGraphNodeSetEnabled, false, nullptr},
    {"cuGraphNodeSetParams", &slot_cuGraphNodeSetParams, false, nullptr},
    {"cuGraphNodeSetParams_v2", &slot_cuGraphNodeSetParams_v2, false, nullptr},
    {"cuGraphReleaseUserObject", &slot_cuGraphReleaseUserObject, false, nullptr},
    {"cuGraphRemoveDependencies", &slot_cuGraphRemoveDependencies, false, nullptr},
    {"cuGraphRemoveDependencies_v2", &slot_cuGraphRemoveDependencies_v2, false, nullptr},
    {"cuGraphRetainUserObject", &slot_cuGraphRetainUserObject, false, nullptr},
    {"cuGraphUpload", &slot_cuGraphUpload, false, nullptr},
    {"cuGraphUpload_ptsz", &slot_cuGraphUpload_ptsz, false, nullptr},
    {"cuGraphicsEGLRegisterImage", &slot_cuGraphicsEGLRegisterImage, false, nullptr},
    {"cuGraphicsGLRegisterBuffer", &slot_cuGraphicsGLRegisterBuffer, false, nullptr},
    {"cuGraphicsGLRegisterImage", &slot_cuGraphicsGLRegisterImage, false, nullptr},
    {"cuGraphicsMapResources", &slot_cuGraphicsMapResources, false, nullptr},
    {"cuGraphicsMapResources_ptsz", &slot_cuGraphicsMapResources_ptsz, false, nullptr},
    {"cuGraphicsResourceGetMappedEglFrame", &slot_cuGraphicsResourceGetMappedEglFrame, false, nullptr},
    {"cuGraphicsResourceGetMappedMipmappedArray", &slot_cuGraphicsResourceGetMappedMipmappedArray, false, nullptr},
    {"cuGraphicsResourceGetMappedPointer", &slot_cuGraphicsResourceGetMappedPointer, false, nullptr},
    {"cuGraphicsResourceGetMappedPointer_v2", &slot_cuGraphicsResourceGetMappedPointer_v2, false, nullptr},
    {"cuGraphicsResourceSetMapFlags", &slot_cuGraphicsResourceSetMapFlags, false, nullptr},
    {"cuGraphicsResourceSetMapFlags_v2", &slot_cuGraphicsResourceSetMapFlags_v2, false, nullptr},
    {"cuGraphicsSubResourceGetMappedArray", &slot_cuGraphicsSubResourceGetMappedArray, false, nullptr},
    {"cuGraphicsUnmapResources", &slot_cuGraphicsUnmapResources, false, nullptr},
    {"cuGraphicsUnmapResources_ptsz", &slot_cuGraphicsUnmapResources_ptsz, false, nullptr},
    {"cuGraphicsUnregisterResource", &slot_cuGraphicsUnregisterResource, false, nullptr},
    {"cuGraphicsVDPAURegisterOutputSurface", &slot_cuGraphicsVDPAURegisterOutputSurface, false, nullptr},
    {"cuGraphicsVDPAURegisterVideoSurface", &slot_cuGraphicsVDPAURegisterVideoSurface, false, nullptr},
    {"cuGreenCtxCreate", &slot_cuGreenCtxCreate, false, nullptr},
    {"cuGreenCtxDestroy", &slot_cuGreenCtxDestroy, false, nullptr},
    {"cuGreenCtxGetDevResource", &slot_cuGreenCtxGetDevResource, false, nullptr},
    {"cuGreenCtxGetId", &slot_cuGreenCtxGetId, false, nullptr},
    {"cuGreenCtxRecordEvent", &slot_cuGreenCtxRecordEvent, false, nullptr},
    {"cuGreenCtxStreamCreate", &slot_cuGreenCtxStreamCreate, false, nullptr},
    {"cuGreenCtxWaitEvent", &slot_cuGreenCtxWaitEvent, false, nullptr},
    {"cuImportExternalMemory", &slot_cuImportExternalMemory, false, nullptr},
    {"cuImportExternalSemaphore", &slot_cuImportExternalSemaphore, false, nullptr},
    {"cuInit", &slot_cuInit, true, nullptr},
    {"cuIpcCloseMemHandle", &slot_cuIpcCloseMemHandle, false, nullptr},
    {"cuIpcGetEventHandle", &slot_cuIpcGetEventHandle, false, nullptr},
    {"cuIpcGetMemHandle", &slot_cuIpcGetMemHandle, false, nullptr},
    {"cuIpcOpenEventHandle", &slot_cuIpcOpenEventHandle, false, nullptr},
    {"cuIpcOpenMemHandle", &slot_cuIpcOpenMemHandle, false, nullptr},
    {"cuIpcOpenMemHandle_v2", &slot_cuIpcOpenMemHandle_v2, false, nullptr},
    {"cuKernelGetAttribute", &slot_cuKernelGetAttribute, false, nullptr},
    {"cuKernelGetFunction", &slot_cuKernelGetFunction, false, nullptr},
    {"cuKernelGetLibrary", &slot_cuKernelGetLibrary, false, nullptr},
    {"cuKernelGetName", &slot_cuKernelGetName, false, nullptr},
    {"cuKernelGetParamCount", &slot_cuKernelGetParamCount, false, nullptr},
    {"cuKernelGetParamInfo", &slot_cuKernelGetParamInfo, false, nullptr},
    {"cuKernelSetAttribute", &slot_cuKernelSetAttribute, false, nullptr},
    {"cuKernelSetCacheConfig", &slot_cuKernelSetCacheConfig, false, nullptr},
    {"cuLaunch", &slot_cuLaunch, false, nullptr},
    {"cuLaunchCooperativeKernel", &slot_cuLaunchCooperativeKernel, false, nullptr},
    {"cuLaunchCooperativeKernelMultiDevice", &slot_cuLaunchCooperativeKernelMultiDevice, false, nullptr},
    {"cuLaunchCooperativeKernel_ptsz", &slot_cuLaunchCooperativeKernel_ptsz, false, nullptr},
    {"cuLaunchGrid", &slot_cuLaunchGrid, false, nullptr},
    {"cuLaunchGridAsync", &slot_cuLaunchGridAsync, false, nullptr},
    {"cuLaunchHostFunc", &slot_cuLaunchHostFunc, false, nullptr},
    {"cuLaunchHostFunc_ptsz", &slot_cuLaunchHostFunc_ptsz, false, nullptr},
    {"cuLaunchHostFunc_v2", &slot_cuLaunchHostFunc_v2, false, nullptr},
    {"cuLaunchHostFunc_v2_ptsz", &slot_cuLaunchHostFunc_v2_ptsz, false, nullptr},
    {"cuLaunchKernel", &slot_cuLaunchKernel, false, nullptr},
    {"cuLaunchKernelEx", &slot_cuLaunchKernelEx, false, nullptr},
    {"cuLaunchKernelEx_ptsz", &slot_cuLaunchKernelEx_ptsz, false, nullptr},
    {"cuLaunchKernel_ptsz", &slot_cuLaunchKernel_ptsz, false, nullptr},
    {"cuLibraryEnumerateKernels", &slot_cuLibraryEnumerateKernels, false, nullptr},
    {"cuLibraryGetGlobal", &slot_cuLibraryGetGlobal, false, nullptr},
    {"cuLibraryGetKernel", &slot_cuLibraryGetKernel, false, nullptr},
    {"cuLibraryGetKernelCount", &slot_cuLibraryGetKernelCount, false, nullptr},
    {"cuLibraryGetManaged", &slot_cuLibraryGetManaged, false, nullptr},
    {"cuLibraryGetModule", &slot_cuLibraryGetModule, false, nullptr},
    {"cuLibraryGetUnifiedFunction", &slot_cuLibraryGetUnifiedFunction, false, nullptr},
    {"cuLibraryLoadData", &slot_cuLibraryLoadData, false, nullptr},
    {"cuLibraryLoadFromFile", &slot_cuLibraryLoadFromFile, false, nullptr},
    {"cuLibraryUnload", &slot_cuLibraryUnload, false, nullptr},
    {"cuLinkAddData", &slot_cuLinkAddData, false, nullptr},
    {"cuLinkAddData_v2", &slot_cuLinkAddData_v2, false, nullptr},
    {"cuLinkAddFile", &slot_cuLinkAddFile, false, nullptr},
    {"cuLinkAddFile_v2", &slot_cuLinkAddFile_v2, false, nullptr},
    {"cuLinkComplete", &slot_cuLinkComplete, false, nullptr},
    {"cuLinkCreate", &slot_cuLinkCreate, false, nullptr},
    {"cuLinkCreate_v2", &slot_cuLinkCreate_v2, false, nullptr},
    {"cuLinkDestroy", &slot_cuLinkDestroy, false, nullptr},
    {"cuLogicalEndpointAddDevice", &slot_cuLogicalEndpointAddDevice, false, nullptr},
    {"cuLogicalEndpointBindAddr", &slot_cuLogicalEndpointBindAddr, false, nullptr},
    {"cuLogicalEndpointBindMem", &slot_cuLogicalEndpointBindMem, false, nullptr},
    {"cuLogicalEndpointCreate", &slot_cuLogicalEndpointCreate, false, nullptr},
    {"cuLogicalEndpointDestroy", &slot_cuLogicalEndpointDestroy, false, nullptr},
    {"cuLogicalEndpointExport", &slot_cuLogicalEndpointExport, false, nullptr},
    {"cuLogicalEndpointGetLimits", &slot_cuLogicalEndpointGetLimits, false, nullptr},
    {"cuLogicalEndpointIdRelease", &slot_cuLogicalEndpointIdRelease, false, nullptr},
    {"cuLogicalEndpointIdReserve", &slot_cuLogicalEndpointIdReserve, false, nullptr},
    {"cuLogicalEndpointImport", &slot_cuLogicalEndpointImport, false, nullptr},
    {"cuLogicalEndpointQuery", &slot_cuLogicalEndpointQuery, false, nullptr},
    {"cuLogicalEndpointUnbind", &slot_cuLogicalEndpointUnbind, false, nullptr},
    {"cuLogsCurrent", &slot_cuLogsCurrent, false, nullptr},
    {"cuLogsDumpToFile", &slot_cuLogsDumpToFile, false, nullptr},
    {"cuLogsDumpToMemory", &slot_cuLogsDumpToMemory, false, nullptr},
    {"cuLogsRegisterCallback", &slot_cuLogsRegisterCallback, false, nullptr},
    {"cuLogsUnregisterCallback", &slot_cuLogsUnregisterCallback, false, nullptr},
    {"cuMemAddressFree", &slot_cuMemAddressFree, false, nullptr},
    {"cuMemAddressReserve", &slot_cuMemAddressReserve, false, nullptr},
    {"cuMemAdvise", &slot_cuMemAdvise, false, nullptr},
    {"cuMemAdvise_v2", &slot_cuMemAdvise_v2, false, nullptr},
    {"cuMemAlloc", &slot_cuMemAlloc, false, nullptr},
    {"cuMemAllocAsync", &slot_cuMemAllocAsync, false, nullptr},
    {"cuMemAllocAsync_ptsz", &slot_cuMemAllocAsync_ptsz, false, nullptr},
    {"cuMemAllocFromPoolAsync", &slot_cuMemAllocFromPoolAsync, false, nullptr},
    {"cuMemAllocFromPoolAsync_ptsz", &slot_cuMemAllocFromPoolAsync_ptsz, false, nullptr},
    {"cuMemAllocHost", &slot_cuMemAllocHost, false, nullptr},
    {"cuMemAllocHost_v2", &slot_cuMemAllocHost_v2, false, nullptr},
    {"cuMemAllocManaged", &slot_cuMemAllocManaged, false, nullptr},
    {"cuMemAllocPitch", &slot_cuMemAllocPitch, false, nullptr},
    {"cuMemAllocPitch_v2", &slot_cuMemAllocPitch_v2, false, nullptr},
    {"cuMemAlloc_v2", &slot_cuMemAlloc_v2, false, nullptr},
    {"cuMemBatchDecompressAsync", &slot_cuMemBatchDecompressAsync, false, nullptr},
    {"cuMemBatchDecompressAsync_ptsz", &slot_cuMemBatchDecompressAsync_ptsz, false, nullptr},
    {"cuMemCreate", &slot_cuMemCreate, false, nullptr},
    {"cuMemDiscardAndPrefetchBatchAsync", &slot_cuMemDiscardAndPrefetchBatchAsync, false, nullptr},
    {"cuMemDiscardAndPrefetchBatchAsync_ptsz", &slot_cuMemDiscardAndPrefetchBatchAsync_ptsz, false, nullptr},
    {"cuMemDiscardBatchAsync", &slot_cuMemDiscardBatchAsync, false, nullptr},
    {"cuMemDiscardBatchAsync_ptsz", &slot_cuMemDiscardBatchAsync_ptsz, false, nullptr},
    {"cuMemExportToShareableHandle", &slot_cuMemExportToShareableHandle, false, nullptr},
    {"cuMemFree", &slot_cuMemFree, false, nullptr},
    {"cuMemFreeAsync", &slot_cuMemFreeAsync, false, nullptr},
    {"cuMemFreeAsync_ptsz", &slot_cuMemFreeAsync_ptsz, false, nullptr},
    {"cuMemFreeHost", &slot_cuMemFreeHost, false, nullptr},
    {"cuMemFree_v2", &slot_cuMemFree_v2, false, nullptr},
    {"cuMemGetAccess", &slot_cuMemGetAccess, false, nullptr},
    {"cuMemGetAddressRange", &slot_cuMemGetAddressRange, false, nullptr},
    {"cuMemGetAddressRange_v2", &slot_cuMemGetAddressRange_v2, false, nullptr},
    {"cuMemGetAllocationGranularity", &slot_cuMemGetAllocationGranularity, false, nullptr},
    {"cuMemGetAllocationPropertiesFromHandle", &slot_cuMemGetAllocationPropertiesFromHandle, false, nullptr},
    {"cuMemGetDefaultMemPool", &slot_cuMemGetDefaultMemPool, false, nullptr},
    {"cuMemGetHandleForAddressRange", &slot_cuMemGetHandleForAddressRange, false, nullptr},
    {"cuMemGetInfo", &slot_cuMemGetInfo, false, nullptr},
    {"cuMemGetInfo_v2", &slot_cuMemGetInfo_v2, false, nullptr},
    {"cuMemGetLocationInfo", &slot_cuMemGetLocationInfo, false, nullptr},
    {"cuMemGetMemPool", &slot_cuMemGetMemPool, false, nullptr},
    {"cuMemHostAlloc", &slot_cuMemHostAlloc, false, nullptr},
    {"cuMemHostGetDevicePointer", &slot_cuMemHostGetDevicePointer, false, nullptr},
    {"cuMemHostGetDevicePointer_v2", &slot_cuMemHostGetDevicePointer_v2, false, nullptr},
    {"cuMemHostGetFlags", &slot_cuMemHostGetFlags, false, nullptr},
    {"cuMemHostRegister", &slot_cuMemHostRegister, false, nullptr},
    {"cuMemHostRegister_v2", &slot_cuMemHostRegister_v2, false, nullptr},
    {"cuMemHostUnregister", &slot_cuMemHostUnregister, false, nullptr},
    {"cuMemImportFromShareableHandle", &slot_cuMemImportFromShareableHandle, false, nullptr},
    {"cuMemMap", &slot_cuMemMap, false, nullptr},
    {"cuMemMapArrayAsync", &slot_cuMemMapArrayAsync, false, nullptr},
    {"cuMemMapArrayAsync_ptsz", &slot_cuMemMapArrayAsync_ptsz, false, nullptr},
    {"cuMemPoolCreate", &slot_cuMemPoolCreate, false, nullptr},
    {"cuMemPoolDestroy", &slot_cuMemPoolDestroy, false, nullptr},
    {"cuMemPoolExportPointer", &slot_cuMemPoolExportPointer, false, nullptr},
    {"cuMemPoolExportToShareableHandle", &slot_cuMemPoolExportToShareableHandle, false, nullptr},
    {"cuMemPoolGetAccess", &slot_cuMemPoolGetAccess, false, nullptr},
    {"cuMemPoolGetAttribute", &slot_cuMemPoolGetAttribute, false, nullptr},
    {"cuMemPoolImportFromShareableHandle", &slot_cuMemPoolImportFromShareableHandle, false, nullptr},
    {"cuMemPoolImportPointer", &slot_cuMemPoolImportPointer, false, nullptr},
    {"cuMemPoolSetAccess", &slot_cuMemPoolSetAccess, false, nullptr},
    {"cuMemPoolSetAttribute", &slot_cuMemPoolSetAttribute, false, nullptr},
    {"cuMemPoolTrimTo", &slot_cuMemPoolTrimTo, false, nullptr},
    {"cuMemPrefetchAsync", &slot_cuMemPrefetchAsync, false, nullptr},
    {"cuMemPrefetchAsync_ptsz", &slot_cuMemPrefetchAsync_ptsz, false, nullptr},
    {"cuMemPrefetchAsync_v2", &slot_cuMemPrefetchAsync_v2, false, nullptr},
    {"cuMemPrefetchAsync_v2_ptsz", &slot_cuMemPrefetchAsync_v2_ptsz, false, nullptr},
    {"cuMemPrefetchBatchAsync", &slot_cuMemPrefetchBatchAsync, false, nullptr},
    {"cuMemPrefetchBatchAsync_ptsz", &slot_cuMemPrefetchBatchAsync_ptsz, false, nullptr},
    {"cuMemRangeGetAttribute", &slot_cuMemRangeGetAttribute, false, nullptr},
    {"cuMemRangeGetAttributes", &slot_cuMemRangeGetAttributes, false, nullptr},
    {"cuMemRelease", &slot_cuMemRelease, false, nullptr},
    {"cuMemRetainAllocationHandle", &slot_cuMemRetainAllocationHandle, false, nullptr},
    {"cuMemSetAccess", &slot_cuMemSetAccess, false, nullptr},
    {"cuMemSetMemPool", &slot_cuMemSetMemPool, false, nullptr},
    {"cuMemUnmap", &slot_cuMemUnmap, false, nullptr},
    {"cuMemcpy", &slot_cuMemcpy, false, nullptr},
    {"cuMemcpy2D", &slot_cuMemcpy2D, false, nullptr},
    {"cuMemcpy2DAsync", &slot_cuMemcpy2DAsync, false, nullptr},
    {"cuMemcpy2DAsync_v2", &slot_cuMemcpy2DAsync_v2, false, nullptr},
    {"cuMemcpy2DAsync_v2_ptsz", &slot_cuMemcpy2DAsync_v2_ptsz, false, nullptr},
    {"cuMemcpy2DUnaligned", &slot_cuMemcpy2DUnaligned, false, nullptr},
    {"cuMemcpy2DUnaligned_v2", &slot_cuMemcpy2DUnaligned_v2, false, nullptr},
    {"cuMemcpy2DUnaligned_v2_ptds", &slot_cuMemcpy2DUnaligned_v2_ptds, false, nullptr},
    {"cuMemcpy2D_v2", &slot_cuMemcpy2D_v2, false, nullptr},
    {"cuMemcpy2D_v2_ptds", &slot_cuMemcpy2D_v2_ptds, false, nullptr},
    {"cuMemcpy3D", &slot_cuMemcpy3D, false, nullptr},
    {"cuMemcpy3DAsync", &slot_cuMemcpy3DAsync, false, nullptr},
    {"cuMemcpy3DAsync_v2", &slot_cuMemcpy3DAsync_v2, false, nullptr},
    {"cuMemcpy3DAsync_v2_ptsz", &slot_cuMemcpy3DAsync_v2_ptsz, false, nullptr},
    {"cuMemcpy3DBatchAsync", &slot_cuMemcpy3DBatchAsync, false, nullptr},
    {"cuMemcpy3DBatchAsync_ptsz", &slot_cuMemcpy3DBatchAsync_ptsz, false, nullptr},
    {"cuMemcpy3DBatchAsync_v2", &slot_cuMemcpy3DBatchAsync_v2, false, nullptr},
    {"cuMemcpy3DBatchAsync_v2_ptsz", &slot_cuMemcpy3DBatchAsync_v2_ptsz, false, nullptr},
    {"cuMemcpy3DPeer", &slot_cuMemcpy3DPeer, false, nullptr},
    {"cuMemcpy3DPeerAsync", &slot_cuMemcpy3DPeerAsync, false, nullptr},
    {"cuMemcpy3DPeerAsync_ptsz", &slot_cuMemcpy3DPeerAsync_ptsz, false, nullptr},
    {"cuMemcpy3DPeer_ptds", &slot_cuMemcpy3DPeer_ptds, false, nullptr},
    {"cuMemcpy3DWithAttributesAsync", &slot_cuMemcpy3DWithAttributesAsync, false, nullptr},
    {"cuMemcpy3DWithAttributesAsync_ptsz", &slot_cuMemcpy3DWithAttributesAsync_ptsz, false, nullptr},
    {"cuMemcpy3D_v2", &slot_cuMemcpy3D_v2, false, nullptr},
    {"cuMemcpy3D_v2_ptds", &slot_cuMemcpy3D_v2_ptds, false, nullptr},
    {"cuMemcpyAsync", &slot_cuMemcpyAsync, false, nullptr},
    {"cuMemcpyAsync_ptsz", &slot_cuMemcpyAsync_ptsz, false, nullptr},
    {"cuMemcpyAtoA", &slot_cuMemcpyAtoA, false, nullptr},
    {"cuMemcpyAtoA_v2", &slot_cuMemcpyAtoA_v2, false, nullptr},
    {"cuMemcpyAtoA_v2_ptds", &slot_cuMemcpyAtoA_v2_ptds, false, nullptr},
    {"cuMemcpyAtoD", &slot_cuMemcpyAtoD, false, nullptr},
    {"cuMemcpyAtoD_v2", &slot_cuMemcpyAtoD_v2, false, nullptr},
    {"cuMemcpyAtoD_v2_ptds", &slot_cuMemcpyAtoD_v2_ptds, false, nullptr},
    {"cuMemcpyAtoH", &slot_cuMemcpyAtoH, false, nullptr},
    {"cuMemcpyAtoHAsync", &slot_cuMemcpyAtoHAsync, false, nullptr},
    {"cuMemcpyAtoHAsync_v2", &slot_cuMemcpyAtoHAsync_v2, false, nullptr},
    {"cuMemcpyAtoHAsync_v2_ptsz", &slot_cuMemcpyAtoHAsync_v2_ptsz, false, nullptr},
    {"cuMemcpyAtoH_v2", &slot_cuMemcpyAtoH_v2, false, nullptr},
    {"cuMemcpyAtoH_v2_ptds", &slot_cuMemcpyAtoH_v2_ptds, false, nullptr},
    {"cuMemcpyBatchAsync", &slot_cuMemcpyBatchAsync, false, nullptr},
    {"cuMemcpyBatchAsync_ptsz", &slot_cuMemcpyBatchAsync_ptsz, false, nullptr},
    {"cuMemcpyBatchAsync_v2", &slot_cuMemcpyBatchAsync_v2, false, nullptr},
    {"cuMemcpyBatchAsync_v2_ptsz", &slot_cuMemcpyBatchAsync_v2_ptsz, false, nullptr},
    {"cuMemcpyDtoA", &slot_cuMemcpyDtoA, false, nullptr},
    {"cuMemcpyDtoA_v2", &slot_cuMemcpyDtoA_v2, false, nullptr},
    {"cuMemcpyDtoA_v2_ptds", &slot_cuMemcpyDtoA_v2_ptds, false, nullptr},
    {"cuMemcpyDtoD", &slot_cuMemcpyDtoD, false, nullptr},
    {"cuMemcpyDtoDAsync", &slot_cuMemcpyDtoDAsync, false, nullptr},
    {"cuMemcpyDtoDAsync_v2", &slot_cuMemcpyDtoDAsync_v2, false, nullptr},
    {"cuMemcpyDtoDAsync_v2_ptsz", &slot_cuMemcpyDtoDAsync_v2_ptsz, false, nullptr},
    {"cuMemcpyDtoD_v2", &slot_cuMemcpyDtoD_v2, false, nullptr},
    {"cuMemcpyDtoD_v2_ptds", &slot_cuMemcpyDtoD_v2_ptds, false, nullptr},
    {"cuMemcpyDtoH", &slot_cuMemcpyDtoH, false, nullptr},
    {"cuMemcpyDtoHAsync", &slot_cuMemcpyDtoHAsync, false, nullptr},
    {"cuMemcpyDtoHAsync_v2", &slot_cuMemcpyDtoHAsync_v2, false, nullptr},
    {"cuMemcpyDtoHAsync_v2_ptsz", &slot_cuMemcpyDtoHAsync_v2_ptsz, false, nullptr},
    {"cuMemcpyDtoH_v2", &slot_cuMemcpyDtoH_v2, false, nullptr},
    {"cuMemcpyDtoH_v2_ptds", &slot_cuMemcpyDtoH_v2_ptds, false, nullptr},
    {"cuMemcpyHtoA", &slot_cuMemcpyHtoA, false, nullptr},
    {"cuMemcpyHtoAAsync", &slot_cuMemcpyHtoAAsync, false, nullptr},
    {"cuMemcpyHtoAAsync_v2", &slot_cuMemcpyHtoAAsync_v2, false, nullptr},
    {"cuMemcpyHtoAAsync_v2_ptsz", &slot_cuMemcpyHtoAAsync_v2_ptsz, false, nullptr},
    {"cuMemcpyHtoA_v2", &slot_cuMemcpyHtoA_v2, false, nullptr},
    {"cuMemcpyHtoA_v2_ptds", &slot_cuMemcpyHtoA_v2_ptds, false, nullptr},
    {"cuMemcpyHtoD", &slot_cuMemcpyHtoD, false, nullptr},
    {"cuMemcpyHtoDAsync", &slot_cuMemcpyHtoDAsync, false, nullptr},
    {"cuMemcpyHtoDAsync_v2", &slot_cuMemcpyHtoDAsync_v2, false, nullptr},
    {"cuMemcpyHtoDAsync_v2_ptsz", &slot_cuMemcpyHtoDAsync_v2_ptsz, false, nullptr},
    {"cuMemcpyHtoD_v2", &slot_cuMemcpyHtoD_v2, false, nullptr},
    {"cuMemcpyHtoD_v2_ptds", &slot_cuMemcpyHtoD_v2_ptds, false, nullptr},
    {"cuMemcpyPeer", &slot_cuMemcpyPeer, false, nullptr},
    {"cuMemcpyPeerAsync", &slot_cuMemcpyPeerAsync, false, nullptr},
    {"cuMemcpyPeerAsync_ptsz", &slot_cuMemcpyPeerAsync_ptsz, false, nullptr},
    {"cuMemcpyPeer_ptds", &slot_cuMemcpyPeer_ptds, false, nullptr},
    {"cuMemcpyWithAttributesAsync", &slot_cuMemcpyWithAttributesAsync, false, nullptr},
    {"cuMemcpyWithAttributesAsync_ptsz", &slot_cuMemcpyWithAttributesAsync_ptsz, false, nullptr},
    {"cuMemcpy_ptds", &slot_cuMemcpy_ptds, false, nullptr},
    {"cuMemsetD16", &slot_cuMemsetD16, false, nullptr},
    {"cuMemsetD16Async", &slot_cuMemsetD16Async, false, nullptr},
    {"cuMemsetD16Async_ptsz", &slot_cuMemsetD16Async_ptsz, false, nullptr},
    {"cuMemsetD16_v2", &slot_cuMemsetD16_v2, false, nullptr},
    {"cuMemsetD16_v2_ptds", &slot_cuMemsetD16_v2_ptds, false, nullptr},
    {"cuMemsetD2D16", &slot_cuMemsetD2D16, false, nullptr},
    {"cuMemsetD2D16Async", &slot_cuMemsetD2D16Async, false, nullptr},
    {"cuMemsetD2D16Async_ptsz", &slot_cuMemsetD2D16Async_ptsz, false, nullptr},
    {"cuMemsetD2D16_v2", &slot_cuMemsetD2D16_v2, false, nullptr},
    {"cuMemsetD2D16_v2_ptds", &slot_cuMemsetD2D16_v2_ptds, false, nullptr},
    {"cuMemsetD2D32", &slot_cuMemsetD2D32, false, nullptr},
    {"cuMemsetD2D32Async", &slot_cuMemsetD2D32Async, false, nullptr},
    {"cuMemsetD2D32Async_ptsz", &slot_cuMemsetD2D32Async_ptsz, false, nullptr},
    {"cuMemsetD2D32_v2", &slot_cuMemsetD2D32_v2, false, nullptr},
    {"cuMemsetD2D32_v2_ptds", &slot_cuMemsetD2D32_v2_ptds, false, nullptr},
    {"cuMemsetD2D8", &slot_cuMemsetD2D8, false, nullptr},
    {"cuMemsetD2D8Async", &slot_cuMemsetD2D8Async, false, nullptr},
    {"cuMemsetD2D8Async_ptsz", &slot_cuMemsetD2D8Async_ptsz, false, nullptr},
    {"cuMemsetD2D8_v2", &slot_cuMemsetD2D8_v2, false, nullptr},
    {"cuMemsetD2D8_v2_ptds", &slot_cuMemsetD2D8_v2_ptds, false, nullptr},
    {"cuMemsetD32", &slot_cuMemsetD32, false, nullptr},
    {"cuMemsetD32Async", &slot_cuMemsetD32Async, false, nullptr},
    {"cuMemsetD32Async_ptsz", &slot_cuMemsetD32Async_ptsz, false, nullptr},
    {"cuMemsetD32_v2", &slot_cuMemsetD32_v2, false, nullptr},
    {"cuMemsetD32_v2_ptds", &slot_cuMemsetD32_v2_ptds, false, nullptr},
    {"cuMemsetD8", &slot_cuMemsetD8, false, nullptr},
    {"cuMemsetD8Async", &slot_cuMemsetD8Async, false, nullptr},
    {"cuMemsetD8Async_ptsz", &slot_cuMemsetD8Async_ptsz, false, nullptr},
    {"cuMemsetD8_v2", &slot_cuMemsetD8_v2, false, nullptr},
    {"cuMemsetD8_v2_ptds", &slot_cuMemsetD8_v2_ptds, false, nullptr},
    {"cuMipmappedArrayCreate", &slot_cuMipmappedArrayCreate, false, nullptr},
    {"cuMipmappedArrayDestroy", &slot_cuMipmappedArrayDestroy, false, nullptr},
    {"cuMipmappedArrayGetLevel", &slot_cuMipmappedArrayGetLevel, false, nullptr},
    {"cuMipmappedArrayGetMemoryRequirements", &slot_cuMipmappedArrayGetMemoryRequirements, false, nullptr},
    {"cuMipmappedArrayGetSparseProperties", &slot_cuMipmappedArrayGetSparseProperties, false, nullptr},
    {"cuModuleEnumerateFunctions", &slot_cuModuleEnumerateFunctions, false, nullptr},
    {"cuModuleGetFunction", &slot_cuModuleGetFunction, false, nullptr},
    {"cuModuleGetFunctionCount", &slot_cuModuleGetFunctionCount, false, nullptr},
    {"cuModuleGetGlobal", &slot_cuModuleGetGlobal, false, nullptr},
    {"cuModuleGetGlobal_v2", &slot_cuModuleGetGlobal_v2, false, nullptr},
    {"cuModuleGetLoadingMode", &slot_cuModuleGetLoadingMode, false, nullptr},
    {"cuModuleGetSurfRef", &slot_cuModuleGetSurfRef, false, nullptr},
    {"cuModuleGetTexRef", &slot_cuModuleGetTexRef, false, nullptr},
    {"cuModuleLoad", &slot_cuModuleLoad, false, nullptr},
    {"cuModuleLoadData", &slot_cuModuleLoadData, false, nullptr},
    {"cuModuleLoadDataEx", &slot_cuModuleLoadDataEx, false, nullptr},
    {"cuModuleLoadFatBinary", &slot_cuModuleLoadFatBinary, false, nullptr},
    {"cuModuleUnload", &slot_cuModuleUnload, false, nullptr},
    {"cuMulticastAddDevice", &slot_cuMulticastAddDevice, false, nullptr},
    {"cuMulticastBindAddr", &slot_cuMulticastBindAddr, false, nullptr},
    {"cuMulticastBindAddr_v2", &slot_cuMulticastBindAddr_v2, false, nullptr},
    {"cuMulticastBindMem", &slot_cuMulticastBindMem, false, nullptr},
    {"cuMulticastBindMem_v2", &slot_cuMulticastBindMem_v2, false, nullptr},
    {"cuMulticastCreate", &slot_cuMulticastCreate, false, nullptr},
    {"cuMulticastGetGranularity", &slot_cuMulticastGetGranularity, false, nullptr},
    {"cuMulticastUnbind", &slot_cuMulticastUnbind, false, nullptr},
    {"cuOccupancyAvailableDynamicSMemPerBlock", &slot_cuOccupancyAvailableDynamicSMemPerBlock, false, nullptr},
    {"cuOccupancyMaxActiveBlocksPerMultiprocessor", &slot_cuOccupancyMaxActiveBlocksPerMultiprocessor, false, nullptr},
    {"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", &slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, false, nullptr},
    {"cuOccupancyMaxActiveClusters", &slot_cuOccupancyMaxActiveClusters, false, nullptr},
    {"cuOccupancyMaxPotentialBlockSize", &slot_cuOccupancyMaxPotentialBlockSize, false, nullptr},
    {"cuOccupancyMaxPotentialBlockSizeWithFlags", &slot_cuOccupancyMaxPotentialBlockSizeWithFlags, false, nullptr},
    {"cuOccupancyMaxPotentialClusterSize", &slot_cuOccupancyMaxPotentialClusterSize, false, nullptr},
    {"cuParamSetSize", &slot_cuParamSetSize, false, nullptr},
    {"cuParamSetTexRef", &slot_cuParamSetTexRef, false, nullptr},
    {"cuParamSetf", &slot_cuParamSetf, false, nullptr},
    {"cuParamSeti", &slot_cuParamSeti, false, nullptr},
    {"cuParamSetv", &slot_cuParamSetv, false, nullptr},
    {"cuPointerGetAttribute", &slot_cuPointerGetAttribute, false, nullptr},
    {"cuPointerGetAttributes", &slot_cuPointerGetAttributes, false, nullptr},
    {"cuPointerSetAttribute", &slot_cuPointerSetAttribute, false, nullptr},
    {"cuProfilerInitialize", &slot_cuProfilerInitialize, false, nullptr},
    {"cuProfilerStart", &slot_cuProfilerStart, false, nullptr},
    {"cuProfilerStop", &slot_cuProfilerStop, false, nullptr},
    {"cuSignalExternalSemaphoresAsync", &slot_cuSignalExternalSemaphoresAsync, false, nullptr},
    {"cuSignalExternalSemaphoresAsync_ptsz", &slot_cuSignalExternalSemaphoresAsync_ptsz, false, nullptr},
    {"cuStreamAddCallback", &slot_cuStreamAddCallback, false, nullptr},
    {"cuStreamAddCallback_ptsz", &slot_cuStreamAddCallback_ptsz, false, nullptr},
    {"cuStreamAttachMemAsync", &slot_cuStreamAttachMemAsync, false, nullptr},
    {"cuStreamAttachMemAsync_ptsz", &slot_cuStreamAttachMemAsync_ptsz, false, nullptr},
    {"cuStreamBatchMemOp", &slot_cuStreamBatchMemOp, false, nullptr},
    {"cuStreamBatchMemOp_ptsz", &slot_cuStreamBatchMemOp_ptsz, false, nullptr},
    {"cuStreamBatchMemOp_v2", &slot_cuStreamBatchMemOp_v2, false, nullptr},
    {"cuStreamBatchMemOp_v2_ptsz", &slot_cuStreamBatchMemOp_v2_ptsz, false, nullptr},
    {"cuStreamBeginCapture", &slot_cuStreamBeginCapture, false, nullptr},
    {"cuStreamBeginCaptureToCig", &slot_cuStreamBeginCaptureToCig, false, nullptr},
    {"cuStreamBeginCaptureToCig_ptsz", &slot_cuStreamBeginCaptureToCig_ptsz, false, nullptr},
    {"cuStreamBeginCaptureToGraph", &slot_cuStreamBeginCaptureToGraph, false, nullptr},
    {"cuStreamBeginCaptureToGraph_ptsz", &slot_cuStreamBeginCaptureToGraph_ptsz, false, nullptr},
    {"cuStreamBeginCapture_ptsz", &slot_cuStreamBeginCapture_ptsz, false, nullptr},
    {"cuStreamBeginCapture_v2", &slot_cuStreamBeginCapture_v2, false, nullptr},
    {"cuStreamBeginCapture_v2_ptsz", &slot_cuStreamBeginCapture_v2_ptsz, false, nullptr},
    {"cuStreamBeginRecaptureToGraph", &slot_cuStreamBeginRecaptureToGraph, false, nullptr},
    {"cuStreamBeginRecaptureToGraph_ptsz", &slot_cuStreamBeginRecaptureToGraph_ptsz, false, nullptr},
    {"cuStreamCopyAttributes", &slot_cuStreamCopyAttributes, false, nullptr},
    {"cuStreamCopyAttributes_ptsz", &slot_cuStreamCopyAttributes_ptsz, false, nullptr},
    {"cuStreamCreate", &slot_cuStreamCreate, false, nullptr},
    {"cuStreamCreateWithPriority", &slot_cuStreamCreateWithPriority, false, nullptr},
    {"cuStreamDestroy", &slot_cuStreamDestroy, false, nullptr},
    {"cuStreamDestroy_v2", &slot_cuStreamDestroy_v2, false, nullptr},
    {"cuStreamEndCapture", &slot_cuStreamEndCapture, false, nullptr},
    {"cuStreamEndCaptureToCig", &slot_cuStreamEndCaptureToCig, false, nullptr},
    {"cuStreamEndCaptureToCig_ptsz", &slot_cuStreamEndCaptureToCig_ptsz, false, nullptr},
    {"cuStreamEndCapture_ptsz", &slot_cuStreamEndCapture_ptsz, false, nullptr},
    {"cuStreamGetAttribute", &slot_cuStreamGetAttribute, false, nullptr},
    {"cuStreamGetAttribute_ptsz", &slot_cuStreamGetAttribute_ptsz, false, nullptr},
    {"cuStreamGetCaptureInfo", &slot_cuStreamGetCaptureInfo, false, nullptr},
    {"cuStreamGetCaptureInfo_ptsz", &slot_cuStreamGetCaptureInfo_ptsz, false, nullptr},
    {"cuStreamGetCaptureInfo_v2", &slot_cuStreamGetCaptureInfo_v2, false, nullptr},
    {"cuStreamGetCaptureInfo_v2_ptsz", &slot_cuStreamGetCaptureInfo_v2_ptsz, false, nullptr},
    {"cuStreamGetCaptureInfo_v3", &slot_cuStreamGetCaptureInfo_v3, false, nullptr},
    {"cuStreamGetCaptureInfo_v3_ptsz", &slot_cuStreamGetCaptureInfo_v3_ptsz, false, nullptr},
    {"cuStreamGetCtx", &slot_cuStreamGetCtx, false, nullptr},
    {"cuStreamGetCtx_ptsz", &slot_cuStreamGetCtx_ptsz, false, nullptr},
    {"cuStreamGetCtx_v2", &slot_cuStreamGetCtx_v2, false, nullptr},
    {"cuStreamGetCtx_v2_ptsz", &slot_cuStreamGetCtx_v2_ptsz, false, nullptr},
    {"cuStreamGetDevResource", &slot_cuStreamGetDevResource, false, nullptr},
    {"cuStreamGetDevResource_ptsz", &slot_cuStreamGetDevResource_ptsz, false, nullptr},
    {"cuStreamGetDevice", &slot_cuStreamGetDevice, false, nullptr},
    {"cuStreamGetDevice_ptsz", &slot_cuStreamGetDevice_ptsz, false, nullptr},
    {"cuStreamGetFlags", &slot_cuStreamGetFlags, false, nullptr},
    {"cuStreamGetFlags_ptsz", &slot_cuStreamGetFlags_ptsz, false, nullptr},
    {"cuStreamGetGreenCtx", &slot_cuStreamGetGreenCtx, false, nullptr},
    {"cuStreamGetId", &slot_cuStreamGetId, false, nullptr},
    {"cuStreamGetId_ptsz", &slot_cuStreamGetId_ptsz, false, nullptr},
    {"cuStreamGetPriority", &slot_cuStreamGetPriority, false, nullptr},
    {"cuStreamGetPriority_ptsz", &slot_cuStreamGetPriority_ptsz, false, nullptr},
    {"cuStreamIsCapturing", &slot_cuStreamIsCapturing, false, nullptr},
    {"cuStreamIsCapturing_ptsz", &slot_cuStreamIsCapturing_ptsz, false, nullptr},
    {"cuStreamQuery", &slot_cuStreamQuery, false, nullptr},
    {"cuStreamQuery_ptsz", &slot_cuStreamQuery_ptsz, false, nullptr},
    {"cuStreamSetAttribute", &slot_cuStreamSetAttribute, false, nullptr},
    {"cuStreamSetAttribute_ptsz", &slot_cuStreamSetAttribute_ptsz, false, nullptr},
    {"cuStreamSynchronize", &slot_cuStreamSynchronize, false, nullptr},
    {"cuStreamSynchronize_ptsz", &slot_cuStreamSynchronize_ptsz, false, nullptr},
    {"cuStreamUpdateCaptureDependencies", &slot_cuStreamUpdateCaptureDependencies, false, nullptr},
    {"cuStreamUpdateCaptureDependencies_ptsz", &slot_cuStreamUpdateCaptureDependencies_ptsz, false, nullptr},
    {"cuStreamUpdateCaptureDependencies_v2", &slot_cuStreamUpdateCaptureDependencies_v2, false, nullptr},
    {"cuStreamUpdateCaptureDependencies_v2_ptsz", &slot_cuStreamUpdateCaptureDependencies_v2_ptsz, false, nullptr},
    {"cuStreamWaitEvent", &slot_cuStreamWaitEvent, false, nullptr},
    {"cuStreamWaitEvent_ptsz", &slot_cuStreamWaitEvent_ptsz, false, nullptr},
    {"cuStreamWaitValue32", &slot_cuStreamWaitValue32, false, nullptr},
    {"cuStreamWaitValue32_ptsz", &slot_cuStreamWaitValue32_ptsz, false, nullptr},
    {"cuStreamWaitValue32_v2", &slot_cuStreamWaitValue32_v2, false, nullptr},
    {"cuStreamWaitValue32_v2_ptsz", &slot_cuStreamWaitValue32_v2_ptsz, false, nullptr},
    {"cuStreamWaitValue64", &slot_cuStreamWaitValue64, false, nullptr},
    {"cuStreamWaitValue64_ptsz", &slot_cuStreamWaitValue64_ptsz, false, nullptr},
    {"cuStreamWaitValue64_v2", &slot_cuStreamWaitValue64_v2, false, nullptr},
    {"cuStreamWaitValue64_v2_ptsz", &slot_cuStreamWaitValue64_v2_ptsz, false, nullptr},
    {"cuStreamWriteValue32", &slot_cuStreamWriteValue32, false, nullptr},
    {"cuStreamWriteValue32_ptsz", &slot_cuStreamWriteValue32_ptsz, false, nullptr},
    {"cuStreamWriteValue32_v2", &slot_cuStreamWriteValue32_v2, false, nullptr},
    {"cuStreamWriteValue32_v2_ptsz", &slot_cuStreamWriteValue32_v2_ptsz, false, nullptr},
    {"cuStreamWriteValue64", &slot_cuStreamWriteValue64, false, nullptr},
    {"cuStreamWriteValue64_ptsz", &slot_cuStreamWriteValue64_ptsz, false, nullptr},
    {"cuStreamWriteValue64_v2", &slot_cuStreamWriteValue64_v2, false, nullptr},
    {"cuStreamWriteValue64_v2_ptsz", &slot_cuStreamWriteValue64_v2_ptsz, false, nullptr},
    {"cuSurfObjectCreate", &slot_cuSurfObjectCreate, false, nullptr},
    {"cuSurfObjectDestroy", &slot_cuSurfObjectDestroy, false, nullptr},
    {"cuSurfObjectGetResourceDesc", &slot_cuSurfObjectGetResourceDesc, false, nullptr},
    {"cuSurfRefGetArray", &slot_cuSurfRefGetArray, false, nullptr},
    {"cuSurfRefSetArray", &slot_cuSurfRefSetArray, false, nullptr},
    {"cuTensorMapEncodeIm2col", &slot_cuTensorMapEncodeIm2col, false, nullptr},
    {"cuTensorMapEncodeIm2colWide", &slot_cuTensorMapEncodeIm2colWide, false, nullptr},
    {"cuTensorMapEncodeTiled", &slot_cuTensorMapEncodeTiled, false, nullptr},
    {"cuTensorMapReplaceAddress", &slot_cuTensorMapReplaceAddress, false, nullptr},
    {"cuTensorMapSetAllocationClass", &slot_cuTensorMapSetAllocationClass, false, nullptr},
    {"cuTexObjectCreate", &slot_cuTexObjectCreate, false, nullptr},
    {"cuTexObjectDestroy", &slot_cuTexObjectDestroy, false, nullptr},
    {"cuTexObjectGetResourceDesc", &slot_cuTexObjectGetResourceDesc, false, nullptr},
    {"cuTexObjectGetResourceViewDesc", &slot_cuTexObjectGetResourceViewDesc, false, nullptr},
    {"cuTexObjectGetTextureDesc", &slot_cuTexObjectGetTextureDesc, false, nullptr},
    {"cuTexRefCreate", &slot_cuTexRefCreate, false, nullptr},
    {"cuTexRefDestroy", &slot_cuTexRefDestroy, false, nullptr},
    {"cuTexRefGetAddress", &slot_cuTexRefGetAddress, false, nullptr},
    {"cuTexRefGetAddressMode", &slot_cuTexRefGetAddressMode, false, nullptr},
    {"cuTexRefGetAddress_v2", &slot_cuTexRefGetAddress_v2, false, nullptr},
    {"cuTexRefGetArray", &slot_cuTexRefGetArray, false, nullptr},
    {"cuTexRefGetBorderColor", &slot_cuTexRefGetBorderColor, false, nullptr},
    {"cuTexRefGetFilterMode", &slot_cuTexRefGetFilterMode, false, nullptr},
    {"cuTexRefGetFlags", &slot_cuTexRefGetFlags, false, nullptr},
    {"cuTexRefGetFormat", &slot_cuTexRefGetFormat, false, nullptr},
    {"cuTexRefGetMaxAnisotropy", &slot_cuTexRefGetMaxAnisotropy, false, nullptr},
    {"cuTexRefGetMipmapFilterMode", &slot_cuTexRefGetMipmapFilterMode, false, nullptr},
    {"cuTexRefGetMipmapLevelBias", &slot_cuTexRefGetMipmapLevelBias, false, nullptr},
    {"cuTexRefGetMipmapLevelClamp", &slot_cuTexRefGetMipmapLevelClamp, false, nullptr},
    {"cuTexRefGetMipmappedArray", &slot_cuTexRefGetMipmappedArray, false, nullptr},
    {"cuTexRefSetAddress", &slot_cuTexRefSetAddress, false, nullptr},
    {"cuTexRefSetAddress2D", &slot_cuTexRefSetAddress2D, false, nullptr},
    {"cuTexRefSetAddress2D_v2", &slot_cuTexRefSetAddress2D_v2, false, nullptr},
    {"cuTexRefSetAddress2D_v3", &slot_cuTexRefSetAddress2D_v3, false, nullptr},
    {"cuTexRefSetAddressMode", &slot_cuTexRefSetAddressMode, false, nullptr},
    {"cuTexRefSetAddress_v2", &slot_cuTexRefSetAddress_v2, false, nullptr},
    {"cuTexRefSetArray", &slot_cuTexRefSetArray, false, nullptr},
    {"cuTexRefSetBorderColor", &slot_cuTexRefSetBorderColor, false, nullptr},
    {"cuTexRefSetFilterMode", &slot_cuTexRefSetFilterMode, false, nullptr},
    {"cuTexRefSetFlags", &slot_cuTexRefSetFlags, false, nullptr},
    {"cuTexRefSetFormat", &slot_cuTexRefSetFormat, false, nullptr},
    {"cuTexRefSetMaxAnisotropy", &slot_cuTexRefSetMaxAnisotropy, false, nullptr},
    {"cuTexRefSetMipmapFilterMode", &slot_cuTexRefSetMipmapFilterMode, false, nullptr},
    {"cuTexRefSetMipmapLevelBias", &slot_cuTexRefSetMipmapLevelBias, false, nullptr},
    {"cuTexRefSetMipmapLevelClamp", &slot_cuTexRefSetMipmapLevelClamp, false, nullptr},
    {"cuTexRefSetMipmappedArray", &slot_cuTexRefSetMipmappedArray, false, nullptr},
    {"cuThreadExchangeStreamCaptureMode", &slot_cuThreadExchangeStreamCaptureMode, false, nullptr},
    {"cuUserObjectCreate", &slot_cuUserObjectCreate, false, nullptr},
    {"cuUserObjectRelease", &slot_cuUserObjectRelease, false, nullptr},
    {"cuUserObjectRetain", &slot_cuUserObjectRetain, false, nullptr},
    {"cuVDPAUCtxCreate", &slot_cuVDPAUCtxCreate, false, nullptr},
    {"cuVDPAUCtxCreate_v2", &slot_cuVDPAUCtxCreate_v2, false, nullptr},
    {"cuVDPAUGetDevice", &slot_cuVDPAUGetDevice, false, nullptr},
    {"cuWaitExternalSemaphoresAsync", &slot_cuWaitExternalSemaphoresAsync, false, nullptr},
    {"cuWaitExternalSemaphoresAsync_ptsz", &slot_cuWaitExternalSemaphoresAsync_ptsz, false, nullptr},
#if NYBBLE_STUB_JUMPS
    {"cuEGLApiInit", &slot_cuEGLApiInit, false, nullptr},
    {"cuMemGetAttribute", &slot_cuMemGetAttribute, false, nullptr},
    {"cuMemGetAttribute_v2", &slot_cuMemGetAttribute_v2, false, nullptr},
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
CUresult cuArray3DCreate(CUarray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1* pAllocateArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArray3DCreate)(pHandle, pAllocateArray); }
CUresult cuArray3DCreate_v2(CUarray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pAllocateArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArray3DCreate_v2)(pHandle, pAllocateArray); }
CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArray3DGetDescriptor)(pArrayDescriptor, hArray); }
CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR* pArrayDescriptor, CUarray hArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArray3DGetDescriptor_v2)(pArrayDescriptor, hArray); }
CUresult cuArrayCreate(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR_v1* pAllocateArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayCreate)(pHandle, pAllocateArray); }
CUresult cuArrayCreate_v2(CUarray* pHandle, const CUDA_ARRAY_DESCRIPTOR* pAllocateArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayCreate_v2)(pHandle, pAllocateArray); }
CUresult cuArrayDestroy(CUarray hArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayDestroy)(hArray); }
CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1* pArrayDescriptor, CUarray hArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayGetDescriptor)(pArrayDescriptor, hArray); }
CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR* pArrayDescriptor, CUarray hArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayGetDescriptor_v2)(pArrayDescriptor, hArray); }
CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUarray array, CUdevice device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayGetMemoryRequirements)(memoryRequirements, array, device); }
CUresult cuArrayGetPlane(CUarray* pPlaneArray, CUarray hArray, unsigned int planeIdx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayGetPlane)(pPlaneArray, hArray, planeIdx); }
CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUarray array) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuArrayGetSparseProperties)(sparseProperties, array); }
CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCheckpointOperationComplete)(handle); }
CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs* args) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCheckpointProcessCheckpoint)(pid, args); }
CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int* tid) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCheckpointProcessGetRestoreThreadId)(pid, tid); }
CUresult cuCheckpointProcessGetState(int pid, CUprocessState* state) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCheckpointProcessGetState)(pid, state); }
CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs* args) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCheckpointProcessLock)(pid, args); }
CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs* args) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCheckpointProcessRestore)(pid, args); }
CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs* args) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCheckpointProcessUnlock)(pid, args); }
CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpDeregisterCompleteCallback)(callback); }
CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpDeregisterStartCallback)(callback); }
CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpGetAttribute)(attrib, value, size); }
CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpGetAttributeGlobal)(attrib, value, size); }
CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpRegisterCompleteCallback)(callback, userData, callbackOut); }
CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void* userData, CUcoredumpCallbackHandle* callbackOut) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpRegisterStartCallback)(callback, userData, callbackOut); }
CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void* value, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpSetAttribute)(attrib, value, size); }
CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void* value, size_t* size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCoredumpSetAttributeGlobal)(attrib, value, size); }
CUresult cuCtxAttach(CUcontext* pctx, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxAttach)(pctx, flags); }
CUresult cuCtxCreate(CUcontext* pctx, unsigned int flags, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxCreate)(pctx, flags, dev); }
CUresult cuCtxCreate_v2(CUcontext* pctx, unsigned int flags, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxCreate_v2)(pctx, flags, dev); }
CUresult cuCtxCreate_v4(CUcontext* pctx, CUctxCreateParams* ctxCreateParams, unsigned int flags, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxCreate_v4)(pctx, ctxCreateParams, flags, dev); }
CUresult cuCtxDestroy(CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxDestroy)(ctx); }
CUresult cuCtxDestroy_v2(CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxDestroy_v2)(ctx); }
CUresult cuCtxDetach(CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxDetach)(ctx); }
CUresult cuCtxDisablePeerAccess(CUcontext peerContext) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxDisablePeerAccess)(peerContext); }
CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxEnablePeerAccess)(peerContext, Flags); }
CUresult cuCtxFromGreenCtx(CUcontext* pContext, CUgreenCtx hCtx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxFromGreenCtx)(pContext, hCtx); }
CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int* version) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetApiVersion)(ctx, version); }
CUresult cuCtxGetCacheConfig(CUfunc_cache* pconfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetCacheConfig)(pconfig); }
CUresult cuCtxGetCurrent(CUcontext* pctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetCurrent)(pctx); }
CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource* resource, CUdevResourceType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetDevResource)(hCtx, resource, type); }
CUresult cuCtxGetDevice(CUdevice* device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetDevice)(device); }
CUresult cuCtxGetDevice_v2(CUdevice* device, CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetDevice_v2)(device, ctx); }
CUresult cuCtxGetExecAffinity(CUexecAffinityParam* pExecAffinity, CUexecAffinityType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetExecAffinity)(pExecAffinity, type); }
CUresult cuCtxGetFlags(unsigned int* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetFlags)(flags); }
CUresult cuCtxGetId(CUcontext ctx, unsigned long long* ctxId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetId)(ctx, ctxId); }
CUresult cuCtxGetLimit(size_t* pvalue, CUlimit limit) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetLimit)(pvalue, limit); }
CUresult cuCtxGetSharedMemConfig(CUsharedconfig* pConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetSharedMemConfig)(pConfig); }
CUresult cuCtxGetStreamPriorityRange(int* leastPriority, int* greatestPriority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxGetStreamPriorityRange)(leastPriority, greatestPriority); }
CUresult cuCtxPopCurrent(CUcontext* pctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxPopCurrent)(pctx); }
CUresult cuCtxPopCurrent_v2(CUcontext* pctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxPopCurrent_v2)(pctx); }
CUresult cuCtxPushCurrent(CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxPushCurrent)(ctx); }
CUresult cuCtxPushCurrent_v2(CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxPushCurrent_v2)(ctx); }
CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxRecordEvent)(hCtx, hEvent); }
CUresult cuCtxResetPersistingL2Cache() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxResetPersistingL2Cache)(); }
CUresult cuCtxSetCacheConfig(CUfunc_cache config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxSetCacheConfig)(config); }
CUresult cuCtxSetCurrent(CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxSetCurrent)(ctx); }
CUresult cuCtxSetFlags(unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxSetFlags)(flags); }
CUresult cuCtxSetLimit(CUlimit limit, size_t value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxSetLimit)(limit, value); }
CUresult cuCtxSetSharedMemConfig(CUsharedconfig config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxSetSharedMemConfig)(config); }
CUresult cuCtxSynchronize() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxSynchronize)(); }
CUresult cuCtxSynchronize_v2(CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxSynchronize_v2)(ctx); }
CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxWaitEvent)(hCtx, hEvent); }
CUresult cuDestroyExternalMemory(CUexternalMemory extMem) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDestroyExternalMemory)(extMem); }
CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDestroyExternalSemaphore)(extSem); }
CUresult cuDevResourceGenerateDesc(CUdevResourceDesc* phDesc, CUdevResource* resources, unsigned int nbResources) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevResourceGenerateDesc)(phDesc, resources, nbResources); }
CUresult cuDeviceCanAccessPeer(int* canAccessPeer, CUdevice dev, CUdevice peerDev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceCanAccessPeer)(canAccessPeer, dev, peerDev); }
CUresult cuDeviceComputeCapability(int* major, int* minor, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceComputeCapability)(major, minor, dev); }
CUresult cuDeviceGet(CUdevice* device, int ordinal) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGet)(device, ordinal); }
CUresult cuDeviceGetAttribute(int* pi, CUdevice_attribute attrib, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetAttribute)(pi, attrib, dev); }
CUresult cuDeviceGetByPCIBusId(CUdevice* dev, const char* pciBusId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetByPCIBusId)(dev, pciBusId); }
CUresult cuDeviceGetCliqueCount(size_t* count, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetCliqueCount)(count, dev); }
CUresult cuDeviceGetCliqueInfo(CUcliqueInfo* cliqueInfo, size_t* count, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetCliqueInfo)(cliqueInfo, count, dev); }
CUresult cuDeviceGetCount(int* count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetCount)(count); }
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool* pool_out, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetDefaultMemPool)(pool_out, dev); }
CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource* resource, CUdevResourceType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetDevResource)(device, resource, type); }
CUresult cuDeviceGetExecAffinitySupport(int* pi, CUexecAffinityType type, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetExecAffinitySupport)(pi, type, dev); }
CUresult cuDeviceGetFabricClusterUuid(CUuuid* uuid, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetFabricClusterUuid)(uuid, dev); }
CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetGraphMemAttribute)(device, attr, value); }
CUresult cuDeviceGetHostAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetHostAtomicCapabilities)(capabilities, operations, count, dev); }
CUresult cuDeviceGetLuid(char* luid, unsigned int* deviceNodeMask, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetLuid)(luid, deviceNodeMask, dev); }
CUresult cuDeviceGetMemPool(CUmemoryPool* pool, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetMemPool)(pool, dev); }
CUresult cuDeviceGetName(char* name, int len, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetName)(name, len, dev); }
CUresult cuDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, CUdevice dev, int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetNvSciSyncAttributes)(nvSciSyncAttrList, dev, flags); }
CUresult cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetP2PAttribute)(value, attrib, srcDevice, dstDevice); }
CUresult cuDeviceGetPCIBusId(char* pciBusId, int len, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetPCIBusId)(pciBusId, len, dev); }
CUresult cuDeviceGetProperties(CUdevprop* prop, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetProperties)(prop, dev); }
CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetTexture1DLinearMaxWidth)(maxWidthInElements, format, numChannels, dev); }
CUresult cuDeviceGetUuid(CUuuid* uuid, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetUuid)(uuid, dev); }
CUresult cuDeviceGetUuid_v2(CUuuid* uuid, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetUuid_v2)(uuid, dev); }
CUresult cuDeviceGraphMemTrim(CUdevice device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGraphMemTrim)(device); }
CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int* flags, int* active) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxGetState)(dev, flags, active); }
CUresult cuDevicePrimaryCtxRelease(CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxRelease)(dev); }
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxRelease_v2)(dev); }
CUresult cuDevicePrimaryCtxReset(CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxReset)(dev); }
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxReset_v2)(dev); }
CUresult cuDevicePrimaryCtxRetain(CUcontext* pctx, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxRetain)(pctx, dev); }
CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxSetFlags)(dev, flags); }
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevicePrimaryCtxSetFlags_v2)(dev, flags); }
CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void* userData, CUasyncCallbackHandle* callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceRegisterAsyncNotification)(device, callbackFunc, userData, callback); }
CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceSetGraphMemAttribute)(device, attr, value); }
CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceSetMemPool)(dev, pool); }
CUresult cuDeviceTotalMem(unsigned int* bytes, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceTotalMem)(bytes, dev); }
CUresult cuDeviceTotalMem_v2(size_t* bytes, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceTotalMem_v2)(bytes, dev); }
CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceUnregisterAsyncNotification)(device, callback); }
CUresult cuDriverGetVersion(int* driverVersion) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDriverGetVersion)(driverVersion); }
CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection* conn, CUgraphicsResource* pCudaResource, CUstream* pStream, unsigned int timeout) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamConsumerAcquireFrame)(conn, pCudaResource, pStream, timeout); }
CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamConsumerConnect)(conn, stream); }
CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection* conn, EGLStreamKHR stream, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamConsumerConnectWithFlags)(conn, stream, flags); }
CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection* conn) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamConsumerDisconnect)(conn); }
CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection* conn, CUgraphicsResource pCudaResource, CUstream* pStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamConsumerReleaseFrame)(conn, pCudaResource, pStream); }
CUresult cuEGLStreamProducerConnect(CUeglStreamConnection* conn, EGLStreamKHR stream, EGLint width, EGLint height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamProducerConnect)(conn, stream, width, height); }
CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection* conn) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamProducerDisconnect)(conn); }
CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection* conn, CUeglFrame eglframe, CUstream* pStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamProducerPresentFrame)(conn, eglframe, pStream); }
CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection* conn, CUeglFrame* eglframe, CUstream* pStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEGLStreamProducerReturnFrame)(conn, eglframe, pStream); }
CUresult cuEventCreate(CUevent* phEvent, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventCreate)(phEvent, Flags); }
CUresult cuEventCreateFromEGLSync(CUevent* phEvent, EGLSyncKHR eglSync, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventCreateFromEGLSync)(phEvent, eglSync, flags); }
CUresult cuEventDestroy(CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventDestroy)(hEvent); }
CUresult cuEventDestroy_v2(CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventDestroy_v2)(hEvent); }
CUresult cuEventElapsedTime(float* pMilliseconds, CUevent hStart, CUevent hEnd) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventElapsedTime)(pMilliseconds, hStart, hEnd); }
CUresult cuEventElapsedTime_v2(float* pMilliseconds, CUevent hStart, CUevent hEnd) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventElapsedTime_v2)(pMilliseconds, hStart, hEnd); }
CUresult cuEventQuery(CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventQuery)(hEvent); }
CUresult cuEventRecord(CUevent hEvent, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventRecord)(hEvent, hStream); }
CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventRecordWithFlags)(hEvent, hStream, flags); }
CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventRecordWithFlags_ptsz)(hEvent, hStream, flags); }
CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventRecord_ptsz)(hEvent, hStream); }
CUresult cuEventSynchronize(CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuEventSynchronize)(hEvent); }
CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr* devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC* bufferDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuExternalMemoryGetMappedBuffer)(devPtr, extMem, bufferDesc); }
CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray* mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC* mipmapDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuExternalMemoryGetMappedMipmappedArray)(mipmap, extMem, mipmapDesc); }
CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFabricCpyBatchAsync)(numOps, opList, flags, hStream); }
CUresult cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFabricCpyBatchAsync_ptsz)(numOps, opList, flags, hStream); }
CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFlushGPUDirectRDMAWrites)(target, scope); }
CUresult cuFuncGetAttribute(int* pi, CUfunction_attribute attrib, CUfunction hfunc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncGetAttribute)(pi, attrib, hfunc); }
CUresult cuFuncGetModule(CUmodule* hmod, CUfunction hfunc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncGetModule)(hmod, hfunc); }
CUresult cuFuncGetName(const char** name, CUfunction hfunc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncGetName)(name, hfunc); }
CUresult cuFuncGetParamCount(CUfunction func, size_t* paramCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncGetParamCount)(func, paramCount); }
CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncGetParamInfo)(func, paramIndex, paramOffset, paramSize); }
CUresult cuFuncIsLoaded(CUfunctionLoadingState* state, CUfunction function) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncIsLoaded)(state, function); }
CUresult cuFuncLoad(CUfunction function) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncLoad)(function); }
CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncSetAttribute)(hfunc, attrib, value); }
CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncSetBlockShape)(hfunc, x, y, z); }
CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncSetCacheConfig)(hfunc, config); }
CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncSetSharedMemConfig)(hfunc, config); }
CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuFuncSetSharedSize)(hfunc, bytes); }
CUresult cuGLCtxCreate(CUcontext* pCtx, unsigned int Flags, CUdevice device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLCtxCreate)(pCtx, Flags, device); }
CUresult cuGLCtxCreate_v2(CUcontext* pCtx, unsigned int Flags, CUdevice device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLCtxCreate_v2)(pCtx, Flags, device); }
CUresult cuGLGetDevices(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLGetDevices)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList); }
CUresult cuGLGetDevices_v2(unsigned int* pCudaDeviceCount, CUdevice* pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLGetDevices_v2)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList); }
CUresult cuGLInit() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLInit)(); }
CUresult cuGLMapBufferObject(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLMapBufferObject)(dptr, size, buffer); }
CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1* dptr, unsigned int* size, GLuint buffer, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLMapBufferObjectAsync)(dptr, size, buffer, hStream); }
CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLMapBufferObjectAsync_v2)(dptr, size, buffer, hStream); }
CUresult cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr* dptr, size_t* size, GLuint buffer, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLMapBufferObjectAsync_v2_ptsz)(dptr, size, buffer, hStream); }
CUresult cuGLMapBufferObject_v2(CUdeviceptr* dptr, size_t* size, GLuint buffer) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLMapBufferObject_v2)(dptr, size, buffer); }
CUresult cuGLMapBufferObject_v2_ptds(CUdeviceptr* dptr, size_t* size, GLuint buffer) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLMapBufferObject_v2_ptds)(dptr, size, buffer); }
CUresult cuGLRegisterBufferObject(GLuint buffer) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLRegisterBufferObject)(buffer); }
CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLSetBufferObjectMapFlags)(buffer, Flags); }
CUresult cuGLUnmapBufferObject(GLuint buffer) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLUnmapBufferObject)(buffer); }
CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLUnmapBufferObjectAsync)(buffer, hStream); }
CUresult cuGLUnregisterBufferObject(GLuint buffer) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGLUnregisterBufferObject)(buffer); }
CUresult cuGetErrorName(CUresult error, const char** pStr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGetErrorName)(error, pStr); }
CUresult cuGetErrorString(CUresult error, const char** pStr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGetErrorString)(error, pStr); }
CUresult cuGetExportTable(const void** ppExportTable, const CUuuid* pExportTableId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGetExportTable)(ppExportTable, pExportTableId); }
CUresult cuGetProcAddress(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGetProcAddress)(symbol, pfn, cudaVersion, flags); }
CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddDependencies)(hGraph, from, to, numDependencies); }
CUresult cuGraphAddEmptyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddEmptyNode)(phGraphNode, hGraph, dependencies, numDependencies); }
CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphBatchMemOpNodeGetParams)(hNode, nodeParams_out); }
CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphBatchMemOpNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph* phGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphChildGraphNodeGetGraph)(hNode, phGraph); }
CUresult cuGraphClone(CUgraph* phGraphClone, CUgraph originalGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphClone)(phGraphClone, originalGraph); }
CUresult cuGraphCreate(CUgraph* phGraph, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphCreate)(phGraph, flags); }
CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char* path, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphDebugDotPrint)(hGraph, path, flags); }
CUresult cuGraphDestroy(CUgraph hGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphDestroy)(hGraph); }
CUresult cuGraphDestroyNode(CUgraphNode hNode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphDestroyNode)(hNode); }
CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent* event_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphEventRecordNodeGetEvent)(hNode, event_out); }
CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphEventRecordNodeSetEvent)(hNode, event); }
CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent* event_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphEventWaitNodeGetEvent)(hNode, event_out); }
CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphEventWaitNodeSetEvent)(hNode, event); }
CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecBatchMemOpNodeSetParams)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecChildGraphNodeSetParams)(hGraphExec, hNode, childGraph); }
CUresult cuGraphExecDestroy(CUgraphExec hGraphExec) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecDestroy)(hGraphExec); }
CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecEventRecordNodeSetEvent)(hGraphExec, hNode, event); }
CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecEventWaitNodeSetEvent)(hGraphExec, hNode, event); }
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecExternalSemaphoresSignalNodeSetParams)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecExternalSemaphoresWaitNodeSetParams)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecGetFlags)(hGraphExec, flags); }
CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int* graphId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecGetId)(hGraphExec, graphId); }
CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecHostNodeSetParams)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecKernelNodeSetParams)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecKernelNodeSetParams_v2)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecMemcpyNodeSetParams)(hGraphExec, hNode, copyParams, ctx); }
CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecMemsetNodeSetParams)(hGraphExec, hNode, memsetParams, ctx); }
CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecNodeSetParams)(hGraphExec, hNode, nodeParams); }
CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode* hErrorNode_out, CUgraphExecUpdateResult* updateResult_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecUpdate)(hGraphExec, hGraph, hErrorNode_out, updateResult_out); }
CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo* resultInfo) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExecUpdate_v2)(hGraphExec, hGraph, resultInfo); }
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* params_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExternalSemaphoresSignalNodeGetParams)(hNode, params_out); }
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExternalSemaphoresSignalNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS* params_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExternalSemaphoresWaitNodeGetParams)(hNode, params_out); }
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphExternalSemaphoresWaitNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, size_t* numEdges) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphGetEdges)(hGraph, from, to, numEdges); }
CUresult cuGraphGetId(CUgraph hGraph, unsigned int* graphId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphGetId)(hGraph, graphId); }
CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode* nodes, size_t* numNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphGetNodes)(hGraph, nodes, numNodes); }
CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode* rootNodes, size_t* numRootNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphGetRootNodes)(hGraph, rootNodes, numRootNodes); }
CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphHostNodeGetParams)(hNode, nodeParams); }
CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphHostNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphInstantiateWithFlags(CUgraphExec* phGraphExec, CUgraph hGraph, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphInstantiateWithFlags)(phGraphExec, hGraph, flags); }
CUresult cuGraphInstantiateWithParams(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphInstantiateWithParams)(phGraphExec, hGraph, instantiateParams); }
CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec* phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS* instantiateParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphInstantiateWithParams_ptsz)(phGraphExec, hGraph, instantiateParams); }
CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphKernelNodeCopyAttributes)(dst, src); }
CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue* value_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphKernelNodeGetAttribute)(hNode, attr, value_out); }
CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphKernelNodeGetParams)(hNode, nodeParams); }
CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphKernelNodeGetParams_v2)(hNode, nodeParams); }
CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphKernelNodeSetAttribute)(hNode, attr, value); }
CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphKernelNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphKernelNodeSetParams_v2)(hNode, nodeParams); }
CUresult cuGraphLaunch(CUgraphExec hGraph, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphLaunch)(hGraph, hStream); }
CUresult cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphLaunch_ptsz)(hGraphExec, hStream); }
CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS* params_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphMemAllocNodeGetParams)(hNode, params_out); }
CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr* dptr_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphMemFreeNodeGetParams)(hNode, dptr_out); }
CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphMemcpyNodeGetParams)(hNode, nodeParams); }
CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphMemcpyNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphMemsetNodeGetParams)(hNode, nodeParams); }
CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphMemsetNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphNodeFindInClone(CUgraphNode* phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeFindInClone)(phNode, hOriginalNode, hClonedGraph); }
CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph* phGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetContainingGraph)(hNode, phGraph); }
CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode* dependencies, size_t* numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetDependencies)(hNode, dependencies, numDependencies); }
CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode* dependencies, CUgraphEdgeData* edgeData, size_t* numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetDependencies_v2)(hNode, dependencies, edgeData, numDependencies); }
CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode* dependentNodes, size_t* numDependentNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetDependentNodes)(hNode, dependentNodes, numDependentNodes); }
CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode* dependentNodes, CUgraphEdgeData* edgeData, size_t* numDependentNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetDependentNodes_v2)(hNode, dependentNodes, edgeData, numDependentNodes); }
CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int* isEnabled) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetEnabled)(hGraphExec, hNode, isEnabled); }
CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int* nodeId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetLocalId)(hNode, nodeId); }
CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetParams)(hNode, nodeParams); }
CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long* toolsNodeId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetToolsId)(hNode, toolsNodeId); }
CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType* type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeGetType)(hNode, type); }
CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeSetEnabled)(hGraphExec, hNode, isEnabled); }
CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeSetParams)(hNode, nodeParams); }
CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphNodeSetParams_v2)(hNode, nodeParams); }
CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphReleaseUserObject)(graph, object, count); }
CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphRemoveDependencies)(hGraph, from, to, numDependencies); }
CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphRetainUserObject)(graph, object, count, flags); }
CUresult cuGraphUpload(CUgraphExec hGraph, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphUpload)(hGraph, hStream); }
CUresult cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphUpload_ptsz)(hGraphExec, hStream); }
CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource* pCudaResource, EGLImageKHR image, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsEGLRegisterImage)(pCudaResource, image, flags); }
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource* pCudaResource, GLuint buffer, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsGLRegisterBuffer)(pCudaResource, buffer, Flags); }
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource* pCudaResource, GLuint image, GLenum target, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsGLRegisterImage)(pCudaResource, image, target, Flags); }
CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsMapResources)(count, resources, hStream); }
CUresult cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsMapResources_ptsz)(count, resources, hStream); }
CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame* eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsResourceGetMappedEglFrame)(eglFrame, resource, index, mipLevel); }
CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray* pMipmappedArray, CUgraphicsResource resource) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsResourceGetMappedMipmappedArray)(pMipmappedArray, resource); }
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1* pDevPtr, unsigned int* pSize, CUgraphicsResource resource) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsResourceGetMappedPointer)(pDevPtr, pSize, resource); }
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr* pDevPtr, size_t* pSize, CUgraphicsResource resource) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsResourceGetMappedPointer_v2)(pDevPtr, pSize, resource); }
CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsResourceSetMapFlags)(resource, flags); }
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsResourceSetMapFlags_v2)(resource, flags); }
CUresult cuGraphicsSubResourceGetMappedArray(CUarray* pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsSubResourceGetMappedArray)(pArray, resource, arrayIndex, mipLevel); }
CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsUnmapResources)(count, resources, hStream); }
CUresult cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource* resources, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsUnmapResources_ptsz)(count, resources, hStream); }
CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsUnregisterResource)(resource); }
CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource* pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsVDPAURegisterOutputSurface)(pCudaResource, vdpSurface, flags); }
CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource* pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphicsVDPAURegisterVideoSurface)(pCudaResource, vdpSurface, flags); }
CUresult cuGreenCtxCreate(CUgreenCtx* phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGreenCtxCreate)(phCtx, desc, dev, flags); }
CUresult cuGreenCtxDestroy(CUgreenCtx hCtx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGreenCtxDestroy)(hCtx); }
CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource* resource, CUdevResourceType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGreenCtxGetDevResource)(hCtx, resource, type); }
CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long* greenCtxId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGreenCtxGetId)(greenCtx, greenCtxId); }
CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGreenCtxRecordEvent)(hCtx, hEvent); }
CUresult cuGreenCtxStreamCreate(CUstream* phStream, CUgreenCtx greenCtx, unsigned int flags, int priority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGreenCtxStreamCreate)(phStream, greenCtx, flags, priority); }
CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGreenCtxWaitEvent)(hCtx, hEvent); }
CUresult cuImportExternalMemory(CUexternalMemory* extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC* memHandleDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuImportExternalMemory)(extMem_out, memHandleDesc); }
CUresult cuImportExternalSemaphore(CUexternalSemaphore* extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC* semHandleDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuImportExternalSemaphore)(extSem_out, semHandleDesc); }
CUresult cuInit(unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuInit)(Flags); }
CUresult cuIpcCloseMemHandle(CUdeviceptr dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuIpcCloseMemHandle)(dptr); }
CUresult cuIpcGetEventHandle(CUipcEventHandle* pHandle, CUevent event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuIpcGetEventHandle)(pHandle, event); }
CUresult cuIpcGetMemHandle(CUipcMemHandle* pHandle, CUdeviceptr dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuIpcGetMemHandle)(pHandle, dptr); }
CUresult cuIpcOpenEventHandle(CUevent* phEvent, CUipcEventHandle handle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuIpcOpenEventHandle)(phEvent, handle); }
CUresult cuIpcOpenMemHandle(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuIpcOpenMemHandle)(pdptr, handle, Flags); }
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr* pdptr, CUipcMemHandle handle, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuIpcOpenMemHandle_v2)(pdptr, handle, Flags); }
CUresult cuKernelGetAttribute(int* pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelGetAttribute)(pi, attrib, kernel, dev); }
CUresult cuKernelGetFunction(CUfunction* pFunc, CUkernel kernel) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelGetFunction)(pFunc, kernel); }
CUresult cuKernelGetLibrary(CUlibrary* pLib, CUkernel kernel) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelGetLibrary)(pLib, kernel); }
CUresult cuKernelGetName(const char** name, CUkernel hfunc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelGetName)(name, hfunc); }
CUresult cuKernelGetParamCount(CUkernel kernel, size_t* paramCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelGetParamCount)(kernel, paramCount); }
CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t* paramOffset, size_t* paramSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelGetParamInfo)(kernel, paramIndex, paramOffset, paramSize); }
CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelSetAttribute)(attrib, val, kernel, dev); }
CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuKernelSetCacheConfig)(kernel, config, dev); }
CUresult cuLaunch(CUfunction f) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunch)(f); }
CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS* launchParamsList, unsigned int numDevices, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchCooperativeKernelMultiDevice)(launchParamsList, numDevices, flags); }
CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchGrid)(f, grid_width, grid_height); }
CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchGridAsync)(f, grid_width, grid_height, hStream); }
CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void* userData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchHostFunc)(hStream, fn, userData); }
CUresult cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void* userData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchHostFunc_ptsz)(hStream, fn, userData); }
CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchHostFunc_v2)(hStream, fn, userData, syncMode); }
CUresult cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void* userData, unsigned int syncMode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchHostFunc_v2_ptsz)(hStream, fn, userData, syncMode); }
CUresult cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchKernelEx)(config, f, kernelParams, extra); }
CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig* config, CUfunction f, void** kernelParams, void** extra) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchKernelEx_ptsz)(config, f, kernelParams, extra); }
CUresult cuLibraryEnumerateKernels(CUkernel* kernels, unsigned int numKernels, CUlibrary lib) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryEnumerateKernels)(kernels, numKernels, lib); }
CUresult cuLibraryGetGlobal(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryGetGlobal)(dptr, bytes, library, name); }
CUresult cuLibraryGetKernel(CUkernel* pKernel, CUlibrary library, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryGetKernel)(pKernel, library, name); }
CUresult cuLibraryGetKernelCount(unsigned int* count, CUlibrary lib) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryGetKernelCount)(count, lib); }
CUresult cuLibraryGetManaged(CUdeviceptr* dptr, size_t* bytes, CUlibrary library, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryGetManaged)(dptr, bytes, library, name); }
CUresult cuLibraryGetModule(CUmodule* pMod, CUlibrary library) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryGetModule)(pMod, library); }
CUresult cuLibraryGetUnifiedFunction(void** fptr, CUlibrary library, const char* symbol) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryGetUnifiedFunction)(fptr, library, symbol); }
CUresult cuLibraryUnload(CUlibrary library) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryUnload)(library); }
CUresult cuLinkComplete(CUlinkState state, void** cubinOut, size_t* sizeOut) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkComplete)(state, cubinOut, sizeOut); }
CUresult cuLinkCreate(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkCreate)(numOptions, options, optionValues, stateOut); }
CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option* options, void** optionValues, CUlinkState* stateOut) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkCreate_v2)(numOptions, options, optionValues, stateOut); }
CUresult cuLinkDestroy(CUlinkState state) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkDestroy)(state); }
CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointAddDevice)(leId, dev); }
CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp* prop) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointCreate)(leId, prop); }
CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointDestroy)(leId); }
CUresult cuLogicalEndpointExport(void* handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointExport)(handle, leId, handleType); }
CUresult cuLogicalEndpointGetLimits(cuuint64_t* bindAlignment, cuuint64_t* maxSize, const CUlogicalEndpointProp* prop) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointGetLimits)(bindAlignment, maxSize, prop); }
CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointIdRelease)(baseLeId, count); }
CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId* baseLeId, cuuint32_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointIdReserve)(baseLeId, count); }
CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void* handle, CUlogicalEndpointIpcHandleType handleType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointImport)(leId, handle, handleType); }
CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int* queryStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointQuery)(leId, count, queryStatus); }
CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointUnbind)(leId, dev, offset, size); }
CUresult cuLogsCurrent(CUlogIterator* iterator_out, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogsCurrent)(iterator_out, flags); }
CUresult cuLogsDumpToFile(CUlogIterator* iterator, const char* pathToFile, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogsDumpToFile)(iterator, pathToFile, flags); }
CUresult cuLogsDumpToMemory(CUlogIterator* iterator, char* buffer, size_t* size, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogsDumpToMemory)(iterator, buffer, size, flags); }
CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void* userData, CUlogsCallbackHandle* callback_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogsRegisterCallback)(callbackFunc, userData, callback_out); }
CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogsUnregisterCallback)(callback); }
CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAddressFree)(ptr, size); }
CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAdvise)(devPtr, count, advice, device); }
CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAdvise_v2)(devPtr, count, advice, location); }
CUresult cuMemAlloc(CUdeviceptr_v1* dptr, unsigned int bytesize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAlloc)(dptr, bytesize); }
CUresult cuMemAllocAsync(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocAsync)(dptr, bytesize, hStream); }
CUresult cuMemAllocAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocAsync_ptsz)(dptr, bytesize, hStream); }
CUresult cuMemAllocFromPoolAsync(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocFromPoolAsync)(dptr, bytesize, pool, hStream); }
CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr* dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocFromPoolAsync_ptsz)(dptr, bytesize, pool, hStream); }
CUresult cuMemAllocHost(void** pp, unsigned int bytesize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocHost)(pp, bytesize); }
CUresult cuMemAllocHost_v2(void** pp, size_t bytesize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocHost_v2)(pp, bytesize); }
CUresult cuMemAllocManaged(CUdeviceptr* dptr, size_t bytesize, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocManaged)(dptr, bytesize, flags); }
CUresult cuMemAlloc_v2(CUdeviceptr* dptr, size_t bytesize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAlloc_v2)(dptr, bytesize); }
CUresult cuMemCreate(CUmemGenericAllocationHandle* handle, size_t size, const CUmemAllocationProp* prop, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemCreate)(handle, size, prop, flags); }
CUresult cuMemExportToShareableHandle(void* shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemExportToShareableHandle)(shareableHandle, handle, handleType, flags); }
CUresult cuMemFree(CUdeviceptr_v1 dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemFree)(dptr); }
CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemFreeAsync)(dptr, hStream); }
CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemFreeAsync_ptsz)(dptr, hStream); }
CUresult cuMemFreeHost(void* p) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemFreeHost)(p); }
CUresult cuMemFree_v2(CUdeviceptr dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemFree_v2)(dptr); }
CUresult cuMemGetAccess(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetAccess)(flags, location, ptr); }
CUresult cuMemGetAddressRange(CUdeviceptr_v1* pbase, unsigned int* psize, CUdeviceptr_v1 dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetAddressRange)(pbase, psize, dptr); }
CUresult cuMemGetAddressRange_v2(CUdeviceptr* pbase, size_t* psize, CUdeviceptr dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetAddressRange_v2)(pbase, psize, dptr); }
CUresult cuMemGetAllocationGranularity(size_t* granularity, const CUmemAllocationProp* prop, CUmemAllocationGranularity_flags option) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetAllocationGranularity)(granularity, prop, option); }
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp* prop, CUmemGenericAllocationHandle handle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetAllocationPropertiesFromHandle)(prop, handle); }
CUresult cuMemGetDefaultMemPool(CUmemoryPool* pool_out, CUmemLocation* location, CUmemAllocationType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetDefaultMemPool)(pool_out, location, type); }
CUresult cuMemGetInfo(unsigned int* free, unsigned int* total) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetInfo)(free, total); }
CUresult cuMemGetInfo_v2(size_t* free, size_t* total) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetInfo_v2)(free, total); }
CUresult cuMemGetMemPool(CUmemoryPool* pool, CUmemLocation* location, CUmemAllocationType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetMemPool)(pool, location, type); }
CUresult cuMemHostAlloc(void** pp, size_t bytesize, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemHostAlloc)(pp, bytesize, Flags); }
CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1* pdptr, void* p, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemHostGetDevicePointer)(pdptr, p, Flags); }
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr* pdptr, void* p, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemHostGetDevicePointer_v2)(pdptr, p, Flags); }
CUresult cuMemHostGetFlags(unsigned int* pFlags, void* p) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemHostGetFlags)(pFlags, p); }
CUresult cuMemHostRegister(void* p, size_t bytesize, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemHostRegister)(p, bytesize, Flags); }
CUresult cuMemHostRegister_v2(void* p, size_t bytesize, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemHostRegister_v2)(p, bytesize, Flags); }
CUresult cuMemHostUnregister(void* p) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemHostUnregister)(p); }
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle* handle, void* osHandle, CUmemAllocationHandleType shHandleType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemImportFromShareableHandle)(handle, osHandle, shHandleType); }
CUresult cuMemMapArrayAsync(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemMapArrayAsync)(mapInfoList, count, hStream); }
CUresult cuMemMapArrayAsync_ptsz(CUarrayMapInfo* mapInfoList, unsigned int count, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemMapArrayAsync_ptsz)(mapInfoList, count, hStream); }
CUresult cuMemPoolCreate(CUmemoryPool* pool, const CUmemPoolProps* poolProps) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolCreate)(pool, poolProps); }
CUresult cuMemPoolDestroy(CUmemoryPool pool) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolDestroy)(pool); }
CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData* shareData_out, CUdeviceptr ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolExportPointer)(shareData_out, ptr); }
CUresult cuMemPoolExportToShareableHandle(void* handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolExportToShareableHandle)(handle_out, pool, handleType, flags); }
CUresult cuMemPoolGetAccess(CUmemAccess_flags* flags, CUmemoryPool memPool, CUmemLocation* location) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolGetAccess)(flags, memPool, location); }
CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolGetAttribute)(pool, attr, value); }
CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool* pool_out, void* handle, CUmemAllocationHandleType handleType, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolImportFromShareableHandle)(pool_out, handle, handleType, flags); }
CUresult cuMemPoolImportPointer(CUdeviceptr* ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData* shareData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolImportPointer)(ptr_out, pool, shareData); }
CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc* map, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolSetAccess)(pool, map, count); }
CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolSetAttribute)(pool, attr, value); }
CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPoolTrimTo)(pool, minBytesToKeep); }
CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPrefetchAsync)(devPtr, count, dstDevice, hStream); }
CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPrefetchAsync_ptsz)(devPtr, count, dstDevice, hStream); }
CUresult cuMemRelease(CUmemGenericAllocationHandle handle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemRelease)(handle); }
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle* handle, void* addr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemRetainAllocationHandle)(handle, addr); }
CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc* desc, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemSetAccess)(ptr, size, desc, count); }
CUresult cuMemSetMemPool(CUmemLocation* location, CUmemAllocationType type, CUmemoryPool pool) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemSetMemPool)(location, type, pool); }
CUresult cuMemUnmap(CUdeviceptr ptr, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemUnmap)(ptr, size); }
CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy)(dst, src, ByteCount); }
CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2D)(pCopy); }
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2DAsync)(pCopy, hStream); }
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2DAsync_v2)(pCopy, hStream); }
CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2DAsync_v2_ptsz)(pCopy, hStream); }
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2DUnaligned)(pCopy); }
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2DUnaligned_v2)(pCopy); }
CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2DUnaligned_v2_ptds)(pCopy); }
CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2D_v2)(pCopy); }
CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy2D_v2_ptds)(pCopy); }
CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3D)(pCopy); }
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DAsync)(pCopy, hStream); }
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DAsync_v2)(pCopy, hStream); }
CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DAsync_v2_ptsz)(pCopy, hStream); }
CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DBatchAsync_v2)(numOps, opList, flags, hStream); }
CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DBatchAsync_v2_ptsz)(numOps, opList, flags, hStream); }
CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DPeer)(pCopy); }
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DPeerAsync)(pCopy, hStream); }
CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER* pCopy, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DPeerAsync_ptsz)(pCopy, hStream); }
CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DPeer_ptds)(pCopy); }
CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DWithAttributesAsync)(op, flags, hStream); }
CUresult cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP* op, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DWithAttributesAsync_ptsz)(op, flags, hStream); }
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3D_v2)(pCopy); }
CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D* pCopy) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3D_v2_ptds)(pCopy); }
CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAsync)(dst, src, ByteCount, hStream); }
CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAsync_ptsz)(dst, src, ByteCount, hStream); }
CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoD)(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoD_v2)(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoD_v2_ptds)(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoH(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoH)(dstHost, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoH_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoH_v2)(dstHost, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoH_v2_ptds(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoH_v2_ptds)(dstHost, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoA)(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoA_v2)(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoA_v2_ptds)(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoD)(dstDevice, srcDevice, ByteCount); }
CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoDAsync)(dstDevice, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoDAsync_v2)(dstDevice, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoDAsync_v2_ptsz)(dstDevice, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoD_v2)(dstDevice, srcDevice, ByteCount); }
CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoD_v2_ptds)(dstDevice, srcDevice, ByteCount); }
CUresult cuMemcpyDtoH(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoH)(dstHost, srcDevice, ByteCount); }
CUresult cuMemcpyDtoHAsync(void* dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoHAsync)(dstHost, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoHAsync_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoHAsync_v2)(dstHost, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoHAsync_v2_ptsz(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoHAsync_v2_ptsz)(dstHost, srcDevice, ByteCount, hStream); }
CUresult cuMemcpyDtoH_v2(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoH_v2)(dstHost, srcDevice, ByteCount); }
CUresult cuMemcpyDtoH_v2_ptds(void* dstHost, CUdeviceptr srcDevice, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyDtoH_v2_ptds)(dstHost, srcDevice, ByteCount); }
CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoA)(dstArray, dstOffset, srcHost, ByteCount); }
CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoA_v2)(dstArray, dstOffset, srcHost, ByteCount); }
CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoA_v2_ptds)(dstArray, dstOffset, srcHost, ByteCount); }
CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoD)(dstDevice, srcHost, ByteCount); }
CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void* srcHost, unsigned int ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoDAsync)(dstDevice, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoDAsync_v2)(dstDevice, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoDAsync_v2_ptsz)(dstDevice, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoD_v2)(dstDevice, srcHost, ByteCount); }
CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void* srcHost, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoD_v2_ptds)(dstDevice, srcHost, ByteCount); }
CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy_ptds)(dst, src, ByteCount); }
CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD16)(dstDevice, us, N); }
CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD16Async)(dstDevice, us, N, hStream); }
CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD16Async_ptsz)(dstDevice, us, N, hStream); }
CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD16_v2)(dstDevice, us, N); }
CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD16_v2_ptds)(dstDevice, us, N); }
CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD32)(dstDevice, ui, N); }
CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD32Async)(dstDevice, ui, N, hStream); }
CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD32Async_ptsz)(dstDevice, ui, N, hStream); }
CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD32_v2)(dstDevice, ui, N); }
CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD32_v2_ptds)(dstDevice, ui, N); }
CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD8)(dstDevice, uc, N); }
CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD8Async)(dstDevice, uc, N, hStream); }
CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD8Async_ptsz)(dstDevice, uc, N, hStream); }
CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD8_v2)(dstDevice, uc, N); }
CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD8_v2_ptds)(dstDevice, uc, N); }
CUresult cuMipmappedArrayCreate(CUmipmappedArray* pHandle, const CUDA_ARRAY3D_DESCRIPTOR* pMipmappedArrayDesc, unsigned int numMipmapLevels) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMipmappedArrayCreate)(pHandle, pMipmappedArrayDesc, numMipmapLevels); }
CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMipmappedArrayDestroy)(hMipmappedArray); }
CUresult cuMipmappedArrayGetLevel(CUarray* pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMipmappedArrayGetLevel)(pLevelArray, hMipmappedArray, level); }
CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* memoryRequirements, CUmipmappedArray mipmap, CUdevice device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMipmappedArrayGetMemoryRequirements)(memoryRequirements, mipmap, device); }
CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* sparseProperties, CUmipmappedArray mipmap) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMipmappedArrayGetSparseProperties)(sparseProperties, mipmap); }
CUresult cuModuleEnumerateFunctions(CUfunction* functions, unsigned int numFunctions, CUmodule mod) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleEnumerateFunctions)(functions, numFunctions, mod); }
CUresult cuModuleGetFunction(CUfunction* hfunc, CUmodule hmod, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleGetFunction)(hfunc, hmod, name); }
CUresult cuModuleGetFunctionCount(unsigned int* count, CUmodule mod) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleGetFunctionCount)(count, mod); }
CUresult cuModuleGetGlobal(CUdeviceptr_v1* dptr, unsigned int* bytes, CUmodule hmod, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleGetGlobal)(dptr, bytes, hmod, name); }
CUresult cuModuleGetGlobal_v2(CUdeviceptr* dptr, size_t* bytes, CUmodule hmod, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleGetGlobal_v2)(dptr, bytes, hmod, name); }
CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode* mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleGetLoadingMode)(mode); }
CUresult cuModuleGetSurfRef(CUsurfref* pSurfRef, CUmodule hmod, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleGetSurfRef)(pSurfRef, hmod, name); }
CUresult cuModuleGetTexRef(CUtexref* pTexRef, CUmodule hmod, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleGetTexRef)(pTexRef, hmod, name); }
CUresult cuModuleLoad(CUmodule* module, const char* fname) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleLoad)(module, fname); }
CUresult cuModuleLoadData(CUmodule* module, const void* image) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleLoadData)(module, image); }
CUresult cuModuleLoadFatBinary(CUmodule* module, const void* fatCubin) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleLoadFatBinary)(module, fatCubin); }
CUresult cuModuleUnload(CUmodule hmod) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleUnload)(hmod); }
CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastAddDevice)(mcHandle, dev); }
CUresult cuMulticastCreate(CUmemGenericAllocationHandle* mcHandle, const CUmulticastObjectProp* prop) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastCreate)(mcHandle, prop); }
CUresult cuMulticastGetGranularity(size_t* granularity, const CUmulticastObjectProp* prop, CUmulticastGranularity_flags option) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastGetGranularity)(granularity, prop, option); }
CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastUnbind)(mcHandle, dev, mcOffset, size); }
CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuOccupancyAvailableDynamicSMemPerBlock)(dynamicSmemSize, func, numBlocks, blockSize); }
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuOccupancyMaxActiveBlocksPerMultiprocessor)(numBlocks, func, blockSize, dynamicSMemSize); }
CUresult cuOccupancyMaxActiveClusters(int* numClusters, CUfunction func, const CUlaunchConfig* config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuOccupancyMaxActiveClusters)(numClusters, func, config); }
CUresult cuOccupancyMaxPotentialClusterSize(int* clusterSize, CUfunction func, const CUlaunchConfig* config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuOccupancyMaxPotentialClusterSize)(clusterSize, func, config); }
CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuParamSetSize)(hfunc, numbytes); }
CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuParamSetTexRef)(hfunc, texunit, hTexRef); }
CUresult cuParamSetf(CUfunction hfunc, int offset, float value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuParamSetf)(hfunc, offset, value); }
CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuParamSeti)(hfunc, offset, value); }
CUresult cuParamSetv(CUfunction hfunc, int offset, void* ptr, unsigned int numbytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuParamSetv)(hfunc, offset, ptr, numbytes); }
CUresult cuPointerGetAttribute(void* data, CUpointer_attribute attribute, CUdeviceptr ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuPointerGetAttribute)(data, attribute, ptr); }
CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute* attributes, void** data, CUdeviceptr ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuPointerGetAttributes)(numAttributes, attributes, data, ptr); }
CUresult cuPointerSetAttribute(const void* value, CUpointer_attribute attribute, CUdeviceptr ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuPointerSetAttribute)(value, attribute, ptr); }
CUresult cuProfilerInitialize(const char* configFile, const char* outputFile, int outputMode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuProfilerInitialize)(configFile, outputFile, outputMode); }
CUresult cuProfilerStart() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuProfilerStart)(); }
CUresult cuProfilerStop() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuProfilerStop)(); }
CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuSignalExternalSemaphoresAsync)(extSemArray, paramsArray, numExtSems, stream); }
CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuSignalExternalSemaphoresAsync_ptsz)(extSemArray, paramsArray, numExtSems, stream); }
CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamAddCallback)(hStream, callback, userData, flags); }
CUresult cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void* userData, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamAddCallback_ptsz)(hStream, callback, userData, flags); }
CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamAttachMemAsync)(hStream, dptr, length, flags); }
CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamAttachMemAsync_ptsz)(hStream, dptr, length, flags); }
CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBatchMemOp)(stream, count, paramArray, flags); }
CUresult cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBatchMemOp_ptsz)(stream, count, paramArray, flags); }
CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBatchMemOp_v2)(stream, count, paramArray, flags); }
CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count, CUstreamBatchMemOpParams* paramArray, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBatchMemOp_v2_ptsz)(stream, count, paramArray, flags); }
CUresult cuStreamBeginCapture(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCapture)(hStream); }
CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCaptureToCig)(hStream, streamCigCaptureParams); }
CUresult cuStreamBeginCaptureToCig_ptsz(CUstream hStream, CUstreamCigCaptureParams* streamCigCaptureParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCaptureToCig_ptsz)(hStream, streamCigCaptureParams); }
CUresult cuStreamBeginCapture_ptsz(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCapture_ptsz)(hStream); }
CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCapture_v2)(hStream, mode); }
CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCapture_v2_ptsz)(hStream, mode); }
CUresult cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamCopyAttributes)(dstStream, srcStream); }
CUresult cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamCopyAttributes_ptsz)(dst, src); }
CUresult cuStreamCreate(CUstream* phStream, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamCreate)(phStream, Flags); }
CUresult cuStreamCreateWithPriority(CUstream* phStream, unsigned int flags, int priority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamCreateWithPriority)(phStream, flags, priority); }
CUresult cuStreamDestroy(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamDestroy)(hStream); }
CUresult cuStreamDestroy_v2(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamDestroy_v2)(hStream); }
CUresult cuStreamEndCapture(CUstream hStream, CUgraph* phGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamEndCapture)(hStream, phGraph); }
CUresult cuStreamEndCaptureToCig(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamEndCaptureToCig)(hStream); }
CUresult cuStreamEndCaptureToCig_ptsz(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamEndCaptureToCig_ptsz)(hStream); }
CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph* phGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamEndCapture_ptsz)(hStream, phGraph); }
CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetAttribute)(hStream, attr, value); }
CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue* value_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetAttribute_ptsz)(hStream, attr, value_out); }
CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCaptureInfo)(hStream, captureStatus_out, id_out); }
CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCaptureInfo_ptsz)(hStream, captureStatus_out, id_out); }
CUresult cuStreamGetCtx(CUstream hStream, CUcontext* pctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCtx)(hStream, pctx); }
CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext* pctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCtx_ptsz)(hStream, pctx); }
CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCtx_v2)(hStream, pCtx, pGreenCtx); }
CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext* pCtx, CUgreenCtx* pGreenCtx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCtx_v2_ptsz)(hStream, pCtx, pGreenCtx); }
CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource* resource, CUdevResourceType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetDevResource)(hStream, resource, type); }
CUresult cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource* resource, CUdevResourceType type) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetDevResource_ptsz)(hStream, resource, type); }
CUresult cuStreamGetDevice(CUstream hStream, CUdevice* device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetDevice)(hStream, device); }
CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice* device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetDevice_ptsz)(hStream, device); }
CUresult cuStreamGetFlags(CUstream hStream, unsigned int* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetFlags)(hStream, flags); }
CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned int* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetFlags_ptsz)(hStream, flags); }
CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx* phCtx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetGreenCtx)(hStream, phCtx); }
CUresult cuStreamGetId(CUstream hStream, unsigned long long* streamId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetId)(hStream, streamId); }
CUresult cuStreamGetId_ptsz(CUstream hStream, unsigned long long* streamId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetId_ptsz)(hStream, streamId); }
CUresult cuStreamGetPriority(CUstream hStream, int* priority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetPriority)(hStream, priority); }
CUresult cuStreamGetPriority_ptsz(CUstream hStream, int* priority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetPriority_ptsz)(hStream, priority); }
CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus* captureStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamIsCapturing)(hStream, captureStatus); }
CUresult cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamIsCapturing_ptsz)(hStream, captureStatus); }
CUresult cuStreamQuery(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamQuery)(hStream); }
CUresult cuStreamQuery_ptsz(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamQuery_ptsz)(hStream); }
CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* param) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamSetAttribute)(hStream, attr, param); }
CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamSetAttribute_ptsz)(hStream, attr, value); }
CUresult cuStreamSynchronize(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamSynchronize)(hStream); }
CUresult cuStreamSynchronize_ptsz(CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamSynchronize_ptsz)(hStream); }
CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamUpdateCaptureDependencies)(hStream, dependencies, numDependencies, flags); }
CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode* dependencies, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamUpdateCaptureDependencies_ptsz)(hStream, dependencies, numDependencies, flags); }
CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitEvent)(hStream, hEvent, Flags); }
CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitEvent_ptsz)(hStream, hEvent, Flags); }
CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue32)(stream, addr, value, flags); }
CUresult cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue32_ptsz)(stream, addr, value, flags); }
CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue32_v2)(stream, addr, value, flags); }
CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue32_v2_ptsz)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue64)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue64_ptsz)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue64_v2)(stream, addr, value, flags); }
CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWaitValue64_v2_ptsz)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue32)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue32_ptsz)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue32_v2)(stream, addr, value, flags); }
CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue32_v2_ptsz)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue64)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue64_ptsz)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue64_v2)(stream, addr, value, flags); }
CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamWriteValue64_v2_ptsz)(stream, addr, value, flags); }
CUresult cuSurfObjectCreate(CUsurfObject* pSurfObject, const CUDA_RESOURCE_DESC* pResDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuSurfObjectCreate)(pSurfObject, pResDesc); }
CUresult cuSurfObjectDestroy(CUsurfObject surfObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuSurfObjectDestroy)(surfObject); }
CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUsurfObject surfObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuSurfObjectGetResourceDesc)(pResDesc, surfObject); }
CUresult cuSurfRefGetArray(CUarray* phArray, CUsurfref hSurfRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuSurfRefGetArray)(phArray, hSurfRef); }
CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuSurfRefSetArray)(hSurfRef, hArray, Flags); }
CUresult cuTensorMapReplaceAddress(CUtensorMap* tensorMap, void* globalAddress) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTensorMapReplaceAddress)(tensorMap, globalAddress); }
CUresult cuTensorMapSetAllocationClass(CUtensorMap* tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass* outAllocClass) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTensorMapSetAllocationClass)(tensorMap, allocClass, outAllocClass); }
CUresult cuTexObjectCreate(CUtexObject* pTexObject, const CUDA_RESOURCE_DESC* pResDesc, const CUDA_TEXTURE_DESC* pTexDesc, const CUDA_RESOURCE_VIEW_DESC* pResViewDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexObjectCreate)(pTexObject, pResDesc, pTexDesc, pResViewDesc); }
CUresult cuTexObjectDestroy(CUtexObject texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexObjectDestroy)(texObject); }
CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC* pResDesc, CUtexObject texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexObjectGetResourceDesc)(pResDesc, texObject); }
CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC* pResViewDesc, CUtexObject texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexObjectGetResourceViewDesc)(pResViewDesc, texObject); }
CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC* pTexDesc, CUtexObject texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexObjectGetTextureDesc)(pTexDesc, texObject); }
CUresult cuTexRefCreate(CUtexref* pTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefCreate)(pTexRef); }
CUresult cuTexRefDestroy(CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefDestroy)(hTexRef); }
CUresult cuTexRefGetAddress(CUdeviceptr_v1* pdptr, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetAddress)(pdptr, hTexRef); }
CUresult cuTexRefGetAddressMode(CUaddress_mode* pam, CUtexref hTexRef, int dim) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetAddressMode)(pam, hTexRef, dim); }
CUresult cuTexRefGetAddress_v2(CUdeviceptr* pdptr, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetAddress_v2)(pdptr, hTexRef); }
CUresult cuTexRefGetArray(CUarray* phArray, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetArray)(phArray, hTexRef); }
CUresult cuTexRefGetBorderColor(float* pBorderColor, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetBorderColor)(pBorderColor, hTexRef); }
CUresult cuTexRefGetFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetFilterMode)(pfm, hTexRef); }
CUresult cuTexRefGetFlags(unsigned int* pFlags, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetFlags)(pFlags, hTexRef); }
CUresult cuTexRefGetFormat(CUarray_format* pFormat, int* pNumChannels, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetFormat)(pFormat, pNumChannels, hTexRef); }
CUresult cuTexRefGetMaxAnisotropy(int* pmaxAniso, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetMaxAnisotropy)(pmaxAniso, hTexRef); }
CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode* pfm, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetMipmapFilterMode)(pfm, hTexRef); }
CUresult cuTexRefGetMipmapLevelBias(float* pbias, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetMipmapLevelBias)(pbias, hTexRef); }
CUresult cuTexRefGetMipmapLevelClamp(float* pminMipmapLevelClamp, float* pmaxMipmapLevelClamp, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetMipmapLevelClamp)(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef); }
CUresult cuTexRefGetMipmappedArray(CUmipmappedArray* phMipmappedArray, CUtexref hTexRef) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefGetMipmappedArray)(phMipmappedArray, hTexRef); }
CUresult cuTexRefSetAddress(unsigned int* ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int bytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetAddress)(ByteOffset, hTexRef, dptr, bytes); }
CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1* desc, CUdeviceptr_v1 dptr, unsigned int Pitch) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetAddress2D)(hTexRef, desc, dptr, Pitch); }
CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetAddress2D_v2)(hTexRef, desc, dptr, Pitch); }
CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR* desc, CUdeviceptr dptr, size_t Pitch) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetAddress2D_v3)(hTexRef, desc, dptr, Pitch); }
CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetAddressMode)(hTexRef, dim, am); }
CUresult cuTexRefSetAddress_v2(size_t* ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetAddress_v2)(ByteOffset, hTexRef, dptr, bytes); }
CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetArray)(hTexRef, hArray, Flags); }
CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float* pBorderColor) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetBorderColor)(hTexRef, pBorderColor); }
CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetFilterMode)(hTexRef, fm); }
CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetFlags)(hTexRef, Flags); }
CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetFormat)(hTexRef, fmt, NumPackedComponents); }
CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetMaxAnisotropy)(hTexRef, maxAniso); }
CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetMipmapFilterMode)(hTexRef, fm); }
CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetMipmapLevelBias)(hTexRef, bias); }
CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetMipmapLevelClamp)(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp); }
CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTexRefSetMipmappedArray)(hTexRef, hMipmappedArray, Flags); }
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode* mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuThreadExchangeStreamCaptureMode)(mode); }
CUresult cuUserObjectRelease(CUuserObject object, unsigned int count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuUserObjectRelease)(object, count); }
CUresult cuUserObjectRetain(CUuserObject object, unsigned int count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuUserObjectRetain)(object, count); }
CUresult cuVDPAUGetDevice(CUdevice* pDevice, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuVDPAUGetDevice)(pDevice, vdpDevice, vdpGetProcAddress); }
CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuWaitExternalSemaphoresAsync)(extSemArray, paramsArray, numExtSems, stream); }
CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore* extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS* paramsArray, unsigned int numExtSems, CUstream stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuWaitExternalSemaphoresAsync_ptsz)(extSemArray, paramsArray, numExtSems, stream); }
#if !NYBBLE_STUB_JUMPS
CUresult cuCtxCreate_v3(CUcontext* pctx, CUexecAffinityParam* paramsArray, int numParams, unsigned int flags, CUdevice dev) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuCtxCreate_v3)(pctx, paramsArray, numParams, flags, dev); }
CUresult cuDevSmResourceSplit(CUdevResource* result, unsigned int nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS* groupParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevSmResourceSplit)(result, nbGroups, input, remainder, flags, groupParams); }
CUresult cuDevSmResourceSplitByCount(CUdevResource* result, unsigned int* nbGroups, const CUdevResource* input, CUdevResource* remainder, unsigned int flags, unsigned int minCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDevSmResourceSplitByCount)(result, nbGroups, input, remainder, flags, minCount); }
CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int* capabilities, const CUatomicOperation* operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuDeviceGetP2PAtomicCapabilities)(capabilities, operations, count, srcDevice, dstDevice); }
CUresult cuGetProcAddress_v2(const char* symbol, void** pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult* symbolStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGetProcAddress_v2)(symbol, pfn, cudaVersion, flags, symbolStatus); }
CUresult cuGraphAddBatchMemOpNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddBatchMemOpNode)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddChildGraphNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraph childGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddChildGraphNode)(phGraphNode, hGraph, dependencies, numDependencies, childGraph); }
CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddDependencies_v2)(hGraph, from, to, edgeData, numDependencies); }
CUresult cuGraphAddEventRecordNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddEventRecordNode)(phGraphNode, hGraph, dependencies, numDependencies, event); }
CUresult cuGraphAddEventWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUevent event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddEventWaitNode)(phGraphNode, hGraph, dependencies, numDependencies, event); }
CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddExternalSemaphoresSignalNode)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddExternalSemaphoresWaitNode)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddHostNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddHostNode)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddKernelNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddKernelNode)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddKernelNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddKernelNode_v2)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddMemAllocNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddMemAllocNode)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddMemFreeNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUdeviceptr dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddMemFreeNode)(phGraphNode, hGraph, dependencies, numDependencies, dptr); }
CUresult cuGraphAddMemcpyNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMCPY3D* copyParams, CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddMemcpyNode)(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx); }
CUresult cuGraphAddMemsetNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS* memsetParams, CUcontext ctx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddMemsetNode)(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx); }
CUresult cuGraphAddNode(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, size_t numDependencies, CUgraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddNode)(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult cuGraphAddNode_v2(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddNode_v2)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams); }
CUresult cuGraphAddNode_v3(CUgraphNode* phGraphNode, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUgraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphAddNode_v3)(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams); }
CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle* pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphConditionalHandleCreate)(pHandle_out, hGraph, ctx, defaultLaunchValue, flags); }
CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode* from, CUgraphNode* to, CUgraphEdgeData* edgeData, size_t* numEdges) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphGetEdges_v2)(hGraph, from, to, edgeData, numEdges); }
CUresult cuGraphInstantiate(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphInstantiate)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize); }
CUresult cuGraphInstantiate_v2(CUgraphExec* phGraphExec, CUgraph hGraph, CUgraphNode* phErrorNode, char* logBuffer, size_t bufferSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphInstantiate_v2)(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize); }
CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData* edgeData, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuGraphRemoveDependencies_v2)(hGraph, from, to, edgeData, numDependencies); }
CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchCooperativeKernel)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams); }
CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchCooperativeKernel_ptsz)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams); }
CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchKernel)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra); }
CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void** kernelParams, void** extra) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLaunchKernel_ptsz)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra); }
CUresult cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryLoadData)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
CUresult cuLibraryLoadFromFile(CUlibrary* library, const char* fileName, CUjit_option* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLibraryLoadFromFile)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkAddData)(state, type, data, size, name, numOptions, options, optionValues); }
CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void* data, size_t size, const char* name, unsigned int numOptions, CUjit_option* options, void** optionValues) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkAddData_v2)(state, type, data, size, name, numOptions, options, optionValues); }
CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkAddFile)(state, type, path, numOptions, options, optionValues); }
CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char* path, unsigned int numOptions, CUjit_option* options, void** optionValues) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLinkAddFile_v2)(state, type, path, numOptions, options, optionValues); }
CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void* ptr, cuuint64_t size, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointBindAddr)(leId, dev, offset, ptr, size, flags); }
CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuLogicalEndpointBindMem)(leId, dev, offset, memHandle, memOffset, size, flags); }
CUresult cuMemAddressReserve(CUdeviceptr* ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAddressReserve)(ptr, size, alignment, addr, flags); }
CUresult cuMemAllocPitch(CUdeviceptr_v1* dptr, unsigned int* pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocPitch)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes); }
CUresult cuMemAllocPitch_v2(CUdeviceptr* dptr, size_t* pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemAllocPitch_v2)(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes); }
CUresult cuMemBatchDecompressAsync(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemBatchDecompressAsync)(paramsArray, count, flags, errorIndex, stream); }
CUresult cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams* paramsArray, size_t count, unsigned int flags, size_t* errorIndex, CUstream stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemBatchDecompressAsync_ptsz)(paramsArray, count, flags, errorIndex, stream); }
CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemDiscardAndPrefetchBatchAsync)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemDiscardAndPrefetchBatchAsync_ptsz)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemDiscardBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemDiscardBatchAsync)(dptrs, sizes, count, flags, hStream); }
CUresult cuMemDiscardBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemDiscardBatchAsync_ptsz)(dptrs, sizes, count, flags, hStream); }
CUresult cuMemGetHandleForAddressRange(void* handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetHandleForAddressRange)(handle, dptr, size, handleType, flags); }
CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation* location_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemGetLocationInfo)(ptr, size, summaryGranularity, samplingGranularity, location_out); }
CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemMap)(ptr, size, offset, handle, flags); }
CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPrefetchAsync_v2)(devPtr, count, location, flags, hStream); }
CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPrefetchAsync_v2_ptsz)(devPtr, count, location, flags, hStream); }
CUresult cuMemPrefetchBatchAsync(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPrefetchBatchAsync)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr* dptrs, size_t* sizes, size_t count, CUmemLocation* prefetchLocs, size_t* prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemPrefetchBatchAsync_ptsz)(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream); }
CUresult cuMemRangeGetAttribute(void* data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemRangeGetAttribute)(data, dataSize, attribute, devPtr, count); }
CUresult cuMemRangeGetAttributes(void** data, size_t* dataSizes, CUmem_range_attribute* attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemRangeGetAttributes)(data, dataSizes, attributes, numAttributes, devPtr, count); }
CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DBatchAsync)(numOps, opList, failIdx, flags, hStream); }
CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP* opList, size_t* failIdx, unsigned long long flags, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpy3DBatchAsync_ptsz)(numOps, opList, failIdx, flags, hStream); }
CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoA)(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoA_v2)(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoA_v2_ptds)(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult cuMemcpyAtoHAsync(void* dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoHAsync)(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult cuMemcpyAtoHAsync_v2(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoHAsync_v2)(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult cuMemcpyAtoHAsync_v2_ptsz(void* dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyAtoHAsync_v2_ptsz)(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult cuMemcpyBatchAsync(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyBatchAsync)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream); }
CUresult cuMemcpyBatchAsync_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyBatchAsync_ptsz)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream); }
CUresult cuMemcpyBatchAsync_v2(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyBatchAsync_v2)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream); }
CUresult cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr* dsts, CUdeviceptr* srcs, size_t* sizes, size_t count, CUmemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyBatchAsync_v2_ptsz)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream); }
CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void* srcHost, unsigned int ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoAAsync)(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoAAsync_v2)(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void* srcHost, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyHtoAAsync_v2_ptsz)(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyPeer)(dstDevice, dstContext, srcDevice, srcContext, ByteCount); }
CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyPeerAsync)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream); }
CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyPeerAsync_ptsz)(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream); }
CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyPeer_ptds)(dstDevice, dstContext, srcDevice, srcContext, ByteCount); }
CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyWithAttributesAsync)(dst, src, size, attr, hStream); }
CUresult cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes* attr, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemcpyWithAttributesAsync_ptsz)(dst, src, size, attr, hStream); }
CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D16)(dstDevice, dstPitch, us, Width, Height); }
CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D16Async)(dstDevice, dstPitch, us, Width, Height, hStream); }
CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D16Async_ptsz)(dstDevice, dstPitch, us, Width, Height, hStream); }
CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D16_v2)(dstDevice, dstPitch, us, Width, Height); }
CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D16_v2_ptds)(dstDevice, dstPitch, us, Width, Height); }
CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D32)(dstDevice, dstPitch, ui, Width, Height); }
CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D32Async)(dstDevice, dstPitch, ui, Width, Height, hStream); }
CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D32Async_ptsz)(dstDevice, dstPitch, ui, Width, Height, hStream); }
CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D32_v2)(dstDevice, dstPitch, ui, Width, Height); }
CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D32_v2_ptds)(dstDevice, dstPitch, ui, Width, Height); }
CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D8)(dstDevice, dstPitch, uc, Width, Height); }
CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D8Async)(dstDevice, dstPitch, uc, Width, Height, hStream); }
CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D8Async_ptsz)(dstDevice, dstPitch, uc, Width, Height, hStream); }
CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D8_v2)(dstDevice, dstPitch, uc, Width, Height); }
CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMemsetD2D8_v2_ptds)(dstDevice, dstPitch, uc, Width, Height); }
CUresult cuModuleLoadDataEx(CUmodule* module, const void* image, unsigned int numOptions, CUjit_option* options, void** optionValues) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuModuleLoadDataEx)(module, image, numOptions, options, optionValues); }
CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastBindAddr)(mcHandle, mcOffset, memptr, size, flags); }
CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastBindAddr_v2)(mcHandle, dev, mcOffset, memptr, size, flags); }
CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastBindMem)(mcHandle, mcOffset, memHandle, memOffset, size, flags); }
CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuMulticastBindMem_v2)(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags); }
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)(numBlocks, func, blockSize, dynamicSMemSize, flags); }
CUresult cuOccupancyMaxPotentialBlockSize(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuOccupancyMaxPotentialBlockSize)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit); }
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int* minGridSize, int* blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuOccupancyMaxPotentialBlockSizeWithFlags)(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags); }
CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCaptureToGraph)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode); }
CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, CUstreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginCaptureToGraph_ptsz)(hStream, hGraph, dependencies, dependencyData, numDependencies, mode); }
CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginRecaptureToGraph)(hStream, mode, hGraph, callbackFunc, userData); }
CUresult cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void* userData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamBeginRecaptureToGraph_ptsz)(hStream, mode, hGraph, callbackFunc, userData); }
CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCaptureInfo_v2)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCaptureInfo_v2_ptsz)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCaptureInfo_v3)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus* captureStatus_out, cuuint64_t* id_out, CUgraph* graph_out, const CUgraphNode** dependencies_out, const CUgraphEdgeData** edgeData_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamGetCaptureInfo_v3_ptsz)(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamUpdateCaptureDependencies_v2)(hStream, dependencies, dependencyData, numDependencies, flags); }
CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode* dependencies, const CUgraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuStreamUpdateCaptureDependencies_v2_ptsz)(hStream, dependencies, dependencyData, numDependencies, flags); }
CUresult cuTensorMapEncodeIm2col(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const int* pixelBoxLowerCorner, const int* pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTensorMapEncodeIm2col)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill); }
CUresult cuTensorMapEncodeIm2colWide(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTensorMapEncodeIm2colWide)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill); }
CUresult cuTensorMapEncodeTiled(CUtensorMap* tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void* globalAddress, const cuuint64_t* globalDim, const cuuint64_t* globalStrides, const cuuint32_t* boxDim, const cuuint32_t* elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuTensorMapEncodeTiled)(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill); }
CUresult cuUserObjectCreate(CUuserObject* object_out, void* ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuUserObjectCreate)(object_out, ptr, destroy, initialRefcount, flags); }
CUresult cuVDPAUCtxCreate(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuVDPAUCtxCreate)(pCtx, flags, device, vdpDevice, vdpGetProcAddress); }
CUresult cuVDPAUCtxCreate_v2(CUcontext* pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cuVDPAUCtxCreate_v2)(pCtx, flags, device, vdpDevice, vdpGetProcAddress); }
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
