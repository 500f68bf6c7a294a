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
  if (const any_function real = resolve(cudart_library, 0)) return reinterpret_cast<decltype(&cold___cudaGetKernel)>(real)(kernelPtr, entryFuncAddr);
  zero(kernelPtr, 8);
  static_cast<void>(entryFuncAddr);
  return static_cast<cudaError_t>(failure(cudart_library, 0));
}
decltype(&cold___cudaGetKernel) slot___cudaGetKernel = &cold___cudaGetKernel;

char cold___cudaInitModule(void** fatCubinHandle) {
  if (const any_function real = resolve(cudart_library, 1)) return reinterpret_cast<decltype(&cold___cudaInitModule)>(real)(fatCubinHandle);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(failure(cudart_library, 1));
  return {};
}
decltype(&cold___cudaInitModule) slot___cudaInitModule = &cold___cudaInitModule;

cudaError_t cold___cudaLaunchKernel(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 2)) return reinterpret_cast<decltype(&cold___cudaLaunchKernel)>(real)(kernel, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(kernel);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 2));
}
}  // namespace
extern decltype(&cold___cudaLaunchKernel) slot___cudaLaunchKernel __asm__("nybble_slot___cudaLaunchKernel") __attribute__((visibility("hidden")));
decltype(&cold___cudaLaunchKernel) slot___cudaLaunchKernel = &cold___cudaLaunchKernel;
namespace {

cudaError_t cold___cudaLaunchKernel_ptsz(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 3)) return reinterpret_cast<decltype(&cold___cudaLaunchKernel_ptsz)>(real)(kernel, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(kernel);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 3));
}
}  // namespace
extern decltype(&cold___cudaLaunchKernel_ptsz) slot___cudaLaunchKernel_ptsz __asm__("nybble_slot___cudaLaunchKernel_ptsz") __attribute__((visibility("hidden")));
decltype(&cold___cudaLaunchKernel_ptsz) slot___cudaLaunchKernel_ptsz = &cold___cudaLaunchKernel_ptsz;
namespace {

cudaError_t cold___cudaPopCallConfiguration(dim3* gridDim, dim3* blockDim, size_t* sharedMem, void* stream) {
  if (const any_function real = resolve(cudart_library, 4)) return reinterpret_cast<decltype(&cold___cudaPopCallConfiguration)>(real)(gridDim, blockDim, sharedMem, stream);
  zero(sharedMem, 8);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 4));
}
decltype(&cold___cudaPopCallConfiguration) slot___cudaPopCallConfiguration = &cold___cudaPopCallConfiguration;

unsigned int cold___cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 5)) return reinterpret_cast<decltype(&cold___cudaPushCallConfiguration)>(real)(gridDim, blockDim, sharedMem, stream);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  static_cast<void>(failure(cudart_library, 5));
  return {};
}
decltype(&cold___cudaPushCallConfiguration) slot___cudaPushCallConfiguration = &cold___cudaPushCallConfiguration;

void** cold___cudaRegisterFatBinary(void* fatCubin) {
  if (const any_function real = resolve(cudart_library, 6)) return reinterpret_cast<decltype(&cold___cudaRegisterFatBinary)>(real)(fatCubin);
  static_cast<void>(fatCubin);
  static_cast<void>(failure(cudart_library, 6));
  return {};
}
decltype(&cold___cudaRegisterFatBinary) slot___cudaRegisterFatBinary = &cold___cudaRegisterFatBinary;

void cold___cudaRegisterFatBinaryEnd(void** fatCubinHandle) {
  if (const any_function real = resolve(cudart_library, 7)) return reinterpret_cast<decltype(&cold___cudaRegisterFatBinaryEnd)>(real)(fatCubinHandle);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(failure(cudart_library, 7));
}
decltype(&cold___cudaRegisterFatBinaryEnd) slot___cudaRegisterFatBinaryEnd = &cold___cudaRegisterFatBinaryEnd;

void cold___cudaRegisterFunction(void** fatCubinHandle, const char* hostFun, char* deviceFun, const char* deviceName, int thread_limit, void* tid, void* bid, dim3* bDim, dim3* gDim, int* wSize) {
  if (const any_function real = resolve(cudart_library, 8)) return reinterpret_cast<decltype(&cold___cudaRegisterFunction)>(real)(fatCubinHandle, hostFun, deviceFun, deviceName, thread_limit, tid, bid, bDim, gDim, wSize);
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
extern decltype(&cold___cudaRegisterFunction) slot___cudaRegisterFunction __asm__("nybble_slot___cudaRegisterFunction") __attribute__((visibility("hidden")));
decltype(&cold___cudaRegisterFunction) slot___cudaRegisterFunction = &cold___cudaRegisterFunction;
namespace {

void cold___cudaRegisterHostVar(void** fatCubinHandle, const char* deviceName, char* hostVar, size_t size) {
  if (const any_function real = resolve(cudart_library, 9)) return reinterpret_cast<decltype(&cold___cudaRegisterHostVar)>(real)(fatCubinHandle, deviceName, hostVar, size);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(deviceName);
  static_cast<void>(hostVar);
  static_cast<void>(size);
  static_cast<void>(failure(cudart_library, 9));
}
decltype(&cold___cudaRegisterHostVar) slot___cudaRegisterHostVar = &cold___cudaRegisterHostVar;

void cold___cudaRegisterManagedVar(void** fatCubinHandle, void** hostVarPtrAddress, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) {
  if (const any_function real = resolve(cudart_library, 10)) return reinterpret_cast<decltype(&cold___cudaRegisterManagedVar)>(real)(fatCubinHandle, hostVarPtrAddress, deviceAddress, deviceName, ext, size, constant, global);
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
extern decltype(&cold___cudaRegisterManagedVar) slot___cudaRegisterManagedVar __asm__("nybble_slot___cudaRegisterManagedVar") __attribute__((visibility("hidden")));
decltype(&cold___cudaRegisterManagedVar) slot___cudaRegisterManagedVar = &cold___cudaRegisterManagedVar;
namespace {

void cold___cudaRegisterSurface(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int ext) {
  if (const any_function real = resolve(cudart_library, 11)) return reinterpret_cast<decltype(&cold___cudaRegisterSurface)>(real)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, ext);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(hostVar);
  static_cast<void>(deviceAddress);
  static_cast<void>(deviceName);
  static_cast<void>(dim);
  static_cast<void>(ext);
  static_cast<void>(failure(cudart_library, 11));
}
}  // namespace
extern decltype(&cold___cudaRegisterSurface) slot___cudaRegisterSurface __asm__("nybble_slot___cudaRegisterSurface") __attribute__((visibility("hidden")));
decltype(&cold___cudaRegisterSurface) slot___cudaRegisterSurface = &cold___cudaRegisterSurface;
namespace {

void cold___cudaRegisterTexture(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int norm, int ext) {
  if (const any_function real = resolve(cudart_library, 12)) return reinterpret_cast<decltype(&cold___cudaRegisterTexture)>(real)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, norm, ext);
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
extern decltype(&cold___cudaRegisterTexture) slot___cudaRegisterTexture __asm__("nybble_slot___cudaRegisterTexture") __attribute__((visibility("hidden")));
decltype(&cold___cudaRegisterTexture) slot___cudaRegisterTexture = &cold___cudaRegisterTexture;
namespace {

void cold___cudaRegisterVar(void** fatCubinHandle, char* hostVar, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) {
  if (const any_function real = resolve(cudart_library, 13)) return reinterpret_cast<decltype(&cold___cudaRegisterVar)>(real)(fatCubinHandle, hostVar, deviceAddress, deviceName, ext, size, constant, global);
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
extern decltype(&cold___cudaRegisterVar) slot___cudaRegisterVar __asm__("nybble_slot___cudaRegisterVar") __attribute__((visibility("hidden")));
decltype(&cold___cudaRegisterVar) slot___cudaRegisterVar = &cold___cudaRegisterVar;
namespace {

void cold___cudaUnregisterFatBinary(void** fatCubinHandle) {
  if (const any_function real = resolve(cudart_library, 14)) return reinterpret_cast<decltype(&cold___cudaUnregisterFatBinary)>(real)(fatCubinHandle);
  static_cast<void>(fatCubinHandle);
  static_cast<void>(failure(cudart_library, 14));
}
decltype(&cold___cudaUnregisterFatBinary) slot___cudaUnregisterFatBinary = &cold___cudaUnregisterFatBinary;

cudaError_t cold_cudaArrayGetInfo(cudaChannelFormatDesc* desc, cudaExtent* extent, unsigned int* flags, cudaArray_t array) {
  if (const any_function real = resolve(cudart_library, 15)) return reinterpret_cast<decltype(&cold_cudaArrayGetInfo)>(real)(desc, extent, flags, array);
  zero(desc, 20);
  zero(extent, 24);
  zero(flags, 4);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 15));
}
decltype(&cold_cudaArrayGetInfo) slot_cudaArrayGetInfo = &cold_cudaArrayGetInfo;

cudaError_t cold_cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaArray_t array, int device) {
  if (const any_function real = resolve(cudart_library, 16)) return reinterpret_cast<decltype(&cold_cudaArrayGetMemoryRequirements)>(real)(memoryRequirements, array, device);
  zero(memoryRequirements, 32);
  static_cast<void>(array);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 16));
}
decltype(&cold_cudaArrayGetMemoryRequirements) slot_cudaArrayGetMemoryRequirements = &cold_cudaArrayGetMemoryRequirements;

cudaError_t cold_cudaArrayGetPlane(cudaArray_t* pPlaneArray, cudaArray_t hArray, unsigned int planeIdx) {
  if (const any_function real = resolve(cudart_library, 17)) return reinterpret_cast<decltype(&cold_cudaArrayGetPlane)>(real)(pPlaneArray, hArray, planeIdx);
  zero(pPlaneArray, 8);
  static_cast<void>(hArray);
  static_cast<void>(planeIdx);
  return static_cast<cudaError_t>(failure(cudart_library, 17));
}
decltype(&cold_cudaArrayGetPlane) slot_cudaArrayGetPlane = &cold_cudaArrayGetPlane;

cudaError_t cold_cudaArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaArray_t array) {
  if (const any_function real = resolve(cudart_library, 18)) return reinterpret_cast<decltype(&cold_cudaArrayGetSparseProperties)>(real)(sparseProperties, array);
  static_cast<void>(sparseProperties);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 18));
}
decltype(&cold_cudaArrayGetSparseProperties) slot_cudaArrayGetSparseProperties = &cold_cudaArrayGetSparseProperties;

cudaError_t cold_cudaChooseDevice(int* device, const cudaDeviceProp* prop) {
  if (const any_function real = resolve(cudart_library, 19)) return reinterpret_cast<decltype(&cold_cudaChooseDevice)>(real)(device, prop);
  zero(device, 4);
  static_cast<void>(prop);
  return static_cast<cudaError_t>(failure(cudart_library, 19));
}
decltype(&cold_cudaChooseDevice) slot_cudaChooseDevice = &cold_cudaChooseDevice;

constexpr form forms_cudaChooseDevice[] = {
    { 11, nullptr, nullptr},
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaChannelFormatDesc cold_cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f) {
  if (const any_function real = resolve(cudart_library, 20)) return reinterpret_cast<decltype(&cold_cudaCreateChannelDesc)>(real)(x, y, z, w, f);
  static_cast<void>(x);
  static_cast<void>(y);
  static_cast<void>(z);
  static_cast<void>(w);
  static_cast<void>(f);
  static_cast<void>(failure(cudart_library, 20));
  return {};
}
}  // namespace
extern decltype(&cold_cudaCreateChannelDesc) slot_cudaCreateChannelDesc __asm__("nybble_slot_cudaCreateChannelDesc") __attribute__((visibility("hidden")));
decltype(&cold_cudaCreateChannelDesc) slot_cudaCreateChannelDesc = &cold_cudaCreateChannelDesc;
namespace {

cudaError_t cold_cudaCreateSurfaceObject(cudaSurfaceObject_t* pSurfObject, const cudaResourceDesc* pResDesc) {
  if (const any_function real = resolve(cudart_library, 21)) return reinterpret_cast<decltype(&cold_cudaCreateSurfaceObject)>(real)(pSurfObject, pResDesc);
  zero(pSurfObject, 8);
  static_cast<void>(pResDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 21));
}
decltype(&cold_cudaCreateSurfaceObject) slot_cudaCreateSurfaceObject = &cold_cudaCreateSurfaceObject;

constexpr form forms_cudaCreateSurfaceObject[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaCreateTextureObject(cudaTextureObject_t* pTexObject, const cudaResourceDesc* pResDesc, const cudaTextureDesc* pTexDesc, const cudaResourceViewDesc* pResViewDesc) {
  if (const any_function real = resolve(cudart_library, 22)) return reinterpret_cast<decltype(&cold_cudaCreateTextureObject)>(real)(pTexObject, pResDesc, pTexDesc, pResViewDesc);
  zero(pTexObject, 8);
  static_cast<void>(pResDesc);
  static_cast<void>(pTexDesc);
  static_cast<void>(pResViewDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 22));
}
decltype(&cold_cudaCreateTextureObject) slot_cudaCreateTextureObject = &cold_cudaCreateTextureObject;

constexpr form forms_cudaCreateTextureObject[] = {
    { 11, nullptr, nullptr},
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaCtxResetPersistingL2Cache() {
  if (const any_function real = resolve(cudart_library, 23)) return reinterpret_cast<decltype(&cold_cudaCtxResetPersistingL2Cache)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 23));
}
decltype(&cold_cudaCtxResetPersistingL2Cache) slot_cudaCtxResetPersistingL2Cache = &cold_cudaCtxResetPersistingL2Cache;

cudaError_t cold_cudaDestroyExternalMemory(cudaExternalMemory_t extMem) {
  if (const any_function real = resolve(cudart_library, 24)) return reinterpret_cast<decltype(&cold_cudaDestroyExternalMemory)>(real)(extMem);
  static_cast<void>(extMem);
  return static_cast<cudaError_t>(failure(cudart_library, 24));
}
decltype(&cold_cudaDestroyExternalMemory) slot_cudaDestroyExternalMemory = &cold_cudaDestroyExternalMemory;

cudaError_t cold_cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem) {
  if (const any_function real = resolve(cudart_library, 25)) return reinterpret_cast<decltype(&cold_cudaDestroyExternalSemaphore)>(real)(extSem);
  static_cast<void>(extSem);
  return static_cast<cudaError_t>(failure(cudart_library, 25));
}
decltype(&cold_cudaDestroyExternalSemaphore) slot_cudaDestroyExternalSemaphore = &cold_cudaDestroyExternalSemaphore;

cudaError_t cold_cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject) {
  if (const any_function real = resolve(cudart_library, 26)) return reinterpret_cast<decltype(&cold_cudaDestroySurfaceObject)>(real)(surfObject);
  static_cast<void>(surfObject);
  return static_cast<cudaError_t>(failure(cudart_library, 26));
}
decltype(&cold_cudaDestroySurfaceObject) slot_cudaDestroySurfaceObject = &cold_cudaDestroySurfaceObject;

cudaError_t cold_cudaDestroyTextureObject(cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 27)) return reinterpret_cast<decltype(&cold_cudaDestroyTextureObject)>(real)(texObject);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 27));
}
decltype(&cold_cudaDestroyTextureObject) slot_cudaDestroyTextureObject = &cold_cudaDestroyTextureObject;

cudaError_t cold_cudaDeviceCanAccessPeer(int* canAccessPeer, int device, int peerDevice) {
  if (const any_function real = resolve(cudart_library, 28)) return reinterpret_cast<decltype(&cold_cudaDeviceCanAccessPeer)>(real)(canAccessPeer, device, peerDevice);
  zero(canAccessPeer, 4);
  static_cast<void>(device);
  static_cast<void>(peerDevice);
  return static_cast<cudaError_t>(failure(cudart_library, 28));
}
decltype(&cold_cudaDeviceCanAccessPeer) slot_cudaDeviceCanAccessPeer = &cold_cudaDeviceCanAccessPeer;

cudaError_t cold_cudaDeviceDisablePeerAccess(int peerDevice) {
  if (const any_function real = resolve(cudart_library, 29)) return reinterpret_cast<decltype(&cold_cudaDeviceDisablePeerAccess)>(real)(peerDevice);
  static_cast<void>(peerDevice);
  return static_cast<cudaError_t>(failure(cudart_library, 29));
}
decltype(&cold_cudaDeviceDisablePeerAccess) slot_cudaDeviceDisablePeerAccess = &cold_cudaDeviceDisablePeerAccess;

cudaError_t cold_cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 30)) return reinterpret_cast<decltype(&cold_cudaDeviceEnablePeerAccess)>(real)(peerDevice, flags);
  static_cast<void>(peerDevice);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 30));
}
decltype(&cold_cudaDeviceEnablePeerAccess) slot_cudaDeviceEnablePeerAccess = &cold_cudaDeviceEnablePeerAccess;

cudaError_t cold_cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope) {
  if (const any_function real = resolve(cudart_library, 31)) return reinterpret_cast<decltype(&cold_cudaDeviceFlushGPUDirectRDMAWrites)>(real)(target, scope);
  static_cast<void>(target);
  static_cast<void>(scope);
  return static_cast<cudaError_t>(failure(cudart_library, 31));
}
decltype(&cold_cudaDeviceFlushGPUDirectRDMAWrites) slot_cudaDeviceFlushGPUDirectRDMAWrites = &cold_cudaDeviceFlushGPUDirectRDMAWrites;

cudaError_t cold_cudaDeviceGetAttribute(int* value, cudaDeviceAttr attr, int device) {
  if (const any_function real = resolve(cudart_library, 32)) return reinterpret_cast<decltype(&cold_cudaDeviceGetAttribute)>(real)(value, attr, device);
  zero(value, 4);
  static_cast<void>(attr);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 32));
}
decltype(&cold_cudaDeviceGetAttribute) slot_cudaDeviceGetAttribute = &cold_cudaDeviceGetAttribute;

cudaError_t cold_cudaDeviceGetByPCIBusId(int* device, const char* pciBusId) {
  if (const any_function real = resolve(cudart_library, 33)) return reinterpret_cast<decltype(&cold_cudaDeviceGetByPCIBusId)>(real)(device, pciBusId);
  zero(device, 4);
  static_cast<void>(pciBusId);
  return static_cast<cudaError_t>(failure(cudart_library, 33));
}
decltype(&cold_cudaDeviceGetByPCIBusId) slot_cudaDeviceGetByPCIBusId = &cold_cudaDeviceGetByPCIBusId;

cudaError_t cold_cudaDeviceGetCacheConfig(cudaFuncCache* pCacheConfig) {
  if (const any_function real = resolve(cudart_library, 34)) return reinterpret_cast<decltype(&cold_cudaDeviceGetCacheConfig)>(real)(pCacheConfig);
  zero(pCacheConfig, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 34));
}
decltype(&cold_cudaDeviceGetCacheConfig) slot_cudaDeviceGetCacheConfig = &cold_cudaDeviceGetCacheConfig;

cudaError_t cold_cudaDeviceGetDefaultMemPool(cudaMemPool_t* memPool, int device) {
  if (const any_function real = resolve(cudart_library, 35)) return reinterpret_cast<decltype(&cold_cudaDeviceGetDefaultMemPool)>(real)(memPool, device);
  zero(memPool, 8);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 35));
}
decltype(&cold_cudaDeviceGetDefaultMemPool) slot_cudaDeviceGetDefaultMemPool = &cold_cudaDeviceGetDefaultMemPool;

cudaError_t cold_cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) {
  if (const any_function real = resolve(cudart_library, 36)) return reinterpret_cast<decltype(&cold_cudaDeviceGetGraphMemAttribute)>(real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 36));
}
decltype(&cold_cudaDeviceGetGraphMemAttribute) slot_cudaDeviceGetGraphMemAttribute = &cold_cudaDeviceGetGraphMemAttribute;

cudaError_t cold_cudaDeviceGetLimit(size_t* pValue, cudaLimit limit) {
  if (const any_function real = resolve(cudart_library, 37)) return reinterpret_cast<decltype(&cold_cudaDeviceGetLimit)>(real)(pValue, limit);
  zero(pValue, 8);
  static_cast<void>(limit);
  return static_cast<cudaError_t>(failure(cudart_library, 37));
}
decltype(&cold_cudaDeviceGetLimit) slot_cudaDeviceGetLimit = &cold_cudaDeviceGetLimit;

cudaError_t cold_cudaDeviceGetMemPool(cudaMemPool_t* memPool, int device) {
  if (const any_function real = resolve(cudart_library, 38)) return reinterpret_cast<decltype(&cold_cudaDeviceGetMemPool)>(real)(memPool, device);
  zero(memPool, 8);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 38));
}
decltype(&cold_cudaDeviceGetMemPool) slot_cudaDeviceGetMemPool = &cold_cudaDeviceGetMemPool;

cudaError_t cold_cudaDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, int device, int flags) {
  if (const any_function real = resolve(cudart_library, 39)) return reinterpret_cast<decltype(&cold_cudaDeviceGetNvSciSyncAttributes)>(real)(nvSciSyncAttrList, device, flags);
  static_cast<void>(nvSciSyncAttrList);
  static_cast<void>(device);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 39));
}
decltype(&cold_cudaDeviceGetNvSciSyncAttributes) slot_cudaDeviceGetNvSciSyncAttributes = &cold_cudaDeviceGetNvSciSyncAttributes;

cudaError_t cold_cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice) {
  if (const any_function real = resolve(cudart_library, 40)) return reinterpret_cast<decltype(&cold_cudaDeviceGetP2PAttribute)>(real)(value, attr, srcDevice, dstDevice);
  zero(value, 4);
  static_cast<void>(attr);
  static_cast<void>(srcDevice);
  static_cast<void>(dstDevice);
  return static_cast<cudaError_t>(failure(cudart_library, 40));
}
decltype(&cold_cudaDeviceGetP2PAttribute) slot_cudaDeviceGetP2PAttribute = &cold_cudaDeviceGetP2PAttribute;

cudaError_t cold_cudaDeviceGetPCIBusId(char* pciBusId, int len, int device) {
  if (const any_function real = resolve(cudart_library, 41)) return reinterpret_cast<decltype(&cold_cudaDeviceGetPCIBusId)>(real)(pciBusId, len, device);
  zero(pciBusId, 1);
  static_cast<void>(len);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 41));
}
decltype(&cold_cudaDeviceGetPCIBusId) slot_cudaDeviceGetPCIBusId = &cold_cudaDeviceGetPCIBusId;

cudaError_t cold_cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* pConfig) {
  if (const any_function real = resolve(cudart_library, 42)) return reinterpret_cast<decltype(&cold_cudaDeviceGetSharedMemConfig)>(real)(pConfig);
  zero(pConfig, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 42));
}
decltype(&cold_cudaDeviceGetSharedMemConfig) slot_cudaDeviceGetSharedMemConfig = &cold_cudaDeviceGetSharedMemConfig;

cudaError_t cold_cudaDeviceGetStreamPriorityRange(int* leastPriority, int* greatestPriority) {
  if (const any_function real = resolve(cudart_library, 43)) return reinterpret_cast<decltype(&cold_cudaDeviceGetStreamPriorityRange)>(real)(leastPriority, greatestPriority);
  zero(leastPriority, 4);
  zero(greatestPriority, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 43));
}
decltype(&cold_cudaDeviceGetStreamPriorityRange) slot_cudaDeviceGetStreamPriorityRange = &cold_cudaDeviceGetStreamPriorityRange;

cudaError_t cold_cudaDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, const cudaChannelFormatDesc* fmtDesc, int device) {
  if (const any_function real = resolve(cudart_library, 44)) return reinterpret_cast<decltype(&cold_cudaDeviceGetTexture1DLinearMaxWidth)>(real)(maxWidthInElements, fmtDesc, device);
  zero(maxWidthInElements, 8);
  static_cast<void>(fmtDesc);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 44));
}
decltype(&cold_cudaDeviceGetTexture1DLinearMaxWidth) slot_cudaDeviceGetTexture1DLinearMaxWidth = &cold_cudaDeviceGetTexture1DLinearMaxWidth;

cudaError_t cold_cudaDeviceGraphMemTrim(int device) {
  if (const any_function real = resolve(cudart_library, 45)) return reinterpret_cast<decltype(&cold_cudaDeviceGraphMemTrim)>(real)(device);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 45));
}
decltype(&cold_cudaDeviceGraphMemTrim) slot_cudaDeviceGraphMemTrim = &cold_cudaDeviceGraphMemTrim;

cudaError_t cold_cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void* userData, cudaAsyncCallbackHandle_t* callback) {
  if (const any_function real = resolve(cudart_library, 46)) return reinterpret_cast<decltype(&cold_cudaDeviceRegisterAsyncNotification)>(real)(device, callbackFunc, userData, callback);
  zero(callback, 8);
  static_cast<void>(device);
  static_cast<void>(callbackFunc);
  static_cast<void>(userData);
  return static_cast<cudaError_t>(failure(cudart_library, 46));
}
decltype(&cold_cudaDeviceRegisterAsyncNotification) slot_cudaDeviceRegisterAsyncNotification = &cold_cudaDeviceRegisterAsyncNotification;

cudaError_t cold_cudaDeviceReset() {
  if (const any_function real = resolve(cudart_library, 47)) return reinterpret_cast<decltype(&cold_cudaDeviceReset)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 47));
}
decltype(&cold_cudaDeviceReset) slot_cudaDeviceReset = &cold_cudaDeviceReset;

cudaError_t cold_cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig) {
  if (const any_function real = resolve(cudart_library, 48)) return reinterpret_cast<decltype(&cold_cudaDeviceSetCacheConfig)>(real)(cacheConfig);
  static_cast<void>(cacheConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 48));
}
decltype(&cold_cudaDeviceSetCacheConfig) slot_cudaDeviceSetCacheConfig = &cold_cudaDeviceSetCacheConfig;

cudaError_t cold_cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) {
  if (const any_function real = resolve(cudart_library, 49)) return reinterpret_cast<decltype(&cold_cudaDeviceSetGraphMemAttribute)>(real)(device, attr, value);
  static_cast<void>(device);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 49));
}
decltype(&cold_cudaDeviceSetGraphMemAttribute) slot_cudaDeviceSetGraphMemAttribute = &cold_cudaDeviceSetGraphMemAttribute;

cudaError_t cold_cudaDeviceSetLimit(cudaLimit limit, size_t value) {
  if (const any_function real = resolve(cudart_library, 50)) return reinterpret_cast<decltype(&cold_cudaDeviceSetLimit)>(real)(limit, value);
  static_cast<void>(limit);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 50));
}
decltype(&cold_cudaDeviceSetLimit) slot_cudaDeviceSetLimit = &cold_cudaDeviceSetLimit;

cudaError_t cold_cudaDeviceSetMemPool(int device, cudaMemPool_t memPool) {
  if (const any_function real = resolve(cudart_library, 51)) return reinterpret_cast<decltype(&cold_cudaDeviceSetMemPool)>(real)(device, memPool);
  static_cast<void>(device);
  static_cast<void>(memPool);
  return static_cast<cudaError_t>(failure(cudart_library, 51));
}
decltype(&cold_cudaDeviceSetMemPool) slot_cudaDeviceSetMemPool = &cold_cudaDeviceSetMemPool;

cudaError_t cold_cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config) {
  if (const any_function real = resolve(cudart_library, 52)) return reinterpret_cast<decltype(&cold_cudaDeviceSetSharedMemConfig)>(real)(config);
  static_cast<void>(config);
  return static_cast<cudaError_t>(failure(cudart_library, 52));
}
decltype(&cold_cudaDeviceSetSharedMemConfig) slot_cudaDeviceSetSharedMemConfig = &cold_cudaDeviceSetSharedMemConfig;

cudaError_t cold_cudaDeviceSynchronize() {
  if (const any_function real = resolve(cudart_library, 53)) return reinterpret_cast<decltype(&cold_cudaDeviceSynchronize)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 53));
}
decltype(&cold_cudaDeviceSynchronize) slot_cudaDeviceSynchronize = &cold_cudaDeviceSynchronize;

cudaError_t cold_cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback) {
  if (const any_function real = resolve(cudart_library, 54)) return reinterpret_cast<decltype(&cold_cudaDeviceUnregisterAsyncNotification)>(real)(device, callback);
  static_cast<void>(device);
  static_cast<void>(callback);
  return static_cast<cudaError_t>(failure(cudart_library, 54));
}
decltype(&cold_cudaDeviceUnregisterAsyncNotification) slot_cudaDeviceUnregisterAsyncNotification = &cold_cudaDeviceUnregisterAsyncNotification;

cudaError_t cold_cudaDriverGetVersion(int* driverVersion) {
  if (const any_function real = resolve(cudart_library, 55)) return reinterpret_cast<decltype(&cold_cudaDriverGetVersion)>(real)(driverVersion);
  zero(driverVersion, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 55));
}
decltype(&cold_cudaDriverGetVersion) slot_cudaDriverGetVersion = &cold_cudaDriverGetVersion;

cudaError_t cold_cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t* pCudaResource, cudaStream_t* pStream, unsigned int timeout) {
  if (const any_function real = resolve(cudart_library, 56)) return reinterpret_cast<decltype(&cold_cudaEGLStreamConsumerAcquireFrame)>(real)(conn, pCudaResource, pStream, timeout);
  zero(conn, 8);
  zero(pCudaResource, 8);
  zero(pStream, 8);
  static_cast<void>(timeout);
  return static_cast<cudaError_t>(failure(cudart_library, 56));
}
decltype(&cold_cudaEGLStreamConsumerAcquireFrame) slot_cudaEGLStreamConsumerAcquireFrame = &cold_cudaEGLStreamConsumerAcquireFrame;

cudaError_t cold_cudaEGLStreamConsumerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream) {
  if (const any_function real = resolve(cudart_library, 57)) return reinterpret_cast<decltype(&cold_cudaEGLStreamConsumerConnect)>(real)(conn, eglStream);
  zero(conn, 8);
  static_cast<void>(eglStream);
  return static_cast<cudaError_t>(failure(cudart_library, 57));
}
decltype(&cold_cudaEGLStreamConsumerConnect) slot_cudaEGLStreamConsumerConnect = &cold_cudaEGLStreamConsumerConnect;

cudaError_t cold_cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 58)) return reinterpret_cast<decltype(&cold_cudaEGLStreamConsumerConnectWithFlags)>(real)(conn, eglStream, flags);
  zero(conn, 8);
  static_cast<void>(eglStream);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 58));
}
decltype(&cold_cudaEGLStreamConsumerConnectWithFlags) slot_cudaEGLStreamConsumerConnectWithFlags = &cold_cudaEGLStreamConsumerConnectWithFlags;

cudaError_t cold_cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection* conn) {
  if (const any_function real = resolve(cudart_library, 59)) return reinterpret_cast<decltype(&cold_cudaEGLStreamConsumerDisconnect)>(real)(conn);
  zero(conn, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 59));
}
decltype(&cold_cudaEGLStreamConsumerDisconnect) slot_cudaEGLStreamConsumerDisconnect = &cold_cudaEGLStreamConsumerDisconnect;

cudaError_t cold_cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t pCudaResource, cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 60)) return reinterpret_cast<decltype(&cold_cudaEGLStreamConsumerReleaseFrame)>(real)(conn, pCudaResource, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(pCudaResource);
  return static_cast<cudaError_t>(failure(cudart_library, 60));
}
decltype(&cold_cudaEGLStreamConsumerReleaseFrame) slot_cudaEGLStreamConsumerReleaseFrame = &cold_cudaEGLStreamConsumerReleaseFrame;

cudaError_t cold_cudaEGLStreamProducerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, EGLint width, EGLint height) {
  if (const any_function real = resolve(cudart_library, 61)) return reinterpret_cast<decltype(&cold_cudaEGLStreamProducerConnect)>(real)(conn, eglStream, width, height);
  zero(conn, 8);
  static_cast<void>(eglStream);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 61));
}
decltype(&cold_cudaEGLStreamProducerConnect) slot_cudaEGLStreamProducerConnect = &cold_cudaEGLStreamProducerConnect;

cudaError_t cold_cudaEGLStreamProducerDisconnect(cudaEglStreamConnection* conn) {
  if (const any_function real = resolve(cudart_library, 62)) return reinterpret_cast<decltype(&cold_cudaEGLStreamProducerDisconnect)>(real)(conn);
  zero(conn, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 62));
}
decltype(&cold_cudaEGLStreamProducerDisconnect) slot_cudaEGLStreamProducerDisconnect = &cold_cudaEGLStreamProducerDisconnect;

cudaError_t cold_cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection* conn, cudaEglFrame eglframe, cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 63)) return reinterpret_cast<decltype(&cold_cudaEGLStreamProducerPresentFrame)>(real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<cudaError_t>(failure(cudart_library, 63));
}
decltype(&cold_cudaEGLStreamProducerPresentFrame) slot_cudaEGLStreamProducerPresentFrame = &cold_cudaEGLStreamProducerPresentFrame;

cudaError_t cold_cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection* conn, cudaEglFrame* eglframe, cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 64)) return reinterpret_cast<decltype(&cold_cudaEGLStreamProducerReturnFrame)>(real)(conn, eglframe, pStream);
  zero(conn, 8);
  zero(pStream, 8);
  static_cast<void>(eglframe);
  return static_cast<cudaError_t>(failure(cudart_library, 64));
}
decltype(&cold_cudaEGLStreamProducerReturnFrame) slot_cudaEGLStreamProducerReturnFrame = &cold_cudaEGLStreamProducerReturnFrame;

cudaError_t cold_cudaEventCreate(cudaEvent_t* event) {
  if (const any_function real = resolve(cudart_library, 65)) return reinterpret_cast<decltype(&cold_cudaEventCreate)>(real)(event);
  zero(event, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 65));
}
decltype(&cold_cudaEventCreate) slot_cudaEventCreate = &cold_cudaEventCreate;

cudaError_t cold_cudaEventCreateFromEGLSync(cudaEvent_t* phEvent, EGLSyncKHR eglSync, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 66)) return reinterpret_cast<decltype(&cold_cudaEventCreateFromEGLSync)>(real)(phEvent, eglSync, flags);
  zero(phEvent, 8);
  static_cast<void>(eglSync);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 66));
}
decltype(&cold_cudaEventCreateFromEGLSync) slot_cudaEventCreateFromEGLSync = &cold_cudaEventCreateFromEGLSync;

cudaError_t cold_cudaEventCreateWithFlags(cudaEvent_t* event, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 67)) return reinterpret_cast<decltype(&cold_cudaEventCreateWithFlags)>(real)(event, flags);
  zero(event, 8);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 67));
}
decltype(&cold_cudaEventCreateWithFlags) slot_cudaEventCreateWithFlags = &cold_cudaEventCreateWithFlags;

cudaError_t cold_cudaEventDestroy(cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 68)) return reinterpret_cast<decltype(&cold_cudaEventDestroy)>(real)(event);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 68));
}
decltype(&cold_cudaEventDestroy) slot_cudaEventDestroy = &cold_cudaEventDestroy;

cudaError_t cold_cudaEventElapsedTime(float* ms, cudaEvent_t start, cudaEvent_t end) {
  if (const any_function real = resolve(cudart_library, 69)) return reinterpret_cast<decltype(&cold_cudaEventElapsedTime)>(real)(ms, start, end);
  zero(ms, 4);
  static_cast<void>(start);
  static_cast<void>(end);
  return static_cast<cudaError_t>(failure(cudart_library, 69));
}
decltype(&cold_cudaEventElapsedTime) slot_cudaEventElapsedTime = &cold_cudaEventElapsedTime;

cudaError_t cold_cudaEventElapsedTime_v2(float* ms, cudaEvent_t start, cudaEvent_t end) {
  if (const any_function real = resolve(cudart_library, 70)) return reinterpret_cast<decltype(&cold_cudaEventElapsedTime_v2)>(real)(ms, start, end);
  zero(ms, 4);
  static_cast<void>(start);
  static_cast<void>(end);
  return static_cast<cudaError_t>(failure(cudart_library, 70));
}
decltype(&cold_cudaEventElapsedTime_v2) slot_cudaEventElapsedTime_v2 = &cold_cudaEventElapsedTime_v2;

constexpr form forms_cudaEventElapsedTime_v2[] = {
    { 11, "cudaEventElapsedTime", nullptr},
    { 13, "cudaEventElapsedTime", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaEventQuery(cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 71)) return reinterpret_cast<decltype(&cold_cudaEventQuery)>(real)(event);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 71));
}
decltype(&cold_cudaEventQuery) slot_cudaEventQuery = &cold_cudaEventQuery;

cudaError_t cold_cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 72)) return reinterpret_cast<decltype(&cold_cudaEventRecord)>(real)(event, stream);
  static_cast<void>(event);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 72));
}
decltype(&cold_cudaEventRecord) slot_cudaEventRecord = &cold_cudaEventRecord;

cudaError_t cold_cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 73)) return reinterpret_cast<decltype(&cold_cudaEventRecordWithFlags)>(real)(event, stream, flags);
  static_cast<void>(event);
  static_cast<void>(stream);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 73));
}
decltype(&cold_cudaEventRecordWithFlags) slot_cudaEventRecordWithFlags = &cold_cudaEventRecordWithFlags;

cudaError_t cold_cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 74)) return reinterpret_cast<decltype(&cold_cudaEventRecordWithFlags_ptsz)>(real)(event, stream, flags);
  static_cast<void>(event);
  static_cast<void>(stream);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 74));
}
decltype(&cold_cudaEventRecordWithFlags_ptsz) slot_cudaEventRecordWithFlags_ptsz = &cold_cudaEventRecordWithFlags_ptsz;

cudaError_t cold_cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 75)) return reinterpret_cast<decltype(&cold_cudaEventRecord_ptsz)>(real)(event, stream);
  static_cast<void>(event);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 75));
}
decltype(&cold_cudaEventRecord_ptsz) slot_cudaEventRecord_ptsz = &cold_cudaEventRecord_ptsz;

cudaError_t cold_cudaEventSynchronize(cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 76)) return reinterpret_cast<decltype(&cold_cudaEventSynchronize)>(real)(event);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 76));
}
decltype(&cold_cudaEventSynchronize) slot_cudaEventSynchronize = &cold_cudaEventSynchronize;

cudaError_t cold_cudaExternalMemoryGetMappedBuffer(void** devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc* bufferDesc) {
  if (const any_function real = resolve(cudart_library, 77)) return reinterpret_cast<decltype(&cold_cudaExternalMemoryGetMappedBuffer)>(real)(devPtr, extMem, bufferDesc);
  zero(devPtr, 8);
  static_cast<void>(extMem);
  static_cast<void>(bufferDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 77));
}
decltype(&cold_cudaExternalMemoryGetMappedBuffer) slot_cudaExternalMemoryGetMappedBuffer = &cold_cudaExternalMemoryGetMappedBuffer;

constexpr form forms_cudaExternalMemoryGetMappedBuffer[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t* mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc* mipmapDesc) {
  if (const any_function real = resolve(cudart_library, 78)) return reinterpret_cast<decltype(&cold_cudaExternalMemoryGetMappedMipmappedArray)>(real)(mipmap, extMem, mipmapDesc);
  static_cast<void>(mipmap);
  static_cast<void>(extMem);
  static_cast<void>(mipmapDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 78));
}
decltype(&cold_cudaExternalMemoryGetMappedMipmappedArray) slot_cudaExternalMemoryGetMappedMipmappedArray = &cold_cudaExternalMemoryGetMappedMipmappedArray;

constexpr form forms_cudaExternalMemoryGetMappedMipmappedArray[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaFree(void* devPtr) {
  if (const any_function real = resolve(cudart_library, 79)) return reinterpret_cast<decltype(&cold_cudaFree)>(real)(devPtr);
  static_cast<void>(devPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 79));
}
decltype(&cold_cudaFree) slot_cudaFree = &cold_cudaFree;

cudaError_t cold_cudaFreeArray(cudaArray_t array) {
  if (const any_function real = resolve(cudart_library, 80)) return reinterpret_cast<decltype(&cold_cudaFreeArray)>(real)(array);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 80));
}
decltype(&cold_cudaFreeArray) slot_cudaFreeArray = &cold_cudaFreeArray;

cudaError_t cold_cudaFreeAsync(void* devPtr, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 81)) return reinterpret_cast<decltype(&cold_cudaFreeAsync)>(real)(devPtr, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 81));
}
decltype(&cold_cudaFreeAsync) slot_cudaFreeAsync = &cold_cudaFreeAsync;

cudaError_t cold_cudaFreeAsync_ptsz(void* devPtr, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 82)) return reinterpret_cast<decltype(&cold_cudaFreeAsync_ptsz)>(real)(devPtr, hStream);
  static_cast<void>(devPtr);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 82));
}
decltype(&cold_cudaFreeAsync_ptsz) slot_cudaFreeAsync_ptsz = &cold_cudaFreeAsync_ptsz;

cudaError_t cold_cudaFreeHost(void* ptr) {
  if (const any_function real = resolve(cudart_library, 83)) return reinterpret_cast<decltype(&cold_cudaFreeHost)>(real)(ptr);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 83));
}
decltype(&cold_cudaFreeHost) slot_cudaFreeHost = &cold_cudaFreeHost;

cudaError_t cold_cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray) {
  if (const any_function real = resolve(cudart_library, 84)) return reinterpret_cast<decltype(&cold_cudaFreeMipmappedArray)>(real)(mipmappedArray);
  static_cast<void>(mipmappedArray);
  return static_cast<cudaError_t>(failure(cudart_library, 84));
}
decltype(&cold_cudaFreeMipmappedArray) slot_cudaFreeMipmappedArray = &cold_cudaFreeMipmappedArray;

cudaError_t cold_cudaFuncGetAttributes(cudaFuncAttributes* attr, const void* func) {
  if (const any_function real = resolve(cudart_library, 85)) return reinterpret_cast<decltype(&cold_cudaFuncGetAttributes)>(real)(attr, func);
  zero(attr, 144);
  static_cast<void>(func);
  return static_cast<cudaError_t>(failure(cudart_library, 85));
}
decltype(&cold_cudaFuncGetAttributes) slot_cudaFuncGetAttributes = &cold_cudaFuncGetAttributes;

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
    { 11, "cudaFuncGetAttributes", &adapter_of<real_cudaFuncGetAttributes_on_11, &cudaFuncGetAttributes_on_11>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaFuncGetName(const char** name, const void* func) {
  if (const any_function real = resolve(cudart_library, 86)) return reinterpret_cast<decltype(&cold_cudaFuncGetName)>(real)(name, func);
  zero(name, 8);
  static_cast<void>(func);
  return static_cast<cudaError_t>(failure(cudart_library, 86));
}
decltype(&cold_cudaFuncGetName) slot_cudaFuncGetName = &cold_cudaFuncGetName;

cudaError_t cold_cudaFuncGetParamInfo(const void* func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) {
  if (const any_function real = resolve(cudart_library, 87)) return reinterpret_cast<decltype(&cold_cudaFuncGetParamInfo)>(real)(func, paramIndex, paramOffset, paramSize);
  zero(paramOffset, 8);
  zero(paramSize, 8);
  static_cast<void>(func);
  static_cast<void>(paramIndex);
  return static_cast<cudaError_t>(failure(cudart_library, 87));
}
decltype(&cold_cudaFuncGetParamInfo) slot_cudaFuncGetParamInfo = &cold_cudaFuncGetParamInfo;

cudaError_t cold_cudaFuncSetAttribute(const void* func, cudaFuncAttribute attr, int value) {
  if (const any_function real = resolve(cudart_library, 88)) return reinterpret_cast<decltype(&cold_cudaFuncSetAttribute)>(real)(func, attr, value);
  static_cast<void>(func);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 88));
}
decltype(&cold_cudaFuncSetAttribute) slot_cudaFuncSetAttribute = &cold_cudaFuncSetAttribute;

cudaError_t cold_cudaFuncSetCacheConfig(const void* func, cudaFuncCache cacheConfig) {
  if (const any_function real = resolve(cudart_library, 89)) return reinterpret_cast<decltype(&cold_cudaFuncSetCacheConfig)>(real)(func, cacheConfig);
  static_cast<void>(func);
  static_cast<void>(cacheConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 89));
}
decltype(&cold_cudaFuncSetCacheConfig) slot_cudaFuncSetCacheConfig = &cold_cudaFuncSetCacheConfig;

cudaError_t cold_cudaFuncSetSharedMemConfig(const void* func, cudaSharedMemConfig config) {
  if (const any_function real = resolve(cudart_library, 90)) return reinterpret_cast<decltype(&cold_cudaFuncSetSharedMemConfig)>(real)(func, config);
  static_cast<void>(func);
  static_cast<void>(config);
  return static_cast<cudaError_t>(failure(cudart_library, 90));
}
decltype(&cold_cudaFuncSetSharedMemConfig) slot_cudaFuncSetSharedMemConfig = &cold_cudaFuncSetSharedMemConfig;

cudaError_t cold_cudaGLGetDevices(unsigned int* pCudaDeviceCount, int* pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList) {
  if (const any_function real = resolve(cudart_library, 91)) return reinterpret_cast<decltype(&cold_cudaGLGetDevices)>(real)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
  zero(pCudaDeviceCount, 4);
  zero(pCudaDevices, 4);
  static_cast<void>(cudaDeviceCount);
  static_cast<void>(deviceList);
  return static_cast<cudaError_t>(failure(cudart_library, 91));
}
decltype(&cold_cudaGLGetDevices) slot_cudaGLGetDevices = &cold_cudaGLGetDevices;

cudaError_t cold_cudaGLMapBufferObject(void** devPtr, GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 92)) return reinterpret_cast<decltype(&cold_cudaGLMapBufferObject)>(real)(devPtr, bufObj);
  zero(devPtr, 8);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 92));
}
decltype(&cold_cudaGLMapBufferObject) slot_cudaGLMapBufferObject = &cold_cudaGLMapBufferObject;

cudaError_t cold_cudaGLMapBufferObjectAsync(void** devPtr, GLuint bufObj, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 93)) return reinterpret_cast<decltype(&cold_cudaGLMapBufferObjectAsync)>(real)(devPtr, bufObj, stream);
  zero(devPtr, 8);
  static_cast<void>(bufObj);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 93));
}
decltype(&cold_cudaGLMapBufferObjectAsync) slot_cudaGLMapBufferObjectAsync = &cold_cudaGLMapBufferObjectAsync;

cudaError_t cold_cudaGLRegisterBufferObject(GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 94)) return reinterpret_cast<decltype(&cold_cudaGLRegisterBufferObject)>(real)(bufObj);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 94));
}
decltype(&cold_cudaGLRegisterBufferObject) slot_cudaGLRegisterBufferObject = &cold_cudaGLRegisterBufferObject;

cudaError_t cold_cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 95)) return reinterpret_cast<decltype(&cold_cudaGLSetBufferObjectMapFlags)>(real)(bufObj, flags);
  static_cast<void>(bufObj);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 95));
}
decltype(&cold_cudaGLSetBufferObjectMapFlags) slot_cudaGLSetBufferObjectMapFlags = &cold_cudaGLSetBufferObjectMapFlags;

cudaError_t cold_cudaGLSetGLDevice(int device) {
  if (const any_function real = resolve(cudart_library, 96)) return reinterpret_cast<decltype(&cold_cudaGLSetGLDevice)>(real)(device);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 96));
}
decltype(&cold_cudaGLSetGLDevice) slot_cudaGLSetGLDevice = &cold_cudaGLSetGLDevice;

cudaError_t cold_cudaGLUnmapBufferObject(GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 97)) return reinterpret_cast<decltype(&cold_cudaGLUnmapBufferObject)>(real)(bufObj);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 97));
}
decltype(&cold_cudaGLUnmapBufferObject) slot_cudaGLUnmapBufferObject = &cold_cudaGLUnmapBufferObject;

cudaError_t cold_cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 98)) return reinterpret_cast<decltype(&cold_cudaGLUnmapBufferObjectAsync)>(real)(bufObj, stream);
  static_cast<void>(bufObj);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 98));
}
decltype(&cold_cudaGLUnmapBufferObjectAsync) slot_cudaGLUnmapBufferObjectAsync = &cold_cudaGLUnmapBufferObjectAsync;

cudaError_t cold_cudaGLUnregisterBufferObject(GLuint bufObj) {
  if (const any_function real = resolve(cudart_library, 99)) return reinterpret_cast<decltype(&cold_cudaGLUnregisterBufferObject)>(real)(bufObj);
  static_cast<void>(bufObj);
  return static_cast<cudaError_t>(failure(cudart_library, 99));
}
decltype(&cold_cudaGLUnregisterBufferObject) slot_cudaGLUnregisterBufferObject = &cold_cudaGLUnregisterBufferObject;

cudaError_t cold_cudaGetChannelDesc(cudaChannelFormatDesc* desc, cudaArray_const_t array) {
  if (const any_function real = resolve(cudart_library, 100)) return reinterpret_cast<decltype(&cold_cudaGetChannelDesc)>(real)(desc, array);
  static_cast<void>(desc);
  static_cast<void>(array);
  return static_cast<cudaError_t>(failure(cudart_library, 100));
}
decltype(&cold_cudaGetChannelDesc) slot_cudaGetChannelDesc = &cold_cudaGetChannelDesc;

cudaError_t cold_cudaGetDevice(int* device) {
  if (const any_function real = resolve(cudart_library, 101)) return reinterpret_cast<decltype(&cold_cudaGetDevice)>(real)(device);
  zero(device, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 101));
}
decltype(&cold_cudaGetDevice) slot_cudaGetDevice = &cold_cudaGetDevice;

cudaError_t cold_cudaGetDeviceCount(int* count) {
  if (const any_function real = resolve(cudart_library, 102)) return reinterpret_cast<decltype(&cold_cudaGetDeviceCount)>(real)(count);
  zero(count, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 102));
}
decltype(&cold_cudaGetDeviceCount) slot_cudaGetDeviceCount = &cold_cudaGetDeviceCount;

cudaError_t cold_cudaGetDeviceFlags(unsigned int* flags) {
  if (const any_function real = resolve(cudart_library, 103)) return reinterpret_cast<decltype(&cold_cudaGetDeviceFlags)>(real)(flags);
  zero(flags, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 103));
}
decltype(&cold_cudaGetDeviceFlags) slot_cudaGetDeviceFlags = &cold_cudaGetDeviceFlags;

cudaError_t cold_cudaGetDeviceProperties(cudaDeviceProp* prop, int device) {
  if (const any_function real = resolve(cudart_library, 104)) return reinterpret_cast<decltype(&cold_cudaGetDeviceProperties)>(real)(prop, device);
  zero(prop, 728);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 104));
}
decltype(&cold_cudaGetDeviceProperties) slot_cudaGetDeviceProperties = &cold_cudaGetDeviceProperties;

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
    { 13, "cudaGetDeviceProperties", &adapter_of<real_cudaGetDeviceProperties_on_13, &cudaGetDeviceProperties_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetDeviceProperties_v2(cudaDeviceProp* prop, int device) {
  if (const any_function real = resolve(cudart_library, 105)) return reinterpret_cast<decltype(&cold_cudaGetDeviceProperties_v2)>(real)(prop, device);
  zero(prop, 1032);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 105));
}
decltype(&cold_cudaGetDeviceProperties_v2) slot_cudaGetDeviceProperties_v2 = &cold_cudaGetDeviceProperties_v2;

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
    { 11, "cudaGetDeviceProperties", &adapter_of<real_cudaGetDeviceProperties_v2_on_11, &cudaGetDeviceProperties_v2_on_11>},
    { 13, "cudaGetDeviceProperties", &adapter_of<real_cudaGetDeviceProperties_v2_on_13, &cudaGetDeviceProperties_v2_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetDriverEntryPoint(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 106)) return reinterpret_cast<decltype(&cold_cudaGetDriverEntryPoint)>(real)(symbol, funcPtr, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 106));
}
decltype(&cold_cudaGetDriverEntryPoint) slot_cudaGetDriverEntryPoint = &cold_cudaGetDriverEntryPoint;

std::atomic<cudaError_t (*)(const char*, void**, unsigned long long)> real_cudaGetDriverEntryPoint_on_11{nullptr};
cudaError_t cudaGetDriverEntryPoint_on_11(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { static_cast<void>(symbol); static_cast<void>(funcPtr); static_cast<void>(flags); static_cast<void>(driverStatus); return real_cudaGetDriverEntryPoint_on_11.load(std::memory_order_acquire)((zero(driverStatus, 4), symbol), funcPtr, flags); }

constexpr form forms_cudaGetDriverEntryPoint[] = {
    { 11, "cudaGetDriverEntryPoint", &adapter_of<real_cudaGetDriverEntryPoint_on_11, &cudaGetDriverEntryPoint_on_11>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetDriverEntryPointByVersion(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 107)) return reinterpret_cast<decltype(&cold_cudaGetDriverEntryPointByVersion)>(real)(symbol, funcPtr, cudaVersion, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 107));
}
}  // namespace
extern decltype(&cold_cudaGetDriverEntryPointByVersion) slot_cudaGetDriverEntryPointByVersion __asm__("nybble_slot_cudaGetDriverEntryPointByVersion") __attribute__((visibility("hidden")));
decltype(&cold_cudaGetDriverEntryPointByVersion) slot_cudaGetDriverEntryPointByVersion = &cold_cudaGetDriverEntryPointByVersion;
namespace {

cudaError_t cold_cudaGetDriverEntryPointByVersion_ptsz(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 108)) return reinterpret_cast<decltype(&cold_cudaGetDriverEntryPointByVersion_ptsz)>(real)(symbol, funcPtr, cudaVersion, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(cudaVersion);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 108));
}
}  // namespace
extern decltype(&cold_cudaGetDriverEntryPointByVersion_ptsz) slot_cudaGetDriverEntryPointByVersion_ptsz __asm__("nybble_slot_cudaGetDriverEntryPointByVersion_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaGetDriverEntryPointByVersion_ptsz) slot_cudaGetDriverEntryPointByVersion_ptsz = &cold_cudaGetDriverEntryPointByVersion_ptsz;
namespace {

cudaError_t cold_cudaGetDriverEntryPoint_ptsz(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) {
  if (const any_function real = resolve(cudart_library, 109)) return reinterpret_cast<decltype(&cold_cudaGetDriverEntryPoint_ptsz)>(real)(symbol, funcPtr, flags, driverStatus);
  zero(funcPtr, 8);
  zero(driverStatus, 4);
  static_cast<void>(symbol);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 109));
}
decltype(&cold_cudaGetDriverEntryPoint_ptsz) slot_cudaGetDriverEntryPoint_ptsz = &cold_cudaGetDriverEntryPoint_ptsz;

std::atomic<cudaError_t (*)(const char*, void**, unsigned long long)> real_cudaGetDriverEntryPoint_ptsz_on_11{nullptr};
cudaError_t cudaGetDriverEntryPoint_ptsz_on_11(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { static_cast<void>(symbol); static_cast<void>(funcPtr); static_cast<void>(flags); static_cast<void>(driverStatus); return real_cudaGetDriverEntryPoint_ptsz_on_11.load(std::memory_order_acquire)((zero(driverStatus, 4), symbol), funcPtr, flags); }

constexpr form forms_cudaGetDriverEntryPoint_ptsz[] = {
    { 11, "cudaGetDriverEntryPoint_ptsz", &adapter_of<real_cudaGetDriverEntryPoint_ptsz_on_11, &cudaGetDriverEntryPoint_ptsz_on_11>},
    {0, nullptr, nullptr},
};
const char* cold_cudaGetErrorName(cudaError_t error) {
  if (const any_function real = resolve(cudart_library, 110)) return reinterpret_cast<decltype(&cold_cudaGetErrorName)>(real)(error);
  static_cast<void>(error);
  return static_cast<void>(failure(cudart_library, 110)), last_detail();
}
decltype(&cold_cudaGetErrorName) slot_cudaGetErrorName = &cold_cudaGetErrorName;

const char* cold_cudaGetErrorString(cudaError_t error) {
  if (const any_function real = resolve(cudart_library, 111)) return reinterpret_cast<decltype(&cold_cudaGetErrorString)>(real)(error);
  static_cast<void>(error);
  return static_cast<void>(failure(cudart_library, 111)), last_detail();
}
decltype(&cold_cudaGetErrorString) slot_cudaGetErrorString = &cold_cudaGetErrorString;

cudaError_t cold_cudaGetExportTable(const void** ppExportTable, const cudaUUID_t* pExportTableId) {
  if (const any_function real = resolve(cudart_library, 112)) return reinterpret_cast<decltype(&cold_cudaGetExportTable)>(real)(ppExportTable, pExportTableId);
  zero(ppExportTable, 8);
  static_cast<void>(pExportTableId);
  return static_cast<cudaError_t>(failure(cudart_library, 112));
}
decltype(&cold_cudaGetExportTable) slot_cudaGetExportTable = &cold_cudaGetExportTable;

cudaError_t cold_cudaGetFuncBySymbol(cudaFunction_t* functionPtr, const void* symbolPtr) {
  if (const any_function real = resolve(cudart_library, 113)) return reinterpret_cast<decltype(&cold_cudaGetFuncBySymbol)>(real)(functionPtr, symbolPtr);
  zero(functionPtr, 8);
  static_cast<void>(symbolPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 113));
}
decltype(&cold_cudaGetFuncBySymbol) slot_cudaGetFuncBySymbol = &cold_cudaGetFuncBySymbol;

cudaError_t cold_cudaGetKernel(cudaKernel_t* kernelPtr, const void* entryFuncAddr) {
  if (const any_function real = resolve(cudart_library, 114)) return reinterpret_cast<decltype(&cold_cudaGetKernel)>(real)(kernelPtr, entryFuncAddr);
  zero(kernelPtr, 8);
  static_cast<void>(entryFuncAddr);
  return static_cast<cudaError_t>(failure(cudart_library, 114));
}
decltype(&cold_cudaGetKernel) slot_cudaGetKernel = &cold_cudaGetKernel;

cudaError_t cold_cudaGetLastError() {
  if (const any_function real = resolve(cudart_library, 115)) return reinterpret_cast<decltype(&cold_cudaGetLastError)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 115));
}
decltype(&cold_cudaGetLastError) slot_cudaGetLastError = &cold_cudaGetLastError;

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
    { 11, "cudaGetLastError", &adapter_of<real_cudaGetLastError_on_11, &cudaGetLastError_on_11>},
    { 13, "cudaGetLastError", &adapter_of<real_cudaGetLastError_on_13, &cudaGetLastError_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetMipmappedArrayLevel(cudaArray_t* levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level) {
  if (const any_function real = resolve(cudart_library, 116)) return reinterpret_cast<decltype(&cold_cudaGetMipmappedArrayLevel)>(real)(levelArray, mipmappedArray, level);
  zero(levelArray, 8);
  static_cast<void>(mipmappedArray);
  static_cast<void>(level);
  return static_cast<cudaError_t>(failure(cudart_library, 116));
}
decltype(&cold_cudaGetMipmappedArrayLevel) slot_cudaGetMipmappedArrayLevel = &cold_cudaGetMipmappedArrayLevel;

cudaError_t cold_cudaGetSurfaceObjectResourceDesc(cudaResourceDesc* pResDesc, cudaSurfaceObject_t surfObject) {
  if (const any_function real = resolve(cudart_library, 117)) return reinterpret_cast<decltype(&cold_cudaGetSurfaceObjectResourceDesc)>(real)(pResDesc, surfObject);
  static_cast<void>(pResDesc);
  static_cast<void>(surfObject);
  return static_cast<cudaError_t>(failure(cudart_library, 117));
}
decltype(&cold_cudaGetSurfaceObjectResourceDesc) slot_cudaGetSurfaceObjectResourceDesc = &cold_cudaGetSurfaceObjectResourceDesc;

constexpr form forms_cudaGetSurfaceObjectResourceDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetSymbolAddress(void** devPtr, const void* symbol) {
  if (const any_function real = resolve(cudart_library, 118)) return reinterpret_cast<decltype(&cold_cudaGetSymbolAddress)>(real)(devPtr, symbol);
  zero(devPtr, 8);
  static_cast<void>(symbol);
  return static_cast<cudaError_t>(failure(cudart_library, 118));
}
decltype(&cold_cudaGetSymbolAddress) slot_cudaGetSymbolAddress = &cold_cudaGetSymbolAddress;

cudaError_t cold_cudaGetSymbolSize(size_t* size, const void* symbol) {
  if (const any_function real = resolve(cudart_library, 119)) return reinterpret_cast<decltype(&cold_cudaGetSymbolSize)>(real)(size, symbol);
  zero(size, 8);
  static_cast<void>(symbol);
  return static_cast<cudaError_t>(failure(cudart_library, 119));
}
decltype(&cold_cudaGetSymbolSize) slot_cudaGetSymbolSize = &cold_cudaGetSymbolSize;

cudaError_t cold_cudaGetTextureObjectResourceDesc(cudaResourceDesc* pResDesc, cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 120)) return reinterpret_cast<decltype(&cold_cudaGetTextureObjectResourceDesc)>(real)(pResDesc, texObject);
  static_cast<void>(pResDesc);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 120));
}
decltype(&cold_cudaGetTextureObjectResourceDesc) slot_cudaGetTextureObjectResourceDesc = &cold_cudaGetTextureObjectResourceDesc;

constexpr form forms_cudaGetTextureObjectResourceDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc* pResViewDesc, cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 121)) return reinterpret_cast<decltype(&cold_cudaGetTextureObjectResourceViewDesc)>(real)(pResViewDesc, texObject);
  static_cast<void>(pResViewDesc);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 121));
}
decltype(&cold_cudaGetTextureObjectResourceViewDesc) slot_cudaGetTextureObjectResourceViewDesc = &cold_cudaGetTextureObjectResourceViewDesc;

constexpr form forms_cudaGetTextureObjectResourceViewDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGetTextureObjectTextureDesc(cudaTextureDesc* pTexDesc, cudaTextureObject_t texObject) {
  if (const any_function real = resolve(cudart_library, 122)) return reinterpret_cast<decltype(&cold_cudaGetTextureObjectTextureDesc)>(real)(pTexDesc, texObject);
  static_cast<void>(pTexDesc);
  static_cast<void>(texObject);
  return static_cast<cudaError_t>(failure(cudart_library, 122));
}
decltype(&cold_cudaGetTextureObjectTextureDesc) slot_cudaGetTextureObjectTextureDesc = &cold_cudaGetTextureObjectTextureDesc;

constexpr form forms_cudaGetTextureObjectTextureDesc[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddChildGraphNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraph_t childGraph) {
  if (const any_function real = resolve(cudart_library, 123)) return reinterpret_cast<decltype(&cold_cudaGraphAddChildGraphNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, childGraph);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(childGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 123));
}
}  // namespace
extern decltype(&cold_cudaGraphAddChildGraphNode) slot_cudaGraphAddChildGraphNode __asm__("nybble_slot_cudaGraphAddChildGraphNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddChildGraphNode) slot_cudaGraphAddChildGraphNode = &cold_cudaGraphAddChildGraphNode;
namespace {

cudaError_t cold_cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 124)) return reinterpret_cast<decltype(&cold_cudaGraphAddDependencies)>(real)(graph, from, to, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 124));
}
decltype(&cold_cudaGraphAddDependencies) slot_cudaGraphAddDependencies = &cold_cudaGraphAddDependencies;

std::atomic<cudaError_t (*)(cudaGraph_t, const cudaGraphNode_t*, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t)> real_cudaGraphAddDependencies_on_13{nullptr};
cudaError_t cudaGraphAddDependencies_on_13(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numDependencies); return real_cudaGraphAddDependencies_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numDependencies); }

constexpr form forms_cudaGraphAddDependencies[] = {
    { 13, "cudaGraphAddDependencies", &adapter_of<real_cudaGraphAddDependencies_on_13, &cudaGraphAddDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 125)) return reinterpret_cast<decltype(&cold_cudaGraphAddDependencies_v2)>(real)(graph, from, to, edgeData, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 125));
}
}  // namespace
extern decltype(&cold_cudaGraphAddDependencies_v2) slot_cudaGraphAddDependencies_v2 __asm__("nybble_slot_cudaGraphAddDependencies_v2") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddDependencies_v2) slot_cudaGraphAddDependencies_v2 = &cold_cudaGraphAddDependencies_v2;
namespace {

constexpr form forms_cudaGraphAddDependencies_v2[] = {
    { 13, "cudaGraphAddDependencies", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddEmptyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 126)) return reinterpret_cast<decltype(&cold_cudaGraphAddEmptyNode)>(real)(pGraphNode, graph, pDependencies, numDependencies);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 126));
}
decltype(&cold_cudaGraphAddEmptyNode) slot_cudaGraphAddEmptyNode = &cold_cudaGraphAddEmptyNode;

cudaError_t cold_cudaGraphAddEventRecordNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 127)) return reinterpret_cast<decltype(&cold_cudaGraphAddEventRecordNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, event);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 127));
}
}  // namespace
extern decltype(&cold_cudaGraphAddEventRecordNode) slot_cudaGraphAddEventRecordNode __asm__("nybble_slot_cudaGraphAddEventRecordNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddEventRecordNode) slot_cudaGraphAddEventRecordNode = &cold_cudaGraphAddEventRecordNode;
namespace {

cudaError_t cold_cudaGraphAddEventWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 128)) return reinterpret_cast<decltype(&cold_cudaGraphAddEventWaitNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, event);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 128));
}
}  // namespace
extern decltype(&cold_cudaGraphAddEventWaitNode) slot_cudaGraphAddEventWaitNode __asm__("nybble_slot_cudaGraphAddEventWaitNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddEventWaitNode) slot_cudaGraphAddEventWaitNode = &cold_cudaGraphAddEventWaitNode;
namespace {

cudaError_t cold_cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 129)) return reinterpret_cast<decltype(&cold_cudaGraphAddExternalSemaphoresSignalNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 129));
}
}  // namespace
extern decltype(&cold_cudaGraphAddExternalSemaphoresSignalNode) slot_cudaGraphAddExternalSemaphoresSignalNode __asm__("nybble_slot_cudaGraphAddExternalSemaphoresSignalNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddExternalSemaphoresSignalNode) slot_cudaGraphAddExternalSemaphoresSignalNode = &cold_cudaGraphAddExternalSemaphoresSignalNode;
namespace {

cudaError_t cold_cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 130)) return reinterpret_cast<decltype(&cold_cudaGraphAddExternalSemaphoresWaitNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 130));
}
}  // namespace
extern decltype(&cold_cudaGraphAddExternalSemaphoresWaitNode) slot_cudaGraphAddExternalSemaphoresWaitNode __asm__("nybble_slot_cudaGraphAddExternalSemaphoresWaitNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddExternalSemaphoresWaitNode) slot_cudaGraphAddExternalSemaphoresWaitNode = &cold_cudaGraphAddExternalSemaphoresWaitNode;
namespace {

cudaError_t cold_cudaGraphAddHostNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 131)) return reinterpret_cast<decltype(&cold_cudaGraphAddHostNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 131));
}
}  // namespace
extern decltype(&cold_cudaGraphAddHostNode) slot_cudaGraphAddHostNode __asm__("nybble_slot_cudaGraphAddHostNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddHostNode) slot_cudaGraphAddHostNode = &cold_cudaGraphAddHostNode;
namespace {

cudaError_t cold_cudaGraphAddKernelNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 132)) return reinterpret_cast<decltype(&cold_cudaGraphAddKernelNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 132));
}
}  // namespace
extern decltype(&cold_cudaGraphAddKernelNode) slot_cudaGraphAddKernelNode __asm__("nybble_slot_cudaGraphAddKernelNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddKernelNode) slot_cudaGraphAddKernelNode = &cold_cudaGraphAddKernelNode;
namespace {

cudaError_t cold_cudaGraphAddMemAllocNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaMemAllocNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 133)) return reinterpret_cast<decltype(&cold_cudaGraphAddMemAllocNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 133));
}
}  // namespace
extern decltype(&cold_cudaGraphAddMemAllocNode) slot_cudaGraphAddMemAllocNode __asm__("nybble_slot_cudaGraphAddMemAllocNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddMemAllocNode) slot_cudaGraphAddMemAllocNode = &cold_cudaGraphAddMemAllocNode;
namespace {

cudaError_t cold_cudaGraphAddMemFreeNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dptr) {
  if (const any_function real = resolve(cudart_library, 134)) return reinterpret_cast<decltype(&cold_cudaGraphAddMemFreeNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, dptr);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(dptr);
  return static_cast<cudaError_t>(failure(cudart_library, 134));
}
}  // namespace
extern decltype(&cold_cudaGraphAddMemFreeNode) slot_cudaGraphAddMemFreeNode __asm__("nybble_slot_cudaGraphAddMemFreeNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddMemFreeNode) slot_cudaGraphAddMemFreeNode = &cold_cudaGraphAddMemFreeNode;
namespace {

cudaError_t cold_cudaGraphAddMemcpyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemcpy3DParms* pCopyParams) {
  if (const any_function real = resolve(cudart_library, 135)) return reinterpret_cast<decltype(&cold_cudaGraphAddMemcpyNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, pCopyParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pCopyParams);
  return static_cast<cudaError_t>(failure(cudart_library, 135));
}
}  // namespace
extern decltype(&cold_cudaGraphAddMemcpyNode) slot_cudaGraphAddMemcpyNode __asm__("nybble_slot_cudaGraphAddMemcpyNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddMemcpyNode) slot_cudaGraphAddMemcpyNode = &cold_cudaGraphAddMemcpyNode;
namespace {

cudaError_t cold_cudaGraphAddMemcpyNode1D(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 136)) return reinterpret_cast<decltype(&cold_cudaGraphAddMemcpyNode1D)>(real)(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind);
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
extern decltype(&cold_cudaGraphAddMemcpyNode1D) slot_cudaGraphAddMemcpyNode1D __asm__("nybble_slot_cudaGraphAddMemcpyNode1D") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddMemcpyNode1D) slot_cudaGraphAddMemcpyNode1D = &cold_cudaGraphAddMemcpyNode1D;
namespace {

cudaError_t cold_cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 137)) return reinterpret_cast<decltype(&cold_cudaGraphAddMemcpyNodeFromSymbol)>(real)(pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind);
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
extern decltype(&cold_cudaGraphAddMemcpyNodeFromSymbol) slot_cudaGraphAddMemcpyNodeFromSymbol __asm__("nybble_slot_cudaGraphAddMemcpyNodeFromSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddMemcpyNodeFromSymbol) slot_cudaGraphAddMemcpyNodeFromSymbol = &cold_cudaGraphAddMemcpyNodeFromSymbol;
namespace {

cudaError_t cold_cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 138)) return reinterpret_cast<decltype(&cold_cudaGraphAddMemcpyNodeToSymbol)>(real)(pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, kind);
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
extern decltype(&cold_cudaGraphAddMemcpyNodeToSymbol) slot_cudaGraphAddMemcpyNodeToSymbol __asm__("nybble_slot_cudaGraphAddMemcpyNodeToSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddMemcpyNodeToSymbol) slot_cudaGraphAddMemcpyNodeToSymbol = &cold_cudaGraphAddMemcpyNodeToSymbol;
namespace {

cudaError_t cold_cudaGraphAddMemsetNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemsetParams* pMemsetParams) {
  if (const any_function real = resolve(cudart_library, 139)) return reinterpret_cast<decltype(&cold_cudaGraphAddMemsetNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(pMemsetParams);
  return static_cast<cudaError_t>(failure(cudart_library, 139));
}
}  // namespace
extern decltype(&cold_cudaGraphAddMemsetNode) slot_cudaGraphAddMemsetNode __asm__("nybble_slot_cudaGraphAddMemsetNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddMemsetNode) slot_cudaGraphAddMemsetNode = &cold_cudaGraphAddMemsetNode;
namespace {

cudaError_t cold_cudaGraphAddNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 140)) return reinterpret_cast<decltype(&cold_cudaGraphAddNode)>(real)(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 140));
}
}  // namespace
extern decltype(&cold_cudaGraphAddNode) slot_cudaGraphAddNode __asm__("nybble_slot_cudaGraphAddNode") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddNode) slot_cudaGraphAddNode = &cold_cudaGraphAddNode;
namespace {

std::atomic<cudaError_t (*)(cudaGraphNode_t*, cudaGraph_t, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, cudaGraphNodeParams*)> real_cudaGraphAddNode_on_13{nullptr};
cudaError_t cudaGraphAddNode_on_13(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraphNodeParams* nodeParams) { static_cast<void>(pGraphNode); static_cast<void>(graph); static_cast<void>(pDependencies); static_cast<void>(numDependencies); static_cast<void>(nodeParams); return real_cudaGraphAddNode_on_13.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, nullptr, numDependencies, nodeParams); }

constexpr form forms_cudaGraphAddNode[] = {
    { 13, "cudaGraphAddNode", &adapter_of<real_cudaGraphAddNode_on_13, &cudaGraphAddNode_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphAddNode_v2(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 141)) return reinterpret_cast<decltype(&cold_cudaGraphAddNode_v2)>(real)(pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams);
  zero(pGraphNode, 8);
  static_cast<void>(graph);
  static_cast<void>(pDependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 141));
}
}  // namespace
extern decltype(&cold_cudaGraphAddNode_v2) slot_cudaGraphAddNode_v2 __asm__("nybble_slot_cudaGraphAddNode_v2") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphAddNode_v2) slot_cudaGraphAddNode_v2 = &cold_cudaGraphAddNode_v2;
namespace {

constexpr form forms_cudaGraphAddNode_v2[] = {
    { 13, "cudaGraphAddNode", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t* pGraph) {
  if (const any_function real = resolve(cudart_library, 142)) return reinterpret_cast<decltype(&cold_cudaGraphChildGraphNodeGetGraph)>(real)(node, pGraph);
  zero(pGraph, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 142));
}
decltype(&cold_cudaGraphChildGraphNodeGetGraph) slot_cudaGraphChildGraphNodeGetGraph = &cold_cudaGraphChildGraphNodeGetGraph;

cudaError_t cold_cudaGraphClone(cudaGraph_t* pGraphClone, cudaGraph_t originalGraph) {
  if (const any_function real = resolve(cudart_library, 143)) return reinterpret_cast<decltype(&cold_cudaGraphClone)>(real)(pGraphClone, originalGraph);
  zero(pGraphClone, 8);
  static_cast<void>(originalGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 143));
}
decltype(&cold_cudaGraphClone) slot_cudaGraphClone = &cold_cudaGraphClone;

cudaError_t cold_cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 144)) return reinterpret_cast<decltype(&cold_cudaGraphConditionalHandleCreate)>(real)(pHandle_out, graph, defaultLaunchValue, flags);
  zero(pHandle_out, 8);
  static_cast<void>(graph);
  static_cast<void>(defaultLaunchValue);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 144));
}
decltype(&cold_cudaGraphConditionalHandleCreate) slot_cudaGraphConditionalHandleCreate = &cold_cudaGraphConditionalHandleCreate;

cudaError_t cold_cudaGraphCreate(cudaGraph_t* pGraph, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 145)) return reinterpret_cast<decltype(&cold_cudaGraphCreate)>(real)(pGraph, flags);
  zero(pGraph, 8);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 145));
}
decltype(&cold_cudaGraphCreate) slot_cudaGraphCreate = &cold_cudaGraphCreate;

cudaError_t cold_cudaGraphDebugDotPrint(cudaGraph_t graph, const char* path, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 146)) return reinterpret_cast<decltype(&cold_cudaGraphDebugDotPrint)>(real)(graph, path, flags);
  static_cast<void>(graph);
  static_cast<void>(path);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 146));
}
decltype(&cold_cudaGraphDebugDotPrint) slot_cudaGraphDebugDotPrint = &cold_cudaGraphDebugDotPrint;

cudaError_t cold_cudaGraphDestroy(cudaGraph_t graph) {
  if (const any_function real = resolve(cudart_library, 147)) return reinterpret_cast<decltype(&cold_cudaGraphDestroy)>(real)(graph);
  static_cast<void>(graph);
  return static_cast<cudaError_t>(failure(cudart_library, 147));
}
decltype(&cold_cudaGraphDestroy) slot_cudaGraphDestroy = &cold_cudaGraphDestroy;

cudaError_t cold_cudaGraphDestroyNode(cudaGraphNode_t node) {
  if (const any_function real = resolve(cudart_library, 148)) return reinterpret_cast<decltype(&cold_cudaGraphDestroyNode)>(real)(node);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 148));
}
decltype(&cold_cudaGraphDestroyNode) slot_cudaGraphDestroyNode = &cold_cudaGraphDestroyNode;

cudaError_t cold_cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) {
  if (const any_function real = resolve(cudart_library, 149)) return reinterpret_cast<decltype(&cold_cudaGraphEventRecordNodeGetEvent)>(real)(node, event_out);
  zero(event_out, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 149));
}
decltype(&cold_cudaGraphEventRecordNodeGetEvent) slot_cudaGraphEventRecordNodeGetEvent = &cold_cudaGraphEventRecordNodeGetEvent;

cudaError_t cold_cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 150)) return reinterpret_cast<decltype(&cold_cudaGraphEventRecordNodeSetEvent)>(real)(node, event);
  static_cast<void>(node);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 150));
}
decltype(&cold_cudaGraphEventRecordNodeSetEvent) slot_cudaGraphEventRecordNodeSetEvent = &cold_cudaGraphEventRecordNodeSetEvent;

cudaError_t cold_cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) {
  if (const any_function real = resolve(cudart_library, 151)) return reinterpret_cast<decltype(&cold_cudaGraphEventWaitNodeGetEvent)>(real)(node, event_out);
  zero(event_out, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 151));
}
decltype(&cold_cudaGraphEventWaitNodeGetEvent) slot_cudaGraphEventWaitNodeGetEvent = &cold_cudaGraphEventWaitNodeGetEvent;

cudaError_t cold_cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 152)) return reinterpret_cast<decltype(&cold_cudaGraphEventWaitNodeSetEvent)>(real)(node, event);
  static_cast<void>(node);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 152));
}
decltype(&cold_cudaGraphEventWaitNodeSetEvent) slot_cudaGraphEventWaitNodeSetEvent = &cold_cudaGraphEventWaitNodeSetEvent;

cudaError_t cold_cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph) {
  if (const any_function real = resolve(cudart_library, 153)) return reinterpret_cast<decltype(&cold_cudaGraphExecChildGraphNodeSetParams)>(real)(hGraphExec, node, childGraph);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(childGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 153));
}
decltype(&cold_cudaGraphExecChildGraphNodeSetParams) slot_cudaGraphExecChildGraphNodeSetParams = &cold_cudaGraphExecChildGraphNodeSetParams;

cudaError_t cold_cudaGraphExecDestroy(cudaGraphExec_t graphExec) {
  if (const any_function real = resolve(cudart_library, 154)) return reinterpret_cast<decltype(&cold_cudaGraphExecDestroy)>(real)(graphExec);
  static_cast<void>(graphExec);
  return static_cast<cudaError_t>(failure(cudart_library, 154));
}
decltype(&cold_cudaGraphExecDestroy) slot_cudaGraphExecDestroy = &cold_cudaGraphExecDestroy;

cudaError_t cold_cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 155)) return reinterpret_cast<decltype(&cold_cudaGraphExecEventRecordNodeSetEvent)>(real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 155));
}
decltype(&cold_cudaGraphExecEventRecordNodeSetEvent) slot_cudaGraphExecEventRecordNodeSetEvent = &cold_cudaGraphExecEventRecordNodeSetEvent;

cudaError_t cold_cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 156)) return reinterpret_cast<decltype(&cold_cudaGraphExecEventWaitNodeSetEvent)>(real)(hGraphExec, hNode, event);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 156));
}
decltype(&cold_cudaGraphExecEventWaitNodeSetEvent) slot_cudaGraphExecEventWaitNodeSetEvent = &cold_cudaGraphExecEventWaitNodeSetEvent;

cudaError_t cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 157)) return reinterpret_cast<decltype(&cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 157));
}
decltype(&cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams) slot_cudaGraphExecExternalSemaphoresSignalNodeSetParams = &cold_cudaGraphExecExternalSemaphoresSignalNodeSetParams;

cudaError_t cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 158)) return reinterpret_cast<decltype(&cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams)>(real)(hGraphExec, hNode, nodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 158));
}
decltype(&cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams) slot_cudaGraphExecExternalSemaphoresWaitNodeSetParams = &cold_cudaGraphExecExternalSemaphoresWaitNodeSetParams;

cudaError_t cold_cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long* flags) {
  if (const any_function real = resolve(cudart_library, 159)) return reinterpret_cast<decltype(&cold_cudaGraphExecGetFlags)>(real)(graphExec, flags);
  zero(flags, 8);
  static_cast<void>(graphExec);
  return static_cast<cudaError_t>(failure(cudart_library, 159));
}
decltype(&cold_cudaGraphExecGetFlags) slot_cudaGraphExecGetFlags = &cold_cudaGraphExecGetFlags;

cudaError_t cold_cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 160)) return reinterpret_cast<decltype(&cold_cudaGraphExecHostNodeSetParams)>(real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 160));
}
decltype(&cold_cudaGraphExecHostNodeSetParams) slot_cudaGraphExecHostNodeSetParams = &cold_cudaGraphExecHostNodeSetParams;

cudaError_t cold_cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 161)) return reinterpret_cast<decltype(&cold_cudaGraphExecKernelNodeSetParams)>(real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 161));
}
decltype(&cold_cudaGraphExecKernelNodeSetParams) slot_cudaGraphExecKernelNodeSetParams = &cold_cudaGraphExecKernelNodeSetParams;

cudaError_t cold_cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 162)) return reinterpret_cast<decltype(&cold_cudaGraphExecMemcpyNodeSetParams)>(real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 162));
}
decltype(&cold_cudaGraphExecMemcpyNodeSetParams) slot_cudaGraphExecMemcpyNodeSetParams = &cold_cudaGraphExecMemcpyNodeSetParams;

cudaError_t cold_cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 163)) return reinterpret_cast<decltype(&cold_cudaGraphExecMemcpyNodeSetParams1D)>(real)(hGraphExec, node, dst, src, count, kind);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 163));
}
}  // namespace
extern decltype(&cold_cudaGraphExecMemcpyNodeSetParams1D) slot_cudaGraphExecMemcpyNodeSetParams1D __asm__("nybble_slot_cudaGraphExecMemcpyNodeSetParams1D") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphExecMemcpyNodeSetParams1D) slot_cudaGraphExecMemcpyNodeSetParams1D = &cold_cudaGraphExecMemcpyNodeSetParams1D;
namespace {

cudaError_t cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 164)) return reinterpret_cast<decltype(&cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol)>(real)(hGraphExec, node, dst, symbol, count, offset, kind);
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
extern decltype(&cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol) slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol __asm__("nybble_slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol) slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol = &cold_cudaGraphExecMemcpyNodeSetParamsFromSymbol;
namespace {

cudaError_t cold_cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 165)) return reinterpret_cast<decltype(&cold_cudaGraphExecMemcpyNodeSetParamsToSymbol)>(real)(hGraphExec, node, symbol, src, count, offset, kind);
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
extern decltype(&cold_cudaGraphExecMemcpyNodeSetParamsToSymbol) slot_cudaGraphExecMemcpyNodeSetParamsToSymbol __asm__("nybble_slot_cudaGraphExecMemcpyNodeSetParamsToSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphExecMemcpyNodeSetParamsToSymbol) slot_cudaGraphExecMemcpyNodeSetParamsToSymbol = &cold_cudaGraphExecMemcpyNodeSetParamsToSymbol;
namespace {

cudaError_t cold_cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 166)) return reinterpret_cast<decltype(&cold_cudaGraphExecMemsetNodeSetParams)>(real)(hGraphExec, node, pNodeParams);
  static_cast<void>(hGraphExec);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 166));
}
decltype(&cold_cudaGraphExecMemsetNodeSetParams) slot_cudaGraphExecMemsetNodeSetParams = &cold_cudaGraphExecMemsetNodeSetParams;

cudaError_t cold_cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 167)) return reinterpret_cast<decltype(&cold_cudaGraphExecNodeSetParams)>(real)(graphExec, node, nodeParams);
  static_cast<void>(graphExec);
  static_cast<void>(node);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 167));
}
decltype(&cold_cudaGraphExecNodeSetParams) slot_cudaGraphExecNodeSetParams = &cold_cudaGraphExecNodeSetParams;

cudaError_t cold_cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo* resultInfo) {
  if (const any_function real = resolve(cudart_library, 168)) return reinterpret_cast<decltype(&cold_cudaGraphExecUpdate)>(real)(hGraphExec, hGraph, resultInfo);
  static_cast<void>(hGraphExec);
  static_cast<void>(hGraph);
  static_cast<void>(resultInfo);
  return static_cast<cudaError_t>(failure(cudart_library, 168));
}
decltype(&cold_cudaGraphExecUpdate) slot_cudaGraphExecUpdate = &cold_cudaGraphExecUpdate;

constexpr form forms_cudaGraphExecUpdate[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams* params_out) {
  if (const any_function real = resolve(cudart_library, 169)) return reinterpret_cast<decltype(&cold_cudaGraphExternalSemaphoresSignalNodeGetParams)>(real)(hNode, params_out);
  static_cast<void>(hNode);
  static_cast<void>(params_out);
  return static_cast<cudaError_t>(failure(cudart_library, 169));
}
decltype(&cold_cudaGraphExternalSemaphoresSignalNodeGetParams) slot_cudaGraphExternalSemaphoresSignalNodeGetParams = &cold_cudaGraphExternalSemaphoresSignalNodeGetParams;

cudaError_t cold_cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 170)) return reinterpret_cast<decltype(&cold_cudaGraphExternalSemaphoresSignalNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 170));
}
decltype(&cold_cudaGraphExternalSemaphoresSignalNodeSetParams) slot_cudaGraphExternalSemaphoresSignalNodeSetParams = &cold_cudaGraphExternalSemaphoresSignalNodeSetParams;

cudaError_t cold_cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams* params_out) {
  if (const any_function real = resolve(cudart_library, 171)) return reinterpret_cast<decltype(&cold_cudaGraphExternalSemaphoresWaitNodeGetParams)>(real)(hNode, params_out);
  static_cast<void>(hNode);
  static_cast<void>(params_out);
  return static_cast<cudaError_t>(failure(cudart_library, 171));
}
decltype(&cold_cudaGraphExternalSemaphoresWaitNodeGetParams) slot_cudaGraphExternalSemaphoresWaitNodeGetParams = &cold_cudaGraphExternalSemaphoresWaitNodeGetParams;

cudaError_t cold_cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 172)) return reinterpret_cast<decltype(&cold_cudaGraphExternalSemaphoresWaitNodeSetParams)>(real)(hNode, nodeParams);
  static_cast<void>(hNode);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 172));
}
decltype(&cold_cudaGraphExternalSemaphoresWaitNodeSetParams) slot_cudaGraphExternalSemaphoresWaitNodeSetParams = &cold_cudaGraphExternalSemaphoresWaitNodeSetParams;

cudaError_t cold_cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, size_t* numEdges) {
  if (const any_function real = resolve(cudart_library, 173)) return reinterpret_cast<decltype(&cold_cudaGraphGetEdges)>(real)(graph, from, to, numEdges);
  zero(numEdges, 8);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  return static_cast<cudaError_t>(failure(cudart_library, 173));
}
decltype(&cold_cudaGraphGetEdges) slot_cudaGraphGetEdges = &cold_cudaGraphGetEdges;

std::atomic<cudaError_t (*)(cudaGraph_t, cudaGraphNode_t*, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphGetEdges_on_13{nullptr};
cudaError_t cudaGraphGetEdges_on_13(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, size_t* numEdges) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numEdges); return real_cudaGraphGetEdges_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numEdges); }

constexpr form forms_cudaGraphGetEdges[] = {
    { 13, "cudaGraphGetEdges", &adapter_of<real_cudaGraphGetEdges_on_13, &cudaGraphGetEdges_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* edgeData, size_t* numEdges) {
  if (const any_function real = resolve(cudart_library, 174)) return reinterpret_cast<decltype(&cold_cudaGraphGetEdges_v2)>(real)(graph, from, to, edgeData, numEdges);
  zero(numEdges, 8);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  return static_cast<cudaError_t>(failure(cudart_library, 174));
}
}  // namespace
extern decltype(&cold_cudaGraphGetEdges_v2) slot_cudaGraphGetEdges_v2 __asm__("nybble_slot_cudaGraphGetEdges_v2") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphGetEdges_v2) slot_cudaGraphGetEdges_v2 = &cold_cudaGraphGetEdges_v2;
namespace {

constexpr form forms_cudaGraphGetEdges_v2[] = {
    { 13, "cudaGraphGetEdges", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* numNodes) {
  if (const any_function real = resolve(cudart_library, 175)) return reinterpret_cast<decltype(&cold_cudaGraphGetNodes)>(real)(graph, nodes, numNodes);
  zero(nodes, 8);
  zero(numNodes, 8);
  static_cast<void>(graph);
  return static_cast<cudaError_t>(failure(cudart_library, 175));
}
decltype(&cold_cudaGraphGetNodes) slot_cudaGraphGetNodes = &cold_cudaGraphGetNodes;

cudaError_t cold_cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t* pRootNodes, size_t* pNumRootNodes) {
  if (const any_function real = resolve(cudart_library, 176)) return reinterpret_cast<decltype(&cold_cudaGraphGetRootNodes)>(real)(graph, pRootNodes, pNumRootNodes);
  zero(pRootNodes, 8);
  zero(pNumRootNodes, 8);
  static_cast<void>(graph);
  return static_cast<cudaError_t>(failure(cudart_library, 176));
}
decltype(&cold_cudaGraphGetRootNodes) slot_cudaGraphGetRootNodes = &cold_cudaGraphGetRootNodes;

cudaError_t cold_cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 177)) return reinterpret_cast<decltype(&cold_cudaGraphHostNodeGetParams)>(real)(node, pNodeParams);
  zero(pNodeParams, 16);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 177));
}
decltype(&cold_cudaGraphHostNodeGetParams) slot_cudaGraphHostNodeGetParams = &cold_cudaGraphHostNodeGetParams;

cudaError_t cold_cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 178)) return reinterpret_cast<decltype(&cold_cudaGraphHostNodeSetParams)>(real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 178));
}
decltype(&cold_cudaGraphHostNodeSetParams) slot_cudaGraphHostNodeSetParams = &cold_cudaGraphHostNodeSetParams;

cudaError_t cold_cudaGraphInstantiate(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) {
  if (const any_function real = resolve(cudart_library, 179)) return reinterpret_cast<decltype(&cold_cudaGraphInstantiate)>(real)(pGraphExec, graph, flags);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 179));
}
decltype(&cold_cudaGraphInstantiate) slot_cudaGraphInstantiate = &cold_cudaGraphInstantiate;

std::atomic<cudaError_t (*)(cudaGraphExec_t*, cudaGraph_t, unsigned long long)> real_cudaGraphInstantiate_on_11{nullptr};
cudaError_t cudaGraphInstantiate_on_11(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { static_cast<void>(pGraphExec); static_cast<void>(graph); static_cast<void>(flags); return real_cudaGraphInstantiate_on_11.load(std::memory_order_acquire)(pGraphExec, graph, flags); }

constexpr form forms_cudaGraphInstantiate[] = {
    { 11, "cudaGraphInstantiateWithFlags", &adapter_of<real_cudaGraphInstantiate_on_11, &cudaGraphInstantiate_on_11>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphInstantiateWithFlags(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) {
  if (const any_function real = resolve(cudart_library, 180)) return reinterpret_cast<decltype(&cold_cudaGraphInstantiateWithFlags)>(real)(pGraphExec, graph, flags);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 180));
}
decltype(&cold_cudaGraphInstantiateWithFlags) slot_cudaGraphInstantiateWithFlags = &cold_cudaGraphInstantiateWithFlags;

cudaError_t cold_cudaGraphInstantiateWithParams(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) {
  if (const any_function real = resolve(cudart_library, 181)) return reinterpret_cast<decltype(&cold_cudaGraphInstantiateWithParams)>(real)(pGraphExec, graph, instantiateParams);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(instantiateParams);
  return static_cast<cudaError_t>(failure(cudart_library, 181));
}
decltype(&cold_cudaGraphInstantiateWithParams) slot_cudaGraphInstantiateWithParams = &cold_cudaGraphInstantiateWithParams;

cudaError_t cold_cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) {
  if (const any_function real = resolve(cudart_library, 182)) return reinterpret_cast<decltype(&cold_cudaGraphInstantiateWithParams_ptsz)>(real)(pGraphExec, graph, instantiateParams);
  zero(pGraphExec, 8);
  static_cast<void>(graph);
  static_cast<void>(instantiateParams);
  return static_cast<cudaError_t>(failure(cudart_library, 182));
}
decltype(&cold_cudaGraphInstantiateWithParams_ptsz) slot_cudaGraphInstantiateWithParams_ptsz = &cold_cudaGraphInstantiateWithParams_ptsz;

cudaError_t cold_cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc) {
  if (const any_function real = resolve(cudart_library, 183)) return reinterpret_cast<decltype(&cold_cudaGraphKernelNodeCopyAttributes)>(real)(hDst, hSrc);
  static_cast<void>(hDst);
  static_cast<void>(hSrc);
  return static_cast<cudaError_t>(failure(cudart_library, 183));
}
decltype(&cold_cudaGraphKernelNodeCopyAttributes) slot_cudaGraphKernelNodeCopyAttributes = &cold_cudaGraphKernelNodeCopyAttributes;

cudaError_t cold_cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) {
  if (const any_function real = resolve(cudart_library, 184)) return reinterpret_cast<decltype(&cold_cudaGraphKernelNodeGetAttribute)>(real)(hNode, attr, value_out);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<cudaError_t>(failure(cudart_library, 184));
}
decltype(&cold_cudaGraphKernelNodeGetAttribute) slot_cudaGraphKernelNodeGetAttribute = &cold_cudaGraphKernelNodeGetAttribute;

cudaError_t cold_cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 185)) return reinterpret_cast<decltype(&cold_cudaGraphKernelNodeGetParams)>(real)(node, pNodeParams);
  zero(pNodeParams, 56);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 185));
}
decltype(&cold_cudaGraphKernelNodeGetParams) slot_cudaGraphKernelNodeGetParams = &cold_cudaGraphKernelNodeGetParams;

cudaError_t cold_cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) {
  if (const any_function real = resolve(cudart_library, 186)) return reinterpret_cast<decltype(&cold_cudaGraphKernelNodeSetAttribute)>(real)(hNode, attr, value);
  static_cast<void>(hNode);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 186));
}
decltype(&cold_cudaGraphKernelNodeSetAttribute) slot_cudaGraphKernelNodeSetAttribute = &cold_cudaGraphKernelNodeSetAttribute;

cudaError_t cold_cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 187)) return reinterpret_cast<decltype(&cold_cudaGraphKernelNodeSetParams)>(real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 187));
}
decltype(&cold_cudaGraphKernelNodeSetParams) slot_cudaGraphKernelNodeSetParams = &cold_cudaGraphKernelNodeSetParams;

cudaError_t cold_cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 188)) return reinterpret_cast<decltype(&cold_cudaGraphLaunch)>(real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 188));
}
decltype(&cold_cudaGraphLaunch) slot_cudaGraphLaunch = &cold_cudaGraphLaunch;

cudaError_t cold_cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 189)) return reinterpret_cast<decltype(&cold_cudaGraphLaunch_ptsz)>(real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 189));
}
decltype(&cold_cudaGraphLaunch_ptsz) slot_cudaGraphLaunch_ptsz = &cold_cudaGraphLaunch_ptsz;

cudaError_t cold_cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams* params_out) {
  if (const any_function real = resolve(cudart_library, 190)) return reinterpret_cast<decltype(&cold_cudaGraphMemAllocNodeGetParams)>(real)(node, params_out);
  static_cast<void>(node);
  static_cast<void>(params_out);
  return static_cast<cudaError_t>(failure(cudart_library, 190));
}
decltype(&cold_cudaGraphMemAllocNodeGetParams) slot_cudaGraphMemAllocNodeGetParams = &cold_cudaGraphMemAllocNodeGetParams;

cudaError_t cold_cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void* dptr_out) {
  if (const any_function real = resolve(cudart_library, 191)) return reinterpret_cast<decltype(&cold_cudaGraphMemFreeNodeGetParams)>(real)(node, dptr_out);
  static_cast<void>(node);
  static_cast<void>(dptr_out);
  return static_cast<cudaError_t>(failure(cudart_library, 191));
}
decltype(&cold_cudaGraphMemFreeNodeGetParams) slot_cudaGraphMemFreeNodeGetParams = &cold_cudaGraphMemFreeNodeGetParams;

cudaError_t cold_cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 192)) return reinterpret_cast<decltype(&cold_cudaGraphMemcpyNodeGetParams)>(real)(node, pNodeParams);
  zero(pNodeParams, 160);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 192));
}
decltype(&cold_cudaGraphMemcpyNodeGetParams) slot_cudaGraphMemcpyNodeGetParams = &cold_cudaGraphMemcpyNodeGetParams;

cudaError_t cold_cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 193)) return reinterpret_cast<decltype(&cold_cudaGraphMemcpyNodeSetParams)>(real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 193));
}
decltype(&cold_cudaGraphMemcpyNodeSetParams) slot_cudaGraphMemcpyNodeSetParams = &cold_cudaGraphMemcpyNodeSetParams;

cudaError_t cold_cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 194)) return reinterpret_cast<decltype(&cold_cudaGraphMemcpyNodeSetParams1D)>(real)(node, dst, src, count, kind);
  static_cast<void>(node);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 194));
}
}  // namespace
extern decltype(&cold_cudaGraphMemcpyNodeSetParams1D) slot_cudaGraphMemcpyNodeSetParams1D __asm__("nybble_slot_cudaGraphMemcpyNodeSetParams1D") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphMemcpyNodeSetParams1D) slot_cudaGraphMemcpyNodeSetParams1D = &cold_cudaGraphMemcpyNodeSetParams1D;
namespace {

cudaError_t cold_cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 195)) return reinterpret_cast<decltype(&cold_cudaGraphMemcpyNodeSetParamsFromSymbol)>(real)(node, dst, symbol, count, offset, kind);
  static_cast<void>(node);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 195));
}
}  // namespace
extern decltype(&cold_cudaGraphMemcpyNodeSetParamsFromSymbol) slot_cudaGraphMemcpyNodeSetParamsFromSymbol __asm__("nybble_slot_cudaGraphMemcpyNodeSetParamsFromSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphMemcpyNodeSetParamsFromSymbol) slot_cudaGraphMemcpyNodeSetParamsFromSymbol = &cold_cudaGraphMemcpyNodeSetParamsFromSymbol;
namespace {

cudaError_t cold_cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 196)) return reinterpret_cast<decltype(&cold_cudaGraphMemcpyNodeSetParamsToSymbol)>(real)(node, symbol, src, count, offset, kind);
  static_cast<void>(node);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 196));
}
}  // namespace
extern decltype(&cold_cudaGraphMemcpyNodeSetParamsToSymbol) slot_cudaGraphMemcpyNodeSetParamsToSymbol __asm__("nybble_slot_cudaGraphMemcpyNodeSetParamsToSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphMemcpyNodeSetParamsToSymbol) slot_cudaGraphMemcpyNodeSetParamsToSymbol = &cold_cudaGraphMemcpyNodeSetParamsToSymbol;
namespace {

cudaError_t cold_cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 197)) return reinterpret_cast<decltype(&cold_cudaGraphMemsetNodeGetParams)>(real)(node, pNodeParams);
  zero(pNodeParams, 40);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 197));
}
decltype(&cold_cudaGraphMemsetNodeGetParams) slot_cudaGraphMemsetNodeGetParams = &cold_cudaGraphMemsetNodeGetParams;

cudaError_t cold_cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) {
  if (const any_function real = resolve(cudart_library, 198)) return reinterpret_cast<decltype(&cold_cudaGraphMemsetNodeSetParams)>(real)(node, pNodeParams);
  static_cast<void>(node);
  static_cast<void>(pNodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 198));
}
decltype(&cold_cudaGraphMemsetNodeSetParams) slot_cudaGraphMemsetNodeSetParams = &cold_cudaGraphMemsetNodeSetParams;

cudaError_t cold_cudaGraphNodeFindInClone(cudaGraphNode_t* pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph) {
  if (const any_function real = resolve(cudart_library, 199)) return reinterpret_cast<decltype(&cold_cudaGraphNodeFindInClone)>(real)(pNode, originalNode, clonedGraph);
  zero(pNode, 8);
  static_cast<void>(originalNode);
  static_cast<void>(clonedGraph);
  return static_cast<cudaError_t>(failure(cudart_library, 199));
}
decltype(&cold_cudaGraphNodeFindInClone) slot_cudaGraphNodeFindInClone = &cold_cudaGraphNodeFindInClone;

cudaError_t cold_cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, size_t* pNumDependencies) {
  if (const any_function real = resolve(cudart_library, 200)) return reinterpret_cast<decltype(&cold_cudaGraphNodeGetDependencies)>(real)(node, pDependencies, pNumDependencies);
  zero(pDependencies, 8);
  zero(pNumDependencies, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 200));
}
decltype(&cold_cudaGraphNodeGetDependencies) slot_cudaGraphNodeGetDependencies = &cold_cudaGraphNodeGetDependencies;

std::atomic<cudaError_t (*)(cudaGraphNode_t, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphNodeGetDependencies_on_13{nullptr};
cudaError_t cudaGraphNodeGetDependencies_on_13(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, size_t* pNumDependencies) { static_cast<void>(node); static_cast<void>(pDependencies); static_cast<void>(pNumDependencies); return real_cudaGraphNodeGetDependencies_on_13.load(std::memory_order_acquire)(node, pDependencies, nullptr, pNumDependencies); }

constexpr form forms_cudaGraphNodeGetDependencies[] = {
    { 13, "cudaGraphNodeGetDependencies", &adapter_of<real_cudaGraphNodeGetDependencies_on_13, &cudaGraphNodeGetDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, cudaGraphEdgeData* edgeData, size_t* pNumDependencies) {
  if (const any_function real = resolve(cudart_library, 201)) return reinterpret_cast<decltype(&cold_cudaGraphNodeGetDependencies_v2)>(real)(node, pDependencies, edgeData, pNumDependencies);
  zero(pDependencies, 8);
  zero(pNumDependencies, 8);
  static_cast<void>(node);
  static_cast<void>(edgeData);
  return static_cast<cudaError_t>(failure(cudart_library, 201));
}
decltype(&cold_cudaGraphNodeGetDependencies_v2) slot_cudaGraphNodeGetDependencies_v2 = &cold_cudaGraphNodeGetDependencies_v2;

constexpr form forms_cudaGraphNodeGetDependencies_v2[] = {
    { 13, "cudaGraphNodeGetDependencies", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, size_t* pNumDependentNodes) {
  if (const any_function real = resolve(cudart_library, 202)) return reinterpret_cast<decltype(&cold_cudaGraphNodeGetDependentNodes)>(real)(node, pDependentNodes, pNumDependentNodes);
  zero(pDependentNodes, 8);
  zero(pNumDependentNodes, 8);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 202));
}
decltype(&cold_cudaGraphNodeGetDependentNodes) slot_cudaGraphNodeGetDependentNodes = &cold_cudaGraphNodeGetDependentNodes;

std::atomic<cudaError_t (*)(cudaGraphNode_t, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphNodeGetDependentNodes_on_13{nullptr};
cudaError_t cudaGraphNodeGetDependentNodes_on_13(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, size_t* pNumDependentNodes) { static_cast<void>(node); static_cast<void>(pDependentNodes); static_cast<void>(pNumDependentNodes); return real_cudaGraphNodeGetDependentNodes_on_13.load(std::memory_order_acquire)(node, pDependentNodes, nullptr, pNumDependentNodes); }

constexpr form forms_cudaGraphNodeGetDependentNodes[] = {
    { 13, "cudaGraphNodeGetDependentNodes", &adapter_of<real_cudaGraphNodeGetDependentNodes_on_13, &cudaGraphNodeGetDependentNodes_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, cudaGraphEdgeData* edgeData, size_t* pNumDependentNodes) {
  if (const any_function real = resolve(cudart_library, 203)) return reinterpret_cast<decltype(&cold_cudaGraphNodeGetDependentNodes_v2)>(real)(node, pDependentNodes, edgeData, pNumDependentNodes);
  zero(pDependentNodes, 8);
  zero(pNumDependentNodes, 8);
  static_cast<void>(node);
  static_cast<void>(edgeData);
  return static_cast<cudaError_t>(failure(cudart_library, 203));
}
decltype(&cold_cudaGraphNodeGetDependentNodes_v2) slot_cudaGraphNodeGetDependentNodes_v2 = &cold_cudaGraphNodeGetDependentNodes_v2;

constexpr form forms_cudaGraphNodeGetDependentNodes_v2[] = {
    { 13, "cudaGraphNodeGetDependentNodes", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int* isEnabled) {
  if (const any_function real = resolve(cudart_library, 204)) return reinterpret_cast<decltype(&cold_cudaGraphNodeGetEnabled)>(real)(hGraphExec, hNode, isEnabled);
  zero(isEnabled, 4);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  return static_cast<cudaError_t>(failure(cudart_library, 204));
}
decltype(&cold_cudaGraphNodeGetEnabled) slot_cudaGraphNodeGetEnabled = &cold_cudaGraphNodeGetEnabled;

cudaError_t cold_cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* pType) {
  if (const any_function real = resolve(cudart_library, 205)) return reinterpret_cast<decltype(&cold_cudaGraphNodeGetType)>(real)(node, pType);
  zero(pType, 4);
  static_cast<void>(node);
  return static_cast<cudaError_t>(failure(cudart_library, 205));
}
decltype(&cold_cudaGraphNodeGetType) slot_cudaGraphNodeGetType = &cold_cudaGraphNodeGetType;

cudaError_t cold_cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled) {
  if (const any_function real = resolve(cudart_library, 206)) return reinterpret_cast<decltype(&cold_cudaGraphNodeSetEnabled)>(real)(hGraphExec, hNode, isEnabled);
  static_cast<void>(hGraphExec);
  static_cast<void>(hNode);
  static_cast<void>(isEnabled);
  return static_cast<cudaError_t>(failure(cudart_library, 206));
}
decltype(&cold_cudaGraphNodeSetEnabled) slot_cudaGraphNodeSetEnabled = &cold_cudaGraphNodeSetEnabled;

cudaError_t cold_cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) {
  if (const any_function real = resolve(cudart_library, 207)) return reinterpret_cast<decltype(&cold_cudaGraphNodeSetParams)>(real)(node, nodeParams);
  static_cast<void>(node);
  static_cast<void>(nodeParams);
  return static_cast<cudaError_t>(failure(cudart_library, 207));
}
decltype(&cold_cudaGraphNodeSetParams) slot_cudaGraphNodeSetParams = &cold_cudaGraphNodeSetParams;

cudaError_t cold_cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count) {
  if (const any_function real = resolve(cudart_library, 208)) return reinterpret_cast<decltype(&cold_cudaGraphReleaseUserObject)>(real)(graph, object, count);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 208));
}
decltype(&cold_cudaGraphReleaseUserObject) slot_cudaGraphReleaseUserObject = &cold_cudaGraphReleaseUserObject;

cudaError_t cold_cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 209)) return reinterpret_cast<decltype(&cold_cudaGraphRemoveDependencies)>(real)(graph, from, to, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 209));
}
decltype(&cold_cudaGraphRemoveDependencies) slot_cudaGraphRemoveDependencies = &cold_cudaGraphRemoveDependencies;

std::atomic<cudaError_t (*)(cudaGraph_t, const cudaGraphNode_t*, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t)> real_cudaGraphRemoveDependencies_on_13{nullptr};
cudaError_t cudaGraphRemoveDependencies_on_13(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numDependencies); return real_cudaGraphRemoveDependencies_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numDependencies); }

constexpr form forms_cudaGraphRemoveDependencies[] = {
    { 13, "cudaGraphRemoveDependencies", &adapter_of<real_cudaGraphRemoveDependencies_on_13, &cudaGraphRemoveDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) {
  if (const any_function real = resolve(cudart_library, 210)) return reinterpret_cast<decltype(&cold_cudaGraphRemoveDependencies_v2)>(real)(graph, from, to, edgeData, numDependencies);
  static_cast<void>(graph);
  static_cast<void>(from);
  static_cast<void>(to);
  static_cast<void>(edgeData);
  static_cast<void>(numDependencies);
  return static_cast<cudaError_t>(failure(cudart_library, 210));
}
}  // namespace
extern decltype(&cold_cudaGraphRemoveDependencies_v2) slot_cudaGraphRemoveDependencies_v2 __asm__("nybble_slot_cudaGraphRemoveDependencies_v2") __attribute__((visibility("hidden")));
decltype(&cold_cudaGraphRemoveDependencies_v2) slot_cudaGraphRemoveDependencies_v2 = &cold_cudaGraphRemoveDependencies_v2;
namespace {

constexpr form forms_cudaGraphRemoveDependencies_v2[] = {
    { 13, "cudaGraphRemoveDependencies", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 211)) return reinterpret_cast<decltype(&cold_cudaGraphRetainUserObject)>(real)(graph, object, count, flags);
  static_cast<void>(graph);
  static_cast<void>(object);
  static_cast<void>(count);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 211));
}
decltype(&cold_cudaGraphRetainUserObject) slot_cudaGraphRetainUserObject = &cold_cudaGraphRetainUserObject;

cudaError_t cold_cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 212)) return reinterpret_cast<decltype(&cold_cudaGraphUpload)>(real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 212));
}
decltype(&cold_cudaGraphUpload) slot_cudaGraphUpload = &cold_cudaGraphUpload;

cudaError_t cold_cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 213)) return reinterpret_cast<decltype(&cold_cudaGraphUpload_ptsz)>(real)(graphExec, stream);
  static_cast<void>(graphExec);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 213));
}
decltype(&cold_cudaGraphUpload_ptsz) slot_cudaGraphUpload_ptsz = &cold_cudaGraphUpload_ptsz;

cudaError_t cold_cudaGraphicsEGLRegisterImage(cudaGraphicsResource** pCudaResource, EGLImageKHR image, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 214)) return reinterpret_cast<decltype(&cold_cudaGraphicsEGLRegisterImage)>(real)(pCudaResource, image, flags);
  zero(pCudaResource, 8);
  static_cast<void>(image);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 214));
}
decltype(&cold_cudaGraphicsEGLRegisterImage) slot_cudaGraphicsEGLRegisterImage = &cold_cudaGraphicsEGLRegisterImage;

cudaError_t cold_cudaGraphicsGLRegisterBuffer(cudaGraphicsResource** resource, GLuint buffer, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 215)) return reinterpret_cast<decltype(&cold_cudaGraphicsGLRegisterBuffer)>(real)(resource, buffer, flags);
  zero(resource, 8);
  static_cast<void>(buffer);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 215));
}
decltype(&cold_cudaGraphicsGLRegisterBuffer) slot_cudaGraphicsGLRegisterBuffer = &cold_cudaGraphicsGLRegisterBuffer;

cudaError_t cold_cudaGraphicsGLRegisterImage(cudaGraphicsResource** resource, GLuint image, GLenum target, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 216)) return reinterpret_cast<decltype(&cold_cudaGraphicsGLRegisterImage)>(real)(resource, image, target, flags);
  zero(resource, 8);
  static_cast<void>(image);
  static_cast<void>(target);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 216));
}
decltype(&cold_cudaGraphicsGLRegisterImage) slot_cudaGraphicsGLRegisterImage = &cold_cudaGraphicsGLRegisterImage;

cudaError_t cold_cudaGraphicsMapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 217)) return reinterpret_cast<decltype(&cold_cudaGraphicsMapResources)>(real)(count, resources, stream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 217));
}
decltype(&cold_cudaGraphicsMapResources) slot_cudaGraphicsMapResources = &cold_cudaGraphicsMapResources;

cudaError_t cold_cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame* eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel) {
  if (const any_function real = resolve(cudart_library, 218)) return reinterpret_cast<decltype(&cold_cudaGraphicsResourceGetMappedEglFrame)>(real)(eglFrame, resource, index, mipLevel);
  zero(eglFrame, 280);
  static_cast<void>(resource);
  static_cast<void>(index);
  static_cast<void>(mipLevel);
  return static_cast<cudaError_t>(failure(cudart_library, 218));
}
decltype(&cold_cudaGraphicsResourceGetMappedEglFrame) slot_cudaGraphicsResourceGetMappedEglFrame = &cold_cudaGraphicsResourceGetMappedEglFrame;

cudaError_t cold_cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t* mipmappedArray, cudaGraphicsResource_t resource) {
  if (const any_function real = resolve(cudart_library, 219)) return reinterpret_cast<decltype(&cold_cudaGraphicsResourceGetMappedMipmappedArray)>(real)(mipmappedArray, resource);
  zero(mipmappedArray, 8);
  static_cast<void>(resource);
  return static_cast<cudaError_t>(failure(cudart_library, 219));
}
decltype(&cold_cudaGraphicsResourceGetMappedMipmappedArray) slot_cudaGraphicsResourceGetMappedMipmappedArray = &cold_cudaGraphicsResourceGetMappedMipmappedArray;

cudaError_t cold_cudaGraphicsResourceGetMappedPointer(void** devPtr, size_t* size, cudaGraphicsResource_t resource) {
  if (const any_function real = resolve(cudart_library, 220)) return reinterpret_cast<decltype(&cold_cudaGraphicsResourceGetMappedPointer)>(real)(devPtr, size, resource);
  zero(devPtr, 8);
  zero(size, 8);
  static_cast<void>(resource);
  return static_cast<cudaError_t>(failure(cudart_library, 220));
}
decltype(&cold_cudaGraphicsResourceGetMappedPointer) slot_cudaGraphicsResourceGetMappedPointer = &cold_cudaGraphicsResourceGetMappedPointer;

cudaError_t cold_cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 221)) return reinterpret_cast<decltype(&cold_cudaGraphicsResourceSetMapFlags)>(real)(resource, flags);
  static_cast<void>(resource);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 221));
}
decltype(&cold_cudaGraphicsResourceSetMapFlags) slot_cudaGraphicsResourceSetMapFlags = &cold_cudaGraphicsResourceSetMapFlags;

cudaError_t cold_cudaGraphicsSubResourceGetMappedArray(cudaArray_t* array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel) {
  if (const any_function real = resolve(cudart_library, 222)) return reinterpret_cast<decltype(&cold_cudaGraphicsSubResourceGetMappedArray)>(real)(array, resource, arrayIndex, mipLevel);
  zero(array, 8);
  static_cast<void>(resource);
  static_cast<void>(arrayIndex);
  static_cast<void>(mipLevel);
  return static_cast<cudaError_t>(failure(cudart_library, 222));
}
decltype(&cold_cudaGraphicsSubResourceGetMappedArray) slot_cudaGraphicsSubResourceGetMappedArray = &cold_cudaGraphicsSubResourceGetMappedArray;

cudaError_t cold_cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 223)) return reinterpret_cast<decltype(&cold_cudaGraphicsUnmapResources)>(real)(count, resources, stream);
  static_cast<void>(count);
  static_cast<void>(resources);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 223));
}
decltype(&cold_cudaGraphicsUnmapResources) slot_cudaGraphicsUnmapResources = &cold_cudaGraphicsUnmapResources;

cudaError_t cold_cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource) {
  if (const any_function real = resolve(cudart_library, 224)) return reinterpret_cast<decltype(&cold_cudaGraphicsUnregisterResource)>(real)(resource);
  static_cast<void>(resource);
  return static_cast<cudaError_t>(failure(cudart_library, 224));
}
decltype(&cold_cudaGraphicsUnregisterResource) slot_cudaGraphicsUnregisterResource = &cold_cudaGraphicsUnregisterResource;

cudaError_t cold_cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource** resource, VdpOutputSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 225)) return reinterpret_cast<decltype(&cold_cudaGraphicsVDPAURegisterOutputSurface)>(real)(resource, vdpSurface, flags);
  zero(resource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 225));
}
decltype(&cold_cudaGraphicsVDPAURegisterOutputSurface) slot_cudaGraphicsVDPAURegisterOutputSurface = &cold_cudaGraphicsVDPAURegisterOutputSurface;

cudaError_t cold_cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource** resource, VdpVideoSurface vdpSurface, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 226)) return reinterpret_cast<decltype(&cold_cudaGraphicsVDPAURegisterVideoSurface)>(real)(resource, vdpSurface, flags);
  zero(resource, 8);
  static_cast<void>(vdpSurface);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 226));
}
decltype(&cold_cudaGraphicsVDPAURegisterVideoSurface) slot_cudaGraphicsVDPAURegisterVideoSurface = &cold_cudaGraphicsVDPAURegisterVideoSurface;

cudaError_t cold_cudaHostAlloc(void** pHost, size_t size, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 227)) return reinterpret_cast<decltype(&cold_cudaHostAlloc)>(real)(pHost, size, flags);
  zero(pHost, 8);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 227));
}
decltype(&cold_cudaHostAlloc) slot_cudaHostAlloc = &cold_cudaHostAlloc;

cudaError_t cold_cudaHostGetDevicePointer(void** pDevice, void* pHost, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 228)) return reinterpret_cast<decltype(&cold_cudaHostGetDevicePointer)>(real)(pDevice, pHost, flags);
  zero(pDevice, 8);
  static_cast<void>(pHost);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 228));
}
decltype(&cold_cudaHostGetDevicePointer) slot_cudaHostGetDevicePointer = &cold_cudaHostGetDevicePointer;

cudaError_t cold_cudaHostGetFlags(unsigned int* pFlags, void* pHost) {
  if (const any_function real = resolve(cudart_library, 229)) return reinterpret_cast<decltype(&cold_cudaHostGetFlags)>(real)(pFlags, pHost);
  zero(pFlags, 4);
  static_cast<void>(pHost);
  return static_cast<cudaError_t>(failure(cudart_library, 229));
}
decltype(&cold_cudaHostGetFlags) slot_cudaHostGetFlags = &cold_cudaHostGetFlags;

cudaError_t cold_cudaHostRegister(void* ptr, size_t size, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 230)) return reinterpret_cast<decltype(&cold_cudaHostRegister)>(real)(ptr, size, flags);
  static_cast<void>(ptr);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 230));
}
decltype(&cold_cudaHostRegister) slot_cudaHostRegister = &cold_cudaHostRegister;

cudaError_t cold_cudaHostUnregister(void* ptr) {
  if (const any_function real = resolve(cudart_library, 231)) return reinterpret_cast<decltype(&cold_cudaHostUnregister)>(real)(ptr);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 231));
}
decltype(&cold_cudaHostUnregister) slot_cudaHostUnregister = &cold_cudaHostUnregister;

cudaError_t cold_cudaImportExternalMemory(cudaExternalMemory_t* extMem_out, const cudaExternalMemoryHandleDesc* memHandleDesc) {
  if (const any_function real = resolve(cudart_library, 232)) return reinterpret_cast<decltype(&cold_cudaImportExternalMemory)>(real)(extMem_out, memHandleDesc);
  zero(extMem_out, 8);
  static_cast<void>(memHandleDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 232));
}
decltype(&cold_cudaImportExternalMemory) slot_cudaImportExternalMemory = &cold_cudaImportExternalMemory;

constexpr form forms_cudaImportExternalMemory[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaImportExternalSemaphore(cudaExternalSemaphore_t* extSem_out, const cudaExternalSemaphoreHandleDesc* semHandleDesc) {
  if (const any_function real = resolve(cudart_library, 233)) return reinterpret_cast<decltype(&cold_cudaImportExternalSemaphore)>(real)(extSem_out, semHandleDesc);
  zero(extSem_out, 8);
  static_cast<void>(semHandleDesc);
  return static_cast<cudaError_t>(failure(cudart_library, 233));
}
decltype(&cold_cudaImportExternalSemaphore) slot_cudaImportExternalSemaphore = &cold_cudaImportExternalSemaphore;

constexpr form forms_cudaImportExternalSemaphore[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 234)) return reinterpret_cast<decltype(&cold_cudaInitDevice)>(real)(device, deviceFlags, flags);
  static_cast<void>(device);
  static_cast<void>(deviceFlags);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 234));
}
decltype(&cold_cudaInitDevice) slot_cudaInitDevice = &cold_cudaInitDevice;

cudaError_t cold_cudaIpcCloseMemHandle(void* devPtr) {
  if (const any_function real = resolve(cudart_library, 235)) return reinterpret_cast<decltype(&cold_cudaIpcCloseMemHandle)>(real)(devPtr);
  static_cast<void>(devPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 235));
}
decltype(&cold_cudaIpcCloseMemHandle) slot_cudaIpcCloseMemHandle = &cold_cudaIpcCloseMemHandle;

cudaError_t cold_cudaIpcGetEventHandle(cudaIpcEventHandle_t* handle, cudaEvent_t event) {
  if (const any_function real = resolve(cudart_library, 236)) return reinterpret_cast<decltype(&cold_cudaIpcGetEventHandle)>(real)(handle, event);
  static_cast<void>(handle);
  static_cast<void>(event);
  return static_cast<cudaError_t>(failure(cudart_library, 236));
}
decltype(&cold_cudaIpcGetEventHandle) slot_cudaIpcGetEventHandle = &cold_cudaIpcGetEventHandle;

cudaError_t cold_cudaIpcGetMemHandle(cudaIpcMemHandle_t* handle, void* devPtr) {
  if (const any_function real = resolve(cudart_library, 237)) return reinterpret_cast<decltype(&cold_cudaIpcGetMemHandle)>(real)(handle, devPtr);
  static_cast<void>(handle);
  static_cast<void>(devPtr);
  return static_cast<cudaError_t>(failure(cudart_library, 237));
}
decltype(&cold_cudaIpcGetMemHandle) slot_cudaIpcGetMemHandle = &cold_cudaIpcGetMemHandle;

cudaError_t cold_cudaIpcOpenEventHandle(cudaEvent_t* event, cudaIpcEventHandle_t handle) {
  if (const any_function real = resolve(cudart_library, 238)) return reinterpret_cast<decltype(&cold_cudaIpcOpenEventHandle)>(real)(event, handle);
  zero(event, 8);
  static_cast<void>(handle);
  return static_cast<cudaError_t>(failure(cudart_library, 238));
}
decltype(&cold_cudaIpcOpenEventHandle) slot_cudaIpcOpenEventHandle = &cold_cudaIpcOpenEventHandle;

cudaError_t cold_cudaIpcOpenMemHandle(void** devPtr, cudaIpcMemHandle_t handle, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 239)) return reinterpret_cast<decltype(&cold_cudaIpcOpenMemHandle)>(real)(devPtr, handle, flags);
  zero(devPtr, 8);
  static_cast<void>(handle);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 239));
}
decltype(&cold_cudaIpcOpenMemHandle) slot_cudaIpcOpenMemHandle = &cold_cudaIpcOpenMemHandle;

cudaError_t cold_cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device) {
  if (const any_function real = resolve(cudart_library, 240)) return reinterpret_cast<decltype(&cold_cudaKernelSetAttributeForDevice)>(real)(kernel, attr, value, device);
  static_cast<void>(kernel);
  static_cast<void>(attr);
  static_cast<void>(value);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 240));
}
decltype(&cold_cudaKernelSetAttributeForDevice) slot_cudaKernelSetAttributeForDevice = &cold_cudaKernelSetAttributeForDevice;

cudaError_t cold_cudaLaunchCooperativeKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 241)) return reinterpret_cast<decltype(&cold_cudaLaunchCooperativeKernel)>(real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 241));
}
}  // namespace
extern decltype(&cold_cudaLaunchCooperativeKernel) slot_cudaLaunchCooperativeKernel __asm__("nybble_slot_cudaLaunchCooperativeKernel") __attribute__((visibility("hidden")));
decltype(&cold_cudaLaunchCooperativeKernel) slot_cudaLaunchCooperativeKernel = &cold_cudaLaunchCooperativeKernel;
namespace {

cudaError_t cold_cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams* launchParamsList, unsigned int numDevices, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 242)) return reinterpret_cast<decltype(&cold_cudaLaunchCooperativeKernelMultiDevice)>(real)(launchParamsList, numDevices, flags);
  static_cast<void>(launchParamsList);
  static_cast<void>(numDevices);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 242));
}
decltype(&cold_cudaLaunchCooperativeKernelMultiDevice) slot_cudaLaunchCooperativeKernelMultiDevice = &cold_cudaLaunchCooperativeKernelMultiDevice;

cudaError_t cold_cudaLaunchCooperativeKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 243)) return reinterpret_cast<decltype(&cold_cudaLaunchCooperativeKernel_ptsz)>(real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 243));
}
}  // namespace
extern decltype(&cold_cudaLaunchCooperativeKernel_ptsz) slot_cudaLaunchCooperativeKernel_ptsz __asm__("nybble_slot_cudaLaunchCooperativeKernel_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaLaunchCooperativeKernel_ptsz) slot_cudaLaunchCooperativeKernel_ptsz = &cold_cudaLaunchCooperativeKernel_ptsz;
namespace {

cudaError_t cold_cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void* userData) {
  if (const any_function real = resolve(cudart_library, 244)) return reinterpret_cast<decltype(&cold_cudaLaunchHostFunc)>(real)(stream, fn, userData);
  static_cast<void>(stream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<cudaError_t>(failure(cudart_library, 244));
}
decltype(&cold_cudaLaunchHostFunc) slot_cudaLaunchHostFunc = &cold_cudaLaunchHostFunc;

cudaError_t cold_cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void* userData) {
  if (const any_function real = resolve(cudart_library, 245)) return reinterpret_cast<decltype(&cold_cudaLaunchHostFunc_ptsz)>(real)(stream, fn, userData);
  static_cast<void>(stream);
  static_cast<void>(fn);
  static_cast<void>(userData);
  return static_cast<cudaError_t>(failure(cudart_library, 245));
}
decltype(&cold_cudaLaunchHostFunc_ptsz) slot_cudaLaunchHostFunc_ptsz = &cold_cudaLaunchHostFunc_ptsz;

cudaError_t cold_cudaLaunchKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 246)) return reinterpret_cast<decltype(&cold_cudaLaunchKernel)>(real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 246));
}
}  // namespace
extern decltype(&cold_cudaLaunchKernel) slot_cudaLaunchKernel __asm__("nybble_slot_cudaLaunchKernel") __attribute__((visibility("hidden")));
decltype(&cold_cudaLaunchKernel) slot_cudaLaunchKernel = &cold_cudaLaunchKernel;
namespace {

cudaError_t cold_cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* func, void** args) {
  if (const any_function real = resolve(cudart_library, 247)) return reinterpret_cast<decltype(&cold_cudaLaunchKernelExC)>(real)(config, func, args);
  static_cast<void>(config);
  static_cast<void>(func);
  static_cast<void>(args);
  return static_cast<cudaError_t>(failure(cudart_library, 247));
}
decltype(&cold_cudaLaunchKernelExC) slot_cudaLaunchKernelExC = &cold_cudaLaunchKernelExC;

cudaError_t cold_cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t* config, const void* func, void** args) {
  if (const any_function real = resolve(cudart_library, 248)) return reinterpret_cast<decltype(&cold_cudaLaunchKernelExC_ptsz)>(real)(config, func, args);
  static_cast<void>(config);
  static_cast<void>(func);
  static_cast<void>(args);
  return static_cast<cudaError_t>(failure(cudart_library, 248));
}
decltype(&cold_cudaLaunchKernelExC_ptsz) slot_cudaLaunchKernelExC_ptsz = &cold_cudaLaunchKernelExC_ptsz;

cudaError_t cold_cudaLaunchKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 249)) return reinterpret_cast<decltype(&cold_cudaLaunchKernel_ptsz)>(real)(func, gridDim, blockDim, args, sharedMem, stream);
  static_cast<void>(func);
  static_cast<void>(gridDim);
  static_cast<void>(blockDim);
  static_cast<void>(args);
  static_cast<void>(sharedMem);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 249));
}
}  // namespace
extern decltype(&cold_cudaLaunchKernel_ptsz) slot_cudaLaunchKernel_ptsz __asm__("nybble_slot_cudaLaunchKernel_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaLaunchKernel_ptsz) slot_cudaLaunchKernel_ptsz = &cold_cudaLaunchKernel_ptsz;
namespace {

cudaError_t cold_cudaLibraryEnumerateKernels(cudaKernel_t* kernels, unsigned int numKernels, cudaLibrary_t lib) {
  if (const any_function real = resolve(cudart_library, 250)) return reinterpret_cast<decltype(&cold_cudaLibraryEnumerateKernels)>(real)(kernels, numKernels, lib);
  static_cast<void>(kernels);
  static_cast<void>(numKernels);
  static_cast<void>(lib);
  return static_cast<cudaError_t>(failure(cudart_library, 250));
}
decltype(&cold_cudaLibraryEnumerateKernels) slot_cudaLibraryEnumerateKernels = &cold_cudaLibraryEnumerateKernels;

cudaError_t cold_cudaLibraryGetGlobal(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) {
  if (const any_function real = resolve(cudart_library, 251)) return reinterpret_cast<decltype(&cold_cudaLibraryGetGlobal)>(real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<cudaError_t>(failure(cudart_library, 251));
}
decltype(&cold_cudaLibraryGetGlobal) slot_cudaLibraryGetGlobal = &cold_cudaLibraryGetGlobal;

cudaError_t cold_cudaLibraryGetKernel(cudaKernel_t* pKernel, cudaLibrary_t library, const char* name) {
  if (const any_function real = resolve(cudart_library, 252)) return reinterpret_cast<decltype(&cold_cudaLibraryGetKernel)>(real)(pKernel, library, name);
  zero(pKernel, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<cudaError_t>(failure(cudart_library, 252));
}
decltype(&cold_cudaLibraryGetKernel) slot_cudaLibraryGetKernel = &cold_cudaLibraryGetKernel;

cudaError_t cold_cudaLibraryGetKernelCount(unsigned int* count, cudaLibrary_t lib) {
  if (const any_function real = resolve(cudart_library, 253)) return reinterpret_cast<decltype(&cold_cudaLibraryGetKernelCount)>(real)(count, lib);
  zero(count, 4);
  static_cast<void>(lib);
  return static_cast<cudaError_t>(failure(cudart_library, 253));
}
decltype(&cold_cudaLibraryGetKernelCount) slot_cudaLibraryGetKernelCount = &cold_cudaLibraryGetKernelCount;

cudaError_t cold_cudaLibraryGetManaged(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) {
  if (const any_function real = resolve(cudart_library, 254)) return reinterpret_cast<decltype(&cold_cudaLibraryGetManaged)>(real)(dptr, bytes, library, name);
  zero(dptr, 8);
  zero(bytes, 8);
  static_cast<void>(library);
  static_cast<void>(name);
  return static_cast<cudaError_t>(failure(cudart_library, 254));
}
decltype(&cold_cudaLibraryGetManaged) slot_cudaLibraryGetManaged = &cold_cudaLibraryGetManaged;

cudaError_t cold_cudaLibraryGetUnifiedFunction(void** fptr, cudaLibrary_t library, const char* symbol) {
  if (const any_function real = resolve(cudart_library, 255)) return reinterpret_cast<decltype(&cold_cudaLibraryGetUnifiedFunction)>(real)(fptr, library, symbol);
  zero(fptr, 8);
  static_cast<void>(library);
  static_cast<void>(symbol);
  return static_cast<cudaError_t>(failure(cudart_library, 255));
}
decltype(&cold_cudaLibraryGetUnifiedFunction) slot_cudaLibraryGetUnifiedFunction = &cold_cudaLibraryGetUnifiedFunction;

cudaError_t cold_cudaLibraryLoadData(cudaLibrary_t* library, const void* code, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(cudart_library, 256)) return reinterpret_cast<decltype(&cold_cudaLibraryLoadData)>(real)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
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
extern decltype(&cold_cudaLibraryLoadData) slot_cudaLibraryLoadData __asm__("nybble_slot_cudaLibraryLoadData") __attribute__((visibility("hidden")));
decltype(&cold_cudaLibraryLoadData) slot_cudaLibraryLoadData = &cold_cudaLibraryLoadData;
namespace {

cudaError_t cold_cudaLibraryLoadFromFile(cudaLibrary_t* library, const char* fileName, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) {
  if (const any_function real = resolve(cudart_library, 257)) return reinterpret_cast<decltype(&cold_cudaLibraryLoadFromFile)>(real)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
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
extern decltype(&cold_cudaLibraryLoadFromFile) slot_cudaLibraryLoadFromFile __asm__("nybble_slot_cudaLibraryLoadFromFile") __attribute__((visibility("hidden")));
decltype(&cold_cudaLibraryLoadFromFile) slot_cudaLibraryLoadFromFile = &cold_cudaLibraryLoadFromFile;
namespace {

cudaError_t cold_cudaLibraryUnload(cudaLibrary_t library) {
  if (const any_function real = resolve(cudart_library, 258)) return reinterpret_cast<decltype(&cold_cudaLibraryUnload)>(real)(library);
  static_cast<void>(library);
  return static_cast<cudaError_t>(failure(cudart_library, 258));
}
decltype(&cold_cudaLibraryUnload) slot_cudaLibraryUnload = &cold_cudaLibraryUnload;

cudaError_t cold_cudaMalloc(void** devPtr, size_t size) {
  if (const any_function real = resolve(cudart_library, 259)) return reinterpret_cast<decltype(&cold_cudaMalloc)>(real)(devPtr, size);
  zero(devPtr, 8);
  static_cast<void>(size);
  return static_cast<cudaError_t>(failure(cudart_library, 259));
}
decltype(&cold_cudaMalloc) slot_cudaMalloc = &cold_cudaMalloc;

cudaError_t cold_cudaMalloc3D(cudaPitchedPtr* pitchedDevPtr, cudaExtent extent) {
  if (const any_function real = resolve(cudart_library, 260)) return reinterpret_cast<decltype(&cold_cudaMalloc3D)>(real)(pitchedDevPtr, extent);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(extent);
  return static_cast<cudaError_t>(failure(cudart_library, 260));
}
decltype(&cold_cudaMalloc3D) slot_cudaMalloc3D = &cold_cudaMalloc3D;

cudaError_t cold_cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 261)) return reinterpret_cast<decltype(&cold_cudaMalloc3DArray)>(real)(array, desc, extent, flags);
  zero(array, 8);
  static_cast<void>(desc);
  static_cast<void>(extent);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 261));
}
decltype(&cold_cudaMalloc3DArray) slot_cudaMalloc3DArray = &cold_cudaMalloc3DArray;

cudaError_t cold_cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, size_t width, size_t height, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 262)) return reinterpret_cast<decltype(&cold_cudaMallocArray)>(real)(array, desc, width, height, flags);
  zero(array, 8);
  static_cast<void>(desc);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 262));
}
}  // namespace
extern decltype(&cold_cudaMallocArray) slot_cudaMallocArray __asm__("nybble_slot_cudaMallocArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMallocArray) slot_cudaMallocArray = &cold_cudaMallocArray;
namespace {

cudaError_t cold_cudaMallocAsync(void** devPtr, size_t size, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 263)) return reinterpret_cast<decltype(&cold_cudaMallocAsync)>(real)(devPtr, size, hStream);
  zero(devPtr, 8);
  static_cast<void>(size);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 263));
}
decltype(&cold_cudaMallocAsync) slot_cudaMallocAsync = &cold_cudaMallocAsync;

cudaError_t cold_cudaMallocAsync_ptsz(void** devPtr, size_t size, cudaStream_t hStream) {
  if (const any_function real = resolve(cudart_library, 264)) return reinterpret_cast<decltype(&cold_cudaMallocAsync_ptsz)>(real)(devPtr, size, hStream);
  zero(devPtr, 8);
  static_cast<void>(size);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 264));
}
decltype(&cold_cudaMallocAsync_ptsz) slot_cudaMallocAsync_ptsz = &cold_cudaMallocAsync_ptsz;

cudaError_t cold_cudaMallocFromPoolAsync(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 265)) return reinterpret_cast<decltype(&cold_cudaMallocFromPoolAsync)>(real)(ptr, size, memPool, stream);
  zero(ptr, 8);
  static_cast<void>(size);
  static_cast<void>(memPool);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 265));
}
decltype(&cold_cudaMallocFromPoolAsync) slot_cudaMallocFromPoolAsync = &cold_cudaMallocFromPoolAsync;

cudaError_t cold_cudaMallocFromPoolAsync_ptsz(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 266)) return reinterpret_cast<decltype(&cold_cudaMallocFromPoolAsync_ptsz)>(real)(ptr, size, memPool, stream);
  zero(ptr, 8);
  static_cast<void>(size);
  static_cast<void>(memPool);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 266));
}
decltype(&cold_cudaMallocFromPoolAsync_ptsz) slot_cudaMallocFromPoolAsync_ptsz = &cold_cudaMallocFromPoolAsync_ptsz;

cudaError_t cold_cudaMallocHost(void** ptr, size_t size) {
  if (const any_function real = resolve(cudart_library, 267)) return reinterpret_cast<decltype(&cold_cudaMallocHost)>(real)(ptr, size);
  zero(ptr, 8);
  static_cast<void>(size);
  return static_cast<cudaError_t>(failure(cudart_library, 267));
}
decltype(&cold_cudaMallocHost) slot_cudaMallocHost = &cold_cudaMallocHost;

cudaError_t cold_cudaMallocManaged(void** devPtr, size_t size, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 268)) return reinterpret_cast<decltype(&cold_cudaMallocManaged)>(real)(devPtr, size, flags);
  zero(devPtr, 8);
  static_cast<void>(size);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 268));
}
decltype(&cold_cudaMallocManaged) slot_cudaMallocManaged = &cold_cudaMallocManaged;

cudaError_t cold_cudaMallocMipmappedArray(cudaMipmappedArray_t* mipmappedArray, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int numLevels, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 269)) return reinterpret_cast<decltype(&cold_cudaMallocMipmappedArray)>(real)(mipmappedArray, desc, extent, numLevels, flags);
  zero(mipmappedArray, 8);
  static_cast<void>(desc);
  static_cast<void>(extent);
  static_cast<void>(numLevels);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 269));
}
}  // namespace
extern decltype(&cold_cudaMallocMipmappedArray) slot_cudaMallocMipmappedArray __asm__("nybble_slot_cudaMallocMipmappedArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMallocMipmappedArray) slot_cudaMallocMipmappedArray = &cold_cudaMallocMipmappedArray;
namespace {

cudaError_t cold_cudaMallocPitch(void** devPtr, size_t* pitch, size_t width, size_t height) {
  if (const any_function real = resolve(cudart_library, 270)) return reinterpret_cast<decltype(&cold_cudaMallocPitch)>(real)(devPtr, pitch, width, height);
  zero(devPtr, 8);
  zero(pitch, 8);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 270));
}
decltype(&cold_cudaMallocPitch) slot_cudaMallocPitch = &cold_cudaMallocPitch;

cudaError_t cold_cudaMemAdvise(const void* devPtr, size_t count, cudaMemoryAdvise advice, int device) {
  if (const any_function real = resolve(cudart_library, 271)) return reinterpret_cast<decltype(&cold_cudaMemAdvise)>(real)(devPtr, count, advice, device);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 271));
}
decltype(&cold_cudaMemAdvise) slot_cudaMemAdvise = &cold_cudaMemAdvise;

std::atomic<cudaError_t (*)(const void*, size_t, cudaMemoryAdvise, cudaMemLocation)> real_cudaMemAdvise_on_13{nullptr};
cudaError_t cudaMemAdvise_on_13(const void* devPtr, size_t count, cudaMemoryAdvise advice, int device) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(advice); static_cast<void>(device); return real_cudaMemAdvise_on_13.load(std::memory_order_acquire)(devPtr, count, advice, location_of<cudaMemLocation>(device)); }

constexpr form forms_cudaMemAdvise[] = {
    { 13, "cudaMemAdvise", &adapter_of<real_cudaMemAdvise_on_13, &cudaMemAdvise_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemAdvise_v2(const void* devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location) {
  if (const any_function real = resolve(cudart_library, 272)) return reinterpret_cast<decltype(&cold_cudaMemAdvise_v2)>(real)(devPtr, count, advice, location);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(advice);
  static_cast<void>(location);
  return static_cast<cudaError_t>(failure(cudart_library, 272));
}
decltype(&cold_cudaMemAdvise_v2) slot_cudaMemAdvise_v2 = &cold_cudaMemAdvise_v2;

constexpr form forms_cudaMemAdvise_v2[] = {
    { 13, "cudaMemAdvise", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemGetInfo(size_t* free, size_t* total) {
  if (const any_function real = resolve(cudart_library, 273)) return reinterpret_cast<decltype(&cold_cudaMemGetInfo)>(real)(free, total);
  zero(free, 8);
  zero(total, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 273));
}
decltype(&cold_cudaMemGetInfo) slot_cudaMemGetInfo = &cold_cudaMemGetInfo;

cudaError_t cold_cudaMemPoolCreate(cudaMemPool_t* memPool, const cudaMemPoolProps* poolProps) {
  if (const any_function real = resolve(cudart_library, 274)) return reinterpret_cast<decltype(&cold_cudaMemPoolCreate)>(real)(memPool, poolProps);
  zero(memPool, 8);
  static_cast<void>(poolProps);
  return static_cast<cudaError_t>(failure(cudart_library, 274));
}
decltype(&cold_cudaMemPoolCreate) slot_cudaMemPoolCreate = &cold_cudaMemPoolCreate;

cudaError_t cold_cudaMemPoolDestroy(cudaMemPool_t memPool) {
  if (const any_function real = resolve(cudart_library, 275)) return reinterpret_cast<decltype(&cold_cudaMemPoolDestroy)>(real)(memPool);
  static_cast<void>(memPool);
  return static_cast<cudaError_t>(failure(cudart_library, 275));
}
decltype(&cold_cudaMemPoolDestroy) slot_cudaMemPoolDestroy = &cold_cudaMemPoolDestroy;

cudaError_t cold_cudaMemPoolExportPointer(cudaMemPoolPtrExportData* exportData, void* ptr) {
  if (const any_function real = resolve(cudart_library, 276)) return reinterpret_cast<decltype(&cold_cudaMemPoolExportPointer)>(real)(exportData, ptr);
  static_cast<void>(exportData);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 276));
}
decltype(&cold_cudaMemPoolExportPointer) slot_cudaMemPoolExportPointer = &cold_cudaMemPoolExportPointer;

cudaError_t cold_cudaMemPoolExportToShareableHandle(void* shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 277)) return reinterpret_cast<decltype(&cold_cudaMemPoolExportToShareableHandle)>(real)(shareableHandle, memPool, handleType, flags);
  static_cast<void>(shareableHandle);
  static_cast<void>(memPool);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 277));
}
decltype(&cold_cudaMemPoolExportToShareableHandle) slot_cudaMemPoolExportToShareableHandle = &cold_cudaMemPoolExportToShareableHandle;

cudaError_t cold_cudaMemPoolGetAccess(cudaMemAccessFlags* flags, cudaMemPool_t memPool, cudaMemLocation* location) {
  if (const any_function real = resolve(cudart_library, 278)) return reinterpret_cast<decltype(&cold_cudaMemPoolGetAccess)>(real)(flags, memPool, location);
  zero(flags, 4);
  static_cast<void>(memPool);
  static_cast<void>(location);
  return static_cast<cudaError_t>(failure(cudart_library, 278));
}
decltype(&cold_cudaMemPoolGetAccess) slot_cudaMemPoolGetAccess = &cold_cudaMemPoolGetAccess;

cudaError_t cold_cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) {
  if (const any_function real = resolve(cudart_library, 279)) return reinterpret_cast<decltype(&cold_cudaMemPoolGetAttribute)>(real)(memPool, attr, value);
  static_cast<void>(memPool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 279));
}
decltype(&cold_cudaMemPoolGetAttribute) slot_cudaMemPoolGetAttribute = &cold_cudaMemPoolGetAttribute;

cudaError_t cold_cudaMemPoolImportFromShareableHandle(cudaMemPool_t* memPool, void* shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 280)) return reinterpret_cast<decltype(&cold_cudaMemPoolImportFromShareableHandle)>(real)(memPool, shareableHandle, handleType, flags);
  zero(memPool, 8);
  static_cast<void>(shareableHandle);
  static_cast<void>(handleType);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 280));
}
decltype(&cold_cudaMemPoolImportFromShareableHandle) slot_cudaMemPoolImportFromShareableHandle = &cold_cudaMemPoolImportFromShareableHandle;

cudaError_t cold_cudaMemPoolImportPointer(void** ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData* exportData) {
  if (const any_function real = resolve(cudart_library, 281)) return reinterpret_cast<decltype(&cold_cudaMemPoolImportPointer)>(real)(ptr, memPool, exportData);
  zero(ptr, 8);
  static_cast<void>(memPool);
  static_cast<void>(exportData);
  return static_cast<cudaError_t>(failure(cudart_library, 281));
}
decltype(&cold_cudaMemPoolImportPointer) slot_cudaMemPoolImportPointer = &cold_cudaMemPoolImportPointer;

cudaError_t cold_cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc* descList, size_t count) {
  if (const any_function real = resolve(cudart_library, 282)) return reinterpret_cast<decltype(&cold_cudaMemPoolSetAccess)>(real)(memPool, descList, count);
  static_cast<void>(memPool);
  static_cast<void>(descList);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 282));
}
decltype(&cold_cudaMemPoolSetAccess) slot_cudaMemPoolSetAccess = &cold_cudaMemPoolSetAccess;

cudaError_t cold_cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) {
  if (const any_function real = resolve(cudart_library, 283)) return reinterpret_cast<decltype(&cold_cudaMemPoolSetAttribute)>(real)(memPool, attr, value);
  static_cast<void>(memPool);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 283));
}
decltype(&cold_cudaMemPoolSetAttribute) slot_cudaMemPoolSetAttribute = &cold_cudaMemPoolSetAttribute;

cudaError_t cold_cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep) {
  if (const any_function real = resolve(cudart_library, 284)) return reinterpret_cast<decltype(&cold_cudaMemPoolTrimTo)>(real)(memPool, minBytesToKeep);
  static_cast<void>(memPool);
  static_cast<void>(minBytesToKeep);
  return static_cast<cudaError_t>(failure(cudart_library, 284));
}
decltype(&cold_cudaMemPoolTrimTo) slot_cudaMemPoolTrimTo = &cold_cudaMemPoolTrimTo;

cudaError_t cold_cudaMemPrefetchAsync(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 285)) return reinterpret_cast<decltype(&cold_cudaMemPrefetchAsync)>(real)(devPtr, count, dstDevice, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 285));
}
decltype(&cold_cudaMemPrefetchAsync) slot_cudaMemPrefetchAsync = &cold_cudaMemPrefetchAsync;

std::atomic<cudaError_t (*)(const void*, size_t, cudaMemLocation, unsigned int, cudaStream_t)> real_cudaMemPrefetchAsync_on_13{nullptr};
cudaError_t cudaMemPrefetchAsync_on_13(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(dstDevice); static_cast<void>(stream); return real_cudaMemPrefetchAsync_on_13.load(std::memory_order_acquire)(devPtr, count, location_of<cudaMemLocation>(dstDevice), 0u, stream); }

constexpr form forms_cudaMemPrefetchAsync[] = {
    { 13, "cudaMemPrefetchAsync", &adapter_of<real_cudaMemPrefetchAsync_on_13, &cudaMemPrefetchAsync_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemPrefetchAsync_ptsz(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 286)) return reinterpret_cast<decltype(&cold_cudaMemPrefetchAsync_ptsz)>(real)(devPtr, count, dstDevice, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(dstDevice);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 286));
}
decltype(&cold_cudaMemPrefetchAsync_ptsz) slot_cudaMemPrefetchAsync_ptsz = &cold_cudaMemPrefetchAsync_ptsz;

std::atomic<cudaError_t (*)(const void*, size_t, cudaMemLocation, unsigned int, cudaStream_t)> real_cudaMemPrefetchAsync_ptsz_on_13{nullptr};
cudaError_t cudaMemPrefetchAsync_ptsz_on_13(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(dstDevice); static_cast<void>(stream); return real_cudaMemPrefetchAsync_ptsz_on_13.load(std::memory_order_acquire)(devPtr, count, location_of<cudaMemLocation>(dstDevice), 0u, stream); }

constexpr form forms_cudaMemPrefetchAsync_ptsz[] = {
    { 13, "cudaMemPrefetchAsync_ptsz", &adapter_of<real_cudaMemPrefetchAsync_ptsz_on_13, &cudaMemPrefetchAsync_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemPrefetchAsync_v2(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 287)) return reinterpret_cast<decltype(&cold_cudaMemPrefetchAsync_v2)>(real)(devPtr, count, location, flags, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 287));
}
}  // namespace
extern decltype(&cold_cudaMemPrefetchAsync_v2) slot_cudaMemPrefetchAsync_v2 __asm__("nybble_slot_cudaMemPrefetchAsync_v2") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemPrefetchAsync_v2) slot_cudaMemPrefetchAsync_v2 = &cold_cudaMemPrefetchAsync_v2;
namespace {

constexpr form forms_cudaMemPrefetchAsync_v2[] = {
    { 13, "cudaMemPrefetchAsync", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemPrefetchAsync_v2_ptsz(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 288)) return reinterpret_cast<decltype(&cold_cudaMemPrefetchAsync_v2_ptsz)>(real)(devPtr, count, location, flags, stream);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  static_cast<void>(location);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 288));
}
}  // namespace
extern decltype(&cold_cudaMemPrefetchAsync_v2_ptsz) slot_cudaMemPrefetchAsync_v2_ptsz __asm__("nybble_slot_cudaMemPrefetchAsync_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemPrefetchAsync_v2_ptsz) slot_cudaMemPrefetchAsync_v2_ptsz = &cold_cudaMemPrefetchAsync_v2_ptsz;
namespace {

constexpr form forms_cudaMemPrefetchAsync_v2_ptsz[] = {
    { 13, "cudaMemPrefetchAsync_ptsz", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemRangeGetAttribute(void* data, size_t dataSize, cudaMemRangeAttribute attribute, const void* devPtr, size_t count) {
  if (const any_function real = resolve(cudart_library, 289)) return reinterpret_cast<decltype(&cold_cudaMemRangeGetAttribute)>(real)(data, dataSize, attribute, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSize);
  static_cast<void>(attribute);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 289));
}
}  // namespace
extern decltype(&cold_cudaMemRangeGetAttribute) slot_cudaMemRangeGetAttribute __asm__("nybble_slot_cudaMemRangeGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemRangeGetAttribute) slot_cudaMemRangeGetAttribute = &cold_cudaMemRangeGetAttribute;
namespace {

cudaError_t cold_cudaMemRangeGetAttributes(void** data, size_t* dataSizes, cudaMemRangeAttribute* attributes, size_t numAttributes, const void* devPtr, size_t count) {
  if (const any_function real = resolve(cudart_library, 290)) return reinterpret_cast<decltype(&cold_cudaMemRangeGetAttributes)>(real)(data, dataSizes, attributes, numAttributes, devPtr, count);
  static_cast<void>(data);
  static_cast<void>(dataSizes);
  static_cast<void>(attributes);
  static_cast<void>(numAttributes);
  static_cast<void>(devPtr);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 290));
}
}  // namespace
extern decltype(&cold_cudaMemRangeGetAttributes) slot_cudaMemRangeGetAttributes __asm__("nybble_slot_cudaMemRangeGetAttributes") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemRangeGetAttributes) slot_cudaMemRangeGetAttributes = &cold_cudaMemRangeGetAttributes;
namespace {

cudaError_t cold_cudaMemcpy(void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 291)) return reinterpret_cast<decltype(&cold_cudaMemcpy)>(real)(dst, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 291));
}
decltype(&cold_cudaMemcpy) slot_cudaMemcpy = &cold_cudaMemcpy;

cudaError_t cold_cudaMemcpy2D(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 292)) return reinterpret_cast<decltype(&cold_cudaMemcpy2D)>(real)(dst, dpitch, src, spitch, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2D) slot_cudaMemcpy2D __asm__("nybble_slot_cudaMemcpy2D") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2D) slot_cudaMemcpy2D = &cold_cudaMemcpy2D;
namespace {

cudaError_t cold_cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 293)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DArrayToArray)>(real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2DArrayToArray) slot_cudaMemcpy2DArrayToArray __asm__("nybble_slot_cudaMemcpy2DArrayToArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DArrayToArray) slot_cudaMemcpy2DArrayToArray = &cold_cudaMemcpy2DArrayToArray;
namespace {

cudaError_t cold_cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 294)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DArrayToArray_ptds)>(real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2DArrayToArray_ptds) slot_cudaMemcpy2DArrayToArray_ptds __asm__("nybble_slot_cudaMemcpy2DArrayToArray_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DArrayToArray_ptds) slot_cudaMemcpy2DArrayToArray_ptds = &cold_cudaMemcpy2DArrayToArray_ptds;
namespace {

cudaError_t cold_cudaMemcpy2DAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 295)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DAsync)>(real)(dst, dpitch, src, spitch, width, height, kind, stream);
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
extern decltype(&cold_cudaMemcpy2DAsync) slot_cudaMemcpy2DAsync __asm__("nybble_slot_cudaMemcpy2DAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DAsync) slot_cudaMemcpy2DAsync = &cold_cudaMemcpy2DAsync;
namespace {

cudaError_t cold_cudaMemcpy2DAsync_ptsz(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 296)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DAsync_ptsz)>(real)(dst, dpitch, src, spitch, width, height, kind, stream);
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
extern decltype(&cold_cudaMemcpy2DAsync_ptsz) slot_cudaMemcpy2DAsync_ptsz __asm__("nybble_slot_cudaMemcpy2DAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DAsync_ptsz) slot_cudaMemcpy2DAsync_ptsz = &cold_cudaMemcpy2DAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpy2DFromArray(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 297)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DFromArray)>(real)(dst, dpitch, src, wOffset, hOffset, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2DFromArray) slot_cudaMemcpy2DFromArray __asm__("nybble_slot_cudaMemcpy2DFromArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DFromArray) slot_cudaMemcpy2DFromArray = &cold_cudaMemcpy2DFromArray;
namespace {

cudaError_t cold_cudaMemcpy2DFromArrayAsync(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 298)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DFromArrayAsync)>(real)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream);
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
extern decltype(&cold_cudaMemcpy2DFromArrayAsync) slot_cudaMemcpy2DFromArrayAsync __asm__("nybble_slot_cudaMemcpy2DFromArrayAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DFromArrayAsync) slot_cudaMemcpy2DFromArrayAsync = &cold_cudaMemcpy2DFromArrayAsync;
namespace {

cudaError_t cold_cudaMemcpy2DFromArrayAsync_ptsz(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 299)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DFromArrayAsync_ptsz)>(real)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream);
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
extern decltype(&cold_cudaMemcpy2DFromArrayAsync_ptsz) slot_cudaMemcpy2DFromArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpy2DFromArrayAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DFromArrayAsync_ptsz) slot_cudaMemcpy2DFromArrayAsync_ptsz = &cold_cudaMemcpy2DFromArrayAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpy2DFromArray_ptds(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 300)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DFromArray_ptds)>(real)(dst, dpitch, src, wOffset, hOffset, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2DFromArray_ptds) slot_cudaMemcpy2DFromArray_ptds __asm__("nybble_slot_cudaMemcpy2DFromArray_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DFromArray_ptds) slot_cudaMemcpy2DFromArray_ptds = &cold_cudaMemcpy2DFromArray_ptds;
namespace {

cudaError_t cold_cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 301)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DToArray)>(real)(dst, wOffset, hOffset, src, spitch, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2DToArray) slot_cudaMemcpy2DToArray __asm__("nybble_slot_cudaMemcpy2DToArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DToArray) slot_cudaMemcpy2DToArray = &cold_cudaMemcpy2DToArray;
namespace {

cudaError_t cold_cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 302)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DToArrayAsync)>(real)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream);
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
extern decltype(&cold_cudaMemcpy2DToArrayAsync) slot_cudaMemcpy2DToArrayAsync __asm__("nybble_slot_cudaMemcpy2DToArrayAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DToArrayAsync) slot_cudaMemcpy2DToArrayAsync = &cold_cudaMemcpy2DToArrayAsync;
namespace {

cudaError_t cold_cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 303)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DToArrayAsync_ptsz)>(real)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream);
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
extern decltype(&cold_cudaMemcpy2DToArrayAsync_ptsz) slot_cudaMemcpy2DToArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpy2DToArrayAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DToArrayAsync_ptsz) slot_cudaMemcpy2DToArrayAsync_ptsz = &cold_cudaMemcpy2DToArrayAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 304)) return reinterpret_cast<decltype(&cold_cudaMemcpy2DToArray_ptds)>(real)(dst, wOffset, hOffset, src, spitch, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2DToArray_ptds) slot_cudaMemcpy2DToArray_ptds __asm__("nybble_slot_cudaMemcpy2DToArray_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2DToArray_ptds) slot_cudaMemcpy2DToArray_ptds = &cold_cudaMemcpy2DToArray_ptds;
namespace {

cudaError_t cold_cudaMemcpy2D_ptds(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 305)) return reinterpret_cast<decltype(&cold_cudaMemcpy2D_ptds)>(real)(dst, dpitch, src, spitch, width, height, kind);
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
extern decltype(&cold_cudaMemcpy2D_ptds) slot_cudaMemcpy2D_ptds __asm__("nybble_slot_cudaMemcpy2D_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy2D_ptds) slot_cudaMemcpy2D_ptds = &cold_cudaMemcpy2D_ptds;
namespace {

cudaError_t cold_cudaMemcpy3D(const cudaMemcpy3DParms* p) {
  if (const any_function real = resolve(cudart_library, 306)) return reinterpret_cast<decltype(&cold_cudaMemcpy3D)>(real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 306));
}
decltype(&cold_cudaMemcpy3D) slot_cudaMemcpy3D = &cold_cudaMemcpy3D;

cudaError_t cold_cudaMemcpy3DAsync(const cudaMemcpy3DParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 307)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DAsync)>(real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 307));
}
decltype(&cold_cudaMemcpy3DAsync) slot_cudaMemcpy3DAsync = &cold_cudaMemcpy3DAsync;

cudaError_t cold_cudaMemcpy3DAsync_ptsz(const cudaMemcpy3DParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 308)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DAsync_ptsz)>(real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 308));
}
decltype(&cold_cudaMemcpy3DAsync_ptsz) slot_cudaMemcpy3DAsync_ptsz = &cold_cudaMemcpy3DAsync_ptsz;

cudaError_t cold_cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 309)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DBatchAsync)>(real)(numOps, opList, failIdx, flags, stream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 309));
}
}  // namespace
extern decltype(&cold_cudaMemcpy3DBatchAsync) slot_cudaMemcpy3DBatchAsync __asm__("nybble_slot_cudaMemcpy3DBatchAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy3DBatchAsync) slot_cudaMemcpy3DBatchAsync = &cold_cudaMemcpy3DBatchAsync;
namespace {

constexpr form forms_cudaMemcpy3DBatchAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpy3DBatchAsync_ptsz(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 310)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DBatchAsync_ptsz)>(real)(numOps, opList, failIdx, flags, stream);
  zero(failIdx, 8);
  static_cast<void>(numOps);
  static_cast<void>(opList);
  static_cast<void>(flags);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 310));
}
}  // namespace
extern decltype(&cold_cudaMemcpy3DBatchAsync_ptsz) slot_cudaMemcpy3DBatchAsync_ptsz __asm__("nybble_slot_cudaMemcpy3DBatchAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpy3DBatchAsync_ptsz) slot_cudaMemcpy3DBatchAsync_ptsz = &cold_cudaMemcpy3DBatchAsync_ptsz;
namespace {

constexpr form forms_cudaMemcpy3DBatchAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms* p) {
  if (const any_function real = resolve(cudart_library, 311)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DPeer)>(real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 311));
}
decltype(&cold_cudaMemcpy3DPeer) slot_cudaMemcpy3DPeer = &cold_cudaMemcpy3DPeer;

cudaError_t cold_cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 312)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DPeerAsync)>(real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 312));
}
decltype(&cold_cudaMemcpy3DPeerAsync) slot_cudaMemcpy3DPeerAsync = &cold_cudaMemcpy3DPeerAsync;

cudaError_t cold_cudaMemcpy3DPeerAsync_ptsz(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 313)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DPeerAsync_ptsz)>(real)(p, stream);
  static_cast<void>(p);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 313));
}
decltype(&cold_cudaMemcpy3DPeerAsync_ptsz) slot_cudaMemcpy3DPeerAsync_ptsz = &cold_cudaMemcpy3DPeerAsync_ptsz;

cudaError_t cold_cudaMemcpy3DPeer_ptds(const cudaMemcpy3DPeerParms* p) {
  if (const any_function real = resolve(cudart_library, 314)) return reinterpret_cast<decltype(&cold_cudaMemcpy3DPeer_ptds)>(real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 314));
}
decltype(&cold_cudaMemcpy3DPeer_ptds) slot_cudaMemcpy3DPeer_ptds = &cold_cudaMemcpy3DPeer_ptds;

cudaError_t cold_cudaMemcpy3D_ptds(const cudaMemcpy3DParms* p) {
  if (const any_function real = resolve(cudart_library, 315)) return reinterpret_cast<decltype(&cold_cudaMemcpy3D_ptds)>(real)(p);
  static_cast<void>(p);
  return static_cast<cudaError_t>(failure(cudart_library, 315));
}
decltype(&cold_cudaMemcpy3D_ptds) slot_cudaMemcpy3D_ptds = &cold_cudaMemcpy3D_ptds;

cudaError_t cold_cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 316)) return reinterpret_cast<decltype(&cold_cudaMemcpyArrayToArray)>(real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind);
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
extern decltype(&cold_cudaMemcpyArrayToArray) slot_cudaMemcpyArrayToArray __asm__("nybble_slot_cudaMemcpyArrayToArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyArrayToArray) slot_cudaMemcpyArrayToArray = &cold_cudaMemcpyArrayToArray;
namespace {

cudaError_t cold_cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 317)) return reinterpret_cast<decltype(&cold_cudaMemcpyArrayToArray_ptds)>(real)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind);
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
extern decltype(&cold_cudaMemcpyArrayToArray_ptds) slot_cudaMemcpyArrayToArray_ptds __asm__("nybble_slot_cudaMemcpyArrayToArray_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyArrayToArray_ptds) slot_cudaMemcpyArrayToArray_ptds = &cold_cudaMemcpyArrayToArray_ptds;
namespace {

cudaError_t cold_cudaMemcpyAsync(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 318)) return reinterpret_cast<decltype(&cold_cudaMemcpyAsync)>(real)(dst, src, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 318));
}
}  // namespace
extern decltype(&cold_cudaMemcpyAsync) slot_cudaMemcpyAsync __asm__("nybble_slot_cudaMemcpyAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyAsync) slot_cudaMemcpyAsync = &cold_cudaMemcpyAsync;
namespace {

cudaError_t cold_cudaMemcpyAsync_ptsz(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 319)) return reinterpret_cast<decltype(&cold_cudaMemcpyAsync_ptsz)>(real)(dst, src, count, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 319));
}
}  // namespace
extern decltype(&cold_cudaMemcpyAsync_ptsz) slot_cudaMemcpyAsync_ptsz __asm__("nybble_slot_cudaMemcpyAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyAsync_ptsz) slot_cudaMemcpyAsync_ptsz = &cold_cudaMemcpyAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpyBatchAsync(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 320)) return reinterpret_cast<decltype(&cold_cudaMemcpyBatchAsync)>(real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream);
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
extern decltype(&cold_cudaMemcpyBatchAsync) slot_cudaMemcpyBatchAsync __asm__("nybble_slot_cudaMemcpyBatchAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyBatchAsync) slot_cudaMemcpyBatchAsync = &cold_cudaMemcpyBatchAsync;
namespace {

constexpr form forms_cudaMemcpyBatchAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpyBatchAsync_ptsz(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 321)) return reinterpret_cast<decltype(&cold_cudaMemcpyBatchAsync_ptsz)>(real)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream);
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
extern decltype(&cold_cudaMemcpyBatchAsync_ptsz) slot_cudaMemcpyBatchAsync_ptsz __asm__("nybble_slot_cudaMemcpyBatchAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyBatchAsync_ptsz) slot_cudaMemcpyBatchAsync_ptsz = &cold_cudaMemcpyBatchAsync_ptsz;
namespace {

constexpr form forms_cudaMemcpyBatchAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaMemcpyFromArray(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 322)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromArray)>(real)(dst, src, wOffset, hOffset, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 322));
}
}  // namespace
extern decltype(&cold_cudaMemcpyFromArray) slot_cudaMemcpyFromArray __asm__("nybble_slot_cudaMemcpyFromArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromArray) slot_cudaMemcpyFromArray = &cold_cudaMemcpyFromArray;
namespace {

cudaError_t cold_cudaMemcpyFromArrayAsync(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 323)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromArrayAsync)>(real)(dst, src, wOffset, hOffset, count, kind, stream);
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
extern decltype(&cold_cudaMemcpyFromArrayAsync) slot_cudaMemcpyFromArrayAsync __asm__("nybble_slot_cudaMemcpyFromArrayAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromArrayAsync) slot_cudaMemcpyFromArrayAsync = &cold_cudaMemcpyFromArrayAsync;
namespace {

cudaError_t cold_cudaMemcpyFromArrayAsync_ptsz(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 324)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromArrayAsync_ptsz)>(real)(dst, src, wOffset, hOffset, count, kind, stream);
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
extern decltype(&cold_cudaMemcpyFromArrayAsync_ptsz) slot_cudaMemcpyFromArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpyFromArrayAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromArrayAsync_ptsz) slot_cudaMemcpyFromArrayAsync_ptsz = &cold_cudaMemcpyFromArrayAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpyFromArray_ptds(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 325)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromArray_ptds)>(real)(dst, src, wOffset, hOffset, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 325));
}
}  // namespace
extern decltype(&cold_cudaMemcpyFromArray_ptds) slot_cudaMemcpyFromArray_ptds __asm__("nybble_slot_cudaMemcpyFromArray_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromArray_ptds) slot_cudaMemcpyFromArray_ptds = &cold_cudaMemcpyFromArray_ptds;
namespace {

cudaError_t cold_cudaMemcpyFromSymbol(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 326)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromSymbol)>(real)(dst, symbol, count, offset, kind);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 326));
}
}  // namespace
extern decltype(&cold_cudaMemcpyFromSymbol) slot_cudaMemcpyFromSymbol __asm__("nybble_slot_cudaMemcpyFromSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromSymbol) slot_cudaMemcpyFromSymbol = &cold_cudaMemcpyFromSymbol;
namespace {

cudaError_t cold_cudaMemcpyFromSymbolAsync(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 327)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromSymbolAsync)>(real)(dst, symbol, count, offset, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 327));
}
}  // namespace
extern decltype(&cold_cudaMemcpyFromSymbolAsync) slot_cudaMemcpyFromSymbolAsync __asm__("nybble_slot_cudaMemcpyFromSymbolAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromSymbolAsync) slot_cudaMemcpyFromSymbolAsync = &cold_cudaMemcpyFromSymbolAsync;
namespace {

cudaError_t cold_cudaMemcpyFromSymbolAsync_ptsz(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 328)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromSymbolAsync_ptsz)>(real)(dst, symbol, count, offset, kind, stream);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 328));
}
}  // namespace
extern decltype(&cold_cudaMemcpyFromSymbolAsync_ptsz) slot_cudaMemcpyFromSymbolAsync_ptsz __asm__("nybble_slot_cudaMemcpyFromSymbolAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromSymbolAsync_ptsz) slot_cudaMemcpyFromSymbolAsync_ptsz = &cold_cudaMemcpyFromSymbolAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpyFromSymbol_ptds(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 329)) return reinterpret_cast<decltype(&cold_cudaMemcpyFromSymbol_ptds)>(real)(dst, symbol, count, offset, kind);
  static_cast<void>(dst);
  static_cast<void>(symbol);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 329));
}
}  // namespace
extern decltype(&cold_cudaMemcpyFromSymbol_ptds) slot_cudaMemcpyFromSymbol_ptds __asm__("nybble_slot_cudaMemcpyFromSymbol_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyFromSymbol_ptds) slot_cudaMemcpyFromSymbol_ptds = &cold_cudaMemcpyFromSymbol_ptds;
namespace {

cudaError_t cold_cudaMemcpyPeer(void* dst, int dstDevice, const void* src, int srcDevice, size_t count) {
  if (const any_function real = resolve(cudart_library, 330)) return reinterpret_cast<decltype(&cold_cudaMemcpyPeer)>(real)(dst, dstDevice, src, srcDevice, count);
  static_cast<void>(dst);
  static_cast<void>(dstDevice);
  static_cast<void>(src);
  static_cast<void>(srcDevice);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 330));
}
}  // namespace
extern decltype(&cold_cudaMemcpyPeer) slot_cudaMemcpyPeer __asm__("nybble_slot_cudaMemcpyPeer") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyPeer) slot_cudaMemcpyPeer = &cold_cudaMemcpyPeer;
namespace {

cudaError_t cold_cudaMemcpyPeerAsync(void* dst, int dstDevice, const void* src, int srcDevice, size_t count, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 331)) return reinterpret_cast<decltype(&cold_cudaMemcpyPeerAsync)>(real)(dst, dstDevice, src, srcDevice, count, stream);
  static_cast<void>(dst);
  static_cast<void>(dstDevice);
  static_cast<void>(src);
  static_cast<void>(srcDevice);
  static_cast<void>(count);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 331));
}
}  // namespace
extern decltype(&cold_cudaMemcpyPeerAsync) slot_cudaMemcpyPeerAsync __asm__("nybble_slot_cudaMemcpyPeerAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyPeerAsync) slot_cudaMemcpyPeerAsync = &cold_cudaMemcpyPeerAsync;
namespace {

cudaError_t cold_cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 332)) return reinterpret_cast<decltype(&cold_cudaMemcpyToArray)>(real)(dst, wOffset, hOffset, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 332));
}
}  // namespace
extern decltype(&cold_cudaMemcpyToArray) slot_cudaMemcpyToArray __asm__("nybble_slot_cudaMemcpyToArray") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToArray) slot_cudaMemcpyToArray = &cold_cudaMemcpyToArray;
namespace {

cudaError_t cold_cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 333)) return reinterpret_cast<decltype(&cold_cudaMemcpyToArrayAsync)>(real)(dst, wOffset, hOffset, src, count, kind, stream);
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
extern decltype(&cold_cudaMemcpyToArrayAsync) slot_cudaMemcpyToArrayAsync __asm__("nybble_slot_cudaMemcpyToArrayAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToArrayAsync) slot_cudaMemcpyToArrayAsync = &cold_cudaMemcpyToArrayAsync;
namespace {

cudaError_t cold_cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 334)) return reinterpret_cast<decltype(&cold_cudaMemcpyToArrayAsync_ptsz)>(real)(dst, wOffset, hOffset, src, count, kind, stream);
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
extern decltype(&cold_cudaMemcpyToArrayAsync_ptsz) slot_cudaMemcpyToArrayAsync_ptsz __asm__("nybble_slot_cudaMemcpyToArrayAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToArrayAsync_ptsz) slot_cudaMemcpyToArrayAsync_ptsz = &cold_cudaMemcpyToArrayAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 335)) return reinterpret_cast<decltype(&cold_cudaMemcpyToArray_ptds)>(real)(dst, wOffset, hOffset, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(wOffset);
  static_cast<void>(hOffset);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 335));
}
}  // namespace
extern decltype(&cold_cudaMemcpyToArray_ptds) slot_cudaMemcpyToArray_ptds __asm__("nybble_slot_cudaMemcpyToArray_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToArray_ptds) slot_cudaMemcpyToArray_ptds = &cold_cudaMemcpyToArray_ptds;
namespace {

cudaError_t cold_cudaMemcpyToSymbol(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 336)) return reinterpret_cast<decltype(&cold_cudaMemcpyToSymbol)>(real)(symbol, src, count, offset, kind);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 336));
}
}  // namespace
extern decltype(&cold_cudaMemcpyToSymbol) slot_cudaMemcpyToSymbol __asm__("nybble_slot_cudaMemcpyToSymbol") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToSymbol) slot_cudaMemcpyToSymbol = &cold_cudaMemcpyToSymbol;
namespace {

cudaError_t cold_cudaMemcpyToSymbolAsync(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 337)) return reinterpret_cast<decltype(&cold_cudaMemcpyToSymbolAsync)>(real)(symbol, src, count, offset, kind, stream);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 337));
}
}  // namespace
extern decltype(&cold_cudaMemcpyToSymbolAsync) slot_cudaMemcpyToSymbolAsync __asm__("nybble_slot_cudaMemcpyToSymbolAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToSymbolAsync) slot_cudaMemcpyToSymbolAsync = &cold_cudaMemcpyToSymbolAsync;
namespace {

cudaError_t cold_cudaMemcpyToSymbolAsync_ptsz(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 338)) return reinterpret_cast<decltype(&cold_cudaMemcpyToSymbolAsync_ptsz)>(real)(symbol, src, count, offset, kind, stream);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 338));
}
}  // namespace
extern decltype(&cold_cudaMemcpyToSymbolAsync_ptsz) slot_cudaMemcpyToSymbolAsync_ptsz __asm__("nybble_slot_cudaMemcpyToSymbolAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToSymbolAsync_ptsz) slot_cudaMemcpyToSymbolAsync_ptsz = &cold_cudaMemcpyToSymbolAsync_ptsz;
namespace {

cudaError_t cold_cudaMemcpyToSymbol_ptds(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 339)) return reinterpret_cast<decltype(&cold_cudaMemcpyToSymbol_ptds)>(real)(symbol, src, count, offset, kind);
  static_cast<void>(symbol);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(offset);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 339));
}
}  // namespace
extern decltype(&cold_cudaMemcpyToSymbol_ptds) slot_cudaMemcpyToSymbol_ptds __asm__("nybble_slot_cudaMemcpyToSymbol_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemcpyToSymbol_ptds) slot_cudaMemcpyToSymbol_ptds = &cold_cudaMemcpyToSymbol_ptds;
namespace {

cudaError_t cold_cudaMemcpy_ptds(void* dst, const void* src, size_t count, cudaMemcpyKind kind) {
  if (const any_function real = resolve(cudart_library, 340)) return reinterpret_cast<decltype(&cold_cudaMemcpy_ptds)>(real)(dst, src, count, kind);
  static_cast<void>(dst);
  static_cast<void>(src);
  static_cast<void>(count);
  static_cast<void>(kind);
  return static_cast<cudaError_t>(failure(cudart_library, 340));
}
decltype(&cold_cudaMemcpy_ptds) slot_cudaMemcpy_ptds = &cold_cudaMemcpy_ptds;

cudaError_t cold_cudaMemset(void* devPtr, int value, size_t count) {
  if (const any_function real = resolve(cudart_library, 341)) return reinterpret_cast<decltype(&cold_cudaMemset)>(real)(devPtr, value, count);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 341));
}
decltype(&cold_cudaMemset) slot_cudaMemset = &cold_cudaMemset;

cudaError_t cold_cudaMemset2D(void* devPtr, size_t pitch, int value, size_t width, size_t height) {
  if (const any_function real = resolve(cudart_library, 342)) return reinterpret_cast<decltype(&cold_cudaMemset2D)>(real)(devPtr, pitch, value, width, height);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 342));
}
}  // namespace
extern decltype(&cold_cudaMemset2D) slot_cudaMemset2D __asm__("nybble_slot_cudaMemset2D") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemset2D) slot_cudaMemset2D = &cold_cudaMemset2D;
namespace {

cudaError_t cold_cudaMemset2DAsync(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 343)) return reinterpret_cast<decltype(&cold_cudaMemset2DAsync)>(real)(devPtr, pitch, value, width, height, stream);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 343));
}
}  // namespace
extern decltype(&cold_cudaMemset2DAsync) slot_cudaMemset2DAsync __asm__("nybble_slot_cudaMemset2DAsync") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemset2DAsync) slot_cudaMemset2DAsync = &cold_cudaMemset2DAsync;
namespace {

cudaError_t cold_cudaMemset2DAsync_ptsz(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 344)) return reinterpret_cast<decltype(&cold_cudaMemset2DAsync_ptsz)>(real)(devPtr, pitch, value, width, height, stream);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 344));
}
}  // namespace
extern decltype(&cold_cudaMemset2DAsync_ptsz) slot_cudaMemset2DAsync_ptsz __asm__("nybble_slot_cudaMemset2DAsync_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemset2DAsync_ptsz) slot_cudaMemset2DAsync_ptsz = &cold_cudaMemset2DAsync_ptsz;
namespace {

cudaError_t cold_cudaMemset2D_ptds(void* devPtr, size_t pitch, int value, size_t width, size_t height) {
  if (const any_function real = resolve(cudart_library, 345)) return reinterpret_cast<decltype(&cold_cudaMemset2D_ptds)>(real)(devPtr, pitch, value, width, height);
  static_cast<void>(devPtr);
  static_cast<void>(pitch);
  static_cast<void>(value);
  static_cast<void>(width);
  static_cast<void>(height);
  return static_cast<cudaError_t>(failure(cudart_library, 345));
}
}  // namespace
extern decltype(&cold_cudaMemset2D_ptds) slot_cudaMemset2D_ptds __asm__("nybble_slot_cudaMemset2D_ptds") __attribute__((visibility("hidden")));
decltype(&cold_cudaMemset2D_ptds) slot_cudaMemset2D_ptds = &cold_cudaMemset2D_ptds;
namespace {

cudaError_t cold_cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) {
  if (const any_function real = resolve(cudart_library, 346)) return reinterpret_cast<decltype(&cold_cudaMemset3D)>(real)(pitchedDevPtr, value, extent);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  return static_cast<cudaError_t>(failure(cudart_library, 346));
}
decltype(&cold_cudaMemset3D) slot_cudaMemset3D = &cold_cudaMemset3D;

cudaError_t cold_cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 347)) return reinterpret_cast<decltype(&cold_cudaMemset3DAsync)>(real)(pitchedDevPtr, value, extent, stream);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 347));
}
decltype(&cold_cudaMemset3DAsync) slot_cudaMemset3DAsync = &cold_cudaMemset3DAsync;

cudaError_t cold_cudaMemset3DAsync_ptsz(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 348)) return reinterpret_cast<decltype(&cold_cudaMemset3DAsync_ptsz)>(real)(pitchedDevPtr, value, extent, stream);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 348));
}
decltype(&cold_cudaMemset3DAsync_ptsz) slot_cudaMemset3DAsync_ptsz = &cold_cudaMemset3DAsync_ptsz;

cudaError_t cold_cudaMemset3D_ptds(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) {
  if (const any_function real = resolve(cudart_library, 349)) return reinterpret_cast<decltype(&cold_cudaMemset3D_ptds)>(real)(pitchedDevPtr, value, extent);
  static_cast<void>(pitchedDevPtr);
  static_cast<void>(value);
  static_cast<void>(extent);
  return static_cast<cudaError_t>(failure(cudart_library, 349));
}
decltype(&cold_cudaMemset3D_ptds) slot_cudaMemset3D_ptds = &cold_cudaMemset3D_ptds;

cudaError_t cold_cudaMemsetAsync(void* devPtr, int value, size_t count, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 350)) return reinterpret_cast<decltype(&cold_cudaMemsetAsync)>(real)(devPtr, value, count, stream);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 350));
}
decltype(&cold_cudaMemsetAsync) slot_cudaMemsetAsync = &cold_cudaMemsetAsync;

cudaError_t cold_cudaMemsetAsync_ptsz(void* devPtr, int value, size_t count, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 351)) return reinterpret_cast<decltype(&cold_cudaMemsetAsync_ptsz)>(real)(devPtr, value, count, stream);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 351));
}
decltype(&cold_cudaMemsetAsync_ptsz) slot_cudaMemsetAsync_ptsz = &cold_cudaMemsetAsync_ptsz;

cudaError_t cold_cudaMemset_ptds(void* devPtr, int value, size_t count) {
  if (const any_function real = resolve(cudart_library, 352)) return reinterpret_cast<decltype(&cold_cudaMemset_ptds)>(real)(devPtr, value, count);
  static_cast<void>(devPtr);
  static_cast<void>(value);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 352));
}
decltype(&cold_cudaMemset_ptds) slot_cudaMemset_ptds = &cold_cudaMemset_ptds;

cudaError_t cold_cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaMipmappedArray_t mipmap, int device) {
  if (const any_function real = resolve(cudart_library, 353)) return reinterpret_cast<decltype(&cold_cudaMipmappedArrayGetMemoryRequirements)>(real)(memoryRequirements, mipmap, device);
  zero(memoryRequirements, 32);
  static_cast<void>(mipmap);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 353));
}
decltype(&cold_cudaMipmappedArrayGetMemoryRequirements) slot_cudaMipmappedArrayGetMemoryRequirements = &cold_cudaMipmappedArrayGetMemoryRequirements;

cudaError_t cold_cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaMipmappedArray_t mipmap) {
  if (const any_function real = resolve(cudart_library, 354)) return reinterpret_cast<decltype(&cold_cudaMipmappedArrayGetSparseProperties)>(real)(sparseProperties, mipmap);
  static_cast<void>(sparseProperties);
  static_cast<void>(mipmap);
  return static_cast<cudaError_t>(failure(cudart_library, 354));
}
decltype(&cold_cudaMipmappedArrayGetSparseProperties) slot_cudaMipmappedArrayGetSparseProperties = &cold_cudaMipmappedArrayGetSparseProperties;

cudaError_t cold_cudaOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, const void* func, int numBlocks, int blockSize) {
  if (const any_function real = resolve(cudart_library, 355)) return reinterpret_cast<decltype(&cold_cudaOccupancyAvailableDynamicSMemPerBlock)>(real)(dynamicSmemSize, func, numBlocks, blockSize);
  zero(dynamicSmemSize, 8);
  static_cast<void>(func);
  static_cast<void>(numBlocks);
  static_cast<void>(blockSize);
  return static_cast<cudaError_t>(failure(cudart_library, 355));
}
decltype(&cold_cudaOccupancyAvailableDynamicSMemPerBlock) slot_cudaOccupancyAvailableDynamicSMemPerBlock = &cold_cudaOccupancyAvailableDynamicSMemPerBlock;

cudaError_t cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize) {
  if (const any_function real = resolve(cudart_library, 356)) return reinterpret_cast<decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor)>(real)(numBlocks, func, blockSize, dynamicSMemSize);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  return static_cast<cudaError_t>(failure(cudart_library, 356));
}
decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor) slot_cudaOccupancyMaxActiveBlocksPerMultiprocessor = &cold_cudaOccupancyMaxActiveBlocksPerMultiprocessor;

cudaError_t cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 357)) return reinterpret_cast<decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)>(real)(numBlocks, func, blockSize, dynamicSMemSize, flags);
  zero(numBlocks, 4);
  static_cast<void>(func);
  static_cast<void>(blockSize);
  static_cast<void>(dynamicSMemSize);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 357));
}
}  // namespace
extern decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags) slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags __asm__("nybble_slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags") __attribute__((visibility("hidden")));
decltype(&cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags) slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = &cold_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags;
namespace {

cudaError_t cold_cudaOccupancyMaxActiveClusters(int* numClusters, const void* func, const cudaLaunchConfig_t* launchConfig) {
  if (const any_function real = resolve(cudart_library, 358)) return reinterpret_cast<decltype(&cold_cudaOccupancyMaxActiveClusters)>(real)(numClusters, func, launchConfig);
  zero(numClusters, 4);
  static_cast<void>(func);
  static_cast<void>(launchConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 358));
}
decltype(&cold_cudaOccupancyMaxActiveClusters) slot_cudaOccupancyMaxActiveClusters = &cold_cudaOccupancyMaxActiveClusters;

cudaError_t cold_cudaOccupancyMaxPotentialClusterSize(int* clusterSize, const void* func, const cudaLaunchConfig_t* launchConfig) {
  if (const any_function real = resolve(cudart_library, 359)) return reinterpret_cast<decltype(&cold_cudaOccupancyMaxPotentialClusterSize)>(real)(clusterSize, func, launchConfig);
  zero(clusterSize, 4);
  static_cast<void>(func);
  static_cast<void>(launchConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 359));
}
decltype(&cold_cudaOccupancyMaxPotentialClusterSize) slot_cudaOccupancyMaxPotentialClusterSize = &cold_cudaOccupancyMaxPotentialClusterSize;

cudaError_t cold_cudaPeekAtLastError() {
  if (const any_function real = resolve(cudart_library, 360)) return reinterpret_cast<decltype(&cold_cudaPeekAtLastError)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 360));
}
decltype(&cold_cudaPeekAtLastError) slot_cudaPeekAtLastError = &cold_cudaPeekAtLastError;

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
    { 11, "cudaPeekAtLastError", &adapter_of<real_cudaPeekAtLastError_on_11, &cudaPeekAtLastError_on_11>},
    { 13, "cudaPeekAtLastError", &adapter_of<real_cudaPeekAtLastError_on_13, &cudaPeekAtLastError_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* ptr) {
  if (const any_function real = resolve(cudart_library, 361)) return reinterpret_cast<decltype(&cold_cudaPointerGetAttributes)>(real)(attributes, ptr);
  zero(attributes, 24);
  static_cast<void>(ptr);
  return static_cast<cudaError_t>(failure(cudart_library, 361));
}
decltype(&cold_cudaPointerGetAttributes) slot_cudaPointerGetAttributes = &cold_cudaPointerGetAttributes;

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
    { 13, "cudaPointerGetAttributes", &adapter_of<real_cudaPointerGetAttributes_on_13, &cudaPointerGetAttributes_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaProfilerStart() {
  if (const any_function real = resolve(cudart_library, 362)) return reinterpret_cast<decltype(&cold_cudaProfilerStart)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 362));
}
decltype(&cold_cudaProfilerStart) slot_cudaProfilerStart = &cold_cudaProfilerStart;

cudaError_t cold_cudaProfilerStop() {
  if (const any_function real = resolve(cudart_library, 363)) return reinterpret_cast<decltype(&cold_cudaProfilerStop)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 363));
}
decltype(&cold_cudaProfilerStop) slot_cudaProfilerStop = &cold_cudaProfilerStop;

cudaError_t cold_cudaRuntimeGetVersion(int* runtimeVersion) {
  if (const any_function real = resolve(cudart_library, 364)) return reinterpret_cast<decltype(&cold_cudaRuntimeGetVersion)>(real)(runtimeVersion);
  zero(runtimeVersion, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 364));
}
decltype(&cold_cudaRuntimeGetVersion) slot_cudaRuntimeGetVersion = &cold_cudaRuntimeGetVersion;

cudaError_t cold_cudaSetDevice(int device) {
  if (const any_function real = resolve(cudart_library, 365)) return reinterpret_cast<decltype(&cold_cudaSetDevice)>(real)(device);
  static_cast<void>(device);
  return static_cast<cudaError_t>(failure(cudart_library, 365));
}
decltype(&cold_cudaSetDevice) slot_cudaSetDevice = &cold_cudaSetDevice;

cudaError_t cold_cudaSetDeviceFlags(unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 366)) return reinterpret_cast<decltype(&cold_cudaSetDeviceFlags)>(real)(flags);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 366));
}
decltype(&cold_cudaSetDeviceFlags) slot_cudaSetDeviceFlags = &cold_cudaSetDeviceFlags;

cudaError_t cold_cudaSetDoubleForDevice(double* d) {
  if (const any_function real = resolve(cudart_library, 367)) return reinterpret_cast<decltype(&cold_cudaSetDoubleForDevice)>(real)(d);
  zero(d, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 367));
}
decltype(&cold_cudaSetDoubleForDevice) slot_cudaSetDoubleForDevice = &cold_cudaSetDoubleForDevice;

cudaError_t cold_cudaSetDoubleForHost(double* d) {
  if (const any_function real = resolve(cudart_library, 368)) return reinterpret_cast<decltype(&cold_cudaSetDoubleForHost)>(real)(d);
  zero(d, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 368));
}
decltype(&cold_cudaSetDoubleForHost) slot_cudaSetDoubleForHost = &cold_cudaSetDoubleForHost;

cudaError_t cold_cudaSetValidDevices(int* device_arr, int len) {
  if (const any_function real = resolve(cudart_library, 369)) return reinterpret_cast<decltype(&cold_cudaSetValidDevices)>(real)(device_arr, len);
  zero(device_arr, 4);
  static_cast<void>(len);
  return static_cast<cudaError_t>(failure(cudart_library, 369));
}
decltype(&cold_cudaSetValidDevices) slot_cudaSetValidDevices = &cold_cudaSetValidDevices;

cudaError_t cold_cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 370)) return reinterpret_cast<decltype(&cold_cudaSignalExternalSemaphoresAsync)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 370));
}
decltype(&cold_cudaSignalExternalSemaphoresAsync) slot_cudaSignalExternalSemaphoresAsync = &cold_cudaSignalExternalSemaphoresAsync;

constexpr form forms_cudaSignalExternalSemaphoresAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaSignalExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 371)) return reinterpret_cast<decltype(&cold_cudaSignalExternalSemaphoresAsync_ptsz)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 371));
}
decltype(&cold_cudaSignalExternalSemaphoresAsync_ptsz) slot_cudaSignalExternalSemaphoresAsync_ptsz = &cold_cudaSignalExternalSemaphoresAsync_ptsz;

constexpr form forms_cudaSignalExternalSemaphoresAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 372)) return reinterpret_cast<decltype(&cold_cudaSignalExternalSemaphoresAsync_v2)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 372));
}
decltype(&cold_cudaSignalExternalSemaphoresAsync_v2) slot_cudaSignalExternalSemaphoresAsync_v2 = &cold_cudaSignalExternalSemaphoresAsync_v2;

constexpr form forms_cudaSignalExternalSemaphoresAsync_v2[] = {
    { 13, "cudaSignalExternalSemaphoresAsync", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaSignalExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 373)) return reinterpret_cast<decltype(&cold_cudaSignalExternalSemaphoresAsync_v2_ptsz)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 373));
}
decltype(&cold_cudaSignalExternalSemaphoresAsync_v2_ptsz) slot_cudaSignalExternalSemaphoresAsync_v2_ptsz = &cold_cudaSignalExternalSemaphoresAsync_v2_ptsz;

constexpr form forms_cudaSignalExternalSemaphoresAsync_v2_ptsz[] = {
    { 13, "cudaSignalExternalSemaphoresAsync_ptsz", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 374)) return reinterpret_cast<decltype(&cold_cudaStreamAddCallback)>(real)(stream, callback, userData, flags);
  static_cast<void>(stream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 374));
}
decltype(&cold_cudaStreamAddCallback) slot_cudaStreamAddCallback = &cold_cudaStreamAddCallback;

cudaError_t cold_cudaStreamAddCallback_ptsz(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 375)) return reinterpret_cast<decltype(&cold_cudaStreamAddCallback_ptsz)>(real)(stream, callback, userData, flags);
  static_cast<void>(stream);
  static_cast<void>(callback);
  static_cast<void>(userData);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 375));
}
decltype(&cold_cudaStreamAddCallback_ptsz) slot_cudaStreamAddCallback_ptsz = &cold_cudaStreamAddCallback_ptsz;

cudaError_t cold_cudaStreamAttachMemAsync(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 376)) return reinterpret_cast<decltype(&cold_cudaStreamAttachMemAsync)>(real)(stream, devPtr, length, flags);
  static_cast<void>(stream);
  static_cast<void>(devPtr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 376));
}
decltype(&cold_cudaStreamAttachMemAsync) slot_cudaStreamAttachMemAsync = &cold_cudaStreamAttachMemAsync;

cudaError_t cold_cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 377)) return reinterpret_cast<decltype(&cold_cudaStreamAttachMemAsync_ptsz)>(real)(stream, devPtr, length, flags);
  static_cast<void>(stream);
  static_cast<void>(devPtr);
  static_cast<void>(length);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 377));
}
decltype(&cold_cudaStreamAttachMemAsync_ptsz) slot_cudaStreamAttachMemAsync_ptsz = &cold_cudaStreamAttachMemAsync_ptsz;

cudaError_t cold_cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 378)) return reinterpret_cast<decltype(&cold_cudaStreamBeginCapture)>(real)(stream, mode);
  static_cast<void>(stream);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 378));
}
decltype(&cold_cudaStreamBeginCapture) slot_cudaStreamBeginCapture = &cold_cudaStreamBeginCapture;

cudaError_t cold_cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 379)) return reinterpret_cast<decltype(&cold_cudaStreamBeginCaptureToGraph)>(real)(stream, graph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(stream);
  static_cast<void>(graph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 379));
}
}  // namespace
extern decltype(&cold_cudaStreamBeginCaptureToGraph) slot_cudaStreamBeginCaptureToGraph __asm__("nybble_slot_cudaStreamBeginCaptureToGraph") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamBeginCaptureToGraph) slot_cudaStreamBeginCaptureToGraph = &cold_cudaStreamBeginCaptureToGraph;
namespace {

cudaError_t cold_cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 380)) return reinterpret_cast<decltype(&cold_cudaStreamBeginCaptureToGraph_ptsz)>(real)(stream, graph, dependencies, dependencyData, numDependencies, mode);
  static_cast<void>(stream);
  static_cast<void>(graph);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 380));
}
}  // namespace
extern decltype(&cold_cudaStreamBeginCaptureToGraph_ptsz) slot_cudaStreamBeginCaptureToGraph_ptsz __asm__("nybble_slot_cudaStreamBeginCaptureToGraph_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamBeginCaptureToGraph_ptsz) slot_cudaStreamBeginCaptureToGraph_ptsz = &cold_cudaStreamBeginCaptureToGraph_ptsz;
namespace {

cudaError_t cold_cudaStreamBeginCapture_ptsz(cudaStream_t stream, cudaStreamCaptureMode mode) {
  if (const any_function real = resolve(cudart_library, 381)) return reinterpret_cast<decltype(&cold_cudaStreamBeginCapture_ptsz)>(real)(stream, mode);
  static_cast<void>(stream);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 381));
}
decltype(&cold_cudaStreamBeginCapture_ptsz) slot_cudaStreamBeginCapture_ptsz = &cold_cudaStreamBeginCapture_ptsz;

cudaError_t cold_cudaStreamCopyAttributes(cudaStream_t dstStream, cudaStream_t srcStream) {
  if (const any_function real = resolve(cudart_library, 382)) return reinterpret_cast<decltype(&cold_cudaStreamCopyAttributes)>(real)(dstStream, srcStream);
  static_cast<void>(dstStream);
  static_cast<void>(srcStream);
  return static_cast<cudaError_t>(failure(cudart_library, 382));
}
decltype(&cold_cudaStreamCopyAttributes) slot_cudaStreamCopyAttributes = &cold_cudaStreamCopyAttributes;

cudaError_t cold_cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src) {
  if (const any_function real = resolve(cudart_library, 383)) return reinterpret_cast<decltype(&cold_cudaStreamCopyAttributes_ptsz)>(real)(dst, src);
  static_cast<void>(dst);
  static_cast<void>(src);
  return static_cast<cudaError_t>(failure(cudart_library, 383));
}
decltype(&cold_cudaStreamCopyAttributes_ptsz) slot_cudaStreamCopyAttributes_ptsz = &cold_cudaStreamCopyAttributes_ptsz;

cudaError_t cold_cudaStreamCreate(cudaStream_t* pStream) {
  if (const any_function real = resolve(cudart_library, 384)) return reinterpret_cast<decltype(&cold_cudaStreamCreate)>(real)(pStream);
  zero(pStream, 8);
  return static_cast<cudaError_t>(failure(cudart_library, 384));
}
decltype(&cold_cudaStreamCreate) slot_cudaStreamCreate = &cold_cudaStreamCreate;

cudaError_t cold_cudaStreamCreateWithFlags(cudaStream_t* pStream, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 385)) return reinterpret_cast<decltype(&cold_cudaStreamCreateWithFlags)>(real)(pStream, flags);
  zero(pStream, 8);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 385));
}
decltype(&cold_cudaStreamCreateWithFlags) slot_cudaStreamCreateWithFlags = &cold_cudaStreamCreateWithFlags;

cudaError_t cold_cudaStreamCreateWithPriority(cudaStream_t* pStream, unsigned int flags, int priority) {
  if (const any_function real = resolve(cudart_library, 386)) return reinterpret_cast<decltype(&cold_cudaStreamCreateWithPriority)>(real)(pStream, flags, priority);
  zero(pStream, 8);
  static_cast<void>(flags);
  static_cast<void>(priority);
  return static_cast<cudaError_t>(failure(cudart_library, 386));
}
decltype(&cold_cudaStreamCreateWithPriority) slot_cudaStreamCreateWithPriority = &cold_cudaStreamCreateWithPriority;

cudaError_t cold_cudaStreamDestroy(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 387)) return reinterpret_cast<decltype(&cold_cudaStreamDestroy)>(real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 387));
}
decltype(&cold_cudaStreamDestroy) slot_cudaStreamDestroy = &cold_cudaStreamDestroy;

cudaError_t cold_cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* pGraph) {
  if (const any_function real = resolve(cudart_library, 388)) return reinterpret_cast<decltype(&cold_cudaStreamEndCapture)>(real)(stream, pGraph);
  zero(pGraph, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 388));
}
decltype(&cold_cudaStreamEndCapture) slot_cudaStreamEndCapture = &cold_cudaStreamEndCapture;

cudaError_t cold_cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t* pGraph) {
  if (const any_function real = resolve(cudart_library, 389)) return reinterpret_cast<decltype(&cold_cudaStreamEndCapture_ptsz)>(real)(stream, pGraph);
  zero(pGraph, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 389));
}
decltype(&cold_cudaStreamEndCapture_ptsz) slot_cudaStreamEndCapture_ptsz = &cold_cudaStreamEndCapture_ptsz;

cudaError_t cold_cudaStreamGetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value) {
  if (const any_function real = resolve(cudart_library, 390)) return reinterpret_cast<decltype(&cold_cudaStreamGetAttribute)>(real)(stream, attr, value);
  static_cast<void>(stream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 390));
}
decltype(&cold_cudaStreamGetAttribute) slot_cudaStreamGetAttribute = &cold_cudaStreamGetAttribute;

cudaError_t cold_cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) {
  if (const any_function real = resolve(cudart_library, 391)) return reinterpret_cast<decltype(&cold_cudaStreamGetAttribute_ptsz)>(real)(hStream, attr, value_out);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value_out);
  return static_cast<cudaError_t>(failure(cudart_library, 391));
}
decltype(&cold_cudaStreamGetAttribute_ptsz) slot_cudaStreamGetAttribute_ptsz = &cold_cudaStreamGetAttribute_ptsz;

cudaError_t cold_cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) {
  if (const any_function real = resolve(cudart_library, 392)) return reinterpret_cast<decltype(&cold_cudaStreamGetCaptureInfo)>(real)(stream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 392));
}
decltype(&cold_cudaStreamGetCaptureInfo) slot_cudaStreamGetCaptureInfo = &cold_cudaStreamGetCaptureInfo;

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); return real_cudaStreamGetCaptureInfo_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, nullptr, nullptr, nullptr, nullptr); }

constexpr form forms_cudaStreamGetCaptureInfo[] = {
    { 13, "cudaStreamGetCaptureInfo", &adapter_of<real_cudaStreamGetCaptureInfo_on_13, &cudaStreamGetCaptureInfo_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) {
  if (const any_function real = resolve(cudart_library, 393)) return reinterpret_cast<decltype(&cold_cudaStreamGetCaptureInfo_ptsz)>(real)(stream, captureStatus_out, id_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 393));
}
decltype(&cold_cudaStreamGetCaptureInfo_ptsz) slot_cudaStreamGetCaptureInfo_ptsz = &cold_cudaStreamGetCaptureInfo_ptsz;

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_ptsz_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_ptsz_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); return real_cudaStreamGetCaptureInfo_ptsz_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, nullptr, nullptr, nullptr, nullptr); }

constexpr form forms_cudaStreamGetCaptureInfo_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", &adapter_of<real_cudaStreamGetCaptureInfo_ptsz_on_13, &cudaStreamGetCaptureInfo_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 394)) return reinterpret_cast<decltype(&cold_cudaStreamGetCaptureInfo_v2)>(real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 394));
}
}  // namespace
extern decltype(&cold_cudaStreamGetCaptureInfo_v2) slot_cudaStreamGetCaptureInfo_v2 __asm__("nybble_slot_cudaStreamGetCaptureInfo_v2") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamGetCaptureInfo_v2) slot_cudaStreamGetCaptureInfo_v2 = &cold_cudaStreamGetCaptureInfo_v2;
namespace {

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_v2_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_v2_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); static_cast<void>(graph_out); static_cast<void>(dependencies_out); static_cast<void>(numDependencies_out); return real_cudaStreamGetCaptureInfo_v2_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, nullptr, numDependencies_out); }

constexpr form forms_cudaStreamGetCaptureInfo_v2[] = {
    { 13, "cudaStreamGetCaptureInfo", &adapter_of<real_cudaStreamGetCaptureInfo_v2_on_13, &cudaStreamGetCaptureInfo_v2_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 395)) return reinterpret_cast<decltype(&cold_cudaStreamGetCaptureInfo_v2_ptsz)>(real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
  zero(captureStatus_out, 4);
  zero(id_out, 8);
  zero(graph_out, 8);
  zero(dependencies_out, 8);
  zero(numDependencies_out, 8);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 395));
}
}  // namespace
extern decltype(&cold_cudaStreamGetCaptureInfo_v2_ptsz) slot_cudaStreamGetCaptureInfo_v2_ptsz __asm__("nybble_slot_cudaStreamGetCaptureInfo_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamGetCaptureInfo_v2_ptsz) slot_cudaStreamGetCaptureInfo_v2_ptsz = &cold_cudaStreamGetCaptureInfo_v2_ptsz;
namespace {

std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_v2_ptsz_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_v2_ptsz_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); static_cast<void>(graph_out); static_cast<void>(dependencies_out); static_cast<void>(numDependencies_out); return real_cudaStreamGetCaptureInfo_v2_ptsz_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, nullptr, numDependencies_out); }

constexpr form forms_cudaStreamGetCaptureInfo_v2_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", &adapter_of<real_cudaStreamGetCaptureInfo_v2_ptsz_on_13, &cudaStreamGetCaptureInfo_v2_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 396)) return reinterpret_cast<decltype(&cold_cudaStreamGetCaptureInfo_v3)>(real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
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
extern decltype(&cold_cudaStreamGetCaptureInfo_v3) slot_cudaStreamGetCaptureInfo_v3 __asm__("nybble_slot_cudaStreamGetCaptureInfo_v3") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamGetCaptureInfo_v3) slot_cudaStreamGetCaptureInfo_v3 = &cold_cudaStreamGetCaptureInfo_v3;
namespace {

constexpr form forms_cudaStreamGetCaptureInfo_v3[] = {
    { 13, "cudaStreamGetCaptureInfo", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) {
  if (const any_function real = resolve(cudart_library, 397)) return reinterpret_cast<decltype(&cold_cudaStreamGetCaptureInfo_v3_ptsz)>(real)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
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
extern decltype(&cold_cudaStreamGetCaptureInfo_v3_ptsz) slot_cudaStreamGetCaptureInfo_v3_ptsz __asm__("nybble_slot_cudaStreamGetCaptureInfo_v3_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamGetCaptureInfo_v3_ptsz) slot_cudaStreamGetCaptureInfo_v3_ptsz = &cold_cudaStreamGetCaptureInfo_v3_ptsz;
namespace {

constexpr form forms_cudaStreamGetCaptureInfo_v3_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamGetDevice(cudaStream_t hStream, int* device) {
  if (const any_function real = resolve(cudart_library, 398)) return reinterpret_cast<decltype(&cold_cudaStreamGetDevice)>(real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 398));
}
decltype(&cold_cudaStreamGetDevice) slot_cudaStreamGetDevice = &cold_cudaStreamGetDevice;

cudaError_t cold_cudaStreamGetDevice_ptsz(cudaStream_t hStream, int* device) {
  if (const any_function real = resolve(cudart_library, 399)) return reinterpret_cast<decltype(&cold_cudaStreamGetDevice_ptsz)>(real)(hStream, device);
  zero(device, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 399));
}
decltype(&cold_cudaStreamGetDevice_ptsz) slot_cudaStreamGetDevice_ptsz = &cold_cudaStreamGetDevice_ptsz;

cudaError_t cold_cudaStreamGetFlags(cudaStream_t hStream, unsigned int* flags) {
  if (const any_function real = resolve(cudart_library, 400)) return reinterpret_cast<decltype(&cold_cudaStreamGetFlags)>(real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 400));
}
decltype(&cold_cudaStreamGetFlags) slot_cudaStreamGetFlags = &cold_cudaStreamGetFlags;

cudaError_t cold_cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int* flags) {
  if (const any_function real = resolve(cudart_library, 401)) return reinterpret_cast<decltype(&cold_cudaStreamGetFlags_ptsz)>(real)(hStream, flags);
  zero(flags, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 401));
}
decltype(&cold_cudaStreamGetFlags_ptsz) slot_cudaStreamGetFlags_ptsz = &cold_cudaStreamGetFlags_ptsz;

cudaError_t cold_cudaStreamGetId(cudaStream_t hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(cudart_library, 402)) return reinterpret_cast<decltype(&cold_cudaStreamGetId)>(real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 402));
}
decltype(&cold_cudaStreamGetId) slot_cudaStreamGetId = &cold_cudaStreamGetId;

cudaError_t cold_cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long* streamId) {
  if (const any_function real = resolve(cudart_library, 403)) return reinterpret_cast<decltype(&cold_cudaStreamGetId_ptsz)>(real)(hStream, streamId);
  zero(streamId, 8);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 403));
}
decltype(&cold_cudaStreamGetId_ptsz) slot_cudaStreamGetId_ptsz = &cold_cudaStreamGetId_ptsz;

cudaError_t cold_cudaStreamGetPriority(cudaStream_t hStream, int* priority) {
  if (const any_function real = resolve(cudart_library, 404)) return reinterpret_cast<decltype(&cold_cudaStreamGetPriority)>(real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 404));
}
decltype(&cold_cudaStreamGetPriority) slot_cudaStreamGetPriority = &cold_cudaStreamGetPriority;

cudaError_t cold_cudaStreamGetPriority_ptsz(cudaStream_t hStream, int* priority) {
  if (const any_function real = resolve(cudart_library, 405)) return reinterpret_cast<decltype(&cold_cudaStreamGetPriority_ptsz)>(real)(hStream, priority);
  zero(priority, 4);
  static_cast<void>(hStream);
  return static_cast<cudaError_t>(failure(cudart_library, 405));
}
decltype(&cold_cudaStreamGetPriority_ptsz) slot_cudaStreamGetPriority_ptsz = &cold_cudaStreamGetPriority_ptsz;

cudaError_t cold_cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) {
  if (const any_function real = resolve(cudart_library, 406)) return reinterpret_cast<decltype(&cold_cudaStreamIsCapturing)>(real)(stream, pCaptureStatus);
  zero(pCaptureStatus, 4);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 406));
}
decltype(&cold_cudaStreamIsCapturing) slot_cudaStreamIsCapturing = &cold_cudaStreamIsCapturing;

cudaError_t cold_cudaStreamIsCapturing_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) {
  if (const any_function real = resolve(cudart_library, 407)) return reinterpret_cast<decltype(&cold_cudaStreamIsCapturing_ptsz)>(real)(stream, pCaptureStatus);
  zero(pCaptureStatus, 4);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 407));
}
decltype(&cold_cudaStreamIsCapturing_ptsz) slot_cudaStreamIsCapturing_ptsz = &cold_cudaStreamIsCapturing_ptsz;

cudaError_t cold_cudaStreamQuery(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 408)) return reinterpret_cast<decltype(&cold_cudaStreamQuery)>(real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 408));
}
decltype(&cold_cudaStreamQuery) slot_cudaStreamQuery = &cold_cudaStreamQuery;

cudaError_t cold_cudaStreamQuery_ptsz(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 409)) return reinterpret_cast<decltype(&cold_cudaStreamQuery_ptsz)>(real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 409));
}
decltype(&cold_cudaStreamQuery_ptsz) slot_cudaStreamQuery_ptsz = &cold_cudaStreamQuery_ptsz;

cudaError_t cold_cudaStreamSetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* param) {
  if (const any_function real = resolve(cudart_library, 410)) return reinterpret_cast<decltype(&cold_cudaStreamSetAttribute)>(real)(stream, attr, param);
  static_cast<void>(stream);
  static_cast<void>(attr);
  static_cast<void>(param);
  return static_cast<cudaError_t>(failure(cudart_library, 410));
}
decltype(&cold_cudaStreamSetAttribute) slot_cudaStreamSetAttribute = &cold_cudaStreamSetAttribute;

cudaError_t cold_cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) {
  if (const any_function real = resolve(cudart_library, 411)) return reinterpret_cast<decltype(&cold_cudaStreamSetAttribute_ptsz)>(real)(hStream, attr, value);
  static_cast<void>(hStream);
  static_cast<void>(attr);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 411));
}
decltype(&cold_cudaStreamSetAttribute_ptsz) slot_cudaStreamSetAttribute_ptsz = &cold_cudaStreamSetAttribute_ptsz;

cudaError_t cold_cudaStreamSynchronize(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 412)) return reinterpret_cast<decltype(&cold_cudaStreamSynchronize)>(real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 412));
}
decltype(&cold_cudaStreamSynchronize) slot_cudaStreamSynchronize = &cold_cudaStreamSynchronize;

cudaError_t cold_cudaStreamSynchronize_ptsz(cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 413)) return reinterpret_cast<decltype(&cold_cudaStreamSynchronize_ptsz)>(real)(stream);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 413));
}
decltype(&cold_cudaStreamSynchronize_ptsz) slot_cudaStreamSynchronize_ptsz = &cold_cudaStreamSynchronize_ptsz;

cudaError_t cold_cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 414)) return reinterpret_cast<decltype(&cold_cudaStreamUpdateCaptureDependencies)>(real)(stream, dependencies, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 414));
}
decltype(&cold_cudaStreamUpdateCaptureDependencies) slot_cudaStreamUpdateCaptureDependencies = &cold_cudaStreamUpdateCaptureDependencies;

std::atomic<cudaError_t (*)(cudaStream_t, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, unsigned int)> real_cudaStreamUpdateCaptureDependencies_on_13{nullptr};
cudaError_t cudaStreamUpdateCaptureDependencies_on_13(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { static_cast<void>(stream); static_cast<void>(dependencies); static_cast<void>(numDependencies); static_cast<void>(flags); return real_cudaStreamUpdateCaptureDependencies_on_13.load(std::memory_order_acquire)(stream, dependencies, nullptr, numDependencies, flags); }

constexpr form forms_cudaStreamUpdateCaptureDependencies[] = {
    { 13, "cudaStreamUpdateCaptureDependencies", &adapter_of<real_cudaStreamUpdateCaptureDependencies_on_13, &cudaStreamUpdateCaptureDependencies_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 415)) return reinterpret_cast<decltype(&cold_cudaStreamUpdateCaptureDependencies_ptsz)>(real)(stream, dependencies, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 415));
}
decltype(&cold_cudaStreamUpdateCaptureDependencies_ptsz) slot_cudaStreamUpdateCaptureDependencies_ptsz = &cold_cudaStreamUpdateCaptureDependencies_ptsz;

std::atomic<cudaError_t (*)(cudaStream_t, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, unsigned int)> real_cudaStreamUpdateCaptureDependencies_ptsz_on_13{nullptr};
cudaError_t cudaStreamUpdateCaptureDependencies_ptsz_on_13(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { static_cast<void>(stream); static_cast<void>(dependencies); static_cast<void>(numDependencies); static_cast<void>(flags); return real_cudaStreamUpdateCaptureDependencies_ptsz_on_13.load(std::memory_order_acquire)(stream, dependencies, nullptr, numDependencies, flags); }

constexpr form forms_cudaStreamUpdateCaptureDependencies_ptsz[] = {
    { 13, "cudaStreamUpdateCaptureDependencies_ptsz", &adapter_of<real_cudaStreamUpdateCaptureDependencies_ptsz_on_13, &cudaStreamUpdateCaptureDependencies_ptsz_on_13>},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 416)) return reinterpret_cast<decltype(&cold_cudaStreamUpdateCaptureDependencies_v2)>(real)(stream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 416));
}
}  // namespace
extern decltype(&cold_cudaStreamUpdateCaptureDependencies_v2) slot_cudaStreamUpdateCaptureDependencies_v2 __asm__("nybble_slot_cudaStreamUpdateCaptureDependencies_v2") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamUpdateCaptureDependencies_v2) slot_cudaStreamUpdateCaptureDependencies_v2 = &cold_cudaStreamUpdateCaptureDependencies_v2;
namespace {

constexpr form forms_cudaStreamUpdateCaptureDependencies_v2[] = {
    { 13, "cudaStreamUpdateCaptureDependencies", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamUpdateCaptureDependencies_v2_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 417)) return reinterpret_cast<decltype(&cold_cudaStreamUpdateCaptureDependencies_v2_ptsz)>(real)(stream, dependencies, dependencyData, numDependencies, flags);
  static_cast<void>(stream);
  static_cast<void>(dependencies);
  static_cast<void>(dependencyData);
  static_cast<void>(numDependencies);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 417));
}
}  // namespace
extern decltype(&cold_cudaStreamUpdateCaptureDependencies_v2_ptsz) slot_cudaStreamUpdateCaptureDependencies_v2_ptsz __asm__("nybble_slot_cudaStreamUpdateCaptureDependencies_v2_ptsz") __attribute__((visibility("hidden")));
decltype(&cold_cudaStreamUpdateCaptureDependencies_v2_ptsz) slot_cudaStreamUpdateCaptureDependencies_v2_ptsz = &cold_cudaStreamUpdateCaptureDependencies_v2_ptsz;
namespace {

constexpr form forms_cudaStreamUpdateCaptureDependencies_v2_ptsz[] = {
    { 13, "cudaStreamUpdateCaptureDependencies_ptsz", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 418)) return reinterpret_cast<decltype(&cold_cudaStreamWaitEvent)>(real)(stream, event, flags);
  static_cast<void>(stream);
  static_cast<void>(event);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 418));
}
decltype(&cold_cudaStreamWaitEvent) slot_cudaStreamWaitEvent = &cold_cudaStreamWaitEvent;

cudaError_t cold_cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 419)) return reinterpret_cast<decltype(&cold_cudaStreamWaitEvent_ptsz)>(real)(stream, event, flags);
  static_cast<void>(stream);
  static_cast<void>(event);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 419));
}
decltype(&cold_cudaStreamWaitEvent_ptsz) slot_cudaStreamWaitEvent_ptsz = &cold_cudaStreamWaitEvent_ptsz;

cudaError_t cold_cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode* mode) {
  if (const any_function real = resolve(cudart_library, 420)) return reinterpret_cast<decltype(&cold_cudaThreadExchangeStreamCaptureMode)>(real)(mode);
  static_cast<void>(mode);
  return static_cast<cudaError_t>(failure(cudart_library, 420));
}
decltype(&cold_cudaThreadExchangeStreamCaptureMode) slot_cudaThreadExchangeStreamCaptureMode = &cold_cudaThreadExchangeStreamCaptureMode;

cudaError_t cold_cudaThreadExit() {
  if (const any_function real = resolve(cudart_library, 421)) return reinterpret_cast<decltype(&cold_cudaThreadExit)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 421));
}
decltype(&cold_cudaThreadExit) slot_cudaThreadExit = &cold_cudaThreadExit;

cudaError_t cold_cudaThreadGetCacheConfig(cudaFuncCache* pCacheConfig) {
  if (const any_function real = resolve(cudart_library, 422)) return reinterpret_cast<decltype(&cold_cudaThreadGetCacheConfig)>(real)(pCacheConfig);
  zero(pCacheConfig, 4);
  return static_cast<cudaError_t>(failure(cudart_library, 422));
}
decltype(&cold_cudaThreadGetCacheConfig) slot_cudaThreadGetCacheConfig = &cold_cudaThreadGetCacheConfig;

cudaError_t cold_cudaThreadGetLimit(size_t* pValue, cudaLimit limit) {
  if (const any_function real = resolve(cudart_library, 423)) return reinterpret_cast<decltype(&cold_cudaThreadGetLimit)>(real)(pValue, limit);
  zero(pValue, 8);
  static_cast<void>(limit);
  return static_cast<cudaError_t>(failure(cudart_library, 423));
}
decltype(&cold_cudaThreadGetLimit) slot_cudaThreadGetLimit = &cold_cudaThreadGetLimit;

cudaError_t cold_cudaThreadSetCacheConfig(cudaFuncCache cacheConfig) {
  if (const any_function real = resolve(cudart_library, 424)) return reinterpret_cast<decltype(&cold_cudaThreadSetCacheConfig)>(real)(cacheConfig);
  static_cast<void>(cacheConfig);
  return static_cast<cudaError_t>(failure(cudart_library, 424));
}
decltype(&cold_cudaThreadSetCacheConfig) slot_cudaThreadSetCacheConfig = &cold_cudaThreadSetCacheConfig;

cudaError_t cold_cudaThreadSetLimit(cudaLimit limit, size_t value) {
  if (const any_function real = resolve(cudart_library, 425)) return reinterpret_cast<decltype(&cold_cudaThreadSetLimit)>(real)(limit, value);
  static_cast<void>(limit);
  static_cast<void>(value);
  return static_cast<cudaError_t>(failure(cudart_library, 425));
}
decltype(&cold_cudaThreadSetLimit) slot_cudaThreadSetLimit = &cold_cudaThreadSetLimit;

cudaError_t cold_cudaThreadSynchronize() {
  if (const any_function real = resolve(cudart_library, 426)) return reinterpret_cast<decltype(&cold_cudaThreadSynchronize)>(real)();
  return static_cast<cudaError_t>(failure(cudart_library, 426));
}
decltype(&cold_cudaThreadSynchronize) slot_cudaThreadSynchronize = &cold_cudaThreadSynchronize;

cudaError_t cold_cudaUserObjectCreate(cudaUserObject_t* object_out, void* ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags) {
  if (const any_function real = resolve(cudart_library, 427)) return reinterpret_cast<decltype(&cold_cudaUserObjectCreate)>(real)(object_out, ptr, destroy, initialRefcount, flags);
  zero(object_out, 8);
  static_cast<void>(ptr);
  static_cast<void>(destroy);
  static_cast<void>(initialRefcount);
  static_cast<void>(flags);
  return static_cast<cudaError_t>(failure(cudart_library, 427));
}
}  // namespace
extern decltype(&cold_cudaUserObjectCreate) slot_cudaUserObjectCreate __asm__("nybble_slot_cudaUserObjectCreate") __attribute__((visibility("hidden")));
decltype(&cold_cudaUserObjectCreate) slot_cudaUserObjectCreate = &cold_cudaUserObjectCreate;
namespace {

cudaError_t cold_cudaUserObjectRelease(cudaUserObject_t object, unsigned int count) {
  if (const any_function real = resolve(cudart_library, 428)) return reinterpret_cast<decltype(&cold_cudaUserObjectRelease)>(real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 428));
}
decltype(&cold_cudaUserObjectRelease) slot_cudaUserObjectRelease = &cold_cudaUserObjectRelease;

cudaError_t cold_cudaUserObjectRetain(cudaUserObject_t object, unsigned int count) {
  if (const any_function real = resolve(cudart_library, 429)) return reinterpret_cast<decltype(&cold_cudaUserObjectRetain)>(real)(object, count);
  static_cast<void>(object);
  static_cast<void>(count);
  return static_cast<cudaError_t>(failure(cudart_library, 429));
}
decltype(&cold_cudaUserObjectRetain) slot_cudaUserObjectRetain = &cold_cudaUserObjectRetain;

cudaError_t cold_cudaVDPAUGetDevice(int* device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(cudart_library, 430)) return reinterpret_cast<decltype(&cold_cudaVDPAUGetDevice)>(real)(device, vdpDevice, vdpGetProcAddress);
  zero(device, 4);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<cudaError_t>(failure(cudart_library, 430));
}
decltype(&cold_cudaVDPAUGetDevice) slot_cudaVDPAUGetDevice = &cold_cudaVDPAUGetDevice;

cudaError_t cold_cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) {
  if (const any_function real = resolve(cudart_library, 431)) return reinterpret_cast<decltype(&cold_cudaVDPAUSetVDPAUDevice)>(real)(device, vdpDevice, vdpGetProcAddress);
  static_cast<void>(device);
  static_cast<void>(vdpDevice);
  static_cast<void>(vdpGetProcAddress);
  return static_cast<cudaError_t>(failure(cudart_library, 431));
}
decltype(&cold_cudaVDPAUSetVDPAUDevice) slot_cudaVDPAUSetVDPAUDevice = &cold_cudaVDPAUSetVDPAUDevice;

cudaError_t cold_cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 432)) return reinterpret_cast<decltype(&cold_cudaWaitExternalSemaphoresAsync)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 432));
}
decltype(&cold_cudaWaitExternalSemaphoresAsync) slot_cudaWaitExternalSemaphoresAsync = &cold_cudaWaitExternalSemaphoresAsync;

constexpr form forms_cudaWaitExternalSemaphoresAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaWaitExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 433)) return reinterpret_cast<decltype(&cold_cudaWaitExternalSemaphoresAsync_ptsz)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 433));
}
decltype(&cold_cudaWaitExternalSemaphoresAsync_ptsz) slot_cudaWaitExternalSemaphoresAsync_ptsz = &cold_cudaWaitExternalSemaphoresAsync_ptsz;

constexpr form forms_cudaWaitExternalSemaphoresAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 434)) return reinterpret_cast<decltype(&cold_cudaWaitExternalSemaphoresAsync_v2)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 434));
}
decltype(&cold_cudaWaitExternalSemaphoresAsync_v2) slot_cudaWaitExternalSemaphoresAsync_v2 = &cold_cudaWaitExternalSemaphoresAsync_v2;

constexpr form forms_cudaWaitExternalSemaphoresAsync_v2[] = {
    { 13, "cudaWaitExternalSemaphoresAsync", nullptr},
    {0, nullptr, nullptr},
};
cudaError_t cold_cudaWaitExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) {
  if (const any_function real = resolve(cudart_library, 435)) return reinterpret_cast<decltype(&cold_cudaWaitExternalSemaphoresAsync_v2_ptsz)>(real)(extSemArray, paramsArray, numExtSems, stream);
  static_cast<void>(extSemArray);
  static_cast<void>(paramsArray);
  static_cast<void>(numExtSems);
  static_cast<void>(stream);
  return static_cast<cudaError_t>(failure(cudart_library, 435));
}
decltype(&cold_cudaWaitExternalSemaphoresAsync_v2_ptsz) slot_cudaWaitExternalSemaphoresAsync_v2_ptsz = &cold_cudaWaitExternalSemaphoresAsync_v2_ptsz;

constexpr form forms_cudaWaitExternalSemaphoresAsync_v2_ptsz[] = {
    { 13, "cudaWaitExternalSemaphoresAsync_ptsz", nullptr},
    {0, nullptr, nullptr},
};
#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_cudart(int index) { return untyped(cudart_library, index); }
}  // namespace
extern "C" __attribute__((visibility("hidden"))) void nybble_cold___cudaRegisterUnifiedTable();
extern any_function slot___cudaRegisterUnifiedTable __asm__("nybble_slot___cudaRegisterUnifiedTable") __attribute__((visibility("hidden")));
any_function slot___cudaRegisterUnifiedTable = &nybble_cold___cudaRegisterUnifiedTable;
namespace {
#endif
constexpr function functions[] = {
    {"__cudaGetKernel", &slot___cudaGetKernel, false, nullptr},
    {"__cudaInitModule", &slot___cudaInitModule, false, nullptr},
    {"__cudaLaunchKernel", &slot___cudaLaunchKernel, false, nullptr},
    {"__cudaLaunchKernel_ptsz", &slot___cudaLaunchKernel_ptsz, false, nullptr},
    {"__cudaPopCallConfiguration", &slot___cudaPopCallConfiguration, false, nullptr},
    {"__cudaPushCallConfiguration", &slot___cudaPushCallConfiguration, false, nullptr},
    {"__cudaRegisterFatBinary", &slot___cudaRegisterFatBinary, false, nullptr},
    {"__cudaRegisterFatBinaryEnd", &slot___cudaRegisterFatBinaryEnd, false, nullptr},
    {"__cudaRegisterFunction", &slot___cudaRegisterFunction, false, nullptr},
    {"__cudaRegisterHostVar", &slot___cudaRegisterHostVar, false, nullptr},
    {"__cudaRegisterManagedVar", &slot___cudaRegisterManagedVar, false, nullptr},
    {"__cudaRegisterSurface", &slot___cudaRegisterSurface, false, nullptr},
    {"__cudaRegisterTexture", &slot___cudaRegisterTexture, false, nullptr},
    {"__cudaRegisterVar", &slot___cudaRegisterVar, false, nullptr},
    {"__cudaUnregisterFatBinary", &slot___cudaUnregisterFatBinary, false, nullptr},
    {"cudaArrayGetInfo", &slot_cudaArrayGetInfo, false, nullptr},
    {"cudaArrayGetMemoryRequirements", &slot_cudaArrayGetMemoryRequirements, false, nullptr},
    {"cudaArrayGetPlane", &slot_cudaArrayGetPlane, false, nullptr},
    {"cudaArrayGetSparseProperties", &slot_cudaArrayGetSparseProperties, false, nullptr},
    {"cudaChooseDevice", &slot_cudaChooseDevice, false, forms_cudaChooseDevice},
    {"cudaCreateChannelDesc", &slot_cudaCreateChannelDesc, false, nullptr},
    {"cudaCreateSurfaceObject", &slot_cudaCreateSurfaceObject, false, forms_cudaCreateSurfaceObject},
    {"cudaCreateTextureObject", &slot_cudaCreateTextureObject, false, forms_cudaCreateTextureObject},
    {"cudaCtxResetPersistingL2Cache", &slot_cudaCtxResetPersistingL2Cache, false, nullptr},
    {"cudaDestroyExternalMemory", &slot_cudaDestroyExternalMemory, false, nullptr},
    {"cudaDestroyExternalSemaphore", &slot_cudaDestroyExternalSemaphore, false, nullptr},
    {"cudaDestroySurfaceObject", &slot_cudaDestroySurfaceObject, false, nullptr},
    {"cudaDestroyTextureObject", &slot_cudaDestroyTextureObject, false, nullptr},
    {"cudaDeviceCanAccessPeer", &slot_cudaDeviceCanAccessPeer, false, nullptr},
    {"cudaDeviceDisablePeerAccess", &slot_cudaDeviceDisablePeerAccess, false, nullptr},
    {"cudaDeviceEnablePeerAccess", &slot_cudaDeviceEnablePeerAccess, false, nullptr},
    {"cudaDeviceFlushGPUDirectRDMAWrites", &slot_cudaDeviceFlushGPUDirectRDMAWrites, false, nullptr},
    {"cudaDeviceGetAttribute", &slot_cudaDeviceGetAttribute, false, nullptr},
    {"cudaDeviceGetByPCIBusId", &slot_cudaDeviceGetByPCIBusId, false, nullptr},
    {"cudaDeviceGetCacheConfig", &slot_cudaDeviceGetCacheConfig, false, nullptr},
    {"cudaDeviceGetDefaultMemPool", &slot_cudaDeviceGetDefaultMemPool, false, nullptr},
    {"cudaDeviceGetGraphMemAttribute", &slot_cudaDeviceGetGraphMemAttribute, false, nullptr},
    {"cudaDeviceGetLimit", &slot_cudaDeviceGetLimit, false, nullptr},
    {"cudaDeviceGetMemPool", &slot_cudaDeviceGetMemPool, false, nullptr},
    {"cudaDeviceGetNvSciSyncAttributes", &slot_cudaDeviceGetNvSciSyncAttributes, false, nullptr},
    {"cudaDeviceGetP2PAttribute", &slot_cudaDeviceGetP2PAttribute, false, nullptr},
    {"cudaDeviceGetPCIBusId", &slot_cudaDeviceGetPCIBusId, false, nullptr},
    {"cudaDeviceGetSharedMemConfig", &slot_cudaDeviceGetSharedMemConfig, false, nullptr},
    {"cudaDeviceGetStreamPriorityRange", &slot_cudaDeviceGetStreamPriorityRange, false, nullptr},
    {"cudaDeviceGetTexture1DLinearMaxWidth", &slot_cudaDeviceGetTexture1DLinearMaxWidth, false, nullptr},
    {"cudaDeviceGraphMemTrim", &slot_cudaDeviceGraphMemTrim, false, nullptr},
    {"cudaDeviceRegisterAsyncNotification", &slot_cudaDeviceRegisterAsyncNotification, false, nullptr},
    {"cudaDeviceReset", &slot_cudaDeviceReset, false, nullptr},
    {"cudaDeviceSetCacheConfig", &slot_cudaDeviceSetCacheConfig, false, nullptr},
    {"cudaDeviceSetGraphMemAttribute", &slot_cudaDeviceSetGraphMemAttribute, false, nullptr},
    {"cudaDeviceSetLimit", &slot_cudaDeviceSetLimit, false, nullptr},
    {"cudaDeviceSetMemPool", &slot_cudaDeviceSetMemPool, false, nullptr},
    {"cudaDeviceSetSharedMemConfig", &slot_cudaDeviceSetSharedMemConfig, false, nullptr},
    {"cudaDeviceSynchronize", &slot_cudaDeviceSynchronize, false, nullptr},
    {"cudaDeviceUnregisterAsyncNotification", &slot_cudaDeviceUnregisterAsyncNotification, false, nullptr},
    {"cudaDriverGetVersion", &slot_cudaDriverGetVersion, false, nullptr},
    {"cudaEGLStreamConsumerAcquireFrame", &slot_cudaEGLStreamConsumerAcquireFrame, false, nullptr},
    {"cudaEGLStreamConsumerConnect", &slot_cudaEGLStreamConsumerConnect, false, nullptr},
    {"cudaEGLStreamConsumerConnectWithFlags", &slot_cudaEGLStreamConsumerConnectWithFlags, false, nullptr},
    {"cudaEGLStreamConsumerDisconnect", &slot_cudaEGLStreamConsumerDisconnect, false, nullptr},
    {"cudaEGLStreamConsumerReleaseFrame", &slot_cudaEGLStreamConsumerReleaseFrame, false, nullptr},
    {"cudaEGLStreamProducerConnect", &slot_cudaEGLStreamProducerConnect, false, nullptr},
    {"cudaEGLStreamProducerDisconnect", &slot_cudaEGLStreamProducerDisconnect, false, nullptr},
    {"cudaEGLStreamProducerPresentFrame", &slot_cudaEGLStreamProducerPresentFrame, false, nullptr},
    {"cudaEGLStreamProducerReturnFrame", &slot_cudaEGLStreamProducerReturnFrame, false, nullptr},
    {"cudaEventCreate", &slot_cudaEventCreate, false, nullptr},
    {"cudaEventCreateFromEGLSync", &slot_cudaEventCreateFromEGLSync, false, nullptr},
    {"cudaEventCreateWithFlags", &slot_cudaEventCreateWithFlags, false, nullptr},
    {"cudaEventDestroy", &slot_cudaEventDestroy, false, nullptr},
    {"cudaEventElapsedTime", &slot_cudaEventElapsedTime, false, nullptr},
    {"cudaEventElapsedTime_v2", &slot_cudaEventElapsedTime_v2, false, forms_cudaEventElapsedTime_v2},
    {"cudaEventQuery", &slot_cudaEventQuery, false, nullptr},
    {"cudaEventRecord", &slot_cudaEventRecord, false, nullptr},
    {"cudaEventRecordWithFlags", &slot_cudaEventRecordWithFlags, false, nullptr},
    {"cudaEventRecordWithFlags_ptsz", &slot_cudaEventRecordWithFlags_ptsz, false, nullptr},
    {"cudaEventRecord_ptsz", &slot_cudaEventRecord_ptsz, false, nullptr},
    {"cudaEventSynchronize", &slot_cudaEventSynchronize, false, nullptr},
    {"cudaExternalMemoryGetMappedBuffer", &slot_cudaExternalMemoryGetMappedBuffer, false, forms_cudaExternalMemoryGetMappedBuffer},
    {"cudaExternalMemoryGetMappedMipmappedArray", &slot_cudaExternalMemoryGetMappedMipmappedArray, false, forms_cudaExternalMemoryGetMappedMipmappedArray},
    {"cudaFree", &slot_cudaFree, false, nullptr},
    {"cudaFreeArray", &slot_cudaFreeArray, false, nullptr},
    {"cudaFreeAsync", &slot_cudaFreeAsync, false, nullptr},
    {"cudaFreeAsync_ptsz", &slot_cudaFreeAsync_ptsz, false, nullptr},
    {"cudaFreeHost", &slot_cudaFreeHost, false, nullptr},
    {"cudaFreeMipmappedArray", &slot_cudaFreeMipmappedArray, false, nullptr},
    {"cudaFuncGetAttributes", &slot_cudaFuncGetAttributes, false, forms_cudaFuncGetAttributes},
    {"cudaFuncGetName", &slot_cudaFuncGetName, false, nullptr},
    {"cudaFuncGetParamInfo", &slot_cudaFuncGetParamInfo, false, nullptr},
    {"cudaFuncSetAttribute", &slot_cudaFuncSetAttribute, false, nullptr},
    {"cudaFuncSetCacheConfig", &slot_cudaFuncSetCacheConfig, false, nullptr},
    {"cudaFuncSetSharedMemConfig", &slot_cudaFuncSetSharedMemConfig, false, nullptr},
    {"cudaGLGetDevices", &slot_cudaGLGetDevices, false, nullptr},
    {"cudaGLMapBufferObject", &slot_cudaGLMapBufferObject, false, nullptr},
    {"cudaGLMapBufferObjectAsync", &slot_cudaGLMapBufferObjectAsync, false, nullptr},
    {"cudaGLRegisterBufferObject", &slot_cudaGLRegisterBufferObject, false, nullptr},
    {"cudaGLSetBufferObjectMapFlags", &slot_cudaGLSetBufferObjectMapFlags, false, nullptr},
    {"cudaGLSetGLDevice", &slot_cudaGLSetGLDevice, false, nullptr},
    {"cudaGLUnmapBufferObject", &slot_cudaGLUnmapBufferObject, false, nullptr},
    {"cudaGLUnmapBufferObjectAsync", &slot_cudaGLUnmapBufferObjectAsync, false, nullptr},
    {"cudaGLUnregisterBufferObject", &slot_cudaGLUnregisterBufferObject, false, nullptr},
    {"cudaGetChannelDesc", &slot_cudaGetChannelDesc, false, nullptr},
    {"cudaGetDevice", &slot_cudaGetDevice, false, nullptr},
    {"cudaGetDeviceCount", &slot_cudaGetDeviceCount, true, nullptr},
    {"cudaGetDeviceFlags", &slot_cudaGetDeviceFlags, false, nullptr},
    {"cudaGetDeviceProperties", &slot_cudaGetDeviceProperties, false, forms_cudaGetDeviceProperties},
    {"cudaGetDeviceProperties_v2", &slot_cudaGetDeviceProperties_v2, false, forms_cudaGetDeviceProperties_v2},
    {"cudaGetDriverEntryPoint", &slot_cudaGetDriverEntryPoint, false, forms_cudaGetDriverEntryPoint},
    {"cudaGetDriverEntryPointByVersion", &slot_cudaGetDriverEntryPointByVersion, false, nullptr},
    {"cudaGetDriverEntryPointByVersion_ptsz", &slot_cudaGetDriverEntryPointByVersion_ptsz, false, nullptr},
    {"cudaGetDriverEntryPoint_ptsz", &slot_cudaGetDriverEntryPoint_ptsz, false, forms_cudaGetDriverEntryPoint_ptsz},
    {"cudaGetErrorName", &slot_cudaGetErrorName, false, nullptr},
    {"cudaGetErrorString", &slot_cudaGetErrorString, false, nullptr},
    {"cudaGetExportTable", &slot_cudaGetExportTable, false, nullptr},
    {"cudaGetFuncBySymbol", &slot_cudaGetFuncBySymbol, false, nullptr},
    {"cudaGetKernel", &slot_cudaGetKernel, false, nullptr},
    {"cudaGetLastError", &slot_cudaGetLastError, false, forms_cudaGetLastError},
    {"cudaGetMipmappedArrayLevel", &slot_cudaGetMipmappedArrayLevel, false, nullptr},
    {"cudaGetSurfaceObjectResourceDesc", &slot_cudaGetSurfaceObjectResourceDesc, false, forms_cudaGetSurfaceObjectResourceDesc},
    {"cudaGetSymbolAddress", &slot_cudaGetSymbolAddress, false, nullptr},
    {"cudaGetSymbolSize", &slot_cudaGetSymbolSize, false, nullptr},
    {"cudaGetTextureObjectResourceDesc", &slot_cudaGetTextureObjectResourceDesc, false, forms_cudaGetTextureObjectResourceDesc},
    {"cudaGetTextureObjectResourceViewDesc", &slot_cudaGetTextureObjectResourceViewDesc, false, forms_cudaGetTextureObjectResourceViewDesc},
    {"cudaGetTextureObjectTextureDesc", &slot_cudaGetTextureObjectTextureDesc, false, forms_cudaGetTextureObjectTextureDesc},
    {"cudaGraphAddChildGraphNode", &slot_cudaGraphAddChildGraphNode, false, nullptr},
    {"cudaGraphAddDependencies", &slot_cudaGraphAddDependencies, false, forms_cudaGraphAddDependencies},
    {"cudaGraphAddDependencies_v2", &slot_cudaGraphAddDependencies_v2, false, forms_cudaGraphAddDependencies_v2},
    {"cudaGraphAddEmptyNode", &slot_cudaGraphAddEmptyNode, false, nullptr},
    {"cudaGraphAddEventRecordNode", &slot_cudaGraphAddEventRecordNode, false, nullptr},
    {"cudaGraphAddEventWaitNode", &slot_cudaGraphAddEventWaitNode, false, nullptr},
    {"cudaGraphAddExternalSemaphoresSignalNode", &slot_cudaGraphAddExternalSemaphoresSignalNode, false, nullptr},
    {"cudaGraphAddExternalSemaphoresWaitNode", &slot_cudaGraphAddExternalSemaphoresWaitNode, false, nullptr},
    {"cudaGraphAddHostNode", &slot_cudaGraphAddHostNode, false, nullptr},
    {"cudaGraphAddKernelNode", &slot_cudaGraphAddKernelNode, false, nullptr},
    {"cudaGraphAddMemAllocNode", &slot_cudaGraphAddMemAllocNode, false, nullptr},
    {"cudaGraphAddMemFreeNode", &slot_cudaGraphAddMemFreeNode, false, nullptr},
    {"cudaGraphAddMemcpyNode", &slot_cudaGraphAddMemcpyNode, false, nullptr},
    {"cudaGraphAddMemcpyNode1D", &slot_cudaGraphAddMemcpyNode1D, false, nullptr},
    {"cudaGraphAddMemcpyNodeFromSymbol", &slot_cudaGraphAddMemcpyNodeFromSymbol, false, nullptr},
    {"cudaGraphAddMemcpyNodeToSymbol", &slot_cudaGraphAddMemcpyNodeToSymbol, false, nullptr},
    {"cudaGraphAddMemsetNode", &slot_cudaGraphAddMemsetNode, false, nullptr},
    {"cudaGraphAddNode", &slot_cudaGraphAddNode, false, forms_cudaGraphAddNode},
    {"cudaGraphAddNode_v2", &slot_cudaGraphAddNode_v2, false, forms_cudaGraphAddNode_v2},
    {"cudaGraphChildGraphNodeGetGraph", &slot_cudaGraphChildGraphNodeGetGraph, false, nullptr},
    {"cudaGraphClone", &slot_cudaGraphClone, false, nullptr},
    {"cudaGraphConditionalHandleCreate", &slot_cudaGraphConditionalHandleCreate, false, nullptr},
    {"cudaGraphCreate", &slot_cudaGraphCreate, false, nullptr},
    {"cudaGraphDebugDotPrint", &slot_cudaGraphDebugDotPrint, false, nullptr},
    {"cudaGraphDestroy", &slot_cudaGraphDestroy, false, nullptr},
    {"cudaGraphDestroyNode", &slot_cudaGraphDestroyNode, false, nullptr},
    {"cudaGraphEventRecordNodeGetEvent", &slot_cudaGraphEventRecordNodeGetEvent, false, nullptr},
    {"cudaGraphEventRecordNodeSetEvent", &slot_cudaGraphEventRecordNodeSetEvent, false, nullptr},
    {"cudaGraphEventWaitNodeGetEvent", &slot_cudaGraphEventWaitNodeGetEvent, false, nullptr},
    {"cudaGraphEventWaitNodeSetEvent", &slot_cudaGraphEventWaitNodeSetEvent, false, nullptr},
    {"cudaGraphExecChildGraphNodeSetParams", &slot_cudaGraphExecChildGraphNodeSetParams, false, nullptr},
    {"cudaGraphExecDestroy", &slot_cudaGraphExecDestroy, false, nullptr},
    {"cudaGraphExecEventRecordNodeSetEvent", &slot_cudaGraphExecEventRecordNodeSetEvent, false, nullptr},
    {"cudaGraphExecEventWaitNodeSetEvent", &slot_cudaGraphExecEventWaitNodeSetEvent, false, nullptr},
    {"cudaGraphExecExternalSemaphoresSignalNodeSetParams", &slot_cudaGraphExecExternalSemaphoresSignalNodeSetParams, false, nullptr},
    {"cudaGraphExecExternalSemaphoresWaitNodeSetParams", &slot_cudaGraphExecExternalSemaphoresWaitNodeSetParams, false, nullptr},
    {"cudaGraphExecGetFlags", &slot_cudaGraphExecGetFlags, false, nullptr},
    {"cudaGraphExecHostNodeSetParams", &slot_cudaGraphExecHostNodeSetParams, false, nullptr},
    {"cudaGraphExecKernelNodeSetParams", &slot_cudaGraphExecKernelNodeSetParams, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParams", &slot_cudaGraphExecMemcpyNodeSetParams, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParams1D", &slot_cudaGraphExecMemcpyNodeSetParams1D, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParamsFromSymbol", &slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol, false, nullptr},
    {"cudaGraphExecMemcpyNodeSetParamsToSymbol", &slot_cudaGraphExecMemcpyNodeSetParamsToSymbol, false, nullptr},
    {"cudaGraphExecMemsetNodeSetParams", &slot_cudaGraphExecMemsetNodeSetParams, false, nullptr},
    {"cudaGraphExecNodeSetParams", &slot_cudaGraphExecNodeSetParams, false, nullptr},
    {"cudaGraphExecUpdate", &slot_cudaGraphExecUpdate, false, forms_cudaGraphExecUpdate},
    {"cudaGraphExternalSemaphoresSignalNodeGetParams", &slot_cudaGraphExternalSemaphoresSignalNodeGetParams, false, nullptr},
    {"cudaGraphExternalSemaphoresSignalNodeSetParams", &slot_cudaGraphExternalSemaphoresSignalNodeSetParams, false, nullptr},
    {"cudaGraphExternalSemaphoresWaitNodeGetParams", &slot_cudaGraphExternalSemaphoresWaitNodeGetParams, false, nullptr},
    {"cudaGraphExternalSemaphoresWaitNodeSetParams", &slot_cudaGraphExternalSemaphoresWaitNodeSetParams, false, nullptr},
    {"cudaGraphGetEdges", &slot_cudaGraphGetEdges, false, forms_cudaGraphGetEdges},
    {"cudaGraphGetEdges_v2", &slot_cudaGraphGetEdges_v2, false, forms_cudaGraphGetEdges_v2},
    {"cudaGraphGetNodes", &slot_cudaGraphGetNodes, false, nullptr},
    {"cudaGraphGetRootNodes", &slot_cudaGraphGetRootNodes, false, nullptr},
    {"cudaGraphHostNodeGetParams", &slot_cudaGraphHostNodeGetParams, false, nullptr},
    {"cudaGraphHostNodeSetParams", &slot_cudaGraphHostNodeSetParams, false, nullptr},
    {"cudaGraphInstantiate", &slot_cudaGraphInstantiate, false, forms_cudaGraphInstantiate},
    {"cudaGraphInstantiateWithFlags", &slot_cudaGraphInstantiateWithFlags, false, nullptr},
    {"cudaGraphInstantiateWithParams", &slot_cudaGraphInstantiateWithParams, false, nullptr},
    {"cudaGraphInstantiateWithParams_ptsz", &slot_cudaGraphInstantiateWithParams_ptsz, false, nullptr},
    {"cudaGraphKernelNodeCopyAttributes", &slot_cudaGraphKernelNodeCopyAttributes, false, nullptr},
    {"cudaGraphKernelNodeGetAttribute", &slot_cudaGraphKernelNodeGetAttribute, false, nullptr},
    {"cudaGraphKernelNodeGetParams", &slot_cudaGraphKernelNodeGetParams, false, nullptr},
    {"cudaGraphKernelNodeSetAttribute", &slot_cudaGraphKernelNodeSetAttribute, false, nullptr},
    {"cudaGraphKernelNodeSetParams", &slot_cudaGraphKernelNodeSetParams, false, nullptr},
    {"cudaGraphLaunch", &slot_cudaGraphLaunch, false, nullptr},
    {"cudaGraphLaunch_ptsz", &slot_cudaGraphLaunch_ptsz, false, nullptr},
    {"cudaGraphMemAllocNodeGetParams", &slot_cudaGraphMemAllocNodeGetParams, false, nullptr},
    {"cudaGraphMemFreeNodeGetParams", &slot_cudaGraphMemFreeNodeGetParams, false, nullptr},
    {"cudaGraphMemcpyNodeGetParams", &slot_cudaGraphMemcpyNodeGetParams, false, nullptr},
    {"cudaGraphMemcpyNodeSetParams", &slot_cudaGraphMemcpyNodeSetParams, false, nullptr},
    {"cudaGraphMemcpyNodeSetParams1D", &slot_cudaGraphMemcpyNodeSetParams1D, false, nullptr},
    {"cudaGraphMemcpyNodeSetParamsFromSymbol", &slot_cudaGraphMemcpyNodeSetParamsFromSymbol, false, nullptr},
    {"cudaGraphMemcpyNodeSetParamsToSymbol", &slot_cudaGraphMemcpyNodeSetParamsToSymbol, false, nullptr},
    {"cudaGraphMemsetNodeGetParams", &slot_cudaGraphMemsetNodeGetParams, false, nullptr},
    {"cudaGraphMemsetNodeSetParams", &slot_cudaGraphMemsetNodeSetParams, false, nullptr},
    {"cudaGraphNodeFindInClone", &slot_cudaGraphNodeFindInClone, false, nullptr},
    {"cudaGraphNodeGetDependencies", &slot_cudaGraphNodeGetDependencies, false, forms_cudaGraphNodeGetDependencies},
    {"cudaGraphNodeGetDependencies_v2", &slot_cudaGraphNodeGetDependencies_v2, false, forms_cudaGraphNodeGetDependencies_v2},
    {"cudaGraphNodeGetDependentNodes", &slot_cudaGraphNodeGetDependentNodes, false, forms_cudaGraphNodeGetDependentNodes},
    {"cudaGraphNodeGetDependentNodes_v2", &slot_cudaGraphNodeGetDependentNodes_v2, false, forms_cudaGraphNodeGetDependentNodes_v2},
    {"cudaGraphNodeGetEnabled", &slot_cudaGraphNodeGetEnabled, false, nullptr},
    {"cudaGraphNodeGetType", &slot_cudaGraphNodeGetType, false, nullptr},
    {"cudaGraphNodeSetEnabled", &slot_cudaGraphNodeSetEnabled, false, nullptr},
    {"cudaGraphNodeSetParams", &slot_cudaGraphNodeSetParams, false, nullptr},
    {"cudaGraphReleaseUserObject", &slot_cudaGraphReleaseUserObject, false, nullptr},
    {"cudaGraphRemoveDependencies", &slot_cudaGraphRemoveDependencies, false, forms_cudaGraphRemoveDependencies},
    {"cudaGraphRemoveDependencies_v2", &slot_cudaGraphRemoveDependencies_v2, false, forms_cudaGraphRemoveDependencies_v2},
    {"cudaGraphRetainUserObject", &slot_cudaGraphRetainUserObject, false, nullptr},
    {"cudaGraphUpload", &slot_cudaGraphUpload, false, nullptr},
    {"cudaGraphUpload_ptsz", &slot_cudaGraphUpload_ptsz, false, nullptr},
    {"cudaGraphicsEGLRegisterImage", &slot_cudaGraphicsEGLRegisterImage, false, nullptr},
    {"cudaGraphicsGLRegisterBuffer", &slot_cudaGraphicsGLRegisterBuffer, false, nullptr},
    {"cudaGraphicsGLRegisterImage", &slot_cudaGraphicsGLRegisterImage, false, nullptr},
    {"cudaGraphicsMapResources", &slot_cudaGraphicsMapResources, false, nullptr},
    {"cudaGraphicsResourceGetMappedEglFrame", &slot_cudaGraphicsResourceGetMappedEglFrame, false, nullptr},
    {"cudaGraphicsResourceGetMappedMipmappedArray", &slot_cudaGraphicsResourceGetMappedMipmappedArray, false, nullptr},
    {"cudaGraphicsResourceGetMappedPointer", &slot_cudaGraphicsResourceGetMappedPointer, false, nullptr},
    {"cudaGraphicsResourceSetMapFlags", &slot_cudaGraphicsResourceSetMapFlags, false, nullptr},
    {"cudaGraphicsSubResourceGetMappedArray", &slot_cudaGraphicsSubResourceGetMappedArray, false, nullptr},
    {"cudaGraphicsUnmapResources", &slot_cudaGraphicsUnmapResources, false, nullptr},
    {"cudaGraphicsUnregisterResource", &slot_cudaGraphicsUnregisterResource, false, nullptr},
    {"cudaGraphicsVDPAURegisterOutputSurface", &slot_cudaGraphicsVDPAURegisterOutputSurface, false, nullptr},
    {"cudaGraphicsVDPAURegisterVideoSurface", &slot_cudaGraphicsVDPAURegisterVideoSurface, false, nullptr},
    {"cudaHostAlloc", &slot_cudaHostAlloc, false, nullptr},
    {"cudaHostGetDevicePointer", &slot_cudaHostGetDevicePointer, false, nullptr},
    {"cudaHostGetFlags", &slot_cudaHostGetFlags, false, nullptr},
    {"cudaHostRegister", &slot_cudaHostRegister, false, nullptr},
    {"cudaHostUnregister", &slot_cudaHostUnregister, false, nullptr},
    {"cudaImportExternalMemory", &slot_cudaImportExternalMemory, false, forms_cudaImportExternalMemory},
    {"cudaImportExternalSemaphore", &slot_cudaImportExternalSemaphore, false, forms_cudaImportExternalSemaphore},
    {"cudaInitDevice", &slot_cudaInitDevice, false, nullptr},
    {"cudaIpcCloseMemHandle", &slot_cudaIpcCloseMemHandle, false, nullptr},
    {"cudaIpcGetEventHandle", &slot_cudaIpcGetEventHandle, false, nullptr},
    {"cudaIpcGetMemHandle", &slot_cudaIpcGetMemHandle, false, nullptr},
    {"cudaIpcOpenEventHandle", &slot_cudaIpcOpenEventHandle, false, nullptr},
    {"cudaIpcOpenMemHandle", &slot_cudaIpcOpenMemHandle, false, nullptr},
    {"cudaKernelSetAttributeForDevice", &slot_cudaKernelSetAttributeForDevice, false, nullptr},
    {"cudaLaunchCooperativeKernel", &slot_cudaLaunchCooperativeKernel, false, nullptr},
    {"cudaLaunchCooperativeKernelMultiDevice", &slot_cudaLaunchCooperativeKernelMultiDevice, false, nullptr},
    {"cudaLaunchCooperativeKernel_ptsz", &slot_cudaLaunchCooperativeKernel_ptsz, false, nullptr},
    {"cudaLaunchHostFunc", &slot_cudaLaunchHostFunc, false, nullptr},
    {"cudaLaunchHostFunc_ptsz", &slot_cudaLaunchHostFunc_ptsz, false, nullptr},
    {"cudaLaunchKernel", &slot_cudaLaunchKernel, false, nullptr},
    {"cudaLaunchKernelExC", &slot_cudaLaunchKernelExC, false, nullptr},
    {"cudaLaunchKernelExC_ptsz", &slot_cudaLaunchKernelExC_ptsz, false, nullptr},
    {"cudaLaunchKernel_ptsz", &slot_cudaLaunchKernel_ptsz, false, nullptr},
    {"cudaLibraryEnumerateKernels", &slot_cudaLibraryEnumerateKernels, false, nullptr},
    {"cudaLibraryGetGlobal", &slot_cudaLibraryGetGlobal, false, nullptr},
    {"cudaLibraryGetKernel", &slot_cudaLibraryGetKernel, false, nullptr},
    {"cudaLibraryGetKernelCount", &slot_cudaLibraryGetKernelCount, false, nullptr},
    {"cudaLibraryGetManaged", &slot_cudaLibraryGetManaged, false, nullptr},
    {"cudaLibraryGetUnifiedFunction", &slot_cudaLibraryGetUnifiedFunction, false, nullptr},
    {"cudaLibraryLoadData", &slot_cudaLibraryLoadData, false, nullptr},
    {"cudaLibraryLoadFromFile", &slot_cudaLibraryLoadFromFile, false, nullptr},
    {"cudaLibraryUnload", &slot_cudaLibraryUnload, false, nullptr},
    {"cudaMalloc", &slot_cudaMalloc, true, nullptr},
    {"cudaMalloc3D", &slot_cudaMalloc3D, false, nullptr},
    {"cudaMalloc3DArray", &slot_cudaMalloc3DArray, false, nullptr},
    {"cudaMallocArray", &slot_cudaMallocArray, false, nullptr},
    {"cudaMallocAsync", &slot_cudaMallocAsync, false, nullptr},
    {"cudaMallocAsync_ptsz", &slot_cudaMallocAsync_ptsz, false, nullptr},
    {"cudaMallocFromPoolAsync", &slot_cudaMallocFromPoolAsync, false, nullptr},
    {"cudaMallocFromPoolAsync_ptsz", &slot_cudaMallocFromPoolAsync_ptsz, false, nullptr},
    {"cudaMallocHost", &slot_cudaMallocHost, false, nullptr},
    {"cudaMallocManaged", &slot_cudaMallocManaged, false, nullptr},
    {"cudaMallocMipmappedArray", &slot_cudaMallocMipmappedArray, false, nullptr},
    {"cudaMallocPitch", &slot_cudaMallocPitch, false, nullptr},
    {"cudaMemAdvise", &slot_cudaMemAdvise, false, forms_cudaMemAdvise},
    {"cudaMemAdvise_v2", &slot_cudaMemAdvise_v2, false, forms_cudaMemAdvise_v2},
    {"cudaMemGetInfo", &slot_cudaMemGetInfo, false, nullptr},
    {"cudaMemPoolCreate", &slot_cudaMemPoolCreate, false, nullptr},
    {"cudaMemPoolDestroy", &slot_cudaMemPoolDestroy, false, nullptr},
    {"cudaMemPoolExportPointer", &slot_cudaMemPoolExportPointer, false, nullptr},
    {"cudaMemPoolExportToShareableHandle", &slot_cudaMemPoolExportToShareableHandle, false, nullptr},
    {"cudaMemPoolGetAccess", &slot_cudaMemPoolGetAccess, false, nullptr},
    {"cudaMemPoolGetAttribute", &slot_cudaMemPoolGetAttribute, false, nullptr},
    {"cudaMemPoolImportFromShareableHandle", &slot_cudaMemPoolImportFromShareableHandle, false, nullptr},
    {"cudaMemPoolImportPointer", &slot_cudaMemPoolImportPointer, false, nullptr},
    {"cudaMemPoolSetAccess", &slot_cudaMemPoolSetAccess, false, nullptr},
    {"cudaMemPoolSetAttribute", &slot_cudaMemPoolSetAttribute, false, nullptr},
    {"cudaMemPoolTrimTo", &slot_cudaMemPoolTrimTo, false, nullptr},
    {"cudaMemPrefetchAsync", &slot_cudaMemPrefetchAsync, false, forms_cudaMemPrefetchAsync},
    {"cudaMemPrefetchAsync_ptsz", &slot_cudaMemPrefetchAsync_ptsz, false, forms_cudaMemPrefetchAsync_ptsz},
    {"cudaMemPrefetchAsync_v2", &slot_cudaMemPrefetchAsync_v2, false, forms_cudaMemPrefetchAsync_v2},
    {"cudaMemPrefetchAsync_v2_ptsz", &slot_cudaMemPrefetchAsync_v2_ptsz, false, forms_cudaMemPrefetchAsync_v2_ptsz},
    {"cudaMemRangeGetAttribute", &slot_cudaMemRangeGetAttribute, false, nullptr},
    {"cudaMemRangeGetAttributes", &slot_cudaMemRangeGetAttributes, false, nullptr},
    {"cudaMemcpy", &slot_cudaMemcpy, false, nullptr},
    {"cudaMemcpy2D", &slot_cudaMemcpy2D, false, nullptr},
    {"cudaMemcpy2DArrayToArray", &slot_cudaMemcpy2DArrayToArray, false, nullptr},
    {"cudaMemcpy2DArrayToArray_ptds", &slot_cudaMemcpy2DArrayToArray_ptds, false, nullptr},
    {"cudaMemcpy2DAsync", &slot_cudaMemcpy2DAsync, false, nullptr},
    {"cudaMemcpy2DAsync_ptsz", &slot_cudaMemcpy2DAsync_ptsz, false, nullptr},
    {"cudaMemcpy2DFromArray", &slot_cudaMemcpy2DFromArray, false, nullptr},
    {"cudaMemcpy2DFromArrayAsync", &slot_cudaMemcpy2DFromArrayAsync, false, nullptr},
    {"cudaMemcpy2DFromArrayAsync_ptsz", &slot_cudaMemcpy2DFromArrayAsync_ptsz, false, nullptr},
    {"cudaMemcpy2DFromArray_ptds", &slot_cudaMemcpy2DFromArray_ptds, false, nullptr},
    {"cudaMemcpy2DToArray", &slot_cudaMemcpy2DToArray, false, nullptr},
    {"cudaMemcpy2DToArrayAsync", &slot_cudaMemcpy2DToArrayAsync, false, nullptr},
    {"cudaMemcpy2DToArrayAsync_ptsz", &slot_cudaMemcpy2DToArrayAsync_ptsz, false, nullptr},
    {"cudaMemcpy2DToArray_ptds", &slot_cudaMemcpy2DToArray_ptds, false, nullptr},
    {"cudaMemcpy2D_ptds", &slot_cudaMemcpy2D_ptds, false, nullptr},
    {"cudaMemcpy3D", &slot_cudaMemcpy3D, false, nullptr},
    {"cudaMemcpy3DAsync", &slot_cudaMemcpy3DAsync, false, nullptr},
    {"cudaMemcpy3DAsync_ptsz", &slot_cudaMemcpy3DAsync_ptsz, false, nullptr},
    {"cudaMemcpy3DBatchAsync", &slot_cudaMemcpy3DBatchAsync, false, forms_cudaMemcpy3DBatchAsync},
    {"cudaMemcpy3DBatchAsync_ptsz", &slot_cudaMemcpy3DBatchAsync_ptsz, false, forms_cudaMemcpy3DBatchAsync_ptsz},
    {"cudaMemcpy3DPeer", &slot_cudaMemcpy3DPeer, false, nullptr},
    {"cudaMemcpy3DPeerAsync", &slot_cudaMemcpy3DPeerAsync, false, nullptr},
    {"cudaMemcpy3DPeerAsync_ptsz", &slot_cudaMemcpy3DPeerAsync_ptsz, false, nullptr},
    {"cudaMemcpy3DPeer_ptds", &slot_cudaMemcpy3DPeer_ptds, false, nullptr},
    {"cudaMemcpy3D_ptds", &slot_cudaMemcpy3D_ptds, false, nullptr},
    {"cudaMemcpyArrayToArray", &slot_cudaMemcpyArrayToArray, false, nullptr},
    {"cudaMemcpyArrayToArray_ptds", &slot_cudaMemcpyArrayToArray_ptds, false, nullptr},
    {"cudaMemcpyAsync", &slot_cudaMemcpyAsync, false, nullptr},
    {"cudaMemcpyAsync_ptsz", &slot_cudaMemcpyAsync_ptsz, false, nullptr},
    {"cudaMemcpyBatchAsync", &slot_cudaMemcpyBatchAsync, false, forms_cudaMemcpyBatchAsync},
    {"cudaMemcpyBatchAsync_ptsz", &slot_cudaMemcpyBatchAsync_ptsz, false, forms_cudaMemcpyBatchAsync_ptsz},
    {"cudaMemcpyFromArray", &slot_cudaMemcpyFromArray, false, nullptr},
    {"cudaMemcpyFromArrayAsync", &slot_cudaMemcpyFromArrayAsync, false, nullptr},
    {"cudaMemcpyFromArrayAsync_ptsz", &slot_cudaMemcpyFromArrayAsync_ptsz, false, nullptr},
    {"cudaMemcpyFromArray_ptds", &slot_cudaMemcpyFromArray_ptds, false, nullptr},
    {"cudaMemcpyFromSymbol", &slot_cudaMemcpyFromSymbol, false, nullptr},
    {"cudaMemcpyFromSymbolAsync", &slot_cudaMemcpyFromSymbolAsync, false, nullptr},
    {"cudaMemcpyFromSymbolAsync_ptsz", &slot_cudaMemcpyFromSymbolAsync_ptsz, false, nullptr},
    {"cudaMemcpyFromSymbol_ptds", &slot_cudaMemcpyFromSymbol_ptds, false, nullptr},
    {"cudaMemcpyPeer", &slot_cudaMemcpyPeer, false, nullptr},
    {"cudaMemcpyPeerAsync", &slot_cudaMemcpyPeerAsync, false, nullptr},
    {"cudaMemcpyToArray", &slot_cudaMemcpyToArray, false, nullptr},
    {"cudaMemcpyToArrayAsync", &slot_cudaMemcpyToArrayAsync, false, nullptr},
    {"cudaMemcpyToArrayAsync_ptsz", &slot_cudaMemcpyToArrayAsync_ptsz, false, nullptr},
    {"cudaMemcpyToArray_ptds", &slot_cudaMemcpyToArray_ptds, false, nullptr},
    {"cudaMemcpyToSymbol", &slot_cudaMemcpyToSymbol, false, nullptr},
    {"cudaMemcpyToSymbolAsync", &slot_cudaMemcpyToSymbolAsync, false, nullptr},
    {"cudaMemcpyToSymbolAsync_ptsz", &slot_cudaMemcpyToSymbolAsync_ptsz, false, nullptr},
    {"cudaMemcpyToSymbol_ptds", &slot_cudaMemcpyToSymbol_ptds, false, nullptr},
    {"cudaMemcpy_ptds", &slot_cudaMemcpy_ptds, false, nullptr},
    {"cudaMemset", &slot_cudaMemset, false, nullptr},
    {"cudaMemset2D", &slot_cudaMemset2D, false, nullptr},
    {"cudaMemset2DAsync", &slot_cudaMemset2DAsync, false, nullptr},
    {"cudaMemset2DAsync_ptsz", &slot_cudaMemset2DAsync_ptsz, false, nullptr},
    {"cudaMemset2D_ptds", &slot_cudaMemset2D_ptds, false, nullptr},
    {"cudaMemset3D", &slot_cudaMemset3D, false, nullptr},
    {"cudaMemset3DAsync", &slot_cudaMemset3DAsync, false, nullptr},
    {"cudaMemset3DAsync_ptsz", &slot_cudaMemset3DAsync_ptsz, false, nullptr},
    {"cudaMemset3D_ptds", &slot_cudaMemset3D_ptds, false, nullptr},
    {"cudaMemsetAsync", &slot_cudaMemsetAsync, false, nullptr},
    {"cudaMemsetAsync_ptsz", &slot_cudaMemsetAsync_ptsz, false, nullptr},
    {"cudaMemset_ptds", &slot_cudaMemset_ptds, false, nullptr},
    {"cudaMipmappedArrayGetMemoryRequirements", &slot_cudaMipmappedArrayGetMemoryRequirements, false, nullptr},
    {"cudaMipmappedArrayGetSparseProperties", &slot_cudaMipmappedArrayGetSparseProperties, false, nullptr},
    {"cudaOccupancyAvailableDynamicSMemPerBlock", &slot_cudaOccupancyAvailableDynamicSMemPerBlock, false, nullptr},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessor", &slot_cudaOccupancyMaxActiveBlocksPerMultiprocessor, false, nullptr},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", &slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, false, nullptr},
    {"cudaOccupancyMaxActiveClusters", &slot_cudaOccupancyMaxActiveClusters, false, nullptr},
    {"cudaOccupancyMaxPotentialClusterSize", &slot_cudaOccupancyMaxPotentialClusterSize, false, nullptr},
    {"cudaPeekAtLastError", &slot_cudaPeekAtLastError, false, forms_cudaPeekAtLastError},
    {"cudaPointerGetAttributes", &slot_cudaPointerGetAttributes, false, forms_cudaPointerGetAttributes},
    {"cudaProfilerStart", &slot_cudaProfilerStart, false, nullptr},
    {"cudaProfilerStop", &slot_cudaProfilerStop, false, nullptr},
    {"cudaRuntimeGetVersion", &slot_cudaRuntimeGetVersion, true, nullptr},
    {"cudaSetDevice", &slot_cudaSetDevice, false, nullptr},
    {"cudaSetDeviceFlags", &slot_cudaSetDeviceFlags, false, nullptr},
    {"cudaSetDoubleForDevice", &slot_cudaSetDoubleForDevice, false, nullptr},
    {"cudaSetDoubleForHost", &slot_cudaSetDoubleForHost, false, nullptr},
    {"cudaSetValidDevices", &slot_cudaSetValidDevices, false, nullptr},
    {"cudaSignalExternalSemaphoresAsync", &slot_cudaSignalExternalSemaphoresAsync, false, forms_cudaSignalExternalSemaphoresAsync},
    {"cudaSignalExternalSemaphoresAsync_ptsz", &slot_cudaSignalExternalSemaphoresAsync_ptsz, false, forms_cudaSignalExternalSemaphoresAsync_ptsz},
    {"cudaSignalExternalSemaphoresAsync_v2", &slot_cudaSignalExternalSemaphoresAsync_v2, false, forms_cudaSignalExternalSemaphoresAsync_v2},
    {"cudaSignalExternalSemaphoresAsync_v2_ptsz", &slot_cudaSignalExternalSemaphoresAsync_v2_ptsz, false, forms_cudaSignalExternalSemaphoresAsync_v2_ptsz},
    {"cudaStreamAddCallback", &slot_cudaStreamAddCallback, false, nullptr},
    {"cudaStreamAddCallback_ptsz", &slot_cudaStreamAddCallback_ptsz, false, nullptr},
    {"cudaStreamAttachMemAsync", &slot_cudaStreamAttachMemAsync, false, nullptr},
    {"cudaStreamAttachMemAsync_ptsz", &slot_cudaStreamAttachMemAsync_ptsz, false, nullptr},
    {"cudaStreamBeginCapture", &slot_cudaStreamBeginCapture, false, nullptr},
    {"cudaStreamBeginCaptureToGraph", &slot_cudaStreamBeginCaptureToGraph, false, nullptr},
    {"cudaStreamBeginCaptureToGraph_ptsz", &slot_cudaStreamBeginCaptureToGraph_ptsz, false, nullptr},
    {"cudaStreamBeginCapture_ptsz", &slot_cudaStreamBeginCapture_ptsz, false, nullptr},
    {"cudaStreamCopyAttributes", &slot_cudaStreamCopyAttributes, false, nullptr},
    {"cudaStreamCopyAttributes_ptsz", &slot_cudaStreamCopyAttributes_ptsz, false, nullptr},
    {"cudaStreamCreate", &slot_cudaStreamCreate, false, nullptr},
    {"cudaStreamCreateWithFlags", &slot_cudaStreamCreateWithFlags, false, nullptr},
    {"cudaStreamCreateWithPriority", &slot_cudaStreamCreateWithPriority, false, nullptr},
    {"cudaStreamDestroy", &slot_cudaStreamDestroy, false, nullptr},
    {"cudaStreamEndCapture", &slot_cudaStreamEndCapture, false, nullptr},
    {"cudaStreamEndCapture_ptsz", &slot_cudaStreamEndCapture_ptsz, false, nullptr},
    {"cudaStreamGetAttribute", &slot_cudaStreamGetAttribute, false, nullptr},
    {"cudaStreamGetAttribute_ptsz", &slot_cudaStreamGetAttribute_ptsz, false, nullptr},
    {"cudaStreamGetCaptureInfo", &slot_cudaStreamGetCaptureInfo, false, forms_cudaStreamGetCaptureInfo},
    {"cudaStreamGetCaptureInfo_ptsz", &slot_cudaStreamGetCaptureInfo_ptsz, false, forms_cudaStreamGetCaptureInfo_ptsz},
    {"cudaStreamGetCaptureInfo_v2", &slot_cudaStreamGetCaptureInfo_v2, false, forms_cudaStreamGetCaptureInfo_v2},
    {"cudaStreamGetCaptureInfo_v2_ptsz", &slot_cudaStreamGetCaptureInfo_v2_ptsz, false, forms_cudaStreamGetCaptureInfo_v2_ptsz},
    {"cudaStreamGetCaptureInfo_v3", &slot_cudaStreamGetCaptureInfo_v3, false, forms_cudaStreamGetCaptureInfo_v3},
    {"cudaStreamGetCaptureInfo_v3_ptsz", &slot_cudaStreamGetCaptureInfo_v3_ptsz, false, forms_cudaStreamGetCaptureInfo_v3_ptsz},
    {"cudaStreamGetDevice", &slot_cudaStreamGetDevice, false, nullptr},
    {"cudaStreamGetDevice_ptsz", &slot_cudaStreamGetDevice_ptsz, false, nullptr},
    {"cudaStreamGetFlags", &slot_cudaStreamGetFlags, false, nullptr},
    {"cudaStreamGetFlags_ptsz", &slot_cudaStreamGetFlags_ptsz, false, nullptr},
    {"cudaStreamGetId", &slot_cudaStreamGetId, false, nullptr},
    {"cudaStreamGetId_ptsz", &slot_cudaStreamGetId_ptsz, false, nullptr},
    {"cudaStreamGetPriority", &slot_cudaStreamGetPriority, false, nullptr},
    {"cudaStreamGetPriority_ptsz", &slot_cudaStreamGetPriority_ptsz, false, nullptr},
    {"cudaStreamIsCapturing", &slot_cudaStreamIsCapturing, false, nullptr},
    {"cudaStreamIsCapturing_ptsz", &slot_cudaStreamIsCapturing_ptsz, false, nullptr},
    {"cudaStreamQuery", &slot_cudaStreamQuery, false, nullptr},
    {"cudaStreamQuery_ptsz", &slot_cudaStreamQuery_ptsz, false, nullptr},
    {"cudaStreamSetAttribute", &slot_cudaStreamSetAttribute, false, nullptr},
    {"cudaStreamSetAttribute_ptsz", &slot_cudaStreamSetAttribute_ptsz, false, nullptr},
    {"cudaStreamSynchronize", &slot_cudaStreamSynchronize, false, nullptr},
    {"cudaStreamSynchronize_ptsz", &slot_cudaStreamSynchronize_ptsz, false, nullptr},
    {"cudaStreamUpdateCaptureDependencies", &slot_cudaStreamUpdateCaptureDependencies, false, forms_cudaStreamUpdateCaptureDependencies},
    {"cudaStreamUpdateCaptureDependencies_ptsz", &slot_cudaStreamUpdateCaptureDependencies_ptsz, false, forms_cudaStreamUpdateCaptureDependencies_ptsz},
    {"cudaStreamUpdateCaptureDependencies_v2", &slot_cudaStreamUpdateCaptureDependencies_v2, false, forms_cudaStreamUpdateCaptureDependencies_v2},
    {"cudaStreamUpdateCaptureDependencies_v2_ptsz", &slot_cudaStreamUpdateCaptureDependencies_v2_ptsz, false, forms_cudaStreamUpdateCaptureDependencies_v2_ptsz},
    {"cudaStreamWaitEvent", &slot_cudaStreamWaitEvent, false, nullptr},
    {"cudaStreamWaitEvent_ptsz", &slot_cudaStreamWaitEvent_ptsz, false, nullptr},
    {"cudaThreadExchangeStreamCaptureMode", &slot_cudaThreadExchangeStreamCaptureMode, false, nullptr},
    {"cudaThreadExit", &slot_cudaThreadExit, false, nullptr},
    {"cudaThreadGetCacheConfig", &slot_cudaThreadGetCacheConfig, false, nullptr},
    {"cudaThreadGetLimit", &slot_cudaThreadGetLimit, false, nullptr},
    {"cudaThreadSetCacheConfig", &slot_cudaThreadSetCacheConfig, false, nullptr},
    {"cudaThreadSetLimit", &slot_cudaThreadSetLimit, false, nullptr},
    {"cudaThreadSynchronize", &slot_cudaThreadSynchronize, false, nullptr},
    {"cudaUserObjectCreate", &slot_cudaUserObjectCreate, false, nullptr},
    {"cudaUserObjectRelease", &slot_cudaUserObjectRelease, false, nullptr},
    {"cudaUserObjectRetain", &slot_cudaUserObjectRetain, false, nullptr},
    {"cudaVDPAUGetDevice", &slot_cudaVDPAUGetDevice, false, nullptr},
    {"cudaVDPAUSetVDPAUDevice", &slot_cudaVDPAUSetVDPAUDevice, false, nullptr},
    {"cudaWaitExternalSemaphoresAsync", &slot_cudaWaitExternalSemaphoresAsync, false, forms_cudaWaitExternalSemaphoresAsync},
    {"cudaWaitExternalSemaphoresAsync_ptsz", &slot_cudaWaitExternalSemaphoresAsync_ptsz, false, forms_cudaWaitExternalSemaphoresAsync_ptsz},
    {"cudaWaitExternalSemaphoresAsync_v2", &slot_cudaWaitExternalSemaphoresAsync_v2, false, forms_cudaWaitExternalSemaphoresAsync_v2},
    {"cudaWaitExternalSemaphoresAsync_v2_ptsz", &slot_cudaWaitExternalSemaphoresAsync_v2_ptsz, false, forms_cudaWaitExternalSemaphoresAsync_v2_ptsz},
#if NYBBLE_STUB_JUMPS
    {"__cudaRegisterUnifiedTable", &slot___cudaRegisterUnifiedTable, false, nullptr},
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
cudaError_t __cudaGetKernel(void** kernelPtr, const void* entryFuncAddr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaGetKernel)(kernelPtr, entryFuncAddr); }
char __cudaInitModule(void** fatCubinHandle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaInitModule)(fatCubinHandle); }
cudaError_t __cudaPopCallConfiguration(dim3* gridDim, dim3* blockDim, size_t* sharedMem, void* stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaPopCallConfiguration)(gridDim, blockDim, sharedMem, stream); }
unsigned int __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaPushCallConfiguration)(gridDim, blockDim, sharedMem, stream); }
void** __cudaRegisterFatBinary(void* fatCubin) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterFatBinary)(fatCubin); }
void __cudaRegisterFatBinaryEnd(void** fatCubinHandle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterFatBinaryEnd)(fatCubinHandle); }
void __cudaRegisterHostVar(void** fatCubinHandle, const char* deviceName, char* hostVar, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterHostVar)(fatCubinHandle, deviceName, hostVar, size); }
void __cudaUnregisterFatBinary(void** fatCubinHandle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaUnregisterFatBinary)(fatCubinHandle); }
cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc* desc, cudaExtent* extent, unsigned int* flags, cudaArray_t array) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaArrayGetInfo)(desc, extent, flags, array); }
cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaArray_t array, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaArrayGetMemoryRequirements)(memoryRequirements, array, device); }
cudaError_t cudaArrayGetPlane(cudaArray_t* pPlaneArray, cudaArray_t hArray, unsigned int planeIdx) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaArrayGetPlane)(pPlaneArray, hArray, planeIdx); }
cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaArray_t array) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaArrayGetSparseProperties)(sparseProperties, array); }
cudaError_t cudaChooseDevice(int* device, const cudaDeviceProp* prop) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaChooseDevice)(device, prop); }
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t* pSurfObject, const cudaResourceDesc* pResDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaCreateSurfaceObject)(pSurfObject, pResDesc); }
cudaError_t cudaCreateTextureObject(cudaTextureObject_t* pTexObject, const cudaResourceDesc* pResDesc, const cudaTextureDesc* pTexDesc, const cudaResourceViewDesc* pResViewDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaCreateTextureObject)(pTexObject, pResDesc, pTexDesc, pResViewDesc); }
cudaError_t cudaCtxResetPersistingL2Cache() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaCtxResetPersistingL2Cache)(); }
cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDestroyExternalMemory)(extMem); }
cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDestroyExternalSemaphore)(extSem); }
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDestroySurfaceObject)(surfObject); }
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDestroyTextureObject)(texObject); }
cudaError_t cudaDeviceCanAccessPeer(int* canAccessPeer, int device, int peerDevice) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceCanAccessPeer)(canAccessPeer, device, peerDevice); }
cudaError_t cudaDeviceDisablePeerAccess(int peerDevice) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceDisablePeerAccess)(peerDevice); }
cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceEnablePeerAccess)(peerDevice, flags); }
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceFlushGPUDirectRDMAWrites)(target, scope); }
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attr, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetAttribute)(value, attr, device); }
cudaError_t cudaDeviceGetByPCIBusId(int* device, const char* pciBusId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetByPCIBusId)(device, pciBusId); }
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* pCacheConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetCacheConfig)(pCacheConfig); }
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* memPool, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetDefaultMemPool)(memPool, device); }
cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetGraphMemAttribute)(device, attr, value); }
cudaError_t cudaDeviceGetLimit(size_t* pValue, cudaLimit limit) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetLimit)(pValue, limit); }
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t* memPool, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetMemPool)(memPool, device); }
cudaError_t cudaDeviceGetNvSciSyncAttributes(void* nvSciSyncAttrList, int device, int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetNvSciSyncAttributes)(nvSciSyncAttrList, device, flags); }
cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetP2PAttribute)(value, attr, srcDevice, dstDevice); }
cudaError_t cudaDeviceGetPCIBusId(char* pciBusId, int len, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetPCIBusId)(pciBusId, len, device); }
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* pConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetSharedMemConfig)(pConfig); }
cudaError_t cudaDeviceGetStreamPriorityRange(int* leastPriority, int* greatestPriority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetStreamPriorityRange)(leastPriority, greatestPriority); }
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t* maxWidthInElements, const cudaChannelFormatDesc* fmtDesc, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGetTexture1DLinearMaxWidth)(maxWidthInElements, fmtDesc, device); }
cudaError_t cudaDeviceGraphMemTrim(int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceGraphMemTrim)(device); }
cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void* userData, cudaAsyncCallbackHandle_t* callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceRegisterAsyncNotification)(device, callbackFunc, userData, callback); }
cudaError_t cudaDeviceReset() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceReset)(); }
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceSetCacheConfig)(cacheConfig); }
cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceSetGraphMemAttribute)(device, attr, value); }
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceSetLimit)(limit, value); }
cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceSetMemPool)(device, memPool); }
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceSetSharedMemConfig)(config); }
cudaError_t cudaDeviceSynchronize() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceSynchronize)(); }
cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDeviceUnregisterAsyncNotification)(device, callback); }
cudaError_t cudaDriverGetVersion(int* driverVersion) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaDriverGetVersion)(driverVersion); }
cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t* pCudaResource, cudaStream_t* pStream, unsigned int timeout) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamConsumerAcquireFrame)(conn, pCudaResource, pStream, timeout); }
cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamConsumerConnect)(conn, eglStream); }
cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamConsumerConnectWithFlags)(conn, eglStream, flags); }
cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection* conn) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamConsumerDisconnect)(conn); }
cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection* conn, cudaGraphicsResource_t pCudaResource, cudaStream_t* pStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamConsumerReleaseFrame)(conn, pCudaResource, pStream); }
cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection* conn, EGLStreamKHR eglStream, EGLint width, EGLint height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamProducerConnect)(conn, eglStream, width, height); }
cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection* conn) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamProducerDisconnect)(conn); }
cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection* conn, cudaEglFrame eglframe, cudaStream_t* pStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamProducerPresentFrame)(conn, eglframe, pStream); }
cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection* conn, cudaEglFrame* eglframe, cudaStream_t* pStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEGLStreamProducerReturnFrame)(conn, eglframe, pStream); }
cudaError_t cudaEventCreate(cudaEvent_t* event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventCreate)(event); }
cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t* phEvent, EGLSyncKHR eglSync, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventCreateFromEGLSync)(phEvent, eglSync, flags); }
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventCreateWithFlags)(event, flags); }
cudaError_t cudaEventDestroy(cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventDestroy)(event); }
cudaError_t cudaEventElapsedTime(float* ms, cudaEvent_t start, cudaEvent_t end) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventElapsedTime)(ms, start, end); }
cudaError_t cudaEventElapsedTime_v2(float* ms, cudaEvent_t start, cudaEvent_t end) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventElapsedTime_v2)(ms, start, end); }
cudaError_t cudaEventQuery(cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventQuery)(event); }
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventRecord)(event, stream); }
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventRecordWithFlags)(event, stream, flags); }
cudaError_t cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventRecordWithFlags_ptsz)(event, stream, flags); }
cudaError_t cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventRecord_ptsz)(event, stream); }
cudaError_t cudaEventSynchronize(cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaEventSynchronize)(event); }
cudaError_t cudaExternalMemoryGetMappedBuffer(void** devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc* bufferDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaExternalMemoryGetMappedBuffer)(devPtr, extMem, bufferDesc); }
cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t* mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc* mipmapDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaExternalMemoryGetMappedMipmappedArray)(mipmap, extMem, mipmapDesc); }
cudaError_t cudaFree(void* devPtr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFree)(devPtr); }
cudaError_t cudaFreeArray(cudaArray_t array) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFreeArray)(array); }
cudaError_t cudaFreeAsync(void* devPtr, cudaStream_t hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFreeAsync)(devPtr, hStream); }
cudaError_t cudaFreeAsync_ptsz(void* devPtr, cudaStream_t hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFreeAsync_ptsz)(devPtr, hStream); }
cudaError_t cudaFreeHost(void* ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFreeHost)(ptr); }
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFreeMipmappedArray)(mipmappedArray); }
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attr, const void* func) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFuncGetAttributes)(attr, func); }
cudaError_t cudaFuncGetName(const char** name, const void* func) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFuncGetName)(name, func); }
cudaError_t cudaFuncGetParamInfo(const void* func, size_t paramIndex, size_t* paramOffset, size_t* paramSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFuncGetParamInfo)(func, paramIndex, paramOffset, paramSize); }
cudaError_t cudaFuncSetAttribute(const void* func, cudaFuncAttribute attr, int value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFuncSetAttribute)(func, attr, value); }
cudaError_t cudaFuncSetCacheConfig(const void* func, cudaFuncCache cacheConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFuncSetCacheConfig)(func, cacheConfig); }
cudaError_t cudaFuncSetSharedMemConfig(const void* func, cudaSharedMemConfig config) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaFuncSetSharedMemConfig)(func, config); }
cudaError_t cudaGLGetDevices(unsigned int* pCudaDeviceCount, int* pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLGetDevices)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList); }
cudaError_t cudaGLMapBufferObject(void** devPtr, GLuint bufObj) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLMapBufferObject)(devPtr, bufObj); }
cudaError_t cudaGLMapBufferObjectAsync(void** devPtr, GLuint bufObj, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLMapBufferObjectAsync)(devPtr, bufObj, stream); }
cudaError_t cudaGLRegisterBufferObject(GLuint bufObj) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLRegisterBufferObject)(bufObj); }
cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLSetBufferObjectMapFlags)(bufObj, flags); }
cudaError_t cudaGLSetGLDevice(int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLSetGLDevice)(device); }
cudaError_t cudaGLUnmapBufferObject(GLuint bufObj) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLUnmapBufferObject)(bufObj); }
cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLUnmapBufferObjectAsync)(bufObj, stream); }
cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGLUnregisterBufferObject)(bufObj); }
cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc* desc, cudaArray_const_t array) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetChannelDesc)(desc, array); }
cudaError_t cudaGetDevice(int* device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDevice)(device); }
cudaError_t cudaGetDeviceCount(int* count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDeviceCount)(count); }
cudaError_t cudaGetDeviceFlags(unsigned int* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDeviceFlags)(flags); }
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* prop, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDeviceProperties)(prop, device); }
cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp* prop, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDeviceProperties_v2)(prop, device); }
cudaError_t cudaGetDriverEntryPoint(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDriverEntryPoint)(symbol, funcPtr, flags, driverStatus); }
cudaError_t cudaGetDriverEntryPoint_ptsz(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDriverEntryPoint_ptsz)(symbol, funcPtr, flags, driverStatus); }
const char* cudaGetErrorName(cudaError_t error) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetErrorName)(error); }
const char* cudaGetErrorString(cudaError_t error) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetErrorString)(error); }
cudaError_t cudaGetExportTable(const void** ppExportTable, const cudaUUID_t* pExportTableId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetExportTable)(ppExportTable, pExportTableId); }
cudaError_t cudaGetFuncBySymbol(cudaFunction_t* functionPtr, const void* symbolPtr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetFuncBySymbol)(functionPtr, symbolPtr); }
cudaError_t cudaGetKernel(cudaKernel_t* kernelPtr, const void* entryFuncAddr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetKernel)(kernelPtr, entryFuncAddr); }
cudaError_t cudaGetLastError() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetLastError)(); }
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t* levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetMipmappedArrayLevel)(levelArray, mipmappedArray, level); }
cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc* pResDesc, cudaSurfaceObject_t surfObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetSurfaceObjectResourceDesc)(pResDesc, surfObject); }
cudaError_t cudaGetSymbolAddress(void** devPtr, const void* symbol) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetSymbolAddress)(devPtr, symbol); }
cudaError_t cudaGetSymbolSize(size_t* size, const void* symbol) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetSymbolSize)(size, symbol); }
cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc* pResDesc, cudaTextureObject_t texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetTextureObjectResourceDesc)(pResDesc, texObject); }
cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc* pResViewDesc, cudaTextureObject_t texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetTextureObjectResourceViewDesc)(pResViewDesc, texObject); }
cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc* pTexDesc, cudaTextureObject_t texObject) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetTextureObjectTextureDesc)(pTexDesc, texObject); }
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddDependencies)(graph, from, to, numDependencies); }
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddEmptyNode)(pGraphNode, graph, pDependencies, numDependencies); }
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t* pGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphChildGraphNodeGetGraph)(node, pGraph); }
cudaError_t cudaGraphClone(cudaGraph_t* pGraphClone, cudaGraph_t originalGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphClone)(pGraphClone, originalGraph); }
cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphConditionalHandleCreate)(pHandle_out, graph, defaultLaunchValue, flags); }
cudaError_t cudaGraphCreate(cudaGraph_t* pGraph, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphCreate)(pGraph, flags); }
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char* path, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphDebugDotPrint)(graph, path, flags); }
cudaError_t cudaGraphDestroy(cudaGraph_t graph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphDestroy)(graph); }
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphDestroyNode)(node); }
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphEventRecordNodeGetEvent)(node, event_out); }
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphEventRecordNodeSetEvent)(node, event); }
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphEventWaitNodeGetEvent)(node, event_out); }
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphEventWaitNodeSetEvent)(node, event); }
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecChildGraphNodeSetParams)(hGraphExec, node, childGraph); }
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecDestroy)(graphExec); }
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecEventRecordNodeSetEvent)(hGraphExec, hNode, event); }
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecEventWaitNodeSetEvent)(hGraphExec, hNode, event); }
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecExternalSemaphoresSignalNodeSetParams)(hGraphExec, hNode, nodeParams); }
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecExternalSemaphoresWaitNodeSetParams)(hGraphExec, hNode, nodeParams); }
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecGetFlags)(graphExec, flags); }
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecHostNodeSetParams)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecKernelNodeSetParams)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParams)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecMemsetNodeSetParams)(hGraphExec, node, pNodeParams); }
cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecNodeSetParams)(graphExec, node, nodeParams); }
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo* resultInfo) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecUpdate)(hGraphExec, hGraph, resultInfo); }
cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams* params_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExternalSemaphoresSignalNodeGetParams)(hNode, params_out); }
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExternalSemaphoresSignalNodeSetParams)(hNode, nodeParams); }
cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams* params_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExternalSemaphoresWaitNodeGetParams)(hNode, params_out); }
cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExternalSemaphoresWaitNodeSetParams)(hNode, nodeParams); }
cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, size_t* numEdges) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphGetEdges)(graph, from, to, numEdges); }
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* numNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphGetNodes)(graph, nodes, numNodes); }
cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t* pRootNodes, size_t* pNumRootNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphGetRootNodes)(graph, pRootNodes, pNumRootNodes); }
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphHostNodeGetParams)(node, pNodeParams); }
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphHostNodeSetParams)(node, pNodeParams); }
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphInstantiate)(pGraphExec, graph, flags); }
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphInstantiateWithFlags)(pGraphExec, graph, flags); }
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphInstantiateWithParams)(pGraphExec, graph, instantiateParams); }
cudaError_t cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams* instantiateParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphInstantiateWithParams_ptsz)(pGraphExec, graph, instantiateParams); }
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphKernelNodeCopyAttributes)(hDst, hSrc); }
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphKernelNodeGetAttribute)(hNode, attr, value_out); }
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphKernelNodeGetParams)(node, pNodeParams); }
cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphKernelNodeSetAttribute)(hNode, attr, value); }
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphKernelNodeSetParams)(node, pNodeParams); }
cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphLaunch)(graphExec, stream); }
cudaError_t cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphLaunch_ptsz)(graphExec, stream); }
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams* params_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemAllocNodeGetParams)(node, params_out); }
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void* dptr_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemFreeNodeGetParams)(node, dptr_out); }
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemcpyNodeGetParams)(node, pNodeParams); }
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemcpyNodeSetParams)(node, pNodeParams); }
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemsetNodeGetParams)(node, pNodeParams); }
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemsetNodeSetParams)(node, pNodeParams); }
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t* pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeFindInClone)(pNode, originalNode, clonedGraph); }
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, size_t* pNumDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeGetDependencies)(node, pDependencies, pNumDependencies); }
cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, cudaGraphEdgeData* edgeData, size_t* pNumDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeGetDependencies_v2)(node, pDependencies, edgeData, pNumDependencies); }
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, size_t* pNumDependentNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeGetDependentNodes)(node, pDependentNodes, pNumDependentNodes); }
cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, cudaGraphEdgeData* edgeData, size_t* pNumDependentNodes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeGetDependentNodes_v2)(node, pDependentNodes, edgeData, pNumDependentNodes); }
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int* isEnabled) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeGetEnabled)(hGraphExec, hNode, isEnabled); }
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* pType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeGetType)(node, pType); }
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeSetEnabled)(hGraphExec, hNode, isEnabled); }
cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphNodeSetParams)(node, nodeParams); }
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphReleaseUserObject)(graph, object, count); }
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphRemoveDependencies)(graph, from, to, numDependencies); }
cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphRetainUserObject)(graph, object, count, flags); }
cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphUpload)(graphExec, stream); }
cudaError_t cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphUpload_ptsz)(graphExec, stream); }
cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource** pCudaResource, EGLImageKHR image, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsEGLRegisterImage)(pCudaResource, image, flags); }
cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource** resource, GLuint buffer, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsGLRegisterBuffer)(resource, buffer, flags); }
cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource** resource, GLuint image, GLenum target, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsGLRegisterImage)(resource, image, target, flags); }
cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsMapResources)(count, resources, stream); }
cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame* eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsResourceGetMappedEglFrame)(eglFrame, resource, index, mipLevel); }
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t* mipmappedArray, cudaGraphicsResource_t resource) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsResourceGetMappedMipmappedArray)(mipmappedArray, resource); }
cudaError_t cudaGraphicsResourceGetMappedPointer(void** devPtr, size_t* size, cudaGraphicsResource_t resource) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsResourceGetMappedPointer)(devPtr, size, resource); }
cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsResourceSetMapFlags)(resource, flags); }
cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t* array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsSubResourceGetMappedArray)(array, resource, arrayIndex, mipLevel); }
cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t* resources, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsUnmapResources)(count, resources, stream); }
cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsUnregisterResource)(resource); }
cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource** resource, VdpOutputSurface vdpSurface, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsVDPAURegisterOutputSurface)(resource, vdpSurface, flags); }
cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource** resource, VdpVideoSurface vdpSurface, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphicsVDPAURegisterVideoSurface)(resource, vdpSurface, flags); }
cudaError_t cudaHostAlloc(void** pHost, size_t size, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaHostAlloc)(pHost, size, flags); }
cudaError_t cudaHostGetDevicePointer(void** pDevice, void* pHost, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaHostGetDevicePointer)(pDevice, pHost, flags); }
cudaError_t cudaHostGetFlags(unsigned int* pFlags, void* pHost) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaHostGetFlags)(pFlags, pHost); }
cudaError_t cudaHostRegister(void* ptr, size_t size, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaHostRegister)(ptr, size, flags); }
cudaError_t cudaHostUnregister(void* ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaHostUnregister)(ptr); }
cudaError_t cudaImportExternalMemory(cudaExternalMemory_t* extMem_out, const cudaExternalMemoryHandleDesc* memHandleDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaImportExternalMemory)(extMem_out, memHandleDesc); }
cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t* extSem_out, const cudaExternalSemaphoreHandleDesc* semHandleDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaImportExternalSemaphore)(extSem_out, semHandleDesc); }
cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaInitDevice)(device, deviceFlags, flags); }
cudaError_t cudaIpcCloseMemHandle(void* devPtr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaIpcCloseMemHandle)(devPtr); }
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t* handle, cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaIpcGetEventHandle)(handle, event); }
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t* handle, void* devPtr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaIpcGetMemHandle)(handle, devPtr); }
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t* event, cudaIpcEventHandle_t handle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaIpcOpenEventHandle)(event, handle); }
cudaError_t cudaIpcOpenMemHandle(void** devPtr, cudaIpcMemHandle_t handle, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaIpcOpenMemHandle)(devPtr, handle, flags); }
cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaKernelSetAttributeForDevice)(kernel, attr, value, device); }
cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams* launchParamsList, unsigned int numDevices, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchCooperativeKernelMultiDevice)(launchParamsList, numDevices, flags); }
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void* userData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchHostFunc)(stream, fn, userData); }
cudaError_t cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void* userData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchHostFunc_ptsz)(stream, fn, userData); }
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* func, void** args) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchKernelExC)(config, func, args); }
cudaError_t cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t* config, const void* func, void** args) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchKernelExC_ptsz)(config, func, args); }
cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t* kernels, unsigned int numKernels, cudaLibrary_t lib) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryEnumerateKernels)(kernels, numKernels, lib); }
cudaError_t cudaLibraryGetGlobal(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryGetGlobal)(dptr, bytes, library, name); }
cudaError_t cudaLibraryGetKernel(cudaKernel_t* pKernel, cudaLibrary_t library, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryGetKernel)(pKernel, library, name); }
cudaError_t cudaLibraryGetKernelCount(unsigned int* count, cudaLibrary_t lib) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryGetKernelCount)(count, lib); }
cudaError_t cudaLibraryGetManaged(void** dptr, size_t* bytes, cudaLibrary_t library, const char* name) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryGetManaged)(dptr, bytes, library, name); }
cudaError_t cudaLibraryGetUnifiedFunction(void** fptr, cudaLibrary_t library, const char* symbol) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryGetUnifiedFunction)(fptr, library, symbol); }
cudaError_t cudaLibraryUnload(cudaLibrary_t library) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryUnload)(library); }
cudaError_t cudaMalloc(void** devPtr, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMalloc)(devPtr, size); }
cudaError_t cudaMalloc3D(cudaPitchedPtr* pitchedDevPtr, cudaExtent extent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMalloc3D)(pitchedDevPtr, extent); }
cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMalloc3DArray)(array, desc, extent, flags); }
cudaError_t cudaMallocAsync(void** devPtr, size_t size, cudaStream_t hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocAsync)(devPtr, size, hStream); }
cudaError_t cudaMallocAsync_ptsz(void** devPtr, size_t size, cudaStream_t hStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocAsync_ptsz)(devPtr, size, hStream); }
cudaError_t cudaMallocFromPoolAsync(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocFromPoolAsync)(ptr, size, memPool, stream); }
cudaError_t cudaMallocFromPoolAsync_ptsz(void** ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocFromPoolAsync_ptsz)(ptr, size, memPool, stream); }
cudaError_t cudaMallocHost(void** ptr, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocHost)(ptr, size); }
cudaError_t cudaMallocManaged(void** devPtr, size_t size, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocManaged)(devPtr, size, flags); }
cudaError_t cudaMallocPitch(void** devPtr, size_t* pitch, size_t width, size_t height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocPitch)(devPtr, pitch, width, height); }
cudaError_t cudaMemAdvise(const void* devPtr, size_t count, cudaMemoryAdvise advice, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemAdvise)(devPtr, count, advice, device); }
cudaError_t cudaMemAdvise_v2(const void* devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemAdvise_v2)(devPtr, count, advice, location); }
cudaError_t cudaMemGetInfo(size_t* free, size_t* total) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemGetInfo)(free, total); }
cudaError_t cudaMemPoolCreate(cudaMemPool_t* memPool, const cudaMemPoolProps* poolProps) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolCreate)(memPool, poolProps); }
cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolDestroy)(memPool); }
cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData* exportData, void* ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolExportPointer)(exportData, ptr); }
cudaError_t cudaMemPoolExportToShareableHandle(void* shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolExportToShareableHandle)(shareableHandle, memPool, handleType, flags); }
cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags* flags, cudaMemPool_t memPool, cudaMemLocation* location) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolGetAccess)(flags, memPool, location); }
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolGetAttribute)(memPool, attr, value); }
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t* memPool, void* shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolImportFromShareableHandle)(memPool, shareableHandle, handleType, flags); }
cudaError_t cudaMemPoolImportPointer(void** ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData* exportData) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolImportPointer)(ptr, memPool, exportData); }
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc* descList, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolSetAccess)(memPool, descList, count); }
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolSetAttribute)(memPool, attr, value); }
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPoolTrimTo)(memPool, minBytesToKeep); }
cudaError_t cudaMemPrefetchAsync(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPrefetchAsync)(devPtr, count, dstDevice, stream); }
cudaError_t cudaMemPrefetchAsync_ptsz(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPrefetchAsync_ptsz)(devPtr, count, dstDevice, stream); }
cudaError_t cudaMemcpy(void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy)(dst, src, count, kind); }
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* p) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3D)(p); }
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* p, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DAsync)(p, stream); }
cudaError_t cudaMemcpy3DAsync_ptsz(const cudaMemcpy3DParms* p, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DAsync_ptsz)(p, stream); }
cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms* p) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DPeer)(p); }
cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DPeerAsync)(p, stream); }
cudaError_t cudaMemcpy3DPeerAsync_ptsz(const cudaMemcpy3DPeerParms* p, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DPeerAsync_ptsz)(p, stream); }
cudaError_t cudaMemcpy3DPeer_ptds(const cudaMemcpy3DPeerParms* p) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DPeer_ptds)(p); }
cudaError_t cudaMemcpy3D_ptds(const cudaMemcpy3DParms* p) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3D_ptds)(p); }
cudaError_t cudaMemcpy_ptds(void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy_ptds)(dst, src, count, kind); }
cudaError_t cudaMemset(void* devPtr, int value, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset)(devPtr, value, count); }
cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset3D)(pitchedDevPtr, value, extent); }
cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset3DAsync)(pitchedDevPtr, value, extent, stream); }
cudaError_t cudaMemset3DAsync_ptsz(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset3DAsync_ptsz)(pitchedDevPtr, value, extent, stream); }
cudaError_t cudaMemset3D_ptds(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset3D_ptds)(pitchedDevPtr, value, extent); }
cudaError_t cudaMemsetAsync(void* devPtr, int value, size_t count, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemsetAsync)(devPtr, value, count, stream); }
cudaError_t cudaMemsetAsync_ptsz(void* devPtr, int value, size_t count, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemsetAsync_ptsz)(devPtr, value, count, stream); }
cudaError_t cudaMemset_ptds(void* devPtr, int value, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset_ptds)(devPtr, value, count); }
cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements* memoryRequirements, cudaMipmappedArray_t mipmap, int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMipmappedArrayGetMemoryRequirements)(memoryRequirements, mipmap, device); }
cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties* sparseProperties, cudaMipmappedArray_t mipmap) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMipmappedArrayGetSparseProperties)(sparseProperties, mipmap); }
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize, const void* func, int numBlocks, int blockSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaOccupancyAvailableDynamicSMemPerBlock)(dynamicSmemSize, func, numBlocks, blockSize); }
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaOccupancyMaxActiveBlocksPerMultiprocessor)(numBlocks, func, blockSize, dynamicSMemSize); }
cudaError_t cudaOccupancyMaxActiveClusters(int* numClusters, const void* func, const cudaLaunchConfig_t* launchConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaOccupancyMaxActiveClusters)(numClusters, func, launchConfig); }
cudaError_t cudaOccupancyMaxPotentialClusterSize(int* clusterSize, const void* func, const cudaLaunchConfig_t* launchConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaOccupancyMaxPotentialClusterSize)(clusterSize, func, launchConfig); }
cudaError_t cudaPeekAtLastError() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaPeekAtLastError)(); }
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* ptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaPointerGetAttributes)(attributes, ptr); }
cudaError_t cudaProfilerStart() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaProfilerStart)(); }
cudaError_t cudaProfilerStop() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaProfilerStop)(); }
cudaError_t cudaRuntimeGetVersion(int* runtimeVersion) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaRuntimeGetVersion)(runtimeVersion); }
cudaError_t cudaSetDevice(int device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSetDevice)(device); }
cudaError_t cudaSetDeviceFlags(unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSetDeviceFlags)(flags); }
cudaError_t cudaSetDoubleForDevice(double* d) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSetDoubleForDevice)(d); }
cudaError_t cudaSetDoubleForHost(double* d) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSetDoubleForHost)(d); }
cudaError_t cudaSetValidDevices(int* device_arr, int len) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSetValidDevices)(device_arr, len); }
cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSignalExternalSemaphoresAsync)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaSignalExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSignalExternalSemaphoresAsync_ptsz)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSignalExternalSemaphoresAsync_v2)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaSignalExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreSignalParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaSignalExternalSemaphoresAsync_v2_ptsz)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamAddCallback)(stream, callback, userData, flags); }
cudaError_t cudaStreamAddCallback_ptsz(cudaStream_t stream, cudaStreamCallback_t callback, void* userData, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamAddCallback_ptsz)(stream, callback, userData, flags); }
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamAttachMemAsync)(stream, devPtr, length, flags); }
cudaError_t cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void* devPtr, size_t length, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamAttachMemAsync_ptsz)(stream, devPtr, length, flags); }
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamBeginCapture)(stream, mode); }
cudaError_t cudaStreamBeginCapture_ptsz(cudaStream_t stream, cudaStreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamBeginCapture_ptsz)(stream, mode); }
cudaError_t cudaStreamCopyAttributes(cudaStream_t dstStream, cudaStream_t srcStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamCopyAttributes)(dstStream, srcStream); }
cudaError_t cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamCopyAttributes_ptsz)(dst, src); }
cudaError_t cudaStreamCreate(cudaStream_t* pStream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamCreate)(pStream); }
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* pStream, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamCreateWithFlags)(pStream, flags); }
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* pStream, unsigned int flags, int priority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamCreateWithPriority)(pStream, flags, priority); }
cudaError_t cudaStreamDestroy(cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamDestroy)(stream); }
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* pGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamEndCapture)(stream, pGraph); }
cudaError_t cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t* pGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamEndCapture_ptsz)(stream, pGraph); }
cudaError_t cudaStreamGetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetAttribute)(stream, attr, value); }
cudaError_t cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue* value_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetAttribute_ptsz)(hStream, attr, value_out); }
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetCaptureInfo)(stream, captureStatus_out, id_out); }
cudaError_t cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetCaptureInfo_ptsz)(stream, captureStatus_out, id_out); }
cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int* device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetDevice)(hStream, device); }
cudaError_t cudaStreamGetDevice_ptsz(cudaStream_t hStream, int* device) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetDevice_ptsz)(hStream, device); }
cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetFlags)(hStream, flags); }
cudaError_t cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int* flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetFlags_ptsz)(hStream, flags); }
cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long* streamId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetId)(hStream, streamId); }
cudaError_t cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long* streamId) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetId_ptsz)(hStream, streamId); }
cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int* priority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetPriority)(hStream, priority); }
cudaError_t cudaStreamGetPriority_ptsz(cudaStream_t hStream, int* priority) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetPriority_ptsz)(hStream, priority); }
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamIsCapturing)(stream, pCaptureStatus); }
cudaError_t cudaStreamIsCapturing_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* pCaptureStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamIsCapturing_ptsz)(stream, pCaptureStatus); }
cudaError_t cudaStreamQuery(cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamQuery)(stream); }
cudaError_t cudaStreamQuery_ptsz(cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamQuery_ptsz)(stream); }
cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* param) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamSetAttribute)(stream, attr, param); }
cudaError_t cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamSetAttribute_ptsz)(hStream, attr, value); }
cudaError_t cudaStreamSynchronize(cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamSynchronize)(stream); }
cudaError_t cudaStreamSynchronize_ptsz(cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamSynchronize_ptsz)(stream); }
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamUpdateCaptureDependencies)(stream, dependencies, numDependencies, flags); }
cudaError_t cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamUpdateCaptureDependencies_ptsz)(stream, dependencies, numDependencies, flags); }
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamWaitEvent)(stream, event, flags); }
cudaError_t cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamWaitEvent_ptsz)(stream, event, flags); }
cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode* mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaThreadExchangeStreamCaptureMode)(mode); }
cudaError_t cudaThreadExit() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaThreadExit)(); }
cudaError_t cudaThreadGetCacheConfig(cudaFuncCache* pCacheConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaThreadGetCacheConfig)(pCacheConfig); }
cudaError_t cudaThreadGetLimit(size_t* pValue, cudaLimit limit) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaThreadGetLimit)(pValue, limit); }
cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaThreadSetCacheConfig)(cacheConfig); }
cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaThreadSetLimit)(limit, value); }
cudaError_t cudaThreadSynchronize() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaThreadSynchronize)(); }
cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaUserObjectRelease)(object, count); }
cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaUserObjectRetain)(object, count); }
cudaError_t cudaVDPAUGetDevice(int* device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaVDPAUGetDevice)(device, vdpDevice, vdpGetProcAddress); }
cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(unsigned int, unsigned int, void**)) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaVDPAUSetVDPAUDevice)(device, vdpDevice, vdpGetProcAddress); }
cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaWaitExternalSemaphoresAsync)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaWaitExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams_v1* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaWaitExternalSemaphoresAsync_ptsz)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaWaitExternalSemaphoresAsync_v2)(extSemArray, paramsArray, numExtSems, stream); }
cudaError_t cudaWaitExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t* extSemArray, const cudaExternalSemaphoreWaitParams* paramsArray, unsigned int numExtSems, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaWaitExternalSemaphoresAsync_v2_ptsz)(extSemArray, paramsArray, numExtSems, stream); }
#if !NYBBLE_STUB_JUMPS
cudaError_t __cudaLaunchKernel(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaLaunchKernel)(kernel, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t __cudaLaunchKernel_ptsz(void* kernel, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaLaunchKernel_ptsz)(kernel, gridDim, blockDim, args, sharedMem, stream); }
void __cudaRegisterFunction(void** fatCubinHandle, const char* hostFun, char* deviceFun, const char* deviceName, int thread_limit, void* tid, void* bid, dim3* bDim, dim3* gDim, int* wSize) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterFunction)(fatCubinHandle, hostFun, deviceFun, deviceName, thread_limit, tid, bid, bDim, gDim, wSize); }
void __cudaRegisterManagedVar(void** fatCubinHandle, void** hostVarPtrAddress, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterManagedVar)(fatCubinHandle, hostVarPtrAddress, deviceAddress, deviceName, ext, size, constant, global); }
void __cudaRegisterSurface(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int ext) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterSurface)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, ext); }
void __cudaRegisterTexture(void** fatCubinHandle, const void* hostVar, const void** deviceAddress, const char* deviceName, int dim, int norm, int ext) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterTexture)(fatCubinHandle, hostVar, deviceAddress, deviceName, dim, norm, ext); }
void __cudaRegisterVar(void** fatCubinHandle, char* hostVar, char* deviceAddress, const char* deviceName, int ext, size_t size, int constant, int global) { return NYBBLE_STUB_LOAD(nybble::stubs::slot___cudaRegisterVar)(fatCubinHandle, hostVar, deviceAddress, deviceName, ext, size, constant, global); }
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaCreateChannelDesc)(x, y, z, w, f); }
cudaError_t cudaGetDriverEntryPointByVersion(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDriverEntryPointByVersion)(symbol, funcPtr, cudaVersion, flags, driverStatus); }
cudaError_t cudaGetDriverEntryPointByVersion_ptsz(const char* symbol, void** funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGetDriverEntryPointByVersion_ptsz)(symbol, funcPtr, cudaVersion, flags, driverStatus); }
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraph_t childGraph) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddChildGraphNode)(pGraphNode, graph, pDependencies, numDependencies, childGraph); }
cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddDependencies_v2)(graph, from, to, edgeData, numDependencies); }
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddEventRecordNode)(pGraphNode, graph, pDependencies, numDependencies, event); }
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaEvent_t event) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddEventWaitNode)(pGraphNode, graph, pDependencies, numDependencies, event); }
cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddExternalSemaphoresSignalNode)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddExternalSemaphoresWaitNode)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaHostNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddHostNode)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams); }
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaKernelNodeParams* pNodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddKernelNode)(pGraphNode, graph, pDependencies, numDependencies, pNodeParams); }
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaMemAllocNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddMemAllocNode)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dptr) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddMemFreeNode)(pGraphNode, graph, pDependencies, numDependencies, dptr); }
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemcpy3DParms* pCopyParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddMemcpyNode)(pGraphNode, graph, pDependencies, numDependencies, pCopyParams); }
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddMemcpyNode1D)(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind); }
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddMemcpyNodeFromSymbol)(pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind); }
cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddMemcpyNodeToSymbol)(pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, kind); }
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, const cudaMemsetParams* pMemsetParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddMemsetNode)(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams); }
cudaError_t cudaGraphAddNode(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddNode)(pGraphNode, graph, pDependencies, numDependencies, nodeParams); }
cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaGraphNodeParams* nodeParams) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphAddNode_v2)(pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams); }
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParams1D)(hGraphExec, node, dst, src, count, kind); }
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParamsFromSymbol)(hGraphExec, node, dst, symbol, count, offset, kind); }
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphExecMemcpyNodeSetParamsToSymbol)(hGraphExec, node, symbol, src, count, offset, kind); }
cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* edgeData, size_t* numEdges) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphGetEdges_v2)(graph, from, to, edgeData, numEdges); }
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void* dst, const void* src, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemcpyNodeSetParams1D)(node, dst, src, count, kind); }
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemcpyNodeSetParamsFromSymbol)(node, dst, symbol, count, offset, kind); }
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphMemcpyNodeSetParamsToSymbol)(node, symbol, src, count, offset, kind); }
cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, const cudaGraphEdgeData* edgeData, size_t numDependencies) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaGraphRemoveDependencies_v2)(graph, from, to, edgeData, numDependencies); }
cudaError_t cudaLaunchCooperativeKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchCooperativeKernel)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLaunchCooperativeKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchCooperativeKernel_ptsz)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLaunchKernel(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchKernel)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLaunchKernel_ptsz(const void* func, dim3 gridDim, dim3 blockDim, void** args, size_t sharedMem, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLaunchKernel_ptsz)(func, gridDim, blockDim, args, sharedMem, stream); }
cudaError_t cudaLibraryLoadData(cudaLibrary_t* library, const void* code, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryLoadData)(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t* library, const char* fileName, cudaJitOption* jitOptions, void** jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption* libraryOptions, void** libraryOptionValues, unsigned int numLibraryOptions) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaLibraryLoadFromFile)(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
cudaError_t cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, size_t width, size_t height, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocArray)(array, desc, width, height, flags); }
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t* mipmappedArray, const cudaChannelFormatDesc* desc, cudaExtent extent, unsigned int numLevels, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMallocMipmappedArray)(mipmappedArray, desc, extent, numLevels, flags); }
cudaError_t cudaMemPrefetchAsync_v2(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPrefetchAsync_v2)(devPtr, count, location, flags, stream); }
cudaError_t cudaMemPrefetchAsync_v2_ptsz(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemPrefetchAsync_v2_ptsz)(devPtr, count, location, flags, stream); }
cudaError_t cudaMemRangeGetAttribute(void* data, size_t dataSize, cudaMemRangeAttribute attribute, const void* devPtr, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemRangeGetAttribute)(data, dataSize, attribute, devPtr, count); }
cudaError_t cudaMemRangeGetAttributes(void** data, size_t* dataSizes, cudaMemRangeAttribute* attributes, size_t numAttributes, const void* devPtr, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemRangeGetAttributes)(data, dataSizes, attributes, numAttributes, devPtr, count); }
cudaError_t cudaMemcpy2D(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2D)(dst, dpitch, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DArrayToArray)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind); }
cudaError_t cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DArrayToArray_ptds)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind); }
cudaError_t cudaMemcpy2DAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DAsync)(dst, dpitch, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DAsync_ptsz(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DAsync_ptsz)(dst, dpitch, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DFromArray(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DFromArray)(dst, dpitch, src, wOffset, hOffset, width, height, kind); }
cudaError_t cudaMemcpy2DFromArrayAsync(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DFromArrayAsync)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream); }
cudaError_t cudaMemcpy2DFromArrayAsync_ptsz(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DFromArrayAsync_ptsz)(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream); }
cudaError_t cudaMemcpy2DFromArray_ptds(void* dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DFromArray_ptds)(dst, dpitch, src, wOffset, hOffset, width, height, kind); }
cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DToArray)(dst, wOffset, hOffset, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DToArrayAsync)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DToArrayAsync_ptsz)(dst, wOffset, hOffset, src, spitch, width, height, kind, stream); }
cudaError_t cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2DToArray_ptds)(dst, wOffset, hOffset, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy2D_ptds(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy2D_ptds)(dst, dpitch, src, spitch, width, height, kind); }
cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DBatchAsync)(numOps, opList, failIdx, flags, stream); }
cudaError_t cudaMemcpy3DBatchAsync_ptsz(size_t numOps, cudaMemcpy3DBatchOp* opList, size_t* failIdx, unsigned long long flags, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpy3DBatchAsync_ptsz)(numOps, opList, failIdx, flags, stream); }
cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyArrayToArray)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind); }
cudaError_t cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyArrayToArray_ptds)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind); }
cudaError_t cudaMemcpyAsync(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyAsync)(dst, src, count, kind, stream); }
cudaError_t cudaMemcpyAsync_ptsz(void* dst, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyAsync_ptsz)(dst, src, count, kind, stream); }
cudaError_t cudaMemcpyBatchAsync(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyBatchAsync)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream); }
cudaError_t cudaMemcpyBatchAsync_ptsz(void** dsts, void** srcs, size_t* sizes, size_t count, cudaMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs, size_t* failIdx, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyBatchAsync_ptsz)(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream); }
cudaError_t cudaMemcpyFromArray(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromArray)(dst, src, wOffset, hOffset, count, kind); }
cudaError_t cudaMemcpyFromArrayAsync(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromArrayAsync)(dst, src, wOffset, hOffset, count, kind, stream); }
cudaError_t cudaMemcpyFromArrayAsync_ptsz(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromArrayAsync_ptsz)(dst, src, wOffset, hOffset, count, kind, stream); }
cudaError_t cudaMemcpyFromArray_ptds(void* dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromArray_ptds)(dst, src, wOffset, hOffset, count, kind); }
cudaError_t cudaMemcpyFromSymbol(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromSymbol)(dst, symbol, count, offset, kind); }
cudaError_t cudaMemcpyFromSymbolAsync(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromSymbolAsync)(dst, symbol, count, offset, kind, stream); }
cudaError_t cudaMemcpyFromSymbolAsync_ptsz(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromSymbolAsync_ptsz)(dst, symbol, count, offset, kind, stream); }
cudaError_t cudaMemcpyFromSymbol_ptds(void* dst, const void* symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyFromSymbol_ptds)(dst, symbol, count, offset, kind); }
cudaError_t cudaMemcpyPeer(void* dst, int dstDevice, const void* src, int srcDevice, size_t count) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyPeer)(dst, dstDevice, src, srcDevice, count); }
cudaError_t cudaMemcpyPeerAsync(void* dst, int dstDevice, const void* src, int srcDevice, size_t count, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyPeerAsync)(dst, dstDevice, src, srcDevice, count, stream); }
cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToArray)(dst, wOffset, hOffset, src, count, kind); }
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToArrayAsync)(dst, wOffset, hOffset, src, count, kind, stream); }
cudaError_t cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToArrayAsync_ptsz)(dst, wOffset, hOffset, src, count, kind, stream); }
cudaError_t cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void* src, size_t count, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToArray_ptds)(dst, wOffset, hOffset, src, count, kind); }
cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToSymbol)(symbol, src, count, offset, kind); }
cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToSymbolAsync)(symbol, src, count, offset, kind, stream); }
cudaError_t cudaMemcpyToSymbolAsync_ptsz(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToSymbolAsync_ptsz)(symbol, src, count, offset, kind, stream); }
cudaError_t cudaMemcpyToSymbol_ptds(const void* symbol, const void* src, size_t count, size_t offset, cudaMemcpyKind kind) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemcpyToSymbol_ptds)(symbol, src, count, offset, kind); }
cudaError_t cudaMemset2D(void* devPtr, size_t pitch, int value, size_t width, size_t height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset2D)(devPtr, pitch, value, width, height); }
cudaError_t cudaMemset2DAsync(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset2DAsync)(devPtr, pitch, value, width, height, stream); }
cudaError_t cudaMemset2DAsync_ptsz(void* devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset2DAsync_ptsz)(devPtr, pitch, value, width, height, stream); }
cudaError_t cudaMemset2D_ptds(void* devPtr, size_t pitch, int value, size_t width, size_t height) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaMemset2D_ptds)(devPtr, pitch, value, width, height); }
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, const void* func, int blockSize, size_t dynamicSMemSize, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)(numBlocks, func, blockSize, dynamicSMemSize, flags); }
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamBeginCaptureToGraph)(stream, graph, dependencies, dependencyData, numDependencies, mode); }
cudaError_t cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, cudaStreamCaptureMode mode) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamBeginCaptureToGraph_ptsz)(stream, graph, dependencies, dependencyData, numDependencies, mode); }
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetCaptureInfo_v2)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
cudaError_t cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetCaptureInfo_v2_ptsz)(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out); }
cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetCaptureInfo_v3)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
cudaError_t cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, const cudaGraphEdgeData** edgeData_out, size_t* numDependencies_out) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamGetCaptureInfo_v3_ptsz)(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out); }
cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamUpdateCaptureDependencies_v2)(stream, dependencies, dependencyData, numDependencies, flags); }
cudaError_t cudaStreamUpdateCaptureDependencies_v2_ptsz(cudaStream_t stream, cudaGraphNode_t* dependencies, const cudaGraphEdgeData* dependencyData, size_t numDependencies, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaStreamUpdateCaptureDependencies_v2_ptsz)(stream, dependencies, dependencyData, numDependencies, flags); }
cudaError_t cudaUserObjectCreate(cudaUserObject_t* object_out, void* ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cudaUserObjectCreate)(object_out, ptr, destroy, initialRefcount, flags); }
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
