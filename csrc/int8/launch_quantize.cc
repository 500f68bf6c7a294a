// Launches the kernels that quantize matrices to int8 and that dequantize int32 results.
#include <algorithm>

#include "cuda/launch.h"
#include "cuda/memory.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy_outliers.h"
#include "int8/launch.h"

namespace nybble::cuda {
namespace {

kernel row_kernels[3] = {NYBBLE_INT8_TYPES("int8_quantize_rows")};
kernel gather_kernels[3] = {NYBBLE_INT8_TENSOR_TYPES("int8_quantize_gather", "")};
kernel listed_row_kernels[3] = {
    NYBBLE_INT8_TENSOR_TYPES("int8_quantize_listed", "")};  // no float32
kernel stat_kernels[3] = {NYBBLE_INT8_TYPES("int8_column_stats")};
kernel column_kernels[3] = {NYBBLE_INT8_TYPES("int8_quantize_columns")};
kernel dequantize_kernels[2][3] = {{NYBBLE_INT8_TYPES("int8_dequantize")},
                                   {NYBBLE_INT8_TYPES("int8_dequantize_few")}};  // [few]

// A thread block with more threads than this (for long rows) quantizes several rows, and loads its
// next row before it has finished the current row. A smaller block quantizes one row. Times in us
// of 4096 rows in bf16:
//                            K = 8192   K = 14336   K = 28672
//   one row per block        25.8       46.5        99.9
//   several rows per block   26.6       44.8        88.6
constexpr int kOneRowThreads = 256;
constexpr int64_t kMaxRowBlocks = 1 << 20;
// A thread dequantizes eight outputs if this gives at most this many threads per multiprocessor,
// otherwise sixteen. With eight outputs, 1 to 64 rows take 4.4 to 6.9 us; with sixteen, 6.0 to 7.7
// us (H200).
constexpr int64_t kFewDequantize = 2048;

// Returns the number of threads that are needed to keep a row's vectors in registers, but at most
// the size of the largest block.
int row_threads(int64_t vectors) {
  const int64_t wanted = ceil_div(ceil_div(vectors, policy::kInt8RegisterVectors), 32) * 32;
  return static_cast<int>(std::clamp<int64_t>(wanted, 128, policy::kInt8RowThreads));
}

void clear(void* values, int64_t bytes, void* stream) {
  if (values != nullptr && bytes > 0) set_zero(values, static_cast<size_t>(bytes), stream);
}

}  // namespace

void quantize_int8_rows(const params::int8_quant& q, const params::int8_gathered* gathered,
                        int dtype, int64_t blocks, int threads, int32_t device, void* stream) {
  if (gathered == nullptr)
    return row_kernels[dtype].launch(device, stream, with_pdl({blocks, threads}), q);
  kernel& k = (gathered->columns != nullptr ? listed_row_kernels : gather_kernels)[dtype];
  k.launch(device, stream, with_pdl({blocks, std::max(threads, policy::kInt8OutlierThreads)}),
           params::int8_quant_gather{q, *gathered});
}

void quantize_int8(const int8_vectorwise_quant_args& q, const params::int8_gathered* gathered,
                   int32_t device, void* stream) {
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
  const int64_t groups = ceil_div(q.cols, 32 * vector);
  const auto by_columns = [&](int64_t rows) {
    return shape{groups * ceil_div(q.rows, rows), policy::kInt8ColumnThreads};
  };
  if (q.q_col != nullptr || (q.outlier_cols != nullptr && q.rows > 1)) {
    const shape facts = by_columns(policy::kInt8StatRows);
    // whether one block has all rows of a column
    const bool alone = q.rows <= policy::kInt8StatRows;
    if (!alone) {
      const current scope(device);
      clear(q.outlier_cols, q.cols, stream);
      if (q.q_col != nullptr) clear(q.col_absmax, q.cols * float_bytes, stream);
    }
    stat_kernels[q.dtype].launch(device, stream, alone ? with_pdl(facts) : facts, p);
  }
  const int threads = row_threads(ceil_div(q.cols, vector));
  const int64_t most = threads <= kOneRowThreads || gathered != nullptr
                           ? kMaxRowBlocks
                           : multiprocessors(device) * (policy::kInt8RowThreads / threads);
  quantize_int8_rows(p, gathered, q.dtype, std::min(q.rows, most), threads, device, stream);
  if (q.q_col != nullptr)
    column_kernels[q.dtype].launch(device, stream, with_pdl(by_columns(policy::kInt8ColumnRows)),
                                   p);
}

void int8_vectorwise_quant(const int8_vectorwise_quant_args& q, int32_t device, void* stream) {
  quantize_int8(q, nullptr, device, stream);
}

void int8_mm_dequant(const int8_mm_dequant_args& d, int32_t device, void* stream) {
  params::int8_gemm p = {};
  p.acc = const_cast<int32_t*>(d.acc), p.row_absmax = d.row_absmax, p.col_absmax = d.col_absmax;
  p.bias = d.bias, p.out = d.out, p.m = d.m, p.n = d.n;
  // If all threads fit on the device at once (one wave), each thread dequantizes eight outputs, and
  // the blocks are smaller.
  const int64_t eights = ceil_div(d.m * d.n, 8);
  const bool whole = d.n % 8 == 0 && is_aligned(d.acc, 16) && is_aligned(d.col_absmax, 16) &&
                     is_aligned(d.bias, 16) && is_aligned(d.out, 16);
  const bool few = whole && eights <= kFewDequantize * multiprocessors(device);
  const int threads = few ? 128 : 256, each = few ? 1 : policy::kInt8Outputs / 8;
  dequantize_kernels[few][d.dtype].launch(device, stream,
                                          with_pdl({ceil_div(eights, threads * each), threads}), p);
}

}  // namespace nybble::cuda
