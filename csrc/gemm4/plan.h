// Owns: which tiles the 4-bit products by wgmma take and how the multiprocessors share them: a
// function of the shape alone.
#pragma once

#include <cstdint>

#include "device/policy.h"

namespace nybble::cuda {

// Tiles' columns, and blocks of a cluster that have tiles side by side along N. The last form is
// for teams alone, by kernels that not every image has.
struct wide_form {
  int columns, neighbours;
};
constexpr int kTeamForm = 4;
constexpr wide_form kWideForms[kTeamForm + 1] = {{32, policy::wide_neighbours(32)},
                                                 {64, policy::wide_neighbours(64)},
                                                 {128, policy::wide_neighbours(128)},
                                                 {256, policy::wide_neighbours(256)},
                                                 {256, 1}};

struct wide_plan {
  int index;         // of kWideForms
  int team;          // blocks that divide K of each of a cluster's tiles: 1 or 2
  int64_t clusters;  // that run
  int64_t splits;    // of K, of every tile
  int64_t shared;    // tiles that all clusters share by parts of K (then splits is 1)
};

// For m rows of `a`, n rows of W, each at least 1; of gradients n columns of W, and k its rows.
// `teams`: whether the last form is there.
wide_plan plan_wide(int64_t m, int64_t n, int64_t k, int multiprocessors, bool gradient,
                    bool teams);
// The same of float32 by terms, of which a tile has half as many rows of `a` as columns: of 64
// columns or more.
wide_plan plan_terms(int64_t m, int64_t n, int64_t k, int multiprocessors);
// Columns of tiles that are worked on together.
int wide_band(int64_t m, int columns);

}  // namespace nybble::cuda
