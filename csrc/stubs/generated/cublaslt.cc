// cuBLASLt matrix products: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/cublaslt.h"

#include "adapt.h"
#include "libraries.h"
#include "stub.h"
#include "stubs/report.h"

namespace nybble::stubs {
namespace {
cublasStatus_t cold_cublasLtCreate(cublasLtHandle_t* lightHandle) {
  if (const any_function real = resolve(cublaslt_library, 0)) return as(cold_cublasLtCreate, real)(lightHandle);
  zero(lightHandle, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 0));
}
std::atomic<decltype(&cold_cublasLtCreate)> slot_cublasLtCreate{&cold_cublasLtCreate};

cublasStatus_t cold_cublasLtDestroy(cublasLtHandle_t lightHandle) {
  if (const any_function real = resolve(cublaslt_library, 1)) return as(cold_cublasLtDestroy, real)(lightHandle);
  static_cast<void>(lightHandle);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 1));
}
std::atomic<decltype(&cold_cublasLtDestroy)> slot_cublasLtDestroy{&cold_cublasLtDestroy};

unsigned int cold_cublasLtDisableCpuInstructionsSetMask(unsigned int mask) {
  if (const any_function real = resolve(cublaslt_library, 2)) return as(cold_cublasLtDisableCpuInstructionsSetMask, real)(mask);
  static_cast<void>(mask);
  static_cast<void>(failure(cublaslt_library, 2));
  return {};
}
std::atomic<decltype(&cold_cublasLtDisableCpuInstructionsSetMask)> slot_cublasLtDisableCpuInstructionsSetMask{&cold_cublasLtDisableCpuInstructionsSetMask};

cublasStatus_t cold_cublasLtEmulationDescCreate(cublasLtEmulationDesc_t* emulationDesc) {
  if (const any_function real = resolve(cublaslt_library, 3)) return as(cold_cublasLtEmulationDescCreate, real)(emulationDesc);
  zero(emulationDesc, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 3));
}
std::atomic<decltype(&cold_cublasLtEmulationDescCreate)> slot_cublasLtEmulationDescCreate{&cold_cublasLtEmulationDescCreate};

cublasStatus_t cold_cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc) {
  if (const any_function real = resolve(cublaslt_library, 4)) return as(cold_cublasLtEmulationDescDestroy, real)(emulationDesc);
  static_cast<void>(emulationDesc);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 4));
}
std::atomic<decltype(&cold_cublasLtEmulationDescDestroy)> slot_cublasLtEmulationDescDestroy{&cold_cublasLtEmulationDescDestroy};

cublasStatus_t cold_cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 5)) return as(cold_cublasLtEmulationDescGetAttribute, real)(emulationDesc, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(emulationDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 5));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtEmulationDescGetAttribute)> slot_cublasLtEmulationDescGetAttribute __asm__("nybble_slot_cublasLtEmulationDescGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtEmulationDescGetAttribute)> slot_cublasLtEmulationDescGetAttribute{&cold_cublasLtEmulationDescGetAttribute};
namespace {

cublasStatus_t cold_cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size) {
  if (const any_function real = resolve(cublaslt_library, 6)) return as(cold_cublasLtEmulationDescInit_internal, real)(emulationDesc, size);
  static_cast<void>(emulationDesc);
  static_cast<void>(size);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 6));
}
std::atomic<decltype(&cold_cublasLtEmulationDescInit_internal)> slot_cublasLtEmulationDescInit_internal{&cold_cublasLtEmulationDescInit_internal};

cublasStatus_t cold_cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 7)) return as(cold_cublasLtEmulationDescSetAttribute, real)(emulationDesc, attr, buf, sizeInBytes);
  static_cast<void>(emulationDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 7));
}
std::atomic<decltype(&cold_cublasLtEmulationDescSetAttribute)> slot_cublasLtEmulationDescSetAttribute{&cold_cublasLtEmulationDescSetAttribute};

size_t cold_cublasLtGetCudartVersion() {
  if (const any_function real = resolve(cublaslt_library, 8)) return as(cold_cublasLtGetCudartVersion, real)();
  static_cast<void>(failure(cublaslt_library, 8));
  return {};
}
std::atomic<decltype(&cold_cublasLtGetCudartVersion)> slot_cublasLtGetCudartVersion{&cold_cublasLtGetCudartVersion};

cublasStatus_t cold_cublasLtGetProperty(libraryPropertyType type, int* value) {
  if (const any_function real = resolve(cublaslt_library, 9)) return as(cold_cublasLtGetProperty, real)(type, value);
  zero(value, 4);
  static_cast<void>(type);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 9));
}
std::atomic<decltype(&cold_cublasLtGetProperty)> slot_cublasLtGetProperty{&cold_cublasLtGetProperty};

const char* cold_cublasLtGetStatusName(cublasStatus_t status) {
  if (const any_function real = resolve(cublaslt_library, 10)) return as(cold_cublasLtGetStatusName, real)(status);
  static_cast<void>(status);
  return static_cast<void>(failure(cublaslt_library, 10)), last_detail();
}
std::atomic<decltype(&cold_cublasLtGetStatusName)> slot_cublasLtGetStatusName{&cold_cublasLtGetStatusName};

const char* cold_cublasLtGetStatusString(cublasStatus_t status) {
  if (const any_function real = resolve(cublaslt_library, 11)) return as(cold_cublasLtGetStatusString, real)(status);
  static_cast<void>(status);
  return static_cast<void>(failure(cublaslt_library, 11)), last_detail();
}
std::atomic<decltype(&cold_cublasLtGetStatusString)> slot_cublasLtGetStatusString{&cold_cublasLtGetStatusString};

size_t cold_cublasLtGetVersion() {
  if (const any_function real = resolve(cublaslt_library, 12)) return as(cold_cublasLtGetVersion, real)();
  static_cast<void>(failure(cublaslt_library, 12));
  return {};
}
std::atomic<decltype(&cold_cublasLtGetVersion)> slot_cublasLtGetVersion{&cold_cublasLtGetVersion};

