// Estimates the cost of the wgmma schedules and chooses the cheapest.
#include "gemm4/plan.h"

#include <algorithm>
#include <climits>
#include <functional>

#include "cuda/shapes.h"
#include "device/policy.h"

namespace nybble::cuda {
namespace {

// For each form in kWgmmaForms, `of` has the time in ns that a tile takes for 64 values along K
// (H200, bf16). The flag `by_units` says whether the length of a split is rounded up to whole units
// of K. Gradients have costs of their own above 64 rows: they transpose W, which makes wide tiles
// cheaper. If the planner used the costs of products, a gradient of 384 rows would take 112 us
// (14336x4096) and 422 us (28672x8192); with the gradients' own costs it takes 102 and 351 us.
struct step_cost {
  int64_t of[kClusterSplitKForm + 1];
  bool by_units;
};
constexpr step_cost kProductStep = {{280, 320, 430, 720, 720}, false},
                    kDgradStep = {{400, 450, 560, 770, 770}, true},
                    kSplitFp16Step = {{0, 480, 660, 1060}, false};  // float32 as split fp16
// Fixed costs in ns. The prologue and epilogue of a tile cost kTile. Adding the partial sums of
// splits costs kSum, and 1 ns more for each kSumsPerNs sums. Sharing tiles costs kStreamKCost, and
// adding the partial sums within a cluster costs kClusterSplitKCost.
constexpr int64_t kTile = 3000, kSum = 1700, kSumsPerNs = 750, kStreamKCost[4] = {0, 0, 1000, 3000},
                  kClusterSplitKCost[kClusterSplitKForm + 1] = {0, 1000, 1500, 0, 3000};

struct costed {
  wgmma_plan plan;
  int64_t cost;
};

// Keeps the cheapest plan. Of equally cheap plans, it keeps the first.
struct cheapest {
  costed best = {{}, INT64_MAX};
  void operator()(const wgmma_plan& plan, int64_t cost) {
    if (cost < best.cost) best = {plan, cost};
  }
};

// Calls consider(plan, cost) with the plans for tiles of one width. There are two schedules:
//   split-K    every tile has the same number of splits
//   stream-K   all clusters share the tiles of the last, partial wave and of one full wave
// If stream-K follows full waves, its estimate is raised by a thirtieth, for two reasons. First,
// the blocks of stream-K work on different parts of K, so they share less data in the cache.
// Second, whole tiles may leave some multiprocessors idle, and then the others can use more power
// (8192x28672, 1024 rows: stream-K 730 us, whole tiles 693 us). Stream-K is not considered if there
// are at least two clusters per tile, because one block would then add the sums of many blocks
// (4096x4096, 32 rows: stream-K 12.1 us, split-K 9.9 us).
template <class Consider>
void plans_of(int index, const step_cost& cost_of, int64_t tiles, int64_t sums, int64_t k,
              int64_t clusters, const Consider& consider) {
  const int64_t step = cost_of.of[index], steps = ceil_div(k, 64),
                units = ceil_div(k, policy::kStreamKUnit),
                most = std::max<int64_t>(1, std::min<int64_t>(8, steps / 8));
  for (int64_t s = 1; s <= most; s++) {
    const int64_t each = ceil_div(units, s), splits = ceil_div(units, each), all = tiles * splits,
                  longest = cost_of.by_units ? std::min(steps, each * (policy::kStreamKUnit / 64))
                                             : ceil_div(steps, s);
    consider(wgmma_plan{index, 1, std::min(all, clusters), splits, 0},
             ceil_div(all, clusters) * (longest * step + kTile) +
                 (s > 1 ? kSum + s * sums / kSumsPerNs : 0));
  }
  const bool few = tiles < clusters;
  const int64_t shared = few ? tiles : clusters + tiles % clusters;
  const bool fits = few ? tiles * 2 > clusters && tiles * 10 <= clusters * 9 : shared > clusters;
  if (fits && shared * units >= clusters && shared * units <= INT_MAX) {
    const int64_t cost = (steps * step + kTile) * tiles / clusters + kTile + kStreamKCost[index];
    consider(wgmma_plan{index, 1, clusters, 1, shared}, few ? cost : cost + cost / 30);
  }
}

// Returns the cost of cluster split-K, in which the two blocks of a cluster share a tile and add
// their sums.
costed cost_of_cluster_splitk(int index, int64_t step, int64_t tiles, int64_t k) {
  const int64_t steps = ceil_div(k, 64),
                first = ceil_div(k, policy::kStreamKUnit) / 2 * (policy::kStreamKUnit / 64);
  return {{index, 2, tiles, 1, 0},
          std::max(first, steps - first) * step + kTile + kClusterSplitKCost[index]};
}

// Whether at most a quarter of the last tile's columns is padding. Otherwise cluster split-K with
// 256 columns is slower than the other plan (H200, 8192x8192): 160 rows take 59.6 instead of 55.1
// us, but 192 rows take 51.5 instead of 55.5 us.
bool fills_tiles(int64_t m, int columns) {
  return ceil_div(m, columns) * columns - m <= columns / 4;
}

template <class Consider>
void consider_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool gradient,
                    bool splitk, const Consider& consider) {
  const step_cost& step = gradient && m > 64 ? kDgradStep : kProductStep;
  for (int i = 0; i <= (splitk ? kClusterSplitKForm : kClusterSplitKForm - 1); i++) {
    const auto [columns, cluster_n] = kWgmmaForms[i];
    const int64_t tiles = ceil_div(n, policy::kWgmmaRows * cluster_n) * ceil_div(m, columns);
    if (i != kClusterSplitKForm)
      plans_of(i, step, tiles, m * n, k, std::max(1, multiprocessors / cluster_n), consider);
    if (policy::wgmma_cluster_splitk(columns, cluster_n) && tiles * 2 <= multiprocessors &&
        k > policy::kStreamKUnit && (i != kClusterSplitKForm || fills_tiles(m, columns))) {
      const costed c = cost_of_cluster_splitk(i, step.of[i], tiles, k);
      consider(c.plan, c.cost);
    }
  }
}

}  // namespace

