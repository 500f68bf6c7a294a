// Owns: choosing and launching the int8 kernels; the product goes to the streaming kernel (few
// rows), cuBLASLt, the tensor-core tile or the plain kernel.
#include <algorithm>

#include "kernels/params.h"
#include "kernels/policy.h"
#include "runtime/cuda/blas.h"
#include "runtime/cuda/kernel.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda/shapes.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_INT8_TYPES(name) {"int8", name "_f32"}, {"int8", name "_f16"}, {"int8", name "_bf16"}
#define NYBBLE_INT8_ROWS(most)                                            \
  {"int8", "int8_stream_f32_" most}, {"int8", "int8_stream_f16_" most}, { \
    "int8", "int8_stream_bf16_" most                                      \
  }
kernel row_kernels[3] = {NYBBLE_INT8_TYPES("int8_quantize_rows")};
kernel fact_kernels[3] = {NYBBLE_INT8_TYPES("int8_column_facts")};
kernel column_kernels[3] = {NYBBLE_INT8_TYPES("int8_quantize_columns")};
kernel dequantize_kernels[3] = {NYBBLE_INT8_TYPES("int8_dequantize")};
kernel plain_kernels[3] = {NYBBLE_INT8_TYPES("int8_plain")};
kernel tile_kernels[3] = {NYBBLE_INT8_TYPES("int8_tile")};
kernel stream_kernels[2][3] = {{NYBBLE_INT8_ROWS("8")}, {NYBBLE_INT8_ROWS("16")}};  // [rows > 8]

constexpr int64_t kMostRowBlocks = 1 << 20;
// Rows of `a` up to which our own kernel streams the weight. H200, 14336x4096 and 8192x28672,
// single launches: 16 rows 28 and 73 us, cuBLASLt and its dequantization 38 and 81; 32 rows 33 and
// 79 against 32 and 80.
constexpr int64_t kMostStreamRows = 16;
constexpr int64_t kMostStreamSide = 1 << 30;  // the kernel counts in 32 bits

// Threads a multiprocessor up to which each takes eight outputs of a dequantization. H200, 1 to 64
// rows: 4.4 to 6.9 us, 6.0 to 7.7 with sixteen each.
constexpr int64_t kFewDequantize = 2048;

// So many that a row's vectors stay in registers, if a block can be so large.
int row_threads(int64_t vectors) {
  const int64_t wanted = ceil_div(ceil_div(vectors, policy::kInt8Held), 32) * 32;
  return static_cast<int>(std::clamp<int64_t>(wanted, 128, policy::kInt8RowThreads));
}

bool launch_stream(const int8_matmul_args& g, const params::int8_gemm& p, int32_t device,
                   void* stream) {
  if (g.m > kMostStreamRows || g.n < 16 || g.n > kMostStreamSide || g.k > kMostStreamSide)
    return false;
  kernel& k = stream_kernels[g.m > 8][g.dtype];
  const int most = policy::int8_stream_bytes(g.m > 8 ? 16 : 8);
  if (!k.present(device) || most > shared_limit(device)) return false;
  const shape s = {std::min<int64_t>(ceil_div(g.n, 16), multiprocessors(device)),
                   policy::kInt8StreamWarps * 32, policy::int8_stream_bytes(static_cast<int>(g.m)),
                   most};
  k.launch(device, stream, early(s), p);
  return true;
}

void clear(void* values, int64_t bytes, void* stream) {
  if (values != nullptr && bytes > 0) set_zero(values, static_cast<size_t>(bytes), stream);
}

}  // namespace

void int8_vectorwise_quant(const int8_vectorwise_quant_args& q, int32_t device, void* stream) {
  const int64_t float_bytes = sizeof(float);
  if (q.rows == 0 || q.cols == 0) {
    const current scope(device);
    clear(q.row_absmax, q.rows * float_bytes, stream);
    clear(q.col_absmax, q.cols * float_bytes, stream);
    return clear(q.outlier_cols, q.cols, stream);
  }
  const int vector = vector_of(q.dtype);
  const bool whole = q.cols % vector == 0 && is_aligned(q.a, 16) && is_aligned(q.q_row, 8) &&
                     is_aligned(q.q_col, 8);
  const params::int8_quant p = {q.a,          q.q_row,        q.q_col, q.row_absmax,
                                q.col_absmax, q.outlier_cols, q.rows,  q.cols,
                                q.threshold,  whole};
  const int64_t groups = ceil_div(ceil_div(q.cols, vector), policy::kInt8ColumnThreads);
  const shape by_columns = {groups * ceil_div(q.rows, policy::kInt8ColumnRows),
                            policy::kInt8ColumnThreads};
  if (q.outlier_cols != nullptr || q.q_col != nullptr) {
    const current scope(device);
    clear(q.outlier_cols, q.cols, stream);
    if (q.q_col != nullptr) clear(q.col_absmax, q.cols * float_bytes, stream);
    fact_kernels[q.dtype].launch(device, stream, by_columns, p);
  }
  const shape by_rows = {std::min(q.rows, kMostRowBlocks), row_threads(ceil_div(q.cols, vector))};
  row_kernels[q.dtype].launch(device, stream, early(by_rows), p);
  if (q.q_col != nullptr) column_kernels[q.dtype].launch(device, stream, early(by_columns), p);
}

void int8_mm_dequant(const int8_mm_dequant_args& d, int32_t device, void* stream) {
  const params::int8_gemm p = {
      nullptr, nullptr, const_cast<int32_t*>(d.acc), d.row_absmax, d.col_absmax, d.bias, d.out, d.m,
      d.n,     0};
  // A thread for each eight outputs, and fewer to a block, where that fills no more than a wave.
  const int64_t eights = ceil_div(d.m * d.n, 8);
  const bool few = eights <= kFewDequantize * multiprocessors(device);
  const int threads = few ? 64 : 256, each = few ? 1 : policy::kInt8Outputs / 8;
  dequantize_kernels[d.dtype].launch(device, stream,
                                     early({ceil_div(eights, threads * each), threads}), p);
}

void int8_matmul(const int8_matmul_args& g, int32_t device, void* stream) {
  const current scope(device);
  const bool fused = g.out != nullptr,
             whole = g.k % 16 == 0 && is_aligned(g.a, 16) && is_aligned(g.b, 16);
  const params::int8_gemm p = {g.a,    g.b,   g.acc, g.row_absmax, g.col_absmax,
                               g.bias, g.out, g.m,   g.n,          g.k};
  if (whole && launch_stream(g, p, device, stream)) return;
  if (whole && g.n % 4 == 0) {
    if (!fused && blas::product_int8(device, stream, g.a, g.b, g.acc, g.m, g.n, g.k)) return;
    if (fused) {
      const buffer acc(static_cast<size_t>(g.m * g.n) * sizeof(int32_t), stream);
      if (blas::product_int8(device, stream, g.a, g.b, acc.as<int32_t>(), g.m, g.n, g.k))
        return int8_mm_dequant(
            {acc.as<int32_t>(), g.row_absmax, g.col_absmax, g.bias, g.m, g.n, g.out, g.dtype},
            device, stream);
    }
  }
  if (whole && tile_kernels[g.dtype].present(device)) {
    const shape s = {ceil_div(g.m, policy::kInt8Tile) * ceil_div(g.n, policy::kInt8Tile),
                     policy::kInt8Threads, policy::kInt8TileBytes};
    return tile_kernels[g.dtype].launch(device, stream, early(s), p);
  }
  plain_kernels[g.dtype].launch(device, stream, early({ceil_div(g.m * g.n, 8), 256}), p);
}

}  // namespace nybble::cuda