cublasStatus_t cold_cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) {
  if (const any_function real = resolve(cublaslt_library, 13)) return as(cold_cublasLtGroupedMatrixLayoutCreate, real)(matLayout, type, groupCount, rows_array, cols_array, ld_array);
  zero(matLayout, 8);
  static_cast<void>(type);
  static_cast<void>(groupCount);
  static_cast<void>(rows_array);
  static_cast<void>(cols_array);
  static_cast<void>(ld_array);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 13));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtGroupedMatrixLayoutCreate)> slot_cublasLtGroupedMatrixLayoutCreate __asm__("nybble_slot_cublasLtGroupedMatrixLayoutCreate") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtGroupedMatrixLayoutCreate)> slot_cublasLtGroupedMatrixLayoutCreate{&cold_cublasLtGroupedMatrixLayoutCreate};
namespace {

cublasStatus_t cold_cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) {
  if (const any_function real = resolve(cublaslt_library, 14)) return as(cold_cublasLtGroupedMatrixLayoutInit_internal, real)(matLayout, size, type, groupCount, rows_array, cols_array, ld_array);
  static_cast<void>(matLayout);
  static_cast<void>(size);
  static_cast<void>(type);
  static_cast<void>(groupCount);
  static_cast<void>(rows_array);
  static_cast<void>(cols_array);
  static_cast<void>(ld_array);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 14));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtGroupedMatrixLayoutInit_internal)> slot_cublasLtGroupedMatrixLayoutInit_internal __asm__("nybble_slot_cublasLtGroupedMatrixLayoutInit_internal") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtGroupedMatrixLayoutInit_internal)> slot_cublasLtGroupedMatrixLayoutInit_internal{&cold_cublasLtGroupedMatrixLayoutInit_internal};
namespace {

cublasStatus_t cold_cublasLtHeuristicsCacheGetCapacity(size_t* capacity) {
  if (const any_function real = resolve(cublaslt_library, 15)) return as(cold_cublasLtHeuristicsCacheGetCapacity, real)(capacity);
  zero(capacity, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 15));
}
std::atomic<decltype(&cold_cublasLtHeuristicsCacheGetCapacity)> slot_cublasLtHeuristicsCacheGetCapacity{&cold_cublasLtHeuristicsCacheGetCapacity};

cublasStatus_t cold_cublasLtHeuristicsCacheSetCapacity(size_t capacity) {
  if (const any_function real = resolve(cublaslt_library, 16)) return as(cold_cublasLtHeuristicsCacheSetCapacity, real)(capacity);
  static_cast<void>(capacity);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 16));
}
std::atomic<decltype(&cold_cublasLtHeuristicsCacheSetCapacity)> slot_cublasLtHeuristicsCacheSetCapacity{&cold_cublasLtHeuristicsCacheSetCapacity};

cublasStatus_t cold_cublasLtLoggerForceDisable() {
  if (const any_function real = resolve(cublaslt_library, 17)) return as(cold_cublasLtLoggerForceDisable, real)();
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 17));
}
std::atomic<decltype(&cold_cublasLtLoggerForceDisable)> slot_cublasLtLoggerForceDisable{&cold_cublasLtLoggerForceDisable};

cublasStatus_t cold_cublasLtLoggerOpenFile(const char* logFile) {
  if (const any_function real = resolve(cublaslt_library, 18)) return as(cold_cublasLtLoggerOpenFile, real)(logFile);
  static_cast<void>(logFile);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 18));
}
std::atomic<decltype(&cold_cublasLtLoggerOpenFile)> slot_cublasLtLoggerOpenFile{&cold_cublasLtLoggerOpenFile};

cublasStatus_t cold_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback) {
  if (const any_function real = resolve(cublaslt_library, 19)) return as(cold_cublasLtLoggerSetCallback, real)(callback);
  static_cast<void>(callback);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 19));
}
std::atomic<decltype(&cold_cublasLtLoggerSetCallback)> slot_cublasLtLoggerSetCallback{&cold_cublasLtLoggerSetCallback};

cublasStatus_t cold_cublasLtLoggerSetFile(FILE* file) {
  if (const any_function real = resolve(cublaslt_library, 20)) return as(cold_cublasLtLoggerSetFile, real)(file);
  static_cast<void>(file);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 20));
}
std::atomic<decltype(&cold_cublasLtLoggerSetFile)> slot_cublasLtLoggerSetFile{&cold_cublasLtLoggerSetFile};

cublasStatus_t cold_cublasLtLoggerSetLevel(int level) {
  if (const any_function real = resolve(cublaslt_library, 21)) return as(cold_cublasLtLoggerSetLevel, real)(level);
  static_cast<void>(level);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 21));
}
std::atomic<decltype(&cold_cublasLtLoggerSetLevel)> slot_cublasLtLoggerSetLevel{&cold_cublasLtLoggerSetLevel};

cublasStatus_t cold_cublasLtLoggerSetMask(int mask) {
  if (const any_function real = resolve(cublaslt_library, 22)) return as(cold_cublasLtLoggerSetMask, real)(mask);
  static_cast<void>(mask);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 22));
}
std::atomic<decltype(&cold_cublasLtLoggerSetMask)> slot_cublasLtLoggerSetMask{&cold_cublasLtLoggerSetMask};

