/* Launch functions called by code of nvcc 12 and later. */
#pragma once
#include "nybble_registration.h"
cudaError_t __cudaLaunchKernel(void* kernel, dim3 gridDim, dim3 blockDim, void** args,
                               size_t sharedMem, cudaStream_t stream);
cudaError_t __cudaLaunchKernel_ptsz(void* kernel, dim3 gridDim, dim3 blockDim, void** args,
                                    size_t sharedMem, cudaStream_t stream);
cudaError_t __cudaGetKernel(void** kernelPtr, const void* entryFuncAddr);
