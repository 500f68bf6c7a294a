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
  if (const any_function real = resolve(cublaslt_library, 0)) return reinterpret_cast<decltype(&cold_cublasLtCreate)>(real)(lightHandle);
  zero(lightHandle, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 0));
}
decltype(&cold_cublasLtCreate) slot_cublasLtCreate = &cold_cublasLtCreate;

cublasStatus_t cold_cublasLtDestroy(cublasLtHandle_t lightHandle) {
  if (const any_function real = resolve(cublaslt_library, 1)) return reinterpret_cast<decltype(&cold_cublasLtDestroy)>(real)(lightHandle);
  static_cast<void>(lightHandle);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 1));
}
decltype(&cold_cublasLtDestroy) slot_cublasLtDestroy = &cold_cublasLtDestroy;

unsigned int cold_cublasLtDisableCpuInstructionsSetMask(unsigned int mask) {
  if (const any_function real = resolve(cublaslt_library, 2)) return reinterpret_cast<decltype(&cold_cublasLtDisableCpuInstructionsSetMask)>(real)(mask);
  static_cast<void>(mask);
  static_cast<void>(failure(cublaslt_library, 2));
  return {};
}
decltype(&cold_cublasLtDisableCpuInstructionsSetMask) slot_cublasLtDisableCpuInstructionsSetMask = &cold_cublasLtDisableCpuInstructionsSetMask;

cublasStatus_t cold_cublasLtEmulationDescCreate(cublasLtEmulationDesc_t* emulationDesc) {
  if (const any_function real = resolve(cublaslt_library, 3)) return reinterpret_cast<decltype(&cold_cublasLtEmulationDescCreate)>(real)(emulationDesc);
  zero(emulationDesc, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 3));
}
decltype(&cold_cublasLtEmulationDescCreate) slot_cublasLtEmulationDescCreate = &cold_cublasLtEmulationDescCreate;

cublasStatus_t cold_cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc) {
  if (const any_function real = resolve(cublaslt_library, 4)) return reinterpret_cast<decltype(&cold_cublasLtEmulationDescDestroy)>(real)(emulationDesc);
  static_cast<void>(emulationDesc);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 4));
}
decltype(&cold_cublasLtEmulationDescDestroy) slot_cublasLtEmulationDescDestroy = &cold_cublasLtEmulationDescDestroy;

cublasStatus_t cold_cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 5)) return reinterpret_cast<decltype(&cold_cublasLtEmulationDescGetAttribute)>(real)(emulationDesc, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(emulationDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 5));
}
}  // namespace
extern decltype(&cold_cublasLtEmulationDescGetAttribute) slot_cublasLtEmulationDescGetAttribute __asm__("nybble_slot_cublasLtEmulationDescGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtEmulationDescGetAttribute) slot_cublasLtEmulationDescGetAttribute = &cold_cublasLtEmulationDescGetAttribute;
namespace {

cublasStatus_t cold_cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size) {
  if (const any_function real = resolve(cublaslt_library, 6)) return reinterpret_cast<decltype(&cold_cublasLtEmulationDescInit_internal)>(real)(emulationDesc, size);
  static_cast<void>(emulationDesc);
  static_cast<void>(size);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 6));
}
decltype(&cold_cublasLtEmulationDescInit_internal) slot_cublasLtEmulationDescInit_internal = &cold_cublasLtEmulationDescInit_internal;

cublasStatus_t cold_cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 7)) return reinterpret_cast<decltype(&cold_cublasLtEmulationDescSetAttribute)>(real)(emulationDesc, attr, buf, sizeInBytes);
  static_cast<void>(emulationDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 7));
}
decltype(&cold_cublasLtEmulationDescSetAttribute) slot_cublasLtEmulationDescSetAttribute = &cold_cublasLtEmulationDescSetAttribute;

size_t cold_cublasLtGetCudartVersion() {
  if (const any_function real = resolve(cublaslt_library, 8)) return reinterpret_cast<decltype(&cold_cublasLtGetCudartVersion)>(real)();
  static_cast<void>(failure(cublaslt_library, 8));
  return {};
}
decltype(&cold_cublasLtGetCudartVersion) slot_cublasLtGetCudartVersion = &cold_cublasLtGetCudartVersion;

cublasStatus_t cold_cublasLtGetProperty(libraryPropertyType type, int* value) {
  if (const any_function real = resolve(cublaslt_library, 9)) return reinterpret_cast<decltype(&cold_cublasLtGetProperty)>(real)(type, value);
  zero(value, 4);
  static_cast<void>(type);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 9));
}
decltype(&cold_cublasLtGetProperty) slot_cublasLtGetProperty = &cold_cublasLtGetProperty;

const char* cold_cublasLtGetStatusName(cublasStatus_t status) {
  if (const any_function real = resolve(cublaslt_library, 10)) return reinterpret_cast<decltype(&cold_cublasLtGetStatusName)>(real)(status);
  static_cast<void>(status);
  return static_cast<void>(failure(cublaslt_library, 10)), last_detail();
}
decltype(&cold_cublasLtGetStatusName) slot_cublasLtGetStatusName = &cold_cublasLtGetStatusName;

const char* cold_cublasLtGetStatusString(cublasStatus_t status) {
  if (const any_function real = resolve(cublaslt_library, 11)) return reinterpret_cast<decltype(&cold_cublasLtGetStatusString)>(real)(status);
  static_cast<void>(status);
  return static_cast<void>(failure(cublaslt_library, 11)), last_detail();
}
decltype(&cold_cublasLtGetStatusString) slot_cublasLtGetStatusString = &cold_cublasLtGetStatusString;

size_t cold_cublasLtGetVersion() {
  if (const any_function real = resolve(cublaslt_library, 12)) return reinterpret_cast<decltype(&cold_cublasLtGetVersion)>(real)();
  static_cast<void>(failure(cublaslt_library, 12));
  return {};
}
decltype(&cold_cublasLtGetVersion) slot_cublasLtGetVersion = &cold_cublasLtGetVersion;

cublasStatus_t cold_cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) {
  if (const any_function real = resolve(cublaslt_library, 13)) return reinterpret_cast<decltype(&cold_cublasLtGroupedMatrixLayoutCreate)>(real)(matLayout, type, groupCount, rows_array, cols_array, ld_array);
  zero(matLayout, 8);
  static_cast<void>(type);
  static_cast<void>(groupCount);
  static_cast<void>(rows_array);
  static_cast<void>(cols_array);
  static_cast<void>(ld_array);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 13));
}
}  // namespace
extern decltype(&cold_cublasLtGroupedMatrixLayoutCreate) slot_cublasLtGroupedMatrixLayoutCreate __asm__("nybble_slot_cublasLtGroupedMatrixLayoutCreate") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtGroupedMatrixLayoutCreate) slot_cublasLtGroupedMatrixLayoutCreate = &cold_cublasLtGroupedMatrixLayoutCreate;
namespace {

cublasStatus_t cold_cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) {
  if (const any_function real = resolve(cublaslt_library, 14)) return reinterpret_cast<decltype(&cold_cublasLtGroupedMatrixLayoutInit_internal)>(real)(matLayout, size, type, groupCount, rows_array, cols_array, ld_array);
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
extern decltype(&cold_cublasLtGroupedMatrixLayoutInit_internal) slot_cublasLtGroupedMatrixLayoutInit_internal __asm__("nybble_slot_cublasLtGroupedMatrixLayoutInit_internal") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtGroupedMatrixLayoutInit_internal) slot_cublasLtGroupedMatrixLayoutInit_internal = &cold_cublasLtGroupedMatrixLayoutInit_internal;
namespace {

cublasStatus_t cold_cublasLtHeuristicsCacheGetCapacity(size_t* capacity) {
  if (const any_function real = resolve(cublaslt_library, 15)) return reinterpret_cast<decltype(&cold_cublasLtHeuristicsCacheGetCapacity)>(real)(capacity);
  zero(capacity, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 15));
}
decltype(&cold_cublasLtHeuristicsCacheGetCapacity) slot_cublasLtHeuristicsCacheGetCapacity = &cold_cublasLtHeuristicsCacheGetCapacity;

cublasStatus_t cold_cublasLtHeuristicsCacheSetCapacity(size_t capacity) {
  if (const any_function real = resolve(cublaslt_library, 16)) return reinterpret_cast<decltype(&cold_cublasLtHeuristicsCacheSetCapacity)>(real)(capacity);
  static_cast<void>(capacity);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 16));
}
decltype(&cold_cublasLtHeuristicsCacheSetCapacity) slot_cublasLtHeuristicsCacheSetCapacity = &cold_cublasLtHeuristicsCacheSetCapacity;

cublasStatus_t cold_cublasLtLoggerForceDisable() {
  if (const any_function real = resolve(cublaslt_library, 17)) return reinterpret_cast<decltype(&cold_cublasLtLoggerForceDisable)>(real)();
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 17));
}
decltype(&cold_cublasLtLoggerForceDisable) slot_cublasLtLoggerForceDisable = &cold_cublasLtLoggerForceDisable;

cublasStatus_t cold_cublasLtLoggerOpenFile(const char* logFile) {
  if (const any_function real = resolve(cublaslt_library, 18)) return reinterpret_cast<decltype(&cold_cublasLtLoggerOpenFile)>(real)(logFile);
  static_cast<void>(logFile);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 18));
}
decltype(&cold_cublasLtLoggerOpenFile) slot_cublasLtLoggerOpenFile = &cold_cublasLtLoggerOpenFile;

cublasStatus_t cold_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback) {
  if (const any_function real = resolve(cublaslt_library, 19)) return reinterpret_cast<decltype(&cold_cublasLtLoggerSetCallback)>(real)(callback);
  static_cast<void>(callback);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 19));
}
decltype(&cold_cublasLtLoggerSetCallback) slot_cublasLtLoggerSetCallback = &cold_cublasLtLoggerSetCallback;

cublasStatus_t cold_cublasLtLoggerSetFile(FILE* file) {
  if (const any_function real = resolve(cublaslt_library, 20)) return reinterpret_cast<decltype(&cold_cublasLtLoggerSetFile)>(real)(file);
  static_cast<void>(file);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 20));
}
decltype(&cold_cublasLtLoggerSetFile) slot_cublasLtLoggerSetFile = &cold_cublasLtLoggerSetFile;

cublasStatus_t cold_cublasLtLoggerSetLevel(int level) {
  if (const any_function real = resolve(cublaslt_library, 21)) return reinterpret_cast<decltype(&cold_cublasLtLoggerSetLevel)>(real)(level);
  static_cast<void>(level);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 21));
}
decltype(&cold_cublasLtLoggerSetLevel) slot_cublasLtLoggerSetLevel = &cold_cublasLtLoggerSetLevel;

cublasStatus_t cold_cublasLtLoggerSetMask(int mask) {
  if (const any_function real = resolve(cublaslt_library, 22)) return reinterpret_cast<decltype(&cold_cublasLtLoggerSetMask)>(real)(mask);
  static_cast<void>(mask);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 22));
}
decltype(&cold_cublasLtLoggerSetMask) slot_cublasLtLoggerSetMask = &cold_cublasLtLoggerSetMask;

cublasStatus_t cold_cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* B, cublasLtMatrixLayout_t Bdesc, const void* beta, const void* C, cublasLtMatrixLayout_t Cdesc, void* D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, void* workspace, size_t workspaceSizeInBytes, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 23)) return reinterpret_cast<decltype(&cold_cublasLtMatmul)>(real)(lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream);
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
extern decltype(&cold_cublasLtMatmul) slot_cublasLtMatmul __asm__("nybble_slot_cublasLtMatmul") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmul) slot_cublasLtMatmul = &cold_cublasLtMatmul;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoCapAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 24)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoCapGetAttribute)>(real)(algo, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(algo);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 24));
}
}  // namespace
extern decltype(&cold_cublasLtMatmulAlgoCapGetAttribute) slot_cublasLtMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoCapGetAttribute) slot_cublasLtMatmulAlgoCapGetAttribute = &cold_cublasLtMatmulAlgoCapGetAttribute;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result) {
  if (const any_function real = resolve(cublaslt_library, 25)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoCheck)>(real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result);
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
extern decltype(&cold_cublasLtMatmulAlgoCheck) slot_cublasLtMatmulAlgoCheck __asm__("nybble_slot_cublasLtMatmulAlgoCheck") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoCheck) slot_cublasLtMatmulAlgoCheck = &cold_cublasLtMatmulAlgoCheck;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 26)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoCheckForStream)>(real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result, stream);
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
extern decltype(&cold_cublasLtMatmulAlgoCheckForStream) slot_cublasLtMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoCheckForStream) slot_cublasLtMatmulAlgoCheckForStream = &cold_cublasLtMatmulAlgoCheckForStream;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 27)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoConfigGetAttribute)>(real)(algo, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(algo);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 27));
}
}  // namespace
extern decltype(&cold_cublasLtMatmulAlgoConfigGetAttribute) slot_cublasLtMatmulAlgoConfigGetAttribute __asm__("nybble_slot_cublasLtMatmulAlgoConfigGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoConfigGetAttribute) slot_cublasLtMatmulAlgoConfigGetAttribute = &cold_cublasLtMatmulAlgoConfigGetAttribute;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 28)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoConfigSetAttribute)>(real)(algo, attr, buf, sizeInBytes);
  static_cast<void>(algo);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 28));
}
decltype(&cold_cublasLtMatmulAlgoConfigSetAttribute) slot_cublasLtMatmulAlgoConfigSetAttribute = &cold_cublasLtMatmulAlgoConfigSetAttribute;

