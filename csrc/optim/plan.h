// Choose how an optimizer step is launched, from the tensors' sizes and what fits on the device.
#pragma once

#include <cstdint>

#include "device/policy.h"

namespace nybble::cuda {

constexpr int kFusedNormWarps = policy::kFusedNormThreads / 32;

enum class optim_path {
  step,         // without norms
  fused_norms,  // norms and step in one launch, one block per tensor
  cooperative,  // norms and step in one cooperative launch
  norms_first,  // norms, then the step
};

// limited: max_unorm limits the updates. most_units: units of 256 values in the largest tensor.
// blocks: of the single launch. resident: how many blocks the device can hold (0 without
// cooperative launches); not used if the largest tensor fits one block.
constexpr optim_path choose_optim_path(bool limited, int64_t most_units, int64_t blocks,
                                       int64_t resident) {
  if (!limited) return optim_path::step;
  if (most_units <= kFusedNormWarps) return optim_path::fused_norms;
  return blocks <= resident ? optim_path::cooperative : optim_path::norms_first;
}

}  // namespace nybble::cuda
