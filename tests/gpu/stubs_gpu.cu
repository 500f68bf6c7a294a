// A program that is linked to the runtime's stub instead of libcudart, and tests launches,
// properties and prefetch. nvcc compiles it as it is. A C++ compiler (-x c++) compiles it with the
// headers of another CUDA major version. In that case "kernel.inc" has the bytes of the kernel's
// fat binary, and the program registers the kernel as nvcc's host code does.
#ifdef __CUDACC__
#include <cuda_runtime.h>
#else
#include <cuda_runtime_api.h>
#endif

#include <cstdio>
#include <cstring>

#ifdef __CUDACC__

__global__ void scale(float* data, float by, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) data[i] *= by;
}
__device__ int table[4] = {1, 2, 3, 4};
void launch(float* data, float by, int count, cudaStream_t stream) {
  scale<<<(count + 127) / 128, 128, 0, stream>>>(data, by, count);
}
#else
extern "C" {
void** __cudaRegisterFatBinary(void*);
void __cudaRegisterFatBinaryEnd(void**);
void __cudaRegisterFunction(void**, const char*, char*, const char*, int, void*, void*, void*,
                            void*, int*);
}
alignas(8) static const unsigned char image[] = {
#include "kernel.inc"
};
static struct {
  int magic, version;
  const void* data;
  void* unused;
} fat_binary = {0x466243b1, 1, image, nullptr};
void scale() {}
static const bool registered = [] {
  void** const handle = __cudaRegisterFatBinary(&fat_binary);
  __cudaRegisterFunction(handle, reinterpret_cast<const char*>(scale), const_cast<char*>("scale"),
                         "scale", -1, nullptr, nullptr, nullptr, nullptr, nullptr);
  __cudaRegisterFatBinaryEnd(handle);
  return true;
}();
void launch(float* data, float by, int count, cudaStream_t stream) {
  void* arguments[] = {&data, &by, &count};
  const dim3 grid{static_cast<unsigned>((count + 127) / 128), 1, 1}, block{128, 1, 1};
  cudaLaunchKernel(reinterpret_cast<const void*>(scale), grid, block, arguments, 0, stream);
}
#endif

#define TRY(call)                                                               \
  do {                                                                          \
    const cudaError_t code_ = (call);                                           \
    if (code_ != cudaSuccess) {                                                 \
      std::printf("%s: %d %s\n", #call, (int)code_, cudaGetErrorString(code_)); \
      return 1;                                                                 \
    }                                                                           \
  } while (0)

int main() {
  constexpr int count = 1000;
  int version = 0;
  TRY(cudaRuntimeGetVersion(&version));
  struct {
    cudaDeviceProp facts;
    unsigned char canary[64];
  } room;
  std::memset(&room, 0xAA, sizeof room);
  TRY(cudaGetDeviceProperties(&room.facts, 0));
  for (const unsigned char byte : room.canary) {
    if (byte != 0xAA) return std::printf("properties written beyond their end\n"), 1;
  }
  float* data = nullptr;
  TRY(cudaMallocManaged(reinterpret_cast<void**>(&data), count * sizeof(float),
                        cudaMemAttachGlobal));
  for (int i = 0; i < count; ++i) data[i] = float(i);
#if CUDART_VERSION >= 13000
  TRY(cudaMemPrefetchAsync(data, count * sizeof(float),
                           cudaMemLocation{cudaMemLocationTypeDevice, 0}, 0, 0));
#else
  TRY(cudaMemPrefetchAsync(data, count * sizeof(float), 0, 0));
#endif
  launch(data, 3.0f, count, nullptr);
  TRY(cudaGetLastError());
  TRY(cudaDeviceSynchronize());
  for (int i = 0; i < count; ++i) {
    if (data[i] != 3.0f * float(i)) return std::printf("wrong at %d\n", i), 1;
  }
#ifdef __CUDACC__
  int host[4] = {};
  TRY(cudaMemcpyFromSymbol(host, table, sizeof host));
  if (host[3] != 4) return std::printf("wrong symbol\n"), 1;
#endif
  struct {
    cudaPointerAttributes facts;
    unsigned char canary[128];
  } pointer;
  std::memset(&pointer, 0xAA, sizeof pointer);
  TRY(cudaPointerGetAttributes(&pointer.facts, data));
  for (const unsigned char byte : pointer.canary) {
    if (byte != 0xAA) return std::printf("attributes written beyond their end\n"), 1;
  }
  cudaFuncAttributes function;
  TRY(cudaFuncGetAttributes(&function, (const void*)scale));
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  TRY(cudaStreamCreate(&stream));
  TRY(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  launch(data, 0.5f, count, stream);
  TRY(cudaStreamEndCapture(stream, &graph));
#if CUDART_VERSION >= 12000
  TRY(cudaGraphInstantiate(&exec, graph, 0));
#else
  TRY(cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
#endif
  TRY(cudaGraphLaunch(exec, stream));
  TRY(cudaStreamSynchronize(stream));
  if (data[10] != 15.0f) return std::printf("wrong after the graph: %f\n", data[10]), 1;
  std::printf(
      "headers %d runtime %d: %s, %d SMs, %d.%d, %zu bytes shared per block, registers %d, pointer "
      "type %d: right\n",
      CUDART_VERSION, version, room.facts.name, room.facts.multiProcessorCount, room.facts.major,
      room.facts.minor, room.facts.sharedMemPerBlockOptin, function.numRegs,
      (int)pointer.facts.type);
  return 0;
}