cublasStatus_t cold_cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount) {
  if (const any_function real = resolve(cublaslt_library, 29)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoGetHeuristic)>(real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount);
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
extern decltype(&cold_cublasLtMatmulAlgoGetHeuristic) slot_cublasLtMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoGetHeuristic) slot_cublasLtMatmulAlgoGetHeuristic = &cold_cublasLtMatmulAlgoGetHeuristic;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 30)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoGetHeuristicForStream)>(real)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount, stream);
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
extern decltype(&cold_cublasLtMatmulAlgoGetHeuristicForStream) slot_cublasLtMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoGetHeuristicForStream) slot_cublasLtMatmulAlgoGetHeuristicForStream = &cold_cublasLtMatmulAlgoGetHeuristicForStream;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int* algoIdsArray, int* returnAlgoCount) {
  if (const any_function real = resolve(cublaslt_library, 31)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoGetIds)>(real)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount, algoIdsArray, returnAlgoCount);
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
extern decltype(&cold_cublasLtMatmulAlgoGetIds) slot_cublasLtMatmulAlgoGetIds __asm__("nybble_slot_cublasLtMatmulAlgoGetIds") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoGetIds) slot_cublasLtMatmulAlgoGetIds = &cold_cublasLtMatmulAlgoGetIds;
namespace {

cublasStatus_t cold_cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t* algo) {
  if (const any_function real = resolve(cublaslt_library, 32)) return reinterpret_cast<decltype(&cold_cublasLtMatmulAlgoInit)>(real)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo);
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
extern decltype(&cold_cublasLtMatmulAlgoInit) slot_cublasLtMatmulAlgoInit __asm__("nybble_slot_cublasLtMatmulAlgoInit") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulAlgoInit) slot_cublasLtMatmulAlgoInit = &cold_cublasLtMatmulAlgoInit;
namespace {

cublasStatus_t cold_cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType) {
  if (const any_function real = resolve(cublaslt_library, 33)) return reinterpret_cast<decltype(&cold_cublasLtMatmulDescCreate)>(real)(matmulDesc, computeType, scaleType);
  zero(matmulDesc, 8);
  static_cast<void>(computeType);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 33));
}
decltype(&cold_cublasLtMatmulDescCreate) slot_cublasLtMatmulDescCreate = &cold_cublasLtMatmulDescCreate;

cublasStatus_t cold_cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc) {
  if (const any_function real = resolve(cublaslt_library, 34)) return reinterpret_cast<decltype(&cold_cublasLtMatmulDescDestroy)>(real)(matmulDesc);
  static_cast<void>(matmulDesc);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 34));
}
decltype(&cold_cublasLtMatmulDescDestroy) slot_cublasLtMatmulDescDestroy = &cold_cublasLtMatmulDescDestroy;

cublasStatus_t cold_cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 35)) return reinterpret_cast<decltype(&cold_cublasLtMatmulDescGetAttribute)>(real)(matmulDesc, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(matmulDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 35));
}
}  // namespace
extern decltype(&cold_cublasLtMatmulDescGetAttribute) slot_cublasLtMatmulDescGetAttribute __asm__("nybble_slot_cublasLtMatmulDescGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulDescGetAttribute) slot_cublasLtMatmulDescGetAttribute = &cold_cublasLtMatmulDescGetAttribute;
namespace {

cublasStatus_t cold_cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType) {
  if (const any_function real = resolve(cublaslt_library, 36)) return reinterpret_cast<decltype(&cold_cublasLtMatmulDescInit_internal)>(real)(matmulDesc, size, computeType, scaleType);
  static_cast<void>(matmulDesc);
  static_cast<void>(size);
  static_cast<void>(computeType);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 36));
}
decltype(&cold_cublasLtMatmulDescInit_internal) slot_cublasLtMatmulDescInit_internal = &cold_cublasLtMatmulDescInit_internal;

cublasStatus_t cold_cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 37)) return reinterpret_cast<decltype(&cold_cublasLtMatmulDescSetAttribute)>(real)(matmulDesc, attr, buf, sizeInBytes);
  static_cast<void>(matmulDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 37));
}
decltype(&cold_cublasLtMatmulDescSetAttribute) slot_cublasLtMatmulDescSetAttribute = &cold_cublasLtMatmulDescSetAttribute;

cublasStatus_t cold_cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* pref) {
  if (const any_function real = resolve(cublaslt_library, 38)) return reinterpret_cast<decltype(&cold_cublasLtMatmulPreferenceCreate)>(real)(pref);
  zero(pref, 8);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 38));
}
decltype(&cold_cublasLtMatmulPreferenceCreate) slot_cublasLtMatmulPreferenceCreate = &cold_cublasLtMatmulPreferenceCreate;

cublasStatus_t cold_cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref) {
  if (const any_function real = resolve(cublaslt_library, 39)) return reinterpret_cast<decltype(&cold_cublasLtMatmulPreferenceDestroy)>(real)(pref);
  static_cast<void>(pref);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 39));
}
decltype(&cold_cublasLtMatmulPreferenceDestroy) slot_cublasLtMatmulPreferenceDestroy = &cold_cublasLtMatmulPreferenceDestroy;

cublasStatus_t cold_cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 40)) return reinterpret_cast<decltype(&cold_cublasLtMatmulPreferenceGetAttribute)>(real)(pref, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(pref);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 40));
}
}  // namespace
extern decltype(&cold_cublasLtMatmulPreferenceGetAttribute) slot_cublasLtMatmulPreferenceGetAttribute __asm__("nybble_slot_cublasLtMatmulPreferenceGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatmulPreferenceGetAttribute) slot_cublasLtMatmulPreferenceGetAttribute = &cold_cublasLtMatmulPreferenceGetAttribute;
namespace {

cublasStatus_t cold_cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size) {
  if (const any_function real = resolve(cublaslt_library, 41)) return reinterpret_cast<decltype(&cold_cublasLtMatmulPreferenceInit_internal)>(real)(pref, size);
  static_cast<void>(pref);
  static_cast<void>(size);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 41));
}
decltype(&cold_cublasLtMatmulPreferenceInit_internal) slot_cublasLtMatmulPreferenceInit_internal = &cold_cublasLtMatmulPreferenceInit_internal;

cublasStatus_t cold_cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 42)) return reinterpret_cast<decltype(&cold_cublasLtMatmulPreferenceSetAttribute)>(real)(pref, attr, buf, sizeInBytes);
  static_cast<void>(pref);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 42));
}
decltype(&cold_cublasLtMatmulPreferenceSetAttribute) slot_cublasLtMatmulPreferenceSetAttribute = &cold_cublasLtMatmulPreferenceSetAttribute;

cublasStatus_t cold_cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) {
  if (const any_function real = resolve(cublaslt_library, 43)) return reinterpret_cast<decltype(&cold_cublasLtMatrixLayoutCreate)>(real)(matLayout, type, rows, cols, ld);
  zero(matLayout, 8);
  static_cast<void>(type);
  static_cast<void>(rows);
  static_cast<void>(cols);
  static_cast<void>(ld);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 43));
}
}  // namespace
extern decltype(&cold_cublasLtMatrixLayoutCreate) slot_cublasLtMatrixLayoutCreate __asm__("nybble_slot_cublasLtMatrixLayoutCreate") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatrixLayoutCreate) slot_cublasLtMatrixLayoutCreate = &cold_cublasLtMatrixLayoutCreate;
namespace {

cublasStatus_t cold_cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout) {
  if (const any_function real = resolve(cublaslt_library, 44)) return reinterpret_cast<decltype(&cold_cublasLtMatrixLayoutDestroy)>(real)(matLayout);
  static_cast<void>(matLayout);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 44));
}
decltype(&cold_cublasLtMatrixLayoutDestroy) slot_cublasLtMatrixLayoutDestroy = &cold_cublasLtMatrixLayoutDestroy;

cublasStatus_t cold_cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 45)) return reinterpret_cast<decltype(&cold_cublasLtMatrixLayoutGetAttribute)>(real)(matLayout, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(matLayout);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 45));
}
}  // namespace
extern decltype(&cold_cublasLtMatrixLayoutGetAttribute) slot_cublasLtMatrixLayoutGetAttribute __asm__("nybble_slot_cublasLtMatrixLayoutGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatrixLayoutGetAttribute) slot_cublasLtMatrixLayoutGetAttribute = &cold_cublasLtMatrixLayoutGetAttribute;
namespace {

cublasStatus_t cold_cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) {
  if (const any_function real = resolve(cublaslt_library, 46)) return reinterpret_cast<decltype(&cold_cublasLtMatrixLayoutInit_internal)>(real)(matLayout, size, type, rows, cols, ld);
  static_cast<void>(matLayout);
  static_cast<void>(size);
  static_cast<void>(type);
  static_cast<void>(rows);
  static_cast<void>(cols);
  static_cast<void>(ld);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 46));
}
}  // namespace
extern decltype(&cold_cublasLtMatrixLayoutInit_internal) slot_cublasLtMatrixLayoutInit_internal __asm__("nybble_slot_cublasLtMatrixLayoutInit_internal") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatrixLayoutInit_internal) slot_cublasLtMatrixLayoutInit_internal = &cold_cublasLtMatrixLayoutInit_internal;
namespace {

cublasStatus_t cold_cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 47)) return reinterpret_cast<decltype(&cold_cublasLtMatrixLayoutSetAttribute)>(real)(matLayout, attr, buf, sizeInBytes);
  static_cast<void>(matLayout);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 47));
}
decltype(&cold_cublasLtMatrixLayoutSetAttribute) slot_cublasLtMatrixLayoutSetAttribute = &cold_cublasLtMatrixLayoutSetAttribute;

cublasStatus_t cold_cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* beta, const void* B, cublasLtMatrixLayout_t Bdesc, void* C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream) {
  if (const any_function real = resolve(cublaslt_library, 48)) return reinterpret_cast<decltype(&cold_cublasLtMatrixTransform)>(real)(lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream);
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
extern decltype(&cold_cublasLtMatrixTransform) slot_cublasLtMatrixTransform __asm__("nybble_slot_cublasLtMatrixTransform") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatrixTransform) slot_cublasLtMatrixTransform = &cold_cublasLtMatrixTransform;
namespace {

cublasStatus_t cold_cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t* transformDesc, cudaDataType scaleType) {
  if (const any_function real = resolve(cublaslt_library, 49)) return reinterpret_cast<decltype(&cold_cublasLtMatrixTransformDescCreate)>(real)(transformDesc, scaleType);
  zero(transformDesc, 8);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 49));
}
decltype(&cold_cublasLtMatrixTransformDescCreate) slot_cublasLtMatrixTransformDescCreate = &cold_cublasLtMatrixTransformDescCreate;

cublasStatus_t cold_cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc) {
  if (const any_function real = resolve(cublaslt_library, 50)) return reinterpret_cast<decltype(&cold_cublasLtMatrixTransformDescDestroy)>(real)(transformDesc);
  static_cast<void>(transformDesc);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 50));
}
decltype(&cold_cublasLtMatrixTransformDescDestroy) slot_cublasLtMatrixTransformDescDestroy = &cold_cublasLtMatrixTransformDescDestroy;