cublasStatus_t cold_cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* B, cublasLtMatrixLayout_t Bdesc, const void* beta, const void* C, cublasLtMatrixLayout_t Cdesc, void* D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, void* workspace, size_t workspaceSizeInBytes, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 23)) return as(cold_cublasLtMatmul, real)(lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream);
  static_cast<void>(lightHandle);
  static_cast<void>(computeDesc);
  static_cast<void>(alpha);
  static_cast<void>(A);
  static_cast<void>(Adesc);
  static_cast<void>(B);
  static_cast<void>(Bdesc);
  static_cast<void>(beta);
  static_cast<void>(C);
  static_cast<void>(Cdesc);
  static_cast<void>(D);
  static_cast<void>(Ddesc);
  static_cast<void>(algo);
  static_cast<void>(workspace);
  static_cast<void>(workspaceSizeInBytes);
  static_cast<void>(stream);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 23));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmul)> slot_cublasLtMatmul __asm__("nybble_slot_cublasLtMatmul") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmul)> slot_cublasLtMatmul{&cold_cublasLtMatmul};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoCapAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 24)) return as(cold_cublasLtMatmulAlgoCapGetAttribute, real)(algo, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(algo);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 24));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoCapGetAttribute)> slot_cublasLtMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoCapGetAttribute)> slot_cublasLtMatmulAlgoCapGetAttribute{&cold_cublasLtMatmulAlgoCapGetAttribute};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result) {
  if (const any_function real = resolve(cublaslt_library, 25)) return as(cold_cublasLtMatmulAlgoCheck, real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result);
  zero(result, 96);
  static_cast<void>(lightHandle);
  static_cast<void>(operationDesc);
  static_cast<void>(Adesc);
  static_cast<void>(Bdesc);
  static_cast<void>(Cdesc);
  static_cast<void>(Ddesc);
  static_cast<void>(algo);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 25));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoCheck)> slot_cublasLtMatmulAlgoCheck __asm__("nybble_slot_cublasLtMatmulAlgoCheck") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoCheck)> slot_cublasLtMatmulAlgoCheck{&cold_cublasLtMatmulAlgoCheck};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 26)) return as(cold_cublasLtMatmulAlgoCheckForStream, real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result, stream);
  zero(result, 96);
  static_cast<void>(lightHandle);
  static_cast<void>(operationDesc);
  static_cast<void>(Adesc);
  static_cast<void>(Bdesc);
  static_cast<void>(Cdesc);
  static_cast<void>(Ddesc);
  static_cast<void>(algo);
  static_cast<void>(stream);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 26));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoCheckForStream)> slot_cublasLtMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoCheckForStream)> slot_cublasLtMatmulAlgoCheckForStream{&cold_cublasLtMatmulAlgoCheckForStream};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 27)) return as(cold_cublasLtMatmulAlgoConfigGetAttribute, real)(algo, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(algo);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 27));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoConfigGetAttribute)> slot_cublasLtMatmulAlgoConfigGetAttribute __asm__("nybble_slot_cublasLtMatmulAlgoConfigGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoConfigGetAttribute)> slot_cublasLtMatmulAlgoConfigGetAttribute{&cold_cublasLtMatmulAlgoConfigGetAttribute};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 28)) return as(cold_cublasLtMatmulAlgoConfigSetAttribute, real)(algo, attr, buf, sizeInBytes);
  static_cast<void>(algo);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 28));
}
std::atomic<decltype(&cold_cublasLtMatmulAlgoConfigSetAttribute)> slot_cublasLtMatmulAlgoConfigSetAttribute{&cold_cublasLtMatmulAlgoConfigSetAttribute};

cublasStatus_t cold_cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount) {
  if (const any_function real = resolve(cublaslt_library, 29)) return as(cold_cublasLtMatmulAlgoGetHeuristic, real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount);
  zero(returnAlgoCount, 4);
  static_cast<void>(lightHandle);
  static_cast<void>(operationDesc);
  static_cast<void>(Adesc);
  static_cast<void>(Bdesc);
  static_cast<void>(Cdesc);
  static_cast<void>(Ddesc);
  static_cast<void>(preference);
  static_cast<void>(requestedAlgoCount);
  static_cast<void>(heuristicResultsArray);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 29));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoGetHeuristic)> slot_cublasLtMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoGetHeuristic)> slot_cublasLtMatmulAlgoGetHeuristic{&cold_cublasLtMatmulAlgoGetHeuristic};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 30)) return as(cold_cublasLtMatmulAlgoGetHeuristicForStream, real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount, stream);
  zero(returnAlgoCount, 4);
  static_cast<void>(lightHandle);
  static_cast<void>(operationDesc);
  static_cast<void>(Adesc);
  static_cast<void>(Bdesc);
  static_cast<void>(Cdesc);
  static_cast<void>(Ddesc);
  static_cast<void>(preference);
  static_cast<void>(requestedAlgoCount);
  static_cast<void>(heuristicResultsArray);
  static_cast<void>(stream);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 30));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoGetHeuristicForStream)> slot_cublasLtMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoGetHeuristicForStream)> slot_cublasLtMatmulAlgoGetHeuristicForStream{&cold_cublasLtMatmulAlgoGetHeuristicForStream};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int* algoIdsArray, int* returnAlgoCount) {
  if (const any_function real = resolve(cublaslt_library, 31)) return as(cold_cublasLtMatmulAlgoGetIds, real)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount, algoIdsArray, returnAlgoCount);
  zero(algoIdsArray, 4);
  zero(returnAlgoCount, 4);
  static_cast<void>(lightHandle);
  static_cast<void>(computeType);
  static_cast<void>(scaleType);
  static_cast<void>(Atype);
  static_cast<void>(Btype);
  static_cast<void>(Ctype);
  static_cast<void>(Dtype);
  static_cast<void>(requestedAlgoCount);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 31));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoGetIds)> slot_cublasLtMatmulAlgoGetIds __asm__("nybble_slot_cublasLtMatmulAlgoGetIds") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoGetIds)> slot_cublasLtMatmulAlgoGetIds{&cold_cublasLtMatmulAlgoGetIds};
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t* algo) {
  if (const any_function real = resolve(cublaslt_library, 32)) return as(cold_cublasLtMatmulAlgoInit, real)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo);
  static_cast<void>(lightHandle);
  static_cast<void>(computeType);
  static_cast<void>(scaleType);
  static_cast<void>(Atype);
  static_cast<void>(Btype);
  static_cast<void>(Ctype);
  static_cast<void>(Dtype);
  static_cast<void>(algoId);
  static_cast<void>(algo);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 32));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulAlgoInit)> slot_cublasLtMatmulAlgoInit __asm__("nybble_slot_cublasLtMatmulAlgoInit") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulAlgoInit)> slot_cublasLtMatmulAlgoInit{&cold_cublasLtMatmulAlgoInit};
