// CUDA runtime: per function a slot, a cold path and a stub (headers of CUDA 12). Generated.
// clang-format off
#include "cudart_12.h"

#include "adapt.h"
#include "libraries.h"
#include "stub.h"
#include "stubs/report.h"

namespace nybble::stubs {
namespace {
cudaError_t cold___cudaGetKernel(void** kernelPtr, const void* entryFuncAddr) {
  if (const any_function real = resolve(cudart_library, 0)) return as(cold___cudaGetKernel, real)(kernelPtr, entryFuncAddr);
  zero(kernelPtr, 8);
  static_cast<void>(entryFuncAddr);
  return static_cast<cudaError_t>(failure(cudart_library, 0));
}
std::atomic<decltype(&cold___cudaGetKernel)> slot___cudaGetKernel{&cold___cudaGetKernel};

char cold___cudaInitModule(void** fatCubinHandle) {
  if (const any_function real = resolve(cudart_library, 1)) return as(cold___cudaInitModule, real)(fatCubinHandle);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(failure(cudart_library, 1));
  return {};
}
std::atomic<decltype(&cold___cudaInitModule)> slot___cudaInitModule{&cold___cudaInitModule};

cudaError_t cold___cudaLaunchKernel(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 2)) return as(cold___cudaLaunchKernel, real)(kernel, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(kernel);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 2));
}
}  // namespace
extern std::atomic<decltype(&cold___cudaLaunchKernel)> slot___cudaLaunchKernel __asm__("nybble_slot___cudaLaunchKernel") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold___cudaLaunchKernel)> slot___cudaLaunchKernel{&cold___cudaLaunchKernel};
namespace {

cudaError_t cold___cudaLaunchKernel_ptsz(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 3)) return as(cold___cudaLaunchKernel_ptsz, real)(kernel, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(kernel);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 3));
}
}  // namespace
extern std::atomic<decltype(&cold___cudaLaunchKernel_ptsz)> slot___cudaLaunchKernel_ptsz __asm__("nybble_slot___cudaLaunchKernel_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold___cudaLaunchKernel_ptsz)> slot___cudaLaunchKernel_ptsz{&cold___cudaLaunchKernel_ptsz};
namespace {

cudaError_t cold___cudaPopCallConfiguration(dim3* gridDim, dim3* blockDim, size_t* sharedMem, void* stream) {
  if (const any_function real = resolve(cudart_library, 4)) return as(cold___cudaPopCallConfiguration, real)(gridDim, blockDim, sharedMem, stream);
  zero(sharedMem, 8);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 4));
}
std::atomic<decltype(&cold___cudaPopCallConfiguration)> slot___cudaPopCallConfiguration{&cold___cudaPopCallConfiguration};

unsigned int cold___cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 5)) return as(cold___cudaPushCallConfiguration, real)(gridDim, blockDim, sharedMem, stream);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  static_cast<void>(failure(cudart_library, 5));
  return {};
}
std::atomic<decltype(&cold___cudaPushCallConfiguration)> slot___cudaPushCallConfiguration{&cold___cudaPushCallConfiguration};

void** cold___cudaRegisterFatBinary(void* fatCubin) {
  if (const any_function real = resolve(cudart_library, 6)) return as(cold___cudaRegisterFatBinary, real)(fatCubin);
  static_cast<void>(fatCubin);
  static_cast<void>(failure(cudart_library, 6));
  return {};
}
std::atomic<decltype(&cold___cudaRegisterFatBinary)> slot___cudaRegisterFatBinary{&cold___cudaRegisterFatBinary};

void cold___cudaRegisterFatBinaryEnd(void** fatCubinHandle) {
  if (const any_function real = resolve(cudart_library, 7)) return as(cold___cudaRegisterFatBinaryEnd, real)(fatCubinHandle);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(failure(cudart_library, 7));
}
std::atomic<decltype(&cold___cudaRegisterFatBinaryEnd)> slot___cudaRegisterFatBinaryEnd{&cold___cudaRegisterFatBinaryEnd};

void cold___cudaRegisterFunction(void** fatCubinHandle, const char* hostFun, char* deviceFun, const char* deviceName, int thread_limit, void* tid, void* bid, dim3* bDim, dim3* gDim, int* wSize) {
  if (const any_function real = resolve(cudart_library, 8)) return as(cold___cudaRegisterFunction, real)(fatCubinHandle, hostFun, deviceFun, deviceName, thread_limit, tid, bid, bDim, gDim, wSize);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(hostFun);
  static_cast<void>(deviceFun);
  static_cast<void>(deviceName);
  static_cast<void>(thread_limit);
  static_cast<void>(tid);
  static_cast<void>(bid);
  static_cast<void>(bDim);
  static_cast<void>(gDim);
  static_cast<void>(wSize);
  static_cast<void>(failure(cudart_library, 8));
}
}  // namespace
extern std::atomic<decltype(&cold___cudaRegisterFunction)> slot___cudaRegisterFunction __asm__("nybble_slot___cudaRegisterFunction") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold___cudaRegisterFunction)> slot___cudaRegisterFunction{&cold___cudaRegisterFunction};
namespace {

void cold___cudaRegisterHostVar(void** fatCubinHandle, const char* deviceName, char* hostVar, size_t size) {
  if (const any_function real = resolve(cudart_library, 9)) return as(cold___cudaRegisterHostVar, real)(fatCubinHandle, deviceName, hostVar, size);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(deviceName);
  static_cast<void>(hostVar);
  static_cast<void>(size);
  static_cast<void>(failure(cudart_library, 9));
}
std::atomic<decltype(&cold___cudaRegisterHostVar)> slot___cudaRegisterHostVar{&cold___cudaRegisterHostVar};

void cold___cudaRegisterManagedVar(void** fatCubinHandle, void** hostVarPtrAddress, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) {
  if (const any_function real = resolve(cudart_library, 10)) return as(cold___cudaRegisterManagedVar, real)(fatCubinHandle, hostVarPtrAddress, deviceAddress, deviceName, ext, size, constant, global);
  zero(hostVarPtrAddress, 8);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(deviceAddress);
  static_cast<void>(deviceName);
  static_cast<void>(ext);
  static_cast<void>(size);
  static_cast<void>(constant);
  static_cast<void>(global);
  static_cast<void>(failure(cudart_library, 10));
}
}  // namespace
extern std::atomic<decltype(&cold___cudaRegisterManagedVar)> slot___cudaRegisterManagedVar __asm__("nybble_slot___cudaRegisterManagedVar") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold___cudaRegisterManagedVar)> slot___cudaRegisterManagedVar{&cold___cudaRegisterManagedVar};
namespace {

void cold___cudaRegisterSurface(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int ext) {
  if (const any_function real = resolve(cudart_library, 11)) return as(cold___cudaRegisterSurface, real)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, ext);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(hostVar);
  static_cast<void>(deviceAddress);
  static_cast<void>(deviceName);
  static_cast<void>(dim);
  static_cast<void>(ext);
  static_cast<void>(failure(cudart_library, 11));
}
}  // namespace
extern std::atomic<decltype(&cold___cudaRegisterSurface)> slot___cudaRegisterSurface __asm__("nybble_slot___cudaRegisterSurface") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold___cudaRegisterSurface)> slot___cudaRegisterSurface{&cold___cudaRegisterSurface};
namespace {

void cold___cudaRegisterTexture(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int norm, int ext) {
  if (const any_function real = resolve(cudart_library, 12)) return as(cold___cudaRegisterTexture, real)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, norm, ext);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(hostVar);
  static_cast<void>(deviceAddress);
  static_cast<void>(deviceName);
  static_cast<void>(dim);
  static_cast<void>(norm);
  static_cast<void>(ext);
  static_cast<void>(failure(cudart_library, 12));
}
}  // namespace
extern std::atomic<decltype(&cold___cudaRegisterTexture)> slot___cudaRegisterTexture __asm__("nybble_slot___cudaRegisterTexture") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold___cudaRegisterTexture)> slot___cudaRegisterTexture{&cold___cudaRegisterTexture};
namespace {

void cold___cudaRegisterVar(void** fatCubinHandle, char* hostVar, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) {
  if (const any_function real = resolve(cudart_library, 13)) return as(cold___cudaRegisterVar, real)(fatCubinHandle, hostVar, deviceAddress, deviceName, ext, size, constant, global);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(hostVar);
  static_cast<void>(deviceAddress);
  static_cast<void>(deviceName);
  static_cast<void>(ext);
  static_cast<void>(size);
  static_cast<void>(constant);
  static_cast<void>(global);
  static_cast<void>(failure(cudart_library, 13));
}
}  // namespace
extern std::atomic<decltype(&cold___cudaRegisterVar)> slot___cudaRegisterVar __asm__("nybble_slot___cudaRegisterVar") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold___cudaRegisterVar)> slot___cudaRegisterVar{&cold___cudaRegisterVar};
namespace {

void cold___cudaUnregisterFatBinary(void** fatCubinHandle) {
  if (const any_function real = resolve(cudart_library, 14)) return as(cold___cudaUnregisterFatBinary, real)(fatCubinHandle);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(failure(cudart_library, 14));
}
std::atomic<decltype(&cold___cudaUnregisterFatBinary)> slot___cudaUnregisterFatBinary{&cold___cudaUnregisterFatBinary};

cudaError_t cold_cudaArrayGetInfo(cudaChannelFormatDesc* desc, cudaExtent* extent, unsigned int* flags, cudaArray_t array) {
  if (const any_function real = resolve(cudart_library, 15)) return as(cold_cudaArrayGetInfo, real)(desc, extent, flags, array);
  zero(desc, 20);
  zero(extent, 24);
  zero(flags, 4);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 15));
}
std::atomic<decltype(&cold_cudaArrayGetInfo)> slot_cudaArrayGetInfo{&cold_cudaArrayGetInfo};

cudaError_t cold_cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaArray_t array, int device) {
  if (const any_function real = resolve(cudart_library, 16)) return as(cold_cudaArrayGetMemoryRequirements, real)(memoryRequirements, array, device);
  zero(memoryRequirements, 32);
  static_cast<void>(array);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 16));
}
std::atomic<decltype(&cold_cudaArrayGetMemoryRequirements)> slot_cudaArrayGetMemoryRequirements{&cold_cudaArrayGetMemoryRequirements};

cudaError_t cold_cudaArrayGetPlane(cudaArray_t* pPlaneArray, cudaArray_t hArray, unsigned int planeIdx) {
  if (const any_function real = resolve(cudart_library, 17)) return as(cold_cudaArrayGetPlane, real)(pPlaneArray, hArray, planeIdx);
  zero(pPlaneArray, 8);
  static_cast<void>(hArray);
  static_cast<void>(planeIdx);
  return static_cast<cudaError_t>(failure(cudart_library, 17));
}
std::atomic<decltype(&cold_cudaArrayGetPlane)> slot_cudaArrayGetPlane{&cold_cudaArrayGetPlane};

cudaError_t cold_cudaArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaArray_t array) {
  if (const any_function real = resolve(cudart_library, 18)) return as(cold_cudaArrayGetSparseProperties, real)(sparseProperties, array);
  static_cast<void>(sparseProperties);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 18));
}
std::atomic<decltype(&cold_cudaArrayGetSparseProperties)> slot_cudaArrayGetSparseProperties{&cold_cudaArrayGetSparseProperties};

cudaError_t cold_cudaChooseDevice(int* device, const cudaDeviceProp* prop) {
  if (const any_function real = resolve(cudart_library, 19)) return as(cold_cudaChooseDevice, real)(device, prop);
  zero(device, 4);
  static_cast<void>(prop);
  return static_cast<cudaError_t>(failure(cudart_library, 19));
}
std::atomic<decltype(&cold_cudaChooseDevice)> slot_cudaChooseDevice{&cold_cudaChooseDevice};

constexpr form forms_cudaChooseDevice[] = {
    { 11, nullptr, nullptr},
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaChannelFormatDesc cold_cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f) {
  if (const any_function real = resolve(cudart_library, 20)) return as(cold_cudaCreateChannelDesc, real)(x, y, z, w, f);
  static_cast<void>(x);
  static_cast<void>(y);
  static_cast<void>(z);
  static_cast<void>(w);
  static_cast<void>(f);
  static_cast<void>(failure(cudart_library, 20));
  return {};
}
}  // namespace
extern std::atomic<decltype(&cold_cudaCreateChannelDesc)> slot_cudaCreateChannelDesc __asm__("nybble_slot_cudaCreateChannelDesc") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaCreateChannelDesc)> slot_cudaCreateChannelDesc{&cold_cudaCreateChannelDesc};
namespace {

cudaError_t cold_cudaCreateSurfaceObject(cudaSurfaceObject_t* pSurfObject, const cudaResourceDesc* pResDesc) {
  if (const any_function real = resolve(cudart_library, 21)) return as(cold_cudaCreateSurfaceObject, real)(pSurfObject, pResDesc);
  zero(pSurfObject, 8);
  static_cast<void>(pResDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 21));
}
std::atomic<decltype(&cold_cudaCreateSurfaceObject)> slot_cudaCreateSurfaceObject{&cold_cudaCreateSurfaceObject};

constexpr form forms_cudaCreateSurfaceObject[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaCreateTextureObject(cudaTextureObject_t* pTexObject, const cudaResourceDesc* pResDesc, const cudaTextureDesc* pTexDesc, const cudaResourceViewDesc* pResViewDesc) {
  if (const any_function real = resolve(cudart_library, 22)) return as(cold_cudaCreateTextureObject, real)(pTexObject, pResDesc, pTexDesc, pResViewDesc);
  zero(pTexObject, 8);
  static_cast<void>(pResDesc);
  static_cast<void>(pTexDesc);
  static_cast<void>(pResViewDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 22));
}
std::atomic<decltype(&cold_cudaCreateTextureObject)> slot_cudaCreateTextureObject{&cold_cudaCreateTextureObject};

constexpr form forms_cudaCreateTextureObject[] = {
    { 11, nullptr, nullptr},
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaCtxResetPersistingL2Cache() {
  if (const any_function real = resolve(cudart_library, 23)) return as(cold_cudaCtxResetPersistingL2Cache, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 23));
}
std::atomic<decltype(&cold_cudaCtxResetPersistingL2Cache)> slot_cudaCtxResetPersistingL2Cache{&cold_cudaCtxResetPersistingL2Cache};

cudaError_t cold_cudaDestroyExternalMemory(cudaExternalMemory_t extMem) {
  if (const any_function real = resolve(cudart_library, 24)) return as(cold_cudaDestroyExternalMemory, real)(extMem);
  static_cast<void>(extMem);
  return static_cast<cudaError_t>(failure(cudart_library, 24));
}
std::atomic<decltype(&cold_cudaDestroyExternalMemory)> slot_cudaDestroyExternalMemory{&cold_cudaDestroyExternalMemory};

cudaError_t cold_cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem) {
  if (const any_function real = resolve(cudart_library, 25)) return as(cold_cudaDestroyExternalSemaphore, real)(extSem);
  static_cast<void>(extSem);
  return static_cast<cudaError_t>(failure(cudart_library, 25));
}
std::atomic<decltype(&cold_cudaDestroyExternalSemaphore)> slot_cudaDestroyExternalSemaphore{&cold_cudaDestroyExternalSemaphore};

cudaError_t cold_cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject) {
  if (const any_function real = resolve(cudart_library, 26)) return as(cold_cudaDestroySurfaceObject, real)(surfObject);
  static_cast<void>(surfObject);
  return static_cast<cudaError_t>(failure(cudart_library, 26));
}
std::atomic<decltype(&cold_cudaDestroySurfaceObject)> slot_cudaDestroySurfaceObject{&cold_cudaDestroySurfaceObject};

cudaError_t cold_cudaDestroyTextureObject(cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 27)) return as(cold_cudaDestroyTextureObject, real)(texObject);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 27));
}
std::atomic<decltype(&cold_cudaDestroyTextureObject)> slot_cudaDestroyTextureObject{&cold_cudaDestroyTextureObject};

cudaError_t cold_cudaDeviceCanAccessPeer(int* canAccessPeer, int device, int peerDevice) {
  if (const any_function real = resolve(cudart_library, 28)) return as(cold_cudaDeviceCanAccessPeer, real)(canAccessPeer, device, peerDevice);
  zero(canAccessPeer, 4);
  static_cast<void>(device);
  static_cast<void>(peerDevice);
  return static_cast<cudaError_t>(failure(cudart_library, 28));
}
std::atomic<decltype(&cold_cudaDeviceCanAccessPeer)> slot_cudaDeviceCanAccessPeer{&cold_cudaDeviceCanAccessPeer};

cudaError_t cold_cudaDeviceDisablePeerAccess(int peerDevice) {
  if (const any_function real = resolve(cudart_library, 29)) return as(cold_cudaDeviceDisablePeerAccess, real)(peerDevice);
  static_cast<void>(peerDevice);
  return static_cast<cudaError_t>(failure(cudart_library, 29));
}
std::atomic<decltype(&cold_cudaDeviceDisablePeerAccess)> slot_cudaDeviceDisablePeerAccess{&cold_cudaDeviceDisablePeerAccess};

cudaError_t cold_cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 30)) return as(cold_cudaDeviceEnablePeerAccess, real)(peerDevice, flags);
  static_cast<void>(peerDevice);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 30));
}
std::atomic<decltype(&cold_cudaDeviceEnablePeerAccess)> slot_cudaDeviceEnablePeerAccess{&cold_cudaDeviceEnablePeerAccess};

cudaError_t cold_cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope) {
  if (const any_function real = resolve(cudart_library, 31)) return as(cold_cudaDeviceFlushGPUDirectRDMAWrites, real)(target, scope);
  static_cast<void>(target);
  static_cast<void>(scope);
  return static_cast<cudaError_t>(failure(cudart_library, 31));
}
std::atomic<decltype(&cold_cudaDeviceFlushGPUDirectRDMAWrites)> slot_cudaDeviceFlushGPUDirectRDMAWrites{&cold_cudaDeviceFlushGPUDirectRDMAWrites};

cudaError_t cold_cudaDeviceGetAttribute(int* value, cudaDeviceAttr attr, int device) {
  if (const any_function real = resolve(cudart_library, 32)) return as(cold_cudaDeviceGetAttribute, real)(value, attr, device);
  zero(value, 4);
  static_cast<void>(attr);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 32));
}
std::atomic<decltype(&cold_cudaDeviceGetAttribute)> slot_cudaDeviceGetAttribute{&cold_cudaDeviceGetAttribute};

cudaError_t cold_cudaDeviceGetByPCIBusId(int* device, const char* pciBusId) {
  if (const any_function real = resolve(cudart_library, 33)) return as(cold_cudaDeviceGetByPCIBusId, real)(device, pciBusId);
  zero(device, 4);
  static_cast<void>(pciBusId);
  return static_cast<cudaError_t>(failure(cudart_library, 33));
}
std::atomic<decltype(&cold_cudaDeviceGetByPCIBusId)> slot_cudaDeviceGetByPCIBusId{&cold_cudaDeviceGetByPCIBusId};

cudaError_t cold_cudaDeviceGetCacheConfig(cudaFuncCache* pCacheConfig) {
  if (const any_function real = resolve(cudart_library, 34)) return as(cold_cudaDeviceGetCacheConfig, real)(pCacheConfig);
  zero(pCacheConfig, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 34));
}
std::atomic<decltype(&cold_cudaDeviceGetCacheConfig)> slot_cudaDeviceGetCacheConfig{&cold_cudaDeviceGetCacheConfig};

cudaError_t cold_cudaDeviceGetDefaultMemPool(cudaMemPool_t* memPool, int device) {
  if (const any_function real = resolve(cudart_library, 35)) return as(cold_cudaDeviceGetDefaultMemPool, real)(memPool, device);
  zero(memPool, 8);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 35));
}
std::atomic<decltype(&cold_cudaDeviceGetDefaultMemPool)> slot_cudaDeviceGetDefaultMemPool{&cold_cudaDeviceGetDefaultMemPool};

cudaError_t cold_cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) {
  if (const any_function real = resolve(cudart_library, 36)) return as(cold_cudaDeviceGetGraphMemAttribute, real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 36));
}
std::atomic<decltype(&cold_cudaDeviceGetGraphMemAttribute)> slot_cudaDeviceGetGraphMemAttribute{&cold_cudaDeviceGetGraphMemAttribute};

cudaError_t cold_cudaDeviceGetLimit(size_t* pValue, cudaLimit limit) {
  if (const any_function real = resolve(cudart_library, 37)) return as(cold_cudaDeviceGetLimit, real)(pValue, limit);
  zero(pValue, 8);
  static_cast<void>(limit);
  return static_cast<cudaError_t>(failure(cudart_library, 37));
}
std::atomic<decltype(&cold_cudaDeviceGetLimit)> slot_cudaDeviceGetLimit{&cold_cudaDeviceGetLimit};

cudaError_t cold_cudaDeviceGetMemPool(cudaMemPool_t* memPool, int device) {
  if (const any_function real = resolve(cudart_library, 38)) return as(cold_cudaDeviceGetMemPool, real)(memPool, device);
  zero(memPool, 8);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 38));
}
std::atomic<decltype(&cold_cudaDeviceGetMemPool)> slot_cudaDeviceGetMemPool{&cold_cudaDeviceGetMemPool};

cudaError_t cold_cudaDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, int device, int flags) {
  if (const any_function real = resolve(cudart_library, 39)) return as(cold_cudaDeviceGetNvSciSyncAttributes, real)(nvSciSyncAttrList, device, flags);
  static_cast<void>(nvSciSyncAttrList);
  static_cast<void>(device);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 39));
}
std::atomic<decltype(&cold_cudaDeviceGetNvSciSyncAttributes)> slot_cudaDeviceGetNvSciSyncAttributes{&cold_cudaDeviceGetNvSciSyncAttributes};

cudaError_t cold_cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice) {
  if (const any_function real = resolve(cudart_library, 40)) return as(cold_cudaDeviceGetP2PAttribute, real)(value, attr, srcDevice, dstDevice);
  zero(value, 4);
  static_cast<void>(attr);
  static_cast<void>(srcDevice);
  static_cast<void>(dstDevice);
  return static_cast<cudaError_t>(failure(cudart_library, 40));
}
std::atomic<decltype(&cold_cudaDeviceGetP2PAttribute)> slot_cudaDeviceGetP2PAttribute{&cold_cudaDeviceGetP2PAttribute};

cudaError_t cold_cudaDeviceGetPCIBusId(char* pciBusId, int len, int device) {
  if (const any_function real = resolve(cudart_library, 41)) return as(cold_cudaDeviceGetPCIBusId, real)(pciBusId, len, device);
  zero(pciBusId, 1);
  static_cast<void>(len);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 41));
}
std::atomic<decltype(&cold_cudaDeviceGetPCIBusId)> slot_cudaDeviceGetPCIBusId{&cold_cudaDeviceGetPCIBusId};

cudaError_t cold_cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* pConfig) {
  if (const any_function real = resolve(cudart_library, 42)) return as(cold_cudaDeviceGetSharedMemConfig, real)(pConfig);
  zero(pConfig, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 42));
}
std::atomic<decltype(&cold_cudaDeviceGetSharedMemConfig)> slot_cudaDeviceGetSharedMemConfig{&cold_cudaDeviceGetSharedMemConfig};

cudaError_t cold_cudaDeviceGetStreamPriorityRange(int* leastPriority, int* greatestPriority) {
  if (const any_function real = resolve(cudart_library, 43)) return as(cold_cudaDeviceGetStreamPriorityRange, real)(leastPriority, greatestPriority);
  zero(leastPriority, 4);
  zero(greatestPriority, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 43));
}
std::atomic<decltype(&cold_cudaDeviceGetStreamPriorityRange)> slot_cudaDeviceGetStreamPriorityRange{&cold_cudaDeviceGetStreamPriorityRange};

cudaError_t cold_cudaDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, const cudaChannelFormatDesc* fmtDesc, int device) {
  if (const any_function real = resolve(cudart_library, 44)) return as(cold_cudaDeviceGetTexture1DLinearMaxWidth, real)(maxWidthInElements, fmtDesc, device);
  zero(maxWidthInElements, 8);
  static_cast<void>(fmtDesc);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 44));
}
std::atomic<decltype(&cold_cudaDeviceGetTexture1DLinearMaxWidth)> slot_cudaDeviceGetTexture1DLinearMaxWidth{&cold_cudaDeviceGetTexture1DLinearMaxWidth};

cudaError_t cold_cudaDeviceGraphMemTrim(int device) {
  if (const any_function real = resolve(cudart_library, 45)) return as(cold_cudaDeviceGraphMemTrim, real)(device);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 45));
}
std::atomic<decltype(&cold_cudaDeviceGraphMemTrim)> slot_cudaDeviceGraphMemTrim{&cold_cudaDeviceGraphMemTrim};

cudaError_t cold_cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void* userData, cudaAsyncCallbackHandle_t* callback) {
  if (const any_function real = resolve(cudart_library, 46)) return as(cold_cudaDeviceRegisterAsyncNotification, real)(device, callbackFunc, userData, callback);
  zero(callback, 8);
  static_cast<void>(device);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<cudaError_t>(failure(cudart_library, 46));
}
std::atomic<decltype(&cold_cudaDeviceRegisterAsyncNotification)> slot_cudaDeviceRegisterAsyncNotification{&cold_cudaDeviceRegisterAsyncNotification};

cudaError_t cold_cudaDeviceReset() {
  if (const any_function real = resolve(cudart_library, 47)) return as(cold_cudaDeviceReset, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 47));
}
std::atomic<decltype(&cold_cudaDeviceReset)> slot_cudaDeviceReset{&cold_cudaDeviceReset};

cudaError_t cold_cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig) {
  if (const any_function real = resolve(cudart_library, 48)) return as(cold_cudaDeviceSetCacheConfig, real)(cacheConfig);
  static_cast<void>(cacheConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 48));
}
std::atomic<decltype(&cold_cudaDeviceSetCacheConfig)> slot_cudaDeviceSetCacheConfig{&cold_cudaDeviceSetCacheConfig};

cudaError_t cold_cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) {
  if (const any_function real = resolve(cudart_library, 49)) return as(cold_cudaDeviceSetGraphMemAttribute, real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 49));
}
std::atomic<decltype(&cold_cudaDeviceSetGraphMemAttribute)> slot_cudaDeviceSetGraphMemAttribute{&cold_cudaDeviceSetGraphMemAttribute};

cudaError_t cold_cudaDeviceSetLimit(cudaLimit limit, size_t value) {
  if (const any_function real = resolve(cudart_library, 50)) return as(cold_cudaDeviceSetLimit, real)(limit, value);
  static_cast<void>(limit);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 50));
}
std::atomic<decltype(&cold_cudaDeviceSetLimit)> slot_cudaDeviceSetLimit{&cold_cudaDeviceSetLimit};

cudaError_t cold_cudaDeviceSetMemPool(int device, cudaMemPool_t memPool) {
  if (const any_function real = resolve(cudart_library, 51)) return as(cold_cudaDeviceSetMemPool, real)(device, memPool);
  static_cast<void>(device);
  static_cast<void>(memPool);
  return static_cast<cudaError_t>(failure(cudart_library, 51));
}
std::atomic<decltype(&cold_cudaDeviceSetMemPool)> slot_cudaDeviceSetMemPool{&cold_cudaDeviceSetMemPool};

cudaError_t cold_cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config) {
  if (const any_function real = resolve(cudart_library, 52)) return as(cold_cudaDeviceSetSharedMemConfig, real)(config);
  static_cast<void>(config);
  return static_cast<cudaError_t>(failure(cudart_library, 52));
}
std::atomic<decltype(&cold_cudaDeviceSetSharedMemConfig)> slot_cudaDeviceSetSharedMemConfig{&cold_cudaDeviceSetSharedMemConfig};

cudaError_t cold_cudaDeviceSynchronize() {
  if (const any_function real = resolve(cudart_library, 53)) return as(cold_cudaDeviceSynchronize, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 53));
}
std::atomic<decltype(&cold_cudaDeviceSynchronize)> slot_cudaDeviceSynchronize{&cold_cudaDeviceSynchronize};

cudaError_t cold_cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback) {
  if (const any_function real = resolve(cudart_library, 54)) return as(cold_cudaDeviceUnregisterAsyncNotification, real)(device, callback);
  static_cast<void>(device);
  static_cast<void>(callback);
  return static_cast<cudaError_t>(failure(cudart_library, 54));
}
std::atomic<decltype(&cold_cudaDeviceUnregisterAsyncNotification)> slot_cudaDeviceUnregisterAsyncNotification{&cold_cudaDeviceUnregisterAsyncNotification};

cudaError_t cold_cudaDriverGetVersion(int* driverVersion) {
  if (const any_function real = resolve(cudart_library, 55)) return as(cold_cudaDriverGetVersion, real)(driverVersion);
  zero(driverVersion, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 55));
}
std::atomic<decltype(&cold_cudaDriverGetVersion)> slot_cudaDriverGetVersion{&cold_cudaDriverGetVersion};

cudaError_t cold_cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t* pCudaResource, cudaStream_t* pStream, unsigned int timeout) {
  if (const any_function real = resolve(cudart_library, 56)) return as(cold_cudaEGLStreamConsumerAcquireFrame, real)(conn, pCudaResource, pStream, timeout);
  zero(conn, 8);
  zero(pCudaResource, 8);
  zero(pStream, 8);
  static_cast<void>(timeout);
  return static_cast<cudaError_t>(failure(cudart_library, 56));
}
std::atomic<decltype(&cold_cudaEGLStreamConsumerAcquireFrame)> slot_cudaEGLStreamConsumerAcquireFrame{&cold_cudaEGLStreamConsumerAcquireFrame};

cudaError_t cold_cudaEGLStreamConsumerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream) {
  if (const any_function real = resolve(cudart_library, 57)) return as(cold_cudaEGLStreamConsumerConnect, real)(conn, eglStream);
  zero(conn, 8);
  static_cast<void>(eglStream);
  return static_cast<cudaError_t>(failure(cudart_library, 57));
}
std::atomic<decltype(&cold_cudaEGLStreamConsumerConnect)> slot_cudaEGLStreamConsumerConnect{&cold_cudaEGLStreamConsumerConnect};

cudaError_t cold_cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 58)) return as(cold_cudaEGLStreamConsumerConnectWithFlags, real)(conn, eglStream, flags);
  zero(conn, 8);
  static_cast<void>(eglStream);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 58));
}
std::atomic<decltype(&cold_cudaEGLStreamConsumerConnectWithFlags)> slot_cudaEGLStreamConsumerConnectWithFlags{&cold_cudaEGLStreamConsumerConnectWithFlags};

cudaError_t cold_cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection* conn) {
  if (const any_function real = resolve(cudart_library, 59)) return as(cold_cudaEGLStreamConsumerDisconnect, real)(conn);
  zero(conn, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 59));
}
std::atomic<decltype(&cold_cudaEGLStreamConsumerDisconnect)> slot_cudaEGLStreamConsumerDisconnect{&cold_cudaEGLStreamConsumerDisconnect};

cudaError_t cold_cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t pCudaResource, cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 60)) return as(cold_cudaEGLStreamConsumerReleaseFrame, real)(conn, pCudaResource, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(pCudaResource);
  return static_cast<cudaError_t>(failure(cudart_library, 60));
}
std::atomic<decltype(&cold_cudaEGLStreamConsumerReleaseFrame)> slot_cudaEGLStreamConsumerReleaseFrame{&cold_cudaEGLStreamConsumerReleaseFrame};

cudaError_t cold_cudaEGLStreamProducerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, EGLint width, EGLint height) {
  if (const any_function real = resolve(cudart_library, 61)) return as(cold_cudaEGLStreamProducerConnect, real)(conn, eglStream, width, height);
  zero(conn, 8);
  static_cast<void>(eglStream);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 61));
}
std::atomic<decltype(&cold_cudaEGLStreamProducerConnect)> slot_cudaEGLStreamProducerConnect{&cold_cudaEGLStreamProducerConnect};

cudaError_t cold_cudaEGLStreamProducerDisconnect(cudaEglStreamConnection* conn) {
  if (const any_function real = resolve(cudart_library, 62)) return as(cold_cudaEGLStreamProducerDisconnect, real)(conn);
  zero(conn, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 62));
}
std::atomic<decltype(&cold_cudaEGLStreamProducerDisconnect)> slot_cudaEGLStreamProducerDisconnect{&cold_cudaEGLStreamProducerDisconnect};

cudaError_t cold_cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection* conn, cudaEglFrame eglframe, cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 63)) return as(cold_cudaEGLStreamProducerPresentFrame, real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<cudaError_t>(failure(cudart_library, 63));
}
std::atomic<decltype(&cold_cudaEGLStreamProducerPresentFrame)> slot_cudaEGLStreamProducerPresentFrame{&cold_cudaEGLStreamProducerPresentFrame};

cudaError_t cold_cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection* conn, cudaEglFrame* eglframe, cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 64)) return as(cold_cudaEGLStreamProducerReturnFrame, real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<cudaError_t>(failure(cudart_library, 64));
}
std::atomic<decltype(&cold_cudaEGLStreamProducerReturnFrame)> slot_cudaEGLStreamProducerReturnFrame{&cold_cudaEGLStreamProducerReturnFrame};

cudaError_t cold_cudaEventCreate(cudaEvent_t* event) {
  if (const any_function real = resolve(cudart_library, 65)) return as(cold_cudaEventCreate, real)(event);
  zero(event, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 65));
}
std::atomic<decltype(&cold_cudaEventCreate)> slot_cudaEventCreate{&cold_cudaEventCreate};

cudaError_t cold_cudaEventCreateFromEGLSync(cudaEvent_t* phEvent, EGLSyncKHR eglSync, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 66)) return as(cold_cudaEventCreateFromEGLSync, real)(phEvent, eglSync, flags);
  zero(phEvent, 8);
  static_cast<void>(eglSync);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 66));
}
std::atomic<decltype(&cold_cudaEventCreateFromEGLSync)> slot_cudaEventCreateFromEGLSync{&cold_cudaEventCreateFromEGLSync};

cudaError_t cold_cudaEventCreateWithFlags(cudaEvent_t* event, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 67)) return as(cold_cudaEventCreateWithFlags, real)(event, flags);
  zero(event, 8);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 67));
}
std::atomic<decltype(&cold_cudaEventCreateWithFlags)> slot_cudaEventCreateWithFlags{&cold_cudaEventCreateWithFlags};

cudaError_t cold_cudaEventDestroy(cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 68)) return as(cold_cudaEventDestroy, real)(event);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 68));
}
std::atomic<decltype(&cold_cudaEventDestroy)> slot_cudaEventDestroy{&cold_cudaEventDestroy};

cudaError_t cold_cudaEventElapsedTime(float* ms, cudaEvent_t start, cudaEvent_t end) {
  if (const any_function real = resolve(cudart_library, 69)) return as(cold_cudaEventElapsedTime, real)(ms, start, end);
  zero(ms, 4);
  static_cast<void>(start);
  static_cast<void>(end);
  return static_cast<cudaError_t>(failure(cudart_library, 69));
}
std::atomic<decltype(&cold_cudaEventElapsedTime)> slot_cudaEventElapsedTime{&cold_cudaEventElapsedTime};

cudaError_t cold_cudaEventElapsedTime_v2(float* ms, cudaEvent_t start, cudaEvent_t end) {
  if (const any_function real = resolve(cudart_library, 70)) return as(cold_cudaEventElapsedTime_v2, real)(ms, start, end);
  zero(ms, 4);
  static_cast<void>(start);
  static_cast<void>(end);
  return static_cast<cudaError_t>(failure(cudart_library, 70));
}
std::atomic<decltype(&cold_cudaEventElapsedTime_v2)> slot_cudaEventElapsedTime_v2{&cold_cudaEventElapsedTime_v2};

constexpr form forms_cudaEventElapsedTime_v2[] = {
    { 11, "cudaEventElapsedTime", &publish<slot_cudaEventElapsedTime_v2>},
    { 13, "cudaEventElapsedTime", &publish<slot_cudaEventElapsedTime_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaEventQuery(cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 71)) return as(cold_cudaEventQuery, real)(event);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 71));
}
std::atomic<decltype(&cold_cudaEventQuery)> slot_cudaEventQuery{&cold_cudaEventQuery};

cudaError_t cold_cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 72)) return as(cold_cudaEventRecord, real)(event, stream);
  static_cast<void>(event);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 72));
}
std::atomic<decltype(&cold_cudaEventRecord)> slot_cudaEventRecord{&cold_cudaEventRecord};

cudaError_t cold_cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 73)) return as(cold_cudaEventRecordWithFlags, real)(event, stream, flags);
  static_cast<void>(event);
  static_cast<void>(stream);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 73));
}
std::atomic<decltype(&cold_cudaEventRecordWithFlags)> slot_cudaEventRecordWithFlags{&cold_cudaEventRecordWithFlags};

cudaError_t cold_cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 74)) return as(cold_cudaEventRecordWithFlags_ptsz, real)(event, stream, flags);
  static_cast<void>(event);
  static_cast<void>(stream);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 74));
}
std::atomic<decltype(&cold_cudaEventRecordWithFlags_ptsz)> slot_cudaEventRecordWithFlags_ptsz{&cold_cudaEventRecordWithFlags_ptsz};

cudaError_t cold_cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 75)) return as(cold_cudaEventRecord_ptsz, real)(event, stream);
  static_cast<void>(event);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 75));
}
std::atomic<decltype(&cold_cudaEventRecord_ptsz)> slot_cudaEventRecord_ptsz{&cold_cudaEventRecord_ptsz};

cudaError_t cold_cudaEventSynchronize(cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 76)) return as(cold_cudaEventSynchronize, real)(event);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 76));
}
std::atomic<decltype(&cold_cudaEventSynchronize)> slot_cudaEventSynchronize{&cold_cudaEventSynchronize};

cudaError_t cold_cudaExternalMemoryGetMappedBuffer(void** devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc* bufferDesc) {
  if (const any_function real = resolve(cudart_library, 77)) return as(cold_cudaExternalMemoryGetMappedBuffer, real)(devPtr, extMem, bufferDesc);
  zero(devPtr, 8);
  static_cast<void>(extMem);
  static_cast<void>(bufferDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 77));
}
std::atomic<decltype(&cold_cudaExternalMemoryGetMappedBuffer)> slot_cudaExternalMemoryGetMappedBuffer{&cold_cudaExternalMemoryGetMappedBuffer};

constexpr form forms_cudaExternalMemoryGetMappedBuffer[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t* mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc* mipmapDesc) {
  if (const any_function real = resolve(cudart_library, 78)) return as(cold_cudaExternalMemoryGetMappedMipmappedArray, real)(mipmap, extMem, mipmapDesc);
  static_cast<void>(mipmap);
  static_cast<void>(extMem);
  static_cast<void>(mipmapDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 78));
}
std::atomic<decltype(&cold_cudaExternalMemoryGetMappedMipmappedArray)> slot_cudaExternalMemoryGetMappedMipmappedArray{&cold_cudaExternalMemoryGetMappedMipmappedArray};

constexpr form forms_cudaExternalMemoryGetMappedMipmappedArray[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaFree(void* devPtr) {
  if (const any_function real = resolve(cudart_library, 79)) return as(cold_cudaFree, real)(devPtr);
  static_cast<void>(devPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 79));
}
std::atomic<decltype(&cold_cudaFree)> slot_cudaFree{&cold_cudaFree};

cudaError_t cold_cudaFreeArray(cudaArray_t array) {
  if (const any_function real = resolve(cudart_library, 80)) return as(cold_cudaFreeArray, real)(array);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 80));
}
std::atomic<decltype(&cold_cudaFreeArray)> slot_cudaFreeArray{&cold_cudaFreeArray};

cudaError_t cold_cudaFreeAsync(void* devPtr, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 81)) return as(cold_cudaFreeAsync, real)(devPtr, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 81));
}
std::atomic<decltype(&cold_cudaFreeAsync)> slot_cudaFreeAsync{&cold_cudaFreeAsync};

cudaError_t cold_cudaFreeAsync_ptsz(void* devPtr, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 82)) return as(cold_cudaFreeAsync_ptsz, real)(devPtr, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 82));
}
std::atomic<decltype(&cold_cudaFreeAsync_ptsz)> slot_cudaFreeAsync_ptsz{&cold_cudaFreeAsync_ptsz};

cudaError_t cold_cudaFreeHost(void* ptr) {
  if (const any_function real = resolve(cudart_library, 83)) return as(cold_cudaFreeHost, real)(ptr);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 83));
}
std::atomic<decltype(&cold_cudaFreeHost)> slot_cudaFreeHost{&cold_cudaFreeHost};

cudaError_t cold_cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray) {
  if (const any_function real = resolve(cudart_library, 84)) return as(cold_cudaFreeMipmappedArray, real)(mipmappedArray);
  static_cast<void>(mipmappedArray);
  return static_cast<cudaError_t>(failure(cudart_library, 84));
}
std::atomic<decltype(&cold_cudaFreeMipmappedArray)> slot_cudaFreeMipmappedArray{&cold_cudaFreeMipmappedArray};

cudaError_t cold_cudaFuncGetAttributes(cudaFuncAttributes* attr, const void* func) {
  if (const any_function real = resolve(cudart_library, 85)) return as(cold_cudaFuncGetAttributes, real)(attr, func);
  zero(attr, 144);
  static_cast<void>(func);
  return static_cast<cudaError_t>(failure(cudart_library, 85));
}
std::atomic<decltype(&cold_cudaFuncGetAttributes)> slot_cudaFuncGetAttributes{&cold_cudaFuncGetAttributes};

constexpr move_field moves_cudaFuncGetAttributes_on_11[] = { { 0, 0, 8 }, { 8, 8, 8 }, { 16, 16, 8 }, { 24, 24, 4 }, { 28, 28, 4 }, { 32, 32, 4 }, { 36, 36, 4 }, { 40, 40, 4 }, { 44, 44, 4 }, { 48, 48, 4 }, };
std::atomic<decltype(&cold_cudaFuncGetAttributes)> real_cudaFuncGetAttributes_on_11{nullptr};
cudaError_t cudaFuncGetAttributes_on_11(cudaFuncAttributes* attr, const void* func) {
  scratch_struct<cudaFuncAttributes> scratch_for;
  const cudaError_t code = real_cudaFuncGetAttributes_on_11.load(std::memory_order_acquire)(scratch_for(attr), func);
  if (code != 0 || attr == nullptr) return code;
  scratch_for.copy_to(attr, 144, moves_cudaFuncGetAttributes_on_11);
  return code;
}
constexpr form forms_cudaFuncGetAttributes[] = {
    { 11, "cudaFuncGetAttributes", &publish_adapter<slot_cudaFuncGetAttributes, real_cudaFuncGetAttributes_on_11, &cudaFuncGetAttributes_on_11>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaFuncGetName(const char** name, const void* func) {
  if (const any_function real = resolve(cudart_library, 86)) return as(cold_cudaFuncGetName, real)(name, func);
  zero(name, 8);
  static_cast<void>(func);
  return static_cast<cudaError_t>(failure(cudart_library, 86));
}
std::atomic<decltype(&cold_cudaFuncGetName)> slot_cudaFuncGetName{&cold_cudaFuncGetName};

cudaError_t cold_cudaFuncGetParamInfo(const void* func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) {
  if (const any_function real = resolve(cudart_library, 87)) return as(cold_cudaFuncGetParamInfo, real)(func, paramIndex, paramOffset, paramSize);
  zero(paramOffset, 8);
  zero(paramSize, 8);
  static_cast<void>(func);
  static_cast<void>(paramIndex);
  return static_cast<cudaError_t>(failure(cudart_library, 87));
}
std::atomic<decltype(&cold_cudaFuncGetParamInfo)> slot_cudaFuncGetParamInfo{&cold_cudaFuncGetParamInfo};

cudaError_t cold_cudaFuncSetAttribute(const void* func, cudaFuncAttribute attr, int value) {
  if (const any_function real = resolve(cudart_library, 88)) return as(cold_cudaFuncSetAttribute, real)(func, attr, value);
  static_cast<void>(func);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 88));
}
std::atomic<decltype(&cold_cudaFuncSetAttribute)> slot_cudaFuncSetAttribute{&cold_cudaFuncSetAttribute};

cudaError_t cold_cudaFuncSetCacheConfig(const void* func, cudaFuncCache cacheConfig) {
  if (const any_function real = resolve(cudart_library, 89)) return as(cold_cudaFuncSetCacheConfig, real)(func, cacheConfig);
  static_cast<void>(func);
  static_cast<void>(cacheConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 89));
}
std::atomic<decltype(&cold_cudaFuncSetCacheConfig)> slot_cudaFuncSetCacheConfig{&cold_cudaFuncSetCacheConfig};

cudaError_t cold_cudaFuncSetSharedMemConfig(const void* func, cudaSharedMemConfig config) {
  if (const any_function real = resolve(cudart_library, 90)) return as(cold_cudaFuncSetSharedMemConfig, real)(func, config);
  static_cast<void>(func);
  static_cast<void>(config);
  return static_cast<cudaError_t>(failure(cudart_library, 90));
}
std::atomic<decltype(&cold_cudaFuncSetSharedMemConfig)> slot_cudaFuncSetSharedMemConfig{&cold_cudaFuncSetSharedMemConfig};

cudaError_t cold_cudaGLGetDevices(unsigned int* pCudaDeviceCount, int* pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList) {
  if (const any_function real = resolve(cudart_library, 91)) return as(cold_cudaGLGetDevices, real)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
  zero(pCudaDeviceCount, 4);
  zero(pCudaDevices, 4);
  static_cast<void>(cudaDeviceCount);
  static_cast<void>(deviceList);
  return static_cast<cudaError_t>(failure(cudart_library, 91));
}
std::atomic<decltype(&cold_cudaGLGetDevices)> slot_cudaGLGetDevices{&cold_cudaGLGetDevices};

cudaError_t cold_cudaGLMapBufferObject(void** devPtr, GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 92)) return as(cold_cudaGLMapBufferObject, real)(devPtr, bufObj);
  zero(devPtr, 8);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 92));
}
std::atomic<decltype(&cold_cudaGLMapBufferObject)> slot_cudaGLMapBufferObject{&cold_cudaGLMapBufferObject};

cudaError_t cold_cudaGLMapBufferObjectAsync(void** devPtr, GLuint bufObj, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 93)) return as(cold_cudaGLMapBufferObjectAsync, real)(devPtr, bufObj, stream);
  zero(devPtr, 8);
  static_cast<void>(bufObj);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 93));
}
std::atomic<decltype(&cold_cudaGLMapBufferObjectAsync)> slot_cudaGLMapBufferObjectAsync{&cold_cudaGLMapBufferObjectAsync};

cudaError_t cold_cudaGLRegisterBufferObject(GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 94)) return as(cold_cudaGLRegisterBufferObject, real)(bufObj);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 94));
}
std::atomic<decltype(&cold_cudaGLRegisterBufferObject)> slot_cudaGLRegisterBufferObject{&cold_cudaGLRegisterBufferObject};

cudaError_t cold_cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 95)) return as(cold_cudaGLSetBufferObjectMapFlags, real)(bufObj, flags);
  static_cast<void>(bufObj);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 95));
}
std::atomic<decltype(&cold_cudaGLSetBufferObjectMapFlags)> slot_cudaGLSetBufferObjectMapFlags{&cold_cudaGLSetBufferObjectMapFlags};

cudaError_t cold_cudaGLSetGLDevice(int device) {
  if (const any_function real = resolve(cudart_library, 96)) return as(cold_cudaGLSetGLDevice, real)(device);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 96));
}
std::atomic<decltype(&cold_cudaGLSetGLDevice)> slot_cudaGLSetGLDevice{&cold_cudaGLSetGLDevice};

cudaError_t cold_cudaGLUnmapBufferObject(GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 97)) return as(cold_cudaGLUnmapBufferObject, real)(bufObj);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 97));
}
std::atomic<decltype(&cold_cudaGLUnmapBufferObject)> slot_cudaGLUnmapBufferObject{&cold_cudaGLUnmapBufferObject};

cudaError_t cold_cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 98)) return as(cold_cudaGLUnmapBufferObjectAsync, real)(bufObj, stream);
  static_cast<void>(bufObj);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 98));
}
std::atomic<decltype(&cold_cudaGLUnmapBufferObjectAsync)> slot_cudaGLUnmapBufferObjectAsync{&cold_cudaGLUnmapBufferObjectAsync};

cudaError_t cold_cudaGLUnregisterBufferObject(GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 99)) return as(cold_cudaGLUnregisterBufferObject, real)(bufObj);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 99));
}
std::atomic<decltype(&cold_cudaGLUnregisterBufferObject)> slot_cudaGLUnregisterBufferObject{&cold_cudaGLUnregisterBufferObject};

cudaError_t cold_cudaGetChannelDesc(cudaChannelFormatDesc* desc, cudaArray_const_t array) {
  if (const any_function real = resolve(cudart_library, 100)) return as(cold_cudaGetChannelDesc, real)(desc, array);
  static_cast<void>(desc);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 100));
}
std::atomic<decltype(&cold_cudaGetChannelDesc)> slot_cudaGetChannelDesc{&cold_cudaGetChannelDesc};

cudaError_t cold_cudaGetDevice(int* device) {
  if (const any_function real = resolve(cudart_library, 101)) return as(cold_cudaGetDevice, real)(device);
  zero(device, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 101));
}
std::atomic<decltype(&cold_cudaGetDevice)> slot_cudaGetDevice{&cold_cudaGetDevice};

cudaError_t cold_cudaGetDeviceCount(int* count) {
  if (const any_function real = resolve(cudart_library, 102)) return as(cold_cudaGetDeviceCount, real)(count);
  zero(count, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 102));
}
std::atomic<decltype(&cold_cudaGetDeviceCount)> slot_cudaGetDeviceCount{&cold_cudaGetDeviceCount};

cudaError_t cold_cudaGetDeviceFlags(unsigned int* flags) {
  if (const any_function real = resolve(cudart_library, 103)) return as(cold_cudaGetDeviceFlags, real)(flags);
  zero(flags, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 103));
}
std::atomic<decltype(&cold_cudaGetDeviceFlags)> slot_cudaGetDeviceFlags{&cold_cudaGetDeviceFlags};

cudaError_t cold_cudaGetDeviceProperties(cudaDeviceProp* prop, int device) {
  if (const any_function real = resolve(cudart_library, 104)) return as(cold_cudaGetDeviceProperties, real)(prop, device);
  zero(prop, 728);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 104));
}
std::atomic<decltype(&cold_cudaGetDeviceProperties)> slot_cudaGetDeviceProperties{&cold_cudaGetDeviceProperties};

constexpr move_field moves_cudaGetDeviceProperties_on_13[] = { { 0, 0, 256 }, { 256, 256, 16 }, { 272, 272, 8 }, { 280, 280, 4 }, { 288, 288, 8 }, { 296, 296, 8 }, { 304, 304, 4 }, { 308, 308, 4 }, { 312, 312, 8 }, { 320, 320, 4 }, { 324, 324, 12 }, { 336, 336, 12 }, { 352, 352, 8 }, { 360, 360, 4 }, { 364, 364, 4 }, { 368, 368, 8 }, { 376, 376, 8 }, { 388, 384, 4 }, { 396, 388, 4 }, { 400, 392, 4 }, { 408, 396, 4 }, { 412, 400, 4 }, { 420, 404, 8 }, { 428, 412, 8 }, { 436, 420, 12 }, { 448, 432, 8 }, { 456, 440, 12 }, { 468, 452, 12 }, { 480, 464, 4 }, { 484, 468, 8 }, { 492, 476, 12 }, { 504, 488, 8 }, { 512, 496, 4 }, { 516, 500, 8 }, { 524, 508, 12 }, { 536, 520, 8 }, { 544, 528, 12 }, { 556, 540, 4 }, { 560, 544, 8 }, { 568, 552, 8 }, { 576, 560, 4 }, { 580, 564, 4 }, { 584, 568, 4 }, { 588, 572, 4 }, { 592, 576, 4 }, { 596, 580, 4 }, { 600, 584, 4 }, { 604, 588, 4 }, { 612, 592, 4 }, { 616, 596, 4 }, { 620, 600, 4 }, { 624, 604, 4 }, { 628, 608, 4 }, { 632, 612, 4 }, { 636, 616, 4 }, { 640, 624, 8 }, { 648, 632, 4 }, { 652, 636, 4 }, { 656, 640, 4 }, { 660, 644, 4 }, { 664, 648, 4 }, { 672, 652, 4 }, { 676, 656, 4 }, { 680, 660, 4 }, { 684, 664, 4 }, { 688, 668, 4 }, { 696, 672, 8 }, { 704, 680, 4 }, { 708, 684, 4 }, { 712, 688, 4 }, { 716, 692, 4 }, { 720, 696, 8 }, };
constexpr ask_field asked_cudaGetDeviceProperties_on_13[] = { { 348, 13 }, { 384, 15 }, { 392, 17 }, { 404, 20 }, { 416, 69 }, { 608, 36 }, { 668, 87 }, { 692, 96 }, };
std::atomic<decltype(&cold_cudaGetDeviceProperties)> real_cudaGetDeviceProperties_on_13{nullptr};
cudaError_t cudaGetDeviceProperties_on_13(cudaDeviceProp* prop, int device) {
  scratch_struct<cudaDeviceProp> scratch_for;
  const cudaError_t code = real_cudaGetDeviceProperties_on_13.load(std::memory_order_acquire)(scratch_for(prop), device);
  if (code != 0 || prop == nullptr) return code;
  scratch_for.copy_to(prop, 728, moves_cudaGetDeviceProperties_on_13);
  for (const ask_field& one : asked_cudaGetDeviceProperties_on_13) {
    int value = 0;
    if (cudaDeviceGetAttribute(&value, one.attribute, device) == 0) put(prop, one.to, value);
  }
  return code;
}
constexpr form forms_cudaGetDeviceProperties[] = {
    { 13, "cudaGetDeviceProperties", &publish_adapter<slot_cudaGetDeviceProperties, real_cudaGetDeviceProperties_on_13, &cudaGetDeviceProperties_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetDeviceProperties_v2(cudaDeviceProp* prop, int device) {
  if (const any_function real = resolve(cudart_library, 105)) return as(cold_cudaGetDeviceProperties_v2, real)(prop, device);
  zero(prop, 1032);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 105));
}
std::atomic<decltype(&cold_cudaGetDeviceProperties_v2)> slot_cudaGetDeviceProperties_v2{&cold_cudaGetDeviceProperties_v2};

constexpr move_field moves_cudaGetDeviceProperties_v2_on_11[] = { { 0, 0, 256 }, { 256, 256, 16 }, { 272, 272, 8 }, { 280, 280, 4 }, { 288, 288, 8 }, { 296, 296, 8 }, { 304, 304, 4 }, { 308, 308, 4 }, { 312, 312, 8 }, { 320, 320, 4 }, { 324, 324, 12 }, { 336, 336, 12 }, { 348, 348, 4 }, { 352, 352, 8 }, { 360, 360, 4 }, { 364, 364, 4 }, { 368, 368, 8 }, { 376, 376, 8 }, { 384, 384, 4 }, { 388, 388, 4 }, { 392, 392, 4 }, { 396, 396, 4 }, { 400, 400, 4 }, { 404, 404, 4 }, { 408, 408, 4 }, { 412, 412, 4 }, { 416, 416, 4 }, { 420, 420, 8 }, { 428, 428, 8 }, { 436, 436, 12 }, { 448, 448, 8 }, { 456, 456, 12 }, { 468, 468, 12 }, { 480, 480, 4 }, { 484, 484, 8 }, { 492, 492, 12 }, { 504, 504, 8 }, { 512, 512, 4 }, { 516, 516, 8 }, { 524, 524, 12 }, { 536, 536, 8 }, { 544, 544, 12 }, { 556, 556, 4 }, { 560, 560, 8 }, { 568, 568, 8 }, { 576, 576, 4 }, { 580, 580, 4 }, { 584, 584, 4 }, { 588, 588, 4 }, { 592, 592, 4 }, { 596, 596, 4 }, { 600, 600, 4 }, { 604, 604, 4 }, { 608, 608, 4 }, { 612, 612, 4 }, { 616, 616, 4 }, { 620, 620, 4 }, { 624, 624, 4 }, { 628, 628, 4 }, { 632, 632, 4 }, { 636, 636, 4 }, { 640, 640, 8 }, { 648, 648, 4 }, { 652, 652, 4 }, { 656, 656, 4 }, { 660, 660, 4 }, { 664, 664, 4 }, { 668, 668, 4 }, { 672, 672, 4 }, { 676, 676, 4 }, { 680, 680, 4 }, { 684, 684, 4 }, { 688, 688, 4 }, { 692, 692, 4 }, { 696, 696, 8 }, { 704, 704, 4 }, { 708, 708, 4 }, { 712, 712, 4 }, { 716, 716, 4 }, { 720, 720, 8 }, };
std::atomic<decltype(&cold_cudaGetDeviceProperties_v2)> real_cudaGetDeviceProperties_v2_on_11{nullptr};
cudaError_t cudaGetDeviceProperties_v2_on_11(cudaDeviceProp* prop, int device) {
  scratch_struct<cudaDeviceProp> scratch_for;
  const cudaError_t code = real_cudaGetDeviceProperties_v2_on_11.load(std::memory_order_acquire)(scratch_for(prop), device);
  if (code != 0 || prop == nullptr) return code;
  scratch_for.copy_to(prop, 1032, moves_cudaGetDeviceProperties_v2_on_11);
  return code;
}
constexpr move_field moves_cudaGetDeviceProperties_v2_on_13[] = { { 0, 0, 256 }, { 256, 256, 16 }, { 272, 272, 8 }, { 280, 280, 4 }, { 288, 288, 8 }, { 296, 296, 8 }, { 304, 304, 4 }, { 308, 308, 4 }, { 312, 312, 8 }, { 320, 320, 4 }, { 324, 324, 12 }, { 336, 336, 12 }, { 352, 352, 8 }, { 360, 360, 4 }, { 364, 364, 4 }, { 368, 368, 8 }, { 376, 376, 8 }, { 388, 384, 4 }, { 396, 388, 4 }, { 400, 392, 4 }, { 408, 396, 4 }, { 412, 400, 4 }, { 420, 404, 8 }, { 428, 412, 8 }, { 436, 420, 12 }, { 448, 432, 8 }, { 456, 440, 12 }, { 468, 452, 12 }, { 480, 464, 4 }, { 484, 468, 8 }, { 492, 476, 12 }, { 504, 488, 8 }, { 512, 496, 4 }, { 516, 500, 8 }, { 524, 508, 12 }, { 536, 520, 8 }, { 544, 528, 12 }, { 556, 540, 4 }, { 560, 544, 8 }, { 568, 552, 8 }, { 576, 560, 4 }, { 580, 564, 4 }, { 584, 568, 4 }, { 588, 572, 4 }, { 592, 576, 4 }, { 596, 580, 4 }, { 600, 584, 4 }, { 604, 588, 4 }, { 612, 592, 4 }, { 616, 596, 4 }, { 620, 600, 4 }, { 624, 604, 4 }, { 628, 608, 4 }, { 632, 612, 4 }, { 636, 616, 4 }, { 640, 624, 8 }, { 648, 632, 4 }, { 652, 636, 4 }, { 656, 640, 4 }, { 660, 644, 4 }, { 664, 648, 4 }, { 672, 652, 4 }, { 676, 656, 4 }, { 680, 660, 4 }, { 684, 664, 4 }, { 688, 668, 4 }, { 696, 672, 8 }, { 704, 680, 4 }, { 708, 684, 4 }, { 712, 688, 4 }, { 716, 692, 4 }, { 720, 696, 8 }, { 728, 704, 4 }, { 732, 708, 4 }, { 736, 712, 4 }, { 740, 716, 4 }, { 744, 720, 4 }, { 748, 724, 4 }, { 752, 728, 4 }, { 756, 732, 4 }, { 760, 736, 4 }, { 764, 740, 4 }, { 768, 744, 4 }, { 772, 748, 4 }, { 776, 752, 4 }, { 780, 784, 224 }, };
constexpr ask_field asked_cudaGetDeviceProperties_v2_on_13[] = { { 348, 13 }, { 384, 15 }, { 392, 17 }, { 404, 20 }, { 416, 69 }, { 608, 36 }, { 668, 87 }, { 692, 96 }, };
std::atomic<decltype(&cold_cudaGetDeviceProperties_v2)> real_cudaGetDeviceProperties_v2_on_13{nullptr};
cudaError_t cudaGetDeviceProperties_v2_on_13(cudaDeviceProp* prop, int device) {
  scratch_struct<cudaDeviceProp> scratch_for;
  const cudaError_t code = real_cudaGetDeviceProperties_v2_on_13.load(std::memory_order_acquire)(scratch_for(prop), device);
  if (code != 0 || prop == nullptr) return code;
  scratch_for.copy_to(prop, 1032, moves_cudaGetDeviceProperties_v2_on_13);
  for (const ask_field& one : asked_cudaGetDeviceProperties_v2_on_13) {
    int value = 0;
    if (cudaDeviceGetAttribute(&value, one.attribute, device) == 0) put(prop, one.to, value);
  }
  return code;
}
constexpr form forms_cudaGetDeviceProperties_v2[] = {
    { 11, "cudaGetDeviceProperties", &publish_adapter<slot_cudaGetDeviceProperties_v2, real_cudaGetDeviceProperties_v2_on_11, &cudaGetDeviceProperties_v2_on_11>},
    { 13, "cudaGetDeviceProperties", &publish_adapter<slot_cudaGetDeviceProperties_v2, real_cudaGetDeviceProperties_v2_on_13, &cudaGetDeviceProperties_v2_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetDriverEntryPoint(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 106)) return as(cold_cudaGetDriverEntryPoint, real)(symbol, funcPtr, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 106));
}
std::atomic<decltype(&cold_cudaGetDriverEntryPoint)> slot_cudaGetDriverEntryPoint{&cold_cudaGetDriverEntryPoint};

std::atomic<cudaError_t (*)(const char*, void**, unsigned long long)> real_cudaGetDriverEntryPoint_on_11{nullptr};
cudaError_t cudaGetDriverEntryPoint_on_11(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { static_cast<void>(symbol); static_cast<void>(funcPtr); static_cast<void>(flags); static_cast<void>(driverStatus); return real_cudaGetDriverEntryPoint_on_11.load(std::memory_order_acquire)((zero(driverStatus, 4), symbol), funcPtr, flags); }

constexpr form forms_cudaGetDriverEntryPoint[] = {
    { 11, "cudaGetDriverEntryPoint", &publish_adapter<slot_cudaGetDriverEntryPoint, real_cudaGetDriverEntryPoint_on_11, &cudaGetDriverEntryPoint_on_11>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetDriverEntryPointByVersion(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 107)) return as(cold_cudaGetDriverEntryPointByVersion, real)(symbol, funcPtr, cudaVersion, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 107));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGetDriverEntryPointByVersion)> slot_cudaGetDriverEntryPointByVersion __asm__("nybble_slot_cudaGetDriverEntryPointByVersion") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGetDriverEntryPointByVersion)> slot_cudaGetDriverEntryPointByVersion{&cold_cudaGetDriverEntryPointByVersion};
namespace {

cudaError_t cold_cudaGetDriverEntryPointByVersion_ptsz(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 108)) return as(cold_cudaGetDriverEntryPointByVersion_ptsz, real)(symbol, funcPtr, cudaVersion, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 108));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGetDriverEntryPointByVersion_ptsz)> slot_cudaGetDriverEntryPointByVersion_ptsz __asm__("nybble_slot_cudaGetDriverEntryPointByVersion_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGetDriverEntryPointByVersion_ptsz)> slot_cudaGetDriverEntryPointByVersion_ptsz{&cold_cudaGetDriverEntryPointByVersion_ptsz};
namespace {

cudaError_t cold_cudaGetDriverEntryPoint_ptsz(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 109)) return as(cold_cudaGetDriverEntryPoint_ptsz, real)(symbol, funcPtr, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 109));
}
std::atomic<decltype(&cold_cudaGetDriverEntryPoint_ptsz)> slot_cudaGetDriverEntryPoint_ptsz{&cold_cudaGetDriverEntryPoint_ptsz};

std::atomic<cudaError_t (*)(const char*, void**, unsigned long long)> real_cudaGetDriverEntryPoint_ptsz_on_11{nullptr};
cudaError_t cudaGetDriverEntryPoint_ptsz_on_11(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { static_cast<void>(symbol); static_cast<void>(funcPtr); static_cast<void>(flags); static_cast<void>(driverStatus); return real_cudaGetDriverEntryPoint_ptsz_on_11.load(std::memory_order_acquire)((zero(driverStatus, 4), symbol), funcPtr, flags); }

constexpr form forms_cudaGetDriverEntryPoint_ptsz[] = {
    { 11, "cudaGetDriverEntryPoint_ptsz", &publish_adapter<slot_cudaGetDriverEntryPoint_ptsz, real_cudaGetDriverEntryPoint_ptsz_on_11, &cudaGetDriverEntryPoint_ptsz_on_11>},
    {0, nullptr, nullptr},
};
const char* cold_cudaGetErrorName(cudaError_t error) {
  if (const any_function real = resolve(cudart_library, 110)) return as(cold_cudaGetErrorName, real)(error);
  static_cast<void>(error);
  return static_cast<void>(failure(cudart_library, 110)), last_detail();
}
std::atomic<decltype(&cold_cudaGetErrorName)> slot_cudaGetErrorName{&cold_cudaGetErrorName};

const char* cold_cudaGetErrorString(cudaError_t error) {
  if (const any_function real = resolve(cudart_library, 111)) return as(cold_cudaGetErrorString, real)(error);
  static_cast<void>(error);
  return static_cast<void>(failure(cudart_library, 111)), last_detail();
}
std::atomic<decltype(&cold_cudaGetErrorString)> slot_cudaGetErrorString{&cold_cudaGetErrorString};

cudaError_t cold_cudaGetExportTable(const void** ppExportTable, const cudaUUID_t* pExportTableId) {
  if (const any_function real = resolve(cudart_library, 112)) return as(cold_cudaGetExportTable, real)(ppExportTable, pExportTableId);
  zero(ppExportTable, 8);
  static_cast<void>(pExportTableId);
  return static_cast<cudaError_t>(failure(cudart_library, 112));
}
std::atomic<decltype(&cold_cudaGetExportTable)> slot_cudaGetExportTable{&cold_cudaGetExportTable};

cudaError_t cold_cudaGetFuncBySymbol(cudaFunction_t* functionPtr, const void* symbolPtr) {
  if (const any_function real = resolve(cudart_library, 113)) return as(cold_cudaGetFuncBySymbol, real)(functionPtr, symbolPtr);
  zero(functionPtr, 8);
  static_cast<void>(symbolPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 113));
}
std::atomic<decltype(&cold_cudaGetFuncBySymbol)> slot_cudaGetFuncBySymbol{&cold_cudaGetFuncBySymbol};

cudaError_t cold_cudaGetKernel(cudaKernel_t* kernelPtr, const void* entryFuncAddr) {
  if (const any_function real = resolve(cudart_library, 114)) return as(cold_cudaGetKernel, real)(kernelPtr, entryFuncAddr);
  zero(kernelPtr, 8);
  static_cast<void>(entryFuncAddr);
  return static_cast<cudaError_t>(failure(cudart_library, 114));
}
std::atomic<decltype(&cold_cudaGetKernel)> slot_cudaGetKernel{&cold_cudaGetKernel};

cudaError_t cold_cudaGetLastError() {
  if (const any_function real = resolve(cudart_library, 115)) return as(cold_cudaGetLastError, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 115));
}
std::atomic<decltype(&cold_cudaGetLastError)> slot_cudaGetLastError{&cold_cudaGetLastError};

std::atomic<decltype(&cold_cudaGetLastError)> real_cudaGetLastError_on_11{nullptr};
cudaError_t cudaGetLastError_on_11() {
  const cudaError_t code = real_cudaGetLastError_on_11.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, false));
}

std::atomic<decltype(&cold_cudaGetLastError)> real_cudaGetLastError_on_13{nullptr};
cudaError_t cudaGetLastError_on_13() {
  const cudaError_t code = real_cudaGetLastError_on_13.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, false));
}

constexpr form forms_cudaGetLastError[] = {
    { 11, "cudaGetLastError", &publish_adapter<slot_cudaGetLastError, real_cudaGetLastError_on_11, &cudaGetLastError_on_11>},
    { 13, "cudaGetLastError", &publish_adapter<slot_cudaGetLastError, real_cudaGetLastError_on_13, &cudaGetLastError_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetMipmappedArrayLevel(cudaArray_t* levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level) {
  if (const any_function real = resolve(cudart_library, 116)) return as(cold_cudaGetMipmappedArrayLevel, real)(levelArray, mipmappedArray, level);
  zero(levelArray, 8);
  static_cast<void>(mipmappedArray);
  static_cast<void>(level);
  return static_cast<cudaError_t>(failure(cudart_library, 116));
}
std::atomic<decltype(&cold_cudaGetMipmappedArrayLevel)> slot_cudaGetMipmappedArrayLevel{&cold_cudaGetMipmappedArrayLevel};

cudaError_t cold_cudaGetSurfaceObjectResourceDesc(cudaResourceDesc* pResDesc, cudaSurfaceObject_t surfObject) {
  if (const any_function real = resolve(cudart_library, 117)) return as(cold_cudaGetSurfaceObjectResourceDesc, real)(pResDesc, surfObject);
  static_cast<void>(pResDesc);
  static_cast<void>(surfObject);
  return static_cast<cudaError_t>(failure(cudart_library, 117));
}
std::atomic<decltype(&cold_cudaGetSurfaceObjectResourceDesc)> slot_cudaGetSurfaceObjectResourceDesc{&cold_cudaGetSurfaceObjectResourceDesc};

constexpr form forms_cudaGetSurfaceObjectResourceDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetSymbolAddress(void** devPtr, const void* symbol) {
  if (const any_function real = resolve(cudart_library, 118)) return as(cold_cudaGetSymbolAddress, real)(devPtr, symbol);
  zero(devPtr, 8);
  static_cast<void>(symbol);
  return static_cast<cudaError_t>(failure(cudart_library, 118));
}
std::atomic<decltype(&cold_cudaGetSymbolAddress)> slot_cudaGetSymbolAddress{&cold_cudaGetSymbolAddress};

cudaError_t cold_cudaGetSymbolSize(size_t* size, const void* symbol) {
  if (const any_function real = resolve(cudart_library, 119)) return as(cold_cudaGetSymbolSize, real)(size, symbol);
  zero(size, 8);
  static_cast<void>(symbol);
  return static_cast<cudaError_t>(failure(cudart_library, 119));
}
std::atomic<decltype(&cold_cudaGetSymbolSize)> slot_cudaGetSymbolSize{&cold_cudaGetSymbolSize};

cudaError_t cold_cudaGetTextureObjectResourceDesc(cudaResourceDesc* pResDesc, cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 120)) return as(cold_cudaGetTextureObjectResourceDesc, real)(pResDesc, texObject);
  static_cast<void>(pResDesc);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 120));
}
std::atomic<decltype(&cold_cudaGetTextureObjectResourceDesc)> slot_cudaGetTextureObjectResourceDesc{&cold_cudaGetTextureObjectResourceDesc};

constexpr form forms_cudaGetTextureObjectResourceDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc* pResViewDesc, cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 121)) return as(cold_cudaGetTextureObjectResourceViewDesc, real)(pResViewDesc, texObject);
  static_cast<void>(pResViewDesc);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 121));
}
std::atomic<decltype(&cold_cudaGetTextureObjectResourceViewDesc)> slot_cudaGetTextureObjectResourceViewDesc{&cold_cudaGetTextureObjectResourceViewDesc};

constexpr form forms_cudaGetTextureObjectResourceViewDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetTextureObjectTextureDesc(cudaTextureDesc* pTexDesc, cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 122)) return as(cold_cudaGetTextureObjectTextureDesc, real)(pTexDesc, texObject);
  static_cast<void>(pTexDesc);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 122));
}
std::atomic<decltype(&cold_cudaGetTextureObjectTextureDesc)> slot_cudaGetTextureObjectTextureDesc{&cold_cudaGetTextureObjectTextureDesc};

constexpr form forms_cudaGetTextureObjectTextureDesc[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddChildGraphNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraph_t childGraph) {
  if (const any_function real = resolve(cudart_library, 123)) return as(cold_cudaGraphAddChildGraphNode, real)(pGraphNode, graph, pDependencies, numDependencies, childGraph);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(childGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 123));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddChildGraphNode)> slot_cudaGraphAddChildGraphNode __asm__("nybble_slot_cudaGraphAddChildGraphNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddChildGraphNode)> slot_cudaGraphAddChildGraphNode{&cold_cudaGraphAddChildGraphNode};
namespace {

cudaError_t cold_cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 124)) return as(cold_cudaGraphAddDependencies, real)(graph, from, to, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 124));
}
std::atomic<decltype(&cold_cudaGraphAddDependencies)> slot_cudaGraphAddDependencies{&cold_cudaGraphAddDependencies};

std::atomic<cudaError_t (*)(cudaGraph_t, const cudaGraphNode_t*, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t)> real_cudaGraphAddDependencies_on_13{nullptr};
cudaError_t cudaGraphAddDependencies_on_13(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numDependencies); return real_cudaGraphAddDependencies_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numDependencies); }

constexpr form forms_cudaGraphAddDependencies[] = {
    { 13, "cudaGraphAddDependencies", &publish_adapter<slot_cudaGraphAddDependencies, real_cudaGraphAddDependencies_on_13, &cudaGraphAddDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 125)) return as(cold_cudaGraphAddDependencies_v2, real)(graph, from, to, edgeData, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 125));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddDependencies_v2)> slot_cudaGraphAddDependencies_v2 __asm__("nybble_slot_cudaGraphAddDependencies_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddDependencies_v2)> slot_cudaGraphAddDependencies_v2{&cold_cudaGraphAddDependencies_v2};
namespace {

constexpr form forms_cudaGraphAddDependencies_v2[] = {
    { 13, "cudaGraphAddDependencies", &publish<slot_cudaGraphAddDependencies_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddEmptyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 126)) return as(cold_cudaGraphAddEmptyNode, real)(pGraphNode, graph, pDependencies, numDependencies);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 126));
}
std::atomic<decltype(&cold_cudaGraphAddEmptyNode)> slot_cudaGraphAddEmptyNode{&cold_cudaGraphAddEmptyNode};

cudaError_t cold_cudaGraphAddEventRecordNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 127)) return as(cold_cudaGraphAddEventRecordNode, real)(pGraphNode, graph, pDependencies, numDependencies, event);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 127));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddEventRecordNode)> slot_cudaGraphAddEventRecordNode __asm__("nybble_slot_cudaGraphAddEventRecordNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddEventRecordNode)> slot_cudaGraphAddEventRecordNode{&cold_cudaGraphAddEventRecordNode};
namespace {

cudaError_t cold_cudaGraphAddEventWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 128)) return as(cold_cudaGraphAddEventWaitNode, real)(pGraphNode, graph, pDependencies, numDependencies, event);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 128));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddEventWaitNode)> slot_cudaGraphAddEventWaitNode __asm__("nybble_slot_cudaGraphAddEventWaitNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddEventWaitNode)> slot_cudaGraphAddEventWaitNode{&cold_cudaGraphAddEventWaitNode};
namespace {

cudaError_t cold_cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 129)) return as(cold_cudaGraphAddExternalSemaphoresSignalNode, real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 129));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddExternalSemaphoresSignalNode)> slot_cudaGraphAddExternalSemaphoresSignalNode __asm__("nybble_slot_cudaGraphAddExternalSemaphoresSignalNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddExternalSemaphoresSignalNode)> slot_cudaGraphAddExternalSemaphoresSignalNode{&cold_cudaGraphAddExternalSemaphoresSignalNode};
namespace {

cudaError_t cold_cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 130)) return as(cold_cudaGraphAddExternalSemaphoresWaitNode, real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 130));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddExternalSemaphoresWaitNode)> slot_cudaGraphAddExternalSemaphoresWaitNode __asm__("nybble_slot_cudaGraphAddExternalSemaphoresWaitNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddExternalSemaphoresWaitNode)> slot_cudaGraphAddExternalSemaphoresWaitNode{&cold_cudaGraphAddExternalSemaphoresWaitNode};
namespace {

cudaError_t cold_cudaGraphAddHostNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 131)) return as(cold_cudaGraphAddHostNode, real)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 131));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddHostNode)> slot_cudaGraphAddHostNode __asm__("nybble_slot_cudaGraphAddHostNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddHostNode)> slot_cudaGraphAddHostNode{&cold_cudaGraphAddHostNode};
namespace {

cudaError_t cold_cudaGraphAddKernelNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 132)) return as(cold_cudaGraphAddKernelNode, real)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 132));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddKernelNode)> slot_cudaGraphAddKernelNode __asm__("nybble_slot_cudaGraphAddKernelNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddKernelNode)> slot_cudaGraphAddKernelNode{&cold_cudaGraphAddKernelNode};
namespace {

cudaError_t cold_cudaGraphAddMemAllocNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaMemAllocNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 133)) return as(cold_cudaGraphAddMemAllocNode, real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 133));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddMemAllocNode)> slot_cudaGraphAddMemAllocNode __asm__("nybble_slot_cudaGraphAddMemAllocNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddMemAllocNode)> slot_cudaGraphAddMemAllocNode{&cold_cudaGraphAddMemAllocNode};
namespace {

cudaError_t cold_cudaGraphAddMemFreeNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dptr) {
  if (const any_function real = resolve(cudart_library, 134)) return as(cold_cudaGraphAddMemFreeNode, real)(pGraphNode, graph, pDependencies, numDependencies, dptr);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(dptr);
  return static_cast<cudaError_t>(failure(cudart_library, 134));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddMemFreeNode)> slot_cudaGraphAddMemFreeNode __asm__("nybble_slot_cudaGraphAddMemFreeNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddMemFreeNode)> slot_cudaGraphAddMemFreeNode{&cold_cudaGraphAddMemFreeNode};
namespace {

cudaError_t cold_cudaGraphAddMemcpyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemcpy3DParms* pCopyParams) {
  if (const any_function real = resolve(cudart_library, 135)) return as(cold_cudaGraphAddMemcpyNode, real)(pGraphNode, graph, pDependencies, numDependencies, pCopyParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pCopyParams);
  return static_cast<cudaError_t>(failure(cudart_library, 135));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddMemcpyNode)> slot_cudaGraphAddMemcpyNode __asm__("nybble_slot_cudaGraphAddMemcpyNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddMemcpyNode)> slot_cudaGraphAddMemcpyNode{&cold_cudaGraphAddMemcpyNode};
namespace {

cudaError_t cold_cudaGraphAddMemcpyNode1D(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 136)) return as(cold_cudaGraphAddMemcpyNode1D, real)(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 136));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddMemcpyNode1D)> slot_cudaGraphAddMemcpyNode1D __asm__("nybble_slot_cudaGraphAddMemcpyNode1D") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddMemcpyNode1D)> slot_cudaGraphAddMemcpyNode1D{&cold_cudaGraphAddMemcpyNode1D};
namespace {

cudaError_t cold_cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 137)) return as(cold_cudaGraphAddMemcpyNodeFromSymbol, real)(pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 137));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddMemcpyNodeFromSymbol)> slot_cudaGraphAddMemcpyNodeFromSymbol __asm__("nybble_slot_cudaGraphAddMemcpyNodeFromSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddMemcpyNodeFromSymbol)> slot_cudaGraphAddMemcpyNodeFromSymbol{&cold_cudaGraphAddMemcpyNodeFromSymbol};
namespace {

cudaError_t cold_cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 138)) return as(cold_cudaGraphAddMemcpyNodeToSymbol, real)(pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, kind);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 138));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddMemcpyNodeToSymbol)> slot_cudaGraphAddMemcpyNodeToSymbol __asm__("nybble_slot_cudaGraphAddMemcpyNodeToSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddMemcpyNodeToSymbol)> slot_cudaGraphAddMemcpyNodeToSymbol{&cold_cudaGraphAddMemcpyNodeToSymbol};
namespace {

cudaError_t cold_cudaGraphAddMemsetNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemsetParams* pMemsetParams) {
  if (const any_function real = resolve(cudart_library, 139)) return as(cold_cudaGraphAddMemsetNode, real)(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pMemsetParams);
  return static_cast<cudaError_t>(failure(cudart_library, 139));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddMemsetNode)> slot_cudaGraphAddMemsetNode __asm__("nybble_slot_cudaGraphAddMemsetNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddMemsetNode)> slot_cudaGraphAddMemsetNode{&cold_cudaGraphAddMemsetNode};
namespace {

cudaError_t cold_cudaGraphAddNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 140)) return as(cold_cudaGraphAddNode, real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 140));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddNode)> slot_cudaGraphAddNode __asm__("nybble_slot_cudaGraphAddNode") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddNode)> slot_cudaGraphAddNode{&cold_cudaGraphAddNode};
namespace {

std::atomic<cudaError_t (*)(cudaGraphNode_t*, cudaGraph_t, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, cudaGraphNodeParams*)> real_cudaGraphAddNode_on_13{nullptr};
cudaError_t cudaGraphAddNode_on_13(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraphNodeParams* nodeParams) { static_cast<void>(pGraphNode); static_cast<void>(graph); static_cast<void>(pDependencies); static_cast<void>(numDependencies); static_cast<void>(nodeParams); return real_cudaGraphAddNode_on_13.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, nullptr, numDependencies, nodeParams); }

constexpr form forms_cudaGraphAddNode[] = {
    { 13, "cudaGraphAddNode", &publish_adapter<slot_cudaGraphAddNode, real_cudaGraphAddNode_on_13, &cudaGraphAddNode_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddNode_v2(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 141)) return as(cold_cudaGraphAddNode_v2, real)(pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 141));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphAddNode_v2)> slot_cudaGraphAddNode_v2 __asm__("nybble_slot_cudaGraphAddNode_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphAddNode_v2)> slot_cudaGraphAddNode_v2{&cold_cudaGraphAddNode_v2};
namespace {

constexpr form forms_cudaGraphAddNode_v2[] = {
    { 13, "cudaGraphAddNode", &publish<slot_cudaGraphAddNode_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t* pGraph) {
  if (const any_function real = resolve(cudart_library, 142)) return as(cold_cudaGraphChildGraphNodeGetGraph, real)(node, pGraph);
  zero(pGraph, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 142));
}
std::atomic<decltype(&cold_cudaGraphChildGraphNodeGetGraph)> slot_cudaGraphChildGraphNodeGetGraph{&cold_cudaGraphChildGraphNodeGetGraph};

cudaError_t cold_cudaGraphClone(cudaGraph_t* pGraphClone, cudaGraph_t originalGraph) {
  if (const any_function real = resolve(cudart_library, 143)) return as(cold_cudaGraphClone, real)(pGraphClone, originalGraph);
  zero(pGraphClone, 8);
  static_cast<void>(originalGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 143));
}
std::atomic<decltype(&cold_cudaGraphClone)> slot_cudaGraphClone{&cold_cudaGraphClone};

cudaError_t cold_cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 144)) return as(cold_cudaGraphConditionalHandleCreate, real)(pHandle_out, graph, defaultLaunchValue, flags);
  zero(pHandle_out, 8);
  static_cast<void>(graph);
  static_cast<void>(defaultLaunchValue);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 144));
}
std::atomic<decltype(&cold_cudaGraphConditionalHandleCreate)> slot_cudaGraphConditionalHandleCreate{&cold_cudaGraphConditionalHandleCreate};

cudaError_t cold_cudaGraphCreate(cudaGraph_t* pGraph, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 145)) return as(cold_cudaGraphCreate, real)(pGraph, flags);
  zero(pGraph, 8);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 145));
}
std::atomic<decltype(&cold_cudaGraphCreate)> slot_cudaGraphCreate{&cold_cudaGraphCreate};

cudaError_t cold_cudaGraphDebugDotPrint(cudaGraph_t graph, const char* path, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 146)) return as(cold_cudaGraphDebugDotPrint, real)(graph, path, flags);
  static_cast<void>(graph);
  static_cast<void>(path);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 146));
}
std::atomic<decltype(&cold_cudaGraphDebugDotPrint)> slot_cudaGraphDebugDotPrint{&cold_cudaGraphDebugDotPrint};

cudaError_t cold_cudaGraphDestroy(cudaGraph_t graph) {
  if (const any_function real = resolve(cudart_library, 147)) return as(cold_cudaGraphDestroy, real)(graph);
  static_cast<void>(graph);
  return static_cast<cudaError_t>(failure(cudart_library, 147));
}
std::atomic<decltype(&cold_cudaGraphDestroy)> slot_cudaGraphDestroy{&cold_cudaGraphDestroy};

cudaError_t cold_cudaGraphDestroyNode(cudaGraphNode_t node) {
  if (const any_function real = resolve(cudart_library, 148)) return as(cold_cudaGraphDestroyNode, real)(node);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 148));
}
std::atomic<decltype(&cold_cudaGraphDestroyNode)> slot_cudaGraphDestroyNode{&cold_cudaGraphDestroyNode};

cudaError_t cold_cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) {
  if (const any_function real = resolve(cudart_library, 149)) return as(cold_cudaGraphEventRecordNodeGetEvent, real)(node, event_out);
  zero(event_out, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 149));
}
std::atomic<decltype(&cold_cudaGraphEventRecordNodeGetEvent)> slot_cudaGraphEventRecordNodeGetEvent{&cold_cudaGraphEventRecordNodeGetEvent};

cudaError_t cold_cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 150)) return as(cold_cudaGraphEventRecordNodeSetEvent, real)(node, event);
  static_cast<void>(node);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 150));
}
std::atomic<decltype(&cold_cudaGraphEventRecordNodeSetEvent)> slot_cudaGraphEventRecordNodeSetEvent{&cold_cudaGraphEventRecordNodeSetEvent};

cudaError_t cold_cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) {
  if (const any_function real = resolve(cudart_library, 151)) return as(cold_cudaGraphEventWaitNodeGetEvent, real)(node, event_out);
  zero(event_out, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 151));
}
std::atomic<decltype(&cold_cudaGraphEventWaitNodeGetEvent)> slot_cudaGraphEventWaitNodeGetEvent{&cold_cudaGraphEventWaitNodeGetEvent};

cudaError_t cold_cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 152)) return as(cold_cudaGraphEventWaitNodeSetEvent, real)(node, event);
  static_cast<void>(node);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 152));
}
std::atomic<decltype(&cold_cudaGraphEventWaitNodeSetEvent)> slot_cudaGraphEventWaitNodeSetEvent{&cold_cudaGraphEventWaitNodeSetEvent};

cudaError_t cold_cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph) {
  if (const any_function real = resolve(cudart_library, 153)) return as(cold_cudaGraphExecChildGraphNodeSetParams, real)(hGraphExec, node, childGraph);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(childGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 153));
}
std::atomic<decltype(&cold_cudaGraphExecChildGraphNodeSetParams)> slot_cudaGraphExecChildGraphNodeSetParams{&cold_cudaGraphExecChildGraphNodeSetParams};

cudaError_t cold_cudaGraphExecDestroy(cudaGraphExec_t graphExec) {
  if (const any_function real = resolve(cudart_library, 154)) return as(cold_cudaGraphExecDestroy, real)(graphExec);
  static_cast<void>(graphExec);
  return static_cast<cudaError_t>(failure(cudart_library, 154));
}
std::atomic<decltype(&cold_cudaGraphExecDestroy)> slot_cudaGraphExecDestroy{&cold_cudaGraphExecDestroy};

cudaError_t cold_cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 155)) return as(cold_cudaGraphExecEventRecordNodeSetEvent, real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 155));
}
std::atomic<decltype(&cold_cudaGraphExecEventRecordNodeSetEvent)> slot_cudaGraphExecEventRecordNodeSetEvent{&cold_cudaGraphExecEventRecordNodeSetEvent};

cudaError_t cold_cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 156)) return as(cold_cudaGraphExecEventWaitNodeSetEvent, real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 156));
}
std::atomic<decltype(&cold_cudaGraphExecEventWaitNodeSetEvent)> slot_cudaGraphExecEventWaitNodeSetEvent{&cold_cudaGraphExecEventWaitNodeSetEvent};

cudaError_t cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 157)) return as(cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 157));
}
std::atomic<decltype(&cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams)> slot_cudaGraphExecExternalSemaphoresSignalNodeSetParams{&cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams};

cudaError_t cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 158)) return as(cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams, real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 158));
}
std::atomic<decltype(&cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams)> slot_cudaGraphExecExternalSemaphoresWaitNodeSetParams{&cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams};

cudaError_t cold_cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long* flags) {
  if (const any_function real = resolve(cudart_library, 159)) return as(cold_cudaGraphExecGetFlags, real)(graphExec, flags);
  zero(flags, 8);
  static_cast<void>(graphExec);
  return static_cast<cudaError_t>(failure(cudart_library, 159));
}
std::atomic<decltype(&cold_cudaGraphExecGetFlags)> slot_cudaGraphExecGetFlags{&cold_cudaGraphExecGetFlags};

cudaError_t cold_cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 160)) return as(cold_cudaGraphExecHostNodeSetParams, real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 160));
}
std::atomic<decltype(&cold_cudaGraphExecHostNodeSetParams)> slot_cudaGraphExecHostNodeSetParams{&cold_cudaGraphExecHostNodeSetParams};

cudaError_t cold_cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 161)) return as(cold_cudaGraphExecKernelNodeSetParams, real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 161));
}
std::atomic<decltype(&cold_cudaGraphExecKernelNodeSetParams)> slot_cudaGraphExecKernelNodeSetParams{&cold_cudaGraphExecKernelNodeSetParams};

cudaError_t cold_cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 162)) return as(cold_cudaGraphExecMemcpyNodeSetParams, real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 162));
}
std::atomic<decltype(&cold_cudaGraphExecMemcpyNodeSetParams)> slot_cudaGraphExecMemcpyNodeSetParams{&cold_cudaGraphExecMemcpyNodeSetParams};

cudaError_t cold_cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 163)) return as(cold_cudaGraphExecMemcpyNodeSetParams1D, real)(hGraphExec, node, dst, src, count, kind);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 163));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphExecMemcpyNodeSetParams1D)> slot_cudaGraphExecMemcpyNodeSetParams1D __asm__("nybble_slot_cudaGraphExecMemcpyNodeSetParams1D") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphExecMemcpyNodeSetParams1D)> slot_cudaGraphExecMemcpyNodeSetParams1D{&cold_cudaGraphExecMemcpyNodeSetParams1D};
namespace {

cudaError_t cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 164)) return as(cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol, real)(hGraphExec, node, dst, symbol, count, offset, kind);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 164));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol)> slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol __asm__("nybble_slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol)> slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol{&cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol};
namespace {

cudaError_t cold_cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 165)) return as(cold_cudaGraphExecMemcpyNodeSetParamsToSymbol, real)(hGraphExec, node, symbol, src, count, offset, kind);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 165));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphExecMemcpyNodeSetParamsToSymbol)> slot_cudaGraphExecMemcpyNodeSetParamsToSymbol __asm__("nybble_slot_cudaGraphExecMemcpyNodeSetParamsToSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphExecMemcpyNodeSetParamsToSymbol)> slot_cudaGraphExecMemcpyNodeSetParamsToSymbol{&cold_cudaGraphExecMemcpyNodeSetParamsToSymbol};
namespace {

cudaError_t cold_cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 166)) return as(cold_cudaGraphExecMemsetNodeSetParams, real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 166));
}
std::atomic<decltype(&cold_cudaGraphExecMemsetNodeSetParams)> slot_cudaGraphExecMemsetNodeSetParams{&cold_cudaGraphExecMemsetNodeSetParams};

cudaError_t cold_cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 167)) return as(cold_cudaGraphExecNodeSetParams, real)(graphExec, node, nodeParams);
  static_cast<void>(graphExec);
  static_cast<void>(node);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 167));
}
std::atomic<decltype(&cold_cudaGraphExecNodeSetParams)> slot_cudaGraphExecNodeSetParams{&cold_cudaGraphExecNodeSetParams};

cudaError_t cold_cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo* resultInfo) {
  if (const any_function real = resolve(cudart_library, 168)) return as(cold_cudaGraphExecUpdate, real)(hGraphExec, hGraph, resultInfo);
  static_cast<void>(hGraphExec);
  static_cast<void>(hGraph);
  static_cast<void>(resultInfo);
  return static_cast<cudaError_t>(failure(cudart_library, 168));
}
std::atomic<decltype(&cold_cudaGraphExecUpdate)> slot_cudaGraphExecUpdate{&cold_cudaGraphExecUpdate};

constexpr form forms_cudaGraphExecUpdate[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams* params_out) {
  if (const any_function real = resolve(cudart_library, 169)) return as(cold_cudaGraphExternalSemaphoresSignalNodeGetParams, real)(hNode, params_out);
  static_cast<void>(hNode);
  static_cast<void>(params_out);
  return static_cast<cudaError_t>(failure(cudart_library, 169));
}
std::atomic<decltype(&cold_cudaGraphExternalSemaphoresSignalNodeGetParams)> slot_cudaGraphExternalSemaphoresSignalNodeGetParams{&cold_cudaGraphExternalSemaphoresSignalNodeGetParams};

cudaError_t cold_cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 170)) return as(cold_cudaGraphExternalSemaphoresSignalNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 170));
}
std::atomic<decltype(&cold_cudaGraphExternalSemaphoresSignalNodeSetParams)> slot_cudaGraphExternalSemaphoresSignalNodeSetParams{&cold_cudaGraphExternalSemaphoresSignalNodeSetParams};

cudaError_t cold_cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams* params_out) {
  if (const any_function real = resolve(cudart_library, 171)) return as(cold_cudaGraphExternalSemaphoresWaitNodeGetParams, real)(hNode, params_out);
  static_cast<void>(hNode);
  static_cast<void>(params_out);
  return static_cast<cudaError_t>(failure(cudart_library, 171));
}
std::atomic<decltype(&cold_cudaGraphExternalSemaphoresWaitNodeGetParams)> slot_cudaGraphExternalSemaphoresWaitNodeGetParams{&cold_cudaGraphExternalSemaphoresWaitNodeGetParams};

cudaError_t cold_cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 172)) return as(cold_cudaGraphExternalSemaphoresWaitNodeSetParams, real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 172));
}
std::atomic<decltype(&cold_cudaGraphExternalSemaphoresWaitNodeSetParams)> slot_cudaGraphExternalSemaphoresWaitNodeSetParams{&cold_cudaGraphExternalSemaphoresWaitNodeSetParams};

cudaError_t cold_cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, size_t* numEdges) {
  if (const any_function real = resolve(cudart_library, 173)) return as(cold_cudaGraphGetEdges, real)(graph, from, to, numEdges);
  zero(numEdges, 8);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  return static_cast<cudaError_t>(failure(cudart_library, 173));
}
std::atomic<decltype(&cold_cudaGraphGetEdges)> slot_cudaGraphGetEdges{&cold_cudaGraphGetEdges};

std::atomic<cudaError_t (*)(cudaGraph_t, cudaGraphNode_t*, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphGetEdges_on_13{nullptr};
cudaError_t cudaGraphGetEdges_on_13(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, size_t* numEdges) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numEdges); return real_cudaGraphGetEdges_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numEdges); }

constexpr form forms_cudaGraphGetEdges[] = {
    { 13, "cudaGraphGetEdges", &publish_adapter<slot_cudaGraphGetEdges, real_cudaGraphGetEdges_on_13, &cudaGraphGetEdges_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* edgeData, size_t* numEdges) {
  if (const any_function real = resolve(cudart_library, 174)) return as(cold_cudaGraphGetEdges_v2, real)(graph, from, to, edgeData, numEdges);
  zero(numEdges, 8);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  return static_cast<cudaError_t>(failure(cudart_library, 174));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphGetEdges_v2)> slot_cudaGraphGetEdges_v2 __asm__("nybble_slot_cudaGraphGetEdges_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphGetEdges_v2)> slot_cudaGraphGetEdges_v2{&cold_cudaGraphGetEdges_v2};
namespace {

constexpr form forms_cudaGraphGetEdges_v2[] = {
    { 13, "cudaGraphGetEdges", &publish<slot_cudaGraphGetEdges_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* numNodes) {
  if (const any_function real = resolve(cudart_library, 175)) return as(cold_cudaGraphGetNodes, real)(graph, nodes, numNodes);
  zero(nodes, 8);
  zero(numNodes, 8);
  static_cast<void>(graph);
  return static_cast<cudaError_t>(failure(cudart_library, 175));
}
std::atomic<decltype(&cold_cudaGraphGetNodes)> slot_cudaGraphGetNodes{&cold_cudaGraphGetNodes};

cudaError_t cold_cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t* pRootNodes, size_t* pNumRootNodes) {
  if (const any_function real = resolve(cudart_library, 176)) return as(cold_cudaGraphGetRootNodes, real)(graph, pRootNodes, pNumRootNodes);
  zero(pRootNodes, 8);
  zero(pNumRootNodes, 8);
  static_cast<void>(graph);
  return static_cast<cudaError_t>(failure(cudart_library, 176));
}
std::atomic<decltype(&cold_cudaGraphGetRootNodes)> slot_cudaGraphGetRootNodes{&cold_cudaGraphGetRootNodes};

cudaError_t cold_cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 177)) return as(cold_cudaGraphHostNodeGetParams, real)(node, pNodeParams);
  zero(pNodeParams, 16);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 177));
}
std::atomic<decltype(&cold_cudaGraphHostNodeGetParams)> slot_cudaGraphHostNodeGetParams{&cold_cudaGraphHostNodeGetParams};

cudaError_t cold_cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 178)) return as(cold_cudaGraphHostNodeSetParams, real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 178));
}
std::atomic<decltype(&cold_cudaGraphHostNodeSetParams)> slot_cudaGraphHostNodeSetParams{&cold_cudaGraphHostNodeSetParams};

cudaError_t cold_cudaGraphInstantiate(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) {
  if (const any_function real = resolve(cudart_library, 179)) return as(cold_cudaGraphInstantiate, real)(pGraphExec, graph, flags);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 179));
}
std::atomic<decltype(&cold_cudaGraphInstantiate)> slot_cudaGraphInstantiate{&cold_cudaGraphInstantiate};

std::atomic<cudaError_t (*)(cudaGraphExec_t*, cudaGraph_t, unsigned long long)> real_cudaGraphInstantiate_on_11{nullptr};
cudaError_t cudaGraphInstantiate_on_11(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { static_cast<void>(pGraphExec); static_cast<void>(graph); static_cast<void>(flags); return real_cudaGraphInstantiate_on_11.load(std::memory_order_acquire)(pGraphExec, graph, flags); }

constexpr form forms_cudaGraphInstantiate[] = {
    { 11, "cudaGraphInstantiateWithFlags", &publish_adapter<slot_cudaGraphInstantiate, real_cudaGraphInstantiate_on_11, &cudaGraphInstantiate_on_11>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphInstantiateWithFlags(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) {
  if (const any_function real = resolve(cudart_library, 180)) return as(cold_cudaGraphInstantiateWithFlags, real)(pGraphExec, graph, flags);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 180));
}
std::atomic<decltype(&cold_cudaGraphInstantiateWithFlags)> slot_cudaGraphInstantiateWithFlags{&cold_cudaGraphInstantiateWithFlags};

cudaError_t cold_cudaGraphInstantiateWithParams(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) {
  if (const any_function real = resolve(cudart_library, 181)) return as(cold_cudaGraphInstantiateWithParams, real)(pGraphExec, graph, instantiateParams);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(instantiateParams);
  return static_cast<cudaError_t>(failure(cudart_library, 181));
}
std::atomic<decltype(&cold_cudaGraphInstantiateWithParams)> slot_cudaGraphInstantiateWithParams{&cold_cudaGraphInstantiateWithParams};

cudaError_t cold_cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) {
  if (const any_function real = resolve(cudart_library, 182)) return as(cold_cudaGraphInstantiateWithParams_ptsz, real)(pGraphExec, graph, instantiateParams);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(instantiateParams);
  return static_cast<cudaError_t>(failure(cudart_library, 182));
}
std::atomic<decltype(&cold_cudaGraphInstantiateWithParams_ptsz)> slot_cudaGraphInstantiateWithParams_ptsz{&cold_cudaGraphInstantiateWithParams_ptsz};

cudaError_t cold_cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc) {
  if (const any_function real = resolve(cudart_library, 183)) return as(cold_cudaGraphKernelNodeCopyAttributes, real)(hDst, hSrc);
  static_cast<void>(hDst);
  static_cast<void>(hSrc);
  return static_cast<cudaError_t>(failure(cudart_library, 183));
}
std::atomic<decltype(&cold_cudaGraphKernelNodeCopyAttributes)> slot_cudaGraphKernelNodeCopyAttributes{&cold_cudaGraphKernelNodeCopyAttributes};

cudaError_t cold_cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) {
  if (const any_function real = resolve(cudart_library, 184)) return as(cold_cudaGraphKernelNodeGetAttribute, real)(hNode, attr, value_out);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<cudaError_t>(failure(cudart_library, 184));
}
std::atomic<decltype(&cold_cudaGraphKernelNodeGetAttribute)> slot_cudaGraphKernelNodeGetAttribute{&cold_cudaGraphKernelNodeGetAttribute};

cudaError_t cold_cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 185)) return as(cold_cudaGraphKernelNodeGetParams, real)(node, pNodeParams);
  zero(pNodeParams, 56);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 185));
}
std::atomic<decltype(&cold_cudaGraphKernelNodeGetParams)> slot_cudaGraphKernelNodeGetParams{&cold_cudaGraphKernelNodeGetParams};

cudaError_t cold_cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) {
  if (const any_function real = resolve(cudart_library, 186)) return as(cold_cudaGraphKernelNodeSetAttribute, real)(hNode, attr, value);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 186));
}
std::atomic<decltype(&cold_cudaGraphKernelNodeSetAttribute)> slot_cudaGraphKernelNodeSetAttribute{&cold_cudaGraphKernelNodeSetAttribute};

cudaError_t cold_cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 187)) return as(cold_cudaGraphKernelNodeSetParams, real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 187));
}
std::atomic<decltype(&cold_cudaGraphKernelNodeSetParams)> slot_cudaGraphKernelNodeSetParams{&cold_cudaGraphKernelNodeSetParams};

cudaError_t cold_cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 188)) return as(cold_cudaGraphLaunch, real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 188));
}
std::atomic<decltype(&cold_cudaGraphLaunch)> slot_cudaGraphLaunch{&cold_cudaGraphLaunch};

cudaError_t cold_cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 189)) return as(cold_cudaGraphLaunch_ptsz, real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 189));
}
std::atomic<decltype(&cold_cudaGraphLaunch_ptsz)> slot_cudaGraphLaunch_ptsz{&cold_cudaGraphLaunch_ptsz};

cudaError_t cold_cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams* params_out) {
  if (const any_function real = resolve(cudart_library, 190)) return as(cold_cudaGraphMemAllocNodeGetParams, real)(node, params_out);
  static_cast<void>(node);
  static_cast<void>(params_out);
  return static_cast<cudaError_t>(failure(cudart_library, 190));
}
std::atomic<decltype(&cold_cudaGraphMemAllocNodeGetParams)> slot_cudaGraphMemAllocNodeGetParams{&cold_cudaGraphMemAllocNodeGetParams};

cudaError_t cold_cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void* dptr_out) {
  if (const any_function real = resolve(cudart_library, 191)) return as(cold_cudaGraphMemFreeNodeGetParams, real)(node, dptr_out);
  static_cast<void>(node);
  static_cast<void>(dptr_out);
  return static_cast<cudaError_t>(failure(cudart_library, 191));
}
std::atomic<decltype(&cold_cudaGraphMemFreeNodeGetParams)> slot_cudaGraphMemFreeNodeGetParams{&cold_cudaGraphMemFreeNodeGetParams};

cudaError_t cold_cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 192)) return as(cold_cudaGraphMemcpyNodeGetParams, real)(node, pNodeParams);
  zero(pNodeParams, 160);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 192));
}
std::atomic<decltype(&cold_cudaGraphMemcpyNodeGetParams)> slot_cudaGraphMemcpyNodeGetParams{&cold_cudaGraphMemcpyNodeGetParams};

cudaError_t cold_cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 193)) return as(cold_cudaGraphMemcpyNodeSetParams, real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 193));
}
std::atomic<decltype(&cold_cudaGraphMemcpyNodeSetParams)> slot_cudaGraphMemcpyNodeSetParams{&cold_cudaGraphMemcpyNodeSetParams};

cudaError_t cold_cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 194)) return as(cold_cudaGraphMemcpyNodeSetParams1D, real)(node, dst, src, count, kind);
  static_cast<void>(node);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 194));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphMemcpyNodeSetParams1D)> slot_cudaGraphMemcpyNodeSetParams1D __asm__("nybble_slot_cudaGraphMemcpyNodeSetParams1D") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphMemcpyNodeSetParams1D)> slot_cudaGraphMemcpyNodeSetParams1D{&cold_cudaGraphMemcpyNodeSetParams1D};
namespace {

cudaError_t cold_cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 195)) return as(cold_cudaGraphMemcpyNodeSetParamsFromSymbol, real)(node, dst, symbol, count, offset, kind);
  static_cast<void>(node);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 195));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphMemcpyNodeSetParamsFromSymbol)> slot_cudaGraphMemcpyNodeSetParamsFromSymbol __asm__("nybble_slot_cudaGraphMemcpyNodeSetParamsFromSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphMemcpyNodeSetParamsFromSymbol)> slot_cudaGraphMemcpyNodeSetParamsFromSymbol{&cold_cudaGraphMemcpyNodeSetParamsFromSymbol};
namespace {

cudaError_t cold_cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 196)) return as(cold_cudaGraphMemcpyNodeSetParamsToSymbol, real)(node, symbol, src, count, offset, kind);
  static_cast<void>(node);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 196));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphMemcpyNodeSetParamsToSymbol)> slot_cudaGraphMemcpyNodeSetParamsToSymbol __asm__("nybble_slot_cudaGraphMemcpyNodeSetParamsToSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphMemcpyNodeSetParamsToSymbol)> slot_cudaGraphMemcpyNodeSetParamsToSymbol{&cold_cudaGraphMemcpyNodeSetParamsToSymbol};
namespace {

cudaError_t cold_cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 197)) return as(cold_cudaGraphMemsetNodeGetParams, real)(node, pNodeParams);
  zero(pNodeParams, 40);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 197));
}
std::atomic<decltype(&cold_cudaGraphMemsetNodeGetParams)> slot_cudaGraphMemsetNodeGetParams{&cold_cudaGraphMemsetNodeGetParams};

cudaError_t cold_cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 198)) return as(cold_cudaGraphMemsetNodeSetParams, real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 198));
}
std::atomic<decltype(&cold_cudaGraphMemsetNodeSetParams)> slot_cudaGraphMemsetNodeSetParams{&cold_cudaGraphMemsetNodeSetParams};

cudaError_t cold_cudaGraphNodeFindInClone(cudaGraphNode_t* pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph) {
  if (const any_function real = resolve(cudart_library, 199)) return as(cold_cudaGraphNodeFindInClone, real)(pNode, originalNode, clonedGraph);
  zero(pNode, 8);
  static_cast<void>(originalNode);
  static_cast<void>(clonedGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 199));
}
std::atomic<decltype(&cold_cudaGraphNodeFindInClone)> slot_cudaGraphNodeFindInClone{&cold_cudaGraphNodeFindInClone};

cudaError_t cold_cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, size_t* pNumDependencies) {
  if (const any_function real = resolve(cudart_library, 200)) return as(cold_cudaGraphNodeGetDependencies, real)(node, pDependencies, pNumDependencies);
  zero(pDependencies, 8);
  zero(pNumDependencies, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 200));
}
std::atomic<decltype(&cold_cudaGraphNodeGetDependencies)> slot_cudaGraphNodeGetDependencies{&cold_cudaGraphNodeGetDependencies};

std::atomic<cudaError_t (*)(cudaGraphNode_t, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphNodeGetDependencies_on_13{nullptr};
cudaError_t cudaGraphNodeGetDependencies_on_13(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, size_t* pNumDependencies) { static_cast<void>(node); static_cast<void>(pDependencies); static_cast<void>(pNumDependencies); return real_cudaGraphNodeGetDependencies_on_13.load(std::memory_order_acquire)(node, pDependencies, nullptr, pNumDependencies); }

constexpr form forms_cudaGraphNodeGetDependencies[] = {
    { 13, "cudaGraphNodeGetDependencies", &publish_adapter<slot_cudaGraphNodeGetDependencies, real_cudaGraphNodeGetDependencies_on_13, &cudaGraphNodeGetDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, cudaGraphEdgeData* edgeData, size_t* pNumDependencies) {
  if (const any_function real = resolve(cudart_library, 201)) return as(cold_cudaGraphNodeGetDependencies_v2, real)(node, pDependencies, edgeData, pNumDependencies);
  zero(pDependencies, 8);
  zero(pNumDependencies, 8);
  static_cast<void>(node);
  static_cast<void>(edgeData);
  return static_cast<cudaError_t>(failure(cudart_library, 201));
}
std::atomic<decltype(&cold_cudaGraphNodeGetDependencies_v2)> slot_cudaGraphNodeGetDependencies_v2{&cold_cudaGraphNodeGetDependencies_v2};

constexpr form forms_cudaGraphNodeGetDependencies_v2[] = {
    { 13, "cudaGraphNodeGetDependencies", &publish<slot_cudaGraphNodeGetDependencies_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, size_t* pNumDependentNodes) {
  if (const any_function real = resolve(cudart_library, 202)) return as(cold_cudaGraphNodeGetDependentNodes, real)(node, pDependentNodes, pNumDependentNodes);
  zero(pDependentNodes, 8);
  zero(pNumDependentNodes, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 202));
}
std::atomic<decltype(&cold_cudaGraphNodeGetDependentNodes)> slot_cudaGraphNodeGetDependentNodes{&cold_cudaGraphNodeGetDependentNodes};

std::atomic<cudaError_t (*)(cudaGraphNode_t, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphNodeGetDependentNodes_on_13{nullptr};
cudaError_t cudaGraphNodeGetDependentNodes_on_13(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, size_t* pNumDependentNodes) { static_cast<void>(node); static_cast<void>(pDependentNodes); static_cast<void>(pNumDependentNodes); return real_cudaGraphNodeGetDependentNodes_on_13.load(std::memory_order_acquire)(node, pDependentNodes, nullptr, pNumDependentNodes); }

constexpr form forms_cudaGraphNodeGetDependentNodes[] = {
    { 13, "cudaGraphNodeGetDependentNodes", &publish_adapter<slot_cudaGraphNodeGetDependentNodes, real_cudaGraphNodeGetDependentNodes_on_13, &cudaGraphNodeGetDependentNodes_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, cudaGraphEdgeData* edgeData, size_t* pNumDependentNodes) {
  if (const any_function real = resolve(cudart_library, 203)) return as(cold_cudaGraphNodeGetDependentNodes_v2, real)(node, pDependentNodes, edgeData, pNumDependentNodes);
  zero(pDependentNodes, 8);
  zero(pNumDependentNodes, 8);
  static_cast<void>(node);
  static_cast<void>(edgeData);
  return static_cast<cudaError_t>(failure(cudart_library, 203));
}
std::atomic<decltype(&cold_cudaGraphNodeGetDependentNodes_v2)> slot_cudaGraphNodeGetDependentNodes_v2{&cold_cudaGraphNodeGetDependentNodes_v2};

constexpr form forms_cudaGraphNodeGetDependentNodes_v2[] = {
    { 13, "cudaGraphNodeGetDependentNodes", &publish<slot_cudaGraphNodeGetDependentNodes_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int* isEnabled) {
  if (const any_function real = resolve(cudart_library, 204)) return as(cold_cudaGraphNodeGetEnabled, real)(hGraphExec, hNode, isEnabled);
  zero(isEnabled, 4);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  return static_cast<cudaError_t>(failure(cudart_library, 204));
}
std::atomic<decltype(&cold_cudaGraphNodeGetEnabled)> slot_cudaGraphNodeGetEnabled{&cold_cudaGraphNodeGetEnabled};

cudaError_t cold_cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* pType) {
  if (const any_function real = resolve(cudart_library, 205)) return as(cold_cudaGraphNodeGetType, real)(node, pType);
  zero(pType, 4);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 205));
}
std::atomic<decltype(&cold_cudaGraphNodeGetType)> slot_cudaGraphNodeGetType{&cold_cudaGraphNodeGetType};

cudaError_t cold_cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled) {
  if (const any_function real = resolve(cudart_library, 206)) return as(cold_cudaGraphNodeSetEnabled, real)(hGraphExec, hNode, isEnabled);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(isEnabled);
  return static_cast<cudaError_t>(failure(cudart_library, 206));
}
std::atomic<decltype(&cold_cudaGraphNodeSetEnabled)> slot_cudaGraphNodeSetEnabled{&cold_cudaGraphNodeSetEnabled};

cudaError_t cold_cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 207)) return as(cold_cudaGraphNodeSetParams, real)(node, nodeParams);
  static_cast<void>(node);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 207));
}
std::atomic<decltype(&cold_cudaGraphNodeSetParams)> slot_cudaGraphNodeSetParams{&cold_cudaGraphNodeSetParams};

cudaError_t cold_cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count) {
  if (const any_function real = resolve(cudart_library, 208)) return as(cold_cudaGraphReleaseUserObject, real)(graph, object, count);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 208));
}
std::atomic<decltype(&cold_cudaGraphReleaseUserObject)> slot_cudaGraphReleaseUserObject{&cold_cudaGraphReleaseUserObject};

cudaError_t cold_cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 209)) return as(cold_cudaGraphRemoveDependencies, real)(graph, from, to, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 209));
}
std::atomic<decltype(&cold_cudaGraphRemoveDependencies)> slot_cudaGraphRemoveDependencies{&cold_cudaGraphRemoveDependencies};

std::atomic<cudaError_t (*)(cudaGraph_t, const cudaGraphNode_t*, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t)> real_cudaGraphRemoveDependencies_on_13{nullptr};
cudaError_t cudaGraphRemoveDependencies_on_13(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numDependencies); return real_cudaGraphRemoveDependencies_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numDependencies); }

constexpr form forms_cudaGraphRemoveDependencies[] = {
    { 13, "cudaGraphRemoveDependencies", &publish_adapter<slot_cudaGraphRemoveDependencies, real_cudaGraphRemoveDependencies_on_13, &cudaGraphRemoveDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 210)) return as(cold_cudaGraphRemoveDependencies_v2, real)(graph, from, to, edgeData, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 210));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaGraphRemoveDependencies_v2)> slot_cudaGraphRemoveDependencies_v2 __asm__("nybble_slot_cudaGraphRemoveDependencies_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaGraphRemoveDependencies_v2)> slot_cudaGraphRemoveDependencies_v2{&cold_cudaGraphRemoveDependencies_v2};
namespace {

constexpr form forms_cudaGraphRemoveDependencies_v2[] = {
    { 13, "cudaGraphRemoveDependencies", &publish<slot_cudaGraphRemoveDependencies_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 211)) return as(cold_cudaGraphRetainUserObject, real)(graph, object, count, flags);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 211));
}
std::atomic<decltype(&cold_cudaGraphRetainUserObject)> slot_cudaGraphRetainUserObject{&cold_cudaGraphRetainUserObject};

cudaError_t cold_cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 212)) return as(cold_cudaGraphUpload, real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 212));
}
std::atomic<decltype(&cold_cudaGraphUpload)> slot_cudaGraphUpload{&cold_cudaGraphUpload};

cudaError_t cold_cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 213)) return as(cold_cudaGraphUpload_ptsz, real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 213));
}
std::atomic<decltype(&cold_cudaGraphUpload_ptsz)> slot_cudaGraphUpload_ptsz{&cold_cudaGraphUpload_ptsz};

cudaError_t cold_cudaGraphicsEGLRegisterImage(cudaGraphicsResource** pCudaResource, EGLImageKHR image, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 214)) return as(cold_cudaGraphicsEGLRegisterImage, real)(pCudaResource, image, flags);
  zero(pCudaResource, 8);
  static_cast<void>(image);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 214));
}
std::atomic<decltype(&cold_cudaGraphicsEGLRegisterImage)> slot_cudaGraphicsEGLRegisterImage{&cold_cudaGraphicsEGLRegisterImage};

cudaError_t cold_cudaGraphicsGLRegisterBuffer(cudaGraphicsResource** resource, GLuint buffer, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 215)) return as(cold_cudaGraphicsGLRegisterBuffer, real)(resource, buffer, flags);
  zero(resource, 8);
  static_cast<void>(buffer);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 215));
}
std::atomic<decltype(&cold_cudaGraphicsGLRegisterBuffer)> slot_cudaGraphicsGLRegisterBuffer{&cold_cudaGraphicsGLRegisterBuffer};

cudaError_t cold_cudaGraphicsGLRegisterImage(cudaGraphicsResource** resource, GLuint image, GLenum target, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 216)) return as(cold_cudaGraphicsGLRegisterImage, real)(resource, image, target, flags);
  zero(resource, 8);
  static_cast<void>(image);
  static_cast<void>(target);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 216));
}
std::atomic<decltype(&cold_cudaGraphicsGLRegisterImage)> slot_cudaGraphicsGLRegisterImage{&cold_cudaGraphicsGLRegisterImage};

cudaError_t cold_cudaGraphicsMapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 217)) return as(cold_cudaGraphicsMapResources, real)(count, resources, stream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 217));
}
std::atomic<decltype(&cold_cudaGraphicsMapResources)> slot_cudaGraphicsMapResources{&cold_cudaGraphicsMapResources};

cudaError_t cold_cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame* eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel) {
  if (const any_function real = resolve(cudart_library, 218)) return as(cold_cudaGraphicsResourceGetMappedEglFrame, real)(eglFrame, resource, index, mipLevel);
  zero(eglFrame, 280);
  static_cast<void>(resource);
  static_cast<void>(index);
  static_cast<void>(mipLevel);
  return static_cast<cudaError_t>(failure(cudart_library, 218));
}
std::atomic<decltype(&cold_cudaGraphicsResourceGetMappedEglFrame)> slot_cudaGraphicsResourceGetMappedEglFrame{&cold_cudaGraphicsResourceGetMappedEglFrame};

cudaError_t cold_cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t* mipmappedArray, cudaGraphicsResource_t resource) {
  if (const any_function real = resolve(cudart_library, 219)) return as(cold_cudaGraphicsResourceGetMappedMipmappedArray, real)(mipmappedArray, resource);
  zero(mipmappedArray, 8);
  static_cast<void>(resource);
  return static_cast<cudaError_t>(failure(cudart_library, 219));
}
std::atomic<decltype(&cold_cudaGraphicsResourceGetMappedMipmappedArray)> slot_cudaGraphicsResourceGetMappedMipmappedArray{&cold_cudaGraphicsResourceGetMappedMipmappedArray};

cudaError_t cold_cudaGraphicsResourceGetMappedPointer(void** devPtr, size_t* size, cudaGraphicsResource_t resource) {
  if (const any_function real = resolve(cudart_library, 220)) return as(cold_cudaGraphicsResourceGetMappedPointer, real)(devPtr, size, resource);
  zero(devPtr, 8);
  zero(size, 8);
  static_cast<void>(resource);
  return static_cast<cudaError_t>(failure(cudart_library, 220));
}
std::atomic<decltype(&cold_cudaGraphicsResourceGetMappedPointer)> slot_cudaGraphicsResourceGetMappedPointer{&cold_cudaGraphicsResourceGetMappedPointer};

cudaError_t cold_cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 221)) return as(cold_cudaGraphicsResourceSetMapFlags, real)(resource, flags);
  static_cast<void>(resource);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 221));
}
std::atomic<decltype(&cold_cudaGraphicsResourceSetMapFlags)> slot_cudaGraphicsResourceSetMapFlags{&cold_cudaGraphicsResourceSetMapFlags};

cudaError_t cold_cudaGraphicsSubResourceGetMappedArray(cudaArray_t* array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel) {
  if (const any_function real = resolve(cudart_library, 222)) return as(cold_cudaGraphicsSubResourceGetMappedArray, real)(array, resource, arrayIndex, mipLevel);
  zero(array, 8);
  static_cast<void>(resource);
  static_cast<void>(arrayIndex);
  static_cast<void>(mipLevel);
  return static_cast<cudaError_t>(failure(cudart_library, 222));
}
std::atomic<decltype(&cold_cudaGraphicsSubResourceGetMappedArray)> slot_cudaGraphicsSubResourceGetMappedArray{&cold_cudaGraphicsSubResourceGetMappedArray};

cudaError_t cold_cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 223)) return as(cold_cudaGraphicsUnmapResources, real)(count, resources, stream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 223));
}
std::atomic<decltype(&cold_cudaGraphicsUnmapResources)> slot_cudaGraphicsUnmapResources{&cold_cudaGraphicsUnmapResources};

cudaError_t cold_cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource) {
  if (const any_function real = resolve(cudart_library, 224)) return as(cold_cudaGraphicsUnregisterResource, real)(resource);
  static_cast<void>(resource);
  return static_cast<cudaError_t>(failure(cudart_library, 224));
}
std::atomic<decltype(&cold_cudaGraphicsUnregisterResource)> slot_cudaGraphicsUnregisterResource{&cold_cudaGraphicsUnregisterResource};

cudaError_t cold_cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource** resource, VdpOutputSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 225)) return as(cold_cudaGraphicsVDPAURegisterOutputSurface, real)(resource, vdpSurface, flags);
  zero(resource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 225));
}
std::atomic<decltype(&cold_cudaGraphicsVDPAURegisterOutputSurface)> slot_cudaGraphicsVDPAURegisterOutputSurface{&cold_cudaGraphicsVDPAURegisterOutputSurface};

cudaError_t cold_cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource** resource, VdpVideoSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 226)) return as(cold_cudaGraphicsVDPAURegisterVideoSurface, real)(resource, vdpSurface, flags);
  zero(resource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 226));
}
std::atomic<decltype(&cold_cudaGraphicsVDPAURegisterVideoSurface)> slot_cudaGraphicsVDPAURegisterVideoSurface{&cold_cudaGraphicsVDPAURegisterVideoSurface};

cudaError_t cold_cudaHostAlloc(void** pHost, size_t size, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 227)) return as(cold_cudaHostAlloc, real)(pHost, size, flags);
  zero(pHost, 8);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 227));
}
std::atomic<decltype(&cold_cudaHostAlloc)> slot_cudaHostAlloc{&cold_cudaHostAlloc};

cudaError_t cold_cudaHostGetDevicePointer(void** pDevice, void* pHost, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 228)) return as(cold_cudaHostGetDevicePointer, real)(pDevice, pHost, flags);
  zero(pDevice, 8);
  static_cast<void>(pHost);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 228));
}
std::atomic<decltype(&cold_cudaHostGetDevicePointer)> slot_cudaHostGetDevicePointer{&cold_cudaHostGetDevicePointer};

cudaError_t cold_cudaHostGetFlags(unsigned int* pFlags, void* pHost) {
  if (const any_function real = resolve(cudart_library, 229)) return as(cold_cudaHostGetFlags, real)(pFlags, pHost);
  zero(pFlags, 4);
  static_cast<void>(pHost);
  return static_cast<cudaError_t>(failure(cudart_library, 229));
}
std::atomic<decltype(&cold_cudaHostGetFlags)> slot_cudaHostGetFlags{&cold_cudaHostGetFlags};

cudaError_t cold_cudaHostRegister(void* ptr, size_t size, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 230)) return as(cold_cudaHostRegister, real)(ptr, size, flags);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 230));
}
std::atomic<decltype(&cold_cudaHostRegister)> slot_cudaHostRegister{&cold_cudaHostRegister};

cudaError_t cold_cudaHostUnregister(void* ptr) {
  if (const any_function real = resolve(cudart_library, 231)) return as(cold_cudaHostUnregister, real)(ptr);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 231));
}
std::atomic<decltype(&cold_cudaHostUnregister)> slot_cudaHostUnregister{&cold_cudaHostUnregister};

cudaError_t cold_cudaImportExternalMemory(cudaExternalMemory_t* extMem_out, const cudaExternalMemoryHandleDesc* memHandleDesc) {
  if (const any_function real = resolve(cudart_library, 232)) return as(cold_cudaImportExternalMemory, real)(extMem_out, memHandleDesc);
  zero(extMem_out, 8);
  static_cast<void>(memHandleDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 232));
}
std::atomic<decltype(&cold_cudaImportExternalMemory)> slot_cudaImportExternalMemory{&cold_cudaImportExternalMemory};

constexpr form forms_cudaImportExternalMemory[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaImportExternalSemaphore(cudaExternalSemaphore_t* extSem_out, const cudaExternalSemaphoreHandleDesc* semHandleDesc) {
  if (const any_function real = resolve(cudart_library, 233)) return as(cold_cudaImportExternalSemaphore, real)(extSem_out, semHandleDesc);
  zero(extSem_out, 8);
  static_cast<void>(semHandleDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 233));
}
std::atomic<decltype(&cold_cudaImportExternalSemaphore)> slot_cudaImportExternalSemaphore{&cold_cudaImportExternalSemaphore};

constexpr form forms_cudaImportExternalSemaphore[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 234)) return as(cold_cudaInitDevice, real)(device, deviceFlags, flags);
  static_cast<void>(device);
  static_cast<void>(deviceFlags);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 234));
}
std::atomic<decltype(&cold_cudaInitDevice)> slot_cudaInitDevice{&cold_cudaInitDevice};

cudaError_t cold_cudaIpcCloseMemHandle(void* devPtr) {
  if (const any_function real = resolve(cudart_library, 235)) return as(cold_cudaIpcCloseMemHandle, real)(devPtr);
  static_cast<void>(devPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 235));
}
std::atomic<decltype(&cold_cudaIpcCloseMemHandle)> slot_cudaIpcCloseMemHandle{&cold_cudaIpcCloseMemHandle};

cudaError_t cold_cudaIpcGetEventHandle(cudaIpcEventHandle_t* handle, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 236)) return as(cold_cudaIpcGetEventHandle, real)(handle, event);
  static_cast<void>(handle);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 236));
}
std::atomic<decltype(&cold_cudaIpcGetEventHandle)> slot_cudaIpcGetEventHandle{&cold_cudaIpcGetEventHandle};

cudaError_t cold_cudaIpcGetMemHandle(cudaIpcMemHandle_t* handle, void* devPtr) {
  if (const any_function real = resolve(cudart_library, 237)) return as(cold_cudaIpcGetMemHandle, real)(handle, devPtr);
  static_cast<void>(handle);
  static_cast<void>(devPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 237));
}
std::atomic<decltype(&cold_cudaIpcGetMemHandle)> slot_cudaIpcGetMemHandle{&cold_cudaIpcGetMemHandle};

cudaError_t cold_cudaIpcOpenEventHandle(cudaEvent_t* event, cudaIpcEventHandle_t handle) {
  if (const any_function real = resolve(cudart_library, 238)) return as(cold_cudaIpcOpenEventHandle, real)(event, handle);
  zero(event, 8);
  static_cast<void>(handle);
  return static_cast<cudaError_t>(failure(cudart_library, 238));
}
std::atomic<decltype(&cold_cudaIpcOpenEventHandle)> slot_cudaIpcOpenEventHandle{&cold_cudaIpcOpenEventHandle};

cudaError_t cold_cudaIpcOpenMemHandle(void** devPtr, cudaIpcMemHandle_t handle, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 239)) return as(cold_cudaIpcOpenMemHandle, real)(devPtr, handle, flags);
  zero(devPtr, 8);
  static_cast<void>(handle);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 239));
}
std::atomic<decltype(&cold_cudaIpcOpenMemHandle)> slot_cudaIpcOpenMemHandle{&cold_cudaIpcOpenMemHandle};

cudaError_t cold_cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device) {
  if (const any_function real = resolve(cudart_library, 240)) return as(cold_cudaKernelSetAttributeForDevice, real)(kernel, attr, value, device);
  static_cast<void>(kernel);
  static_cast<void>(attr);
  static_cast<void>(value);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 240));
}
std::atomic<decltype(&cold_cudaKernelSetAttributeForDevice)> slot_cudaKernelSetAttributeForDevice{&cold_cudaKernelSetAttributeForDevice};

cudaError_t cold_cudaLaunchCooperativeKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 241)) return as(cold_cudaLaunchCooperativeKernel, real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 241));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaLaunchCooperativeKernel)> slot_cudaLaunchCooperativeKernel __asm__("nybble_slot_cudaLaunchCooperativeKernel") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaLaunchCooperativeKernel)> slot_cudaLaunchCooperativeKernel{&cold_cudaLaunchCooperativeKernel};
namespace {

cudaError_t cold_cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams* launchParamsList, unsigned int numDevices, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 242)) return as(cold_cudaLaunchCooperativeKernelMultiDevice, real)(launchParamsList, numDevices, flags);
  static_cast<void>(launchParamsList);
  static_cast<void>(numDevices);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 242));
}
std::atomic<decltype(&cold_cudaLaunchCooperativeKernelMultiDevice)> slot_cudaLaunchCooperativeKernelMultiDevice{&cold_cudaLaunchCooperativeKernelMultiDevice};

cudaError_t cold_cudaLaunchCooperativeKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 243)) return as(cold_cudaLaunchCooperativeKernel_ptsz, real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 243));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaLaunchCooperativeKernel_ptsz)> slot_cudaLaunchCooperativeKernel_ptsz __asm__("nybble_slot_cudaLaunchCooperativeKernel_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaLaunchCooperativeKernel_ptsz)> slot_cudaLaunchCooperativeKernel_ptsz{&cold_cudaLaunchCooperativeKernel_ptsz};
namespace {

cudaError_t cold_cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void* userData) {
  if (const any_function real = resolve(cudart_library, 244)) return as(cold_cudaLaunchHostFunc, real)(stream, fn, userData);
  static_cast<void>(stream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<cudaError_t>(failure(cudart_library, 244));
}
std::atomic<decltype(&cold_cudaLaunchHostFunc)> slot_cudaLaunchHostFunc{&cold_cudaLaunchHostFunc};

cudaError_t cold_cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void* userData) {
  if (const any_function real = resolve(cudart_library, 245)) return as(cold_cudaLaunchHostFunc_ptsz, real)(stream, fn, userData);
  static_cast<void>(stream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<cudaError_t>(failure(cudart_library, 245));
}
std::atomic<decltype(&cold_cudaLaunchHostFunc_ptsz)> slot_cudaLaunchHostFunc_ptsz{&cold_cudaLaunchHostFunc_ptsz};

cudaError_t cold_cudaLaunchKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 246)) return as(cold_cudaLaunchKernel, real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 246));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaLaunchKernel)> slot_cudaLaunchKernel __asm__("nybble_slot_cudaLaunchKernel") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaLaunchKernel)> slot_cudaLaunchKernel{&cold_cudaLaunchKernel};
namespace {

cudaError_t cold_cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* func, void** args) {
  if (const any_function real = resolve(cudart_library, 247)) return as(cold_cudaLaunchKernelExC, real)(config, func, args);
  static_cast<void>(config);
  static_cast<void>(func);
  static_cast<void>(args);
  return static_cast<cudaError_t>(failure(cudart_library, 247));
}
std::atomic<decltype(&cold_cudaLaunchKernelExC)> slot_cudaLaunchKernelExC{&cold_cudaLaunchKernelExC};

cudaError_t cold_cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t* config, const void* func, void** args) {
  if (const any_function real = resolve(cudart_library, 248)) return as(cold_cudaLaunchKernelExC_ptsz, real)(config, func, args);
  static_cast<void>(config);
  static_cast<void>(func);
  static_cast<void>(args);
  return static_cast<cudaError_t>(failure(cudart_library, 248));
}
std::atomic<decltype(&cold_cudaLaunchKernelExC_ptsz)> slot_cudaLaunchKernelExC_ptsz{&cold_cudaLaunchKernelExC_ptsz};

cudaError_t cold_cudaLaunchKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 249)) return as(cold_cudaLaunchKernel_ptsz, real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 249));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaLaunchKernel_ptsz)> slot_cudaLaunchKernel_ptsz __asm__("nybble_slot_cudaLaunchKernel_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaLaunchKernel_ptsz)> slot_cudaLaunchKernel_ptsz{&cold_cudaLaunchKernel_ptsz};
namespace {

cudaError_t cold_cudaLibraryEnumerateKernels(cudaKernel_t* kernels, unsigned int numKernels, cudaLibrary_t lib) {
  if (const any_function real = resolve(cudart_library, 250)) return as(cold_cudaLibraryEnumerateKernels, real)(kernels, numKernels, lib);
  static_cast<void>(kernels);
  static_cast<void>(numKernels);
  static_cast<void>(lib);
  return static_cast<cudaError_t>(failure(cudart_library, 250));
}
std::atomic<decltype(&cold_cudaLibraryEnumerateKernels)> slot_cudaLibraryEnumerateKernels{&cold_cudaLibraryEnumerateKernels};

cudaError_t cold_cudaLibraryGetGlobal(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) {
  if (const any_function real = resolve(cudart_library, 251)) return as(cold_cudaLibraryGetGlobal, real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<cudaError_t>(failure(cudart_library, 251));
}
std::atomic<decltype(&cold_cudaLibraryGetGlobal)> slot_cudaLibraryGetGlobal{&cold_cudaLibraryGetGlobal};

cudaError_t cold_cudaLibraryGetKernel(cudaKernel_t* pKernel, cudaLibrary_t library, const char* name) {
  if (const any_function real = resolve(cudart_library, 252)) return as(cold_cudaLibraryGetKernel, real)(pKernel, library, name);
  zero(pKernel, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<cudaError_t>(failure(cudart_library, 252));
}
std::atomic<decltype(&cold_cudaLibraryGetKernel)> slot_cudaLibraryGetKernel{&cold_cudaLibraryGetKernel};

cudaError_t cold_cudaLibraryGetKernelCount(unsigned int* count, cudaLibrary_t lib) {
  if (const any_function real = resolve(cudart_library, 253)) return as(cold_cudaLibraryGetKernelCount, real)(count, lib);
  zero(count, 4);
  static_cast<void>(lib);
  return static_cast<cudaError_t>(failure(cudart_library, 253));
}
std::atomic<decltype(&cold_cudaLibraryGetKernelCount)> slot_cudaLibraryGetKernelCount{&cold_cudaLibraryGetKernelCount};

cudaError_t cold_cudaLibraryGetManaged(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) {
  if (const any_function real = resolve(cudart_library, 254)) return as(cold_cudaLibraryGetManaged, real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<cudaError_t>(failure(cudart_library, 254));
}
std::atomic<decltype(&cold_cudaLibraryGetManaged)> slot_cudaLibraryGetManaged{&cold_cudaLibraryGetManaged};

cudaError_t cold_cudaLibraryGetUnifiedFunction(void** fptr, cudaLibrary_t library, const char* symbol) {
  if (const any_function real = resolve(cudart_library, 255)) return as(cold_cudaLibraryGetUnifiedFunction, real)(fptr, library, symbol);
  zero(fptr, 8);
  static_cast<void>(library);
  static_cast<void>(symbol);
  return static_cast<cudaError_t>(failure(cudart_library, 255));
}
std::atomic<decltype(&cold_cudaLibraryGetUnifiedFunction)> slot_cudaLibraryGetUnifiedFunction{&cold_cudaLibraryGetUnifiedFunction};

cudaError_t cold_cudaLibraryLoadData(cudaLibrary_t* library, const void* code, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(cudart_library, 256)) return as(cold_cudaLibraryLoadData, real)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
  zero(library, 8);
  static_cast<void>(code);
  static_cast<void>(jitOptions);
  static_cast<void>(jitOptionsValues);
  static_cast<void>(numJitOptions);
  static_cast<void>(libraryOptions);
  static_cast<void>(libraryOptionValues);
  static_cast<void>(numLibraryOptions);
  return static_cast<cudaError_t>(failure(cudart_library, 256));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaLibraryLoadData)> slot_cudaLibraryLoadData __asm__("nybble_slot_cudaLibraryLoadData") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaLibraryLoadData)> slot_cudaLibraryLoadData{&cold_cudaLibraryLoadData};
namespace {

cudaError_t cold_cudaLibraryLoadFromFile(cudaLibrary_t* library, const char* fileName, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(cudart_library, 257)) return as(cold_cudaLibraryLoadFromFile, real)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
  zero(library, 8);
  static_cast<void>(fileName);
  static_cast<void>(jitOptions);
  static_cast<void>(jitOptionsValues);
  static_cast<void>(numJitOptions);
  static_cast<void>(libraryOptions);
  static_cast<void>(libraryOptionValues);
  static_cast<void>(numLibraryOptions);
  return static_cast<cudaError_t>(failure(cudart_library, 257));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaLibraryLoadFromFile)> slot_cudaLibraryLoadFromFile __asm__("nybble_slot_cudaLibraryLoadFromFile") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaLibraryLoadFromFile)> slot_cudaLibraryLoadFromFile{&cold_cudaLibraryLoadFromFile};
namespace {

cudaError_t cold_cudaLibraryUnload(cudaLibrary_t library) {
  if (const any_function real = resolve(cudart_library, 258)) return as(cold_cudaLibraryUnload, real)(library);
  static_cast<void>(library);
  return static_cast<cudaError_t>(failure(cudart_library, 258));
}
std::atomic<decltype(&cold_cudaLibraryUnload)> slot_cudaLibraryUnload{&cold_cudaLibraryUnload};

cudaError_t cold_cudaMalloc(void** devPtr, size_t size) {
  if (const any_function real = resolve(cudart_library, 259)) return as(cold_cudaMalloc, real)(devPtr, size);
  zero(devPtr, 8);
  static_cast<void>(size);
  return static_cast<cudaError_t>(failure(cudart_library, 259));
}
std::atomic<decltype(&cold_cudaMalloc)> slot_cudaMalloc{&cold_cudaMalloc};

cudaError_t cold_cudaMalloc3D(cudaPitchedPtr* pitchedDevPtr, cudaExtent extent) {
  if (const any_function real = resolve(cudart_library, 260)) return as(cold_cudaMalloc3D, real)(pitchedDevPtr, extent);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(extent);
  return static_cast<cudaError_t>(failure(cudart_library, 260));
}
std::atomic<decltype(&cold_cudaMalloc3D)> slot_cudaMalloc3D{&cold_cudaMalloc3D};

cudaError_t cold_cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 261)) return as(cold_cudaMalloc3DArray, real)(array, desc, extent, flags);
  zero(array, 8);
  static_cast<void>(desc);
  static_cast<void>(extent);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 261));
}
std::atomic<decltype(&cold_cudaMalloc3DArray)> slot_cudaMalloc3DArray{&cold_cudaMalloc3DArray};

cudaError_t cold_cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, size_t width, size_t height, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 262)) return as(cold_cudaMallocArray, real)(array, desc, width, height, flags);
  zero(array, 8);
  static_cast<void>(desc);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 262));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMallocArray)> slot_cudaMallocArray __asm__("nybble_slot_cudaMallocArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMallocArray)> slot_cudaMallocArray{&cold_cudaMallocArray};
namespace {

cudaError_t cold_cudaMallocAsync(void** devPtr, size_t size, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 263)) return as(cold_cudaMallocAsync, real)(devPtr, size, hStream);
  zero(devPtr, 8);
  static_cast<void>(size);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 263));
}
std::atomic<decltype(&cold_cudaMallocAsync)> slot_cudaMallocAsync{&cold_cudaMallocAsync};

cudaError_t cold_cudaMallocAsync_ptsz(void** devPtr, size_t size, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 264)) return as(cold_cudaMallocAsync_ptsz, real)(devPtr, size, hStream);
  zero(devPtr, 8);
  static_cast<void>(size);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 264));
}
std::atomic<decltype(&cold_cudaMallocAsync_ptsz)> slot_cudaMallocAsync_ptsz{&cold_cudaMallocAsync_ptsz};

cudaError_t cold_cudaMallocFromPoolAsync(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 265)) return as(cold_cudaMallocFromPoolAsync, real)(ptr, size, memPool, stream);
  zero(ptr, 8);
  static_cast<void>(size);
  static_cast<void>(memPool);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 265));
}
std::atomic<decltype(&cold_cudaMallocFromPoolAsync)> slot_cudaMallocFromPoolAsync{&cold_cudaMallocFromPoolAsync};

cudaError_t cold_cudaMallocFromPoolAsync_ptsz(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 266)) return as(cold_cudaMallocFromPoolAsync_ptsz, real)(ptr, size, memPool, stream);
  zero(ptr, 8);
  static_cast<void>(size);
  static_cast<void>(memPool);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 266));
}
std::atomic<decltype(&cold_cudaMallocFromPoolAsync_ptsz)> slot_cudaMallocFromPoolAsync_ptsz{&cold_cudaMallocFromPoolAsync_ptsz};

cudaError_t cold_cudaMallocHost(void** ptr, size_t size) {
  if (const any_function real = resolve(cudart_library, 267)) return as(cold_cudaMallocHost, real)(ptr, size);
  zero(ptr, 8);
  static_cast<void>(size);
  return static_cast<cudaError_t>(failure(cudart_library, 267));
}
std::atomic<decltype(&cold_cudaMallocHost)> slot_cudaMallocHost{&cold_cudaMallocHost};

cudaError_t cold_cudaMallocManaged(void** devPtr, size_t size, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 268)) return as(cold_cudaMallocManaged, real)(devPtr, size, flags);
  zero(devPtr, 8);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 268));
}
std::atomic<decltype(&cold_cudaMallocManaged)> slot_cudaMallocManaged{&cold_cudaMallocManaged};

cudaError_t cold_cudaMallocMipmappedArray(cudaMipmappedArray_t* mipmappedArray, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int numLevels, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 269)) return as(cold_cudaMallocMipmappedArray, real)(mipmappedArray, desc, extent, numLevels, flags);
  zero(mipmappedArray, 8);
  static_cast<void>(desc);
  static_cast<void>(extent);
  static_cast<void>(numLevels);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 269));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMallocMipmappedArray)> slot_cudaMallocMipmappedArray __asm__("nybble_slot_cudaMallocMipmappedArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMallocMipmappedArray)> slot_cudaMallocMipmappedArray{&cold_cudaMallocMipmappedArray};
namespace {

cudaError_t cold_cudaMallocPitch(void** devPtr, size_t* pitch, size_t width, size_t height) {
  if (const any_function real = resolve(cudart_library, 270)) return as(cold_cudaMallocPitch, real)(devPtr, pitch, width, height);
  zero(devPtr, 8);
  zero(pitch, 8);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 270));
}
std::atomic<decltype(&cold_cudaMallocPitch)> slot_cudaMallocPitch{&cold_cudaMallocPitch};

cudaError_t cold_cudaMemAdvise(const void* devPtr, size_t count, cudaMemoryAdvise advice, int device) {
  if (const any_function real = resolve(cudart_library, 271)) return as(cold_cudaMemAdvise, real)(devPtr, count, advice, device);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 271));
}
std::atomic<decltype(&cold_cudaMemAdvise)> slot_cudaMemAdvise{&cold_cudaMemAdvise};

std::atomic<cudaError_t (*)(const void*, size_t, cudaMemoryAdvise, cudaMemLocation)> real_cudaMemAdvise_on_13{nullptr};
cudaError_t cudaMemAdvise_on_13(const void* devPtr, size_t count, cudaMemoryAdvise advice, int device) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(advice); static_cast<void>(device); return real_cudaMemAdvise_on_13.load(std::memory_order_acquire)(devPtr, count, advice, location_of<cudaMemLocation>(device)); }

constexpr form forms_cudaMemAdvise[] = {
    { 13, "cudaMemAdvise", &publish_adapter<slot_cudaMemAdvise, real_cudaMemAdvise_on_13, &cudaMemAdvise_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemAdvise_v2(const void* devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location) {
  if (const any_function real = resolve(cudart_library, 272)) return as(cold_cudaMemAdvise_v2, real)(devPtr, count, advice, location);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(location);
  return static_cast<cudaError_t>(failure(cudart_library, 272));
}
std::atomic<decltype(&cold_cudaMemAdvise_v2)> slot_cudaMemAdvise_v2{&cold_cudaMemAdvise_v2};

constexpr form forms_cudaMemAdvise_v2[] = {
    { 13, "cudaMemAdvise", &publish<slot_cudaMemAdvise_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemGetInfo(size_t* free, size_t* total) {
  if (const any_function real = resolve(cudart_library, 273)) return as(cold_cudaMemGetInfo, real)(free, total);
  zero(free, 8);
  zero(total, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 273));
}
std::atomic<decltype(&cold_cudaMemGetInfo)> slot_cudaMemGetInfo{&cold_cudaMemGetInfo};

cudaError_t cold_cudaMemPoolCreate(cudaMemPool_t* memPool, const cudaMemPoolProps* poolProps) {
  if (const any_function real = resolve(cudart_library, 274)) return as(cold_cudaMemPoolCreate, real)(memPool, poolProps);
  zero(memPool, 8);
  static_cast<void>(poolProps);
  return static_cast<cudaError_t>(failure(cudart_library, 274));
}
std::atomic<decltype(&cold_cudaMemPoolCreate)> slot_cudaMemPoolCreate{&cold_cudaMemPoolCreate};

cudaError_t cold_cudaMemPoolDestroy(cudaMemPool_t memPool) {
  if (const any_function real = resolve(cudart_library, 275)) return as(cold_cudaMemPoolDestroy, real)(memPool);
  static_cast<void>(memPool);
  return static_cast<cudaError_t>(failure(cudart_library, 275));
}
std::atomic<decltype(&cold_cudaMemPoolDestroy)> slot_cudaMemPoolDestroy{&cold_cudaMemPoolDestroy};

cudaError_t cold_cudaMemPoolExportPointer(cudaMemPoolPtrExportData* exportData, void* ptr) {
  if (const any_function real = resolve(cudart_library, 276)) return as(cold_cudaMemPoolExportPointer, real)(exportData, ptr);
  static_cast<void>(exportData);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 276));
}
std::atomic<decltype(&cold_cudaMemPoolExportPointer)> slot_cudaMemPoolExportPointer{&cold_cudaMemPoolExportPointer};

cudaError_t cold_cudaMemPoolExportToShareableHandle(void* shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 277)) return as(cold_cudaMemPoolExportToShareableHandle, real)(shareableHandle, memPool, handleType, flags);
  static_cast<void>(shareableHandle);
  static_cast<void>(memPool);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 277));
}
std::atomic<decltype(&cold_cudaMemPoolExportToShareableHandle)> slot_cudaMemPoolExportToShareableHandle{&cold_cudaMemPoolExportToShareableHandle};

cudaError_t cold_cudaMemPoolGetAccess(cudaMemAccessFlags* flags, cudaMemPool_t memPool, cudaMemLocation* location) {
  if (const any_function real = resolve(cudart_library, 278)) return as(cold_cudaMemPoolGetAccess, real)(flags, memPool, location);
  zero(flags, 4);
  static_cast<void>(memPool);
  static_cast<void>(location);
  return static_cast<cudaError_t>(failure(cudart_library, 278));
}
std::atomic<decltype(&cold_cudaMemPoolGetAccess)> slot_cudaMemPoolGetAccess{&cold_cudaMemPoolGetAccess};

cudaError_t cold_cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) {
  if (const any_function real = resolve(cudart_library, 279)) return as(cold_cudaMemPoolGetAttribute, real)(memPool, attr, value);
  static_cast<void>(memPool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 279));
}
std::atomic<decltype(&cold_cudaMemPoolGetAttribute)> slot_cudaMemPoolGetAttribute{&cold_cudaMemPoolGetAttribute};

cudaError_t cold_cudaMemPoolImportFromShareableHandle(cudaMemPool_t* memPool, void* shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 280)) return as(cold_cudaMemPoolImportFromShareableHandle, real)(memPool, shareableHandle, handleType, flags);
  zero(memPool, 8);
  static_cast<void>(shareableHandle);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 280));
}
std::atomic<decltype(&cold_cudaMemPoolImportFromShareableHandle)> slot_cudaMemPoolImportFromShareableHandle{&cold_cudaMemPoolImportFromShareableHandle};

cudaError_t cold_cudaMemPoolImportPointer(void** ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData* exportData) {
  if (const any_function real = resolve(cudart_library, 281)) return as(cold_cudaMemPoolImportPointer, real)(ptr, memPool, exportData);
  zero(ptr, 8);
  static_cast<void>(memPool);
  static_cast<void>(exportData);
  return static_cast<cudaError_t>(failure(cudart_library, 281));
}
std::atomic<decltype(&cold_cudaMemPoolImportPointer)> slot_cudaMemPoolImportPointer{&cold_cudaMemPoolImportPointer};

cudaError_t cold_cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc* descList, size_t count) {
  if (const any_function real = resolve(cudart_library, 282)) return as(cold_cudaMemPoolSetAccess, real)(memPool, descList, count);
  static_cast<void>(memPool);
  static_cast<void>(descList);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 282));
}
std::atomic<decltype(&cold_cudaMemPoolSetAccess)> slot_cudaMemPoolSetAccess{&cold_cudaMemPoolSetAccess};

cudaError_t cold_cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) {
  if (const any_function real = resolve(cudart_library, 283)) return as(cold_cudaMemPoolSetAttribute, real)(memPool, attr, value);
  static_cast<void>(memPool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 283));
}
std::atomic<decltype(&cold_cudaMemPoolSetAttribute)> slot_cudaMemPoolSetAttribute{&cold_cudaMemPoolSetAttribute};

cudaError_t cold_cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep) {
  if (const any_function real = resolve(cudart_library, 284)) return as(cold_cudaMemPoolTrimTo, real)(memPool, minBytesToKeep);
  static_cast<void>(memPool);
  static_cast<void>(minBytesToKeep);
  return static_cast<cudaError_t>(failure(cudart_library, 284));
}
std::atomic<decltype(&cold_cudaMemPoolTrimTo)> slot_cudaMemPoolTrimTo{&cold_cudaMemPoolTrimTo};

cudaError_t cold_cudaMemPrefetchAsync(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 285)) return as(cold_cudaMemPrefetchAsync, real)(devPtr, count, dstDevice, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 285));
}
std::atomic<decltype(&cold_cudaMemPrefetchAsync)> slot_cudaMemPrefetchAsync{&cold_cudaMemPrefetchAsync};

std::atomic<cudaError_t (*)(const void*, size_t, cudaMemLocation, unsigned int, cudaStream_t)> real_cudaMemPrefetchAsync_on_13{nullptr};
cudaError_t cudaMemPrefetchAsync_on_13(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(dstDevice); static_cast<void>(stream); return real_cudaMemPrefetchAsync_on_13.load(std::memory_order_acquire)(devPtr, count, location_of<cudaMemLocation>(dstDevice), 0u, stream); }

constexpr form forms_cudaMemPrefetchAsync[] = {
    { 13, "cudaMemPrefetchAsync", &publish_adapter<slot_cudaMemPrefetchAsync, real_cudaMemPrefetchAsync_on_13, &cudaMemPrefetchAsync_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemPrefetchAsync_ptsz(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 286)) return as(cold_cudaMemPrefetchAsync_ptsz, real)(devPtr, count, dstDevice, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 286));
}
std::atomic<decltype(&cold_cudaMemPrefetchAsync_ptsz)> slot_cudaMemPrefetchAsync_ptsz{&cold_cudaMemPrefetchAsync_ptsz};

std::atomic<cudaError_t (*)(const void*, size_t, cudaMemLocation, unsigned int, cudaStream_t)> real_cudaMemPrefetchAsync_ptsz_on_13{nullptr};
cudaError_t cudaMemPrefetchAsync_ptsz_on_13(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(dstDevice); static_cast<void>(stream); return real_cudaMemPrefetchAsync_ptsz_on_13.load(std::memory_order_acquire)(devPtr, count, location_of<cudaMemLocation>(dstDevice), 0u, stream); }

constexpr form forms_cudaMemPrefetchAsync_ptsz[] = {
    { 13, "cudaMemPrefetchAsync_ptsz", &publish_adapter<slot_cudaMemPrefetchAsync_ptsz, real_cudaMemPrefetchAsync_ptsz_on_13, &cudaMemPrefetchAsync_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemPrefetchAsync_v2(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 287)) return as(cold_cudaMemPrefetchAsync_v2, real)(devPtr, count, location, flags, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 287));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemPrefetchAsync_v2)> slot_cudaMemPrefetchAsync_v2 __asm__("nybble_slot_cudaMemPrefetchAsync_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemPrefetchAsync_v2)> slot_cudaMemPrefetchAsync_v2{&cold_cudaMemPrefetchAsync_v2};
namespace {

constexpr form forms_cudaMemPrefetchAsync_v2[] = {
    { 13, "cudaMemPrefetchAsync", &publish<slot_cudaMemPrefetchAsync_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemPrefetchAsync_v2_ptsz(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 288)) return as(cold_cudaMemPrefetchAsync_v2_ptsz, real)(devPtr, count, location, flags, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 288));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemPrefetchAsync_v2_ptsz)> slot_cudaMemPrefetchAsync_v2_ptsz __asm__("nybble_slot_cudaMemPrefetchAsync_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemPrefetchAsync_v2_ptsz)> slot_cudaMemPrefetchAsync_v2_ptsz{&cold_cudaMemPrefetchAsync_v2_ptsz};
namespace {

constexpr form forms_cudaMemPrefetchAsync_v2_ptsz[] = {
    { 13, "cudaMemPrefetchAsync_ptsz", &publish<slot_cudaMemPrefetchAsync_v2_ptsz>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemRangeGetAttribute(void* data, size_t dataSize, cudaMemRangeAttribute attribute, const void* devPtr, size_t count) {
  if (const any_function real = resolve(cudart_library, 289)) return as(cold_cudaMemRangeGetAttribute, real)(data, dataSize, attribute, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSize);
  static_cast<void>(attribute);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 289));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemRangeGetAttribute)> slot_cudaMemRangeGetAttribute __asm__("nybble_slot_cudaMemRangeGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemRangeGetAttribute)> slot_cudaMemRangeGetAttribute{&cold_cudaMemRangeGetAttribute};
namespace {

cudaError_t cold_cudaMemRangeGetAttributes(void** data, size_t* dataSizes, cudaMemRangeAttribute* attributes, size_t numAttributes, const void* devPtr, size_t count) {
  if (const any_function real = resolve(cudart_library, 290)) return as(cold_cudaMemRangeGetAttributes, real)(data, dataSizes, attributes, numAttributes, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSizes);
  static_cast<void>(attributes);
  static_cast<void>(numAttributes);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 290));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemRangeGetAttributes)> slot_cudaMemRangeGetAttributes __asm__("nybble_slot_cudaMemRangeGetAttributes") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemRangeGetAttributes)> slot_cudaMemRangeGetAttributes{&cold_cudaMemRangeGetAttributes};
namespace {

cudaError_t cold_cudaMemcpy(void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 291)) return as(cold_cudaMemcpy, real)(dst, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 291));
}
std::atomic<decltype(&cold_cudaMemcpy)> slot_cudaMemcpy{&cold_cudaMemcpy};

cudaError_t cold_cudaMemcpy2D(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 292)) return as(cold_cudaMemcpy2D, real)(dst, dpitch, src, spitch, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 292));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2D)> slot_cudaMemcpy2D __asm__("nybble_slot_cudaMemcpy2D") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2D)> slot_cudaMemcpy2D{&cold_cudaMemcpy2D};
namespace {

cudaError_t cold_cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 293)) return as(cold_cudaMemcpy2DArrayToArray, real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffsetDst);
  static_cast<void>(hOffsetDst);
  static_cast<void>(src);
  static_cast<void>(wOffsetSrc);
  static_cast<void>(hOffsetSrc);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 293));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DArrayToArray)> slot_cudaMemcpy2DArrayToArray __asm__("nybble_slot_cudaMemcpy2DArrayToArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DArrayToArray)> slot_cudaMemcpy2DArrayToArray{&cold_cudaMemcpy2DArrayToArray};
namespace {

cudaError_t cold_cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 294)) return as(cold_cudaMemcpy2DArrayToArray_ptds, real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffsetDst);
  static_cast<void>(hOffsetDst);
  static_cast<void>(src);
  static_cast<void>(wOffsetSrc);
  static_cast<void>(hOffsetSrc);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 294));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DArrayToArray_ptds)> slot_cudaMemcpy2DArrayToArray_ptds __asm__("nybble_slot_cudaMemcpy2DArrayToArray_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DArrayToArray_ptds)> slot_cudaMemcpy2DArrayToArray_ptds{&cold_cudaMemcpy2DArrayToArray_ptds};
namespace {

cudaError_t cold_cudaMemcpy2DAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 295)) return as(cold_cudaMemcpy2DAsync, real)(dst, dpitch, src, spitch, width, height, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 295));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DAsync)> slot_cudaMemcpy2DAsync __asm__("nybble_slot_cudaMemcpy2DAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DAsync)> slot_cudaMemcpy2DAsync{&cold_cudaMemcpy2DAsync};
namespace {

cudaError_t cold_cudaMemcpy2DAsync_ptsz(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 296)) return as(cold_cudaMemcpy2DAsync_ptsz, real)(dst, dpitch, src, spitch, width, height, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 296));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DAsync_ptsz)> slot_cudaMemcpy2DAsync_ptsz __asm__("nybble_slot_cudaMemcpy2DAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DAsync_ptsz)> slot_cudaMemcpy2DAsync_ptsz{&cold_cudaMemcpy2DAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpy2DFromArray(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 297)) return as(cold_cudaMemcpy2DFromArray, real)(dst, dpitch, src, wOffset, hOffset, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 297));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DFromArray)> slot_cudaMemcpy2DFromArray __asm__("nybble_slot_cudaMemcpy2DFromArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DFromArray)> slot_cudaMemcpy2DFromArray{&cold_cudaMemcpy2DFromArray};
namespace {

cudaError_t cold_cudaMemcpy2DFromArrayAsync(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 298)) return as(cold_cudaMemcpy2DFromArrayAsync, real)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 298));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DFromArrayAsync)> slot_cudaMemcpy2DFromArrayAsync __asm__("nybble_slot_cudaMemcpy2DFromArrayAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DFromArrayAsync)> slot_cudaMemcpy2DFromArrayAsync{&cold_cudaMemcpy2DFromArrayAsync};
namespace {

cudaError_t cold_cudaMemcpy2DFromArrayAsync_ptsz(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 299)) return as(cold_cudaMemcpy2DFromArrayAsync_ptsz, real)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 299));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DFromArrayAsync_ptsz)> slot_cudaMemcpy2DFromArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpy2DFromArrayAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DFromArrayAsync_ptsz)> slot_cudaMemcpy2DFromArrayAsync_ptsz{&cold_cudaMemcpy2DFromArrayAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpy2DFromArray_ptds(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 300)) return as(cold_cudaMemcpy2DFromArray_ptds, real)(dst, dpitch, src, wOffset, hOffset, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 300));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DFromArray_ptds)> slot_cudaMemcpy2DFromArray_ptds __asm__("nybble_slot_cudaMemcpy2DFromArray_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DFromArray_ptds)> slot_cudaMemcpy2DFromArray_ptds{&cold_cudaMemcpy2DFromArray_ptds};
namespace {

cudaError_t cold_cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 301)) return as(cold_cudaMemcpy2DToArray, real)(dst, wOffset, hOffset, src, spitch, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 301));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DToArray)> slot_cudaMemcpy2DToArray __asm__("nybble_slot_cudaMemcpy2DToArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DToArray)> slot_cudaMemcpy2DToArray{&cold_cudaMemcpy2DToArray};
namespace {

cudaError_t cold_cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 302)) return as(cold_cudaMemcpy2DToArrayAsync, real)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 302));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DToArrayAsync)> slot_cudaMemcpy2DToArrayAsync __asm__("nybble_slot_cudaMemcpy2DToArrayAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DToArrayAsync)> slot_cudaMemcpy2DToArrayAsync{&cold_cudaMemcpy2DToArrayAsync};
namespace {

cudaError_t cold_cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 303)) return as(cold_cudaMemcpy2DToArrayAsync_ptsz, real)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 303));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DToArrayAsync_ptsz)> slot_cudaMemcpy2DToArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpy2DToArrayAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DToArrayAsync_ptsz)> slot_cudaMemcpy2DToArrayAsync_ptsz{&cold_cudaMemcpy2DToArrayAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 304)) return as(cold_cudaMemcpy2DToArray_ptds, real)(dst, wOffset, hOffset, src, spitch, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 304));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2DToArray_ptds)> slot_cudaMemcpy2DToArray_ptds __asm__("nybble_slot_cudaMemcpy2DToArray_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2DToArray_ptds)> slot_cudaMemcpy2DToArray_ptds{&cold_cudaMemcpy2DToArray_ptds};
namespace {

cudaError_t cold_cudaMemcpy2D_ptds(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 305)) return as(cold_cudaMemcpy2D_ptds, real)(dst, dpitch, src, spitch, width, height, kind);
  static_cast<void>(dst);
  static_cast<void>(dpitch);
  static_cast<void>(src);
  static_cast<void>(spitch);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 305));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy2D_ptds)> slot_cudaMemcpy2D_ptds __asm__("nybble_slot_cudaMemcpy2D_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy2D_ptds)> slot_cudaMemcpy2D_ptds{&cold_cudaMemcpy2D_ptds};
namespace {

cudaError_t cold_cudaMemcpy3D(const cudaMemcpy3DParms* p) {
  if (const any_function real = resolve(cudart_library, 306)) return as(cold_cudaMemcpy3D, real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 306));
}
std::atomic<decltype(&cold_cudaMemcpy3D)> slot_cudaMemcpy3D{&cold_cudaMemcpy3D};

cudaError_t cold_cudaMemcpy3DAsync(const cudaMemcpy3DParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 307)) return as(cold_cudaMemcpy3DAsync, real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 307));
}
std::atomic<decltype(&cold_cudaMemcpy3DAsync)> slot_cudaMemcpy3DAsync{&cold_cudaMemcpy3DAsync};

cudaError_t cold_cudaMemcpy3DAsync_ptsz(const cudaMemcpy3DParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 308)) return as(cold_cudaMemcpy3DAsync_ptsz, real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 308));
}
std::atomic<decltype(&cold_cudaMemcpy3DAsync_ptsz)> slot_cudaMemcpy3DAsync_ptsz{&cold_cudaMemcpy3DAsync_ptsz};

cudaError_t cold_cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 309)) return as(cold_cudaMemcpy3DBatchAsync, real)(numOps, opList, failIdx, flags, stream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 309));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy3DBatchAsync)> slot_cudaMemcpy3DBatchAsync __asm__("nybble_slot_cudaMemcpy3DBatchAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy3DBatchAsync)> slot_cudaMemcpy3DBatchAsync{&cold_cudaMemcpy3DBatchAsync};
namespace {

constexpr form forms_cudaMemcpy3DBatchAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpy3DBatchAsync_ptsz(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 310)) return as(cold_cudaMemcpy3DBatchAsync_ptsz, real)(numOps, opList, failIdx, flags, stream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 310));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpy3DBatchAsync_ptsz)> slot_cudaMemcpy3DBatchAsync_ptsz __asm__("nybble_slot_cudaMemcpy3DBatchAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpy3DBatchAsync_ptsz)> slot_cudaMemcpy3DBatchAsync_ptsz{&cold_cudaMemcpy3DBatchAsync_ptsz};
namespace {

constexpr form forms_cudaMemcpy3DBatchAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms* p) {
  if (const any_function real = resolve(cudart_library, 311)) return as(cold_cudaMemcpy3DPeer, real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 311));
}
std::atomic<decltype(&cold_cudaMemcpy3DPeer)> slot_cudaMemcpy3DPeer{&cold_cudaMemcpy3DPeer};

cudaError_t cold_cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 312)) return as(cold_cudaMemcpy3DPeerAsync, real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 312));
}
std::atomic<decltype(&cold_cudaMemcpy3DPeerAsync)> slot_cudaMemcpy3DPeerAsync{&cold_cudaMemcpy3DPeerAsync};

cudaError_t cold_cudaMemcpy3DPeerAsync_ptsz(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 313)) return as(cold_cudaMemcpy3DPeerAsync_ptsz, real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 313));
}
std::atomic<decltype(&cold_cudaMemcpy3DPeerAsync_ptsz)> slot_cudaMemcpy3DPeerAsync_ptsz{&cold_cudaMemcpy3DPeerAsync_ptsz};

cudaError_t cold_cudaMemcpy3DPeer_ptds(const cudaMemcpy3DPeerParms* p) {
  if (const any_function real = resolve(cudart_library, 314)) return as(cold_cudaMemcpy3DPeer_ptds, real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 314));
}
std::atomic<decltype(&cold_cudaMemcpy3DPeer_ptds)> slot_cudaMemcpy3DPeer_ptds{&cold_cudaMemcpy3DPeer_ptds};

cudaError_t cold_cudaMemcpy3D_ptds(const cudaMemcpy3DParms* p) {
  if (const any_function real = resolve(cudart_library, 315)) return as(cold_cudaMemcpy3D_ptds, real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 315));
}
std::atomic<decltype(&cold_cudaMemcpy3D_ptds)> slot_cudaMemcpy3D_ptds{&cold_cudaMemcpy3D_ptds};

cudaError_t cold_cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 316)) return as(cold_cudaMemcpyArrayToArray, real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffsetDst);
  static_cast<void>(hOffsetDst);
  static_cast<void>(src);
  static_cast<void>(wOffsetSrc);
  static_cast<void>(hOffsetSrc);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 316));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyArrayToArray)> slot_cudaMemcpyArrayToArray __asm__("nybble_slot_cudaMemcpyArrayToArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyArrayToArray)> slot_cudaMemcpyArrayToArray{&cold_cudaMemcpyArrayToArray};
namespace {

cudaError_t cold_cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 317)) return as(cold_cudaMemcpyArrayToArray_ptds, real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffsetDst);
  static_cast<void>(hOffsetDst);
  static_cast<void>(src);
  static_cast<void>(wOffsetSrc);
  static_cast<void>(hOffsetSrc);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 317));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyArrayToArray_ptds)> slot_cudaMemcpyArrayToArray_ptds __asm__("nybble_slot_cudaMemcpyArrayToArray_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyArrayToArray_ptds)> slot_cudaMemcpyArrayToArray_ptds{&cold_cudaMemcpyArrayToArray_ptds};
namespace {

cudaError_t cold_cudaMemcpyAsync(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 318)) return as(cold_cudaMemcpyAsync, real)(dst, src, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 318));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyAsync)> slot_cudaMemcpyAsync __asm__("nybble_slot_cudaMemcpyAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyAsync)> slot_cudaMemcpyAsync{&cold_cudaMemcpyAsync};
namespace {

cudaError_t cold_cudaMemcpyAsync_ptsz(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 319)) return as(cold_cudaMemcpyAsync_ptsz, real)(dst, src, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 319));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyAsync_ptsz)> slot_cudaMemcpyAsync_ptsz __asm__("nybble_slot_cudaMemcpyAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyAsync_ptsz)> slot_cudaMemcpyAsync_ptsz{&cold_cudaMemcpyAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpyBatchAsync(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 320)) return as(cold_cudaMemcpyBatchAsync, real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream);
  zero(failIdx, 8);
  static_cast<void>(dsts);
  static_cast<void>(srcs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(attrs);
  static_cast<void>(attrsIdxs);
  static_cast<void>(numAttrs);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 320));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyBatchAsync)> slot_cudaMemcpyBatchAsync __asm__("nybble_slot_cudaMemcpyBatchAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyBatchAsync)> slot_cudaMemcpyBatchAsync{&cold_cudaMemcpyBatchAsync};
namespace {

constexpr form forms_cudaMemcpyBatchAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpyBatchAsync_ptsz(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 321)) return as(cold_cudaMemcpyBatchAsync_ptsz, real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream);
  zero(failIdx, 8);
  static_cast<void>(dsts);
  static_cast<void>(srcs);
  static_cast<void>(sizes);
  static_cast<void>(count);
  static_cast<void>(attrs);
  static_cast<void>(attrsIdxs);
  static_cast<void>(numAttrs);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 321));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyBatchAsync_ptsz)> slot_cudaMemcpyBatchAsync_ptsz __asm__("nybble_slot_cudaMemcpyBatchAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyBatchAsync_ptsz)> slot_cudaMemcpyBatchAsync_ptsz{&cold_cudaMemcpyBatchAsync_ptsz};
namespace {

constexpr form forms_cudaMemcpyBatchAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpyFromArray(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 322)) return as(cold_cudaMemcpyFromArray, real)(dst, src, wOffset, hOffset, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 322));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromArray)> slot_cudaMemcpyFromArray __asm__("nybble_slot_cudaMemcpyFromArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromArray)> slot_cudaMemcpyFromArray{&cold_cudaMemcpyFromArray};
namespace {

cudaError_t cold_cudaMemcpyFromArrayAsync(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 323)) return as(cold_cudaMemcpyFromArrayAsync, real)(dst, src, wOffset, hOffset, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 323));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromArrayAsync)> slot_cudaMemcpyFromArrayAsync __asm__("nybble_slot_cudaMemcpyFromArrayAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromArrayAsync)> slot_cudaMemcpyFromArrayAsync{&cold_cudaMemcpyFromArrayAsync};
namespace {

cudaError_t cold_cudaMemcpyFromArrayAsync_ptsz(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 324)) return as(cold_cudaMemcpyFromArrayAsync_ptsz, real)(dst, src, wOffset, hOffset, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 324));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromArrayAsync_ptsz)> slot_cudaMemcpyFromArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpyFromArrayAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromArrayAsync_ptsz)> slot_cudaMemcpyFromArrayAsync_ptsz{&cold_cudaMemcpyFromArrayAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpyFromArray_ptds(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 325)) return as(cold_cudaMemcpyFromArray_ptds, real)(dst, src, wOffset, hOffset, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 325));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromArray_ptds)> slot_cudaMemcpyFromArray_ptds __asm__("nybble_slot_cudaMemcpyFromArray_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromArray_ptds)> slot_cudaMemcpyFromArray_ptds{&cold_cudaMemcpyFromArray_ptds};
namespace {

cudaError_t cold_cudaMemcpyFromSymbol(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 326)) return as(cold_cudaMemcpyFromSymbol, real)(dst, symbol, count, offset, kind);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 326));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromSymbol)> slot_cudaMemcpyFromSymbol __asm__("nybble_slot_cudaMemcpyFromSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromSymbol)> slot_cudaMemcpyFromSymbol{&cold_cudaMemcpyFromSymbol};
namespace {

cudaError_t cold_cudaMemcpyFromSymbolAsync(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 327)) return as(cold_cudaMemcpyFromSymbolAsync, real)(dst, symbol, count, offset, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 327));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromSymbolAsync)> slot_cudaMemcpyFromSymbolAsync __asm__("nybble_slot_cudaMemcpyFromSymbolAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromSymbolAsync)> slot_cudaMemcpyFromSymbolAsync{&cold_cudaMemcpyFromSymbolAsync};
namespace {

cudaError_t cold_cudaMemcpyFromSymbolAsync_ptsz(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 328)) return as(cold_cudaMemcpyFromSymbolAsync_ptsz, real)(dst, symbol, count, offset, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 328));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromSymbolAsync_ptsz)> slot_cudaMemcpyFromSymbolAsync_ptsz __asm__("nybble_slot_cudaMemcpyFromSymbolAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromSymbolAsync_ptsz)> slot_cudaMemcpyFromSymbolAsync_ptsz{&cold_cudaMemcpyFromSymbolAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpyFromSymbol_ptds(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 329)) return as(cold_cudaMemcpyFromSymbol_ptds, real)(dst, symbol, count, offset, kind);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 329));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyFromSymbol_ptds)> slot_cudaMemcpyFromSymbol_ptds __asm__("nybble_slot_cudaMemcpyFromSymbol_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyFromSymbol_ptds)> slot_cudaMemcpyFromSymbol_ptds{&cold_cudaMemcpyFromSymbol_ptds};
namespace {

cudaError_t cold_cudaMemcpyPeer(void* dst, int dstDevice, const void* src, int srcDevice, size_t count) {
  if (const any_function real = resolve(cudart_library, 330)) return as(cold_cudaMemcpyPeer, real)(dst, dstDevice, src, srcDevice, count);
  static_cast<void>(dst);
  static_cast<void>(dstDevice);
  static_cast<void>(src);
  static_cast<void>(srcDevice);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 330));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyPeer)> slot_cudaMemcpyPeer __asm__("nybble_slot_cudaMemcpyPeer") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyPeer)> slot_cudaMemcpyPeer{&cold_cudaMemcpyPeer};
namespace {

cudaError_t cold_cudaMemcpyPeerAsync(void* dst, int dstDevice, const void* src, int srcDevice, size_t count, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 331)) return as(cold_cudaMemcpyPeerAsync, real)(dst, dstDevice, src, srcDevice, count, stream);
  static_cast<void>(dst);
  static_cast<void>(dstDevice);
  static_cast<void>(src);
  static_cast<void>(srcDevice);
  static_cast<void>(count);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 331));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyPeerAsync)> slot_cudaMemcpyPeerAsync __asm__("nybble_slot_cudaMemcpyPeerAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyPeerAsync)> slot_cudaMemcpyPeerAsync{&cold_cudaMemcpyPeerAsync};
namespace {

cudaError_t cold_cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 332)) return as(cold_cudaMemcpyToArray, real)(dst, wOffset, hOffset, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 332));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToArray)> slot_cudaMemcpyToArray __asm__("nybble_slot_cudaMemcpyToArray") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToArray)> slot_cudaMemcpyToArray{&cold_cudaMemcpyToArray};
namespace {

cudaError_t cold_cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 333)) return as(cold_cudaMemcpyToArrayAsync, real)(dst, wOffset, hOffset, src, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 333));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToArrayAsync)> slot_cudaMemcpyToArrayAsync __asm__("nybble_slot_cudaMemcpyToArrayAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToArrayAsync)> slot_cudaMemcpyToArrayAsync{&cold_cudaMemcpyToArrayAsync};
namespace {

cudaError_t cold_cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 334)) return as(cold_cudaMemcpyToArrayAsync_ptsz, real)(dst, wOffset, hOffset, src, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 334));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToArrayAsync_ptsz)> slot_cudaMemcpyToArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpyToArrayAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToArrayAsync_ptsz)> slot_cudaMemcpyToArrayAsync_ptsz{&cold_cudaMemcpyToArrayAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 335)) return as(cold_cudaMemcpyToArray_ptds, real)(dst, wOffset, hOffset, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 335));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToArray_ptds)> slot_cudaMemcpyToArray_ptds __asm__("nybble_slot_cudaMemcpyToArray_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToArray_ptds)> slot_cudaMemcpyToArray_ptds{&cold_cudaMemcpyToArray_ptds};
namespace {

cudaError_t cold_cudaMemcpyToSymbol(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 336)) return as(cold_cudaMemcpyToSymbol, real)(symbol, src, count, offset, kind);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 336));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToSymbol)> slot_cudaMemcpyToSymbol __asm__("nybble_slot_cudaMemcpyToSymbol") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToSymbol)> slot_cudaMemcpyToSymbol{&cold_cudaMemcpyToSymbol};
namespace {

cudaError_t cold_cudaMemcpyToSymbolAsync(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 337)) return as(cold_cudaMemcpyToSymbolAsync, real)(symbol, src, count, offset, kind, stream);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 337));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToSymbolAsync)> slot_cudaMemcpyToSymbolAsync __asm__("nybble_slot_cudaMemcpyToSymbolAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToSymbolAsync)> slot_cudaMemcpyToSymbolAsync{&cold_cudaMemcpyToSymbolAsync};
namespace {

cudaError_t cold_cudaMemcpyToSymbolAsync_ptsz(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 338)) return as(cold_cudaMemcpyToSymbolAsync_ptsz, real)(symbol, src, count, offset, kind, stream);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 338));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToSymbolAsync_ptsz)> slot_cudaMemcpyToSymbolAsync_ptsz __asm__("nybble_slot_cudaMemcpyToSymbolAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToSymbolAsync_ptsz)> slot_cudaMemcpyToSymbolAsync_ptsz{&cold_cudaMemcpyToSymbolAsync_ptsz};
namespace {

cudaError_t cold_cudaMemcpyToSymbol_ptds(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 339)) return as(cold_cudaMemcpyToSymbol_ptds, real)(symbol, src, count, offset, kind);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 339));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemcpyToSymbol_ptds)> slot_cudaMemcpyToSymbol_ptds __asm__("nybble_slot_cudaMemcpyToSymbol_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemcpyToSymbol_ptds)> slot_cudaMemcpyToSymbol_ptds{&cold_cudaMemcpyToSymbol_ptds};
namespace {

cudaError_t cold_cudaMemcpy_ptds(void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 340)) return as(cold_cudaMemcpy_ptds, real)(dst, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 340));
}
std::atomic<decltype(&cold_cudaMemcpy_ptds)> slot_cudaMemcpy_ptds{&cold_cudaMemcpy_ptds};

cudaError_t cold_cudaMemset(void* devPtr, int value, size_t count) {
  if (const any_function real = resolve(cudart_library, 341)) return as(cold_cudaMemset, real)(devPtr, value, count);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 341));
}
std::atomic<decltype(&cold_cudaMemset)> slot_cudaMemset{&cold_cudaMemset};

cudaError_t cold_cudaMemset2D(void* devPtr, size_t pitch, int value, size_t width, size_t height) {
  if (const any_function real = resolve(cudart_library, 342)) return as(cold_cudaMemset2D, real)(devPtr, pitch, value, width, height);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 342));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemset2D)> slot_cudaMemset2D __asm__("nybble_slot_cudaMemset2D") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemset2D)> slot_cudaMemset2D{&cold_cudaMemset2D};
namespace {

cudaError_t cold_cudaMemset2DAsync(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 343)) return as(cold_cudaMemset2DAsync, real)(devPtr, pitch, value, width, height, stream);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 343));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemset2DAsync)> slot_cudaMemset2DAsync __asm__("nybble_slot_cudaMemset2DAsync") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemset2DAsync)> slot_cudaMemset2DAsync{&cold_cudaMemset2DAsync};
namespace {

cudaError_t cold_cudaMemset2DAsync_ptsz(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 344)) return as(cold_cudaMemset2DAsync_ptsz, real)(devPtr, pitch, value, width, height, stream);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 344));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemset2DAsync_ptsz)> slot_cudaMemset2DAsync_ptsz __asm__("nybble_slot_cudaMemset2DAsync_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemset2DAsync_ptsz)> slot_cudaMemset2DAsync_ptsz{&cold_cudaMemset2DAsync_ptsz};
namespace {

cudaError_t cold_cudaMemset2D_ptds(void* devPtr, size_t pitch, int value, size_t width, size_t height) {
  if (const any_function real = resolve(cudart_library, 345)) return as(cold_cudaMemset2D_ptds, real)(devPtr, pitch, value, width, height);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 345));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaMemset2D_ptds)> slot_cudaMemset2D_ptds __asm__("nybble_slot_cudaMemset2D_ptds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaMemset2D_ptds)> slot_cudaMemset2D_ptds{&cold_cudaMemset2D_ptds};
namespace {

cudaError_t cold_cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) {
  if (const any_function real = resolve(cudart_library, 346)) return as(cold_cudaMemset3D, real)(pitchedDevPtr, value, extent);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  return static_cast<cudaError_t>(failure(cudart_library, 346));
}
std::atomic<decltype(&cold_cudaMemset3D)> slot_cudaMemset3D{&cold_cudaMemset3D};

cudaError_t cold_cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 347)) return as(cold_cudaMemset3DAsync, real)(pitchedDevPtr, value, extent, stream);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 347));
}
std::atomic<decltype(&cold_cudaMemset3DAsync)> slot_cudaMemset3DAsync{&cold_cudaMemset3DAsync};

cudaError_t cold_cudaMemset3DAsync_ptsz(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 348)) return as(cold_cudaMemset3DAsync_ptsz, real)(pitchedDevPtr, value, extent, stream);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 348));
}
std::atomic<decltype(&cold_cudaMemset3DAsync_ptsz)> slot_cudaMemset3DAsync_ptsz{&cold_cudaMemset3DAsync_ptsz};

cudaError_t cold_cudaMemset3D_ptds(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) {
  if (const any_function real = resolve(cudart_library, 349)) return as(cold_cudaMemset3D_ptds, real)(pitchedDevPtr, value, extent);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  return static_cast<cudaError_t>(failure(cudart_library, 349));
}
std::atomic<decltype(&cold_cudaMemset3D_ptds)> slot_cudaMemset3D_ptds{&cold_cudaMemset3D_ptds};

cudaError_t cold_cudaMemsetAsync(void* devPtr, int value, size_t count, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 350)) return as(cold_cudaMemsetAsync, real)(devPtr, value, count, stream);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 350));
}
std::atomic<decltype(&cold_cudaMemsetAsync)> slot_cudaMemsetAsync{&cold_cudaMemsetAsync};

cudaError_t cold_cudaMemsetAsync_ptsz(void* devPtr, int value, size_t count, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 351)) return as(cold_cudaMemsetAsync_ptsz, real)(devPtr, value, count, stream);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 351));
}
std::atomic<decltype(&cold_cudaMemsetAsync_ptsz)> slot_cudaMemsetAsync_ptsz{&cold_cudaMemsetAsync_ptsz};

cudaError_t cold_cudaMemset_ptds(void* devPtr, int value, size_t count) {
  if (const any_function real = resolve(cudart_library, 352)) return as(cold_cudaMemset_ptds, real)(devPtr, value, count);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 352));
}
std::atomic<decltype(&cold_cudaMemset_ptds)> slot_cudaMemset_ptds{&cold_cudaMemset_ptds};

cudaError_t cold_cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaMipmappedArray_t mipmap, int device) {
  if (const any_function real = resolve(cudart_library, 353)) return as(cold_cudaMipmappedArrayGetMemoryRequirements, real)(memoryRequirements, mipmap, device);
  zero(memoryRequirements, 32);
  static_cast<void>(mipmap);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 353));
}
std::atomic<decltype(&cold_cudaMipmappedArrayGetMemoryRequirements)> slot_cudaMipmappedArrayGetMemoryRequirements{&cold_cudaMipmappedArrayGetMemoryRequirements};

cudaError_t cold_cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaMipmappedArray_t mipmap) {
  if (const any_function real = resolve(cudart_library, 354)) return as(cold_cudaMipmappedArrayGetSparseProperties, real)(sparseProperties, mipmap);
  static_cast<void>(sparseProperties);
  static_cast<void>(mipmap);
  return static_cast<cudaError_t>(failure(cudart_library, 354));
}
std::atomic<decltype(&cold_cudaMipmappedArrayGetSparseProperties)> slot_cudaMipmappedArrayGetSparseProperties{&cold_cudaMipmappedArrayGetSparseProperties};

cudaError_t cold_cudaOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, const void* func, int numBlocks, int blockSize) {
  if (const any_function real = resolve(cudart_library, 355)) return as(cold_cudaOccupancyAvailableDynamicSMemPerBlock, real)(dynamicSmemSize, func, numBlocks, blockSize);
  zero(dynamicSmemSize, 8);
  static_cast<void>(func);
  static_cast<void>(numBlocks);
  static_cast<void>(blockSize);
  return static_cast<cudaError_t>(failure(cudart_library, 355));
}
std::atomic<decltype(&cold_cudaOccupancyAvailableDynamicSMemPerBlock)> slot_cudaOccupancyAvailableDynamicSMemPerBlock{&cold_cudaOccupancyAvailableDynamicSMemPerBlock};

cudaError_t cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize) {
  if (const any_function real = resolve(cudart_library, 356)) return as(cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor, real)(numBlocks, func, blockSize, dynamicSMemSize);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  return static_cast<cudaError_t>(failure(cudart_library, 356));
}
std::atomic<decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor)> slot_cudaOccupancyMaxActiveBlocksPerMultiprocessor{&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor};

cudaError_t cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 357)) return as(cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, real)(numBlocks, func, blockSize, dynamicSMemSize, flags);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 357));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)> slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags __asm__("nybble_slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)> slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags{&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags};
namespace {

cudaError_t cold_cudaOccupancyMaxActiveClusters(int* numClusters, const void* func, const cudaLaunchConfig_t* launchConfig) {
  if (const any_function real = resolve(cudart_library, 358)) return as(cold_cudaOccupancyMaxActiveClusters, real)(numClusters, func, launchConfig);
  zero(numClusters, 4);
  static_cast<void>(func);
  static_cast<void>(launchConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 358));
}
std::atomic<decltype(&cold_cudaOccupancyMaxActiveClusters)> slot_cudaOccupancyMaxActiveClusters{&cold_cudaOccupancyMaxActiveClusters};

cudaError_t cold_cudaOccupancyMaxPotentialClusterSize(int* clusterSize, const void* func, const cudaLaunchConfig_t* launchConfig) {
  if (const any_function real = resolve(cudart_library, 359)) return as(cold_cudaOccupancyMaxPotentialClusterSize, real)(clusterSize, func, launchConfig);
  zero(clusterSize, 4);
  static_cast<void>(func);
  static_cast<void>(launchConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 359));
}
std::atomic<decltype(&cold_cudaOccupancyMaxPotentialClusterSize)> slot_cudaOccupancyMaxPotentialClusterSize{&cold_cudaOccupancyMaxPotentialClusterSize};

cudaError_t cold_cudaPeekAtLastError() {
  if (const any_function real = resolve(cudart_library, 360)) return as(cold_cudaPeekAtLastError, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 360));
}
std::atomic<decltype(&cold_cudaPeekAtLastError)> slot_cudaPeekAtLastError{&cold_cudaPeekAtLastError};

std::atomic<decltype(&cold_cudaPeekAtLastError)> real_cudaPeekAtLastError_on_11{nullptr};
cudaError_t cudaPeekAtLastError_on_11() {
  const cudaError_t code = real_cudaPeekAtLastError_on_11.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, true));
}

std::atomic<decltype(&cold_cudaPeekAtLastError)> real_cudaPeekAtLastError_on_13{nullptr};
cudaError_t cudaPeekAtLastError_on_13() {
  const cudaError_t code = real_cudaPeekAtLastError_on_13.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, true));
}

constexpr form forms_cudaPeekAtLastError[] = {
    { 11, "cudaPeekAtLastError", &publish_adapter<slot_cudaPeekAtLastError, real_cudaPeekAtLastError_on_11, &cudaPeekAtLastError_on_11>},
    { 13, "cudaPeekAtLastError", &publish_adapter<slot_cudaPeekAtLastError, real_cudaPeekAtLastError_on_13, &cudaPeekAtLastError_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* ptr) {
  if (const any_function real = resolve(cudart_library, 361)) return as(cold_cudaPointerGetAttributes, real)(attributes, ptr);
  zero(attributes, 24);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 361));
}
std::atomic<decltype(&cold_cudaPointerGetAttributes)> slot_cudaPointerGetAttributes{&cold_cudaPointerGetAttributes};

constexpr move_field moves_cudaPointerGetAttributes_on_13[] = { { 0, 0, 4 }, { 4, 4, 4 }, { 8, 8, 8 }, { 16, 16, 8 }, };
std::atomic<decltype(&cold_cudaPointerGetAttributes)> real_cudaPointerGetAttributes_on_13{nullptr};
cudaError_t cudaPointerGetAttributes_on_13(cudaPointerAttributes* attributes, const void* ptr) {
  scratch_struct<cudaPointerAttributes> scratch_for;
  const cudaError_t code = real_cudaPointerGetAttributes_on_13.load(std::memory_order_acquire)(scratch_for(attributes), ptr);
  if (code != 0 || attributes == nullptr) return code;
  scratch_for.copy_to(attributes, 24, moves_cudaPointerGetAttributes_on_13);
  return code;
}
constexpr form forms_cudaPointerGetAttributes[] = {
    { 13, "cudaPointerGetAttributes", &publish_adapter<slot_cudaPointerGetAttributes, real_cudaPointerGetAttributes_on_13, &cudaPointerGetAttributes_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaProfilerStart() {
  if (const any_function real = resolve(cudart_library, 362)) return as(cold_cudaProfilerStart, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 362));
}
std::atomic<decltype(&cold_cudaProfilerStart)> slot_cudaProfilerStart{&cold_cudaProfilerStart};

cudaError_t cold_cudaProfilerStop() {
  if (const any_function real = resolve(cudart_library, 363)) return as(cold_cudaProfilerStop, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 363));
}
std::atomic<decltype(&cold_cudaProfilerStop)> slot_cudaProfilerStop{&cold_cudaProfilerStop};

cudaError_t cold_cudaRuntimeGetVersion(int* runtimeVersion) {
  if (const any_function real = resolve(cudart_library, 364)) return as(cold_cudaRuntimeGetVersion, real)(runtimeVersion);
  zero(runtimeVersion, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 364));
}
std::atomic<decltype(&cold_cudaRuntimeGetVersion)> slot_cudaRuntimeGetVersion{&cold_cudaRuntimeGetVersion};

cudaError_t cold_cudaSetDevice(int device) {
  if (const any_function real = resolve(cudart_library, 365)) return as(cold_cudaSetDevice, real)(device);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 365));
}
std::atomic<decltype(&cold_cudaSetDevice)> slot_cudaSetDevice{&cold_cudaSetDevice};

cudaError_t cold_cudaSetDeviceFlags(unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 366)) return as(cold_cudaSetDeviceFlags, real)(flags);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 366));
}
std::atomic<decltype(&cold_cudaSetDeviceFlags)> slot_cudaSetDeviceFlags{&cold_cudaSetDeviceFlags};

cudaError_t cold_cudaSetDoubleForDevice(double* d) {
  if (const any_function real = resolve(cudart_library, 367)) return as(cold_cudaSetDoubleForDevice, real)(d);
  zero(d, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 367));
}
std::atomic<decltype(&cold_cudaSetDoubleForDevice)> slot_cudaSetDoubleForDevice{&cold_cudaSetDoubleForDevice};

cudaError_t cold_cudaSetDoubleForHost(double* d) {
  if (const any_function real = resolve(cudart_library, 368)) return as(cold_cudaSetDoubleForHost, real)(d);
  zero(d, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 368));
}
std::atomic<decltype(&cold_cudaSetDoubleForHost)> slot_cudaSetDoubleForHost{&cold_cudaSetDoubleForHost};

cudaError_t cold_cudaSetValidDevices(int* device_arr, int len) {
  if (const any_function real = resolve(cudart_library, 369)) return as(cold_cudaSetValidDevices, real)(device_arr, len);
  zero(device_arr, 4);
  static_cast<void>(len);
  return static_cast<cudaError_t>(failure(cudart_library, 369));
}
std::atomic<decltype(&cold_cudaSetValidDevices)> slot_cudaSetValidDevices{&cold_cudaSetValidDevices};

cudaError_t cold_cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 370)) return as(cold_cudaSignalExternalSemaphoresAsync, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 370));
}
std::atomic<decltype(&cold_cudaSignalExternalSemaphoresAsync)> slot_cudaSignalExternalSemaphoresAsync{&cold_cudaSignalExternalSemaphoresAsync};

constexpr form forms_cudaSignalExternalSemaphoresAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaSignalExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 371)) return as(cold_cudaSignalExternalSemaphoresAsync_ptsz, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 371));
}
std::atomic<decltype(&cold_cudaSignalExternalSemaphoresAsync_ptsz)> slot_cudaSignalExternalSemaphoresAsync_ptsz{&cold_cudaSignalExternalSemaphoresAsync_ptsz};

constexpr form forms_cudaSignalExternalSemaphoresAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 372)) return as(cold_cudaSignalExternalSemaphoresAsync_v2, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 372));
}
std::atomic<decltype(&cold_cudaSignalExternalSemaphoresAsync_v2)> slot_cudaSignalExternalSemaphoresAsync_v2{&cold_cudaSignalExternalSemaphoresAsync_v2};

constexpr form forms_cudaSignalExternalSemaphoresAsync_v2[] = {
    { 13, "cudaSignalExternalSemaphoresAsync", &publish<slot_cudaSignalExternalSemaphoresAsync_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaSignalExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 373)) return as(cold_cudaSignalExternalSemaphoresAsync_v2_ptsz, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 373));
}
std::atomic<decltype(&cold_cudaSignalExternalSemaphoresAsync_v2_ptsz)> slot_cudaSignalExternalSemaphoresAsync_v2_ptsz{&cold_cudaSignalExternalSemaphoresAsync_v2_ptsz};

constexpr form forms_cudaSignalExternalSemaphoresAsync_v2_ptsz[] = {
    { 13, "cudaSignalExternalSemaphoresAsync_ptsz", &publish<slot_cudaSignalExternalSemaphoresAsync_v2_ptsz>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 374)) return as(cold_cudaStreamAddCallback, real)(stream, callback, userData, flags);
  static_cast<void>(stream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 374));
}
std::atomic<decltype(&cold_cudaStreamAddCallback)> slot_cudaStreamAddCallback{&cold_cudaStreamAddCallback};

cudaError_t cold_cudaStreamAddCallback_ptsz(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 375)) return as(cold_cudaStreamAddCallback_ptsz, real)(stream, callback, userData, flags);
  static_cast<void>(stream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 375));
}
std::atomic<decltype(&cold_cudaStreamAddCallback_ptsz)> slot_cudaStreamAddCallback_ptsz{&cold_cudaStreamAddCallback_ptsz};

cudaError_t cold_cudaStreamAttachMemAsync(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 376)) return as(cold_cudaStreamAttachMemAsync, real)(stream, devPtr, length, flags);
  static_cast<void>(stream);
  static_cast<void>(devPtr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 376));
}
std::atomic<decltype(&cold_cudaStreamAttachMemAsync)> slot_cudaStreamAttachMemAsync{&cold_cudaStreamAttachMemAsync};

cudaError_t cold_cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 377)) return as(cold_cudaStreamAttachMemAsync_ptsz, real)(stream, devPtr, length, flags);
  static_cast<void>(stream);
  static_cast<void>(devPtr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 377));
}
std::atomic<decltype(&cold_cudaStreamAttachMemAsync_ptsz)> slot_cudaStreamAttachMemAsync_ptsz{&cold_cudaStreamAttachMemAsync_ptsz};

cudaError_t cold_cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 378)) return as(cold_cudaStreamBeginCapture, real)(stream, mode);
  static_cast<void>(stream);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 378));
}
std::atomic<decltype(&cold_cudaStreamBeginCapture)> slot_cudaStreamBeginCapture{&cold_cudaStreamBeginCapture};

cudaError_t cold_cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 379)) return as(cold_cudaStreamBeginCaptureToGraph, real)(stream, graph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(stream);
  static_cast<void>(graph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 379));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamBeginCaptureToGraph)> slot_cudaStreamBeginCaptureToGraph __asm__("nybble_slot_cudaStreamBeginCaptureToGraph") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamBeginCaptureToGraph)> slot_cudaStreamBeginCaptureToGraph{&cold_cudaStreamBeginCaptureToGraph};
namespace {

cudaError_t cold_cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 380)) return as(cold_cudaStreamBeginCaptureToGraph_ptsz, real)(stream, graph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(stream);
  static_cast<void>(graph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 380));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamBeginCaptureToGraph_ptsz)> slot_cudaStreamBeginCaptureToGraph_ptsz __asm__("nybble_slot_cudaStreamBeginCaptureToGraph_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamBeginCaptureToGraph_ptsz)> slot_cudaStreamBeginCaptureToGraph_ptsz{&cold_cudaStreamBeginCaptureToGraph_ptsz};
namespace {

cudaError_t cold_cudaStreamBeginCapture_ptsz(cudaStream_t stream, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 381)) return as(cold_cudaStreamBeginCapture_ptsz, real)(stream, mode);
  static_cast<void>(stream);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 381));
}
std::atomic<decltype(&cold_cudaStreamBeginCapture_ptsz)> slot_cudaStreamBeginCapture_ptsz{&cold_cudaStreamBeginCapture_ptsz};

cudaError_t cold_cudaStreamCopyAttributes(cudaStream_t dstStream, cudaStream_t srcStream) {
  if (const any_function real = resolve(cudart_library, 382)) return as(cold_cudaStreamCopyAttributes, real)(dstStream, srcStream);
  static_cast<void>(dstStream);
  static_cast<void>(srcStream);
  return static_cast<cudaError_t>(failure(cudart_library, 382));
}
std::atomic<decltype(&cold_cudaStreamCopyAttributes)> slot_cudaStreamCopyAttributes{&cold_cudaStreamCopyAttributes};

cudaError_t cold_cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src) {
  if (const any_function real = resolve(cudart_library, 383)) return as(cold_cudaStreamCopyAttributes_ptsz, real)(dst, src);
  static_cast<void>(dst);
  static_cast<void>(src);
  return static_cast<cudaError_t>(failure(cudart_library, 383));
}
std::atomic<decltype(&cold_cudaStreamCopyAttributes_ptsz)> slot_cudaStreamCopyAttributes_ptsz{&cold_cudaStreamCopyAttributes_ptsz};

cudaError_t cold_cudaStreamCreate(cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 384)) return as(cold_cudaStreamCreate, real)(pStream);
  zero(pStream, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 384));
}
std::atomic<decltype(&cold_cudaStreamCreate)> slot_cudaStreamCreate{&cold_cudaStreamCreate};

cudaError_t cold_cudaStreamCreateWithFlags(cudaStream_t* pStream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 385)) return as(cold_cudaStreamCreateWithFlags, real)(pStream, flags);
  zero(pStream, 8);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 385));
}
std::atomic<decltype(&cold_cudaStreamCreateWithFlags)> slot_cudaStreamCreateWithFlags{&cold_cudaStreamCreateWithFlags};

cudaError_t cold_cudaStreamCreateWithPriority(cudaStream_t* pStream, unsigned int flags, int priority) {
  if (const any_function real = resolve(cudart_library, 386)) return as(cold_cudaStreamCreateWithPriority, real)(pStream, flags, priority);
  zero(pStream, 8);
  static_cast<void>(flags);
  static_cast<void>(priority);
  return static_cast<cudaError_t>(failure(cudart_library, 386));
}
std::atomic<decltype(&cold_cudaStreamCreateWithPriority)> slot_cudaStreamCreateWithPriority{&cold_cudaStreamCreateWithPriority};

cudaError_t cold_cudaStreamDestroy(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 387)) return as(cold_cudaStreamDestroy, real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 387));
}
std::atomic<decltype(&cold_cudaStreamDestroy)> slot_cudaStreamDestroy{&cold_cudaStreamDestroy};

cudaError_t cold_cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* pGraph) {
  if (const any_function real = resolve(cudart_library, 388)) return as(cold_cudaStreamEndCapture, real)(stream, pGraph);
  zero(pGraph, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 388));
}
std::atomic<decltype(&cold_cudaStreamEndCapture)> slot_cudaStreamEndCapture{&cold_cudaStreamEndCapture};

cudaError_t cold_cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t* pGraph) {
  if (const any_function real = resolve(cudart_library, 389)) return as(cold_cudaStreamEndCapture_ptsz, real)(stream, pGraph);
  zero(pGraph, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 389));
}
std::atomic<decltype(&cold_cudaStreamEndCapture_ptsz)> slot_cudaStreamEndCapture_ptsz{&cold_cudaStreamEndCapture_ptsz};

cudaError_t cold_cudaStreamGetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value) {
  if (const any_function real = resolve(cudart_library, 390)) return as(cold_cudaStreamGetAttribute, real)(stream, attr, value);
  static_cast<void>(stream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 390));
}
std::atomic<decltype(&cold_cudaStreamGetAttribute)> slot_cudaStreamGetAttribute{&cold_cudaStreamGetAttribute};

cudaError_t cold_cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) {
  if (const any_function real = resolve(cudart_library, 391)) return as(cold_cudaStreamGetAttribute_ptsz, real)(hStream, attr, value_out);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<cudaError_t>(failure(cudart_library, 391));
}
std::atomic<decltype(&cold_cudaStreamGetAttribute_ptsz)> slot_cudaStreamGetAttribute_ptsz{&cold_cudaStreamGetAttribute_ptsz};

cudaError_t cold_cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) {
  if (const any_function real = resolve(cudart_library, 392)) return as(cold_cudaStreamGetCaptureInfo, real)(stream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 392));
}
std::atomic<decltype(&cold_cudaStreamGetCaptureInfo)> slot_cudaStreamGetCaptureInfo{&cold_cudaStreamGetCaptureInfo};

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); return real_cudaStreamGetCaptureInfo_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, nullptr, nullptr, nullptr, nullptr); }

constexpr form forms_cudaStreamGetCaptureInfo[] = {
    { 13, "cudaStreamGetCaptureInfo", &publish_adapter<slot_cudaStreamGetCaptureInfo, real_cudaStreamGetCaptureInfo_on_13, &cudaStreamGetCaptureInfo_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) {
  if (const any_function real = resolve(cudart_library, 393)) return as(cold_cudaStreamGetCaptureInfo_ptsz, real)(stream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 393));
}
std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_ptsz)> slot_cudaStreamGetCaptureInfo_ptsz{&cold_cudaStreamGetCaptureInfo_ptsz};

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_ptsz_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_ptsz_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); return real_cudaStreamGetCaptureInfo_ptsz_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, nullptr, nullptr, nullptr, nullptr); }

constexpr form forms_cudaStreamGetCaptureInfo_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", &publish_adapter<slot_cudaStreamGetCaptureInfo_ptsz, real_cudaStreamGetCaptureInfo_ptsz_on_13, &cudaStreamGetCaptureInfo_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 394)) return as(cold_cudaStreamGetCaptureInfo_v2, real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 394));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v2)> slot_cudaStreamGetCaptureInfo_v2 __asm__("nybble_slot_cudaStreamGetCaptureInfo_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v2)> slot_cudaStreamGetCaptureInfo_v2{&cold_cudaStreamGetCaptureInfo_v2};
namespace {

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_v2_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_v2_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); static_cast<void>(graph_out); static_cast<void>(dependencies_out); static_cast<void>(numDependencies_out); return real_cudaStreamGetCaptureInfo_v2_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, nullptr, numDependencies_out); }

constexpr form forms_cudaStreamGetCaptureInfo_v2[] = {
    { 13, "cudaStreamGetCaptureInfo", &publish_adapter<slot_cudaStreamGetCaptureInfo_v2, real_cudaStreamGetCaptureInfo_v2_on_13, &cudaStreamGetCaptureInfo_v2_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 395)) return as(cold_cudaStreamGetCaptureInfo_v2_ptsz, real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 395));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v2_ptsz)> slot_cudaStreamGetCaptureInfo_v2_ptsz __asm__("nybble_slot_cudaStreamGetCaptureInfo_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v2_ptsz)> slot_cudaStreamGetCaptureInfo_v2_ptsz{&cold_cudaStreamGetCaptureInfo_v2_ptsz};
namespace {

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_v2_ptsz_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_v2_ptsz_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); static_cast<void>(graph_out); static_cast<void>(dependencies_out); static_cast<void>(numDependencies_out); return real_cudaStreamGetCaptureInfo_v2_ptsz_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, nullptr, numDependencies_out); }

constexpr form forms_cudaStreamGetCaptureInfo_v2_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", &publish_adapter<slot_cudaStreamGetCaptureInfo_v2_ptsz, real_cudaStreamGetCaptureInfo_v2_ptsz_on_13, &cudaStreamGetCaptureInfo_v2_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 396)) return as(cold_cudaStreamGetCaptureInfo_v3, real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(edgeData_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 396));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v3)> slot_cudaStreamGetCaptureInfo_v3 __asm__("nybble_slot_cudaStreamGetCaptureInfo_v3") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v3)> slot_cudaStreamGetCaptureInfo_v3{&cold_cudaStreamGetCaptureInfo_v3};
namespace {

constexpr form forms_cudaStreamGetCaptureInfo_v3[] = {
    { 13, "cudaStreamGetCaptureInfo", &publish<slot_cudaStreamGetCaptureInfo_v3>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 397)) return as(cold_cudaStreamGetCaptureInfo_v3_ptsz, real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(edgeData_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 397));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v3_ptsz)> slot_cudaStreamGetCaptureInfo_v3_ptsz __asm__("nybble_slot_cudaStreamGetCaptureInfo_v3_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamGetCaptureInfo_v3_ptsz)> slot_cudaStreamGetCaptureInfo_v3_ptsz{&cold_cudaStreamGetCaptureInfo_v3_ptsz};
namespace {

constexpr form forms_cudaStreamGetCaptureInfo_v3_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", &publish<slot_cudaStreamGetCaptureInfo_v3_ptsz>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetDevice(cudaStream_t hStream, int* device) {
  if (const any_function real = resolve(cudart_library, 398)) return as(cold_cudaStreamGetDevice, real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 398));
}
std::atomic<decltype(&cold_cudaStreamGetDevice)> slot_cudaStreamGetDevice{&cold_cudaStreamGetDevice};

cudaError_t cold_cudaStreamGetDevice_ptsz(cudaStream_t hStream, int* device) {
  if (const any_function real = resolve(cudart_library, 399)) return as(cold_cudaStreamGetDevice_ptsz, real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 399));
}
std::atomic<decltype(&cold_cudaStreamGetDevice_ptsz)> slot_cudaStreamGetDevice_ptsz{&cold_cudaStreamGetDevice_ptsz};

cudaError_t cold_cudaStreamGetFlags(cudaStream_t hStream, unsigned int* flags) {
  if (const any_function real = resolve(cudart_library, 400)) return as(cold_cudaStreamGetFlags, real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 400));
}
std::atomic<decltype(&cold_cudaStreamGetFlags)> slot_cudaStreamGetFlags{&cold_cudaStreamGetFlags};

cudaError_t cold_cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int* flags) {
  if (const any_function real = resolve(cudart_library, 401)) return as(cold_cudaStreamGetFlags_ptsz, real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 401));
}
std::atomic<decltype(&cold_cudaStreamGetFlags_ptsz)> slot_cudaStreamGetFlags_ptsz{&cold_cudaStreamGetFlags_ptsz};

cudaError_t cold_cudaStreamGetId(cudaStream_t hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(cudart_library, 402)) return as(cold_cudaStreamGetId, real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 402));
}
std::atomic<decltype(&cold_cudaStreamGetId)> slot_cudaStreamGetId{&cold_cudaStreamGetId};

cudaError_t cold_cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(cudart_library, 403)) return as(cold_cudaStreamGetId_ptsz, real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 403));
}
std::atomic<decltype(&cold_cudaStreamGetId_ptsz)> slot_cudaStreamGetId_ptsz{&cold_cudaStreamGetId_ptsz};

cudaError_t cold_cudaStreamGetPriority(cudaStream_t hStream, int* priority) {
  if (const any_function real = resolve(cudart_library, 404)) return as(cold_cudaStreamGetPriority, real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 404));
}
std::atomic<decltype(&cold_cudaStreamGetPriority)> slot_cudaStreamGetPriority{&cold_cudaStreamGetPriority};

cudaError_t cold_cudaStreamGetPriority_ptsz(cudaStream_t hStream, int* priority) {
  if (const any_function real = resolve(cudart_library, 405)) return as(cold_cudaStreamGetPriority_ptsz, real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 405));
}
std::atomic<decltype(&cold_cudaStreamGetPriority_ptsz)> slot_cudaStreamGetPriority_ptsz{&cold_cudaStreamGetPriority_ptsz};

cudaError_t cold_cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) {
  if (const any_function real = resolve(cudart_library, 406)) return as(cold_cudaStreamIsCapturing, real)(stream, pCaptureStatus);
  zero(pCaptureStatus, 4);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 406));
}
std::atomic<decltype(&cold_cudaStreamIsCapturing)> slot_cudaStreamIsCapturing{&cold_cudaStreamIsCapturing};

cudaError_t cold_cudaStreamIsCapturing_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) {
  if (const any_function real = resolve(cudart_library, 407)) return as(cold_cudaStreamIsCapturing_ptsz, real)(stream, pCaptureStatus);
  zero(pCaptureStatus, 4);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 407));
}
std::atomic<decltype(&cold_cudaStreamIsCapturing_ptsz)> slot_cudaStreamIsCapturing_ptsz{&cold_cudaStreamIsCapturing_ptsz};

cudaError_t cold_cudaStreamQuery(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 408)) return as(cold_cudaStreamQuery, real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 408));
}
std::atomic<decltype(&cold_cudaStreamQuery)> slot_cudaStreamQuery{&cold_cudaStreamQuery};

cudaError_t cold_cudaStreamQuery_ptsz(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 409)) return as(cold_cudaStreamQuery_ptsz, real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 409));
}
std::atomic<decltype(&cold_cudaStreamQuery_ptsz)> slot_cudaStreamQuery_ptsz{&cold_cudaStreamQuery_ptsz};

cudaError_t cold_cudaStreamSetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* param) {
  if (const any_function real = resolve(cudart_library, 410)) return as(cold_cudaStreamSetAttribute, real)(stream, attr, param);
  static_cast<void>(stream);
  static_cast<void>(attr);
  static_cast<void>(param);
  return static_cast<cudaError_t>(failure(cudart_library, 410));
}
std::atomic<decltype(&cold_cudaStreamSetAttribute)> slot_cudaStreamSetAttribute{&cold_cudaStreamSetAttribute};

cudaError_t cold_cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) {
  if (const any_function real = resolve(cudart_library, 411)) return as(cold_cudaStreamSetAttribute_ptsz, real)(hStream, attr, value);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 411));
}
std::atomic<decltype(&cold_cudaStreamSetAttribute_ptsz)> slot_cudaStreamSetAttribute_ptsz{&cold_cudaStreamSetAttribute_ptsz};

cudaError_t cold_cudaStreamSynchronize(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 412)) return as(cold_cudaStreamSynchronize, real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 412));
}
std::atomic<decltype(&cold_cudaStreamSynchronize)> slot_cudaStreamSynchronize{&cold_cudaStreamSynchronize};

cudaError_t cold_cudaStreamSynchronize_ptsz(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 413)) return as(cold_cudaStreamSynchronize_ptsz, real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 413));
}
std::atomic<decltype(&cold_cudaStreamSynchronize_ptsz)> slot_cudaStreamSynchronize_ptsz{&cold_cudaStreamSynchronize_ptsz};

cudaError_t cold_cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 414)) return as(cold_cudaStreamUpdateCaptureDependencies, real)(stream, dependencies, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 414));
}
std::atomic<decltype(&cold_cudaStreamUpdateCaptureDependencies)> slot_cudaStreamUpdateCaptureDependencies{&cold_cudaStreamUpdateCaptureDependencies};

std::atomic<cudaError_t (*)(cudaStream_t, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, unsigned int)> real_cudaStreamUpdateCaptureDependencies_on_13{nullptr};
cudaError_t cudaStreamUpdateCaptureDependencies_on_13(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { static_cast<void>(stream); static_cast<void>(dependencies); static_cast<void>(numDependencies); static_cast<void>(flags); return real_cudaStreamUpdateCaptureDependencies_on_13.load(std::memory_order_acquire)(stream, dependencies, nullptr, numDependencies, flags); }

constexpr form forms_cudaStreamUpdateCaptureDependencies[] = {
    { 13, "cudaStreamUpdateCaptureDependencies", &publish_adapter<slot_cudaStreamUpdateCaptureDependencies, real_cudaStreamUpdateCaptureDependencies_on_13, &cudaStreamUpdateCaptureDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 415)) return as(cold_cudaStreamUpdateCaptureDependencies_ptsz, real)(stream, dependencies, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 415));
}
std::atomic<decltype(&cold_cudaStreamUpdateCaptureDependencies_ptsz)> slot_cudaStreamUpdateCaptureDependencies_ptsz{&cold_cudaStreamUpdateCaptureDependencies_ptsz};

std::atomic<cudaError_t (*)(cudaStream_t, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, unsigned int)> real_cudaStreamUpdateCaptureDependencies_ptsz_on_13{nullptr};
cudaError_t cudaStreamUpdateCaptureDependencies_ptsz_on_13(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { static_cast<void>(stream); static_cast<void>(dependencies); static_cast<void>(numDependencies); static_cast<void>(flags); return real_cudaStreamUpdateCaptureDependencies_ptsz_on_13.load(std::memory_order_acquire)(stream, dependencies, nullptr, numDependencies, flags); }

constexpr form forms_cudaStreamUpdateCaptureDependencies_ptsz[] = {
    { 13, "cudaStreamUpdateCaptureDependencies_ptsz", &publish_adapter<slot_cudaStreamUpdateCaptureDependencies_ptsz, real_cudaStreamUpdateCaptureDependencies_ptsz_on_13, &cudaStreamUpdateCaptureDependencies_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 416)) return as(cold_cudaStreamUpdateCaptureDependencies_v2, real)(stream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 416));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamUpdateCaptureDependencies_v2)> slot_cudaStreamUpdateCaptureDependencies_v2 __asm__("nybble_slot_cudaStreamUpdateCaptureDependencies_v2") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamUpdateCaptureDependencies_v2)> slot_cudaStreamUpdateCaptureDependencies_v2{&cold_cudaStreamUpdateCaptureDependencies_v2};
namespace {

constexpr form forms_cudaStreamUpdateCaptureDependencies_v2[] = {
    { 13, "cudaStreamUpdateCaptureDependencies", &publish<slot_cudaStreamUpdateCaptureDependencies_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamUpdateCaptureDependencies_v2_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 417)) return as(cold_cudaStreamUpdateCaptureDependencies_v2_ptsz, real)(stream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 417));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaStreamUpdateCaptureDependencies_v2_ptsz)> slot_cudaStreamUpdateCaptureDependencies_v2_ptsz __asm__("nybble_slot_cudaStreamUpdateCaptureDependencies_v2_ptsz") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaStreamUpdateCaptureDependencies_v2_ptsz)> slot_cudaStreamUpdateCaptureDependencies_v2_ptsz{&cold_cudaStreamUpdateCaptureDependencies_v2_ptsz};
namespace {

constexpr form forms_cudaStreamUpdateCaptureDependencies_v2_ptsz[] = {
    { 13, "cudaStreamUpdateCaptureDependencies_ptsz", &publish<slot_cudaStreamUpdateCaptureDependencies_v2_ptsz>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 418)) return as(cold_cudaStreamWaitEvent, real)(stream, event, flags);
  static_cast<void>(stream);
  static_cast<void>(event);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 418));
}
std::atomic<decltype(&cold_cudaStreamWaitEvent)> slot_cudaStreamWaitEvent{&cold_cudaStreamWaitEvent};

cudaError_t cold_cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 419)) return as(cold_cudaStreamWaitEvent_ptsz, real)(stream, event, flags);
  static_cast<void>(stream);
  static_cast<void>(event);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 419));
}
std::atomic<decltype(&cold_cudaStreamWaitEvent_ptsz)> slot_cudaStreamWaitEvent_ptsz{&cold_cudaStreamWaitEvent_ptsz};

cudaError_t cold_cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode* mode) {
  if (const any_function real = resolve(cudart_library, 420)) return as(cold_cudaThreadExchangeStreamCaptureMode, real)(mode);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 420));
}
std::atomic<decltype(&cold_cudaThreadExchangeStreamCaptureMode)> slot_cudaThreadExchangeStreamCaptureMode{&cold_cudaThreadExchangeStreamCaptureMode};

cudaError_t cold_cudaThreadExit() {
  if (const any_function real = resolve(cudart_library, 421)) return as(cold_cudaThreadExit, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 421));
}
std::atomic<decltype(&cold_cudaThreadExit)> slot_cudaThreadExit{&cold_cudaThreadExit};

cudaError_t cold_cudaThreadGetCacheConfig(cudaFuncCache* pCacheConfig) {
  if (const any_function real = resolve(cudart_library, 422)) return as(cold_cudaThreadGetCacheConfig, real)(pCacheConfig);
  zero(pCacheConfig, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 422));
}
std::atomic<decltype(&cold_cudaThreadGetCacheConfig)> slot_cudaThreadGetCacheConfig{&cold_cudaThreadGetCacheConfig};

cudaError_t cold_cudaThreadGetLimit(size_t* pValue, cudaLimit limit) {
  if (const any_function real = resolve(cudart_library, 423)) return as(cold_cudaThreadGetLimit, real)(pValue, limit);
  zero(pValue, 8);
  static_cast<void>(limit);
  return static_cast<cudaError_t>(failure(cudart_library, 423));
}
std::atomic<decltype(&cold_cudaThreadGetLimit)> slot_cudaThreadGetLimit{&cold_cudaThreadGetLimit};

cudaError_t cold_cudaThreadSetCacheConfig(cudaFuncCache cacheConfig) {
  if (const any_function real = resolve(cudart_library, 424)) return as(cold_cudaThreadSetCacheConfig, real)(cacheConfig);
  static_cast<void>(cacheConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 424));
}
std::atomic<decltype(&cold_cudaThreadSetCacheConfig)> slot_cudaThreadSetCacheConfig{&cold_cudaThreadSetCacheConfig};

cudaError_t cold_cudaThreadSetLimit(cudaLimit limit, size_t value) {
  if (const any_function real = resolve(cudart_library, 425)) return as(cold_cudaThreadSetLimit, real)(limit, value);
  static_cast<void>(limit);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 425));
}
std::atomic<decltype(&cold_cudaThreadSetLimit)> slot_cudaThreadSetLimit{&cold_cudaThreadSetLimit};

cudaError_t cold_cudaThreadSynchronize() {
  if (const any_function real = resolve(cudart_library, 426)) return as(cold_cudaThreadSynchronize, real)();
  return static_cast<cudaError_t>(failure(cudart_library, 426));
}
std::atomic<decltype(&cold_cudaThreadSynchronize)> slot_cudaThreadSynchronize{&cold_cudaThreadSynchronize};

cudaError_t cold_cudaUserObjectCreate(cudaUserObject_t* object_out, void* ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 427)) return as(cold_cudaUserObjectCreate, real)(object_out, ptr, destroy, initialRefcount, flags);
  zero(object_out, 8);
  static_cast<void>(ptr);
  static_cast<void>(destroy);
  static_cast<void>(initialRefcount);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 427));
}
}  // namespace
extern std::atomic<decltype(&cold_cudaUserObjectCreate)> slot_cudaUserObjectCreate __asm__("nybble_slot_cudaUserObjectCreate") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cudaUserObjectCreate)> slot_cudaUserObjectCreate{&cold_cudaUserObjectCreate};
namespace {

cudaError_t cold_cudaUserObjectRelease(cudaUserObject_t object, unsigned int count) {
  if (const any_function real = resolve(cudart_library, 428)) return as(cold_cudaUserObjectRelease, real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 428));
}
std::atomic<decltype(&cold_cudaUserObjectRelease)> slot_cudaUserObjectRelease{&cold_cudaUserObjectRelease};

cudaError_t cold_cudaUserObjectRetain(cudaUserObject_t object, unsigned int count) {
  if (const any_function real = resolve(cudart_library, 429)) return as(cold_cudaUserObjectRetain, real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 429));
}
std::atomic<decltype(&cold_cudaUserObjectRetain)> slot_cudaUserObjectRetain{&cold_cudaUserObjectRetain};

cudaError_t cold_cudaVDPAUGetDevice(int* device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(cudart_library, 430)) return as(cold_cudaVDPAUGetDevice, real)(device, vdpDevice, vdpGetProcAddress);
  zero(device, 4);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<cudaError_t>(failure(cudart_library, 430));
}
std::atomic<decltype(&cold_cudaVDPAUGetDevice)> slot_cudaVDPAUGetDevice{&cold_cudaVDPAUGetDevice};

cudaError_t cold_cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(cudart_library, 431)) return as(cold_cudaVDPAUSetVDPAUDevice, real)(device, vdpDevice, vdpGetProcAddress);
  static_cast<void>(device);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<cudaError_t>(failure(cudart_library, 431));
}
std::atomic<decltype(&cold_cudaVDPAUSetVDPAUDevice)> slot_cudaVDPAUSetVDPAUDevice{&cold_cudaVDPAUSetVDPAUDevice};

cudaError_t cold_cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 432)) return as(cold_cudaWaitExternalSemaphoresAsync, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 432));
}
std::atomic<decltype(&cold_cudaWaitExternalSemaphoresAsync)> slot_cudaWaitExternalSemaphoresAsync{&cold_cudaWaitExternalSemaphoresAsync};

constexpr form forms_cudaWaitExternalSemaphoresAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaWaitExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 433)) return as(cold_cudaWaitExternalSemaphoresAsync_ptsz, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 433));
}
std::atomic<decltype(&cold_cudaWaitExternalSemaphoresAsync_ptsz)> slot_cudaWaitExternalSemaphoresAsync_ptsz{&cold_cudaWaitExternalSemaphoresAsync_ptsz};

constexpr form forms_cudaWaitExternalSemaphoresAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 434)) return as(cold_cudaWaitExternalSemaphoresAsync_v2, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 434));
}
std::atomic<decltype(&cold_cudaWaitExternalSemaphoresAsync_v2)> slot_cudaWaitExternalSemaphoresAsync_v2{&cold_cudaWaitExternalSemaphoresAsync_v2};

constexpr form forms_cudaWaitExternalSemaphoresAsync_v2[] = {
    { 13, "cudaWaitExternalSemaphoresAsync", &publish<slot_cudaWaitExternalSemaphoresAsync_v2>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaWaitExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 435)) return as(cold_cudaWaitExternalSemaphoresAsync_v2_ptsz, real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 435));
}
std::atomic<decltype(&cold_cudaWaitExternalSemaphoresAsync_v2_ptsz)> slot_cudaWaitExternalSemaphoresAsync_v2_ptsz{&cold_cudaWaitExternalSemaphoresAsync_v2_ptsz};

constexpr form forms_cudaWaitExternalSemaphoresAsync_v2_ptsz[] = {
    { 13, "cudaWaitExternalSemaphoresAsync_ptsz", &publish<slot_cudaWaitExternalSemaphoresAsync_v2_ptsz>},
    {0, nullptr, nullptr},
};
#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_cudart(int index) { return untyped(cudart_library, index); }
}  // namespace
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___cudaRegisterUnifiedTable();
extern std::atomic<any_function> slot___cudaRegisterUnifiedTable __asm__("nybble_slot___cudaRegisterUnifiedTable") __attribute__((visibility("hidden")));
std::atomic<any_function> slot___cudaRegisterUnifiedTable{&nybble_cold___cudaRegisterUnifiedTable};
namespace {
#endif
constexpr function functions[] = {
    {"__cudaGetKernel", &publish<slot___cudaGetKernel>, false, nullptr},
    {"__cudaInitModule", &publish<slot___cudaInitModule>, false, nullptr},
    {"__cudaLaunchKernel", &publish<slot___cudaLaunchKernel>, false, nullptr},
    {"__cudaLaunchKernel_ptsz", &publish<slot___cudaLaunchKernel_ptsz>, false, nullptr},
    {"__cudaPopCallConfiguration", &publish<slot___cudaPopCallConfiguration>, false, nullptr},
    {"__cudaPushCallConfiguration", &publish<slot___cudaPushCallConfiguration>, false, nullptr},
    {"__cudaRegisterFatBinary", &publish<slot___cudaRegisterFatBinary>, false, nullptr},
    {"__cudaRegisterFatBinaryEnd", &publish<slot___cudaRegisterFatBinaryEnd>, false, nullptr},
    {"__cudaRegisterFunction", &publish<slot___cudaRegisterFunction>, false, nullptr},
    {"__cudaRegisterHostVar", &publish<slot___cudaRegisterHostVar>, false, nullptr},
    {"__cudaRegisterManagedVar", &publish<slot___cudaRegisterManagedVar>, false, nullptr},
    {"__cudaRegisterSurface", &publish<slot___cudaRegisterSurface>, false, nullptr},
    {"__cudaRegisterTexture", &publish<slot___cudaRegisterTexture>, false, nullptr},
    {"__cudaRegisterVar", &publish<slot___cudaRegisterVar>, false, nullptr},
    {"__cudaUnregisterFatBinary", &publish<slot___cudaUnregisterFatBinary>, false, nullptr},
    {"cudaArrayGetInfo", &publish<slot_cudaArrayGetInfo>, false, nullptr},
    {"cudaArrayGetMemoryRequirements", &publish<slot_cudaArrayGetMemoryRequirements>, false, nullptr},
    {"cudaArrayGetPlane", &publish<slot_cudaArrayGetPlane>, false, nullptr},
    {"cudaArrayGetSparseProperties", &publish<slot_cudaArrayGetSparseProperties>, false, nullptr},
    {"cudaChooseDevice", &publish<slot_cudaChooseDevice>, false, forms_cudaChooseDevice},
    {"cudaCreateChannelDesc", &publish<slot_cudaCreateChannelDesc>, false, nullptr},
    {"cudaCreateSurfaceObject", &publish<slot_cudaCreateSurfaceObject>, false, forms_cudaCreateSurfaceObject},
    {"cudaCreateTextureObject", &publish<slot_cudaCreateTextureObject>, false, forms_cudaCreateTextureObject},
    {"cudaCtxResetPersistingL2Cache", &publish<slot_cudaCtxResetPersistingL2Cache>, false, nullptr},
    {"cudaDestroyExternalMemory", &publish<slot_cudaDestroyExternalMemory>, false, nullptr},
    {"cudaDestroyExternalSemaphore", &publish<slot_cudaDestroyExternalSemaphore>, false, nullptr},
    {"cudaDestroySurfaceObject", &publish<slot_cudaDestroySurfaceObject>, false, nullptr},
    {"cudaDestroyTextureObject", &publish<slot_cudaDestroyTextureObject>, false, nullptr},
    {"cudaDeviceCanAccessPeer", &publish<slot_cudaDeviceCanAccessPeer>, false, nullptr},
    {"cudaDeviceDisablePeerAccess", &publish<slot_cudaDeviceDisablePeerAccess>, false, nullptr},
    {"cudaDeviceEnablePeerAccess", &publish<slot_cudaDeviceEnablePeerAccess>, false, nullptr},
    {"cudaDeviceFlushGPUDirectRDMAWrites", &publish<slot_cudaDeviceFlushGPUDirectRDMAWrites>, false, nullptr},
    {"cudaDeviceGetAttribute", &publish<slot_cudaDeviceGetAttribute>, false, nullptr},
    {"cudaDeviceGetByPCIBusId", &publish<slot_cudaDeviceGetByPCIBusId>, false, nullptr},
    {"cudaDeviceGetCacheConfig", &publish<slot_cudaDeviceGetCacheConfig>, false, nullptr},
    {"cudaDeviceGetDefaultMemPool", &publish<slot_cudaDeviceGetDefaultMemPool>, false, nullptr},
    {"cudaDeviceGetGraphMemAttribute", &publish<slot_cudaDeviceGetGraphMemAttribute>, false, nullptr},
    {"cudaDeviceGetLimit", &publish<slot_cudaDeviceGetLimit>, false, nullptr},
    {"cudaDeviceGetMemPool", &publish<slot_cudaDeviceGetMemPool>, false, nullptr},
    {"cudaDeviceGetNvSciSyncAttributes", &publish<slot_cudaDeviceGetNvSciSyncAttributes>, false, nullptr},
    {"cudaDeviceGetP2PAttribute", &publish<slot_cudaDeviceGetP2PAttribute>, false, nullptr},
    {"cudaDeviceGetPCIBusId", &publish<slot_cudaDeviceGetPCIBusId>, false, nullptr},
    {"cudaDeviceGetSharedMemConfig", &publish<slot_cudaDeviceGetSharedMemConfig>, false, nullptr},
    {"cudaDeviceGetStreamPriorityRange", &publish<slot_cudaDeviceGetStreamPriorityRange>, false, nullptr},
    {"cudaDeviceGetTexture1DLinearMaxWidth", &publish<slot_cudaDeviceGetTexture1DLinearMaxWidth>, false, nullptr},
    {"cudaDeviceGraphMemTrim", &publish<slot_cudaDeviceGraphMemTrim>, false, nullptr},
    {"cudaDeviceRegisterAsyncNotification", &publish<slot_cudaDeviceRegisterAsyncNotification>, false, nullptr},
    {"cudaDeviceReset", &publish<slot_cudaDeviceReset>, false, nullptr},
    {"cudaDeviceSetCacheConfig", &publish<slot_cudaDeviceSetCacheConfig>, false, nullptr},
    {"cudaDeviceSetGraphMemAttribute", &publish<slot_cudaDeviceSetGraphMemAttribute>, false, nullptr},
    {"cudaDeviceSetLimit", &publish<slot_cudaDeviceSetLimit>, false, nullptr},
    {"cudaDeviceSetMemPool", &publish<slot_cudaDeviceSetMemPool>, false, nullptr},
    {"cudaDeviceSetSharedMemConfig", &publish<slot_cudaDeviceSetSharedMemConfig>, false, nullptr},
    {"cudaDeviceSynchronize", &publish<slot_cudaDeviceSynchronize>, false, nullptr},
    {"cudaDeviceUnregisterAsyncNotification", &publish<slot_cudaDeviceUnregisterAsyncNotification>, false, nullptr},
    {"cudaDriverGetVersion", &publish<slot_cudaDriverGetVersion>, false, nullptr},
    {"cudaEGLStreamConsumerAcquireFrame", &publish<slot_cudaEGLStreamConsumerAcquireFrame>, false, nullptr},
    {"cudaEGLStreamConsumerConnect", &publish<slot_cudaEGLStreamConsumerConnect>, false, nullptr},
    {"cudaEGLStreamConsumerConnectWithFlags", &publish<slot_cudaEGLStreamConsumerConnectWithFlags>, false, nullptr},
    {"cudaEGLStreamConsumerDisconnect", &publish<slot_cudaEGLStreamConsumerDisconnect>, false, nullptr},
    {"cudaEGLStreamConsumerReleaseFrame", &publish<slot_cudaEGLStreamConsumerReleaseFrame>, false, nullptr},
    {"cudaEGLStreamProducerConnect", &publish<slot_cudaEGLStreamProducerConnect>, false, nullptr},
    {"cudaEGLStreamProducerDisconnect", &publish<slot_cudaEGLStreamProducerDisconnect>, false, nullptr},
    {"cudaEGLStreamProducerPresentFrame", &publish<slot_cudaEGLStreamProducerPresentFrame>, false, nullptr},
    {"cudaEGLStreamProducerReturnFrame", &publish<slot_cudaEGLStreamProducerReturnFrame>, false, nullptr},
    {"cudaEventCreate", &publish<slot_cudaEventCreate>, false, nullptr},
    {"cudaEventCreateFromEGLSync", &publish<slot_cudaEventCreateFromEGLSync>, false, nullptr},
    {"cudaEventCreateWithFlags", &publish<slot_cudaEventCreateWithFlags>, false, nullptr},
    {"cudaEventDestroy", &publish<slot_cudaEventDestroy>, false, nullptr},
    {"cudaEventElapsedTime", &publish<slot_cudaEventElapsedTime>, false, nullptr},
    {"cudaEventElapsedTime_v2", &publish<slot_cudaEventElapsedTime_v2>, false, forms_cudaEventElapsedTime_v2},
    {"cudaEventQuery", &publish<slot_cudaEventQuery>, false, nullptr},
    {"cudaEventRecord", &publish<slot_cudaEventRecord>, false, nullptr},
    {"cudaEventRecordWithFlags", &publish<slot_cudaEventRecordWithFlags>, false, nullptr},
    {"cudaEventRecordWithFlags_ptsz", &publish<slot_cudaEventRecordWithFlags_ptsz>, false, nullptr},
    {"cudaEventRecord_ptsz", &publish<slot_cudaEventRecord_ptsz>, false, nullptr},
    {"cudaEventSynchronize", &publish<slot_cudaEventSynchronize>, false, nullptr},
    {"cudaExternalMemoryGetMappedBuffer", &publish<slot_cudaExternalMemoryGetMappedBuffer>, false, forms_cudaExternalMemoryGetMappedBuffer},
    {"cudaExternalMemoryGetMappedMipmappedArray", &publish<slot_cudaExternalMemoryGetMappedMipmappedArray>, false, forms_cudaExternalMemoryGetMappedMipmappedArray},
    {"cudaFree", &publish<slot_cudaFree>, false, nullptr},
    {"cudaFreeArray", &publish<slot_cudaFreeArray>, false, nullptr},
    {"cudaFreeAsync", &publish<slot_cudaFreeAsync>, false, nullptr},
    {"cudaFreeAsync_ptsz", &publish<slot_cudaFreeAsync_ptsz>, false, nullptr},
    {"cudaFreeHost", &publish<slot_cudaFreeHost>, false, nullptr},
    {"cudaFreeMipmappedArray", &publish<slot_cudaFreeMipmappedArray>, false, nullptr},
    {"cudaFuncGetAttributes", &publish<slot_cudaFuncGetAttributes>, false, forms_cudaFuncGetAttributes},
    {"cudaFuncGetName", &publish<slot_cudaFuncGetName>, false, nullptr},
    {"cudaFuncGetParamInfo", &publish<slot_cudaFuncGetParamInfo>, false, nullptr},
    {"cudaFuncSetAttribute", &publish<slot_cudaFuncSetAttribute>, false, nullptr},
    {"cudaFuncSetCacheConfig", &publish<slot_cudaFuncSetCacheConfig>, false, nullptr},
    {"cudaFuncSetSharedMemConfig", &publish<slot_cudaFuncSetSharedMemConfig>, false, nullptr},
    {"cudaGLGetDevices", &publish<slot_cudaGLGetDevices>, false, nullptr},
    {"cudaGLMapBufferObject", &publish<slot_cudaGLMapBufferObject>, false, nullptr},
    {"cudaGLMapBufferObjectAsync", &publish<slot_cudaGLMapBufferObjectAsync>, false, nullptr},
    {"cudaGLRegisterBufferObject", &publish<slot_cudaGLRegisterBufferObject>, false, nullptr},
    {"cudaGLSetBufferObjectMapFlags", &publish<slot_cudaGLSetBufferObjectMapFlags>, false, nullptr},
    {"cudaGLSetGLDevice", &publish<slot_cudaGLSetGLDevice>, false, nullptr},
    {"cudaGLUnmapBufferObject", &publish<slot_cudaGLUnmapBufferObject>, false, nullptr},
    {"cudaGLUnmapBufferObjectAsync", &publish<slot_cudaGLUnmapBufferObjectAsync>, false, nullptr},
    {"cudaGLUnregisterBufferObject", &publish<slot_cudaGLUnregisterBufferObject>, false, nullptr},
    {"cudaGetChannelDesc", &publish<slot_cudaGetChannelDesc>, false, nullptr},
    {"cudaGetDevice", &publish<slot_cudaGetDevice>, false, nullptr},
    {"cudaGetDeviceCount", &publish<slot_cudaGetDeviceCount>, true, nullptr},
    {"cudaGetDeviceFlags", &publish<slot_cudaGetDeviceFlags>, false, nullptr},
    {"cudaGetDeviceProperties", &publish<slot_cudaGetDeviceProperties>, false, forms_cudaGetDeviceProperties},
    {"cudaGetDeviceProperties_v2", &publish<slot_cudaGetDeviceProperties_v2>, false, forms_cudaGetDeviceProperties_v2},
    {"cudaGetDriverEntryPoint", &publish<slot_cudaGetDriverEntryPoint>, false, forms_cudaGetDriverEntryPoint},
    {"cudaGetDriverEntryPointByVersion", &publish<slot_cudaGetDriverEntryPointByVersion>, false, nullptr},
    {"cudaGetDriverEntryPointByVersion_ptsz", &publish<slot_cudaGetDriverEntryPointByVersion_ptsz>, false, nullptr},
    {"cudaGetDriverEntryPoint_ptsz", &publish<slot_cudaGetDriverEntryPoint_ptsz>, false, forms_cudaGetDriverEntryPoint_ptsz},
    {"cudaGetErrorName", &publish<slot_cudaGetErrorName>, false, nullptr},
    {"cudaGetErrorString", &publish<slot_cudaGetErrorString>, false, nullptr},
    {"cudaGetExportTable", &publish<slot_cudaGetExportTable>, false, nullptr},
    {"cudaGetFuncBySymbol", &publish<slot_cudaGetFuncBySymbol>, false, nullptr},
    {"cudaGetKernel", &publish<slot_cudaGetKernel>, false, nullptr},
    {"cudaGetLastError", &publish<slot_cudaGetLastError>, false, forms_cudaGetLastError},
    {"cudaGetMipmappedArrayLevel", &publish<slot_cudaGetMipmappedArrayLevel>, false, nullptr},
    {"cudaGetSurfaceObjectResourceDesc", &publish<slot_cudaGetSurfaceObjectResourceDesc>, false, forms_cudaGetSurfaceObjectResourceDesc},
    {"cudaGetSymbolAddress", &publish<slot_cudaGetSymbolAddress>, false, nullptr},
    {"cudaGetSymbolSize", &publish<slot_cudaGetSymbolSize>, false, nullptr},
    {"cudaGetTextureObjectResourceDesc", &publish<slot_cudaGetTextureObjectResourceDesc>, false, forms_cudaGetTextureObjectResourceDesc},
    {"cudaGetTextureObjectResourceViewDesc", &publish<slot_cudaGetTextureObjectResourceViewDesc>, false, forms_cudaGetTextureObjectResourceViewDesc},
    {"cudaGetTextureObjectTextureDesc", &publish<slot_cudaGetTextureObjectTextureDesc>, false, forms_cudaGetTextureObjectTextureDesc},
    {"cudaGraphAddChildGraphNode", &publish<slot_cudaGraphAddChildGraphNode>, false, nullptr},
    {"cudaGraphAddDependencies", &publish<slot_cudaGraphAddDependencies>, false, forms_cudaGraphAddDependencies},
    {"cudaGraphAddDependencies_v2", &publish<slot_cudaGraphAddDependencies_v2>, false, forms_cudaGraphAddDependencies_v2},
    {"cudaGraphAddEmptyNode", &publish<slot_cudaGraphAddEmptyNode>, false, nullptr},
    {"cudaGraphAddEventRecordNode", &publish<slot_cudaGraphAddEventRecordNode>, false, nullptr},
    {"cudaGraphAddEventWaitNode", &publish<slot_cudaGraphAddEventWaitNode>, false, nullptr},
    {"cudaGraphAddExternalSemaphoresSignalNode", &publish<slot_cudaGraphAddExternalSemaphoresSignalNode>, false, nullptr},
    {"cudaGraphAddExternalSemaphoresWaitNode", &publish<slot_cudaGraphAddExternalSemaphoresWaitNode>, false, nullptr},
    {"cudaGraphAddHostNode", &publish<slot_cudaGraphAddHostNode>, false, nullptr},
    {"cudaGraphAddKernelNode", &publish<slot_cudaGraphAddKernelNode>, false, nullptr},
    {"cudaGraphAddMemAllocNode", &publish<slot_cudaGraphAddMemAllocNode>, false, nullptr},
    {"cudaGraphAddMemFreeNode", &publish<slot_cudaGraphAddMemFreeNode>, false, nullptr},
    {"cudaGraphAddMemcpyNode", &publish<slot_cudaGraphAddMemcpyNode>, false, nullptr},
    {"cudaGraphAddMemcpyNode1D", &publish<slot_cudaGraphAddMemcpyNode1D>, false, nullptr},
    {"cudaGraphAddMemcpyNodeFromSymbol", &publish<slot_cudaGraphAddMemcpyNodeFromSymbol>, false, nullptr},
    {"cudaGraphAddMemcpyNodeToSymbol", &publish<slot_cudaGraphAddMemcpyNodeToSymbol>, false, nullptr},
    {"cudaGraphAddMemsetNode", &publish<slot_cudaGraphAddMemsetNode>, false, nullptr},
    {"cudaGraphAddNode", &publish<slot_cudaGraphAddNode>, false, forms_cudaGraphAddNode},
    {"cudaGraphAddNode_v2", &publish<slot_cudaGraphAddNode_v2>, false, forms_cudaGraphAddNode_v2},
    {"cudaGraphChildGraphNodeGetGraph", &publish<slot_cudaGraphChildGraphNodeGetGraph>, false, nullptr},
    {"cudaGraphClone", &publish<slot_cudaGraphClone>, false, nullptr},
    {"cudaGraphConditionalHandleCreate", &publish<slot_cudaGraphConditionalHandleCreate>, false, nullptr},
    {"cudaGraphCreate", &publish<slot_cudaGraphCreate>, false, nullptr},
    {"cudaGraphDebugDotPrint", &publish<slot_cudaGraphDebugDotPrint>, false, nullptr},
    {"cudaGraphDestroy", &publish<slot_cudaGraphDestroy>, false, nullptr},
    {"cudaGraphDestroyNode", &publish<slot_cudaGraphDestroyNode>, false, nullptr},
    {"cudaGraphEventRecordNodeGetEvent", &publish<slot_cudaGraphEventRecordNodeGetEvent>, false, nullptr},
    {"cudaGraphEventRecordNodeSetEvent", &publish<slot_cudaGraphEventRecordNodeSetEvent>, false, nullptr},
    {"cudaGraphEventWaitNodeGetEvent", &publish<slot_cudaGraphEventWaitNodeGetEvent>, false, nullptr},
    {"cudaGraphEventWaitNodeSetEvent", &publish<slot_cudaGraphEventWaitNodeSetEvent>, false, nullptr},
    {"cudaGraphExecChildGraphNodeSetParams", &publish<slot_cudaGraphExecChildGraphNodeSetParams>, false, nullptr},
    {"cudaGraphExecDestroy", &publish<slot_cudaGraphExecDestroy>, false, nullptr},
    {"cudaGraphExecEventRecordNodeSetEvent", &publish<slot_cudaGraphExecEventRecordNodeSetEvent>, false, nullptr},
    {"cudaGraphExecEventWaitNodeSetEvent", &publish<slot_cudaGraphExecEventWaitNodeSetEvent>, false, nullptr},
    {"cudaGraphExecExternalSemaphoresSignalNodeSetParams", &publish<slot_cudaGraphExecExternalSemaphoresSignalNodeSetParams>, false, nullptr},
    {"cudaGraphExecExternalSemaphoresWaitNodeSetParams", &publish<slot_cudaGraphExecExternalSemaphoresWaitNodeSetParams>, false, nullptr},
    {"cudaGraphExecGetFlags", &publish<slot_cudaGraphExecGetFlags>, false, nullptr},
    {"cudaGraphExecHostNodeSetParams", &publish<slot_cudaGraphExecHostNodeSetParams>, false, nullptr},
    {"cudaGraphExecKernelNodeSetParams", &publish<slot_cudaGraphExecKernelNodeSetParams>, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParams", &publish<slot_cudaGraphExecMemcpyNodeSetParams>, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParams1D", &publish<slot_cudaGraphExecMemcpyNodeSetParams1D>, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParamsFromSymbol", &publish<slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol>, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParamsToSymbol", &publish<slot_cudaGraphExecMemcpyNodeSetParamsToSymbol>, false, nullptr},
    {"cudaGraphExecMemsetNodeSetParams", &publish<slot_cudaGraphExecMemsetNodeSetParams>, false, nullptr},
    {"cudaGraphExecNodeSetParams", &publish<slot_cudaGraphExecNodeSetParams>, false, nullptr},
    {"cudaGraphExecUpdate", &publish<slot_cudaGraphExecUpdate>, false, forms_cudaGraphExecUpdate},
    {"cudaGraphExternalSemaphoresSignalNodeGetParams", &publish<slot_cudaGraphExternalSemaphoresSignalNodeGetParams>, false, nullptr},
    {"cudaGraphExternalSemaphoresSignalNodeSetParams", &publish<slot_cudaGraphExternalSemaphoresSignalNodeSetParams>, false, nullptr},
    {"cudaGraphExternalSemaphoresWaitNodeGetParams", &publish<slot_cudaGraphExternalSemaphoresWaitNodeGetParams>, false, nullptr},
    {"cudaGraphExternalSemaphoresWaitNodeSetParams", &publish<slot_cudaGraphExternalSemaphoresWaitNodeSetParams>, false, nullptr},
    {"cudaGraphGetEdges", &publish<slot_cudaGraphGetEdges>, false, forms_cudaGraphGetEdges},
    {"cudaGraphGetEdges_v2", &publish<slot_cudaGraphGetEdges_v2>, false, forms_cudaGraphGetEdges_v2},
    {"cudaGraphGetNodes", &publish<slot_cudaGraphGetNodes>, false, nullptr},
    {"cudaGraphGetRootNodes", &publish<slot_cudaGraphGetRootNodes>, false, nullptr},
    {"cudaGraphHostNodeGetParams", &publish<slot_cudaGraphHostNodeGetParams>, false, nullptr},
    {"cudaGraphHostNodeSetParams", &publish<slot_cudaGraphHostNodeSetParams>, false, nullptr},
    {"cudaGraphInstantiate", &publish<slot_cudaGraphInstantiate>, false, forms_cudaGraphInstantiate},
    {"cudaGraphInstantiateWithFlags", &publish<slot_cudaGraphInstantiateWithFlags>, false, nullptr},
    {"cudaGraphInstantiateWithParams", &publish<slot_cudaGraphInstantiateWithParams>, false, nullptr},
    {"cudaGraphInstantiateWithParams_ptsz", &publish<slot_cudaGraphInstantiateWithParams_ptsz>, false, nullptr},
    {"cudaGraphKernelNodeCopyAttributes", &publish<slot_cudaGraphKernelNodeCopyAttributes>, false, nullptr},
    {"cudaGraphKernelNodeGetAttribute", &publish<slot_cudaGraphKernelNodeGetAttribute>, false, nullptr},
    {"cudaGraphKernelNodeGetParams", &publish<slot_cudaGraphKernelNodeGetParams>, false, nullptr},
    {"cudaGraphKernelNodeSetAttribute", &publish<slot_cudaGraphKernelNodeSetAttribute>, false, nullptr},
    {"cudaGraphKernelNodeSetParams", &publish<slot_cudaGraphKernelNodeSetParams>, false, nullptr},
    {"cudaGraphLaunch", &publish<slot_cudaGraphLaunch>, false, nullptr},
    {"cudaGraphLaunch_ptsz", &publish<slot_cudaGraphLaunch_ptsz>, false, nullptr},
    {"cudaGraphMemAllocNodeGetParams", &publish<slot_cudaGraphMemAllocNodeGetParams>, false, nullptr},
    {"cudaGraphMemFreeNodeGetParams", &publish<slot_cudaGraphMemFreeNodeGetParams>, false, nullptr},
    {"cudaGraphMemcpyNodeGetParams", &publish<slot_cudaGraphMemcpyNodeGetParams>, false, nullptr},
    {"cudaGraphMemcpyNodeSetParams", &publish<slot_cudaGraphMemcpyNodeSetParams>, false, nullptr},
    {"cudaGraphMemcpyNodeSetParams1D", &publish<slot_cudaGraphMemcpyNodeSetParams1D>, false, nullptr},
    {"cudaGraphMemcpyNodeSetParamsFromSymbol", &publish<slot_cudaGraphMemcpyNodeSetParamsFromSymbol>, false, nullptr},
    {"cudaGraphMemcpyNodeSetParamsToSymbol", &publish<slot_cudaGraphMemcpyNodeSetParamsToSymbol>, false, nullptr},
    {"cudaGraphMemsetNodeGetParams", &publish<slot_cudaGraphMemsetNodeGetParams>, false, nullptr},
    {"cudaGraphMemsetNodeSetParams", &publish<slot_cudaGraphMemsetNodeSetParams>, false, nullptr},
    {"cudaGraphNodeFindInClone", &publish<slot_cudaGraphNodeFindInClone>, false, nullptr},
    {"cudaGraphNodeGetDependencies", &publish<slot_cudaGraphNodeGetDependencies>, false, forms_cudaGraphNodeGetDependencies},
    {"cudaGraphNodeGetDependencies_v2", &publish<slot_cudaGraphNodeGetDependencies_v2>, false, forms_cudaGraphNodeGetDependencies_v2},
    {"cudaGraphNodeGetDependentNodes", &publish<slot_cudaGraphNodeGetDependentNodes>, false, forms_cudaGraphNodeGetDependentNodes},
    {"cudaGraphNodeGetDependentNodes_v2", &publish<slot_cudaGraphNodeGetDependentNodes_v2>, false, forms_cudaGraphNodeGetDependentNodes_v2},
    {"cudaGraphNodeGetEnabled", &publish<slot_cudaGraphNodeGetEnabled>, false, nullptr},
    {"cudaGraphNodeGetType", &publish<slot_cudaGraphNodeGetType>, false, nullptr},
    {"cudaGraphNodeSetEnabled", &publish<slot_cudaGraphNodeSetEnabled>, false, nullptr},
    {"cudaGraphNodeSetParams", &publish<slot_cudaGraphNodeSetParams>, false, nullptr},
    {"cudaGraphReleaseUserObject", &publish<slot_cudaGraphReleaseUserObject>, false, nullptr},
    {"cudaGraphRemoveDependencies", &publish<slot_cudaGraphRemoveDependencies>, false, forms_cudaGraphRemoveDependencies},
    {"cudaGraphRemoveDependencies_v2", &publish<slot_cudaGraphRemoveDependencies_v2>, false, forms_cudaGraphRemoveDependencies_v2},
    {"cudaGraphRetainUserObject", &publish<slot_cudaGraphRetainUserObject>, false, nullptr},
    {"cudaGraphUpload", &publish<slot_cudaGraphUpload>, false, nullptr},
    {"cudaGraphUpload_ptsz", &publish<slot_cudaGraphUpload_ptsz>, false, nullptr},
    {"cudaGraphicsEGLRegisterImage", &publish<slot_cudaGraphicsEGLRegisterImage>, false, nullptr},
    {"cudaGraphicsGLRegisterBuffer", &publish<slot_cudaGraphicsGLRegisterBuffer>, false, nullptr},
    {"cudaGraphicsGLRegisterImage", &publish<slot_cudaGraphicsGLRegisterImage>, false, nullptr},
    {"cudaGraphicsMapResources", &publish<slot_cudaGraphicsMapResources>, false, nullptr},
    {"cudaGraphicsResourceGetMappedEglFrame", &publish<slot_cudaGraphicsResourceGetMappedEglFrame>, false, nullptr},
    {"cudaGraphicsResourceGetMappedMipmappedArray", &publish<slot_cudaGraphicsResourceGetMappedMipmappedArray>, false, nullptr},
    {"cudaGraphicsResourceGetMappedPointer", &publish<slot_cudaGraphicsResourceGetMappedPointer>, false, nullptr},
    {"cudaGraphicsResourceSetMapFlags", &publish<slot_cudaGraphicsResourceSetMapFlags>, false, nullptr},
    {"cudaGraphicsSubResourceGetMappedArray", &publish<slot_cudaGraphicsSubResourceGetMappedArray>, false, nullptr},
    {"cudaGraphicsUnmapResources", &publish<slot_cudaGraphicsUnmapResources>, false, nullptr},
    {"cudaGraphicsUnregisterResource", &publish<slot_cudaGraphicsUnregisterResource>, false, nullptr},
    {"cudaGraphicsVDPAURegisterOutputSurface", &publish<slot_cudaGraphicsVDPAURegisterOutputSurface>, false, nullptr},
    {"cudaGraphicsVDPAURegisterVideoSurface", &publish<slot_cudaGraphicsVDPAURegisterVideoSurface>, false, nullptr},
    {"cudaHostAlloc", &publish<slot_cudaHostAlloc>, false, nullptr},
    {"cudaHostGetDevicePointer", &publish<slot_cudaHostGetDevicePointer>, false, nullptr},
    {"cudaHostGetFlags", &publish<slot_cudaHostGetFlags>, false, nullptr},
    {"cudaHostRegister", &publish<slot_cudaHostRegister>, false, nullptr},
    {"cudaHostUnregister", &publish<slot_cudaHostUnregister>, false, nullptr},
    {"cudaImportExternalMemory", &publish<slot_cudaImportExternalMemory>, false, forms_cudaImportExternalMemory},
    {"cudaImportExternalSemaphore", &publish<slot_cudaImportExternalSemaphore>, false, forms_cudaImportExternalSemaphore},
    {"cudaInitDevice", &publish<slot_cudaInitDevice>, false, nullptr},
    {"cudaIpcCloseMemHandle", &publish<slot_cudaIpcCloseMemHandle>, false, nullptr},
    {"cudaIpcGetEventHandle", &publish<slot_cudaIpcGetEventHandle>, false, nullptr},
    {"cudaIpcGetMemHandle", &publish<slot_cudaIpcGetMemHandle>, false, nullptr},
    {"cudaIpcOpenEventHandle", &publish<slot_cudaIpcOpenEventHandle>, false, nullptr},
    {"cudaIpcOpenMemHandle", &publish<slot_cudaIpcOpenMemHandle>, false, nullptr},
    {"cudaKernelSetAttributeForDevice", &publish<slot_cudaKernelSetAttributeForDevice>, false, nullptr},
    {"cudaLaunchCooperativeKernel", &publish<slot_cudaLaunchCooperativeKernel>, false, nullptr},
    {"cudaLaunchCooperativeKernelMultiDevice", &publish<slot_cudaLaunchCooperativeKernelMultiDevice>, false, nullptr},
    {"cudaLaunchCooperativeKernel_ptsz", &publish<slot_cudaLaunchCooperativeKernel_ptsz>, false, nullptr},
    {"cudaLaunchHostFunc", &publish<slot_cudaLaunchHostFunc>, false, nullptr},
    {"cudaLaunchHostFunc_ptsz", &publish<slot_cudaLaunchHostFunc_ptsz>, false, nullptr},
    {"cudaLaunchKernel", &publish<slot_cudaLaunchKernel>, false, nullptr},
    {"cudaLaunchKernelExC", &publish<slot_cudaLaunchKernelExC>, false, nullptr},
    {"cudaLaunchKernelExC_ptsz", &publish<slot_cudaLaunchKernelExC_ptsz>, false, nullptr},
    {"cudaLaunchKernel_ptsz", &publish<slot_cudaLaunchKernel_ptsz>, false, nullptr},
    {"cudaLibraryEnumerateKernels", &publish<slot_cudaLibraryEnumerateKernels>, false, nullptr},
    {"cudaLibraryGetGlobal", &publish<slot_cudaLibraryGetGlobal>, false, nullptr},
    {"cudaLibraryGetKernel", &publish<slot_cudaLibraryGetKernel>, false, nullptr},
    {"cudaLibraryGetKernelCount", &publish<slot_cudaLibraryGetKernelCount>, false, nullptr},
    {"cudaLibraryGetManaged", &publish<slot_cudaLibraryGetManaged>, false, nullptr},
    {"cudaLibraryGetUnifiedFunction", &publish<slot_cudaLibraryGetUnifiedFunction>, false, nullptr},
    {"cudaLibraryLoadData", &publish<slot_cudaLibraryLoadData>, false, nullptr},
    {"cudaLibraryLoadFromFile", &publish<slot_cudaLibraryLoadFromFile>, false, nullptr},
    {"cudaLibraryUnload", &publish<slot_cudaLibraryUnload>, false, nullptr},
    {"cudaMalloc", &publish<slot_cudaMalloc>, true, nullptr},
    {"cudaMalloc3D", &publish<slot_cudaMalloc3D>, false, nullptr},
    {"cudaMalloc3DArray", &publish<slot_cudaMalloc3DArray>, false, nullptr},
    {"cudaMallocArray", &publish<slot_cudaMallocArray>, false, nullptr},
    {"cudaMallocAsync", &publish<slot_cudaMallocAsync>, false, nullptr},
    {"cudaMallocAsync_ptsz", &publish<slot_cudaMallocAsync_ptsz>, false, nullptr},
    {"cudaMallocFromPoolAsync", &publish<slot_cudaMallocFromPoolAsync>, false, nullptr},
    {"cudaMallocFromPoolAsync_ptsz", &publish<slot_cudaMallocFromPoolAsync_ptsz>, false, nullptr},
    {"cudaMallocHost", &publish<slot_cudaMallocHost>, false, nullptr},
    {"cudaMallocManaged", &publish<slot_cudaMallocManaged>, false, nullptr},
    {"cudaMallocMipmappedArray", &publish<slot_cudaMallocMipmappedArray>, false, nullptr},
    {"cudaMallocPitch", &publish<slot_cudaMallocPitch>, false, nullptr},
    {"cudaMemAdvise", &publish<slot_cudaMemAdvise>, false, forms_cudaMemAdvise},
    {"cudaMemAdvise_v2", &publish<slot_cudaMemAdvise_v2>, false, forms_cudaMemAdvise_v2},
    {"cudaMemGetInfo", &publish<slot_cudaMemGetInfo>, false, nullptr},
    {"cudaMemPoolCreate", &publish<slot_cudaMemPoolCreate>, false, nullptr},
    {"cudaMemPoolDestroy", &publish<slot_cudaMemPoolDestroy>, false, nullptr},
    {"cudaMemPoolExportPointer", &publish<slot_cudaMemPoolExportPointer>, false, nullptr},
    {"cudaMemPoolExportToShareableHandle", &publish<slot_cudaMemPoolExportToShareableHandle>, false, nullptr},
    {"cudaMemPoolGetAccess", &publish<slot_cudaMemPoolGetAccess>, false, nullptr},
    {"cudaMemPoolGetAttribute", &publish<slot_cudaMemPoolGetAttribute>, false, nullptr},
    {"cudaMemPoolImportFromShareableHandle", &publish<slot_cudaMemPoolImportFromShareableHandle>, false, nullptr},
    {"cudaMemPoolImportPointer", &publish<slot_cudaMemPoolImportPointer>, false, nullptr},
    {"cudaMemPoolSetAccess", &publish<slot_cudaMemPoolSetAccess>, false, nullptr},
    {"cudaMemPoolSetAttribute", &publish<slot_cudaMemPoolSetAttribute>, false, nullptr},
    {"cudaMemPoolTrimTo", &publish<slot_cudaMemPoolTrimTo>, false, nullptr},
    {"cudaMemPrefetchAsync", &publish<slot_cudaMemPrefetchAsync>, false, forms_cudaMemPrefetchAsync},
    {"cudaMemPrefetchAsync_ptsz", &publish<slot_cudaMemPrefetchAsync_ptsz>, false, forms_cudaMemPrefetchAsync_ptsz},
    {"cudaMemPrefetchAsync_v2", &publish<slot_cudaMemPrefetchAsync_v2>, false, forms_cudaMemPrefetchAsync_v2},
    {"cudaMemPrefetchAsync_v2_ptsz", &publish<slot_cudaMemPrefetchAsync_v2_ptsz>, false, forms_cudaMemPrefetchAsync_v2_ptsz},
    {"cudaMemRangeGetAttribute", &publish<slot_cudaMemRangeGetAttribute>, false, nullptr},
    {"cudaMemRangeGetAttributes", &publish<slot_cudaMemRangeGetAttributes>, false, nullptr},
    {"cudaMemcpy", &publish<slot_cudaMemcpy>, false, nullptr},
    {"cudaMemcpy2D", &publish<slot_cudaMemcpy2D>, false, nullptr},
    {"cudaMemcpy2DArrayToArray", &publish<slot_cudaMemcpy2DArrayToArray>, false, nullptr},
    {"cudaMemcpy2DArrayToArray_ptds", &publish<slot_cudaMemcpy2DArrayToArray_ptds>, false, nullptr},
    {"cudaMemcpy2DAsync", &publish<slot_cudaMemcpy2DAsync>, false, nullptr},
    {"cudaMemcpy2DAsync_ptsz", &publish<slot_cudaMemcpy2DAsync_ptsz>, false, nullptr},
    {"cudaMemcpy2DFromArray", &publish<slot_cudaMemcpy2DFromArray>, false, nullptr},
    {"cudaMemcpy2DFromArrayAsync", &publish<slot_cudaMemcpy2DFromArrayAsync>, false, nullptr},
    {"cudaMemcpy2DFromArrayAsync_ptsz", &publish<slot_cudaMemcpy2DFromArrayAsync_ptsz>, false, nullptr},
    {"cudaMemcpy2DFromArray_ptds", &publish<slot_cudaMemcpy2DFromArray_ptds>, false, nullptr},
    {"cudaMemcpy2DToArray", &publish<slot_cudaMemcpy2DToArray>, false, nullptr},
    {"cudaMemcpy2DToArrayAsync", &publish<slot_cudaMemcpy2DToArrayAsync>, false, nullptr},
    {"cudaMemcpy2DToArrayAsync_ptsz", &publish<slot_cudaMemcpy2DToArrayAsync_ptsz>, false, nullptr},
    {"cudaMemcpy2DToArray_ptds", &publish<slot_cudaMemcpy2DToArray_ptds>, false, nullptr},
    {"cudaMemcpy2D_ptds", &publish<slot_cudaMemcpy2D_ptds>, false, nullptr},
    {"cudaMemcpy3D", &publish<slot_cudaMemcpy3D>, false, nullptr},
    {"cudaMemcpy3DAsync", &publish<slot_cudaMemcpy3DAsync>, false, nullptr},
    {"cudaMemcpy3DAsync_ptsz", &publish<slot_cudaMemcpy3DAsync_ptsz>, false, nullptr},
    {"cudaMemcpy3DBatchAsync", &publish<slot_cudaMemcpy3DBatchAsync>, false, forms_cudaMemcpy3DBatchAsync},
    {"cudaMemcpy3DBatchAsync_ptsz", &publish<slot_cudaMemcpy3DBatchAsync_ptsz>, false, forms_cudaMemcpy3DBatchAsync_ptsz},
    {"cudaMemcpy3DPeer", &publish<slot_cudaMemcpy3DPeer>, false, nullptr},
    {"cudaMemcpy3DPeerAsync", &publish<slot_cudaMemcpy3DPeerAsync>, false, nullptr},
    {"cudaMemcpy3DPeerAsync_ptsz", &publish<slot_cudaMemcpy3DPeerAsync_ptsz>, false, nullptr},
    {"cudaMemcpy3DPeer_ptds", &publish<slot_cudaMemcpy3DPeer_ptds>, false, nullptr},
    {"cudaMemcpy3D_ptds", &publish<slot_cudaMemcpy3D_ptds>, false, nullptr},
    {"cudaMemcpyArrayToArray", &publish<slot_cudaMemcpyArrayToArray>, false, nullptr},
    {"cudaMemcpyArrayToArray_ptds", &publish<slot_cudaMemcpyArrayToArray_ptds>, false, nullptr},
    {"cudaMemcpyAsync", &publish<slot_cudaMemcpyAsync>, false, nullptr},
    {"cudaMemcpyAsync_ptsz", &publish<slot_cudaMemcpyAsync_ptsz>, false, nullptr},
    {"cudaMemcpyBatchAsync", &publish<slot_cudaMemcpyBatchAsync>, false, forms_cudaMemcpyBatchAsync},
    {"cudaMemcpyBatchAsync_ptsz", &publish<slot_cudaMemcpyBatchAsync_ptsz>, false, forms_cudaMemcpyBatchAsync_ptsz},
    {"cudaMemcpyFromArray", &publish<slot_cudaMemcpyFromArray>, false, nullptr},
    {"cudaMemcpyFromArrayAsync", &publish<slot_cudaMemcpyFromArrayAsync>, false, nullptr},
    {"cudaMemcpyFromArrayAsync_ptsz", &publish<slot_cudaMemcpyFromArrayAsync_ptsz>, false, nullptr},
    {"cudaMemcpyFromArray_ptds", &publish<slot_cudaMemcpyFromArray_ptds>, false, nullptr},
    {"cudaMemcpyFromSymbol", &publish<slot_cudaMemcpyFromSymbol>, false, nullptr},
    {"cudaMemcpyFromSymbolAsync", &publish<slot_cudaMemcpyFromSymbolAsync>, false, nullptr},
    {"cudaMemcpyFromSymbolAsync_ptsz", &publish<slot_cudaMemcpyFromSymbolAsync_ptsz>, false, nullptr},
    {"cudaMemcpyFromSymbol_ptds", &publish<slot_cudaMemcpyFromSymbol_ptds>, false, nullptr},
    {"cudaMemcpyPeer", &publish<slot_cudaMemcpyPeer>, false, nullptr},
    {"cudaMemcpyPeerAsync", &publish<slot_cudaMemcpyPeerAsync>, false, nullptr},
    {"cudaMemcpyToArray", &publish<slot_cudaMemcpyToArray>, false, nullptr},
    {"cudaMemcpyToArrayAsync", &publish<slot_cudaMemcpyToArrayAsync>, false, nullptr},
    {"cudaMemcpyToArrayAsync_ptsz", &publish<slot_cudaMemcpyToArrayAsync_ptsz>, false, nullptr},
    {"cudaMemcpyToArray_ptds", &publish<slot_cudaMemcpyToArray_ptds>, false, nullptr},
    {"cudaMemcpyToSymbol", &publish<slot_cudaMemcpyToSymbol>, false, nullptr},
    {"cudaMemcpyToSymbolAsync", &publish<slot_cudaMemcpyToSymbolAsync>, false, nullptr},
    {"cudaMemcpyToSymbolAsync_ptsz", &publish<slot_cudaMemcpyToSymbolAsync_ptsz>, false, nullptr},
    {"cudaMemcpyToSymbol_ptds", &publish<slot_cudaMemcpyToSymbol_ptds>, false, nullptr},
    {"cudaMemcpy_ptds", &publish<slot_cudaMemcpy_ptds>, false, nullptr},
    {"cudaMemset", &publish<slot_cudaMemset>, false, nullptr},
    {"cudaMemset2D", &publish<slot_cudaMemset2D>, false, nullptr},
    {"cudaMemset2DAsync", &publish<slot_cudaMemset2DAsync>, false, nullptr},
    {"cudaMemset2DAsync_ptsz", &publish<slot_cudaMemset2DAsync_ptsz>, false, nullptr},
    {"cudaMemset2D_ptds", &publish<slot_cudaMemset2D_ptds>, false, nullptr},
    {"cudaMemset3D", &publish<slot_cudaMemset3D>, false, nullptr},
    {"cudaMemset3DAsync", &publish<slot_cudaMemset3DAsync>, false, nullptr},
    {"cudaMemset3DAsync_ptsz", &publish<slot_cudaMemset3DAsync_ptsz>, false, nullptr},
    {"cudaMemset3D_ptds", &publish<slot_cudaMemset3D_ptds>, false, nullptr},
    {"cudaMemsetAsync", &publish<slot_cudaMemsetAsync>, false, nullptr},
    {"cudaMemsetAsync_ptsz", &publish<slot_cudaMemsetAsync_ptsz>, false, nullptr},
    {"cudaMemset_ptds", &publish<slot_cudaMemset_ptds>, false, nullptr},
    {"cudaMipmappedArrayGetMemoryRequirements", &publish<slot_cudaMipmappedArrayGetMemoryRequirements>, false, nullptr},
    {"cudaMipmappedArrayGetSparseProperties", &publish<slot_cudaMipmappedArrayGetSparseProperties>, false, nullptr},
    {"cudaOccupancyAvailableDynamicSMemPerBlock", &publish<slot_cudaOccupancyAvailableDynamicSMemPerBlock>, false, nullptr},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessor", &publish<slot_cudaOccupancyMaxActiveBlocksPerMultiprocessor>, false, nullptr},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", &publish<slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags>, false, nullptr},
    {"cudaOccupancyMaxActiveClusters", &publish<slot_cudaOccupancyMaxActiveClusters>, false, nullptr},
    {"cudaOccupancyMaxPotentialClusterSize", &publish<slot_cudaOccupancyMaxPotentialClusterSize>, false, nullptr},
    {"cudaPeekAtLastError", &publish<slot_cudaPeekAtLastError>, false, forms_cudaPeekAtLastError},
    {"cudaPointerGetAttributes", &publish<slot_cudaPointerGetAttributes>, false, forms_cudaPointerGetAttributes},
    {"cudaProfilerStart", &publish<slot_cudaProfilerStart>, false, nullptr},
    {"cudaProfilerStop", &publish<slot_cudaProfilerStop>, false, nullptr},
    {"cudaRuntimeGetVersion", &publish<slot_cudaRuntimeGetVersion>, true, nullptr},
    {"cudaSetDevice", &publish<slot_cudaSetDevice>, false, nullptr},
    {"cudaSetDeviceFlags", &publish<slot_cudaSetDeviceFlags>, false, nullptr},
    {"cudaSetDoubleForDevice", &publish<slot_cudaSetDoubleForDevice>, false, nullptr},
    {"cudaSetDoubleForHost", &publish<slot_cudaSetDoubleForHost>, false, nullptr},
    {"cudaSetValidDevices", &publish<slot_cudaSetValidDevices>, false, nullptr},
    {"cudaSignalExternalSemaphoresAsync", &publish<slot_cudaSignalExternalSemaphoresAsync>, false, forms_cudaSignalExternalSemaphoresAsync},
    {"cudaSignalExternalSemaphoresAsync_ptsz", &publish<slot_cudaSignalExternalSemaphoresAsync_ptsz>, false, forms_cudaSignalExternalSemaphoresAsync_ptsz},
    {"cudaSignalExternalSemaphoresAsync_v2", &publish<slot_cudaSignalExternalSemaphoresAsync_v2>, false, forms_cudaSignalExternalSemaphoresAsync_v2},
    {"cudaSignalExternalSemaphoresAsync_v2_ptsz", &publish<slot_cudaSignalExternalSemaphoresAsync_v2_ptsz>, false, forms_cudaSignalExternalSemaphoresAsync_v2_ptsz},
    {"cudaStreamAddCallback", &publish<slot_cudaStreamAddCallback>, false, nullptr},
    {"cudaStreamAddCallback_ptsz", &publish<slot_cudaStreamAddCallback_ptsz>, false, nullptr},
    {"cudaStreamAttachMemAsync", &publish<slot_cudaStreamAttachMemAsync>, false, nullptr},
    {"cudaStreamAttachMemAsync_ptsz", &publish<slot_cudaStreamAttachMemAsync_ptsz>, false, nullptr},
    {"cudaStreamBeginCapture", &publish<slot_cudaStreamBeginCapture>, false, nullptr},
    {"cudaStreamBeginCaptureToGraph", &publish<slot_cudaStreamBeginCaptureToGraph>, false, nullptr},
    {"cudaStreamBeginCaptureToGraph_ptsz", &publish<slot_cudaStreamBeginCaptureToGraph_ptsz>, false, nullptr},
    {"cudaStreamBeginCapture_ptsz", &publish<slot_cudaStreamBeginCapture_ptsz>, false, nullptr},
    {"cudaStreamCopyAttributes", &publish<slot_cudaStreamCopyAttributes>, false, nullptr},
    {"cudaStreamCopyAttributes_ptsz", &publish<slot_cudaStreamCopyAttributes_ptsz>, false, nullptr},
    {"cudaStreamCreate", &publish<slot_cudaStreamCreate>, false, nullptr},
    {"cudaStreamCreateWithFlags", &publish<slot_cudaStreamCreateWithFlags>, false, nullptr},
    {"cudaStreamCreateWithPriority", &publish<slot_cudaStreamCreateWithPriority>, false, nullptr},
    {"cudaStreamDestroy", &publish<slot_cudaStreamDestroy>, false, nullptr},
    {"cudaStreamEndCapture", &publish<slot_cudaStreamEndCapture>, false, nullptr},
    {"cudaStreamEndCapture_ptsz", &publish<slot_cudaStreamEndCapture_ptsz>, false, nullptr},
    {"cudaStreamGetAttribute", &publish<slot_cudaStreamGetAttribute>, false, nullptr},
    {"cudaStreamGetAttribute_ptsz", &publish<slot_cudaStreamGetAttribute_ptsz>, false, nullptr},
    {"cudaStreamGetCaptureInfo", &publish<slot_cudaStreamGetCaptureInfo>, false, forms_cudaStreamGetCaptureInfo},
    {"cudaStreamGetCaptureInfo_ptsz", &publish<slot_cudaStreamGetCaptureInfo_ptsz>, false, forms_cudaStreamGetCaptureInfo_ptsz},
    {"cudaStreamGetCaptureInfo_v2", &publish<slot_cudaStreamGetCaptureInfo_v2>, false, forms_cudaStreamGetCaptureInfo_v2},
    {"cudaStreamGetCaptureInfo_v2_ptsz", &publish<slot_cudaStreamGetCaptureInfo_v2_ptsz>, false, forms_cudaStreamGetCaptureInfo_v2_ptsz},
    {"cudaStreamGetCaptureInfo_v3", &publish<slot_cudaStreamGetCaptureInfo_v3>, false, forms_cudaStreamGetCaptureInfo_v3},
    {"cudaStreamGetCaptureInfo_v3_ptsz", &publish<slot_cudaStreamGetCaptureInfo_v3_ptsz>, false, forms_cudaStreamGetCaptureInfo_v3_ptsz},
    {"cudaStreamGetDevice", &publish<slot_cudaStreamGetDevice>, false, nullptr},
    {"cudaStreamGetDevice_ptsz", &publish<slot_cudaStreamGetDevice_ptsz>, false, nullptr},
    {"cudaStreamGetFlags", &publish<slot_cudaStreamGetFlags>, false, nullptr},
    {"cudaStreamGetFlags_ptsz", &publish<slot_cudaStreamGetFlags_ptsz>, false, nullptr},
    {"cudaStreamGetId", &publish<slot_cudaStreamGetId>, false, nullptr},
    {"cudaStreamGetId_ptsz", &publish<slot_cudaStreamGetId_ptsz>, false, nullptr},
    {"cudaStreamGetPriority", &publish<slot_cudaStreamGetPriority>, false, nullptr},
    {"cudaStreamGetPriority_ptsz", &publish<slot_cudaStreamGetPriority_ptsz>, false, nullptr},
    {"cudaStreamIsCapturing", &publish<slot_cudaStreamIsCapturing>, false, nullptr},
    {"cudaStreamIsCapturing_ptsz", &publish<slot_cudaStreamIsCapturing_ptsz>, false, nullptr},
    {"cudaStreamQuery", &publish<slot_cudaStreamQuery>, false, nullptr},
    {"cudaStreamQuery_ptsz", &publish<slot_cudaStreamQuery_ptsz>, false, nullptr},
    {"cudaStreamSetAttribute", &publish<slot_cudaStreamSetAttribute>, false, nullptr},
    {"cudaStreamSetAttribute_ptsz", &publish<slot_cudaStreamSetAttribute_ptsz>, false, nullptr},
    {"cudaStreamSynchronize", &publish<slot_cudaStreamSynchronize>, false, nullptr},
    {"cudaStreamSynchronize_ptsz", &publish<slot_cudaStreamSynchronize_ptsz>, false, nullptr},
    {"cudaStreamUpdateCaptureDependencies", &publish<slot_cudaStreamUpdateCaptureDependencies>, false, forms_cudaStreamUpdateCaptureDependencies},
    {"cudaStreamUpdateCaptureDependencies_ptsz", &publish<slot_cudaStreamUpdateCaptureDependencies_ptsz>, false, forms_cudaStreamUpdateCaptureDependencies_ptsz},
    {"cudaStreamUpdateCaptureDependencies_v2", &publish<slot_cudaStreamUpdateCaptureDependencies_v2>, false, forms_cudaStreamUpdateCaptureDependencies_v2},
    {"cudaStreamUpdateCaptureDependencies_v2_ptsz", &publish<slot_cudaStreamUpdateCaptureDependencies_v2_ptsz>, false, forms_cudaStreamUpdateCaptureDependencies_v2_ptsz},
    {"cudaStreamWaitEvent", &publish<slot_cudaStreamWaitEvent>, false, nullptr},
    {"cudaStreamWaitEvent_ptsz", &publish<slot_cudaStreamWaitEvent_ptsz>, false, nullptr},
    {"cudaThreadExchangeStreamCaptureMode", &publish<slot_cudaThreadExchangeStreamCaptureMode>, false, nullptr},
    {"cudaThreadExit", &publish<slot_cudaThreadExit>, false, nullptr},
    {"cudaThreadGetCacheConfig", &publish<slot_cudaThreadGetCacheConfig>, false, nullptr},
    {"cudaThreadGetLimit", &publish<slot_cudaThreadGetLimit>, false, nullptr},
    {"cudaThreadSetCacheConfig", &publish<slot_cudaThreadSetCacheConfig>, false, nullptr},
    {"cudaThreadSetLimit", &publish<slot_cudaThreadSetLimit>, false, nullptr},
    {"cudaThreadSynchronize", &publish<slot_cudaThreadSynchronize>, false, nullptr},
    {"cudaUserObjectCreate", &publish<slot_cudaUserObjectCreate>, false, nullptr},
    {"cudaUserObjectRelease", &publish<slot_cudaUserObjectRelease>, false, nullptr},
    {"cudaUserObjectRetain", &publish<slot_cudaUserObjectRetain>, false, nullptr},
    {"cudaVDPAUGetDevice", &publish<slot_cudaVDPAUGetDevice>, false, nullptr},
    {"cudaVDPAUSetVDPAUDevice", &publish<slot_cudaVDPAUSetVDPAUDevice>, false, nullptr},
    {"cudaWaitExternalSemaphoresAsync", &publish<slot_cudaWaitExternalSemaphoresAsync>, false, forms_cudaWaitExternalSemaphoresAsync},
    {"cudaWaitExternalSemaphoresAsync_ptsz", &publish<slot_cudaWaitExternalSemaphoresAsync_ptsz>, false, forms_cudaWaitExternalSemaphoresAsync_ptsz},
    {"cudaWaitExternalSemaphoresAsync_v2", &publish<slot_cudaWaitExternalSemaphoresAsync_v2>, false, forms_cudaWaitExternalSemaphoresAsync_v2},
    {"cudaWaitExternalSemaphoresAsync_v2_ptsz", &publish<slot_cudaWaitExternalSemaphoresAsync_v2_ptsz>, false, forms_cudaWaitExternalSemaphoresAsync_v2_ptsz},
#if NYBBLE_STUB_JUMPS
    {"__cudaRegisterUnifiedTable", &publish<slot___cudaRegisterUnifiedTable>, false, nullptr},
#endif
};
constexpr soname sonames[] = {
    { 13, "libcudart.so.13"},
    { 12, "libcudart.so.12"},
    { 11, "libcudart.so.11.0"},
};
constexpr const char* group_launching[] = { "cudaLaunchKernel", "__cudaPushCallConfiguration", "__cudaPopCallConfiguration", "__cudaRegisterFatBinary", "__cudaRegisterFunction", nullptr};
constexpr const char* group_launching_12[] = { "__cudaLaunchKernel", "__cudaGetKernel", nullptr};
constexpr const char* group_graphs[] = { "cudaStreamBeginCapture", "cudaStreamEndCapture", "cudaGraphInstantiateWithFlags", "cudaGraphLaunch", nullptr};
constexpr const char* group_memory_pools[] = { "cudaMallocAsync", "cudaFreeAsync", nullptr};
constexpr const char* group_libraries[] = { "cudaLibraryLoadData", "cudaLibraryGetKernel", "cudaLibraryUnload", nullptr};
constexpr group groups[] = {
    {"launching", group_launching},
    {"launching_12", group_launching_12},
    {"graphs", group_graphs},
    {"memory_pools", group_memory_pools},
    {"libraries", group_libraries},
};
constexpr description about = {
    "cudart", "CUDA runtime", "NYBBLE_LIBCUDART", "libcudart", "cuda_runtime",
    functions, sizeof functions / sizeof *functions, sonames, 3, groups, 5,
    "cudaRuntimeGetVersion", false,
    nullptr, nullptr,
    35, 302, 36,
};
}  // namespace
library cudart_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(cudart_library), true);
}
}  // namespace nybble::stubs

extern "C" {
cudaError_t __cudaGetKernel(void** kernelPtr, const void* entryFuncAddr) { return nybble::stubs::slot___cudaGetKernel.load(std::memory_order_acquire)(kernelPtr, entryFuncAddr); }
char __cudaInitModule(void** fatCubinHandle) { return nybble::stubs::slot___cudaInitModule.load(std::memory_order_acquire)(fatCubinHandle); }
cudaError_t __cudaPopCallConfiguration(dim3* gridDim, dim3* blockDim, size_t* sharedMem, void* stream) { return nybble::stubs::slot___cudaPopCallConfiguration.load(std::memory_order_acquire)(gridDim, blockDim, sharedMem, stream); }
unsigned int __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem, cudaStream_t stream) { return nybble::stubs::slot___cudaPushCallConfiguration.load(std::memory_order_acquire)(gridDim, blockDim, sharedMem, stream); }
void** __cudaRegisterFatBinary(void* fatCubin) { return nybble::stubs::slot___cudaRegisterFatBinary.load(std::memory_order_acquire)(fatCubin); }
void __cudaRegisterFatBinaryEnd(void** fatCubinHandle) { return nybble::stubs::slot___cudaRegisterFatBinaryEnd.load(std::memory_order_acquire)(fatCubinHandle); }
void __cudaRegisterHostVar(void** fatCubinHandle, const char* deviceName, char* hostVar, size_t size) { return nybble::stubs::slot___cudaRegisterHostVar.load(std::memory_order_acquire)(fatCubinHandle, deviceName, hostVar, size); }
void __cudaUnregisterFatBinary(void** fatCubinHandle) { return nybble::stubs::slot___cudaUnregisterFatBinary.load(std::memory_order_acquire)(fatCubinHandle); }
cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc* desc, cudaExtent* extent, unsigned int* flags, cudaArray_t array) { return nybble::stubs::slot_cudaArrayGetInfo.load(std::memory_order_acquire)(desc, extent, flags, array); }
cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaArray_t array, int device) { return nybble::stubs::slot_cudaArrayGetMemoryRequirements.load(std::memory_order_acquire)(memoryRequirements, array, device); }
cudaError_t cudaArrayGetPlane(cudaArray_t* pPlaneArray, cudaArray_t hArray, unsigned int planeIdx) { return nybble::stubs::slot_cudaArrayGetPlane.load(std::memory_order_acquire)(pPlaneArray, hArray, planeIdx); }
cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaArray_t array) { return nybble::stubs::slot_cudaArrayGetSparseProperties.load(std::memory_order_acquire)(sparseProperties, array); }
cudaError_t cudaChooseDevice(int* device, const cudaDeviceProp* prop) { return nybble::stubs::slot_cudaChooseDevice.load(std::memory_order_acquire)(device, prop); }
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t* pSurfObject, const cudaResourceDesc* pResDesc) { return nybble::stubs::slot_cudaCreateSurfaceObject.load(std::memory_order_acquire)(pSurfObject, pResDesc); }
cudaError_t cudaCreateTextureObject(cudaTextureObject_t* pTexObject, const cudaResourceDesc* pResDesc, const cudaTextureDesc* pTexDesc, const cudaResourceViewDesc* pResViewDesc) { return nybble::stubs::slot_cudaCreateTextureObject.load(std::memory_order_acquire)(pTexObject, pResDesc, pTexDesc, pResViewDesc); }
cudaError_t cudaCtxResetPersistingL2Cache() { return nybble::stubs::slot_cudaCtxResetPersistingL2Cache.load(std::memory_order_acquire)(); }
cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem) { return nybble::stubs::slot_cudaDestroyExternalMemory.load(std::memory_order_acquire)(extMem); }
cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem) { return nybble::stubs::slot_cudaDestroyExternalSemaphore.load(std::memory_order_acquire)(extSem); }
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject) { return nybble::stubs::slot_cudaDestroySurfaceObject.load(std::memory_order_acquire)(surfObject); }
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject) { return nybble::stubs::slot_cudaDestroyTextureObject.load(std::memory_order_acquire)(texObject); }
cudaError_t cudaDeviceCanAccessPeer(int* canAccessPeer, int device, int peerDevice) { return nybble::stubs::slot_cudaDeviceCanAccessPeer.load(std::memory_order_acquire)(canAccessPeer, device, peerDevice); }
cudaError_t cudaDeviceDisablePeerAccess(int peerDevice) { return nybble::stubs::slot_cudaDeviceDisablePeerAccess.load(std::memory_order_acquire)(peerDevice); }
cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags) { return nybble::stubs::slot_cudaDeviceEnablePeerAccess.load(std::memory_order_acquire)(peerDevice, flags); }
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope) { return nybble::stubs::slot_cudaDeviceFlushGPUDirectRDMAWrites.load(std::memory_order_acquire)(target, scope); }
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attr, int device) { return nybble::stubs::slot_cudaDeviceGetAttribute.load(std::memory_order_acquire)(value, attr, device); }
cudaError_t cudaDeviceGetByPCIBusId(int* device, const char* pciBusId) { return nybble::stubs::slot_cudaDeviceGetByPCIBusId.load(std::memory_order_acquire)(device, pciBusId); }
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* pCacheConfig) { return nybble::stubs::slot_cudaDeviceGetCacheConfig.load(std::memory_order_acquire)(pCacheConfig); }
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* memPool, int device) { return nybble::stubs::slot_cudaDeviceGetDefaultMemPool.load(std::memory_order_acquire)(memPool, device); }
cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) { return nybble::stubs::slot_cudaDeviceGetGraphMemAttribute.load(std::memory_order_acquire)(device, attr, value); }
cudaError_t cudaDeviceGetLimit(size_t* pValue, cudaLimit limit) { return nybble::stubs::slot_cudaDeviceGetLimit.load(std::memory_order_acquire)(pValue, limit); }
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t* memPool, int device) { return nybble::stubs::slot_cudaDeviceGetMemPool.load(std::memory_order_acquire)(memPool, device); }
cudaError_t cudaDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, int device, int flags) { return nybble::stubs::slot_cudaDeviceGetNvSciSyncAttributes.load(std::memory_order_acquire)(nvSciSyncAttrList, device, flags); }
cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice) { return nybble::stubs::slot_cudaDeviceGetP2PAttribute.load(std::memory_order_acquire)(value, attr, srcDevice, dstDevice); }
cudaError_t cudaDeviceGetPCIBusId(char* pciBusId, int len, int device) { return nybble::stubs::slot_cudaDeviceGetPCIBusId.load(std::memory_order_acquire)(pciBusId, len, device); }
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* pConfig) { return nybble::stubs::slot_cudaDeviceGetSharedMemConfig.load(std::memory_order_acquire)(pConfig); }
cudaError_t cudaDeviceGetStreamPriorityRange(int* leastPriority, int* greatestPriority) { return nybble::stubs::slot_cudaDeviceGetStreamPriorityRange.load(std::memory_order_acquire)(leastPriority, greatestPriority); }
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, const cudaChannelFormatDesc* fmtDesc, int device) { return nybble::stubs::slot_cudaDeviceGetTexture1DLinearMaxWidth.load(std::memory_order_acquire)(maxWidthInElements, fmtDesc, device); }
cudaError_t cudaDeviceGraphMemTrim(int device) { return nybble::stubs::slot_cudaDeviceGraphMemTrim.load(std::memory_order_acquire)(device); }
cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void* userData, cudaAsyncCallbackHandle_t* callback) { return nybble::stubs::slot_cudaDeviceRegisterAsyncNotification.load(std::memory_order_acquire)(device, callbackFunc, userData, callback); }
cudaError_t cudaDeviceReset() { return nybble::stubs::slot_cudaDeviceReset.load(std::memory_order_acquire)(); }
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig) { return nybble::stubs::slot_cudaDeviceSetCacheConfig.load(std::memory_order_acquire)(cacheConfig); }
cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) { return nybble::stubs::slot_cudaDeviceSetGraphMemAttribute.load(std::memory_order_acquire)(device, attr, value); }
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value) { return nybble::stubs::slot_cudaDeviceSetLimit.load(std::memory_order_acquire)(limit, value); }
cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool) { return nybble::stubs::slot_cudaDeviceSetMemPool.load(std::memory_order_acquire)(device, memPool); }
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config) { return nybble::stubs::slot_cudaDeviceSetSharedMemConfig.load(std::memory_order_acquire)(config); }
cudaError_t cudaDeviceSynchronize() { return nybble::stubs::slot_cudaDeviceSynchronize.load(std::memory_order_acquire)(); }
cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback) { return nybble::stubs::slot_cudaDeviceUnregisterAsyncNotification.load(std::memory_order_acquire)(device, callback); }
cudaError_t cudaDriverGetVersion(int* driverVersion) { return nybble::stubs::slot_cudaDriverGetVersion.load(std::memory_order_acquire)(driverVersion); }
cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t* pCudaResource, cudaStream_t* pStream, unsigned int timeout) { return nybble::stubs::slot_cudaEGLStreamConsumerAcquireFrame.load(std::memory_order_acquire)(conn, pCudaResource, pStream, timeout); }
cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream) { return nybble::stubs::slot_cudaEGLStreamConsumerConnect.load(std::memory_order_acquire)(conn, eglStream); }
cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, unsigned int flags) { return nybble::stubs::slot_cudaEGLStreamConsumerConnectWithFlags.load(std::memory_order_acquire)(conn, eglStream, flags); }
cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection* conn) { return nybble::stubs::slot_cudaEGLStreamConsumerDisconnect.load(std::memory_order_acquire)(conn); }
cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t pCudaResource, cudaStream_t* pStream) { return nybble::stubs::slot_cudaEGLStreamConsumerReleaseFrame.load(std::memory_order_acquire)(conn, pCudaResource, pStream); }
cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, EGLint width, EGLint height) { return nybble::stubs::slot_cudaEGLStreamProducerConnect.load(std::memory_order_acquire)(conn, eglStream, width, height); }
cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection* conn) { return nybble::stubs::slot_cudaEGLStreamProducerDisconnect.load(std::memory_order_acquire)(conn); }
cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection* conn, cudaEglFrame eglframe, cudaStream_t* pStream) { return nybble::stubs::slot_cudaEGLStreamProducerPresentFrame.load(std::memory_order_acquire)(conn, eglframe, pStream); }
cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection* conn, cudaEglFrame* eglframe, cudaStream_t* pStream) { return nybble::stubs::slot_cudaEGLStreamProducerReturnFrame.load(std::memory_order_acquire)(conn, eglframe, pStream); }
cudaError_t cudaEventCreate(cudaEvent_t* event) { return nybble::stubs::slot_cudaEventCreate.load(std::memory_order_acquire)(event); }
cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t* phEvent, EGLSyncKHR eglSync, unsigned int flags) { return nybble::stubs::slot_cudaEventCreateFromEGLSync.load(std::memory_order_acquire)(phEvent, eglSync, flags); }
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned int flags) { return nybble::stubs::slot_cudaEventCreateWithFlags.load(std::memory_order_acquire)(event, flags); }
cudaError_t cudaEventDestroy(cudaEvent_t event) { return nybble::stubs::slot_cudaEventDestroy.load(std::memory_order_acquire)(event); }
cudaError_t cudaEventElapsedTime(float* ms, cudaEvent_t start, cudaEvent_t end) { return nybble::stubs::slot_cudaEventElapsedTime.load(std::memory_order_acquire)(ms, start, end); }
cudaError_t cudaEventElapsedTime_v2(float* ms, cudaEvent_t start, cudaEvent_t end) { return nybble::stubs::slot_cudaEventElapsedTime_v2.load(std::memory_order_acquire)(ms, start, end); }
cudaError_t cudaEventQuery(cudaEvent_t event) { return nybble::stubs::slot_cudaEventQuery.load(std::memory_order_acquire)(event); }
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) { return nybble::stubs::slot_cudaEventRecord.load(std::memory_order_acquire)(event, stream); }
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags) { return nybble::stubs::slot_cudaEventRecordWithFlags.load(std::memory_order_acquire)(event, stream, flags); }
cudaError_t cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream, unsigned int flags) { return nybble::stubs::slot_cudaEventRecordWithFlags_ptsz.load(std::memory_order_acquire)(event, stream, flags); }
cudaError_t cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream) { return nybble::stubs::slot_cudaEventRecord_ptsz.load(std::memory_order_acquire)(event, stream); }
cudaError_t cudaEventSynchronize(cudaEvent_t event) { return nybble::stubs::slot_cudaEventSynchronize.load(std::memory_order_acquire)(event); }
cudaError_t cudaExternalMemoryGetMappedBuffer(void** devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc* bufferDesc) { return nybble::stubs::slot_cudaExternalMemoryGetMappedBuffer.load(std::memory_order_acquire)(devPtr, extMem, bufferDesc); }
cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t* mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc* mipmapDesc) { return nybble::stubs::slot_cudaExternalMemoryGetMappedMipmappedArray.load(std::memory_order_acquire)(mipmap, extMem, mipmapDesc); }
cudaError_t cudaFree(void* devPtr) { return nybble::stubs::slot_cudaFree.load(std::memory_order_acquire)(devPtr); }
cudaError_t cudaFreeArray(cudaArray_t array) { return nybble::stubs::slot_cudaFreeArray.load(std::memory_order_acquire)(array); }
cudaError_t cudaFreeAsync(void* devPtr, cudaStream_t hStream) { return nybble::stubs::slot_cudaFreeAsync.load(std::memory_order_acquire)(devPtr, hStream); }
cudaError_t cudaFreeAsync_ptsz(void* devPtr, cudaStream_t hStream) { return nybble::stubs::slot_cudaFreeAsync_ptsz.load(std::memory_order_acquire)(devPtr, hStream); }
cudaError_t cudaFreeHost(void* ptr) { return nybble::stubs::slot_cudaFreeHost.load(std::memory_order_acquire)(ptr); }
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray) { return nybble::stubs::slot_cudaFreeMipmappedArray.load(std::memory_order_acquire)(mipmappedArray); }
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attr, const void* func) { return nybble::stubs::slot_cudaFuncGetAttributes.load(std::memory_order_acquire)(attr, func); }
cudaError_t cudaFuncGetName(const char** name, const void* func) { return nybble::stubs::slot_cudaFuncGetName.load(std::memory_order_acquire)(name, func); }
cudaError_t cudaFuncGetParamInfo(const void* func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) { return nybble::stubs::slot_cudaFuncGetParamInfo.load(std::memory_order_acquire)(func, paramIndex, paramOffset, paramSize); }
cudaError_t cudaFuncSetAttribute(const void* func, cudaFuncAttribute attr, int value) { return nybble::stubs::slot_cudaFuncSetAttribute.load(std::memory_order_acquire)(func, attr, value); }
cudaError_t cudaFuncSetCacheConfig(const void* func, cudaFuncCache cacheConfig) { return nybble::stubs::slot_cudaFuncSetCacheConfig.load(std::memory_order_acquire)(func, cacheConfig); }
cudaError_t cudaFuncSetSharedMemConfig(const void* func, cudaSharedMemConfig config) { return nybble::stubs::slot_cudaFuncSetSharedMemConfig.load(std::memory_order_acquire)(func, config); }
cudaError_t cudaGLGetDevices(unsigned int* pCudaDeviceCount, int* pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList) { return nybble::stubs::slot_cudaGLGetDevices.load(std::memory_order_acquire)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList); }
cudaError_t cudaGLMapBufferObject(void** devPtr, GLuint bufObj) { return nybble::stubs::slot_cudaGLMapBufferObject.load(std::memory_order_acquire)(devPtr, bufObj); }
cudaError_t cudaGLMapBufferObjectAsync(void** devPtr, GLuint bufObj, cudaStream_t stream) { return nybble::stubs::slot_cudaGLMapBufferObjectAsync.load(std::memory_order_acquire)(devPtr, bufObj, stream); }
cudaError_t cudaGLRegisterBufferObject(GLuint bufObj) { return nybble::stubs::slot_cudaGLRegisterBufferObject.load(std::memory_order_acquire)(bufObj); }
cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags) { return nybble::stubs::slot_cudaGLSetBufferObjectMapFlags.load(std::memory_order_acquire)(bufObj, flags); }
cudaError_t cudaGLSetGLDevice(int device) { return nybble::stubs::slot_cudaGLSetGLDevice.load(std::memory_order_acquire)(device); }
cudaError_t cudaGLUnmapBufferObject(GLuint bufObj) { return nybble::stubs::slot_cudaGLUnmapBufferObject.load(std::memory_order_acquire)(bufObj); }
cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream) { return nybble::stubs::slot_cudaGLUnmapBufferObjectAsync.load(std::memory_order_acquire)(bufObj, stream); }
cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj) { return nybble::stubs::slot_cudaGLUnregisterBufferObject.load(std::memory_order_acquire)(bufObj); }
cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc* desc, cudaArray_const_t array) { return nybble::stubs::slot_cudaGetChannelDesc.load(std::memory_order_acquire)(desc, array); }
cudaError_t cudaGetDevice(int* device) { return nybble::stubs::slot_cudaGetDevice.load(std::memory_order_acquire)(device); }
cudaError_t cudaGetDeviceCount(int* count) { return nybble::stubs::slot_cudaGetDeviceCount.load(std::memory_order_acquire)(count); }
cudaError_t cudaGetDeviceFlags(unsigned int* flags) { return nybble::stubs::slot_cudaGetDeviceFlags.load(std::memory_order_acquire)(flags); }
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* prop, int device) { return nybble::stubs::slot_cudaGetDeviceProperties.load(std::memory_order_acquire)(prop, device); }
cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp* prop, int device) { return nybble::stubs::slot_cudaGetDeviceProperties_v2.load(std::memory_order_acquire)(prop, device); }
cudaError_t cudaGetDriverEntryPoint(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return nybble::stubs::slot_cudaGetDriverEntryPoint.load(std::memory_order_acquire)(symbol, funcPtr, flags, driverStatus); }
cudaError_t cudaGetDriverEntryPoint_ptsz(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return nybble::stubs::slot_cudaGetDriverEntryPoint_ptsz.load(std::memory_order_acquire)(symbol, funcPtr, flags, driverStatus); }
const char* cudaGetErrorName(cudaError_t error) { return nybble::stubs::slot_cudaGetErrorName.load(std::memory_order_acquire)(error); }
const char* cudaGetErrorString(cudaError_t error) { return nybble::stubs::slot_cudaGetErrorString.load(std::memory_order_acquire)(error); }
cudaError_t cudaGetExportTable(const void** ppExportTable, const cudaUUID_t* pExportTableId) { return nybble::stubs::slot_cudaGetExportTable.load(std::memory_order_acquire)(ppExportTable, pExportTableId); }
cudaError_t cudaGetFuncBySymbol(cudaFunction_t* functionPtr, const void* symbolPtr) { return nybble::stubs::slot_cudaGetFuncBySymbol.load(std::memory_order_acquire)(functionPtr, symbolPtr); }
cudaError_t cudaGetKernel(cudaKernel_t* kernelPtr, const void* entryFuncAddr) { return nybble::stubs::slot_cudaGetKernel.load(std::memory_order_acquire)(kernelPtr, entryFuncAddr); }
cudaError_t cudaGetLastError() { return nybble::stubs::slot_cudaGetLastError.load(std::memory_order_acquire)(); }
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t* levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level) { return nybble::stubs::slot_cudaGetMipmappedArrayLevel.load(std::memory_order_acquire)(levelArray, mipmappedArray, level); }
cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc* pResDesc, cudaSurfaceObject_t surfObject) { return nybble::stubs::slot_cudaGetSurfaceObjectResourceDesc.load(std::memory_order_acquire)(pResDesc, surfObject); }
cudaError_t cudaGetSymbolAddress(void** devPtr, const void* symbol) { return nybble::stubs::slot_cudaGetSymbolAddress.load(std::memory_order_acquire)(devPtr, symbol); }
cudaError_t cudaGetSymbolSize(size_t* size, const void* symbol) { return nybble::stubs::slot_cudaGetSymbolSize.load(std::memory_order_acquire)(size, symbol); }
cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc* pResDesc, cudaTextureObject_t texObject) { return nybble::stubs::slot_cudaGetTextureObjectResourceDesc.load(std::memory_order_acquire)(pResDesc, texObject); }
cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc* pResViewDesc, cudaTextureObject_t texObject) { return nybble::stubs::slot_cudaGetTextureObjectResourceViewDesc.load(std::memory_order_acquire)(pResViewDesc, texObject); }
cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc* pTexDesc, cudaTextureObject_t texObject) { return nybble::stubs::slot_cudaGetTextureObjectTextureDesc.load(std::memory_order_acquire)(pTexDesc, texObject); }
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { return nybble::stubs::slot_cudaGraphAddDependencies.load(std::memory_order_acquire)(graph, from, to, numDependencies); }
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies) { return nybble::stubs::slot_cudaGraphAddEmptyNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies); }
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t* pGraph) { return nybble::stubs::slot_cudaGraphChildGraphNodeGetGraph.load(std::memory_order_acquire)(node, pGraph); }
cudaError_t cudaGraphClone(cudaGraph_t* pGraphClone, cudaGraph_t originalGraph) { return nybble::stubs::slot_cudaGraphClone.load(std::memory_order_acquire)(pGraphClone, originalGraph); }
cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags) { return nybble::stubs::slot_cudaGraphConditionalHandleCreate.load(std::memory_order_acquire)(pHandle_out, graph, defaultLaunchValue, flags); }
cudaError_t cudaGraphCreate(cudaGraph_t* pGraph, unsigned int flags) { return nybble::stubs::slot_cudaGraphCreate.load(std::memory_order_acquire)(pGraph, flags); }
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char* path, unsigned int flags) { return nybble::stubs::slot_cudaGraphDebugDotPrint.load(std::memory_order_acquire)(graph, path, flags); }
cudaError_t cudaGraphDestroy(cudaGraph_t graph) { return nybble::stubs::slot_cudaGraphDestroy.load(std::memory_order_acquire)(graph); }
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node) { return nybble::stubs::slot_cudaGraphDestroyNode.load(std::memory_order_acquire)(node); }
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) { return nybble::stubs::slot_cudaGraphEventRecordNodeGetEvent.load(std::memory_order_acquire)(node, event_out); }
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) { return nybble::stubs::slot_cudaGraphEventRecordNodeSetEvent.load(std::memory_order_acquire)(node, event); }
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) { return nybble::stubs::slot_cudaGraphEventWaitNodeGetEvent.load(std::memory_order_acquire)(node, event_out); }
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) { return nybble::stubs::slot_cudaGraphEventWaitNodeSetEvent.load(std::memory_order_acquire)(node, event); }
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph) { return nybble::stubs::slot_cudaGraphExecChildGraphNodeSetParams.load(std::memory_order_acquire)(hGraphExec, node, childGraph); }
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec) { return nybble::stubs::slot_cudaGraphExecDestroy.load(std::memory_order_acquire)(graphExec); }
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) { return nybble::stubs::slot_cudaGraphExecEventRecordNodeSetEvent.load(std::memory_order_acquire)(hGraphExec, hNode, event); }
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) { return nybble::stubs::slot_cudaGraphExecEventWaitNodeSetEvent.load(std::memory_order_acquire)(hGraphExec, hNode, event); }
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphExecExternalSemaphoresSignalNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphExecExternalSemaphoresWaitNodeSetParams.load(std::memory_order_acquire)(hGraphExec, hNode, nodeParams); }
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long* flags) { return nybble::stubs::slot_cudaGraphExecGetFlags.load(std::memory_order_acquire)(graphExec, flags); }
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphExecHostNodeSetParams.load(std::memory_order_acquire)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphExecKernelNodeSetParams.load(std::memory_order_acquire)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) { return nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParams.load(std::memory_order_acquire)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) { return nybble::stubs::slot_cudaGraphExecMemsetNodeSetParams.load(std::memory_order_acquire)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphExecNodeSetParams.load(std::memory_order_acquire)(graphExec, node, nodeParams); }
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo* resultInfo) { return nybble::stubs::slot_cudaGraphExecUpdate.load(std::memory_order_acquire)(hGraphExec, hGraph, resultInfo); }
cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams* params_out) { return nybble::stubs::slot_cudaGraphExternalSemaphoresSignalNodeGetParams.load(std::memory_order_acquire)(hNode, params_out); }
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphExternalSemaphoresSignalNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams* params_out) { return nybble::stubs::slot_cudaGraphExternalSemaphoresWaitNodeGetParams.load(std::memory_order_acquire)(hNode, params_out); }
cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphExternalSemaphoresWaitNodeSetParams.load(std::memory_order_acquire)(hNode, nodeParams); }
cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, size_t* numEdges) { return nybble::stubs::slot_cudaGraphGetEdges.load(std::memory_order_acquire)(graph, from, to, numEdges); }
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* numNodes) { return nybble::stubs::slot_cudaGraphGetNodes.load(std::memory_order_acquire)(graph, nodes, numNodes); }
cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t* pRootNodes, size_t* pNumRootNodes) { return nybble::stubs::slot_cudaGraphGetRootNodes.load(std::memory_order_acquire)(graph, pRootNodes, pNumRootNodes); }
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphHostNodeGetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphHostNodeSetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { return nybble::stubs::slot_cudaGraphInstantiate.load(std::memory_order_acquire)(pGraphExec, graph, flags); }
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { return nybble::stubs::slot_cudaGraphInstantiateWithFlags.load(std::memory_order_acquire)(pGraphExec, graph, flags); }
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) { return nybble::stubs::slot_cudaGraphInstantiateWithParams.load(std::memory_order_acquire)(pGraphExec, graph, instantiateParams); }
cudaError_t cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) { return nybble::stubs::slot_cudaGraphInstantiateWithParams_ptsz.load(std::memory_order_acquire)(pGraphExec, graph, instantiateParams); }
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc) { return nybble::stubs::slot_cudaGraphKernelNodeCopyAttributes.load(std::memory_order_acquire)(hDst, hSrc); }
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) { return nybble::stubs::slot_cudaGraphKernelNodeGetAttribute.load(std::memory_order_acquire)(hNode, attr, value_out); }
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphKernelNodeGetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) { return nybble::stubs::slot_cudaGraphKernelNodeSetAttribute.load(std::memory_order_acquire)(hNode, attr, value); }
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphKernelNodeSetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream) { return nybble::stubs::slot_cudaGraphLaunch.load(std::memory_order_acquire)(graphExec, stream); }
cudaError_t cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) { return nybble::stubs::slot_cudaGraphLaunch_ptsz.load(std::memory_order_acquire)(graphExec, stream); }
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams* params_out) { return nybble::stubs::slot_cudaGraphMemAllocNodeGetParams.load(std::memory_order_acquire)(node, params_out); }
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void* dptr_out) { return nybble::stubs::slot_cudaGraphMemFreeNodeGetParams.load(std::memory_order_acquire)(node, dptr_out); }
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms* pNodeParams) { return nybble::stubs::slot_cudaGraphMemcpyNodeGetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) { return nybble::stubs::slot_cudaGraphMemcpyNodeSetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams* pNodeParams) { return nybble::stubs::slot_cudaGraphMemsetNodeGetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) { return nybble::stubs::slot_cudaGraphMemsetNodeSetParams.load(std::memory_order_acquire)(node, pNodeParams); }
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t* pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph) { return nybble::stubs::slot_cudaGraphNodeFindInClone.load(std::memory_order_acquire)(pNode, originalNode, clonedGraph); }
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, size_t* pNumDependencies) { return nybble::stubs::slot_cudaGraphNodeGetDependencies.load(std::memory_order_acquire)(node, pDependencies, pNumDependencies); }
cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, cudaGraphEdgeData* edgeData, size_t* pNumDependencies) { return nybble::stubs::slot_cudaGraphNodeGetDependencies_v2.load(std::memory_order_acquire)(node, pDependencies, edgeData, pNumDependencies); }
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, size_t* pNumDependentNodes) { return nybble::stubs::slot_cudaGraphNodeGetDependentNodes.load(std::memory_order_acquire)(node, pDependentNodes, pNumDependentNodes); }
cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, cudaGraphEdgeData* edgeData, size_t* pNumDependentNodes) { return nybble::stubs::slot_cudaGraphNodeGetDependentNodes_v2.load(std::memory_order_acquire)(node, pDependentNodes, edgeData, pNumDependentNodes); }
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int* isEnabled) { return nybble::stubs::slot_cudaGraphNodeGetEnabled.load(std::memory_order_acquire)(hGraphExec, hNode, isEnabled); }
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* pType) { return nybble::stubs::slot_cudaGraphNodeGetType.load(std::memory_order_acquire)(node, pType); }
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled) { return nybble::stubs::slot_cudaGraphNodeSetEnabled.load(std::memory_order_acquire)(hGraphExec, hNode, isEnabled); }
cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphNodeSetParams.load(std::memory_order_acquire)(node, nodeParams); }
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count) { return nybble::stubs::slot_cudaGraphReleaseUserObject.load(std::memory_order_acquire)(graph, object, count); }
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { return nybble::stubs::slot_cudaGraphRemoveDependencies.load(std::memory_order_acquire)(graph, from, to, numDependencies); }
cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags) { return nybble::stubs::slot_cudaGraphRetainUserObject.load(std::memory_order_acquire)(graph, object, count, flags); }
cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream) { return nybble::stubs::slot_cudaGraphUpload.load(std::memory_order_acquire)(graphExec, stream); }
cudaError_t cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) { return nybble::stubs::slot_cudaGraphUpload_ptsz.load(std::memory_order_acquire)(graphExec, stream); }
cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource** pCudaResource, EGLImageKHR image, unsigned int flags) { return nybble::stubs::slot_cudaGraphicsEGLRegisterImage.load(std::memory_order_acquire)(pCudaResource, image, flags); }
cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource** resource, GLuint buffer, unsigned int flags) { return nybble::stubs::slot_cudaGraphicsGLRegisterBuffer.load(std::memory_order_acquire)(resource, buffer, flags); }
cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource** resource, GLuint image, GLenum target, unsigned int flags) { return nybble::stubs::slot_cudaGraphicsGLRegisterImage.load(std::memory_order_acquire)(resource, image, target, flags); }
cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) { return nybble::stubs::slot_cudaGraphicsMapResources.load(std::memory_order_acquire)(count, resources, stream); }
cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame* eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel) { return nybble::stubs::slot_cudaGraphicsResourceGetMappedEglFrame.load(std::memory_order_acquire)(eglFrame, resource, index, mipLevel); }
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t* mipmappedArray, cudaGraphicsResource_t resource) { return nybble::stubs::slot_cudaGraphicsResourceGetMappedMipmappedArray.load(std::memory_order_acquire)(mipmappedArray, resource); }
cudaError_t cudaGraphicsResourceGetMappedPointer(void** devPtr, size_t* size, cudaGraphicsResource_t resource) { return nybble::stubs::slot_cudaGraphicsResourceGetMappedPointer.load(std::memory_order_acquire)(devPtr, size, resource); }
cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags) { return nybble::stubs::slot_cudaGraphicsResourceSetMapFlags.load(std::memory_order_acquire)(resource, flags); }
cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t* array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel) { return nybble::stubs::slot_cudaGraphicsSubResourceGetMappedArray.load(std::memory_order_acquire)(array, resource, arrayIndex, mipLevel); }
cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) { return nybble::stubs::slot_cudaGraphicsUnmapResources.load(std::memory_order_acquire)(count, resources, stream); }
cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource) { return nybble::stubs::slot_cudaGraphicsUnregisterResource.load(std::memory_order_acquire)(resource); }
cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource** resource, VdpOutputSurface vdpSurface, unsigned int flags) { return nybble::stubs::slot_cudaGraphicsVDPAURegisterOutputSurface.load(std::memory_order_acquire)(resource, vdpSurface, flags); }
cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource** resource, VdpVideoSurface vdpSurface, unsigned int flags) { return nybble::stubs::slot_cudaGraphicsVDPAURegisterVideoSurface.load(std::memory_order_acquire)(resource, vdpSurface, flags); }
cudaError_t cudaHostAlloc(void** pHost, size_t size, unsigned int flags) { return nybble::stubs::slot_cudaHostAlloc.load(std::memory_order_acquire)(pHost, size, flags); }
cudaError_t cudaHostGetDevicePointer(void** pDevice, void* pHost, unsigned int flags) { return nybble::stubs::slot_cudaHostGetDevicePointer.load(std::memory_order_acquire)(pDevice, pHost, flags); }
cudaError_t cudaHostGetFlags(unsigned int* pFlags, void* pHost) { return nybble::stubs::slot_cudaHostGetFlags.load(std::memory_order_acquire)(pFlags, pHost); }
cudaError_t cudaHostRegister(void* ptr, size_t size, unsigned int flags) { return nybble::stubs::slot_cudaHostRegister.load(std::memory_order_acquire)(ptr, size, flags); }
cudaError_t cudaHostUnregister(void* ptr) { return nybble::stubs::slot_cudaHostUnregister.load(std::memory_order_acquire)(ptr); }
cudaError_t cudaImportExternalMemory(cudaExternalMemory_t* extMem_out, const cudaExternalMemoryHandleDesc* memHandleDesc) { return nybble::stubs::slot_cudaImportExternalMemory.load(std::memory_order_acquire)(extMem_out, memHandleDesc); }
cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t* extSem_out, const cudaExternalSemaphoreHandleDesc* semHandleDesc) { return nybble::stubs::slot_cudaImportExternalSemaphore.load(std::memory_order_acquire)(extSem_out, semHandleDesc); }
cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags) { return nybble::stubs::slot_cudaInitDevice.load(std::memory_order_acquire)(device, deviceFlags, flags); }
cudaError_t cudaIpcCloseMemHandle(void* devPtr) { return nybble::stubs::slot_cudaIpcCloseMemHandle.load(std::memory_order_acquire)(devPtr); }
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t* handle, cudaEvent_t event) { return nybble::stubs::slot_cudaIpcGetEventHandle.load(std::memory_order_acquire)(handle, event); }
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t* handle, void* devPtr) { return nybble::stubs::slot_cudaIpcGetMemHandle.load(std::memory_order_acquire)(handle, devPtr); }
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t* event, cudaIpcEventHandle_t handle) { return nybble::stubs::slot_cudaIpcOpenEventHandle.load(std::memory_order_acquire)(event, handle); }
cudaError_t cudaIpcOpenMemHandle(void** devPtr, cudaIpcMemHandle_t handle, unsigned int flags) { return nybble::stubs::slot_cudaIpcOpenMemHandle.load(std::memory_order_acquire)(devPtr, handle, flags); }
cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device) { return nybble::stubs::slot_cudaKernelSetAttributeForDevice.load(std::memory_order_acquire)(kernel, attr, value, device); }
cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams* launchParamsList, unsigned int numDevices, unsigned int flags) { return nybble::stubs::slot_cudaLaunchCooperativeKernelMultiDevice.load(std::memory_order_acquire)(launchParamsList, numDevices, flags); }
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void* userData) { return nybble::stubs::slot_cudaLaunchHostFunc.load(std::memory_order_acquire)(stream, fn, userData); }
cudaError_t cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void* userData) { return nybble::stubs::slot_cudaLaunchHostFunc_ptsz.load(std::memory_order_acquire)(stream, fn, userData); }
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* func, void** args) { return nybble::stubs::slot_cudaLaunchKernelExC.load(std::memory_order_acquire)(config, func, args); }
cudaError_t cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t* config, const void* func, void** args) { return nybble::stubs::slot_cudaLaunchKernelExC_ptsz.load(std::memory_order_acquire)(config, func, args); }
cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t* kernels, unsigned int numKernels, cudaLibrary_t lib) { return nybble::stubs::slot_cudaLibraryEnumerateKernels.load(std::memory_order_acquire)(kernels, numKernels, lib); }
cudaError_t cudaLibraryGetGlobal(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) { return nybble::stubs::slot_cudaLibraryGetGlobal.load(std::memory_order_acquire)(dptr, bytes, library, name); }
cudaError_t cudaLibraryGetKernel(cudaKernel_t* pKernel, cudaLibrary_t library, const char* name) { return nybble::stubs::slot_cudaLibraryGetKernel.load(std::memory_order_acquire)(pKernel, library, name); }
cudaError_t cudaLibraryGetKernelCount(unsigned int* count, cudaLibrary_t lib) { return nybble::stubs::slot_cudaLibraryGetKernelCount.load(std::memory_order_acquire)(count, lib); }
cudaError_t cudaLibraryGetManaged(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) { return nybble::stubs::slot_cudaLibraryGetManaged.load(std::memory_order_acquire)(dptr, bytes, library, name); }
cudaError_t cudaLibraryGetUnifiedFunction(void** fptr, cudaLibrary_t library, const char* symbol) { return nybble::stubs::slot_cudaLibraryGetUnifiedFunction.load(std::memory_order_acquire)(fptr, library, symbol); }
cudaError_t cudaLibraryUnload(cudaLibrary_t library) { return nybble::stubs::slot_cudaLibraryUnload.load(std::memory_order_acquire)(library); }
cudaError_t cudaMalloc(void** devPtr, size_t size) { return nybble::stubs::slot_cudaMalloc.load(std::memory_order_acquire)(devPtr, size); }
cudaError_t cudaMalloc3D(cudaPitchedPtr* pitchedDevPtr, cudaExtent extent) { return nybble::stubs::slot_cudaMalloc3D.load(std::memory_order_acquire)(pitchedDevPtr, extent); }
cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int flags) { return nybble::stubs::slot_cudaMalloc3DArray.load(std::memory_order_acquire)(array, desc, extent, flags); }
cudaError_t cudaMallocAsync(void** devPtr, size_t size, cudaStream_t hStream) { return nybble::stubs::slot_cudaMallocAsync.load(std::memory_order_acquire)(devPtr, size, hStream); }
cudaError_t cudaMallocAsync_ptsz(void** devPtr, size_t size, cudaStream_t hStream) { return nybble::stubs::slot_cudaMallocAsync_ptsz.load(std::memory_order_acquire)(devPtr, size, hStream); }
cudaError_t cudaMallocFromPoolAsync(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) { return nybble::stubs::slot_cudaMallocFromPoolAsync.load(std::memory_order_acquire)(ptr, size, memPool, stream); }
cudaError_t cudaMallocFromPoolAsync_ptsz(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) { return nybble::stubs::slot_cudaMallocFromPoolAsync_ptsz.load(std::memory_order_acquire)(ptr, size, memPool, stream); }
cudaError_t cudaMallocHost(void** ptr, size_t size) { return nybble::stubs::slot_cudaMallocHost.load(std::memory_order_acquire)(ptr, size); }
cudaError_t cudaMallocManaged(void** devPtr, size_t size, unsigned int flags) { return nybble::stubs::slot_cudaMallocManaged.load(std::memory_order_acquire)(devPtr, size, flags); }
cudaError_t cudaMallocPitch(void** devPtr, size_t* pitch, size_t width, size_t height) { return nybble::stubs::slot_cudaMallocPitch.load(std::memory_order_acquire)(devPtr, pitch, width, height); }
cudaError_t cudaMemAdvise(const void* devPtr, size_t count, cudaMemoryAdvise advice, int device) { return nybble::stubs::slot_cudaMemAdvise.load(std::memory_order_acquire)(devPtr, count, advice, device); }
cudaError_t cudaMemAdvise_v2(const void* devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location) { return nybble::stubs::slot_cudaMemAdvise_v2.load(std::memory_order_acquire)(devPtr, count, advice, location); }
cudaError_t cudaMemGetInfo(size_t* free, size_t* total) { return nybble::stubs::slot_cudaMemGetInfo.load(std::memory_order_acquire)(free, total); }
cudaError_t cudaMemPoolCreate(cudaMemPool_t* memPool, const cudaMemPoolProps* poolProps) { return nybble::stubs::slot_cudaMemPoolCreate.load(std::memory_order_acquire)(memPool, poolProps); }
cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool) { return nybble::stubs::slot_cudaMemPoolDestroy.load(std::memory_order_acquire)(memPool); }
cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData* exportData, void* ptr) { return nybble::stubs::slot_cudaMemPoolExportPointer.load(std::memory_order_acquire)(exportData, ptr); }
cudaError_t cudaMemPoolExportToShareableHandle(void* shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags) { return nybble::stubs::slot_cudaMemPoolExportToShareableHandle.load(std::memory_order_acquire)(shareableHandle, memPool, handleType, flags); }
cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags* flags, cudaMemPool_t memPool, cudaMemLocation* location) { return nybble::stubs::slot_cudaMemPoolGetAccess.load(std::memory_order_acquire)(flags, memPool, location); }
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) { return nybble::stubs::slot_cudaMemPoolGetAttribute.load(std::memory_order_acquire)(memPool, attr, value); }
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t* memPool, void* shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags) { return nybble::stubs::slot_cudaMemPoolImportFromShareableHandle.load(std::memory_order_acquire)(memPool, shareableHandle, handleType, flags); }
cudaError_t cudaMemPoolImportPointer(void** ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData* exportData) { return nybble::stubs::slot_cudaMemPoolImportPointer.load(std::memory_order_acquire)(ptr, memPool, exportData); }
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc* descList, size_t count) { return nybble::stubs::slot_cudaMemPoolSetAccess.load(std::memory_order_acquire)(memPool, descList, count); }
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) { return nybble::stubs::slot_cudaMemPoolSetAttribute.load(std::memory_order_acquire)(memPool, attr, value); }
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep) { return nybble::stubs::slot_cudaMemPoolTrimTo.load(std::memory_order_acquire)(memPool, minBytesToKeep); }
cudaError_t cudaMemPrefetchAsync(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { return nybble::stubs::slot_cudaMemPrefetchAsync.load(std::memory_order_acquire)(devPtr, count, dstDevice, stream); }
cudaError_t cudaMemPrefetchAsync_ptsz(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { return nybble::stubs::slot_cudaMemPrefetchAsync_ptsz.load(std::memory_order_acquire)(devPtr, count, dstDevice, stream); }
cudaError_t cudaMemcpy(void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy.load(std::memory_order_acquire)(dst, src, count, kind); }
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* p) { return nybble::stubs::slot_cudaMemcpy3D.load(std::memory_order_acquire)(p); }
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* p, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy3DAsync.load(std::memory_order_acquire)(p, stream); }
cudaError_t cudaMemcpy3DAsync_ptsz(const cudaMemcpy3DParms* p, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy3DAsync_ptsz.load(std::memory_order_acquire)(p, stream); }
cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms* p) { return nybble::stubs::slot_cudaMemcpy3DPeer.load(std::memory_order_acquire)(p); }
cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy3DPeerAsync.load(std::memory_order_acquire)(p, stream); }
cudaError_t cudaMemcpy3DPeerAsync_ptsz(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy3DPeerAsync_ptsz.load(std::memory_order_acquire)(p, stream); }
cudaError_t cudaMemcpy3DPeer_ptds(const cudaMemcpy3DPeerParms* p) { return nybble::stubs::slot_cudaMemcpy3DPeer_ptds.load(std::memory_order_acquire)(p); }
cudaError_t cudaMemcpy3D_ptds(const cudaMemcpy3DParms* p) { return nybble::stubs::slot_cudaMemcpy3D_ptds.load(std::memory_order_acquire)(p); }
cudaError_t cudaMemcpy_ptds(void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy_ptds.load(std::memory_order_acquire)(dst, src, count, kind); }
cudaError_t cudaMemset(void* devPtr, int value, size_t count) { return nybble::stubs::slot_cudaMemset.load(std::memory_order_acquire)(devPtr, value, count); }
cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) { return nybble::stubs::slot_cudaMemset3D.load(std::memory_order_acquire)(pitchedDevPtr, value, extent); }
cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) { return nybble::stubs::slot_cudaMemset3DAsync.load(std::memory_order_acquire)(pitchedDevPtr, value, extent, stream); }
cudaError_t cudaMemset3DAsync_ptsz(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) { return nybble::stubs::slot_cudaMemset3DAsync_ptsz.load(std::memory_order_acquire)(pitchedDevPtr, value, extent, stream); }
cudaError_t cudaMemset3D_ptds(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) { return nybble::stubs::slot_cudaMemset3D_ptds.load(std::memory_order_acquire)(pitchedDevPtr, value, extent); }
cudaError_t cudaMemsetAsync(void* devPtr, int value, size_t count, cudaStream_t stream) { return nybble::stubs::slot_cudaMemsetAsync.load(std::memory_order_acquire)(devPtr, value, count, stream); }
cudaError_t cudaMemsetAsync_ptsz(void* devPtr, int value, size_t count, cudaStream_t stream) { return nybble::stubs::slot_cudaMemsetAsync_ptsz.load(std::memory_order_acquire)(devPtr, value, count, stream); }
cudaError_t cudaMemset_ptds(void* devPtr, int value, size_t count) { return nybble::stubs::slot_cudaMemset_ptds.load(std::memory_order_acquire)(devPtr, value, count); }
cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaMipmappedArray_t mipmap, int device) { return nybble::stubs::slot_cudaMipmappedArrayGetMemoryRequirements.load(std::memory_order_acquire)(memoryRequirements, mipmap, device); }
cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaMipmappedArray_t mipmap) { return nybble::stubs::slot_cudaMipmappedArrayGetSparseProperties.load(std::memory_order_acquire)(sparseProperties, mipmap); }
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, const void* func, int numBlocks, int blockSize) { return nybble::stubs::slot_cudaOccupancyAvailableDynamicSMemPerBlock.load(std::memory_order_acquire)(dynamicSmemSize, func, numBlocks, blockSize); }
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize) { return nybble::stubs::slot_cudaOccupancyMaxActiveBlocksPerMultiprocessor.load(std::memory_order_acquire)(numBlocks, func, blockSize, dynamicSMemSize); }
cudaError_t cudaOccupancyMaxActiveClusters(int* numClusters, const void* func, const cudaLaunchConfig_t* launchConfig) { return nybble::stubs::slot_cudaOccupancyMaxActiveClusters.load(std::memory_order_acquire)(numClusters, func, launchConfig); }
cudaError_t cudaOccupancyMaxPotentialClusterSize(int* clusterSize, const void* func, const cudaLaunchConfig_t* launchConfig) { return nybble::stubs::slot_cudaOccupancyMaxPotentialClusterSize.load(std::memory_order_acquire)(clusterSize, func, launchConfig); }
cudaError_t cudaPeekAtLastError() { return nybble::stubs::slot_cudaPeekAtLastError.load(std::memory_order_acquire)(); }
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* ptr) { return nybble::stubs::slot_cudaPointerGetAttributes.load(std::memory_order_acquire)(attributes, ptr); }
cudaError_t cudaProfilerStart() { return nybble::stubs::slot_cudaProfilerStart.load(std::memory_order_acquire)(); }
cudaError_t cudaProfilerStop() { return nybble::stubs::slot_cudaProfilerStop.load(std::memory_order_acquire)(); }
cudaError_t cudaRuntimeGetVersion(int* runtimeVersion) { return nybble::stubs::slot_cudaRuntimeGetVersion.load(std::memory_order_acquire)(runtimeVersion); }
cudaError_t cudaSetDevice(int device) { return nybble::stubs::slot_cudaSetDevice.load(std::memory_order_acquire)(device); }
cudaError_t cudaSetDeviceFlags(unsigned int flags) { return nybble::stubs::slot_cudaSetDeviceFlags.load(std::memory_order_acquire)(flags); }
cudaError_t cudaSetDoubleForDevice(double* d) { return nybble::stubs::slot_cudaSetDoubleForDevice.load(std::memory_order_acquire)(d); }
cudaError_t cudaSetDoubleForHost(double* d) { return nybble::stubs::slot_cudaSetDoubleForHost.load(std::memory_order_acquire)(d); }
cudaError_t cudaSetValidDevices(int* device_arr, int len) { return nybble::stubs::slot_cudaSetValidDevices.load(std::memory_order_acquire)(device_arr, len); }
cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaSignalExternalSemaphoresAsync.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaSignalExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaSignalExternalSemaphoresAsync_ptsz.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaSignalExternalSemaphoresAsync_v2.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaSignalExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaSignalExternalSemaphoresAsync_v2_ptsz.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) { return nybble::stubs::slot_cudaStreamAddCallback.load(std::memory_order_acquire)(stream, callback, userData, flags); }
cudaError_t cudaStreamAddCallback_ptsz(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) { return nybble::stubs::slot_cudaStreamAddCallback_ptsz.load(std::memory_order_acquire)(stream, callback, userData, flags); }
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) { return nybble::stubs::slot_cudaStreamAttachMemAsync.load(std::memory_order_acquire)(stream, devPtr, length, flags); }
cudaError_t cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) { return nybble::stubs::slot_cudaStreamAttachMemAsync_ptsz.load(std::memory_order_acquire)(stream, devPtr, length, flags); }
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode) { return nybble::stubs::slot_cudaStreamBeginCapture.load(std::memory_order_acquire)(stream, mode); }
cudaError_t cudaStreamBeginCapture_ptsz(cudaStream_t stream, cudaStreamCaptureMode mode) { return nybble::stubs::slot_cudaStreamBeginCapture_ptsz.load(std::memory_order_acquire)(stream, mode); }
cudaError_t cudaStreamCopyAttributes(cudaStream_t dstStream, cudaStream_t srcStream) { return nybble::stubs::slot_cudaStreamCopyAttributes.load(std::memory_order_acquire)(dstStream, srcStream); }
cudaError_t cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src) { return nybble::stubs::slot_cudaStreamCopyAttributes_ptsz.load(std::memory_order_acquire)(dst, src); }
cudaError_t cudaStreamCreate(cudaStream_t* pStream) { return nybble::stubs::slot_cudaStreamCreate.load(std::memory_order_acquire)(pStream); }
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* pStream, unsigned int flags) { return nybble::stubs::slot_cudaStreamCreateWithFlags.load(std::memory_order_acquire)(pStream, flags); }
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* pStream, unsigned int flags, int priority) { return nybble::stubs::slot_cudaStreamCreateWithPriority.load(std::memory_order_acquire)(pStream, flags, priority); }
cudaError_t cudaStreamDestroy(cudaStream_t stream) { return nybble::stubs::slot_cudaStreamDestroy.load(std::memory_order_acquire)(stream); }
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* pGraph) { return nybble::stubs::slot_cudaStreamEndCapture.load(std::memory_order_acquire)(stream, pGraph); }
cudaError_t cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t* pGraph) { return nybble::stubs::slot_cudaStreamEndCapture_ptsz.load(std::memory_order_acquire)(stream, pGraph); }
cudaError_t cudaStreamGetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value) { return nybble::stubs::slot_cudaStreamGetAttribute.load(std::memory_order_acquire)(stream, attr, value); }
cudaError_t cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) { return nybble::stubs::slot_cudaStreamGetAttribute_ptsz.load(std::memory_order_acquire)(hStream, attr, value_out); }
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { return nybble::stubs::slot_cudaStreamGetCaptureInfo.load(std::memory_order_acquire)(stream, captureStatus_out, id_out); }
cudaError_t cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { return nybble::stubs::slot_cudaStreamGetCaptureInfo_ptsz.load(std::memory_order_acquire)(stream, captureStatus_out, id_out); }
cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int* device) { return nybble::stubs::slot_cudaStreamGetDevice.load(std::memory_order_acquire)(hStream, device); }
cudaError_t cudaStreamGetDevice_ptsz(cudaStream_t hStream, int* device) { return nybble::stubs::slot_cudaStreamGetDevice_ptsz.load(std::memory_order_acquire)(hStream, device); }
cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int* flags) { return nybble::stubs::slot_cudaStreamGetFlags.load(std::memory_order_acquire)(hStream, flags); }
cudaError_t cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int* flags) { return nybble::stubs::slot_cudaStreamGetFlags_ptsz.load(std::memory_order_acquire)(hStream, flags); }
cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long* streamId) { return nybble::stubs::slot_cudaStreamGetId.load(std::memory_order_acquire)(hStream, streamId); }
cudaError_t cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long* streamId) { return nybble::stubs::slot_cudaStreamGetId_ptsz.load(std::memory_order_acquire)(hStream, streamId); }
cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int* priority) { return nybble::stubs::slot_cudaStreamGetPriority.load(std::memory_order_acquire)(hStream, priority); }
cudaError_t cudaStreamGetPriority_ptsz(cudaStream_t hStream, int* priority) { return nybble::stubs::slot_cudaStreamGetPriority_ptsz.load(std::memory_order_acquire)(hStream, priority); }
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) { return nybble::stubs::slot_cudaStreamIsCapturing.load(std::memory_order_acquire)(stream, pCaptureStatus); }
cudaError_t cudaStreamIsCapturing_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) { return nybble::stubs::slot_cudaStreamIsCapturing_ptsz.load(std::memory_order_acquire)(stream, pCaptureStatus); }
cudaError_t cudaStreamQuery(cudaStream_t stream) { return nybble::stubs::slot_cudaStreamQuery.load(std::memory_order_acquire)(stream); }
cudaError_t cudaStreamQuery_ptsz(cudaStream_t stream) { return nybble::stubs::slot_cudaStreamQuery_ptsz.load(std::memory_order_acquire)(stream); }
cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* param) { return nybble::stubs::slot_cudaStreamSetAttribute.load(std::memory_order_acquire)(stream, attr, param); }
cudaError_t cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) { return nybble::stubs::slot_cudaStreamSetAttribute_ptsz.load(std::memory_order_acquire)(hStream, attr, value); }
cudaError_t cudaStreamSynchronize(cudaStream_t stream) { return nybble::stubs::slot_cudaStreamSynchronize.load(std::memory_order_acquire)(stream); }
cudaError_t cudaStreamSynchronize_ptsz(cudaStream_t stream) { return nybble::stubs::slot_cudaStreamSynchronize_ptsz.load(std::memory_order_acquire)(stream); }
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cudaStreamUpdateCaptureDependencies.load(std::memory_order_acquire)(stream, dependencies, numDependencies, flags); }
cudaError_t cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cudaStreamUpdateCaptureDependencies_ptsz.load(std::memory_order_acquire)(stream, dependencies, numDependencies, flags); }
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags) { return nybble::stubs::slot_cudaStreamWaitEvent.load(std::memory_order_acquire)(stream, event, flags); }
cudaError_t cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags) { return nybble::stubs::slot_cudaStreamWaitEvent_ptsz.load(std::memory_order_acquire)(stream, event, flags); }
cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode* mode) { return nybble::stubs::slot_cudaThreadExchangeStreamCaptureMode.load(std::memory_order_acquire)(mode); }
cudaError_t cudaThreadExit() { return nybble::stubs::slot_cudaThreadExit.load(std::memory_order_acquire)(); }
cudaError_t cudaThreadGetCacheConfig(cudaFuncCache* pCacheConfig) { return nybble::stubs::slot_cudaThreadGetCacheConfig.load(std::memory_order_acquire)(pCacheConfig); }
cudaError_t cudaThreadGetLimit(size_t* pValue, cudaLimit limit) { return nybble::stubs::slot_cudaThreadGetLimit.load(std::memory_order_acquire)(pValue, limit); }
cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig) { return nybble::stubs::slot_cudaThreadSetCacheConfig.load(std::memory_order_acquire)(cacheConfig); }
cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value) { return nybble::stubs::slot_cudaThreadSetLimit.load(std::memory_order_acquire)(limit, value); }
cudaError_t cudaThreadSynchronize() { return nybble::stubs::slot_cudaThreadSynchronize.load(std::memory_order_acquire)(); }
cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count) { return nybble::stubs::slot_cudaUserObjectRelease.load(std::memory_order_acquire)(object, count); }
cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count) { return nybble::stubs::slot_cudaUserObjectRetain.load(std::memory_order_acquire)(object, count); }
cudaError_t cudaVDPAUGetDevice(int* device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return nybble::stubs::slot_cudaVDPAUGetDevice.load(std::memory_order_acquire)(device, vdpDevice, vdpGetProcAddress); }
cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return nybble::stubs::slot_cudaVDPAUSetVDPAUDevice.load(std::memory_order_acquire)(device, vdpDevice, vdpGetProcAddress); }
cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaWaitExternalSemaphoresAsync.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaWaitExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaWaitExternalSemaphoresAsync_ptsz.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaWaitExternalSemaphoresAsync_v2.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaWaitExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return nybble::stubs::slot_cudaWaitExternalSemaphoresAsync_v2_ptsz.load(std::memory_order_acquire)(extSemArray, paramsArray, numExtSems, stream); }
#if !NYBBLE_STUB_JUMPS
cudaError_t __cudaLaunchKernel(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return nybble::stubs::slot___cudaLaunchKernel.load(std::memory_order_acquire)(kernel, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t __cudaLaunchKernel_ptsz(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return nybble::stubs::slot___cudaLaunchKernel_ptsz.load(std::memory_order_acquire)(kernel, gridDim, blockDim, args, sharedMem, stream); }
void __cudaRegisterFunction(void** fatCubinHandle, const char* hostFun, char* deviceFun, const char* deviceName, int thread_limit, void* tid, void* bid, dim3* bDim, dim3* gDim, int* wSize) { return nybble::stubs::slot___cudaRegisterFunction.load(std::memory_order_acquire)(fatCubinHandle, hostFun, deviceFun, deviceName, thread_limit, tid, bid, bDim, gDim, wSize); }
void __cudaRegisterManagedVar(void** fatCubinHandle, void** hostVarPtrAddress, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) { return nybble::stubs::slot___cudaRegisterManagedVar.load(std::memory_order_acquire)(fatCubinHandle, hostVarPtrAddress, deviceAddress, deviceName, ext, size, constant, global); }
void __cudaRegisterSurface(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int ext) { return nybble::stubs::slot___cudaRegisterSurface.load(std::memory_order_acquire)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, ext); }
void __cudaRegisterTexture(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int norm, int ext) { return nybble::stubs::slot___cudaRegisterTexture.load(std::memory_order_acquire)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, norm, ext); }
void __cudaRegisterVar(void** fatCubinHandle, char* hostVar, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) { return nybble::stubs::slot___cudaRegisterVar.load(std::memory_order_acquire)(fatCubinHandle, hostVar, deviceAddress, deviceName, ext, size, constant, global); }
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f) { return nybble::stubs::slot_cudaCreateChannelDesc.load(std::memory_order_acquire)(x, y, z, w, f); }
cudaError_t cudaGetDriverEntryPointByVersion(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return nybble::stubs::slot_cudaGetDriverEntryPointByVersion.load(std::memory_order_acquire)(symbol, funcPtr, cudaVersion, flags, driverStatus); }
cudaError_t cudaGetDriverEntryPointByVersion_ptsz(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return nybble::stubs::slot_cudaGetDriverEntryPointByVersion_ptsz.load(std::memory_order_acquire)(symbol, funcPtr, cudaVersion, flags, driverStatus); }
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraph_t childGraph) { return nybble::stubs::slot_cudaGraphAddChildGraphNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, childGraph); }
cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) { return nybble::stubs::slot_cudaGraphAddDependencies_v2.load(std::memory_order_acquire)(graph, from, to, edgeData, numDependencies); }
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) { return nybble::stubs::slot_cudaGraphAddEventRecordNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, event); }
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) { return nybble::stubs::slot_cudaGraphAddEventWaitNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, event); }
cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphAddExternalSemaphoresSignalNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphAddExternalSemaphoresWaitNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaHostNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphAddHostNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams); }
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaKernelNodeParams* pNodeParams) { return nybble::stubs::slot_cudaGraphAddKernelNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams); }
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaMemAllocNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphAddMemAllocNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dptr) { return nybble::stubs::slot_cudaGraphAddMemFreeNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, dptr); }
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemcpy3DParms* pCopyParams) { return nybble::stubs::slot_cudaGraphAddMemcpyNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, pCopyParams); }
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphAddMemcpyNode1D.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind); }
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphAddMemcpyNodeFromSymbol.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind); }
cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphAddMemcpyNodeToSymbol.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, kind); }
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemsetParams* pMemsetParams) { return nybble::stubs::slot_cudaGraphAddMemsetNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams); }
cudaError_t cudaGraphAddNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraphNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphAddNode.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaGraphNodeParams* nodeParams) { return nybble::stubs::slot_cudaGraphAddNode_v2.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams); }
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParams1D.load(std::memory_order_acquire)(hGraphExec, node, dst, src, count, kind); }
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol.load(std::memory_order_acquire)(hGraphExec, node, dst, symbol, count, offset, kind); }
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParamsToSymbol.load(std::memory_order_acquire)(hGraphExec, node, symbol, src, count, offset, kind); }
cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* edgeData, size_t* numEdges) { return nybble::stubs::slot_cudaGraphGetEdges_v2.load(std::memory_order_acquire)(graph, from, to, edgeData, numEdges); }
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphMemcpyNodeSetParams1D.load(std::memory_order_acquire)(node, dst, src, count, kind); }
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphMemcpyNodeSetParamsFromSymbol.load(std::memory_order_acquire)(node, dst, symbol, count, offset, kind); }
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaGraphMemcpyNodeSetParamsToSymbol.load(std::memory_order_acquire)(node, symbol, src, count, offset, kind); }
cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) { return nybble::stubs::slot_cudaGraphRemoveDependencies_v2.load(std::memory_order_acquire)(graph, from, to, edgeData, numDependencies); }
cudaError_t cudaLaunchCooperativeKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return nybble::stubs::slot_cudaLaunchCooperativeKernel.load(std::memory_order_acquire)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLaunchCooperativeKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return nybble::stubs::slot_cudaLaunchCooperativeKernel_ptsz.load(std::memory_order_acquire)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLaunchKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return nybble::stubs::slot_cudaLaunchKernel.load(std::memory_order_acquire)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLaunchKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return nybble::stubs::slot_cudaLaunchKernel_ptsz.load(std::memory_order_acquire)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLibraryLoadData(cudaLibrary_t* library, const void* code, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return nybble::stubs::slot_cudaLibraryLoadData.load(std::memory_order_acquire)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t* library, const char* fileName, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return nybble::stubs::slot_cudaLibraryLoadFromFile.load(std::memory_order_acquire)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
cudaError_t cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, size_t width, size_t height, unsigned int flags) { return nybble::stubs::slot_cudaMallocArray.load(std::memory_order_acquire)(array, desc, width, height, flags); }
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t* mipmappedArray, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int numLevels, unsigned int flags) { return nybble::stubs::slot_cudaMallocMipmappedArray.load(std::memory_order_acquire)(mipmappedArray, desc, extent, numLevels, flags); }
cudaError_t cudaMemPrefetchAsync_v2(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) { return nybble::stubs::slot_cudaMemPrefetchAsync_v2.load(std::memory_order_acquire)(devPtr, count, location, flags, stream); }
cudaError_t cudaMemPrefetchAsync_v2_ptsz(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) { return nybble::stubs::slot_cudaMemPrefetchAsync_v2_ptsz.load(std::memory_order_acquire)(devPtr, count, location, flags, stream); }
cudaError_t cudaMemRangeGetAttribute(void* data, size_t dataSize, cudaMemRangeAttribute attribute, const void* devPtr, size_t count) { return nybble::stubs::slot_cudaMemRangeGetAttribute.load(std::memory_order_acquire)(data, dataSize, attribute, devPtr, count); }
cudaError_t cudaMemRangeGetAttributes(void** data, size_t* dataSizes, cudaMemRangeAttribute* attributes, size_t numAttributes, const void* devPtr, size_t count) { return nybble::stubs::slot_cudaMemRangeGetAttributes.load(std::memory_order_acquire)(data, dataSizes, attributes, numAttributes, devPtr, count); }
cudaError_t cudaMemcpy2D(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2D.load(std::memory_order_acquire)(dst, dpitch, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2DArrayToArray.load(std::memory_order_acquire)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind); }
cudaError_t cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2DArrayToArray_ptds.load(std::memory_order_acquire)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind); }
cudaError_t cudaMemcpy2DAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy2DAsync.load(std::memory_order_acquire)(dst, dpitch, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DAsync_ptsz(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy2DAsync_ptsz.load(std::memory_order_acquire)(dst, dpitch, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DFromArray(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2DFromArray.load(std::memory_order_acquire)(dst, dpitch, src, wOffset, hOffset, width, height, kind); }
cudaError_t cudaMemcpy2DFromArrayAsync(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy2DFromArrayAsync.load(std::memory_order_acquire)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream); }
cudaError_t cudaMemcpy2DFromArrayAsync_ptsz(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy2DFromArrayAsync_ptsz.load(std::memory_order_acquire)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream); }
cudaError_t cudaMemcpy2DFromArray_ptds(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2DFromArray_ptds.load(std::memory_order_acquire)(dst, dpitch, src, wOffset, hOffset, width, height, kind); }
cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2DToArray.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy2DToArrayAsync.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy2DToArrayAsync_ptsz.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2DToArray_ptds.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy2D_ptds(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpy2D_ptds.load(std::memory_order_acquire)(dst, dpitch, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy3DBatchAsync.load(std::memory_order_acquire)(numOps, opList, failIdx, flags, stream); }
cudaError_t cudaMemcpy3DBatchAsync_ptsz(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpy3DBatchAsync_ptsz.load(std::memory_order_acquire)(numOps, opList, failIdx, flags, stream); }
cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyArrayToArray.load(std::memory_order_acquire)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind); }
cudaError_t cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyArrayToArray_ptds.load(std::memory_order_acquire)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind); }
cudaError_t cudaMemcpyAsync(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyAsync.load(std::memory_order_acquire)(dst, src, count, kind, stream); }
cudaError_t cudaMemcpyAsync_ptsz(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyAsync_ptsz.load(std::memory_order_acquire)(dst, src, count, kind, stream); }
cudaError_t cudaMemcpyBatchAsync(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyBatchAsync.load(std::memory_order_acquire)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream); }
cudaError_t cudaMemcpyBatchAsync_ptsz(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyBatchAsync_ptsz.load(std::memory_order_acquire)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream); }
cudaError_t cudaMemcpyFromArray(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyFromArray.load(std::memory_order_acquire)(dst, src, wOffset, hOffset, count, kind); }
cudaError_t cudaMemcpyFromArrayAsync(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyFromArrayAsync.load(std::memory_order_acquire)(dst, src, wOffset, hOffset, count, kind, stream); }
cudaError_t cudaMemcpyFromArrayAsync_ptsz(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyFromArrayAsync_ptsz.load(std::memory_order_acquire)(dst, src, wOffset, hOffset, count, kind, stream); }
cudaError_t cudaMemcpyFromArray_ptds(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyFromArray_ptds.load(std::memory_order_acquire)(dst, src, wOffset, hOffset, count, kind); }
cudaError_t cudaMemcpyFromSymbol(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyFromSymbol.load(std::memory_order_acquire)(dst, symbol, count, offset, kind); }
cudaError_t cudaMemcpyFromSymbolAsync(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyFromSymbolAsync.load(std::memory_order_acquire)(dst, symbol, count, offset, kind, stream); }
cudaError_t cudaMemcpyFromSymbolAsync_ptsz(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyFromSymbolAsync_ptsz.load(std::memory_order_acquire)(dst, symbol, count, offset, kind, stream); }
cudaError_t cudaMemcpyFromSymbol_ptds(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyFromSymbol_ptds.load(std::memory_order_acquire)(dst, symbol, count, offset, kind); }
cudaError_t cudaMemcpyPeer(void* dst, int dstDevice, const void* src, int srcDevice, size_t count) { return nybble::stubs::slot_cudaMemcpyPeer.load(std::memory_order_acquire)(dst, dstDevice, src, srcDevice, count); }
cudaError_t cudaMemcpyPeerAsync(void* dst, int dstDevice, const void* src, int srcDevice, size_t count, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyPeerAsync.load(std::memory_order_acquire)(dst, dstDevice, src, srcDevice, count, stream); }
cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyToArray.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, count, kind); }
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyToArrayAsync.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, count, kind, stream); }
cudaError_t cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyToArrayAsync_ptsz.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, count, kind, stream); }
cudaError_t cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyToArray_ptds.load(std::memory_order_acquire)(dst, wOffset, hOffset, src, count, kind); }
cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyToSymbol.load(std::memory_order_acquire)(symbol, src, count, offset, kind); }
cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyToSymbolAsync.load(std::memory_order_acquire)(symbol, src, count, offset, kind, stream); }
cudaError_t cudaMemcpyToSymbolAsync_ptsz(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return nybble::stubs::slot_cudaMemcpyToSymbolAsync_ptsz.load(std::memory_order_acquire)(symbol, src, count, offset, kind, stream); }
cudaError_t cudaMemcpyToSymbol_ptds(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return nybble::stubs::slot_cudaMemcpyToSymbol_ptds.load(std::memory_order_acquire)(symbol, src, count, offset, kind); }
cudaError_t cudaMemset2D(void* devPtr, size_t pitch, int value, size_t width, size_t height) { return nybble::stubs::slot_cudaMemset2D.load(std::memory_order_acquire)(devPtr, pitch, value, width, height); }
cudaError_t cudaMemset2DAsync(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) { return nybble::stubs::slot_cudaMemset2DAsync.load(std::memory_order_acquire)(devPtr, pitch, value, width, height, stream); }
cudaError_t cudaMemset2DAsync_ptsz(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) { return nybble::stubs::slot_cudaMemset2DAsync_ptsz.load(std::memory_order_acquire)(devPtr, pitch, value, width, height, stream); }
cudaError_t cudaMemset2D_ptds(void* devPtr, size_t pitch, int value, size_t width, size_t height) { return nybble::stubs::slot_cudaMemset2D_ptds.load(std::memory_order_acquire)(devPtr, pitch, value, width, height); }
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize, unsigned int flags) { return nybble::stubs::slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.load(std::memory_order_acquire)(numBlocks, func, blockSize, dynamicSMemSize, flags); }
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) { return nybble::stubs::slot_cudaStreamBeginCaptureToGraph.load(std::memory_order_acquire)(stream, graph, dependencies, dependencyData, numDependencies, mode); }
cudaError_t cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) { return nybble::stubs::slot_cudaStreamBeginCaptureToGraph_ptsz.load(std::memory_order_acquire)(stream, graph, dependencies, dependencyData, numDependencies, mode); }
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { return nybble::stubs::slot_cudaStreamGetCaptureInfo_v2.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
cudaError_t cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { return nybble::stubs::slot_cudaStreamGetCaptureInfo_v2_ptsz.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) { return nybble::stubs::slot_cudaStreamGetCaptureInfo_v3.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
cudaError_t cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) { return nybble::stubs::slot_cudaStreamGetCaptureInfo_v3_ptsz.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cudaStreamUpdateCaptureDependencies_v2.load(std::memory_order_acquire)(stream, dependencies, dependencyData, numDependencies, flags); }
cudaError_t cudaStreamUpdateCaptureDependencies_v2_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return nybble::stubs::slot_cudaStreamUpdateCaptureDependencies_v2_ptsz.load(std::memory_order_acquire)(stream, dependencies, dependencyData, numDependencies, flags); }
cudaError_t cudaUserObjectCreate(cudaUserObject_t* object_out, void* ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags) { return nybble::stubs::slot_cudaUserObjectCreate.load(std::memory_order_acquire)(object_out, ptr, destroy, initialRefcount, flags); }
#endif
}

#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_JUMP("__cudaLaunchKernel");
NYBBLE_STUB_JUMP("__cudaLaunchKernel_ptsz");
NYBBLE_STUB_JUMP("__cudaRegisterFunction");
NYBBLE_STUB_JUMP("__cudaRegisterManagedVar");
NYBBLE_STUB_JUMP("__cudaRegisterSurface");
NYBBLE_STUB_JUMP("__cudaRegisterTexture");
NYBBLE_STUB_JUMP("__cudaRegisterVar");
NYBBLE_STUB_JUMP("cudaCreateChannelDesc");
NYBBLE_STUB_JUMP("cudaGetDriverEntryPointByVersion");
NYBBLE_STUB_JUMP("cudaGetDriverEntryPointByVersion_ptsz");
NYBBLE_STUB_JUMP("cudaGraphAddChildGraphNode");
NYBBLE_STUB_JUMP("cudaGraphAddDependencies_v2");
NYBBLE_STUB_JUMP("cudaGraphAddEventRecordNode");
NYBBLE_STUB_JUMP("cudaGraphAddEventWaitNode");
NYBBLE_STUB_JUMP("cudaGraphAddExternalSemaphoresSignalNode");
NYBBLE_STUB_JUMP("cudaGraphAddExternalSemaphoresWaitNode");
NYBBLE_STUB_JUMP("cudaGraphAddHostNode");
NYBBLE_STUB_JUMP("cudaGraphAddKernelNode");
NYBBLE_STUB_JUMP("cudaGraphAddMemAllocNode");
NYBBLE_STUB_JUMP("cudaGraphAddMemFreeNode");
NYBBLE_STUB_JUMP("cudaGraphAddMemcpyNode");
NYBBLE_STUB_JUMP("cudaGraphAddMemcpyNode1D");
NYBBLE_STUB_JUMP("cudaGraphAddMemcpyNodeFromSymbol");
NYBBLE_STUB_JUMP("cudaGraphAddMemcpyNodeToSymbol");
NYBBLE_STUB_JUMP("cudaGraphAddMemsetNode");
NYBBLE_STUB_JUMP("cudaGraphAddNode");
NYBBLE_STUB_JUMP("cudaGraphAddNode_v2");
NYBBLE_STUB_JUMP("cudaGraphExecMemcpyNodeSetParams1D");
NYBBLE_STUB_JUMP("cudaGraphExecMemcpyNodeSetParamsFromSymbol");
NYBBLE_STUB_JUMP("cudaGraphExecMemcpyNodeSetParamsToSymbol");
NYBBLE_STUB_JUMP("cudaGraphGetEdges_v2");
NYBBLE_STUB_JUMP("cudaGraphMemcpyNodeSetParams1D");
NYBBLE_STUB_JUMP("cudaGraphMemcpyNodeSetParamsFromSymbol");
NYBBLE_STUB_JUMP("cudaGraphMemcpyNodeSetParamsToSymbol");
NYBBLE_STUB_JUMP("cudaGraphRemoveDependencies_v2");
NYBBLE_STUB_JUMP("cudaLaunchCooperativeKernel");
NYBBLE_STUB_JUMP("cudaLaunchCooperativeKernel_ptsz");
NYBBLE_STUB_JUMP("cudaLaunchKernel");
NYBBLE_STUB_JUMP("cudaLaunchKernel_ptsz");
NYBBLE_STUB_JUMP("cudaLibraryLoadData");
NYBBLE_STUB_JUMP("cudaLibraryLoadFromFile");
NYBBLE_STUB_JUMP("cudaMallocArray");
NYBBLE_STUB_JUMP("cudaMallocMipmappedArray");
NYBBLE_STUB_JUMP("cudaMemPrefetchAsync_v2");
NYBBLE_STUB_JUMP("cudaMemPrefetchAsync_v2_ptsz");
NYBBLE_STUB_JUMP("cudaMemRangeGetAttribute");
NYBBLE_STUB_JUMP("cudaMemRangeGetAttributes");
NYBBLE_STUB_JUMP("cudaMemcpy2D");
NYBBLE_STUB_JUMP("cudaMemcpy2DArrayToArray");
NYBBLE_STUB_JUMP("cudaMemcpy2DArrayToArray_ptds");
NYBBLE_STUB_JUMP("cudaMemcpy2DAsync");
NYBBLE_STUB_JUMP("cudaMemcpy2DAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpy2DFromArray");
NYBBLE_STUB_JUMP("cudaMemcpy2DFromArrayAsync");
NYBBLE_STUB_JUMP("cudaMemcpy2DFromArrayAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpy2DFromArray_ptds");
NYBBLE_STUB_JUMP("cudaMemcpy2DToArray");
NYBBLE_STUB_JUMP("cudaMemcpy2DToArrayAsync");
NYBBLE_STUB_JUMP("cudaMemcpy2DToArrayAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpy2DToArray_ptds");
NYBBLE_STUB_JUMP("cudaMemcpy2D_ptds");
NYBBLE_STUB_JUMP("cudaMemcpy3DBatchAsync");
NYBBLE_STUB_JUMP("cudaMemcpy3DBatchAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpyArrayToArray");
NYBBLE_STUB_JUMP("cudaMemcpyArrayToArray_ptds");
NYBBLE_STUB_JUMP("cudaMemcpyAsync");
NYBBLE_STUB_JUMP("cudaMemcpyAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpyBatchAsync");
NYBBLE_STUB_JUMP("cudaMemcpyBatchAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpyFromArray");
NYBBLE_STUB_JUMP("cudaMemcpyFromArrayAsync");
NYBBLE_STUB_JUMP("cudaMemcpyFromArrayAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpyFromArray_ptds");
NYBBLE_STUB_JUMP("cudaMemcpyFromSymbol");
NYBBLE_STUB_JUMP("cudaMemcpyFromSymbolAsync");
NYBBLE_STUB_JUMP("cudaMemcpyFromSymbolAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpyFromSymbol_ptds");
NYBBLE_STUB_JUMP("cudaMemcpyPeer");
NYBBLE_STUB_JUMP("cudaMemcpyPeerAsync");
NYBBLE_STUB_JUMP("cudaMemcpyToArray");
NYBBLE_STUB_JUMP("cudaMemcpyToArrayAsync");
NYBBLE_STUB_JUMP("cudaMemcpyToArrayAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpyToArray_ptds");
NYBBLE_STUB_JUMP("cudaMemcpyToSymbol");
NYBBLE_STUB_JUMP("cudaMemcpyToSymbolAsync");
NYBBLE_STUB_JUMP("cudaMemcpyToSymbolAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemcpyToSymbol_ptds");
NYBBLE_STUB_JUMP("cudaMemset2D");
NYBBLE_STUB_JUMP("cudaMemset2DAsync");
NYBBLE_STUB_JUMP("cudaMemset2DAsync_ptsz");
NYBBLE_STUB_JUMP("cudaMemset2D_ptds");
NYBBLE_STUB_JUMP("cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags");
NYBBLE_STUB_JUMP("cudaStreamBeginCaptureToGraph");
NYBBLE_STUB_JUMP("cudaStreamBeginCaptureToGraph_ptsz");
NYBBLE_STUB_JUMP("cudaStreamGetCaptureInfo_v2");
NYBBLE_STUB_JUMP("cudaStreamGetCaptureInfo_v2_ptsz");
NYBBLE_STUB_JUMP("cudaStreamGetCaptureInfo_v3");
NYBBLE_STUB_JUMP("cudaStreamGetCaptureInfo_v3_ptsz");
NYBBLE_STUB_JUMP("cudaStreamUpdateCaptureDependencies_v2");
NYBBLE_STUB_JUMP("cudaStreamUpdateCaptureDependencies_v2_ptsz");
NYBBLE_STUB_JUMP("cudaUserObjectCreate");
NYBBLE_STUB_UNTYPED_CALL("cudart");
NYBBLE_STUB_UNTYPED("cudart", "__cudaRegisterUnifiedTable", "436");
#endif