cublasStatus_t cold_cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) {
  if (const any_function real = resolve(cublaslt_library, 51)) return reinterpret_cast<decltype(&cold_cublasLtMatrixTransformDescGetAttribute)>(real)(transformDesc, attr, buf, sizeInBytes, sizeWritten);
  zero(sizeWritten, 8);
  static_cast<void>(transformDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 51));
}
}  // namespace
extern decltype(&cold_cublasLtMatrixTransformDescGetAttribute) slot_cublasLtMatrixTransformDescGetAttribute __asm__("nybble_slot_cublasLtMatrixTransformDescGetAttribute") __attribute__((visibility("hidden")));
decltype(&cold_cublasLtMatrixTransformDescGetAttribute) slot_cublasLtMatrixTransformDescGetAttribute = &cold_cublasLtMatrixTransformDescGetAttribute;
namespace {

cublasStatus_t cold_cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType) {
  if (const any_function real = resolve(cublaslt_library, 52)) return reinterpret_cast<decltype(&cold_cublasLtMatrixTransformDescInit_internal)>(real)(transformDesc, size, scaleType);
  static_cast<void>(transformDesc);
  static_cast<void>(size);
  static_cast<void>(scaleType);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 52));
}
decltype(&cold_cublasLtMatrixTransformDescInit_internal) slot_cublasLtMatrixTransformDescInit_internal = &cold_cublasLtMatrixTransformDescInit_internal;