namespace {

cublasStatus_t cold_cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType) {
  if (const any_function real = resolve(cublaslt_library, 33)) return as(cold_cublasLtMatmulDescCreate, real)(matmulDesc, computeType, scaleType);
  zero(matmulDesc, 8);
  static_cast<void>(computeType);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 33));
}
std::atomic<decltype(&cold_cublasLtMatmulDescCreate)> slot_cublasLtMatmulDescCreate{&cold_cublasLtMatmulDescCreate};

cublasStatus_t cold_cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc) {
  if (const any_function real = resolve(cublaslt_library, 34)) return as(cold_cublasLtMatmulDescDestroy, real)(matmulDesc);
  static_cast<void>(matmulDesc);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 34));
}
std::atomic<decltype(&cold_cublasLtMatmulDescDestroy)> slot_cublasLtMatmulDescDestroy{&cold_cublasLtMatmulDescDestroy};

cublasStatus_t cold_cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 35)) return as(cold_cublasLtMatmulDescGetAttribute, real)(matmulDesc, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(matmulDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 35));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulDescGetAttribute)> slot_cublasLtMatmulDescGetAttribute __asm__("nybble_slot_cublasLtMatmulDescGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulDescGetAttribute)> slot_cublasLtMatmulDescGetAttribute{&cold_cublasLtMatmulDescGetAttribute};
namespace {

cublasStatus_t cold_cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType) {
  if (const any_function real = resolve(cublaslt_library, 36)) return as(cold_cublasLtMatmulDescInit_internal, real)(matmulDesc, size, computeType, scaleType);
  static_cast<void>(matmulDesc);
  static_cast<void>(size);
  static_cast<void>(computeType);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 36));
}
std::atomic<decltype(&cold_cublasLtMatmulDescInit_internal)> slot_cublasLtMatmulDescInit_internal{&cold_cublasLtMatmulDescInit_internal};

cublasStatus_t cold_cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 37)) return as(cold_cublasLtMatmulDescSetAttribute, real)(matmulDesc, attr, buf, sizeInBytes);
  static_cast<void>(matmulDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 37));
}
std::atomic<decltype(&cold_cublasLtMatmulDescSetAttribute)> slot_cublasLtMatmulDescSetAttribute{&cold_cublasLtMatmulDescSetAttribute};

cublasStatus_t cold_cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* pref) {
  if (const any_function real = resolve(cublaslt_library, 38)) return as(cold_cublasLtMatmulPreferenceCreate, real)(pref);
  zero(pref, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 38));
}
std::atomic<decltype(&cold_cublasLtMatmulPreferenceCreate)> slot_cublasLtMatmulPreferenceCreate{&cold_cublasLtMatmulPreferenceCreate};

cublasStatus_t cold_cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref) {
  if (const any_function real = resolve(cublaslt_library, 39)) return as(cold_cublasLtMatmulPreferenceDestroy, real)(pref);
  static_cast<void>(pref);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 39));
}
std::atomic<decltype(&cold_cublasLtMatmulPreferenceDestroy)> slot_cublasLtMatmulPreferenceDestroy{&cold_cublasLtMatmulPreferenceDestroy};

cublasStatus_t cold_cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 40)) return as(cold_cublasLtMatmulPreferenceGetAttribute, real)(pref, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(pref);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 40));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatmulPreferenceGetAttribute)> slot_cublasLtMatmulPreferenceGetAttribute __asm__("nybble_slot_cublasLtMatmulPreferenceGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatmulPreferenceGetAttribute)> slot_cublasLtMatmulPreferenceGetAttribute{&cold_cublasLtMatmulPreferenceGetAttribute};
namespace {

cublasStatus_t cold_cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size) {
  if (const any_function real = resolve(cublaslt_library, 41)) return as(cold_cublasLtMatmulPreferenceInit_internal, real)(pref, size);
  static_cast<void>(pref);
  static_cast<void>(size);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 41));
}
std::atomic<decltype(&cold_cublasLtMatmulPreferenceInit_internal)> slot_cublasLtMatmulPreferenceInit_internal{&cold_cublasLtMatmulPreferenceInit_internal};

cublasStatus_t cold_cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 42)) return as(cold_cublasLtMatmulPreferenceSetAttribute, real)(pref, attr, buf, sizeInBytes);
  static_cast<void>(pref);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 42));
}
std::atomic<decltype(&cold_cublasLtMatmulPreferenceSetAttribute)> slot_cublasLtMatmulPreferenceSetAttribute{&cold_cublasLtMatmulPreferenceSetAttribute};

cublasStatus_t cold_cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) {
  if (const any_function real = resolve(cublaslt_library, 43)) return as(cold_cublasLtMatrixLayoutCreate, real)(matLayout, type, rows, cols, ld);
  zero(matLayout, 8);
  static_cast<void>(type);
  static_cast<void>(rows);
  static_cast<void>(cols);
  static_cast<void>(ld);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 43));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatrixLayoutCreate)> slot_cublasLtMatrixLayoutCreate __asm__("nybble_slot_cublasLtMatrixLayoutCreate") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatrixLayoutCreate)> slot_cublasLtMatrixLayoutCreate{&cold_cublasLtMatrixLayoutCreate};
namespace {

cublasStatus_t cold_cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout) {
  if (const any_function real = resolve(cublaslt_library, 44)) return as(cold_cublasLtMatrixLayoutDestroy, real)(matLayout);
  static_cast<void>(matLayout);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 44));
}
std::atomic<decltype(&cold_cublasLtMatrixLayoutDestroy)> slot_cublasLtMatrixLayoutDestroy{&cold_cublasLtMatrixLayoutDestroy};

