// Every plan of a wgmma 4-bit product covers each tile's K exactly once, and no cluster waits for a
// later cluster.
#include "gemm4/plan.h"

#include <algorithm>
#include <string>
#include <vector>

#include "check.h"
#include "device/policy.h"

namespace {

using namespace nybble;

int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }

// The kinds of products that the test plans: split_fp16 (float32, where a row of `a` takes two
// columns of a tile), 16-bit types without kernels for cluster split-K, 16-bit types with these
// kernels, and gradients.
enum kind { kSplitFp16, kPlain, kClusterSplitK, kGradient };

void check(int64_t m, int64_t n, int64_t k, kind of, int multiprocessors) {
  const bool split = of == kSplitFp16, cluster_splitk = of == kClusterSplitK || of == kGradient;
  const std::string text = std::to_string(m) + " " + std::to_string(n) + " " + std::to_string(k) +
                           " on " + std::to_string(multiprocessors) + ", kind " +
                           std::to_string(of);
  const cuda::wgmma_plan plan =
      split ? cuda::plan_split_fp16(m, n, k, multiprocessors)
            : cuda::plan_wgmma(m, n, k, multiprocessors, of == kGradient, cluster_splitk);
  const auto [columns, cluster_n] = cuda::kWgmmaForms[plan.index];
  const int cluster = cluster_n * plan.cluster_k, rows = split ? columns / 2 : columns;
  const int64_t tiles = ceil_div(n, policy::kWgmmaRows * cluster_n) * ceil_div(m, rows),
                units = ceil_div(k, policy::kStreamKUnit), all = plan.streamk_tiles * units;
  NYBBLE_EXPECT(plan.clusters >= 1 && plan.clusters <= std::max(1, multiprocessors / cluster),
                text + ": clusters");
  NYBBLE_EXPECT(
      plan.cluster_k == 1 || (plan.cluster_k == 2 && plan.splits == 1 && plan.streamk_tiles == 0 &&
                              policy::wgmma_cluster_splitk(columns, cluster_n) &&
                              plan.clusters == tiles && units >= 2),
      text + ": cluster split-K");
  NYBBLE_EXPECT(plan.streamk_tiles >= 0 && plan.streamk_tiles <= tiles, text + ": stream-K tiles");
  NYBBLE_EXPECT(plan.splits == 1 || (plan.streamk_tiles == 0 && plan.splits <= units),
                text + ": splits");
  NYBBLE_EXPECT((plan.splits - 1) * ceil_div(units, plan.splits) < units, text + ": empty split");
  NYBBLE_EXPECT(plan.streamk_tiles == 0 || all >= plan.clusters, text + ": a cluster without work");
  NYBBLE_EXPECT((tiles - plan.streamk_tiles) % plan.clusters == 0 || plan.streamk_tiles == 0,
                text + ": stream-K, but the last wave of whole tiles is not full");
  NYBBLE_EXPECT(!split || plan.index > 0, text + ": tile too narrow for split_fp16");
  NYBBLE_EXPECT(plan.index < cuda::kClusterSplitKForm || (plan.cluster_k == 2 && cluster_splitk),
                text + ": a form that only cluster split-K has");
  const int band = cuda::rasterization_band(split ? 2 * m : m, columns);
  NYBBLE_EXPECT(band >= 1 && band <= ceil_div(split ? 2 * m : m, columns), text + ": band");
  const auto start = [&](int64_t c) {  // the same formula as in tile_scheduler
    return c * (all / plan.clusters) + std::min(c, all % plan.clusters);
  };
  std::vector<int64_t> done(static_cast<size_t>(plan.streamk_tiles), units);  // counted from the
                                                                              // end of K
  NYBBLE_EXPECT(start(plan.clusters) == all, text + ": units");
  for (int64_t c = plan.clusters - 1; c >= 0; c--) {
    int64_t to = start(c + 1);
    for (bool first = true; to > start(c); first = false) {
      const int64_t tile = (to - 1) / units, from = std::max(start(c), tile * units);
      int64_t& left = done[static_cast<size_t>(tile)];
      NYBBLE_EXPECT(left == to - tile * units, text + ": parts of a tile are out of order");
      NYBBLE_EXPECT(first || left == units, text + ": partial sums behind the first part");
      left = from - tile * units;
      to = from;
    }
  }
  for (const int64_t left : done) NYBBLE_EXPECT(left == 0, text + ": K is not covered");
}

}  // namespace

int main() {
  for (const int multiprocessors : {1, 2, 7, 78, 114, 132})
    for (const int64_t m : {17, 32, 40, 100, 256, 512, 700, 1024, 2049, 4096})
      for (const int64_t n : {1, 64, 333, 1024, 4096, 8192, 11008, 14336, 152064})
        for (const int64_t k : {64, 320, 2048, 4096, 4160, 11008, 28672})
          for (const kind of : {kSplitFp16, kPlain, kClusterSplitK, kGradient})
            check(m, n, k, of, multiprocessors);
  return nybble::test::failures() != 0;
}
