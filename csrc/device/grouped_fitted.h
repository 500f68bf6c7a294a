// The launch geometry and the argument record of the wgmma GEMM of stacked weights whose tiles fit
// the experts' rows, for its kernel and its launcher.
#pragma once
#include "device/params.h"
#include "device/policy.h"

namespace nybble {
namespace policy {

// A kernel's block has `groups` warpgroups that multiply, with 64 rows of W each. A tile has the
// smallest of the widths that is enough for its rows of `a`; widths ascend. A stage has 64 values
// along K; a chunk of scales has those of kChunk stages.
template <int groups, int... widths>
struct fitted_tiles {
  NYBBLE_BOTH static constexpr int width(int form) {
    const int all[] = {widths...};
    return all[form];
  }
  static constexpr int kGroups = groups, kForms = sizeof...(widths), kColumns = width(kForms - 1),
                       kRows = 64 * kGroups, kMultiplying = 128 * kGroups,
                       kThreads = kMultiplying + 128, kChunk = 8, kChunks = 3;
  // The offsets of the parts of shared memory, in bytes.
  static constexpr int kBoxA = kColumns * 128, kBoxW = kRows * 32, kBoxScales = kRows * 4 * kChunk,
                       kStagingBytes = kGroups * 4 * 512,
                       kFit = (227 * 1024 - kWgmmaTableBytes - kStagingBytes -
                               kChunks * (kBoxScales + 16)) /
                              (kBoxA + kBoxW + 16),
                       kStages = kFit < 10 ? kFit : 10;
  static constexpr int kA = kWgmmaTableBytes, kW = kA + kStages * kBoxA,
                       kStaging = kW + kStages * kBoxW, kScales = kStaging + kStagingBytes,
                       kBarriers = kScales + kChunks * kBoxScales,
                       kChunkBarriers = kBarriers + 16 * kStages,
                       kBytes = kChunkBarriers + 16 * kChunks;
  // Registers per thread after setmaxnreg.
  static constexpr int kRegisters = kGroups == 2 ? 216 : 160,
                       kProducerRegisters = kGroups == 2 ? 72 : 32;
};
// Times in us with 64 rows per expert on average, narrow and wide (H200, uniform routing):
// 1536x2048 (Qwen3) 200 and 174, 5760x2880 (gpt-oss) 1030 and 852, 28672x4096 (Mixtral) 455 and
// 424.
using fitted_narrow = fitted_tiles<3, 16, 32, 48, 64>;
using fitted_wide = fitted_tiles<2, 64, 96, 128, 144>;
constexpr int kFittedMostForms = 4;
// If experts have at least this number of rows on average, these kernels compute all experts, also
// those with few rows.
constexpr int kFittedAllRows = 32;

}  // namespace policy
namespace params {

// a_maps: the maps of `a` with boxes of each width. w_map: the stack as a single weight. scales:
// plain scales of all experts. rows: the number of row tiles of one expert.
struct gemm4_grouped_fitted {
  tensor_map a_maps[policy::kFittedMostForms], w_map;
  gemm4_grouped e;
  const float* scales;
  int rows;
};

}  // namespace params
}  // namespace nybble