wgmma_plan plan_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool gradient,
                      bool splitk) {
  cheapest found;
  consider_wgmma(m, n, k, multiprocessors, gradient, splitk, std::ref(found));
  return found.best.plan;
}

std::vector<wgmma_plan> wgmma_plans(int64_t m, int64_t n, int64_t k, int multiprocessors,
                                    bool splitk) {
  std::vector<costed> all;
  consider_wgmma(m, n, k, multiprocessors, false, splitk,
                 [&](const wgmma_plan& plan, int64_t cost) {
                   const auto same = [&](const costed& c) { return c.plan == plan; };
                   const auto found = std::find_if(all.begin(), all.end(), same);
                   if (found == all.end())
                     all.push_back({plan, cost});
                   else  // several numbers of splits can give the same plan
                     found->cost = std::min(found->cost, cost);
                 });
  std::stable_sort(all.begin(), all.end(),
                   [](const costed& a, const costed& b) { return a.cost < b.cost; });
  std::vector<wgmma_plan> plans;
  for (const costed& c : all) plans.push_back(c.plan);
  return plans;
}

wgmma_plan plan_split_fp16(int64_t m, int64_t n, int64_t k, int multiprocessors) {
  cheapest found;
  for (int i = 1; i < kClusterSplitKForm; i++) {
    const auto [columns, cluster_n] = kWgmmaForms[i];
    const int64_t tiles = ceil_div(n, policy::kWgmmaRows * cluster_n) * ceil_div(m, columns / 2);
    plans_of(i, kSplitFp16Step, tiles, m * n, k, std::max(1, multiprocessors / cluster_n),
             std::ref(found));
  }
  return found.best.plan;
}

int64_t mma_splits(int64_t m, int64_t n, int64_t k, int columns, int multiprocessors,
                   int blocks_each) {
  const int64_t blocks = ceil_div(n, policy::kTileRows) * ceil_div(m, columns),
                steps = ceil_div(k, policy::kTileStep);
  const int64_t wanted = std::max<int64_t>(1, int64_t{blocks_each} * multiprocessors / blocks);
  const int64_t per_split = ceil_div(steps, std::min(wanted, std::max<int64_t>(1, steps / 8)));
  return ceil_div(steps, per_split);
}

// Up to 2048 rows of `a` form one band. More rows form bands of 1024 rows, which stay in the L2
// cache until the next rows of W use them (H200, 4096 rows of 14336x4096: 725 us; with a single
// band 734 us).
int rasterization_band(int64_t m, int columns) {
  return static_cast<int>(m <= 2048 ? ceil_div(m, columns) : 1024 / columns);
}

}  // namespace nybble::cuda
