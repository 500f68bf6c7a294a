// CUDA runtime: per function a slot, a cold path and a stub (headers of CUDA 13). Generated.
// clang-format off
#include "stubs/cudart.h"

#include "adapt.h"
#include "libraries.h"
#include "stub_list.h"

#define NYBBLE_STUB_LIBRARY cudart_library
namespace nybble::stubs {
namespace {
#define NYBBLE_PHASE NYBBLE_COLD_
#include "generated/cudart_13.def"
#undef NYBBLE_PHASE

constexpr form forms_cudaChooseDevice[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaCreateSurfaceObject[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaCreateTextureObject[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaExternalMemoryGetMappedBuffer[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaExternalMemoryGetMappedMipmappedArray[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
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
constexpr move_field moves_cudaGetDeviceProperties_on_11[] = { { 0, 0, 256 }, { 256, 256, 16 }, { 272, 272, 8 }, { 280, 280, 4 }, { 288, 288, 8 }, { 296, 296, 8 }, { 304, 304, 4 }, { 308, 308, 4 }, { 312, 312, 8 }, { 320, 320, 4 }, { 324, 324, 12 }, { 336, 336, 12 }, { 352, 352, 8 }, { 360, 360, 4 }, { 364, 364, 4 }, { 368, 368, 8 }, { 376, 376, 8 }, { 384, 388, 4 }, { 388, 396, 4 }, { 392, 400, 4 }, { 396, 408, 4 }, { 400, 412, 4 }, { 404, 420, 8 }, { 412, 428, 8 }, { 420, 436, 12 }, { 432, 448, 8 }, { 440, 456, 12 }, { 452, 468, 12 }, { 464, 480, 4 }, { 468, 484, 8 }, { 476, 492, 12 }, { 488, 504, 8 }, { 496, 512, 4 }, { 500, 516, 8 }, { 508, 524, 12 }, { 520, 536, 8 }, { 528, 544, 12 }, { 540, 556, 4 }, { 544, 560, 8 }, { 552, 568, 8 }, { 560, 576, 4 }, { 564, 580, 4 }, { 568, 584, 4 }, { 572, 588, 4 }, { 576, 592, 4 }, { 580, 596, 4 }, { 584, 600, 4 }, { 588, 604, 4 }, { 592, 612, 4 }, { 596, 616, 4 }, { 600, 620, 4 }, { 604, 624, 4 }, { 608, 628, 4 }, { 612, 632, 4 }, { 616, 636, 4 }, { 624, 640, 8 }, { 632, 648, 4 }, { 636, 652, 4 }, { 640, 656, 4 }, { 644, 660, 4 }, { 648, 664, 4 }, { 652, 672, 4 }, { 656, 676, 4 }, { 660, 680, 4 }, { 664, 684, 4 }, { 668, 688, 4 }, { 672, 696, 8 }, { 680, 704, 4 }, { 684, 708, 4 }, { 688, 712, 4 }, { 692, 716, 4 }, { 696, 720, 8 }, };
std::atomic<decltype(&cold_cudaGetDeviceProperties)> real_cudaGetDeviceProperties_on_11{nullptr};
cudaError_t cudaGetDeviceProperties_on_11(cudaDeviceProp* prop, int device) {
  scratch_struct<cudaDeviceProp> scratch_for;
  const cudaError_t code = real_cudaGetDeviceProperties_on_11.load(std::memory_order_acquire)(scratch_for(prop), device);
  if (code != 0 || prop == nullptr) return code;
  scratch_for.copy_to(prop, 1008, moves_cudaGetDeviceProperties_on_11);
  return code;
}
constexpr move_field moves_cudaGetDeviceProperties_on_12[] = { { 0, 0, 256 }, { 256, 256, 16 }, { 272, 272, 8 }, { 280, 280, 4 }, { 288, 288, 8 }, { 296, 296, 8 }, { 304, 304, 4 }, { 308, 308, 4 }, { 312, 312, 8 }, { 320, 320, 4 }, { 324, 324, 12 }, { 336, 336, 12 }, { 352, 352, 8 }, { 360, 360, 4 }, { 364, 364, 4 }, { 368, 368, 8 }, { 376, 376, 8 }, { 384, 388, 4 }, { 388, 396, 4 }, { 392, 400, 4 }, { 396, 408, 4 }, { 400, 412, 4 }, { 404, 420, 8 }, { 412, 428, 8 }, { 420, 436, 12 }, { 432, 448, 8 }, { 440, 456, 12 }, { 452, 468, 12 }, { 464, 480, 4 }, { 468, 484, 8 }, { 476, 492, 12 }, { 488, 504, 8 }, { 496, 512, 4 }, { 500, 516, 8 }, { 508, 524, 12 }, { 520, 536, 8 }, { 528, 544, 12 }, { 540, 556, 4 }, { 544, 560, 8 }, { 552, 568, 8 }, { 560, 576, 4 }, { 564, 580, 4 }, { 568, 584, 4 }, { 572, 588, 4 }, { 576, 592, 4 }, { 580, 596, 4 }, { 584, 600, 4 }, { 588, 604, 4 }, { 592, 612, 4 }, { 596, 616, 4 }, { 600, 620, 4 }, { 604, 624, 4 }, { 608, 628, 4 }, { 612, 632, 4 }, { 616, 636, 4 }, { 624, 640, 8 }, { 632, 648, 4 }, { 636, 652, 4 }, { 640, 656, 4 }, { 644, 660, 4 }, { 648, 664, 4 }, { 652, 672, 4 }, { 656, 676, 4 }, { 660, 680, 4 }, { 664, 684, 4 }, { 668, 688, 4 }, { 672, 696, 8 }, { 680, 704, 4 }, { 684, 708, 4 }, { 688, 712, 4 }, { 692, 716, 4 }, { 696, 720, 8 }, { 704, 728, 4 }, { 708, 732, 4 }, { 712, 736, 4 }, { 716, 740, 4 }, { 720, 744, 4 }, { 724, 748, 4 }, { 728, 752, 4 }, { 732, 756, 4 }, { 736, 760, 4 }, { 740, 764, 4 }, { 744, 768, 4 }, { 748, 772, 4 }, { 752, 776, 4 }, { 784, 780, 224 }, };
std::atomic<decltype(&cold_cudaGetDeviceProperties)> real_cudaGetDeviceProperties_on_12{nullptr};
cudaError_t cudaGetDeviceProperties_on_12(cudaDeviceProp* prop, int device) {
  scratch_struct<cudaDeviceProp> scratch_for;
  const cudaError_t code = real_cudaGetDeviceProperties_on_12.load(std::memory_order_acquire)(scratch_for(prop), device);
  if (code != 0 || prop == nullptr) return code;
  scratch_for.copy_to(prop, 1008, moves_cudaGetDeviceProperties_on_12);
  return code;
}
constexpr form forms_cudaGetDeviceProperties[] = {
    { 11, "cudaGetDeviceProperties", &adapter_of<real_cudaGetDeviceProperties_on_11, &cudaGetDeviceProperties_on_11>},
    { 12, "cudaGetDeviceProperties_v2", &adapter_of<real_cudaGetDeviceProperties_on_12, &cudaGetDeviceProperties_on_12>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const char*, void**, unsigned long long)> real_cudaGetDriverEntryPoint_on_11{nullptr};
cudaError_t cudaGetDriverEntryPoint_on_11(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { static_cast<void>(symbol); static_cast<void>(funcPtr); static_cast<void>(flags); static_cast<void>(driverStatus); return real_cudaGetDriverEntryPoint_on_11.load(std::memory_order_acquire)((zero(driverStatus, 4), symbol), funcPtr, flags); }

constexpr form forms_cudaGetDriverEntryPoint[] = {
    { 11, "cudaGetDriverEntryPoint", &adapter_of<real_cudaGetDriverEntryPoint_on_11, &cudaGetDriverEntryPoint_on_11>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const char*, void**, unsigned long long)> real_cudaGetDriverEntryPoint_ptsz_on_11{nullptr};
cudaError_t cudaGetDriverEntryPoint_ptsz_on_11(const char* symbol, void** funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult* driverStatus) { static_cast<void>(symbol); static_cast<void>(funcPtr); static_cast<void>(flags); static_cast<void>(driverStatus); return real_cudaGetDriverEntryPoint_ptsz_on_11.load(std::memory_order_acquire)((zero(driverStatus, 4), symbol), funcPtr, flags); }

constexpr form forms_cudaGetDriverEntryPoint_ptsz[] = {
    { 11, "cudaGetDriverEntryPoint_ptsz", &adapter_of<real_cudaGetDriverEntryPoint_ptsz_on_11, &cudaGetDriverEntryPoint_ptsz_on_11>},
    {0, nullptr, nullptr},
};
std::atomic<decltype(&cold_cudaGetLastError)> real_cudaGetLastError_on_11{nullptr};
cudaError_t cudaGetLastError_on_11() {
  const cudaError_t code = real_cudaGetLastError_on_11.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, false));
}

std::atomic<decltype(&cold_cudaGetLastError)> real_cudaGetLastError_on_12{nullptr};
cudaError_t cudaGetLastError_on_12() {
  const cudaError_t code = real_cudaGetLastError_on_12.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, false));
}

constexpr form forms_cudaGetLastError[] = {
    { 11, "cudaGetLastError", &adapter_of<real_cudaGetLastError_on_11, &cudaGetLastError_on_11>},
    { 12, "cudaGetLastError", &adapter_of<real_cudaGetLastError_on_12, &cudaGetLastError_on_12>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGetSurfaceObjectResourceDesc[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGetTextureObjectResourceDesc[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGetTextureObjectResourceViewDesc[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGetTextureObjectTextureDesc[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphAddDependencies[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaGraphAddDependencies_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphAddNode[] = {
    { 12, "cudaGraphAddNode_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphExecUpdate[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphGetEdges[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaGraphGetEdges_v2", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraphExec_t*, cudaGraph_t, unsigned long long)> real_cudaGraphInstantiate_on_11{nullptr};
cudaError_t cudaGraphInstantiate_on_11(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { static_cast<void>(pGraphExec); static_cast<void>(graph); static_cast<void>(flags); return real_cudaGraphInstantiate_on_11.load(std::memory_order_acquire)(pGraphExec, graph, flags); }

constexpr form forms_cudaGraphInstantiate[] = {
    { 11, "cudaGraphInstantiateWithFlags", &adapter_of<real_cudaGraphInstantiate_on_11, &cudaGraphInstantiate_on_11>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphNodeGetDependencies[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaGraphNodeGetDependencies_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphNodeGetDependentNodes[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaGraphNodeGetDependentNodes_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphRemoveDependencies[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaGraphRemoveDependencies_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaImportExternalMemory[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaImportExternalSemaphore[] = {
    { 11, nullptr, nullptr},
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const void*, size_t, cudaMemoryAdvise, int)> real_cudaMemAdvise_on_11{nullptr};
cudaError_t cudaMemAdvise_on_11(const void* devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(advice); static_cast<void>(location); return real_cudaMemAdvise_on_11.load(std::memory_order_acquire)(devPtr, count, advice, ordinal_of(location)); }

constexpr form forms_cudaMemAdvise[] = {
    { 11, "cudaMemAdvise", &adapter_of<real_cudaMemAdvise_on_11, &cudaMemAdvise_on_11>},
    { 12, "cudaMemAdvise_v2", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const void*, size_t, int, cudaStream_t)> real_cudaMemPrefetchAsync_on_11{nullptr};
cudaError_t cudaMemPrefetchAsync_on_11(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(location); static_cast<void>(flags); static_cast<void>(stream); return real_cudaMemPrefetchAsync_on_11.load(std::memory_order_acquire)(devPtr, count, ordinal_of(location), stream); }

constexpr form forms_cudaMemPrefetchAsync[] = {
    { 11, "cudaMemPrefetchAsync", &adapter_of<real_cudaMemPrefetchAsync_on_11, &cudaMemPrefetchAsync_on_11>},
    { 12, "cudaMemPrefetchAsync_v2", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const void*, size_t, int, cudaStream_t)> real_cudaMemPrefetchAsync_ptsz_on_11{nullptr};
cudaError_t cudaMemPrefetchAsync_ptsz_on_11(const void* devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(location); static_cast<void>(flags); static_cast<void>(stream); return real_cudaMemPrefetchAsync_ptsz_on_11.load(std::memory_order_acquire)(devPtr, count, ordinal_of(location), stream); }

constexpr form forms_cudaMemPrefetchAsync_ptsz[] = {
    { 11, "cudaMemPrefetchAsync_ptsz", &adapter_of<real_cudaMemPrefetchAsync_ptsz_on_11, &cudaMemPrefetchAsync_ptsz_on_11>},
    { 12, "cudaMemPrefetchAsync_v2_ptsz", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpy3DBatchAsync[] = {
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpy3DBatchAsync_ptsz[] = {
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpyBatchAsync[] = {
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpyBatchAsync_ptsz[] = {
    { 12, nullptr, nullptr},
    {0, nullptr, nullptr},
};
std::atomic<decltype(&cold_cudaPeekAtLastError)> real_cudaPeekAtLastError_on_11{nullptr};
cudaError_t cudaPeekAtLastError_on_11() {
  const cudaError_t code = real_cudaPeekAtLastError_on_11.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, true));
}

std::atomic<decltype(&cold_cudaPeekAtLastError)> real_cudaPeekAtLastError_on_12{nullptr};
cudaError_t cudaPeekAtLastError_on_12() {
  const cudaError_t code = real_cudaPeekAtLastError_on_12.load(std::memory_order_acquire)();
  return code != 0 ? code : static_cast<cudaError_t>(pending(cudart_library, true));
}

constexpr form forms_cudaPeekAtLastError[] = {
    { 11, "cudaPeekAtLastError", &adapter_of<real_cudaPeekAtLastError_on_11, &cudaPeekAtLastError_on_11>},
    { 12, "cudaPeekAtLastError", &adapter_of<real_cudaPeekAtLastError_on_12, &cudaPeekAtLastError_on_12>},
    {0, nullptr, nullptr},
};
constexpr move_field moves_cudaPointerGetAttributes_on_11[] = { { 0, 0, 4 }, { 4, 4, 4 }, { 8, 8, 8 }, { 16, 16, 8 }, };
std::atomic<decltype(&cold_cudaPointerGetAttributes)> real_cudaPointerGetAttributes_on_11{nullptr};
cudaError_t cudaPointerGetAttributes_on_11(cudaPointerAttributes* attributes, const void* ptr) {
  scratch_struct<cudaPointerAttributes> scratch_for;
  const cudaError_t code = real_cudaPointerGetAttributes_on_11.load(std::memory_order_acquire)(scratch_for(attributes), ptr);
  if (code != 0 || attributes == nullptr) return code;
  scratch_for.copy_to(attributes, 88, moves_cudaPointerGetAttributes_on_11);
  return code;
}
constexpr move_field moves_cudaPointerGetAttributes_on_12[] = { { 0, 0, 4 }, { 4, 4, 4 }, { 8, 8, 8 }, { 16, 16, 8 }, };
std::atomic<decltype(&cold_cudaPointerGetAttributes)> real_cudaPointerGetAttributes_on_12{nullptr};
cudaError_t cudaPointerGetAttributes_on_12(cudaPointerAttributes* attributes, const void* ptr) {
  scratch_struct<cudaPointerAttributes> scratch_for;
  const cudaError_t code = real_cudaPointerGetAttributes_on_12.load(std::memory_order_acquire)(scratch_for(attributes), ptr);
  if (code != 0 || attributes == nullptr) return code;
  scratch_for.copy_to(attributes, 88, moves_cudaPointerGetAttributes_on_12);
  return code;
}
constexpr form forms_cudaPointerGetAttributes[] = {
    { 11, "cudaPointerGetAttributes", &adapter_of<real_cudaPointerGetAttributes_on_11, &cudaPointerGetAttributes_on_11>},
    { 12, "cudaPointerGetAttributes", &adapter_of<real_cudaPointerGetAttributes_on_12, &cudaPointerGetAttributes_on_12>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaSignalExternalSemaphoresAsync[] = {
    { 11, "cudaSignalExternalSemaphoresAsync_v2", nullptr},
    { 12, "cudaSignalExternalSemaphoresAsync_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaSignalExternalSemaphoresAsync_ptsz[] = {
    { 11, "cudaSignalExternalSemaphoresAsync_v2_ptsz", nullptr},
    { 12, "cudaSignalExternalSemaphoresAsync_v2_ptsz", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamGetCaptureInfo[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaStreamGetCaptureInfo_v3", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamGetCaptureInfo_ptsz[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaStreamGetCaptureInfo_v3_ptsz", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamUpdateCaptureDependencies[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaStreamUpdateCaptureDependencies_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamUpdateCaptureDependencies_ptsz[] = {
    { 11, nullptr, nullptr},
    { 12, "cudaStreamUpdateCaptureDependencies_v2_ptsz", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaWaitExternalSemaphoresAsync[] = {
    { 11, "cudaWaitExternalSemaphoresAsync_v2", nullptr},
    { 12, "cudaWaitExternalSemaphoresAsync_v2", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaWaitExternalSemaphoresAsync_ptsz[] = {
    { 11, "cudaWaitExternalSemaphoresAsync_v2_ptsz", nullptr},
    { 12, "cudaWaitExternalSemaphoresAsync_v2_ptsz", nullptr},
    {0, nullptr, nullptr},
};
#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_cudart(int index) { return untyped(cudart_library, index); }
#endif
constexpr const char* also_0[] = { "__cudaLaunchKernel", "__cudaGetKernel", nullptr};
constexpr function functions[] = {
#define NYBBLE_PHASE NYBBLE_ROW_
#include "generated/cudart_13.def"
#undef NYBBLE_PHASE
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
#define NYBBLE_PHASE NYBBLE_STUB_
#include "generated/cudart_13.def"
}
#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_UNTYPED_CALL("cudart");
#endif
