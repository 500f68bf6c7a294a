// Owns: which tiles the 4-bit products by wgmma take and how the multiprocessors share them: a
// function of the shape alone.
#pragma once

#include <cstdint>

namespace nybble::cuda {

constexpr int kWideColumns[4] = {32, 64, 128, 256};

struct wide_plan {
  int index;         // of kWideColumns
  int team;          // blocks that divide K of each of a cluster's tiles: 1 or 2
  int64_t clusters;  // that run
  int64_t splits;    // of K, of every tile
  int64_t shared;    // tiles that all clusters share by parts of K (then splits is 1)
};

// For m rows of `a`, n rows of W, each at least 1.
wide_plan plan_wide(int64_t m, int64_t n, int64_t k, int multiprocessors);
// The same of float32 by terms, of which a tile of kWideColumns has half as many rows of `a`: of 64
// columns or more.
wide_plan plan_terms(int64_t m, int64_t n, int64_t k, int multiprocessors);
// Columns of tiles that are worked on together.
int wide_band(int64_t m, int columns);

}  // namespace nybble::cuda
