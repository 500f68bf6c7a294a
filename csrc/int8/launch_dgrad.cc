// Launches the gradient of the int8 product: GEMV for few rows, otherwise cuBLASLt with a
// dequantized W.
#include <climits>

#include "core/error.h"
#include "cuda/blas.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "cuda/workspace.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "int8/launch.h"

namespace nybble::cuda {
namespace {

kernel grad_kernels[3][3] = {{NYBBLE_INT8_TENSOR_TYPES("int8_gemv_dgrad", "_8")},
                             {NYBBLE_INT8_TENSOR_TYPES("int8_gemv_dgrad", "_16")},
                             {NYBBLE_INT8_TENSOR_TYPES("int8_gemv_dgrad", "_32")}};

// The largest number of rows for the GEMV, which streams W once per 32 rows. Times in us of GEMV,
// then of cuBLASLt, by type and number of rows (H200):
//               14336x4096   8192x28672   4096x4096
//   bf16, 32    36, 80       107, 294     19, 22
//   bf16, 64    56, 82       200, 295     25, 23
//   f32, 512    540, 1380    2150, 5020   162, 405
constexpr int64_t kMaxRows = 64, kMostRowsOfSmall = 32, kSmall = 1 << 25;
constexpr int kColumns = 128;  // of W, of a tile

// Returns the problem in the form that the shared dgrad scheduler expects.
gemm_4bit_args as_gemm4(const int8_grad_args& g) {
  gemm_4bit_args r = {};
  r.a = g.grad_out, r.dtype = g.dtype, r.m = g.m, r.n = g.n, r.k = g.k;
  r.packed = reinterpret_cast<const uint8_t*>(g.b), r.absmax.values = g.row_absmax;
  r.block_size = 64, r.out = g.grad_a;
  return r;
}

// Launches the GEMV. Returns false if the shape, the image or the device does not support it.
bool launch_gemv_dgrad(const int8_grad_args& g, int64_t most, int32_t device, void* stream) {
  const uintptr_t four = g.dtype == NYBBLE_F32 ? 16 : 8;
  const bool fits = g.k % 16 == 0 && g.n % 4 == 0 && is_aligned(g.b, 16) &&
                    is_aligned(g.row_absmax, 16) && is_aligned(g.grad_out, four) &&
                    g.n <= INT_MAX / 2 && g.k <= INT_MAX / 2;
  if (!fits || g.m > most) return false;
  int index = g.m <= 8 ? 0 : g.m <= 16 ? 1 : 2;
  if (policy::int8_dgrad_smem_bytes(8 << index) > shared_limit(device)) index = 2;  // the smallest
  const int rows = 8 << index, warps = policy::int8_dgrad_warps(rows),
            bytes = policy::int8_dgrad_smem_bytes(rows);
  kernel& k = grad_kernels[index][g.dtype];
  if (!can_run(k, bytes, device)) return false;
  const gemm_4bit_args shared = as_gemm4(g);
  const int64_t groups = ceil_div(g.m, rows);
  params::gemm4_dgrad p = {params_of(shared), 0, 0, 0, 0, 0};
  if (!share_units(p, ceil_div(g.k, kColumns), ceil_div(g.n, 16 * warps), groups, device))
    return false;
  const int64_t floats = p.places > 1 ? p.places * g.m * g.k : 0;
  const workspace memory(static_cast<size_t>(floats) * sizeof(float), device, stream);
  p.g.partial = memory.as<float>();
  k.launch(device, stream, with_pdl({p.blocks * groups, warps * 32, bytes}), p);
  if (p.places > 1) reduce(shared, p.g.partial, g.k, p.places, device, stream);
  return true;
}

}  // namespace

void int8_grad(const int8_grad_args& g, int32_t device, void* stream) {
  const current scope(device);
  const int64_t most = g.dtype == NYBBLE_F32 ? INT64_MAX
                       : g.n * g.k < kSmall  ? kMostRowsOfSmall
                                             : kMaxRows;
  if (launch_gemv_dgrad(g, most, device, stream)) return;
  // cuBLASLt requires arrays that are aligned to 16 bytes
  if (is_aligned(g.grad_out, 16) && is_aligned(g.grad_a, 16) && blas::is_there(device)) {
    const size_t bytes = static_cast<size_t>(g.n * g.k) * (g.dtype == NYBBLE_F32 ? 4 : 2);
    const buffer weight(bytes, stream);
    embedding_args rows = {};
    rows.table = reinterpret_cast<const uint8_t*>(g.b), rows.absmax.values = g.row_absmax;
    rows.count = rows.rows = g.n, rows.columns = g.k;
    rows.out = weight.as<void>(), rows.dtype = g.dtype;
    embedding(rows, device, stream);
    if (blas::product(device, stream, g.dtype, g.dtype, g.grad_out, weight.as<void>(), false,
                      nullptr, g.grad_a, g.m, g.k, g.n))
      return;
  }
  if (!launch_gemv_dgrad(g, INT64_MAX, device, stream))
    throw unsupported(
        "int8_grad: without cuBLASLt, n must be a multiple of 4, k of 16, and all arrays must be "
        "aligned to 16 bytes; cuBLASLt also needs that alignment");
}

}  // namespace nybble::cuda