cublasStatus_t cold_cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 45)) return as(cold_cublasLtMatrixLayoutGetAttribute, real)(matLayout, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(matLayout);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 45));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatrixLayoutGetAttribute)> slot_cublasLtMatrixLayoutGetAttribute __asm__("nybble_slot_cublasLtMatrixLayoutGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatrixLayoutGetAttribute)> slot_cublasLtMatrixLayoutGetAttribute{&cold_cublasLtMatrixLayoutGetAttribute};
namespace {

cublasStatus_t cold_cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) {
  if (const any_function real = resolve(cublaslt_library, 46)) return as(cold_cublasLtMatrixLayoutInit_internal, real)(matLayout, size, type, rows, cols, ld);
  static_cast<void>(matLayout);
  static_cast<void>(size);
  static_cast<void>(type);
  static_cast<void>(rows);
  static_cast<void>(cols);
  static_cast<void>(ld);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 46));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatrixLayoutInit_internal)> slot_cublasLtMatrixLayoutInit_internal __asm__("nybble_slot_cublasLtMatrixLayoutInit_internal") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatrixLayoutInit_internal)> slot_cublasLtMatrixLayoutInit_internal{&cold_cublasLtMatrixLayoutInit_internal};
namespace {

cublasStatus_t cold_cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 47)) return as(cold_cublasLtMatrixLayoutSetAttribute, real)(matLayout, attr, buf, sizeInBytes);
  static_cast<void>(matLayout);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 47));
}
std::atomic<decltype(&cold_cublasLtMatrixLayoutSetAttribute)> slot_cublasLtMatrixLayoutSetAttribute{&cold_cublasLtMatrixLayoutSetAttribute};

cublasStatus_t cold_cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* beta, const void* B, cublasLtMatrixLayout_t Bdesc, void* C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 48)) return as(cold_cublasLtMatrixTransform, real)(lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream);
  static_cast<void>(lightHandle);
  static_cast<void>(transformDesc);
  static_cast<void>(alpha);
  static_cast<void>(A);
  static_cast<void>(Adesc);
  static_cast<void>(beta);
  static_cast<void>(B);
  static_cast<void>(Bdesc);
  static_cast<void>(C);
  static_cast<void>(Cdesc);
  static_cast<void>(stream);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 48));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatrixTransform)> slot_cublasLtMatrixTransform __asm__("nybble_slot_cublasLtMatrixTransform") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatrixTransform)> slot_cublasLtMatrixTransform{&cold_cublasLtMatrixTransform};
namespace {

cublasStatus_t cold_cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t* transformDesc, cudaDataType scaleType) {
  if (const any_function real = resolve(cublaslt_library, 49)) return as(cold_cublasLtMatrixTransformDescCreate, real)(transformDesc, scaleType);
  zero(transformDesc, 8);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 49));
}
std::atomic<decltype(&cold_cublasLtMatrixTransformDescCreate)> slot_cublasLtMatrixTransformDescCreate{&cold_cublasLtMatrixTransformDescCreate};

cublasStatus_t cold_cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc) {
  if (const any_function real = resolve(cublaslt_library, 50)) return as(cold_cublasLtMatrixTransformDescDestroy, real)(transformDesc);
  static_cast<void>(transformDesc);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 50));
}
std::atomic<decltype(&cold_cublasLtMatrixTransformDescDestroy)> slot_cublasLtMatrixTransformDescDestroy{&cold_cublasLtMatrixTransformDescDestroy};

cublasStatus_t cold_cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 51)) return as(cold_cublasLtMatrixTransformDescGetAttribute, real)(transformDesc, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(transformDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 51));
}
}  // namespace
extern std::atomic<decltype(&cold_cublasLtMatrixTransformDescGetAttribute)> slot_cublasLtMatrixTransformDescGetAttribute __asm__("nybble_slot_cublasLtMatrixTransformDescGetAttribute") __attribute__((visibility("hidden")));
std::atomic<decltype(&cold_cublasLtMatrixTransformDescGetAttribute)> slot_cublasLtMatrixTransformDescGetAttribute{&cold_cublasLtMatrixTransformDescGetAttribute};
namespace {

cublasStatus_t cold_cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType) {
  if (const any_function real = resolve(cublaslt_library, 52)) return as(cold_cublasLtMatrixTransformDescInit_internal, real)(transformDesc, size, scaleType);
  static_cast<void>(transformDesc);
  static_cast<void>(size);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 52));
}
std::atomic<decltype(&cold_cublasLtMatrixTransformDescInit_internal)> slot_cublasLtMatrixTransformDescInit_internal{&cold_cublasLtMatrixTransformDescInit_internal};

cublasStatus_t cold_cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 53)) return as(cold_cublasLtMatrixTransformDescSetAttribute, real)(transformDesc, attr, buf, sizeInBytes);
  static_cast<void>(transformDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 53));
}
std::atomic<decltype(&cold_cublasLtMatrixTransformDescSetAttribute)> slot_cublasLtMatrixTransformDescSetAttribute{&cold_cublasLtMatrixTransformDescSetAttribute};

