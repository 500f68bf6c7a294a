// Lists the choices that tuning measures for a 4-bit product.
#include <algorithm>

#include "cuda/shapes.h"
#include "device/policy.h"
#include "gemm4/tuned.h"

namespace nybble::cuda {
namespace {

// kMostPlans is the number of wgmma plans to measure. Estimated costs are up to 20 % wrong, but the
// fastest plan is always among the plans with the lowest estimates. The value of kMostBlocksEach is
// the largest number of mma blocks per multiprocessor.
constexpr size_t kMostPlans = 10;
constexpr int kMostBlocksEach = 4;
// Numbers of rows for which a path is worth measuring. Outside these limits, the path is much
// slower than another path (H200): wgmma pads 8 rows to 32, simt reads W once per four rows, and
// mma decodes W once per 32 or 64 rows.
constexpr int64_t kMinWgmmaRows = 9, kMaxSimtRows = 8, kMaxMmaRows = 256;

int columns_of(gemm4_path path) { return path == gemm4_path::mma_32 ? 32 : 64; }

bool is_mma(gemm4_path path) { return path == gemm4_path::mma_32 || path == gemm4_path::mma_64; }

bool is_worth_measuring(gemm4_path path, int64_t m) {
  return path == gemm4_path::wgmma  ? m >= kMinWgmmaRows
         : path == gemm4_path::simt ? m <= kMaxSimtRows
         : is_mma(path)             ? m <= kMaxMmaRows
                                    : path == gemm4_path::gemv || path == gemm4_path::skinny;
}

std::vector<gemm4_choice> choices_of(gemm4_path path, const gemm4_problem& p,
                                     const gemm4_device& device) {
  std::vector<gemm4_choice> found;
  if (path == gemm4_path::wgmma) {
    for (const wgmma_plan& plan :
         wgmma_plans(p.m, p.n, p.k, device.multiprocessors, device.cluster_splitk))
      if (found.size() < kMostPlans) found.push_back({path, plan});
  } else if (is_mma(path)) {
    for (const int each : {2, 1, 3, kMostBlocksEach}) {  // the library's own choice is 2
      const int64_t splits =
          mma_splits(p.m, p.n, p.k, columns_of(path), device.multiprocessors, each);
      const auto same = [&](const gemm4_choice& c) { return c.plan.splits == splits; };
      if (std::none_of(found.begin(), found.end(), same))
        found.push_back({path, {0, 1, 0, splits, 0}});
    }
  } else {
    found.push_back({path, {}});
  }
  return found;
}

}  // namespace

std::vector<gemm4_choice> gemm4_candidates(const gemm4_problem& p, const gemm4_device& device,
                                           const gemm4_usable& usable) {
  const gemm4_path own = choose_gemm4_path(p, usable);
  if (!computes(own, p)) return {{own, {}}};  // float32 is not tuned
  std::vector<gemm4_choice> all = choices_of(own, p, device);
  for (const gemm4_path path : {gemm4_path::gemv, gemm4_path::skinny, gemm4_path::wgmma,
                                gemm4_path::mma_32, gemm4_path::mma_64, gemm4_path::simt}) {
    if (path == own || !is_worth_measuring(path, p.m) || !computes(path, p)) continue;
    if (path != gemm4_path::simt && !usable(path)) continue;
    const std::vector<gemm4_choice> more = choices_of(path, p, device);
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

bool is_valid(const gemm4_choice& choice, const gemm4_problem& p, int multiprocessors) {
  if (!computes(choice.path, p)) return false;
  if (choice.path == gemm4_path::wgmma) {
    const std::vector<wgmma_plan> plans =
        wgmma_plans(p.m, p.n, p.k, multiprocessors, p.block_size > 32);
    return std::find(plans.begin(), plans.end(), choice.plan) != plans.end();
  }
  const int64_t most = is_mma(choice.path) ? ceil_div(p.k, policy::kTileStep) : 0,
                splits = choice.plan.splits;
  return choice.plan == wgmma_plan{0, is_mma(choice.path) ? 1 : 0, 0, splits, 0} &&
         splits >= (most > 0 ? 1 : 0) && splits <= most;
}

}  // namespace nybble::cuda
