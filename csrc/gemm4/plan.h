// Owns: which tiles the 4-bit products by wgmma take and how the multiprocessors share them: a
// function of the shape alone.
#pragma once

#include <cstdint>

#include "device/policy.h"

namespace nybble::cuda {

// Tiles' columns, and blocks of a cluster that have tiles side by side along N. The last form is
// for splitk alone, by kernels that not every image has.
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
  int cluster_k;          // blocks that divide K of each of a cluster's tiles: 1 or 2
  int64_t clusters;       // that run
  int64_t splits;         // of K, of every tile
  int64_t streamk_tiles;  // tiles that all clusters share by parts of K (then splits is 1)
};

// For m rows of `a`, n rows of W, each at least 1; of gradients n columns of W, and k its rows.
// `splitk`: whether the last form is there.
wgmma_plan plan_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool gradient,
                      bool splitk);
// The same of float32 by terms, of which a tile has half as many rows of `a` as columns: of 64
// columns or more.
wgmma_plan plan_split_fp16(int64_t m, int64_t n, int64_t k, int multiprocessors);
// Columns of tiles that are worked on together.
int rasterization_band(int64_t m, int columns);

}  // namespace nybble::cuda