constexpr function functions[] = {
    {"cublasLtCreate", &publish<slot_cublasLtCreate>, true, nullptr},
    {"cublasLtDestroy", &publish<slot_cublasLtDestroy>, false, nullptr},
    {"cublasLtDisableCpuInstructionsSetMask", &publish<slot_cublasLtDisableCpuInstructionsSetMask>, false, nullptr},
    {"cublasLtEmulationDescCreate", &publish<slot_cublasLtEmulationDescCreate>, false, nullptr},
    {"cublasLtEmulationDescDestroy", &publish<slot_cublasLtEmulationDescDestroy>, false, nullptr},
    {"cublasLtEmulationDescGetAttribute", &publish<slot_cublasLtEmulationDescGetAttribute>, false, nullptr},
    {"cublasLtEmulationDescInit_internal", &publish<slot_cublasLtEmulationDescInit_internal>, false, nullptr},
    {"cublasLtEmulationDescSetAttribute", &publish<slot_cublasLtEmulationDescSetAttribute>, false, nullptr},
    {"cublasLtGetCudartVersion", &publish<slot_cublasLtGetCudartVersion>, false, nullptr},
    {"cublasLtGetProperty", &publish<slot_cublasLtGetProperty>, false, nullptr},
    {"cublasLtGetStatusName", &publish<slot_cublasLtGetStatusName>, false, nullptr},
    {"cublasLtGetStatusString", &publish<slot_cublasLtGetStatusString>, false, nullptr},
    {"cublasLtGetVersion", &publish<slot_cublasLtGetVersion>, false, nullptr},
    {"cublasLtGroupedMatrixLayoutCreate", &publish<slot_cublasLtGroupedMatrixLayoutCreate>, false, nullptr},
    {"cublasLtGroupedMatrixLayoutInit_internal", &publish<slot_cublasLtGroupedMatrixLayoutInit_internal>, false, nullptr},
    {"cublasLtHeuristicsCacheGetCapacity", &publish<slot_cublasLtHeuristicsCacheGetCapacity>, false, nullptr},
    {"cublasLtHeuristicsCacheSetCapacity", &publish<slot_cublasLtHeuristicsCacheSetCapacity>, false, nullptr},
    {"cublasLtLoggerForceDisable", &publish<slot_cublasLtLoggerForceDisable>, false, nullptr},
    {"cublasLtLoggerOpenFile", &publish<slot_cublasLtLoggerOpenFile>, false, nullptr},
    {"cublasLtLoggerSetCallback", &publish<slot_cublasLtLoggerSetCallback>, false, nullptr},
    {"cublasLtLoggerSetFile", &publish<slot_cublasLtLoggerSetFile>, false, nullptr},
    {"cublasLtLoggerSetLevel", &publish<slot_cublasLtLoggerSetLevel>, false, nullptr},
    {"cublasLtLoggerSetMask", &publish<slot_cublasLtLoggerSetMask>, false, nullptr},
    {"cublasLtMatmul", &publish<slot_cublasLtMatmul>, true, nullptr},
    {"cublasLtMatmulAlgoCapGetAttribute", &publish<slot_cublasLtMatmulAlgoCapGetAttribute>, false, nullptr},
    {"cublasLtMatmulAlgoCheck", &publish<slot_cublasLtMatmulAlgoCheck>, false, nullptr},
    {"cublasLtMatmulAlgoCheckForStream", &publish<slot_cublasLtMatmulAlgoCheckForStream>, false, nullptr},
    {"cublasLtMatmulAlgoConfigGetAttribute", &publish<slot_cublasLtMatmulAlgoConfigGetAttribute>, false, nullptr},
    {"cublasLtMatmulAlgoConfigSetAttribute", &publish<slot_cublasLtMatmulAlgoConfigSetAttribute>, false, nullptr},
    {"cublasLtMatmulAlgoGetHeuristic", &publish<slot_cublasLtMatmulAlgoGetHeuristic>, false, nullptr},
    {"cublasLtMatmulAlgoGetHeuristicForStream", &publish<slot_cublasLtMatmulAlgoGetHeuristicForStream>, false, nullptr},
    {"cublasLtMatmulAlgoGetIds", &publish<slot_cublasLtMatmulAlgoGetIds>, false, nullptr},
    {"cublasLtMatmulAlgoInit", &publish<slot_cublasLtMatmulAlgoInit>, false, nullptr},
    {"cublasLtMatmulDescCreate", &publish<slot_cublasLtMatmulDescCreate>, false, nullptr},
    {"cublasLtMatmulDescDestroy", &publish<slot_cublasLtMatmulDescDestroy>, false, nullptr},
    {"cublasLtMatmulDescGetAttribute", &publish<slot_cublasLtMatmulDescGetAttribute>, false, nullptr},
    {"cublasLtMatmulDescInit_internal", &publish<slot_cublasLtMatmulDescInit_internal>, false, nullptr},
    {"cublasLtMatmulDescSetAttribute", &publish<slot_cublasLtMatmulDescSetAttribute>, false, nullptr},
    {"cublasLtMatmulPreferenceCreate", &publish<slot_cublasLtMatmulPreferenceCreate>, false, nullptr},
    {"cublasLtMatmulPreferenceDestroy", &publish<slot_cublasLtMatmulPreferenceDestroy>, false, nullptr},
    {"cublasLtMatmulPreferenceGetAttribute", &publish<slot_cublasLtMatmulPreferenceGetAttribute>, false, nullptr},
    {"cublasLtMatmulPreferenceInit_internal", &publish<slot_cublasLtMatmulPreferenceInit_internal>, false, nullptr},
    {"cublasLtMatmulPreferenceSetAttribute", &publish<slot_cublasLtMatmulPreferenceSetAttribute>, false, nullptr},
    {"cublasLtMatrixLayoutCreate", &publish<slot_cublasLtMatrixLayoutCreate>, false, nullptr},
    {"cublasLtMatrixLayoutDestroy", &publish<slot_cublasLtMatrixLayoutDestroy>, false, nullptr},
    {"cublasLtMatrixLayoutGetAttribute", &publish<slot_cublasLtMatrixLayoutGetAttribute>, false, nullptr},
    {"cublasLtMatrixLayoutInit_internal", &publish<slot_cublasLtMatrixLayoutInit_internal>, false, nullptr},
    {"cublasLtMatrixLayoutSetAttribute", &publish<slot_cublasLtMatrixLayoutSetAttribute>, false, nullptr},
    {"cublasLtMatrixTransform", &publish<slot_cublasLtMatrixTransform>, false, nullptr},
    {"cublasLtMatrixTransformDescCreate", &publish<slot_cublasLtMatrixTransformDescCreate>, false, nullptr},
    {"cublasLtMatrixTransformDescDestroy", &publish<slot_cublasLtMatrixTransformDescDestroy>, false, nullptr},
    {"cublasLtMatrixTransformDescGetAttribute", &publish<slot_cublasLtMatrixTransformDescGetAttribute>, false, nullptr},
    {"cublasLtMatrixTransformDescInit_internal", &publish<slot_cublasLtMatrixTransformDescInit_internal>, false, nullptr},
    {"cublasLtMatrixTransformDescSetAttribute", &publish<slot_cublasLtMatrixTransformDescSetAttribute>, false, nullptr},
};
constexpr soname sonames[] = {
    { 13, "libcublasLt.so.13"},
    { 12, "libcublasLt.so.12"},
    { 11, "libcublasLt.so.11"},
};
constexpr const char* group_products[] = { "cublasLtMatmulDescCreate", "cublasLtMatrixLayoutCreate", "cublasLtMatmulPreferenceCreate", "cublasLtMatmulAlgoGetHeuristic", "cublasLtMatmul", nullptr};
constexpr group groups[] = {
    {"products", group_products},
};
constexpr description about = {
    "cublaslt", "cuBLASLt matrix products", "NYBBLE_LIBCUBLASLT", "libcublasLt", "cublas",
    functions, 54, sonames, 3, groups, 1,
    nullptr, false,
    nullptr, nullptr,
    15, 15, 15,
};
}  // namespace
library cublaslt_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(cublaslt_library), true);
}
}  // namespace nybble::stubs

