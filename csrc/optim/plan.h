// How an optimizer step is launched: a pure function of the tensors' sizes and of what fits on the
// device.
#pragma once

#include <cstdint>

#include "device/policy.h"

namespace nybble::cuda {

constexpr int kFusedNormWarps = policy::kFusedNormThreads / 32;

enum class optim_path {
  step,         // no norm is needed
  fused_norms,  // norms and step in one launch, a block for each tensor
  cooperative,  // norms and step in one launch, whose blocks are all resident
  norms_first,  // the norms, then the step
};

// limited: max_unorm limits the updates. most_units: of 256 values, in the largest tensor. blocks:
// of the one launch. resident: how many of them the device holds at once (0 if it has no
// cooperative launches); not needed if most_units fits one block.
constexpr optim_path choose_optim_path(bool limited, int64_t most_units, int64_t blocks,
                                       int64_t resident) {
  if (!limited) return optim_path::step;
  if (most_units <= kFusedNormWarps) return optim_path::fused_norms;
  return blocks <= resident ? optim_path::cooperative : optim_path::norms_first;
}

}  // namespace nybble::cuda
