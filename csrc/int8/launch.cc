// Launches int8 products and layers. int8/plan.h chooses the path of a product.
#include <algorithm>
#include <memory>

#include "cuda/blas.h"
#include "cuda/capture.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/memory.h"
#include "cuda/shapes.h"
#include "cuda/stream_memory.h"
#include "cuda/workspace.h"
#include "device/params.h"
#include "device/policy.h"
#include "int8/launch.h"
#include "int8/plan.h"

namespace nybble::cuda {
namespace {

kernel simt_kernel = {"int8", "int8_simt"}, mma_kernel = {"int8_tensor", "int8_mma"};
kernel gemv_kernels[2] = {{"int8_tensor", "int8_gemv_8"},
                          {"int8_tensor", "int8_gemv_16"}};  // [rows > 8]
kernel fused_linear_kernels[3] = {NYBBLE_INT8_FUSED_TYPES("int8_fused_linear", "")};
kernel gemv_fused_quant_kernels[2][3] = {{NYBBLE_INT8_FUSED_TYPES("int8_gemv_fused_quant", "_8")},
                                         {NYBBLE_INT8_FUSED_TYPES("int8_gemv_fused_quant", "_16")}};
static_assert(kInt8RowsAtOnce == policy::kInt8FusedRows);

kernel& gemv_kernel(const int8_matmul_args& g, bool fused_quant) {
  return fused_quant ? gemv_fused_quant_kernels[g.m > 8][g.dtype] : gemv_kernels[g.m > 8];
}

int gemv_limit(int64_t m) { return policy::int8_gemv_smem_bytes(m > 8 ? 16 : 8); }

// first: see launch_int8_wgmma.
void launch_gemv(const int8_matmul_args& g, const params::int8_gemm& p,
                 const params::int8_fused_quant* first, int32_t device, void* stream) {
  kernel& k = gemv_kernel(g, first != nullptr);
  const int64_t units = first == nullptr ? 0 : first->rows.rows;
  const shape s = {std::min<int64_t>(std::max(ceil_div(g.n, 16), units), multiprocessors(device)),
                   policy::kInt8GemvWarps * 32, policy::int8_gemv_smem_bytes(static_cast<int>(g.m)),
                   gemv_limit(g.m)};
  if (first == nullptr)
    k.launch(device, stream, with_pdl(s), p);
  else
    k.launch(device, stream, with_pdl(s), params::int8_gemv_fused_quant{p, *first});
}

// Multiplies with cuBLASLt. For compute-sanitizer's initcheck, the result is zeroed first, because
// initcheck does not see cuBLASLt's stores.
bool by_cublaslt(const int8_matmul_args& g, int32_t* sums, int32_t device, void* stream) {
  if (kForInitcheck) set_zero(sums, static_cast<size_t>(g.m * g.n) * sizeof *sums, stream);
  return blas::product_int8(device, stream, g.a, g.b, sums, g.m, g.n, g.k);
}

params::int8_gemm record_of(const int8_matmul_args& g, bool prefetch_weight) {
  return {g.a,   g.b, g.acc, g.row_absmax, g.col_absmax,    g.bias,
          g.out, g.m, g.n,   g.k,          prefetch_weight, g.dtype};
}

// Whether rows consist of whole, aligned vectors of 16 bytes.
bool has_vectors(int64_t k, const void* a, const void* b) {
  return k % 16 == 0 && is_aligned(a, 16) && is_aligned(b, 16);
}

int8_problem problem_of(const int8_matmul_args& g) {
  return {g.m, g.n, g.k, has_vectors(g.k, g.a, g.b), g.out == nullptr};
}

// Returns the kernels that the image has and the device can run for this product. cuBLASLt is
// looked up only when it is chosen.
int8_features features_of(const int8_matmul_args& g, bool fused_quant, int32_t device) {
  const bool gemv = g.m <= kInt8MaxGemvRows && gemv_kernel(g, fused_quant).present(device) &&
                    gemv_limit(g.m) <= shared_limit(device);
  return {gemv, g.m > kInt8FewRows && has_int8_wgmma(g, fused_quant, device), !fused_quant,
          !fused_quant && mma_kernel.present(device)};
}

bool launch_cublaslt(const int8_matmul_args& g, int32_t device, void* stream) {
  if (!blas::is_there(device)) return false;
  if (g.out == nullptr) return by_cublaslt(g, g.acc, device, stream);
  const buffer acc(static_cast<size_t>(g.m * g.n) * sizeof(int32_t), stream);
  if (!by_cublaslt(g, acc.as<int32_t>(), device, stream)) return false;
  int8_mm_dequant({acc.as<int32_t>(), g.row_absmax, g.col_absmax, g.bias, g.m, g.n, g.out, g.dtype},
                  device, stream);
  return true;
}

void launch_mma(const int8_matmul_args& g, const params::int8_gemm& p, int32_t device,
                void* stream) {
  const shape s = {ceil_div(g.m, policy::kInt8MmaTile) * ceil_div(g.n, policy::kInt8MmaTile),
                   policy::kInt8MmaThreads, policy::kInt8MmaSmemBytes};
  mma_kernel.launch(device, stream, with_pdl(s), p);
}

// Launches an int8 product; launch_int8_wgmma explains `prefetch_weight` and `first`. Returns false
// if `first` is set and the image has no kernel that also quantizes the rows. If the launch shows
// that a path is not available, the function excludes this path and chooses another.
bool multiply(const int8_matmul_args& g, bool prefetch_weight,
              const params::int8_fused_quant* first, int32_t device, void* stream) {
  const current scope(device);
  const params::int8_gemm p = record_of(g, prefetch_weight);
  int8_features has = features_of(g, first != nullptr, device);
  for (;;) {
    switch (choose_int8_path(problem_of(g), has)) {
      case int8_path::gemv:
        return launch_gemv(g, p, first, device, stream), true;
      case int8_path::wgmma:
        if (launch_int8_wgmma(g, p, prefetch_weight, device, stream, first)) return true;
        has.wgmma = false;
        break;
      case int8_path::cublaslt:
        if (launch_cublaslt(g, device, stream)) return true;
        has.cublaslt = false;
        break;
      case int8_path::mma:
        return launch_mma(g, p, device, stream), true;
      case int8_path::simt:
        if (first != nullptr) return false;
        simt_kernel.launch(device, stream, with_pdl({ceil_div(g.m * g.n, 8), 256}), p);
        return true;
    }
  }
}

}  // namespace

void int8_matmul(const int8_matmul_args& g, int32_t device, void* stream) {
  multiply(g, false, nullptr, device, stream);
}

namespace {

int8_layer layer_of(const int8_linear_args& l) {
  const bool vectors = has_vectors(l.k, l.a, l.b), aligned = is_aligned(l.a, 16);
  return {l.m, l.n, l.k, vector_of(l.dtype), vectors, aligned, l.threshold > 0.0f};
}

// Runs an int8 layer of few rows in one kernel, in which every block quantizes all rows. Returns
// false if the shape, the image or the device does not support this kernel, or if two kernels are
// faster. Two kernels are faster in a captured graph: there the second launch costs the host
// nothing, and the second kernel prefetches W during the quantization.
bool launch_fused_linear(const int8_linear_args& l, int32_t device, void* stream) {
  if (!suits_int8_fused_linear(layer_of(l))) return false;
  kernel& k = fused_linear_kernels[l.dtype];
  const int limit = policy::int8_fused_linear_limit();
  if (!k.present(device) || limit > shared_limit(device)) return false;
  if (!(l.threshold > 0.0f) && place_of(stream).capture != 0) return false;
  params::int8_fused_linear p = {};
  p.g.b = l.b, p.g.col_absmax = l.col_absmax, p.g.bias = l.bias, p.g.out = l.out;
  p.g.m = l.m, p.g.n = l.n, p.g.k = l.k;
  p.a = l.a, p.threshold = l.threshold;
  const shape s = {
      std::min<int64_t>(ceil_div(l.n, 16), multiprocessors(device)), policy::kInt8GemvWarps * 32,
      policy::int8_fused_linear_smem_bytes(static_cast<int>(l.m), static_cast<int>(l.k)), limit};
  k.launch(device, stream, with_pdl(s), p);
  return true;
}

int8_matmul_args product_of(const int8_linear_args& l) {
  return {l.q, l.b, l.m, l.n, l.k, nullptr, l.row_absmax, l.col_absmax, l.bias, l.out, l.dtype};
}

// Runs a product kernel that also quantizes the rows. counts: memory for params::int8_fused_quant.
// Returns false if the image has no such kernel for the shape.
bool launch_fused_quant(const int8_linear_args& l, unsigned* counts, int32_t device, void* stream) {
  const bool outliers = l.threshold > 0.0f;
  if (!suits_int8_fused_quant(layer_of(l))) return false;
  const params::int8_fused_quant first = {
      {l.a, l.q, nullptr, l.row_absmax, nullptr, outliers ? l.outlier_cols : nullptr, l.m, l.k,
       l.threshold, 1},
      counts};
  const int8_matmul_args g = product_of(l);
  if (!multiply(g, false, &first, device, stream)) return false;
  if (outliers) add_int8_outliers(l, nullptr, device, stream);
  return true;
}

// Runs an int8 layer in two or more kernels. copies: memory for int8_outlier_copies, or NULL.
void launch_separately(const int8_linear_args& l, char* copies, int32_t device, void* stream) {
  const int8_vectorwise_quant_args rows = {
      l.a, l.dtype, l.m,          l.k,     l.threshold,
      l.q, nullptr, l.row_absmax, nullptr, l.threshold > 0.0f ? l.outlier_cols : nullptr};
  params::int8_gathered first;
  if (copies != nullptr) first = int8_outlier_copies(l, copies, device);
  const params::int8_gathered* const gathered = copies != nullptr ? &first : nullptr;
  quantize_int8(rows, gathered, device, stream);
  // The quantization kernels do not write any weight. They let the product start (PDL) only after
  // all kernels before the quantization have ended, so the product may prefetch its weight.
  multiply(product_of(l), true, nullptr, device, stream);
  if (l.threshold > 0.0f) add_int8_outliers(l, gathered, device, stream);
}

}  // namespace

void int8_linear(const int8_linear_args& l, int32_t device, void* stream) {
  const current scope(device);
  if (launch_fused_linear(l, device, stream)) return;
  std::size_t copies = int8_outlier_bytes(l, device);
  std::unique_ptr<workspace> memory;
  // If the memory for copies cannot be allocated, the product runs without copies, but more slowly.
  const auto allocate = [&](std::size_t rest) {
    try {
      memory = std::make_unique<workspace>(copies + rest, device, stream);
    } catch (const out_of_memory&) {
      if (copies == 0) throw;
      copies = 0, memory = std::make_unique<workspace>(rest, device, stream);
    }
    return copies > 0 ? memory->as<char>() : nullptr;
  };
  if (l.q != nullptr) return launch_separately(l, allocate(0), device, stream);
  const int64_t tops = ceil_div(l.m * 4, 256) * 256, codes = ceil_div(l.m * l.k, 256) * 256;
  const auto bytes = static_cast<size_t>(tops + codes + l.k);
  const auto given = [&](char* at) {
    int8_linear_args all = l;
    all.row_absmax = reinterpret_cast<float*>(at);
    all.q = reinterpret_cast<int8_t*>(at + tops);
    all.outlier_cols = reinterpret_cast<uint8_t*>(at + tops + codes);
    return all;
  };
  const stream_memory kept =
      bytes + copies <= stream_memory::kBytes ? memory_of_stream(device, stream) : stream_memory{};
  if (kept.zeros == nullptr) {
    char* const made = allocate(bytes);
    return launch_separately(given(memory->as<char>() + copies), made, device, stream);
  }
  const int8_linear_args all = given(kept.data + copies);
  if (!launch_fused_quant(all, kept.zeros->queues, device, stream))
    launch_separately(all, copies > 0 ? kept.data : nullptr, device, stream);
}

}  // namespace nybble::cuda
