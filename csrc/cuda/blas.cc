// cuBLASLt handles, descriptors, and the algorithm chosen for each shape.
#include "cuda/blas.h"

#include <cstring>
#include <map>
#include <mutex>
#include <tuple>

#include "cuda/device.h"
#include "cuda/driver.h"
#include "cuda/memory.h"
#include "cuda/workspace.h"
#include "stubs/cublaslt.h"

namespace nybble::cuda::blas {
namespace {

constexpr size_t kWorkspace = size_t{32} << 20;
// The values of CUBLAS_OP_T, CUBLASLT_EPILOGUE_BIAS and CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES.
constexpr int kTransposed = 1, kEpilogueBias = 4, kMaxWorkspace = 1;

struct problem {
  int32_t device;
  int in, out, compute, scale;  // CUDA_R_*, CUBLAS_COMPUTE_*
  bool transposed_b, biased;
  int64_t m, n, k;
  bool operator<(const problem& o) const { return key() < o.key(); }
  std::tuple<int, int, int, int, bool, bool, int64_t, int64_t, int64_t> key() const {
    return {device, in, out, compute, transposed_b, biased, m, n, k};
  }
};

// The descriptors and the algorithm for one shape. The descriptors are never destroyed. Only the
// bias pointer changes from call to call.
struct prepared {
  cublasLtMatmulDesc_t operation = nullptr;
  cublasLtMatrixLayout_t first = nullptr, second = nullptr, result = nullptr;
  cublasLtMatmulAlgo_t algorithm = {};
  size_t workspace = 0;
  bool usable = false;
};

// The layout of cublasLtMatmulHeuristicResult_t. cuBLASLt writes such a record for each algorithm.
struct heuristic {
  cublasLtMatmulAlgo_t algorithm;
  size_t workspace;
  int state;
  float waves;
  int reserved[4];
};
static_assert(sizeof(heuristic) == sizeof(cublasLtMatmulHeuristicResult_t),
              "cuBLASLt's heuristic result changed");

cublasLtHandle_t handle_of(int32_t device) {
  static std::once_flag once[kMaxDevices];
  static cublasLtHandle_t handles[kMaxDevices];
  std::call_once(once[device], [device] {
    if (cublasLtCreate(&handles[device]) != 0) handles[device] = nullptr;
  });
  return handles[device];
}

// cuBLASLt matrices are column-major, so the row-major product is computed as out^T[n][m] = op(b) *
// a^T, and cuBLASLt gets b as its first matrix.
prepared prepare(cublasLtHandle_t handle, const problem& p) {
  prepared r;
  const int transposed = kTransposed, epilogue = kEpilogueBias;
  if (cublasLtMatmulDescCreate(&r.operation, p.compute, p.scale) != 0) return r;
  if (p.transposed_b)
    cublasLtMatmulDescSetAttribute(r.operation, CUBLASLT_MATMUL_DESC_TRANSA, &transposed,
                                   sizeof transposed);
  if (p.biased)
    cublasLtMatmulDescSetAttribute(r.operation, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue,
                                   sizeof epilogue);
  const auto n = static_cast<uint64_t>(p.n), m = static_cast<uint64_t>(p.m),
             k = static_cast<uint64_t>(p.k);
  const bool made = (p.transposed_b ? cublasLtMatrixLayoutCreate(&r.first, p.in, k, n, p.k)
                                    : cublasLtMatrixLayoutCreate(&r.first, p.in, n, k, p.n)) == 0 &&
                    cublasLtMatrixLayoutCreate(&r.second, p.in, k, m, p.k) == 0 &&
                    cublasLtMatrixLayoutCreate(&r.result, p.out, n, m, p.n) == 0;
  cublasLtMatmulPreference_t preference = nullptr;
  if (!made || cublasLtMatmulPreferenceCreate(&preference) != 0) return r;
  // On H200 with int8, a workspace makes products of 4096 rows 1.5 times as fast, but products of
  // 512 rows of 8192x28672 become 7 % slower.
  const bool long_rows = p.in == CUDA_R_8I && p.m > 128 && p.m <= 1024 && p.k >= 2 * p.n;
  const size_t most = long_rows ? 0 : kWorkspace;
  cublasLtMatmulPreferenceSetAttribute(preference, kMaxWorkspace, &most, sizeof most);
  cublasLtMatmulHeuristicResult_t raw = {};
  int found = 0;
  const int status = cublasLtMatmulAlgoGetHeuristic(
      handle, r.operation, r.first, r.second, r.result, r.result, preference, 1, &raw, &found);
  cublasLtMatmulPreferenceDestroy(preference);
  heuristic best;
  std::memcpy(&best, &raw, sizeof best);
  r.usable = status == 0 && found > 0 && best.state == 0;
  r.algorithm = best.algorithm;
  r.workspace = best.workspace;
  return r;
}

bool run(const problem& p, void* stream, const void* a, const void* b, const void* bias, void* out,
         const void* one, const void* kept) {
  const current scope(p.device);
  const cublasLtHandle_t handle = handle_of(p.device);
  if (handle == nullptr) return false;
  static std::mutex lock;
  static std::map<problem, prepared>* const known = new std::map<problem, prepared>;
  const std::lock_guard<std::mutex> hold(lock);  // the bias pointer is in the shared descriptor
  auto found = known->find(p);
  if (found == known->end()) found = known->emplace(p, prepare(handle, p)).first;
  const prepared& r = found->second;
  if (!r.usable) return false;
  if (bias != nullptr)
    cublasLtMatmulDescSetAttribute(r.operation, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias,
                                   sizeof bias);
  const buffer workspace(r.workspace, stream);
  return cublasLtMatmul(handle, r.operation, one, b, r.first, a, r.second, kept, out, r.result, out,
                        r.result, &r.algorithm, workspace.as<void>(), r.workspace,
                        reinterpret_cast<cudaStream_t>(stream)) == 0;
}

int type_of(nybble_dtype dtype) {
  return dtype == NYBBLE_F32 ? CUDA_R_32F : dtype == NYBBLE_F16 ? CUDA_R_16F : CUDA_R_16BF;
}

}  // namespace

bool is_there(int32_t device) {
  const current scope(device);
  return handle_of(device) != nullptr;
}

bool product(int32_t device, void* stream, nybble_dtype in, nybble_dtype result, const void* a,
             const void* b, bool transposed_b, const void* bias, void* out, int64_t m, int64_t n,
             int64_t k, bool add) {
  const float one = 1.0f, zero = 0.0f;
  if (kForInitcheck && !add)  // compute-sanitizer's initcheck does not see cuBLASLt's stores
    set_zero(out, static_cast<size_t>(m * n) * (result == NYBBLE_F32 ? 4 : 2), stream);
  return run({device, type_of(in), type_of(result), CUBLAS_COMPUTE_32F, CUDA_R_32F, transposed_b,
              bias != nullptr, m, n, k},
             stream, a, b, bias, out, &one, add ? &one : &zero);
}

bool product_int8(int32_t device, void* stream, const int8_t* a, const int8_t* b, int32_t* out,
                  int64_t m, int64_t n, int64_t k) {
  const int32_t one = 1, zero = 0;
  return run({device, CUDA_R_8I, CUDA_R_32I, CUBLAS_COMPUTE_32I, CUDA_R_32I, true, false, m, n, k},
             stream, a, b, nullptr, out, &one, &zero);
}

}  // namespace nybble::cuda::blas
