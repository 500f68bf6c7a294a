/* Functions that nvcc's generated host code and the profiler call. No public C header has them. */
#pragma once
#include "cuda_runtime_api.h"
struct uint3;
struct textureReference;
struct surfaceReference;
void** __cudaRegisterFatBinary(void* fatCubin);
void __cudaRegisterFatBinaryEnd(void** fatCubinHandle);
void __cudaUnregisterFatBinary(void** fatCubinHandle);
void __cudaRegisterVar(void** fatCubinHandle, char* hostVar, char* deviceAddress,
                       const char* deviceName, int ext, size_t size, int constant, int global);
void __cudaRegisterManagedVar(void** fatCubinHandle, void** hostVarPtrAddress, char* deviceAddress,
                              const char* deviceName, int ext, size_t size, int constant,
                              int global);
void __cudaRegisterHostVar(void** fatCubinHandle, const char* deviceName, char* hostVar,
                           size_t size);
void __cudaRegisterFunction(void** fatCubinHandle, const char* hostFun, char* deviceFun,
                            const char* deviceName, int thread_limit, void* tid, void* bid,
                            dim3* bDim, dim3* gDim, int* wSize);
void __cudaRegisterSurface(void** fatCubinHandle, const void* hostVar, const void** deviceAddress,
                           const char* deviceName, int dim, int ext);
void __cudaRegisterTexture(void** fatCubinHandle, const void* hostVar, const void** deviceAddress,
                           const char* deviceName, int dim, int norm, int ext);
char __cudaInitModule(void** fatCubinHandle);
unsigned int __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem,
                                         cudaStream_t stream);
cudaError_t __cudaPopCallConfiguration(dim3* gridDim, dim3* blockDim, size_t* sharedMem,
                                       void* stream);
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
