// Cost model of the wgmma schedules, and the choice of the cheapest.
#include "gemm4/plan.h"

#include <algorithm>
#include <climits>

#include "device/policy.h"

namespace nybble::cuda {
namespace {

int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }

// What an H200 takes in ns, bf16, for 64 of K of a tile of each form, and whether the splits of a
// product are counted by the whole units of K that they have. Products' are not (they become even
// parts; counted by units 23 of those that change took 0.92 to 1.07 of their time). Gradients of
// more than 64 rows turn W, and lose less by wide tiles: 288 and 384 rows counted as products and
// so, 14336x4096 108 and 112 us, so 98 and 102, 28672x8192 408 and 422, so 367 and 351, 13824x5120
// 132 and 138, so 113 and 118.
struct step_cost {
  int64_t of[kClusterSplitKForm + 1];
  bool by_units;
};
constexpr step_cost kProductStep = {{280, 320, 430, 720, 720}, false},
                    kDgradStep = {{400, 450, 560, 770, 770}, true},
                    kSplitFp16Step = {{0, 480, 660, 1060}, false};  // float32 by terms
// A tile's beginning and end; the sum of split products; that tiles are shared (14336x4096, 64 and
// 128 rows: 22.5 and 31.1 us, whole tiles 23.6 and 32.1); that splitk add their sums.
constexpr int64_t kTile = 3000, kSum = 1700, kSumsPerNs = 750, kStreamKCost[4] = {0, 0, 1000, 3000},
                  kClusterSplitKCost[kClusterSplitKForm + 1] = {0, 0, 1500, 0, 3000};

struct costed {
  wgmma_plan plan;
  int64_t cost;
};

// Tiles of one width: all in the same number of splits, round after round; or the tiles of a last
// round that is not full, and as many as one round has, shared by all clusters. Behind full rounds
// that is charged a thirtieth more: its blocks work on different parts of K at once, and whole
// tiles that leave multiprocessors idle leave the others power (H200, 8192x28672, 1024 rows: 730 us
// where whole tiles that fill 0.97 of their rounds took 693; 512 rows: 354 and 350). Where there
// are clusters enough for two splits, no tile is shared: the sums of many blocks would be added by
// one (4096x4096, 32 rows: 12.1 us, by splits 9.9; 8192x28672, 64 rows: 94 and 87).
costed cheapest_of(int index, const step_cost& cost_of, int64_t tiles, int64_t sums, int64_t k,
                   int64_t clusters) {
  const int64_t step = cost_of.of[index], steps = ceil_div(k, 64),
                units = ceil_div(k, policy::kStreamKUnit),
                most = std::max<int64_t>(1, std::min<int64_t>(8, steps / 8));
  costed best = {{}, INT64_MAX};
  const auto consider = [&](const wgmma_plan& plan, int64_t cost) {
    if (cost < best.cost) best = {plan, cost};
  };
  for (int64_t s = 1; s <= most; s++) {
    const int64_t each = ceil_div(units, s), splits = ceil_div(units, each), all = tiles * splits,
                  longest = cost_of.by_units ? std::min(steps, each * (policy::kStreamKUnit / 64))
                                             : ceil_div(steps, s);
    consider({index, 1, std::min(all, clusters), splits, 0},
             ceil_div(all, clusters) * (longest * step + kTile) +
                 (s > 1 ? kSum + s * sums / kSumsPerNs : 0));
  }
  const bool few = tiles < clusters;
  const int64_t shared = few ? tiles : clusters + tiles % clusters;
  const bool fits = few ? tiles * 2 > clusters && tiles * 10 <= clusters * 9 : shared > clusters;
  if (fits && shared * units >= clusters && shared * units <= INT_MAX) {
    const int64_t cost = (steps * step + kTile) * tiles / clusters + kTile + kStreamKCost[index];
    consider({index, 1, clusters, 1, shared}, few ? cost : cost + cost / 30);
  }
  return best;
}

// One tile for two blocks each, which add their sums by themselves.
costed cost_of_cluster_splitk(int index, int64_t step, int64_t tiles, int64_t k) {
  const int64_t steps = ceil_div(k, 64),
                first = ceil_div(k, policy::kStreamKUnit) / 2 * (policy::kStreamKUnit / 64);
  return {{index, 2, tiles, 1, 0},
          std::max(first, steps - first) * step + kTile + kClusterSplitKCost[index]};
}

// Whether at most a quarter of the last tile's columns lies behind the rows of `a`. H200, splitk of
// tiles of 256, and what is chosen without them: 160 rows of 8192x8192 59.6 and 55.1 us, of
// 8192x28672 195 and 161; 192 rows 51.5 and 55.5, 172 and 176.
bool fills_tiles(int64_t m, int columns) {
  return ceil_div(m, columns) * columns - m <= columns / 4;
}

}  // namespace

wgmma_plan plan_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool gradient,
                      bool splitk) {
  const step_cost& step = gradient && m > 64 ? kDgradStep : kProductStep;
  costed best = {{}, INT64_MAX};
  const auto consider = [&](const costed& c) {
    if (c.cost < best.cost) best = c;
  };
  for (int i = 0; i <= (splitk ? kClusterSplitKForm : kClusterSplitKForm - 1); i++) {
    const auto [columns, cluster_n] = kWgmmaForms[i];
    const int64_t tiles = ceil_div(n, policy::kWgmmaRows * cluster_n) * ceil_div(m, columns);
    if (i != kClusterSplitKForm)
      consider(cheapest_of(i, step, tiles, m * n, k, std::max(1, multiprocessors / cluster_n)));
    if (policy::wgmma_cluster_splitk(columns, cluster_n) && tiles * 2 <= multiprocessors &&
        k > policy::kStreamKUnit && (i != kClusterSplitKForm || fills_tiles(m, columns)))
      consider(cost_of_cluster_splitk(i, step.of[i], tiles, k));
  }
  return best.plan;
}

wgmma_plan plan_split_fp16(int64_t m, int64_t n, int64_t k, int multiprocessors) {
  costed best = {{}, INT64_MAX};
  for (int i = 1; i < kClusterSplitKForm; i++) {
    const auto [columns, cluster_n] = kWgmmaForms[i];
    const int64_t tiles = ceil_div(n, policy::kWgmmaRows * cluster_n) * ceil_div(m, columns / 2);
    const costed c =
        cheapest_of(i, kSplitFp16Step, tiles, m * n, k, std::max(1, multiprocessors / cluster_n));
    if (c.cost < best.cost) best = c;
  }
  return best.plan;
}

// All of `a` up to 2048 rows, then 1024 at a time: else what is read again of `a` falls out of the
// L2 cache. H200, 4096 rows of 14336x4096 and 8192x28672: 725 and 2761 us, in one band 734 and
// 2803; 2048 rows 353 and 1381 in one, 358 and 1391 by two.
int rasterization_band(int64_t m, int columns) {
  return static_cast<int>(m <= 2048 ? ceil_div(m, columns) : 1024 / columns);
}

}  // namespace nybble::cuda
