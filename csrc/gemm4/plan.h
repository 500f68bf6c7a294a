// Plan the tiles and the schedule of the 4-bit wgmma products, from the shape alone.
#pragma once

#include <cstdint>

#include "device/policy.h"

namespace nybble::cuda {

// Columns of a tile, and blocks of a cluster with adjacent tiles along N. The last form is only for
// cluster split-K, which not every image has.
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
  int cluster_k;          // blocks that share K of each of a cluster's tiles: 1 or 2
  int64_t clusters;       // in the grid
  int64_t splits;         // of K, for every tile
  int64_t streamk_tiles;  // tiles that all clusters share in parts of K (then splits is 1)
};

// For m rows of `a` and n rows of W, each at least 1. For gradients, n counts columns of W and k
// its rows. splitk: whether the last form is available.
wgmma_plan plan_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool gradient,
                      bool splitk);
// The same for float32 by split fp16: a tile has half as many rows of `a` as columns, and at least
// 64 columns.
wgmma_plan plan_split_fp16(int64_t m, int64_t n, int64_t k, int multiprocessors);
// How many columns of tiles are rasterized together.
int rasterization_band(int64_t m, int columns);

}  // namespace nybble::cuda
