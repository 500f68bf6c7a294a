// Chooses between the kernels of an int8 product. Times were measured on an H200.
#include "int8/plan.h"

#include <algorithm>
#include <climits>

#include "device/policy.h"

namespace nybble::cuda {
namespace {

int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }

// Up to kInt8FewRows rows, all products use GEMV. From there to kInt8MaxGemvRows rows, wgmma is
// used if W has more than kFewWeightRows rows and more than kLargeWeight values (kSmallWeight with
// more than kManyWeightRows rows). GEMV needs time for each row of W, and few rows give wgmma too
// few tiles. Times in us of GEMV, then of wgmma, in bf16:
//               9 rows       16 rows                     9 rows       16 rows
//   11008x4096  16.2, 15.1   17.7, 15.2    2048x8192     10.1, 11.3   10.9, 11.4
//   5120x4096   10.0, 10.1   10.8, 10.1    2048x14336    14.2, 16.9   14.7, 16.9
//   4096x6144   11.6, 11.5   12.6, 11.5    2304x8192     11.9, 11.6   12.7, 11.6
//   4096x4096                9.0, 9.3      3072x4096     7.6, 8.6     8.2, 8.6
//   8192x2048   9.5, 9.1     10.2, 9.1     6144x2048     7.9, 8.5     8.8, 8.4
//   8192x1024   8.0, 6.7     8.7, 6.6      16384x512     11.3, 5.7    12.6, 5.6
constexpr int64_t kLargeWeight = 1 << 24, kFewWeightRows = 2048, kManyWeightRows = 8191;
// The largest number of rows for which wgmma also computes int32 results. Times in us of wgmma,
// then of cuBLASLt, by the number of rows:
//           14336x4096   8192x28672   4096x4096    11008x4096
//    512    59, 74       183, 286     14.5, 28.7   38.6, 52
//   1024    104, 91      328, 519     29, 39       84, 81
//   4096    421, 357     1455, 1429   120, 104     326, 249
constexpr int64_t kMaxWgmmaInt32Rows = 1024;
// Limits for a layer in one kernel. A layer of up to kFewLayerRows rows always runs in one kernel.
// With more rows it does so only if the weight is small: at most kSmallOutlierWeight values with an
// outlier threshold; without one, at most kSmallWeight values and rows of at most kShortRow values.
// Times in us of separate kernels, then of one kernel, for 8 rows:
//   no outliers   1024x1024 3.75, 4.1   2048x2048 4.55, 5.4   1024x4096 4.9, 6.6 (host 9.3, 5.5)
//   3 outliers    1024x1024 10.2, 6.3   2048x2048 11.0, 8.4   4096x4096 14.6, 12.8
constexpr int64_t kFewLayerRows = 4, kSmallWeight = 1 << 22, kShortRow = 2048,
                  kSmallOutlierWeight = 1 << 24;
constexpr int64_t kMaxGemvSide = 1 << 30;  // the GEMV kernel has 32-bit indices
constexpr int64_t kTileCost = 24;          // fixed cost of a tile, as a number of columns
constexpr int64_t kLongK = 8192;           // for tiles of 64 rows of W

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
  const bool large =
      p.n > kFewWeightRows && p.n * p.k > (p.n > kManyWeightRows ? kSmallWeight : kLargeWeight);
  if (wgmma && (!gemv || large)) return int8_path::wgmma;
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

// Whether the product kernel quantizes its rows itself, which it does for small weights. This takes
// about 1 us longer on the device, but saves the host one launch. For 16 rows of 1024x1024 in bf16,
// two kernels take 4.8 us on the device and 8.3 us on the host; one kernel takes 6.1 us and 5.0 us.
bool suits_int8_fused_quant(const int8_layer& l) {
  return l.n * l.k <= kSmallWeight && l.m <= policy::kMaxQueuedUnits && l.a_aligned &&
         (!l.outliers || (l.m <= policy::kInt8StatRows &&
                          l.k <= int64_t{policy::kMaxQueuedUnits} * 32 * l.vector));
}

// With fewer rows, a tile of 128 columns has too much padding for blocks of 64 rows of W (H200, 96
// rows of 8192x8192: 29.4 instead of 25.8 us).
constexpr int64_t kFillsColumns = 112;

// Plans the tiles. Wide tiles read less memory; narrow tiles divide the work more evenly among the
// multiprocessors. For 256 rows of 14336x4096, tiles of 128 columns take 33.9 us and tiles of 256
// columns 32.6 us; for 512 rows of 11008x4096, they take 47.4 and 55.0 us. With halves as the last
// tiles, 1024 and 1536 rows of 14336x4096 take 96 and 137 instead of 103 and 149 us, and 2048 rows
// of 11008x4096 take 144 instead of 159 us. Tiles of 128 columns with halves are not faster.
// Cluster split-K is faster if there are few tiles (4096x4096, 64 rows: 11.6 us instead of 13.5).
// Tiles of 64 rows of W are faster if all of them are computed at once. Times in us of bf16 layers
// with tiles of 128 rows of W, then of 64:
//              4096x4096    4096x14336   2048x8192    6144x4096    8192x8192    8192x28672
//    64 rows   10.1, 9.4    22.1, 20.2   12.7, 10.2   12.1, 11.1   22.6, 21.7   62.1, 61.5
//   128 rows   12.9, 11.2   27.6, 23.8   16.7, 12.7   14.7, 13.0   25.6, 24.3   72.4, 79.9
int8_tiles plan_int8_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool fused_quant) {
  const int64_t rows = ceil_div(n, policy::kWgmmaRows), steps = ceil_div(k, policy::kInt8WgmmaStep);
  int8_tiles best = {m <= 32 ? 0 : m <= 64 ? 1 : 2, 1};
  const bool fills = (m > 32 && m <= 64) || (m > kFillsColumns && m <= kInt8WgmmaColumns[2]);
  if (fills && !fused_quant) {
    const int64_t tiles = ceil_div(n, policy::kInt8WgmmaRows);
    const bool shares = 2 * tiles <= multiprocessors && steps >= 8 && (m > 64 || k >= kLongK);
    if (tiles <= multiprocessors && (shares || m <= 64 || k <= kLongK))
      return {best.index, shares ? 2 : 1, 1};
  }
  // Only tiles of clusters (256 columns) can have halves. A half costs more than half a tile: 512
  // rows of 11008x4096 take 42 us with tiles of 128 columns and 43 us with whole tiles and halves
  // of 256.
  const auto cost = [&](int i, bool& halves) {
    const int64_t columns = kInt8WgmmaColumns[i],
                  cluster = policy::int8_wgmma_cluster_n(kInt8WgmmaColumns[i]),
                  tiles = ceil_div(rows, cluster) * ceil_div(m, columns),
                  at_once = std::max<int64_t>(1, multiprocessors / cluster), rest = tiles % at_once;
    halves = cluster > 1 && tiles > at_once && rest > 0 && 2 * rest <= at_once;
    return (ceil_div(tiles, at_once) - halves) * (columns + kTileCost) +
           halves * (columns / 2 + 2 * kTileCost);
  };
  bool narrow, wide;
  if (m > kInt8WgmmaColumns[2] && cost(3, wide) < cost(2, narrow))
    best.index = 3, best.halves = wide;
  if (policy::int8_wgmma_cluster_n(kInt8WgmmaColumns[best.index]) == 1 &&
      rows * ceil_div(m, kInt8WgmmaColumns[best.index]) * 2 <= multiprocessors && steps >= 8)
    best.cluster_k = 2;
  return best;
}

}  // namespace nybble::cuda