extern "C" {
cublasStatus_t cublasLtCreate(cublasLtHandle_t* lightHandle) { return nybble::stubs::slot_cublasLtCreate.load(std::memory_order_acquire)(lightHandle); }
cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle) { return nybble::stubs::slot_cublasLtDestroy.load(std::memory_order_acquire)(lightHandle); }
unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask) { return nybble::stubs::slot_cublasLtDisableCpuInstructionsSetMask.load(std::memory_order_acquire)(mask); }
cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t* emulationDesc) { return nybble::stubs::slot_cublasLtEmulationDescCreate.load(std::memory_order_acquire)(emulationDesc); }
cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc) { return nybble::stubs::slot_cublasLtEmulationDescDestroy.load(std::memory_order_acquire)(emulationDesc); }
cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size) { return nybble::stubs::slot_cublasLtEmulationDescInit_internal.load(std::memory_order_acquire)(emulationDesc, size); }
cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void* buf, size_t sizeInBytes) { return nybble::stubs::slot_cublasLtEmulationDescSetAttribute.load(std::memory_order_acquire)(emulationDesc, attr, buf, sizeInBytes); }
size_t cublasLtGetCudartVersion() { return nybble::stubs::slot_cublasLtGetCudartVersion.load(std::memory_order_acquire)(); }
cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int* value) { return nybble::stubs::slot_cublasLtGetProperty.load(std::memory_order_acquire)(type, value); }
const char* cublasLtGetStatusName(cublasStatus_t status) { return nybble::stubs::slot_cublasLtGetStatusName.load(std::memory_order_acquire)(status); }
const char* cublasLtGetStatusString(cublasStatus_t status) { return nybble::stubs::slot_cublasLtGetStatusString.load(std::memory_order_acquire)(status); }
size_t cublasLtGetVersion() { return nybble::stubs::slot_cublasLtGetVersion.load(std::memory_order_acquire)(); }
cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t* capacity) { return nybble::stubs::slot_cublasLtHeuristicsCacheGetCapacity.load(std::memory_order_acquire)(capacity); }
cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity) { return nybble::stubs::slot_cublasLtHeuristicsCacheSetCapacity.load(std::memory_order_acquire)(capacity); }
cublasStatus_t cublasLtLoggerForceDisable() { return nybble::stubs::slot_cublasLtLoggerForceDisable.load(std::memory_order_acquire)(); }
cublasStatus_t cublasLtLoggerOpenFile(const char* logFile) { return nybble::stubs::slot_cublasLtLoggerOpenFile.load(std::memory_order_acquire)(logFile); }
cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback) { return nybble::stubs::slot_cublasLtLoggerSetCallback.load(std::memory_order_acquire)(callback); }
cublasStatus_t cublasLtLoggerSetFile(FILE* file) { return nybble::stubs::slot_cublasLtLoggerSetFile.load(std::memory_order_acquire)(file); }
cublasStatus_t cublasLtLoggerSetLevel(int level) { return nybble::stubs::slot_cublasLtLoggerSetLevel.load(std::memory_order_acquire)(level); }
cublasStatus_t cublasLtLoggerSetMask(int mask) { return nybble::stubs::slot_cublasLtLoggerSetMask.load(std::memory_order_acquire)(mask); }
cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void* buf, size_t sizeInBytes) { return nybble::stubs::slot_cublasLtMatmulAlgoConfigSetAttribute.load(std::memory_order_acquire)(algo, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType) { return nybble::stubs::slot_cublasLtMatmulDescCreate.load(std::memory_order_acquire)(matmulDesc, computeType, scaleType); }
cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc) { return nybble::stubs::slot_cublasLtMatmulDescDestroy.load(std::memory_order_acquire)(matmulDesc); }
cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType) { return nybble::stubs::slot_cublasLtMatmulDescInit_internal.load(std::memory_order_acquire)(matmulDesc, size, computeType, scaleType); }
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void* buf, size_t sizeInBytes) { return nybble::stubs::slot_cublasLtMatmulDescSetAttribute.load(std::memory_order_acquire)(matmulDesc, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* pref) { return nybble::stubs::slot_cublasLtMatmulPreferenceCreate.load(std::memory_order_acquire)(pref); }
cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref) { return nybble::stubs::slot_cublasLtMatmulPreferenceDestroy.load(std::memory_order_acquire)(pref); }
cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size) { return nybble::stubs::slot_cublasLtMatmulPreferenceInit_internal.load(std::memory_order_acquire)(pref, size); }
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void* buf, size_t sizeInBytes) { return nybble::stubs::slot_cublasLtMatmulPreferenceSetAttribute.load(std::memory_order_acquire)(pref, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout) { return nybble::stubs::slot_cublasLtMatrixLayoutDestroy.load(std::memory_order_acquire)(matLayout); }
cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void* buf, size_t sizeInBytes) { return nybble::stubs::slot_cublasLtMatrixLayoutSetAttribute.load(std::memory_order_acquire)(matLayout, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t* transformDesc, cudaDataType scaleType) { return nybble::stubs::slot_cublasLtMatrixTransformDescCreate.load(std::memory_order_acquire)(transformDesc, scaleType); }
cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc) { return nybble::stubs::slot_cublasLtMatrixTransformDescDestroy.load(std::memory_order_acquire)(transformDesc); }
cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType) { return nybble::stubs::slot_cublasLtMatrixTransformDescInit_internal.load(std::memory_order_acquire)(transformDesc, size, scaleType); }
cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void* buf, size_t sizeInBytes) { return nybble::stubs::slot_cublasLtMatrixTransformDescSetAttribute.load(std::memory_order_acquire)(transformDesc, attr, buf, sizeInBytes); }
#if !NYBBLE_STUB_JUMPS
cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return nybble::stubs::slot_cublasLtEmulationDescGetAttribute.load(std::memory_order_acquire)(emulationDesc, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) { return nybble::stubs::slot_cublasLtGroupedMatrixLayoutCreate.load(std::memory_order_acquire)(matLayout, type, groupCount, rows_array, cols_array, ld_array); }
cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) { return nybble::stubs::slot_cublasLtGroupedMatrixLayoutInit_internal.load(std::memory_order_acquire)(matLayout, size, type, groupCount, rows_array, cols_array, ld_array); }
cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* B, cublasLtMatrixLayout_t Bdesc, const void* beta, const void* C, cublasLtMatrixLayout_t Cdesc, void* D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, void* workspace, size_t workspaceSizeInBytes, cudaStream_t stream) { return nybble::stubs::slot_cublasLtMatmul.load(std::memory_order_acquire)(lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream); }
cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoCapAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return nybble::stubs::slot_cublasLtMatmulAlgoCapGetAttribute.load(std::memory_order_acquire)(algo, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result) { return nybble::stubs::slot_cublasLtMatmulAlgoCheck.load(std::memory_order_acquire)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result); }
cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result, cudaStream_t stream) { return nybble::stubs::slot_cublasLtMatmulAlgoCheckForStream.load(std::memory_order_acquire)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result, stream); }
cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return nybble::stubs::slot_cublasLtMatmulAlgoConfigGetAttribute.load(std::memory_order_acquire)(algo, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount) { return nybble::stubs::slot_cublasLtMatmulAlgoGetHeuristic.load(std::memory_order_acquire)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount); }
cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount, cudaStream_t stream) { return nybble::stubs::slot_cublasLtMatmulAlgoGetHeuristicForStream.load(std::memory_order_acquire)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount, stream); }
cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int* algoIdsArray, int* returnAlgoCount) { return nybble::stubs::slot_cublasLtMatmulAlgoGetIds.load(std::memory_order_acquire)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount, algoIdsArray, returnAlgoCount); }
cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t* algo) { return nybble::stubs::slot_cublasLtMatmulAlgoInit.load(std::memory_order_acquire)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo); }
cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return nybble::stubs::slot_cublasLtMatmulDescGetAttribute.load(std::memory_order_acquire)(matmulDesc, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return nybble::stubs::slot_cublasLtMatmulPreferenceGetAttribute.load(std::memory_order_acquire)(pref, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) { return nybble::stubs::slot_cublasLtMatrixLayoutCreate.load(std::memory_order_acquire)(matLayout, type, rows, cols, ld); }
cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return nybble::stubs::slot_cublasLtMatrixLayoutGetAttribute.load(std::memory_order_acquire)(matLayout, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) { return nybble::stubs::slot_cublasLtMatrixLayoutInit_internal.load(std::memory_order_acquire)(matLayout, size, type, rows, cols, ld); }
cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* beta, const void* B, cublasLtMatrixLayout_t Bdesc, void* C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream) { return nybble::stubs::slot_cublasLtMatrixTransform.load(std::memory_order_acquire)(lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream); }
cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return nybble::stubs::slot_cublasLtMatrixTransformDescGetAttribute.load(std::memory_order_acquire)(transformDesc, attr, buf, sizeInBytes, sizeWritten); }
#endif
}

#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_JUMP("cublasLtEmulationDescGetAttribute");
NYBBLE_STUB_JUMP("cublasLtGroupedMatrixLayoutCreate");
NYBBLE_STUB_JUMP("cublasLtGroupedMatrixLayoutInit_internal");
NYBBLE_STUB_JUMP("cublasLtMatmul");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoCapGetAttribute");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoCheck");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoCheckForStream");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoConfigGetAttribute");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoGetHeuristic");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoGetHeuristicForStream");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoGetIds");
NYBBLE_STUB_JUMP("cublasLtMatmulAlgoInit");
NYBBLE_STUB_JUMP("cublasLtMatmulDescGetAttribute");
NYBBLE_STUB_JUMP("cublasLtMatmulPreferenceGetAttribute");
NYBBLE_STUB_JUMP("cublasLtMatrixLayoutCreate");
NYBBLE_STUB_JUMP("cublasLtMatrixLayoutGetAttribute");
NYBBLE_STUB_JUMP("cublasLtMatrixLayoutInit_internal");
NYBBLE_STUB_JUMP("cublasLtMatrixTransform");
NYBBLE_STUB_JUMP("cublasLtMatrixTransformDescGetAttribute");
#endif
