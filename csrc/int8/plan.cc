// The choice between the kernels of an int8 product, with the measurements behind it.
#include "int8/plan.h"

#include <climits>

#include "device/policy.h"

namespace nybble::cuda {
namespace {

int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }

// Up to kInt8MaxGemvRows the GEMV kernel is used; above kInt8FewRows, wgmma instead if the weight
// is larger than kLargeWeight. H200, us of a bf16 layer in a graph, 16 rows, GEMV and wgmma:
// 14336x4096 21.3 and 20.3, 8192x28672 64.3 and 60.5, 11008x4096 17.1 and 17.8, 4096x4096 8.9
// and 10.8.
constexpr int64_t kLargeWeight = 3 << 24;
// Rows up to which int32 results are computed by wgmma too. H200, us, wgmma and cuBLASLt:
//           14336x4096   8192x28672   4096x4096    11008x4096
//     64    19.1, 21.2   59, 66       9.2, 8.8     15.5, 19.5
//    512    59, 74       183, 286     14.5, 28.7   38.6, 52
//   1024    104, 91      328, 519     29, 39       84, 81
//   4096    421, 357     1455, 1429   120, 104     326, 249
// (4096 rows with scales: a layer takes 445, 1646, 142, 345 by cuBLASLt, 392, 1555, 121, 318 by
// wgmma.)
constexpr int64_t kMaxWgmmaInt32Rows = 1024;
// Above kFewLayerRows rows, the one-kernel layer is used only for small weights
// (kSmallOutlierWeight with outliers), and without outliers for short rows. H200, bf16, 8 rows, us
// in sequence, separate kernels and one kernel:
//   no outliers      1024x1024 3.75, 4.1   2048x2048 4.55, 5.4   1024x4096 4.9, 6.6 (host 9.3, 5.5)
//   3 outliers       1024x1024 10.2, 6.3   2048x2048 11.0, 8.4   4096x4096 14.6, 12.8
//   2048x2048        8 outliers 11.3, 10.2   40 outliers 14.2, 18.1
constexpr int64_t kFewLayerRows = 4, kSmallWeight = 1 << 22, kShortRow = 2048,
                  kSmallOutlierWeight = 1 << 24;
constexpr int64_t kMaxGemvSide = 1 << 30;  // the kernel counts in 32 bits
constexpr int64_t kTileCost = 24;          // of a tile beside its columns, in columns

bool fits_gemv(const int8_problem& p) {
  return p.vectors && p.m <= kInt8MaxGemvRows && p.n >= 16 && p.n <= kMaxGemvSide &&
         p.k <= kMaxGemvSide;
}

// Tiles and tensor maps are counted in 32 bits.
bool fits_wgmma(const int8_problem& p) {
  return p.vectors && p.m > kInt8FewRows && (!p.int32_result || p.m <= kMaxWgmmaInt32Rows) &&
         p.m <= INT_MAX / 2 && p.n <= INT_MAX / 2 && p.k <= INT_MAX / 8 &&
         ceil_div(p.n, policy::kWgmmaRows) * ceil_div(p.m, kInt8WgmmaColumns[0]) <= INT_MAX / 8;
}

}  // namespace

int8_path choose_int8_path(const int8_problem& p, const int8_features& has) {
  const bool gemv = has.gemv && fits_gemv(p), wgmma = has.wgmma && fits_wgmma(p);
  if (wgmma && (!gemv || p.n * p.k > kLargeWeight)) return int8_path::wgmma;
  if (gemv) return int8_path::gemv;
  if (has.cublaslt && p.vectors && p.n % 4 == 0) return int8_path::cublaslt;
  return has.mma && p.vectors ? int8_path::mma : int8_path::simt;
}

bool suits_int8_fused_linear(const int8_layer& l) {
  const int64_t row_parts = l.m <= 2 ? l.m : l.m <= 4 ? 4 : 8;
  if (l.m > policy::kInt8FusedRows || l.n < 16 || l.n > kMaxGemvSide || l.k < 16 || !l.vectors ||
      l.k > policy::int8_fused_linear_values(l.vector) / row_parts)
    return false;
  if (l.m <= kFewLayerRows) return true;
  if (l.outliers) return l.n * l.k <= kSmallOutlierWeight;
  return l.n * l.k <= kSmallWeight && l.k <= kShortRow;
}

// The product of a small weight quantizes its rows itself.
// H200, bf16, us, separate kernels and fused:
//   host, 9 to 128 rows   8.3, 5.0 (3 outlier columns: 13, 7.7)
//   1024x1024             16 rows 4.8, 6.1   64 rows 6.6, 7.9   128 rows 8.45, 9.3
//   2048x2048             16 rows 6.3, 7.3   64 rows 8.0, 9.2   128 rows 10.4, 10.8
//   3 outlier columns     1024x1024 16 rows 11.6, 13.3   2048x2048 64 rows 16.2, 17.9
bool suits_int8_fused_quant(const int8_layer& l) {
  return l.n * l.k <= kSmallWeight && l.m <= policy::kMaxQueuedUnits && l.a_aligned &&
         (!l.outliers || (l.m <= policy::kInt8StatRows &&
                          l.k <= int64_t{policy::kMaxQueuedUnits} * 32 * l.vector));
}

// Wide tiles read less, narrow ones fill the multiprocessors better. H200, us of a bf16 layer in a
// graph with tiles of 128 and 256: 14336x4096, 256 and 512 rows 33.9 and 62.1, 32.6 and 56.3;
// 8192x28672 107 and 210, 149 and 192; 11008x4096 31.8 and 47.4, 30.7 and 55.0. With cluster
// split-K, 4096x4096, 64, 128 and 256 rows: 11.6, 14.0, 15.6 (without: 13.5, 16.5, 17.1).
int8_tiles plan_int8_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors) {
  const int64_t rows = ceil_div(n, policy::kWgmmaRows), steps = ceil_div(k, policy::kInt8WgmmaStep);
  int8_tiles best = {m <= 32 ? 0 : m <= 64 ? 1 : 2, 1};
  const auto cost = [&](int i) {
    return ceil_div(rows * ceil_div(m, kInt8WgmmaColumns[i]), multiprocessors) *
           (kInt8WgmmaColumns[i] + kTileCost);
  };
  if (m > kInt8WgmmaColumns[2] && cost(3) < cost(2)) best.index = 3;
  if (rows * ceil_div(m, kInt8WgmmaColumns[best.index]) * 2 <= multiprocessors && steps >= 8)
    best.cluster_k = 2;
  return best;
}

}  // namespace nybble::cuda