cublasStatus_t cold_cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void* buf, size_t sizeInBytes) {
  if (const any_function real = resolve(cublaslt_library, 53)) return reinterpret_cast<decltype(&cold_cublasLtMatrixTransformDescSetAttribute)>(real)(transformDesc, attr, buf, sizeInBytes);
  static_cast<void>(transformDesc);
  static_cast<void>(attr);
  static_cast<void>(buf);
  static_cast<void>(sizeInBytes);
  return static_cast<cublasStatus_t>(failure(cublaslt_library, 53));
}
decltype(&cold_cublasLtMatrixTransformDescSetAttribute) slot_cublasLtMatrixTransformDescSetAttribute = &cold_cublasLtMatrixTransformDescSetAttribute;

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_cublaslt(int index) { return untyped(cublaslt_library, index); }
}  // namespace
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmul();
extern any_function slot_cublasLtACCMatmul __asm__("nybble_slot_cublasLtACCMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmul = &nybble_cold_cublasLtACCMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtACCMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtACCMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtACCMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmulAlgoCheck();
extern any_function slot_cublasLtACCMatmulAlgoCheck __asm__("nybble_slot_cublasLtACCMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmulAlgoCheck = &nybble_cold_cublasLtACCMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmulAlgoCheckForStream();
extern any_function slot_cublasLtACCMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtACCMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmulAlgoCheckForStream = &nybble_cold_cublasLtACCMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtACCMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtACCMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmulAlgoGetHeuristic = &nybble_cold_cublasLtACCMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtACCMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtACCMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtACCMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmulAlgoGetIds();
extern any_function slot_cublasLtACCMatmulAlgoGetIds __asm__("nybble_slot_cublasLtACCMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmulAlgoGetIds = &nybble_cold_cublasLtACCMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtACCMatmulAlgoInit();
extern any_function slot_cublasLtACCMatmulAlgoInit __asm__("nybble_slot_cublasLtACCMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtACCMatmulAlgoInit = &nybble_cold_cublasLtACCMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtAlgoCharacteristicGetAttribute();
extern any_function slot_cublasLtAlgoCharacteristicGetAttribute __asm__("nybble_slot_cublasLtAlgoCharacteristicGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtAlgoCharacteristicGetAttribute = &nybble_cold_cublasLtAlgoCharacteristicGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmul();
extern any_function slot_cublasLtBIIMatmul __asm__("nybble_slot_cublasLtBIIMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmul = &nybble_cold_cublasLtBIIMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtBIIMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtBIIMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtBIIMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmulAlgoCheck();
extern any_function slot_cublasLtBIIMatmulAlgoCheck __asm__("nybble_slot_cublasLtBIIMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmulAlgoCheck = &nybble_cold_cublasLtBIIMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmulAlgoCheckForStream();
extern any_function slot_cublasLtBIIMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtBIIMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmulAlgoCheckForStream = &nybble_cold_cublasLtBIIMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtBIIMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtBIIMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmulAlgoGetHeuristic = &nybble_cold_cublasLtBIIMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtBIIMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtBIIMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtBIIMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmulAlgoGetIds();
extern any_function slot_cublasLtBIIMatmulAlgoGetIds __asm__("nybble_slot_cublasLtBIIMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmulAlgoGetIds = &nybble_cold_cublasLtBIIMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBIIMatmulAlgoInit();
extern any_function slot_cublasLtBIIMatmulAlgoInit __asm__("nybble_slot_cublasLtBIIMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtBIIMatmulAlgoInit = &nybble_cold_cublasLtBIIMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmul();
extern any_function slot_cublasLtBSBMatmul __asm__("nybble_slot_cublasLtBSBMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmul = &nybble_cold_cublasLtBSBMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtBSBMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtBSBMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtBSBMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmulAlgoCheck();
extern any_function slot_cublasLtBSBMatmulAlgoCheck __asm__("nybble_slot_cublasLtBSBMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmulAlgoCheck = &nybble_cold_cublasLtBSBMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmulAlgoCheckForStream();
extern any_function slot_cublasLtBSBMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtBSBMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmulAlgoCheckForStream = &nybble_cold_cublasLtBSBMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtBSBMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtBSBMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmulAlgoGetHeuristic = &nybble_cold_cublasLtBSBMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtBSBMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtBSBMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtBSBMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmulAlgoGetIds();
extern any_function slot_cublasLtBSBMatmulAlgoGetIds __asm__("nybble_slot_cublasLtBSBMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmulAlgoGetIds = &nybble_cold_cublasLtBSBMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSBMatmulAlgoInit();
extern any_function slot_cublasLtBSBMatmulAlgoInit __asm__("nybble_slot_cublasLtBSBMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSBMatmulAlgoInit = &nybble_cold_cublasLtBSBMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmul();
extern any_function slot_cublasLtBSSMatmul __asm__("nybble_slot_cublasLtBSSMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmul = &nybble_cold_cublasLtBSSMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtBSSMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtBSSMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtBSSMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmulAlgoCheck();
extern any_function slot_cublasLtBSSMatmulAlgoCheck __asm__("nybble_slot_cublasLtBSSMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmulAlgoCheck = &nybble_cold_cublasLtBSSMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmulAlgoCheckForStream();
extern any_function slot_cublasLtBSSMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtBSSMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmulAlgoCheckForStream = &nybble_cold_cublasLtBSSMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtBSSMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtBSSMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmulAlgoGetHeuristic = &nybble_cold_cublasLtBSSMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtBSSMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtBSSMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtBSSMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmulAlgoGetIds();
extern any_function slot_cublasLtBSSMatmulAlgoGetIds __asm__("nybble_slot_cublasLtBSSMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmulAlgoGetIds = &nybble_cold_cublasLtBSSMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtBSSMatmulAlgoInit();
extern any_function slot_cublasLtBSSMatmulAlgoInit __asm__("nybble_slot_cublasLtBSSMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtBSSMatmulAlgoInit = &nybble_cold_cublasLtBSSMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmul();
extern any_function slot_cublasLtCCCMatmul __asm__("nybble_slot_cublasLtCCCMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmul = &nybble_cold_cublasLtCCCMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtCCCMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtCCCMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtCCCMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmulAlgoCheck();
extern any_function slot_cublasLtCCCMatmulAlgoCheck __asm__("nybble_slot_cublasLtCCCMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmulAlgoCheck = &nybble_cold_cublasLtCCCMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmulAlgoCheckForStream();
extern any_function slot_cublasLtCCCMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtCCCMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmulAlgoCheckForStream = &nybble_cold_cublasLtCCCMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtCCCMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtCCCMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmulAlgoGetHeuristic = &nybble_cold_cublasLtCCCMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtCCCMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtCCCMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtCCCMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmulAlgoGetIds();
extern any_function slot_cublasLtCCCMatmulAlgoGetIds __asm__("nybble_slot_cublasLtCCCMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmulAlgoGetIds = &nybble_cold_cublasLtCCCMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCCCMatmulAlgoInit();
extern any_function slot_cublasLtCCCMatmulAlgoInit __asm__("nybble_slot_cublasLtCCCMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtCCCMatmulAlgoInit = &nybble_cold_cublasLtCCCMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtClearNvjetCache();
extern any_function slot_cublasLtClearNvjetCache __asm__("nybble_slot_cublasLtClearNvjetCache") __attribute__((visibility("hidden")));
any_function slot_cublasLtClearNvjetCache = &nybble_cold_cublasLtClearNvjetCache;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtCtxInit();
extern any_function slot_cublasLtCtxInit __asm__("nybble_slot_cublasLtCtxInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtCtxInit = &nybble_cold_cublasLtCtxInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmul();
extern any_function slot_cublasLtDDDMatmul __asm__("nybble_slot_cublasLtDDDMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmul = &nybble_cold_cublasLtDDDMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtDDDMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtDDDMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtDDDMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmulAlgoCheck();
extern any_function slot_cublasLtDDDMatmulAlgoCheck __asm__("nybble_slot_cublasLtDDDMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmulAlgoCheck = &nybble_cold_cublasLtDDDMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmulAlgoCheckForStream();
extern any_function slot_cublasLtDDDMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtDDDMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmulAlgoCheckForStream = &nybble_cold_cublasLtDDDMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtDDDMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtDDDMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmulAlgoGetHeuristic = &nybble_cold_cublasLtDDDMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtDDDMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtDDDMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtDDDMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmulAlgoGetIds();
extern any_function slot_cublasLtDDDMatmulAlgoGetIds __asm__("nybble_slot_cublasLtDDDMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmulAlgoGetIds = &nybble_cold_cublasLtDDDMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtDDDMatmulAlgoInit();
extern any_function slot_cublasLtDDDMatmulAlgoInit __asm__("nybble_slot_cublasLtDDDMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtDDDMatmulAlgoInit = &nybble_cold_cublasLtDDDMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit = &nybble_cold_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit = &nybble_cold_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit = &nybble_cold_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit = &nybble_cold_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit = &nybble_cold_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit = &nybble_cold_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit = &nybble_cold_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck = &nybble_cold_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit();
extern any_function slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit __asm__("nybble_slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit = &nybble_cold_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit();
extern any_function slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit = &nybble_cold_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit = &nybble_cold_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute = &nybble_cold_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck = &nybble_cold_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit();
extern any_function slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit __asm__("nybble_slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit = &nybble_cold_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtGetEnvironmentMode();
extern any_function slot_cublasLtGetEnvironmentMode __asm__("nybble_slot_cublasLtGetEnvironmentMode") __attribute__((visibility("hidden")));
any_function slot_cublasLtGetEnvironmentMode = &nybble_cold_cublasLtGetEnvironmentMode;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmul();
extern any_function slot_cublasLtHHHMatmul __asm__("nybble_slot_cublasLtHHHMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmul = &nybble_cold_cublasLtHHHMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtHHHMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtHHHMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtHHHMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmulAlgoCheck();
extern any_function slot_cublasLtHHHMatmulAlgoCheck __asm__("nybble_slot_cublasLtHHHMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmulAlgoCheck = &nybble_cold_cublasLtHHHMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmulAlgoCheckForStream();
extern any_function slot_cublasLtHHHMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtHHHMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmulAlgoCheckForStream = &nybble_cold_cublasLtHHHMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtHHHMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtHHHMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmulAlgoGetHeuristic = &nybble_cold_cublasLtHHHMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtHHHMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtHHHMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtHHHMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmulAlgoGetIds();
extern any_function slot_cublasLtHHHMatmulAlgoGetIds __asm__("nybble_slot_cublasLtHHHMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmulAlgoGetIds = &nybble_cold_cublasLtHHHMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHHHMatmulAlgoInit();
extern any_function slot_cublasLtHHHMatmulAlgoInit __asm__("nybble_slot_cublasLtHHHMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtHHHMatmulAlgoInit = &nybble_cold_cublasLtHHHMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmul();
extern any_function slot_cublasLtHSHMatmul __asm__("nybble_slot_cublasLtHSHMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmul = &nybble_cold_cublasLtHSHMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtHSHMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtHSHMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtHSHMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmulAlgoCheck();
extern any_function slot_cublasLtHSHMatmulAlgoCheck __asm__("nybble_slot_cublasLtHSHMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmulAlgoCheck = &nybble_cold_cublasLtHSHMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmulAlgoCheckForStream();
extern any_function slot_cublasLtHSHMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtHSHMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmulAlgoCheckForStream = &nybble_cold_cublasLtHSHMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtHSHMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtHSHMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmulAlgoGetHeuristic = &nybble_cold_cublasLtHSHMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtHSHMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtHSHMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtHSHMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmulAlgoGetIds();
extern any_function slot_cublasLtHSHMatmulAlgoGetIds __asm__("nybble_slot_cublasLtHSHMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmulAlgoGetIds = &nybble_cold_cublasLtHSHMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSHMatmulAlgoInit();
extern any_function slot_cublasLtHSHMatmulAlgoInit __asm__("nybble_slot_cublasLtHSHMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSHMatmulAlgoInit = &nybble_cold_cublasLtHSHMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmul();
extern any_function slot_cublasLtHSSMatmul __asm__("nybble_slot_cublasLtHSSMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmul = &nybble_cold_cublasLtHSSMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtHSSMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtHSSMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtHSSMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmulAlgoCheck();
extern any_function slot_cublasLtHSSMatmulAlgoCheck __asm__("nybble_slot_cublasLtHSSMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmulAlgoCheck = &nybble_cold_cublasLtHSSMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmulAlgoCheckForStream();
extern any_function slot_cublasLtHSSMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtHSSMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmulAlgoCheckForStream = &nybble_cold_cublasLtHSSMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtHSSMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtHSSMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmulAlgoGetHeuristic = &nybble_cold_cublasLtHSSMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtHSSMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtHSSMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtHSSMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmulAlgoGetIds();
extern any_function slot_cublasLtHSSMatmulAlgoGetIds __asm__("nybble_slot_cublasLtHSSMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmulAlgoGetIds = &nybble_cold_cublasLtHSSMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHSSMatmulAlgoInit();
extern any_function slot_cublasLtHSSMatmulAlgoInit __asm__("nybble_slot_cublasLtHSSMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtHSSMatmulAlgoInit = &nybble_cold_cublasLtHSSMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHeuristicLutSerializeEntry();
extern any_function slot_cublasLtHeuristicLutSerializeEntry __asm__("nybble_slot_cublasLtHeuristicLutSerializeEntry") __attribute__((visibility("hidden")));
any_function slot_cublasLtHeuristicLutSerializeEntry = &nybble_cold_cublasLtHeuristicLutSerializeEntry;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHeuristicsCacheCreate();
extern any_function slot_cublasLtHeuristicsCacheCreate __asm__("nybble_slot_cublasLtHeuristicsCacheCreate") __attribute__((visibility("hidden")));
any_function slot_cublasLtHeuristicsCacheCreate = &nybble_cold_cublasLtHeuristicsCacheCreate;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHeuristicsCacheDestroy();
extern any_function slot_cublasLtHeuristicsCacheDestroy __asm__("nybble_slot_cublasLtHeuristicsCacheDestroy") __attribute__((visibility("hidden")));
any_function slot_cublasLtHeuristicsCacheDestroy = &nybble_cold_cublasLtHeuristicsCacheDestroy;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHeuristicsCacheGet();
extern any_function slot_cublasLtHeuristicsCacheGet __asm__("nybble_slot_cublasLtHeuristicsCacheGet") __attribute__((visibility("hidden")));
any_function slot_cublasLtHeuristicsCacheGet = &nybble_cold_cublasLtHeuristicsCacheGet;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtHeuristicsCachePut();
extern any_function slot_cublasLtHeuristicsCachePut __asm__("nybble_slot_cublasLtHeuristicsCachePut") __attribute__((visibility("hidden")));
any_function slot_cublasLtHeuristicsCachePut = &nybble_cold_cublasLtHeuristicsCachePut;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmul();
extern any_function slot_cublasLtKCCMatmul __asm__("nybble_slot_cublasLtKCCMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmul = &nybble_cold_cublasLtKCCMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtKCCMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtKCCMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtKCCMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmulAlgoCheck();
extern any_function slot_cublasLtKCCMatmulAlgoCheck __asm__("nybble_slot_cublasLtKCCMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmulAlgoCheck = &nybble_cold_cublasLtKCCMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmulAlgoCheckForStream();
extern any_function slot_cublasLtKCCMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtKCCMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmulAlgoCheckForStream = &nybble_cold_cublasLtKCCMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtKCCMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtKCCMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmulAlgoGetHeuristic = &nybble_cold_cublasLtKCCMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtKCCMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtKCCMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtKCCMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmulAlgoGetIds();
extern any_function slot_cublasLtKCCMatmulAlgoGetIds __asm__("nybble_slot_cublasLtKCCMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmulAlgoGetIds = &nybble_cold_cublasLtKCCMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCCMatmulAlgoInit();
extern any_function slot_cublasLtKCCMatmulAlgoInit __asm__("nybble_slot_cublasLtKCCMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCCMatmulAlgoInit = &nybble_cold_cublasLtKCCMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmul();
extern any_function slot_cublasLtKCKMatmul __asm__("nybble_slot_cublasLtKCKMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmul = &nybble_cold_cublasLtKCKMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtKCKMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtKCKMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtKCKMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmulAlgoCheck();
extern any_function slot_cublasLtKCKMatmulAlgoCheck __asm__("nybble_slot_cublasLtKCKMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmulAlgoCheck = &nybble_cold_cublasLtKCKMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmulAlgoCheckForStream();
extern any_function slot_cublasLtKCKMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtKCKMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmulAlgoCheckForStream = &nybble_cold_cublasLtKCKMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtKCKMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtKCKMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmulAlgoGetHeuristic = &nybble_cold_cublasLtKCKMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtKCKMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtKCKMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtKCKMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmulAlgoGetIds();
extern any_function slot_cublasLtKCKMatmulAlgoGetIds __asm__("nybble_slot_cublasLtKCKMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmulAlgoGetIds = &nybble_cold_cublasLtKCKMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtKCKMatmulAlgoInit();
extern any_function slot_cublasLtKCKMatmulAlgoInit __asm__("nybble_slot_cublasLtKCKMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtKCKMatmulAlgoInit = &nybble_cold_cublasLtKCKMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmACC();
extern any_function slot_cublasLtLegacyGemmACC __asm__("nybble_slot_cublasLtLegacyGemmACC") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmACC = &nybble_cold_cublasLtLegacyGemmACC;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmBII();
extern any_function slot_cublasLtLegacyGemmBII __asm__("nybble_slot_cublasLtLegacyGemmBII") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmBII = &nybble_cold_cublasLtLegacyGemmBII;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmBSS();
extern any_function slot_cublasLtLegacyGemmBSS __asm__("nybble_slot_cublasLtLegacyGemmBSS") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmBSS = &nybble_cold_cublasLtLegacyGemmBSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmCCC();
extern any_function slot_cublasLtLegacyGemmCCC __asm__("nybble_slot_cublasLtLegacyGemmCCC") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmCCC = &nybble_cold_cublasLtLegacyGemmCCC;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmDDD();
extern any_function slot_cublasLtLegacyGemmDDD __asm__("nybble_slot_cublasLtLegacyGemmDDD") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmDDD = &nybble_cold_cublasLtLegacyGemmDDD;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmHHH();
extern any_function slot_cublasLtLegacyGemmHHH __asm__("nybble_slot_cublasLtLegacyGemmHHH") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmHHH = &nybble_cold_cublasLtLegacyGemmHHH;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmHSH();
extern any_function slot_cublasLtLegacyGemmHSH __asm__("nybble_slot_cublasLtLegacyGemmHSH") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmHSH = &nybble_cold_cublasLtLegacyGemmHSH;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmHSS();
extern any_function slot_cublasLtLegacyGemmHSS __asm__("nybble_slot_cublasLtLegacyGemmHSS") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmHSS = &nybble_cold_cublasLtLegacyGemmHSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmSSS();
extern any_function slot_cublasLtLegacyGemmSSS __asm__("nybble_slot_cublasLtLegacyGemmSSS") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmSSS = &nybble_cold_cublasLtLegacyGemmSSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmTSS();
extern any_function slot_cublasLtLegacyGemmTSS __asm__("nybble_slot_cublasLtLegacyGemmTSS") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmTSS = &nybble_cold_cublasLtLegacyGemmTSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmTST();
extern any_function slot_cublasLtLegacyGemmTST __asm__("nybble_slot_cublasLtLegacyGemmTST") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmTST = &nybble_cold_cublasLtLegacyGemmTST;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmUtilizationCCC();
extern any_function slot_cublasLtLegacyGemmUtilizationCCC __asm__("nybble_slot_cublasLtLegacyGemmUtilizationCCC") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmUtilizationCCC = &nybble_cold_cublasLtLegacyGemmUtilizationCCC;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmUtilizationDDD();
extern any_function slot_cublasLtLegacyGemmUtilizationDDD __asm__("nybble_slot_cublasLtLegacyGemmUtilizationDDD") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmUtilizationDDD = &nybble_cold_cublasLtLegacyGemmUtilizationDDD;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmUtilizationZZZ();
extern any_function slot_cublasLtLegacyGemmUtilizationZZZ __asm__("nybble_slot_cublasLtLegacyGemmUtilizationZZZ") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmUtilizationZZZ = &nybble_cold_cublasLtLegacyGemmUtilizationZZZ;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtLegacyGemmZZZ();
extern any_function slot_cublasLtLegacyGemmZZZ __asm__("nybble_slot_cublasLtLegacyGemmZZZ") __attribute__((visibility("hidden")));
any_function slot_cublasLtLegacyGemmZZZ = &nybble_cold_cublasLtLegacyGemmZZZ;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtMatmulAlgoConfigGetAttributeRange();
extern any_function slot_cublasLtMatmulAlgoConfigGetAttributeRange __asm__("nybble_slot_cublasLtMatmulAlgoConfigGetAttributeRange") __attribute__((visibility("hidden")));
any_function slot_cublasLtMatmulAlgoConfigGetAttributeRange = &nybble_cold_cublasLtMatmulAlgoConfigGetAttributeRange;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmul();
extern any_function slot_cublasLtSSSMatmul __asm__("nybble_slot_cublasLtSSSMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmul = &nybble_cold_cublasLtSSSMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtSSSMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtSSSMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtSSSMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmulAlgoCheck();
extern any_function slot_cublasLtSSSMatmulAlgoCheck __asm__("nybble_slot_cublasLtSSSMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmulAlgoCheck = &nybble_cold_cublasLtSSSMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmulAlgoCheckForStream();
extern any_function slot_cublasLtSSSMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtSSSMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmulAlgoCheckForStream = &nybble_cold_cublasLtSSSMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtSSSMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtSSSMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmulAlgoGetHeuristic = &nybble_cold_cublasLtSSSMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtSSSMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtSSSMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtSSSMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmulAlgoGetIds();
extern any_function slot_cublasLtSSSMatmulAlgoGetIds __asm__("nybble_slot_cublasLtSSSMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmulAlgoGetIds = &nybble_cold_cublasLtSSSMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSSSMatmulAlgoInit();
extern any_function slot_cublasLtSSSMatmulAlgoInit __asm__("nybble_slot_cublasLtSSSMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtSSSMatmulAlgoInit = &nybble_cold_cublasLtSSSMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtSetEnvironmentMode();
extern any_function slot_cublasLtSetEnvironmentMode __asm__("nybble_slot_cublasLtSetEnvironmentMode") __attribute__((visibility("hidden")));
any_function slot_cublasLtSetEnvironmentMode = &nybble_cold_cublasLtSetEnvironmentMode;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtShutdownCtx();
extern any_function slot_cublasLtShutdownCtx __asm__("nybble_slot_cublasLtShutdownCtx") __attribute__((visibility("hidden")));
any_function slot_cublasLtShutdownCtx = &nybble_cold_cublasLtShutdownCtx;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmul();
extern any_function slot_cublasLtTSSMatmul __asm__("nybble_slot_cublasLtTSSMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmul = &nybble_cold_cublasLtTSSMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtTSSMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtTSSMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtTSSMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmulAlgoCheck();
extern any_function slot_cublasLtTSSMatmulAlgoCheck __asm__("nybble_slot_cublasLtTSSMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmulAlgoCheck = &nybble_cold_cublasLtTSSMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmulAlgoCheckForStream();
extern any_function slot_cublasLtTSSMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtTSSMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmulAlgoCheckForStream = &nybble_cold_cublasLtTSSMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtTSSMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtTSSMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmulAlgoGetHeuristic = &nybble_cold_cublasLtTSSMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtTSSMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtTSSMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtTSSMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmulAlgoGetIds();
extern any_function slot_cublasLtTSSMatmulAlgoGetIds __asm__("nybble_slot_cublasLtTSSMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmulAlgoGetIds = &nybble_cold_cublasLtTSSMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSSMatmulAlgoInit();
extern any_function slot_cublasLtTSSMatmulAlgoInit __asm__("nybble_slot_cublasLtTSSMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSSMatmulAlgoInit = &nybble_cold_cublasLtTSSMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmul();
extern any_function slot_cublasLtTSTMatmul __asm__("nybble_slot_cublasLtTSTMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmul = &nybble_cold_cublasLtTSTMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtTSTMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtTSTMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtTSTMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmulAlgoCheck();
extern any_function slot_cublasLtTSTMatmulAlgoCheck __asm__("nybble_slot_cublasLtTSTMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmulAlgoCheck = &nybble_cold_cublasLtTSTMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmulAlgoCheckForStream();
extern any_function slot_cublasLtTSTMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtTSTMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmulAlgoCheckForStream = &nybble_cold_cublasLtTSTMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtTSTMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtTSTMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmulAlgoGetHeuristic = &nybble_cold_cublasLtTSTMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtTSTMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtTSTMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtTSTMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmulAlgoGetIds();
extern any_function slot_cublasLtTSTMatmulAlgoGetIds __asm__("nybble_slot_cublasLtTSTMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmulAlgoGetIds = &nybble_cold_cublasLtTSTMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtTSTMatmulAlgoInit();
extern any_function slot_cublasLtTSTMatmulAlgoInit __asm__("nybble_slot_cublasLtTSTMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtTSTMatmulAlgoInit = &nybble_cold_cublasLtTSTMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmul();
extern any_function slot_cublasLtVCCMatmul __asm__("nybble_slot_cublasLtVCCMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmul = &nybble_cold_cublasLtVCCMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtVCCMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtVCCMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtVCCMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmulAlgoCheck();
extern any_function slot_cublasLtVCCMatmulAlgoCheck __asm__("nybble_slot_cublasLtVCCMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmulAlgoCheck = &nybble_cold_cublasLtVCCMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmulAlgoCheckForStream();
extern any_function slot_cublasLtVCCMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtVCCMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmulAlgoCheckForStream = &nybble_cold_cublasLtVCCMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtVCCMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtVCCMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmulAlgoGetHeuristic = &nybble_cold_cublasLtVCCMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtVCCMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtVCCMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtVCCMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmulAlgoGetIds();
extern any_function slot_cublasLtVCCMatmulAlgoGetIds __asm__("nybble_slot_cublasLtVCCMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmulAlgoGetIds = &nybble_cold_cublasLtVCCMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCCMatmulAlgoInit();
extern any_function slot_cublasLtVCCMatmulAlgoInit __asm__("nybble_slot_cublasLtVCCMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCCMatmulAlgoInit = &nybble_cold_cublasLtVCCMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmul();
extern any_function slot_cublasLtVCVMatmul __asm__("nybble_slot_cublasLtVCVMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmul = &nybble_cold_cublasLtVCVMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtVCVMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtVCVMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtVCVMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmulAlgoCheck();
extern any_function slot_cublasLtVCVMatmulAlgoCheck __asm__("nybble_slot_cublasLtVCVMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmulAlgoCheck = &nybble_cold_cublasLtVCVMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmulAlgoCheckForStream();
extern any_function slot_cublasLtVCVMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtVCVMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmulAlgoCheckForStream = &nybble_cold_cublasLtVCVMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtVCVMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtVCVMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmulAlgoGetHeuristic = &nybble_cold_cublasLtVCVMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtVCVMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtVCVMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtVCVMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmulAlgoGetIds();
extern any_function slot_cublasLtVCVMatmulAlgoGetIds __asm__("nybble_slot_cublasLtVCVMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmulAlgoGetIds = &nybble_cold_cublasLtVCVMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtVCVMatmulAlgoInit();
extern any_function slot_cublasLtVCVMatmulAlgoInit __asm__("nybble_slot_cublasLtVCVMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtVCVMatmulAlgoInit = &nybble_cold_cublasLtVCVMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmul();
extern any_function slot_cublasLtZZZMatmul __asm__("nybble_slot_cublasLtZZZMatmul") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmul = &nybble_cold_cublasLtZZZMatmul;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmulAlgoCapGetAttribute();
extern any_function slot_cublasLtZZZMatmulAlgoCapGetAttribute __asm__("nybble_slot_cublasLtZZZMatmulAlgoCapGetAttribute") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmulAlgoCapGetAttribute = &nybble_cold_cublasLtZZZMatmulAlgoCapGetAttribute;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmulAlgoCheck();
extern any_function slot_cublasLtZZZMatmulAlgoCheck __asm__("nybble_slot_cublasLtZZZMatmulAlgoCheck") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmulAlgoCheck = &nybble_cold_cublasLtZZZMatmulAlgoCheck;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmulAlgoCheckForStream();
extern any_function slot_cublasLtZZZMatmulAlgoCheckForStream __asm__("nybble_slot_cublasLtZZZMatmulAlgoCheckForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmulAlgoCheckForStream = &nybble_cold_cublasLtZZZMatmulAlgoCheckForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmulAlgoGetHeuristic();
extern any_function slot_cublasLtZZZMatmulAlgoGetHeuristic __asm__("nybble_slot_cublasLtZZZMatmulAlgoGetHeuristic") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmulAlgoGetHeuristic = &nybble_cold_cublasLtZZZMatmulAlgoGetHeuristic;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmulAlgoGetHeuristicForStream();
extern any_function slot_cublasLtZZZMatmulAlgoGetHeuristicForStream __asm__("nybble_slot_cublasLtZZZMatmulAlgoGetHeuristicForStream") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmulAlgoGetHeuristicForStream = &nybble_cold_cublasLtZZZMatmulAlgoGetHeuristicForStream;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmulAlgoGetIds();
extern any_function slot_cublasLtZZZMatmulAlgoGetIds __asm__("nybble_slot_cublasLtZZZMatmulAlgoGetIds") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmulAlgoGetIds = &nybble_cold_cublasLtZZZMatmulAlgoGetIds;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLtZZZMatmulAlgoInit();
extern any_function slot_cublasLtZZZMatmulAlgoInit __asm__("nybble_slot_cublasLtZZZMatmulAlgoInit") __attribute__((visibility("hidden")));
any_function slot_cublasLtZZZMatmulAlgoInit = &nybble_cold_cublasLtZZZMatmulAlgoInit;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_BII();
extern any_function slot_cublasLt_for_cublas_BII __asm__("nybble_slot_cublasLt_for_cublas_BII") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_BII = &nybble_cold_cublasLt_for_cublas_BII;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_BSS();
extern any_function slot_cublasLt_for_cublas_BSS __asm__("nybble_slot_cublasLt_for_cublas_BSS") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_BSS = &nybble_cold_cublasLt_for_cublas_BSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_CCC();
extern any_function slot_cublasLt_for_cublas_CCC __asm__("nybble_slot_cublasLt_for_cublas_CCC") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_CCC = &nybble_cold_cublasLt_for_cublas_CCC;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_DDD();
extern any_function slot_cublasLt_for_cublas_DDD __asm__("nybble_slot_cublasLt_for_cublas_DDD") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_DDD = &nybble_cold_cublasLt_for_cublas_DDD;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_HHH();
extern any_function slot_cublasLt_for_cublas_HHH __asm__("nybble_slot_cublasLt_for_cublas_HHH") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_HHH = &nybble_cold_cublasLt_for_cublas_HHH;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_HSH();
extern any_function slot_cublasLt_for_cublas_HSH __asm__("nybble_slot_cublasLt_for_cublas_HSH") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_HSH = &nybble_cold_cublasLt_for_cublas_HSH;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_HSS();
extern any_function slot_cublasLt_for_cublas_HSS __asm__("nybble_slot_cublasLt_for_cublas_HSS") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_HSS = &nybble_cold_cublasLt_for_cublas_HSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_SSS();
extern any_function slot_cublasLt_for_cublas_SSS __asm__("nybble_slot_cublasLt_for_cublas_SSS") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_SSS = &nybble_cold_cublasLt_for_cublas_SSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_TSS();
extern any_function slot_cublasLt_for_cublas_TSS __asm__("nybble_slot_cublasLt_for_cublas_TSS") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_TSS = &nybble_cold_cublasLt_for_cublas_TSS;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_TST();
extern any_function slot_cublasLt_for_cublas_TST __asm__("nybble_slot_cublasLt_for_cublas_TST") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_TST = &nybble_cold_cublasLt_for_cublas_TST;
extern "C" __attribute__((visibility("hidden"))) void nybble_cold_cublasLt_for_cublas_ZZZ();
extern any_function slot_cublasLt_for_cublas_ZZZ __asm__("nybble_slot_cublasLt_for_cublas_ZZZ") __attribute__((visibility("hidden")));
any_function slot_cublasLt_for_cublas_ZZZ = &nybble_cold_cublasLt_for_cublas_ZZZ;
namespace {
#endif
constexpr function functions[] = {
    {"cublasLtCreate", &slot_cublasLtCreate, true, nullptr},
    {"cublasLtDestroy", &slot_cublasLtDestroy, false, nullptr},
    {"cublasLtDisableCpuInstructionsSetMask", &slot_cublasLtDisableCpuInstructionsSetMask, false, nullptr},
    {"cublasLtEmulationDescCreate", &slot_cublasLtEmulationDescCreate, false, nullptr},
    {"cublasLtEmulationDescDestroy", &slot_cublasLtEmulationDescDestroy, false, nullptr},
    {"cublasLtEmulationDescGetAttribute", &slot_cublasLtEmulationDescGetAttribute, false, nullptr},
    {"cublasLtEmulationDescInit_internal", &slot_cublasLtEmulationDescInit_internal, false, nullptr},
    {"cublasLtEmulationDescSetAttribute", &slot_cublasLtEmulationDescSetAttribute, false, nullptr},
    {"cublasLtGetCudartVersion", &slot_cublasLtGetCudartVersion, false, nullptr},
    {"cublasLtGetProperty", &slot_cublasLtGetProperty, false, nullptr},
    {"cublasLtGetStatusName", &slot_cublasLtGetStatusName, false, nullptr},
    {"cublasLtGetStatusString", &slot_cublasLtGetStatusString, false, nullptr},
    {"cublasLtGetVersion", &slot_cublasLtGetVersion, false, nullptr},
    {"cublasLtGroupedMatrixLayoutCreate", &slot_cublasLtGroupedMatrixLayoutCreate, false, nullptr},
    {"cublasLtGroupedMatrixLayoutInit_internal", &slot_cublasLtGroupedMatrixLayoutInit_internal, false, nullptr},
    {"cublasLtHeuristicsCacheGetCapacity", &slot_cublasLtHeuristicsCacheGetCapacity, false, nullptr},
    {"cublasLtHeuristicsCacheSetCapacity", &slot_cublasLtHeuristicsCacheSetCapacity, false, nullptr},
    {"cublasLtLoggerForceDisable", &slot_cublasLtLoggerForceDisable, false, nullptr},
    {"cublasLtLoggerOpenFile", &slot_cublasLtLoggerOpenFile, false, nullptr},
    {"cublasLtLoggerSetCallback", &slot_cublasLtLoggerSetCallback, false, nullptr},
    {"cublasLtLoggerSetFile", &slot_cublasLtLoggerSetFile, false, nullptr},
    {"cublasLtLoggerSetLevel", &slot_cublasLtLoggerSetLevel, false, nullptr},
    {"cublasLtLoggerSetMask", &slot_cublasLtLoggerSetMask, false, nullptr},
    {"cublasLtMatmul", &slot_cublasLtMatmul, true, nullptr},
    {"cublasLtMatmulAlgoCapGetAttribute", &slot_cublasLtMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtMatmulAlgoCheck", &slot_cublasLtMatmulAlgoCheck, false, nullptr},
    {"cublasLtMatmulAlgoCheckForStream", &slot_cublasLtMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtMatmulAlgoConfigGetAttribute", &slot_cublasLtMatmulAlgoConfigGetAttribute, false, nullptr},
    {"cublasLtMatmulAlgoConfigSetAttribute", &slot_cublasLtMatmulAlgoConfigSetAttribute, false, nullptr},
    {"cublasLtMatmulAlgoGetHeuristic", &slot_cublasLtMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtMatmulAlgoGetHeuristicForStream", &slot_cublasLtMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtMatmulAlgoGetIds", &slot_cublasLtMatmulAlgoGetIds, false, nullptr},
    {"cublasLtMatmulAlgoInit", &slot_cublasLtMatmulAlgoInit, false, nullptr},
    {"cublasLtMatmulDescCreate", &slot_cublasLtMatmulDescCreate, false, nullptr},
    {"cublasLtMatmulDescDestroy", &slot_cublasLtMatmulDescDestroy, false, nullptr},
    {"cublasLtMatmulDescGetAttribute", &slot_cublasLtMatmulDescGetAttribute, false, nullptr},
    {"cublasLtMatmulDescInit_internal", &slot_cublasLtMatmulDescInit_internal, false, nullptr},
    {"cublasLtMatmulDescSetAttribute", &slot_cublasLtMatmulDescSetAttribute, false, nullptr},
    {"cublasLtMatmulPreferenceCreate", &slot_cublasLtMatmulPreferenceCreate, false, nullptr},
    {"cublasLtMatmulPreferenceDestroy", &slot_cublasLtMatmulPreferenceDestroy, false, nullptr},
    {"cublasLtMatmulPreferenceGetAttribute", &slot_cublasLtMatmulPreferenceGetAttribute, false, nullptr},
    {"cublasLtMatmulPreferenceInit_internal", &slot_cublasLtMatmulPreferenceInit_internal, false, nullptr},
    {"cublasLtMatmulPreferenceSetAttribute", &slot_cublasLtMatmulPreferenceSetAttribute, false, nullptr},
    {"cublasLtMatrixLayoutCreate", &slot_cublasLtMatrixLayoutCreate, false, nullptr},
    {"cublasLtMatrixLayoutDestroy", &slot_cublasLtMatrixLayoutDestroy, false, nullptr},
    {"cublasLtMatrixLayoutGetAttribute", &slot_cublasLtMatrixLayoutGetAttribute, false, nullptr},
    {"cublasLtMatrixLayoutInit_internal", &slot_cublasLtMatrixLayoutInit_internal, false, nullptr},
    {"cublasLtMatrixLayoutSetAttribute", &slot_cublasLtMatrixLayoutSetAttribute, false, nullptr},
    {"cublasLtMatrixTransform", &slot_cublasLtMatrixTransform, false, nullptr},
    {"cublasLtMatrixTransformDescCreate", &slot_cublasLtMatrixTransformDescCreate, false, nullptr},
    {"cublasLtMatrixTransformDescDestroy", &slot_cublasLtMatrixTransformDescDestroy, false, nullptr},
    {"cublasLtMatrixTransformDescGetAttribute", &slot_cublasLtMatrixTransformDescGetAttribute, false, nullptr},
    {"cublasLtMatrixTransformDescInit_internal", &slot_cublasLtMatrixTransformDescInit_internal, false, nullptr},
    {"cublasLtMatrixTransformDescSetAttribute", &slot_cublasLtMatrixTransformDescSetAttribute, false, nullptr},
#if NYBBLE_STUB_JUMPS
    {"cublasLtACCMatmul", &slot_cublasLtACCMatmul, false, nullptr},
    {"cublasLtACCMatmulAlgoCapGetAttribute", &slot_cublasLtACCMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtACCMatmulAlgoCheck", &slot_cublasLtACCMatmulAlgoCheck, false, nullptr},
    {"cublasLtACCMatmulAlgoCheckForStream", &slot_cublasLtACCMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtACCMatmulAlgoGetHeuristic", &slot_cublasLtACCMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtACCMatmulAlgoGetHeuristicForStream", &slot_cublasLtACCMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtACCMatmulAlgoGetIds", &slot_cublasLtACCMatmulAlgoGetIds, false, nullptr},
    {"cublasLtACCMatmulAlgoInit", &slot_cublasLtACCMatmulAlgoInit, false, nullptr},
    {"cublasLtAlgoCharacteristicGetAttribute", &slot_cublasLtAlgoCharacteristicGetAttribute, false, nullptr},
    {"cublasLtBIIMatmul", &slot_cublasLtBIIMatmul, false, nullptr},
    {"cublasLtBIIMatmulAlgoCapGetAttribute", &slot_cublasLtBIIMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtBIIMatmulAlgoCheck", &slot_cublasLtBIIMatmulAlgoCheck, false, nullptr},
    {"cublasLtBIIMatmulAlgoCheckForStream", &slot_cublasLtBIIMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtBIIMatmulAlgoGetHeuristic", &slot_cublasLtBIIMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtBIIMatmulAlgoGetHeuristicForStream", &slot_cublasLtBIIMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtBIIMatmulAlgoGetIds", &slot_cublasLtBIIMatmulAlgoGetIds, false, nullptr},
    {"cublasLtBIIMatmulAlgoInit", &slot_cublasLtBIIMatmulAlgoInit, false, nullptr},
    {"cublasLtBSBMatmul", &slot_cublasLtBSBMatmul, false, nullptr},
    {"cublasLtBSBMatmulAlgoCapGetAttribute", &slot_cublasLtBSBMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtBSBMatmulAlgoCheck", &slot_cublasLtBSBMatmulAlgoCheck, false, nullptr},
    {"cublasLtBSBMatmulAlgoCheckForStream", &slot_cublasLtBSBMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtBSBMatmulAlgoGetHeuristic", &slot_cublasLtBSBMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtBSBMatmulAlgoGetHeuristicForStream", &slot_cublasLtBSBMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtBSBMatmulAlgoGetIds", &slot_cublasLtBSBMatmulAlgoGetIds, false, nullptr},
    {"cublasLtBSBMatmulAlgoInit", &slot_cublasLtBSBMatmulAlgoInit, false, nullptr},
    {"cublasLtBSSMatmul", &slot_cublasLtBSSMatmul, false, nullptr},
    {"cublasLtBSSMatmulAlgoCapGetAttribute", &slot_cublasLtBSSMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtBSSMatmulAlgoCheck", &slot_cublasLtBSSMatmulAlgoCheck, false, nullptr},
    {"cublasLtBSSMatmulAlgoCheckForStream", &slot_cublasLtBSSMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtBSSMatmulAlgoGetHeuristic", &slot_cublasLtBSSMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtBSSMatmulAlgoGetHeuristicForStream", &slot_cublasLtBSSMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtBSSMatmulAlgoGetIds", &slot_cublasLtBSSMatmulAlgoGetIds, false, nullptr},
    {"cublasLtBSSMatmulAlgoInit", &slot_cublasLtBSSMatmulAlgoInit, false, nullptr},
    {"cublasLtCCCMatmul", &slot_cublasLtCCCMatmul, false, nullptr},
    {"cublasLtCCCMatmulAlgoCapGetAttribute", &slot_cublasLtCCCMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtCCCMatmulAlgoCheck", &slot_cublasLtCCCMatmulAlgoCheck, false, nullptr},
    {"cublasLtCCCMatmulAlgoCheckForStream", &slot_cublasLtCCCMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtCCCMatmulAlgoGetHeuristic", &slot_cublasLtCCCMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtCCCMatmulAlgoGetHeuristicForStream", &slot_cublasLtCCCMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtCCCMatmulAlgoGetIds", &slot_cublasLtCCCMatmulAlgoGetIds, false, nullptr},
    {"cublasLtCCCMatmulAlgoInit", &slot_cublasLtCCCMatmulAlgoInit, false, nullptr},
    {"cublasLtClearNvjetCache", &slot_cublasLtClearNvjetCache, false, nullptr},
    {"cublasLtCtxInit", &slot_cublasLtCtxInit, false, nullptr},
    {"cublasLtDDDMatmul", &slot_cublasLtDDDMatmul, false, nullptr},
    {"cublasLtDDDMatmulAlgoCapGetAttribute", &slot_cublasLtDDDMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtDDDMatmulAlgoCheck", &slot_cublasLtDDDMatmulAlgoCheck, false, nullptr},
    {"cublasLtDDDMatmulAlgoCheckForStream", &slot_cublasLtDDDMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtDDDMatmulAlgoGetHeuristic", &slot_cublasLtDDDMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtDDDMatmulAlgoGetHeuristicForStream", &slot_cublasLtDDDMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtDDDMatmulAlgoGetIds", &slot_cublasLtDDDMatmulAlgoGetIds, false, nullptr},
    {"cublasLtDDDMatmulAlgoInit", &slot_cublasLtDDDMatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck", &slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit", &slot_cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck", &slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit", &slot_cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck", &slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit", &slot_cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck", &slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit", &slot_cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck", &slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit", &slot_cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck", &slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit", &slot_cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck", &slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit", &slot_cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck", &slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit", &slot_cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck", &slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit", &slot_cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck", &slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit", &slot_cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck", &slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit", &slot_cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute", &slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck", &slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck, false, nullptr},
    {"cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit", &slot_cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute", &slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck", &slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit", &slot_cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute", &slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck", &slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit", &slot_cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute", &slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck", &slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit", &slot_cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute", &slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck", &slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit", &slot_cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute", &slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck", &slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit", &slot_cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute", &slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck", &slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit", &slot_cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute", &slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck", &slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck, false, nullptr},
    {"cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit", &slot_cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit, false, nullptr},
    {"cublasLtGetEnvironmentMode", &slot_cublasLtGetEnvironmentMode, false, nullptr},
    {"cublasLtHHHMatmul", &slot_cublasLtHHHMatmul, false, nullptr},
    {"cublasLtHHHMatmulAlgoCapGetAttribute", &slot_cublasLtHHHMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtHHHMatmulAlgoCheck", &slot_cublasLtHHHMatmulAlgoCheck, false, nullptr},
    {"cublasLtHHHMatmulAlgoCheckForStream", &slot_cublasLtHHHMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtHHHMatmulAlgoGetHeuristic", &slot_cublasLtHHHMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtHHHMatmulAlgoGetHeuristicForStream", &slot_cublasLtHHHMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtHHHMatmulAlgoGetIds", &slot_cublasLtHHHMatmulAlgoGetIds, false, nullptr},
    {"cublasLtHHHMatmulAlgoInit", &slot_cublasLtHHHMatmulAlgoInit, false, nullptr},
    {"cublasLtHSHMatmul", &slot_cublasLtHSHMatmul, false, nullptr},
    {"cublasLtHSHMatmulAlgoCapGetAttribute", &slot_cublasLtHSHMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtHSHMatmulAlgoCheck", &slot_cublasLtHSHMatmulAlgoCheck, false, nullptr},
    {"cublasLtHSHMatmulAlgoCheckForStream", &slot_cublasLtHSHMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtHSHMatmulAlgoGetHeuristic", &slot_cublasLtHSHMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtHSHMatmulAlgoGetHeuristicForStream", &slot_cublasLtHSHMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtHSHMatmulAlgoGetIds", &slot_cublasLtHSHMatmulAlgoGetIds, false, nullptr},
    {"cublasLtHSHMatmulAlgoInit", &slot_cublasLtHSHMatmulAlgoInit, false, nullptr},
    {"cublasLtHSSMatmul", &slot_cublasLtHSSMatmul, false, nullptr},
    {"cublasLtHSSMatmulAlgoCapGetAttribute", &slot_cublasLtHSSMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtHSSMatmulAlgoCheck", &slot_cublasLtHSSMatmulAlgoCheck, false, nullptr},
    {"cublasLtHSSMatmulAlgoCheckForStream", &slot_cublasLtHSSMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtHSSMatmulAlgoGetHeuristic", &slot_cublasLtHSSMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtHSSMatmulAlgoGetHeuristicForStream", &slot_cublasLtHSSMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtHSSMatmulAlgoGetIds", &slot_cublasLtHSSMatmulAlgoGetIds, false, nullptr},
    {"cublasLtHSSMatmulAlgoInit", &slot_cublasLtHSSMatmulAlgoInit, false, nullptr},
    {"cublasLtHeuristicLutSerializeEntry", &slot_cublasLtHeuristicLutSerializeEntry, false, nullptr},
    {"cublasLtHeuristicsCacheCreate", &slot_cublasLtHeuristicsCacheCreate, false, nullptr},
    {"cublasLtHeuristicsCacheDestroy", &slot_cublasLtHeuristicsCacheDestroy, false, nullptr},
    {"cublasLtHeuristicsCacheGet", &slot_cublasLtHeuristicsCacheGet, false, nullptr},
    {"cublasLtHeuristicsCachePut", &slot_cublasLtHeuristicsCachePut, false, nullptr},
    {"cublasLtKCCMatmul", &slot_cublasLtKCCMatmul, false, nullptr},
    {"cublasLtKCCMatmulAlgoCapGetAttribute", &slot_cublasLtKCCMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtKCCMatmulAlgoCheck", &slot_cublasLtKCCMatmulAlgoCheck, false, nullptr},
    {"cublasLtKCCMatmulAlgoCheckForStream", &slot_cublasLtKCCMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtKCCMatmulAlgoGetHeuristic", &slot_cublasLtKCCMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtKCCMatmulAlgoGetHeuristicForStream", &slot_cublasLtKCCMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtKCCMatmulAlgoGetIds", &slot_cublasLtKCCMatmulAlgoGetIds, false, nullptr},
    {"cublasLtKCCMatmulAlgoInit", &slot_cublasLtKCCMatmulAlgoInit, false, nullptr},
    {"cublasLtKCKMatmul", &slot_cublasLtKCKMatmul, false, nullptr},
    {"cublasLtKCKMatmulAlgoCapGetAttribute", &slot_cublasLtKCKMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtKCKMatmulAlgoCheck", &slot_cublasLtKCKMatmulAlgoCheck, false, nullptr},
    {"cublasLtKCKMatmulAlgoCheckForStream", &slot_cublasLtKCKMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtKCKMatmulAlgoGetHeuristic", &slot_cublasLtKCKMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtKCKMatmulAlgoGetHeuristicForStream", &slot_cublasLtKCKMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtKCKMatmulAlgoGetIds", &slot_cublasLtKCKMatmulAlgoGetIds, false, nullptr},
    {"cublasLtKCKMatmulAlgoInit", &slot_cublasLtKCKMatmulAlgoInit, false, nullptr},
    {"cublasLtLegacyGemmACC", &slot_cublasLtLegacyGemmACC, false, nullptr},
    {"cublasLtLegacyGemmBII", &slot_cublasLtLegacyGemmBII, false, nullptr},
    {"cublasLtLegacyGemmBSS", &slot_cublasLtLegacyGemmBSS, false, nullptr},
    {"cublasLtLegacyGemmCCC", &slot_cublasLtLegacyGemmCCC, false, nullptr},
    {"cublasLtLegacyGemmDDD", &slot_cublasLtLegacyGemmDDD, false, nullptr},
    {"cublasLtLegacyGemmHHH", &slot_cublasLtLegacyGemmHHH, false, nullptr},
    {"cublasLtLegacyGemmHSH", &slot_cublasLtLegacyGemmHSH, false, nullptr},
    {"cublasLtLegacyGemmHSS", &slot_cublasLtLegacyGemmHSS, false, nullptr},
    {"cublasLtLegacyGemmSSS", &slot_cublasLtLegacyGemmSSS, false, nullptr},
    {"cublasLtLegacyGemmTSS", &slot_cublasLtLegacyGemmTSS, false, nullptr},
    {"cublasLtLegacyGemmTST", &slot_cublasLtLegacyGemmTST, false, nullptr},
    {"cublasLtLegacyGemmUtilizationCCC", &slot_cublasLtLegacyGemmUtilizationCCC, false, nullptr},
    {"cublasLtLegacyGemmUtilizationDDD", &slot_cublasLtLegacyGemmUtilizationDDD, false, nullptr},
    {"cublasLtLegacyGemmUtilizationZZZ", &slot_cublasLtLegacyGemmUtilizationZZZ, false, nullptr},
    {"cublasLtLegacyGemmZZZ", &slot_cublasLtLegacyGemmZZZ, false, nullptr},
    {"cublasLtMatmulAlgoConfigGetAttributeRange", &slot_cublasLtMatmulAlgoConfigGetAttributeRange, false, nullptr},
    {"cublasLtSSSMatmul", &slot_cublasLtSSSMatmul, false, nullptr},
    {"cublasLtSSSMatmulAlgoCapGetAttribute", &slot_cublasLtSSSMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtSSSMatmulAlgoCheck", &slot_cublasLtSSSMatmulAlgoCheck, false, nullptr},
    {"cublasLtSSSMatmulAlgoCheckForStream", &slot_cublasLtSSSMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtSSSMatmulAlgoGetHeuristic", &slot_cublasLtSSSMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtSSSMatmulAlgoGetHeuristicForStream", &slot_cublasLtSSSMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtSSSMatmulAlgoGetIds", &slot_cublasLtSSSMatmulAlgoGetIds, false, nullptr},
    {"cublasLtSSSMatmulAlgoInit", &slot_cublasLtSSSMatmulAlgoInit, false, nullptr},
    {"cublasLtSetEnvironmentMode", &slot_cublasLtSetEnvironmentMode, false, nullptr},
    {"cublasLtShutdownCtx", &slot_cublasLtShutdownCtx, false, nullptr},
    {"cublasLtTSSMatmul", &slot_cublasLtTSSMatmul, false, nullptr},
    {"cublasLtTSSMatmulAlgoCapGetAttribute", &slot_cublasLtTSSMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtTSSMatmulAlgoCheck", &slot_cublasLtTSSMatmulAlgoCheck, false, nullptr},
    {"cublasLtTSSMatmulAlgoCheckForStream", &slot_cublasLtTSSMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtTSSMatmulAlgoGetHeuristic", &slot_cublasLtTSSMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtTSSMatmulAlgoGetHeuristicForStream", &slot_cublasLtTSSMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtTSSMatmulAlgoGetIds", &slot_cublasLtTSSMatmulAlgoGetIds, false, nullptr},
    {"cublasLtTSSMatmulAlgoInit", &slot_cublasLtTSSMatmulAlgoInit, false, nullptr},
    {"cublasLtTSTMatmul", &slot_cublasLtTSTMatmul, false, nullptr},
    {"cublasLtTSTMatmulAlgoCapGetAttribute", &slot_cublasLtTSTMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtTSTMatmulAlgoCheck", &slot_cublasLtTSTMatmulAlgoCheck, false, nullptr},
    {"cublasLtTSTMatmulAlgoCheckForStream", &slot_cublasLtTSTMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtTSTMatmulAlgoGetHeuristic", &slot_cublasLtTSTMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtTSTMatmulAlgoGetHeuristicForStream", &slot_cublasLtTSTMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtTSTMatmulAlgoGetIds", &slot_cublasLtTSTMatmulAlgoGetIds, false, nullptr},
    {"cublasLtTSTMatmulAlgoInit", &slot_cublasLtTSTMatmulAlgoInit, false, nullptr},
    {"cublasLtVCCMatmul", &slot_cublasLtVCCMatmul, false, nullptr},
    {"cublasLtVCCMatmulAlgoCapGetAttribute", &slot_cublasLtVCCMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtVCCMatmulAlgoCheck", &slot_cublasLtVCCMatmulAlgoCheck, false, nullptr},
    {"cublasLtVCCMatmulAlgoCheckForStream", &slot_cublasLtVCCMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtVCCMatmulAlgoGetHeuristic", &slot_cublasLtVCCMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtVCCMatmulAlgoGetHeuristicForStream", &slot_cublasLtVCCMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtVCCMatmulAlgoGetIds", &slot_cublasLtVCCMatmulAlgoGetIds, false, nullptr},
    {"cublasLtVCCMatmulAlgoInit", &slot_cublasLtVCCMatmulAlgoInit, false, nullptr},
    {"cublasLtVCVMatmul", &slot_cublasLtVCVMatmul, false, nullptr},
    {"cublasLtVCVMatmulAlgoCapGetAttribute", &slot_cublasLtVCVMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtVCVMatmulAlgoCheck", &slot_cublasLtVCVMatmulAlgoCheck, false, nullptr},
    {"cublasLtVCVMatmulAlgoCheckForStream", &slot_cublasLtVCVMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtVCVMatmulAlgoGetHeuristic", &slot_cublasLtVCVMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtVCVMatmulAlgoGetHeuristicForStream", &slot_cublasLtVCVMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtVCVMatmulAlgoGetIds", &slot_cublasLtVCVMatmulAlgoGetIds, false, nullptr},
    {"cublasLtVCVMatmulAlgoInit", &slot_cublasLtVCVMatmulAlgoInit, false, nullptr},
    {"cublasLtZZZMatmul", &slot_cublasLtZZZMatmul, false, nullptr},
    {"cublasLtZZZMatmulAlgoCapGetAttribute", &slot_cublasLtZZZMatmulAlgoCapGetAttribute, false, nullptr},
    {"cublasLtZZZMatmulAlgoCheck", &slot_cublasLtZZZMatmulAlgoCheck, false, nullptr},
    {"cublasLtZZZMatmulAlgoCheckForStream", &slot_cublasLtZZZMatmulAlgoCheckForStream, false, nullptr},
    {"cublasLtZZZMatmulAlgoGetHeuristic", &slot_cublasLtZZZMatmulAlgoGetHeuristic, false, nullptr},
    {"cublasLtZZZMatmulAlgoGetHeuristicForStream", &slot_cublasLtZZZMatmulAlgoGetHeuristicForStream, false, nullptr},
    {"cublasLtZZZMatmulAlgoGetIds", &slot_cublasLtZZZMatmulAlgoGetIds, false, nullptr},
    {"cublasLtZZZMatmulAlgoInit", &slot_cublasLtZZZMatmulAlgoInit, false, nullptr},
    {"cublasLt_for_cublas_BII", &slot_cublasLt_for_cublas_BII, false, nullptr},
    {"cublasLt_for_cublas_BSS", &slot_cublasLt_for_cublas_BSS, false, nullptr},
    {"cublasLt_for_cublas_CCC", &slot_cublasLt_for_cublas_CCC, false, nullptr},
    {"cublasLt_for_cublas_DDD", &slot_cublasLt_for_cublas_DDD, false, nullptr},
    {"cublasLt_for_cublas_HHH", &slot_cublasLt_for_cublas_HHH, false, nullptr},
    {"cublasLt_for_cublas_HSH", &slot_cublasLt_for_cublas_HSH, false, nullptr},
    {"cublasLt_for_cublas_HSS", &slot_cublasLt_for_cublas_HSS, false, nullptr},
    {"cublasLt_for_cublas_SSS", &slot_cublasLt_for_cublas_SSS, false, nullptr},
    {"cublasLt_for_cublas_TSS", &slot_cublasLt_for_cublas_TSS, false, nullptr},
    {"cublasLt_for_cublas_TST", &slot_cublasLt_for_cublas_TST, false, nullptr},
    {"cublasLt_for_cublas_ZZZ", &slot_cublasLt_for_cublas_ZZZ, false, nullptr},
#endif
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
    functions, sizeof functions / sizeof *functions, sonames, 3, groups, 1,
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
cublasStatus_t cublasLtCreate(cublasLtHandle_t* lightHandle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtCreate)(lightHandle); }
cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtDestroy)(lightHandle); }
unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtDisableCpuInstructionsSetMask)(mask); }
cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t* emulationDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtEmulationDescCreate)(emulationDesc); }
cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtEmulationDescDestroy)(emulationDesc); }
cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtEmulationDescInit_internal)(emulationDesc, size); }
cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void* buf, size_t sizeInBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtEmulationDescSetAttribute)(emulationDesc, attr, buf, sizeInBytes); }
size_t cublasLtGetCudartVersion() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtGetCudartVersion)(); }
cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int* value) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtGetProperty)(type, value); }
const char* cublasLtGetStatusName(cublasStatus_t status) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtGetStatusName)(status); }
const char* cublasLtGetStatusString(cublasStatus_t status) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtGetStatusString)(status); }
size_t cublasLtGetVersion() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtGetVersion)(); }
cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t* capacity) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtHeuristicsCacheGetCapacity)(capacity); }
cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtHeuristicsCacheSetCapacity)(capacity); }
cublasStatus_t cublasLtLoggerForceDisable() { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtLoggerForceDisable)(); }
cublasStatus_t cublasLtLoggerOpenFile(const char* logFile) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtLoggerOpenFile)(logFile); }
cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtLoggerSetCallback)(callback); }
cublasStatus_t cublasLtLoggerSetFile(FILE* file) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtLoggerSetFile)(file); }
cublasStatus_t cublasLtLoggerSetLevel(int level) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtLoggerSetLevel)(level); }
cublasStatus_t cublasLtLoggerSetMask(int mask) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtLoggerSetMask)(mask); }
cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void* buf, size_t sizeInBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoConfigSetAttribute)(algo, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulDescCreate)(matmulDesc, computeType, scaleType); }
cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulDescDestroy)(matmulDesc); }
cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulDescInit_internal)(matmulDesc, size, computeType, scaleType); }
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void* buf, size_t sizeInBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulDescSetAttribute)(matmulDesc, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* pref) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulPreferenceCreate)(pref); }
cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulPreferenceDestroy)(pref); }
cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulPreferenceInit_internal)(pref, size); }
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void* buf, size_t sizeInBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulPreferenceSetAttribute)(pref, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixLayoutDestroy)(matLayout); }
cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void* buf, size_t sizeInBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixLayoutSetAttribute)(matLayout, attr, buf, sizeInBytes); }
cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t* transformDesc, cudaDataType scaleType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixTransformDescCreate)(transformDesc, scaleType); }
cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixTransformDescDestroy)(transformDesc); }
cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixTransformDescInit_internal)(transformDesc, size, scaleType); }
cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void* buf, size_t sizeInBytes) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixTransformDescSetAttribute)(transformDesc, attr, buf, sizeInBytes); }
#if !NYBBLE_STUB_JUMPS
cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtEmulationDescGetAttribute)(emulationDesc, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtGroupedMatrixLayoutCreate)(matLayout, type, groupCount, rows_array, cols_array, ld_array); }
cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void* rows_array, const void* cols_array, const void* ld_array) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtGroupedMatrixLayoutInit_internal)(matLayout, size, type, groupCount, rows_array, cols_array, ld_array); }
cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* B, cublasLtMatrixLayout_t Bdesc, const void* beta, const void* C, cublasLtMatrixLayout_t Cdesc, void* D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, void* workspace, size_t workspaceSizeInBytes, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmul)(lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream); }
cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoCapAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoCapGetAttribute)(algo, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoCheck)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result); }
cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t* algo, cublasLtMatmulHeuristicResult_t* result, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoCheckForStream)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result, stream); }
cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t* algo, cublasLtMatmulAlgoConfigAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoConfigGetAttribute)(algo, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoGetHeuristic)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount); }
cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t* heuristicResultsArray, int* returnAlgoCount, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoGetHeuristicForStream)(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount, stream); }
cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int* algoIdsArray, int* returnAlgoCount) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoGetIds)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount, algoIdsArray, returnAlgoCount); }
cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t* algo) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulAlgoInit)(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo); }
cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulDescGetAttribute)(matmulDesc, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatmulPreferenceGetAttribute)(pref, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixLayoutCreate)(matLayout, type, rows, cols, ld); }
cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixLayoutGetAttribute)(matLayout, attr, buf, sizeInBytes, sizeWritten); }
cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixLayoutInit_internal)(matLayout, size, type, rows, cols, ld); }
cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void* alpha, const void* A, cublasLtMatrixLayout_t Adesc, const void* beta, const void* B, cublasLtMatrixLayout_t Bdesc, void* C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixTransform)(lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream); }
cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten) { return NYBBLE_STUB_LOAD(nybble::stubs::slot_cublasLtMatrixTransformDescGetAttribute)(transformDesc, attr, buf, sizeInBytes, sizeWritten); }
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
NYBBLE_STUB_UNTYPED_CALL("cublaslt");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmul", "54");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmulAlgoCapGetAttribute", "55");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmulAlgoCheck", "56");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmulAlgoCheckForStream", "57");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmulAlgoGetHeuristic", "58");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmulAlgoGetHeuristicForStream", "59");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmulAlgoGetIds", "60");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtACCMatmulAlgoInit", "61");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtAlgoCharacteristicGetAttribute", "62");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmul", "63");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmulAlgoCapGetAttribute", "64");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmulAlgoCheck", "65");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmulAlgoCheckForStream", "66");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmulAlgoGetHeuristic", "67");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmulAlgoGetHeuristicForStream", "68");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmulAlgoGetIds", "69");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBIIMatmulAlgoInit", "70");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmul", "71");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmulAlgoCapGetAttribute", "72");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmulAlgoCheck", "73");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmulAlgoCheckForStream", "74");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmulAlgoGetHeuristic", "75");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmulAlgoGetHeuristicForStream", "76");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmulAlgoGetIds", "77");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSBMatmulAlgoInit", "78");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmul", "79");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmulAlgoCapGetAttribute", "80");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmulAlgoCheck", "81");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmulAlgoCheckForStream", "82");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmulAlgoGetHeuristic", "83");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmulAlgoGetHeuristicForStream", "84");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmulAlgoGetIds", "85");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtBSSMatmulAlgoInit", "86");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmul", "87");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmulAlgoCapGetAttribute", "88");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmulAlgoCheck", "89");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmulAlgoCheckForStream", "90");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmulAlgoGetHeuristic", "91");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmulAlgoGetHeuristicForStream", "92");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmulAlgoGetIds", "93");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCCCMatmulAlgoInit", "94");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtClearNvjetCache", "95");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtCtxInit", "96");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmul", "97");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmulAlgoCapGetAttribute", "98");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmulAlgoCheck", "99");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmulAlgoCheckForStream", "100");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmulAlgoGetHeuristic", "101");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmulAlgoGetHeuristicForStream", "102");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmulAlgoGetIds", "103");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtDDDMatmulAlgoInit", "104");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute", "105");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoCheck", "106");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Bf16Bf16MatmulAlgoInit", "107");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute", "108");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoCheck", "109");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Bf16E4m3MatmulAlgoInit", "110");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute", "111");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoCheck", "112");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp16E4m3MatmulAlgoInit", "113");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute", "114");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoCheck", "115");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp16Fp16MatmulAlgoInit", "116");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute", "117");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoCheck", "118");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E4m3Fp32Fp32Fp32MatmulAlgoInit", "119");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCapGetAttribute", "120");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoCheck", "121");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16Bf16MatmulAlgoInit", "122");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCapGetAttribute", "123");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoCheck", "124");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16E4m3MatmulAlgoInit", "125");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCapGetAttribute", "126");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoCheck", "127");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Bf16E5m2MatmulAlgoInit", "128");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCapGetAttribute", "129");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoCheck", "130");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16E4m3MatmulAlgoInit", "131");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCapGetAttribute", "132");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoCheck", "133");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16E5m2MatmulAlgoInit", "134");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCapGetAttribute", "135");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoCheck", "136");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp16Fp16MatmulAlgoInit", "137");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCapGetAttribute", "138");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoCheck", "139");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE4m3E5m2Fp32Fp32Fp32MatmulAlgoInit", "140");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCapGetAttribute", "141");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoCheck", "142");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16Bf16MatmulAlgoInit", "143");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCapGetAttribute", "144");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoCheck", "145");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16E4m3MatmulAlgoInit", "146");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCapGetAttribute", "147");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoCheck", "148");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Bf16E5m2MatmulAlgoInit", "149");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCapGetAttribute", "150");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoCheck", "151");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16E4m3MatmulAlgoInit", "152");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCapGetAttribute", "153");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoCheck", "154");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16E5m2MatmulAlgoInit", "155");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCapGetAttribute", "156");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoCheck", "157");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp16Fp16MatmulAlgoInit", "158");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCapGetAttribute", "159");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoCheck", "160");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtE5m2E4m3Fp32Fp32Fp32MatmulAlgoInit", "161");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtGetEnvironmentMode", "162");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmul", "163");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmulAlgoCapGetAttribute", "164");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmulAlgoCheck", "165");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmulAlgoCheckForStream", "166");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmulAlgoGetHeuristic", "167");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmulAlgoGetHeuristicForStream", "168");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmulAlgoGetIds", "169");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHHHMatmulAlgoInit", "170");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmul", "171");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmulAlgoCapGetAttribute", "172");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmulAlgoCheck", "173");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmulAlgoCheckForStream", "174");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmulAlgoGetHeuristic", "175");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmulAlgoGetHeuristicForStream", "176");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmulAlgoGetIds", "177");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSHMatmulAlgoInit", "178");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmul", "179");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmulAlgoCapGetAttribute", "180");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmulAlgoCheck", "181");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmulAlgoCheckForStream", "182");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmulAlgoGetHeuristic", "183");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmulAlgoGetHeuristicForStream", "184");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmulAlgoGetIds", "185");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHSSMatmulAlgoInit", "186");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHeuristicLutSerializeEntry", "187");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHeuristicsCacheCreate", "188");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHeuristicsCacheDestroy", "189");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHeuristicsCacheGet", "190");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtHeuristicsCachePut", "191");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmul", "192");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmulAlgoCapGetAttribute", "193");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmulAlgoCheck", "194");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmulAlgoCheckForStream", "195");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmulAlgoGetHeuristic", "196");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmulAlgoGetHeuristicForStream", "197");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmulAlgoGetIds", "198");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCCMatmulAlgoInit", "199");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmul", "200");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmulAlgoCapGetAttribute", "201");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmulAlgoCheck", "202");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmulAlgoCheckForStream", "203");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmulAlgoGetHeuristic", "204");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmulAlgoGetHeuristicForStream", "205");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmulAlgoGetIds", "206");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtKCKMatmulAlgoInit", "207");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmACC", "208");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmBII", "209");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmBSS", "210");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmCCC", "211");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmDDD", "212");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmHHH", "213");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmHSH", "214");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmHSS", "215");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmSSS", "216");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmTSS", "217");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmTST", "218");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmUtilizationCCC", "219");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmUtilizationDDD", "220");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmUtilizationZZZ", "221");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtLegacyGemmZZZ", "222");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtMatmulAlgoConfigGetAttributeRange", "223");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmul", "224");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmulAlgoCapGetAttribute", "225");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmulAlgoCheck", "226");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmulAlgoCheckForStream", "227");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmulAlgoGetHeuristic", "228");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmulAlgoGetHeuristicForStream", "229");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmulAlgoGetIds", "230");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSSSMatmulAlgoInit", "231");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtSetEnvironmentMode", "232");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtShutdownCtx", "233");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmul", "234");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmulAlgoCapGetAttribute", "235");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmulAlgoCheck", "236");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmulAlgoCheckForStream", "237");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmulAlgoGetHeuristic", "238");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmulAlgoGetHeuristicForStream", "239");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmulAlgoGetIds", "240");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSSMatmulAlgoInit", "241");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmul", "242");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmulAlgoCapGetAttribute", "243");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmulAlgoCheck", "244");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmulAlgoCheckForStream", "245");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmulAlgoGetHeuristic", "246");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmulAlgoGetHeuristicForStream", "247");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmulAlgoGetIds", "248");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtTSTMatmulAlgoInit", "249");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmul", "250");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmulAlgoCapGetAttribute", "251");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmulAlgoCheck", "252");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmulAlgoCheckForStream", "253");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmulAlgoGetHeuristic", "254");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmulAlgoGetHeuristicForStream", "255");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmulAlgoGetIds", "256");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCCMatmulAlgoInit", "257");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmul", "258");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmulAlgoCapGetAttribute", "259");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmulAlgoCheck", "260");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmulAlgoCheckForStream", "261");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmulAlgoGetHeuristic", "262");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmulAlgoGetHeuristicForStream", "263");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmulAlgoGetIds", "264");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtVCVMatmulAlgoInit", "265");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmul", "266");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmulAlgoCapGetAttribute", "267");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmulAlgoCheck", "268");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmulAlgoCheckForStream", "269");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmulAlgoGetHeuristic", "270");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmulAlgoGetHeuristicForStream", "271");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmulAlgoGetIds", "272");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLtZZZMatmulAlgoInit", "273");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_BII", "274");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_BSS", "275");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_CCC", "276");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_DDD", "277");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_HHH", "278");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_HSH", "279");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_HSS", "280");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_SSS", "281");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_TSS", "282");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_TST", "283");
NYBBLE_STUB_UNTYPED("cublaslt", "cublasLt_for_cublas_ZZZ", "284");
#endif
