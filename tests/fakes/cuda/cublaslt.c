/* A fake cuBLASLt of CUDA 12 that accepts every product and logs its shape. NYBBLE_FAKE_WORKSPACE
 * is the number of workspace bytes that its algorithms need. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script.h"
#include "stubs/cublaslt.h"

struct cublasLtContext {
  int empty;
};
struct cublasLtMatmulDescOpaque_t {
  int transposed;
  const void* bias;
};
struct cublasLtMatrixLayoutOpaque_t {
  int type;
  unsigned long rows, columns;
};
struct cublasLtMatmulPreferenceOpaque_t {
  size_t workspace;
};
/* The layout of cublasLtMatmulHeuristicResult_t. */
typedef struct heuristic {
  cublasLtMatmulAlgo_t algorithm;
  size_t workspace;
  int state;
  float waves;
  int reserved[4];
} heuristic;
enum { TRANSA = 3, BIAS_POINTER = 8, MAX_WORKSPACE = 1 };

cublasStatus_t cublasLtCreate(cublasLtHandle_t* handle) {
  ENTER();
  *handle = calloc(1, sizeof **handle);
  return 0;
}
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* made, cublasComputeType_t compute,
                                        cudaDataType_t scale) {
  ENTER();
  (void)compute, (void)scale;
  *made = calloc(1, sizeof **made);
  return 0;
}
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t of,
                                              cublasLtMatmulDescAttributes_t attribute,
                                              const void* value, size_t size) {
  ENTER();
  (void)size;
  if (attribute == TRANSA) of->transposed = *(const int*)value;
  if (attribute == BIAS_POINTER) of->bias = *(const void* const*)value;
  return 0;
}
cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* made, cudaDataType type,
                                          uint64_t rows, uint64_t columns, int64_t stride) {
  ENTER();
  if (stride < (int64_t)rows) return 7; /* CUBLAS_STATUS_INVALID_VALUE */
  *made = calloc(1, sizeof **made);
  **made = (struct cublasLtMatrixLayoutOpaque_t){type, rows, columns};
  return 0;
}
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* made) {
  ENTER();
  *made = calloc(1, sizeof **made);
  return 0;
}
cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t old) {
  ENTER();
  free(old);
  return 0;
}
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t of,
                                                    cublasLtMatmulPreferenceAttributes_t attribute,
                                                    const void* value, size_t size) {
  ENTER();
  (void)size;
  if (attribute == MAX_WORKSPACE) of->workspace = *(const size_t*)value;
  return 0;
}
cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t handle,
                                              cublasLtMatmulDesc_t operation,
                                              cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                                              cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                              cublasLtMatmulPreference_t preference, int wanted,
                                              cublasLtMatmulHeuristicResult_t* found, int* count) {
  ENTER();
  (void)handle, (void)operation, (void)a, (void)b, (void)c, (void)d;
  if (wanted < 1) return 7;
  heuristic one = {0};
  one.workspace = (size_t)script_number("NYBBLE_FAKE_WORKSPACE", 0);
  *count = one.workspace <= preference->workspace;
  memcpy(found, &one, sizeof one);
  return 0;
}
cublasStatus_t cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t operation,
                              const void* alpha, const void* A, cublasLtMatrixLayout_t a,
                              const void* beta_B, cublasLtMatrixLayout_t b, const void* beta,
                              const void* C, cublasLtMatrixLayout_t c, void* D,
                              cublasLtMatrixLayout_t d, const cublasLtMatmulAlgo_t* algorithm,
                              void* workspace, size_t bytes, cudaStream_t stream) {
  ENTER();
  (void)handle, (void)alpha, (void)A, (void)beta_B, (void)beta, (void)C, (void)c, (void)D;
  (void)algorithm, (void)workspace, (void)bytes, (void)stream;
  script_note("\"product\": \"%lux%lux%lu of type %d to %d%s%s\"", d->columns, d->rows, b->rows,
              a->type, d->type, operation->transposed ? " transposed" : "",
              operation->bias != NULL ? " with bias" : "");
  return 0;
}
