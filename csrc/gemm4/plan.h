// Plans the tiles and the schedule of the 4-bit wgmma products from the shape alone.
#pragma once

#include <cstdint>
#include <vector>

#include "device/policy.h"

namespace nybble::cuda {

// The number of columns of a tile, and the number of blocks of a cluster, whose tiles are adjacent
// along N. The last form is for cluster split-K only, and some images have no kernels for it.
struct wgmma_form {
  int columns, cluster_n;
};
constexpr int kClusterSplitKForm = 4;
constexpr wgmma_form kWgmmaForms[kClusterSplitKForm + 1] = {{32, policy::wgmma_cluster_n(32)},
                                                            {64, policy::wgmma_cluster_n(64)},
                                                            {128, policy::wgmma_cluster_n(128)},
                                                            {256, policy::wgmma_cluster_n(256)},
                                                            {256, 1}};

struct wgmma_plan {
  int index;              // of kWgmmaForms
  int cluster_k;          // number of blocks that share K of a tile: 1 or 2
  int64_t clusters;       // in the grid
  int64_t splits;         // number of parts into which the K of every tile is split
  int64_t streamk_tiles;  // number of tiles that all clusters share; if not 0, splits is 1
};
constexpr bool operator==(const wgmma_plan& a, const wgmma_plan& b) {
  return a.index == b.index && a.cluster_k == b.cluster_k && a.clusters == b.clusters &&
         a.splits == b.splits && a.streamk_tiles == b.streamk_tiles;
}

// Returns the plan with the lowest estimated cost. m is the number of rows of `a`, n the number of
// rows of W; both are at least 1. For gradients, n counts columns of W, and k counts rows of W.
// splitk: whether the last form is available.
wgmma_plan plan_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool gradient,
                      bool splitk);
// Returns every plan that plan_wgmma considers for a product, from the lowest estimated cost to the
// highest. Each plan gives a correct result.
std::vector<wgmma_plan> wgmma_plans(int64_t m, int64_t n, int64_t k, int multiprocessors,
                                    bool splitk);
// Plans a float32 product by split fp16. A tile has two columns for each row of `a`, and at least
// 64 columns.
wgmma_plan plan_split_fp16(int64_t m, int64_t n, int64_t k, int multiprocessors);
// Returns the number of splits of K for mma tiles with this number of columns: enough to give every
// multiprocessor up to `blocks_each` blocks, or fewer if K is short.
int64_t mma_splits(int64_t m, int64_t n, int64_t k, int columns, int multiprocessors,
                   int blocks_each = 2);
// Returns the band: the number of adjacent tile columns that are rasterized together.
int rasterization_band(int64_t m, int columns);

}  // namespace nybble::cuda
