// Launch geometry of the outlier columns of int8 products. See policy.h.
#pragma once

#include "device/policy.h"

namespace nybble {
namespace policy {

// Outlier columns of int8 products: a tile of the result is kInt8OutlierRows x kInt8OutlierColumns,
// and kInt8OutlierStep outlier columns are added at a time. The dense path is used if more than one
// column in kInt8OutlierDense is marked. For 16 rows of 4096x14336 in bf16, the dense path takes
// 440 us; without it, the kernel takes 130 us if 10 % of the columns are marked, and 1205 us if all
// columns are marked.
constexpr int kInt8OutlierThreads = 256, kInt8OutlierRows = 32, kInt8OutlierColumns = 128,
              kInt8OutlierStep = 32, kInt8OutlierDense = 3, kInt8OutlierBlocks = 3;  // at once
// The columns of up to kInt8ListedRows rows are listed if K is at most kInt8ListedColumns. The
// kernel that multiplies them requests so much shared memory that a multiprocessor runs a single
// block. Otherwise several blocks would share each multiprocessor on which the product does not
// run. Times in us of bf16 layers with 32 rows, by the number of outlier columns:
//                      0                         6                         1500
//                      14336x4096   4096x14336   14336x4096   4096x14336   4096x14336
//   from the list      21.2         22.6         25.4         26.9         50.3
//   from the mask      23.9         26.2         30.2         31.5         138
constexpr int kInt8ListedRows = 128, kInt8ListedColumns = 32768, kInt8ListedSide = 32,
              kInt8ListedSmemBytes = 116 << 10, kInt8ListedStaticBytes = 24 << 10;
// With at least kInt8GatherRows rows of `a`, a kernel first gathers the marked columns, that is,
// copies them to adjacent memory. At most kInt8GatherBlocks blocks per multiprocessor do this,
// because each block reads the whole mask. If the columns need several passes, the later passes use
// blocks of kInt8GatherThreads threads. Times in us of a bf16 layer with 2048 rows of 14336x4096,
// by the number of outlier columns:
//                            0     8     10 %   all
//   gathered first           197   274   301    625
//   gathered by each tile    202   289   583    1198
constexpr int kInt8GatherRows = 256, kInt8GatherBlocks = 4, kInt8GatherThreads = 512,
              kInt8OutlierMmaTile = 128;
constexpr int kOutlierWgmmaRows = 128, kOutlierWgmmaStep = 64;
// Float32 results: the number of columns that a tensor core sums before the sum is added in
// float32. Short sums keep float32 accuracy.
constexpr int kOutlierF32Columns = 512;
NYBBLE_BOTH constexpr int outlier_wgmma_stages(int columns) { return columns == 128 ? 6 : 4; }
NYBBLE_BOTH constexpr int outlier_wgmma_smem_bytes(int columns) {
  return outlier_wgmma_stages(columns) *
         ((kOutlierWgmmaRows + columns) * kOutlierWgmmaStep * 2 + 16);
}

}  // namespace policy
}  // namespace nybble
