// CUDA runtime: per function a slot, a cold path and a stub (headers of CUDA 12). Generated.
// clang-format off
#include "cudart_12.h"

#include "adapt.h"
#include "libraries.h"
#include "stub_list.h"

#define NYBBLE_STUB_LIBRARY cudart_library
namespace nybble::stubs {
namespace {
#define NYBBLE_PHASE NYBBLE_COLD_
#include "generated/cudart_12.def"
#undef NYBBLE_PHASE

constexpr form forms_cudaChooseDevice[] = {
    { 11, nullptr, nullptr},
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaCreateSurfaceObject[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaCreateTextureObject[] = {
    { 11, nullptr, nullptr},
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaEventElapsedTime_v2[] = {
    { 11, "cudaEventElapsedTime", nullptr},
    { 13, "cudaEventElapsedTime", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaExternalMemoryGetMappedBuffer[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaExternalMemoryGetMappedMipmappedArray[] = {
    { 13, nullptr, nullptr},
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
constexpr form forms_cudaGetSurfaceObjectResourceDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGetTextureObjectResourceDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGetTextureObjectResourceViewDesc[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGetTextureObjectTextureDesc[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraph_t, const cudaGraphNode_t*, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t)> real_cudaGraphAddDependencies_on_13{nullptr};
cudaError_t cudaGraphAddDependencies_on_13(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numDependencies); return real_cudaGraphAddDependencies_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numDependencies); }

constexpr form forms_cudaGraphAddDependencies[] = {
    { 13, "cudaGraphAddDependencies", &adapter_of<real_cudaGraphAddDependencies_on_13, &cudaGraphAddDependencies_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphAddDependencies_v2[] = {
    { 13, "cudaGraphAddDependencies", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraphNode_t*, cudaGraph_t, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, cudaGraphNodeParams*)> real_cudaGraphAddNode_on_13{nullptr};
cudaError_t cudaGraphAddNode_on_13(cudaGraphNode_t* pGraphNode, cudaGraph_t graph, const cudaGraphNode_t* pDependencies, size_t numDependencies, cudaGraphNodeParams* nodeParams) { static_cast<void>(pGraphNode); static_cast<void>(graph); static_cast<void>(pDependencies); static_cast<void>(numDependencies); static_cast<void>(nodeParams); return real_cudaGraphAddNode_on_13.load(std::memory_order_acquire)(pGraphNode, graph, pDependencies, nullptr, numDependencies, nodeParams); }

constexpr form forms_cudaGraphAddNode[] = {
    { 13, "cudaGraphAddNode", &adapter_of<real_cudaGraphAddNode_on_13, &cudaGraphAddNode_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphAddNode_v2[] = {
    { 13, "cudaGraphAddNode", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphExecUpdate[] = {
    { 11, nullptr, nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraph_t, cudaGraphNode_t*, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphGetEdges_on_13{nullptr};
cudaError_t cudaGraphGetEdges_on_13(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, size_t* numEdges) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numEdges); return real_cudaGraphGetEdges_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numEdges); }

constexpr form forms_cudaGraphGetEdges[] = {
    { 13, "cudaGraphGetEdges", &adapter_of<real_cudaGraphGetEdges_on_13, &cudaGraphGetEdges_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphGetEdges_v2[] = {
    { 13, "cudaGraphGetEdges", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraphExec_t*, cudaGraph_t, unsigned long long)> real_cudaGraphInstantiate_on_11{nullptr};
cudaError_t cudaGraphInstantiate_on_11(cudaGraphExec_t* pGraphExec, cudaGraph_t graph, unsigned long long flags) { static_cast<void>(pGraphExec); static_cast<void>(graph); static_cast<void>(flags); return real_cudaGraphInstantiate_on_11.load(std::memory_order_acquire)(pGraphExec, graph, flags); }

constexpr form forms_cudaGraphInstantiate[] = {
    { 11, "cudaGraphInstantiateWithFlags", &adapter_of<real_cudaGraphInstantiate_on_11, &cudaGraphInstantiate_on_11>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraphNode_t, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphNodeGetDependencies_on_13{nullptr};
cudaError_t cudaGraphNodeGetDependencies_on_13(cudaGraphNode_t node, cudaGraphNode_t* pDependencies, size_t* pNumDependencies) { static_cast<void>(node); static_cast<void>(pDependencies); static_cast<void>(pNumDependencies); return real_cudaGraphNodeGetDependencies_on_13.load(std::memory_order_acquire)(node, pDependencies, nullptr, pNumDependencies); }

constexpr form forms_cudaGraphNodeGetDependencies[] = {
    { 13, "cudaGraphNodeGetDependencies", &adapter_of<real_cudaGraphNodeGetDependencies_on_13, &cudaGraphNodeGetDependencies_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphNodeGetDependencies_v2[] = {
    { 13, "cudaGraphNodeGetDependencies", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraphNode_t, cudaGraphNode_t*, cudaGraphEdgeData*, size_t*)> real_cudaGraphNodeGetDependentNodes_on_13{nullptr};
cudaError_t cudaGraphNodeGetDependentNodes_on_13(cudaGraphNode_t node, cudaGraphNode_t* pDependentNodes, size_t* pNumDependentNodes) { static_cast<void>(node); static_cast<void>(pDependentNodes); static_cast<void>(pNumDependentNodes); return real_cudaGraphNodeGetDependentNodes_on_13.load(std::memory_order_acquire)(node, pDependentNodes, nullptr, pNumDependentNodes); }

constexpr form forms_cudaGraphNodeGetDependentNodes[] = {
    { 13, "cudaGraphNodeGetDependentNodes", &adapter_of<real_cudaGraphNodeGetDependentNodes_on_13, &cudaGraphNodeGetDependentNodes_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphNodeGetDependentNodes_v2[] = {
    { 13, "cudaGraphNodeGetDependentNodes", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaGraph_t, const cudaGraphNode_t*, const cudaGraphNode_t*, const cudaGraphEdgeData*, size_t)> real_cudaGraphRemoveDependencies_on_13{nullptr};
cudaError_t cudaGraphRemoveDependencies_on_13(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, size_t numDependencies) { static_cast<void>(graph); static_cast<void>(from); static_cast<void>(to); static_cast<void>(numDependencies); return real_cudaGraphRemoveDependencies_on_13.load(std::memory_order_acquire)(graph, from, to, nullptr, numDependencies); }

constexpr form forms_cudaGraphRemoveDependencies[] = {
    { 13, "cudaGraphRemoveDependencies", &adapter_of<real_cudaGraphRemoveDependencies_on_13, &cudaGraphRemoveDependencies_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaGraphRemoveDependencies_v2[] = {
    { 13, "cudaGraphRemoveDependencies", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaImportExternalMemory[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaImportExternalSemaphore[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const void*, size_t, cudaMemoryAdvise, cudaMemLocation)> real_cudaMemAdvise_on_13{nullptr};
cudaError_t cudaMemAdvise_on_13(const void* devPtr, size_t count, cudaMemoryAdvise advice, int device) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(advice); static_cast<void>(device); return real_cudaMemAdvise_on_13.load(std::memory_order_acquire)(devPtr, count, advice, location_of<cudaMemLocation>(device)); }

constexpr form forms_cudaMemAdvise[] = {
    { 13, "cudaMemAdvise", &adapter_of<real_cudaMemAdvise_on_13, &cudaMemAdvise_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemAdvise_v2[] = {
    { 13, "cudaMemAdvise", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const void*, size_t, cudaMemLocation, unsigned int, cudaStream_t)> real_cudaMemPrefetchAsync_on_13{nullptr};
cudaError_t cudaMemPrefetchAsync_on_13(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(dstDevice); static_cast<void>(stream); return real_cudaMemPrefetchAsync_on_13.load(std::memory_order_acquire)(devPtr, count, location_of<cudaMemLocation>(dstDevice), 0u, stream); }

constexpr form forms_cudaMemPrefetchAsync[] = {
    { 13, "cudaMemPrefetchAsync", &adapter_of<real_cudaMemPrefetchAsync_on_13, &cudaMemPrefetchAsync_on_13>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(const void*, size_t, cudaMemLocation, unsigned int, cudaStream_t)> real_cudaMemPrefetchAsync_ptsz_on_13{nullptr};
cudaError_t cudaMemPrefetchAsync_ptsz_on_13(const void* devPtr, size_t count, int dstDevice, cudaStream_t stream) { static_cast<void>(devPtr); static_cast<void>(count); static_cast<void>(dstDevice); static_cast<void>(stream); return real_cudaMemPrefetchAsync_ptsz_on_13.load(std::memory_order_acquire)(devPtr, count, location_of<cudaMemLocation>(dstDevice), 0u, stream); }

constexpr form forms_cudaMemPrefetchAsync_ptsz[] = {
    { 13, "cudaMemPrefetchAsync_ptsz", &adapter_of<real_cudaMemPrefetchAsync_ptsz_on_13, &cudaMemPrefetchAsync_ptsz_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemPrefetchAsync_v2[] = {
    { 13, "cudaMemPrefetchAsync", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemPrefetchAsync_v2_ptsz[] = {
    { 13, "cudaMemPrefetchAsync_ptsz", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpy3DBatchAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpy3DBatchAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpyBatchAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaMemcpyBatchAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
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
constexpr form forms_cudaSignalExternalSemaphoresAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaSignalExternalSemaphoresAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaSignalExternalSemaphoresAsync_v2[] = {
    { 13, "cudaSignalExternalSemaphoresAsync", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaSignalExternalSemaphoresAsync_v2_ptsz[] = {
    { 13, "cudaSignalExternalSemaphoresAsync_ptsz", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); return real_cudaStreamGetCaptureInfo_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, nullptr, nullptr, nullptr, nullptr); }

constexpr form forms_cudaStreamGetCaptureInfo[] = {
    { 13, "cudaStreamGetCaptureInfo", &adapter_of<real_cudaStreamGetCaptureInfo_on_13, &cudaStreamGetCaptureInfo_on_13>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_ptsz_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_ptsz_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); return real_cudaStreamGetCaptureInfo_ptsz_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, nullptr, nullptr, nullptr, nullptr); }

constexpr form forms_cudaStreamGetCaptureInfo_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", &adapter_of<real_cudaStreamGetCaptureInfo_ptsz_on_13, &cudaStreamGetCaptureInfo_ptsz_on_13>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_v2_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_v2_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); static_cast<void>(graph_out); static_cast<void>(dependencies_out); static_cast<void>(numDependencies_out); return real_cudaStreamGetCaptureInfo_v2_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, nullptr, numDependencies_out); }

constexpr form forms_cudaStreamGetCaptureInfo_v2[] = {
    { 13, "cudaStreamGetCaptureInfo", &adapter_of<real_cudaStreamGetCaptureInfo_v2_on_13, &cudaStreamGetCaptureInfo_v2_on_13>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaStream_t, cudaStreamCaptureStatus*, unsigned long long*, cudaGraph_t*, const cudaGraphNode_t**, const cudaGraphEdgeData**, size_t*)> real_cudaStreamGetCaptureInfo_v2_ptsz_on_13{nullptr};
cudaError_t cudaStreamGetCaptureInfo_v2_ptsz_on_13(cudaStream_t stream, cudaStreamCaptureStatus* captureStatus_out, unsigned long long* id_out, cudaGraph_t* graph_out, const cudaGraphNode_t** dependencies_out, size_t* numDependencies_out) { static_cast<void>(stream); static_cast<void>(captureStatus_out); static_cast<void>(id_out); static_cast<void>(graph_out); static_cast<void>(dependencies_out); static_cast<void>(numDependencies_out); return real_cudaStreamGetCaptureInfo_v2_ptsz_on_13.load(std::memory_order_acquire)(stream, captureStatus_out, id_out, graph_out, dependencies_out, nullptr, numDependencies_out); }

constexpr form forms_cudaStreamGetCaptureInfo_v2_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", &adapter_of<real_cudaStreamGetCaptureInfo_v2_ptsz_on_13, &cudaStreamGetCaptureInfo_v2_ptsz_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamGetCaptureInfo_v3[] = {
    { 13, "cudaStreamGetCaptureInfo", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamGetCaptureInfo_v3_ptsz[] = {
    { 13, "cudaStreamGetCaptureInfo_ptsz", nullptr},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaStream_t, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, unsigned int)> real_cudaStreamUpdateCaptureDependencies_on_13{nullptr};
cudaError_t cudaStreamUpdateCaptureDependencies_on_13(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { static_cast<void>(stream); static_cast<void>(dependencies); static_cast<void>(numDependencies); static_cast<void>(flags); return real_cudaStreamUpdateCaptureDependencies_on_13.load(std::memory_order_acquire)(stream, dependencies, nullptr, numDependencies, flags); }

constexpr form forms_cudaStreamUpdateCaptureDependencies[] = {
    { 13, "cudaStreamUpdateCaptureDependencies", &adapter_of<real_cudaStreamUpdateCaptureDependencies_on_13, &cudaStreamUpdateCaptureDependencies_on_13>},
    {0, nullptr, nullptr},
};
std::atomic<cudaError_t (*)(cudaStream_t, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t, unsigned int)> real_cudaStreamUpdateCaptureDependencies_ptsz_on_13{nullptr};
cudaError_t cudaStreamUpdateCaptureDependencies_ptsz_on_13(cudaStream_t stream, cudaGraphNode_t* dependencies, size_t numDependencies, unsigned int flags) { static_cast<void>(stream); static_cast<void>(dependencies); static_cast<void>(numDependencies); static_cast<void>(flags); return real_cudaStreamUpdateCaptureDependencies_ptsz_on_13.load(std::memory_order_acquire)(stream, dependencies, nullptr, numDependencies, flags); }

constexpr form forms_cudaStreamUpdateCaptureDependencies_ptsz[] = {
    { 13, "cudaStreamUpdateCaptureDependencies_ptsz", &adapter_of<real_cudaStreamUpdateCaptureDependencies_ptsz_on_13, &cudaStreamUpdateCaptureDependencies_ptsz_on_13>},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamUpdateCaptureDependencies_v2[] = {
    { 13, "cudaStreamUpdateCaptureDependencies", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaStreamUpdateCaptureDependencies_v2_ptsz[] = {
    { 13, "cudaStreamUpdateCaptureDependencies_ptsz", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaWaitExternalSemaphoresAsync[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaWaitExternalSemaphoresAsync_ptsz[] = {
    { 13, nullptr, nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaWaitExternalSemaphoresAsync_v2[] = {
    { 13, "cudaWaitExternalSemaphoresAsync", nullptr},
    {0, nullptr, nullptr},
};
constexpr form forms_cudaWaitExternalSemaphoresAsync_v2_ptsz[] = {
    { 13, "cudaWaitExternalSemaphoresAsync_ptsz", nullptr},
    {0, nullptr, nullptr},
};
#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_cudart(int index) { return untyped(cudart_library, index); }
#endif
constexpr function functions[] = {
#define NYBBLE_PHASE NYBBLE_ROW_
#include "generated/cudart_12.def"
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
#include "generated/cudart_12.def"
}
#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_UNTYPED_CALL("cudart");
#endif
