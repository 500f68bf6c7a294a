// Chooses how an optimizer step is launched. The choice depends on the sizes of the tensors and the
// number of blocks that fit on the device.
#pragma once

#include <cstdint>

#include "device/policy.h"

namespace nybble::cuda {

constexpr int kFusedNormWarps = policy::kFusedNormThreads / 32;

enum class optim_path {
  step,         // no norms
  fused_norms,  // norms and step in one launch, one block per tensor
  cooperative,  // norms and step in one cooperative launch
  norms_first,  // norms in a first launch, step in a second launch
};

// limited: whether max_unorm limits the updates. most_units: the number of units (256 values each)
// in the largest tensor. blocks: the number of blocks that a single launch needs. resident: the
// number of blocks that can be resident on the device at once, or 0 if it has no cooperative
// launches. If the largest tensor fits in one block, `resident` is not used.
constexpr optim_path choose_optim_path(bool limited, int64_t most_units, int64_t blocks,
                                       int64_t resident) {
  if (!limited) return optim_path::step;
  if (most_units <= kFusedNormWarps) return optim_path::fused_norms;
  return blocks <= resident ? optim_path::cooperative : optim_path::norms_first;
}

}  // namespace nybble::cuda
